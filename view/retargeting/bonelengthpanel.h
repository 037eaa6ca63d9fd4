#pragma once

#include "items/offsetsetup.h"
#include "items/session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace limber {

class NumberField;

// The length of one bone at a time, as a number or a factor of what it was.
class BoneLengthPanel : public QWidget
{
    Q_OBJECT

public:
    // Starts with the session's current joint.
    BoneLengthPanel(Session &session, OffsetSetup &setup, QWidget *parent = nullptr);

    void setNode(NodeId node);
    [[nodiscard]] NodeId node() const;

private:
    void createWidgets();
    void wantLength(double length);
    void showPlan();

    Session &m_session;
    OffsetSetup &m_setup;
    std::vector<NodeId> m_nodes; // parallel to the entries of the box
    QComboBox *m_bones = nullptr;
    NumberField *m_length = nullptr;
    NumberField *m_factor = nullptr;
    QLabel *m_before = nullptr;
    QPushButton *m_clear = nullptr;
    QLabel *m_others = nullptr;
};

} // namespace limber
