// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "app/text/complaint.h"
#include "app/wire/lobby.h"
#include "app/wire/refusal.h"
#include "engine/state/move.h"
#include "engine/state/reject.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

// What travels between client and server. A frame is a length (u32, big endian) and one CBOR array `[type, ...]` of
// fixed length for its type, `kType`; the functions here make and read the array, app/net the frame around it.
//
// A decoder answers nothing and a complaint (for the log) for whatever is not exactly a message: wrong type, wrong
// arity, number out of range, text too long, a move of impossible form. It cannot know the table: call
// `fits` (validation.h of the engine) before the engine sees an action or move.

namespace tapu::wire {

inline constexpr quint32 kMagic = 0x54415055;  ///< "TAPU", first in every Hello
/// Spoken by this program, and the oldest that it still speaks. 2: chains of boards travel, and what was said before.
/// 3: where a seat's cities stand is left to the pieces. 4: of the lobby only what changed travels, and a setup as
/// bytes; Crazy has other defaults, which do not travel, and a target of its own; cards that are shown at the end tell
/// which of them were bought last; receipts for moves.
inline constexpr int kProtocol = 4;
inline constexpr int kOldestProtocol = 4;
inline constexpr int kTokenBytes = 32;
inline constexpr int kReceiptBytes = 24;  ///< see app/wire/receipts.h
inline constexpr int kMostMovesOfReceipt = 1 << 30;
inline constexpr int kMostName = 64;   ///< UTF-16 units; the server shortens further (ROBUSTNESS row 8)
inline constexpr int kMostChat = 300;  ///< of one line, in UTF-16 units: fields, client and server keep to it
inline constexpr int kMostTalk = 100;  ///< lines that a server keeps for who comes later
/// Moves of one message, and of a game that a client keeps. A longer history does not travel.
inline constexpr int kMostHistory = 60000;

// ---- from a client

/// The first word of a connection: the client speaks first.
struct Hello {
  static constexpr int kType = 1;
  int protoMin = kOldestProtocol, protoMax = kProtocol;
  quint32 features = 0;
  QString version;  ///< of the program
  QString locale;   ///< "en", "hi"
  QString name;
  int color = 0;     ///< 0..9
  QByteArray token;  ///< to resume a seat: kTokenBytes; empty = new
  QByteArray nonce;  ///< up to 32 bytes, comes back in Welcome
  /// With a token: the last receipt that this client has of the table, and for how many moves; empty = none.
  int receiptFor = 0;
  QByteArray receipt;
  bool operator==(const Hello&) const = default;
};

/// Asks to play an action. One in flight a seat; the answer is the Batch with this clientSeq, or Refused.
struct Act {
  static constexpr int kType = 2;
  quint32 clientSeq = 0;
  quint32 answers = 0;  ///< see `answersOf`
  Action action;
  bool operator==(const Act&) const = default;
};

struct Say {
  static constexpr int kType = 3;
  QString text;
  int phrase = -1;  ///< quick phrase, -1 = `text` counts
  bool operator==(const Say&) const = default;
};

/// A wish about the lobby or the table; which fields count stands beside the kind.
struct Request {
  static constexpr int kType = 4;
  enum class Kind : quint8 {
    ChooseSeat,   ///< seat
    Choose,       ///< text = name, color
    SetReady,     ///< ready
    PutBot,       ///< seat, text = kind of bot (host)
    ClearSeat,    ///< seat (host)
    ChangeSetup,  ///< setup (host)
    Start,        ///< (host)
    Pause,        ///< (host)
    Resume,       ///< (host)
    GiveUp,       ///< leaves the seat for good (4.8)
    Resync,       ///< wants a Snapshot: what it has does not agree with the server
    TakeBack,     ///< asks for take-back of its last move (0.13)
    StopGame,     ///< votes for an end without a winner (10.4)
    EnterThrow,   ///< dice: what the moderator threw (9.5)
    GoOn,         ///< the game goes on without the moves that its file has lost (host)
    KeepAside,    ///< it ends instead, and the file is kept to be mended (host)
  };
  Kind kind = Kind::SetReady;
  int seat = -1;
  QString text;
  int color = 0;
  Ready ready = Ready::No;
  QByteArray setup;  ///< `encodeSetup`; kept as it came: only a server that may use it reads it
  std::array<quint8, 2> dice{0, 0};
  bool operator==(const Request&) const = default;
};

struct Ping {
  static constexpr int kType = 5;
  quint32 number = 0;
  int roundTripMs = -1;  ///< of the last one, -1 = not known
  bool operator==(const Ping&) const = default;
};

using FromClient = std::variant<Hello, Act, Say, Request, Ping>;

// ---- from a server

struct Welcome {
  static constexpr int kType = 65;
  int proto = kProtocol;
  quint32 features = 0;
  QString version;
  QByteArray token;  ///< the seat's, fresh with each Welcome: kTokenBytes; empty without a seat
  int seat = -1;     ///< -1 = no seat yet
  QByteArray nonce;  ///< of the Hello
  int heartbeatMs = 5000;
  int mostFrameBytes = 65536;    ///< that the server takes
  int mostActionsPerSecond = 0;  ///< 0 = no limit
  bool operator==(const Welcome&) const = default;
};

/// A no, to one of three things. After `Connection` the server closes.
struct Refused {
  static constexpr int kType = 66;
  enum class What : quint8 { Connection, Act, Request };
  What what = What::Connection;
  quint32 clientSeq = 0;             ///< Act
  Reject reject = Reject::GameOver;  ///< Act
  Refusal why = Refusal::None;       ///< Connection, Request; a later version may send a number that has no name here
  QString detail;                    ///< plain text: the server's version or a remark
  bool operator==(const Refused&) const = default;
};

/// Everything a client needs to go on from here: after a join, a resume, the start of the game, a Resync.
struct Snapshot {
  static constexpr int kType = 67;
  int upTo = 0;                       ///< moves played so far
  quint32 lastClientSeq = 0;          ///< last Act that the server answered, 0 = none
  std::optional<Reject> lastRefused;  ///< how it ended; nothing = it was played
  qint64 clockLeftMs = -1;            ///< -1 = no clock runs
  Setup setup;
  State state;                ///< as this seat sees it
  std::vector<Move> history;  ///< visible moves so far, for log and replay; none of a game that is too long
  QByteArray receipt;         ///< that `upTo` moves are safe; empty = the one before stays good
  bool operator==(const Snapshot&) const = default;
};

/// What one commit made, as this seat sees it.
struct Batch {
  static constexpr int kType = 68;
  int upTo = 0;                          ///< number of moves in the game after it
  std::optional<quint32> yourClientSeq;  ///< acknowledges this seat's Act
  qint64 clockLeftMs = -1;
  std::vector<Move> moves;
  std::optional<quint64> hash;  ///< of the visible state after it, where a turn ended; see `hashOf`
  QByteArray receipt;           ///< that `upTo` moves are safe; empty = the one before stays good
  bool operator==(const Batch&) const = default;
};

struct Chat {
  static constexpr int kType = 69;
  ChatLine line;
  bool operator==(const Chat&) const = default;
};

/// What was said at the table before, for who comes (back) to it: it stands for all lines that the client has.
struct Talk {
  static constexpr int kType = 73;
  QList<ChatLine> lines;
  bool operator==(const Talk&) const = default;
};

/// The whole lobby: to who has just come, and as a store keeps it.
struct LobbyNews {
  static constexpr int kType = 70;
  Lobby lobby;
  int yourSeat = -1;
  bool operator==(const LobbyNews&) const = default;
};

/// What of the lobby is not any more as this client was last told.
struct LobbyChange {
  static constexpr int kType = 74;
  struct Place {
    int index = 0;
    LobbySeat seat;
    bool operator==(const Place&) const = default;
  };
  std::optional<Setup> setup;  ///< with another number of seats, perhaps: those that are new are among `places`
  Lobby::Stage stage = Lobby::Stage::Gathering;
  std::vector<Place> places;
  int yourSeat = -1;
  bool operator==(const LobbyChange&) const = default;
};

struct Pong {
  static constexpr int kType = 71;
  quint32 number = 0;
  bool operator==(const Pong&) const = default;
};

struct Bye {
  static constexpr int kType = 72;
  Refusal why = Refusal::None;  ///< as in Refused
  QString detail;
  bool operator==(const Bye&) const = default;
};

using FromServer = std::variant<Welcome, Refused, Snapshot, Batch, Chat, LobbyNews, Pong, Bye, Talk, LobbyChange>;

// ---- both ways

QByteArray encode(const FromClient& message);
QByteArray encode(const FromServer& message);
/// True if these bytes begin as a Hello does; nothing behind its first word is looked at.
bool isGreeting(const QByteArray& body);
/// Of a Hello whose range of protocols does not hold this program's, only that range is read: the rest may have another
/// form.
std::optional<FromClient> decodeFromClient(const QByteArray& body, Complaint& complaint);
std::optional<FromServer> decodeFromServer(const QByteArray& body, Complaint& complaint);

/// The table that follows from a setup. A thread that asks for the same again shares it: for a hundred clients on a
/// chain of fifty boards it is made once.
std::shared_ptr<const GameDefinition> tableOf(const Setup& setup);

/// What an action is an answer to, from the state that its seat sees: for Accept, Decline and Confirm a fingerprint of
/// the offer meant, else the number of the turn. The server compares it with its own; a stale click is refused.
quint32 answersOf(const State& state, SeatId seat, const Action& action);

/// 64 bits over everything in a state, equal on every platform.
quint64 hashOf(const State& state);

}  // namespace tapu::wire
