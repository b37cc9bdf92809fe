// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/film_dialog.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>
#include <array>

#include "app/kit/dialog_size.h"
#include "app/kit/language_change.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QSize, 3> kSizes{QSize(480, 340), QSize(720, 500), QSize(1080, 740)};
constexpr std::array<int, 4> kTimes{25, 50, 100, 200};  ///< hundredths of a second
constexpr int kUsualSize = 1, kUsualTime = 1;

}  // namespace

std::vector<int> filmSteps(const Replay& replay, FilmPace pace) {
  std::vector<int> steps{0};
  if (pace == FilmPace::Moves)
    for (int step = 1; step < replay.steps(); ++step) steps.push_back(step);
  else
    for (const Replay::Turn& turn : replay.turns())
      if (turn.first > steps.back()) steps.push_back(turn.first);
  if (replay.steps() > steps.back()) steps.push_back(replay.steps());
  return steps;
}

FilmDialog::FilmDialog(const Replay& replay, QWidget* parent)
    : QDialog(parent),
      moves_(filmSteps(replay, FilmPace::Moves)),
      turns_(filmSteps(replay, FilmPace::Turns)),
      title_(new Words({}, kNameText, Weight::Bold, &Theme::ink, this)),
      frameName_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      sizeName_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      timeName_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      told_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      cancel_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      save_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(u"filmDialog"_s);
  setAttribute(Qt::WA_DeleteOnClose);
  save_->setObjectName(u"filmSave"_s);
  told_->setObjectName(u"filmTold"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 20, 14);
  lines->setSpacing(10);
  lines->addWidget(title_);
  auto* rows = new QGridLayout;
  rows->setColumnStretch(1, 1);
  frames_ = addRow(rows, frameName_, "filmFrames");
  sizes_ = addRow(rows, sizeName_, "filmSize");
  times_ = addRow(rows, timeName_, "filmTime");
  lines->addLayout(rows);
  lines->addWidget(told_);
  lines->addStretch(1);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(cancel_);
  foot->addWidget(save_);
  lines->addLayout(foot);
  connect(cancel_, &ActionButton::clicked, this, &QDialog::reject);
  connect(save_, &ActionButton::clicked, this, [this] {
    const FilmPlan wanted = plan();
    accept();
    Q_EMIT chosen(wanted);
  });
  retranslate();
  // Where a picture for each move would be too much the dialog begins with one for each turn.
  frames_->choose(std::ssize(moves_) <= kMostFrames ? 0 : 1);
  sizes_->choose(kUsualSize);
  times_->choose(kUsualTime);
  save_->setFocus();
  tell();
  whenLanguageChanges(this, [this] { retranslate(); });
}

Picker* FilmDialog::addRow(QGridLayout* rows, Words* name, const char* objectName) {
  auto* picker = new Picker(this);
  picker->setObjectName(QString::fromLatin1(objectName));
  const int row = rows->rowCount();
  rows->addWidget(name, row, 0);
  rows->addWidget(picker, row, 1);
  connect(picker, &Picker::picked, this, &FilmDialog::tell);
  return picker;
}

FilmPlan FilmDialog::plan() const {
  FilmPlan plan;
  plan.steps = frames_->chosen() == 0 ? moves_ : turns_;
  plan.size = kSizes[static_cast<std::size_t>(std::max(0, sizes_->chosen()))];
  plan.hundredths = kTimes[static_cast<std::size_t>(std::max(0, times_->chosen()))];
  return plan;
}

/// The film's duration, or why it is too long.
void FilmDialog::tell() {
  const FilmPlan plan = this->plan();
  const auto frames = static_cast<int>(plan.steps.size());
  const int seconds = (frames * plan.hundredths + 50) / 100;
  save_->setEnabled(frames <= kMostFrames);
  const QString length = QLocale().toString(seconds);
  if (frames <= kMostFrames)
    //: In the dialog about an animated picture; %n how many pictures follow one another, %1 a number of seconds
    told_->setText(tr("%n picture(s), played in %1 s, again and again", nullptr, frames).arg(length));
  else
    //: In the dialog about an animated picture that would be too long; %1 how many pictures it may have at most
    told_->setText(
        tr("The game is too long for that: %1 pictures can follow one another.").arg(QLocale().toString(kMostFrames)));
}

void FilmDialog::retranslate() {
  //: Title of a dialog: a moving picture (GIF) of a whole game is saved
  setWindowTitle(tr("Animated picture of the game"));
  title_->setText(windowTitle());
  //: Before a choice in the dialog about an animated picture: after each move or each turn
  frameName_->setText(tr("One picture"));
  //: Choice in the dialog about an animated picture; before it stands “One picture”
  frames_->setChoices({tr("for each move"),
                       //: Choice in the dialog about an animated picture; before it stands “One picture”
                       tr("for each turn")});
  //: Before a choice in the dialog about an animated picture
  sizeName_->setText(tr("Size"));
  QStringList sizes;
  for (const QSize size : kSizes)
    //: A size of a picture; %1 its width and %2 its height in pixels
    sizes << tr("%1 × %2").arg(QLocale().toString(size.width()), QLocale().toString(size.height()));
  sizes_->setChoices(sizes);
  //: Before a choice in the dialog about an animated picture: how long each of its pictures stays
  timeName_->setText(tr("Each stays"));
  QStringList times;
  for (const int hundredths : kTimes)
    //: How long a picture stays; %1 a number of seconds
    times << tr("%1 s").arg(QLocale().toString(hundredths / 100.0));
  times_->setChoices(times);
  setSpokenName(frames_, frameName_->text());
  setSpokenName(sizes_, sizeName_->text());
  setSpokenName(times_, timeName_->text());
  //: Button of a dialog
  rename(cancel_, tr("Cancel"));
  //: Button of the dialog about an animated picture: asks for the file
  rename(save_, tr("Save…"));
  tell();
  fitHeight(this, 420);
}

}  // namespace tapu

#include "moc_film_dialog.cpp"
