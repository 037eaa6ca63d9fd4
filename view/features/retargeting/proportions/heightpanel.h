#pragma once

#include "session/retargeting/offsetsetup.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace limber {

class NumberField;

// The wanted height of the whole figure.
class HeightPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HeightPanel(OffsetSetup &setup, QWidget *parent = nullptr);

private:
    void wantHeight(double height);
    void showPlan();

    OffsetSetup &m_setup;
    QLabel *m_present = nullptr;
    QCheckBox *m_scales = nullptr;
    NumberField *m_height = nullptr;
    NumberField *m_factor = nullptr;
    QLabel *m_outcome = nullptr;
};

} // namespace limber
