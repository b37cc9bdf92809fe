// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor_guest.h"

#include <QStandardPaths>
#include <utility>

#include "app/desktop/simulated_games.h"
#include "app/game/describe.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

EditorPlaces placesFor(const Settings& settings, const QString& dataFolder) {
  const QString data =
      dataFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : dataFolder;
  return {data + u"/editor"_s, {optionName, optionChoice}, settings.name(), std::make_unique<SimulatedGames>()};
}

}  // namespace

EditorGuest::EditorGuest(MainWindow& window, const Settings& settings, const QString& dataFolder)
    : window_(window), page_(new EditorPage(placesFor(settings, dataFolder))) {
  GuestPage guest;
  guest.page = page_;
  for (QMenu* menu : page_->actions().menus()) guest.menus << menu;
  guest.opened = [page = page_, looked = false]() mutable {
    if (!std::exchange(looked, true)) page->recover();
    page->focusBoard();
  };
  guest.tell = [page = page_](const QString& sentence) { page->tell(sentence); };
  guest.isModified = [page = page_] { return page->document().isModified(); };
  guest.leaveThen = [page = page_](std::function<void()> then) { page->leaveThen(std::move(then)); };
  window.setEditor(guest);
  QObject::connect(page_, &EditorPage::closeWanted, &window, &MainWindow::openStart);
  QObject::connect(page_, &EditorPage::playWanted, &window, &MainWindow::playBoard);
  QObject::connect(page_, &EditorPage::ruleWanted, &window, [&window](const QString& number) {
    window.openRules({{}, number});
  });
}

void EditorGuest::open(const QString& path) {
  window_.openEditor();
  if (window_.page() == page_ && !path.isEmpty()) page_->leaveThen([this, path] { page_->openFile(path); });
}

}  // namespace tapu
