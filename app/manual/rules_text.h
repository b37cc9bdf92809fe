// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <functional>

#include "app/kit/theme.h"
#include "app/manual/rule_book.h"

namespace tapu {

/// What the table at which one plays has of a section: one line of its options in force, or nothing.
using InThisGame = std::function<QString(const RuleSection& section)>;

/// Lays out a chapter of the rules, or all of them, in a document of this look.
struct RulesLook {
  const Theme* theme = nullptr;
  qreal scale = 1;  ///< of text and pictures
  qreal devicePixelRatio = 1;
  qreal room = 0;  ///< pictures are no wider; 0 = as wide as they are
  bool operator==(const RulesLook&) const = default;
};
void layOut(QTextDocument& document, const QString& markdown, const RulesLook& look);
/// The Markdown of a chapter with its headings, one level 2 for each section.
QString chapterText(const RuleBook& book, int chapter, const InThisGame& inThisGame = {});

/// One chapter at a time, scrolled to one of its sections.
class RulesText : public QTextBrowser {
  Q_OBJECT
 public:
  explicit RulesText(QWidget* parent = nullptr);
  /// `marked` sections have a soft ground: the one that forbade a move.
  enum class Mark { None, Section };
  void show(const RuleBook& book, int section, const InThisGame& inThisGame, Mark mark);
  void setLook(const RulesLook& look);
  /// Words that a search found; none of an empty query.
  void markWords(const WordQuery& query);
  int wordsMarked() const { return wordsMarked_; }
  QRectF markedArea() const;  ///< in the document; empty where no section is marked

 Q_SIGNALS:
  void sectionAsked(const QString& id);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void leaveRoomBelow();
  RulesLook lookHere() const;              ///< with the room of now
  QTextCursor headingOf(int index) const;  ///< of the index-th section of the chapter
  RulesLook look_;
  QString shown_;
  int first_ = 0, section_ = 0;
  Mark mark_ = Mark::None;
  QList<QTextEdit::ExtraSelection> words_;
  int wordsMarked_ = 0;
};

}  // namespace tapu
