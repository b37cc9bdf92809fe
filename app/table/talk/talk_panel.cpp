// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/talk/talk_panel.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <initializer_list>

#include "app/kit/action_button.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/dice_pair.h"
#include "app/kit/language_change.h"
#include "app/kit/passing_menu.h"
#include "app/kit/picker.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/words.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/game/chat_commands.h"
#include "app/session/plan/pace_words.h"
#include "app/session/words/chat_words.h"
#include "app/table/talk/since_strip.h"
#include "app/wire/messages.h"
#include "app/wire/notice.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFlatGap = 10, kSmallGap = 2;  ///< pixels between the tabs of a flat panel, and between small ones

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

TalkPanel::TalkPanel(ShownGame* game, Settings& settings, QWidget* parent, Shape shape)
    : QWidget(parent),
      game_(game),
      settings_(settings),
      shape_(shape),
      log_(new LogModel(game, this)),
      chat_(new LineModel(this)),
      logView_(new LineView(log_, this)),
      chatView_(new LineView(chat_, this)),
      stack_(new QStackedWidget(this)),
      answer_(new FieldAnswer(this)),
      foot_(new QWidget(this)),
      message_(new QLineEdit(this)),
      phrases_(new ActionButton(u"chat"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      sizes_(new ActionButton(u"panes"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      pace_(new ActionButton(u"timer"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      filter_(new Picker(this)),
      since_(new SinceStrip(game, this)) {
  setRuleTopic(this, u"play-chat"_s);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(shape == Shape::Tall ? 4 : 6);
  auto* head = headRow_ = new QHBoxLayout;
  head->setSpacing(shape == Shape::Flat ? kFlatGap : 12);
  head->addWidget(makeTabs(), 1);
  if (shape == Shape::Tall) {
    head->addWidget(filter_);
    head->addWidget(sizes_);
  }
  column->addLayout(head);
  if (shape == Shape::Tall) column->addWidget(since_);
  stack_->addWidget(logView_);
  stack_->addWidget(chatView_);
  for (QScrollArea*& view : views_) stack_->addWidget(view = makeView());
  column->addWidget(stack_, 1);
  layFoot(column);
  if (shape == Shape::Flat) column->addWidget(filter_, 0, Qt::AlignRight);
  filter_->setObjectName(u"logFilter"_s);
  message_->setObjectName(u"message"_s);
  phrases_->setObjectName(u"quickPhrases"_s);
  logView_->setRows(new LogDelegate(log_));
  sizes_->setObjectName(u"logSizes"_s);
  sizes_->setVisible(shape == Shape::Tall);
  pace_->setObjectName(u"botPace"_s);
  for (int i = 0; i < kPages; ++i)
    if (const auto page = static_cast<Page>(i); page != Page::Log && page != Page::Chat) tab(page)->hide();
  connectAll();
  show(Page::Log);
  retranslate();
  rebuildLog();
  rebuildChat();
  whenLanguageChanges(this, [this] { retranslate(); });
}

QWidget* TalkPanel::makeTabs() {
  auto* list = new QWidget(this);
  setSpokenRole(list, QAccessible::PageTabList);
  tabRow_ = new QHBoxLayout(list);
  tabRow_->setContentsMargins(0, 0, 0, 0);
  tabRow_->setSpacing(headRow_->spacing());
  for (TabButton*& tab : tabs_) tabRow_->addWidget(tab = new TabButton(list));
  tabRow_->addStretch(1);
  return list;
}

void TalkPanel::layFoot(QVBoxLayout* column) {
  answer_->setObjectName(u"chatAnswer"_s);
  column->addWidget(answer_);
  auto* foot = new QHBoxLayout(foot_);
  foot->setContentsMargins(0, 0, 0, 0);
  foot->setSpacing(6);
  foot->addWidget(message_, 1);
  foot->addWidget(phrases_);
  foot->addWidget(pace_);
  column->addWidget(foot_);
}

QScrollArea* TalkPanel::makeView() {
  auto* view = new PanelView(stack_);
  makeBare(view);
  return view;
}

void TalkPanel::connectAll() {
  for (int i = 0; i < kPages; ++i) {
    const auto page = static_cast<Page>(i);
    connect(tab(page), &TabButton::clicked, this, [this, page] { show(page); });
  }
  connect(message_, &QLineEdit::returnPressed, this, &TalkPanel::send);
  answer_->watch(message_, wire::kMostChat);
  connect(phrases_, &ActionButton::clicked, this, &TalkPanel::showPhrases);
  connect(sizes_, &ActionButton::clicked, this, &TalkPanel::showSizes);
  connect(pace_, &ActionButton::clicked, this, &TalkPanel::showPaces);
  connect(game_, &ShownGame::legalChanged, this, &TalkPanel::refreshPace);
  connect(since_, &SinceStrip::placeAsked, this, &TalkPanel::placeAsked);
  connect(logView_, &LineView::picked, this, &TalkPanel::pick);
  connect(filter_, &Picker::picked, this, [this](int index) {
    settings_.view.logFilter.set(static_cast<LogFilter>(index));
    rebuildLog();
  });
  connect(game_, &ShownGame::logChanged, log_, &LogModel::grow);
  // A reader who has scrolled up to look for a reason does not miss the events of whole rounds.
  connect(game_, &ShownGame::moved, this, [this](const auto&, const std::vector<Event>& events) {
    const auto isMine = [this](const Event& event) {
      const bool begins = event.kind == EventKind::TurnStarted || beginsBetween(event.kind);
      return begins && event.seat == game_->seen().viewer();
    };
    if (std::ranges::any_of(events, isMine)) logView_->toNewest();
  });
  connect(game_, &ShownGame::viewerChanged, this, &TalkPanel::rebuildLog);
  connect(game_, &ShownGame::gameStarted, this, &TalkPanel::rebuildLog);
  connect(game_, &ShownGame::chatted, this, &TalkPanel::hear);
  connect(game_, &ShownGame::chatRenewed, this, &TalkPanel::rebuildChat);
  const auto showWaiting = [this] { chat_->setWaiting(waitingLines(*game_)); };
  connect(game_, &ShownGame::unheardChanged, this, showWaiting);
  connect(game_, &ShownGame::phaseChanged, this, showWaiting);
}

void TalkPanel::waitFor(const DicePair* dice) {
  log_->waitWhile([dice] { return dice->isTumbling(); });
  connect(dice, &DicePair::stood, log_, &LogModel::grow);
}

/// Shows where it happened, and of a bot why.
void TalkPanel::pick(int row) {
  if (const auto event = log_->placedEvent(row)) Q_EMIT placeAsked(*event);
  const auto event = log_->botsEvent(row);
  if (!event) return;
  const QRect line = logView_->visualRect(log_->index(row, 0));
  Q_EMIT whyAsked(*event, QRect(logView_->viewport()->mapToGlobal(line.topLeft()), line.size()));
}

void TalkPanel::show(Page page) {
  page_ = page;
  for (int i = 0; i < kPages; ++i) tabs_[static_cast<std::size_t>(i)]->setChecked(i == static_cast<int>(page));
  if (page == Page::Chat) setUnread(page, 0);
  QScrollArea* view = views_[static_cast<std::size_t>(page)];
  QWidget* shown = view->widget() ? static_cast<QWidget*>(view) : page == Page::Chat ? chatView_ : logView_;
  stack_->setCurrentWidget(shown);
  const bool isHidden = shape_ == Shape::Tall && page == Page::Log && settings_.view.logSize() == LogSize::Hidden;
  stack_->setVisible(!isHidden);
  filter_->setVisible(shown == logView_ && !isHidden);
  const bool isBelow = shape_ == Shape::Tall && parts_ == Parts::Roomy;
  foot_->setVisible(page == Page::Chat || (isBelow && (page == Page::Players || page == Page::Log)));
  since_->setAllowed(parts_ == Parts::Roomy || page == Page::Log ? SinceStrip::Allowed::Yes : SinceStrip::Allowed::No);
}

void TalkPanel::setParts(Parts parts) {
  if (std::exchange(parts_, parts) != parts) show(page_);
}

int TalkPanel::heightWithLines(int lines, Parts parts) const {
  const int gap = layout()->spacing(), foot = parts == Parts::Roomy ? foot_->sizeHint().height() + gap : 0;
  return headRow_->sizeHint().height() + gap + lines * LogDelegate::lineHeight() + foot;
}

void TalkPanel::bringLogBack() {
  if (shape_ == Shape::Flat || settings_.view.logSize() != LogSize::Hidden) return;
  settings_.view.logSize.set(LogSize::Beside);
  Q_EMIT logSizeChanged();
}

int TalkPanel::unread() const { return tab(Page::Chat)->unread(); }

void TalkPanel::setUnread(Page page, int count) {
  tab(page)->setUnread(count);
  fitTabs();
}

void TalkPanel::takeIn(Page page, QWidget* panel) {
  views_[static_cast<std::size_t>(page)]->setWidget(panel);
  panel->setAutoFillBackground(false);
  tab(page)->show();
  placeFilter();
  fitTabs();
  show(page);
}

/// Places the filter beside the tabs where they leave it room.
void TalkPanel::placeFilter() {
  if (shape_ == Shape::Flat) return;
  auto* column = static_cast<QVBoxLayout*>(layout());
  headRow_->removeWidget(filter_);
  column->removeWidget(filter_);
  if (hasTakenIn(Page::Players))
    column->insertWidget(1, filter_, 0, Qt::AlignRight);
  else
    headRow_->insertWidget(headRow_->indexOf(sizes_), filter_);
}

/// The words of the tabs become smaller where the usual ones would be cut.
void TalkPanel::fitTabs() {
  const int gap = headRow_->spacing();
  int needed = -gap;
  for (const TabButton* each : tabs_)
    if (!each->isHidden()) needed += each->sizeIn(TabButton::Size::Usual).width() + gap;
  for (const QWidget* beside : std::initializer_list<QWidget*>{filter_, sizes_})
    if (headRow_->indexOf(beside) >= 0 && !beside->isHidden()) needed += gap + beside->minimumSizeHint().width();
  const bool isEnough = needed <= width();
  for (TabButton* each : tabs_) each->setSize(isEnough ? TabButton::Size::Usual : TabButton::Size::Small);
  tabRow_->setSpacing(isEnough ? gap : kSmallGap);
}

void TalkPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  constexpr int kSince = 4;  // a fourth of the panel: the log needs the rest
  since_->setMost(height() / kSince);
  fitTabs();
}

bool TalkPanel::hasTakenIn(Page page) const { return views_[static_cast<std::size_t>(page)]->widget(); }

QWidget* TalkPanel::giveBack(Page page) {
  tab(page)->hide();
  fitTabs();
  if (page_ == page) show(Page::Log);
  QWidget* back = views_[static_cast<std::size_t>(page)]->takeWidget();
  placeFilter();
  return back;
}

void TalkPanel::rebuildLog() {
  log_->setExplained(GameChoices::botWishes(settings_).moves);
  log_->rebuild(settings_.view.logFilter());
}

void TalkPanel::rebuildChat() {
  std::vector<LineModel::Line> lines;
  for (const ChatLine& line : game_->seen().chat()) lines.push_back(chatLine(*game_, line));
  chat_->replace(std::move(lines));
  chat_->setWaiting(waitingLines(*game_));
}

void TalkPanel::hear(const ChatLine& line) {
  chat_->append({chatLine(*game_, line)});
  const bool isOfLevel = line.kind == ChatLine::Kind::Notice && line.phrase == static_cast<int>(Notice::BotLevel);
  if (isOfLevel) log_->note(line);  // a fact about the moves that follow
  if (page_ != Page::Chat) setUnread(Page::Chat, unread() + 1);
}

void TalkPanel::send() {
  const QString text = message_->text().trimmed();
  message_->clear();
  answer_->hide();
  if (text.isEmpty()) return;
  const ChatMeaning meaning = sayOrDo(*game_, text);
  if (meaning.kind == ChatMeaning::Kind::Words) return show(Page::Chat);
  answer_->tell(meaning.sentence, meaning.kind == ChatMeaning::Kind::Wrong ? text : QString());
}

void TalkPanel::showPhrases() {
  QMenu* menu = passingMenu(this);
  for (int i = 0; i < quickPhraseCount(); ++i)
    menu->addAction(quickPhrase(i), this, [this, i] {
      game_->acts().sayPhrase(i);
      show(Page::Chat);
    });
  menu->popup(phrases_->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void TalkPanel::showSizes() {
  QMenu* menu = passingMenu(this);
  auto* group = new QActionGroup(menu);
  //: Sizes of the log beside the board: below the players; all of the column; the same and wider; not there
  const QStringList texts{tr("Below the players"), tr("Whole column"), tr("Whole column, wide"), tr("Hidden")};
  for (int i = 0; i < texts.size(); ++i) {
    QAction* action = menu->addAction(texts[i], this, [this, i] {
      settings_.view.logSize.set(static_cast<LogSize>(i));
      Q_EMIT logSizeChanged();
      show(Page::Log);
    });
    action->setCheckable(true);
    action->setChecked(static_cast<int>(settings_.view.logSize()) == i);
    group->addAction(action);
  }
  menu->popup(sizes_->mapToGlobal(QPoint(sizes_->width() - menu->sizeHint().width(), sizes_->height())));
}

void TalkPanel::showPaces() {
  QMenu* menu = passingMenu(this);
  auto* group = new QActionGroup(menu);
  const int seats = game_->seen().lobby().setup.options.seats;
  for (const BotPace pace : kBotPaces) {
    QAction* action = menu->addAction(nameOfPace(pace, seats), this, [this, pace] {
      settings_.game.botPace.set(pace);
      game_->bots().setPace(pace);
    });
    action->setCheckable(true);
    action->setChecked(game_->bots().pace() == pace);
    group->addAction(action);
  }
  menu->popup(pace_->mapToGlobal(QPoint(pace_->width() - menu->sizeHint().width(), -menu->sizeHint().height())));
}

/// Shows the pace of the bots, unless they are driven at another computer.
void TalkPanel::refreshPace() {
  const auto pace = game_->bots().pace();
  pace_->setVisible(pace.has_value() && shape_ == Shape::Tall);
  //: Tool tip and screen reader: a button with a menu; %1 is a pace such as "Normal: 0.8 s a move".
  if (pace)
    pace_->setToolTip(tr("Pace of the bots: %1").arg(nameOfPace(*pace, game_->seen().lobby().setup.options.seats)));
  setSpokenName(pace_, pace_->toolTip());
}

void TalkPanel::retranslate() {
  // The scale may be another one too.
  if (sizes_->isVisibleTo(this)) filter_->setFixedHeight(scaled(34));
  for (ActionButton* button : {phrases_, pace_}) button->setFixedSize(scaled(34), scaled(34));
  sizes_->setFixedSize(scaled(28), scaled(28));
  refreshPace();
  //: Tool tip and screen reader: a button with a menu.
  sizes_->setToolTip(tr("Size of the log"));
  setSpokenName(sizes_, sizes_->toolTip());
  //: Tab: the steps of the lesson that goes on.
  tab(Page::Lesson)->setText(tr("Lesson"));
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
  filter_->choose(static_cast<int>(settings_.view.logFilter()));
  //: Tool tip and screen reader: chooses which lines of the log are shown.
  filter_->setToolTip(tr("Lines of the log that are shown"));
  setSpokenName(filter_, filter_->toolTip());
  setSpokenName(logView_, tab(Page::Log)->text());
  setSpokenName(chatView_, tab(Page::Chat)->text());
  //: In the empty field for a chat message.
  message_->setPlaceholderText(tr("Message…"));
  setSpokenName(message_, message_->placeholderText());
  //: Tool tip of the button beside the message field.
  phrases_->setToolTip(tr("Quick phrases: everybody reads them in their own language"));
  setSpokenName(phrases_, phrases_->toolTip());
  for (TabButton* each : tabs_) each->updateGeometry();
  fitTabs();
  if (!language_.isAnother()) return;  // made anew, the log would throw a reader to its end
  rebuildLog();
  rebuildChat();
}

}  // namespace tapu

#include "moc_talk_panel.cpp"
