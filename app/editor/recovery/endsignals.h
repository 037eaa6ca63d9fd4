#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace limber {

// The signals by which the system asks a program to end (TERM, HUP, INT), brought to the window's thread: there the
// work can be kept before the program ends in order. One for a program.
class EndSignals : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

    // The status of a program that was ended by a signal, as shells know it.
    [[nodiscard]] static int exitStatus(int signal);

signals:
    void received(int signal);

private:
    void read();

    int m_sockets[2] = {-1, -1}; // the handler writes into the first one
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace limber
