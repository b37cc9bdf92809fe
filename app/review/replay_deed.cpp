// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/replay_deed.h"

#include <QHBoxLayout>

namespace tapu {

using namespace Qt::StringLiterals;

ReplayDeed::ReplayDeed(QWidget* parent)
    : Sheet(parent),
      deed_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      judged_(new Words({}, kNoteText, Weight::Regular, &Theme::ink, this)),
      dice_(new DicePair(this)),
      herald_(new Herald(this)) {
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(18, 8, 14, 8);
  lines->setSpacing(2);
  auto* line = new QHBoxLayout;
  line->addWidget(deed_, 1);
  line->addWidget(dice_);
  lines->addLayout(line);
  lines->addWidget(judged_);
  deed_->setObjectName(u"replayDeed"_s);
  judged_->setObjectName(u"replayJudged"_s);
}

void ReplayDeed::setJudgment(const QString& judgment) {
  judged_->setText(judgment);
  judged_->setVisible(!judgment.isEmpty());
}

void ReplayDeed::sayAll(Move move, const QString& after) {
  QStringList told{move == Move::Told ? QString() : deed_->text(), judged_->text(), after};
  told.removeAll(QString());
  herald_->sayLast(told.join(u' '));
}

void ReplayDeed::announce(const QString& news) {
  setDeed(news);
  say(news);
}

}  // namespace tapu

#include "moc_replay_deed.cpp"
