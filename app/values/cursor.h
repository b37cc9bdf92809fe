// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborArray>
#include <QCborValue>
#include <QString>
#include <limits>
#include <optional>

#include "app/text/complaint.h"

namespace tapu {

/// Walks along a positional CBOR array. The first field that does not fit ends it: `ok` turns false and every later
/// read gives an empty value. Inner cursors share the fate of the outer one.
class Cursor {
 public:
  Cursor(const QCborValue& value, qsizetype arity, Complaint& complaint);
  Cursor(const QCborArray& array, Complaint& complaint) : array_(array), complaint_(complaint) {}

  bool ok() const { return complaint_.isEmpty(); }
  /// True if all went well and nothing is left over.
  bool done();

  qint64 number(qint64 least, qint64 most);
  int small(int least, int most) { return static_cast<int>(number(least, most)); }
  quint8 byte(int most = 255) { return static_cast<quint8>(number(0, most)); }
  quint32 word() { return static_cast<quint32>(number(0, std::numeric_limits<quint32>::max())); }
  /// An enumeration with values 0..last.
  template <class Kind>
  Kind kind(Kind last) {
    return static_cast<Kind>(number(0, static_cast<qint64>(last)));
  }
  QString text(qsizetype most);
  QByteArray bytes(qsizetype least, qsizetype most);
  QCborArray list(qsizetype most);
  QCborValue value();
  /// True and stepped over if the next one is null.
  bool isNull();
  void fail();

 private:
  QCborArray array_;
  qsizetype at_ = 0;
  Complaint& complaint_;
};

}  // namespace tapu
