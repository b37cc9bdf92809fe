// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>
#include <functional>

namespace tapu {

/// Files that come to a window from outside: dropped on it, or handed over by another start of the program,
/// so that a double click on a file opens it in the window that is there already. Programs that keep their data in the
/// same folder find each other.
class OpenFiles : public QObject {
  Q_OBJECT
 public:
  /// `open` shows a file in `window`.
  OpenFiles(QWidget& window, const QString& dataFolder, std::function<void(const QString& path)> open);

  /// Sends the file to a program that runs already, and waits for its answer. False: there is none, or it did not take
  /// the file.
  static bool handOver(const QString& path, const QString& dataFolder);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void listen(const QString& dataFolder);
  void answer();

  QWidget& window_;
  std::function<void(const QString&)> open_;
  QLocalServer calls_;
};

}  // namespace tapu
