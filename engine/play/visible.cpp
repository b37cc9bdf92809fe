// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/visible.h"

#include "engine/play/from_pieces.h"
#include "engine/play/near_view.h"

namespace tapu {
namespace {

CardCounts counted(CardCounts pack) { return CardCounts::of(Resource::Unknown, pack.total()); }

bool asks(const GameDefinition& definition, SeatId offerer, PartnerSet to, Viewer viewer) {
  return !viewer.isWatcher() && to.contains(definition.partnerId(viewer.seat(), offerer));
}

bool concerns(const GameDefinition& definition, Viewer viewer, SeatId offerer, const Offer& offer) {
  return viewer.plays(offerer) || (offer.isOpen() && asks(definition, offerer, offer.to, viewer));
}

Seat publicPart(const Seat& seat) {
  Seat seen;
  seen.played = seat.played;
  seen.yieldByThrow = seat.yieldByThrow;
  seen.pending = seat.pending;
  seen.roads = seat.roads;
  seen.ships = seat.ships;
  seen.newShips = seat.newShips;
  seen.shipMoved = seat.shipMoved;
  seen.settlements = seat.settlements;
  seen.cities = seat.cities;
  seen.route = seat.route;
  seen.points = seat.points;
  seen.rates = seat.rates;
  seen.freshRates = seat.freshRates;
  seen.unrefundedCities = seat.unrefundedCities;
  seen.home = seat.home;
  seen.rivals = seat.rivals;
  seen.firstBlock = seat.firstBlock;
  seen.joined = seat.joined;
  seen.cardsPlayed = seat.cardsPlayed;
  seen.built = seat.built;
  seen.bonusFrom = seat.bonusFrom;
  seen.presence = seat.presence;
  seen.shown = seat.shown;
  return seen;
}

Seat seenBy(Viewer viewer, const GameDefinition& definition, SeatId id, const Seat& seat) {
  Seat seen = publicPart(seat);
  const bool isOpen = viewer.plays(id) || seat.shown == Shown::Yes;
  seen.known = isOpen ? seat.known : Knowledge::Counted;
  seen.hand = isOpen ? seat.hand : counted(seat.hand);
  seen.cards = isOpen ? seat.cards : counted(seat.cards);
  seen.boughtThisTurn = isOpen ? seat.boughtThisTurn : counted(seat.boughtThisTurn);
  if (seat.shown == Shown::Yes) seen.scoredAt = seat.scoredAt;  // 9.22: before, it would tell of hidden points
  if (isOpen) seen.offers = seat.offers;
  if (isOpen) seen.answer = seat.answer;
  if (concerns(definition, viewer, id, seat.offer)) seen.offer = seat.offer;
  return seen;
}

/// The offer that an answer or a table move is about.
SeatId offererOf(const Move& move) {
  using enum ActionKind;
  const ActionKind kind = move.action.kind;
  return kind == Offer || kind == Withdraw || kind == Confirm ? move.seat : move.action.seat;
}

/// A new offer: its addressees see it; those of the offer that it replaces see that one withdrawn.
std::optional<Move> seenOffer(Viewer viewer, const GameDefinition& definition, const State& before, const Move& move) {
  if (viewer.plays(move.seat) || asks(definition, move.seat, move.action.asked(), viewer)) return move;
  if (!concerns(definition, viewer, move.seat, before.seat(move.seat).offer)) return std::nullopt;
  return Move{SeatId{}, tableMove(ActionKind::WithdrawOffer, move.seat), {}};
}

/// A trade that was carried out is public: those who did not see the offer get its contents with it.
std::optional<Move> seenTrade(Viewer viewer, const GameDefinition& definition, const State& before, const Move& move) {
  const SeatId offerer = offererOf(move);
  const Offer& offer = before.seat(offerer).offer;
  if (concerns(definition, viewer, offerer, offer)) return move;
  const bool isCollected = move.action.kind == ActionKind::Accept && before.isActive(offerer) &&
                           definition.rules.options.tradeSelect == TradeSelect::ProposerPicks;
  if (isCollected) return std::nullopt;
  Move seen = move;
  seen.action.give = offer.give;
  seen.action.want = offer.want;
  return seen;
}

Move withoutSecrets(Viewer viewer, const Move& move) {
  Move seen = move;
  const SeatId victim = move.action.kind == ActionKind::TimeUp ? move.chance.seat : move.action.seat;
  const SeatId mover = move.action.kind == ActionKind::TimeUp ? move.action.seat : move.seat;
  if (move.chance.card != Card::None && !viewer.plays(mover)) seen.chance.card = Card::Unknown;
  if (move.chance.stolen != Resource::None && !viewer.plays(mover) && !viewer.plays(victim))
    seen.chance.stolen = Resource::Unknown;
  return seen;
}

}  // namespace

Header visibleHead(const Header& head) {
  Header seen = head;
  seen.moves = Header::kNotCounted;  // when points changed tells of hidden point cards (9.22)
  return seen;
}

Seat visibleSeat(Viewer viewer, const GameDefinition& definition, const State& state, SeatId seat) {
  return seenBy(viewer, definition, seat, state.seat(seat));
}

Supply visibleSupply(const Supply& supply) { return {supply.bank, counted(supply.deck)}; }

namespace {

/// The piece with its owner's local number.
Piece renumbered(Piece piece, const ChainWindow& window) {
  if (piece.isEmpty()) return piece;
  const Piece local(window.local(piece.owner()), piece.kind());
  return piece.isNew() ? local.asNew() : local;
}

void copySeats(Viewer viewer, const GameDefinition& definition, const State& state, const ChainWindow& window,
               State& seen) {
  for (int s = 0; s < seen.seats.size(); ++s) {
    Seat& seat = seen.seats[s];
    const Seat form = seat;
    if (window.showsLocal(form.home)) seat = visibleSeat(viewer, definition, state, window.whole(SeatId(s)));
    seat.home = form.home;
    seat.rivals = form.rivals;
    seat.firstBlock = form.firstBlock;
  }
}

void copyPieces(const State& state, const ChainWindow& window, const GameDefinition& local, State& seen) {
  for (int c = 0; c < seen.corners.size(); ++c)
    if (local.map.has(CornerId(c)) && window.shows(CornerId(c), local.map))
      seen.corners[c] = renumbered(state.at(window.whole(CornerId(c))), window);
  for (int e = 0; e < seen.edges.size(); ++e)
    if (local.map.has(EdgeId(e)) && window.shows(EdgeId(e), local.map))
      seen.edges[e] = renumbered(state.at(window.whole(EdgeId(e))), window);
}

Holders renumbered(const Holders& holders, const ChainWindow& window) {
  return {window.local(holders.longestRoad), window.local(holders.largestArmy)};
}

}  // namespace

State visibleTo(Viewer viewer, const GameDefinition& definition, const State& state, const ChainWindow& window,
                const GameDefinition& local) {
  State seen = blankState(local);
  seen.head = visibleHead(state.head);
  for (SeatId* seat : {&seen.head.active, &seen.head.first, &seen.head.winner}) *seat = window.local(*seat);
  copySeats(viewer, definition, state, window, seen);
  copyPieces(state, window, local, seen);
  for (int board = 0; board < window.size(); ++board) {
    if (!window.showsLocal(board)) continue;
    seen.supplies[board] = visibleSupply(state.supplies[window.wholeBoard(board)]);
    for (int s = local.seatsAt(board).first; s < local.seatsAt(board).end; ++s) {
      const int whole = window.whole(SeatId(s)).value;
      seen.robbers[s] = window.local(state.robbers[whole], local.map);
      const int rivals = seen.seats[s].rivals;
      seen.awards[rivals] = renumbered(state.awards[state.seats[whole].rivals], window);
    }
  }
  followFromPieces(local, seen);
  return seen;
}

State visibleTo(Viewer viewer, const GameDefinition& definition, const State& state) {
  // All members by name: a new one does not compile until it is settled who sees it.
  const auto& [head, seats, reach, blocks, corners, edges, robbers, supplies, awards, dice, slots, sea] = state;
  State seen{.head = visibleHead(head),
             .seats = {},
             .reach = reach,
             .blocks = blocks,
             .corners = corners,
             .edges = edges,
             .robbers = robbers,
             .supplies = {},
             .awards = awards,
             .dice = dice,
             .slots = slots,
             .sea = sea};
  seen.seats.assign(seats.size());
  for (int s = 0; s < seats.size(); ++s) seen.seats[s] = seenBy(viewer, definition, SeatId(s), seats[s]);
  seen.supplies.assign(supplies.size());
  for (int i = 0; i < supplies.size(); ++i) seen.supplies[i] = visibleSupply(supplies[i]);
  return seen;
}

NearView::NearView(const GameDefinition& definition)
    : definition_(definition), blank_(blankState(definition)), seen_(blank_) {}

template <class See>
void NearView::eachBoard(int home, See see) const {
  for (int step = -kSteps; step <= kSteps; ++step)
    if (const auto board = definition_.map.boardBeside(home, step)) see(*board);
}

namespace {

/// Copies the part of one board, of which each has so many; the last may have fewer.
template <class Vector>
void copyPart(const Vector& from, int board, int each, Vector& to) {
  const int first = board * each, end = std::min(first + each, from.size());
  std::copy(from.begin() + first, from.begin() + end, to.begin() + first);
}

void copyPlaces(const State& from, int board, State& to) {
  copyPart(from.corners, board, kCornersOfBlock, to.corners);
  copyPart(from.edges, board, kEdgesOfBlock, to.edges);
  copyPart(from.blocks, board, 1, to.blocks);
  copyPart(from.reach, board, kSeatsAtBoardOfChain * from.slots, to.reach);
  copyPart(from.robbers, board, kSeatsAtBoardOfChain, to.robbers);
}

}  // namespace

void NearView::forget(int board) {
  copyPlaces(blank_, board, seen_);
  for (int s = definition_.seatsAt(board).first; s < definition_.seatsAt(board).end; ++s)
    seen_.awards[seen_.seats[s].rivals] = {};
  copyPart(blank_.seats, board, kSeatsAtBoardOfChain, seen_.seats);
  seen_.supplies[board] = {};
}

void NearView::look(Viewer viewer, int board, const State& state) {
  copyPlaces(state, board, seen_);
  for (int s = definition_.seatsAt(board).first; s < definition_.seatsAt(board).end; ++s) {
    seen_.seats[s] = visibleSeat(viewer, definition_, state, SeatId(s));
    seen_.awards[state.seats[s].rivals] = state.awards[state.seats[s].rivals];
  }
  seen_.supplies[board] = visibleSupply(state.supplies[board]);
}

const State& NearView::of(SeatId seat, const State& state) {
  const int home = definition_.homeOf(seat);
  if (home_ >= 0 && home_ != home) eachBoard(home_, [&](int board) { forget(board); });
  home_ = home;
  seen_.head = visibleHead(state.head);
  eachBoard(home, [&](int board) { look(seat, board, state); });
  return seen_;
}

bool hasSecrets(SeatId seat, const GameDefinition& definition, const State& state) {
  const auto isPublic = [](const Seat& seen, const Seat& open) {
    return seen.hand == open.hand && seen.cards == open.cards && seen.offer.isOpen() == open.offer.isOpen();
  };
  for (int s = 0; s < state.seats.size(); ++s) {
    const SeatId other(s);
    const Seat &whole = state.seats[s], seen = seenBy(seat, definition, other, whole);
    if (!isPublic(seen, seenBy(Viewer::watcher(), definition, other, whole))) return true;
  }
  return false;
}

std::optional<Move> visibleTo(Viewer viewer, const GameDefinition& definition, const State& before, const Move& move) {
  if (before.seats.size() > 0 && move.seat && before.seat(move.seat).pending.must == Decision::Answer &&
      !viewer.plays(move.seat))
    return std::nullopt;  // 8.15: answers become public together, when the window closes
  using enum ActionKind;
  const ActionKind kind = move.action.kind;
  if (kind == Offer) return seenOffer(viewer, definition, before, move);
  if (kind == Accept || kind == Confirm) return seenTrade(viewer, definition, before, move);
  if (kind == Decline || kind == Withdraw || kind == WithdrawOffer || kind == StrikeAnswer) {
    if (!concerns(definition, viewer, offererOf(move), before.seat(offererOf(move)).offer)) return std::nullopt;
    return move;
  }
  return withoutSecrets(viewer, move);
}

}  // namespace tapu
