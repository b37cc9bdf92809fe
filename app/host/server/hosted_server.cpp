// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/server/hosted_server.h"

#include <QSysInfo>

#include "app/host/server/server.h"
#include "app/host/store/sqlite_store.h"
#include "app/net/neighborhood.h"
#include "app/net/tcp_channel.h"
#include "app/system/descriptors.h"

namespace tapu {

namespace {

ServerPlan serverPlan(const HostPlan& plan) {
  ServerPlan table{.gameName = plan.gameName,
                   .setup = plan.setup,
                   .bots = plan.bots,
                   .botPaceMs = plan.botPaceMs,
                   .offerWaitMs = plan.offerWaitMs,
                   .hostName = QSysInfo::machineHostName()};
  table.notedMoves = plan.notedMoves;
  table.onAbsence = plan.onAbsence;
  table.copyOf = plan.copyOf;
  table.policy = plan.policy;
  table.passwordKey = plan.passwordKey;
  table.organizerKey = plan.organizerKey;
  table.botNames = plan.botNames;
  table.botColors = plan.botColors;
  return table;
}

}  // namespace

/// Everything that lives in the server's thread; made and destroyed there by `open` and `close`.
class HostedServer::Works : public QObject {
  Q_OBJECT
 public:
  explicit Works(const HostPlan& plan) : plan_(plan) {}

  void open() {
    clock_ = std::make_shared<SystemClock>();
    if (!openStore()) return;
    ServerDependencies given;
    given.clock = clock_;
    given.store = store_.get();
    given.makeMind = makeMind;
    given.isNeighbor = isNeighborOrHere;
    // Nothing of a game that others can reach, or that is kept, is ever told before.
    const bool isTold = !plan_.told.empty() && !plan_.listen && plan_.storePath.isEmpty();
    if (isTold) given.chance = std::make_shared<ToldChance>(plan_.told);
    server_ = std::make_unique<Server>(std::move(given), serverPlan(plan_), within({}, mostDescriptors()));
    connect(server_.get(), &Server::gameOver, this,
            [this] { Q_EMIT gameOver(server_->lobby(), server_->game()->played().moves()); });
    connect(server_.get(), &Server::stoppedToMend, this, &Works::stopToMend);
    if (plan_.begin == HostPlan::Begin::Continue) {
      if (const QString problem = server_->resume(); !problem.isEmpty())
        return fail(Failure::NothingToContinue, problem);
    } else {
      server_->open();
    }
    if (!listen()) return;
    for (auto& channel : early_) server_->admit(std::move(channel));
    early_.clear();
    Q_EMIT ready(listener_ ? listener_->serverPort() : quint16(0), server_->door().passwordKey());
  }

  void admit(std::unique_ptr<Channel> channel) {
    if (server_ && early_.empty())
      server_->admit(std::move(channel));
    else if (!failed_)
      early_.push_back(std::move(channel));
  }

  void setBotPace(int paceMs) {
    if (server_) server_->bots().setPace(paceMs);
  }

  void stepBots() {
    if (server_) server_->bots().step();
  }

  void close() {
    if (responder_) responder_->close();
    responder_.reset();
    listener_.reset();
    early_.clear();
    if (server_) server_->shutDown();
  }

  void destroy() {
    server_.reset();
    store_.reset();
    clock_.reset();
  }

 Q_SIGNALS:
  void ready(quint16 port, const QByteArray& passwordKey);
  void failed(tapu::HostedServer::Failure why, const QString& detail);
  void gameOver(const tapu::Lobby& table, const std::vector<tapu::Move>& moves);
  void putAside(const QString& keptAs);

 private:
  void stopToMend() {
    if (responder_) responder_->close();
    server_->shutDown(Refusal::MovesMissing);
    if (!file_) return;
    file_->putAside();
    Q_EMIT putAside(file_->keptAs());
  }

  bool openStore() {
    if (plan_.storePath.isEmpty()) {
      store_ = std::make_unique<MemoryStore>();
      return true;
    }
    auto file = std::make_unique<SqliteStore>(plan_.storePath);
    if (const QString problem = file->open(); !problem.isEmpty()) {
      if (file->keptAs().isEmpty()) {
        fail(Failure::StoreUnusable, problem);
        return false;
      }
      fail(Failure::StoreDamaged, problem + u'\n' + file->keptAs());
      return false;
    }
    file_ = file.get();
    store_ = std::move(file);
    return true;
  }

  bool listen() {
    if (!plan_.listen) return true;
    listener_ = std::make_unique<TcpListener>(clock_);
    connect(listener_.get(), &TcpListener::arrived, this,
            [this](Channel* channel) { server_->admit(std::unique_ptr<Channel>(channel)); });
    if (!listener_->open(plan_.listen->address, plan_.listen->port)) {
      fail(Failure::PortTaken, listener_->errorString());
      return false;
    }
    if (plan_.listen->announce == HostPlan::Listen::Announce::No) return true;
    responder_ = std::make_unique<DiscoveryResponder>(clock_, DiscoveryNetwork{}, [this] {
      FoundGame game = server_->summary();
      game.port = listener_->serverPort();
      return game;
    });
    responder_->start();  // without it the address can still be typed
    return true;
  }

  void fail(Failure why, const QString& detail) {
    failed_ = true;
    server_.reset();
    early_.clear();
    Q_EMIT failed(why, detail);
  }

  HostPlan plan_;
  std::shared_ptr<Clock> clock_;
  std::unique_ptr<EventStore> store_;
  SqliteStore* file_ = nullptr;  ///< the store, where it is a file
  std::unique_ptr<Server> server_;
  std::unique_ptr<TcpListener> listener_;
  std::unique_ptr<DiscoveryResponder> responder_;
  std::vector<std::unique_ptr<Channel>> early_;
  bool failed_ = false;
};

HostedServer::HostedServer(HostPlan plan, QObject* parent)
    : QObject(parent), plan_(std::move(plan)), door_(std::make_shared<LocalDoor>()), works_(new Works(plan_)) {
  qRegisterMetaType<Failure>();
  qRegisterMetaType<Lobby>("tapu::Lobby");
  qRegisterMetaType<std::vector<Move>>("std::vector<tapu::Move>");
  thread_.setObjectName(QStringLiteral("tapu-server"));
  works_->moveToThread(&thread_);
  door_->open(works_, [works = works_](std::unique_ptr<Channel> channel) { works->admit(std::move(channel)); });
  connect(&thread_, &QThread::started, works_, &Works::open);
  connect(works_, &Works::failed, this, &HostedServer::failed);
  connect(works_, &Works::gameOver, this, &HostedServer::gameOver);
  connect(works_, &Works::putAside, this, &HostedServer::putAside);
  connect(works_, &Works::ready, this, [this](quint16 port, const QByteArray& passwordKey) {
    port_ = port;
    passwordKey_ = passwordKey;
    Q_EMIT ready(port);
  });
}

HostedServer::~HostedServer() {
  stop();
  delete works_;
}

void HostedServer::start() { thread_.start(); }

void HostedServer::stop() {
  door_->shut();
  if (!thread_.isRunning()) return;
  // Last words go out while the loop still runs; then the rest is taken down where it was made.
  QMetaObject::invokeMethod(
      works_, [works = works_] { works->close(); }, Qt::BlockingQueuedConnection);
  QMetaObject::invokeMethod(
      works_, [works = works_] { works->destroy(); }, Qt::BlockingQueuedConnection);
  thread_.quit();
  thread_.wait();
}

void HostedServer::setBotPace(int paceMs) {
  if (!thread_.isRunning()) return;
  QMetaObject::invokeMethod(
      works_, [works = works_, paceMs] { works->setBotPace(paceMs); }, Qt::QueuedConnection);
}

void HostedServer::stepBots() {
  if (!thread_.isRunning()) return;
  QMetaObject::invokeMethod(
      works_, [works = works_] { works->stepBots(); }, Qt::QueuedConnection);
}

std::unique_ptr<Dialer> HostedServer::dialer(Origin origin) const {
  return std::make_unique<LocalDialer>(door_, origin);
}

}  // namespace tapu

#include "app/wire/refusal.h"
#include "hosted_server.moc"

#include "moc_hosted_server.cpp"
