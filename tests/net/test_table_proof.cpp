// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include "app/net/seat_proof.h"
#include "tests/net/begun_evening.h"
#include "tests/net/passing_channel.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// A line at whose other end somebody sits who tells what a test says.
class OtherEnd final : public Channel {
 public:
  using Answer = std::function<QList<wire::FromServer>(const wire::Hello& hello)>;
  OtherEnd(Answer answer, QByteArray& said) : answer_(std::move(answer)), said_(said) {}
  void send(const QByteArray& frame) override {
    said_ += frame;
    Complaint complaint;
    const auto message = wire::decodeFromClient(frame, complaint);
    const auto* hello = message ? std::get_if<wire::Hello>(&*message) : nullptr;
    if (!hello) return;
    for (const wire::FromServer& told : answer_(*hello))
      QMetaObject::invokeMethod(
          this, [this, told] { Q_EMIT received(wire::encode(told)); }, Qt::QueuedConnection);
  }
  void close() override { isOpen_ = false; }
  bool isOpen() const override { return isOpen_; }
  bool isFinished() const override { return !isOpen_; }
  void setFrameLimit(int) override {}
  bool isNear() const override { return false; }
  bool needsPulse() const override { return true; }

 private:
  Answer answer_;
  QByteArray& said_;
  bool isOpen_ = true;
};

/// Calls somebody who answers so.
class DialerToLiar final : public Dialer {
 public:
  DialerToLiar(OtherEnd::Answer answer, QByteArray& said) : answer_(std::move(answer)), said_(said) {}
  std::unique_ptr<Channel> dial() override { return std::make_unique<OtherEnd>(answer_, said_); }

 private:
  OtherEnd::Answer answer_;
  QByteArray& said_;
};

wire::FromServer refusal(Refusal why) {
  wire::Refused refused;
  refused.what = wire::Refused::What::Connection;
  refused.why = why;
  return refused;
}

/// The lies of somebody who says that they are a table, and does not know the keys of its seats.
void lies() {
  QTest::addColumn<std::function<QList<wire::FromServer>(const TableIdentity&)>>("lie");
  const auto row = [](const char* name, std::function<QList<wire::FromServer>(const TableIdentity&)> lie) {
    QTest::newRow(name) << lie;
  };
  using Told = QList<wire::FromServer>;
  row("the name of the table alone", [](const TableIdentity& table) { return Told{wire::Introduction{table, {}}}; });
  row("a proof that is none", [](const TableIdentity& table) {
    return Told{wire::Introduction{table, QByteArray(32, 'p')}};
  });
  row("a welcome at once", [](const TableIdentity& table) {
    wire::Welcome welcome;
    welcome.token = QByteArray(32, 'w');
    welcome.seat = SeatId(1);
    welcome.table = table;
    return Told{welcome};
  });
  row("the question for the password", [](const TableIdentity&) {
    return Told{wire::Challenge{QByteArray(16, 's'), QByteArray(32, 'n')}};
  });
  row("that the seat is nobody's", [](const TableIdentity&) { return Told{refusal(Refusal::BadToken)}; });
  row("that the host has put them out", [](const TableIdentity&) { return Told{refusal(Refusal::Kicked)}; });
  row("that the game is over", [](const TableIdentity&) { return Told{refusal(Refusal::GameIsOver)}; });
  row("no to what was asked and done before", [](const TableIdentity&) {
    wire::Refused request, act;
    request.what = wire::Refused::What::Request;
    request.why = Refusal::NotNow;
    act.what = wire::Refused::What::Act;
    act.clientSeq = 1;
    return Told{request, act};
  });
  row("that it is another version", [](const TableIdentity&) { return Told{refusal(Refusal::VersionTooOld)}; });
  row("that the organizer lets them in later",
      [](const TableIdentity&) { return Told{refusal(Refusal::NotLetInYet)}; });
  row("goodbye", [](const TableIdentity&) { return Told{wire::Bye{Refusal::ServerClosing, {}}}; });
}

}  // namespace

/// A table shows that it knows the key of a seat before the key is shown to it, and nobody else is believed.
class TestTableProof : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aTableProvesThatItKnowsAKey();
  void markAndProofAreWhatTheyAreCalled();
  void aLostWindowBelievesNobodyWithoutProof_data() { lies(); }
  void aLostWindowBelievesNobodyWithoutProof();
  void nobodyWithoutProofTakesAKeptKeyAway_data() { lies(); }
  void nobodyWithoutProofTakesAKeptKeyAway();
  void nobodyWithoutProofIsJoinedForASeatInAGame_data() { lies(); }
  void nobodyWithoutProofIsJoinedForASeatInAGame();
  void aProofFitsOneGreetingAlone();
  void whoseKeyWasTakenIsToldSo();
};

void TestTableProof::aTableProvesThatItKnowsAKey() {
  Bench bench(plan());
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  const QByteArray hash = seat_proof::hashOf(tokenOf(asha));
  const QByteArray strange = seat_proof::hashOf(QByteArray(32, 'k'));
  const QByteArray table = bench.table.server->identity().id;
  const auto asked = [](const QByteArray& keyHash) {
    wire::Hello hello = whichTable();
    hello.nonce = QByteArray(32, 'c');
    hello.keyMark = seat_proof::markOf(keyHash);
    return hello;
  };
  Talker talker(bench.table.tcp());
  talker.say(asked(hash));
  SOON(talker.last<wire::Introduction>());
  QCOMPARE(talker.last<wire::Introduction>()->proof, seat_proof::proofOf(hash, QByteArray(32, 'c'), table));
  talker.say(asked(strange));
  SOON_EQUAL(talker.count<wire::Introduction>(), 2);
  QCOMPARE(talker.last<wire::Introduction>()->proof, QByteArray());
}

// Worked out with another program (HMAC-SHA-256 under the SHA-256 of the key).
void TestTableProof::markAndProofAreWhatTheyAreCalled() {
  const QByteArray hash = seat_proof::hashOf(QByteArray(32, 'k'));
  QCOMPARE(hash.toHex(), "5e318f8cf9cbe249a30812b8ca132d691ded7a91991413558db5758575f5e01f");
  QCOMPARE(seat_proof::markOf(hash).toHex(), "a29963552a5ccc0090332b5d53b15b1d");
  QCOMPARE(seat_proof::proofOf(hash, QByteArray(32, 'c'), QByteArray(16, 't')).toHex(),
           "e7458c5fd7e29fca80e915deb1d74c2c2c133da5674b1760449ebf2703816ce5");
}

// Anybody can say that they are the table: its name is told to the whole network.
void TestTableProof::aLostWindowBelievesNobodyWithoutProof() {
  QFETCH(std::function<QList<wire::FromServer>(const TableIdentity&)>, lie);
  Evening evening;
  QVERIFY(evening.begin());
  Client::Identity me = named(u"Asha"_s, tokenOf(evening.at(SeatId(1))));
  me.table = evening.table.server->identity();
  evening.at(SeatId(1)).hangUp();
  QPointer<Channel> line;
  const auto clock = std::make_shared<SimClock>();
  Client client(std::make_unique<PassingDialer>(evening.table.tcp(),
                                                [&line](std::unique_ptr<Channel> channel) {
                                                  auto kept = std::make_unique<PassingChannel>(std::move(channel));
                                                  line = kept.get();
                                                  return kept;
                                                }),
                me, clock);
  QSignalSpy away(&client, &Client::turnedAway), acts(&client, &Client::refused);
  client.start();
  SOON_EQUAL(client.known().phase, Client::Phase::Playing);
  const QByteArray key = client.known().identity.token;
  const SeatId seat = client.known().seat();
  QByteArray said;
  int greetings = 0;
  client.callAt(std::make_unique<DialerToLiar>(
      [&](const wire::Hello&) {
        ++greetings;
        return lie(me.table);
      },
      said));
  Q_EMIT line->closed(u"cut"_s);
  const auto isCalledAgain = [&] {
    clock->advance(500);
    return greetings >= 2;
  };
  SOON_OR_SAY(isCalledAgain(), "wherever its table may be");
  QCOMPARE(client.known().phase, Client::Phase::Reconnecting);
  QVERIFY2(away.isEmpty() && acts.isEmpty(), "the window waits for its table");
  QVERIFY(!said.contains(key) && !said.contains(me.token) && !said.contains("Asha"));
  QCOMPARE(client.known().identity.token, key);
  client.callAt(evening.table.tcp());
  SOON_EQUAL(client.known().phase, Client::Phase::Playing);
  QCOMPARE(client.known().seat(), seat);
}

// Who comes back from the first page: what is kept is forgotten for a word of the table alone.
void TestTableProof::nobodyWithoutProofTakesAKeptKeyAway() {
  QFETCH(std::function<QList<wire::FromServer>(const TableIdentity&)>, lie);
  Client::Identity me = named(u"Asha"_s, QByteArray(32, 'k'));
  me.table = TableIdentity::fresh(QByteArray(16, 't'));
  me.password = u"coral"_s;
  QByteArray said;
  const auto clock = std::make_shared<SimClock>();
  Client client(std::make_unique<DialerToLiar>([&](const wire::Hello&) { return lie(me.table); }, said), me, clock);
  QSignalSpy away(&client, &Client::turnedAway);
  client.start();
  const auto isTurnedAway = [&] {
    clock->advance(500);
    return !away.isEmpty();
  };
  SOON(isTurnedAway());
  const auto why = away[0][0].value<Refusal>();
  QVERIFY(why != Refusal::BadToken && why != Refusal::Kicked);
  QCOMPARE(client.known().identity.token, me.token);
  QVERIFY(!said.contains(me.token) && !said.contains("Asha"));
}

// Who joins from the list, where the key is looked for only when the table has said its name.
void TestTableProof::nobodyWithoutProofIsJoinedForASeatInAGame() {
  QFETCH(std::function<QList<wire::FromServer>(const TableIdentity&)>, lie);
  const TableIdentity table = TableIdentity::fresh(QByteArray(16, 't'));
  const QByteArray key(32, 'k');
  Client::Identity me = named(u"Asha"_s);
  me.keyOf = [&](const TableIdentity&) { return std::optional(SeatKey{key, {12, QByteArray(24, 'r')}, {}}); };
  QByteArray said;
  int greetings = 0;
  const auto answer = [&](const wire::Hello& hello) {
    ++greetings;
    return hello.keyMark.isEmpty() ? QList<wire::FromServer>{wire::Introduction{table, {}}} : lie(table);
  };
  const auto clock = std::make_shared<SimClock>();
  Client client(std::make_unique<DialerToLiar>(answer, said), me, clock);
  QSignalSpy away(&client, &Client::turnedAway);
  client.start();
  const auto isTurnedAway = [&] {
    clock->advance(500);
    return !away.isEmpty();
  };
  SOON(isTurnedAway());
  const auto why = away[0][0].value<Refusal>();
  QVERIFY(why != Refusal::BadToken && why != Refusal::Kicked);
  QVERIFY2(!client.known().seat(), "at no table of a stranger");
  QVERIFY(!said.contains(key) && !said.contains("Asha"));
}

// Somebody has overheard what the table said to another greeting.
void TestTableProof::aProofFitsOneGreetingAlone() {
  Client::Identity me = named(u"Asha"_s, QByteArray(32, 'k'));
  me.table = TableIdentity::fresh(QByteArray(16, 't'));
  const QByteArray hash = seat_proof::hashOf(me.token);
  const auto overheard = wire::Introduction{me.table, seat_proof::proofOf(hash, QByteArray(32, 'c'), me.table.id)};
  const auto toAnother =
      wire::Introduction{me.table, seat_proof::proofOf(hash, QByteArray(32, 'c'), QByteArray(16, 'o'))};
  for (const auto& told : {overheard, toAnother}) {
    QByteArray said;
    const auto clock = std::make_shared<SimClock>();
    Client client(
        std::make_unique<DialerToLiar>([&](const wire::Hello&) { return QList<wire::FromServer>{told}; }, said), me,
        clock);
    QSignalSpy away(&client, &Client::turnedAway);
    client.start();
    const auto isTurnedAway = [&] {
      clock->advance(500);
      return !away.isEmpty();
    };
    SOON(isTurnedAway());
    QCOMPARE(away[0][0].value<Refusal>(), Refusal::NotProved);
    QVERIFY(!said.contains(me.token));
  }
}

// The table knows the key that it has taken away: so that they do not call for ever.
void TestTableProof::whoseKeyWasTakenIsToldSo() {
  Evening evening;
  QVERIFY(evening.begin());
  Client::Identity me = named(u"Asha"_s, tokenOf(evening.at(SeatId(1))));
  me.table = evening.table.server->identity();
  evening.at(SeatId(1)).hangUp();
  SOON_EQUAL(evening.table.server->lobby().seats[1].link, Link::Lost);
  const requests::Remove remove{.seat = SeatId(1)};
  evening.host->say(remove);
  SOON(!evening.table.server->lobby().seats[1].bot.isEmpty());
  Client client(evening.table.tcp(), me);
  QSignalSpy away(&client, &Client::turnedAway);
  client.start();
  SOON(!away.isEmpty());
  QCOMPARE(away[0][0].value<Refusal>(), Refusal::Kicked);
}

TAPU_TEST_WITH_LOOP(TestTableProof)
#include "test_table_proof.moc"
