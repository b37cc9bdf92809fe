// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
#include <memory>
#include <optional>

#include "app/kit/action_button.h"
#include "app/kit/number_field.h"
#include "app/kit/words.h"
#include "editor/export_choices.h"
#include "editor/print_preview.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QPrinter;

namespace tapu {

/// The subject of an export or a print.
struct ExportSubject {
  Board board;
  QString title;               ///< the line above the board; empty: there is none
  std::optional<Board> chain;  ///< the boards that are shown beside it and it, as one; nothing: it is shown alone
  QString chainTitle;          ///< the line above all of them
  QString name;                ///< offered for the file, without its end
};

/// Asks how to export or print a board, shows the result at once, and works sheet by sheet.
class ExportDialog : public QDialog {
  Q_OBJECT
 public:
  enum class Purpose : quint8 { File, Printer };
  ExportDialog(ExportSubject subject, const ExportChoices& choices, Purpose purpose, QWidget* parent = nullptr);
  ~ExportDialog() override;
  /// The present choices.
  const ExportChoices& choices() const { return choices_; }
  /// The line under the preview: the number of sheets, or why it cannot be done.
  QString summary() const;
  /// Writes to this path in the chosen form, and closes when it is done. An existing file is replaced.
  void writeTo(const QString& path);
  /// Prints all sheets. The printer is kept until it is done.
  void printOn(std::unique_ptr<QPrinter> printer);
  void reject() override;

 Q_SIGNALS:
  /// These files were written.
  void written(const QStringList& paths);
  /// The board is to be written in a form for another program.
  void formWanted(const QString& path);
  /// All sheets were sent to this printer.
  void printed(const QString& printer);

 protected:
  void keyPressEvent(QKeyEvent* event) override;  // Enter goes on from every field

 private:
  void makeColumns();
  void makeFile(QFormLayout* form);
  static QString millimeters();
  void makeSize(QFormLayout* form);
  void makePaper(QFormLayout* form);
  void makeShown(QFormLayout* form);
  void makeFoot();
  void fill();
  void take();
  void refresh();
  void setPrint();
  enum class What : quint8 { Board, Chain };
  What what() const;
  const Board& board() const;
  QString title() const;
  QString sizeInWords(const PrintPlan& plan) const;
  void takeSize(ExportChoices::Size size);
  void confirm();
  void askFile();
  void askPrinter();
  void askReplace(const QString& path);
  void step();
  void stepPrinter();
  void beginWork();
  void fail(const Complaint& complaint);

  struct Work;
  ExportSubject subject_;
  ExportChoices choices_;
  Purpose purpose_;
  std::optional<PrintPlan> plan_;
  std::shared_ptr<BoardPrint> print_;
  std::unique_ptr<Work> work_;
  QComboBox *form_, *what_, *paper_, *turn_;
  QDoubleSpinBox* hex_;
  NumberField *margin_, *overlap_, *dots_;
  std::array<QCheckBox*, 6> parts_{};
  PrintPreview* preview_;
  QFormLayout* lines_;
  QLayout *size_ = nullptr, *boxes_ = nullptr;  ///< of the hexes; of the print's parts
  Words *summary_, *progress_;
  ActionButton *fit_, *cancel_, *go_;
};

}  // namespace tapu
