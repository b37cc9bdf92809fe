// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/language_change.h"

#include <QEvent>
#include <QWidget>
#include <utility>

namespace tapu {

namespace {

class LanguageWatch : public QObject {
 public:
  LanguageWatch(QWidget* widget, std::function<void()> retranslate)
      : QObject(widget), widget_(widget), retranslate_(std::move(retranslate)) {
    widget->installEventFilter(this);
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget_ && event->type() == QEvent::LanguageChange) retranslate_();
    return false;
  }

 private:
  QWidget* widget_;
  std::function<void()> retranslate_;
};

}  // namespace

void whenLanguageChanges(QWidget* widget, std::function<void()> retranslate) {
  new LanguageWatch(widget, std::move(retranslate));
}

}  // namespace tapu
