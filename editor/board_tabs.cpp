// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board_tabs.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QTabBar>
#include <QToolButton>

#include "app/kit/art.h"
#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/text/shown_text.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr int kLongestTitle = 260;  // pixels; the tip has all of it
}

BoardTabs::BoardTabs(OpenBoards& boards, QWidget* parent) : Sheet(parent), boards_(boards), bar_(new QTabBar(this)) {
  bar_->setObjectName(u"editorBoards"_s);
  bar_->setDrawBase(false);
  bar_->setExpanding(false);
  bar_->setMovable(true);
  bar_->setElideMode(Qt::ElideNone);  // arrows lead to those that have no room
  bar_->setFocusPolicy(Qt::StrongFocus);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(12, 2, 8, 4);
  line->addWidget(bar_, 1);
  connect(&boards, &OpenBoards::changed, this, &BoardTabs::refresh);
  connect(bar_, &QTabBar::currentChanged, this, [this](int index) { boards_.goTo(index); });
  connect(bar_, &QTabBar::tabMoved, this, [this](int from, int to) { boards_.move(from, to); });
  refresh();
}

QString BoardTabs::titleOf(int index) const {
  return boards_.title(index) + (boards_.isModified(index) ? u"*"_s : QString());
}

void BoardTabs::addTab() {
  auto* close = new QToolButton(bar_);
  close->setAutoRaise(true);
  close->setIconSize({12, 12});
  close->setFocusPolicy(Qt::NoFocus);  // Ctrl+W does the same by keyboard
  bar_->setTabButton(bar_->addTab({}), QTabBar::RightSide, close);
  connect(close, &QToolButton::clicked, this, [this, close] {
    for (int i = 0; i < bar_->count(); ++i)
      if (bar_->tabButton(i, QTabBar::RightSide) == close) return Q_EMIT closeWanted(i);
  });
}

void BoardTabs::refresh() {
  const QSignalBlocker quiet(bar_);
  bar_->setFont(textFont(kChoiceText));
  while (bar_->count() > boards_.count()) bar_->removeTab(bar_->count() - 1);
  while (bar_->count() < boards_.count()) addTab();
  for (int i = 0; i < boards_.count(); ++i) {
    const QString title = titleOf(i);
    bar_->setTabText(i, bar_->fontMetrics().elidedText(title, Qt::ElideMiddle, kLongestTitle).replace(u'&', u"&&"_s));
    bar_->setTabToolTip(i, plainTip(boards_.path(i).isEmpty() ? title : shownPath(boards_.path(i))));
    auto* close = static_cast<QToolButton*>(bar_->tabButton(i, QTabBar::RightSide));
    //: Button on the tab of an open board of the editor; %1 name of the board
    setSpokenName(close, tr("Close “%1”").arg(title));
    close->setToolTip(plainTip(close->accessibleName()));
    close->setIcon(icon(u"close"_s, themeOf(this).ink, themeOf(this).ink3));
  }
  bar_->setCurrentIndex(boards_.current());
  //: Board editor: the tabs of the open boards
  setSpokenName(bar_, tr("Open boards"));
}

void BoardTabs::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
}

}  // namespace tapu

#include "moc_board_tabs.cpp"
