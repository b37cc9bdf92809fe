// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/reason_teller.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QString safeInWords(const because::ArmyRace& is, const ReasonTold& told) {
  const QString own = reasonNumber(is.knights);
  if (told.isDoer())
    //: A reason for a knight, to the reader, who has Largest Army; %1 a player, %n knights, %2 a number of knights
    return Why::tr("%1 has played %n knight(s); with this one you have played %2.", nullptr, is.rivals)
        .arg(told.name(is.rival), own);
  if (told.isAboutReader(is.rival))
    //: A reason for a knight of whoever has Largest Army; %n knights, %1 this player, %2 a number of knights
    return Why::tr("You have played %n knight(s); with this one %1 has played %2.", nullptr, is.rivals)
        .arg(told.doerName(), own);
  //: A reason for a knight of whoever has Largest Army; %1 a player, %n knights, %2 who has it, %3 a number of
  //: knights
  return Why::tr("%1 has played %n knight(s); with this one %2 has played %3.", nullptr, is.rivals)
      .arg(told.name(is.rival), told.doerName(), own);
}

QString guardInWords(const because::ArmyRace& is, const ReasonTold& told) {
  const int lacking = is.needed - is.rivals;
  if (told.isAboutReader(is.rival))
    //: A reason for a development card of whoever has Largest Army, to the reader, who nearly has it; %n knights
    return Why::tr("You lacked only %n knight(s) for it, and this card may be one against you.", nullptr, lacking);
  return (told.isDoer()
              ? /*: A reason for a development card, to the reader, who has Largest Army; %1 a player, %n knights */
              Why::tr("%1 lacks only %n knight(s) for it, and this card may be one more for you.", nullptr, lacking)
              : /*: A reason for a development card of whoever has Largest Army; %1 another player, %n knights */ Why::
                    tr("%1 lacked only %n knight(s) for it, and this card may be one more.", nullptr, lacking))
      .arg(told.name(is.rival));
}

QString longestInWords(const because::RoadRace& is, const ReasonTold& told) {
  const bool hasShips = told.definition.hasShips;
  if (is.holder)
    return (hasShips ? /*: A reason; %n pieces of a route, where there are ships, %1 who had Longest Road */ Why::tr(
                           "%n road(s) and ship(s) in a row are more than %1 has.", nullptr, is.pieces)
                     : /*: A reason; %n pieces of a route, %1 who had Longest Road */ Why::tr(
                           "%n road(s) in a row are more than %1 has.", nullptr, is.pieces))
        .arg(told.name(is.holder));
  return hasShips ? /*: A reason; %n pieces of a route, where there are ships */ Why::tr(
                        "%n road(s) and ship(s) in a row: nobody else has as many.", nullptr, is.pieces)
                  : /*: A reason; %n pieces of a route */ Why::tr("%n road(s) in a row: nobody else has as many.",
                                                                  nullptr, is.pieces);
}

}  // namespace

ReasonWords tell(const because::Points& is, const ReasonTold& told) {
  if (is.kind == because::Points::Brings)
    //: A reason for building: its name; %n at least 1
    return {u"star"_s, Why::tr("%n more point(s)", nullptr, is.points),
            //: A reason for building a city
            Why::tr("A city counts two points, a settlement one.")};
  //: A reason for a development card: its name
  return {u"star"_s, Why::tr("One point to win"),
          told.isDoer() ? /*: A reason for a development card, to the reader; %n points */ Why::tr(
                              "You have %n point(s): if the card is one more, you win.", nullptr, is.points)
                        : /*: A reason for a development card; %1 a player, %n points */ Why::tr(
                              "%1 showed %n point(s): a card that is one more wins.", nullptr, is.points)
                              .arg(told.doerName())};
}

ReasonWords tell(const because::ArmyRace& is, const ReasonTold& told) {
  const QString icon = u"largest-army"_s, rival = is.rival ? told.name(is.rival) : QString();
  //: A reason for playing a knight, or for a development card: its name
  const QString toward = Why::tr("Toward Largest Army"), needed = reasonNumber(is.needed);
  switch (is.kind) {
    case because::ArmyRace::Takes:
      //: A reason for playing a knight: its name
      return {icon, Why::tr("Largest Army"),
              is.rival ? /*: A reason; %n knights that were played, %1 who had Largest Army */ Why::tr(
                             "%n knight(s) are more than %1 has played.", nullptr, is.knights)
                             .arg(rival)
                       : /*: A reason; %n knights that were played */ Why::tr(
                             "%n knight(s): nobody else has played as many.", nullptr, is.knights)};
    case because::ArmyRace::Near:
      //: A reason for a knight or a development card: its name
      return {icon, Why::tr("Largest Army is near"),
              //: A reason; %n knights
              Why::tr("Then %n more knight(s) are enough for it.", nullptr, is.needed - is.knights)};
    //: A reason for a knight of whoever has Largest Army: its name
    case because::ArmyRace::Safe: return {icon, Why::tr("Keeps Largest Army"), safeInWords(is, told)};
    case because::ArmyRace::Denies:
      if (told.isAboutReader(is.rival))
        //: A reason for a knight that brings Largest Army: its name, to whom it keeps it from
        return {icon, Why::tr("Kept from you"),
                //: A reason for a knight that brings Largest Army; %n knights
                Why::tr("You have played %n knight(s): one more would have been enough.", nullptr, is.rivals)};
      //: A reason for a knight that brings Largest Army: its name; %1 a player
      return {icon, Why::tr("Kept from %1").arg(rival),
              //: A reason for a knight that brings Largest Army; %1 a player, %n knights
              Why::tr("%1 has played %n knight(s): one more would have been enough.", nullptr, is.rivals).arg(rival)};
    //: A reason for a development card of whoever has Largest Army: its name
    case because::ArmyRace::Guards: return {icon, Why::tr("Guards Largest Army"), guardInWords(is, told)};
    case because::ArmyRace::Toward:
      return {icon, toward,
              told.isDoer()
                  ? /*: A reason for a development card, to the reader; %n knights, %1 a number of knights */ Why::tr(
                        "You have played %n knight(s); Largest Army takes %1.", nullptr, is.knights)
                        .arg(needed)
                  : /*: A reason for a development card; %1 a player, %n knights, %2 a number of knights */ Why::tr(
                        "%1 had played %n knight(s); Largest Army takes %2.", nullptr, is.knights)
                        .arg(told.doerName(), needed)};
    case because::ArmyRace::Counts: break;
  }
  return {icon, toward,
          //: A reason for playing a knight; %n knights that a player has played with this one, %1 a number of
          //: knights
          Why::tr("That makes %n knight(s); Largest Army takes %1.", nullptr, is.knights).arg(needed)};
}

ReasonWords tell(const because::RoadRace& is, const ReasonTold& told) {
  const QString icon = u"longest-road"_s;
  const bool hasShips = told.definition.hasShips;
  switch (is.kind) {
    //: A reason for building a road: its name
    case because::RoadRace::Takes: return {icon, Why::tr("Longest Road"), longestInWords(is, told)};
    case because::RoadRace::Near: {
      const int lacking = is.needed - is.pieces;
      //: A reason for building a road: its name
      return {icon, Why::tr("Longest Road is near"),
              hasShips ? /*: A reason; %n pieces of a route, where there are ships */ Why::tr(
                             "Then %n more road(s) or ship(s) in a row are enough for it.", nullptr, lacking)
                       : /*: A reason; %n pieces of a route */ Why::tr(
                             "Then %n more road(s) in a row are enough for it.", nullptr, lacking)};
    }
    case because::RoadRace::Keeps:
      //: A reason for building a road: its name
      return {
          icon, Why::tr("Keeps Longest Road"),
          hasShips
              ? /*: A reason for a route of a player who has Longest Road; %n pieces, where there are ships */ Why::tr(
                    "That makes %n road(s) and ship(s) in a row.", nullptr, is.pieces)
              : /*: A reason for building a road of a player who has Longest Road; %n pieces of a route */ Why::tr(
                    "That makes %n road(s) in a row.", nullptr, is.pieces)};
    case because::RoadRace::Toward:
      return {//: A reason for building a road: its name
              icon, Why::tr("Toward Longest Road"),
              (hasShips
                   ? /*: A reason for building a road or a ship; %n pieces of a route, %1 a number of pieces */ Why::tr(
                         "That makes %n road(s) and ship(s) in a row; Longest Road takes %1.", nullptr, is.pieces)
                   : /*: A reason for building a road; %n pieces of a route, %1 a number of pieces */ Why::tr(
                         "That makes %n road(s) in a row; Longest Road takes %1.", nullptr, is.pieces))
                  .arg(reasonNumber(is.needed))};
    case because::RoadRace::Cuts: break;
  }
  //: A reason for building a settlement on another player's route: its name
  return {icon, hasShips ? Why::tr("Cuts a route") : Why::tr("Cuts a road"),
          told.isAboutReader(is.holder)
              ? /*: A reason for what another player did */ Why::tr("You lose Longest Road by it.")
              : /*: A reason; %1 a player */ Why::tr("%1 loses Longest Road by it.").arg(told.name(is.holder))};
}

}  // namespace tapu
