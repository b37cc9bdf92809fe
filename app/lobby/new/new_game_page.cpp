// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/new/new_game_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QScrollBar>
#include <QVBoxLayout>
#include <optional>

#include "app/kit/clear_layout.h"
#include "app/kit/field_limit.h"
#include "app/kit/flow_layout.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/session/plan/game_words.h"
#include "app/session/words/bot_levels.h"
#include "app/text/option_words.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kSeatCount = "seats.count";

constexpr std::array kPresetObjects{"presetBeginner", "presetStandard", "presetCrazy", "presetBig"};
static_assert(kPresetObjects.size() == kPresets.size());

}  // namespace

NewGamePage::NewGamePage(Settings& settings, QWidget* parent)
    : Page(parent), settings_(settings), board_(new BoardColumn(this)), foot_(new FootBar(this)) {
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
  whenLanguageChanges(this, [this] { retranslate(); });
}

Column* NewGamePage::makeOptions() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(Column::kTextMargins);
  title_ = new Words({}, kTitleText, Weight::Bold, &Theme::ink, column);
  body->addWidget(title_);
  hostFields_ = new HostFields(column);
  body->addWidget(hostFields_);
  presetLabel_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, column);
  body->addWidget(presetLabel_);
  body->addLayout(makePresets(column));
  body->addWidget(makeOwnPresets(column));
  body->addSpacing(8);
  options_ = new OptionRows(Editing::Allowed, column, kSeatCount);  // the number of seats is chosen beside the seats
  body->addWidget(options_);
  body->addStretch(1);
  connect(options_, &OptionRows::changed, this, [this] {
    plan_.setSetup(options_->setup());
    refresh();
  });
  connect(options_, &OptionRows::problem, this, &NewGamePage::showProblem);
  connect(hostFields_, &HostFields::changed, this, [this] {
    hostFields_->putInto(plan_);
    refresh();
  });
  return column;
}

QLayout* NewGamePage::makePresets(QWidget* parent) {
  auto* line = new QHBoxLayout;
  line->setSpacing(0);
  for (std::size_t i = 0; i < presets_.size(); ++i) {
    auto* button = new ActionButton({}, ActionButton::Role::Quiet, parent);
    button->setObjectName(QString::fromLatin1(kPresetObjects[i]));
    button->setCheckable(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    line->addWidget(button);
    presets_[i] = button;
    connect(button, &ActionButton::clicked, this, [this, preset = kPresets[i].preset] {
      plan_.startFrom(preset);
      refresh();
    });
  }
  return line;
}

QWidget* NewGamePage::makeOwnPresets(QWidget* parent) {
  auto* box = new QWidget(parent);
  auto* lines = new QVBoxLayout(box);
  lines->setContentsMargins(0, 2, 0, 0);
  lines->setSpacing(2);
  own_ = new QWidget(box);
  new FlowLayout(own_, 2);
  lines->addWidget(own_);
  keepPreset_ = new ActionButton({}, ActionButton::Role::Link, box);
  keepPreset_->setObjectName(u"presetKeep"_s);
  dropPreset_ = new ActionButton({}, ActionButton::Role::Link, box);
  dropPreset_->setObjectName(u"presetDrop"_s);
  // Never both at once. Their line keeps its height, so that options stay where they are when the first is changed.
  QSizePolicy kept = keepPreset_->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  keepPreset_->setSizePolicy(kept);
  auto* links = new QHBoxLayout;
  links->setSpacing(0);
  links->addWidget(dropPreset_);
  links->addWidget(keepPreset_);
  links->addStretch(1);
  lines->addLayout(links);
  naming_ = new QWidget(box);
  auto* line = new QHBoxLayout(naming_);
  line->setContentsMargins(0, 0, 0, 0);
  presetName_ = new QLineEdit(naming_);
  presetName_->setObjectName(u"presetName"_s);
  limitLength(presetName_, GameChoices::kMostPresetName);
  savePreset_ = new ActionButton({}, ActionButton::Role::Agree, naming_);
  savePreset_->setObjectName(u"presetSave"_s);
  line->addWidget(presetName_, 1);
  line->addWidget(savePreset_);
  lines->addWidget(naming_);
  naming_->hide();
  connect(keepPreset_, &ActionButton::clicked, this, &NewGamePage::askPresetName);
  connect(dropPreset_, &ActionButton::clicked, this, &NewGamePage::removePreset);
  connect(savePreset_, &ActionButton::clicked, this, &NewGamePage::savePreset);
  connect(presetName_, &QLineEdit::returnPressed, this, &NewGamePage::savePreset);
  connect(presetName_, &QLineEdit::textChanged, this,
          [this](const QString& text) { savePreset_->setEnabled(!text.simplified().isEmpty()); });
  return box;
}

void NewGamePage::showOwnPresets() {
  ownChoices_ = GameChoices::own(settings_);
  clearLayout(own_->layout());
  ownChips_.clear();
  for (const GameChoice& choice : ownChoices_) {
    auto* chip = new ChipButton(choice.name, own_);
    chip->setObjectName(u"ownPreset"_s);
    chip->setCheckable(true);
    connect(chip, &ChipButton::clicked, this, [this, choice] {
      takeChoice(plan_, choice);
      refresh();
    });
    own_->layout()->addWidget(chip);
    chip->show();
    ownChips_.push_back(chip);
  }
  own_->setVisible(!ownChoices_.isEmpty());
  own_->updateGeometry();
}

void NewGamePage::askPresetName() {
  presetName_->clear();
  savePreset_->setEnabled(false);
  naming_->show();
  keepPreset_->hide();
  presetName_->setFocus(Qt::OtherFocusReason);
}

void NewGamePage::savePreset() {
  GameChoice choice = choiceOf(plan_);
  choice.name = presetName_->text().simplified();
  if (choice.name.isEmpty()) return;
  GameChoices(settings_).save(choice);
  naming_->hide();
  showOwnPresets();
  refresh();
  start_->setFocus(Qt::OtherFocusReason);
}

/// The options stay as they are, so that the preset can be saved again at once.
void NewGamePage::removePreset() {
  for (const GameChoice& choice : ownChoices_)
    if (isSameGame(plan_, choice)) GameChoices(settings_).remove(choice.name);
  showOwnPresets();
  refresh();
}

Column* NewGamePage::makeSeats() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  seatsTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, column);
  seatCount_ = new Segments(column);
  seatCount_->setObjectName(u"seatCount"_s);
  const OptionSpec& counts = *optionNamed(kSeatCount);
  auto* head = new QHBoxLayout;
  head->addWidget(seatsTitle_, 1);
  head->addWidget(seatCount_);
  body->addLayout(head);
  for (int i = 0; i < counts.most; ++i) {
    auto* row = new PlanSeatRow(i, column);
    connect(row, &PlanSeatRow::changed, this, &NewGamePage::takeSeats);
    body->addWidget(row);
    seats_.push_back(row);
  }
  body->addWidget(chainFields_ = makeChainFields(column));
  bots_ = new ActionButton(u"bot"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Line, column);
  bots_->setObjectName(u"newGameBots"_s);
  connect(bots_, &ActionButton::clicked, this, [this] { Q_EMIT botsWanted(plan_); });
  body->addWidget(bots_, 0, Qt::AlignLeft);
  seatsNote_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, column);
  body->addWidget(seatsNote_);
  body->addStretch(1);
  connect(seatCount_, &Segments::picked, this, [this, least = counts.least](int index) {
    plan_.setSeatCount(least + index);
    refresh();
  });
  return column;
}

QWidget* NewGamePage::makeChainFields(QWidget* parent) {
  auto* fields = new QWidget(parent);
  auto* grid = new QGridLayout(fields);
  grid->setContentsMargins(0, 8, 0, 4);
  grid->setVerticalSpacing(8);
  boardsLabel_ = new Words({}, kBodyText, Weight::Bold, &Theme::ink, fields);
  groupLabel_ = new Words({}, kBodyText, Weight::Bold, &Theme::ink, fields);
  boards_ = new NumberField(fields);
  boards_->setObjectName(u"boards"_s);
  boards_->setRange(kFewestBoardsHere, kMostBoardsHere);
  group_ = new Segments(fields);
  group_->setObjectName(u"group"_s);
  grid->addWidget(boardsLabel_, 0, 0);
  grid->addWidget(boards_, 0, 1, Qt::AlignRight);
  grid->addWidget(groupLabel_, 1, 0);
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
  naming_->hide();
  showOwnPresets();
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
  board_->showSetup(plan_.setup, plan_.persons(), plan_.place());
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
  refreshPresets();
  refreshFoot();
}

void NewGamePage::refreshPresets() {
  const std::optional<Preset> chosen = plan_.preset();
  for (std::size_t i = 0; i < presets_.size(); ++i) {
    presets_[i]->setChecked(chosen == kPresets[i].preset);
    presets_[i]->setVisible(kPresets[i].preset != Preset::BigGame || purpose() == Purpose::Bots);
  }
  const bool hasFile = plan_.setup.options.mapKind == MapKind::File && !plan_.isOnChain();
  const GameChoice* same = nullptr;
  for (std::size_t i = 0; i < ownChips_.size(); ++i) {
    const GameChoice& choice = ownChoices_[static_cast<qsizetype>(i)];
    const bool isIt = isSameGame(plan_, choice);
    ownChips_[i]->setChecked(isIt);
    if (isIt) same = &choice;
  }
  const bool isNew = !same && (!chosen || hasFile);
  keepPreset_->setVisible(isNew && naming_->isHidden());
  dropPreset_->setVisible(same != nullptr);
  if (!isNew) naming_->hide();
  //: Link: presets of options are shown as chips; %1 the name of one's own
  rename(dropPreset_, tr("Remove the preset “%1”").arg(same ? isolated(same->name) : QString()));
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
  //: Label over the presets of options
  presetLabel_->setText(tr("Start from"));
  retranslatePresets();
  retranslateSeats();
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

void NewGamePage::retranslatePresets() {
  //: Link on the page on which a game is set up: give the options as they are a name, to begin with them again
  rename(keepPreset_, tr("Save as a preset…"), tr("Give these rules and this board a name, to begin with them again"));
  //: Field for the name of a preset of options
  presetName_->setPlaceholderText(tr("Name of the preset"));
  presetName_->setAccessibleName(presetName_->placeholderText());
  //: Button: keep the preset under the name typed
  rename(savePreset_, tr("Save"));
  for (std::size_t i = 0; i < presets_.size(); ++i)
    rename(presets_[i], nameOfPreset(kPresets[i].preset), whatPresetIs(kPresets[i].preset));
}

void NewGamePage::retranslateSeats() {
  //: Heading over the seats of a new game
  seatsTitle_->setText(tr("Players"));
  //: Button: opens the page with the levels of bots
  rename(bots_, tr("Bots…"));
  const OptionSpec& counts = *optionNamed(kSeatCount);
  QStringList choices;
  for (int seats = counts.least; seats <= counts.most; ++seats) choices << QLocale().toString(seats);
  seatCount_->setChoices(choices);
  //: Screen reader: how many seats a game has
  seatCount_->setAccessibleName(tr("Number of seats"));
  seatsNote_->setText(purpose() == Purpose::SameComputer
                          //: Note on the page for several people at one computer
                          ? tr("Cards stay hidden: between two players a curtain covers the screen.")
                          : purpose() == Purpose::Host
                                //: Note on the page on which a network game is set up
                                ? tr("Free seats that nobody has taken when the game starts are played by bots.")
                                : QString());
  //: Label of a field: how many boards the Big Game has
  boardsLabel_->setText(tr("Boards"));
  boards_->setName(boardsLabel_->text());
  //: Label of a choice: the group of the reader in the Big Game
  groupLabel_->setText(tr("Your group"));
  group_->setAccessibleName(groupLabel_->text());
  //: The two groups of the Big Game
  group_->setChoices({tr("Sun"), tr("Moon")});
  seatsNote_->setVisible(!seatsNote_->text().isEmpty());
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
  showProblem(u"%1 %2"_s.arg(problem, tr("Port %1 is entered in its place: try again.").arg(next)));
}

void NewGamePage::focusFirst() { start_->setFocus(Qt::OtherFocusReason); }

void NewGamePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && naming_->isVisibleTo(this)) {
    naming_->hide();
    refresh();
    return keepPreset_->setFocus(Qt::OtherFocusReason);
  }
  if (event->key() == Qt::Key_Escape) return canceled();
  QWidget::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_new_game_page.cpp"
