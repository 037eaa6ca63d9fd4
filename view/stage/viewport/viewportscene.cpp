#include "viewport/viewportscene.h"

#include "figure/drawnpoints.h"
#include "viewport/axisgizmo.h"

#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double homeYaw = 0.6;
constexpr double homePitch = 0.22;

} // namespace

ViewportScene::ViewportScene(QObject *parent) : QObject(parent), m_shown(*new ShownScene(this))
{
    listen();
}

ViewportScene::ViewportScene(ShownScene &shown, ViewPlace place, QObject *parent)
    : QObject(parent), m_shown(shown), m_place(place)
{
    listen();
    takeSession();
}

ViewportScene::~ViewportScene() = default;

AxisGizmo ViewportScene::axisCross() const
{
    return {camera(), upAxis(), static_cast<double>(m_cornerTop)};
}

void ViewportScene::listen()
{
    connect(this, &ViewportScene::cameraChanged, this, &ViewportScene::rememberCamera);
    connect(&m_shown, &ShownScene::sessionChanged, this, &ViewportScene::takeSession);
    connect(&m_shown, &ShownScene::changed, this, &ViewportScene::changed);
    connect(&m_shown, &ShownScene::hoveredChanged, this, &ViewportScene::hoveredChanged);
    connect(&m_shown, &ShownScene::reshaped, this, &ViewportScene::followFigure);
    connect(&m_shown, &ShownScene::jumped, this, [this] {
        if (m_followed)
            m_wasInSight = options().follow && isInSight({*m_followed}, 0.0, 0.0);
        m_followed.reset();
    });
    // An edit should be visible: the camera follows the figure over time, but not when an edit moves the figure.
    connect(&m_shown, &ShownScene::displaced, this, [this](const glm::dvec3 &by) {
        if (m_followed)
            *m_followed += by;
    });
    // The first framing always uses the home direction; later ones keep the angles.
    connect(&m_shown, &ShownScene::framingWanted, this, [this](bool fromHome) {
        m_view->isPlaced = false;
        if (fromHome)
            m_view->keepsAngles = false;
    });
}

void ViewportScene::takeSession()
{
    m_listener.reset();
    m_view = &m_noView;
    m_followed.reset();
    m_wasInSight = false;
    if (Session *session = m_shown.session()) {
        std::unique_ptr<View> &view = m_views[session];
        if (!view) {
            view = std::make_unique<View>();
            view->wantsSavedCamera = session->camera(m_place).has_value();
            connect(session, &QObject::destroyed, this, [this, session] { forget(session); });
        }
        m_view = view.get();
        m_listener = std::make_unique<QObject>();
        connect(&session->character(), &DocumentCharacter::chosen, m_listener.get(),
                [this] { m_view->awaitsBody = true; });
        connect(session, &Session::cameraWanted, m_listener.get(), [this](ViewPlace place) {
            if (place != m_place)
                return;
            m_view->isPlaced = false; // frames again at the next drawing
            m_view->wantsSavedCamera = true;
            emit changed();
        });
    }
    emit sessionChanged();
    emit cameraChanged();
}

void ViewportScene::forget(const Session *session)
{
    const auto view = m_views.find(session);
    if (view == m_views.end())
        return;
    if (m_view == view->second.get())
        m_view = &m_noView;
    m_views.erase(view);
}

void ViewportScene::setHovered(NodeId node)
{
    m_isPointedAt = node.isValid();
    m_shown.setHovered(node);
}

void ViewportScene::setCanvasSize(double width, double height)
{
    m_canvas = {width, height};
    m_view->camera.setCanvasSize(width, height);
}

void ViewportScene::refresh()
{
    m_view->camera.setCanvasSize(m_canvas.x, m_canvas.y);
    m_shown.refresh();
    if (!session())
        return;
    takeScale();
    takeBody();
    if (!m_view->isPlaced)
        placeCamera();
}

// Frames a figure again if it became much larger or smaller, because it would be out of sight.
void ViewportScene::takeScale()
{
    constexpr double muchLarger = 1.5;
    const Sphere &surroundings = scale().surroundings;
    if (surroundings != m_view->surroundings) {
        m_view->camera.setSurroundings(surroundings.centre, surroundings.radius);
        m_view->surroundings = surroundings;
    }
    const double before = std::exchange(m_view->bodySize, scale().bodySize);
    const double ratio = before > 0.0 ? scale().bodySize / before : 1.0;
    if (ratio > muchLarger || ratio < 1.0 / muchLarger)
        m_view->isPlaced = false;
}

// Frames a figure again if all of its joints are in sight, but not all of the character on which it is shown now: its
// head may be larger than that of the bones. Whoever looks at a part goes on looking at it.
void ViewportScene::takeBody()
{
    if (!m_view->awaitsBody || !figure().showsSkin())
        return;
    m_view->awaitsBody = false;
    constexpr std::size_t step = 7; // of the points of the surface
    std::vector<glm::dvec3> joints;
    for (const NodeMark &mark : figure().marks) {
        if (!mark.isApart)
            joints.push_back(mark.position);
    }
    std::vector<glm::dvec3> surface;
    addDrawnPoints(figure(), step, surface);
    const bool isCut = !isInSight(surface, m_coveredTop, m_coveredBottom);
    if (isCut && isInSight(joints, 0.0, 0.0))
        m_view->isPlaced = false;
}

bool ViewportScene::isInSight(const std::vector<glm::dvec3> &points, double top, double bottom) const
{
    return std::ranges::all_of(points, [&](const glm::dvec3 &point) {
        const std::optional<glm::dvec2> pixel = camera().project(point);
        return pixel && pixel->x >= 0.0 && pixel->x <= m_canvas.x && pixel->y >= top && pixel->y <= m_canvas.y - bottom;
    });
}

BackdropLook ViewportScene::backdrop(QSize canvas, double devicePixelRatio) const
{
    BackdropLook look;
    look.camera = camera();
    look.scale = scale();
    look.up = upAxis();
    look.colours = colours();
    look.grid = session() != nullptr && options().grid;
    look.canvas = canvas;
    look.devicePixelRatio = devicePixelRatio;
    return look;
}

// The camera follows even if the view is hidden, so that the figure is in sight when it is shown later.
void ViewportScene::followFigure()
{
    if (!options().follow || !m_shown.carrier())
        return;
    const glm::dvec3 now = *m_shown.carrier();
    // An operation, its preview or Undo may put the figure elsewhere at once. Whoever has looked at it goes on doing
    // so.
    const bool isLost = std::exchange(m_wasInSight, false) && !isInSight({now}, 0.0, 0.0);
    if (isLost && !m_followed && !session()->dragGuard().isBusy())
        m_view->isPlaced = false;
    if (m_followed && now != *m_followed) {
        m_view->camera.setTarget(m_view->camera.target() +
                                 glm::dvec3(now.x - m_followed->x, 0.0, now.z - m_followed->z));
        rememberCamera();
    }
    m_followed = now;
}

void ViewportScene::placeCamera()
{
    if (m_canvas.x < 2.0 || m_canvas.y < 2.0)
        return;
    if (!m_view->keepsAngles)
        lookFromHome();
    const Sphere sphere = sphereInView();
    m_view->camera.frameSphere(sphere.centre, 1.12 * sphere.radius, m_coveredTop, m_coveredBottom);
    m_view->isPlaced = true;
    m_view->keepsAngles = true;
    if (!m_followed)
        m_followed = m_shown.carrier(); // the figure's position before this view existed
    if (m_view->wantsSavedCamera) {
        restoreCamera();
        // While the file is still being read, the framing may be repeated.
        m_view->wantsSavedCamera = session() != nullptr && session()->document().isLoading();
    }
    emit cameraChanged();
}

// Returns a sphere around the figure and, with a preview, around the pose that it replaces.
Sphere ViewportScene::sphereInView() const
{
    Sphere sphere = m_shown.sphereOf({});
    if (session() == nullptr || !session()->preview().isShown())
        return sphere;
    for (const NodeMark &mark : original().marks) {
        const double distance = glm::distance(mark.position, sphere.centre);
        if (distance <= sphere.radius)
            continue;
        const double radius = 0.5 * (sphere.radius + distance);
        sphere.centre += (mark.position - sphere.centre) * ((radius - sphere.radius) / distance);
        sphere.radius = radius;
    }
    return sphere;
}

void ViewportScene::lookFromHome()
{
    Camera &camera = m_view->camera;
    if (m_place == ViewPlace::User)
        return camera.setAngles(homeYaw, homePitch);
    // Each of these views is orthographic from the start, so that it stays orthographic when it is rotated.
    camera.setOrthographic(true);
    camera.look(m_place == ViewPlace::Front   ? ViewDirection::Front
                : m_place == ViewPlace::Right ? ViewDirection::Right
                                              : ViewDirection::Top);
}

// Restores the camera that was saved in the project.
void ViewportScene::restoreCamera()
{
    if (!session() || !session()->camera(m_place))
        return;
    const ProjectCamera &saved = *session()->camera(m_place);
    Camera &camera = m_view->camera;
    camera.setTarget(saved.target);
    camera.setAngles(glm::radians(saved.yawDegrees), glm::radians(saved.pitchDegrees));
    camera.setOrthographic(saved.isOrthographic);
    camera.zoom(saved.distance / camera.distance(), 0.5 * camera.canvasSize()); // within the limits of the camera
    m_followed = m_shown.carrier(); // keeps the camera's position relative to the figure
}

// Angles are rounded, so that a project that is saved again has the same digits.
void ViewportScene::rememberCamera()
{
    if (!session() || !m_view->isPlaced)
        return;
    const auto rounded = [](double radians) { return std::round(glm::degrees(radians) * 1e4) / 1e4; };
    const Camera &camera = m_view->camera;
    session()->noteCamera(m_place, {camera.target(), camera.distance(), rounded(camera.yawRadians()),
                                    rounded(camera.pitchRadians()), camera.isOrthographic()});
}

void ViewportScene::frameFigure()
{
    refresh();
    const Sphere sphere = m_shown.sphereOf({});
    moveCamera([&](Camera &camera) {
        camera.frameSphere(sphere.centre, 1.12 * sphere.radius, m_coveredTop, m_coveredBottom);
    });
}

void ViewportScene::frameSelection()
{
    if (!session() || session()->selectedNodes().empty())
        return frameFigure();
    refresh();
    const Sphere sphere = m_shown.sphereOf(session()->selectedNodes());
    moveCamera(
        [&](Camera &camera) { camera.frameSphere(sphere.centre, 1.3 * sphere.radius, m_coveredTop, m_coveredBottom); });
}

std::optional<SavedView> ViewportScene::presentView()
{
    refresh();
    if (!session() || !m_view->isPlaced || !session()->camera(m_place))
        return std::nullopt;
    return SavedView{*session()->camera(m_place), m_shown.carrier()};
}

void ViewportScene::goTo(const SavedView &view)
{
    refresh(); // updates the figure's position
    ProjectCamera camera = view.camera;
    const std::optional<glm::dvec3> &carrier = m_shown.carrier();
    if (options().follow && view.figure && carrier)
        camera.target += glm::dvec3(carrier->x - view.figure->x, 0.0, carrier->z - view.figure->z);
    session()->wantCamera(m_place, camera);
    refresh();
}

} // namespace limber
