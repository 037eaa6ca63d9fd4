#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QWidget>

#include <vector>

class QFrame;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace limber {

class ElidedLabel;
class LayerDetails;
class LayerFrame;
class LayerRow;

// The layers over the clip, the topmost first and the base last, and the settings of the active one, into which changes
// by hand go.
class LayersPanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    // The actions are those of the Layers menu.
    explicit LayersPanel(const ActionList &actions, QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    // Lets the user type another name for the active layer.
    void startRename();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    QWidget *makeHead(const ActionList &actions);
    QWidget *makeBase();
    QWidget *makeEmpty(const ActionList &actions);
    LayerRow *addRow();
    void connectRow(LayerRow *row);
    void refresh();
    void refreshRows();
    void showFrame();
    void showNote();
    void choose(int layer);
    void goTo(int frame);
    [[nodiscard]] int indexOf(const LayerRow *row) const;
    [[nodiscard]] std::size_t gapAt(int y) const;
    void showDrop(int y);
    void drop(const LayerRow *row, int y);

    Colours m_colours;
    int m_gesture = 0;
    QLabel *m_count = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_empty = nullptr;
    QVBoxLayout *m_list = nullptr;
    std::vector<LayerRow *> m_rows; // from the top layer to the lowest
    QFrame *m_dropMark = nullptr; // where a dragged row would be dropped
    LayerFrame *m_base = nullptr;
    ElidedLabel *m_baseName = nullptr;
    LayerDetails *m_details = nullptr;
    QLabel *m_note = nullptr;
};

} // namespace limber
