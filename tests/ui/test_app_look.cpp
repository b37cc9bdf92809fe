// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPixmap>
#include <QPushButton>
#include <QRadioButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include "app/kit/control_style.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/session/settings/settings.h"
#include "app/shell/app_look.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Theme and text size of all windows.
class AppLookTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Style sheets draw the icon of an entry in place of its tick.
  void anEntryThatCanBeTickedHasNoIconInTheTicksPlace() {
    ControlStyle style;
    QMenu menu;
    QPixmap picture(16, 16);
    picture.fill(Qt::red);
    QAction* ticked = menu.addAction(picture, u"Sounds"_s);
    ticked->setCheckable(true);
    const QAction* plain = menu.addAction(picture, u"Quit"_s);
    style.polish(&menu);
    QAction* later = menu.addAction(picture, u"Pause"_s);
    later->setCheckable(true);
    QVERIFY(!ticked->isIconVisibleInMenu() && !later->isIconVisibleInMenu());
    QVERIFY(plain->isIconVisibleInMenu());
  }

  void anotherTextSizeReachesQtsOwnControls() {
    QTemporaryDir folder;
    Settings settings(folder.path());
    Languages languages;
    languages.use(u"en"_s);
    AppLook look(settings, languages);
    QWidget window;
    QTabBar tabs(&window);
    QComboBox list(&window);
    QCheckBox box(&window);
    QRadioButton one(&window);
    QPushButton button(&window);
    window.show();
    for (const int percent : {200, 150, 100}) {
      settings.view.textSize.set(percent);
      look.apply();
      for (const QWidget* each : std::initializer_list<QWidget*>{&tabs, &list, &box, &one, &button})
        QVERIFY2(each->font().pixelSize() == kChoiceText * percent / 100, each->metaObject()->className());
    }
  }

  void anotherThemeLeavesTextsAsLargeAsTheyAre_data() {
    QTest::addColumn<int>("textSize");
    QTest::addColumn<int>("scale");
    QTest::addColumn<int>("pixels");  // of a text of 20
    QTest::newRow("at the usual size") << 100 << 100 << 20;
    QTest::newRow("with text of 150 %") << 150 << 100 << 30;
    QTest::newRow("at a table in a large window") << 100 << 150 << 30;
    QTest::newRow("with text of 150 % at a table in a large window") << 150 << 150 << 45;
  }
  void anotherThemeLeavesTextsAsLargeAsTheyAre() {
    QFETCH(int, textSize);
    QFETCH(int, scale);
    QFETCH(int, pixels);
    QTemporaryDir folder;
    Settings settings(folder.path());
    settings.view.theme.set(u"light"_s);
    settings.view.textSize.set(textSize);
    Languages languages;
    languages.use(u"en"_s);
    AppLook look(settings, languages);
    QWidget window;
    auto* lines = new QVBoxLayout(&window);
    auto* words = new Words(u"Trade"_s, 20, Weight::Bold, &Theme::ink, &window);
    lines->addWidget(words);
    window.show();
    useTableScale(scale);
    QEvent grown(QEvent::LanguageChange);  // as a table tells its parts that it has grown
    QCoreApplication::sendEvent(&window, &grown);
    QCOMPARE(words->font().pixelSize(), pixels);
    for (const char* theme : {"dark", "contrast", "light"}) {
      settings.view.theme.set(QString::fromLatin1(theme));
      look.apply();
      QCOMPARE(words->font().pixelSize(), pixels);
    }
    useTableScale(100);
    useTextSize(100);
  }
};

TAPU_TEST_WITH_SCREEN(AppLookTest)
#include "test_app_look.moc"
