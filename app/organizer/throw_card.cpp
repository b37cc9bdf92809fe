// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/throw_card.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include "app/kit/art.h"
#include "app/kit/focus_ring.h"
#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "engine/state/move.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// One face of a die that can be chosen.
class ThrowCard::Face : public QAbstractButton {
 public:
  Face(int eyes, QWidget* parent) : QAbstractButton(parent), eyes_(eyes) {
    setCheckable(true);
    setSpokenRole(this, QAccessible::RadioButton);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }
  QSize sizeHint() const override { return {40, 40}; }
  QSize minimumSizeHint() const override { return {34, 40}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    constexpr int kSide = 30;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    const QRectF box(width() / 2.0 - 19, height() / 2.0 - 19, 38, 38);
    if (isChecked()) {
      painter.setPen(QPen(theme.edge, 2.5));
      painter.setBrush(theme.accentSoft);
      painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9);
    }
    if (hasFocus()) paintFocusRing(painter, box, theme, 10);
    if (!isEnabled()) painter.setOpacity(0.45);
    painter.drawPixmap(QPointF(width() / 2.0 - kSide / 2.0, height() / 2.0 - kSide / 2.0),
                       diceFace(eyes_, kSide, devicePixelRatioF()));
  }
  void keyPressEvent(QKeyEvent* event) override {
    const bool isForCard = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    isForCard ? event->ignore() : QAbstractButton::keyPressEvent(event);
  }

 private:
  int eyes_;
};

ThrowCard::ThrowCard(QWidget* parent)
    : Sheet(parent),
      title_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      keys_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      sum_(new Words({}, kTitleText, Weight::Bold, &Theme::ink, this)),
      clear_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      send_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(u"throwCard"_s);
  setRuleTopic(this, u"event-throw"_s);
  send_->setObjectName(u"throwSend"_s);
  clear_->setObjectName(u"throwClear"_s);
  QVBoxLayout* lines = layLines(12);
  auto* head = new QHBoxLayout;
  keys_->setWordWrap(false);
  head->addWidget(title_, 1);
  head->addWidget(keys_);
  lines->addLayout(head);
  auto* grid = new QGridLayout;
  grid->setSpacing(2);
  for (int die = 0; die < 2; ++die) {
    for (int eyes = 1; eyes <= 6; ++eyes) {
      auto* face = new Face(eyes, this);
      face->setObjectName(u"face%1%2"_s.arg(die + 1).arg(eyes));
      connect(face, &QAbstractButton::clicked, this, [this, die, eyes] { pick(die, eyes); });
      faces_[static_cast<std::size_t>(die)][static_cast<std::size_t>(eyes - 1)] = face;
      grid->addWidget(face, die, eyes - 1);
    }
  }
  lines->addLayout(grid);
  auto* foot = new QHBoxLayout;
  sum_->setWordWrap(false);
  foot->addWidget(sum_, 1);
  foot->addWidget(clear_);
  foot->addWidget(send_);
  lines->addLayout(foot);
  connect(clear_, &ActionButton::clicked, this, [this] {
    dice_ = {0, 0};
    refresh();
  });
  connect(send_, &ActionButton::clicked, this, &ThrowCard::send);
  refresh();
  whenLanguageChanges(this, [this] { refresh(); });
}

void ThrowCard::setOwed(Owed owed) {
  if (owed == owed_) return;
  owed_ = owed;
  dice_ = {0, 0};
  refresh();
}

void ThrowCard::setSource(Source source) {
  if (source == source_) return;
  source_ = source;
  for (const auto& die : faces_) {
    for (QAbstractButton* face : die) face->setVisible(source == Source::Hand);
  }
  refresh();
}

void ThrowCard::setLast(std::array<quint8, 2> dice) {
  if (dice == last_) return;
  last_ = dice;
  refresh();
}

void ThrowCard::pick(int die, int eyes) {
  dice_[static_cast<std::size_t>(die)] = static_cast<quint8>(eyes);
  refresh();
}

bool ThrowCard::takeKey(const QKeyEvent& event) {
  const auto plain = event.modifiers() & ~Qt::KeypadModifier;
  if (owed_ == Owed::Nothing || plain != Qt::NoModifier) return false;
  if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_6) {
    if (dice_[0] == 0 || dice_[1] == 0) pick(dice_[0] == 0 ? 0 : 1, event.key() - Qt::Key_0);
    if (isThrow(dice_)) send_->setFocus(Qt::ShortcutFocusReason);  // Enter presses it then
    return true;
  }
  if (event.key() == Qt::Key_Backspace) {
    dice_[dice_[1] != 0 ? 1 : 0] = 0;
    refresh();
    return true;
  }
  if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) return false;
  send();
  return true;
}

void ThrowCard::send() {
  if (owed_ == Owed::Nothing || !isThrow(dice_)) return;
  Q_EMIT sent(dice_);
}

void ThrowCard::refresh() {
  const bool isOwed = owed_ != Owed::Nothing;
  const auto shown = isOwed ? dice_ : last_;
  //: Head of a card: what an organizer enters
  title_->setText(owed_ == Owed::Robbers ? tr("Throw for the robbers")
                  : isOwed
                      //: Head of a card: what an organizer enters
                      ? tr("Enter the throw")
                      : /*: Head of a card */ tr("Last throw"));
  //: Keys that enter a throw
  keys_->setText(isOwed ? tr("1 to 6") : QString());
  for (std::size_t die = 0; die < 2; ++die) {
    for (int eyes = 1; eyes <= 6; ++eyes) {
      QAbstractButton* face = faces_[die][static_cast<std::size_t>(eyes - 1)];
      face->setChecked(shown[die] == eyes);
      face->setEnabled(isOwed);
      setSpokenName(face, die == 0
                              //: Screen reader: one of the faces to choose from; %1 a number
                              ? tr("First die: %1").arg(QLocale().toString(eyes))
                              : /*: Screen reader: one of the faces to choose from; %1 a number */ tr("Second die: %1")
                                    .arg(QLocale().toString(eyes)));
    }
  }
  const QLocale locale;
  const QString sum = isThrow(shown) ? u"= "_s + locale.toString(shown[0] + shown[1]) : QString();
  const bool isPlain = source_ == Source::Server && !sum.isEmpty();  // there are no faces that show both dice
  sum_->setText(isPlain ? locale.toString(shown[0]) + u" + "_s + locale.toString(shown[1]) + u' ' + sum : sum);
  //: Button: forgets the dice that were entered
  rename(clear_, tr("Clear"));
  //: Button: sends a throw that was entered to all players
  rename(send_, tr("Send to all"));
  clear_->setVisible(isOwed);
  send_->setVisible(isOwed);
  send_->setEnabled(isThrow(dice_));
}

}  // namespace tapu

#include "moc_throw_card.cpp"
