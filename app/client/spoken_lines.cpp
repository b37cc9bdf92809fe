// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/spoken_lines.h"

#include <algorithm>
#include <utility>

#include "app/wire/names.h"

namespace tapu {

namespace {

/// The number of lines of `now` that are the last ones of `before`.
qsizetype knownOf(const QList<ChatLine>& before, const QList<ChatLine>& now) {
  qsizetype known = std::min(before.size(), now.size());
  while (known > 0 && before.last(known) != now.first(known)) --known;
  return known;
}

}  // namespace

void SpokenLines::send(const QString& text, int phrase, SeatId own) {
  ChatLine line;
  line.seat = own;
  line.text = cleanLine(text);  // as the table sends it
  line.phrase = phrase;
  if (line.text.isEmpty() && phrase < 0) return;
  lines_.append(line);
  lines_.size() > kMost ? settle(1) : changed_();
}

void SpokenLines::hear(const ChatLine& line) {
  if (line.kind != ChatLine::Kind::Person) return;
  const auto isIt = [&line](const ChatLine& sent) {
    return sent.seat == line.seat && sent.text == line.text && sent.phrase == line.phrase;
  };
  if (const auto sent = std::ranges::find_if(lines_, isIt); sent != lines_.end()) settle(sent - lines_.begin() + 1);
}

/// The fate of so many of the first lines is known.
void SpokenLines::settle(qsizetype first) {
  if (first == 0) return;
  lines_.remove(0, first);
  beforePing_ = std::max<qsizetype>(0, beforePing_ - first);
  changed_();
}

QList<ChatLine> SpokenLines::take() {
  beforePing_ = 0;
  QList<ChatLine> taken = std::exchange(lines_, {});
  if (!taken.isEmpty()) changed_();
  return taken;
}

void SpokenLines::hearAgain(const QList<ChatLine>& before, const QList<ChatLine>& now) {
  for (const ChatLine& line : now.mid(knownOf(before, now))) hear(line);
}

}  // namespace tapu
