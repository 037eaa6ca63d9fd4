#pragma once

#include "mainwindow.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace limber {

// Keeps the window of the program. When the user chooses another language, a new window takes its place, with the same
// documents, their history and their journals: that way no text can be forgotten.
class WindowHost : public QObject
{
    Q_OBJECT

public:
    explicit WindowHost(QObject *parent = nullptr);
    ~WindowHost() override;

    [[nodiscard]] MainWindow &window() { return *m_window; }

signals:
    // Another window has taken the place of the one before.
    void replaced(limber::MainWindow &window);

private:
    void listen();
    void replaceWhenFree();

    std::unique_ptr<MainWindow> m_window;
    QString m_language; // that is spoken, by its code; empty for that of the system
    QString m_wanted;
    QTimer m_delay; // until the dialog is closed and nothing is going on
};

} // namespace limber
