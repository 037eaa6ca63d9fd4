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
class Document;
class KeyFitJob;
class Session;

// The keys of the joints whose curves are shown. A fit finds them, and they last as long as the curves stay those that
// they were found for. They are a view of the motion: finding them changes nothing. Undo and redo bring back the keys
// that belong to the values, or take away those that do not. If an edit changes the rotations of a joint, its keys are
// dropped, and noted() says so.
class CurveKeys : public QObject
{
    Q_OBJECT

public:
    explicit CurveKeys(CurveSet &curves, QObject *parent = nullptr);
    ~CurveKeys() override;

    // Returns the keys of a joint, or null if it has none at present. There are keys only while the curves are shown
    // without jumps (CurveKind::Continuous).
    [[nodiscard]] const KeyTrack *track(int joint) const;
    // The keys found by the column of a channel, and the curve of the track that belongs to that channel.
    struct Found
    {
        int joint = NoJoint;
        int curve = -1;
        const KeyTrack *track = nullptr;
    };
    [[nodiscard]] std::optional<Found> find(int column) const;
    // Returns whether any shown joint has keys.
    [[nodiscard]] bool isAny() const;
    // Returns the rotation values of a shown joint; empty if it has no rotations or if they are not shown without
    // jumps.
    [[nodiscard]] CurveValues valuesOf(int joint) const;
    // Returns the columns of these rotations.
    [[nodiscard]] std::vector<int> columnsOf(int joint) const;
    // Returns the shown joints that have rotations.
    [[nodiscard]] std::vector<int> joints() const;

    // How far keys may be from the values, in degrees: the tolerance that was set for the shown joints, otherwise one
    // that suits them.
    [[nodiscard]] double tolerance() const { return m_tolerance; }
    void setTolerance(double degrees);
    // Fits keys for the shown joints on a worker. Returns in a sentence why it cannot start; empty if it has started.
    [[nodiscard]] QString fit();
    void cancelFit();
    [[nodiscard]] bool isFitting() const { return m_work.isRunning(); }
    // Drops the keys of the shown joints.
    void drop();

    struct Summary
    {
        int keys = 0;
        FitError error; // the largest errors
        bool isMeasured = false; // false while the errors are still being measured
    };
    [[nodiscard]] Summary summary() const;

    // Stores keys that were edited without changing the document.
    void put(int joint, KeyTrack track);
    [[nodiscard]] const KeyTrack *earlier(int joint, const std::vector<int> &frames) const;
    // Announces that the next undo step is an edit of keys, and that these are the keys after it; an empty map
    // withdraws that.
    void expect(std::map<int, KeyTrack> tracks);

signals:
    void changed();
    void toleranceChanged();
    // The fraction of the fit that is done; above 1 when the fit is over.
    void fitting(double fraction);
    // Emitted when something happened to keys; `text` is a sentence.
    void noted(const QString &text);

private:
    [[nodiscard]] KeyMemory &memory(); // of the shown session
    [[nodiscard]] const KeyMemory *knownMemory() const; // null if the shown session has no keys
    void tellEditsFromUndo(const Document &document);
    void follow();
    void followJoint(int joint);
    void suggestTolerance();
    void take(const std::vector<KeyFitJob> &jobs);
    void measure();

    CurveSet &m_curves;
    std::map<const Session *, KeyMemory> m_memories;
    std::map<int, KeyTrack> m_expected; // by joint
    int m_expectedIndex = -1; // index of the undo stack
    bool m_isEditing = false; // while an edit is being made
    bool m_isEdited = false; // by an edit since the curves were last followed, not by undo or redo
    std::map<std::vector<int>, double> m_tolerances; // set by the user, by joints
    double m_tolerance = 0.2;
    std::map<int, FitError> m_errors; // by joint
    BackgroundWork m_work;
    BackgroundWork m_measuring;
};

} // namespace limber
