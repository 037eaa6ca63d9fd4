#pragma once

#include "posing/changewindow.h"
#include "session/posing/typedvalue.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace limber {

class ToolSettings;

class NumberField;
class TwistRow;

// The selected joint in numbers: offset, rotation, position and length, which the user can change, and world position
// and order of channels at this frame. Edits of channels also go to the other selected joints. It says what an offset
// edit does to the motion.
class InspectorPanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    // Sets the tools that decide to which frames a change of a channel goes, and whether joints share a twist; without
    // them it goes to the current frame.
    // They must outlive the panel.
    void setTools(ToolSettings &tools);

signals:
    // Emitted when an edit changes nothing; `why` is a sentence.
    void refused(const QString &why);

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
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
    [[nodiscard]] std::vector<int> followersOf(int column) const;
    void changeTwist(double degrees, bool gesture);
    [[nodiscard]] QString framesOf(const ChangeWindow &window) const;
    void changeChannel(const NumberField *field, double value, bool gesture);

    NodeId m_node; // the shown node; invalid for none
    Colours m_colours;
    QLabel *m_name = nullptr;
    QLabel *m_number = nullptr;
    Fields m_offset{};
    Fields m_rotation{};
    Fields m_position{};
    Fields m_world{};
    TwistRow *m_twist = nullptr;
    NumberField *m_length = nullptr;
    QLineEdit *m_order = nullptr;
    QLabel *m_editNote = nullptr;
    QLabel *m_others = nullptr; // says how many more nodes are selected
    QLabel *m_empty = nullptr;
    QWidget *m_content = nullptr;
    const ToolSettings *m_tools = nullptr;
    int m_gesture = 0;
    TypedValue m_typedValue; // of a channel
};

} // namespace limber
