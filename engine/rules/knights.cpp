// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/knights.h"

#include <algorithm>

#include "engine/rules/awards.h"
#include "engine/rules/cards.h"
#include "engine/rules/hands.h"
#include "engine/rules/robber.h"
#include "engine/rules/territories.h"

namespace tapu::rules {

namespace {

bool ownsCornerOf(const Query& ask, HexId hex) {
  const auto& corners = ask.definition.map.hex(hex).corners;
  return std::any_of(corners.begin(), corners.end(), [&](CornerId c) { return ask.state.at(c).isOf(ask.id); });
}

}  // namespace

// A robber where it started needs no driving away (9.14). The robbers near are those of the boards b-2 .. b+2.
std::vector<HexId> robbersBeside(const Query& ask) {
  std::vector<HexId> beside;
  const int boards = ask.definition.map.boards(), home = ask.seat().home;
  for (int step = -2; step <= 2; ++step) {
    const int board = ask.definition.map.isRing() ? (home + step + boards) % boards : home + step;
    if (board < 0 || board >= boards) continue;
    const SeatRange territories = ask.definition.seatsAt(board);
    for (int territory = territories.first; territory < territories.end; ++territory) {
      const HexId robber = ask.state.robbers[territory];
      const bool isHome = robber == ask.definition.robberStarts[static_cast<std::size_t>(territory)];
      const bool isListed = std::find(beside.begin(), beside.end(), robber) != beside.end();  // in a ring of three
      if (!isHome && !isListed && ask.definition.map.hex(robber).cell.number != 0 && ownsCornerOf(ask, robber))
        beside.push_back(robber);
    }
  }
  return beside;
}

bool mayChooseCard(const Query& ask) { return robbersBeside(ask).empty() || ask.options().knightChoice == Switch::On; }

Refused whyNoKnight(const Query& ask, const Action& action) {
  if (const auto refused = whyNotPlay(ask, Card::Knight)) return refused;
  if (ask.rules().helpfulKnights == Switch::Off) {  // 8.4: it names neither a robber nor a card
    if (action.hasPlace()) return Reject::NoSuchRobber;
    return action.first == Resource::None ? Refused{} : Refused{Reject::NotAResource};
  }
  const auto beside = robbersBeside(ask);
  if (action.hasPlace())
    return std::find(beside.begin(), beside.end(), action.hex()) != beside.end() ? Refused{}
                                                                                 : Refused{Reject::NoSuchRobber};
  if (!beside.empty() && ask.options().knightChoice == Switch::Off) return Reject::ChooseRobber;
  const bool bankIsEmpty = ask.rules().unlimitedBank == Switch::Off && ask.state.bankOf(ask.id).isEmpty();
  const bool isFull = ask.seat().cardsInHand() >= ask.rules().handLimit;
  if (action.first == Resource::None) return bankIsEmpty || isFull ? Refused{} : Refused{Reject::ChooseCard};
  if (static_cast<int>(action.first) >= kResources) return Reject::NotAResource;
  if (isFull) return Reject::HandFull;
  return bankCovers(ask, CardCounts::of(action.first)) ? Refused{} : Refused{Reject::BankCannotGive};
}

void helpByKnight(Change& change) {
  const SeatId id = change.move.seat;
  const Action& action = change.move.action;
  Resource card = action.first;
  if (action.hasPlace()) {
    card = resourceOf(change.definition.map.hex(action.hex()).cell.terrain);
    const int territory = change.definition.robberOf(action.hex());
    moveRobberTo(change, territory, change.definition.robberStarts[static_cast<std::size_t>(territory)]);
  }
  if (card == Resource::None || !bankCovers(change.as(id), CardCounts::of(card))) return;
  if (change.seat(id).cardsInHand() >= change.rules().handLimit) return;
  takeFromBank(change, id, CardCounts::of(card));
  change.tell([&] { return Event{.kind = EventKind::KnightHelped, .seat = id, .cards = CardCounts::of(card)}; });
}

void carryOutKnight(Change& change) {
  spendCard(change, change.move.seat, Card::Knight);
  change.tell([&] { return Event{.kind = EventKind::KnightPlayed, .seat = change.move.seat}; });
  judgeLargestArmy(change, change.move.seat);
  if (change.rules().helpfulKnights == Switch::On) return helpByKnight(change);
  oweRobber(change);
}

}  // namespace tapu::rules
