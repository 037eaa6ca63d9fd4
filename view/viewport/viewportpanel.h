#pragma once

#include "viewgrid/viewlayout.h"
#include "viewport/opengl/openglsupport.h"

#include <QImage>
#include <QList>
#include <QWidget>

#include <glm/vec3.hpp>

#include <array>

class QAction;

namespace limber {

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

// The viewport as the main window knows it: one or more views of the session in front, one of which is active, and the
// commands for looking around, which are for that one.
class ViewportPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ViewportPanel(QWidget *parent = nullptr);
    ~ViewportPanel() override;

    void setSession(Session *session); // null for none
    // The tools with which poses are shaped here; once. They must outlive it.
    void setTools(ToolSettings &settings);
    void setColours(const Colours &colours);

    // Null before setTools().
    [[nodiscard]] PoseTool *tool() const { return m_tool; }
    // In the order of a menu; their object names start with "view.".
    [[nodiscard]] QList<QAction *> viewActions() const;
    // What its strip of buttons shows and hides, once; actions of this view and of others, which must outlive it.
    void showStrip(const QList<QAction *> &actions);
    [[nodiscard]] const ViewOptions &options() const;
    void setOptions(const ViewOptions &options);
    // Commands of others for its context menu, with a line after them.
    void addContextActions(const QList<QAction *> &actions) { m_contextActions << actions; }

    [[nodiscard]] ViewGrid &grid() { return *m_grid; }
    // The view in a place; null where it was not shown yet.
    [[nodiscard]] ViewPane *pane(ViewPlace place) const { return m_panes.at(static_cast<std::size_t>(place)); }
    // What all views show.
    [[nodiscard]] ShownScene &shown() { return *m_shown; }

    // Of the active view, which changes with what the user does:
    [[nodiscard]] ViewportScene &scene() const;
    [[nodiscard]] bool usesOpenGL() const;
    // What is shown, texts included.
    [[nodiscard]] QImage grabImage();
    // How it is shown, for pictures of it; there must be a session.
    [[nodiscard]] PictureView pictureView() const;
    // Where a point of the document's own coordinates appears, in this widget; a null point if it does not.
    [[nodiscard]] QPointF project(glm::dvec3 world) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activeViewChanged();
    void cameraChanged(); // of the active view

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] ViewPane &activePane() const;
    void createPane(ViewPlace place);
    void takeArrangement();
    void orderByTab();
    void takeActive();
    [[nodiscard]] ViewTexts textsOf(ViewPlace place) const;
    void placeStrip();
    void showContextMenu(const QPoint &globalPosition);

    OpenGLSupport m_openGL;
    ShownScene *m_shown = nullptr;
    ViewGrid *m_grid = nullptr;
    std::array<ViewPane *, viewPlaceCount> m_panes{};
    ViewPlace m_active = ViewPlace::User;
    ViewportActions *m_actions = nullptr;
    ViewGridActions *m_gridActions = nullptr;
    PoseTool *m_tool = nullptr;
    SeeingStrip *m_strip = nullptr;
    QList<QList<QAction *>> m_contextActions; // in groups
};

} // namespace limber
