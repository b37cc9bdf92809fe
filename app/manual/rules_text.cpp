// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rules_text.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <algorithm>
#include <utility>

#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/manual/rule_pictures.h"
#include "app/session/settings/languages.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kPicture("picture:");
constexpr qreal kLeastRoom = 80, kAnyWidth = 600;
constexpr int kAbove = 12;  // pixels above the heading to which it scrolls
constexpr int kText = 16, kSection = 20, kChapter = 26, kCaption = 14;
constexpr qreal kMargin = 10, kMarkEdge = 1, kMarkAir = 9, kMarkRadius = 10;  // the ground of a marked section

/// The pictures of a text become resources of its document, drawn in its look and no wider than its room.
void drawPictures(QTextDocument& document, const RulesLook& look) {
  bool isChanged = false;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    for (auto it = block.begin(); !it.atEnd(); ++it) {
      const QString name = it.fragment().charFormat().toImageFormat().name();
      if (!name.startsWith(kPicture)) continue;
      const QUrl url(name);
      const QString picture = name.mid(kPicture.size());
      const qreal widest = rulePictureSize(picture).width();
      const qreal scale = look.room > 0 && widest > 0 ? std::min(look.scale, look.room / widest) : look.scale;
      const QImage old = document.resource(QTextDocument::ImageResource, url).value<QImage>();
      QImage drawn = old;
      if (old.isNull() || old.width() != qRound(qRound(widest * scale) * look.devicePixelRatio))
        drawn = rulePicture(picture, *look.theme, scale, look.devicePixelRatio);
      if (drawn.width() == old.width()) continue;
      document.addResource(QTextDocument::ImageResource, url, drawn);
      isChanged = true;
    }
  }
  if (isChanged) document.markContentsDirty(0, document.characterCount());
}

/// Writes below each picture its alternative text.
QString withCaptions(QString markdown) {
  static const QRegularExpression line(u"^(!\\[([^\\]]*)\\]\\([^)]*\\))$"_s, QRegularExpression::MultilineOption);
  return markdown.replace(line, u"\\1\n\n\\2"_s);
}

/// Keeps "1 lumber" in one line too, as `unbroken` does for "1 × Lumber".
QString withCountsTogether(QString markdown) {
  static const QRegularExpression gap(u"(?<=\\p{Nd}) (?=[%\\p{L}])"_s);
  return markdown.replace(gap, QString(QChar::Nbsp));
}

bool isPicture(const QTextBlock& block) { return block.text().contains(QChar::ObjectReplacementCharacter); }

/// Shows numbers with the digits of the interface, but not where they are a part of Markdown.
QString inShownDigitsOfPage(const QString& markdown) {
  static const QRegularExpression own(u"\\]\\([^)]*\\)|^\\d+\\. "_s, QRegularExpression::MultilineOption);
  QString shown;
  qsizetype from = 0;
  for (auto it = own.globalMatch(markdown); it.hasNext();) {
    const auto match = it.next();
    shown += inShownDigits(markdown.mid(from, match.capturedStart() - from)) + match.captured();
    from = match.capturedEnd();
  }
  return shown + inShownDigits(markdown.mid(from));
}

QFont faceOf(int level, const QTextBlock& block, qreal scale) {
  const int pixels = level == 1 ? kChapter : level == 2 ? kSection : isPicture(block.previous()) ? kCaption : kText;
  return textFont(qRound(textFont(pixels).pixelSize() * scale), level ? Weight::Bold : Weight::Regular);
}

/// Markdown gives links the color of the program's palette; on paper it would be the wrong one.
void colorLinks(const QTextBlock& block, const QColor& color) {
  std::vector<std::pair<int, int>> links;
  for (auto it = block.begin(); !it.atEnd(); ++it)
    if (it.fragment().charFormat().isAnchor())
      links.emplace_back(it.fragment().position(), it.fragment().position() + it.fragment().length());
  QTextCharFormat format;
  format.setForeground(color);
  for (const auto& [from, to] : links) {
    QTextCursor cursor(block);
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
  }
}

void styleBlocks(QTextDocument& document, const RulesLook& look) {
  const qreal em = kText * look.scale;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    const int level = block.blockFormat().headingLevel();
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    const QFont face = faceOf(level, block, look.scale);
    QTextCharFormat text;
    text.setProperty(QTextFormat::FontPixelSize, face.pixelSize());
    if (level) {
      text.setFontWeight(QFont::Bold);
      text.setForeground(look.theme->ink);
      cursor.setCharFormat(text);  // else the sizes that Markdown gives headings would stay
    } else {
      if (isPicture(block.previous())) text.setForeground(look.theme->ink2);
      cursor.mergeCharFormat(text);
    }
    colorLinks(block, look.theme->primary);
    QTextBlockFormat lines;
    const bool inTable = cursor.currentTable() != nullptr;
    lines.setLineHeight(inTable ? 120 : isPicture(block) ? 100 : 140, QTextBlockFormat::ProportionalHeight);
    lines.setTopMargin(inTable ? 0 : level == 2 ? 1.3 * em : level == 1 ? 0 : 0.25 * em);
    lines.setBottomMargin(inTable ? 0 : 0.35 * em);
    cursor.mergeBlockFormat(lines);
  }
}

/// Qt puts a bullet one space before its text, which is too near. A second space before the text, outdented, moves the
/// bullet away from it.
void movePointsAway(QTextDocument& document) {
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (!block.textList()) continue;
    QTextCursor cursor(block);
    cursor.insertText(QString(QChar::Nbsp));
    QTextBlockFormat hanging;
    hanging.setTextIndent(-QFontMetricsF(cursor.charFormat().font()).horizontalAdvance(QChar::Nbsp));
    cursor.mergeBlockFormat(hanging);
  }
}

/// Widths of a column of a table: without any line break, and with breaks between all words.
struct ColumnNeeds {
  qreal whole = 1, word = 1;
  qreal share = 0;  ///< the width that it gets
};

std::vector<ColumnNeeds> needsOf(QTextTable& table) {
  std::vector<ColumnNeeds> needs(static_cast<std::size_t>(table.columns()));
  const qreal edges = 2 * table.format().cellPadding() + 4;
  for (int row = 0; row < table.rows(); ++row) {
    for (int column = 0; column < table.columns(); ++column) {
      const QTextBlock block = table.cellAt(row, column).firstCursorPosition().block();
      const QFontMetricsF face(block.begin().fragment().charFormat().font());
      ColumnNeeds& needed = needs[static_cast<std::size_t>(column)];
      needed.whole = std::max(needed.whole, face.horizontalAdvance(block.text()) + edges);
      for (const QString& word : block.text().split(u' '))
        needed.word = std::max(needed.word, face.horizontalAdvance(word) + edges);
    }
  }
  return needs;
}

/// Divides the width among the columns so that all break their lines about as often, without breaking words if that is
/// possible.
void shareOut(std::vector<ColumnNeeds>& columns, qreal room) {
  for (bool again = true; std::exchange(again, false);) {
    qreal left = room, wished = 0;
    for (const ColumnNeeds& each : columns) {
      left -= each.share;
      if (each.share == 0) wished += each.whole;
    }
    for (ColumnNeeds& each : columns) {
      if (each.share > 0 || each.whole * left / wished >= each.word) continue;
      each.share = each.word;
      again = true;
    }
    if (again) continue;
    for (ColumnNeeds& each : columns)
      if (each.share == 0) each.share = each.whole * left / wished;
  }
}

/// Gives the columns widths if the table is wider than the room for it.
void fitColumns(QTextTable& table, qreal room) {
  std::vector<ColumnNeeds> columns = needsOf(table);
  qreal all = 0;
  for (const ColumnNeeds& each : columns) all += each.whole;
  const bool isTight = room > 0 && all > room;
  if (isTight) shareOut(columns, room);
  qreal shared = 0;
  for (const ColumnNeeds& each : columns) shared += each.share;
  QList<QTextLength> constraints;
  for (const ColumnNeeds& each : columns)
    constraints << (isTight ? QTextLength(QTextLength::PercentageLength, 100 * each.share / shared) : QTextLength());
  QTextTableFormat format = table.format();
  if (format.columnWidthConstraints() == constraints) return;
  format.setColumnWidthConstraints(constraints);
  table.setFormat(format);
}

/// Letters of different scripts have different heights: moves the texts of a row down so that they stand on one line.
void alignCells(QTextTable& table) {
  for (int row = 0; row < table.rows(); ++row) {
    std::vector<qreal> lines;
    for (int column = 0; column < table.columns(); ++column) {
      const QTextBlock block = table.cellAt(row, column).firstCursorPosition().block();
      const QTextLine line = block.layout()->lineAt(0);
      lines.push_back(line.isValid() ? block.layout()->position().y() + line.y() + line.ascent() : 0);
    }
    const qreal lowest = *std::max_element(lines.begin(), lines.end());
    for (int column = 0; column < table.columns(); ++column) {
      const qreal by = lowest - lines[static_cast<std::size_t>(column)];
      if (by <= 0 || by == lowest) continue;
      QTextTableCell cell = table.cellAt(row, column);
      QTextTableCellFormat format = cell.format().toTableCellFormat();
      format.setTopPadding(table.format().cellPadding() + by);
      cell.setFormat(format);
    }
  }
}

/// Calls `act` for every table of a document, also for tables within tables.
template <class Act>
void eachTable(QTextFrame* frame, Act act) {
  for (QTextFrame* child : frame->childFrames()) {
    if (auto* table = qobject_cast<QTextTable*>(child)) act(*table);
    eachTable(child, act);
  }
}

void styleTable(QTextTable& table, const RulesLook& look) {
  QTextTableFormat format = table.format();
  format.setBorder(1);
  format.setBorderCollapse(true);
  format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
  format.setBorderBrush(look.theme->line);
  format.setCellPadding(6 * look.scale);
  format.setCellSpacing(0);
  format.setHeaderRowCount(1);  // on paper it is repeated where a page ends
  format.setTopMargin(4 * look.scale);
  format.setBottomMargin(10 * look.scale);
  table.setFormat(format);
  for (int column = 0; column < table.columns(); ++column) {
    QTextTableCell cell = table.cellAt(0, column);
    QTextCharFormat head = cell.format();
    head.setBackground(look.theme->sunk);
    cell.setFormat(head);
  }
}

}  // namespace

QString chapterText(const RuleBook& book, int chapter, const InThisGame& inThisGame) {
  QString text = u"# %1\n\n"_s.arg(book.chapters()[chapter].title);
  for (const RuleSection& section : book.sections()) {
    if (section.chapter != chapter) continue;
    text += u"## "_s + section.title + u"\n\n"_s + section.text + u"\n\n"_s;
    if (inThisGame)
      if (const QString line = inThisGame(section); !line.isEmpty()) text += line + u"\n\n"_s;
  }
  return text;
}

QString shownMarkdown(const QString& markdown) {
  return withCaptions(withCountsTogether(unbroken(inShownDigitsOfPage(markdown))));
}

void layOut(QTextDocument& document, const QString& markdown, const RulesLook& look) {
  // Each step is one edit block: Qt lays the document out after a step, not after every change within it.
  const auto step = [&document](auto change) {
    QTextCursor edit(&document);
    edit.beginEditBlock();
    change();
    edit.endEditBlock();
  };
  document.clear();
  document.setDefaultFont(textFont(qRound(kText * look.scale)));
  step([&] { document.setMarkdown(shownMarkdown(markdown), QTextDocument::MarkdownDialectGitHub); });
  drawPictures(document, look);  // a new text has dropped the pictures
  step([&] {
    styleBlocks(document, look);
    movePointsAway(document);
    eachTable(document.rootFrame(), [&look](QTextTable& table) {
      styleTable(table, look);
      fitColumns(table, look.room);
    });
  });
  document.markContentsDirty(0, document.characterCount());
  // To know where its lines are, the document needs some width; the right one is set when it is shown or printed.
  if (document.pageSize().isNull()) document.setTextWidth(look.room > 0 ? look.room : kAnyWidth);
  (void)document.size();
  step([&] { eachTable(document.rootFrame(), [](QTextTable& table) { alignCells(table); }); });
}

RulesText::RulesText(QWidget* parent) : QTextBrowser(parent), herald_(new Herald(this)) {
  setObjectName(u"rulesText"_s);
  setOpenLinks(false);
  setFrameShape(QFrame::NoFrame);
  document()->setDocumentMargin(kMargin);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { Q_EMIT sectionAsked(url.fragment()); });
  QAccessible::installActivationObserver(this);
  accessibilityActiveChanged(QAccessible::isActive());
}

RulesText::~RulesText() { QAccessible::removeActivationObserver(this); }

void RulesText::setLook(const RulesLook& look) {
  if (look == look_) return;
  look_ = look;
  shown_.clear();  // drawn anew at the next `show`
}

void RulesText::show(const RuleBook& book, int section, const InThisGame& inThisGame, Mark mark) {
  const int chapter = book.sections()[section].chapter;
  setSpokenName(this, book.chapters()[chapter].title);
  const QString text = chapterText(book, chapter, inThisGame);
  if (const QString key = text + QLocale().name(); key != shown_) {
    shown_ = key;
    layOut(*document(), text, lookHere());
  }
  first_ = section;
  while (first_ > 0 && book.sections()[first_ - 1].chapter == chapter) --first_;
  section_ = section;
  mark_ = mark;
  viewport()->update();
  leaveRoomBelow();
  setTextCursor(headingOf(section - first_));
  bringHeading();
}

/// Scrolls the heading of the section to the top.
void RulesText::bringHeading() {
  const int down = cursorRect(headingOf(section_ - first_)).top() + verticalScrollBar()->value() - kAbove;
  verticalScrollBar()->setValue(section_ == first_ ? 0 : down);
  broughtTo_ = verticalScrollBar()->value();
}

/// Adds empty room below the last section, so that its heading too can be scrolled to the top.
void RulesText::leaveRoomBelow() {
  QTextBlock last = document()->lastBlock();
  while (last.previous().isValid() && last.blockFormat().headingLevel() != 2) last = last.previous();
  QTextFrameFormat format = document()->rootFrame()->frameFormat();
  const qreal end = document()->size().height() - format.bottomMargin();
  const qreal high = end - document()->documentLayout()->blockBoundingRect(last).top();
  const qreal room = std::max(kMargin, viewport()->height() - high - kAbove);
  if (std::abs(room - format.bottomMargin()) < 1) return;
  format.setBottomMargin(room);
  document()->rootFrame()->setFrameFormat(format);
}

RulesLook RulesText::lookHere() const {
  RulesLook look = look_;
  // As if there were a scroll bar. Otherwise the size of the pictures could show the bar, and the bar change that size
  // again.
  look.room = width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width() - 2 * document()->documentMargin();
  look.room = std::max(look.room, kLeastRoom);
  return look;
}

void RulesText::resizeEvent(QResizeEvent* event) {
  // A reader who has not scrolled since is still at the heading, even if another width moves it: a window gets its size
  // only when it is shown.
  const bool isAtHeading = verticalScrollBar()->value() == broughtTo_;
  QTextBrowser::resizeEvent(event);
  if (!look_.theme) return;
  const RulesLook look = lookHere();
  drawPictures(*document(), look);
  eachTable(document()->rootFrame(), [&look](QTextTable& table) { fitColumns(table, look.room); });
  leaveRoomBelow();
  if (isAtHeading) bringHeading();
}

QTextCursor RulesText::headingOf(int index) const {
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() != 2) continue;
    if (index == 0) return QTextCursor(block);
    --index;
  }
  return QTextCursor(document());
}

void RulesText::markWords(const WordQuery& query) {
  words_.clear();
  for (QTextBlock block = document()->begin(); block.isValid() && !query.isEmpty(); block = block.next()) {
    const QString text = block.text();
    for (const WordPlace& place : wordsIn(text)) {
      if (query.termsOf(QStringView(text).mid(place.at, place.length)).isEmpty()) continue;
      ExtraSelection word;
      word.cursor = QTextCursor(block);
      word.cursor.setPosition(block.position() + static_cast<int>(place.at));
      word.cursor.setPosition(block.position() + static_cast<int>(place.at + place.length), QTextCursor::KeepAnchor);
      word.format.setBackground(look_.theme->accent);
      word.format.setForeground(look_.theme->onAccent);
      words_.append(word);
    }
  }
  wordsMarked_ = static_cast<int>(words_.size());
  setExtraSelections(words_);
}

QRectF RulesText::markedArea() const {
  if (mark_ != Mark::Section) return {};
  QRectF area;
  QTextBlock block = headingOf(section_ - first_).block();
  do {
    QTextTable* table = QTextCursor(block).currentTable();
    area |= table ? document()->documentLayout()->frameBoundingRect(table)
                  : document()->documentLayout()->blockBoundingRect(block);
    block = block.next();
  } while (block.isValid() && block.blockFormat().headingLevel() != 2);
  return {kMarkEdge, area.top() - kMarkAir, viewport()->width() - 2 * kMarkEdge, area.height() + 2 * kMarkAir};
}

void RulesText::paintEvent(QPaintEvent* event) {
  // One ground for the whole section, painted beneath the text; a selection would color each line alone.
  if (const QRectF area = markedArea(); !area.isEmpty()) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look_.theme->accentSoft);
    painter.drawRoundedRect(area.translated(0, -verticalScrollBar()->value()), kMarkRadius, kMarkRadius);
  }
  QTextBrowser::paintEvent(event);
}

/// With a caret a screen reader reads line by line; for the eye the arrow keys had better scroll.
void RulesText::accessibilityActiveChanged(bool active) {
  setTextInteractionFlags(textInteractionFlags().setFlag(Qt::TextSelectableByKeyboard, active));
}

/// From link to link the text keeps the keyboard, which tells a reader nothing.
bool RulesText::focusNextPrevChild(bool next) {
  const bool moves = QTextBrowser::focusNextPrevChild(next);
  //: Said aloud in the rules when the keyboard comes to a link: %1 its words
  if (moves && hasFocus() && textCursor().hasSelection()) herald_->say(tr("Link: %1").arg(textCursor().selectedText()));
  return moves;
}

void RulesText::keyPressEvent(QKeyEvent* event) {
  // The text keeps no history of its own: back and forward are done by the window.
  if (event->key() == Qt::Key_Backspace || (event->modifiers() & Qt::AltModifier)) return event->ignore();
  QTextBrowser::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_rules_text.cpp"
