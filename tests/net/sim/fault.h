// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>

namespace tapu::test {

/// The faults at a simulated table.
enum class Fault : quint8 {
  FrameLost,
  FrameDoubled,
  CutToldToBoth,
  CutToldToClient,
  CutToldToServer,
  CutToldToNobody,
  LineStalled,
  ProgramKilled,
  KilledBeforeItsKeyWasWritten,
  SeatGivenUp,
  ServerKilled,
  PowerLost,
  CrashBetweenCommits,
  CrashDuringCommit,
  CrashBeforeWriting,
  CrashBeforeTelling,
  CrashAfterTelling,
  CrashInLobby,
  CrashAtEnd,
  DiskFull,
  CommitFailed,
  CommitFailedInName,
  Count
};

QString nameOf(Fault fault);

/// Counts of the faults met.
class FaultsMet {
 public:
  int& operator[](Fault fault) { return counts_[static_cast<std::size_t>(fault)]; }
  int operator[](Fault fault) const { return counts_[static_cast<std::size_t>(fault)]; }
  FaultsMet& operator+=(const FaultsMet& other) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
    return *this;
  }
  int crashes() const { return (*this)[Fault::ServerKilled] + (*this)[Fault::PowerLost]; }
  /// "frames lost 12, frames doubled 0, ...".
  QString inWords() const;
  /// The faults that never happened; empty if all did.
  QString neverMet() const;

 private:
  std::array<int, static_cast<std::size_t>(Fault::Count)> counts_{};
};

}  // namespace tapu::test
