#pragma once

#include "session/secondlife/uploadsteps.h"
#include "session/sessionfollower.h"
#include "work/backgroundwork.h"

#include <QObject>

#include <memory>
#include <vector>

namespace limber {

// A plan of all repairs that a motion needs before it can be uploaded.
struct UploadPlan
{
    std::vector<UploadRepair> repairs; // in the order in which they are done
    ClipEdit edit; // does all repairs
    bool mergesLayers = false;
    UploadVerdict after; // on the repaired motion
    int lostJoints = 0; // joints that move in the motion as it is, and that are not in the animation afterwards
};

// Repairs the document in front for an upload. A worker computes the repair, which becomes one undo step; it is
// cancelled if the document changes in the meantime.
class UploadRepairs : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit UploadRepairs(QObject *parent = nullptr);

    // Does the repair that a rule needs for these joints, or for all joints that need it if none are given.
    void repair(UploadRepair repair, std::vector<int> joints = {});
    // Computes the repairs of all errors; emits planned() when it is done.
    void plan();
    // Applies the last plan.
    void applyPlan();
    [[nodiscard]] const UploadPlan &lastPlan() const { return *m_plan; }

signals:
    void planned();
    // Emitted after a repair; `mergedLayers` says whether it merged layers.
    void done(const QString &text, bool mergedLayers);
    // Emitted if nothing was repaired; `why` is a sentence.
    void refused(const QString &why);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    [[nodiscard]] bool mayBegin(); // false if not; emits refused() unless the reason is visible
    [[nodiscard]] RepairSubject subject() const;
    void perform(ClipEdit edit, const QString &text, bool mergesLayers);
    void noteChange();

    std::shared_ptr<UploadPlan> m_plan; // null if there is no valid plan
    BackgroundWork m_work;
};

} // namespace limber
