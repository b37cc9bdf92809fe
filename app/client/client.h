// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/net/chance.h"
#include "app/net/channel.h"
#include "app/net/clock.h"
#include "app/wire/common_news.h"
#include "app/wire/final_table.h"
#include "app/wire/lobby.h"
#include "app/wire/receipts.h"
#include "app/wire/refusal.h"
#include "app/wire/table_identity.h"
#include "engine/play/chain_window.h"
#include "engine/play/play.h"

namespace tapu {

namespace wire {
struct Request;
}

/// One seat's end of a game, or that of a screen or an organizer without a seat: speaks the protocol, keeps the
/// position as its seat sees it, and changes it by each Batch with the engine's `apply`, as the server does. Persons
/// and bots use the same class; only the channel differs. It shows a move only when the server has sent it. It trusts
/// no server: engine/play/validation.h judges all news, and a batch changes the position as a whole or not at all.
class Client : public QObject {
  Q_OBJECT
 public:
  enum class Phase : quint8 {
    Connecting,    ///< no welcome has come yet
    Lobby,         ///< at the table, which gathers
    Playing,       ///< `definition` and `state` may be used from now on
    Over,          ///< likewise; the game has ended
    Reconnecting,  ///< the connection was lost: it dials again until it is back, or turned away
    Closed         ///< `leave` was called, or `turnedAway` was emitted: nothing more will come
  };
  /// The reaction if the token of `Identity` opens no seat at the table and the server has not welcomed this client
  /// before: it is turned away, or joins anew without a token. Welcomed before, it joins anew until it has seen a game;
  /// after that it is turned away.
  enum class UnknownKey : quint8 { TurnsAway, IsDropped };
  /// The kept data of a seat for the table that answers.
  struct SeatKey {
    QByteArray token;      ///< opens it; empty: it is a seat of the same game at another table
    Receipt receipt = {};  ///< the last one of that table
    QString name = {};     ///< without a token: under which the seat is known
  };
  /// The client's claims about itself.
  struct Identity {
    QString name;
    int color = 0;         ///< 0..9; the server gives another one where it is taken
    QString locale;        ///< "en", "hi"
    QByteArray token;      ///< of an earlier seat, to come back to it; empty = asks for a new seat
    Receipt receipt = {};  ///< the last one of that seat: a table that has lost moves since then notices it
    UnknownKey unknownKey = UnknownKey::TurnsAway;
    /// All but players get no seat: `seat()` stays none, and `state()` is the public view.
    Attendance attendance = Attendance::Player;
    QByteArray organizerKey = {};  ///< Organizer: the key of the table, wire::kKeyBytes
    int code = -1;                 ///< Player: of the seat to sit at (app/wire/join_code.h); -1 = any seat
    QString password = {};         ///< of the table, if it has one: only a proof that it is known is sent
    SeatId wished = {};            ///< Player: the seat to take over while the game runs; none: any
    /// The table of `token`, or with `keyOf` the only one meant: no other learns the caller's name. Unknown: any table
    /// that answers gets the token.
    TableIdentity table = {};
    /// Without a token: gives the key for the table that answers, nothing if there is none. Null: there are no keys.
    std::function<std::optional<SeatKey>(const TableIdentity& table)> keyOf = {};
  };

  /// `dialer` opens a fresh channel each time one is needed (first, and after a loss).
  Client(std::unique_ptr<Dialer> dialer, Identity identity, QObject* parent = nullptr);
  /// With a clock and chance (how long to wait before dialing again) from outside: servers' bots and tests.
  Client(std::unique_ptr<Dialer> dialer, Identity identity, std::shared_ptr<Clock> clock,
         std::unique_ptr<Rng> chance = std::make_unique<SystemRng>(), QObject* parent = nullptr);
  ~Client() override;

  /// Dials. Once is enough: it comes back by itself after a loss.
  void start();
  /// From now on it dials through `dialer`, while it has no connection at once: the table is at another address.
  void callAt(std::unique_ptr<Dialer> dialer);
  /// Gives the seat up and closes. After the end of the game it keeps the seat, and confirms to the server that it has
  /// heard of the end.
  void leave();

  Phase phase() const;
  bool isConnected() const;    ///< the table has let it in, and the connection is not known to be lost
  bool isNear() const;         ///< the table that let it in is in this process or on this computer
  SeatId seat() const;         ///< none before the welcome, and for screens and organizers
  QByteArray token() const;    ///< of the seat; to be kept on disk while the game runs
  QByteArray keyHash() const;  ///< see `TableQuestion`; empty without a seat at a known table
  /// The table's identity; unknown before the welcome, unless the identity has named it.
  const TableIdentity& tableIdentity() const;
  /// For a screen that somebody at a seat looks through: it shows this token of theirs whenever it dials.
  void setToken(const QByteArray& token, const TableIdentity& table);
  const Receipt& receipt() const;      ///< the last one; likewise, and it may change with each batch
  const Lobby& lobby() const;          ///< as last heard; without seats before that
  const OrganizerDesk& desk() const;   ///< news for organizers alone; empty for everybody else
  const OnScreens& onScreens() const;  ///< the contents of the screens; for clients without a seat
  const TableFacts& table() const;     ///< the host's policy, the watchers and the requests
  Attendance attendance() const;       ///< its attendance at the greeting
  bool hasGame() const;                ///< `definition` and `state` may be used
  const GameDefinition& definition() const;
  const State& state() const;  ///< as this seat sees it; without a seat, as everybody may see it
  /// On a chain (9): the part of it that `definition` and `state` are about; seats, places and boards of all that this
  /// class gives and takes are numbered as in `definition`. Null on one board.
  const ChainWindow* window() const;
  /// On a chain: the seat's latest known rank among all, by public points; rank 0 = not yet.
  struct Rank {
    int rank = 0, of = 0;
  };
  Rank rank() const;
  /// On a chain: the news for everybody there, in the numbers of the whole chain.
  const CommonNews& commonNews() const;
  /// On a chain that is over: its final table, in the numbers of the whole chain; empty until all of it has come.
  FinalTable finalTable() const;
  /// Visible moves so far: of a game longer than `wire::kMostHistory` the last ones.
  const std::vector<Move>& history() const;
  /// True if `history` begins with the first move of the game.
  bool hasWholeHistory() const;
  int moveNumber() const;               ///< moves in the game, those that this seat does not see included
  const QList<ChatLine>& chat() const;  ///< the last lines, the oldest first
  /// Milliseconds left of the turn or decision clock as of the last batch; -1 = no clock runs.
  qint64 clockLeftMs() const;
  bool isActing() const;  ///< an action was sent and is not answered yet
  /// Milliseconds to keep between two actions so as not to break the server's limit on them; 0 = it has none.
  int leastPaceMs() const;
  /// Milliseconds that bots at this table leave an offer to the persons who have it too; see offer_time.h.
  int offerWaitMs() const;
  /// Milliseconds since this client first saw the open offer of a seat; -1 = it has none.
  qint64 offerAgeMs(SeatId offerer) const;
  /// The part of that time in which the bots stood still; see `standStill`.
  qint64 offerStoodMs(SeatId offerer) const;
  /// Times that its position did not agree with the server's; tests demand 0. Too many in a short time end the client.
  int desyncs() const;

  /// Yes: the bots of this table wait for a person who is looking at something, until No. That does not make their
  /// offers older (offer_time.h).
  void standStill(Held stands);
  /// Asks to play an action; dropped while another one is on its way, and where no game runs. Answered by `moved` or
  /// `refused`.
  void act(const Action& action);
  /// A line of chat, of which the first `wire::kMostChat` characters are sent; answered by `chatted`. If the connection
  /// breaks before that, it is sent again when the connection is back. Dropped unless `isConnected`.
  void say(const QString& text);
  /// The lines that were sent and that the table has not shown yet, the oldest first, without names.
  const QList<ChatLine>& unheard() const;
  /// The lines sent that the table has not answered: a person who goes on at another table says them there. They are
  /// forgotten here.
  QList<ChatLine> takeUnheard();
  /// Says the lines that another client of the same person had taken so; at once or as soon as the table lets it in.
  void sayWhenIn(const QList<ChatLine>& lines);
  /// A quick phrase by its index: each reader sees it in their own language.
  void sayPhrase(int phrase);
  /// Sends one of the requests of app/client/requests.h; dropped while there is no connection. Answered by
  /// `lobbyChanged`, `moved` or `requestRefused`.
  void ask(const wire::Request& request);

 Q_SIGNALS:
  /// `phase()` has another value.
  void phaseChanged();
  /// `lobby()` or `seat()` has changed.
  void lobbyChanged();
  /// `desk()` has changed.
  void deskChanged();
  /// `onScreens()` has changed.
  void onScreensChanged();
  /// `table()` has changed.
  void tableChanged();
  /// The game is on, and the organizer or the host has to let this client in (9.20): it asks again every two seconds.
  /// Emitted at each answer: `why` is NotLetInYet, or HostIsAway if nobody is there who could; `host` the name of the
  /// host, empty if there is none.
  void waitsToBeLetIn(tapu::Refusal why, const QString& host);
  /// The first position of a game has come.
  void gameStarted();
  /// The position changed by these moves; `events` are theirs. Both are empty if the server sent the whole position
  /// instead, as after a join.
  void moved(const std::vector<tapu::Move>& moves, const std::vector<tapu::Event>& events);
  /// An action was sent.
  void acted(const tapu::Action& action);
  /// The server did not play this action.
  void refused(tapu::Reject reason, const tapu::Action& action);
  /// A new line of the chat.
  void chatted(const tapu::ChatLine& line);
  /// The server has sent earlier lines, after a (re)join: `chat()` was replaced.
  void chatRenewed();
  /// `unheard()` are others.
  void unheardChanged();
  /// `rank()` has another value.
  void rankChanged();
  /// `commonNews()` has another value; the position may follow.
  void commonNewsChanged();
  /// `finalTable()` has come, maybe again.
  void finalTableChanged();
  /// On a chain: somebody has reached the target in the round that runs (9.22), maybe far away. Told once of each.
  void targetReached(const tapu::SpokenSeat& who);
  /// `clockLeftMs()` has another value.
  void clockChanged();
  /// The server refused or ended the connection, or cannot be reached or trusted; `detail` is its version or a
  /// plain-text remark.
  void turnedAway(tapu::Refusal why, const QString& detail);
  /// A request (name, seat, start, ...) was not granted, or, once for each loss of the connection, another table
  /// answered than the lost one (NotThisGame, NotProved) or the lost one with another version, which `detail` names
  /// then; all else goes on.
  void requestRefused(tapu::Refusal why, const QString& detail = {});
  /// These lines of this client were sent, and the connection ended for good before the table had shown them.
  void notSaid(const QList<tapu::ChatLine>& lines);
  /// `token` is new: to be kept on disk at once.
  void tokenChanged();

 private:
  class Conversation;
  std::unique_ptr<Conversation> conversation_;
};

}  // namespace tapu
