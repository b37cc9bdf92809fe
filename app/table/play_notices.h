// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <functional>
#include <optional>
#include <set>

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/elided_words.h"
#include "app/kit/icon_label.h"
#include "app/kit/press_guard.h"
#include "app/kit/question.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/game_controller.h"
#include "app/table/play_prompt.h"

class QHBoxLayout;

namespace tapu {

/// A line under the prompt for what is not part of the game: a lost connection, the reason of the end, a game that
/// cannot be saved, a pause, a hot-seat player who is asked. It is as high with a long text as with a short one.
class NoticeBar : public Sheet {
  Q_OBJECT
 public:
  explicit NoticeBar(GameController* game, QWidget* parent = nullptr);
  void refresh();
  /// Whether the window is high enough to keep the line's place free.
  enum class Room : quint8 { Scarce, Enough };
  QString text() const { return words_->text(); }
  /// In a hot-seat game the line comes and goes with every offer: where there is room, its place stays free.
  void keepPlace(Room room);
  bool hasVoted(SeatId voter) const { return voted_.contains(voter); }

 Q_SIGNALS:
  void startPage();

 private:
  struct Button {
    QString text;
    std::function<void()> press;
  };
  void say(const QString& iconName, const QString& text, const QList<Button>& buttons);
  QString lostText() const;
  void noteVote(const ChatLine& said);
  bool offerVote();  ///< the vote for an end by agreement, if there is one
  Button voteButton(SeatId voter);
  bool tellOfStore();  ///< why the game cannot be saved, or what its file has lost

  GameController* game_;
  IconLabel* icon_;
  ElidedWords* words_;
  QHBoxLayout* buttons_;
  QString shown_;
  QTimer tick_;
  QElapsedTimer lost_;              ///< since the connection broke; invalid while there is one
  std::optional<ChatLine> notice_;  ///< the last that the server said about its store
  std::optional<ChatLine> vote_;    ///< the last that was said about an end by agreement
  std::set<SeatId> voted_;          ///< seats that are for it
  QString ended_;                   ///< why the server let go of this player
};

/// A question at the table, in the place of the tray: it leaves the board free. The safe answer has Enter and Esc.
class AskSheet : public Sheet {
  Q_OBJECT
 public:
  explicit AskSheet(QWidget* parent = nullptr);
  /// `texts` is asked again when the language changes; `confirmed` is called for the other answer alone.
  void ask(std::function<Question::Texts()> texts, std::function<void()> confirmed);
  void takeFocus() { safe_->setFocus(Qt::OtherFocusReason); }
  bool isAsking() const { return texts_ != nullptr; }
  /// Nobody waits for an answer any more.
  void withdraw() { texts_ = nullptr, confirmed_ = nullptr; }

 Q_SIGNALS:
  void answered();  ///< with either answer, or Esc

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  void retranslate();
  void close();
  std::function<Question::Texts()> texts_;
  std::function<void()> confirmed_;
  Words *title_, *text_;
  ActionButton *safe_, *other_;
  PressGuard* guard_;
};

/// Between two players at one computer: hides the hand until the next one asks for it with the button, Enter or Space.
/// Keys and clicks in the first moment (PressGuard) do nothing: they may be meant for the turn before.
class CurtainSheet : public Sheet {
  Q_OBJECT
 public:
  explicit CurtainSheet(QWidget* parent = nullptr);
  /// Shows whom it waits for. If that is another player, or it was hidden before, the first moment begins anew.
  void refresh(const QString& name, int color);
  void takeFocus() { show_->setFocus(Qt::OtherFocusReason); }
  QString text() const { return title_->text(); }
  /// A key that was pressed elsewhere on the page.
  void press(const QKeyEvent& key);

 Q_SIGNALS:
  void lifted();  ///< the next player asked for their hand

 private:
  Badge* badge_;
  Words *title_, *hint_;
  ActionButton* show_;
  PressGuard* guard_;
};

}  // namespace tapu
