// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_server.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QThread>

#include "app/files/json_text.h"
#include "app/files/whole_file.h"
#include "app/host/seats/stored_table.h"
#include "app/host/store/store_look.h"
#include "app/system/processes.h"
#include "app/text/language.h"
#include "app/text/shown_text.h"
#include "engine/state/options.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLookMs = 100, kMostLooks = 150;  ///< how often to look whether the server listens; 15 s
constexpr int kMostWaits = 30;                  ///< for an earlier server to end; 3 s
constexpr qint64 kMostNote = 4096, kMostPlan = 32 << 20;
const QString kServer = u"tapu-server"_s;

/// The program beside this one, as packages put it there.
QString serverBeside() {
  const QString beside = QDir(QCoreApplication::applicationDirPath()).filePath(programName(kServer));
  return QFile::exists(beside) ? beside : QStandardPaths::findExecutable(kServer);
}

bool isInUse(const QHostAddress& at, quint16 port) {
  QTcpServer probe;
  const bool listens = probe.listen(at, port);
  return !listens && probe.serverError() == QAbstractSocket::AddressInUseError;
}

}  // namespace

EventServer::EventServer(const QString& folder, const QString& program, QObject* parent)
    : QObject(parent), folder_(folder), program_(program.isEmpty() ? serverBeside() : program) {
  timer_.setInterval(kLookMs);
  connect(&timer_, &QTimer::timeout, this, &EventServer::look);
  Complaint complaint;
  const auto note = readFile(file(u"server.json"_s), kMostNote, complaint);
  const auto value = note ? parseJson(*note, complaint) : std::nullopt;
  if (value) process_ = value->toMap().value(u"process"_s).toInteger();
}

EventServer::~EventServer() = default;

QString EventServer::folderBeside(const QString& games) { return QFileInfo(games).absoluteDir().filePath(u"event"_s); }

QStringList EventServer::earlierBeside(const QString& games) {
  const QDir beside = QFileInfo(games).absoluteDir();
  QStringList folders = beside.entryList({u"event-*"_s}, QDir::Dirs, QDir::Name | QDir::Reversed);
  for (QString& folder : folders) folder = beside.filePath(folder);
  return folders;
}

QString EventServer::rehearsalBeside(const QString& games) {
  return QFileInfo(games).absoluteDir().filePath(u"rehearsal"_s);
}

QString EventServer::file(const QString& name) const { return QDir(folder_).filePath(name); }

std::optional<EventPlan> EventServer::planIn(const QString& path) {
  Complaint complaint;
  const auto text = readFile(path, kMostPlan, complaint);
  return text ? EventPlan::fromJson(*text) : std::nullopt;
}

Complaint EventServer::keepDraft(const EventPlan& plan) const {
  Complaint complaint;
  QDir().mkpath(QFileInfo(folder_).path());  // where there is none, the file complains
  writeFile(draftFile(), plan.toJson(), complaint);
  return complaint;
}

bool EventServer::isDamaged() const { return QFile::exists(file(u"event.json"_s)) && !plan(); }

QByteArray EventServer::key() const {
  Complaint complaint;
  const auto text = readFile(file(u"organizer.key"_s), kMostNote, complaint);
  return text ? QByteArray::fromHex(text->trimmed()) : QByteArray();
}

void EventServer::noteNamed() {
  Complaint complaint;  // without the note the names are sent once more
  writeFile(file(u"named"_s), {}, complaint);
}

bool EventServer::isNamed() const { return QFile::exists(file(u"named"_s)); }

bool EventServer::isRunning() const { return tapu::isRunning(process_, kServer); }

bool EventServer::isOver() const {
  const StoreLook look = lookIntoStore(store());
  if (!look.game || look.game->status == GameStatus::Over) return look.game.has_value();
  const auto lobby = lobbyOf(*look.game);
  return isRunning() && lobby && lobby->stage == Lobby::Stage::Over;
}

/// It frees the port, and keeps nothing open. False: it still runs.
bool EventServer::endAndWait() {
  end();
  for (int waits = 0; isRunning() && waits < kMostWaits; ++waits) QThread::msleep(kLookMs);
  return !isRunning();
}

bool EventServer::discard() {
  if (!endAndWait()) return false;
  if (hasFiles() && !QDir(folder_).removeRecursively()) return false;
  process_ = 0;
  port_ = 0;
  return true;
}

bool EventServer::begin(const EventPlan& plan) {
  if (!endAndWait()) {
    //: Why an event cannot be opened
    Q_EMIT failed(tr("The server of the event before does not end. Its files stay as they are."));
    return false;
  }
  if (plan.port != 0 && isInUse(plan.listenAt, plan.port)) {
    //: Why an event cannot be opened; %1 the number of a network port
    const QString why = tr("Port %1 is in use by another program. Please choose another port.");
    Q_EMIT failed(why.arg(QString::number(plan.port)));
    return false;
  }
  const bool isGone = plan.occasion == Occasion::Rehearsal ? discard() : putAside();
  if (!isGone || QFile::exists(store())) {  // the server would go on with the game in it
    //: Why an event cannot be opened; %1 a folder
    const QString why =
        tr("The files of the event before cannot be put aside: the folder %1 may be open in another program.");
    Q_EMIT failed(why.arg(shownPath(folder_)));
    return false;
  }
  Complaint complaint;
  if (!QDir().mkpath(folder_) || !writeFile(file(u"event.json"_s), plan.toJson(), complaint)) {
    //: Why an event cannot be opened; %1 a folder
    const QString folder = tr("The folder %1 cannot be written.").arg(shownPath(folder_));
    Q_EMIT failed(complaint.isEmpty() ? folder : complaint.sentence);
    return false;
  }
  QFile::remove(draftFile());
  start();
  return true;
}

void EventServer::restart() {
  if (isRunning()) return goBack();
  start();
}

void EventServer::goBack() {
  if (!isRunning()) return start();
  looks_ = 0;
  timer_.start();
}

QStringList EventServer::argumentsFor(const EventPlan& plan) const {
  QStringList arguments{u"--rules"_s,
                        u"big"_s,
                        u"--boards"_s,
                        QString::number(plan.boards),
                        u"--name"_s,
                        plan.name,
                        u"--port"_s,
                        QString::number(plan.port),
                        u"--store"_s,
                        store(),
                        u"--once"_s,
                        u"--organizer-key-file"_s,
                        file(u"organizer.key"_s),
                        u"--language"_s,
                        languageInUse()};
  if (plan.occasion == Occasion::Rehearsal)
    arguments << u"--bots"_s << QString::number(plan.seats()) << u"--pace"_s << u"300"_s << u"--rehearsal"_s;
  if (plan.listenAt != QHostAddress::Any) arguments << u"--bind"_s << plan.listenAt.toString();
  if (plan.occasion == Occasion::Rehearsal || plan.listenAt != QHostAddress::Any) arguments << u"--quiet"_s;
  for (const OptionSpec& spec : optionTable()) {
    if (!takesPart(spec, RuleSet::BigGame)) continue;
    const std::string text = optionText(spec, plan.options);
    if (text == optionText(spec, defaultOptions(RuleSet::BigGame))) continue;
    arguments << u"--option"_s
              << QString::fromUtf8(spec.key.data(), std::ssize(spec.key)) + u'=' + QString::fromStdString(text);
  }
  return arguments;
}

void EventServer::start() {
  const auto plan = this->plan();
  //: Why an event cannot be opened
  if (!plan) return Q_EMIT failed(tr("There is no event to go back to."));
  if (program_.isEmpty())
    //: Why an event cannot be opened; tapu-server is the name of a program
    return Q_EMIT failed(tr("The program tapu-server is missing; it comes with Tapu and lies beside it."));
  QProcess server;
  server.setProgram(program_);
  server.setArguments(argumentsFor(*plan));
  server.setStandardOutputFile(file(u"server.out"_s));
  server.setStandardErrorFile(file(u"server.err"_s));
  if (!server.startDetached(&process_)) {
    process_ = 0;
    //: Why an event cannot be opened; %1 what the system says
    return Q_EMIT failed(tr("The server of the event cannot be started: %1.").arg(server.errorString()));
  }
  Complaint complaint;  // without the note the event goes on, but a desk that comes back asks again
  writeFile(file(u"server.json"_s), jsonText(QCborMap{{u"process"_s, process_}}, Layout::Page), complaint);
  looks_ = 0;
  timer_.start();
}

// The server says on its output where it listens; it may also end with a sentence.
void EventServer::look() {
  QFile out(file(u"server.out"_s));
  const QList<QByteArray> words =
      out.open(QIODevice::ReadOnly) ? out.readLine(200).trimmed().split(' ') : QList<QByteArray>();
  if (words.size() == 3 && words[0] == "listening" && isRunning()) {
    port_ = words[2].toUShort();
    timer_.stop();
    return Q_EMIT listening();
  }
  ++looks_;
  if (isRunning() && looks_ < kMostLooks) return;
  timer_.stop();
  const QString said = lastWords();
  //: Why an event cannot be opened or has ended; %1 what its server said
  Q_EMIT failed(said.isEmpty() ? tr("The server of the event does not answer.")
                               : /*: Why an event cannot be opened or has ended; %1 what its server said */ tr(
                                     "The server of the event says: %1")
                                     .arg(said));
}

QString EventServer::lastWords() const {
  Complaint complaint;
  const auto text = readFile(file(u"server.err"_s), 1 << 16, complaint);
  if (!text) return {};
  const QStringList lines = QString::fromUtf8(*text).split(u'\n', Qt::SkipEmptyParts);
  return lines.isEmpty() ? QString() : QString(lines.back()).remove(u"tapu-server: "_s).trimmed();
}

void EventServer::end() {
  timer_.stop();
  if (isRunning()) askToStop(process_);
}

bool EventServer::hasFiles() const { return QFile::exists(file(u"event.json"_s)) || QFile::exists(store()); }

bool EventServer::putAside() {
  if (!hasFiles()) return true;
  const QString stamp = QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s);
  QString aside = folder_ + u'-' + stamp;
  for (int i = 2; QFile::exists(aside); ++i) aside = folder_ + u'-' + stamp + u'-' + QString::number(i);
  if (!QDir().rename(folder_, aside)) return false;
  process_ = 0;
  port_ = 0;
  return true;
}

}  // namespace tapu

#include "moc_event_server.cpp"
