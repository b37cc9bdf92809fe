// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <vector>

#include "app/net/seat_proof.h"
#include "app/session/game/call_turns.h"
#include "app/session/game/kept_seat.h"
#include "app/session/game/table_asker.h"
#include "app/wire/messages.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

/// A line to somebody who says only what the test says.
class QuietLine final : public Channel {
 public:
  void send(const QByteArray& frame) override { said << frame; }
  void close() override {}
  bool isOpen() const override { return true; }
  bool isFinished() const override { return false; }
  void setFrameLimit(int) override {}
  bool isNear() const override { return false; }
  QByteArrayList said;
};

/// Somebody who asks, and whom they have called.
struct Asking {
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  QList<Address> dialed;
  std::vector<QPointer<QuietLine>> lines;
  TableAsker asker{clock,
                   [this](const Address& place) {
                     auto line = std::make_unique<QuietLine>();
                     dialed << place;
                     lines.emplace_back(line.get());
                     return line;
                   },
                   std::make_unique<SeededRng>(7)};
};

wire::Hello helloOn(const QuietLine& line) {
  Complaint complaint;
  const auto message = line.said.size() == 1 ? wire::decodeFromClient(line.said[0], complaint) : std::nullopt;
  return message && std::holds_alternative<wire::Hello>(*message) ? std::get<wire::Hello>(*message) : wire::Hello();
}

QList<Address> computers(int count) {
  QList<Address> all;
  for (int i = 1; i <= count; ++i) all << Address{u"10.88.0.%1"_s.arg(i), 4710};
  return all;
}

}  // namespace

/// Asks at addresses that anybody may have made up.
class TestTableAsker : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoIsSilentHoldsNobodyUpForLong();
  void aComputerWithManyPortsHasOneTurn();
  void itSaysNothingOfWhoAsks();
  void whoIsSilentIsAskedAgain();
  void whereATableWasMetIsCalledBeforeWhatIsSaid();
  void noCrowdOfLiarsKeepsATableFromBeingCalled();
  void whoHasProvedItIsCalledBeforeAllWhoSaySo();
  void aProofCountsForTheQuestionAlone();
};

/// By hand: 16 at once for 1.5 seconds each, so the 231 silent ones have their time within 15 such turns.
void TestTableAsker::whoIsSilentHoldsNobodyUpForLong() {
  Asking at;
  QSignalSpy answered(&at.asker, &TableAsker::answered);
  at.asker.askAt(computers(232));
  QCOMPARE(at.dialed.size(), 16);
  at.clock->advance(1'500);
  QCOMPARE(at.dialed.size(), 32);
  const TableIdentity table = TableIdentity::fresh(QByteArray(16, 't'));
  QVERIFY(at.lines[20]);
  Q_EMIT at.lines[20]->received(wire::encode(wire::FromServer(wire::Introduction{table, {}})));
  QCOMPARE(answered.size(), 1);
  QCOMPARE(answered[0][0].value<Address>(), (Address{u"10.88.0.21"_s, 4710}));
  QCOMPARE(answered[0][1].value<TableIdentity>().id, table.id);
  QCOMPARE(at.dialed.size(), 33);  // its place is free at once
}

void TestTableAsker::aComputerWithManyPortsHasOneTurn() {
  QList<Address> places;
  for (quint16 port = 1; port <= 200; ++port) places << Address{u"10.88.0.9"_s, port};
  const Address other{u"10.88.0.2"_s, 4710};
  Asking at;
  at.asker.askAt(places + QList{other});
  QCOMPARE(at.dialed[1], other);
}

void TestTableAsker::itSaysNothingOfWhoAsks() {
  Asking at;
  at.asker.askAt(computers(1));
  const wire::Hello hello = helloOn(*at.lines[0]);
  QCOMPARE(hello.asks, wire::Hello::Asks::WhichTable);
  QVERIFY(hello.name.isEmpty() && hello.token.isEmpty() && hello.nonce.isEmpty() && hello.receipt.isEmpty());
  QVERIFY(hello.keyMark.isEmpty());
  // With a key the mark of its hash goes out, of which nobody learns it, and bytes of chance.
  const QByteArray keyHash = seat_proof::hashOf("the key of Ravi's seat");
  Asking withKey;
  withKey.asker.askAt(computers(1), keyHash);
  const wire::Hello asks = helloOn(*withKey.lines[0]);
  QCOMPARE(asks.keyMark, seat_proof::markOf(keyHash));
  QVERIFY(asks.name.isEmpty() && asks.token.isEmpty() && asks.receipt.isEmpty());
  QVERIFY(!withKey.lines[0]->said[0].contains(keyHash));
}

void TestTableAsker::whoIsSilentIsAskedAgain() {
  Asking at;
  at.asker.askAt(computers(1));
  at.clock->advance(4'999);
  QCOMPARE(at.dialed.size(), 1);
  at.clock->advance(1);
  QCOMPARE(at.dialed.size(), 2);
  at.asker.askAt({});
  at.clock->advance(60'000);
  QCOMPARE(at.dialed.size(), 2);
}

void TestTableAsker::whereATableWasMetIsCalledBeforeWhatIsSaid() {
  WayBack way;
  way.known.address = u"10.88.0.1"_s;
  way.known.others = QStringList{u"10.77.0.1"_s};
  way.heard = {{u"10.88.0.9"_s, 4710}, {u"10.88.0.8"_s, 4710}, {u"10.77.0.1"_s, 4710}};
  QStringList places;
  for (const Address& place : way.places()) places << place.host;
  QCOMPARE(places, (QStringList{u"10.88.0.9"_s, u"10.88.0.1"_s, u"10.77.0.1"_s, u"10.88.0.8"_s}));
}

/// Sixteen liars had kept the table out for good: nobody else was called behind them, and they were still called when
/// they had gone.
void TestTableAsker::noCrowdOfLiarsKeepsATableFromBeingCalled() {
  CallTurns turns;
  const Address table{u"10.88.1.1"_s, 4710};
  const QList<Address> liars = computers(16);
  for (const Address& liar : liars) turns.answered(liar, Proved::No, 0);
  for (const Address& liar : liars) QCOMPARE(turns.next(0), liar);
  QVERIFY2(!turns.next(0), "nobody is called twice for one answer");
  for (const Address& liar : liars) turns.answered(liar, Proved::No, 0);
  turns.answered(table, Proved::No, 0);
  QCOMPARE(turns.next(0), table);
  QVERIFY2(turns.next(0) != table, "each has a second turn");
  for (const Address& liar : computers(100)) turns.answered(liar, Proved::No, 1'000);
  turns.answered(table, Proved::No, 1'000 + CallTurns::kFreshMs);
  QCOMPARE(turns.next(1'001 + CallTurns::kFreshMs), table);  // all others have fallen silent
  turns.clear();
  QVERIFY(!turns.next(0) && !turns.wasCalled(table));
}

/// Whoever has proved it does not wait until all who only say so have had their turn.
void TestTableAsker::whoHasProvedItIsCalledBeforeAllWhoSaySo() {
  CallTurns turns;
  const Address table{u"10.88.1.1"_s, 4710};
  for (const Address& liar : computers(64)) turns.answered(liar, Proved::No, 0);
  turns.answered(table, Proved::Yes, 0);
  QCOMPARE(turns.next(0), table);
  QVERIFY(turns.wasLastProved());
  QCOMPARE(turns.next(0), (Address{u"10.88.0.1"_s, 4710}));
  QVERIFY(!turns.wasLastProved());
  turns.answered(table, Proved::Yes, 0);
  QCOMPARE(turns.next(0), table);  // also a second time, while others have had none
}

/// The proof is for the bytes of this question, for this table, with the key that was asked about.
void TestTableAsker::aProofCountsForTheQuestionAlone() {
  const QByteArray keyHash = seat_proof::hashOf("the key of Ravi's seat");
  const TableIdentity table = TableIdentity::fresh(QByteArray(16, 't')),
                      other = TableIdentity::fresh(QByteArray(16, 'o'));
  Asking at;
  QSignalSpy answered(&at.asker, &TableAsker::answered);
  at.asker.askAt(computers(5), keyHash);
  const auto challenge = [&at](std::size_t line) { return helloOn(*at.lines[line]).nonce; };
  QVERIFY(challenge(0) != challenge(1));
  const QList<QByteArray> proofs{
      seat_proof::proofOf(keyHash, challenge(0), table.id),
      {},
      seat_proof::proofOf(keyHash, challenge(0), table.id),  // heard on another line
      seat_proof::proofOf(seat_proof::hashOf("another key"), challenge(3), table.id),
      seat_proof::proofOf(keyHash, challenge(4), other.id),
  };
  for (std::size_t line = 0; line < 5; ++line) {
    Q_EMIT at.lines[line]->received(
        wire::encode(wire::FromServer(wire::Introduction{table, proofs[static_cast<qsizetype>(line)]})));
  }
  QList<Proved> found;
  for (const auto& row : answered) found << row[2].value<Proved>();
  QCOMPARE(found, (QList{Proved::Yes, Proved::No, Proved::No, Proved::No, Proved::No}));
}

TAPU_TEST_WITH_LOOP(TestTableAsker)
#include "test_table_asker.moc"
