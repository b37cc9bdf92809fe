// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/exchange.h"

#include <QCoreApplication>

#include "app/files/pioneers.h"
#include "app/files/text_art.h"
#include "app/files/whole_file.h"
#include "app/text/problem_text.h"
#include "app/text/shown_text.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr qint64 kMostPictureBytes = 4 * 1024 * 1024;

bool endsIn(const QString& path, QLatin1StringView suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); }

}  // namespace

bool hasHexes(const Board& board, Complaint& complaint) {
  if (!board.cells.empty()) return true;
  complaint = complaintOf(problems(board).front());
  return false;
}

std::optional<BoardFile> importBoard(const QString& path, QStringList& losses, Complaint& complaint) {
  if (!endsIn(path, ".game"_L1) && !endsIn(path, ".txt"_L1)) {
    auto file = loadBoard(path, complaint, Accept::Unfinished);
    if (file && file->version > kBoardVersion)
      //: In a list of what is special about a file that was opened
      losses << QCoreApplication::translate(
          "Formats", "A newer version of Tapu wrote this file. What this version does not know is kept.");
    return file;
  }
  const auto text = readFile(path, kMostPictureBytes, complaint);
  if (!text) return std::nullopt;
  return endsIn(path, ".game"_L1) ? boardFromPioneers(*text, losses, complaint)
                                  : boardFromTextArt(*text, losses, complaint);
}

bool exportBoard(const QString& path, const BoardFile& file, QStringList& losses, Complaint& complaint) {
  std::optional<QByteArray> text;
  if (endsIn(path, ".tapuboard"_L1)) return saveBoard(path, file, complaint);
  const bool isPioneers = endsIn(path, ".game"_L1);
  if (isPioneers || endsIn(path, ".txt"_L1)) {
    if (!hasHexes(file.board, complaint)) return false;
    text = isPioneers ? pioneersText(file, losses, complaint) : textArt(file.board, losses);
  } else {
    //: A file was to be written under this name, but its end says no kind; %1: what follows the last point
    complaint.sentence =
        QCoreApplication::translate("Formats", "Boards are not written as “%1”.").arg(quoted(path.section(u'.', -1)));
  }
  return text && writeFile(path, *text, complaint);
}

}  // namespace tapu
