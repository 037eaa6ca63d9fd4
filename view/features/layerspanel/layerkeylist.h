#pragma once

#include "layers/layer.h"

#include <QTableWidget>

#include <functional>

namespace limber {

// The keys of a layer: their frames, the joint that each rotates most, and the times over which they rise and fade.
class LayerKeyList : public QTableWidget
{
    Q_OBJECT

public:
    // Returns the name of a joint as text.
    using NameOf = std::function<QString(int joint)>;

    explicit LayerKeyList(QWidget *parent = nullptr);

    void showKeys(const std::vector<LayerKey> &keys, double frameTimeSeconds, const NameOf &nameOf);
    // Marks the keys of this frame.
    void showFrame(int frame);

    [[nodiscard]] QSize sizeHint() const override { return {200, 84}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 56}; }

signals:
    void frameWanted(int frame);
    // Emitted when the key of this index has to rise and fade over these times.
    void timesWanted(int key, double secondsBefore, double secondsAfter);
    void deleteWanted(const std::vector<int> &keys);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void takeTimes(int row);
    QTableWidgetItem *addCell(int row, int column, const QString &text, bool isEditable);

    bool m_isFilling = false;
};

} // namespace limber
