#include "dialogs/floordialog.h"

#include "session/session.h"
#include "widgets/numberfield.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace limber {

FloorDialog::FloorDialog(const Session &session, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Floor Below the Feet"));
    setObjectName(QStringLiteral("floorDialog"));
    const std::array<int, 2> axes = floorAxes(directionOf(session.document().upAxis()));
    const FloorChoice &chosen = session.document().floor();
    const glm::dvec3 found = session.footContacts().floor().medianVelocity();
    auto *form = new QFormLayout;
    for (int i = 0; i < 2; ++i) {
        const QString axis(QLatin1Char("XYZ"[axes[static_cast<std::size_t>(i)]]));
        auto *field = new NumberField(this);
        field->setObjectName(QStringLiteral("floorSpeed%1").arg(axis));
        field->setAccessibleName(tr("Speed along %1, in units per second").arg(axis));
        connect(field, &NumberField::valueWanted, this, [this, i](double speed) { setSpeed(i, speed); });
        m_fields[static_cast<std::size_t>(i)] = field;
        form->addRow(tr("Along %1").arg(axis), field);
        setSpeed(i, chosen.kind == FloorChoice::Kind::Moving
                        ? chosen.velocity[i]
                        : std::round(10.0 * found[axes[static_cast<std::size_t>(i)]]) / 10.0);
    }
    auto *note =
        new QLabel(tr("Units of the file per second. Below a figure that walks ahead in place, the floor moves "
                      "backwards."),
                   this);
    note->setProperty("role", QStringLiteral("secondary"));
    note->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void FloorDialog::accept()
{
    for (NumberField *field : m_fields)
        field->takeTyped();
    QDialog::accept();
}

void FloorDialog::setSpeed(int axis, double speed)
{
    m_velocity[axis] = std::clamp(speed, -FloorChoice::fastest, FloorChoice::fastest);
    m_fields[static_cast<std::size_t>(axis)]->showValue(m_velocity[axis], QString::number(m_velocity[axis], 'g', 9));
}

} // namespace limber
