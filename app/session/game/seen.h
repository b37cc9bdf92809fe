// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "app/client/client_view.h"
#include "app/client/offer_time.h"
#include "app/session/game/prompt.h"
#include "engine/play/company.h"
#include "engine/play/game.h"

namespace tapu {

class GameLog;
/// The server of a game runs in this program, or in another.
enum class GameServer : quint8 { Here, Elsewhere };

/// A game and its table as the person at the screen may see them. It is made of what the clients here know, or of
/// values that a test has laid down, and answers every question that windows ask about a position.
///
/// Hot-seat: several people share this computer. The *viewer* is the seat whose cards are shown. Before another person
/// becomes the viewer the *curtain* is down: all cards are hidden until that person is at the screen and lifts it. In
/// the set-up it comes down only if there is something to hide.
struct Seen {
  std::vector<const ClientView*> here = {};  ///< of each person here; the first may be the host
  const ClientView* looker = nullptr;        ///< the one of them whose cards are shown; null: none yet
  Curtain curtain = Curtain::Up;
  std::shared_ptr<const State> covered = nullptr;  ///< behind the curtain: the state as a watcher sees it
  /// The legal actions of the viewer; empty behind the curtain and while an action is on its way.
  LegalActions legal = {};
  std::optional<std::vector<Action>> asked = {};  ///< in a lesson: the person's only actions
  const GameLog* log = nullptr;
  QString boardName = {};  ///< of the editor's board that is tried; empty: it is no test play
  /// The organizer's last message or question in a Big Game (Notice::Announcement, AreYouThere), if this program
  /// received it, until it is put away.
  std::optional<ChatLine> organizerLine = {};

  // The table

  const ClientView& first() const { return *here.front(); }
  const Lobby& lobby() const { return first().lobby; }
  const TableFacts& table() const { return first().table; }
  const QList<ChatLine>& chat() const { return first().chat; }
  ClientView::Phase phase() const { return view().phase; }
  bool isHost() const;
  bool isHotSeat() const { return here.size() > 1; }
  bool isWatching() const { return first().identity.attendance == Attendance::Watcher; }  ///< without a seat
  bool isLocal(SeatId seat) const;
  /// Whether somebody at this computer has written this line of the chat.
  bool isOwn(const ChatLine& line) const { return line.kind == ChatLine::Kind::Person && isLocal(line.seat); }
  QList<SeatId> localSeats() const;           ///< of the persons here: the viewer, then the others in seat order
  QString seatName(SeatId seat) const;        ///< as shown to the reader; empty for none
  int seatColor(SeatId seat) const;           ///< 0..9, index into the player colors of the theme
  QString logLine(const Event& event) const;  ///< in the language of the moment; empty = the log leaves it out
  int hintsTaken(SeatId seat) const { return table().hints.value(seat.value); }  ///< by the table's count

  // The position

  /// The facts known to the viewer's client; to that of the first person while there is no viewer.
  const ClientView& view() const { return looker ? *looker : first(); }
  bool hasGame() const { return view().hasGame(); }  ///< `definition`, `state` and `legal` may be used
  SeatId viewer() const { return looker ? looker->seat() : SeatId{}; }
  bool isCurtainDown() const { return curtain == Curtain::Down; }
  QList<SeatId> mayPassTo() const;  ///< hot-seat: others here who have an offer or a decision to answer
  const GameDefinition& definition() const { return view().definition(); }
  const State& state() const { return covered ? *covered : view().state; }
  /// On a chain (9): the part of it that these are about. Null on one board.
  const ChainWindow* window() const { return view().window ? &*view().window : nullptr; }
  ClientView::Rank rank() const { return view().rank; }
  /// On a chain: the news for everybody there, in the numbers of the whole chain; null on one board.
  const CommonNews* commonNews() const { return window() ? &first().common : nullptr; }
  const FinalTable& finalTable() const { return first().finalTable; }
  SeatId wholeViewer() const { return window() ? window()->whole(viewer()) : viewer(); }  ///< in these numbers
  const std::vector<Move>& history() const { return view().history; }
  /// Milliseconds left as the server last told it; it does not count down.
  qint64 clockLeftMs() const { return view().clockLeftMs; }
  bool isPaused() const { return hasGame() && state().head.paused == Paused::Yes; }
  bool isPlayedByBot() const;  ///< a bot plays for the viewer, who is there
  bool mustDecide() const;     ///< the game waits for the viewer
  bool isViewersMove() const;  ///< the same, even while an action of theirs is on its way or the game stands
  bool isGuided() const { return asked.has_value(); }  ///< a lesson goes on
  /// The answers that the open offer of this seat waits for, and for how long. While bots play step by step no time
  /// runs for theirs.
  OfferTime offerTime(SeatId offerer) const;
  /// The one prompt line: whose turn it is and what to do, in the language of the moment.
  PromptLine prompt(Choosing choosing = Choosing::Nothing) const;
  /// Whether the last move is the viewer's, showed no hidden card and drew nothing (0.13), by what the viewer knows.
  bool mayTakeBack() const;
  /// Why the last move cannot be taken back; None if `mayTakeBack`, or while an answer of the server is awaited.
  TakeBackBar whyNoTakeBack() const;
  bool mayRedo() const;  ///< the viewer's last take-back can be undone: nothing else has been done since

 private:
  bool mayUndo() const;
};

/// The persons at the table, and how many of them sit elsewhere.
Company companyOf(const Seen& seen);
/// Why chat and requests from here do not reach the table, as a sentence; empty = they do.
QString whyUnheard(const Seen& seen);
/// Chat lines written here that have not reached the table yet, as the table would show them.
QList<ChatLine> unheardLines(const Seen& seen);
/// The rule of this game for the seat of an absent player (4.8): nobody plays it, and no bot.
bool leaversFreeze(const Seen& seen);
/// The moves of the game that the viewer has seen, from the first on; null where they are not all known.
const std::vector<Move>* movesSeen(const Seen& seen);
/// The cards that the viewer would miss least, as a bot of theirs would choose; none unless they must discard.
CardCounts suggestedDiscard(const Seen& seen);
/// The cards that would serve the viewer best for the gold from which they choose; nothing if they choose none.
CardCounts suggestedGold(const Seen& seen);
/// Whether the game waits for this seat now. While others have to discard cards after a seven, it does not wait for the
/// one whose turn it is.
bool isWaitedFor(const State& state, SeatId seat);
/// Whether somebody asks this seat for a trade.
bool isAskedForTrade(const ClientView& view, SeatId seat);
/// Whether the viewer is the only person here, and lacks the cards for each offer that they are asked about. Other
/// seats are not judged so: the pace of the game must not betray a hidden hand.
bool isAskedInVain(const Seen& seen, SeatId seat);
/// Whether the game waits for bots alone.
bool waitsForBotsAlone(const Seen& seen);

}  // namespace tapu
