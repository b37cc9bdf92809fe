// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor_guest.h"

#include <QStandardPaths>
#include <utility>

#include "app/desktop/simulated_games.h"
#include "app/files/exchange.h"
#include "app/kit/rule_topics.h"
#include "app/session/board_shelf.h"
#include "app/text/option_words.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

EditorPlaces placesFor(const Settings& settings, const QString& dataFolder) {
  const QString data =
      dataFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : dataFolder;
  return {data + u"/editor"_s,
          {optionName, optionChoice},
          settings.name(),
          std::make_unique<SimulatedGames>(),
          boardShelf()};
}

/// What F1 opens over the parts of the editor, which does not know the rules window: each by what it lays on the board.
void nameTopics(EditorPage& page) {
  setPageTopic(&page, u"board"_s);
  const std::pair<QLatin1StringView, QString> topics[] = {
      {"terrain-"_L1, u"terrain"_s},   {"number-"_L1, u"numbers"_s}, {"harbor-"_L1, u"harbors"_s},
      {"piece-"_L1, u"placing"_s},     {"seat-"_L1, u"placing"_s},   {"half-"_L1, u"big-start"_s},
      {"chain-"_L1, u"halves"_s},      {"neighbors"_L1, u"chain"_s}, {"editorBalance"_L1, u"numbers"_s},
      {"editorBotGames"_L1, u"bots"_s}};
  for (QWidget* part : page.findChildren<QWidget*>())
    for (const auto& [name, section] : topics)
      if (part->objectName().startsWith(name)) setRuleTopic(part, section);
  if (auto* robber = page.findChild<QWidget*>(u"piece-%1"_s.arg(static_cast<int>(ToolKind::Robber))))
    setRuleTopic(robber, u"robber"_s);
  if (auto* ship = page.findChild<QWidget*>(u"piece-%1"_s.arg(static_cast<int>(ToolKind::Ship))))
    setRuleTopic(ship, u"ships"_s);
}

}  // namespace

EditorGuest::EditorGuest(MainWindow& window, const Settings& settings, const QString& dataFolder)
    : window_(window), page_(new EditorPage(placesFor(settings, dataFolder))) {
  nameTopics(*page_);
  EmbeddedPage guest;
  guest.page = page_;
  for (QMenu* menu : page_->actions().menus()) guest.menus << menu;
  guest.viewActions = page_->actions().viewActions();
  guest.opened = [page = page_, looked = false]() mutable {
    if (!std::exchange(looked, true)) page->recover();
    page->focusBoard();
  };
  guest.tell = [page = page_](const QString& sentence) { page->tell(sentence); };
  guest.openFile = [this](const QString& path) { open(path); };
  guest.isModified = [page = page_] { return page->boards().isAnyModified(); };
  guest.leaveThen = [page = page_](std::function<void()> then) { page->leaveThen(std::move(then)); };
  window.setEditor(guest);
  QObject::connect(page_, &EditorPage::closeWanted, &window, &MainWindow::openStart);
  QObject::connect(page_, &EditorPage::playWanted, &window, &MainWindow::playBoard);
  QObject::connect(page_, &EditorPage::ruleWanted, &window, [&window](const QString& number) {
    window.openRules({{}, number});
  });
}

void EditorGuest::open(const QString& path) {
  Complaint complaint;
  QStringList losses;
  // What is no board is told where one is: the editor would come with another board.
  if (!path.isEmpty() && !importBoard(path, losses, complaint)) return window_.tellUnopened(path, complaint);
  window_.openEditorThen([this, path] {
    if (!path.isEmpty()) page_->openFile(path);
  });
}

}  // namespace tapu
