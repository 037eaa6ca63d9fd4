#pragma once

#include "actions/actionlist.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace limber {

class ChannelList;
class CurveHead;
class CurvePlot;
class CurveSet;
class PointFields;
class Session;
class TimelineOverview;
class TimelineRuler;
class ToolSettings;

// The curves of the selected joints for the main window: the channels in a gutter as wide as that of the timeline, and
// the plot beside it.
class CurvesPanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit CurvesPanel(TimelineRuler &ruler, QWidget *parent = nullptr);
    ~CurvesPanel() override;

    void setColours(const Colours &colours);
    // Sets the tool choices that decide to which frames a change goes, and therefore what follows samples.
    void setTools(const ToolSettings *tools);
    void setSnapMenu(QMenu &menu); // the times to which drags snap
    // During playback the panel follows ten times per second.
    void setPlaying(bool isPlaying) { m_isPlaying = isPlaying; }

    // Shows the transport row above all others.
    void takeTransportRow(QWidget &row);

    // What the user looks for among the channels, and in which way they are shown.
    struct Look
    {
        QString filter;
        int kind = 0; // see CurveKind
    };
    [[nodiscard]] Look look() const;
    void setLook(const Look &look);

    [[nodiscard]] CurveSet &curves() { return *m_curves; }
    [[nodiscard]] CurvePlot &plot() { return *m_plot; }
    // Returns the actions that find keys, set one, and hide them.
    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Emitted with a sentence when something was not done, or about its result.
    void refused(const QString &why);
    // Emitted with what a drag does, in numbers; empty at its end.
    void described(const QString &text);
    // Emitted when an action needs the curves to be visible.
    void shownWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void addActions();
    QWidget *makeGutter();
    QWidget *makePlot(TimelineRuler &ruler);
    void connectAll();
    void whenShown(std::function<void()> act);
    void doWanted();
    void fitKeys();
    void showJoints();
    void followFrame();
    void showFrame();
    void updateActions();

    CurveSet *m_curves = nullptr;
    CurvePlot *m_plot = nullptr;
    ActionList m_actions;
    CurveHead *m_head = nullptr;
    QLineEdit *m_filter = nullptr;
    ChannelList *m_list = nullptr;
    PointFields *m_fields = nullptr;
    TimelineOverview *m_overview = nullptr;
    QToolButton *m_more = nullptr;
    QLabel *m_empty = nullptr;
    QWidget *m_body = nullptr;
    std::function<void()> m_wanted; // runs as soon as the curves are complete
    bool m_isPlaying = false;
    QTimer m_follow; // until the next look at the current frame during playback
};

} // namespace limber
