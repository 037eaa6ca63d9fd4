#pragma once

#include "session/posing/holdlayer.h"
#include "session/sessionfollower.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace limber {

// Finds out, after each edit, which holds of the document no longer hold: what is beneath their layers has changed
// since they were made. A worker makes them again and compares.
class StaleHolds : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit StaleHolds(QObject *parent = nullptr);

    // Returns whether the hold of a layer, by its id, would be another one if it were made now.
    [[nodiscard]] bool contains(int layerId) const;
    [[nodiscard]] bool isChecking() const { return m_timer.isActive() || m_work.isRunning(); }

signals:
    void changed();

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    void checkLater();
    void check();
    void set(std::vector<int> layerIds);

    QTimer m_timer;
    BackgroundWork m_work;
    std::vector<int> m_layerIds;
};

} // namespace limber
