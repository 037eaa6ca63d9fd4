#pragma once

#include "session/curves/curvegesture.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <optional>
#include <vector>

namespace limber {

// Points of curves: by the column of their channel, a list of frames that is rising and not empty.
using CurvePoints = std::map<int, std::vector<int>>;

[[nodiscard]] int countOf(const CurvePoints &points);

// A transform of points: they are scaled about a frame and a value, then moved.
struct PointTransform
{
    int frames = 0;
    double amount = 0.0;
    double timeFactor = 1.0;
    double timeCentre = 0.0; // frames
    double valueFactor = 1.0;
    double valueCentre = 0.0;

    [[nodiscard]] double movedValue(double value) const
    {
        return valueCentre + (value - valueCentre) * valueFactor + amount;
    }
    [[nodiscard]] int movedFrame(int frame) const;

    friend bool operator==(const PointTransform &, const PointTransform &) = default;
};

// The selected points of curves, and gestures that move them: the common base of samples and keys. Each gesture starts
// from the points as they were at the press, so that dragging back restores them, and ends as one undo step.
class PointEdit : public QObject
{
    Q_OBJECT

public:
    PointEdit(CurveSet &curves, CurveGesture &gesture, QObject *parent);
    ~PointEdit() override;

    [[nodiscard]] const CurvePoints &selected() const { return m_selected; }
    void select(CurvePoints points);
    // Adds points to the selection, or removes them from it.
    void add(const CurvePoints &points);
    void takeAway(const CurvePoints &points);
    [[nodiscard]] bool isSelected(int column, int frame) const;

    struct Point
    {
        int column = -1;
        int frame = 0;
    };
    // Returns the point that the fields show: the one that was clicked last, or the first one.
    [[nodiscard]] std::optional<Point> lead() const;
    void setLead(const Point &point) { m_lead = point; }
    // Returns the present value of a point, including a running gesture.
    [[nodiscard]] virtual std::optional<double> valueOf(const Point &point) const = 0;
    [[nodiscard]] virtual int frameOf(const Point &point) const { return point.frame; }
    // Returns whether the selected points can be moved in time.
    [[nodiscard]] virtual bool movesInTime() const = 0;
    // Returns the count in words: "6 samples".
    [[nodiscard]] virtual QString countText(int count) const = 0;

    // Starts a gesture. Returns in a sentence why it cannot start; empty if it has started.
    [[nodiscard]] QString begin();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    void shape(const PointTransform &transform);
    void moveBy(double amount) { shape({.amount = amount}); }
    // The present transform of the gesture; keys may not go as far as they are dragged.
    [[nodiscard]] const PointTransform &transform() const { return m_transform; }
    void commit();
    void cancel();
    // Adds one more step to a run, by keys or a wheel. The run starts by itself, and is kept when no step follows for a
    // while or when anything else starts.
    void runBy(int frames, double amount);
    // Does the same, but `transform` is the total of the run.
    void runTo(const PointTransform &transform);
    void finishRun();

signals:
    void changed();
    void refused(const QString &why);

protected:
    [[nodiscard]] CurveSet &curves() const { return m_curves; }
    [[nodiscard]] CurveGesture &gesture() const { return m_gesture; }
    // Stores the state that the gesture starts from.
    virtual void prepare() = 0;
    // Returns the curves after the transform; may reduce the transform to what is possible.
    [[nodiscard]] virtual ShapedCurves shapedBy(PointTransform &transform) = 0;
    [[nodiscard]] virtual CurveGesture::Step step() = 0;
    virtual void forget() = 0;
    // Returns whether the point still exists.
    [[nodiscard]] virtual bool has(int column, int frame) const = 0;
    void leaveOutLost();
    void setRunning(bool isRunning);
    // Sets the selection without checks, because the points are there now.
    void replaceSelected(CurvePoints points) { m_selected = std::move(points); }

private:
    CurveSet &m_curves;
    CurveGesture &m_gesture;
    CurvePoints m_selected;
    std::optional<Point> m_lead;
    bool m_isRunning = false;
    PointTransform m_transform;
    QTimer m_run; // ends a run of steps
};

} // namespace limber
