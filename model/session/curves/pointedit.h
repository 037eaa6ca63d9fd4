#pragma once

#include "session/curves/curvegesture.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <optional>
#include <vector>

namespace limber {

// Points of curves: frames by the column of their channel, each list rising and not empty.
using CurvePoints = std::map<int, std::vector<int>>;

[[nodiscard]] int countOf(const CurvePoints &points);

// Where points go: scaled about a frame and a value, then moved.
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

// The selected points of curves, and gestures that move them: what samples and keys have in common. Each gesture begins
// with the points as they were at the press, so that dragging back gives them back, and ends as one undo step.
class PointEdit : public QObject
{
    Q_OBJECT

public:
    PointEdit(CurveSet &curves, CurveGesture &gesture, QObject *parent);
    ~PointEdit() override;

    [[nodiscard]] const CurvePoints &selected() const { return m_selected; }
    void select(CurvePoints points);
    // Adds these to the selected ones, or takes them away.
    void add(const CurvePoints &points);
    void takeAway(const CurvePoints &points);
    [[nodiscard]] bool isSelected(int column, int frame) const;

    struct Point
    {
        int column = -1;
        int frame = 0;
    };
    // The one that fields show: that which was clicked last, or the first one.
    [[nodiscard]] std::optional<Point> lead() const;
    void setLead(const Point &point) { m_lead = point; }
    // Where a point stands now, a gesture included.
    [[nodiscard]] virtual std::optional<double> valueOf(const Point &point) const = 0;
    [[nodiscard]] virtual int frameOf(const Point &point) const { return point.frame; }
    // Whether the selected ones can be moved in time.
    [[nodiscard]] virtual bool movesInTime() const = 0;
    // In words for a count of them: "6 samples".
    [[nodiscard]] virtual QString countText(int count) const = 0;

    // A gesture begins; answers why it cannot, in a sentence, or nothing.
    [[nodiscard]] QString begin();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    void shape(const PointTransform &transform);
    void moveBy(double amount) { shape({.amount = amount}); }
    // What it does at present; keys may not go as far as they are dragged.
    [[nodiscard]] const PointTransform &transform() const { return m_transform; }
    void commit();
    void cancel();
    // One more step of a run, by keys or a wheel: the run begins by itself, and is kept when no step comes for a while
    // or anything else begins.
    void runBy(int frames, double amount);
    // The same to where they are to go altogether.
    void runTo(const PointTransform &transform);
    void finishRun();

signals:
    void changed();
    void refused(const QString &why);

protected:
    [[nodiscard]] CurveSet &curves() const { return m_curves; }
    [[nodiscard]] CurveGesture &gesture() const { return m_gesture; }
    // Takes what the gesture begins with.
    virtual void prepare() = 0;
    // The curves as the transform makes them; may bring it nearer to what is possible.
    [[nodiscard]] virtual ShapedCurves shapedBy(PointTransform &transform) = 0;
    [[nodiscard]] virtual CurveGesture::Step step() = 0;
    virtual void forget() = 0;
    // Whether there is still a point.
    [[nodiscard]] virtual bool has(int column, int frame) const = 0;
    void leaveOutLost();
    void setRunning(bool isRunning);
    // Without checks: the points are where they are now.
    void replaceSelected(CurvePoints points) { m_selected = std::move(points); }

private:
    CurveSet &m_curves;
    CurveGesture &m_gesture;
    CurvePoints m_selected;
    std::optional<Point> m_lead;
    bool m_isRunning = false;
    PointTransform m_transform;
    QTimer m_run; // until a run of steps is kept
};

} // namespace limber
