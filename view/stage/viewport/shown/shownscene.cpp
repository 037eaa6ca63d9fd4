#include "viewport/shown/shownscene.h"

#include "figure/drawnpoints.h"
#include "figure/viewspace.h"
#include "pose/travellingjoints.h"
#include "travel/travellingjoint.h"
#include "viewport/shown/hiddenparts.h"
#include "viewport/shown/showntrails.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace limber {

ShownScene::ShownScene(QObject *parent) : QObject(parent)
{
}

ShownScene::~ShownScene() = default;

void ShownScene::attach(Session &session, QObject &context)
{
    listenTo(session.document(), context);
    connect(&session.layered(), &LayeredClip::changed, &context, [this] { invalidatePose(); });
    connect(&session.preview(), &ClipPreview::changed, &context, [this, &preview = session.preview()] {
        // A whole preview may have other joints; a preview of some frames has those of the document.
        if (!m_isGeometryOfDocument || (preview.isShown() && !preview.isPart()))
            m_skeletonChanged = true;
        emit jumped(); // possibly with another root
        m_hovered = {};
        invalidatePose();
    });
    for (const auto signal : {&SecondClip::changed, &SecondClip::measured})
        connect(&session.secondClip(), signal, &context, [this] { invalidatePose(); });
    connect(&session.jointStates(), &JointStates::changed, &context, [this] {
        setHovered({});
        invalidatePose();
    });
    connect(&session, &Session::figureStyleChanged, &context, [this] {
        emit figureStyleChanged();
        invalidatePose();
    });
    connect(&session.character(), &DocumentCharacter::changed, &context, [this] { invalidatePose(); });
    connect(&session.clipWeight(), &ClipWeight::changed, &context, [this] { invalidatePose(); });
    connect(&session.clipTouch(), &ClipTouch::changed, &context, [this] { invalidatePose(); });
    connect(&session.pins(), &Pins::changed, &context, [this] { emit changed(); });
    connect(&session.shownFrames(), &ShownFrames::frameChanged, &context, [this] { invalidatePose(); });
    connect(&session, &Session::selectionChanged, &context, [this] {
        m_selectionChanged = true;
        emit changed();
    });
}

void ShownScene::showSession()
{
    if (session() && !session()->figureStyle())
        session()->setFigureStyle(m_options.figure);
    watchClip();
    emit sessionChanged(); // the cameras follow first
    emit figureStyleChanged();
    setHovered({});
    invalidateSkeleton();
}

void ShownScene::listenTo(const Document &document, QObject &context)
{
    connect(&document, &Document::valuesChanged, &context, [this](const CellRange &where) {
        if (where.frameCount == session()->document().motion().frameCount())
            m_scaleChanged = true; // the floor may be elsewhere
        const bool showsOtherFrames = m_options.trails || m_options.onionSkins;
        if (!where.containsFrame(session()->playhead().frame()))
            return showsOtherFrames ? invalidatePose() : void();
        noteDisplacement();
        invalidatePose();
    });
    connect(&document, &Document::offsetsChanged, &context, [this] { invalidateScale(false); });
    connect(&document, &Document::nameChanged, &context, [this] { invalidateSkeleton(); });
    connect(&document, &Document::nameCodecChanged, &context, [this] { invalidateSkeleton(); });
    connect(&document, &Document::framesInserted, &context, [this] { invalidatePose(); });
    connect(&document, &Document::framesRemoved, &context, [this] { invalidatePose(); });
    connect(&document, &Document::positionRulesChanged, &context, [this] {
        m_skeletonChanged = true; // the rule decides which joints travel
        invalidateScale(true);
    });
    connect(&document, &Document::loaded, &context, [this] { invalidateSkeleton(); });
    connect(&document, &Document::upAxisChanged, &context, [this] { invalidateScale(true); });
    connect(&document, &Document::wasReset, &context, [this, &document] {
        if (!isInSight(document))
            emit framingWanted(true);
        invalidateSkeleton();
    });
}

// Returns whether a document that was replaced as a whole shows a figure of the same size about where one was shown: a
// trimmed clip is looked at from where it was before.
bool ShownScene::isInSight(const Document &document) const
{
    constexpr double sameSize = 0.1;
    const SceneScale now = measureScene(document.clip(), document.positionRules(), upAxis());
    return static_cast<int>(m_pose.jointPositions.size()) == document.skeleton().jointCount() &&
           std::abs(now.bodySize / m_scale.bodySize - 1.0) < sameSize &&
           glm::distance(now.surroundings.centre, m_scale.surroundings.centre) < m_scale.surroundings.radius;
}

void ShownScene::invalidatePose()
{
    m_poseChanged = true;
    emit changed();
}

void ShownScene::invalidateScale(bool frameAgain)
{
    m_scaleChanged = true;
    m_body.reset();
    if (frameAgain)
        emit framingWanted(false);
    emit jumped();
    invalidatePose();
}

void ShownScene::invalidateSkeleton()
{
    m_skeletonChanged = true;
    m_hovered = {};
    invalidateScale(false);
}

void ShownScene::setColours(const Colours &colours)
{
    m_palette.setColours(colours);
    emit changed();
}

void ShownScene::setOptions(const ViewOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    watchClip();
    emit jumped();
    invalidatePose();
}

void ShownScene::setFigureStyle(FigureStyle style)
{
    m_options.figure = style;
    if (session())
        session()->setFigureStyle(style);
}

FigureStyle ShownScene::figureStyle() const
{
    return session() ? session()->figureStyle().value_or(m_options.figure) : m_options.figure;
}

void ShownScene::setHovered(NodeId node)
{
    if (node == m_hovered)
        return;
    m_hovered = node;
    m_palette.setHovered(node);
    emit hoveredChanged();
    emit changed();
}

Axis ShownScene::upAxis() const
{
    return session() ? session()->document().upAxis().axis : Axis::Y;
}

const NodeMark *ShownScene::markOf(NodeId node) const
{
    const auto found = std::ranges::find_if(m_figure.marks, [node](const NodeMark &mark) { return mark.node == node; });
    return found == m_figure.marks.end() ? nullptr : &*found;
}

const NodeMark *ShownScene::seenMarkOf(NodeId node) const
{
    const std::vector<NodeMark> &marks = m_figure.seenMarks();
    const auto found = std::ranges::find_if(marks, [node](const NodeMark &mark) { return mark.node == node; });
    return found == marks.end() ? markOf(node) : &*found;
}

void ShownScene::refresh()
{
    if (!session()) {
        m_figure = {};
        m_shadow = {};
        return;
    }
    if (m_skeletonChanged)
        refreshSkeleton();
    const bool selectionChanged = m_selectionChanged;
    if (m_selectionChanged)
        m_palette.setSelection(showsNodesOfDocument() ? session()->selectedNodes() : std::vector<NodeId>());
    if (m_scaleChanged)
        m_scale = measureScene(session()->document().clip(), session()->document().positionRules(), upAxis());
    if (m_poseChanged)
        refreshFigure();
    if (m_poseChanged || selectionChanged)
        m_trails = m_options.trails && showsNodesOfDocument() ? shownTrails(*session(), m_pose, m_showsBefore)
                                                              : std::vector<Trail>();
    if (m_poseChanged) {
        refreshWeight();
        refreshTouch();
    }
    if (m_poseChanged || selectionChanged)
        refreshSideAxes();
    m_skeletonChanged = m_selectionChanged = m_scaleChanged = m_poseChanged = false;
}

void ShownScene::refreshSkeleton()
{
    // Finding the joints that travel needs many frames, and a part has few.
    m_isGeometryOfDocument = !session()->preview().isShown() || session()->preview().isPart();
    const Document &document = session()->document();
    const Clip &clip = m_isGeometryOfDocument ? document.clip() : shownClip();
    const PositionRules &rules = m_isGeometryOfDocument ? document.positionRules() : shownRules();
    m_carrier =
        std::max(0, travellingJoint(figureTravel(clip, rules, m_isGeometryOfDocument ? upAxis() : shownUpAxis())));
    m_body.reset();
    m_geometry = BoneGeometry(clip.skeleton, travellingJoints(clip, rules), m_carrier);
    m_palette.setSkeleton(shownClip().skeleton);
    m_selectionChanged = true;
}

// It belongs to the same clip as the bones.
const Mannequin &ShownScene::body()
{
    if (!m_body) {
        const Document &document = session()->document();
        m_body.emplace(m_isGeometryOfDocument ? document.clip() : shownClip(),
                       m_isGeometryOfDocument ? document.positionRules() : shownRules(),
                       m_isGeometryOfDocument ? upAxis() : shownUpAxis());
    }
    return *m_body;
}

// What has to be worked out of the whole clip is worked out while it is shown.
void ShownScene::watchClip()
{
    m_weightWatch = m_options.weight && session() ? session()->clipWeight().watch() : nullptr;
    m_touchWatch = m_options.touchShapes && session() ? session()->clipTouch().watch() : nullptr;
}

// A preview would have to be weighed by itself.
void ShownScene::refreshWeight()
{
    const FigureWeight *const weight = session()->clipWeight().weight();
    const bool isKnown = m_options.weight && weight != nullptr && !session()->preview().isShown() && !m_showsBefore;
    m_weight = isKnown ? std::optional(weightInPose(*weight, session()->playhead().frame())) : std::nullopt;
}

// In a preview, too: it shows how Keep Apart brings the shapes apart.
void ShownScene::refreshTouch()
{
    m_touch.clear();
    const Clip &clip = shownClip();
    const int frame = shownFrame();
    if (!m_options.touchShapes || m_showsBefore || !showsNodesOfDocument() || frame < 0 ||
        frame >= clip.motion.frameCount())
        return;
    Clip pose;
    pose.skeleton = clip.skeleton;
    pose.motion = Motion(1, clip.skeleton.columnCount());
    std::ranges::copy(clip.motion.frame(frame), pose.motion.editFrame(0).begin());
    for (const FigureTouch &each : session()->clipTouch().figures()) {
        std::vector<TouchShape> shapes = touchInPose(pose, shownRules(), each.figure, each.pairs);
        std::ranges::move(shapes, std::back_inserter(m_touch));
    }
}

void ShownScene::refreshSideAxes()
{
    m_sideAxes.clear();
    if (!showsNodesOfDocument() || !session()->selection().hasSelection())
        return;
    for (const NodeId node : session()->selectedNodes()) {
        if (node.isJoint() && !session()->jointStates().isHidden(node))
            m_sideAxes.push_back(body().sideAxes(node.index, m_pose, viewFromDocument(shownUpAxis())));
    }
}

// The surface is made once for each character, and a body once for each motion that it shows.
std::shared_ptr<const CharacterBody> ShownScene::character()
{
    if (!session())
        return nullptr;
    const DocumentCharacter &character = session()->character();
    if (character.file() != m_surfaceOf) {
        m_surfaceOf = character.file();
        m_surface.reset();
        if (m_surfaceOf && m_surfaceOf->character.scene.mesh)
            m_surface = std::make_shared<const CharacterBody::Surface>(m_surfaceOf->character);
        m_poserOfBody.reset();
    }
    if (m_surface == nullptr || character.poser() == nullptr)
        m_characterBody.reset();
    else if (character.poser() != m_poserOfBody || session()->surfaceLook() != m_characterBody->look())
        m_characterBody = std::make_shared<const CharacterBody>(m_surface, character.poser(), session()->surfaceLook());
    m_poserOfBody = character.poser();
    return m_characterBody;
}

// Returns false if no character can be shown in this pose: then the body is Limber's own.
bool ShownScene::placeCharacter()
{
    const auto body = showsNodesOfDocument() ? character() : nullptr;
    if (body == nullptr) {
        m_figure.skin = {};
        return false;
    }
    body->place(session()->playhead().frame(), m_pose,
                {.up = shownUpAxis(), .floorHeight = m_scale.floorHeight, .bodySize = m_scale.bodySize}, m_figure);
    return true;
}

void ShownScene::refreshFigure()
{
    const int frame = session()->playhead().frame();
    evaluateShownPose();
    m_geometry.shape(m_pose, viewFromDocument(shownUpAxis()), m_scale.bodySize, m_figure);
    m_figure.style = figureStyle();
    m_figure.body = {};
    if (m_figure.style != FigureStyle::Bones && !placeCharacter())
        body().place(m_pose, viewFromDocument(shownUpAxis()), m_figure.body);
    if (showsNodesOfDocument())
        removeHidden(m_figure, session()->jointStates());
    m_shadow = m_options.shadow ? castShadow(m_figure, m_scale.floorHeight, m_scale.bodySize) : ShadowMask();
    growSurroundings();
    m_ghosts.shape({.session = *session(),
                    .geometry = m_geometry,
                    .pose = m_pose,
                    .up = shownUpAxis(),
                    .bodySize = m_scale.bodySize,
                    .hasNodesOfDocument = showsNodesOfDocument()},
                   m_options);
    m_second.update(session()->secondClip(), frame, m_pose, viewFromDocument(shownUpAxis()), m_scale.bodySize);
    emit reshaped();
}

const Clip &ShownScene::shownClip() const
{
    return session()->preview().isShown() ? session()->preview().clip() : session()->layered().clip();
}

const PositionRules &ShownScene::shownRules() const
{
    return session()->preview().isShown() ? session()->preview().rules() : session()->document().positionRules();
}

bool ShownScene::showsNodesOfDocument() const
{
    return session() && (!session()->preview().isShown() ||
                         session()->preview().clip().skeleton.hasSameLayoutAs(session()->document().skeleton()));
}

Axis ShownScene::shownUpAxis() const
{
    return session()->preview().isShown() ? session()->preview().upAxis() : upAxis();
}

void ShownScene::setShowAllKeys(const QString &keys)
{
    m_showAllKeys = keys;
    emit changed();
}

void ShownScene::setShowsBefore(bool isBefore)
{
    if (isBefore == m_showsBefore)
        return;
    m_showsBefore = isBefore;
    invalidatePose();
}

std::optional<Pose> ShownScene::poseBefore(int frame) const
{
    if (session()->preview().isShown())
        return session()->layered().pose(frame);
    if (!session()->document().original().skeleton.hasSameLayoutAs(session()->document().skeleton()))
        return std::nullopt;
    return originalPose(session()->document(), frame);
}

void ShownScene::evaluateShownPose()
{
    if (const std::optional<Pose> before =
            m_showsBefore && m_isGeometryOfDocument ? poseBefore(session()->playhead().frame()) : std::nullopt) {
        m_pose = *before;
        return;
    }
    const Clip &clip = shownClip();
    const int frame = shownFrame();
    if (frame >= 0 && frame < clip.motion.frameCount())
        evaluatePose(clip.skeleton, clip.motion.frame(frame), shownRules(), m_pose);
    else
        m_pose = restPose(clip.skeleton);
}

int ShownScene::shownFrame() const
{
    return session()->preview().isShown() ? session()->shownFrames().frameOfPreview() : session()->playhead().frame();
}

bool ShownScene::differsFromOriginal(const BoneShape &bone) const
{
    const auto now = std::ranges::find_if(
        m_figure.bones, [&](const BoneShape &own) { return own.joint == bone.joint && own.end == bone.end; });
    return now == m_figure.bones.end() || isElsewhere(bone.base, now->base, m_scale.bodySize) ||
           isElsewhere(bone.tip, now->tip, m_scale.bodySize);
}

// An edit can move the figure beyond all earlier frames; it must not vanish behind the far plane.
void ShownScene::growSurroundings()
{
    Sphere &sphere = m_scale.surroundings;
    for (const NodeMark &mark : m_figure.marks)
        sphere.radius = std::max(sphere.radius, glm::distance(mark.position, sphere.centre));
}

void ShownScene::noteDisplacement()
{
    const Pose pose = session()->layered().pose(session()->playhead().frame());
    const auto joint = static_cast<std::size_t>(m_carrier);
    if (carrier() && joint < pose.jointPositions.size())
        emit displaced(viewFromDocument(upAxis()) * pose.jointPositions[joint] - *carrier());
}

Sphere ShownScene::sphereOf(const std::vector<NodeId> &nodes) const
{
    std::vector<glm::dvec3> points;
    if (nodes.empty())
        addDrawnPoints(m_figure, 1, points);
    for (const NodeMark &mark : m_figure.marks) {
        if (std::ranges::find(nodes, mark.node) != nodes.end())
            points.push_back(mark.position);
    }
    // A selected joint is framed together with the bones that it moves.
    for (const BoneShape &bone : m_figure.bones) {
        if (std::ranges::find(nodes, NodeId::joint(bone.joint)) != nodes.end())
            points.push_back(bone.tip);
    }
    // A lone joint is framed with some space around it.
    const bool isPart = !nodes.empty() || (session() && session()->jointStates().hidesAny());
    return sphereAround(points, (isPart ? 0.1 : 0.5) * m_scale.bodySize);
}

} // namespace limber
