// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/pages.h"

#include "app/kit/rule_topics.h"

namespace tapu {

using namespace Qt::StringLiterals;

Pages::Pages(Settings& settings, Languages& languages, GameStarter& starter, Neighborhood network, QWidget* parent)
    : QStackedWidget(parent),
      sea_(new Page(this)),
      start_(new StartPage(settings, languages, this)),
      games_(new GamesPage(settings, this)),
      bots_(new BotsPage(settings, this)),
      network_(new NetworkPage(settings, network.games, this)),
      lobby_(new LobbyPage(network.reach, this)),
      saved_(new SavedPage(starter, this)),
      replay_(new ReplayPage(this)),
      career_(new CareerPage(starter.records().folder(), this)),
      lessons_(new LessonsPage(settings, this)) {
  for (QWidget* page :
       std::initializer_list<Page*>{start_, games_, bots_, network_, lobby_, saved_, replay_, career_, lessons_, sea_})
    addWidget(page);
  setPageTopic(start_, u"play-start"_s);
  setPageTopic(network_, u"network"_s);
  setPageTopic(lobby_, u"lan-lobby"_s);
  if (!settings.isFirstStart()) return;
  firstRun_ = new FirstRunPage(settings, languages, this);
  addWidget(firstRun_);
}

void Pages::bring(Page* next) {
  Page* before = top();
  setCurrentWidget(next);
  if (before != next) before->wentBehind();
  Q_EMIT bringing(next);
  const bool looksAround = next == start_ || next == network_;
  network_->listen(looksAround ? NetworkPage::Listening::Yes : NetworkPage::Listening::No);
  next->cameToFront();
  // After a failed call the keyboard is where the call was made.
  if (before != next || next != network_) next->focusFirst();
  Q_EMIT brought(next);
}

void Pages::discard(Page* page) {
  if (top() == page) setCurrentWidget(sea_);  // the stack would show a page that nobody asked for
  removeWidget(page);
  delete page;
}

}  // namespace tapu
