// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "app/kit/question.h"
#include "app/net/discovery.h"
#include "app/session/game/game_starter.h"
#include "app/table/frame/table_page.h"

namespace tapu {

/// Asks somebody whose host is gone how their game is to go on: on another computer that goes on with it from a copy,
/// with the host who has opened it again, or here, from their own copy. At the table it asks in place of the cards, so
/// that the board stays in sight, elsewhere in a window of its own.
class LostHost : public QObject {
  Q_OBJECT
 public:
  /// The game and its table, and the ways on that it offers.
  struct Ways {
    std::function<GameController*()> game;             ///< the game that is played or joined; null: none
    std::function<TablePage*()> table;                 ///< its table, while that is on top; null: it is not
    std::function<void(const FoundGame& there)> join;  ///< leaves the game for that one
    std::function<void()> host;                        ///< leaves the game and hosts it from the own copy
  };
  /// `window` owns it and gets its questions; `starter` and `games` must outlive it.
  LostHost(QWidget* window, GameStarter& starter, DiscoveryBrowser& games, Ways ways);
  /// Answers the wishes of this table about a host who is gone, and tells it where the game is open by now. The game of
  /// `Ways` must be that of the table, as long as the table lives.
  void serve(TablePage* table);
  /// Asks whether to follow the game to where it goes on, or to where its host has opened it again.
  void askToFollow(const FoundGame& there);
  /// Tells that somebody else hosts the game that is hosted here, and has not come here: both go on.
  void tellOfOther(const FoundGame& there);
  /// Offers a person who cannot come back to their seat, since the host does not answer, to go on as host themselves.
  void askToHost();

 private:
  void offerPlaceAt(TablePage* table);
  std::optional<FoundGame> place() const;
  bool isOpenAt(const FoundGame& there) const;
  static Question::Texts reopenedTexts(const QString& host);
  static Question::Texts replacedTexts(const QString& host);
  static Question::Texts followTexts(const QString& host);
  static Question::Texts siblingTexts(const QString& host);
  static Question::Texts secondGameTexts(const QString& host);
  /// The loss after which a person may host the game: OfHost: the host does not answer; OfCall: the same, of a host who
  /// was called from outside the table and is not called any more; OfTable: its host has closed it; OfSeat: the way
  /// back to their own seat is lost.
  enum class Loss : quint8 { OfHost, OfCall, OfTable, OfSeat };
  static Question::Texts hostTexts(Loss loss);
  struct Asked {
    std::function<Question::Texts()> texts;
    std::function<void()> confirmed;
    std::function<bool()>
        holds;  ///< whether it is still a question, as game and network are now; it goes if it is none
  };
  void ask(const Asked& asked);
  QWidget* window_;
  GameStarter& starter_;
  DiscoveryBrowser& games_;
  Ways ways_;
  int confirmed_ = 0;              ///< how many of the questions were confirmed
  std::optional<FoundGame> back_;  ///< where the host who had closed the game was found to be
};

}  // namespace tapu
