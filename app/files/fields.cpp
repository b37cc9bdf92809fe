// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/fields.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr int kFarthest = 100;
constexpr qsizetype kMostOfSentence = 4000;

QString say(const char* sentence) { return QCoreApplication::translate("Formats", sentence); }

}  // namespace

Fields::Fields(const QCborValue& value, QStringList path, Complaint& complaint)
    : map_(value.toMap()), path_(std::move(path)), complaint_(complaint) {
  if (value.isMap()) return;
  if (path_.isEmpty())
    //: A fault in a file. Objects, keys and values are terms of the format JSON
    fault(QString(), say(QT_TRANSLATE_NOOP("Formats", "Here an object of keys and values is needed.")));
  else
    //: A fault in a file. %1: name of a key, or the way to it. Objects, keys and values are terms of the format JSON
    fault(QString(),
          say(QT_TRANSLATE_NOOP("Formats", "“%1” must be an object of keys and values.")).arg(path_.join(u'.')));
}

void Fields::fault(const QString& key, const QString& sentence, const QString& rule) {
  if (!ok()) return;
  complaint_.sentence = shownLine(sentence, kMostOfSentence);  // it may quote the file
  complaint_.rule = rule;
  complaint_.path = key.isEmpty() ? path_ : at(key);
}

bool Fields::has(const QString& key) {
  asked_ << key;
  return ok() && map_.contains(key) && !map_.value(key).isNull();
}

QCborValue Fields::value(const QString& key) { return has(key) ? map_.value(key) : QCborValue(); }

bool Fields::needs(const QString& key) {
  if (has(key)) return true;
  //: A fault in a file. %1: name of a key, a term of the format JSON
  fault(QString(), say(QT_TRANSLATE_NOOP("Formats", "The key “%1” is missing.")).arg(key));
  return false;
}

qint64 Fields::number(const QString& key, qint64 least, qint64 most) {
  if (!needs(key)) return least;
  const QCborValue got = map_.value(key);
  if (got.isInteger() && got.toInteger() >= least && got.toInteger() <= most) return got.toInteger();
  //: A fault in a file. %1: name of a key, %2 and %3: least and most
  fault(key, say(QT_TRANSLATE_NOOP("Formats", "“%1” must be a whole number from %2 to %3."))
                 .arg(key, QString::number(least), QString::number(most)));
  return least;
}

std::optional<int> Fields::numberIf(const QString& key, int least, int most) {
  if (!has(key)) return {};
  return static_cast<int>(number(key, least, most));
}

QString Fields::text(const QString& key, qsizetype most) {
  if (!needs(key)) return {};
  const QCborValue got = map_.value(key);
  if (got.isString() && got.toString().size() <= most) return got.toString();
  //: A fault in a file. %1: name of a key, %2: a number
  fault(key, say(QT_TRANSLATE_NOOP("Formats", "“%1” must be a text of at most %2 characters."))
                 .arg(key, QString::number(most)));
  return {};
}

int Fields::word(const QString& key, const QStringList& words) {
  if (!needs(key)) return 0;
  const auto index = words.indexOf(map_.value(key).toString());
  if (index >= 0) return static_cast<int>(index);
  //: A fault in a file. %1: name of a key, %2: a list of words
  fault(key, say(QT_TRANSLATE_NOOP("Formats", "“%1” must be one of: %2.")).arg(key, words.join(u", "_s)));
  return 0;
}

bool Fields::flag(const QString& key) {
  if (!has(key)) return false;
  if (!map_.value(key).isBool())
    //: A fault in a file. %1: name of a key. The words true and false are terms of the format JSON
    fault(key, say(QT_TRANSLATE_NOOP("Formats", "“%1” must be true or false.")).arg(key));
  return map_.value(key).toBool();
}

QCborArray Fields::list(const QString& key, qsizetype most) {
  if (!needs(key)) return {};
  const QCborValue got = map_.value(key);
  if (got.isArray() && got.toArray().size() <= most) return got.toArray();
  //: A fault in a file. %1: name of a key, %2: a number
  fault(
      key,
      say(QT_TRANSLATE_NOOP("Formats", "“%1” must be a list of at most %2 entries.")).arg(key, QString::number(most)));
  return {};
}

Hex Fields::hex(const QString& key) {
  if (!needs(key)) return {};
  if (const auto hex = hexFrom(map_.value(key))) return *hex;
  //: A fault in a file. %1: name of a key, %2: a number. [q, r] stands for the two coordinates of a hex
  fault(key, say(QT_TRANSLATE_NOOP("Formats", "“%1” must be a hex [q, r] of two whole numbers from −%2 to %2."))
                 .arg(key, QString::number(kFarthest)));
  return {};
}

std::optional<Hex> Fields::hexIf(const QString& key) {
  if (!has(key)) return {};
  return hex(key);
}

QCborMap Fields::rest() const {
  QCborMap rest;
  for (auto it = map_.begin(); it != map_.end(); ++it)
    if (!asked_.contains(it.key().toString())) rest.insert(it.key(), it.value());
  return rest;
}

std::optional<Hex> hexFrom(const QCborValue& value) {
  const QCborArray pair = value.toArray();
  if (!value.isArray() || pair.size() != 2) return {};
  const auto q = wholeFrom(pair.at(0), -kFarthest, kFarthest), r = wholeFrom(pair.at(1), -kFarthest, kFarthest);
  if (!q || !r) return {};
  return Hex{*q, *r};
}

std::optional<int> wholeFrom(const QCborValue& value, int least, int most) {
  if (!value.isInteger() || value.toInteger() < least || value.toInteger() > most) return {};
  return static_cast<int>(value.toInteger());
}

QCborArray hexValue(Hex hex) { return {hex.q, hex.r}; }

QString word(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

}  // namespace tapu
