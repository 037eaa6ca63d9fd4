#include "mainwindow.h"
#include "recovery/crashreport.h"
#include "recovery/crashreportfiles.h"
#include "recovery/endsignals.h"

#include "bvh/write/bvhwriter.h"
#include "documents/fileactions.h"
#include "documents/saving.h"
#include "operations/applyoperation.h"
#include "project/projectwriter.h"
#include "session/session.h"
#include "storage/recovery/recoveredclip.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QTimer>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <optional>
#include <random>
#include <stdexcept>
#include <thread>
#include <utility>

using namespace limber;

namespace {

// The content of a document as one short word, a hash.
QByteArray stateOf(const Clip &clip, const Additions &additions)
{
    Project project;
    project.additions = additions;
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(QByteArray::fromStdString(writeBvh(clip)));
    hash.addData(QByteArray::fromStdString(projectText(project, clip.skeleton)));
    return hash.result().toHex().left(16);
}

// Works on a document until the process is ended from outside; prints each state that the document has had, with its
// time.
class Worker : public QObject
{
public:
    Worker(MainWindow &window, unsigned seed) : m_window(window), m_random(seed)
    {
        m_timer.setInterval(15);
        connect(&m_timer, &QTimer::timeout, this, &Worker::work);
        m_timer.start();
    }

private:
    void work()
    {
        Session *session = m_window.currentSession();
        if (session == nullptr || session->document().isLoading())
            return;
        if (!std::exchange(m_hasBegun, true))
            say(session->document());
        if (m_dragSteps > 0)
            drag(session->document());
        else
            begin(session->document());
        say(session->document());
    }

    void begin(Document &document)
    {
        const int frames = document.motion().frameCount();
        switch (number(10)) {
        case 0:
            return document.undoStack().undo();
        case 1:
            return document.undoStack().redo();
        case 2:
            return document.setMarkers({{number(frames), "heel " + std::to_string(number(1000))}},
                                       QStringLiteral("Mark"));
        case 3:
            return setLayer(document);
        case 4:
            if (frames > 20)
                return document.removeFrames(number(frames - 5), 3);
            return document.insertFrames(2, document.motion().copyOfFrames(0, 10), QStringLiteral("Paste"));
        case 5:
            if (const AppliedOperation done = apply("smooth", document.clip()); done.isDone())
                return document.replaceClip(done.clip, QStringLiteral("Smooth"));
            return;
        case 6:
            for (QAction *action : m_window.findChildren<QAction *>(QStringLiteral("file.save")))
                action->trigger();
            return;
        case 7:
            return document.setOffsets({{NodeId::joint(1), glm::dvec3(number(50), 1, 2)}}, QStringLiteral("Offset"));
        default:
            m_gesture = document.newGesture();
            m_dragSteps = 40;
        }
    }

    // Imitates a drag over many frames that takes longer than the journal waits.
    void drag(Document &document)
    {
        --m_dragSteps;
        const int count = std::min(30, document.motion().frameCount());
        document.setValues({0, count, {0, 4}},
                           std::vector<double>(static_cast<std::size_t>(2 * count), 0.5 * number(999)),
                           QStringLiteral("Drag"), m_gesture);
    }

    void setLayer(Document &document)
    {
        Layer layer;
        layer.id = 1;
        layer.name = "Polish";
        for (int frame = 5; frame < 5 + number(10); ++frame)
            layer.keys.push_back({frame,
                                  {{frame, frame}, frame - 1, frame + 1},
                                  {{1, glm::dvec3(0.01 * number(50)), std::nullopt}},
                                  0,
                                  {}});
        document.setLayers({layer}, QStringLiteral("Layer"));
    }

    static void say(const Document &document)
    {
        std::printf("%s %s %lld\n", document.isModified() ? "changed" : "saved",
                    stateOf(document.clip(), document.additions()).constData(),
                    static_cast<long long>(QDateTime::currentMSecsSinceEpoch()));
        std::fflush(stdout);
    }

    int number(int below) { return static_cast<int>(m_random() % static_cast<unsigned>(below)); }

    MainWindow &m_window;
    std::mt19937 m_random;
    QTimer m_timer;
    int m_gesture = 0;
    int m_dragSteps = 0;
    bool m_hasBegun = false;
};

// Prints the document that the journal gives, as the word that stateOf() makes.
int printRecovered(const QString &folder)
{
    const std::optional<RecoveredClip> recovered = recoverClip(folder);
    if (!recovered)
        return 1;
    std::printf("%s %d\n", stateOf(recovered->state.clip, recovered->state.additions).constData(),
                recovered->lostSteps);
    return 0;
}

// Uses up the stack.
int recurse(int depth)
{
    volatile char frame[4096] = {};
    frame[0] = static_cast<char>(depth);
    const int most = 1 << 30; // deeper than any stack, but the compiler must not see an endless recursion
    return depth < most ? recurse(depth + 1) + frame[0] : 0;
}

// Crashes on purpose and writes a report.
int crash(const char *how)
{
    const CrashReportFiles reports;
    if (!reports.prepare())
        return 1;
    const CrashReport crashReport(reports.folder(), QStringLiteral("1.2.3"));
    if (qstrcmp(how, "overflow") == 0)
        return recurse(0);
    if (qstrcmp(how, "exception") == 0)
        throw std::runtime_error("the words of /home/me/secret.bvh");
    if (qstrcmp(how, "thread") == 0)
        std::thread([] { *static_cast<volatile int *>(nullptr) = 1; }).join();
    if (qstrcmp(how, "fatal") == 0)
        qFatal("the words of secret.bvh");
    if (qstrcmp(how, "wait") == 0) {
        std::atomic_int pending = 1;
        const CrashReport::Waiting waiting(pending);
        const std::thread journals([&pending] {
            std::this_thread::sleep_for(std::chrono::milliseconds(150));
            std::puts("written");
            std::fflush(stdout);
            pending = 0;
        });
        std::raise(SIGSEGV);
    }
    if (qstrcmp(how, "wait for ever") == 0) {
        const std::atomic_int pending = 1;
        const CrashReport::Waiting waiting(pending);
        std::raise(SIGSEGV);
    }
    return 1;
}

} // namespace

// FILE SEED: works on a file until the process is ended. --recovered FOLDER: prints what the journal in the folder
// gives. --crash HOW: crashes.
int main(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--recovered") == 0)
        return printRecovered(QFile::decodeName(argv[2]));
    if (argc == 3 && qstrcmp(argv[1], "--crash") == 0)
        return crash(argv[2]);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Limber"));
    const CrashReportFiles reports;
    std::optional<CrashReport> crashReport;
    if (reports.prepare())
        crashReport.emplace(reports.folder(), QStringLiteral("test"));
    MainWindow window;
    CrashReport::noteCommandsOf(window);
    const CrashReport::Waiting waiting(window.pendingJournals());
    EndSignals endSignals;
    QObject::connect(&endSignals, &EndSignals::received, &window, [&window](int signal) {
        window.keepForNextStart();
        QCoreApplication::exit(EndSignals::exitStatus(signal));
    });
    window.show();
    window.files().open(QFile::decodeName(argv[1]));
    const Worker worker(window, static_cast<unsigned>(std::atoi(argv[2])));
    return QApplication::exec();
}
