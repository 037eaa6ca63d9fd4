#pragma once

#include "cleanup/seams/seamdistances.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QToolButton;

namespace limber {

class Session;

// Offers the cycles that were found in a clip, the best first: each is a button with its first and last pose, and its
// frames.
class CycleButtons : public QWidget
{
    Q_OBJECT

public:
    explicit CycleButtons(QWidget *parent = nullptr);

    // Keeps their place free, so that what is below does not move when they are found.
    void expectOffers();
    // Shows these cycles of the session's document; without any it hides.
    void setOffers(const std::vector<SeamOffer> &offers, const Session *session);
    // Marks the button of this cycle, if there is one.
    void setChosen(const std::optional<FrameInterval> &seam);

signals:
    void chosen(const FrameInterval &seam);

private:
    QHBoxLayout *m_row;
    std::vector<QToolButton *> m_buttons;
    std::vector<SeamOffer> m_offers;
};

} // namespace limber
