#pragma once

#include "session/posing/toolsettings.h"
#include "viewport/tools/toollist.h"

#include <QToolBar>

#include <initializer_list>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace limber {

class NumberField;
class PoseActions;
enum class ActionId;

// The row over the view with the settings of the present tool: its axes and steps, the frames to which a change goes,
// and settings of its own. In a narrow view, what does not fit moves into the » menu of the row.
class ToolRow : public QToolBar
{
    Q_OBJECT

public:
    ToolRow(ToolSettings &settings, const PoseActions &actions, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addTool();
    void addChoice(const PoseActions &actions, std::initializer_list<ActionId> ids);
    QLabel *addCaption(const QString &text);
    NumberField *addField(const QString &name, const QString &toolTip, double step, QAction *&entry);
    void addSteps(const PoseActions &actions);
    void addReach(const PoseActions &actions);
    void addOwnSettings();
    void addLimits();
    void addUpright();
    void showSettings();

    ToolSettings &m_settings;
    ToolList m_tools;
    QToolButton *m_reach = nullptr;
    QLabel *m_icon = nullptr;
    QLabel *m_name = nullptr;
    NumberField *m_step = nullptr;
    NumberField *m_before = nullptr;
    NumberField *m_after = nullptr;
    NumberField *m_fade = nullptr;
    QList<QAction *> m_captions; // hidden in a narrow window
    // The entries of the bar are hidden rather than their widgets, because Qt cannot hide those.
    QAction *m_stepEntry = nullptr;
    QAction *m_beforeEntry = nullptr;
    QAction *m_afterEntry = nullptr;
    QAction *m_fadeEntry = nullptr;
    QAction *m_bodyCaptionEntry = nullptr;
    QAction *m_bodyEntry = nullptr;
    QAction *m_limitsCaptionEntry = nullptr;
    QAction *m_limitsEntry = nullptr;
    QAction *m_uprightEntry = nullptr;
    QAction *m_channelAxesEntry = nullptr;
    QComboBox *m_body = nullptr;
    QComboBox *m_limits = nullptr;
    QCheckBox *m_upright = nullptr;
    QCheckBox *m_channelAxes = nullptr;
};

} // namespace limber
