// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_page.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>

#include "app/hall/hall_guide.h"
#include "app/hall/hall_layout.h"
#include "app/hall/hall_ranking.h"
#include "app/hall/hall_stage.h"
#include "app/kit/banner.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/session/words/chat_words.h"
#include "app/table/hint_sheet.h"
#include "app/table/lesson_places.h"
#include "app/table/play_accessible.h"
#include "app/table/play_end.h"
#include "app/table/play_offers.h"
#include "app/table/play_reasons.h"
#include "app/table/play_words.h"
#include "app/table/seats_seen.h"
#include "app/text/names_of_things.h"
#include "engine/rules/trade.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// What the page is made of, and what joins it to the controller.
class HallPage::Impl {
 public:
  Impl(HallPage* page, GameController* game, GameActions* actions, Settings& settings);

  void connectGame();
  void connectPanels();
  void connectBoard();
  void connectReasons();
  void connectActions();
  void connectLook();
  void startGame();
  void refreshSoon() { page->refreshSoon(); }
  void refresh() { page->refresh(); }
  void showPosition();
  void refreshBoard(const PlaySight& now);
  void refreshSeats(const PlaySight& now);
  void refreshFoot(const PlaySight& now);
  void refreshOffers();
  void refreshActions(const PlaySight& now);
  PlayReasons::Place placeOfReasons();
  void refreshBanner();
  PromptLine promptLine(const PlaySight& now) const;
  std::vector<CornerSign> bonusSigns(const PlaySight& now, const std::vector<Action>& lit) const;
  void showTime();
  void answerOffer(OfferAnswer answer);
  bool mayShowOffers() const;
  void guardTrade();
  void submit(const Action& action);
  void pick(BuildButton::Thing thing);
  void preview(std::unique_ptr<PlayGesture> looked);
  void choose(const std::vector<Action>& actions);
  void tellCorner(const std::vector<Action>& raised, QPoint at);
  void sayWhyNot(QPointF position);
  void cancel();
  void openChain();
  void closeChain();
  void retranslate();
  PlaySight sight() const;
  HallLayout::Panels panels() const;
  std::optional<BuildButton::Thing> buttonFirst(const Spoken& spoken) const;
  LobbySeat held(SeatId seat) const { return seatSeen(*game, seat); }

  HallPage* page;
  GameController* game;
  GameActions* actions;
  Settings& settings;
  std::unique_ptr<PlayGesture> gesture, previewed;  ///< as those of PlayPage
  std::optional<Action> startCityNext;              ///< to be sent once the choice of cards is acknowledged
  bool started = false;
  int openOffers = 0;

  HallBoard* board;
  HallHeader* header;
  NoticeBar* notice;
  Banner* banner;  ///< of the organizer
  std::array<SeatChip*, HallSeats::kBoards> facing{}, own{};
  HallTrade* trade;
  HallHand* hand;
  TalkPanel* talk;
  OfferList* offers;
  Words* nobodyOffers;  ///< in place of offers
  HallRanking* ranking;
  ChoicePanel* choices;
  HintSheet* hintSheet;
  HallStart* start;
  AskSheet* question;
  EndSheet* end;
  EventBadge* badge;
  LessonStrip* lesson;
  HallChain* chain;
  PlayVoice* voice;
  HallLayout* frame;
  HallStage stage;
  PlayReasons reasons;
  std::unique_ptr<HallGuide> guide;  ///< null: nobody has a lesson here
};

HallPage::Impl::Impl(HallPage* ownPage, GameController* ownGame, GameActions* ownActions, Settings& ownSettings)
    : page(ownPage),
      game(ownGame),
      actions(ownActions),
      settings(ownSettings),
      board(new HallBoard(ownPage)),
      header(new HallHeader(ownPage)),
      notice(new NoticeBar(ownGame, ownPage)),
      banner(new Banner(u"sound"_s, ownPage)),
      trade(new HallTrade(ownPage)),
      hand(new HallHand(ownPage)),
      talk(new TalkPanel(ownGame, ownSettings, ownPage, TalkPanel::Shape::Flat)),
      offers(new OfferList(ownPage)),
      nobodyOffers(new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, ownPage)),
      ranking(new HallRanking(ownPage)),
      choices(new ChoicePanel(ownPage, ChoicePanel::Shape::Flat)),
      hintSheet(new HintSheet(ownPage, HintSheet::Shape::Flat)),
      start(new HallStart(ownPage)),
      question(new AskSheet(ownPage)),
      end(new EndSheet(ownPage)),
      badge(new EventBadge(ownPage)),
      lesson(new LessonStrip(ownPage)),
      chain(new HallChain(ownGame, ownPage)),
      voice(new PlayVoice(ownGame, new Herald(ownPage), ownPage)),
      frame(new HallLayout(ownPage)),
      stage(ownGame, {ownPage, header, badge, board, offers, trade}),
      reasons(ownGame, placeOfReasons()) {
  for (auto* row : {&facing, &own})
    for (SeatChip*& chip : *row) chip = new SeatChip(ownPage);
  talk->takeIn(TalkPanel::Page::Ranking, ranking);
  auto* offersTab = new QWidget(ownPage);
  auto* column = new QVBoxLayout(offersTab);
  column->setContentsMargins(0, 0, 4, 0);
  column->addWidget(nobodyOffers);
  column->addWidget(offers);
  column->addStretch(1);
  talk->takeIn(TalkPanel::Page::Offers, offersTab);
  frame->lay(panels());
  lesson->setSeen(settings.game.lessonsSeen());
  trade->setUnasked(settings.game.unasked());
}

namespace {

/// The section of the rules about what goes on.
QString topicOf(const PlaySight& sight) {
  if (sight.must() == Decision::Start) return u"big-start"_s;
  if (sight.must() == Decision::Discard) return u"discard"_s;
  return sight.state.head.phase == Phase::Over ? u"winning"_s : u"clock"_s;
}

/// Something below the boards has to be answered, or is the last thing to be read.
bool isAskedBelow(const PlaySight& sight) {
  const bool chooses = sight.must() == Decision::Start || sight.must() == Decision::Discard;
  return chooses || sight.state.head.phase == Phase::Over;
}

}  // namespace

HallLayout::Panels HallPage::Impl::panels() const {
  return {board,   header,    notice, banner,   facing, own,   trade,  hand, talk,
          choices, hintSheet, start,  question, end,    badge, lesson, chain};
}

PlaySight HallPage::Impl::sight() const {
  return {game->definition(),
          game->state(),
          game->legal(),
          game->viewer(),
          game->isCurtainDown() ? Curtain::Down : Curtain::Up,
          [this](SeatId seat) { return game->seatName(seat); },
          [this](SeatId seat) { return game->seatColor(seat); },
          [this](SeatId seat) { return held(seat).name; },
          game->window(),
          game->rank(),
          game->commonNews(),
          [this](SeatId seat) { return game->offerTime(seat); },
          {},
          game->isGuided() ? PlaySight::Guided::Yes : PlaySight::Guided::No};
}

void HallPage::Impl::connectGame() {
  connect(game, &GameController::gameStarted, page, [this] { startGame(); });
  connect(game, &GameController::moved, page, [this](const auto&, const auto& events) {
    if (!started) startGame();
    stage.hear(events);
    refreshSoon();
  });
  for (const auto signal :
       {&GameController::legalChanged, &GameController::phaseChanged, &GameController::lobbyChanged,
        &GameController::promptChanged, &GameController::viewerChanged, &GameController::tableChanged})
    connect(game, signal, page, [this] { refreshSoon(); });
  connect(game, &GameController::clockChanged, page, [this] { showTime(); });
  for (const auto told : {&GameController::rankChanged, &GameController::finalTableChanged})
    connect(game, told, page, [this] { refreshSoon(); });
  connect(game, &GameController::targetReached, page, [this](const QString& sentence) {
    stage.tellAll(sentence);
    page->announce(sentence);
  });
  connect(game, &GameController::organizerLineChanged, page, [this] { refreshBanner(); });
  connect(game, &GameController::refused, page, [this](const QString& sentence, const QString& rule) {
    startCityNext.reset();
    header->task()->complain(sentence, rule);
  });
}

void HallPage::Impl::connectPanels() {
  const auto send = [this](const Action& action) { submit(action); };
  connect(header, &HallHeader::act, page, send);
  connect(trade, &HallTrade::act, page, send);
  connect(offers, &OfferList::act, page, send);
  connect(choices, &ChoicePanel::act, page, send);
  connect(header->task(), &TaskLine::ruleAsked, page, &HallPage::ruleAsked);
  connect(header->task(), &TaskLine::ruleShown, page, [this](const QString& number) { setRuleNumber(page, number); });
  connect(offers, &OfferList::change, page, [this](SeatId offerer) {
    reasons.close();  // it would hide what is to be changed
    frame->openTrade();
    trade->startCounter(offerer);
  });
  connect(offers, &OfferList::gone, page, [this] { refreshSoon(); });
  connect(trade, &HallTrade::draftChanged, page, [this] { refresh(); });
  connect(trade, &HallTrade::left, page, [this] { board->setFocus(Qt::OtherFocusReason); });
  connect(trade, &HallTrade::unaskedChanged, page,
          [this](const QStringList& names) { settings.game.unasked.set(names); });
  connect(choices, &ChoicePanel::suggestionWanted, page, [this] { choices->choose(game->suggestedDiscard()); });
  connect(choices, &ChoicePanel::changed, page, [this] { refresh(); });
  connect(start, &HallStart::changed, page, [this] { refreshSoon(); });
  connect(start, &HallStart::confirmed, page, [this](const std::optional<Action>& cards, const Action& city) {
    startCityNext = city;
    const bool isFirst = cards && game->legal().contains(*cards);
    if (isFirst) submit(*cards);
    refreshSoon();
  });
  connect(hand, &HallHand::pick, page, [this](BuildButton::Thing thing) { pick(thing); });
  connect(hand, &HallHand::lookedAt, page, [this](BuildButton::Thing thing) { preview(gestureOf(thing)); });
  connect(hand, &HallHand::lookedAway, page, [this] { preview(nullptr); });
  connect(hand->hand(), &HandStrip::give, page, [this](Resource kind, int by) {
    if (choices->takesFromHand()) return choices->stepByClick(kind, by);
    frame->openTrade();
    trade->step(TradeSide::Give, kind, by);
  });
  connect(hand->hand(), &HandStrip::play, page, [this](Card card) { choices->askCard(card); });
  connect(talk, &TalkPanel::placeAsked, page, [this](const Event& event) { board->pointOut(event); });
  connect(question, &AskSheet::answered, page, [this] {
    refresh();
    board->setFocus(Qt::OtherFocusReason);
  });
  connect(banner, &Banner::closed, game, &GameController::putOrganizerLineAway);
  connect(end, &EndSheet::newGame, page, &HallPage::newGameWanted);
  connect(end, &EndSheet::startPage, page, &HallPage::startPageWanted);
  connect(end, &EndSheet::replayAsked, page, &HallPage::replayWanted);
  connect(end, &EndSheet::storyAsked, page, &HallPage::resultsWanted);
  connect(lesson, &LessonStrip::seen, page, [this](const QStringList& names) {
    settings.game.lessonsSeen.set(names);
    refreshSoon();
  });
}

void HallPage::Impl::connectBoard() {
  connect(board, &HallBoard::chosen, page, [this](const std::vector<Action>& chosen) { choose(chosen); });
  connect(board, &HallBoard::raised, page,
          [this](const std::vector<Action>& raised, QPoint at) { tellCorner(raised, at); });
  connect(board->boardScene(), &BoardScene::missed, page, [this](QPointF position) { sayWhyNot(position); });
  connect(board->boardScene(), &BoardScene::canceled, page, [this] { cancel(); });
}

/// What tells why: hints of the reader, and reasons of bots in the log.
void HallPage::Impl::connectReasons() {
  header->nameHintKey(actions->hint);
  const auto toggleHint = [this] {
    if (game->hasGame()) closeChain();
    reasons.toggle();
  };
  connect(header, &HallHeader::hintWanted, page, toggleHint);
  connect(actions->hint, &QAction::triggered, page, toggleHint);
  reasons.join(trade);
  connect(&reasons, &PlayReasons::deedWanted, page, [this](const Action& wanted) { submit(wanted); });
  connect(&reasons, &PlayReasons::changed, page, [this] {  // it may be about an offer
    if (reasons.isShown() && offers->open() > 0 && mayShowOffers()) talk->show(TalkPanel::Page::Offers);
  });
}

void HallPage::Impl::connectActions() {
  actions->setCourse(GameActions::Course::Rounds);
  hand->nameKeys(actions);
  header->nameKey(actions->endTurn);
  connect(actions->hurry, &QAction::triggered, page, [this] { game->hurryBots(); });
  connect(actions->endTurn, &QAction::triggered, page, [this] { submit(header->doneAction()); });
  connect(actions->trade, &QAction::triggered, page, [this] {
    closeChain();
    frame->openTrade();
    trade->takeFocus();
  });
  connect(actions->acceptOffer, &QAction::triggered, page, [this] { answerOffer(OfferAnswer::Accepted); });
  connect(actions->declineOffer, &QAction::triggered, page, [this] { answerOffer(OfferAnswer::Declined); });
  for (int i = 0; i < GameActions::kBuilds; ++i)
    connect(actions->build[static_cast<std::size_t>(i)], &QAction::triggered, page,
            [this, i] { pick(static_cast<BuildButton::Thing>(i)); });
  connectLook();
}

/// What only changes what is seen.
void HallPage::Impl::connectLook() {
  const auto zoom = [this](int steps, void (BoardView::*ofBoards)()) {
    if (!chain->isOpen()) return (board->*ofBoards)();
    steps == 0 ? chain->goHome() : chain->view()->setZoom(chain->view()->zoom() + steps);
  };
  connect(actions->zoomIn, &QAction::triggered, page, [zoom] { zoom(1, &BoardView::zoomIn); });
  connect(actions->zoomOut, &QAction::triggered, page, [zoom] { zoom(-1, &BoardView::zoomOut); });
  connect(actions->fit, &QAction::triggered, page, [zoom] { zoom(0, &BoardView::fit); });
  connect(actions->wholeChain, &QAction::triggered, page, [this] { chain->isOpen() ? closeChain() : openChain(); });
  connect(chain, &HallChain::closeWanted, page, [this] { closeChain(); });
  connect(actions->showLog, &QAction::triggered, page, [this] {
    closeChain();
    talk->show(TalkPanel::Page::Log);
  });
  connect(actions->showChat, &QAction::triggered, page, [this] {
    closeChain();
    talk->show(TalkPanel::Page::Chat);
    talk->message()->setFocus(Qt::ShortcutFocusReason);
  });
  connect(actions->nextPart, &QAction::triggered, page, [this] {
    focusPartAfter({chain, board, question, hintSheet, start, end, choices, trade, hand, talk, header});
  });
  for (QAction* action : {actions->zoomIn, actions->zoomOut, actions->fit, actions->wholeChain, actions->showLog,
                          actions->showChat, actions->nextPart})
    action->setEnabled(true);
}

void HallPage::Impl::startGame() {
  if (!game->hasGame()) return;
  started = true;
  gesture.reset();
  refresh();
  showTime();
}

void HallPage::Impl::showTime() {
  header->showTime(page->timeLeft(), game->hasGame() ? roundTime(game->definition(), game->state()) : RoundTime{});
}

PromptLine HallPage::Impl::promptLine(const PlaySight& now) const {
  if (gesture) {
    const QString task = yourTurn(gesture->task()).task;  // as a sentence of its own
    return {game->prompt().title, task, task};
  }
  if (now.state.head.phase != Phase::Setup || !now.viewer || now.state.head.paused == Paused::Yes)
    return game->prompt();
  const QString number = QLocale().toString(boardNumber(now.window, now.definition.homeOf(now.viewer)));
  const QString where = State::groupOf(now.viewer) == Territory::Moon
                            //: Header before the first round of the Big Game; %1 number of the reader's board
                            ? tr("You are in the Moon group, at board %1").arg(number)
                            //: Header before the first round of the Big Game; %1 number of the reader's board
                            : tr("You are in the Sun group, at board %1").arg(number);
  //: Title of the header before the first round of the Big Game
  return {tr("Start choices"), where, tr("Start choices") + u": "_s + where};
}

void HallPage::Impl::showPosition() {
  notice->refresh();
  if (!game->hasGame()) {
    header->refresh(game->prompt());
    return frame->place();
  }
  if (!started) return startGame();
  const PlaySight now = sight();
  if (gesture && !gesture->fits(now.must())) gesture.reset();
  if (startCityNext && now.legal.contains(*startCityNext)) game->submit(*std::exchange(startCityNext, std::nullopt));
  setPageTopic(page, topicOf(now));
  const bool chose = choices->kind() != ChoicePanel::Kind::None;
  choices->refresh(now);
  if (chose && choices->kind() == ChoicePanel::Kind::None) guardTrade();
  const PromptLine line = promptLine(now);
  header->refresh(line, now, stage.got());
  refreshSeats(now);
  trade->refresh(now);
  hand->refresh(now, thingOf(gesture.get()));
  hand->hand()->setPicking(choices->picking());
  offers->refresh(now, {}, trade->counterTo());
  ranking->refresh(now);
  refreshOffers();
  start->refresh(now);
  if (!guide) lesson->refresh(now);
  refreshBoard(now);
  refreshActions(now);
  reasons.refresh(now);
  refreshFoot(now);
  stage.announceRound(now);
  if (page->timeLeft() < 0) showTime();  // else the ring counts down by itself from what the server told last
  page->alertIfMyTurn();
  voice->tellPrompt(now, line.sentence);
}

void HallPage::Impl::refreshBoard(const PlaySight& now) {
  board->showBoards(now, game->lobby().setup.chain);
  std::vector<int> colors;
  for (int i = 0; i < now.state.seats.size(); ++i) colors.push_back(now.color(SeatId(i)));
  board->setPosition(now.state, std::move(colors));
  if (now.must() == Decision::Start) {
    std::vector<Action> places;
    for (const Action& action : now.legal.all())
      if (action.kind == ActionKind::StartCards || action.kind == ActionKind::StartCity) places.push_back(action);
    board->light(places, now.color(now.viewer), Ghosts::OnHover);
    return board->setSigns(start->signs(now));
  }
  const PlayGesture* shown = gesture ? gesture.get() : previewed.get();
  const std::vector<Action> lit = litActions(now, shown);
  board->light(lit, now.viewer ? now.color(now.viewer) : 0, Ghosts::Shown, shown ? shown->end() : MoveEnd::From);
  board->setSigns(bonusSigns(now, lit));
}

std::vector<CornerSign> HallPage::Impl::bonusSigns(const PlaySight& now, const std::vector<Action>& lit) const {
  std::vector<CornerSign> signs;
  for (const Action& action : lit) {
    if (action.kind != ActionKind::Settlement) continue;
    if (const int bonus = bonusAtStake(now.definition, now.state, now.viewer, action.corner()); bonus > 0)
      signs.push_back({action.corner(), u'+' + QLocale().toString(bonus), CornerSign::Look::Bonus, -1});
  }
  return signs;
}

void HallPage::Impl::refreshSeats(const PlaySight& now) {
  const HallSeats seats = hallSeats(now.definition, now.viewer);
  for (std::size_t i = 0; i < HallSeats::kBoards; ++i) {
    facing[i]->refresh(now, seats.facing[i], held(seats.facing[i]));
    own[i]->refresh(now, seats.own[i], held(seats.own[i]));
  }
}

/// A choice went by itself, as at the end of a round, and the trade panel lies in its place: a click that was meant for
/// the choice does nothing there.
void HallPage::Impl::guardTrade() {
  trade->setAttribute(Qt::WA_TransparentForMouseEvents);
  QTimer::singleShot(PressGuard::kFirstMoment, trade,
                     [this] { trade->setAttribute(Qt::WA_TransparentForMouseEvents, false); });
}

/// What lies in the place of the offers is nothing that the person works at.
bool HallPage::Impl::mayShowOffers() const {
  switch (talk->page()) {
    case TalkPanel::Page::Chat: return talk->message()->text().isEmpty() && !talk->message()->hasFocus();
    case TalkPanel::Page::Trade: return trade->draft().isEmpty();
    case TalkPanel::Page::Hand: return !gesture;
    default: return true;
  }
}

/// Accepts or declines the uppermost offer once it is in sight; brings it there before.
void HallPage::Impl::answerOffer(OfferAnswer answer) {
  const bool inSight = offers->isVisible();
  closeChain();
  talk->show(TalkPanel::Page::Offers);
  if (inSight) offers->answerFirst(answer);
}

/// A new offer brings the offers to the front, unless the person works at something of their own there.
void HallPage::Impl::refreshOffers() {
  const int before = std::exchange(openOffers, offers->open());
  talk->setUnread(TalkPanel::Page::Offers, openOffers);
  //: In place of offers of other players, where there are none
  nobodyOffers->setText(tr("Nobody offers you a trade."));
  nobodyOffers->setVisible(offers->isEmpty());
  if (openOffers <= before || talk->page() == TalkPanel::Page::Offers || !mayShowOffers()) return;
  talk->show(TalkPanel::Page::Offers);
  offers->guardClicks();
}

void HallPage::Impl::refreshFoot(const PlaySight& now) {
  const bool over = now.state.head.phase == Phase::Over;
  const bool chooses = now.state.head.phase == Phase::Setup || now.must() == Decision::Start;
  if (over) {
    const auto offered = [](bool isThere) { return isThere ? EndSheet::Offered::Yes : EndSheet::Offered::No; };
    end->refresh(now), question->withdraw();
    end->offerReplay(offered(game->hasReplay()));
    end->offerStory(offered(game->hasReplay() || !game->finalTable().isEmpty()));
  }
  // What has to be answered below the boards comes before looking around.
  if ((question->isAsking() || isAskedBelow(now)) && chain->isOpen())
    chain->close(), board->setFocus(Qt::OtherFocusReason);
  chain->setOffers(offers->open());
  frame->setOffers(offers->open());
  const auto foot = question->isAsking() ? HallLayout::Foot::Question
                    : over               ? HallLayout::Foot::End
                    : chain->isOpen()    ? HallLayout::Foot::Chain
                    : chooses            ? HallLayout::Foot::Start
                                         : HallLayout::Foot::Play;
  const bool begins = foot == HallLayout::Foot::Start && !start->isVisibleTo(page) && !reasons.isShown();
  frame->setFoot(foot);
  if (begins) start->setFocus(Qt::OtherFocusReason);
}

void HallPage::Impl::refreshActions(const PlaySight& now) {
  actions->hurry->setEnabled(game->mayHurry());
  actions->wholeChain->setEnabled(!isAskedBelow(now));
  actions->endTurn->setEnabled(now.legal.contains(header->doneAction()));
  actions->trade->setEnabled(now.hasHand() && now.state.head.phase == Phase::Play);
  actions->acceptOffer->setEnabled(offers->firstToAccept() != nullptr);
  actions->declineOffer->setEnabled(offers->firstToDecline() != nullptr);
  actions->offerBuilds(now);
}

PlayReasons::Place HallPage::Impl::placeOfReasons() {
  return {page,
          hintSheet,
          talk,
          actions->hint,
          [this](const auto& signs) { board->setAdvised(signs); },
          [this] { return sight(); },
          [this](InSight shown) { frame->showHint(shown); },
          [this](InSight shown, const QString& why) { header->refreshLamp(shown, why); },
          [this] { return start->isVisibleTo(page) ? static_cast<QWidget*>(start) : board; },
          [this] { frame->openTrade(); },
          [this](const QString& news) {  // the line in the header is short, and others act all the time
            stage.tellOfOffer(news);
            page->announce(news);
          }};
}

void HallPage::Impl::submit(const Action& action) {
  stage.skip();
  gesture.reset();
  reasons.close();
  trade->follow(action);
  header->task()->complain({});  // why another act was refused is of no matter any more
  game->submit(action);
}

void HallPage::Impl::pick(BuildButton::Thing thing) {
  closeChain();
  if (thing == BuildButton::Thing::Card) return submit(buyCard());
  const bool isAgain = thingOf(gesture.get()) == thing;
  gesture = isAgain ? nullptr : gestureOf(thing);
  if (gesture) board->setFocus(Qt::OtherFocusReason);
  refresh();
}

void HallPage::Impl::preview(std::unique_ptr<PlayGesture> looked) {
  const bool isSame = thingOf(looked.get()) == thingOf(previewed.get());
  previewed = std::move(looked);
  if (isSame || gesture || !game->hasGame()) return;
  if (const PlaySight now = sight(); mayChoosePiece(now.must())) refreshBoard(now);
}

void HallPage::Impl::choose(const std::vector<Action>& chosen) {
  if (chosen.empty()) return;
  const ActionKind kind = chosen.front().kind;
  if (kind == ActionKind::StartCards || kind == ActionKind::StartCity) return start->clicked(chosen.front().corner());
  if (auto next = gesture ? gesture->chosen(chosen) : nullptr) {
    gesture = std::move(next);
    return refresh();
  }
  submit(chosen.front());
}

void HallPage::Impl::tellCorner(const std::vector<Action>& raised, QPoint at) {
  const bool isHouse =
      !raised.empty() && (raised.front().kind == ActionKind::Settlement || raised.front().kind == ActionKind::City);
  if (!isHouse) return QToolTip::hideText();
  const PlaySight now = sight();
  const CornerId corner = raised.front().corner();
  QStringList lines{cornerText(now.definition.map, corner)};
  const bool settles = raised.front().kind == ActionKind::Settlement;
  const int bonus = settles ? bonusAtStake(now.definition, now.state, now.viewer, corner) : 0;
  //: Tool tip of a place for a settlement in another player's half; %n how many points it brings besides its own
  if (bonus > 0) lines << tr("Bonus: %n point(s) more", nullptr, bonus);
  QToolTip::showText(board->viewport()->mapToGlobal(at) + QPoint(12, 8), plainTip(lines.join(u'\n')), board);
}

/// For a click on a place that is not lit: shows why the piece cannot be placed there, with a link to the rule.
void HallPage::Impl::sayWhyNot(QPointF position) {
  const PlaySight now = sight();
  const auto meant = board->meantAt(now, gesture.get(), position);
  if (!meant) return;
  if (const Complaint refusal = now.refusalOf(*meant); !refusal.isEmpty())
    page->tellWithRule(refusal.sentence, refusal.rule);
}

void HallPage::Impl::openChain() {
  if (!game->hasGame()) return;
  gesture.reset();
  chain->open();
  refresh();
  if (chain->isOpen()) chain->setFocus(Qt::OtherFocusReason);
}

void HallPage::Impl::closeChain() {
  if (!chain->isOpen()) return;
  chain->close();
  refresh();
  board->setFocus(Qt::OtherFocusReason);
}

void HallPage::Impl::cancel() {
  badge->end();
  if (chain->isOpen()) return closeChain();
  if (reasons.isShown()) return reasons.close();
  if (gesture)
    gesture = gesture->canceled();
  else if (choices->kind() == ChoicePanel::Kind::Card)
    choices->close();
  else if (game->organizerLine())
    game->putOrganizerLineAway();
  else
    lesson->putAway();
  refresh();
}

void HallPage::Impl::refreshBanner() {
  const ChatLine* line = game->organizerLine();
  const bool hadKeyboard = banner->closeButton()->hasFocus();
  banner->tell(line ? chatText(*line) : QString());
  frame->place();
  if (hadKeyboard && !line) board->setFocus(Qt::OtherFocusReason);
}

void HallPage::Impl::retranslate() {
  refreshBanner();
  hand->retranslate();
  board->retranslate();
  chain->retranslate();
  refreshSoon();
}

HallPage::HallPage(GameController* game, GameActions* actions, Settings& settings, QWidget* parent)
    : TablePage(game, parent), impl_(std::make_unique<Impl>(this, game, actions, settings)) {
  share({impl_->notice, impl_->question, impl_->header->task(), impl_->voice});
  setFocusPolicy(Qt::ClickFocus);  // Tab would stop where nothing shows it
  impl_->connectGame();
  impl_->connectPanels();
  impl_->connectBoard();
  impl_->connectReasons();
  impl_->connectActions();
  impl_->board->boardScene()->setTheme(themeOf(this));
  impl_->retranslate();
  applySettings();
  impl_->startGame();
  impl_->refresh();
}

HallPage::~HallPage() { impl_->actions->disableAll(); }

void HallPage::applySettings() {
  impl_->stage.setMotion(wishedMotion(impl_->settings, this));
  impl_->refreshSoon();
}

void HallPage::showPosition() { impl_->showPosition(); }

void HallPage::setTheme(const Theme& theme) { impl_->board->boardScene()->setTheme(theme); }

bool HallPage::event(QEvent* event) {
  const auto* key = event->type() == QEvent::ShortcutOverride ? static_cast<QKeyEvent*>(event) : nullptr;
  if (key && impl_->start->isVisibleTo(this) && impl_->start->takes(*key)) {
    event->accept();
    return true;
  }
  const bool done = TablePage::event(event);
  if (event->type() == QEvent::LayoutRequest) impl_->frame->place();
  return done;
}

void HallPage::resizeEvent(QResizeEvent* event) {
  TablePage::resizeEvent(event);
  impl_->frame->place();
}

QWidget* HallPage::board() const { return impl_->board; }

void HallPage::skipMotion() { impl_->stage.skip(); }

void HallPage::retranslate() { impl_->retranslate(); }

void HallPage::takeLesson(QWidget* sheet) {
  impl_->guide = std::make_unique<HallGuide>(this, impl_->game, impl_->frame, impl_->panels(), impl_->offers);
  impl_->talk->takeIn(TalkPanel::Page::Lesson, sheet);
  impl_->lesson->hide();
}

std::optional<BuildButton::Thing> HallPage::Impl::buttonFirst(const Spoken& spoken) const {
  return game->hasGame() ? buttonBefore(sight(), gesture.get(), spoken) : std::nullopt;
}

QRect HallPage::placeOf(const Spoken& spoken) const {
  if (!impl_->guide) return {};
  if (const auto thing = impl_->buttonFirst(spoken)) return placeOn(this, impl_->hand->build(*thing));
  return impl_->guide->placeOf(spoken);
}

std::vector<QRect> HallPage::keptFor(const Spoken& spoken) const {
  return impl_->guide ? impl_->guide->kept(spoken) : std::vector<QRect>();
}

void HallPage::leadTo(const Spoken& spoken) {
  if (!impl_->guide) return;
  impl_->refresh();  // what is asked may be new
  if (const auto thing = impl_->buttonFirst(spoken)) return impl_->hand->build(*thing)->setFocus(Qt::OtherFocusReason);
  impl_->guide->leadTo(spoken);
}

TablePage::Pressed HallPage::press(const QKeyEvent& key) {
  if (key.key() == Qt::Key_Escape) return impl_->cancel(), Pressed::Something;
  if (const QString why = impl_->reasons.whyNot(key); !why.isEmpty()) return tell(why), Pressed::Something;
  return impl_->start->isVisibleTo(this) && impl_->start->press(key) ? Pressed::Something : Pressed::Nothing;
}

}  // namespace tapu

#include "moc_hall_page.cpp"
