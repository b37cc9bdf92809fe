// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/values/limited_cbor.h"

#include <QCborArray>
#include <QCborMap>
#include <QCborStreamReader>
#include <QCoreApplication>

namespace tapu {
namespace {

class LimitedDecoder {
 public:
  LimitedDecoder(const QByteArray& bytes, CborLimits limits) : reader_(bytes), limits_(limits) {}

  std::optional<QCborValue> whole(qsizetype size) {
    auto value = next(0);
    if (!value || reader_.currentOffset() != size) return {};
    return value;
  }

 private:
  std::optional<QCborValue> next(int depth) {
    ++items_;
    if (items_ > limits_.items || reader_.lastError() != QCborError::NoError) return {};
    switch (reader_.type()) {
      case QCborStreamReader::UnsignedInteger:
      case QCborStreamReader::NegativeInteger: return integer();
      case QCborStreamReader::ByteString: return bytes();
      case QCborStreamReader::String: return text();
      case QCborStreamReader::Array: return array(depth);
      case QCborStreamReader::Map: return map(depth);
      case QCborStreamReader::SimpleType: return simple();
      default: return {};
    }
  }

  /// Qt's reader reports an error only after the step: every value ends here.
  std::optional<QCborValue> step(const QCborValue& value) {
    if (!reader_.next()) return {};
    return value;
  }

  std::optional<QCborValue> integer() {
    if (reader_.isUnsignedInteger()) {
      if (reader_.toUnsignedInteger() > static_cast<quint64>(std::numeric_limits<qint64>::max())) return {};
      return step(QCborValue(static_cast<qint64>(reader_.toUnsignedInteger())));
    }
    const auto below = static_cast<quint64>(reader_.toNegativeInteger());  // of -1 - n
    if (below == 0 || below > static_cast<quint64>(std::numeric_limits<qint64>::max())) return {};
    return step(QCborValue(-static_cast<qint64>(below)));
  }

  std::optional<QCborValue> bytes() {
    if (!reader_.isLengthKnown()) return {};
    const auto chunk = reader_.readByteArray();
    if (chunk.status != QCborStreamReader::Ok) return {};
    const QByteArray data = chunk.data;
    if (reader_.readByteArray().status != QCborStreamReader::EndOfString) return {};
    return QCborValue(data);
  }

  std::optional<QCborValue> text() {
    if (!reader_.isLengthKnown()) return {};
    const auto chunk = reader_.readString();
    if (chunk.status != QCborStreamReader::Ok) return {};
    const QString data = chunk.data;
    if (reader_.readString().status != QCborStreamReader::EndOfString) return {};
    return QCborValue(data);
  }

  std::optional<QCborValue> simple() {
    switch (reader_.toSimpleType()) {
      case QCborSimpleType::False: return step(QCborValue(false));
      case QCborSimpleType::True: return step(QCborValue(true));
      case QCborSimpleType::Null: return step(QCborValue(nullptr));
      default: return {};
    }
  }

  bool mayEnter(int depth) const {
    return depth < limits_.depth && reader_.isLengthKnown() &&
           reader_.length() <= static_cast<quint64>(limits_.items - items_);
  }

  std::optional<QCborValue> array(int depth) {
    if (!mayEnter(depth) || !reader_.enterContainer()) return {};
    QCborArray result;
    while (reader_.lastError() == QCborError::NoError && reader_.hasNext()) {
      auto value = next(depth + 1);
      if (!value) return {};
      result.append(*value);
    }
    if (reader_.lastError() != QCborError::NoError || !reader_.leaveContainer()) return {};
    return QCborValue(result);
  }

  std::optional<QCborValue> map(int depth) {
    if (!mayEnter(depth) || !reader_.enterContainer()) return {};
    QCborMap result;
    while (reader_.lastError() == QCborError::NoError && reader_.hasNext()) {
      auto key = next(depth + 1);
      if (!key || !key->isString()) return {};
      auto value = next(depth + 1);
      if (!value || result.contains(key->toString())) return {};
      result.insert(key->toString(), *value);
    }
    if (reader_.lastError() != QCborError::NoError || !reader_.leaveContainer()) return {};
    return QCborValue(result);
  }

  QCborStreamReader reader_;
  CborLimits limits_;
  int items_ = 0;
};

}  // namespace

std::optional<QCborValue> decodeLimited(const QByteArray& bytes, CborLimits limits, Complaint& complaint) {
  auto value = LimitedDecoder(bytes, limits).whole(bytes.size());
  if (!value)
    //: Written to the log when a program on the network sends something that cannot be read
    complaint.sentence = QCoreApplication::translate("Formats", "The message is not readable data or exceeds a limit.");
  return value;
}

}  // namespace tapu
