// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/bot_games_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

#include "app/board/items.h"
#include "app/board/painting.h"
#include "app/kit/art.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRow = 26;
constexpr int kLeastMeaning = 60;  // pixels: of what the figures mean, three lines are in sight at least

QString shown(int number) { return QLocale().toString(number); }

bool isSameGame(const BoardFile& a, const BoardFile& b) { return a.board == b.board && a.options == b.options; }

}  // namespace

/// Draws a bar for each seat, a line over its end for the error, a mark at an equal share and a shade for what chance
/// alone makes of that.
class BotGamesPanel::Bars : public QWidget {
 public:
  explicit Bars(const BotGamesPanel& panel) : QWidget(const_cast<BotGamesPanel*>(&panel)), panel_(panel) {}
  QSize sizeHint() const override { return {200, static_cast<int>(panel_.now_.result.wins.size()) * kRow}; }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (panel_.isStale()) painter.setOpacity(0.45);
    for (std::size_t seat = 0; seat < panel_.now_.result.wins.size(); ++seat) paintSeat(painter, seat);
  }

 private:
  void paintSeat(QPainter& painter, std::size_t seat) const {
    const Theme& theme = themeOf(this);
    const BotGamesResult& result = panel_.now_.result;
    const double top = static_cast<double>(seat) * kRow;
    const int color = kPlayerColorOrder[seat];
    const QRectF badge(0, top + 2, 21, 21);
    if (panel_.now_.played.board.halves.empty())
      paintBadge(painter, badge, color);
    else
      tapu::render(painter, seat == 0 ? u"emblem-sun"_s : u"emblem-moon"_s, badge);
    const QString figures = figuresOf(seat);
    painter.setFont(textFont(13, Weight::Bold));
    const double text = painter.fontMetrics().horizontalAdvance(widest()) + 4;
    const QRectF well(28, top + 8, width() - 28 - text - 6, 10);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.sunk);
    painter.drawRoundedRect(well, 5, 5);
    const Share share = shareOf(result.wins[seat], result.played);
    const double whole = std::max(1.0, scale());
    const auto at = [&](double percent) { return well.left() + well.width() * std::clamp(percent / whole, 0.0, 1.0); };
    painter.setPen(Qt::NoPen);
    painter.setBrush(playerColor(color).fill);
    painter.drawRoundedRect(QRectF(well.topLeft(), QPointF(at(share.percent), well.bottom())), 5, 5);
    painter.setPen(QPen(theme.ink, 1.5));
    if (result.played > 0)
      painter.drawLine(QPointF(at(share.percent - share.error), well.center().y()),
                       QPointF(at(share.percent + share.error), well.center().y()));
    const ChanceRange chance = panel_.byChance();
    if (result.played > 0)
      painter.fillRect(QRectF(at(chance.least), well.top() - 5, at(chance.most) - at(chance.least), well.height() + 10),
                       withAlpha(theme.ink2, 0.22));
    const double fair = at(100.0 / static_cast<double>(result.wins.size()));
    painter.setPen(QPen(theme.ink2, 1.5, Qt::DotLine));
    painter.drawLine(QPointF(fair, well.top() - 5), QPointF(fair, well.bottom() + 5));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(width() - text, top, text, kRow), Qt::AlignRight | Qt::AlignVCenter, figures);
  }
  QString figuresOf(std::size_t seat) const {
    const Share share = shareOf(panel_.now_.result.wins[seat], panel_.now_.result.played);
    //: Pane of the board editor: part of the games that a seat has won. %1 percent, %2 the error of it
    return tr("%1% ± %2").arg(shown(qRound(share.percent)), shown(qRound(share.error)));
  }
  static QString widest() { return tr("%1% ± %2").arg(u"100"_s, u"3"_s); }
  /// How many percent the whole width is: somewhat more than the best seat has.
  double scale() const {
    double most = 150.0 / static_cast<double>(panel_.now_.result.wins.size());
    for (int wins : panel_.now_.result.wins) {
      const Share share = shareOf(wins, panel_.now_.result.played);
      most = std::max(most, share.percent + share.error);
    }
    return most;
  }
  static QString tr(const char* text) { return BotGamesPanel::tr(text); }
  const BotGamesPanel& panel_;
};

BotGamesPanel::BotGamesPanel(BotGames& games, QWidget* parent) : Sheet(parent), games_(games) {
  setObjectName(u"editorBotGames"_s);
  title_ = new Words({}, 15, Weight::Bold, &Theme::ink, this);
  note_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  note_->setObjectName(u"botGamesNote"_s);
  meaning_ = new Words({}, 13, Weight::Regular, &Theme::ink, this);
  meaning_->setObjectName(u"botGamesMeaning"_s);
  meaning_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  bars_ = new Bars(*this);
  bars_->setObjectName(u"botGamesBars"_s);
  progress_ = new QProgressBar(this);
  progress_->setTextVisible(false);
  progress_->setFixedHeight(8);
  button_ = new ActionButton({}, ActionButton::Role::Link, this);
  button_->setObjectName(u"botGamesButton"_s);
  auto* scroll = new QScrollArea(this);  // of all that is to be said there is as much in sight as there is room
  scroll->setObjectName(u"botGamesScroll"_s);
  scroll->setWidget(meaning_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setMinimumHeight(kLeastMeaning);
  scroll->setFocusPolicy(Qt::StrongFocus);  // the arrow keys scroll
  scroll->viewport()->setAutoFillBackground(false);
  meaning_->setAutoFillBackground(false);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(16, 8, 12, 10);
  all->setSpacing(4);
  all->addLayout(fillHead());
  all->addWidget(bars_);
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
}

QLayout* BotGamesPanel::fillHead() {
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(button_);
  return head;
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

/// What the games stand at.
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

/// Who moves first, and what that does to the figures.
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

/// What the figures mean, in sentences.
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
  all << tr("If no seat were better, each would win %1 to %2% by chance alone: the shaded part around the dotted line.")
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
  bars_->setVisible(!now_.result.wins.empty());
  bars_->setAccessibleName(sentences().join(u", "_s));
  bars_->setAccessibleDescription(meant.join(u' '));
  bars_->setToolTip(sentences().join(u'\n'));
  bars_->updateGeometry();
  bars_->update();
}

void BotGamesPanel::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
}

}  // namespace tapu

#include "moc_bot_games_panel.cpp"
