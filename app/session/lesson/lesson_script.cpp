// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/lesson/lesson_script.h"

#include <QBuffer>
#include <QCborArray>
#include <QCborMap>
#include <QFile>
#include <QRegularExpression>
#include <map>

#include "app/files/board_file.h"
#include "app/files/json_text.h"
#include "app/files/record_reader.h"
#include "app/session/settings/languages.h"
#include "app/text/language.h"

using namespace Qt::StringLiterals;

namespace tapu {

std::vector<Action> LessonScript::asked(int step) const {
  const LessonStep& now = steps[static_cast<std::size_t>(step)];
  std::vector<Action> actions;
  for (int i = 0; i < now.asked; ++i) actions.push_back(moves[static_cast<std::size_t>(now.at + i)].action);
  return actions;
}

namespace {

/// Reads the moves of a lesson as those of a record: each is checked against the rules.
class LessonGame {
 public:
  explicit LessonGame(const QCborMap& lesson) {
    text_ = jsonText(lesson.value(u"record"_s), Layout::OneLine) + '\n';
    note(lesson.value(u"opening"_s).toArray());
    for (const QCborValue& step : lesson.value(u"steps"_s).toArray()) {
      note(step.toMap().value(u"before"_s).toArray());
      note(step.toMap().value(u"ask"_s).toArray());
    }
  }

  /// Plays all lines. `starts` gets, for each line, the number of its move among all of the game.
  bool play(LessonScript& script, std::vector<int>& starts, QString& fault) {
    QBuffer buffer(&text_);
    buffer.open(QIODevice::ReadOnly);
    RecordReader reader(buffer);
    Complaint complaint;
    if (!reader.start(complaint)) {
      fault = complaint.sentence;
      return false;
    }
    script.header = reader.header();
    for (auto step = reader.next(complaint); step != RecordReader::Step::End; step = reader.next(complaint)) {
      if (step == RecordReader::Step::Fault) {
        fault = u"move %1: %2"_s.arg(starts.size() + 1).arg(complaint.sentence);
        return false;
      }
      starts.push_back(static_cast<int>(reader.game().log().size()) - 1);
    }
    script.moves = reader.game().log();
    return true;
  }

 private:
  void note(const QCborArray& moves) {
    for (const QCborValue& move : moves) text_ += jsonText(move, Layout::OneLine) + '\n';
  }
  QByteArray text_;
};

/// A step has a name, and asks or shows something.
bool addStep(const LessonStep& step, LessonScript& script, QString& fault) {
  const bool says = step.asked > 0 || !step.show.isEmpty();
  if (step.id.isEmpty()) {
    fault = u"a step without an id"_s;
  } else if (!says) {
    fault = u"step “%1” asks and shows nothing"_s.arg(step.id);
  } else {
    script.steps.push_back(step);
    return true;
  }
  return false;
}

bool hasSteps(const LessonScript& script, QString& fault) {
  if (script.steps.empty()) fault = u"no steps"_s;
  return !script.steps.empty();
}

/// Where the steps begin and end among the moves. `starts`: of each line of the lesson, the number of its move.
bool divide(const QCborMap& lesson, const std::vector<int>& starts, LessonScript& script, QString& fault) {
  const auto startOf = [&](qsizetype line) {
    return line < static_cast<qsizetype>(starts.size()) ? starts[static_cast<std::size_t>(line)]
                                                        : static_cast<int>(script.moves.size());
  };
  qsizetype line = lesson.value(u"opening"_s).toArray().size();
  for (const QCborValue& value : lesson.value(u"steps"_s).toArray()) {
    const QCborMap map = value.toMap();
    const qsizetype before = map.value(u"before"_s).toArray().size(), ask = map.value(u"ask"_s).toArray().size();
    LessonStep step;
    step.id = map.value(u"id"_s).toString();
    step.show = map.value(u"show"_s).toString();
    step.from = startOf(line);
    step.at = startOf(line + before);
    if (ask > 0) step.asked = startOf(line + before + ask - 1) + 1 - step.at;
    for (int i = step.at; i < step.at + step.asked; ++i)
      if (script.moves[static_cast<std::size_t>(i)].seat != script.learner) {
        fault = u"step “%1” asks for a move of another seat"_s.arg(step.id);
        return false;
      }
    line += before + ask;
    if (!addStep(step, script, fault)) return false;
  }
  return hasSteps(script, fault);
}

/// Reads the wishes for the editor's board after a step.
bool readWishes(const QCborArray& wishes, Orientation orientation, LessonStep& step, QString& fault) {
  for (const QCborValue& value : wishes) {
    const QCborMap map = value.toMap();
    const QCborArray at = map.value(u"hex"_s).toArray();
    BoardWish wish{{static_cast<int>(at.at(0).toInteger()), static_cast<int>(at.at(1).toInteger())}};
    if (map.contains(u"terrain"_s)) wish.terrain = terrainNamed(map.value(u"terrain"_s).toString().toStdString());
    if (map.contains(u"number"_s)) wish.number = static_cast<int>(map.value(u"number"_s).toInteger());
    if (map.contains(u"harbor"_s))
      wish.harbor = sideNamed(map.value(u"harbor"_s).toString().toStdString(), orientation);
    if (!wish.terrain && !wish.number && !wish.harbor) {
      fault = u"step “%1” wishes for nothing that a hex can be"_s.arg(step.id);
      return false;
    }
    step.wishes.push_back(wish);
  }
  step.asked = static_cast<int>(step.wishes.size());
  return true;
}

/// The steps of a lesson of the editor.
bool readEditorSteps(const QCborMap& lesson, LessonScript& script, QString& fault) {
  Complaint complaint;
  auto board = boardFromJson(lesson.value(u"board"_s), {u"board"_s}, complaint);
  if (!board) {
    fault = complaint.sentence;
    return false;
  }
  script.board = *std::move(board);
  for (const QCborValue& value : lesson.value(u"steps"_s).toArray()) {
    const QCborMap map = value.toMap();
    LessonStep step{map.value(u"id"_s).toString(), map.value(u"show"_s).toString()};
    if (!readWishes(map.value(u"want"_s).toArray(), script.board.orientation, step, fault)) return false;
    if (!addStep(step, script, fault)) return false;
  }
  return hasSteps(script, fault);
}

}  // namespace

std::optional<LessonScript> lessonFrom(const QByteArray& json, QString& fault) {
  Complaint complaint;
  const auto value = parseJson(json, complaint);
  if (!value || !value->isMap()) {
    fault = complaint.sentence;
    return std::nullopt;
  }
  const QCborMap lesson = value->toMap();
  if (lesson.value(u"tapu"_s).toString() != "lesson"_L1 || lesson.value(u"version"_s).toInteger() != 1) {
    fault = u"no lesson of version 1"_s;
    return std::nullopt;
  }
  LessonScript script;
  script.name = lesson.value(u"name"_s).toString();
  script.minutes = static_cast<int>(lesson.value(u"minutes"_s).toInteger(2));
  script.learner = SeatId(static_cast<int>(lesson.value(u"learner"_s).toInteger(0)));
  if (lesson.value(u"stage"_s).toString() == "editor"_L1) {
    script.stage = LessonScript::Stage::Editor;
    if (!readEditorSteps(lesson, script, fault)) return std::nullopt;
    return script;
  }
  std::vector<int> starts;
  if (!LessonGame(lesson).play(script, starts, fault) || !divide(lesson, starts, script, fault)) return std::nullopt;
  return script;
}

QHash<QString, LessonWords> lessonWordsFrom(const QString& text) {
  static const QRegularExpression lessonId(u"^<!-- lesson: ([a-z0-9-]+) -->$"_s);
  static const QRegularExpression stepId(u"^<!-- step: ([a-z0-9-]+) -->$"_s);
  QHash<QString, LessonWords> all;
  QString heading;
  LessonWords* lesson = nullptr;
  LessonWords::Step* step = nullptr;
  const auto add = [](QString& to, QStringView line) {
    if (!to.isEmpty()) to += u' ';
    to += line;
  };
  for (const QString& raw : text.split(u'\n')) {
    const QString line = raw.trimmed();
    if (line.startsWith("## "_L1) || line.startsWith("### "_L1)) {
      heading = line.section(u' ', 1);
    } else if (const auto named = lessonId.match(line); named.hasMatch()) {
      lesson = &all[named.captured(1)];
      lesson->title = heading;
      step = nullptr;
    } else if (const auto found = stepId.match(line); found.hasMatch() && lesson) {
      step = &lesson->steps[found.captured(1)];
      step->title = heading;
    } else if (line.isEmpty() || line.startsWith("<!--"_L1) || line.startsWith("# "_L1) || !lesson) {
      continue;
    } else if (!step) {
      add(lesson->summary, line);
    } else if (line.startsWith(u'>')) {
      add(step->reason, QStringView(line).mid(1).trimmed());
    } else {
      add(step->act, line);
    }
  }
  return all;
}

QStringList LessonShelf::names() {
  return {u"first-game"_s, u"trade"_s, u"cards"_s,    u"ships"_s, u"sea"_s,
          u"crazy"_s,      u"many"_s,  u"big-game"_s, u"editor"_s};
}

const LessonScript* LessonShelf::script(const QString& name, QString* fault) {
  struct Read {
    std::optional<LessonScript> script;
    QString fault;
  };
  static std::map<QString, Read> kept;
  auto found = kept.find(name);
  if (found == kept.end()) {
    found = kept.emplace(name, Read()).first;
    QFile file(u":/lessons/%1.json"_s.arg(name));
    if (file.open(QIODevice::ReadOnly))
      found->second.script = lessonFrom(file.readAll(), found->second.fault);
    else
      found->second.fault = file.errorString();
  }
  if (fault) *fault = found->second.fault;
  return found->second.script ? &*found->second.script : nullptr;
}

const QHash<QString, LessonWords>& LessonShelf::wordsIn(const QString& language) {
  static std::map<QString, QHash<QString, LessonWords>> kept;
  auto found = kept.find(language);
  if (found == kept.end()) {
    QFile file(u":/lessons/lessons.%1.md"_s.arg(language));
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    found = kept.emplace(language, lessonWordsFrom(QString::fromUtf8(text))).first;
  }
  return found->second;
}

LessonWords LessonShelf::words(const QString& name) {
  LessonWords told = wordsIn(languageInUse()).value(name);
  for (QString* text : {&told.title, &told.summary}) *text = inShownDigits(*text);
  for (LessonWords::Step& step : told.steps) {
    for (QString* text : {&step.title, &step.act, &step.reason}) *text = inShownDigits(*text);
  }
  return told;
}

}  // namespace tapu
