// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>

namespace tapu {

/// Files that come to a window from outside: dropped on it, or handed over by another start of the program,
/// so that a double click on a file opens it in the window that is there already. Programs that keep their data in the
/// same folder find each other.
class OpenFiles : public QObject {
  Q_OBJECT
 public:
  /// `open` shows files in `window`.
  OpenFiles(QWidget& window, const QString& dataFolder, std::function<void(const QStringList& paths)> open);

  /// Sends the files to a program that runs already, and waits for its answer. False: there is none, or it did not take
  /// them.
  static bool handOver(const QStringList& paths, const QString& dataFolder, int patienceMs = kPatience);
  static constexpr int kPatience = 1000;  ///< milliseconds for each answer of a program on the same computer

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void listen(const QString& dataFolder);
  void answer();

  QWidget& window_;
  std::function<void(const QStringList&)> open_;
  std::unique_ptr<QLockFile> door_;  ///< of the one window that is called
  QLocalServer calls_;
};

}  // namespace tapu
