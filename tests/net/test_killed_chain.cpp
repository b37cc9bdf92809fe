// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/host/seats/stored_table.h"
#include "app/host/store/sqlite_store.h"
#include "app/values/codec.h"
#include "app/wire/requests.h"
#include "engine/play/from_pieces.h"
#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/play/visible.h"
#include "tests/net/table.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// By hand it may be another hall: TAPU_KILLED_BOARDS=550
int boards() {
  static const int boards = qEnvironmentVariableIntValue("TAPU_KILLED_BOARDS");
  return boards > 0 ? boards : 12;
}
int players() { return 2 * boards() - 2; }  // bots of the server have the other two seats

/// On a long chain the counts are told now and then, not with each act, and eyes do not work out what is free.
State comparable(State state, const GameDefinition& definition) {
  state.head.open = state.head.acting = 0;
  followFromPieces(definition, state);
  return state;
}

/// Somebody at the table, and what they had been told when the server was killed.
struct Attendee {
  explicit Attendee(Client& met) : client(&met) {}
  bool isCutOff() const {  // or was not welcomed yet
    return client->known().phase == Client::Phase::Reconnecting || client->known().phase == Client::Phase::Connecting ||
           gaveUp();
  }
  /// Nobody answered before they were welcomed: the others may take so long to notice.
  bool gaveUp() const { return client->known().phase == Client::Phase::Closed && client->known().seat().isNone(); }
  bool isIn() const {
    return client->known().phase == Client::Phase::Lobby || client->known().phase == Client::Phase::Playing;
  }
  const Client* client;
  SeatId seat;     ///< of the whole chain; none: they have none, or were not welcomed
  int moves = -1;  ///< -1 = no game
};

/// A hall of twelve boards with its server in a process of its own.
class Hall {
 public:
  Hall() : clock_(std::make_shared<SystemClock>()), rng_(17) {}

  ~Hall() {
    server_.kill();
    server_.waitForFinished(test::kNever);
  }

  bool open() {
    if (!folder_.isValid() || !begin()) return false;
    QFile file(path(u"key"_s));
    if (!file.open(QIODevice::ReadOnly)) return false;
    key_ = QByteArray::fromHex(file.readAll().trimmed());
    for (const Attendance attendance : {Attendance::Organizer, Attendance::Screen, Attendance::Screen})
      addEye(attendance);
    return soon([&] {
      return std::ranges::all_of(eyes_, [](const auto& eye) { return eye->known().lobby.seats.size() > 0; });
    });
  }
  void addPlayer() {
    players_.push_back(player(static_cast<int>(players_.size())));
    attendees_.emplace_back(players_.back()->client());
  }
  /// Lets those who gave up call anew, as people do.
  void callAgain() {
    for (std::size_t i = 0; i < players_.size(); ++i) {
      Attendee& each = attendees_[eyes_.size() + i];
      if (!each.gaveUp()) continue;
      players_[i] = player(static_cast<int>(i));
      each = Attendee(players_[i]->client());
    }
  }
  Client& organizer() { return *eyes_[0]; }
  std::vector<Attendee>& attendees() { return attendees_; }
  int welcomed() const {
    return static_cast<int>(
        std::ranges::count_if(players_, [](const auto& p) { return !p->client().known().seat().isNone(); }));
  }
  /// Runs until the players have heard so much more.
  bool playOn(int news) {
    const int enough = heard_ + news;
    return soon([&] { return heard_ >= enough; });
  }
  int below(int end) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(end))); }

  /// SIGKILL. Everybody notices.
  bool kill() {
    server_.kill();
    // While the loop runs: some systems do not tell of an end that comes while a socket waits for its turn.
    if (!soon([&] { return server_.state() == QProcess::NotRunning; })) return false;
    if (!soon([&] { return std::ranges::all_of(attendees_, &Attendee::isCutOff); })) return false;
    for (Attendee& each : attendees_) {  // with the last that was on its way to them
      const Client& client = *each.client;
      each.seat = client.known().window ? client.known().window->whole(client.known().seat()) : client.known().seat();
      each.moves = client.known().hasGame() ? client.known().moveNumber : -1;
    }
    codes_ = codes();
    return true;
  }
  bool begin() {
    server_.setProgram(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s);
    server_.setArguments({u"--port"_s,
                          QString::number(port_),
                          u"--bind"_s,
                          u"127.0.0.1"_s,
                          u"--quiet"_s,
                          u"--offer-wait"_s,
                          u"0"_s,
                          u"--language"_s,
                          u"en"_s,
                          u"--rules"_s,
                          u"big"_s,
                          u"--boards"_s,
                          QString::number(boards()),
                          u"--bots"_s,
                          u"2"_s,
                          u"--store"_s,
                          path(u"store"_s),
                          u"--organizer-key-file"_s,
                          path(u"key"_s),
                          u"--option"_s,
                          u"big.setupSeconds=2"_s,
                          u"--option"_s,
                          u"big.gapSeconds=0"_s});
    server_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    server_.start();
    if (!soon([&] { return server_.canReadLine(); })) return false;
    port_ = server_.readLine().trimmed().split(' ').last().toUShort();
    return port_ != 0;
  }
  bool isEverybodyBack() {
    return soon([&] { return std::ranges::all_of(attendees_, &Attendee::isIn); });
  }
  QList<int> codes() const {
    QList<int> codes;
    for (const DeskSeat& seat : eyes_[0]->known().desk.seats) codes << seat.code;
    return codes;
  }
  const QList<int>& codesBefore() const { return codes_; }

  /// The game that the killed server left behind, read from a copy.
  std::optional<StoredGame> stored() {
    const QString copy = path(u"copy-%1"_s.arg(++copies_));
    for (const QString& end : {u""_s, u"-wal"_s})
      if (QFile::exists(path(u"store"_s) + end)) QFile::copy(path(u"store"_s) + end, copy + end);
    SqliteStore store(copy);
    return store.open().isEmpty() ? store.continueLast() : std::nullopt;
  }

 private:
  std::unique_ptr<BotPlayer> player(int number) {
    const auto seed = static_cast<quint64>(number);
    // The same chance gives whoever calls again the secret of their first greeting: their seat may be stored already.
    auto client = std::make_unique<Client>(dialer(), named(u"Person %1"_s.arg(number)), clock_,
                                           std::make_unique<SeededRng>(seed + 1000));
    auto made = std::make_unique<BotPlayer>(std::move(client), makeBot("greedy"), std::make_unique<SeededRng>(seed),
                                            clock_, 20);
    QObject::connect(&made->client(), &Client::moved, &made->client(), [this] { ++heard_; });
    made->start();
    return made;
  }
  QString path(const QString& name) const { return folder_.filePath(name); }
  std::unique_ptr<Dialer> dialer() const { return std::make_unique<TcpDialer>(u"127.0.0.1"_s, port_, clock_); }
  void addEye(Attendance attendance) {
    Client::Identity who;
    who.attendance = attendance;
    if (attendance == Attendance::Organizer) who.organizerKey = key_;
    eyes_.push_back(std::make_unique<Client>(dialer(), who, clock_));
    attendees_.emplace_back(*eyes_.back());
    eyes_.back()->start();
  }

  QTemporaryDir folder_;
  QProcess server_;
  std::shared_ptr<Clock> clock_;
  SeededRng rng_;
  quint16 port_ = 0;
  QByteArray key_;
  std::vector<std::unique_ptr<Client>> eyes_;
  std::vector<std::unique_ptr<BotPlayer>> players_;
  std::vector<Attendee> attendees_;
  QList<int> codes_;
  int heard_ = 0, copies_ = 0;
};

}  // namespace

/// An evening whose server is killed again and again, at any moment: what somebody was told is so afterwards.
class TestKilledChain : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase();
  void whileTheHallFills();
  void whileTheRoundsRun();

 private:
  void killAndReturn(const char* when);
  void compareWithStore();
  std::unique_ptr<Hall> hall_;
};

void TestKilledChain::initTestCase() {
  hall_ = std::make_unique<Hall>();
  QVERIFY(hall_->open());
  SOON_EQUAL(hall_->codes().size(), 2 * boards());
}

/// Each client's position is what the store says that its viewer saw after the last move of which it was told.
void TestKilledChain::compareWithStore() {
  const auto stored = hall_->stored();
  QVERIFY(stored);
  const auto lobby = lobbyOf(*stored);
  QVERIFY(lobby);
  for (const Attendee& each : hall_->attendees())
    if (each.seat) QCOMPARE(lobby->seats[each.seat.value].holder, SeatHolder::Person);
  if (lobby->stage == Lobby::Stage::Gathering) return;
  const GameDefinition whole(lobby->setup);
  State state = initialState(whole);
  int compared = 0;
  const auto compareThoseAt = [&](int moves) {
    for (const Attendee& each : hall_->attendees()) {
      if (each.moves != moves) continue;
      const Client& client = *each.client;
      const State seen = each.seat
                             ? visibleTo(each.seat, whole, state, *client.known().window, client.known().definition())
                             : visibleTo(Viewer::watcher(), whole, state);
      ++compared;
      QVERIFY2(comparable(client.known().state, client.known().definition()) ==
                   comparable(seen, client.known().definition()),
               qPrintable(u"seat %1"_s.arg(each.seat.value)));
    }
  };
  compareThoseAt(0);
  for (std::size_t i = 0; i < stored->moves.size(); ++i) {
    Complaint complaint;
    const auto move = decodeMove(stored->moves[i].body, complaint);
    QVERIFY(move);
    apply(whole, state, *move, Observer{});
    compareThoseAt(static_cast<int>(i) + 1);
  }
  QCOMPARE(compared, std::ranges::count_if(hall_->attendees(), [](const Attendee& each) { return each.moves >= 0; }));
}

void TestKilledChain::killAndReturn(const char* when) {
  QVERIFY(hall_->kill());
  compareWithStore();
  if (QTest::currentTestFailed()) return;
  QElapsedTimer timer;
  timer.start();
  QVERIFY(hall_->begin());
  hall_->callAgain();
  QVERIFY(hall_->isEverybodyBack());
  qInfo("%s: everybody is back after %lld ms", when, timer.elapsed());
  for (const Attendee& each : hall_->attendees()) {
    const Client& client = *each.client;
    if (each.seat)
      QCOMPARE(client.known().window ? client.known().window->whole(client.known().seat()) : client.known().seat(),
               each.seat);
    QVERIFY(client.known().moveNumber >= each.moves);
    QCOMPARE(client.known().desyncs, 0);
  }
  SOON_EQUAL(hall_->codes(), hall_->codesBefore());
}

void TestKilledChain::whileTheHallFills() {
  for (const int coming : {players() / 2, players()}) {
    const int before = hall_->welcomed(), enough = before + 1 + hall_->below(coming - before - 1);
    for (int i = before; i < coming; ++i) hall_->addPlayer();
    QVERIFY(soon([&] { return hall_->welcomed() >= enough; }));
    killAndReturn("while people come");
    if (QTest::currentTestFailed()) return;
    QCOMPARE(hall_->welcomed(), coming);
  }
}

void TestKilledChain::whileTheRoundsRun() {
  QVERIFY(soon([&] { return hall_->organizer().known().desk.seats.size() == 2 * boards(); }));
  hall_->organizer().ask(requests::StartGame{});
  QVERIFY(hall_->playOn(1 + hall_->below(20)));
  for (const char* when : {"at the start choices", "in the rounds", "later", "still later"}) {
    killAndReturn(when);
    if (QTest::currentTestFailed()) return;
    QVERIFY(hall_->playOn(50 + hall_->below(2000)));
  }
  killAndReturn("once more");
}

TAPU_TEST_WITH_LOOP(TestKilledChain)
#include "test_killed_chain.moc"
