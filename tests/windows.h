// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <QTranslator>
#include <QWidget>

namespace tapu {

// What tests of windows share, those of the program and those of the editor.

/// Puts every text into guillemets: what stays bare was not translated again.
class Marker : public QTranslator {
 public:
  QString translate(const char*, const char* source, const char*, int) const override {
    return QStringLiteral("«%1»").arg(QString::fromUtf8(source));
  }
  bool isEmpty() const override { return false; }
};

/// Shows a window in this size and makes it the active one: keys reach only that. False: there is none.
inline bool bringUp(QWidget& window, QSize size) {
  window.resize(size);
  window.show();
  window.activateWindow();
  return QTest::qWaitForWindowActive(&window);
}

}  // namespace tapu
