// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/session/game/shown_game.h"
#include "app/session/settings/address.h"

namespace tapu {

/// Facts that the starter of a game knows of it; nothing in the game depends on them.
struct GameOrigin {
  /// Makes a watcher of the table without a seat; null: there is none.
  std::function<std::unique_ptr<Client>()> makeEye = {};
  /// Calls the table at this address, where it answers by now, while there is no connection. Does nothing until a
  /// starter sets it, as in the game of a watcher.
  std::function<void(const Address& address)> callAt = [](const Address&) {};
  /// The key of the password of a table hosted here, if it was set since it opened; nothing: that of its plan.
  std::optional<QByteArray> passwordKey = {};
};

/// Stands between a game and its windows, for every kind of game: solo, hot-seat, on the network. It chooses whose eyes
/// the windows look through and fills what they see, and does what people want.
class GameController : public ShownGame, public Acts {
  Q_OBJECT
 public:
  /// At least one client; several = hot-seat, all at the same table. Takes them over, and keeps `host` (the server of a
  /// game hosted here) as long as they need it.
  explicit GameController(std::vector<std::unique_ptr<Client>> clients, std::shared_ptr<void> host = {},
                          QObject* parent = nullptr);
  ~GameController() override;

  /// For who starts the game, before anybody hears of it.
  void setOrigin(GameOrigin told) { origin_ = std::move(told); }
  const GameOrigin& origin() const { return origin_; }
  std::unique_ptr<Client> makeEye() const override { return origin_.makeEye ? origin_.makeEye() : nullptr; }
  /// Notes that the game is a test play of this board of the editor.
  void setBoardName(const QString& name) { seen_.boardName = name; }

  void submit(const Action& action) override;
  void declineUnseen(SeatId offerer) override;
  void takeBack() override;
  void redo() override;
  void liftCurtain() override;
  void passTo(SeatId seat) override;
  void say(const QString& text) override;
  void sayPhrase(int phrase) override;
  void ask(const wire::Request& request) override;
  void voteToStop(SeatId voter, YesNo stops) override;
  void wishToBuild(SeatId wisher, BuildWish wish) override;
  void takeHint() override;
  void putOrganizerLineAway() override;

  /// In a lesson: allows the person these legal actions alone, nothing if there are none, and no take-back. No value,
  /// as at first: all legal actions.
  void setAsked(std::optional<std::vector<Action>> asked);
  /// Takes out the lines of `unheardLines`: they are for another table, see `sayWhenIn`.
  QList<ChatLine> takeUnheard();
  /// Sends lines taken from the table where this game was played before, as soon as this table lets the viewer in.
  void sayWhenIn(const QList<ChatLine>& lines);
  /// Leaves the table: a guest gives their seat up, a game that runs here can be continued later. `left` follows.
  void leave();

 private:
  void connectClient(Client& client);
  void connectFirst(Client& first);
  void review();
  void hear(Client& client, const std::vector<Move>& moves, const std::vector<Event>& events);
  void chooseViewer();
  bool passOn(bool (*isWanted)(const ClientView&));
  void lookThrough(const ClientView* next, Curtain curtain);
  void declineInHaste();
  bool tellsThatLineIsDead();
  Client& first() const { return *clients_.front(); }
  Client& viewClient() const;
  Client* clientOf(SeatId seat) const;
  Sharing sharing() const { return seen_.isHotSeat() ? Sharing::Yes : Sharing::No; }

  std::shared_ptr<void> host_;  // outlives the clients
  std::vector<std::unique_ptr<Client>> clients_;
  GameOrigin origin_;
  using Look = std::pair<const ClientView*, Curtain>;
  Look look_;                  ///< as last told: through whose eyes
  PromptLine prompt_;          ///< as last told
  bool answersOffer_ = false;  ///< the viewer is there to answer an offer, out of turn
  SeatId declinedUnseen_;      ///< whose offer was declined last without a question
};

}  // namespace tapu
