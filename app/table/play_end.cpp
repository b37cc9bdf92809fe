// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_end.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include "app/kit/badge.h"
#include "app/kit/clear_layout.h"
#include "app/kit/icon_label.h"
#include "app/kit/passing_menu.h"
#include "app/kit/rule_topics.h"
#include "app/session/ending_words.h"
#include "app/table/play_words.h"
#include "engine/play/play.h"
#include "engine/rules/course.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostAtOnce = 7;                                      ///< lines, the head among them
constexpr int kPlaceColumn = 0, kBoardColumn = 2, kNameColumn = 3;  ///< columns; the points follow
constexpr std::size_t kMostWinners = 6;                             ///< whose badges there is room for
constexpr int kWinnersBadge = 40;                                   ///< size of a winner's badge

/// Lies behind the row of the reader.
class OwnRow : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPaper(painter, QRectF(rect()).adjusted(1, 1, -1, -1), Paper::Chosen, themeOf(this), 6);
  }
};
}  // namespace

EndSheet::EndSheet(QWidget* parent)
    : Sheet(parent),
      winners_(new QHBoxLayout),
      title_(new Words({}, kTitleText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      own_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      lastMove_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      ties_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      tableHolder_(new QWidget(this)),
      scroll_(new QScrollArea(this)),
      newGame_(new ActionButton({}, ActionButton::Role::Next, this)),
      startPage_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      story_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      replay_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      again_(new ActionButton({}, ActionButton::Role::Next, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 10, 18, 10);
  column->setSpacing(6);
  auto* head = new QHBoxLayout;
  head->setSpacing(10);
  auto* said = new QVBoxLayout;
  said->setSpacing(0);
  for (Words* line : {title_, note_, own_}) said->addWidget(line);
  winners_->setSpacing(4);
  head->addLayout(winners_);
  head->addLayout(said, 1);
  head->addWidget(startPage_);
  head->addWidget(story_);
  head->addWidget(replay_);
  head->addWidget(newGame_);
  head->addWidget(again_);
  column->addLayout(head);
  column->addWidget(lastMove_);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setWidgetResizable(true);
  scroll_->setWidget(tableHolder_);
  scroll_->setObjectName(u"endTable"_s);
  setRuleTopic(this, u"back-results"_s);
  scroll_->viewport()->setAutoFillBackground(false);
  tableHolder_->setAutoFillBackground(false);
  column->addWidget(scroll_, 1);
  column->addWidget(ties_);
  const std::pair<QWidget*, QString> names[] = {
      {title_, u"endTitle"_s}, {note_, u"endNote"_s},    {own_, u"endOwn"_s},          {lastMove_, u"endLastMove"_s},
      {ties_, u"endTies"_s},   {newGame_, u"newGame"_s}, {startPage_, u"startPage"_s}, {story_, u"howItWent"_s},
      {replay_, u"replay"_s},  {again_, u"playAgain"_s}};
  for (const auto& [part, name] : names) part->setObjectName(name);
  for (QWidget* unasked : {static_cast<QWidget*>(lastMove_), static_cast<QWidget*>(story_),
                           static_cast<QWidget*>(replay_), static_cast<QWidget*>(again_)})
    unasked->hide();
  connect(newGame_, &ActionButton::clicked, this, &EndSheet::newGame);
  connect(startPage_, &ActionButton::clicked, this, &EndSheet::startPage);
  connect(story_, &ActionButton::clicked, this, &EndSheet::storyAsked);
  connect(replay_, &ActionButton::clicked, this, &EndSheet::replayAsked);
  connect(again_, &ActionButton::clicked, this, &EndSheet::playAgain);
  hide();
}

void EndSheet::sayLastMove(const QString& sentence) {
  lastMove_->setText(sentence);
  lastMove_->setVisible(!sentence.isEmpty());
}

void EndSheet::offerStory(Offered offered) { story_->setVisible(offered == Offered::Yes); }
void EndSheet::offerReplay(Offered offered) { replay_->setVisible(offered == Offered::Yes); }

void EndSheet::takeFocus() { (offered_ == Again::No ? newGame_ : again_)->setFocus(Qt::OtherFocusReason); }

void EndSheet::offerAgain(Again again) {
  if (std::exchange(offered_, again) == again) return;
  again_->setVisible(again != Again::No);
  newGame_->setVisible(again == Again::No);  // else an entry of the menu, or the page that opens
  retellAgain();
}

void EndSheet::retellAgain() {
  //: Button of the final table of a game hosted here: opens the page where it is hosted once more
  const QString host = tr("Host again…");
  //: Tool tip of that button
  const QString hostTip = tr("Sets the same game up again to be hosted: the others join it anew");
  //: Button of the final table: the same people play once more
  const QString again = tr("Play again");
  //: Tool tip of that button: the one after whoever began this game
  const QString againTip = tr("The same people, the same seats; the next one begins");
  //: Button of the final table, for a guest: calls the host until their next game is open
  const QString join = tr("Join the next game");
  //: Tool tip of that button
  const QString joinTip = tr("Waits for the next game of the same host, and joins it");
  if (offered_ == Again::Host) return rename(again_, host, hostTip);
  if (offered_ == Again::Join) return rename(again_, join, joinTip);
  rename(again_, again, againTip);
}

/// A menu asks on which island, and offers a game of another kind.
void EndSheet::playAgain() {
  if (offered_ == Again::Host || offered_ == Again::Join) return Q_EMIT againWanted(Island::Same);
  QMenu* menu = passingMenu(this);
  menu->setObjectName(u"againMenu"_s);
  //: Entry of the menu of the button "Play again"
  const QString newIsland = tr("New island");
  if (offered_ == Again::AnyIsland) menu->addAction(newIsland, this, [this] { Q_EMIT againWanted(Island::New); });
  //: Entry of the menu of the button "Play again"
  menu->addAction(tr("Same island"), this, [this] { Q_EMIT againWanted(Island::Same); });
  //: Entry of the menu of the button "Play again": opens the page for a new game
  menu->addAction(tr("Other settings…"), this, &EndSheet::newGame);
  menu->popup(again_->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void EndSheet::refresh(const PlaySight& sight) {
  //: Button of the final table.
  newGame_->setText(tr("New game"));
  //: Button of the final table: back to the first page of the program.
  startPage_->setText(tr("Start page"));
  //: Button of the final table: charts and tables of the game
  story_->setText(tr("How it went"));
  //: Button of the final table: the game is looked at once more, move by move
  replay_->setText(tr("Replay"));
  retellAgain();
  refreshHead(sight);
  refreshWinners(sight);
  fill(sight);
}

void EndSheet::refreshHead(const PlaySight& sight) {
  const Ending* ending = sight.common && sight.common->ending ? &*sight.common->ending : nullptr;
  const SeatId winner = sight.state.head.winner;
  if (ending) {
    title_->setText(endingTitle(*ending, sight.window ? sight.window->whole(sight.viewer) : sight.viewer));
  } else if (sight.window && !sight.showsAll() && !winner) {
    //: Head of the final table of a Big Game, for a moment until it is told who won
    title_->setText(tr("The game is over"));
  } else {
    //: Head of the final table, where nobody won.
    const QString stopped = tr("The game was stopped");
    //: Head of the final table: the reader won.
    const QString mine = tr("You won!");
    //: Head of the final table: %1 is a player.
    title_->setText(winner.isNone() ? stopped : winner == sight.viewer ? mine : tr("%1 won").arg(sight.name(winner)));
  }
  note_->setVisible(ending != nullptr);
  note_->setText(ending ? endingNote(*ending, sight.definition.rules.target) : QString());
  own_->setVisible(ending && sight.viewer && sight.rank.rank > 0);
  //: Over the final table of a Big Game: the reader's place among all players; %1 the place, %n all of them
  own_->setText(tr("Your place: %1 of %n", nullptr, sight.rank.of).arg(QLocale().toString(sight.rank.rank)));
}

/// The badges of all who share the first place, as far as they are in sight: of others no color is known, only their
/// group. A game that was stopped has no winner.
void EndSheet::refreshWinners(const PlaySight& sight) {
  const Ending* ending = sight.common && sight.common->ending ? &*sight.common->ending : nullptr;
  std::vector<SeatId> first;
  if (ending && ending->how != GameEnd::Stopped)
    for (const SpokenSeat& who : ending->first) first.push_back(who.seat);
  else if (!ending && sight.state.head.winner)
    first.push_back(sight.window ? sight.window->whole(sight.state.head.winner) : sight.state.head.winner);
  if (first.size() > kMostWinners) first.resize(kMostWinners);
  QString key;
  for (const SeatId seat : first) key += u"%1 "_s.arg(seat.value);
  if (std::exchange(shownWinners_, key) == key) return;
  clearLayout(winners_);
  for (const SeatId seat : first) {
    const SeatId here = sight.window ? sight.window->local(seat) : seat;
    if (here && sight.isInSight(here))
      winners_->addWidget(new Badge(sight.color(here), kWinnersBadge, this));
    else
      winners_->addWidget(new IconLabel(emblemOf(State::groupOf(seat)), kWinnersBadge, &Theme::ink, this));
  }
}

namespace {

/// On a part of a chain not all pieces of others are in sight, but how many each has left is: the rest is cities.
PointSources sourcesOf(const PlaySight& sight, const Standing& row) {
  PointSources from = pointSources(sight.definition, sight.state, row.seat);
  if (sight.showsAll()) return from;
  from.settlements = sight.definition.rules.settlements - sight.state.seat(row.seat).settlements;
  from.cities += row.points - from.total();
  return from;
}

/// The places that are known: of all, or on a part of a chain those of the viewer and of the first.
int placeOf(const PlaySight& sight, const Standing& row) {
  if (sight.showsAll()) return row.rank;
  if (row.seat == sight.viewer) return sight.rank.rank;
  const Ending* ending = sight.common && sight.common->ending ? &*sight.common->ending : nullptr;
  const bool isFirst =
      ending && sight.window &&
      std::ranges::find(ending->first, sight.window->whole(row.seat), &SpokenSeat::seat) != ending->first.end();
  return isFirst ? 1 : 0;
}

/// The players of the table, from the first down.
std::vector<Standing> rowsInSight(const PlaySight& sight) {
  std::vector<Standing> rows = standings(sight.definition, sight.state);
  std::erase_if(rows, [&](const Standing& row) { return !sight.isInSight(row.seat); });
  return rows;
}

}  // namespace

void EndSheet::fill(const PlaySight& sight) {
  const std::vector<Standing> rows = rowsInSight(sight);
  refreshTies(sight, rows);
  QString key = QLocale().name() + (sight.showsAll() ? u'a' : u'n');
  for (const Standing& row : rows)
    key += u"%1:%2:%3:%4:%5;"_s.arg(placeOf(sight, row))
               .arg(row.seat.value)
               .arg(row.points)
               .arg(sight.color(row.seat))
               .arg(sight.name(row.seat));
  if (std::exchange(shownRows_, key) == key) return;  // the person may have scrolled
  for (QObject* old : tableHolder_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) delete old;
  delete grid_;
  grid_ = new QGridLayout(tableHolder_);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(12);
  grid_->setVerticalSpacing(3);
  fillHead(sight);
  int line = 1;
  for (const Standing& row : rows) fillRow(sight, row, line++);
  // The few players of one board are shown at once; of a chain as many as there is room for.
  const bool isLong = line > kMostAtOnce || ties_->isVisibleTo(this);
  scroll_->setMinimumHeight(isLong ? 0 : tableHolder_->sizeHint().height());
  scroll_->setVerticalScrollBarPolicy(isLong ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
  // Keeps the numbers near the names on a wide sheet.
  grid_->setColumnStretch(kNameColumn, 1);
  grid_->setColumnStretch(grid_->columnCount(), 1);
}

void EndSheet::fillHead(const PlaySight& sight) {
  //: Head of the names in the final table; the next columns are settlements, cities, awards and cards.
  const QString all = tr("Points from:");
  //: Head of the names in the final table of a Big Game with many players; the next columns are as above.
  const QString near = tr("Players near you, points from:");
  const auto addHead = [this](const QString& text, int column) {
    auto* head = new Words(text, kNoteText, Weight::Bold, &Theme::ink2, tableHolder_);
    head->setWordWrap(false);
    head->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    grid_->addWidget(head, 0, column);
  };
  addHead(sight.showsAll() ? all : near, kNameColumn);
  //: Head of a column of the final table of a Big Game: the place of a player, from 1; equal ones share it
  if (sight.definition.map.isChain()) addHead(tr("Place"), kPlaceColumn);
  //: Head of a column of the final table of a Big Game: number of the board at which a player sits
  if (sight.definition.map.isChain()) addHead(tr("Board"), kBoardColumn);
  QStringList heads = {//: Head of a column of the final table.
                       tr("Settlements"),
                       //: Head of a column of the final table.
                       tr("Cities"),
                       //: Head of a column of the final table: the award.
                       tr("Longest Road"),
                       //: Head of a column of the final table: the award.
                       tr("Largest Army"),
                       //: Head of a column of the final table.
                       tr("Point cards")};
  //: Head of a column of the final table of a Big Game: for settlements in another territory.
  if (sight.definition.map.isChain()) heads << tr("Bonus");
  //: Head of a column of the final table: the sum.
  heads << tr("Total");
  for (int i = 0; i < heads.size(); ++i) addHead(heads[i], kNameColumn + 1 + i);
}

void EndSheet::fillRow(const PlaySight& sight, const Standing& row, int line) {
  const PointSources from = sourcesOf(sight, row);
  if (row.seat == sight.viewer && sight.definition.map.isChain()) {
    auto* mine = new OwnRow(tableHolder_);
    mine->setObjectName(u"endOwnRow"_s);
    grid_->addWidget(mine, line, 0, 1, -1);
    // Once it lies in its place.
    QTimer::singleShot(0, mine, [this, mine] { scroll_->ensureWidgetVisible(mine, 0, mine->height()); });
  }
  const int place = placeOf(sight, row);
  auto* rank =
      new Words(place > 0 ? QLocale().toString(place) : QString(), 15, Weight::Bold, &Theme::ink2, tableHolder_);
  rank->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  grid_->addWidget(rank, line, kPlaceColumn);
  grid_->addWidget(new Badge(sight.color(row.seat), 24, tableHolder_), line, 1);
  grid_->addWidget(new Words(sight.name(row.seat), kBodyText, Weight::Bold, &Theme::ink, tableHolder_), line,
                   kNameColumn);
  if (sight.definition.map.isChain()) {
    const QString number = QLocale().toString(boardNumber(sight.window, sight.definition.homeOf(row.seat)));
    auto* board = new Words(number, 15, Weight::Regular, &Theme::ink2, tableHolder_);
    board->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid_->addWidget(board, line, kBoardColumn);
  }
  QList<int> values{from.settlements, from.cities, from.longestRoad, from.largestArmy, from.cards};
  if (sight.definition.map.isChain()) values << from.bonus;
  values << row.points;
  for (int i = 0; i < values.size(); ++i) {
    const bool isTotal = i + 1 == values.size();
    auto* cell = new Words(QLocale().toString(values[i]), isTotal ? 17 : 15, isTotal ? Weight::Bold : Weight::Regular,
                           values[i] == 0 ? &Theme::ink3 : &Theme::ink, tableHolder_);
    cell->setWordWrap(false);
    cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid_->addWidget(cell, line, kNameColumn + 1 + i);
  }
}

/// Of the Big Game, if equal points are in the table, or shared the first place.
void EndSheet::refreshTies(const PlaySight& sight, const std::vector<Standing>& rows) {
  const Ending* ending = sight.common && sight.common->ending ? &*sight.common->ending : nullptr;
  const auto areEqual = [](const Standing& a, const Standing& b) { return a.points == b.points; };
  const bool ties = ending && (ending->sharing > 1 || std::ranges::adjacent_find(rows, areEqual) != rows.end());
  ties_->setVisible(ties);
  if (ties) ties_->setText(tieSentence(ending->how));
}

}  // namespace tapu

#include "moc_play_end.cpp"
