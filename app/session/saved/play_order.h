// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace tapu {

// The order of played games. The clock of a computer may be put back, or may have been wrong before: a number that only
// grows is kept beside the time.

/// The number of a game played at `now`, after all whose numbers were up to `known`: the time in milliseconds, or one
/// more than `known` if that is not larger.
qint64 playOrder(qint64 known, const QDateTime& now);
/// The same for a folder that remembers the last number in a file of its own, which it writes.
qint64 nextPlayOrder(const QString& folder, const QDateTime& now);

}  // namespace tapu
