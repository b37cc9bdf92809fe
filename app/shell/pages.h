// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

#include "app/kit/page.h"
#include "app/lessons/lessons_page.h"
#include "app/lobby/new/bots_page.h"
#include "app/lobby/new/games_page.h"
#include "app/lobby/table/lobby_page.h"
#include "app/lobby/ways/network_page.h"
#include "app/lobby/ways/saved_page.h"
#include "app/review/career_page.h"
#include "app/review/replay_page.h"
#include "app/shell/me_panel.h"
#include "app/shell/neighborhood.h"
#include "app/shell/start_page.h"

namespace tapu {

/// The stack of pages, one of which is on top. It makes the pages that are there from the start of the program; the
/// classes that need further ones add them (`addWidget`). It asks nothing before a page is left.
class Pages : public QStackedWidget {
  Q_OBJECT
 public:
  /// All of them must outlive the pages. Widgets that are made in their place need no other style later.
  Pages(Settings& settings, Languages& languages, GameStarter& starter, Neighborhood network, QWidget* parent);

  Page* top() const { return static_cast<Page*>(currentWidget()); }
  /// Brings a page to the front, gives it the keyboard and tells both pages.
  void bring(Page* next);
  /// Takes a page off the stack and deletes it. If it was on top there is nothing but the sea until another is brought.
  void discard(Page* page);

  /// The page on which language and name are chosen; null unless this is the first start.
  FirstRunPage* firstRun() const { return firstRun_; }
  /// Whether language and name are being chosen: nothing else can be done before.
  bool isAtFirstRun() const { return firstRun_ && top() == firstRun_; }
  StartPage* start() const { return start_; }
  GamesPage* games() const { return games_; }
  BotsPage* bots() const { return bots_; }
  NetworkPage* network() const { return network_; }
  LobbyPage* lobby() const { return lobby_; }
  SavedPage* saved() const { return saved_; }
  ReplayPage* replay() const { return replay_; }
  CareerPage* career() const { return career_; }
  LessonsPage* lessons() const { return lessons_; }

 Q_SIGNALS:
  /// This page is about to be shown: its contents can still be changed before it gets the keyboard.
  void bringing(tapu::Page* next);
  /// This page is in front.
  void brought(tapu::Page* page);

 private:
  Page* sea_;  ///< an empty page, while one table is gone and the next is not there yet
  FirstRunPage* firstRun_ = nullptr;
  StartPage* start_;
  GamesPage* games_;
  BotsPage* bots_;
  NetworkPage* network_;
  LobbyPage* lobby_;
  SavedPage* saved_;
  ReplayPage* replay_;
  CareerPage* career_;
  LessonsPage* lessons_;
};

}  // namespace tapu
