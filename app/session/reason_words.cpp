// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reason_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "app/session/card_reason_words.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"

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

/// The numbers of the hexes around a corner that yield something: "8, 9 and 4".
QString numbersAt(const Topology& map, CornerId corner) {
  QStringList numbers;
  for (const HexId hex : map.corner(corner).hexes) {
    if (!hex || resourceOf(map.hex(hex).cell.terrain) == Resource::None || map.hex(hex).cell.number == 0) continue;
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
      case ReasonKind::Wins:
      case ReasonKind::LongestRoad:
      case ReasonKind::RoadNear:
      case ReasonKind::CutsRoad:
      case ReasonKind::LargestArmy:
      case ReasonKind::ArmyNear:
      case ReasonKind::Point: return ofPoints();
      case ReasonKind::Rather:
      case ReasonKind::OnlySource:
      case ReasonKind::RobberHere: return ofComparison();
      case ReasonKind::Pips:
      case ReasonKind::Doubles:
      case ReasonKind::Kinds:
      case ReasonKind::NewKinds:
      case ReasonKind::StartCards: return ofYield();
      case ReasonKind::Harbor: return ofHarbor();
      case ReasonKind::Before:
      case ReasonKind::Leads:
      case ReasonKind::Waits:
      case ReasonKind::FreeRoads: return ofPlaces();
      case ReasonKind::Slows: return ofSlows();
      case ReasonKind::Ahead:
      case ReasonKind::OnlyHex: return ofVictim();
      case ReasonKind::Costs:
      case ReasonKind::Takes:
      case ReasonKind::Frees:
      case ReasonKind::Robbed:
      case ReasonKind::Later:
      case ReasonKind::Stays: return ofRobber();
      case ReasonKind::Foresight:
        //: Why a hint names this first, though another choice looks richer: its name, then the sentence
        return {u"star"_s, Why::tr("Does best in the end"),
                Why::tr("Another choice brings more at once, but some turns ahead this one stands better.")};
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
      case ReasonKind::LongestRoad:
        return {u"longest-road"_s,
                //: A reason for building a road: its name
                Why::tr("Longest Road"),
                is_.seat
                    //: A reason; %n pieces of a route, %1 who had Longest Road
                    ? Why::tr("%n piece(s) in a row are more than %1 has.", nullptr, is_.count).arg(who())
                    //: A reason; %n pieces of a route
                    : Why::tr("%n piece(s) in a row: nobody else has as many.", nullptr, is_.count)};
      case ReasonKind::RoadNear:
        //: A reason for building a road: its name
        return {u"longest-road"_s, Why::tr("Longest Road is near"),
                //: A reason; %n pieces of a route
                Why::tr("Then %n more piece(s) in a row are enough for it.", nullptr, is_.count)};
      case ReasonKind::CutsRoad:
        //: A reason for building a settlement on another player's route: its name
        return {u"longest-road"_s, Why::tr("Cuts a road"),
                isAboutReader()
                    //: A reason for what another player did
                    ? Why::tr("You lose Longest Road by it.")
                    //: A reason; %1 a player
                    : Why::tr("%1 loses Longest Road by it.").arg(who())};
      case ReasonKind::LargestArmy:
        return {u"largest-army"_s,
                //: A reason for playing a knight: its name
                Why::tr("Largest Army"),
                is_.seat
                    //: A reason; %n knights that were played, %1 who had Largest Army
                    ? Why::tr("%n knight(s) are more than %1 has played.", nullptr, is_.count).arg(who())
                    //: A reason; %n knights that were played
                    : Why::tr("%n knight(s): nobody else has played as many.", nullptr, is_.count)};
      case ReasonKind::ArmyNear:
        //: A reason for a knight or a development card: its name
        return {u"largest-army"_s, Why::tr("Largest Army is near"),
                //: A reason; %n knights
                Why::tr("Then %n more knight(s) are enough for it.", nullptr, is_.count)};
      default: break;
    }
    //: A reason for building: its name; %n at least 1
    return {u"star"_s, Why::tr("%n more point(s)", nullptr, is_.count),
            //: A reason for building a city
            Why::tr("A city counts two points, a settlement one.")};
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
                      .arg(hexesAt(told_.map, is_.other), reasonNumber(is_.count), reasonNumber(is_.more),
                           kindsOf(is_.cards))};
        return {u"cards"_s,
                //: A reason for a corner or a trade: its name; %1 a list of resources
                Why::tr("Brings %1").arg(kindsOf(is_.cards)),
                //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest
                //: 8, Hills 5”, %2 and %3 numbers of pips, %4 a list of resources
                Why::tr("Fewer pips than %1 (%2, not %3), but it brings %4.")
                    .arg(hexesAt(told_.map, is_.other), reasonNumber(is_.count), reasonNumber(is_.more),
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
            Why::tr("Until it leaves %1, %n card(s) of these stay away.", nullptr, is_.count)
                .arg(placeWords(told_.map, {EventPlace::Kind::Hex, is_.place}))};
  }

  ReasonWords ofYield() const {
    switch (is_.kind) {
      case ReasonKind::Pips: {
        const QString numbers = numbersAt(told_.map, corner());
        const auto compared = static_cast<Compared>(is_.more);
        //: A reason for a corner: its name; %n pips (chances in 36)
        const QString title = Why::tr("%n pip(s)", nullptr, is_.count);
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
        //: A reason for a city: its name
        return {u"city"_s, Why::tr("Twice the yield"),
                //: A reason for a city; %1 numbers such as “8, 9 and 4”, %n cards
                Why::tr("With %1 it brings %n card(s) more in 36 throws.", nullptr, is_.count)
                    .arg(numbersAt(told_.map, corner()))};
      case ReasonKind::Kinds: {
        const QString title =
            //: A reason for a corner: its name; %n at least 2
            Why::tr("%n different resource(s)", nullptr, is_.cards.total());
        const QString kinds = kindsOf(is_.cards);
        //: A reason for a corner; %1 a list of resources
        if (is_.more == 0) return {u"cards"_s, title, Why::tr("It brings %1.").arg(kinds)};
        const QString rare = nameOfResource(kAllResources[static_cast<std::size_t>(is_.more - 1)]);
        //: A reason for a corner; %1 a list of resources, %2 one of them
        return {u"cards"_s, title, Why::tr("It brings %1; this island has least of %2.").arg(kinds, rare)};
      }
      case ReasonKind::NewKinds: {
        //: A reason for a corner, or for a road to it: its name; %n at least 1
        const QString title = Why::tr("%n new resource(s)", nullptr, is_.cards.total());
        //: A reason for a corner, to the reader; %1 a list of resources
        return {
            u"cards"_s, title,
            isDoer_
                ? Why::tr("You get %1 from nowhere else yet.").arg(kindsOf(is_.cards))
                //: A reason for a corner; %1 a player, %2 a list of resources
                : Why::tr("%1 got %2 from nowhere else until then.").arg(told_.name(told_.doer), kindsOf(is_.cards))};
      }
      default: break;
    }
    //: A reason for the second settlement: its name
    return {u"cards"_s, Why::tr("Cards at once"),
            //: A reason for the second settlement; %1 a list such as “1 × Wool, 1 × Ore”
            Why::tr("It brings %1 at once.").arg(listOf(is_.cards))};
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
    if (is_.kind == ReasonKind::FreeRoads)
      //: A reason for the card Road Building: its name, then the sentence
      return {u"line"_s, Why::tr("Two free roads"), Why::tr("Both roads are free.")};
    if (is_.kind == ReasonKind::Before)
      return {u"person"_s,
              //: A reason for a place: its name
              Why::tr("Before another comes"),
              isAboutReader()
                  //: A reason for what another player did
                  ? Why::tr("Your road had reached that corner.")
                  //: A reason for a place; %1 a player
                  : Why::tr("A road of %1 has reached that corner.").arg(who())};
    const QString where = hexesAt(told_.map, is_.place);
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

  ReasonWords ofRobber() const {
    switch (is_.kind) {
      case ReasonKind::Costs:
        //: A warning about the place of the robber: its name
        return {u"warning"_s, Why::tr("Harms its owner too"),
                isDoer_
                    //: A warning about the place of the robber; %n cards
                    ? Why::tr("You miss %n card(s) in 36 throws there yourself.", nullptr, is_.count)
                    //: About the place of the robber; %1 the player who moved it, %n cards
                    : Why::tr("%1 misses %n card(s) in 36 throws there too.", nullptr, is_.count)
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
      return {u"warning"_s, title,
              is_.more == 1
                  //: A reason for the place of the robber; %n cards, %1 a list such as “4 from Asha and 4 from Meera”
                  ? Why::tr("It keeps back %n more card(s) in 36 throws than where it stood: %1.", nullptr, is_.count)
                        .arg(sharesInWords())
                  //: A reason for the place of the robber; %n cards, %1 a list such as “4 from Asha and 4 from Meera”
                  : Why::tr("It keeps back %n card(s) in 36 throws: %1.", nullptr, is_.count).arg(sharesInWords())};
    }
    if (isAboutReader())
      //: A reason for the place of the robber, to whom it harms: its name
      return {u"warning"_s, Why::tr("Slows you"),
              is_.more == 1
                  //: A reason for the place of the robber, to whom it harms; %n cards
                  ? Why::tr("You miss %n more card(s) in 36 throws than where it stood.", nullptr, is_.count)
                  //: A reason for the place of the robber, to whom it harms; %n cards
                  : Why::tr("You miss %n card(s) in 36 throws.", nullptr, is_.count)};
    //: A reason for the place of the robber: its name; %1 a player
    return {u"warning"_s, Why::tr("Slows %1").arg(who()),
            is_.more == 1
                //: A reason for the place of the robber; %1 a player, %n cards
                ? Why::tr("%1 misses %n more card(s) in 36 throws than where it stood.", nullptr, is_.count).arg(who())
                //: A reason for the place of the robber; %1 a player, %n cards
                : Why::tr("%1 misses %n card(s) in 36 throws.", nullptr, is_.count).arg(who())};
  }
  bool isAmongShares(SeatId seat) const {
    return seat && std::ranges::find(is_.shares, seat, &RobbedShare::seat) != is_.shares.end();
  }

  ReasonWords ofVictim() const {
    if (is_.kind == ReasonKind::Ahead) {
      if (isAboutReader())
        //: A reason for the place of the robber, to whom it harms: its name, then the sentence
        return {u"star"_s, Why::tr("You were ahead"), Why::tr("Nobody else had as many points as you.")};
      //: A reason for the place of the robber: its name; %1 a player
      const QString title = Why::tr("%1 is ahead").arg(who());
      //: A reason for the place of the robber; %1 a player
      if (isDoer_) return {u"star"_s, title, Why::tr("Of the others %1 has most points.").arg(who())};
      //: A reason for the place of the robber; %1 a player
      return {u"star"_s, title, Why::tr("Nobody else showed as many points as %1.").arg(who())};
    }
    const QString kind = kindsOf(is_.cards);
    if (isAboutReader())
      //: A reason for the place of the robber, to whom it harms: its name; %1 a resource
      return {u"cards"_s, Why::tr("Your only %1").arg(kind),
              //: A reason for the place of the robber, to whom it harms; %1 a resource
              Why::tr("You get %1 from nowhere else.").arg(kind)};
    //: A reason for the place of the robber: its name; %1 a player, %2 a resource
    return {u"cards"_s, Why::tr("All %2 of %1").arg(who(), kind),
            //: A reason for the place of the robber; %1 a player, %2 a resource
            Why::tr("%1 gets %2 from nowhere else.").arg(who(), kind)};
  }

  const Reason& is_;
  const ReasonTold& told_;
  bool isDoer_;
};

QString placed(const Topology& map, EventPlace::Kind kind, int place) {
  return placeGlyphs(map, {kind, static_cast<std::uint32_t>(place)});
}

QString cardAdvice(const Action& action, const Topology& map) {
  switch (action.kind) {
    case ActionKind::Knight:
      //: What a hint advises in the Big Game; %1 the hex of the robber, in pictures
      if (action.hasPlace())
        return Why::tr("A knight drives the robber from %1").arg(placed(map, EventPlace::Kind::Hex, action.place()));
      //: What a hint advises in the Big Game; %1 a list such as “1 × Wool”
      if (action.first != Resource::None)
        return Why::tr("A knight brings %1").arg(listOf(CardCounts::of(action.first)));
      //: What a hint advises
      return Why::tr("Play a knight");
    //: What a hint advises
    case ActionKind::RoadBuilding: return Why::tr("Play Road Building");
    case ActionKind::YearOfPlenty: {
      CardCounts got = CardCounts::of(action.first);
      if (action.second != Resource::None) got += CardCounts::of(action.second);
      //: What a hint advises; %1 a list such as “1 × Wool, 1 × Ore”
      return Why::tr("Play Year of Plenty: %1").arg(listOf(got));
    }
    //: What a hint advises; %1 a resource
    case ActionKind::Monopoly: return Why::tr("Play Monopoly: %1").arg(nameOfResource(action.first));
    //: What a hint advises; the card of Crazy
    case ActionKind::Insurance: return Why::tr("Play Insurance");
    //: What a hint advises; the card of Crazy
    case ActionKind::Dog: return Why::tr("Play the Dog");
    default: break;
  }
  //: What a hint advises
  return Why::tr("Buy a development card");
}

QString tradeAdvice(const Action& action, int rate) {
  switch (action.kind) {
    case ActionKind::Bank:
      //: What a hint advises, as short as can be; %1 a number of cards that are given to the bank, %2 their resource,
      //: %3 the resource of the one card that comes for them
      return Why::tr("Bank: %1 %2 for %3")
          .arg(reasonNumber(rate), nameOfResource(action.first), nameOfResource(action.second));
    case ActionKind::Offer:
      //: What a hint advises; %1 what is given, %2 what is wanted for it: lists such as “1 × Wool”
      return Why::tr("Offer %1 for %2").arg(listOf(action.give), listOf(action.want));
    //: What a hint advises, with an offer of another player
    case ActionKind::Accept: return Why::tr("Accept the offer");
    //: What a hint advises, with an offer of another player
    case ActionKind::Decline: return Why::tr("Decline the offer");
    //: What a hint advises, after others have accepted the own offer
    case ActionKind::Confirm: return Why::tr("Trade with whoever accepted");
    default: break;
  }
  //: What a hint advises after a seven; %1 a list such as “2 × Wool”
  return Why::tr("Return %1").arg(listOf(action.give));
}

}  // namespace

QString kindsOf(CardCounts cards) {
  QStringList names;
  for (const Resource each : kAllResources)
    if (cards[each]) names << nameOfResource(each);
  return listed(names);
}

ReasonWords wordsOf(const Reason& reason, const ReasonTold& told) { return ReasonTeller(reason, told).words(); }

QString adviceWords(const Action& action, const Topology& map, int rate) {
  switch (action.kind) {
    //: What a hint advises before the first round of the Big Game; %1 the hexes around the settlement, in pictures
    case ActionKind::StartCards: return Why::tr("Cards: %1").arg(placed(map, EventPlace::Kind::Corner, action.place()));
    case ActionKind::Settlement: return placed(map, EventPlace::Kind::Corner, action.place());
    //: What a hint advises; %1 the hexes around the settlement, in pictures
    case ActionKind::City:
    case ActionKind::StartCity: return Why::tr("City: %1").arg(placed(map, EventPlace::Kind::Corner, action.place()));
    //: What a hint advises; %1 the hexes on both sides of the road, in pictures
    case ActionKind::Road: return Why::tr("Road: %1").arg(placed(map, EventPlace::Kind::Edge, action.place()));
    //: What a hint advises; %1 the hexes on both sides of the ship, in pictures
    case ActionKind::Ship: return Why::tr("Ship: %1").arg(placed(map, EventPlace::Kind::Edge, action.place()));
    //: What a hint advises
    case ActionKind::MoveShip: return Why::tr("Move a ship");
    //: What a hint advises; %1 the hex, in pictures
    case ActionKind::Robber: return Why::tr("Robber: %1").arg(placed(map, EventPlace::Kind::Hex, action.place()));
    case ActionKind::Bank:
    case ActionKind::Offer:
    case ActionKind::Accept:
    case ActionKind::Decline:
    case ActionKind::Confirm:
    case ActionKind::Discard: return tradeAdvice(action, rate);
    //: What a hint advises
    case ActionKind::Roll: return Why::tr("Roll the dice");
    //: What a hint advises
    case ActionKind::EndTurn: return Why::tr("End the turn");
    //: What a hint advises in the Big Game; “Done” is the button that ends the reader’s part of the round
    case ActionKind::Done: return Why::tr("Press “Done”");
    //: What a hint advises, where a free road or the Dog could be played
    case ActionKind::Pass: return Why::tr("Do without it");
    //: What a hint advises
    case ActionKind::DeclareVictory: return Why::tr("Declare victory");
    default: break;
  }
  return cardAdvice(action, map);
}

QString adviceNote(Decision must) {
  switch (must) {
    //: Under the title “Hint”
    case Decision::Settlement: return Why::tr("Good corners for a settlement");
    //: Under the title “Hint”
    case Decision::Road:
    case Decision::FreeRoute: return Why::tr("Good places for a road");
    //: Under the title “Hint”
    case Decision::Robber: return Why::tr("Good places for the robber");
    //: Under the title “Hint”, after a seven
    case Decision::Discard: return Why::tr("Cards that you can spare");
    //: Under the title “Hint”, before the first round of the Big Game
    case Decision::Start: return Why::tr("Good places for your cards and your city");
    //: Under the title “Hint”
    case Decision::Nothing: return Why::tr("An answer to the offer");
    default: break;
  }
  //: Under the title “Hint”
  return Why::tr("What you could do now");
}

QString hiddenReasonWords(const QString& name) {
  //: Why nothing can be said of a player’s trade; %1 this player
  return Why::tr("Only %1 knows why: it depends on cards that you do not see.").arg(name);
}

}  // namespace tapu
