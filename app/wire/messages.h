// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborArray>
#include <QString>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "app/text/complaint.h"
#include "app/wire/common_news.h"
#include "app/wire/final_table.h"
#include "app/wire/lobby.h"
#include "app/wire/refusal.h"
#include "app/wire/requests.h"
#include "app/wire/table_identity.h"
#include "engine/play/chain_window.h"
#include "engine/state/move.h"
#include "engine/state/reject.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

// The messages between client and server. A frame is a length (u32, big endian) and one CBOR array `[type, ...]` of
// fixed length for its type, `kType`; the functions here make and read the array, app/net the frame around it.
//
// A decoder gives nothing and a complaint (for the log) for bytes that are not exactly a message: wrong type, wrong
// arity, number out of range, text too long, a move of impossible form. It cannot know the table: call
// `fits` (validation.h of the engine) before the engine sees an action or move.

namespace tapu::wire {

inline constexpr quint32 kMagic = 0x54415055;  ///< "TAPU", first in every Hello
/// The version of the protocol that this program speaks, and the oldest that it still speaks. Changes by version:
/// - 2: A setup may hold a chain of boards. Talk sends earlier chat lines.
/// - 3: A seat no longer lists its cities: they follow from the pieces on the board.
/// - 4: LobbyChange sends only what changed in the lobby. A Request carries its setup as bytes. The rule set Crazy has
///   other defaults (options that have their default do not travel) and a target of its own. Cards that are shown at
///   the end tell which of them were bought last. Snapshot and Batch carry receipts for moves.
/// - 5: A Hello says whether it comes from a player, a screen or the organizer, with the organizer's key or the code of
///   a seat. DeskNews and ScreenNews are for those without a seat; DeskNews says where wrong codes come from. On a
///   chain Position, News and LobbyPart stand in place of Snapshot, Batch and LobbyNews, and HallNews brings the
///   end. A Request may be one that only organizers make, from Lengthen on. The numbers of places need not fit into two
///   bytes.
/// - 6: A Hello may come from a watcher, and name the seat that somebody would take over. TableFacts describes
///   the host's means, Challenge and Proof stand between the Hello and the Welcome where a table has a password. A
///   LateArrival names the wished seat. A Welcome says how long bots leave offers to persons. A Request may be one
///   from TakeMinute on.
/// - 7: TableFacts says whether each watcher may talk, and Mute may be about a watcher. A notice may say that a
///   game goes on from a copy.
/// - 8: FinalPart brings the final table to everybody at a chain.
/// - 9: The host says whether hints are allowed, TableFacts counts them, and a Request may be TookHint.
/// - 10: A Hello may ask which table this is before it shows a key: Introduction answers. A Welcome names the table.
///   In BotForMe the host may name the seat of somebody else. A guest may Ask the person the game waits for.
/// - 11: An Introduction proves that its table knows the key of the caller.
/// - 12: A setup may have the house rules robber.friendly, dice.source, dice.deckLeft and dice.deckShown, and a refusal
///   may be about them. DeskNews says who has left.
/// - 13: A table may have five to eight seats, whose options have other defaults. A setup may have the house rules
///   table.between and table.betweenSeconds, a seat may wish to build between turns, and a position says who still
///   comes.
/// - 14: A setup may have the house rules gold.seconds, pirate.enabled, island.bonus and island.once, a board gold,
///   fog, a pirate, gifts and start land, and a position of such a board says what has become of them.
inline constexpr int kProtocol = 14;
inline constexpr int kOldestProtocol = 14;
inline constexpr int kTokenBytes = 32;               ///< length of a token, the secret that opens a seat (Welcome)
inline constexpr int kMarkBytes = 16;                ///< a table finds the key of a seat by them (app/net/seat_proof.h)
inline constexpr int kKeyBytes = 32;                 ///< length of an organizer's key
inline constexpr int kMostCode = 999'999;            ///< the codes of seats have six digits
inline constexpr int kReceiptBytes = 24;             ///< length of a receipt, see app/wire/receipts.h
inline constexpr int kMostMovesOfReceipt = 1 << 30;  ///< a receipt for more moves is refused
inline constexpr int kMostName = 64;  ///< of a name, in UTF-16 units; the server shortens it further (`cleanName`)
inline constexpr int kMostAnnouncement = 200;  ///< of the organizer, in UTF-16 units
inline constexpr int kMostChat = 300;          ///< of one line, in UTF-16 units: fields, client and server keep to it
inline constexpr int kMostOfferWait = 600;     ///< seconds that bots may be told to leave an offer to persons
inline constexpr int kMostLate = 256;          ///< people who wait to be let in at once
inline constexpr int kMostGuessers = 8;        ///< the most addresses of wrong codes that organizers are told of
inline constexpr int kMostAddress = 64;        ///< of an address, in UTF-16 units
inline constexpr int kMostWatchers = 128;      ///< the most that everybody is told of
inline constexpr int kSaltBytes = 16;          ///< of a table's password
inline constexpr int kProofBytes = 32;         ///< of a password's proof (app/net/table_password.h)
inline constexpr int kMostTalk = 100;          ///< chat lines that a server keeps for people who come later
/// The most moves in one message, and in the history that a client keeps. A longer history is not sent.
inline constexpr int kMostHistory = 60000;

// ---- from a client

/// A connection's first message: the client speaks first.
struct Hello {
  static constexpr int kType = 1;
  /// Versions of the protocol that the client speaks.
  int protoMin = kOldestProtocol, protoMax = kProtocol;
  /// Reserved: bits for abilities that only some programs of one protocol version have. No bit has a meaning yet; this
  /// program sends 0 and accepts any value.
  quint32 features = 0;
  QString version;  ///< of the program
  QString locale;   ///< "en", "hi"
  QString name;
  int color = 0;     ///< 0..9
  QByteArray token;  ///< of the seat to come back to: kTokenBytes; empty = asks for a new seat
  /// Random bytes, at most 32; more is malformed. A server repeats them in its Welcome. With exactly kTokenBytes of
  /// them a new client whose Welcome was lost can come back: like a token they open its seat, until the client has been
  /// heard using the token of the Welcome. A nonce of another length opens nothing.
  QByteArray nonce;
  /// With a token, or the mark of a key: the newest receipt that this client got of the table, and for how many moves
  /// it vouches; empty and 0 without one.
  int receiptFor = 0;
  QByteArray receipt;
  Attendance attendance = Attendance::Player;
  QByteArray organizerKey;  ///< Organizer: the key of the table, kKeyBytes; else empty
  int code = -1;            ///< Player: the code of the seat to sit at, 0..kMostCode; -1 = none
  SeatId wished;            ///< Player: the seat to take over while the game runs; none: any
  /// ToComeIn: for a Welcome. WhichTable: for an Introduction alone, after which the Hello that counts may come, with
  /// the key that belongs to that table. Without a token, and at most twice a connection: first to learn which table it
  /// is, then for its proof.
  enum class Asks : quint8 { ToComeIn, WhichTable };
  Asks asks = Asks::ToComeIn;
  /// WhichTable: the mark of the key that the table is to prove to know, for the nonce; empty: no proof is asked for.
  QByteArray keyMark;
  bool operator==(const Hello&) const = default;
};

/// The secret that opens the seat of a new client whose Welcome was lost: the nonce, if it is long enough; else empty.
QByteArray secretOf(const Hello& hello);

/// Asks to play an action. Each seat may have one Act unanswered at a time; the answer is the Batch with this
/// clientSeq, or Refused.
struct Act {
  static constexpr int kType = 2;
  quint32 clientSeq = 0;  ///< number of this Act, chosen by the client: each is larger than the one before
  quint32 answers = 0;    ///< the context that the client meant, see `answersOf`
  Action action;
  bool operator==(const Act&) const = default;
};

/// A line for the chat.
struct Say {
  static constexpr int kType = 3;
  QString text;
  int phrase = -1;  ///< index of a quick phrase; -1 = the words are in `text`
  bool operator==(const Say&) const = default;
};

/// Shows that the client is still there; answered by Pong with the same number.
struct Ping {
  static constexpr int kType = 5;
  quint32 number = 0;
  int roundTripMs = -1;  ///< between the last Ping and its Pong; -1 = not known
  bool operator==(const Ping&) const = default;
};

/// The answer to a Challenge.
struct Proof {
  static constexpr int kType = 6;
  QByteArray proof;  ///< kProofBytes; no byte of the password can be read from it
  bool operator==(const Proof&) const = default;
};

using FromClient = std::variant<Hello, Act, Say, Request, Ping, Proof>;

// ---- from a server

/// The answer to a Hello that was accepted.
struct Welcome {
  static constexpr int kType = 65;
  int proto = kProtocol;
  quint32 features = 0;  ///< reserved, as in Hello
  QString version;
  QByteArray token;  ///< opens this seat again (Hello); a new one with each Welcome: kTokenBytes; empty without a seat
  SeatId seat;       ///< none: no seat, as for a screen and for the organizer
  QByteArray nonce;  ///< of the Hello
  int heartbeatMs = 5000;        ///< how often the client is to send a Ping
  int mostFrameBytes = 65536;    ///< longest frame that the server takes
  int mostActionsPerSecond = 0;  ///< 0 = no limit
  int offerWaitMs = 0;           ///< the time that bots leave an offer to persons who have it too; 0 = none
  TableIdentity table;           ///< to which the token belongs
  bool operator==(const Welcome&) const = default;
};

/// The answer to a Hello that asks which table this is.
struct Introduction {
  static constexpr int kType = 84;
  TableIdentity table;
  QByteArray proof;  ///< kProofBytes, for the key mark and the nonce of the Hello; empty: the table knows no such key
  bool operator==(const Introduction&) const = default;
};

/// A refusal: of the whole connection, which the server then closes, of an Act, or of a Request. Beside each field: for
/// which of the three it counts.
struct Refused {
  static constexpr int kType = 66;
  enum class What : quint8 { Connection, Act, Request };
  What what = What::Connection;
  quint32 clientSeq = 0;             ///< Act
  Reject reject = Reject::GameOver;  ///< Act
  Refusal why = Refusal::None;       ///< Connection, Request; may be a number without a name, from a later version
  QString detail;                    ///< plain text: the server's version or a remark
  bool operator==(const Refused&) const = default;
};

/// Everything a client needs to go on from here: after a join, a resume, the start of the game, a Resync.
struct Snapshot {
  static constexpr int kType = 67;
  int upTo = 0;                       ///< moves played so far
  quint32 lastClientSeq = 0;          ///< number of this seat's last Act that the server answered; 0 = none
  std::optional<Reject> lastRefused;  ///< why that Act was refused; nothing = it was played
  qint64 clockLeftMs = -1;            ///< left of the time to act; -1 = no clock runs
  Setup setup;
  State state;                ///< as this seat sees it; without a seat, as everybody may see it
  std::vector<Move> history;  ///< moves so far that this seat may see; empty if there are more than
                              ///< kMostHistory, and in games with shared rounds (9)
  QByteArray receipt;         ///< for `upTo` moves; empty = the client keeps the one that it has
  bool operator==(const Snapshot&) const = default;
};

/// The moves that one request brought about, sent once the store has them, as this seat may see them.
struct Batch {
  static constexpr int kType = 68;
  int upTo = 0;                          ///< number of moves in the game after it
  std::optional<quint32> yourClientSeq;  ///< number of this seat's Act, if these moves answer it
  qint64 clockLeftMs = -1;               ///< as in Snapshot
  std::vector<Move> moves;
  std::optional<quint64> hash;  ///< `hashOf` the state after it, as this seat sees it; only where a turn ended
  QByteArray receipt;           ///< as in Snapshot
  bool operator==(const Batch&) const = default;
};

/// Changes of a position (patch.h) on their way: a server encodes them one by one, a client gets them as values.
struct Patches {
  QList<QByteArray> encoded;
  QCborArray values;
  bool operator==(const Patches&) const = default;
};

/// In a game on a chain (9), in place of a Snapshot: this client's part of the game.
struct Position {
  static constexpr int kType = 75;
  int upTo = 0;  ///< moves played so far
  quint32 lastClientSeq = 0;
  std::optional<Reject> lastRefused;
  qint64 clockLeftMs = -1;
  ChainWindow::Parts window;  ///< the part that this client sees
  Setup setup;                ///< of the short chain of the window
  Patches patches;            ///< from `blankState`
  QByteArray receipt;
  bool operator==(const Position&) const = default;
};

/// The rank of a seat among all seats of a chain, by the points that everybody sees (`PublicRanks`).
struct Rank {
  int rank = 1, of = 1;
  bool operator==(const Rank&) const = default;
};

/// In a game on a chain, in place of a Batch: the results of one request, as far as they concern this client.
struct News {
  static constexpr int kType = 76;
  int upTo = 0;                          ///< number of moves in the game after it; numbers may be left out
  std::optional<quint32> yourClientSeq;  ///< as in Batch
  qint64 clockLeftMs = -1;
  QList<QByteArray> moves;  ///< in their order (`encodeMove`), in the numbers of the whole game
  Patches patches;          ///< from the position before
  QByteArray receipt;
  std::optional<Rank> rank;  ///< of the client's seat, if it has changed since the last news
  bool operator==(const News&) const = default;
};

/// In a game on a chain, the news for everybody: all of it whenever it has changed, before the News of the same moves,
/// and after a Position if there is any.
struct HallNews {
  static constexpr int kType = 80;
  CommonNews news;
  bool operator==(const HallNews&) const = default;
};

/// In a game on a chain that is over, a part of its final table (9.22), after the HallNews with its ending: from the
/// first row on, each part after the one before. Parts that begin anew replace earlier ones.
struct FinalPart {
  static constexpr int kType = 83;
  /// Rows of one part: with the longest names there are, it is still less than `kMostUnsent`.
  static constexpr int kMostRows = 1000;
  int first = 0;    ///< the number of rows sent before
  int of = 1;       ///< the number of rows of the whole table
  FinalTable rows;  ///< at least one
  bool operator==(const FinalPart&) const = default;
};

/// A new line of the chat.
struct Chat {
  static constexpr int kType = 69;
  ChatLine line;
  bool operator==(const Chat&) const = default;
};

/// The latest chat lines, for a client that comes (back) to the table: they replace all lines that it has.
struct Talk {
  static constexpr int kType = 73;
  QList<ChatLine> lines;
  bool operator==(const Talk&) const = default;
};

/// The whole lobby, for a client that has just come. A store keeps the lobby in this form too.
struct LobbyNews {
  static constexpr int kType = 70;
  Lobby lobby;
  SeatId yourSeat;  ///< none: this client has no seat
  bool operator==(const LobbyNews&) const = default;
};

/// In place of LobbyNews, for a seat of a long chain: the seats around its own. Setup and seats are those of the
/// window, in its numbers; in a LobbyChange that follows the seats have their numbers of the whole chain.
struct LobbyPart {
  static constexpr int kType = 77;
  ChainWindow::Parts window;
  Lobby lobby;
  SeatId yourSeat;  ///< by its number of the whole chain
  bool operator==(const LobbyPart&) const = default;
};

/// The changes of the lobby since the last news to this client.
struct LobbyChange {
  static constexpr int kType = 74;
  /// A changed seat in its present state.
  struct ChangedSeat {
    int index = 0;
    LobbySeat seat;
    bool operator==(const ChangedSeat&) const = default;
  };
  std::optional<Setup> setup;  ///< may have another number of seats; new seats are among `changed`
  Lobby::Stage stage = Lobby::Stage::Gathering;
  std::vector<ChangedSeat> changed;
  SeatId yourSeat;  ///< none: this client has no seat
  bool operator==(const LobbyChange&) const = default;
};

/// The answer to a Ping.
struct Pong {
  static constexpr int kType = 71;
  quint32 number = 0;  ///< of the Ping
  bool operator==(const Pong&) const = default;
};

/// The server ends a connection that was welcomed; the client does not dial again.
struct Bye {
  static constexpr int kType = 72;
  Refusal why = Refusal::None;  ///< as in Refused
  QString detail;
  bool operator==(const Bye&) const = default;
};

/// News for an organizer: the changed seats, those who wait to be let in, and the addresses of wrong codes.
struct DeskNews {
  static constexpr int kType = 79;
  /// A seat in its present state.
  struct ChangedSeat {
    int index = 0;
    DeskSeat seat;
    bool operator==(const ChangedSeat&) const = default;
  };
  int seats = 0;  ///< of the table
  std::vector<ChangedSeat> changed;
  QList<LateArrival> late;            ///< all of them
  QList<WrongCodes> wrongCodes = {};  ///< likewise
  bool operator==(const DeskNews&) const = default;
};

/// The contents of the screens, for those without a seat.
struct ScreenNews {
  static constexpr int kType = 78;
  OnScreens shown;
  bool operator==(const ScreenNews&) const = default;
};

/// The host's rules, the watchers and the requests: all of it, whenever it has changed.
struct TableNews {
  static constexpr int kType = 81;
  TableFacts facts;
  bool operator==(const TableNews&) const = default;
};

/// The table has a password: a Proof has to follow before the Welcome does.
struct Challenge {
  static constexpr int kType = 82;
  QByteArray salt;   ///< of the password: kSaltBytes
  QByteArray nonce;  ///< random bytes of the server for this greeting: kTokenBytes
  bool operator==(const Challenge&) const = default;
};

using FromServer =
    std::variant<Welcome, Refused, Snapshot, Batch, Chat, LobbyNews, Pong, Bye, Talk, LobbyChange, Position, News,
                 LobbyPart, DeskNews, ScreenNews, HallNews, TableNews, Challenge, FinalPart, Introduction>;

// ---- both ways

/// A policy on its way to the server. Reading gives nothing if it is none.
QByteArray encodePolicy(const TablePolicy& policy);
std::optional<TablePolicy> decodePolicy(const QByteArray& bytes);

/// The body of a frame that carries this message.
QByteArray encode(const FromClient& message);
QByteArray encode(const FromServer& message);
/// True if these bytes begin as a Hello does: only the type of the message is looked at.
bool isGreeting(const QByteArray& body);
/// Reads a message; nothing and a complaint for the log for any other bytes (see above). If a Hello does not speak this
/// program's protocol, only its range of versions is read: the rest may have another form.
std::optional<FromClient> decodeFromClient(const QByteArray& body, Complaint& complaint);
std::optional<FromServer> decodeFromServer(const QByteArray& body, Complaint& complaint);

/// The definition of the game that follows from a setup. Kept for each thread: clients of one thread that ask for the
/// same setup share it, since it is large on a chain of boards.
std::shared_ptr<const GameDefinition> definitionOf(const Setup& setup);

/// True for Accept, Decline and Confirm.
bool isAboutOffer(const Action& action);
/// The context that an action answers, worked out from the state that its seat sees: of one about an offer a
/// fingerprint of that, of a wish to build between turns nothing (it holds from one turn to the next, 13.4), else the
/// number of the turn. The server compares it with its own value, so that it refuses an action chosen for an offer or
/// turn that is over.
quint32 answersOf(const State& state, SeatId seat, const Action& action);

/// A 64-bit hash over everything in a state, equal on every platform.
quint64 hashOf(const State& state);

}  // namespace tapu::wire
