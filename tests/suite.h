// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <string_view>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

#include "tests/soon.h"

// Several test classes in one program, so that their common parts are linked once. A source ends with
//
//   TAPU_TEST(TestRobber)               no application
//   TAPU_TEST_WITH_LOOP(TestClient)     an event loop
//   TAPU_TEST_WITH_SCREEN(TestPages)    windows
//   #include "test_robber.moc"
//
// and its program runs as `test_engine robber [what Qt Test takes]`: the name of a suite is that of its file without
// "test".

namespace tapu::test {

/// A test class under the name of its file; `run` is given the arguments after that name.
struct Suite {
  using Run = int (*)(int argc, char** argv);
  Suite(const char* file, Run runs);
  std::string_view name;
  Run run;
  const Suite* next;
};

template <class Test>
int runTest(int argc, char** argv) {
  QTest::Internal::callInitMain<Test>();
  Test test;
  return QTest::qExec(&test, argc, argv);
}

template <class Application, class Test>
int runTestIn(int argc, char** argv) {
  QTest::Internal::callInitMain<Test>();
  Application application(argc, argv);
  Test test;
  return QTest::qExec(&test, argc, argv);
}

}  // namespace tapu::test

#define TAPU_TEST(Test) static const tapu::test::Suite suiteOf##Test(__FILE__, tapu::test::runTest<Test>);
#define TAPU_TEST_WITH_LOOP(Test) \
  static const tapu::test::Suite suiteOf##Test(__FILE__, tapu::test::runTestIn<QCoreApplication, Test>);
#define TAPU_TEST_WITH_SCREEN(Test) \
  static const tapu::test::Suite suiteOf##Test(__FILE__, tapu::test::runTestIn<QApplication, Test>);
