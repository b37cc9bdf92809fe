// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/transport.h"

#include <algorithm>

#include "app/wire/messages.h"

using namespace Qt::StringLiterals;

namespace tapu::test {

namespace {
constexpr int kEveryone = -1;
constexpr int kMostLateCopyMs = 1500;
}  // namespace

// ---- a connection
// -----------------------------------------------------------------------------------------------------

void SimLine::post(int from, const Item& item) {
  if (isForgotten_ && from == kClient && network_.isListening(place_))
    return tell(kClient, u"connection reset"_s, network_.fate.between(1, 20));  // the new program knows nothing of it
  if (isLost_) return void(++network_.met[Fault::FrameLost]);
  if (item.kind == Item::Kind::Frame && std::exchange(losesOne_[from], false)) return;
  lastAt_[from] = std::max(lastAt_[from], network_.arrival(person_));
  under_[from].push_back(item);
  network_.clock->after(lastAt_[from] - network_.clock->nowMs(), [line = weak_from_this(), from] {
    if (const auto self = line.lock()) self->deliver(from);
  });
}

void SimLine::deliver(int from) {
  if (under_[from].empty()) return;
  const Item item = std::move(under_[from].front());
  under_[from].pop_front();
  SimChannel* channel = ends_[1 - from];
  if (!channel) return;
  if (item.kind == Item::Kind::Frame)
    channel->take(item.frame);
  else
    channel->end(item.reason);
}

void SimLine::lose() {
  isLost_ = true;
  for (auto& way : under_) {
    const int underWay = static_cast<int>(way.size()), arriving = network_.fate.between(0, underWay);
    network_.met[Fault::FrameLost] += underWay - arriving;
    way.resize(static_cast<std::size_t>(arriving));
  }
}

void SimLine::tell(int end, const QString& reason, int afterMs) {
  network_.clock->after(afterMs, [line = weak_from_this(), end, reason] {
    const auto self = line.lock();
    if (self && self->ends_[end]) self->ends_[end]->end(reason);
  });
}

// ---- its ends
// ---------------------------------------------------------------------------------------------------------

SimChannel::SimChannel(std::shared_ptr<SimLine> line, int end, SimNetwork& network, Origin origin)
    : line_(std::move(line)), end_(end), network_(network), origin_(origin) {
  line_->join(end_, this);
}

SimChannel::~SimChannel() {
  line_->leave(end_);
  if (open_) line_->postEnd(end_, u"connection reset"_s);
}

void SimChannel::send(const QByteArray& frame) {
  if (!open_ || isSilent_) return;
  line_->post(end_, frame);
  if (end_ != SimLine::kClient) return;
  if (network_.said) network_.said(line_->person(), frame);
  if (!network_.mayDouble(frame)) return;
  network_.clock->after(network_.fate.between(0, kMostLateCopyMs), [self = QPointer(this), frame] {
    if (self && self->open_ && !self->isSilent_) self->line_->post(self->end_, frame);
  });
}

void SimChannel::close() {
  if (!std::exchange(open_, false)) return;
  line_->postEnd(end_, {});
  network_.clock->after(network_.fate.between(0, 5), [self = QPointer(this)] {
    if (self) self->end({});
  });
}

bool SimChannel::isNear() const { return origin_ != Origin::Stranger || network_.isNear; }

QString SimChannel::peer() const { return u"10.0.0.%1"_s.arg(line_->person()); }

void SimChannel::take(const QByteArray& frame) {
  if (!open_) return;
  if (frame.size() > frameLimit_) return end(u"a frame is too long"_s);
  if (end_ == SimLine::kClient && network_.heard) network_.heard(line_->person(), frame);
  Q_EMIT received(frame);
}

void SimChannel::end(const QString& reason) {
  if (std::exchange(open_, false)) line_->postEnd(end_, {});
  if (std::exchange(told_, true)) return;
  Q_EMIT closed(reason);
}

// ---- all of them
// ------------------------------------------------------------------------------------------------------

std::unique_ptr<Channel> SimNetwork::dial(int person, Origin origin, const QString& place) {
  const auto line = std::make_shared<SimLine>(*this, person, place);
  auto near = std::make_unique<SimChannel>(line, SimLine::kClient, *this, origin);
  std::erase_if(lines_, [](const auto& known) { return known.expired(); });
  lines_.push_back(line);
  const qint64 at = arrival(person);
  line->arrivesAt(at);
  clock->after(at - clock->nowMs(), [this, line, origin] {
    if (!line->end(SimLine::kClient)) return;
    if (!isListening(line->place())) {
      if (silentPercent > 0 && fate.happens(silentPercent)) return;
      return line->tell(SimLine::kClient, u"connection refused"_s, fate.between(0, 20));
    }
    admits_[line->place()](std::make_unique<SimChannel>(line, SimLine::kServer, *this, origin));
  });
  return near;
}

template <class Do>
void SimNetwork::forEachLine(int person, Do act) {
  for (std::size_t i = 0; i < lines_.size(); ++i)
    if (const auto line = lines_[i].lock(); line && (person == kEveryone || line->person() == person)) act(*line);
}

void SimNetwork::move(const QString& from, const QString& to) {
  admits_[to] = std::exchange(admits_[from], {});
  forEachLine(kEveryone, [&](SimLine& line) {
    if (line.place() == from) line.lose();
  });
}

void SimNetwork::serverGone(Gone how) {
  listen({});
  if (how == Gone::Killed) return;  // its channels go with it, and say so
  forEachLine(kEveryone, [](SimLine& line) {
    line.lose();
    line.serverHasNoMemoryOfIt();
  });
}

void SimNetwork::cut(int person, Told told) {
  forEachLine(person, [&](SimLine& line) {
    line.lose();
    if (told == Told::Both || told == Told::Client) line.tell(SimLine::kClient, u"cut"_s, fate.between(0, 3000));
    if (told == Told::Both || told == Told::Server) line.tell(SimLine::kServer, u"cut"_s, fate.between(0, 3000));
  });
}

void SimNetwork::silence(int person) {
  forEachLine(person, [](SimLine& line) {
    if (SimChannel* const channel = line.end(SimLine::kClient)) channel->fallSilent();
  });
}

void SimNetwork::loseOneFrame(int person) {
  forEachLine(person, [](SimLine& line) { line.loseOne(SimLine::kServer); });
}

qint64 SimNetwork::arrival(int person) {
  return std::max(clock->nowMs() + fate.between(1, mostDelayMs), stalledUntil_[person]);
}

bool SimNetwork::mayDouble(const QByteArray& frame) {
  if (doublesPercent == 0 || !fate.happens(doublesPercent)) return false;
  Complaint complaint;
  const auto message = wire::decodeFromClient(frame, complaint);
  const bool may =
      message && (std::holds_alternative<wire::Act>(*message) || std::holds_alternative<wire::Ping>(*message));
  met[Fault::FrameDoubled] += may;
  return may;
}

}  // namespace tapu::test
