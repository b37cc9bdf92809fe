// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/cost_sheet.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QEvent>
#include <QTextBrowser>

#include "app/game/rule_tables.h"
#include "app/ui/rule_topics.h"
#include "app/ui/rules_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

CostSheet::CostSheet(QWidget* parent) : QDockWidget(parent), text_(new QTextBrowser(this)) {
  setObjectName(u"costSheet"_s);
  setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  setWidget(text_);
  setRuleTopic(this, u"costs"_s);
  text_->setMinimumWidth(290);
  text_->setWordWrapMode(QTextOption::WordWrap);  // no letters of a word in the next line
  hide();
  retranslate();
}

QString CostSheet::text() const { return text_->toPlainText(); }

void CostSheet::retranslate() {
  //: Title of a panel beside the board: what pieces cost, how often numbers come
  setWindowTitle(tr("Costs and odds"));
  nameButtons();
  if (isHidden()) return;  // laid out when it is shown
  layOut(*text_->document(), ruleTable(u"costs"_s) + u"\n"_s + ruleTable(u"odds"_s),
         {&themeOf(this), 0.85, devicePixelRatioF()});
}

// Qt names them once, in the language of that moment.
void CostSheet::nameButtons() {
  const auto name = [this](const QString& button, const QString& text) {
    if (auto* found = findChild<QAbstractButton*>(button, Qt::FindDirectChildrenOnly)) found->setAccessibleName(text);
  };
  //: Button of a panel beside the board: it becomes a window of its own
  name(u"qt_dockwidget_floatbutton"_s, QCoreApplication::translate("QDockWidget", "Float"));
  //: Button of a panel beside the board
  name(u"qt_dockwidget_closebutton"_s, QCoreApplication::translate("QDockWidget", "Close"));
}

void CostSheet::changeEvent(QEvent* event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
}

void CostSheet::showEvent(QShowEvent* event) {
  QDockWidget::showEvent(event);
  retranslate();
}

}  // namespace tapu
