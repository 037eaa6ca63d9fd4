#include "retargeting/proportions/limbfactorspanel.h"

#include "retargeting/proportions/livetyping.h"
#include "widgets/lengthtext.h"
#include "widgets/numberfield.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace limber {

namespace {

constexpr double factorStep = 0.01;

QString nameOf(LimbGroup group)
{
    switch (group) {
    case LimbGroup::Thigh:
        return LimbFactorsPanel::tr("Thighs");
    case LimbGroup::Shin:
        return LimbFactorsPanel::tr("Shins");
    case LimbGroup::Foot:
        return LimbFactorsPanel::tr("Feet");
    case LimbGroup::Spine:
        return LimbFactorsPanel::tr("Spine");
    case LimbGroup::HipWidth:
        return LimbFactorsPanel::tr("Hip width");
    case LimbGroup::Neck:
        return LimbFactorsPanel::tr("Neck");
    case LimbGroup::ShoulderWidth:
        return LimbFactorsPanel::tr("Shoulder width");
    case LimbGroup::UpperArm:
        return LimbFactorsPanel::tr("Upper arms");
    case LimbGroup::Forearm:
        return LimbFactorsPanel::tr("Forearms");
    }
    return {};
}

} // namespace

LimbFactorsPanel::LimbFactorsPanel(OffsetSetup &setup, QWidget *parent) : QWidget(parent), m_setup(setup)
{
    auto *grid = new QGridLayout(this);
    grid->setColumnStretch(2, 1);
    grid->setVerticalSpacing(4);
    grid->setHorizontalSpacing(12);
    for (const LimbGroup group : allLimbGroups)
        addRow(*grid, group);
    auto *reset = new QPushButton(tr("Reset All"), this);
    reset->setAutoDefault(false);
    reset->setToolTip(tr("Set every factor to 1"));
    connect(reset, &QPushButton::clicked, this, [this] { setAll(1.0); });
    grid->addWidget(reset, grid->rowCount(), 0, 1, 3, Qt::AlignLeft);
    grid->setRowStretch(grid->rowCount(), 1);
    connect(&m_setup, &OffsetSetup::planChanged, this, &LimbFactorsPanel::showPlan);
    showPlan();
}

void LimbFactorsPanel::addRow(QGridLayout &grid, LimbGroup group)
{
    const int row = grid.rowCount();
    auto *name = new QLabel(nameOf(group), this);
    auto *factor = new NumberField(this);
    factor->setObjectName(QStringLiteral("limbFactor%1").arg(static_cast<int>(group)));
    factor->setStep(factorStep);
    factor->setMaximumWidth(110);
    factor->setAccessibleName(tr("Factor: %1").arg(nameOf(group)));
    factor->setToolTip(tr("1 keeps the length, 1.1 makes it 10 % longer. Both sides of the body change."));
    name->setBuddy(factor);
    auto *lengths = new QLabel(this);
    lengths->setTextFormat(Qt::PlainText);
    lengths->setProperty("role", QStringLiteral("secondary"));
    grid.addWidget(name, row, 0);
    grid.addWidget(factor, row, 1);
    grid.addWidget(lengths, row, 2);
    m_rows.push_back({group, factor, lengths});
    if (focusProxy() == nullptr && m_setup.hasLimb(group))
        setFocusProxy(factor);
    const auto want = [this, group](double value) {
        m_setup.setFactor(group, value);
        showPlan(); // replaces an impossible value
    };
    connect(factor, &NumberField::valueWanted, this, want);
    reportWhileTyping(*factor, want);
}

void LimbFactorsPanel::setAll(double factor)
{
    for (const LimbGroup group : allLimbGroups)
        m_setup.setFactor(group, factor);
}

void LimbFactorsPanel::showPlan()
{
    for (const Row &row : m_rows) {
        if (!m_setup.hasLimb(row.group)) {
            row.factor->showNothing();
            row.factor->setEnabled(false);
            row.lengths->setText(tr("not found in this skeleton"));
            continue;
        }
        const double factor = m_setup.plan().factorOf(row.group);
        row.factor->showValue(factor, lengthText(factor));
        const QString before = lengthText(m_setup.lengthBefore(row.group));
        const QString after = lengthText(m_setup.lengthAfter(row.group));
        row.lengths->setText(before == after ? before : tr("%1 → %2").arg(before, after));
    }
}

} // namespace limber
