// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/show/play_sounds.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

/// The sounds that are heard of a game.
struct Heard {
  explicit Heard(GameController* game) : ears(game) {
    QObject::connect(&ears, &PlaySounds::heard, &ears, [this](Sound sound) { sounds << sound; });
  }
  int count(Sound sound) const { return static_cast<int>(sounds.count(sound)); }
  PlaySounds ears;
  QList<Sound> sounds;
};

}  // namespace

class PlaySoundsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whatIsBuiltAndThrownIsHeard() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    Heard heard(window.game.get());
    QVERIFY2(heard.sounds.isEmpty(), "nothing has happened since");
    window.setUp();
    // Four players, two settlements and two roads each.
    QCOMPARE(heard.count(Sound::Build), 16);
    // This player is the first and the last to settle and throws next: the others played once in between.
    QCOMPARE(heard.count(Sound::Turn), 1);
    heard.sounds.clear();
    window.rollDice();
    QCOMPARE(heard.count(Sound::Throw) + heard.count(Sound::Seven), 1);
    QCOMPARE(heard.count(Sound::Turn), 0);  // it is still the same turn
  }

  void theEventsOfCrazyAreHeard() {  // 8.8
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    Heard heard(window.game.get());
    Event round{EventKind::RoundStarted};
    Q_EMIT window.game->moved({}, {round});
    QCOMPARE(heard.count(Sound::Event), 0);
    round.more = static_cast<std::uint8_t>(RoundEvent::Flood);
    Q_EMIT window.game->moved({}, {round});
    QCOMPARE(heard.count(Sound::Event), 1);
    Event flood{EventKind::FloodStruck};
    flood.place = 0;
    Q_EMIT window.game->moved({}, {flood});
    QCOMPARE(heard.count(Sound::Event), 2);
  }

  void whatSomebodyFindsAtSeaIsHeard() {  // 14.3, 14.5, 14.6
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    Heard heard(window.game.get());
    for (const EventKind kind : {EventKind::CellTurned, EventKind::IslandBonus}) {
      Event found{kind, SeatId(2)};
      found.place = 0;
      Q_EMIT window.game->moved({}, {found});
    }
    QCOMPARE(heard.count(Sound::Event), 2);
    QCOMPARE(heard.sounds.size(), 2);
  }

  void onlyTheRobbedPlayerHearsIt() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    Heard heard(window.game.get());
    Event stolen{EventKind::CardStolen, SeatId(2)};
    stolen.other = SeatId(1);
    Q_EMIT window.game->moved({}, {stolen});
    QCOMPARE(heard.count(Sound::Robbed), 0);
    stolen.other = window.game->seen().viewer();
    Q_EMIT window.game->moved({}, {stolen});
    QCOMPARE(heard.count(Sound::Robbed), 1);
    Event taken{EventKind::MonopolyTaken, SeatId(2)};
    taken.other = window.game->seen().viewer();
    Q_EMIT window.game->moved({}, {taken});
    QCOMPARE(heard.count(Sound::Robbed), 2);
    Q_EMIT window.game->moved({}, {Event{EventKind::GameWon, SeatId(2)}});
    QCOMPARE(heard.count(Sound::Win), 1);
  }
};

TAPU_TEST_WITH_SCREEN(PlaySoundsTest)
#include "test_play_sounds.moc"
