// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/picture_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "app/board/board_picture.h"
#include "app/board/board_scene.h"
#include "app/files/whole_file.h"
#include "app/kit/file_dialog.h"
#include "app/text/shown_text.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

struct PictureWords {
  Q_DECLARE_TR_FUNCTIONS(tapu::PictureFile)
};

constexpr int kDots = 300;          // an inch
constexpr QSize kPage(3508, 2480);  // A4 on its side, at that
constexpr int kMargin = 118;        // a centimeter

bool endsIn(const QString& path, QLatin1StringView suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); }

QByteArray png(BoardScene& scene) {
  QImage image(kPage, QImage::Format_RGB32);  // the sea fills it
  QPainter painter(&image);
  paintScene(painter, scene, kPage, PictureSea::Painted, 1);
  painter.end();
  image.setDotsPerMeterX(static_cast<int>(kDots / 0.0254));
  image.setDotsPerMeterY(static_cast<int>(kDots / 0.0254));
  return pngOf(image);
}

QByteArray svg(BoardScene& scene, const QString& title) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(kPage / 3);
  generator.setViewBox(QRect(QPoint(), kPage / 3));
  generator.setTitle(title);
  QPainter painter(&generator);
  paintScene(painter, scene, kPage / 3, PictureSea::Painted, 1);
  painter.end();
  return bytes;
}

QByteArray pdf(BoardScene& scene, const QString& title) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setTitle(title);
  writer.setResolution(kDots);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageOrientation(QPageLayout::Landscape);
  writer.setPageMargins({});
  QPainter painter(&writer);
  painter.translate(kMargin, kMargin);
  paintScene(painter, scene, kPage - QSize(2 * kMargin, 2 * kMargin), PictureSea::Transparent, 1);
  painter.end();
  return bytes;
}

}  // namespace

QByteArray pngOf(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

void printPicture(QPagedPaintDevice& device, BoardScene& scene) {
  QPainter painter(&device);
  const QRect page = painter.viewport();
  paintScene(painter, scene, page.size(), PictureSea::Transparent, 1);
}

bool savePicture(const QString& path, BoardScene& scene, const QString& title) {
  Complaint untold;
  if (!canBeWritten(path, untold)) return false;  // before drawing, which takes seconds
  const QByteArray bytes = endsIn(path, ".svg"_L1)   ? svg(scene, title)
                           : endsIn(path, ".pdf"_L1) ? pdf(scene, title)
                                                     : png(scene);
  return !bytes.isEmpty() && writeFile(path, bytes, untold);
}

QFileDialog* pictureDialog(QWidget* window, const QString& name) {
  //: Title of a file dialog
  const QString title = PictureWords::tr("Save picture of the board");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  const QStringList kinds{PictureWords::tr("Page to print (*.pdf)"),
                          //: Kind of file in a file dialog; the pattern in brackets stays as it is
                          PictureWords::tr("Picture (*.png)"),
                          //: Kind of file in a file dialog; the pattern in brackets stays as it is
                          PictureWords::tr("Vector picture (*.svg)")};
  auto* dialog = fileDialog(window, QFileDialog::AcceptSave, title, kinds);
  dialog->setObjectName(u"saveBoardPicture"_s);
  dialog->setDefaultSuffix(u"pdf"_s);
  dialog->selectFile(fileNameFor(name, u"board"_s, u"pdf"_s));
  QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
    dialog->setDefaultSuffix(filter.section(u"*."_s, -1).chopped(1));
  });
  return dialog;
}

SavedPicture savePictureAndTell(const QString& path, BoardScene& scene, const QString& title) {
  const QFileInfo file(path);
  const QString folder = shownPath(file.absolutePath());
  if (!savePicture(path, scene, title))
    //: In the prompt line: %1 name of a file, %2 a folder
    return {false,
            PictureWords::tr("“%1” could not be written into the folder %2.").arg(shownPath(file.fileName()), folder)};
  //: In the prompt line: the picture of the board is saved. %1 name of a file, %2 a folder
  return {true,
          PictureWords::tr("The board was saved as “%1” in the folder %2.").arg(shownPath(file.fileName()), folder)};
}

}  // namespace tapu
