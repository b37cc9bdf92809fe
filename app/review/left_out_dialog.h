// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QDialog>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "app/session/records/left_out.h"

class QTableView;

namespace tapu {

/// Files that are not counted as a table: names as they can be shown, and why.
class LeftOutFiles : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { File, Why, kColumns };
  using QAbstractTableModel::QAbstractTableModel;
  void setFiles(std::vector<LeftOut> files);
  const std::vector<LeftOut>& files() const { return files_; }
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<LeftOut> files_;
};

/// Tells of each file in the folder of records that is not counted why: a table to walk with the keyboard. Ctrl+C
/// copies the rows that are selected as text, or all of them; a button copies all.
class LeftOutDialog : public QDialog {
  Q_OBJECT
 public:
  explicit LeftOutDialog(std::vector<LeftOut> files, QWidget* parent = nullptr);
  const LeftOutFiles& model() const { return model_; }

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void retranslate();
  void copySelected();
  LeftOutFiles model_;
  Words* note_;
  QTableView* table_;
  ActionButton *copy_, *close_;
};

}  // namespace tapu
