// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborValue>
#include <optional>

#include "app/text/complaint.h"

namespace tapu {

/// The line breaks of JSON.
enum class Layout {
  OneLine,  ///< no line feeds: a line of a record
  Page,     ///< for people: anything that fits in 100 characters stands on one line
};

/// JSON of a value whose maps keep the order in which they were filled. Equal values give equal bytes.
QByteArray jsonText(const QCborValue& value, Layout layout);

/// The value of a JSON text; maps in alphabetical order of their keys. A byte order mark is skipped.
std::optional<QCborValue> parseJson(const QByteArray& text, Complaint& complaint);

/// The line, from 1, on which the value at the end of a path of keys and indices begins; as far as the path exists.
int lineOf(const QByteArray& text, const QStringList& path);

}  // namespace tapu
