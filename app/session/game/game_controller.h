// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/client/client.h"
#include "app/client/offer_time.h"
#include "app/files/record_header.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/game/prompt.h"
#include "app/session/replay/game_story.h"
#include "app/session/settings/address.h"
#include "app/session/words/past_deed.h"
#include "engine/play/company.h"
#include "engine/play/game.h"

namespace tapu {

class Replay;

/// Stands between a game and its windows, for every kind of game: solo, hot-seat, on the network. Windows read from it,
/// submit actions and ask requests; they know no client, server or socket.
///
/// Hot-seat: several people share this computer and this controller. The *viewer* is the seat whose cards are shown.
/// Before another person becomes the viewer the *curtain* is down: all cards are hidden until that person is at the
/// screen and lifts it. In the set-up it comes down only if there is something to hide.
class GameController : public QObject {
  Q_OBJECT
 public:
  /// At least one client; several = hot-seat, all at the same table. Takes them over, and keeps `host` (the server of a
  /// game hosted here) as long as they need it.
  explicit GameController(std::vector<std::unique_ptr<Client>> clients, std::shared_ptr<void> host = {},
                          QObject* parent = nullptr);
  ~GameController() override;

  // The table

  /// Seats and setup, before the game and while it runs.
  const Lobby& lobby() const;
  /// The progress of the connection and the game.
  Client::Phase phase() const;
  bool isTableNear() const;         ///< its server runs on this computer
  bool isHost() const;              ///< the first person at this computer is the host
  bool isHotSeat() const;           ///< several persons share this computer
  bool isWatching() const;          ///< the person here watches without a seat
  const TableFacts& table() const;  ///< the host's policy, the watchers and the requests
  bool isPlayedByBot() const;       ///< a bot plays for the viewer, who is there
  /// The rule of this game for the seat of an absent player (4.8).
  enum class Away : quint8 { BotPlays, NobodyPlays };
  Away whenAway() const;
  /// The key of the password of a table hosted here, if it was set since it opened, or by `setPasswordKey`; nothing:
  /// that of its plan.
  const std::optional<QByteArray>& passwordKey() const;
  void setPasswordKey(const QByteArray& key);
  /// The name of the editor's board that is tried in this game; empty: it is no test play.
  const QString& boardName() const;
  void setBoardName(const QString& name);
  bool isPaused() const;                ///< the host has stopped the game for a while
  bool isLocal(SeatId seat) const;      ///< a person at this computer
  Company company() const;              ///< the persons at the table, and how many of them sit elsewhere
  QList<SeatId> localSeats() const;     ///< of the persons at this computer: the viewer, then the others in seat order
  QString startBlockedBy() const;       ///< why the host cannot start yet, as a sentence; empty = they can
  QString seatName(SeatId seat) const;  ///< as shown to the reader; empty for none
  int seatColor(SeatId seat) const;     ///< 0..9, index into the player colors of the theme

  // The position, as `viewer` sees it

  bool hasGame() const;             ///< `definition`, `state` and `legal` may be used
  SeatId viewer() const;            ///< whose cards are shown; in a hot-seat game it changes, and none is possible
  bool isCurtainDown() const;       ///< hot-seat: hide hands, offer "Pass to %1" (%1 = viewer); state() is
                                    ///< as somebody without a seat sees it
  QList<SeatId> mayPassTo() const;  ///< hot-seat: others here who have an offer or a decision to answer
  const GameDefinition& definition() const;  ///< of the game that runs; only if `hasGame`
  const State& state() const;                ///< as the viewer may see it; only if `hasGame`
  /// On a chain (9): the part of it that these are about; see `Client::window`. Null on one board.
  const ChainWindow* window() const;
  /// On a chain: where the viewer stands among all seats; see `Client::rank`.
  Client::Rank rank() const;
  /// On a chain: the news for everybody there, in the numbers of the whole chain; null on one board.
  const CommonNews* commonNews() const;
  FinalTable finalTable() const;      ///< see `Client::finalTable`
  const LegalActions& legal() const;  ///< of `viewer`; empty behind the curtain and while an action is on its way
  bool mustDecide() const;            ///< the game waits for `viewer`
  bool isViewersMove() const;         ///< the same, even while an action of theirs is on its way or the game stands
  qint64 clockLeftMs() const;         ///< milliseconds, as the server last told them; it does not count down.
                                      ///< -1: no clock runs
  /// The answers that the open offer of this seat waits for, and for how long. While bots play step by step no time
  /// runs for theirs.
  OfferTime offerTime(SeatId offerer) const;
  PromptLine prompt() const;                 ///< the one prompt line: whose turn it is and what to do, translated
  const std::vector<Move>& history() const;  ///< that `viewer` has seen, see `Client::history`
  const QList<ChatLine>& chat() const;       ///< the lines that this program knows, the oldest first
  /// The organizer's last message or question in a Big Game (Notice::Announcement, AreYouThere), if this program
  /// received it, until it is put away; null = nothing.
  const ChatLine* organizerLine() const;
  void putOrganizerLineAway();
  /// Events of the game, at most the last 200,000, for the log; rebuilt after a rejoin from the known moves. In a
  /// hot-seat game without anybody's secrets.
  const std::vector<Event>& log() const;
  QString logLine(const Event& event) const;  ///< in the language of the moment; empty = the log leaves it out
  /// True while a game that runs here waits for bots alone: they may be hurried.
  bool mayHurry() const;

  // Acts of people

  /// In a lesson: allows the person these legal actions alone, nothing if there are none, and no take-back. No value,
  /// as at first: all legal actions.
  void setAsked(std::optional<std::vector<Action>> asked);
  /// `setAsked` has named actions: a lesson goes on.
  bool isGuided() const;
  /// Asks to play an action for `viewer`; answered by `moved` or `refused`. Dropped without an answer where nobody can
  /// act now: behind the curtain, without a viewer, while another action is on its way, and unless `phase` is Playing.
  /// In a lesson an action that it does not ask for is answered by `strayed`.
  void submit(const Action& action);
  /// The cards that the viewer would miss least, as a bot of theirs would choose; none unless they must discard.
  CardCounts suggestedDiscard() const;
  /// The viewer has taken a hint; sends that to the table.
  void takeHint();
  int hintsTaken(SeatId seat) const;  ///< by the player of this seat in this game, by the table's count
  /// The moves of the game that the viewer has seen, from the first on; null where they are not all known.
  const std::vector<Move>* movesSeen() const;
  /// The move behind the event of this index in `log`, as the viewer saw it. Nothing behind the curtain, if it is not
  /// known any more, or if it was no act of the event's seat. Takes longer in longer games.
  std::optional<PastDeed> deedOf(std::size_t event) const;
  /// Whether a bot at `doer` did it, even if another plays there now, and `deedOf` may know it; cheap.
  bool mayKnowBotsDeed(SeatId doer, std::size_t event) const;
  bool mayTakeBack() const;  ///< the last move is the viewer's; it showed no hidden card and drew nothing
                             ///< (0.13), judged by what the viewer knows
  /// Why not; None if `mayTakeBack`, or while an answer of the server is awaited.
  TakeBackBar whyNoTakeBack() const;
  /// Asks to take it back; does nothing unless `mayTakeBack`.
  void takeBack();
  bool mayRedo() const;  ///< the viewer's last take-back can be undone: nothing else has been done since
  /// Does it again; does nothing unless `mayRedo`.
  void redo();
  /// Hot-seat: the next person is at the screen and wants to see their cards.
  void liftCurtain();
  /// Hot-seat: brings the curtain down and makes one of `mayPassTo` the next viewer.
  void passTo(SeatId seat);
  /// Why chat and requests from here do not reach the table, as a sentence; empty = they do.
  QString whyUnheard() const;
  /// A line of chat, or a quick phrase by its index, from `viewer`. While there is `whyUnheard` these and `ask` send
  /// nothing, and emit `refused`. A line that the connection loses is sent again when it is back; if it never is,
  /// `refused` follows.
  void say(const QString& text);
  void sayPhrase(int phrase);
  /// Chat lines written here that have not reached the table yet, as the table would show them.
  QList<ChatLine> unheard() const;
  /// The same; nothing more is done about it here. See `sayWhenIn`.
  QList<ChatLine> takeUnheard();
  /// Sends lines taken from the table where this game was played before, as soon as this table lets the viewer in.
  void sayWhenIn(const QList<ChatLine>& lines);
  /// One of app/client/requests.h, from the first person at this computer: it may be the host. Answered by
  /// `lobbyChanged`, `moved` or `refused`.
  void ask(const wire::Request& request);
  /// The vote of one person at this computer for an end without a winner (10.4): Yes gives it, No takes it back. Does
  /// nothing for a seat that is played elsewhere.
  void voteToStop(SeatId voter, Ready stops);
  /// For a game that runs here: its bots play at this pace, and are driven with `driver` from now on.
  void setDriver(BotDriver driver, BotPace pace);
  /// The pace of the bots of a game that runs here; empty: they are driven elsewhere.
  std::optional<BotPace> botPace() const;
  /// Another pace, at once; bots that hurry leave it at that. Nothing where bots are driven elsewhere.
  void setBotPace(BotPace pace);
  /// True while a game that runs here waits for bots alone, and these for `stepBots`.
  bool mayStep() const;
  /// One bot makes its next move.
  void stepBots();
  /// Yes: somebody here writes an answer to an offer. Until No, bots of a game that runs here answer persons and do
  /// nothing else, so that the offer stays open. Nothing where a person elsewhere would have to wait too: there an
  /// offer has the time of the table.
  void holdBots(Held held);
  /// Makes a watcher of the table without a seat; null if nobody has set it.
  void setEyes(std::function<std::unique_ptr<Client>()> make);
  /// Calls the table at another address; see `callAt`.
  void setCaller(std::function<void(const Address& address)> call);
  /// The table answers there by now: calls it there, while there is no connection at once. Without `setCaller` nothing
  /// happens.
  void callAt(const Address& address);
  /// The identity of this table; unknown until its server has sent it.
  const TableIdentity& tableIdentity() const;
  /// With which that table shows that it is no other; see `TableQuestion`.
  QByteArray keyHash() const;
  /// A fresh client that watches the table without a seat, not started; null if there is none. See `ChainWatch`.
  std::unique_ptr<Client> makeEye() const;
  /// Bots play without pauses until a person has to decide or is asked something. An offer that the only person here
  /// cannot accept is declined for them meanwhile.
  void hurryBots();
  /// Writes the game, finished or not, to a file as a record, with the facts that may be known here. Returns a sentence
  /// if that fails, else an empty one.
  QString saveRecord(const QString& path) const;
  /// A game that is over, with all that is kept of it.
  struct Finished {
    RecordHeader header;  ///< names the seats played here, but no time
    std::vector<Move> moves;
  };
  /// The game for a later look back. Nothing while it goes on, before the server has handed over all moves, and if
  /// nobody here had a seat or the first moves are not known.
  std::optional<Finished> finished() const;
  /// The game runs on another computer, and enough of it is known to host it from here (seen_copy.h).
  bool mayHostHere() const;
  /// Writes the copy from which it can be; a sentence if that fails.
  QString saveCopy(const QString& path) const;
  /// The game from its beginning, with the facts that may be known here, when it is over on one board. Nothing before
  /// that, and if its first moves are not kept here.
  std::optional<GameStory> story() const;
  /// The same game for a look at it move by move, at its end; null as above, and if only a part of the game is known
  /// here.
  std::unique_ptr<Replay> replay() const;
  bool hasReplay() const;  ///< `replay` is not null
  /// All moves of the game that ran here, with everything that was hidden, and its whole table: `saveRecord` writes
  /// these.
  void keepWholeHistory(const Lobby& table, std::vector<Move> moves);
  /// Leaves the table: a guest gives their seat up, a game that runs here can be continued later. `left` follows.
  void leave();

 Q_SIGNALS:
  void phaseChanged();  ///< `phase` is another
  void lobbyChanged();  ///< `lobby` is another: seats, names, setup, who is ready or connected
  void tableChanged();  ///< `table` is another
  void gameStarted();   ///< the first position is there: `hasGame` is true from now on
  /// The position changed by these moves; `events` are theirs. Without moves (after a join or resume) everything is to
  /// be drawn anew.
  void moved(const std::vector<tapu::Move>& moves, const std::vector<tapu::Event>& events);
  void viewerChanged();      ///< another viewer, or the curtain came down or was lifted: everything is to be drawn anew
  void logChanged();         ///< `log` grew or was rebuilt
  void legalChanged();       ///< `legal`, `mayHurry`, `mayStep`, `botPace` or `offerTime` may be another
  void promptChanged();      ///< `prompt` is another
  void rankChanged();        ///< `rank` is another
  void finalTableChanged();  ///< `finalTable` has come
  /// On a chain: somebody has reached the target (9.22), maybe far away. A sentence for the reader.
  void targetReached(const QString& sentence);
  void clockChanged();  ///< `clockLeftMs` has news
  /// Something that a person here asked was refused: a translated sentence and the number of the rule, which is empty
  /// if no rule is the reason (start, name, ...).
  void refused(const QString& sentence, const QString& rule);
  /// A lesson asks for something else than this.
  void strayed(const tapu::Action& action);
  void chatted(const tapu::ChatLine& line);  ///< a line was added to `chat`
  void chatRenewed();                        ///< `chat` was replaced, after a join or rejoin
  void unheardChanged();                     ///< `unheard` are others
  void organizerLineChanged();               ///< `organizerLine` is another, or came once more
  /// The server has refused the connection or ended it for good: why, translated.
  void turnedAway(const QString& sentence, tapu::Refusal why);
  void left();             ///< `leave` was called
  void finishedChanged();  ///< `finished` may be another
  /// The game has begun, and its organizer or host is asked to let the first person at this computer in (9.20); emitted
  /// again and again until they do, as `Client::waitsToBeLetIn`.
  void waitsToBeLetIn(tapu::Refusal why, const QString& host);

 private:
  Finished known() const;
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tapu
