// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/parts.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QToolTip>
#include <QVBoxLayout>

#include "app/kit/art.h"

namespace tapu {

using namespace Qt::StringLiterals;

// FlowLayout

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), gap_(gap) { setContentsMargins(0, 0, 0, 0); }

FlowLayout::~FlowLayout() {
  for (QLayoutItem* item : items_) delete item;
}

void FlowLayout::addItem(QLayoutItem* item) { items_.push_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item) items_.erase(items_.begin() + index);
  return item;
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  place(rect, Carry::Move);
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : items_) size = size.expandedTo(item->minimumSize());
  return size;
}

QSize FlowLayout::sizeHint() const {
  QSize size;
  for (const QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize one = item->sizeHint();
    size = {size.width() + one.width() + (size.width() > 0 ? gap_ : 0), std::max(size.height(), one.height())};
  }
  return size;
}

int FlowLayout::place(const QRect& rect, Carry carry) const {
  int x = 0, y = 0, line = 0;
  std::vector<std::pair<QLayoutItem*, QRect>> placed;  // of this line: low ones lie in its middle
  const auto endLine = [&] {
    for (const auto& [item, box] : placed)
      if (carry == Carry::Move) item->setGeometry(box.translated(0, (line - box.height()) / 2));
    placed.clear();
  };
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize size = item->sizeHint().boundedTo(QSize(std::max(rect.width(), 1), QWIDGETSIZE_MAX));
    if (x > 0 && x + size.width() > rect.width()) {
      endLine();
      x = 0;
      y += line + gap_;
      line = 0;
    }
    placed.emplace_back(item, QRect(rect.topLeft() + QPoint(x, y), size));
    x += size.width() + gap_;
    line = std::max(line, size.height());
  }
  endLine();
  return y + line;
}

// Hairline, Column

Hairline::Hairline(QWidget* parent) : QWidget(parent) {
  setFixedHeight(1);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Hairline::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), themeOf(this).line); }

Column::Column(QWidget* parent) : Sheet(parent), scroll_(new QScrollArea(this)) {
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  body_ = new QVBoxLayout(plain);
  body_->setContentsMargins(14, 14, 14, 14);
  body_->setSpacing(8);
  scroll_->setWidget(plain);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->viewport()->setAutoFillBackground(false);
  plain->setAutoFillBackground(false);
  foot_ = new QVBoxLayout;
  foot_->setContentsMargins(0, 0, 0, 0);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(2, 6, 4, 6);
  all->setSpacing(0);
  all->addWidget(scroll_, 1);
  all->addLayout(foot_);
}

// Segments

Segments::Segments(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Segments::setChoices(const QStringList& texts) {
  texts_ = texts;
  setAccessibleDescription(texts_.value(chosen_));
  updateGeometry();
  update();
}

void Segments::choose(int index) {
  chosen_ = index;
  setAccessibleDescription(texts_.value(chosen_));
  update();
}

int Segments::widthOf(int index) const {
  return QFontMetrics(textFont(14, Weight::Bold)).horizontalAdvance(texts_.value(index)) + 24;
}

QRect Segments::box(int index) const {
  int left = 6;
  for (int i = 0; i < index; ++i) left += widthOf(i);
  return {left, 6, widthOf(index), height() - 12};
}

QSize Segments::sizeHint() const {
  int width = 12;
  for (int i = 0; i < texts_.size(); ++i) width += widthOf(i);
  return {width, std::max(40, QFontMetrics(textFont(14, Weight::Bold)).height() + 18)};
}

void Segments::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  const QRectF well = QRectF(rect()).adjusted(3, 3, -3, -3);
  paintPaper(painter, well, Paper::Well, theme, 10);
  for (int i = 0; i < texts_.size(); ++i) {
    const QRectF here = box(i);
    if (i == chosen_) {
      painter.setPen(QPen(theme.line, 1));
      painter.setBrush(theme.raised);
      painter.drawRoundedRect(here.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
    }
    painter.setFont(textFont(14, Weight::Bold));
    painter.setPen(i == chosen_ ? theme.ink : theme.ink2);
    painter.drawText(here, Qt::AlignCenter, texts_[i]);
  }
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme, 11);
}

void Segments::pick(int index) {
  if (index < 0 || index >= texts_.size() || index == chosen_) return;
  choose(index);
  Q_EMIT picked(index);
}

void Segments::mousePressEvent(QMouseEvent* event) {
  for (int i = 0; i < texts_.size(); ++i)
    if (box(i).contains(event->position().toPoint())) return pick(i);
}

void Segments::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  if (step == 0 && event->key() != Qt::Key_Space) return QWidget::keyPressEvent(event);
  if (step == 0) return pick((chosen_ + 1) % static_cast<int>(texts_.size()));
  pick(chosen_ + step);
}

void Segments::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void Segments::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void Segments::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) updateGeometry();
}

// Toggle

Toggle::Toggle(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Toggle::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF track(6, height() / 2.0 - 12, 44, 24);
  if (hasFocus()) paintFocusRing(painter, track.adjusted(-3.5, -3.5, 3.5, 3.5), theme, 15);
  const bool on = isChecked();
  painter.setPen(QPen(!isEnabled() ? theme.line : on ? theme.primary : theme.ink2, 1.5));
  painter.setBrush(!isEnabled() ? theme.sunk : on ? theme.primary : theme.sunk);
  painter.drawRoundedRect(track, 12, 12);
  painter.setPen(Qt::NoPen);
  painter.setBrush(!isEnabled() ? theme.ink3 : on ? theme.onPrimary : theme.ink2);
  painter.drawEllipse(QPointF(on ? track.right() - 12 : track.left() + 12, track.center().y()), on ? 8 : 7, on ? 8 : 7);
}

void Toggle::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
  QAbstractButton::keyPressEvent(event);
}

// ChipButton

ChipButton::ChipButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
  setText(text);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize ChipButton::minimumSizeHint() const {
  constexpr int least = 120;  // a long address is cut rather than that it widens its column
  return {std::min(least, sizeHint().width()), sizeHint().height()};
}

/// What is cut is told in full.
bool ChipButton::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || width() >= sizeHint().width()) return QAbstractButton::event(event);
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(text()), this);
  return true;
}

QSize ChipButton::sizeHint() const {
  const QFontMetrics metrics(textFont(14));
  return {metrics.horizontalAdvance(text()) + 26, metrics.height() + 14};
}

void ChipButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5);
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme, height() / 2.0 - 1);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(isEnabled() && (underMouse() || isDown()) ? theme.accentSoft : theme.sunk);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  painter.setFont(textFont(14));
  painter.setPen(isEnabled() ? theme.ink : theme.ink3);
  painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
                   painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(box.width()) - 16));
}

void ChipButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
  QAbstractButton::keyPressEvent(event);
}

// ColorMarks

namespace {

class ColorMark : public QAbstractButton {
 public:
  ColorMark(int color, QWidget* parent) : QAbstractButton(parent), color_(color) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setFixedSize(42, 42);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    if (!isEnabled() && !isChecked()) painter.setOpacity(0.35);
    painter.drawPixmap(4, 4, badgePicture(color_, 34, devicePixelRatioF()));
    painter.setOpacity(1);
    if (!isChecked() && !hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? theme.primary : theme.edge, hasFocus() ? 3.0 : 2.5));
    painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
    if (!isChecked() || !hasFocus()) return;
    painter.setPen(QPen(theme.surface, 1.5));
    painter.drawEllipse(QRectF(rect()).adjusted(4.2, 4.2, -4.2, -4.2));
  }

 private:
  int color_;
};

}  // namespace

ColorMarks::ColorMarks(QWidget* parent) : QWidget(parent) {
  auto* flow = new FlowLayout(this, 3);
  auto* group = new QButtonGroup(this);
  marks_.resize(kPlayerColors);
  for (int color : playerColorOrder()) {
    auto* mark = new ColorMark(color, this);
    mark->setObjectName(u"color%1"_s.arg(color));
    group->addButton(mark, color);
    flow->addWidget(mark);
    marks_[static_cast<std::size_t>(color)] = mark;
  }
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setColor(0);
  nameMarks();
  connect(group, &QButtonGroup::idClicked, this, [this](int color) {
    color_ = color;
    Q_EMIT picked(color);
  });
}

void ColorMarks::setColor(int color) {
  color_ = color;
  marks_[static_cast<std::size_t>(color)]->setChecked(true);
}

void ColorMarks::setTaken(const std::vector<int>& colors) {
  for (int color = 0; color < kPlayerColors; ++color) {
    const bool taken = std::find(colors.begin(), colors.end(), color) != colors.end();
    marks_[static_cast<std::size_t>(color)]->setEnabled(!taken || color == color_);
  }
}

void ColorMarks::nameMarks() {
  for (int color = 0; color < kPlayerColors; ++color) {
    marks_[static_cast<std::size_t>(color)]->setAccessibleName(playerColorName(color));
    marks_[static_cast<std::size_t>(color)]->setToolTip(playerColorName(color));
  }
}

void ColorMarks::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) nameMarks();
}

// Fact

Fact::Fact(const QString& iconName, QWidget* parent)
    : QWidget(parent),
      title_(new Words({}, 15, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, 13, Weight::Regular, &Theme::ink2, this)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(2, 2, 0, 2);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(0);
  grid->addWidget(new IconLabel(iconName, 22, &Theme::ink2, this), 0, 0, 2, 1, Qt::AlignVCenter);
  grid->addWidget(title_, 0, 1);
  grid->addWidget(note_, 1, 1);
  grid->setColumnStretch(1, 1);
}

void Fact::say(const QString& title, const QString& note) {
  title_->setText(title);
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
}

// FoldingColumns

FoldingColumns::FoldingColumns(QWidget* first, QWidget* second, QWidget* third, QWidget* parent)
    : QWidget(parent), columns_{first, second, third}, tabs_(new Segments(this)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(0);
  grid->addWidget(first, 1, 0);
  grid->addWidget(second, 1, 1);
  grid->addWidget(third, 1, 2);
  grid->setRowStretch(1, 1);
  tabs_->setObjectName(u"foldTabs"_s);
  setFocusPolicy(Qt::ClickFocus);  // a page that opens while nothing can be done rests here
  connect(tabs_, &Segments::picked, this, [this](int index) {
    front_ = columnsShown() == 1 ? index : index + 1;
    fold();
  });
}

void FoldingColumns::setTitles(const QStringList& titles) {
  titles_ = titles;
  fold();
}

void FoldingColumns::bringForward(int column) {
  front_ = column;
  fold();
}

int FoldingColumns::columnsShown() const { return width() >= kWide ? 3 : width() >= kNarrow ? 2 : 1; }

void FoldingColumns::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

void FoldingColumns::fold() {
  const int shown = columnsShown();
  auto* grid = static_cast<QGridLayout*>(layout());
  const int firstTab = shown == 1 ? 0 : 1;
  front_ = std::max(front_, firstTab);
  for (int i = 0; i < 3; ++i)
    columns_[static_cast<std::size_t>(i)]->setVisible(shown == 3 || i == front_ || (shown == 2 && i == 0));
  grid->removeWidget(tabs_);
  if (shown < 3) grid->addWidget(tabs_, 0, firstTab, 1, 3 - firstTab, Qt::AlignHCenter);
  tabs_->setVisible(shown < 3);
  tabs_->setChoices(titles_.mid(firstTab));
  tabs_->choose(front_ - firstTab);
  columns_[0]->setMaximumWidth(shown == 1 ? QWIDGETSIZE_MAX : shown == 2 ? 340 : 382);
  columns_[0]->setMinimumWidth(shown == 3 ? 382 : shown == 2 ? 320 : 0);
  columns_[2]->setMaximumWidth(shown == 3 ? 368 : QWIDGETSIZE_MAX);
  columns_[2]->setMinimumWidth(shown == 3 ? 368 : 0);
  for (int i = 0; i < 3; ++i) grid->setColumnStretch(i, i == (shown == 3 ? 1 : front_) ? 1 : 0);
}

// FootBar

FootBar::FootBar(QWidget* parent)
    : Sheet(parent), icon_(new IconLabel(u"timer"_s, 22, &Theme::ink2, this)), words_(new Words({}, 15)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(14, 2, 6, 2);
  line->setSpacing(12);
  line->addWidget(icon_);
  line->addWidget(words_, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(2);
  line->addLayout(buttons);
  buttons_ = buttons;
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  words_->setMinimumWidth(80);
}

void FootBar::say(const QString& iconName, const QString& sentence) {
  icon_->setName(iconName);
  icon_->setVisible(!sentence.isEmpty());
  words_->setText(sentence);
}

QString FootBar::sentence() const { return words_->text(); }

void FootBar::add(ActionButton* button) { buttons_->addWidget(button); }

// Free functions

void rename(ActionButton* button, const QString& text, const QString& toolTip) {
  button->setText(text);
  button->setToolTip(plainTip(toolTip));
  button->updateGeometry();
}

void clearLayout(QLayout* layout) {
  while (QLayoutItem* item = layout->takeAt(0)) {
    if (QWidget* widget = item->widget()) {
      widget->hide();
      widget->setParent(nullptr);
      widget->deleteLater();
    }
    if (QLayout* inner = item->layout()) clearLayout(inner);
    delete item;
  }
}

}  // namespace tapu
