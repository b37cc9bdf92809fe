// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <optional>
#include <vector>

#include "app/kit/motion.h"
#include "app/session/game/prompt.h"
#include "app/table/frame/table_page.h"
#include "app/table/hand/build_button.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/sight/play_sight.h"
#include "engine/state/action.h"

namespace tapu {

class BargainPanel;
class BuildRow;
class ChoicePanel;
class EndSheet;
class EventBadge;
class HandStrip;
class PlayGesture;
class LessonPlaces;
class TableBoard;
class TalkPanel;

/// What moves at a table when something happens, for the eyes alone.
class TableStage {
 public:
  virtual ~TableStage() = default;
  /// How much moves from now on.
  virtual void setMotion(Motion motion) = 0;
  /// Shows what happened.
  virtual void hear(const std::vector<Event>& events) = 0;
  /// Ends all motion: everything is where it belongs.
  virtual void skip() = 0;
};

/// The parts that every table has, wherever they lie on its page.
struct TableParts {
  TableBoard* board = nullptr;
  NoticeBar* notice = nullptr;
  TaskLine* task = nullptr;  ///< says what to do
  AskSheet* question = nullptr;
  EndSheet* end = nullptr;
  BargainPanel* trade = nullptr;
  HandStrip* hand = nullptr;
  BuildRow* builds = nullptr;
  ChoicePanel* choices = nullptr;
  HintSheet* hint = nullptr;
  TalkPanel* talk = nullptr;
  EventBadge* badge = nullptr;
  TableStage* stage = nullptr;
  LessonPlaces* lesson = nullptr;  ///< where that lies what a lesson speaks of
};

/// How a table looks: the parts of its page, where they lie, and what it alone shows. What a table does stands in
/// TableDesk, which asks its face for this.
class TableFace {
 public:
  virtual ~TableFace() = default;
  /// The parts; they live as long as the page.
  virtual const TableParts& parts() const = 0;

  // A position, in the order in which it is shown

  /// The section of the rules about what goes on.
  virtual QString topic(const PlaySight& now) const = 0;
  /// What is to be done; `gesture`: what is being picked on the board, null: nothing.
  virtual PromptLine prompt(const PlaySight& now, const PlayGesture* gesture) const = 0;
  /// Shows it; null: there is no position yet.
  virtual void showPrompt(const PromptLine& line, const PlaySight* now) = 0;
  /// Shows the milliseconds left on the clock; -1: none runs.
  virtual void showTime(qint64 left) = 0;
  /// Shows the hand and all that is no part of every table. `picked`: the thing for which a place is being picked, if
  /// any.
  virtual void show(const PlaySight& now, std::optional<BuildButton::Thing> picked) = 0;
  /// Decides what lies in the place of the hand, once everything is shown.
  virtual void settle(const PlaySight& now) = 0;
  /// What ends the viewer's part of the turn or round, or takes that back.
  virtual Action ending() const = 0;

  // What is in sight

  /// What may have to be opened: the table itself, if something else is looked at in its place.
  enum class Corner : quint8 { Table, Trade, Offers, Talk };
  /// Brings this into sight.
  virtual void open(Corner corner) = 0;
  /// Gives the sheet of a hint its room, or takes it.
  virtual void showHint(InSight hint) = 0;
  /// Shows the lamp or not; `whyNone`: why it is off, empty: it is on.
  virtual void showLamp(InSight lamp, const QString& whyNone) = 0;
  /// How the boards in sight are made larger or smaller; All: so that they fill their place.
  enum class Zoom : quint8 { In, Out, All };
  virtual void zoom(Zoom zoom);
  /// Lays everything out anew: something on the page has another size, or, to `fold`, the page itself.
  virtual void place() = 0;
  virtual void fold() = 0;

  // The keyboard

  /// Where it goes when a part that had it has gone.
  virtual QWidget* home() const = 0;
  /// The parts through which it walks, in their order.
  virtual QList<QWidget*> stops() const = 0;
  /// Whether a key did anything.
  enum class Pressed : quint8 { Nothing, Something };
  /// Does what a key means here before it means anything else; `takes`: whether it will, though it is one of the menus.
  virtual Pressed press(const QKeyEvent&) { return Pressed::Nothing; }
  virtual bool takes(const QKeyEvent&) const { return false; }
  /// Esc, where nothing else was to be left: puts away what lies over the table.
  virtual Pressed putAway() { return Pressed::Nothing; }

  /// A place was chosen that begins something here and is not to be sent: true. Else false.
  virtual bool keeps(const Action&) { return false; }
  /// Tells beside the line of the prompt that an offer which the viewer was answering has gone.
  virtual void tellLostOffer(const QString&) {}
  /// Writes all texts anew, in the language of the interface.
  virtual void retranslate() = 0;
};

}  // namespace tapu
