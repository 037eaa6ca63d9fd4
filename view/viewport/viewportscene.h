#pragma once

#include "figure/backdroplook.h"
#include "figure/bonegeometry.h"
#include "figure/camera.h"
#include "figure/figurepalette.h"
#include "figure/scenescale.h"
#include "figure/shadowmask.h"
#include "session/session.h"
#include "viewport/seeing/onionskins.h"
#include "viewport/seeing/secondfigure.h"
#include "viewport/seeing/trails.h"
#include "viewport/viewoptions.h"

#include <QObject>

#include <memory>
#include <optional>
#include <unordered_map>

namespace limber {

// What a viewport shows, kept up to date with the session and independent of how it is drawn: the figure of the current
// frame, its colours, and a camera for each session.
class ViewportScene : public QObject
{
    Q_OBJECT

public:
    explicit ViewportScene(QObject *parent = nullptr);
    ~ViewportScene() override;

    void setSession(Session *session); // null for none
    [[nodiscard]] Session *session() const { return m_session; }
    void setColours(const Colours &colours);
    [[nodiscard]] const Colours &colours() const { return m_palette.colours(); }
    void setOptions(const ViewOptions &options);
    // In place of what a preview would make of the document, or of what was changed since it was opened, the motion as
    // it was before.
    void setShowsBefore(bool isBefore);
    [[nodiscard]] bool showsBefore() const { return m_showsBefore; }
    // What brings hidden joints back, as the caption about them says it; empty for no key.
    void setShowAllKeys(const QString &keys);
    [[nodiscard]] const QString &showAllKeys() const { return m_showAllKeys; }
    [[nodiscard]] const ViewOptions &options() const { return m_options; }
    void setHovered(NodeId node);
    [[nodiscard]] NodeId hovered() const { return m_hovered; }
    void setCanvasSize(double width, double height);

    // Brings everything below up to date with the session; cheap when nothing changed. Painters call it first.
    void refresh();
    [[nodiscard]] const Figure &figure() const { return m_figure; }
    // The frame before a preview, or as it was opened if that is wanted, where it looks different; else without bones.
    [[nodiscard]] const Figure &original() const { return m_original; }
    // The paths of the selected joints and the figure at other times, where they are wanted.
    [[nodiscard]] const std::vector<Trail> &trails() const { return m_trails; }
    [[nodiscard]] const std::vector<OnionSkin> &onionSkins() const { return m_skins; }
    // The figure of a second clip beside it; without bones where there is none.
    [[nodiscard]] const SecondFigure &second() const { return m_second; }
    // Whether a bone of the original stands elsewhere than that of the figure.
    [[nodiscard]] bool differsFromOriginal(const BoneShape &bone) const;
    [[nodiscard]] const FigurePalette &palette() const { return m_palette; }
    [[nodiscard]] const SceneScale &scale() const { return m_scale; }
    [[nodiscard]] const ShadowMask &shadow() const { return m_shadow; }
    [[nodiscard]] Axis upAxis() const;
    [[nodiscard]] const NodeMark *markOf(NodeId node) const;
    // Whether what is shown has the joints of the document; a preview may have others, which cannot be selected.
    [[nodiscard]] bool showsNodesOfDocument() const;

    [[nodiscard]] const Camera &camera() const { return m_view->camera; }
    // What decides how the surroundings look on a canvas of that many device pixels.
    [[nodiscard]] BackdropLook backdrop(QSize canvas, double devicePixelRatio) const;
    // Changes the camera by a function that takes Camera &, then repaints.
    template <typename Change>
    void moveCamera(Change change)
    {
        change(m_view->camera);
        emit cameraChanged();
        emit changed();
    }
    void frameFigure();
    void frameSelection(); // the figure if nothing is selected
    // How the figure is looked at now; nothing before it was framed.
    [[nodiscard]] std::optional<SavedView> presentView();
    // Where the camera follows the figure, it stands to it as it did then.
    void goTo(const SavedView &view);

signals:
    void sessionChanged();
    void changed(); // it looks different now
    void cameraChanged();
    void hoveredChanged();

private:
    struct View
    {
        Camera camera;
        bool isPlaced = false; // false until it was framed in a canvas of known size
        bool keepsAngles = false; // frame again, but from the user's direction
        bool wantsSavedCamera = false; // frame it as its project says
        double bodySize = 0.0; // for which it was placed
    };

    void listenTo(Session &session);
    void forget(Session *session);
    [[nodiscard]] const Clip &shownClip() const; // the preview's, while there is one
    [[nodiscard]] const PositionRules &shownRules() const;
    [[nodiscard]] Axis shownUpAxis() const;
    void evaluateShownPose();
    [[nodiscard]] std::optional<Pose> originalPose(int frame) const;
    [[nodiscard]] std::optional<Pose> poseBefore(int frame) const;
    void invalidatePose();
    void invalidateScale(bool frameAgain);
    void invalidateSkeleton();
    void refreshFigure();
    void shapeSkins(int frame);
    void followTrails();
    void shapeGhost(int frame);
    void shapeOriginal(int frame);
    void shapeBefore(int frame);
    [[nodiscard]] bool differs(const Pose &ghost) const;
    void followFigure();
    void noteFollowed(); // the figure's position as it is now
    void placeCamera();
    void restoreCamera();
    void rememberCamera();
    void measureFigure();
    void growSurroundings();
    [[nodiscard]] Sphere sphereOf(const std::vector<NodeId> &nodes) const;

    Session *m_session = nullptr;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session in front
    std::unordered_map<const Session *, std::unique_ptr<View>> m_views;
    View m_noView;
    View *m_view = &m_noView;

    BoneGeometry m_geometry;
    FigurePalette m_palette;
    SceneScale m_scale;
    Pose m_pose;
    Figure m_figure;
    Figure m_original;
    ShadowMask m_shadow;
    std::vector<Trail> m_trails;
    std::vector<OnionSkin> m_skins;
    SecondFigure m_second;
    ViewOptions m_options;
    NodeId m_hovered;
    std::optional<glm::dvec3> m_followed; // where the figure stood when it was last drawn
    std::optional<glm::dvec3> m_carrier; // where the first root of the figure stands, shown or not
    glm::dvec2 m_canvas{0.0};
    bool m_isGeometryOfDocument = false; // else of what a preview makes of it
    bool m_skeletonChanged = true;
    bool m_scaleChanged = true;
    bool m_poseChanged = true;
    bool m_showsBefore = false;
    QString m_showAllKeys;
    bool m_selectionChanged = true;
};

} // namespace limber
