#include "mainwindow.h"
#include "settings/application.h"

#include "cleanup/cleanuppanel.h"
#include "documents/sessiontabs.h"
#include "items/motiontablemodel.h"
#include "retargeting/retargetdialog.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

using namespace limber;

namespace {

enum Status { Done = 0, NotDone = 1, NotOpened = 2, Lost = 3, Stuck = 4 };

constexpr double editedValue = 123.5;

// Limits the memory to what is in use now plus this many bytes.
void limitMemory(rlim_t spareBytes)
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        std::abort();
    const auto pages = file.readAll().split(' ').first().toULongLong();
    const rlim_t bytes = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + spareBytes;
    const rlimit limit = {bytes, RLIM_INFINITY};
    if (::setrlimit(RLIMIT_AS, &limit) != 0)
        std::abort();
}

void liftLimit()
{
    const rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};
    if (::setrlimit(RLIMIT_AS, &limit) != 0)
        std::abort();
}

// Answers every question with the answer that changes nothing.
void answerQuestions()
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, [] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            std::printf("asked: %s\n", qPrintable(box->text()));
            box->reject();
        }
    });
    timer->start(20);
}

// Triggers an action by its name.
void trigger(MainWindow &window, const char *name)
{
    for (QAction *action : window.findChildren<QAction *>(QLatin1String(name)))
        action->trigger();
}

void save(MainWindow &window)
{
    Document &document = window.currentSession()->document();
    trigger(window, "file.save");
    const bool isSaved = !document.isModified();
    std::printf("%s\n", isSaved ? "saved" : qPrintable(window.findChild<MessageBar *>()->text()));
    QCoreApplication::exit(isSaved ? Done : NotDone);
}

void copyTable(MainWindow &window)
{
    auto *table = window.findChild<QTableView *>(QStringLiteral("motionTable"));
    table->selectAll();
    QTimer::singleShot(0, table, [table] {
        for (QAction *action : table->actions()) {
            if (action->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_C)))
                action->trigger();
        }
    });
}

// Retargets: as soon as the dialog is ready, makes a new document of the result.
void retarget(MainWindow &window)
{
    auto *timer = new QTimer(&window);
    QObject::connect(timer, &QTimer::timeout, &window, [] {
        auto *dialog = qobject_cast<RetargetDialog *>(QApplication::activeModalWidget());
        if (dialog != nullptr && dialog->isReady())
            dialog->accept();
    });
    timer->start(20);
    trigger(window, "retarget.onto");
}

// A task that takes memory, and how to recognise that it was done.
struct Trial
{
    QLatin1StringView name;
    std::function<void(MainWindow &)> start;
    std::function<bool(MainWindow &)> isDone;
};

bool hasOtherDocument(MainWindow &window)
{
    return window.findChild<SessionTabs *>()->sessions().size() > 1;
}

const std::vector<Trial> &trials(const QString &path)
{
    static const std::vector<Trial> all{
        {QLatin1StringView("save"), [](MainWindow &window) { trigger(window, "file.save"); },
         [](MainWindow &window) { return !window.currentSession()->document().isModified(); }},
        {QLatin1StringView("copy"), copyTable,
         [](MainWindow &) { return QApplication::clipboard()->text().size() > 1'000'000; }},
        {QLatin1StringView("open"),
         [path](MainWindow &window) { window.files().open(path + QStringLiteral(".other.bvh")); },
         [](MainWindow &window) {
             return hasOtherDocument(window) && !window.currentSession()->document().isLoading();
         }},
        {QLatin1StringView("edit"),
         [](MainWindow &window) {
             trigger(window, "operation.smooth");
             window.findChild<CleanUpPanel *>()->apply();
         },
         [](MainWindow &window) { return window.currentSession()->document().undoStack().count() > 1; }},
        {QLatin1StringView("retarget"), retarget, hasOtherDocument},
    };
    return all;
}

// The visible texts of the window and its dialogs that mention memory.
QString wordsOfMemory()
{
    QStringList words;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        for (const QLabel *label : top->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(QStringLiteral("memory")))
                words << label->text();
        }
    }
    return words.join(QStringLiteral(" | "));
}

// Whatever the result was, the document still exists and can be saved as soon as there is memory.
void finish(MainWindow &window, Session &session, Status status)
{
    liftLimit();
    if (QWidget *dialog = QApplication::activeModalWidget())
        dialog->close();
    const auto &sessions = window.findChild<SessionTabs *>()->sessions();
    const bool isThere = std::ranges::find(sessions, &session) != sessions.end();
    if (!isThere || session.document().motion().value(0, 0) != editedValue)
        QCoreApplication::exit(Lost);
    else
        QTimer::singleShot(0, &window, [&window, &session, status] {
            window.findChild<SessionTabs *>()->bringToFront(&session);
            while (session.document().undoStack().index() > 1)
                session.document().undoStack().undo();
            trigger(window, "file.save");
            QCoreApplication::exit(session.document().isModified() ? Lost : status);
        });
}

// Starts the trial and polls until it is done or refused with a message.
void attempt(MainWindow &window, const Trial &trial)
{
    Session &session = *window.currentSession();
    auto *looks = new QTimer(&window);
    auto left = std::make_shared<int>(1200);
    QObject::connect(looks, &QTimer::timeout, &window, [&window, &session, &trial, looks, left] {
        const bool isDone = trial.isDone(window);
        const QString words = wordsOfMemory();
        if (!isDone && words.isEmpty() && --*left > 0)
            return;
        looks->stop();
        std::printf("%s: %s\n", trial.name.data(), isDone ? "done" : qPrintable(words));
        finish(window, session, isDone ? Done : words.isEmpty() ? Stuck : NotDone);
    });
    looks->start(50);
    QTimer::singleShot(0, &window, [&window, &trial] { trial.start(window); });
}

} // namespace

// FILE [SPARE TRIAL]: opens the file, changes one value and saves it; or does the trial with SPARE bytes of memory to
// spare, and saves afterwards. The status is 0 if that was done and 1 if the window says why not.
int main(int argc, char **argv)
{
    std::signal(SIGXFSZ, SIG_IGN);
    Application application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Limber"));
    MainWindow window;
    QObject::connect(&application, &Application::memoryShort, &window, &MainWindow::reportMemoryShort);
    window.resize(1000, 700);
    window.show();
    answerQuestions();
    const QString path = QFile::decodeName(argv[1]);
    const QLatin1StringView wanted(argc > 3 ? argv[3] : "");
    const auto trial = std::ranges::find(trials(path), wanted, &Trial::name);
    QObject::connect(&window.files(), &Opening::refused, &window, [&window] {
        if (window.currentSession() == nullptr)
            QCoreApplication::exit(NotOpened);
    });
    QObject::connect(
        &window.files(), &Opening::opened, &window,
        [&](Session *session) {
            QTimer::singleShot(0, &window, [&, session] {
                session->document().setValues({0, 1, {0}}, {editedValue}, QStringLiteral("Edit"));
                if (trial == trials(path).end())
                    return save(window);
                limitMemory(std::strtoull(argv[2], nullptr, 10));
                attempt(window, *trial);
            });
        },
        Qt::SingleShotConnection);
    window.files().open(path);
    return QApplication::exec();
}
