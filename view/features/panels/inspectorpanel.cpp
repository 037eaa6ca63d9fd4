#include "panels/inspectorpanel.h"

#include "base/at.h"
#include "bvh/text/numberformat.h"
#include "items/decimaltext.h"
#include "items/jointname.h"
#include "items/jointtreemodel.h"
#include "items/motiontablemodel.h"
#include "items/numberexpression.h"
#include "panels/twistrow.h"
#include "session/posing/chosenwindow.h"
#include "session/posing/sharedtwist.h"
#include "session/posing/toolsettings.h"
#include "widgets/numberfield.h"

#include <glm/geometric.hpp>

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int noColumn = -1;
const char *const columnProperty = "documentColumn";

// The text shows a tenth of a millimetre in every common unit; the tool tip has the exact number.
QString rounded(double value)
{
    return decimalText(QString::fromStdString(NumberFormat::trimmed(4, 2, 8).format(value)));
}

// A computed number has the digits that matter, four of them at least, so that narrow fields show it whole.
QString significant(double value)
{
    const double size = std::abs(value);
    const int decimals = size >= 10.0 ? 2 : size >= 1.0 ? 3 : 4;
    return decimalText(QString::fromStdString(NumberFormat::trimmed(decimals, 2, 8).format(value)));
}

QString orderOf(const Joint &joint)
{
    QString order;
    for (const Channel channel : joint.channels) {
        if (channel.isRotation())
            order += QLatin1Char(axisLetter(channel.axis)) + QLatin1String(" ");
    }
    return order.isEmpty() ? InspectorPanel::tr("no rotations") : order.trimmed();
}

} // namespace

InspectorPanel::InspectorPanel(QWidget *parent)
    : QWidget(parent), m_name(new QLabel(this)), m_number(new QLabel(this)), m_editNote(new QLabel(this)),
      m_others(new QLabel(this)), m_empty(new QLabel(this)), m_content(new QWidget(this))
{
    m_name->setTextFormat(Qt::PlainText);
    m_name->setProperty("role", QStringLiteral("title"));
    m_name->setObjectName(QStringLiteral("inspectorName"));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_number->setProperty("role", QStringLiteral("secondary"));
    m_editNote->setProperty("role", QStringLiteral("secondary"));
    m_editNote->setText(tr("Offset edits keep the motion's values."));
    m_editNote->setToolTip(tr("Editing offsets does not change the motion's values. To keep feet planted: "
                              "Skeleton › Proportions…"));
    m_editNote->setWordWrap(true);
    m_others->setObjectName(QStringLiteral("inspectorOthers"));
    m_others->setProperty("role", QStringLiteral("secondary"));
    m_others->setWordWrap(true);
    m_others->hide();
    m_empty->setText(tr("Select a joint in the tree or in the view to see and edit its values."));
    m_empty->setProperty("role", QStringLiteral("secondary"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto *grid = new QGridLayout(m_content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    m_offset = addRow(grid, tr("Offset"), QStringLiteral("offset"), tr("OFFSET from the parent joint, file units"));
    m_rotation =
        addRow(grid, tr("Rotation °"), QStringLiteral("rotation"), tr("Rotation channel at this frame, degrees"));
    m_twist = new TwistRow(*grid, *m_content);
    m_position =
        addRow(grid, tr("Position"), QStringLiteral("position"), tr("Position channel at this frame, file units"));
    m_world = addRow(grid, tr("World"), QStringLiteral("world"), tr("World position at this frame, file units"));
    for (NumberField *field : m_world)
        field->setReadOnly(true);
    const int row = grid->rowCount();
    auto *lengthCaption = new QLabel(tr("Offset length"), m_content);
    lengthCaption->setProperty("role", QStringLiteral("secondary"));
    grid->addWidget(lengthCaption, row, 0);
    // They are made after the rows above them, because Tab goes in the order in which fields are made.
    m_length = new NumberField(m_content);
    m_order = new QLineEdit(m_content);
    m_length->setObjectName(QStringLiteral("length"));
    m_length->setAccessibleName(tr("Length of the offset"));
    m_order->setReadOnly(true);
    m_order->setAccessibleName(tr("Order of the rotations"));
    m_order->setToolTip(tr("Rotations are applied in file order, each about the axes left by the one before"));
    grid->addWidget(m_length, row, 1);
    grid->addWidget(m_order, row, 2, 1, 2);
    grid->setColumnMinimumWidth(0, 66);
    for (int column = 1; column <= 3; ++column)
        grid->setColumnStretch(column, 1);

    auto *title = new QHBoxLayout;
    title->addWidget(m_name, 1);
    title->addWidget(m_number);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 4, 10, 8);
    layout->setSpacing(5);
    layout->addLayout(title);
    layout->addWidget(m_empty);
    layout->addWidget(m_others);
    layout->addWidget(m_content);
    layout->addWidget(m_editNote);
    layout->addStretch(1);
    connectFields();
    showNothing();
}

InspectorPanel::Fields InspectorPanel::addRow(QGridLayout *grid, const QString &label, const QString &name,
                                              const QString &toolTip)
{
    const int row = grid->rowCount();
    auto *caption = new QLabel(label, m_content);
    caption->setProperty("role", QStringLiteral("secondary"));
    grid->addWidget(caption, row, 0);
    Fields fields{};
    for (int i = 0; i < 3; ++i) {
        const QString letter = QString(QChar(u'X' + i));
        auto *field = new NumberField(m_content);
        field->setObjectName(name + letter);
        field->setAccessibleName(label + QLatin1Char(' ') + letter);
        field->setToolTip(toolTip);
        grid->addWidget(field, row, i + 1);
        at(fields, i) = field;
    }
    return fields;
}

void InspectorPanel::connectFields()
{
    for (int axis = 0; axis < 3; ++axis) {
        NumberField *field = at(m_offset, axis);
        connect(field, &NumberField::gestureStarted, this, &InspectorPanel::startGesture);
        connect(field, &NumberField::valueWanted, this,
                [this, axis](double value, bool gesture) { changeOffset(axis, value, gesture); });
    }
    for (const Fields &fields : {m_rotation, m_position}) {
        for (NumberField *field : fields) {
            connect(field, &NumberField::gestureStarted, this, &InspectorPanel::startGesture);
            connect(field, &NumberField::valueWanted, this,
                    [this, field](double value, bool gesture) { changeChannel(field, value, gesture); });
        }
    }
    connect(m_twist, &TwistRow::gestureStarted, this, &InspectorPanel::startGesture);
    connect(m_twist, &TwistRow::valueWanted, this, &InspectorPanel::changeTwist);
    connect(m_length, &NumberField::gestureStarted, this, &InspectorPanel::startGesture);
    connect(m_length, &NumberField::valueWanted, this, &InspectorPanel::changeLength);
}

void InspectorPanel::setTools(ToolSettings &tools)
{
    m_tools = &tools;
    m_twist->setTools(tools);
}

void InspectorPanel::startGesture()
{
    m_gesture = session() ? session()->document().newGesture() : 0;
    if (session())
        m_typedValue.begin(*session());
}

void InspectorPanel::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    connect(&session.preview(), &ClipPreview::changed, &context, [this] { refresh(); });
    connect(&session.layered(), &LayeredClip::changed, &context, [this] { refresh(); });
    connect(&session, &Session::selectionChanged, &context, [this] { refresh(); });
    connect(&session.selection(), &QItemSelectionModel::currentChanged, &context, [this] { refresh(); });
    connect(&session.playhead(), &Playhead::panelFrameChanged, &context, [this] { refresh(); });
    connect(&document, &Document::valuesChanged, &context, [this] { refresh(); });
    connect(&document, &Document::offsetsChanged, &context, [this] { refresh(); });
    connect(&document, &Document::nameChanged, &context, [this] {
        m_twist->forgetFigure(); // names say what is a spine
        refresh();
    });
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, [this] { refresh(); });
    connect(&document, &Document::aboutToBeReset, &context, [this] { forgetTyped(); });
    for (const auto signal : {&Document::nameCodecChanged, &Document::positionRulesChanged, &Document::wasReset})
        connect(&document, signal, &context, [this] { refresh(); });
    connect(&document, &Document::wasReset, &context, [this] { m_twist->forgetFigure(); });
}

void InspectorPanel::detach()
{
    forgetTyped();
}

void InspectorPanel::showSession()
{
    m_typedValue.forget();
    m_twist->forgetFigure();
    refresh();
}

void InspectorPanel::setColours(const Colours &colours)
{
    m_colours = colours;
    refresh();
}

void InspectorPanel::refresh()
{
    NodeId node = session() ? session()->currentNode() : NodeId();
    if (!session() || !session()->document().skeleton().contains(node) || !session()->isSelected(node))
        node = {};
    if (node != m_node)
        forgetTyped();
    m_node = node;
    if (m_node.isValid())
        showNode(m_node);
    else
        showNothing();
}

// Typed text belongs to the shown joint and must not go to another one.
void InspectorPanel::forgetTyped()
{
    for (const Fields &fields : {m_offset, m_rotation, m_position}) {
        for (NumberField *field : fields)
            field->forgetTyped();
    }
    m_length->forgetTyped();
    m_twist->field().forgetTyped();
}

// A field may report a value just after its joint was removed.
bool InspectorPanel::isNodeThere() const
{
    return session() && session()->document().skeleton().contains(m_node);
}

void InspectorPanel::showNode(NodeId node)
{
    const Document &document = session()->document();
    const Skeleton &skeleton = document.skeleton();
    const QString name = session()->jointTree().displayName(node);
    m_name->setText(m_name->fontMetrics().elidedText(name, Qt::ElideMiddle, qMax(80, width() - 130)));
    m_name->setToolTip(plainToolTip(name));
    m_number->setText(node.isJoint() ? tr("joint %1 of %2").arg(node.index + 1).arg(skeleton.jointCount())
                                     : tr("end site %1 of %2").arg(node.index + 1).arg(skeleton.endSiteCount()));
    m_empty->hide();
    m_content->show();
    m_editNote->show();

    const glm::dvec3 offset = skeleton.offsetOf(node);
    const glm::dvec3 world = shownPose().positionOf(node);
    const bool isMoved = world != session()->layered().pose(session()->playhead().frame()).positionOf(node);
    const double step = qMax(0.001, glm::length(offset) / 100.0);
    for (int axis = 0; axis < 3; ++axis) {
        const auto i = static_cast<std::size_t>(axis);
        const QString letter = QString(QChar(u'X' + axis));
        m_offset[i]->setLetter(letter, m_colours.axis(axis));
        m_world[i]->setLetter(letter, m_colours.axis(axis));
        m_offset[i]->setStep(step);
        m_offset[i]->showValue(offset[axis], rounded(offset[axis]));
        m_world[i]->setMarked(isMoved);
        m_world[i]->showValue(world[axis], significant(world[axis]));
    }
    m_length->setStep(step);
    m_length->showValue(glm::length(offset), rounded(glm::length(offset)));
    m_length->setEnabled(glm::length(offset) > 0);
    describeLength(node);
    showOthers();
    showChannels(node);
}

// Returns the pose as the view shows it, including a gesture or a preview.
Pose InspectorPanel::shownPose() const
{
    const Document &document = session()->document();
    const int frame = session()->playhead().frame();
    const ClipPreview &preview = session()->preview();
    if (!preview.covers(frame) || !preview.clip().skeleton.hasSameLayoutAs(document.skeleton()))
        return session()->layered().pose(frame);
    return poseAt(preview.clip(), session()->shownFrames().frameOfPreview(), preview.rules());
}

// The tool tip names the bone: the view highlights the one from the joint to its child, but the offset belongs to the
// one before it.
void InspectorPanel::describeLength(NodeId node)
{
    const int parent = session()->document().skeleton().parentOf(node);
    const QString name = session()->jointTree().displayName(node);
    const QString end =
        parent == NoJoint ? tr("the origin") : session()->jointTree().displayName(NodeId::joint(parent));
    m_length->setToolTip(
        plainToolTip(tr("Length of the bone from %1 to %2; a new length keeps its direction").arg(end, name)));
}

// The fields show only one of the selected joints.
void InspectorPanel::showOthers()
{
    const std::vector<NodeId> nodes = session()->selectedNodes();
    const auto others = static_cast<int>(nodes.size()) - 1;
    const Skeleton &skeleton = session()->document().skeleton();
    int followers = 0;
    for (const NodeId &node : nodes)
        followers += node != m_node && node.isJoint() && skeleton.joint(node.index).columnCount() > 0 ? 1 : 0;
    const bool isFollowed = followers > 0 && m_node.isJoint() && skeleton.joint(m_node.index).columnCount() > 0;
    m_others->setVisible(others > 0);
    m_others->setText(
        isFollowed
            ? tr("Rotation and position also change in %n more joint(s): a number sets all, a step or += adds to each.",
                 nullptr, followers)
            : tr("%n more joint(s) or end site(s) selected; edits here change only this one.", nullptr, others));
}

// Returns the columns of the same channel in the other selected joints.
std::vector<int> InspectorPanel::followersOf(int column) const
{
    const Skeleton &skeleton = session()->document().skeleton();
    const Channel channel = skeleton.column(column).channel;
    std::vector<int> followers;
    const std::vector<NodeId> nodes = session()->selectedNodes();
    for (const NodeId &node : nodes) {
        if (node == m_node || !node.isJoint())
            continue;
        const Joint &joint = skeleton.joint(node.index);
        const auto found = std::ranges::find(joint.channels, channel);
        if (found != joint.channels.end())
            followers.push_back(joint.firstColumn + static_cast<int>(found - joint.channels.begin()));
    }
    return followers;
}

void InspectorPanel::showChannels(NodeId node)
{
    showChannelRow(m_rotation, node, true);
    showChannelRow(m_position, node, false);
    m_twist->show(*session(), node);
    m_order->setText(node.isJoint() ? orderOf(session()->document().skeleton().joint(node.index)) : tr("end site"));
}

// Rotations and positions are shown in the order of the channels, because rotations apply in that order.
void InspectorPanel::showChannelRow(const Fields &fields, NodeId node, bool rotations)
{
    const Document &document = session()->document();
    const int frame = session()->playhead().frame();
    std::size_t used = 0;
    if (node.isJoint() && frame < document.motion().frameCount()) {
        const Joint &joint = document.skeleton().joint(node.index);
        for (int i = 0; i < joint.columnCount() && used < fields.size(); ++i) {
            const Channel channel = at(joint.channels, i);
            if (channel.isRotation() != rotations)
                continue;
            const int column = joint.firstColumn + i;
            NumberField *field = fields[used++];
            field->setProperty(columnProperty, column);
            field->setLetter(QString(QLatin1Char(axisLetter(channel.axis))), m_colours.axis(channel.axisIndex()));
            const std::optional<double> newValue = session()->preview().newValue(frame, column);
            const double value = session()->layered().clip().motion.value(frame, column);
            field->setMarked(newValue.has_value());
            // A sum or a step starts from the value that the edit replaces, not from that of a preview.
            field->showValue(value, decimalText(session()->motionTable().textOf(column, newValue.value_or(value))));
        }
    }
    for (; used < fields.size(); ++used) {
        fields[used]->setProperty(columnProperty, noColumn);
        fields[used]->setLetter(QString(), {});
        fields[used]->showNothing();
    }
}

void InspectorPanel::showNothing()
{
    m_name->setText(tr("No joint selected"));
    m_name->setToolTip(QString());
    m_number->clear();
    m_twist->hide();
    m_content->hide();
    m_editNote->hide();
    m_others->hide();
    m_empty->show();
}

void InspectorPanel::changeOffset(int axis, double value, bool gesture)
{
    if (!isNodeThere())
        return;
    glm::dvec3 offset = session()->document().skeleton().offsetOf(m_node);
    offset[axis] = value;
    session()->document().setOffsets({{m_node, offset}},
                                     tr("Change offset of %1").arg(session()->jointTree().displayName(m_node)),
                                     gesture ? m_gesture : 0);
}

void InspectorPanel::changeLength(double value, bool gesture)
{
    if (!isNodeThere())
        return;
    const glm::dvec3 offset = session()->document().skeleton().offsetOf(m_node);
    const double length = glm::length(offset);
    if (length <= 0 || value < 0)
        return;
    session()->document().setOffsets({{m_node, offset * (value / length)}},
                                     tr("Change length of %1").arg(session()->jointTree().displayName(m_node)),
                                     gesture ? m_gesture : 0);
}

void InspectorPanel::changeChannel(const NumberField *field, double value, bool gesture)
{
    const int column = field->property(columnProperty).toInt();
    if (column == noColumn || !m_node.isJoint() || !isNodeThere())
        return;
    const ColumnMeaning &meaning = session()->document().skeleton().column(column);
    const ChangeWindow window = windowOfChange();
    if (window.isEmpty())
        return refresh(); // shows the unchanged value; the timeline says why
    const QString verb = meaning.channel.isRotation() ? tr("Rotate %1, %2") : tr("Move %1, %2");
    TypedValue::Edit edit{.column = column, .value = value, .followers = followersOf(column)};
    if (!gesture)
        edit.typed = [typed = field->typed()](double before) {
            return evaluateExpression(typed, before).value_or(before);
        };
    const QString joint = session()->jointTree().displayName(m_node);
    const auto others = static_cast<int>(edit.followers.size());
    const QString name = others > 0 ? tr("%1 and %n more", "joints", others).arg(joint) : joint;
    const QString why = m_typedValue.put(*session(), window, edit, gesture, verb.arg(name, framesOf(window)), joint);
    if (!why.isEmpty()) {
        emit refused(why);
        refresh();
    }
}

void InspectorPanel::changeTwist(double degrees, bool gesture)
{
    const auto twist = isNodeThere() ? m_twist->twistTo(degrees) : std::nullopt;
    if (!twist)
        return;
    const ChangeWindow window = windowOfChange();
    if (window.isEmpty())
        return refresh();
    QString why = twist->turned.size() > 1 ? sharingRefusal(*session(), twist->turned) : QString();
    if (why.isEmpty()) {
        const QString joint = session()->jointTree().displayName(m_node);
        why = m_typedValue.putTwist(*session(), window, *twist, gesture,
                                    tr("Twist %1, %2").arg(joint, framesOf(window)), joint);
    }
    if (!why.isEmpty()) {
        emit refused(why);
        refresh();
    }
}

QString InspectorPanel::framesOf(const ChangeWindow &window) const
{
    const int frames = window.frames().frameCount();
    return frames == 1 ? tr("frame %1").arg(window.frames().first) : tr("%n frame(s)", nullptr, frames);
}

// The tool row says to which frames changes go, whichever tool is chosen.
ChangeWindow InspectorPanel::windowOfChange() const
{
    const ChangeSpread alone{.reach = ChangeReach::ThisFrame};
    return chosenWindow(*session(), m_tools != nullptr ? m_tools->choices().spread : alone);
}

} // namespace limber
