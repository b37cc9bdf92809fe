// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/new_game_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <tuple>

#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/session/house_rules.h"
#include "app/text/describe.h"
#include "app/text/problem_text.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr std::string_view kSeatCount = "seats.count";
}  // namespace

NewGamePage::NewGamePage(const Settings& settings, QWidget* parent)
    : QWidget(parent), settings_(settings), board_(new BoardColumn(this)), foot_(new FootBar(this)) {
  setObjectName(u"newGamePage"_s);
  columns_ = new FoldingColumns(board_, makeOptions(), makeSeats(), this);
  back_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  back_->setObjectName(u"newGameBack"_s);
  start_ = new ActionButton({}, ActionButton::Role::Next, this);
  start_->setObjectName(u"newGameStart"_s);
  foot_->add(back_);
  foot_->add(start_);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  lines->setSpacing(0);
  lines->addWidget(columns_, 1);
  lines->addWidget(foot_);
  board_->offerRedraw();
  connect(board_, &BoardColumn::redrawWanted, options_, &OptionRows::redraw);
  connect(back_, &ActionButton::clicked, this, &NewGamePage::canceled);
  connect(start_, &ActionButton::clicked, this, &NewGamePage::start);
  begin(Purpose::Bots);
}

Column* NewGamePage::makeOptions() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(20, 16, 20, 16);
  title_ = new Words({}, 24, Weight::Bold, &Theme::ink, column);
  body->addWidget(title_);
  hostFields_ = new QWidget(column);
  auto* fields = new QGridLayout(hostFields_);
  fields->setContentsMargins(0, 4, 0, 4);
  nameLabel_ = new Words({}, 13, Weight::Bold, &Theme::ink2, hostFields_);
  portLabel_ = new Words({}, 13, Weight::Bold, &Theme::ink2, hostFields_);
  name_ = new QLineEdit(hostFields_);
  name_->setObjectName(u"gameName"_s);
  name_->setMaxLength(40);
  port_ = new NumberField(hostFields_);
  port_->setRange(1024, 65535);
  port_->box()->setLocale(QLocale::c());  // ports keep their digits in every language
  fields->addWidget(nameLabel_, 0, 0);
  fields->addWidget(portLabel_, 0, 1);
  fields->addWidget(name_, 1, 0);
  fields->addWidget(port_, 1, 1);
  fields->setColumnStretch(0, 1);
  body->addWidget(hostFields_);
  presetLabel_ = new Words({}, 13, Weight::Bold, &Theme::ink2, column);
  body->addWidget(presetLabel_);
  auto* presets = new QHBoxLayout;
  presets->setSpacing(0);
  constexpr std::array kinds{std::tuple{"presetBeginner", RuleSet::Classic, MapKind::Beginner},
                             std::tuple{"presetStandard", RuleSet::Classic, MapKind::Random},
                             std::tuple{"presetCrazy", RuleSet::Crazy, MapKind::Large}};
  for (const auto& [name, ruleSet, kind] : kinds) {
    auto* button = new ActionButton({}, ActionButton::Role::Quiet, column);
    button->setObjectName(QString::fromLatin1(name));
    button->setCheckable(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    presets->addWidget(button);
    const Preset preset = presets_.emplace_back(Preset{ruleSet, kind, button});
    connect(button, &ActionButton::clicked, this, [this, preset] { usePreset(preset.ruleSet, preset.kind); });
  }
  body->addLayout(presets);
  body->addSpacing(8);
  options_ = new OptionRows(Editing::Allowed, column, kSeatCount);  // beside the seats
  body->addWidget(options_);
  body->addStretch(1);
  connect(options_, &OptionRows::changed, this, &NewGamePage::optionsChanged);
  connect(options_, &OptionRows::problem, this, &NewGamePage::showProblem);
  connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
    plan_.gameName = text.simplified();
    refresh();
  });
  connect(port_, &NumberField::changed, this, [this](int port) { plan_.port = static_cast<quint16>(port); });
  return column;
}

Column* NewGamePage::makeSeats() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  seatsTitle_ = new Words({}, 17, Weight::Bold, &Theme::ink, column);
  seatCount_ = new Segments(column);
  seatCount_->setObjectName(u"seatCount"_s);
  const OptionSpec& counts = *optionNamed(kSeatCount);
  auto* head = new QHBoxLayout;
  head->addWidget(seatsTitle_, 1);
  head->addWidget(seatCount_);
  body->addLayout(head);
  for (int i = 0; i < counts.most; ++i) {
    auto* row = new PlanSeatRow(i, column);
    connect(row, &PlanSeatRow::changed, this, &NewGamePage::seatsChanged);
    body->addWidget(row);
    seats_.push_back(row);
  }
  seatsNote_ = new Words({}, 13, Weight::Regular, &Theme::ink2, column);
  body->addWidget(seatsNote_);
  body->addStretch(1);
  connect(seatCount_, &Segments::picked, this,
          [this, least = counts.least](int index) { seatCountChanged(least + index); });
  return column;
}

void NewGamePage::begin(Purpose purpose) {
  purpose_ = purpose;
  setPageTopic(this, purpose == Purpose::SameComputer ? u"hot-seat"_s
                     : purpose == Purpose::Host       ? u"network"_s
                                                      : u"options"_s);
  problem_.clear();
  plan_ = GamePlan::solo(settings_.name(), settings_.color(), settings_.botPace());
  //: Name of a hosted game in the list that others see; %1 the name of its host
  plan_.gameName = tr("%1’s game").arg(settings_.name());
  plan_.reach = purpose == Purpose::Host ? GamePlan::Reach::Network : GamePlan::Reach::ThisComputer;
  plan_.port = settings_.port();
  if (purpose == Purpose::Host) {
    plan_.setup.options = standardOptions(Place::Network);
    for (qsizetype i = 1; i < plan_.seats.size(); ++i) plan_.seats[i].holder = SeatHolder::Nobody;
  }
  int next = 0;
  for (GamePlan::Seat& seat : plan_.seats) {
    if (seat.holder == SeatHolder::Person) continue;
    while (playerColorOrder()[static_cast<std::size_t>(next)] == settings_.color()) ++next;
    seat.color = playerColorOrder()[static_cast<std::size_t>(next++)];
  }
  if (purpose == Purpose::SameComputer) {
    plan_.seats[1].holder = SeatHolder::Person;
    //: Name of somebody who gave none; %1 number of the seat
    plan_.seats[1].name = tr("Player %1").arg(2);
  }
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    QList<SeatHolder> holders{SeatHolder::Person, SeatHolder::Bot};
    if (i == 0)
      holders = {SeatHolder::Person};
    else if (purpose == Purpose::Bots)
      holders = {SeatHolder::Bot};
    else if (purpose == Purpose::Host)
      holders = {SeatHolder::Nobody, SeatHolder::Bot};
    seats_[i]->setHolders(holders);
  }
  for (const QScrollArea* column : findChildren<QScrollArea*>()) column->verticalScrollBar()->setValue(0);
  hostFields_->setVisible(purpose == Purpose::Host);
  name_->setText(plan_.gameName);
  port_->setValue(plan_.port);
  retranslate();
}

void NewGamePage::usePreset(RuleSet ruleSet, MapKind kind) {
  Setup& setup = plan_.setup;
  const int seats = setup.options.seats, seconds = setup.options.turnSeconds;
  setup.ruleSet = ruleSet;
  setup.options = defaultOptions(ruleSet);
  setup.options.mapKind = kind;
  setup.options.seats = seats;
  setup.options.turnSeconds = seconds;
  setup.first = {};
  setup.board = drawBoard(setup.options);
  refresh();
}

void NewGamePage::optionsChanged() {
  const int before = plan_.setup.options.seats;
  plan_.setup = options_->setup();
  if (plan_.setup.options.seats != before) return seatCountChanged(plan_.setup.options.seats);
  refresh();
}

void NewGamePage::seatCountChanged(int seats) {
  plan_.setup.options.seats = seats;
  const SeatHolder holder = purpose_ == Purpose::Host ? SeatHolder::Nobody : SeatHolder::Bot;
  while (plan_.seats.size() > seats) plan_.seats.removeLast();
  while (plan_.seats.size() < seats) {
    GamePlan::Seat seat{holder, {}, 0, u"greedy"_s};
    for (int color : playerColorOrder()) {
      seat.color = color;
      if (std::ranges::none_of(plan_.seats, [&](const GamePlan::Seat& other) { return other.color == color; })) break;
    }
    plan_.seats << seat;
  }
  if (plan_.setup.first && plan_.setup.first.value >= seats) plan_.setup.first = SeatId(0);
  refresh();
}

void NewGamePage::seatsChanged() {
  const QList<GamePlan::Seat> before = plan_.seats;
  for (qsizetype i = 0; i < plan_.seats.size(); ++i) plan_.seats[i] = seats_[static_cast<std::size_t>(i)]->seat();
  for (qsizetype i = 0; i < plan_.seats.size(); ++i) {
    GamePlan::Seat& seat = plan_.seats[i];
    const bool isNew = seat.holder == SeatHolder::Person && before[i].holder != SeatHolder::Person;
    if (isNew && seat.name.isEmpty()) seat.name = tr("Player %1").arg(i + 1);
  }
  // A bot's color gives way to a person's.
  for (qsizetype i = 0; i < plan_.seats.size(); ++i) {
    GamePlan::Seat& seat = plan_.seats[i];
    const auto clashes = [&](int color) {
      for (qsizetype j = 0; j < plan_.seats.size(); ++j)
        if (j != i && plan_.seats[j].color == color) return true;
      return false;
    };
    if (seat.holder == SeatHolder::Person || !clashes(seat.color)) continue;
    for (int color : playerColorOrder())
      if (!clashes(color)) {
        seat.color = color;
        break;
      }
  }
  refresh();
}

QStringList NewGamePage::seatNames() const {
  QStringList names;
  for (const GamePlan::Seat& seat : plan_.seats) names << (seat.holder == SeatHolder::Person ? seat.name : QString());
  return names;
}

QString NewGamePage::blockedBy() const {
  QSet<QString> names;
  for (qsizetype i = 0; i < plan_.seats.size(); ++i) {
    const GamePlan::Seat& seat = plan_.seats[i];
    if (seat.holder != SeatHolder::Person) continue;
    //: Why a new game cannot start; %1 number of the seat
    if (seat.name.isEmpty()) return tr("Please enter a name for player %1.").arg(i + 1);
    //: Why a new game cannot start; %1 a name
    if (names.contains(seat.name)) return tr("Two players are called %1. Please change one name.").arg(seat.name);
    names << seat.name;
  }
  if (const auto found = problems(plan_.setup); !found.empty()) return problemAt(found.front());
  //: Why a game on the network cannot be opened
  if (purpose_ == Purpose::Host && plan_.gameName.isEmpty()) return tr("Please give the game a name.");
  return {};
}

void NewGamePage::start() {
  if (blockedBy().isEmpty()) Q_EMIT started(plan_);
}

void NewGamePage::refresh() {
  const Place place = purpose_ == Purpose::Host ? Place::Network : Place::ThisComputer;
  board_->showSetup(plan_.setup, plan_.persons(), place);
  options_->showSetup(plan_.setup, seatNames(), place);
  seatCount_->choose(plan_.setup.options.seats - optionNamed(kSeatCount)->least);
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const bool there = static_cast<qsizetype>(i) < plan_.seats.size();
    seats_[i]->setVisible(there);
    if (!there) continue;
    std::vector<int> taken;
    for (qsizetype j = 0; j < plan_.seats.size(); ++j)
      if (j != static_cast<qsizetype>(i) && plan_.seats[j].holder == SeatHolder::Person)
        taken.push_back(plan_.seats[j].color);
    seats_[i]->showSeat(plan_.seats[static_cast<qsizetype>(i)], taken);
  }
  // A preset stays chosen on another island, with other seats and another clock.
  Options plain = plan_.setup.options, preset = defaultOptions(plan_.setup.ruleSet);
  preset.seats = plain.seats;
  preset.turnSeconds = plain.turnSeconds;
  preset.mapKind = plain.mapKind;
  const Preset* chosen = nullptr;
  for (const Preset& each : presets_)
    if (plain == preset && each.ruleSet == plan_.setup.ruleSet)
      if (!chosen || each.kind == plain.mapKind || chosen->kind != plain.mapKind) chosen = &each;
  for (const Preset& each : presets_) each.button->setChecked(&each == chosen);
  const QString blocked = blockedBy();
  start_->setEnabled(blocked.isEmpty());
  start_->setToolTip(plainTip(blocked));
  const QString sentence = !problem_.isEmpty() ? problem_ : blocked;
  if (!sentence.isEmpty()) return foot_->say(u"warning"_s, sentence);
  if (const QStringList warnings = optionWarnings(plan_.setup.options); !warnings.isEmpty())
    return foot_->say(u"warning"_s, warnings.front());
  foot_->say(u"ready"_s, purpose_ == Purpose::Host
                             //: Foot of the page on which a network game is set up
                             ? tr("Next, others on the network can join. You start the game when everybody is ready.")
                             //: Foot of the page on which a game is set up
                             : tr("Everything is set. The game can begin."));
}

void NewGamePage::retranslate() {
  switch (purpose_) {
    //: Title of the page on which a game is set up
    case Purpose::Bots: title_->setText(tr("New game against bots")); break;
    //: Title of the page on which a game is set up: several people at one computer
    case Purpose::SameComputer: title_->setText(tr("New game on this computer")); break;
    //: Title of the page on which a game is set up
    case Purpose::Host: title_->setText(tr("Host a game")); break;
  }
  //: Label of a field
  nameLabel_->setText(tr("Name of the game"));
  name_->setAccessibleName(nameLabel_->text());
  name_->setFont(textFont(15, Weight::Bold));
  //: Label of a field: the number of a network port
  portLabel_->setText(tr("Port"));
  port_->setName(portLabel_->text());
  //: Label over the presets of options
  presetLabel_->setText(tr("Start from"));
  //: Preset of options
  rename(presets_[0].button, tr("Beginner"), tr("A fixed island with the first pieces in place"));
  //: Preset of options
  rename(presets_[1].button, tr("Standard"), tr("A shuffled island; everybody places the first pieces"));
  //: Tool tip of a preset of options
  rename(presets_[2].button, nameOfRules(presets_[2].ruleSet),
         tr("Floods, wolves and earthquakes; two more kinds of cards; 20 points win"));
  //: Heading over the seats of a new game
  seatsTitle_->setText(tr("Players"));
  const OptionSpec& counts = *optionNamed(kSeatCount);
  QStringList choices;
  for (int seats = counts.least; seats <= counts.most; ++seats) choices << QLocale().toString(seats);
  seatCount_->setChoices(choices);
  //: Screen reader: how many seats a game has
  seatCount_->setAccessibleName(tr("Number of seats"));
  seatsNote_->setText(purpose_ == Purpose::SameComputer
                          //: Note on the page for several people at one computer
                          ? tr("Cards stay hidden: between two players a curtain covers the screen.")
                          : purpose_ == Purpose::Host
                                //: Note on the page on which a network game is set up
                                ? tr("Free seats that nobody has taken when the game starts are played by bots.")
                                : QString());
  seatsNote_->setVisible(!seatsNote_->text().isEmpty());
  //: Button: back to the page before
  rename(back_, tr("Back"));
  rename(start_, purpose_ == Purpose::Host
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

void NewGamePage::showProblem(const QString& sentence) {
  problem_ = sentence;
  refresh();
  problem_.clear();
}

void NewGamePage::focusFirst() { start_->setFocus(Qt::OtherFocusReason); }

void NewGamePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return canceled();
  QWidget::keyPressEvent(event);
}

void NewGamePage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu
