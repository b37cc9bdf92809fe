// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborArray>
#include <QCborMap>
#include <QSet>
#include <QString>
#include <QStringList>
#include <optional>

#include "app/text/complaint.h"
#include "app/text/shown_text.h"
#include "engine/board/hex.h"

namespace tapu {

/// Reads the keys of one object of a file. The first fault is kept in the complaint, with its path; after it every read
/// gives an empty value or 0, so look at `ok` before using them. A key whose value is null counts as absent. A key that
/// is absent is a fault for `number`, `text`, `name`, `lines`, `word`, `list` and `hex`, and none for the others.
class Fields {
 public:
  Fields(const QCborValue& value, QStringList path, Complaint& complaint);

  bool ok() const { return complaint_.isEmpty(); }
  bool has(const QString& key);
  bool needs(const QString& key);  ///< as `has`, and complains about a key that is not there
  QCborValue value(const QString& key);

  qint64 number(const QString& key, qint64 least, qint64 most);
  std::optional<int> numberIf(const QString& key, int least, int most);
  /// A word of the form of the file, letter by letter.
  QString text(const QString& key, qsizetype most);
  /// A name, or a text of several lines, that people are shown: as `text`, and cleaned (app/text/shown_text.h), since a
  /// stranger may have written it.
  QString name(const QString& key, qsizetype most) { return shownLine(text(key, most), most); }
  QString lines(const QString& key, qsizetype most) { return shownText(text(key, most), most); }
  /// The index of one of a list of words; 0 after a fault.
  int word(const QString& key, const QStringList& words);
  bool flag(const QString& key);  ///< absent = false
  QCborArray list(const QString& key, qsizetype most);
  Hex hex(const QString& key);
  std::optional<Hex> hexIf(const QString& key);

  QStringList at(const QString& key) const { return QStringList(path_) << key; }
  const QStringList& path() const { return path_; }
  /// Complains about one key, or about the whole object if the key is empty.
  void fault(const QString& key, const QString& sentence, const QString& rule = {});
  /// The fields that nobody has asked for: whoever saves the file again writes them too.
  QCborMap rest() const;
  Complaint& complaint() { return complaint_; }

 private:
  QCborMap map_;
  QStringList path_;
  Complaint& complaint_;
  QSet<QString> asked_;
};

/// [q, r] with whole numbers from -100 to 100.
std::optional<Hex> hexFrom(const QCborValue& value);
/// A whole number in these bounds; 1.5 is none, and no number is rounded.
std::optional<int> wholeFrom(const QCborValue& value, int least, int most);
QCborArray hexValue(Hex hex);
/// A name of the engine as text.
QString word(std::string_view name);

}  // namespace tapu
