#include "retargeting/retargetreport.h"

#include "items/jointname.h"
#include "items/messagetext.h"
#include "retarget/retargeter.h"
#include "widgets/accessibleparts.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int mostNamed = 12;

QString number(double value)
{
    constexpr double showsAsNothing = 0.00005;
    const bool isSmall = std::abs(value) < 0.1 && std::abs(value) >= showsAsNothing;
    return QLocale().toString(value, 'f', isSmall ? 4 : 2);
}

QString centimetres(double value)
{
    return RetargetReport::tr("%1 cm").arg(number(value));
}

QString degrees(double value)
{
    return RetargetReport::tr("%1°").arg(number(value));
}

QString times(double value)
{
    return RetargetReport::tr("%1 ×").arg(number(value));
}

} // namespace

RetargetReport::RetargetReport(QWidget *parent)
    : QWidget(parent), m_figures(new QTreeWidget(this)), m_notes(new QLabel(this))
{
    m_figures->setObjectName(QStringLiteral("retargetFigures"));
    m_figures->setAccessibleName(tr("Measures"));
    m_figures->setRootIsDecorated(false);
    m_figures->setSelectionMode(QAbstractItemView::NoSelection);
    m_figures->setHeaderLabels({tr("Measure"), tr("Source"), tr("Result")});
    for (const int column : {1, 2})
        m_figures->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_figures->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_figures->header()->setStretchLastSection(false);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setWordWrap(true);
    m_notes->setObjectName(QStringLiteral("retargetNotes"));
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_notes->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(m_figures, 3);
    auto *units = new QLabel(tr("Lengths are scaled to a 170 cm body."), this);
    units->setTextFormat(Qt::PlainText);
    units->setProperty("role", QStringLiteral("secondary"));
    layout->addWidget(units);
    auto *area = new QScrollArea(this); // there may be many notes
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    setAccessibleRole(*area, QAccessible::Grouping);
    area->setAccessibleName(tr("Notes"));
    area->setWidget(m_notes);
    area->viewport()->setAutoFillBackground(false); // it is text of the page rather than a list
    m_notes->setAutoFillBackground(false);
    layout->addWidget(area, 2);
}

void RetargetReport::addFigure(const QString &what, const QString &explanation, const QString &motion,
                               const QString &result)
{
    auto *row = new QTreeWidgetItem(m_figures, {what, motion, result});
    for (const int column : {1, 2})
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    for (int column = 0; column < 3; ++column)
        row->setToolTip(column, plainToolTip(explanation));
}

void RetargetReport::show(const Retargeter &retargeter, const RetargetSetup &setup, const RetargetedClip &finished,
                          const RetargetNotes &notes)
{
    m_figures->clear();
    const RetargetMeasures &measures = *finished.measures;
    if (measures.contacts)
        addContacts(*measures.contacts);
    if (measures.penetration)
        addFigure(tr("Floor penetration"), tr("The deepest point below the floor, in cm, scaled to a 170 cm body"), {},
                  centimetres(measures.penetration->maximum));
    if (measures.directions)
        addDirections(*measures.directions, setup);
    if (measures.twist) {
        const int worst = measures.twist->worstJoint;
        addFigure(tr("Twist (average)"),
                  tr("How far limbs are rotated about their own bones, most at %1. Above 30° a skin looks wrung.")
                      .arg(worst == NoJoint ? QString() : setup.targetJointName(worst)),
                  {}, degrees(measures.twist->degrees.mean));
    }
    double overextension = 0.0;
    for (const LimbMeasure::Overextension &limb : measures.overextensions)
        overextension = std::max(overextension, limb.fraction);
    addFigure(tr("Knees and elbows bent the wrong way"), tr("Fraction of all frames, for the worst limb"), {},
              tr("%1 %").arg(number(100.0 * overextension)));
    addSmoothness(measures);
    addNotes(retargeter, setup, notes);
}

void RetargetReport::addContacts(const ContactMeasures &contacts)
{
    addFigure(tr("Foot sliding (average)"), tr("How far planted feet move per frame, in cm, scaled to a 170 cm body"),
              centimetres(contacts.sourceSlide.mean), centimetres(contacts.slide.mean));
    addFigure(tr("Foot drift (max)"),
              tr("How far a planted foot gets from its middle position, in cm, scaled to a 170 cm body"),
              centimetres(contacts.sourceDrift.maximum), centimetres(contacts.drift.maximum));
}

void RetargetReport::addDirections(const DirectionMeasure::Answer &directions, const RetargetSetup &setup)
{
    addFigure(tr("Bone direction error (average)"), tr("Angle between mapped bones of source and result"), {},
              degrees(directions.directionDegrees.mean));
    const QString worst = directions.worstBone == NoJoint ? QString() : setup.targetJointName(directions.worstBone);
    addFigure(tr("Bone direction error (max)"),
              tr("The largest angle of any frame. The bone with the largest average ends at %1.").arg(worst), {},
              degrees(directions.directionDegrees.maximum));
}

void RetargetReport::addSmoothness(const RetargetMeasures &measures)
{
    if (measures.jerkRatio)
        addFigure(tr("Jerk"), tr("Compared with the source. Above 1.6 the motion may look shaky."), times(1.0),
                  times(*measures.jerkRatio));
    if (measures.jointStepRatio)
        addFigure(tr("Largest jump between frames"), tr("Compared with the source. Above 1.5 a joint may pop."),
                  times(1.0), times(*measures.jointStepRatio));
    addFigure(tr("Euler flips (over 170°)"),
              tr("Angles that jump from frame to frame. The pose is right, but filters in other programs may handle it "
                 "badly."),
              QString::number(measures.sourceChannelStepsOver170), QString::number(measures.channelStepsOver170));
}

void RetargetReport::addNotes(const Retargeter &retargeter, const RetargetSetup &setup, const RetargetNotes &notes)
{
    const JointMapping mapping = setup.input().mapping;
    QStringList lines;
    QStringList open;
    for (int joint = 0; joint < setup.target().jointCount(); ++joint) {
        if (mapping.sourceOf(joint) == NoJoint)
            open << setup.targetJointName(joint);
    }
    const auto total = static_cast<int>(mapping.matches.size());
    lines << tr("%1 of %2 target joints mapped.").arg(total - open.size()).arg(total);
    if (open.size() > mostNamed)
        lines << tr("Unmapped (move with their parent): %1 …").arg(open.mid(0, mostNamed).join(QLatin1String(", ")));
    else if (!open.isEmpty())
        lines << tr("Unmapped (move with their parent): %1.").arg(open.join(QLatin1String(", ")));
    if (retargeter.pelvisDrop() > 0.0)
        lines << tr("Pelvis lowered by up to %L1 cm so the feet reach the floor.")
                     .arg(retargeter.pelvisDrop() * ncmOfBody / retargeter.targetBodyLength(), 0, 'f', 1);
    for (const RetargetNote &note : notes)
        lines << sentence(textOf(note.text, setup.targetNameCodec()));
    m_notes->setText(lines.join(QLatin1Char('\n')));
}

} // namespace limber
