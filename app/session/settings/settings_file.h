// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariant>

namespace tapu {

/// The file `settings.ini`. Values go to the disk at once; values that the disk refuses last until the program ends.
class SettingsFile : public QObject {
  Q_OBJECT
 public:
  /// Opens the file in this folder, which exists or cannot be made.
  explicit SettingsFile(const QString& folder);

  /// The value kept under this key; not valid: none is.
  QVariant value(const QString& key) const { return file_.value(key); }
  void write(const QString& key, const QVariant& value);
  /// Forgets all values of a group but those under these keys, written as “group/name”.
  void forget(const QString& group, const QStringList& except = {});
  const QString& path() const { return path_; }
  /// Whether the disk takes it, as far as that is known before something is written.
  bool isWritable() const { return file_.isWritable(); }

 Q_SIGNALS:
  /// Nothing is kept under this key any more; `before` was.
  void forgot(const QString& key, const QVariant& before);
  /// A write has failed, and the one before had not: what was chosen since is lost at the end of the program.
  void failed();

 private:
  void sync();
  const QString path_;
  QSettings file_;
  bool isFailing_ = false;
};

}  // namespace tapu
