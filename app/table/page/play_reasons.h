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

/// The reasons on the page of any table: hints for the reader, with their key and their lamp, and reasons of bots
/// beside the log. It joins them to the page.
class PlayReasons : public QObject {
  Q_OBJECT
 public:
  /// `game`, `key` (the action that asks for a hint), `page` and `face` must outlive it. An advised trade is filled in
  /// in the trade panel.
  PlayReasons(ShownGame* game, QAction* key, TablePage* page, TableFace& face);
  bool isShown() const { return hint_.isShown(); }
  /// Whether a hint is shown that judges an offer to the reader.
  bool isAboutOffer(const PlaySight& now) const;
  /// Shows a hint for the position of the moment, or takes away the one that is shown.
  void toggle();
  void close() { hint_.close(); }
  /// If this is the key of hints and there can be none now: the reason, as a sentence. Else empty.
  QString whyNot(const QKeyEvent& key) const;
  /// Brings hint, key and lamp up to date with the position and with the question beside the board.
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
  ChoicePanel::Kind askedBefore_ = ChoicePanel::Kind::None;  ///< at the last refresh
  QPointer<const QWidget> askedFrom_;  ///< the widget that had the keyboard when the hint was asked for
};

}  // namespace tapu
