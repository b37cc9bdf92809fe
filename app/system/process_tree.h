// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <memory>

namespace tapu {

/// A child process with all that it starts: held to its memory and ended together. When this process is killed, Windows
/// ends all of them, Linux the child alone, and other systems none.
class ProcessTree {
 public:
  /// Sets up the process before it is started; nothing of it may have this much memory or more.
  ProcessTree(QProcess& process, int megabytes);
  /// Call `end` before: on Windows the destructor ends all of them, elsewhere they run on.
  ~ProcessTree();
  ProcessTree(const ProcessTree&) = delete;
  ProcessTree& operator=(const ProcessTree&) = delete;

  /// Is to be called right after the process was started.
  void begun();
  /// Kills all that the process has started, also where it has ended itself; nothing if it was not started or this was
  /// called before.
  void end();

 private:
  QProcess& process_;
  struct Means;
  std::unique_ptr<Means> means_;
};

}  // namespace tapu
