// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/evening_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace tapu {

namespace {

/// The context of these texts for translators.
class Evening {
  Q_DECLARE_TR_FUNCTIONS(tapu::EveningHonors)

 public:
  static QString title(EveningHonor honor);
  static QString reason(const EveningGift& gift, const GameStory& story);
  static QString lastMove(const WinningMove& won, const QString& from);
  static QString moment(WinningMove::When when);
};

QString Evening::title(EveningHonor honor) {
  switch (honor) {
    //: An honor of the evening: for most cards from the dice
    case EveningHonor::GreenestThumb: return tr("Greenest thumb");
    //: An honor of the evening: for most trades with other players
    case EveningHonor::KeenestTrader: return tr("Keenest trader");
    //: An honor of the evening: for most roads and ships
    case EveningHonor::RoadBuilder: return tr("Greatest road builder");
    //: An honor of the evening: for most cards from the dice beyond what was to be expected
    case EveningHonor::LuckiestDice: return tr("Luckiest dice");
    //: An honor of the evening: for most cities
    case EveningHonor::TownPlanner: return tr("Grandest town planner");
    //: An honor of the evening: for most cards got from the bank
    case EveningHonor::BestCustomer: return tr("The bank’s best customer");
    //: An honor of the evening: for most development cards
    case EveningHonor::CardLover: return tr("Fondest of cards");
    //: An honor of the evening: for most knights played
    case EveningHonor::BusiestKnights: return tr("Busiest knights");
    //: An honor of the evening: for most cards in the hand at the end of a turn
    case EveningHonor::FullestHand: return tr("Fullest hand");
    //: An honor of the evening: for most hexes under the fog, gifts and islands that a player was the first to reach
    case EveningHonor::BoldestExplorer: return tr("Boldest explorer");
    //: An honor of the evening: for waiting longest for a card from the dice
    case EveningHonor::GreatestPatience: return tr("Greatest patience");
  }
  return {};
}

QString Evening::reason(const EveningGift& gift, const GameStory& story) {
  const int n = gift.value;
  const auto hasShips = [&](SeatId seat) { return story.seats[static_cast<std::size_t>(seat.value)].ships > 0; };
  switch (gift.honor) {
    //: Why an honor of the evening was given
    case EveningHonor::GreenestThumb: return tr("The dice brought %n cards.", nullptr, n);
    //: Why an honor of the evening was given: trades with other players
    case EveningHonor::KeenestTrader: return tr("%n trades with other players came about.", nullptr, n);
    case EveningHonor::RoadBuilder:
      //: Why an honor of the evening was given: the number of both together
      if (std::ranges::any_of(gift.holders, hasShips)) return tr("%n roads and ships were built.", nullptr, n);
      //: Why an honor of the evening was given
      return tr("%n roads were built.", nullptr, n);
    //: Why an honor of the evening was given
    case EveningHonor::LuckiestDice: return tr("The dice brought %n cards more than the places promised.", nullptr, n);
    //: Why an honor of the evening was given
    case EveningHonor::TownPlanner: return tr("%n cities were built.", nullptr, n);
    //: Why an honor of the evening was given
    case EveningHonor::BestCustomer: return tr("%n cards came from trades with the bank.", nullptr, n);
    //: Why an honor of the evening was given
    case EveningHonor::CardLover: return tr("%n development cards were bought.", nullptr, n);
    //: Why an honor of the evening was given
    case EveningHonor::BusiestKnights: return tr("%n knights were played.", nullptr, n);
    //: Why an honor of the evening was given
    case EveningHonor::FullestHand: return tr("%n cards were in the hand at the end of a turn.", nullptr, n);
    case EveningHonor::BoldestExplorer:
      //: Why an honor of the evening was given: the number of all of these together
      return tr("%n hexes under the fog, gifts and islands were discovered.", nullptr, n);
    case EveningHonor::GreatestPatience:
      //: Why an honor of the evening was given: the dice brought this player nothing so many times, one after the other
      return tr("%n throws in a row brought nothing, and the game went on.", nullptr, n);
  }
  return {};
}

QString Evening::lastMove(const WinningMove& won, const QString& from) {
  using How = WinningMove::How;
  switch (won.how) {
    case How::Nothing: return {};
    //: Over the final table: what won the game
    case How::Settlement: return tr("Last move: a new settlement.");
    //: Over the final table: what won the game
    case How::City: return tr("Last move: a settlement became a city.");
    case How::LongestRoad:
      //: Over the final table: what won the game, an award that nobody had before
      if (from.isEmpty()) return tr("Last move: the Longest Road was reached.");
      //: Over the final table: what won the game; %1 is the player who had the award before
      return tr("Last move: the Longest Road came over from %1.").arg(from);
    case How::LargestArmy: {
      const QString knights = QLocale().toString(won.knights);
      //: Over the final table: what won the game, an award that nobody had before; %1 a number of knights
      if (from.isEmpty()) return tr("Last move: knight number %1 made the Largest Army.").arg(knights);
      //: Over the final table: what won the game; %1 a number of knights, %2 the player who had the award before
      return tr("Last move: knight number %1 took the Largest Army from %2.").arg(knights, from);
    }
    //: Over the final table: what won the game
    case How::PointCard: return tr("Last move: a development card that counts a point.");
    //: Over the final table: what won the game
    case How::Island: return tr("Last move: a first settlement on another island.");
    //: Over the final table: what won the game
    case How::Gift: return tr("Last move: a gift that brought points.");
    //: Over the final table: the winner had enough points without a move of their own
    case How::Points: return tr("No last move was needed: the points were there as the turn began.");
  }
  return {};
}

QString Evening::moment(WinningMove::When when) {
  using When = WinningMove::When;
  switch (when) {
    case When::Turn: break;
    //: Over the final table, after the sentence what won the game: when it was
    case When::Part: return tr("It came in the winner’s part between two turns.");
    //: Over the final table, after the sentence what won the game: when it was
    case When::Building: return tr("It came between two turns, in a building phase.");
    //: Over the final table, after the sentence what won the game: when it was
    case When::Others: return tr("It came in another player’s turn.");
  }
  return {};
}

}  // namespace

QString titleOf(EveningHonor honor) { return Evening::title(honor); }
QString reasonOf(const EveningGift& gift, const GameStory& story) { return Evening::reason(gift, story); }
QString lastMoveSentence(const WinningMove& won, const QString& from) {
  const QString move = Evening::lastMove(won, from), moment = Evening::moment(won.when);
  return move.isEmpty() || moment.isEmpty() ? move : move + u' ' + moment;
}

}  // namespace tapu
