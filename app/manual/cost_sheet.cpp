// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/cost_sheet.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBrowser>

#include "app/kit/rule_topics.h"
#include "app/kit/sea_page.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/manual/rule_tables.h"
#include "app/manual/rules_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPad = kSheetGap + Sheet::kShadow;  // from the dock's edge to the paper
constexpr qreal kRadius = 14;

ActionButton* iconButton(const QString& name, const QString& icon, QWidget* parent) {
  auto* made = new ActionButton(icon, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, parent);
  made->setObjectName(name);
  return made;
}

}  // namespace

CostSheet::CostSheet(QWidget* parent) : QDockWidget(parent) {
  setObjectName(u"costSheet"_s);
  setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  setRuleTopic(this, u"costs"_s);
  setTitleBarWidget(makeTitle());
  auto* body = new QWidget(this);
  auto* lines = new QVBoxLayout(body);
  lines->setContentsMargins(kPad + 8, 0, kPad + 4, kPad + 8);
  text_ = new QTextBrowser(body);
  text_->setObjectName(u"costText"_s);
  text_->setStyleSheet(u"QTextBrowser, QTextBrowser:focus { background: transparent; border: none; padding: 0; }"_s);
  text_->setMinimumWidth(290);
  text_->setWordWrapMode(QTextOption::WordWrap);  // never breaks within a word
  lines->addWidget(text_);
  setWidget(body);
  hide();
  retranslate();
}

QWidget* CostSheet::makeTitle() {
  auto* bar = new QWidget(this);
  auto* line = new QHBoxLayout(bar);
  line->setContentsMargins(kPad + 14, kPad + 8, kPad + 8, 4);
  line->setSpacing(2);
  title_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, bar);
  float_ = iconButton(u"costFloat"_s, u"panes"_s, bar);
  close_ = iconButton(u"costClose"_s, u"close"_s, bar);
  line->addWidget(title_, 1);
  line->addWidget(float_);
  line->addWidget(close_);
  connect(float_, &ActionButton::clicked, this, [this] { setFloating(!isFloating()); });
  connect(close_, &ActionButton::clicked, this, &QWidget::close);
  connect(this, &QDockWidget::topLevelChanged, this, &CostSheet::retranslate);
  return bar;
}

QString CostSheet::text() const { return text_->toPlainText(); }

void CostSheet::setCosts(std::function<QString()> costs) { costs_ = std::move(costs); }

void CostSheet::retranslate() {
  //: Title of a panel beside the board: what pieces cost, how often numbers come
  setWindowTitle(tr("Costs and odds"));
  title_->setText(windowTitle());
  setSpokenName(text_, windowTitle());
  if (isFloating())
    //: Button of a panel that is a window of its own
    rename(float_, tr("Dock"), tr("Put it back beside the board"));
  else
    //: Button of a panel beside the board
    rename(float_, tr("Float"), tr("Make it a window of its own"));
  //: Button of a panel beside the board
  rename(close_, tr("Close"), tr("Close this panel"));
  // Qt's own two buttons stay hidden; their texts would be in the language at the start of the program.
  const auto name = [this](const QString& hidden, const ActionButton* shown) {
    auto* button = findChild<QAbstractButton*>(hidden, Qt::FindDirectChildrenOnly);
    if (!button) return;
    setSpokenName(button, shown->text());
    setSpokenDetails(button, shown->toolTip());
  };
  name(u"qt_dockwidget_floatbutton"_s, float_);
  name(u"qt_dockwidget_closebutton"_s, close_);
  retell();
}

void CostSheet::retell() {
  if (isHidden()) return;  // it will be laid out when it is shown
  const QString costs = costs_ ? costs_() : QString();
  const QString told = (costs.isEmpty() ? ruleTable(u"costs"_s) : costs) + u"\n"_s + ruleTable(u"odds"_s);
  const qreal room =
      text_->width() - text_->verticalScrollBar()->sizeHint().width() - 2 * text_->document()->documentMargin();
  layOut(*text_->document(), told, {&themeOf(this), 0.85, devicePixelRatioF(), room});
}

void CostSheet::keyPressEvent(QKeyEvent* event) {
  event->key() == Qt::Key_Escape ? static_cast<void>(close()) : QDockWidget::keyPressEvent(event);
}

void CostSheet::changeEvent(QEvent* event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
}

void CostSheet::showEvent(QShowEvent* event) {
  QDockWidget::showEvent(event);
  retranslate();
}

void CostSheet::resizeEvent(QResizeEvent* event) {
  QDockWidget::resizeEvent(event);
  retell();
}

void CostSheet::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  paintSea(painter, rect(), theme, devicePixelRatioF());
  paintPaper(painter, rect().adjusted(kSheetGap, kSheetGap, -kSheetGap, -kSheetGap), Paper::Sheet, theme, kRadius);
}

}  // namespace tapu

#include "moc_cost_sheet.cpp"
