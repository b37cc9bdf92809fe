// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/session/words/reason_teller.h"
#include "app/text/place_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct RobberWhy {
  Q_DECLARE_TR_FUNCTIONS(Reasons)
};

class RobberReasonTeller : private ReasonTeller {
 public:
  using ReasonTeller::ReasonTeller;

  ReasonWords words() const {
    switch (is_.kind) {
      case ReasonKind::Slows: return ofSlows();
      case ReasonKind::RobberTo: return ofRobberTo();
      case ReasonKind::PaysAgain: return ofPaysAgain();
      case ReasonKind::Known: return ofKnown();
      case ReasonKind::NoSource: return ofNoSource();
      case ReasonKind::Ahead:
      case ReasonKind::OnlyHex: return ofVictim();
      default: return ofRobber();
    }
  }

 private:
  ReasonWords ofRobber() const {
    switch (is_.kind) {
      case ReasonKind::Costs:
        //: A warning about the place of the robber: its name
        return {u"warning"_s, RobberWhy::tr("Harms who moved it too"),
                isDoer_
                    //: A warning about the place of the robber; %n cards
                    ? RobberWhy::tr("You miss %n card(s) in 36 throws there yourself.", nullptr, is_.count)
                    //: About the place of the robber; %1 the player who moved it, %n cards
                    : RobberWhy::tr("%1 missed %n card(s) in 36 throws there too.", nullptr, is_.count).arg(doer())};
      case ReasonKind::Robbed:
        //: A reason for a development card: its name
        return {
            u"leave"_s, RobberWhy::tr("Against the robber"),
            isDoer_
                //: A reason for a development card, which may be a knight; %n cards
                ? RobberWhy::tr("It keeps %n card(s) in 36 throws from you; a knight sends it away.", nullptr,
                                is_.count)
                //: A reason for a development card, which may be a knight; %1 a player, %n cards
                : RobberWhy::tr("It kept %n card(s) in 36 throws from %1; a knight sends it away.", nullptr, is_.count)
                      .arg(doer())};
      case ReasonKind::Takes:
        if (isAboutReader())
          //: A reason for the place of the robber, to whom it robs: its name
          return {u"cards"_s, RobberWhy::tr("A card of yours"),
                  //: A reason for the place of the robber, to whom it robs
                  RobberWhy::tr("You held %n card(s).", nullptr, is_.count)};
        //: A reason for the place of the robber: its name; %1 a player
        return {u"cards"_s, RobberWhy::tr("A card of %1").arg(who()),
                isDoer_
                    //: A reason for the place of the robber; %1 a player, %n cards
                    ? RobberWhy::tr("%1 holds %n card(s).", nullptr, is_.count).arg(who())
                    //: A reason for the place of the robber; %1 a player, %n cards
                    : RobberWhy::tr("%1 held %n card(s).", nullptr, is_.count).arg(who())};
      case ReasonKind::Later:
        //: A reason for throwing before a card is played: its name, then the sentence
        return {u"continue"_s, RobberWhy::tr("Throw first"),
                RobberWhy::tr("A knight can be played after the throw too.")};
      case ReasonKind::Stays:
        //: A reason for throwing before a card is played: its name, then the sentence
        return {u"continue"_s, RobberWhy::tr("Keep the card"), RobberWhy::tr("The robber takes nothing from you now.")};
      default: break;
    }
    //: A reason for moving the robber: its name
    return {u"leave"_s, RobberWhy::tr("Away from here"),
            isDoer_
                //: A reason for moving the robber; %n cards
                ? RobberWhy::tr("Where it stands you miss %n card(s) in 36 throws.", nullptr, is_.count)
                //: A reason for what another player did with the robber; %1 this player, %n cards
                : RobberWhy::tr("Where it stood %1 missed %n card(s) in 36 throws.", nullptr, is_.count).arg(doer())};
  }

  /// "4 from Asha and 4 from Meera": who gets how much less.
  QString sharesInWords() const {
    QStringList parts;
    for (const RobbedShare& each : is_.shares) {
      parts << (each.seat == told_.reader
                    //: Part of “It keeps back …: 4 from Asha and 4 from you”; %1 a number of cards
                    ? RobberWhy::tr("%1 from you").arg(reasonNumber(each.count))
                    //: Part of “It keeps back …: 4 from Asha and 4 from you”; %1 a player, %2 a number of cards
                    : RobberWhy::tr("%2 from %1").arg(told_.name(each.seat), reasonNumber(each.count)));
    }
    return listedReasons(parts);
  }

  ReasonWords ofSlows() const {
    if (is_.shares.size() > 1) {
      const QString title = isAmongShares(told_.reader)
                                //: A reason for the place of the robber, to one of those it harms: its name
                                ? RobberWhy::tr("Slows you and others")
                                //: A reason for the place of the robber: its name
                                : RobberWhy::tr("Slows several");
      //: A reason for the place of the robber; %n cards, %1 a list such as “4 from Asha and 4 from Meera”
      return {u"warning"_s, title,
              RobberWhy::tr("It keeps back %n card(s) in 36 throws: %1.", nullptr, is_.count).arg(sharesInWords())};
    }
    if (isAboutReader())
      //: A reason for the place of the robber, to whom it harms: its name
      return {u"warning"_s, RobberWhy::tr("Slows you"),
              //: A reason for the place of the robber, to whom it harms; %n cards
              RobberWhy::tr("You miss %n card(s) in 36 throws.", nullptr, is_.count)};
    //: A reason for the place of the robber: its name; %1 a player
    return {u"warning"_s, RobberWhy::tr("Slows %1").arg(who()),
            //: A reason for the place of the robber; %1 a player, %n cards
            RobberWhy::tr("%1 misses %n card(s) in 36 throws.", nullptr, is_.count).arg(who())};
  }

  ReasonWords ofRobberTo() const {
    //: A reason for playing a knight: its name
    return {u"warning"_s, RobberWhy::tr("A place for the robber"),
            //: A reason for playing a knight; %1 a hex such as “Forest 8”, %n cards, %2 a list such as “4 from Asha and
            //: 4 from Meera”
            RobberWhy::tr("On %1 it would keep back %n card(s) in 36 throws: %2.", nullptr, is_.count)
                .arg(placeWords(told_.definition.map, {EventPlace::Kind::Hex, is_.place}), sharesInWords())};
  }

  ReasonWords ofPaysAgain() const {
    //: What a place of the robber costs whoever moved it: its name
    return {u"roll"_s, RobberWhy::tr("The price"),
            //: Beside the reasons for the place of the robber; %1 the hex that it leaves, such as “Forest 8”, %n cards,
            //: %2 a list such as “4 for Asha and 4 for Meera”
            RobberWhy::tr("%1 pays %n card(s) in 36 throws again: %2.", nullptr, is_.count)
                .arg(placeWords(told_.definition.map, {EventPlace::Kind::Hex, is_.place}), gainsInWords())};
  }

  /// "4 for Asha and 4 for Meera": who gets how much again.
  QString gainsInWords() const {
    QStringList parts;
    for (const RobbedShare& each : is_.shares)
      parts << (each.seat == told_.reader
                    //: Part of “Forest 8 pays … again: 4 for Asha and 4 for you”; %1 a number of cards
                    ? RobberWhy::tr("%1 for you").arg(reasonNumber(each.count))
                    //: Part of “Forest 8 pays … again: 4 for Asha and 4 for you”; %1 a player, %2 a number of cards
                    : RobberWhy::tr("%2 for %1").arg(told_.name(each.seat), reasonNumber(each.count)));
    return listedReasons(parts);
  }

  ReasonWords ofKnown() const {
    const QString kinds = kindsOf(is_.cards);
    //: A reason for taking a card of a player: its name; %1 this player, %2 a list of resources
    const QString title = RobberWhy::tr("%1 holds %2").arg(who(), kinds);
    switch (is_.goal) {
      //: A reason for taking a card of a player, to the reader; %1 a list of resources
      case Goal::Kind::City:
        return {u"cards"_s, title,
                RobberWhy::tr("By what you have seen it is certain, and your city lacks %1.").arg(kinds)};
      case Goal::Kind::Settlement:
      case Goal::Kind::Expansion:
        //: A reason for taking a card of a player, to the reader; %1 a list of resources
        return {u"cards"_s, title,
                RobberWhy::tr("By what you have seen it is certain, and your settlement lacks %1.").arg(kinds)};
      default: break;
    }
    //: A reason for taking a card of a player, to the reader; %1 a list of resources
    return {u"cards"_s, title, RobberWhy::tr("By what you have seen it is certain, and you lack %1.").arg(kinds)};
  }

  /// For a trade of another seat: the robber stands on its only source of the resource.
  ReasonWords ofNoSource() const {
    const QString kind = kindsOf(is_.cards), hex = placeWords(told_.definition.map, {EventPlace::Kind::Hex, is_.place});
    //: A reason for what a player trades: its name; %1 a resource
    const QString title = RobberWhy::tr("Robbed of %1").arg(kind);
    if (isDoer_)
      //: A reason for a trade, to the reader; %1 a resource, %2 a hex such as “Forest 8”
      return {u"leave"_s, title, RobberWhy::tr("The robber holds your only %1: %2.").arg(kind, hex)};
    return {u"leave"_s, title,
            //: A reason for what another player trades; %1 this player, %2 a resource, %3 a hex such as “Forest 8”
            RobberWhy::tr("The robber held the only %2 of %1: %3.").arg(doer(), kind, hex)};
  }

  bool isAmongShares(SeatId seat) const {
    return seat && std::ranges::find(is_.shares, seat, &RobbedShare::seat) != is_.shares.end();
  }

  ReasonWords ofVictim() const {
    if (is_.kind == ReasonKind::Ahead) {
      if (isAboutReader())
        //: A reason for the place of the robber, to whom it harms, or for declining an offer of the reader: its name,
        //: then the sentence
        return {u"star"_s, RobberWhy::tr("You were ahead"), RobberWhy::tr("Nobody else had as many points as you.")};
      if (isDoer_)
        //: A reason for the place of the robber, or for declining an offer: its name, then the sentence; %1 a player
        return {u"star"_s, RobberWhy::tr("%1 is ahead").arg(who()),
                RobberWhy::tr("Of the others %1 has the most points.").arg(who())};
      //: A reason for what another player did with the robber, or for their declining an offer: its name, then the
      //: sentence; %1 a player
      return {u"star"_s, RobberWhy::tr("%1 was ahead").arg(who()),
              RobberWhy::tr("Nobody else showed as many points as %1.").arg(who())};
    }
    const QString kind = kindsOf(is_.cards);
    if (isAboutReader())
      //: A reason for the place of the robber, to whom it harms: its name; %1 a resource
      return {u"cards"_s, RobberWhy::tr("Your only %1").arg(kind),
              //: A reason for the place of the robber, to whom it harms; %1 a resource
              RobberWhy::tr("You got %1 from nowhere else.").arg(kind)};
    return {u"cards"_s, allOfIt(),
            isDoer_
                //: A reason for the place of the robber: %1 a player, %2 a resource
                ? RobberWhy::tr("%1 gets %2 from nowhere else.").arg(who(), kind)
                //: A reason for what another player did with the robber: %1 a player, %2 a resource
                : RobberWhy::tr("%1 got %2 from nowhere else.").arg(who(), kind)};
  }

  /// One string for each resource: their genders differ.
  QString allOfIt() const {
    if (is_.cards[Resource::Brick] > 0)
      //: A reason for the place of the robber: its name; %1 a player, who gets brick on this hex alone
      return RobberWhy::tr("All Brick of %1").arg(who());
    if (is_.cards[Resource::Lumber] > 0)
      //: A reason for the place of the robber: its name; %1 a player, who gets lumber on this hex alone
      return RobberWhy::tr("All Lumber of %1").arg(who());
    if (is_.cards[Resource::Wool] > 0)
      //: A reason for the place of the robber: its name; %1 a player, who gets wool on this hex alone
      return RobberWhy::tr("All Wool of %1").arg(who());
    if (is_.cards[Resource::Grain] > 0)
      //: A reason for the place of the robber: its name; %1 a player, who gets grain on this hex alone
      return RobberWhy::tr("All Grain of %1").arg(who());
    //: A reason for the place of the robber: its name; %1 a player, who gets ore on this hex alone
    return RobberWhy::tr("All Ore of %1").arg(who());
  }
};

}  // namespace

ReasonWords robberReasonWords(const Reason& reason, const ReasonTold& told) {
  return RobberReasonTeller(reason, told).words();
}

}  // namespace tapu
