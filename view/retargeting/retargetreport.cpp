#include "retargeting/retargetreport.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace limber {

RetargetReport::RetargetReport(QWidget *parent)
    : QWidget(parent), m_figures(new QTreeWidget(this)), m_notes(new QLabel(this))
{
    m_figures->setObjectName(QStringLiteral("retargetFigures"));
    m_figures->setAccessibleName(tr("Measures"));
    m_figures->setRootIsDecorated(false);
    m_figures->setSelectionMode(QAbstractItemView::NoSelection);
    m_figures->setHeaderLabels({tr("Measure"), tr("Motion"), tr("Result")});
    m_figures->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_figures->header()->setStretchLastSection(false);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setWordWrap(true);
    m_notes->setObjectName(QStringLiteral("retargetNotes"));
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_notes->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(m_figures, 1);
    layout->addWidget(m_notes);
}

void RetargetReport::show(const Retargeter *retargeter, const RetargetInput &input)
{
    m_figures->clear();
    m_notes->clear();
    if (retargeter != nullptr)
        addNotes(*retargeter, input);
}

void RetargetReport::addNotes(const Retargeter &retargeter, const RetargetInput &input)
{
    QStringList lines;
    int followed = 0;
    for (const JointMatch &match : input.mapping.matches)
        followed += match.source == NoJoint ? 0 : 1;
    lines << tr("%1 of %2 joints of the skeleton follow the motion.").arg(followed).arg(input.mapping.matches.size());
    if (retargeter.feet().longestDrop() > 0.0)
        lines << tr("The pelvis is lowered by up to %L1 units so that feet reach the floor.")
                     .arg(retargeter.feet().longestDrop(), 0, 'g', 3);
    for (const ReachProblem &problem : retargeter.feet().problems())
        lines << tr("Frames %1 to %2: %3 does not reach where it should stand by %L4 units.")
                     .arg(problem.frames.first)
                     .arg(problem.frames.last)
                     .arg(QString::fromUtf8(
                         input.target.skeleton.joint(retargeter.feet().footOf(problem.leg)).name.c_str()))
                     .arg(problem.missing, 0, 'g', 3);
    for (const std::string &note : retargeter.notes())
        lines << QString::fromStdString(note);
    m_notes->setText(lines.join(QLatin1Char('\n')));
}

} // namespace limber
