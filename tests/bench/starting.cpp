#include "starting.h"

#include "mainwindow.h"
#include "median.h"
#include "picturewatch.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"

#include <QApplication>
#include <QProcess>

#include <chrono>
#include <cstdio>

namespace limber::bench {

namespace {

// The steady clock is the same for all programs on Linux, so a start time can be passed on a command line.
qint64 nowNanoseconds()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
}

} // namespace

int startOnce(const QString &file, qint64 startNanoseconds)
{
    MainWindow window;
    window.show();
    window.files().open(file);
    PictureWatch watch(*window.viewport().focusProxy());
    QObject::connect(&watch, &PictureWatch::done, &window, [&] {
        if (window.viewport().scene().figure().bones.empty())
            return;
        std::printf("%.3f\n", static_cast<double>(nowNanoseconds() - startNanoseconds) * 1e-6);
        std::fflush(stdout);
        std::_Exit(0); // nothing of this window should be saved
    });
    return QApplication::exec();
}

bool measureStarts(const QString &file, int runs)
{
    std::vector<double> milliseconds;
    for (int run = 0; run < runs + 1; ++run) {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--start-once"), QString::number(nowNanoseconds()), file});
        if (!process.waitForFinished() || process.exitCode() != 0)
            return false;
        if (run > 0) // the first run warms the caches
            milliseconds.push_back(process.readAllStandardOutput().toDouble());
    }
    std::printf("%-52s %6.0f ms\n", "start to first picture of the figure", median(milliseconds));
    return true;
}

} // namespace limber::bench
