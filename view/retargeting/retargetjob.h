#pragma once

#include "retarget/retargeter.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace limber {

// Prepares and writes a retarget on a worker thread, so that the window stays alive however long the motion is. A new
// start gives up the one before.
class RetargetJob : public QObject
{
    Q_OBJECT

public:
    explicit RetargetJob(QObject *parent = nullptr);
    ~RetargetJob() override;

    void start(const RetargetInput &input);
    // Writes the whole result of a prepared retarget.
    void write(const std::shared_ptr<Retargeter> &retargeter);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_cancelled != nullptr; }

signals:
    void progressed(double share);
    // Single poses can be asked for from here on, and the result be written.
    void ready(const std::shared_ptr<limber::Retargeter> &retargeter);
    void written(const limber::Clip &result);

private:
    std::shared_ptr<std::atomic_bool> m_cancelled; // of the work under way; null if there is none
};

} // namespace limber
