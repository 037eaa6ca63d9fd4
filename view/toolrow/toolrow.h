#pragma once

#include "session/posing/toolsettings.h"

#include "session/session.h"

#include <QPointer>
#include <QToolBar>

#include <initializer_list>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;

namespace limber {

class NumberField;
class PoseActions;
enum class ActionId;

// The row below the toolbar with what the tool in use can be set to: its axes and steps, to which frames a change goes,
// and what is its own. Where the window is narrow, what does not fit goes into the » of a toolbar.
class ToolRow : public QToolBar
{
    Q_OBJECT

public:
    ToolRow(ToolSettings &settings, const PoseActions &actions, QWidget *parent = nullptr);

    // Into which layers a change can go.
    void setSession(Session *session);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addTool();
    void addChoice(const PoseActions &actions, std::initializer_list<ActionId> ids);
    QLabel *addCaption(const QString &text);
    NumberField *addField(const QString &name, const QString &toolTip, double step, QAction *&entry);
    void addSteps(const PoseActions &actions);
    void addReach(const PoseActions &actions);
    void addTarget();
    void addOwnSettings();
    void addLimits();
    void showTargets();
    void showSettings();

    ToolSettings &m_settings;
    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener;
    QComboBox *m_into = nullptr;
    QLabel *m_icon = nullptr;
    QLabel *m_name = nullptr;
    NumberField *m_step = nullptr;
    NumberField *m_before = nullptr;
    NumberField *m_after = nullptr;
    NumberField *m_fade = nullptr;
    QList<QAction *> m_captions; // what a narrow window can do without
    // Entries of the bar, which can be hidden; the widgets in it cannot.
    QAction *m_stepEntry = nullptr;
    QAction *m_beforeEntry = nullptr;
    QAction *m_afterEntry = nullptr;
    QAction *m_fadeEntry = nullptr;
    QAction *m_bodyCaptionEntry = nullptr;
    QAction *m_bodyEntry = nullptr;
    QAction *m_limitsCaptionEntry = nullptr;
    QAction *m_limitsEntry = nullptr;
    QAction *m_channelAxesEntry = nullptr;
    QComboBox *m_body = nullptr;
    QComboBox *m_limits = nullptr;
    QCheckBox *m_channelAxes = nullptr;
};

} // namespace limber
