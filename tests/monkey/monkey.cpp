// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/monkey.h"

#include <unistd.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QEventLoop>
#include <QFileDialog>
#include <QInputMethodEvent>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <utility>

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPaintedEvery = 32;

// ---- what is said when the program dies

constexpr std::size_t kLastEvents = 40, kLineLength = 160;
struct LastEvents {
  std::array<std::array<char, kLineLength>, kLastEvents> lines{};
  std::size_t next = 0;
};
LastEvents lastEvents;

/// With calls that are allowed in a signal handler.
void writeLastEvents() {
  for (std::size_t i = 0; i < kLastEvents; ++i) {
    const auto& line = lastEvents.lines[(lastEvents.next + i) % kLastEvents];
    if (line[0] == 0) continue;
    if (write(STDERR_FILENO, line.data(), strnlen(line.data(), kLineLength)) < 0) return;
    if (write(STDERR_FILENO, "\n", 1) < 0) return;
  }
}

void dying(int signal) {
  writeLastEvents();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

#ifdef TAPU_SANITIZED
extern "C" void __sanitizer_set_death_callback(void (*)());  // NOLINT: the sanitizer's name
#endif

void tellBeforeDying() {
#ifdef TAPU_SANITIZED
  __sanitizer_set_death_callback(writeLastEvents);
#else
  for (int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL}) std::signal(signal, dying);
#endif
  std::signal(SIGTERM, dying);  // the time of a test is over
}

// ---- warnings

QStringList warnings;
QtMessageHandler handlerBefore = nullptr;

/// What is no fault: an offscreen screen that cannot do something or makes a window one pixel large, a pointer that
/// goes on where a key made its window smaller, or what the program itself leaves out (main.cpp).
bool isExpected(const QString& text) {
  static const QStringList known{u"This plugin does not support"_s, u"OpenType support missing for \"Noto Sans"_s,
                                 u"occurs outside target window"_s, u"Docking will not be possible"_s};
  return std::ranges::any_of(known, [&](const QString& each) { return text.contains(each); });
}

void hear(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  if (type == QtDebugMsg || type == QtInfoMsg || isExpected(text)) return;
  warnings << text;
  if (type == QtFatalMsg) handlerBefore(type, context, text);
}

// ---- what there is to hit

QString nameOf(const QWidget& widget) {
  const QString name = widget.objectName();
  return QLatin1StringView(widget.metaObject()->className()) + (name.isEmpty() ? QString() : u" \"%1\""_s.arg(name));
}

/// Visible windows, in an order that does not depend on where they lie in memory.
QList<QWidget*> openWindows() {
  QList<QWidget*> all;
  for (QWidget* each : QApplication::topLevelWidgets())
    if (each->isVisible() && each->windowHandle() && each->windowType() != Qt::ToolTip) all << each;
  const auto key = [](const QWidget* each) {
    return std::tuple(nameOf(*each), each->x(), each->y(), each->width(), each->height());
  };
  std::ranges::sort(all, [&](const QWidget* a, const QWidget* b) { return key(a) < key(b); });
  return all;
}

constexpr std::array kKeys{Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Left,        Qt::Key_Right,       Qt::Key_Up,
                           Qt::Key_Down, Qt::Key_Return,  Qt::Key_Space,       Qt::Key_Space,       Qt::Key_Escape,
                           Qt::Key_Home, Qt::Key_End,     Qt::Key_PageUp,      Qt::Key_PageDown,    Qt::Key_Delete,
                           Qt::Key_Plus, Qt::Key_Minus,   Qt::Key_Backspace,   Qt::Key_BracketLeft, Qt::Key_F1,
                           Qt::Key_F2,   Qt::Key_F5,      Qt::Key_F6,          Qt::Key_F8,          Qt::Key_F9,
                           Qt::Key_F10,  Qt::Key_F11,     Qt::Key_BracketRight};

Qt::KeyboardModifiers modifiersFor(int lot) {
  switch (lot) {
    case 0: return Qt::ControlModifier;
    case 1: return Qt::ShiftModifier;
    case 2: return Qt::AltModifier;
    case 3: return Qt::ControlModifier | Qt::ShiftModifier;
    default: return Qt::NoModifier;
  }
}

}  // namespace

namespace {

/// A point of a window that is surely in it: window and widget may still disagree on a new size.
QPoint within(const QWidget& window, QPoint at) {
  const QSize size = window.size().boundedTo(window.windowHandle()->size());
  return {std::clamp(at.x(), 1, std::max(1, size.width() - 2)), std::clamp(at.y(), 1, std::max(1, size.height() - 2))};
}

/// As QTest::keyClick, which goes on in a window that is gone: Alt alone closes a menu, and its window with it.
void strike(QWindow* window, Qt::Key key, Qt::KeyboardModifiers with = {}) {
  struct Modifier {
    Qt::KeyboardModifier held;
    Qt::Key key;
  };
  constexpr std::array kModifiers{Modifier{Qt::ShiftModifier, Qt::Key_Shift},
                                  Modifier{Qt::ControlModifier, Qt::Key_Control},
                                  Modifier{Qt::AltModifier, Qt::Key_Alt}};
  const QPointer<QWindow> handle = window;
  const auto send = [&](bool press, Qt::Key each, Qt::KeyboardModifiers held, const QString& text = {}) {
    if (handle) QTest::simulateEvent(handle, press, each, held, text, false);
  };
  const char letter = QTest::keyToAscii(key);
  const QString text = letter ? QString(QChar::fromLatin1(letter)) : QString();
  Qt::KeyboardModifiers held;
  for (const Modifier& each : kModifiers)
    if (with & each.held) {
      send(true, each.key, held);
      held |= each.held;
    }
  send(true, key, with, text);
  send(false, key, with, text);
  for (const Modifier& each : kModifiers)
    if (with & each.held) {
      send(false, each.key, held);
      held.setFlag(each.held, false);
    }
}

}  // namespace

/// Takes addresses that the program wants to open in other programs: nothing leaves this one.
class Nowhere : public QObject {
  Q_OBJECT
 public:
  Q_INVOKABLE void opened(const QUrl&) {}
};

Monkey::Monkey(quint64 seed, QWidget& home) : seed_(seed), rng_(seed), home_(&home) {
  static Nowhere nowhere;
  for (const QString& scheme : {u"http"_s, u"https"_s, u"file"_s, u"mailto"_s, u"tapu"_s})
    QDesktopServices::setUrlHandler(scheme, &nowhere, "opened");
  QGuiApplication::setQuitOnLastWindowClosed(false);  // a window that was closed is shown again
  lastEvents = {};
  tellBeforeDying();
}

Monkey::~Monkey() = default;

void Monkey::mayAlso(const QString& name, std::function<void()> change) {
  changes_.emplace_back(name, std::move(change));
}

QStringList Monkey::takeWarnings() { return std::exchange(warnings, {}); }

QString Monkey::play(int events) {
  wanted_ = done_ + events;
  warnings.clear();
  handlerBefore = qInstallMessageHandler(hear);
  QEventLoop loop;
  loop_ = &loop;
  baseLevel_ = QThread::currentThread()->loopLevel() + 1;
  busyAt_ = baseLevel_ - 1;
  arm();
  loop.exec();
  loop_ = nullptr;
  if (home_) home_->setUpdatesEnabled(true);
  qInstallMessageHandler(handlerBefore);
  if (problem_.isEmpty()) return {};
  writeLastEvents();  // what a test prints is cut
  return u"%1 (TAPU_MONKEY_SEED=%2, after event %3)"_s.arg(problem_).arg(seed_).arg(done_);
}

// ---- the loop

/// The next event comes in whichever loop runs then.
void Monkey::arm() {
  if (std::exchange(isArmed_, true)) return;
  QTimer::singleShot(0, this, [this] {
    isArmed_ = false;
    tick();
  });
}

void Monkey::tick() {
  if (!loop_) return;
  const int level = QThread::currentThread()->loopLevel();
  if (level <= busyAt_) return arm();  // an event is under way and lets others through
  const int before = std::exchange(busyAt_, level);
  judge();
  if (problem_.isEmpty() && done_ < wanted_)
    step();
  else
    finish();
  busyAt_ = before;
  arm();
}

void Monkey::judge() {
  if (!problem_.isEmpty()) return;
  if (!warnings.isEmpty()) problem_ = u"warned: "_s + takeWarnings().join(u" | ");
  if (problem_.isEmpty() && check_ && QThread::currentThread()->loopLevel() == baseLevel_) problem_ = check_();
}

/// All loops that were opened are left, then ours.
void Monkey::finish() {
  if (QThread::currentThread()->loopLevel() == baseLevel_) return loop_->quit();
  if (QWidget* popup = QApplication::activePopupWidget()) {
    popup->close();
  } else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
    dialog->reject();
  } else if (home_ && home_->windowHandle()) {
    strike(home_->windowHandle(), Qt::Key_Escape);  // a drag
  }
}

void Monkey::step() {
  rng_.startMove(static_cast<std::uint64_t>(++done_));
  arm();  // for the loop that this event may open
  if (pulse_) pulse_();
  if (!home_) return;
  if (!home_->isVisible()) {
    note(u"show"_s);
    home_->show();
  }
  // Painting takes most of the time: the window paints itself whole after some events only.
  home_->setUpdatesEnabled(done_ % kPaintedEvery == 0);
  QWidget* window = target();
  if (!window) return note(u"no window"_s);
  if (const QSize size = window->windowHandle()->size(); size.width() < 60 || size.height() < 20) {
    note(u"no room in "_s + nameOf(*window));  // an offscreen window that was made to fill the screen
    window->showNormal();
    return window->resize(900, 600);
  }
  if (auto* files = qobject_cast<QFileDialog*>(window)) return answer(*files);
  if (lure_ && window == home_->window() && below(5) == 0)
    if (const auto place = lure_(rng_)) return clickAt(*window, within(*window, *place));
  const int lot = below(100);
  if (lot < 38) return click(*window);
  if (lot < 50) return drag(*window);
  if (lot < 56) return wheel(*window);
  if (lot < 60) return hover(*window);
  if (lot < 82) return key(*window);
  if (lot < 86) return text(*window);
  if (lot < 93) return action(*window);
  if (lot < 95) return resize(*window);
  if (lot < 96) return close(*window);
  if (lot < 98) return changeSomething();
  drag(*window);
}

void Monkey::note(const QString& event) {
  const QByteArray line = u"#%1 %2"_s.arg(done_).arg(event).toUtf8().left(kLineLength - 1);
  auto& place = lastEvents.lines[lastEvents.next++ % kLastEvents];
  place.fill(0);
  std::copy(line.begin(), line.end(), place.begin());
}

// ---- where

QWidget* Monkey::target() {
  if (QWidget* popup = QApplication::activePopupWidget(); popup && popup->windowHandle()) return popup;
  if (QWidget* modal = QApplication::activeModalWidget(); modal && modal->windowHandle()) return modal;
  const QList<QWidget*> windows = openWindows();
  QWidget* home = home_->window();
  if (windows.isEmpty() || (windows.contains(home) && below(4) > 0)) return home->windowHandle() ? home : nullptr;
  return windows[below(static_cast<int>(windows.size()))];
}

/// What is pointed at: often a button, often where the work is done, else anything.
QWidget* Monkey::partOf(QWidget& window) {
  if (haunt_ && &window == home_->window() && below(3) == 0)
    if (QWidget* haunt = haunt_(); haunt && haunt->isVisible() && haunt->window() == &window) return haunt;
  QList<QWidget*> parts, buttons;
  for (QWidget* each : window.findChildren<QWidget*>()) {
    if (!each->isVisible() || each->window() != &window || each->size().isEmpty()) continue;
    parts << each;
    if (qobject_cast<QAbstractButton*>(each) && each->isEnabled()) buttons << each;
  }
  const QList<QWidget*>& some = !buttons.isEmpty() && below(2) == 0 ? buttons : parts;
  return some.isEmpty() ? &window : some[below(static_cast<int>(some.size()))];
}

/// In the coordinates of its window.
QPoint Monkey::pointIn(const QWidget& part) {
  const QPoint at(below(std::max(1, part.width())), below(std::max(1, part.height())));
  return within(*part.window(), part.mapTo(part.window(), at));
}

// ---- what

void Monkey::click(QWidget& window) {
  const QWidget* part = partOf(window);
  const QPoint at = pointIn(*part);
  const Qt::MouseButton button = below(8) == 0 ? Qt::RightButton : below(20) == 0 ? Qt::MiddleButton : Qt::LeftButton;
  const bool isDouble = below(12) == 0;
  const Qt::KeyboardModifiers keys = modifiersFor(below(16));
  note(u"%1 %2,%3 button %4 keys %5 on %6 in %7"_s.arg(isDouble ? u"double click"_s : u"click"_s)
           .arg(at.x())
           .arg(at.y())
           .arg(button)
           .arg(static_cast<int>(keys), 0, 16)
           .arg(nameOf(*part), nameOf(window)));
  const QPointer<QWindow> handle = window.windowHandle();
  for (int times = isDouble ? 2 : 1; times > 0 && handle; --times) {
    QTest::mousePress(handle, button, keys, at);
    if (handle) QTest::mouseRelease(handle, button, keys, at);
  }
}

void Monkey::clickAt(QWidget& window, QPoint at) {
  note(u"click %1,%2, which does something"_s.arg(at.x()).arg(at.y()));
  const QPointer<QWindow> handle = window.windowHandle();
  QTest::mousePress(handle, Qt::LeftButton, {}, at);
  if (handle) QTest::mouseRelease(handle, Qt::LeftButton, {}, at);
}

void Monkey::drag(QWidget& window) {
  const QWidget* part = partOf(window);
  QPoint at = pointIn(*part);
  const QPointer<QWindow> handle = window.windowHandle();
  const Qt::MouseButton button = below(10) == 0 ? Qt::MiddleButton : Qt::LeftButton;
  const Qt::KeyboardModifiers keys = modifiersFor(below(16));
  note(u"drag from %1,%2 on %3 in %4"_s.arg(at.x()).arg(at.y()).arg(nameOf(*part), nameOf(window)));
  const int steps = 1 + below(6), reach = 20 + below(200);
  const bool isInterrupted = below(6) == 0;
  const Qt::Key interruption = kKeys[static_cast<std::size_t>(below(static_cast<int>(kKeys.size())))];
  std::vector<QPoint> way;
  for (int i = 0; i < steps; ++i) {
    at = within(window, at + QPoint(below(2 * reach) - reach, below(2 * reach) - reach));
    way.push_back(at);
  }
  QTest::mousePress(handle, button, keys, pointIn(*part));
  for (const QPoint& each : way)
    if (handle) QTest::mouseMove(handle, each);
  if (isInterrupted && handle) {
    note(u"key %1 in the drag"_s.arg(interruption, 0, 16));
    strike(handle, interruption, modifiersFor(static_cast<int>(way.size())));
  }
  if (handle) QTest::mouseRelease(handle, button, keys, at);
}

void Monkey::wheel(QWidget& window) {
  const QWidget* part = partOf(window);
  const QPoint at = pointIn(*part);
  const QPoint turn(below(5) == 0 ? 120 : 0, 120 * (below(7) - 3));
  note(u"wheel %1 at %2,%3 on %4"_s.arg(turn.y()).arg(at.x()).arg(at.y()).arg(nameOf(*part)));
  QWidget* under = window.childAt(at);
  if (!under) under = &window;
  const QPoint local = under->mapFrom(&window, at);
  QWheelEvent event(local, under->mapToGlobal(QPointF(local)), QPoint(), turn, Qt::NoButton, modifiersFor(below(12)),
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(under, &event);
}

void Monkey::hover(QWidget& window) {
  const QWidget* part = partOf(window);
  const QPoint at = pointIn(*part);
  note(u"move to %1,%2 on %3"_s.arg(at.x()).arg(at.y()).arg(nameOf(*part)));
  QTest::mouseMove(window.windowHandle(), at);
}

void Monkey::key(QWidget& window) {
  const bool isLetter = below(3) == 0;
  const int letter = below(36);
  const auto key = isLetter ? static_cast<Qt::Key>(letter < 26 ? Qt::Key_A + letter : Qt::Key_0 + letter - 26)
                            : kKeys[static_cast<std::size_t>(below(static_cast<int>(kKeys.size())))];
  const Qt::KeyboardModifiers keys = modifiersFor(below(10));
  note(u"key %1 with %2 in %3"_s.arg(key, 0, 16).arg(static_cast<int>(keys), 0, 16).arg(nameOf(window)));
  if (key == Qt::Key_Q && keys & Qt::ControlModifier) return;  // the end of the program is another test's
  strike(window.windowHandle(), key, keys);
}

void Monkey::text(QWidget&) {
  static const QStringList texts{u"7"_s,         u"0"_s,   u"99999999999"_s, u"-1"_s,           u"अ"_s,
                                 u"टापू की मेज़"_s, u"a b"_s, u"<b>&amp;%1"_s,  QString(300, u'x')};
  const QString& words = texts[below(static_cast<int>(texts.size()))];
  QWidget* focus = QApplication::focusWidget();
  note(u"text \"%1\" for %2"_s.arg(words.left(20), focus ? nameOf(*focus) : u"nobody"_s));
  if (!focus || !focus->testAttribute(Qt::WA_InputMethodEnabled)) return;
  QInputMethodEvent event;
  event.setCommitString(words);
  QApplication::sendEvent(focus, &event);
}

/// Something that a menu or a key would do, also of menus that are not open.
void Monkey::action(QWidget& window) {
  QList<QAction*> actions;
  for (QAction* each : window.findChildren<QAction*>())
    if (each->isEnabled() && each->isVisible() && !each->isSeparator() && !each->menu() &&
        each->menuRole() != QAction::QuitRole)
      actions << each;
  if (actions.isEmpty()) return note(u"no action"_s);
  QAction* chosen = actions[below(static_cast<int>(actions.size()))];
  note(u"action %1 \"%2\" in %3"_s.arg(chosen->objectName(), chosen->text(), nameOf(window)));
  chosen->trigger();
}

void Monkey::resize(QWidget& window) {
  if (window.windowType() == Qt::Popup) return note(u"no size for a popup"_s);
  const QSize size(300 + below(1300), 200 + below(800));
  note(u"size %1x%2 of %3"_s.arg(size.width()).arg(size.height()).arg(nameOf(window)));
  window.resize(size);
}

void Monkey::close(QWidget& window) {
  note(u"close "_s + nameOf(window));
  window.close();
}

/// A file of our own, a new one, or none. Nothing else on this computer is touched.
void Monkey::answer(QFileDialog& dialog) {
  const QStringList files = QDir(folder_).entryList(QDir::Files, QDir::Name);
  const int lot = below(3);
  if (folder_.isEmpty() || lot == 0) {
    note(u"no file for \"%1\""_s.arg(dialog.windowTitle()));
    return dialog.reject();
  }
  const bool isSave = dialog.acceptMode() == QFileDialog::AcceptSave;
  QString name = isSave && (lot == 1 || files.isEmpty()) ? u"new-%1"_s.arg(done_ % 7)
                 : files.isEmpty()                       ? QString()
                                                         : files[below(static_cast<int>(files.size()))];
  if (name.isEmpty()) return dialog.reject();
  note(u"file %1 for \"%2\""_s.arg(name, dialog.windowTitle()));
  // Said as the dialog would say it; its own page of folders is Qt's.
  const QString path = QDir(folder_).filePath(name);
  const QPointer<QFileDialog> still = &dialog;
  Q_EMIT dialog.fileSelected(path);
  if (still) still->reject();
}

void Monkey::changeSomething() {
  if (changes_.empty()) return note(u"nothing to change"_s);
  const auto& [name, change] = changes_[static_cast<std::size_t>(below(static_cast<int>(changes_.size())))];
  note(name);
  change();
}

}  // namespace tapu

#include "monkey.moc"
