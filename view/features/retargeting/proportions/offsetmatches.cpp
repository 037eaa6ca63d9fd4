#include "retargeting/proportions/offsetmatches.h"

#include "base/at.h"
#include "bvh/text/numberformat.h"
#include "items/jointname.h"
#include "items/jointtreemodel.h"
#include "items/messagetext.h"
#include "items/shortnames.h"
#include "motion/jointsbyname.h"
#include "storage/clipfile.h"
#include "storage/paths/filetext.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace limber {

namespace {

QString offsetText(const glm::dvec3 &offset)
{
    const NumberFormat format = NumberFormat::trimmed(4);
    QStringList parts;
    for (int axis = 0; axis < 3; ++axis)
        parts << QString::fromStdString(format.format(offset[axis]));
    return parts.join(QStringLiteral("  "));
}

} // namespace

OffsetMatches::OffsetMatches(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_file(new QLabel(this)), m_summary(new QLabel(this)),
      m_list(new QTreeWidget(this))
{
    m_file->setTextFormat(Qt::PlainText);
    m_file->setWordWrap(true);
    m_file->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // file names may be long
    m_file->setText(tr("Choose a file with the same joint names."));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setProperty("role", QStringLiteral("secondary"));
    m_list->setHeaderLabels({tr("Joint"), tr("Current"), tr("New")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Matching joints"));
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto *choose = new QPushButton(tr("Choose File…"), this);
    choose->setAutoDefault(false);
    auto *top = new QHBoxLayout;
    top->addWidget(m_file, 1);
    top->addWidget(choose);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_summary);
    connect(choose, &QPushButton::clicked, this, &OffsetMatches::chooseFile);
    connect(m_list, &QTreeWidget::itemChanged, this, &OffsetMatches::updateSummary);
}

bool OffsetMatches::setSource(const QString &path)
{
    m_reading.cancel();
    return takeSource(path, loadBvh(path));
}

bool OffsetMatches::takeSource(const QString &path, const ReadResult &result)
{
    m_file->setText(fileText(path));
    m_list->clear();
    m_changes.clear();
    if (!result.clip) {
        const Finding *error = result.error();
        m_summary->setText(error != nullptr ? textOf(*error, fileText(path)) : tr("The file could not be read."));
        emit chosenChanged();
        return false;
    }
    match(result.clip->skeleton);
    return true;
}

void OffsetMatches::chooseFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Copy Offsets from a File"), pathForDialog(m_session.document().path()),
                                     tr("BVH files (*.bvh *.BVH);;All files (*)"));
    if (path.isEmpty())
        return;
    m_summary->setText(tr("Reading %1…").arg(fileText(path)));
    m_reading.start(
        [path](const BackgroundWork::Reporter &reporter) {
            ReadOptions options;
            options.progress = reporter.progress();
            return loadBvh(path, options);
        },
        [this, path](const ReadResult &result) { takeSource(path, result); },
        [this](const QString &why) { m_summary->setText(why); });
}

void OffsetMatches::match(const Skeleton &source)
{
    const JointsByName byName(source);
    const Skeleton &skeleton = m_session.document().skeleton();
    const QSignalBlocker quiet(m_list);
    m_unmatched = 0;
    QStringList names;
    const std::vector<NodeId> nodes = skeleton.nodesInFileOrder();
    for (const NodeId node : nodes)
        names << m_session.jointTree().displayName(node);
    const ShortNames shortened(names);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (const auto found = byName.find(skeleton, nodes[i]))
            addRow(nodes[i], shortened, static_cast<int>(i), source.offsetOf(*found));
        else
            ++m_unmatched;
    }
    updateSummary();
}

void OffsetMatches::addRow(NodeId node, const ShortNames &names, int name, const glm::dvec3 &offset)
{
    m_changes.push_back({node, offset});
    const glm::dvec3 current = m_session.document().skeleton().offsetOf(node);
    auto *row = new QTreeWidgetItem(m_list, {names.shortName(name), offsetText(current), offsetText(offset)});
    row->setToolTip(0, plainToolTip(names.fullName(name)));
    row->setCheckState(0, Qt::Checked);
    if (current == offset) {
        for (int column = 0; column < 3; ++column)
            row->setForeground(column, palette().color(QPalette::PlaceholderText));
    }
}

std::vector<NodeOffset> OffsetMatches::chosen() const
{
    std::vector<NodeOffset> changes;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->checkState(0) == Qt::Checked)
            changes.push_back(at(m_changes, row));
    }
    return changes;
}

void OffsetMatches::updateSummary()
{
    const std::vector<NodeOffset> changes = chosen();
    int changing = 0;
    for (const NodeOffset &change : changes)
        changing += m_session.document().skeleton().offsetOf(change.node) != change.offset;
    m_summary->setText(tr("%1 of %2 match by name; %3 ticked, %4 will change.")
                           .arg(m_list->topLevelItemCount())
                           .arg(m_list->topLevelItemCount() + m_unmatched)
                           .arg(changes.size())
                           .arg(changing));
    emit chosenChanged();
}

} // namespace limber
