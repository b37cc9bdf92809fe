// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace tapu {

/// The identity of a table, at any address. It stays the same while the table is kept: over restarts, other ports and
/// other networks. Nobody can guess it, but it is no secret: beacons send it to everybody.
struct TableIdentity {
  static constexpr int kBytes = 16;
  static constexpr int kMostGeneration = 0xffff;
  /// This table's own id: the keys of seats belong to it. Empty: no table.
  QByteArray id;
  /// `id` of the table where the game began; another one than `id` where the game goes on from a guest's copy.
  QByteArray root;
  /// The number of times the game was hosted anew from a copy.
  int generation = 0;

  /// The identity in a file, a message or a beacon: unknown where any part of it cannot be. A game began at one table
  /// alone, so no copy is of the generation 0.
  static TableIdentity from(const QByteArray& id, const QByteArray& root, qint64 generation) {
    const bool isWhole = id.size() == kBytes && root.size() == kBytes && (id == root) == (generation == 0);
    if (!isWhole || generation < 0 || generation > kMostGeneration) return {};
    return {id, root, static_cast<int>(generation)};
  }
  bool isKnown() const { return !id.isEmpty(); }
  /// Whether it is the same game, maybe hosted anew from a copy.
  bool isSameGame(const TableIdentity& other) const { return isKnown() && root == other.root; }
  /// Whether the same game went on there from a copy of this one, or of an earlier one.
  bool isEarlierThan(const TableIdentity& other) const { return isSameGame(other) && generation < other.generation; }
  /// True if the people of these two tables of one game meet at the other one: it is the later one, or two guests have
  /// hosted copies at once, and its id is the smaller one. So all computers agree without asking each other.
  bool goesOnAt(const TableIdentity& other) const {
    const bool isSibling = isSameGame(other) && generation == other.generation;
    return isEarlierThan(other) || (isSibling && other.id < id);
  }
  /// Whether the game goes on at the other table, as far as its players know, so that they have left this one.
  bool isLeftFor(const TableIdentity& other) const {
    return isSameGame(other) && id != other.id && generation <= other.generation;
  }
  /// A table that begins now; `random`: at least `kBytes` bytes that nobody can guess.
  static TableIdentity fresh(const QByteArray& random) { return {random.left(kBytes), random.left(kBytes), 0}; }
  /// The table that goes on with the game of this one from a copy.
  TableIdentity hostedAnew(const QByteArray& random) const { return {random.left(kBytes), root, generation + 1}; }
  bool operator==(const TableIdentity&) const = default;
};

}  // namespace tapu
