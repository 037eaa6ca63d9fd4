#pragma once

#include "operations/applyoperation.h"
#include "work/backgroundwork.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>

class QTimer;

namespace limber {

class Session;

// Tries an operation on a worker thread, a moment after the last change of its settings. A new call gives up the one
// before.
class OperationTrial : public QObject
{
    Q_OBJECT

public:
    explicit OperationTrial(QObject *parent = nullptr);

    // Clips that calls may name besides files.
    using NamedClips = std::map<std::string, Clip>;

    // Soon, or at once.
    void tryOut(const OperationCall &call, Session &session, NamedClips clips, bool now = false);
    void cancel();
    [[nodiscard]] bool isUnderWay() const;

signals:
    void started();
    void progressed(double fraction);
    void finished(const std::shared_ptr<const limber::AppliedOperation> &result);
    void failed(const QString &why);

private:
    void start();

    BackgroundWork m_work;
    QTimer *m_timer;
    OperationCall m_call;
    Clip m_clip;
    std::optional<Contacts> m_contacts; // of the user
    NamedClips m_clips;
    PositionRuleChoice m_positionRule = PositionRuleChoice::Auto;
    UpAxisChoice m_upAxis = UpAxisChoice::Auto;
};

} // namespace limber
