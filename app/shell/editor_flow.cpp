// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/editor_flow.h"

#include <optional>
#include <utility>

#include "app/session/plan/test_plan.h"

namespace tapu {

EditorFlow::EditorFlow(Pages& pages, PresentGame& present, GameLaunch& launch)
    : pages_(pages), present_(present), launch_(launch) {}

void EditorFlow::take(const EmbeddedPage& editor) {
  editor_ = editor;
  pages_.addWidget(editor.page);
  pages_.start()->offerEditor();
  pages_.lessons()->offerEditor();
  launch_.offerEditor();
}

bool EditorFlow::isTesting() const { return editor_.page && present_.sitting() && present_.sitting()->isTest(); }

void EditorFlow::openThen(std::function<void()> then) {
  if (!editor_.page) return;
  present_.leaveThen([this, then = std::move(then)] {
    present_.close();
    pages_.bring(editor_.page);
    if (then) then();
  });
}

void EditorFlow::playTest(const GamePlan& plan) { launch_.start(plan, editor_.page); }

void EditorFlow::back() {
  const Sitting* sitting = present_.sitting();
  if (!sitting || !sitting->isTest()) return;
  std::optional<BoardFile> tried;
  const Beginning& beginning = sitting->beginning();
  if (beginning.test == Beginning::Test::OfFile && beginning.begun && editor_.showBoard)
    tried = triedBoard(*beginning.begun);
  present_.close();
  Q_EMIT testOver();
  pages_.bring(editor_.page ? editor_.page : pages_.start());
  if (tried) editor_.showBoard(*tried);
}

}  // namespace tapu
