// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a fuzz target over each file of a folder, once: for builds without libFuzzer.
#include <QDirIterator>
#include <QFile>
#include <cstdio>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv) {
  int files = 0;
  for (int i = 1; i < argc; ++i) {
    QDirIterator corpus(QString::fromLocal8Bit(argv[i]), QDir::Files);
    while (corpus.hasNext()) {
      QFile file(corpus.next());
      if (!file.open(QIODevice::ReadOnly)) {
        std::perror(argv[i]);
        return 1;
      }
      std::printf("%s\n", qPrintable(file.fileName()));
      std::fflush(stdout);  // the last name stands there if the target aborts
      const QByteArray bytes = file.readAll();
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                             static_cast<std::size_t>(bytes.size()));
      ++files;
    }
  }
  return files > 0 ? 0 : (std::fputs("no files to replay\n", stderr), 1);
}
