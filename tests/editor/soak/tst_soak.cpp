#include "bvh/write/bvhwriter.h"
#include "documents/sessiontabs.h"
#include "start/memorypolicy.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QDrag>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenu>
#include <QTabBar>
#include <QTest>
#include <QThreadPool>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <ctime>
#include <map>
#include <random>

#include <unistd.h>

namespace tst_soak {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr bool keepsWhatIsFreed = true; // the sanitizer keeps freed memory for a while, to find later uses of it
constexpr double slowness = 3.0; // roughly how much slower the program runs with it
#else
constexpr bool keepsWhatIsFreed = false;
constexpr double slowness = 1.0;
#endif

// The memory of this process that is in use, in MB.
double residentMegabytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0.0;
    return file.readAll().split(' ').value(1).toDouble() * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

// What the program has asked for and not given back, in MB; the rest of the resident memory lies between.
double allocatedMegabytes()
{
    return static_cast<double>(bytesInUse()) / 1e6;
}

double secondsOfThisThread()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Collects Qt's warnings with what the test was doing then. Each warning means a mistake.
class WarningWatch
{
public:
    WarningWatch() { s_before = qInstallMessageHandler(take); }
    ~WarningWatch() { qInstallMessageHandler(s_before); }
    WarningWatch(const WarningWatch &) = delete;
    WarningWatch &operator=(const WarningWatch &) = delete;

    static void doing(const QString &what) { s_doing = what; }
    [[nodiscard]] static const QStringList &warnings() { return s_warnings; }

private:
    static void take(QtMsgType type, const QMessageLogContext &context, const QString &text)
    {
        // Qt prints these for views whose cells were removed while one of them was being edited, or was about to be
        // after a click.
        if (text == u"edit: editing failed"_s || text == u"edit: index was invalid"_s ||
            text.startsWith(u"QAbstractItemView::commitData called"_s) ||
            text.startsWith(u"QAbstractItemView::closeEditor called"_s))
            return;
        const QString warning = s_doing + u": "_s + text;
        constexpr int most = 50;
        if (type != QtWarningMsg)
            s_before(type, context, text);
        else if (s_warnings.size() < most && !s_warnings.contains(warning))
            s_warnings << warning;
    }

    static inline QtMessageHandler s_before = nullptr;
    static inline QString s_doing;
    static inline QStringList s_warnings;
};

} // namespace

// Notices when the program did not process events for long, and what the test was doing then. It measures the processor
// time of this thread, because a busy machine makes everything slow.
class FreezeWatch : public QObject
{
public:
    FreezeWatch()
    {
        connect(&m_timer, &QTimer::timeout, this, &FreezeWatch::beat);
        m_timer.start(50);
        m_sinceBeat.start();
    }

    void doing(const QString &what)
    {
        m_doing = what;
        WarningWatch::doing(what);
    }
    [[nodiscard]] const QStringList &freezes() const { return m_freezes; }
    [[nodiscard]] double longest() const { return m_longest; }

private:
    void beat()
    {
        constexpr double mostWork = 2.0 * slowness;
        constexpr double mostWaiting = 60.0;
        const double worked = secondsOfThisThread() - m_workAtBeat;
        const double waited = 1e-3 * static_cast<double>(m_sinceBeat.restart());
        m_workAtBeat += worked;
        m_longest = std::max(m_longest, worked);
        if (worked > mostWork || waited > mostWaiting)
            m_freezes << u"%1: worked %2 s, %3 s in all"_s.arg(m_doing).arg(worked).arg(waited);
    }

    QTimer m_timer;
    QElapsedTimer m_sinceBeat;
    double m_workAtBeat = secondsOfThisThread();
    double m_longest = 0.0;
    QString m_doing;
    QStringList m_freezes;
};

namespace {

// Answers dialogs and menus a moment after they opened, mostly with a refusal, and ends drags of selected text: the
// release of a button that the test sends does not end those.
class DialogAnswers : public QObject
{
public:
    explicit DialogAnswers(std::mt19937 &random) : m_random(random)
    {
        connect(&m_timer, &QTimer::timeout, this, &DialogAnswers::answer);
        m_timer.start(40);
    }

    void rejectAll() { m_accepts = false; }

private:
    void answer()
    {
        QDrag::cancel();
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget *window : windows) {
            auto *dialog = qobject_cast<QDialog *>(window);
            if (dialog == nullptr || !dialog->isVisible())
                continue;
            // A file chosen in a file dialog could be anywhere on the disk.
            const bool mayAccept = m_accepts && qobject_cast<QFileDialog *>(dialog) == nullptr;
            if (mayAccept && m_random() % 4 == 0)
                QTest::keyClick(dialog, Qt::Key_Return);
            if (dialog->isVisible())
                dialog->reject();
        }
    }

    std::mt19937 &m_random;
    QTimer m_timer;
    bool m_accepts = true;
};

} // namespace

// A random user works for a long time.
class SoakTest : public QObject
{
    Q_OBJECT

private slots:
    void randomWorkCausesNoFault();

private:
    int number(int below) { return static_cast<int>(m_random() % static_cast<unsigned>(std::max(below, 1))); }
    void openSomething();
    void watch(Session *session);
    void step();
    void command();
    void select();
    void keys();
    void mouse();
    void drag(QWidget &view, Qt::MouseButton button);
    void panels();
    void undoAndRedo();
    QWidget *someView();
    void undoEverything();
    void closeEverything();

    std::mt19937 m_random;
    FileFolder m_folder;
    std::map<const Document *, std::string> m_begun; // the bytes that undoing everything must give
    std::map<QString, int> m_done;
    std::unique_ptr<FreezeWatch> m_watch;
    std::unique_ptr<WindowDriver> m_driver; // declared last, because its documents are destroyed with it
};

void SoakTest::openSomething()
{
    constexpr int mostTabs = 4;
    if (m_driver->window().findChild<SessionTabs *>()->sessions().size() >= mostTabs)
        return;
    const QByteArray texts[] = {smallBvh(), QByteArray::fromStdString(writeBvh(makeWalker({.frames = 40}).clip)),
                                QByteArray::fromStdString(writeBvh(makeWalker({.frames = 300}).clip))};
    const int which = number(3);
    m_driver->open(m_folder.write(u"soak%1.bvh"_s.arg(which), texts[which]));
}

void SoakTest::watch(Session *session)
{
    const Document *document = &session->document();
    const auto note = [this, document] {
        if (!document->isLoading())
            m_begun[document] = writeBvh(document->clip());
    };
    connect(document, &Document::historyStarted, this, note);
    connect(document, &Document::loaded, this, note);
    connect(document, &QObject::destroyed, this, [this, document] { m_begun.erase(document); });
    note();
}

void SoakTest::step()
{
    switch (number(12)) {
    case 0:
    case 1:
    case 2:
        return command();
    case 3:
    case 4:
        return select();
    case 5:
    case 6:
        return keys();
    case 7:
    case 8:
    case 9:
        return mouse();
    case 10:
        return undoAndRedo();
    default:
        if (number(4) == 0)
            panels();
        else if (number(6) == 0)
            openSomething();
    }
}

void SoakTest::command()
{
    QList<QAction *> commands;
    for (QAction *action : m_driver->window().findChildren<QAction *>()) {
        const QString name = action->objectName();
        if (name.contains(u'.') && !action->isSeparator() && action->menu() == nullptr && action->isEnabled() &&
            name != u"file.quit"_s && name != u"view.fullScreen"_s)
            commands << action;
    }
    if (commands.isEmpty())
        return;
    QAction *action = commands.at(number(static_cast<int>(commands.size())));
    const QString name = action->objectName();
    // Documents that are always closed at once would never be worked in.
    if (name.startsWith(u"file.close"_s) && number(6) != 0)
        return;
    m_watch->doing(name);
    ++m_done[name];
    action->trigger();
}

void SoakTest::select()
{
    m_watch->doing(u"select"_s);
    Session *session = m_driver->window().currentSession();
    if (session == nullptr || session->document().skeleton().jointCount() == 0)
        return openSomething();
    const Skeleton &skeleton = session->document().skeleton();
    switch (number(5)) {
    case 0:
        return session->clearSelection();
    case 1:
        return m_driver->tree()->selectAll();
    case 2:
        if (skeleton.endSiteCount() > 0)
            return session->selectOnly(NodeId::endSite(number(skeleton.endSiteCount())));
        return;
    default:
        return session->selectOnly(NodeId::joint(number(skeleton.jointCount())));
    }
}

QWidget *SoakTest::someView()
{
    QWidgetList views;
    for (const char *name :
         {"viewportPanel", "timelinePanel", "motionTable", "jointTree", "curvePlot", "timelineRuler"}) {
        if (auto *view = m_driver->child<QWidget>(name); view != nullptr && view->isVisible())
            views << view;
    }
    for (QWidget *child : m_driver->window().findChildren<QWidget *>()) {
        if (child->isVisible() && child->width() > 60 && child->height() > 30 && number(30) == 0)
            views << child;
    }
    if (views.isEmpty())
        return &m_driver->window();
    QWidget *view = views.at(number(static_cast<int>(views.size())));
    return qobject_cast<QAbstractScrollArea *>(view) != nullptr ? static_cast<QAbstractScrollArea *>(view)->viewport()
                                                                : view;
}

void SoakTest::keys()
{
    static constexpr Qt::Key all[] = {Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down, Qt::Key_Home,
                                      Qt::Key_End,    Qt::Key_PageUp, Qt::Key_F2,    Qt::Key_Tab,  Qt::Key_Return,
                                      Qt::Key_Escape, Qt::Key_Delete, Qt::Key_Space, Qt::Key_1,    Qt::Key_5,
                                      Qt::Key_Minus,  Qt::Key_Period, Qt::Key_A,     Qt::Key_C,    Qt::Key_D,
                                      Qt::Key_E,      Qt::Key_G,      Qt::Key_I,     Qt::Key_K,    Qt::Key_L,
                                      Qt::Key_M,      Qt::Key_R,      Qt::Key_S,     Qt::Key_V,    Qt::Key_X};
    static constexpr Qt::KeyboardModifiers modifiers[] = {Qt::NoModifier, Qt::NoModifier, Qt::NoModifier,
                                                          Qt::ShiftModifier, Qt::ControlModifier};
    m_watch->doing(u"keys"_s);
    QWidget *view = number(3) == 0 ? QApplication::focusWidget() : someView();
    const int count = 1 + number(6);
    for (int i = 0; i < count && view != nullptr; ++i) {
        const QPointer<QWidget> target = view;
        QTest::keyClick(view, all[number(static_cast<int>(std::size(all)))], modifiers[number(5)]);
        if (!target || !target->isVisible())
            return; // a user's key presses would no longer reach it
    }
}

void SoakTest::mouse()
{
    m_watch->doing(u"mouse"_s);
    const QPointer<QWidget> view = someView();
    m_watch->doing(u"mouse in "_s + QString::fromLatin1(view->metaObject()->className()) + u' ' + view->objectName());
    const auto somewhere = [&] { return QPoint(number(view->width()), number(view->height())); };
    const Qt::MouseButton button = number(5) == 0   ? Qt::RightButton
                                   : number(6) == 0 ? Qt::MiddleButton
                                                    : Qt::LeftButton;
    if (number(5) == 0) {
        const QPoint at = somewhere();
        QWheelEvent wheel(at, view->mapToGlobal(at), {}, {0, number(2) == 0 ? 120 : -120}, {}, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(view, &wheel);
        return;
    }
    drag(*view, button);
    if (view && number(6) == 0)
        QTest::mouseDClick(view, Qt::LeftButton, {}, somewhere());
}

// Drags to a random position, possibly outside of the view; sometimes another button is pressed meanwhile.
void SoakTest::drag(QWidget &dragged, Qt::MouseButton button)
{
    static constexpr Qt::MouseButton all[] = {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton};
    const QPointer<QWidget> view = &dragged;
    Qt::MouseButtons held;
    const auto send = [&](QEvent::Type type, const QPoint &at, Qt::MouseButton which) {
        if (!view)
            return;
        QMouseEvent event(type, at, view->mapToGlobal(at), which, held, {});
        QApplication::sendEvent(view, &event);
    };
    const auto press = [&](Qt::MouseButton which, const QPoint &at) {
        held |= which;
        send(QEvent::MouseButtonPress, at, which);
    };
    const auto release = [&](Qt::MouseButton which, const QPoint &at) {
        held &= ~Qt::MouseButtons(which);
        send(QEvent::MouseButtonRelease, at, which);
    };
    QPoint at(number(dragged.width()), number(dragged.height()));
    press(button, at);
    for (int moves = number(6); moves > 0 && view; --moves) {
        at = QPoint(number(2 * view->width()) - view->width() / 2, number(2 * view->height()) - view->height() / 2);
        const Qt::MouseButton other = all[number(3)];
        if (number(8) == 0 && other != button) {
            if (held & other)
                release(other, at);
            else
                press(other, at);
        }
        send(QEvent::MouseMove, at, Qt::NoButton);
        QApplication::processEvents();
    }
    for (const Qt::MouseButton which : all) {
        if (held & which)
            release(which, at);
    }
}

// Drags a panel, or the tab of one, to a random position.
void SoakTest::panels()
{
    QWidgetList all;
    for (QDockWidget *dock : m_driver->window().findChildren<QDockWidget *>()) {
        if (dock->isVisible() && !dock->isFloating())
            all << dock;
    }
    for (QTabBar *bar : m_driver->window().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (bar->isVisible() && bar->count() > 0)
            all << bar;
    }
    if (all.isEmpty() || QApplication::activeModalWidget() != nullptr)
        return;
    const QPointer<QWidget> panel = all.at(number(static_cast<int>(all.size())));
    m_watch->doing(u"drag the panel "_s + panel->objectName());
    constexpr int title = 20;
    const QPoint start = panel->mapToGlobal(QPoint(number(panel->width()), number(title)));
    // As on a screen, the dragged widget receives the mouse until the end.
    const auto receiver = [&panel] {
        return QWidget::mouseGrabber() != nullptr ? QWidget::mouseGrabber() : panel.data();
    };
    QTest::mousePress(panel, Qt::LeftButton, {}, panel->mapFromGlobal(start));
    QPoint at = start;
    for (int moves = 1 + number(6); moves > 0 && receiver() != nullptr; --moves) {
        at = start + QPoint(number(1200) - 600, number(800) - 400);
        QTest::mouseMove(receiver(), receiver()->mapFromGlobal(at));
        QApplication::processEvents();
    }
    if (receiver() != nullptr)
        QTest::mouseRelease(receiver(), Qt::LeftButton, {}, receiver()->mapFromGlobal(at));
    QApplication::processEvents();
}

void SoakTest::undoAndRedo()
{
    const int count = 1 + number(20);
    for (int i = 0; i < count; ++i) {
        const char *name = number(3) == 0 ? "edit.redo" : "edit.undo";
        m_watch->doing(QString::fromLatin1(name));
        if (auto *action = m_driver->child<QAction>(name); action != nullptr && action->isEnabled())
            action->trigger();
        QApplication::processEvents(); // a user sees each step
    }
}

void SoakTest::undoEverything()
{
    m_watch->doing(u"undo everything"_s);
    QTRY_VERIFY(!m_driver->window().files().isLoading());
    const QList<Session *> sessions = m_driver->window().findChild<SessionTabs *>()->sessions();
    for (Session *session : sessions) {
        Document &document = session->document();
        while (document.undoStack().canUndo()) {
            document.undoStack().undo();
            QApplication::processEvents(); // thousands of events at once are not a freeze of the window
        }
        const std::string bytes = writeBvh(document.clip());
        const std::string &begun = m_begun[&document];
        QVERIFY2(bytes == begun,
                 qPrintable(u"undoing everything gives %1 bytes and not %2 of %3"_s.arg(
                     QString::number(bytes.size()), QString::number(begun.size()), document.displayName())));
    }
}

// Memory that is still in use afterwards belongs to no document.
void SoakTest::closeEverything()
{
    m_watch->doing(u"close everything"_s);
    QTRY_VERIFY(!m_driver->window().files().isLoading());
    auto *tabs = m_driver->window().findChild<SessionTabs *>();
    for (Session *session : tabs->sessions())
        session->document().undoStack().setClean();
    m_driver->child<QAction>("file.closeAll")->trigger();
    QTRY_VERIFY(tabs->sessions().isEmpty());
    const qsizetype copied = QGuiApplication::clipboard()->text().size();
    qInfo("the clipboard holds %.1f MB", static_cast<double>(copied * static_cast<qsizetype>(sizeof(QChar))) / 1e6);
    QGuiApplication::clipboard()->clear(); // what was copied stays until something else is copied
    qInfo("just closed: %.1f MB allocated", allocatedMegabytes());
    // Workers hold what they have not written or computed yet; on a busy machine that takes a while.
    const std::atomic_int &pending = m_driver->window().pendingJournals();
    QTRY_VERIFY_WITH_TIMEOUT(pending == 0, 120'000);
    QTRY_VERIFY_WITH_TIMEOUT(QThreadPool::globalInstance()->activeThreadCount() == 0, 120'000);
    QTest::qWait(500);
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    returnFreedMemory();
}

void SoakTest::randomWorkCausesNoFault()
{
    const int seconds = std::max(qEnvironmentVariableIntValue("LIMBER_SOAK_SECONDS"), 0);
    const unsigned seed = static_cast<unsigned>(qEnvironmentVariableIntValue("LIMBER_SOAK_SEED")) + 1;
    const qint64 milliseconds = 1000LL * (seconds > 0 ? seconds : 50);
    m_random.seed(seed);
    m_driver = std::make_unique<WindowDriver>();
    m_watch = std::make_unique<FreezeWatch>();
    auto *tabs = m_driver->window().findChild<SessionTabs *>();
    connect(tabs, &SessionTabs::sessionAdded, this, &SoakTest::watch);
    DialogAnswers answers(m_random);
    const WarningWatch warnings;
    openSomething();
    QElapsedTimer timer;
    timer.start();
    qint64 nextReport = 0;
    // After every ten minutes all documents are undone and closed, to see the memory without them.
    constexpr qint64 settling = 600'000;
    qint64 nextClosing = settling;
    double settled = 0.0;
    int steps = 0;
    while (timer.elapsed() < milliseconds) {
        step();
        ++steps;
        QApplication::processEvents();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(m_driver->window().isVisible());
        if (timer.elapsed() >= nextClosing) {
            undoEverything();
            closeEverything();
            if (settled == 0.0)
                settled = residentMegabytes();
            qInfo("seed %u: %5lld s, without documents %.1f MB (%.1f MB allocated)", seed, timer.elapsed() / 1000,
                  residentMegabytes(), allocatedMegabytes());
            nextClosing += settling;
            openSomething();
        }
        if (timer.elapsed() >= nextReport) {
            qInfo("seed %u: %5lld s, %6d steps, %.0f MB, longest without events %.2f s", seed, timer.elapsed() / 1000,
                  steps, residentMegabytes(), m_watch->longest());
            nextReport += std::max<qint64>(milliseconds / 10, 5000);
        }
    }
    answers.rejectAll();
    undoEverything();
    closeEverything();
    const double atTheEnd = residentMegabytes();
    qInfo("seed %u: %d steps, %d different commands, longest without events %.2f s; without documents %.1f MB (%.1f MB "
          "allocated), and %.1f MB after ten minutes",
          seed, steps, static_cast<int>(m_done.size()), m_watch->longest(), atTheEnd, allocatedMegabytes(), settled);
    QVERIFY2(m_watch->freezes().isEmpty(), qPrintable(m_watch->freezes().join(u'\n')));
    QVERIFY2(WarningWatch::warnings().isEmpty(), qPrintable(WarningWatch::warnings().join(u'\n')));
    QVERIFY(m_done.size() > (seconds > 0 || steps > 500 ? 20U : 1U));
    m_driver.reset();
    if (settled > 0.0 && !keepsWhatIsFreed)
        QVERIFY2(atTheEnd < 1.05 * settled, "the memory grows");
}

int main(int argc, char *argv[])
{
    keepLargeBlocksApart(); // as the program does
    qputenv("QTEST_FUNCTION_TIMEOUT", "36000000"); // the test ends by its own clock
    WindowDriver::isolateSettings();
    const QTemporaryDir home;
    qputenv("XDG_STATE_HOME", QFile::encodeName(home.path()));
    // Files that dialogs write go there.
    qputenv("HOME", QFile::encodeName(home.path()));
    QDir::setCurrent(home.path());
    QApplication app(argc, argv);
    SoakTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_soak

#include "tst_soak.moc"
