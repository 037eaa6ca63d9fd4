#include "cleanup/jointfield.h"

#include "cleanup/operationwords.h"
#include "items/jointtreemodel.h"
#include "motion/nodeaddress.h"
#include "session/session.h"
#include "widgets/elidedcombobox.h"

#include <QComboBox>

namespace limber {

JointField::JointField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent)
    : ParameterField(parent), m_joints(new ElidedComboBox(this))
{
    Session &session = *choices.session;
    const Skeleton &skeleton = session.document().skeleton();
    const bool takesEndSites = parameter.kind == Parameter::Kind::Node;
    for (const ParameterWord &word : parameter.words)
        m_joints->addItem(titleOf(word), QByteArray(word.word.data(), static_cast<qsizetype>(word.word.size())));
    if (parameter.standard.empty() && !parameter.isRequired)
        m_joints->addItem(tr("Not Set"), QByteArray());
    for (const NodeId node : skeleton.nodesInFileOrder()) {
        if (node.isJoint() || takesEndSites)
            m_joints->addItem(session.jointTree().displayName(node),
                              QByteArray::fromStdString(addressOf(skeleton, node)));
    }
    if (const NodeId selected = session.currentNode(); selected.isValid() && parameter.isRequired)
        setText(addressOf(skeleton, selected));
    setWidgets(parameter, {m_joints});
    connect(m_joints, &QComboBox::currentIndexChanged, this, [this] { emit changed(); });
}

std::string JointField::text() const
{
    return m_joints->currentData().toByteArray().toStdString();
}

void JointField::setText(const std::string &text)
{
    const QSignalBlocker blocker(m_joints);
    const int index = m_joints->findData(QByteArray::fromStdString(text));
    if (index >= 0)
        m_joints->setCurrentIndex(index);
}

} // namespace limber
