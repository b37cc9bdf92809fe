// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/seat_list.h"

#include <QHash>
#include <QLocale>
#include <algorithm>
#include <array>
#include <vector>

#include "app/files/text_encoding.h"
#include "app/files/whole_file.h"
#include "app/text/shown_text.h"
#include "app/wire/names.h"
#include "engine/state/setup.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostLetters = 24;  ///< of a name, as `cleanName` lets it be

/// A line of a list, cut into its cells. `line`: its number, from 1.
struct ListRow {
  int line = 0;
  QStringList cells;
};

std::nullopt_t fault(Complaint& complaint, int line, const QString& sentence) {
  complaint = {};
  complaint.sentence = sentence;
  complaint.line = line;
  return std::nullopt;
}

std::optional<QString> decoded(const QByteArray& text, Complaint& complaint) {
  if (!isUtf8(text, complaint)) return std::nullopt;
  QString result = QString::fromUtf8(text);
  if (result.startsWith(QChar::ByteOrderMark)) result.remove(0, 1);
  return result.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
}

/// Cuts a text into rows. Without a separator each line is one cell, and quotes are letters.
class RowCutter {
 public:
  RowCutter(const QString& text, QChar separator) : text_(text), separator_(separator) {}

  std::optional<std::vector<ListRow>> cut(Complaint& complaint) {
    while (at_ < text_.size()) {
      if (!cutLine()) {
        //: A list of names that cannot be read: a cell of a table that begins with a quotation mark has no other one
        return fault(complaint, opened_, SeatList::tr("A quotation mark is opened and never closed."));
      }
    }
    return std::move(rows_);
  }

 private:
  bool cutLine() {
    ListRow row{line_, {}};
    QString cell;
    bool ends = false;
    while (!ends) {
      const QChar c = at_ < text_.size() ? text_[at_] : u'\n';
      ++at_;
      if (c == u'"' && !separator_.isNull() && cell.trimmed().isEmpty()) {
        if (!takeQuoted(cell)) return false;
        continue;
      }
      ends = c == u'\n';
      if (!ends && c != separator_) {
        cell += c;
        continue;
      }
      row.cells << cell.trimmed();
      cell.clear();
    }
    ++line_;
    if (std::ranges::any_of(row.cells, [](const QString& each) { return !each.isEmpty(); })) rows_.push_back(row);
    return true;
  }
  /// After an opening quotation mark; two of them in a row are one letter.
  bool takeQuoted(QString& cell) {
    opened_ = line_;
    for (cell.clear(); at_ < text_.size(); ++at_) {
      if (text_[at_] == u'"') {
        if (at_ + 1 == text_.size() || text_[at_ + 1] != u'"') {
          ++at_;
          return true;
        }
        ++at_;
      }
      line_ += text_[at_] == u'\n';
      cell += text_[at_];
    }
    return false;
  }

  const QString& text_;
  const QChar separator_;
  qsizetype at_ = 0;
  int line_ = 1, opened_ = 1;
  std::vector<ListRow> rows_;
};

enum class ListColumn { Name, Seat, Board, Group };
constexpr std::size_t kListColumns = 4;

std::optional<ListColumn> columnNamed(const QString& word) {
  static const QHash<QString, ListColumn> table{{u"name"_s, ListColumn::Name},   {u"player"_s, ListColumn::Name},
                                                {u"नाम"_s, ListColumn::Name},    {u"खिलाड़ी"_s, ListColumn::Name},
                                                {u"seat"_s, ListColumn::Seat},   {u"सीट"_s, ListColumn::Seat},
                                                {u"board"_s, ListColumn::Board}, {u"बोर्ड"_s, ListColumn::Board},
                                                {u"group"_s, ListColumn::Group}, {u"दल"_s, ListColumn::Group}};
  const auto found = table.constFind(word.normalized(QString::NormalizationForm_KC).simplified().toLower());
  return found == table.cend() ? std::nullopt : std::optional(*found);
}

/// 0 for Sun, 1 for Moon; nothing if it is neither.
std::optional<int> groupNamed(const QString& word) {
  const QString plain = word.normalized(QString::NormalizationForm_KC).simplified().toLower();
  if (QStringList{u"sun"_s, u"s"_s, u"सूर्य"_s, u"सूर्य दल"_s}.contains(plain)) return 0;
  if (QStringList{u"moon"_s, u"m"_s, u"चंद्र"_s, u"चन्द्र"_s, u"चंद्र दल"_s}.contains(plain)) return 1;
  return std::nullopt;
}

/// A whole number from 1 to `most`, in the digits of any script.
std::optional<int> numberIn(const QString& cell, int most) {
  int number = 0;
  for (const QChar c : cell) {
    if (c.digitValue() < 0 || number > most) return std::nullopt;
    number = number * 10 + c.digitValue();
  }
  return number < 1 || number > most ? std::nullopt : std::optional(number);
}

QString shown(int number) { return QLocale().toString(number); }

/// Fills the seats of a chain from the rows of a list.
class SeatFiller {
 public:
  SeatFiller(int boards, Complaint& complaint)
      : boards_(boards), seats_(kSeatsAtBoardOfChain * boards), complaint_(complaint) {
    names_.resize(seats_);
    columns_.fill(-1);
  }

  /// True if this row names the columns. `failed` is then true if it names them badly.
  bool takeHead(const ListRow& row, bool& failed) {
    failed = false;
    for (int i = 0; i < row.cells.size(); ++i) {
      const auto column = columnNamed(row.cells[i]);
      if (!column) continue;
      int& place = columns_[static_cast<std::size_t>(*column)];
      if (place >= 0) {
        //: A list of names that cannot be read; %1 the title of a column
        fault(complaint_, row.line, SeatList::tr("The column “%1” is there twice.").arg(quoted(row.cells[i])));
        return failed = true;
      }
      place = i;
    }
    const bool isHead = std::ranges::any_of(columns_, [](int place) { return place >= 0; });
    if (isHead && at(ListColumn::Name) < 0) {
      //: A list of names that cannot be read: its first line has titles of columns
      fault(complaint_, row.line, SeatList::tr("No column is called “name”."));
      failed = true;
    }
    if (!isHead) columns_[0] = 0;
    return isHead;
  }

  bool take(const ListRow& row) {
    const QString raw = cell(row, ListColumn::Name);
    const auto seat = seatOf(row);
    if (!seat) return false;
    if (raw.isEmpty() || raw == u"-"_s || raw == u"–"_s || raw == u"—"_s) return true;
    const QString name = cleanName(raw);
    if (name.isEmpty())
      //: A list of names that cannot be read
      return refuse(row, SeatList::tr("This name has no letter that can be shown."));
    if (raw.normalized(QString::NormalizationForm_KC).simplified().toUcs4().size() > kMostLetters)
      //: A list of names that cannot be read; %1 a name, %2 the first letters of it
      return refuse(row, SeatList::tr("“%1” is too long: only “%2” has room.").arg(quoted(raw), quoted(name)));
    if (const int line = lines_.value(skeletonOf(name)); line > 0)
      return refuse(
          row,
          //: A list of names that cannot be read; %1 a name, %2 number of another line
          SeatList::tr("The name %1 stands in line %2 already, or one that looks like it.").arg(name, shown(line)));
    lines_.insert(skeletonOf(name), row.line);
    names_[*seat] = name;
    return true;
  }

  QStringList names() const { return names_; }
  /// The number of boards that have a seat for each line so far of a list in the order of the seats.
  int boardsInOrder() const { return (next_ + kSeatsAtBoardOfChain - 1) / kSeatsAtBoardOfChain; }

 private:
  int at(ListColumn column) const { return columns_[static_cast<std::size_t>(column)]; }
  QString cell(const ListRow& row, ListColumn column) const { return row.cells.value(at(column)); }
  bool refuse(const ListRow& row, const QString& sentence) {
    fault(complaint_, row.line, sentence);
    return false;
  }

  std::optional<int> seatOf(const ListRow& row) {
    std::optional<int> seat;
    if (at(ListColumn::Seat) >= 0) {
      const QString word = cell(row, ListColumn::Seat);
      seat = numberIn(word, seats_);
      if (!seat) {
        refuse(row,
               //: A list of names that cannot be read; %1 what stands in the column "seat", %2 a number
               SeatList::tr("“%1” is no seat: there are the seats 1 to %2.").arg(quoted(word), shown(seats_)));
        return std::nullopt;
      }
      --*seat;
    }
    if (at(ListColumn::Board) >= 0) {
      const auto there = seatAtBoard(row);
      if (!there) return there;
      if (seat && *seat != *there) {
        //: A list of names that cannot be read: its columns "seat", "board" and "group" name two seats
        refuse(row, SeatList::tr("The number of the seat says another place than board and group."));
        return std::nullopt;
      }
      seat = there;
    }
    if (!seat) seat = next_++;
    if (*seat >= seats_) {
      refuse(row,
             //: A list of names that cannot be read; %1 a number
             SeatList::tr("There are %1 seats, and this line is one too many.").arg(shown(seats_)));
      return std::nullopt;
    }
    if (int& line = seatLines_[*seat]; line > 0) {
      //: A list of names that cannot be read; %1 number of another line
      refuse(row, SeatList::tr("Line %1 names this seat already.").arg(shown(line)));
      return std::nullopt;
    } else
      line = row.line;
    return seat;
  }

  std::optional<int> seatAtBoard(const ListRow& row) {
    const QString board = cell(row, ListColumn::Board), group = cell(row, ListColumn::Group);
    const auto number = numberIn(board, boards_);
    if (!number) {
      //: A list of names that cannot be read; %1 what stands in the column "board", %2 a number
      refuse(row, SeatList::tr("“%1” is no board: there are the boards 1 to %2.").arg(quoted(board), shown(boards_)));
      return std::nullopt;
    }
    const auto half = groupNamed(group);
    if (!half) {
      //: A list of names that cannot be read; %1 what stands in the column "group"
      refuse(row, SeatList::tr("“%1” is no group: there are Sun and Moon.").arg(quoted(group)));
      return std::nullopt;
    }
    return kSeatsAtBoardOfChain * (*number - 1) + *half;
  }

  const int boards_, seats_;
  Complaint& complaint_;
  QStringList names_;
  QHash<QString, int> lines_;              ///< in which line a name stands
  QHash<int, int> seatLines_;              ///< in which line a seat stands
  std::array<int, kListColumns> columns_;  ///< where each column stands; -1 = there is none
  int next_ = 0;
};

/// The separator of a list's columns, by its first line that is not empty; null if there are no columns.
QChar separatorOf(const QString& text) {
  for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
    if (line.trimmed().isEmpty()) continue;
    for (const QChar separator : {u'\t', u';', u','}) {
      const QStringList cells = line.split(separator);
      const bool isHead =
          std::ranges::any_of(cells, [](QString cell) { return columnNamed(cell.remove(u'"')).has_value(); });
      if (cells.size() > 1 && isHead) return separator;
    }
    return {};
  }
  return {};
}

/// Whether a first line looks like one of a table without names of columns.
bool looksLikeTable(const QString& line) {
  if (line.contains(u'\t') || line.contains(u';')) return true;
  const qsizetype comma = line.indexOf(u',');
  return comma > 0 && numberIn(line.left(comma).trimmed(), 100000);
}

/// So that a list is mended at once and not line by line.
QString alsoIn(const QStringList& lines) {
  constexpr qsizetype kMostTold = 12;
  QStringList told = lines.first(std::min(lines.size(), kMostTold));
  if (told.size() < lines.size()) told << u"…"_s;
  //: Behind the fault of a line in a list of names; %1 the numbers of other lines that have one
  return SeatList::tr("There are faults in these lines, too: %1.").arg(told.join(u", "_s));
}

}  // namespace

std::optional<QStringList> SeatList::read(const QByteArray& text, int boards, Complaint& complaint) {
  const auto plain = decoded(text, complaint);
  if (!plain) return std::nullopt;
  const auto rows = RowCutter(*plain, separatorOf(*plain)).cut(complaint);
  if (!rows) return std::nullopt;
  SeatFiller filler(boards, complaint);
  std::optional<Complaint> first;
  bool isTooLong = false;  // this is the first fault
  QStringList more;        // the numbers of further lines with a fault
  for (const ListRow& row : *rows) {
    if (&row == &rows->front()) {
      bool failed = false;
      const bool isHead = filler.takeHead(row, failed);
      if (failed) return std::nullopt;
      if (isHead) continue;
      if (looksLikeTable(row.cells.front()))
        return fault(complaint, row.line,
                     //: A list of names that cannot be read; the words in quotation marks are what it has to say
                     tr("There are several columns. Please say in the first line what they are: “seat”, “board”, "
                        "“group”, “name”."));
    }
    if (filler.take(row)) continue;
    if (first) {
      more << shown(row.line);
      continue;
    }
    first = complaint;
    isTooLong = filler.boardsInOrder() > boards;
  }
  if (!first) return filler.names();
  complaint = *first;
  if (!more.isEmpty()) complaint.sentence += u' ' + alsoIn(more);
  if (isTooLong && filler.boardsInOrder() <= kMostBoards)
    //: Behind the fault of a list that has more names than there are seats; %1 a number, more than one
    complaint.sentence += u' ' + tr("%1 boards would do.").arg(shown(filler.boardsInOrder()));
  return std::nullopt;
}

std::optional<QStringList> SeatList::load(const QString& path, int boards, Complaint& complaint) {
  const auto text = readFile(path, kMostBytes + 1, complaint);
  if (!text) return std::nullopt;
  if (text->size() > kMostBytes)
    //: A list of names that cannot be read
    return fault(complaint, 0, tr("The list is larger than 4 MiB."));
  return read(*text, boards, complaint);
}

QString SeatList::sentenceOf(const Complaint& complaint) {
  if (complaint.line <= 0) return complaint.sentence;
  //: What is wrong with a list of names; %1 number of a line, %2 a whole sentence
  return tr("Line %1: %2").arg(shown(complaint.line), complaint.sentence);
}

}  // namespace tapu
