// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record_lines.h"

#include "app/files/json_text.h"
#include "app/files/telling.h"

namespace tapu {

namespace {

class StateLines : public RecordLines {
 public:
  explicit StateLines(BoardRange boards) : boards_(boards) {}
  QByteArrayList start(RecordReader& reader) override { return moved(reader); }
  QByteArrayList moved(const RecordReader& reader) override {
    const Game& game = reader.game();
    return {jsonText(stateLine(game.definition(), game.state(), reader.moves(), boards_), Layout::OneLine)};
  }

 private:
  BoardRange boards_;
};

class TellingLines : public RecordLines {
 public:
  explicit TellingLines(BoardRange boards) : telling_(boards) {}
  QByteArrayList start(RecordReader& reader) override {
    reader.tell(Observer{&events_});
    return encoded(telling_.start(reader.header(), reader.game()));
  }
  QByteArrayList moved(const RecordReader& reader) override {
    const QByteArrayList lines = encoded(telling_.next(reader.game(), events_));
    events_.clear();
    return lines;
  }

 private:
  static QByteArrayList encoded(const QStringList& texts) {
    QByteArrayList lines;
    for (const QString& text : texts) lines << text.toUtf8();
    return lines;
  }
  std::vector<Event> events_;
  Telling telling_;
};

}  // namespace

std::unique_ptr<RecordLines> stateLines(BoardRange boards) { return std::make_unique<StateLines>(boards); }
std::unique_ptr<RecordLines> tellingLines(BoardRange boards) { return std::make_unique<TellingLines>(boards); }

}  // namespace tapu
