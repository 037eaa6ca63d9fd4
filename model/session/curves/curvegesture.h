#pragma once

#include "contacts/contacts.h"
#include "session/curves/curvechange.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace limber {

class CurveSet;
class JointCurves;
class Session;

// What a gesture makes of a curve: the frames that may differ, and what becomes of a value that is shown there. It
// keeps all that it needs, so that a worker can ask it.
struct ShapedCurve
{
    FrameInterval frames{0, -1};
    std::function<double(int frame, double shown)> value;
};
using ShapedCurves = std::map<int, ShapedCurve>; // by the column of the channel

// A gesture that shapes curves, from the press of the button to its release. Until the release nothing is in the
// document: the session's preview shows the current frame. The release makes one undo step of it, in the base or the
// active layer; where that takes a while, a worker does it.
class CurveGesture : public QObject
{
    Q_OBJECT

public:
    explicit CurveGesture(CurveSet &curves, QObject *parent = nullptr);
    ~CurveGesture() override;

    // Answers why it cannot begin, in a sentence; empty if it has begun.
    [[nodiscard]] QString begin();
    // From begin() until it is kept or given up.
    [[nodiscard]] bool isRunning() const { return m_listener != nullptr; }
    // Its end is being worked out: it can only be cancelled.
    [[nodiscard]] bool isKeeping() const { return m_isKeeping; }
    void show(ShapedCurves shaped);
    [[nodiscard]] const ShapedCurves &shaped() const { return m_shaped; }
    // What it makes of a value that is shown; nothing for curves and frames that it leaves alone.
    [[nodiscard]] std::optional<double> valueOf(int column, int frame) const;
    // From the first to the last one of any curve; last before first for none.
    [[nodiscard]] FrameInterval frames() const;

    // How a change is kept.
    struct Step
    {
        QString text;
        QString layerName; // see CurveChange
        // The document changes next.
        std::function<void()> isComing;
        // It was kept, and whether that made an undo step; not called if it was refused or given up.
        std::function<void(bool isStep)> isOver;
    };
    void commit(Step step);
    void cancel();

signals:
    void changed(); // begun, other values, or ended
    void ended(); // kept or given up
    void refused(const QString &why);
    void noted(const QString &text);
    // A fraction of what is worked out; above 1 when that is over.
    void working(double fraction);

private:
    struct Work;

    void listenTo(Session &session);
    void preview();
    void keepNow(const CurveChange &change, const Step &step);
    void keepOnWorker(Step step);
    void take(PoseKeeping keeping, CurveChange change, const Step &step);
    void finish(Session &session, const QString &why, int indexBefore, std::size_t layersBefore, const Step &step);
    void end();

    CurveSet &m_curves;
    QPointer<Session> m_session; // whose curves it shapes, while it runs
    ShapedCurves m_shaped;
    bool m_isKeeping = false; // on a worker
    BackgroundWork m_work;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session, while it runs
};

} // namespace limber
