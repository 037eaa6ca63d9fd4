#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QSlider;
class QToolButton;

namespace limber {

class ElidedLabel;
class LayerKeyList;
class NumberField;

// The settings of the active layer: its kind, its side, its weight, its joints and its keys.
class LayerDetails : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit LayerDetails(QWidget *parent = nullptr);

    // Shows the present settings of the session's active layer; there must be one.
    void refresh();
    void showFrame();

signals:
    void frameWanted(int frame);

private:
    QWidget *addChoice(QToolButton *&first, const QString &firstText, const QString &firstTip, QToolButton *&second,
                       const QString &secondText, const QString &secondTip);
    void addRow(QGridLayout &grid, const QString &caption, QWidget *field);
    QWidget *makeWeight();
    QWidget *makeJoints();
    void connectAll();
    void showJoints(const Layer &layer);
    void showWeight();
    void setKind(Layer::Kind kind, PoseChange::Side side);
    void setWeight(double weight, int gesture);
    void setJoints(std::vector<int> joints);
    [[nodiscard]] const Layer &layer() const;

    int m_gesture = 0;
    QLabel *m_summary = nullptr;
    QToolButton *m_additive = nullptr;
    QToolButton *m_override = nullptr;
    QToolButton *m_local = nullptr;
    QToolButton *m_parent = nullptr;
    QSlider *m_slider = nullptr;
    NumberField *m_weight = nullptr;
    QToolButton *m_weightKey = nullptr;
    QComboBox *m_between = nullptr;
    ElidedLabel *m_joints = nullptr;
    QToolButton *m_selectedJoints = nullptr;
    QToolButton *m_allJoints = nullptr;
    LayerKeyList *m_keys = nullptr;
};

} // namespace limber
