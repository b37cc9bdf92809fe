// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board_menu.h"

#include <QAction>
#include <QDate>
#include <QFileDialog>
#include <QPrinter>

#include "app/board/picture_file.h"
#include "app/kit/print_dialog.h"
#include "app/text/option_words.h"
#include "app/wire/seat_number.h"
#include "engine/rules/route_edges.h"

namespace tapu {

using namespace Qt::StringLiterals;

BoardMenu::BoardMenu(GameController* game, GameActions* actions, Settings& settings, BoardView* view)
    : game_(game), actions_(actions), settings_(settings), view_(view), turns_(settings) {
  view->setTurning(BoardView::Turning::Free);
  connect(actions->zoomIn, &QAction::triggered, view, &BoardView::zoomIn);
  connect(actions->zoomOut, &QAction::triggered, view, &BoardView::zoomOut);
  connect(actions->fit, &QAction::triggered, view, &BoardView::fit);
  connect(actions->turnRight, &QAction::triggered, view, &BoardView::turnRight);
  connect(actions->turnLeft, &QAction::triggered, view, &BoardView::turnLeft);
  connect(view, &BoardView::turnedTo, this, [this](int sixths) { turns_.keep(view_->boardScene()->board(), sixths); });
  const auto showChances = [this](bool shown) {
    view_->boardScene()->setFaces(shown ? TokenFaces::Chances : TokenFaces::Dots);
  };
  actions->chances->setChecked(settings.view.chances() == Chances::Shown);
  showChances(actions->chances->isChecked());
  connect(actions->chances, &QAction::triggered, this, [&settings, showChances](bool shown) {
    settings.view.chances.set(shown ? Chances::Shown : Chances::Hidden);
    showChances(shown);
  });
  actions->routes->setChecked(settings.view.routes() == Routes::Shown);
  connect(actions->routes, &QAction::triggered, this, [this](bool shown) {
    settings_.view.routes.set(shown ? Routes::Shown : Routes::Hidden);
    refresh();
  });
  connect(actions->printBoard, &QAction::triggered, this, &BoardMenu::askPrinter);
  connect(actions->savePicture, &QAction::triggered, this, &BoardMenu::askFile);
  for (QAction* action : {actions->zoomIn, actions->zoomOut, actions->fit, actions->turnRight, actions->turnLeft,
                          actions->chances, actions->routes, actions->printBoard, actions->savePicture})
    action->setEnabled(true);
}

void BoardMenu::boardIsSet() {
  BoardScene& scene = *view_->boardScene();
  scene.setTurn(turns_.of(scene.board()));
  drawn_.reset();
}

void BoardMenu::refresh() {
  if (!game_->hasGame()) return;
  std::vector<RouteBand> bands;
  const GameDefinition& definition = game_->definition();
  const State& state = game_->state();
  if (!actions_->routes->isChecked()) return drawn_.reset(), view_->boardScene()->setRoutes({});
  // The search is long where there are ships, and only pieces can change what it finds.
  if (drawn_ && drawn_->first == state.corners && drawn_->second == state.edges) return;
  drawn_.emplace(state.corners, state.edges);
  for (const SeatId seat : seatsOf(state.seats.size())) {
    const bool holds = state.awardsFor(seat).longestRoad == seat;
    if (auto edges = longestRouteEdges(definition, state, seat); !edges.empty())
      bands.push_back({std::move(edges), holds ? RouteBand::Holder::Yes : RouteBand::Holder::No});
  }
  view_->boardScene()->setRoutes(std::move(bands));
}

/// The board with its pieces, as it lies on the screen, in colors for white paper.
std::unique_ptr<BoardScene> BoardMenu::onPaper() const {
  const BoardScene& shown = *view_->boardScene();
  auto scene = std::make_unique<BoardScene>();
  scene->setTheme(themeFor(ThemeKind::Light));
  scene->setMotion(Motion::Off);
  scene->setTurn(shown.bearing().turn);
  scene->setFaces(shown.faces());
  scene->setBoard(shown.board());
  if (!game_->hasGame()) return scene;
  std::vector<int> colors;
  for (int i = 0; i < game_->state().seats.size(); ++i) colors.push_back(game_->seatColor(SeatId(i)));
  scene->setSeatColors(std::move(colors));
  scene->setState(game_->state());
  scene->setRoutes(shown.routes());
  return scene;
}

void BoardMenu::askPrinter() {
  auto* dialog = new PrintDialog(PrintDialog::printersHere(), view_->window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PrintDialog::pdfWanted, this, &BoardMenu::askFile);
  connect(dialog, &PrintDialog::chosen, this, &BoardMenu::print);
  dialog->open();
}

void BoardMenu::print(const QString& name) {
  QPrinter printer(QPrinter::HighResolution);
  printer.setPrinterName(name);
  printer.setPageOrientation(QPageLayout::Landscape);
  if (!printer.isValid())
    //: In the prompt line: the board could not be printed
    return Q_EMIT failed(tr("The printer “%1” does not answer.").arg(name));
  printPicture(printer, *onPaper());
  //: In the prompt line: the board was printed; %1 name of a printer
  Q_EMIT done(tr("The board was sent to the printer “%1”.").arg(name));
}

void BoardMenu::askFile() {
  const QString day = QDate::currentDate().toString(Qt::ISODate);
  QFileDialog* dialog = pictureDialog(view_->window(), u"%1 %2"_s.arg(nameOfRules(game_->lobby().setup.ruleSet), day));
  connect(dialog, &QFileDialog::fileSelected, this, &BoardMenu::save);
  dialog->open();
}

void BoardMenu::save(const QString& path) {
  const SavedPicture saved = savePictureAndTell(path, *onPaper(), nameOfRules(game_->lobby().setup.ruleSet));
  if (saved.isSaved) return Q_EMIT done(saved.sentence);
  Q_EMIT failed(saved.sentence);
}

}  // namespace tapu

#include "moc_board_menu.cpp"
