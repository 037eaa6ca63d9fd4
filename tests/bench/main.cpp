#include "benchclip.h"
#include "playing.h"
#include "starting.h"
#include "storage/clipfile.h"
#include "viewport/opengl/openglsupport.h"

#include <QApplication>
#include <QTemporaryDir>

#include <cstdio>

using namespace limber;
using namespace limber::bench;

// How fast the editor starts and how smoothly it plays, on the display at hand and with settings of its own.
//   bench_editor [FILE [CHARACTER]]     FILE is what to start with; without it a body of 75 joints in 3 MB. It plays on
//   a
//                                       CHARACTER (.glb), too
int main(int argc, char **argv)
{
    QSurfaceFormat::setDefaultFormat(viewportSurfaceFormat());
    const QTemporaryDir folder;
    if (!qEnvironmentVariableIsSet("LIMBER_BENCH_CONFIG")) {
        qputenv("LIMBER_BENCH_CONFIG", "1"); // for the programs that are started from here
        qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
    }
    QApplication application(argc, argv);
    QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == QLatin1String("--start-once"))
        return startOnce(arguments.value(3), arguments.value(2).toLongLong());

    QString file = arguments.value(1);
    if (file.isEmpty()) {
        file = folder.filePath(QStringLiteral("body.bvh"));
        if (!saveBvh(fingeredBody(1400), file, {}).saved)
            return 1;
    }
    std::printf("%s\n", qUtf8Printable(file));
    if (!measureStarts(file, 15) || !measurePlaying(4.0, arguments.value(2))) {
        std::fprintf(stderr, "this needs a display, and a file that can be read\n");
        return 1;
    }
    return 0;
}
