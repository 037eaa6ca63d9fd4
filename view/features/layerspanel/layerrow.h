#pragma once

#include "layers/layer.h"
#include "layerspanel/layerframe.h"
#include "theme/colours.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace limber {

class ElidedLabel;
class IconLabel;
class LayerStrip;
class NumberField;

// One layer in the list: its name, its kind, its weight in the current frame, whether it is muted or solo, and its keys
// along the frames.
class LayerRow : public LayerFrame
{
    Q_OBJECT

public:
    explicit LayerRow(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    void showLayer(const Layer &layer, int frameCount, int frame, bool isActive, bool isEffective);
    void showFrame(int frame);
    // Lets the user type another name, until Enter, Esc or the loss of focus.
    void startRename();
    void endRename(bool keeps);

signals:
    void renamed(const QString &name);
    void weightGestureStarted();
    void weightWanted(double weight, bool gesture);
    // With `all`, the change is for all layers.
    void muteWanted(bool on, bool all);
    void soloWanted(bool on, bool all);
    void frameWanted(int frame);

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *addToggle(const QString &letter, const QString &name, const QString &toolTip);
    void showWeight();

    Layer m_layer;
    int m_frame = 0;
    IconLabel *m_icon = nullptr;
    ElidedLabel *m_name = nullptr;
    QLineEdit *m_nameEdit = nullptr;
    QLabel *m_kind = nullptr;
    NumberField *m_weight = nullptr;
    QToolButton *m_mute = nullptr;
    QToolButton *m_solo = nullptr;
    LayerStrip *m_strip = nullptr;
};

} // namespace limber
