#pragma once

#include "session/retargeting/offsetsetup.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace limber {

class NumberField;

// A factor for each part of the body, the same for left and right.
class LimbFactorsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LimbFactorsPanel(OffsetSetup &setup, QWidget *parent = nullptr);

private:
    struct Row
    {
        LimbGroup group;
        NumberField *factor = nullptr;
        QLabel *lengths = nullptr;
    };

    void addRow(QGridLayout &grid, LimbGroup group);
    void setAll(double factor);
    void showPlan();

    OffsetSetup &m_setup;
    std::vector<Row> m_rows;
};

} // namespace limber
