#pragma once

#include "body/bodyroles.h"
#include "session/posing/toolsettings.h"
#include "session/posing/typedvalue.h"

#include <QObject>

#include <array>
#include <functional>
#include <optional>

class QActionGroup;
class QGridLayout;
class QLabel;
class QMenu;
class QToolButton;
class QWidget;

namespace limber {

class NumberField;
class Session;

// The row of the inspector with the twist of a spine, neck or forearm joint about its own bone, and with what decides
// whether the joints above it share it. Other joints do not have it.
class TwistRow : public QObject
{
    Q_OBJECT

public:
    // Adds the row at the end of the grid, whose widgets belong to `parent`.
    TwistRow(QGridLayout &grid, QWidget &parent);

    // Sets the tools that have the user's choice; without them a joint turns alone. They must outlive the row.
    void setTools(ToolSettings &tools);
    // Shows the twist of a joint in the frame in view, or nothing for a node that has none.
    void show(Session &session, NodeId node);
    void hide();
    // Forgets what it knows of the figure, because that has changed.
    void forgetFigure();
    [[nodiscard]] NumberField &field() const { return *m_field; }
    // Returns the twist to a new angle as the user has chosen, or nothing if the row is not shown.
    [[nodiscard]] std::optional<TypedValue::Twist> twistTo(double degrees) const;

signals:
    void valueWanted(double degrees, bool gesture);
    void gestureStarted();

private:
    void addShares(QMenu &menu);
    void listBases(Session &session);
    void choose(const std::function<void(TwistSharing &)> &change);
    void showChoice();
    [[nodiscard]] std::array<QWidget *, 3> widgets() const;

    QLabel *m_caption = nullptr;
    NumberField *m_field = nullptr;
    QToolButton *m_spread = nullptr;
    QMenu *m_over = nullptr;
    QActionGroup *m_bases = nullptr; // the entries of that menu
    QActionGroup *m_shares = nullptr;
    ToolSettings *m_tools = nullptr;
    std::optional<BodyRoles> m_roles; // of the figure, found on demand
    const Skeleton *m_skeleton = nullptr; // of the shown joint
    int m_joint = NoJoint; // the shown one
};

} // namespace limber
