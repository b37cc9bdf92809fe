// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "engine/board/rng.h"

class QEventLoop;
class QFileDialog;

namespace tapu {

/// Somebody without a plan at mouse and keyboard: clicks, drags, wheels, keys, text and changes of size, language and
/// theme, all from one seed, sent to the windows as a system would. Runs in an event loop; where an event opens a loop
/// of its own (a menu, a question, a drag) the next events go on in that one.
class Monkey : public QObject {
  Q_OBJECT
 public:
  /// `home` is looked at most, and is brought back when it was closed.
  Monkey(quint64 seed, QWidget& home);
  ~Monkey() override;

  /// Adds something that may happen from outside, such as another language.
  void mayAlso(const QString& name, std::function<void()> change);
  /// Sets the check after each event: a sentence on the fault, or nothing.
  void setCheck(std::function<QString()> check) { check_ = std::move(check); }
  /// Sets a function that is called before each event and lets time pass.
  void setPulse(std::function<void()> pulse) { pulse_ = std::move(pulse); }
  /// Sets the folder of files with which file dialogs may be answered.
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Sets the widget within `home` where the pointer is most often; it is asked for anew each time.
  void setHaunt(std::function<QWidget*()> haunt) { haunt_ = std::move(haunt); }

  /// Sets the source of a point of `home` that is worth a click now, if there is one; it is asked for now and then.
  void setLure(std::function<std::optional<QPoint>(Rng&)> lure) { lure_ = std::move(lure); }

  /// Sends so many events. Returns the fault, with the seed and the last events; empty if there was none.
  QString play(int events);

  /// The warnings of Qt and the program since the last call, but for those about limits of an offscreen screen.
  static QStringList takeWarnings();

 private:
  void arm();
  void tick();
  void step();
  void judge();
  void finish();

  QWidget* target();
  QWidget* partOf(QWidget& window);
  QPoint pointIn(const QWidget& part);
  void click(QWidget& window);
  void clickAt(QWidget& window, QPoint at);
  void drag(QWidget& window);
  void wheel(QWidget& window);
  void hover(QWidget& window);
  void key(QWidget& window);
  void text(QWidget& window);
  void action(QWidget& window);
  void resize(QWidget& window);
  void close(QWidget& window);
  void answer(QFileDialog& dialog);
  void changeSomething();
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  void note(const QString& event);

  quint64 seed_;
  SeededRng rng_;
  QPointer<QWidget> home_;
  std::vector<std::pair<QString, std::function<void()>>> changes_;
  std::function<QString()> check_;
  std::function<void()> pulse_;
  std::function<QWidget*()> haunt_;
  std::function<std::optional<QPoint>(Rng&)> lure_;
  QString folder_, problem_;
  QEventLoop* loop_ = nullptr;
  int done_ = 0, wanted_ = 0, busyAt_ = 0, baseLevel_ = 0;
  bool isArmed_ = false;
};

}  // namespace tapu
