// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/bot_games_panel.h"

#include <QEvent>
#include <QLocale>
#include <QProgressBar>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

#include "app/kit/bare_scroll.h"
#include "app/kit/flow_layout.h"
#include "app/kit/language_change.h"
#include "app/kit/theme.h"
#include "app/text/player_colors.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kChart = 140;        // pixels: the height of the bars with all around them
constexpr int kLeastMeaning = 60;  // pixels: at least three lines of the figures' meaning are in sight

QString shown(int number) { return QLocale().toString(number); }

bool isSameGame(const BoardFile& a, const BoardFile& b) { return a.board == b.board && a.options == b.options; }

}  // namespace

BotGamesPanel::BotGamesPanel(BotGames& games, QWidget* parent) : Sheet(parent), games_(games) {
  setObjectName(u"editorBotGames"_s);
  title_ = new Words({}, 15, Weight::Bold, &Theme::ink, this);
  note_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  note_->setObjectName(u"botGamesNote"_s);
  meaning_ = new Words({}, 13, Weight::Regular, &Theme::ink, this);
  meaning_->setObjectName(u"botGamesMeaning"_s);
  meaning_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  chart_ = new Chart(this);
  chart_->setObjectName(u"botGamesChart"_s);
  chart_->setFixedHeight(scaled(kChart));
  progress_ = new QProgressBar(this);
  progress_->setTextVisible(false);
  progress_->setFixedHeight(8);
  button_ = new ActionButton({}, ActionButton::Role::Link, this);
  button_->setObjectName(u"botGamesButton"_s);
  auto* scroll = new QScrollArea(this);  // as many of all notes are in sight as there is room
  scroll->setObjectName(u"botGamesScroll"_s);
  scrollBare(scroll, meaning_);
  scroll->setMinimumHeight(kLeastMeaning);
  scroll->setFocusPolicy(Qt::StrongFocus);  // the arrow keys scroll
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(16, 8, 12, 10);
  all->setSpacing(4);
  all->addLayout(headOf(title_, button_));
  all->addWidget(chart_);
  all->addWidget(progress_);
  all->addWidget(note_);
  all->addWidget(scroll, 1);
  all->addStretch(0);
  connect(button_, &ActionButton::clicked, this, [this] { games_.isRunning() ? cancel() : start(); });
  connect(&games_, &BotGames::progressed, this, [this](const BotGamesResult& soFar) {
    now_.result = soFar;
    refresh();
  });
  refresh();
  whenLanguageChanges(this, [this] { refresh(); });
}

bool BotGamesPanel::isStale() const { return now_.result.wanted > 0 && !isSameGame(file_, now_.played); }

void BotGamesPanel::show(const BoardFile& file, const QString& obstacle) {
  if (file_.board == file.board && file_.options == file.options && obstacle_ == obstacle) return;
  file_ = file;
  obstacle_ = obstacle;
  if (games_.isRunning() && isStale()) return cancel();  // the figures would be of another board
  refresh();
}

void BotGamesPanel::start() {
  if (!obstacle_.isEmpty()) return;
  now_.played = file_;
  now_.isCanceled = false;
  const int seats = botGameOn(file_).options.seats;
  now_.result = {kGames, 0, std::vector<int>(file_.board.halves.empty() ? static_cast<std::size_t>(seats) : 2)};
  games_.start(file_, seats, kGames);
  refresh();
}

void BotGamesPanel::cancel() {
  games_.cancel();
  now_.isCanceled = true;
  if (now_.result.played == 0) now_ = {};
  refresh();
}

void BotGamesPanel::clear() {
  if (games_.isRunning()) games_.cancel();
  now_ = {};
  refresh();
}

void BotGamesPanel::turnTo(const QObject& board) {
  if (board_ == &board) return clear();
  if (games_.isRunning()) cancel();
  if (board_) kept_[board_] = now_;
  if (!kept_.contains(&board))
    connect(&board, &QObject::destroyed, this, [this, gone = &board] {
      kept_.erase(gone);
      if (board_ == gone) board_ = nullptr;
    });
  board_ = &board;
  now_ = kept_[board_];
  refresh();
}

QString BotGamesPanel::nameOfSeat(int seat) const {
  if (now_.played.board.halves.empty())
    //: Pane of the board editor: a seat of a game of bots, %1 from 1
    return tr("Seat %1").arg(seat + 1);
  //: Pane of the board editor: one of the two groups of the Big Game
  return seat == 0 ? tr("Sun")
                   //: Pane of the board editor: one of the two groups of the Big Game
                   : tr("Moon");
}

int BotGamesPanel::undecided() const {
  return now_.result.played - std::accumulate(now_.result.wins.begin(), now_.result.wins.end(), 0);
}

ChanceRange BotGamesPanel::byChance() const {
  return chanceRange(static_cast<int>(now_.result.wins.size()), now_.result.played, undecided());
}

/// A bar for each seat with its error, an equal share, and the range of mere chance.
Chart::Data BotGamesPanel::drawn() const {
  Chart::Data drawn;
  drawn.kind = Chart::Kind::Bars;
  drawn.age = isStale() ? Chart::Age::Old : Chart::Age::Now;
  //: Name of a chart in a pane of the board editor, for screen readers
  drawn.name = tr("How many of the bot games each seat won");
  //: A share of all games; %1 a number of percent
  drawn.written = tr("%1%");
  //: Chart of bot games: the part of all games that a seat won; beside a sign
  Chart::Series won{tr("won"), Chart::kNoPlayer, {}};
  const BotGamesResult& result = now_.result;
  const bool isOfGroups = !now_.played.board.halves.empty();
  const double fair = 100.0 / static_cast<double>(std::max<std::size_t>(1, result.wins.size()));
  for (std::size_t seat = 0; seat < result.wins.size(); ++seat) {
    const Share share = shareOf(result.wins[seat], result.played);
    const QString emblem = seat == 0 ? u"emblem-sun"_s : u"emblem-moon"_s;
    drawn.named.push_back({nameOfSeat(static_cast<int>(seat)), kPlayerColorOrder[seat], isOfGroups ? emblem : QString(),
                           isOfGroups ? QString() : shown(static_cast<int>(seat) + 1)});
    won.values.push_back(qRound(share.percent));
    if (result.played == 0) continue;
    drawn.ranges.push_back({std::max(0.0, share.percent - share.error), std::min(100.0, share.percent + share.error)});
    drawn.expected.push_back(fair);
  }
  drawn.series = {won};
  //: Chart of bot games: the share that each seat would have if all won as often; beside a sign
  drawn.expectedName = tr("equal share");
  //: Chart of bot games, head of a column in percent: the least that a seat may win, with the error of the count
  drawn.lowName = tr("won at least");
  //: Chart of bot games, head of a column in percent: the most that a seat may win, with the error of the count
  drawn.highName = tr("won at most");
  //: Chart of bot games: between which shares equal seats stay by chance; beside a sign
  drawn.bandName = tr("chance");
  const ChanceRange chance = byChance();
  if (result.played > 0) drawn.band = Chart::Range{chance.least, chance.most};
  return drawn;
}

QStringList BotGamesPanel::sentences() const {
  QStringList all;
  for (std::size_t seat = 0; seat < now_.result.wins.size(); ++seat) {
    const Share share = shareOf(now_.result.wins[seat], now_.result.played);
    //: Pane of the board editor: what a seat has won. %1 "Seat 2", %2 percent, %3 the error of it
    all << tr("%1: %2% ± %3")
               .arg(nameOfSeat(static_cast<int>(seat)), shown(qRound(share.percent)), shown(qRound(share.error)));
  }
  return all;
}

/// The state of the games.
QString BotGamesPanel::note() const {
  const QString played = shown(now_.result.played), wanted = shown(now_.result.wanted);
  //: Pane of the board editor: the figures of the bot games are those of an earlier board; %1 number of games
  const QString old = tr("The board has changed since these %1 games.").arg(played);
  if (!obstacle_.isEmpty()) {
    //: Pane of the board editor: why bots cannot play; %1 a whole sentence
    const QString why = tr("No game can be played on this board. %1").arg(obstacle_);
    return isStale() ? why + u'\n' + old : why;
  }
  if (games_.isRunning())
    //: Pane of the board editor; %1 of %2 games have been played
    return tr("%1 of %2 games have been played.").arg(played, wanted);
  if (isStale()) return old;
  if (now_.isCanceled && now_.result.wanted > 0)
    //: Pane of the board editor; %1 of %2 games were played before somebody stopped them
    return tr("Stopped after %1 of %2 games.").arg(played, wanted);
  if (now_.result.wanted > 0)
    //: Pane of the board editor: what the bars show, such as "27% ± 2"; %1 number of games
    return tr("What each seat won of %1 games (± by chance).").arg(played).replace(u"± "_s, u"±\u00a0"_s);
  //: Pane of the board editor: what can be done here
  return tr("Bots play on this board, to show whether each seat wins as often.");
}

/// The seat that moves first, and its effect on the figures.
QString BotGamesPanel::wordsOfBeginner() const {
  switch (beginnerOn(now_.played)) {
    case Beginner::FirstSeat:
      //: Pane of the board editor about games of bots: on a board without start pieces
      return tr(
          "Seat 1 always places and moves first, then the others in their order. All of them choose their "
          "places freely: a difference comes from that order, not from a place of the board.");
    case Beginner::Thrown:
      //: Pane of the board editor about games of bots: on a board with start pieces
      return tr(
          "The dice say anew in each game who moves first: a difference comes from the start pieces and from "
          "the order of the seats.");
    //: Pane of the board editor about games of bots: on boards of the Big Game
    case Beginner::Sun: return tr("Sun moves first in every game.");
    //: Pane of the board editor about games of bots: on boards of the Big Game
    case Beginner::Moon: return tr("Moon moves first in every game.");
  }
  return {};
}

/// The meaning of the figures, in sentences.
QStringList BotGamesPanel::meaning() const {
  if (now_.result.played == 0) return {};
  const ChanceRange chance = byChance();
  QStringList more, less;
  for (std::size_t seat = 0; seat < now_.result.wins.size(); ++seat) {
    const double percent = shareOf(now_.result.wins[seat], now_.result.played).percent;
    if (percent > chance.most) more << nameOfSeat(static_cast<int>(seat));
    if (percent < chance.least) less << nameOfSeat(static_cast<int>(seat));
  }
  QStringList all;
  //: Pane of the board editor about games of bots; %1 and %2 percent, between which a share is gray in the chart
  all << tr("If no seat were better, each would win %1 to %2% by chance alone: the shaded part around the yellow "
            "marks.")
             .arg(shown(qRound(chance.least)), shown(qRound(chance.most)));
  if (!more.isEmpty())
    //: Pane of the board editor about games of bots; %1 seats with commas: "Seat 1, Seat 3"
    all << tr("More often than by chance: %1.").arg(more.join(u", "_s));
  if (!less.isEmpty())
    //: Pane of the board editor about games of bots; %1 seats with commas: "Seat 1, Seat 3"
    all << tr("Less often than by chance: %1.").arg(less.join(u", "_s));
  if (more.isEmpty() && less.isEmpty())
    //: Pane of the board editor about games of bots: all shares are as chance may make them
    all << tr("No seat is off it: none is proven to be better.");
  all << wordsOfBeginner();
  //: Pane of the board editor about games of bots: of what worth the figures are
  all << tr("All bots are alike and take what is best at the moment, so games of people may end otherwise.");
  if (undecided() > 0)
    //: Pane of the board editor: bots broke off games that took too long
    all << tr("%n game(s) had no winner.", nullptr, undecided());
  return all;
}

void BotGamesPanel::refresh() {
  //: Title of a pane of the board editor: games that bots play on the board, to see how fair it is
  title_->setText(tr("Bot games"));
  const bool isRunning = games_.isRunning();
  if (isRunning)
    //: Link of a pane of the board editor: bots stop playing
    button_->setText(tr("Stop"));
  else if (now_.result.wanted > 0)
    //: Link of a pane of the board editor: bots play the games once more
    button_->setText(tr("Play again"));
  else
    //: Link of a pane of the board editor: bots play some hundred games
    button_->setText(tr("Play %n game(s)", nullptr, kGames));
  button_->setEnabled(isRunning || obstacle_.isEmpty());
  progress_->setVisible(isRunning);
  progress_->setRange(0, now_.result.wanted);
  progress_->setValue(now_.result.played);
  note_->setText(note());
  const QStringList meant = meaning();
  meaning_->setText(meant.join(u'\n'));
  findChild<QScrollArea*>(u"botGamesScroll"_s)->setVisible(!meant.isEmpty());
  chart_->setVisible(!now_.result.wins.empty());
  chart_->setData(drawn());
}

}  // namespace tapu

#include "moc_bot_games_panel.cpp"
