// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export_choices.h"

#include <QSettings>
#include <QStringList>
#include <algorithm>
#include <array>

#include "app/files/whole_file.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr std::array kSuffixes{"png", "svg", "pdf", "txt", "game"};
constexpr std::array kTurns{"auto", "portrait", "landscape"};
constexpr QLatin1StringView kOneSheet = "sheet"_L1, kMeasured = "hex"_L1;  // the size

/// A number of the file if it is in its range, else the present one.
template <class Number>
void read(const QSettings& file, const QString& key, Number least, Number most, Number& value) {
  bool isNumber = false;
  const double found = file.value(key).toDouble(&isNumber);
  if (isNumber && found >= least && found <= most) value = static_cast<Number>(found);
}

}  // namespace

ExportChoices ExportChoices::from(const QString& path) {
  const QSettings file(settingsPath(path), QSettings::IniFormat);
  using W = PrintWishes;
  ExportChoices all;
  const QString form = file.value(u"form"_s).toString(), turn = file.value(u"turn"_s).toString();
  for (std::size_t i = 0; i < kSuffixes.size(); ++i)
    if (form == QLatin1StringView(kSuffixes[i])) all.form = static_cast<Form>(i);
  for (std::size_t i = 0; i < kTurns.size(); ++i)
    if (turn == QLatin1StringView(kTurns[i])) all.wishes.turn = static_cast<PaperTurn>(i);
  if (file.value(u"size"_s).toString() == kOneSheet) all.size = Size::OneSheet;
  if (const auto paper = paperNamed(file.value(u"paper"_s).toString())) all.wishes.paper = *paper;
  read(file, u"hex"_s, W::kLeastHex, W::kMostHex, all.wishes.hex);
  read(file, u"margin"_s, W::kLeastMargin, W::kMostMargin, all.wishes.margin);
  read(file, u"overlap"_s, 0.0, W::kMostOverlap, all.wishes.overlap);
  read(file, u"dots"_s, W::kLeastDots, W::kMostDots, all.wishes.dots);
  const QStringList hidden = file.value(u"hidden"_s).toString().split(u' ');
  for (const PrintPartWord& each : printPartWords())
    if (hidden.contains(QLatin1StringView(each.word))) all.wishes.shown.setFlag(each.part, false);
  return all;
}

void ExportChoices::keep(const QString& path) const {
  QSettings file(settingsPath(path), QSettings::IniFormat);
  file.setValue(u"form"_s, suffixOf(form));
  file.setValue(u"turn"_s, QString::fromLatin1(kTurns[static_cast<std::size_t>(wishes.turn)]));
  file.setValue(u"paper"_s, QString::fromLatin1(wishes.paper.name));
  file.setValue(u"size"_s, QString(size == Size::OneSheet ? kOneSheet : kMeasured));
  file.setValue(u"hex"_s, wishes.hex);
  file.setValue(u"margin"_s, wishes.margin);
  file.setValue(u"overlap"_s, wishes.overlap);
  file.setValue(u"dots"_s, wishes.dots);
  QStringList hidden;
  for (const PrintPartWord& each : printPartWords())
    if (!wishes.shown.testFlag(each.part)) hidden << QString::fromLatin1(each.word);
  file.setValue(u"hidden"_s, hidden.join(u' '));
}

PrintWishes ExportChoices::wishesFor(const Board& board, const QString& title) const {
  PrintWishes all = wishes;
  if (title.isEmpty()) all.shown.setFlag(PrintPart::Names, false);
  if (size == Size::OneSheet && !all.paper.isAsLargeAsBoard())
    all.hex = std::max(PrintWishes::kLeastHex, largestHexOnOneSheet(board, all));  // as few sheets as can be
  return all;
}

bool isMeasured(ExportChoices::Form form) {
  return form != ExportChoices::Form::Letters && form != ExportChoices::Form::Pioneers;
}

QString suffixOf(ExportChoices::Form form) { return QString::fromLatin1(kSuffixes[static_cast<std::size_t>(form)]); }

}  // namespace tapu
