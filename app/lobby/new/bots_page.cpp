// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/new/bots_page.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/bare_layout.h"
#include "app/kit/flow_layout.h"
#include "app/kit/hairline.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/session/game/shown_game.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_words.h"
#include "app/session/plan/pace_words.h"
#include "app/session/words/bot_levels.h"
#include "app/session/words/bot_names.h"
#include "app/wire/messages.h"
#include "app/wire/names.h"
#include "app/wire/requests.h"
#include "app/wire/seat_number.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCardsFrom = 1000;                  ///< width of the page
constexpr int kTallFrom = 690, kNoteHeight = 60;  ///< height of the page, and of the note about the rules
constexpr int kWideTable = 490, kNarrowTable = 358;
constexpr std::array kPacesHere{BotPace::Instant, BotPace::Fast, BotPace::Normal, BotPace::Slow};

/// A row with a box, its meaning and a note on it; returns the box.
Toggle* makeWish(const QString& name, QVBoxLayout* rows, Text meaning, Text note = {}) {
  auto* row = new QWidget(rows->parentWidget());
  auto* words = new Words({}, kBodyText, Weight::Regular, &Theme::ink, row);
  say(words, std::move(meaning));
  Words* under = note ? makeNote(row, std::move(note)) : nullptr;
  auto* box = new Toggle(row);
  box->setObjectName(name);
  nameField(box, words, under);
  auto* both = new QVBoxLayout;
  both->setSpacing(0);
  both->addWidget(words);
  if (under) both->addWidget(under);
  auto* line = bare<QHBoxLayout>(row);
  line->addWidget(box);
  line->addLayout(both, 1);
  rows->addWidget(row);
  return box;
}

}  // namespace

BotsPage::BotsPage(Settings& settings, QWidget* parent)
    : BeginPage(u"bots"_s, u"bot-levels"_s, parent), settings_(settings) {
  Column* levels = makeLevels();
  lay(levels, table_ = makeTable());
  connectTable();
  connectWishes();
  connect(options(), &ActionButton::clicked, this, [this] { Q_EMIT optionsWanted(plan_); });
  connect(start(), &ActionButton::clicked, this, [this] {
    if (isAtTable()) return canceled();
    if (!plan_.obstacle()) Q_EMIT started(plan_);
  });
  begin(GamePlan::usual(GamePurpose::Bots, settings_));
  whenLanguageChanges(this, [this] { retranslate(); });
}

Column* BotsPage::makeLevels() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(14, 12, 10, 10);
  rules_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink, column);
  rules_->setObjectName(u"botsRules"_s);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  //: Title of the page on which the levels of bots are chosen
  head->addWidget(makeTitle(column, [] { return tr("Bots"); }));
  //: Under the title of the page of bots
  auto* note =
      makeNote(column, [] { return tr("Choose a level for the marked seat; a double click gives it to all."); });
  head->addWidget(note, 1);
  body->addLayout(head);
  body->addWidget(rules_);
  grid_ = new QGridLayout;
  grid_->setSpacing(0);
  body->addLayout(grid_, 1);
  for (const QString& level : levelsOfBots()) {
    auto* card = new LevelCard(level, column);
    card->installEventFilter(this);
    connect(card, &LevelCard::clicked, this, [this, level] {
      if (!rows_.empty()) give(rows_[static_cast<std::size_t>(marked_)].seats, level);
    });
    connect(card, &LevelCard::wantedForAll, this, [this, level] { giveAll(level); });
    cards_.push_back(card);
  }
  return column;
}

Column* BotsPage::makeTable() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(14, 12, 10, 10);
  //: Heading: who plays
  body->addWidget(makeHeading(column, [] { return tr("At the table"); }));
  body->addLayout(seats_.layout());
  //: Button: adds a bot to the table
  add_ = makeButton(u"botsAdd"_s, ActionButton::Role::Quiet, column, [] { return tr("Bot"); });
  add_->setIconName(u"plus"_s);
  //: Button: gives the bots other names
  names_ = makeButton(u"botsNames"_s, ActionButton::Role::Quiet, column, [] { return tr("Other names"); });
  names_->setIconName(u"roll"_s);
  //: Button: all bots get the level of the marked one
  all_ = makeButton(u"botsAll"_s, ActionButton::Role::Quiet, column, [] { return tr("All the same level"); });
  auto* buttons = new QWidget(column);
  auto* flow = new FlowLayout(buttons, 2);
  for (ActionButton* button : {add_, names_, all_}) flow->addWidget(button);
  body->addWidget(buttons);
  makeWishes(column);
  body->addStretch(1);
  auto* well = new Sheet(column, Paper::Well);
  auto* line = new QHBoxLayout(well);
  line->setContentsMargins(12, 5, 12, 5);
  line->addWidget(new IconLabel(u"ready"_s, 20, &Theme::ok, well));
  //: About bots
  auto* honest =
      makeNote(well, [] { return tr("Bots see only what their seat may see. They throw the same dice as you."); });
  honest->setColor(&Theme::ink);
  line->addWidget(honest, 1);
  body->addWidget(well);
  return column;
}

/// Pace, offers, and the bots of the next game: for games on this computer. The host of a table decides about hints
/// there too.
void BotsPage::makeWishes(Column* column) {
  wishes_ = new QWidget(column);
  auto* body = bare<QVBoxLayout>(wishes_);
  auto* title = new Words({}, kBodyText, Weight::Bold, &Theme::ink, column);
  //: Heading: how fast bots play
  say(title, [] { return tr("Pace"); });
  //: Beside that heading
  auto* when = makeNote(column, [] { return tr("can be changed during the game"); });
  when->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  pace_ = new Segments(column);
  pace_->setObjectName(u"botsPace"_s);
  paceNote_ = makeNote(column);
  auto* head = new QHBoxLayout;
  head->addWidget(title);
  head->addWidget(when, 1);
  body->addWidget(new Hairline(column));
  body->addLayout(head);
  body->addWidget(pace_);
  body->addWidget(paceNote_);
  column->body()->addWidget(wishes_);
  column->body()->addWidget(new Hairline(column));
  auto* rows = new QVBoxLayout;
  rows->setSpacing(2);
  column->body()->addLayout(rows);
  //: A choice on the page of bots, and under it what holds while it is off
  offers_ = makeWish(
      u"botsOffers"_s, rows, [] { return tr("Bots make offers to me"); },
      [] { return tr("else they are declined unseen"); });
  //: A choice on the page of bots, and under it what it brings; “Why?” is a word beside lines of the log
  moves_ = makeWish(
      u"botsExplain"_s, rows, [] { return tr("Bots explain their moves"); },
      [] { return tr("“Why?” beside their lines in the log"); });
  //: A choice on the page of bots, and under it what is to be known of it
  hints_ = makeWish(
      u"botsHints"_s, rows, [] { return tr("Hints are allowed"); },
      [] { return tr("everybody sees how many each player took"); });
  //: A choice on the page of bots
  same_ = makeWish(u"botsSame"_s, rows, [] { return tr("Same bots next time"); });
}

void BotsPage::connectWishes() {
  const auto change = [this](auto set) {
    BotWishes wishes = GameChoices::botWishes(settings_);
    set(wishes);
    GameChoices(settings_).setBotWishes(wishes);
  };
  connect(offers_, &Toggle::clicked, this, [change](bool on) {
    change([on](BotWishes& wishes) { wishes.offers = on ? BotOffers::Shown : BotOffers::Declined; });
  });
  connect(moves_, &Toggle::clicked, this, [change](bool on) {
    change([on](BotWishes& wishes) { wishes.moves = on ? BotMoves::Explained : BotMoves::Silent; });
  });
  connect(same_, &Toggle::clicked, this, [change](bool on) {
    change([on](BotWishes& wishes) { wishes.next = on ? BotsNextTime::Same : BotsNextTime::Usual; });
  });
  connect(hints_, &Toggle::clicked, this, [this, change](bool on) {
    const HintRule rule = on ? HintRule::Allowed : HintRule::Forbidden;
    if (!isAtTable()) return change([rule](BotWishes& wishes) { wishes.hints = rule; });
    TablePolicy policy = game_->seen().table().policy;
    policy.hints = rule;
    game_->acts().ask(requests::ChangePolicy{wire::encodePolicy(policy)});
  });
}

void BotsPage::connectTable() {
  start()->installEventFilter(this);
  connect(add_, &ActionButton::clicked, this, &BotsPage::addBot);
  connect(names_, &ActionButton::clicked, this, &BotsPage::otherNames);
  connect(all_, &ActionButton::clicked, this, [this] {
    if (!rows_.empty()) giveAll(rows_[static_cast<std::size_t>(marked_)].shown.bot);
  });
  connect(pace_, &Segments::picked, this, [this](int index) {
    settings_.game.botPace.set(kPacesHere[static_cast<std::size_t>(index)]);
    plan_.pace = settings_.game.botPace();
    refresh();
  });
}

void BotsPage::begin(const GamePlan& plan) {
  showTable(nullptr);
  plan_ = plan;
  plan_.pace = settings_.game.botPace();
  nameBots();
  marked_ = 0;
  retranslate();
  moveMark(0);
  for (const Column* column : findChildren<Column*>()) column->scroll()->verticalScrollBar()->setValue(0);
}

void BotsPage::showTable(ShownGame* game, SeatId marked) {
  if (game_) game_->disconnect(this);
  game_ = game;
  if (!game_) return;
  for (const auto changed : {&ShownGame::lobbyChanged, &ShownGame::tableChanged})
    connect(game_, changed, this, &BotsPage::refresh);
  marked_ = marked ? marked.value : 0;
  retranslate();
  moveMark(0);
}

/// Bots without a name get the first ones that nobody here has.
void BotsPage::nameBots() {
  if (plan_.isOnChain()) return;
  const auto isTaken = [this](const QString& name) {
    const auto hasIt = [&](const GamePlan::Seat& seat) {
      const QString own = seat.holder == SeatHolder::Person ? seat.name : seat.called;
      return skeletonOf(own) == skeletonOf(name) || skeletonOf(own) == skeletonOf(botNameHere(name));
    };
    return std::ranges::any_of(plan_.seats, hasIt);
  };
  for (GamePlan::Seat& seat : plan_.seats) {
    if (seat.holder != SeatHolder::Bot || !seat.called.isEmpty()) continue;
    for (const char* first : botFirstNames())
      if (const QString name = QString::fromLatin1(first); !isTaken(name)) {
        seat.called = name;
        break;
      }
  }
}

/// The names that follow, so that pressing again and again shows all of them.
void BotsPage::otherNames() {
  const auto firsts = botFirstNames();
  std::size_t next = 0;
  for (const GamePlan::Seat& seat : plan_.seats) {
    for (std::size_t i = 0; i < firsts.size(); ++i)
      if (seat.holder == SeatHolder::Bot && seat.called == QLatin1StringView(firsts[i])) next = i + 1;
  }
  for (GamePlan::Seat& seat : plan_.seats) {
    if (seat.holder != SeatHolder::Bot) continue;
    const auto isPerson = [&](const QString& name) {
      return std::ranges::any_of(plan_.seats, [&](const GamePlan::Seat& each) {
        const QString look = skeletonOf(each.name);
        return each.holder == SeatHolder::Person && (look == skeletonOf(name) || look == skeletonOf(botNameHere(name)));
      });
    };
    while (isPerson(QString::fromLatin1(firsts[next % firsts.size()]))) ++next;
    seat.called = QString::fromLatin1(firsts[next++ % firsts.size()]);
  }
  refresh();
}

std::vector<BotsPage::Row> BotsPage::rowsOfPlan() const {
  std::vector<Row> rows;
  Row all;  // of a chain
  for (int i = 0; i < static_cast<int>(plan_.seats.size()); ++i) {
    const GamePlan::Seat& seat = plan_.seats[i];
    const bool isBot = seat.holder == SeatHolder::Bot;
    if (plan_.isOnChain() && isBot) {
      all.seats.push_back(i);
      all.shown.bot = seat.bot;
      continue;
    }
    Row row{{i}, {seat.name, {}, seat.color, isBot ? seat.bot : QString()}};
    if (isBot) {
      row.shown.name = botNameHere(seat.called);
      row.shown.naming = BotSeat::Naming::Free;
      if (plan_.purpose == GamePurpose::Host || plan_.mayRemoveSeat(i)) row.shown.leaving = BotSeat::Leaving::Allowed;
    } else if (seat.holder == SeatHolder::Nobody) {
      //: A seat of a network game that is being set up: nobody has it yet
      row.shown.name = tr("Free for a guest");
    } else if (i == plan_.personSeat()) {
      //: Under the name of the reader, on the page of bots
      row.shown.note = tr("You");
    }
    rows.push_back(row);
  }
  if (all.seats.empty()) return rows;
  all.shown.color = -1;
  //: A row on the page of bots of a Big Game: all bots together
  all.shown.name = tr("%n bot(s)", nullptr, static_cast<int>(all.seats.size()));
  rows.push_back(all);
  return rows;
}

std::vector<BotsPage::Row> BotsPage::rowsOfTable() const {
  std::vector<Row> rows;
  const QList<LobbySeat>& seats = game_->seen().lobby().seats;
  for (const SeatId id : seatsOf(static_cast<int>(seats.size()))) {
    const LobbySeat& seat = seats[id.value];
    const bool isBot = seat.holder == SeatHolder::Bot, isFree = seat.holder == SeatHolder::Nobody;
    Row row{{id.value}, {shownName(seats, id), {}, isFree ? -1 : seat.color, isBot ? seat.bot : QString()}};
    if (isFree) row.shown.name = tr("Free for a guest");
    if (game_->seen().isLocal(id)) row.shown.note = tr("You");
    if (isBot) row.shown.leaving = BotSeat::Leaving::Allowed;
    rows.push_back(row);
  }
  return rows;
}

// By value: the values in a row of the page are gone when the page is shown anew.
void BotsPage::give(std::vector<int> seats, QString level) {
  for (const int seat : seats) {
    if (isAtTable()) {
      const LobbySeat there = game_->seen().lobby().seats.value(seat);
      if (there.holder == SeatHolder::Bot && there.bot != level)
        game_->acts().ask(requests::PutBot{SeatId(seat), level});
    } else if (plan_.seats[seat].holder == SeatHolder::Bot) {
      plan_.seats[seat].bot = level;
    }
  }
  refresh();
}

void BotsPage::giveAll(QString level) {
  for (const Row& row : std::vector<Row>(rows_)) give(row.seats, level);
}

void BotsPage::addBot() {
  const QString level = rows_[static_cast<std::size_t>(marked_)].shown.bot;
  const QString wanted = level.isEmpty() ? QString(kUsualLevel) : levelOf(level);
  if (isAtTable()) {
    for (const SeatId id : seatsOf(static_cast<int>(game_->seen().lobby().seats.size())))
      if (game_->seen().lobby().seats[id.value].holder == SeatHolder::Nobody)
        return game_->acts().ask(requests::PutBot{id, wanted});
    return;
  }
  const auto free = std::ranges::find(plan_.seats, SeatHolder::Nobody, &GamePlan::Seat::holder);
  if (free != plan_.seats.end()) {
    free->holder = SeatHolder::Bot;
    free->bot = wanted;
  } else if (plan_.mayAddSeat())
    plan_.addBot(wanted);
  nameBots();
  refresh();
}

void BotsPage::remove(int row) {
  const int seat = rows_[static_cast<std::size_t>(row)].seats.front();
  if (isAtTable()) return game_->acts().ask(requests::ClearSeat{SeatId(seat)});
  if (plan_.purpose == GamePurpose::Host)
    plan_.seats[seat].holder = SeatHolder::Nobody;
  else if (plan_.mayRemoveSeat(seat))
    plan_.removeSeat(seat);
  refresh();
  moveMark(0);
  focusFirst();
}

void BotsPage::mark(int row) {
  marked_ = row;
  refreshRows();
  refreshCards();
}

/// Moves the mark to the next row with a bot that way; 0: it stays, or takes the nearest one after it, else before.
void BotsPage::moveMark(int step) {
  const auto isBot = [this](int row) { return !rows_[static_cast<std::size_t>(row)].shown.bot.isEmpty(); };
  const int last = static_cast<int>(rows_.size()) - 1;
  int row = std::clamp(marked_ + step, 0, std::max(last, 0));
  const int way = step < 0 ? -1 : 1;
  while (row >= 0 && row <= last && !isBot(row)) row += way;
  if (row > last && step == 0)
    for (row = std::min(marked_, last); row >= 0 && !isBot(row);) --row;
  if (row >= 0 && row <= last) mark(row);
  if (step != 0 && marked_ <= last) seats_[marked_]->setFocus(Qt::TabFocusReason);
}

void BotsPage::arrange() {
  const int columns = width() >= kCardsFrom ? 2 : 1;
  table_->setFixedWidth((width() >= 1200 ? kWideTable : kNarrowTable) + 2 * Sheet::kShadow);
  const bool isTall = height() >= kTallFrom + (rules_->text().isEmpty() ? 0 : kNoteHeight);
  const auto shape = columns == 1 ? LevelCard::Shape::Row : isTall ? LevelCard::Shape::Card : LevelCard::Shape::Low;
  for (LevelCard* card : cards_) card->setShape(shape);
  if (columns == columns_) return;
  columns_ = columns;
  for (LevelCard* card : cards_) grid_->removeWidget(card);
  for (int i = 0; i < static_cast<int>(cards_.size()); ++i) {
    LevelCard* card = cards_[static_cast<std::size_t>(i)];
    grid_->addWidget(card, i / columns, i % columns);
  }
  grid_->setColumnStretch(0, 1);
  grid_->setColumnStretch(1, columns - 1);
}

void BotsPage::refresh() {
  rows_ = isAtTable() ? rowsOfTable() : rowsOfPlan();
  marked_ = std::clamp(marked_, 0, std::max(0, static_cast<int>(rows_.size()) - 1));
  const bool hasBot = std::ranges::any_of(rows_, [](const auto& row) { return !row.shown.bot.isEmpty(); });
  if (hasBot && rows_[static_cast<std::size_t>(marked_)].shown.bot.isEmpty()) moveMark(0);
  all_->setEnabled(hasBot);
  refreshRows();
  refreshCards();
  const bool hasFree = isAtTable()
                           ? std::ranges::count(game_->seen().lobby().seats, SeatHolder::Nobody, &LobbySeat::holder) > 0
                           : std::ranges::count(plan_.seats, SeatHolder::Nobody, &GamePlan::Seat::holder) > 0;
  add_->setEnabled(hasFree || (!isAtTable() && plan_.mayAddSeat()));
  names_->setVisible(!isAtTable() && !plan_.isOnChain());
  wishes_->setVisible(!isAtTable());
  for (const Toggle* box : {offers_, same_}) box->parentWidget()->setVisible(!isAtTable());
  options()->setVisible(!isAtTable());
  back()->setVisible(!isAtTable());
  const Setup& setup = isAtTable() ? game_->seen().lobby().setup : plan_.setup;
  const QString rules = levelsNote(setup);
  rules_->setText(rules);
  rules_->setVisible(!rules.isEmpty());
  arrange();
  pace_->choose(-1);
  for (std::size_t i = 0; i < kPacesHere.size(); ++i)
    if (settings_.game.botPace() == kPacesHere[i]) pace_->choose(static_cast<int>(i));
  //: Under the choice how fast bots play: %1 the pace, such as "Normal: 0.8 s a move"; names an entry of the menu Move
  paceNote_->setText(tr("%1. “Skip to my turn” leaves out the pauses.")
                         .arg(nameOfPace(settings_.game.botPace(), setup.options.seats)));
  const BotWishes wishes = GameChoices::botWishes(settings_);
  offers_->setChecked(wishes.offers == BotOffers::Shown);
  moves_->setChecked(wishes.moves == BotMoves::Explained);
  same_->setChecked(wishes.next == BotsNextTime::Same);
  const HintRule hints = isAtTable() ? game_->seen().table().policy.hints : wishes.hints;
  hints_->setChecked(hints == HintRule::Allowed);
  refreshFoot();
}

BotSeatRow* BotsPage::makeSeat(int row) {
  auto* seat = new BotSeatRow(row, this);
  seat->installEventFilter(this);
  connect(seat, &BotSeatRow::pointedAt, this, [this, row] { mark(row); });
  connect(seat, &BotSeatRow::levelPicked, this,
          [this, row](const QString& level) { give(rows_[static_cast<std::size_t>(row)].seats, level); });
  connect(seat, &BotSeatRow::nameTyped, this, [this, row](const QString& name) {
    plan_.seats[rows_[static_cast<std::size_t>(row)].seats.front()].called = name;
    rows_ = rowsOfPlan();
    refreshFoot();
  });
  // Queued, since the row is deleted in answer to this and must not be while it emits.
  connect(
      seat, &BotSeatRow::removeWanted, this, [this, row] { remove(row); }, Qt::QueuedConnection);
  return seat;
}

void BotsPage::refreshRows() {
  seats_.resize(rows_.size(), [this](int row) { return makeSeat(row); });
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const bool isMarked = static_cast<int>(i) == marked_ && !rows_[i].shown.bot.isEmpty();
    seats_[static_cast<int>(i)]->showSeat(rows_[i].shown);
    seats_[static_cast<int>(i)]->setMarked(isMarked ? BotSeatRow::Marked::Yes : BotSeatRow::Marked::No);
  }
}

void BotsPage::refreshCards() {
  const QString present = rows_.empty() ? QString() : rows_[static_cast<std::size_t>(marked_)].shown.bot;
  for (LevelCard* card : cards_) {
    const auto has = [&](const QString& bot) {
      return !bot.isEmpty() && levelsBeside(bot).value(placeBeside(bot)) == card->level();
    };
    std::vector<int> colors;
    for (const Row& row : rows_)
      if (has(row.shown.bot) && row.shown.color >= 0) colors.push_back(row.shown.color);
    card->setSeats(colors);
    card->setChecked(has(present));
  }
}

void BotsPage::refreshFoot() {
  if (isAtTable()) {
    start()->setEnabled(true);
    //: Foot of the page of bots, for the host of a table
    return foot()->say(u"network"_s, tr("What you choose here holds at the table at once."));
  }
  const auto obstacle = plan_.obstacle();
  start()->setEnabled(!obstacle);
  if (obstacle) return foot()->say(u"warning"_s, sentenceOf(*obstacle));
  if (const QString unknown = plan_.unknownBot(); !unknown.isEmpty())
    return foot()->say(u"warning"_s, unknownBotSentence(unknown));
  foot()->say(u"timer"_s, titleAndGoalOf(plan_));
}

void BotsPage::retranslate() {
  //: Paces of the bots
  pace_->setChoices({tr("Instant"), tr("Fast"), tr("Normal"), tr("Slow")});
  //: Screen reader: how fast bots play
  setSpokenName(pace_, tr("Pace of the bots"));
  nameStart();
  //: Button: back to the lobby, all has been chosen
  if (isAtTable()) rename(start(), tr("Done"));
  refresh();
}

void BotsPage::focusFirst() {
  if (marked_ < static_cast<int>(seats_.size()) && !rows_[static_cast<std::size_t>(marked_)].shown.bot.isEmpty())
    return seats_[marked_]->setFocus(Qt::OtherFocusReason);
  start()->setFocus(Qt::OtherFocusReason);
}

/// Keys of the page for a seat, a card or the start button that has the keyboard. False: it is none of them.
bool BotsPage::takeKey(int key) {
  if (key == Qt::Key_Up || key == Qt::Key_Down) {
    moveMark(key == Qt::Key_Up ? -1 : 1);
    return true;
  }
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    start()->click();
    return true;
  }
  const int level = key - Qt::Key_1;
  if (level < 0 || level >= static_cast<int>(cards_.size())) return false;
  cards_[static_cast<std::size_t>(level)]->click();
  return true;
}

bool BotsPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && takeKey(static_cast<QKeyEvent*>(event)->key())) return true;
  return QWidget::eventFilter(watched, event);
}

void BotsPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace tapu

#include "moc_bots_page.cpp"
