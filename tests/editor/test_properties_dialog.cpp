// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/herald.h"
#include "app/kit/question.h"
#include "app/kit/words.h"
#include "app/values/options_text.h"
#include "editor/option_fields.h"
#include "editor/properties_dialog.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The hex beyond the side that lies `step` sides after that of a harbor.
Hex besideSide(const Board& board, const Harbor& harbor, int step) {
  return neighbor(harbor.hex, (harbor.side + step + kSides) % kSides, board.orientation);
}
/// The hexes that meet at the corner of a start settlement.
std::set<Hex> hexesAt(const Board& board, const SeatStart::Settlement& settlement) {
  std::set<Hex> hexes;
  const Point here = cornerPoint(settlement.hex, settlement.corner, board.orientation);
  for (const Cell& cell : board.cells)
    for (int corner = 0; corner < kSides; ++corner)
      if (cornerPoint(cell.at, corner, board.orientation) == here) hexes.insert(cell.at);
  return hexes;
}

}  // namespace

/// Texts, tops and wished options of a board.
class PropertiesDialogTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void propertiesAreOneStep() {
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* dialog = desk.page.findChild<PropertiesDialog*>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit*>(u"nameEn"_s)->setText(u"Isle"_s);
    dialog->findChild<QLineEdit*>(u"nameHi"_s)->setText(u"टापू"_s);
    auto* threshold = dialog->findChild<QComboBox*>(u"discard.threshold"_s);
    QVERIFY(threshold);
    threshold->setEditText(u"9"_s);
    dialog->accept();
    const BoardFile& file = desk.page.document().file();
    QCOMPARE(file.names.value(u"hi"_s), u"टापू"_s);
    QCOMPARE(file.options.value(u"discard.threshold"_s).toInteger(), 9);
    QCOMPARE(desk.page.document().history().count(), 1);
    desk.page.document().history().undo();
    QVERIFY(desk.page.document().file().names.isEmpty());
  }

  void aValueThatNoOptionHasIsToldAndKeepsTheWindowOpen_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("told");  // empty: it is taken
    QTest::addColumn<QString>("kept");
    const auto row = [](const char* key, const QString& typed, const QString& told, const QString& kept = {}) {
      QTest::addRow("%s: %s", key, qPrintable(typed)) << QString::fromLatin1(key) << typed << told << kept;
    };
    row("discard.threshold", u"1"_s, u"Type a number from 2 to 127."_s);
    row("discard.threshold", u"128"_s, u"Type a number from 2 to 127."_s);
    row("discard.threshold", u"99999999999999999999"_s, u"Type a number from 2 to 127."_s);
    row("discard.threshold", u"many"_s, u"Type a number from 2 to 127."_s);
    row("discard.threshold", u" 9 "_s, QString(), u"9"_s);
    row("discard.threshold", u"१२"_s, QString(), u"12"_s);
    row("discard.threshold", QString(), QString());
    row("bank.perResource", u"unlimited"_s, QString(), u"unlimited"_s);
    row("discard.threshold", u"1 2"_s, u"Type a number from 2 to 127."_s);
    row("devcards.perTurn", u"2"_s, u"Type 1 or choose “Unlimited”."_s);
    row("bank.perResource", u"0"_s, u" or choose “Unlimited”."_s);
    row("crazy.stock", u"5/4"_s, u"Type numbers from 1 to 99: Settlements/Cities/Roads."_s);
    row("crazy.stock", u"8/8/1 5"_s, u"Type numbers from 1 to 99: Settlements/Cities/Roads."_s);
    row("crazy.stock", u"8/8/0"_s, u"Type numbers from 1 to 99: Settlements/Cities/Roads."_s);
    row("crazy.stock", u"5 / 4 / 15"_s, QString(), u"5/4/15"_s);
    row("crazy.stock", u"8/8/99"_s, u"A player cannot have so many roads."_s);
    row("crazy.stock", u"5/4/15"_s, QString(), u"5/4/15"_s);
    row("big.order", u"ABX"_s, u"Type letters of ABC, at most 24."_s);
    row("big.order", u"abca"_s, QString(), u"ABCA"_s);
  }
  void aValueThatNoOptionHasIsToldAndKeepsTheWindowOpen() {
    QFETCH(QString, key);
    QFETCH(QString, typed);
    QFETCH(QString, told);
    QFETCH(QString, kept);
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    QPointer<PropertiesDialog> dialog = desk.page.findChild<PropertiesDialog*>();
    auto* field = dialog->findChild<QComboBox*>(key);
    field->setEditText(typed);
    QSignalSpy spoke(dialog->findChild<OptionFields*>()->findChild<Herald*>(QString(), Qt::FindDirectChildrenOnly),
                     &Herald::spoke);
    dialog->accept();
    QCOMPARE(desk.page.document().file().options.value(key).toVariant().toString(), kept);
    if (told.isEmpty()) {
      SOON(!dialog || !dialog->isVisible());
      return;
    }
    QVERIFY(dialog->isVisible() && field->isVisible());
    SOON(field->hasFocus());
    QVERIFY2(field->accessibleDescription().contains(told), qPrintable(field->accessibleDescription()));
    const bool isRefused = told.contains(u"so many roads"_s);
    QCOMPARE(field->accessibleDescription().contains(u"so many roads"_s), isRefused);
    SOON(!spoke.isEmpty());
    QVERIFY(spoke.last()[0].toString().contains(told));
  }

  /// The cards of two options are one deck: each fits alone, and a file with both would not open again.
  void valuesThatAreImpossibleTogetherAreNotTaken() {
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    QPointer<PropertiesDialog> dialog = desk.page.findChild<PropertiesDialog*>();
    auto* deck = dialog->findChild<QComboBox*>(u"deck.counts"_s);
    auto* crazy = dialog->findChild<QComboBox*>(u"crazy.deck"_s);
    deck->setEditText(u"99/5/2/2/2"_s);
    crazy->setEditText(u"20/2"_s);
    dialog->accept();
    QVERIFY(dialog->isVisible());
    QVERIFY(desk.page.document().file().options.isEmpty());
    for (const QComboBox* each : {deck, crazy})
      QCOMPARE(each->accessibleDescription(), u"A deck has room for 127 cards in all."_s);
    crazy->setEditText(u"0/2"_s);
    deck->setEditText(u"99/9/9/4/4"_s);  // more than fit beside the usual cards of the other
    dialog->accept();
    SOON(!dialog || !dialog->isVisible());
    const QCborMap asked = desk.page.document().file().options;
    QCOMPARE(asked.value(u"deck.counts"_s).toString(), u"99/9/9/4/4"_s);
    Complaint complaint;
    QVERIFY2(areOptions(asked, complaint), qPrintable(complaint.sentence));
  }

  /// It stays until somebody changes it.
  void aStrangeValueOfAFileIsShownAndStays() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    file.options[u"discard.threshold"_s] = 999;
    desk.page.document().setFile(file);
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* dialog = desk.page.findChild<PropertiesDialog*>();
    QCOMPARE(dialog->findChild<QComboBox*>(u"discard.threshold"_s)->currentText(), u"999"_s);
    dialog->findChild<QLineEdit*>(u"author"_s)->setText(u"Asha"_s);
    dialog->accept();
    QCOMPARE(desk.page.document().file().options.value(u"discard.threshold"_s).toInteger(), 999);
    QCOMPARE(desk.page.document().file().author, u"Asha"_s);
  }

  void everyOptionStandsUnderAHeadingAndEachNumberSaysWhatMayBeTyped() {
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* fields = desk.page.findChild<OptionFields*>();
    QStringList headings;
    for (const Words* each : fields->findChildren<Words*>(QString(), Qt::FindDirectChildrenOnly))
      headings << each->text();
    for (const QString& heading : {u"All rule sets"_s, u"Classic · Crazy"_s, u"Classic"_s, u"Crazy"_s, u"Big Game"_s})
      QVERIFY2(headings.contains(heading), qPrintable(heading));
    for (const QComboBox* each : fields->findChildren<QComboBox*>())
      QVERIFY2(!each->isEditable() || each->accessibleDescription().startsWith(u"Type "_s),
               qPrintable(each->objectName()));
  }

  void escapeAsksNothingWhereOnlyTheFileHasBlanksAtItsEnd() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    file.descriptions[u"en"_s] = u"Two lines.\n"_s;
    file.names[QString()] = u" Isle "_s;
    desk.page.document().setFile(file);
    desk.page.actions()[EditorActions::Properties]->trigger();
    QPointer<PropertiesDialog> dialog = desk.page.findChild<PropertiesDialog*>();
    QTest::keyClick(dialog, Qt::Key_Escape);
    SOON(!dialog || !dialog->isVisible());
    QCOMPARE(desk.page.document().history().count(), 0);
  }

  void escapeAsksBeforeWhatWasTypedIsGivenUp() {
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    QPointer<PropertiesDialog> dialog = desk.page.findChild<PropertiesDialog*>();
    dialog->findChild<QPlainTextEdit*>(u"descriptionEn"_s)->setPlainText(u"Long and dear."_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(dialog->isVisible());
    auto* question = dialog->findChild<Question*>();
    QVERIFY(question);
    question->buttons()[0]->click();  // keep editing
    QVERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    SOON(dialog->findChildren<Question*>().size() == 1 && dialog->findChild<Question*>()->isVisible());
    dialog->findChild<Question*>()->buttons()[1]->click();
    SOON(!dialog || !dialog->isVisible());
    desk.page.actions()[EditorActions::Properties]->trigger();
    SOON(desk.page.findChildren<PropertiesDialog*>().size() == 1);
    QPointer again = desk.page.findChild<PropertiesDialog*>();
    QTest::keyClick(again, Qt::Key_Escape);
    SOON(!again || !again->isVisible());  // nothing was changed, nothing is asked
  }

  void theOtherTopsTakeEverythingAlong() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    desk.page.document().setFile(file);
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* dialog = desk.page.findChild<PropertiesDialog*>();
    dialog->findChild<QComboBox*>(u"orientation"_s)->setCurrentIndex(static_cast<int>(Orientation::Flat));
    dialog->accept();
    const Board& turned = desk.board();
    QCOMPARE(turned.orientation, Orientation::Flat);
    QVERIFY(problems(turned).empty());
    QCOMPARE(warnings(turned).size(), warnings(file.board).size());
    for (std::size_t i = 0; i < turned.harbors.size(); ++i)
      for (int side : {-1, 1})  // the same coast lies before and after it
        QVERIFY(besideSide(turned, turned.harbors[i], side) == besideSide(file.board, file.board.harbors[i], side));
    for (std::size_t seat = 0; seat < turned.starts.size(); ++seat)
      for (std::size_t i = 0; i < turned.starts[seat].settlements.size(); ++i)
        QVERIFY(hexesAt(turned, turned.starts[seat].settlements[i]) ==
                hexesAt(file.board, file.board.starts[seat].settlements[i]));
    desk.page.document().history().undo();
    QVERIFY(desk.board() == file.board);
  }

  void whatGoesBeyondTheLimitOfAPropertyIsToldOf_data() {
    QTest::addColumn<QString>("field");
    for (const char* field : {"nameEn", "nameHi", "author", "license"})
      QTest::newRow(field) << QString::fromLatin1(field);
  }
  void whatGoesBeyondTheLimitOfAPropertyIsToldOf() {
    QFETCH(QString, field);
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* line = desk.page.findChild<PropertiesDialog*>()->findChild<QLineEdit*>(field);
    QCOMPARE(line->maxLength(), 2000);
    QSignalSpy spoke(line->findChild<Herald*>(), &Herald::spoke);
    QGuiApplication::clipboard()->setText(QString(2003, u'w'));
    line->clear();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(line->text().size(), 2000);
    SOON(!spoke.isEmpty());
  }

  void whatGoesBeyondTheLimitOfADescriptionIsToldOf_data() {
    QTest::addColumn<QString>("field");
    for (const char* field : {"descriptionEn", "descriptionHi"}) QTest::newRow(field) << QString::fromLatin1(field);
  }
  /// What stood there stays, wherever the text comes in.
  void whatGoesBeyondTheLimitOfADescriptionIsToldOf() {
    QFETCH(QString, field);
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* text = desk.page.findChild<PropertiesDialog*>()->findChild<QPlainTextEdit*>(field);
    QSignalSpy spoke(text->findChild<Herald*>(), &Herald::spoke);
    text->setPlainText(QString(1'990, u'a') + u'z');
    QCOMPARE(spoke.size(), 0);
    QGuiApplication::clipboard()->setText(QString(12, u'w'));
    text->setFocus();
    QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);  // at the beginning
    QCOMPARE(text->toPlainText(), QString(9, u'w') + QString(1'990, u'a') + u'z');
    SOON_EQUAL(spoke.size(), 1);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(PropertiesDialogTest)
#include "test_properties_dialog.moc"
