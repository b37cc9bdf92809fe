// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/session/words/reason_teller.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// "4 from Asha and 4 from Meera": who gets how much less; "4 for Asha and 4 for Meera": how much again.
QString sharesInWords(const because::Losses& is, const ReasonTold& told) {
  QStringList parts;
  for (const auto& [seat, count] : is.shares) {
    const QString number = reasonNumber(count);
    if (is.kind == because::Losses::PaysAgain)
      parts
          << (seat == told.reader
                  ? /*: Part of “Forest 8 pays … again: 4 for Asha and 4 for you”; %1 a number of cards */ Why::tr(
                        "%1 for you")
                        .arg(number)
                  : /*: Part of “Forest 8 pays … again: 4 for Asha and 4 for you”; %1 a player, %2 a number of cards */
                  Why::tr("%2 for %1").arg(told.name(seat), number));
    else
      parts << (seat == told.reader
                    ? /*: Part of “It keeps back …: 4 from Asha and 4 from you”; %1 a number of cards */ Why::tr(
                          "%1 from you")
                          .arg(number)
                    : /*: Part of “It keeps back …: 4 from Asha and 4 from you”; %1 a player, %2 a number of cards */
                    Why::tr("%2 from %1").arg(told.name(seat), number));
  }
  return listOf(parts);
}

ReasonWords slowsInWords(const because::Losses& is, const ReasonTold& told) {
  const QString icon = u"warning"_s;
  if (is.shares.size() > 1) {
    const auto isReader = [&](SeatId seat) { return told.isAboutReader(seat); };
    const QString title = std::ranges::any_of(is.shares, isReader, &RobbedShare::seat)
                              ? /*: A reason for the place of the robber, to one of those it harms: its name */ Why::tr(
                                    "Slows you and others")
                              : /*: A reason for the place of the robber: its name */ Why::tr("Slows several");
    //: A reason for the place of the robber; %n cards, %1 a list such as “4 from Asha and 4 from Meera”
    return {icon, title,
            Why::tr("It keeps back %n card(s) in 36 throws: %1.", nullptr, is.cards).arg(sharesInWords(is, told))};
  }
  const SeatId seat = is.shares.front().seat;
  if (told.isAboutReader(seat))
    //: A reason for the place of the robber, to whom it harms: its name
    return {icon, Why::tr("Slows you"),
            //: A reason for the place of the robber, to whom it harms; %n cards
            Why::tr("You miss %n card(s) in 36 throws.", nullptr, is.cards)};
  //: A reason for the place of the robber: its name; %1 a player
  return {icon, Why::tr("Slows %1").arg(told.name(seat)),
          //: A reason for the place of the robber; %1 a player, %n cards
          Why::tr("%1 misses %n card(s) in 36 throws.", nullptr, is.cards).arg(told.name(seat))};
}

ReasonWords aheadInWords(const QString& who, const because::Rival& is, const ReasonTold& told) {
  if (told.isAboutReader(is.seat))
    //: A reason for the place of the robber, to whom it harms, or for declining an offer of the reader: its name,
    //: then the sentence
    return {u"star"_s, Why::tr("You were ahead"), Why::tr("Nobody else had as many points as you.")};
  if (told.isDoer())
    //: A reason for the place of the robber, or for declining an offer: its name, then the sentence; %1 a player
    return {u"star"_s, Why::tr("%1 is ahead").arg(who), Why::tr("Of the others %1 has the most points.").arg(who)};
  //: A reason for what another player did with the robber, or for their declining an offer: its name, then the
  //: sentence; %1 a player
  return {u"star"_s, Why::tr("%1 was ahead").arg(who), Why::tr("Nobody else showed as many points as %1.").arg(who)};
}

/// One string for each resource: their genders differ.
QString allOfIt(CardCounts cards) {
  //: A reason for the place of the robber: its name; %1 a player, who gets brick on this hex alone
  if (cards[Resource::Brick]) return Why::tr("All Brick of %1");
  //: A reason for the place of the robber: its name; %1 a player, who gets lumber on this hex alone
  if (cards[Resource::Lumber]) return Why::tr("All Lumber of %1");
  //: A reason for the place of the robber: its name; %1 a player, who gets wool on this hex alone
  if (cards[Resource::Wool]) return Why::tr("All Wool of %1");
  //: A reason for the place of the robber: its name; %1 a player, who gets grain on this hex alone
  if (cards[Resource::Grain]) return Why::tr("All Grain of %1");
  //: A reason for the place of the robber: its name; %1 a player, who gets ore on this hex alone
  return Why::tr("All Ore of %1");
}

ReasonWords takesInWords(const QString& who, const because::Rival& is, const ReasonTold& told) {
  if (told.isAboutReader(is.seat))
    //: A reason for the place of the robber, to whom it robs: its name
    return {u"cards"_s, Why::tr("A card of yours"),
            //: A reason for the place of the robber, to whom it robs
            Why::tr("You held %n card(s).", nullptr, is.held)};
  //: A reason for the place of the robber: its name; %1 a player
  return {u"cards"_s, Why::tr("A card of %1").arg(who),
          (told.isDoer() ? /*: A reason for the place of the robber; %1 a player, %n cards */ Why::tr(
                               "%1 holds %n card(s).", nullptr, is.held)
                         : /*: A reason for the place of the robber; %1 a player, %n cards */ Why::tr(
                               "%1 held %n card(s).", nullptr, is.held))
              .arg(who)};
}

}  // namespace

ReasonWords tell(const because::OwnLoss& is, const ReasonTold& told) {
  switch (is.kind) {
    case because::OwnLoss::Costs:
      //: A warning about the place of the robber: its name
      return {u"warning"_s, Why::tr("Harms who moved it too"),
              told.isDoer() ? /*: A warning about the place of the robber; %n cards */ Why::tr(
                                  "You miss %n card(s) in 36 throws there yourself.", nullptr, is.cards)
                            : /*: About the place of the robber; %1 the player who moved it, %n cards */ Why::tr(
                                  "%1 missed %n card(s) in 36 throws there too.", nullptr, is.cards)
                                  .arg(told.doerName())};
    case because::OwnLoss::Against:
      //: A reason for a development card: its name
      return {u"leave"_s, Why::tr("Against the robber"),
              told.isDoer()
                  ? /*: A reason for a development card, which may be a knight; %n cards */ Why::tr(
                        "It keeps %n card(s) in 36 throws from you; a knight sends it away.", nullptr, is.cards)
                  : /*: A reason for a development card, which may be a knight; %1 a player, %n cards */ Why::tr(
                        "It kept %n card(s) in 36 throws from %1; a knight sends it away.", nullptr, is.cards)
                        .arg(told.doerName())};
    case because::OwnLoss::Here:
      //: Beside the reasons for a corner: its name
      return {u"warning"_s, Why::tr("The robber is there"),
              //: Beside the reasons for a corner; %1 a hex such as “Forest 8”, %n cards
              Why::tr("When it leaves %1, %n card(s) more come in 36 throws.", nullptr, is.cards)
                  .arg(placeWords(told.map(), {EventPlace::Kind::Hex, is.hex.value}))};
    case because::OwnLoss::Frees: break;
  }
  //: A reason for moving the robber: its name
  return {u"leave"_s, Why::tr("Away from here"),
          told.isDoer() ? /*: A reason for moving the robber; %n cards */ Why::tr(
                              "Where it stands you miss %n card(s) in 36 throws.", nullptr, is.cards)
                        : /*: A reason for what another player did with the robber; %1 this player, %n cards */ Why::tr(
                              "Where it stood %1 missed %n card(s) in 36 throws.", nullptr, is.cards)
                              .arg(told.doerName())};
}

ReasonWords tell(const because::Losses& is, const ReasonTold& told) {
  const auto hex = [&] { return placeWords(told.map(), {EventPlace::Kind::Hex, is.hex.value}); };
  switch (is.kind) {
    case because::Losses::WouldSlow:
      //: A reason for playing a knight: its name
      return {u"warning"_s, Why::tr("A place for the robber"),
              //: A reason for playing a knight; %1 a hex such as “Forest 8”, %n cards, %2 a list such as “4 from Asha
              //: and 4 from Meera”
              Why::tr("On %1 it would keep back %n card(s) in 36 throws: %2.", nullptr, is.cards)
                  .arg(hex(), sharesInWords(is, told))};
    case because::Losses::PaysAgain:
      //: What a place of the robber costs whoever moved it: its name
      return {
          u"roll"_s, Why::tr("The price"),
          //: Beside the reasons for the place of the robber; %1 the hex that it leaves, such as “Forest 8”, %n
          //: cards, %2 a list such as “4 for Asha and 4 for Meera”
          Why::tr("%1 pays %n card(s) in 36 throws again: %2.", nullptr, is.cards).arg(hex(), sharesInWords(is, told))};
    case because::Losses::Slows: break;
  }
  return slowsInWords(is, told);
}

ReasonWords tell(const because::Rival& is, const ReasonTold& told) {
  const QString who = told.name(is.seat), kinds = kindsOf(is.cards);
  switch (is.kind) {
    case because::Rival::Ahead: return aheadInWords(who, is, told);
    case because::Rival::Takes: return takesInWords(who, is, told);
    case because::Rival::Leader:
      //: A reason for declining an offer: its name
      return {u"warning"_s, Why::tr("Close to winning"),
              //: A reason for declining an offer; %1 a player, %n points
              Why::tr("%1 lacks %n point(s) or fewer: no trade should help them.", nullptr, is.lacking).arg(who)};
    case because::Rival::Known: {
      //: A reason for taking a card of a player, to the reader; %1 a list of resources
      const QString lacks = Why::tr("By what you have seen it is certain, and you lack %1.");
      const ByGoal sentence{
          //: A reason for taking a card of a player, to the reader; %1 a list of resources
          .city = Why::tr("By what you have seen it is certain, and your city lacks %1."),
          //: A reason for taking a card of a player, to the reader; %1 a list of resources
          .settlement = Why::tr("By what you have seen it is certain, and your next settlement, with the roads to it, "
                                "lacks %1."),
          .card = lacks,
          .road = lacks};
      //: A reason for taking a card of a player: its name; %1 this player, %2 a list of resources
      return {u"cards"_s, Why::tr("%1 holds %2").arg(who, kinds), sentence.of(is.goal).arg(kinds)};
    }
    case because::Rival::OnlyHex:
      if (told.isAboutReader(is.seat))
        //: A reason for the place of the robber, to whom it harms: its name; %1 a resource
        return {u"cards"_s, Why::tr("Your only %1").arg(kinds),
                //: A reason for the place of the robber, to whom it harms; %1 a resource
                Why::tr("You got %1 from nowhere else.").arg(kinds)};
      return {u"cards"_s, allOfIt(is.cards).arg(who),
              (told.isDoer()
                   ? /*: A reason for the place of the robber: %1 a player, %2 a resource */ Why::tr(
                         "%1 gets %2 from nowhere else.")
                   : /*: A reason for what another player did with the robber: %1 a player, %2 a resource */ Why::tr(
                         "%1 got %2 from nowhere else."))
                  .arg(who, kinds)};
    case because::Rival::Gift: break;
  }
  const QString cards = listOf(is.cards);
  //: Why another player declined: its name
  return {u"trade"_s, Why::tr("What the deal would have been"),
          is.seat == told.reader
              ? /*: Why another player declined an offer of the reader; %1 a list such as “1 × Wool” */ Why::tr(
                    "The deal would have given you %1.")
                    .arg(cards)
              : /*: Why another player declined an offer; %1 who offered, %2 a list such as “1 × Wool” */ Why::tr(
                    "The deal would have given %1 %2.")
                    .arg(who, cards)};
}

}  // namespace tapu
