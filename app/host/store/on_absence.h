// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tapu {

/// The behavior of a game that goes on from its store while persons are missing who played from other computers.
enum class OnAbsence : quint8 {
  PlayOn,  ///< its clock runs, and whoever is not back in time is played for
  Pause    ///< it is paused until its host resumes it
};

}  // namespace tapu
