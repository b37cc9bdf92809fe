// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stamps_pane.h"

#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStandardPaths>
#include <QVBoxLayout>
#include <utility>

#include "app/board/board_picture.h"
#include "app/kit/language_change.h"
#include "app/kit/line_dialog.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/text/language.h"
#include "app/text/shown_text.h"
#include "editor/clip.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr int kColumns = 3;
constexpr int kSide = 56;  // of a picture, in pixels
}  // namespace

StampsPane::StampsPane(EditorSelection& selection, OwnBoards stamps, QWidget* parent)
    : QWidget(parent),
      selection_(selection),
      stamps_(std::move(stamps)),
      title_(new Words({}, 14, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)) {
  setObjectName(u"editorStamps"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(0, 0, 0, 0);
  lines->setSpacing(4);
  title_->setContentsMargins(4, 4, 0, 0);
  note_->setContentsMargins(4, 0, 4, 4);
  lines->addWidget(title_);
  grid_ = new QGridLayout;
  grid_->setSpacing(2);
  lines->addLayout(grid_);
  lines->addWidget(note_);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void StampsPane::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!std::exchange(isRead_, true)) refresh();
}

void StampsPane::askName() {
  constexpr int longest = 60;  // letters
  auto* dialog = new LineDialog(
      []() -> LineDialog::Texts {
        //: Title of a dialog of the board editor
        return {tr("Save as stamp"),
                //: Dialog of the board editor: name of a stamp
                tr("Name of the stamp"),
                //: Button: keeps a board or a part of it
                tr("Keep")};
      },
      longest, this);
  setRuleTopic(dialog, u"editor-stamps"_s);
  dialog->setCheck([this](const QString& name) {
    //: Why a name cannot be taken for a stamp: another one has it
    return has(name) ? tr("There is a stamp of this name already.") : QString();
  });
  connect(dialog, &LineDialog::given, this, [this](const QString& name) {
    Complaint complaint;
    //: Status line of the board editor; %1 name of a stamp
    const QString kept = tr("The stamp “%1” is in the palette.").arg(name);
    Q_EMIT told(keepSelected(name, complaint) ? kept : complaint.sentence);
  });
  dialog->open();
}

bool StampsPane::keepSelected(const QString& name, Complaint& complaint) {
  BoardFile file;
  file.board = clipOf(selection_.board(), selection_.selected());
  if (!stamps_.keep(name, file, complaint)) return false;
  refresh();
  return true;
}

bool StampsPane::has(const QString& name) const { return QFileInfo::exists(stamps_.pathFor(name)); }

void StampsPane::refresh() {
  for (Swatch* picture : std::exchange(pictures_, {})) {
    grid_->removeWidget(picture);
    picture->hide();
    picture->deleteLater();  // it may be the one that was just pressed
  }
  OwnBoards::Found found = stamps_.all();
  for (const auto& [path, file] : found.files) add(path, file);
  unreadable_ = std::move(found.unreadable);
  retranslate();
}

void StampsPane::add(const QString& path, const BoardFile& file) {
  const auto paint = [this, board = file.board](QPainter& painter, const QRectF& box) {
    const QSize size = box.size().toSize();
    painter.drawPixmap(box.topLeft(),
                       boardPicture(board, size, themeOf(this), devicePixelRatioF(), PictureSea::Transparent));
  };
  auto* picture = new Swatch(paint, kSide, Swatch::Word::TipOnly, this);
  picture->setCheckable(false);
  picture->setObjectName(u"stamp-"_s + QFileInfo(path).completeBaseName());
  picture->setProperty("path", path);
  const QString name = file.name(languageInUse());
  setSpokenName(picture, name.isEmpty() ? shownPath(QFileInfo(path).completeBaseName()) : name);
  picture->installEventFilter(this);
  picture->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(picture, &QAbstractButton::clicked, this, [this, board = file.board] {
    if (selection_.takeStamp(Stamp::of(board, Stamp::Use::Again))) Q_EMIT taken();
  });
  connect(picture, &QWidget::customContextMenuRequested, this, [this, picture](QPoint at) {
    auto* menu = new QMenu(picture);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    //: Menu of a stamp of the board editor
    connect(menu->addAction(tr("Remove this stamp")), &QAction::triggered, this, [this, picture] { remove(picture); });
    menu->popup(picture->mapToGlobal(at));
  });
  const int count = grid_->count();
  grid_->addWidget(picture, count / kColumns, count % kColumns, Qt::AlignCenter);
  pictures_.push_back(picture);
}

void StampsPane::remove(Swatch* picture) {
  const QString name = picture->accessibleName();
  // If the folder of the trash cannot be made, Qt would move the file into the program's working folder.
  QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
  if (!QFile::moveToTrash(picture->property("path").toString()) && !QFile::remove(picture->property("path").toString()))
    return;
  refresh();
  //: Status line of the board editor; %1 name of a stamp
  Q_EMIT told(tr("The stamp “%1” was removed.").arg(name));
}

bool StampsPane::eventFilter(QObject* watched, QEvent* event) {
  auto* picture = qobject_cast<Swatch*>(watched);
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  const bool isDelete = isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete;
  if (!picture || !isDelete) return QWidget::eventFilter(watched, event);
  event->accept();  // it is not for the selected hexes
  if (event->type() == QEvent::ShortcutOverride) return true;
  remove(picture);
  return true;
}

void StampsPane::retranslate() {
  //: Palette of the board editor: parts of boards that were kept, to be put on boards
  title_->setText(tr("Stamps"));
  for (Swatch* picture : pictures_)
    //: Tip of a stamp in the palette of the board editor; %1 its name
    picture->setToolTip(tr("Stamp “%1”. Delete removes it.").arg(picture->accessibleName()));
  //: Palette of the board editor, where there is no stamp yet. “Edit” and “Save as stamp…” are a menu and its entry
  const QString none = tr("Select hexes and choose “Save as stamp…” in the menu “Edit”.");
  note_->setText(!unreadable_.isEmpty() ? unreadable_.join(u'\n') : pictures_.empty() ? none : QString());
  note_->setVisible(!note_->text().isEmpty());
}

}  // namespace tapu

#include "moc_stamps_pane.cpp"
