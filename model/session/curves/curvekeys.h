#pragma once

#include "curves/fiterror.h"
#include "session/curves/keymemory.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace limber {

class CurveSet;
class Session;

// The keys of the joints whose curves are shown: found by a fit, and there for as long as the curves are those that
// they were found for. They are a view of the motion: finding them changes nothing. Undo and Redo bring back the keys
// that belong to the values; where anything else changes the rotations of a joint, its keys go, and it is said.
class CurveKeys : public QObject
{
    Q_OBJECT

public:
    explicit CurveKeys(CurveSet &curves, QObject *parent = nullptr);
    ~CurveKeys() override;

    // Keys stand on rotations without jumps; null where the joint has none at present.
    [[nodiscard]] const KeyTrack *track(int joint) const;
    // The same by the column of a channel, with the curve of the track that it is.
    struct Found
    {
        int joint = NoJoint;
        int curve = -1;
        const KeyTrack *track = nullptr;
    };
    [[nodiscard]] std::optional<Found> find(int column) const;
    // Whether any joint that is shown has keys.
    [[nodiscard]] bool isAny() const;
    // The rotations of a joint that is shown; empty if it has none, or if they are shown in another way.
    [[nodiscard]] CurveValues valuesOf(int joint) const;
    // Their columns.
    [[nodiscard]] std::vector<int> columnsOf(int joint) const;
    // Joints that are shown and have rotations.
    [[nodiscard]] std::vector<int> joints() const;

    // How far keys may be from the values, degrees: what was set for the joints that are shown, or what suits them.
    [[nodiscard]] double tolerance() const { return m_tolerance; }
    void setTolerance(double degrees);
    // Finds keys for the joints that are shown, on a worker. Answers why it cannot, in a sentence; empty if it has
    // begun.
    [[nodiscard]] QString fit();
    void cancelFit();
    [[nodiscard]] bool isFitting() const { return m_work.isRunning(); }
    // Of the joints that are shown.
    void drop();

    struct Summary
    {
        int keys = 0;
        FitError error; // the largest ones
        bool isMeasured = false; // else the errors are still being worked out
    };
    [[nodiscard]] Summary summary() const;

    // An edit of keys that leaves the document as it is.
    void put(int joint, KeyTrack track);
    [[nodiscard]] const KeyTrack *earlier(int joint, const std::vector<int> &frames) const;
    // The next undo step is an edit of keys, which are these after it; none: it is not.
    void expect(std::map<int, KeyTrack> tracks);

signals:
    void changed();
    void toleranceChanged();
    // A fraction of the fit; above 1 when it is over.
    void fitting(double fraction);
    // What happened to keys, in a sentence.
    void noted(const QString &text);

private:
    struct FitJob;

    [[nodiscard]] KeyMemory &memory(); // of the session that is shown
    [[nodiscard]] const KeyMemory *knownMemory() const; // null where it has no keys
    void follow();
    void followJoint(int joint);
    void suggestTolerance();
    void take(const std::vector<FitJob> &jobs);
    void measure();

    CurveSet &m_curves;
    std::map<const Session *, KeyMemory> m_memories;
    std::map<int, KeyTrack> m_expected; // by joint
    int m_expectedIndex = -1; // of the undo stack
    std::map<std::vector<int>, double> m_tolerances; // that the user set, by joints
    double m_tolerance = 0.2;
    std::map<int, FitError> m_errors; // by joint
    BackgroundWork m_work;
    BackgroundWork m_measuring;
};

} // namespace limber
