// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a network game whose host is gone: it goes on from a copy, elsewhere or here, or the host is back.
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include "app/files/record_header.h"
#include "app/kit/action_button.h"
#include "app/kit/question.h"
#include "app/session/game/afterwards.h"
#include "app/shell/lost_host.h"
#include "app/table/people/notices.h"
#include "app/wire/messages.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"
#include "guest_games.h"
#include "program.h"
#include "tests/newest_seat.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The policy of the host of such a game: all of it other than usual.
TablePolicy strict() { return {WatchRule::Delayed, 5, SitDown::Closed, 0}; }

/// A game of three persons on a network, whose host has gone after a while; one of the guests sits at the window of
/// this program, the other is Uma.
struct Abandoned {
  explicit Abandoned(Program& program) {
    hers.player.name.set(u"Uma"_s);
    isAbandoned = play(program);
  }
  bool play(Program& program) {
    Hosted host;
    host.settings.game.offerWait.set(0);
    host.settings.game.botPace.set(BotPace::Instant);
    if (!host.open(u"Meera"_s)) return false;
    program.window.network().join(host.address());
    third = uma.join(host.address()).game;
    const auto areThere = [&] {
      return program.window.page() == program.window.pages().lobby() && third->seen().phase() == Client::Phase::Lobby;
    };
    if (!test::soon(areThere)) return false;
    GameController& game = *program.window.game();
    host.game->ask(requests::ChangePolicy{wire::encodePolicy(strict())});
    for (GameController* guest : {&game, third.get()}) guest->ask(requests::SetReady{Ready::Yes});
    if (!host.begin(2) || !test::soon([&] { return game.seen().hasGame() && third->seen().hasGame(); })) return false;
    if (!playOn({host.game.get(), &game, third.get()}, 18)) return false;
    mine = game.seen().viewer();
    umas = third->seen().viewer();
    const auto isUpToDate = [&] { return game.seen().history().size() == host.game->seen().history().size(); };
    if (!test::soon(isUpToDate)) return false;
    host.game.reset();
    return test::soon([&] { return game.seen().phase() == Client::Phase::Closed; });
  }

  QTemporaryDir folder;
  Settings hers{folder.path()};
  GameStarter uma{hers, folder.path()};
  std::unique_ptr<GameController> third;
  SeatId mine, umas;
  bool isAbandoned = false;
};

/// A guest of this host, with whom the game has begun; null if that fails.
std::unique_ptr<GameController> beginWithGuest(Hosted& host, GameStarter& starter) {
  auto guest = starter.join(host.address()).game;
  if (!test::soon([&] { return guest->seen().phase() == Client::Phase::Lobby; })) return nullptr;
  guest->ask(requests::SetReady{Ready::Yes});
  if (!host.begin() || !test::soon([&] { return guest->seen().hasGame(); })) return nullptr;
  return guest;
}

/// Says on the network of this program, as the server of a hosted game would, that it is there.
struct Announced {
  Announced(const Program& program, const StartedGame& hosted, const QString& host)
      : Announced(program, hosted.game->seen().first().identity.table, hosted.port, host) {}
  Announced(const Program& program, const TableIdentity& table, quint16 port, const QString& host)
      : responder(program.clock,
                  DiscoveryNetwork{program.games.port(), QHostAddress(), {QHostAddress(u"127.255.255.255"_s)}},
                  [host, port, table] {
                    FoundGame told;
                    told.name = u"A game"_s;
                    told.host = host;
                    told.port = port;
                    told.table = table;
                    return told;
                  }) {
    responder.start();
  }
  DiscoveryResponder responder;
};

/// A cable to a port of this computer, with a plug of its own.
class Cable : public QObject {
 public:
  explicit Cable(quint16 to) {
    plug_.listen(QHostAddress::LocalHost);
    connect(&plug_, &QTcpServer::newConnection, this, [this, to] {
      QTcpSocket* near = plug_.nextPendingConnection();
      auto* far = new QTcpSocket(near);
      far->connectToHost(QHostAddress::LocalHost, to);
      const auto carry = [this](QTcpSocket* from, QTcpSocket* into) {
        connect(from, &QTcpSocket::readyRead, this, [this, from, into] {
          const QByteArray bytes = from->readAll();
          if (!isDead_) into->write(bytes);
        });
        connect(from, &QTcpSocket::disconnected, into, &QTcpSocket::abort);
      };
      carry(near, far);
      carry(far, near);
    });
  }
  Address address() const { return {u"127.0.0.1"_s, plug_.serverPort()}; }
  /// Nothing comes through any more, and nobody knows it yet.
  void cut() { isDead_ = true; }
  /// Both ends notice it, and nobody answers here.
  void pull() {
    plug_.close();
    for (auto* socket : plug_.findChildren<QTcpSocket*>()) socket->abort();
  }

 private:
  QTcpServer plug_;
  bool isDead_ = false;
};

/// Both answers to a question, in both languages.
void bothAnswersInBothLanguages() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<bool>("goes");
  QTest::newRow("who goes, in English") << u"en"_s << true;
  QTest::newRow("who stays, in English") << u"en"_s << false;
  QTest::newRow("who goes, in Hindi") << u"hi"_s << true;
  QTest::newRow("who stays, in Hindi") << u"hi"_s << false;
}

/// The button of this text where the page tells that the host is gone; null: there is none.
ActionButton* noticeButton(const Program& program, const QString& text) {
  for (auto* button : program.window.page()->findChild<NoticeBar*>()->findChildren<ActionButton*>())
    if (button->text() == text && !button->isHidden()) return button;
  return nullptr;
}

/// The name of the person at the first seat of the game of this copy.
QString nameOfHostIn(const QString& copy) {
  QFile file(copy);
  Complaint complaint;
  const auto header = file.open(QIODevice::ReadOnly) ? headerFrom(file.readLine(), complaint) : std::nullopt;
  return header ? header->names.value(0) : QString();
}

}  // namespace

class GoneHostTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void whoseHostIsGoneIsAskedBeforeTheyHostTheGame() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    auto* button = noticeButton(program, u"Host it from here"_s);
    QVERIFY(button);
    SOON_OR_SAY(QFile::exists(program.starter.copyPath()), "what was seen is kept without a word");
    button->click();
    auto* asked = program.window.page()->findChild<AskSheet*>();  // two games are not begun by one click
    SOON(asked->isAsking() && asked->isVisible());
    QVERIFY2(program.window.findChildren<Question*>().isEmpty(), "the board stays in sight");
    QVERIFY2(asked->accessibleName().contains(u"The game has ended at its host."_s), "the host said goodbye");
    child<ActionButton>(asked, u"questionSafe"_s)->click();
    SOON(!asked->isAsking());
    QVERIFY(QFile::exists(program.starter.copyPath()) && test::newestSeat(program.settings));
  }

  void oneQuestionComesAfterTheOther_data() {
    QTest::addColumn<bool>("isConfirmed");
    QTest::newRow("the first is turned down") << false;
    QTest::newRow("the first is confirmed: the second is none any more") << true;
  }
  // The second never stands over the first.
  void oneQuestionComesAfterTheOther() {
    QFETCH(bool, isConfirmed);
    makeKnown(folder_->path());
    Program program(folder_->path());
    int hosted = 0, joined = 0;
    LostHost lost(&program.window, program.starter, program.games,
                  {.game = [] { return nullptr; },
                   .table = [] { return nullptr; },
                   .join = [&joined](const FoundGame&) { ++joined; },
                   .host = [&hosted] { ++hosted; }});
    const auto listening = program.games.listen();
    const Announced uma(program, TableIdentity::fresh(QByteArray(TableIdentity::kBytes, 'u')), 4, u"Uma"_s);
    SOON_EQUAL(program.games.games().size(), 1);
    lost.askToHost();
    QPointer<Question> first = program.window.findChild<Question*>();
    QVERIFY(first && first->isVisible());
    lost.askToFollow(program.games.games().first());
    QCOMPARE(program.window.findChildren<Question*>().size(), 1);
    child<ActionButton>(first, isConfirmed ? u"questionOther"_s : u"questionSafe"_s)->click();
    SOON(!first);
    QCOMPARE(hosted, isConfirmed ? 1 : 0);
    if (isConfirmed) {
      QCoreApplication::processEvents();  // the second would be there by now
      QVERIFY(program.window.findChildren<Question*>().isEmpty());
      return;
    }
    SOON(program.window.findChild<Question*>());
    auto* second = program.window.findChild<Question*>();
    QVERIFY2(second->windowTitle() == u"Uma hosts the game now"_s, qPrintable(second->windowTitle()));
    child<ActionButton>(second, u"questionOther"_s)->click();
    QCOMPARE(joined, 1);
  }

  void aGuestIsAskedToFollowWhoHostsTheGameNow_data() { bothAnswersInBothLanguages(); }
  void aGuestIsAskedToFollowWhoHostsTheGameNow() {
    QFETCH(QString, language);
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    program.languages.use(language);
    QCOMPARE(game.third->afterwards().saveCopy(game.uma.copyPath()), QString());
    game.third.reset();
    const StartedGame goesOn = game.uma.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(goesOn.game, qPrintable(goesOn.problem));
    SOON(goesOn.game->seen().hasGame() && goesOn.game->seen().first().identity.table.isKnown());
    SOON(program.games.isAsking());
    const Announced uma(program, goesOn, u"Uma"_s);
    auto* asked = program.window.page()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    const bool isHindi = language == u"hi"_s;
    QVERIFY(asked->accessibleName().startsWith(isHindi ? u"अब गेम के मेज़बान Uma हैं"_s : u"Uma hosts the game now"_s));
    QCOMPARE(child<ActionButton>(asked, u"questionSafe"_s)->text(),
             isHindi ? u"मेज़बान का इंतज़ार करें"_s : u"Wait for the host"_s);
    QCOMPARE(child<ActionButton>(asked, u"questionOther"_s)->text(), isHindi ? u"वहाँ शामिल हों"_s : u"Join there"_s);
    QFETCH(bool, goes);
    child<ActionButton>(asked, goes ? u"questionOther"_s : u"questionSafe"_s)->click();
    if (!goes) {
      SOON(!asked->isAsking());
      QCOMPARE(program.window.game()->seen().phase(), Client::Phase::Closed);
      return;
    }
    const auto isThere = [&] {
      return program.table() && program.window.game()->seen().phase() == Client::Phase::Playing;
    };
    SOON(isThere());
    QCOMPARE(program.window.game()->seen().viewer(), game.mine);
    QVERIFY(program.window.game()->seen().first().identity.table == goesOn.game->seen().first().identity.table);
  }

  // A button leads there after that answer, and somebody who would host it is not told that the game has ended.
  void whoDoesNotFollowAtOnceFindsTheWayThereLater() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    QVERIFY(!noticeButton(program, u"Join at Uma"_s));
    QCOMPARE(game.third->afterwards().saveCopy(game.uma.copyPath()), QString());
    game.third.reset();
    const StartedGame goesOn = game.uma.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(goesOn.game, qPrintable(goesOn.problem));
    SOON(goesOn.game->seen().hasGame() && goesOn.game->seen().first().identity.table.isKnown());
    SOON(program.games.isAsking());
    const Announced uma(program, goesOn, u"Uma"_s);
    auto* asked = program.window.page()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    child<ActionButton>(asked, u"questionSafe"_s)->click();
    SOON(!asked->isAsking());
    SOON(noticeButton(program, u"Join at Uma"_s));
    noticeButton(program, u"Host it from here"_s)->click();
    SOON(asked->isAsking() && asked->isVisible());
    QVERIFY2(asked->accessibleName().startsWith(u"Host a second game?"_s), qPrintable(asked->accessibleName()));
    QVERIFY2(!asked->accessibleName().contains(u"has ended"_s), "it goes on");
    child<ActionButton>(asked, u"questionSafe"_s)->click();
    SOON(!asked->isAsking());
    noticeButton(program, u"Join at Uma"_s)->click();
    SOON(program.table() && program.window.game()->seen().phase() == Client::Phase::Playing);
    QVERIFY(program.window.game()->seen().first().identity.table == goesOn.game->seen().first().identity.table);
    QCOMPARE(program.window.game()->seen().viewer(), game.mine);
  }

  void whatWasSaidIntoTheCutIsSaidWhereTheGameGoesOn_data() {
    QTest::addColumn<bool>("here");
    QTest::newRow("at another guest's") << false;
    QTest::newRow("at this computer") << true;
  }
  // The connection that lost it is left for good, so the client keeps it.
  void whatWasSaidIntoTheCutIsSaidWhereTheGameGoesOn() {
    QFETCH(bool, here);
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted meera;
    QVERIFY(meera.open(u"Meera"_s));
    Cable cable(meera.port);
    program.window.network().join(cable.address());
    QTemporaryDir folder;
    Settings hers(folder.path());
    hers.player.name.set(u"Uma"_s);
    GameStarter uma(hers, folder.path());
    auto guest = uma.join(meera.address()).game;
    SOON(program.window.page() == program.window.pages().lobby() && guest->seen().phase() == Client::Phase::Lobby);
    for (GameController* game : {program.window.game(), guest.get()}) game->ask(requests::SetReady{Ready::Yes});
    QVERIFY(meera.begin(2));
    SOON(program.table() && guest->seen().hasGame());
    program.settings.port.set(0);
    const SeatId mine = program.window.game()->seen().viewer();
    cable.cut();
    program.window.game()->say(u"Is anybody there?"_s);
    program.window.game()->sayPhrase(2);
    cable.pull();
    QCOMPARE(guest->afterwards().saveCopy(uma.copyPath()), QString());
    meera.game.reset();
    guest.reset();
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Reconnecting);
    const StartedGame goesOn = here ? StartedGame() : uma.hostCopy({0, QHostAddress::LocalHost});
    std::optional<Announced> there;
    if (here) {
      Q_EMIT program.table()->hostHereWanted();
    } else {
      SOON(goesOn.game && goesOn.game->seen().hasGame() && program.games.isAsking());
      there.emplace(program, goesOn, u"Uma"_s);
    }
    auto* asked = program.table()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    const QPointer<GameController> before = program.window.game();
    child<ActionButton>(asked, u"questionOther"_s)->click();
    SOON(program.window.game() != before && program.table());
    const auto isSaid = [&](const QList<ChatLine>& chat) {
      const auto text = std::ranges::find(chat, u"Is anybody there?"_s, &ChatLine::text);
      return text != chat.end() && text->seat == mine && std::ranges::count(chat, 2, &ChatLine::phrase) == 1;
    };
    SOON(isSaid(program.window.game()->seen().chat()));
    if (!here) SOON(isSaid(goesOn.game->seen().chat()));
  }

  // It outlives the window that had said it.
  void whatWasSaidIntoTheCutIsSaidOnceByWhoeverComesBack() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted meera;
    QVERIFY(meera.open(u"Meera"_s));
    Cable cable(meera.port);
    program.window.network().join(cable.address());
    SOON(program.window.page() == program.window.pages().lobby());
    program.window.game()->ask(requests::SetReady{Ready::Yes});
    QVERIFY(meera.begin());
    SOON(program.table());
    const auto times = [&](const QString& text) {
      return std::ranges::count(meera.game->seen().chat(), text, &ChatLine::text);
    };
    program.window.game()->say(u"I am here"_s);
    SOON_EQUAL(times(u"I am here"_s), 1);
    SOON(unheardLines(program.window.game()->seen()).isEmpty());
    cable.cut();
    program.window.game()->say(u"Is anybody there?"_s);
    cable.pull();
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Reconnecting);
    program.window.openStart();
    QVERIFY(!program.window.game());
    program.window.network().join(meera.address());
    SOON(program.table() && program.window.game()->seen().phase() == Client::Phase::Playing);
    SOON_EQUAL(times(u"Is anybody there?"_s), 1);
    SOON(unheardLines(program.window.game()->seen()).isEmpty());
    QCOMPARE(times(u"Is anybody there?"_s), 1);
    QCOMPARE(times(u"I am here"_s), 1);
  }

  void aQuestionGoesWithThePlaceThatItNames_data() {
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("shown");
    QTest::newRow("of a host who is written from left to right") << u"Ravi"_s << u"Ravi"_s;
    QTest::newRow("of a host whose name turns nothing around it") << u"فرزاد"_s << u"\u2068فرزاد\u2069"_s;
  }
  // Its answer would lead to a place that is gone.
  void aQuestionGoesWithThePlaceThatItNames() {
    QFETCH(QString, host);
    QFETCH(QString, shown);
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    SOON(program.games.isAsking());
    const TableIdentity own = program.window.game()->seen().first().identity.table;
    const TableIdentity copy = TableIdentity::from(QByteArray(TableIdentity::kBytes, 1), own.root, own.generation + 1);
    QVERIFY(own.goesOnAt(copy));
    auto ravi = std::make_unique<Announced>(program, copy, 4711, host);
    auto* asked = program.window.page()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    QVERIFY(asked->accessibleName().startsWith(u"%1 hosts the game now"_s.arg(shown)));
    QVERIFY(noticeButton(program, u"Join at %1"_s.arg(shown)));
    ravi.reset();
    SOON(!asked->isAsking());
    QVERIFY(!noticeButton(program, u"Join at %1"_s.arg(shown)));
  }

  void aHostWhoComesBackMayLeaveEverythingAsItIs_data() { bothAnswersInBothLanguages(); }
  // Enter does not answer "Host it here": there would be two games.
  void aHostWhoComesBackMayLeaveEverythingAsItIs() {
    QFETCH(QString, language);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.languages.use(language);
    Hosted meera;
    QVERIFY(meera.open(u"Meera"_s));
    QTemporaryDir folder;
    Settings hers(folder.path());
    hers.player.name.set(u"Uma"_s);
    GameStarter uma(hers, folder.path());
    auto guest = beginWithGuest(meera, uma);
    QVERIFY(guest);
    QCOMPARE(guest->afterwards().saveCopy(uma.copyPath()), QString());
    SOON(!meera.starter.files().list().isEmpty());
    const QString store = meera.starter.files().list().first().store;
    meera.game.reset();
    guest.reset();
    auto note = GameFiles::readNote(store);
    QVERIFY(note);
    note->port = 0;  // that of before may be taken by now
    GameFiles::writeNote(store, *note);
    const StartedGame goesOn = uma.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(goesOn.game, qPrintable(goesOn.problem));
    SOON(goesOn.game->seen().hasGame() && goesOn.game->seen().first().identity.table.isKnown());
    program.settings.player.name.set(u"Meera"_s);
    program.window.files().openOne(store);
    SOON(program.table() && program.games.isAsking());
    const TableIdentity own = program.window.game()->seen().first().identity.table;
    const Announced there(program, goesOn, u"Uma"_s);
    auto* asked = program.table()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    const bool isHindi = language == u"hi"_s;
    QVERIFY(asked->accessibleName().startsWith(isHindi ? u"अब गेम के मेज़बान Uma हैं"_s : u"Uma hosts the game now"_s));
    QCOMPARE(child<ActionButton>(asked, u"questionSafe"_s)->text(), isHindi ? u"अभी नहीं"_s : u"Not now"_s);
    QFETCH(bool, goes);
    if (goes) {
      child<ActionButton>(asked, u"questionOther"_s)->click();
    } else {
      child<ActionButton>(asked, u"questionSafe"_s)->click();
      SOON(!asked->isAsking());
      // That answer is none to the question of later: a button leads there.
      SOON(noticeButton(program, isHindi ? u"Uma के यहाँ शामिल हों"_s : u"Join at Uma"_s));
      QVERIFY2(program.games.isAsking(), "the button goes when nobody is heard there any more");
    }
    const TableIdentity expected = goes ? goesOn.game->seen().first().identity.table : own;
    const QPointer<GameController> game = program.window.game();
    SOON(program.window.game() && (!goes || program.window.game() != game));
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Playing);
    QCOMPARE(program.window.game()->seen().first().identity.table, expected);
  }

  // Two guests who each host a copy are told of one another, though nobody of them was away.
  void whoHostsACopyAsAnotherDoesIsAskedToJoinThem() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted meera;
    QVERIFY(meera.open(u"Meera"_s));
    QTemporaryDir folder;
    Settings hers(folder.path());
    hers.player.name.set(u"Uma"_s);
    GameStarter uma(hers, folder.path());
    auto guest = beginWithGuest(meera, uma);
    QVERIFY(guest);
    QCOMPARE(guest->afterwards().saveCopy(uma.copyPath()), QString());
    meera.game.reset();
    guest.reset();
    StartedGame copy = uma.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(copy.game, qPrintable(copy.problem));
    SOON(copy.game->seen().hasGame() && copy.game->seen().first().identity.table.isKnown());
    const TableIdentity own = copy.game->seen().first().identity.table;
    const QString store = uma.files().list().first().store;
    copy = {};
    program.settings.player.name.set(u"Uma"_s);
    program.window.files().openOne(store);
    SOON(program.table() && program.games.isAsking());
    const TableIdentity other = TableIdentity::from(QByteArray(TableIdentity::kBytes, 0), own.root, own.generation);
    QVERIFY2(own.goesOnAt(other), "nobody has drawn a smaller one");
    const Announced ravi(program, other, 4711, u"Ravi"_s);
    auto* asked = program.table()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    QVERIFY2(asked->accessibleName().startsWith(u"Ravi hosts this game, too"_s), qPrintable(asked->accessibleName()));
    QVERIFY2(asked->accessibleName().contains(u"You and Ravi have both gone on with this game from your copies."_s),
             qPrintable(asked->accessibleName()));
    child<ActionButton>(asked, u"questionSafe"_s)->click();
    SOON(!asked->isAsking());
    QCOMPARE(program.window.game()->seen().first().identity.table, own);
  }

  void aGuestIsLedBackWhenTheHostHasOpenedTheGameAgain_data() { bothAnswersInBothLanguages(); }
  void aGuestIsLedBackWhenTheHostHasOpenedTheGameAgain() {
    QFETCH(QString, language);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.languages.use(language);
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    program.window.network().join(host.address());
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    program.window.game()->ask(requests::SetReady{Ready::Yes});
    QVERIFY(host.begin());
    SOON(program.table());
    const SeatId mine = program.window.game()->seen().viewer();
    const TableIdentity table = program.window.game()->seen().first().identity.table;
    SOON(!host.starter.files().list().isEmpty());
    const QString store = host.starter.files().list().first().store;
    host.game.reset();
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Closed);
    auto note = GameFiles::readNote(store);
    QVERIFY(note);
    note->port = 0;  // at another address than before
    GameFiles::writeNote(store, *note);
    const StartedGame again = host.starter.continueGame(store);
    SOON(again.game && again.game->seen().hasGame() && again.game->seen().first().identity.table == table);
    SOON(program.games.isAsking());
    const Announced liar(program, table, 4711, u"A liar"_s);  // nobody is there who knows the key
    SOON_EQUAL(program.games.games().size(), 1);
    const Announced meera(program, again, u"Meera"_s);
    auto* asked = program.table()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    const bool isHindi = language == u"hi"_s;
    QVERIFY(asked->accessibleName().startsWith(isHindi ? u"गेम फिर खुला है"_s : u"The game is open again"_s));
    QCOMPARE(child<ActionButton>(asked, u"questionSafe"_s)->text(), isHindi ? u"अभी नहीं"_s : u"Not now"_s);
    const auto* back = child<ActionButton>(asked, u"questionOther"_s);
    QCOMPARE(back->text(), isHindi ? u"अपनी सीट पर लौटें"_s : u"Back to my seat"_s);
    QCOMPARE(back->role(), ActionButton::Role::Next);
    QCOMPARE(program.window.focusWidget(), back);  // Enter may take the way back to the own seat
    SOON_EQUAL(program.table()->findChild<NoticeBar*>()->text(),
               isHindi ? u"गेम Meera के यहाँ फिर खुला है।"_s : u"The game is open again at Meera."_s);
    QFETCH(bool, goes);
    child<ActionButton>(asked, goes ? u"questionOther"_s : u"questionSafe"_s)->click();
    if (!goes) {
      SOON(!asked->isAsking());
      QCOMPARE(program.window.game()->seen().phase(), Client::Phase::Closed);
      QVERIFY2(program.settings.seats().at(table), "it can be come back to later");
      const QString way = isHindi ? u"Meera के यहाँ शामिल हों"_s : u"Join at Meera"_s;
      SOON(noticeButton(program, way));
      noticeButton(program, way)->click();
    }
    SOON(program.table() && program.window.game()->seen().phase() == Client::Phase::Playing);
    QCOMPARE(program.window.game()->seen().viewer(), mine);
  }

  // It says whether anybody would answer.
  void theStartPageSaysThatTheGameOfTheOwnSeatIsOpen() {
    makeKnown(folder_->path());
    QString name;
    TableIdentity table;
    {
      Settings settings(folder_->path());
      GameStarter starter(settings, folder_->path());
      Hosted host;
      QVERIFY(host.open(u"Meera"_s));
      auto guest = beginWithGuest(host, starter);
      QVERIFY(guest);
      SOON(test::newestSeat(settings) && test::newestSeat(settings)->receipt.moves > 0);
      name = test::newestSeat(settings)->gameName;
      table = guest->seen().first().identity.table;
    }
    Program program(folder_->path());
    const auto* entry = program.window.pages().start()->entry(StartPage::Rejoin);
    QVERIFY(entry->isVisible());
    const QString closed = u"Back to your seat in “%1”"_s.arg(name);
    QCOMPARE(entry->accessibleDescription(), closed);
    auto meera = std::make_unique<Announced>(program, table, 4711, u"Meera"_s);
    SOON_EQUAL(entry->accessibleDescription(), closed + u": it is open now"_s);
    meera.reset();
    SOON_EQUAL(entry->accessibleDescription(), closed);
  }

  void aGuestGoesOnWithTheGameOfAHostWhoIsGone() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    const State seen = program.window.game()->seen().state();
    QVERIFY(program.window.game()->afterwards().mayHostHere());
    QCOMPARE(program.window.game()->afterwards().saveCopy(program.starter.copyPath()), QString());
    game.third.reset();

    program.settings.game.offerWait.set(0);
    program.settings.game.botPace.set(
        BotPace::Instant);  // some turns of bots would outlast what a person waits for here
    GameStarter::CopyPlan how = program.starter.copyPlan();
    how.port = 0;
    how.listenAt = QHostAddress::LocalHost;
    how.passwordKey = coral();
    StartedGame again = program.starter.hostCopy(how);
    QVERIFY2(again.game, qPrintable(again.problem));
    SOON(again.game->seen().hasGame());
    QCOMPARE(again.game->seen().viewer(), game.mine);
    QVERIFY(again.game->seen().isHost());
    QVERIFY(again.game->seen().state().seat(game.mine).hand == seen.seat(game.mine).hand);
    QVERIFY(again.game->seen().state().corners == seen.corners && again.game->seen().state().edges == seen.edges);
    const auto bots = std::ranges::count(again.game->seen().lobby().seats, SeatHolder::Bot, &LobbySeat::holder);
    QVERIFY2(bots == 1, "whoever was a person is one that has left");
    SOON_EQUAL(again.game->seen().table().password, Password::Asked);
    QVERIFY2(again.game->seen().table().policy == strict(), "what the host allowed holds");
    QCOMPARE(again.game->origin().passwordKey, coral());  // which the next game asks for as well
    GameStarter::Entry entry;
    entry.password = u"coral"_s;
    game.third = game.uma.join({u"127.0.0.1"_s, again.port}, entry).game;
    const auto& third = game.third;
    SOON(third->seen().hasGame());
    QCOMPARE(third->seen().viewer(), game.umas);
    SOON(std::ranges::any_of(third->seen().chat(), [](const ChatLine& line) {
      return line.kind == ChatLine::Kind::Notice && line.phrase == static_cast<int>(Notice::GoesOnFromCopy);
    }));
    QVERIFY2(again.game->seen().isPaused(), "nobody plays for those who are not back yet");
    const auto stays = [&](const SeatId seat) {
      return again.game->seen().state().seat(seat).presence == Presence::Here;
    };
    SOON(stays(game.mine) && stays(game.umas));  // at once, or when the server has told of who came back
    again.game->ask(requests::ResumeGame{});
    SOON(!again.game->seen().isPaused());
    const auto moves = third->seen().history().size();
    QVERIFY(playOn({again.game.get(), third.get()}, 3));
    SOON(third->seen().history().size() > moves);
  }

  void whoComesBackStillHasTheKeyOfThePasswordForACopy() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    GameStarter starter(settings, folder_->path());
    Hosted host;
    QVERIFY(openWithPassword(host));
    GameStarter::Entry entry;
    entry.password = u"coral"_s;
    auto guest = starter.join(host.address(), entry).game;
    const auto opensCoral = [&settings] {
      const QByteArray key = test::newestSeat(settings) ? test::newestSeat(settings)->passwordKey : QByteArray();
      return password::isKey(key) && key == password::keyOf(u"coral"_s, password::saltOf(key));
    };
    SOON(opensCoral());
    guest->ask(requests::SetReady{Ready::Yes});
    QVERIFY(host.begin());
    guest.reset();  // as if the program had been killed
    guest = starter.rejoin().game;
    SOON(guest && guest->seen().hasGame());
    const auto moves = guest->seen().history().size();
    QVERIFY(playOn({host.game.get(), guest.get()}, 2));
    SOON(guest->seen().history().size() > moves);
    QVERIFY2(opensCoral(), "though the password was not typed again");
  }

  void botsKeepTheirNamesAndKindsInAGameFromACopy() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    GameStarter starter(settings, folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    auto guest = starter.join(host.address()).game;
    SOON_EQUAL(guest->seen().phase(), Client::Phase::Lobby);
    // Named in another order than that of their seats.
    host.game->ask(requests::PutBot{SeatId(3), u"random"_s});
    host.game->ask(requests::PutBot{SeatId(2), u"greedy"_s});
    guest->ask(requests::SetReady{Ready::Yes});
    QVERIFY(host.begin());
    SOON(guest->seen().hasGame());
    const QList<LobbySeat> seats = guest->seen().lobby().seats;
    QVERIFY(seats[2].name != seats[3].name);
    host.game.reset();
    SOON_EQUAL(guest->seen().phase(), Client::Phase::Closed);
    QCOMPARE(guest->afterwards().saveCopy(starter.copyPath()), QString());
    guest.reset();
    const StartedGame again = starter.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(again.game, qPrintable(again.problem));
    SOON(again.game->seen().hasGame());
    for (const int seat : {2, 3}) {
      QCOMPARE(again.game->seen().lobby().seats[seat].holder, SeatHolder::Bot);
      QCOMPARE(again.game->seen().lobby().seats[seat].name, seats[seat].name);
      QCOMPARE(again.game->seen().lobby().seats[seat].bot, seats[seat].bot);
    }
  }

  void theCopyAndTheSeatOfAnInterruptedGameStayUntilTheNextBegins() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    GameStarter starter(settings, folder_->path());
    {
      Hosted host;
      QVERIFY(host.open(u"Meera"_s));
      auto guest = beginWithGuest(host, starter);
      QVERIFY(guest);
      SOON(test::newestSeat(settings) && test::newestSeat(settings)->receipt.moves > 0);
      QCOMPARE(guest->afterwards().saveCopy(starter.copyPath()), QString());
      host.game.reset();
      SOON_EQUAL(guest->seen().phase(), Client::Phase::Closed);
    }
    const auto seat = test::newestSeat(settings);
    QVERIFY(seat);
    Hosted next;
    QVERIFY(next.open(u"Uma"_s));
    auto guest = starter.join(next.address()).game;
    SOON(guest->seen().phase() == Client::Phase::Lobby && !guest->seen().lobby().seats.isEmpty());
    SOON_EQUAL(guest->seen().table().policy, TablePolicy());
    guest->leave();
    guest.reset();
    QVERIFY2(QFile::exists(starter.copyPath()), "nothing of the next game was played");
    QVERIFY(test::newestSeat(settings) == seat);
    guest = starter.join(next.address()).game;
    SOON_EQUAL(guest->seen().phase(), Client::Phase::Lobby);
    guest->ask(requests::SetReady{Ready::Yes});
    QVERIFY(next.begin());
    SOON(guest->seen().hasGame());
    SOON(test::newestSeat(settings) != seat);
    QCOMPARE(test::newestSeat(settings)->address, textOf(next.address()));
  }

  void aCopyWhoseSeatCannotBeReadIsStillHosted() {
    makeKnown(folder_->path());
    QDir(folder_->path()).mkpath(u"games"_s);
    {
      Program program(folder_->path());
      Abandoned game(program);
      QVERIFY(game.isAbandoned);
      QCOMPARE(program.window.game()->afterwards().saveCopy(program.starter.copyPath()), QString());
    }
    QVERIFY(test::newestSeat(Settings(folder_->path())));
    QFile seat(folder_->filePath(u"rejoin.json"_s));
    QVERIFY(seat.resize(40));
    Program program(folder_->path());
    auto* entry = program.window.pages().start()->entry(StartPage::Rejoin);
    QVERIFY(entry->isVisible());
    QCOMPARE(entry->accessibleDescription(), u"The last network game, from your copy"_s);
    entry->click();
    auto* question = program.window.findChild<Question*>();
    QVERIFY(question);
    question->reject();
    GameStarter::CopyPlan how = program.starter.copyPlan();  // as the window hosts it, but for nobody else to see
    how.port = 0;
    how.listenAt = QHostAddress::LocalHost;
    const StartedGame again = program.starter.hostCopy(how);
    QVERIFY2(again.game, qPrintable(again.problem));
    SOON(again.game->seen().hasGame() && again.game->seen().isHost());
    SOON_EQUAL(again.game->seen().table().policy.watching, WatchRule::Nobody);
  }

  void theCopyStaysOnTheWayBackToItsGameAndGoesWithTheNext() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    GameStarter starter(settings, folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    auto guest = beginWithGuest(host, starter);
    QVERIFY(guest);
    QCOMPARE(guest->afterwards().saveCopy(starter.copyPath()), QString());
    guest.reset();
    guest = starter.rejoin().game;
    SOON(guest && guest->seen().hasGame());
    guest.reset();  // what it was about to do with the copy is done
    QVERIFY(QFile::exists(starter.copyPath()));
    Hosted next;
    QVERIFY(next.open(u"Uma"_s));
    guest = starter.join(next.address()).game;
    SOON_EQUAL(guest->seen().phase(), Client::Phase::Lobby);
    guest->ask(requests::SetReady{Ready::Yes});
    QVERIFY(next.begin());
    SOON(guest->seen().hasGame());
    SOON_OR_SAY(nameOfHostIn(starter.copyPath()) == u"Uma"_s, "the copy is that of the next game");
  }

  void aGameFromACopyRemembersThePortThatItGot() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    QCOMPARE(program.window.game()->afterwards().saveCopy(program.starter.copyPath()), QString());
    QTcpServer other;  // has the port that the person usually hosts at
    QVERIFY(other.listen(QHostAddress::LocalHost));
    StartedGame again = program.starter.hostCopy({other.serverPort(), QHostAddress::LocalHost});
    QVERIFY2(again.game, qPrintable(again.problem));
    QVERIFY(again.port != 0 && again.port != other.serverPort());
    QCOMPARE(again.continued->port, again.port);
    SOON(again.game->seen().hasGame());
    again.game.reset();
    const auto saved = program.starter.unfinished();
    QVERIFY(saved);
    QCOMPARE(GameFiles::readNote(saved->store)->port, again.port);
  }

  void aCopyThatCannotBeReadIsNotHosted_data() {
    QTest::addColumn<QByteArray>("copy");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("there is none") << QByteArray() << u"There is no copy of the last network game on this computer."_s;
    QTest::newRow("it is no record") << QByteArray("island") << u"The copy of the game cannot be read. "_s;
  }
  void aCopyThatCannotBeReadIsNotHosted() {
    QFETCH(QByteArray, copy);
    QFETCH(QString, sentence);
    Program program(folder_->path());
    QFile file(program.starter.copyPath());
    QDir().mkpath(QFileInfo(file).path());
    if (!copy.isEmpty()) QVERIFY(file.open(QIODevice::WriteOnly) && file.write(copy) == copy.size());
    file.close();
    const StartedGame started = program.starter.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY(!started.game);
    QVERIFY2(started.problem.startsWith(sentence), qPrintable(started.problem));
    QVERIFY(program.starter.files().list().isEmpty());
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(GoneHostTest)
#include "test_gone_host.moc"
