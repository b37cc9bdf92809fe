// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/kit/motion.h"
#include "app/kit/question.h"
#include "app/kit/sea_page.h"
#include "app/session/game_plan.h"
#include "app/session/settings.h"
#include "engine/board/ids.h"

namespace tapu {

/// How the same people may play again after the end: not from here; on the same island; on the same or a new one; by
/// hosting the game anew; by joining the next game of the host.
enum class Again : quint8 { No, SameIsland, AnyIsland, Host, Join };

/// A table while its game runs: what the window asks of it, whatever course the game takes.
class TablePage : public SeaPage {
  Q_OBJECT
 public:
  using SeaPage::SeaPage;

  /// To be called after motion or automatic throws were changed in the settings.
  virtual void applySettings() = 0;
  /// Whether the keyboard goes to a question: to one that the person called for, but not to one that comes by itself
  /// while they may be writing.
  enum class Keys : quint8 { Taken, Left };
  /// Asks a question in place of the cards, so that the board stays visible, and in place of any question before.
  /// `texts` is called again when the language changes; `confirmed` is called if the other answer than the safe one is
  /// given. Returns the number of the question.
  virtual int ask(std::function<Question::Texts()> texts, std::function<void()> confirmed, Keys keys) = 0;
  /// The same for a question that the person called for.
  int ask(std::function<Question::Texts()> texts, std::function<void()> confirmed) {
    return ask(std::move(texts), std::move(confirmed), Keys::Taken);
  }
  /// Drops this question if it still waits for its answer.
  virtual void withdraw(int question) = 0;
  /// Whether a question of `ask` waits for its answer.
  virtual bool isAsking() const = 0;
  /// Whether this person at this computer has voted for an end by agreement.
  virtual bool hasVoted(SeatId voter) const = 0;
  /// Shows for some seconds, where it says what to do, why something failed.
  virtual void tell(const QString& problem) = 0;
  /// The same for something that was done.
  virtual void announce(const QString& news) = 0;
  /// How the final table offers to play again; No at first. A table that cannot offer it leaves it.
  virtual void offerAgain(Again) {}
  /// Gives the keyboard to the board, where the table is played from.
  virtual void takeFocus() { board()->setFocus(Qt::OtherFocusReason); }
  /// Draws the board in this theme; everything else takes its colors from the palette.
  virtual void setTheme(const Theme& theme) = 0;

 Q_SIGNALS:
  /// The link beside a refusal was pressed: the number of the rule, such as "2.5".
  void ruleAsked(const QString& number);
  /// Somebody who watches wants to sit down there.
  void seatWanted(tapu::SeatId seat);
  /// The person wants a new game, after the end of this one.
  void newGameWanted();
  /// The person wants to play again with the same people, as it was offered.
  void againWanted(tapu::Island island);
  /// The person wants to go to the start page, after the end of the game or when its server is gone.
  void startPageWanted();
  /// The person wants to go on with the game from their own copy: its host is gone.
  void hostHereWanted();

 protected:
  /// How much moves, by the player's choice and what their system allows.
  Motion wishedMotion(const Settings& settings) const;
  /// Where the keyboard goes if the widget that has it is disabled or hidden.
  virtual QWidget* board() const = 0;
  /// Ends all motion: a key or a click was meant for what is there already.
  virtual void skipMotion() = 0;
  /// Writes all texts anew, in the language of the interface.
  virtual void retranslate() = 0;
  /// Does what a key means that no part of the page took.
  enum class Pressed : quint8 { Nothing, Something };
  virtual Pressed press(const QKeyEvent& key) = 0;

  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
};

}  // namespace tapu
