#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace limber {

// Passes the signals by which the system asks a program to end (TERM, HUP, INT) to the window's thread: there the work
// can be kept before the program ends normally. There is one for a program.
class EndSignals : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

    // Returns the exit status of a program that was ended by a signal, by the convention of shells.
    [[nodiscard]] static int exitStatus(int signal);

signals:
    void received(int signal);

private:
    void read();

    int m_sockets[2] = {-1, -1}; // the handler writes to the first one
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace limber
