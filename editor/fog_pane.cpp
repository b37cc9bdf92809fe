// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/fog_pane.h"

#include <QVBoxLayout>
#include <algorithm>

#include "editor/fog_dialog.h"
#include "editor/fog_words.h"

using namespace Qt::StringLiterals;

namespace tapu {

FogPane::FogPane(EditorSelection& selection, QWidget* parent)
    : QWidget(parent),
      selection_(selection),
      sums_(new Words({}, kNoteText, Weight::Bold, &Theme::ink, this)),
      counts_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      change_(new ActionButton({}, ActionButton::Role::Link, this)) {
  setObjectName(u"fogPane"_s);
  sums_->setObjectName(u"fogSums"_s);
  counts_->setObjectName(u"fogCounts"_s);
  change_->setObjectName(u"fogChange"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(4, 2, 4, 2);
  lines->setSpacing(2);
  for (QWidget* line : {static_cast<QWidget*>(sums_), static_cast<QWidget*>(counts_)}) lines->addWidget(line);
  lines->addWidget(change_, 0, Qt::AlignLeft);
  connect(change_, &ActionButton::clicked, this, [this] {
    auto* dialog = new FogDialog(selection_.document(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
  connect(&selection.document(), &BoardDocument::changed, this, &FogPane::refresh);
  connect(&selection.document(), &BoardDocument::replaced, this, &FogPane::refresh);
}

bool FogPane::hasFog() const { return cells_ > 0 || shown_ != FogStack{}; }

void FogPane::refresh() {
  const Board& board = selection_.board();
  const int cells = coveredOn(board);
  if (cells == cells_ && shown_ == board.fog) return;
  const bool had = hasFog();
  cells_ = cells;
  shown_ = board.fog;
  retranslate();
  if (had != hasFog()) Q_EMIT came();
}

void FogPane::retranslate() {
  sums_->setText(fogSums(shown_, std::max(0, cells_)));
  sums_->setColor(isFogRight(shown_, std::max(0, cells_)) ? &Theme::ink : &Theme::danger);
  counts_->setText(fogCounts(shown_));
  counts_->setVisible(shown_ != FogStack{});
  //: Palette of the board editor: opens the window in which the counts of what lies under the fog are typed
  change_->setText(tr("What lies under it…"));
  //: Tool tip of the link to the window in which the counts of what lies under the fog are typed
  change_->setToolTip(tr("Type how many hexes of each terrain, and which numbers, lie under the fog"));
}

}  // namespace tapu

#include "moc_fog_pane.cpp"
