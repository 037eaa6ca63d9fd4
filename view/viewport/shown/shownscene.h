#pragma once

#include "figure/bonegeometry.h"
#include "figure/figurepalette.h"
#include "figure/scenescale.h"
#include "figure/shadowmask.h"
#include "session/session.h"
#include "viewport/seeing/onionskins.h"
#include "viewport/seeing/secondfigure.h"
#include "viewport/seeing/trails.h"
#include "viewport/shown/viewoptions.h"

#include <QObject>

#include <memory>
#include <optional>

namespace limber {

// What all views of a session show, worked out once for each frame however many views there are: the figure with its
// colours, its trails and its likes at other times. Cameras look at it (see ViewportScene).
class ShownScene : public QObject
{
    Q_OBJECT

public:
    explicit ShownScene(QObject *parent = nullptr);
    ~ShownScene() override;

    void setSession(Session *session); // null for none
    [[nodiscard]] Session *session() const { return m_session; }
    void setColours(const Colours &colours);
    [[nodiscard]] const Colours &colours() const { return m_palette.colours(); }
    void setOptions(const ViewOptions &options);
    [[nodiscard]] const ViewOptions &options() const { return m_options; }
    // In place of what a preview would make of the document, or of what was changed since it was opened, the motion as
    // it was before.
    void setShowsBefore(bool isBefore);
    [[nodiscard]] bool showsBefore() const { return m_showsBefore; }
    // What brings hidden joints back, as the caption about them says it; empty for no key.
    void setShowAllKeys(const QString &keys);
    [[nodiscard]] const QString &showAllKeys() const { return m_showAllKeys; }
    void setHovered(NodeId node);
    [[nodiscard]] NodeId hovered() const { return m_hovered; }

    // Brings everything below up to date with the session; cheap when nothing changed.
    void refresh();
    [[nodiscard]] const Figure &figure() const { return m_figure; }
    // The frame before a preview, or as it was opened if that is wanted, where it looks different; else without bones.
    [[nodiscard]] const Figure &original() const { return m_original; }
    // The paths of the selected joints and the figure at other times, where they are wanted.
    [[nodiscard]] const std::vector<Trail> &trails() const { return m_trails; }
    // The selected joints that are seen, the one that was clicked last first; at most as many as have a trail.
    [[nodiscard]] std::vector<NodeId> trailNodes() const;
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
    // Where the first root of the figure stands, shown or not, in view space.
    [[nodiscard]] const std::optional<glm::dvec3> &carrier() const { return m_carrier; }
    // The ball around these nodes, or around the whole figure where there are none, in view space.
    [[nodiscard]] Sphere sphereOf(const std::vector<NodeId> &nodes) const;

signals:
    void sessionChanged();
    void changed(); // it looks different now
    void hoveredChanged();
    // The figure is to be framed once more; from the home direction, or from the user's.
    void framingWanted(bool fromHome);
    void reshaped(); // the figure has another pose now
    // The figure stands elsewhere without having gone there: a camera that follows it stays.
    void jumped();
    // An edit moved it by that, in view space: a camera stays, for the edit should be visible.
    void displaced(const glm::dvec3 &by);

private:
    void listenTo(Session &session);
    void listenTo(const Document &document);
    [[nodiscard]] const Clip &shownClip() const; // the preview's, while there is one
    [[nodiscard]] const PositionRules &shownRules() const;
    [[nodiscard]] Axis shownUpAxis() const;
    void refreshSkeleton();
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
    void noteDisplacement();
    void growSurroundings();

    Session *m_session = nullptr;
    QMetaObject::Connection m_sessionEnds;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session in front

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
    std::optional<glm::dvec3> m_carrier;
    bool m_isGeometryOfDocument = false; // else of what a preview makes of it
    bool m_skeletonChanged = true;
    bool m_scaleChanged = true;
    bool m_poseChanged = true;
    bool m_selectionChanged = true;
    bool m_showsBefore = false;
    QString m_showAllKeys;
};

} // namespace limber
