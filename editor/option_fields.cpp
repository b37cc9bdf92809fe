// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/option_fields.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <utility>

#include "app/kit/field_limit.h"
#include "app/kit/herald.h"
#include "app/kit/spoken.h"
#include "app/text/option_words.h"
#include "app/text/typed_word.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kLongestValue = 100;

QString wordOf(std::string_view text) { return QString::fromUtf8(text.data(), std::ssize(text)); }

/// The options that a board may ask for: all but those of the map, which the board itself decides.
bool mayAsk(const OptionSpec& spec) { return !spec.key.starts_with("map.") && spec.key != "ships.enabled"; }

QString headingOf(std::string_view ruleSets) {
  constexpr std::array all{std::pair('C', RuleSet::Classic), std::pair('K', RuleSet::Crazy),
                           std::pair('B', RuleSet::BigGame)};
  //: Heading of options that a board may ask for: those that every rule set has
  if (ruleSets.size() == all.size()) return OptionFields::tr("All rule sets");
  QStringList names;
  for (const auto& [letter, ruleSet] : all)
    if (ruleSets.find(letter) != std::string_view::npos) names << nameOfRules(ruleSet);
  return names.join(u" · "_s);
}

/// The values that can be typed for an option, as a sentence; empty where they are chosen.
QString hintOf(const OptionSpec& spec) {
  const QString least = QLocale().toString(spec.least), most = QLocale().toString(spec.most);
  const QString word = spec.unlimitedWord.empty() ? QString() : optionChoice(spec, spec.unlimitedWord);
  switch (spec.kind) {
    case OptionSpec::Kind::Choice: break;
    case OptionSpec::Kind::Number:
      if (!word.isEmpty() && least == most)
        //: What may be typed into the field of a rule option; %1 the only number, %2 a word of its list ("unlimited")
        return OptionFields::tr("Type %1 or choose “%2”.").arg(least, word);
      if (!word.isEmpty())
        //: What may be typed into the field of a rule option: a number; %1 the least, %2 the largest one, %3 a word of
        //: its list ("unlimited")
        return OptionFields::tr("Type a number from %1 to %2 or choose “%3”.").arg(least, most, word);
      //: What may be typed into the field of a rule option: a number; %1 the least, %2 the largest one
      return OptionFields::tr("Type a number from %1 to %2.").arg(least, most);
    case OptionSpec::Kind::Counts: {
      QStringList parts;
      for (int i = 0; i < spec.counts; ++i) parts << optionPart(spec, i);
      //: What may be typed into the field of a rule option: several numbers; %1 the least, %2 the largest one, %3 what
      //: each counts, such as "Settlements/Cities/Roads"
      return OptionFields::tr("Type numbers from %1 to %2: %3.").arg(least, most, parts.join(u'/'));
    }
    case OptionSpec::Kind::Word:
      //: What may be typed into the field of a rule option; %1 letters such as "ABC", %2 a number
      return OptionFields::tr("Type letters of %1, at most %2.")
          .arg(wordOf(spec.letters), QLocale().toString(spec.counts));
  }
  return {};
}

/// Whether these are as many numbers as the option has, each in its range: then they are refused for what they are in
/// all.
bool areCounts(const OptionSpec& spec, const QString& value) {
  const QStringList parts = value.split(u'/');
  return parts.size() == spec.counts && std::ranges::all_of(parts, [&spec](const QString& part) {
           bool isNumber = false;
           const int number = part.toInt(&isNumber);
           return isNumber && number >= spec.least && number <= spec.most;
         });
}

}  // namespace

OptionFields::OptionFields(const QCborMap& asked, QWidget* parent) : QWidget(parent), herald_(new Herald(this)) {
  auto* lines = new QVBoxLayout(this);
  std::vector<std::string_view> sections;
  for (const OptionSpec& spec : optionTable())
    if (mayAsk(spec) && std::ranges::find(sections, spec.ruleSets) == sections.end()) sections.push_back(spec.ruleSets);
  std::ranges::stable_sort(sections, std::greater(),
                           [](std::string_view each) { return each.size(); });  // common first
  for (const std::string_view section : sections) {
    auto* heading = new Words(headingOf(section), kBodyText, Weight::Bold, &Theme::primary, this);
    lines->addWidget(heading);
    auto* form = new QFormLayout;
    lines->addLayout(form);
    for (const OptionSpec& spec : optionTable())
      if (mayAsk(spec) && spec.ruleSets == section)
        addRow(spec, asked.value(wordOf(spec.key)).toVariant().toString(), form);
  }
  lines->addStretch(1);
  judge();
}

void OptionFields::addRow(const OptionSpec& spec, const QString& asked, QFormLayout* form) {
  auto* field = new QComboBox(this);
  field->setObjectName(wordOf(spec.key));
  //: Properties of a board: the board does not ask for a value of this option
  field->addItem(tr("As the game has it"), QString());
  for (std::string_view word : spec.choices) field->addItem(optionChoice(spec, word), wordOf(word));
  if (!spec.unlimitedWord.empty()) field->addItem(optionChoice(spec, spec.unlimitedWord), wordOf(spec.unlimitedWord));
  const bool isTyped = spec.kind != OptionSpec::Kind::Choice;
  field->setEditable(isTyped);
  const int index = field->findData(asked);
  index < 0 ? field->setEditText(asked) : field->setCurrentIndex(index);
  setSpokenName(field, optionName(spec));
  form->addRow(optionName(spec), field);
  Row row{.spec = &spec, .field = field, .note = nullptr, .before = asked};
  if (isTyped) {
    row.note = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this);
    form->addRow(QString(), row.note);
    field->setInsertPolicy(QComboBox::NoInsert);
    limitLength(field->lineEdit(), kLongestValue);
    connect(field, &QComboBox::currentTextChanged, this, &OptionFields::judge);
    connect(field->lineEdit(), &QLineEdit::editingFinished, field, [field] {
      if (field->currentText().trimmed().isEmpty()) field->setCurrentIndex(0);  // nothing is asked for
    });
  }
  rows_.push_back(row);
}

/// Shows what may be typed, in another color where it was not.
void OptionFields::judge() {
  for (const Row& row : rows_) {
    if (!row.note) continue;
    const QString value = valueOf(row);
    const bool isTaken = value.isEmpty() || fits(row);
    const bool isRefused = !isTaken && row.spec->kind == OptionSpec::Kind::Counts && areCounts(*row.spec, value);
    const QString note = isRefused ? optionRefusal(*row.spec) : hintOf(*row.spec);
    row.note->setText(note);
    row.note->setColor(isTaken ? &Theme::ink2 : &Theme::danger);
    setSpokenDetails(row.field, note);
  }
}

QString OptionFields::valueOf(const Row& row) {
  const QString text = row.field->currentText();
  const int item = row.field->findText(text, Qt::MatchFixedString);
  if (item >= 0) return row.field->itemData(item).toString();
  QStringList parts = withPlainDigits(text).split(u'/');
  for (QString& part : parts) part = part.trimmed();
  const QString typed = parts.join(u'/');
  return row.spec->kind == OptionSpec::Kind::Word ? typed.toUpper() : typed;
}

/// Beside the others: the cards of two options are one deck.
bool OptionFields::fits(const Row& row) const {
  Options options = defaultOptions(RuleSet::Classic);
  for (const Row& other : rows_)
    if (other.spec != row.spec) setOption(*other.spec, options, valueOf(other).toStdString());
  return setOption(*row.spec, options, valueOf(row).toStdString());
}

void OptionFields::put(QCborMap& asked) const {
  for (const Row& row : rows_) {
    const QString key = wordOf(row.spec->key), value = valueOf(row);
    if (value == row.before) continue;
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (value.isEmpty())
      asked.remove(key);
    else if (fits(row))
      asked[key] = isNumber ? QCborValue(number) : QCborValue(value);
  }
}

QWidget* OptionFields::firstFault() const {
  const auto wrong = std::ranges::find_if(rows_, [this](const Row& row) {
    const QString value = valueOf(row);
    return !value.isEmpty() && value != row.before && !fits(row);
  });
  return wrong == rows_.end() ? nullptr : wrong->field;
}

void OptionFields::tellFault(const QWidget* field) {
  //: For screen readers, when a value cannot be taken: %1 the name of a rule option, %2 a sentence on what it takes
  herald_->say(tr("%1: %2").arg(field->accessibleName(), field->accessibleDescription()));
}

}  // namespace tapu

#include "moc_option_fields.cpp"
