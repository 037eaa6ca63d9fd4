#pragma once

#include "retarget/retargeter.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace limber {

// The result of a retarget and how good it is.
struct FinishedRetarget
{
    RetargetResult result;
    RetargetMeasures measures;
};

// Prepares and writes a retarget on a worker thread, so that the window stays alive however long the motion is. A new
// start gives up the one before.
class RetargetJob : public QObject
{
    Q_OBJECT

public:
    explicit RetargetJob(QObject *parent = nullptr);
    ~RetargetJob() override;

    // Prepares, writes and measures, and tells of each.
    void start(const RetargetInput &input);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_cancelled != nullptr; }

signals:
    void progressed(double share);
    // Single poses can be asked for from here on.
    void prepared(const std::shared_ptr<const limber::Retargeter> &retargeter);
    void finished(const std::shared_ptr<const limber::FinishedRetarget> &finished);

private:
    std::shared_ptr<std::atomic_bool> m_cancelled; // of the work under way; null if there is none
};

} // namespace limber
