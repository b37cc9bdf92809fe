// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/bot_games_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
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

QString shown(int number) { return QLocale().toString(number); }

bool isSameGame(const BoardFile& a, const BoardFile& b) { return a.board == b.board && a.options == b.options; }

}  // namespace

/// Draws a bar for each seat, a line over its end for the error, and a mark at an equal share.
class BotGamesPanel::Bars : public QWidget {
 public:
  explicit Bars(const BotGamesPanel& panel) : QWidget(const_cast<BotGamesPanel*>(&panel)), panel_(panel) {}
  QSize sizeHint() const override { return {200, static_cast<int>(panel_.result_.wins.size()) * kRow}; }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (panel_.isStale()) painter.setOpacity(0.45);
    for (std::size_t seat = 0; seat < panel_.result_.wins.size(); ++seat) paintSeat(painter, seat);
  }

 private:
  void paintSeat(QPainter& painter, std::size_t seat) const {
    const Theme& theme = themeOf(this);
    const BotGamesResult& result = panel_.result_;
    const double top = static_cast<double>(seat) * kRow;
    const int color = kPlayerColorOrder[seat];
    const QRectF badge(0, top + 2, 21, 21);
    if (panel_.played_.board.halves.empty())
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
    const double fair = at(100.0 / static_cast<double>(result.wins.size()));
    painter.setPen(QPen(theme.ink2, 1.5, Qt::DotLine));
    painter.drawLine(QPointF(fair, well.top() - 5), QPointF(fair, well.bottom() + 5));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(width() - text, top, text, kRow), Qt::AlignRight | Qt::AlignVCenter, figures);
  }
  QString figuresOf(std::size_t seat) const {
    const Share share = shareOf(panel_.result_.wins[seat], panel_.result_.played);
    //: Pane of the board editor: part of the games that a seat has won. %1 percent, %2 the error of it
    return tr("%1% ± %2").arg(shown(qRound(share.percent)), shown(qRound(share.error)));
  }
  static QString widest() { return tr("%1% ± %2").arg(u"100"_s, u"3"_s); }
  /// How many percent the whole width is: somewhat more than the best seat has.
  double scale() const {
    double most = 150.0 / static_cast<double>(panel_.result_.wins.size());
    for (int wins : panel_.result_.wins) {
      const Share share = shareOf(wins, panel_.result_.played);
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
  bars_ = new Bars(*this);
  bars_->setObjectName(u"botGamesBars"_s);
  progress_ = new QProgressBar(this);
  progress_->setTextVisible(false);
  progress_->setFixedHeight(8);
  button_ = new ActionButton({}, ActionButton::Role::Link, this);
  button_->setObjectName(u"botGamesButton"_s);
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(button_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(16, 8, 12, 10);
  all->setSpacing(4);
  all->addLayout(head);
  all->addWidget(bars_);
  all->addWidget(progress_);
  all->addWidget(note_);
  all->addStretch(1);
  connect(button_, &ActionButton::clicked, this, [this] { games_.isRunning() ? cancel() : start(); });
  connect(&games_, &BotGames::progressed, this, [this](const BotGamesResult& soFar) {
    result_ = soFar;
    refresh();
  });
  refresh();
}

bool BotGamesPanel::isStale() const { return result_.wanted > 0 && !isSameGame(file_, played_); }

void BotGamesPanel::show(const BoardFile& file, const QString& obstacle) {
  if (file_.board == file.board && file_.options == file.options && obstacle_ == obstacle) return;
  file_ = file;
  obstacle_ = obstacle;
  if (games_.isRunning() && isStale()) return cancel();  // the figures would be of another board
  refresh();
}

void BotGamesPanel::start() {
  if (!obstacle_.isEmpty()) return;
  played_ = file_;
  isCanceled_ = false;
  const int seats = botGameOn(file_).options.seats;
  result_ = {kGames, 0, std::vector<int>(file_.board.halves.empty() ? static_cast<std::size_t>(seats) : 2)};
  games_.start(file_, seats, kGames);
  refresh();
}

void BotGamesPanel::cancel() {
  games_.cancel();
  isCanceled_ = true;
  if (result_.played == 0) result_ = {};
  refresh();
}

void BotGamesPanel::clear() {
  if (games_.isRunning()) games_.cancel();
  isCanceled_ = false;
  result_ = {};
  played_ = {};
  refresh();
}

QString BotGamesPanel::nameOfSeat(int seat) const {
  if (played_.board.halves.empty())
    //: Pane of the board editor: a seat of a game of bots, %1 from 1
    return tr("Seat %1").arg(seat + 1);
  //: Pane of the board editor: one of the two groups of the Big Game
  return seat == 0 ? tr("Sun")
                   //: Pane of the board editor: one of the two groups of the Big Game
                   : tr("Moon");
}

int BotGamesPanel::undecided() const {
  return result_.played - std::accumulate(result_.wins.begin(), result_.wins.end(), 0);
}

QStringList BotGamesPanel::sentences() const {
  QStringList all;
  for (std::size_t seat = 0; seat < result_.wins.size(); ++seat) {
    const Share share = shareOf(result_.wins[seat], result_.played);
    //: Pane of the board editor: what a seat has won. %1 "Seat 2", %2 percent, %3 the error of it
    all << tr("%1: %2% ± %3")
               .arg(nameOfSeat(static_cast<int>(seat)), shown(qRound(share.percent)), shown(qRound(share.error)));
  }
  return all;
}

void BotGamesPanel::refresh() {
  //: Title of a pane of the board editor: games that bots play on the board, to see how fair it is
  title_->setText(tr("Bot games"));
  const bool isRunning = games_.isRunning();
  if (isRunning)
    //: Link of a pane of the board editor: bots stop playing
    button_->setText(tr("Stop"));
  else if (result_.wanted > 0)
    //: Link of a pane of the board editor: bots play the games once more
    button_->setText(tr("Play again"));
  else
    //: Link of a pane of the board editor: bots play some hundred games
    button_->setText(tr("Play %n game(s)", nullptr, kGames));
  button_->setEnabled(isRunning || obstacle_.isEmpty());
  progress_->setVisible(isRunning);
  progress_->setRange(0, result_.wanted);
  progress_->setValue(result_.played);
  const QString played = shown(result_.played), wanted = shown(result_.wanted);
  QString note;
  if (!obstacle_.isEmpty())
    //: Pane of the board editor: why bots cannot play; %1 a whole sentence
    note = tr("No game can be played on this board. %1").arg(obstacle_);
  else if (isRunning)
    //: Pane of the board editor; %1 of %2 games have been played
    note = tr("%1 of %2 games have been played.").arg(played, wanted);
  else if (isStale())
    //: Pane of the board editor: the figures of the bot games are those of an earlier board; %1 number of games
    note = tr("The board has changed since these %1 games.").arg(played);
  else if (isCanceled_ && result_.wanted > 0)
    //: Pane of the board editor; %1 of %2 games were played before somebody stopped them
    note = tr("Stopped after %1 of %2 games.").arg(played, wanted);
  else if (result_.wanted > 0)
    //: Pane of the board editor: how the figures of the bot games are to be read; %1 number of games
    note =
        tr("Won out of %1 games; the dotted line is an equal share. Without start pieces seat 1 begins.").arg(played);
  else
    //: Pane of the board editor: what can be done here
    note = tr("Bots play on this board, to show whether each seat wins as often.");
  if (obstacle_.isEmpty() && undecided() > 0)
    //: Pane of the board editor: bots broke off games that took too long
    note += u'\n' + tr("%n game(s) had no winner.", nullptr, undecided());
  note_->setText(note);
  bars_->setVisible(!result_.wins.empty());
  bars_->setAccessibleName(sentences().join(u", "_s));
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
