// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/brief_line.h"

#include <QCoreApplication>
#include <QLocale>
#include <utility>

#include "app/text/glyphs.h"
#include "app/text/names_of_things.h"
#include "engine/board/board.h"

namespace tapu {

namespace {

struct BriefText {
  Q_DECLARE_TR_FUNCTIONS(BriefLine)
};

QString built(char16_t piece, const QString& place) {
  //: Short line of the log, beside the player's name; %1 the picture of a piece, %2 where, in pictures
  return BriefText::tr("built %1 %2").arg(QString(QChar(piece)), place);
}

QString played(Card card) {
  //: Short line of the log, beside the player's name; %1 the picture of a development card, %2 its name
  return BriefText::tr("played %1 %2").arg(glyph::of(card), nameOfCard(card));
}

QString took(const Event& event, const QString& from) {
  const bool isHidden = event.cards[Resource::Unknown] > 0 || event.cards.isEmpty();
  const QString cards = isHidden ? glyph::of(Resource::Unknown) : glyph::ofCards(event.cards);
  //: Short line of the log, beside the player's name; %1 pictures of cards, %2 the player who lost them
  return BriefText::tr("took %1 from %2").arg(cards, from);
}

QString building(const Event& event, const QString& place) {
  static constexpr std::pair<EventKind, char16_t> kPieces[] = {{EventKind::SettlementBuilt, glyph::kSettlement},
                                                               {EventKind::CityBuilt, glyph::kCity},
                                                               {EventKind::RoadBuilt, glyph::kRoad},
                                                               {EventKind::ShipBuilt, glyph::kShip}};
  for (const auto& [kind, piece] : kPieces)
    if (kind == event.kind) return built(piece, place);
  //: Short line of the log, beside the player's name; %1 the picture of a ship, %2 where it is now, in pictures
  return BriefText::tr("moved %1 %2").arg(QString(QChar(glyph::kShip)), place);
}

QString cards(const Event& event) {
  if (event.kind == EventKind::Discarded)
    //: Short line of the log, beside the player's name, after a seven; %1 pictures of cards
    return BriefText::tr("returned %1").arg(glyph::ofCards(event.cards));
  //: Short line of the log, beside the player's name; %1 pictures of cards
  return BriefText::tr("received %1").arg(glyph::ofCards(event.cards));
}

QString development(const Event& event, const SeatNames& names) {
  const QString list = glyph::ofCards(event.cards);
  using enum EventKind;
  const EventKind kind = event.kind;
  //: Short line of the log, beside the player's name; %1 the picture of a development card
  if (kind == CardBought) return BriefText::tr("bought %1").arg(glyph::of(event.card));
  if (kind == KnightPlayed) return played(Card::Knight);
  if (kind == RoadBuildingPlayed) return played(Card::RoadBuilding);
  if (kind == DogPlayed) return played(Card::Dog);
  if (kind == MonopolyTaken) return took(event, names(event.other));
  //: Short line of the log, beside the player's name; %1 what was played, %2 pictures of cards
  if (kind == PlentyPlayed) return BriefText::tr("%1: %2").arg(played(Card::YearOfPlenty), list);
  if (kind == InsurancePlayed) {
    if (event.cards.isEmpty()) return played(Card::Insurance);
    //: Short line of the log, beside the player's name; %1 what was played, %2 pictures of cards
    return BriefText::tr("%1: %2").arg(played(Card::Insurance), list);
  }
  if (event.cards.isEmpty()) return played(Card::Monopoly);
  //: Short line of the log, beside the player's name; %1 what was played, %2 pictures of cards
  if (!event.other) return BriefText::tr("%1: %2").arg(played(Card::Monopoly), list);
  //: Short line of the log, beside the player's name; %1 the picture of the card Monopoly, %2 pictures of cards, %3 the
  //: only player who lost any
  return BriefText::tr("played %1: %2 from %3").arg(glyph::of(Card::Monopoly), list, names(event.other));
}

QString trading(const Event& event, const SeatNames& names) {
  const QString given = glyph::ofCards(event.cards), got = glyph::ofCards(event.got);
  using enum EventKind;
  const EventKind kind = event.kind;
  //: Short line of the log, beside the player's name; %1 pictures of cards, %2 the picture of the bank, %3 pictures
  //: of the cards got
  if (kind == BankTraded) return BriefText::tr("gave %1 to %2 for %3").arg(given, QString(QChar(glyph::kBank)), got);
  //: Short line of the log, beside the player's name; %1 pictures of cards, %2 the other player, %3 pictures of the
  //: cards got
  if (kind == Traded) return BriefText::tr("gave %1 to %2 for %3", "to a player").arg(given, names(event.other), got);
  if (kind == OfferMade) {
    if (event.cards.isEmpty() || event.got.isEmpty()) return {};
    //: Short line of the log, beside the player's name; %1 pictures of the cards they would give, %2 of those they
    //: want
    return BriefText::tr("offers %1 for %2").arg(given, got);
  }
  //: Short line of the log, beside the player's name; %1 who made the offer
  if (kind == OfferAccepted) return BriefText::tr("would accept %1’s offer").arg(names(event.other));
  if (kind == OfferDeclined && event.count > 0) return {};
  //: Short line of the log, beside the player's name; %1 who made the offer
  if (kind == OfferDeclined) return BriefText::tr("declined %1’s offer").arg(names(event.other));
  //: Short line of the log, beside the player's name: nobody took the offer that they had made
  return BriefText::tr("found no taker for the offer");
}

QString thrown(const Event& event) {
  const QString dice = glyph::ofDie(event.count) + glyph::ofDie(event.more);
  //: Short line of the log, beside the player's name; %1 the pictures of two dice, %2 their sum
  return BriefText::tr("rolled %1 = %2").arg(dice, QLocale().toString(event.count + event.more));
}

QString between(const Event& event) {
  //: Short line of the log, beside the player's name: they build between two turns
  if (event.kind == EventKind::PhaseStarted) return BriefText::tr("builds");
  //: Short line of the log, beside the player's name: they have a part after another player's turn
  if (event.kind == EventKind::PartStarted) return BriefText::tr("has a part of the turn");
  //: Short line of the log, beside the player's name: they wish to build between turns
  if (event.count == 1) return BriefText::tr("wants to build");
  //: Short line of the log, beside the player's name: they take back the wish to build between turns
  return BriefText::tr("does not want to build any more");
}

QString gold(const Event& event) {
  const QString hex = glyph::of(Terrain::Gold);
  if (event.kind == EventKind::GoldTaken)
    //: Short line of the log, beside the player's name; %1 pictures of cards, %2 the picture of a gold hex that brought
    //: them
    return BriefText::tr("took %1 from %2", "from the gold").arg(glyph::ofCards(event.cards), hex);
  //: Short line of the log, beside the player's name: bank or hand have no room; %1 the picture of a gold hex
  if (event.count == 0) return BriefText::tr("gets nothing from %1").arg(hex);
  //: Short line of the log, beside the player's name: they are to choose; %1 the picture of a gold hex
  return BriefText::tr("chooses %n card(s) from %1", nullptr, event.count).arg(hex);
}

QString turnedUp(const Event& event) {
  const QString number = event.more > 0 ? QLocale().toString(event.more) : QString();
  const QString hex = glyph::of(static_cast<Terrain>(event.count)) + number;
  //: Short line of the log, beside the player's name; %1 the picture of the hex that lay under the fog, with its number
  if (event.cards.isEmpty()) return BriefText::tr("found %1").arg(hex);
  //: Short line of the log, beside the player's name; %1 what was found, in pictures, %2 pictures of the cards that it
  //: brought
  return BriefText::tr("found %1: %2").arg(hex, glyph::ofCards(event.cards));
}

QString gift(const Event& event) {
  const QString bundle = QChar(glyph::kGift);
  if (event.more == static_cast<int>(Gift::Kind::Points))
    //: Short line of the log, beside the player's name; %1 the picture of a gift, %n how many victory points
    return BriefText::tr("found %1: %n point(s)", nullptr, event.count).arg(bundle);
  const bool isCard = event.more == static_cast<int>(Gift::Kind::Card);
  const QString found = isCard ? glyph::of(event.card) : glyph::ofCards(event.cards);
  //: Short line of the log, beside the player's name: neither deck nor bank could pay it; %1 the picture of a gift
  if (isCard ? event.card == Card::None : event.cards.isEmpty()) return BriefText::tr("found %1: nothing").arg(bundle);
  //: Short line of the log, beside the player's name; %1 what was found, in pictures, %2 pictures of the cards that it
  //: brought
  return BriefText::tr("found %1: %2").arg(bundle, found);
}

QString award(const Event& event) {
  const bool isRoad = event.kind == EventKind::LongestRoadMoved;
  const QString count = QLocale().toString(event.count);
  //: Short line of the log, beside the player's name: they have the award now; %1 its picture, %2 the length
  return isRoad ? BriefText::tr("%1 Longest Road: %2").arg(QString(QChar(glyph::kLongestRoad)), count)
                //: Short line of the log, beside the player's name: they have the award now; %1 its picture, %2 how
                //: many knights
                : BriefText::tr("%1 Largest Army: %2").arg(QString(QChar(glyph::kLargestArmy)), count);
}

QString ending(const Event& event) {
  if (event.kind == EventKind::GameWon)
    //: Short line of the log, beside the player's name; %n how many victory points
    return BriefText::tr("won with %n victory point(s)", nullptr, event.count);
  if (event.cards.isEmpty())
    //: Short line of the log, beside the player's name, after the end of a game
    return BriefText::tr("had no cards in hand");
  //: Short line of the log, beside the player's name, after the end of a game; %1 pictures of cards
  return BriefText::tr("had in hand %1").arg(glyph::ofCards(event.cards));
}

}  // namespace

QString briefLine(const Event& event, const SeatNames& names, const QString& place) {
  if (!event.seat) return {};
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == SettlementBuilt || kind == CityBuilt || kind == RoadBuilt || kind == ShipBuilt || kind == ShipMoved)
    return building(event, place);
  if (kind == Rolled) return thrown(event);
  if (kind == BuildWished || beginsBetween(kind)) return between(event);
  if (kind == StartCardsTaken || kind == KnightHelped || kind == Produced || kind == Discarded) return cards(event);
  //: Short line of the log, beside the player's name; %1 the picture of the robber, %2 that of a hex with its
  //: number
  if (kind == RobberMoved) return BriefText::tr("moved %1 to %2").arg(QString(QChar(glyph::kRobber)), place);
  //: Short line of the log, beside the player's name; %1 the picture of the pirate
  if (kind == PirateMoved) return BriefText::tr("moved %1").arg(QString(QChar(glyph::kPirate)));
  if (kind == CardStolen) return took(event, names(event.other));
  if (kind == GoldOwed || kind == GoldTaken) return gold(event);
  if (kind == CellTurned) return turnedUp(event);
  if (kind == GiftTaken) return gift(event);
  if (kind == IslandBonus)
    //: Short line of the log, beside the player's name: their first settlement there; %1 the picture of an island, %n
    //: how many victory points it brings
    return BriefText::tr("settled on another %1: %n more point(s)", nullptr, event.count)
        .arg(QString(QChar(glyph::kIsland)));
  if (kind == CardBought || kind == KnightPlayed || kind == RoadBuildingPlayed || kind == PlentyPlayed ||
      kind == MonopolyPlayed || kind == MonopolyTaken || kind == DogPlayed || kind == InsurancePlayed)
    return development(event, names);
  if (kind == BankTraded || kind == OfferMade || kind == OfferAccepted || kind == OfferDeclined ||
      kind == OfferClosed || kind == Traded)
    return trading(event, names);
  if (kind == LongestRoadMoved || kind == LargestArmyMoved) return award(event);
  if (kind == GameWon || kind == CardsShown) return ending(event);
  return {};
}

}  // namespace tapu
