// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>

#include "app/board/chain_table.h"

namespace tapu {

/// A whole chain of boards to look at: rows of boards that scroll and zoom. One board is the current one; it has a ring
/// and a chip with both its seats, as has the board under the pointer. Nothing can be built or traded here.
///
/// Keys: the arrows go from board to board, Page Up and Page Down by what is seen, Home to the own board, Enter chooses
/// the current board, + and - zoom, / asks for a search.
class ChainView : public QAbstractScrollArea {
  Q_OBJECT
 public:
  explicit ChainView(const ChainStyle& style = {}, QWidget* parent = nullptr);

  /// Another game: its chain, without pieces until `setState`.
  void setGame(const GameDefinition& definition, const Chain& chain);
  /// The position, of which only public facts are shown. Only boards that changed are painted anew.
  void setState(const GameDefinition& definition, const State& state);
  /// The players, two for each board, Sun's first.
  void setSeats(std::vector<ChainSeat> seats);
  void setMarks(const ChainMarks& marks);
  /// Another layout of the rows.
  void setStyle(const ChainStyle& style);
  const ChainPicture& picture() const { return picture_; }
  /// The same facts as rows of text.
  QAbstractItemModel* table() { return &table_; }

  /// The board with the ring; -1 before one was chosen.
  int current() const { return current_; }
  /// Puts the ring on a board and scrolls to it, without a signal; -1 takes it away.
  void setCurrent(int board);
  /// Goes to the next board, from the current one on, with this number or a player of this name; the beginning of a
  /// name is enough. False if there is none.
  bool find(const QString& text);
  /// Steps from the size in which a row fills the view: -4 to 8.
  int zoom() const { return zoom_; }
  void setZoom(int steps);

  QSize sizeHint() const override { return {760, 420}; }
  QSize minimumSizeHint() const override { return {240, 120}; }

 Q_SIGNALS:
  /// The person wants to go to this board.
  void boardChosen(int board);
  /// The person put the ring on another board.
  void currentChanged(int board);
  /// The person wants back to the own boards.
  void homeWanted();
  /// The person wants to type a search; see `find`.
  void searchWanted();
  /// The person or the wheel changed the size.
  void zoomChanged(int steps);

 protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QPoint scrolled() const;
  void lay();
  void repaintBoards(const std::vector<int>& boards);
  void scrollTo(int board);
  void moveTo(int board);
  void setHover(int board);
  void tell();
  QRect ringOf(int board) const;
  void paintGround(QPainter& painter, const QRect& dirty, const Theme& theme);

  ChainPicture picture_;
  const ChainLayout& layout_ = picture_.layout();
  ChainTable table_{picture_};
  QPixmap ground_;
  ThemeKind groundOf_ = ThemeKind::Light;
  int current_ = -1, hover_ = -1, zoom_ = 0;
  QPoint pressed_, dragged_;
  enum class Drag : std::uint8_t { No, Pressed, Yes } drag_ = Drag::No;
};

}  // namespace tapu
