// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wire/patch.h"

#include <algorithm>

#include "app/values/codec.h"
#include "app/values/difference.h"
#include "engine/play/from_pieces.h"
#include "engine/play/validation.h"

namespace tapu::wire {
namespace {

/// The subject of a patch; the first item of its array.
enum class Thing : quint8 { Head, Seat, Corner, Edge, Robber, Supply, Holders };

template <class Value>
QByteArray differenceAt(Thing thing, int index, const Value& before, const Value& now) {
  if (before == now) return {};
  CborWriter out;
  bool any = false;
  out.array([&](CborWriter& array) {
    array(static_cast<int>(thing), index);
    any = writeDifference(array, before, now);
  });
  return any ? out.bytes() : QByteArray();
}

template <class Value>
QByteArray valueAt(Thing thing, qint64 index, const Value& before, const Value& now, qint64 written) {
  if (before == now) return {};
  CborWriter out;
  out.array([&](CborWriter& array) { array(static_cast<int>(thing), index, written); });
  return out.bytes();
}

/// Puts patches into a position.
class Carrier {
 public:
  Carrier(const ChainWindow& window, const GameDefinition& local, State& state)
      : window_(window), local_(local), state_(state) {}

  void take(CborReader& in) {
    int thing = 0;
    in(within(thing, 0, static_cast<int>(Thing::Holders)));
    if (!in.ok()) return;
    switch (static_cast<Thing>(thing)) {
      case Thing::Head: return head(in);
      case Thing::Seat: return seat(in);
      case Thing::Corner: return piece(in, CornerId(), state_.corners);
      case Thing::Edge: return piece(in, EdgeId(), state_.edges);
      case Thing::Robber: return robber(in);
      case Thing::Supply: return supply(in);
      case Thing::Holders: return holders(in);
    }
  }
  bool movesPieces() const { return movesPieces_; }

 private:
  /// A number below `end`.
  static int number(CborReader& in, int end) {
    int number = 0;
    in(within(number, 0, end - 1));
    return number;
  }

  void head(CborReader& in) {
    number(in, 1);
    Header& head = state_.head;
    renumbered(in, head, {&head.active, &head.first, &head.winner});
  }

  /// A value in which seats are named: those that the patch leaves alone stay what they are.
  template <class Value>
  void renumbered(CborReader& in, Value& value, std::initializer_list<SeatId*> seats) {
    for (SeatId* seat : seats) *seat = window_.whole(*seat);
    readDifference(in, value);
    for (SeatId* seat : seats) *seat = window_.local(*seat);
  }

  void seat(CborReader& in) {
    const SeatId id = window_.local(SeatId(number(in, kMostSeats)));
    if (!in.ok() || !local_.hasSeat(id) || !window_.showsLocal(local_.homeOf(id))) return in.fail();
    const Presence before = state_.seat(id).presence;
    readDifference(in, state_.seat(id));
    movesPieces_ |= state_.seat(id).presence != before;  // the starts of vacant seats are closed (9.20)
  }

  template <class Place, class Pieces>
  void piece(CborReader& in, Place, Pieces& pieces) {
    const Place at = window_.local(Place(number(in, kMostPlaces)));
    const int code = number(in, 0x10000);
    if (!in.ok() || !at || !local_.map.has(at) || !window_.shows(at, local_.map)) return in.fail();
    const SeatId owner = code < 4 ? SeatId() : window_.local(SeatId((code >> 2) - 1));
    Piece piece;
    if (code != 0) {
      if (!local_.hasSeat(owner) || !mayHave(owner, at)) return in.fail();
      piece = Piece(owner, static_cast<Piece::Kind>(code & 1));
      if (code & 2) piece = piece.asNew();
      if (!fits(piece, at)) return in.fail();
    }
    pieces[static_cast<int>(at.value)] = piece;
    movesPieces_ = true;
  }
  bool fits(Piece piece, CornerId) const { return !piece.isNew(); }
  /// Only a ship is ever new (7.6).
  bool fits(Piece piece, EdgeId) const { return piece.kind() == Piece::Ship ? local_.hasShips : !piece.isNew(); }
  template <class Place>
  bool mayHave(SeatId owner, Place at) const {
    return local_.reaches(owner, at) && state_.slotOf(owner, blockOf(at)) < state_.slots;
  }

  void robber(CborReader& in) {
    const SeatId territory = window_.local(SeatId(number(in, kMostSeats)));
    const HexId hex = window_.local(HexId(number(in, kMostPlaces)), local_.map);
    if (!in.ok() || !territory || territory.value >= state_.robbers.size()) return in.fail();
    if (!hex || !local_.map.has(hex)) return in.fail();
    state_.robbers[territory.value] = hex;
  }

  void supply(CborReader& in) {
    const int board = window_.localBoard(number(in, kMostBoards));
    if (!in.ok() || board < 0 || !window_.showsLocal(board)) return in.fail();
    readDifference(in, state_.supplies[board]);
  }

  void holders(CborReader& in) {
    const int whole = number(in, kMostSeats);
    if (!in.ok()) return;
    const int index = indexOfRivals(whole);
    if (index < 0) return in.fail();
    Holders& holders = state_.awards[index];
    renumbered(in, holders, {&holders.longestRoad, &holders.largestArmy});
  }
  /// Rivals are all seats, those of a board, or each seat by itself (9.15).
  int indexOfRivals(int whole) const {
    const int rivals = state_.awards.size();
    if (rivals == 1) return whole == 0 ? 0 : -1;
    if (rivals == local_.seats) {
      const SeatId seat = window_.local(SeatId(whole));
      return seat && seat.value < rivals ? seat.value : -1;
    }
    const int board = window_.localBoard(whole);
    return board < rivals ? board : -1;
  }

  const ChainWindow& window_;
  const GameDefinition& local_;
  State& state_;
  bool movesPieces_ = false;
};

/// 6.9: the own cards lie open, and those of others once they are shown.
bool showsItsViewer(const State& state, const ChainWindow& window, SeatId viewer) {
  return std::ranges::all_of(state.seats, [&](const Seat& seat) {
    const bool isOwn = viewer && &seat == &state.seat(viewer);
    const bool isOpen = isOwn || seat.shown == Shown::Yes;
    return !window.showsLocal(seat.home) || (seat.known == Knowledge::Own) == isOpen;
  });
}

}  // namespace

QByteArray headPatch(const Header& before, const Header& now) { return differenceAt(Thing::Head, 0, before, now); }
QByteArray seatPatch(SeatId seat, const Seat& before, const Seat& now) {
  return differenceAt(Thing::Seat, seat.value, before, now);
}
QByteArray cornerPatch(CornerId corner, Piece before, Piece now) {
  return valueAt(Thing::Corner, corner.value, before, now, now.code);
}
QByteArray edgePatch(EdgeId edge, Piece before, Piece now) {
  return valueAt(Thing::Edge, edge.value, before, now, now.code);
}
QByteArray robberPatch(int territory, HexId before, HexId now) {
  return valueAt(Thing::Robber, territory, before, now, now.value);
}
QByteArray supplyPatch(int board, const Supply& before, const Supply& now) {
  return differenceAt(Thing::Supply, board, before, now);
}
QByteArray holdersPatch(int index, const Holders& before, const Holders& now) {
  return differenceAt(Thing::Holders, index, before, now);
}

bool carryOut(const QCborArray& patches, const ChainWindow& window, const GameDefinition& local, SeatId viewer,
              State& state, Complaint& complaint) {
  Carrier carrier(window, local, state);
  for (const QCborValue& patch : patches) {
    CborReader in(patch, complaint);
    carrier.take(in);
    if (!in.done()) return false;
  }
  // A watcher of a long chain asks nobody what is free, and a sum over all of it would be made ten times a second.
  const bool isLong = local.map.boards() > ChainWindow::kMostWhole;
  if (carrier.movesPieces() && !isLong) followFromPieces(local, state);
  if (!namesItsSeats(state, local)) return false;
  if (window.isWhole() && !isLong) return isSound(local, state, Viewer::ofSeatOrWatcher(viewer));
  return showsItsViewer(state, window, viewer);
}

}  // namespace tapu::wire
