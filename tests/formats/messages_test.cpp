// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborValue>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QTest>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <memory>
#include <vector>

#include "app/net/channel.h"
#include "app/values/codec.h"
#include "app/wire/lobby_letters.h"
#include "app/wire/messages.h"
#include "engine/play/visible.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Of two messages with one number the second would never be read.
template <class... Kinds>
consteval bool haveOwnNumbers(const std::variant<Kinds...>*) {
  std::array numbers{Kinds::kType...};
  std::ranges::sort(numbers);
  return std::ranges::adjacent_find(numbers) == numbers.end();
}
static_assert(haveOwnNumbers(static_cast<const wire::FromClient*>(nullptr)));
static_assert(haveOwnNumbers(static_cast<const wire::FromServer*>(nullptr)));

QByteArray token() { return QByteArray(wire::kTokenBytes, 'k'); }

wire::Hello hello() {
  wire::Hello message;
  message.version = u"0.1.0"_s;
  message.locale = u"hi"_s;
  message.name = u"मीरा"_s;
  message.color = 3;
  message.token = token();
  message.nonce = "nonce";
  return message;
}

Lobby lobby() {
  Lobby lobby;
  lobby.gameName = u"शाम का खेल"_s;
  lobby.setup.board = beginnerBoard();
  LobbySeat seat;
  seat.holder = SeatHolder::Person;
  seat.name = u"Asha"_s;
  seat.color = 9;
  seat.ready = Ready::Yes;
  seat.role = Role::Host;
  seat.link = Link::Lost;
  seat.pingMs = 12;
  seat.graceLeftMs = 60'000;
  lobby.seats = {seat, LobbySeat()};
  lobby.stage = Lobby::Stage::Playing;
  return lobby;
}

wire::FinalPart finalPart() {
  FinalRow first;
  first.who = {SeatId(800), SeatHolder::Person, u"आशा"_s};
  first.color = 9;
  first.letter = u"C"_s;
  first.rank = 1;
  first.hand = 120;
  first.scoredAt = 4'000'000'000;
  first.from.settlements = 5;
  first.from.cities = 8;
  first.from.longestRoad = 2;
  first.from.largestArmy = 3;
  first.from.cards = 4;
  first.from.bonus = 6;
  FinalRow second = first;
  second.who = {SeatId(kMostSeats - 1), SeatHolder::Bot, u"Bot"_s};
  return {1, kMostSeats, {first, second}};
}

}  // namespace

class MessagesTest : public QObject {
  Q_OBJECT

  template <class Message>
  static void comesBackFromClient(const Message& message) {
    Complaint complaint;
    const auto back = wire::decodeFromClient(wire::encode(wire::FromClient(message)), complaint);
    QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
    QVERIFY(std::get<Message>(*back) == message);
  }
  template <class Message>
  static void comesBackFromServer(const Message& message) {
    Complaint complaint;
    const auto back = wire::decodeFromServer(wire::encode(wire::FromServer(message)), complaint);
    QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
    QVERIFY(std::get<Message>(*back) == message);
  }

 private Q_SLOTS:
  void whatAClientSaysComesBack() {
    comesBackFromClient(hello());
    wire::Hello organizer = hello();
    organizer.attendance = Attendance::Organizer;
    organizer.organizerKey = QByteArray(wire::kKeyBytes, 'o');
    organizer.code = 123'455;
    comesBackFromClient(organizer);
    wire::Hello watcher = hello();
    watcher.attendance = Attendance::Watcher;
    watcher.wished = SeatId(3);
    comesBackFromClient(watcher);
    wire::Hello asking;
    asking.asks = wire::Hello::Asks::WhichTable;
    comesBackFromClient(asking);
    comesBackFromClient(wire::Proof{QByteArray(wire::kProofBytes, 'p')});
    comesBackFromClient(wire::Act{7, 12, moveRobber(HexId(3), SeatId(1))});
    for (const Action& action : {wantBuild(BuildWish::On), wantBuild(BuildWish::Off), done()})
      comesBackFromClient(wire::Act{8, 12, action});
    comesBackFromClient(wire::Say{u"नमस्ते"_s, -1});
    comesBackFromClient(wire::Ping{9, 31});
    comesBackFromClient(wire::Request(requests::ChangeSetup{encodeSetup(lobby().setup)}));
    comesBackFromClient(wire::Request(requests::PutBot{SeatId(2), u"greedy"_s}));
    comesBackFromClient(wire::Request(requests::LetIn{70'000, SeatId(2)}));
    comesBackFromClient(wire::Request(requests::Show{ScreenView::Message}));
  }

  void whatAServerSaysComesBack() {
    wire::Welcome welcome;
    welcome.version = u"0.1.0"_s;
    welcome.token = token();
    welcome.seat = SeatId(3);
    welcome.table = TableIdentity::fresh(QByteArray(16, 't')).hostedAnew(QByteArray(16, 'u'));
    comesBackFromServer(welcome);
    comesBackFromServer(wire::Introduction{welcome.table, {}});
    comesBackFromServer(wire::Introduction{welcome.table, QByteArray(32, 'p')});
    comesBackFromServer(wire::Refused{wire::Refused::What::Act, 8, Reject::TooClose, Refusal::None, {}});
    comesBackFromServer(
        wire::Refused{wire::Refused::What::Connection, 0, Reject::GameOver, Refusal::NotThisGame, u"0.2.0"_s});
    comesBackFromServer(wire::Chat{{ChatLine::Kind::Person, SeatId(1), u"Ravi"_s, u"<b>hi</b>"_s, -1}});
    comesBackFromServer(wire::LobbyNews{lobby(), SeatId(1)});
    wire::LobbyChange change{{}, Lobby::Stage::Playing, {{1, lobby().seats[0]}}, SeatId(0)};
    const wire::LobbyLetters letters(change);
    for (int seat : {-1, 0, 1, 23, 24, 255, 256, 999}) {
      change.yourSeat = SeatId(seat);
      QCOMPARE(letters.to(SeatId(seat)), wire::encode(wire::FromServer(change)));
      comesBackFromServer(change);
    }
    change.setup = lobby().setup;
    comesBackFromServer(change);
    comesBackFromServer(wire::Refused{wire::Refused::What::Request, 0, Reject::GameOver, Refusal(200), {}});  // later
    comesBackFromServer(
        wire::DeskNews{3, {{1, {123'455, Activity::Idle, u"मीरा"_s}}}, {{7, u"Late"_s}}, {{u"192.168.1.7"_s, 4}}});
    comesBackFromServer(wire::ScreenNews{{ScreenView::Chain, u"Lunch at one"_s, 3, 2, Occasion::Rehearsal}});
    const SpokenSeat asha{SeatId(800), SeatHolder::Person, u"आशा"_s};
    comesBackFromServer(wire::HallNews{});
    comesBackFromServer(wire::HallNews{{7, {asha}, {}}});
    comesBackFromServer(wire::HallNews{{7, {asha}, Ending{GameEnd::TimeLimit, 62, 25, 3, {asha}}}});
    comesBackFromServer(finalPart());
    comesBackFromServer(wire::Pong{9});
    comesBackFromServer(wire::Challenge{QByteArray(wire::kSaltBytes, 's'), QByteArray(wire::kTokenBytes, 'n')});
    comesBackFromServer(wire::TableNews{});
    TableFacts facts;
    facts.policy = {WatchRule::Delayed, 5, SitDown::Open, 10};
    facts.password = Password::Asked;
    facts.fillLeftMs = 300'000;
    facts.watchers = {{7, u"देव"_s}};
    facts.late = {{9, u"Rani"_s, SeatId(2)}};
    facts.muted = {SeatId(1)};
    facts.hints = {0, 3, TableFacts::kMostHints};
    facts.minuteWanted = {SeatId(0), SeatId(3)};
    facts.minuteLeftMs = 59'000;
    facts.you = 7;
    comesBackFromServer(wire::TableNews{facts});
    comesBackFromServer(wire::Bye{Refusal::VersionTooNew, {}});
  }

  void aGameComesBackInSnapshotAndBatch() {
    const Played game = played(5, "greedy");
    const GameDefinition definition(game.setup);
    wire::Snapshot snapshot;
    snapshot.upTo = static_cast<int>(game.moves.size());
    snapshot.lastClientSeq = 4;
    snapshot.lastRefused = Reject::RollFirst;
    snapshot.clockLeftMs = 119'000;
    snapshot.setup = game.setup;
    snapshot.state = visibleTo(SeatId(2), definition, game.states.back());
    for (std::size_t i = 0; i < game.moves.size(); ++i)
      if (const auto seen = visibleTo(SeatId(2), definition, game.states[i], game.moves[i]))
        snapshot.history.push_back(*seen);
    comesBackFromServer(snapshot);

    wire::Batch batch;
    batch.upTo = 3;
    batch.yourClientSeq = 5;
    batch.moves = {game.moves[0], game.moves[1]};
    batch.hash = 0xfedcba9876543210ULL;
    comesBackFromServer(batch);
  }

  void aLongGameFitsIntoOneSnapshot() {
    const Played game = played(6, "random");
    wire::Snapshot snapshot;
    snapshot.setup = game.setup;
    snapshot.state = game.states.back();
    while (snapshot.history.size() < 20'000)
      snapshot.history.insert(snapshot.history.end(), game.moves.begin(), game.moves.end());
    const QByteArray bytes = wire::encode(wire::FromServer(snapshot));
    QVERIFY(bytes.size() < 4 * 1024 * 1024);
    comesBackFromServer(snapshot);
  }

  void aMessageThatIsNoneIsRefused_data() {
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const QCborArray& array) {
      QTest::newRow(name) << QCborValue(array).toCbor();
    };
    const auto with = [](int field, const QCborValue& value) {
      QCborArray array = QCborValue::fromCbor(wire::encode(wire::FromClient(hello()))).toArray();
      array[field] = value;
      return array;
    };
    QTest::newRow("not an array") << QCborValue(5).toCbor();
    QTest::newRow("random bytes") << QByteArray::fromHex("deadbeef00ff");
    row("an empty array", {});
    row("an unknown type", {999});
    row("a server's message", {65, 1});
    row("a type that is a text", {u"Hello"_s});
    row("a field too few", {5, 1});
    row("a field too many", {5, 1, 2, 3});
    row("a number where a text belongs", {3, 5, -1});
    row("another magic word", with(1, 1));
    row("versions the wrong way round", with(2, wire::kProtocol + 1));
    row("a name that is too long", with(7, QString(wire::kMostName + 1, u'x')));
    row("an eleventh color", with(8, 10));
    row("a key of half the length", with(14, QByteArray(16, 'k')));
    row("a code of seven digits", with(15, 1'000'000));
    row("an attendance that is none", with(13, 4));
    row("a proof of half the length", {6, QByteArray(16, 'p')});
    row("a wished seat below none", with(16, -2));
    row("a question that is none", with(17, 2));
    row("a token of half the length", with(9, QByteArray(16, 'k')));
    row("a negative sequence number", {2, -1, 0, QCborArray{3, 65535, -1, 255, 255, 0, 0, 0}});
    row("an action of an unknown kind", {2, 1, 0, QCborArray{200, 65535, -1, 255, 255, 0, 0, 0}});
    row("an action with a resource that is none", {2, 1, 0, QCborArray{12, 65535, -1, 5, 255, 0, 0, 0}});
    row("a pack with more than 127 of a kind", {2, 1, 0, QCborArray{11, 65535, -1, 255, 255, 0, 128, 0}});
  }
  void aMessageThatIsNoneIsRefused() {
    QFETCH(QByteArray, bytes);
    Complaint complaint;
    QVERIFY(!wire::decodeFromClient(bytes, complaint));
    QVERIFY(!complaint.isEmpty());
  }

  void aPartOfATableHasItsBounds_data() {
    using Change = std::function<void(wire::FinalPart&)>;
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
    row("a color that there is not", [](auto& part) { part.rows[0].color = 10; });
    row("a place before the first", [](auto& part) { part.rows[0].rank = 0; });
    row("more points than there can be", [](auto& part) { part.rows[1].from.bonus = 256; });
    row("fewer points than none", [](auto& part) { part.rows[1].from.cities = -1; });
    row("a hand that nobody can hold", [](auto& part) { part.rows[0].hand = 2001; });
    row("a name that is too long", [](auto& part) { part.rows[0].who.name = QString(wire::kMostName + 1, u'x'); });
    row("letters of a board that are too many", [](auto& part) { part.rows[0].letter = QString(9, u'x'); });
    row("a part that begins below the first row", [](auto& part) { part.first = -1; });
    row("a table without rows", [](auto& part) { part.of = 0; });
    row("a table of more seats than there can be", [](auto& part) { part.of = kMostSeats + 1; });
    row("a part that is too long", [](auto& part) {
      while (part.rows.size() <= wire::FinalPart::kMostRows) part.rows.append(part.rows[0]);
    });
  }
  void aPartOfATableHasItsBounds() {
    QFETCH(std::function<void(wire::FinalPart&)>, change);
    wire::FinalPart part = finalPart();
    change(part);
    Complaint complaint;
    QVERIFY(!wire::decodeFromServer(wire::encode(wire::FromServer(part)), complaint));
    QVERIFY(!complaint.isEmpty());
  }

  void anIdentityIsWholeOrNone_data() {
    QTest::addColumn<TableIdentity>("table");
    QTest::addColumn<bool>("isRead");
    const QByteArray id(16, 'i'), root(16, 'r');
    const auto row = [](const char* name, const TableIdentity& table, bool isRead) {
      QTest::newRow(name) << table << isRead;
    };
    row("no table", {}, true);
    row("the table where the game began", {root, root, 0}, true);
    row("a copy", {id, root, 1}, true);
    row("a generation alone", {{}, {}, 1}, false);
    row("an id alone", {id, {}, 0}, false);
    row("a root alone", {{}, root, 0}, false);
    row("a copy without an id", {{}, root, 1}, false);
    row("a game that began at two tables", {id, root, 0}, false);
    row("a copy that is the table where the game began", {root, root, 1}, false);
    row("a short id", {id.left(15), root, 1}, false);
    row("a generation that nobody can tell", {id, root, 0x10000}, false);
  }
  void anIdentityIsWholeOrNone() {
    QFETCH(TableIdentity, table);
    QFETCH(bool, isRead);
    wire::Welcome welcome;
    welcome.token = token();
    welcome.table = table;
    const wire::FromServer messages[]{wire::Introduction{table, {}}, welcome};
    for (const wire::FromServer& message : messages) {
      Complaint complaint;
      QCOMPARE(wire::decodeFromServer(wire::encode(message), complaint).has_value(), isRead);
      QCOMPARE(complaint.isEmpty(), isRead);
    }
  }

  /// A part with the longest names that there are is one frame, and less than a slow line may leave unsent.
  void theLongestPartOfATableFits() {
    wire::FinalPart part = finalPart();
    part.rows.resize(wire::FinalPart::kMostRows);
    for (FinalRow& row : part.rows) {
      row = finalPart().rows[0];
      row.who.name = QString(wire::kMostName, QChar(0x0906));
      row.letter = QString(FinalRow::kMostLetters, QChar(0x0906));
      row.rank = kMostSeats;
    }
    const QByteArray frame = wire::encode(wire::FromServer(part));
    QVERIFY2(frame.size() < kMostUnsent, qPrintable(QString::number(frame.size())));
    comesBackFromServer(part);
  }

  void aPolicyIsReadOrRefused() {
    const TablePolicy policy{WatchRule::Delayed, 60, SitDown::Closed, 0, HintRule::Forbidden};
    QVERIFY(wire::decodePolicy(wire::encodePolicy(policy)) == policy);
    // What earlier versions kept in stores and settings: they allowed hints.
    const auto earlier = wire::decodePolicy(QCborValue(QCborArray{1, 2, 0, 0}).toCbor());
    QVERIFY(earlier && earlier->hints == HintRule::Allowed);
    QVERIFY(!wire::decodePolicy(QCborValue(QCborArray{1, 2, 0, 0, 2}).toCbor()));
    for (const QCborArray& bad : {QCborArray{3, 2, 0, 0}, QCborArray{1, 0, 0, 0}, QCborArray{1, 61, 0, 0},
                                  QCborArray{1, 2, 3, 0}, QCborArray{1, 2, 0, 61}, QCborArray{1, 2, 0}})
      QVERIFY(!wire::decodePolicy(QCborValue(bad).toCbor()));
    QVERIFY(!wire::decodePolicy("no policy"));
    QVERIFY(!wire::decodePolicy({}));
  }

  // A host is a stranger, too: what it tells is cleaned where it is read.
  void whatAHostTellsIsShownWithoutWhatIsNotDrawn() {
    const QString bent = u"A\u202esh\u200ba\nB"_s, shown = u"Asha B"_s;
    const auto read = [](const wire::FromServer& message) {
      Complaint complaint;
      return *wire::decodeFromServer(wire::encode(message), complaint);
    };
    wire::LobbyNews told;
    told.lobby = lobby();
    told.lobby.gameName = told.lobby.seats[0].name = bent;
    const Lobby back = std::get<wire::LobbyNews>(read(told)).lobby;
    QCOMPARE(back.gameName, shown);
    QCOMPARE(back.seats[0].name, shown);
    wire::Chat chat;
    chat.line.name = chat.line.text = bent;
    const ChatLine line = std::get<wire::Chat>(read(chat)).line;
    QCOMPARE(line.name, shown);
    QCOMPARE(line.text, shown);
    wire::Bye bye;
    bye.detail = bent;
    QCOMPARE(std::get<wire::Bye>(read(bye)).detail, shown);
    wire::ScreenNews screen;
    screen.shown.message = bent;
    QCOMPARE(std::get<wire::ScreenNews>(read(screen)).shown.message, shown);
  }

  void aSetupIsReadByWhoUsesItAlone() {
    Setup unplayable = lobby().setup;
    unplayable.board.cells.push_back(unplayable.board.cells.front());
    for (const QByteArray& setup : {encodeSetup(unplayable), QByteArray("no setup at all")}) {
      comesBackFromClient(wire::Request(requests::ChangeSetup{setup}));
      Complaint complaint;
      QVERIFY(!decodeSetup(setup, complaint));
      wire::LobbyChange change;
      QByteArray letter = wire::encode(wire::FromServer(change));
      letter.replace(QCborValue(nullptr).toCbor(), QCborValue(setup).toCbor());
      QVERIFY2(!wire::decodeFromServer(letter, complaint), "a client reads what it is told");
    }
  }

  void aStoreOfAnEarlierVersionHasItsSetupAsAnArray() {
    const wire::LobbyNews news{lobby(), SeatId()};
    QCborArray head = QCborValue::fromCbor(wire::encode(wire::FromServer(news))).toArray();
    head[2] = QCborValue::fromCbor(encodeSetup(news.lobby.setup));
    Complaint complaint;
    const auto back = wire::decodeFromServer(QCborValue(head).toCbor(), complaint);
    QVERIFY2(back && std::get<wire::LobbyNews>(*back) == news, qPrintable(complaint.sentence));
  }

  // The server of a game has a thread of its own, which ends with the game.
  void aThreadTakesAlongWhatItRemembers() {
    std::atomic<bool> isOver = false;
    std::vector<std::unique_ptr<QThread>> others;  // they use at once what memory is freed
    for (int i = 0; i < 2; ++i)
      others.emplace_back(QThread::create([&isOver] {
        while (!isOver)
          for (int size = 8; size < 200; size += 8) QByteArray(size, '\xab').detach();
      }));
    for (const auto& other : others) other->start();
    const Played game = played(5, "random");
    wire::Snapshot snapshot;
    snapshot.setup = game.setup;
    snapshot.state = game.states.front();
    const QByteArray told = wire::encode(wire::FromServer(snapshot));
    int read = 0;
    std::vector<std::weak_ptr<const GameDefinition>> tables;
    for (int i = 0; i < 200; ++i) {
      const std::unique_ptr<QThread> thread(QThread::create([&] {
        Complaint complaint;
        read += wire::decodeFromServer(told, complaint).has_value();
        tables.push_back(wire::definitionOf(snapshot.setup));
      }));
      thread->start();
      thread->wait();
    }
    isOver = true;
    for (const auto& other : others) other->wait();
    QCOMPARE(read, 200);
    QVERIFY(std::ranges::all_of(tables, [](const auto& table) { return table.expired(); }));
  }

  void aGreetingIsKnownByItsFirstBytes() {
    const QByteArray greeting = wire::encode(wire::FromClient(hello()));
    QVERIFY(wire::isGreeting(greeting));
    QVERIFY(wire::isGreeting(greeting.left(2)));  // whatever follows
    for (const auto& other : {wire::FromClient(wire::Act{1, 0, roll()}), wire::FromClient(wire::Say{u"x"_s, -1}),
                              wire::FromClient(wire::Request()), wire::FromClient(wire::Ping{1, 1})})
      QVERIFY(!wire::isGreeting(wire::encode(other)));
    for (const QByteArray& bytes : {QByteArray(), QByteArray("\x8b"), QByteArray("\x9f\x01"), QByteArray("\xff\xff")})
      QVERIFY(!wire::isGreeting(bytes));
  }

  void aProgramOfAnotherVersionMayGreetInAnotherForm() {
    Complaint complaint;
    const QCborArray old{1, static_cast<qint64>(wire::kMagic), 1, 3, u"anything"_s, QCborArray{1, 2}};
    const auto greeting = wire::decodeFromClient(QCborValue(old).toCbor(), complaint);
    QVERIFY2(greeting, qPrintable(complaint.sentence));
    QCOMPARE(std::get<wire::Hello>(*greeting).protoMax, 3);
    QCborArray same = old;
    same[3] = wire::kProtocol;
    QVERIFY2(!wire::decodeFromClient(QCborValue(same).toCbor(), complaint), "of our own the form is known");
  }

  /// What follows a greeting of another protocol is heard by nobody: the fuzzer would try nothing with such a sample.
  void theSamplesOfTheFuzzerGreetInOurProtocol() {
    const QDir corpus(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/fuzz/corpus/wire"_s);
    int greetings = 0, welcomes = 0;
    for (const QString& name : corpus.entryList(QDir::Files)) {
      QFile file(corpus.filePath(name));
      QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
      for (QDataStream frames(&file); !frames.atEnd();) {
        QByteArray frame;
        frames >> frame;
        Complaint complaint;
        const bool isWelcome = frame.mid(1, 2) == QByteArray::fromHex("1841");
        if (isWelcome) QVERIFY2(wire::decodeFromServer(frame, complaint), qPrintable(name + complaint.sentence));
        welcomes += isWelcome;
        if (!wire::isGreeting(frame)) continue;
        const auto greeting = wire::decodeFromClient(frame, complaint);
        QVERIFY2(greeting && std::get<wire::Hello>(*greeting).protoMax == wire::kProtocol, qPrintable(name));
        ++greetings;
      }
    }
    QVERIFY(greetings > 0 && welcomes > 0);
  }

  void aGreetingHoldsFewThingsOnly() {
    QCborArray stuffed = QCborValue::fromCbor(wire::encode(wire::FromClient(hello()))).toArray();
    QCborArray many;
    for (int i = 0; i < 900; ++i) many.append(0);
    stuffed[2] = 90;  // a range that is not ours: the rest is not judged
    stuffed[3] = 99;
    stuffed[4] = many;
    Complaint complaint;
    QVERIFY(!wire::decodeFromClient(QCborValue(stuffed).toCbor(), complaint));
  }

  void everyBrokenByteIsRefusedOrRead() {
    wire::Snapshot snapshot;
    const Played game = played(7, "greedy");
    snapshot.setup = game.setup;
    snapshot.state = game.states[50];
    snapshot.history.assign(game.moves.begin(), game.moves.begin() + 50);
    const QByteArray good = wire::encode(wire::FromServer(snapshot));
    for (qsizetype i = 0; i < good.size(); ++i)
      for (int flip : {0x01, 0x80, 0xff}) {
        QByteArray bad = good;
        bad[i] = static_cast<char>(bad[i] ^ flip);
        Complaint complaint;
        const auto message = wire::decodeFromServer(bad, complaint);
        QVERIFY2(message.has_value() == complaint.isEmpty(), qPrintable(QString::number(i)));
      }
  }

  void anAnswerNamesTheOfferMeant() {
    State state;
    state.seats.assign(2);
    state.head.turn = 17;
    state.seats[0].offer = {CardCounts::of(Resource::Wool), CardCounts::of(Resource::Ore), {PartnerId(1)}, {}, {}};
    const quint32 wool = wire::answersOf(state, SeatId(1), accept(SeatId(0)));
    QCOMPARE(wire::answersOf(state, SeatId(1), decline(SeatId(0))), wool);
    state.seats[0].offer.declined = {PartnerId(1)};
    QCOMPARE(wire::answersOf(state, SeatId(1), accept(SeatId(0))), wool);
    state.seats[0].offer.give = CardCounts::of(Resource::Wool, 2);
    QVERIFY(wire::answersOf(state, SeatId(1), accept(SeatId(0))) != wool);
    QCOMPARE(wire::answersOf(state, SeatId(0), endTurn()), 17u);
  }

  void aWishToBuildHoldsFromOneTurnToTheNext() {  // 13.4: what is said as a turn ends counts at the next end
    State now, next;
    now.seats.assign(6);
    next.seats.assign(6);
    now.head.turn = 17;
    next.head.turn = 18;
    const auto said = [](const State& state, BuildWish wish) {
      return wire::answersOf(state, SeatId(3), wantBuild(wish));
    };
    QCOMPARE(said(now, BuildWish::On), said(next, BuildWish::On));
    QCOMPARE(said(now, BuildWish::Off), said(next, BuildWish::Off));
  }
};

TAPU_TEST_WITH_LOOP(MessagesTest)
#include "messages_test.moc"
