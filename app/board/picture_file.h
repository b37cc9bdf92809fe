// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFileDialog;
class QPagedPaintDevice;
class QWidget;

namespace tapu {

class BoardScene;

/// Writes what a scene shows of its board as a picture to print: `.png` at 300 dots an inch on A4, `.svg` and `.pdf`
/// with lines and shapes. A file of any other name is written as `.png` is. False: the file could not be written.
bool savePicture(const QString& path, BoardScene& scene, const QString& title);
/// Asks where to save such a picture, not open yet: `fileSelected` follows. `name`: of the file, if nothing else is
/// typed.
QFileDialog* pictureDialog(QWidget* window, const QString& name);
/// Saves it, and what to tell the person: where it lies, or that it could not be written.
struct SavedPicture {
  bool isSaved = false;
  QString sentence;
};
SavedPicture savePictureAndTell(const QString& path, BoardScene& scene, const QString& title);
/// Paints the same on one page of a printer, as large as it fits. The printer must be on its side (landscape).
void printPicture(QPagedPaintDevice& device, BoardScene& scene);

}  // namespace tapu
