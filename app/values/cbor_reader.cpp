// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/values/cbor_reader.h"

#include <QCoreApplication>

namespace tapu {

CborReader::CborReader(const QCborValue& value, Complaint& complaint) : array_(value.toArray()), complaint_(complaint) {
  if (!value.isArray()) fail();
}

bool CborReader::done() {
  if (ok() && !atEnd()) fail();
  return ok();
}

void CborReader::fail() {
  if (!complaint_.isEmpty()) return;
  complaint_.sentence =
      //: Written to the log about a message from the network. %1: position of the field, from 1
      QCoreApplication::translate("Formats", "The message has an impossible value in field %1.").arg(at_);
}

QCborValue CborReader::value() {
  if (!ok() || atEnd()) {
    fail();
    return QCborValue();
  }
  return array_.at(at_++);
}

bool CborReader::isNull() {
  if (!ok() || atEnd() || !array_.at(at_).isNull()) return false;
  ++at_;
  return true;
}

qint64 CborReader::integer(qint64 least, qint64 most) {
  const QCborValue got = value();
  if (!ok()) return 0;
  if (!got.isInteger() || got.toInteger() < least || got.toInteger() > most) {
    fail();
    return 0;
  }
  return got.toInteger();
}

QString CborReader::text(qint64 least, qint64 most) {
  const QCborValue got = value();
  if (!ok()) return {};
  const QString text = got.toString();
  if (!got.isString() || text.size() < least || text.size() > most) {
    fail();
    return QString();
  }
  return text;
}

QByteArray CborReader::bytes(qint64 least, qint64 most) {
  const QCborValue got = value();
  if (!ok()) return {};
  const QByteArray data = got.toByteArray();
  if (!got.isByteArray() || data.size() < least || data.size() > most) {
    fail();
    return QByteArray();
  }
  return data;
}

int CborReader::cardKind(int kinds) {
  const int kind = static_cast<int>(integer(0, 255));
  if (kind >= kinds && kind != static_cast<int>(Card::Unknown) && kind != static_cast<int>(Card::None)) fail();
  return kind;
}

void CborReader::take(CardCounts& counts) {
  counts = CardCounts(static_cast<std::uint64_t>(integer(0, static_cast<qint64>(CardCounts::kCounts))));
  if (!counts.isWithin(CardCounts::kCounts)) fail();
}

}  // namespace tapu
