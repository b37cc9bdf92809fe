// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QRawFont>
#include <QSet>
#include <QSvgRenderer>
#include <QTest>
#include <QTranslator>
#include <memory>

#include "app/shell/main_menus.h"

using namespace Qt::StringLiterals;

/// What is linked in as a resource is there, and is what it should be.
class ResourcesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPictureIsDrawable();
  void fontsCarryTheirFamilies();
  void fontsHaveEveryCharacterOfTheTranslations();
  void everyLanguageIsThere_data();
  void everyLanguageIsThere();
  void dialogsOfQtSpeakHindi();
  void windowsFindTheirHindi();
};

void ResourcesTest::everyPictureIsDrawable() {
  int pictures = 0;
  for (QDirIterator it(u":/themes/tapu"_s); it.hasNext(); ++pictures) {
    const QString name = it.next();
    QVERIFY2(QSvgRenderer(name).isValid(), qPrintable(name));
  }
  QVERIFY(pictures >= 60);
}

void ResourcesTest::fontsCarryTheirFamilies() {
  const std::pair<QString, QString> expected[] = {{u"NotoSans-Regular"_s, u"Noto Sans"_s},
                                                  {u"NotoSans-Bold"_s, u"Noto Sans"_s},
                                                  {u"NotoSansDevanagari-Regular"_s, u"Noto Sans Devanagari"_s},
                                                  {u"NotoSansDevanagari-Bold"_s, u"Noto Sans Devanagari"_s}};
  for (const auto& [file, family] : expected) {
    const int id = QFontDatabase::addApplicationFont(u":/fonts/%1.ttf"_s.arg(file));
    QVERIFY2(id >= 0, qPrintable(file));
    QVERIFY(QFontDatabase::applicationFontFamilies(id).contains(family));
  }
}

void ResourcesTest::fontsHaveEveryCharacterOfTheTranslations() {
  const QRawFont latin(u":/fonts/NotoSans-Regular.ttf"_s, 12),
      devanagari(u":/fonts/NotoSansDevanagari-Regular.ttf"_s, 12);
  QVERIFY(latin.isValid() && devanagari.isValid());
  QSet<char32_t> characters;
  for (const QString& name : {u"tapu_hi"_s, u"qtbase_hi"_s}) {
    QFile file(qEnvironmentVariable("TAPU_SOURCE") + u"/i18n/%1.ts"_s.arg(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const uint character : QString::fromUtf8(file.readAll()).toUcs4()) characters.insert(character);
  }
  for (const char32_t character : characters) {
    if (character < U' ') continue;
    QVERIFY2(latin.supportsCharacter(character) || devanagari.supportsCharacter(character),
             qPrintable(u"U+%1"_s.arg(QString::number(character, 16))));
  }
}

void ResourcesTest::everyLanguageIsThere_data() {
  QTest::addColumn<QString>("name");
  QTest::addRow("English plurals") << u"tapu_en"_s;
  QTest::addRow("Hindi") << u"tapu_hi"_s;
  QTest::addRow("Hindi for Qt's own texts") << u"qtbase_hi"_s;
}

void ResourcesTest::everyLanguageIsThere() {
  QFETCH(QString, name);
  QTranslator translator;
  QVERIFY(translator.load(u":/i18n/%1.qm"_s.arg(name)));
}

void ResourcesTest::dialogsOfQtSpeakHindi() {
  QTranslator translator;
  QVERIFY(translator.load(u":/i18n/qtbase_hi.qm"_s));
  QVERIFY(QCoreApplication::installTranslator(&translator));
  QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"रद्द करें"_s);
  QCOMPARE(QCoreApplication::translate("QWidgetTextControl", "&Copy"), u"कॉपी करें (&C)"_s);
}

/// A context is a class name as Qt knows it, with its namespace: else every string is there and none is found.
void ResourcesTest::windowsFindTheirHindi() {
  QTranslator translator;
  QVERIFY(translator.load(u":/i18n/tapu_hi.qm"_s));
  QVERIFY(QCoreApplication::installTranslator(&translator));
  QCOMPARE(tapu::MainMenus::tr("&Game"), u"गेम (&G)"_s);
}

QTEST_MAIN(ResourcesTest)
#include "test_resources.moc"
