// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QComboBox>
#include <QFileDialog>
#include <QMenu>
#include <QRegularExpression>
#include <QSpinBox>
#include <QUndoView>
#include <QWheelEvent>

#include "app/desktop/editor_guest.h"
#include "app/kit/plain_text.h"
#include "app/kit/rule_topics.h"
#include "app/shell/key_table.h"
#include "editor/editor_canvas.h"
#include "editor/editor_toolbar.h"
#include "editor/palette.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// All actions of the menus of the editor, those of submenus too.
QList<QAction*> actionsOf(EditorPage& page) {
  QList<QAction*> all;
  const auto collect = [&all](const auto& self, const QMenu* menu) -> void {
    for (QAction* action : menu->actions()) {
      if (const auto* within = action->menu<QMenu*>())
        self(self, within);
      else if (!action->isSeparator())
        all << action;
    }
  };
  for (const QMenu* menu : page.actions().menus()) collect(collect, menu);
  return all + page.actions().viewActions();
}

/// The window in front that is not the main window.
QDialog* dialogShown() {
  for (QWidget* window : QApplication::topLevelWidgets())
    if (auto* dialog = qobject_cast<QDialog*>(window); dialog && dialog->isVisible()) return dialog;
  return nullptr;
}

QString where(const QWidget* part) {
  return u"%1 %2 “%3”"_s.arg(QLatin1StringView(part->metaObject()->className()), part->objectName(),
                             part->accessibleName());
}

}  // namespace

/// The way from the editor to the handbook.
class HelpTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
    program_ = std::make_unique<Program>(folder_->path());
    editor_ = std::make_unique<EditorGuest>(program_->window, program_->settings, folder_->path());
    editor_->open({});
  }
  void init() { program_->languages.use(u"en"_s); }
  void cleanupTestCase() {
    editor_.reset();
    program_.reset();
  }

  /// A part that is new has to say what its section is: in `editor_help.cpp`.
  void everyPartOfTheEditorHasASectionOfTheGuide() {
    const RuleBook& guide = program_->window.books().rules().handbook();
    int parts = 0;
    for (QWidget* around : {editor_->page()->findChild<QWidget*>(u"editorPalette"_s),
                            editor_->page()->findChild<QWidget*>(u"editorSide"_s),
                            static_cast<QWidget*>(editor_->page()->findChild<EditorToolbar*>())}) {
      QVERIFY(around);
      for (const QWidget* part : around->findChildren<QWidget*>()) {
        const bool isUsed = qobject_cast<const QAbstractButton*>(part) || qobject_cast<const QComboBox*>(part) ||
                            (part->focusPolicy() & Qt::TabFocus);
        if (!isUsed || part->window() != &program_->window) continue;
        const QString section = ruleTopicOf(part).section;
        QVERIFY2(!section.isEmpty() && section != "editor"_L1, qPrintable(where(part)));
        QVERIFY2(guide.indexOf(section) >= 0, qPrintable(section));
        ++parts;
      }
    }
    QVERIFY(parts > 60);
    QCOMPARE(ruleTopicOf(editor_->page()).section, u"editor"_s);
    QVERIFY(guide.indexOf(u"editor"_s) >= 0);
  }

  void f1OnTheBoardIsAboutTheTool_data() {
    QTest::addColumn<ToolKind>("tool");
    QTest::addColumn<QString>("section");
    QTest::newRow("select") << ToolKind::Select << u"editor-select"_s;
    QTest::newRow("brush") << ToolKind::Brush << u"editor-brush"_s;
    QTest::newRow("line") << ToolKind::Line << u"editor-line"_s;
    QTest::newRow("fill") << ToolKind::Fill << u"editor-fill"_s;
    QTest::newRow("eraser") << ToolKind::Eraser << u"editor-eraser"_s;
    QTest::newRow("stamp") << ToolKind::Stamp << u"editor-stamps"_s;
    QTest::newRow("lock") << ToolKind::Lock << u"editor-locks"_s;
    QTest::newRow("eyedropper") << ToolKind::Eyedropper << u"editor-eyedropper"_s;
    QTest::newRow("harbor") << ToolKind::Harbor << u"editor-harbor"_s;
    QTest::newRow("robber") << ToolKind::Robber << u"editor-robber"_s;
    QTest::newRow("start settlement") << ToolKind::Settlement << u"editor-starts"_s;
    QTest::newRow("start road") << ToolKind::Road << u"editor-starts"_s;
    QTest::newRow("start ship") << ToolKind::Ship << u"editor-starts"_s;
    QTest::newRow("pirate") << ToolKind::Pirate << u"editor-pirate"_s;
    QTest::newRow("gift") << ToolKind::Gift << u"editor-gifts"_s;
    QTest::newRow("closed corner") << ToolKind::ClosedCorner << u"editor-start-land"_s;
  }
  void f1OnTheBoardIsAboutTheTool() {
    QFETCH(ToolKind, tool);
    QFETCH(QString, section);
    EditorCanvas& canvas = *editor_->page()->canvas();
    canvas.setTool(tool);
    canvas.setFocus();
    QCOMPARE(ruleTopicOf(canvas.viewport()).section, section);
    program_->window.books().open(ruleTopicOf(&canvas));
    QCOMPARE(program_->window.books().rules().section(), section);
    QCOMPARE(program_->window.books().rules().shown(), RulesWindow::Book::Handbook);
  }
  void everyToolHasASection() {
    for (int i = 0; i < kTools; ++i) {
      editor_->page()->canvas()->setTool(static_cast<ToolKind>(i));
      const QString section = ruleTopicOf(editor_->page()->canvas()).section;
      QVERIFY2(program_->window.books().rules().handbook().indexOf(section) >= 0 && section != "editor"_L1,
               qPrintable(section));
    }
  }

  /// Each entry of the menus that opens a window, on a board with a change, so that the question about it comes too.
  void everyWindowOfTheEditorHasASectionOfTheGuide() {
    EditorPage& page = *editor_->page();
    page.document().change(StepName::Erase, [](BoardFile& file) { file.board.cells.pop_back(); });
    page.refreshNow();
    QStringList sections;
    for (QAction* action : actionsOf(page)) {
      if (action == page.actions()[EditorActions::Play] || !action->isEnabled()) continue;
      action->trigger();
      QPointer<QDialog> dialog = dialogShown();
      if (!dialog) continue;
      const QString section = ruleTopicOf(dialog).section;
      QVERIFY2(!section.isEmpty() && section != "editor"_L1, qPrintable(action->objectName() + u' ' + where(dialog)));
      QVERIFY2(program_->window.books().rules().handbook().indexOf(section) >= 0,
               qPrintable(action->objectName() + u": "_s + section));
      sections << section;
      dialog->reject();
      SOON(!dialog || !dialog->isVisible());
    }
    QVERIFY2(sections.contains(u"editor-properties"_s) && sections.contains(u"editor-generate"_s) &&
                 sections.contains(u"editor-save"_s),
             qPrintable(sections.join(u' ')));
  }

  /// A wheel that is meant to scroll a window of the editor chooses nothing in it.
  void theWheelChangesNothingInAnyWindowOfTheEditor() {
    EditorPage& page = *editor_->page();
    int fields = 0;
    for (QAction* action : actionsOf(page)) {
      if (action == page.actions()[EditorActions::Play] || !action->isEnabled()) continue;
      action->trigger();
      QPointer<QDialog> dialog = dialogShown();
      if (!dialog) continue;
      dialog->setFocus();
      for (QWidget* field : dialog->findChildren<QWidget*>()) {
        const auto* words = qobject_cast<QComboBox*>(field);
        const auto* number = qobject_cast<QSpinBox*>(field);
        if ((!words && !number) || field->hasFocus()) continue;
        const QVariant before = words ? words->currentText() : QVariant(number->value());
        const QPointF at = field->rect().center();
        QWheelEvent turn(at, field->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                         false);
        QApplication::sendEvent(field, &turn);
        QVERIFY2((words ? words->currentText() : QVariant(number->value())) == before, qPrintable(where(field)));
        ++fields;
      }
      dialog->reject();
      SOON(!dialog || !dialog->isVisible());
    }
    QVERIFY2(fields > 40, qPrintable(QString::number(fields)));
  }

  void f1InAWindowOfTheEditorOpensItsSection() {
    editor_->page()->actions()[EditorActions::Properties]->trigger();
    QDialog* dialog = dialogShown();
    QVERIFY(dialog);
    QTest::keyClick(dialog->findChild<QWidget*>(u"author"_s), Qt::Key_F1);
    QCOMPARE(program_->window.books().rules().section(), u"editor-properties"_s);
    dialog->reject();
  }

  // Keys

  void keysOfTheGuideBelongToTheirActions_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Hindi") << u"hi"_s;
  }
  void keysOfTheGuideBelongToTheirActions() {
    QFETCH(QString, language);
    program_->languages.use(language);
    QMap<QString, QStringList> keys;
    SOON_EQUAL(editor_->page()->actions()[EditorActions::Undo]->text(),
               language == "en"_L1 ? u"&Undo"_s : u"पूर्ववत करें (&U)"_s);
    for (const QAction* action : actionsOf(*editor_->page()))
      for (const QKeySequence& key : action->shortcuts())
        keys[plainText(action)] << key.toString(QKeySequence::NativeText);
    static const QRegularExpression told(u"“([^”]*)” \\(\\*\\*(.*?)\\*\\*\\)"_s);
    int compared = 0;
    const RuleBook& book = program_->window.books().rules().handbook();
    for (const RuleSection& section : book.sections()) {
      if (!book.chapters()[section.chapter].id.startsWith("design"_L1)) continue;  // the others tell of the game
      for (auto it = told.globalMatch(section.text); it.hasNext(); ++compared) {
        const auto match = it.next();
        const QString name = plainText(match.captured(1));
        QVERIFY2(keys.value(name).contains(match.captured(2)),
                 qPrintable(u"%1: %2, not %3"_s.arg(name, keys.value(name).join(u'/'), match.captured(2))));
      }
    }
    QVERIFY(compared >= 35);
  }

  void theTableOfKeysHasEveryKeyInTheLanguageOfTheReader_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("English") << u"en"_s
                             << QStringList{u"| Menu Edit | Key |"_s, u"| Undo | Ctrl+Z |"_s, u"| Brush | B |"_s,
                                            u"| Rotate right | Z |"_s, u"| Test play | F5 |"_s};
    QTest::newRow("Hindi") << u"hi"_s
                           << QStringList{u"| मेन्यू: संपादन | कुंजी |"_s, u"| पूर्ववत करें | Ctrl+Z |"_s, u"| ब्रश | B |"_s,
                                          u"| दाईं ओर घुमाएँ | Z |"_s, u"| खेलकर देखें | F5 |"_s};
  }
  void theTableOfKeysHasEveryKeyInTheLanguageOfTheReader() {
    QFETCH(QString, language);
    QFETCH(QStringList, rows);
    RulesWindow& rules = program_->window.books().rules();
    program_->languages.use(language);
    rules.open(u"editor-shortcuts"_s);
    const QString text = rules.handbook().sections()[rules.handbook().indexOf(u"editor-shortcuts"_s)].text;
    for (const QString& row : rows) QVERIFY2(text.contains(row), qPrintable(row + u" is not in "_s + text));
    for (const QAction* action : actionsOf(*editor_->page()))
      if (const QString key = keysOf(*action); !key.isEmpty())
        QVERIFY2(text.contains(u"| %1 | %2 |"_s.arg(plainText(action), key)), qPrintable(action->objectName()));
  }

  /// "The keys 1 to 7 choose the terrain: forest, hills, pasture, fields, mountains, desert, sea; 9 is gold and 0 fog."
  void theTerrainsHaveTheKeysThatTheGuideTells() {
    const QStringList order{u"forest"_s, u"hills"_s, u"pasture"_s, u"fields"_s, u"mountains"_s, u"desert"_s, u"sea"_s};
    for (qsizetype i = 0; i < order.size(); ++i) {
      const auto* button = editor_->page()->findChild<QAbstractButton*>(u"terrain-"_s + order[i]);
      QVERIFY2(button, qPrintable(order[i]));
      QVERIFY2(button->toolTip().endsWith(u"(%1)"_s.arg(i + 1)), qPrintable(button->toolTip()));
    }
    for (const auto& [name, key] : {std::pair(u"terrain-gold"_s, u"(9)"_s), std::pair(u"terrain-fog"_s, u"(0)"_s)})
      QVERIFY2(editor_->page()->findChild<QAbstractButton*>(name)->toolTip().endsWith(key), qPrintable(name));
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Program> program_;
  std::unique_ptr<EditorGuest> editor_;
};

TAPU_TEST_WITH_SCREEN(HelpTest)

#include "test_help.moc"
