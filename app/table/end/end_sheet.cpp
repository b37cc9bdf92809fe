// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/end_sheet.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include "app/kit/badge.h"
#include "app/kit/clear_layout.h"
#include "app/kit/icon_label.h"
#include "app/kit/rule_topics.h"
#include "app/session/event/ending_words.h"
#include "app/table/sight/sight_words.h"
#include "engine/play/play.h"
#include "engine/rules/course.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr std::size_t kMostWinners = 6;  ///< whose badges there is room for
constexpr int kWinnersBadge = 40;        ///< size of a winner's badge
}  // namespace

EndSheet::EndSheet(QWidget* parent)
    : Sheet(parent),
      winners_(new QHBoxLayout),
      title_(new Words({}, kTitleText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      own_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      lastMove_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      help_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      ties_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      table_(new PointsTable(this)),
      newGame_(new ActionButton({}, ActionButton::Role::Next, this)),
      startPage_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      story_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      replay_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      again_(new AgainButton(this)) {
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
  column->addWidget(help_);
  setRuleTopic(this, u"back-results"_s);
  table_->setObjectName(u"endTable"_s);
  column->addWidget(table_, 1);
  column->addWidget(ties_);
  const std::pair<QWidget*, QString> names[] = {
      {title_, u"endTitle"_s}, {note_, u"endNote"_s},    {own_, u"endOwn"_s},          {lastMove_, u"endLastMove"_s},
      {ties_, u"endTies"_s},   {newGame_, u"newGame"_s}, {startPage_, u"startPage"_s}, {story_, u"howItWent"_s},
      {replay_, u"replay"_s},  {again_, u"playAgain"_s}};
  for (const auto& [part, name] : names) part->setObjectName(name);
  help_->setObjectName(u"endHelp"_s);
  for (QWidget* unasked : std::initializer_list<QWidget*>{lastMove_, help_, story_, replay_, again_}) unasked->hide();
  connect(newGame_, &ActionButton::clicked, this, &EndSheet::newGame);
  connect(startPage_, &ActionButton::clicked, this, &EndSheet::startPage);
  connect(story_, &ActionButton::clicked, this, &EndSheet::storyAsked);
  connect(replay_, &ActionButton::clicked, this, &EndSheet::replayAsked);
  connect(again_, &AgainButton::againWanted, this, &EndSheet::againWanted);
  connect(again_, &AgainButton::newGame, this, &EndSheet::newGame);
  hide();
}

void EndSheet::sayLastMove(const QString& sentence) {
  lastMove_->setText(sentence);
  lastMove_->setVisible(!sentence.isEmpty());
}

void EndSheet::sayHelp(const QString& sentence) {
  help_->setText(sentence);
  help_->setVisible(!sentence.isEmpty());
}

void EndSheet::offerStory(Offered offered) { story_->setVisible(offered == Offered::Yes); }
void EndSheet::offerReplay(Offered offered) { replay_->setVisible(offered == Offered::Yes); }

void EndSheet::takeFocus() { (again_->offered() == Again::No ? newGame_ : again_)->setFocus(Qt::OtherFocusReason); }

void EndSheet::offerAgain(Again again) {
  again_->offer(again);
  again_->setVisible(again != Again::No);
  newGame_->setVisible(again == Again::No);  // else an entry of the menu, or the page that opens
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
  again_->retell();
  refreshHead(sight);
  refreshWinners(sight);
  table_->fill(sight, PointsTable::Heads::Wide);
  refreshTies(sight, PointsTable::rowsOf(sight));
}

namespace {
/// The ending of a Big Game as told to everybody; null before it, and in a game on one board.
const Ending* endingOf(const PlaySight& sight) {
  return sight.common && sight.common->ending ? &*sight.common->ending : nullptr;
}

struct EndWords {
  Q_DECLARE_TR_FUNCTIONS(tapu::EndSheet)
};
}  // namespace

QString endSentence(const PlaySight& sight) {
  const SeatId winner = sight.state.head.winner;
  if (const Ending* ending = endingOf(sight))
    return endingTitle(*ending, sight.window ? sight.window->whole(sight.viewer) : sight.viewer);
  if (sight.window && !sight.showsAll() && !winner)
    //: Head of the final table of a Big Game, for a moment until it is told who won
    return EndWords::tr("The game is over");
  //: Head of the final table, where nobody won.
  if (!winner) return EndWords::tr("The game was stopped");
  //: Head of the final table: the reader won.
  if (winner == sight.viewer && sight.sharing == Sharing::No) return EndWords::tr("You won!");
  //: Head of the final table: %1 is a player.
  return EndWords::tr("%1 won").arg(sight.name(winner));
}

void EndSheet::refreshHead(const PlaySight& sight) {
  const Ending* ending = endingOf(sight);
  title_->setText(endSentence(sight));
  note_->setVisible(ending != nullptr);
  note_->setText(ending ? endingNote(*ending, sight.definition.rules.target) : QString());
  own_->setVisible(ending && sight.viewer && sight.rank.rank > 0);
  //: Over the final table of a Big Game: the reader's place among all players; %1 the place, %n all of them
  own_->setText(tr("Your place: %1 of %n", nullptr, sight.rank.of).arg(QLocale().toString(sight.rank.rank)));
}

/// The badges of all who share the first place, as far as they are in sight: of others no color is known, only their
/// group. A game that was stopped has no winner.
void EndSheet::refreshWinners(const PlaySight& sight) {
  const Ending* ending = endingOf(sight);
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

/// Shows the rule for equal points in a Big Game, if the table has some or several share the first place.
void EndSheet::refreshTies(const PlaySight& sight, const std::vector<Standing>& rows) {
  const Ending* ending = endingOf(sight);
  const auto areEqual = [](const Standing& a, const Standing& b) { return a.points == b.points; };
  const bool ties = ending && (ending->sharing > 1 || std::ranges::adjacent_find(rows, areEqual) != rows.end());
  ties_->setVisible(ties);
  if (ties) ties_->setText(tieSentence(ending->how));
}

}  // namespace tapu

#include "moc_end_sheet.cpp"
