// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/frame/table_face.h"

#include "app/table/frame/table_board.h"

namespace tapu {

void TableFace::zoom(Zoom zoom) {
  BoardView& view = parts().board->view();
  switch (zoom) {
    case Zoom::In: return view.zoomIn();
    case Zoom::Out: return view.zoomOut();
    case Zoom::All: return view.showAll();
  }
}

}  // namespace tapu
