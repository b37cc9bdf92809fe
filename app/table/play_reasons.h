// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "app/table/hint_sheet.h"
#include "app/table/play_hint.h"

class QAction;
class QKeyEvent;

namespace tapu {

class TablePage;
class TalkPanel;

/// What tells why on the page of a table, whatever course its game takes: hints of the reader, with their key and their
/// lamp, and reasons of bots beside the log. Joins them to the page.
class PlayReasons : public QObject {
  Q_OBJECT
 public:
  /// Where all this lies. The parts must outlive it.
  struct Place {
    TablePage* page;
    HintSheet* sheet;
    TalkPanel* talk;
    QAction* key;
    PlayHint::Mark mark;                                    ///< shows the numbers on the board
    std::function<PlaySight()> sight;                       ///< asked only while there is a game
    std::function<void(InSight)> showSheet;                 ///< gives the sheet its room, or takes it
    std::function<void(InSight, const QString&)> showLamp;  ///< the lamp; why it is off, empty: it is on
    std::function<QWidget*()> keys;                         ///< where the keyboard goes when a hint has gone
    std::function<void()> openTrade;                        ///< brings the panel of trades into sight
    std::function<void(const QString&)> tell;               ///< tells something new that concerns the reader
  };
  /// `game` must outlive it.
  PlayReasons(GameController* game, Place place);
  /// Joins it to the panel of trades, TradePanel or HallTrade: that takes over what a hint advises, and it is told when
  /// the offer that is answered there has gone.
  template <class Trade>
  void join(Trade* trade) {
    connect(trade, &Trade::counterLost, this, &PlayReasons::tellLost);
    connect(&hint_, &PlayHint::tradeWanted, trade, [this, trade](const Action& wanted) {
      close();
      place_.openTrade();
      trade->propose(place_.sight(), wanted);
      trade->takeFocus();  // Enter does it
    });
  }
  bool isShown() const { return hint_.isShown(); }
  /// A hint is read that says what an offer to the reader deserves.
  bool isAboutOffer(const PlaySight& now) const;
  /// Shows a hint for the position of the moment, or takes away the one that is shown.
  void toggle();
  void close() { hint_.close(); }
  /// If this is the key of a hint and there is none now: why, as a sentence. Else empty.
  QString whyNot(const QKeyEvent& key) const;
  /// See `PlayHint::narrowTo`.
  void narrowTo(std::vector<Action> robbers) { hint_.narrowTo(std::move(robbers)); }
  /// Follows the position: hint, key and lamp.
  void refresh(const PlaySight& now);

 Q_SIGNALS:
  /// A hint came or went.
  void changed();
  /// The person wants to do this, as advised; it is legal.
  void deedWanted(const tapu::Action& action);

 private:
  void follow();
  bool mayTakeFocus(const QWidget* typed) const;
  void tellLost(SeatId offerer);
  GameController* game_;
  Place place_;
  PlayHint hint_;
  QPointer<const QWidget> askedFrom_;  ///< where the keyboard was when the hint was asked for
};

}  // namespace tapu
