// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/people/players_panel.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPointer>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/elided_words.h"
#include "app/kit/focus_ring.h"
#include "app/kit/lamp.h"
#include "app/kit/line_breaks.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/plan/house_rules.h"
#include "app/session/words/bot_levels.h"
#include "app/session/words/chat_words.h"
#include "app/table/hand/dragged_card.h"
#include "app/table/sight/sight_words.h"
#include "app/text/names_of_things.h"
#include "app/text/shown_text.h"
#include "engine/play/at_stake.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kStarFrom = 250;       ///< pixels: the width of a row with a star
constexpr int kBadgeWide = 54;       ///< pixels: the width of a row with badge and points alone
constexpr int kRowAir = 4;           ///< pixels above and below a row that comes into sight
constexpr float kDarkLight = 0.25F;  ///< of a row that lights up below light letters: how much of it

/// The room between two rows, in pixels.
int gapOf(RowForm form) {
  if (form == RowForm::Usual) return 8;
  return form == RowForm::Middle ? 6 : 3;
}

struct PlayersText {
  Q_DECLARE_TR_FUNCTIONS(PlayerRow)
};

/// Words for a person who is not there.
struct GoneWords {
  Gone gone;
  const char *alone, *withBot;  ///< while nobody plays at their seat; while a bot does
};

constexpr GoneWords kGoneWords[] = {
    {Gone::Lost,
     //: State of a player's connection.
     QT_TRANSLATE_NOOP("PlayerRow", "Connection lost"),
     //: State of a lost player: a bot plays for them.
     QT_TRANSLATE_NOOP("PlayerRow", "Connection lost, a bot plays")},
    {Gone::Left,
     //: State of a player who has left the game on purpose.
     QT_TRANSLATE_NOOP("PlayerRow", "Left the game"),
     //: State of a player who has left the game on purpose.
     QT_TRANSLATE_NOOP("PlayerRow", "Left the game, a bot plays")},
    {Gone::Somehow,
     //: State of a player who has left or lost the connection: which, is not known.
     QT_TRANSLATE_NOOP("PlayerRow", "Away"),
     //: State of a player who has left or lost the connection: which, is not known.
     QT_TRANSLATE_NOOP("PlayerRow", "Away, a bot plays")},
    {Gone::NotYet,
     //: State of a player who has not come back since the game was continued.
     QT_TRANSLATE_NOOP("PlayerRow", "Not here yet"),
     //: State of a player who has not come back since the game was continued.
     QT_TRANSLATE_NOOP("PlayerRow", "Not here yet, a bot plays")},
};

QString statusOf(const LobbySeat& at, Gone gone) {
  if (at.holder != SeatHolder::Person || at.link == Link::Up) return {};
  if (const QString heard = lastHeard(at); at.link == Link::Silent && !heard.isEmpty()) return heard;
  //: State of a player's connection, under their name.
  if (at.link == Link::Silent) return PlayersText::tr("Nothing heard for a while");
  const int seconds = (at.graceLeftMs + 999) / 1000;
  const bool isCounted = at.graceLeftMs >= 0 && at.bot.isEmpty();
  if (isCounted && gone == Gone::NotYet)
    //: State of a player who has not come back since the game was continued: %n seconds until a bot plays for them.
    return PlayersText::tr("Not here yet: bot takes over in %n s", nullptr, seconds);
  //: State of a lost player: %n seconds until a bot plays for them.
  if (isCounted) return PlayersText::tr("Lost: bot takes over in %n s", nullptr, seconds);
  const auto* words = std::ranges::find(kGoneWords, gone, &GoneWords::gone);
  if (words == std::ranges::end(kGoneWords)) return {};
  return PlayersText::tr(at.bot.isEmpty() ? words->alone : words->withBot);
}

}  // namespace

Gone howGone(const PlaySight& sight, SeatId seat, const LobbySeat& at, Gone before) {
  if (at.holder != SeatHolder::Person || at.link != Link::Lost) return Gone::No;
  if (before == Gone::Lost || before == Gone::Left || before == Gone::NotYet) return before;
  if (seat == sight.viewer) return Gone::Lost;  // only while their own window is cut off
  // The table has heard nothing of them since it was opened; who counts as away had gone before.
  const bool isAway = sight.state.seat(seat).presence == Presence::Away;
  if (at.heardAgoMs < 0 && !isAway) return Gone::NotYet;
  if (at.graceLeftMs >= 0) return Gone::Lost;
  // For a lost connection the game waits before the seat counts as away; if a player gives the seat up, it is away at
  // once.
  const qint64 graceMs = qint64{sight.definition.rules.options.graceSeconds} * 1000;
  const bool isHeardLately = at.heardAgoMs >= 0 && at.heardAgoMs < graceMs;
  return isAway && isHeardLately ? Gone::Left : Gone::Somehow;
}

PlayerFacts factsOf(const PlaySight& sight, SeatId seat, const LobbySeat& at, Gone gone) {
  const Seat& of = sight.state.seat(seat);
  const Header& head = sight.state.head;
  PlayerFacts facts;
  facts.name = sight.name(seat);
  facts.mine = sight.hasHand() && seat == sight.viewer;
  facts.color = sight.color(seat);
  facts.points = facts.mine ? sight.state.points(seat) : sight.state.shownPoints(seat);
  facts.cards = of.cardsInHand();
  facts.developments = of.cards.total();
  facts.knights = of.played[Card::Knight];
  facts.route = of.route;
  facts.unrefundedCities = of.unrefundedCities;
  if (facts.mine && of.unrefundedCities > 0) {
    //: Own row: what the card Insurance would pay; %1 is a list such as "3 × Grain, 3 × Ore".
    facts.insurance =
        PlayersText::tr("Insurance: %1").arg(listOf(insurancePayment(sight.definition, sight.state, seat)));
  }
  facts.plays = head.phase != Phase::Over && head.active == seat;
  facts.order = sight.placeToBuild(seat);
  facts.longestRoad = sight.state.awardsFor(seat).longestRoad == seat;
  facts.largestArmy = sight.state.awardsFor(seat).largestArmy == seat;
  LobbySeat told = at;
  if (head.paused == Paused::Yes && at.holder == SeatHolder::Person) {  // nobody plays on, and nobody counts until then
    told.graceLeftMs = -1;
    told.bot.clear();
  }
  // A bot decides for the seat while its player is away. After the end of the game the bot stays named though the
  // player is back.
  const bool standIn = !told.bot.isEmpty() && at.link != Link::Up && seat != sight.viewer;
  facts.bot = at.holder == SeatHolder::Bot || standIn;
  if (at.holder == SeatHolder::Bot && !at.bot.isEmpty()) facts.level = bothOfBot(at.bot);
  facts.link = at.link;
  facts.status = statusOf(told, gone);
  facts.heard = lastHeard(at);
  if (gone == Gone::WithTable) facts.table = TableIs::Closed;
  return facts;
}

QString PlayerFacts::connection() const {
  if (bot && status.isEmpty()) {
    //: Tool tip: this player is a bot; %1 its level, as "Trader (hard)".
    if (!level.isEmpty()) return PlayersText::tr("A bot: %1").arg(level);
    //: Tool tip: this player is a bot.
    return PlayersText::tr("A bot");
  }
  //: Tool tip at a player: the game was closed, so nothing is known of their connection.
  if (table == TableIs::Closed) return PlayersText::tr("No connection to this table any more");
  //: Tool tip: the connection to this player is fine.
  return status.isEmpty() ? PlayersText::tr("Connected") : status;
}

QString PlayerFacts::secondLine() const {
  if (!status.isEmpty()) return status;
  //: Under the name of a player who does nothing while it is for them to act, and no clock runs.
  if (waitedMinutes > 0) return PlayersText::tr("The game has waited for %n minute(s)", nullptr, waitedMinutes);
  return insurance;
}

QString PlayerFacts::shownName(const QString& cut) const {
  const QString& shown = cut.isEmpty() ? name : cut;
  //: Player row: %1 is the reader's own name.
  return mine ? PlayerRow::tr("%1 (you)").arg(isolated(shown)) : shown;
}

Lamp PlayerFacts::lamp() const {
  if (table == TableIs::Closed) return Lamp::None;
  return link == Link::Lost ? Lamp::Lost : link == Link::Silent ? Lamp::Idle : Lamp::Connected;
}

PlayerRow::PlayerRow(QWidget* parent) : QAbstractButton(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
  light_.setStartValue(1.0);
  light_.setEndValue(0.0);
  connect(&light_, &QVariantAnimation::valueChanged, this, [this] { update(); });
  connect(this, &QAbstractButton::clicked, this, &PlayerRow::press);
}

void PlayerRow::press() {
  if (form_ == RowForm::Line)
    Q_EMIT unfolded();
  else
    Q_EMIT asked();
}

void PlayerRow::setForm(RowForm form) {
  if (std::exchange(form_, form) == form) return;
  updateGeometry();
  update();
}

void PlayerRow::setFollowed(Followed followed) {
  if (std::exchange(followed_, followed) == followed) return;
  describe();
  update();
}

void PlayerRow::flash(int ms) {
  light_.stop();
  if (ms <= 0) return;
  light_.setDuration(ms);
  light_.start();
}

void PlayerRow::setFacts(const PlayerFacts& facts) {
  if (facts == facts_) return;
  const bool taller = facts.secondLine().isEmpty() != facts_.secondLine().isEmpty();
  facts_ = facts;
  describe();
  if (taller) updateGeometry();
  update();
}

void PlayerRow::describe() {
  QStringList parts;
  //: Player row in words: %n points.
  parts << tr("%n point(s)", nullptr, facts_.points);
  //: Player row in words: %n resource cards in the hand.
  parts << tr("%n card(s) in hand", nullptr, facts_.cards);
  //: Player row in words.
  parts << tr("%n development card(s)", nullptr, facts_.developments);
  //: Player row in words: knights that were played.
  parts << tr("%n knight(s) played", nullptr, facts_.knights);
  //: Player row in words: %1 is the number of roads in the longest line.
  parts << tr("longest line of roads: %1").arg(facts_.route);
  //: Player row in words: the award.
  if (facts_.longestRoad) parts << tr("holds the Longest Road");
  //: Player row in words: the award.
  if (facts_.largestArmy) parts << tr("holds the Largest Army");
  if (facts_.order > 0) parts << buildsAs(facts_.order);
  parts << facts_.connection();
  //: Player row in words, to somebody who watches.
  if (followed_ == Followed::Yes) parts << tr("you follow this player");
  if (!facts_.heard.isEmpty()) parts << facts_.heard;
  if (facts_.waitedMinutes > 0) {
    //: Tool tip and screen reader, of a player who does nothing while it is for them to act; names of menus.
    parts << facts_.secondLine() << tr("In the menu Game › Table and players you can ask whether they are there.");
  }
  setSpokenName(this, facts_.name);
  setSpokenDetails(this, parts.join(u"; "_s));
  setToolTip(plainTip(facts_.name + u'\n' + parts.join(u'\n')));
}

int PlayerRow::headHeight() { return std::max(scaled(30), QFontMetrics(textFont(kBodyText, Weight::Bold)).height()); }

QSize PlayerRow::sizeHint() const {
  if (form_ == RowForm::Badge) return {scaled(kBadgeWide), compactHeight(form_)};
  if (form_ != RowForm::Usual) return {scaled(240), compactHeight(form_)};
  const int head = headHeight();
  const int figures = std::max(scaled(22), QFontMetrics(textFont(kNoteText, Weight::Bold)).height() + 4);
  const int status = facts_.secondLine().isEmpty() ? 0 : QFontMetrics(textFont(kSmallText)).height() + 2;
  return {scaled(240), std::max(scaled(72), head + figures + 18) + status};
}

QSize PlayerRow::minimumSizeHint() const {
  return {scaled(form_ == RowForm::Badge ? kBadgeWide : 200), sizeHint().height()};
}

void PlayerRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
  paintPaper(painter, box, facts_.plays ? Paper::Chosen : Paper::Row, theme, 10);
  if (isLit()) {
    QColor light = theme.accent;
    light.setAlphaF((theme.kind == ThemeKind::Light ? 1 : kDarkLight) *
                    static_cast<float>(light_.currentValue().toDouble()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9);
  }
  if (form_ != RowForm::Badge) paintPlayerBar(painter, box, playerColor(facts_.color).fill);
  if (form_ == RowForm::Usual) {
    paintHead(painter, rect().adjusted(scaled(18), 6, -scaled(12), 0), theme);
    paintFigures(painter, rect().adjusted(scaled(20), 0, -8, -6), theme);
  } else {
    paintCompactRow(painter, rect(), facts_, form_, theme);
  }
  if (followed_ == Followed::Yes) {
    constexpr qreal kFrame = 3;
    painter.setPen(QPen(theme.primary, kFrame));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(kFrame / 2, kFrame / 2, -kFrame / 2, -kFrame / 2), 10, 10);
  }
  if (hasFocus()) paintFocusRing(painter, box, theme, 10);
}

void PlayerRow::paintHead(QPainter& painter, const QRect& box, const Theme& theme) const {
  const QRect line(box.left(), box.top(), box.width(), headHeight());
  const auto beside = [&](int left, int side) {  // a sign in the middle of the line
    return QRect(left, line.top() + (line.height() - side) / 2, side, side);
  };
  paintBadge(painter, beside(box.left(), scaled(28)), facts_.color);
  painter.setFont(textFont(22, Weight::Bold));
  painter.setPen(theme.ink);
  const QString points = QLocale().toString(facts_.points);
  const int pointsWide = std::max(scaled(28), painter.fontMetrics().horizontalAdvance(points));
  painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight | Qt::TextDontClip, points);
  // A narrow row has no star beside the points: the name has its room.
  const bool hasStar = width() >= scaled(kStarFrom);
  const int star = hasStar ? scaled(20) : 0;
  int right = line.right() - pointsWide - scaled(6) - star;
  if (hasStar) tapu::icon(u"star"_s, theme.edge).paint(&painter, beside(right, star));
  right -= scaled(16);
  if (facts_.bot) {
    tapu::icon(u"bot"_s, theme.ink2).paint(&painter, beside(right - scaled(6), scaled(16)));
    right -= scaled(8);
  } else {
    const double side = scaled(13);
    const QPointF middle(right + scaled(4), line.center().y() + 0.5);
    paintLamp(painter, {middle - QPointF(side, side) / 2, QSizeF(side, side)}, facts_.lamp(), theme);
  }
  painter.setPen(theme.ink);
  const QString name = facts_.shownName();
  const int from = box.left() + scaled(36);
  // A name that takes two lines has the air around the line, if nothing stands below it.
  const int air = facts_.secondLine().isEmpty() ? scaled(3) : 0;
  paintElided(painter, QRectF(from, line.top() - air, right - from - 4, line.height() + 2 * air), name, kBodyText,
              Weight::Bold);
  if (facts_.secondLine().isEmpty()) return;
  painter.setFont(textFont(kSmallText));
  painter.setPen(facts_.link == Link::Lost ? theme.danger : theme.ink2);
  const int statusHeight = painter.fontMetrics().height() + 2;
  painter.drawText(QRect(from, line.bottom() - 2, box.right() - from, statusHeight), Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(facts_.secondLine(), Qt::ElideRight, box.right() - from));
}

void PlayerRow::paintFigures(QPainter& painter, const QRect& box, const Theme& theme) const {
  const std::vector<PlayerFigure> figures = figuresOf(facts_, Figures::All);
  const auto shown = static_cast<int>(figures.size());
  painter.setFont(textFont(kNoteText, Weight::Bold));
  const int high = std::max(scaled(24), painter.fontMetrics().height() + 4), wide = box.width() / shown;
  const bool isTight = wide < scaled(48);
  const int sign = scaled(18), after = scaled(isTight ? 20 : 26);
  for (int i = 0; i < shown; ++i) {
    const PlayerFigure& figure = figures[static_cast<std::size_t>(i)];
    const QRect cell(box.left() + i * wide, box.bottom() - high, wide - 4, high);
    QColor ink = theme.ink2;
    if (figure.isAward) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.accent);
      painter.drawRoundedRect(cell.adjusted(isTight ? -2 : -4, 0, isTight ? 2 : -4, 0), 8, 8);
      ink = theme.onAccent;
    }
    tapu::icon(QString::fromUtf16(figure.icon), ink)
        .paint(&painter, QRect(cell.left(), cell.top() + (high - sign) / 2, sign, sign));
    painter.setPen(figure.isAward ? theme.onAccent : theme.ink);
    painter.drawText(cell.adjusted(after, 0, 4, 0), Qt::AlignVCenter | Qt::AlignLeft, QLocale().toString(figure.value));
  }
}

void PlayerRow::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return Q_EMIT asked();
  if (event->key() == Qt::Key_Down) return Q_EMIT stepped(1);
  if (event->key() == Qt::Key_Up) return Q_EMIT stepped(-1);
  QAbstractButton::keyPressEvent(event);
}

bool PlayerRow::event(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  return QAbstractButton::event(event);
}

PlayersPanel::PlayersPanel(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(8);
  column_->addStretch(1);
}

void PlayersPanel::addRow() {
  const SeatId seat(static_cast<int>(rows_.size()));
  auto* row = new PlayerRow(this);
  rows_.push_back(row);
  connect(row, &PlayerRow::asked, this, [this, seat] { Q_EMIT asked(seat); });
  connect(row, &PlayerRow::unfolded, this, [this, row] { unfold(row); });
  connect(row, &PlayerRow::stepped, this, [this, row](int by) { step(row, by); });
  column_->insertWidget(column_->count() - 1, row);
}

/// Makes so many rows, and drops those that are too many.
void PlayersPanel::count(std::size_t seats) {
  if (rows_.size() == seats) return;
  while (rows_.size() < seats) addRow();
  while (rows_.size() > seats) {
    delete rows_.back();
    rows_.pop_back();
  }
  gone_.resize(seats, Gone::No);
  unfolded_ = nullptr;
  shape();
  Q_EMIT counted();
}

RowForm PlayersPanel::formIn(Fold fold) const {
  const RowForm whole = rowFormFor(static_cast<int>(rows_.size()));
  if (whole == RowForm::Usual || fold == Fold::None) return whole;
  return fold == Fold::Lines ? RowForm::Line : RowForm::Badge;
}

int PlayersPanel::heightOf(Fold fold) const {
  const auto rows = static_cast<int>(rows_.size());
  return rows * compactHeight(formIn(fold)) + (rows - 1) * gapOf(formIn(fold));
}

void PlayersPanel::setFold(Fold fold) {
  if (std::exchange(fold_, fold) != fold) shape();
}

/// Gives the rows the form that number and fold ask for.
void PlayersPanel::shape() {
  const RowForm form = formIn(fold_);
  column_->setSpacing(gapOf(form));
  for (PlayerRow* row : rows_) row->setForm(row == unfolded_ && form == RowForm::Line ? formIn(Fold::None) : form);
}

void PlayersPanel::unfold(const PlayerRow* row) {
  unfolded_ = row;
  shape();
}

void PlayersPanel::step(const PlayerRow* from, int by) {
  const auto at = std::ranges::find(rows_, from) - rows_.begin() + by;
  if (at < 0 || at >= std::ssize(rows_)) return;
  rows_[static_cast<std::size_t>(at)]->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

/// The row of whoever plays now comes into sight where not all have room; once, since the reader may scroll on.
void PlayersPanel::bringToSight(SeatId active) {
  if (std::exchange(active_, active) == active || active.isNone() || !isCrowded()) return;
  QPointer<PlayerRow> row = rows_[active.value];
  const auto bring = [this, row] {
    for (QWidget* at = parentWidget(); at && row; at = at->parentWidget())
      if (auto* view = qobject_cast<QScrollArea*>(at)) return view->ensureWidgetVisible(row, 0, kRowAir);
  };
  QMetaObject::invokeMethod(this, bring, Qt::QueuedConnection);  // when all rows have their places
}

void PlayersPanel::refresh(const PlaySight& sight, const Lobby& lobby, TableIs table) {
  const auto seats = static_cast<std::size_t>(sight.state.seats.size());
  count(seats);
  for (std::size_t i = 0; i < seats; ++i) {
    const SeatId seat(static_cast<int>(i));
    const LobbySeat at = lobby.seats.value(static_cast<qsizetype>(i));
    gone_[i] = table == TableIs::Closed ? Gone::WithTable : howGone(sight, seat, at, gone_[i]);
    PlayerFacts facts = factsOf(sight, seat, at, gone_[i]);
    if (waited_ && table == TableIs::Open) facts.waitedMinutes = waited_(seat);
    const PlayerFacts& before = rows_[i]->facts();
    const bool begins = facts.mine && facts.plays && !(before.mine && before.plays);
    rows_[i]->setFacts(facts);
    rows_[i]->setFollowed(seat == followed_ ? PlayerRow::Followed::Yes : PlayerRow::Followed::No);
    if (begins) rows_[i]->flash(millisecondsOf(Moves::Turn, motion_));
  }
  bringToSight(sight.state.head.active);
}

BankRow::BankRow(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setFocusPolicy(Qt::TabFocus);  // or nobody who listens would hear of it
  setSpokenRole(this, QAccessible::StaticText);
}

void BankRow::refresh(const PlaySight& sight) {
  bank_ = sight.supply().bank;
  deck_ = sight.supply().deck.total();
  unlimited_ = sight.definition.rules.unlimitedBank == Switch::On;
  //: What the bank has: %1 is a list such as "2 × Brick, 1 × Wool".
  const QString words = unlimited_ ? tr("The bank never runs out") : tr("The bank has %1").arg(listOf(bank_));
  //: How many development cards can still be bought.
  const QString deck = tr("%n development card(s) left", nullptr, deck_);
  //: Tool tip of the bank's stock: what can be done with its cards.
  setToolTip(plainTip(words + u'\n' + deck + u'\n' + tr("Drag a card to the trade panel to ask for it")));
  //: Screen reader: the row with the bank's stock.
  setSpokenName(this, tr("Bank"));
  setSpokenDetails(this, words + u"; "_s + deck);
  update();
}

QSize BankRow::sizeHint() const {
  return {scaled(240), std::max(scaled(30), QFontMetrics(textFont(kNoteText)).height() + 8)};
}

QRect BankRow::placeOf(Resource kind) const {
  const int from = scaled(width() < scaled(250) ? 22 : 30), wide = (width() - from) / kResources;
  return {from + static_cast<int>(kind) * wide, 0, wide, height()};
}

void BankRow::mousePressEvent(QMouseEvent* event) { pressedAt_ = event->position().toPoint(); }

void BankRow::mouseMoveEvent(QMouseEvent* event) {
  const int way = (event->position().toPoint() - pressedAt_).manhattanLength();
  if (!(event->buttons() & Qt::LeftButton) || way < QApplication::startDragDistance()) return;
  for (Resource kind : kAllResources) {
    if (!placeOf(kind).contains(pressedAt_)) continue;
    Q_EMIT carried();
    return carryCard(this, {CardFrom::Bank, kind});
  }
}

void BankRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  const int middle = height() / 2;
  const int side = scaled(width() < scaled(250) ? 16 : 20), sign = scaled(18);
  tapu::icon(u"bank"_s, theme.ink2).paint(&painter, QRect(2, middle - sign / 2, sign, sign));
  painter.setFont(textFont(kNoteText, Weight::Bold));
  painter.setPen(theme.ink);
  for (Resource kind : kAllResources) {
    const int left = placeOf(kind).left(), wide = placeOf(kind).width();
    painter.drawPixmap(left, middle - side / 2, resourcePicture(kind, side, devicePixelRatioF()));
    painter.drawText(QRect(left + side + 3, 0, wide - side - 2, height()), Qt::AlignVCenter | Qt::AlignLeft,
                     unlimited_ ? u"∞"_s : QLocale().toString(bank_[kind]));
  }
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), theme, 8);
}

}  // namespace tapu

#include "moc_players_panel.cpp"
