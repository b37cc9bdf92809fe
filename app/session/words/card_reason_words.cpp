// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/session/words/reason_teller.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct CardWhy {
  Q_DECLARE_TR_FUNCTIONS(Reasons)
};

class CardReasonTeller : private ReasonTeller {
 public:
  using ReasonTeller::ReasonTeller;

  ReasonWords words() const {
    switch (is_.kind) {
      case ReasonKind::Completes: return ofCompletes();
      case ReasonKind::Sooner: return ofSooner();
      case ReasonKind::Nearer: return ofNearer();
      case ReasonKind::Spare: return ofSpare();
      case ReasonKind::Breaks: return ofBreaks();
      case ReasonKind::Farther: return ofFarther();
      case ReasonKind::Gives: return ofGives();
      case ReasonKind::Enough: return ofEnough();
      case ReasonKind::StillLacks: return ofStillLacks();
      case ReasonKind::Bargain:
      case ReasonKind::Abounds: return ofPrice();
      case ReasonKind::NoCard: return ofNoCard();
      case ReasonKind::FewCards:
      case ReasonKind::GetsIt:
      case ReasonKind::LacksIt:
      case ReasonKind::WouldGive: return ofRefusal();
      case ReasonKind::Wants: return ofWants();
      case ReasonKind::Toward: return ofToward();
      case ReasonKind::OwnUse: return ofOwnUse();
      case ReasonKind::HeldNone:
      case ReasonKind::HeldFewer:
      case ReasonKind::NobodyHad: return ofHeld();
      case ReasonKind::Hidden:
      case ReasonKind::PointWins:
      case ReasonKind::NoHouse:
      case ReasonKind::NoMaterial: return ofPurchase();
      case ReasonKind::Built: return ofBuilt();
      case ReasonKind::JustTraded: return ofJustTraded();
      case ReasonKind::Saves: return ofSaves();
      case ReasonKind::Keeps: return ofKeeps();
      case ReasonKind::CannotPay:
      case ReasonKind::Dear:
      case ReasonKind::Leader:
      case ReasonKind::NoGain: return ofAnswer();
      default: return ofCards();
    }
  }

 private:
  ReasonWords ofCompletes() const {
    switch (is_.goal) {
      case Goal::Kind::City:
        //: A reason for a trade: its name, then the sentence, to the reader
        return {u"city"_s, CardWhy::tr("Pays for a city"), CardWhy::tr("Then your cards pay for a city.")};
      case Goal::Kind::Settlement:
        return {u"settlement"_s,
                //: A reason for a trade: its name, then the sentence, to the reader
                CardWhy::tr("Pays for a settlement"), CardWhy::tr("Then your cards pay for a settlement.")};
      case Goal::Kind::Card:
        return {u"devcard"_s,
                //: A reason for a trade: its name, then the sentence, to the reader
                CardWhy::tr("Pays for a card"), CardWhy::tr("Then your cards pay for a development card.")};
      default: break;
    }
    //: A reason for a trade: its name, then the sentence, to the reader
    return {u"line"_s, CardWhy::tr("Pays for a road"), CardWhy::tr("Then your cards pay for a road.")};
  }

  ReasonWords ofNearer() const {
    const QString sentence = is_.cards.isEmpty()
                                 //: A reason for a trade, to the reader
                                 ? CardWhy::tr("Then nothing is lacking any more.")
                                 //: A reason for a trade, to the reader; %1 a list such as “1 × Wool”
                                 : CardWhy::tr("Then only this is still lacking: %1.").arg(listOf(is_.cards));
    switch (is_.goal) {
      //: A reason for a trade: its name
      case Goal::Kind::City: return {u"city"_s, CardWhy::tr("Nearer to a city"), sentence};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for a trade: its name
        return {u"settlement"_s, CardWhy::tr("Nearer to a settlement"), sentence};
      //: A reason for a trade: its name
      case Goal::Kind::Card: return {u"devcard"_s, CardWhy::tr("Nearer to a development card"), sentence};
      default: break;
    }
    //: A reason for a trade: its name
    return {u"longest-road"_s, CardWhy::tr("Nearer to Longest Road"), sentence};
  }

  ReasonWords ofSpare() const {
    const QString cards = listOf(is_.cards);
    //: A reason for a trade: its name
    const QString title = CardWhy::tr("Cards to spare");
    switch (is_.goal) {
      //: A reason for a trade, to the reader; %1 a list such as “4 × Wool”
      case Goal::Kind::City: return {u"cards"_s, title, CardWhy::tr("A city does not need %1.").arg(cards)};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for a trade, to the reader; %1 a list such as “4 × Wool”
        return {u"cards"_s, title, CardWhy::tr("The settlement does not need %1.").arg(cards)};
      //: A reason for a trade, to the reader; %1 a list such as “4 × Wool”
      case Goal::Kind::Card: return {u"cards"_s, title, CardWhy::tr("A development card does not need %1.").arg(cards)};
      default: break;
    }
    //: A reason for a trade, to the reader; %1 a list such as “4 × Wool”
    return {u"cards"_s, title, CardWhy::tr("Longest Road does not need %1.").arg(cards)};
  }

  ReasonWords ofBreaks() const {
    const QString lacks = listOf(is_.cards);
    //: A reason for declining an offer: its name
    const QString title = CardWhy::tr("You need these cards");
    switch (is_.goal) {
      case Goal::Kind::City:
        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
        return {u"city"_s, title, CardWhy::tr("Now you can pay for a city; then you would lack %1.").arg(lacks)};
      case Goal::Kind::Settlement:
        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
        return {u"settlement"_s, title,
                CardWhy::tr("Now you can pay for a settlement; then you would lack %1.").arg(lacks)};
      case Goal::Kind::Card:
        return {u"devcard"_s, title,
                //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
                CardWhy::tr("Now you can pay for a development card; then you would lack %1.").arg(lacks)};
      default: break;
    }
    //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
    return {u"line"_s, title, CardWhy::tr("Now you can pay for a road; then you would lack %1.").arg(lacks)};
  }

  ReasonWords ofFarther() const {
    //: A reason for declining an offer: its name
    const QString title = CardWhy::tr("Sets you back");
    switch (is_.goal) {
      case Goal::Kind::City:
        //: A reason for declining an offer, to the reader; %n rounds
        return {u"timer"_s, title, CardWhy::tr("Your city would come about %n round(s) later.", nullptr, is_.count)};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        return {u"timer"_s, title,
                //: A reason for declining an offer, to the reader; %n rounds
                CardWhy::tr("Your settlement would come about %n round(s) later.", nullptr, is_.count)};
      case Goal::Kind::Card:
        return {u"timer"_s, title,
                //: A reason for declining an offer, to the reader; %n rounds
                CardWhy::tr("Your development card would come about %n round(s) later.", nullptr, is_.count)};
      default: break;
    }
    //: A reason for declining an offer, to the reader; %n rounds
    return {u"timer"_s, title, CardWhy::tr("Longest Road would come about %n round(s) later.", nullptr, is_.count)};
  }

  ReasonWords ofGives() const {
    const QString cards = listOf(is_.cards);
    //: A reason for declining an offer: its name; %1 a list of resources
    const QString title = is_.more == 1 ? CardWhy::tr("No other %1 in hand").arg(kindsOf(is_.cards))
                                        //: A reason for declining an offer: its name
                                        : CardWhy::tr("You need these cards");
    switch (is_.goal) {
      case Goal::Kind::City:
        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
        return {u"city"_s, title, CardWhy::tr("You would give away %1, which your city needs.").arg(cards)};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
        return {u"settlement"_s, title, CardWhy::tr("You would give away %1, which your settlement needs.").arg(cards)};
      case Goal::Kind::Card:
        return {u"devcard"_s, title,
                //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
                CardWhy::tr("You would give away %1, which your development card needs.").arg(cards)};
      default: break;
    }
    //: A reason for declining an offer, to the reader; %1 a list such as “1 × Wool”
    return {u"line"_s, title, CardWhy::tr("You would give away %1, which your next roads need.").arg(cards)};
  }

  /// The cards that the goal lacks, and those that an offer brings instead.
  ReasonWords ofStillLacks() const {
    const QString lacks = kindsOf(is_.cards);
    const QString instead = nameOfResource(kAllResources[static_cast<std::size_t>(is_.more)]);
    //: A reason for declining an offer: its name
    const QString title = CardWhy::tr("Something else is lacking");
    switch (is_.goal) {
      case Goal::Kind::City:
        //: A reason for declining an offer, to the reader; %1 a list of resources, %2 a resource that is offered
        return {u"city"_s, title, CardWhy::tr("Your city still lacks %1, not %2.").arg(lacks, instead)};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for declining an offer, to the reader; %1 a list of resources, %2 a resource that is offered
        return {u"settlement"_s, title, CardWhy::tr("Your settlement still lacks %1, not %2.").arg(lacks, instead)};
      case Goal::Kind::Card:
        return {
            u"devcard"_s, title,
            //: A reason for declining an offer, to the reader; %1 a list of resources, %2 a resource that is offered
            CardWhy::tr("Your development card still lacks %1, not %2.").arg(lacks, instead)};
      default: break;
    }
    //: A reason for declining an offer, to the reader; %1 a list of resources, %2 a resource that is offered
    return {u"line"_s, title, CardWhy::tr("Your next roads still lack %1, not %2.").arg(lacks, instead)};
  }

  /// The gain of a trade for its cost.
  ReasonWords ofPrice() const {
    const QString name = doer();
    if (is_.kind == ReasonKind::Abounds)
      //: A reason for what another player trades: its name
      return {u"roll"_s, CardWhy::tr("Has enough of it"),
              //: A reason for what another player gives in a trade; %1 this player, %2 a resource, %n cards
              CardWhy::tr("The places of %1 bring most of %2: %n card(s) in 36 throws.", nullptr, is_.count)
                  .arg(name, kindsOf(is_.cards))};
    const QString price = reasonNumber(is_.more);
    //: A reason for a trade: its name
    const QString title = CardWhy::tr("A good price");
    return {u"trade"_s, title,
            isDoer_
                //: A reason for a trade, to the reader; %n cards, %1 a smaller number of cards
                ? CardWhy::tr("You get %n card(s) for %1.", nullptr, is_.count).arg(price)
                //: A reason for a trade of another player; %n cards, %1 a smaller number of cards, %2 this player
                : CardWhy::tr("The trade brings %2 %n card(s) for %1.", nullptr, is_.count).arg(price, name)};
  }

  /// Why the turn ends though a development card could be paid for.
  ReasonWords ofNoCard() const {
    const QString cards = listOf(is_.cards);
    //: A reason for ending the turn without buying a development card: its name
    const QString title = CardWhy::tr("No card now");
    switch (is_.goal) {
      case Goal::Kind::City:
        //: A reason for ending the turn, to the reader; %1 a list such as “1 × Wool”
        return {u"devcard"_s, title,
                CardWhy::tr("A development card would take %1, which your city needs.").arg(cards)};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        return {u"devcard"_s, title,
                //: A reason for ending the turn, to the reader; %1 a list such as “1 × Wool”
                CardWhy::tr("A development card would take %1, which your settlement needs.").arg(cards)};
      default: break;
    }
    //: A reason for ending the turn, to the reader; %1 a list such as “1 × Wool”
    return {u"devcard"_s, title,
            CardWhy::tr("A development card would take %1, which your next roads need.").arg(cards)};
  }

  /// The cards of an offer that the goal does not need.
  ReasonWords ofEnough() const {
    const QString kind = kindsOf(is_.cards);
    //: A reason for declining an offer: its name; %1 a resource
    const QString title = CardWhy::tr("%1 is not what you lack").arg(kind);
    if (is_.count > 0 && is_.more > 0)
      return {
          u"cards"_s, title,
          //: A reason for declining an offer, to the reader; %1 a list such as “2 × Wool”, %n cards
          CardWhy::tr("You hold %1 already, and your places bring %n card(s) of it in 36 throws.", nullptr, is_.more)
              .arg(listOf(cardsOf(is_.count)))};
    if (is_.count > 0)
      //: A reason for declining an offer, to the reader; %1 a list such as “2 × Wool”
      return {u"cards"_s, title, CardWhy::tr("You hold %1 already.").arg(listOf(cardsOf(is_.count)))};
    switch (is_.goal) {
      //: A reason for declining an offer, to the reader; %1 a resource
      case Goal::Kind::City: return {u"cards"_s, title, CardWhy::tr("A city does not need %1.").arg(kind)};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for declining an offer, to the reader; %1 a resource
        return {u"cards"_s, title, CardWhy::tr("The settlement does not need %1.").arg(kind)};
      //: A reason for declining an offer, to the reader; %1 a resource
      case Goal::Kind::Card: return {u"cards"_s, title, CardWhy::tr("A development card does not need %1.").arg(kind)};
      default: break;
    }
    //: A reason for declining an offer, to the reader; %1 a resource
    return {u"cards"_s, title, CardWhy::tr("Longest Road does not need %1.").arg(kind)};
  }
  /// So many cards of the one kind of the reason.
  CardCounts cardsOf(int count) const {
    for (const Resource each : kAllResources)
      if (is_.cards[each]) return CardCounts::of(each, count);
    return {};
  }

  /// Why another player declined, as far as everybody saw.
  ReasonWords ofRefusal() const {
    const QString name = doer(), kind = kindsOf(is_.cards);
    switch (is_.kind) {
      case ReasonKind::FewCards:
        //: Why another player declined: its name
        return {u"cards"_s, CardWhy::tr("Few cards"),
                //: Why another player declined; %1 this player, %n cards
                is_.count > 0 ? CardWhy::tr("%1 held only %n card(s).", nullptr, is_.count).arg(name)
                              //: Why another player declined; %1 this player
                              : CardWhy::tr("%1 held no cards.").arg(name)};
      case ReasonKind::GetsIt:
        //: Why another player declined: its name; %1 a resource
        return {u"roll"_s, CardWhy::tr("Enough %1").arg(kind),
                //: Why another player declined; %1 this player, %2 a resource, %n cards
                CardWhy::tr("The places of %1 bring much %2: %n card(s) in 36 throws.", nullptr, is_.count)
                    .arg(name, kind)};
      case ReasonKind::LacksIt:
        return {u"trade"_s,
                //: Why another player declined: its name; %1 a resource
                CardWhy::tr("Little %1").arg(kind),
                is_.count == 0
                    //: Why another player declined; %1 this player, %2 a resource
                    ? CardWhy::tr("%1 has no place that brings %2.").arg(name, kind)
                    //: Why another player declined; %1 this player, %2 a resource, %n cards
                    : CardWhy::tr("The places of %1 bring little %2: %n card(s) in 36 throws.", nullptr, is_.count)
                          .arg(name, kind)};
      default: break;
    }
    const QString cards = listOf(is_.cards);
    //: Why another player declined: its name
    const QString title = CardWhy::tr("What the deal would have been");
    return {u"trade"_s, title,
            is_.seat == told_.reader
                //: Why another player declined an offer of the reader; %1 a list such as “1 × Wool”
                ? CardWhy::tr("The deal would have given you %1.").arg(cards)
                //: Why another player declined an offer; %1 who offered, %2 a list such as “1 × Wool”
                : CardWhy::tr("The deal would have given %1 %2.").arg(who(), cards)};
  }

  ReasonWords ofJustTraded() const {
    //: A reason for a development card of another player: its name
    return {u"trade"_s, CardWhy::tr("Traded for it"),
            //: A reason for a development card of another player; %1 a list such as “1 × Wool”
            CardWhy::tr("It was paid with cards just traded for: %1.").arg(listOf(is_.cards))};
  }

  ReasonWords ofWants() const {
    const QString kinds = kindsOf(is_.cards);
    //: A reason for a corner or a trade: its name; %1 a list of resources
    const QString title = CardWhy::tr("Brings %1").arg(kinds);
    if (isDoer_)
      return {
          u"trade"_s, title,
          is_.count == 0
              //: A reason for a trade, to the reader; %1 a list of resources
              ? CardWhy::tr("Your places bring no %1.").arg(kinds)
              //: A reason for a trade, to the reader; %1 a list of resources, %n cards
              : CardWhy::tr("Of %1 your places bring only %n card(s) in 36 throws.", nullptr, is_.count).arg(kinds)};
    const QString name = doer();
    return {u"trade"_s, title,
            is_.count == 0
                //: A reason for what another player trades; %1 a player, %2 a list of resources
                ? CardWhy::tr("%1 has no place that brings %2.").arg(name, kinds)
                //: A reason for what another player trades; %1 a player, %2 a list of resources, %n cards
                : CardWhy::tr("The places of %1 bring little %2: %n card(s) in 36 throws.", nullptr, is_.count)
                      .arg(name, kinds)};
  }

  /// The use of another player's cards, by what lies on the board.
  ReasonWords ofToward() const {
    const QString name = doer(), kinds = kindsOf(is_.cards);
    const Rules& rules = told_.definition.rules;
    const auto filled = [&](const QString& sentence, CardCounts cost, const auto&... where) {
      return sentence.arg(name, reasonNumber(cost.total()), kinds, where...);
    };
    switch (is_.goal) {
      case Goal::Kind::City: {
        const QString sentence =
            //: A reason for what another player trades; %1 this player, %n cards that they hold then, %2 a number of
            //: cards, %3 a list of resources, %4 the hexes around a corner, such as “Forest 8, Hills 5”
            CardWhy::tr("%1 would hold %n card(s). A city takes %2, among them %3, and could stand here: %4.", nullptr,
                        is_.more);
        return {
            u"city"_s, CardWhy::tr("Nearer to a city"),
            filled(sentence, rules.cityCost, placeWords(told_.definition.map, {EventPlace::Kind::Corner, is_.place}))};
      }
      case Goal::Kind::Card:
        return {u"devcard"_s, CardWhy::tr("Nearer to a development card"),
                //: A reason for what another player trades; %1 this player, %n cards that they hold then, %2 a number
                //: of cards, %3 a list of resources
                filled(CardWhy::tr("%1 would hold %n card(s). A development card takes %2, among them %3.", nullptr,
                                   is_.more),
                       rules.cardCost)};
      default: break;
    }
    //: A reason for what another player trades: its name
    return {u"line"_s, CardWhy::tr("Nearer to a road"),
            //: A reason for what another player trades; %1 this player, %n cards that they hold then, %2 a number of
            //: cards, %3 a list of resources
            filled(CardWhy::tr("%1 would hold %n card(s). A road takes %2, among them %3.", nullptr, is_.more),
                   rules.roadCost)};
  }

  /// The piece another player could build with the cards they were asked for.
  ReasonWords ofOwnUse() const {
    const QString name = doer(), kinds = kindsOf(is_.cards);
    const QString where = placeWords(told_.definition.map, {EventPlace::Kind::Corner, is_.place});
    //: Why another player declined: its name; %1 a list of resources
    const QString title = CardWhy::tr("Has a use for %1").arg(kinds);
    if (is_.goal == Goal::Kind::City)
      //: Why another player declined; %1 this player, %2 a list of resources, %3 the hexes around a corner, %n pips
      return {u"city"_s, title,
              CardWhy::tr("A city takes %2, and %1 could build one here: %3 (%n pip(s)).", nullptr, is_.count)
                  .arg(name, kinds, where)};
    //: Why another player declined; %1 this player, %2 a list of resources, %3 the hexes around a corner, %n pips
    return {u"settlement"_s, title,
            CardWhy::tr("A settlement takes %2, and %1 could build one here: %3 (%n pip(s)).", nullptr, is_.count)
                .arg(name, kinds, where)};
  }

  /// Why another player could not accept, by all that the reader has seen.
  ReasonWords ofHeld() const {
    const QString name = doer(), kinds = kindsOf(is_.cards);
    switch (is_.kind) {
      case ReasonKind::NobodyHad:
        return {u"cards"_s,
                //: Why another player declined: its name; %1 a list of resources
                CardWhy::tr("Nobody had %1").arg(kinds),
                //: Why another player declined; %1 a list of resources
                CardWhy::tr("All cards of %1 lay in the bank or in your hand.").arg(kinds)};
      case ReasonKind::HeldNone:
        return {u"cards"_s,
                //: Why another player declined: its name; %1 a list of resources
                CardWhy::tr("No %1 in hand").arg(kinds),
                //: Why another player declined; %1 this player, %2 a list of resources
                CardWhy::tr("By all that you have seen %1 held no %2.").arg(name, kinds)};
      default: break;
    }
    //: Why another player declined: its name; %1 a resource
    return {u"cards"_s, CardWhy::tr("Too little %1 in hand").arg(kinds),
            //: Why another player declined; %1 this player, %2 a list such as “1 × Wool”
            CardWhy::tr("By all that you have seen %1 held no more than %2.").arg(name, listOf(cardsOf(is_.count)))};
  }

  /// Why a development card is bought.
  ReasonWords ofPurchase() const {
    const QString name = doer();
    switch (is_.kind) {
      case ReasonKind::PointWins:
        return {
            u"star"_s,
            //: A reason for a development card: its name
            CardWhy::tr("One point to win"),
            isDoer_
                //: A reason for a development card, to the reader; %n points
                ? CardWhy::tr("You have %n point(s): if the card is one more, you win.", nullptr, is_.count)
                //: A reason for a development card; %1 a player, %n points
                : CardWhy::tr("%1 showed %n point(s): a card that is one more wins.", nullptr, is_.count).arg(name)};
      case ReasonKind::NoMaterial:
        return {u"cards"_s,
                //: A reason for a development card: its name; %1 a list of resources
                CardWhy::tr("No source of %1").arg(kindsOf(is_.cards)),
                //: A reason for a development card; %1 a player, %2 a list of resources
                CardWhy::tr("The places of %1 bring no %2, which a settlement takes.").arg(name, kindsOf(is_.cards))};
      case ReasonKind::NoHouse:
        return {u"cards"_s,
                //: A reason for a development card: its name
                CardWhy::tr("No building yet"),
                isDoer_
                    //: A reason for a development card, to the reader
                    ? CardWhy::tr("Your cards pay for no settlement or city yet.")
                    //: A reason for a development card of another player; %1 this player, %n cards
                    : CardWhy::tr("The %n card(s) of %1 were too few for a settlement or a city.", nullptr, is_.count)
                          .arg(name)};
      default: break;
    }
    //: A reason for a development card: its name
    const QString title = CardWhy::tr("A card that stays");
    if (is_.cards.isEmpty())
      //: A reason for a development card
      return {u"devcard"_s, title, CardWhy::tr("Nobody can take it, and it may be a knight or a point.")};
    return {u"devcard"_s, title,
            unseenInWords().arg(reasonNumber(is_.cards[Card::Knight]), nameOfCard(Card::Knight),
                                reasonNumber(is_.cards[Card::Point]), nameOfCard(Card::Point))};
  }

  /// With places for numbers and names of knights and point cards.
  QString unseenInWords() const {
    const int all = is_.cards.total();
    if (isDoer_)
      //: A reason for a development card, to the reader; %n cards that the reader has not seen, %1 and %3 numbers of
      //: cards among them, %2 “Knight”, %4 “Victory Point”
      return CardWhy::tr("Nobody can take it. %n card(s) have not been seen yet, among them %1 × %2 and %3 × %4.",
                         nullptr, all);
    //: A reason for a development card of another player; %n cards that are face down, %1 and %3 numbers of cards among
    //: them, %2 “Knight”, %4 “Victory Point”
    return CardWhy::tr("Nobody can take it. %n card(s) did not lie open yet, among them %1 × %2 and %3 × %4.", nullptr,
                       all);
  }

  ReasonWords ofBuilt() const {
    const QString name = doer();
    //: A reason for what another player trades: its name
    const QString title = CardWhy::tr("Used at once");
    switch (is_.goal) {
      //: A reason for what another player trades; %1 this player
      case Goal::Kind::City: return {u"city"_s, title, CardWhy::tr("%1 built a city in the same turn.").arg(name)};
      case Goal::Kind::Settlement:
        //: A reason for what another player trades; %1 this player
        return {u"settlement"_s, title, CardWhy::tr("%1 built a settlement in the same turn.").arg(name)};
      case Goal::Kind::Card:
        //: A reason for what another player trades; %1 this player
        return {u"devcard"_s, title, CardWhy::tr("%1 bought a development card in the same turn.").arg(name)};
      default: break;
    }
    //: A reason for what another player trades; %1 this player
    return {u"line"_s, title, CardWhy::tr("%1 built a road in the same turn.").arg(name)};
  }

  ReasonWords ofSooner() const {
    //: A reason for a trade: its name; %n at least 1
    const QString title = CardWhy::tr("%n round(s) sooner", nullptr, is_.count);
    switch (is_.goal) {
      //: A reason for a trade, to the reader: what is done earlier
      case Goal::Kind::City: return {u"timer"_s, title, CardWhy::tr("That much earlier you can build a city.")};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for a trade, to the reader: what is done earlier
        return {u"timer"_s, title, CardWhy::tr("That much earlier you can build a settlement.")};
      //: A reason for a trade, to the reader: what is done earlier
      case Goal::Kind::Card:
        return {u"timer"_s, title, CardWhy::tr("That much earlier you can buy a development card.")};
      default: break;
    }
    //: A reason for a trade, to the reader: what is done earlier
    return {u"timer"_s, title, CardWhy::tr("That much earlier you can have Longest Road.")};
  }

  ReasonWords ofSaves() const {
    const QString lacks = listOf(is_.cards);
    const QString sentence =
        is_.count < 1 || is_.count > 20
            //: A reason for keeping cards; %1 a list such as “1 × Wool”
            ? CardWhy::tr("Still lacking: %1.").arg(lacks)
            : is_.more == 1
                  //: A reason for keeping cards; %1 a list such as “1 × Wool”, %n rounds
                  ? CardWhy::tr("Still lacking: %1. With exchanges at the bank that takes about %n round(s).", nullptr,
                                is_.count)
                        .arg(lacks)
                  //: A reason for keeping cards; %1 a list such as “1 × Wool”, %n rounds
                  : CardWhy::tr("Still lacking: %1. That takes about %n round(s).", nullptr, is_.count).arg(lacks);
    switch (is_.goal) {
      //: A reason for keeping cards: its name
      case Goal::Kind::City: return {u"city"_s, CardWhy::tr("Saves for a city"), sentence};
      //: A reason for keeping cards: its name
      case Goal::Kind::Settlement: return {u"settlement"_s, CardWhy::tr("Saves for a settlement"), sentence};
      //: A reason for keeping cards: its name
      case Goal::Kind::Expansion: return {u"settlement"_s, CardWhy::tr("Saves for a road and a settlement"), sentence};
      //: A reason for keeping cards: its name
      case Goal::Kind::Card: return {u"devcard"_s, CardWhy::tr("Saves for a development card"), sentence};
      default: break;
    }
    //: A reason for keeping cards: its name
    return {u"longest-road"_s, CardWhy::tr("Saves for Longest Road"), sentence};
  }

  ReasonWords ofKeeps() const {
    //: A reason for what is returned after a seven; %1 a list such as “1 × Wool”
    const QString sentence = CardWhy::tr("You keep %1; what it does not need goes first.").arg(listOf(is_.cards));
    switch (is_.goal) {
      //: A reason for what is returned after a seven: its name
      case Goal::Kind::City: return {u"city"_s, CardWhy::tr("Keeps cards for a city"), sentence};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for what is returned after a seven: its name
        return {u"settlement"_s, CardWhy::tr("Keeps cards for a settlement"), sentence};
      //: A reason for what is returned after a seven: its name
      case Goal::Kind::Card: return {u"devcard"_s, CardWhy::tr("Keeps cards for a development card"), sentence};
      default: break;
    }
    //: A reason for what is returned after a seven: its name
    return {u"longest-road"_s, CardWhy::tr("Keeps cards for Longest Road"), sentence};
  }

  /// Why an offer is declined.
  ReasonWords ofAnswer() const {
    switch (is_.kind) {
      case ReasonKind::CannotPay:
        //: A reason for declining an offer: its name
        return {u"trade"_s, CardWhy::tr("You cannot pay"),
                //: A reason for declining an offer, to the reader; %1 a list such as “2 × Wool”
                CardWhy::tr("For this offer you lack %1.").arg(listOf(is_.cards))};
      case ReasonKind::Dear:
        //: A reason for declining an offer: its name
        return {u"trade"_s, CardWhy::tr("A dear trade"),
                isDoer_ && !is_.cards.isEmpty()
                    //: A reason for declining an offer, to the reader; %1 and %2 numbers of cards, the first the
                    //: greater one, %3 a list of resources
                    ? CardWhy::tr("You would give %1 cards for %2, and be left without %3.")
                          .arg(reasonNumber(is_.count), reasonNumber(is_.more), kindsOf(is_.cards))
                    : !isDoer_
                          //: Why another player declined; %1 and %2 numbers of cards, the first the greater one, %3
                          //: this player
                          ? CardWhy::tr("%3 would have given %1 cards for %2.")
                                .arg(reasonNumber(is_.count), reasonNumber(is_.more), doer())
                          :
                          //: A reason for declining an offer, to the reader; %1 and %2 numbers of cards, the first the
                          //: greater one
                          CardWhy::tr("You would give %1 cards for %2.")
                              .arg(reasonNumber(is_.count), reasonNumber(is_.more))};
      case ReasonKind::Leader:
        //: A reason for declining an offer: its name
        return {
            u"warning"_s, CardWhy::tr("Close to winning"),
            //: A reason for declining an offer; %1 a player, %n points
            CardWhy::tr("%1 lacks %n point(s) or fewer: no trade should help them.", nullptr, is_.count).arg(who())};
      default: break;
    }
    //: A reason for declining an offer: its name
    return {u"trade"_s, CardWhy::tr("Nothing gained"), noGainInWords()};
  }

  QString noGainInWords() const {
    switch (is_.goal) {
      //: A reason for declining an offer, to the reader
      case Goal::Kind::City: return CardWhy::tr("It brings your next city hardly nearer.");
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for declining an offer, to the reader
        return CardWhy::tr("It brings your next settlement hardly nearer.");
      //: A reason for declining an offer, to the reader
      case Goal::Kind::Card: return CardWhy::tr("It brings your next development card hardly nearer.");
      default: break;
    }
    //: A reason for declining an offer, to the reader
    return CardWhy::tr("It brings you hardly nearer to what you build next.");
  }

  ReasonWords ofCards() const {
    switch (is_.kind) {
      case ReasonKind::Plenty:
        //: A reason for giving cards of one kind away: its name
        return {
            u"roll"_s, CardWhy::tr("Comes again soon"),
            //: A reason for giving cards of one kind away, to the reader; %1 a resource, %n cards
            CardWhy::tr("You get most of %1: %n card(s) in 36 throws.", nullptr, is_.count).arg(kindsOf(is_.cards))};
      case ReasonKind::StillPays:
        if (is_.goal == Goal::Kind::City)
          return {u"city"_s,
                  //: A reason for a development card: its name, then the sentence, to the reader
                  CardWhy::tr("City still paid for"), CardWhy::tr("The other cards still pay for a city.")};
        return {u"settlement"_s,
                //: A reason for a development card: its name, then the sentence, to the reader
                CardWhy::tr("Settlement still paid for"), CardWhy::tr("The other cards still pay for a settlement.")};
      case ReasonKind::NoMeans:
        //: A reason for ending the turn: its name, then the sentence, to the reader
        return {u"continue"_s, CardWhy::tr("Nothing to buy"), CardWhy::tr("Your cards pay for nothing yet.")};
      case ReasonKind::AtRisk:
        if (!isDoer_)
          //: A reason for a development card of another player: its name
          return {u"warning"_s, CardWhy::tr("Too many cards"),
                  //: A reason for a development card of another player; %1 this player, %n cards, %2 a number
                  CardWhy::tr("%1 held %n card(s); with more than %2 a seven takes half.", nullptr, is_.count)
                      .arg(doer(), reasonNumber(is_.more))};
        //: A reason for spending cards: its name
        return {u"warning"_s, CardWhy::tr("A seven takes cards"),
                //: A reason for spending cards, to the reader; %n cards in the hand, %1 a number
                CardWhy::tr("You hold %n card(s); with more than %1 a seven takes half.", nullptr, is_.count)
                    .arg(reasonNumber(is_.more))};
      case ReasonKind::Held:
        //: A reason for the card Monopoly: its name
        return {u"cards"_s, CardWhy::tr("Others hold many"),
                //: A reason for the card Monopoly; %1 a resource, %n cards
                CardWhy::tr("Of %1 the others hold %n card(s) together.", nullptr, is_.count).arg(kindsOf(is_.cards))};
      default: break;
    }
    //: A reason for ending the turn: its name, then the sentence
    return {u"continue"_s, CardWhy::tr("Nothing better"), CardWhy::tr("Nothing else is worth its cards now.")};
  }
};

}  // namespace

ReasonWords cardReasonWords(const Reason& reason, const ReasonTold& told) {
  return CardReasonTeller(reason, told).words();
}

}  // namespace tapu
