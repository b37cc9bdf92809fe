// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/values/options_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/text/shown_text.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

QString joined(const OptionSpec& spec) {
  QStringList words;
  for (std::string_view choice : spec.choices) words << QString::fromUtf8(choice.data(), qsizetype(choice.size()));
  return words.join(u", "_s);
}

QString latin(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// The allowed values of an option, as one sentence.
QString wanted(const OptionSpec& spec) {
  const QString key = latin(spec.key);
  if (spec.kind == OptionSpec::Kind::Choice)
    //: A fault in a file. %1: name of an option, %2: list of the words that it may be
    return QCoreApplication::translate("Formats", "The option %1 must be one of: %2.").arg(key, joined(spec));
  if (spec.kind == OptionSpec::Kind::Word)
    //: A fault in a file. %1: name of an option, %2: most letters, %3: the letters that it may be made of
    return QCoreApplication::translate("Formats", "The option %1 must be 1 to %2 of the letters %3.")
        .arg(key, QString::number(spec.counts), latin(spec.letters));
  const QString least = QString::number(spec.least), most = QString::number(spec.most);
  if (spec.kind == OptionSpec::Kind::Counts)
    //: A fault in a file. %1: name of an option, %2: how many numbers, %3 and %4: least and most of each
    return QCoreApplication::translate("Formats",
                                       "The option %1 must be %2 numbers from %3 to %4 with a slash between.")
        .arg(key, QString::number(spec.counts), least, most);
  if (spec.unlimitedWord.empty())
    //: A fault in a file. %1: name of an option, %2 and %3: least and most
    return QCoreApplication::translate("Formats", "The option %1 must be a whole number from %2 to %3.")
        .arg(key, least, most);
  //: A fault in a file. %1: name of an option, %2 and %3: least and most, %4: a word like off
  return QCoreApplication::translate("Formats", "The option %1 must be a whole number from %2 to %3, or the word %4.")
      .arg(key, least, most, latin(spec.unlimitedWord));
}

QString textOf(const QCborValue& value) {
  if (value.isInteger()) return QString::number(value.toInteger());
  return value.isString() ? value.toString() : QString();
}

}  // namespace

namespace {

constexpr std::string_view kSeatCount = "seats.count";

/// Sets the number of seats that is asked for, if it is one; the options that depend on it follow (13.3).
void takeSeats(const QString& asked, RuleSet ruleSet, Options& options) {
  Options with = options;
  if (setOption(*optionNamed(kSeatCount), with, asked.toStdString())) options = withSeats(options, ruleSet, with.seats);
}
void takeSeats(const QCborMap& asked, RuleSet ruleSet, Options& options) {
  if (const auto seats = seatsAsked(asked)) options = withSeats(options, ruleSet, *seats);
}

}  // namespace

std::optional<int> seatsAsked(const QCborMap& options) {
  const QCborValue seats = options[latin(kSeatCount)];
  Options with;
  const bool isNumber = !seats.isUndefined() && setOption(*optionNamed(kSeatCount), with, textOf(seats).toStdString());
  return isNumber ? std::optional(with.seats) : std::nullopt;
}

namespace {

QCborValue valueOf(const OptionSpec& spec, const Options& options) {
  const QString word = QString::fromStdString(optionText(spec, options));
  bool isNumber = false;
  const int number = word.toInt(&isNumber);
  return isNumber && spec.kind == OptionSpec::Kind::Number ? QCborValue(number) : QCborValue(word);
}

}  // namespace

QCborMap changedOptions(const Options& options, RuleSet ruleSet) {
  QCborMap out;
  Options defaults = defaultOptions(ruleSet, options.seats);
  defaults.seats = kUsualSeats;  // the number itself is told, and decides about others
  for (const OptionSpec& spec : optionTable()) {
    if (!takesPart(spec, ruleSet)) continue;  // a reader of this rule set refuses it
    if (optionText(spec, options) != optionText(spec, defaults)) out.insert(latin(spec.key), valueOf(spec, options));
  }
  return out;
}

QCborMap chosenOptions(const Options& options, RuleSet ruleSet) {
  QCborMap out = changedOptions(options, ruleSet);
  for (const OptionSpec& spec : optionTable())
    if (takesPart(spec, ruleSet) && isSetByHand(spec, options)) out.insert(latin(spec.key), valueOf(spec, options));
  return out;
}

namespace {

QString setOneTyped(const QString& typed, RuleSet ruleSet, Options& options) {
  const QString key = typed.section(u'=', 0, 0), value = typed.section(u'=', 1);
  const OptionSpec* spec = optionNamed(key.toStdString());
  if (!spec || !takesPart(*spec, ruleSet))
    //: An argument of a program on the command line stays as it is. %1: what was typed
    return QCoreApplication::translate("Formats", "--option: there is no house rule “%1” here.").arg(key);
  if (setOption(*spec, options, value.toStdString())) return {};
  //: An argument of a program on the command line stays as it is. %1: what was typed, %2: the name of a house rule
  return QCoreApplication::translate("Formats", "--option: “%1” is no value of %2.").arg(value, key);
}

}  // namespace

QString setTyped(const QStringList& typed, RuleSet ruleSet, Options& options) {
  for (const QString& each : typed)
    if (each.section(u'=', 0, 0) == latin(kSeatCount)) takeSeats(each.section(u'=', 1), ruleSet, options);
  QStringList keys;
  for (const QString& each : typed) {
    if (const QString wrong = setOneTyped(each, ruleSet, options); !wrong.isEmpty()) return wrong;
    const QString key = each.section(u'=', 0, 0);
    //: An argument of a program on the command line stays as it is. %1: the name of a house rule
    if (keys.contains(key)) return QCoreApplication::translate("Formats", "--option: %1 is given twice.").arg(key);
    keys << key;
  }
  return {};
}

void takeOptions(const QCborMap& asked, RuleSet ruleSet, Options& options) {
  const auto takeAll = [&] {
    for (const auto& [key, value] : asked) {
      const OptionSpec* spec = optionNamed(key.toString().toStdString());
      if (spec && takesPart(*spec, ruleSet)) setOption(*spec, options, value.toVariant().toString().toStdString());
    }
  };
  takeSeats(asked, ruleSet, options);
  takeAll();
  takeAll();  // some values fit only beside others (8.16)
}

namespace {

/// Reads an option of this rule set, or of any without one.
bool readOption(const QString& key, const QCborValue& value, std::optional<RuleSet> ruleSet, Options& options,
                Complaint& complaint) {
  const OptionSpec* spec = optionNamed(key.toStdString());
  if (!spec || (ruleSet && !takesPart(*spec, *ruleSet))) {
    //: A fault in a file. %1: a word that is no option, as found
    complaint.sentence =
        QCoreApplication::translate("Formats", "There is no option %1 in this rule set.").arg(quoted(key));
  } else if (!setOption(*spec, options, textOf(value).toStdString())) {
    complaint.sentence = wanted(*spec);
    complaint.rule = QString::fromLatin1(spec->rule);
  } else {
    return true;
  }
  complaint.path << key;
  return false;
}

bool readOptions(const QCborValue& value, std::optional<RuleSet> ruleSet, Options& options, Complaint& complaint) {
  if (!complaint.isEmpty()) return false;
  if (!value.isMap()) {
    //: A fault in a file or message
    complaint.sentence = QCoreApplication::translate("Formats", "The options must be an object of keys and values.");
    return false;
  }
  const QCborMap map = value.toMap();
  const auto isSet = [&](const auto& each) {
    complaint = {};
    return readOption(each.first.toString(), each.second, ruleSet, options, complaint);
  };
  // Two stacks of one deck may fit only together (8.16): values that do not fit yet are read once more after all
  // others.
  QList<std::pair<QCborValue, QCborValue>> late;
  for (const auto& each : map)
    if (!isSet(each)) late.append({each.first, each.second});
  return std::all_of(late.begin(), late.end(), isSet);
}

}  // namespace

std::optional<Options> optionsFrom(const QCborValue& value, RuleSet ruleSet, Complaint& complaint, int seats) {
  Options options = defaultOptions(ruleSet, seats);
  takeSeats(value.toMap(), ruleSet, options);
  return readOptions(value, ruleSet, options, complaint) ? std::optional(options) : std::nullopt;
}

bool areOptions(const QCborValue& value, Complaint& complaint) {
  Options options;
  return readOptions(value, std::nullopt, options, complaint);
}

}  // namespace tapu
