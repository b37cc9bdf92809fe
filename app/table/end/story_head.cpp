// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/story_head.h"

#include <QHBoxLayout>

#include "app/kit/badge.h"
#include "app/kit/chart.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kWinnerSide = 40, kLeastWords = 300;
}  // namespace

StoryHead::StoryHead(QWidget* parent)
    : Sheet(parent),
      winner_(new QHBoxLayout),
      title_(new ElidedWords(kTitleText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      close_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      save_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      replay_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      start_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      again_(new AgainButton(this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(18, 10, 14, 10);
  line->setSpacing(10);
  auto* said = new QVBoxLayout;
  said->setSpacing(0);
  said->addWidget(title_);
  said->addWidget(note_);
  note_->setObjectName(u"storyFacts"_s);
  line->addLayout(winner_);
  line->addLayout(said, 1);
  const std::pair<ActionButton*, QString> buttons[] = {{close_, u"storyClose"_s},
                                                       {save_, u"storySave"_s},
                                                       {replay_, u"storyReplay"_s},
                                                       {start_, u"storyStart"_s},
                                                       {again_, u"storyAgain"_s}};
  for (const auto& [button, name] : buttons) {
    button->setObjectName(name);
    line->addWidget(button);
  }
  connect(close_, &ActionButton::clicked, this, &StoryHead::closeWanted);
  connect(save_, &ActionButton::clicked, this, &StoryHead::saveAsked);
  connect(replay_, &ActionButton::clicked, this, &StoryHead::replayAsked);
  connect(start_, &ActionButton::clicked, this, &StoryHead::startPage);
  connect(again_, &AgainButton::againWanted, this, &StoryHead::againWanted);
  connect(again_, &AgainButton::newGame, this, &StoryHead::newGame);
}

void StoryHead::tell(const QString& title, const QStringList& facts) {
  title_->setText(title);
  note_->setText(facts.join(u" · "_s));
  //: Button: puts the results of a finished game away
  rename(close_, tr("Back to the board"));
  //: Button of the results of a game: keeps its record in a file
  rename(save_, tr("Save…"));
  //: Button of the results of a game: it is looked at once more, move by move
  rename(replay_, tr("Replay"));
  //: Button of the results of a game: back to the first page of the program
  rename(start_, tr("Start page"));
  again_->retell();
}

void StoryHead::setWinner(int color) {
  while (QLayoutItem* old = winner_->takeAt(0)) {
    delete old->widget();
    delete old;
  }
  if (color != Chart::kNoPlayer) winner_->addWidget(new Badge(color, kWinnerSide, this));
}

void StoryHead::offerRecord(Record record) {
  record_ = record;
  fold();
}

void StoryHead::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  fold();
}

/// In a slim head those buttons give way that the menus of the window and the board have too.
void StoryHead::fold() {
  int room = width() - scaled(kWinnerSide) - kLeastWords;
  for (ActionButton* button : {static_cast<ActionButton*>(again_), close_, replay_, start_, save_}) {
    room -= button->sizeHint().width() + 10;
    const bool isRecord = button == replay_ || button == save_;
    button->setVisible(button == again_ || button == close_ || (room >= 0 && (!isRecord || record_ == Record::Kept)));
  }
}

}  // namespace tapu
