// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/file_news.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <algorithm>

#include "app/text/shown_text.h"
#include "editor/open_boards.h"
#include "editor/question_box.h"
#include "engine/board/dealing.h"
#include "engine/board/rng.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class FileNews {
  Q_DECLARE_TR_FUNCTIONS(FileNews)
};

//: Title of a list of what another form of a board lacks
QString titleOfLosses() { return FileNews::tr("Not everything in this file has a counterpart here."); }

}  // namespace

void tellNews(QWidget* page, const QString& title, const QStringList& lines) {
  //: Button: a piece of news was read
  questionBox(page, u"editorLosses"_s, {title, lines.join(u'\n'), {FileNews::tr("&OK")}})->open();
}

void tellUnopened(QWidget* page, const QString& path, const QString& why) {
  //: Title of a box; %1 name of a file
  tellNews(page, FileNews::tr("“%1” cannot be opened").arg(shownFileName(path)), {why});
}

void tellUnsaved(QWidget* page, const QString& path, const QStringList& why) {
  //: Title of a box; %1 name of a file
  tellNews(page, FileNews::tr("“%1” cannot be saved").arg(shownFileName(path)), why);
}

bool tellIfOpenElsewhere(QWidget* page, const OpenBoards& boards, const QString& path) {
  const int open = boards.indexOf(path);
  if (open < 0 || open == boards.current()) return false;
  //: Box: a board was to be saved under a name that another open board has
  tellUnsaved(page, path, {FileNews::tr("This file is open in another tab. Choose another name.")});
  return true;
}

void tellLosses(QWidget* page, const QStringList& losses) {
  if (!losses.isEmpty()) tellNews(page, titleOfLosses(), losses);
}

void tellImported(QWidget* page, BoardDocument& document, const QStringList& losses) {
  const std::set<Hex> missing = hexesWithoutNumber(document.board());
  if (missing.empty()) return tellLosses(page, losses);
  const auto& cells = document.board().cells;
  const auto yielding = std::ranges::count_if(cells, [](const Cell& cell) { return takesNumber(cell.terrain); });
  const auto numbers = static_cast<int>(yielding) - static_cast<int>(missing.size());
  ChoiceDialog::Texts texts;
  //: Title of a question once a board is open that lacks numbers
  texts.title = FileNews::tr("Deal the missing numbers?");
  //: Question once a board is open that lacks numbers; %n is how many hexes need one, %1 how many of them have one
  texts.text =
      FileNews::tr("This board has %1 numbers for %n hexes.", nullptr, static_cast<int>(yielding)).arg(numbers);
  if (!losses.isEmpty()) texts.text += u"\n\n"_s + titleOfLosses() + u'\n' + losses.join(u'\n');
  //: Button: number tokens are laid on the hexes that lack one
  texts.answers = {FileNews::tr("&Deal"),
                   //: Button: the hexes stay without numbers
                   FileNews::tr("&Leave it as it is")};
  auto* box = questionBox(page, u"editorDealOffer"_s, texts);
  QObject::connect(box, &ChoiceDialog::answered, page, [&document, missing](int answer) {
    if (answer != 0) return;
    NumberWishes wishes;
    wishes.only = missing;
    SeededRng rng(QRandomGenerator::system()->generate64());
    document.change(StepName::DealNumbers,
                    [&](BoardFile& file) { file.board = withNumbersDealt(file.board, wishes, rng); });
  });
  box->open();
}

}  // namespace tapu
