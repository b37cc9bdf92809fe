// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include "app/kit/theme.h"

namespace tapu {

/// The positions that pictures of the rules show, by name: resources/rules/pictures.json.
QStringList rulePictureNames();
/// The size of one of them in the file; empty where there is none.
QSizeF rulePictureSize(const QString& name);
/// One of them drawn by the board's own scene, `scale` times its size of the file; null where there is none.
QImage rulePicture(const QString& name, const Theme& theme, qreal scale, qreal devicePixelRatio);

}  // namespace tapu
