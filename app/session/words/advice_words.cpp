// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/advice_words.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/text/names_of_things.h"
#include "app/text/place_words.h"

namespace tapu {

namespace {

struct Advice {
  Q_DECLARE_TR_FUNCTIONS(Reasons)
};

QString placed(const Topology& map, EventPlace::Kind kind, int place) {
  return placeGlyphs(map, {kind, static_cast<std::uint32_t>(place)});
}

QString cardAdvice(const Action& action, const Topology& map) {
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Knight) {
    //: What a hint advises in the Big Game; %1 the hex of the robber, in pictures
    if (action.hasPlace())
      return Advice::tr("A knight drives the robber from %1").arg(placed(map, EventPlace::Kind::Hex, action.place()));
    //: What a hint advises in the Big Game; %1 a list such as “1 × Wool”
    if (action.first != Resource::None)
      return Advice::tr("A knight brings %1").arg(listOf(CardCounts::of(action.first)));
    //: What a hint advises
    return Advice::tr("Play a knight");
  }
  //: What a hint advises
  if (kind == RoadBuilding) return Advice::tr("Play Road Building");
  if (kind == YearOfPlenty) {
    CardCounts got = CardCounts::of(action.first);
    if (action.second != Resource::None) got += CardCounts::of(action.second);
    //: What a hint advises; %1 a list such as “1 × Wool, 1 × Ore”
    return Advice::tr("Play Year of Plenty: %1").arg(listOf(got));
  }
  //: What a hint advises; %1 a resource
  if (kind == Monopoly) return Advice::tr("Play Monopoly: %1").arg(nameOfResource(action.first));
  //: What a hint advises; the card of Crazy
  if (kind == Insurance) return Advice::tr("Play Insurance");
  //: What a hint advises; the card of Crazy
  if (kind == Dog) return Advice::tr("Play the Dog");
  //: What a hint advises
  return Advice::tr("Buy a development card");
}

/// The names of the seats that an offer asks.
QStringList askedBy(const Action& offer, const AdviceTold& told) {
  QStringList names;
  for (const PartnerId each : offer.asked()) names << told.name(told.definition.partner(told.reader, each));
  return names;
}

QString offerAdvice(const Action& action, const AdviceTold& told) {
  const QString give = listOf(action.give), want = listOf(action.want);
  const QStringList asked = askedBy(action, told);
  if (told.must == Decision::Nothing && asked.size() == 1)
    //: What a hint advises, in return for an offer of another player; %1 this player, %2 what the reader would give, %3
    //: what the reader would get: lists such as “1 × Wool”
    return Advice::tr("Counter-offer to %1: you give %2, you get %3").arg(asked.first(), give, want);
  if (action.asked() == told.definition.partnersOf(told.reader))
    //: What a hint advises; %1 what is given, %2 what is wanted for it: lists such as “1 × Wool”
    return Advice::tr("Offer %1 for %2").arg(give, want);
  //: What a hint advises; %1 what is given, %2 what is wanted for it: lists such as “1 × Wool”; %3 the players who are
  //: asked, not all of them
  return Advice::tr("Offer %1 for %2, to %3").arg(give, want, listOf(asked));
}

QString tradeAdvice(const Action& action, const AdviceTold& told) {
  using enum ActionKind;
  const ActionKind kind = action.kind;
  //: What a hint advises, as short as can be; %1 a number of cards that are given to the bank, %2 their resource,
  //: %3 the resource of the one card that comes for them
  if (kind == Bank)
    return Advice::tr("Bank: %1 %2 for %3")
        .arg(QLocale().toString(told.rate), nameOfResource(action.first), nameOfResource(action.second));
  if (kind == Offer) return offerAdvice(action, told);
  //: What a hint advises; %1 a player who offers something
  if (kind == Accept) return Advice::tr("Accept the offer of %1").arg(told.name(action.seat));
  //: What a hint advises; %1 a player who offers something
  if (kind == Decline) return Advice::tr("Decline the offer of %1").arg(told.name(action.seat));
  //: What a hint advises; %1 a player who has accepted the own offer
  if (kind == Confirm) return Advice::tr("Trade with %1").arg(told.name(action.seat));
  //: What a hint advises after a seven; %1 a list such as “2 × Wool”
  return Advice::tr("Return %1").arg(listOf(action.give));
}

/// A hex of the sea has no name.
QString pirateAdvice(const Action& action, const AdviceTold& told) {
  //: What a hint advises: to move the pirate, where there is nobody to take a card from
  if (!action.seat) return Advice::tr("Pirate: a hex of the sea");
  //: What a hint advises: to move the pirate; %1 the player whose card to take
  return Advice::tr("Pirate: a card of %1").arg(told.name(action.seat));
}

QString robberAdvice(const Action& action, const AdviceTold& told) {
  const QString hex = placed(told.map(), EventPlace::Kind::Hex, action.place());
  //: What a hint advises; %1 the hex, in pictures
  if (!action.seat) return Advice::tr("Robber: %1").arg(hex);
  //: What a hint advises; %1 the hex, in pictures, %2 the player whose card to take
  return Advice::tr("Robber: %1, a card of %2").arg(hex, told.name(action.seat));
}

}  // namespace

QString adviceWords(const Action& action, const AdviceTold& told) {
  const Topology& map = told.map();
  using enum ActionKind;
  const ActionKind kind = action.kind;
  //: What a hint advises before the first round of the Big Game; %1 the hexes around the settlement, in pictures
  if (kind == StartCards) return Advice::tr("Cards: %1").arg(placed(map, EventPlace::Kind::Corner, action.place()));
  if (kind == Settlement) return placed(map, EventPlace::Kind::Corner, action.place());
  //: What a hint advises; %1 the hexes around the settlement, in pictures
  if (kind == City || kind == StartCity)
    return Advice::tr("City: %1").arg(placed(map, EventPlace::Kind::Corner, action.place()));
  //: What a hint advises; %1 the hexes on both sides of the road, in pictures
  if (kind == Road) return Advice::tr("Road: %1").arg(placed(map, EventPlace::Kind::Edge, action.place()));
  //: What a hint advises; %1 the hexes on both sides of the ship, in pictures
  if (kind == Ship) return Advice::tr("Ship: %1").arg(placed(map, EventPlace::Kind::Edge, action.place()));
  //: What a hint advises
  if (kind == MoveShip) return Advice::tr("Move a ship");
  if (kind == Robber) return robberAdvice(action, told);
  if (kind == Pirate) return pirateAdvice(action, told);
  //: What a hint advises, where cards are chosen from the bank for gold; %1 a list such as “2 × Wool”
  if (kind == Gold) return Advice::tr("Take %1 from the gold").arg(listOf(action.want));
  if (kind == Bank || kind == Offer || kind == Accept || kind == Decline || kind == Confirm || kind == Discard)
    return tradeAdvice(action, told);
  //: What a hint advises, where no answer to the offer of the reader brings a gain
  if (kind == Withdraw) return Advice::tr("Withdraw your offer");
  //: What a hint advises
  if (kind == Roll) return Advice::tr("Roll the dice");
  //: What a hint advises
  if (kind == EndTurn) return Advice::tr("End the turn");
  //: What a hint advises in the Big Game, or between turns; “Done” is the button that ends the reader’s part of it
  if (kind == Done) return Advice::tr("Press “Done”");
  //: What a hint advises, where a free road or the Dog could be played
  if (kind == Pass) return Advice::tr("Do without it");
  //: What a hint advises
  if (kind == DeclareVictory) return Advice::tr("Declare victory");
  return cardAdvice(action, map);
}

QString adviceNote(Decision must, const GameDefinition& definition) {
  using enum Decision;
  const bool isRoute = must == Road || must == FreeRoute;
  //: Under the title “Hint”
  if (must == Settlement) return Advice::tr("Good corners for a settlement");
  //: Under the title “Hint”, on boards with ships
  if (isRoute && definition.hasShips) return Advice::tr("Good places for a road or ship");
  //: Under the title “Hint”
  if (isRoute) return Advice::tr("Good places for a road");
  //: Under the title “Hint”, on boards with a pirate at sea
  if (must == Robber && definition.sea.hasPirate) return Advice::tr("Good places for the robber or the pirate");
  //: Under the title “Hint”
  if (must == Robber) return Advice::tr("Good places for the robber");
  //: Under the title “Hint”, after a seven
  if (must == Discard) return Advice::tr("Cards that you can spare");
  //: Under the title “Hint”, where cards are chosen from the bank for gold
  if (must == Gold) return Advice::tr("Cards that serve you best");
  //: Under the title “Hint”, before the first round of the Big Game
  if (must == Start) return Advice::tr("Good places for your cards and your city");
  //: Under the title “Hint”
  if (must == Nothing) return Advice::tr("An answer to the offer");
  //: Under the title “Hint”
  return Advice::tr("What you could do now");
}

}  // namespace tapu
