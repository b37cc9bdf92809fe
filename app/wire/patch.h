// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborArray>

#include "app/text/complaint.h"
#include "engine/play/chain_window.h"
#include "engine/state/state.h"

// The changes of a position, as they travel to the clients of a chain (9): a list of things, each with its new values.
// The server need not know which changes a client could work out: a client puts the values in and has the position.
// Places and seats are numbered as in the whole game; a reader with a window puts them into its short chain, and leaves
// out what its window does not show. Values that follow from the pieces do not travel (`followFromPieces`).

namespace tapu::wire {

/// The changes of one thing of a position, as one CBOR array; empty if there are none.
QByteArray headPatch(const Header& before, const Header& now);
/// A patch for a seat in the form that a viewer sees: `visibleSeat`.
QByteArray seatPatch(SeatId seat, const Seat& before, const Seat& now);
QByteArray cornerPatch(CornerId corner, Piece before, Piece now);
QByteArray edgePatch(EdgeId edge, Piece before, Piece now);
/// The robber of a territory (9.17).
QByteArray robberPatch(int territory, HexId before, HexId now);
/// The supply of a board: `visibleSupply`.
QByteArray supplyPatch(int board, const Supply& before, const Supply& now);
/// The awards among some rivals, `index` as in State::awards.
QByteArray holdersPatch(int index, const Holders& before, const Holders& now);

/// Carries out the patches, which `encoded` lists, on a position of the game `local`, as seen through this window by
/// the player of `viewer` (a local number; none for a watcher). False, and the state is not to be used any more: they
/// name missing things, or lead to an impossible position.
bool carryOut(const QCborArray& patches, const ChainWindow& window, const GameDefinition& local, SeatId viewer,
              State& state, Complaint& complaint);

}  // namespace tapu::wire
