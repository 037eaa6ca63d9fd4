#pragma once

#include "curvespanel/curveplot.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace limber {

class ElidedLabel;
class NumberField;

// The numbers of the selected points, below the channels. They are those of the point that was clicked last; typing a
// number moves all selected points by the same amount.
class PointFields : public QWidget
{
    Q_OBJECT

public:
    explicit PointFields(CurveSet &curves, CurvePlot &plot, QWidget *parent = nullptr);

signals:
    void refused(const QString &why);

private:
    NumberField *addField(const QString &name, const QString &text, const QString &toolTip);
    void addTangents();
    void showPoint();
    void showNothing();
    void showNoKey();
    void showKey(const PointEdit::Point &lead);
    [[nodiscard]] QString titleOf(const PointEdit::Point &lead) const;
    // Applies the total movement of the selected points. It is kept at once, except during a drag or a series of wheel
    // steps.
    void move(const PointTransform &transform, bool isGesture);
    void setSlope(KeyEdit::Side side, double wanted);

    CurveSet &m_curves;
    CurvePlot &m_plot;
    ElidedLabel *m_title = nullptr;
    NumberField *m_frame = nullptr;
    NumberField *m_value = nullptr;
    QComboBox *m_tangents = nullptr;
    NumberField *m_slopeBefore = nullptr;
    NumberField *m_slopeAfter = nullptr;
    QWidget *m_keyRows = nullptr;
    int m_startFrame = 0; // of a gesture
    double m_startValue = 0.0;
};

} // namespace limber
