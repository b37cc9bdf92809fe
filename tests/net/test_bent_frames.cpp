// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLoggingCategory>
#include <QTest>

#include "engine/play/invariants.h"
#include "engine/play/legal_actions.h"
#include "tests/effort.h"
#include "tests/net/bent_host.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// A hundred thousand bent frames in every run, with sanitizers too: in rows of ten thousand, so that all processors
/// help (CMakeLists.txt names them).
class TestBentFrames : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QLoggingCategory::setFilterRules(u"tapu.*=false"_s); }
  void bentFramesHurtNobody_data();
  void bentFramesHurtNobody();
};

namespace {

constexpr int kFrames = effort(10'000, 3'000);

/// Looks and acts as a person or a bot would. False with the fault: the position is none that can be.
bool lookAndAct(Client& client, Lot& lot, std::string& wrong) {
  if (!client.known().hasGame()) return true;
  const bool isWhole = !client.known().window || client.known().window->isWhole();  // a part of a chain does not add up
  const auto broken = brokenInvariants(client.known().definition(), client.known().state);
  if (isWhole && !broken.empty()) {
    wrong = broken.front();
    return false;
  }
  rememberMoves(client);
  if (client.known().phase != Client::Phase::Playing) return true;
  const LegalActions legal = legalActions(client.known().definition(), client.known().state, client.known().seat());
  if (!legal.empty()) client.act(legal[lot.below(legal.size())]);
  return true;
}

/// A client's whole life at the line of a bent host.
void hear(BentTalk& host, BentLine& line, Client& client, Lot& lot, std::string& wrong) {
  client.start();
  for (const QByteArray& frame : host.opening()) line.say(frame);
  for (int said = 0; line.isOpen() && said < 400; ++said) {
    const QByteArray frame = line.channel->asksForPosition ? host.position() : host.frame();
    if (frame.isEmpty()) return;
    line.channel->asksForPosition = false;
    line.say(frame);
    if (!line.isOpen()) return;
    line.clock->advance(20'000);
    if (said % 32 == 31 && !lookAndAct(client, lot, wrong)) return;
  }
}

}  // namespace

void TestBentFrames::bentFramesHurtNobody_data() {
  QTest::addColumn<ServerPlan>("plan");
  QTest::addColumn<int>("seed");
  for (int part = 1; part <= 5; ++part) QTest::addRow("classic, part %d", part) << classicPlan() << 16 + part;
  for (int part = 1; part <= 4; ++part)
    QTest::addRow("Crazy, every round with an event, part %d", part) << crazyPlan() << 16 + part;
  QTest::newRow("six build between turns") << manyPlan(6, Between::Building) << 17;
  QTest::newRow("eight have partners") << manyPlan(8, Between::Pairs) << 17;
  QTest::newRow("gold, fog, pirate, islands and gifts") << seaPlan() << 17;
  QTest::newRow("the Big Game on two boards") << bigPlan() << 17;
  QTest::newRow("the Big Game on nine boards, of which a client sees five") << bigPlan(9) << 18;
}
void TestBentFrames::bentFramesHurtNobody() {
  QFETCH(ServerPlan, plan);
  QFETCH(int, seed);
  const Talk talk = recorded(plan, 11, 300);
  QVERIFY2(std::ranges::count_if(talk, isPosition) > 3, "a game was recorded");
  Lot lot(static_cast<quint64>(seed));
  int bent = 0, lines = 0, told = 0;
  for (; bent < kFrames; ++lines) {
    BentLine line;
    BentTalk host(talk, lot);
    const auto client = line.newClient();
    std::string wrong;
    hear(host, line, *client, lot, wrong);
    QVERIFY2(wrong.empty(), wrong.c_str());
    bent += host.bentFrames();
    told += line.why != Refusal::None;
    QCOMPARE(client->known().phase == Client::Phase::Closed, line.why != Refusal::None);
    if (lines % 64 == 0) QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  qInfo("%d bent frames on %d lines, of which %d ended in words", bent, lines, told);
}

TAPU_TEST_WITH_LOOP(TestBentFrames)
#include "test_bent_frames.moc"
