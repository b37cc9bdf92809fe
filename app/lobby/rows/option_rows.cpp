// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/option_rows.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/kit/art.h"
#include "app/kit/bare_layout.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/dialog_size.h"
#include "app/kit/hairline.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/number_field.h"
#include "app/kit/page_words.h"
#include "app/kit/picker.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/toggle.h"
#include "app/lobby/rows/ask_for_board.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_plan.h"
#include "app/session/plan/house_rules.h"
#include "app/text/language.h"
#include "app/text/option_words.h"
#include "engine/state/game_map.h"
#include "engine/state/options.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// In their order: first how many points win, which beginners change most.
enum Group { EndGroup, BoardGroup, SeatGroup, BankGroup, TradeGroup, RouteGroup, CardGroup, CrazyGroup, BigGroup };

Group groupOf(std::string_view key) {
  const std::string_view word = key.substr(0, key.find('.'));
  if (key.ends_with(".target")) return EndGroup;
  if (word == "map" || word == "harbors" || word == "island") return BoardGroup;
  if (word == "bank" || word == "discard" || word == "robber") return BankGroup;
  if (word == "gold" || word == "pirate") return BankGroup;
  if (word == "trade") return TradeGroup;
  if (word == "road" || word == "awards") return RouteGroup;
  if (word == "deck" || word == "devcards") return CardGroup;
  if (word == "victory") return EndGroup;
  if (word == "crazy") return CrazyGroup;
  if (word == "big") return BigGroup;
  return SeatGroup;  // seats, setup, turn, table, seat, undo, and the dice of turns
}

/// Options of one rule set alone; the other groups are of all.
bool isOfOneRuleSet(Group group) { return group == CrazyGroup || group == BigGroup; }

QString titleOf(Group group) {
  switch (group) {
    //: Heading of a group of game options
    case BoardGroup: return OptionRows::tr("Board");
    //: Heading of a group of game options
    case SeatGroup: return OptionRows::tr("Seats and turns");
    //: Heading of a group of game options
    case BankGroup: return OptionRows::tr("Bank and robber");
    //: Heading of a group of game options
    case TradeGroup: return OptionRows::tr("Trade");
    //: Heading of a group of game options
    case RouteGroup: return OptionRows::tr("Longest road and largest army");
    //: Heading of a group of game options
    case CardGroup: return OptionRows::tr("Development cards");
    case CrazyGroup: return nameOfRules(RuleSet::Crazy);
    case BigGroup: return nameOfRules(RuleSet::BigGame);
    //: Heading of a group of game options
    case EndGroup: return OptionRows::tr("Victory");
  }
  return {};
}

bool isSwitch(const OptionSpec& spec) { return spec.choices.size() == 2 && spec.choices[1] == "on"; }

QString pictureOfPart(const OptionSpec& spec, int index) {
  static constexpr std::array cards{Card::Knight, Card::Point, Card::RoadBuilding, Card::YearOfPlenty, Card::Monopoly};
  static constexpr std::array pieces{"settlement", "city", "longest-road", "ship"};
  const auto at = static_cast<std::size_t>(index);
  if (spec.key == "crazy.stock" || spec.key == "big.stock") return QString::fromLatin1(pieces[at]);
  if (spec.key == "crazy.weights") return drawingOf(static_cast<RoundEvent>(index + 1));
  if (spec.key == "crazy.deck") return drawingOf(index == 0 ? Card::Insurance : Card::Dog);
  return drawingOf(cards[at]);
}

/// The islands that are no file. Where two kinds are one, the usual kind of the rule set stands for both (13.2).
std::vector<MapKind> islandsFor(const Setup& setup, Place place) {
  const MapKind usual = standardOptions(place, setup.ruleSet).mapKind;
  std::vector<MapKind> kinds;
  for (int i = 0; i < static_cast<int>(MapKind::File); ++i) {
    const auto kind = static_cast<MapKind>(i);
    if (!isDrawn(kind) || kind == usual || !drawsOneIsland(setup.options)) kinds.push_back(kind);
  }
  return kinds;
}

/// The place of a kind among them, or of the one that stands for it.
int indexOfIsland(const std::vector<MapKind>& islands, MapKind kind) {
  auto found = std::ranges::find(islands, kind);
  if (found == islands.end()) found = std::ranges::find_if(islands, [](MapKind each) { return isDrawn(each); });
  return static_cast<int>(found - islands.begin());
}

QString choiceName(const OptionSpec& spec, int value) {
  Options options;
  spec.write(options, 0, value);
  return optionValue(spec, options);
}

}  // namespace

OptionRows::OptionRows(Editing editing, QWidget* parent, std::string_view leftOut, std::span<const RuleSet> rules)
    : QWidget(parent), editing_(editing) {
  setup_.options = defaultOptions(setup_.ruleSet);
  if (!boardShelf().empty()) file_ = boardShelf().front();
  build(leftOut, rules);
  whenLanguageChanges(this, [this] { refresh(); });
}

void OptionRows::build(std::string_view leftOut, std::span<const RuleSet> rules) {
  auto* lines = bare<QVBoxLayout>(this);
  lines->setSpacing(0);
  std::optional<Group> group;
  std::vector<const OptionSpec*> offered;
  for (const OptionSpec& spec : optionTable()) {
    const bool isOffered = std::ranges::any_of(rules, [&](RuleSet each) { return takesPart(spec, each); });
    if (isOffered && spec.key != leftOut) offered.push_back(&spec);
  }
  // The rule book has the dice among the options of the robber.
  std::ranges::stable_sort(offered, {}, [](const OptionSpec* spec) { return groupOf(spec->key); });
  if (rules.size() == 1)  // other options of the rule set come before common ones
    std::ranges::stable_partition(offered, [](const OptionSpec* spec) {
      return groupOf(spec->key) == EndGroup || isOfOneRuleSet(groupOf(spec->key));
    });
  for (const OptionSpec* spec : offered) {
    const Group own = groupOf(spec->key);
    if (own != group) {
      group = own;
      auto* heading = new Words({}, kNoteText, Weight::Bold, &Theme::primary, this);
      say(heading, [own] { return titleOf(own); });
      heading->setContentsMargins(0, headings_.empty() ? 0 : 16, 0, 4);
      headings_.emplace_back(heading, own);
      lines->addWidget(heading);
    }
    addRow(*spec, lines);
  }
  refresh();
}

void OptionRows::addRow(const OptionSpec& spec, QLayout* lines) {
  auto* box = new QWidget(this);
  setRuleNumber(box, QString::fromLatin1(spec.rule));
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 6, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(0);
  Row row{.spec = &spec,
          .box = box,
          .name = new Words({}, kBodyText, Weight::Bold, &Theme::ink, box),
          .help = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, box),
          .editor = nullptr,
          .refresh = {}};
  row.editor = makeEditor(row);
  row.editor->setObjectName(u"option_"_s + QString::fromLatin1(spec.key.data(), std::ssize(spec.key)));
  const bool wide = spec.kind == OptionSpec::Kind::Counts && editing_ == Editing::Allowed;
  grid->addWidget(row.name, 0, 0);
  grid->addWidget(row.help, 1, 0);
  if (wide)
    grid->addWidget(row.editor, 2, 0);
  else
    grid->addWidget(row.editor, 0, 1, 2, 1, Qt::AlignRight | Qt::AlignVCenter);
  grid->addWidget(new Hairline(box), 3, 0, 1, 2);
  grid->setRowMinimumHeight(3, 7);
  grid->setColumnStretch(0, 1);
  lines->addWidget(box);
  rows_.push_back(std::move(row));
}

QWidget* OptionRows::makeEditor(Row& row) {
  if (editing_ == Editing::ReadOnly) return makeReading(row);
  if (row.spec->key == "setup.first") return makeFirst(row);
  if (row.spec->key == "map.kind") return makeBoard(row);
  switch (row.spec->kind) {
    case OptionSpec::Kind::Choice: return isSwitch(*row.spec) ? makeSwitch(row) : makeChoice(row);
    case OptionSpec::Kind::Number: return makeNumber(row);
    case OptionSpec::Kind::Word: return makeWord(row);
    case OptionSpec::Kind::Counts: break;
  }
  return makeCounts(row);
}

QWidget* OptionRows::makeReading(Row& row) {
  auto* value = new Words({}, kChoiceText, Weight::Bold, &Theme::ink, this);
  value->setWordWrap(false);
  row.refresh = [this, value, spec = row.spec] { value->setText(optionValue(*spec, setup_.options)); };
  return value;
}

QWidget* OptionRows::makeSwitch(Row& row) {
  auto* toggle = new Toggle(this);
  const OptionSpec* spec = row.spec;
  connect(toggle, &Toggle::clicked, this, [this, spec](bool on) { write(*spec, 0, on ? 1 : 0); });
  row.refresh = [this, toggle, spec] {
    toggle->setChecked(spec->read(setup_.options, 0) == 1);
    setSpokenName(toggle, optionName(*spec));
    toggle->setToolTip(optionValue(*spec, setup_.options));
  };
  return toggle;
}

QWidget* OptionRows::makeChoice(Row& row) {
  auto* picker = new Picker(this);
  const OptionSpec* spec = row.spec;
  connect(picker, &Picker::picked, this, [this, spec](int index) { write(*spec, 0, index); });
  row.refresh = [this, picker, spec] {
    QStringList texts;
    for (int i = 0; i < static_cast<int>(spec->choices.size()); ++i) texts << choiceName(*spec, i);
    picker->setChoices(texts);
    picker->choose(spec->read(setup_.options, 0));
    setSpokenName(picker, optionName(*spec));
  };
  return picker;
}

// The option who starts: its choices, and in place of "chosen by the host" one for each seat.
QWidget* OptionRows::makeFirst(Row& row) {
  auto* picker = new Picker(this);
  const OptionSpec* spec = row.spec;
  static constexpr int chosen = static_cast<int>(FirstSeat::HostChosen);
  connect(picker, &Picker::picked, this, [this, spec](int index) {
    setup_.first = index >= chosen ? SeatId(index - chosen) : SeatId{};
    write(*spec, 0, std::min(index, chosen));
  });
  row.refresh = [this, picker, spec] {
    QStringList texts{choiceName(*spec, 0), choiceName(*spec, 1)};
    for (int seat = 0; seat < setup_.options.seats; ++seat) {
      const QString name = seatNames_.value(seat);
      texts << (name.isEmpty()
                    //: Who starts the game; %1 number of a seat
                    ? tr("Seat %1").arg(seat + 1)
                    //: Who starts the game; %1 number of a seat, %2 name of the player there
                    : tr("Seat %1: %2").arg(QLocale().toString(seat + 1), name));
    }
    picker->setChoices(texts);
    const bool byHost = spec->read(setup_.options, 0) == chosen;
    picker->choose(byHost ? chosen + (setup_.first ? setup_.first.value : 0) : spec->read(setup_.options, 0));
    setSpokenName(picker, optionName(*spec));
  };
  return picker;
}

// The option which island: its choices; in place of "from a file" one for each board of the program, and one for any
// other file.
QWidget* OptionRows::makeBoard(Row& row) {
  auto* picker = new Picker(this);
  const OptionSpec* spec = row.spec;
  connect(picker, &Picker::picked, this, &OptionRows::chooseBoard);
  row.refresh = [this, picker, spec] {
    const std::vector<MapKind> islands = islandsFor(setup_, place_);
    const auto files = static_cast<int>(islands.size());
    QStringList texts;
    QMap<int, QString> refused;
    const auto offer = [&](const QString& name, const Board& board) {
      if (const QString why = whyNotOn(board, setup_); !why.isEmpty()) refused[static_cast<int>(texts.size())] = why;
      texts << name;
    };
    for (const MapKind kind : islands) {
      Options with = options();
      with.mapKind = kind;
      offer(optionValue(*spec, with), isDrawn(kind) ? Board{} : drawBoard(with));
    }
    for (const BoardFile& file : boardShelf()) offer(file.name(languageInUse()), file.board);
    const BoardFile* shelved = onTheShelf(file_.board);
    const bool isFile = options().mapKind == MapKind::File, isOther = isFile && !shelved;
    const QString name = boardName_.isEmpty() ? nameOfBoard(file_) : boardName_;
    //: Choice of a board: any board file; opens a dialog
    texts << (isOther ? name : QString()) << tr("From a file…");
    if (!isOther) texts.removeAt(texts.size() - 2);
    picker->setChoices(texts);
    picker->setRefused(refused);
    const int onShelf =
        shelved ? static_cast<int>(shelved - boardShelf().data()) : static_cast<int>(boardShelf().size());
    picker->choose(isFile ? files + onShelf : indexOfIsland(islands, options().mapKind));
    setSpokenName(picker, optionName(*spec));
  };
  return picker;
}

void OptionRows::chooseBoard(int index) {
  islandGivenUp_.reset();
  const std::vector<MapKind> islands = islandsFor(setup_, place_);
  const int shelf = index - static_cast<int>(islands.size());
  if (shelf < 0) {
    options().mapKind = islands[static_cast<std::size_t>(index)];
    return redraw();
  }
  if (shelf < static_cast<int>(boardShelf().size())) {
    file_ = boardShelf()[static_cast<std::size_t>(shelf)];
    useBoard(setup_, file_);
    refresh();
    Q_EMIT changed();
    return;
  }
  refresh();  // shows the present board until another file is chosen
  askForBoard(this, [this](const QString& path) { openBoard(path); });
}

void OptionRows::openBoard(const QString& path) {
  Complaint complaint;
  const auto file = loadBoard(path, complaint);
  if (!file) return Q_EMIT problem(complaint.sentence);
  file_ = *file;
  useBoard(setup_, file_);
  refresh();
  Q_EMIT changed();
}

void OptionRows::redraw() {
  renewBoard(setup_, file_.board);
  refresh();
  Q_EMIT changed();
}

QWidget* OptionRows::makeNumber(Row& row) {
  auto* field = new NumberField(this);
  const OptionSpec* spec = row.spec;
  field->setRange(spec->least, spec->most);
  field->box()->setSingleStep(countsSeconds(*spec) ? 10 : 1);
  connect(field, &NumberField::changed, this, [this, spec](int value) { write(*spec, 0, value); });
  row.refresh = [this, field, spec] {
    if (!spec->unlimitedWord.empty()) field->setWord(choiceName(*spec, kUnlimited), kUnlimited);
    field->setValue(spec->read(setup_.options, 0));
    field->setUnit(optionUnit(*spec));
    field->setName(optionName(*spec));
  };
  return field;
}

QWidget* OptionRows::makeCounts(Row& row) {
  auto* box = new QWidget(this);
  auto* line = new QHBoxLayout(box);
  line->setContentsMargins(0, 4, 0, 0);
  line->setSpacing(6);
  std::vector<QSpinBox*> fields;
  std::vector<IconLabel*> pictures;
  for (int i = 0; i < row.spec->counts; ++i) {
    pictures.push_back(new IconLabel(pictureOfPart(*row.spec, i), 26, &Theme::ink, box));
    line->addWidget(pictures.back());
    auto* field = new QSpinBox(box);
    field->setButtonSymbols(QSpinBox::NoButtons);
    field->setAlignment(Qt::AlignCenter);
    field->setRange(row.spec->least, row.spec->most);
    field->setMinimumWidth(44);
    field->setFocusPolicy(Qt::StrongFocus);  // the wheel scrolls the page
    connect(field, &QSpinBox::valueChanged, this, [this, spec = row.spec, i](int value) { write(*spec, i, value); });
    line->addWidget(field);
    line->addSpacing(6);
    fields.push_back(field);
  }
  line->addStretch(1);
  row.refresh = [this, fields, pictures, spec = row.spec] {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const bool counts = partCounts(*spec, static_cast<int>(i), setup_);
      fields[i]->setVisible(counts);
      pictures[i]->setVisible(counts);
      const QSignalBlocker quiet(fields[i]);
      fields[i]->setValue(spec->read(setup_.options, static_cast<int>(i)));
      setSpokenName(fields[i], optionPart(*spec, static_cast<int>(i)));
      fields[i]->setToolTip(plainTip(optionPart(*spec, static_cast<int>(i))));
    }
  };
  return box;
}

QWidget* OptionRows::makeWord(Row& row) {
  auto* field = new QLineEdit(this);
  field->setFixedWidth(120);
  connect(field, &QLineEdit::editingFinished, this, [this, field, spec = row.spec] {
    if (field->text() == QString::fromStdString(optionText(*spec, setup_.options))) return;
    if (!setOption(*spec, options(), field->text().trimmed().toUpper().toStdString()))
      Q_EMIT problem(optionRefusal(*spec));
    refresh();
    Q_EMIT changed();
  });
  row.refresh = [this, field, spec = row.spec] {
    field->setText(QString::fromStdString(optionText(*spec, setup_.options)));
    setSpokenName(field, optionName(*spec));
  };
  return field;
}

void OptionRows::write(const OptionSpec& spec, int index, int value) {
  const Options before = options();
  Options wanted = before;
  spec.write(wanted, index, value);
  if (!setOption(spec, options(), optionText(spec, wanted))) {
    refresh();
    return Q_EMIT problem(optionRefusal(spec));
  }
  const bool isOtherTable = options().seats != before.seats;
  if (isOtherTable) {
    options() = withSeats(before, setup_.ruleSet, options().seats);
    fitIsland(setup_, standardOptions(place_, setup_.ruleSet).mapKind, islandGivenUp_);
  }
  SeatId& first = setup_.first;
  if (options().first != FirstSeat::HostChosen)
    first = {};
  else if (!first || first.value >= options().seats)
    first = SeatId(0);
  const bool isOtherIsland = isOtherTable && wantsOtherIsland(options(), setup_.board);
  if (groupOf(spec.key) == BoardGroup || isOtherIsland) return redraw();
  refresh();
  Q_EMIT changed();
}

void OptionRows::showSetup(const Setup& setup, const QStringList& seatNames, Place place) {
  place_ = place;
  const bool otherFile = setup.options.mapKind == MapKind::File && !(setup.board.cells == file_.board.cells);
  setup_ = setup;
  seatNames_ = seatNames;
  if (otherFile) {
    const BoardFile* shelved = onTheShelf(setup.board);
    file_ = shelved ? *shelved : BoardFile{};
    if (!shelved) file_.board = setup.board;
  }
  refresh();
}

void OptionRows::setBoardName(const QString& name) {
  boardName_ = name;
  refresh();
}

void OptionRows::setGiven(QMap<QString, QString> reasons) {
  given_ = std::move(reasons);
  refresh();
}

void OptionRows::setMost(std::string_view key, int most) {
  for (const Row& row : rows_)
    if (auto* field = qobject_cast<NumberField*>(row.editor); field && row.spec->key == key)
      field->setRange(row.spec->least, std::clamp(most, row.spec->least, row.spec->most));
}

void OptionRows::refresh() {
  const Options standard = standardBeside(setup_, place_);
  for (const auto& [heading, group] : headings_) {
    heading->setVisible(std::ranges::any_of(rows_, [&, group = group](const Row& row) {
      return groupOf(row.spec->key) == group && isShown(*row.spec, setup_, place_);
    }));
  }
  for (const Row& row : rows_) {
    row.box->setVisible(isShown(*row.spec, setup_, place_));
    const QString reason = given_.value(QString::fromLatin1(row.spec->key.data(), std::ssize(row.spec->key)));
    const QString help = reason.isEmpty() ? optionHelp(*row.spec, setup_.options) : reason;
    row.name->setText(optionName(*row.spec));
    row.help->setText(help);
    row.refresh();
    row.editor->setEnabled(reason.isEmpty());
    const bool differs = optionText(*row.spec, setup_.options) != optionText(*row.spec, standard);
    row.name->setColor(differs ? &Theme::edge : &Theme::ink);
    row.editor->setStatusTip(help);
    setSpokenDetails(row.editor, help);
    for (QSpinBox* each : row.editor->findChildren<QSpinBox*>()) setSpokenDetails(each, help);
  }
}

// OptionsDialog

OptionsDialog::OptionsDialog(const Setup& setup, const QStringList& seatNames, Editing editing, QWidget* parent)
    : QDialog(parent), editing_(editing), rows_(new OptionRows(editing)) {
  setObjectName(u"optionsDialog"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(12, 12, 12, 8);
  auto* scroll = new QScrollArea(this);  // a stop of Tab: rows that are only read have none
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  auto* inner = new QVBoxLayout(plain);
  inner->setContentsMargins(8, 4, 14, 8);
  inner->addWidget(rows_);
  inner->addStretch(1);
  scroll->setWidget(plain);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  lines->addWidget(scroll, 1);
  rows_->showSetup(setup, seatNames, Place::Network);  // the dialog is for lobbies only
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  cancel_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  keep_ = new ActionButton({}, ActionButton::Role::Next, this);
  keep_->setVisible(editing == Editing::Allowed);
  foot->addWidget(cancel_);
  foot->addWidget(keep_);
  lines->addLayout(foot);
  connect(cancel_, &ActionButton::clicked, this, &QDialog::reject);
  connect(keep_, &ActionButton::clicked, this, [this] {
    Q_EMIT chosen(rows_->setup());
    accept();
  });
  connect(rows_, &OptionRows::problem, this, &OptionsDialog::tell);
  retranslate();
  fitSize(this, {620, 640});
  whenLanguageChanges(this, [this] { retranslate(); });
}

void OptionsDialog::tell(const QString& sentence) {
  auto* box = new ChoiceDialog(
      [sentence] {
        //: Head of a box: a board that was chosen cannot be used; what follows says why
        return ChoiceDialog::Texts{tr("This cannot be played"), sentence, {tr("Close")}};
      },
      this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

void OptionsDialog::retranslate() {
  //: Title of the dialog with all options of a game
  setWindowTitle(tr("Options of this game"));
  setSpokenName(findChild<QScrollArea*>(), windowTitle());
  //: Button of a dialog
  rename(cancel_, editing_ == Editing::Allowed ? tr("Cancel") : tr("Close"));
  //: Button: take over the changed options
  rename(keep_, tr("Use these options"));
}

}  // namespace tapu

#include "moc_option_rows.cpp"
