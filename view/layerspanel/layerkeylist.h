#pragma once

#include "layers/layer.h"

#include <QTableWidget>

#include <functional>

namespace limber {

// The keys of a layer: their frames, what they rotate most, and how long their part rises and fades.
class LayerKeyList : public QTableWidget
{
    Q_OBJECT

public:
    // Gives the name of a joint as text.
    using NameOf = std::function<QString(int joint)>;

    explicit LayerKeyList(QWidget *parent = nullptr);

    void showKeys(const std::vector<LayerKey> &keys, double frameTimeSeconds, const NameOf &nameOf);
    // Marks the keys of this frame.
    void showFrame(int frame);

    [[nodiscard]] QSize sizeHint() const override { return {200, 84}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 56}; }

signals:
    void frameWanted(int frame);
    // The key of this index is to rise and to fade for so long.
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
