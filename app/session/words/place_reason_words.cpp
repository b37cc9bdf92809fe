// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "app/session/words/reason_teller.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"
#include "engine/board/tally.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct PlaceWhy {
  Q_DECLARE_TR_FUNCTIONS(Reasons)
};

/// The numbers of the hexes around a corner that yield something, but for some: "8, 9 and 4".
QString numbersAt(const Topology& map, CornerId corner, const std::vector<HexId>& but = {}) {
  QStringList numbers;
  for (const HexId hex : map.corner(corner).hexes) {
    if (!hex || std::ranges::find(but, hex) != but.end()) continue;
    if (resourceOf(map.hex(hex).cell.terrain) == Resource::None || map.hex(hex).cell.number == 0) continue;
    numbers << reasonNumber(map.hex(hex).cell.number);
  }
  return listedReasons(numbers);
}

QString hexesAt(const Topology& map, std::uint32_t corner) {
  return placeWords(map, {EventPlace::Kind::Corner, corner});
}

class PlaceReasonTeller : private ReasonTeller {
 public:
  using ReasonTeller::ReasonTeller;

  ReasonWords words() const {
    switch (is_.kind) {
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
      default: return ofPlaces();
    }
  }

 private:
  CornerId corner() const { return CornerId(static_cast<int>(is_.place)); }

  /// A corner beside another one, or with something else that counts there.
  ReasonWords ofComparison() const {
    switch (is_.kind) {
      case ReasonKind::Rather:
        if (is_.goal == Goal::Kind::City)
          return {u"cards"_s,
                  //: A reason for a city: its name; %1 a list of resources
                  PlaceWhy::tr("Doubles %1").arg(kindsOf(is_.cards)),
                  //: A reason for a city though another would have more pips; %1 the hexes around the other, such as
                  //: “Forest 8, Hills 5”, %2 and %3 numbers of pips, %4 a list of resources
                  PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but it doubles %4.")
                      .arg(hexesAt(told_.definition.map, is_.other), reasonNumber(is_.count), reasonNumber(is_.more),
                           kindsOf(is_.cards))};
        return {u"cards"_s,
                //: A reason for a corner or a trade: its name; %1 a list of resources
                PlaceWhy::tr("Brings %1").arg(kindsOf(is_.cards)),
                //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest
                //: 8, Hills 5”, %2 and %3 numbers of pips, %4 a list of resources
                PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but it brings %4.")
                    .arg(hexesAt(told_.definition.map, is_.other), reasonNumber(is_.count), reasonNumber(is_.more),
                         kindsOf(is_.cards))};
      case ReasonKind::OnlySource: {
        //: A reason for a city: its name; %1 a resource
        const QString title = PlaceWhy::tr("Twice the only %1").arg(kindsOf(is_.cards));
        const QString twice = reasonNumber(2 * is_.count);
        return {u"cards"_s, title,
                isDoer_
                    //: A reason for a city, to the reader; %1 a resource, %n and %2 cards, %2 twice as many as %n
                    ? PlaceWhy::tr("You get %1 here alone: %n card(s) in 36 throws become %2.", nullptr, is_.count)
                          .arg(kindsOf(is_.cards), twice)
                    //: A reason for a city; %1 a resource, %n and %2 cards, %2 twice as many as %n, %3 a player
                    : PlaceWhy::tr("%3 gets %1 here alone: %n card(s) in 36 throws become %2.", nullptr, is_.count)
                          .arg(kindsOf(is_.cards), twice, doer())};
      }
      default: break;
    }
    //: Beside the reasons for a corner: its name
    return {u"warning"_s, PlaceWhy::tr("The robber is there"),
            //: Beside the reasons for a corner; %1 a hex such as “Forest 8”, %n cards
            PlaceWhy::tr("When it leaves %1, %n card(s) more come in 36 throws.", nullptr, is_.count)
                .arg(placeWords(told_.definition.map, {EventPlace::Kind::Hex, is_.place}))};
  }

  /// A corner with fewer pips than another one, for a merit that no free corner with more has.
  ReasonWords ofFewerPips() const {
    const QString kinds = kindsOf(is_.cards);
    const auto filled = [&](const QString& sentence, const auto&... more) {
      return sentence.arg(hexesAt(told_.definition.map, is_.other), reasonNumber(is_.count), reasonNumber(is_.more),
                          more...);
    };
    if (is_.kind == ReasonKind::RatherHarbor)
      //: A reason for a corner: its name
      return {
          u"harbor"_s, PlaceWhy::tr("At a harbor"),
          kinds.isEmpty()
              //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest
              //: 8, Hills 5”, %2 and %3 numbers of pips
              ? filled(PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but it lies at a 3:1 harbor."))
              //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest
              //: 8, Hills 5”, %2 and %3 numbers of pips, %4 a resource
              : filled(PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but it lies at the 2:1 harbor for %4."), kinds)};
    if (is_.kind == ReasonKind::LastGood) {
      int pips = 0;
      for (const Resource each : kAllResources)
        if (is_.cards[each]) pips = pipsAt(told_.definition.map, corner(), each);
      //: A reason for a corner: its name; %1 a resource
      return {
          u"cards"_s, PlaceWhy::tr("More %1").arg(kinds),
          //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest 8,
          //: Hills 5”, %2 and %3 numbers of pips, %4 a resource, %5 cards
          filled(PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but more %4 than any such corner: %5 in 36 throws."),
                 kinds, reasonNumber(pips))};
    }
    //: A reason for a corner or a trade: its name; %1 a list of resources
    return {u"cards"_s, PlaceWhy::tr("Brings %1").arg(kinds), filled(togetherInWords(), kinds)};
  }

  /// With places for the pips of both corners, for the other one, and for the resources.
  QString togetherInWords() const {
    switch (is_.goal) {
      case Goal::Kind::None:
        //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
        //: pips, %4 a list of resources, which were lacking
        return PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but then all five resources: it adds %4.");
      case Goal::Kind::Settlement:
        //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
        //: pips, %4 a list of resources, which were lacking
        return PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but then all that a settlement takes: it adds %4.");
      case Goal::Kind::Card:
        //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
        //: pips, %4 a list of resources
        return PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but %4 together: cities and development cards.");
      case Goal::Kind::City:
        //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
        //: pips, %4 a list of resources
        return PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but %4 together: cities.");
      default: break;
    }
    //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of pips, %4
    //: a list of resources
    return PlaceWhy::tr("Fewer pips than %1 (%2, not %3), but %4 together: roads.");
  }

  bool isRobbed() const { return !is_.robbed.empty(); }

  /// With a robber beside it: the corner's yield meanwhile.
  QString meanwhileInWords() const {
    //: A reason for a corner: the robber is at all that brings something
    if (is_.paying == 0) return PlaceWhy::tr("It brings nothing while the robber stays.");
    //: A reason for a corner beside a robber; %1 numbers such as “9 and 4”, %n cards
    return PlaceWhy::tr("With %1 it brings %n card(s) in 36 throws while the robber stays.", nullptr, is_.paying)
        .arg(numbersAt(told_.definition.map, corner(), is_.robbed));
  }

  /// The same of a city: how much more than the settlement.
  QString moreMeanwhileInWords() const {
    //: A reason for a city: the robber is at all that brings something
    if (is_.paying == 0) return PlaceWhy::tr("It brings nothing more while the robber stays.");
    //: A reason for a city beside a robber; %1 numbers such as “9 and 4”, %n cards
    return PlaceWhy::tr("With %1 it brings %n card(s) more in 36 throws while the robber stays.", nullptr, is_.paying)
        .arg(numbersAt(told_.definition.map, corner(), is_.robbed));
  }

  ReasonWords ofYield() const {
    switch (is_.kind) {
      case ReasonKind::Pips: {
        const QString numbers = numbersAt(told_.definition.map, corner());
        const auto compared = static_cast<Compared>(is_.more);
        //: A reason for a corner: its name; %n pips (chances in 36)
        const QString title = PlaceWhy::tr("%n pip(s)", nullptr, is_.count);
        if (isRobbed()) return {u"roll"_s, title, meanwhileInWords()};
        if (compared == Compared::MostInReach)
          return {
              u"roll"_s, title,
              //: A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards
              PlaceWhy::tr("With %1 it brings %n card(s) in 36 throws; no other free corner within reach brings more.",
                           nullptr, is_.count)
                  .arg(numbers)};
        return {u"roll"_s, title,
                compared != Compared::Less ?
                                           //: A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards
                    PlaceWhy::tr("With %1 it brings %n card(s) in 36 throws; no other free corner brings more.",
                                 nullptr, is_.count)
                        .arg(numbers)
                                           :
                                           //: A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards
                    PlaceWhy::tr("With %1 it brings %n card(s) in 36 throws.", nullptr, is_.count).arg(numbers)};
      }
      case ReasonKind::Doubles:
        if (isRobbed())
          //: A reason for a city: its name
          return {u"city"_s, PlaceWhy::tr("Twice the yield"), moreMeanwhileInWords()};
        //: A reason for a city: its name
        return {u"city"_s, PlaceWhy::tr("Twice the yield"),
                //: A reason for a city; %1 numbers such as “8, 9 and 4”, %n cards
                PlaceWhy::tr("With %1 it brings %n card(s) more in 36 throws.", nullptr, is_.count)
                    .arg(numbersAt(told_.definition.map, corner()))};
      default: break;
    }
    //: A reason for the second settlement: its name
    return {u"cards"_s, PlaceWhy::tr("Cards at once"),
            //: A reason for the second settlement; %1 a list such as “1 × Wool, 1 × Ore”
            PlaceWhy::tr("It brings %1 at once.").arg(listOf(is_.cards))};
  }

  ReasonWords ofKinds() const {
    switch (is_.kind) {
      case ReasonKind::Kinds: {
        const QString title =
            //: A reason for a corner: its name; %n at least 2
            PlaceWhy::tr("%n different resource(s)", nullptr, is_.cards.total());
        const QString kinds = kindsOf(is_.cards);
        //: A reason for a corner; %1 a list of resources
        if (is_.more == 0) return {u"cards"_s, title, PlaceWhy::tr("It brings %1.").arg(kinds)};
        const QString rare = nameOfResource(kAllResources[static_cast<std::size_t>(is_.more - 1)]);
        //: A reason for a corner; %1 a list of resources, %2 one of them
        return {u"cards"_s, title, PlaceWhy::tr("It brings %1; %2 is the scarcest on this island.").arg(kinds, rare)};
      }
      case ReasonKind::NewKinds: {
        //: A reason for a corner, or for a road to it: its name; %n at least 1
        const QString title = PlaceWhy::tr("%n new resource(s)", nullptr, is_.cards.total());
        const QString kinds = kindsOf(is_.cards);
        //: A reason for a corner, to the reader; %1 a list of resources
        if (isDoer_) return {u"cards"_s, title, PlaceWhy::tr("You get %1 from nowhere else yet.").arg(kinds)};
        const QString name = doer();
        return {u"cards"_s, title,
                is_.more == 1
                    //: A reason for a road to a corner; %1 a player, %2 a list of resources that the corner would bring
                    ? PlaceWhy::tr("It would bring %1 the first %2.").arg(name, kinds)
                    //: A reason for a settlement; %1 a player, %2 a list of resources that it brings
                    : PlaceWhy::tr("It brings %1 the first %2.").arg(name, kinds)};
      }
      default: break;
    }
    //: A reason for a corner: its name; %1 a resource
    return {u"cards"_s, PlaceWhy::tr("Brings %1").arg(kindsOf(is_.cards)),
            //: A reason for a corner; %1 a resource
            PlaceWhy::tr("%1 is the scarcest on this island.").arg(kindsOf(is_.cards))};
  }

  ReasonWords ofHarbor() const {
    const QString kind = is_.cards.isEmpty() ? QString() : kindsOf(is_.cards), twice = listOf(is_.cards + is_.cards);
    if (is_.more == 1)
      //: A reason for a road: its name
      return {u"harbor"_s, PlaceWhy::tr("Toward a harbor"),
              kind.isEmpty()
                  //: A reason for a road: what lies at the corner that it leads to
                  ? PlaceWhy::tr("A 3:1 harbor lies at that place.")
                  //: A reason for a road: what lies at the corner that it leads to; %1 a resource
                  : PlaceWhy::tr("The 2:1 harbor for %1 lies at that place.").arg(kind)};
    if (is_.count == 0)
      //: A reason for a corner: its name
      return {u"harbor"_s, PlaceWhy::tr("At a harbor"),
              kind.isEmpty()
                  //: A reason for a corner
                  ? PlaceWhy::tr("Its harbor trades three cards of one kind for any one card.")
                  //: A reason for a corner; %1 two cards of what it yields or the player gets, such as “2 × Brick”
                  : PlaceWhy::tr("Its harbor trades %1 for any one card.").arg(twice)};
    //: A reason for a corner or a road: its name
    return {u"harbor"_s, PlaceWhy::tr("Harbor nearby"),
            kind.isEmpty()
                //: A reason for a corner or a road; %n pieces of a route
                ? PlaceWhy::tr("A 3:1 harbor is %n road(s) away.", nullptr, is_.count)
                //: A reason for a corner or a road; %1 a resource, %n pieces of a route
                : PlaceWhy::tr("The 2:1 harbor for %1 is %n road(s) away.", nullptr, is_.count).arg(kind)};
  }

  ReasonWords ofPlaces() const {
    if (is_.kind == ReasonKind::FreeRoads) return ofFreeRoads();
    if (is_.kind == ReasonKind::Before)
      return {u"person"_s,
              //: A reason for a place: its name
              PlaceWhy::tr("Before another comes"),
              isAboutReader()
                  //: A reason for what another player did
                  ? PlaceWhy::tr("Your road had reached that corner.")
                  : isDoer_
                        //: A reason for a place; %1 a player
                        ? PlaceWhy::tr("A road of %1 has reached that corner.").arg(who())
                        //: A reason for what another player did; %1 a player
                        : PlaceWhy::tr("A road of %1 had reached that corner.").arg(who())};
    if (is_.kind == ReasonKind::NoCorner)
      //: A reason for a development card: its name
      return {u"settlement"_s, PlaceWhy::tr("No free corner"),
              isDoer_
                  //: A reason for a development card, to the reader
                  ? PlaceWhy::tr("Your roads lead to no free corner for a settlement yet.")
                  //: A reason for a development card; %1 a player
                  : PlaceWhy::tr("The roads of %1 led to no free corner for a settlement.").arg(doer())};
    if (is_.kind == ReasonKind::Races) return ofRace();
    const QString where = hexesAt(told_.definition.map, is_.place);
    if (is_.kind == ReasonKind::Helps)
      return {u"warning"_s,
              isAboutReader()
                  //: Why another player declined an offer of the reader: its name
                  ? PlaceWhy::tr("Helps you")
                  //: A reason for declining an offer: its name; %1 the player who offers
                  : PlaceWhy::tr("Helps %1").arg(who()),
              helpInWords(where)};
    if (is_.kind == ReasonKind::Waits)
      return {u"settlement"_s,
              //: A reason for what another player trades: its name
              PlaceWhy::tr("A place waits"),
              //: A reason for what another player trades; %1 a player, %2 the hexes around a corner, such as “Forest 8,
              //: Hills 5”, %n pips
              PlaceWhy::tr("A road of %1 had reached a place for a settlement: %2 (%n pip(s)).", nullptr, is_.count)
                  .arg(doer(), where)};
    //: A reason for a road: its name
    const QString title = PlaceWhy::tr("Toward a new place");
    if (is_.more == 0)
      //: A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
      return {u"settlement"_s, title,
              PlaceWhy::tr("A settlement can stand at its end: %1 (%n pip(s)).", nullptr, is_.count).arg(where)};
    if (is_.more == 1)
      return {u"settlement"_s, title,
              //: A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
              PlaceWhy::tr("One more road leads to: %1 (%n pip(s)).", nullptr, is_.count).arg(where)};
    return {u"settlement"_s, title,
            //: A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
            PlaceWhy::tr("Two more roads lead to: %1 (%n pip(s)).", nullptr, is_.count).arg(where)};
  }

  ReasonWords ofFreeRoads() const {
    //: A reason for the card Road Building: its name
    const QString title = PlaceWhy::tr("Two free roads");
    //: A reason for the card Road Building
    if (is_.place == HexId::kNone) return {u"line"_s, title, PlaceWhy::tr("Both roads are free.")};
    return {u"line"_s, title,
            //: A reason for the card Road Building; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
            PlaceWhy::tr("Both are free, and they reach a place for a settlement: %1 (%n pip(s)).", nullptr, is_.more)
                .arg(hexesAt(told_.definition.map, is_.place))};
  }

  /// The piece that the offerer could build with it.
  QString helpInWords(const QString& where) const {
    if (isAboutReader())
      //: A reason for declining an offer of the reader; %1 the hexes around a corner, %n pips
      return PlaceWhy::tr("With it you could settle: %1 (%n pip(s)).", nullptr, is_.count).arg(where);
    if (is_.more == 1 && isDoer_)
      //: A reason for declining an offer, to the reader; %1 who offers, %2 the hexes around a corner, %n pips
      return PlaceWhy::tr("%1 could settle at the end of your road: %2 (%n pip(s)).", nullptr, is_.count)
          .arg(who(), where);
    //: A reason for declining an offer; %1 who offers, %2 the hexes around a corner, %n pips
    return PlaceWhy::tr("%1 could settle with it: %2 (%n pip(s)).", nullptr, is_.count).arg(who(), where);
  }

  ReasonWords ofRace() const {
    //: Beside the reasons for a road: its name
    const QString title = PlaceWhy::tr("Not yours alone");
    if (!is_.seat)
      return {u"warning"_s,
              isDoer_ ? title
                      //: Beside the reasons for a road of another player: its name
                      : PlaceWhy::tr("Not safe"),
              //: Beside the reasons for a road in the set-up: others place settlements before
              PlaceWhy::tr("Another player may settle there first.")};
    if (isAboutReader())
      //: Beside the reasons for a road of another player: its name, then the sentence, to the reader
      return {u"warning"_s, PlaceWhy::tr("Not safe"), PlaceWhy::tr("You could be there as soon.")};
    return {u"warning"_s,
            isDoer_ ? title
                    //: Beside the reasons for a road of another player: its name
                    : PlaceWhy::tr("Not safe"),
            isDoer_
                //: Beside the reasons for a road; %1 a player
                ? PlaceWhy::tr("%1 can be there as soon.").arg(who())
                //: Beside the reasons for a road of another player; %1 a player
                : PlaceWhy::tr("%1 could be there as soon.").arg(who())};
  }
};

}  // namespace

ReasonWords placeReasonWords(const Reason& reason, const ReasonTold& told) {
  return PlaceReasonTeller(reason, told).words();
}

}  // namespace tapu
