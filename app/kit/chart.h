// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/kit/theme.h"

namespace tapu {

/// The one small chart of the program: lines in steps or bars over a row of places, with axes, a legend, the values
/// under the pointer, and all values in words for screen readers. What a series means is said by its mark and its name,
/// never by its color alone.
class Chart : public QWidget {
  Q_OBJECT
 public:
  /// Steps: values that stay until they change. Bars: one column a place.
  enum class Kind : quint8 { Steps, Bars };
  /// One line, or one set of columns.
  struct Series {
    QString name;             ///< as the legend and the tool tip say it
    int player = kNoPlayer;   ///< 0..9: a player's color and mark; `kNoPlayer`: the color of the theme
    std::vector<int> values;  ///< one for each place
    bool operator==(const Series&) const = default;
  };
  static constexpr int kNoPlayer = -1;
  /// What is drawn. All texts are translated; numbers are written with the digits of the reader.
  struct Data {
    Kind kind = Kind::Steps;
    QString name;                  ///< what the chart shows, for screen readers
    int firstPlace = 0;            ///< the number of the first place on the horizontal axis; they count on by one
    QString placeName;             ///< what a place is, with %1 for its number: "Turn %1"
    std::vector<Series> series;    ///< at least one, all of the same length
    std::vector<double> expected;  ///< bars: a mark across each column; empty: none
    QString expectedName;          ///< what these marks are
    std::optional<int> goal;       ///< steps: a dashed line across at this value
    std::vector<int> emphasized;   ///< bars: numbers of places that are drawn in red, as 6 and 8
    bool operator==(const Data&) const = default;
  };

  explicit Chart(QWidget* parent = nullptr);
  /// Draws this from now on.
  void setData(Data data);
  const Data& data() const { return data_; }
  /// What the tool tip tells of a place, by its index from 0.
  QString wordsOf(int place) const;
  /// The index of the place at this position in the widget; -1: none.
  int placeAt(QPointF position) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int places() const;
  int highest() const;
  QRectF plot() const;
  double xOf(int place, const QRectF& plot) const;
  double yOf(double value, const QRectF& plot) const;
  void point(int place);
  void retell();
  void paintAxes(QPainter& painter, const QRectF& plot, const Theme& theme) const;
  void paintSteps(QPainter& painter, const QRectF& plot, const Theme& theme) const;
  void paintEnds(QPainter& painter, const QRectF& plot, const Theme& theme) const;
  void paintBars(QPainter& painter, const QRectF& plot, const Theme& theme) const;
  void paintLegend(QPainter& painter, const Theme& theme) const;
  Data data_;
  int pointed_ = -1;  ///< the place whose values are shown
};

}  // namespace tapu
