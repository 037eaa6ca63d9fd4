#pragma once

#include "timeline/rows/timelinerow.h"

#include <QList>

class QAction;
class QToolButton;

namespace limber {

// How the floor below the feet moves, above the rows of their contacts. Its button opens the choices.
class FloorRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit FloorRow(QWidget &ruler, QWidget *parent = nullptr);

    void setActions(const QList<QAction *> &actions);
    // It belongs to the contacts: it is shown while they are.
    void setContactsShown(bool areShown);

    [[nodiscard]] QString valueText() const override;
    [[nodiscard]] bool isWanted() const override { return m_isWanted; }

protected:
    void paintTrack(QPainter & /*painter*/) const override {}
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showFloor();
    void place();

    QToolButton *m_button = nullptr;
    bool m_areContactsShown = false;
    bool m_isWanted = false;
};

// Returns how the floor below the feet of a session moves, in a sentence without its end: "Still", "Moves: 1.12 m/s
// backwards". Lengths are metres as the size of the figure suggests.
[[nodiscard]] QString floorInWords(const Session &session);

} // namespace limber
