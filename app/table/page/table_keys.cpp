// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/table_keys.h"

#include <QAction>
#include <QApplication>
#include <utility>

#include "app/table/frame/table_board.h"
#include "app/table/people/notices.h"
#include "app/table/show/play_voice.h"
#include "app/table/sight/typed_move.h"

namespace tapu {

TableKeys::TableKeys(ShownGame* game, GameActions* actions, PlayVoice* voice, BoardPick* pick, TableFace& face,
                     QWidget* page)
    : game_(game), voice_(voice), pick_(pick), face_(face), page_(page), typed_(new TypedMoveSheet(page)) {
  face.parts().board->view().setTeller([this](const BoardSpot& spot) { return tell(spot); });
  connect(actions->at(GameActions::Type), &QAction::triggered, this, [this] {
    face_.open(TableFace::Corner::Table);
    typed_->open();
  });
  connect(typed_, &TypedMoveSheet::typed, this, &TableKeys::play);
  connect(typed_, &TypedMoveSheet::closed, this, &TableKeys::goHome);
  connect(actions->at(GameActions::NextPart), &QAction::triggered, this, [this] { focusPartAfter(face_.stops()); });
  actions->at(GameActions::NextPart)->setEnabled(true);
}

TableKeys::~TableKeys() { face_.parts().board->view().setTeller({}); }

SpotText TableKeys::tell(const BoardSpot& spot) const {
  TableBoard& board = *face_.parts().board;
  if (!game_->seen().hasGame()) return board.tell(spot, nullptr);
  const PlaySight now = sightOf(*game_);
  return board.tell(spot, &now);
}

void TableKeys::goHome() { face_.parts().board->view().setFocus(Qt::OtherFocusReason); }

void TableKeys::play(const QString& text) {
  if (!game_->seen().hasGame()) return;
  const TypedMove move = readMove(sightOf(*game_), text);
  if (!move.problem.isEmpty()) {
    voice_->say(move.problem);
    return typed_->complain(move.problem);
  }
  typed_->hide();
  goHome();
  pick_->drop();
  pick_->choose(move.actions);
}

/// Takes the focus to what must be done, but not while somebody writes.
void TableKeys::refresh(const PlaySight& now) {
  const Decision must = now.must();
  if (std::exchange(mustBefore_, must) == must) return;
  const bool places =
      must == Decision::Settlement || must == Decision::Road || must == Decision::Robber || must == Decision::FreeRoute;
  const QWidget* focus = QApplication::focusWidget();
  if (!places || !focus || !page_->isAncestorOf(focus) || focus->testAttribute(Qt::WA_InputMethodEnabled) ||
      QApplication::activePopupWidget() || face_.parts().question->isAsking())
    return;
  goHome();
}

}  // namespace tapu

#include "moc_table_keys.cpp"
