// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_page.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QToolTip>
#include <QVBoxLayout>

#include "app/hall/hall_guide.h"
#include "app/hall/hall_layout.h"
#include "app/hall/hall_ranking.h"
#include "app/hall/hall_stage.h"
#include "app/kit/banner.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/session/game/afterwards.h"
#include "app/session/words/chat_words.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/sight/seats_seen.h"
#include "app/table/sight/sight_words.h"
#include "app/table/trade/offer_list.h"
#include "engine/play/at_stake.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// The look of the Big Game: the parts of its page, and those that no other table has.
class HallPage::Face : public QObject, public TableFace {
  Q_DECLARE_TR_FUNCTIONS(tapu::HallPage)

 public:
  Face(HallPage* page, ShownGame* game, GameActions* actions, Settings& settings);

  const TableParts& parts() const override { return parts_; }
  QString topic(const PlaySight& now) const override;
  PromptLine prompt(const PlaySight& now, const PlayGesture* gesture) const override;
  void showPrompt(const PromptLine& line, const PlaySight* now) override;
  void showTime(qint64 left) override;
  void show(const PlaySight& now, std::optional<BuildButton::Thing> picked) override;
  void settle(const PlaySight& now) override;
  Action ending() const override { return at_.header->doneAction(); }
  void tellLostOffer(const QString& news) override { stage_.tellOfOffer(news); }
  void open(Corner corner) override;
  void showHint(InSight hint) override;
  void showLamp(InSight lamp, const QString& whyNone) override { at_.header->refreshLamp(lamp, whyNone); }
  void zoom(Zoom zoom) override;
  void place() override { frame_->place(); }
  void fold() override { frame_->place(); }
  QWidget* home() const override;
  QList<QWidget*> stops() const override;
  TableFace::Pressed press(const QKeyEvent& key) override;
  bool takes(const QKeyEvent& key) const override;
  TableFace::Pressed putAway() override;
  bool keeps(const Action& chosen) override;
  void retranslate() override;

 private:
  HallLayout::Panels makePanels(Settings& settings) const;
  void fillTalk();
  void connectGame();
  void connectStart();
  void connectPanels(Settings& settings);
  void connectChain();
  void refreshSeats(const PlaySight& now);
  void refreshOffers();
  void refreshEnd(const PlaySight& now);
  void refreshBanner();
  bool mayShowOffers() const;
  void tellCorner(const std::vector<Action>& raised, QPoint at);
  void openChain();
  void closeChain();

  HallPage* page_;
  ShownGame* game_;
  OfferList* offers_;
  HallLayout::Panels at_;
  Words* nobodyOffers_;  ///< in place of offers
  HallRanking* ranking_;
  HallLayout* frame_;
  HallStage stage_;
  HallGuide guide_;
  TableParts parts_;
  QAction* wholeChain_;
  std::optional<Action> startCityNext_;  ///< to be sent once the choice of cards is acknowledged
  int openOffers_ = 0;
};

namespace {

std::array<SeatChip*, HallSeats::kBoards> chipsOn(QWidget* page) {
  std::array<SeatChip*, HallSeats::kBoards> chips{};
  for (SeatChip*& chip : chips) chip = new SeatChip(page);
  return chips;
}

/// Something below the boards has to be answered, or is the last thing to be read.
bool isAskedBelow(const PlaySight& sight) {
  const bool chooses = sight.must() == Decision::Start || sight.must() == Decision::Discard;
  return chooses || sight.state.head.phase == Phase::Over;
}

}  // namespace

HallLayout::Panels HallPage::Face::makePanels(Settings& settings) const {
  return {.board = new HallBoard(page_),
          .header = new HallHeader(page_),
          .notice = new NoticeBar(game_, page_),
          .banner = new Banner(u"sound"_s, page_),
          .facing = chipsOn(page_),
          .own = chipsOn(page_),
          .trade = new HallTrade(offers_, page_),
          .hand = new HallHand(page_),
          .talk = new TalkPanel(game_, settings, page_, TalkPanel::Shape::Flat),
          .choices = new ChoicePanel(page_, ChoicePanel::Shape::Flat),
          .hint = new HintSheet(page_, HintSheet::Shape::Flat),
          .start = new HallStart(page_),
          .question = new AskSheet(page_),
          .end = new EndSheet(page_),
          .badge = new EventBadge(page_),
          .lesson = new LessonStrip(page_),
          .chain = new HallChain(game_, page_)};
}

HallPage::Face::Face(HallPage* page, ShownGame* game, GameActions* actions, Settings& settings)
    : page_(page),
      game_(game),
      offers_(new OfferList(page)),
      at_(makePanels(settings)),
      nobodyOffers_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, page)),
      ranking_(new HallRanking(page)),
      frame_(new HallLayout(page)),
      stage_(game, {.page = page, .header = at_.header, .badge = at_.badge, .board = at_.board, .offers = offers_}),
      guide_(page, at_),
      parts_{.board = at_.board,
             .notice = at_.notice,
             .task = at_.header->task(),
             .question = at_.question,
             .end = at_.end,
             .trade = at_.trade,
             .hand = at_.hand->hand(),
             .builds = at_.hand->builds(),
             .choices = at_.choices,
             .hint = at_.hint,
             .talk = at_.talk,
             .badge = at_.badge,
             .stage = &stage_,
             .lesson = &guide_},
      wholeChain_(actions->at(GameActions::Chain)) {
  fillTalk();
  frame_->lay(at_);
  at_.lesson->setSeen(settings.game.lessonsSeen());
  actions->setCourse(GameActions::Course::Rounds);
  at_.header->nameKey(actions->at(GameActions::EndTurn));
  at_.header->nameHintKey(actions->at(GameActions::Hint));
  connect(at_.header, &HallHeader::hintWanted, actions->at(GameActions::Hint), &QAction::trigger);
  connectGame();
  connectStart();
  connectPanels(settings);
  connectChain();
}

/// Offers and ranking are tabs beside log and chat.
void HallPage::Face::fillTalk() {
  at_.talk->waitFor(at_.header->dice());
  at_.talk->takeIn(TalkPanel::Page::Ranking, ranking_);
  auto* offersTab = new QWidget(page_);
  auto* column = new QVBoxLayout(offersTab);
  column->setContentsMargins(0, 0, 4, 0);
  column->addWidget(nobodyOffers_);
  column->addWidget(offers_);
  column->addStretch(1);
  at_.talk->takeIn(TalkPanel::Page::Offers, offersTab);
}

void HallPage::Face::connectGame() {
  connect(game_, &ShownGame::targetReached, this, [this](const QString& sentence) {
    stage_.tellAll(sentence);
    page_->announce(sentence);
  });
  connect(game_, &ShownGame::organizerLineChanged, this, &Face::refreshBanner);
  connect(at_.banner, &Banner::closed, game_, [game = game_] { game->acts().putOrganizerLineAway(); });
}

void HallPage::Face::connectStart() {
  connect(at_.start, &HallStart::changed, page_, [this] { page_->refreshSoon(); });
  connect(at_.start, &HallStart::confirmed, this, [this](const std::optional<Action>& cards, const Action& city) {
    startCityNext_ = city;
    if (cards && game_->seen().legal.contains(*cards)) page_->submit(*cards);
    page_->refreshSoon();
  });
  connect(game_, &ShownGame::refused, this, [this] { startCityNext_.reset(); });
}

void HallPage::Face::connectPanels(Settings& settings) {
  connect(at_.header, &HallHeader::act, page_, &HallPage::submit);
  connect(at_.trade, &HallTrade::left, page_, &HallPage::focusFirst);
  connect(at_.end, &EndSheet::storyAsked, page_, &HallPage::resultsWanted);
  connect(at_.board, &HallBoard::raised, this, &Face::tellCorner);
  connect(at_.lesson, &LessonStrip::seen, this, [this, &settings](const QStringList& names) {
    settings.game.lessonsSeen.set(names);
    page_->refreshSoon();
  });
}

void HallPage::Face::connectChain() {
  connect(wholeChain_, &QAction::triggered, this, [this] { at_.chain->isOpen() ? closeChain() : openChain(); });
  connect(at_.chain, &HallChain::closeWanted, this, &Face::closeChain);
}

/// The whole chain, while it lies in place of the boards.
void HallPage::Face::zoom(Zoom zoom) {
  if (!at_.chain->isOpen()) return TableFace::zoom(zoom);
  if (zoom == Zoom::All) return at_.chain->goHome();
  at_.chain->view()->setZoom(at_.chain->view()->zoom() + (zoom == Zoom::In ? 1 : -1));
}

QString HallPage::Face::topic(const PlaySight& now) const {
  if (now.must() == Decision::Start) return u"big-start"_s;
  if (now.must() == Decision::Discard) return u"discard"_s;
  return now.state.head.phase == Phase::Over ? u"winning"_s : u"clock"_s;
}

PromptLine HallPage::Face::prompt(const PlaySight& now, const PlayGesture* gesture) const {
  if (gesture) {
    const QString task = yourTurn(gesture->task()).task;  // as a sentence of its own
    return {game_->seen().prompt().title, task, task, Asks::ReaderForPart};
  }
  if (now.state.head.phase != Phase::Setup || !now.viewer || now.state.head.paused == Paused::Yes)
    return game_->seen().prompt();
  const QString number = QLocale().toString(boardNumber(now.window, now.definition.homeOf(now.viewer)));
  const QString where = State::groupOf(now.viewer) == Territory::Moon
                            //: Header before the first round of the Big Game; %1 number of the reader's board
                            ? tr("You are in the Moon group, at board %1").arg(number)
                            //: Header before the first round of the Big Game; %1 number of the reader's board
                            : tr("You are in the Sun group, at board %1").arg(number);
  //: Title of the header before the first round of the Big Game
  return {tr("Start choices"), where, tr("Start choices") + u": "_s + where};
}

void HallPage::Face::showPrompt(const PromptLine& line, const PlaySight* now) {
  if (now) return at_.header->refresh(line, *now, stage_.got());
  at_.header->refresh(line);
  frame_->place();
}

void HallPage::Face::showTime(qint64 left) {
  at_.header->showTime(
      left, game_->seen().hasGame() ? roundTime(game_->seen().definition(), game_->seen().state()) : RoundTime{});
}

void HallPage::Face::show(const PlaySight& now, std::optional<BuildButton::Thing> picked) {
  if (startCityNext_ && now.legal.contains(*startCityNext_)) {
    const Action city = *startCityNext_;
    startCityNext_.reset();
    game_->acts().submit(city);
  }
  // One button at a time leads on: while something is to be chosen, that of the choice.
  if (at_.choices->kind() != ChoicePanel::Kind::None) at_.header->doneButton()->setRole(ActionButton::Role::Quiet);
  refreshSeats(now);
  at_.hand->refresh(now, picked);
  ranking_->refresh(now);
  refreshOffers();
  at_.start->refresh(now);
  if (!guide_.hasBegun()) at_.lesson->refresh(now, picked ? LessonStrip::Aims::Yes : LessonStrip::Aims::No);
  wholeChain_->setEnabled(!isAskedBelow(now));
}

void HallPage::Face::settle(const PlaySight& now) {
  const bool over = now.state.head.phase == Phase::Over;
  const bool chooses = now.state.head.phase == Phase::Setup || now.must() == Decision::Start;
  if (now.must() == Decision::Start) at_.board->setSigns(at_.start->signs(now));
  if (over) refreshEnd(now);
  // A question below the boards comes before looking around.
  if ((at_.question->isAsking() || isAskedBelow(now)) && at_.chain->isOpen()) {
    at_.chain->close();
    page_->focusFirst();
  }
  at_.chain->setOffers(offers_->open());
  frame_->setOffers(offers_->open());
  const auto foot = at_.question->isAsking() ? HallLayout::Foot::Question
                    : over                   ? HallLayout::Foot::End
                    : at_.chain->isOpen()    ? HallLayout::Foot::Chain
                    : chooses                ? HallLayout::Foot::Start
                                             : HallLayout::Foot::Play;
  const bool begins =
      foot == HallLayout::Foot::Start && !at_.start->isVisibleTo(page_) && !at_.hint->isVisibleTo(page_);
  frame_->setFoot(foot);
  if (begins) at_.start->setFocus(Qt::OtherFocusReason);
  stage_.announceRound(now);
}

void HallPage::Face::refreshEnd(const PlaySight& now) {
  const auto offered = [](bool isThere) { return isThere ? EndSheet::Offered::Yes : EndSheet::Offered::No; };
  at_.end->refresh(now);
  at_.end->offerReplay(offered(game_->afterwards().hasReplay()));
  at_.end->offerStory(offered(game_->afterwards().hasReplay() || !game_->seen().finalTable().isEmpty()));
}

void HallPage::Face::refreshSeats(const PlaySight& now) {
  const HallSeats seats = hallSeats(now.definition, now.viewer);
  for (std::size_t i = 0; i < HallSeats::kBoards; ++i) {
    at_.facing[i]->refresh(now, seats.facing[i], seatSeen(game_->seen(), seats.facing[i]));
    at_.own[i]->refresh(now, seats.own[i], seatSeen(game_->seen(), seats.own[i]));
  }
}

/// Whether the person works at nothing in the place of the offers.
bool HallPage::Face::mayShowOffers() const {
  using enum TalkPanel::Page;
  const TalkPanel::Page page = at_.talk->page();
  if (page == Chat) return at_.talk->message()->text().isEmpty() && !at_.talk->message()->hasFocus();
  if (page == Trade) return at_.trade->draft().isEmpty();
  if (page == Hand) return !page_->pick().gesture();
  return true;
}

/// A new offer brings the offers to the front, unless the person works at something of their own there.
void HallPage::Face::refreshOffers() {
  const int before = std::exchange(openOffers_, offers_->open());
  at_.talk->setUnread(TalkPanel::Page::Offers, openOffers_);
  //: In place of offers of other players, where there are none
  nobodyOffers_->setText(tr("Nobody offers you a trade."));
  nobodyOffers_->setVisible(offers_->isEmpty());
  if (openOffers_ <= before || at_.talk->page() == TalkPanel::Page::Offers || !mayShowOffers()) return;
  at_.talk->show(TalkPanel::Page::Offers);
  offers_->guardClicks();
}

/// A hint may be about an offer: then both are in sight.
void HallPage::Face::showHint(InSight hint) {
  frame_->showHint(hint);
  if (hint == InSight::Yes && offers_->open() > 0 && mayShowOffers()) at_.talk->show(TalkPanel::Page::Offers);
}

void HallPage::Face::open(Corner corner) {
  closeChain();
  switch (corner) {
    case Corner::Table:
    case Corner::Talk: return;
    case Corner::Trade: return frame_->openTrade();
    case Corner::Offers: return at_.talk->show(TalkPanel::Page::Offers);
  }
}

bool HallPage::Face::keeps(const Action& chosen) {
  if (chosen.kind != ActionKind::StartCards && chosen.kind != ActionKind::StartCity) return false;
  at_.start->clicked(chosen.corner());
  return true;
}

void HallPage::Face::tellCorner(const std::vector<Action>& raised, QPoint at) {
  const bool isHouse =
      !raised.empty() && (raised.front().kind == ActionKind::Settlement || raised.front().kind == ActionKind::City);
  if (!isHouse) return QToolTip::hideText();
  const PlaySight now = sightOf(*game_);
  const CornerId corner = raised.front().corner();
  QStringList lines{cornerText(now.definition.map, corner)};
  const bool settles = raised.front().kind == ActionKind::Settlement;
  const int bonus = settles ? bonusAtStake(now.definition, now.state, now.viewer, corner) : 0;
  //: Tool tip of a place for a settlement in another player's half; %n how many points it brings besides its own
  if (bonus > 0) lines << tr("Bonus: %n point(s) more", nullptr, bonus);
  QToolTip::showText(at_.board->viewport()->mapToGlobal(at) + QPoint(12, 8), plainTip(lines.join(u'\n')), at_.board);
}

void HallPage::Face::openChain() {
  if (!game_->seen().hasGame()) return;
  page_->pick().drop();
  at_.chain->open();
  page_->refresh();
  if (at_.chain->isOpen()) at_.chain->setFocus(Qt::OtherFocusReason);
}

void HallPage::Face::closeChain() {
  if (!at_.chain->isOpen()) return;
  at_.chain->close();
  page_->refresh();
  page_->focusFirst();
}

QWidget* HallPage::Face::home() const {
  return at_.start->isVisibleTo(page_) ? static_cast<QWidget*>(at_.start) : at_.board;
}

QList<QWidget*> HallPage::Face::stops() const {
  return {at_.chain,   at_.board, at_.question, at_.hint, at_.start, at_.end,
          at_.choices, at_.trade, at_.hand,     at_.talk, at_.header};
}

TableFace::Pressed HallPage::Face::press(const QKeyEvent& key) {
  if (key.key() == Qt::Key_Escape && at_.chain->isOpen()) {
    at_.badge->end();
    closeChain();
    return TableFace::Pressed::Something;
  }
  const bool starts = at_.start->isVisibleTo(page_) && at_.start->press(key);
  return starts ? TableFace::Pressed::Something : TableFace::Pressed::Nothing;
}

bool HallPage::Face::takes(const QKeyEvent& key) const {
  const bool searches = at_.chain->isOpen() && key.key() == Qt::Key_Slash;  // which types a move elsewhere
  return searches || (at_.start->isVisibleTo(page_) && at_.start->takes(key));
}

TableFace::Pressed HallPage::Face::putAway() {
  if (game_->seen().organizerLine) {
    game_->acts().putOrganizerLineAway();
    return TableFace::Pressed::Something;
  }
  return at_.lesson->putAway() ? TableFace::Pressed::Something : TableFace::Pressed::Nothing;
}

void HallPage::Face::refreshBanner() {
  const auto& line = game_->seen().organizerLine;
  const bool hadKeyboard = at_.banner->isAncestorOf(page_->focusWidget());
  at_.banner->tell(line ? chatText(*line) : QString(), line ? answerTo(*line) : QString());
  frame_->place();
  if (hadKeyboard && !line) page_->focusFirst();
}

void HallPage::Face::retranslate() {
  refreshBanner();
  at_.hand->retranslate();
  at_.board->retranslate();
  at_.chain->retranslate();
}

HallPage::HallPage(ShownGame* game, GameActions* actions, Settings& settings, QWidget* parent)
    : TableDesk(game, actions, settings, parent) {
  open(std::make_unique<Face>(this, game, actions, settings));
}

}  // namespace tapu

#include "moc_hall_page.cpp"
