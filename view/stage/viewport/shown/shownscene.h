#pragma once

#include "figure/bonegeometry.h"
#include "figure/characterbody.h"
#include "figure/figurepalette.h"
#include "figure/scenescale.h"
#include "figure/shadowmask.h"
#include "mannequin/mannequin.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "viewport/seeing/secondfigure.h"
#include "viewport/seeing/touchinpose.h"
#include "viewport/seeing/trails.h"
#include "viewport/seeing/weightinpose.h"
#include "viewport/shown/shownghosts.h"

#include <QObject>

#include <memory>
#include <optional>

namespace limber {

// What all views of a session show, computed once for each frame no matter how many views there are: the figure with
// its colours, its trails and its ghosts at other times. The cameras are in ViewportScene.
class ShownScene : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit ShownScene(QObject *parent = nullptr);
    ~ShownScene() override;

    void setColours(const Colours &colours);
    [[nodiscard]] const Colours &colours() const { return m_palette.colours(); }
    void setOptions(const ViewOptions &options);
    [[nodiscard]] const ViewOptions &options() const { return m_options; }
    // How the figure of the document is drawn; documents that are opened later begin with it, too.
    void setFigureStyle(FigureStyle style);
    [[nodiscard]] FigureStyle figureStyle() const;
    // Shows the motion as it was before, instead of the result of a preview or of the changes since the document was
    // opened.
    void setShowsBefore(bool isBefore);
    [[nodiscard]] bool showsBefore() const { return m_showsBefore; }
    // The keys that bring hidden joints back, for the caption about them; empty if there are none.
    void setShowAllKeys(const QString &keys);
    [[nodiscard]] const QString &showAllKeys() const { return m_showAllKeys; }
    void setHovered(NodeId node);
    [[nodiscard]] NodeId hovered() const { return m_hovered; }

    // Updates everything below for the session; cheap if nothing changed.
    void refresh();
    [[nodiscard]] const Figure &figure() const { return m_figure; }
    // Returns the body of the document's character; null if none is shown.
    [[nodiscard]] std::shared_ptr<const CharacterBody> character();
    // Returns where the sides and fronts of the selected joints are.
    [[nodiscard]] const std::vector<SideAxes> &sideAxes() const { return m_sideAxes; }
    // The ghosts of the figure, see ShownGhosts, and the trails of the selected joints, as far as the user wants to see
    // them.
    [[nodiscard]] const Figure &original() const { return m_ghosts.original(); }
    [[nodiscard]] const std::vector<OnionSkin> &onionSkins() const { return m_ghosts.onionSkins(); }
    [[nodiscard]] const std::vector<Trail> &trails() const { return m_trails; }
    // Returns the weight of the figure in the frame; nothing if it is not wanted or not yet known, or if the figure
    // is not that of the document.
    [[nodiscard]] const std::optional<WeightInPose> &weight() const { return m_weight; }
    // Returns the parts of the body that hands and forearms touch, in the shown pose; none if they are not wanted or
    // not yet known, or if the figure is not that of the document.
    [[nodiscard]] const std::vector<TouchShape> &touch() const { return m_touch; }
    // Returns the figures of the clips beside the document; without bones if there are none.
    [[nodiscard]] const SecondFigure &second() const { return m_second; }
    // Returns whether a bone of the original is elsewhere than that of the figure.
    [[nodiscard]] bool differsFromOriginal(const BoneShape &bone) const;
    [[nodiscard]] const FigurePalette &palette() const { return m_palette; }
    [[nodiscard]] const SceneScale &scale() const { return m_scale; }
    [[nodiscard]] const ShadowMask &shadow() const { return m_shadow; }
    [[nodiscard]] Axis upAxis() const;
    // Returns where the node is in the motion's own pose; null if it is hidden.
    [[nodiscard]] const NodeMark *markOf(NodeId node) const;
    // Returns where the node is seen: in the skin of a character, if a joint of it follows the node.
    [[nodiscard]] const NodeMark *seenMarkOf(NodeId node) const;
    // Returns whether the shown figure has the joints of the document; a preview may have other joints, which cannot be
    // selected.
    [[nodiscard]] bool showsNodesOfDocument() const;
    // Returns the position of the figure's travelling joint, even if it is hidden, in view space; that of the first
    // root if no joint can travel.
    [[nodiscard]] const std::optional<glm::dvec3> &carrier() const { return m_figure.carrier; }
    // Returns the sphere around these nodes, or around the whole figure if there are none, in view space.
    [[nodiscard]] Sphere sphereOf(const std::vector<NodeId> &nodes) const;

signals:
    void sessionChanged();
    void changed(); // it has to be drawn again
    void hoveredChanged();
    // Emitted when the figure has to be framed again, from the home direction or from the user's.
    void framingWanted(bool fromHome);
    void reshaped(); // the figure has another pose now
    // Emitted when the figure is elsewhere without having moved there: a camera that follows it stays.
    void jumped();
    void figureStyleChanged();
    // Emitted when an edit moved the figure by `by`, in view space: a camera stays, so that the edit is visible.
    void displaced(const glm::dvec3 &by);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void listenTo(const Document &document, QObject &context);
    [[nodiscard]] const Clip &shownClip() const; // the preview's clip while there is a preview
    [[nodiscard]] const PositionRules &shownRules() const;
    [[nodiscard]] Axis shownUpAxis() const;
    void refreshSkeleton();
    void evaluateShownPose();
    [[nodiscard]] std::optional<Pose> poseBefore(int frame) const;
    void invalidatePose();
    void invalidateScale(bool frameAgain);
    [[nodiscard]] bool isInSight(const Document &document) const;
    void invalidateSkeleton();
    void refreshFigure();
    void refreshSideAxes();
    void refreshWeight();
    void refreshTouch();
    void watchClip();
    [[nodiscard]] int shownFrame() const; // of the shown clip
    [[nodiscard]] const Mannequin &body();
    [[nodiscard]] bool placeCharacter();
    void noteDisplacement();
    void growSurroundings();

    BoneGeometry m_geometry;
    std::optional<Mannequin> m_body; // made when it is first needed
    std::shared_ptr<const CharacterFile> m_surfaceOf; // the character that m_surface is of
    std::shared_ptr<const CharacterBody::Surface> m_surface;
    std::shared_ptr<const CharacterPoser> m_poserOfBody; // the one that m_characterBody uses
    std::shared_ptr<const CharacterBody> m_characterBody;
    FigurePalette m_palette;
    SceneScale m_scale;
    Pose m_pose;
    Figure m_figure;
    ShadowMask m_shadow;
    ShownGhosts m_ghosts;
    std::vector<SideAxes> m_sideAxes;
    std::vector<Trail> m_trails;
    std::optional<WeightInPose> m_weight;
    std::shared_ptr<const void> m_weightWatch; // while it is shown
    std::vector<TouchShape> m_touch;
    std::shared_ptr<const void> m_touchWatch; // while it is shown
    SecondFigure m_second;
    ViewOptions m_options;
    NodeId m_hovered;
    int m_carrier = 0; // the joint that a camera follows
    bool m_isGeometryOfDocument = false; // otherwise it belongs to a preview
    bool m_skeletonChanged = true;
    bool m_scaleChanged = true;
    bool m_poseChanged = true;
    bool m_selectionChanged = true;
    bool m_showsBefore = false;
    QString m_showAllKeys;
};

} // namespace limber
