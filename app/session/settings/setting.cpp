// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/setting.h"

namespace tapu {

std::optional<QMap<QString, QStringList>> KeptAs<QMap<QString, QStringList>>::read(const QVariant& kept) {
  QMap<QString, QStringList> keys;
  const QVariantMap map = kept.toMap();
  for (auto it = map.begin(); it != map.end(); ++it) keys[it.key()] = it.value().toStringList();
  return keys;
}

QVariant KeptAs<QMap<QString, QStringList>>::write(const QMap<QString, QStringList>& keys) {
  QVariantMap map;
  for (auto it = keys.begin(); it != keys.end(); ++it) map[it.key()] = it.value();
  return map;
}

}  // namespace tapu
