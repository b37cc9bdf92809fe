// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_page.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>

#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/client/requests.h"
#include "app/kit/art.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/session/game/waited_for.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/house_rules.h"
#include "app/session/words/chat_words.h"
#include "app/table/board_menu.h"
#include "app/table/hint_sheet.h"
#include "app/table/lesson_places.h"
#include "app/table/place_chip.h"
#include "app/table/play_accessible.h"
#include "app/table/play_choices.h"
#include "app/table/play_details.h"
#include "app/table/play_end.h"
#include "app/table/play_events.h"
#include "app/table/play_finish.h"
#include "app/table/play_gesture.h"
#include "app/table/play_layout.h"
#include "app/table/play_lesson.h"
#include "app/table/play_notices.h"
#include "app/table/play_players.h"
#include "app/table/play_prompt.h"
#include "app/table/play_reasons.h"
#include "app/table/play_stage.h"
#include "app/table/play_story.h"
#include "app/table/play_talk.h"
#include "app/table/play_trade.h"
#include "app/table/play_tray.h"
#include "app/table/play_undo.h"
#include "app/table/play_words.h"
#include "app/table/seats_seen.h"
#include "app/table/table_commands.h"
#include "app/table/trade_history.h"
#include "app/table/typed_move.h"
#include "app/table/watch_table.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// What the page is made of, and what joins it to the controller.
class PlayPage::Impl {
 public:
  Impl(PlayPage* page, GameController* game, GameActions* actions, Settings& settings);

  void connectGame();
  void nameTopics();
  void connectPanels();
  void connectReasons();
  void connectTrade();
  void connectActions();
  void startGame();
  void refreshSoon() { page->refreshSoon(); }
  void showTime();
  void refreshEvents(const PlaySight& sight);
  void refresh() { page->refresh(); }
  void showPosition();
  void refreshTargets(const PlaySight& sight);
  void refreshReasons(const PlaySight& sight);
  PlayReasons::Place placeOfReasons();
  void holdBots(const PlaySight& sight);
  void retranslate();
  void hear(const std::vector<Event>& events);
  void answerOffer(OfferAnswer answer);
  void submit(const Action& action);
  void askBeforeEnd(const QString& left);
  void send(const Action& action);
  void pick(BuildButton::Thing thing);
  void preview(std::unique_ptr<PlayGesture> looked);
  void tellPlace();
  TablePage::Pressed cancel();
  void choose(const std::vector<Action>& actions);
  void connectKeys();
  void playTyped(const QString& text);
  void sayWhyNot(QPointF position);
  void rollIfWished(const PlaySight& now);
  void bringKeysToBoard(const PlaySight& now);
  PlaySight sight() const;
  PlayLayout::Panels panels() const;
  QString lobbyNameOf(SeatId seat) const { return game->lobby().seats.value(seat.value).name; }

  PlayPage* page;
  GameController* game;
  GameActions* actions;
  Settings& settings;
  std::unique_ptr<PlayGesture> gesture;    ///< what the player picks on the board; null: nothing
  std::unique_ptr<PlayGesture> previewed;  ///< of the build button under pointer or keyboard
  bool started = false, rollsAlone = false, asksBeforeEnd = false;
  BotPace wishedPace;                                       ///< in the settings, when they were last read
  ChoicePanel::Kind askedBefore = ChoicePanel::Kind::None;  ///< what was asked then, in place of the trade panel
  Decision mustBefore = Decision::Nothing;  ///< what the person had to decide when the page was last refreshed
  std::optional<BoardSpot> raised,
      pointed;  ///< the target that pointer or key has reached; the place under the pointer

  BoardScene* scene;
  BoardView* view;
  PlayLayout* frame;
  PromptBar* prompt;
  NoticeBar* notice;
  TradePanel* trade;
  ChoicePanel* choices;
  HintSheet* hintSheet;
  Tray* tray;
  CurtainSheet* curtain;
  AskSheet* question;
  EndSheet* end;
  PlayersPanel* players;
  BankRow* bank;
  TalkPanel* talk;
  RoundStrip* round;
  EventBadge* badge;
  PlaceChip* chip;
  PlayVoice* voice;
  TypedMoveSheet* typed;
  UndoCorner* undo;
  StoryPage* story;
  WatchTable* watch = nullptr;         ///< null: the person has a seat
  std::unique_ptr<PlayLesson> lesson;  ///< null: nobody learns here
  PlayStage stage;
  TableCommands commands;
  BoardMenu looks;
  PlayReasons reasons;
  PlayFinish finish;
};

PlayPage::Impl::Impl(PlayPage* ownPage, GameController* ownGame, GameActions* ownActions, Settings& ownSettings)
    : page(ownPage),
      game(ownGame),
      actions(ownActions),
      settings(ownSettings),
      wishedPace(ownSettings.game.botPace()),
      scene(new BoardScene(ownPage)),
      view(new BoardView(scene, ownPage)),
      frame(new PlayLayout(ownPage)),
      prompt(new PromptBar(ownPage)),
      notice(new NoticeBar(ownGame, ownPage)),
      trade(new TradePanel(frame->left())),
      choices(new ChoicePanel(frame->left())),
      hintSheet(new HintSheet(frame->left())),
      tray(new Tray(ownPage)),
      curtain(new CurtainSheet(ownPage)),
      question(new AskSheet(ownPage)),
      end(new EndSheet(ownPage)),
      players(new PlayersPanel(frame->right())),
      bank(new BankRow(frame->right())),
      talk(new TalkPanel(ownGame, ownSettings, frame->right())),
      round(new RoundStrip(ownPage)),
      badge(new EventBadge(ownPage)),
      chip(new PlaceChip(ownPage)),
      voice(new PlayVoice(ownGame, new Herald(ownPage), ownPage)),
      typed(new TypedMoveSheet(ownPage)),
      undo(new UndoCorner(ownPage)),
      story(new StoryPage(ownPage)),
      stage(ownGame, {ownPage, scene, view, frame, prompt, badge, bank, players, tray->hand()}),
      commands(ownGame, ownActions, ownSettings, {prompt, undo, choices, trade}),
      looks(ownGame, ownActions, ownSettings, view),
      reasons(ownGame, placeOfReasons()),
      finish(ownGame, ownSettings, {ownPage, end, story, &stage, frame}, [this] { return sight(); }) {
  nameTopics();
  frame->lay(panels());
  if (GameChoices::botWishes(settings).offers == BotOffers::Declined) trade->declineBots();
  if (!game->isWatching()) return;
  watch = new WatchTable(game, actions, settings, {page, frame, trade, tray, players, scene});
  connect(watch, &WatchTable::changed, page, [this] { refresh(); });
}

PlayLayout::Panels PlayPage::Impl::panels() const {
  return {view, prompt,  notice, trade, choices, hintSheet, tray, curtain, question,
          end,  players, bank,   talk,  round,   badge,     chip, undo,    story};
}

PlayReasons::Place PlayPage::Impl::placeOfReasons() {
  return {page,
          hintSheet,
          talk,
          actions->hint,
          [this](const auto& signs) { scene->setAdvised(signs); },
          [this] { return sight(); },
          [this](InSight shown) { frame->showHint(shown); },
          [this](InSight shown, const QString& why) { undo->refreshLamp(shown, why); },
          [this] { return view; },
          [this] { frame->openTrade(); },
          [this](const QString& news) { page->announce(news); }};
}

PlaySight PlayPage::Impl::sight() const {
  return {game->definition(),
          game->state(),
          game->legal(),
          game->viewer(),
          game->isCurtainDown() ? Curtain::Down : Curtain::Up,
          [this](SeatId seat) { return game->seatName(seat); },
          [this](SeatId seat) { return game->seatColor(seat); },
          [this](SeatId seat) { return lobbyNameOf(seat); },
          nullptr,
          {},
          nullptr,
          [this](SeatId seat) { return game->offerTime(seat); },
          [this](SeatId seat) { return !isPlayedByPerson(game->lobby(), seat); },
          game->isGuided() ? PlaySight::Guided::Yes : PlaySight::Guided::No};
}

void PlayPage::Impl::connectGame() {
  connect(game, &GameController::gameStarted, page, [this] { startGame(); });
  connect(game, &GameController::moved, page, [this](const auto&, const auto& events) {
    if (!started) startGame();
    hear(events);
    refreshSoon();
  });
  connect(game, &GameController::viewerChanged, page, [this] {
    gesture.reset();
    reasons.close();
    choices->close();
    trade->clear();
    refresh();  // at once: the hand of the former viewer must not stay on the screen
  });
  connect(game, &GameController::tableChanged, page, [this] { refreshSoon(); });
  for (const auto signal : {&GameController::legalChanged, &GameController::phaseChanged, &GameController::lobbyChanged,
                            &GameController::promptChanged})
    connect(game, signal, page, [this] { refreshSoon(); });
  connect(game, &GameController::clockChanged, page, [this] { showTime(); });
  connect(game, &GameController::refused, page, [this](const QString& sentence, const QString& rule) {
    prompt->complain(sentence, rule);  // without a rule: the server refuses it at the moment
  });
  auto* waited = new WaitedFor(*game, std::make_shared<SystemClock>(), page);
  connect(waited, &WaitedFor::changed, page, [this] { refreshSoon(); });
  players->setWaited([waited](SeatId seat) { return waited->minutes(seat); });
}

/// Sets what F1 opens over the parts of the table.
void PlayPage::Impl::nameTopics() {
  setRuleTopic(bank, u"bank-trade"_s);
  setRuleTopic(players, u"secret"_s);
  setRuleTopic(prompt->dice(), u"production"_s);
  setRuleTopic(prompt->clock(), u"time"_s);
  setRuleTopic(tray->hand(), u"secret"_s);
  setRuleTopic(curtain, u"hot-seat"_s);
}

void PlayPage::Impl::connectPanels() {
  connect(choices, &ChoicePanel::act, page, [this](const Action& action) { submit(action); });
  connect(tray, &Tray::act, page, [this](const Action& action) { submit(action); });
  connect(tray, &Tray::pick, page, [this](BuildButton::Thing thing) { pick(thing); });
  connect(tray, &Tray::lookedAt, page, [this](BuildButton::Thing thing) { preview(gestureOf(thing)); });
  connect(tray, &Tray::lookedAway, page, [this] { preview(nullptr); });
  connect(tray->hand(), &HandStrip::give, page, [this](Resource kind, int by) {
    if (choices->takesFromHand()) return choices->stepByClick(kind, by);
    frame->openTrade();
    trade->step(TradeSide::Give, kind, by);
  });
  connect(tray->hand(), &HandStrip::play, page, [this](Card card) { choices->askCard(card); });
  const auto openTrade = [this] { frame->openTrade(); };
  connect(tray->hand(), &HandStrip::carried, page, openTrade);
  connect(bank, &BankRow::carried, page, openTrade);
  connect(prompt, &PromptBar::ruleShown, page, [this](const QString& number) { setRuleNumber(page, number); });
  connect(prompt, &PromptBar::ruleAsked, page, &PlayPage::ruleAsked);
  connect(prompt, &PromptBar::hurried, game, &GameController::hurryBots);
  connect(prompt, &PromptBar::stepped, game, &GameController::stepBots);
  connect(question, &AskSheet::answered, page, [this] {
    refresh();
    view->setFocus(Qt::OtherFocusReason);
  });
  connect(choices, &ChoicePanel::suggestionWanted, page, [this] { choices->choose(game->suggestedDiscard()); });
  connect(choices, &ChoicePanel::changed, page, [this] { refresh(); });
  connect(players, &PlayersPanel::asked, page, [this](SeatId seat) {
    auto* details = new PlayerDetails(sight(), seat, seatSeen(*game, seat), players->gone(seat), page);
    details->openBeside(*players->rows()[seat.value]);
  });
  connect(frame, &PlayLayout::rescaled, page, &PlayPage::scaleChanged);
  connect(talk, &TalkPanel::logSizeChanged, page, [this] { frame->setLogSize(settings.view.logSize()); });
  connect(talk, &TalkPanel::placeAsked, page, [this](const Event& event) { stage.pointOut(event); });
  connect(round, &RoundStrip::asked, page,
          [this](RoundEvent event) { stage.announce(announcementOf(event, game->definition().rules.options)); });
  connect(curtain, &CurtainSheet::lifted, page, [this] { game->liftCurtain(); });
  connect(undo, &UndoCorner::wanted, game, &GameController::takeBack);
  connect(scene, &BoardScene::chosen, page, [this](const std::vector<Action>& chosen) { choose(chosen); });
  connect(scene, &BoardScene::missed, page, [this](QPointF position) { sayWhyNot(position); });
  connect(scene, &BoardScene::raised, page, [this](const std::vector<Action>& reached) {
    raised = reached.empty() ? std::nullopt : spotOf(reached.front());
    tellPlace();
  });
  connect(view, &BoardView::pointed, page, [this](const std::optional<BoardSpot>& spot) {
    pointed = spot;
    tellPlace();
  });
  connect(scene, &BoardScene::canceled, page, [this] { cancel(); });
}

/// What tells why: hints of the reader, and reasons of bots in the log.
void PlayPage::Impl::connectReasons() {
  connect(undo, &UndoCorner::hintWanted, &reasons, &PlayReasons::toggle);
  connect(actions->hint, &QAction::triggered, &reasons, &PlayReasons::toggle);
  connect(&reasons, &PlayReasons::changed, page, [this] {
    if (game->hasGame()) holdBots(sight());
  });
}

void PlayPage::Impl::connectTrade() {
  connect(trade, &TradePanel::act, page, [this](const Action& action) { submit(action); });
  connect(trade, &TradePanel::declinedUnseen, game, &GameController::submit);
  trade->setUnasked(settings.game.unasked());
  connect(trade, &TradePanel::unaskedChanged, page,
          [this](const QStringList& names) { settings.game.unasked.set(names); });
  connect(trade, &TradePanel::draftChanged, page, [this] { refresh(); });
  connect(&trade->incoming(), &OfferList::change, &reasons, &PlayReasons::close);  // the steppers must be in sight
  reasons.join(trade);
  connect(&reasons, &PlayReasons::deedWanted, page, [this](const Action& wanted) { submit(wanted); });
  connect(trade, &TradePanel::incomingGone, page, [this] { refreshSoon(); });
  connect(trade, &TradePanel::asking, page, [this](Resource kind) { game->sayPhrase(askingPhrase(kind)); });
  connect(trade, &TradePanel::historyWanted, page, [this] { (new TradeHistory(*game, page))->show(); });
  connect(game, &GameController::chatted, page, [this](const ChatLine& line) {
    if (const Resource kind = askedBy(line); kind != Resource::None && line.seat) trade->hearAsking(line.seat, kind);
  });
}

void PlayPage::Impl::connectActions() {
  prompt->nameKeys(actions);
  tray->nameKeys(actions);
  undo->nameKey(actions->takeBack);
  undo->nameHintKey(actions->hint);
  connect(actions->roll, &QAction::triggered, page, [this] { submit(roll()); });
  connect(actions->endTurn, &QAction::triggered, page, [this] { submit(endTurn()); });
  connect(actions->trade, &QAction::triggered, page, [this] {
    frame->openTrade();
    trade->takeFocus();
  });
  connect(actions->acceptOffer, &QAction::triggered, page, [this] { answerOffer(OfferAnswer::Accepted); });
  connect(actions->declineOffer, &QAction::triggered, page, [this] { answerOffer(OfferAnswer::Declined); });
  for (int i = 0; i < GameActions::kBuilds; ++i)
    connect(actions->build[static_cast<std::size_t>(i)], &QAction::triggered, page,
            [this, i] { pick(static_cast<BuildButton::Thing>(i)); });
  connect(&commands, &TableCommands::refused, page, &PlayPage::tell);
  connect(&looks, &BoardMenu::done, page, &PlayPage::announce);
  connect(&looks, &BoardMenu::failed, page, &PlayPage::tell);
  connect(actions->showLog, &QAction::triggered, page, [this] {
    talk->bringLogBack();
    frame->openTalk();
    talk->show(TalkPanel::Page::Log);
  });
  connect(actions->showChat, &QAction::triggered, page, [this] {
    frame->openTalk();
    talk->show(TalkPanel::Page::Chat);
    talk->message()->setFocus(Qt::ShortcutFocusReason);
  });
  for (QAction* action : {actions->showLog, actions->showChat}) action->setEnabled(true);
}

/// Accepts or declines the uppermost offer once it is in sight; brings it there before.
void PlayPage::Impl::answerOffer(OfferAnswer answer) {
  const bool inSight = trade->isVisible();
  frame->openTrade();
  if (inSight) trade->incoming().answerFirst(answer);
}

void PlayPage::Impl::startGame() {
  if (!game->hasGame()) return;
  started = true;
  const Setup& setup = game->lobby().setup;
  if (!scene->hasBoard() || !(scene->board() == setup.board)) {
    scene->setBoard(setup.board);
    looks.boardIsSet();
  }
  gesture.reset();
  refresh();
  showTime();
}

void PlayPage::Impl::showTime() {
  const qint64 left = page->timeLeft();
  prompt->clock()->start(left);
  tray->showTime(game->mustDecide() ? left : -1);
  choices->setTime(left);
}

void PlayPage::Impl::showPosition() {
  notice->refresh();
  if (!game->hasGame()) return prompt->refresh(game->prompt());
  if (!started) return startGame();
  const PlaySight now = sight();
  if (gesture && !gesture->fits(now.must())) gesture.reset();
  if (gesture && gesture->fits(Decision::Robber) && choices->kind() != ChoicePanel::Kind::Victim) gesture.reset();
  setPageTopic(page, topicOfTask(now));
  std::vector<int> colors;
  for (int i = 0; i < now.state.seats.size(); ++i) colors.push_back(game->seatColor(SeatId(i)));
  scene->setSeatColors(std::move(colors));
  scene->setState(now.state);
  looks.refresh();
  choices->refresh(now);
  choices->setTime(page->timeLeft());
  if (page->timeLeft() < 0) showTime();
  refreshEvents(now);
  prompt->refresh(gesture ? yourTurn(gesture->task()) : game->prompt(), &now);
  voice->tellPrompt(now, prompt->accessibleName());
  if (!watch) trade->refresh(now);
  holdBots(now);
  if (!watch) tray->refresh(now, thingOf(gesture.get()));
  tray->hand()->setPicking(choices->picking());
  players->refresh(now, lobbySeen(*game), isCutOffForGood(*game) ? TableIs::Closed : TableIs::Open);
  bank->refresh(now);
  refreshTargets(now);
  commands.refresh(now);
  refreshReasons(now);
  tellPlace();
  const bool over = now.state.head.phase == Phase::Over, hidden = now.curtain == Curtain::Down && !over;
  finish.refresh(now);
  if (hidden) curtain->refresh(game->seatName(now.viewer), game->seatColor(now.viewer));
  const bool fell = hidden && curtain->isHidden();
  if (over) question->withdraw();  // the game is over: no question matters any more
  const bool asks = question->isAsking();
  question->setVisible(asks);
  end->setVisible(over && !asks);
  curtain->setVisible(hidden && !asks);
  tray->setVisible(!over && !hidden && !asks);
  if (watch) watch->refresh(now, over || asks ? WatchTable::Room::Taken : WatchTable::Room::Free);
  if (fell) curtain->takeFocus();
  frame->refreshLeft();
  page->alertIfMyTurn();
  bringKeysToBoard(now);
  rollIfWished(now);
}

void PlayPage::Impl::refreshTargets(const PlaySight& now) {
  const PlayGesture* shown = gesture ? gesture.get() : previewed.get();
  const std::vector<Action> targets = litActions(now, shown);
  const auto owners = gesture ? gesture->owners(now) : std::vector<std::pair<CornerId, Action>>();
  const std::optional<BoardSpot> picked = shown ? shown->picked() : std::nullopt;
  if (!picked)
    scene->clearPicked();
  else if (picked->kind == BoardSpot::Kind::Hex)
    scene->markPicked(HexId(picked->place));
  else
    scene->markPicked(EdgeId(picked->place));
  if (!owners.empty())
    scene->setOwnersAsTargets(owners);
  else if (targets.empty())
    scene->clearTargets();
  else
    scene->setTargets(targets, now.color(now.viewer), Ghosts::Shown, shown ? shown->end() : MoveEnd::From);
}

/// Whoever writes an answer to an offer, or reads what it deserves, is waited for where no other person plays.
void PlayPage::Impl::holdBots(const PlaySight& now) {
  const bool isBusy = trade->isCounterBegun() || reasons.isAboutOffer(now);
  game->holdBots(isBusy && now.hasHand() && !game->isPlayedByBot() ? Held::Yes : Held::No);
}

void PlayPage::Impl::refreshReasons(const PlaySight& now) {
  const ChoicePanel::Kind asked = choices->kind();
  if (std::exchange(askedBefore, asked) != asked && asked != ChoicePanel::Kind::None)
    reasons.close();  // a new question has come: the sheet would hide it
  reasons.narrowTo(choices->robbers());
  reasons.refresh(now);
}

void PlayPage::Impl::refreshEvents(const PlaySight& now) {
  round->refresh(now);
  std::vector<HexMark> marks;
  for (RoundEvent event : eventsInForce(now.state))
    for (HexId hex : hexesAtStake(now.definition, now.state, event)) marks.push_back({hex, event});
  scene->setMarks(marks);
}

/// Where only a place on the board can be chosen next, the keyboard goes there, unless somebody writes meanwhile.
void PlayPage::Impl::bringKeysToBoard(const PlaySight& now) {
  const Decision must = now.must();
  if (std::exchange(mustBefore, must) == must) return;
  const bool places =
      must == Decision::Settlement || must == Decision::Road || must == Decision::Robber || must == Decision::FreeRoute;
  const QWidget* focus = QApplication::focusWidget();
  if (!places || !focus || !page->isAncestorOf(focus) || focus->testAttribute(Qt::WA_InputMethodEnabled) ||
      QApplication::activePopupWidget() || question->isAsking())
    return;
  view->setFocus(Qt::OtherFocusReason);
}

void PlayPage::Impl::hear(const std::vector<Event>& events) {
  stage.hear(events);
  for (const Event& event : events) {
    if (game->hasGame()) trade->hear(event, sight());
    if (event.kind == EventKind::GameWon) finish.openSoon();
    if (event.kind == EventKind::Traded && (event.seat == game->viewer() || event.other == game->viewer()))
      QTimer::singleShot(0, trade, &TradePanel::clear);
  }
}

void PlayPage::Impl::submit(const Action& action) {
  if (asksBeforeEnd && !lesson && action.kind == ActionKind::EndTurn) {
    if (const QString left = freeActText(game->legal()); !left.isEmpty()) return askBeforeEnd(left);
  }
  send(action);
}

/// Ends the turn if the player still wants to; `left` says what they could do first.
void PlayPage::Impl::askBeforeEnd(const QString& left) {
  const auto texts = [left] {
    //: Question at the end of a turn: its title, then the two answers
    return Question::Texts{PlayPage::tr("End your turn?"), left, PlayPage::tr("Go on with the turn"),
                           PlayPage::tr("End turn")};
  };
  page->ask(texts, [this, turn = game->state().head.turn] {
    // The clock may have ended that turn meanwhile.
    if (game->hasGame() && game->state().head.turn == turn && game->legal().has(ActionKind::EndTurn)) send(endTurn());
  });
}

void PlayPage::Impl::send(const Action& action) {
  stage.skip();
  gesture.reset();
  reasons.close();
  trade->follow(action);
  prompt->complain({});  // why another act was refused is of no matter any more
  game->submit(action);
}

void PlayPage::Impl::pick(BuildButton::Thing thing) {
  if (thing == BuildButton::Thing::Card) return submit(buyCard());
  const bool isAgain = thingOf(gesture.get()) == thing;
  gesture = isAgain ? nullptr : gestureOf(thing);
  if (gesture) view->setFocus(Qt::OtherFocusReason);
  refresh();
}

void PlayPage::Impl::preview(std::unique_ptr<PlayGesture> looked) {
  const bool isSame = thingOf(looked.get()) == thingOf(previewed.get());
  previewed = std::move(looked);
  if (isSame || gesture || !game->hasGame()) return;
  if (const PlaySight now = sight(); mayChoosePiece(now.must())) refreshTargets(now);
}

void PlayPage::Impl::tellPlace() {
  const std::optional<BoardSpot> spot = raised ? raised : pointed;
  if (!spot || !game->hasGame() || !scene->hasBoard()) return chip->tell({});
  const QPointF middle = middleOf(*spot, scene->board(), scene->map(), scene->bearing());
  const double side = 2.6 * kHexWidth;  // the place and the hexes around it
  const QRect about = view->mapFromScene(around(middle, side, side)).boundingRect();
  chip->tell(placeFacts(sight(), scene->board(), *spot), about.translated(view->pos()));
}

TablePage::Pressed PlayPage::Impl::cancel() {
  const bool asks = choices->kind() == ChoicePanel::Kind::Card || choices->kind() == ChoicePanel::Kind::Victim;
  const bool isNothing = !badge->isVisible() && !gesture && !asks;
  badge->end();
  if (reasons.isShown()) return reasons.close(), Pressed::Something;  // what is chosen so far stays
  if (gesture) gesture = gesture->canceled();
  if (asks) choices->close();
  refresh();
  return isNothing ? Pressed::Nothing : Pressed::Something;
}

void PlayPage::Impl::choose(const std::vector<Action>& chosen) {
  if (chosen.empty()) return;
  if (auto next = gesture ? gesture->chosen(chosen) : nullptr) {
    gesture = std::move(next);
    return refresh();
  }
  if (chosen.size() == 1) return submit(chosen.front());
  QStringList names;
  for (const Action& robber : chosen) names << game->seatName(robber.seat);
  gesture = victimGesture(chosen, names);
  choices->askVictim(chosen);
}

/// For a click on a place that is not lit: shows why the piece cannot be placed there, with a link to the rule.
void PlayPage::Impl::sayWhyNot(QPointF position) {
  const PlaySight now = sight();
  const auto meant = actionMeant(now, gesture.get(), scene->map(), position, scene->bearing());
  if (!meant) return;
  if (const Complaint refusal = now.refusalOf(*meant); !refusal.isEmpty())
    page->tellWithRule(refusal.sentence, refusal.rule);
}

/// What keyboard and screen reader need beside the panels.
void PlayPage::Impl::connectKeys() {
  view->setTeller([this](const BoardSpot& spot) -> SpotText {
    if (!game->hasGame()) return {spotParts(scene->board(), scene->map(), spot).join(u"; "_s), {}};
    return spokenPlace(sight(), scene->board(), spot, view->mayPress(spot) ? Choosable::Yes : Choosable::No);
  });
  connect(actions->typeMove, &QAction::triggered, typed, &TypedMoveSheet::open);
  connect(typed, &TypedMoveSheet::typed, page, [this](const QString& text) { playTyped(text); });
  connect(typed, &TypedMoveSheet::closed, page, [this] { view->setFocus(Qt::OtherFocusReason); });
  connect(actions->nextPart, &QAction::triggered, page, [this] {
    focusPartAfter({view, tray, curtain, question, story, end, frame->left(), frame->right()});
  });
  for (QAction* action : {actions->typeMove, actions->nextPart}) action->setEnabled(true);
}

void PlayPage::Impl::playTyped(const QString& text) {
  if (!game->hasGame()) return;
  const TypedMove move = readMove(sight(), text);
  if (!move.problem.isEmpty()) {
    voice->say(move.problem);
    return typed->complain(move.problem);
  }
  typed->hide();
  view->setFocus(Qt::OtherFocusReason);
  gesture.reset();
  choose(move.actions);
}

void PlayPage::Impl::rollIfWished(const PlaySight& now) {
  // Not if a card may be played before the throw: then the player decides.
  // Whoever wishes it is the person of the settings: another one at this computer throws by hand.
  if (game->isHotSeat() && lobbyNameOf(game->viewer()) != settings.shownName()) return;
  if (!rollsAlone || lesson || !game->mustDecide() || now.must() != Decision::Roll || now.legal.size() != 1) return;
  if (now.legal.contains(roll())) game->submit(roll());
}

void PlayPage::Impl::retranslate() {
  if (watch) watch->retranslate();
  frame->retranslate();
  //: Name of the page of the game for screen readers: everything at the table
  page->setAccessibleName(PlayPage::tr("Table"));
  refreshSoon();
}

PlayPage::PlayPage(GameController* game, GameActions* actions, Settings& settings, QWidget* parent)
    : TablePage(game, parent), impl_(std::make_unique<Impl>(this, game, actions, settings)) {
  share({impl_->notice, impl_->question, impl_->prompt->taskLine(), impl_->voice});
  setFocusPolicy(Qt::ClickFocus);  // Tab would stop where nothing shows it
  impl_->connectGame();
  impl_->connectPanels();
  impl_->connectReasons();
  impl_->connectTrade();
  impl_->connectActions();
  impl_->connectKeys();
  impl_->scene->setTheme(themeOf(this));
  impl_->frame->setLogSize(settings.view.logSize());
  impl_->retranslate();
  applySettings();
  impl_->startGame();
  impl_->refresh();
}

PlayPage::~PlayPage() {
  // What is asked while the parts go must not come to what the page was made of: the keyboard moves on now.
  hide();
  impl_->view->setTeller({});
  impl_->actions->disableAll();
  useTableScale(100);  // other pages have sizes of their own
}

/// The scale is that of the page on the screen: others have sizes of their own.
void PlayPage::hideEvent(QHideEvent* event) {
  TablePage::hideEvent(event);
  useTableScale(100);
  Q_EMIT scaleChanged();
}

void PlayPage::showEvent(QShowEvent* event) {
  TablePage::showEvent(event);
  impl_->frame->fold();
}

void PlayPage::applySettings() {
  impl_->stage.setMotion(wishedMotion(impl_->settings, this));
  impl_->rollsAlone = impl_->settings.game.autoRoll() == AutoRoll::On;
  impl_->asksBeforeEnd = impl_->settings.game.askBeforeEnd() == AskBeforeEnd::On;
  const BotPace wished = impl_->settings.game.botPace();
  if (std::exchange(impl_->wishedPace, wished) != wished) impl_->game->setBotPace(wished);
  impl_->refreshSoon();
}

void PlayPage::showPosition() { impl_->showPosition(); }

void PlayPage::offerAgain(Again again) { impl_->finish.offerAgain(again); }

void PlayPage::setTheme(const Theme& theme) { impl_->scene->setTheme(theme); }

bool PlayPage::event(QEvent* event) {
  const bool done = TablePage::event(event);
  if (event->type() == QEvent::LayoutRequest) impl_->frame->place();
  return done;
}

void PlayPage::resizeEvent(QResizeEvent* event) {
  TablePage::resizeEvent(event);
  impl_->frame->fold();
}

QWidget* PlayPage::board() const { return impl_->view; }

void PlayPage::focusFirst() {
  if (impl_->curtain->isVisibleTo(this)) return impl_->curtain->takeFocus();
  TablePage::focusFirst();
}

void PlayPage::takeLesson(QWidget* sheet) {
  impl_->lesson = std::make_unique<PlayLesson>(this, impl_->game, impl_->frame, impl_->panels());
  impl_->talk->takeIn(TalkPanel::Page::Lesson, sheet);
}

QRect PlayPage::placeOf(const Spoken& spoken) const {
  if (!impl_->lesson || !impl_->game->hasGame()) return {};
  return impl_->lesson->placeOf(spoken, impl_->sight(), impl_->gesture.get());
}

std::vector<QRect> PlayPage::keptFor(const Spoken& spoken) const {
  return impl_->lesson ? impl_->lesson->kept(spoken) : std::vector<QRect>();
}

void PlayPage::leadTo(const Spoken& spoken) {
  if (!impl_->lesson) return;
  impl_->refresh();  // what is asked may be new
  if (impl_->game->hasGame()) impl_->lesson->leadTo(spoken, impl_->sight(), impl_->gesture.get());
}

void PlayPage::skipMotion() { impl_->stage.skip(); }

void PlayPage::retranslate() { impl_->retranslate(); }

TablePage::Pressed PlayPage::press(const QKeyEvent& key) {
  if (impl_->game->isCurtainDown()) return impl_->curtain->press(key), Pressed::Something;
  if (key.key() == Qt::Key_Escape) return impl_->cancel();
  // Whoever clicked on the board meanwhile has the keyboard there, and still has to choose cards.
  if (impl_->choices->takesFromHand() && impl_->choices->press(key)) return Pressed::Something;
  if (const QString why = impl_->reasons.whyNot(key); !why.isEmpty()) return tell(why), Pressed::Something;
  const bool rolls = key.key() == Qt::Key_Space && key.modifiers() == Qt::NoModifier;
  if (!rolls || !impl_->actions->roll->isEnabled()) return Pressed::Nothing;
  return impl_->submit(roll()), Pressed::Something;
}

}  // namespace tapu

#include "moc_play_page.cpp"
