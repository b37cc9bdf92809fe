// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/files/telling.h"
#include "tests/board/sea_board.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;
using namespace Qt::StringLiterals;

namespace {

/// Seat 0 stands at both sides of hex 1,0 with cards for a road and three ships and with a knight, in its turn.
State inTurn(const test::Layout& layout) {
  Position p(layout);
  p.quietThrow();
  p.give(0, "brick lumber*4 wool*3");
  p.giveCard(0, Card::Knight);
  return p.state;
}

test::Layout seaLayout() {
  test::Layout layout;
  layout.board = seaBoard();
  layout.options.seats = 2;
  layout.options.islandBonus = 2;
  return layout.settleAll(0, {"1,0:NW", "1,0:SE"}).settle(1, "-1,2:SW");
}

/// A game that is told move by move.
class Told {
 public:
  explicit Told(const test::Layout& layout) : game_(layout.fixed(), inTurn(layout)) {
    RecordHeader header;
    header.setup = layout.fixed();
    start_ = telling_.start(header, game_);
  }
  const QStringList& start() const { return start_; }

  /// The lines of a move by seat 0, without the space before them.
  QStringList play(std::string_view text, const Chance& chance = {}) {
    Move move{SeatId(0), actionFrom(game_.definition(), text).value(), chance};
    if (game_.check(move.seat, move.action) || completeChance(game_.definition(), game_.state(), move)) return {};
    std::vector<Event> events;
    game_.append(move, Observer{&events});
    QStringList lines;
    for (const QString& line : telling_.next(game_, events)) lines << line.trimmed();
    return lines;
  }

 private:
  Game game_;
  Telling telling_;
  QStringList start_;
};

}  // namespace

/// A recorded game in words for people.
class TellingTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whatLiesInTheSeaIsToldFirst() {
    const QString told = Told(seaLayout()).start().join(u'\n');
    QVERIFY2(told.contains(u"1,0/E — Gift: 2 × Ore"_s), qPrintable(told));
    QVERIFY2(told.contains(u"Pirate: 2,1"_s), qPrintable(told));
    QVERIFY2(told.contains(u"Still under the fog: 1 × Hills, 1 × Sea; numbers: 1 × 5"_s), qPrintable(told));
  }

  void aMoveTellsPirateFogAndPointsOfGifts() {
    Told told(seaLayout());
    const QStringList road = told.play("road 0,0/E");  // two points lie there (14.6)
    QVERIFY2(road.contains(u"Seat 0 — resource cards: −1 × Brick, −1 × Lumber; pieces in stock: −1 × Road; victory "
                           "points: 4; of them by gifts: 2; longest route: 1"_s),
             qPrintable(road.join(u'\n')));
    QVERIFY(!told.play("knight").isEmpty());
    const QStringList pirate = told.play("pirate 0,2 -");
    QVERIFY2(pirate.contains(u"Pirate: 0,2"_s), qPrintable(pirate.join(u'\n')));
    QVERIFY(!told.play("ship 2,0/SW").isEmpty());
    const QStringList ship = told.play("ship 2,0/SE", Position::withTurned(Terrain::Hills, 5));
    QVERIFY2(ship.contains(u"Still under the fog: 1 × Sea; numbers: none"_s), qPrintable(ship.join(u'\n')));
  }
};

TAPU_TEST(TellingTest)
#include "telling_test.moc"
