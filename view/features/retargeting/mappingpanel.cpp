#include "retargeting/mappingpanel.h"

#include "items/messagetext.h"
#include "mapping/mappingreader.h"
#include "retargeting/mappingtree.h"
#include "retargeting/sidequestionbar.h"
#include "retargeting/sourcedelegate.h"
#include "storage/paths/filetext.h"
#include "storage/textfile.h"
#include "theme/icons.h"

#include <QAction>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QUndoStack>
#include <QVBoxLayout>

namespace limber {

MappingPanel::MappingPanel(RetargetSetup &setup, QWidget *parent)
    : QWidget(parent), m_setup(setup), m_model(new MappingModel(setup, this)), m_tree(new MappingTree(this)),
      m_summary(new QLabel(this))
{
    m_tree->setObjectName(QStringLiteral("mappingTree"));
    m_tree->setAccessibleName(tr("Joint mapping"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegateForColumn(MappingModel::Follows, new SourceDelegate(m_tree));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("mappingSummary"));
    m_summary->setProperty("role", QStringLiteral("secondary"));

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(m_summary);
    layout->addWidget(new SideQuestionBar(setup, this));
    layout->addWidget(m_tree, 1);
    layout->addLayout(makeButtons());

    connect(&setup, &RetargetSetup::mappingChanged, this, &MappingPanel::showSummary);
    connect(m_model, &MappingModel::refused, this, &MappingPanel::showRefusal);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { emit currentJointChanged(currentJoint()); });
    addRowActions();
    showSummary();
}

// Adds the actions for a joint's row to the context menu and to the keys of the table.
void MappingPanel::addRowActions()
{
    const auto add = [&](const QString &text, const QString &toolTip, const QKeySequence &key, auto act) {
        auto *action = new QAction(text, m_tree);
        action->setToolTip(toolTip);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, act);
        m_tree->addAction(action);
    };
    add(tr("&Unmap"), tr("Keep its rest rotation relative to the parent"), QKeySequence::Delete, [this] {
        if (currentJoint() != NoJoint)
            m_model->setData(m_model->indexOf(currentJoint(), MappingModel::Follows), int{NoJoint});
    });
    add(tr("Map Chain from Its &Base"), tr("Map joint after joint, starting at the base of the chain"), {},
        [this] { matchChain(RetargetSetup::ChainEnd::Base); });
    add(tr("Map Chain from Its &Tip"), tr("Map joint after joint, starting at the tip of the chain"), {},
        [this] { matchChain(RetargetSetup::ChainEnd::Tip); });
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void MappingPanel::matchChain(RetargetSetup::ChainEnd from)
{
    if (currentJoint() != NoJoint && !m_setup.matchChain(currentJoint(), from))
        showRefusal(tr("First map this joint to a joint of the source chain. Chains cannot cross other chains."));
}

QLayout *MappingPanel::makeButtons()
{
    auto *row = new QHBoxLayout;
    const auto add = [&](const QString &text, const QString &toolTip) {
        auto *button = new QPushButton(text, this);
        button->setAutoDefault(false);
        button->setToolTip(toolTip);
        row->addWidget(button);
        return button;
    };
    auto *automatic = add(tr("Auto-Map"), tr("Map all joints again, by names and by the structure of the skeletons"));
    m_guesses = add(tr("Accept Guesses"), tr("Also use the uncertain matches, marked “?”"));
    auto *clear = add(tr("Clear"), tr("Unmap all joints, to map them by hand"));
    QUndoStack &steps = m_setup.undoStack();
    auto *undo = add({}, tr("Undo the last change of joints, settings or contacts (Ctrl+Z)"));
    undo->setIcon(themedIcon(QStringLiteral("edit-undo")));
    undo->setAccessibleName(tr("Undo"));
    undo->setEnabled(steps.canUndo());
    auto *redo = add({}, tr("Redo the last change that was undone (Ctrl+Shift+Z)"));
    redo->setIcon(themedIcon(QStringLiteral("edit-redo")));
    redo->setAccessibleName(tr("Redo"));
    redo->setEnabled(steps.canRedo());
    row->addStretch();
    auto *file = add(tr("File"), tr("Load or save the mapping, settings and foot contacts"));
    auto *menu = new QMenu(file);
    menu->addAction(tr("&Load Mapping…"), this, &MappingPanel::load);
    menu->addAction(tr("&Save Mapping…"), this, &MappingPanel::save);
    file->setMenu(menu);
    connect(automatic, &QPushButton::clicked, &m_setup, &RetargetSetup::mapAutomatically);
    connect(clear, &QPushButton::clicked, &m_setup, &RetargetSetup::clearMapping);
    connect(undo, &QPushButton::clicked, &steps, &QUndoStack::undo);
    connect(redo, &QPushButton::clicked, &steps, &QUndoStack::redo);
    connect(&steps, &QUndoStack::canUndoChanged, undo, &QPushButton::setEnabled);
    connect(&steps, &QUndoStack::canRedoChanged, redo, &QPushButton::setEnabled);
    connect(m_guesses, &QPushButton::clicked, this, &MappingPanel::answerQuestions);
    return row;
}

void MappingPanel::load()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Load Mapping"), {}, tr("Mappings (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const TextLoad loaded = loadText(path);
    if (!loaded.text)
        return showRefusal(textOf(loaded.problem));
    Reading<MappingFile> reading = readMapping(*loaded.text);
    std::vector<Finding> findings = reading.findings;
    if (reading.value)
        m_setup.takeFile(*reading.value, findings);
    m_model->setRemembered(false);
    if (!findings.empty())
        showRefusal(textOf(findings.back(), fileText(path)));
}

void MappingPanel::save()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save Mapping"), tr("mapping.json"),
                                                      tr("Mappings (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const SaveResult result = saveText(mappingText(m_setup.toFile()), path);
    m_summary->setText(result.saved ? tr("Saved as %1.").arg(fileText(path))
                                    : pathText(path) + QLatin1Char(' ') + textOf(result.message));
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
    QString text = tr("%1 of %2 target joints mapped.").arg(followed).arg(total);
    if (questions > 0)
        text += QLatin1Char(' ') + tr("%n uncertain: check rows marked “?”.", nullptr, questions);
    m_summary->setText(m_setup.hasTarget() ? text : QString());
    m_guesses->setEnabled(questions > 0);
}

void MappingPanel::showRefusal(const QString &why)
{
    m_summary->setText(why);
}

} // namespace limber
