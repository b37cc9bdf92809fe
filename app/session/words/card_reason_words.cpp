// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/reason_teller.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QString iconOf(Goal::Kind goal) {
  return ByGoal{.city = u"city"_s, .settlement = u"settlement"_s, .card = u"devcard"_s, .road = u"line"_s}.of(goal);
}
/// The icon of a goal; Road means Longest Road here, and not a single road.
QString iconOfAim(Goal::Kind goal) {
  return ByGoal{.city = u"city"_s, .settlement = u"settlement"_s, .card = u"devcard"_s, .road = u"longest-road"_s}.of(
      goal);
}

ReasonWords completesInWords(Goal::Kind goal) {
  //: A reason for a trade: its name, then the sentence, to the reader
  const ByGoal title{.city = Why::tr("Pays for a city"),
                     //: A reason for a trade: its name, then the sentence, to the reader
                     .settlement = Why::tr("Pays for a settlement"),
                     //: A reason for a trade: its name, then the sentence, to the reader
                     .card = Why::tr("Pays for a card"),
                     //: A reason for a trade: its name, then the sentence, to the reader
                     .road = Why::tr("Pays for a road")};
  return {iconOf(goal), title.of(goal),
          ByGoal{.city = Why::tr("Then your cards pay for a city."),
                 .settlement = Why::tr("Then your cards pay for a settlement."),
                 .card = Why::tr("Then your cards pay for a development card."),
                 .road = Why::tr("Then your cards pay for a road.")}
              .of(goal)};
}

ReasonWords nearerInWords(const because::Aim& is) {
  //: A reason for a trade: its name
  const ByGoal title{.city = Why::tr("Nearer to a city"),
                     //: A reason for a trade: its name
                     .settlement = Why::tr("Nearer to a settlement"),
                     //: A reason for a trade: its name
                     .card = Why::tr("Nearer to a development card"),
                     //: A reason for a trade: its name
                     .road = Why::tr("Nearer to Longest Road")};
  return {iconOfAim(is.goal), title.of(is.goal),
          is.cards.isEmpty() ? /*: A reason for a trade, to the reader */ Why::tr("Then nothing is lacking any more.")
                             : /*: A reason for a trade, to the reader; %1 a list such as “1 × Wool” */ Why::tr(
                                   "Then only this is still lacking: %1.")
                                   .arg(listOf(is.cards))};
}

ReasonWords soonerInWords(const because::Aim& is) {
  //: A reason for a trade, to the reader: what is done earlier
  const ByGoal sentence{.city = Why::tr("That much earlier you can build a city."),
                        //: A reason for a trade, to the reader: what is done earlier
                        .settlement = Why::tr("That much earlier you can build a settlement."),
                        //: A reason for a trade, to the reader: what is done earlier
                        .card = Why::tr("That much earlier you can buy a development card."),
                        //: A reason for a trade, to the reader: what is done earlier
                        .road = Why::tr("That much earlier you can have Longest Road.")};
  //: A reason for a trade: its name; %n at least 1
  return {u"timer"_s, Why::tr("%n round(s) sooner", nullptr, is.rounds), sentence.of(is.goal)};
}

ReasonWords savesInWords(const because::Aim& is) {
  constexpr int kMostTold = 20;  // rounds: nobody knows what comes later
  const QString lacks = listOf(is.cards);
  //: A reason for keeping cards: its name
  const ByGoal title{
      .city = Why::tr("Saves for a city"),
      .settlement = is.goal == Goal::Kind::Expansion
                        ? /*: A reason for keeping cards: its name */ Why::tr("Saves for a road and a settlement")
                        : /*: A reason for keeping cards: its name */ Why::tr("Saves for a settlement"),
      //: A reason for keeping cards: its name
      .card = Why::tr("Saves for a development card"),
      //: A reason for keeping cards: its name
      .road = Why::tr("Saves for Longest Road")};
  return {iconOfAim(is.goal), title.of(is.goal),
          (is.rounds < 1 || is.rounds > kMostTold
               ? /*: A reason for keeping cards; %1 a list such as “1 × Wool” */ Why::tr("Still lacking: %1.")
           : is.kind == because::Aim::SavesByBank
               ? /*: A reason for keeping cards; %1 a list such as “1 × Wool”, %n rounds */ Why::tr(
                     "Still lacking: %1. With exchanges at the bank that takes about %n round(s).", nullptr, is.rounds)
               : /*: A reason for keeping cards; %1 a list such as “1 × Wool”, %n rounds */ Why::tr(
                     "Still lacking: %1. That takes about %n round(s).", nullptr, is.rounds))
              .arg(lacks)};
}

ReasonWords keepsInWords(const because::Aim& is) {
  //: A reason for what is returned after a seven: its name
  const ByGoal title{.city = Why::tr("Keeps cards for a city"),
                     //: A reason for what is returned after a seven: its name
                     .settlement = Why::tr("Keeps cards for a settlement"),
                     //: A reason for what is returned after a seven: its name
                     .card = Why::tr("Keeps cards for a development card"),
                     //: A reason for what is returned after a seven: its name
                     .road = Why::tr("Keeps cards for Longest Road")};
  return {iconOfAim(is.goal), title.of(is.goal),
          //: A reason for what is returned after a seven; %1 a list such as “1 × Wool”
          Why::tr("You keep %1; what it does not need goes first.").arg(listOf(is.cards))};
}

/// A sentence that a goal does not need cards, with a place for these.
QString notNeeded(Goal::Kind goal) {
  //: A reason for a trade or for declining an offer, to the reader; %1 a resource or a list such as “4 × Wool”
  return ByGoal{.city = Why::tr("A city does not need %1."),
                //: A reason for a trade or for declining an offer, to the reader; %1 a resource or a list such as “4 ×
                //: Wool”
                .settlement = Why::tr("The settlement does not need %1."),
                //: A reason for a trade or for declining an offer, to the reader; %1 a resource or a list such as “4 ×
                //: Wool”
                .card = Why::tr("A development card does not need %1."),
                //: A reason for a trade or for declining an offer, to the reader; %1 a resource or a list such as “4 ×
                //: Wool”
                .road = Why::tr("Longest Road does not need %1.")}
      .of(goal);
}

ReasonWords stillPaysInWords(Goal::Kind goal) {
  if (goal == Goal::Kind::City)
    //: A reason for a development card: its name, then the sentence, to the reader
    return {u"city"_s, Why::tr("City still paid for"), Why::tr("The other cards still pay for a city.")};
  return {u"settlement"_s,
          //: A reason for a development card: its name, then the sentence, to the reader
          Why::tr("Settlement still paid for"), Why::tr("The other cards still pay for a settlement.")};
}

/// Why the turn ends though a development card could be paid for.
ReasonWords noCardInWords(const because::Aim& is) {
  //: A reason for ending the turn, to the reader; %1 a list such as “1 × Wool”
  const ByGoal sentence{.city = Why::tr("A development card would take %1, which your city needs."),
                        //: A reason for ending the turn, to the reader; %1 a list such as “1 × Wool”
                        .settlement = Why::tr("A development card would take %1, which your settlement needs."),
                        .card = {},
                        //: A reason for ending the turn, to the reader; %1 a list such as “1 × Wool”
                        .road = Why::tr("A development card would take %1, which your next roads need.")};
  //: A reason for ending the turn without buying a development card: its name
  return {u"devcard"_s, Why::tr("No card now"), sentence.of(is.goal).arg(listOf(is.cards))};
}

ReasonWords breaksInWords(const because::Aim& is) {
  //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
  const ByGoal sentence{.city = Why::tr("Now you can pay for a city; then you would lack %1."),
                        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
                        .settlement = Why::tr("Now you can pay for a settlement; then you would lack %1."),
                        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
                        .card = Why::tr("Now you can pay for a development card; then you would lack %1."),
                        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
                        .road = Why::tr("Now you can pay for a road; then you would lack %1.")};
  //: A reason for declining an offer: its name
  return {iconOf(is.goal), Why::tr("You need these cards"), sentence.of(is.goal).arg(listOf(is.cards))};
}

ReasonWords givesInWords(const because::Aim& is) {
  //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
  const ByGoal sentence{.city = Why::tr("You would give away %1, which your city needs."),
                        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
                        .settlement = Why::tr("You would give away %1, which your settlement needs."),
                        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
                        .card = Why::tr("You would give away %1, which your development card needs."),
                        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
                        .road = Why::tr("You would give away %1, which your next roads need.")};
  return {iconOf(is.goal),
          is.kind == because::Aim::GivesLast
              ? /*: A reason for declining an offer: its name; %1 a list of resources */ Why::tr("No other %1 in hand")
                    .arg(kindsOf(is.cards))
              : /*: A reason for declining an offer: its name */ Why::tr("You need these cards"),
          sentence.of(is.goal).arg(listOf(is.cards))};
}

/// The cards that the goal lacks, and those that an offer brings instead.
ReasonWords stillLacksInWords(const because::Aim& is) {
  //: A reason for declining an offer, to the reader; %1 a list of resources, %2 a resource that is offered
  const ByGoal sentence{.city = Why::tr("Your city still lacks %1, not %2."),
                        //: A reason for declining an offer, to the reader; %1 a list of resources, %2 a resource that
                        //: is offered
                        .settlement = Why::tr("Your settlement still lacks %1, not %2."),
                        //: A reason for declining an offer, to the reader; %1 a list of resources, %2 a resource that
                        //: is offered
                        .card = Why::tr("Your development card still lacks %1, not %2."),
                        //: A reason for declining an offer, to the reader; %1 a list of resources, %2 a resource that
                        //: is offered
                        .road = Why::tr("Your next roads still lack %1, not %2.")};
  //: A reason for declining an offer: its name
  return {iconOf(is.goal), Why::tr("Something else is lacking"),
          sentence.of(is.goal).arg(kindsOf(is.cards), nameOfResource(is.instead))};
}

/// As many cards of the kind of these.
CardCounts countOf(CardCounts kind, int count) {
  for (const Resource each : kAllResources)
    if (kind[each]) return CardCounts::of(each, count);
  return {};
}

/// The cards of an offer that the goal does not need.
ReasonWords enoughInWords(const because::Aim& is) {
  const QString kind = kindsOf(is.cards), held = listOf(countOf(is.cards, is.held));
  return {u"cards"_s,
          //: A reason for declining an offer: its name; %1 a resource
          Why::tr("%1 is not what you lack").arg(kind),
          is.held > 0 && is.pips > 0
              ? /*: A reason for declining an offer, to the reader; %1 a list such as “2 × Wool”, %n cards */ Why::tr(
                    "You hold %1 already, and your places bring %n card(s) of it in 36 throws.", nullptr, is.pips)
                    .arg(held)
          : is.held > 0 ? /*: A reason for declining an offer, to the reader; %1 a list such as “2 × Wool” */ Why::tr(
                              "You hold %1 already.")
                              .arg(held)
                        : notNeeded(is.goal).arg(kind)};
}

ReasonWords fartherInWords(const because::Aim& is) {
  //: A reason for declining an offer, to the reader; %n rounds
  const ByGoal sentence{
      .city = Why::tr("Your city would come about %n round(s) later.", nullptr, is.rounds),
      //: A reason for declining an offer, to the reader; %n rounds
      .settlement = Why::tr("Your settlement would come about %n round(s) later.", nullptr, is.rounds),
      //: A reason for declining an offer, to the reader; %n rounds
      .card = Why::tr("Your development card would come about %n round(s) later.", nullptr, is.rounds),
      //: A reason for declining an offer, to the reader; %n rounds
      .road = Why::tr("Longest Road would come about %n round(s) later.", nullptr, is.rounds)};
  //: A reason for declining an offer: its name
  return {u"timer"_s, Why::tr("Sets you back"), sentence.of(is.goal)};
}

ReasonWords noGainInWords(Goal::Kind goal) {
  //: A reason for declining an offer, to the reader
  const ByGoal sentence{.city = Why::tr("It brings your next city hardly nearer."),
                        //: A reason for declining an offer, to the reader
                        .settlement = Why::tr("It brings your next settlement hardly nearer."),
                        //: A reason for declining an offer, to the reader
                        .card = Why::tr("It brings your next development card hardly nearer."),
                        //: A reason for declining an offer, to the reader
                        .road = Why::tr("It brings you hardly nearer to what you build next.")};
  //: A reason for declining an offer: its name
  return {u"trade"_s, Why::tr("Nothing gained"), sentence.of(goal)};
}

ReasonWords builtInWords(Goal::Kind goal, const QString& name) {
  //: A reason for what another player trades; %1 this player
  const ByGoal sentence{.city = Why::tr("%1 built a city in the same turn."),
                        //: A reason for what another player trades; %1 this player
                        .settlement = Why::tr("%1 built a settlement in the same turn."),
                        //: A reason for what another player trades; %1 this player
                        .card = Why::tr("%1 bought a development card in the same turn."),
                        //: A reason for what another player trades; %1 this player
                        .road = Why::tr("%1 built a road in the same turn.")};
  //: A reason for what another player trades: its name
  return {iconOf(goal), Why::tr("Used at once"), sentence.of(goal).arg(name)};
}

/// A development card: nobody can take it, and it may be one of these.
QString hiddenInWords(CardCounts cards, const ReasonTold& told) {
  //: A reason for a development card
  if (cards.isEmpty()) return Why::tr("Nobody can take it, and it may be a knight or a point.");
  return (told.isDoer() ? /*: A reason for a development card, to the reader; %n cards that the reader has not seen, %1
                             and %3 numbers of cards among them, %2 “Knight”, %4 “Victory Point” */
              Why::tr("Nobody can take it. %n card(s) have not been seen yet, among them %1 × %2 and %3 × %4.", nullptr,
                      cards.total())
                        : /*: A reason for a development card of another player; %n cards that are face down, %1 and %3
                             numbers of cards among them, %2 “Knight”, %4 “Victory Point” */
              Why::tr("Nobody can take it. %n card(s) did not lie open yet, among them %1 × %2 and %3 × %4.", nullptr,
                      cards.total()))
      .arg(reasonNumber(cards[Card::Knight]), nameOfCard(Card::Knight), reasonNumber(cards[Card::Point]),
           nameOfCard(Card::Point));
}

/// A sentence that a seat's hexes yield little of these kinds.
QString littleInWords(const QString& kinds, int pips, const ReasonTold& told) {
  if (told.isDoer())
    return (pips == 0
                ? /*: A reason for a trade, to the reader; %1 a list of resources */ Why::tr("Your places bring no %1.")
                : /*: A reason for a trade, to the reader; %1 a list of resources, %n cards */ Why::tr(
                      "Of %1 your places bring only %n card(s) in 36 throws.", nullptr, pips))
        .arg(kinds);
  return (pips == 0
              ? /*: A reason for what another player trades or declines; %1 this player, %2 a list of resources */ Why::
                    tr("%1 has no place that brings %2.")
              : /*: A reason for what another player trades or declines; %1 this player, %2 a list of resources, %n
                   cards */
              Why::tr("The places of %1 bring little %2: %n card(s) in 36 throws.", nullptr, pips))
      .arg(told.doerName(), kinds);
}

}  // namespace

ReasonWords tell(const because::Aim& is, const ReasonTold& told) {
  switch (is.kind) {
    case because::Aim::Completes: return completesInWords(is.goal);
    case because::Aim::Sooner: return soonerInWords(is);
    case because::Aim::Nearer: return nearerInWords(is);
    case because::Aim::Saves:
    case because::Aim::SavesByBank: return savesInWords(is);
    case because::Aim::Keeps: return keepsInWords(is);
    //: A reason for a trade: its name
    case because::Aim::Spare: return {u"cards"_s, Why::tr("Cards to spare"), notNeeded(is.goal).arg(listOf(is.cards))};
    case because::Aim::StillPays: return stillPaysInWords(is.goal);
    case because::Aim::NoCard: return noCardInWords(is);
    case because::Aim::Breaks: return breaksInWords(is);
    case because::Aim::Gives:
    case because::Aim::GivesLast: return givesInWords(is);
    case because::Aim::StillLacks: return stillLacksInWords(is);
    case because::Aim::Enough: return enoughInWords(is);
    case because::Aim::Farther: return fartherInWords(is);
    case because::Aim::NoGain: return noGainInWords(is.goal);
    case because::Aim::Built: break;
  }
  return builtInWords(is.goal, told.doerName());
}

ReasonWords tell(const because::Income& is, const ReasonTold& told) {
  const QString kinds = kindsOf(is.cards), name = told.doerName();
  switch (is.kind) {
    case because::Income::Wants:
      //: A reason for a corner or a trade: its name; %1 a list of resources
      return {u"trade"_s, Why::tr("Brings %1").arg(kinds), littleInWords(kinds, is.pips, told)};
    case because::Income::Plenty:
      //: A reason for giving cards of one kind away: its name
      return {u"roll"_s, Why::tr("Comes again soon"),
              //: A reason for giving cards of one kind away, to the reader; %1 a resource, %n cards
              Why::tr("You get most of %1: %n card(s) in 36 throws.", nullptr, is.pips).arg(kinds)};
    case because::Income::Abounds:
      //: A reason for what another player trades: its name
      return {
          u"roll"_s, Why::tr("Has enough of it"),
          //: A reason for what another player gives in a trade; %1 this player, %2 a resource, %n cards
          Why::tr("The places of %1 bring most of %2: %n card(s) in 36 throws.", nullptr, is.pips).arg(name, kinds)};
    case because::Income::GetsIt:
      //: Why another player declined: its name; %1 a resource
      return {u"roll"_s, Why::tr("Enough %1").arg(kinds),
              //: Why another player declined; %1 this player, %2 a resource, %n cards
              Why::tr("The places of %1 bring much %2: %n card(s) in 36 throws.", nullptr, is.pips).arg(name, kinds)};
    //: Why another player declined: its name; %1 a resource
    case because::Income::LacksIt:
      return {u"trade"_s, Why::tr("Little %1").arg(kinds), littleInWords(kinds, is.pips, told)};
    case because::Income::OnlySource: {
      const QString twice = reasonNumber(2 * is.pips);
      return {
          u"cards"_s,
          //: A reason for a city: its name; %1 a resource
          Why::tr("Twice the only %1").arg(kinds),
          told.isDoer()
              ? /*: A reason for a city, to the reader; %1 a resource, %n and %2 cards, %2 twice as many as %n */ Why::
                    tr("You get %1 here alone: %n card(s) in 36 throws become %2.", nullptr, is.pips)
                        .arg(kinds, twice)
              : /*: A reason for a city; %1 a resource, %n and %2 cards, %2 twice as many as %n, %3 a player */ Why::tr(
                    "%3 gets %1 here alone: %n card(s) in 36 throws become %2.", nullptr, is.pips)
                    .arg(kinds, twice, name)};
    }
    case because::Income::NoSource: break;
  }
  const QString hex = placeWords(told.map(), {EventPlace::Kind::Hex, is.hex.value});
  //: A reason for what a player trades: its name; %1 a resource
  return {
      u"leave"_s, Why::tr("Robbed of %1").arg(kinds),
      told.isDoer()
          ? /*: A reason for a trade, to the reader; %1 a resource, %2 a hex such as “Forest 8” */ Why::tr(
                "The robber holds your only %1: %2.")
                .arg(kinds, hex)
          : /*: A reason for what another player trades; %1 this player, %2 a resource, %3 a hex such as “Forest 8” */
          Why::tr("The robber held the only %2 of %1: %3.").arg(name, kinds, hex)};
}

ReasonWords tell(const because::Use& is, const ReasonTold& told) {
  const QString name = told.doerName(), kinds = kindsOf(is.cards);
  const auto where = [&] { return placeWords(told.map(), {EventPlace::Kind::Corner, is.corner.value}); };
  if (is.kind == because::Use::Own)
    //: Why another player declined: its name; %1 a list of resources
    return {iconOf(is.goal), Why::tr("Has a use for %1").arg(kinds),
            (is.goal == Goal::Kind::City ? /*: Why another player declined; %1 this player, %2 a list of resources, %3
                                              the hexes around a corner, %n pips */
                 Why::tr("A city takes %2, and %1 could build one here: %3 (%n pip(s)).", nullptr, is.pips)
                                         : /*: Why another player declined; %1 this player, %2 a list of resources, %3
                                              the hexes around a corner, %n pips */
                 Why::tr("A settlement takes %2, and %1 could build one here: %3 (%n pip(s)).", nullptr, is.pips))
                .arg(name, kinds, where())};
  const Rules& rules = told.definition.rules;
  const auto filled = [&](const QString& sentence, CardCounts cost, const auto&... more) {
    return sentence.arg(name, reasonNumber(cost.total()), kinds, more...);
  };
  if (is.goal == Goal::Kind::City)
    return {iconOf(is.goal), Why::tr("Nearer to a city"),
            //: A reason for what another player trades; %1 this player, %n cards that they hold then, %2 a number of
            //: cards, %3 a list of resources, %4 the hexes around a corner, such as “Forest 8, Hills 5”
            filled(Why::tr("%1 would hold %n card(s). A city takes %2, among them %3, and could stand here: %4.",
                           nullptr, is.hand),
                   rules.cityCost, where())};
  if (is.goal == Goal::Kind::Card)
    return {iconOf(is.goal), Why::tr("Nearer to a development card"),
            //: A reason for what another player trades; %1 this player, %n cards that they hold then, %2 a number
            //: of cards, %3 a list of resources
            filled(Why::tr("%1 would hold %n card(s). A development card takes %2, among them %3.", nullptr, is.hand),
                   rules.cardCost)};
  //: A reason for what another player trades: its name
  return {
      iconOf(is.goal), Why::tr("Nearer to a road"),
      //: A reason for what another player trades; %1 this player, %n cards that they hold then, %2 a number of
      //: cards, %3 a list of resources
      filled(Why::tr("%1 would hold %n card(s). A road takes %2, among them %3.", nullptr, is.hand), rules.roadCost)};
}

ReasonWords tell(const because::Cards& is, const ReasonTold& told) {
  const QString kinds = kindsOf(is.cards), name = told.doerName();
  switch (is.kind) {
    case because::Cards::JustTraded:
      //: A reason for a development card of another player: its name
      return {u"trade"_s, Why::tr("Traded for it"),
              //: A reason for a development card of another player; %1 a list such as “1 × Wool”
              Why::tr("It was paid with cards just traded for: %1.").arg(listOf(is.cards))};
    case because::Cards::CannotPay:
      //: A reason for declining an offer: its name
      return {u"trade"_s, Why::tr("You cannot pay"),
              //: A reason for declining an offer, to the reader; %1 a list such as “2 × Wool”
              Why::tr("For this offer you lack %1.").arg(listOf(is.cards))};
    case because::Cards::NoMaterial:
      //: A reason for a development card: its name; %1 a list of resources
      return {u"cards"_s, Why::tr("No source of %1").arg(kinds),
              //: A reason for a development card; %1 a player, %2 a list of resources
              Why::tr("The places of %1 bring no %2, which a settlement takes.").arg(name, kinds)};
    case because::Cards::HeldNone:
      //: Why another player declined: its name; %1 a list of resources
      return {u"cards"_s, Why::tr("No %1 in hand").arg(kinds),
              //: Why another player declined; %1 this player, %2 a list of resources
              Why::tr("By all that you have seen %1 held no %2.").arg(name, kinds)};
    case because::Cards::HeldFewer:
      //: Why another player declined: its name; %1 a resource
      return {u"cards"_s, Why::tr("Too little %1 in hand").arg(kinds),
              //: Why another player declined; %1 this player, %2 a list such as “1 × Wool”
              Why::tr("By all that you have seen %1 held no more than %2.").arg(name, listOf(is.cards))};
    case because::Cards::NobodyHad:
      //: Why another player declined: its name; %1 a list of resources
      return {u"cards"_s, Why::tr("Nobody had %1").arg(kinds),
              //: Why another player declined; %1 a list of resources
              Why::tr("All cards of %1 lay in the bank or in your hand.").arg(kinds)};
    case because::Cards::OthersHold:
      //: A reason for the card Monopoly: its name
      return {u"cards"_s, Why::tr("Others hold many"),
              //: A reason for the card Monopoly; %1 a resource, %n cards
              Why::tr("Of %1 the others hold %n card(s) together.", nullptr, is.held).arg(kinds)};
    case because::Cards::Hidden: break;
  }
  //: A reason for a development card: its name
  return {u"devcard"_s, Why::tr("A card that stays"), hiddenInWords(is.cards, told)};
}

ReasonWords tell(const because::Price& is, const ReasonTold& told) {
  const QString many = reasonNumber(is.many), few = reasonNumber(is.few), name = told.doerName();
  if (is.kind == because::Price::Bargain)
    //: A reason for a trade: its name
    return {u"trade"_s, Why::tr("A good price"),
            told.isDoer()
                ? /*: A reason for a trade, to the reader; %n cards, %1 a smaller number of cards */ Why::tr(
                      "You get %n card(s) for %1.", nullptr, is.many)
                      .arg(few)
                : /*: A reason for a trade of another player; %n cards, %1 a smaller number of cards, %2 this player */
                Why::tr("The trade brings %2 %n card(s) for %1.", nullptr, is.many).arg(few, name)};
  //: A reason for declining an offer: its name
  return {
      u"trade"_s, Why::tr("A dear trade"),
      !told.isDoer()
          ? /*: Why another player declined; %1 and %2 numbers of cards, the first the greater one, %3 this player */
          Why::tr("%3 would have given %1 cards for %2.").arg(many, few, name)
          : is.last.isEmpty() ? /*: A reason for declining an offer, to the reader; %1 and %2 numbers of cards, the
                                   first the greater one */
                Why::tr("You would give %1 cards for %2.").arg(many, few)
                              : /*: A reason for declining an offer, to the reader; %1 and %2 numbers of cards, the
                                   first the greater one, %3 a list of resources */
                Why::tr("You would give %1 cards for %2, and be left without %3.").arg(many, few, kindsOf(is.last))};
}

ReasonWords tell(const because::Hand& is, const ReasonTold& told) {
  const QString name = told.doerName(), safe = reasonNumber(is.safe);
  switch (is.kind) {
    case because::Hand::FewCards:
      //: Why another player declined: its name
      return {u"cards"_s, Why::tr("Few cards"),
              (is.held > 0 ? /*: Why another player declined; %1 this player, %n cards */ Why::tr(
                                 "%1 held only %n card(s).", nullptr, is.held)
                           : /*: Why another player declined; %1 this player */ Why::tr("%1 held no cards."))
                  .arg(name)};
    case because::Hand::NoHouse:
      //: A reason for a development card: its name
      return {u"cards"_s, Why::tr("No building yet"),
              told.isDoer()
                  ? /*: A reason for a development card, to the reader */ Why::tr(
                        "Your cards pay for no settlement or city yet.")
                  : /*: A reason for a development card of another player; %1 this player, %n cards */ Why::tr(
                        "The %n card(s) of %1 were too few for a settlement or a city.", nullptr, is.held)
                        .arg(name)};
    case because::Hand::AtRisk: break;
  }
  if (told.isDoer())
    //: A reason for spending cards: its name
    return {u"warning"_s, Why::tr("A seven takes cards"),
            //: A reason for spending cards, to the reader; %n cards in the hand, %1 a number
            Why::tr("You hold %n card(s); with more than %1 a seven takes half.", nullptr, is.held).arg(safe)};
  //: A reason for a development card of another player: its name
  return {u"warning"_s, Why::tr("Too many cards"),
          //: A reason for a development card of another player; %1 this player, %n cards, %2 a number
          Why::tr("%1 held %n card(s); with more than %2 a seven takes half.", nullptr, is.held).arg(name, safe)};
}

}  // namespace tapu
