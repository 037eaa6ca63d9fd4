#pragma once

#include <QApplication>

#include <memory>

namespace limber {

// Keeps the program and its unsaved work alive if something needs more memory than there is: what was started is not
// done.
class Application : public QApplication
{
    Q_OBJECT

public:
    Application(int &argc, char **argv);
    ~Application() override;

    bool notify(QObject *receiver, QEvent *event) override;

signals:
    void memoryShort();

private:
    void report();

    std::unique_ptr<char[]> m_reserve; // freed to be able to report the problem
    bool m_isReporting = false;
};

} // namespace limber
