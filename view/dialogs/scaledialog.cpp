#include "dialogs/scaledialog.h"

#include "document/blockedit.h"
#include "panels/numberfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace limber {

namespace {

// Every position channel of the clip in every frame.
CellBlock positionBlock(const Document &document)
{
    CellBlock block{0, document.motion().frameCount(), {}};
    for (int column = 0; column < document.skeleton().columnCount(); ++column) {
        if (document.skeleton().column(column).channel.isPosition())
            block.columns.push_back(column);
    }
    return block;
}

} // namespace

ScaleDialog::ScaleDialog(Session &session, Scope scope, QWidget *parent)
    : QDialog(parent), m_session(session), m_scope(scope), m_undoIndex(session.document().undoStack().index())
{
    setWindowTitle(tr("Scale Offsets"));
    createWidgets();
    chooseScope();
}

void ScaleDialog::createWidgets()
{
    m_scopeBox = new QComboBox(this);
    m_scopeBox->addItems(
        {tr("The chosen joints"), tr("The chosen joints and all below them"), tr("The whole skeleton")});
    m_scopeBox->setCurrentIndex(static_cast<int>(m_scope));
    m_scopeBox->setAccessibleName(tr("What to scale"));
    m_factorField = new NumberField(this);
    m_factorField->setObjectName(QStringLiteral("scaleFactor"));
    m_factorField->setAccessibleName(tr("Factor"));
    m_factorField->setToolTip(tr("1 keeps the size, 2 doubles it, 2.54 turns inches into centimetres"));
    m_factorField->setStep(0.01);
    m_factorField->showValue(1.0, QStringLiteral("1"));
    m_positions = new QCheckBox(tr("Scale position channels too (travel grows with the figure)"), this);
    auto *keeps =
        new QLabel(tr("Keeps channel values: rotations stay as they are, so the figure moves as before in its "
                      "new proportions. Retarget Offsets can keep feet or positions where they are."),
                   this);
    keeps->setProperty("role", QStringLiteral("secondary"));
    keeps->setWordWrap(true);
    m_summary = new QLabel(this);
    m_summary->setProperty("role", QStringLiteral("secondary"));

    auto *form = new QFormLayout;
    form->addRow(tr("Scale"), m_scopeBox);
    form->addRow(tr("Factor"), m_factorField);
    form->addRow(QString(), m_positions);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(form);
    layout->addWidget(keeps);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);

    connect(m_scopeBox, &QComboBox::currentIndexChanged, this, [this](int index) { setScope(Scope(index)); });
    connect(m_factorField, &NumberField::valueWanted, this, [this](double value) { setFactor(value); });
    connect(m_positions, &QCheckBox::toggled, this, &ScaleDialog::preview);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_factorField->setFocus();
    m_factorField->selectAll();
}

void ScaleDialog::setFactor(double factor)
{
    if (factor <= 0)
        return;
    m_factor = factor;
    m_factorField->showValue(factor, QString::number(factor, 'g', 6));
    preview();
}

void ScaleDialog::setScope(Scope scope)
{
    m_scope = scope;
    m_scopeBox->setCurrentIndex(static_cast<int>(scope));
    chooseScope();
    preview();
}

void ScaleDialog::chooseScope()
{
    takeBack();
    m_nodes = nodesInScope();
    m_positions->setEnabled(m_scope == Scope::WholeSkeleton);
    m_summary->setText(tr("%n offset(s)", nullptr, static_cast<int>(m_nodes.size())));
}

// Each preview starts from the document as it was: factors do not multiply up.
void ScaleDialog::preview()
{
    takeBack();
    Document &document = m_session.document();
    if (m_factor == 1.0)
        return;
    std::vector<OffsetChange> changes;
    for (const NodeId node : m_nodes)
        changes.push_back({node, document.skeleton().offsetOf(node) * m_factor});
    const QString text = m_scope == Scope::WholeSkeleton
                             ? tr("Scale skeleton by %1").arg(m_factor)
                             : tr("Scale %n offset(s)", nullptr, static_cast<int>(m_nodes.size()));
    document.undoStack().beginMacro(text);
    document.setOffsets(std::move(changes), text);
    if (m_positions->isChecked() && m_scope == Scope::WholeSkeleton) {
        const CellBlock block = positionBlock(document);
        document.setValues(block, scaledBy(document.clip(), block, m_factor), text);
    }
    document.undoStack().endMacro();
}

std::vector<NodeId> ScaleDialog::nodesInScope() const
{
    if (m_scope == Scope::WholeSkeleton)
        return m_session.document().skeleton().nodesInFileOrder();
    return m_scope == Scope::ChosenJoints ? m_session.selectedNodes() : m_session.selectedBranches();
}

void ScaleDialog::takeBack()
{
    QUndoStack &stack = m_session.document().undoStack();
    while (stack.index() > m_undoIndex)
        stack.undo();
}

void ScaleDialog::accept()
{
    // What is still being typed counts.
    m_factorField->clearFocus();
    QDialog::accept();
}

void ScaleDialog::reject()
{
    takeBack();
    QDialog::reject();
}

} // namespace limber
