#include "mainwindow.h"
#include "recovery/endsignals.h"
#include "settings/application.h"
#include "settings/translations.h"
#include "viewport/opengl/openglsupport.h"
#include "withoutdisplay.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QSurfaceFormat>

#include <csignal>

namespace {

constexpr const char *withoutDisplayOption = "--without-display";

bool wantsNoDisplay(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        if (qstrcmp(argv[i], withoutDisplayOption) == 0)
            return true;
    }
    return false;
}

// Must come before the application: contexts would not share the format, and Qt would load the libraries of OpenGL for
// the first window even where nothing is drawn with them.
void prepareOpenGL()
{
    QSurfaceFormat::setDefaultFormat(limber::viewportSurfaceFormat());
    if (!limber::mayHaveGraphicsCard() && !qEnvironmentVariableIsSet("LIMBER_NO_OPENGL") &&
        !qEnvironmentVariableIsSet("QT_XCB_GL_INTEGRATION"))
        qputenv("QT_XCB_GL_INTEGRATION", "none");
}

// What the system or the session manager ends loses nothing. Nobody is asked: there may be nobody there.
void keepWorkAtTheEnd(QApplication &application, limber::EndSignals &endSignals, limber::MainWindow &window)
{
    QObject::connect(&endSignals, &limber::EndSignals::received, &window, [&window](int signal) {
        window.keepForNextStart();
        QCoreApplication::exit(limber::EndSignals::exitStatus(signal));
    });
    QObject::connect(
        &application, &QGuiApplication::commitDataRequest, &window, [&window] { window.writeRecovery(); },
        Qt::DirectConnection);
}

} // namespace

int main(int argc, char **argv)
{
    if (wantsNoDisplay(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    prepareOpenGL();
    limber::Application application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Limber"));
    QApplication::setApplicationVersion(QStringLiteral(LIMBER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("limber"));
    limber::installTranslations(application);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/limber/icons/limber.svg")));

    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate("main", "Editor for BVH motion capture files."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"), QApplication::translate("main", "Files to open."),
                                 QStringLiteral("[FILE…]"));
    parser.addOption({QStringLiteral("sample"), QApplication::translate("main", "Open the sample walk.")});
    parser.addOption({QStringLiteral("without-display"),
                      QApplication::translate("main", "Show what the program does without a display: open FILE or the "
                                                      "sample, change one value, save a copy, draw the pose.")});
    parser.addOption({QStringLiteral("output"), QApplication::translate("main", "Where --without-display writes."),
                      QStringLiteral("FOLDER")});
    parser.process(application);
    const QStringList files = parser.positionalArguments();

    if (parser.isSet(QStringLiteral("without-display")))
        return limber::runWithoutDisplay(files.value(0), parser.value(QStringLiteral("output")));

    limber::MainWindow window;
    limber::EndSignals endSignals;
    keepWorkAtTheEnd(application, endSignals, window);
    QObject::connect(&application, &limber::Application::memoryShort, &window, &limber::MainWindow::tellMemoryShort);
    // A file size limit is an error of write(2) here, not a deadly signal.
    std::signal(SIGXFSZ, SIG_IGN);
    window.show();
    window.openFiles(files);
    if (parser.isSet(QStringLiteral("sample")))
        window.files().openSample();
    else if (files.isEmpty())
        window.reopenFiles();
    window.offerRecovery();
    return QApplication::exec();
}
