// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/json_text.h"

#include <QCborArray>
#include <QCborMap>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/files/text_encoding.h"

namespace tapu {
namespace {

constexpr qsizetype kPageWidth = 100;

/// One value without children, or a key, as JSON writes it.
QByteArray scalar(const QCborValue& value) {
  QByteArray text = QJsonDocument(QJsonArray{value.toJsonValue()}).toJson(QJsonDocument::Compact);
  return text.sliced(1, text.size() - 2);
}

QByteArray compact(const QCborValue& value) {
  QByteArray out;
  if (value.isArray()) {
    for (const QCborValue& each : value.toArray()) out += (out.isEmpty() ? "[" : ",") + compact(each);
    return out.isEmpty() ? "[]" : out + "]";
  }
  if (!value.isMap()) return scalar(value);
  const QCborMap map = value.toMap();
  for (auto it = map.begin(); it != map.end(); ++it)
    out += (out.isEmpty() ? "{" : ",") + scalar(it.key()) + ":" + compact(it.value());
  return out.isEmpty() ? "{}" : out + "}";
}

QByteArray page(const QCborValue& value, int depth) {
  const QByteArray line = compact(value);
  if ((depth > 0 && line.size() <= kPageWidth) || !value.isContainer()) return line;
  const QByteArray indent(depth + 1, ' ');
  QByteArray out;
  const auto begin = [&](char bracket) { out += out.isEmpty() ? bracket + QByteArray("\n") : QByteArray(",\n"); };
  if (value.isArray()) {
    for (const QCborValue& each : value.toArray()) {
      begin('[');
      out += indent + page(each, depth + 1);
    }
    return out.isEmpty() ? line : out + "\n" + indent.chopped(1) + "]";
  }
  const QCborMap map = value.toMap();
  for (auto it = map.begin(); it != map.end(); ++it) {
    begin('{');
    out += indent + scalar(it.key()) + ": " + page(it.value(), depth + 1);
  }
  return out.isEmpty() ? line : out + "\n" + indent.chopped(1) + "}";
}

QByteArray withoutMark(const QByteArray& text) { return text.startsWith("\xef\xbb\xbf") ? text.sliced(3) : text; }

int lineAt(const QByteArray& text, qsizetype offset) {
  return 1 + static_cast<int>(QByteArrayView(text).first(qBound<qsizetype>(0, offset, text.size())).count('\n'));
}

/// Walks a text that is known to be valid JSON.
class Walk {
 public:
  explicit Walk(const QByteArray& text) : text_(text) {}

  qsizetype find(const QStringList& path) {
    space();
    qsizetype found = at_;
    for (const QString& step : path) {
      if (!enter(step)) break;
      found = at_;
    }
    return found;
  }

 private:
  char now() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void space() {
    while (now() == ' ' || now() == '\n' || now() == '\r' || now() == '\t') ++at_;
  }
  QByteArray string() {
    const qsizetype from = at_++;
    while (now() != '"' && now() != '\0') at_ += now() == '\\' ? 2 : 1;
    return text_.sliced(from, qMin(++at_, text_.size()) - from);
  }
  void skip() {
    space();
    if (now() == '"') {
      string();
    } else if (now() == '{' || now() == '[') {
      skipContainer();
    } else {
      while (!QByteArrayView(",]} \r\n\t").contains(now()) && now() != '\0') ++at_;
    }
  }
  void skipContainer() {
    int open = 0;
    do {
      if (now() == '"') {
        string();
        continue;
      }
      open += now() == '{' || now() == '[';
      open -= now() == '}' || now() == ']';
      ++at_;
    } while (open > 0 && now() != '\0');
  }

  bool enter(const QString& step) {
    space();
    const char bracket = now();
    if (bracket != '{' && bracket != '[') return false;
    ++at_;
    for (int index = 0;; ++index) {
      space();
      if (now() == '}' || now() == ']' || now() == '\0') return false;
      QString name = QString::number(index);
      if (bracket == '{') {
        name = QJsonDocument::fromJson("[" + string() + "]").array().at(0).toString();
        space();
        ++at_;
      }
      space();
      if (name == step) return true;
      skip();
      space();
      if (now() == ',') ++at_;
    }
  }

  const QByteArray& text_;
  qsizetype at_ = 0;
};

}  // namespace

QByteArray jsonText(const QCborValue& value, Layout layout) {
  return layout == Layout::OneLine ? compact(value) : page(value, 0) + "\n";
}

std::optional<QCborValue> parseJson(const QByteArray& text, Complaint& complaint) {
  QJsonParseError error;
  const QByteArray json = withoutMark(text);
  const QJsonDocument document = QJsonDocument::fromJson(json, &error);
  if (error.error == QJsonParseError::NoError)
    return QCborValue::fromJsonValue(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()));
  if (!isUtf8(text, complaint)) return {};
  complaint.line = lineAt(json, error.offset);
  //: A fault in a file. JSON is the name of a format. %1: what is wrong, in English, from the reader of the format
  complaint.sentence = QCoreApplication::translate("Formats", "This is not JSON: %1.").arg(error.errorString());
  return {};
}

int lineOf(const QByteArray& text, const QStringList& path) { return lineAt(text, Walk(text).find(path)); }

}  // namespace tapu
