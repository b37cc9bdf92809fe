// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborMap>
#include <QCborValue>
#include <QStringList>
#include <optional>

#include "engine/state/card_counts.h"
#include "engine/state/move.h"

namespace tapu {

class Fields;

// Small values of a game as records and state lines have them in JSON.

/// A seat as its number, null for none.
QCborValue seatValue(SeatId seat);
/// Reads a seat below `seats`; none if the key is absent or its value is no such seat (then `in` complains).
SeatId seatIf(Fields& in, const QString& key, int seats);

/// Counts of cards: {"brick":1,...} with all five resources; {"knight":1,...} with all seven cards. "unknown" only if
/// there are some.
QCborMap resourcesValue(CardCounts pack);
QCborMap cardsValue(CardCounts pack);
/// Reads such counts, up to kMostCounted of a kind; a missing kind is 0. Nothing for anything else.
std::optional<CardCounts> resourcesFrom(const QCborValue& value);
std::optional<CardCounts> cardsFrom(const QCborValue& value);
inline constexpr int kMostCounted = 127;

/// The terrain and number of a cell that lay under the fog, as {"terrain":"forest","number":5}; null for no number.
/// What is read may be something that never is (`isGround`).
QCborMap groundValue(Ground ground);
Ground groundFrom(Fields& in);

/// The words for Phase, for RoundStage from Discards on, and for Territory from Sun on, in the order of the values.
const QStringList& phaseWords();
const QStringList& stageWords();
const QStringList& groupWords();

}  // namespace tapu
