#pragma once

#include "document/document.h"
#include "document/playhead.h"
#include "document/playheadmemory.h"
#include "project/project.h"
#include "session/watching/clipfaults.h"
#include "session/clippreview.h"
#include "session/watching/cliptouch.h"
#include "session/watching/clipweight.h"
#include "session/comparing/clipsbeside.h"
#include "session/comparing/secondclip.h"
#include "session/documentcharacter.h"
#include "session/watching/documentflights.h"
#include "session/dragguard.h"
#include "session/figureoddities.h"
#include "session/footcontacts.h"
#include "session/jointstates.h"
#include "session/layers/changetarget.h"
#include "session/layers/layeredclip.h"
#include "session/pins.h"
#include "session/selectionsets.h"
#include "session/shownframes.h"

#include <QItemSelectionModel>
#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace limber {

class JointTreeModel;
class MotionTableModel;

// One open document with everything that its views share: the item models, the selection and the playhead. The panels
// get the session of the tab in front.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr);
    ~Session() override;

    [[nodiscard]] Document &document() { return m_document; }
    [[nodiscard]] const Document &document() const { return m_document; }
    [[nodiscard]] Playhead &playhead() { return m_playhead; }
    [[nodiscard]] const Playhead &playhead() const { return m_playhead; }
    // The clip with its layers over it, as it is shown.
    [[nodiscard]] const LayeredClip &layered() const { return m_layered; }
    // Whether changes by hand go into the base or into a layer.
    [[nodiscard]] ChangeTarget &target() { return m_target; }
    [[nodiscard]] const ChangeTarget &target() const { return m_target; }
    // The clip that is shown in place of the document's while an operation is tried.
    [[nodiscard]] ClipPreview &preview() { return m_preview; }
    [[nodiscard]] const ClipPreview &preview() const { return m_preview; }
    // The frames that are shown and played: the document's, or those of a preview that is shorter or longer.
    [[nodiscard]] ShownFrames &shownFrames() { return m_shownFrames; }
    [[nodiscard]] const ShownFrames &shownFrames() const { return m_shownFrames; }
    // The character on which the motion is shown.
    [[nodiscard]] DocumentCharacter &character() { return m_character; }
    [[nodiscard]] const DocumentCharacter &character() const { return m_character; }
    // The clips beside the document.
    [[nodiscard]] ClipsBeside &clipsBeside() { return m_clipsBeside; }
    [[nodiscard]] const ClipsBeside &clipsBeside() const { return m_clipsBeside; }
    // The chosen clip beside the document, which is compared with it.
    [[nodiscard]] SecondClip &secondClip() { return m_secondClip; }
    [[nodiscard]] const SecondClip &secondClip() const { return m_secondClip; }
    // What is odd about the document's figure, beside what was found when the file was read.
    [[nodiscard]] const FigureOddities &oddities() const { return m_oddities; }
    // What is wrong with the document's movement.
    [[nodiscard]] ClipFaults &clipFaults() { return m_clipFaults; }
    [[nodiscard]] const ClipFaults &clipFaults() const { return m_clipFaults; }
    // What the hands and forearms of the document's figures touch.
    [[nodiscard]] ClipTouch &clipTouch() { return m_clipTouch; }
    [[nodiscard]] const ClipTouch &clipTouch() const { return m_clipTouch; }
    // What the weight of the document's figure does.
    [[nodiscard]] ClipWeight &clipWeight() { return m_clipWeight; }
    [[nodiscard]] const ClipWeight &clipWeight() const { return m_clipWeight; }
    // When the document's figures are in the air.
    [[nodiscard]] DocumentFlights &flights() { return m_flights; }
    [[nodiscard]] const DocumentFlights &flights() const { return m_flights; }
    // When the feet of the document's figure stand.
    [[nodiscard]] FootContacts &footContacts() { return m_footContacts; }
    [[nodiscard]] const FootContacts &footContacts() const { return m_footContacts; }
    // The nodes that stay where they are while the pose is shaped by hand.
    [[nodiscard]] Pins &pins() { return m_pins; }
    [[nodiscard]] const Pins &pins() const { return m_pins; }
    // The session that this one was made of, such as the source of a retarget; null if there is none or it is closed.
    [[nodiscard]] Session *source() const { return m_source; }
    void setSource(Session *source) { m_source = source; }
    // Whether the user drags something of the session.
    [[nodiscard]] DragGuard &dragGuard() { return m_dragGuard; }
    [[nodiscard]] const DragGuard &dragGuard() const { return m_dragGuard; }
    // The camera of a view, as the document's project keeps it; no value if the view had no camera yet.
    [[nodiscard]] const std::optional<ProjectCamera> &camera(ViewPlace place) const
    {
        return m_cameras.at(static_cast<std::size_t>(place));
    }
    [[nodiscard]] const ViewCameras &cameras() const { return m_cameras; }
    void noteCamera(ViewPlace place, const ProjectCamera &camera);
    // Sets the camera of a view and asks the view to use it.
    void wantCamera(ViewPlace place, const ProjectCamera &camera);
    // Cameras that the user keeps for later. They belong to the way the user works, so changing them makes no undo
    // steps.
    [[nodiscard]] const SavedViews &savedViews() const { return m_savedViews; }
    void keepView(int slot, const SavedView &view) { m_savedViews.at(static_cast<std::size_t>(slot)) = view; }
    // How the figure is drawn; no value until a view or a project has set it. It belongs to the way the user works, so
    // it is no undo step.
    [[nodiscard]] const std::optional<FigureStyle> &figureStyle() const { return m_figureStyle; }
    void setFigureStyle(FigureStyle style);
    [[nodiscard]] const SurfaceLook &surfaceLook() const { return m_surfaceLook; }
    void setSurfaceLook(const SurfaceLook &look);
    // Which joints are hidden or locked.
    [[nodiscard]] JointStates &jointStates() { return m_jointStates; }
    [[nodiscard]] const JointStates &jointStates() const { return m_jointStates; }
    // The sets of joints that the user selects together.
    [[nodiscard]] SelectionSets &selectionSets() { return m_selectionSets; }
    [[nodiscard]] const SelectionSets &selectionSets() const { return m_selectionSets; }
    [[nodiscard]] JointTreeModel &jointTree() { return *m_jointTree; }
    [[nodiscard]] MotionTableModel &motionTable() { return *m_motionTable; }

    // The only selection of joints and end sites; its items are rows of the joint tree.
    [[nodiscard]] QItemSelectionModel &selection() { return *m_selection; }
    [[nodiscard]] std::vector<NodeId> selectedNodes() const; // in file order
    [[nodiscard]] std::vector<NodeId> selectedBranches() const; // with all nodes below, in file order
    [[nodiscard]] bool isSelected(NodeId node) const;
    [[nodiscard]] NodeId currentNode() const; // the node that was clicked last; invalid for none
    // Selects whole rows; `how` has the meaning it has in QItemSelectionModel.
    void select(const std::vector<NodeId> &nodes, QItemSelectionModel::SelectionFlags how);
    void selectOnly(NodeId node);
    void clearSelection();

signals:
    void selectionChanged();
    void cameraWanted(ViewPlace place);
    void figureStyleChanged(); // or the look of its surface

private:
    [[nodiscard]] QString remarkOn(NodeId node) const;

    Document m_document;
    Playhead m_playhead;
    PlayheadMemory m_playheadMemory;
    LayeredClip m_layered;
    ChangeTarget m_target;
    ClipPreview m_preview;
    ShownFrames m_shownFrames;
    DocumentCharacter m_character;
    ClipsBeside m_clipsBeside;
    SecondClip m_secondClip;
    FigureOddities m_oddities;
    ClipFaults m_clipFaults;
    DocumentFlights m_flights;
    FootContacts m_footContacts;
    ClipWeight m_clipWeight;
    ClipTouch m_clipTouch;
    Pins m_pins;
    QPointer<Session> m_source;
    DragGuard m_dragGuard;
    ViewCameras m_cameras;
    SavedViews m_savedViews;
    std::optional<FigureStyle> m_figureStyle;
    SurfaceLook m_surfaceLook;
    JointStates m_jointStates;
    SelectionSets m_selectionSets;
    // The table is created before the tree: when the tree is reset, the selection notifies its listeners, who look at
    // the table.
    MotionTableModel *m_motionTable = nullptr;
    JointTreeModel *m_jointTree = nullptr;
    QItemSelectionModel *m_selection = nullptr;
};

} // namespace limber
