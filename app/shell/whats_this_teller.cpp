// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/whats_this_teller.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QTextDocumentFragment>
#include <QWhatsThis>
#include <QWidget>

#include "app/kit/line_breaks.h"
#include "app/kit/plain_text.h"
#include "app/kit/rule_topics.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Words as they are read, whether they came with marks or without.
QString withoutMarks(const QString& words) {
  return Qt::mightBeRichText(words) ? QTextDocumentFragment::fromHtml(words).toPlainText() : words;
}

/// Its own words, without those of what is around it.
QString wordsOf(const QWidget& part) {
  QStringList lines;
  const auto* button = qobject_cast<const QAbstractButton*>(&part);
  const QString text = button ? plainText(button->text()) : QString();
  for (const QString& line :
       {part.accessibleName().isEmpty() ? text : part.accessibleName(), withoutMarks(part.whatsThis()),
        withoutMarks(part.toolTip()), part.accessibleDescription()})
    if (!line.isEmpty() && !lines.contains(line)) lines << line;
  if (lines.size() > 1 && lines[1].startsWith(lines[0])) lines.removeFirst();  // the name is told once
  return lines.join(u'\n');
}

}  // namespace

WhatsThisTeller::WhatsThisTeller(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

void WhatsThisTeller::begin() { QWhatsThis::enterWhatsThisMode(); }

QString whatIs(const QWidget* part) {
  for (; part; part = part->isWindow() ? nullptr : part->parentWidget())
    if (const QString words = wordsOf(*part); !words.isEmpty()) {
      if (ruleTopicOf(part).isEmpty()) return words;
      //: "What's this?": after what a part of the window is; the key opens rules or handbook there
      return words + u'\n' + WhatsThisTeller::tr("F1 tells more about it.");
    }
  return {};
}

bool WhatsThisTeller::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::WhatsThis && event->type() != QEvent::QueryWhatsThis)
    return QObject::eventFilter(watched, event);
  auto* part = qobject_cast<QWidget*>(watched);
  const QString words = part ? whatIs(part) : QString();
  if (words.isEmpty()) return QObject::eventFilter(watched, event);
  event->accept();
  if (event->type() == QEvent::WhatsThis)
    QWhatsThis::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(words), part);
  return true;
}

}  // namespace tapu

#include "moc_whats_this_teller.cpp"
