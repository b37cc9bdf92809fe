// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <optional>
#include <vector>

class QGridLayout;

namespace tapu {

/// A player: name and color of a seat.
struct StoryPlayer {
  QString name;
  int color = 0;
  bool operator==(const StoryPlayer&) const = default;
};

/// Numbers of a finished game, a column for each player and a line for each thing that is counted, the largest value of
/// a line bold. It scrolls where there is no room; screen readers hear all lines as its description.
class StoryTable : public QScrollArea {
  Q_OBJECT
 public:
  /// Free: it takes the room there is. Lines: it is never higher than its lines, and leaves the rest to its neighbors.
  enum class Height : quint8 { Free, Lines };
  explicit StoryTable(Height height, QWidget* parent = nullptr);
  /// Takes all lines away. `name`: what is counted here, for screen readers; `players` in the order of the seats.
  void begin(const QString& name, const std::vector<StoryPlayer>& players);
  /// Whether positive numbers have a plus, as negative ones have a minus.
  enum class Signs : quint8 { Minus, Both };
  /// Adds one line, a value for each player; nothing: there can be none.
  void addLine(const QString& name, const std::vector<std::optional<int>>& values, Signs signs = Signs::Minus);
  /// Adds a sentence below all lines; call it last.
  void addNote(const QString& text);
  /// Shows what was added.
  void end();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addHead();
  void limitHeight();
  Height height_;
  std::vector<StoryPlayer> players_;
  QStringList told_;
  QWidget* table_ = nullptr;
  QGridLayout* grid_ = nullptr;
  int line_ = 0;
  int nameWidth_ = 0;  ///< pixels for the names of the lines
};

}  // namespace tapu
