#pragma once

#include "session/session.h"
#include "timeline/speedcurve.h"

#include <QObject>
#include <QTimer>

namespace limber {

// The speeds of the whole figure and of the selected joints, computed while the window is idle and again after edits.
class RulerSpeeds : public QObject
{
    Q_OBJECT

public:
    explicit RulerSpeeds(QObject *parent);

    void setSession(const Session *session); // null for none
    [[nodiscard]] const SpeedCurve &ofFigure() const { return m_figure; }
    // Returns a curve without samples if nothing is selected.
    [[nodiscard]] const SpeedCurve &ofSelection() const { return m_selection; }

    void recompute();
    void recomputeSoon() { m_delay.start(); }
    void recomputeSelection();

signals:
    void changed();

private:
    void work();
    [[nodiscard]] std::vector<NodeId> carriedNodes() const;
    [[nodiscard]] std::vector<NodeId> selectionTips() const;

    const Session *m_session = nullptr;
    SpeedCurve m_figure;
    SpeedCurve m_selection;
    QTimer m_delay; // edits come in bursts
    QTimer m_work;
};

} // namespace limber
