// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/session/words/reason_teller.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct AwardWhy {
  Q_DECLARE_TR_FUNCTIONS(Reasons)
};

class AwardReasonTeller : private ReasonTeller {
 public:
  using ReasonTeller::ReasonTeller;

  ReasonWords words() const {
    switch (is_.kind) {
      case ReasonKind::LongestRoad:
      case ReasonKind::RoadNear:
      case ReasonKind::RoadLength:
      case ReasonKind::CutsRoad: return ofRoads();
      case ReasonKind::ArmyNear:
      case ReasonKind::ArmySafe:
      case ReasonKind::ArmyRival:
      case ReasonKind::ArmyRace:
      case ReasonKind::ArmyGuard:
      case ReasonKind::KnightCount: return ofArmy();
      default: return ofPoints();
    }
  }

 private:
  ReasonWords ofPoints() const {
    switch (is_.kind) {
      case ReasonKind::Wins:
        //: A reason for an act: its name, then the sentence
        return {u"star"_s, AwardWhy::tr("Wins the game"), AwardWhy::tr("That is enough points to win.")};
      case ReasonKind::LargestArmy:
        return {u"largest-army"_s,
                //: A reason for playing a knight: its name
                AwardWhy::tr("Largest Army"),
                is_.seat
                    //: A reason; %n knights that were played, %1 who had Largest Army
                    ? AwardWhy::tr("%n knight(s) are more than %1 has played.", nullptr, is_.count).arg(who())
                    //: A reason; %n knights that were played
                    : AwardWhy::tr("%n knight(s): nobody else has played as many.", nullptr, is_.count)};
      default: break;
    }
    //: A reason for building: its name; %n at least 1
    return {u"star"_s, AwardWhy::tr("%n more point(s)", nullptr, is_.count),
            //: A reason for building a city
            AwardWhy::tr("A city counts two points, a settlement one.")};
  }

  /// The state of the race for Largest Army.
  ReasonWords ofArmy() const {
    const QString icon = u"largest-army"_s;
    switch (is_.kind) {
      case ReasonKind::ArmyNear:
        //: A reason for a knight or a development card: its name
        return {icon, AwardWhy::tr("Largest Army is near"),
                //: A reason; %n knights
                AwardWhy::tr("Then %n more knight(s) are enough for it.", nullptr, is_.count)};
      //: A reason for a knight of whoever has Largest Army: its name
      case ReasonKind::ArmySafe: return {icon, AwardWhy::tr("Keeps Largest Army"), safeInWords()};
      case ReasonKind::ArmyRival:
        if (isAboutReader())
          return {icon,
                  //: A reason for a knight that brings Largest Army: its name, to whom it keeps it from
                  AwardWhy::tr("Kept from you"),
                  //: A reason for a knight that brings Largest Army; %n knights
                  AwardWhy::tr("You have played %n knight(s): one more would have been enough.", nullptr, is_.count)};
        //: A reason for a knight that brings Largest Army: its name; %1 a player
        return {icon, AwardWhy::tr("Kept from %1").arg(who()),
                //: A reason for a knight that brings Largest Army; %1 a player, %n knights
                AwardWhy::tr("%1 has played %n knight(s): one more would have been enough.", nullptr, is_.count)
                    .arg(who())};
      case ReasonKind::ArmyGuard:
        return {icon,
                //: A reason for a development card of whoever has Largest Army: its name
                AwardWhy::tr("Guards Largest Army"), guardInWords()};
      default: break;
    }
    //: A reason for playing a knight, or for a development card: its name
    const QString title = AwardWhy::tr("Toward Largest Army");
    if (is_.kind == ReasonKind::ArmyRace)
      return {icon, title,
              isDoer_
                  //: A reason for a development card, to the reader; %n knights, %1 a number of knights
                  ? AwardWhy::tr("You have played %n knight(s); Largest Army takes %1.", nullptr, is_.count)
                        .arg(reasonNumber(is_.more))
                  //: A reason for a development card; %1 a player, %n knights, %2 a number of knights
                  : AwardWhy::tr("%1 had played %n knight(s); Largest Army takes %2.", nullptr, is_.count)
                        .arg(doer(), reasonNumber(is_.more))};
    return {icon, title,
            //: A reason for playing a knight; %n knights that a player has played with this one, %1 a number of
            //: knights
            AwardWhy::tr("That makes %n knight(s); Largest Army takes %1.", nullptr, is_.count)
                .arg(reasonNumber(is_.more))};
  }

  QString safeInWords() const {
    const QString more = reasonNumber(is_.more);
    if (isDoer_)
      //: A reason for a knight, to the reader, who has Largest Army; %1 a player, %n knights, %2 a number of knights
      return AwardWhy::tr("%1 has played %n knight(s); with this one you have played %2.", nullptr, is_.count)
          .arg(who(), more);
    if (isAboutReader())
      //: A reason for a knight of whoever has Largest Army; %n knights, %1 this player, %2 a number of knights
      return AwardWhy::tr("You have played %n knight(s); with this one %1 has played %2.", nullptr, is_.count)
          .arg(doer(), more);
    //: A reason for a knight of whoever has Largest Army; %1 a player, %n knights, %2 who has it, %3 a number of
    //: knights
    return AwardWhy::tr("%1 has played %n knight(s); with this one %2 has played %3.", nullptr, is_.count)
        .arg(who(), doer(), more);
  }

  QString guardInWords() const {
    if (isAboutReader())
      //: A reason for a development card of whoever has Largest Army, to the reader, who nearly has it; %n knights
      return AwardWhy::tr("You lacked only %n knight(s) for it, and this card may be one against you.", nullptr,
                          is_.count);
    if (isDoer_)
      //: A reason for a development card, to the reader, who has Largest Army; %1 a player, %n knights
      return AwardWhy::tr("%1 lacks only %n knight(s) for it, and this card may be one more for you.", nullptr,
                          is_.count)
          .arg(who());
    //: A reason for a development card of whoever has Largest Army; %1 another player, %n knights
    return AwardWhy::tr("%1 lacked only %n knight(s) for it, and this card may be one more.", nullptr, is_.count)
        .arg(who());
  }

  bool hasShips() const { return told_.definition.hasShips; }

  ReasonWords ofRoads() const {
    const QString icon = u"longest-road"_s;
    switch (is_.kind) {
      //: A reason for building a road: its name
      case ReasonKind::LongestRoad: return {icon, AwardWhy::tr("Longest Road"), longestInWords()};
      case ReasonKind::RoadNear:
        //: A reason for building a road: its name
        return {icon, AwardWhy::tr("Longest Road is near"),
                hasShips()
                    //: A reason; %n pieces of a route, where there are ships
                    ? AwardWhy::tr("Then %n more road(s) or ship(s) in a row are enough for it.", nullptr, is_.count)
                    //: A reason; %n pieces of a route
                    : AwardWhy::tr("Then %n more road(s) in a row are enough for it.", nullptr, is_.count)};
      case ReasonKind::RoadLength:
        if (is_.seat)
          //: A reason for building a road: its name
          return {icon, AwardWhy::tr("Keeps Longest Road"),
                  hasShips()
                      //: A reason for a route of a player who has Longest Road; %n pieces, where there are ships
                      ? AwardWhy::tr("That makes %n road(s) and ship(s) in a row.", nullptr, is_.count)
                      //: A reason for building a road of a player who has Longest Road; %n pieces of a route
                      : AwardWhy::tr("That makes %n road(s) in a row.", nullptr, is_.count)};
        //: A reason for building a road: its name
        return {icon, AwardWhy::tr("Toward Longest Road"), lengthInWords()};
      default: break;
    }
    return {icon,
            //: A reason for building a settlement on another player's route: its name
            hasShips() ? AwardWhy::tr("Cuts a route") : AwardWhy::tr("Cuts a road"),
            isAboutReader()
                //: A reason for what another player did
                ? AwardWhy::tr("You lose Longest Road by it.")
                //: A reason; %1 a player
                : AwardWhy::tr("%1 loses Longest Road by it.").arg(who())};
  }

  QString longestInWords() const {
    if (is_.seat)
      return (hasShips()
                  //: A reason; %n pieces of a route, where there are ships, %1 who had Longest Road
                  ? AwardWhy::tr("%n road(s) and ship(s) in a row are more than %1 has.", nullptr, is_.count)
                  //: A reason; %n pieces of a route, %1 who had Longest Road
                  : AwardWhy::tr("%n road(s) in a row are more than %1 has.", nullptr, is_.count))
          .arg(who());
    return hasShips()
               //: A reason; %n pieces of a route, where there are ships
               ? AwardWhy::tr("%n road(s) and ship(s) in a row: nobody else has as many.", nullptr, is_.count)
               //: A reason; %n pieces of a route
               : AwardWhy::tr("%n road(s) in a row: nobody else has as many.", nullptr, is_.count);
  }

  QString lengthInWords() const {
    return (hasShips()
                //: A reason for building a road or a ship; %n pieces of a route, %1 a number of pieces
                ? AwardWhy::tr("That makes %n road(s) and ship(s) in a row; Longest Road takes %1.", nullptr, is_.count)
                //: A reason for building a road; %n pieces of a route, %1 a number of pieces
                : AwardWhy::tr("That makes %n road(s) in a row; Longest Road takes %1.", nullptr, is_.count))
        .arg(reasonNumber(is_.more));
  }
};

}  // namespace

ReasonWords awardReasonWords(const Reason& reason, const ReasonTold& told) {
  return AwardReasonTeller(reason, told).words();
}

}  // namespace tapu
