#include "mainwindow.h"
#include "settings/application.h"

#include "items/motiontablemodel.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QAction>
#include <QFile>
#include <QMessageBox>
#include <QTableView>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include <sys/resource.h>
#include <unistd.h>

using namespace limber;

namespace {

enum Status { Done = 0, NotDone = 1, NotOpened = 2 };

// From now on there are so many bytes of memory besides those in use.
void limitMemory(rlim_t spareBytes)
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        std::abort();
    const auto pages = file.readAll().split(' ').first().toULongLong();
    const rlim_t bytes = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + spareBytes;
    const rlimit limit = {bytes, bytes};
    if (::setrlimit(RLIMIT_AS, &limit) != 0)
        std::abort();
}

// Answers every question with what changes nothing.
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

// In an event of its own, as from a key.
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
    QTimer::singleShot(500, &window, [&window] {
        const QString text = window.findChild<MessageBar *>()->text();
        std::printf("alive: %s\n", qPrintable(text));
        QCoreApplication::exit(text.isEmpty() ? Done : NotDone);
    });
}

} // namespace

// FILE [SPARE [copy]]: opens the file, changes one value and saves it, or copies the whole table; with so many bytes of
// memory to spare. The status is 0 if that was done and 1 if the window says why not.
int main(int argc, char **argv)
{
    std::signal(SIGXFSZ, SIG_IGN);
    Application application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Limber"));
    MainWindow window;
    QObject::connect(&application, &Application::memoryShort, &window, [&window] {
        window.tellMemoryShort();
        std::printf("%s\n", qPrintable(window.findChild<MessageBar *>()->text()));
        QCoreApplication::exit(NotDone);
    });
    window.resize(1000, 700);
    window.show();
    answerQuestions();
    QObject::connect(&window.files(), &Opening::refused, &window, [] { QCoreApplication::exit(NotOpened); });
    QObject::connect(&window.files(), &Opening::opened, &window, [&](Session *session) {
        QTimer::singleShot(0, &window, [&window, session, argc, argv] {
            session->document().setValues({0, 1, {0}}, {123.5}, QStringLiteral("Edit"));
            if (argc > 2)
                limitMemory(std::strtoull(argv[2], nullptr, 10));
            if (argc > 3)
                copyTable(window);
            else
                save(window);
        });
    });
    window.files().open(QFile::decodeName(argv[1]));
    return QApplication::exec();
}
