// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/question.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The answers in the order of a ChoiceDialog, whose first one Enter gives.
QStringList answersOf(const Question::Texts& texts) {
  const bool isSafeFirst = texts.enter == Question::Texts::Enter::Safe;
  return isSafeFirst ? QStringList{texts.safe, texts.other} : QStringList{texts.other, texts.safe};
}

}  // namespace

Question::Question(const std::function<Texts()>& texts, QWidget* parent)
    : ChoiceDialog(
          [texts] {
            const Texts now = texts();
            return ChoiceDialog::Texts{now.title, now.text, answersOf(now)};
          },
          parent) {
  setObjectName(u"question"_s);
  const int other = texts().enter == Texts::Enter::Safe ? 1 : 0;
  buttons()[other == 1 ? 0 : 1]->setObjectName(u"questionSafe"_s);
  buttons()[other == 1 ? 1 : 0]->setObjectName(u"questionOther"_s);
  connect(this, &ChoiceDialog::answered, this, [this, other](int answer) {
    if (answer == other) Q_EMIT confirmed();
  });
}

Question* Question::ask(QWidget* parent, const std::function<Texts()>& texts, std::function<void()> then) {
  auto* question = new Question(texts, parent);
  question->setAttribute(Qt::WA_DeleteOnClose);
  connect(question, &Question::confirmed, parent, std::move(then));
  question->open();
  return question;
}

}  // namespace tapu

#include "moc_question.cpp"
