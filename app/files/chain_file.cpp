// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/chain_file.h"

#include <QCborMap>
#include <QCoreApplication>
#include <algorithm>

#include "app/files/chain_order.h"
#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/files/whole_file.h"
#include "app/text/problem_text.h"
#include "app/text/whole_letters.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kChainVersion = 1;
constexpr qint64 kMostChainBytes = 16 * 1024 * 1024;
constexpr int kMostChainName = 2000;  ///< letters

void checkChainKind(Fields& in) {
  if (in.ok() && in.value(u"format"_s) != QCborValue(u"tapu-chain"_s))
    //: A fault in a file
    in.fault(u"format"_s, QCoreApplication::translate("Formats", "This is not a file of a chain of boards."));
  const auto version = in.number(u"version"_s, 1, 1'000'000);
  if (in.ok() && version > kChainVersion)
    //: A fault in a file
    in.fault(u"version"_s, QCoreApplication::translate("Formats", "A newer version of Tapu wrote this file."));
}

/// A board of a chain, which must do for a chain of nothing but its like.
void readOwn(ChainFile& file, const QString& letter, const QCborValue& value, const QStringList& path,
             Complaint& complaint) {
  auto board = boardFileFromJson(value, path, complaint);
  if (!board) return;
  const auto found = problems(Chain{{{letter.toStdString(), board->board}}, {0}, Ends::Open});
  if (!found.empty()) {
    complaint = complaintOf(found.front());
    complaint.path = path;
    return;
  }
  file.own.push_back({letter.front(), std::move(*board)});
}

void readAllOwn(ChainFile& file, Fields& in) {
  if (!in.has(u"own"_s)) return;
  const QCborValue own = in.value(u"own"_s);
  if (!own.isMap()) {
    //: A fault in a file of a chain. “own” is the name of a key
    in.fault(u"own"_s, QCoreApplication::translate("Formats", "“own” must give a board for each of its letters."));
    return;
  }
  const QCborMap boards = own.toMap();
  for (auto it = boards.begin(); in.ok() && it != boards.end(); ++it) {
    const QString letter = it.key().toString();
    const QStringList path = in.at(u"own"_s) << letter;
    if (letter.size() != 1 || letter.front() < kFirstOwnLetter || letter.front() > kLastOwnLetter) {
      //: A fault in a file of a chain. %1: what stands where a letter belongs
      in.fault(u"own"_s,
               QCoreApplication::translate("Formats", "A board of one’s own goes by a letter from D to Z, not by “%1”.")
                   .arg(firstLetters(letter, 20)));
      return;
    }
    readOwn(file, letter, it.value(), path, in.complaint());
  }
}

void readOrder(ChainFile& file, Fields& in) {
  file.order = in.text(u"order"_s, kMostLettersOfOrder);
  if (in.ok() && file.order.isEmpty())
    //: A fault in a file of a chain. “order” is the name of a key
    in.fault(u"order"_s, QCoreApplication::translate("Formats", "“order” names no board."));
  if (const auto unknown = letterWithoutBoard(file.order, file.ownLetters()); in.ok() && unknown)
    //: A fault in a file of a chain. “order” is the name of a key, %1 a letter
    in.fault(u"order"_s,
             QCoreApplication::translate("Formats", "“order” names a board %1 that is not there.").arg(*unknown));
}

}  // namespace

QString ChainFile::ownLetters() const {
  QString letters;
  for (const Own& each : own) letters += each.letter;
  return letters;
}

Chain ChainFile::chain() const {
  std::vector<Chain::Kind> kinds = bigGameBoards();
  for (const Own& each : own) kinds.push_back({QString(each.letter).toStdString(), each.file.board});
  return chainInOrder(order, boards, ends, std::move(kinds));
}

QByteArray writeChain(const ChainFile& file) {
  QCborMap out{{u"format"_s, u"tapu-chain"_s}, {u"version"_s, kChainVersion}};
  if (!file.name.isEmpty()) out.insert(u"name"_s, file.name);
  out.insert(u"order"_s, file.order);
  out.insert(u"boards"_s, file.boards);
  out.insert(u"ring"_s, file.ends == Ends::Joined);
  QCborMap own;
  for (const ChainFile::Own& each : file.own) own.insert(QString(each.letter), boardFileToJson(each.file));
  if (!own.isEmpty()) out.insert(u"own"_s, own);
  for (auto it = file.unknown.begin(); it != file.unknown.end(); ++it)
    if (!out.contains(it.key())) out.insert(it.key(), it.value());
  return jsonText(out, Layout::Page);
}

std::optional<ChainFile> readChain(const QByteArray& text, Complaint& complaint) {
  const auto value = parseJson(text, complaint);
  if (!value) return {};
  ChainFile file;
  Fields in(*value, {}, complaint);
  checkChainKind(in);
  if (in.has(u"name"_s)) file.name = in.name(u"name"_s, kMostChainName);
  file.boards = static_cast<int>(in.number(u"boards"_s, 1, kMostBoards));
  file.ends = in.flag(u"ring"_s) ? Ends::Joined : Ends::Open;
  if (in.ok()) readAllOwn(file, in);
  if (in.ok()) readOrder(file, in);
  file.unknown = in.rest();
  if (in.ok()) return file;
  complaint.line = lineOf(text, complaint.path);
  return {};
}

std::optional<ChainFile> loadChain(const QString& path, Complaint& complaint) {
  const auto text = readFile(path, kMostChainBytes + 1, complaint);
  if (!text) return {};
  if (text->size() > kMostChainBytes) {
    //: A fault in a file of a chain of boards
    complaint.sentence = QCoreApplication::translate("Formats", "The file is too large for a chain of boards.");
    return {};
  }
  return readChain(*text, complaint);
}

bool saveChain(const QString& path, const ChainFile& file, Complaint& complaint) {
  return writeFile(path, writeChain(file), complaint);
}

}  // namespace tapu
