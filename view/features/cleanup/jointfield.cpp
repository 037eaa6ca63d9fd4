#include "cleanup/jointfield.h"

#include "actions/operationwords.h"
#include "items/jointname.h"
#include "items/jointtreemodel.h"
#include "items/shortnames.h"
#include "motion/nodeaddress.h"
#include "session/session.h"
#include "widgets/elidedcombobox.h"

#include <QComboBox>
#include <QLineEdit>

namespace limber {

JointField::JointField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent)
    : ParameterField(parent), m_joints(new ElidedComboBox(this))
{
    Session &session = *choices.session;
    const Skeleton &skeleton = session.document().skeleton();
    const bool takesEndSites = parameter.kind != Parameter::Kind::Joint;
    for (const ParameterWord &word : parameter.words)
        m_joints->addItem(titleOf(word), QByteArray(word.word.data(), static_cast<qsizetype>(word.word.size())));
    if (parameter.standard.empty() && !parameter.isRequired)
        m_joints->addItem(tr("Not Set"), QByteArray());
    QStringList names;
    QList<QByteArray> addresses;
    for (const NodeId node : skeleton.nodesInFileOrder()) {
        if (!node.isJoint() && !takesEndSites)
            continue;
        names << session.jointTree().displayName(node);
        addresses << QByteArray::fromStdString(addressOf(skeleton, node));
    }
    const QStringList shortened = ShortNames(names).shortNames(); // so that typing finds a name by its first letters
    for (qsizetype i = 0; i < names.size(); ++i) {
        m_joints->addItem(shortened[i], addresses[i]);
        m_joints->setItemData(m_joints->count() - 1, plainToolTip(names[i]), Qt::ToolTipRole);
    }
    if (parameter.kind == Parameter::Kind::Place)
        acceptPoints();
    chooseSelected(parameter, session);
    setWidgets(parameter, {m_joints});
    connect(m_joints, &QComboBox::currentIndexChanged, this, [this] { emit changed(); });
    if (m_joints->isEditable())
        connect(m_joints, &QComboBox::editTextChanged, this, [this] { emit changed(); });
}

void JointField::acceptPoints()
{
    m_joints->setEditable(true);
    m_joints->setInsertPolicy(QComboBox::NoInsert);
    m_joints->lineEdit()->setPlaceholderText(tr("Joint or X+Y+Z"));
    m_joints->setCurrentIndex(-1);
}

void JointField::chooseSelected(const Parameter &parameter, Session &session)
{
    const Skeleton &skeleton = session.document().skeleton();
    const NodeId current = session.currentNode();
    if (!parameter.isRequired || !current.isValid())
        return;
    if (parameter.kind != Parameter::Kind::Place)
        return setText(addressOf(skeleton, current));
    for (const NodeId node : session.selectedNodes()) {
        if (!(node == current))
            return setText(addressOf(skeleton, node));
    }
}

std::string JointField::text() const
{
    const bool isTyped =
        m_joints->isEditable() && m_joints->currentText() != m_joints->itemText(m_joints->currentIndex());
    return isTyped ? m_joints->currentText().trimmed().toStdString()
                   : m_joints->currentData().toByteArray().toStdString();
}

void JointField::setText(const std::string &text)
{
    const QSignalBlocker blocker(m_joints);
    const int index = m_joints->findData(QByteArray::fromStdString(text));
    if (index >= 0)
        m_joints->setCurrentIndex(index);
    else if (m_joints->isEditable())
        m_joints->setEditText(QString::fromStdString(text));
}

} // namespace limber
