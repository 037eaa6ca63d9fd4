#pragma once

#include "mainwindow.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

class QLineEdit;
class QTableView;
class QTreeView;

namespace limber::test {

// A main window with settings of its own, and the things a person does to it.
class WindowDriver
{
public:
    WindowDriver();

    // The settings of all windows of this program go to a folder that is gone at its end; call it first in main().
    static void isolateSettings();

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] Session &session() { return *m_window->currentSession(); }
    [[nodiscard]] Document &document() { return session().document(); }
    [[nodiscard]] QTreeView *tree() { return child<QTreeView>("jointTree"); }
    [[nodiscard]] QTableView *table() { return child<QTableView>("motionTable"); }
    [[nodiscard]] QString message(); // what the message bar says

    template <typename Widget>
    [[nodiscard]] Widget *child(const char *name)
    {
        return m_window->findChild<Widget *>(QLatin1String(name));
    }

    // Opens a file as the command line does and waits for it.
    void open(const QString &path);
    // Clicks on a menu's entry with the mouse.
    void clickMenu(const QString &menu, const QString &entry);
    // While a modal dialog is open, does something to it.
    void whenDialogOpens(std::function<void(QWidget *dialog)> act);
    // Types a path into the file dialog that opens next and accepts it.
    void chooseInFileDialog(const QString &path);
    void selectInTree(int joint);
    // Puts the table's current cell there and types the text with the keyboard.
    void typeIntoCell(int frame, int column, const QString &text);
    // A picture of the viewport when everything is drawn.
    [[nodiscard]] QImage viewportPicture();

private:
    std::unique_ptr<MainWindow> m_window;
};

} // namespace limber::test
