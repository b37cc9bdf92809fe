// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include "app/wire/table_identity.h"

namespace tapu {

/// The table that a file of this program names; unknown if it names none.
inline TableIdentity tableIn(const QJsonObject& json) {
  const auto bytes = [&json](const char* key) {
    return QByteArray::fromHex(json[QLatin1StringView(key)].toString().toLatin1());
  };
  return TableIdentity::from(bytes("table"), bytes("root"), json[QLatin1StringView("generation")].toInteger(-1));
}

inline void putTable(QJsonObject& json, const TableIdentity& table) {
  json[QLatin1StringView("table")] = QString::fromLatin1(table.id.toHex());
  json[QLatin1StringView("root")] = QString::fromLatin1(table.root.toHex());
  json[QLatin1StringView("generation")] = table.generation;
}

}  // namespace tapu
