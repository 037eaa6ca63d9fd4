#pragma once

#include "posing/changewindow.h"
#include "session/posing/typedvalue.h"
#include "session/session.h"
#include "theme/colours.h"

#include <QPointer>
#include <QWidget>

#include <array>
#include <optional>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace limber {

class ToolSettings;

class NumberField;
class ToolSettings;

// The selected joint in numbers: offset, rotation and position at this frame (to change), world position, order
// of channels and length (to change), and what an offset edit does to the motion.
class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget *parent = nullptr);

    void setSession(Session *session);
    void setColours(const Colours &colours);
    // To which frames a change of a channel goes while a tool shapes the pose; otherwise to the current one. They must
    // outlive it.
    void setTools(const ToolSettings &tools);

signals:
    // An edit changes nothing: why, in a sentence.
    void refused(const QString &why);

private:
    using Fields = std::array<NumberField *, 3>;

    Fields addRow(QGridLayout *grid, const QString &label, const QString &name, const QString &toolTip);
    void connectFields();
    void refresh();
    void showNode(NodeId node);
    void showChannels(NodeId node);
    void showChannelRow(const Fields &fields, NodeId node, bool rotations);
    void showNothing();
    [[nodiscard]] Pose shownPose() const;
    void describeLength(NodeId node);
    void showOthers();
    void changeOffset(int axis, double value, bool gesture);
    void changeLength(double value, bool gesture);
    void startGesture();
    void forgetTyped();
    [[nodiscard]] bool isNodeThere() const;
    [[nodiscard]] ChangeWindow windowOfChange() const;
    void changeChannel(const NumberField *field, double value, bool gesture);

    QPointer<Session> m_session;
    NodeId m_node; // that is shown; invalid for none
    Colours m_colours;
    QLabel *m_name = nullptr;
    QLabel *m_number = nullptr;
    Fields m_offset{};
    Fields m_rotation{};
    Fields m_position{};
    Fields m_world{};
    NumberField *m_length = nullptr;
    QLineEdit *m_order = nullptr;
    QLabel *m_editNote = nullptr;
    QLabel *m_others = nullptr; // how many more are selected
    QLabel *m_empty = nullptr;
    QWidget *m_content = nullptr;
    const ToolSettings *m_tools = nullptr;
    int m_gesture = 0;
    TypedValue m_typedValue; // of a channel
};

} // namespace limber
