// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/story_table.h"

#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <cstdlib>

#include "app/kit/badge.h"
#include "app/kit/elided_words.h"
#include "app/kit/spoken.h"
#include "app/kit/words.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kFewPlayers = 4;  ///< whose names stand whole beside their badges
constexpr int kManyColumn = 72;         ///< pixels of a column of more players at most
constexpr int kManyGap = 6;             ///< pixels between these columns
constexpr int kLineName = 190;          ///< pixels that the name of a line takes at most before it breaks

QString numberText(std::optional<int> value, StoryTable::Signs signs) {
  if (!value) return QString(QChar(0x2013));
  const QString text = QLocale().toString(std::abs(*value));
  if (*value < 0) return QChar(0x2212) + text;
  return signs == StoryTable::Signs::Both && *value > 0 ? u'+' + text : text;
}

/// The largest value of a line; of one where cards only go out, the one with the most.
int largest(const std::vector<std::optional<int>>& values) {
  int most = 0, least = 0;
  for (const std::optional<int>& value : values) {
    most = std::max(most, value.value_or(0));
    least = std::min(least, value.value_or(0));
  }
  return most > 0 ? most : least;
}

}  // namespace

StoryTable::StoryTable(Height height, QWidget* parent) : QScrollArea(parent), height_(height) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  viewport()->setAutoFillBackground(false);
}

void StoryTable::begin(const QString& name, const std::vector<StoryPlayer>& players) {
  setSpokenName(this, name);
  players_ = players;
  told_ = {};
  delete takeWidget();
  table_ = new QWidget;
  grid_ = new QGridLayout(table_);
  grid_->setContentsMargins(0, 0, 8, 0);
  grid_->setHorizontalSpacing(18);
  grid_->setVerticalSpacing(2);
  line_ = 0;
  nameWidth_ = 0;
  addHead();
}

/// The names of a few players stand beside their badges. Those of more lie below them and are cut where they are long:
/// else the table would scroll to the right.
void StoryTable::addHead() {
  const bool isMany = players_.size() > kFewPlayers;
  if (isMany) grid_->setHorizontalSpacing(kManyGap);
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    const int column = static_cast<int>(seat) + 1;
    auto* badge = new Badge(players_[seat].color, 22, table_);
    if (isMany) {
      auto* name = new ElidedWords(kNoteText, Weight::Bold, &Theme::ink, table_);
      name->setText(players_[seat].name);
      name->setMaximumWidth(scaled(kManyColumn));
      auto* who = new QVBoxLayout;
      who->setSpacing(0);
      who->addWidget(badge, 0, Qt::AlignRight);
      who->addWidget(name, 0, Qt::AlignRight);
      grid_->addLayout(who, line_, column);
      continue;
    }
    auto* who = new QHBoxLayout;
    who->addStretch(1);
    who->addWidget(badge);
    auto* name = new Words(players_[seat].name, kChoiceText, Weight::Bold, &Theme::ink, table_);
    name->setWordWrap(false);
    who->addWidget(name);
    grid_->addLayout(who, line_, column);
  }
  ++line_;
}

void StoryTable::addLine(const QString& name, const std::vector<std::optional<int>>& values, Signs signs) {
  auto* head = new Words(name, kChoiceText, Weight::Regular, &Theme::ink, table_);
  grid_->addWidget(head, line_, 0);
  const int whole = QFontMetrics(head->font()).horizontalAdvance(name) + 2 * Words::kBearing;
  nameWidth_ = std::max(nameWidth_, std::min(whole, scaled(kLineName)));
  const int most = largest(values);
  QStringList told;
  for (std::size_t seat = 0; seat < values.size(); ++seat) {
    const int value = values[seat].value_or(0);
    const QString text = numberText(values[seat], signs);
    auto* cell = new Words(text, kChoiceText, value != 0 && value == most ? Weight::Bold : Weight::Regular,
                           value == 0 ? &Theme::ink2 : &Theme::ink, table_);
    cell->setWordWrap(false);
    cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    //: A cell of a table for screen readers: %1 a player, %2 what is counted, %3 the number
    setSpokenName(cell, tr("%1, %2: %3").arg(isolated(players_[seat].name), name, text));
    if (values[seat]) told << players_[seat].name + u' ' + text;
    grid_->addWidget(cell, line_, static_cast<int>(seat) + 1);
  }
  told_ << name + u": "_s + told.join(u", "_s);
  ++line_;
}

void StoryTable::addNote(const QString& text) {
  auto* note = new Words(text, kNoteText, Weight::Regular, &Theme::ink2, table_);
  grid_->addWidget(note, line_++, 0, 1, static_cast<int>(players_.size()) + 2);
  told_ << text;
}

void StoryTable::end() {
  // Keeps the numbers near their names on a wide sheet, and the names on one line where there is room.
  grid_->setColumnStretch(0, 4);
  if (players_.size() > kFewPlayers) grid_->setColumnMinimumWidth(0, nameWidth_);
  grid_->setColumnStretch(static_cast<int>(players_.size()) + 1, 1);
  grid_->setRowStretch(line_, 1);
  setWidget(table_);
  table_->setAutoFillBackground(false);  // which setWidget has set
  setSpokenDetails(this, told_.join(u"; "_s));
  limitHeight();
}

void StoryTable::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  limitHeight();
}

/// The names of lines break in a slim window: how high they all are depends on the width.
void StoryTable::limitHeight() {
  if (height_ == Height::Free || !grid_) return;
  const int width = viewport()->width();
  setMaximumHeight(grid_->hasHeightForWidth() ? grid_->heightForWidth(width) : grid_->sizeHint().height());
}

}  // namespace tapu

#include "moc_story_table.cpp"
