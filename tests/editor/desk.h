// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <memory>
#include <utility>

#include "app/board/geometry.h"
#include "app/kit/choice_dialog.h"
#include "editor/editor_page.h"
#include "tests/windows.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// The editor in a window of its own.
struct Desk {
  explicit Desk(const QString& folder, std::unique_ptr<BotGames> games = {})
      : page({folder, u"Asha"_s, std::move(games)}) {
    if (!bringUp(page, {1280, 760})) qFatal("no window");
    page.focusFirst();
  }
  const Board& board() { return page.document().board(); }
  QPoint pixel(Hex at) { return page.canvas()->mapFromScene(hexCenter(at, board().orientation)); }
  void drag(Hex from, Hex to) {
    QWidget* view = page.canvas()->viewport();
    QTest::mousePress(view, Qt::LeftButton, {}, pixel(from));
    QMouseEvent move(QEvent::MouseMove, pixel(to), view->mapToGlobal(pixel(to)), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(view, &move);
    QTest::mouseRelease(view, Qt::LeftButton, {}, pixel(to));
  }
  template <class Widget>
  Widget* child(const QString& name) {
    return page.findChild<Widget*>(name);
  }
  EditorPage page;
};

/// The question whether changes are saved, if it is open; and an answer to it.
enum SaveAnswer { Save, Discard, Cancel };
inline ChoiceDialog* questionOf(QWidget& page) { return page.findChild<ChoiceDialog*>(u"editorQuestion"_s); }
inline void answer(QWidget& page, SaveAnswer which) {
  questionOf(page)->buttons()[static_cast<std::size_t>(which)]->click();
}

}  // namespace tapu
