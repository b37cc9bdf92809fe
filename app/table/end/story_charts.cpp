// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/story_charts.h"

#include <QCoreApplication>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

struct ChartWords {
  Q_DECLARE_TR_FUNCTIONS(tapu::StoryCharts)
};

constexpr int kFirstNumber = 2, kLastNumber = 12;  ///< of two dice

int sumOf(const std::array<int, 13>& throws) { return std::accumulate(throws.begin(), throws.end(), 0); }

/// A judgment of the dice, as one sentence.
QString diceSentence(const DiceJudgment& judgment) {
  using Word = DiceJudgment::Word;
  const int games = static_cast<int>(std::lround(judgment.further * 100));
  switch (judgment.word) {
    case Word::Ordinary:
      //: How unusual the dice of a game were; %n of 100
      return ChartWords::tr("Ordinary dice: in %n of 100 games they stray further than this.", nullptr, games);
    case Word::Unusual:
      //: How unusual the dice of a game were; %n of 100
      return ChartWords::tr("Unusual dice: in %n of 100 games they stray further than this.", nullptr, games);
    case Word::VeryUnusual:
      //: How unusual the dice of a game were
      return ChartWords::tr("Very unusual dice: in fewer than 1 of 100 games they stray further than this.");
    case Word::TooFew: break;
  }
  //: How unusual the dice of a game were
  return ChartWords::tr("Too few throws to say how ordinary they were.");
}

}  // namespace

Chart::Data chartOfThrows(const std::array<int, 13>& throws, const QString& name) {
  Chart::Data drawn;
  drawn.kind = Chart::Kind::Bars;
  drawn.name = name;
  //: A column of a chart of throws: a number of the dice
  drawn.placeName = ChartWords::tr("Number %1");
  drawn.firstPlace = kFirstNumber;
  //: Legend of a chart: how often a number was thrown
  Chart::Series thrown{ChartWords::tr("thrown"), Chart::kNoPlayer, {}};
  const int all = sumOf(throws);
  for (int number = kFirstNumber; number <= kLastNumber; ++number) {
    thrown.values.push_back(throws[static_cast<std::size_t>(number)]);
    drawn.expected.push_back(expectedThrows(number, all));
    if (isHot(number)) drawn.emphasized.push_back(number);
  }
  drawn.series = {thrown};
  //: Legend of a chart: how often a number was to be expected
  drawn.expectedName = ChartWords::tr("expected");
  return drawn;
}

QString wordsOnThrows(const std::array<int, 13>& throws) {
  //: Under a chart of throws: how many there were
  return ChartWords::tr("%n throw(s).", nullptr, sumOf(throws)) + u' ' + diceSentence(judged(throws));
}

Chart::Mark awardMark(AwardMove::Award award, int place, const QString& holder) {
  const bool isArmy = award == AwardMove::Award::LargestArmy;
  //: A mark below a chart of points: an award moved; %1 a player
  const QString army = ChartWords::tr("%1 got the Largest Army").arg(holder);
  //: A mark below a chart of points: an award moved; %1 a player
  const QString road = ChartWords::tr("%1 got the Longest Road").arg(holder);
  //: A mark below a chart of points: an award moved
  const QString noArmy = ChartWords::tr("Nobody has the Largest Army any more");
  //: A mark below a chart of points: an award moved
  const QString noRoad = ChartWords::tr("Nobody has the Longest Road any more");
  const QString words = holder.isEmpty() ? (isArmy ? noArmy : noRoad) : (isArmy ? army : road);
  return {.kind = Chart::Mark::Kind::Award,
          .place = place,
          .name = isArmy ? u"largest-army"_s : u"longest-road"_s,
          .words = words};
}

Chart::Mark foundMark(PointsFound::Source source, int place, const QString& finder) {
  const bool isGift = source == PointsFound::Source::Gift;
  //: A mark below a chart of points: a gift that lay on the board brought some; %1 a player
  const QString gift = ChartWords::tr("%1 found a gift of points");
  //: A mark below a chart of points: a first settlement there brought some; %1 a player
  const QString island = ChartWords::tr("%1 settled on another island");
  return {.kind = Chart::Mark::Kind::Award,
          .place = place,
          .name = isGift ? u"gift"_s : u"island"_s,
          .words = (isGift ? gift : island).arg(finder)};
}

}  // namespace tapu
