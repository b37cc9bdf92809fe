// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/describe.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <iterator>

#include "app/text/names_of_things.h"
#include "engine/state/state.h"

namespace tapu {

namespace {

class Log {
  Q_DECLARE_TR_FUNCTIONS(Log)
};

/// The event with names in place of seats. One function a family of events; each string is a whole sentence.
struct Teller {
  const Event& event;
  const SeatNames& names;
  Viewer viewer;

  bool isMine() const { return viewer.plays(event.seat); }
  bool isAgainstMe() const { return viewer.plays(event.other); }
  QString who() const { return names(event.seat); }
  QString whom() const { return names(event.other); }

  QString building() const;
  QString throwing() const;
  QString secondThrow() const;
  QString cards() const;
  QString robbing() const;
  QString development() const;
  QString monopolyOnOne() const;
  QString trading() const;
  QString awards() const;
  QString table() const;
  QString between() const;
  QString gold() const;
  QString pirate() const;
  QString finds() const;
  QString turnedUp() const;
  QString round() const;
  QString striking() const;
  QString crazyCards() const;
  QString bonus() const;
  QString ending() const;
};

QString Teller::building() const {
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == SettlementBuilt) {
    //: Log
    if (isMine()) return Log::tr("You built a settlement.");
    //: Log; %1 a player
    return Log::tr("%1 built a settlement.").arg(who());
  }
  if (kind == CityBuilt) {
    //: Log
    if (isMine()) return Log::tr("You upgraded a settlement to a city.");
    //: Log; %1 a player
    return Log::tr("%1 upgraded a settlement to a city.").arg(who());
  }
  if (kind == ShipBuilt) {
    //: Log
    if (isMine()) return Log::tr("You built a ship.");
    //: Log; %1 a player
    return Log::tr("%1 built a ship.").arg(who());
  }
  if (kind == ShipMoved) {
    //: Log
    if (isMine()) return Log::tr("You moved a ship.");
    //: Log; %1 a player
    return Log::tr("%1 moved a ship.").arg(who());
  }
  //: Log
  if (isMine()) return Log::tr("You built a road.");
  //: Log; %1 a player
  return Log::tr("%1 built a road.").arg(who());
}

QString Teller::throwing() const {
  const QString total = QLocale().toString(event.count + event.more);
  const QString first = QLocale().toString(event.count), second = QLocale().toString(event.more);
  //: Log: the table threw the dice for an absent player; %1 the total, %2 and %3 the two dice
  if (!event.seat) return Log::tr("The dice show %1 (%2 + %3).").arg(total, first, second);
  //: Log; %1 the total, %2 and %3 the two dice
  if (isMine()) return Log::tr("You rolled %1 (%2 + %3).").arg(total, first, second);
  //: Log; %1 a player, %2 the total, %3 and %4 the two dice
  return Log::tr("%1 rolled %2 (%3 + %4).").arg(who(), total, first, second);
}

QString Teller::secondThrow() const {
  const QString total = QLocale().toString(event.count + event.more);
  //: Log of the Big Game: after a seven; %1 the total of the second throw, %2 and %3 the two dice
  return Log::tr("The second throw is %1 (%2 + %3): robbers go to hexes with this number.")
      .arg(total, QLocale().toString(event.count), QLocale().toString(event.more));
}

QString Teller::cards() const {
  const QString list = listOf(event.cards);
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == StartCardsTaken || kind == KnightHelped || kind == Produced) {
    if (event.cards.isEmpty()) return {};
    //: Log; %1 a list such as "2 × Brick, 1 × Wool"
    if (isMine()) return Log::tr("You received %1.").arg(list);
    //: Log; %1 a player, %2 a list such as "2 × Brick, 1 × Wool"
    return Log::tr("%1 received %2.").arg(who(), list);
  }
  if (kind == BankShort) {
    QStringList kinds;
    for (Resource resource : kAllResources)
      if (event.cards[resource]) kinds << nameOfResource(resource);
    //: Log: nobody, or only a part, could be paid; %1 one or more resources, such as "Ore, Wool"
    return Log::tr("The bank is short of %1.").arg(kinds.join(QStringLiteral(", ")));
  }
  //: Log: after a seven; %1 a list of cards
  if (isMine()) return Log::tr("You returned %1 to the bank.").arg(list);
  //: Log: after a seven; %1 a player, %2 a list of cards
  return Log::tr("%1 returned %2 to the bank.").arg(who(), list);
}

QString Teller::robbing() const {
  if (event.kind == EventKind::RobberMoved) {
    //: Log: nobody at the table did it, the time was up
    if (!event.seat) return Log::tr("The robber moved to another hex.");
    //: Log
    if (isMine()) return Log::tr("You moved the robber.");
    //: Log; %1 a player
    return Log::tr("%1 moved the robber.").arg(who());
  }
  const bool isHidden = event.cards[Resource::Unknown] > 0 || event.cards.isEmpty();
  if (isHidden) {
    //: Log; %1 the player who takes it, %2 the player who loses it
    return Log::tr("%1 took a card from %2.").arg(who(), whom());
  }
  const QString list = listOf(event.cards);
  //: Log; %1 a list of one card, %2 the player who loses it
  if (isMine()) return Log::tr("You took %1 from %2.").arg(list, whom());
  //: Log; %1 the player who takes it, %2 a list of one card
  if (isAgainstMe()) return Log::tr("%1 took %2 from you.").arg(who(), list);
  //: Log; %1 the player who takes it, %2 a list of one card, %3 the player who loses it
  return Log::tr("%1 took %2 from %3.").arg(who(), list, whom());
}

/// One player alone lost all the cards: then one line says it.
QString Teller::monopolyOnOne() const {
  const QString list = listOf(event.cards);
  //: Log; %1 a list of one kind of card, %2 the only player who lost any
  if (isMine()) return Log::tr("You played Monopoly and took %1 from %2.").arg(list, whom());
  //: Log; %1 the player who took them, %2 a list of one kind of card
  if (isAgainstMe()) return Log::tr("%1 played Monopoly and took %2 from you.").arg(who(), list);
  //: Log; %1 the player who took them, %2 a list of one kind of card, %3 the only player who lost any
  return Log::tr("%1 played Monopoly and took %2 from %3.").arg(who(), list, whom());
}

QString Teller::development() const {
  const QString list = listOf(event.cards);
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == CardBought) {
    if (isMine() && event.card != Card::Unknown && event.card != Card::None) {
      //: Log; %1 the name of a development card
      return Log::tr("You bought a development card: %1.").arg(nameOfCard(event.card));
    }
    //: Log
    if (isMine()) return Log::tr("You bought a development card.");
    //: Log; %1 a player
    return Log::tr("%1 bought a development card.").arg(who());
  }
  if (kind == KnightPlayed) {
    //: Log
    if (isMine()) return Log::tr("You played a Knight.");
    //: Log; %1 a player
    return Log::tr("%1 played a Knight.").arg(who());
  }
  if (kind == RoadBuildingPlayed) {
    //: Log
    if (isMine()) return Log::tr("You played Road Building.");
    //: Log; %1 a player
    return Log::tr("%1 played Road Building.").arg(who());
  }
  if (kind == PlentyPlayed) {
    //: Log; %1 a list of the cards taken from the bank
    if (isMine()) return Log::tr("You played Year of Plenty and took %1.").arg(list);
    //: Log; %1 a player, %2 a list of the cards taken from the bank
    return Log::tr("%1 played Year of Plenty and took %2.").arg(who(), list);
  }
  if (kind == MonopolyPlayed) {
    if (event.cards.isEmpty()) {
      //: Log: nobody held a card of the resource named
      if (isMine()) return Log::tr("You played Monopoly and took nothing.");
      //: Log: nobody held a card of the resource named; %1 a player
      return Log::tr("%1 played Monopoly and took nothing.").arg(who());
    }
    if (event.other) return monopolyOnOne();
    //: Log; %1 a list of one kind of card, such as "5 × Grain"
    if (isMine()) return Log::tr("You played Monopoly and took %1.").arg(list);
    //: Log; %1 a player, %2 a list of one kind of card, such as "5 × Grain"
    return Log::tr("%1 played Monopoly and took %2.").arg(who(), list);
  }
  // MonopolyTaken
  if (event.cards.isEmpty()) return {};
  //: Log, after a Monopoly; %1 a list of one kind of card, %2 the player who loses them
  if (isMine()) return Log::tr("You took %1 from %2.").arg(list, whom());
  //: Log, after a Monopoly; %1 the player who takes them, %2 a list of one kind of card
  if (isAgainstMe()) return Log::tr("%1 took %2 from you.").arg(who(), list);
  //: Log, after a Monopoly; %1 the player who takes them, %2 a list of one kind of card, %3 the player who loses
  //: them
  return Log::tr("%1 took %2 from %3.").arg(who(), list, whom());
}

QString Teller::trading() const {
  //: Log, in place of a list of cards: none, as on one side of a gift.
  const QString nothing = Log::tr("nothing");
  const QString given = event.cards.isEmpty() ? nothing : listOf(event.cards);
  const QString got = event.got.isEmpty() ? nothing : listOf(event.got);
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == BankTraded) {
    //: Log; %1 the cards given to the bank, %2 the cards got
    if (isMine()) return Log::tr("You traded with the bank: %1 for %2.").arg(given, got);
    //: Log; %1 a player, %2 the cards given to the bank, %3 the cards got
    return Log::tr("%1 traded with the bank: %2 for %3.").arg(who(), given, got);
  }
  if (kind == OfferMade) {
    //: Log; %1 the cards the reader would get, %2 the cards the reader would give
    if (isMine()) return Log::tr("You offer: you get %1, you give %2.").arg(got, given);
    //: Log of those who look on and of several players at one computer; %1 a player, %2 the cards they
    //: would give, %3 the cards they would get
    if (viewer.isWatcher()) return Log::tr("%1 offers %2 for %3.").arg(who(), given, got);
    //: Log; %1 a player, %2 the cards the reader would get, %3 the cards the reader would give
    return Log::tr("%1 offers: you get %2, you give %3.").arg(who(), given, got);
  }
  if (kind == OfferAccepted) {
    //: Log; %1 the player who made the offer
    if (isMine()) return Log::tr("You would accept the offer of %1.").arg(whom());
    //: Log; %1 the player who accepts, %2 the player who made the offer and may choose
    return Log::tr("%1 would accept the offer of %2.").arg(who(), whom());
  }
  if (kind == OfferDeclined) {
    //: Log: the reader has not seen the offer, or not answered it; %1 the player who made it
    if (isMine() && event.count > 0) return Log::tr("The offer of %1 was declined for you.").arg(whom());
    //: Log; %1 the player who made the offer
    if (isMine()) return Log::tr("You declined the offer of %1.").arg(whom());
    //: Log; %1 the player who declines
    if (isAgainstMe()) return Log::tr("%1 declined your offer.").arg(who());
    //: Log; %1 the player who declines, %2 the player who made the offer
    return Log::tr("%1 declined the offer of %2.").arg(who(), whom());
  }
  if (kind == OfferClosed) {
    // The answers have lines of their own; a seat that was not asked knows no cards.
    if (event.count > 0 || (event.cards.isEmpty() && event.got.isEmpty())) return {};
    //: Log: an offer that is over without a trade; %1 the cards the reader would have got, %2 those given
    if (isMine()) return Log::tr("Your offer lapsed: you would have got %1 for %2.").arg(got, given);
    //: Log: an offer that is over without a trade; %1 a player, %2 the cards they would have given, %3 those got
    return Log::tr("The offer of %1 lapsed: %2 for %3.").arg(who(), given, got);
  }
  // Traded
  //: Log; %1 the other player, %2 the cards you gave, %3 the cards you got
  if (isMine()) return Log::tr("You traded with %1: you gave %2 and got %3.").arg(whom(), given, got);
  //: Log; %1 the other player, %2 the cards you gave, %3 the cards you got
  if (isAgainstMe()) return Log::tr("You traded with %1: you gave %2 and got %3.").arg(who(), got, given);
  //: Log; %1 and %2 two players, %3 the cards that %1 gave, %4 the cards that %2 gave
  return Log::tr("%1 traded with %2: %3 for %4.").arg(who(), whom(), given, got);
}

QString Teller::awards() const {
  if (event.kind == EventKind::LongestRoadMoved) {
    //: Log
    if (!event.seat) return Log::tr("Nobody has the Longest Road any more.");
    //: Log; %n the length of the road
    if (isMine()) return Log::tr("You now have the Longest Road (%n segment(s), +2 VP).", nullptr, event.count);
    //: Log; %1 a player, %n the length of the road
    return Log::tr("%1 now has the Longest Road (%n segment(s), +2 VP).", nullptr, event.count).arg(who());
  }
  //: Log
  if (!event.seat) return Log::tr("Nobody has the Largest Army any more.");
  //: Log; %n how many knights were played
  if (isMine()) return Log::tr("You now have the Largest Army (%n knight(s), +2 VP).", nullptr, event.count);
  //: Log; %1 a player, %n how many knights were played
  return Log::tr("%1 now has the Largest Army (%n knight(s), +2 VP).", nullptr, event.count).arg(who());
}

QString Teller::table() const {
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == FirstThrown) {
    //: Log: the throw for the first turn
    if (isMine()) return Log::tr("You start.");
    //: Log: the throw for the first turn; %1 a player
    return Log::tr("%1 starts.").arg(who());
  }
  if (kind == TurnStarted) {
    //: Log, a heading; %1 the number of the round
    if (isMine()) return Log::tr("Round %1: your turn").arg(event.count);
    //: Log, a heading; %1 a player, %2 the number of the round
    return Log::tr("Round %2: %1’s turn").arg(who(), QLocale().toString(event.count));
  }
  if (kind == TakenBack) {
    //: Log: a move that showed nothing was undone
    if (isMine()) return Log::tr("You took your last move back.");
    //: Log: a move that showed nothing was undone; %1 a player
    return Log::tr("%1 took the last move back.").arg(who());
  }
  if (kind == TimeRanOut) {
    //: Log: the time that all players share has run out
    if (!event.seat) return Log::tr("The time is up.");
    //: Log
    if (isMine()) return Log::tr("Your time is up.");
    //: Log; %1 a player
    return Log::tr("The time of %1 is up.").arg(who());
  }
  //: Log: the game goes on without the person; %1 a player
  if (kind == SeatLeft) return Log::tr("%1 is away.").arg(who());
  //: Log; %1 a player
  if (kind == SeatTaken) return Log::tr("%1 is back.").arg(who());
  //: Log
  if (kind == Paused) return Log::tr("The game is paused.");
  // Resumed
  //: Log
  return Log::tr("The game goes on.");
}

QString Teller::between() const {
  if (event.kind == EventKind::PhaseStarted) {
    //: Log: between two turns the reader may build
    if (isMine()) return Log::tr("You build between turns.");
    //: Log: between two turns; %1 a player
    return Log::tr("%1 builds between turns.").arg(who());
  }
  if (event.kind == EventKind::PartStarted) {
    //: Log: after the turn of another player, at a table where turns are paired
    if (isMine()) return Log::tr("You have your part of the turn.");
    //: Log: after the turn of another player, at a table where turns are paired; %1 a player
    return Log::tr("%1 has a part of the turn.").arg(who());
  }
  if (event.count == 1) {
    //: Log: the reader wishes to build between turns
    if (isMine()) return Log::tr("You want to build.");
    //: Log: a player wishes to build between turns; %1 a player
    return Log::tr("%1 wants to build.").arg(who());
  }
  //: Log: the reader takes back the wish to build between turns
  if (isMine()) return Log::tr("You do not want to build any more.");
  //: Log: a player takes back the wish to build between turns; %1 a player
  return Log::tr("%1 does not want to build any more.").arg(who());
}

QString Teller::gold() const {
  if (event.kind == EventKind::GoldTaken) {
    const QString list = listOf(event.cards);
    //: Log; %1 a list of cards that the reader chose from the bank
    if (isMine()) return Log::tr("You took from the gold: %1.").arg(list);
    //: Log; %1 a player, %2 a list of cards that they chose from the bank
    return Log::tr("%1 took from the gold: %2.").arg(who(), list);
  }
  if (event.count == 0) {
    //: Log: the bank has no cards, or the hand is full
    if (isMine()) return Log::tr("The gold brings you nothing.");
    //: Log: the bank has no cards, or the hand is full; %1 a player
    return Log::tr("The gold brings %1 nothing.").arg(who());
  }
  //: Log; %n how many cards the reader may choose from the bank
  if (isMine()) return Log::tr("You choose %n card(s) from the gold.", nullptr, event.count);
  //: Log; %1 a player, %n how many cards they may choose from the bank
  return Log::tr("%1 chooses %n card(s) from the gold.", nullptr, event.count).arg(who());
}

QString Teller::pirate() const {
  //: Log: nobody at the table did it, the time was up
  if (!event.seat) return Log::tr("The pirate moved to another hex of the sea.");
  //: Log
  if (isMine()) return Log::tr("You moved the pirate.");
  //: Log; %1 a player
  return Log::tr("%1 moved the pirate.").arg(who());
}

QString Teller::finds() const {
  if (event.kind == EventKind::IslandBonus) {
    //: Log: a settlement on another island; %n how many victory points
    if (isMine()) return Log::tr("You settled on another island: %n more point(s).", nullptr, event.count);
    //: Log: a settlement on another island; %1 a player, %n how many victory points
    return Log::tr("%1 settled on another island: %n more point(s).", nullptr, event.count).arg(who());
  }
  if (event.more == static_cast<int>(Gift::Kind::Points)) {
    //: Log: a gift lay where the reader built; %n how many victory points
    if (isMine()) return Log::tr("You found a gift: %n point(s).", nullptr, event.count);
    //: Log: a gift lay where a player built; %1 a player, %n how many victory points
    return Log::tr("%1 found a gift: %n point(s).", nullptr, event.count).arg(who());
  }
  const bool isCard = event.more == static_cast<int>(Gift::Kind::Card);
  if (isCard ? event.card == Card::None : event.cards.isEmpty()) {
    //: Log: a gift lay where the reader built, but neither deck nor bank could pay it
    if (isMine()) return Log::tr("You found a gift, but it brought nothing.");
    //: Log: a gift lay where a player built, but neither deck nor bank could pay it; %1 a player
    return Log::tr("%1 found a gift, but it brought nothing.").arg(who());
  }
  const QString found = isCard ? nameOfCard(event.card) : listOf(event.cards);
  //: Log: a gift lay where the reader built; %1 a development card, or a list of cards
  if (isMine()) return Log::tr("You found a gift: %1.").arg(found);
  //: Log: a gift lay where a player built; %1 a player, %2 a development card, or a list of cards
  return Log::tr("%1 found a gift: %2.").arg(who(), found);
}

QString Teller::turnedUp() const {
  const QString terrain = nameOfTerrain(static_cast<Terrain>(event.count));
  //: What was found under the fog: %1 a terrain, %2 its number, as "Forest 8"
  const QString found = event.more > 0 ? Log::tr("%1 %2").arg(terrain, QLocale().toString(event.more)) : terrain;
  if (event.cards.isEmpty()) {
    //: Log: a hex under the fog is turned up; %1 what it is, as "Forest 8"
    if (isMine()) return Log::tr("You found under the fog: %1.").arg(found);
    //: Log: a hex under the fog is turned up; %1 a player, %2 what it is, as "Forest 8"
    return Log::tr("%1 found under the fog: %2.").arg(who(), found);
  }
  const QString cards = listOf(event.cards);
  //: Log: a hex under the fog is turned up; %1 what it is, as "Forest 8", %2 the card that it brought, as "1 × Lumber"
  if (isMine()) return Log::tr("You found under the fog: %1. It brought %2.").arg(found, cards);
  //: Log: a hex under the fog is turned up; %1 a player, %2 what it is, as "Forest 8", %3 the card that it brought, as
  //: "1 × Lumber"
  return Log::tr("%1 found under the fog: %2. It brought %3.").arg(who(), found, cards);
}

QString Teller::round() const {
  if (event.seat) {
    const QString number = QLocale().toString(event.count);
    return State::groupOf(event.seat) == Territory::Sun
               //: Log of the Big Game, a heading: a group whose round begins; %1 the number of the round
               ? Log::tr("Round %1: the Sun group plays").arg(number)
               //: Log of the Big Game, a heading: a group whose round begins; %1 the number of the round
               : Log::tr("Round %1: the Moon group plays").arg(number);
  }
  switch (static_cast<RoundEvent>(event.more)) {
    case RoundEvent::None: return {};  // the turn's line has it
    case RoundEvent::Flood:
      //: Log: an event of the Crazy rules; %1 the number of the round
      return Log::tr("Round %1 brings a flood: the next grain hex that would yield gives nothing.").arg(event.count);
    case RoundEvent::Earthquake:
      //: Log: an event of the Crazy rules; %1 the number of the round; the cities that are lost are told after it
      return Log::tr("Round %1 brings an earthquake.").arg(event.count);
    case RoundEvent::Wolf:
      //: Log: an event of the Crazy rules; %1 the number of the round
      return Log::tr("Round %1 brings wolves: the next wool hex that would yield gives nothing.").arg(event.count);
    case RoundEvent::Cybele:
      //: Log: an event of the Crazy rules; %1 the number of the round
      return Log::tr("Round %1 is a Cybele Month: every yield counts double.").arg(event.count);
  }
  return {};
}

QString Teller::striking() const {
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == CityLost) {
    if (event.count > 0) {
      //: Log: after an earthquake
      if (isMine()) return Log::tr("Your city is a settlement again.");
      //: Log: after an earthquake; %1 a player
      return Log::tr("A city of %1 is a settlement again.").arg(who());
    }
    //: Log: after an earthquake
    if (isMine()) return Log::tr("Your city is destroyed.");
    //: Log: after an earthquake; %1 a player
    return Log::tr("A city of %1 is destroyed.").arg(who());
  }
  //: Log
  if (kind == FloodStruck) return Log::tr("The flood covers a grain hex: it yields nothing this time.");
  //: Log: those who may hold a Dog are asked
  if (kind == WolfCame) return Log::tr("Wolves attack a wool hex. Who has a Dog?");
  // WolfStruck
  //: Log: after the answers; some players may have held them off with a Dog
  if (event.count > 0) return Log::tr("The wolves spare only the flocks that a Dog guards.");
  //: Log: no Dog held them off
  return Log::tr("The wolves take the wool of a hex: it yields nothing this time.");
}

QString Teller::crazyCards() const {
  if (event.kind == EventKind::DogPlayed) {
    //: Log
    if (isMine()) return Log::tr("You played an Anatolian Shepherd Dog.");
    //: Log; %1 a player
    return Log::tr("%1 played an Anatolian Shepherd Dog.").arg(who());
  }
  if (event.cards.isEmpty()) {
    //: Log: the bank had none of the cards due
    if (isMine()) return Log::tr("You played Insurance and got nothing.");
    //: Log: the bank had none of the cards due; %1 a player
    return Log::tr("%1 played Insurance and got nothing.").arg(who());
  }
  //: Log; %1 a list of the cards that the bank paid
  if (isMine()) return Log::tr("You played Insurance and received %1.").arg(listOf(event.cards));
  //: Log; %1 a player, %2 a list of the cards that the bank paid
  return Log::tr("%1 played Insurance and received %2.").arg(who(), listOf(event.cards));
}

QString Teller::bonus() const {
  //: Log; %n how many points
  if (isMine())
    return Log::tr("You received %n bonus point(s) for a settlement in another territory.", nullptr, event.count);
  //: Log; %1 a player, %n how many points
  return Log::tr("%1 received %n bonus point(s) for a settlement in another territory.", nullptr, event.count)
      .arg(who());
}

QString Teller::ending() const {
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == GameWon) {
    //: Log; %n how many victory points
    if (isMine()) return Log::tr("You won the game with %n victory point(s)!", nullptr, event.count);
    //: Log; %1 a player, %n how many victory points
    return Log::tr("%1 won the game with %n victory point(s)!", nullptr, event.count).arg(who());
  }
  if (kind == TargetReached) {
    //: Log; %n how many victory points end the game, when the round is over
    if (isMine()) return Log::tr("You have reached the target of %n point(s).", nullptr, event.count);
    //: Log; %1 a player, %n how many victory points end the game, when the round is over
    return Log::tr("%1 has reached the target of %n point(s).", nullptr, event.count).arg(who());
  }
  //: Log
  if (kind == GameStopped) return Log::tr("The game was stopped.");
  // CardsShown
  if (event.cards.isEmpty()) {
    //: Log, after the end; %1 a player
    return Log::tr("%1 had no cards in hand.").arg(who());
  }
  //: Log, after the end; %1 a player, %2 a list of cards
  return Log::tr("%1 had in hand: %2.").arg(who(), listOf(event.cards));
}

/// The function that tells of each kind, in the order of EventKind; none: another line has it.
struct TellingOf {
  EventKind kind;
  QString (Teller::*tell)() const;
};
constexpr TellingOf kTellings[] = {
    {EventKind::FirstThrown, &Teller::table},
    {EventKind::SettlementBuilt, &Teller::building},
    {EventKind::CityBuilt, &Teller::building},
    {EventKind::RoadBuilt, &Teller::building},
    {EventKind::ShipBuilt, &Teller::building},
    {EventKind::ShipMoved, &Teller::building},
    {EventKind::Paid, nullptr},  // the line of the building
    {EventKind::StartCardsTaken, &Teller::cards},
    {EventKind::Rolled, &Teller::throwing},
    {EventKind::Produced, &Teller::cards},
    {EventKind::BankShort, &Teller::cards},
    {EventKind::Discarded, &Teller::cards},
    {EventKind::RobberMoved, &Teller::robbing},
    {EventKind::CardStolen, &Teller::robbing},
    {EventKind::CardBought, &Teller::development},
    {EventKind::KnightPlayed, &Teller::development},
    {EventKind::RoadBuildingPlayed, &Teller::development},
    {EventKind::PlentyPlayed, &Teller::development},
    {EventKind::MonopolyPlayed, &Teller::development},
    {EventKind::MonopolyTaken, &Teller::development},
    {EventKind::BankTraded, &Teller::trading},
    {EventKind::OfferMade, &Teller::trading},
    {EventKind::OfferAccepted, &Teller::trading},
    {EventKind::OfferDeclined, &Teller::trading},
    {EventKind::OfferClosed, &Teller::trading},
    {EventKind::Traded, &Teller::trading},
    {EventKind::LongestRoadMoved, &Teller::awards},
    {EventKind::LargestArmyMoved, &Teller::awards},
    {EventKind::TurnStarted, &Teller::table},
    {EventKind::TimeRanOut, &Teller::table},
    {EventKind::TakenBack, &Teller::table},
    {EventKind::SeatLeft, &Teller::table},
    {EventKind::SeatTaken, &Teller::table},
    {EventKind::Paused, &Teller::table},
    {EventKind::Resumed, &Teller::table},
    {EventKind::GameWon, &Teller::ending},
    {EventKind::GameStopped, &Teller::ending},
    {EventKind::TargetReached, &Teller::ending},
    {EventKind::RoundStarted, &Teller::round},
    {EventKind::CityLost, &Teller::striking},
    {EventKind::FloodStruck, &Teller::striking},
    {EventKind::WolfCame, &Teller::striking},
    {EventKind::WolfStruck, &Teller::striking},
    {EventKind::DogPlayed, &Teller::crazyCards},
    {EventKind::InsurancePlayed, &Teller::crazyCards},
    {EventKind::BonusTaken, &Teller::bonus},
    {EventKind::KnightHelped, &Teller::cards},
    {EventKind::CardsShown, &Teller::ending},
    {EventKind::SecondThrown, &Teller::secondThrow},
    {EventKind::BuildWished, &Teller::between},
    {EventKind::PhaseStarted, &Teller::between},
    {EventKind::PartStarted, &Teller::between},
    {EventKind::GoldOwed, &Teller::gold},
    {EventKind::GoldTaken, &Teller::gold},
    {EventKind::PirateMoved, &Teller::pirate},
    {EventKind::CellTurned, &Teller::turnedUp},
    {EventKind::GiftTaken, &Teller::finds},
    {EventKind::IslandBonus, &Teller::finds},
};
static_assert(std::ranges::all_of(kTellings, [](const TellingOf& telling) {
  return &telling - kTellings == static_cast<int>(telling.kind);
}));
static_assert(std::size(kTellings) == static_cast<std::size_t>(kLastEvent) + 1);

}  // namespace

QString describe(const Event& event, const SeatNames& names, Viewer viewer) {
  const auto tell = kTellings[static_cast<std::size_t>(event.kind)].tell;
  const Teller teller{event, names, viewer};
  return tell ? (teller.*tell)() : QString();
}

}  // namespace tapu
