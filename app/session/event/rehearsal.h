// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <set>

#include "app/wire/messages.h"

namespace tapu {

/// Notes on a rehearsal: its duration, and what its organizer asked the server for.
struct RehearsalNotes {
  Q_DECLARE_TR_FUNCTIONS(tapu::RehearsalNotes)

 public:
  int rounds = 0;               ///< that were thrown for
  int seats = 0;                ///< that simulated players had
  std::set<std::size_t> tried;  ///< kinds of requests (`wire::kindOf`)

  /// All of it, in two sentences.
  QString sentence() const;
};

}  // namespace tapu
