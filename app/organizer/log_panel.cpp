// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/log_panel.h"

#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/kit/bare_scroll.h"
#include "app/kit/field_answer.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/quiet_view.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostSaid = 5;  ///< at once: the list has the others

/// The lines of the log, each as high as its words need: those of a delegate of Qt are cut where the script of a name
/// is higher than that of the list.
class LogRows : public QStyledItemDelegate {
 public:
  explicit LogRows(QListView* list) : QStyledItemDelegate(list), list_(*list) {}
  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const QRect room(0, 0, list_.viewport()->width() - 2 * kAside, QWIDGETSIZE_MAX);
    const QRect words = list_.fontMetrics().boundingRect(room, kWrapped, index.data().toString());
    return {list_.viewport()->width(), words.height() + 2 * kAbove};
  }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    painter->setFont(list_.font());
    painter->setPen(themeOf(&list_).ink);
    painter->drawText(option.rect.adjusted(kAside, kAbove, -kAside, -kAbove), kWrapped, index.data().toString());
  }

 private:
  static constexpr int kAside = 2, kAbove = 1, kWrapped = Qt::TextWordWrap | Qt::AlignLeft;
  const QListView& list_;
};

}  // namespace

LogPanel::LogPanel(EventDesk& desk, QWidget* parent) : Sheet(parent), desk_(desk), herald_(new Herald(this)) {
  herald_->setObjectName(u"deskHerald"_s);
  //: Heading on the organizer's desk
  auto* title = makeHeading(this, [] { return tr("Log"); });
  auto* list = new QuietView<QListView>(this);
  list->setObjectName(u"deskLog"_s);
  list->setModel(&model_);
  list->setItemDelegate(new LogRows(list));
  makeBare(list);
  list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list->setSelectionMode(QAbstractItemView::NoSelection);
  list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list->setResizeMode(QListView::Adjust);
  nameField(list, title);
  message_ = new QLineEdit(this);  // after the list: Tab comes to it there
  message_->setObjectName(u"deskMessage"_s);
  //: In an empty field
  say(message_, [] { return tr("Message to all…"); });
  for (QWidget* each : {static_cast<QWidget*>(list), static_cast<QWidget*>(message_)}) setLetters(each, kChoiceText);
  auto* told = new FieldAnswer(this);
  told->setObjectName(u"deskMessageTold"_s);
  told->watch(message_, wire::kMostAnnouncement);
  QVBoxLayout* lines = layLines();
  lines->addWidget(title);
  lines->addWidget(list, 1);
  lines->addWidget(told);
  lines->addWidget(message_);
  connect(message_, &QLineEdit::returnPressed, this, [this] {
    desk_.ask(requests::Announce{message_->text()});
    message_->clear();
  });
  const auto renew = [this] { hasNews_ = true; };
  connect(&desk_.report(), &DeskReporter::changed, this, renew);
  connect(&desk_.report(), &DeskReporter::noted, this, [this](const DeskLogLine& line) { news_.push_back(line); });
  whenLanguageChanges(this, [this, renew] {
    renew();
    refresh();
  });
}

void LogPanel::refresh() {
  message_->setEnabled(desk_.client() && desk_.stage() != EventDesk::Stage::Over);
  if (!std::exchange(hasNews_, false)) return;
  const auto& noted = desk_.report().lines();
  QStringList lines;
  for (const DeskLogLine& line : noted)
    lines << QLocale().toString(line.at, u"HH:mm"_s) + u"  "_s + DeskReporter::sentenceOf(line);
  model_.setStringList(lines);
  auto news = std::exchange(news_, {});
  // A break of a connection that turned out to be a leave is not said.
  std::erase_if(news, [&](const DeskLogLine& each) { return std::ranges::find(noted, each) == noted.end(); });
  for (std::size_t i = news.size() - std::min(news.size(), kMostSaid); i < news.size(); ++i)
    herald_->say(DeskReporter::sentenceOf(news[i]));
}

}  // namespace tapu

#include "moc_log_panel.cpp"
