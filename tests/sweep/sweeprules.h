#pragma once

#include "sweep/sweeptable.h"
#include "sweep/takes.h"

#include "base/message.h"
#include "contacts/contacts.h"
#include "resultcheck/resultcheck.h"
#include "retarget/posetransfer.h"

#include <vector>

namespace limber::test {

// What must hold for every result; each adds the worst that it found.
class SweepRules
{
public:
    // `source` must outlive it.
    SweepRules(const Take &source, QString tool, std::vector<SweepRow> &rows);

    // Sets how many times the usual acceleration of a knee or an elbow counts as a jerk; 0 for none.
    void setJerkRatio(double ratio) { m_jerkRatio = ratio; }

    // No joint jumps, no limb bends backward or is jerked although its source does not.
    void noFault(const Take &result);
    void noFault(const Take &result, std::vector<CheckedJoint> joints, const glm::dmat3 &resultFromSource);
    // No knee that is straight in the take bends; the legs are those of the take and of the result.
    void straightKnees(const Take &result, const std::vector<LegPair> &legs);
    // The thighs begin as far apart as in the take, or as in the target's own rest pose.
    void hipsAsWide(const Take &result, const std::vector<LegPair> &legs);
    // Adds what a result reports about itself.
    void addFaults(const std::vector<ResultFault> &faults, const Take &result);
    // Nodes stay where they are in their contacts.
    void held(const Take &result, const Contacts &contacts);
    // Nodes are where they were in the take in their contacts.
    void keptWhere(const Take &result, const Contacts &contacts);
    // The figure stands as it did.
    void upright(const Take &result);
    // Two clips have the same poses.
    void samePoses(const Take &result, const QString &rule, double mostNcm);
    // Joints have the same rotations in the world, but for one rotation of all frames: a figure that hung may stand.
    void sameRotations(const Take &result, const std::vector<int> &joints, const QString &rule, double mostDegrees);

private:
    void add(const QString &rule, double worst, double allowed, const QString &where);

    const Take &m_source;
    QString m_tool;
    double m_jerkRatio = 0.0;
    double m_grace = 0.0; // how far the present rule may be broken in one take of ten
    std::vector<SweepRow> &m_rows;
};

// Returns the contacts without those that overlap frames in which an operation says that it could not hold a foot.
[[nodiscard]] Contacts heldBy(const Contacts &contacts, const std::vector<Message> &warnings);

// Returns when the feet of a take stand, as operations detect it.
[[nodiscard]] Contacts detectedContacts(const Take &take);

} // namespace limber::test
