// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/seat_list_view.h"

#include <QContextMenuEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/focus_ring.h"
#include "app/kit/page_words.h"
#include "app/kit/passing_menu.h"
#include "app/kit/theme.h"
#include "app/text/typed_word.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

class SeatWords {
  Q_DECLARE_TR_FUNCTIONS(tapu::SeatListView)
};

constexpr int kRow = 34;
constexpr int kSeats = 22;                           ///< pixels: where the numbers of boards begin
constexpr int kNames = 124, kPoints = 30, kGap = 6;  ///< where points and names begin; of points; between words

int widthOf(const QString& words, Weight weight) {
  return QFontMetrics(textFont(kChoiceText, weight)).horizontalAdvance(words) + 2;
}
QString shownName(const SeatLine& line) {
  return !line.name.isEmpty() ? line.name : line.keptFor.isEmpty() ? u"–"_s : line.keptFor;
}
int connectionWidth(const SeatLine& line) {
  return widthOf(line.connection(), line.lamp == SeatLamp::Lost ? Weight::Bold : Weight::Regular);
}
int detailWidth(const SeatLine& line) {
  return line.detail().isEmpty() ? 0 : kGap + widthOf(line.detail(), Weight::Regular);
}

QString number(int value) { return QLocale().toString(value); }

QString groupWord(SeatId seat) {
  //: One of the two groups of the Big Game
  if (State::groupOf(seat) == Territory::Moon) return SeatWords::tr("Moon");
  //: One of the two groups of the Big Game
  return SeatWords::tr("Sun");
}

}  // namespace

std::vector<SeatAct> actsFor(const SeatLine& line) {
  using enum SeatAct;
  const SeatAct code = line.code < 0 ? MakeCode : NewCode;
  switch (line.lamp) {
    case SeatLamp::Left: return {code};
    case SeatLamp::Lost: return {code, Remove};
    case SeatLamp::Idle: return {Ask, code, Remove};
    case SeatLamp::Bot:
    case SeatLamp::Free: return {line.keptFor.isEmpty() ? Reserve : GiveBack, code};
    case SeatLamp::Connected: return {code, Ask, Remove};
  }
  return {};
}

QString wordsFor(SeatAct act) {
  switch (act) {
    //: What an organizer may do with a seat: another code of six digits
    case SeatAct::NewCode: return SeatWords::tr("New code…");
    //: What an organizer may do with a seat that has no code: six digits that open it
    case SeatAct::MakeCode: return SeatWords::tr("Make a code");
    //: What an organizer may do with a seat: ask its player “Are you there?”
    case SeatAct::Ask: return SeatWords::tr("Ask");
    //: What an organizer may do with a seat: keep it for somebody
    case SeatAct::Reserve: return SeatWords::tr("Reserve…");
    //: What an organizer may do with a seat: keep it for nobody any more
    case SeatAct::GiveBack: return SeatWords::tr("Give back");
    //: What an organizer may do with a seat: its player leaves, a bot takes it
    case SeatAct::Remove: return SeatWords::tr("Let the player leave…");
  }
  return {};
}

Lamp lampFor(SeatLamp lamp) {
  switch (lamp) {
    case SeatLamp::Lost: return Lamp::Lost;
    case SeatLamp::Idle: return Lamp::Idle;
    case SeatLamp::Left:
    case SeatLamp::Bot: return Lamp::Bot;
    case SeatLamp::Free: return Lamp::Kept;
    case SeatLamp::Connected: return Lamp::Connected;
  }
  return Lamp::None;
}

// ---- the model ------------------------------------------------------------------------------------------------------

void SeatModel::setLines(std::vector<SeatLine> lines) {
  if (lines == all_) return;
  const bool isSameOrder = std::ranges::equal(lines, all_, {}, &SeatLine::seat, &SeatLine::seat);
  all_ = std::move(lines);
  if (isSameOrder && filter_ == Filter::All && search_.isEmpty()) {
    if (!shown_.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    return;
  }
  pick();
}

void SeatModel::setFilter(Filter filter) {
  filter_ = filter;
  pick();
}

void SeatModel::setUse(Use use) {
  if (use == std::exchange(use_, use) || shown_.empty()) return;
  Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void SeatModel::setSearch(const QString& text) {
  search_ = wordTyped(text);
  pick();
}

bool SeatModel::fits(const SeatLine& line) const {
  const bool passes = filter_ == Filter::All || (filter_ == Filter::Lost && line.lamp == SeatLamp::Lost) ||
                      (filter_ == Filter::Idle && line.lamp == SeatLamp::Idle) ||
                      (filter_ == Filter::Bots &&
                       (line.lamp == SeatLamp::Bot || line.lamp == SeatLamp::Left || line.lamp == SeatLamp::Free));
  if (!passes || search_.isEmpty()) return passes;
  return line.name.contains(search_, Qt::CaseInsensitive) || line.keptFor.contains(search_, Qt::CaseInsensitive) ||
         number(line.board() + 1) == search_;
}

void SeatModel::pick() {
  beginResetModel();
  shown_.clear();
  for (int i = 0; i < static_cast<int>(all_.size()); ++i)
    if (fits(all_[static_cast<std::size_t>(i)])) shown_.push_back(i);
  endResetModel();
}

int SeatModel::rowOf(SeatId seat) const {
  for (int row = 0; row < rowCount(); ++row)
    if (line(row).seat == seat) return row;
  return -1;
}

int SeatModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant SeatModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || (role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)) return {};
  const SeatLine& seat = line(index.row());
  QStringList parts{number(seat.board() + 1) + u' ' + groupWord(seat.seat)};
  if (!seat.name.isEmpty()) parts << seat.name;
  //: Screen reader: a line of the list of seats; %1 a number of points
  if (seat.points >= 0) parts << SeatWords::tr("points: %1").arg(number(seat.points));
  parts << seat.connection();
  if (const QString more = seat.detail(); !more.isEmpty()) parts << more;
  return parts.join(u", "_s);
}

// ---- the rows -------------------------------------------------------------------------------------------------------

QSize SeatRows::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  return {320, std::max(kRow, QFontMetrics(textFont(kChoiceText)).height() + 10)};
}

QRect SeatRows::actBox(const QRect& row, const SeatLine& line) const {
  const auto acts = actsFor(line);
  if (acts.empty() || line.lamp == SeatLamp::Connected || model_.use() == SeatModel::Use::Over) return {};
  const int width = QFontMetrics(textFont(kChoiceText, Weight::Bold)).horizontalAdvance(wordsFor(acts.front())) + 16;
  return {row.right() - width, row.top(), width, row.height()};
}

/// Most names end where the column of what follows begins. A longer one takes the room that its row has left, and a
/// long state takes that of a short name.
std::pair<QRect, QRect> SeatRows::wordBoxes(const QRect& row, const SeatLine& line) const {
  const QRect act = actBox(row, line);
  const int left = row.left() + kNames + (line.points >= 0 ? kPoints + kGap : 0);
  const int right = act.isNull() ? row.right() - 8 : act.left() - 6;
  const int wish = widthOf(shownName(line), Weight::Bold), column = (row.right() - left) * 36 / 100;
  const int spare = right - left - 2 * kGap - connectionWidth(line) - detailWidth(line);
  const int name = std::clamp(spare, std::min(wish, column), std::max(wish, column));
  const int state = left + name + 2 * kGap;
  return {{left, row.top(), name, row.height()}, {state, row.top(), right - state, row.height()}};
}

void SeatRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = themeOf(option.widget);
  const SeatLine& line = model_.line(index.row());
  const QRect row = option.rect;
  const double y = row.top() + (row.height() - 16) / 2.0;
  painter->setRenderHint(QPainter::Antialiasing);
  if (option.state & QStyle::State_Selected) painter->fillRect(row, theme.accentSoft);
  painter->setPen(QPen(theme.line, 1));
  painter->drawLine(row.bottomLeft(), row.bottomRight());
  paintLamp(*painter, {row.left() + 4.0, y, 16, 16}, lampFor(line.lamp), theme);
  const auto text = [&](int left, int width, const QString& words, Weight weight, const QColor& color, int flags = 0) {
    painter->setFont(textFont(kChoiceText, weight));
    painter->setPen(color);
    painter->drawText(QRect(row.left() + left, row.top(), width, row.height()), Qt::AlignVCenter | flags,
                      painter->fontMetrics().elidedText(words, Qt::ElideRight, width));
  };
  text(kSeats, 40, number(line.board() + 1), Weight::Bold, theme.ink, Qt::AlignRight);
  const QString emblem = State::groupOf(line.seat) == Territory::Moon ? u"emblem-moon"_s : u"emblem-sun"_s;
  painter->drawPixmap(row.left() + 68, row.top() + (row.height() - 20) / 2,
                      picture(emblem, 20, painter->device()->devicePixelRatioF()));
  const QRect act = actBox(row, line);
  paintBadge(*painter, QRectF(row.left() + 96, row.top() + (row.height() - 22) / 2.0, 22, 22), line.color);
  const auto [name, state] = wordBoxes(row, line);
  const bool isNamed = !line.name.isEmpty();
  if (line.points >= 0) text(kNames, kPoints, number(line.points), Weight::Bold, theme.ink, Qt::AlignRight);
  text(name.left() - row.left(), name.width(), shownName(line), isNamed ? Weight::Bold : Weight::Regular,
       isNamed ? theme.ink : theme.ink2);
  const bool isLost = line.lamp == SeatLamp::Lost;
  const int left = state.left() - row.left(), rest = state.width(), detail = detailWidth(line);
  const int told = detail == 0 ? rest : std::min(connectionWidth(line), std::max(rest / 2, rest - detail));
  text(left, told, line.connection(), isLost ? Weight::Bold : Weight::Regular, isLost ? theme.danger : theme.ink);
  if (told < rest) text(left + told + kGap, rest - told - kGap, line.detail(), Weight::Regular, theme.ink2);
  if (!act.isNull()) {
    painter->setFont(textFont(kChoiceText, Weight::Bold));
    painter->setPen(theme.primary);
    painter->drawText(act.adjusted(0, 0, -8, 0), Qt::AlignVCenter | Qt::AlignRight, wordsFor(actsFor(line).front()));
  }
  if (option.state & QStyle::State_HasFocus) paintFocusRing(*painter, QRectF(row).adjusted(2, 2, -2, -2), theme, 6);
}

// ---- the list -------------------------------------------------------------------------------------------------------

SeatListView::SeatListView(QWidget* parent) : QuietView(parent), rows_(new SeatRows(model_, this)) {
  setModel(&model_);
  setItemDelegate(rows_);
  setUniformItemSizes(true);
  makeBare(this);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSelectionMode(QAbstractItemView::SingleSelection);
  viewport()->setAutoFillBackground(false);
  heads_ = {//: Head of a column: the number of a board and one of its two groups
            makeNote(this, [] { return tr("Seat"); }),
            //: Head of a column: names
            makeNote(this, [] { return tr("Player"); }),
            //: Head of a narrow column
            makeNote(this, [] { return tr("Points"); }),
            //: Head of a column: how the players’ connections are
            makeNote(this, [] { return tr("Connection"); })};
  for (Words* head : heads_) head->setWordWrap(false);
  heads_[2]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  connect(&model_, &SeatModel::dataChanged, this, &SeatListView::placeHeads);
  connect(&model_, &SeatModel::modelReset, this, &SeatListView::placeHeads);
}

void SeatListView::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  placeHeads();
}

/// They stand over the parts of the first row.
void SeatListView::placeHeads() {
  const int high = heads_[0]->sizeHint().height() + kGap;
  if (viewportMargins().top() != high) setViewportMargins(0, high, 0, 0);
  const SeatLine first = model_.rowCount() > 0 ? model_.line(0) : SeatLine();
  const auto [name, state] = rows_->wordBoxes(QRect(0, 0, viewport()->width(), high), first);
  const int points = kNames + kPoints;
  const std::array boxes{QRect(kSeats, 0, points / 2 - kSeats, high), name,
                         QRect(points / 2, 0, points - points / 2, high), state};
  for (std::size_t i = 0; i < heads_.size(); ++i) heads_[i]->setGeometry(boxes[i].translated(viewport()->x(), 0));
  heads_[2]->setVisible(first.points >= 0);
}

void SeatListView::show(std::vector<SeatLine> lines) {
  const SeatId was = currentIndex().isValid() ? model_.line(currentIndex().row()).seat : SeatId{};
  const QSignalBlocker quiet(this);
  model_.setLines(std::move(lines));
  if (was) choose(was);
}

void SeatListView::choose(SeatId seat) {
  const int row = model_.rowOf(seat);
  if (row >= 0 && row != currentIndex().row()) setCurrentIndex(model_.index(row));
}

void SeatListView::keyPressEvent(QKeyEvent* event) {
  const bool isOnSeat = currentIndex().isValid();
  if (isOnSeat && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
    const SeatLine& line = model_.line(currentIndex().row());
    const bool isOpen = model_.use() == SeatModel::Use::Open;
    if (isOpen && !actsFor(line).empty()) Q_EMIT wanted(actsFor(line).front(), line.seat);
    return;
  }
  // Letters and digits are keys of the desk, and choose nothing here.
  if (!event->text().isEmpty() && event->text().front().isPrint()) return event->ignore();
  QListView::keyPressEvent(event);
}

void SeatListView::mouseReleaseEvent(QMouseEvent* event) {
  QListView::mouseReleaseEvent(event);
  const QModelIndex at = indexAt(event->position().toPoint());
  if (event->button() != Qt::LeftButton || !at.isValid()) return;
  const SeatLine& line = model_.line(at.row());
  if (rows_->actBox(visualRect(at), line).contains(event->position().toPoint()))
    Q_EMIT wanted(actsFor(line).front(), line.seat);
}

void SeatListView::contextMenuEvent(QContextMenuEvent* event) {
  const QModelIndex at = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
  if (!at.isValid()) return;
  setCurrentIndex(at);
  openMenu(event->reason() == QContextMenuEvent::Keyboard ? viewport()->mapToGlobal(visualRect(at).center())
                                                          : event->globalPos());
}

void SeatListView::openMenu(QPoint at) {
  const SeatLine line = model_.line(currentIndex().row());
  QMenu* menu = passingMenu(this);
  for (const SeatAct act : actsFor(line))
    menu->addAction(wordsFor(act), this, [this, act, seat = line.seat] { Q_EMIT wanted(act, seat); })
        ->setEnabled(model_.use() == SeatModel::Use::Open);
  menu->popup(at);
}

void SeatListView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QuietView::currentChanged(current, previous);
  if (current.isValid()) Q_EMIT chosen(model_.line(current.row()).seat);
}

}  // namespace tapu

#include "moc_seat_list_view.cpp"
