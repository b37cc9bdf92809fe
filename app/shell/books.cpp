// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/books.h"

#include <QApplication>
#include <utility>

#include "app/manual/rule_tables.h"

namespace tapu {

using namespace Qt::StringLiterals;

Books::Books(Pages& pages, PresentGame& present, Languages& languages, Settings& settings, TableMaker tables,
             QWidget* window)
    : pages_(pages),
      present_(present),
      languages_(languages),
      settings_(settings),
      tables_(std::move(tables)),
      window_(window) {}

Books::~Books() = default;

RulesWindow& Books::rules() {
  if (rules_) return *rules_;
  rules_ = std::make_unique<RulesWindow>(languages_, settings_, tables_);
  rules_->setInThisGame([this](const RuleSection& section) {
    const GameController* game = present_.game();
    return game && game->seen().hasGame()
               ? optionsInForce(section.rules, game->seen().lobby().setup, companyOf(game->seen()))
               : QString();
  });
  connect(rules_.get(), &RulesWindow::backToGame, window_, &QWidget::activateWindow);
  return *rules_;
}

void Books::bringUp() {
  rules().raise();
  rules().activateWindow();
}

void Books::open(const RuleTopic& topic) {
  rules().show();  // before scrolling: a hidden window has no layout yet
  if (!topic.number.isEmpty())
    rules().openRule(topic.number);
  else
    rules().open(topic.section);
  bringUp();
}

void Books::openHandbook() {
  rules().show();
  rules().openBook(RulesWindow::Book::Handbook);
  bringUp();
}

void Books::openHere() { openIn(QApplication::activeWindow()); }

/// If no section is about the window, as with most dialogs, opens the topic of the page beneath it, else the first
/// section.
void Books::openIn(const QWidget* window) {
  const RuleTopic here = ruleTopicAt(window), beneath = ruleTopicOf(pages_.top());
  open(!here.isEmpty() ? here : !beneath.isEmpty() ? beneath : RuleTopic{u"aim"_s, {}});
}

}  // namespace tapu
