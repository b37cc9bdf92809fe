// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/saved_line.h"

#include <QEvent>
#include <QFileInfo>
#include <QFontMetrics>
#include <algorithm>

#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"

namespace tapu {

namespace {

constexpr int kSavedLines = 2;
constexpr int kMostName = 40;  ///< letters of the name of a file

/// Letters of Devanagari come from another font, whose lines are higher.
int lineHeight() {
  const QRect room(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
  return QFontMetrics(textFont(kNoteText)).boundingRect(room, 0, QStringLiteral("Aक")).height();
}

}  // namespace

SavedLine::SavedLine(QWidget* parent) : Words({}, kNoteText, Weight::Regular, &Theme::ink2, parent) {
  setFixedHeight(kSavedLines * lineHeight() + 4);
  setAlignment(Qt::AlignTop | Qt::AlignLeft);
  whenLanguageChanges(this, [this] { retranslate(); });
}

void SavedLine::tellFile(const QString& path) {
  path_ = path;
  printer_.clear();
  retranslate();
}

void SavedLine::forget() {
  path_.clear();
  printer_.clear();
  setText({});
  setToolTip({});
}

void SavedLine::tellPrinter(const QString& name) {
  printer_ = name;
  path_.clear();
  retranslate();
}

void SavedLine::retranslate() {
  if (path_.isEmpty() && printer_.isEmpty()) return;
  const QFileInfo file(path_);
  const QString folder = shownPath(file.absolutePath());
  QString name = shownPath(file.fileName());
  if (name.size() > kMostName) name = firstLetters(name, kMostName / 2) + u'…' + lastLetters(name, kMostName / 2);
  //: Under buttons: a file was written; %1 its name, %2 its folder
  const QString sentence = tr("Saved as %1 in the folder %2.");
  QString saved = sentence.arg(name, folder);
  const QFontMetrics metrics(font());
  const auto isTooHigh = [&] {
    const QRect room(0, 0, std::max(width() - 2 * kBearing, 100), QWIDGETSIZE_MAX);
    return metrics.boundingRect(room, Qt::TextWordWrap, softened(saved)).height() > kSavedLines * lineHeight();
  };
  for (int shown = static_cast<int>(folder.size()) - 1; shown > 0 && isTooHigh(); --shown)
    saved = sentence.arg(name, u'…' + folder.right(shown));
  //: Under buttons: something is being printed; %1 name of the printer
  const QString sent = tr("Sent to the printer %1.").arg(printer_);
  setText(path_.isEmpty() ? sent : saved);
  setToolTip(shownPath(path_));
}

void SavedLine::resizeEvent(QResizeEvent* event) {
  Words::resizeEvent(event);
  retranslate();
}

}  // namespace tapu

#include "moc_saved_line.cpp"
