// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/board_column.h"

#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "app/board/board_frame.h"
#include "app/board/joined_boards.h"
#include "app/kit/chip.h"
#include "app/kit/clear_layout.h"
#include "app/kit/flow_layout.h"
#include "app/kit/hairline.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_length.h"
#include "app/session/plan/game_plan.h"
#include "app/session/plan/game_words.h"
#include "app/session/plan/house_rules.h"
#include "app/session/settings/languages.h"
#include "app/text/language.h"
#include "app/text/option_words.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct BoardWords {
  QString name, note;
};

BoardWords wordsOf(const Setup& setup, int boards) {
  if (!setup.chain.isEmpty()) {
    //: Name of the board of a Big Game; %n how many boards lie in a row
    const QString name = BoardColumn::tr("Chain of %n board(s)", nullptr, boards > 0 ? boards : setup.chain.size());
    //: Under the name of a chain of boards, of which only a part is shown
    if (boards > 0) return {name, BoardColumn::tr("two seats at each board")};
    return {name, setup.chain.ends == Ends::Joined
                      //: Under the name of a chain of boards: its first and last board are neighbors too
                      ? BoardColumn::tr("two seats at each board; the ends are joined to a ring")
                      //: Under the name of a chain of boards
                      : BoardColumn::tr("two seats at each board; the ends are open")};
  }
  const auto land = landCells(setup.board);
  //: Under the name of a board; %n how many hexes of land it has
  const QString shuffled = BoardColumn::tr("%n hex(es), terrain and numbers shuffled", nullptr, land);
  //: Name of a board
  const QString usual = BoardColumn::tr("Shuffled island");
  switch (setup.options.mapKind) {
    case MapKind::Random: return {usual, shuffled};
    case MapKind::Large:
      if (drawsOneIsland(setup.options)) return {usual, shuffled};
      //: Name of a board
      return {BoardColumn::tr("Large shuffled island"), shuffled};
    case MapKind::Beginner:
      //: Name of a board
      return {BoardColumn::tr("First island"),
              //: Under the name of a board
              BoardColumn::tr(
                  "19 hexes, fixed. The first two settlements and roads of everybody lie there already, so that the "
                  "game begins with a throw.")};
    case MapKind::File: break;
  }
  const BoardFile* shelved = onTheShelf(setup.board);
  if (shelved) return {nameOfBoard(*shelved), shelved->description(languageInUse())};
  return {nameOfBoard({}),
          //: Under the name of a board from a file; %n how many hexes of land it has
          BoardColumn::tr("%n hex(es) of land", nullptr, land)};
}

}  // namespace

BoardColumn::BoardColumn(QWidget* parent)
    : Column(parent),
      board_(new BoardFrame(this)),
      title_(new Words({}, kNameText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      redraw_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      rules_(new Fact(u"book"_s, this)),
      goal_(new Fact(u"star"_s, this)),
      advice_(new Words({}, kNoteText, Weight::Bold, &Theme::edge, this)),
      players_(new Fact(u"person"_s, this)),
      time_(new Fact(u"timer"_s, this)),
      trade_(new Fact(u"trade"_s, this)),
      changedTitle_(new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this)),
      chips_(new QWidget(this)),
      all_(new ActionButton({}, ActionButton::Role::Link, this)) {
  body()->setContentsMargins(10, 10, 10, 10);
  body()->setSpacing(4);
  new FlowLayout(chips_);
  redraw_->setObjectName(u"redrawBoard"_s);
  all_->setObjectName(u"allOptions"_s);
  goal_->setObjectName(u"goal"_s);
  players_->setObjectName(u"players"_s);
  advice_->setObjectName(u"targetAdvice"_s);
  body()->addWidget(board_);
  body()->addSpacing(4);
  for (QWidget* part : std::initializer_list<QWidget*>{title_, note_}) body()->addWidget(part);
  body()->addWidget(redraw_, 0, Qt::AlignLeft);
  body()->addSpacing(4);
  for (QWidget* part : std::initializer_list<QWidget*>{rules_, goal_, advice_, players_, time_, trade_})
    body()->addWidget(part);
  body()->addSpacing(4);
  body()->addWidget(new Hairline(this));
  body()->addWidget(changedTitle_);
  body()->addWidget(chips_);
  body()->addWidget(all_, 0, Qt::AlignLeft);
  body()->addStretch(1);
  redraw_->hide();
  all_->hide();
  connect(redraw_, &ActionButton::clicked, this, &BoardColumn::redrawWanted);
  connect(all_, &ActionButton::clicked, this, &BoardColumn::allOptionsWanted);
  whenLanguageChanges(this, [this] { refresh(); });
}

void BoardColumn::offerRedraw(Redraw redraw) {
  if (redraws_ == redraw) return;
  redraws_ = redraw;
  refresh();
}

void BoardColumn::offerAllOptions() { all_->show(); }

void BoardColumn::showSetup(const Setup& setup, int persons, Place place, int boards) {
  boards_ = boards;
  place_ = place;
  setup_ = setup;
  persons_ = persons;
  if (!setup.chain.isEmpty())
    board_->setBoard(JoinedBoards::beginningOf(setup.chain).board());
  else if (setup.board.starts.empty() || !problems(setup).empty())
    board_->setBoard(setup.board);
  else  // pieces lie there from the beginning
    board_->setGame(setup, startOf(setup), {});
  refresh();
}

void BoardColumn::refresh() {
  const Options& options = setup_.options;
  const BoardWords words = wordsOf(setup_, boards_);
  title_->setText(words.name);
  note_->setText(inShownDigits(words.note));
  setSpokenName(board_, title_->text());
  setSpokenDetails(board_, note_->text());
  const bool onChain = !setup_.chain.isEmpty();
  redraw_->setVisible(redraws_ == Redraw::Yes && !onChain && isDrawn(options.mapKind));
  //: Button: shuffle the board of the new game once more
  rename(redraw_, tr("Another island"), tr("Shuffle terrain and numbers once more"));
  rules_->say(nameOfRules(setup_.ruleSet), whatRulesAre(setup_.ruleSet));
  const Rules rules = rulesOf(setup_.ruleSet, options);
  const GameLength usual = usualLength(setup_, persons_);
  //: Goal of the game
  goal_->say(
      tr("First to %n point(s)", nullptr, rules.target),
      rules.maxRounds == kUnlimited
          //: How long a game usually takes
          ? tr("about %n minute(s)", nullptr, usual.minutes)
          : usual.rounds == rules.maxRounds
                //: How long a game usually takes; %n minutes, %1 the number of rounds after which it stops
                ? tr("about %n minute(s), at most %1 rounds", nullptr, usual.minutes)
                      .arg(QLocale().toString(rules.maxRounds))
                //: How long a game usually takes; %n minutes, %1 and %2 numbers of rounds: after the second it stops
                : tr("about %n minute(s): usually %1 rounds, at most %2", nullptr, usual.minutes)
                      .arg(QLocale().toString(usual.rounds), QLocale().toString(rules.maxRounds)));
  advice_->setText(targetAdvice(setup_));
  advice_->setVisible(!advice_->text().isEmpty());
  players_->say(playersOn(setup_), roomWarning(setup_));
  players_->setVisible(!onChain);
  if (onChain)
    //: Clock of the Big Game
    time_->say(tr("%n second(s) a round", nullptr, options.roundSeconds), tr("all of a group play at once"));
  else if (!hasPersonalTimers(companyAt(place_)))
    //: Turn clock of the game
    time_->say(tr("No clock"), tr("everybody takes the time they need"));
  else if (options.turnSeconds == kUnlimited)
    //: Turn clock of the game: turns have none, but all who return cards after a seven do
    time_->say(tr("No clock for turns"), tr("%n second(s) to return cards", nullptr, options.discardSeconds));
  else
    //: Turn clock of the game
    time_->say(tr("%n second(s) a turn", nullptr, options.turnSeconds), tr("pauses while others return cards"));
  //: Trade in the game
  trade_->say(onChain ? tr("Trade with up to five partners")
                      //: Trade in the game
                      : tr("Trade with everyone"),
              options.harbors == Switch::On
                  //: Rates of the bank at harbors
                  ? tr("harbors 3:1 and 2:1")
                  //: The game has no harbors
                  : tr("no harbors"));
  refreshChips();
  //: Link to the list of all options; %n how many there are
  rename(all_, tr("See all %n option(s)", nullptr, shownOptionCount(setup_, place_)));
  chips_->updateGeometry();
}

void BoardColumn::refreshChips() {
  clearLayout(chips_->layout());
  const QStringList changed = changedOptions(setup_, place_);
  for (const QString& option : changed) {
    auto* chip = new Chip(option, Chip::Kind::Accent, chips_);
    chip->setMaximumWidth(330);
    chip->setToolTip(plainTip(option));
    chips_->layout()->addWidget(chip);
    chip->show();
  }
  chips_->setVisible(!changed.isEmpty());
  changedTitle_->setText(changed.isEmpty()
                             //: No option of the game differs from its default
                             ? tr("All options are standard")
                             //: Heading over the options that differ from their defaults
                             : tr("Changed from the default"));
}

}  // namespace tapu

#include "moc_board_column.cpp"
