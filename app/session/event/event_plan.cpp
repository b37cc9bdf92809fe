// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_plan.h"

#include <QCborArray>
#include <QCborMap>
#include <QLocale>
#include <algorithm>
#include <set>

#include "app/files/chain_order.h"
#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/text/problem_text.h"
#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"
#include "app/values/options_text.h"
#include "app/wire/names.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostEventName = 40;                     ///< letters
constexpr int kRehearsalGap = 2, kRehearsalStart = 3;  ///< seconds

/// One board of each kind in a row with open ends, in this order.
Chain chainWith(std::initializer_list<Chain::Kind> kinds) {
  Chain chain{kinds, {}, Ends::Open};
  for (std::size_t i = 0; i < chain.kinds.size(); ++i) chain.order.push_back(static_cast<std::uint16_t>(i));
  return chain;
}

/// The first thing that keeps a chain from being played; empty = it can be.
QString faultOf(const Chain& chain) {
  const auto found = problems(chain);
  return found.empty() ? QString() : problemAt(found.front());
}

}  // namespace

QChar EventPlan::letterAt(int place) const { return order.isEmpty() ? QChar() : order[place % order.size()]; }

int EventPlan::named() const {
  int count = 0;
  for (qsizetype seat = 0; seat < std::min<qsizetype>(names.size(), seats()); ++seat) count += !names[seat].isEmpty();
  return count;
}

void EventPlan::setBoards(int count) { boards = std::clamp(count, 1, kMostBoards); }

QString EventPlan::setOrder(const QString& typed) {
  const QString letters = lettersOf(typed);
  QString fault = faultOfOrder(letters, ownLetters());
  if (fault.isEmpty()) order = letters;
  return fault;
}

QString EventPlan::addBoard(const BoardFile& file) {
  const auto letter = freeLetter(ownLetters());
  if (!letter || order.size() == kMostLettersOfOrder)
    //: Why a board cannot be taken into a chain
    return tr("The chain has no room for another kind of board.");
  OwnBoard taken{*letter, file.name(QLocale().name()), file.board};
  if (const QString fault = faultOf(chainWith({{QString(*letter).toStdString(), taken.board}})); !fault.isEmpty())
    return taken.name.isEmpty()
               //: Why a board cannot be taken into a chain; %1 a whole sentence
               ? tr("This board cannot lie in a chain: %1").arg(fault)
               //: Why a board cannot be taken into a chain; %1 name of the board, %2 a whole sentence
               : tr("The board “%1” cannot lie in a chain: %2").arg(isolated(taken.name), fault);
  own.push_back(std::move(taken));
  order += *letter;
  return {};
}

void EventPlan::removeBoard(QChar letter) {
  std::erase_if(own, [&](const OwnBoard& board) { return board.letter == letter; });
  order.remove(letter);
  if (order.isEmpty()) order = u"ABC"_s;
}

void EventPlan::takeChain(const ChainFile& file) {
  own.clear();
  for (const ChainFile::Own& each : file.own)
    own.push_back({each.letter, each.file.name(QLocale().name()), each.file.board});
  order = file.order;
  setBoards(file.boards);
  options.ring = file.ends == Ends::Joined ? RingWhen::Auto : RingWhen::Off;
  if (name.simplified().isEmpty()) name = firstLetters(file.name.simplified(), kMostEventName);
}

void EventPlan::setNames(const QStringList& wanted) {
  names = wanted;
  unread.clear();
}

EventPlan EventPlan::rehearsal(int roundSeconds) const {
  EventPlan plan = *this;
  plan.occasion = Occasion::Rehearsal;
  plan.options.roundSeconds = roundSeconds;
  plan.options.gapSeconds = std::min(options.gapSeconds, kRehearsalGap);
  plan.options.setupSeconds = std::min(options.setupSeconds, kRehearsalStart);
  plan.options.earlyEnd = Switch::Off;
  plan.options.emptySeat = EmptySeat::Bot;
  return plan;
}

QString EventPlan::ownLetters() const {
  QString letters;
  for (const OwnBoard& board : own) letters += board.letter;
  return letters;
}

std::vector<Chain::Kind> EventPlan::kinds() const {
  std::vector<Chain::Kind> all = bigGameBoards();
  for (const OwnBoard& board : own) all.push_back({QString(board.letter).toStdString(), board.board});
  for (Chain::Kind& kind : all) kind.board = boardUnder(options, std::move(kind.board));
  return all;
}

Setup EventPlan::setup() const {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = options;
  setup.chain = chainInOrder(order, boards, endsFor(options), kinds());
  return setup;
}

QString EventPlan::titleOf(QChar letter) const {
  const auto found = std::ranges::find(own, letter, &OwnBoard::letter);
  if (found == own.end() || found->name.isEmpty()) return QString(letter);
  //: A board of a chain; %1 its letter, %2 its name
  return tr("%1 “%2”").arg(letter, isolated(found->name));
}

// Each board by itself, so that the sentence can say which it is.
QString EventPlan::faultOfBoards() const {
  for (const Chain::Kind& kind : setup().chain.kinds)
    if (const QString fault = faultOf(chainWith({kind})); !fault.isEmpty())
      //: Why an event cannot begin; %1 letter and name of a board, %2 a whole sentence
      return tr("Board %1: %2").arg(titleOf(QString::fromStdString(kind.name).front()), fault);
  return {};
}

// Each two boards that are neighbors somewhere.
QString EventPlan::faultOfSeams() const {
  const Chain chain = setup().chain;
  std::set<std::pair<int, int>> seen;
  const int seams = chain.ends == Ends::Joined ? chain.size() : chain.size() - 1;
  for (int k = 0; k < seams; ++k) {
    const int left = chain.order[static_cast<std::size_t>(k)];
    const int right = chain.order[static_cast<std::size_t>((k + 1) % chain.size())];
    if (!seen.emplace(left, right).second) continue;
    Chain pair = chainWith({chain.kinds[static_cast<std::size_t>(left)]});
    if (left != right) pair.kinds.push_back(chain.kinds[static_cast<std::size_t>(right)]);
    pair.order.push_back(left == right ? 0 : 1);
    if (const QString fault = faultOf(pair); !fault.isEmpty()) {
      const auto title = [&](int kind) {
        return titleOf(QString::fromStdString(chain.kinds[static_cast<std::size_t>(kind)].name).front());
      };
      //: Why an event cannot begin; %1 and %2 letters and names of two boards that lie side by side, %3 a whole
      //: sentence
      return tr("Boards %1 and %2 do not fit together: %3").arg(title(left), title(right), fault);
    }
  }
  return {};
}

QString EventPlan::obstacle() const {
  //: Why an event cannot begin
  if (name.simplified().isEmpty()) return tr("Please give the event a name.");
  if (const QString fault = faultOfBoards(); !fault.isEmpty()) return fault;
  if (const QString fault = faultOfSeams(); !fault.isEmpty()) return fault;
  // Only a whole chain shows three boards in one corner, or a ring that does not close. A chain repeats its order, so
  // that a few turns of it show all.
  Setup some = setup();
  const int enough = 3 * static_cast<int>(order.size());
  if (some.chain.size() > enough) some.chain.order.resize(static_cast<std::size_t>(enough));
  const auto found = problems(some);
  return found.empty() ? QString() : problemAt(found.front());
}

QByteArray EventPlan::toJson() const {
  QCborArray ownBoards, seatNames;
  for (const OwnBoard& each : own)
    ownBoards.append(
        QCborMap{{u"letter"_s, QString(each.letter)}, {u"name"_s, each.name}, {u"board"_s, boardToJson(each.board)}});
  for (const QString& each : names) seatNames.append(each);
  return jsonText(QCborMap{{u"tapu"_s, u"event"_s},
                           {u"version"_s, 1},
                           {u"name"_s, name},
                           {u"rehearsal"_s, occasion == Occasion::Rehearsal},
                           {u"options"_s, changedOptions(options, RuleSet::BigGame)},
                           {u"boards"_s, boards},
                           {u"order"_s, order},
                           {u"own"_s, ownBoards},
                           {u"names"_s, seatNames},
                           {u"unread"_s, unread},
                           {u"port"_s, port},
                           {u"listen"_s, listenAt == QHostAddress::Any ? QString() : listenAt.toString()}},
                  Layout::Page);
}

std::optional<EventPlan> EventPlan::fromJson(const QByteArray& text) {
  Complaint complaint;
  const auto value = parseJson(text, complaint);
  if (!value) return std::nullopt;
  Fields fields(*value, {}, complaint);
  EventPlan plan;
  if (fields.text(u"tapu"_s, 10) != "event"_L1 || fields.number(u"version"_s, 1, 1) != 1) return std::nullopt;
  plan.name = fields.name(u"name"_s, kMostEventName);
  if (fields.value(u"rehearsal"_s).toBool()) plan.occasion = Occasion::Rehearsal;
  plan.boards = static_cast<int>(fields.number(u"boards"_s, 1, kMostBoards));
  plan.port = static_cast<quint16>(fields.number(u"port"_s, 0, 65535));
  if (const QString at = fields.text(u"listen"_s, 50); !at.isEmpty()) plan.listenAt = QHostAddress(at);
  const QString wanted = fields.text(u"order"_s, kMostLettersOfOrder);
  const auto options = optionsFrom(fields.value(u"options"_s), RuleSet::BigGame, complaint);
  for (const QCborValue& each : fields.list(u"own"_s, kLastOwnLetter.unicode())) {
    Fields of(each, {}, complaint);
    const QString letter = of.text(u"letter"_s, 1), title = of.name(u"name"_s, 1000);
    const auto board = boardFromJson(of.value(u"board"_s), {}, complaint);
    const bool isLetter = letter.size() == 1 && letter.front() >= kFirstOwnLetter && letter.front() <= kLastOwnLetter;
    if (!complaint.isEmpty() || !board || !isLetter) return std::nullopt;
    plan.own.push_back({letter.front(), title, *board});
  }
  for (const QCborValue& each : fields.list(u"names"_s, kMostSeats)) plan.names << cleanName(each.toString());
  plan.unread = fields.value(u"unread"_s).toString();
  if (!complaint.isEmpty() || !options || !plan.setOrder(wanted).isEmpty()) return std::nullopt;
  plan.options = *options;
  return plan;
}

}  // namespace tapu
