#pragma once

#include "mainwindow.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace limber {

// Owns the window of the program. When the user chooses another language, a new window replaces it, with the same
// documents, their history and their journals, so that no text can stay in the old language.
class WindowHost : public QObject
{
    Q_OBJECT

public:
    explicit WindowHost(QObject *parent = nullptr);
    ~WindowHost() override;

    [[nodiscard]] MainWindow &window() { return *m_window; }

signals:
    // Emitted when another window has replaced the old one.
    void replaced(limber::MainWindow &window);

private:
    void listen();
    void replaceWhenFree();

    std::unique_ptr<MainWindow> m_window;
    QString m_language; // the code of the present language; empty for that of the system
    QString m_wanted;
    QTimer m_delay; // waits until the dialog is closed and nothing is running
};

} // namespace limber
