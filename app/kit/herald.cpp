// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/herald.h"

#include <QEvent>

#include "app/kit/spoken.h"

namespace tapu {

namespace {
constexpr int kGapMs = 300;  ///< so a reader has some seconds to ask for the words of an alert before it tells others
constexpr int kStandsMs = 200;  ///< longer than from step to step while a key is held down
}  // namespace

Herald::Herald(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("herald"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  setGeometry(0, 0, 1, 1);  // readers pass over widgets without a size
  gap_.setSingleShot(true);
  connect(&gap_, &QTimer::timeout, this, &Herald::speak);
  rest_.setObjectName(QStringLiteral("rest"));
  rest_.setSingleShot(true);
  rest_.setInterval(kStandsMs);
  connect(&rest_, &QTimer::timeout, this, [this] { say(last_); });
  for (QWidget*& alert : alerts_) {
    alert = new QWidget(this);
    alert->setGeometry(0, 0, 1, 1);
    alert->hide();  // readers pass over it until it says something
    setSpokenRole(alert, QAccessible::AlertMessage);
  }
}

void Herald::say(const QString& sentence) {
  if (sentence.isEmpty() || !isVisible() || (!waiting_.isEmpty() && waiting_.last() == sentence)) return;
  if (waiting_.isEmpty() && !gap_.isActive()) QTimer::singleShot(0, this, &Herald::speak);
  waiting_ << sentence;
}

void Herald::sayLast(const QString& sentence) {
  last_ = sentence;
  rest_.start();
}

void Herald::forget() {
  waiting_.clear();
  gap_.stop();
  rest_.stop();
}

// Qt says to the bus of screen readers that an object is shown; it knows no announcements before 6.8. Readers speak an
// alert when it is shown, so it is hidden and shown again.
void Herald::speak() {
  if (waiting_.isEmpty() || !isVisible()) return;
  const QString text = waiting_.join(QLatin1Char(' '));
  waiting_.clear();
  gap_.start(kGapMs);
  turn_ = (turn_ + 1) % kAlerts;
  alert()->hide();
  setSpokenName(alert(), text);
  alert()->show();
  Q_EMIT spoke(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
  if (!QAccessible::isActive()) return;
  QAccessibleAnnouncementEvent announced(alert(), text);
  QAccessible::updateAccessibility(&announced);
#endif
}

// Or the last text would be said again when the page comes back, and what waits for its turn on another page.
void Herald::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  forget();
  for (QWidget* alert : alerts_) alert->hide();
}

// Announcements in the former language are of no use any more.
void Herald::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || !language_.isAnother()) return;
  forget();
  for (QWidget* alert : alerts_) {
    alert->hide();
    setSpokenName(alert, {});
  }
}

}  // namespace tapu

#include "moc_herald.cpp"
