// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of the board editor in both languages and themes, to look at: editor_shots FOLDER [BOARD].
#include <QApplication>
#include <QDir>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTranslator>

#include "app/kit/sea_page.h"
#include "app/kit/theme.h"
#include "editor/editor_page.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The sea lies under the page in the program; here too.
struct Window : SeaPage {
  explicit Window(const QString& folder) : page({folder, u"Asha"_s, {}}, this) { resize(1280, 770); }
  void resizeEvent(QResizeEvent*) override { page.setGeometry(rect()); }
  EditorPage page;
};

void spoil(EditorPage& page) {
  page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
    setNumber(file.board, {1, 0}, 0);
    setNumber(file.board, {0, 1}, 6);
    setNumber(file.board, {-1, 1}, 8);
    file.board.harbors.pop_back();
  });
  EditorSelection::Choices choices = page.selection().choices();
  choices.symmetry = Symmetry::LeftRight;
  choices.content = HexContent::of(Terrain::Pasture);
  page.selection().choose(choices);
  page.refreshNow();
  page.selection().show({{{3, 0}, {-3, 0}}, {}, {}});
}

void save(const QString& path, Window& window) {
  window.show();
  for (int i = 0; i < 5; ++i) QApplication::processEvents();  // layouts within layouts
  window.grab().save(path);
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  if (argc < 2) return 2;
  QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
  loadFonts();
  const QDir folder(QString::fromLocal8Bit(argv[1]));
  QTranslator hindi, english;
  (void)hindi.load(u":/i18n/tapu_hi.qm"_s);
  (void)english.load(u":/i18n/tapu_en.qm"_s);
  const auto shot = [&](const QString& name, ThemeKind kind, QTranslator& language, auto prepare) {
    QCoreApplication::installTranslator(&language);
    QLocale::setDefault(&language == &hindi ? QLocale(QLocale::Hindi) : QLocale(QLocale::English));
    QApplication::setPalette(palette(themeFor(kind)));
    app.setStyleSheet(styleSheet(themeFor(kind)));
    QApplication::setFont(textFont(14));
    QTemporaryDir own;
    Window window(own.path());
    window.show();
    QApplication::processEvents();
    prepare(window.page);
    save(folder.filePath(name), window);
    QCoreApplication::removeTranslator(&language);
  };
  shot(u"editor-en.png"_s, ThemeKind::Light, english, spoil);
  shot(u"editor-hi-dark.png"_s, ThemeKind::Dark, hindi, spoil);
  shot(u"editor-heat.png"_s, ThemeKind::Light, english, [&](EditorPage& page) {
    if (argc > 2) page.files().open(QString::fromLocal8Bit(argv[2]));
    page.canvas()->setHeat(Heat::Pips);
    page.refreshNow();
  });
  shot(u"editor-small.png"_s, ThemeKind::Light, english, [&](EditorPage& page) {
    page.window()->resize(900, 560);
    page.files().newBoard(BuiltIn::FewFlat);
  });
  return 0;
}
