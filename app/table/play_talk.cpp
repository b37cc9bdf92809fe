// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_talk.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/kit/action_button.h"
#include "app/kit/passing_menu.h"
#include "app/kit/picker.h"
#include "app/session/chat_words.h"
#include "app/wire/messages.h"

namespace tapu {

using namespace Qt::StringLiterals;

TalkPanel::TalkPanel(GameController* game, Settings& settings, QWidget* parent)
    : QWidget(parent),
      game_(game),
      settings_(settings),
      log_(new LineModel(this)),
      chat_(new LineModel(this)),
      logView_(new LineView(log_, this)),
      chatView_(new LineView(chat_, this)),
      stack_(new QStackedWidget(this)),
      playersTab_(new TabButton(this)),
      logTab_(new TabButton(this)),
      chatTab_(new TabButton(this)),
      message_(new QLineEdit(this)),
      phrases_(new ActionButton(u"chat"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      filter_(new Picker(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* tabs = new QHBoxLayout;
  tabs->setSpacing(12);
  for (TabButton* tab : {playersTab_, logTab_, chatTab_}) tabs->addWidget(tab);
  tabs->addStretch(1);
  column->addLayout(tabs);
  column->addWidget(filter_, 0, Qt::AlignRight);  // in a narrow window it has no room beside the tabs
  stack_->addWidget(logView_);
  stack_->addWidget(chatView_);
  playersView_ = new QScrollArea(stack_);
  playersView_->setWidgetResizable(true);
  playersView_->setFrameShape(QFrame::NoFrame);
  playersView_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  playersView_->setFocusPolicy(Qt::NoFocus);
  playersView_->viewport()->setAutoFillBackground(false);
  stack_->addWidget(playersView_);
  column->addWidget(stack_, 1);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(6);
  foot->addWidget(message_, 1);
  foot->addWidget(phrases_);
  column->addLayout(foot);
  filter_->setObjectName(u"logFilter"_s);
  message_->setMaxLength(wire::kMostChat);
  message_->setObjectName(u"message"_s);
  phrases_->setObjectName(u"quickPhrases"_s);
  phrases_->setFixedSize(34, 34);
  playersTab_->hide();
  connectAll();
  show(Page::Log);
  retranslate();
}

void TalkPanel::connectAll() {
  connect(playersTab_, &TabButton::clicked, this, [this] { show(Page::Players); });
  connect(logTab_, &TabButton::clicked, this, [this] { show(Page::Log); });
  connect(chatTab_, &TabButton::clicked, this, [this] { show(Page::Chat); });
  connect(message_, &QLineEdit::returnPressed, this, &TalkPanel::send);
  connect(phrases_, &ActionButton::clicked, this, &TalkPanel::showPhrases);
  connect(logView_, &LineView::picked, this, [this](int row) {
    if (const auto event = log_->placedEvent(row)) Q_EMIT placeAsked(*event);
  });
  connect(filter_, &Picker::picked, this, [this](int index) {
    settings_.setLogFilter(static_cast<LogFilter>(index));
    rebuildLog();
  });
  connect(game_, &GameController::logChanged, this, &TalkPanel::growLog);
  connect(game_, &GameController::viewerChanged, this, &TalkPanel::rebuildLog);
  connect(game_, &GameController::gameStarted, this, &TalkPanel::rebuildLog);
  connect(game_, &GameController::chatted, this, &TalkPanel::hear);
  connect(game_, &GameController::chatRenewed, this, &TalkPanel::rebuildChat);
}

void TalkPanel::show(Page page) {
  page_ = page;
  playersTab_->setChecked(page == Page::Players);
  logTab_->setChecked(page == Page::Log);
  chatTab_->setChecked(page == Page::Chat);
  if (page == Page::Chat) chatTab_->setUnread(0);
  QWidget* shown = page == Page::Players && playersView_->widget() ? static_cast<QWidget*>(playersView_)
                   : page == Page::Chat                            ? chatView_
                                                                   : logView_;
  stack_->setCurrentWidget(shown);
  filter_->setVisible(shown == logView_);
}

int TalkPanel::unread() const { return chatTab_->unread(); }

void TalkPanel::takePlayers(QWidget* players) {
  playersView_->setWidget(players);
  players->setAutoFillBackground(false);
  playersTab_->show();
  show(Page::Players);
}

QWidget* TalkPanel::givePlayers() {
  playersTab_->hide();
  if (page_ == Page::Players) show(Page::Log);
  return playersView_->takeWidget();
}

void TalkPanel::rebuildLog() {
  told_ = {};
  log_->replace({});
  growLog();
}

void TalkPanel::growLog() {
  if (game_->log().size() < told_.next) return rebuildLog();
  log_->append(logLines(*game_, settings_.logFilter(), told_));
}

void TalkPanel::rebuildChat() {
  std::vector<LineModel::Line> lines;
  for (const ChatLine& line : game_->chat()) lines.push_back(chatLine(*game_, line));
  chat_->replace(std::move(lines));
}

void TalkPanel::hear(const ChatLine& line) {
  chat_->append({chatLine(*game_, line)});
  if (page_ != Page::Chat) chatTab_->setUnread(chatTab_->unread() + 1);
}

void TalkPanel::send() {
  const QString text = message_->text().trimmed();
  message_->clear();
  if (text.isEmpty()) return;
  game_->say(text);
  show(Page::Chat);
}

void TalkPanel::showPhrases() {
  QMenu* menu = passingMenu(this);
  for (int i = 0; i < quickPhraseCount(); ++i)
    menu->addAction(quickPhrase(i), this, [this, i] {
      game_->sayPhrase(i);
      show(Page::Chat);
    });
  menu->popup(phrases_->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void TalkPanel::retranslate() {
  //: Tab: everybody at the table.
  playersTab_->setText(tr("Players"));
  //: Tab: what happened so far.
  logTab_->setText(tr("Log"));
  //: Tab: what people say.
  chatTab_->setText(tr("Chat"));
  //: Which lines of the log are shown: all; those about the reader; trades; what was built or bought.
  filter_->setChoices({tr("All", "log lines"), tr("Mine", "log lines"), tr("Trades"), tr("Building", "log lines")});
  filter_->choose(static_cast<int>(settings_.logFilter()));
  //: Tool tip and screen reader: chooses which lines of the log are shown.
  filter_->setToolTip(tr("Lines of the log that are shown"));
  filter_->setAccessibleName(filter_->toolTip());
  //: In the empty field for a chat message.
  message_->setPlaceholderText(tr("Message…"));
  message_->setAccessibleName(message_->placeholderText());
  //: Tool tip of the button beside the message field.
  phrases_->setToolTip(tr("Quick phrases: everybody reads them in their own language"));
  phrases_->setAccessibleName(phrases_->toolTip());
  for (TabButton* tab : {playersTab_, logTab_, chatTab_}) tab->updateGeometry();
  rebuildLog();
  rebuildChat();
}

void TalkPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_play_talk.cpp"
