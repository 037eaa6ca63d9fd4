#pragma once

#include "retarget/retargeter.h"
#include "session/retargeting/retargetsetup.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace limber {

// The settings of a retarget besides the mapping, with the program's choice for each automatic setting.
class RetargetSettingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RetargetSettingsPanel(RetargetSetup &setup, QWidget *parent = nullptr);

    // Shows the result of the automatic choices; null while it is computed.
    void showOutcome(const Retargeter *retargeter);

private:
    void createPoseWidgets();
    void createTravelWidgets();
    void createLimbWidgets();
    [[nodiscard]] QComboBox *handChoice(const QString &name);
    void layOut();
    void showSettings();
    void readSettings();

    RetargetSetup &m_setup;
    QComboBox *m_rest = nullptr;
    QLabel *m_restOutcome = nullptr;
    QCheckBox *m_sourceReference = nullptr;
    QSpinBox *m_sourceFrame = nullptr;
    QCheckBox *m_targetReference = nullptr;
    QSpinBox *m_targetFrame = nullptr;
    QCheckBox *m_automaticScale = nullptr;
    QDoubleSpinBox *m_scale = nullptr;
    QCheckBox *m_keepTravel = nullptr;
    QCheckBox *m_floor = nullptr;
    QLabel *m_floorOutcome = nullptr;
    QCheckBox *m_feet = nullptr;
    QLabel *m_feetOutcome = nullptr;
    QComboBox *m_leftHand = nullptr;
    QCheckBox *m_handFloor = nullptr;
    QCheckBox *m_apart = nullptr;
    QCheckBox *m_footFloor = nullptr;
    QComboBox *m_rightHand = nullptr;
    QCheckBox *m_spread = nullptr;
    QCheckBox *m_rootMotion = nullptr;
    QComboBox *m_up = nullptr;
    bool m_isShowing = false; // the program is setting the widgets, not the user
};

} // namespace limber
