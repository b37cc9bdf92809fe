// SPDX-License-Identifier: GPL-3.0-or-later
// TAPU_MONKEY=EVENTS of each row instead of some 20,000 in all (a sanitizer build; others a fifth);
// TAPU_MONKEY_SEED=SEED instead of 1. A row is run alone by its name: test_monkey
// "everyEventLeavesABoardThatCanBeUndone:an empty board".
#include <QMainWindow>
#include <QMenuBar>
#include <QNetworkProxy>
#include <QTest>

#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/desktop/editor_guest.h"
#include "app/files/record_reader.h"
#include "app/host/seats/roster.h"
#include "app/host/store/sqlite_store.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/game/game_log.h"
#include "app/session/plan/board_shelf.h"
#include "app/shell/app_look.h"
#include "app/table/page/play_page.h"
#include "app/values/codec.h"
#include "app/wire/requests.h"
#include "engine/bots/simulation.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"
#include "tests/effort.h"
#include "tests/formats/played.h"
#include "tests/monkey/monkey.h"
#include "tests/net/table.h"
#include "tests/sea_boards.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

int numberIn(const char* variable, int otherwise) {
  bool isNumber = false;
  const int number = qEnvironmentVariableIntValue(variable, &isNumber);
  return isNumber ? number : otherwise;
}
/// A third of them under the sanitizers, a fifth in other builds; TAPU_MONKEY says another number.
int events(int usual) { return numberIn("TAPU_MONKEY", effort(usual / 5, usual / 3)); }
quint64 seed() { return static_cast<quint64>(numberIn("TAPU_MONKEY_SEED", 1)); }

/// Another language, digits or look, as somebody may choose them at any time.
void addTastes(Monkey& monkey, Settings& settings, Languages& languages, AppLook& look) {
  for (const QString& code : Languages::codes())
    monkey.mayAlso(u"language "_s + code, [&languages, code] { languages.use(code); });
  monkey.mayAlso(u"other digits"_s, [&languages] {
    const bool isOwn = languages.digits() == Digits::Devanagari;
    languages.useDigits(isOwn ? Digits::International : Digits::Devanagari);
  });
  // One of four changes: each one dresses every widget anew.
  monkey.mayAlso(u"another theme"_s, [&settings, &look] {
    const QStringList themes{u"light"_s, u"dark"_s, u"contrast"_s};
    settings.view.theme.set(themes[(themes.indexOf(settings.view.theme()) + 1) % themes.size()]);
    look.apply();
  });
}

// ---- boards

/// What the first bytes were, and that a board without errors is a game at every table.
class BoardWatch {
 public:
  explicit BoardWatch(EditorPage& page) : page_(page) {
    QObject::connect(&page.document(), &BoardDocument::replaced, &page, [this] { begin(); });
    begin();
  }

  /// Lets a long history begin anew: all of it is undone after each event.
  void shorten() {
    BoardDocument& document = page_.document();
    if (document.history().count() > 40) document.setFile(BoardFile(document.file()));
  }

  QString operator()() {
    BoardDocument& document = page_.document();
    const int index = document.history().index();
    if (document.isPainting() || (index == lastIndex_ && isSame(document.file(), last_))) return {};
    last_ = document.file();
    lastIndex_ = index;
    const bool writes = ++judged_ % 20 == 0;  // the same file has the same bytes; writing takes longer than comparing
    const QByteArray now = writes ? writeBoard(last_) : QByteArray();
    const QSignalBlocker quiet(&document), quietHistory(&document.history());
    document.history().setIndex(0);
    if (!isSame(document.file(), first_) || (writes && writeBoard(document.file()) != firstBytes_))
      return u"undone, the board is not what it was first"_s;
    document.history().setIndex(index);
    if (!isSame(document.file(), last_) || (writes && writeBoard(document.file()) != now))
      return u"undone and done again, the board is another"_s;
    return plays(last_);
  }

 private:
  static bool isSame(const BoardFile& a, const BoardFile& b) {
    return a.board == b.board && a.names == b.names && a.descriptions == b.descriptions && a.author == b.author &&
           a.license == b.license && a.options == b.options && a.locked == b.locked && a.unknown == b.unknown &&
           a.unknownOfHexes == b.unknownOfHexes && a.unknownOfParts == b.unknownOfParts;
  }
  /// Another board is under edit; one that was open before comes with its history.
  void begin() {
    BoardDocument& document = page_.document();
    const QSignalBlocker quiet(&document), quietHistory(&document.history());
    const int index = document.history().index();
    document.history().setIndex(0);
    first_ = document.file();
    firstBytes_ = writeBoard(first_);
    document.history().setIndex(index);
    last_ = document.file();
    lastIndex_ = -1;
  }

  QString plays(const BoardFile& file) {
    const Setup game = botGameOn(file);
    if (!errorsOf(file).empty() || !problems(game).empty()) return {};
    Complaint complaint;
    const auto read = readBoard(writeBoard(file), complaint);
    if (!read) return u"nothing wrong, but the file is not read: "_s + complaint.sentence;
    if (!(read->board == file.board)) return u"the file has another board"_s;
    const auto heard = decodeSetup(encodeSetup(game), complaint);
    if (!heard) return u"nothing wrong, but no game over the wire: "_s + complaint.sentence;
    if (!(*heard == game)) return u"over the wire it is another game"_s;
    if (!isPlayable(*heard)) return u"nothing wrong, but no lobby takes it"_s;
    SimulationPlan plan;
    plan.ruleSet = heard->ruleSet;
    plan.options = heard->options;
    plan.boards = heard->chain.size();
    plan.board = plan.boards > 0 ? heard->chain.kinds.front().board : heard->board;
    plan.bots = {"random"};
    plan.mostMoves = 60;
    return simulate(plan).games == 1 ? QString() : u"no game was played"_s;
  }

  EditorPage& page_;
  BoardFile first_, last_;
  QByteArray firstBytes_;
  int lastIndex_ = -1, judged_ = 0;
};

BoardFile fileOf(const Board& board) {
  BoardFile file;
  file.board = board;
  return file;
}

// ---- a table

/// A server, bots and one or two persons in this thread, on a clock that the monkey moves: the same seed, the same
/// game. With boards no window shows it yet: then there are clients, but no controller.
class LocalTable {
 public:
  LocalTable(RuleSet rules, int persons, quint64 seed, int boards = 0,
             std::unique_ptr<EventStore> store = std::make_unique<MemoryStore>(), int seats = kUsualSeats,
             const QString& board = {})
      : store_(std::move(store)),
        table_(*store_, withBoard(planOf(rules, persons, seed, boards, seats), board), clock_, limits(), seed) {
    table_.server->open();
    for (int i = 0; i < persons; ++i)
      owned_.push_back(std::make_unique<Client>(table_.local(i == 0 ? Origin::Owner : Origin::Guest),
                                                test::named(i == 0 ? u"Asha"_s : u"Vikram"_s), clock_,
                                                std::make_unique<SeededRng>(10 * seed + static_cast<quint64>(i))));
    for (const auto& each : owned_) clients_.push_back(each.get());
    if (boards == 0) game_ = std::make_unique<GameController>(std::exchange(owned_, {}));
    for (Client* client : clients_) client->start();
    for (Client* client : clients_)
      test::soon([&] { return client->known().phase == Client::Phase::Lobby && client->known().seat(); });
    for (Client* client : clients_) client->ask(requests::SetReady{Ready::Yes});
    const Client* host = clients_.front();
    const bool mayBegin = test::soon([&] { return startBlockedBy(host->known().lobby).isEmpty(); });
    clients_.front()->ask(requests::StartGame{});
    const bool begins = mayBegin && test::soon([&] {
                          clock_->advance(20);
                          return host->known().hasGame();
                        });
    if (!begins) qFatal("no game: %s", qPrintable(startBlockedBy(host->known().lobby)));
  }

  GameController& controller() { return *game_; }
  const std::vector<Client*>& clients() const { return clients_; }
  SimClock& clock() { return *clock_; }
  bool isOver() const {
    const Client::Phase phase = clients_.front()->known().phase;
    return phase == Client::Phase::Over || phase == Client::Phase::Closed;
  }
  int moves() const { return clients_.front()->known().moveNumber; }
  /// The client and the server must never disagree.
  QString problem() const {
    for (const Client* client : clients_)
      if (client->known().desyncs > 0) return u"a client had another position than the server"_s;
    return {};
  }

 private:
  static Limits limits() {
    Limits limits;
    limits.deadMs = limits.silentMs = 1 << 30;
    return limits;
  }
  /// On a board of the program; without a name as it is.
  static ServerPlan withBoard(ServerPlan plan, const QString& board) {
    if (!board.isEmpty()) test::layBoard(plan.setup, test::boardOfProgram(board));
    return plan;
  }
  static ServerPlan planOf(RuleSet rules, int persons, quint64 seed, int boards, int seats) {
    ServerPlan plan;
    plan.gameName = u"Monkeys"_s;
    plan.setup.ruleSet = rules;
    plan.setup.options = defaultOptions(rules, seats);
    if (boards > 0) {
      plan.setup.chain = chainFor(plan.setup.options, boards);
    } else {
      SeededRng rng(seed);
      plan.setup.options.turnSeconds = 60;
      plan.setup.board = boardFor(plan.setup.options, rng);
    }
    plan.bots = QStringList(plan.setup.seats(), u"greedy"_s);
    for (int i = 0; i < persons; ++i) plan.bots[i].clear();
    return plan;
  }

  std::unique_ptr<EventStore> store_;
  std::shared_ptr<SimClock> clock_ = std::make_shared<SimClock>();
  test::TestServer table_;
  std::vector<std::unique_ptr<Client>> owned_;  ///< those that no controller has
  std::vector<Client*> clients_;
  std::unique_ptr<GameController> game_;
};

// ---- files

bool write(const QString& path, const QByteArray& content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// A whole game of bots as a record, and the same with its last line torn.
bool writeRecords(const QString& whole, const QString& torn) {
  const Played game = played(1, "greedy");
  RecordHeader header;
  header.setup = game.setup;
  header.names = QStringList{u"Asha"_s, u"Vikram"_s, u"मीरा"_s, u"Dev"_s}.first(game.setup.seats());
  Complaint complaint;
  return saveRecord(whole, header, game.moves, complaint) && write(torn, recordText(header, game.moves).chopped(9));
}

/// A game that was left at its computer after some moves.
bool writeStore(const QString& path) {
  auto store = std::make_unique<SqliteStore>(path);
  if (!store->open().isEmpty()) return false;
  LocalTable table(RuleSet::Classic, 1, 1, 0, std::move(store));
  GameController& game = table.controller();
  const auto person = makeBot("greedy");
  SeededRng rng(1);
  return test::soon([&] {
    table.clock().advance(1000);
    if (!game.seen().legal.empty())
      if (const auto action =
              person->decide(SeatView(game.seen().definition(), game.seen().state(), game.seen().viewer()), rng))
        game.submit(*action);
    return table.moves() >= 30;
  });
}

}  // namespace

class MonkeyTest : public QObject {
  Q_OBJECT

 public:
  static void initMain() { qputenv("QT_NO_GLIB", "1"); }  // the event loop that the program has

 private Q_SLOTS:
  void initTestCase() {
    // Whatever address is typed: nothing goes further than this computer.
    QNetworkProxy::setApplicationProxy(QNetworkProxy(QNetworkProxy::Socks5Proxy, u"127.0.0.1"_s, 9));
  }
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void everyEventLeavesABoardThatCanBeUndone_data() {
    QTest::addColumn<BoardFile>("file");
    BoardFile flat;
    flat.board.orientation = Orientation::Flat;
    QTest::newRow("the first island") << fileOf(beginnerBoard());
    QTest::newRow("an empty board") << flat;
    QTest::newRow("an island with ships") << boardShelf().front();
    QTest::newRow("a board of a chain") << fileOf(bigGameBoards().front().board);
    QTest::newRow("a board with fog and gold") << test::boardOfProgram(u"fog-between-two-coasts"_s);
  }
  void everyEventLeavesABoardThatCanBeUndone() {
    QFETCH(BoardFile, file);
    putFiles();
    Settings settings(folder_->path());
    settings.view.animations.set(Animations::Off);
    Languages languages;
    AppLook look(settings, languages);
    look.apply();
    languages.use(u"en"_s);
    QMainWindow frame;
    auto* page = new EditorPage({folder_->path(), u"Asha"_s, {}});
    for (QMenu* menu : page->actions().menus()) frame.menuBar()->addMenu(menu);
    frame.setCentralWidget(page);
    QVERIFY(bringUp(frame, {1280, 760}));
    page->document().setFile(file);
    page->focusFirst();
    BoardWatch watch(*page);
    Monkey monkey(seed(), frame);
    addTastes(monkey, settings, languages, look);
    monkey.setFolder(files());
    monkey.setHaunt([page] { return page->canvas()->viewport(); });
    monkey.setPulse([&] {
      watch.shorten();
      keepSmall(page->document());
    });
    monkey.setCheck([&] { return watch(); });
    const QString problem = monkey.play(events(1500));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
  }

  void everyEventLeavesTheProgramSound_data() {
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<bool>("mayPlay");
    QTest::newRow("its first start") << false << false;
    QTest::newRow("all pages, where no game can be kept") << true << false;
    QTest::newRow("all pages and games") << true << true;
  }
  void everyEventLeavesTheProgramSound() {
    QFETCH(bool, isKnown);
    QFETCH(bool, mayPlay);
    if (isKnown) makeKnown(folder_->path());
    putFiles();
    // A file where their folder should be: none begins, and the seed repeats everything. Else the dice are the
    // system's.
    if (mayPlay)
      leaveGames();
    else
      QVERIFY(write(folder_->filePath(u"games"_s), "no folder"));
    if (QTest::currentTestFailed()) return;
    Program program(folder_->path());
    program.settings.view.animations.set(Animations::Off);
    program.settings.game.botPace.set(BotPace::Instant);
    EditorGuest editor(program.window, program.settings, folder_->path());
    Monkey monkey(seed(), program.window);
    addTastes(monkey, program.settings, program.languages, program.window.look());
    monkey.setFolder(files());
    const QStringList names = QDir(files()).entryList(QDir::Files, QDir::Name);
    monkey.mayAlso(u"a file that another start hands over"_s, [&, next = 0]() mutable {
      program.window.files().openOne(files() + u'/' + names[next++ % names.size()]);
    });
    monkey.setHaunt([&] { return program.window.page(); });
    monkey.setPulse([&] {
      keepSmall(editor.page()->document());
      // With its window the program ends; who opens it again begins at its start page.
      if (isKnown && !program.window.isVisible()) program.window.openStart();
    });
    const QString problem = monkey.play(events(1000));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
  }

  void everyEventLeavesTheTableSound_data() {
    QTest::addColumn<RuleSet>("rules");
    QTest::addColumn<int>("persons");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("board");
    const QString island;
    QTest::newRow("Classic, one person") << RuleSet::Classic << 1 << 4 << island;
    QTest::newRow("Classic, two persons at one computer") << RuleSet::Classic << 2 << 4 << island;
    QTest::newRow("Crazy, one person") << RuleSet::Crazy << 1 << 4 << island;
    QTest::newRow("Classic, six seats, two persons at one computer") << RuleSet::Classic << 2 << 6 << island;
    QTest::newRow("Crazy, eight seats, one person") << RuleSet::Crazy << 1 << 8 << island;
    QTest::newRow("through the fog, one person") << RuleSet::Classic << 1 << 4 << u"fog-between-two-coasts"_s;
    QTest::newRow("gold and a pirate, one person") << RuleSet::Classic << 1 << 4 << u"gold-reefs"_s;
  }
  void everyEventLeavesTheTableSound() {
    QFETCH(RuleSet, rules);
    QFETCH(int, persons);
    QFETCH(int, seats);
    QFETCH(QString, board);
    Settings settings(folder_->path());
    settings.view.animations.set(Animations::Off);
    Languages languages;
    AppLook look(settings, languages);
    look.apply();
    languages.use(u"en"_s);
    GameActions actions;
    QMainWindow frame;
    frame.menuBar()->addMenu(u"Move"_s)->addActions(actions.all());
    QVERIFY(bringUp(frame, {1280, 800}));
    // A game that is over gives way to the next one.
    constexpr int stretch = 500;
    std::unique_ptr<LocalTable> game;
    Monkey monkey(seed(), frame);
    addTastes(monkey, settings, languages, look);
    monkey.setHaunt([&] { return frame.centralWidget()->findChild<BoardView*>()->viewport(); });
    monkey.setLure([&](Rng& rng) { return placeToBuild(frame, game->controller(), rng); });
    monkey.setPulse([&] { game->clock().advance(200); });
    monkey.setCheck([&] { return game->problem(); });
    quint64 games = 0;
    std::size_t moves = 0;
    for (int left = events(2500); left > 0; left -= stretch) {
      if (!game || game->isOver()) {
        delete frame.takeCentralWidget();
        game = std::make_unique<LocalTable>(rules, persons, 1000 * seed() + games++, 0, std::make_unique<MemoryStore>(),
                                            seats, board);
        frame.setCentralWidget(new PlayPage(&game->controller(), &actions, settings));
      }
      const QString problem = monkey.play(std::min(left, stretch));
      QVERIFY2(problem.isEmpty(), qPrintable(u"game %1: %2"_s.arg(games).arg(problem)));
      moves = std::max(moves, game->controller().seen().history().size());
    }
    QVERIFY2(moves > 10, qPrintable(u"only %1 moves were made"_s.arg(moves)));
    delete frame.takeCentralWidget();
  }

  // Whatever a window could ask of the controller, in any order.
  void everyRequestLeavesTheControllerSound() {
    Languages languages;
    requestAtATable(RuleSet::Crazy, 0, [&](LocalTable& table, Rng& rng) {
      ask(table.controller(), rng);
      if (rng.below(50) == 0) languages.use(Languages::codes()[static_cast<int>(rng.below(2))]);
      const GameController& now = table.controller();
      if (!now.seen().hasGame()) return;
      (void)now.seen().prompt();
      if (!now.seen().log->events().empty()) (void)now.seen().logLine(now.seen().log->events().back());
    });
  }

  // No window shows a chain yet: whatever two persons could ask of the server.
  void everyRequestLeavesTheBigGameSound() {
    requestAtATable(RuleSet::BigGame, 3, [&](LocalTable& table, Rng& rng) {
      for (Client* client : table.clients()) ask(*client, rng);
    });
  }

 private:
  QString files() const { return folder_->filePath(u"files"_s); }

  /// What file dialogs are answered with: one of each kind that the program reads, and each broken.
  void putFiles() {
    QVERIFY(QDir(folder_->path()).mkdir(u"files"_s));
    Complaint complaint;
    QVERIFY(saveBoard(files() + u"/island.tapuboard"_s, fileOf(beginnerBoard()), complaint));
    QVERIFY(write(files() + u"/broken.tapuboard"_s, "{\"format\": \"tapu-board\", "));
    QVERIFY(writeRecords(files() + u"/finished.tapu"_s, files() + u"/torn.tapu"_s));
    QVERIFY(writeStore(files() + u"/left.sqlite"_s));
    QFile whole(files() + u"/left.sqlite"_s);
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QVERIFY(write(files() + u"/torn.sqlite"_s, whole.read(whole.size() / 2)));
  }

  /// Three games that can be continued, one of them renamed and one a test play, and one whose file is damaged.
  void leaveGames() {
    const GameFiles shelf({folder_->filePath(u"games"_s)});
    const auto leave = [&](const QString& title, GameNote::Kind kind) {
      const GameFiles::TakenIn taken = shelf.takeIn(files() + u"/left.sqlite"_s);
      QVERIFY2(taken.problem.isEmpty(), qPrintable(taken.problem));
      auto note = GameFiles::readNote(taken.store);
      QVERIFY(note);
      note->title = title;
      note->kind = kind;
      QVERIFY(GameFiles::writeNote(taken.store, *note));
    };
    leave({}, GameNote::Kind::Game);
    leave(u"शुक्रवार"_s, GameNote::Kind::Game);
    leave({}, GameNote::Kind::TestPlay);
    const QString damaged = shelf.newFile();
    QVERIFY(QFile::copy(files() + u"/torn.sqlite"_s, damaged));
    QCOMPARE(shelf.list().size(), 4);
  }

  /// A place on the board where something may be done now: by chance alone a pointer seldom hits one.
  static std::optional<QPoint> placeToBuild(const QMainWindow& frame, const GameController& game, Rng& rng) {
    if (!game.seen().hasGame() || game.seen().legal.empty()) return std::nullopt;
    const LegalActions& legal = game.seen().legal;
    const Topology& map = game.seen().definition().map;
    const auto at = [&](CornerId id) { return scenePoint(map.corner(id).point, map.orientation()); };
    QList<QPointF> places;
    for (CornerId id : legal.settlementCorners()) places << at(id);
    for (CornerId id : legal.cityCorners()) places << at(id);
    for (EdgeId id : legal.roadEdges()) places << (at(map.edge(id).corners[0]) + at(map.edge(id).corners[1])) / 2;
    for (HexId id : legal.robberHexes()) places << hexCenter(map.hex(id).cell.at, map.orientation());
    if (places.isEmpty()) return std::nullopt;
    const auto* view = frame.centralWidget()->findChild<BoardView*>();
    const QPointF place = places[static_cast<int>(rng.below(static_cast<std::uint32_t>(places.size())))];
    return view->viewport()->mapTo(&frame, view->mapFromScene(place));
  }
  /// Boards of a thousand hexes are for tests of speed.
  static void keepSmall(BoardDocument& document) {
    if (document.board().cells.size() > 200) document.setFile(fileOf(beginnerBoard()));
  }

  /// Requests in games of their own, each with some time after it.
  void requestAtATable(RuleSet rules, int boards, const std::function<void(LocalTable&, Rng&)>& request) {
    std::unique_ptr<LocalTable> table;
    quint64 games = 0;
    SeededRng rng(seed());
    (void)Monkey::takeWarnings();
    int moves = 0;
    for (int i = 0, left = events(2500); i < left; ++i) {
      rng.startMove(static_cast<quint64>(i));
      if (!table || table->isOver()) {
        table = std::make_unique<LocalTable>(rules, 2, 1000 * seed() + games++, boards);
        stale_.clear();
      }
      request(*table, rng);
      table->clock().advance(static_cast<qint64>(rng.below(3000)));
      for (int pass = 0; pass < 3; ++pass) QCoreApplication::processEvents();
      QVERIFY2(table->problem().isEmpty(),
               qPrintable(u"%1 at request %2, seed %3"_s.arg(table->problem()).arg(i).arg(seed())));
      moves = std::max(moves, table->moves());
    }
    QVERIFY2(moves > 20, qPrintable(u"only %1 moves were made"_s.arg(moves)));
  }

  /// One of those that may be done now, or one that could be done once.
  std::optional<Action> actionOf(const LegalActions& legal, Rng& rng) {
    if (!stale_.empty() && rng.below(8) == 0) return stale_[rng.below(static_cast<std::uint32_t>(stale_.size()))];
    if (legal.empty()) return std::nullopt;
    const Action action = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
    if (stale_.size() < 200) stale_.push_back(action);
    return action;
  }

  /// Something that a window could ask for, in its turn or out of it.
  void ask(GameController& game, Rng& rng) {
    const auto below = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    switch (below(16)) {
      case 0: return game.takeBack();
      case 1: return game.say(u"नमस्ते %1 <b>"_s.repeated(1 + below(60)));
      case 2: return game.sayPhrase(below(60));
      case 3: return game.liftCurtain();
      case 4:
        if (const QList<SeatId> others = game.seen().mayPassTo(); !others.isEmpty())
          game.passTo(others[below(static_cast<int>(others.size()))]);
        return;
      case 5: return game.ask(requests::PauseGame{});
      case 6:
      case 7: return game.ask(requests::ResumeGame{});
      case 8: return game.voteToStop(game.seen().viewer(), below(8) == 0 ? YesNo::Yes : YesNo::No);
      case 9: return game.bots().hurry();
      case 10: return game.ask(requests::Choose{u"Name %1"_s.arg(below(3)), below(10)});
      default: break;
    }
    if (!game.seen().hasGame()) return;
    if (const auto action = actionOf(game.seen().legal, rng)) game.submit(*action);
  }

  /// The same without a controller.
  void ask(Client& client, Rng& rng) {
    const auto below = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    switch (below(24)) {
      case 0: return client.ask(requests::TakeBack{});
      case 1: return client.say(u"नमस्ते %1 <b>"_s.repeated(1 + below(60)));
      case 2: return client.sayPhrase(below(60));
      case 3: return client.ask(requests::PauseGame{});
      case 4:
      case 5: return client.ask(requests::ResumeGame{});
      case 6: return client.ask(requests::VoteToStop{below(8) == 0 ? YesNo::Yes : YesNo::No});
      case 7: return client.ask(requests::Choose{u"Name %1"_s.arg(below(3)), below(10)});
      case 8: return client.ask(requests::ChooseSeat{seatNumbered(below(8) - 1)});
      case 9: return client.ask(requests::PutBot{seatNumbered(below(8) - 1), u"greedy"_s});
      default: break;
    }
    if (!client.known().hasGame()) return;
    if (const auto action =
            actionOf(legalActions(client.known().definition(), client.known().state, client.known().seat()), rng))
      client.act(*action);
  }

  std::vector<Action> stale_;
  std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(MonkeyTest)
#include "test_monkey.moc"
