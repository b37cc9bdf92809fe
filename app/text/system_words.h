// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// What the system or SQLite remark on a failure ("Read-only file system"), in words of the reader's language that end
/// a sentence; a remark that is not known stays as it is. Remarks go over the wire as they were made, so that each
/// reader has them in a language of their own.
QString systemWords(const QString& remark);

}  // namespace tapu
