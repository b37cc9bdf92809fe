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

  /// Something else that may happen from outside, such as another language.
  void mayAlso(const QString& name, std::function<void()> change);
  /// After each event: a sentence on what is wrong, or nothing.
  void setCheck(std::function<QString()> check) { check_ = std::move(check); }
  /// Before each event: lets time pass.
  void setPulse(std::function<void()> pulse) { pulse_ = std::move(pulse); }
  /// Files that a file dialog may be answered with, in a folder of the test.
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Where the pointer likes to be, within `home`; it is asked for anew each time.
  void setHaunt(std::function<QWidget*()> haunt) { haunt_ = std::move(haunt); }

  /// A point of `home` that is worth a click now, if there is one; it is asked for now and then.
  void setLure(std::function<std::optional<QPoint>(Rng&)> lure) { lure_ = std::move(lure); }

  /// So many events. What went wrong, with the seed and the last events; nothing if nothing did.
  QString play(int events);

  /// What Qt or the program warned of since the last question, but for what an offscreen screen cannot do.
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
