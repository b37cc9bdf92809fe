// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/table/frame/table_face.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/hint/play_hint.h"

class QAction;
class QKeyEvent;

namespace tapu {

/// What tells why on the page of a table, whatever course its game takes: hints of the reader, with their key and their
/// lamp, and reasons of bots beside the log. Joins them to the page.
class PlayReasons : public QObject {
  Q_OBJECT
 public:
  /// `game`, `key` (the action that asks for a hint), `page` and `face` must outlive it. What a hint advises about
  /// trade is filled in in the panel of trades.
  PlayReasons(ShownGame* game, QAction* key, TablePage* page, TableFace& face);
  bool isShown() const { return hint_.isShown(); }
  /// A hint is read that says what an offer to the reader deserves.
  bool isAboutOffer(const PlaySight& now) const;
  /// Shows a hint for the position of the moment, or takes away the one that is shown.
  void toggle();
  void close() { hint_.close(); }
  /// If this is the key of a hint and there is none now: why, as a sentence. Else empty.
  QString whyNot(const QKeyEvent& key) const;
  /// Follows the position and what is asked beside the board: hint, key and lamp.
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
  void fillIn(const Action& trade);
  ShownGame* game_;
  QAction* key_;
  TablePage* page_;
  TableFace& face_;
  PlayHint hint_;
  ChoicePanel::Kind askedBefore_ = ChoicePanel::Kind::None;  ///< what was asked then, in place of the trade panel
  QPointer<const QWidget> askedFrom_;                        ///< where the keyboard was when the hint was asked for
};

}  // namespace tapu
