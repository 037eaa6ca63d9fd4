#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QList>
#include <QWidget>

#include <functional>

class QAction;
class QHBoxLayout;

namespace limber {

class StateChip;

// What the view is in, always at the same place over it: the layer that changes go into, how position channels are
// understood, and which axis is up. A click on a chip changes it.
class StateChips : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit StateChips(QWidget *parent = nullptr);

    // Adds a chip of another feature, after the one for the layer.
    void add(QWidget &chip);
    // Adds one that comes and goes, after all others, which stay where they are.
    void addLast(QWidget &chip);

    // Offers a command beside the layers that there are.
    void addLayerAction(QAction &action) { m_layerActions << &action; }

signals:
    // Emitted when the user wants to see the layers.
    void layersWanted();

protected:
    bool event(QEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    // Adds a chip whose menu has these entries; of them, one is chosen.
    [[nodiscard]] StateChip *addChoice(const QString &name, const QStringList &entries, std::function<int()> current,
                                       std::function<void(int)> choose);
    [[nodiscard]] StateChip *addChip(const QString &name);
    void fillLayers();
    void refresh();
    void showLayerName(const QString &name);

    QHBoxLayout *m_row = nullptr;
    QList<QAction *> m_layerActions;
    StateChip *m_layer = nullptr;
    StateChip *m_rule = nullptr;
    StateChip *m_upAxis = nullptr;
};

} // namespace limber
