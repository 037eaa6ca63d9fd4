#pragma once

#include "viewgrid/viewlayout.h"
#include "viewport/opengl/openglsupport.h"

#include <QImage>
#include <QList>
#include <QWidget>

#include <glm/vec3.hpp>

#include <array>

class QAction;
class QMenu;

namespace limber {

class FoldingRow;
class PoseTool;
class SeeingStrip;
class Session;
class ShownScene;
class ToolSettings;
class ViewGrid;
class ViewGridActions;
class ViewPane;
class ViewportActions;
class ViewportScene;
struct Colours;
struct PictureView;
struct ViewOptions;
struct ViewTexts;

// The viewport for the main window: one or more views of the session in front, one of which is active. The commands for
// looking around work on the active view.
class ViewportPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ViewportPanel(QWidget *parent = nullptr);
    ~ViewportPanel() override;

    void setSession(Session *session); // null for none
    // Sets the tools that shape poses here. Call it once; they must outlive the panel.
    void setTools(ToolSettings &settings);
    void setColours(const Colours &colours);

    // Null before setTools().
    [[nodiscard]] PoseTool *tool() const { return m_tool; }
    // Returns the actions in the order of a menu; their object names start with "view.".
    [[nodiscard]] QList<QAction *> viewActions() const;
    // Sets the buttons of the strip. Call it once; the actions of this view and of others must outlive the panel.
    void showStrip(const QList<QAction *> &actions);
    // Sets the rows over the upper edge of the views: the settings of the tool, and states. Call each once.
    void setToolStrip(FoldingRow &strip);
    void setStateRow(QWidget &row);
    [[nodiscard]] const ViewOptions &options() const;
    void setOptions(const ViewOptions &options);
    // Adds commands of others to its context menu, with a separator after them.
    void addContextActions(const QList<QAction *> &actions) { m_contextActions << actions; }
    // Adds commands about the view to the submenu that has those of this panel.
    void addContextViewActions(const QList<QAction *> &actions) { m_contextViewActions << actions; }

    // Sets the menu that a right click on a pin shows. It must outlive the panel.
    void setPinMenu(QMenu &menu) { m_pinMenu = &menu; }

    [[nodiscard]] ViewGrid &grid() { return *m_grid; }
    // Returns the view in a place; null if it was never shown.
    [[nodiscard]] ViewPane *pane(ViewPlace place) const { return m_panes.at(static_cast<std::size_t>(place)); }
    // Returns the scene that all views show.
    [[nodiscard]] ShownScene &shown() { return *m_shown; }

    // The following functions are about the active view, which changes with what the user does.
    [[nodiscard]] ViewportScene &scene() const;
    [[nodiscard]] bool usesOpenGL() const;
    // Returns a picture of what is shown, texts included.
    [[nodiscard]] QImage grabImage();
    // Returns the camera and look for pictures of the view; there must be a session.
    [[nodiscard]] PictureView pictureView() const;
    // Returns where a point in the document's own coordinates appears in this widget; a null point if it does not.
    [[nodiscard]] QPointF project(glm::dvec3 world) const;

    // Returns how much of the lower right corner the legends of trails and of the weight take at present.
    [[nodiscard]] QSize cornerOfLegend() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activeViewChanged();
    void cameraChanged(); // of the active view
    void cornerOfLegendChanged(const QSize &corner);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] ViewPane &activePane() const;
    void createPane(ViewPlace place);
    void takeArrangement();
    void orderByTab();
    void takeActive();
    [[nodiscard]] ViewTexts textsOf(ViewPlace place) const;
    void placeStrip();
    void placeTopRows();
    [[nodiscard]] int heightOfTopRows() const;
    [[nodiscard]] int heightOfRowsOver(const QRect &cell) const;
    [[nodiscard]] int heightOfStrip() const;
    void showContextMenu(const QPoint &globalPosition);
    void noteLegend();

    OpenGLSupport m_openGL;
    ShownScene *m_shown = nullptr;
    ViewGrid *m_grid = nullptr;
    std::array<ViewPane *, viewPlaceCount> m_panes{};
    ViewPlace m_active = ViewPlace::User;
    ViewportActions *m_actions = nullptr;
    ViewGridActions *m_gridActions = nullptr;
    PoseTool *m_tool = nullptr;
    SeeingStrip *m_strip = nullptr;
    QMenu *m_pinMenu = nullptr;
    FoldingRow *m_toolStrip = nullptr;
    QWidget *m_stateRow = nullptr;
    QSize m_legend{0, 0}; // its corner, as it was last announced
    QList<QList<QAction *>> m_contextActions; // in groups
    QList<QAction *> m_contextViewActions;
};

} // namespace limber
