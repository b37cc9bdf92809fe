// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "app/session/game/acts.h"
#include "app/session/game/seen.h"
#include "app/wire/refusal.h"
#include "engine/state/event.h"

namespace tapu {

class Afterwards;
class BotPacing;
class Client;
class GameLog;

/// A game as its windows have it: the facts that are seen (`Seen`), signals that tell of changes, and the acts
/// (`Acts`). `GameController`, or a test, fills it.
class ShownGame : public QObject {
  Q_OBJECT
 public:
  /// `stand` learns whether the bots of a game that runs here stand still.
  ShownGame(Acts& acts, GameServer server, std::function<void(Held)> stand, QObject* parent = nullptr);
  ~ShownGame() override;
  const Seen& seen() const { return seen_; }
  Acts& acts() const { return acts_; }
  BotPacing& bots() { return *bots_; }
  const BotPacing& bots() const { return *bots_; }
  Afterwards& afterwards() { return *afterwards_; }
  const Afterwards& afterwards() const { return *afterwards_; }
  /// A fresh client that watches the table without a seat, not started; null: there is none.
  virtual std::unique_ptr<Client> makeEye() const;

 Q_SIGNALS:
  void phaseChanged();  ///< `phase` has changed
  void lobbyChanged();  ///< `lobby` has changed: seats, names, setup, who is ready or connected
  void tableChanged();  ///< `table` has changed
  void gameStarted();   ///< the first position is there: `hasGame` is true from now on
  /// The position changed by these moves; `events` are theirs. Without moves (after a join or resume) everything is to
  /// be drawn anew.
  void moved(const std::vector<tapu::Move>& moves, const std::vector<tapu::Event>& events);
  void viewerChanged();      ///< another viewer, or the curtain came down or was lifted: everything is to be drawn anew
  void logChanged();         ///< `log` grew or was rebuilt
  void legalChanged();       ///< `legal`, `offerTime` or what may be done about the bots may have changed
  void promptChanged();      ///< `prompt` has changed
  void rankChanged();        ///< `rank` has changed
  void finalTableChanged();  ///< `finalTable` has come
  /// On a chain: somebody has reached the target (9.22), maybe far away. A sentence for the reader.
  void targetReached(const QString& sentence);
  void clockChanged();  ///< `clockLeftMs` has news
  /// Something that a person here asked was refused: a translated sentence and the number of the rule, which is empty
  /// if no rule is the reason (start, name, ...).
  void refused(const QString& sentence, const QString& rule);
  /// The person tried this action, but the lesson asks for something else.
  void strayed(const tapu::Action& action);
  void chatted(const tapu::ChatLine& line);  ///< a line was added to `chat`
  void chatRenewed();                        ///< `chat` was replaced, after a join or rejoin
  void unheardChanged();                     ///< `unheard` has changed
  void organizerLineChanged();               ///< `organizerLine` has changed, or came once more
  /// The server has refused the connection or ended it for good: why, translated.
  void turnedAway(const QString& sentence, tapu::Refusal why);
  void left();             ///< `leave` was called
  void finishedChanged();  ///< `finished` may have changed
  /// The game has begun, and its organizer or host is asked to let the first person at this computer in (9.20); emitted
  /// again and again until they do, as `Client::waitsToBeLetIn`.
  void waitsToBeLetIn(tapu::Refusal why, const QString& host);

 protected:
  GameLog& log() { return *log_; }
  Seen seen_;

 private:
  Acts& acts_;
  std::unique_ptr<GameLog> log_;
  std::unique_ptr<BotPacing> bots_;
  std::unique_ptr<Afterwards> afterwards_;
};

}  // namespace tapu
