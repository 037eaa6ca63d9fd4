#include "session/session.h"

#include "base/at.h"
#include "items/jointtreemodel.h"
#include "items/motiontablemodel.h"

namespace limber {

Session::Session(QObject *parent)
    : QObject(parent), m_playhead(m_document), m_playheadMemory(m_document, m_playhead),
      m_layered(m_document, m_playhead), m_target(m_document), m_preview(m_document, m_layered),
      m_shownFrames(m_document, m_playhead, m_preview), m_character(m_document, m_layered, m_preview),
      m_clipsBeside(m_document, m_layered), m_secondClip(m_document, m_layered, m_clipsBeside), m_oddities(m_document),
      m_clipFaults(m_document), m_flights(m_document), m_footContacts(m_document), m_clipWeight(m_document, m_layered),
      m_clipTouch(m_document, m_layered), m_pins(m_document), m_jointStates(m_document), m_selectionSets(m_document),
      m_motionTable(new MotionTableModel(m_document, this)), m_jointTree(new JointTreeModel(m_document, this)),
      m_selection(new QItemSelectionModel(m_jointTree, this))
{
    m_jointTree->setRemarks([this](NodeId node) { return remarkOn(node); });
    connect(&m_jointStates, &JointStates::changed, m_jointTree, &JointTreeModel::announceRemarks);
    connect(&m_pins, &Pins::changed, m_jointTree, &JointTreeModel::announceRemarks);
    connect(m_selection, &QItemSelectionModel::selectionChanged, this, &Session::selectionChanged);
    // A reset clears the selection, and the selection model does not report that.
    connect(m_jointTree, &QAbstractItemModel::modelReset, this, &Session::selectionChanged);
}

Session::~Session() = default;

// Returns the marks of a node in the tree, in words.
QString Session::remarkOn(NodeId node) const
{
    QStringList words;
    if (m_jointStates.isHidden(node))
        words << tr("hidden");
    if (m_jointStates.isLocked(node))
        words << tr("locked");
    const Pin *pin = m_pins.of(node);
    if (pin != nullptr)
        words << (pin->space == NoJoint ? tr("pinned")
                                        : tr("pinned on %1").arg(m_jointTree->displayName(NodeId::joint(pin->space))));
    return words.join(QStringLiteral(", "));
}

std::vector<NodeId> Session::selectedNodes() const
{
    std::vector<NodeId> nodes;
    for (const NodeId node : m_document.skeleton().nodesInFileOrder()) {
        if (isSelected(node))
            nodes.push_back(node);
    }
    return nodes;
}

std::vector<NodeId> Session::selectedBranches() const
{
    // Parents come before their children, so one pass finds everything below the selected joints.
    const Skeleton &skeleton = m_document.skeleton();
    std::vector<bool> inside(static_cast<std::size_t>(skeleton.jointCount()));
    std::vector<NodeId> nodes;
    for (const NodeId node : skeleton.nodesInFileOrder()) {
        const int parent = skeleton.parentOf(node);
        const bool below = parent != NoJoint && at(inside, parent);
        if (!below && !isSelected(node))
            continue;
        if (node.isJoint())
            at(inside, node.index) = true;
        nodes.push_back(node);
    }
    return nodes;
}

bool Session::isSelected(NodeId node) const
{
    return m_selection->isSelected(m_jointTree->indexOf(node));
}

NodeId Session::currentNode() const
{
    return m_jointTree->nodeAt(m_selection->currentIndex());
}

void Session::select(const std::vector<NodeId> &nodes, QItemSelectionModel::SelectionFlags how)
{
    QItemSelection selection;
    for (const NodeId node : nodes) {
        const QModelIndex index = m_jointTree->indexOf(node);
        selection.select(index, index);
    }
    if (!nodes.empty())
        m_selection->setCurrentIndex(m_jointTree->indexOf(nodes.back()), QItemSelectionModel::NoUpdate);
    m_selection->select(selection, how | QItemSelectionModel::Rows);
}

void Session::selectOnly(NodeId node)
{
    select({node}, QItemSelectionModel::ClearAndSelect);
}

void Session::clearSelection()
{
    m_selection->clear();
}

void Session::noteCamera(ViewPlace place, const ProjectCamera &camera)
{
    m_cameras.at(static_cast<std::size_t>(place)) = camera;
}

void Session::setFigureStyle(FigureStyle style)
{
    if (style == m_figureStyle)
        return;
    m_figureStyle = style;
    emit figureStyleChanged();
}

void Session::setSurfaceLook(const SurfaceLook &look)
{
    if (look == m_surfaceLook)
        return;
    m_surfaceLook = look;
    emit figureStyleChanged();
}

void Session::wantCamera(ViewPlace place, const ProjectCamera &camera)
{
    noteCamera(place, camera);
    emit cameraWanted(place);
}

} // namespace limber
