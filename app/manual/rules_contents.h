// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/segments.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/manual/rule_book.h"

class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTreeWidget;

namespace tapu {

/// The contents of one of the two books, a search in both, and the sections that it found.
class RulesContents : public Sheet {
  Q_OBJECT
 public:
  /// The rules of the game, or the manual of the program.
  enum class Book : quint8 { Rules, Handbook };
  /// `books`, by `Book`, outlive it.
  RulesContents(const BothBooks& books, QWidget* parent);
  /// The books were read anew, in the language of the moment.
  void refill();
  /// Shows the contents of this book, and chooses a section by its index: its chapter's title and the next row are in
  /// sight.
  void choose(Book book, int section);
  /// The words that are searched for, compared by their spelling if either book has them so.
  WordQuery query() const;
  // Its parts. The field searches both books, the one that is shown first; the button leads back to the text.
  QLineEdit* searchField() const { return search_; }
  ActionButton* backToText() const { return backToText_; }
  QListWidget* found() const { return found_; }
  QTreeWidget* list() const { return list_; }

 Q_SIGNALS:
  void bookWanted(tapu::RulesContents::Book book);
  void sectionWanted(const QString& id);
  void searched(const tapu::WordQuery& query);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  const RuleBook& bookOf(Book book) const { return books_[static_cast<std::size_t>(book)]; }
  void fillList();
  void addFound(Book book, const WordQuery& query);
  void fillFound();
  void scrollToChosen();
  const BothBooks& books_;
  Book shown_ = Book::Rules;
  Segments* choice_;  ///< of the book
  QLineEdit* search_;
  QStackedWidget* lists_;
  ActionButton* backToText_;
  QTreeWidget* list_;
  QListWidget* found_;
  Words* nothing_;
};

}  // namespace tapu
