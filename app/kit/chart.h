// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/kit/theme.h"

namespace tapu {

class ChartTip;
struct ChartPlot;

/// The one small chart of the program: lines in steps, bars, or discs by rank over a row of places, with axes, a
/// legend, the values under the pointer, and all values in words for screen readers. A series has a mark and a name,
/// never a color alone.
class Chart : public QWidget {
  Q_OBJECT
 public:
  /// Steps: values that stay until they change. Bars: one column a place. Ranks: one disc a place, the higher the
  /// better its rank; the first series holds the ranks from 1, the second the texts of the discs. A click on a disc, or
  /// Enter on the one that the arrow keys have reached, picks it.
  enum class Kind : quint8 { Steps, Bars, Ranks };
  /// One line, or one set of columns.
  struct Series {
    QString name;             ///< as the legend and the tool tip say it
    int player = kNoPlayer;   ///< 0..9: a player's color and mark; `kNoPlayer`: the color of the theme
    std::vector<int> values;  ///< one for each place; steps may lead below 0
    bool operator==(const Series&) const = default;
  };
  static constexpr int kNoPlayer = -1;
  /// A sign below the lines: that something happened at this place.
  struct Mark {
    enum class Kind : quint8 { Piece, Award, Word } kind = Kind::Piece;
    int place = 0;           ///< its index, from 0
    QString name;            ///< Piece: a drawing ("piece-city"); Award: an icon; Word: the text in a dark pill
    int player = kNoPlayer;  ///< Piece: whose color it has
    QString words;           ///< its tool tip
    bool operator==(const Mark&) const = default;
  };
  static constexpr int kMostRanks = 6;  ///< lines for ranks; later ones stand on the last one
  /// A place that has a name in place of a number: a player, in that color, or anything else.
  struct Place {
    QString name;
    int player = kNoPlayer;
    QString drawing = {};  ///< of `picture`, before the name in place of a player's badge; empty: none
    QString brief = {};    ///< stands below the plot where the name has no room; empty: the name is cut
    bool operator==(const Place&) const = default;
  };
  /// The least and the largest value that something may have.
  struct Range {
    double low = 0, high = 0;
    bool operator==(const Range&) const = default;
  };
  /// Whether the values are of something that has changed since: then they are drawn paler.
  enum class Age : quint8 { Now, Old };
  /// The contents of a chart. All texts are translated; numbers are written with the digits of the reader.
  struct Data {
    Kind kind = Kind::Steps;
    QString name;                  ///< the chart's name for screen readers
    int firstPlace = 0;            ///< the number of the first place on the horizontal axis; they count on by one
    QString placeName;             ///< the name of a place, with %1 for its number: "Turn %1"
    std::vector<Place> named;      ///< the names of the places; empty: numbers. The axis of ranks has numbers
    std::vector<Series> series;    ///< at least one, all of the same length
    std::vector<double> expected;  ///< bars: a mark across each column; empty: none
    QString expectedName;          ///< the name of these marks
    std::vector<Range> ranges;     ///< bars: a whisker over each, within which its value may lie; empty: none
    QString lowName, highName;     ///< the heads of their two columns in a table
    std::optional<Range> band;     ///< bars: a shade across all of them
    QString bandName;              ///< its name
    QString written;               ///< the text of a value, with %1 for its number: "%1%"; empty: the number alone
    Age age = Age::Now;
    std::optional<int> goal;      ///< steps: a dashed line across at this value
    std::vector<int> emphasized;  ///< numbers of places: bars are drawn in red, as 6 and 8; discs in marigold
    std::vector<Mark> marks;      ///< steps: in a row below the lines
    int places() const;
    bool isEmphasized(int place) const;
    QString withUnit(const QString& number) const;  ///< as `written` has it
    bool operator==(const Data&) const = default;
  };

  explicit Chart(QWidget* parent = nullptr);
  ~Chart() override;
  /// Draws this from now on.
  void setData(Data data);
  const Data& data() const { return data_; }
  /// Steps: draws a line across all lines here, in places from 0, and the part after it paler; nothing: no line. The
  /// person may then move it by mouse and keys: `placePicked` has its new place, and the line stays until it is set.
  void setCursor(std::optional<double> place);
  std::optional<double> cursor() const { return cursor_; }
  /// All values as a table for spreadsheets and texts: a line for each place, columns between tabs.
  QString asTable() const;
  /// The tool tip of a place, by its index from 0.
  QString wordsOf(int place) const;
  /// Where its values lie in the widget as large as it is now; valid until other data are set.
  ChartPlot plot() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The person wants the cursor at this place, or has picked this disc, by its index from 0.
  void placePicked(int place);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void point(int place);
  bool isPickable() const;
  void pick(int place);
  void openMenu(QPoint position);
  void copyTable() const;
  void copyPicture();
  void retell();
  Data data_;
  std::optional<double> cursor_;
  int pointed_ = -1, picked_ = -1;  ///< the place whose values are shown
  QPointer<ChartTip> tip_;          ///< shows their words, in the same window
};

}  // namespace tapu
