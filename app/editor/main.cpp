#include "recovery/crashreport.h"
#include "recovery/crashreportfiles.h"
#include "recovery/endsignals.h"
#include "settings/application.h"
#include "settings/settings.h"
#include "settings/translations.h"
#include "start/filehandover.h"
#include "start/memorypolicy.h"
#include "start/startguard.h"
#include "storage/paths/filename.h"
#include "viewport/opengl/openglsupport.h"
#include "windowhost.h"
#include "withoutdisplay.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QSurfaceFormat>
#include <QThreadPool>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>

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

// This must come before the application: otherwise contexts would not share the format, and Qt would load the OpenGL
// libraries for the first window even if nothing is drawn with them.
void prepareOpenGL()
{
    QSurfaceFormat::setDefaultFormat(limber::viewportSurfaceFormat());
    if (!limber::mayHaveGraphicsCard() && !qEnvironmentVariableIsSet("LIMBER_NO_OPENGL") &&
        !qEnvironmentVariableIsSet("QT_XCB_GL_INTEGRATION"))
        qputenv("QT_XCB_GL_INTEGRATION", "none");
}

// Keeps unsaved work if the system or the session manager ends the program. It asks nothing, because nobody may be
// there.
void keepWorkAtTheEnd(QApplication &application, limber::EndSignals &endSignals, limber::WindowHost &host)
{
    QObject::connect(&endSignals, &limber::EndSignals::received, &host, [&host](int signal) {
        host.window().keepForNextStart();
        QCoreApplication::exit(limber::EndSignals::exitStatus(signal));
    });
    QObject::connect(
        &application, &QGuiApplication::commitDataRequest, &host, [&host] { host.window().writeRecovery(); },
        Qt::DirectConnection);
}

// Adds the options of the program; their texts need an application object.
void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QApplication::translate("main", "Editor for BVH motion capture files."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"), QApplication::translate("main", "Files to open."),
                                 QStringLiteral("[FILE…]"));
    parser.addOption({QStringLiteral("sample"), QApplication::translate("main", "Open the sample walk.")});
    parser.addOption({QStringLiteral("new-window"),
                      QApplication::translate("main", "Open a separate window, even if there is one already.")});
    parser.addOption({QStringLiteral("without-display"),
                      QApplication::translate("main", "Show what the program does without a display: open FILE or the "
                                                      "sample, change one value, save a copy, draw the pose.")});
    parser.addOption({QStringLiteral("output"), QApplication::translate("main", "Where --without-display writes."),
                      QStringLiteral("FOLDER")});
}

void nameApplication(QCoreApplication &application)
{
    QCoreApplication::setApplicationName(QStringLiteral("Limber"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LIMBER_VERSION));
    limber::installTranslations(application, limber::Settings::chosenLanguage());
}

// Returns the arguments that Qt has left. QCoreApplication::arguments() damages file names that are not UTF-8.
QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << limber::nameOfBytes(QByteArrayView(argv[i]));
    return arguments;
}

// Prints help or version, which are texts and need no display; does not return if one of them is requested.
void answerWithoutWindow(int argc, char **argv)
{
    constexpr std::array words = {"-h", "--help", "--help-all", "-v", "--version"};
    const auto isAsked = [&](const char *argument) {
        return std::ranges::any_of(words, [&](const char *word) { return qstrcmp(argument, word) == 0; });
    };
    if (!std::any_of(argv + std::min(argc, 1), argv + argc, isAsked))
        return;
    QCoreApplication application(argc, argv);
    nameApplication(application);
    QCommandLineParser parser;
    describe(parser);
    parser.process(application);
}

// Ends the program with this status without waiting for a worker whose disk does not answer.
int end(int status)
{
    constexpr int patience = 5000; // what computes something ends much sooner, because nobody waits for it any more
    if (!QThreadPool::globalInstance()->waitForDone(patience)) {
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}

// Runs the window to its end, which may be a crash.
int runWindow(limber::Application &application, const QCommandLineParser &parser)
{
    const limber::CrashReportFiles reports;
    std::optional<limber::CrashReport> crashReport;
    if (reports.prepare())
        crashReport.emplace(reports.folder(), QCoreApplication::applicationVersion());
    limber::WindowHost host;
    limber::MainWindow &window = host.window();
    limber::CrashReport::noteCommandsOf(window);
    QObject::connect(&host, &limber::WindowHost::replaced, &host, &limber::CrashReport::noteCommandsOf);
    const limber::CrashReport::Waiting waiting(window.pendingJournals());
    limber::EndSignals endSignals;
    keepWorkAtTheEnd(application, endSignals, host);
    QObject::connect(&application, &limber::Application::memoryShort, &host,
                     [&host] { host.window().reportMemoryShort(); });
    // Exceeding a file size limit then is an error of write(2) instead of a deadly signal.
    std::signal(SIGXFSZ, SIG_IGN);
    const limber::FileReceiver receiver;
    QObject::connect(&receiver, &limber::FileReceiver::received, &host,
                     [&host](const QStringList &paths) { host.window().takeFiles(paths); });
    window.show();
    const QStringList files = parser.positionalArguments();
    window.openFiles(files);
    if (parser.isSet(QStringLiteral("sample")))
        window.files().openSample();
    else if (files.isEmpty())
        window.reopenFiles();
    window.offerRecovery();
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    limber::keepLargeBlocksApart();
    answerWithoutWindow(argc, argv);
    if (wantsNoDisplay(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    prepareOpenGL();
    std::optional<limber::StartGuard> guard(std::in_place);
    limber::Application application(argc, argv);
    guard.reset();
    nameApplication(application);
    QApplication::setDesktopFileName(QStringLiteral("org.limber.Limber"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/limber/icons/limber.svg")));
    limber::warnWithoutFonts();

    QCommandLineParser parser;
    describe(parser);
    parser.process(argumentsOf(argc, argv));
    if (parser.isSet(QStringLiteral("without-display")))
        return limber::runWithoutDisplay(parser.positionalArguments().value(0), parser.value(QStringLiteral("output")));
    const bool mayHandOver = !parser.isSet(QStringLiteral("new-window")) && !parser.isSet(QStringLiteral("sample"));
    if (mayHandOver && limber::handOverFiles(parser.positionalArguments()))
        return 0;
    return end(runWindow(application, parser));
}
