// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/board_pick.h"

#include "app/table/frame/table_board.h"
#include "app/table/hand/build_row.h"
#include "app/table/hand/choice_panel.h"

namespace tapu {

BoardPick::BoardPick(ShownGame* game, TableFace& face, QObject* parent) : QObject(parent), game_(game), face_(face) {
  const BuildRow* builds = face.parts().builds;
  connect(builds, &BuildRow::pick, this, &BoardPick::press);
  connect(builds, &BuildRow::lookedAt, this, [this](BuildButton::Thing thing) { look(gestureOf(thing)); });
  connect(builds, &BuildRow::lookedAway, this, [this] { look(nullptr); });
  const BoardScene* scene = face.parts().board->view().boardScene();
  connect(scene, &BoardScene::chosen, this,
          [this](const std::vector<Action>& shown) { choose(face_.parts().board->meant(shown)); });
  connect(scene, &BoardScene::missed, this, &BoardPick::sayWhyNot);
}

void BoardPick::follow(const PlaySight& now) {
  const bool asksVictim = face_.parts().choices->kind() == ChoicePanel::Kind::Victim;
  const bool isOver = gesture_ && gesture_->fits(Decision::Robber) && !asksVictim;
  if (isOver || (gesture_ && !gesture_->fits(now.must()))) drop();
}

void BoardPick::light(const PlaySight& now) {
  TableBoard& board = *face_.parts().board;
  board.light(now, gesture_ ? gesture_.get() : previewed_.get());
  const bool isLook = previewed_ && !gesture_;  // which takes nobody away from where they have moved the view
  if (!isLook || board.view().isFitted()) board.view().comeToTargets();
}

void BoardPick::press(BuildButton::Thing thing) {
  face_.open(TableFace::Corner::Table);
  if (thing == BuildButton::Thing::Card) return Q_EMIT wanted(buyCard());
  const bool isAgain = this->thing() == thing;
  gesture_ = isAgain ? nullptr : gestureOf(thing);
  if (gesture_) face_.parts().board->view().setFocus(Qt::OtherFocusReason);
  Q_EMIT changed();
}

void BoardPick::look(std::unique_ptr<PlayGesture> looked) {
  const bool isSame = thingOf(looked.get()) == thingOf(previewed_.get());
  previewed_ = std::move(looked);
  if (isSame || gesture_ || !game_->seen().hasGame()) return;
  if (const PlaySight now = sightOf(*game_); mayChoosePiece(now.must())) light(now);
}

void BoardPick::choose(const std::vector<Action>& chosen) {
  if (chosen.empty() || face_.keeps(chosen.front())) return;
  if (auto next = gesture_ ? gesture_->chosen(chosen) : nullptr) {
    gesture_ = std::move(next);
    return Q_EMIT changed();
  }
  if (chosen.size() == 1) return Q_EMIT wanted(chosen.front());
  QStringList names;
  for (const Action& robber : chosen) names << game_->seen().seatName(robber.seat);
  gesture_ = victimGesture(chosen, names);
  face_.parts().choices->askVictim(chosen);
}

TableFace::Pressed BoardPick::stepBack() {
  ChoicePanel& choices = *face_.parts().choices;
  const bool asks = choices.kind() == ChoicePanel::Kind::Card || choices.kind() == ChoicePanel::Kind::Victim;
  const bool isNothing = !gesture_ && !asks;
  if (gesture_) gesture_ = gesture_->canceled();
  if (asks) choices.close();
  return isNothing ? TableFace::Pressed::Nothing : TableFace::Pressed::Something;
}

/// The answer to Enter on a place that cannot be chosen: the kind of place that is asked for.
QString BoardPick::elsewhere(const PlaySight& now) const {
  const std::vector<Action> lit = litActions(now, gesture_.get());
  const auto wanted = lit.empty() ? std::nullopt : kindOfPlace(lit.front().kind);
  //: Answer to Enter on a place of the board where the keyboard is, and where nothing can be chosen at the moment
  if (!wanted) return tr("Nothing can be chosen here. Tab leads to the places that can be.");
  switch (*wanted) {
    case BoardSpot::Kind::Corner:
      //: Answer to Enter on a place of the board that cannot be chosen
      return tr("Nothing can be chosen here: a corner is asked for. Tab leads to those that can be chosen.");
    case BoardSpot::Kind::Edge:
      //: Answer to Enter on a place of the board that cannot be chosen
      return tr("Nothing can be chosen here: an edge is asked for. Tab leads to those that can be chosen.");
    case BoardSpot::Kind::Hex:
      //: Answer to Enter on a place of the board that cannot be chosen
      return tr("Nothing can be chosen here: a hex is asked for. Tab leads to those that can be chosen.");
    case BoardSpot::Kind::Harbor: break;
  }
  return {};
}

void BoardPick::sayWhyNot(QPointF position) {
  const PlaySight now = sightOf(*game_);
  const auto meant = face_.parts().board->meantAt(now, gesture_.get(), position);
  if (!meant && face_.parts().board->view().reached()) Q_EMIT refused(elsewhere(now), {});
  if (!meant) return;
  if (const Complaint refusal = now.refusalOf(*meant); !refusal.isEmpty())
    Q_EMIT refused(refusal.sentence, refusal.rule);
}

}  // namespace tapu

#include "moc_board_pick.cpp"
