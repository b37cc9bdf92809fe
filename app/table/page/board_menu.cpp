// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/board_menu.h"

#include <QAction>
#include <QDate>
#include <QFileDialog>
#include <QPrinter>

#include "app/board/board_effects.h"
#include "app/board/picture_file.h"
#include "app/kit/print_dialog.h"
#include "app/text/option_words.h"
#include "app/wire/seat_number.h"
#include "engine/rules/route_edges.h"

namespace tapu {

using namespace Qt::StringLiterals;

BoardMenu::BoardMenu(ShownGame* game, GameActions* actions, Settings& settings, TableFace& face)
    : game_(game),
      actions_(actions),
      settings_(settings),
      board_(*face.parts().board),
      view_(&board_.view()),
      turns_(settings) {
  using enum GameActions::Command;
  connect(actions->at(ZoomIn), &QAction::triggered, this, [&face] { face.zoom(TableFace::Zoom::In); });
  connect(actions->at(ZoomOut), &QAction::triggered, this, [&face] { face.zoom(TableFace::Zoom::Out); });
  connect(actions->at(Fit), &QAction::triggered, this, [&face] { face.zoom(TableFace::Zoom::All); });
  connectTurns();
  connectLooks();
  connect(actions->at(Print), &QAction::triggered, this, &BoardMenu::askPrinter);
  connect(actions->at(SavePicture), &QAction::triggered, this, &BoardMenu::askFile);
  for (QAction* action : actions->of({ZoomIn, ZoomOut, Fit, Chances, Routes, Print, SavePicture}))
    action->setEnabled(true);
}

void BoardMenu::connectTurns() {
  if (view_->turning() == BoardView::Turning::Fixed) return;
  connect(actions_->at(GameActions::TurnRight), &QAction::triggered, view_, [view = view_] { view->turnBy(1); });
  connect(actions_->at(GameActions::TurnLeft), &QAction::triggered, view_, [view = view_] { view->turnBy(-1); });
  connect(view_, &BoardView::turnedTo, this, [this](int sixths) { turns_.keep(view_->boardScene()->board(), sixths); });
  for (QAction* action : actions_->of({GameActions::TurnRight, GameActions::TurnLeft})) action->setEnabled(true);
}

/// The settings may change elsewhere, as when all are reset.
void BoardMenu::connectLooks() {
  connect(actions_->at(GameActions::Chances), &QAction::triggered, this, [this](bool shown) {
    if (!game_->seen().isGuided()) settings_.view.chances.set(shown ? Chances::Shown : Chances::Hidden);
    showChances();
  });
  connect(actions_->at(GameActions::Routes), &QAction::triggered, this, [this](bool shown) {
    if (!game_->seen().isGuided()) settings_.view.routes.set(shown ? Routes::Shown : Routes::Hidden);
    refresh();
  });
  for (const ChangeTeller* setting :
       std::initializer_list<const ChangeTeller*>{&settings_.view.chances, &settings_.view.routes})
    connect(setting, &ChangeTeller::changed, this, [this] {
      takeLooks();
      refresh();
    });
  takeLooks();
}

/// A lesson begins on a plain board, whatever the learner has chosen for games.
void BoardMenu::takeLooks() {
  const bool isLesson = game_->seen().isGuided();
  actions_->at(GameActions::Chances)->setChecked(!isLesson && settings_.view.chances() == Chances::Shown);
  actions_->at(GameActions::Routes)->setChecked(!isLesson && settings_.view.routes() == Routes::Shown);
  showChances();
}

void BoardMenu::showChances() {
  const bool shown = actions_->at(GameActions::Chances)->isChecked();
  view_->boardScene()->setFaces(shown ? TokenFaces::Chances : TokenFaces::Dots);
}

void BoardMenu::layBoard() {
  BoardScene& scene = *view_->boardScene();
  if (view_->turning() == BoardView::Turning::Fixed || (laid_ && *laid_ == scene.board())) return;
  laid_ = scene.board();
  scene.setTurn(turns_.of(scene.board()));
  drawn_.reset();
}

void BoardMenu::refresh() {
  if (!game_->seen().hasGame()) return;
  layBoard();
  // The boards of a chain are turned as the seats lie, and have no routes: see GameActions::setCourse.
  if (view_->turning() == BoardView::Turning::Free) showRoutes();
}

void BoardMenu::showRoutes() {
  std::vector<RouteBand> bands;
  const GameDefinition& definition = game_->seen().definition();
  const State& state = game_->seen().state();
  if (!actions_->at(GameActions::Routes)->isChecked()) {
    drawn_.reset();
    return view_->boardScene()->overlay().setRoutes({});
  }
  // The search is long where there are ships, and only pieces can change what it finds.
  if (drawn_ && drawn_->first == state.corners && drawn_->second == state.edges) return;
  drawn_.emplace(state.corners, state.edges);
  for (const SeatId seat : seatsOf(state.seats.size())) {
    const bool holds = state.awardsFor(seat).longestRoad == seat;
    if (auto edges = longestRouteEdges(definition, state, seat); !edges.empty())
      bands.push_back({std::move(edges), holds ? RouteBand::Holder::Yes : RouteBand::Holder::No});
  }
  view_->boardScene()->overlay().setRoutes(std::move(bands));
}

/// The board with its pieces, as it lies on the screen, in colors for white paper.
std::unique_ptr<BoardScene> BoardMenu::onPaper() const {
  const BoardScene& shown = *view_->boardScene();
  auto scene = std::make_unique<BoardScene>();
  scene->setTheme(themeFor(ThemeKind::Light));
  scene->effects().setMotion(Motion::Off);
  scene->setTurn(shown.bearing().turn);
  scene->setFaces(shown.faces());
  scene->setBoard(shown.board());
  if (!game_->seen().hasGame()) return scene;
  std::vector<int> colors;
  for (int i = 0; i < game_->seen().state().seats.size(); ++i) colors.push_back(game_->seen().seatColor(SeatId(i)));
  scene->setSeatColors(std::move(colors));
  scene->setState(board_.drawn(game_->seen().state()));
  scene->overlay().setRoutes(shown.overlay().routes());
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
  QFileDialog* dialog =
      pictureDialog(view_->window(), u"%1 %2"_s.arg(nameOfRules(game_->seen().lobby().setup.ruleSet), day));
  connect(dialog, &QFileDialog::fileSelected, this, &BoardMenu::save);
  dialog->open();
}

void BoardMenu::save(const QString& path) {
  const SavedPicture saved = savePictureAndTell(path, *onPaper(), nameOfRules(game_->seen().lobby().setup.ruleSet));
  if (saved.isSaved) return Q_EMIT done(saved.sentence);
  Q_EMIT failed(saved.sentence);
}

}  // namespace tapu

#include "moc_board_menu.cpp"
