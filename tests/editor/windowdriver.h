#pragma once

#include "mainwindow.h"

#include <QLineEdit>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>

#include <functional>
#include <memory>

namespace limber::test {

// A main window with settings of its own, and the things a user does to it.
class WindowDriver
{
public:
    WindowDriver();

    // Redirects the settings of all windows of this program to a folder that is deleted at its end; call it first in
    // main().
    static void isolateSettings();

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] Session &session() { return *m_window->currentSession(); }
    [[nodiscard]] Document &document() { return session().document(); }
    [[nodiscard]] QTreeView *tree() { return child<QTreeView>("jointTree"); }
    [[nodiscard]] QTableView *table() { return child<QTableView>("motionTable"); }
    [[nodiscard]] QString message(); // the text of the message bar

    template <typename Widget>
    [[nodiscard]] Widget *child(const char *name)
    {
        return m_window->findChild<Widget *>(QLatin1String(name));
    }

    // Opens a file as the command line does and waits for it.
    void open(const QString &path);
    // Clicks on a menu's entry with the mouse.
    void clickMenu(const QString &menu, const QString &entry);
    // Runs `act` on the modal dialog that opens next.
    void whenDialogOpens(std::function<void(QWidget *dialog)> act);
    // Types a path into the file dialog that opens next and accepts it.
    void chooseInFileDialog(const QString &path);
    void selectInTree(int joint);
    // Makes this cell the current one and types the text with the keyboard.
    void typeIntoCell(int frame, int column, const QString &text);
    // A picture of the viewport after everything was drawn.
    [[nodiscard]] QImage viewportPicture();

private:
    std::unique_ptr<MainWindow> m_window;
};

} // namespace limber::test
