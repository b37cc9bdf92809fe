// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/new/games_page.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/card_grid.h"
#include "app/kit/hairline.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_words.h"
#include "app/session/plan/house_rules.h"
#include "app/session/plan/pace_words.h"
#include "app/session/words/bot_levels.h"
#include "app/text/language.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTwoColumnsFrom = 720;  ///< width of the list of games
constexpr int kTableWidth = 358;

/// The note on the card of a game that is no preset of the person's own.
QString noteOf(const GamePlan& plan) {
  if (plan.setup.options.mapKind == MapKind::File && !plan.isOnChain())
    if (const BoardFile* shelved = onTheShelf(plan.setup.board)) return shelved->description(languageInUse());
  if (const auto preset = plan.preset()) return whatPresetIs(*preset);
  return changedOptions(plan.setup, plan.place()).join(u"; "_s);
}

bool isSameKind(const GamePlan& a, const GamePlan& b) { return isSameGame(a, choiceOf(b)); }

}  // namespace

GamesPage::GamesPage(Settings& settings, QWidget* parent)
    : BeginPage(u"games"_s, u"bots"_s, parent), settings_(settings) {
  Column* games = makeGames();
  Column* table = makeTable();
  table->setFixedWidth(kTableWidth + 2 * Sheet::kShadow);
  lay(games, table);
  connect(options(), &ActionButton::clicked, this, [this] {
    if (marked_) Q_EMIT optionsWanted(marked_->plan());
  });
  connect(start(), &ActionButton::clicked, this, [this] {
    if (marked_) marked_->click();
  });
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

Column* GamesPage::makeGames() {
  auto* column = new Column(this);
  scroll_ = column->scroll();
  QVBoxLayout* body = column->body();
  body->setContentsMargins(16, 14, 12, 12);
  //: Title of the page with all games against bots
  body->addWidget(makeTitle(column, [] { return tr("Play against bots"); }));
  //: Under the title of the page with all games against bots
  body->addWidget(makeNote(
      column, [] { return tr("Choose a game and it begins. The small button of each shows its options first."); }));
  body->addSpacing(4);
  places_ = new QGridLayout;
  places_->setSpacing(0);
  body->addLayout(places_);
  grid_ = new CardGrid(places_, scroll_, this);
  connect(grid_, &CardGrid::reached, this, [this](QAbstractButton* card) { mark(static_cast<GameCard*>(card)); });
  body->addStretch(1);
  return column;
}

Column* GamesPage::makeTable() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(16, 14, 12, 12);
  seatCount_ = new Segments(column);
  seatCount_->setObjectName(u"gamesSeats"_s);
  //: Heading: how many play
  body->addWidget(makeHeading(column, [] { return tr("At the table"); }));
  body->addWidget(seatCount_, 0, Qt::AlignLeft);
  body->addSpacing(4);
  //: Button: opens the page with the levels of bots, to choose one for each seat
  levels_ = makeButton(u"gamesBots"_s, ActionButton::Role::Quiet, column, [] { return tr("Bots…"); });
  levels_->setIconName(u"bot"_s);
  auto* over = new QHBoxLayout;
  //: Heading over the kinds of bots
  over->addWidget(makeLabel(column, [] { return tr("Bots"); }), 1);
  over->addWidget(levels_);
  body->addLayout(over);
  for (const QString& kind : levelsOfBots()) {
    auto* card = new LevelCard(kind, column);
    card->setShape(LevelCard::Shape::Line);
    connect(card, &LevelCard::clicked, this, [this, kind] {
      bot_ = kind;
      each_.clear();
      refresh();
    });
    body->addWidget(card);
    bots_.push_back(card);
  }
  connect(levels_, &ActionButton::clicked, this, [this] {
    if (marked_) Q_EMIT botsWanted(seated(marked_->plan()));
  });
  body->addSpacing(2);
  body->addWidget(new Hairline(column));
  //: Heading: how fast bots play
  auto* paceTitle = makeLabel(column, [] { return tr("Pace of the bots"); });
  pace_ = new Picker(column);
  pace_->setObjectName(u"gamesPace"_s);
  nameField(pace_, paceTitle);
  //: Under the choice how fast bots play; names an entry of the menu Move
  auto* paceNote = makeNote(column, [] { return tr("“Skip to my turn” leaves out the pauses."); });
  for (QWidget* part : std::initializer_list<QWidget*>{paceTitle, pace_, paceNote}) body->addWidget(part);
  body->addSpacing(6);
  body->addWidget(new Hairline(column));
  //: About bots
  body->addWidget(
      makeNote(column, [] { return tr("Bots see only what their seat may see. They throw the same dice as you."); }));
  body->addStretch(1);
  connect(seatCount_, &Segments::picked, this, [this](int index) {
    seats_ = optionNamed("seats.count")->least + index;
    refresh();
    followSeats();
  });
  connect(pace_, &Picker::picked, this, [this](int index) {
    settings_.game.botPace.set(kBotPaces[static_cast<std::size_t>(index)]);
    refresh();
  });
  return column;
}

/// The games on offer, the last one first unless it is one of the others.
QList<GamePlan> GamesPage::offers() const {
  const GamePlan usual = GamePlan::usual(GamePurpose::Bots, settings_);
  QList<GamePlan> plans;
  for (const PresetChoice& choice : kPresets) {
    plans << usual;
    plans.back().startFrom(choice.preset);
  }
  for (const BoardFile& file : boardShelf()) {
    plans << usual;
    useBoard(plans.back().setup, file);
    plans.back().setSeatCount(plans.back().setup.options.seats);
  }
  return plans;
}

void GamesPage::begin() {
  grid_->awaitArrival();
  qDeleteAll(cards_);
  cards_.clear();
  ownNames_.clear();
  marked_ = givenUp_ = nullptr;
  const GamePlan last = GameChoices::lastPlan(GamePurpose::Bots, settings_);
  if (seats_ == 0) seats_ = GamePlan::usual(GamePurpose::Bots, settings_).setup.options.seats;
  takeBots(last);
  QList<GamePlan> plans = offers();
  for (const GameChoice& choice : GameChoices::own(settings_)) {
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, settings_);
    takeChoice(plan, choice);
    plans << plan;
    ownNames_.resize(plans.size());
    ownNames_.back() = choice.name;
  }
  const auto same = std::ranges::find_if(plans, [&](const GamePlan& plan) { return isSameKind(last, plan); });
  const auto index = same == plans.end() ? plans.size() : same - plans.begin();
  if (same == plans.end()) plans << last;
  ownNames_.resize(plans.size());
  addCards(plans);
  refresh();
  mark(cards_[static_cast<std::size_t>(index)]);
}

void GamesPage::addCards(const QList<GamePlan>& plans) {
  for (const GamePlan& plan : plans) {
    auto* card = new GameCard(this);
    card->showGame(plan, {}, {});
    connect(card, &GameCard::clicked, this,
            [this, card] { card->refusal().isEmpty() ? Q_EMIT started(seated(card->plan())) : mark(card); });
    connect(card, &GameCard::optionsWanted, this, [this, card] { Q_EMIT optionsWanted(seated(card->plan())); });
    cards_.push_back(card);
  }
  grid_->setCards({cards_.begin(), cards_.end()});
  columns_ = 0;
  arrange();
}

/// The plan with the seats, bots and pace that are chosen at the right.
GamePlan GamesPage::seated(GamePlan plan) const {
  plan.pace = settings_.game.botPace();
  if (!plan.isOnChain()) plan.setSeatCount(seats_);
  for (GamePlan::Seat& seat : plan.seats)
    if (seat.holder == SeatHolder::Bot) seat.bot = bot_;
  for (int i = 0; !plan.isOnChain() && i < static_cast<int>(std::min(plan.seats.size(), each_.size())); ++i)
    if (plan.seats[i].holder == SeatHolder::Bot && each_[i].holder == SeatHolder::Bot) {
      plan.seats[i].bot = each_[i].bot;
      plan.seats[i].called = each_[i].called;
    }
  return plan;
}

void GamesPage::takeBots(const GamePlan& plan) {
  const auto last = std::ranges::find(plan.seats.rbegin(), plan.seats.rend(), SeatHolder::Bot, &GamePlan::Seat::holder);
  if (last != plan.seats.rend()) bot_ = last->bot;
  if (!plan.isOnChain()) seats_ = plan.setup.options.seats;
  each_ = plan.isOnChain() ? QList<GamePlan::Seat>() : plan.seats;
  refresh();
}

void GamesPage::mark(GameCard* card) {
  if (card != marked_) givenUp_ = nullptr;
  marked_ = card;
  grid_->choose(card);
  for (GameCard* each : cards_) each->setMarked(each == card ? GameCard::Marked::Yes : GameCard::Marked::No);
  const QString& refusal = card->refusal();
  for (ActionButton* button : {start(), levels_}) button->setEnabled(refusal.isEmpty());
  if (!refusal.isEmpty()) return foot()->say(u"warning"_s, refusal);
  if (const QString unknown = unknownBotSentence(bot_); !unknown.isEmpty()) return foot()->say(u"warning"_s, unknown);
  foot()->say(u"ready"_s, titleAndGoalOf(card->plan()));
}

/// In the place of a game that so many cannot play one with a drawn island is marked, until they can.
void GamesPage::followSeats() {
  if (!marked_) return;
  if (givenUp_ && givenUp_->refusal().isEmpty()) return mark(givenUp_);
  if (marked_->refusal().isEmpty()) return;
  const auto drawn = std::ranges::find_if(cards_, [](const GameCard* card) {
    return isDrawn(card->plan().setup.options.mapKind) && !card->plan().isOnChain();
  });
  if (drawn == cards_.end()) return;
  GameCard* before = marked_;
  mark(*drawn);
  givenUp_ = before;
}

void GamesPage::arrange() {
  const int columns = places_->parentWidget() && width() - kTableWidth >= kTwoColumnsFrom ? 2 : 1;
  if (columns == columns_) return;
  columns_ = columns;
  grid_->lay(columns);
}

void GamesPage::refresh() {
  const int least = optionNamed("seats.count")->least;
  seatCount_->choose(seats_ - least);
  const bool isMixed = std::ranges::any_of(
      each_, [this](const GamePlan::Seat& seat) { return seat.holder == SeatHolder::Bot && seat.bot != bot_; });
  for (LevelCard* bot : bots_) bot->setChecked(!isMixed && bot->level() == levelOf(bot_));
  for (std::size_t i = 0; i < kBotPaces.size(); ++i)
    if (settings_.game.botPace() == kBotPaces[i]) pace_->choose(static_cast<int>(i));
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const GamePlan plan = seated(cards_[i]->plan());
    const QString own = ownNames_.value(static_cast<qsizetype>(i));
    const QString changed = changedOptions(plan.setup, plan.place()).join(u"; "_s);
    //: Under the name of a preset of one's own; %1 the rules, such as Classic, %2 the options that differ
    const QString ownNote = changed.isEmpty() ? titleOf(plan) : tr("%1 · %2").arg(titleOf(plan), changed);
    cards_[i]->showGame(plan, own.isEmpty() ? titleOf(plan) : own, own.isEmpty() ? noteOf(plan) : ownNote);
  }
  if (marked_) mark(marked_);
}

void GamesPage::retranslate() {
  QStringList counts;
  const OptionSpec& spec = *optionNamed("seats.count");
  for (int seats = spec.least; seats <= spec.most; ++seats) counts << QLocale().toString(seats);
  seatCount_->setChoices(counts);
  //: Screen reader: how many seats a game has
  setSpokenName(seatCount_, tr("Number of seats"));
  pace_->setChoices(namesOfPaces());
  nameStart();
  refresh();
}

void GamesPage::showProblem(const QString& sentence) { foot()->say(u"warning"_s, sentence); }

void GamesPage::focusFirst() { grid_->focusChosen(); }

void GamesPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace tapu

#include "moc_games_page.cpp"
