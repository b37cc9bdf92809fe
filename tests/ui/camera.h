// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QGlyphRun>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QTest>
#include <QTextLayout>
#include <QTimer>
#include <cstdio>

#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// Saves pictures of widgets in a folder, and tells on stdout about faults that a picture does not show: text that has
/// less room than it needs, characters without a glyph, dialogs larger than the screen, words of the other language.
class Camera {
 public:
  Camera(const QString& folder, QString language) : folder_(folder), language_(std::move(language)) {}

  void take(QWidget& widget, const QString& name) {
    QTest::qWait(300);
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();  // layouts within layouts
    for (QWidget* each : widget.findChildren<QWidget*>()) inspect(*each, name);
    inspectText(widget.windowTitle(), name);
    widget.grab().save(folder_.filePath(name + u".png"_s));
  }
  /// Takes the topmost open dialog, and closes it.
  void takeDialog(const QString& name) {
    QTest::qWait(150);
    QDialog* top = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
      if (auto* dialog = qobject_cast<QDialog*>(each); dialog && dialog->isVisible())
        if (!top || stemsFrom(dialog, top)) top = dialog;
    if (!top) return tell(u"no dialog"_s, name, QString());
    const QSize room = top->screen()->availableSize();
    if (top->width() > room.width() || top->height() > room.height()) tell(u"larger than the screen"_s, name, {});
    take(*top, name);
    top->close();
    QTest::qWait(50);
  }
  /// Takes the menu or dialog of Qt that `open` opens, whether `open` waits for it or not.
  void takeModal(const QString& name, const std::function<void()>& open) {
    QTimer::singleShot(200, qApp, [&] {
      if (QApplication::activePopupWidget())
        takePopup(name);
      else
        takeDialog(name);
    });
    open();
    QTest::qWait(300);
  }
  /// Takes the open menu, and closes it.
  void takePopup(const QString& name) {
    QTest::qWait(100);
    auto* popup = QApplication::activePopupWidget();
    if (!popup) return tell(u"no menu"_s, name, QString());
    if (auto* menu = qobject_cast<QMenu*>(popup))
      for (QAction* each : menu->actions()) inspectText(each->text(), name);
    const QSize room = popup->screen()->availableSize();
    if (popup->width() > room.width() || popup->height() > room.height()) tell(u"larger than the screen"_s, name, {});
    take(*popup, name);
    popup->close();
    QTest::qWait(50);
  }
  void takeMenus(QMainWindow& window, const QString& name) {
    for (QAction* action : window.menuBar()->actions())
      if (QMenu* menu = action->menu(); menu && action->isVisible()) takeMenu(*menu, name + u'-' + menu->objectName());
  }

 private:
  void takeMenu(QMenu& menu, const QString& name) {
    menu.popup({});
    for (QAction* each : menu.actions()) {
      inspectText(each->text(), name);
      inspectText(each->statusTip(), name);
    }
    takePopup(name + QString::number(++menus_));
    for (QAction* each : menu.actions())
      if (each->menu() && each->isEnabled()) takeMenu(*each->menu(), name + u'-');
  }
  void inspect(const QWidget& widget, const QString& name) {
    if (!widget.isVisible() || widget.visibleRegion().isEmpty()) return;
    const QString text = widget.property("text").toString();
    for (const QString& each : {text, widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()})
      inspectText(each, name);
    if (text.isEmpty()) return;
    const QSize needed = widget.minimumSizeHint();
    if (widget.width() < needed.width() || widget.height() < needed.height()) tell(u"cut"_s, name, text);
    if (auto* label = qobject_cast<const QLabel*>(&widget);
        label && label->wordWrap() && label->heightForWidth(label->width()) > label->height())
      tell(u"cut below"_s, name, text);
  }
  void inspectText(const QString& text, const QString& name) {
    static const QRegularExpression latin(u"[A-Za-z]{2,}"_s), devanagari(u"[\u0900-\u0965]"_s);
    if (text.isEmpty() || told_.contains(text)) return;
    told_ << text;
    if (language_ == "hi"_L1 && latin.match(text).hasMatch()) tell(u"Latin"_s, name, text);
    if (language_ != "hi"_L1 && devanagari.match(text).hasMatch()) tell(u"Devanagari"_s, name, text);
    if (lacksGlyph(text)) tell(u"without a glyph"_s, name, text);
  }
  static bool stemsFrom(const QObject* part, const QObject* whole) {
    while (part && part != whole) part = part->parent();
    return part != nullptr;
  }
  static bool lacksGlyph(QString text) {
    text.remove(QRegularExpression(u"<[^>]*>"_s)).replace(QRegularExpression(u"\\s"_s), u" "_s);
    QTextLayout layout(text, textFont(14));
    layout.beginLayout();
    if (QTextLine line = layout.createLine(); line.isValid()) line.setLineWidth(1e6);
    layout.endLayout();
    for (const QGlyphRun& run : layout.glyphRuns())
      if (run.glyphIndexes().contains(0)) return true;
    return false;
  }
  static void tell(const QString& what, const QString& name, QString text) {
    std::printf("%s: %s: %s\n", qUtf8Printable(what), qUtf8Printable(name), qUtf8Printable(text.replace(u'\n', u' ')));
  }

  QDir folder_;
  QString language_;
  QStringList told_;
  int menus_ = 0;
};

}  // namespace tapu
