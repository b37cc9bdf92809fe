// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <set>

namespace tapu {

/// Acts of an organizer at the desk while a game runs.
enum class DeskDeed : quint8 {
  Pauses,
  Lengthens,
  EndsRound,
  EntersThrow,
  Announces,
  ChoosesScreen,
  RenewsCode,
  KeepsSeat,
  EndsGame
};

/// Notes on a rehearsal: its duration, and the acts that its organizer tried.
struct RehearsalNotes {
  Q_DECLARE_TR_FUNCTIONS(tapu::RehearsalNotes)

 public:
  int rounds = 0;  ///< that were thrown for
  int seats = 0;   ///< that simulated players had
  std::set<DeskDeed> tried;

  /// All of it, in two sentences.
  QString sentence() const;
};

}  // namespace tapu
