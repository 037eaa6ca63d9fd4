#include "retargeting/proportions/heightpanel.h"

#include "retargeting/proportions/livetyping.h"
#include "widgets/lengthtext.h"
#include "widgets/numberfield.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>

namespace limber {

HeightPanel::HeightPanel(OffsetSetup &setup, QWidget *parent)
    : QWidget(parent), m_setup(setup), m_present(new QLabel(this)), m_scales(new QCheckBox(this)),
      m_height(new NumberField(this)), m_factor(new NumberField(this)), m_outcome(new QLabel(this))
{
    m_scales->setText(tr("Scale the &whole skeleton to a height"));
    m_scales->setObjectName(QStringLiteral("scalesToHeight"));
    m_height->setObjectName(QStringLiteral("height"));
    m_height->setAccessibleName(tr("Height"));
    m_height->setToolTip(tr("In the units of the file"));
    m_factor->setObjectName(QStringLiteral("heightFactor"));
    m_factor->setAccessibleName(tr("Factor"));
    m_factor->setToolTip(tr("New height divided by the current height"));
    m_factor->setStep(0.01);
    for (NumberField *field : {m_height, m_factor})
        field->setMaximumWidth(140);
    auto *form = new QFormLayout(this);
    form->addRow(tr("Current height"), m_present);
    form->addRow(m_scales);
    form->addRow(tr("Height"), m_height);
    form->addRow(tr("Factor"), m_factor);
    form->addRow(tr("New height"), m_outcome);
    auto *how = new QLabel(
        tr("The height is measured in the rest pose, from the lowest to the highest point. If the figure does not "
           "stand upright there, it is measured along the bones from toe to head."),
        this);
    how->setWordWrap(true);
    how->setProperty("role", QStringLiteral("secondary"));
    form->addRow(how);
    setFocusProxy(m_factor);
    connect(m_scales, &QCheckBox::clicked, this,
            [this](bool scales) { m_setup.setHeight(scales ? std::optional(m_setup.heightAfter()) : std::nullopt); });
    connect(m_height, &NumberField::valueWanted, this, &HeightPanel::wantHeight);
    connect(m_factor, &NumberField::valueWanted, this,
            [this](double factor) { wantHeight(factor * m_setup.heightBefore()); });
    reportWhileTyping(*m_height, [this](double height) { wantHeight(height); });
    reportWhileTyping(*m_factor, [this](double factor) { wantHeight(factor * m_setup.heightBefore()); });
    connect(&m_setup, &OffsetSetup::planChanged, this, &HeightPanel::showPlan);
    showPlan();
}

void HeightPanel::wantHeight(double height)
{
    m_setup.setHeight(height);
    showPlan(); // replaces an impossible value
}

void HeightPanel::showPlan()
{
    const double present = m_setup.heightBefore();
    const bool canScale = present > 0.0;
    m_present->setText(canScale ? lengthText(present) : tr("none (all bones have zero length)"));
    m_outcome->setText(lengthText(m_setup.heightAfter()));
    m_scales->setEnabled(canScale);
    const std::optional<double> wanted = m_setup.plan().height;
    m_scales->setChecked(wanted.has_value());
    const double height = wanted.value_or(present);
    m_height->setStep(present / 100.0);
    m_height->showValue(height, lengthText(height));
    m_factor->showValue(canScale ? height / present : 1.0, lengthText(canScale ? height / present : 1.0));
    m_height->setEnabled(canScale);
    m_factor->setEnabled(canScale);
}

} // namespace limber
