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
  /// Searches both books for these words, as if they had been typed. Sections of the book that is shown come first.
  void find(const QString& typed);
  /// The words that are searched for, compared by their spelling if either book has them so.
  WordQuery query() const;
  void focusSearch();
  /// Whether a button leads back to the text.
  enum class WayBack : quint8 { Hidden, Shown };
  void offerText(WayBack way);
  // Its parts.
  QLineEdit* searchField() const { return search_; }
  QListWidget* found() const { return found_; }
  QTreeWidget* list() const { return list_; }

 Q_SIGNALS:
  void bookWanted(tapu::RulesContents::Book book);
  void sectionWanted(const QString& id);
  /// The person wants to see the text in place of the contents.
  void textWanted();
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
