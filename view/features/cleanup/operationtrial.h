#pragma once

#include "document/document.h"
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

// Tries an operation on a worker thread, a moment after the last change of its settings. A new call cancels the one
// before.
class OperationTrial : public QObject
{
    Q_OBJECT

public:
    explicit OperationTrial(QObject *parent = nullptr);

    // The clips that calls may name besides files.
    using NamedClips = std::map<std::string, Clip>;

    // Tries the call after a moment, or at once.
    void tryOut(const OperationCall &call, Session &session, NamedClips clips, bool now = false);
    void cancel();
    // Forgets what operations keep for their next call, such as a clip as it was.
    void forget() { m_memory = std::make_shared<OperationMemory>(); }
    // While the whole clip is not done, tries the frames around this one at once.
    void lookAt(int frame);
    [[nodiscard]] bool isUnderWay() const;

signals:
    void started();
    void progressed(double fraction);
    // Emitted with the result for the frames around the requested one.
    void previewed(const limber::FramePreview &preview);
    void finished(const std::shared_ptr<const limber::AppliedOperation> &result);
    void failed(const QString &why);

private:
    // A copy of everything that the work needs.
    struct Input
    {
        OperationCall call;
        Clip clip;
        Document::Feet feet; // as the user has set them
        NamedClips clips;
        PositionRuleChoice positionRule = PositionRuleChoice::Auto;
        UpAxisChoice upAxis = UpAxisChoice::Auto;
        PosesApartChoice posesApart = PosesApartChoice::Ask;
        std::shared_ptr<OperationMemory> memory; // of the calls before

        [[nodiscard]] OperationContext context() const;
    };

    void start();

    BackgroundWork m_work;
    BackgroundWork m_look; // for some frames, at the same time
    QTimer *m_timer;
    std::shared_ptr<OperationMemory> m_memory = std::make_shared<OperationMemory>();
    std::shared_ptr<const Input> m_input; // of the running call; null if there is none
};

} // namespace limber
