// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of what an organizer prints: organizer_shots FOLDER
#include <QApplication>
#include <QDir>
#include <QPainter>

#include "app/kit/theme.h"
#include "app/session/settings/languages.h"
#include "tests/organizer/evening.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

void save(const QString& path, const SeatingPlan& plan, void (*paint)(QPainter&, const SeatingPlan&, int), int page) {
  QImage paper(kPageWidth, kPageHeight, QImage::Format_RGB32);
  paper.fill(Qt::white);
  QPainter painter(&paper);
  paint(painter, plan, page);
  painter.end();
  paper.save(path);
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  loadFonts();
  Languages languages;
  const QDir folder(app.arguments().value(1, u"."_s));
  for (const QString& language : Languages::codes()) {
    languages.use(language);
    save(folder.filePath(u"plan-%1.png"_s.arg(language)), somePlan(24), paintPlan, 0);
    save(folder.filePath(u"plan-long-%1.png"_s.arg(language)), somePlan(41), paintPlan, 1);
    SeatingPlan own = somePlan(24);
    own.codes = SeatingPlan::Codes::OnPlanToo;
    save(folder.filePath(u"plan-codes-%1.png"_s.arg(language)), own, paintPlan, 0);
    save(folder.filePath(u"slips-%1.png"_s.arg(language)), somePlan(24), paintSlips, 0);
  }
  QFile pdf(folder.filePath(u"plan.pdf"_s));
  if (pdf.open(QIODevice::WriteOnly)) pdf.write(pagesAsPdf(somePlan(24), Paperwork::Plan));
  QFile slips(folder.filePath(u"slips.pdf"_s));
  if (slips.open(QIODevice::WriteOnly)) slips.write(pagesAsPdf(somePlan(24), Paperwork::Slips));
}
