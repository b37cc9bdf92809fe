// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/reason_teller.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

ReasonWords giftInWords(const because::Sea& is) {
  //: A reason for a place: its name
  const QString title = Why::tr("A gift");
  //: A reason for a place where a gift of victory points lies; %n points
  if (is.points > 0) return {u"star"_s, title, Why::tr("The gift there brings %n point(s).", nullptr, is.points)};
  if (!is.cards.isEmpty())
    //: A reason for a place where a gift lies; %1 a list such as “2 × Ore”
    return {u"cards"_s, title, Why::tr("The gift there brings %1.").arg(listOf(is.cards))};
  //: A reason for a place where a gift lies
  return {u"cards"_s, title, Why::tr("The gift there brings a development card.")};
}

ReasonWords giftAheadInWords(const because::Sea& is) {
  //: A reason for a road or ship: its name
  const QString title = Why::tr("Toward a gift");
  if (is.points > 0)
    return {u"star"_s, title,
            //: A reason for a road or ship; %1 the number of points that the gift brings, %n pieces of a route
            Why::tr("%n more piece(s) of the route lead to a gift of points: %1.", nullptr, is.pieces)
                .arg(reasonNumber(is.points))};
  if (!is.cards.isEmpty())
    return {u"cards"_s, title,
            //: A reason for a road or ship; %1 a list such as “2 × Ore”, %n pieces of a route
            Why::tr("%n more piece(s) of the route lead to a gift: %1.", nullptr, is.pieces).arg(listOf(is.cards))};
  return {u"cards"_s, title,
          //: A reason for a road or ship; %n pieces of a route
          Why::tr("%n more piece(s) of the route lead to the gift of a development card.", nullptr, is.pieces)};
}

ReasonWords blocksInWords(const because::Sea& is, const ReasonTold& told) {
  if (told.isAboutReader(is.seat))
    //: A reason for the place of the pirate, to whom it harms: its name
    return {u"warning"_s, Why::tr("In your way"),
            //: A reason for the place of the pirate, to whom it harms; %n edges of its hex
            Why::tr("On %n edge(s) of this hex you could have laid a ship.", nullptr, is.edges)};
  //: A reason for the place of the pirate: its name; %1 a player
  return {u"warning"_s, Why::tr("In the way of %1").arg(told.name(is.seat)),
          (told.isDoer() ? /*: A reason for the place of the pirate; %1 a player, %n edges of its hex */ Why::tr(
                               "On %n edge(s) of this hex %1 could lay a ship.", nullptr, is.edges)
                         : /*: A reason for where another player moved the pirate; %1 a player, %n edges of its hex */
               Why::tr("On %n edge(s) of this hex %1 could have laid a ship.", nullptr, is.edges))
              .arg(told.name(is.seat))};
}

}  // namespace

ReasonWords tell(const because::Sea& is, const ReasonTold& told) {
  switch (is.kind) {
    case because::Sea::Island:
      //: A reason for a settlement: its name
      return {u"star"_s, Why::tr("A new island"),
              //: A reason for a settlement; %n points
              Why::tr("The first settlement there brings %n point(s) besides its own.", nullptr, is.points)};
    case because::Sea::IslandAtEnd:
      //: A reason for a road or ship: its name
      return {u"star"_s, Why::tr("Toward a new island"),
              //: A reason for a road or ship to another island; %n points
              Why::tr("The first settlement there will bring %n point(s) besides its own.", nullptr, is.points)};
    case because::Sea::Gift: return giftInWords(is);
    case because::Sea::GiftAhead: return giftAheadInWords(is);
    case because::Sea::Turns:
      //: A reason for a road or ship that turns up a hex under the fog: its name
      return {u"cards"_s, Why::tr("Into the fog"),
              //: A reason for a road or ship that turns up a hex under the fog; %1 a number of hexes, %n of them
              Why::tr("Under the fog lie %1: of these %n bring(s) a card at once.", nullptr, is.bring)
                  //: Part of “Under the fog lie 9 hexes: of these 6 bring a card at once.”; %n hexes
                  .arg(Why::tr("%n hex(es)", nullptr, is.hexes))};
    case because::Sea::FogAhead:
      //: A reason for a road or ship: its name
      return {u"cards"_s, Why::tr("Toward the fog"),
              //: A reason for a road or ship; %n pieces of a route
              Why::tr("%n more piece(s) of the route uncover a hex under the fog.", nullptr, is.pieces)};
    case because::Sea::Gold:
      //: A reason for a corner beside gold: its name
      return {u"cards"_s, Why::tr("At gold"),
              //: A reason for a corner; %n cards
              Why::tr("Gold brings %n card(s) of choice in 36 throws.", nullptr, is.pips)};
    case because::Sea::Blocks: break;
  }
  return blocksInWords(is, told);
}

}  // namespace tapu
