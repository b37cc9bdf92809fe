// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hint/hint_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/action_button.h"
#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"
#include "app/table/talk/log_model.h"
#include "engine/bots/reason/advice.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHintDisc = 26, kHintGap = 8;  ///< pixels at the usual scale
constexpr int kMostLines = 4;                ///< of the names of its reasons
constexpr int kSeenAround = 12;              ///< pixels below a button that Tab has brought into sight

/// Pixels: of the disc with the number of a choice, as wide as the letters beside it are high.
int discSide() { return std::max(scaled(kHintDisc), QFontMetrics(textFont(kChoiceText, Weight::Bold)).height()); }

}  // namespace

ReasonList::ReasonList(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
}

void ReasonList::tell(const std::vector<ReasonWords>& reasons) {
  qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
  for (const ReasonWords& each : reasons) {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kHintGap);
    line->addWidget(new IconLabel(each.icon, scaled(18), &Theme::edge, row), 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(new Words(each.title, kChoiceText, Weight::Bold, &Theme::ink, row));
    words->addWidget(new Words(each.sentence, kNoteText, Weight::Regular, &Theme::ink, row));
    line->addLayout(words, 1);
    layout()->addWidget(row);
  }
}

HintHead::HintHead(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  // With a fixed height it would keep that of its size hint, which is for another width, and cut its last line.
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setCursor(Qt::PointingHandCursor);
}

void HintHead::tell(int number, const QString& words, const QString& note, int color) {
  number_ = number;
  words_ = words;
  note_ = note;
  color_ = color;
  updateGeometry();
  update();
}

void HintHead::showAs(Reasons reasons) {
  isOpen_ = reasons == Reasons::Open;
  updateGeometry();
  update();
}

QStringList HintHead::wordLines(int width) const {
  const QFont font = textFont(kChoiceText, isOpen_ ? Weight::Bold : Weight::Regular);
  return picturedLines(font, unbroken(words_), width - discSide() - kHintGap);
}

QStringList HintHead::noteLines(int width) const {
  if (isOpen_ || note_.isEmpty()) return {};
  return brokenLines(note_, textFont(kNoteText), width - discSide() - kHintGap, kMostLines);
}

int HintHead::heightForWidth(int width) const {
  const int high = QFontMetrics(textFont(kChoiceText)).height(), small = QFontMetrics(textFont(kNoteText)).height();
  const int words = std::max(discSide(), static_cast<int>(wordLines(width).size()) * high) + 4;
  const auto notes = static_cast<int>(noteLines(width).size());
  return words + (notes > 0 ? notes * small + 2 : 0);
}

void HintHead::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Theme& theme = themeOf(this);
  const int disc = discSide();
  const QRectF circle(1.5, 2.5, disc - 3, disc - 3);
  painter.setPen(QPen(fixed::ink, 2));
  painter.setBrush(isOpen_ ? themeFor(ThemeKind::Light).accent : QColor(fixed::cream));
  painter.drawEllipse(circle);
  painter.setPen(fixed::ink);
  painter.setFont(textFont(kChoiceText, Weight::Bold));
  painter.drawText(circle, Qt::AlignCenter, QLocale().toString(number_));
  painter.setPen(theme.ink);
  painter.setFont(textFont(kChoiceText, isOpen_ ? Weight::Bold : Weight::Regular));
  const QStringList words = wordLines(width());
  const qreal high = words.size() == 1 ? disc + 2 : painter.fontMetrics().height();
  QRectF line(disc + kHintGap, 0, width() - disc - kHintGap, high);
  for (const QString& each : words) {
    paintPictured(painter, line, each, color_, theme);
    line.moveTop(line.bottom());
  }
  painter.setPen(theme.ink2);
  painter.setFont(textFont(kNoteText));
  line.translate(0, 1);
  line.setHeight(painter.fontMetrics().height());
  for (const QString& each : noteLines(width())) {
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, each);
    line.moveTop(line.bottom());
  }
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), theme, 6);
}

void HintHead::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) updateGeometry();
}

void HintHead::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

HintSheet::HintSheet(QWidget* parent, Shape shape)
    : Column(parent),
      title_(new Words({}, kNameText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      taken_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      lamp_(new IconLabel(u"hint"_s, 22, &Theme::ink, this)),
      close_(new ActionButton(u"close"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)) {
  setObjectName(u"hintSheet"_s);
  setRuleTopic(this, u"play-hint"_s);
  close_->setObjectName(u"hintClose"_s);
  taken_->setObjectName(u"hintsTaken"_s);
  body()->setContentsMargins(12, 8, 10, 8);
  body()->setSpacing(8);
  layHead();
  layCards(shape);
  body()->addStretch(1);
  taken_->setContentsMargins(14, 2, 10, 6);
  foot()->addWidget(taken_);
  connect(close_, &ActionButton::clicked, this, &HintSheet::closed);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void HintSheet::layHead() {
  auto* head = new QHBoxLayout;
  head->setSpacing(kHintGap);
  head->addWidget(lamp_);
  head->addWidget(title_, 1);
  head->addWidget(close_);
  body()->addLayout(head);
  body()->addWidget(note_);
}

void HintSheet::layCards(Shape shape) {
  QVBoxLayout *choices = body(), *beside = nullptr;
  if (shape == Shape::Flat) {
    auto* row = new QHBoxLayout;
    row->setSpacing(14);
    row->addLayout(choices = new QVBoxLayout, 3);
    row->addLayout(beside = new QVBoxLayout, 2);
    body()->addLayout(row);
  }
  for (int i = 0; i < kMostAdvised; ++i) {
    auto* paper = new Sheet(this, Paper::Row);
    auto* column = new QVBoxLayout(paper);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(8);
    QWidget* under = beside ? static_cast<QWidget*>(this) : paper;
    auto* use = new ActionButton({}, ActionButton::Role::Quiet, under);
    use->setFocusPolicy(Qt::TabFocus);
    use->setObjectName(u"hintUse%1"_s.arg(i + 1));
    use->installEventFilter(this);
    cards_.push_back({paper, new HintHead(paper), new ReasonList(under), use});
    cards_.back().head->setObjectName(u"hint%1"_s.arg(i + 1));
    column->addWidget(cards_.back().head);
    (beside ? beside : column)->addWidget(cards_.back().reasons);
    (beside ? beside : column)->addWidget(use);
    connect(use, &ActionButton::clicked, this, [this, i] { Q_EMIT used(i); });
    choices->addWidget(paper);
    connect(cards_.back().head, &HintHead::clicked, this, [this, i] { open(i); });
  }
  if (!beside) return;
  choices->addStretch(1);
  beside->addStretch(1);
}

void HintSheet::tell(const QString& note, const std::vector<Choice>& choices, int color, int taken) {
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
  count_ = taken;
  shown_ = static_cast<int>(choices.size());
  opened_ = std::min(opened_, std::max(0, shown_ - 1));
  for (int i = 0; i < kMostAdvised; ++i) {
    const Card& card = cards_[static_cast<std::size_t>(i)];
    card.paper->setVisible(i < shown_);
    if (i >= shown_) continue;
    const Choice& choice = choices[static_cast<std::size_t>(i)];
    QStringList names, spoken{choice.spoken};
    for (const ReasonWords& each : choice.reasons) {
      names << each.title;
      spoken << each.title << each.sentence;
    }
    card.head->tell(i + 1, choice.words, names.join(u" · "_s), color);
    setSpokenName(card.head, spoken.join(u"; "_s));
    card.reasons->tell(choice.reasons);
    card.use->setText(choice.use);
    //: Screen reader, of a hint: %1 number of a choice, whose digit opens it, %2 how many there are, %3 what it is and
    //: why
    const QString told = tr("Hint %1 of %2: %3");
    const QLocale numbers;
    // The button has the keyboard when the hint opens, and so the hint is heard with it.
    setSpokenDetails(card.use, told.arg(numbers.toString(i + 1), numbers.toString(shown_), spoken.join(u"; "_s)));
  }
  setSpokenDetails(close_, choices.empty() ? note : QString());  // then it has the keyboard
  retranslate();
  showOpened();
}

void HintSheet::open(int choice) {
  if (choice < 0 || choice >= shown_ || choice == opened_) return;
  opened_ = choice;
  showOpened();
  Q_EMIT openedAnother(choice);
}

void HintSheet::showOpened() {
  for (int i = 0; i < kMostAdvised; ++i) {
    const Card& card = cards_[static_cast<std::size_t>(i)];
    const bool isOpen = i == opened_;
    card.paper->setPaper(isOpen ? Paper::Chosen : Paper::Row);
    card.paper->layout()->setContentsMargins(10, 8, 10, 8);
    card.head->showAs(isOpen ? HintHead::Reasons::Open : HintHead::Reasons::Closed);
    card.reasons->setVisible(isOpen && i < shown_);
    card.use->setVisible(isOpen && i < shown_ && !card.use->text().isEmpty());
  }
}

void HintSheet::begin() {
  open(0);
  scroll()->verticalScrollBar()->setValue(0);
}

void HintSheet::takeFocus() {
  if (shown_ == 0) return close_->setFocus();
  const Card& card = cards_[static_cast<std::size_t>(opened_)];
  (card.use->text().isEmpty() ? static_cast<QWidget*>(card.head) : card.use)->setFocus();
}

void HintSheet::retranslate() {
  //: Title of what stands beside the board after the reader asked what to do
  title_->setText(tr("Hint"));
  //: Button: away with the hint
  setSpokenName(close_, tr("Close the hint"));
  close_->setToolTip(close_->accessibleName());
  setSpokenName(this, title_->text());
  //: Foot of a hint: how many of them the reader has taken in this game; %n at least 1
  taken_->setText(tr("Hints counted in this game: %n", nullptr, count_));
}

int HintSheet::choiceOf(const QKeyEvent& key) const {
  const int choice = key.key() - Qt::Key_1;
  return key.modifiers() == Qt::NoModifier && choice >= 0 && choice < shown_ ? choice : -1;
}

bool HintSheet::event(QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return Column::event(event);
  const bool isOurs = choiceOf(*static_cast<QKeyEvent*>(event)) >= 0;
  if (isOurs) event->accept();
  return isOurs || Column::event(event);
}

/// Scrolls to a button that is reached by Tab; a new hint is read from its top.
bool HintSheet::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason)
      scroll()->ensureWidgetVisible(static_cast<QWidget*>(watched), 0, kSeenAround);
  }
  return Column::eventFilter(watched, event);
}

void HintSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT closed();
  const int choice = choiceOf(*event);
  if (choice < 0) return Column::keyPressEvent(event);
  open(choice);
  takeFocus();
}

}  // namespace tapu

#include "moc_hint_sheet.cpp"
