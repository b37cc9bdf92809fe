// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include "app/kit/theme.h"

namespace tapu {

class BoardScene;

/// The names of all pictures of the rules. Each shows a position that resources/rules/pictures.json describes.
QStringList rulePictureNames();
/// The size of a picture by its file, in logical pixels; empty if there is no such picture.
QSizeF rulePictureSize(const QString& name);
/// Lays the board of a picture on a scene, with all that stands and is offered there; nothing if there is no such
/// picture.
void layRulePicture(const QString& name, BoardScene& scene);
/// A picture, drawn as boards are drawn in a game, `scale` times as large as `rulePictureSize`; null if there is no
/// such picture.
QImage rulePicture(const QString& name, const Theme& theme, qreal scale, qreal devicePixelRatio);

}  // namespace tapu
