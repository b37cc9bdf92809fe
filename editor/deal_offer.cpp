// SPDX-License-Identifier: GPL-3.0-or-later
// Offers of the editor's page once a board of another form is open: it reports what that form has and ours lacks, and
// that numbers are missing that can be dealt.
#include <QRandomGenerator>
#include <algorithm>

#include "editor/editor_page.h"
#include "editor/question_box.h"
#include "engine/board/dealing.h"
#include "engine/board/rng.h"

using namespace Qt::StringLiterals;

namespace tapu {

void EditorPage::tellImported(const QStringList& losses) {
  const std::set<Hex> missing = hexesWithoutNumber(document_.board());
  //: Title of a list of what another form of a board lacks
  const QString lost = tr("Not everything in this file has a counterpart here.");
  if (missing.empty()) {
    if (!losses.isEmpty()) tellLosses(lost, losses);
    return;
  }
  const auto& cells = document_.board().cells;
  const auto yielding =
      std::ranges::count_if(cells, [](const Cell& cell) { return resourceOf(cell.terrain) != Resource::None; });
  const auto numbers = static_cast<int>(yielding) - static_cast<int>(missing.size());
  ChoiceDialog::Texts texts;
  //: Title of a question once a board is open that lacks numbers
  texts.title = tr("Deal the missing numbers?");
  //: Question once a board is open that lacks numbers; %n is how many hexes need one, %1 how many of them have one
  texts.text = tr("This board has %1 numbers for %n hexes.", nullptr, static_cast<int>(yielding)).arg(numbers);
  if (!losses.isEmpty()) texts.text += u"\n\n"_s + lost + u'\n' + losses.join(u'\n');
  //: Button: number tokens are laid on the hexes that lack one
  texts.answers = {tr("&Deal"),
                   //: Button: the hexes stay without numbers
                   tr("&Leave it as it is")};
  auto* box = questionBox(this, u"editorDealOffer"_s, texts);
  connect(box, &ChoiceDialog::answered, this, [this, missing](int answer) {
    if (answer != 0) return;
    NumberWishes wishes;
    wishes.only = missing;
    SeededRng rng(QRandomGenerator::system()->generate64());
    document_.change(StepName::DealNumbers,
                     [&](BoardFile& file) { file.board = withNumbersDealt(file.board, wishes, rng); });
    refreshNow();
  });
  box->open();
}

}  // namespace tapu
