// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/text_art.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <set>
#include <string_view>

#include "app/files/text_encoding.h"
#include "app/text/shown_text.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

// A column of hexes is 5 letters wide, a hex 4 lines high; its text begins 3 letters after its left corner.
constexpr int kColumn = 5, kHalf = 2, kText = 3;
constexpr std::string_view kMapLetters = "FBSWOD~G?";  // in the order of `Terrain`
constexpr std::string_view kEmpty = "<      >";
constexpr char kHole = '.';  // no hex here
constexpr qsizetype kMostTextBytes = 256 * 1024;
constexpr std::size_t kMostTextCells = 1024;

void note(QStringList& losses, const QString& sentence) {
  if (!losses.contains(sentence)) losses << sentence;
}

/// A sheet of letters that grows as needed.
class LetterSheet {
 public:
  char at(int line, int column) const {
    const auto l = static_cast<std::size_t>(line), c = static_cast<std::size_t>(column);
    return l < lines_.size() && c < lines_[l].size() ? lines_[l][c] : ' ';
  }
  void put(int line, int column, char letter) {
    const auto l = static_cast<std::size_t>(line), c = static_cast<std::size_t>(column);
    if (lines_.size() <= l) lines_.resize(l + 1);
    if (lines_[l].size() <= c) lines_[l].resize(c + 1, ' ');
    lines_[l][c] = joined(lines_[l][c], letter);
  }
  /// A place without a hex looks like an empty one if its neighbors draw its corners.
  void markHoles() {
    for (std::string& line : lines_) {
      for (auto at = line.find(kEmpty); at != std::string::npos; at = line.find(kEmpty, at + 1))
        line[at + kText] = kHole;
    }
  }
  QByteArray text() const {
    QByteArray all;
    for (const std::string& line : lines_) {
      const auto end = line.find_last_not_of(' ');
      all += QByteArray::fromStdString(end == std::string::npos ? std::string() : line.substr(0, end + 1)) + '\n';
    }
    return all;
  }

 private:
  /// Where corners of two hexes meet.
  static char joined(char there, char comes) {
    if (there == '<' || there == '>') return there;
    if (comes == '<' || comes == '>') return comes;
    if ((there == '.' && comes == '`') || (there == '`' && comes == '.')) return '>';
    if ((there == ',' && comes == '\'') || (there == '\'' && comes == ',')) return '<';
    return comes;
  }
  std::vector<std::string> lines_;
};

void drawHex(LetterSheet& sheet, int line, int column, const Cell& cell) {
  // ',' stands for the right end of a top until all is drawn: it joins otherwise than the left one.
  const auto row = [&](int at, int from, std::string_view letters) {
    for (std::size_t i = 0; i < letters.size(); ++i)
      if (letters[i] != ' ') sheet.put(at, column + from + static_cast<int>(i), letters[i]);
  };
  row(line - 2, 2, ".--,");
  row(line - 1, 1, "/    \\");
  row(line, 0, "<      >");
  row(line + 1, 1, "\\    /");
  row(line + 2, 2, "`--'");
  std::string text(1, kMapLetters[static_cast<std::size_t>(cell.terrain)]);
  if (cell.number != 0) text += std::to_string(cell.number);
  row(line, kText, text);
}

/// Whether there is more in the sea of a board than gold (14).
bool saysMoreOfTheSea(const Board& board) {
  Board plain = board;
  for (Cell& cell : plain.cells)
    if (cell.terrain == Terrain::Gold) cell.terrain = Terrain::Desert;
  return asksForSea(plain);
}

}  // namespace

QByteArray textArt(const Board& board, QStringList& losses) {
  const auto lose = [&](bool isThere, const QString& sentence) {
    if (isThere) note(losses, sentence);
  };
  //: A loss when a board is written as a drawing of letters
  lose(!board.harbors.empty(), QCoreApplication::translate("Formats", "A drawing of letters has no harbors."));
  lose(!board.starts.empty() || !board.halves.empty(),
       //: A loss when a board is written as a drawing of letters
       QCoreApplication::translate("Formats", "A drawing of letters has no start pieces."));
  lose(board.robber.has_value() || board.ships == AsksForShips::Yes || board.chainOffset.has_value(),
       //: A loss when a board is written as a drawing of letters
       QCoreApplication::translate("Formats", "A drawing of letters says nothing of robber, ships and chain."));
  lose(saysMoreOfTheSea(board),
       //: A loss when a board is written as a drawing of letters
       QCoreApplication::translate("Formats",
                                   "A drawing of letters says nothing of pirate, gifts and start land, nor of what "
                                   "lies under the fog."));
  lose(std::ranges::any_of(board.cells, [](const Cell& cell) { return cell.territory != Territory::None; }),
       //: A loss when a board is written as a drawing of letters
       QCoreApplication::translate("Formats", "A drawing of letters has no territories."));
  lose(board.orientation == Orientation::Pointy,
       //: A loss when a board is written as a drawing of letters
       QCoreApplication::translate("Formats", "A drawing of letters has flat tops: the board is turned by a twelfth."));
  if (board.cells.empty()) return {};
  int left = 1'000'000, top = 1'000'000;
  for (const Cell& cell : board.cells) {
    left = std::min(left, cell.at.q);
    top = std::min(top, 2 * cell.at.r + cell.at.q);
  }
  LetterSheet sheet;
  for (const Cell& cell : board.cells)
    drawHex(sheet, kHalf * (2 * cell.at.r + cell.at.q - top) + kHalf, kColumn * (cell.at.q - left), cell);
  sheet.markHoles();
  return sheet.text().replace(',', '.');
}

namespace {

/// Tabs lead to the next column of eight, as editors show them.
QString withoutTabs(const QString& line) {
  constexpr qsizetype kTab = 8;
  QString plain;
  for (const QChar letter : line)
    letter == u'\t' ? plain.append(QString(kTab - plain.size() % kTab, u' ')) : plain.append(letter);
  return plain;
}

QString outOfLine(int column) {
  //: A fault in a drawing of letters; %1 number of a column
  return QCoreApplication::translate("Formats", "Column %1: this hex is out of line with the first.").arg(column);
}

QString anotherDrawing(int column) {
  //: A fault in a drawing of letters; %1 number of a column
  return QCoreApplication::translate(
             "Formats", "Column %1: another drawing begins here, out of line with the first. A file has one board.")
      .arg(column);
}

/// Terrain and number of a hex by its letters; nothing if they are none.
std::optional<Cell> drawnCell(const QString& inside) {
  const qsizetype kind = inside.isEmpty()
                             ? static_cast<qsizetype>(Terrain::Desert)
                             : QLatin1StringView(kMapLetters.data(), kMapLetters.size()).indexOf(inside[0].toUpper());
  Cell cell;
  bool isNumber = true;
  if (inside.size() > 1) cell.number = inside.mid(1).toInt(&isNumber);
  if (kind < 0 || !isNumber || (cell.number != 0 && !isTokenNumber(cell.number))) return std::nullopt;
  cell.terrain = static_cast<Terrain>(kind);
  return cell;
}

/// The hexes under the fog, of which no drawing tells more, get deserts.
void fillFog(Board& board, QStringList& losses) {
  const auto covered = std::ranges::count(board.cells, Terrain::Fog, &Cell::terrain);
  board.fog.of(Terrain::Desert) = static_cast<std::uint16_t>(covered);
  if (covered > 0)
    //: A loss when a board is read from a drawing of letters
    note(losses, QCoreApplication::translate("Formats",
                                             "No drawing tells what lies under the fog: it was taken to be deserts."));
}

}  // namespace

std::optional<BoardFile> boardFromTextArt(const QByteArray& text, QStringList& losses, Complaint& complaint) {
  const auto fail = [&](int line, const QString& sentence) {
    complaint.sentence = sentence;
    complaint.line = line;
    return std::nullopt;
  };
  if (text.size() > kMostTextBytes)
    //: A fault in a file of a board
    return fail(0, QCoreApplication::translate("Formats", "The file is too large for a board."));
  if (isWide(text, complaint)) return std::nullopt;
  BoardFile file;
  file.board.orientation = Orientation::Flat;
  static const QRegularExpression hex(u"<([^<>]{6})>"_s);
  std::optional<std::pair<int, int>> first;
  std::set<Hex> seen;
  int number = 0;
  bool hasGap = false;  // an empty line came after the first hex
  for (const QByteArray& bytes : text.split('\n')) {
    ++number;
    const QString line = withoutTabs(QString::fromUtf8(bytes).remove(u'\r'));
    hasGap = hasGap || (first && line.trimmed().isEmpty());
    for (auto it = hex.globalMatch(line); it.hasNext();) {
      const auto match = it.next();
      const QString inside = match.captured(1).trimmed();
      if (inside == QLatin1Char(kHole)) continue;
      const int column = static_cast<int>(match.capturedStart());
      if (!first) first = {number, column};
      const int across = column - first->second, down = number - first->first;
      const int q = across / kColumn, y = down / kHalf;
      const bool isOutOfLine = across % kColumn != 0 || down % kHalf != 0 || (y - q) % 2 != 0;
      if (isOutOfLine) return fail(number, hasGap ? anotherDrawing(column + 1) : outOfLine(column + 1));
      if (hasGap)
        //: A loss when a board is read from a drawing of letters: it may have been a second drawing
        note(losses, QCoreApplication::translate(
                         "Formats", "Below an empty line the drawing goes on: everything was read as one board."));
      auto cell = drawnCell(inside);
      if (!cell)
        //: A fault in a drawing of letters; %1 number of a column, %2 what stands there
        return fail(number, QCoreApplication::translate("Formats", "Column %1: “%2” is no terrain with a number.")
                                .arg(QString::number(column + 1), shownLine(inside, inside.size())));
      cell->at = {q, (y - q) / 2};
      if (inside.isEmpty())
        //: A loss when a board is read from a drawing of letters
        note(losses, QCoreApplication::translate("Formats", "Empty hexes of the drawing became deserts."));
      if (!seen.insert(cell->at).second || seen.size() > kMostTextCells)
        //: A fault in a drawing of letters; %1 number of a column
        return fail(number,
                    QCoreApplication::translate("Formats", "Column %1: there are too many hexes.").arg(column + 1));
      file.board.cells.push_back(*cell);
    }
  }
  if (file.board.cells.empty())
    //: A fault in a drawing of letters
    return fail(0, QCoreApplication::translate("Formats", "There is no hex in this drawing."));
  fillFog(file.board, losses);
  std::ranges::sort(file.board.cells,
                    [](const Cell& a, const Cell& b) { return readsBefore(a.at, b.at, Orientation::Flat); });
  return file;
}

}  // namespace tapu
