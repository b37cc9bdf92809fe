// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace tapu {
namespace {

// The word of each kind, in the order of ActionKind.
constexpr std::array<std::string_view, 44> kWords{
    "settlement",   "city",          "road",         "roll",      "endTurn",   "buyCard",        "knight",
    "roadBuilding", "yearOfPlenty",  "monopoly",     "robber",    "discard",   "bank",           "offer",
    "accept",       "decline",       "withdraw",     "confirm",   "pass",      "declareVictory", "firstThrow",
    "timeUp",       "withdrawOffer", "strikeAnswer", "seatLeft",  "seatTaken", "takeBack",       "pause",
    "resume",       "stopGame",      "reveal",       "ship",      "moveShip",  "insurance",      "dog",
    "startRound",   "secondThrow",   "startCards",   "startCity", "done",      "notDone",        "wantBuild",
    "gold",         "pirate"};
static_assert(static_cast<std::size_t>(kLastAction) + 1 == kWords.size());

using Words = std::vector<std::string_view>;

Words split(std::string_view text, char separator) {
  Words words;
  while (true) {
    const auto cut = text.find(separator);
    words.push_back(text.substr(0, cut));
    if (cut == std::string_view::npos) return words;
    text.remove_prefix(cut + 1);
  }
}

std::optional<int> smallNumber(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size() || value < 0 || value >= kMostSeats)
    return std::nullopt;
  if (text.size() > 1 && text.front() == '0') return std::nullopt;
  return value;
}

std::optional<SeatId> seatFrom(const GameDefinition& definition, std::string_view text) {
  const auto value = smallNumber(text);
  if (!value || *value >= definition.seats) return std::nullopt;
  return SeatId(*value);
}

std::string seatText(SeatId seat) { return seat ? std::to_string(seat.value) : "-"; }

std::optional<CardCounts> packFromWords(Words::const_iterator begin, Words::const_iterator end) {
  CardCounts pack;
  for (; begin != end; ++begin) {
    const auto star = begin->find('*');
    const auto kind = resourceNamed(begin->substr(0, star));
    const auto count = star == std::string_view::npos ? std::optional(1) : smallNumber(begin->substr(star + 1));
    if (!kind || *kind == Resource::Unknown || !count || *count < 1 || *count > 120 || pack[*kind] > 0)
      return std::nullopt;
    pack += CardCounts::of(*kind, *count);
  }
  return pack;
}

/// The seat that an offer asks by this number; on one board it is the same for everybody.
SeatId askedBy(const GameDefinition& definition, SeatId by, PartnerId number) {
  return definition.map.isChain() && !by ? SeatId{} : definition.partner(by ? by : SeatId(0), number);
}

std::string offerText(const GameDefinition& definition, const Action& action, SeatId by) {
  std::string text = " " + toText(action.give);
  if (action.give.isEmpty()) text.clear();
  text += " for";
  if (!action.want.isEmpty()) text += " " + toText(action.want);
  text += " to ";
  for (PartnerId asked : action.asked())
    if (const SeatId seat = askedBy(definition, by, asked))
      text += (text.back() == ' ' ? "" : ",") + std::to_string(seat.value);
  return text;
}

std::optional<Action> offerFrom(const GameDefinition& definition, const Words& words, SeatId by) {
  const auto wanted = std::find(words.begin() + 1, words.end(), "for");
  const auto asked = std::find(wanted, words.end(), "to");
  if (asked == words.end() || asked + 2 != words.end()) return std::nullopt;
  const auto give = packFromWords(words.begin() + 1, wanted);
  const auto want = packFromWords(wanted + 1, asked);
  PartnerSet to;
  for (std::string_view name : split(asked[1], ',')) {
    const auto seat = seatFrom(definition, name);
    if (!seat || (definition.map.isChain() && !by)) return std::nullopt;
    const PartnerId number = definition.partnerId(*seat, by ? by : SeatId(0));
    if (!number || to.contains(number)) return std::nullopt;
    to.insert(number);
  }
  if (!give || !want) return std::nullopt;
  return offerTrade(*give, *want, to);
}

// "reveal 2 hand brick*2 ore cards knight point*2"
std::string revealText(const Action& action) {
  std::string text = " " + seatText(action.seat) + " hand";
  if (!action.give.isEmpty()) text += " " + toText(action.give);
  text += " cards";
  for (int kind = 0; kind < kCards; ++kind) {
    const int count = action.want[static_cast<Card>(kind)];
    if (count > 0) text += " " + std::string(nameOf(static_cast<Card>(kind)));
    if (count > 1) text += "*" + std::to_string(count);
  }
  return text;
}

std::optional<Action> revealFrom(const GameDefinition& definition, const Words& words) {
  if (words.size() < 4 || words[2] != "hand") return std::nullopt;
  const auto seat = seatFrom(definition, words[1]);
  const auto cut = std::find(words.begin(), words.end(), "cards");
  if (!seat || cut == words.end()) return std::nullopt;
  const auto hand = packFromWords(words.begin() + 3, cut);
  CardCounts cards;
  for (auto word = cut + 1; word != words.end(); ++word) {
    const auto star = word->find('*');
    const auto kind = cardNamed(word->substr(0, star));
    const auto count = star == std::string_view::npos ? std::optional(1) : smallNumber(word->substr(star + 1));
    if (!kind || *kind == Card::Unknown || !count || *count < 1 || *count > 120 || cards[*kind] > 0)
      return std::nullopt;
    cards += CardCounts::of(*kind, *count);
  }
  if (!hand) return std::nullopt;
  return reveal(*seat, *hand, cards);
}

std::optional<Action> placed(ActionKind kind, auto place) {
  if (!place) return std::nullopt;
  return Action::of(kind, static_cast<int>(place->value));
}

/// "knight", and where it helps "knight ore" or the robber that it drives away: "knight 2#3,0" (9.14).
std::optional<Action> knightFrom(const GameDefinition& definition, const Words& words) {
  if (words.size() == 1) return playKnight();
  if (words.size() > 2 || !definition.map.isChain()) return std::nullopt;
  const auto card = resourceNamed(words[1]);
  if (card && *card != Resource::Unknown) return playKnight(*card);
  const auto hex = definition.map.hexNamed(words[1]);
  return hex ? std::optional(playKnight(*hex)) : std::nullopt;
}

/// "robber 0,1 2" or "pirate 0,1 -".
std::optional<Action> robberFrom(const GameDefinition& definition, ActionKind kind, const Words& words) {
  const auto move = kind == ActionKind::Robber ? moveRobber : movePirate;
  const auto hex = definition.map.hexNamed(words[1]);
  if (!hex) return std::nullopt;
  if (words[2] == "-") return move(*hex, SeatId{});
  const auto victim = seatFrom(definition, words[2]);
  if (!victim) return std::nullopt;
  return move(*hex, *victim);
}

std::optional<Action> shipMoveFrom(const GameDefinition& definition, const Words& words) {
  const auto from = definition.map.edgeNamed(words[1]), to = definition.map.edgeNamed(words[2]);
  return from && to ? std::optional(moveShip(*from, *to)) : std::nullopt;
}

// "accept 2", and for those who did not see the offer: "accept 2 wool for ore*2".
std::string answerText(const Action& action) {
  std::string text = " " + seatText(action.seat);
  if (action.give.isEmpty() && action.want.isEmpty()) return text;
  const auto side = [](CardCounts pack) { return pack.isEmpty() ? std::string() : " " + toText(pack); };
  return text + side(action.give) + " for" + side(action.want);
}

std::optional<Action> answerFrom(const GameDefinition& definition, ActionKind kind, const Words& words) {
  const auto seat = words.size() >= 2 ? seatFrom(definition, words[1]) : std::nullopt;
  if (!seat) return std::nullopt;
  Action action = tableMove(kind, *seat);
  if (words.size() == 2) return action;
  const auto cut = std::find(words.begin() + 2, words.end(), "for");
  if (cut == words.end()) return std::nullopt;
  const auto give = packFromWords(words.begin() + 2, cut);
  const auto want = packFromWords(cut + 1, words.end());
  if (!give || !want) return std::nullopt;
  action.give = *give;
  action.want = *want;
  return action;
}

std::optional<Action> aboutSeat(const GameDefinition& definition, ActionKind kind, std::string_view text) {
  const auto seat = seatFrom(definition, text);
  if (!seat) return std::nullopt;
  return tableMove(kind, *seat);
}

constexpr const char* kLimitIsOver = " limit";  // "timeUp limit" (9.22)
constexpr const char* kByNewcomer = " new";     // "seatTaken 3 new" (9.20)

std::optional<Action> takenFrom(const GameDefinition& definition, const Words& words) {
  const bool isNew = words.size() == 3 && words[2] == "new";
  const auto seat = words.size() == 2 || isNew ? seatFrom(definition, words[1]) : std::nullopt;
  if (!seat) return std::nullopt;
  return seatTaken(*seat, isNew ? Newcomer::Yes : Newcomer::No);
}

std::optional<Action> naming(ActionKind kind, const Words& words) {
  Action action;
  action.kind = kind;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto resource = resourceNamed(words[i]);
    if (!resource || *resource == Resource::Unknown) return std::nullopt;
    (i == 1 ? action.first : action.second) = *resource;
  }
  return action;
}

}  // namespace

std::string toText(CardCounts resources) {
  std::string text;
  for (Resource kind : kAllResources) {
    const int count = resources[kind];
    if (count == 0) continue;
    if (!text.empty()) text += ' ';
    text += nameOf(kind);
    if (count > 1) text += "*" + std::to_string(count);
  }
  return text;
}

std::optional<CardCounts> packFrom(std::string_view text) {
  if (text.empty()) return CardCounts{};
  const Words words = split(text, ' ');
  return packFromWords(words.begin(), words.end());
}

std::string toText(const GameDefinition& definition, const Action& action, SeatId by) {
  std::string text(kWords[static_cast<std::size_t>(action.kind)]);
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Settlement || kind == StartCards || kind == StartCity || kind == City)
    return text + " " + definition.map.name(action.corner());
  if (kind == Knight) {
    if (action.hasPlace()) return text + " " + definition.map.name(action.hex());
    return action.first == Resource::None ? text : text + " " + std::string(nameOf(action.first));
  }
  if (kind == Road || kind == Ship) return text + " " + definition.map.name(action.edge());
  if (kind == MoveShip)
    return text + " " + definition.map.name(action.edge()) + " " + definition.map.name(action.target());
  if (kind == Robber || kind == Pirate)
    return text + " " + definition.map.name(action.hex()) + " " + seatText(action.seat);
  if (kind == Gold) return action.want.isEmpty() ? text : text + " " + toText(action.want);
  if (kind == Discard) return action.give.isEmpty() ? text : text + " " + toText(action.give);
  if (kind == Offer) return action.asked().isEmpty() ? text : text + offerText(definition, action, by);
  if (kind == YearOfPlenty || kind == Monopoly || kind == Bank) {
    text += " " + std::string(nameOf(action.first));
    return action.second == Resource::None ? text : text + " " + std::string(nameOf(action.second));
  }
  if (kind == StrikeAnswer) return text + " " + seatText(action.seat) + " " + seatText(action.acceptor());
  if (kind == Reveal) return text + revealText(action);
  if (kind == Accept || kind == Confirm) return text + answerText(action);
  if (kind == WantBuild) return text + (action.number() != 0 ? " on" : " off");
  if (kind == TimeUp && !action.seat && action.number() != 0) return text + kLimitIsOver;
  if (kind == SeatTaken) return text + " " + seatText(action.seat) + (action.number() != 0 ? kByNewcomer : "");
  return action.seat ? text + " " + seatText(action.seat) : text;
}

std::optional<Action> actionFrom(const GameDefinition& definition, std::string_view text, SeatId by) {
  const Words words = split(text, ' ');
  const auto word = std::find(kWords.begin(), kWords.end(), words[0]);
  if (word == kWords.end()) return std::nullopt;
  const auto kind = static_cast<ActionKind>(word - kWords.begin());
  const std::size_t arguments = words.size() - 1;
  using enum ActionKind;
  if (kind == Knight) return knightFrom(definition, words);
  if (kind == Settlement || kind == StartCards || kind == StartCity || kind == City)
    return arguments == 1 ? placed(kind, definition.map.cornerNamed(words[1])) : std::nullopt;
  if (kind == Road || kind == Ship)
    return arguments == 1 ? placed(kind, definition.map.edgeNamed(words[1])) : std::nullopt;
  if (kind == MoveShip) return arguments == 2 ? shipMoveFrom(definition, words) : std::nullopt;
  if (kind == Robber || kind == Pirate) return arguments == 2 ? robberFrom(definition, kind, words) : std::nullopt;
  if (kind == Discard || kind == Gold) {
    const auto cards = packFromWords(words.begin() + 1, words.end());
    return cards ? std::optional(kind == Discard ? discard(*cards) : takeGold(*cards)) : std::nullopt;
  }
  if (kind == Offer) {
    if (arguments == 0) return offerTrade({}, {}, {});
    return offerFrom(definition, words, by);
  }
  if (kind == YearOfPlenty) return arguments == 1 || arguments == 2 ? naming(kind, words) : std::nullopt;
  if (kind == Monopoly) return arguments == 1 ? naming(kind, words) : std::nullopt;
  if (kind == Bank) return arguments == 2 ? naming(kind, words) : std::nullopt;
  if (kind == Accept || kind == Confirm) return answerFrom(definition, kind, words);
  if (kind == TimeUp) {
    if (arguments == 0) return tableMove(kind);
    if (arguments == 1 && words[1] == "limit") return timeUpForAll(TimeLimit::Over);
    return arguments == 1 ? aboutSeat(definition, kind, words[1]) : std::nullopt;
  }
  if (kind == WantBuild) {
    const bool isGood = arguments == 1 && (words[1] == "on" || words[1] == "off");
    return isGood ? std::optional(wantBuild(words[1] == "on" ? BuildWish::On : BuildWish::Off)) : std::nullopt;
  }
  if (kind == SeatTaken) return takenFrom(definition, words);
  if (kind == Decline || kind == WithdrawOffer || kind == SeatLeft || kind == TakeBack)
    return arguments == 1 ? aboutSeat(definition, kind, words[1]) : std::nullopt;
  if (kind == StrikeAnswer) {
    const auto offerer = arguments == 2 ? seatFrom(definition, words[1]) : std::nullopt;
    const auto acceptor = offerer ? seatFrom(definition, words[2]) : std::nullopt;
    return acceptor ? std::optional(strikeAnswer(*offerer, *acceptor)) : std::nullopt;
  }
  if (kind == Reveal) return revealFrom(definition, words);
  return arguments == 0 ? std::optional(tableMove(kind)) : std::nullopt;
}

}  // namespace tapu
