// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/sea_page.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/manual/rule_book.h"
#include "app/manual/rules_text.h"
#include "app/session/languages.h"
#include "app/session/settings.h"

class QLineEdit;
class QListWidget;
class QPagedPaintDevice;
class QStackedWidget;
class QTreeWidget;

namespace tapu {

/// The rules, beside the game: contents and search at left, one chapter at right. It never blocks the other windows.
class RulesWindow : public SeaPage {
  Q_OBJECT
 public:
  static constexpr int kNarrow = 720;  ///< below, contents and text share one place

  /// Both must outlive the window.
  RulesWindow(Languages& languages, Settings& settings);

  /// Opens at a section; without one, where it was.
  void open(const QString& section = {});
  /// Opens at the section of a rule that forbade something, and marks it.
  void openRule(const QString& number);
  /// What a line "In this game: ..." says; asked whenever a section is shown.
  void setInThisGame(InThisGame inThisGame);
  void find(const QString& typed);  ///< as if typed into the search field

  const RuleBook& book() const { return book_; }
  QString section() const;  ///< the one that is shown
  RulesText* text() const { return text_; }
  QLineEdit* searchField() const { return search_; }
  QListWidget* results() const { return results_; }
  QTreeWidget* contents() const { return contents_; }
  /// To the section that was shown before; nothing where none was.
  void back();
  /// Forward again after `back`.
  void forward();
  void zoom(int step);  ///< -1, +1; 0 = as at first

  enum class Part { Chapter, All, Sheet };  ///< the sheet: costs and odds on one page
  /// Prints in the language that is shown, on the paper of the device.
  void print(Part part, QPagedPaintDevice& device) const;
  /// On A4; where the file cannot be written, a line over the text says why.
  void savePdf(Part part, const QString& path);

 Q_SIGNALS:
  /// The main window is wanted in front.
  void backToGame();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeLeft();
  QWidget* makeRight();
  void makeKeys();
  void load();
  void retranslate();
  void fillContents();
  void fillResults();
  void go(int section, RulesText::Mark mark);  ///< a new entry of the history
  void showNow();
  void showChosen();
  void scrollToChosen();  ///< with its chapter's title and the next row in sight
  void applyLook();
  void arrange();
  void offerPrinting();
  void askPrinter(Part part);
  QString nameOf(Part part) const;  ///< offered for its file
  void askPdf(Part part);
  QString markdownOf(Part part) const;

  struct Visit {
    QString section;
    RulesText::Mark mark = RulesText::Mark::None;
  };
  Languages& languages_;
  Settings& settings_;
  RuleBook book_;
  QString loadedFor_;  ///< language
  InThisGame inThisGame_;
  std::vector<Visit> visits_;
  std::size_t now_ = 0;
  bool contentsInFront_ = false;  ///< in a narrow window
  QWidget *left_, *right_;
  QLineEdit* search_;
  Words *nothing_, *note_;
  QStackedWidget* lists_;
  QTreeWidget* contents_;
  QListWidget* results_;
  RulesText* text_;
  ActionButton *backToText_, *contentsButton_, *back_, *forward_, *smaller_, *larger_, *print_, *close_;
};

}  // namespace tapu
