// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/status_line.h"

#include <utility>

#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "editor/hex_words.h"
#include "editor/words.h"

using namespace Qt::StringLiterals;

namespace tapu {

StatusLine::StatusLine(EditorSelection& selection, const EditorCanvas& canvas, QWidget* parent)
    : Chip({}, Kind::Plain, parent), selection_(selection), canvas_(canvas), herald_(new Herald(this)) {
  connect(&selection.document(), &BoardDocument::changed, this, &StatusLine::showPlace);
  connect(&selection, &EditorSelection::pointedAt, this, [this](Hex at) {
    // A place that has the keyboard is told by that.
    if (show(at) && !(canvas_.hasFocus() && canvas_.reached())) herald_->say(text());
  });
  connect(&canvas, &EditorCanvas::toolChanged, this, [this] { showHex(canvas_.cursorHex()); });
  connect(&canvas, &EditorCanvas::selectionChanged, this, [this, count = std::size_t{0}]() mutable {
    const std::size_t now = selection_.selected().size();
    if (std::exchange(count, now) != now) showHex(canvas_.cursorHex());  // it shows the number of selected hexes
  });
  connect(&selection, &EditorSelection::refused, this, &StatusLine::tellRefusal);
  connect(&selection.document().histories(), &QUndoGroup::indexChanged, this, &StatusLine::tellStep);
}

void StatusLine::tell(const QString& sentence) {
  sentence_ = sentence;
  constexpr int longest = 640;  // pixels; the tool tip has all of it
  setText(QFontMetrics(textFont(14)).elidedText(sentence, Qt::ElideRight, longest));
  setToolTip(plainTip(sentence));
  setSpokenName(this, sentence);
  herald_->say(sentence);
}

void StatusLine::showPlace() {
  forget();
  showHex(canvas_.cursorHex());
}

void StatusLine::showHex(Hex at) {
  if (show(at)) herald_->say(text());
}

bool StatusLine::show(Hex at) {
  if (!sentence_.isEmpty()) return false;
  QStringList parts = hexParts(selection_.document().file(), at);
  if (const auto selected = static_cast<int>(selection_.selected().size()); selected > 1)
    //: Status line of the board editor: how many hexes are selected
    parts << tr("%n hex(es) selected", nullptr, selected);
  const QString what = parts.join(u" · "_s);
  //: Status line of the board editor; %1 and %2 coordinates of a hex, %3 what is there, %4 the tool
  setText(
      tr("Hex %1,%2 · %3 · Tool: %4").arg(QString::number(at.q), QString::number(at.r), what, wordFor(canvas_.tool())));
  setToolTip({});
  const bool isNews = accessibleName() != text();  // a stroke changes its hex, and comes to it
  setSpokenName(this, text());
  return isNews;
}

void StatusLine::tellRefusal(EditorSelection::Refusal why) {
  using Refusal = EditorSelection::Refusal;
  switch (why) {
    //: Status line of the board editor: a harbor was to be put where there is no coast
    case Refusal::NoCoast: return tell(tr("A harbor lies on a coast: choose a side between land and sea."));
    //: Status line of the board editor: the robber was to be put on the sea
    case Refusal::NoLand: return tell(tr("The robber stands on land."));
    //: Status line of the board editor: a start settlement was to be put in the sea
    case Refusal::NoCorner: return tell(tr("A start settlement stands on a corner of the land."));
    //: Status line of the board editor: a start road or a start ship was to be put where it cannot lie
    case Refusal::NoEdge: return tell(tr("A start road lies beside land, a start ship beside sea."));
    //: Status line of the board editor: a number was to be put on the desert or the sea
    case Refusal::NothingGrows: return tell(tr("Only hexes that yield something have a number."));
    //: Status line of the board editor
    case Refusal::Locked: return tell(tr("These hexes are locked. Unlock them to change them."));
    //: Status line of the board editor
    case Refusal::NoRoom: return tell(tr("A board has at most 32 rows and 32 columns: there is no room here."));
    //: Status line of the board editor: the stamp tool is in use, but there is no stamp
    case Refusal::NoStamp: return tell(tr("Choose a stamp in the palette, or select hexes and copy them."));
    //: Status line of the board editor: two hexes were to change places
    case Refusal::NotWithSea:
      return tell(tr("A hex of the sea cannot change places: harbors, robbers and pieces would lie at sea."));
    //: Status line of the board editor: two hexes were to change places
    case Refusal::NotTwo: return tell(tr("Select the two hexes of the board that change places."));
    //: Status line of the board editor: the pirate was to be put on land or beyond the board
    case Refusal::NoSea: return tell(tr("The pirate lies on a hex of sea that belongs to the board."));
    //: Status line of the board editor: hexes or corners of the sea were to be kept free of first settlements
    case Refusal::NotLand: return tell(tr("Only land can be start land or not: choose hexes or corners of it."));
    //: Status line of the board editor: a gift was to be laid where none may be
    case Refusal::NoGiftPlace:
      return tell(tr("A gift lies on an edge or a corner of the board, away from fog and start pieces."));
    case Refusal::NothingCopied:
      //: Status line of the board editor: somebody pastes, and the clipboard has no hexes
      return tell(tr("Nothing was pasted: no hexes were copied. Select hexes and copy them first."));
    case Refusal::BentClip:
      //: Status line of the board editor: somebody pastes, and what another program has put on the clipboard is no
      //: board
      return tell(tr("Nothing was pasted: what lies on the clipboard cannot be read as hexes of a board."));
  }
}

void StatusLine::tellStep(int steps) {
  const QUndoStack& history = selection_.document().history();
  const int before = std::exchange(steps_, steps);
  if (std::exchange(history_, &history) != &history || before == steps) return;  // another board, no step
  //: Said aloud in the board editor; %1 is a step of its history, such as "Place number 8"
  const QString undone = tr("Undone: %1").arg(history.redoText());
  herald_->say(steps > before ? history.undoText() : steps > 0 || history.canRedo() ? undone : QString());
}

}  // namespace tapu

#include "moc_status_line.cpp"
