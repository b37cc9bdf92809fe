// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QImageReader>
#include <QRegularExpression>

#include "tests/suite.h"
#include "tests/ui/readme_pages.h"

using namespace tapu;

/// The pictures of README.md, and whether the pages that they show are still the same.
class ReadmeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aPictureIsOfThePageAsItIs_data() {
    QTest::addColumn<const ReadmePage*>("page");
    for (const ReadmePage& each : readmePages()) QTest::newRow(qPrintable(each.name)) << &each;
  }
  void aPictureIsOfThePageAsItIs() {
    QFETCH(const ReadmePage*, page);
    QFile file(folder() + page->name + u".widgets"_s);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(older(page->name, u"there is no list of its widgets"_s)));
    const QByteArray pictured = file.readAll();
    QByteArray present;
    page->lay([&present](QWidget& shown) { present = widgetsOf(shown); });
    QVERIFY2(present == pictured, qPrintable(older(page->name, change(pictured, present))));
  }

  void theReadmeShowsEachOfThemAndNoOther() {
    QFile file(qEnvironmentVariable("TAPU_SOURCE") + u"/README.md"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QRegularExpression picture(u"\\(packaging/pictures/([\\w-]+)\\.png\\)"_s);
    QStringList shown, known;
    for (const auto& each : picture.globalMatch(QString::fromUtf8(file.readAll()))) shown << each.captured(1);
    for (const ReadmePage& each : readmePages()) known << each.name;
    shown.sort();
    known.sort();
    QCOMPARE(shown, known);
    for (const QString& each : known) QCOMPARE(QImageReader(folder() + each + u".png"_s).size(), kReadmeSize);
  }

 private:
  static QString folder() { return qEnvironmentVariable("TAPU_SOURCE") + u"/packaging/pictures/"_s; }
  /// The first line of the lists that differs.
  static QString change(const QByteArray& before, const QByteArray& after) {
    const QList<QByteArray> was = before.split('\n'), is = after.split('\n');
    const auto [old, now] = std::ranges::mismatch(was, is);
    const auto lineAt = [](auto at, const auto& lines) {
      return QString::fromUtf8(at == lines.end() ? QByteArray() : *at);
    };
    return u"“%1” was where “%2” is now"_s.arg(lineAt(old, was), lineAt(now, is));
  }
  static QString older(const QString& picture, const QString& why) {
    return u"The picture %1 is not of the page as it is: %2. Run packaging/screenshots.sh --readme, and look at it"_s
        .arg(picture, why);
  }
};

TAPU_TEST_WITH_SCREEN(ReadmeTest)
#include "test_readme.moc"
