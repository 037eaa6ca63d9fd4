#pragma once

#include "actions/actionlist.h"
#include "theme/colours.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QLabel;
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

// The curves of the selected joints as the main window knows them: the channels in a gutter as wide as that of the
// timeline, and the plot beside it.
class CurvesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CurvesPanel(TimelineRuler &ruler, QWidget *parent = nullptr);
    ~CurvesPanel() override;

    void setSession(Session *session); // null for none
    void setColours(const Colours &colours);
    // Whose choice to which frames a change goes decides what follows samples.
    void setTools(const ToolSettings *tools);
    void setSnapMenu(QMenu &menu); // to what times snap
    // While it plays, the panel follows ten times a second.
    void setPlaying(bool isPlaying) { m_isPlaying = isPlaying; }

    // Shows this row above all others.
    void takeTransportRow(QWidget &row);

    [[nodiscard]] CurveSet &curves() { return *m_curves; }
    [[nodiscard]] CurvePlot &plot() { return *m_plot; }
    // To find keys, to set one, and to let them go.
    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Why something was not done, or what became of it, in a sentence.
    void refused(const QString &why);
    // What a drag does, in numbers; empty at its end.
    void described(const QString &text);
    // An action is for curves that are not seen.
    void shownWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
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
    ChannelList *m_list = nullptr;
    PointFields *m_fields = nullptr;
    TimelineOverview *m_overview = nullptr;
    QToolButton *m_more = nullptr;
    QLabel *m_empty = nullptr;
    QWidget *m_body = nullptr;
    std::function<void()> m_wanted; // as soon as the curves are there
    bool m_isPlaying = false;
    QTimer m_follow; // to the next look at the current frame while it plays
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
};

} // namespace limber
