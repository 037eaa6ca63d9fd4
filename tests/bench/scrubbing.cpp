#include "scrubbing.h"

#include "benchclip.h"
#include "mainwindow.h"
#include "storage/clipfile.h"
#include "viewport/viewportpanel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QOpenGLWidget>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace limber::bench {

namespace {

constexpr QSize canvasSize(1280, 720);
constexpr int frameCount = 2000;

struct Pictures
{
    std::vector<double> milliseconds; // of each
    double processorMilliseconds = 0.0; // of all threads together, a picture
};

// The processor time of this program, which other programs on the machine hardly change.
double processorMilliseconds()
{
    return static_cast<double>(std::clock()) * 1000.0 / CLOCKS_PER_SEC;
}

// Moves the playhead whenever a picture is done.
Pictures scrub(Session &session, QOpenGLWidget &canvas, double seconds)
{
    constexpr int warmUp = 10;
    Pictures result;
    double processorStart = 0.0;
    QElapsedTimer whole;
    QElapsedTimer picture;
    int pictures = 0;
    QEventLoop loop;
    const auto next = [&] { session.playhead().setFrame((session.playhead().frame() + 7) % frameCount); };
    QObject::connect(&canvas, &QOpenGLWidget::frameSwapped, &loop, [&] {
        if (++pictures > warmUp)
            result.milliseconds.push_back(static_cast<double>(picture.nsecsElapsed()) * 1e-6);
        else
            processorStart = processorMilliseconds();
        picture.start();
        if (static_cast<double>(whole.elapsed()) > seconds * 1000.0)
            loop.quit();
        else
            next();
    });
    whole.start();
    picture.start();
    next();
    loop.exec();
    const auto count = static_cast<double>(result.milliseconds.size());
    result.processorMilliseconds = (processorMilliseconds() - processorStart) / count;
    return result;
}

void print(const char *what, const Pictures &pictures)
{
    std::vector<double> sorted = pictures.milliseconds;
    std::sort(sorted.begin(), sorted.end());
    const double middle = sorted[sorted.size() / 2];
    const double slow = sorted[sorted.size() * 95 / 100];
    std::printf("%-52s %6.1f pictures/s (%.1f ms, 95 in 100 below %.1f ms; processors %.1f ms)\n", what,
                1000.0 / middle, middle, slow, pictures.processorMilliseconds);
}

bool scrubViewport(double seconds)
{
    Session session;
    session.document().reset(fingeredBody(frameCount));
    ViewportPanel panel;
    panel.setSession(&session);
    panel.resize(canvasSize);
    panel.show();
    auto *canvas = panel.findChild<QOpenGLWidget *>();
    if (canvas == nullptr)
        return false;
    print("scrubbing, viewport alone, 1280x720", scrub(session, *canvas, seconds));
    return true;
}

bool scrubWindow(double seconds)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("body.bvh"));
    if (!saveBvh(fingeredBody(frameCount), path, {}).saved)
        return false;
    MainWindow window;
    window.resize(canvasSize);
    window.show();
    window.files().open(path);
    auto *canvas = window.viewport().findChild<QOpenGLWidget *>();
    while (window.files().isLoading())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (canvas == nullptr || window.currentSession() == nullptr)
        return false;
    print("scrubbing, main window of 1280x720", scrub(*window.currentSession(), *canvas, seconds));
    // As much more window as the panels take, so that the viewport has the size that was asked for.
    window.resize(window.size() + canvasSize - canvas->size());
    print("scrubbing, main window around a viewport of 1280x720", scrub(*window.currentSession(), *canvas, seconds));
    if (canvas->size() != canvasSize)
        std::printf("  (the viewport got %dx%d)\n", canvas->width(), canvas->height());
    return true;
}

} // namespace

bool measureScrubbing(double seconds)
{
    return scrubViewport(seconds) && scrubWindow(seconds);
}

} // namespace limber::bench
