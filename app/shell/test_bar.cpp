// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/test_bar.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>

#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

TestBar::TestBar(QAction* back, QWidget* parent)
    : Sheet(parent),
      back_(back),
      words_(new ElidedWords(kChoiceText, Weight::Bold, &Theme::ink, this)),
      button_(new ActionButton(u"editor"_s, {}, ActionButton::Role::Link, ActionButton::Shape::Line, this)) {
  setObjectName(u"testBar"_s);
  setRuleTopic(this, u"editor-play"_s);
  button_->setObjectName(u"backToEditor"_s);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(Sheet::kShadow + 12, Sheet::kShadow - 2, Sheet::kShadow + 6, Sheet::kShadow - 2);
  line->addWidget(new IconLabel(u"bot"_s, 18, &Theme::ink, this));
  line->addWidget(words_, 1);
  line->addWidget(button_);
  connect(button_, &ActionButton::clicked, back_, &QAction::trigger);
  connect(back_, &QAction::changed, this, &TestBar::retranslate);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void TestBar::setBoard(const QString& name) {
  name_ = name;
  retranslate();
}

void TestBar::retranslate() {
  //: Bar over the table; %1 name of the board that is being tried
  words_->setText(tr("This is a test play of “%1”. It counts for nothing.").arg(name_));
  setSpokenName(this, words_->text());
  //: Button of the bar over a test play
  button_->setText(tr("Back to the editor"));
  setSpokenName(button_, button_->text());
  const QString key = back_->shortcut().toString(QKeySequence::NativeText);
  button_->setToolTip(key.isEmpty() ? plainTip(back_->statusTip()) : u"%1 (%2)"_s.arg(back_->statusTip(), key));
}

}  // namespace tapu

#include "moc_test_bar.cpp"
