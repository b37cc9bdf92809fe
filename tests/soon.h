// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QTest>
#include <QTimer>

#ifdef QT_WIDGETS_LIB
#include <QWidget>
#include <QWindow>
#endif

namespace tapu::test {

/// Milliseconds after which a wait is one that never ends. No test says how long something may take: that is a question
/// of the machine and of what else it does. This only names the wait at which a test hangs.
inline constexpr int kNever = 120'000;

/// Runs the loop until something holds. It sleeps while nothing happens: on a busy machine a test that spins takes the
/// processor from the very server that it waits for. False if it never holds.
template <class Holds>
bool soon(Holds holds) {
  const QDeadlineTimer never(kNever);
  QTimer look;  // at what changes without an event of this thread
  look.start(2);
  while (!holds()) {
    if (never.hasExpired()) return false;
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  return true;
}

/// Lets all happen that is due: events, layouts within layouts, and what is to be deleted. It waits for no clock.
inline void settle() {
  constexpr int kRounds = 5;  ///< what is due in one round may call for more in the next
  for (int round = 0; round < kRounds; ++round) {
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

#ifdef QT_WIDGETS_LIB
/// Waits until a window is on the screen.
inline bool soonExposed(const QWidget& window) {
  return soon([&] { return window.windowHandle() && window.windowHandle()->isExposed(); });
}
/// Waits until a window is the active one: keys reach only that.
inline bool soonActive(const QWidget& window) {
  return soon([&] { return window.isActiveWindow(); });
}
#endif

}  // namespace tapu::test

/// Waits for the thing itself; the test fails if it never comes.
#define SOON(statement) \
  QVERIFY2(tapu::test::soon([&] { return static_cast<bool>(statement); }), "never came: " #statement)

/// The same, with words that tell why it should have come.
#define SOON_OR_SAY(statement, words) QVERIFY2(tapu::test::soon([&] { return static_cast<bool>(statement); }), words)

/// Waits until two values are equal; if they never are, the test fails and tells both.
#define SOON_EQUAL(actual, expected)                                \
  do {                                                              \
    (void)tapu::test::soon([&] { return (actual) == (expected); }); \
    QCOMPARE(actual, expected);                                     \
  } while (false)
