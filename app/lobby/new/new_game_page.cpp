// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/new/new_game_page.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>
#include <optional>

#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/plan/game_length.h"
#include "app/session/plan/game_words.h"
#include "app/session/words/bot_levels.h"
#include "app/text/option_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kSeatCount = "seats.count";

}  // namespace

NewGamePage::NewGamePage(Settings& settings, QWidget* parent)
    : Page(parent), settings_(settings), board_(new BoardColumn(this)), foot_(new FootBar(this)) {
  setObjectName(u"newGamePage"_s);
  columns_ = new FoldingColumns(board_, makeOptions(), makeSeats(), this);
  back_ = makeButton(u"newGameBack"_s, ActionButton::Role::Quiet, this);
  start_ = makeButton(u"newGameStart"_s, ActionButton::Role::Next, this);
  foot_->add(back_);
  foot_->add(start_);
  QVBoxLayout* lines = layLines();
  lines->addWidget(columns_, 1);
  lines->addWidget(foot_);
  board_->offerRedraw();
  connect(board_, &BoardColumn::redrawWanted, options_, &OptionRows::redraw);
  connect(back_, &ActionButton::clicked, this, &NewGamePage::canceled);
  connect(start_, &ActionButton::clicked, this, &NewGamePage::start);
  begin(Purpose::Bots);
  whenLanguageChanges(this, [this] { retranslate(); });
}

Column* NewGamePage::makeOptions() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(Column::kTextMargins);
  title_ = makeTitle(column);
  body->addWidget(title_);
  hostFields_ = new HostFields(column);
  body->addWidget(hostFields_);
  //: Label over the presets of options
  body->addWidget(makeLabel(column, [] { return tr("Start from"); }));
  presets_ = new PresetPicker(settings_, column);
  body->addWidget(presets_);
  body->addSpacing(8);
  options_ = new OptionRows(Editing::Allowed, column, kSeatCount);  // the number of seats is chosen beside the seats
  body->addWidget(options_);
  body->addStretch(1);
  connect(options_, &OptionRows::changed, this, [this] {
    plan_.setSetup(options_->setup());
    refresh();
  });
  connect(presets_, &PresetPicker::picked, this, [this](const GamePlan& plan) {
    plan_ = plan;
    refresh();
  });
  connect(presets_, &PresetPicker::kept, this, &NewGamePage::focusFirst);
  connect(options_, &OptionRows::problem, this, &NewGamePage::showProblem);
  connect(hostFields_, &HostFields::changed, this, [this] {
    hostFields_->putInto(plan_);
    refresh();
  });
  return column;
}

Column* NewGamePage::makeSeats() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  seatCount_ = new Segments(column);
  seatCount_->setObjectName(u"seatCount"_s);
  const OptionSpec& counts = *optionNamed(kSeatCount);
  //: Heading over the seats of a new game
  body->addWidget(makeHeading(column, [] { return tr("Players"); }));
  body->addWidget(seatCount_, 0, Qt::AlignLeft);
  for (int i = 0; i < counts.most; ++i) {
    auto* row = new PlanSeatRow(i, column);
    connect(row, &PlanSeatRow::changed, this, &NewGamePage::takeSeats);
    body->addWidget(row);
    seats_.push_back(row);
  }
  body->addWidget(chainFields_ = makeChainFields(column));
  //: Button: opens the page with the levels of bots
  auto* bots = makeButton(u"newGameBots"_s, ActionButton::Role::Quiet, column, [] { return tr("Bots…"); });
  bots->setIconName(u"bot"_s);
  connect(bots, &ActionButton::clicked, this, [this] { Q_EMIT botsWanted(plan_); });
  body->addWidget(bots, 0, Qt::AlignLeft);
  seatsNote_ = makeNote(column);
  body->addWidget(seatsNote_);
  body->addStretch(1);
  connect(seatCount_, &Segments::picked, this, [this, least = counts.least](int index) {
    plan_.chooseSeatCount(least + index);
    refresh();
  });
  return column;
}

QWidget* NewGamePage::makeChainFields(QWidget* parent) {
  auto* fields = new QWidget(parent);
  auto* grid = new QGridLayout(fields);
  grid->setContentsMargins(0, 8, 0, 4);
  grid->setVerticalSpacing(8);
  auto* boardsLabel = new Words({}, kBodyText, Weight::Bold, &Theme::ink, fields);
  //: Label of a field: how many boards the Big Game has
  say(boardsLabel, [] { return tr("Boards"); });
  auto* groupLabel = new Words({}, kBodyText, Weight::Bold, &Theme::ink, fields);
  //: Label of a choice: the group of the reader in the Big Game
  say(groupLabel, [] { return tr("Your group"); });
  boards_ = new NumberField(fields);
  boards_->setObjectName(u"boards"_s);
  boards_->setRange(kFewestBoardsHere, kMostBoardsHere);
  group_ = new Segments(fields);
  group_->setObjectName(u"group"_s);
  nameField(boards_->box(), boardsLabel);
  nameField(group_, groupLabel);
  grid->addWidget(boardsLabel, 0, 0);
  grid->addWidget(boards_, 0, 1, Qt::AlignRight);
  grid->addWidget(groupLabel, 1, 0);
  grid->addWidget(group_, 1, 1, Qt::AlignRight);
  grid->setColumnStretch(0, 1);
  connect(boards_, &NumberField::changed, this, &NewGamePage::takeChain);
  connect(group_, &Segments::picked, this, &NewGamePage::takeChain);
  return fields;
}

void NewGamePage::takeChain() {
  plan_.setChain(boards_->value(), group_->chosen() == 1 ? Territory::Moon : Territory::Sun);
  refresh();
}

void NewGamePage::begin(Purpose purpose) { begin(GameChoices::lastPlan(purpose, settings_)); }

void NewGamePage::begin(const GamePlan& plan) {
  const Purpose purpose = plan.purpose;
  setPageTopic(this, purpose == Purpose::SameComputer ? u"hot-seat"_s
                     : purpose == Purpose::Host       ? u"lan-host"_s
                                                      : u"play-new"_s);
  problem_.clear();
  plan_ = plan;
  return_ = Return::ToPage;
  presets_->readOwn();
  for (std::size_t i = 0; i < seats_.size(); ++i)
    seats_[i]->setHolders(GamePlan::holdersOf(purpose, static_cast<int>(i)));
  for (const QScrollArea* column : findChildren<QScrollArea*>()) column->verticalScrollBar()->setValue(0);
  hostFields_->setVisible(purpose == Purpose::Host);
  hostFields_->showPlan(plan_);
  retranslate();
}

void NewGamePage::takeSeats() {
  const bool isNamedByHost = plan_.gameName == GamePlan::gameNameOf(plan_.seats[plan_.personSeat()].name);
  if (plan_.isOnChain()) {
    plan_.setPerson(seats_.front()->seat());
  } else {
    QList<GamePlan::Seat> wanted;
    for (qsizetype i = 0; i < plan_.seats.size(); ++i) wanted << seats_[static_cast<std::size_t>(i)]->seat();
    plan_.setSeats(wanted);
  }
  if (isNamedByHost) {
    plan_.gameName = GamePlan::gameNameOf(plan_.seats[plan_.personSeat()].name);
    hostFields_->showGameName(plan_.gameName);
  }
  refresh();
}

QString NewGamePage::blockedBy() const {
  const auto obstacle = plan_.obstacle();
  return obstacle ? sentenceOf(*obstacle) : QString();
}

void NewGamePage::start() {
  GamePlan plan = plan_;
  if (plan.obstacle()) return;
  if (plan.purpose == Purpose::Host && !hostFields_->putPasswordInto(plan))
    return showProblem(HostFields::whyNoPassword());
  Q_EMIT started(plan);
}

void NewGamePage::refresh() {
  board_->showSetup(plan_.setup, personsExpected(plan_.seats), plan_.place());
  options_->showSetup(plan_.setup, plan_.personNames(), plan_.place());
  const bool onChain = plan_.isOnChain();
  seatCount_->setVisible(!onChain);
  seatCount_->choose(plan_.setup.options.seats - optionNamed(kSeatCount)->least);
  chainFields_->setVisible(onChain);
  if (onChain) {
    boards_->setValue(plan_.setup.chain.size());
    group_->choose(plan_.personSeat() % kSeatsAtBoardOfChain);
  }
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const int seat = onChain ? plan_.personSeat() : static_cast<int>(i);
    const bool isThere = onChain ? i == 0 : seat < plan_.seats.size();
    seats_[i]->setVisible(isThere);
    if (isThere) seats_[i]->showSeat(plan_.seats[seat], plan_.colorsOfOthers(seat));
  }
  presets_->showPlan(plan_);
  refreshFoot();
}

void NewGamePage::refreshFoot() {
  const QString blocked = blockedBy();
  start_->setEnabled(blocked.isEmpty());
  start_->setToolTip(plainTip(blocked));
  const QString sentence = !problem_.isEmpty() ? problem_ : blocked;
  if (!sentence.isEmpty()) return foot_->say(u"warning"_s, sentence);
  if (const QString unknown = plan_.unknownBot(); !unknown.isEmpty())
    return foot_->say(u"warning"_s, unknownBotSentence(unknown));
  if (const QStringList warnings = optionWarnings(plan_.setup.options); !warnings.isEmpty())
    return foot_->say(u"warning"_s, warnings.front());
  if (const QString warning = roomWarning(plan_.setup); !warning.isEmpty()) return foot_->say(u"warning"_s, warning);
  foot_->say(u"ready"_s, purpose() == Purpose::Host
                             //: Foot of the page on which a network game is set up
                             ? tr("Next, others on the network can join. You start the game when everybody is ready.")
                             //: Foot of the page on which a game is set up
                             : tr("Everything is set. The game can begin."));
}

void NewGamePage::retranslate() {
  switch (purpose()) {
    //: Title of the page on which a game is set up
    case Purpose::Bots: title_->setText(tr("New game against bots")); break;
    //: Title of the page on which a game is set up: several people at one computer
    case Purpose::SameComputer: title_->setText(tr("New game on this computer")); break;
    //: Title of the page on which a game is set up
    case Purpose::Host: title_->setText(tr("Host a game")); break;
  }
  const OptionSpec& counts = *optionNamed(kSeatCount);
  QStringList choices;
  for (int seats = counts.least; seats <= counts.most; ++seats) choices << QLocale().toString(seats);
  seatCount_->setChoices(choices);
  //: Screen reader: how many seats a game has
  setSpokenName(seatCount_, tr("Number of seats"));
  seatsNote_->setText(purpose() == Purpose::SameComputer
                          //: Note on the page for several people at one computer
                          ? tr("Cards stay hidden: between two players a curtain covers the screen.")
                          : purpose() == Purpose::Host
                                //: Note on the page on which a network game is set up
                                ? tr("Free seats that nobody has taken when the game starts are played by bots.")
                                : QString());
  seatsNote_->setVisible(!seatsNote_->text().isEmpty());
  //: The two groups of the Big Game
  group_->setChoices({tr("Sun"), tr("Moon")});
  rename(back_, return_ == Return::ToGame
                    //: Button: back to the game that goes on while another one is being set up
                    ? tr("Back to the game")
                    //: Button: back to the page before
                    : tr("Back"));
  rename(start_, purpose() == Purpose::Host
                     //: Button: let others join the game
                     ? tr("Open the game")
                     //: Button
                     : tr("Start game"));
  columns_->setTitles({//: Tab of a narrow window
                       tr("Board"),
                       //: Tab of a narrow window
                       tr("Options"),
                       //: Tab of a narrow window
                       tr("Players")});
  refresh();
}

void NewGamePage::setReturn(Return where) {
  return_ = where;
  retranslate();
}

void NewGamePage::showProblem(const QString& sentence) {
  problem_ = sentence;
  refresh();
  problem_.clear();
}

void NewGamePage::offerNextPort(const QString& problem) {
  const int next = hostFields_->enterNextPort();
  hostFields_->putInto(plan_);
  //: Follows the sentence that a network port is in use; %1 the number of the port after it
  showProblem(u"%1 %2"_s.arg(problem, tr("Port %1 is entered in its place: try again.").arg(QString::number(next))));
}

void NewGamePage::focusFirst() { start_->setFocus(Qt::OtherFocusReason); }

void NewGamePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && presets_->leaveNaming()) return;
  if (event->key() == Qt::Key_Escape) return canceled();
  QWidget::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_new_game_page.cpp"
