// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/control_style.h"
#include "app/kit/field_answer.h"
#include "editor/generate_dialog.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

int numberAfter(const QString& words, const QListWidgetItem& item) {
  return QRegularExpression(words + u" (\\d+)"_s).match(item.text()).captured(1).toInt();
}
quint32 seedOf(const QListWidgetItem& item) { return static_cast<quint32>(numberAfter(u"Seed"_s, item)); }
int rankOf(const QListWidgetItem& item) { return numberAfter(u"Fairer than"_s, item); }

}  // namespace

/// Boards drawn at random, to choose from.
class GenerateDialogTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void aSeedThatIsNoneIsToldAndTheBoardsStay_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isTaken");
    for (const QString& typed : {u"x"_s, QString(), u"-5"_s, u"99999999999999999999"_s, u"3.5"_s})
      QTest::newRow(qPrintable(u"“%1”"_s.arg(typed))) << typed << false;
    QTest::newRow("500") << u"500"_s << true;
    QTest::newRow("in other digits") << u"५००"_s << true;
  }
  void aSeedThatIsNoneIsToldAndTheBoardsStay() {
    QFETCH(QString, typed);
    QFETCH(bool, isTaken);
    Desk desk(folder_->path());
    GenerateDialog dialog(desk.page.selection(), [] { return 7u; });
    dialog.show();
    auto* pictures = dialog.findChild<QListWidget*>(u"generatePage"_s);
    const auto* answer = dialog.findChild<FieldAnswer*>();
    auto* field = dialog.findChild<QLineEdit*>(u"generateSeed"_s);
    QVERIFY(!answer->isVisible());
    field->setText(typed);
    Q_EMIT field->editingFinished();
    const quint32 first = isTaken ? 500 : 7;
    for (int row = 0; row < pictures->count(); ++row) {
      const quint32 seed = seedOf(*pictures->item(row));
      QVERIFY(seed >= first && seed < first + GenerateDialog::kBoards);
    }
    QCOMPARE(answer->isVisible(), !isTaken);
  }

  void withoutLandNothingIsDrawnAndASentenceSaysSo() {
    Desk desk(folder_->path());
    BoardFile sea;
    setTerrain(sea.board, {0, 0}, Terrain::Sea);
    desk.page.document().setFile(sea);
    for (const auto command : {EditorActions::Generate, EditorActions::DealNumbers}) {
      desk.page.actions()[command]->trigger();
      QVERIFY(!desk.page.findChild<QDialog*>());
      QCOMPARE(desk.page.status().said(), u"There is no land yet: paint some first."_s);
      desk.page.status().forget();
    }
  }

  void oneOfThePicturesBecomesTheBoard() {
    Desk desk(folder_->path());
    desk.page.selection().select({{0, 0}});  // the desert stays
    GenerateDialog dialog(desk.page.selection(), [] { return 5u; });
    auto* pictures = dialog.findChild<QListWidget*>(u"generatePage"_s);
    QCOMPARE(pictures->count(), GenerateDialog::kBoards);
    const quint32 seed = seedOf(*pictures->item(3));
    const QIcon picture = pictures->item(3)->icon();
    QVERIFY2(picture.pixmap(pictures->iconSize(), QIcon::Selected).toImage() ==
                 picture.pixmap(pictures->iconSize(), QIcon::Normal).toImage(),
             "the chosen board keeps its colors");
    pictures->setCurrentRow(3);
    dialog.accept();
    QVERIFY(desk.board().cells != beginnerBoard().cells);
    QCOMPARE(cellAt(desk.board(), {0, 0})->terrain, Terrain::Desert);
    QCOMPARE(desk.page.document().history().count(), 1);
    const Board drawn = desk.board();
    desk.page.document().history().undo();
    GenerateDialog again(desk.page.selection(), [seed] { return seed; });
    auto* others = again.findChild<QListWidget*>(u"generatePage"_s);
    for (int row = 0; row < others->count(); ++row)
      if (seedOf(*others->item(row)) == seed) others->setCurrentRow(row);
    again.accept();
    QVERIFY2(desk.board() == drawn, "the seed shown draws the same board");
  }

  void theFairestRandomBoardsComeFirstAndEquallyFairOnesBySeed() {
    Desk desk(folder_->path());
    for (const quint32 seed : {1u, 500u, 9000u}) {
      GenerateDialog dialog(desk.page.selection(), [seed] { return seed; });
      auto* pictures = dialog.findChild<QListWidget*>(u"generatePage"_s);
      QSet<quint32> seeds;
      for (int row = 0; row < pictures->count(); ++row) {
        const quint32 own = seedOf(*pictures->item(row));
        QVERIFY(own >= seed && own < seed + GenerateDialog::kBoards);
        seeds << own;
        if (row == 0) continue;
        const int before = rankOf(*pictures->item(row - 1)), now = rankOf(*pictures->item(row));
        QVERIFY2(before >= now, qPrintable(pictures->item(row)->text()));
        if (before == now) QVERIFY(seedOf(*pictures->item(row - 1)) < own);
      }
      QCOMPARE(seeds.size(), GenerateDialog::kBoards);
      QCOMPARE(pictures->currentRow(), 0);
    }
  }

  void lockedHexesStayOnEveryRandomBoard() {
    Desk desk(folder_->path());
    const Board before = desk.board();
    const std::set<Hex> locked{{0, -2}, {1, 0}};
    for (int row = 0; row < 3; ++row) {
      GenerateDialog dialog(
          desk.page.selection(), [] { return 5u; }, nullptr, locked);
      dialog.findChild<QListWidget*>(u"generatePage"_s)->setCurrentRow(row);
      dialog.accept();
      for (const Hex at : locked) QVERIFY(*cellAt(desk.board(), at) == *cellAt(before, at));
    }
    QVERIFY(desk.board().cells != before.cells);
  }

  void randomBoardsAreToldApartAndTheirButtonsHaveWordsAlone() {
    Desk desk(folder_->path());
    const ControlStyle program;
    const QStyle& style = program;
    GenerateDialog dialog(desk.page.selection(), [] { return 5u; });
    auto* pictures = dialog.findChild<QListWidget*>(u"generatePage"_s);
    QSet<QString> figures;
    for (int i = 0; i < pictures->count(); ++i) {
      figures << pictures->item(i)->text().section(u'\n', 0, 0);
      QVERIFY(!pictures->item(i)->toolTip().isEmpty());
    }
    QVERIFY2(figures.size() >= 8, qPrintable(QStringList(figures.values()).join(u", "_s)));
    QVERIFY(!style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons));
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(GenerateDialogTest)
#include "test_generate_dialog.moc"
