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

/// The ways in which the same people may play again after the end. No: not from here. AnyIsland: on the same or a new
/// one. Host: by hosting the game anew. Join: by joining the next game of the host.
enum class Again : quint8 { No, SameIsland, AnyIsland, Host, Join };

class AskSheet;
class NoticeBar;
class PlayVoice;
class TaskLine;

/// The amount of motion on a page, by the player's choice and as far as their system allows it.
Motion wishedMotion(const Settings& settings, const QWidget* page);

/// A table while its game runs, as the window sees it: questions and news for its person, and signals of their wishes.
/// TableDesk has its behavior.
class TablePage : public SeaPage {
  Q_OBJECT
 public:
  explicit TablePage(QWidget* parent);

  /// To be called after motion or automatic throws were changed in the settings.
  virtual void applySettings() = 0;
  /// Whether a question takes the keyboard: one that the person called for does, but not one that comes by itself while
  /// they may be writing.
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
  /// Shows for some seconds, in place of the task, why something failed, and says it aloud.
  void tell(const QString& problem) { tellWithRule(problem, {}); }
  /// The same with a link to the rule of this number.
  void tellWithRule(const QString& problem, const QString& rule);
  /// The same for something that was done.
  void announce(const QString& news);
  /// Names the person who hosts the game now that its own host is gone: a button leads there. Empty: nobody does.
  void offerPlace(const QString& host);
  /// Sets how the final table offers to play again; No at first. A table that cannot offer it ignores this.
  virtual void offerAgain(Again) {}
  /// The subject of a step of a lesson: a part of the page or a place by name (LessonStep::show), or, without a name,
  /// the place of the first of these actions.
  struct Spoken {
    QString show;
    std::vector<Action> asked;
  };
  /// Begins a lesson at this table: its sheet lies in front of the log, and nothing that the learner is to do is done
  /// automatically. Takes the sheet over.
  virtual void takeLesson(QWidget* sheet) = 0;
  /// The place of the subject on the page; empty: it is not in sight.
  virtual QRect placeOf(const Spoken& spoken) const = 0;
  /// Further places that the coach should leave free: parts needed for the next step, and the land.
  virtual std::vector<QRect> keptFor(const Spoken& spoken) const = 0;
  /// Brings the subject into sight and gives it the keyboard.
  virtual void leadTo(const Spoken& spoken) = 0;
  /// Draws the board in this theme; everything else takes its colors from the palette.
  virtual void setTheme(const Theme& theme) = 0;

 Q_SIGNALS:
  /// The link beside a refusal was pressed: the number of the rule, such as "2.5".
  void ruleAsked(const QString& number);
  /// `announce` has told this.
  void announced(const QString& news);
  /// Another scale is in use: this page came, went or was resized.
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
  /// Shows the position; called by `refresh`.
  virtual void showPosition() = 0;

 private:
  Shared shared_;
  bool awaitsRefresh_ = false;
};

}  // namespace tapu
