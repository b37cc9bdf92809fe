// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborArray>
#include <QCborMap>
#include <QCborValue>
#include <optional>

#include "app/text/complaint.h"
#include "app/values/cbor_bytes.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

// The wire's and the store's form of every value: positional CBOR arrays without names, lists of ids as byte strings
// (little endian). Files use the words of board_file.h, record.h and state_line.h instead; options are the same in
// both. A reader checks types, ranges and lengths and takes nothing on trust; what does not fit gives nothing and a
// complaint. The decoders of actions and moves do not know the table: engine/play/validation.h judges what came before
// `check` or `apply` sees it.

namespace tapu {

qint64 toCbor(CardCounts pack);
CborArray toCbor(const Action& action);
CborArray toCbor(const Chance& chance, ActionKind kind);
CborArray toCbor(const Move& move);
QCborArray toCbor(const Board& board);
QCborArray toCbor(const Setup& setup);
CborArray toCbor(const State& state);
/// Only options of the rule set, and of those the ones that differ from its defaults: key of 11B to word or number.
QCborMap toCbor(const Options& options, RuleSet ruleSet);

std::optional<CardCounts> packFrom(const QCborValue& value, Complaint& complaint);
std::optional<Action> actionFrom(const QCborValue& value, Complaint& complaint);
std::optional<Move> moveFrom(const QCborValue& value, Complaint& complaint);
std::optional<Board> boardFrom(const QCborValue& value, Complaint& complaint);
std::optional<Setup> setupFrom(const QCborValue& value, Complaint& complaint);
/// Whether an option is one of this rule set (11B).
bool takesPart(const OptionSpec& spec, RuleSet ruleSet);
/// Sets a house rule that somebody typed as "key=value". A sentence about the argument `--option` if there is no such
/// rule in this rule set, or no such value; nothing is changed then.
QString setTyped(const QString& typed, RuleSet ruleSet, Options& options);
/// Sets what a file of a board asks for (`BoardFile::options`), as far as it takes part in the rule set.
void takeOptions(const QCborMap& asked, RuleSet ruleSet, Options& options);
/// Whether these are options that a file of a board may ask for: of any rule set, each with a value that it takes.
bool areOptions(const QCborValue& value, Complaint& complaint);
std::optional<Options> optionsFrom(const QCborValue& value, RuleSet ruleSet, Complaint& complaint);
/// A full or a visible state of this table's game; equal to the one that was sent.
std::optional<State> stateFrom(const QCborValue& value, const GameDefinition& definition, Complaint& complaint);

/// One move as bytes: the body of a row in the store and of a move in a Batch, equal for equal moves.
QByteArray encodeMove(const Move& move);
std::optional<Move> decodeMove(const QByteArray& bytes, Complaint& complaint);
QByteArray encodeSetup(const Setup& setup);
std::optional<Setup> decodeSetup(const QByteArray& bytes, Complaint& complaint);

}  // namespace tapu
