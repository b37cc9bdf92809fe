// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QTextBrowser>
#include <functional>

#include "app/kit/herald.h"
#include "app/kit/theme.h"
#include "app/manual/rule_book.h"

namespace tapu {

/// Gives the line "In this game: ..." for a section, in Markdown; empty if the game has no options about it, or there
/// is no game.
using InThisGame = std::function<QString(const RuleSection& section)>;

/// The look of a text of the rules.
struct RulesLook {
  const Theme* theme = nullptr;
  qreal scale = 1;  ///< of text and pictures
  qreal devicePixelRatio = 1;
  qreal room = 0;  ///< wider pictures are made so wide, in pixels; 0 = they are not made smaller
  bool operator==(const RulesLook&) const = default;
};
/// A text of the rules ready to show: with the digits of the language, captions under pictures, and no line break
/// between a number and its unit.
QString shownMarkdown(const QString& markdown);
/// Lays out a text of the rules in a document.
void layOut(QTextDocument& document, const QString& markdown, const RulesLook& look);
/// The Markdown of a chapter with its headings, one level 2 for each section.
QString chapterText(const RuleBook& book, int chapter, const InThisGame& inThisGame = {});

/// Shows one chapter of the rules at a time, scrolled to one of its sections.
class RulesText : public QTextBrowser, private QAccessible::ActivationObserver {
  Q_OBJECT
 public:
  explicit RulesText(QWidget* parent = nullptr);
  ~RulesText() override;
  /// Whether the section gets a colored ground, as the one of a rule that has forbidden a move.
  enum class Mark { None, Section };
  /// Shows the chapter of this section, given by its index, from the section on.
  void show(const RuleBook& book, int section, const InThisGame& inThisGame, Mark mark);
  /// Lays the chapter out anew in another look.
  void setLook(const RulesLook& look);
  /// Marks the words of the chapter that answer this query; none for an empty query.
  void markWords(const WordQuery& query);
  /// The number of marked words.
  int wordsMarked() const { return wordsMarked_; }
  /// The box of the marked section, in coordinates of the document; empty if no section is marked.
  QRectF markedArea() const;

 Q_SIGNALS:
  /// A link to another section was clicked: its id.
  void sectionAsked(const QString& id);

 protected:
  bool focusNextPrevChild(bool next) override;
  void accessibilityActiveChanged(bool active) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void leaveRoomBelow();
  void bringHeading();
  RulesLook lookHere() const;              ///< with the room of now
  QTextCursor headingOf(int index) const;  ///< of the index-th section of the chapter
  Herald* herald_;
  RulesLook look_;
  QString shown_;
  int first_ = 0, section_ = 0;
  int broughtTo_ = 0;  ///< where the scroll bar is at the heading of the section
  Mark mark_ = Mark::None;
  QList<QTextEdit::ExtraSelection> words_;
  int wordsMarked_ = 0;
};

}  // namespace tapu
