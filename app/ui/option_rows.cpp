// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/option_rows.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "app/board/art.h"
#include "app/game/describe.h"
#include "app/ui/fields.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

enum Group { BoardGroup, SeatGroup, BankGroup, TradeGroup, RouteGroup, CardGroup, EndGroup };

Group groupOf(std::string_view key) {
  const std::string_view word = key.substr(0, key.find('.'));
  if (word == "map" || word == "harbors") return BoardGroup;
  if (word == "bank" || word == "discard" || word == "robber") return BankGroup;
  if (word == "trade") return TradeGroup;
  if (word == "road" || word == "awards") return RouteGroup;
  if (word == "deck" || word == "devcards") return CardGroup;
  if (word == "victory") return EndGroup;
  return SeatGroup;
}

/// Board files are not opened yet.
bool isOffered(const OptionSpec& spec, int choice) {
  return !(spec.key == "map.kind" && spec.choices[choice] == "file");
}

bool isSwitch(const OptionSpec& spec) { return spec.choices.size() == 2 && spec.choices[1] == "on"; }

QString choiceName(const OptionSpec& spec, int value) {
  Options options;
  spec.write(options, 0, value);
  return optionValue(spec, options);
}

}  // namespace

bool isShown(const OptionSpec& spec) {
  return spec.ruleSets.find('C') != std::string_view::npos && spec.key != "setup.startShips" && spec.key != "undo";
}

Options standardOptions(Place place) {
  constexpr int networkTurnSeconds = 120;
  Options options = defaultOptions(RuleSet::Classic);
  if (place == Place::Network) options.turnSeconds = networkTurnSeconds;
  return options;
}

QStringList changedOptions(const Options& options, const Options& standard) {
  QStringList result;
  for (const OptionSpec& spec : optionTable())
    if (isShown(spec) && optionText(spec, options) != optionText(spec, standard))
      //: An option that differs from its default, on a chip; %1 name of the option, %2 its value
      result << OptionRows::tr("%1: %2").arg(optionName(spec), optionValue(spec, options));
  return result;
}

int shownOptionCount() { return static_cast<int>(std::ranges::count_if(optionTable(), isShown)); }

OptionRows::OptionRows(Editing editing, QWidget* parent)
    : QWidget(parent), editing_(editing), options_(defaultOptions(RuleSet::Classic)) {
  build();
}

void OptionRows::build() {
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(0, 0, 0, 0);
  lines->setSpacing(0);
  int group = -1;
  for (const OptionSpec& spec : optionTable()) {
    if (!isShown(spec)) continue;
    if (groupOf(spec.key) != group) {
      group = groupOf(spec.key);
      auto* heading = new Words({}, 13, Weight::Bold, &Theme::primary, this);
      heading->setContentsMargins(0, headings_.empty() ? 0 : 16, 0, 4);
      headings_.emplace_back(heading, group);
      lines->addWidget(heading);
    } else {
      lines->addWidget(new Hairline(this));
    }
    addRow(spec, lines);
  }
  refresh();
}

void OptionRows::addRow(const OptionSpec& spec, QLayout* lines) {
  auto* box = new QWidget(this);
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 6, 0, 6);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(0);
  Row row{&spec,
          new Words({}, 15, Weight::Bold, &Theme::ink, box),
          new Words({}, 13, Weight::Regular, &Theme::ink2, box),
          nullptr,
          {}};
  row.editor = makeEditor(row);
  row.editor->setObjectName(u"option_"_s + QString::fromLatin1(spec.key.data(), std::ssize(spec.key)));
  const bool wide = spec.kind == OptionSpec::Kind::Counts && editing_ == Editing::Allowed;
  grid->addWidget(row.name, 0, 0);
  grid->addWidget(row.help, 1, 0);
  if (wide)
    grid->addWidget(row.editor, 2, 0);
  else
    grid->addWidget(row.editor, 0, 1, 2, 1, Qt::AlignRight | Qt::AlignVCenter);
  grid->setColumnStretch(0, 1);
  lines->addWidget(box);
  rows_.push_back(std::move(row));
}

QWidget* OptionRows::makeEditor(Row& row) {
  if (editing_ == Editing::ReadOnly) return makeReading(row);
  if (row.spec->key == "setup.first") return makeFirst(row);
  switch (row.spec->kind) {
    case OptionSpec::Kind::Choice: return isSwitch(*row.spec) ? makeSwitch(row) : makeChoice(row);
    case OptionSpec::Kind::Number: return makeNumber(row);
    case OptionSpec::Kind::Counts: break;
  }
  return makeCounts(row);
}

QWidget* OptionRows::makeReading(Row& row) {
  auto* value = new Words({}, 14, Weight::Bold, &Theme::ink, this);
  value->setWordWrap(false);
  row.refresh = [this, value, spec = row.spec] { value->setText(optionValue(*spec, options_)); };
  return value;
}

QWidget* OptionRows::makeSwitch(Row& row) {
  auto* toggle = new Toggle(this);
  const OptionSpec* spec = row.spec;
  connect(toggle, &Toggle::clicked, this, [this, spec](bool on) { write(*spec, 0, on ? 1 : 0); });
  row.refresh = [this, toggle, spec] {
    toggle->setChecked(spec->read(options_, 0) == 1);
    toggle->setAccessibleName(optionName(*spec));
    toggle->setAccessibleDescription(optionHelp(*spec));
    toggle->setToolTip(optionValue(*spec, options_));
  };
  return toggle;
}

QWidget* OptionRows::makeChoice(Row& row) {
  auto* picker = new Picker(this);
  const OptionSpec* spec = row.spec;
  std::vector<int> values;
  for (int i = 0; i < static_cast<int>(spec->choices.size()); ++i)
    if (isOffered(*spec, i)) values.push_back(i);
  connect(picker, &Picker::picked, this,
          [this, spec, values](int index) { write(*spec, 0, values[static_cast<std::size_t>(index)]); });
  row.refresh = [this, picker, spec, values] {
    QStringList texts;
    for (int value : values) texts << choiceName(*spec, value);
    picker->setChoices(texts);
    const auto at = std::ranges::find(values, spec->read(options_, 0));
    picker->choose(at == values.end() ? 0 : static_cast<int>(at - values.begin()));
    picker->setAccessibleName(optionName(*spec));
  };
  return picker;
}

// Who starts: the choices of the table, the last one once for each seat.
QWidget* OptionRows::makeFirst(Row& row) {
  auto* picker = new Picker(this);
  const OptionSpec* spec = row.spec;
  const int chosen = static_cast<int>(FirstSeat::HostChosen);
  connect(picker, &Picker::picked, this, [this, spec, chosen](int index) {
    first_ = index >= chosen ? SeatId(index - chosen) : SeatId{};
    write(*spec, 0, std::min(index, chosen));
  });
  row.refresh = [this, picker, spec, chosen] {
    QStringList texts{choiceName(*spec, 0), choiceName(*spec, 1)};
    for (int seat = 0; seat < options_.seats; ++seat) {
      const QString name = seatNames_.value(seat);
      texts << (name.isEmpty()
                    //: Who starts the game; %1 number of a seat
                    ? tr("Seat %1").arg(seat + 1)
                    //: Who starts the game; %1 number of a seat, %2 name of the player there
                    : tr("Seat %1: %2").arg(QString::number(seat + 1), name));
    }
    picker->setChoices(texts);
    const bool byHost = spec->read(options_, 0) == chosen;
    picker->choose(byHost ? chosen + (first_ ? first_.value : 0) : spec->read(options_, 0));
    picker->setAccessibleName(optionName(*spec));
  };
  return picker;
}

QWidget* OptionRows::makeNumber(Row& row) {
  auto* field = new NumberField(this);
  const OptionSpec* spec = row.spec;
  field->setRange(spec->least, spec->most);
  const int step = spec->key.ends_with("econds") ? 10 : 1;
  field->box()->setSingleStep(step);
  connect(field, &NumberField::changed, this, [this, spec](int value) { write(*spec, 0, value); });
  row.refresh = [this, field, spec] {
    if (!spec->unlimitedWord.empty()) field->setWord(choiceName(*spec, kUnlimited), kUnlimited);
    field->setValue(spec->read(options_, 0));
    field->setName(optionName(*spec));
  };
  return field;
}

QWidget* OptionRows::makeCounts(Row& row) {
  auto* box = new QWidget(this);
  auto* line = new QHBoxLayout(box);
  line->setContentsMargins(0, 4, 0, 0);
  line->setSpacing(6);
  static constexpr std::array cards{Card::Knight, Card::Point, Card::RoadBuilding, Card::YearOfPlenty, Card::Monopoly};
  std::vector<QSpinBox*> fields;
  for (int i = 0; i < row.spec->counts; ++i) {
    line->addWidget(new IconLabel(drawingOf(cards[static_cast<std::size_t>(i)]), 26, &Theme::ink, box));
    auto* field = new QSpinBox(box);
    field->setButtonSymbols(QSpinBox::NoButtons);
    field->setAlignment(Qt::AlignCenter);
    field->setRange(row.spec->least, row.spec->most);
    field->setMinimumWidth(44);
    connect(field, &QSpinBox::valueChanged, this, [this, spec = row.spec, i](int value) { write(*spec, i, value); });
    line->addWidget(field);
    line->addSpacing(6);
    fields.push_back(field);
  }
  line->addStretch(1);
  row.refresh = [this, fields, spec = row.spec] {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const QSignalBlocker quiet(fields[i]);
      fields[i]->setValue(spec->read(options_, static_cast<int>(i)));
      fields[i]->setAccessibleName(nameOfCard(cards[i]));
      fields[i]->setToolTip(nameOfCard(cards[i]));
    }
  };
  return box;
}

void OptionRows::write(const OptionSpec& spec, int index, int value) {
  spec.write(options_, index, value);
  if (options_.first != FirstSeat::HostChosen)
    first_ = {};
  else if (!first_ || first_.value >= options_.seats)
    first_ = SeatId(0);
  refresh();
  Q_EMIT changed();
}

void OptionRows::showOptions(const Options& options, SeatId first, const QStringList& seatNames) {
  options_ = options;
  first_ = first;
  seatNames_ = seatNames;
  refresh();
}

void OptionRows::refresh() {
  const Options standard = defaultOptions(RuleSet::Classic);
  for (const auto& [heading, group] : headings_) {
    switch (group) {
      //: Heading of a group of game options
      case BoardGroup: heading->setText(tr("Board")); break;
      //: Heading of a group of game options
      case SeatGroup: heading->setText(tr("Seats and turns")); break;
      //: Heading of a group of game options
      case BankGroup: heading->setText(tr("Bank and robber")); break;
      //: Heading of a group of game options
      case TradeGroup: heading->setText(tr("Trade")); break;
      //: Heading of a group of game options
      case RouteGroup: heading->setText(tr("Longest road and largest army")); break;
      //: Heading of a group of game options
      case CardGroup: heading->setText(tr("Development cards")); break;
      //: Heading of a group of game options
      default: heading->setText(tr("Victory")); break;
    }
  }
  for (const Row& row : rows_) {
    row.name->setText(optionName(*row.spec));
    row.help->setText(optionHelp(*row.spec));
    row.refresh();
    const bool differs = optionText(*row.spec, options_) != optionText(*row.spec, standard);
    row.name->setColor(differs ? &Theme::edge : &Theme::ink);
    row.editor->setStatusTip(optionHelp(*row.spec));
  }
}

void OptionRows::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
}

// OptionsDialog

OptionsDialog::OptionsDialog(const Setup& setup, const QStringList& seatNames, Editing editing, QWidget* parent)
    : QDialog(parent), editing_(editing), rows_(new OptionRows(editing)) {
  setObjectName(u"optionsDialog"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(12, 12, 12, 8);
  auto* scroll = new QScrollArea(this);
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
  rows_->showOptions(setup.options, setup.first, seatNames);
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
    Q_EMIT chosen(rows_->options(), rows_->first());
    accept();
  });
  retranslate();
  resize(620, 640);
}

void OptionsDialog::retranslate() {
  //: Title of the dialog with all options of a game
  setWindowTitle(tr("Options of this game"));
  //: Button of a dialog
  rename(cancel_, editing_ == Editing::Allowed ? tr("Cancel") : tr("Close"));
  //: Button: take over the changed options
  rename(keep_, tr("Use these options"));
}

void OptionsDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu
