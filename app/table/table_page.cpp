// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_page.h"

#include <QEvent>
#include <QKeyEvent>

#include "app/kit/theme.h"

namespace tapu {

Motion TablePage::wishedMotion(const Settings& settings) const {
  const auto wished = [&settings] {
    switch (settings.animations()) {
      case Animations::Normal: return Motion::Full;
      case Animations::Fast: return Motion::Fast;
      case Animations::Off: break;
    }
    return Motion::Off;
  };
  return allowedMotion(wished(), this);
}

void TablePage::keyPressEvent(QKeyEvent* event) {
  skipMotion();
  if (press(*event) == Pressed::Nothing) SeaPage::keyPressEvent(event);
}

void TablePage::mousePressEvent(QMouseEvent* event) {
  skipMotion();
  SeaPage::mousePressEvent(event);
}

/// If the widget with the keyboard is disabled or hidden, Qt would go to the next one; the board gets the keyboard
/// instead.
bool TablePage::focusNextPrevChild(bool next) {
  const QWidget* held = window()->focusWidget();
  if (!held || !isAncestorOf(held) || (held->isEnabled() && held->isVisible()))
    return SeaPage::focusNextPrevChild(next);
  board()->setFocus(Qt::OtherFocusReason);
  return true;
}

void TablePage::changeEvent(QEvent* event) {
  SeaPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) setTheme(themeOf(this));
}

}  // namespace tapu

#include "moc_table_page.cpp"
