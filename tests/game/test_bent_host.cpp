// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLoggingCategory>
#include <QTest>

#include "app/session/game/bot_pacing.h"
#include "app/session/game/game_controller.h"
#include "app/session/game/game_log.h"
#include "tests/effort.h"
#include "tests/net/bent_host.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// The questions of windows to a game survive everything a host says, and people are told in words why it ended.
class TestBentHost : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QLoggingCategory::setFilterRules(u"tapu.*=false"_s); }
  void windowsCanAskWhateverAHostSays_data();
  void windowsCanAskWhateverAHostSays();
  void peopleAreToldWhyItEnded();
};

namespace {

/// All that pages show. The number of letters, so that nothing is left out.
qsizetype lookAt(const GameController& game) {
  qsizetype letters = game.seen().prompt().sentence.size() + startBlockedBy(game.seen().lobby()).size();
  for (int seat = 0; seat < game.seen().lobby().seats.size(); ++seat)
    letters += game.seen().seatName(SeatId(seat)).size() + game.seen().seatColor(SeatId(seat)) +
               game.seen().isLocal(SeatId(seat));
  for (const ChatLine& line : game.seen().chat())
    letters += line.text.size() + (line.seat.value < game.seen().lobby().seats.size());
  for (const Event& event : game.seen().log->events()) letters += game.seen().logLine(event).size();
  letters += game.seen().isHost() + game.seen().isPaused() + game.bots().mayHurry() + game.seen().mayTakeBack() +
             game.seen().mustDecide();
  return letters +
         (game.seen().hasGame() ? game.seen().legal.size() + game.seen().state().points(game.seen().viewer()) : 0);
}

}  // namespace

void TestBentHost::windowsCanAskWhateverAHostSays_data() {
  QTest::addColumn<ServerPlan>("plan");
  QTest::newRow("classic") << classicPlan();
  QTest::newRow("Crazy, every round with an event") << crazyPlan();
  QTest::newRow("eight build between turns") << manyPlan(8, Between::Building);
  QTest::newRow("gold, fog, pirate, islands and gifts") << seaPlan();
  QTest::newRow("the Big Game on two boards") << bigPlan();
}
void TestBentHost::windowsCanAskWhateverAHostSays() {
  QFETCH(ServerPlan, plan);
  const Talk talk = recorded(plan, 12, 200);
  Lot lot(5);
  qsizetype letters = 0;
  for (int bent = 0; bent < effort(2000, 600);) {
    BentLine line;
    BentTalk host(talk, lot);
    std::vector<std::unique_ptr<Client>> clients;
    clients.push_back(line.newClient());
    Client& client = *clients.front();
    GameController game(std::move(clients));
    client.start();
    QString said;
    connect(&game, &GameController::turnedAway, this, [&](const QString& sentence) { said = sentence; });
    for (const QByteArray& frame : host.opening()) line.say(frame);
    for (int i = 0; line.isOpen() && i < 200; ++i) {
      const QByteArray frame = line.channel->asksForPosition ? host.position() : host.frame();
      if (frame.isEmpty()) break;
      line.channel->asksForPosition = false;
      line.say(frame);
      line.clock->advance(15'000);
      if (i % 8 == 0) letters += lookAt(game);
      if (game.seen().hasGame() && !game.seen().legal.empty())
        game.submit(game.seen().legal[lot.below(game.seen().legal.size())]);
    }
    letters += lookAt(game);
    QCOMPARE(said.isEmpty(), game.seen().phase() != Client::Phase::Closed);
    bent += host.bentFrames();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  QVERIFY(letters > 0);
}

void TestBentHost::peopleAreToldWhyItEnded() {
  const Talk talk = recorded(classicPlan(), 12, 40);
  BentLine line;
  std::vector<std::unique_ptr<Client>> clients;
  clients.push_back(line.newClient());
  Client& client = *clients.front();
  GameController game(std::move(clients));
  QString said;
  connect(&game, &GameController::turnedAway, this, [&](const QString& sentence) { said = sentence; });
  client.start();
  for (const QByteArray& frame : talk)
    if (line.isOpen()) line.say(frame);
  QVERIFY(said.isEmpty());
  line.say(talk.front());  // a second welcome
  QCOMPARE(said, u"The host’s program said what cannot be so. The game was left, so that nothing false is shown."_s);
}

TAPU_TEST_WITH_LOOP(TestBentHost)
#include "test_bent_host.moc"
