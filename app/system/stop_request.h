// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

namespace tapu {

/// Hears that this process is to end: from another one (SIGTERM; on Windows `askToStop`), from its terminal (Ctrl+C, or
/// it is closed) or by the end of the session, of which a program that uses Qt hears nothing on Windows. One at a time;
/// while it lives nothing of the kind ends the process by itself. A signal that was ignored when the program was
/// started stays so. After the request the process hears of no further signal: it is about to end.
class StopRequest : public QObject {
  Q_OBJECT
 public:
  StopRequest();
  ~StopRequest() override;

 Q_SIGNALS:
  /// The process is to end. Emitted once, by the loop of the thread that made this.
  void asked();

 private:
  void tell();
  struct Means;
  std::unique_ptr<Means> means_;
  bool isTold_ = false;
};

}  // namespace tapu
