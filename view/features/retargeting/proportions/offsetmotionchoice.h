#pragma once

#include "session/retargeting/offsetsetup.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QRadioButton;

namespace limber {

// The choice of what is kept of the motion when offsets change, with a sentence on what each choice does.
class OffsetMotionChoice : public QWidget
{
    Q_OBJECT

public:
    explicit OffsetMotionChoice(OffsetSetup &setup, QWidget *parent = nullptr);

private:
    void addChoice(OffsetMotion motion, const QString &name, const QString &text, const QString &sentence);
    QCheckBox *addTick(const QString &name, const QString &text, const QString &toolTip);
    void showMotion();

    OffsetSetup &m_setup;
    std::vector<std::pair<OffsetMotion, QRadioButton *>> m_choices;
    QCheckBox *m_scaleRootTravel = nullptr;
    QCheckBox *m_scaleTravel = nullptr;
};

} // namespace limber
