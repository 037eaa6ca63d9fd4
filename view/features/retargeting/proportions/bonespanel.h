#pragma once

#include "session/retargeting/offsetsetup.h"
#include "session/session.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace limber {

class NumberField;

// The lengths of single bones, one or several at a time, as a number or as a factor of the old length. Bones are named
// by both ends and selected in a list, because a joint may have more than one.
class BonesPanel : public QWidget
{
    Q_OBJECT

public:
    // Starts with the bones that the session's selection highlights.
    BonesPanel(Session &session, OffsetSetup &setup, QWidget *parent = nullptr);

    // Selects the bones that these joints and end sites highlight.
    void selectBonesOf(const std::vector<NodeId> &nodes);
    // Returns the bones that the fields change: the selected ones and, if wanted, all below them. Each is named by its
    // far end.
    [[nodiscard]] std::vector<NodeId> bones() const;

signals:
    void bonesChanged();

private:
    void createWidgets();
    void fillList();
    [[nodiscard]] QString nameOf(NodeId bone, const QStringList &jointNames) const;
    [[nodiscard]] QLayout *makeFields();
    [[nodiscard]] std::vector<NodeId> selectedBones() const;
    void wantLength(double length);
    void wantFactor(double factor);
    void showPlan();
    void showFields();
    void showFactor(const std::vector<NodeId> &bones);

    Session &m_session;
    OffsetSetup &m_setup;
    std::vector<NodeId> m_nodes; // parallel to the rows of the list
    QTreeWidget *m_list = nullptr;
    QCheckBox *m_below = nullptr;
    NumberField *m_length = nullptr;
    NumberField *m_factor = nullptr;
    QPushButton *m_clear = nullptr;
    QLabel *m_others = nullptr;
};

} // namespace limber
