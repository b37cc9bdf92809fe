// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <memory>
#include <optional>
#include <vector>

#include "app/client/identity.h"
#include "app/client/offer_ages.h"
#include "app/wire/common_news.h"
#include "app/wire/final_table.h"
#include "app/wire/lobby.h"
#include "engine/play/chain_window.h"
#include "engine/play/play.h"

namespace tapu {

/// Everything that a client knows of its table and game: a plain value, which `Client` fills from what its server
/// tells. On a chain (9) seats, places and boards are numbered as in `definition`, which is about the part that
/// `window` shows.
struct ClientView {
  enum class Phase : quint8 {
    Connecting,    ///< no welcome has come yet
    Lobby,         ///< at the table, which gathers
    Playing,       ///< `definition` and `state` may be used from now on
    Over,          ///< likewise; the game has ended
    Reconnecting,  ///< the connection was lost: it dials again until it is back, or turned away
    Closed         ///< the client has left or was turned away: nothing more will come
  };
  /// A place among all seats of a chain, by public points; rank 0 = not known yet.
  struct Rank {
    int rank = 0, of = 0;
  };
  /// An action that was sent and is not answered yet.
  struct UnderWay {
    quint32 seq = 0;
    Action action;
  };

  // The table

  Phase phase = Phase::Connecting;
  Identity identity = {};        ///< its token and receipts are to be kept on disk while the game runs
  bool isConnected = false;      ///< the table has let it in, and the connection is not known to be lost
  bool isNear = false;           ///< the table that let it in is in this process or on this computer
  SeatId wholeSeat = {};         ///< the own one as the server numbers it: on a chain among all seats
  Lobby lobby = {};              ///< as last heard, without seats before that; on a long chain that of the window
  TableFacts table = {};         ///< the host's policy, the watchers and the requests
  OrganizerDesk desk = {};       ///< news for organizers alone; empty for everybody else
  OnScreens onScreens = {};      ///< the contents of the screens; for clients without a seat
  QList<ChatLine> chat = {};     ///< the last lines, the oldest first
  QList<ChatLine> unheard = {};  ///< own lines that the table has not shown yet, the oldest first, without names
  int leastPaceMs = 0;  ///< to keep between two actions so as not to break the server's limit on them; 0 = it has none
  int offerWaitMs = 0;  ///< that bots at this table leave an offer to the persons who have it too; see offer_time.h

  // The game

  std::shared_ptr<const GameDefinition> game = nullptr;  ///< null: none has been seen
  std::optional<Setup> setup = {};                       ///< of that game
  std::optional<ChainWindow> window = {};                ///< on a chain: the part of it that is known
  State state = {};  ///< as this seat sees it; without a seat, as everybody may see it
  /// Visible moves so far: of a game longer than `wire::kMostHistory` the last ones.
  std::vector<Move> history = {};
  bool hasWholeHistory = true;     ///< `history` begins with the first move of the game
  int moveNumber = 0;              ///< moves in the game, those that this seat does not see included
  qint64 clockLeftMs = -1;         ///< of the turn or decision clock, as last told; -1 = no clock runs
  OfferAges offers = OfferAges();  ///< since when each open offer is known here
  std::optional<UnderWay> underWay = {};
  int desyncs = 0;             ///< times that the position did not agree with the server's; too many end the client
  Rank rank = {};              ///< on a chain: the own one
  CommonNews common = {};      ///< on a chain: the news for everybody, in the numbers of the whole chain
  FinalTable finalTable = {};  ///< on a chain that is over: all of it, in those numbers; empty until it has come

  bool hasGame() const { return game != nullptr; }
  const GameDefinition& definition() const { return *game; }
  /// None before the welcome, and for screens and organizers.
  SeatId seat() const { return window ? window->local(wholeSeat) : wholeSeat; }
  bool isActing() const { return underWay.has_value(); }
  /// Milliseconds since the open offer of a seat was seen first; -1 = it has none.
  qint64 offerAgeMs(SeatId offerer) const;
  /// A line as the server sends it, with its seat in the numbers of the lobby.
  ChatLine shown(ChatLine line) const;
};

/// Whether the seat, numbered as in the whole chain, is at the board of whose player this is the window.
bool isHome(const ChainWindow& window, SeatId seat);

}  // namespace tapu
