// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

#include "app/screen/screen_facts.h"

class QTranslator;

namespace tapu {

/// The languages of a big screen. A whole hall reads it, so both may be shown at once, apart from the program's own
/// language.
enum class ScreenLanguage : quint8 { English, Hindi, Both };
/// "en", "hi", "both" on a command line; nothing for other words.
std::optional<ScreenLanguage> screenLanguageNamed(const QString& word);

/// A sentence for the screen; the second one is empty where only one language is shown.
struct ScreenText {
  QString first, second;
  /// Both beside one another, with a dot between them; once if they are the same.
  QString joined() const;
  bool operator==(const ScreenText&) const = default;
};

/// The sentences of a big screen in its own languages.
class ScreenWords {
 public:
  explicit ScreenWords(ScreenLanguage language = ScreenLanguage::Both);
  ~ScreenWords();
  ScreenWords(ScreenWords&&) noexcept;
  ScreenWords& operator=(ScreenWords&&) noexcept;
  ScreenLanguage language() const { return language_; }

  /// The name of who holds a seat; a bot's in letters that the readers of this screen read.
  QString nameOf(const ScreenFacts::Seat& seat) const;
  ScreenText round(const ScreenFacts& facts) const;      ///< its number, and whether it is the last
  ScreenText plays(Territory group) const;               ///< whose round it is
  ScreenText head(const ScreenFacts& facts) const;       ///< very large: whose round it is, or a pause
  ScreenText comesNext(const ScreenFacts& facts) const;  ///< whose round follows, or the end
  ScreenText task(const ScreenFacts& facts) const;       ///< the task under the dice
  ScreenText leaders() const;
  ScreenText ranking() const;
  ScreenText pageOf(int page, int pages) const;
  ScreenText target(int points) const;
  ScreenText players(int count) const;
  ScreenText boards(int count) const;
  ScreenText seconds(int count) const;
  ScreenText paused() const;
  ScreenText beginsSoon() const;
  ScreenText seatsTaken(int taken, int seats) const;
  ScreenText joinHere() const;  ///< over the address
  ScreenText startChoices() const;
  ScreenText wins(const QString& name, int points) const;
  ScreenText sharedPlace(int seats, int points) const;
  ScreenText reached(const QString& name, int board, int target) const;  ///< a player at the target (9.22)
  ScreenText reached(int seats, int target) const;                       ///< several seats
  ScreenText leads(const QString& name, int points) const;               ///< at the end of a game that was stopped
  ScreenText endedAfter(const ScreenFacts& facts) const;                 ///< the end
  ScreenText fromOrganizer() const;
  ScreenText rehearsal() const;
  ScreenText connecting() const;
  ScreenText lost() const;
  ScreenText turnedAway() const;
  ScreenText notShown() const;

 private:
  ScreenText say(const char* source, const QStringList& values = {}, int n = -1) const;
  QString inLanguage(const QTranslator& words, const char* source, const QStringList& values, int n) const;

  ScreenLanguage language_;
  std::unique_ptr<QTranslator> english_, hindi_;
};

}  // namespace tapu
