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

namespace {

/// The view of a panel that is taken in.
class PanelView : public QScrollArea {
 public:
  using QScrollArea::QScrollArea;

 protected:
  /// A hidden panel hears of its size when it comes to be shown. The view may give it another one at that moment, and
  /// Qt 6.4 does not tell the panel of that: what is in it would lie as for the size before.
  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool done = QScrollArea::eventFilter(watched, event);
    const bool isShown = event->type() == QEvent::Show && watched == widget();
    if (isShown && widget()->layout()) widget()->layout()->setGeometry(widget()->contentsRect());
    return done;
  }
};

}  // namespace

TalkPanel::TalkPanel(GameController* game, Settings& settings, QWidget* parent, Shape shape)
    : QWidget(parent),
      game_(game),
      settings_(settings),
      shape_(shape),
      log_(new LineModel(this)),
      chat_(new LineModel(this)),
      logView_(new LineView(log_, this)),
      chatView_(new LineView(chat_, this)),
      stack_(new QStackedWidget(this)),
      foot_(new QWidget(this)),
      message_(new QLineEdit(this)),
      phrases_(new ActionButton(u"chat"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      filter_(new Picker(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* tabs = new QHBoxLayout;
  tabs->setSpacing(shape == Shape::Flat ? 10 : 16);
  for (TabButton*& tab : tabs_) tabs->addWidget(tab = new TabButton(this));
  tabs->addStretch(1);
  column->addLayout(tabs);
  if (shape == Shape::Tall) column->addWidget(filter_, 0, Qt::AlignRight);  // no room beside the tabs if narrow
  stack_->addWidget(logView_);
  stack_->addWidget(chatView_);
  for (QScrollArea*& view : views_) stack_->addWidget(view = makeView());
  column->addWidget(stack_, 1);
  auto* foot = new QHBoxLayout(foot_);
  foot->setContentsMargins(0, 0, 0, 0);
  foot->setSpacing(6);
  foot->addWidget(message_, 1);
  foot->addWidget(phrases_);
  column->addWidget(foot_);
  if (shape == Shape::Flat) column->addWidget(filter_, 0, Qt::AlignRight);
  filter_->setObjectName(u"logFilter"_s);
  message_->setMaxLength(wire::kMostChat);
  message_->setObjectName(u"message"_s);
  phrases_->setObjectName(u"quickPhrases"_s);
  phrases_->setFixedSize(34, 34);
  for (int i = 0; i < kPages; ++i)
    if (const auto page = static_cast<Page>(i); page != Page::Log && page != Page::Chat) tab(page)->hide();
  connectAll();
  show(Page::Log);
  retranslate();
}

QScrollArea* TalkPanel::makeView() {
  auto* view = new PanelView(stack_);
  view->setWidgetResizable(true);
  view->setFrameShape(QFrame::NoFrame);
  view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view->setFocusPolicy(Qt::NoFocus);
  view->viewport()->setAutoFillBackground(false);
  return view;
}

void TalkPanel::connectAll() {
  for (int i = 0; i < kPages; ++i) {
    const auto page = static_cast<Page>(i);
    connect(tab(page), &TabButton::clicked, this, [this, page] { show(page); });
  }
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
  for (int i = 0; i < kPages; ++i) tabs_[static_cast<std::size_t>(i)]->setChecked(i == static_cast<int>(page));
  if (page == Page::Chat) tab(page)->setUnread(0);
  QScrollArea* view = views_[static_cast<std::size_t>(page)];
  QWidget* shown = view->widget() ? static_cast<QWidget*>(view) : page == Page::Chat ? chatView_ : logView_;
  stack_->setCurrentWidget(shown);
  filter_->setVisible(shown == logView_);
  foot_->setVisible(page == Page::Chat || (shape_ == Shape::Tall && (page == Page::Players || page == Page::Log)));
}

int TalkPanel::unread() const { return tab(Page::Chat)->unread(); }

void TalkPanel::setUnread(Page page, int count) { tab(page)->setUnread(count); }

void TalkPanel::takeIn(Page page, QWidget* panel) {
  views_[static_cast<std::size_t>(page)]->setWidget(panel);
  panel->setAutoFillBackground(false);
  tab(page)->show();
  show(page);
}

QWidget* TalkPanel::giveBack(Page page) {
  tab(page)->hide();
  if (page_ == page) show(Page::Log);
  return views_[static_cast<std::size_t>(page)]->takeWidget();
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
  if (page_ != Page::Chat) tab(Page::Chat)->setUnread(unread() + 1);
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
  //: Tab: the own cards and what can be built.
  tab(Page::Hand)->setText(tr("Hand"));
  //: Tab: the trade panel.
  tab(Page::Trade)->setText(tr("Trade"));
  //: Tab: trades that others offer.
  tab(Page::Offers)->setText(tr("Offers"));
  //: Tab: everybody at the table.
  tab(Page::Players)->setText(tr("Players"));
  //: Tab: what happened so far.
  tab(Page::Log)->setText(tr("Log"));
  //: Tab: the players by their points.
  tab(Page::Ranking)->setText(tr("Ranking"));
  //: Tab: what people say.
  tab(Page::Chat)->setText(tr("Chat"));
  //: Which lines of the log are shown: all; those about the reader; trades; what was built or bought.
  filter_->setChoices({tr("All", "log lines"), tr("Mine", "log lines"), tr("Trades"), tr("Building", "log lines")});
  filter_->choose(static_cast<int>(settings_.logFilter()));
  //: Tool tip and screen reader: chooses which lines of the log are shown.
  filter_->setToolTip(tr("Lines of the log that are shown"));
  filter_->setAccessibleName(filter_->toolTip());
  logView_->setAccessibleName(tab(Page::Log)->text());
  chatView_->setAccessibleName(tab(Page::Chat)->text());
  //: In the empty field for a chat message.
  message_->setPlaceholderText(tr("Message…"));
  message_->setAccessibleName(message_->placeholderText());
  //: Tool tip of the button beside the message field.
  phrases_->setToolTip(tr("Quick phrases: everybody reads them in their own language"));
  phrases_->setAccessibleName(phrases_->toolTip());
  for (TabButton* each : tabs_) each->updateGeometry();
  rebuildLog();
  rebuildChat();
}

void TalkPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_play_talk.cpp"
