// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/board/spot_words.h"
#include "app/kit/herald.h"
#include "app/session/game/shown_game.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

/// Whether a place may be chosen on the board at this moment.
enum class Choosable : quint8 { No, Yes };
/// The words of a screen reader for a place: "Corner: Forest 8, Hills 5, Sea; 3:1 harbor; free; legal". The details are
/// its short name, as it may be typed, and the facts on the chip over the board.
SpotText spokenPlace(const PlaySight& sight, const Board& board, const BoardSpot& spot, Choosable choosable);

/// Says aloud the events at the table: each line of the log, each prompt, each refusal. The same prompt is said once.
class PlayVoice : public QObject {
  Q_OBJECT
 public:
  /// Both must outlive this object.
  PlayVoice(ShownGame* game, Herald* herald, QObject* parent);
  /// Says this prompt if it is a new one that asks the reader for something, or tells that the game is over.
  void tellPrompt(const PlaySight& sight, const QString& sentence);
  /// Says this sentence.
  void say(const QString& sentence) { herald_->say(sentence); }

 private:
  void tellOpening();
  void tellTakenBack();
  bool isWorthSaying(const Event& event) const;
  QString placeOf(const Event& event) const;
  ShownGame* game_;
  Herald* herald_;
  QString prompt_;
  bool isOpeningTold_ = false;
  std::size_t eventsKnown_ = 0;  ///< of the log, those that were taken back among them
};

/// Gives the keyboard to the part after the one that has it, in this order: to the part itself if it takes the
/// keyboard, else to its first widget that does. Parts that are hidden or have no such widget are passed over.
void focusPartAfter(const QList<QWidget*>& parts);

}  // namespace tapu
