// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rules_printer.h"

#include <QBuffer>
#include <QFileInfo>
#include <QMenu>
#include <QPdfWriter>
#include <QPrinter>

#include "app/files/whole_file.h"
#include "app/kit/file_dialog.h"
#include "app/kit/passing_menu.h"
#include "app/kit/print_dialog.h"
#include "app/manual/rules_pages.h"
#include "app/manual/rules_web.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr double kScreenDpi = 96;
}  // namespace

void RulesPrinter::setOpen(const RuleBook& book, int chapter, const QString& language) {
  open_ = &book;
  chapter_ = chapter;
  language_ = language;
}

QString RulesPrinter::markdownOf(Part part) const {
  const auto sectionText = [this](const QString& id) {
    const RuleSection& section = books_[0].sections()[books_[0].indexOf(id)];
    return u"## "_s + section.title + u"\n\n"_s + section.text + u"\n\n"_s;
  };
  if (part == Part::Sheet)
    return u"# Tapu टापू\n\n"_s + sectionText(u"costs"_s) + sectionText(u"points"_s) + sectionText(u"numbers"_s);
  if (part == Part::Chapter) return chapterText(*open_, chapter_);
  QString all;
  for (int i = 0; i < open_->chapters().size(); ++i) all += chapterText(*open_, i);
  return all;
}

void RulesPrinter::print(Part part, QPagedPaintDevice& device) const {
  QTextDocument document;
  const QSizeF page = device.pageLayout().paintRect(QPageLayout::Inch).size() * kScreenDpi;
  if (part == Part::Sheet)
    layOutOnePage(document, markdownOf(part), page);
  else
    layOutPages(document, markdownOf(part), page - QSizeF(0, kPageFoot));
  //: Title of the first page of the printed rules: a list of the chapters
  printPages(document, {part == Part::All ? tr("Contents") : QString(), page}, device);
}

void RulesPrinter::savePdf(Part part, const QString& path) {
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(open_->title());
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    print(part, writer);
  }
  save(content, path);
}

void RulesPrinter::saveWebPage(const QString& path) {
  save(webPage(books_, language_, themeFor(ThemeKind::Light)).toUtf8(), path);
}

void RulesPrinter::save(const QByteArray& content, const QString& path) {
  Complaint complaint;
  writeFile(path, content, complaint);
  const QFileInfo file(path);
  const QString folder = shownPath(file.absolutePath());
  note_->setColor(complaint.isEmpty() ? &Theme::ink2 : &Theme::danger);
  note_->setText(complaint.isEmpty()
                     //: The rules were saved as a file; %1 name of a file, %2 a folder
                     ? tr("Saved as “%1” in the folder %2.").arg(shownPath(file.fileName()), folder)
                     : complaint.sentence);
  note_->show();
}

void RulesPrinter::openMenu(QPoint at) {
  QMenu* menu = passingMenu(note_->window());
  const auto add = [this, menu](const QString& text, auto act) {
    connect(menu->addAction(text), &QAction::triggered, this, act);
  };
  //: Menu of the button "Print…": the chapter of the rules that is shown
  add(tr("Print this chapter…"), [this] { askPrinter(Part::Chapter); });
  //: Menu of the button "Print…"
  const QString rules = tr("Print all rules…");
  //: Menu of the button "Print…" while the handbook is shown
  add(isRules() ? rules : tr("Print the whole handbook…"), [this] { askPrinter(Part::All); });
  //: Menu of the button "Print…": one page with costs, points and chances
  add(tr("Print costs and odds…"), [this] { askPrinter(Part::Sheet); });
  menu->addSeparator();
  //: Menu of the button "Print…"
  add(tr("Save this chapter as PDF…"), [this] { askPdf(Part::Chapter); });
  //: Menu of the button "Print…"
  const QString saved = tr("Save all rules as PDF…");
  //: Menu of the button "Print…" while the handbook is shown
  add(isRules() ? saved : tr("Save the whole handbook as PDF…"), [this] { askPdf(Part::All); });
  //: Menu of the button "Print…": one page with costs, points and chances
  add(tr("Save costs and odds as PDF…"), [this] { askPdf(Part::Sheet); });
  //: Menu of the button "Print…": one file that a web browser shows
  add(tr("Save rules and handbook as a web page…"), [this] { askWebPage(); });
  menu->popup(at);
}

void RulesPrinter::askPrinter(Part part) {
  auto* dialog = new PrintDialog(PrintDialog::printersHere(), note_->window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PrintDialog::pdfWanted, this, [this, part] { askPdf(part); });
  connect(dialog, &PrintDialog::chosen, this, [this, part](const QString& name) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPrinterName(name);
    printer.setDocName(open_->title());
    print(part, printer);
  });
  dialog->open();
}

QString RulesPrinter::nameOf(Part part) const {
  //: Name of a file that is offered for the sheet of costs and odds
  if (part == Part::Sheet) return tr("Costs and odds");
  return part == Part::All ? open_->title() : open_->chapters()[chapter_].title;
}

void RulesPrinter::askPdf(Part part) {
  //: Title of a file dialog
  const QString rules = tr("Save the rules as PDF");
  //: Title of a file dialog
  const QString title = isRules() ? rules : tr("Save the handbook as PDF");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(note_->window(), QFileDialog::AcceptSave, title, {tr("PDF documents (*.pdf)")});
  dialog->setObjectName(u"rulesPdf"_s);
  dialog->setDefaultSuffix(u"pdf"_s);
  dialog->selectFile(fileNameFor(nameOf(part), u"tapu"_s, u"pdf"_s));
  connect(dialog, &QFileDialog::fileSelected, this, [this, part](const QString& path) { savePdf(part, path); });
  dialog->open();
}

void RulesPrinter::askWebPage() {
  auto* dialog = fileDialog(note_->window(), QFileDialog::AcceptSave,
                            //: Title of a file dialog
                            tr("Save rules and handbook as a web page"),
                            //: Kind of file in a file dialog; the pattern in brackets stays as it is
                            {tr("Web pages (*.html)")});
  dialog->setObjectName(u"rulesWebPage"_s);
  dialog->setDefaultSuffix(u"html"_s);
  //: Name of a file that is offered for rules and handbook together
  dialog->selectFile(fileNameFor(tr("Rules and handbook of Tapu"), u"tapu"_s, u"html"_s));
  connect(dialog, &QFileDialog::fileSelected, this, &RulesPrinter::saveWebPage);
  dialog->open();
}

}  // namespace tapu
