#include "dialogs/copyoffsetsdialog.h"

#include "bvh/numbermanner.h"
#include "items/jointtreemodel.h"
#include "storage/storage.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <map>
#include <optional>

namespace limber {

namespace {

QString offsetText(const glm::dvec3 &offset)
{
    const NumberManner manner = NumberManner::trimmed(4);
    QStringList parts;
    for (int axis = 0; axis < 3; ++axis)
        parts << QString::fromStdString(manner.format(offset[axis]));
    return parts.join(QStringLiteral("  "));
}

// Finds a skeleton's nodes by name; of several joints of one name the first, second … belong together, and so
// do the end sites of matched joints.
class NameMatcher
{
public:
    explicit NameMatcher(const Skeleton &skeleton) : m_skeleton(skeleton)
    {
        for (int joint = 0; joint < skeleton.jointCount(); ++joint)
            m_joints[skeleton.joint(joint).name].push_back(joint);
    }

    [[nodiscard]] std::optional<NodeId> find(const Skeleton &other, NodeId node) const
    {
        const int joint = node.isJoint() ? node.index : other.parentOf(node);
        const std::string &name = other.joint(joint).name;
        const auto found = m_joints.find(name);
        const auto place = static_cast<std::size_t>(
            std::ranges::count(other.joints().first(static_cast<std::size_t>(joint)), name, &Joint::name));
        if (found == m_joints.end() || place >= found->second.size())
            return std::nullopt;
        const int match = found->second[place];
        return node.isJoint() ? NodeId::joint(match) : endSiteOf(match);
    }

private:
    [[nodiscard]] std::optional<NodeId> endSiteOf(int joint) const
    {
        for (int index = 0; index < m_skeleton.endSiteCount(); ++index) {
            if (m_skeleton.endSite(index).parent == joint)
                return NodeId::endSite(index);
        }
        return std::nullopt;
    }

    const Skeleton &m_skeleton;
    std::map<std::string, std::vector<int>> m_joints;
};

} // namespace

CopyOffsetsDialog::CopyOffsetsDialog(Session &session, QWidget *parent)
    : QDialog(parent), m_session(session), m_file(new QLabel(this)), m_summary(new QLabel(this)),
      m_list(new QTreeWidget(this))
{
    setWindowTitle(tr("Copy Offsets from File"));
    resize(620, 480);
    m_file->setTextFormat(Qt::PlainText);
    m_file->setText(tr("Choose a file whose joints have the same names."));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setProperty("role", QStringLiteral("secondary"));
    m_list->setHeaderLabels({tr("Joint"), tr("Has"), tr("Gets")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Matching joints"));
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto *choose = new QPushButton(tr("Choose File…"), this);
    choose->setAutoDefault(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Copy"));
    m_ok->setEnabled(false);

    auto *top = new QHBoxLayout;
    top->addWidget(m_file, 1);
    top->addWidget(choose);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);
    connect(choose, &QPushButton::clicked, this, &CopyOffsetsDialog::chooseFile);
    connect(m_list, &QTreeWidget::itemChanged, this, &CopyOffsetsDialog::updateSummary);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

bool CopyOffsetsDialog::setSource(const QString &path)
{
    const ReadResult result = loadBvh(path);
    m_file->setText(QFileInfo(path).fileName());
    m_list->clear();
    m_changes.clear();
    if (!result.clip) {
        const Finding *error = result.error();
        m_summary->setText(error != nullptr
                               ? QString::fromStdString(error->toString(QFileInfo(path).fileName().toStdString()))
                               : tr("The file could not be read."));
        m_ok->setEnabled(false);
        return false;
    }
    match(result.clip->skeleton);
    return true;
}

void CopyOffsetsDialog::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Copy Offsets from File"), m_session.document().path(),
                                                      tr("Motion capture (*.bvh *.BVH);;All files (*)"));
    if (!path.isEmpty())
        setSource(path);
}

void CopyOffsetsDialog::match(const Skeleton &source)
{
    const NameMatcher matcher(source);
    const Skeleton &skeleton = m_session.document().skeleton();
    const QSignalBlocker quiet(m_list);
    m_unmatched = 0;
    for (const NodeId node : skeleton.nodesInFileOrder()) {
        if (const auto found = matcher.find(skeleton, node))
            addRow(node, source.offsetOf(*found));
        else
            ++m_unmatched;
    }
    updateSummary();
}

void CopyOffsetsDialog::addRow(NodeId node, const glm::dvec3 &offset)
{
    m_changes.push_back({node, offset});
    const glm::dvec3 present = m_session.document().skeleton().offsetOf(node);
    auto *row =
        new QTreeWidgetItem(m_list, {m_session.jointTree().displayName(node), offsetText(present), offsetText(offset)});
    row->setCheckState(0, Qt::Checked);
    if (present == offset) {
        for (int column = 0; column < 3; ++column)
            row->setForeground(column, palette().color(QPalette::PlaceholderText));
    }
}

void CopyOffsetsDialog::updateSummary()
{
    int chosen = 0;
    int changing = 0;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->checkState(0) != Qt::Checked)
            continue;
        ++chosen;
        const OffsetChange &change = m_changes[static_cast<std::size_t>(row)];
        changing += m_session.document().skeleton().offsetOf(change.node) != change.offset;
    }
    m_summary->setText(tr("%1 of %2 joints and end sites have a namesake; %3 are chosen, %4 of these change. "
                          "Channel values are kept.")
                           .arg(m_list->topLevelItemCount())
                           .arg(m_list->topLevelItemCount() + m_unmatched)
                           .arg(chosen)
                           .arg(changing));
    m_ok->setEnabled(changing > 0);
}

void CopyOffsetsDialog::accept()
{
    std::vector<OffsetChange> changes;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->checkState(0) == Qt::Checked)
            changes.push_back(m_changes[static_cast<std::size_t>(row)]);
    }
    m_session.document().setOffsets(std::move(changes), tr("Copy offsets from %1").arg(m_file->text()));
    QDialog::accept();
}

} // namespace limber
