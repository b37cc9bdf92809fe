// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// A remark of the system or SQLite on a failure ("Read-only file system"), in words of the reader's language that end
/// a sentence; an unknown remark stays as it is. Remarks go over the wire in their original form, so that each reader
/// has them in a language of their own.
QString systemWords(const QString& remark);

}  // namespace tapu
