// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/table_host.h"

#include <QFile>
#include <QSysInfo>
#include <algorithm>

#include "app/external/external_mind.h"
#include "app/host/door/table_door.h"
#include "app/host/door/table_secrets.h"
#include "app/host/seats/stored_table.h"
#include "app/host/server/admin_console.h"
#include "app/host/store/sqlite_store.h"
#include "app/net/chance.h"
#include "app/net/neighborhood.h"
#include "app/net/table_password.h"
#include "app/server/fresh_setup.h"
#include "app/server/key_file.h"
#include "app/system/descriptors.h"
#include "app/system/processes.h"
#include "app/text/safe_on_terminal.h"
#include "app/text/system_words.h"
#include "app/wire/names.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kLookAtResultMs = 60000;  // then those who are still there, or not back, make room for the next game
constexpr int kLookAtEventMs =
    10 * 60'000;  // the same at an event: screens and organizers may come back to the results
constexpr int kLastWordsMs = 50;
constexpr int kOthers = 200;  // connections beside those of the seats: screens, and callers who wait for a welcome
constexpr qint64 kMostPassword = 1000;  // bytes of a line
constexpr int kFailed = 1, kDamaged = 3;
constexpr char kProgram[] = "external";  // the kind of bot that guests are told where another program plays

/// The game at a table of this kind had not begun, and those who sat there are to come back to it, those who hold the
/// codes of its seats are still to come, or somebody may not come back.
bool isGathering(const StoredGame& stored, const ServerPlan& plan) {
  const auto lobby = lobbyOf(stored);
  TableSecrets secrets([] { return QByteArray(); });
  secrets.restore(stored.secrets);
  TableDoor door{TablePolicy()};
  door.restore(secrets.beside(), kMostSeats);
  const bool isAwaited = !stored.sessions.isEmpty() || secrets.hasOrganizer() || door.holdsSomebodyOff();
  return stored.status == GameStatus::Gathering && isAwaited && lobby && lobby->setup.ruleSet == plan.setup.ruleSet &&
         lobby->setup.options == plan.setup.options && lobby->setup.seats() == plan.setup.seats();
}

void complain(const QString& sentence) { printSafely(stderr, u"tapu-server: %1\n"_s.arg(sentence)); }

/// Prints a line of JSON for each round, for `--measure`.
void printFigures(const ThrowFigures& figures) {
  printSafely(stdout, QString::asprintf(
                          "{\"round\":%d,\"clients\":%d,\"throwMs\":%.3f,\"bytesAClient\":%lld,\"memoryKb\":%lld}\n",
                          figures.round, figures.clients, static_cast<double>(figures.writeUs) / 1000,
                          static_cast<long long>(figures.roundBytes / std::max(1, figures.clients)),
                          static_cast<long long>(memoryInUseKb())));
}

}  // namespace

TableHost::TableHost(ServerOptions options, std::shared_ptr<Clock> clock)
    : options_(std::move(options)),
      clock_(std::move(clock)),
      listener_(clock_),
      nextAlarm_(clock_),
      lastWordsAlarm_(clock_) {
  connect(&listener_, &TcpListener::arrived, this,
          [this](Channel* channel) { server_->admit(std::unique_ptr<Channel>(channel)); });
}

TableHost::~TableHost() = default;

QString TableHost::open() {
  status_ = kFailed;
  if (const int most = mostDescriptors(); options_.seats - options_.bots + kOthers > most && options_.seats > kOthers)
    //: tapu-server on the console; %1 and %2 are numbers. The limit is that of the operating system on open files
    return TableHost::tr("This system lets a program have %1 files and connections, and so many seats need %2.")
        .arg(QString::number(most), QString::number(options_.seats - options_.bots + kOthers));
  if (const QString problem = readOrganizerKey(); !problem.isEmpty()) return problem;
  if (const QString problem = readPassword(); !problem.isEmpty()) return problem;
  if (const QString problem = openStore(); !problem.isEmpty()) return problem;
  if (!listener_.open(options_.bind, options_.port))
    //: tapu-server on the console
    return TableHost::tr("Cannot listen at %1 port %2: %3.")
        .arg(options_.bind.toString(), QString::number(options_.port), listener_.errorString());
  if (const QString problem = openTable(); !problem.isEmpty()) return problem;
  if (const QString problem = openConsole(); !problem.isEmpty()) return problem;
  announce();
  status_ = 0;
  return {};
}

QString TableHost::readOrganizerKey() {
  if (options_.organizerKeyFile.isEmpty()) return {};
  Complaint complaint;
  if (const auto key = keyOfFile(options_.organizerKeyFile, u"--organizer-key-file"_s, complaint)) {
    organizerKey_ = *key;
    return QString();
  }
  return complaint.sentence;
}

QString TableHost::readPassword() {
  if (options_.passwordFile.isEmpty()) return {};
  QFile file(options_.passwordFile);
  const bool isOpen = file.open(QFile::ReadOnly);
  const QByteArray line = isOpen ? file.readLine(kMostPassword) : QByteArray();
  if (!line.isValidUtf8())
    //: tapu-server on the console; %1 a file. UTF-8 is a way in which letters are kept
    return TableHost::tr("The password in %1 is not written in UTF-8.").arg(options_.passwordFile);
  const QString typed = QString::fromUtf8(line).trimmed();
  if (!password::isUsable(typed) && cleanName(typed).isEmpty())
    //: tapu-server on the console; %1 a file
    return TableHost::tr("No password can be read from %1.").arg(options_.passwordFile);
  if (!password::isUsable(typed))
    //: tapu-server on the console; %1 a file. Such a sign is a tab, or one that steers a terminal
    return TableHost::tr("The password in %1 has a control character, which nobody can type.")
        .arg(options_.passwordFile);
  passwordKey_ = password::keyOf(typed, systemRandomBytes(wire::kSaltBytes));
  return {};
}

QString TableHost::openConsole() {
  if (options_.admin.isEmpty()) return {};
  AdminConsole console(
      {[this]() -> const Lobby& { return server_->lobby(); }, [this] { return server_->facts(); },
       [this](const wire::Request& wish) { return server_->command(wish); },
       [this](const QString& text) { server_->tellAll(text); }, [] { return systemRandomBytes(wire::kSaltBytes); },
       [this](const QString& who) { return server_->unban(who); }, [this] { return server_->door().banned(); }});
  console_ =
      std::make_unique<LineDoor>([console](const QString& line) { return safeOnTerminal(console.answer(line)); });
  QByteArray key;
  if (!options_.adminKeyFile.isEmpty()) {
    Complaint complaint;
    const auto kept = keyOfFile(options_.adminKeyFile, u"--admin-key-file"_s, complaint);
    if (!kept) return complaint.sentence;
    key = kept->toHex();
  }
  const QString problem = console_->open(options_.admin, key);
  if (problem.isEmpty()) return {};
  //: tapu-server on the console; %1 a port or a file, %2 the system’s own remark
  return TableHost::tr("The console cannot be opened at %1: %2.").arg(options_.admin, systemWords(problem));
}

QString TableHost::openStore() {
  if (options_.store.isEmpty()) {
    store_ = std::make_unique<MemoryStore>();
    return QString();
  }
  auto file = std::make_unique<SqliteStore>(options_.store);
  const QString problem = file->open();
  file_ = file.get();
  store_ = std::move(file);
  if (problem.isEmpty()) return {};
  if (file_->keptAs().isEmpty())
    //: tapu-server on the console
    return TableHost::tr("Cannot use the store %1: %2.").arg(options_.store, systemWords(problem));
  status_ = kDamaged;
  //: tapu-server on the console; the command in quotation marks stays as it is
  return TableHost::tr(
             "Cannot use the store %1: %2. It is kept as %3; “tapu-tool store export” takes what is still good.")
      .arg(options_.store, systemWords(problem), file_->keptAs());
}

QString TableHost::openTable() {
  ServerDependencies given;
  given.clock = clock_;
  given.store = store_.get();
  given.isNeighbor = isNeighborOrHere;
  given.makeMind = [this](const QString& bot, SeatId seat, std::unique_ptr<Rng> rng) {
    return makeMindAt(bot, seat, std::move(rng));
  };
  if (options_.seed) {
    const quint64 seed = *options_.seed + static_cast<quint64>(games_);
    given.chance = std::make_shared<SeededChance>(seed);
    given.botRng = [seed](SeatId seat) { return std::make_unique<SeededRng>(~seed + seat.value); };
  }
  ServerPlan plan;
  plan.gameName = options_.name;
  plan.setup = freshSetup(options_, games_);
  plan.botPaceMs = options_.paceMs;
  plan.offerWaitMs = options_.offerWaitMs;
  plan.waitsFor = options_.players;
  plan.organizerKey = organizerKey_;
  plan.occasion = options_.rehearsal ? Occasion::Rehearsal : Occasion::Event;
  plan.onMissingMoves = options_.onMissingMoves;
  plan.policy = options_.policy;
  plan.passwordKey = passwordKey_;
  plan.hostName = QSysInfo::machineHostName();
  plan.unattended = options_.demo ? Unattended::PlaysOn : Unattended::Waits;
  for (int seat = 0; seat < options_.seats; ++seat) {
    const QString bot = botAt(seat);
    plan.bots.append(isExternal(bot) ? QString::fromLatin1(kProgram) : bot);
  }
  server_ = std::make_unique<Server>(std::move(given), plan, within({}, mostDescriptors()));
  if (options_.measure) connect(server_.get(), &Server::toldThrow, this, printFigures);
  const bool isEvent = !organizerKey_.isEmpty();
  connect(server_.get(), &Server::gameOver, this,
          [this, isEvent] { endAfter(isEvent ? kLookAtEventMs : kLookAtResultMs); });
  connect(server_.get(), &Server::endTold, this, [this, isEvent] {
    if (options_.once && !isEvent) endAfter(0);
  });
  connect(server_.get(), &Server::deserted, this, [this, isEvent] {
    if (!isEvent) endAfter(0);
  });
  connect(server_.get(), &Server::stoppedToMend, this, &TableHost::stopToMend);
  // A stored game goes on; that there is none is no problem.
  ++games_;
  if (games_ == 1) {
    const auto stored = store_->continueLast();
    if (stored && (isUnderWay(stored->status) || isGathering(*stored, plan))) return goOn();
    if (!store_->problem().isEmpty())
      //: tapu-server on the console
      return TableHost::tr("The game in %1 cannot go on: %2.").arg(options_.store, systemWords(store_->problem()));
  }
  server_->open();
  return {};
}

/// The bot that the command line names for a seat; empty: it is for a person.
QString TableHost::botAt(int seat) const {
  const int index = seat - (options_.seats - options_.bots);
  if (index < 0 || index >= options_.bots) return {};
  return options_.botNames[options_.botNames.size() == 1 ? 0 : index];
}

/// Nobody but the command line says which program is started: a store and the lobby name it by kind alone.
std::unique_ptr<Mind> TableHost::makeMindAt(const QString& bot, SeatId seat, std::unique_ptr<Rng> rng) {
  const auto command = bot == QLatin1String(kProgram) ? botCommandFrom(botAt(seat.value)) : std::nullopt;
  if (!command) return makeMind(bot, seat, std::move(rng));
  return externalMind(*command, options_.botLimits, clock_, std::move(rng),
                      [this, name = command->typed, seat](const BotFault& fault) { tellFault(fault, name, seat); });
}

/// On the console, with the command; at the table without it, which is nobody's business there.
void TableHost::tellFault(const BotFault& fault, const QString& bot, SeatId seat) {
  complain(standInSentence(fault, bot, seat.value));
  const QString player = server_->lobby().seats[seat.value].name;
  //: tapu-server tells a table; %1 the name of a bot
  const QString told = TableHost::tr("The program that plays for %1 has failed. A usual bot plays on.").arg(player);
  QMetaObject::invokeMethod(
      server_.get(), [server = server_.get(), told] { server->tellAll(told); }, Qt::QueuedConnection);
}

QString TableHost::goOn() {
  const QString problem = server_->resume();
  //: tapu-server on the console
  return problem.isEmpty() ? QString() : TableHost::tr("The game in %1 cannot go on: %2.").arg(options_.store, problem);
}

/// Nobody is here who could decide: the store is kept as it is, and whoever started this program reads why.
void TableHost::stopToMend(const MissingMoves& missing) {
  status_ = kDamaged;
  server_->shutDown(Refusal::MovesMissing);
  if (file_) file_->putAside();
  const QString kept = file_ && !file_->keptAs().isEmpty() ? file_->keptAs() : options_.store;
  const QString why =
      missing.seen > 0 && !missing.seenBy.isEmpty()
          //: tapu-server on the console; %1 a player, %2 and %3 numbers of moves
          ? TableHost::tr(
                "Moves are missing from the store: %1 has seen move %2, and those after move "
                "%3 are lost.")
                .arg(missing.seenBy, QString::number(missing.seen), QString::number(missing.kept))
          //: tapu-server on the console; %1 the number of a move
          : TableHost::tr("The store was damaged: moves after number %1 may be missing.").arg(missing.kept);
  //: tapu-server on the console; %1 a sentence that says what is wrong, %2 a file; the option in quotation marks stays
  const QString told = TableHost::tr(
                           "%1 The game was stopped and is kept as %2; with it and “--on-missing-moves "
                           "go-on” it goes on from there.")
                           .arg(why, kept);
  complain(told);
  close();
}

/// Leaves the table, at once in the next pass of the loop; that of an event not while somebody looks at the results.
void TableHost::endAfter(int ms) {
  nextAlarm_.set(ms, [this] {
    if (!organizerKey_.isEmpty() && server_->connections().headcount().eyes() > 0) return endAfter(kLookAtEventMs);
    if (server_->hasLateWatchers()) return endAfter(kLookAtResultMs);
    options_.once ? close() : nextTable();
  });
}

void TableHost::nextTable() {
  server_->shutDown();
  server_.release()->deleteLater();
  openTable();
}

void TableHost::announce() {
  if (!options_.announce) return;
  responder_ = std::make_unique<DiscoveryResponder>(clock_, DiscoveryNetwork{}, [this] {
    FoundGame game = server_->summary();
    game.port = listener_.serverPort();
    return game;
  });
  responder_->start();  // without it the address can still be typed
}

void TableHost::tellOfLostGame() {
  if (store_->health() != EventStore::Health::Gone) return;
  status_ = kFailed;
  //: tapu-server on the console; %1 the name of a file
  const QString told =
      TableHost::tr("The game is lost: its file %1 was deleted or replaced, and cannot be written anew.")
          .arg(options_.store);
  complain(told);
}

void TableHost::close() {
  if (responder_) responder_->close();
  responder_.reset();
  listener_.close();
  nextAlarm_.stop();
  // Not from within a message: the answers to it go first.
  lastWordsAlarm_.set(0, [this] {
    server_->shutDown();
    tellOfLostGame();
    lastWordsAlarm_.set(kLastWordsMs, [this] { Q_EMIT done(); });
  });
}

}  // namespace tapu

#include "moc_table_host.cpp"
