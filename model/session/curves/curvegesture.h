#pragma once

#include "motion/frameinterval.h"
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

// What a gesture makes of a curve: the frames that may differ, and a function that maps a shown value to the new one.
// It owns everything it needs, so that a worker can call it.
struct ShapedCurve
{
    FrameInterval frames{0, -1};
    std::function<double(int frame, double shown)> value;
};
using ShapedCurves = std::map<int, ShapedCurve>; // by the column of the channel

// A gesture that shapes curves, from the press of the button to its release. Until the release the document does not
// change: the session's preview shows the current frame. The release makes one undo step, in the base or the active
// layer; if that takes a while, a worker does it.
class CurveGesture : public QObject
{
    Q_OBJECT

public:
    explicit CurveGesture(CurveSet &curves, QObject *parent = nullptr);
    ~CurveGesture() override;

    // Starts the gesture. Returns in a sentence why it cannot start; empty if it has started.
    [[nodiscard]] QString begin();
    // True from begin() until the gesture is kept or cancelled.
    [[nodiscard]] bool isRunning() const { return m_listener != nullptr; }
    // True while a worker applies the result: the gesture can only be cancelled then.
    [[nodiscard]] bool isKeeping() const { return m_isKeeping; }
    void show(ShapedCurves shaped);
    [[nodiscard]] const ShapedCurves &shaped() const { return m_shaped; }
    // Returns the new value of a curve in a frame; nothing for curves and frames that the gesture does not change.
    [[nodiscard]] std::optional<double> valueOf(int column, int frame) const;
    // Returns the frames from the first to the last that any curve changes; `last` is before `first` if there are none.
    [[nodiscard]] FrameInterval frames() const;

    // How a change is kept.
    struct Step
    {
        QString text;
        QString layerName; // see CurveChange
        // Called just before the document changes.
        std::function<void()> isComing;
        // Called after the change was kept, with whether that made an undo step. Not called if the change was refused
        // or cancelled.
        std::function<void(bool isStep)> isOver;
    };
    void commit(Step step);
    void cancel();

signals:
    void changed(); // started, other values, or ended
    void ended(); // kept or cancelled
    void refused(const QString &why);
    void noted(const QString &text);
    // The fraction of the worker's job that is done; above 1 when the job is over.
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
    QPointer<Session> m_session; // the session whose curves are shaped, while the gesture runs
    ShapedCurves m_shaped;
    bool m_isKeeping = false; // on a worker
    BackgroundWork m_work;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session, while the gesture runs
};

} // namespace limber
