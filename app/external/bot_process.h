// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QProcess>
#include <QStringDecoder>

#include "app/external/bot_command.h"
#include "app/external/bot_fault.h"
#include "app/system/process_tree.h"

namespace tapu {

/// A program that talks in lines: the first line starts it, it is held to its limits, and killed with this object and
/// all that it has started. Its error output is passed on, up to `kMostBotErrors` and without codes that steer a
/// terminal.
class BotProcess : public QObject {
  Q_OBJECT
 public:
  /// Starts nothing before `send`.
  BotProcess(BotCommand command, const BotLimits& limits);
  ~BotProcess() override;
  /// Sends a line that is to be answered, without its line feed.
  void send(const QByteArray& line);
  /// Sends a line that is not to be answered; nothing if the program does not run.
  void tell(const QByteArray& line);
  /// Waits, where no loop runs, for its next line or act, so many milliseconds at most.
  void wait(int ms);
  /// Lets it know that nothing more comes. So many milliseconds from now on it may still end itself, and that time runs
  /// for several programs at once: tell all of them before the first is ended.
  void finish(int ms);
  /// Ends it: at once, or as soon as it has ended itself or the time of `finish` is over.
  void end();

 Q_SIGNALS:
  /// A line, without its line feed.
  void said(const QByteArray& line);
  /// It cannot go on; no more lines follow.
  void failed(const tapu::BotFault& fault);

 private:
  void hear();
  void hearErrors();
  void fail(const BotFault& fault);
  BotCommand command_;
  QProcess process_;
  ProcessTree tree_;          ///< with all that it has started
  QDeadlineTimer grace_;      ///< over unless `finish` has set it
  QByteArray heard_;          ///< the beginning of a line
  qsizetype errorBytes_ = 0;  ///< since the last line that is to be answered
  qsizetype errorsPassed_ = 0;
  QStringDecoder errorText_{QStringDecoder::Utf8};  ///< a letter may come in two pieces
  bool isOver_ = false;
};

}  // namespace tapu
