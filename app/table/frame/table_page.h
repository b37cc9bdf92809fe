// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "app/kit/motion.h"
#include "app/kit/question.h"
#include "app/kit/sea_page.h"
#include "app/session/plan/game_plan.h"
#include "app/session/settings/settings.h"
#include "engine/state/action.h"

namespace tapu {

/// How the same people may play again after the end: not from here; on the same island; on the same or a new one; by
/// hosting the game anew; by joining the next game of the host.
enum class Again : quint8 { No, SameIsland, AnyIsland, Host, Join };

class AskSheet;
class NoticeBar;
class PlayVoice;
class TaskLine;

/// How much moves on a page, by the player's choice and what their system allows.
Motion wishedMotion(const Settings& settings, const QWidget* page);

/// A table while its game runs, as the window sees it: what is asked of it, told at it, and wanted by those who sit
/// there. What it does stands in TableDesk.
class TablePage : public SeaPage {
  Q_OBJECT
 public:
  explicit TablePage(QWidget* parent);

  /// To be called after motion or automatic throws were changed in the settings.
  virtual void applySettings() = 0;
  /// Whether the keyboard goes to a question: to one that the person called for, but not to one that comes by itself
  /// while they may be writing.
  enum class Keys : quint8 { Taken, Left };
  /// Asks a question in place of the cards, so that the board stays visible, and in place of any question before.
  /// `texts` is called again when the language changes; `confirmed` is called if the other answer than the safe one is
  /// given. Returns the number of the question.
  int ask(std::function<Question::Texts()> texts, std::function<void()> confirmed, Keys keys);
  /// The same for a question that the person called for.
  int ask(std::function<Question::Texts()> texts, std::function<void()> confirmed) {
    return ask(std::move(texts), std::move(confirmed), Keys::Taken);
  }
  /// Drops this question if it still waits for its answer.
  void withdraw(int question);
  /// Whether a question of `ask` waits for its answer.
  bool isAsking() const;
  /// Whether this person at this computer has voted for an end by agreement.
  bool hasVoted(SeatId voter) const;
  /// Shows for some seconds, where it says what to do, why something failed, and says it aloud.
  void tell(const QString& problem) { tellWithRule(problem, {}); }
  /// The same with a link to the rule of this number.
  void tellWithRule(const QString& problem, const QString& rule);
  /// The same for something that was done.
  void announce(const QString& news);
  /// Who hosts the game by now, for whose own host is gone: a button where that is told leads there. Empty: nobody.
  void offerPlace(const QString& host);
  /// How the final table offers to play again; No at first. A table that cannot offer it leaves it.
  virtual void offerAgain(Again) {}
  /// What a step of a lesson speaks of: a part of the page or a place by name (LessonStep::show), or, without a name,
  /// where the first of these actions is done.
  struct Spoken {
    QString show;
    std::vector<Action> asked;
  };
  /// A lesson goes on at this table: its sheet lies in front of the log, and nothing is done by itself that the learner
  /// is to do. Takes the sheet over.
  virtual void takeLesson(QWidget* sheet) = 0;
  /// Where that lies on the page; an empty rectangle: it is not in sight.
  virtual QRect placeOf(const Spoken& spoken) const = 0;
  /// What the coach should leave free, besides: what is needed for the next step, and the land.
  virtual std::vector<QRect> keptFor(const Spoken& spoken) const = 0;
  /// Opens what has to be opened for it and gives it the keyboard.
  virtual void leadTo(const Spoken& spoken) = 0;
  /// Draws the board in this theme; everything else takes its colors from the palette.
  virtual void setTheme(const Theme& theme) = 0;

 Q_SIGNALS:
  /// The link beside a refusal was pressed: the number of the rule, such as "2.5".
  void ruleAsked(const QString& number);
  /// `announce` has told this.
  void announced(const QString& news);
  /// Another scale is in use from now on: this page came, went or became another size.
  void scaleChanged();
  /// Somebody who watches wants to sit down there.
  void seatWanted(tapu::SeatId seat);
  /// The person wants a new game, after the end of this one.
  void newGameWanted();
  /// The person wants to look at the game move by move, after its end.
  void replayWanted();
  /// The person wants to keep the record of the game in a file.
  void saveRecordWanted();
  /// The person wants to see the results of a Big Game, on a page of their own.
  void resultsWanted();
  /// The person wants to play again with the same people, as it was offered.
  void againWanted(tapu::Island island);
  /// The person wants to go to the start page, after the end of the game or when its server is gone.
  void startPageWanted();
  /// The person wants to go on with the game from their own copy: its host is gone.
  void hostHereWanted();
  /// The person wants to join the game where `offerPlace` has told that it is.
  void joinThereWanted();

 protected:
  /// The parts in which it asks and tells. To be told once, before anything else here is called.
  struct Shared {
    NoticeBar* notice = nullptr;
    AskSheet* question = nullptr;
    TaskLine* task = nullptr;  ///< says what to do
    PlayVoice* voice = nullptr;
  };
  void share(const Shared& parts);
  /// Shows the position as it is now.
  void refresh();
  /// The same when the loop is back, so that several changes of one pass are shown together.
  void refreshSoon();
  /// What `refresh` does.
  virtual void showPosition() = 0;

 private:
  Shared shared_;
  bool awaitsRefresh_ = false;
};

}  // namespace tapu
