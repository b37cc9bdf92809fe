// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <vector>

#include "app/client/client_view.h"
#include "app/net/chance.h"
#include "app/net/channel.h"
#include "app/net/clock.h"
#include "app/wire/refusal.h"

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
  using Phase = ClientView::Phase;
  using Rank = ClientView::Rank;
  using Identity = tapu::Identity;

  /// `dialer` opens a fresh channel each time one is needed (first, and after a loss).
  Client(std::unique_ptr<Dialer> dialer, Identity identity, QObject* parent = nullptr);
  /// A client with a clock and chance (how long to wait before dialing again) from outside: servers' bots and tests.
  Client(std::unique_ptr<Dialer> dialer, Identity identity, std::shared_ptr<Clock> clock,
         std::unique_ptr<Rng> chance = std::make_unique<SystemRng>(), QObject* parent = nullptr);
  ~Client() override;

  /// Dials. Once is enough: it comes back by itself after a loss.
  void start();
  /// Dials through `dialer` from now on, at once if it has no connection: the table is at another address.
  void callAt(std::unique_ptr<Dialer> dialer);
  /// Gives the seat up and closes. After the end of the game it keeps the seat, and confirms to the server that it has
  /// heard of the end.
  void leave();

  /// The facts about table and game known by now.
  const ClientView& known() const;
  /// For a screen that somebody at a seat looks through: it shows this token of theirs whenever it dials.
  void setToken(const QByteArray& token, const TableIdentity& table);

  /// Yes: the bots of this table wait for a person who is looking at something, until No. That does not make their
  /// offers older (offer_time.h).
  void standStill(Held stands);
  /// Asks to play an action; dropped while another one is on its way, and where no game runs. Answered by `moved` or
  /// `refused`.
  void act(const Action& action);
  /// A line of chat, of which the first `wire::kMostChat` characters are sent; answered by `chatted`. If the connection
  /// breaks before that, it is sent again when the connection is back. Dropped unless `isConnected`.
  void say(const QString& text);
  /// Takes out the lines that were sent and that the table has not answered: a person who goes on at another table says
  /// them there.
  QList<ChatLine> takeUnheard();
  /// Sends lines that the same person's former client gave back (`takeUnheard`), as soon as the table lets this one in.
  void sayWhenIn(const QList<ChatLine>& lines);
  /// A quick phrase by its index: each reader sees it in their own language.
  void sayPhrase(int phrase);
  /// Sends one of the requests of app/wire/requests.h; dropped while there is no connection. Answered by
  /// `lobbyChanged`, `moved` or `requestRefused`.
  void ask(const wire::Request& request);

 Q_SIGNALS:
  /// `phase` has changed.
  void phaseChanged();
  /// `lobby` or `seat` has changed.
  void lobbyChanged();
  /// `desk` has changed.
  void deskChanged();
  /// `onScreens` has changed.
  void onScreensChanged();
  /// `table` has changed.
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
  /// The server has sent earlier lines, after a (re)join: `chat` was replaced.
  void chatRenewed();
  /// `unheard` has changed.
  void unheardChanged();
  /// `rank` has changed.
  void rankChanged();
  /// `common` has changed; the position may follow.
  void commonNewsChanged();
  /// `finalTable` has come, maybe again.
  void finalTableChanged();
  /// On a chain: somebody has reached the target in the round that runs (9.22), maybe far away. Told once of each.
  void targetReached(const tapu::SpokenSeat& who);
  /// `clockLeftMs` has changed.
  void clockChanged();
  /// The server refused or ended the connection, or cannot be reached or trusted; `detail` is its version or a
  /// plain-text remark.
  void turnedAway(tapu::Refusal why, const QString& detail);
  /// A request (name, seat, start, ...) was not granted. Or the connection was lost and the answer came from another
  /// table (NotThisGame, NotProved), or from the same one with another version, which `detail` names: told once for
  /// each loss. All else goes on.
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
