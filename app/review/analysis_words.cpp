// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/analysis_words.h"

#include "app/text/language.h"
#include "app/text/map_now.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"
#include "app/wire/seat_number.h"
#include "engine/board/tally.h"
#include "engine/bots/planner.h"
#include "engine/play/play.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct Judged {
  Q_DECLARE_TR_FUNCTIONS(tapu::AnalysisWords)
};

/// A chance in hundredths, as the language writes them.
QString percent(const WinCount& count) {
  //: A chance in hundredths; %1 a number
  return Judged::tr("%1 %").arg(inDigits(count.percent()));
}

/// The cards of each kind that a settlement there brings in 36 throws, on average.
std::array<int, kResources> cardsIn36(const Topology& map, CornerId corner) {
  std::array<int, kResources> cards{};
  for (const HexId id : map.corner(corner).hexes) {
    if (!id) continue;
    const Cell& cell = map.hex(id).cell;
    if (const Resource kind = resourceOf(cell.terrain); kind != Resource::None && cell.number > 0)
      cards[static_cast<std::size_t>(kind)] += pipsOf(cell.number);
  }
  return cards;
}

/// The number of cards that a settlement there brings in 36 throws, with those of choice that gold brings (14.1).
int allIn36(const Topology& map, CornerId corner) {
  int cards = 0;
  for (const HexId id : map.corner(corner).hexes)
    if (id && takesNumber(map.hex(id).cell.terrain) && map.hex(id).cell.number > 0)
      cards += pipsOf(map.hex(id).cell.number);
  return cards;
}

/// Tells why a decision may be better than the one that was made: facts of the position, each a sentence.
class Reasons {
 public:
  Reasons(const Replay& replay, const Move& made, const Action& preferred)
      : replay_(replay),
        now_(replay.definition(), replay.state()),
        map_(*now_),
        seat_(made.seat),
        made_(made.action),
        preferred_(preferred) {}

  QStringList all() {
    const ActionKind kind = preferred_.kind;
    if (kind == ActionKind::Settlement) addCorner();
    if (kind == ActionKind::City) addCity();
    if (kind == ActionKind::Road || kind == ActionKind::Ship) addRoute();
    if (kind == ActionKind::Robber) addRobber();
    if (kind == ActionKind::Bank) addTrade();
    addAwards();
    return said_;
  }

 private:
  void addCorner() {
    const auto cards = cardsIn36(map_, preferred_.corner());
    const bool isOther = made_.kind == ActionKind::Settlement;
    if (isOther)
      //: Why a place for a settlement is better; %1 a number of cards, %2 that of the place which was chosen
      said_ << Judged::tr("It brings %1 cards in 36 throws, the place that was chosen %2.")
                   .arg(inDigits(allIn36(map_, preferred_.corner())), inDigits(allIn36(map_, made_.corner())));
    else
      //: Why a settlement is better; %n a number of cards
      said_ << Judged::tr("It brings %n card(s) in 36 throws.", nullptr, allIn36(map_, preferred_.corner()));
    const Planner planner(replay_.definition(), replay_.state(), seat_);
    QStringList added;
    for (const Resource kind : kAllResources)
      if (cards[static_cast<std::size_t>(kind)] > 0 && planner.income(kind) <= 0) added << nameOfResource(kind);
    if (!added.isEmpty())
      //: Why a place for a settlement is better; %1 a player, %2 one or more resources
      said_ << Judged::tr("No place of %1 brought this so far: %2.").arg(replay_.nameOf(seat_), added.join(u", "_s));
    //: Why a place for a settlement is better
    if (map_.corner(preferred_.corner()).harbors != 0) said_ << Judged::tr("It lies at a harbor.");
    for (const EdgeId edge : map_.corner(preferred_.corner()).edges) {
      const Piece piece = edge ? replay_.state().at(edge) : Piece();
      if (piece.isEmpty() || piece.isOf(seat_)) continue;
      //: Why a place for a settlement is better; %1 another player
      said_ << Judged::tr("It takes the place before %1, whose road leads there.").arg(replay_.nameOf(piece.owner()));
      break;
    }
  }

  void addCity() {
    //: Why a city is better; %n a number of cards
    said_ << Judged::tr("A city there brings %n card(s) more in 36 throws.", nullptr,
                        allIn36(map_, preferred_.corner()));
  }

  /// Where it leads.
  void addRoute() {
    const Goal goal = Planner(replay_.definition(), replay_.state(), seat_).best();
    if (goal.kind != Goal::Kind::Expansion || goal.edge != preferred_.edge()) return;
    //: Why a road is better; %1 the hexes around a corner, %n a number of cards
    said_ << Judged::tr("It leads to %1, where a settlement would bring %n card(s) in 36 throws.", nullptr,
                        allIn36(map_, goal.corner))
                 .arg(placeWords(map_, {EventPlace::Kind::Corner, goal.corner.value}));
  }

  /// The cards in 36 throws that the robber keeps from each seat.
  void addRobber() {
    const HexId hex = preferred_.hex();
    const int ways = pipsOf(map_.hex(hex).cell.number);
    for (const SeatId seat : seatsOf(replay_.definition().seats)) {
      int cards = 0;
      for (const CornerId corner : map_.hex(hex).corners) {
        const Piece piece = corner ? replay_.state().at(corner) : Piece();
        if (piece.isEmpty() || !piece.isOf(seat)) continue;
        cards += ways * (piece.kind() == Piece::City ? 2 : 1);
      }
      if (cards == 0 || seat == seat_) continue;
      //: Why a place for the robber is better; %1 a player, %2 their points, %n a number of cards
      said_ << Judged::tr("There it keeps %n card(s) in 36 throws from %1, who has %2 points.", nullptr, cards)
                   .arg(replay_.nameOf(seat), inDigits(replay_.state().publicPoints(seat)));
    }
  }

  /// The pieces that can be paid for after it, and could not before.
  void addTrade() {
    State after = replay_.state();
    apply(replay_.definition(), after, Move{seat_, preferred_, {}});
    const Rules& rules = replay_.definition().rules;
    const CardCounts before = replay_.state().seat(seat_).hand, then = after.seat(seat_).hand;
    const auto isNew = [&](CardCounts cost) {
      return surplus(cost, then).total() == 0 && surplus(cost, before).total() > 0;
    };
    //: Why a trade with the bank is better
    if (isNew(rules.cityCost)) said_ << Judged::tr("It pays for a city.");
    //: Why a trade with the bank is better
    if (isNew(rules.settlementCost)) said_ << Judged::tr("It pays for a settlement.");
    //: Why a trade with the bank is better
    if (isNew(rules.cardCost)) said_ << Judged::tr("It pays for a development card.");
  }

  /// The longest road, if the preferred act brings it at once: nothing is drawn for it.
  void addAwards() {
    if (preferred_.kind != ActionKind::Road && preferred_.kind != ActionKind::Ship &&
        preferred_.kind != ActionKind::Settlement)
      return;
    State after = replay_.state();
    apply(replay_.definition(), after, Move{seat_, preferred_, {}});
    const SeatId before = replay_.state().awardsFor(seat_).longestRoad, then = after.awardsFor(seat_).longestRoad;
    //: Why a road is better: it brings that award
    if (then == seat_ && before != seat_) said_ << Judged::tr("It brings the Longest Road.");
    if (before && before != seat_ && then != before && then != seat_)
      //: Why a settlement is better: it breaks the route of another; %1 a player
      said_ << Judged::tr("It takes the Longest Road from %1.").arg(replay_.nameOf(before));
  }

  const Replay& replay_;
  const MapNow now_;
  const Topology& map_;
  SeatId seat_;
  Action made_, preferred_;
  QStringList said_;
};

/// The bots' choice, as a whole sentence.
QString preferredInWords(const Replay& replay, const Action& action) {
  const MapNow map(replay.definition(), replay.state());
  const auto at = [&](EventPlace::Kind kind) {
    return placeWords(*map, {kind, static_cast<std::uint32_t>(action.place())});
  };
  using enum ActionKind;
  const ActionKind kind = action.kind;
  //: What would have been better in a game; %1 the hexes around a corner
  if (kind == Settlement) return Judged::tr("Better was a settlement at %1.").arg(at(EventPlace::Kind::Corner));
  //: What would have been better in a game; %1 the hexes around a corner
  if (kind == City) return Judged::tr("Better was a city at %1.").arg(at(EventPlace::Kind::Corner));
  //: What would have been better in a game; %1 the hexes around an edge
  if (kind == Road) return Judged::tr("Better was a road at %1.").arg(at(EventPlace::Kind::Edge));
  //: What would have been better in a game; %1 the hexes around an edge
  if (kind == Ship) return Judged::tr("Better was a ship at %1.").arg(at(EventPlace::Kind::Edge));
  //: What would have been better in a game
  if (kind == MoveShip) return Judged::tr("Better was to move a ship.");
  //: What would have been better in a game
  if (kind == Roll) return Judged::tr("Better was to throw the dice first.");
  //: What would have been better in a game
  if (kind == EndTurn) return Judged::tr("Better was to keep the cards and end the turn.");
  //: What would have been better in a game
  if (kind == BuyCard) return Judged::tr("Better was to buy a development card.");
  //: What would have been better in a game; %1 a development card
  if (kind == Knight) return Judged::tr("Better was to play this card: %1.").arg(nameOfCard(Card::Knight));
  //: What would have been better in a game; %1 a development card
  if (kind == RoadBuilding) return Judged::tr("Better was to play this card: %1.").arg(nameOfCard(Card::RoadBuilding));
  //: What would have been better in a game; %1 a development card
  if (kind == YearOfPlenty) return Judged::tr("Better was to play this card: %1.").arg(nameOfCard(Card::YearOfPlenty));
  //: What would have been better in a game; %1 a development card
  if (kind == Monopoly) return Judged::tr("Better was to play this card: %1.").arg(nameOfCard(Card::Monopoly));
  if (kind == Robber) {
    if (action.seat)
      //: What would have been better in a game; %1 a hex, %2 a player
      return Judged::tr("Better was the robber on %1, robbing %2.")
          .arg(at(EventPlace::Kind::Hex), replay.nameOf(action.seat));
    //: What would have been better in a game; %1 a hex
    return Judged::tr("Better was the robber on %1.").arg(at(EventPlace::Kind::Hex));
  }
  if (kind == Pirate && action.seat)
    //: What would have been better in a game: the pirate instead of the robber; %1 a player
    return Judged::tr("Better was the pirate, robbing %1.").arg(replay.nameOf(action.seat));
  //: What would have been better in a game: the pirate instead of the robber
  if (kind == Pirate) return Judged::tr("Better was to move the pirate.");
  //: What would have been better in a game; %1 a list of cards, as "1 × Ore"
  if (kind == Gold) return Judged::tr("Better was to take %1 from the gold.").arg(listOf(action.want));
  //: What would have been better in a game; %1 and %2 resources
  if (kind == Bank)
    return Judged::tr("Better was a trade with the bank: %1 for %2.")
        .arg(nameOfResource(action.first), nameOfResource(action.second));
  return {};
}

/// The words for the bots' judgment of a decision; empty if there is none.
QString judgmentInWords(Replay& replay, const Analysis::Moment& moment) {
  using Judgment = Analysis::Judgment;
  switch (moment.judgment) {
    case Judgment::NoDecision: return {};
    //: What bots say of a decision in an analyzed game
    case Judgment::AsTheyDo: return Judged::tr("Bots would have done the same.");
    //: What bots say of a decision in an analyzed game
    case Judgment::TooClose: return Judged::tr("Bots would have done otherwise; which is better is too close to say.");
    //: What bots say of a decision in an analyzed game
    case Judgment::Worse: return Judged::tr("Bots would have done otherwise, and won less.");
    case Judgment::Better: break;
  }
  const int stood = replay.step();
  replay.goTo(moment.step - 1);
  const Move& made = replay.moves()[static_cast<std::size_t>(moment.step) - 1];
  QStringList said{preferredInWords(replay, moment.otherwise)};
  said << Reasons(replay, made, moment.otherwise).all();
  //: Why bots call something better; %1 how many games were played on, %2 and %3 chances to win
  said << Judged::tr("Of %1 games that bots played on, %2 were won after it, and %3 after the move that was made.")
              .arg(inDigits(moment.preferred.games), percent(moment.preferred), percent(moment.made));
  replay.goTo(stood);
  return said.join(u' ');
}

}  // namespace

std::optional<Analysis::Moment> asTold(const Replay& replay, Analysis::Moment moment, const ShownCards& cards) {
  using Judgment = Analysis::Judgment;
  const SeatId mover = replay.moves()[static_cast<std::size_t>(moment.step) - 1].seat;
  if (moment.judgment == Judgment::NoDecision || cards.areOpen(mover)) return moment;
  if (!differ(moment.before, moment.after)) return {};
  moment.judgment = Judgment::NoDecision;
  moment.otherwise = {};
  moment.made = moment.preferred = {};
  return moment;
}

QString briefMoment(const Replay& replay, const Analysis::Moment& moment) {
  const int turn = replay.turns()[static_cast<std::size_t>(replay.turnAt(moment.step))].number;
  if (moment.judgment == Analysis::Judgment::Better)
    //: A decision in a list where something else was better; %1 the number of a turn, %2 and %3 chances to win
    return Judged::tr("Turn %1: %2, better %3").arg(inDigits(turn), percent(moment.made), percent(moment.preferred));
  //: A move in a list that changed a chance to win; %1 the number of a turn, %2 and %3 the chances
  return Judged::tr("Turn %1: %2 to %3").arg(inDigits(turn), percent(moment.before), percent(moment.after));
}

QString momentInWords(Replay& replay, const Analysis::Moment& moment) {
  const QString who = replay.nameOf(moment.seat);
  const bool isUp = moment.after.wins * moment.before.games >= moment.before.wins * moment.after.games;
  //: What a move changed; %1 a player, %2 and %3 chances to win
  const QString rose = Judged::tr("The chance of %1 rose from %2 to %3.");
  //: What a move changed; %1 a player, %2 and %3 chances to win
  const QString fell = Judged::tr("The chance of %1 fell from %2 to %3.");
  const QString changed = (isUp ? rose : fell).arg(who, percent(moment.before), percent(moment.after));
  const QString judged = judgmentInWords(replay, moment);
  // For a decision with a better alternative the words are about that; its change may be mere chance.
  if (!differ(moment.before, moment.after)) return judged;
  return judged.isEmpty() ? changed : changed + u' ' + judged;
}

}  // namespace tapu
