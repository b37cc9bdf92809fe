// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>

#include "app/wire/refusal.h"

namespace tapu {

/// Calls the host of a game that is over until their next game is open at the same address, or too much time has
/// passed. It knows no connection: its owner calls, and reports the outcome (`failed`).
class NextGame : public QObject {
  Q_OBJECT
 public:
  /// `call` calls the host once.
  explicit NextGame(std::function<void()> call, QObject* parent = nullptr);
  /// Calls now, and again after each `failed` that says so.
  void start();
  /// Calls no more: the game is open, or the person wants something else.
  void stop();
  /// Reports that a call was answered with this. True: it is only too early, and another call follows by itself.
  bool failed(Refusal why);

  static constexpr int kPauseMs = 1500;  ///< between two calls
  static constexpr int kMostCalls = 200;

 private:
  std::function<void()> call_;
  QTimer pause_;
  int callsLeft_ = 0;
};

}  // namespace tapu
