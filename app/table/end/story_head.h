// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/elided_words.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/table/end/again_button.h"

class QHBoxLayout;

namespace tapu {

/// The head of the results of a game: the winner, facts, and buttons to go on.
class StoryHead : public Sheet {
  Q_OBJECT
 public:
  explicit StoryHead(QWidget* parent = nullptr);
  /// Sets both lines, and the words of the buttons in the language of the moment.
  void tell(const QString& title, const QStringList& facts);
  /// Sets the color of the winner; `Chart::kNoPlayer`: nobody has won.
  void setWinner(int color);
  /// Whether the game can be looked at again and its record kept.
  enum class Record : quint8 { Unknown, Kept };
  void offerRecord(Record record);
  /// Sets the way in which the same people may play again; No at first.
  void offerAgain(Again again) { again_->offer(again); }
  /// Shows news in the place of the facts until the next `tell`: the table that would show it lies beneath.
  void say(const QString& news) { note_->setText(news); }
  /// Gives the keyboard to the button that puts the results away.
  void takeFocus() { close_->setFocus(Qt::OtherFocusReason); }

 Q_SIGNALS:
  /// The person is done with the results.
  void closeWanted();
  /// The person wants to look at the game move by move.
  void replayAsked();
  /// The person wants to keep the record of the game in a file.
  void saveAsked();
  /// The person wants to go to the start page.
  void startPage();
  /// The person wants a new game.
  void newGame();
  /// The person wants to play again with the same people.
  void againWanted(tapu::Island island);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fold();
  QHBoxLayout* winner_;  ///< holds their badge
  ElidedWords* title_;
  Words* note_;  ///< in as many lines as it takes
  ActionButton *close_, *save_, *replay_, *start_;
  AgainButton* again_;
  Record record_ = Record::Unknown;
};

}  // namespace tapu
