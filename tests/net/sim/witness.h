// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <map>
#include <vector>

#include "app/host/store/event_store.h"
#include "app/wire/messages.h"

namespace tapu::test {

/// Listens at the persons' ends of all lines, and compares the server's promises with the log.
class Witness {
 public:
  explicit Witness(std::function<void(QString)> complain) : complain_(std::move(complain)) {}

  /// Notes a fresh program of this person, whose numbers may start again where the server's memory ends.
  void newProgram(int person) { programs_[person] = {}; }
  void said(int person, const QByteArray& frame);
  void heard(int person, const QByteArray& frame);
  /// The number of moves that somebody was told of.
  int told() const { return told_; }
  /// Notes that a commit failed in name only: moves refused as paused may be there after a crash.
  void doubt() { doubts_ = true; }
  /// Compares with the log at the end: acknowledged moves are there once and in order, refused ones are not.
  void judge(const std::vector<StoredMove>& rows);
  int acknowledged() const { return static_cast<int>(acknowledged_.size()); }

 private:
  struct Program {
    SeatId seat;
    std::map<quint32, Action> asked;
    std::map<quint32, bool> played;  ///< by number: acknowledged, else refused
  };
  struct Promise {
    SeatId seat;
    quint32 seq;
    Action action;
  };
  void settle(Program& program, quint32 seq, bool isPlayed, std::optional<Reject> why = {});
  std::function<void(QString)> complain_;
  std::map<int, Program> programs_;
  std::vector<Promise> acknowledged_;
  std::map<std::pair<SeatId, quint32>, Action> refused_;
  int told_ = 0;
  bool doubts_ = false;
};

}  // namespace tapu::test
