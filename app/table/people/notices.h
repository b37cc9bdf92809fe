// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <functional>
#include <map>
#include <optional>
#include <set>

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/icon_label.h"
#include "app/kit/press_guard.h"
#include "app/kit/question.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/game/shown_game.h"
#include "app/table/people/prompt_bar.h"

class QBoxLayout;
class QHBoxLayout;

namespace tapu {

/// A card over the sea of the board for news apart from the turns of the game: a lost connection, why the game ended, a
/// game that cannot be saved, a pause, a vote, a hot-seat player who is asked something. It shows its whole text at any
/// width: in a narrow place its buttons lie below it.
class NoticeBar : public Sheet {
  Q_OBJECT
 public:
  /// `game` must outlive it.
  explicit NoticeBar(ShownGame* game, QWidget* parent = nullptr);
  /// Shows the news of the moment.
  void refresh();
  /// Sets the test whether this computer is on a network, used while the connection is lost; `isOnNetwork` at first.
  void setNetworkBy(std::function<bool()> ask) { isOnNetwork_ = std::move(ask); }
  /// Offers a button that leads to the person who hosts the game by now, when its own host is gone or the game went on
  /// without the reader. Empty: nobody is known to host it.
  void offerPlace(const QString& host);
  /// The sentence that is shown.
  QString text() const { return words_->text(); }
  /// The size that it needs at this width, in pixels.
  QSize sizeAt(int width);
  /// Whether the person of this seat has voted for an end of the game.
  bool hasVoted(SeatId voter) const { return voted_.contains(voter); }

 Q_SIGNALS:
  /// The button for the start page was pressed, as after the game has ended or its server is gone.
  void startPage();
  /// The button to host the game from here was pressed, whose host is gone.
  void hostHere();
  /// The button of `offerPlace` was pressed.
  void joinThere();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  static constexpr qint64 kHostIsGoneMs = 15'000;  ///< after this time the host seems to be gone for good
  struct Button {  ///< while the texts stay the same, so do the buttons: one text, one action
    QString text;
    std::function<void()> press;
    ActionButton::Role role = ActionButton::Role::Agree;
  };
  void fold(int width);
  void say(const QString& iconName, const QString& text, const QList<Button>& buttons);
  QString lostText() const;
  QString pauseText() const;
  QStringList missing() const;
  bool isCutOff() const;
  void pauseIfCutOff();
  void sayAtTable();
  QString topic() const;
  QList<Button> waysOn();
  bool isHostLost() const;
  bool isHostGone() const;
  void noteVote(const ChatLine& said);
  bool hasVote() const;  ///< whether a vote for an end by agreement is open and was not put away
  bool offerVote();      ///< shows it, if so
  QString voteText() const;
  Button voteButton(SeatId voter);
  Button putAwayButton();
  bool tellOfStore();  ///< shows why the game cannot be saved, or that its file has lost moves

  ShownGame* game_;
  IconLabel* icon_;
  Words* words_;
  QBoxLayout* line_;
  QHBoxLayout* buttons_;
  QStringList shown_;           ///< texts of the buttons
  std::map<int, QSize> sizes_;  ///< by width, of what is shown
  QTimer tick_;
  QElapsedTimer lost_;               ///< since the connection broke; invalid while there is one
  std::optional<ChatLine> notice_;   ///< the server's last line about its store
  std::optional<ChatLine> vote_;     ///< the last line about an end by agreement
  std::map<SeatId, QString> voted_;  ///< the names of those who are for it
  std::set<SeatId> putAway_;         ///< those who were for it when the reader put the card away
  std::function<bool()> isOnNetwork_;
  bool isCutOff_ = false;  ///< the last answer of `isOnNetwork_`
  QString placeHost_;      ///< see `offerPlace`
  QString ended_;          ///< why the server let go of this player
  Refusal endedWith_ = Refusal::None;
};

/// A question in place of the tray, so that the board stays visible. Enter gives the safe answer, unless its texts say
/// otherwise; so does Esc, always.
class AskSheet : public Sheet {
  Q_OBJECT
 public:
  explicit AskSheet(QWidget* parent = nullptr);
  /// Asks, in place of any question before. `texts` is called again when the language changes; `confirmed` is called if
  /// the other answer than the safe one is given. Returns the number of this question.
  int ask(std::function<Question::Texts()> texts, std::function<void()> confirmed);
  /// Gives the keyboard to the answer of Enter.
  void takeFocus();
  /// Whether a question was asked and not answered yet.
  bool isAsking() const { return texts_ != nullptr; }
  /// Drops the question without an answer.
  void withdraw() {
    texts_ = nullptr;
    confirmed_ = nullptr;
  }
  /// Drops the question if it is still this one.
  void withdraw(int question);

 Q_SIGNALS:
  /// The question was answered, with either answer or Esc.
  void answered();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  void retranslate();
  void close();
  std::function<Question::Texts()> texts_;
  std::function<void()> confirmed_;
  int number_ = 0;  ///< of the last question
  Words *title_, *text_;
  ActionButton *safe_, *other_;
  PressGuard* guard_;
};

/// The curtain of a hot-seat game (see Seen), in place of the tray: no hand is shown until the next player
/// asks for theirs with the button, Enter or Space. Keys and clicks in the first moment (PressGuard) do nothing: they
/// may be meant for the turn before.
class CurtainSheet : public Sheet {
  Q_OBJECT
 public:
  explicit CurtainSheet(QWidget* parent = nullptr);
  /// The task of the player: to have their turn, or something apart from it.
  enum class For : quint8 {
    Turn,
    Offer,   ///< to answer one, in the midst of somebody else's turn
    Build,   ///< between two turns (13.4)
    Part,    ///< their part between two turns (13.5)
    Return,  ///< cards to the bank, after a seven
    Gold     ///< to choose cards of the bank (14.1)
  };
  /// The task of a player behind the curtain who owes this decision and is not asked for a trade.
  static For whatFor(Decision must);
  /// Shows the player it waits for, and for what. If that is another one, or it was hidden before, the first moment
  /// begins anew.
  void refresh(const QString& name, int color, For what);
  /// Gives the keyboard to the button.
  void takeFocus() { show_->setFocus(Qt::OtherFocusReason); }
  /// The sentence that asks for the player.
  QString text() const { return title_->text(); }
  /// To be called for a key that was pressed elsewhere on the page: Enter and Space count as if pressed here.
  void press(const QKeyEvent& key);

 Q_SIGNALS:
  /// The next player asked for their hand.
  void lifted();

 private:
  static QString reasonOf(For what);
  Badge* badge_;
  Words *title_, *hint_;
  ActionButton* show_;
  PressGuard* guard_;
};

}  // namespace tapu
