// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/finds.h"

#include "engine/rules/fog.h"
#include "engine/rules/gifts.h"
#include "engine/rules/hands.h"

namespace tapu::rules {

namespace {

HexId cellTurned(const Query& ask, Placed placed) {
  return placed.edge ? cellTurnedBy(ask.definition, ask.state, placed.edge) : HexId{};
}

}  // namespace

bool findsCard(const Query& ask, Placed placed) {
  const auto isCard = [&](std::optional<int> gift) {
    return gift && ask.definition.sea.gifts[static_cast<std::size_t>(*gift)].kind == Gift::Kind::Card;
  };
  const bool isThere = (placed.corner && isCard(giftAt(ask.definition, ask.state, placed.corner))) ||
                       (placed.edge && isCard(giftAt(ask.definition, ask.state, placed.edge)));
  return isThere && !ask.state.deckOf(ask.id).isEmpty();
}

Placed placedBy(const Action& action) {
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Settlement) return {.corner = action.corner(), .edge = {}};
  if (kind == Road || kind == Ship) return {.corner = {}, .edge = action.edge()};
  if (kind == MoveShip) return {.corner = {}, .edge = action.target()};
  return {};
}

void drawFinds(const Query& ask, Placed placed, Chance& chance, Rng& rng) {
  if (cellTurned(ask, placed)) chance.setTurned(drawGround(ask.state.sea->fog, rng));
  if (!findsCard(ask, placed)) return;
  const CardCounts deck = ask.state.deckOf(ask.id);
  chance.card = pick<Card>(deck, static_cast<int>(rng.below(static_cast<std::uint32_t>(deck.total()))));
}

Refused whyNotTurned(const Query& ask, Placed placed, const Chance& chance) {
  const auto told = chance.turned();
  if (told.has_value() != !cellTurned(ask, placed).isNone()) return Reject::WrongChance;
  return told ? whyNotUnderFog(ask.state.sea->fog, *told) : std::nullopt;
}

Refused whyNotFound(const Query& ask, Placed placed, const Chance& chance) {
  if (const auto wrong = whyNotTurned(ask, placed, chance)) return wrong;
  if (!findsCard(ask, placed)) return chance.card == Card::None ? Refused{} : Refused{Reject::WrongChance};
  const bool isInDeck = chance.card != Card::None && ask.state.deckOf(ask.id)[chance.card] > 0;
  return isInDeck ? Refused{} : Refused{Reject::WrongChance};
}

void find(Change& change, SeatId seat, CornerId corner) {
  if (change.state.sea) [[unlikely]]
    takeGift(change, seat, corner);
}

void find(Change& change, SeatId seat, EdgeId edge) {
  if (!change.state.sea) [[likely]]
    return;
  takeGift(change, seat, edge);
  if (const HexId hex = cellTurnedBy(change.definition, change.state, edge)) turnUp(change, seat, hex);
}

}  // namespace tapu::rules

namespace tapu {

bool findsByChance(const GameDefinition& definition, const State& state, const Action& action) {
  if (!state.sea) return false;
  const rules::Placed placed = rules::placedBy(action);
  const rules::Query ask{definition, state, SeatId(0)};  // one deck for all
  return !placed.isNothing() && (rules::cellTurned(ask, placed) || rules::findsCard(ask, placed));
}

}  // namespace tapu
