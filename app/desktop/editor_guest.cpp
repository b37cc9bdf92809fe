// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor_guest.h"

#include <QCoreApplication>
#include <QStandardPaths>
#include <utility>

#include "app/desktop/editor_help.h"
#include "app/desktop/editor_lesson.h"
#include "app/desktop/simulated_games.h"
#include "app/desktop/test_play_dialog.h"
#include "app/files/chain_file.h"
#include "app/files/exchange.h"
#include "app/kit/rule_topics.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/test_plan.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

EditorPlaces placesFor(const Settings& settings, const QString& dataFolder) {
  const QString data =
      dataFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : dataFolder;
  return {data + u"/editor"_s, settings.player.name(), std::make_unique<SimulatedGames>(), boardShelf};
}

}  // namespace

EditorGuest::EditorGuest(MainWindow& window, Settings& settings, const QString& dataFolder)
    : window_(window), settings_(settings), page_(new EditorPage(placesFor(settings, dataFolder))) {
  setPageTopic(page_, u"editor"_s);
  setTopicsWithin(page_, [page = page_](const QWidget& part) { return editorTopicOf(*page, part); });
  EmbeddedPage guest;
  guest.page = page_;
  for (QMenu* menu : page_->actions().menus()) guest.menus << menu;
  guest.viewActions = page_->actions().viewActions();
  guest.openFiles = [this](const QStringList& paths) { open(paths); };
  guest.showBoard = [page = page_](const BoardFile& file) { page->files().show(file); };
  guest.recentBoards = [page = page_] { return page->files().recentBoards(); };
  guest.isModified = [page = page_] { return page->boards().isAnyModified(); };
  guest.leaveThen = [page = page_](std::function<void()> then) { page->files().leaveThen(std::move(then)); };
  guest.tables = [page = page_](const QString& name) {
    return name == "editor-keys"_L1 ? editorKeys(page->actions()) : QString();
  };
  guest.learn = [page = page_](const LessonScript& lesson, int step) { return new EditorLesson(lesson, step, page); };
  guest.placeOf = [](const RunningLesson& running, int step) {
    return static_cast<const EditorLesson&>(running).placeOf(step);
  };
  guest.leadTo = [](RunningLesson& running, int step) { static_cast<EditorLesson&>(running).leadTo(step); };
  window.setEditor(guest);
  QObject::connect(page_, &EditorPage::closeWanted, &window, &MainWindow::openStart);
  QObject::connect(page_, &EditorPage::playWanted, &window, [this](const TestPlay& play) {
    window_.editor().playTest(testPlan({play.file, play.chain, play.place}, TestChoices::from(settings_), settings_));
  });
  QObject::connect(page_, &EditorPage::playSettingsWanted, &window, [this](const BoardFile& file) {
    auto* dialog = new TestPlayDialog(file, settings_, &window_);
    setRuleTopic(dialog, u"editor-play"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
  QObject::connect(page_, &EditorPage::ruleWanted, &window, [&window](const QString& number) {
    window.books().open({{}, number});
  });
}

void EditorGuest::open(const QStringList& paths) {
  QStringList boards;
  std::pair<QString, Complaint> first;  // of those that are no boards
  int others = -1;                      // besides that one
  for (const QString& path : paths) {
    Complaint complaint;
    QStringList losses;
    const bool isChain = path.endsWith(u".tapuchain"_s, Qt::CaseInsensitive);
    // A file that is no board is refused here: the editor would open with another board.
    if (isChain ? loadChain(path, complaint).has_value() : importBoard(path, losses, complaint).has_value()) {
      boards << path;
      continue;
    }
    ++others;
    if (others == 0) first = {path, complaint};
  }
  if (others > 0)
    //: Under the sentence that says why a file cannot be opened, where there are more such files
    first.second.sentence +=
        u'\n' + QCoreApplication::translate("EditorGuest", "%n more file(s) could not be opened.", nullptr, others);
  if (others >= 0) window_.files().tellUnopened(first.first, first.second);
  if (boards.isEmpty() && !paths.isEmpty()) return;
  window_.editor().openThen([this, boards] {
    for (const QString& path : boards) page_->files().open(path);
  });
}

}  // namespace tapu
