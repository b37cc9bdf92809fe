// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/play_page.h"

#include <QAction>
#include <QKeyEvent>
#include <utility>

#include "app/board/board_overlay.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/game/waited_for.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/house_rules.h"
#include "app/session/words/chat_words.h"
#include "app/table/end/end_sheet.h"
#include "app/table/end/play_finish.h"
#include "app/table/frame/play_stage.h"
#include "app/table/hand/tray.h"
#include "app/table/page/board_menu.h"
#include "app/table/page/play_board.h"
#include "app/table/page/play_lesson.h"
#include "app/table/people/notices.h"
#include "app/table/people/player_details.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/people/undo_corner.h"
#include "app/table/show/event_badge.h"
#include "app/table/show/fog_chip.h"
#include "app/table/show/place_chip.h"
#include "app/table/sight/seats_seen.h"
#include "app/table/sight/sight_words.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/trade_history.h"
#include "app/table/trade/trade_panel.h"
#include "app/table/watch/watch_table.h"
#include "engine/play/at_stake.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// The look of a game on one board: the parts of its page, and those that no other table has.
class PlayPage::Face : public QObject, public TableFace {
 public:
  Face(PlayPage* page, ShownGame* game, GameActions* actions, Settings& settings);

  const TableParts& parts() const override { return parts_; }
  QString topic(const PlaySight& now) const override { return topicOfTask(now); }
  PromptLine prompt(const PlaySight& now, const PlayGesture* gesture) const override;
  void showPrompt(const PromptLine& line, const PlaySight* now) override { at_.prompt->refresh(line, now); }
  void showTime(qint64 left) override;
  void show(const PlaySight& now, std::optional<BuildButton::Thing> picked) override;
  void settle(const PlaySight& now) override;
  Action ending() const override;
  void open(Corner corner) override;
  void showHint(InSight hint) override { frame_->showHint(hint); }
  void showLamp(InSight lamp, const QString& whyNone) override { at_.undo->refreshLamp(lamp, whyNone); }
  void place() override { frame_->place(); }
  void fold() override { frame_->fold(); }
  QWidget* home() const override { return at_.view; }
  QList<QWidget*> stops() const override;
  TableFace::Pressed press(const QKeyEvent& key) override;
  TableFace::Pressed putAway() override;
  void retranslate() override;

  CurtainSheet* curtain() const { return at_.curtain; }
  PlayFinish& finish() { return finish_; }

 private:
  PlayLayout::Panels makePanels(Settings& settings);
  void nameTopics();
  void nameKeys(GameActions* actions);
  void connectGame();
  void connectPanels(Settings& settings);
  void connectTrade();
  void connectPlaces();
  void showBots();
  void showEvents(const PlaySight& now);
  void tellPlace();

  PlayPage* page_;
  ShownGame* game_;
  PlayBoard board_;
  PlayLayout* frame_;
  EndSheet* end_;
  StoryPage* story_;
  PlayLayout::Panels at_;
  PlayStage stage_;
  PlayLesson lesson_;
  TableParts parts_;
  PlayFinish finish_;
  QList<QAction*> looks_;             ///< entries about the board, which the results cover
  WatchTable* watch_ = nullptr;       ///< null: the person has a seat
  SeatId active_;                     ///< whose turn it was when this was drawn last
  std::optional<BoardSpot> raised_;   ///< the target that pointer or key has reached
  std::optional<BoardSpot> pointed_;  ///< the place under the pointer
};

PlayLayout::Panels PlayPage::Face::makePanels(Settings& settings) {
  return {.view = &board_.view(),
          .prompt = new PromptBar(page_),
          .notice = new NoticeBar(game_, page_),
          .trade = new TradePanel(frame_->left()),
          .choices = new ChoicePanel(frame_->left()),
          .hint = new HintSheet(frame_->left()),
          .tray = new Tray(page_),
          .curtain = new CurtainSheet(page_),
          .question = new AskSheet(page_),
          .end = end_,
          .players = new PlayersPanel(frame_->right()),
          .bank = new BankRow(frame_->right()),
          .talk = new TalkPanel(game_, settings, frame_->right()),
          .round = new RoundStrip(page_),
          .badge = new EventBadge(page_),
          .chip = new PlaceChip(page_),
          .undo = new UndoCorner(page_),
          .fog = new FogChip(page_),
          .story = story_};
}

PlayPage::Face::Face(PlayPage* page, ShownGame* game, GameActions* actions, Settings& settings)
    : page_(page),
      game_(game),
      board_(new BoardScene(page), page),
      frame_(new PlayLayout(page)),
      end_(new EndSheet(page)),
      story_(new StoryPage(page)),
      at_(makePanels(settings)),
      stage_(game, {.page = page,
                    .scene = at_.view->boardScene(),
                    .view = at_.view,
                    .frame = frame_,
                    .prompt = at_.prompt,
                    .badge = at_.badge,
                    .bank = at_.bank,
                    .players = at_.players,
                    .hand = at_.tray->hand()}),
      lesson_(page, game, frame_, &board_, at_),
      parts_{.board = &board_,
             .notice = at_.notice,
             .task = at_.prompt->taskLine(),
             .question = at_.question,
             .end = end_,
             .trade = at_.trade,
             .hand = at_.tray->hand(),
             .builds = at_.tray->builds(),
             .want = at_.tray->want(),
             .choices = at_.choices,
             .hint = at_.hint,
             .talk = at_.talk,
             .badge = at_.badge,
             .stage = &stage_,
             .lesson = &lesson_},
      finish_(game, settings, {.page = page, .end = end_, .story = story_, .stage = &stage_, .frame = frame_}),
      looks_(actions->of({GameActions::ZoomIn, GameActions::ZoomOut, GameActions::Fit, GameActions::TurnRight,
                          GameActions::TurnLeft, GameActions::Chances, GameActions::Routes})) {
  nameTopics();
  nameKeys(actions);
  at_.talk->waitFor(at_.prompt->dice());
  frame_->lay(at_);
  frame_->setLogSize(settings.view.logSize());
  connectGame();
  connectPanels(settings);
  connectTrade();
  connectPlaces();
  if (!game->seen().isWatching()) return;
  watch_ = new WatchTable(game, actions, settings,
                          {.page = page,
                           .frame = frame_,
                           .trade = at_.trade,
                           .tray = at_.tray,
                           .players = at_.players,
                           .scene = at_.view->boardScene()});
  connect(watch_, &WatchTable::changed, page, [page] { page->refresh(); });
}

/// Sets what F1 opens over the parts of the table.
void PlayPage::Face::nameTopics() {
  setRuleTopic(at_.bank, u"bank-trade"_s);
  setRuleTopic(at_.players, u"secret"_s);
  setRuleTopic(at_.prompt->dice(), u"production"_s);
  setRuleTopic(at_.prompt->clock(), u"time"_s);
  setRuleTopic(at_.tray->hand(), u"secret"_s);
  setRuleTopic(at_.curtain, u"hot-seat"_s);
}

void PlayPage::Face::nameKeys(GameActions* actions) {
  at_.prompt->nameKeys(actions);
  at_.tray->nameKeys(actions);
  at_.undo->nameKey(actions->at(GameActions::TakeBack));
  at_.undo->nameHintKey(actions->at(GameActions::Hint));
  connect(at_.undo, &UndoCorner::hintWanted, actions->at(GameActions::Hint), &QAction::trigger);
}

void PlayPage::Face::connectGame() {
  connect(game_, &ShownGame::moved, this, [this](const auto&, const std::vector<Event>& events) {
    board_.follow(events);
    if (std::ranges::find(events, EventKind::GameWon, &Event::kind) != events.end()) finish_.openSoon();
  });
  auto* waited = new WaitedFor(*game_, std::make_shared<SystemClock>(), this);
  connect(waited, &WaitedFor::changed, this, [this] { page_->refreshSoon(); });
  at_.players->setWaited([waited](SeatId seat) { return waited->minutes(seat); });
  connect(at_.curtain, &CurtainSheet::lifted, game_, [game = game_] { game->acts().liftCurtain(); });
  connect(at_.undo, &UndoCorner::wanted, game_, [game = game_] { game->acts().takeBack(); });
  connect(at_.prompt, &PromptBar::hurried, game_, [game = game_] { game->bots().hurry(); });
  connect(at_.prompt, &PromptBar::ended, page_, [page = page_] { page->submit(done()); });
  connect(at_.prompt, &PromptBar::stepped, game_, [game = game_] { game->bots().step(); });
}

void PlayPage::Face::connectPanels(Settings& settings) {
  connect(at_.tray, &Tray::act, page_, &PlayPage::submit);
  connect(at_.tray->want(), &WantButton::wished, game_,
          [game = game_](SeatId seat, BuildWish wish) { game->acts().wishToBuild(seat, wish); });
  connect(&finish_, &PlayFinish::opened, page_, [page = page_] { page->refreshSoon(); });
  connect(story_, &StoryPage::closed, page_, [page = page_] { page->refreshSoon(); });
  connect(at_.bank, &BankRow::carried, this, [this] { frame_->openTrade(); });
  connect(at_.players, &PlayersPanel::asked, this, [this](SeatId seat) {
    auto* details =
        new PlayerDetails(sightOf(*game_), seat, seatSeen(game_->seen(), seat), at_.players->gone(seat), page_);
    details->openBeside(*at_.players->rows()[seat.value]);
  });
  connect(at_.fog, &FogChip::folded, this, [this] { frame_->place(); });
  connect(frame_, &PlayLayout::rescaled, page_, &PlayPage::scaleChanged);
  connect(at_.talk, &TalkPanel::logSizeChanged, this,
          [this, &settings] { frame_->setLogSize(settings.view.logSize()); });
  connect(at_.round, &RoundStrip::asked, this, [this](RoundEvent event) {
    stage_.announce(announcementOf(event, game_->seen().definition().rules.options));
  });
}

void PlayPage::Face::connectTrade() {
  connect(at_.trade, &TradePanel::asking, this, [this](Resource kind) { game_->acts().sayPhrase(askingPhrase(kind)); });
  connect(at_.trade, &TradePanel::ruleAsked, page_, &PlayPage::ruleAsked);
  connect(at_.trade, &TradePanel::historyWanted, this, [this] { (new TradeHistory(*game_, page_))->show(); });
  connect(game_, &ShownGame::chatted, this, [this](const ChatLine& line) {
    if (const Resource kind = askedBy(line); kind != Resource::None && line.seat)
      at_.trade->hearAsking(line.seat, kind);
  });
}

void PlayPage::Face::connectPlaces() {
  connect(at_.view->boardScene(), &BoardScene::raised, this, [this](const std::vector<Action>& reached) {
    raised_ = reached.empty() ? std::nullopt : spotOf(reached.front());
    tellPlace();
  });
  connect(at_.view, &BoardView::pointed, this, [this](const std::optional<BoardSpot>& spot) {
    pointed_ = spot;
    tellPlace();
  });
}

/// The action that ends the turn of the reader, or their building between two turns.
Action PlayPage::Face::ending() const {
  return game_->seen().hasGame() && betweenSeat(game_->seen().state()) ? done() : endTurn();
}

PromptLine PlayPage::Face::prompt(const PlaySight& now, const PlayGesture* gesture) const {
  const bool builds = gesture && gesture->choosing() != Choosing::Nothing;
  if (builds && now.isBetween()) return game_->seen().prompt(gesture->choosing());
  return gesture ? yourTurn(gesture->task()) : game_->seen().prompt();
}

void PlayPage::Face::showTime(qint64 left) {
  at_.prompt->clock()->start(left);
  at_.tray->showTime(game_->seen().mustDecide() ? left : -1);
}

void PlayPage::Face::show(const PlaySight& now, std::optional<BuildButton::Thing> picked) {
  showEvents(now);
  showBots();
  const SeatId before = std::exchange(active_, now.state.head.active);
  if (before != active_ && game_->seen().isLocal(before)) frame_->closeTrade();
  at_.undo->refresh(game_->seen().mayTakeBack() ? UndoCorner::Offer::May : UndoCorner::Offer::Not,
                    game_->seen().whyNoTakeBack());
  if (!watch_) at_.tray->refresh(now, picked);
  // One button at a time leads on: while something is to be chosen, that of the choice.
  const bool chooses = at_.choices->kind() != ChoicePanel::Kind::None;
  at_.tray->next()->setRole(chooses ? ActionButton::Role::Quiet : ActionButton::Role::Next);
  at_.players->refresh(now, lobbySeen(game_->seen()), isCutOffForGood(game_->seen()) ? TableIs::Closed : TableIs::Open);
  at_.bank->refresh(now);
  at_.fog->refresh(now);
  tellPlace();
}

void PlayPage::Face::showBots() {
  at_.prompt->setStep(game_->bots().mayStep() ? PromptBar::Step::Offered : PromptBar::Step::Hidden);
  at_.prompt->setHurry(game_->bots().mayHurry() ? PromptBar::Hurry::Offered : PromptBar::Hurry::Hidden);
}

void PlayPage::Face::showEvents(const PlaySight& now) {
  at_.round->refresh(now);
  std::vector<HexMark> marks;
  for (RoundEvent event : eventsInForce(now.state)) {
    for (HexId hex : hexesAtStake(now.definition, now.state, event)) marks.push_back({hex, event});
  }
  at_.view->boardScene()->overlay().setMarks(marks);
}

void PlayPage::Face::settle(const PlaySight& now) {
  const bool over = now.state.head.phase == Phase::Over, hidden = now.curtain == Curtain::Down && !over;
  finish_.refresh(now);
  for (QAction* look : looks_) look->setEnabled(story_->isHidden());
  if (hidden) {
    // Behind the curtain the position is that of a watcher, without offers; that somebody is asked is no secret.
    const bool isAsked = !now.state.isActive(now.viewer) && isAskedForTrade(game_->seen().view(), now.viewer);
    at_.curtain->refresh(
        game_->seen().seatName(now.viewer), game_->seen().seatColor(now.viewer),
        isAsked ? CurtainSheet::For::Offer : CurtainSheet::whatFor(now.state.seat(now.viewer).pending.must));
  }
  const bool fell = hidden && at_.curtain->isHidden();
  const bool asks = at_.question->isAsking();
  at_.question->setVisible(asks);
  end_->setVisible(over && !asks);
  at_.curtain->setVisible(hidden && !asks);
  at_.tray->setVisible(!over && !hidden && !asks);
  if (watch_) watch_->refresh(now, over || asks ? WatchTable::Room::Taken : WatchTable::Room::Free);
  if (fell) at_.curtain->takeFocus();
  frame_->refreshLeft();
}

void PlayPage::Face::tellPlace() {
  const std::optional<BoardSpot> spot = raised_ ? raised_ : pointed_;
  const BoardScene& scene = *at_.view->boardScene();
  if (!spot || !game_->seen().hasGame() || !scene.hasBoard()) return at_.chip->tell({});
  const QPointF middle = middleOf(*spot, scene.board(), scene.map(), scene.bearing());
  const double side = 2.6 * kHexWidth;  // the place and the hexes around it
  const QRect about = at_.view->mapFromScene(around(middle, side, side)).boundingRect();
  at_.chip->tell(placeFacts(sightOf(*game_), scene.board(), *spot), about.translated(at_.view->pos()));
}

void PlayPage::Face::open(Corner corner) {
  switch (corner) {
    case Corner::Table: return;
    case Corner::Trade:
    case Corner::Offers: return frame_->openTrade();
    case Corner::Talk: return frame_->openTalk();
  }
}

QList<QWidget*> PlayPage::Face::stops() const {
  return {at_.view, at_.tray, at_.curtain, at_.question, story_, end_, frame_->left(), at_.players, at_.talk};
}

TableFace::Pressed PlayPage::Face::press(const QKeyEvent& key) {
  if (!game_->seen().isCurtainDown()) return TableFace::Pressed::Nothing;
  at_.curtain->press(key);
  return TableFace::Pressed::Something;
}

TableFace::Pressed PlayPage::Face::putAway() {
  return frame_->closeTrade() || frame_->closeTalk() ? TableFace::Pressed::Something : TableFace::Pressed::Nothing;
}

void PlayPage::Face::retranslate() {
  if (watch_) watch_->retranslate();
  frame_->retranslate();
}

PlayPage::PlayPage(ShownGame* game, GameActions* actions, Settings& settings, QWidget* parent)
    : TableDesk(game, actions, settings, parent) {
  open(std::make_unique<Face>(this, game, actions, settings));
}

PlayPage::~PlayPage() {
  hide();
  useTableScale(100);  // other pages have sizes of their own
}

PlayPage::Face& PlayPage::own() const { return static_cast<Face&>(face()); }

/// The scale is that of the page on the screen: others have sizes of their own.
void PlayPage::hideEvent(QHideEvent* event) {
  TableDesk::hideEvent(event);
  useTableScale(100);
  Q_EMIT scaleChanged();
}

void PlayPage::showEvent(QShowEvent* event) {
  TableDesk::showEvent(event);
  face().fold();
}

void PlayPage::offerAgain(Again again) { own().finish().offerAgain(again); }

void PlayPage::focusFirst() {
  if (own().curtain()->isVisibleTo(this)) return own().curtain()->takeFocus();
  TableDesk::focusFirst();
}

}  // namespace tapu

#include "moc_play_page.cpp"
