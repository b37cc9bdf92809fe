// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/table_desk.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QTimer>
#include <utility>

#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/house_rules.h"
#include "app/table/end/end_sheet.h"
#include "app/table/frame/table_board.h"
#include "app/table/hand/build_row.h"
#include "app/table/hand/hand_strip.h"
#include "app/table/people/notices.h"
#include "app/table/show/event_badge.h"
#include "app/table/show/play_voice.h"
#include "app/table/sight/sight_words.h"
#include "app/table/sight/task_line.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/bargain_panel.h"
#include "app/wire/notice.h"

namespace tapu {

TableDesk::TableDesk(ShownGame* game, GameActions* actions, Settings& settings, QWidget* parent)
    : TablePage(parent),
      game_(game),
      actions_(actions),
      settings_(settings),
      voice_(new PlayVoice(game, new Herald(this), this)) {
  setFocusPolicy(Qt::ClickFocus);  // Tab would stop where nothing shows it
  connect(&settings.game.botPace, &ChangeTeller::changed, this, [this] {
    if (isVisible()) game_->bots().setPace(settings_.game.botPace());  // else it is chosen for another game
  });
}

TableDesk::~TableDesk() {
  // The keyboard moves on now: later it would be offered to parts that are being destroyed.
  hide();
  actions_->disableAll();
  keys_.reset();
}

void TableDesk::open(std::unique_ptr<TableFace> face) {
  face_ = std::move(face);
  at_ = face_->parts();
  share({.notice = at_.notice, .question = at_.question, .task = at_.task, .voice = voice_});
  pick_ = std::make_unique<BoardPick>(game_, *face_, this);
  reasons_ = std::make_unique<PlayReasons>(game_, actions_->at(GameActions::Hint), this, *face_);
  commands_ = std::make_unique<TableCommands>(game_, actions_, settings_, *face_);
  looks_ = std::make_unique<BoardMenu>(game_, actions_, settings_, *face_);
  keys_ = std::make_unique<TableKeys>(game_, actions_, voice_, pick_.get(), *face_, this);
  at_.builds->nameKeys(actions_);
  connectGame();
  connectPanels();
  connectTrade();
  connectWishes();
  setTheme(themeOf(this));
  retranslate();
  applySettings();
  startGame();
  refresh();
}

void TableDesk::connectGame() {
  connect(game_, &ShownGame::gameStarted, this, &TableDesk::startGame);
  connect(game_, &ShownGame::moved, this, [this](const auto&, const auto& events) {
    if (!started_) startGame();
    hear(events);
    refreshSoon();
  });
  connect(game_, &ShownGame::viewerChanged, this, &TableDesk::changeViewer);
  for (const auto signal :
       {&ShownGame::tableChanged, &ShownGame::legalChanged, &ShownGame::phaseChanged, &ShownGame::lobbyChanged,
        &ShownGame::promptChanged, &ShownGame::rankChanged, &ShownGame::finalTableChanged})
    connect(game_, signal, this, [this] { refreshSoon(); });
  connect(game_, &ShownGame::clockChanged, this, &TableDesk::showTime);
  connect(game_, &ShownGame::refused, this, [this](const QString& sentence, const QString& rule) {
    at_.task->complain(sentence, rule);  // without a rule: the server refuses it at the moment
  });
  connect(game_, &ShownGame::chatted, this, [this](const ChatLine& line) {
    const bool isNotice = line.kind == ChatLine::Kind::Notice;
    if (isNotice && isStoreUsable(static_cast<Notice>(line.phrase))) at_.task->complain({});  // it is paused no more
  });
}

void TableDesk::connectPanels() {
  connect(at_.choices, &ChoicePanel::act, this, &TableDesk::submit);
  connect(at_.choices, &ChoicePanel::suggestionWanted, this,
          [this] { at_.choices->choose(suggestedDiscard(game_->seen()) + suggestedGold(game_->seen())); });
  connect(at_.choices, &ChoicePanel::changed, this, [this] { refresh(); });
  connect(at_.hand, &HandStrip::give, this, [this](Resource kind, int by) {
    if (at_.choices->picking()) return at_.choices->stepByClick(kind, by);
    face_->open(TableFace::Corner::Trade);
    at_.trade->step(TradeSide::Give, kind, by);
  });
  connect(at_.hand, &HandStrip::play, commands_.get(), &TableCommands::play);
  connect(at_.hand, &HandStrip::carried, this, [this] { face_->open(TableFace::Corner::Trade); });
  connect(at_.task, &TaskLine::ruleShown, this, [this](const QString& number) { setRuleNumber(this, number); });
  connect(at_.task, &TaskLine::ruleAsked, this, &TableDesk::ruleAsked);
  connect(at_.question, &AskSheet::answered, this, [this] {
    refresh();
    focusFirst();
  });
  connect(at_.talk, &TalkPanel::placeAsked, this, [this](const Event& event) { at_.board->pointOut(event); });
  connect(at_.end, &EndSheet::newGame, this, &TableDesk::newGameWanted);
  connect(at_.end, &EndSheet::startPage, this, &TableDesk::startPageWanted);
  connect(at_.end, &EndSheet::replayAsked, this, &TableDesk::replayWanted);
  connect(at_.end, &EndSheet::againWanted, this, &TableDesk::againWanted);
}

void TableDesk::connectTrade() {
  if (GameChoices::botWishes(settings_).offers == BotOffers::Declined) at_.trade->declineBots();
  at_.trade->setUnasked(settings_.game.unasked());
  connect(at_.trade, &BargainPanel::act, this, &TableDesk::submit);
  connect(at_.trade, &BargainPanel::declinedUnseen, this, [this](const Action& action) {
    //: Said aloud: an offer is declined without a question, as the reader has chosen in the menu of the trade panel
    voice_->say(tr("An offer is declined for you."));
    game_->acts().declineUnseen(action.seat);
  });
  connect(at_.trade, &BargainPanel::unaskedChanged, this,
          [this](const QStringList& names) { settings_.game.unasked.set(names); });
  connect(at_.trade, &BargainPanel::draftChanged, this, [this] { refresh(); });
  connect(at_.trade, &BargainPanel::incomingGone, this, [this] { refreshSoon(); });
  connect(&at_.trade->incoming(), &OfferList::change, this, [this] {
    reasons_->close();  // it would hide what is to be changed
    face_->open(TableFace::Corner::Trade);
  });
}

/// Connects the wishes of the person, which come from the parts of the desk.
void TableDesk::connectWishes() {
  connect(pick_.get(), &BoardPick::wanted, this, &TableDesk::submit);
  connect(pick_.get(), &BoardPick::changed, this, [this] { refresh(); });
  connect(pick_.get(), &BoardPick::refused, this, &TableDesk::tellWithRule);
  connect(at_.board->view().boardScene(), &BoardScene::canceled, this, [this] { cancel(); });
  connect(reasons_.get(), &PlayReasons::deedWanted, this, &TableDesk::submit);
  connect(reasons_.get(), &PlayReasons::changed, this, [this] {
    if (game_->seen().hasGame()) holdBots(sightOf(*game_));
  });
  connect(commands_.get(), &TableCommands::refused, this, &TableDesk::tell);
  connect(commands_.get(), &TableCommands::told, this, &TableDesk::announce);
  connect(looks_.get(), &BoardMenu::done, this, &TableDesk::announce);
  connect(looks_.get(), &BoardMenu::failed, this, &TableDesk::tell);
  connect(commands_.get(), &TableCommands::wanted, this, &TableDesk::submit);
  connect(commands_.get(), &TableCommands::picked, pick_.get(), &BoardPick::press);
}

void TableDesk::startGame() {
  if (!game_->seen().hasGame()) return;
  started_ = true;
  pick_->drop();
  refresh();
  showTime();
}

void TableDesk::hear(const std::vector<Event>& events) {
  at_.stage->hear(events);
  for (const Event& event : events) {
    if (game_->seen().hasGame()) at_.trade->hear(event, sightOf(*game_));
    if (event.kind == EventKind::Traded &&
        (event.seat == game_->seen().viewer() || event.other == game_->seen().viewer()))
      QTimer::singleShot(0, at_.trade, &BargainPanel::clear);
  }
}

void TableDesk::changeViewer() {
  pick_->drop();
  reasons_->close();
  at_.choices->close();
  at_.trade->clear();
  refresh();  // at once: the hand of the former viewer must not stay on the screen
}

/// Milliseconds left on the clock; -1 = no clock runs, as in a pause or without a connection.
qint64 TableDesk::timeLeft() const {
  const bool isRunning = game_->seen().phase() == Client::Phase::Playing && !game_->seen().isPaused();
  return isRunning ? game_->seen().clockLeftMs() : -1;
}

void TableDesk::showTime() {
  face_->showTime(timeLeft());
  at_.choices->setTime(timeLeft());
}

void TableDesk::showPosition() {
  at_.notice->refresh();
  if (!game_->seen().hasGame()) return face_->showPrompt(game_->seen().prompt(), nullptr);
  if (!started_) return startGame();
  const PlaySight now = sightOf(*game_);
  pick_->follow(now);
  setPageTopic(this, face_->topic(now));
  showParts(now);
  pick_->light(now);
  commands_->refresh(now);
  reasons_->refresh(now);
  if (now.state.head.phase == Phase::Over) at_.question->withdraw();  // no question matters any more
  face_->settle(now);
  alertIfMyTurn();
  keys_->refresh(now);
  rollIfWished(now);
}

void TableDesk::showParts(const PlaySight& now) {
  at_.board->showPosition(now, game_->seen().lobby().setup);
  looks_->refresh();
  const bool chose = at_.choices->kind() != ChoicePanel::Kind::None;
  at_.choices->refresh(now);
  at_.choices->setTime(timeLeft());
  if (chose && at_.choices->kind() == ChoicePanel::Kind::None) at_.trade->guardClicks();
  if (timeLeft() < 0) showTime();  // else the clock counts down by itself from what the server told last
  const PromptLine line = face_->prompt(now, pick_->gesture());
  face_->showPrompt(line, &now);
  voice_->tellPrompt(now, line.sentence);
  if (!game_->seen().isWatching()) at_.trade->refresh(now);
  holdBots(now);
  face_->show(now, pick_->thing());
  at_.hand->setPicking(at_.choices->picking());
}

/// Makes bots wait for the only person while they write an answer to an offer or read a hint about it.
void TableDesk::holdBots(const PlaySight& now) {
  const bool isBusy = at_.trade->isCounterBegun() || reasons_->isAboutOffer(now);
  game_->bots().hold(isBusy && now.hasHand() && !game_->seen().isPlayedByBot() ? Held::Yes : Held::No);
}

void TableDesk::rollIfWished(const PlaySight& now) {
  // Not if a card may be played before the throw: then the player decides.
  // Only the person of the settings has wished this: others at this computer throw by hand.
  if (game_->seen().isHotSeat() && now.lobbyName(game_->seen().viewer()) != settings_.shownName()) return;
  if (!rollsAlone_ || lesson_ || !game_->seen().mustDecide() || now.must() != Decision::Roll || now.legal.size() != 1)
    return;
  if (now.legal.contains(roll())) game_->acts().submit(roll());
}

/// Calls the person to the window, if another one is in front, when it becomes their turn.
void TableDesk::alertIfMyTurn() {
  const bool mine = game_->seen().mustDecide();
  if (mine && !wasMyTurn_ && !window()->isActiveWindow()) QApplication::alert(window());
  wasMyTurn_ = mine;
}

void TableDesk::submit(const Action& action) {
  const bool asks = asksBeforeEnd_ && !lesson_ && action.kind == ActionKind::EndTurn;
  const QString left = asks ? freeActText(game_->seen().legal) : QString();
  left.isEmpty() ? send(action) : askBeforeEnd(left);
}

/// Ends the turn if the player still wants to; `left` says what they could do first.
void TableDesk::askBeforeEnd(const QString& left) {
  const auto texts = [left] {
    //: Question at the end of a turn: its title, then the two answers
    return Question::Texts{tr("End your turn?"), left, tr("Go on with the turn"), tr("End turn")};
  };
  ask(texts, [this, turn = game_->seen().state().head.turn] {
    // The clock may have ended that turn meanwhile.
    if (game_->seen().hasGame() && game_->seen().state().head.turn == turn &&
        game_->seen().legal.has(ActionKind::EndTurn))
      send(endTurn());
  });
}

void TableDesk::send(const Action& action) {
  at_.stage->skip();
  pick_->drop();
  reasons_->close();
  at_.trade->follow(action);
  at_.task->complain({});  // why another act was refused is of no matter any more
  game_->acts().submit(action);
}

TableFace::Pressed TableDesk::cancel() {
  const bool wasTold = at_.badge->isVisible();
  at_.badge->end();
  if (reasons_->isShown()) {
    reasons_->close();  // what is chosen so far stays
    return TableFace::Pressed::Something;
  }
  TableFace::Pressed done = pick_->stepBack();
  if (done == TableFace::Pressed::Nothing) done = face_->putAway();
  if (done == TableFace::Pressed::Nothing) done = leavePart();
  refresh();
  return wasTold ? TableFace::Pressed::Something : done;
}

/// Where there is nothing to take back, Esc leads from a field, a list or a button back to the board.
TableFace::Pressed TableDesk::leavePart() {
  QWidget* home = face_->home();
  const QWidget* now = QApplication::focusWidget();
  if (!now || now == home || now == this || !isAncestorOf(now)) return TableFace::Pressed::Nothing;
  home->setFocus(Qt::OtherFocusReason);
  return TableFace::Pressed::Something;
}

TableFace::Pressed TableDesk::press(const QKeyEvent& key) {
  if (face_->press(key) == TableFace::Pressed::Something) return TableFace::Pressed::Something;
  if (key.key() == Qt::Key_Escape) return cancel();
  // A person who has clicked on the board meanwhile has the keyboard there, and still has to choose cards.
  if (at_.choices->takesKeys() && at_.choices->press(key)) return TableFace::Pressed::Something;
  if (const QString why = reasons_->whyNot(key); !why.isEmpty()) {
    tell(why);
    return TableFace::Pressed::Something;
  }
  if (const Complaint why = commands_->whyNot(key); !why.isEmpty()) {
    tellWithRule(why.sentence, why.rule);
    return TableFace::Pressed::Something;
  }
  const bool rolls = key.key() == Qt::Key_Space && key.modifiers() == Qt::NoModifier;
  if (!rolls || !actions_->at(GameActions::Roll)->isEnabled()) return TableFace::Pressed::Nothing;
  submit(roll());
  return TableFace::Pressed::Something;
}

void TableDesk::applySettings() {
  at_.stage->setMotion(wishedMotion(settings_, this));
  rollsAlone_ = settings_.game.autoRoll() == AutoRoll::On;
  asksBeforeEnd_ = settings_.game.askBeforeEnd() == AskBeforeEnd::On;
  refreshSoon();
}

void TableDesk::setTheme(const Theme& theme) { at_.board->view().boardScene()->setTheme(theme); }

void TableDesk::focusFirst() { at_.board->view().setFocus(Qt::OtherFocusReason); }

void TableDesk::takeLesson(QWidget* sheet) {
  lesson_ = std::make_unique<TableLesson>(this, game_, *face_);
  at_.talk->takeIn(TalkPanel::Page::Lesson, sheet);
  at_.lesson->begin();
}

QRect TableDesk::placeOf(const Spoken& spoken) const {
  return lesson_ && game_->seen().hasGame() ? lesson_->placeOf(spoken, pick_->gesture()) : QRect();
}

std::vector<QRect> TableDesk::keptFor(const Spoken& spoken) const {
  return lesson_ ? lesson_->kept(spoken) : std::vector<QRect>();
}

void TableDesk::leadTo(const Spoken& spoken) {
  if (!lesson_) return;
  refresh();  // what is asked may be new
  if (game_->seen().hasGame()) lesson_->leadTo(spoken, pick_->gesture());
}

void TableDesk::retranslate() {
  face_->retranslate();
  //: Name of the page of the game for screen readers: everything at the table
  setSpokenName(this, tr("Table"));
  refreshSoon();
}

bool TableDesk::event(QEvent* event) {
  const auto* key = event->type() == QEvent::ShortcutOverride ? static_cast<QKeyEvent*>(event) : nullptr;
  if (key && face_->takes(*key)) {
    event->accept();
    return true;
  }
  const bool done = TablePage::event(event);
  if (event->type() == QEvent::LayoutRequest) face_->place();
  return done;
}

void TableDesk::resizeEvent(QResizeEvent* event) {
  TablePage::resizeEvent(event);
  face_->fold();
}

void TableDesk::keyPressEvent(QKeyEvent* event) {
  at_.stage->skip();  // a key or a click was meant for what is there already
  if (press(*event) == TableFace::Pressed::Nothing) TablePage::keyPressEvent(event);
}

void TableDesk::mousePressEvent(QMouseEvent* event) {
  at_.stage->skip();
  TablePage::mousePressEvent(event);
}

void TableDesk::changeEvent(QEvent* event) {
  TablePage::changeEvent(event);
  if (!face_) return;
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) setTheme(themeOf(this));
}

}  // namespace tapu

#include "moc_table_desk.cpp"
