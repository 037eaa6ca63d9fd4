#pragma once

#include "curvespanel/sampleedit.h"
#include "curvespanel/valuescale.h"
#include "theme/colours.h"
#include "widgets/timescale.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

namespace limber {

class CurveSet;
class TimelineRuler;

// Curves over the frames, on the scale of the timeline: shows them, moves the current frame, and lets the user select
// samples and drag them up and down.
class CurvePlot : public QWidget
{
    Q_OBJECT

public:
    // `ruler` keeps the part of the frames that is seen, for timeline and curves alike.
    CurvePlot(CurveSet &curves, TimelineRuler &ruler, QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    [[nodiscard]] SampleEdit &edit() { return m_edit; }
    [[nodiscard]] const TimeScale &timeScale() const { return m_time; }
    [[nodiscard]] const ValueScale &valueScale() const { return m_values; }
    // All values in the frames that are seen; of the selected samples only, if there are any.
    void fitAll();
    void fitSelected();
    // What does not move with the current frame has to be painted again.
    void repaintAll();

    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 90}; }

signals:
    // Why something was not done, in a sentence.
    void refused(const QString &why);
    // What a drag does, in numbers; empty at its end.
    void described(const QString &text);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Drag { None, Frame, Box, Samples, Shift };

    void followTime();
    void fitOnce();

    void paintBackground();
    void paintRuler(QPainter &painter) const;
    void paintOverlay(QPainter &painter) const;
    void showValues(double least, double most);
    void goTo(double x);
    void beginSamples(const SampleEdit::Samples &hit, const QMouseEvent &event);
    void giveUp();
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QRectF box() const;
    [[nodiscard]] SampleEdit::Samples samplesIn(const QRectF &area) const;
    [[nodiscard]] SampleEdit::Samples sampleAt(const QPointF &position) const;

    CurveSet &m_curves;
    TimelineRuler &m_ruler;
    SampleEdit m_edit;
    Colours m_colours = Colours::darkTheme();
    TimeScale m_time;
    ValueScale m_values;
    QPixmap m_background; // null if it has to be painted again
    Drag m_drag = Drag::None;
    QPointF m_pressed;
    QPointF m_last;
    bool m_isFitted = false; // to the curves that are shown
    int m_wheelRest = 0; // eighths of a degree not yet spent on a step
};

} // namespace limber
