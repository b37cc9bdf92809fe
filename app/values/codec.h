// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborValue>
#include <optional>

#include "app/text/complaint.h"
#include "app/values/board_codec.h"
#include "app/values/cbor_reader.h"
#include "app/values/cbor_writer.h"
#include "app/values/game_fields.h"
#include "engine/state/setup.h"

// The wire's and the store's form of every value: positional CBOR arrays without names, lists of ids as byte strings
// (little endian). Files use the words of board_file.h, record_header.h and state_line.h; options are the same in
// both. A reader checks types, ranges and lengths and takes nothing on trust; bytes that do not fit give nothing and a
// complaint. The decoders of actions and moves do not know the table: engine/play/validation.h judges them before
// `check` or `apply` sees them.

namespace tapu {

/// One move as bytes: the body of a row in the store and of a move in a Batch, equal for equal moves.
QByteArray encodeMove(const Move& move);
std::optional<Move> decodeMove(const QByteArray& bytes, Complaint& complaint);

/// A setup: rule set, options that differ from its defaults, board or chain. A reader gives only one that the engine
/// may trust: no board yet, as in a lobby, or a board or chain of these rules without problems.
void fields(CborWriter& out, const Setup& setup);
void fields(CborReader& in, Setup& setup);
QByteArray encodeSetup(const Setup& setup);
std::optional<Setup> decodeSetup(const QByteArray& bytes, Complaint& complaint);
/// The same from a value inside another one.
std::optional<Setup> setupFrom(const QCborValue& value, Complaint& complaint);
std::optional<Board> boardFrom(const QCborValue& value, Complaint& complaint);

/// A full or a visible state of this game; equal to the one that `cborOf(state)` wrote.
std::optional<State> stateFrom(const QCborValue& value, const GameDefinition& definition, Complaint& complaint);

/// Checks that the seats and numbers of partners that a state names are those of this game, as far as that is not about
/// pieces and what follows from them: its single members cannot know.
bool namesItsSeats(const State& state, const GameDefinition& definition);

}  // namespace tapu
