// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/files/record_reader.h"
#include "engine/play/game.h"

namespace tapu {

/// A recorded game that is looked at from any of its moves. Step n is the position after the first n moves; step 0 is
/// the beginning of the game. Positions are kept on the way, so that a jump plays few moves.
class Replay {
  Q_DECLARE_TR_FUNCTIONS(tapu::Replay)

 public:
  /// Reads a record. Nothing and a complaint if the file cannot be opened or its header is unsound. A record with a
  /// torn or false end is there up to that place, and `stoppedBy` has the reason.
  static constexpr qint64 kMostBytes = 64 * 1024 * 1024;  ///< of a file
  static std::unique_ptr<Replay> from(const QString& path, Complaint& complaint);
  /// The same with a callback for the progress: on false it ends at once, with nothing and no complaint.
  using GoesOn = std::function<bool(qint64 done, qint64 all)>;
  static std::unique_ptr<Replay> from(const QString& path, Complaint& complaint, const GoesOn& goesOn);
  /// The replay of a game without a file. `start`: the position before the first move. All moves must be legal, and
  /// complete as `RecordReader` and a server leave them.
  Replay(RecordHeader header, const State& start, std::vector<Move> moves, QString stoppedBy = {});

  const RecordHeader& header() const { return header_; }
  /// The player of a seat, as shown to the reader: a bot in their language. Without a name the number of the seat.
  QString nameOf(SeatId seat) const;
  QString recordedName(SeatId seat) const;  ///< the same as in the record
  int colorOf(SeatId seat) const;           ///< 0..9, as at the table; where the record does not tell it, by the number
  const GameDefinition& definition() const { return *definition_; }
  /// Where and why the file could not be read on, as one sentence; empty: it was read to its end.
  const QString& stoppedBy() const { return stoppedBy_; }
  /// Makes `stoppedBy` anew in the language of the moment: reads the file once more, if it was not read to its end.
  void retell();

  /// The state or the end of the game, as far as the record goes: "Asha won.", "The game is not over: …".
  QString result() const;
  const State& end() const { return end_; }  ///< the position after the last move

  /// A mark of the game from its setup and its first moves, for any file name and any author.
  QString fingerprint() const;

  // Where it stands

  int steps() const { return static_cast<int>(moves_.size()); }  ///< the number of the last one
  int step() const { return step_; }
  /// Goes to a step, 0 to `steps`; a step beyond becomes the nearest.
  void goTo(int step);
  /// The position at this step, as far as the record knows.
  const State& state() const { return state_; }
  /// The same for a viewer: facts missing from the record stay unknown.
  State seenBy(Viewer viewer) const;

  // Events

  /// The moves from the first one on; move n leads from step n to step n + 1.
  const std::vector<Move>& moves() const { return moves_; }
  /// The events of a move.
  std::span<const Event> eventsOf(int move) const;
  /// A turn, or a shared round of a chain: from `first`, the step at which it begins, up to the next one.
  struct Turn {
    int number = 0;  ///< as players count them, from 1; 0: before the first one
    SeatId seat;     ///< whose turn it is; none: a shared round, or before the first turn
    int first = 0;
    std::vector<std::uint8_t> points = {};  ///< [seat]: at its end, with point cards as far as the record has them
    std::vector<std::uint8_t> shown = {};   ///< [seat]: of these, the points that everybody sees
    bool operator==(const Turn&) const = default;
  };
  /// All of them; the first is the part before the first turn. At least one.
  const std::vector<Turn>& turns() const { return turns_; }
  /// The index of the turn to which a step belongs.
  int turnAt(int step) const;
  /// A mark on the way, one a turn: an award rather than points of a gift or an island, these rather than a city, a
  /// city rather than a settlement, that rather than a seven.
  struct Mark {
    enum class Kind : quint8 { Seven, Settlement, City, Island, Gift, LargestArmy, LongestRoad } kind = Kind::Seven;
    int turn = 0;  ///< its index
    int step = 0;  ///< after the move that did it
    SeatId seat;   ///< none: an award that nobody holds any more
    bool operator==(const Mark&) const = default;
  };
  /// Those of these seats and of nobody, in their order; without seats those of all.
  std::vector<Mark> marks(const std::vector<SeatId>& seats = {}) const;

 private:
  Replay(RecordHeader header, const State& start, std::vector<Move> moves, QString stoppedBy, const GoesOn& goesOn);
  bool play(const GoesOn& goesOn);
  void playOn(int move);
  void takeBack(int move);
  void beginTurn(int number, SeatId seat, int first);
  void endTurn();
  void addMarks(int move);
  std::vector<int> wayTo(int step, const State*& from) const;
  RecordHeader header_;
  std::shared_ptr<const GameDefinition> definition_;
  std::vector<Move> moves_;
  QString stoppedBy_, path_;
  std::vector<int> same_;      ///< [step]: the first step with the same position, which a take-back led back to
  std::map<int, State> kept_;  ///< positions on the way by their step, the first one among them
  std::vector<Event> events_;  ///< of all moves
  std::vector<std::uint32_t> firstOf_;  ///< [move]: where its events begin; one more entry for the end
  std::vector<Turn> turns_;
  std::vector<Mark> marks_;
  int step_ = 0;
  bool isWhole_ = true;  ///< false: it was stopped while all moves were played
  State state_, end_;
};

}  // namespace tapu
