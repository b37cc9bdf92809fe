// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/talk/line_view.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <utility>

#include "app/kit/art.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/passing_menu.h"
#include "app/kit/theme.h"
#include "app/session/words/chat_words.h"
#include "app/text/shown_text.h"

namespace tapu {

void LineModel::replace(std::vector<Line> lines) {
  beginResetModel();
  lines_ = std::move(lines);
  endResetModel();
}

void LineModel::append(const std::vector<Line>& lines) {
  if (lines.empty()) return;
  const int before = static_cast<int>(lines_.size());
  beginInsertRows({}, before, before + static_cast<int>(lines.size()) - 1);
  lines_.insert(lines_.end(), lines.begin(), lines.end());
  endInsertRows();
  const int surplus = static_cast<int>(lines_.size()) - kMostLines;
  if (surplus <= 0) return;
  const int gone = surplus + kMostLines / 4;  // many at once, so that it happens seldom
  beginRemoveRows({}, 0, gone - 1);
  lines_.erase(lines_.begin(), lines_.begin() + gone);
  endRemoveRows();
}

void LineModel::setWaiting(std::vector<Line> lines) {
  const int first = static_cast<int>(lines_.size());
  if (!waiting_.empty()) {
    beginRemoveRows({}, first, first + static_cast<int>(waiting_.size()) - 1);
    waiting_.clear();
    endRemoveRows();
  }
  if (lines.empty()) return;
  beginInsertRows({}, first, first + static_cast<int>(lines.size()) - 1);
  waiting_ = std::move(lines);
  endInsertRows();
}

int LineModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size() + waiting_.size());
}

QVariant LineModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const auto row = static_cast<std::size_t>(index.row());
  const bool waits = row >= lines_.size();
  const Line& line = waits ? waiting_[row - lines_.size()] : lines_[row];
  switch (role) {
    case Qt::DisplayRole: return line.text;
    case BadgeColor: return line.badge;
    case IsWaiting: return waits;
    default: return {};
  }
}

namespace {

struct LogText {
  Q_DECLARE_TR_FUNCTIONS(PlayLog)
};

constexpr int kBadge = 20, kIndent = 28, kPad = 5;
constexpr int kRightPad = 4;  ///< pixels between a sentence and the right edge

// Draws a row: a badge at the left, beside it the sentence in as many lines as it needs.
class LineDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = (view ? view->viewport()->width() : option.rect.width()) - kIndent - kRightPad;
    return {kIndent + width + kRightPad, std::max(kBadge + 4, textHeight(index, std::max(40, width))) + 2 * kPad};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& theme = themeOf(option.widget->parentWidget());  // the view itself is transparent
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(textFont(kNoteText));
    painter->setPen(index.data(LineModel::IsWaiting).toBool() ? theme.ink2 : theme.ink);
    if (const int color = index.data(LineModel::BadgeColor).toInt(); color >= 0)
      paintBadge(*painter, QRectF(option.rect.left() + 2, option.rect.top() + kPad + 2, kBadge, kBadge), color);
    painter->drawText(option.rect.adjusted(kIndent, kPad, -kRightPad, -kPad), Qt::AlignVCenter | Qt::TextWordWrap,
                      softened(unbroken(index.data().toString())));
    if (option.state & QStyle::State_HasFocus)
      paintFocusRing(*painter, QRectF(option.rect).adjusted(1, 1, -1, -1), theme, 6);
    painter->restore();
  }

 private:
  // A view asks for the height of every row when one is added: heights are kept.
  int textHeight(const QModelIndex& index, int width) const {
    const QString text = index.data().toString();
    const QFont font = textFont(kNoteText);  // of another size with another size of texts
    const QString measuredFor = QString::number(width) + QLocale().name() + font.key();
    if (measuredFor != measuredFor_) {
      heights_.clear();
      measuredFor_ = measuredFor;
    }
    int& height = heights_[text];
    if (height == 0)
      height = QFontMetrics(font)
                   .boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, softened(unbroken(text)))
                   .height();
    return height;
  }

  mutable QHash<QString, int> heights_;
  mutable QString measuredFor_;
};

}  // namespace

namespace {

/// A row in words, with all that its pictures say.
QString copied(const QModelIndex& row) {
  const QString full = row.data(Qt::AccessibleTextRole).toString();
  return full.isEmpty() ? row.data().toString() : full;
}

}  // namespace

LineModel::Line chatLine(const ShownGame& game, const ChatLine& said) {
  const QString text = chatText(said);
  if (said.kind == ChatLine::Kind::Notice) return {text, -1};
  const int badge = said.seat ? game.seen().seatColor(said.seat) : -1;
  //: A line of the chat: %1 is who said it, %2 what.
  return {LogText::tr("%1: %2").arg(isolated(said.name), text), badge};
}

std::vector<LineModel::Line> waitingLines(const ShownGame& game) {
  std::vector<LineModel::Line> rows;
  const bool isCutOff = game.seen().phase() == Client::Phase::Reconnecting;  // else the table is about to tell it
  for (const ChatLine& said : unheardLines(game.seen())) {
    LineModel::Line row = chatLine(game, said);
    //: In the chat, a line of the reader that has not come to the table yet, as the connection is lost; %1 the line
    if (isCutOff) row.text = LogText::tr("%1 (not sent yet)").arg(row.text);
    rows.push_back(std::move(row));
  }
  return rows;
}

LineView::LineView(QAbstractItemModel* model, QWidget* parent) : QuietView(parent) {
  setModel(model);
  setItemDelegate(new LineDelegate(this));
  makeBare(this);
  setSelectionMode(NoSelection);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWordWrap(true);
  setResizeMode(Adjust);
  setUniformItemSizes(false);
  viewport()->setAutoFillBackground(false);
  connect(model, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] { rememberEnd(); });
  connect(
      model, &QAbstractItemModel::rowsInserted, this, [this] { follow(); }, Qt::QueuedConnection);
  const auto followAnew = [this] {
    follows_ = true;
    follow();
  };
  connect(model, &QAbstractItemModel::modelReset, this, followAnew, Qt::QueuedConnection);
  // Rows may be measured after the view has scrolled to its end: then the end moves on.
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { isAtEnd_ = showsEnd(); });
  connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
    if (isAtEnd_ && following_ == Following::Yes) verticalScrollBar()->setValue(most);
  });
}

void LineView::setRows(QAbstractItemDelegate* delegate) {
  delegate->setParent(this);
  setItemDelegate(delegate);
}

// Remembers whether the end of the list is in sight, before lines are added or the size changes. Lines may come faster
// than the view scrolls: until it has scrolled, what was remembered counts.
void LineView::rememberEnd() {
  if (followPending_) return;
  follows_ = isAtEnd_ || showsEnd();
  followPending_ = true;
}

bool LineView::showsEnd() const { return verticalScrollBar()->value() >= verticalScrollBar()->maximum() - 4; }

void LineView::follow() {
  followPending_ = false;
  if (!follows_ || following_ == Following::No) return;
  executeDelayedItemsLayout();
  scrollToBottom();
}

void LineView::toNewest() {
  if (following_ == Following::No) return;
  follows_ = isAtEnd_ = true;
  executeDelayedItemsLayout();
  scrollToBottom();
}

void LineView::resizeEvent(QResizeEvent* event) {
  rememberEnd();
  QListView::resizeEvent(event);
  scheduleDelayedItemsLayout();
  QMetaObject::invokeMethod(
      this, [this] { follow(); }, Qt::QueuedConnection);
}

// With the keyboard the newest line becomes the current one, not the first, which is far above. A click chooses a line
// by itself.
void LineView::focusInEvent(QFocusEvent* event) {
  const bool isNew = !currentIndex().isValid();
  QListView::focusInEvent(event);
  if (!isNew) return;
  const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                     event->reason() == Qt::ShortcutFocusReason;
  const QModelIndex newest = byKey ? model()->index(model()->rowCount() - 1, 0) : QModelIndex();
  selectionModel()->setCurrentIndex(newest, QItemSelectionModel::NoUpdate);
}

void LineView::keyPressEvent(QKeyEvent* event) {
  const bool scrolls = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down || event->key() == Qt::Key_PageUp ||
                       event->key() == Qt::Key_PageDown || event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
  if (scrolls) return QListView::keyPressEvent(event);
  if (event->matches(QKeySequence::Copy) && currentIndex().isValid())
    return QGuiApplication::clipboard()->setText(copied(currentIndex()));
  if (isEnter(*event) && currentIndex().isValid()) return Q_EMIT picked(currentIndex().row());
  event->ignore();
}

void LineView::copyAll() const {
  QStringList lines;
  for (int row = 0; row < model()->rowCount(); ++row) lines << copied(model()->index(row, 0));
  QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void LineView::contextMenuEvent(QContextMenuEvent* event) {
  QMenu* menu = passingMenu(this);
  const QModelIndex at = indexAt(viewport()->mapFromGlobal(event->globalPos()));
  //: Menu of the log: copies the line under the pointer.
  QAction* one =
      menu->addAction(tr("Copy line"), this, [text = copied(at)] { QGuiApplication::clipboard()->setText(text); });
  one->setEnabled(at.isValid());
  //: Menu of the log: copies all that it shows.
  menu->addAction(tr("Copy all lines"), this, [this] { copyAll(); });
  menu->popup(event->globalPos());
}

void LineView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) pressed_ = indexAt(event->pos());
  QListView::mousePressEvent(event);
}

void LineView::mouseReleaseEvent(QMouseEvent* event) {
  QListView::mouseReleaseEvent(event);
  if (event->button() != Qt::LeftButton) return;
  const QPersistentModelIndex pressed = std::exchange(pressed_, {});
  if (pressed.isValid() && viewport()->rect().contains(event->pos())) Q_EMIT picked(pressed.row());
}

void LineView::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) scheduleDelayedItemsLayout();
}

}  // namespace tapu

#include "moc_line_view.cpp"
