#include "layerspanel/layerdetails.h"

#include "base/at.h"
#include "items/jointtreemodel.h"
#include "layers/layerstack.h"
#include "layerspanel/layerkeylist.h"
#include "session/layers/layeredits.h"
#include "theme/icons.h"
#include "widgets/areas/passingwheel.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>

namespace limber {

namespace {

constexpr int sliderSteps = 100;

// Returns which frames a layer changes, and by how many keys.
QString summaryOf(const Layer &layer, int frameCount)
{
    const FrameInterval frames = framesOf(layer, frameCount);
    if (layer.keys.empty() || frames.last < frames.first)
        return LayerDetails::tr("empty");
    return LayerDetails::tr("%n key(s) · frames %1–%2", nullptr, static_cast<int>(layer.keys.size()))
        .arg(frames.first)
        .arg(frames.last);
}

} // namespace

LayerDetails::LayerDetails(QWidget *parent) : QWidget(parent)
{
    m_summary = new QLabel(this);
    m_summary->setProperty("role", QStringLiteral("secondary"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 6, 8, 4);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_summary, 0, 0, 1, 2); // a row of its own: a narrow column has no room for it beside others
    addRow(*grid, tr("Kind"),
           addChoice(m_additive, tr("Additive"), tr("The layer adds to the motion beneath it"), m_override,
                     tr("Override"), tr("The layer's poses replace the motion beneath it")));
    addRow(*grid, tr("Rotations"),
           addChoice(m_local, tr("Local"), tr("About the joint's own axes: best for a twist of a hand or a head"),
                     m_parent, tr("Parent"),
                     tr("About the axes of the joint's parent: the path of a hand stays smoother")));
    addRow(*grid, tr("Weight"), makeWeight());
    addRow(*grid, tr("Joints"), makeJoints());
    m_keys = new LayerKeyList(this);
    grid->addWidget(m_keys, grid->rowCount(), 0, 1, 2);
    grid->setRowStretch(grid->rowCount() - 1, 1);
    letWheelPass(*this);
    connectAll();
}

void LayerDetails::addRow(QGridLayout &grid, const QString &caption, QWidget *field)
{
    auto *label = new QLabel(caption, this);
    label->setProperty("role", QStringLiteral("secondary"));
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(field, row, 1);
}

QWidget *LayerDetails::addChoice(QToolButton *&first, const QString &firstText, const QString &firstTip,
                                 QToolButton *&second, const QString &secondText, const QString &secondTip)
{
    auto *group = new QWidget(this);
    group->setProperty("role", QStringLiteral("choice"));
    auto *row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *exclusive = new QButtonGroup(group);
    const auto add = [&](const QString &text, const QString &tip) {
        auto *button = new QToolButton(group);
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        exclusive->addButton(button);
        row->addWidget(button);
        return button;
    };
    first = add(firstText, firstTip);
    second = add(secondText, secondTip);
    row->addStretch(1);
    return group;
}

QWidget *LayerDetails::makeWeight()
{
    auto *group = new QWidget(this);
    auto *row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    m_slider = new QSlider(Qt::Horizontal, group);
    m_slider->setRange(0, sliderSteps);
    m_slider->setAccessibleName(tr("Weight in the current frame"));
    m_weight = new NumberField(group);
    m_weight->setAccessibleName(tr("Weight in the current frame"));
    m_weight->setStep(0.05);
    m_weight->setFixedWidth(56);
    m_weightKey = new QToolButton(group);
    m_weightKey->setIcon(themedIcon(QStringLiteral("weight-key")));
    m_weightKey->setCheckable(true);
    m_weightKey->setAutoRaise(true);
    m_weightKey->setAccessibleName(tr("Key of the weight"));
    m_weightKey->setToolTip(tr("Give the weight a key in the current frame, or remove that key"));
    m_between = new QComboBox(group);
    m_between->addItems({tr("Linear"), tr("Eased")});
    m_between->setAccessibleName(tr("Between keys of the weight"));
    m_between->setToolTip(tr("How the weight changes between keys"));
    row->addWidget(m_slider, 1);
    row->addWidget(m_weight);
    row->addWidget(m_weightKey);
    row->addWidget(m_between);
    return group;
}

QWidget *LayerDetails::makeJoints()
{
    auto *group = new QWidget(this);
    auto *row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    m_joints = new ElidedLabel(group);
    m_selectedJoints = new QToolButton(group);
    m_selectedJoints->setText(tr("Selected"));
    m_selectedJoints->setToolTip(tr("Only the joints that are selected now take part in the layer"));
    m_allJoints = new QToolButton(group);
    m_allJoints->setText(tr("All"));
    for (QToolButton *button : {m_selectedJoints, m_allJoints})
        button->setProperty("role", QStringLiteral("small"));
    m_allJoints->setToolTip(tr("All joints take part in the layer"));
    row->addWidget(m_joints, 1);
    row->addWidget(m_selectedJoints);
    row->addWidget(m_allJoints);
    return group;
}

void LayerDetails::connectAll()
{
    connect(m_additive, &QToolButton::clicked, this, [this] { setKind(Layer::Kind::Additive, layer().side); });
    connect(m_override, &QToolButton::clicked, this, [this] { setKind(Layer::Kind::Override, layer().side); });
    connect(m_local, &QToolButton::clicked, this, [this] { setKind(layer().kind, PoseChange::Side::Local); });
    connect(m_parent, &QToolButton::clicked, this, [this] { setKind(layer().kind, PoseChange::Side::Parent); });
    const auto begin = [this] { m_gesture = session() ? session()->document().newGesture() : 0; };
    connect(m_slider, &QSlider::sliderPressed, this, begin);
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        setWeight(static_cast<double>(value) / sliderSteps, m_slider->isSliderDown() ? m_gesture : 0);
    });
    connect(m_weight, &NumberField::gestureStarted, this, begin);
    connect(m_weight, &NumberField::valueWanted, this,
            [this](double value, bool gesture) { setWeight(value, gesture ? m_gesture : 0); });
    connect(m_weightKey, &QToolButton::clicked, this, [this] {
        toggleWeightKey(session()->document(), session()->target().layer(), session()->playhead().frame());
    });
    connect(m_between, &QComboBox::activated, this, [this](int index) {
        changeLayer(session()->document(), session()->target().layer(), tr("Weight between keys"),
                    [index](Layer &layer) { layer.between = static_cast<Layer::Between>(index); });
    });
    connect(m_selectedJoints, &QToolButton::clicked, this, [this] {
        std::vector<int> joints;
        for (const NodeId node : session()->selectedNodes()) {
            if (node.isJoint())
                joints.push_back(node.index);
        }
        std::ranges::sort(joints);
        setJoints(std::move(joints));
    });
    connect(m_allJoints, &QToolButton::clicked, this, [this] { setJoints({}); });
    connect(m_keys, &LayerKeyList::frameWanted, this, &LayerDetails::frameWanted);
    connect(m_keys, &LayerKeyList::timesWanted, this, [this](int key, double before, double after) {
        setKeyTimes(session()->document(), session()->target().layer(), key, before, after);
        refresh();
    });
    connect(m_keys, &LayerKeyList::deleteWanted, this, [this](const std::vector<int> &keys) {
        removeKeys(session()->document(), session()->target().layer(), keys);
    });
}

const Layer &LayerDetails::layer() const
{
    return at(session()->document().layers(), session()->target().layer());
}

void LayerDetails::setKind(Layer::Kind kind, PoseChange::Side side)
{
    setLayerKind(session()->document(), session()->target().layer(), kind, side);
}

void LayerDetails::setWeight(double weight, int gesture)
{
    setLayerWeight(session()->document(), session()->target().layer(), session()->playhead().frame(), weight, gesture);
    showWeight();
}

void LayerDetails::setJoints(std::vector<int> joints)
{
    changeLayer(session()->document(), session()->target().layer(), tr("Joints of a layer"),
                [&](Layer &layer) { layer.joints = std::move(joints); });
}

void LayerDetails::refresh()
{
    const Layer &shown = layer();
    const Document &document = session()->document();
    m_summary->setText(summaryOf(shown, document.motion().frameCount()));
    (shown.kind == Layer::Kind::Additive ? m_additive : m_override)->setChecked(true);
    (shown.side == PoseChange::Side::Local ? m_local : m_parent)->setChecked(true);
    m_local->setEnabled(shown.kind == Layer::Kind::Additive);
    m_parent->setEnabled(shown.kind == Layer::Kind::Additive);
    m_between->setCurrentIndex(static_cast<int>(shown.between));
    m_between->setVisible(shown.weightKeys.size() > 1);
    showJoints(shown);
    m_keys->showKeys(shown.keys, document.motion().playingFrameTimeSeconds(), [this](int joint) {
        const bool isThere = joint >= 0 && joint < session()->document().skeleton().jointCount();
        return isThere ? session()->jointTree().displayName(NodeId::joint(joint)) : QString();
    });
    showFrame();
}

void LayerDetails::showJoints(const Layer &layer)
{
    m_allJoints->setEnabled(!layer.joints.empty());
    const auto hasJoint = [](NodeId node) { return node.isJoint(); };
    m_selectedJoints->setEnabled(std::ranges::any_of(session()->selectedNodes(), hasJoint));
    if (layer.joints.empty())
        return m_joints->setText(tr("all"));
    const QString first = session()->jointTree().displayName(NodeId::joint(layer.joints.front()));
    const int others = static_cast<int>(layer.joints.size()) - 1;
    m_joints->setText(others == 0 ? first : tr("%1 and %n more", nullptr, others).arg(first));
}

void LayerDetails::showFrame()
{
    showWeight();
    m_keys->showFrame(session()->playhead().frame());
}

void LayerDetails::showWeight()
{
    const int frame = session()->playhead().frame();
    const double weight = layer().weightAt(frame);
    m_weight->showValue(weight, QLocale().toString(weight, 'f', 2));
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(std::lround(weight * sliderSteps)));
    m_weightKey->setChecked(std::ranges::find(layer().weightKeys, frame, &WeightKey::frame) !=
                            layer().weightKeys.end());
}

} // namespace limber
