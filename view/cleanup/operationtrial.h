#pragma once

#include "operations/applyoperation.h"
#include "operations/framepreview.h"
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
    // While the whole clip is not done: tries out the frames around this one at once.
    void lookAt(int frame);
    [[nodiscard]] bool isUnderWay() const;

signals:
    void started();
    void progressed(double fraction);
    // What becomes of the frames around the one that is looked at.
    void previewed(const limber::FramePreview &preview);
    void finished(const std::shared_ptr<const limber::AppliedOperation> &result);
    void failed(const QString &why);

private:
    // What the work needs, as a value of its own.
    struct Input
    {
        OperationCall call;
        Clip clip;
        std::optional<Contacts> contacts; // of the user
        NamedClips clips;
        PositionRuleChoice positionRule = PositionRuleChoice::Auto;
        UpAxisChoice upAxis = UpAxisChoice::Auto;

        [[nodiscard]] OperationContext context() const;
    };

    void start();

    BackgroundWork m_work;
    BackgroundWork m_look; // at some frames, beside it
    QTimer *m_timer;
    std::shared_ptr<const Input> m_input; // of the call under way; null if there is none
};

} // namespace limber
