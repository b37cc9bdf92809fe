// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <array>
#include <optional>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

/// Things that are new to somebody who plays the Big Game for the first time; each is told when it first matters.
enum class Lesson : quint8 { Groups, Partners, Ships, Bonus, Knights, Robbers };
/// All of them, in the order in which they are told if several matter at once.
inline constexpr std::array kLessons{Lesson::Groups, Lesson::Partners, Lesson::Ships,
                                     Lesson::Bonus,  Lesson::Knights,  Lesson::Robbers};
/// The name by which the settings remember that it was told.
QString nameOf(Lesson lesson);
/// Whether the lesson matters in this position.
bool matters(Lesson lesson, const PlaySight& sight);

/// One sentence below the boards about a thing that is new to the player, with a button to put it away for good.
class LessonStrip : public Sheet {
  Q_OBJECT
 public:
  explicit LessonStrip(QWidget* parent = nullptr);
  /// Lessons that were told before, by `nameOf`.
  void setSeen(const QStringList& names) { seen_ = names; }
  /// Whether a place on the boards is being picked: then nothing comes or goes, as the boards would get another size
  /// under the pointer.
  enum class Aims : quint8 { No, Yes };
  /// Shows the first lesson that matters and was not told before. It stays until it is put away; one that speaks of the
  /// present round goes with the round, and comes again later.
  void refresh(const PlaySight& sight, Aims aims = Aims::No);
  /// Puts the lesson away for good. False: none is shown.
  bool putAway();
  std::optional<Lesson> lesson() const { return lesson_; }
  QString text() const { return words_->text(); }

 Q_SIGNALS:
  /// A lesson was put away: all that were told.
  void seen(const QStringList& names);

 private:
  void retranslate();
  QStringList seen_;
  std::optional<Lesson> lesson_;
  Words* words_;
  ActionButton* close_;
};

}  // namespace tapu
