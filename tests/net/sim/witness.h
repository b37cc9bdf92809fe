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

/// Listens at the persons' ends of all lines and holds what was promised against what was kept.
class Witness {
 public:
  explicit Witness(std::function<void(QString)> complain) : complain_(std::move(complain)) {}

  /// A fresh program of this person: its numbers may start again where the server's memory ends.
  void newProgram(int person) { programs_[person] = {}; }
  void said(int person, const QByteArray& frame);
  void heard(int person, const QByteArray& frame);
  /// Moves that somebody was told of.
  int told() const { return told_; }
  /// A commit failed in name only: what was refused as paused may be there after a crash.
  void doubt() { doubts_ = true; }
  /// Against the log at the end: acknowledged is there once and in order, refused is not there.
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
