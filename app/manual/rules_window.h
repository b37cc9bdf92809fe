// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/sea_page.h"
#include "app/manual/rules_contents.h"
#include "app/manual/rules_printer.h"
#include "app/manual/rules_text.h"
#include "app/session/settings/languages.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// Rules and handbook, beside the game: contents of one of the two books and a search in both at left, one chapter at
/// right. It never blocks the other windows.
class RulesWindow : public SeaPage {
  Q_OBJECT
 public:
  using Book = RulesContents::Book;
  static constexpr int kNarrow = 720;  ///< if the window is narrower, contents and text share one place with tabs

  /// The first two must outlive the window; `tables` is that of `setTables`.
  RulesWindow(Languages& languages, Settings& settings, TableMaker tables = {});

  /// Shows a section of either book, given by its id; without one, or with an id that no section has, the one that was
  /// shown last.
  void open(const QString& section = {});
  /// Shows this book at the section that was shown last of it, at first the first one.
  void openBook(Book book);
  /// Shows the section about a rule, given by its number ("2.5"), and marks it: the rule has forbidden something.
  /// With a number that no rule has, only the search ends.
  void openRule(const QString& number);
  /// Sets the source of the lines "In this game: ..."; called whenever a section is shown.
  void setInThisGame(InThisGame inThisGame);
  /// Sets the source of tables of the handbook that only other rooms can make. They are made anew with the books.
  void setTables(TableMaker tables);
  /// The rules in the language of the moment.
  const RuleBook& book() const { return bookOf(Book::Rules); }
  /// The handbook in the language of the moment.
  const RuleBook& handbook() const { return bookOf(Book::Handbook); }
  /// The book whose contents are shown.
  Book shown() const { return shown_; }
  /// The id of the section that is shown.
  QString section() const;
  // The parts of the window.
  RulesText* text() const { return text_; }
  RulesContents* contents() const { return contents_; }
  RulesPrinter* printer() const { return printer_; }
  /// Shows the section before this one in the history; does nothing if there is none.
  void back();
  /// Undoes `back`; does nothing if there is nothing to undo.
  void forward();
  /// Makes the letters one step larger (1) or smaller (-1), or as large as at first (0).
  void zoom(int step);

 Q_SIGNALS:
  /// The person wants to go back to the main window.
  void backToGame();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* makeRight();
  void makeKeys();
  void load();
  void retranslate();
  const RuleBook& bookOf(Book book) const { return books_[static_cast<std::size_t>(book)]; }
  /// Where a section stands.
  struct Place {
    Book book = Book::Rules;
    int section = 0;  ///< its index in the book
  };
  std::optional<Place> placeOf(const QString& id) const;
  const RuleSection& sectionAt(const Place& place) const { return bookOf(place.book).sections()[place.section]; }
  void go(Place place, RulesText::Mark mark);  ///< a new entry of the history
  void showNow();
  void applyLook();
  void arrange();

  struct Visit {
    QString section;
    RulesText::Mark mark = RulesText::Mark::None;
  };
  Languages& languages_;
  Settings& settings_;
  BothBooks books_;  ///< by `Book`
  Book shown_ = Book::Rules;
  std::array<QString, 2> last_;  ///< the section shown last of each book
  QString loadedFor_;            ///< language
  TableMaker tables_;
  InThisGame inThisGame_;
  std::vector<Visit> visits_;
  std::size_t now_ = 0;
  bool contentsInFront_ = false;  ///< in a narrow window
  RulesContents* contents_;
  QWidget* right_;
  Words* note_;
  RulesPrinter* printer_;
  RulesText* text_;
  ActionButton *contentsButton_, *back_, *forward_, *smaller_, *larger_, *print_, *close_;
};

}  // namespace tapu
