// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/records/career.h"

#include <QDataStream>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "app/files/record_reader.h"
#include "app/files/whole_file.h"
#include "app/session/game/part_result.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/replay/game_story.h"
#include "app/session/saved/game_files.h"
#include "app/session/words/bot_levels.h"
#include "app/text/system_words.h"
#include "app/values/described.h"
#include "app/values/enumerations.h"
#include "engine/rules/course.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr quint32 kIndexMark = 0x54504349;  ///< "TPCI"
/// 1 did not know why a file is left out, 2 nothing of hints, 3 no order, 4 counted turns that a bot played, 5 knew no
/// points of islands and gifts.
constexpr quint32 kIndexVersion = 6;
constexpr qint64 kLargestIndex = 64 * 1024 * 1024;
/// Records up to the first report; each further one brings as many as all before, but not more than can be waited for.
constexpr std::size_t kFirstReport = 20, kMostOfReport = 1000;

// ---- a record -------------------------------------------------------------------------------------------------------

/// The players, and the board they played on.
void tellTable(const RecordHeader& header, CareerGame& game) {
  const Setup& setup = header.setup;
  game.played = header.played;
  game.order = header.order;
  game.rules = setup.ruleSet;
  game.map = setup.options.mapKind;
  game.seats = setup.seats() - static_cast<int>(setup.vacant.size());
  if (!setup.chain.isEmpty()) {
    game.size = setup.chain.size();
  } else {
    game.size = landCells(setup.board);
    if (const BoardFile* shelved = onTheShelf(setup.board)) game.board = shelved->name(u"en"_s);
  }
  int persons = game.seats;
  for (const QString& bot : header.bots) {
    if (bot.isEmpty()) continue;
    --persons;
    if (!game.bots.contains(bot)) game.bots << bot;
  }
  game.bots.sort();
  game.others = header.bots.isEmpty() ? 0 : std::max(0, persons - static_cast<int>(header.here.size()));
}

/// The turns of somebody at this computer, on a chain its rounds.
struct TurnsHere {
  int all = 0, ofBot = 0;  ///< that a bot played in their place
  bool areMostlyOfBot() const { return 2 * ofBot > all; }
  void add(const Event& event, const State& state, SeatId seat, const Setup& setup) {
    const bool isTurn = setup.chain.isEmpty() ? event.kind == EventKind::TurnStarted && event.seat == seat
                                              : event.kind == EventKind::Rolled;
    if (!isTurn) return;
    ++all;
    ofBot += state.seat(seat).presence == Presence::Away ? 1 : 0;
  }
};

/// Leaves those out of whose turns a bot played most.
void leaveOut(RecordHeader& header, const std::vector<TurnsHere>& turns) {
  for (std::size_t i = turns.size(); i-- > 0;) {
    if (!turns[i].areMostlyOfBot()) continue;
    const auto at = static_cast<std::ptrdiff_t>(i);
    header.here.erase(header.here.begin() + at);
    if (i < header.hints.size()) header.hints.erase(header.hints.begin() + at);
  }
}

/// The end for those who played at this computer.
void tellEnd(const RecordHeader& header, const Game& played, CareerGame& game) {
  const State& end = played.state();
  game.isWon = static_cast<bool>(end.head.winner);
  game.rounds = game.turns = static_cast<int>(end.head.round);
  const auto table = standings(played.definition(), end);
  for (std::size_t i = 0; i < header.here.size(); ++i) {
    const SeatId seat = header.here[i];
    CareerGame::Person person;
    if (i < header.hints.size()) person.hints = header.hints[i];
    person.name = header.names.value(seat.value);
    person.hasWon = end.head.winner == seat;
    person.from = pointSources(played.definition(), end, seat);
    person.from.seat = {};  // another one in each game
    const auto row = std::ranges::find(table, seat, &Standing::seat);
    if (row != table.end()) {
      person.place = row->rank;
      person.points = row->points;
    }
    game.here.push_back(person);
  }
}

/// The events on one board.
void tellStory(const RecordHeader& header, const Game& played, CareerGame& game) {
  const GameStory story = storyOf(played.definition(), header.seenBy, played.log());
  game.throws = story.throws;
  game.turns = story.turnCount();
  for (std::size_t i = 0; i < game.here.size(); ++i) {
    const auto seat = static_cast<std::size_t>(header.here[i].value);
    const SeatStory& told = story.seats[seat];
    for (const int trades : story.trades[seat]) game.here[i].trades += trades;
    game.here[i].offers = told.offers;
    game.here[i].discarded = told.of(CardWay::Discarded).total();
    game.here[i].robbed = told.robbed;
  }
}

/// A Big Game that a guest knows in part.
std::optional<CareerGame> gameOfPart(const QString& path, LeftOutWhy& why) {
  QFile file(path);
  if (file.size() > kLargestResult) {
    why.reason = LeftOutReason::ResultTooLarge;
    return std::nullopt;
  }
  if (!file.open(QIODevice::ReadOnly)) {
    why.reason = LeftOutReason::NotOpened;
    return std::nullopt;
  }
  const QByteArray text = file.read(kLargestResult);
  if (text.isEmpty()) {
    why.reason = LeftOutReason::Empty;
    return std::nullopt;
  }
  Complaint complaint;
  const auto result = partResultFrom(text, complaint);
  if (!result) {
    why.reason = isLaterResult(text) ? LeftOutReason::Later : LeftOutReason::NoResult;
    return std::nullopt;
  }
  CareerGame game;
  game.played = result->played;
  game.order = result->order;
  game.rules = RuleSet::BigGame;
  game.size = result->boards;
  game.seats = result->seats;
  game.others = result->seats - 1;
  game.rounds = game.turns = result->rounds;
  game.isWon = result->isWon;
  CareerGame::Person person;
  person.name = result->name;
  person.place = result->place;
  person.hints = result->hints;
  person.from = result->from;
  person.points = result->from.total();
  person.hasWon = result->hasWon;
  game.here = {person};
  return game;
}

/// Why this record, read up to `step`, cannot be counted.
LeftOutWhy whyNotCounted(const RecordReader& reader, RecordReader::Step step, const Complaint& complaint) {
  if (step == RecordReader::Step::Fault)
    return {reader.isTorn() ? LeftOutReason::Torn : LeftOutReason::BadLine, complaint.line};
  if (reader.game().state().head.phase != Phase::Over) return {LeftOutReason::NotOver};
  return {LeftOutReason::NobodyHere};
}

LeftOutReason whyNoRecord(const QFile& file, const RecordReader& reader) {
  if (file.size() == 0) return LeftOutReason::Empty;
  return reader.isLater() ? LeftOutReason::Later : LeftOutReason::NoRecord;
}

std::optional<CareerGame> gameOfRecord(const QString& path, LeftOutWhy& why, const std::stop_token& stop) {
  QFile file(path);
  if (file.size() > kLargestRecord) {
    why.reason = LeftOutReason::TooLarge;
    return std::nullopt;
  }
  if (!file.open(QIODevice::ReadOnly)) {
    why.reason = LeftOutReason::NotOpened;
    return std::nullopt;
  }
  Complaint complaint;
  RecordReader reader(file);
  if (!reader.start(complaint)) {
    why.reason = whyNoRecord(file, reader);
    return std::nullopt;
  }
  std::vector<Event> told;
  reader.tell(Observer{&told});
  CareerGame game;
  RecordHeader header = reader.header();
  if (header.here.empty() && header.seenBy && !header.seenBy->isWatcher()) header.here = {header.seenBy->seat()};
  const bool isOnChain = !header.setup.chain.isEmpty();
  std::vector<TurnsHere> turns(header.here.size());
  auto step = reader.next(complaint);
  for (; step == RecordReader::Step::Moved; step = reader.next(complaint)) {
    if (stop.stop_requested()) return std::nullopt;
    for (const Event& event : told) {
      if (isOnChain && event.kind == EventKind::Rolled) ++game.throws.at(event.count + event.more);
      for (std::size_t i = 0; i < turns.size(); ++i)
        turns[i].add(event, reader.game().state(), header.here[i], header.setup);
    }
    told.clear();
  }
  const bool isOver = reader.game().state().head.phase == Phase::Over;
  if (step != RecordReader::Step::End || header.here.empty() || !isOver) {
    why = whyNotCounted(reader, step, complaint);
    return std::nullopt;
  }
  tellTable(header, game);
  leaveOut(header, turns);
  if (header.here.empty()) {
    why.reason = LeftOutReason::PlayedByBot;
    return std::nullopt;
  }
  tellEnd(header, reader.game(), game);
  if (!isOnChain && !header.position) tellStory(header, reader.game(), game);
  return game;
}

}  // namespace

std::optional<CareerGame> careerGameOf(const QString& path, LeftOutWhy& why, const std::stop_token& stop) {
  why = {isPipeOrDevice(path) ? LeftOutReason::NoFile : LeftOutReason::None};
  if (why != LeftOutWhy()) return {};
  auto game = isPartResult(path) ? gameOfPart(path, why) : gameOfRecord(path, why, stop);
  if (!game) return {};
  game->file = QFileInfo(path).fileName();
  if (!game->played.isValid()) game->played = QFileInfo(path).lastModified().toUTC();
  if (game->order == 0) game->order = game->played.toMSecsSinceEpoch();
  return game;
}

const CareerGame::Person& CareerGame::of(const QString& name) const {
  const auto found = std::ranges::find(here, name, &Person::name);
  return found == here.end() ? here.front() : *found;
}

// ---- the index ------------------------------------------------------------------------------------------------------

template <>
inline constexpr MapKind kLast<MapKind> = MapKind::File;
template <>
inline constexpr LeftOutReason kLast<LeftOutReason> = LeftOutReason::kLast;

namespace {

void fields(auto& archive, Like<CareerGame::Person> auto& person) {
  auto& from = person.from;
  archive(person.name, person.place, person.points, person.hasWon, from.settlements, from.cities, from.longestRoad,
          from.largestArmy, from.cards, from.bonus, from.islands, from.gifts, person.trades, person.offers,
          person.discarded, person.robbed, person.hints);
}

void fields(auto& archive, Like<CareerGame> auto& game) {
  archive(game.played, game.order, game.rules, game.map, game.board, game.size, game.seats, game.others, game.bots,
          game.rounds, game.turns, game.isWon);
  for (auto& each : game.throws) archive(each);
  archive(game.here);
}

void fields(auto& archive, Like<CareerIndex::Entry> auto& entry) {
  bool isCounted = entry.game.has_value();
  archive(entry.bytes, entry.changedMs, isCounted);
  if (!isCounted) return archive(entry.why.reason, entry.why.line);
  if constexpr (requires { entry.game.emplace(); }) entry.game.emplace();
  fields(archive, *entry.game);
}

class IndexWriter {
 public:
  explicit IndexWriter(QDataStream& stream) : stream_(stream) {}
  void operator()(const auto&... values) { (put(values), ...); }

 private:
  void put(const auto& value) { stream_ << value; }
  void put(const QDateTime& time) { stream_ << time.toSecsSinceEpoch(); }
  template <class Kind>
  requires std::is_enum_v<Kind>
  void put(const Kind& kind) { stream_ << static_cast<quint8>(kind); }
  void put(const std::vector<CareerGame::Person>& persons) {
    stream_ << static_cast<quint32>(persons.size());
    for (const auto& each : persons) fields(*this, each);
  }
  QDataStream& stream_;
};

/// Bytes that no writer writes leave the stream in another state than `Ok`.
class IndexReader {
 public:
  explicit IndexReader(QDataStream& stream) : stream_(stream) {}
  void operator()(auto&... values) { (take(values), ...); }

 private:
  void take(auto& value) { stream_ >> value; }
  void take(QDateTime& time) {
    qint64 seconds = 0;
    stream_ >> seconds;
    time = QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
  }
  template <class Kind>
  requires std::is_enum_v<Kind>
  void take(Kind& kind) {
    quint8 number = 0;
    stream_ >> number;
    if (number > static_cast<quint8>(kLast<Kind>)) stream_.setStatus(QDataStream::ReadCorruptData);
    kind = static_cast<Kind>(number);
  }
  void take(std::vector<CareerGame::Person>& persons) {
    quint32 count = 0;
    stream_ >> count;
    if (count < 1 || count > static_cast<quint32>(kMostSeats)) stream_.setStatus(QDataStream::ReadCorruptData);
    for (quint32 i = 0; i < count && stream_.status() == QDataStream::Ok; ++i) fields(*this, persons.emplace_back());
  }
  QDataStream& stream_;
};

}  // namespace

bool CareerIndex::Entry::isLasting() const {
  return why.reason != LeftOutReason::NotOpened && why.reason != LeftOutReason::NoFile;
}

CareerIndex CareerIndex::from(const QString& path) {
  CareerIndex index;
  Complaint complaint;
  if (isPipeOrDevice(path) || !QFileInfo(path).isFile()) return {};
  const auto bytes = readFile(path, kLargestIndex, complaint);
  if (!bytes) return {};
  QDataStream in(*bytes);
  in.setVersion(QDataStream::Qt_6_4);
  quint32 mark = 0, version = 0, count = 0;
  in >> mark >> version >> count;
  if (mark != kIndexMark || version != kIndexVersion) return {};
  IndexReader archive(in);
  for (quint32 i = 0; i < count; ++i) {
    QString name;
    Entry entry;
    in >> name;
    fields(archive, entry);
    const bool isSound = entry.game || (entry.why.reason != LeftOutReason::None && entry.why.line >= 0);
    if (!isSound || in.status() != QDataStream::Ok) return {};
    if (entry.game) entry.game->file = name;
    index.entries.insert(name, std::move(entry));
  }
  return index;
}

void CareerIndex::save(const QString& path) const {
  QByteArray bytes;
  QDataStream out(&bytes, QIODevice::WriteOnly);
  out.setVersion(QDataStream::Qt_6_4);
  const auto lasting = std::ranges::count_if(entries, &Entry::isLasting);
  out << kIndexMark << kIndexVersion << static_cast<quint32>(lasting);
  IndexWriter archive(out);
  for (auto it = entries.begin(); it != entries.end(); ++it) {
    if (!it->isLasting()) continue;
    out << it.key();
    fields(archive, *it);
  }
  Complaint complaint;
  writeFile(path, bytes, complaint);
}

// ---- the folder -----------------------------------------------------------------------------------------------------

Career::Career(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {
  reader_.setMaxThreadCount(1);
}

Career::~Career() {
  stop_.request_stop();
  reader_.waitForDone();
}

QString Career::indexPath() const { return folder_ + u"/index"_s; }

void Career::look() {
  ++round_;
  if (!std::exchange(isIndexRead_, true)) index_ = CareerIndex::from(indexPath());
  QHash<QString, CareerIndex::Entry> known;
  std::vector<Read> unread;
  QDirIterator files(folder_, {u"*.tapu"_s, u"*.result"_s}, QDir::Files | QDir::System);
  while (files.hasNext()) {
    files.next();
    const QFileInfo file = files.fileInfo();
    const CareerIndex::Entry now{file.size(), file.lastModified().toMSecsSinceEpoch(), {}, {}};
    const auto before = index_.entries.constFind(file.fileName());
    const bool isKnown = before != index_.entries.cend() && before->bytes == now.bytes &&
                         before->changedMs == now.changedMs && before->isLasting();
    if (isKnown)
      known.insert(file.fileName(), *before);
    else
      unread.push_back({file.fileName(), now});
  }
  index_.entries = std::move(known);
  unread_ = static_cast<int>(unread.size());
  gather();
  if (unread.empty()) return;
  reader_.start([this, unread = std::move(unread), round = round_, stop = stop_.get_token()]() mutable {
    std::vector<Read> read;
    std::size_t told = 0;
    for (Read& each : unread) {
      each.entry.game = careerGameOf(folder_ + u'/' + each.name, each.entry.why, stop);
      if (stop.stop_requested()) return;
      read.push_back(std::move(each));
      // A report is sorted in and shown as a whole, so that thousands of records have few of them.
      if (read.size() < std::clamp(told, kFirstReport, kMostOfReport) && &each != &unread.back()) continue;
      told += read.size();
      QMetaObject::invokeMethod(
          this, [this, round, part = std::exchange(read, {})] { take(part, round); }, Qt::QueuedConnection);
    }
  });
}

void Career::take(const std::vector<Read>& read, int round) {
  if (round != round_) return;
  for (const Read& each : read) index_.entries.insert(each.name, each.entry);
  unread_ -= static_cast<int>(read.size());
  if (unread_ == 0) index_.save(indexPath());
  gather();
}

void Career::gather() {
  games_.clear();
  skipped_ = 0;
  for (const CareerIndex::Entry& each : std::as_const(index_.entries))
    each.game ? games_.push_back(*each.game) : static_cast<void>(++skipped_);
  std::ranges::sort(games_, {}, [](const CareerGame& game) { return std::pair(game.order, game.file); });
  Q_EMIT changed();
}

std::vector<LeftOut> Career::leftOut() const {
  std::vector<LeftOut> files;
  for (auto it = index_.entries.begin(); it != index_.entries.end(); ++it)
    if (!it->game) files.push_back({it.key(), it->why});
  std::ranges::sort(files, {}, &LeftOut::file);
  return files;
}

Career::SetAside Career::setAside(const QDate& today) {
  SetAside done;
  QDir dir(folder_);
  const QString day = u"until %1"_s.arg(today.toString(Qt::ISODate));
  QString name = day;
  for (int i = 2; dir.exists(name); ++i) name = u"%1 (%2)"_s.arg(day).arg(i);
  const bool isMade = dir.mkdir(name);
  bool isDone = isMade;
  if (!isMade) done.reason = GameFiles::whyNotWritable(folder_);
  for (const CareerGame& game : games_) {
    QFile file(dir.filePath(game.file));
    if (!isDone || file.rename(dir.filePath(name + u'/' + game.file))) continue;
    isDone = false;
    done.reason = systemWords(file.errorString());
  }
  if (isDone) done.folder = dir.filePath(name);
  look();
  return done;
}

// ---- sums -----------------------------------------------------------------------------------------------------------

bool CareerFilter::fits(const CareerGame& game, const CareerGame::Person& person) const {
  const auto isOfLevel = [this](const QString& bot) { return isBot(bot) && levelOf(bot) == level; };
  const bool fitsHints = hints == Hints::Any || (hints == Hints::Some) == (person.hints > 0);
  return (!rules || game.rules == *rules) && (seats == 0 || game.seats == seats) && fitsHints &&
         (level.isEmpty() || std::ranges::any_of(game.bots, isOfLevel));
}

void CareerSum::add(const CareerGame& game, const CareerGame::Person& person) {
  ++games;
  places += person.place;
  points += person.points;
  mostPoints = std::max(mostPoints, person.points);
  streak = person.hasWon ? streak + 1 : 0;
  bestStreak = std::max(bestStreak, streak);
  if (person.hasWon) {
    ++won;
    fewestRounds = fewestRounds == 0 ? game.rounds : std::min(fewestRounds, game.rounds);
  }
  from.settlements += person.from.settlements;
  from.cities += person.from.cities;
  from.longestRoad += person.from.longestRoad;
  from.largestArmy += person.from.largestArmy;
  from.cards += person.from.cards;
  from.bonus += person.from.bonus;
  from.islands += person.from.islands;
  from.gifts += person.from.gifts;
  roads += person.from.longestRoad > 0 ? 1 : 0;
  armies += person.from.largestArmy > 0 ? 1 : 0;
  trades += person.trades;
  offers += person.offers;
  discarded += person.discarded;
  robbed += person.robbed;
  for (std::size_t i = 0; i < throws.size(); ++i) throws[i] += game.throws[i];
}

CareerSum summed(const std::vector<const CareerGame*>& games, const QString& me) {
  CareerSum sum;
  for (const CareerGame* game : games) sum.add(*game, game->of(me));
  return sum;
}

}  // namespace tapu
