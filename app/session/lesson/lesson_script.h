// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/files/record_header.h"
#include "engine/board/board.h"
#include "engine/state/move.h"

namespace tapu {

/// A wish for one hex of a board in the editor: this terrain, this number, or a harbor on this side.
struct BoardWish {
  Hex hex;
  std::optional<Terrain> terrain = {};
  std::optional<int> number = {}, harbor = {};  ///< harbor: the side
};

/// One step of a lesson: the learner does something, or looks at something.
struct LessonStep {
  QString id;     ///< by which its words are found
  QString show;   ///< its subject: a part of the table by name, a place such as "corner 0,0:N"; empty: the task
  int from = 0;   ///< moves made when the step before it ends
  int at = 0;     ///< moves made when this one is shown: those in between happen by themselves
  int asked = 0;  ///< moves that the learner makes then, or wishes; 0: nothing but to go on
  std::vector<BoardWish> wishes = {};  ///< in the editor: the look of the board after it
};

/// A lesson: a game with all its moves, some of which the learner makes. Written as JSON (resources/lessons/README.md);
/// that of the editor has steps alone.
struct LessonScript {
  QString name;
  int minutes = 2;  ///< that it takes about
  enum class Stage : quint8 { Table, Editor } stage = Stage::Table;
  SeatId learner = SeatId(0);
  RecordHeader header;
  std::vector<Move> moves;  ///< all of them, those of the table among them; each is legal
  std::vector<LessonStep> steps;
  Board board;  ///< with which a lesson of the editor begins

  /// The learner's actions in a step; empty: they only look.
  std::vector<Action> asked(int step) const;
};

/// Reads such a lesson. Nothing, and the fault for its author, if it is no lesson or has a move that cannot be made.
std::optional<LessonScript> lessonFrom(const QByteArray& json, QString& fault);

/// The words of a lesson in one language.
struct LessonWords {
  QString title, summary;
  struct Step {
    QString title;   ///< a few words, for the list of the steps
    QString act;     ///< the act; **bold** is for keys and buttons
    QString reason;  ///< begins with a question
    bool operator==(const Step&) const = default;
  };
  QHash<QString, Step> steps;  ///< by id
};

/// Reads the words of all lessons, by their names.
QHash<QString, LessonWords> lessonWordsFrom(const QString& text);

/// The lessons that come with the program.
class LessonShelf {
 public:
  /// Their names, in the order in which they are learned.
  static QStringList names();
  /// Null: there is no such lesson, or it cannot be read; then `fault` says why.
  static const LessonScript* script(const QString& name, QString* fault = nullptr);
  /// Its words in the language of the interface and in the digits that numbers are shown in; those that are missing are
  /// empty.
  static LessonWords words(const QString& name);
  /// The words of all in a language: "en", "hi".
  static const QHash<QString, LessonWords>& wordsIn(const QString& language);
};

}  // namespace tapu
