// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QStringList>
#include <functional>

#include "app/files/board_file.h"
#include "app/kit/page.h"
#include "app/manual/rules_window.h"
#include "app/session/lesson/running_lesson.h"

class QAction;
class QMenu;

namespace tapu {

/// A page that another part of the program brings along, with menus of its own: the board editor. The window knows no
/// more of it than these functions, which it calls.
struct EmbeddedPage {
  Page* page = nullptr;
  QList<QMenu*> menus;               ///< shown while the page is on top
  QList<QAction*> viewActions = {};  ///< in the menu View then, in place of those of a game
  /// Opens the boards of these files, and tells of each that cannot be opened why.
  std::function<void(const QStringList& paths)> openFiles;
  std::function<bool()> isModified;  ///< true if there are changes that are not saved
  /// Asks about unsaved changes, if there are any; calls `then` unless the person wants to stay.
  std::function<void(std::function<void()> then)> leaveThen;
  TableMaker tables = {};  ///< makes the tables of the handbook that only the page can fill
  /// The files of boards that were made or opened there lately, newest first.
  std::function<QStringList()> recentBoards = {};
  /// Begins a lesson on the page, at this step, on a board of its own. It belongs to the page.
  std::function<RunningLesson*(const LessonScript& lesson, int step)> learn = {};
  /// Gives the area of the page that a step of that lesson speaks of, and the keyboard to that part.
  std::function<QRect(const RunningLesson& running, int step)> placeOf = {};
  std::function<void(RunningLesson& running, int step)> leadTo = {};
  /// Shows a board that was tried: where it is open or in a file that was opened lately, that; else as a new board.
  std::function<void(const BoardFile& file)> showBoard = {};
};

}  // namespace tapu
