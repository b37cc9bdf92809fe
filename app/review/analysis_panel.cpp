// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/analysis_panel.h"

#include <QEvent>
#include <QProgressBar>
#include <QVBoxLayout>

#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : QWidget(parent),
      told_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      bar_(new QProgressBar(this)),
      button_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"analysisPanel"_s);
  setRuleTopic(this, u"back-analysis"_s);
  told_->setObjectName(u"analysisTold"_s);
  button_->setObjectName(u"analysisButton"_s);
  bar_->setTextVisible(false);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(0, 0, 0, 0);
  lines->setSpacing(6);
  lines->addWidget(told_);
  lines->addWidget(bar_);
  lines->addWidget(button_, 0, Qt::AlignLeft);
  connect(&work_, &SlowWork::progressed, bar_, &QProgressBar::setValue);
  connect(&work_, &SlowWork::finished, this, &AnalysisPanel::take);
  connect(button_, &ActionButton::clicked, this, &AnalysisPanel::press);
  refresh();
  whenLanguageChanges(this, [this] { refresh(); });
}

void AnalysisPanel::setGame(const Replay* replay) {
  work_.cancel();
  replay_ = replay;
  found_.reset();
  refresh();
}

void AnalysisPanel::begin() {
  if (!replay_ || found_ || isRunning() || !whyNoAnalysis(*replay_).isEmpty()) return;
  result_ = std::make_shared<std::optional<Analysis>>();
  bar_->setValue(0);
  // A copy: the page goes to other steps meanwhile.
  const auto copy = std::make_shared<Replay>(*replay_);
  work_.start(
      [copy, result = result_](const SlowWork::GoesOn& goesOn) { *result = analyze(std::move(*copy), goesOn); });
  refresh();
}

void AnalysisPanel::press() {
  if (!isRunning()) return begin();
  work_.cancel();
  refresh();
}

void AnalysisPanel::take() {
  found_ = std::move(*result_);
  result_.reset();
  refresh();
  Q_EMIT analyzed();
}

void AnalysisPanel::refresh() {
  const QString refused = replay_ ? whyNoAnalysis(*replay_) : QString();
  bar_->setVisible(isRunning());
  button_->setVisible(replay_ && refused.isEmpty() && !found_);
  //: Button: stops the analysis of a game
  const QString cancel = tr("Cancel");
  //: Button: begins the analysis of a game, which was stopped
  const QString analyze = tr("Analyze");
  rename(button_, isRunning() ? cancel : analyze);
  //: While a game is analyzed
  const QString running = tr("Bots play the game on from each of its positions…");
  //: Above a list of moves that changed a game: what the numbers are
  const QString explained =
      tr("Chance to win: how many of the games were won that bots played on from there, without trades between "
         "players. Counted from some hundred games it may be off by some hundredths.");
  //: In place of the analysis of a game, before it begins or after it was stopped
  const QString waiting = tr("The game is not analyzed yet.");
  told_->setText(!refused.isEmpty() ? refused : isRunning() ? running : found_ ? explained : waiting);
  setSpokenName(bar_, running);
}

}  // namespace tapu

#include "moc_analysis_panel.cpp"
