// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/replay_saver.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "app/board/picture_file.h"
#include "app/kit/file_dialog.h"
#include "app/kit/passing_menu.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

ReplaySaver::ReplaySaver(const ReplayBoard* board, QWidget* page) : QObject(page), board_(board), page_(page) {}

void ReplaySaver::setGame(Replay* replay, const QString& name) {
  stop();
  if (asked_) asked_->reject();
  replay_ = replay;
  name_ = name;
}

void ReplaySaver::stop() {
  work_.cancel();
  film_.reset();
  if (box_) box_->close();
}

void ReplaySaver::open(QDialog* dialog) {
  asked_ = dialog;
  dialog->open();
}

void ReplaySaver::openMenu(QPoint at) {
  QMenu* menu = passingMenu(page_);
  menu->setObjectName(u"replaySaveMenu"_s);
  const auto add = [&](const QString& text, auto act) {
    QAction* action = menu->addAction(text);
    connect(action, &QAction::triggered, this, act);
    return action;
  };
  //: Entry of the menu “Save” of a replay: what the board shows at this moment
  QAction* picture = add(tr("Picture of the board…"), &ReplaySaver::askPicture);
  //: Entry of the menu “Save” of a replay: a moving picture of the whole game
  QAction* film = add(tr("Animated picture of the game…"), &ReplaySaver::askFilm);
  menu->addSeparator();
  //: Entry of the menu “Save” of a replay: the game told move by move
  QAction* text = add(tr("Moves as text…"), [this] { askForm(ReplayForm::PlainText); });
  //: Entry of the menu “Save” of a replay; JSON is not translated
  QAction* json = add(tr("Positions as JSON…"), [this] { askForm(ReplayForm::Json); });
  //: Entry of the menu “Save” of a replay; CSV is not translated
  QAction* table = add(tr("Points as a table (CSV)…"), [this] { askForm(ReplayForm::Csv); });
  menu->setToolTipsVisible(true);
  for (QAction* whole : {text, json, table})
    //: Tool tip of entries of the menu “Save” of a replay
    whole->setToolTip(tr("Tells all that the record knows, whosever cards the replay shows"));
  picture->setEnabled(!board_->showsWhole());  // it is one of hexes
  film->setEnabled(!board_->showsWhole());
  menu->popup(at);
}

void ReplaySaver::askPicture() {
  if (!replay_) return;
  QFileDialog* dialog = pictureDialog(page_->window(), u"%1 %2"_s.arg(name_).arg(replay_->step()));
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& path) { Q_EMIT told(savePictureAndTell(path, *board_->scene(), name_).sentence); });
  open(dialog);
}

void ReplaySaver::askFile(const QString& title, const QString& kind, const QString& suffix,
                          std::function<void(const QString&)> then) {
  QFileDialog* dialog = fileDialog(page_->window(), QFileDialog::AcceptSave, title, {kind});
  dialog->setObjectName(u"saveReplay"_s);
  dialog->setDefaultSuffix(suffix);
  dialog->selectFile(fileNameFor(name_, u"game"_s, suffix));
  connect(dialog, &QFileDialog::fileSelected, this, std::move(then));
  open(dialog);
}

void ReplaySaver::askFilm() {
  if (!replay_) return;
  auto* dialog = new FilmDialog(*replay_, page_->window());
  connect(dialog, &FilmDialog::chosen, this, [this](const FilmPlan& plan) {
    //: Title of a file dialog
    askFile(tr("Save animated picture"),
            //: Kind of file in a file dialog; the pattern in brackets stays as it is
            tr("Animated picture (*.gif)"), u"gif"_s, [this, plan](const QString& path) { saveFilm(plan, path); });
  });
  open(dialog);
}

void ReplaySaver::askForm(ReplayForm form) {
  //: Title of a file dialog
  const QString title = tr("Save game");
  const auto then = [this, form](const QString& path) { save(form, path); };
  if (!replay_) return;
  switch (form) {
    //: Kind of file in a file dialog; the pattern in brackets stays as it is
    case ReplayForm::PlainText: return askFile(title, tr("Text (*.txt)"), u"txt"_s, then);
    //: Kind of file in a file dialog; the pattern in brackets stays as it is
    case ReplayForm::Json: return askFile(title, tr("JSON, a position on each line (*.jsonl)"), u"jsonl"_s, then);
    //: Kind of file in a file dialog; the pattern in brackets stays as it is
    case ReplayForm::Csv: return askFile(title, tr("Table for spreadsheets (*.csv)"), u"csv"_s, then);
  }
}

void ReplaySaver::openWaitBox(std::function<void()> stop) {
  box_ = new WaitBox(
      [] {
        //: Title of a box while a game is saved
        return WaitBox::Texts{tr("The game is being saved"), {}};
      },
      page_->window());
  connect(box_, &QDialog::rejected, this, std::move(stop));
  box_->open();
}

void ReplaySaver::save(ReplayForm form, const QString& path) {
  if (!replay_) return;
  stop();
  // The positions of all boards of a long chain would take thousands of megabytes, and hours: only those of one are
  // saved.
  const BoardRange boards = board_->isChain() ? BoardRange{board_->middle(), board_->middle()} : BoardRange{};
  const auto complaint = std::make_shared<Complaint>();
  const auto task = std::make_shared<const ReplayExport>(*replay_, form, boards);
  disconnect(&work_, nullptr, this, nullptr);
  openWaitBox([this] { work_.cancel(); });
  connect(&work_, &SlowWork::progressed, box_, &WaitBox::setPercent);
  connect(&work_, &SlowWork::finished, this, [this, path, complaint] { tellSaved(path, *complaint); });
  work_.start([task, complaint, path](const SlowWork::GoesOn& goesOn) { task->write(path, goesOn, *complaint); });
}

void ReplaySaver::saveFilm(const FilmPlan& plan, const QString& path) {
  if (!replay_) return;
  stop();
  film_ = std::make_unique<ReplayFilm>(*replay_, *board_, cards_, plan, nullptr);
  Complaint complaint;
  if (!film_->start(path, complaint)) return tellSaved(path, complaint);
  openWaitBox([this] { film_.reset(); });
  connect(film_.get(), &ReplayFilm::progressed, box_, &WaitBox::setPercent);
  connect(
      film_.get(), &ReplayFilm::finished, this, [this, path](const Complaint& refused) { tellSaved(path, refused); },
      Qt::QueuedConnection);
}

void ReplaySaver::tellSaved(const QString& path, const Complaint& complaint) {
  film_.reset();
  if (box_) box_->accept();
  if (!complaint.isEmpty()) return Q_EMIT told(complaint.sentence);
  const QFileInfo file(path);
  const QString folder = shownPath(file.absolutePath());
  //: A game was saved. %1 name of a file, %2 a folder
  Q_EMIT told(tr("The game was saved as “%1” in the folder %2.").arg(shownPath(file.fileName()), folder));
}

}  // namespace tapu

#include "moc_replay_saver.cpp"
