#pragma once

#include "curves/channelcurves.h"
#include "curvespanel/curveplot.h"
#include "widgets/foldingrow.h"

class QAction;
class QActionGroup;
class QCheckBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace limber {

class ElidedLabel;
class NumberField;

// The row above the curves: the way in which they are shown, the tool of the mouse, and the keys with their tolerance,
// their number and what moving them does.
class CurveHead : public FoldingRow
{
    Q_OBJECT

public:
    // `fit` is the action that finds keys.
    CurveHead(CurveSet &curves, CurvePlot &plot, QAction &fit, QWidget *parent = nullptr);

    // Sets the menu with the times to which drags snap; the snap button opens it.
    void setSnapMenu(QMenu &menu);
    // Call this when the keys or points changed.
    void showState();
    // Shows the progress of a fit; above 1 when it is over.
    void showProgress(double fraction);

signals:
    void stopWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QHBoxLayout *addGroup(int spacing = 4, const char *role = "");
    QHBoxLayout *addChoice();
    void addKinds();
    void addWeight(QHBoxLayout &row);
    QAction *addKind(const QString &text, const QString &toolTip, CurveKind kind);
    void addTools();
    void addFits();
    void addKeys(QAction &fit);
    void addDetail();
    void addSnap();
    QToolButton *addToggle(QHBoxLayout &row, const QString &name, const QString &icon, const QString &text,
                           const QString &toolTip);
    NumberField *addField(QHBoxLayout &row, const QString &name, const QString &text, const QString &toolTip);
    [[nodiscard]] QStringList stateTexts() const;
    [[nodiscard]] QStringList textsOfSamples(int samples) const;

    CurveSet &m_curves;
    CurvePlot &m_plot;
    QActionGroup *m_kinds = nullptr;
    QToolButton *m_weight = nullptr; // opens the kinds of a whole figure
    QLabel *m_within = nullptr;
    NumberField *m_tolerance = nullptr;
    QToolButton *m_fit = nullptr;
    QToolButton *m_stop = nullptr;
    ElidedLabel *m_state = nullptr;
    QCheckBox *m_detail = nullptr;
    QToolButton *m_snap = nullptr;
    NumberField *m_step = nullptr;
    double m_progress = 2.0; // above 1: no fit is running
};

} // namespace limber
