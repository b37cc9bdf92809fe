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
class WantButton;

/// Shows the events of a table as motion.
class TableStage {
 public:
  virtual ~TableStage() = default;
  /// Sets the amount of motion.
  virtual void setMotion(Motion motion) = 0;
  /// Shows these events.
  virtual void hear(const std::vector<Event>& events) = 0;
  /// Ends all motion: everything is in its final place.
  virtual void skip() = 0;
};

/// The parts that every table has, wherever they lie on its page.
struct TableParts {
  TableBoard* board = nullptr;
  NoticeBar* notice = nullptr;
  TaskLine* task = nullptr;  ///< shows the task of the moment
  AskSheet* question = nullptr;
  EndSheet* end = nullptr;
  BargainPanel* trade = nullptr;
  HandStrip* hand = nullptr;
  BuildRow* builds = nullptr;
  WantButton* want = nullptr;  ///< null where nobody builds between turns
  ChoicePanel* choices = nullptr;
  HintSheet* hint = nullptr;
  TalkPanel* talk = nullptr;
  EventBadge* badge = nullptr;
  TableStage* stage = nullptr;
  LessonPlaces* lesson = nullptr;  ///< the places that a lesson speaks of
};

/// The look of a table: the parts of its page, their places, and parts that no other table has. TableDesk, which has
/// the behavior of every table, calls it.
class TableFace {
 public:
  virtual ~TableFace() = default;
  /// The parts; they live as long as the page.
  virtual const TableParts& parts() const = 0;

  // A position, in the order in which it is shown

  /// The section of the rules about the present position.
  virtual QString topic(const PlaySight& now) const = 0;
  /// The task of the moment; `gesture`: the present pick on the board, null: none.
  virtual PromptLine prompt(const PlaySight& now, const PlayGesture* gesture) const = 0;
  /// Shows a prompt. `now` null: there is no position yet.
  virtual void showPrompt(const PromptLine& line, const PlaySight* now) = 0;
  /// Shows the milliseconds left on the clock; -1: none runs.
  virtual void showTime(qint64 left) = 0;
  /// Shows the hand and all that is no part of every table. `picked`: the thing for which a place is being picked, if
  /// any.
  virtual void show(const PlaySight& now, std::optional<BuildButton::Thing> picked) = 0;
  /// Decides which part lies in the place of the hand, once everything is shown.
  virtual void settle(const PlaySight& now) = 0;
  /// The action that ends the viewer's part of the turn or round, or takes that back.
  virtual Action ending() const = 0;

  // The parts in sight

  /// The parts that may have to be opened. Table: the table itself, if another page lies in front of it.
  enum class Corner : quint8 { Table, Trade, Offers, Talk };
  /// Brings this into sight.
  virtual void open(Corner corner) = 0;
  /// Makes room for the sheet of a hint, or takes the room back.
  virtual void showHint(InSight hint) = 0;
  /// Shows the lamp or not; `whyNone`: why it is off, empty: it is on.
  virtual void showLamp(InSight lamp, const QString& whyNone) = 0;
  /// The ways to zoom the boards in sight; All: so that they fill their place.
  enum class Zoom : quint8 { In, Out, All };
  virtual void zoom(Zoom zoom);
  /// Lays everything out anew: something on the page has another size, or, to `fold`, the page itself.
  virtual void place() = 0;
  virtual void fold() = 0;

  // The keyboard

  /// The widget that gets the keyboard when the one that had it has gone.
  virtual QWidget* home() const = 0;
  /// The parts through which a key moves the keyboard, in their order.
  virtual QList<QWidget*> stops() const = 0;
  /// Whether a key did anything.
  enum class Pressed : quint8 { Nothing, Something };
  /// Gives this face a key before all others. `takes`: whether `press` will use the key, though a menu has it too.
  virtual Pressed press(const QKeyEvent&) { return Pressed::Nothing; }
  virtual bool takes(const QKeyEvent&) const { return false; }
  /// Puts away the part that lies over the table: Esc was pressed, and nothing else was to be left.
  virtual Pressed putAway() { return Pressed::Nothing; }

  /// Whether a chosen place begins something in this face and is not to be sent.
  virtual bool keeps(const Action&) { return false; }
  /// Tells beside the prompt that the offer which the viewer was answering has gone.
  virtual void tellLostOffer(const QString&) {}
  /// Writes all texts anew, in the language of the interface.
  virtual void retranslate() = 0;
};

}  // namespace tapu
