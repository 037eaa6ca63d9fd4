#pragma once

#include "curves/channelcurves.h"
#include "theme/colours.h"

#include <QWidget>

#include <memory>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace limber {

class ChannelList;
class CurvePlot;
class CurveSet;
class Session;
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
    // Whose falloff decides how a change fades.
    void setTools(const ToolSettings *tools);

    [[nodiscard]] CurveSet &curves() { return *m_curves; }
    [[nodiscard]] CurvePlot &plot() { return *m_plot; }

signals:
    // Why something was not done, in a sentence.
    void refused(const QString &why);
    // What a drag does, in numbers; empty at its end.
    void described(const QString &text);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void addHead(QHBoxLayout &row);
    QAction *addKind(QWidget &group, const QString &text, const QString &toolTip, CurveKind kind);
    void showJoints();
    void showSelected();

    CurveSet *m_curves = nullptr;
    CurvePlot *m_plot = nullptr;
    ChannelList *m_list = nullptr;
    QToolButton *m_more = nullptr;
    QLabel *m_empty = nullptr;
    QLabel *m_count = nullptr;
    QWidget *m_body = nullptr;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
};

} // namespace limber
