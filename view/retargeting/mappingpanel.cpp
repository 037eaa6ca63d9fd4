#include "retargeting/mappingpanel.h"

#include "retargeting/sourcedelegate.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace limber {

MappingPanel::MappingPanel(RetargetSetup &setup, QWidget *parent)
    : QWidget(parent), m_setup(setup), m_model(new MappingModel(setup, this)), m_tree(new QTreeView(this)),
      m_summary(new QLabel(this))
{
    m_tree->setObjectName(QStringLiteral("mappingTree"));
    m_tree->setAccessibleName(tr("Which joint follows which"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegateForColumn(MappingModel::Follows, new SourceDelegate(setup, m_tree));
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::SelectedClicked);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(false);
    m_tree->setIndentation(12);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setSectionResizeMode(MappingModel::Score, QHeaderView::ResizeToContents);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("mappingSummary"));
    m_summary->setProperty("role", QStringLiteral("secondary"));

    auto *automatic = new QPushButton(tr("Match Again"), this);
    automatic->setToolTip(tr("Find which joint follows which anew, by names and by the shape of the skeletons"));
    m_guesses = new QPushButton(tr("Accept Guesses"), this);
    m_guesses->setToolTip(tr("Use the matches with a question mark, too"));
    auto *clear = new QPushButton(tr("Clear"), this);
    clear->setToolTip(tr("Let no joint follow another, to choose them by hand"));
    m_undo = new QPushButton(tr("Undo"), this);
    m_undo->setToolTip(tr("Take back the last change of mapping or settings"));
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {automatic, m_guesses, clear, m_undo}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(m_summary);
    layout->addWidget(m_tree, 1);
    layout->addLayout(buttons);

    connect(automatic, &QPushButton::clicked, &setup, &RetargetSetup::mapAutomatically);
    connect(clear, &QPushButton::clicked, &setup, &RetargetSetup::clearMapping);
    connect(m_undo, &QPushButton::clicked, &setup, &RetargetSetup::undo);
    connect(m_guesses, &QPushButton::clicked, this, &MappingPanel::answerQuestions);
    connect(&setup, &RetargetSetup::mappingChanged, this, &MappingPanel::showSummary);
    connect(&setup, &RetargetSetup::settingsChanged, this, &MappingPanel::showSummary);
    connect(m_model, &MappingModel::refused, this, &MappingPanel::showRefusal);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_tree->expandAll();
        m_tree->resizeColumnToContents(MappingModel::Joint);
        m_tree->setColumnWidth(MappingModel::Joint, qMin(m_tree->columnWidth(MappingModel::Joint) + 8, 260));
        m_tree->setColumnWidth(MappingModel::Follows, 130);
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { emit currentJointChanged(currentJoint()); });
    showSummary();
}

int MappingPanel::currentJoint() const
{
    const QModelIndex current = m_tree->currentIndex();
    return current.isValid() ? current.data(MappingModel::JointRole).toInt() : NoJoint;
}

void MappingPanel::setCurrentJoint(int joint)
{
    const QModelIndex index = m_model->indexOf(joint);
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void MappingPanel::follow(int source)
{
    if (currentJoint() != NoJoint && source != NoJoint)
        m_model->setData(m_model->indexOf(currentJoint(), MappingModel::Follows), source);
}

void MappingPanel::answerQuestions()
{
    JointMapping mapping = m_setup.mapping();
    for (JointMatch &match : mapping.matches) {
        if (match.source != NoJoint && match.score < JointMapping::Sure)
            match = {match.source, 1.0, MatchReason::User};
    }
    m_setup.setMapping(mapping);
}

void MappingPanel::showSummary()
{
    int followed = 0;
    int questions = 0;
    for (const JointMatch &match : m_setup.mapping().matches) {
        followed += match.source != NoJoint && match.score >= JointMapping::Sure ? 1 : 0;
        questions += match.source != NoJoint && match.score < JointMapping::Sure ? 1 : 0;
    }
    const auto total = static_cast<int>(m_setup.mapping().matches.size());
    QString text = tr("%1 of %2 joints follow the motion.").arg(followed).arg(total);
    if (questions > 0)
        text += QLatin1Char(' ') + tr("%n question(s): look at the rows with a question mark.", nullptr, questions);
    m_summary->setText(m_setup.hasTarget() ? text : QString());
    m_guesses->setEnabled(questions > 0);
    m_undo->setEnabled(m_setup.canUndo());
}

void MappingPanel::showRefusal(const QString &why)
{
    m_summary->setText(why);
}

} // namespace limber
