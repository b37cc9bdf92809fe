// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/chat_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/kit/badge.h"
#include "app/kit/bare_layout.h"
#include "app/kit/clear_layout.h"
#include "app/kit/flow_layout.h"
#include "app/kit/icon_label.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/words/chat_words.h"
#include "app/wire/messages.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostBubbles = 200;
constexpr int kPhrasesShown = 6;
}  // namespace

ChatPanel::ChatPanel(QWidget* parent) : Column(parent) {
  setRuleTopic(this, u"play-chat"_s);
  auto* head = new QHBoxLayout;
  head->setSpacing(10);
  head->addWidget(new IconLabel(u"chat"_s, 22, &Theme::ink, this));
  title_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this);
  head->addWidget(title_, 1);
  body()->addLayout(head);
  bubbles_ = new QVBoxLayout;
  bubbles_->setSpacing(10);
  body()->addLayout(bubbles_);
  body()->addStretch(1);

  foot()->setContentsMargins(12, 4, 12, 12);
  foot()->setSpacing(4);
  phrasesTitle_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this);
  foot()->addWidget(phrasesTitle_);
  auto* chips = new QWidget(this);
  auto* flow = new FlowLayout(chips, 2);
  for (int i = 0; i < std::min(kPhrasesShown, quickPhraseCount()); ++i) {
    auto* chip = new ChipButton({}, chips);
    connect(chip, &ChipButton::clicked, this, [this, i] { Q_EMIT phraseSaid(i); });
    flow->addWidget(chip);
    phrases_.push_back(chip);
  }
  foot()->addWidget(chips);
  answer_ = new FieldAnswer(this);
  answer_->setObjectName(u"chatAnswer"_s);
  foot()->addWidget(answer_);
  field_ = new QLineEdit(this);
  field_->setObjectName(u"chatField"_s);
  field_->setMinimumHeight(36);
  connect(field_, &QLineEdit::returnPressed, this, [this] {
    const QString text = field_->text().simplified();
    field_->clear();
    answer_->hide();
    if (!text.isEmpty()) Q_EMIT said(text);
  });
  answer_->watch(field_, wire::kMostChat);
  foot()->addWidget(field_);
  retranslate();
}

void ChatPanel::answer(const QString& sentence, const QString& draft) { answer_->tell(sentence, draft); }

QWidget* ChatPanel::bubble(const ChatLine& line) {
  const QString text = chatText(line);
  if (line.kind == ChatLine::Kind::Notice) {
    auto* notice = new Words(text, kNoteText, Weight::Regular, &Theme::ink2, this);
    notice->setAlignment(Qt::AlignCenter);
    return notice;
  }
  auto* box = new QWidget(this);
  auto* columns = bare<QHBoxLayout>(box);
  columns->setSpacing(8);
  columns->addWidget(new Badge(colorOf_ ? colorOf_(line.seat) : 0, 28, box), 0, Qt::AlignTop);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  words->addWidget(new Words(line.name, kNoteText, Weight::Bold, &Theme::ink2, box));
  auto* paper = new Sheet(box, Paper::Row);
  auto* inner = new QHBoxLayout(paper);
  inner->setContentsMargins(12, 7, 12, 7);
  auto* said = new Words(text, kChoiceText, Weight::Regular, &Theme::ink, paper);
  said->setTextInteractionFlags(Qt::TextSelectableByMouse);
  // A short line has a short bubble; a long one wraps.
  const bool isShort = QFontMetrics(textFont(kChoiceText)).horizontalAdvance(text) < 220;
  said->setWordWrap(!isShort);
  inner->addWidget(said);
  words->addWidget(paper, 0, isShort ? Qt::AlignLeft : Qt::Alignment{});
  columns->addLayout(words, 1);
  return box;
}

void ChatPanel::showLines(const QList<ChatLine>& lines) {
  QList<ChatLine> told;
  std::ranges::copy_if(lines, std::back_inserter(told), [](const auto& line) { return !chatText(line).isEmpty(); });
  const auto more = std::max<qsizetype>(0, told.size() - lines_.size());
  lines_ = told;
  clearLayout(bubbles_);
  for (const ChatLine& line : lines_.last(std::min<qsizetype>(lines_.size(), kMostBubbles)))
    bubbles_->addWidget(bubble(line));
  // A chat that begins anew has fewer lines than before, and none of those is unread.
  const auto waiting = static_cast<int>(isVisible() ? 0 : std::min(unread_ + more, lines_.size()));
  if (std::exchange(unread_, waiting) != waiting) Q_EMIT unreadChanged();
  toEnd();
}

void ChatPanel::toEnd() {
  QTimer::singleShot(0, this,
                     [this] { scroll()->verticalScrollBar()->setValue(scroll()->verticalScrollBar()->maximum()); });
}

void ChatPanel::retranslate() {
  //: Title of the chat
  title_->setText(tr("Chat"));
  //: Heading over phrases that can be sent by a click
  phrasesTitle_->setText(tr("Quick phrases"));
  for (std::size_t i = 0; i < phrases_.size(); ++i) {
    phrases_[i]->setText(quickPhrase(static_cast<int>(i)));
    phrases_[i]->updateGeometry();
  }
  //: Where a chat message is written
  field_->setPlaceholderText(tr("Message…"));
  setSpokenName(field_, tr("Message"));
  field_->setFont(textFont(kChoiceText));
}

void ChatPanel::changeEvent(QEvent* event) {
  Column::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  showLines(lines_);  // in the new language: quick phrases travel as numbers
}

void ChatPanel::showEvent(QShowEvent* event) {
  Column::showEvent(event);
  toEnd();
  if (unread_ == 0) return;
  unread_ = 0;
  Q_EMIT unreadChanged();
}

void ChatPanel::resizeEvent(QResizeEvent* event) {
  Column::resizeEvent(event);
  toEnd();
}

}  // namespace tapu

#include "moc_chat_panel.cpp"
