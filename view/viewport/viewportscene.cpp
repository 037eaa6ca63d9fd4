#include "viewport/viewportscene.h"

#include "figure/viewspace.h"
#include "pose/travellingjoints.h"
#include "viewport/hiddenparts.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double homeYaw = 0.6;
constexpr double homePitch = 0.22;
constexpr double visibleFraction = 0.002; // of the body's size: less is not seen as another pose

} // namespace

ViewportScene::ViewportScene(QObject *parent) : QObject(parent)
{
    connect(this, &ViewportScene::cameraChanged, this, &ViewportScene::rememberCamera);
}

ViewportScene::~ViewportScene() = default;

void ViewportScene::setSession(Session *session)
{
    if (session == m_session)
        return;
    m_session = session;
    m_listener.reset();
    m_view = &m_noView;
    setHovered({});
    if (session) {
        std::unique_ptr<View> &view = m_views[session];
        if (!view) {
            view = std::make_unique<View>();
            view->wantsSavedCamera = session->camera().has_value();
            connect(session, &QObject::destroyed, this, [this, session] { forget(session); });
        }
        m_view = view.get();
        listenTo(*session);
    }
    m_followed.reset();
    invalidateSkeleton();
    emit sessionChanged();
    emit cameraChanged();
}

void ViewportScene::forget(Session *session)
{
    if (session == m_session)
        setSession(nullptr);
    m_views.erase(session);
}

void ViewportScene::listenTo(Session &session)
{
    m_listener = std::make_unique<QObject>();
    QObject *context = m_listener.get();
    connect(&session, &Session::cameraWanted, context, [this] {
        m_view->isPlaced = false; // when it is drawn next
        m_view->wantsSavedCamera = true;
        emit changed();
    });
    const Document &document = session.document();
    connect(&document, &Document::valuesChanged, context, [this](const CellRange &where) {
        const bool showsOtherFrames = m_options.trails || m_options.onionSkins;
        if (!where.containsFrame(m_session->playhead().frame()))
            return showsOtherFrames ? invalidatePose() : void();
        // An edit should be visible: the view follows over time, not when an edit moves the figure.
        noteFollowed();
        invalidatePose();
    });
    connect(&document, &Document::offsetsChanged, context, [this] { invalidateScale(false); });
    connect(&document, &Document::nameChanged, context, [this] { invalidateSkeleton(); });
    connect(&document, &Document::nameCodecChanged, context, [this] { invalidateSkeleton(); });
    connect(&document, &Document::framesInserted, context, [this] { invalidatePose(); });
    connect(&document, &Document::framesRemoved, context, [this] { invalidatePose(); });
    connect(&document, &Document::positionRulesChanged, context, [this] {
        m_skeletonChanged = true; // the rule decides which joints travel
        invalidateScale(true);
    });
    connect(&document, &Document::loaded, context, [this] { invalidateSkeleton(); });
    connect(&document, &Document::upAxisChanged, context, [this] { invalidateScale(true); });
    connect(&document, &Document::wasReset, context, [this] {
        m_view->isPlaced = false;
        m_view->keepsAngles = false;
        invalidateSkeleton();
    });
    connect(&session.layered(), &LayeredClip::changed, context, [this] { invalidatePose(); });
    connect(&session.preview(), &ClipPreview::changed, context, [this] {
        const ClipPreview &preview = m_session->preview();
        // It may have other joints; a part of some frames has not.
        if (!m_isGeometryOfDocument || (preview.isShown() && !preview.isPart()))
            m_skeletonChanged = true;
        m_followed.reset(); // and another root
        m_hovered = {};
        invalidatePose();
    });
    for (const auto signal : {&SecondClip::changed, &SecondClip::measured})
        connect(&session.secondClip(), signal, context, [this] { invalidatePose(); });
    connect(&session.jointStates(), &JointStates::changed, context, [this] {
        setHovered({});
        invalidatePose();
    });
    connect(&session.playhead(), &Playhead::frameChanged, context, [this] { invalidatePose(); });
    connect(&session, &Session::selectionChanged, context, [this] {
        m_selectionChanged = true;
        emit changed();
    });
}

void ViewportScene::invalidatePose()
{
    m_poseChanged = true;
    emit changed();
}

void ViewportScene::invalidateScale(bool frameAgain)
{
    m_scaleChanged = true;
    // The first placing comes from the home direction whatever is decided before it; it keeps the angles afterwards.
    if (frameAgain)
        m_view->isPlaced = false;
    m_followed.reset();
    invalidatePose();
}

void ViewportScene::invalidateSkeleton()
{
    m_skeletonChanged = true;
    m_hovered = {};
    invalidateScale(false);
}

void ViewportScene::setColours(const Colours &colours)
{
    m_palette.setColours(colours);
    emit changed();
}

void ViewportScene::setOptions(const ViewOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    m_followed.reset();
    invalidatePose();
}

void ViewportScene::setHovered(NodeId node)
{
    if (node == m_hovered)
        return;
    m_hovered = node;
    m_palette.setHovered(node);
    emit hoveredChanged();
    emit changed();
}

void ViewportScene::setCanvasSize(double width, double height)
{
    m_canvas = {width, height};
    m_view->camera.setCanvasSize(width, height);
}

Axis ViewportScene::upAxis() const
{
    return m_session ? m_session->document().upAxis().axis : Axis::Y;
}

const NodeMark *ViewportScene::markOf(NodeId node) const
{
    const auto found = std::find_if(m_figure.marks.begin(), m_figure.marks.end(),
                                    [node](const NodeMark &mark) { return mark.node == node; });
    return found == m_figure.marks.end() ? nullptr : &*found;
}

void ViewportScene::refresh()
{
    m_view->camera.setCanvasSize(m_canvas.x, m_canvas.y);
    if (!m_session) {
        m_figure = {};
        m_shadow = {};
        return;
    }
    if (m_skeletonChanged) {
        // Which joints travel shows in many frames, and a part has few.
        m_isGeometryOfDocument = !m_session->preview().isShown() || m_session->preview().isPart();
        const Document &document = m_session->document();
        const Clip &clip = m_isGeometryOfDocument ? document.clip() : shownClip();
        const PositionRules &rules = m_isGeometryOfDocument ? document.positionRules() : shownRules();
        m_geometry = BoneGeometry(clip.skeleton, travellingJoints(clip, rules));
        m_palette.setSkeleton(shownClip().skeleton);
        m_selectionChanged = true;
    }
    const bool selectionChanged = m_selectionChanged;
    if (m_selectionChanged)
        m_palette.setSelection(showsNodesOfDocument() ? m_session->selectedNodes() : std::vector<NodeId>());
    if (m_scaleChanged)
        measureFigure();
    if (m_poseChanged)
        refreshFigure();
    if (m_poseChanged || selectionChanged)
        followTrails();
    m_skeletonChanged = m_selectionChanged = m_scaleChanged = m_poseChanged = false;
    if (!m_view->isPlaced)
        placeCamera();
}

// A figure that has become much larger or smaller is framed again: it would be out of sight.
void ViewportScene::measureFigure()
{
    constexpr double muchLarger = 1.5;
    const Document &document = m_session->document();
    const double before = m_view->bodySize;
    m_scale = measureScene(document.clip(), document.positionRules(), upAxis());
    m_view->camera.setSurroundings(m_scale.surroundings.centre, m_scale.surroundings.radius);
    m_view->bodySize = m_scale.bodySize;
    const double ratio = before > 0.0 ? m_scale.bodySize / before : 1.0;
    if (ratio > muchLarger || ratio < 1.0 / muchLarger)
        m_view->isPlaced = false;
}

void ViewportScene::refreshFigure()
{
    const int frame = m_session->playhead().frame();
    evaluateShownPose();
    m_geometry.shape(m_pose, viewFromDocument(shownUpAxis()), m_scale.bodySize, m_figure);
    m_carrier = m_figure.marks.empty() ? std::nullopt : std::optional(m_figure.marks.front().position);
    if (showsNodesOfDocument())
        removeHidden(m_figure, m_session->jointStates());
    m_shadow = m_options.shadow ? castShadow(m_figure, m_scale.floorHeight, m_scale.bodySize) : ShadowMask();
    growSurroundings();
    shapeSkins(frame);
    shapeGhost(frame);
    m_second.update(m_session->secondClip(), frame, m_pose, viewFromDocument(shownUpAxis()), m_scale.bodySize);
    if (m_options.follow)
        followFigure();
}

const Clip &ViewportScene::shownClip() const
{
    return m_session->preview().isShown() ? m_session->preview().clip() : m_session->layered().clip();
}

const PositionRules &ViewportScene::shownRules() const
{
    return m_session->preview().isShown() ? m_session->preview().rules() : m_session->document().positionRules();
}

bool ViewportScene::showsNodesOfDocument() const
{
    return m_session && (!m_session->preview().isShown() ||
                         m_session->preview().clip().skeleton.hasSameLayoutAs(m_session->document().skeleton()));
}

Axis ViewportScene::shownUpAxis() const
{
    return m_session->preview().isShown() ? m_session->preview().upAxis() : upAxis();
}

void ViewportScene::setShowAllKeys(const QString &keys)
{
    m_showAllKeys = keys;
    emit changed();
}

void ViewportScene::setShowsBefore(bool isBefore)
{
    if (isBefore == m_showsBefore)
        return;
    m_showsBefore = isBefore;
    invalidatePose();
}

// As it was opened; nothing for a frame that is not of the file.
std::optional<Pose> ViewportScene::originalPose(int frame) const
{
    const Document &document = m_session->document();
    const Clip &original = document.original();
    const int row = frame < document.motion().frameCount() ? document.motion().sourceRow(frame) : -1;
    if (row < 0 || row >= original.motion.frameCount())
        return std::nullopt;
    return poseAt(original, row, document.positionRules());
}

std::optional<Pose> ViewportScene::poseBefore(int frame) const
{
    if (m_session->preview().isShown())
        return m_session->layered().pose(frame);
    if (!m_session->document().original().skeleton.hasSameLayoutAs(m_session->document().skeleton()))
        return std::nullopt;
    return originalPose(frame);
}

void ViewportScene::evaluateShownPose()
{
    if (const std::optional<Pose> before =
            m_showsBefore && m_isGeometryOfDocument ? poseBefore(m_session->playhead().frame()) : std::nullopt) {
        m_pose = *before;
        return;
    }
    const Clip &clip = shownClip();
    int frame = m_session->playhead().frame();
    if (m_session->preview().isShown())
        frame = m_session->preview().frameAt(frame);
    if (frame >= 0 && frame < clip.motion.frameCount())
        evaluatePose(clip.skeleton, clip.motion.frame(frame), shownRules(), m_pose);
    else
        m_pose = restPose(clip.skeleton);
}

// Of the whole preview of an operation, or of the document.
void ViewportScene::shapeSkins(int frame)
{
    m_skins.clear();
    if (!m_options.onionSkins)
        return;
    const ClipPreview &preview = m_session->preview();
    const Document &document = m_session->document();
    const bool isWhole = preview.isShown() && !preview.isPart();
    m_skins = isWhole ? limber::onionSkins(preview.clip(), preview.rules(), m_geometry, viewFromDocument(shownUpAxis()),
                                           m_scale.bodySize, preview.frameAt(frame))
                      : limber::onionSkins(m_session->layered().clip(), document.positionRules(), m_geometry,
                                           viewFromDocument(upAxis()), m_scale.bodySize, frame);
    if (showsNodesOfDocument()) {
        for (OnionSkin &skin : m_skins)
            removeHidden(skin.figure, m_session->jointStates());
    }
}

// Through the pose that is shown: a drag bends the trail.
void ViewportScene::followTrails()
{
    m_trails.clear();
    if (!m_options.trails || !showsNodesOfDocument())
        return;
    const ClipPreview &preview = m_session->preview();
    const Document &document = m_session->document();
    const bool isWhole = preview.isShown() && !preview.isPart();
    const int frame = m_session->playhead().frame();
    std::vector<NodeId> nodes = m_session->selectedNodes();
    std::erase_if(nodes, [this](NodeId node) { return m_session->jointStates().isHidden(node); });
    // The one that was clicked last comes first: not all of many have one.
    const auto current = std::ranges::find(nodes, m_session->currentNode());
    if (current != nodes.end())
        std::rotate(nodes.begin(), current, current + 1);
    m_trails = isWhole ? trailsOf(preview.clip(), preview.rules(), nodes, preview.frameAt(frame))
                       : trailsOf(m_session->layered().clip(), document.positionRules(), nodes, frame);
    if (isWhole)
        return;
    const Clip &shown = m_session->layered().clip();
    if (preview.isShown() && !m_showsBefore && preview.spread() != nullptr)
        bendTrails(m_trails, shown, document.positionRules(), *preview.spread());
    for (Trail &trail : m_trails)
        moveTrail(trail, frame, m_pose.positionOf(trail.node), shown.motion.playingFrameTimeSeconds());
}

void ViewportScene::shapeGhost(int frame)
{
    m_original = {};
    if (m_session->preview().isShown())
        shapeBefore(frame);
    else if (m_options.original)
        shapeOriginal(frame);
    if (showsNodesOfDocument())
        removeHidden(m_original, m_session->jointStates());
}

// The pose that the document has, below the one that a preview gives it.
void ViewportScene::shapeBefore(int frame)
{
    const Document &document = m_session->document();
    const Pose pose = m_session->layered().pose(frame);
    if (differs(pose))
        BoneGeometry(document.skeleton(), travellingJoints(document.clip(), document.positionRules()))
            .shape(pose, viewFromDocument(upAxis()), m_scale.bodySize, m_original);
}

// Shapes the motion as it was opened, if it differs from what is shown.
void ViewportScene::shapeOriginal(int frame)
{
    const Document &document = m_session->document();
    const Clip &original = document.original();
    const std::optional<Pose> pose = originalPose(frame);
    if (!pose || !differs(*pose))
        return;
    BoneGeometry(original.skeleton, travellingJoints(original, document.positionRules()))
        .shape(*pose, viewFromDocument(upAxis()), m_scale.bodySize, m_original);
}

bool ViewportScene::differsFromOriginal(const BoneShape &bone) const
{
    const auto now = std::ranges::find_if(
        m_figure.bones, [&](const BoneShape &own) { return own.joint == bone.joint && own.end == bone.end; });
    const double visible = visibleFraction * m_scale.bodySize;
    return now == m_figure.bones.end() || glm::distance(now->base, bone.base) > visible ||
           glm::distance(now->tip, bone.tip) > visible;
}

bool ViewportScene::differs(const Pose &ghost) const
{
    const auto differ = [&](const std::vector<glm::dvec3> &before, const std::vector<glm::dvec3> &now) {
        return !std::ranges::equal(before, now, [&](const glm::dvec3 &a, const glm::dvec3 &b) {
            return glm::distance(a, b) <= visibleFraction * m_scale.bodySize;
        });
    };
    return differ(ghost.jointPositions, m_pose.jointPositions) || differ(ghost.endPositions, m_pose.endPositions);
}

// An edit can put the figure where no frame was before; it must not vanish behind the far plane.
void ViewportScene::growSurroundings()
{
    Sphere &sphere = m_scale.surroundings;
    const double before = sphere.radius;
    for (const NodeMark &mark : m_figure.marks)
        sphere.radius = std::max(sphere.radius, glm::distance(mark.position, sphere.centre));
    if (sphere.radius > before)
        m_view->camera.setSurroundings(sphere.centre, sphere.radius);
}

void ViewportScene::noteFollowed()
{
    const Pose pose = m_session->layered().pose(m_session->playhead().frame());
    if (m_followed && !pose.jointPositions.empty())
        m_followed = viewFromDocument(upAxis()) * pose.jointPositions.front();
}

void ViewportScene::followFigure()
{
    if (!m_carrier)
        return;
    const glm::dvec3 now = *m_carrier;
    if (m_followed && now != *m_followed) {
        m_view->camera.setTarget(m_view->camera.target() +
                                 glm::dvec3(now.x - m_followed->x, 0.0, now.z - m_followed->z));
        rememberCamera();
    }
    m_followed = now;
}

Sphere ViewportScene::sphereOf(const std::vector<NodeId> &nodes) const
{
    std::vector<glm::dvec3> points;
    for (const NodeMark &mark : m_figure.marks) {
        if (nodes.empty() && mark.isApart)
            continue;
        if (nodes.empty() || std::find(nodes.begin(), nodes.end(), mark.node) != nodes.end())
            points.push_back(mark.position);
    }
    // A selected joint is framed with the bones that it moves.
    for (const BoneShape &bone : m_figure.bones) {
        if (std::find(nodes.begin(), nodes.end(), NodeId::joint(bone.joint)) != nodes.end())
            points.push_back(bone.tip);
    }
    // A lone joint is framed with some space around it.
    const bool isPart = !nodes.empty() || (m_session && m_session->jointStates().hidesAny());
    return sphereAround(points, (isPart ? 0.1 : 0.5) * m_scale.bodySize);
}

BackdropLook ViewportScene::backdrop(QSize canvas, double devicePixelRatio) const
{
    BackdropLook look;
    look.camera = camera();
    look.scale = m_scale;
    look.up = upAxis();
    look.colours = colours();
    look.grid = m_session != nullptr && m_options.grid;
    look.canvas = canvas;
    look.devicePixelRatio = devicePixelRatio;
    return look;
}

void ViewportScene::placeCamera()
{
    if (m_canvas.x < 2.0 || m_canvas.y < 2.0)
        return;
    if (!m_view->keepsAngles)
        m_view->camera.setAngles(homeYaw, homePitch);
    const Sphere sphere = sphereOf({});
    m_view->camera.frameSphere(sphere.centre, 1.12 * sphere.radius);
    m_view->isPlaced = true;
    m_view->keepsAngles = true;
    if (m_view->wantsSavedCamera) {
        restoreCamera();
        // What is read later may have it placed once more.
        m_view->wantsSavedCamera = m_session != nullptr && m_session->document().isLoading();
    }
    emit cameraChanged();
}

// From where it was looked at when its project was saved.
void ViewportScene::restoreCamera()
{
    if (!m_session || !m_session->camera())
        return;
    const ProjectCamera &saved = *m_session->camera();
    Camera &camera = m_view->camera;
    camera.setTarget(saved.target);
    camera.setAngles(glm::radians(saved.yawDegrees), glm::radians(saved.pitchDegrees));
    camera.setOrthographic(saved.isOrthographic);
    camera.zoom(saved.distance / camera.distance(), 0.5 * camera.canvasSize()); // within what it allows
    m_followed = m_carrier; // it stands to the figure as it is now
}

// Rounded: a project that is saved again has the same digits.
void ViewportScene::rememberCamera()
{
    if (!m_session || !m_view->isPlaced)
        return;
    const auto rounded = [](double radians) { return std::round(glm::degrees(radians) * 1e4) / 1e4; };
    const Camera &camera = m_view->camera;
    m_session->noteCamera({camera.target(), camera.distance(), rounded(camera.yawRadians()),
                           rounded(camera.pitchRadians()), camera.isOrthographic()});
}

void ViewportScene::frameFigure()
{
    refresh();
    const Sphere sphere = sphereOf({});
    moveCamera([&](Camera &camera) { camera.frameSphere(sphere.centre, 1.12 * sphere.radius); });
}

void ViewportScene::frameSelection()
{
    if (!m_session || m_session->selectedNodes().empty())
        return frameFigure();
    refresh();
    const Sphere sphere = sphereOf(m_session->selectedNodes());
    moveCamera([&](Camera &camera) { camera.frameSphere(sphere.centre, 1.3 * sphere.radius); });
}

std::optional<SavedView> ViewportScene::presentView()
{
    refresh();
    if (!m_session || !m_view->isPlaced || !m_session->camera())
        return std::nullopt;
    return SavedView{*m_session->camera(), m_carrier};
}

void ViewportScene::goTo(const SavedView &view)
{
    refresh(); // where the figure is now
    ProjectCamera camera = view.camera;
    if (m_options.follow && view.figure && m_carrier)
        camera.target += glm::dvec3(m_carrier->x - view.figure->x, 0.0, m_carrier->z - view.figure->z);
    m_session->wantCamera(camera);
    refresh();
}

} // namespace limber
