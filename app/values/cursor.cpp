// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/values/cursor.h"

#include <QCoreApplication>

namespace tapu {

Cursor::Cursor(const QCborValue& value, qsizetype arity, Complaint& complaint)
    : array_(value.toArray()), complaint_(complaint) {
  if (!value.isArray() || array_.size() != arity) fail();
}

bool Cursor::done() {
  if (ok() && at_ != array_.size()) fail();
  return ok();
}

void Cursor::fail() {
  if (!complaint_.isEmpty()) return;
  complaint_.sentence =
      //: Written to the log about a message from the network. %1: position of the field, from 1
      QCoreApplication::translate("Formats", "The message has an impossible value in field %1.").arg(at_);
}

QCborValue Cursor::value() {
  if (!ok() || at_ >= array_.size()) return fail(), QCborValue();
  return array_.at(at_++);
}

bool Cursor::isNull() {
  if (!ok() || at_ >= array_.size() || !array_.at(at_).isNull()) return false;
  ++at_;
  return true;
}

qint64 Cursor::number(qint64 least, qint64 most) {
  const QCborValue got = value();
  if (!ok()) return 0;
  if (!got.isInteger() || got.toInteger() < least || got.toInteger() > most) return fail(), 0;
  return got.toInteger();
}

QString Cursor::text(qsizetype most) {
  const QCborValue got = value();
  if (!ok()) return {};
  if (!got.isString() || got.toString().size() > most) return fail(), QString();
  return got.toString();
}

QByteArray Cursor::bytes(qsizetype least, qsizetype most) {
  const QCborValue got = value();
  if (!ok()) return {};
  const QByteArray data = got.toByteArray();
  if (!got.isByteArray() || data.size() < least || data.size() > most) return fail(), QByteArray();
  return data;
}

QCborArray Cursor::list(qsizetype most) {
  const QCborValue got = value();
  if (!ok()) return {};
  if (!got.isArray() || got.toArray().size() > most) return fail(), QCborArray();
  return got.toArray();
}

}  // namespace tapu
