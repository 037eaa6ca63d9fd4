#include "actions/actiontable.h"
#include "documents/sessiontabs.h"
#include "patience.h"
#include "support/results/checkstored.h"
#include "support/results/resultinputs.h"
#include "support/results/visibletexts.h"
#include "windowdriver.h"

#include "bvh/write/bvhwriter.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <utility>

namespace tst_windowresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What holds for every command: it has a dialog if its text says so; a document changes by one undo step that undoing
// takes back, and not by commands that only show something; a command that is switched on or off switches nothing else.
// What it does apart from that is compared with the stored results beside this file (see StoredResults): steps, frames,
// selections, panels, and the titles and buttons of dialogs.
class WindowResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void commands_data();
    void commands();

private:
    [[nodiscard]] QStringList panels();
    [[nodiscard]] QStringList texts();
    [[nodiscard]] QStringList changes(const QStringList &before, const QAction &action);
    void answerDialogs(const QString &command);
    void checkTheDocument(const QString &command, Session &session, int index, const std::string &bytes);
    void prepareMore();
    void restore(bool wasChecked, QAction &action);
    void checkWhenItIsDone(const QString &name, const std::function<QStringList()> &lines);

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS)};
    FileFolder m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    QStringList m_panels; // at the start
    bool m_answered = false; // whether the command opened a dialog, which was closed
};

namespace {

// Work on other threads, and drawing, may take that long on a busy machine.
constexpr int mostMilliseconds = 60000;
// When results are stored, they count once they stayed the same for that long.
constexpr int settlingMilliseconds = 700;

// Commands whose effect is outside of the window, or depends on the machine or on the time. Curves have stored results
// of their own, and workers go on with them after the command.
bool isLeftOut(const QString &command)
{
    static const QStringList all{u"file.quit"_s,           u"file.close"_s,         u"file.closeAll"_s,
                                 u"file.closeOthers"_s,    u"file.savePicture"_s,   u"view.fullScreen"_s,
                                 u"transport.playPause"_s, u"transport.backward"_s, u"transport.forward"_s,
                                 u"transport.playRange"_s, u"help.about"_s};
    return all.contains(command) || command.startsWith(u"curves."_s);
}

// Commands that ask in a panel or in the row of a list, and one that has nothing to ask here.
bool asksElsewhere(const QString &command)
{
    return QStringList{u"pose.hold"_s, u"layer.rename"_s, u"motion.compare"_s, u"file.recover"_s}.contains(command);
}

// Commands with a question whose answer is mostly yes, and the manual.
bool opensWithoutSayingSo(const QString &command)
{
    return QStringList{u"layer.mergeDown"_s, u"layer.mergeAll"_s, u"help.contents"_s}.contains(command);
}

QStringList onlyIn(const QStringList &lines, QStringList others)
{
    QStringList result;
    for (const QString &line : lines) {
        if (!others.removeOne(line))
            result << line;
    }
    return result;
}

// The buttons of a dialog that can be seen.
QStringList buttonsOf(const QDialog &dialog)
{
    QStringList texts;
    for (const QPushButton *button : dialog.findChildren<QPushButton *>()) {
        if (button->isVisible() && !button->text().isEmpty())
            texts << u'<' + button->text().remove(u'&') + u'>';
    }
    return texts;
}

bool isStoring()
{
    return qEnvironmentVariableIsSet("LIMBER_STORE_RESULTS");
}

} // namespace

void WindowResultsTest::initTestCase()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().resize(1500, 950);
    m_driver->open(m_folder.write(u"walker.bvh"_s, QByteArray::fromStdString(writeBvh(noisyWalk()))));
    QVERIFY(m_driver->window().currentSession() != nullptr);
    m_driver->child<QAction>("window.reset")->trigger();
    const auto isLaidOut = [this] {
        QTest::qWait(100);
        return std::exchange(m_panels, panels()) == m_panels;
    };
    QVERIFY(QTest::qWaitFor(isLaidOut, testPatience));
    QAction none;
    restore(false, none);
}

void WindowResultsTest::cleanupTestCase()
{
    m_driver->document().undoStack().setClean();
    m_driver.reset();
}

// The panels that can be seen, without the counts in their titles, which come when something was found in the
// background.
QStringList WindowResultsTest::panels()
{
    QStringList lines;
    for (const QDockWidget *dock : m_driver->window().findChildren<QDockWidget *>()) {
        if (dock->isVisible() && !dock->visibleRegion().isEmpty())
            lines << u"panel: "_s + dock->windowTitle().section(u" ("_s, 0, 0);
    }
    return lines;
}

// The state of the session and of the window.
QStringList WindowResultsTest::texts()
{
    QStringList lines;
    for (const char *name : {"statusRule", "statusUpAxis"})
        lines << u"status: "_s + m_driver->child<QToolButton>(name)->text();
    lines << u"status: "_s + m_driver->child<QLabel>("statusCounts")->text();
    lines << panels();
    Session *session = m_driver->window().currentSession();
    lines << u"title: "_s + m_driver->window().windowTitle();
    if (session == nullptr)
        return lines;
    QStringList nodes;
    for (const NodeId node : session->selectedNodes())
        nodes << (node.isJoint() ? QString() : u"end "_s) + QString::number(node.index);
    lines << u"selected: "_s + nodes.join(u' ');
    lines << u"frame %1, range %2 to %3"_s.arg(session->playhead().frame())
                 .arg(session->playhead().firstFrame())
                 .arg(session->playhead().lastFrame());
    const QUndoStack &stack = session->document().undoStack();
    for (int i = 0; i < stack.index(); ++i)
        lines << u"step: "_s + stack.text(i);
    for (const QAction *action : m_driver->window().findChildren<QAction *>()) {
        if (action->objectName().contains(u'.') && action->isCheckable() && action->isChecked())
            lines << u"on: "_s + action->objectName();
    }
    return lines.replaceInStrings(m_folder.path(QString()), u"FOLDER/"_s);
}

// What went or came, in a line each. That the command itself is on or off, and others of its group, is no result.
QStringList WindowResultsTest::changes(const QStringList &before, const QAction &action)
{
    const auto changeLine = [&](const QString &mark, QStringList texts) {
        texts.removeAll(u"on: "_s + action.objectName());
        if (const QActionGroup *group = action.actionGroup()) {
            for (const QAction *other : group->actions())
                texts.removeAll(u"on: "_s + other->objectName());
        }
        return texts.isEmpty() ? QStringList() : QStringList{mark + u' ' + texts.join(u"  "_s)};
    };
    const QStringList after = texts();
    return changeLine(u"-"_s, onlyIn(before, after)) + changeLine(u"+"_s, onlyIn(after, before));
}

// Waits until the lines are the stored ones. Where nothing is stored there are none.
void WindowResultsTest::checkWhenItIsDone(const QString &name, const std::function<QStringList()> &lines)
{
    if (isStoring()) {
        QStringList last;
        QElapsedTimer still;
        QElapsedTimer waiting;
        still.start();
        waiting.start();
        while (still.elapsed() < settlingMilliseconds) {
            QVERIFY2(waiting.elapsed() < mostMilliseconds, "it never comes to rest");
            QTest::qWait(50);
            const QStringList now = lines();
            if (now != last)
                still.restart();
            last = now;
        }
        return last.isEmpty() ? void() : checkStored(m_stored, name, last);
    }
    QApplication::processEvents();
    const bool isStored = m_stored.names().contains(name);
    [[maybe_unused]] const bool isSame = QTest::qWaitFor(
        [&] { return isStored ? m_stored.difference(name, lines()).isEmpty() : lines().isEmpty(); }, mostMilliseconds);
    if (isStored)
        checkStored(m_stored, name, lines());
    else
        QCOMPARE(lines(), QStringList());
}

// Checks the dialog that is open, and closes it.
void WindowResultsTest::answerDialogs(const QString &command)
{
    if (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    for (QWidget *window : QApplication::topLevelWidgets()) {
        auto *dialog = qobject_cast<QDialog *>(window);
        if (dialog == nullptr || !dialog->isVisible())
            continue;
        if (const auto *files = qobject_cast<QFileDialog *>(dialog)) {
            checkStored(m_stored, command + u", files"_s, {files->windowTitle(), files->nameFilters().join(u" | "_s)});
        } else {
            checkWhenItIsDone(command + u", dialog"_s, [&] {
                return QStringList{dialog->windowTitle() + u' ' + buttonsOf(*dialog).join(u' ')};
            });
        }
        dialog->reject();
        m_answered = true;
    }
}

// Puts everything back to where each command finds it.
void WindowResultsTest::restore(bool wasChecked, QAction &action)
{
    if (action.isCheckable() && action.isChecked() != wasChecked && action.actionGroup() == nullptr)
        action.trigger();
    // A command may have opened another document.
    auto *tabs = m_driver->window().findChild<SessionTabs *>();
    const QList<Session *> sessions = tabs->sessions();
    for (Session *other : sessions.mid(1)) {
        other->document().undoStack().setClean();
        emit tabs->closeWanted(other);
    }
    Session &session = m_driver->session();
    m_driver->child<QAction>("view.one")->trigger();
    m_driver->table()->clearSelection();
    session.document().undoStack().setIndex(0);
    session.playhead().setRange(10, 90);
    session.playhead().setFrame(20);
    session.selectOnly(NodeId::joint(1));
    if (panels() != m_panels)
        m_driver->child<QAction>("window.reset")->trigger();
    m_driver->tree()->setFocus();
    QApplication::processEvents();
}

// What commands need that are not enabled otherwise: layers, steps, selected and copied cells, two figures' views.
void WindowResultsTest::prepareMore()
{
    Document &document = m_driver->document();
    std::vector<Layer> layers(2);
    for (int i = 0; i < 2; ++i) {
        layers[static_cast<std::size_t>(i)].id = i + 1;
        layers[static_cast<std::size_t>(i)].name = "Layer " + std::to_string(i + 1);
    }
    document.setLayers(layers, u"Layers"_s);
    m_driver->session().target().choose(0);
    document.setValues({20, 1, {4}}, {7.0}, u"Value"_s);
    document.setValues({30, 1, {4}}, {9.0}, u"Value"_s);
    document.undoStack().undo();
    const QAbstractItemModel &cells = *m_driver->table()->model();
    m_driver->table()->setFocus();
    m_driver->table()->setCurrentIndex(cells.index(22, 1));
    m_driver->table()->selectionModel()->select(QItemSelection(cells.index(22, 1), cells.index(28, 2)),
                                                QItemSelectionModel::ClearAndSelect);
    m_driver->child<QAction>("motion.copy")->trigger();
    m_driver->child<QAction>("view.two")->trigger();
    QApplication::processEvents();
}

void WindowResultsTest::commands_data()
{
    QTest::addColumn<QString>("command");
    for (const MenuRow &menu : actionTable()) {
        for (const ActionRow &row : menu.actions) {
            if (const QString name = QLatin1String(row.name); !isLeftOut(name))
                QTest::newRow(row.name) << name;
        }
    }
}

void WindowResultsTest::commands()
{
    QFETCH(QString, command);
    auto *action = m_driver->window().findChild<QAction *>(command);
    if (action == nullptr)
        return checkStored(m_stored, command, {u"not an action"_s});
    if (!action->isEnabled())
        prepareMore();
    if (!action->isEnabled()) {
        checkStored(m_stored, command, {u"not enabled"_s});
        return restore(action->isChecked(), *action);
    }
    // What the command before left under way is no change of this one.
    const auto isAtRest = [this] {
        const QStringList now = texts();
        QTest::qWait(20);
        return texts() == now;
    };
    QVERIFY(QTest::qWaitFor(isAtRest, mostMilliseconds));
    const QStringList before = texts();
    Session &session = m_driver->session();
    const int index = session.document().undoStack().index();
    const std::string bytes = writeBvh(session.document().clip());
    const bool wasChecked = action->isChecked();
    QTimer timer;
    bool isAnswering = false;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (isAnswering)
            return; // it waits for the dialog
        isAnswering = true;
        answerDialogs(command);
        isAnswering = false;
    });
    timer.start(30);
    m_answered = false;
    action->trigger();
    const bool hasDialog = action->text().endsWith(u'…') && !asksElsewhere(command);
    if (hasDialog || opensWithoutSayingSo(command))
        QTRY_VERIFY2(m_answered, "no dialog was opened");
    checkWhenItIsDone(command, [&] { return changes(before, *action); });
    timer.stop();
    answerDialogs(command);
    QCOMPARE(m_answered, hasDialog || opensWithoutSayingSo(command));
    // What is on may stay so, such as a panel that comes to the front. A dialog that is left switches nothing on.
    if (action->isCheckable() && !hasDialog)
        QVERIFY(action->isChecked() || wasChecked);
    checkTheDocument(command, session, index, bytes);
    restore(wasChecked, *action);
}

// The document is as it was, or undoing one step makes it so.
void WindowResultsTest::checkTheDocument(const QString &command, Session &session, int index, const std::string &bytes)
{
    QUndoStack &stack = session.document().undoStack();
    if (command == u"edit.undo"_s || command == u"file.revert"_s) {
        QVERIFY(stack.index() <= index);
        return;
    }
    QVERIFY(stack.index() == index || stack.index() == index + 1);
    stack.setIndex(index);
    QVERIFY2(writeBvh(session.document().clip()) == bytes, "undoing does not bring back the motion");
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", QFile::encodeName(state.path()));
    qputenv("HOME", QFile::encodeName(state.path()));
    qputenv("LC_ALL", "C.UTF-8"); // the same numbers on every machine
    QApplication app(argc, argv);
    WindowResultsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_windowresults

#include "tst_windowresults.moc"
