#include "playing.h"

#include "benchclip.h"
#include "mainwindow.h"
#include "picturewatch.h"
#include "storage/characters/characterfile.h"
#include "storage/clipfile.h"
#include "viewgrid/viewgrid.h"
#include "viewport/shown/viewoptions.h"
#include "viewport/viewportpanel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <memory>
#include <utility>
#include <vector>

namespace limber::bench {

namespace {

constexpr int frameCount = 2000;

struct Pictures
{
    std::vector<double> milliseconds; // of each picture
    double processorMilliseconds = 0.0; // of all threads together, for each picture
};

// The processor time of this program, which other programs on the machine hardly affect.
double processorMilliseconds()
{
    return static_cast<double>(std::clock()) * 1000.0 / CLOCKS_PER_SEC;
}

// Plays as the transport does, but shows the next frame as soon as a picture is finished.
Pictures play(Session &session, QWidget &canvas, double seconds)
{
    constexpr int warmUp = 10;
    Pictures result;
    double processorStart = 0.0;
    QElapsedTimer whole;
    QElapsedTimer picture;
    int pictures = 0;
    QEventLoop loop;
    const auto next = [&] { session.playhead().setFrame((session.playhead().frame() + 1) % frameCount); };
    PictureWatch watch(canvas);
    QObject::connect(&watch, &PictureWatch::done, &loop, [&] {
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
    session.playhead().setPlaying(true);
    whole.start();
    picture.start();
    next();
    loop.exec();
    session.playhead().setPlaying(false);
    const auto count = static_cast<double>(result.milliseconds.size());
    result.processorMilliseconds = (processorMilliseconds() - processorStart) / count;
    return result;
}

void print(const char *what, const QSize &size, const Pictures &pictures)
{
    std::vector<double> sorted = pictures.milliseconds;
    std::sort(sorted.begin(), sorted.end());
    const double middle = sorted[sorted.size() / 2];
    const double slow = sorted[sorted.size() * 95 / 100];
    std::printf("%-30s %4dx%-4d  %6.1f pictures/s (%.1f ms, 95 in 100 below %.1f ms; processors %.1f ms)\n", what,
                size.width(), size.height(), 1000.0 / middle, middle, slow, pictures.processorMilliseconds);
}

// Selects a hand and similar joints, so that there are joints whose trails are drawn.
void showGhosts(MainWindow &window, bool shown)
{
    ViewOptions options = window.viewport().options();
    options.trails = shown;
    options.onionSkins = shown;
    window.viewport().setOptions(options);
    Session &session = *window.currentSession();
    const int last = session.document().skeleton().jointCount() - 1;
    const std::vector<NodeId> nodes = {NodeId::joint(last), NodeId::joint(last / 2)};
    session.select(shown ? nodes : std::vector<NodeId>(), QItemSelectionModel::ClearAndSelect);
}

// Shows the body, then the character; returns false if that cannot be read.
bool measureBodies(MainWindow &window, const QString &file, double seconds)
{
    Session &session = *window.currentSession();
    QWidget *const canvas = window.viewport().focusProxy();
    session.setFigureStyle(FigureStyle::Body);
    print("playing, body", canvas->size(), play(session, *canvas, seconds));
    CharacterLoad loaded = loadCharacter(file, {}, SceneContent::MotionAndMesh);
    if (!loaded.file || !loaded.file->character.scene.mesh)
        return false;
    session.character().show(std::make_shared<const CharacterFile>(*std::move(loaded.file)));
    while (session.character().poser() == nullptr)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    print("playing, character", canvas->size(), play(session, *canvas, seconds));
    window.viewport().grid().arrange({.count = ViewCount::Four});
    QApplication::processEvents();
    print("four views, character", window.viewport().size(), play(session, *canvas, seconds));
    session.character().remove();
    session.setFigureStyle(FigureStyle::Bones);
    return true;
}

} // namespace

bool measurePlaying(double seconds, const QString &character)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("body.bvh"));
    if (!saveBvh(fingeredBody(frameCount), path, {}).saved)
        return false;
    MainWindow window;
    window.resize(1600, 1000);
    window.show();
    window.files().open(path);
    while (window.files().isLoading())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (window.currentSession() == nullptr)
        return false;
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        // Enlarges the window by what the panels take, so that the viewport has the requested size.
        QApplication::processEvents();
        window.resize(window.size() + size - window.viewport().size());
        QApplication::processEvents();
        window.viewport().grid().arrange({});
        QWidget *canvas = window.viewport().focusProxy();
        for (const bool ghosts : {false, true}) {
            showGhosts(window, ghosts);
            print(ghosts ? "playing, trails and ghosts" : "playing, one figure", canvas->size(),
                  play(*window.currentSession(), *canvas, seconds));
        }
        // All views are painted at once, so a picture of one view is a picture of four.
        window.viewport().grid().arrange({.count = ViewCount::Four});
        QApplication::processEvents();
        for (const bool ghosts : {false, true}) {
            showGhosts(window, ghosts);
            print(ghosts ? "four views, trails and ghosts" : "four views, one figure", window.viewport().size(),
                  play(*window.currentSession(), *canvas, seconds));
        }
        window.viewport().grid().arrange({});
        QApplication::processEvents();
        showGhosts(window, false);
        if (!character.isEmpty() && !measureBodies(window, character, seconds))
            return false;
    }
    return true;
}

} // namespace limber::bench
