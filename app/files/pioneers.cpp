// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/pioneers.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <map>
#include <set>

#include "app/files/text_encoding.h"
#include "app/text/problem_text.h"
#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"
#include "app/values/options_text.h"
#include "engine/board/places.h"
#include "engine/board/topology.h"
#include "engine/state/options.h"
#include "engine/state/reach.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr qsizetype kMostPioneersBytes = 1024 * 1024;
constexpr int kMostAcross = 32;
constexpr qsizetype kMostWords = 2000;  ///< UTF-16 units of a title

// Decks in place of the dice, and their cards that are left when they are shuffled, in a file that does not say.
constexpr int kUsualDecks = 2, kUsualRemoved = 5;

// Numbers that we have, or whose usual value we play with; any other value is a loss.
struct Scalar {
  const char* name;
  int usual;  ///< the value that loses nothing
};
constexpr std::array kScalars{Scalar{"num-roads", 15},
                              Scalar{"num-bridges", 0},
                              Scalar{"num-ships", 15},
                              Scalar{"num-settlements", 5},
                              Scalar{"num-cities", 4},
                              Scalar{"num-city-walls", 0},
                              Scalar{"victory-points", 10},
                              Scalar{"sevens-rule", 0},
                              Scalar{"num-dice-decks", kUsualDecks},
                              Scalar{"num-removed-dice-cards", kUsualRemoved}};
constexpr std::array kCardWords{"develop-soldier",  "develop-chapel",  "develop-university",
                                "develop-governor", "develop-library", "develop-market",
                                "develop-road",     "develop-plenty",  "develop-monopoly"};
constexpr std::array kFlags{"random-terrain", "strict-trade", "use-dice-deck", "check-victory-at-end-of-turn",
                            "use-pirate"};
constexpr std::array kOthers{
    "num-players", "resource-count", "domestic-trade", "island-discovery-bonus", "title", "desc", "#", "chits", "map",
    "nosetup",     "new-rule",       "variant"};

// Facings count against the clock from the east; our sides go with it from the northeast.
constexpr std::array kSideOfFacing{1, 0, 5, 4, 3, 2};
// So do nodes from the upper right; our corners go with it from the top.
constexpr std::array kCornerOfNode{1, 0, 5, 4, 3, 2};

struct Text {
  Q_DECLARE_TR_FUNCTIONS(Pioneers)
};

/// The meaning of a word of a file that we leave out, without the number behind it.
struct Meaning {
  const char* word;
  const char* thing;
};
constexpr Meaning kMeanings[] = {
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"nosetup", QT_TRANSLATE_NOOP("Pioneers", "corners where nobody may begin")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"new-rule", QT_TRANSLATE_NOOP("Pioneers", "a rule of its own")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"variant", QT_TRANSLATE_NOOP("Pioneers", "a variant of the rules")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"island-discovery-bonus", QT_TRANSLATE_NOOP("Pioneers", "points for the first settlement on an island")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"random-terrain", QT_TRANSLATE_NOOP("Pioneers", "terrain that is shuffled for each game")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"+", QT_TRANSLATE_NOOP("Pioneers", "hexes that stay in place when the terrain is shuffled")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"check-victory-at-end-of-turn", QT_TRANSLATE_NOOP("Pioneers", "a victory only at the end of a turn")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"use-pirate", QT_TRANSLATE_NOOP("Pioneers", "the pirate")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"sevens-rule", QT_TRANSLATE_NOOP("Pioneers", "another rule for a seven in the first turns")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"num-roads", QT_TRANSLATE_NOOP("Pioneers", "another number of roads")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"num-bridges", QT_TRANSLATE_NOOP("Pioneers", "bridges")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"num-ships", QT_TRANSLATE_NOOP("Pioneers", "another number of ships")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"num-settlements", QT_TRANSLATE_NOOP("Pioneers", "another number of settlements")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"num-cities", QT_TRANSLATE_NOOP("Pioneers", "another number of cities")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"num-city-walls", QT_TRANSLATE_NOOP("Pioneers", "city walls")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"resource-count", QT_TRANSLATE_NOOP("Pioneers", "so many cards of each resource in the bank")},
    //: In a list of what a file of the program Pioneers has and Tapu has not
    {"develop", QT_TRANSLATE_NOOP("Pioneers", "a deck with so many development cards")},
};

/// `word` may have a number behind it: "num-bridges 3".
QString thingOf(const QString& word) {
  const QString first = word.section(u' ', 0, 0);
  const auto known =
      std::ranges::find_if(kMeanings, [&](const Meaning& each) { return first == QString::fromUtf8(each.word); });
  return known == std::end(kMeanings) ? first : Text::tr(known->thing);
}

/// A cell of the map as it is written.
struct Drawn {
  GridPlace at;
  char kind = '-';
  std::optional<int> position = {};  ///< in the sequence of numbers
  bool hasPirate = false;
  char port = 0;
  int facing = 0;
  int line = 0, column = 0;
};

/// Reads a whole file, line by line.
class PioneersReader {
 public:
  PioneersReader(const QByteArray& text, QStringList& losses, Complaint& complaint)
      : lines_(text.split('\n')), losses_(losses), complaint_(complaint) {}

  std::optional<BoardFile> read() {
    for (line_ = 1; line_ <= lines_.size() && ok(); ++line_) {
      QByteArray line = lines_[line_ - 1];
      if (line_ == 1 && line.startsWith("\xef\xbb\xbf")) line = line.mid(3);
      while (line.endsWith('\r') || line.endsWith(' ') || line.endsWith('\t')) line.chop(1);
      inMap_ ? mapLine(line) : statement(line);
    }
    if (ok() && !hadMap_)
      //: A fault in a file of the program Pioneers
      fail(0, Text::tr("The file has no map."));
    if (ok() && !hadTitle_)
      //: A fault in a file of the program Pioneers; “title” is to be typed like that
      fail(0, Text::tr("The file has no “title”."));
    if (ok()) build();
    return ok() ? std::optional(file_) : std::nullopt;
  }

 private:
  bool ok() const { return complaint_.isEmpty(); }
  void fail(int line, const QString& sentence) {
    if (!ok()) return;
    complaint_.sentence = shownLine(sentence, kMostWords);  // it may quote the file
    complaint_.line = line;
  }
  void outOfRange(const QString& value) {
    //: A fault in a file of the program Pioneers; %1 number of a column, %2 what stands there
    fail(line_,
         Text::tr("Column %1: the value “%2” cannot be.").arg(QString::number(column_), firstLetters(value, 40)));
  }
  void lose(const QString& sentence) {
    if (!losses_.contains(sentence)) losses_ << sentence;
  }
  void leftOut(const QString& word) {
    //: A loss when a file of the program Pioneers is opened; %1 what was left out, %2 the word of that file for it
    lose(Text::tr("Left out, since it cannot be played here: %1 (%2).").arg(thingOf(word), word));
  }

  QString shownWords(const QByteArray& rest) {
    const QString raw = words(rest);
    return shownLine(raw, raw.size());
  }
  /// The part of a title or a description that a file of ours can hold.
  QString kept(const QString& text) {
    if (text.size() > kMostWords)
      //: A loss when a file of the program Pioneers is opened; %1 a number
      lose(Text::tr("Title or description is longer than %1 characters: the rest was left out.").arg(kMostWords));
    return shownText(text, kMostWords);
  }

  /// Text by people: Pioneers took the bytes as they came, and files from before UTF-8 have Latin-1.
  QString words(const QByteArray& rest) {
    const DecodedLine decoded = decodedLine(rest.trimmed());
    if (decoded.from == DecodedLine::From::Latin1)
      //: A loss when a file of the program Pioneers is opened. UTF-8 and Latin-1 are the names of encodings of text
      //: files
      lose(Text::tr("Title and description are not written in UTF-8; they were read as Latin-1."));
    return decoded.text;
  }

  static QByteArray keywordOf(const QByteArray& line) {
    QByteArray best;  // words match by their beginnings, the longest wins
    const auto consider = [&](const char* word) {
      if (line.startsWith(word) && std::strlen(word) > static_cast<std::size_t>(best.size())) best = word;
    };
    for (const Scalar& scalar : kScalars) consider(scalar.name);
    for (const char* word : kCardWords) consider(word);
    for (const char* word : kFlags) consider(word);
    for (const char* word : kOthers) consider(word);
    return best;
  }

  std::optional<int> number(const QByteArray& text, int least, int most) {
    bool isNumber = text.isEmpty();
    const int value = text.isEmpty() ? 0 : text.trimmed().toInt(&isNumber);
    if (isNumber && value >= least && value <= most && !text.contains('\0')) return value;
    outOfRange(QString::fromUtf8(text.trimmed()));
    return std::nullopt;
  }

  void statement(QByteArray line) {
    column_ = 1;
    while (line.startsWith(' ') || line.startsWith('\t')) {
      line = line.mid(1);
      ++column_;
    }
    if (line.isEmpty()) return;
    const QByteArray word = keywordOf(line);
    if (word.isEmpty())
      //: A fault in a file of the program Pioneers; %1 number of a column, %2 what stands there
      return fail(line_, Text::tr("Column %1: “%2” is no statement of a Pioneers game.")
                             .arg(QString::number(column_), firstLetters(QString::fromUtf8(line), 40)));
    const QByteArray rest = line.mid(word.size());
    column_ += static_cast<int>(word.size());
    if (word == "map") {
      if (hadMap_)
        //: A fault in a file of the program Pioneers
        return fail(line_, Text::tr("The file has two maps."));
      inMap_ = hadMap_ = true;
    } else if (word == "title") {
      hadTitle_ = true;
      file_.names = {{QString(), kept(shownWords(rest))}};
    } else if (word == "desc") {
      QString& text = file_.descriptions[QString()];
      text = kept(text + (text.isEmpty() ? u""_s : u"\n"_s) + shownWords(rest));
    } else if (word == "#") {
      return;  // a remark for whoever reads the file
    } else if (word == "chits") {
      chits(rest);
    } else if (word == "nosetup") {
      noSetup(rest);
    } else if (word == "island-discovery-bonus") {
      discoveryBonus(rest);
    } else if (word == "use-pirate") {
      usesPirate_ = true;
    } else if (word == "use-dice-deck") {
      usesDeck_ = true;
    } else if (word == "new-rule" || word == "variant") {
      leftOut(QString::fromLatin1(word));
    } else if (word == "domestic-trade") {
      trades_ = true;
    } else if (word == "strict-trade") {
      file_.options[u"turn.phases"_s] = u"strict"_s;  // 4.3: no trade after the first build
    } else if (std::ranges::any_of(kFlags, [&](const char* flag) { return word == flag; })) {
      leftOut(QString::fromLatin1(word));
    } else {
      scalar(word, rest);
    }
  }

  void scalar(const QByteArray& word, const QByteArray& rest) {
    const bool isPlayers = word == "num-players";
    const auto value = number(rest, isPlayers ? 1 : 0, isPlayers ? 8 : 999);
    if (!value) return;
    if (isPlayers) {
      const int seats = within("seats.count", *value);
      //: A loss when a file of the program Pioneers is opened; %1 and %2 numbers of players
      if (seats != *value)
        lose(Text::tr("The board is meant for %1 players; here it has %2 seats.").arg(*value).arg(seats));
    } else if (word == "victory-points") {
      const int target = within("victory.target", *value);
      if (target != *value)
        //: A loss when a file of the program Pioneers is opened; %1 and %2 numbers of victory points
        lose(Text::tr("There a game is won with %1 victory points, here with %2.").arg(*value).arg(target));
    } else if (word == "resource-count") {
      if (*value >= 1 && *value <= 99)
        file_.options[u"bank.perResource"_s] = *value;
      else
        leftOut(u"resource-count %1"_s.arg(*value));
    } else if (word == "num-dice-decks") {
      decks_ = *value;
    } else if (word == "num-removed-dice-cards") {
      removed_ = *value;
    } else if (std::ranges::any_of(kCardWords, [&](const char* card) { return word == card; })) {
      cards_[word] = *value;
    } else {
      const auto known = std::ranges::find_if(kScalars, [&](const Scalar& each) { return word == each.name; });
      const bool isShips = word == "num-ships";
      if (isShips && *value > 0) file_.board.ships = AsksForShips::Yes;
      if (known != kScalars.end() && *value != known->usual && !(isShips && *value == 0))
        leftOut(u"%1 %2"_s.arg(QString::fromLatin1(word)).arg(*value));
    }
  }

  /// Numbers between signs of any kind; false: one is out of range.
  bool numbers(const QByteArray& rest, int least, int most, std::vector<int>& found) {
    QByteArray spaced = rest;
    for (char& letter : spaced)
      if (letter == ',' || letter == '\t') letter = ' ';
    for (const QByteArray& each : spaced.simplified().split(' ')) {
      const auto value = number(each, least, most);
      if (!value) return false;
      found.push_back(*value);
    }
    return true;
  }

  /// "nosetup X Y POS": a corner by its hex, counted in the map from 0.
  void noSetup(const QByteArray& rest) {
    std::vector<int> at;
    if (!numbers(rest, 0, kMostAcross - 1, at)) return;
    if (at.size() != 3 || at[2] >= kSides) return outOfRange(QString::fromUtf8(rest.trimmed()));
    file_.board.noStart.push_back(
        {hexAt({at[0], at[1]}, Orientation::Pointy), kCornerOfNode[static_cast<std::size_t>(at[2])]});
  }

  /// 14.3: here every new island brings as many points.
  void discoveryBonus(const QByteArray& rest) {
    constexpr int kMostBonus = 999;
    std::vector<int> points;
    if (!numbers(rest, -kMostBonus, kMostBonus, points)) return;
    const int taken = within("island.bonus", points.front());
    if (std::ranges::all_of(points, [taken](int each) { return each == taken; })) return;
    const QString there = QString::fromLatin1(rest.simplified());
    //: A loss when a file of the program Pioneers is opened; %1 a list of numbers of victory points as it stands
    //: there, %2 a number of them
    lose(Text::tr("There the first settlements on new islands bring these victory points: %1. Here each brings %2.")
             .arg(there, QString::number(taken)));
  }

  /// Takes a number over as an option, the nearest that the option can have, and returns that.
  int within(const char* key, int value) {
    const OptionSpec* spec = optionNamed(key);
    const int taken = std::clamp(value, spec->least, spec->most);
    file_.options[QString::fromLatin1(key)] = taken;
    return taken;
  }

  void chits(const QByteArray& rest) {
    chitsLine_ = line_;
    QByteArray digits;
    const auto flush = [&] {
      if (digits.isEmpty()) return;
      bool isNumber = false;
      const int value = digits.toInt(&isNumber);
      if (!isNumber || value < 2 || value > 12 || value == 7) return outOfRange(QString::fromLatin1(digits));
      chits_.push_back(value);
      digits.clear();
    };
    for (char letter : rest) {
      ++column_;
      const bool isDigit = letter >= '0' && letter <= '9';
      if (!isDigit) flush();
      if (isDigit || letter == '-') digits += letter;
    }
    flush();
  }

  void mapLine(const QByteArray& line) {
    if (line.trimmed() == ".") {
      inMap_ = false;
      return;
    }
    int x = 0;
    qsizetype i = 0;
    const auto digits = [&]() -> std::optional<int> {
      const qsizetype from = i;
      while (i < line.size() && line[i] >= '0' && line[i] <= '9') ++i;
      if (i == from) return std::nullopt;
      bool isNumber = false;
      const int value = line.mid(from, i - from).toInt(&isNumber);
      if (!isNumber || value >= kMostAcross * kMostAcross) outOfRange(QString::fromLatin1(line.mid(from, i - from)));
      return value;
    };
    while (i < line.size() && ok()) {
      column_ = static_cast<int>(i) + 1;
      const char kind = line[i++];
      if (kind == ',' || kind == ' ' || kind == '\t') continue;
      Drawn cell{.at = {x++, rows_}, .kind = kind, .line = line_, .column = column_};
      if (x > kMostAcross || rows_ >= kMostAcross)
        //: A fault in a file of the program Pioneers
        return fail(line_, Text::tr("A board has at most 32 rows and 32 columns."));
      if (kind == '-') continue;
      if (std::strchr("stpfhmdg", kind) == nullptr || kind == 0)
        //: A fault in a file of the program Pioneers; %1 number of a column, %2 a letter
        return fail(line_, Text::tr("Column %1: “%2” is no cell of a map.")
                               .arg(QString::number(column_), QString::fromUtf8(line.mid(i - 1, 1))));
      if (kind == 's') {
        if (i < line.size() && line[i] == 'R') {
          ++i;
          cell.hasPirate = true;
        }
        if (i < line.size() && line[i] != 0 && std::strchr("bgowl?m", line[i])) {
          cell.port = line[i++];
          if (i < line.size() && line[i] >= '0' && line[i] <= '9') cell.facing = line[i++] - '0';
          if (cell.facing > 5) outOfRange(QString::number(cell.facing));
        }
        (void)digits();
      } else {
        cell.position = digits();
        if (!cell.position) cell.position = 0;
      }
      if (i < line.size() && line[i] == '+') {
        ++i;
        leftOut(u"+"_s);
      }
      cells_.push_back(cell);
    }
    ++rows_;
  }

  void build() {
    buildCells();
    if (ok()) buildHarbors();
    if (ok() && !cards_.empty()) buildDeck();
    if (ok()) buildSea();
    if (ok() && usesDeck_) buildDiceDeck();
    if (!trades_)
      //: A loss when a file of the program Pioneers is opened: there players could not trade with each other
      lose(Text::tr("Trade between players cannot be switched off here."));
    file_.options[u"map.kind"_s] = u"file"_s;
  }

  static Terrain terrainOf(char kind) {
    switch (kind) {
      case 't': return Terrain::Forest;
      case 'p': return Terrain::Pasture;
      case 'f': return Terrain::Fields;
      case 'h': return Terrain::Hills;
      case 'm': return Terrain::Mountains;
      case 's': return Terrain::Sea;
      case 'g': return Terrain::Gold;
      default: return Terrain::Desert;
    }
  }

  void buildCells() {
    std::map<int, const Drawn*> sequence;
    for (const Drawn& drawn : cells_) {
      Cell cell;
      cell.at = hexAt(drawn.at, Orientation::Pointy);
      cell.terrain = terrainOf(drawn.kind);
      file_.board.cells.push_back(cell);
      if (drawn.position && !sequence.emplace(*drawn.position, &drawn).second) {
        //: A fault in a file of the program Pioneers; %1 number of a column, %2 a number
        const QString sentence = Text::tr("Column %1: the position %2 in the sequence of numbers is used twice.");
        return fail(drawn.line, sentence.arg(drawn.column).arg(*drawn.position));
      }
    }
    std::size_t next = 0, deserts = 0;
    std::map<Hex, int> numbers;
    for (const auto& [position, drawn] : sequence) {
      const Hex at = hexAt(drawn->at, Orientation::Pointy);
      if (drawn->kind == 'd') {
        if (!file_.board.robber) file_.board.robber = at;
        ++deserts;
        continue;
      }
      if (chits_.empty()) continue;
      numbers[at] = chits_[next++ % chits_.size()];
    }
    // As the original counts: positions that no hex has may take up numbers too; those left at the end lie nowhere.
    const std::size_t positions = sequence.empty() ? 0 : static_cast<std::size_t>(sequence.rbegin()->first) + 1;
    // Where there are none the hexes are left without; they can be dealt afterwards.
    if (chits_.size() + deserts > positions)
      //: A fault in a file of the program Pioneers; “chits” is to be typed like that
      return fail(chitsLine_, Text::tr("There are too many numbers (“chits”) for the hexes of the map."));
    for (Cell& cell : file_.board.cells)
      if (takesNumber(cell.terrain)) cell.number = numbers[cell.at];
  }

  /// The pirate, corners where nobody may begin, and whether all islands can bring points (14.2 to 14.4).
  void buildSea() {
    const auto start = std::ranges::find_if(cells_, &Drawn::hasPirate);
    const bool hasShips = file_.board.ships == AsksForShips::Yes;
    if (usesPirate_ && hasShips)
      file_.board.pirate = start == cells_.end() ? PirateStart{} : PirateStart{hexAt(start->at, Orientation::Pointy)};
    else if (usesPirate_ || start != cells_.end())
      leftOut(u"use-pirate"_s);
    buildNoStart();
    Setup game;
    game.board = file_.board;
    takeOptions(file_.options, game.ruleSet, game.options);
    if (!problems(file_.board).empty() || !tooManyIslands(game)) return;
    file_.options.remove(u"island.bonus"_s);
    leftOut(u"island-discovery-bonus"_s);
  }

  /// A corner may stand there several times, by each of its hexes, or lie at no cell.
  void buildNoStart() {
    std::set<Hex> cells;
    for (const Cell& cell : file_.board.cells) cells.insert(cell.at);
    std::set<Point> points, corners;
    for (const Cell& cell : file_.board.cells) {
      for (int corner = 0; corner < kSides; ++corner) corners.insert(cornerPoint(cell.at, corner, Orientation::Pointy));
    }
    const auto pointOf = [](const BoardCorner& at) { return cornerPoint(at.hex, at.corner, Orientation::Pointy); };
    const auto isOff = [&](const BoardCorner& at) { return !corners.contains(pointOf(at)); };
    std::vector<BoardCorner>& all = file_.board.noStart;
    if (std::erase_if(all, isOff) > 0) leftOut(u"nosetup"_s);
    std::erase_if(all, [&](const BoardCorner& at) { return !points.insert(pointOf(at)).second; });
    namePlaces(file_.board);
  }

  /// 4.10
  void buildDiceDeck() {
    file_.options[u"dice.source"_s] = u"deck"_s;
    if (const int left = within("dice.deckLeft", removed_); left != removed_)
      //: A loss when a file of the program Pioneers is opened; %1 and %2 numbers of cards that stand for throws of dice
      lose(Text::tr("There %1 cards of the deck for the dice are left when it is shuffled, here %2.")
               .arg(removed_)
               .arg(left));
    if (decks_ != 1)
      //: A loss when a file of the program Pioneers is opened; %1 a number of decks of cards that stand for throws
      lose(Text::tr("There %1 decks in place of the dice are shuffled together, here one.").arg(decks_));
  }

  void buildHarbors() {
    std::map<Hex, Terrain> terrain;
    for (const Cell& cell : file_.board.cells) terrain[cell.at] = cell.terrain;
    for (const Drawn& drawn : cells_) {
      if (!drawn.port) continue;
      const int facing = kSideOfFacing[static_cast<std::size_t>(drawn.facing)];
      const Hex land = neighbor(hexAt(drawn.at, Orientation::Pointy), facing, Orientation::Pointy);
      const auto there = terrain.find(land);
      if (there == terrain.end() || there->second == Terrain::Sea || drawn.port == 'm') {
        //: A loss when a file of the program Pioneers is opened
        lose(Text::tr("A harbor that faces no land, or is for gold, was left out."));
        continue;
      }
      Harbor harbor{land, (facing + 3) % kSides, Resource::None, 3};
      constexpr std::string_view letters = "blwgo";  // in canonical order: brick lumber wool grain ore
      if (const auto kind = letters.find(drawn.port); kind != std::string_view::npos) {
        harbor.trades = kAllResources[kind];
        harbor.ratio = 2;
      }
      file_.board.harbors.push_back(harbor);
    }
  }

  void buildDeck() {
    const auto count = [&](const char* word) { return cards_.contains(word) ? cards_[word] : 0; };
    const int points = count("develop-chapel") + count("develop-university") + count("develop-governor") +
                       count("develop-library") + count("develop-market");
    const QString deck = u"%1/%2/%3/%4/%5"_s.arg(count("develop-soldier"))
                             .arg(points)
                             .arg(count("develop-road"))
                             .arg(count("develop-plenty"))
                             .arg(count("develop-monopoly"));
    const OptionSpec* spec = optionNamed("deck.counts");
    Options trial = defaultOptions(RuleSet::Classic);
    if (spec && setOption(*spec, trial, deck.toStdString()))
      file_.options[u"deck.counts"_s] = deck;
    else
      leftOut(u"develop "_s + deck);
  }

  QList<QByteArray> lines_;
  QStringList& losses_;
  Complaint& complaint_;
  BoardFile file_;
  std::vector<Drawn> cells_;
  std::vector<int> chits_;
  int chitsLine_ = 0;  // 0: there are none
  std::map<QByteArray, int> cards_;
  int line_ = 0, column_ = 1, rows_ = 0;
  int decks_ = kUsualDecks, removed_ = kUsualRemoved;  // of the deck in place of the dice
  bool inMap_ = false, hadMap_ = false, hadTitle_ = false, trades_ = false;
  bool usesPirate_ = false, usesDeck_ = false;
};

}  // namespace

std::optional<BoardFile> boardFromPioneers(const QByteArray& text, QStringList& losses, Complaint& complaint) {
  if (text.size() > kMostPioneersBytes) {
    //: A fault in a file of a board
    complaint.sentence = QCoreApplication::translate("Formats", "The file is too large for a board.");
    return std::nullopt;
  }
  if (isWide(text, complaint)) return std::nullopt;
  return PioneersReader(text, losses, complaint).read();
}

// ---- writing --------------------------------------------------------------------------------------------------------

namespace {

/// The written form of a cell of our board; sea cells carry the harbors.
struct Written {
  char kind = 's';
  bool hasPirate = false;
  std::optional<int> position;
  QByteArray port;
};

char letterOf(Terrain terrain) { return "thpfmdsgs"[static_cast<std::size_t>(terrain)]; }

/// Whether games on the board have a pirate (14.2).
bool usesPirate(const BoardFile& file) {
  const bool isOff = file.options.value(u"pirate.enabled"_s) == QCborValue(u"off"_s);
  return file.board.pirate && file.board.ships == AsksForShips::Yes && !isOff;
}

/// Tells of those things in the sea that only our boards have (14).
void loseSea(const BoardFile& file, QStringList& losses) {
  const Board& board = file.board;
  const auto lose = [&](bool isThere, const QString& sentence) {
    if (isThere) losses << sentence;
  };
  lose(std::ranges::any_of(board.cells, [](const Cell& cell) { return cell.terrain == Terrain::Fog; }),
       //: A loss when a board is saved for the program Pioneers
       Text::tr("Pioneers has no fog: the hexes under it became sea."));
  //: A loss when a board is saved for the program Pioneers
  lose(!board.gifts.empty(), Text::tr("Pioneers has no gifts: they were left out."));
  lose(board.pirate && board.ships == AsksForShips::No,
       //: A loss when a board is saved for the program Pioneers
       Text::tr("The pirate does nothing without ships: it was left out."));
  lose(board.pirate && board.ships == AsksForShips::Yes && !usesPirate(file),
       //: A loss when a board is saved for the program Pioneers: an option of the board keeps games without the pirate
       Text::tr("The pirate is switched off: it was left out."));
  lose(std::ranges::any_of(board.cells, [](const Cell& cell) { return cell.startLand == StartLand::No; }),
       //: A loss when a board is saved for the program Pioneers
       Text::tr("In Pioneers the corners where nobody may begin are named one by one."));
  //: A loss when a board is saved for the program Pioneers
  lose(file.seats.has_value(), Text::tr("A Pioneers file names one number of players."));
}

void tellLosses(const BoardFile& file, QStringList& losses) {
  const Board& board = file.board;
  const auto lose = [&](bool isThere, const QString& sentence) {
    if (isThere) losses << sentence;
  };
  //: A loss when a board is saved for the program Pioneers
  lose(!board.starts.empty() || !board.halves.empty(), Text::tr("Pioneers has no start pieces: they were left out."));
  lose(std::ranges::any_of(board.cells, [](const Cell& cell) { return cell.territory != Territory::None; }) ||
           board.chainOffset,
       //: A loss when a board is saved for the program Pioneers
       Text::tr("Pioneers has no territories and chains: they were left out."));
  //: A loss when a board is saved for the program Pioneers
  lose(!board.moreRobbers.empty(), Text::tr("Pioneers has one robber: the others were left out."));
  //: A loss when a board is saved for the program Pioneers: hexes that the editor does not change until they are
  //: unlocked
  lose(!file.locked.empty(), Text::tr("Pioneers has no locked hexes: they were unlocked."));
  lose(board.orientation == Orientation::Flat,
       //: A loss when a board is saved for the program Pioneers
       Text::tr("In Pioneers hexes have pointy tops: the board was turned by a twelfth."));
  lose(file.names.size() > 1 || file.descriptions.size() > 1,
       //: A loss when a board is saved for the program Pioneers
       Text::tr("A Pioneers file has one language: the English texts were taken."));
  lose(!file.author.isEmpty() || !file.license.isEmpty(),
       //: A loss when a board is saved for the program Pioneers
       Text::tr("A Pioneers file names no author and no license."));
  for (auto it = file.options.constBegin(); it != file.options.constEnd(); ++it) {
    const QString key = it.key().toString();
    const bool isUnlimited = key == u"bank.perResource" && it.value() == QCborValue(u"unlimited"_s);
    const bool isKept = !isUnlimited && (key == u"seats.count" || key == u"victory.target" ||
                                         key == u"bank.perResource" || key == u"deck.counts" || key == u"map.kind" ||
                                         key == u"turn.phases" || key == u"island.bonus" || key == u"dice.source" ||
                                         key == u"dice.deckLeft" || key == u"pirate.enabled");
    //: A loss when a board is saved for the program Pioneers; %1 key of a rule option
    lose(!isKept, Text::tr("Pioneers has no rule option “%1”.").arg(key));
  }
  loseSea(file, losses);
  lose(!file.unknown.isEmpty() || !file.unknownOfHexes.empty() || !file.unknownOfParts.empty(),
       //: A loss when a board is saved for the program Pioneers
       Text::tr("Keys of other programs were left out."));
}

/// A number of an option, which may stand in the file as a text too.
int numberOf(const BoardFile& file, const QString& key, int usual) {
  const QCborValue value = file.options.value(key);
  bool isNumber = value.isInteger();
  const int number = isNumber ? static_cast<int>(value.toInteger()) : value.toString().toInt(&isNumber);
  return isNumber ? number : usual;
}

/// The seats that the options of a board ask for, else as many as usual, if it is made for so many (14.15).
int seatsOf(const BoardFile& file) {
  const int usual = file.seats ? std::clamp(kUsualSeats, file.seats->from, file.seats->to) : kUsualSeats;
  return numberOf(file, u"seats.count"_s, usual);
}
/// The values of options that a file leaves out (13.3).
Options usualOf(const BoardFile& file) { return defaultOptions(RuleSet::Classic, seatsOf(file)); }

QByteArray deckLines(const BoardFile& file) {
  const QString usual = QString::fromStdString(optionText(*optionNamed("deck.counts"), usualOf(file)));
  const QStringList counts = file.options.value(u"deck.counts"_s).toString(usual).split(u'/');
  if (counts.size() != 5) return {};
  int points = counts[1].toInt();
  QByteArray text;
  const auto put = [&](const char* name, int count) {
    text += QByteArray(name) + ' ' + QByteArray::number(count) + '\n';
  };
  put("develop-road", counts[2].toInt());
  put("develop-monopoly", counts[4].toInt());
  put("develop-plenty", counts[3].toInt());
  constexpr std::array names{"develop-chapel", "develop-university", "develop-governor", "develop-library",
                             "develop-market"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const int share = (points + static_cast<int>(names.size() - i) - 1) / static_cast<int>(names.size() - i);
    put(names[i], share);
    points -= share;
  }
  put("develop-soldier", counts[0].toInt());
  return text;
}

QString english(const QMap<QString, QString>& texts) {
  return texts.value(u"en"_s, texts.value(QString(), texts.isEmpty() ? QString() : texts.first()));
}

/// One statement for each line; blanks at the ends of lines have no place in such a file.
QByteArray descLines(const QString& text) {
  QByteArray lines;
  if (text.trimmed().isEmpty()) return lines;
  for (const QString& line : text.split(u'\n')) lines += "desc " + line.simplified().toUtf8() + '\n';
  return lines;
}

/// The cells of a map by their places: columns and rows.
using Grid = std::map<GridPlace, Written>;

GridPlace placeOf(Hex at) { return gridPlace(at, Orientation::Pointy); }  // a flat board is read as pointy

/// The robber's desert comes first: Pioneers puts it on the first one of the sequence.
std::vector<const Cell*> cellsInOrder(const Board& board) {
  std::vector<const Cell*> order;
  for (const Cell& cell : board.cells) order.push_back(&cell);
  std::optional<Hex> home = board.robber;
  for (const Cell& cell : board.cells)  // 1.8: without a place of its own it starts on the first desert
    if (!board.robber && cell.terrain == Terrain::Desert && (!home || readsBefore(cell.at, *home, board.orientation)))
      home = cell.at;
  std::stable_partition(order.begin(), order.end(), [&](const Cell* cell) { return home == cell->at; });
  return order;
}

/// Puts the cells on the grid; the numbers of those that have one, with commas between, in the order of the sequence.
QByteArray placeCells(const std::vector<const Cell*>& order, Grid& grid) {
  QByteArray chits;
  int position = 0;
  for (const Cell* cell : order) {
    Written& written = grid[placeOf(cell->at)];
    written.kind = letterOf(cell->terrain);
    if (!isLand(*cell)) continue;
    written.position = position++;
    if (cell->number != 0) chits += (chits.isEmpty() ? " " : ",") + QByteArray::number(cell->number);
  }
  return chits;
}

void placeHarbors(const Board& board, Grid& grid, QStringList& losses) {
  for (const Harbor& harbor : board.harbors) {
    Written& sea = grid[placeOf(neighbor(harbor.hex, harbor.side, Orientation::Pointy))];
    if (!sea.port.isEmpty()) {
      //: A loss when a board is saved for the program Pioneers
      losses << Text::tr("Pioneers has room for one harbor in a sea cell: another one there was left out.");
      continue;
    }
    const int back = (harbor.side + 3) % kSides;
    const auto facing = std::ranges::find(kSideOfFacing, back) - kSideOfFacing.begin();
    sea.port = QByteArray(1, harbor.trades == Resource::None ? '?' : "blwgo"[static_cast<std::size_t>(harbor.trades)]) +
               QByteArray::number(static_cast<int>(facing));
  }
}

/// The deck in place of the dice (4.10), the pirate, and points for new islands.
QByteArray ruleLines(const BoardFile& file) {
  QByteArray text;
  const Options usual = usualOf(file);
  if (file.options.value(u"dice.source"_s) == QCborValue(u"deck"_s))
    text += "use-dice-deck\nnum-dice-decks 1\nnum-removed-dice-cards " +
            QByteArray::number(numberOf(file, u"dice.deckLeft"_s, usual.deckLeft)) + '\n';
  if (usesPirate(file)) text += "use-pirate\n";
  if (const int bonus = numberOf(file, u"island.bonus"_s, usual.islandBonus); bonus > 0)
    text += "island-discovery-bonus " + QByteArray::number(bonus) + '\n';
  return text;
}

/// Every statement in front of the numbers and the map.
QByteArray headLines(const BoardFile& file) {
  const QByteArray title = english(file.names).simplified().toUtf8();
  QByteArray text = "title " + (title.isEmpty() ? "Tapu" : title) + '\n';
  if (file.options.value(u"turn.phases"_s) == QCborValue(u"strict"_s)) text += "strict-trade\n";
  text += "domestic-trade\n";
  text += "num-players " + QByteArray::number(seatsOf(file)) + '\n';
  text += "victory-points " + QByteArray::number(numberOf(file, u"victory.target"_s, 10));
  text += "\nnum-roads 15\nnum-bridges 0\nnum-ships ";
  text += file.board.ships == AsksForShips::Yes ? "15" : "0";
  text += "\nnum-settlements 5\nnum-cities 4\nresource-count ";
  text += QByteArray::number(numberOf(file, u"bank.perResource"_s, usualOf(file).bankPerResource)) + '\n';
  return text + deckLines(file) + ruleLines(file) + descLines(english(file.descriptions));
}

/// The first and the last column and row of a map.
struct Frame {
  GridPlace least{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()}, most{-1'000'000, -1'000'000};
};

Frame frameOf(const Grid& grid) {
  Frame frame;
  auto& [least, most] = frame;
  for (const auto& [at, written] : grid) {
    least = {std::min(least.column, at.column), std::min(least.row, at.row)};
    most = {std::max(most.column, at.column), std::max(most.row, at.row)};
  }
  least.row -= least.row & 1;  // odd rows stay the ones shifted to the right
  return frame;
}

/// The rows of the map; nothing if there are too many rows or columns.
std::optional<QByteArray> mapLines(const Grid& grid, const Frame& frame) {
  const auto& [least, most] = frame;
  if (most.column - least.column >= kMostAcross || most.row - least.row >= kMostAcross) return std::nullopt;
  QByteArray text;
  for (int row = least.row; row <= most.row; ++row) {
    for (int column = least.column; column <= most.column; ++column) {
      const auto written = grid.find({column, row});
      if (written == grid.end()) {
        text += '-';
      } else {
        text += written->second.kind;
        if (written->second.hasPirate) text += 'R';
        text += written->second.port;
        if (written->second.position) text += QByteArray::number(*written->second.position);
      }
      text += column < most.column ? ',' : '\n';
    }
  }
  return text;
}

/// 14.4: the corners where nobody may begin, each by a cell of the board and its place in the map.
QByteArray noSetupLines(const BoardFile& file, const Frame& frame) {
  const Board& board = file.board;
  const Topology map(board);
  const SeaMap sea = seaMapOf(board, map, rulesOf(RuleSet::Classic, usualOf(file)));
  std::vector<BoardCorner> corners = board.noStart;
  std::set<Point> seen;
  for (const Cell& cell : board.cells) {
    if (!isLand(cell) || cell.startLand == StartLand::Yes) continue;
    for (int corner = 0; corner < kSides; ++corner)
      if (const CornerId at = *map.cornerAt(cell.at, corner);
          !hasCorner(sea.startLand[static_cast<std::size_t>(blockOf(at))], at))
        corners.push_back({cell.at, corner});
  }
  QByteArray text;
  for (const BoardCorner& each : corners) {
    if (!seen.insert(cornerPoint(each.hex, each.corner, board.orientation)).second) continue;
    const GridPlace at = placeOf(each.hex);
    const auto node = std::ranges::find(kCornerOfNode, each.corner) - kCornerOfNode.begin();
    text += "nosetup " + QByteArray::number(at.column - frame.least.column) + ' ' +
            QByteArray::number(at.row - frame.least.row) + ' ' + QByteArray::number(static_cast<int>(node)) + '\n';
  }
  return text;
}

}  // namespace

std::optional<QByteArray> pioneersText(const BoardFile& file, QStringList& losses, Complaint& complaint) {
  const Board& board = file.board;
  if (const auto found = problems(board); !found.empty()) {
    complaint = complaintOf(found.front());
    return std::nullopt;
  }
  tellLosses(file, losses);
  const std::vector<const Cell*> order = cellsInOrder(board);
  if (board.robber && order.front()->terrain != Terrain::Desert)
    //: A loss when a board is saved for the program Pioneers
    losses << Text::tr("In Pioneers the robber starts on a desert.");
  Grid grid;
  const QByteArray chits = placeCells(order, grid);
  placeHarbors(board, grid, losses);
  if (usesPirate(file) && board.pirate->at) grid[placeOf(*board.pirate->at)].hasPirate = true;
  const Frame frame = frameOf(grid);
  const std::optional<QByteArray> map = mapLines(grid, frame);
  if (!map) {
    complaint.sentence = Text::tr("A board has at most 32 rows and 32 columns.");
    return std::nullopt;
  }
  return headLines(file) + "chits" + chits + "\nmap\n" + *map + ".\n" + noSetupLines(file, frame);
}

}  // namespace tapu
