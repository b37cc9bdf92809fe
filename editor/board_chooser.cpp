// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board_chooser.h"

#include <QFileInfo>
#include <QMenu>

#include "app/board/board_picture.h"
#include "app/kit/file_dialog.h"
#include "app/kit/line_dialog.h"
#include "app/kit/rule_topics.h"
#include "app/text/language.h"
#include "app/text/shown_text.h"

using namespace Qt::StringLiterals;

namespace tapu {

BoardChooser::BoardChooser(EditorFiles& files, RecentBoards recent, OwnBoards templates,
                           std::function<std::vector<BoardFile>()> shelf, QWidget* page)
    : QObject(page),
      files_(files),
      recent_(std::move(recent)),
      templates_(std::move(templates)),
      shelf_(std::move(shelf)),
      page_(page) {}

BoardGallery* BoardChooser::openGallery(std::function<BoardGallery::Texts()> texts,
                                        std::vector<BoardGallery::Group> groups) {
  auto* gallery = new BoardGallery(std::move(texts), std::move(groups), page_);
  connect(gallery, &BoardGallery::chosen, this, [this](const BoardGallery::Entry& entry) {
    entry.path.isEmpty() ? files_.begin(entry.file) : void(files_.open(entry.path));
  });
  gallery->open();
  return gallery;
}

/// The boards that come with the program.
BoardGallery::Group BoardChooser::shelfGroup() const {
  //: Boards to choose from in the board editor: those that come with the program
  BoardGallery::Group group{[] { return tr("Boards of the program"); }, {}, {}};
  for (const BoardFile& file : shelf_ ? shelf_() : std::vector<BoardFile>())
    group.entries.push_back({[file] { return file.name(languageInUse()); }, {}, file, {}});
  for (const BoardTemplate& each : bigGameTemplates()) group.entries.push_back({each.title, {}, each.file, {}});
  return group;
}

void BoardChooser::askNew() {
  //: Boards to choose from in the board editor: what a new one begins with
  BoardGallery::Group templates{[] { return tr("Templates"); }, {}, {}};
  for (const BoardTemplate& each : builtInTemplates()) templates.entries.push_back({each.title, {}, each.file, {}});
  OwnBoards::Found own = templates_.all();
  for (const auto& [path, file] : own.files)
    templates.entries.push_back({[file] { return file.name(languageInUse()); }, path, file, {}});
  if (!own.unreadable.isEmpty())
    templates.note = [list = own.unreadable.join(u'\n')] {
      //: Under the templates of the board editor; %1 a list of files, each with what is wrong with it
      return tr("Some templates cannot be read and are left out:\n%1").arg(list);
    };
  const auto texts = []() -> BoardGallery::Texts {
    //: Title of a dialog of the board editor
    return {tr("New board"),
            //: Button: a new board begins with the chosen one
            tr("Begin with it"),
            {}};
  };
  setRuleTopic(openGallery(texts, {templates, shelfGroup()}), u"editor-new"_s);
}

void BoardChooser::askOpen() {
  //: Boards to choose from in the board editor: those opened or saved lately
  BoardGallery::Group recent{[] { return tr("Your boards"); }, {}, {}};
  for (const QString& path : recent_.paths()) {
    Complaint complaint;
    if (auto file = loadBoard(path, complaint, Accept::Unfinished))
      recent.entries.push_back(
          {[name = shownPath(QFileInfo(path).completeBaseName())] { return name; }, shownPath(path), *file, path});
  }
  const auto texts = []() -> BoardGallery::Texts {
    //: Title of a dialog of the board editor
    return {tr("Open board"),
            //: Button of a dialog of the board editor: the chosen board
            tr("Open"),
            //: Button of a dialog of the board editor: choose a board in a folder
            tr("Choose a file…")};
  };
  auto* gallery = openGallery(texts, {recent, shelfGroup()});
  setRuleTopic(gallery, u"editor-open"_s);
  connect(gallery, &BoardGallery::otherWanted, this, &BoardChooser::askOtherFile);
}

void BoardChooser::askOtherFile() {
  //: Title of a file dialog
  const QString title = tr("Open board");
  //: Kind of file in a file dialog; %1 ends of their names
  const QString boards = tr("Boards (%1)").arg(u"*.tapuboard *.tapuchain *.game *.txt"_s);
  auto* dialog = fileDialog(page_, QFileDialog::AcceptOpen, title, {boards});
  connect(dialog, &QFileDialog::fileSelected, &files_, &EditorFiles::open);
  dialog->open();
}

void BoardChooser::askTemplateName(const QString& suggested, const BoardFile& file, StatusLine& status) {
  constexpr int longest = 60;  // letters
  auto* dialog = new LineDialog(
      []() -> LineDialog::Texts {
        //: Title of a dialog of the board editor
        return {tr("Save as template"),
                //: Dialog of the board editor: name of a template
                tr("Name of the template"),
                //: Button: keeps a board or a part of it
                tr("Keep")};
      },
      longest, page_);
  setRuleTopic(dialog, u"editor-new"_s);
  dialog->setLine(suggested);
  dialog->setCheck([this](const QString& name) {
    //: Why a name cannot be taken for a template: another one has it
    return QFileInfo::exists(templates_.pathFor(name)) ? tr("There is a template of this name already.") : QString();
  });
  connect(dialog, &LineDialog::given, this, [this, file, &status](const QString& name) {
    Complaint complaint;
    //: Status line of the board editor; %1 name of a template
    const QString kept = tr("“%1” is a template now: File, New shows it.").arg(name);
    status.tell(templates_.keep(name, file, complaint) ? kept : complaint.sentence);
  });
  dialog->open();
}

void BoardChooser::fill(QMenu* menu) {
  constexpr QSize thumbnail(48, 40);
  menu->clear();
  for (const QString& path : recent_.paths()) {
    Complaint complaint;
    const auto file = loadBoard(path, complaint, Accept::Unfinished);
    if (!file) continue;
    const QString name = file->name(languageInUse());
    QString label = name.isEmpty() ? shownFileName(path) : u"%1 — %2"_s.arg(name, shownFileName(path));
    auto* action = menu->addAction(label.replace(u'&', u"&&"_s));
    action->setIcon(QIcon(boardPicture(file->board, thumbnail, themeOf(page_), page_->devicePixelRatioF())));
    action->setStatusTip(shownPath(path));
    connect(action, &QAction::triggered, this, [this, path] { files_.open(path); });
  }
  if (!menu->isEmpty()) return;
  //: Menu "Open recent" with nothing in it
  menu->addAction(tr("No boards yet"))->setEnabled(false);
}

}  // namespace tapu

#include "moc_board_chooser.cpp"
