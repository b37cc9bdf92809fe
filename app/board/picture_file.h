// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFileDialog;
class QImage;
class QPagedPaintDevice;
class QWidget;

namespace tapu {

class BoardScene;

/// A picture as the bytes of a PNG file.
QByteArray pngOf(const QImage& image);
/// Writes a scene's view of its board as a picture to print: `.png` at 300 dots an inch on A4, `.svg` and `.pdf` with
/// lines and shapes. A file of any other name becomes a `.png`. False: the file could not be written.
bool savePicture(const QString& path, BoardScene& scene, const QString& title);
/// Asks where to save such a picture, not open yet: `fileSelected` follows. `name`: of the file, unless the person
/// types another.
QFileDialog* pictureDialog(QWidget* window, const QString& name);
/// A saved picture, and the words for the person: its place, or that it could not be written.
struct SavedPicture {
  bool isSaved = false;
  QString sentence;
};
SavedPicture savePictureAndTell(const QString& path, BoardScene& scene, const QString& title);
/// Paints the same on one page of a printer, as large as it fits. The printer must be on its side (landscape).
void printPicture(QPagedPaintDevice& device, BoardScene& scene);

}  // namespace tapu
