// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/kit/rule_topics.h"
#include "app/manual/rules_window.h"
#include "app/shell/present_game.h"

namespace tapu {

/// Opens rules and handbook, in a window of their own, at the subject that somebody asks about.
class Books : public QObject {
  Q_OBJECT
 public:
  /// `tables` makes the tables of the handbook; `window` is gone back to from the rules. All must outlive it.
  Books(Pages& pages, PresentGame& present, Languages& languages, Settings& settings, TableMaker tables,
        QWidget* window);
  ~Books() override;

  /// The window of the rules, made when it is first asked for.
  RulesWindow& rules();
  /// The same; null until it is made.
  RulesWindow* made() const { return rules_.get(); }
  /// Opens the rules at a section or at one rule; a rule counts if both are named.
  void open(const RuleTopic& topic);
  /// Opens the rules at the topic of the part that has the keyboard or lies under the pointer in this window.
  void openIn(const QWidget* window);
  /// The same in the window that is active.
  void openHere();
  /// Opens the handbook at the section that was read last.
  void openHandbook();

 private:
  void bringUp();

  Pages& pages_;
  PresentGame& present_;
  Languages& languages_;
  Settings& settings_;
  TableMaker tables_;
  QWidget* window_;
  std::unique_ptr<RulesWindow> rules_;
};

}  // namespace tapu
