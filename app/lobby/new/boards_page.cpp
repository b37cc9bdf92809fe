// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/new/boards_page.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <algorithm>
#include <array>

#include "app/kit/bare_layout.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/button_keys.h"
#include "app/kit/card_grid.h"
#include "app/kit/flow_layout.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/lobby/rows/ask_for_board.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_words.h"
#include "app/text/language.h"
#include "app/text/option_words.h"
#include "app/text/shown_text.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kThreeFrom = 1060, kTwoFrom = 720;                ///< widths of the page
constexpr std::array kRules{RuleSet::Classic, RuleSet::Crazy};  ///< those of a game on one board

Preset presetOf(RuleSet ruleSet) { return ruleSet == RuleSet::Crazy ? Preset::Crazy : Preset::Standard; }

bool suits(const SeatAdvice& seats, std::optional<int> players) {
  return !players || (seats.from <= *players && *players <= seats.to);
}

}  // namespace

BoardsPage::BoardsPage(Settings& settings, QWidget* parent) : Page(parent), settings_(settings) {
  setObjectName(u"boardsPage"_s);
  setPageTopic(this, u"sea-boards"_s);
  QVBoxLayout* lines = layLines();
  lines->addWidget(makeHead());
  lines->addWidget(makeCards(), 1);
  lines->addWidget(makeFoot());
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

QWidget* BoardsPage::makeHead() {
  auto* sheet = new Sheet(this);
  sheet->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  auto* head = new QWidget(sheet);
  auto* line = new FlowLayout(head, 12);
  sheet->layLines(8)->addWidget(head);
  //: Button: back to the page before
  auto* back = makeButton(u"boardsBack"_s, ActionButton::Role::Quiet, head, [] { return tr("Back"); });
  //: Title of the page on which a board of the sea is chosen for a new game
  auto* title = makeTitle(head, [] { return tr("New game: the sea"); });
  title->setWordWrap(false);
  rules_ = new Segments(head);
  rules_->setObjectName(u"boardsRules"_s);
  playerCount_ = new Segments(head);
  playerCount_->setObjectName(u"boardsPlayers"_s);
  //: Link: the rules about what lies in the sea
  book_ = makeButton(u"boardsBook"_s, ActionButton::Role::Link, head, [] { return tr("Rules of the sea"); });
  for (QWidget* part : std::initializer_list<QWidget*>{back, title, rules_, playerCount_, book_}) line->addWidget(part);
  connect(back, &ActionButton::clicked, this, &BoardsPage::canceled);
  connect(book_, &ActionButton::clicked, this, &BoardsPage::rulesWanted);
  connect(rules_, &Segments::picked, this, [this](int index) {
    ruleSet_ = kRules[static_cast<std::size_t>(index)];
    refresh();
  });
  connect(playerCount_, &Segments::picked, this, [this](int index) {
    players_ = index == 0 ? std::nullopt : std::optional(kFewestAtOneBoard + index - 1);
    refresh();
  });
  return sheet;
}

QWidget* BoardsPage::makeCards() {
  scroll_ = new QScrollArea(this);
  auto* cards = new QWidget(scroll_);
  places_ = bare<QGridLayout>(cards);
  places_->setSpacing(2);
  scrollBare(scroll_, cards);
  grid_ = new CardGrid(places_, scroll_, this);
  connect(grid_, &CardGrid::reached, this, [this](QAbstractButton* card) { choose(static_cast<BoardCard*>(card)); });
  return scroll_;
}

QWidget* BoardsPage::makeFoot() {
  foot_ = new FootBar(this);
  //: Button: choose any other file of a board for the new game; opens a dialog
  auto* other = makeButton(u"boardsOther"_s, ActionButton::Role::Quiet, this, [] { return tr("Other board…"); });
  start_ = makeButton(
      u"boardsStart"_s, ActionButton::Role::Next, this,
      //: Button: go on to seats and options of a game on the chosen board
      [] { return tr("Set the table"); },
      //: Tool tip of the same button; keep “Enter”, the name of a key
      [] { return tr("Choose players and options, then begin (Enter)"); });
  foot_->add(other);
  foot_->add(start_);
  connect(other, &ActionButton::clicked, this,
          [this] { askForBoard(this, [this](const QString& path) { openBoard(path); }); });
  connect(start_, &ActionButton::clicked, this, [this] {
    if (chosen_) enter(*chosen_);
  });
  return foot_;
}

void BoardsPage::openBoard(const QString& path) {
  Complaint complaint;
  const auto file = loadBoard(path, complaint);
  if (!file) return showProblem(complaint.sentence);
  Q_EMIT chosen(planOn(*file));
}

/// The game against bots that would begin: with the players of the last one where the board is made for so many.
GamePlan BoardsPage::planOn(const BoardFile& file) const {
  GamePlan plan = GameChoices::lastPlan(GamePurpose::Bots, settings_);
  const int last = plan.isOnChain() ? kUsualSeats : plan.setup.options.seats;
  plan.startFrom(presetOf(ruleSet_));
  const SeatAdvice seats = seatsMadeFor(file);
  plan.setSeatCount(players_.value_or(std::clamp(last, seats.from, seats.to)));
  useBoard(plan.setup, file);
  plan.setSeatCount(plan.setup.options.seats);
  return plan;
}

void BoardsPage::add(const BoardFile& file) {
  auto* card = new BoardCard(file, places_->parentWidget());
  connect(card, &BoardCard::clicked, this, [this, card] { choose(card); });
  connect(card, &BoardCard::entered, this, [this, card] { enter(*card); });
  made_.push_back(card);
}

void BoardsPage::begin() {
  grid_->awaitArrival();
  chosen_ = nullptr;
  cards_.clear();
  qDeleteAll(made_);
  made_.clear();
  for (const BoardFile& file : boardShelf())
    if (isOfTheSea(file.board)) add(file);
  for (const QString& path : ownBoards_ ? ownBoards_() : QStringList()) {
    Complaint complaint;
    const auto file = loadBoard(path, complaint);
    const auto isShown = [&](const BoardCard* card) { return file && card->file().board == file->board; };
    if (file && isOfTheSea(file->board) && std::ranges::none_of(made_, isShown)) add(*file);
  }
  const Board last = GameChoices::lastPlan(GamePurpose::Bots, settings_).setup.board;
  refresh();
  if (cards_.empty()) return;
  const auto same = std::ranges::find_if(cards_, [&](const BoardCard* card) { return card->file().board == last; });
  choose(same == cards_.end() ? cards_.front() : *same);
}

void BoardsPage::choose(BoardCard* card) {
  chosen_ = card;
  grid_->choose(card);
  for (BoardCard* each : made_) each->setChecked(each == card);
  refreshFoot();
}

void BoardsPage::enter(const BoardCard& card) { Q_EMIT chosen(card.plan()); }

void BoardsPage::refresh() {
  for (BoardCard* card : made_) {
    const bool suited = suits(seatsMadeFor(card->file()), players_);
    card->showGame(planOn(card->file()), suited ? BoardCard::Suits::Yes : BoardCard::Suits::No);
  }
  cards_ = made_;
  std::ranges::stable_partition(cards_, [](const BoardCard* card) { return card->suits() == BoardCard::Suits::Yes; });
  grid_->setCards({cards_.begin(), cards_.end()});
  grid_->choose(chosen_);
  columns_ = 0;
  arrange();
  refreshFoot();
}

void BoardsPage::refreshFoot() {
  start_->setEnabled(chosen_ != nullptr);
  if (chosen_ && chosen_->suits() == BoardCard::Suits::No)
    return foot_->say(u"warning"_s,
                      //: Foot of the page; %1 name of a board, %2 “for 3 or 4 players”
                      tr("%1 is %2; others can play on it too.")
                          .arg(isolated(chosen_->text()), forPlayers(seatsMadeFor(chosen_->file()))));
  const auto all = static_cast<int>(made_.size());
  //: Foot of the page: how many boards there are
  if (!players_) return foot_->say(u"info"_s, tr("%n board(s) of the sea", nullptr, all));
  const auto suited = static_cast<int>(std::ranges::count(made_, BoardCard::Suits::Yes, &BoardCard::suits));
  //: Foot of the page: how many boards are made for %n players; %1 so many, %2 how many there are
  foot_->say(u"info"_s,
             tr("Boards for %n player(s): %1 of %2", nullptr, *players_).arg(inDigits(suited), inDigits(all)));
}

void BoardsPage::retranslate() {
  QStringList rules;
  for (const RuleSet ruleSet : kRules) rules << nameOfRules(ruleSet);
  rules_->setChoices(rules);
  //: Screen reader: which rules a new game has
  setSpokenName(rules_, tr("Rules"));
  //: Choice among numbers of players: boards for any number
  QStringList counts{tr("All")};
  for (int players = kFewestAtOneBoard; players <= kMostSeatsOfTable; ++players) counts << inDigits(players);
  playerCount_->setChoices(counts);
  //: Screen reader: how many players a board is to be made for
  setSpokenName(playerCount_, tr("Players"));
  refresh();
}

void BoardsPage::arrange() {
  const int columns = width() >= kThreeFrom ? 3 : width() >= kTwoFrom ? 2 : 1;
  if (columns == columns_) return;
  columns_ = columns;
  grid_->lay(columns);
  QWidget* before = book_;
  for (BoardCard* card : cards_) {
    card->setShape(columns == 1 ? BoardCard::Shape::Line : BoardCard::Shape::Tall);
    setTabOrder(before, card);
    before = card;
  }
  const int count = static_cast<int>(cards_.size());
  for (int row = 0; row <= count; ++row) places_->setRowStretch(row, row * columns < count ? 0 : 1);
}

void BoardsPage::showProblem(const QString& sentence) { foot_->say(u"warning"_s, sentence); }

void BoardsPage::focusFirst() {
  if (!grid_->focusChosen()) Page::focusFirst();
}

void BoardsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return canceled();
  if (isEnter(*event) && chosen_) return enter(*chosen_);
  Page::keyPressEvent(event);
}

void BoardsPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  arrange();
}

}  // namespace tapu

#include "moc_boards_page.cpp"
