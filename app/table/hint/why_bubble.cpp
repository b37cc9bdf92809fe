// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hint/why_bubble.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/badge.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/words.h"
#include "app/session/game/game_log.h"
#include "app/table/hint/hint_sheet.h"
#include "app/text/map_now.h"
#include "engine/bots/reason/past_reasons.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBubbleRadius = 14;  ///< of a sheet
constexpr int kBubbleWidth = 300;

}  // namespace

WhyBubble::WhyBubble(const QString& line, int color, const std::vector<ReasonWords>& reasons, const QString& note,
                     QWidget* parent)
    : Sheet(parent) {
  setWindowFlags(Qt::Popup | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint);
  setAttribute(Qt::WA_DeleteOnClose);
  setAttribute(Qt::WA_NoMouseReplay);  // `mousePressEvent` hands the press on
  setObjectName(u"whyBubble"_s);
  setRuleTopic(this, u"play-why"_s);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 14);
  column->setSpacing(8);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(new Badge(color, 24, this), 0, Qt::AlignTop);
  //: Title over the reasons for what a bot did
  auto* title = new Words(tr("Why?"), kHeadingText, Weight::Bold, &Theme::ink, this);
  head->addWidget(title, 1);
  column->addLayout(head);
  column->addWidget(new Words(line, kChoiceText, Weight::Regular, &Theme::ink2, this));
  auto* list = new ReasonList(this);
  list->setVisible(!reasons.empty());
  list->tell(reasons);
  column->addWidget(list);
  if (!note.isEmpty()) column->addWidget(new Words(note, kNoteText, Weight::Regular, &Theme::ink2, this));
  QStringList spoken{title->text(), line};
  for (const ReasonWords& each : reasons) spoken << each.title << each.sentence;
  if (!note.isEmpty()) spoken << note;
  setSpokenName(this, spoken.join(u"; "_s));
  setFixedWidth(scaled(kBubbleWidth));
}

// Some systems give a press beside a popup to nobody else: a button that lies there would have to be clicked twice.
void WhyBubble::mousePressEvent(QMouseEvent* event) {
  if (rect().contains(event->position().toPoint())) return Sheet::mousePressEvent(event);
  close();
  const QPointF at = event->globalPosition();
  QWidget* below = QApplication::widgetAt(at.toPoint());
  if (!below) return;
  QMouseEvent press(event->type(), below->mapFromGlobal(at), at, event->button(), event->buttons(), event->modifiers());
  QCoreApplication::sendEvent(below, &press);
}

// Fills the corners too; the window is cut to the shape of the paper. Without a compositor transparent corners would be
// black.
void WhyBubble::paintEvent(QPaintEvent* event) {
  QPainter(this).fillRect(rect(), themeOf(this).surface);
  Sheet::paintEvent(event);
}

void WhyBubble::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  QPainterPath paper;
  paper.addRoundedRect(contentsRect(), kBubbleRadius, kBubbleRadius);
  setMask(QRegion(paper.toFillPolygon().toPolygon()));
}

void WhyBubble::openBeside(const QRect& row) {
  resize(width(), layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : sizeHint().height());
  const QScreen* under = QGuiApplication::screenAt(row.center());
  const QRect screen = (under ? under : QGuiApplication::primaryScreen())->availableGeometry();
  const int left = std::max(screen.left(), row.left() - width() - 12);
  const int top = std::clamp(row.top() - 20, screen.top(), std::max(screen.top(), screen.bottom() - height()));
  move(left, top);
  show();
}

WhyBubble* openWhy(const ShownGame& game, std::size_t event, const QRect& row, QWidget* page) {
  const std::optional<PastDeed> past = game.seen().log->deedOf(event, game.seen());
  if (!past || event >= game.seen().log->events().size()) return nullptr;
  const SeatId reader = game.seen().viewer();
  const auto [doer, found] = reasonsOfPast(game.seen().definition(), *past, reader, game.seen().log->events(), event);
  const MapNow map(game.seen().definition(), past->before);
  const ReasonTold told{.definition = game.seen().definition(),
                        .doer = doer,
                        .reader = reader,
                        .name = [&game](SeatId seat) { return game.seen().seatName(seat); },
                        .mapNow = &*map,
                        .position = &past->before};
  std::vector<ReasonWords> reasons;
  for (const Reason& each : found) reasons.push_back(wordsOf(each, told));
  const QString note = reasons.empty() ? hiddenReasonWords(game.seen().seatName(doer)) : QString();
  auto* bubble = new WhyBubble(game.seen().logLine(game.seen().log->events()[event]), game.seen().seatColor(doer),
                               reasons, note, page);
  bubble->openBeside(row);
  return bubble;
}

}  // namespace tapu

#include "moc_why_bubble.cpp"
