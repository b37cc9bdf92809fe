// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/settings_file.h"

#include <map>

#include "app/files/whole_file.h"

using namespace Qt::StringLiterals;

namespace tapu {

SettingsFile::SettingsFile(const QString& folder)
    : path_(folder + u"/settings.ini"_s), file_(settingsPath(path_), QSettings::IniFormat) {}

void SettingsFile::write(const QString& key, const QVariant& value) {
  file_.setValue(key, value);
  sync();
}

void SettingsFile::forget(const QString& group, const QStringList& except) {
  std::map<QString, QVariant> gone;
  for (const QString& key : file_.allKeys())
    if (key.startsWith(group + u'/') && !except.contains(key)) gone[key] = file_.value(key);
  for (const auto& [key, kept] : gone) file_.remove(key);
  sync();
  for (const auto& [key, kept] : gone) Q_EMIT forgot(key, kept);
}

void SettingsFile::sync() {
  file_.sync();
  const bool wasFailing = isFailing_;
  isFailing_ = file_.status() == QSettings::AccessError;
  if (isFailing_ && !wasFailing) Q_EMIT failed();
}

}  // namespace tapu
