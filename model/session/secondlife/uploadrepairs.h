#pragma once

#include "session/secondlife/uploadsteps.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace limber {

class Session;

// Everything that a motion needs to be uploaded, before it is done.
struct UploadPlan
{
    std::vector<UploadRepair> repairs; // in their order
    ClipEdit edit; // that does them
    bool mergesLayers = false;
    UploadVerdict after; // on what it makes
};

// Repairs the document in front for an upload: worked out on a worker, done as one undo step, and given up where the
// document was changed in the meantime.
class UploadRepairs : public QObject
{
    Q_OBJECT

public:
    explicit UploadRepairs(QObject *parent = nullptr);

    void setSession(Session *session); // null for none
    // Does what a rule asks for, to these joints, or where none are given to all that need it.
    void repair(UploadRepair repair, std::vector<int> joints = {});
    // Works out what all errors ask for; planned() follows.
    void plan();
    // Does what was planned last.
    void applyPlan();
    [[nodiscard]] const UploadPlan &lastPlan() const { return *m_plan; }

signals:
    void planned();
    // It was done; `mergedLayers` says whether layers were merged for it.
    void done(const QString &text, bool mergedLayers);
    // Nothing was done, and why, in a sentence.
    void refused(const QString &why);

private:
    [[nodiscard]] bool mayBegin(); // else it is said why, where that is not to be seen
    [[nodiscard]] RepairSubject subject() const;
    void perform(ClipEdit edit, const QString &text, bool mergesLayers);
    void noteChange();

    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    std::shared_ptr<UploadPlan> m_plan; // null where none counts
    BackgroundWork m_work;
};

} // namespace limber
