// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/late_questions.h"

#include <QApplication>
#include <algorithm>
#include <chrono>

#include "app/text/shown_text.h"
#include "app/wire/names.h"
#include "app/wire/requests.h"

namespace tapu {

namespace {
constexpr std::chrono::seconds kQuiet{20};
}

LateQuestions::LateQuestions(ShownGame* game, TablePage* table) : QObject(table), game_(game), table_(table) {
  quiet_.setSingleShot(true);
  quiet_.setInterval(kQuiet);
  connect(&quiet_, &QTimer::timeout, this, &LateQuestions::look);
  connect(game, &ShownGame::tableChanged, this, &LateQuestions::look);
  connect(game, &ShownGame::lobbyChanged, this, &LateQuestions::look);  // somebody else is the host
  QMetaObject::invokeMethod(this, &LateQuestions::look, Qt::QueuedConnection);
}

void LateQuestions::look() {
  const QList<LateArrival> late = game_->seen().isHost() ? game_->seen().table().late : QList<LateArrival>();
  const auto isGone = [&late](const LateArrival& each) { return !late.contains(each); };
  asked_.removeIf(isGone);
  announced_.removeIf(isGone);
  bool isReplaced = false;  // the person of the open question wishes for another seat
  if (about_ && isGone(*about_)) {
    const auto isThem = [this](const LateArrival& each) { return each.number == about_->number; };
    isReplaced = table_->isAsking() && std::ranges::any_of(late, isThem);
    table_->withdraw(question_);
    about_.reset();
  }
  if (table_->isAsking() || (quiet_.isActive() && !isReplaced)) return;
  for (const LateArrival& each : late) {
    QList<LateArrival>& done = each.wished ? asked_ : announced_;
    if (done.contains(each)) continue;
    done << each;
    if (each.wished) return ask(each, each.wished);
    quiet_.start();
    //: To the host of a game that runs; %1 somebody who asks to join
    return table_->announce(
        tr("%1 would like to join, but no bot has a seat that they could take.").arg(isolated(each.name)));
  }
}

/// Whether a late person has the name of the player who was lost from that seat.
bool LateQuestions::isBack(const LateArrival& late, SeatId seat) const {
  const LobbySeat there = game_->seen().lobby().seats.value(seat.value);
  return there.holder == SeatHolder::Person && there.link == Link::Lost &&
         skeletonOf(there.name) == skeletonOf(late.name);
}

void LateQuestions::ask(const LateArrival& late, SeatId seat) {
  quiet_.start();
  QApplication::alert(table_->window());
  const auto texts = [game = game_, name = isolated(late.name), seat, isBack = isBack(late, seat)] {
    if (isBack)
      return Question::Texts{
          //: Question to the host of a game that runs; %1 a player whose connection was lost and who seems to be back
          tr("Is that %1?").arg(name),
          //: Under the question whether somebody is the player who was lost; %1 their name
          tr("Somebody with the name %1 wants to go on at the seat of %1, and has no key to it, as from another "
             "computer. You know whether it is them. The menu Game › Table and players asks you again.")
              .arg(name),
          //: Answer to the question whether somebody may join: they go on waiting
          tr("Not now"),
          //: Answer to the question whether somebody is the player who was lost
          tr("Yes, let them go on")};
    return Question::Texts{
        //: Question to the host of a game that runs; %1 somebody who asks to join
        tr("%1 would like to join").arg(name),
        //: Under the question whether somebody may join; %1 the bot or player whose seat they would take
        tr("They would play on in the place of %1. The menu Game › Table and players asks you again.")
            .arg(game->seen().seatName(seat)),
        //: Answer to the question whether somebody may join: they go on waiting
        tr("Not now"),
        //: Answer to the question whether somebody may join
        tr("Let them sit down")};
  };
  about_ = late;
  question_ = table_->ask(
      texts,
      [game = game_, number = late.number, seat] {
        game->acts().ask(requests::AnswerLate{number, seat, YesNo::Yes});
      },
      TablePage::Keys::Left);
}

}  // namespace tapu

#include "moc_late_questions.cpp"
