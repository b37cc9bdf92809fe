// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reason_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "app/session/card_reason_words.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"
#include "engine/board/tally.h"
#include "engine/state/setup.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct Why {
  Q_DECLARE_TR_FUNCTIONS(Reasons)
};

QString reasonNumber(int value) { return QLocale().toString(value); }

QString listed(const QStringList& parts) {
  if (parts.size() < 2) return parts.value(0);
  const QString most = parts.mid(0, parts.size() - 1).join(u", "_s);
  //: A list of resources or numbers: %1 all but the last, with commas; %2 the last
  return Why::tr("%1 and %2").arg(most, parts.last());
}

/// The numbers of the hexes around a corner that yield something, but for some: "8, 9 and 4".
QString numbersAt(const Topology& map, CornerId corner, const std::vector<HexId>& but = {}) {
  QStringList numbers;
  for (const HexId hex : map.corner(corner).hexes) {
    if (!hex || std::ranges::find(but, hex) != but.end()) continue;
    if (resourceOf(map.hex(hex).cell.terrain) == Resource::None || map.hex(hex).cell.number == 0) continue;
    numbers << reasonNumber(map.hex(hex).cell.number);
  }
  return listed(numbers);
}

QString hexesAt(const Topology& map, std::uint32_t corner) {
  return placeWords(map, {EventPlace::Kind::Corner, corner});
}

class ReasonTeller {
 public:
  ReasonTeller(const Reason& reason, const ReasonTold& told)
      : is_(reason), told_(told), isDoer_(told.doer && told.doer == told.reader) {}

  ReasonWords words() const {
    switch (is_.kind) {
      case ReasonKind::LongestRoad:
      case ReasonKind::RoadNear:
      case ReasonKind::RoadLength:
      case ReasonKind::CutsRoad: return ofRoads();
      case ReasonKind::Wins:
      case ReasonKind::LargestArmy:
      case ReasonKind::Point: return ofPoints();
      case ReasonKind::ArmyNear:
      case ReasonKind::ArmySafe:
      case ReasonKind::ArmyRival:
      case ReasonKind::ArmyRace:
      case ReasonKind::ArmyGuard:
      case ReasonKind::KnightCount: return ofArmy();
      case ReasonKind::Together:
      case ReasonKind::LastGood:
      case ReasonKind::RatherHarbor: return ofFewerPips();
      case ReasonKind::Rather:
      case ReasonKind::OnlySource:
      case ReasonKind::RobberHere: return ofComparison();
      case ReasonKind::Kinds:
      case ReasonKind::NewKinds:
      case ReasonKind::Scarce: return ofKinds();
      case ReasonKind::Pips:
      case ReasonKind::Doubles:
      case ReasonKind::StartCards: return ofYield();
      case ReasonKind::Harbor: return ofHarbor();
      case ReasonKind::Before:
      case ReasonKind::Leads:
      case ReasonKind::Races:
      case ReasonKind::Waits:
      case ReasonKind::Helps:
      case ReasonKind::NoCorner:
      case ReasonKind::FreeRoads: return ofPlaces();
      case ReasonKind::Slows: return ofSlows();
      case ReasonKind::RobberTo: return ofRobberTo();
      case ReasonKind::PaysAgain: return ofPaysAgain();
      case ReasonKind::Known: return ofKnown();
      case ReasonKind::NoSource: return ofNoSource();
      case ReasonKind::Ahead:
      case ReasonKind::OnlyHex: return ofVictim();
      case ReasonKind::Costs:
      case ReasonKind::Takes:
      case ReasonKind::Frees:
      case ReasonKind::Robbed:
      case ReasonKind::Later:
      case ReasonKind::Stays: return ofRobber();
      default: return cardReasonWords(is_, told_);
    }
  }

 private:
  QString who() const { return told_.name(is_.seat); }
  bool isAboutReader() const { return is_.seat && is_.seat == told_.reader; }
  CornerId corner() const { return CornerId(static_cast<int>(is_.place)); }

  ReasonWords ofPoints() const {
    switch (is_.kind) {
      case ReasonKind::Wins:
        //: A reason for an act: its name, then the sentence
        return {u"star"_s, Why::tr("Wins the game"), Why::tr("That is enough points to win.")};
      case ReasonKind::LargestArmy:
        return {u"largest-army"_s,
                //: A reason for playing a knight: its name
                Why::tr("Largest Army"),
                is_.seat
                    //: A reason; %n knights that were played, %1 who had Largest Army
                    ? Why::tr("%n knight(s) are more than %1 has played.", nullptr, is_.count).arg(who())
                    //: A reason; %n knights that were played
                    : Why::tr("%n knight(s): nobody else has played as many.", nullptr, is_.count)};
      default: break;
    }
    //: A reason for building: its name; %n at least 1
    return {u"star"_s, Why::tr("%n more point(s)", nullptr, is_.count),
            //: A reason for building a city
            Why::tr("A city counts two points, a settlement one.")};
  }

  /// How the race for Largest Army stands.
  ReasonWords ofArmy() const {
    const QString icon = u"largest-army"_s;
    switch (is_.kind) {
      case ReasonKind::ArmyNear:
        //: A reason for a knight or a development card: its name
        return {icon, Why::tr("Largest Army is near"),
                //: A reason; %n knights
                Why::tr("Then %n more knight(s) are enough for it.", nullptr, is_.count)};
      //: A reason for a knight of whoever has Largest Army: its name
      case ReasonKind::ArmySafe: return {icon, Why::tr("Keeps Largest Army"), safeInWords()};
      case ReasonKind::ArmyRival:
        if (isAboutReader())
          return {icon,
                  //: A reason for a knight that brings Largest Army: its name, to whom it keeps it from
                  Why::tr("Kept from you"),
                  //: A reason for a knight that brings Largest Army; %n knights
                  Why::tr("You have played %n knight(s): one more would have been enough.", nullptr, is_.count)};
        //: A reason for a knight that brings Largest Army: its name; %1 a player
        return {icon, Why::tr("Kept from %1").arg(who()),
                //: A reason for a knight that brings Largest Army; %1 a player, %n knights
                Why::tr("%1 has played %n knight(s): one more would have been enough.", nullptr, is_.count).arg(who())};
      case ReasonKind::ArmyGuard:
        return {icon,
                //: A reason for a development card of whoever has Largest Army: its name
                Why::tr("Guards Largest Army"), guardInWords()};
      default: break;
    }
    //: A reason for playing a knight, or for a development card: its name
    const QString title = Why::tr("Toward Largest Army");
    if (is_.kind == ReasonKind::ArmyRace)
      return {icon, title,
              isDoer_
                  //: A reason for a development card, to the reader; %n knights, %1 a number of knights
                  ? Why::tr("You have played %n knight(s); Largest Army takes %1.", nullptr, is_.count)
                        .arg(reasonNumber(is_.more))
                  //: A reason for a development card; %1 a player, %n knights, %2 a number of knights
                  : Why::tr("%1 had played %n knight(s); Largest Army takes %2.", nullptr, is_.count)
                        .arg(told_.name(told_.doer), reasonNumber(is_.more))};
    return {icon, title,
            //: A reason for playing a knight; %n knights that a player has played with this one, %1 a number of
            //: knights
            Why::tr("That makes %n knight(s); Largest Army takes %1.", nullptr, is_.count).arg(reasonNumber(is_.more))};
  }

  QString safeInWords() const {
    const QString more = reasonNumber(is_.more);
    if (isDoer_)
      //: A reason for a knight, to the reader, who has Largest Army; %1 a player, %n knights, %2 a number of knights
      return Why::tr("%1 has played %n knight(s); with this one you have played %2.", nullptr, is_.count)
          .arg(who(), more);
    const QString doer = told_.name(told_.doer);
    if (isAboutReader())
      //: A reason for a knight of whoever has Largest Army; %n knights, %1 this player, %2 a number of knights
      return Why::tr("You have played %n knight(s); with this one %1 has played %2.", nullptr, is_.count)
          .arg(doer, more);
    //: A reason for a knight of whoever has Largest Army; %1 a player, %n knights, %2 who has it, %3 a number of
    //: knights
    return Why::tr("%1 has played %n knight(s); with this one %2 has played %3.", nullptr, is_.count)
        .arg(who(), doer, more);
  }

  QString guardInWords() const {
    if (isAboutReader())
      //: A reason for a development card of whoever has Largest Army, to the reader, who nearly has it; %n knights
      return Why::tr("You lacked only %n knight(s) for it, and this card may be one against you.", nullptr, is_.count);
    if (isDoer_)
      //: A reason for a development card, to the reader, who has Largest Army; %1 a player, %n knights
      return Why::tr("%1 lacks only %n knight(s) for it, and this card may be one more for you.", nullptr, is_.count)
          .arg(who());
    //: A reason for a development card of whoever has Largest Army; %1 another player, %n knights
    return Why::tr("%1 lacked only %n knight(s) for it, and this card may be one more.", nullptr, is_.count).arg(who());
  }

  bool hasShips() const { return told_.definition.hasShips; }

  ReasonWords ofRoads() const {
    const QString icon = u"longest-road"_s;
    switch (is_.kind) {
      //: A reason for building a road: its name
      case ReasonKind::LongestRoad: return {icon, Why::tr("Longest Road"), longestInWords()};
      case ReasonKind::RoadNear:
        //: A reason for building a road: its name
        return {icon, Why::tr("Longest Road is near"),
                hasShips()
                    //: A reason; %n pieces of a route, where there are ships
                    ? Why::tr("Then %n more road(s) or ship(s) in a row are enough for it.", nullptr, is_.count)
                    //: A reason; %n pieces of a route
                    : Why::tr("Then %n more road(s) in a row are enough for it.", nullptr, is_.count)};
      case ReasonKind::RoadLength:
        if (is_.seat)
          //: A reason for building a road: its name
          return {icon, Why::tr("Keeps Longest Road"),
                  hasShips()
                      //: A reason for a route of a player who has Longest Road; %n pieces, where there are ships
                      ? Why::tr("That makes %n road(s) and ship(s) in a row.", nullptr, is_.count)
                      //: A reason for building a road of a player who has Longest Road; %n pieces of a route
                      : Why::tr("That makes %n road(s) in a row.", nullptr, is_.count)};
        //: A reason for building a road: its name
        return {icon, Why::tr("Toward Longest Road"), lengthInWords()};
      default: break;
    }
    return {icon,
            //: A reason for building a settlement on another player's route: its name
            hasShips() ? Why::tr("Cuts a route") : Why::tr("Cuts a road"),
            isAboutReader()
                //: A reason for what another player did
                ? Why::tr("You lose Longest Road by it.")
                //: A reason; %1 a player
                : Why::tr("%1 loses Longest Road by it.").arg(who())};
  }

  QString longestInWords() const {
    if (is_.seat)
      return (hasShips()
                  //: A reason; %n pieces of a route, where there are ships, %1 who had Longest Road
                  ? Why::tr("%n road(s) and ship(s) in a row are more than %1 has.", nullptr, is_.count)
                  //: A reason; %n pieces of a route, %1 who had Longest Road
                  : Why::tr("%n road(s) in a row are more than %1 has.", nullptr, is_.count))
          .arg(who());
    return hasShips()
               //: A reason; %n pieces of a route, where there are ships
               ? Why::tr("%n road(s) and ship(s) in a row: nobody else has as many.", nullptr, is_.count)
               //: A reason; %n pieces of a route
               : Why::tr("%n road(s) in a row: nobody else has as many.", nullptr, is_.count);
  }

  QString lengthInWords() const {
    return (hasShips()
                //: A reason for building a road or a ship; %n pieces of a route, %1 a number of pieces
                ? Why::tr("That makes %n road(s) and ship(s) in a row; Longest Road takes %1.", nullptr, is_.count)
                //: A reason for building a road; %n pieces of a route, %1 a number of pieces
                : Why::tr("That makes %n road(s) in a row; Longest Road takes %1.", nullptr, is_.count))
        .arg(reasonNumber(is_.more));
  }

  /// A corner beside another one, or with what else counts there.
  ReasonWords ofComparison() const {
    switch (is_.kind) {
      case ReasonKind::Rather:
        if (is_.goal == Goal::Kind::City)
          return {u"cards"_s,
                  //: A reason for a city: its name; %1 a list of resources
                  Why::tr("Doubles %1").arg(kindsOf(is_.cards)),
                  //: A reason for a city though another would have more pips; %1 the hexes around the other, such as
                  //: “Forest 8, Hills 5”, %2 and %3 numbers of pips, %4 a list of resources
                  Why::tr("Fewer pips than %1 (%2, not %3), but it doubles %4.")
                      .arg(hexesAt(told_.definition.map, is_.other), reasonNumber(is_.count), reasonNumber(is_.more),
                           kindsOf(is_.cards))};
        return {u"cards"_s,
                //: A reason for a corner or a trade: its name; %1 a list of resources
                Why::tr("Brings %1").arg(kindsOf(is_.cards)),
                //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest
                //: 8, Hills 5”, %2 and %3 numbers of pips, %4 a list of resources
                Why::tr("Fewer pips than %1 (%2, not %3), but it brings %4.")
                    .arg(hexesAt(told_.definition.map, is_.other), reasonNumber(is_.count), reasonNumber(is_.more),
                         kindsOf(is_.cards))};
      case ReasonKind::OnlySource: {
        //: A reason for a city: its name; %1 a resource
        const QString title = Why::tr("Twice the only %1").arg(kindsOf(is_.cards));
        const QString twice = reasonNumber(2 * is_.count);
        return {u"cards"_s, title,
                isDoer_
                    //: A reason for a city, to the reader; %1 a resource, %n and %2 cards, %2 twice as many as %n
                    ? Why::tr("You get %1 here alone: %n card(s) in 36 throws become %2.", nullptr, is_.count)
                          .arg(kindsOf(is_.cards), twice)
                    //: A reason for a city; %1 a resource, %n and %2 cards, %2 twice as many as %n, %3 a player
                    : Why::tr("%3 gets %1 here alone: %n card(s) in 36 throws become %2.", nullptr, is_.count)
                          .arg(kindsOf(is_.cards), twice, told_.name(told_.doer))};
      }
      default: break;
    }
    //: Beside the reasons for a corner: its name
    return {u"warning"_s, Why::tr("The robber is there"),
            //: Beside the reasons for a corner; %1 a hex such as “Forest 8”, %n cards
            Why::tr("When it leaves %1, %n card(s) more come in 36 throws.", nullptr, is_.count)
                .arg(placeWords(told_.definition.map, {EventPlace::Kind::Hex, is_.place}))};
  }

  /// A corner with fewer pips than another one, for what no free corner with more has.
  ReasonWords ofFewerPips() const {
    const QString kinds = kindsOf(is_.cards);
    const auto filled = [&](const QString& sentence, const auto&... more) {
      return sentence.arg(hexesAt(told_.definition.map, is_.other), reasonNumber(is_.count), reasonNumber(is_.more),
                          more...);
    };
    if (is_.kind == ReasonKind::RatherHarbor)
      //: A reason for a corner: its name
      return {u"harbor"_s, Why::tr("At a harbor"),
              kinds.isEmpty()
                  //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest
                  //: 8, Hills 5”, %2 and %3 numbers of pips
                  ? filled(Why::tr("Fewer pips than %1 (%2, not %3), but it lies at a 3:1 harbor."))
                  //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest
                  //: 8, Hills 5”, %2 and %3 numbers of pips, %4 a resource
                  : filled(Why::tr("Fewer pips than %1 (%2, not %3), but it lies at the 2:1 harbor for %4."), kinds)};
    if (is_.kind == ReasonKind::LastGood) {
      int pips = 0;
      for (const Resource each : kAllResources)
        if (is_.cards[each]) pips = pipsAt(told_.definition.map, corner(), each);
      //: A reason for a corner: its name; %1 a resource
      return {u"cards"_s, Why::tr("More %1").arg(kinds),
              //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest 8,
              //: Hills 5”, %2 and %3 numbers of pips, %4 a resource, %5 cards
              filled(Why::tr("Fewer pips than %1 (%2, not %3), but more %4 than any such corner: %5 in 36 throws."),
                     kinds, reasonNumber(pips))};
    }
    //: A reason for a corner or a trade: its name; %1 a list of resources
    return {u"cards"_s, Why::tr("Brings %1").arg(kinds), filled(togetherInWords(), kinds)};
  }

  /// With places for the pips of both corners, for the other one, and for the resources.
  QString togetherInWords() const {
    switch (is_.goal) {
      case Goal::Kind::None:
        //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
        //: pips, %4 a list of resources, which were lacking
        return Why::tr("Fewer pips than %1 (%2, not %3), but then all five resources: it adds %4.");
      case Goal::Kind::Settlement:
        //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
        //: pips, %4 a list of resources, which were lacking
        return Why::tr("Fewer pips than %1 (%2, not %3), but then all that a settlement takes: it adds %4.");
      case Goal::Kind::Card:
        //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
        //: pips, %4 a list of resources
        return Why::tr("Fewer pips than %1 (%2, not %3), but %4 together: cities and development cards.");
      case Goal::Kind::City:
        //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
        //: pips, %4 a list of resources
        return Why::tr("Fewer pips than %1 (%2, not %3), but %4 together: cities.");
      default: break;
    }
    //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of pips, %4
    //: a list of resources
    return Why::tr("Fewer pips than %1 (%2, not %3), but %4 together: roads.");
  }

  bool isRobbed() const { return !is_.robbed.empty(); }

  /// With a robber beside it: what the corner brings meanwhile.
  QString meanwhileInWords() const {
    //: A reason for a corner: the robber is at all that brings something
    if (is_.paying == 0) return Why::tr("It brings nothing while the robber stays.");
    //: A reason for a corner beside a robber; %1 numbers such as “9 and 4”, %n cards
    return Why::tr("With %1 it brings %n card(s) in 36 throws while the robber stays.", nullptr, is_.paying)
        .arg(numbersAt(told_.definition.map, corner(), is_.robbed));
  }

  /// The same of a city: how much more than the settlement.
  QString moreMeanwhileInWords() const {
    //: A reason for a city: the robber is at all that brings something
    if (is_.paying == 0) return Why::tr("It brings nothing more while the robber stays.");
    //: A reason for a city beside a robber; %1 numbers such as “9 and 4”, %n cards
    return Why::tr("With %1 it brings %n card(s) more in 36 throws while the robber stays.", nullptr, is_.paying)
        .arg(numbersAt(told_.definition.map, corner(), is_.robbed));
  }

  ReasonWords ofYield() const {
    switch (is_.kind) {
      case ReasonKind::Pips: {
        const QString numbers = numbersAt(told_.definition.map, corner());
        const auto compared = static_cast<Compared>(is_.more);
        //: A reason for a corner: its name; %n pips (chances in 36)
        const QString title = Why::tr("%n pip(s)", nullptr, is_.count);
        if (isRobbed()) return {u"roll"_s, title, meanwhileInWords()};
        if (compared == Compared::MostInReach)
          return {u"roll"_s, title,
                  //: A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards
                  Why::tr("With %1 it brings %n card(s) in 36 throws; no other free corner within reach brings more.",
                          nullptr, is_.count)
                      .arg(numbers)};
        return {u"roll"_s, title,
                compared != Compared::Less ?
                                           //: A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards
                    Why::tr("With %1 it brings %n card(s) in 36 throws; no other free corner brings more.", nullptr,
                            is_.count)
                        .arg(numbers)
                                           :
                                           //: A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards
                    Why::tr("With %1 it brings %n card(s) in 36 throws.", nullptr, is_.count).arg(numbers)};
      }
      case ReasonKind::Doubles:
        if (isRobbed())
          //: A reason for a city: its name
          return {u"city"_s, Why::tr("Twice the yield"), moreMeanwhileInWords()};
        //: A reason for a city: its name
        return {u"city"_s, Why::tr("Twice the yield"),
                //: A reason for a city; %1 numbers such as “8, 9 and 4”, %n cards
                Why::tr("With %1 it brings %n card(s) more in 36 throws.", nullptr, is_.count)
                    .arg(numbersAt(told_.definition.map, corner()))};
      default: break;
    }
    //: A reason for the second settlement: its name
    return {u"cards"_s, Why::tr("Cards at once"),
            //: A reason for the second settlement; %1 a list such as “1 × Wool, 1 × Ore”
            Why::tr("It brings %1 at once.").arg(listOf(is_.cards))};
  }

  ReasonWords ofKinds() const {
    switch (is_.kind) {
      case ReasonKind::Kinds: {
        const QString title =
            //: A reason for a corner: its name; %n at least 2
            Why::tr("%n different resource(s)", nullptr, is_.cards.total());
        const QString kinds = kindsOf(is_.cards);
        //: A reason for a corner; %1 a list of resources
        if (is_.more == 0) return {u"cards"_s, title, Why::tr("It brings %1.").arg(kinds)};
        const QString rare = nameOfResource(kAllResources[static_cast<std::size_t>(is_.more - 1)]);
        //: A reason for a corner; %1 a list of resources, %2 one of them
        return {u"cards"_s, title, Why::tr("It brings %1; %2 is the scarcest on this island.").arg(kinds, rare)};
      }
      case ReasonKind::NewKinds: {
        //: A reason for a corner, or for a road to it: its name; %n at least 1
        const QString title = Why::tr("%n new resource(s)", nullptr, is_.cards.total());
        const QString kinds = kindsOf(is_.cards);
        //: A reason for a corner, to the reader; %1 a list of resources
        if (isDoer_) return {u"cards"_s, title, Why::tr("You get %1 from nowhere else yet.").arg(kinds)};
        const QString name = told_.name(told_.doer);
        return {u"cards"_s, title,
                is_.more == 1
                    //: A reason for a road to a corner; %1 a player, %2 a list of resources that the corner would bring
                    ? Why::tr("It would bring %1 the first %2.").arg(name, kinds)
                    //: A reason for a settlement; %1 a player, %2 a list of resources that it brings
                    : Why::tr("It brings %1 the first %2.").arg(name, kinds)};
      }
      default: break;
    }
    //: A reason for a corner: its name; %1 a resource
    return {u"cards"_s, Why::tr("Brings %1").arg(kindsOf(is_.cards)),
            //: A reason for a corner; %1 a resource
            Why::tr("%1 is the scarcest on this island.").arg(kindsOf(is_.cards))};
  }

  ReasonWords ofHarbor() const {
    const QString kind = is_.cards.isEmpty() ? QString() : kindsOf(is_.cards), twice = listOf(is_.cards + is_.cards);
    if (is_.more == 1)
      //: A reason for a road: its name
      return {u"harbor"_s, Why::tr("Toward a harbor"),
              kind.isEmpty()
                  //: A reason for a road: what lies at the corner that it leads to
                  ? Why::tr("A 3:1 harbor lies at that place.")
                  //: A reason for a road: what lies at the corner that it leads to; %1 a resource
                  : Why::tr("The 2:1 harbor for %1 lies at that place.").arg(kind)};
    if (is_.count == 0)
      //: A reason for a corner: its name
      return {u"harbor"_s, Why::tr("At a harbor"),
              kind.isEmpty()
                  //: A reason for a corner
                  ? Why::tr("Its harbor trades three cards of one kind for any one card.")
                  //: A reason for a corner; %1 two cards of what it yields or the player gets, such as “2 × Brick”
                  : Why::tr("Its harbor trades %1 for any one card.").arg(twice)};
    //: A reason for a corner or a road: its name
    return {u"harbor"_s, Why::tr("Harbor nearby"),
            kind.isEmpty()
                //: A reason for a corner or a road; %n pieces of a route
                ? Why::tr("A 3:1 harbor is %n road(s) away.", nullptr, is_.count)
                //: A reason for a corner or a road; %1 a resource, %n pieces of a route
                : Why::tr("The 2:1 harbor for %1 is %n road(s) away.", nullptr, is_.count).arg(kind)};
  }

  ReasonWords ofPlaces() const {
    if (is_.kind == ReasonKind::FreeRoads) return ofFreeRoads();
    if (is_.kind == ReasonKind::Before)
      return {u"person"_s,
              //: A reason for a place: its name
              Why::tr("Before another comes"),
              isAboutReader()
                  //: A reason for what another player did
                  ? Why::tr("Your road had reached that corner.")
                  : isDoer_
                        //: A reason for a place; %1 a player
                        ? Why::tr("A road of %1 has reached that corner.").arg(who())
                        //: A reason for what another player did; %1 a player
                        : Why::tr("A road of %1 had reached that corner.").arg(who())};
    if (is_.kind == ReasonKind::NoCorner)
      //: A reason for a development card: its name
      return {u"settlement"_s, Why::tr("No free corner"),
              isDoer_
                  //: A reason for a development card, to the reader
                  ? Why::tr("Your roads lead to no free corner for a settlement yet.")
                  //: A reason for a development card; %1 a player
                  : Why::tr("The roads of %1 led to no free corner for a settlement.").arg(told_.name(told_.doer))};
    if (is_.kind == ReasonKind::Races) return ofRace();
    const QString where = hexesAt(told_.definition.map, is_.place);
    if (is_.kind == ReasonKind::Helps)
      return {u"warning"_s,
              isAboutReader()
                  //: Why another player declined an offer of the reader: its name
                  ? Why::tr("Helps you")
                  //: A reason for declining an offer: its name; %1 the player who offers
                  : Why::tr("Helps %1").arg(who()),
              helpInWords(where)};
    if (is_.kind == ReasonKind::Waits)
      return {u"settlement"_s,
              //: A reason for what another player trades: its name
              Why::tr("A place waits"),
              //: A reason for what another player trades; %1 a player, %2 the hexes around a corner, such as “Forest 8,
              //: Hills 5”, %n pips
              Why::tr("A road of %1 had reached a place for a settlement: %2 (%n pip(s)).", nullptr, is_.count)
                  .arg(told_.name(told_.doer), where)};
    //: A reason for a road: its name
    const QString title = Why::tr("Toward a new place");
    if (is_.more == 0)
      //: A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
      return {u"settlement"_s, title,
              Why::tr("A settlement can stand at its end: %1 (%n pip(s)).", nullptr, is_.count).arg(where)};
    if (is_.more == 1)
      return {u"settlement"_s, title,
              //: A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
              Why::tr("One more road leads to: %1 (%n pip(s)).", nullptr, is_.count).arg(where)};
    return {u"settlement"_s, title,
            //: A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
            Why::tr("Two more roads lead to: %1 (%n pip(s)).", nullptr, is_.count).arg(where)};
  }

  ReasonWords ofFreeRoads() const {
    //: A reason for the card Road Building: its name
    const QString title = Why::tr("Two free roads");
    //: A reason for the card Road Building
    if (is_.place == HexId::kNone) return {u"line"_s, title, Why::tr("Both roads are free.")};
    return {u"line"_s, title,
            //: A reason for the card Road Building; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
            Why::tr("Both are free, and they reach a place for a settlement: %1 (%n pip(s)).", nullptr, is_.more)
                .arg(hexesAt(told_.definition.map, is_.place))};
  }

  /// What whoever offers could build with it.
  QString helpInWords(const QString& where) const {
    if (isAboutReader())
      //: A reason for declining an offer of the reader; %1 the hexes around a corner, %n pips
      return Why::tr("With it you could settle: %1 (%n pip(s)).", nullptr, is_.count).arg(where);
    if (is_.more == 1 && isDoer_)
      //: A reason for declining an offer, to the reader; %1 who offers, %2 the hexes around a corner, %n pips
      return Why::tr("%1 could settle at the end of your road: %2 (%n pip(s)).", nullptr, is_.count).arg(who(), where);
    //: A reason for declining an offer; %1 who offers, %2 the hexes around a corner, %n pips
    return Why::tr("%1 could settle with it: %2 (%n pip(s)).", nullptr, is_.count).arg(who(), where);
  }

  ReasonWords ofRace() const {
    //: Beside the reasons for a road: its name
    const QString title = Why::tr("Not yours alone");
    if (!is_.seat)
      return {u"warning"_s,
              isDoer_ ? title
                      //: Beside the reasons for a road of another player: its name
                      : Why::tr("Not safe"),
              //: Beside the reasons for a road in the set-up: others place settlements before
              Why::tr("Another player may settle there first.")};
    if (isAboutReader())
      //: Beside the reasons for a road of another player: its name, then the sentence, to the reader
      return {u"warning"_s, Why::tr("Not safe"), Why::tr("You could be there as soon.")};
    return {u"warning"_s,
            isDoer_ ? title
                    //: Beside the reasons for a road of another player: its name
                    : Why::tr("Not safe"),
            isDoer_
                //: Beside the reasons for a road; %1 a player
                ? Why::tr("%1 can be there as soon.").arg(who())
                //: Beside the reasons for a road of another player; %1 a player
                : Why::tr("%1 could be there as soon.").arg(who())};
  }

  ReasonWords ofRobber() const {
    switch (is_.kind) {
      case ReasonKind::Costs:
        //: A warning about the place of the robber: its name
        return {u"warning"_s, Why::tr("Harms who moved it too"),
                isDoer_
                    //: A warning about the place of the robber; %n cards
                    ? Why::tr("You miss %n card(s) in 36 throws there yourself.", nullptr, is_.count)
                    //: About the place of the robber; %1 the player who moved it, %n cards
                    : Why::tr("%1 missed %n card(s) in 36 throws there too.", nullptr, is_.count)
                          .arg(told_.name(told_.doer))};
      case ReasonKind::Robbed:
        //: A reason for a development card: its name
        return {u"leave"_s, Why::tr("Against the robber"),
                isDoer_
                    //: A reason for a development card, which may be a knight; %n cards
                    ? Why::tr("It keeps %n card(s) in 36 throws from you; a knight sends it away.", nullptr, is_.count)
                    //: A reason for a development card, which may be a knight; %1 a player, %n cards
                    : Why::tr("It kept %n card(s) in 36 throws from %1; a knight sends it away.", nullptr, is_.count)
                          .arg(told_.name(told_.doer))};
      case ReasonKind::Takes:
        if (isAboutReader())
          //: A reason for the place of the robber, to whom it robs: its name
          return {u"cards"_s, Why::tr("A card of yours"),
                  //: A reason for the place of the robber, to whom it robs
                  Why::tr("You held %n card(s).", nullptr, is_.count)};
        //: A reason for the place of the robber: its name; %1 a player
        return {u"cards"_s, Why::tr("A card of %1").arg(who()),
                isDoer_
                    //: A reason for the place of the robber; %1 a player, %n cards
                    ? Why::tr("%1 holds %n card(s).", nullptr, is_.count).arg(who())
                    //: A reason for the place of the robber; %1 a player, %n cards
                    : Why::tr("%1 held %n card(s).", nullptr, is_.count).arg(who())};
      case ReasonKind::Later:
        //: A reason for throwing before a card is played: its name, then the sentence
        return {u"continue"_s, Why::tr("Throw first"), Why::tr("A knight can be played after the throw too.")};
      case ReasonKind::Stays:
        //: A reason for throwing before a card is played: its name, then the sentence
        return {u"continue"_s, Why::tr("Keep the card"), Why::tr("The robber takes nothing from you now.")};
      default: break;
    }
    //: A reason for moving the robber: its name
    return {u"leave"_s, Why::tr("Away from here"),
            isDoer_
                //: A reason for moving the robber; %n cards
                ? Why::tr("Where it stands you miss %n card(s) in 36 throws.", nullptr, is_.count)
                //: A reason for what another player did with the robber; %1 this player, %n cards
                : Why::tr("Where it stood %1 missed %n card(s) in 36 throws.", nullptr, is_.count)
                      .arg(told_.name(told_.doer))};
  }

  /// "4 from Asha and 4 from Meera": who gets how much less.
  QString sharesInWords() const {
    QStringList parts;
    for (const RobbedShare& each : is_.shares) {
      parts << (each.seat == told_.reader
                    //: Part of “It keeps back …: 4 from Asha and 4 from you”; %1 a number of cards
                    ? Why::tr("%1 from you").arg(reasonNumber(each.count))
                    //: Part of “It keeps back …: 4 from Asha and 4 from you”; %1 a player, %2 a number of cards
                    : Why::tr("%2 from %1").arg(told_.name(each.seat), reasonNumber(each.count)));
    }
    return listed(parts);
  }

  ReasonWords ofSlows() const {
    if (is_.shares.size() > 1) {
      const QString title = isAmongShares(told_.reader)
                                //: A reason for the place of the robber, to one of those it harms: its name
                                ? Why::tr("Slows you and others")
                                //: A reason for the place of the robber: its name
                                : Why::tr("Slows several");
      //: A reason for the place of the robber; %n cards, %1 a list such as “4 from Asha and 4 from Meera”
      return {u"warning"_s, title,
              Why::tr("It keeps back %n card(s) in 36 throws: %1.", nullptr, is_.count).arg(sharesInWords())};
    }
    if (isAboutReader())
      //: A reason for the place of the robber, to whom it harms: its name
      return {u"warning"_s, Why::tr("Slows you"),
              //: A reason for the place of the robber, to whom it harms; %n cards
              Why::tr("You miss %n card(s) in 36 throws.", nullptr, is_.count)};
    //: A reason for the place of the robber: its name; %1 a player
    return {u"warning"_s, Why::tr("Slows %1").arg(who()),
            //: A reason for the place of the robber; %1 a player, %n cards
            Why::tr("%1 misses %n card(s) in 36 throws.", nullptr, is_.count).arg(who())};
  }

  ReasonWords ofRobberTo() const {
    //: A reason for playing a knight: its name
    return {u"warning"_s, Why::tr("A place for the robber"),
            //: A reason for playing a knight; %1 a hex such as “Forest 8”, %n cards, %2 a list such as “4 from Asha and
            //: 4 from Meera”
            Why::tr("On %1 it would keep back %n card(s) in 36 throws: %2.", nullptr, is_.count)
                .arg(placeWords(told_.definition.map, {EventPlace::Kind::Hex, is_.place}), sharesInWords())};
  }

  ReasonWords ofPaysAgain() const {
    //: What a place of the robber costs whoever moved it: its name
    return {u"roll"_s, Why::tr("The price"),
            //: Beside the reasons for the place of the robber; %1 the hex that it leaves, such as “Forest 8”, %n cards,
            //: %2 a list such as “4 for Asha and 4 for Meera”
            Why::tr("%1 pays %n card(s) in 36 throws again: %2.", nullptr, is_.count)
                .arg(placeWords(told_.definition.map, {EventPlace::Kind::Hex, is_.place}), gainsInWords())};
  }

  /// "4 for Asha and 4 for Meera": who gets how much again.
  QString gainsInWords() const {
    QStringList parts;
    for (const RobbedShare& each : is_.shares)
      parts << (each.seat == told_.reader
                    //: Part of “Forest 8 pays … again: 4 for Asha and 4 for you”; %1 a number of cards
                    ? Why::tr("%1 for you").arg(reasonNumber(each.count))
                    //: Part of “Forest 8 pays … again: 4 for Asha and 4 for you”; %1 a player, %2 a number of cards
                    : Why::tr("%2 for %1").arg(told_.name(each.seat), reasonNumber(each.count)));
    return listed(parts);
  }

  ReasonWords ofKnown() const {
    const QString kinds = kindsOf(is_.cards);
    //: A reason for taking a card of a player: its name; %1 this player, %2 a list of resources
    const QString title = Why::tr("%1 holds %2").arg(who(), kinds);
    switch (is_.goal) {
      //: A reason for taking a card of a player, to the reader; %1 a list of resources
      case Goal::Kind::City:
        return {u"cards"_s, title, Why::tr("By what you have seen it is certain, and your city lacks %1.").arg(kinds)};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for taking a card of a player, to the reader; %1 a list of resources
        return {u"cards"_s, title,
                Why::tr("By what you have seen it is certain, and your settlement lacks %1.").arg(kinds)};
      default: break;
    }
    //: A reason for taking a card of a player, to the reader; %1 a list of resources
    return {u"cards"_s, title, Why::tr("By what you have seen it is certain, and you lack %1.").arg(kinds)};
  }

  /// Of a trade of another seat: the robber stands on its only hex of what it brings.
  ReasonWords ofNoSource() const {
    const QString kind = kindsOf(is_.cards), hex = placeWords(told_.definition.map, {EventPlace::Kind::Hex, is_.place});
    //: A reason for what a player trades: its name; %1 a resource
    const QString title = Why::tr("Robbed of %1").arg(kind);
    if (isDoer_)
      //: A reason for a trade, to the reader; %1 a resource, %2 a hex such as “Forest 8”
      return {u"leave"_s, title, Why::tr("The robber holds your only %1: %2.").arg(kind, hex)};
    return {u"leave"_s, title,
            //: A reason for what another player trades; %1 this player, %2 a resource, %3 a hex such as “Forest 8”
            Why::tr("The robber held the only %2 of %1: %3.").arg(told_.name(told_.doer), kind, hex)};
  }

  bool isAmongShares(SeatId seat) const {
    return seat && std::ranges::find(is_.shares, seat, &RobbedShare::seat) != is_.shares.end();
  }

  ReasonWords ofVictim() const {
    if (is_.kind == ReasonKind::Ahead) {
      if (isAboutReader())
        //: A reason for the place of the robber, to whom it harms, or for declining an offer of the reader: its name,
        //: then the sentence
        return {u"star"_s, Why::tr("You were ahead"), Why::tr("Nobody else had as many points as you.")};
      if (isDoer_)
        //: A reason for the place of the robber, or for declining an offer: its name, then the sentence; %1 a player
        return {u"star"_s, Why::tr("%1 is ahead").arg(who()),
                Why::tr("Of the others %1 has the most points.").arg(who())};
      //: A reason for what another player did with the robber, or for their declining an offer: its name, then the
      //: sentence; %1 a player
      return {u"star"_s, Why::tr("%1 was ahead").arg(who()),
              Why::tr("Nobody else showed as many points as %1.").arg(who())};
    }
    const QString kind = kindsOf(is_.cards);
    if (isAboutReader())
      //: A reason for the place of the robber, to whom it harms: its name; %1 a resource
      return {u"cards"_s, Why::tr("Your only %1").arg(kind),
              //: A reason for the place of the robber, to whom it harms; %1 a resource
              Why::tr("You got %1 from nowhere else.").arg(kind)};
    return {u"cards"_s, allOfIt(),
            isDoer_
                //: A reason for the place of the robber: %1 a player, %2 a resource
                ? Why::tr("%1 gets %2 from nowhere else.").arg(who(), kind)
                //: A reason for what another player did with the robber: %1 a player, %2 a resource
                : Why::tr("%1 got %2 from nowhere else.").arg(who(), kind)};
  }

  /// One string for each resource: their genders differ.
  QString allOfIt() const {
    if (is_.cards[Resource::Brick] > 0)
      //: A reason for the place of the robber: its name; %1 a player, who gets brick on this hex alone
      return Why::tr("All Brick of %1").arg(who());
    if (is_.cards[Resource::Lumber] > 0)
      //: A reason for the place of the robber: its name; %1 a player, who gets lumber on this hex alone
      return Why::tr("All Lumber of %1").arg(who());
    if (is_.cards[Resource::Wool] > 0)
      //: A reason for the place of the robber: its name; %1 a player, who gets wool on this hex alone
      return Why::tr("All Wool of %1").arg(who());
    if (is_.cards[Resource::Grain] > 0)
      //: A reason for the place of the robber: its name; %1 a player, who gets grain on this hex alone
      return Why::tr("All Grain of %1").arg(who());
    //: A reason for the place of the robber: its name; %1 a player, who gets ore on this hex alone
    return Why::tr("All Ore of %1").arg(who());
  }

  const Reason& is_;
  const ReasonTold& told_;
  bool isDoer_;
};

}  // namespace

QString kindsOf(CardCounts cards) {
  QStringList names;
  for (const Resource each : kAllResources)
    if (cards[each]) names << nameOfResource(each);
  return listed(names);
}

ReasonWords wordsOf(const Reason& reason, const ReasonTold& told) { return ReasonTeller(reason, told).words(); }

QString hiddenReasonWords(const QString& name) {
  //: Why nothing can be said of a player’s trade; %1 this player
  return Why::tr("Only %1 knows why: it depends on cards that you do not see.").arg(name);
}

}  // namespace tapu
