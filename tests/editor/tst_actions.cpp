#include "documents/sessiontabs.h"
#include "items/jointtreemodel.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <functional>

namespace tst_actions {

using namespace limber;
using namespace limber::test;

namespace {

// Brings a window with an open document into the state after which it is named.
using Prepare = std::function<void(WindowDriver &driver, const QString &path)>;

struct State
{
    const char *name;
    Prepare prepare;
};

void openPlain(WindowDriver &driver, const QString &path)
{
    driver.open(path);
    driver.session().clearSelection();
}

void openAndSelect(WindowDriver &driver, const QString &path)
{
    driver.open(path);
    QTRY_VERIFY(driver.window().currentSession() != nullptr);
    driver.session().selectOnly(NodeId::joint(1));
}

void revert(WindowDriver &driver, const QString &path)
{
    openAndSelect(driver, path);
    driver.child<QAction>("file.revert")->trigger();
    QTRY_VERIFY(!driver.window().files().isLoading());
}

void replaceAndUndo(WindowDriver &driver, const QString &path)
{
    openAndSelect(driver, path);
    Clip other = driver.document().clip();
    driver.document().replaceClip(std::move(other), QStringLiteral("other"));
    driver.document().undoStack().undo();
}

void removeAllFrames(WindowDriver &driver, const QString &path)
{
    openAndSelect(driver, path);
    driver.document().removeFrames(0, driver.document().motion().frameCount());
}

const std::vector<State> &states()
{
    static const std::vector<State> all{
        {"nothing open", [](WindowDriver &, const QString &) {}},
        {"nothing selected", openPlain},
        {"a joint selected", openAndSelect},
        {"an end site selected",
         [](WindowDriver &driver, const QString &path) {
             driver.open(path);
             driver.session().selectOnly(NodeId::endSite(0));
         }},
        {"everything selected",
         [](WindowDriver &driver, const QString &path) {
             driver.open(path);
             driver.tree()->selectAll();
         }},
        {"a cell selected",
         [](WindowDriver &driver, const QString &path) {
             openAndSelect(driver, path);
             driver.table()->setCurrentIndex(driver.table()->model()->index(2, 0));
         }},
        {"reverted with a joint selected", revert},
        {"another clip and undone with a joint selected", replaceAndUndo},
        {"no frames", removeAllFrames},
        {"closed again",
         [](WindowDriver &driver, const QString &path) {
             openAndSelect(driver, path);
             driver.child<QAction>("file.close")->trigger();
         }},
    };
    return all;
}

// What a command may have changed; if it did, the state must be made again for the next command.
struct Situation
{
    const Session *session = nullptr;
    int undoIndex = 0;
    int frames = 0;
    std::vector<NodeId> selected;
    NodeId current;

    explicit Situation(const MainWindow &window) : session(window.currentSession())
    {
        if (session == nullptr)
            return;
        undoIndex = session->document().undoStack().index();
        frames = session->document().motion().frameCount();
        selected = session->selectedNodes();
        current = session->currentNode();
    }
    [[nodiscard]] bool operator==(const Situation &) const = default;
};

void closeEverything(WindowDriver &driver)
{
    while (Session *session = driver.window().currentSession()) {
        session->document().undoStack().setClean();
        DocumentOrigin saved = session->document().origin();
        saved.neverSaved = false;
        session->document().setOrigin(saved);
        driver.child<QAction>("file.close")->trigger();
        QApplication::processEvents();
    }
}

// Rejects every dialog and menu that opens.
class DialogCloser : public QObject
{
public:
    DialogCloser()
    {
        connect(&m_timer, &QTimer::timeout, this, [] {
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
                dialog->reject();
        });
        m_timer.start(15);
    }

private:
    QTimer m_timer;
};

// Every command of the window by its name, including those of submenus; menus that list files are left out.
QList<QAction *> commandsOf(MainWindow &window)
{
    QList<QAction *> commands;
    for (QAction *action : window.findChildren<QAction *>()) {
        const bool isCommand = action->objectName().contains(QLatin1Char('.')) && !action->isSeparator();
        if (isCommand && action->objectName() != QLatin1String("file.quit") &&
            action->objectName() != QLatin1String("view.fullScreen"))
            commands << action;
    }
    return commands;
}

} // namespace

// Whatever is open and selected, no command may do harm: either the command is not offered, or it works.
class ActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandIsSafeInEveryState_data();
    void everyCommandIsSafeInEveryState();
    void everyCommandIsSafeWhileAFileLoads();
    void copyNameAfterRevertCopiesNothing();
    void selectionListenersAreNotifiedOfAReset();
    void commandsThatNeedADocumentAreDisabledWithoutOne();
};

void ActionsTest::everyCommandIsSafeInEveryState_data()
{
    QTest::addColumn<int>("state");
    for (int i = 0; i < static_cast<int>(states().size()); ++i)
        QTest::newRow(states()[static_cast<std::size_t>(i)].name) << i;
}

void ActionsTest::everyCommandIsSafeInEveryState()
{
    QFETCH(int, state);
    const State &wanted = states()[static_cast<std::size_t>(state)];
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("take.bvh"), smallBvh());
    const DialogCloser closer;
    QStringList names;
    {
        WindowDriver driver;
        for (const QAction *action : commandsOf(driver.window()))
            names << action->objectName();
    }
    QVERIFY2(names.size() > 60, "these are not all commands");
    auto driver = std::make_unique<WindowDriver>();
    int tried = 0;
    wanted.prepare(*driver, path);
    const auto now = [&] { return Situation(driver->window()); };
    for (const QString &name : std::as_const(names)) {
        const Situation before = now();
        auto *action = driver->window().findChild<QAction *>(name);
        QVERIFY2(action != nullptr, qPrintable(name));
        if (action->isEnabled()) {
            action->trigger();
            QApplication::processEvents();
            ++tried;
        }
        QVERIFY2(driver->window().isVisible(), qPrintable(name));
        if (name.startsWith(QLatin1String("file.save")))
            folder.write(QStringLiteral("take.bvh"), smallBvh());
        QCOMPARE(bytesOf(path), smallBvh()); // no other command writes the file
        if (now() == before)
            continue;
        closeEverything(*driver);
        wanted.prepare(*driver, path);
    }
    const bool hasDocument = driver->window().currentSession() != nullptr;
    closeEverything(*driver);
    QVERIFY(tried > (hasDocument ? 25 : 5));
}

void ActionsTest::everyCommandIsSafeWhileAFileLoads()
{
    FileFolder folder;
    QByteArray text = smallBvh();
    const QByteArray row = text.mid(text.lastIndexOf("0.12 39.96"));
    constexpr int frames = 300'000;
    text.replace("Frames: 3", "Frames: " + QByteArray::number(frames + 3)).append(row.repeated(frames));
    const QString path = folder.write(QStringLiteral("large.bvh"), text);
    const DialogCloser closer;
    WindowDriver driver;
    int tried = 0;
    QObject context;
    connect(driver.window().findChild<SessionTabs *>(), &SessionTabs::currentSessionChanged, &context,
            [&](Session *session) {
                if (session == nullptr || !session->document().isLoading() || tried > 0)
                    return;
                session->selectOnly(NodeId::joint(1));
                for (QAction *action : commandsOf(driver.window())) {
                    // These commands run event loops of their own, in which loading the file would finish.
                    const bool opensDialog = action->text().endsWith(QStringLiteral("…"));
                    if (!action->isEnabled() || opensDialog ||
                        action->objectName().startsWith(QLatin1String("file.")) ||
                        action->objectName().startsWith(QLatin1String("help.")))
                        continue;
                    action->trigger();
                    ++tried;
                }
                QVERIFY(!session->document().isModified());
            });
    driver.open(path);
    QVERIFY(tried > 20);
    QCOMPARE(driver.document().motion().frameCount(), frames + 3);
    QVERIFY(!driver.document().isModified());
}

void ActionsTest::copyNameAfterRevertCopiesNothing()
{
    FileFolder folder;
    WindowDriver driver;
    revert(driver, folder.write(QStringLiteral("take.bvh"), smallBvh()));
    auto *copy = driver.child<QAction>("joint.copyName");
    QVERIFY(!copy->isEnabled());
    driver.session().selectOnly(NodeId::joint(1));
    QVERIFY(copy->isEnabled());
    copy->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Chest"));
    QCOMPARE(driver.session().jointTree().displayName(NodeId()), QString());
}

void ActionsTest::selectionListenersAreNotifiedOfAReset()
{
    FileFolder folder;
    WindowDriver driver;
    openAndSelect(driver, folder.write(QStringLiteral("take.bvh"), smallBvh()));
    int heard = 0;
    connect(&driver.session(), &Session::selectionChanged, this, [&] {
        ++heard;
        QVERIFY(driver.session().selectedNodes().empty());
    });
    driver.document().replaceClip(Clip(driver.document().clip()), PositionRuleChoice::Add, QStringLiteral("other"));
    QCOMPARE(heard, 1);
    QVERIFY(!driver.child<QAction>("skeleton.channels")->isEnabled());
    QVERIFY(!driver.child<QAction>("joint.rename")->isEnabled());
    QCOMPARE(driver.table()->model()->columnCount(), driver.document().skeleton().columnCount());
}

void ActionsTest::commandsThatNeedADocumentAreDisabledWithoutOne()
{
    WindowDriver driver;
    const QStringList withoutDocument{
        QStringLiteral("file.recover"),     QStringLiteral("file.new"),    QStringLiteral("file.open"),
        QStringLiteral("file.openSample"),  QStringLiteral("file.import"), QStringLiteral("edit.findCommand"),
        QStringLiteral("edit.preferences"), QStringLiteral("edit.keys"),   QStringLiteral("help.contents"),
        QStringLiteral("help.about"),       QStringLiteral("help.tour"),   QStringLiteral("pose.library")};
    for (const QAction *action : commandsOf(driver.window())) {
        const QString name = action->objectName();
        const bool isOfTheWindow = name.startsWith(QLatin1String("window.")) ||
                                   name.startsWith(QLatin1String("dock.")) || name.endsWith(QLatin1String(".toggle"));
        const bool isMenu = action->menu() != nullptr;
        if (!isOfTheWindow && !isMenu && action->isEnabled())
            QVERIFY2(withoutDocument.contains(name), qPrintable(name));
    }
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ActionsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_actions

#include "tst_actions.moc"
