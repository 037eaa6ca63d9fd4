#pragma once

#include "session/posing/toolsettings.h"
#include "viewport/tools/toollist.h"
#include "widgets/foldingrow.h"

#include <initializer_list>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace limber {

class IconLabel;
class NumberField;
class PoseActions;
enum class ActionId;

// The row over the view with the settings of the present tool: its axes and steps, the frames to which a change goes,
// and settings of its own. In a narrow view, what does not fit moves into the panel of the » button. What most tools
// have stays at its place, and is dim while the present tool has no use for it; a tool without axes has none of it.
class ToolRow : public FoldingRow
{
    Q_OBJECT

public:
    ToolRow(ToolSettings &settings, const PoseActions &actions, QWidget *parent = nullptr);

    // Captions are there for all tools or for none, so that what follows them stays at its place.
    void setRoom(int width) override;

private:
    void addTool();
    QWidget *addChoice(const PoseActions &actions, std::initializer_list<ActionId> ids);
    [[nodiscard]] QLabel *makeCaption(const QString &text);
    NumberField *addField(const QString &name, const QString &toolTip, double step);
    void addSteps(const PoseActions &actions);
    QToolButton *addSwitch(QAction &action, int space);
    void addReach(const PoseActions &actions);
    void addOwnSettings();
    QWidget *addGroup(const QString &caption, QWidget &box);
    void addLimits();
    void addUpright();
    void addSpreadTwist();
    [[nodiscard]] int widestName() const;
    void showSettings();
    void showCaptions();

    ToolSettings &m_settings;
    ToolList m_tools;
    QList<QWidget *> m_ofAxes;
    QLabel *m_axesCaption = nullptr;
    QLabel *m_affectsCaption = nullptr;
    int m_room = 0; // 0 before it is known
    QToolButton *m_symmetry = nullptr;
    QToolButton *m_reach = nullptr;
    IconLabel *m_icon = nullptr;
    QLabel *m_name = nullptr;
    NumberField *m_step = nullptr;
    NumberField *m_before = nullptr;
    NumberField *m_after = nullptr;
    NumberField *m_fade = nullptr;
    QWidget *m_bodyGroup = nullptr;
    QWidget *m_limitsGroup = nullptr;
    QComboBox *m_body = nullptr;
    QComboBox *m_limits = nullptr;
    QCheckBox *m_upright = nullptr;
    QCheckBox *m_channelAxes = nullptr;
    QCheckBox *m_spreadTwist = nullptr;
};

} // namespace limber
