#include "windowdriver.h"

#include "items/jointtreemodel.h"
#include "viewport/viewportpanel.h"
#include "widgets/messagebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCursor>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeView>

namespace limber::test {

namespace {

constexpr int patience = 60'000; // milliseconds within which a dialog must open

// Tries again until the dialog is there.
void waitForDialog(std::function<void(QWidget *)> act, int waited)
{
    QTimer::singleShot(20, qApp, [act = std::move(act), waited] {
        if (QWidget *dialog = QApplication::activeModalWidget(); dialog != nullptr && dialog->isVisible())
            return act(dialog);
        if (waited < patience)
            waitForDialog(act, waited + 20);
    });
}

} // namespace

WindowDriver::WindowDriver() : m_window(std::make_unique<MainWindow>())
{
    m_window->resize(1280, 800);
    m_window->show();
    m_window->activateWindow();
    // Keys reach a field only in the active window, and the display may take a while to activate it.
    [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(m_window.get());
    // Letters act on the panel under the mouse: out of the way until a test moves it.
    QCursor::setPos(m_window->screen()->geometry().bottomRight());
}

void WindowDriver::isolateSettings()
{
    static const QTemporaryDir folder;
    qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("data")).toLocal8Bit());
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeMenuBar);
}

QString WindowDriver::message()
{
    return m_window->findChild<MessageBar *>()->text();
}

void WindowDriver::open(const QString &path)
{
    m_window->files().open(path);
    constexpr int mostMilliseconds = 60'000; // on a busy machine
    [[maybe_unused]] const bool done =
        QTest::qWaitFor([this] { return !m_window->files().isLoading(); }, mostMilliseconds);
}

void WindowDriver::clickMenu(const QString &menuText, const QString &entryText)
{
    QMenuBar *bar = &m_window->menus();
    for (QAction *menuAction : bar->actions()) {
        if (QString(menuAction->text()).remove(QLatin1Char('&')) != menuText)
            continue;
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(menuAction).center());
        QMenu *menu = menuAction->menu();
        for (QAction *entry : menu->actions()) {
            if (QString(entry->text()).remove(QLatin1Char('&')) == entryText)
                return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(entry).center());
        }
    }
    QFAIL("no such menu entry");
}

void WindowDriver::whenDialogOpens(std::function<void(QWidget *)> act)
{
    waitForDialog(std::move(act), 0);
}

void WindowDriver::chooseInFileDialog(const QString &path)
{
    whenDialogOpens([path](QWidget *dialog) {
        // The text is pasted and not typed, because the completion list would take the Return key.
        dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
        const auto buttons = dialog->findChild<QDialogButtonBox *>()->buttons();
        for (QAbstractButton *button : buttons) {
            if (dialog->findChild<QDialogButtonBox *>()->buttonRole(button) == QDialogButtonBox::AcceptRole)
                return button->click();
        }
    });
}

void WindowDriver::selectInTree(int joint)
{
    const QModelIndex index = session().jointTree().indexOf(NodeId::joint(joint));
    tree()->scrollTo(index);
    QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, tree()->visualRect(index).center());
}

void WindowDriver::typeIntoCell(int frame, int column, const QString &text)
{
    // After a dialog closes, the display returns the keyboard with a delay.
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    table()->setFocus();
    table()->setCurrentIndex(table()->model()->index(frame, column));
    QTest::keyClick(table(), Qt::Key_F2);
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY2(editor != nullptr, "the cell does not open for editing");
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    QApplication::processEvents(); // a delegate commits its value after the key was handled
}

QImage WindowDriver::viewportPicture()
{
    QApplication::processEvents();
    return m_window->viewport().grabImage();
}

} // namespace limber::test
