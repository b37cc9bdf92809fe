// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/requests.h"

#include "app/text/whole_letters.h"
#include "app/values/codec.h"

namespace tapu::requests {

namespace {

using Kind = wire::Request::Kind;

wire::Request request(Kind kind) {
  wire::Request request;
  request.kind = kind;
  return request;
}

wire::Request aboutSeat(Kind kind, SeatId seat) {
  wire::Request request;
  request.kind = kind;
  request.seat = seat;
  return request;
}

}  // namespace

wire::Request chooseSeat(SeatId seat) { return aboutSeat(Kind::ChooseSeat, seat); }

wire::Request choose(const QString& name, int color) {
  wire::Request chosen = request(Kind::Choose);
  chosen.text = firstLetters(name, wire::kMostName);
  chosen.color = color;
  return chosen;
}

wire::Request setReady(Ready ready) {
  wire::Request set = request(Kind::SetReady);
  set.ready = ready;
  return set;
}

wire::Request putBot(SeatId seat, const QString& bot) {
  wire::Request put = aboutSeat(Kind::PutBot, seat);
  put.text = bot;
  return put;
}

wire::Request clearSeat(SeatId seat) { return aboutSeat(Kind::ClearSeat, seat); }

wire::Request changeSetup(const Setup& setup) {
  wire::Request change = request(Kind::ChangeSetup);
  change.setup = encodeSetup(setup);
  return change;
}

wire::Request startGame() { return request(Kind::Start); }
wire::Request pauseGame() { return request(Kind::Pause); }
wire::Request resumeGame() { return request(Kind::Resume); }
wire::Request goOnWithoutMoves() { return request(Kind::GoOn); }
wire::Request keepFileAside() { return request(Kind::KeepAside); }
wire::Request takeBack() { return request(Kind::TakeBack); }

wire::Request voteToStop(Ready stops) {
  wire::Request vote = request(Kind::StopGame);
  vote.ready = stops;
  return vote;
}

wire::Request enterThrow(const std::array<quint8, 2>& dice) {
  wire::Request enter = request(Kind::EnterThrow);
  enter.dice = dice;
  return enter;
}

wire::Request lengthen() { return request(Kind::Lengthen); }
wire::Request endRound() { return request(Kind::EndRound); }
wire::Request endGame() { return request(Kind::EndGame); }

wire::Request keepSeat(SeatId seat, const QString& name) {
  wire::Request keep = aboutSeat(Kind::KeepSeat, seat);
  keep.text = firstLetters(name, wire::kMostName);
  return keep;
}

wire::Request newCode(SeatId seat) { return aboutSeat(Kind::NewCode, seat); }
wire::Request askWhetherThere(SeatId seat) { return aboutSeat(Kind::Ask, seat); }

wire::Request letIn(quint32 arrival, SeatId seat) {
  wire::Request let = aboutSeat(Kind::LetIn, seat);
  let.arrival = arrival;
  return let;
}

wire::Request giveToBot(SeatId seat) { return aboutSeat(Kind::GiveToBot, seat); }

wire::Request announce(const QString& text) {
  wire::Request tell = request(Kind::Announce);
  tell.text = firstLetters(text, wire::kMostAnnouncement);
  return tell;
}

wire::Request show(ScreenView view) {
  wire::Request shown = request(Kind::Show);
  shown.view = view;
  return shown;
}

wire::Request tookHint() { return request(Kind::TookHint); }

wire::Request takeMinute(Ready wanted) {
  wire::Request minute = request(Kind::TakeMinute);
  minute.ready = wanted;
  return minute;
}

wire::Request letBotPlay(Ready bot) {
  wire::Request let = request(Kind::BotForMe);
  let.ready = bot;
  return let;
}

wire::Request changePolicy(const TablePolicy& policy) {
  wire::Request change = request(Kind::ChangePolicy);
  change.setup = wire::encodePolicy(policy);
  return change;
}

wire::Request setPassword(const QByteArray& key) {
  wire::Request set = request(Kind::SetPassword);
  set.setup = key;
  return set;
}

wire::Request remove(SeatId seat, const QString& reason, Ban ban) {
  wire::Request remove = aboutSeat(Kind::Remove, seat);
  remove.text = firstLetters(reason, wire::kMostAnnouncement);
  remove.ready = ban == Ban::Yes ? Ready::Yes : Ready::No;
  return remove;
}

wire::Request removeWatcher(quint32 watcher, const QString& reason, Ban ban) {
  wire::Request request = remove({}, reason, ban);
  request.arrival = watcher;
  return request;
}

wire::Request mute(SeatId seat, Ready muted) {
  wire::Request mute = aboutSeat(Kind::Mute, seat);
  mute.ready = muted;
  return mute;
}

wire::Request muteWatcher(quint32 watcher, Ready muted) {
  wire::Request request = mute({}, muted);
  request.arrival = watcher;
  return request;
}

wire::Request passHost(SeatId seat) { return aboutSeat(Kind::PassHost, seat); }

wire::Request answerLate(quint32 arrival, SeatId seat, Ready may) {
  wire::Request answer = aboutSeat(Kind::AnswerLate, seat);
  answer.arrival = arrival;
  answer.ready = may;
  return answer;
}

wire::Request reserve(SeatId seat, const QString& name) {
  wire::Request reserve = aboutSeat(Kind::Reserve, seat);
  reserve.text = firstLetters(name, wire::kMostName);
  return reserve;
}

}  // namespace tapu::requests
