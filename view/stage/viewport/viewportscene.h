#pragma once

#include "figure/backdroplook.h"
#include "figure/camera.h"
#include "project/project.h"
#include "viewport/shown/shownscene.h"

#include <QObject>

#include <memory>
#include <optional>
#include <unordered_map>

namespace limber {

class AxisGizmo;

// One view of what is shown, independent of how it is drawn: the scene, which several views may share, and this view's
// own camera for each session.
class ViewportScene : public QObject
{
    Q_OBJECT

public:
    // Makes a view with a scene of its own.
    explicit ViewportScene(QObject *parent = nullptr);
    // Makes one of several views of a scene, which must outlive it.
    ViewportScene(ShownScene &shown, ViewPlace place, QObject *parent = nullptr);
    ~ViewportScene() override;

    // The scene, which all views of it share.
    [[nodiscard]] ShownScene &shown() { return m_shown; }
    void setSession(Session *session) { m_shown.setSession(session); } // null for none
    [[nodiscard]] Session *session() const { return m_shown.session(); }
    void setColours(const Colours &colours) { m_shown.setColours(colours); }
    [[nodiscard]] const Colours &colours() const { return m_shown.colours(); }
    void setOptions(const ViewOptions &options) { m_shown.setOptions(options); }
    [[nodiscard]] const ViewOptions &options() const { return m_shown.options(); }
    void setShowsBefore(bool isBefore) { m_shown.setShowsBefore(isBefore); }
    [[nodiscard]] bool showsBefore() const { return m_shown.showsBefore(); }
    void setShowAllKeys(const QString &keys) { m_shown.setShowAllKeys(keys); }
    [[nodiscard]] const QString &showAllKeys() const { return m_shown.showAllKeys(); }
    [[nodiscard]] const Figure &figure() const { return m_shown.figure(); }
    [[nodiscard]] const std::vector<SideAxes> &sideAxes() const { return m_shown.sideAxes(); }
    [[nodiscard]] const Figure &original() const { return m_shown.original(); }
    [[nodiscard]] const std::vector<Trail> &trails() const { return m_shown.trails(); }
    [[nodiscard]] const std::optional<WeightInPose> &weight() const { return m_shown.weight(); }
    [[nodiscard]] const std::vector<TouchShape> &touch() const { return m_shown.touch(); }
    [[nodiscard]] const std::vector<OnionSkin> &onionSkins() const { return m_shown.onionSkins(); }
    [[nodiscard]] const SecondFigure &second() const { return m_shown.second(); }
    [[nodiscard]] bool differsFromOriginal(const BoneShape &bone) const { return m_shown.differsFromOriginal(bone); }
    [[nodiscard]] const FigurePalette &palette() const { return m_shown.palette(); }
    [[nodiscard]] const SceneScale &scale() const { return m_shown.scale(); }
    [[nodiscard]] const ShadowMask &shadow() const { return m_shown.shadow(); }
    [[nodiscard]] Axis upAxis() const { return m_shown.upAxis(); }
    [[nodiscard]] const NodeMark *markOf(NodeId node) const { return m_shown.markOf(node); }
    [[nodiscard]] const NodeMark *seenMarkOf(NodeId node) const { return m_shown.seenMarkOf(node); }
    [[nodiscard]] bool showsNodesOfDocument() const { return m_shown.showsNodesOfDocument(); }

    // Sets the node under the mouse in this view.
    void setHovered(NodeId node);
    // Returns the node under the mouse in any view.
    [[nodiscard]] NodeId hovered() const { return m_shown.hovered(); }
    // Returns the node under the mouse in this view.
    [[nodiscard]] NodeId pointedAt() const { return m_isPointedAt ? hovered() : NodeId(); }

    void setCanvasSize(double width, double height);
    // Updates the scene and the camera for the session; cheap if nothing changed. Painters call it first.
    void refresh();

    [[nodiscard]] ViewPlace place() const { return m_place; }
    [[nodiscard]] const Camera &camera() const { return m_view->camera; }
    // Returns everything that decides how the surroundings look on a canvas of this size in device pixels.
    [[nodiscard]] BackdropLook backdrop(QSize canvas, double devicePixelRatio) const;
    // Changes the camera by a function that takes Camera &, then repaints.
    template <typename Change>
    void moveCamera(Change change)
    {
        change(m_view->camera);
        emit cameraChanged();
        emit changed();
    }
    // Sets how many pixels of the upper and lower edge something else covers; the next framing leaves them out.
    void setCovered(int top, int bottom)
    {
        m_coveredTop = top;
        m_coveredBottom = bottom;
    }
    // Sets how many pixels of the upper edge something else covers in the right corner: the cross of axes lies below.
    void setCornerTop(int top) { m_cornerTop = top; }
    [[nodiscard]] AxisGizmo axisCross() const;
    void frameFigure();
    void frameSelection(); // the figure if nothing is selected
    // Returns the present camera relative to the figure; nothing before the figure was framed.
    [[nodiscard]] std::optional<SavedView> presentView();
    // Sets the camera. If the camera follows the figure, its position relative to the figure becomes that of the saved
    // view.
    void goTo(const SavedView &view);

signals:
    void sessionChanged();
    void changed(); // it has to be drawn again
    void cameraChanged();
    void hoveredChanged();

private:
    struct View
    {
        Camera camera;
        Sphere surroundings; // those that the camera knows
        bool isPlaced = false; // false until it was framed in a canvas of known size
        bool keepsAngles = false; // the next framing keeps the present direction
        bool wantsSavedCamera = false; // the next framing uses the camera of the project
        double bodySize = 0.0; // the body size at the last framing
        bool awaitsBody = false; // a character was chosen, and its body was not drawn yet
    };

    void listen();
    void takeSession();
    void forget(const Session *session);
    void takeScale();
    void takeBody();
    [[nodiscard]] bool isInSight(const std::vector<glm::dvec3> &points, double top, double bottom) const;
    void followFigure();
    void placeCamera();
    [[nodiscard]] Sphere sphereInView() const;
    void lookFromHome();
    void restoreCamera();
    void rememberCamera();

    ShownScene &m_shown;
    ViewPlace m_place = ViewPlace::User;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session in front
    std::unordered_map<const Session *, std::unique_ptr<View>> m_views;
    View m_noView;
    View *m_view = &m_noView;
    std::optional<glm::dvec3> m_followed; // the figure's position when the camera last followed it
    bool m_wasInSight = false; // the figure, before it jumped
    glm::dvec2 m_canvas{0.0};
    int m_coveredTop = 0;
    int m_coveredBottom = 0;
    int m_cornerTop = 0;
    bool m_isPointedAt = false;
};

} // namespace limber
