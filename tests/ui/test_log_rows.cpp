// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>

#include "app/session/settings/languages.h"
#include "app/table/talk/log_model.h"
#include "app/table/talk/talk_panel.h"
#include "app/text/glyphs.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The list of a log without a table: how its rows are laid, drawn, clicked and scrolled.
class LogRowsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void cleanup() { languages_.use(u"en"_s); }

  void aListThatWasScrolledUpGoesToItsNewestLineWhenItIsTold() {
    LineModel model;
    QWidget page;
    LineView view(&model, &page);
    view.resize(300, 200);
    page.resize(view.size());
    page.show();
    model.replace(std::vector<LineModel::Line>(100, {u"a line"_s, -1}));
    const QScrollBar* bar = view.verticalScrollBar();
    SOON(bar->maximum() > 0 && bar->value() == bar->maximum());
    view.verticalScrollBar()->setValue(0);
    model.append({{u"one more"_s, -1}});
    QCoreApplication::processEvents();
    QCOMPARE(bar->value(), 0);
    view.toNewest();
    QCOMPARE(bar->value(), bar->maximum());
    model.append({{u"and one more"_s, -1}});
    SOON(bar->value() == bar->maximum());
  }

  void aClickCountsForTheLineUnderThePointerWhenItsButtonWentDown() {
    LineModel model;
    std::vector<LineModel::Line> lines;
    for (int i = 0; i < 30; ++i) lines.push_back({u"line %1"_s.arg(i), -1});
    model.replace(lines);
    Sheet sheet;
    sheet.resize(240, 160);
    LineView view(&model, &sheet);
    view.resize(200, 120);
    sheet.show();
    QVERIFY(test::soonActive(sheet));
    view.toNewest();
    QSignalSpy picked(&view, &LineView::picked);
    const QPoint at(40, 60);
    const int row = view.indexAt(at).row();
    QVERIFY(row > 0);
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at);
    model.append(lines);  // a bot has moved meanwhile
    view.toNewest();
    QVERIFY(view.indexAt(at).row() != row);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.first().first().toInt(), row);
  }

  void aSentenceThatFitsItsLineTakesOne() {
    LineModel model;
    QWidget page;
    LineView view(&model, &page);
    view.resize(300, 400);
    page.resize(view.size());
    page.show();
    // Sentences of all widths about that of the view, pixel by pixel.
    std::vector<LineModel::Line> lines;
    for (int wide = 0; wide < 22; ++wide)
      for (int middle = 0; middle < 8; ++middle)
        for (int thin = 0; thin < 6; ++thin)
          lines.push_back({u"m "_s.repeated(wide) + QString(middle, u't') + QString(thin, u'i'), -1});
    lines.front().text = u"m"_s;
    model.replace(lines);
    SOON(view.verticalScrollBar()->maximum() > 0);
    const QFontMetrics metrics(textFont(13));
    const int oneLine = view.visualRect(model.index(0)).height();
    int nearly = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
      const QString text = model.index(row).data().toString();
      const QRect box = view.visualRect(model.index(row));
      const int room = box.width() - 32,
                words = metrics.horizontalAdvance(text);  // badge at the left, air at the right
      if (words < room) QVERIFY2(box.height() == oneLine, qPrintable(u"%1 of %2"_s.arg(words).arg(room)));
      if (words == room - 1) ++nearly;
    }
    QVERIFY2(nearly > 0, "a test of the last pixel needs a sentence that ends there");
  }

  // Two names that differ at their ends alone are told apart in a wide row.
  void aNameHasAllTheRoomThatWhatWasDoneLeaves() {
    Sheet sheet;
    QWidget view(&sheet);
    const auto painted = [&](const QString& name) {
      QStandardItemModel model;
      model.appendRow(rowOf(name, u"built "_s + QChar(glyph::kRoad)));
      QStyleOptionViewItem option;
      option.widget = &view;
      option.rect = QRect(0, 0, 330, 18);
      QImage image = blank(option.rect.size());
      QPainter painter(&image);
      LogDelegate(&model).paint(&painter, option, model.index(0, 0));
      return image;
    };
    QVERIFY(painted(u"Wilhelmina Featherston"_s) != painted(u"Wilhelmina Featherstin"_s));
  }

  void whereARowIsNarrowItsNameIsWholeAndItsWordsTakeMoreLines() {
    const QString deed = u"gave 2"_s + glyph::of(Resource::Ore) + u" to "_s + QChar(glyph::kBank) + u" for 1"_s +
                         glyph::of(Resource::Brick);
    QStandardItemModel model;
    model.appendRow(rowOf(u"Meera"_s, deed));
    Sheet sheet;
    QWidget view(&sheet);
    QStyleOptionViewItem option;
    option.widget = &view;
    LogDelegate delegate(&model);
    option.rect = QRect(0, 0, 1000, 18);
    const int line = delegate.sizeHint(option, model.index(0, 0)).height();
    // Room for badge and deed in one line, and none for a name.
    const int badge = 23, room = static_cast<int>(std::ceil(widthOfPictured(textFont(kNoteText), deed))) + 1;
    option.rect.setWidth(badge + room + 4);
    option.rect.setHeight(delegate.sizeHint(option, model.index(0, 0)).height());
    QCOMPARE(option.rect.height(), 2 * line);
    QImage painted = blank(option.rect.size()), expected = blank(option.rect.size());
    QPainter painter(&painted), by(&expected);
    delegate.paint(&painter, option, model.index(0, 0));
    by.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    by.setPen(themeOf(&sheet).ink);
    by.setFont(textFont(kNoteText, Weight::Bold));
    const int name = static_cast<int>(std::ceil(QFontMetricsF(by.font()).horizontalAdvance(u"Meera"_s))) + 6;
    by.drawText(QRectF(badge, 0, room, line), Qt::AlignVCenter | Qt::AlignLeft, u"Meera"_s);
    by.setFont(textFont(kNoteText));
    const QStringList lines = picturedLines(by.font(), deed, room, name);
    QCOMPARE(lines.size(), 2);
    paintPictured(by, QRectF(badge + name, 0, room - name, line), lines[0], 2, themeOf(&sheet));
    paintPictured(by, QRectF(badge, line, room, line), lines[1], 2, themeOf(&sheet));
    painter.end();
    by.end();
    const QRect right(badge, 0, room, 2 * line);
    QCOMPARE(painted.copy(right), expected.copy(right));
  }

  void whereTheWordsOfABotsRowWrapItsQuestionStaysAWord() {
    const QString deed = u"मीरा को दिया: 2"_s + glyph::of(Resource::Ore) + u", मिला: 1"_s + glyph::of(Resource::Brick);
    QStandardItemModel model;
    auto* item = rowOf(u"रवि"_s, deed);
    item->setData(u"क्यों?"_s, LogModel::Why);
    model.appendRow(item);
    Sheet sheet;
    QWidget view(&sheet);
    QStyleOptionViewItem option;
    option.widget = &view;
    LogDelegate delegate(&model);
    const int wide = 23 + static_cast<int>(std::ceil(widthOfPictured(textFont(kNoteText), deed))) + 5;
    option.rect = QRect(0, 0, 1000, 18);
    const int line = delegate.sizeHint(option, model.index(0, 0)).height();
    option.rect.setWidth(wide);
    option.rect.setHeight(delegate.sizeHint(option, model.index(0, 0)).height());
    QImage painted = blank(option.rect.size()), expected = blank(option.rect.size());
    QPainter painter(&painted), by(&expected);
    delegate.paint(&painter, option, model.index(0, 0));
    by.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    by.setPen(themeOf(&sheet).primary);
    by.setFont(textFont(kSmallText, Weight::Bold));
    QCOMPARE_GE(option.rect.height(), 2 * line);
    by.drawText(QRectF(0, 0, wide - 4, line), Qt::AlignVCenter | Qt::AlignRight, u"क्यों?"_s);
    painter.end();
    const int why = static_cast<int>(std::ceil(QFontMetricsF(by.font()).horizontalAdvance(u"क्यों?"_s)));
    by.end();
    const QRect end(wide - 4 - why, 0, why, line);
    QCOMPARE(painted.copy(end), expected.copy(end));
  }

  // A list asks for the height of every row whenever one is added.
  void aRowIsMeasuredOnceForEachWidth() {
    class Asked : public QStandardItemModel {
     public:
      QVariant data(const QModelIndex& index, int role) const override {
        if (index.row() == 0 && role == LogModel::Brief) ++ofFirst;
        return QStandardItemModel::data(index, role);
      }
      mutable int ofFirst = 0;
    };
    Asked model;
    for (int i = 0; i < 60; ++i) model.appendRow(rowOf(u"Meera"_s, u"built "_s + QChar(glyph::kRoad)));
    Sheet sheet;
    LineView view(&model, &sheet);
    view.setRows(new LogDelegate(&model));
    sheet.resize(300, 200);
    view.resize(300, 200);
    sheet.show();
    const QScrollBar* bar = view.verticalScrollBar();
    view.toNewest();
    SOON(bar->maximum() > 0 && bar->value() == bar->maximum() && model.ofFirst > 0);
    QCoreApplication::processEvents();
    const int before = model.ofFirst, most = bar->maximum();
    for (int i = 0; i < 5; ++i) {
      model.appendRow(rowOf(u"Meera"_s, u"built "_s + QChar(glyph::kRoad)));
      view.toNewest();
    }
    QVERIFY(bar->maximum() > most);
    QCOMPARE(model.ofFirst, before);
    view.resize(180, 200);
    view.toNewest();
    QCOMPARE_GT(model.ofFirst, before);
  }

 private:
  static QStandardItem* rowOf(const QString& player, const QString& brief) {
    auto* item = new QStandardItem(player + u' ' + brief);
    item->setData(2, LineModel::BadgeColor);
    item->setData(player, LogModel::Player);
    item->setData(brief, LogModel::Brief);
    return item;
  }
  static QImage blank(QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    return image;
  }
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(LogRowsTest)
#include "test_log_rows.moc"
