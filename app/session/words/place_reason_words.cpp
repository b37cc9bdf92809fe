// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/session/words/reason_teller.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"
#include "engine/board/tally.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The numbers of the hexes around a corner that yield something, but for some: "8, 9 and 4".
QString numbersAt(const ReasonTold& told, CornerId corner, const std::vector<HexId>& but = {}) {
  QStringList numbers;
  for (const HexId hex : told.definition.map.corner(corner).hexes) {
    if (!hex || std::ranges::find(but, hex) != but.end()) continue;
    const Ground ground = groundOf(told, hex);
    if (takesNumber(ground.terrain) && ground.number > 0) numbers << reasonNumber(ground.number);
  }
  return listOf(numbers);
}

QString hexesAt(const ReasonTold& told, CornerId corner) {
  return placeWords(told.map(), {EventPlace::Kind::Corner, corner.value});
}

/// A sentence with places for the other corner, for the pips of both, and for the resources.
QString togetherInWords(Goal::Kind pays) {
  if (pays == Goal::Kind::None)
    //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
    //: pips, %4 a list of resources, which were lacking
    return Why::tr("Pips here: %2; at %1: %3. But then all five resources: it adds %4.");
  return ByGoal{
      //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
      //: pips, %4 a list of resources
      .city = Why::tr("Pips here: %2; at %1: %3. But %4 together: cities."),
      //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
      //: pips, %4 a list of resources, which were lacking
      .settlement = Why::tr("Pips here: %2; at %1: %3. But then all that a settlement takes: it adds %4."),
      //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of
      //: pips, %4 a list of resources
      .card = Why::tr("Pips here: %2; at %1: %3. But %4 together: cities and development cards."),
      //: A reason for a corner though another has more pips; %1 the hexes around the other, %2 and %3 numbers of pips,
      //: %4 a list of resources
      .road = Why::tr("Pips here: %2; at %1: %3. But %4 together: roads.")}
      .of(pays);
}

QString bringsInWords(const because::Yield& is, const ReasonTold& told) {
  if (!is.robbed.empty()) {
    //: A reason for a corner: the robber is at all that brings something
    if (is.paying == 0) return Why::tr("It brings nothing while the robber stays.");
    //: A reason for a corner beside a robber; %1 numbers such as “9 and 4”, %n cards
    return Why::tr("With %1 it brings %n card(s) in 36 throws while the robber stays.", nullptr, is.paying)
        .arg(numbersAt(told, is.corner, is.robbed));
  }
  const QString numbers = numbersAt(told, is.corner);
  switch (is.compared) {
    case Compared::MostInReach:
      //: A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards
      return Why::tr("With %1 it brings %n card(s) in 36 throws; no other free corner within reach brings more.",
                     nullptr, is.pips)
          .arg(numbers);
    case Compared::Equal:
    case Compared::Most:
      //: A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards
      return Why::tr("With %1 it brings %n card(s) in 36 throws; no other free corner brings more.", nullptr, is.pips)
          .arg(numbers);
    case Compared::Less: break;
  }
  //: A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards
  return Why::tr("With %1 it brings %n card(s) in 36 throws.", nullptr, is.pips).arg(numbers);
}

/// The reason for a city: its additional cards.
QString doublesInWords(const because::Yield& is, const ReasonTold& told) {
  if (is.robbed.empty())
    //: A reason for a city; %1 numbers such as “8, 9 and 4”, %n cards
    return Why::tr("With %1 it brings %n card(s) more in 36 throws.", nullptr, is.pips).arg(numbersAt(told, is.corner));
  //: A reason for a city: the robber is at all that brings something
  if (is.paying == 0) return Why::tr("It brings nothing more while the robber stays.");
  //: A reason for a city beside a robber; %1 numbers such as “9 and 4”, %n cards
  return Why::tr("With %1 it brings %n card(s) more in 36 throws while the robber stays.", nullptr, is.paying)
      .arg(numbersAt(told, is.corner, is.robbed));
}

QString beforeInWords(const because::Site& is, const ReasonTold& told) {
  //: A reason for what another player did
  if (told.isAboutReader(is.seat)) return Why::tr("Your road had reached that corner.");
  return (told.isDoer() ? /*: A reason for a place; %1 a player */ Why::tr("A road of %1 has reached that corner.")
                        : /*: A reason for what another player did; %1 a player */ Why::tr(
                              "A road of %1 had reached that corner."))
      .arg(told.name(is.seat));
}

QString raceInWords(const because::Site& is, const ReasonTold& told) {
  //: Beside the reasons for a road in the set-up: others place settlements before
  if (!is.seat) return Why::tr("Another player may settle there first.");
  //: Beside the reasons for a road of another player: its name, then the sentence, to the reader
  if (told.isAboutReader(is.seat)) return Why::tr("You could be there as soon.");
  return (told.isDoer() ? /*: Beside the reasons for a road; %1 a player */ Why::tr("%1 can be there as soon.")
                        : /*: Beside the reasons for a road of another player; %1 a player */ Why::tr(
                              "%1 could be there as soon."))
      .arg(told.name(is.seat));
}

/// The settlement that the offerer could build with a trade.
QString helpInWords(const because::Site& is, const ReasonTold& told) {
  const QString where = hexesAt(told, is.corner);
  if (told.isAboutReader(is.seat))
    //: A reason for declining an offer of the reader; %1 the hexes around a corner, %n pips
    return Why::tr("With it you could settle: %1 (%n pip(s)).", nullptr, is.pips).arg(where);
  return (is.kind == because::Site::HelpsHere && told.isDoer()
              ? /*: A reason for declining an offer, to the reader; %1 who offers, %2 the hexes around a corner, %n pips
                 */
              Why::tr("%1 could settle at the end of your road: %2 (%n pip(s)).", nullptr, is.pips)
              : /*: A reason for declining an offer; %1 who offers, %2 the hexes around a corner, %n pips */ Why::tr(
                    "%1 could settle with it: %2 (%n pip(s)).", nullptr, is.pips))
      .arg(told.name(is.seat), where);
}

QString leadsInWords(const because::Site& is) {
  //: A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
  if (is.lacking == 0) return Why::tr("A settlement can stand at its end: %1 (%n pip(s)).", nullptr, is.pips);
  //: A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
  if (is.lacking == 1) return Why::tr("One more road leads to: %1 (%n pip(s)).", nullptr, is.pips);
  //: A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips
  return Why::tr("Two more roads lead to: %1 (%n pip(s)).", nullptr, is.pips);
}

}  // namespace

ReasonWords tell(const because::Yield& is, const ReasonTold& told) {
  if (is.kind == because::Yield::Brings)
    //: A reason for a corner: its name; %n pips (chances in 36)
    return {u"roll"_s, Why::tr("%n pip(s)", nullptr, is.pips), bringsInWords(is, told)};
  //: A reason for a city: its name
  return {u"city"_s, Why::tr("Twice the yield"), doublesInWords(is, told)};
}

ReasonWords tell(const because::Rather& is, const ReasonTold& told) {
  const QString kinds = kindsOf(is.cards);
  //: A reason for a corner or a trade: its name; %1 a list of resources
  const QString brings = Why::tr("Brings %1").arg(kinds);
  const auto filled = [&](const QString& sentence, const auto&... more) {
    return sentence.arg(hexesAt(told, is.other), reasonNumber(is.pips), reasonNumber(is.others), more...);
  };
  switch (is.kind) {
    case because::Rather::AtHarbor:
      //: A reason for a corner: its name
      return {u"harbor"_s, Why::tr("At a harbor"),
              kinds.isEmpty()
                  ? filled(/*: A reason for a corner though another has more pips; %1 the hexes around the other, such
                              as “Forest 8, Hills 5”, %2 and %3 numbers of pips */
                           Why::tr("Pips here: %2; at %1: %3. But it lies at a 3:1 harbor."))
                  : filled(/*: A reason for a corner though another has more pips; %1 the hexes around the other, such
                              as “Forest 8, Hills 5”, %2 and %3 numbers of pips, %4 a resource */
                           Why::tr("Pips here: %2; at %1: %3. But it lies at the 2:1 harbor for %4."), kinds)};
    case because::Rather::LastGood: {
      int pips = 0;
      for (const HexId hex : told.definition.map.corner(is.corner).hexes) {
        const Resource kind = hex ? resourceOf(groundOf(told, hex).terrain) : Resource::None;
        if (kind != Resource::None && is.cards[kind]) pips += pipsOf(groundOf(told, hex).number);
      }
      //: A reason for a corner: its name; %1 a resource
      return {u"cards"_s, Why::tr("More %1").arg(kinds),
              //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest 8,
              //: Hills 5”, %2 and %3 numbers of pips, %4 a resource, %5 cards
              filled(Why::tr("Pips here: %2; at %1: %3. But more %4 than any such corner: %5 in 36 throws."), kinds,
                     reasonNumber(pips))};
    }
    case because::Rather::Together: return {u"cards"_s, brings, filled(togetherInWords(is.pays), kinds)};
    case because::Rather::Doubles:
      //: A reason for a city: its name; %1 a list of resources
      return {u"cards"_s, Why::tr("Doubles %1").arg(kinds),
              //: A reason for a city though another would have more pips; %1 the hexes around the other, such as
              //: “Forest 8, Hills 5”, %2 and %3 numbers of pips, %4 a list of resources
              filled(Why::tr("Pips here: %2; at %1: %3. But it doubles %4."), kinds)};
    case because::Rather::Brings: break;
  }
  return {u"cards"_s, brings,
          //: A reason for a corner though another has more pips; %1 the hexes around the other, such as “Forest
          //: 8, Hills 5”, %2 and %3 numbers of pips, %4 a list of resources
          filled(Why::tr("Pips here: %2; at %1: %3. But it brings %4."), kinds)};
}

ReasonWords tell(const because::Kinds& is, const ReasonTold& told) {
  const QString icon = u"cards"_s, kinds = kindsOf(is.cards);
  //: A reason for a corner, or for a road to it: its name; %n at least 1
  const QString news = Why::tr("%n new resource(s)", nullptr, is.cards.total());
  //: A reason for a corner, to the reader; %1 a list of resources
  const QString nowhere = Why::tr("You get %1 from nowhere else yet.").arg(kinds);
  switch (is.kind) {
    case because::Kinds::Many:
      //: A reason for a corner: its name; %n at least 2
      return {icon, Why::tr("%n different resource(s)", nullptr, is.cards.total()),
              is.scarcest == Resource::None
                  ? /*: A reason for a corner; %1 a list of resources */ Why::tr("It brings %1.").arg(kinds)
                  : /*: A reason for a corner; %1 a list of resources, %2 one of them */ Why::tr(
                        "It brings %1; %2 is the scarcest on this island.")
                        .arg(kinds, nameOfResource(is.scarcest))};
    case because::Kinds::NewAtEnd:
      return {
          icon, news,
          told.isDoer()
              ? nowhere
              : /*: A reason for a road to a corner; %1 a player, %2 a list of resources that the corner would bring */
              Why::tr("It would bring %1 the first %2.").arg(told.doerName(), kinds)};
    case because::Kinds::New:
      return {icon, news,
              told.isDoer()
                  ? nowhere
                  : /*: A reason for a settlement; %1 a player, %2 a list of resources that it brings */ Why::tr(
                        "It brings %1 the first %2.")
                        .arg(told.doerName(), kinds)};
    case because::Kinds::Scarce:
      //: A reason for a corner: its name; %1 a resource
      return {icon, Why::tr("Brings %1").arg(kinds),
              //: A reason for a corner; %1 a resource
              Why::tr("%1 is the scarcest on this island.").arg(kinds)};
    case because::Kinds::AtOnce: break;
  }
  //: A reason for the second settlement: its name
  return {icon, Why::tr("Cards at once"),
          //: A reason for the second settlement; %1 a list such as “1 × Wool, 1 × Ore”
          Why::tr("It brings %1 at once.").arg(listOf(is.cards))};
}

ReasonWords tell(const because::HarborUse& is, const ReasonTold&) {
  const bool isAny = is.trades == Resource::None;
  const QString icon = u"harbor"_s, kind = isAny ? QString() : nameOfResource(is.trades);
  switch (is.kind) {
    case because::HarborUse::AtRouteEnd:
      //: A reason for a road: its name
      return {icon, Why::tr("Toward a harbor"),
              isAny ? /*: A reason for a road: what lies at the corner that it leads to */ Why::tr(
                          "A 3:1 harbor lies at that place.")
                    : /*: A reason for a road: what lies at the corner that it leads to; %1 a resource */ Why::tr(
                          "The 2:1 harbor for %1 lies at that place.")
                          .arg(kind)};
    case because::HarborUse::Here:
      //: A reason for a corner: its name
      return {icon, Why::tr("At a harbor"),
              isAny
                  ? /*: A reason for a corner */ Why::tr("Its harbor trades three cards of one kind for any one card.")
                  : /*: A reason for a corner; %1 two cards of what it yields or the player gets, such as “2 × Brick” */
                  Why::tr("Its harbor trades %1 for any one card.").arg(listOf(CardCounts::of(is.trades, 2)))};
    case because::HarborUse::Nearby: break;
  }
  //: A reason for a corner or a road: its name
  return {icon, Why::tr("Harbor nearby"),
          isAny ? /*: A reason for a corner or a road; %n pieces of a route */ Why::tr(
                      "A 3:1 harbor is %n road(s) away.", nullptr, is.pieces)
                : /*: A reason for a corner or a road; %1 a resource, %n pieces of a route */ Why::tr(
                      "The 2:1 harbor for %1 is %n road(s) away.", nullptr, is.pieces)
                      .arg(kind)};
}

ReasonWords tell(const because::Site& is, const ReasonTold& told) {
  switch (is.kind) {
    //: A reason for a place: its name
    case because::Site::Before: return {u"person"_s, Why::tr("Before another comes"), beforeInWords(is, told)};
    case because::Site::FreeRoads:
      //: A reason for the card Road Building: its name
      return {u"line"_s, Why::tr("Two free roads"),
              !is.corner ? /*: A reason for the card Road Building */ Why::tr("Both roads are free.")
                         : /*: A reason for the card Road Building; %1 the hexes around a corner, such as “Forest 8,
                              Hills 5”, %n pips */
                  Why::tr("Both are free, and they reach a place for a settlement: %1 (%n pip(s)).", nullptr, is.pips)
                      .arg(hexesAt(told, is.corner))};
    case because::Site::Races:
      return {u"warning"_s,
              told.isDoer() ? /*: Beside the reasons for a road: its name */ Why::tr("Not yours alone")
                            : /*: Beside the reasons for a road of another player: its name */ Why::tr("Not safe"),
              raceInWords(is, told)};
    case because::Site::Waits:
      //: A reason for what another player trades: its name
      return {u"settlement"_s, Why::tr("A place waits"),
              //: A reason for what another player trades; %1 a player, %2 the hexes around a corner, such as “Forest 8,
              //: Hills 5”, %n pips
              Why::tr("A road of %1 had reached a place for a settlement: %2 (%n pip(s)).", nullptr, is.pips)
                  .arg(told.doerName(), hexesAt(told, is.corner))};
    case because::Site::Helps:
    case because::Site::HelpsHere:
      return {u"warning"_s,
              told.isAboutReader(is.seat)
                  ? /*: Why another player declined an offer of the reader: its name */ Why::tr("Helps you")
                  : /*: A reason for declining an offer: its name; %1 the player who offers */ Why::tr("Helps %1")
                        .arg(told.name(is.seat)),
              helpInWords(is, told)};
    case because::Site::Leads: break;
  }
  //: A reason for a road: its name
  return {u"settlement"_s, Why::tr("Toward a new place"), leadsInWords(is).arg(hexesAt(told, is.corner))};
}

}  // namespace tapu
