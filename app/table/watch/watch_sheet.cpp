// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/watch/watch_sheet.h"

#include <QAction>
#include <QGridLayout>
#include <QMenu>
#include <QVBoxLayout>

#include "app/kit/art.h"
#include "app/kit/passing_menu.h"
#include "app/kit/plain_text.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/toggle.h"
#include "app/session/saved/our_seat.h"
#include "app/text/shown_text.h"
#include "app/wire/seat_number.h"

namespace tapu {

using namespace Qt::StringLiterals;

WatchSheet::WatchSheet(ShownGame* game, QWidget* parent)
    : Column(parent),
      game_(game),
      title_(new Words({}, kNameText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      behind_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      behindNote_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      followTitle_(new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this)),
      shownTitle_(new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this)),
      othersTitle_(new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this)),
      others_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      follow_(new FollowRows(this)),
      shown_(new QWidget(this)),
      back_(new ActionButton({}, ActionButton::Role::Next, this)),
      sit_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      stop_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"watchSheet"_s);
  setRuleTopic(this, u"play-watch"_s);
  back_->setObjectName(u"watchBack"_s);
  sit_->setObjectName(u"watchSit"_s);
  stop_->setObjectName(u"watchStop"_s);
  behind_->setObjectName(u"watchBehind"_s);
  follow_->setObjectName(u"watchFollow"_s);
  others_->setObjectName(u"watchOthers"_s);
  body()->setSpacing(2);
  body()->setContentsMargins(14, 10, 14, 8);  // less air than texts have: all of it stands in a window of 800 lines
  for (QWidget* part : std::initializer_list<QWidget*>{title_, note_, behind_, behindNote_, followTitle_, follow_,
                                                       shownTitle_, shown_, othersTitle_, others_}) {
    body()->addWidget(part);
    body()->addSpacing(4);
  }
  body()->addStretch(1);
  auto* switches = new QGridLayout(shown_);
  switches->setContentsMargins(0, 0, 0, 0);
  switches->setColumnStretch(0, 1);
  shownTitle_->hide();
  shown_->hide();
  foot()->addWidget(back_);
  foot()->addWidget(sit_);
  foot()->addWidget(stop_);
  connect(back_, &ActionButton::clicked, this, [this] {
    if (const SeatId own = seatToTakeAgain(game_->seen().lobby(), ownName_)) Q_EMIT seatWanted(own);
  });
  connect(sit_, &ActionButton::clicked, this, &WatchSheet::openSeats);
  connect(stop_, &ActionButton::clicked, this, &WatchSheet::stopped);
  connect(follow_, &FollowRows::picked, this, [this](int index) {
    followed_ = index == 0 ? SeatId() : SeatId(index - 1);
    Q_EMIT followedAnother(followed_);
  });
  connect(game_, &ShownGame::tableChanged, this, &WatchSheet::refresh);
  connect(game_, &ShownGame::lobbyChanged, this, &WatchSheet::refresh);
  connect(game_, &ShownGame::phaseChanged, this, &WatchSheet::refresh);  // closed: nobody sits down any more
  refresh();
}

void WatchSheet::offer(QAction* shown) {
  auto* words = new Words({}, kNoteText, Weight::Regular, &Theme::ink, shown_);
  auto* toggle = new Toggle(shown_);
  toggle->setObjectName(shown->objectName() + u"Switch"_s);
  toggle->setChecked(shown->isChecked());
  connect(toggle, &Toggle::clicked, shown, &QAction::trigger);
  connect(shown, &QAction::toggled, toggle, &Toggle::setChecked);
  auto* grid = static_cast<QGridLayout*>(shown_->layout());
  const int line = grid->rowCount();
  grid->addWidget(words, line, 0);
  grid->addWidget(toggle, line, 1);
  switches_.push_back({words, toggle, shown});
  shownTitle_->show();
  shown_->show();
  nameSwitches();
}

/// Names the switches as the menu does, without the letters that are underlined there.
void WatchSheet::nameSwitches() {
  //: Heading over switches, for somebody who watches: what is shown besides the board
  shownTitle_->setText(tr("Show"));
  for (const auto& [words, toggle, action] : switches_) {
    words->setText(plainText(action));
    setSpokenName(toggle, words->text());
  }
}

std::vector<SeatId> WatchSheet::seatsOfBots() const {
  std::vector<SeatId> seats;
  const auto& all = game_->seen().lobby().seats;
  for (const SeatId seat : seatsOf(static_cast<int>(all.size())))
    if (all[seat.value].holder == SeatHolder::Bot) seats.push_back(seat);
  return seats;
}

void WatchSheet::refreshFollowed() {
  //: Heading over a choice, for somebody who watches: whose pieces and row are shown more clearly
  followTitle_->setText(tr("Follow"));
  setSpokenName(follow_, followTitle_->text());
  //: To somebody who watches: they follow each player in their turn
  std::vector<FollowRows::Row> rows{{tr("Whose turn it is"), -1}};
  for (const SeatId seat : seatsOf(static_cast<int>(game_->seen().lobby().seats.size())))
    rows.push_back({game_->seen().seatName(seat), game_->seen().seatColor(seat)});
  follow_->setRows(rows);
  follow_->choose(followed_.isNone() ? 0 : static_cast<int>(followed_.value) + 1);
}

void WatchSheet::refresh() {
  const TableFacts& facts = game_->seen().table();
  //: Title of what stands beside the board for somebody who watches a game without a seat
  title_->setText(tr("Watching"));
  //: Under the title "Watching"
  note_->setText(tr("You see what everybody at the table may see. Hands stay closed until the game is over."));
  const bool isLate = facts.policy.watching == WatchRule::Delayed;
  //: To somebody who watches a game; %n at least 1
  behind_->setText(tr("%n minute(s) behind", nullptr, facts.policy.delayMinutes));
  //: Under "2 minutes behind"
  behindNote_->setText(tr("The host shows the game to watchers with a delay."));
  behind_->setVisible(isLate);
  behindNote_->setVisible(isLate);
  refreshFollowed();
  nameSwitches();
  QStringList names;
  for (const Watcher& watcher : facts.watchers)
    //: In the list of those who watch: the reader
    watcher.number == facts.you ? names.prepend(tr("You")) : names.append(isolated(watcher.name));
  //: Heading over the names of those who watch a game
  othersTitle_->setText(tr("%n watch(es)", nullptr, static_cast<int>(names.size())));
  others_->setText(names.join(u", "_s));
  const bool maySit = facts.policy.sitDown != SitDown::Closed && game_->seen().phase() == Client::Phase::Playing;
  const bool hasOwn =
      game_->seen().phase() == Client::Phase::Playing && !seatToTakeAgain(game_->seen().lobby(), ownName_).isNone();
  //: Button, for somebody who watches the game that they have left: they sit down there again
  rename(back_, tr("Back to my seat"));
  back_->setVisible(hasOwn);
  //: Button, for somebody who watches; a list of the bots opens
  rename(sit_, tr("Take a bot’s seat…"));
  sit_->setVisible(maySit && !hasOwn && !seatsOfBots().empty());
  //: Button
  rename(stop_, tr("Stop watching"));
}

void WatchSheet::setOwnName(const QString& name) {
  ownName_ = name;
  refresh();
}

void WatchSheet::openSeats() {
  QMenu* menu = passingMenu(this);
  menu->setObjectName(u"watchSeats"_s);
  for (const SeatId seat : seatsOfBots())
    connect(menu->addAction(game_->seen().seatName(seat).replace(u'&', u"&&"_s)), &QAction::triggered, this,
            [this, seat] { Q_EMIT seatWanted(seat); });
  menu->popup(sit_->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

}  // namespace tapu

#include "moc_watch_sheet.cpp"
