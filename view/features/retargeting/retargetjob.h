#pragma once

#include "retarget/retargetclip.h"
#include "work/backgroundwork.h"

#include <QObject>

#include <memory>

namespace limber {

// Prepares and writes a retarget on a worker thread, so that the window stays responsive however long the motion is. A
// new start cancels the one before.
class RetargetJob : public QObject
{
    Q_OBJECT

public:
    explicit RetargetJob(QObject *parent = nullptr);

    // Prepares, writes and measures, and reports each step.
    void start(const RetargetInput &input, const Vocabulary &vocabulary);
    void cancel() { m_work.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }

signals:
    void progressed(double fraction);
    // From here on single poses can be computed.
    void prepared(const std::shared_ptr<const limber::Retargeter> &retargeter);
    void finished(const std::shared_ptr<const limber::RetargetedClip> &result);
    void failed(const QString &why);

private:
    BackgroundWork m_work;
};

} // namespace limber
