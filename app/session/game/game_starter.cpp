// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/game_starter.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QStandardPaths>
#include <QTimer>
#include <algorithm>

#include "app/files/whole_file.h"
#include "app/host/server/hosted_server.h"
#include "app/net/chance.h"
#include "app/net/table_password.h"
#include "app/session/game/afterwards.h"
#include "app/session/game/at_once.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/game/kept_seat.h"
#include "app/session/game/part_result.h"
#include "app/session/game/replay_game.h"
#include "app/session/game/seen_copy.h"
#include "app/session/game/succession.h"
#include "app/session/plan/game_choice.h"
#include "app/session/saved/gone_on.h"
#include "app/session/words/bot_levels.h"
#include "app/text/language.h"
#include "app/text/shown_text.h"
#include "app/text/system_words.h"
#include "app/wire/messages.h"
#include "app/wire/refusal.h"
#include "app/wire/requests.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class Hosting {
  Q_DECLARE_TR_FUNCTIONS(Hosting)
};

constexpr int kPatienceMs = 10'000;  // to wait until the server's thread has started it

/// A server of this program and the file of its game. The server is destroyed first.
struct RunningGame {
  std::unique_ptr<GameFile> file;
  std::unique_ptr<HostedServer> server;
};

/// The sentence about a damaged game. `detail` has two lines: why it is damaged, and the name under which the file is
/// kept.
QString sentenceForDamage(const QString& detail) {
  const QString why = detail.section(u'\n', 0, 0), file = detail.section(u'\n', 1, 1);
  //: Why a game could not be continued: %1 ends the sentence, %2 is the name of a file
  return Hosting::tr("The game cannot go on: %1. Its file is kept as %2.").arg(systemWords(why), shownPath(file));
}

QString sentenceFor(HostedServer::Failure why, quint16 port, const QString& detail = {}) {
  switch (why) {
    case HostedServer::Failure::PortTaken:
      //: Why a game could not be hosted; %1 the number of a network port
      return Hosting::tr("Port %1 is in use by another program. Please choose another port.")
          .arg(QString::number(port));
    case HostedServer::Failure::StoreUnusable:
      if (!detail.isEmpty())
        //: Why a game could not be started; %1 the reason, such as “the disk is full”
        return Hosting::tr("The file of the game cannot be used: %1.").arg(systemWords(detail));
      //: Why a game could not be started
      return Hosting::tr("The game cannot be saved: its file could not be opened.");
    case HostedServer::Failure::StoreDamaged: return sentenceForDamage(detail);
    case HostedServer::Failure::NothingToContinue:
      if (detail.isEmpty()) break;
      //: Why a game could not be continued; %1 the reason, such as “the file is damaged”
      return Hosting::tr("This game cannot be continued: %1.").arg(systemWords(detail));
  }
  //: Why a game could not be continued
  return Hosting::tr("There is no unfinished game to continue.");
}

/// The game is played by another program, or by another window of this one.
QString openElsewhere() {
  //: Why a game could not be continued
  return Hosting::tr("This game is open in another window. Please go on there, or leave it there first.");
}

QString sentenceFor(GameFile::WhyNotMine why) {
  switch (why) {
    case GameFile::WhyNotMine::Unwritable: break;
    case GameFile::WhyNotMine::Taken: return openElsewhere();
    case GameFile::WhyNotMine::NoFile: return sentenceFor(HostedServer::Failure::StoreUnusable, 0, noFileRemark());
  }
  return sentenceFor(HostedServer::Failure::StoreUnusable, 0);
}

/// Why a server does not run: a sentence, empty if it runs, and the server's own report of the failure.
struct Unstarted {
  QString problem;
  std::optional<HostedServer::Failure> failure = {};
};

/// Starts the server and waits until it runs.
Unstarted startAndWait(HostedServer& server, quint16 port) {
  QEventLoop loop;
  Unstarted result;
  bool isAnswered = false;
  QObject::connect(&server, &HostedServer::ready, &loop, [&] {
    isAnswered = true;
    loop.quit();
  });
  QObject::connect(&server, &HostedServer::failed, &loop, [&](HostedServer::Failure why, const QString& detail) {
    result = {sentenceFor(why, port, detail), why};
    isAnswered = true;
    loop.quit();
  });
  QTimer::singleShot(kPatienceMs, &loop, &QEventLoop::quit);
  server.start();
  if (!isAnswered) loop.exec(QEventLoop::ExcludeUserInputEvents);
  //: Why a game could not be started
  if (!isAnswered) result.problem = Hosting::tr("The game could not be started.");
  return result;
}

HostPlan::Listen listenFor(const QHostAddress& address, quint16 port) {
  using Announce = HostPlan::Listen::Announce;
  return {address, port, address.isLoopback() ? Announce::No : Announce::Yes};
}

/// A watcher of all boards of a chain beside the own seat, whose key it shows: it takes the place of no big screen.
std::unique_ptr<Client> eyeThrough(std::unique_ptr<Dialer> dialer, const Client* player) {
  Client::Identity identity;
  identity.locale = languageInUse();
  identity.attendance = Attendance::Screen;
  identity.token = player->known().identity.token;
  identity.table = player->known().identity.table;
  auto eye = std::make_unique<Client>(std::move(dialer), identity);
  QObject::connect(player, &Client::tokenChanged, eye.get(), [player, eye = eye.get()] {
    eye->setToken(player->known().identity.token, player->known().identity.table);
  });
  return eye;
}

}  // namespace

GameStarter::GameStarter(Settings& settings, const QString& dataFolder, CallMeans means)
    : settings_(settings),
      dataFolder_(
          (dataFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : dataFolder) +
          u"/games"_s),
      records_(QFileInfo(dataFolder_).path() + u"/records"_s),
      means_(std::move(means)) {
  findFolders();
}

GameStarter::~GameStarter() = default;

void GameStarter::findFolders() {
  QStringList folders{dataFolder_};
  const QString chosen = settings_.gamesFolder();
  // If the chosen folder was on a disk that is gone, its parent is gone too, and it is not made anew.
  const bool isThere = QFileInfo(QFileInfo(chosen).path()).isDir() && GameFiles::whyNotWritable(chosen).isEmpty();
  if (!chosen.isEmpty()) folders.insert(isThere ? 0 : 1, chosen);
  folders.removeDuplicates();
  files_ = std::make_unique<GameFiles>(folders);
}

QString GameStarter::ownFolderIn(const QString& folder) {
  const QString name = u"tapu-games"_s;
  return QFileInfo(folder).fileName() == name ? folder : QDir(folder).filePath(name);
}

QString GameStarter::keepGamesIn(const QString& folder) {
  const QString own = ownFolderIn(folder);
  if (QString why = GameFiles::whyNotWritable(own); !why.isEmpty()) return why;
  settings_.gamesFolder.set(own);
  keeping_ = Keeping::Files;
  findFolders();
  return {};
}

QString GameStarter::whyNotKept() {
  if (keeping_ == Keeping::Nowhere || GameFiles::whyNotWritable(files_->folder()).isEmpty()) return {};
  findFolders();
  return GameFiles::whyNotWritable(files_->folder());
}

namespace {

/// Server and clients of a game that runs here. `identities`: the persons at this computer, the host first.
/// `known`: the largest number in the order of games and seats.
StartedGame launch(HostPlan plan, BotPace pace, const GameNote& note, qint64 known,
                   const QList<Client::Identity>& identities, std::vector<Client*>* local = nullptr) {
  plan.botPaceMs = millisecondsOf(pace);
  auto running = std::make_shared<RunningGame>();
  if (!plan.storePath.isEmpty()) {
    running->file = std::make_unique<GameFile>(plan.storePath, note, known);
    if (!running->file->isMine()) return {nullptr, sentenceFor(running->file->whyNotMine()), 0};
  }
  const bool isOld = plan.begin == HostPlan::Begin::Continue;
  running->server = std::make_unique<HostedServer>(std::move(plan));
  HostedServer* server = running->server.get();
  GameFile* file = running->file.get();
  if (file) {
    QObject::connect(server, &HostedServer::gameOver, file, [file] { file->mark(GameNote::Stage::Over); });
    QObject::connect(server, &HostedServer::failed, file,
                     [file, isOld](HostedServer::Failure why, const QString& detail) {
                       if (isOld && why != HostedServer::Failure::PortTaken) file->mark(GameNote::Stage::Unreadable);
                       if (why == HostedServer::Failure::StoreDamaged) file->markGone(detail.section(u'\n', 1, 1));
                     });
    QObject::connect(server, &HostedServer::putAside, file, &GameFile::markGone);
  }
  if (Unstarted unstarted = startAndWait(*server, note.port); !unstarted.problem.isEmpty())
    return {nullptr, unstarted.problem, 0, {}, unstarted.failure};
  if (file && server->port() != 0) file->markPort(server->port());  // where it is called after a restart
  std::vector<std::unique_ptr<Client>> clients;
  for (const Client::Identity& identity : identities) {
    const Origin origin = clients.empty() ? Origin::Owner : Origin::Guest;
    clients.push_back(std::make_unique<Client>(server->dialer(origin), identity));
    if (local) local->push_back(clients.back().get());
  }
  std::vector<Client*> starting;
  for (const auto& client : clients) starting.push_back(client.get());
  if (file) file->follow(starting);
  StartedGame result{std::make_unique<GameController>(std::move(clients), running), {}, server->port()};
  const Client* player = starting.front();
  GameOrigin origin{.makeEye = [server, player] { return eyeThrough(server->dialer(Origin::Guest), player); }};
  if (isOld) origin.passwordKey = server->passwordKey();
  result.game->setOrigin(std::move(origin));
  if (note.kind == GameNote::Kind::TestPlay) result.game->setBoardName(note.gameName);
  result.game->bots().setDriver(
      {[server](int paceMs) { server->setBotPace(paceMs); }, [server] { server->stepBots(); }}, pace);
  QObject::connect(server, &HostedServer::gameOver, result.game.get(),
                   [game = result.game.get()](const Lobby& table, const std::vector<Move>& moves) {
                     game->afterwards().keepWhole(table, moves);
                   });
  QObject::connect(server, &HostedServer::putAside, result.game.get(), [game = result.game.get()](const QString& kept) {
    //: Why the game ended, in the window of its host: %1 the name of a file
    const QString told = Hosting::tr("You have stopped the game: moves are missing from its file. It is kept as %1.");
    Q_EMIT game->turnedAway(told.arg(shownPath(kept)), Refusal::MovesMissing);
  });
  for (Client* client : starting) client->start();
  return result;
}

GameNote noteFor(const GamePlan& plan, int persons) {
  GameNote note;
  note.reach = plan.reach;
  note.kind = plan.kind;
  note.persons = persons;
  note.listenAt = plan.listenAt;
  note.port = plan.port;
  note.gameName = plan.gameName;
  return note;
}

/// Several persons at one computer answer an offer one after another, each behind a curtain: bots that wait at all give
/// them as long as it takes.
int offerWaitMs(const Settings& settings, int persons) {
  const int wished = settings.game.offerWait();
  return (wished > 0 && persons > 1 ? wire::kMostOfferWait : wished) * 1000;
}

}  // namespace

StartedGame GameStarter::start(const GamePlan& plan) {
  HostPlan host;
  host.gameName = plan.gameName;
  host.setup = plan.setup;
  host.offerWaitMs = offerWaitMs(settings_, plan.persons());
  host.passwordKey = plan.passwordKey;
  if (GameChoices::botWishes(settings_).hints == HintRule::Forbidden) host.policy.emplace().hints = HintRule::Forbidden;
  if (keeping_ == Keeping::Files) host.storePath = files_->newFile();
  if (plan.reach == GamePlan::Reach::Network) host.listen = listenFor(plan.listenAt, plan.port);
  QList<Client::Identity> persons;
  QList<SeatId> personSeats;
  for (int i = 0; i < plan.seats.size(); ++i) {
    const GamePlan::Seat& seat = plan.seats[i];
    host.bots << (seat.holder == SeatHolder::Bot ? botFor(seat.bot) : QString());
    host.botNames << (seat.holder == SeatHolder::Bot ? seat.called : QString());
    host.botColors << seat.color;
    if (seat.holder != SeatHolder::Person) continue;
    persons << Client::Identity{seat.name, seat.color, languageInUse(), {}};
    personSeats << SeatId(i);
  }
  //: Why a game could not be started
  if (persons.isEmpty()) return {nullptr, Hosting::tr("Somebody at this computer has to play."), 0};
  const GameNote note = noteFor(plan, static_cast<int>(persons.size()));
  std::vector<Client*> clients;
  StartedGame started = launch(std::move(host), plan.pace, note, lastOrder(), persons, &clients);
  if (started.game && plan.reach == GamePlan::Reach::ThisComputer) playAtOnce(started.game.get(), clients, personSeats);
  return keepingRecord(std::move(started), plan.kind);
}

/// A game that somebody here plays: its record is kept when it is over, unless it only tried a board.
StartedGame GameStarter::keepingRecord(StartedGame started, GameNote::Kind kind) {
  if (!started.game || kind == GameNote::Kind::TestPlay) return started;
  records_.follow(*started.game);
  new Succession(*started.game, settings_, files_->folders());
  return started;
}

/// A game that runs elsewhere. On a long chain only a part is seen here: then its result is kept.
StartedGame GameStarter::keepingResult(StartedGame started) {
  if (started.game) keepPartResult(*started.game, records_.folder());
  return keepingRecord(std::move(started), GameNote::Kind::Game);
}

StartedGame GameStarter::continueGame() {
  const QList<SavedGame> all = games();
  if (const auto newest = GameFiles::newestUnfinished(all)) return continueGame(newest->store);
  const bool isOpen = std::ranges::any_of(all, [](const SavedGame& game) {
    return game.use == SavedGame::Use::Taken && game.note.kind == GameNote::Kind::Game;
  });
  return {nullptr, isOpen ? openElsewhere() : sentenceFor(HostedServer::Failure::NothingToContinue, 0), 0};
}

/// If another program has the port by now, the game goes on at the next one, or at any that is free: guests recognize
/// the table anywhere.
StartedGame GameStarter::continueGame(const QString& store) {
  StartedGame started = goOn(store, {});
  auto note = GameFiles::readNote(store);
  if (started.failure != HostedServer::Failure::PortTaken || !note) return started;
  const quint16 before = note->port;
  for (const quint16 port : {quint16(before + 1), quint16(0)}) {
    note->port = port;
    GameFiles::writeNote(store, *note);
    started = goOn(store, {});
    if (started.failure != HostedServer::Failure::PortTaken) return started;
  }
  note->port = before;  // nothing is free: the next time it is tried where it was
  GameFiles::writeNote(store, *note);
  return started;
}

QString GameStarter::copyPath() const { return SeenCopy::pathIn(dataFolder_); }

GameStarter::CopyPlan GameStarter::copyPlan() const {
  CopyPlan how{settings_.port()};
  auto kept = settings_.seats().at(SeenCopy::tableOf(copyPath()));
  if (!kept) kept = lastSeat();
  if (kept) how.passwordKey = kept->passwordKey;  // the others know the password
  how.policy = kept ? kept->policy : std::nullopt;
  if (!how.policy) how.policy.emplace().watching = WatchRule::Nobody;  // rather than people whom the host had kept out
  return how;
}

StartedGame GameStarter::hostCopy(const CopyPlan& how) {
  const QString store = files_->newFile();
  SystemRng rng;
  MadeGame made = gameFromCopy(copyPath(), store, GamePlan::gameNameOf, rng);
  if (!made.problem.isEmpty()) {
    GameFiles::remove(store);
    return {nullptr, made.problem, 0};
  }
  made.note.listenAt = how.listenAt;
  const auto hostAt = [&](quint16 port) {
    made.note.port = port;
    GameFiles::writeNote(store, made.note);
    return goOn(store, {made.host, how.passwordKey, how.policy});
  };
  StartedGame started = hostAt(how.port);
  if (started.failure == HostedServer::Failure::PortTaken) started = hostAt(0);  // another program has that port
  if (started.game)
    QFile::remove(copyPath());  // from now on the game has a store
  else
    GameFiles::remove(store);
  return started;
}

StartedGame GameStarter::playOn(const Replay& replay, const GamePlan& plan) {
  const QString store = files_->newFile();
  SystemRng rng;
  const MadeGame made = gameFromReplay(replay, plan, store, rng);
  if (made.problem.isEmpty()) GameFiles::writeNote(store, made.note);
  StartedGame started =
      made.problem.isEmpty() ? goOn(store, {.passwordKey = plan.passwordKey}) : StartedGame{nullptr, made.problem, 0};
  if (!started.game) GameFiles::remove(store);
  return started;
}

StartedGame GameStarter::goOn(const QString& store, const Opening& opening) {
  auto note = GameFiles::readNote(store);
  if (!note && QFile::exists(store)) note.emplace().stage = GameNote::Stage::Unreadable;  // the note was lost
  if (!note) return {nullptr, sentenceFor(HostedServer::Failure::NothingToContinue, 0), 0};
  note->goesOnElsewhere = false;  // the person chose this one
  HostPlan host;
  host.begin = HostPlan::Begin::Continue;
  host.storePath = store;
  host.onAbsence = OnAbsence::Pause;  // a person chose the moment, not the others
  host.notedMoves = note->moves;
  host.copyOf = opening.guest;
  host.passwordKey = opening.passwordKey;
  host.policy = opening.policy;
  host.offerWaitMs = offerWaitMs(settings_, note->persons);
  if (note->reach == GamePlan::Reach::Network) host.listen = listenFor(note->listenAt, note->port);
  QList<Client::Identity> persons;
  for (int i = 0; i < note->persons; ++i)
    persons << Client::Identity{settings_.shownName(), settings_.player.color(), languageInUse(), {}};
  StartedGame started = launch(std::move(host), settings_.game.botPace(), *note, lastOrder(), persons);
  if (started.port != 0) note->port = started.port;
  started.continued = std::move(note);
  return keepingRecord(std::move(started), started.continued->kind);
}

namespace {

QList<TableIdentity> tablesOf(const QList<Rejoin>& seats) {
  QList<TableIdentity> tables;
  for (const Rejoin& seat : seats) tables << seat.table;
  return tables;
}

}  // namespace

QList<SavedGame> GameStarter::games() const { return files_->list(tablesOf(settings_.seats().all())); }

QList<Rejoin> GameStarter::seats(const QList<TableIdentity>& own) const {
  QList<Rejoin> seats = settings_.seats().all();
  const QList<TableIdentity> known = own + tablesOf(seats);
  seats.removeIf([&](const Rejoin& seat) { return hasGoneOn(seat, known); });
  return seats;
}

std::optional<Rejoin> GameStarter::lastSeat(const QList<TableIdentity>& own) const {
  const QList<Rejoin> all = seats(own);
  return all.isEmpty() ? std::nullopt : std::optional(all.first());
}

qint64 GameStarter::lastOrder() const { return std::max(files_->lastOrder(), settings_.seats().lastOrder()); }

bool GameStarter::hasLostSeat() const { return settings_.seats().isDamaged() && QFile::exists(copyPath()); }

bool GameStarter::isSeatLater(const std::optional<Rejoin>& seat, const std::optional<SavedGame>& own) const {
  if (!seat && !hasLostSeat()) return false;
  if (seat && seat->order > 0) return !own || own->order() < seat->order;
  const QDateTime kept = settings_.seats().keptAt();  // an older program has kept it
  return !own || !kept.isValid() || own->note.played < kept;
}

namespace {

/// The kept form of the password for joining, as a host keeps it; empty: no password.
QByteArray keyToKeep(const QString& password) {
  return password.isEmpty() ? QByteArray() : password::keyOf(password, systemRandomBytes(wire::kSaltBytes));
}

/// The seat of a client that is made before it: its dialer asks for it only when it dials.
using SeatToCome = std::shared_ptr<QPointer<KeptSeat>>;

/// Reports each call to the kept seat.
CallMeans::Told tellSeat(const SeatToCome& seat) {
  return [seat](const Address& place) {
    if (*seat) (*seat)->calls(place);
  };
}

/// In a game that goes on from a copy nobody has a key, but all are known by the name of their seat, even if they have
/// changed theirs since. A code means the seat of that code. A name that sits at that very table belongs to another
/// window; so each of several who played at this computer gets their seat, in a window of their own.
std::optional<SeatKey> nameAt(const TableIdentity& table, const Settings& settings, const GameFiles& files) {
  const QStringList known = QStringList(settings.seats().nameAtAnother(table)) + files.namesAtAnother(table);
  QStringList taken = files.namesAt(table);
  if (const auto seated = settings.seats().at(table)) taken << seated->name;
  const auto isFree = [&taken](const QString& name) { return !name.isEmpty() && !taken.contains(name); };
  const auto name = std::ranges::find_if(known, isFree);
  return name == known.end() ? std::nullopt : std::optional(SeatKey{{}, {}, *name});
}

StartedGame dial(Client::Identity identity, const WayBack& way, Settings& settings, const QString& copyPath,
                 const CallMeans& means, const GameFiles& files) {
  const auto seat = std::make_shared<QPointer<KeptSeat>>();
  if (identity.token.isEmpty())
    identity.keyOf = [seat, &settings, files, isAnySeat = identity.code < 0](const TableIdentity& table) {
      const auto key = *seat ? (*seat)->keyFor(table) : std::nullopt;
      return key || !isAnySeat ? key : nameAt(table, settings, files);
    };
  const QList<Address> places = way.places();
  //: Why coming back failed
  if (places.isEmpty()) return {nullptr, Hosting::tr("There is no game to come back to."), 0};
  std::vector<std::unique_ptr<Client>> clients;
  clients.push_back(
      std::make_unique<Client>(means.dialerTo(places, tellSeat(seat)), identity, means.clock, means.chance()));
  Client* raw = clients.front().get();
  StartedGame result{std::make_unique<GameController>(std::move(clients)), {}, 0};
  KeptSeat* kept = new KeptSeat(*result.game, raw, settings, way, means.clock);
  *seat = kept;
  result.game->setOrigin(
      {.makeEye = [kept, raw, to = means.dialerTo] { return eyeThrough(to(kept->places(), {}), raw); },
       .callAt =
           [seat, kept, raw, to = means.dialerTo](const Address& address) {
             kept->hear(address);
             raw->callAt(to(kept->places(), tellSeat(seat)));
           }});
  new SeenCopy(raw, copyPath, means.clock, raw);
  raw->start();
  return result;
}

}  // namespace

/// An address is offered again once a table has answered there.
StartedGame GameStarter::rememberingWhere(StartedGame called, const Address& address) {
  GameController* game = called.game.get();
  if (!game) return called;
  QObject::connect(
      game, &GameController::phaseChanged, game,
      [game, address, &settings = settings_] {
        if (game->seen().phase() != Client::Phase::Closed) settings.rememberAddress(textOf(address));
      },
      Qt::SingleShotConnection);
  return called;
}

StartedGame GameStarter::join(const Address& address, const Entry& entry) {
  Client::Identity me{settings_.shownName(), settings_.player.color(), languageInUse(), {}};
  me.code = entry.code;
  me.password = entry.password;
  me.wished = entry.wished;
  me.nonce = entry.nonce;
  WayBack way;
  way.known.address = textOf(address);
  way.order = lastOrder();
  if (const auto kept = settings_.seats().atTable(entry.table)) {  // at any address, and no other table
    way.known = *kept;
    way.heard = {address};
    me.table = kept->table;
  }
  if (!entry.others.isEmpty()) way.heard = QList<Address>{address} + entry.others;
  way.known.code = entry.code;
  if (!entry.password.isEmpty()) way.known.passwordKey = keyToKeep(entry.password);
  return rememberingWhere(keepingResult(dial(std::move(me), way, settings_, copyPath(), means_, *files_)), address);
}

StartedGame GameStarter::watch(const Address& address, const Entry& entry) {
  Client::Identity me{settings_.shownName(), settings_.player.color(), languageInUse(), {}};
  me.attendance = Attendance::Watcher;
  me.password = entry.password;
  // The name of a seat that was left is theirs, as its key shows; where another window sits there it is that one's.
  me.keyOf = [&seats = settings_.seats()](const TableIdentity& table) -> std::optional<SeatKey> {
    const auto kept = seats.at(table);
    return kept && seats.lock(table) ? std::optional(SeatKey{kept->token}) : std::nullopt;
  };
  std::vector<std::unique_ptr<Client>> clients;
  clients.push_back(std::make_unique<Client>(means_.dialerTo(QList<Address>{address} + entry.others, {}), me,
                                             means_.clock, means_.chance()));
  Client* raw = clients.front().get();
  StartedGame result{std::make_unique<GameController>(std::move(clients)), {}, 0};
  raw->start();
  return rememberingWhere(std::move(result), address);
}

StartedGame GameStarter::rejoin() {
  const auto kept = lastSeat();
  //: Why coming back failed
  if (!kept) return {nullptr, Hosting::tr("There is no game to come back to."), 0};
  return rejoin(*kept);
}

StartedGame GameStarter::rejoin(const Rejoin& seat) {
  Client::Identity me{.name = settings_.shownName(),
                      .color = settings_.player.color(),
                      .locale = languageInUse(),
                      .token = seat.token,
                      .receipt = seat.receipt,
                      .code = seat.code,
                      .table = seat.table};
  return keepingResult(dial(std::move(me), {seat, {}, lastOrder()}, settings_, copyPath(), means_, *files_));
}

}  // namespace tapu
