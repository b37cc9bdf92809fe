// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/words.h"
#include "app/manual/rule_book.h"

class QPagedPaintDevice;

namespace tapu {

/// Prints the books and saves them as files, and asks which part of them and where.
class RulesPrinter : public QObject {
  Q_OBJECT
 public:
  /// The part to print: the chapter that is shown, all chapters of its book, or costs and odds on one page (Sheet).
  enum class Part : quint8 { Chapter, All, Sheet };
  /// `books` outlive it. Asks over the window of `note`, which tells where a file lies, or why there is none.
  RulesPrinter(const BothBooks& books, Words* note) : QObject(note), books_(books), note_(note) {}
  /// One of the books, its chapter that is shown, and the language of both.
  void setOpen(const RuleBook& book, int chapter, const QString& language);
  /// Offers all ways in a menu, whose upper left corner is at a place of the screen.
  void openMenu(QPoint at);
  void askPrinter(Part part);
  /// Prints it in the language that is shown, on the paper of the device.
  void print(Part part, QPagedPaintDevice& device) const;
  /// Writes it to a PDF file on A4.
  void savePdf(Part part, const QString& path);
  /// Writes rules and handbook to one web page.
  void saveWebPage(const QString& path);

 private:
  bool isRules() const { return open_ == &books_[0]; }
  QString nameOf(Part part) const;  ///< offered for its file
  void askPdf(Part part);
  void askWebPage();
  void save(const QByteArray& content, const QString& path);
  QString markdownOf(Part part) const;
  const BothBooks& books_;
  Words* note_;
  const RuleBook* open_ = nullptr;
  int chapter_ = 0;
  QString language_;
};

}  // namespace tapu
