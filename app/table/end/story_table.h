// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <optional>
#include <vector>

class QGridLayout;

namespace tapu {

/// Who played: name and color of a seat.
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
  /// Free: it takes the room there is. Lines: it is never higher than its lines, and leaves the room to what is beside.
  enum class Height : quint8 { Free, Lines };
  explicit StoryTable(Height height, QWidget* parent = nullptr);
  /// Takes all lines away. `name`: what is counted here, for screen readers; `players` in the order of the seats.
  void begin(const QString& name, const std::vector<StoryPlayer>& players);
  /// Whether a plus stands before what comes in, as a minus does before what goes out.
  enum class Signs : quint8 { Minus, Both };
  /// One line, a value for each player; nothing: there can be none.
  void addLine(const QString& name, const std::vector<std::optional<int>>& values, Signs signs = Signs::Minus);
  /// A sentence below all lines; the last thing that is added.
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
};

}  // namespace tapu
