// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace tapu {

class BoardDocument;
class OpenBoards;

// Boxes of the editor about files, over `page`.

/// Tells a piece of news: a title, and a line for each thing.
void tellNews(QWidget* page, const QString& title, const QStringList& lines);
/// Tells why a file cannot be opened.
void tellUnopened(QWidget* page, const QString& path, const QString& why);
/// Tells why a file cannot be saved.
void tellUnsaved(QWidget* page, const QString& path, const QStringList& why);
/// Whether another open board has this file: then a box says so, since no two can have one.
bool tellIfOpenElsewhere(QWidget* page, const OpenBoards& boards, const QString& path);
/// Tells the parts of an opened file that our form lacks, and offers to deal the numbers that its board lacks.
void tellImported(QWidget* page, BoardDocument& document, const QStringList& losses);
/// Tells the parts of an opened file that our form lacks; does nothing if there are none.
void tellLosses(QWidget* page, const QStringList& losses);

}  // namespace tapu
