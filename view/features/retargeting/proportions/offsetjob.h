#pragma once

#include "proportions/offsetretarget.h"
#include "work/backgroundwork.h"

#include <QObject>

namespace limber {

// A clip and the changes to its OFFSETs.
struct OffsetRequest
{
    Clip clip;
    PositionRules rules;
    std::vector<NodeOffset> offsets;
    OffsetSettings settings;
    double rootTravelFactor = 1.0; // for all position channels
};

// Gives a clip other OFFSETs on a worker thread. A new start cancels the one before.
class OffsetJob : public QObject
{
    Q_OBJECT

public:
    explicit OffsetJob(QObject *parent = nullptr) : QObject(parent) {}

    void start(const OffsetRequest &request);
    void cancel() { m_work.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }

signals:
    void progressed(double fraction);
    void finished(const std::shared_ptr<const limber::OffsetsResult> &changed);
    void failed(const QString &why);

private:
    BackgroundWork m_work;
};

} // namespace limber
