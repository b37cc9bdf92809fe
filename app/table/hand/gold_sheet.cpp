// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/gold_sheet.h"

#include <QApplication>
#include <QBoxLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/bare_layout.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/stepper.h"
#include "app/text/names_of_things.h"
#include "engine/rules/gold.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kGoldHead = 30, kChosenHigh = 70, kChosenWide = 56, kChosenApart = 6;  // pixels at the usual scale
constexpr int kRowsInSight = 3;  ///< in a low window the others scroll

QString whyText(const PlaySight& sight) {
  const QString thrown = QLocale().toString(sight.state.head.thrown());
  switch (sight.goldFrom) {
    //: Under the head of the choice of cards for gold; %1 the number that was thrown
    case PlaySight::GoldFrom::Throw: return GoldSheet::tr("You have built on gold, and the dice show %1.").arg(thrown);
    //: Under the head of the choice of cards for gold: a new road or ship has turned up a gold hex
    case PlaySight::GoldFrom::Fog: return GoldSheet::tr("Your road or ship found gold under the fog.");
    case PlaySight::GoldFrom::Building: break;
  }
  //: Under the head of the choice of cards for gold, in the set-up
  return GoldSheet::tr("You have built on gold.");
}

}  // namespace

/// The cards chosen so far, and places for those that lack; they overlap where there are many.
class ChosenCards : public QWidget {
 public:
  explicit ChosenCards(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }
  void show(const std::vector<Resource>& cards, int places) {
    shown_ = cards;
    places_ = places;
    updateGeometry();
    update();
  }
  QSize sizeHint() const override {
    const int cards = std::clamp(places_, 1, 2);
    return {cards * scaled(kChosenWide) + (cards - 1) * scaled(kChosenApart), scaled(kChosenHigh)};
  }
  QSize minimumSizeHint() const override { return {scaled(kChosenWide), scaled(kChosenHigh)}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int wide = scaled(kChosenWide), high = scaled(kChosenHigh);
    const int room = places_ > 1 ? (width() - wide) / (places_ - 1) : 0;
    const int step = std::min(wide + scaled(kChosenApart), room);
    for (int i = 0; i < places_; ++i) {
      const QRect at(i * step, 0, wide, high);
      if (i < std::ssize(shown_)) {
        painter.drawPixmap(at.topLeft(),
                           cardPicture(shown_[static_cast<std::size_t>(i)], at.size(), devicePixelRatioF()));
        continue;
      }
      painter.setPen(QPen(themeOf(this).line, 1.5, Qt::DashLine));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(QRectF(at).adjusted(1, 1, -1, -1), 7, 7);
    }
  }

 private:
  std::vector<Resource> shown_;
  int places_ = 0;
};

/// The button that takes the chosen cards, with the name of its key behind its words where there is room.
class TakeButton : public ActionButton {
 public:
  explicit TakeButton(QWidget* parent) : ActionButton({}, Role::Next, parent) {}
  void setKey(const QString& key) {
    key_ = key;
    update();
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    ActionButton::paintEvent(event);
    const QFont face = textFont(kHintText, Weight::Bold);
    const double wide = QFontMetricsF(face).horizontalAdvance(key_) + 12, high = QFontMetricsF(face).height() + 4;
    const double words = QFontMetricsF(textFont(kBodyText, Weight::Bold)).horizontalAdvance(text());
    const QRectF cap(width() / 2.0 + words / 2 + 10, (height() - high) / 2.0, wide, high);
    if (cap.right() > width() - 10) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    painter.setFont(face);
    painter.setPen(QPen(isEnabled() ? theme.onAccent : theme.ink3, 1.4));
    painter.drawRoundedRect(cap, 4, 4);
    painter.drawText(cap, Qt::AlignCenter, key_);
  }

 private:
  QString key_;
};

GoldSheet::GoldSheet(QWidget* parent)
    : QWidget(parent),
      picture_(new IconLabel(drawingOf(Terrain::Gold), kGoldHead, &Theme::ink, this)),
      title_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      why_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      list_(new Words({}, kChoiceText, Weight::Bold, &Theme::ink, this)),
      lacks_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      forced_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)),
      cards_(new ChosenCards(this)),
      take_(new TakeButton(this)),
      clear_(new ActionButton({}, ActionButton::Role::Link, this)),
      suggest_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      parts_(new QBoxLayout(QBoxLayout::TopToBottom, this)) {
  setObjectName(u"goldSheet"_s);
  setRuleTopic(this, u"gold"_s);
  title_->setObjectName(u"goldTitle"_s);
  lacks_->setObjectName(u"goldLacks"_s);
  take_->setObjectName(u"goldTake"_s);
  clear_->setObjectName(u"goldClear"_s);
  suggest_->setObjectName(u"goldSuggest"_s);
  forced_->setAlignment(Qt::AlignHCenter);
  parts_->setContentsMargins(0, 0, 0, 0);
  parts_->setSpacing(8);
  parts_->addWidget(makeBody(), 1);
  parts_->addWidget(makeFoot());
  layRows();
  connect(take_, &ActionButton::clicked, this, [this] { Q_EMIT act(takeGold(chosen())); });
  connect(clear_, &ActionButton::clicked, this, [this] { choose({}); });
  connect(suggest_, &ActionButton::clicked, this, &GoldSheet::suggestionWanted);
}

QWidget* GoldSheet::makeBody() {
  auto* body = new QWidget(this);
  auto* column = bare<QVBoxLayout>(body);
  column->setSpacing(6);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(picture_);
  head->addWidget(title_, 1);
  column->addLayout(head);
  column->addWidget(why_);
  auto* kinds = new QWidget;
  kinds->setObjectName(u"plain"_s);
  grid_ = new QGridLayout(kinds);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(0);  // each row brings the room of its ring
  for (Resource kind : kAllResources) {
    auto* row = new GoldRow(kind, kinds);
    rows_[static_cast<std::size_t>(kind)] = row;
    connect(row, &GoldRow::stepped, this, &GoldSheet::step);
  }
  auto* scroll = new QScrollArea(this);
  scrollBare(scroll, kinds);
  scroll_ = scroll;
  column->addWidget(scroll, 1);
  return body;
}

QWidget* GoldSheet::makeFoot() {
  auto* foot = new QWidget(this);
  auto* column = bare<QVBoxLayout>(foot);
  column->setSpacing(6);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(cards_, 1);
  auto* told = new QVBoxLayout;
  told->setSpacing(2);
  told->addWidget(list_);
  told->addWidget(clear_, 0, Qt::AlignLeft);
  line->addLayout(told, 1);
  column->addLayout(line);
  column->addWidget(lacks_);
  column->addWidget(take_);
  column->addWidget(suggest_);
  column->addWidget(forced_);
  column->addStretch(1);
  return foot;
}

/// One row below the other, or two beside one another.
void GoldSheet::layRows() {
  const int columns = form_ == Form::Wide ? 2 : 1;
  for (GoldRow* row : rows_) {
    grid_->removeWidget(row);
    const int at = static_cast<int>(row->kind());
    grid_->addWidget(row, at / columns, at % columns);
  }
  for (int line = 0; line <= kResources; ++line) grid_->setRowStretch(line, 0);
  grid_->setRowStretch((kResources + columns - 1) / columns, 1);
}

void GoldSheet::setForm(Form form) {
  if (std::exchange(form_, form) == form) return;
  parts_->setDirection(form == Form::Wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  layRows();
}

ActionButton* GoldSheet::takeButton() const { return take_; }

CardCounts GoldSheet::chosen() const {
  CardCounts cards;
  for (const Resource kind : chosen_) cards += CardCounts::of(kind);
  return cards;
}

/// The chosen cards and one more of this kind: in place of the oldest one, where no more are owed.
std::vector<Resource> GoldSheet::with(Resource kind) const {
  std::vector<Resource> cards = chosen_;
  cards.push_back(kind);
  if (std::ssize(cards) > owed_) cards.erase(cards.begin());
  return cards;
}

void GoldSheet::step(Resource kind, int by) {
  if (by > 0 && row(kind)->facts().mayTake) chosen_ = with(kind);
  const auto last = std::ranges::find(chosen_.rbegin(), chosen_.rend(), kind);
  if (by < 0 && last != chosen_.rend()) chosen_.erase(std::next(last).base());
  Q_EMIT changed();
}

void GoldSheet::choose(CardCounts cards) {
  chosen_.clear();
  for (Resource kind : kAllResources) chosen_.insert(chosen_.end(), static_cast<std::size_t>(cards[kind]), kind);
  Q_EMIT changed();
}

bool GoldSheet::takes(const QKeyEvent& key) const {
  const bool isPlain = key.modifiers() == Qt::NoModifier;
  return resourceOfKey(key) || (isPlain && (key.key() == Qt::Key_G || key.key() == Qt::Key_Backspace));
}

bool GoldSheet::press(const QKeyEvent& key) {
  if (!takes(key)) return false;
  const auto kind = resourceOfKey(key);
  if (kind)
    step(*kind, key.modifiers() & Qt::ShiftModifier ? -1 : 1);
  else if (key.key() == Qt::Key_G)
    Q_EMIT suggestionWanted();
  else
    choose({});
  return true;
}

void GoldSheet::takeFocus() {
  if (take_->isEnabled()) return take_->setFocus(Qt::OtherFocusReason);
  for (GoldRow* each : rows_)
    if (each->isEnabled()) return each->setFocus(Qt::OtherFocusReason);
}

void GoldSheet::setClock(Clock clock) { forced_->setVisible(clock == Clock::Runs); }

void GoldSheet::refresh(const PlaySight& sight) {
  owed_ = sight.mine().pending.left;
  if (!mayTakeGold(sight.definition, sight.state, sight.viewer, chosen())) chosen_.clear();  // it is another choice
  //: Head of the choice of cards for gold; %n how many
  title_->setText(tr("Gold: choose %n card(s)", nullptr, owed_));
  why_->setText(whyText(sight));
  //: Button: chooses the cards that would serve the player best. G is its key.
  suggest_->setText(tr("Suggest (G)"));
  //: Tool tip of the button "Suggest" of a choice for gold
  suggest_->setToolTip(tr("Choose the cards that would serve you best; you can change them"));
  //: Under the button of a choice for gold that has a clock
  forced_->setText(tr("Time over: the table takes what you have least of."));
  showRows(sight);
  showChosen();
  showButton(sight);
  scroll_->setMinimumHeight(kRowsInSight * rows_.front()->sizeHint().height());
}

void GoldSheet::showRows(const PlaySight& sight) {
  const CardCounts bank = sight.state.bankOf(sight.viewer), mine = sight.mine().hand, now = chosen();
  const bool isEndless = sight.definition.rules.unlimitedBank == Switch::On;
  for (GoldRow* each : rows_) {
    const Resource kind = each->kind();
    CardCounts then;
    for (const Resource card : with(kind)) then += CardCounts::of(card);
    each->show({.bank = isEndless ? std::nullopt : std::optional(bank[kind]),
                .mine = mine[kind],
                .chosen = now[kind],
                .mayTake = mayTakeGold(sight.definition, sight.state, sight.viewer, then)});
  }
}

void GoldSheet::showChosen() {
  cards_->show(chosen_, owed_);
  const CardCounts now = chosen();
  list_->setText(listOf(now).replace(u", "_s, u"\n"_s));
  list_->setVisible(!chosen_.empty());
  clear_->setEnabled(!chosen_.empty());
  //: Button: starts the choice of cards anew.
  rename(clear_, tr("Clear"));
  //: Tool tip of the button "Clear" of a choice for gold; Backspace is a key
  clear_->setToolTip(tr("Choose anew (Backspace)"));
}

void GoldSheet::showButton(const PlaySight& sight) {
  //: Button: takes the chosen cards from the bank for gold; %n how many
  rename(take_, tr("Take %n card(s)", nullptr, owed_));
  //: Name of a key, on a button
  take_->setKey(tr("Enter"));
  const Complaint refusal = sight.refusalOf(takeGold(chosen()));
  take_->setEnabled(refusal.isEmpty());
  const int missing = owed_ - static_cast<int>(chosen_.size());
  //: Why the button is off: %n cards have still to be chosen.
  const QString more = missing > 0 ? tr("Choose %n more card(s).", nullptr, missing) : QString();
  tellRefusal(take_, missing > 0 ? Complaint() : refusal, more);
  const bool isAll =
      sight.definition.rules.unlimitedBank == Switch::Off && sight.state.bankOf(sight.viewer).exactTotal() <= owed_;
  //: Over the button of a choice for gold: all cards that are left in the bank may be taken
  lacks_->setText(tr("The bank has no more."));
  lacks_->setVisible(isAll);
}

}  // namespace tapu

#include "moc_gold_sheet.cpp"
