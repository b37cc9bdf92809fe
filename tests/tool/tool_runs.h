// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QProcess>
#include <QTemporaryDir>

#include "tests/soon.h"

using namespace Qt::StringLiterals;

/// Runs tapu-tool as others do: arguments in; status, stdout and stderr out. Has a folder for its files.
class ToolRuns : public QObject {
 protected:
  struct Run {
    int status;
    QByteArray out, errors;
    QList<QByteArray> lines() const { return out.trimmed().split('\n'); }
    QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
  };
  static Run run(const QStringList& arguments) {
    QProcess tool;
    tool.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-tool"_s, arguments);
    const bool ended = tool.waitForFinished(tapu::test::kNever) && tool.exitStatus() == QProcess::NormalExit;
    return {ended ? tool.exitCode() : -1, tool.readAllStandardOutput(), tool.readAllStandardError()};
  }
  static QString source(const QString& path) { return qEnvironmentVariable("TAPU_SOURCE") + path; }

  QTemporaryDir folder_;
  QString written(const QString& name, const QByteArray& text) {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
    return file.fileName();
  }
};
