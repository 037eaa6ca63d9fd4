#pragma once

#include "contacts/figurelegs.h"
#include "touch/touchpairs.h"
#include "work/watchedwork.h"

#include <QObject>

#include <memory>
#include <vector>

namespace limber {

class Document;
class LayeredClip;

// A figure with arms, and what its hands and forearms must not be inside of.
struct FigureTouch
{
    FigureLegs figure;
    std::vector<TouchPair> pairs;
};

// What the hands and forearms of a document's figures touch, with its layers: how thick the parts of these bodies may
// be depends on the whole clip. Finding that takes some time on a worker thread, so it runs only while somebody
// watches, and again a moment after edits.
class ClipTouch : public QObject
{
    Q_OBJECT

public:
    ClipTouch(const Document &document, const LayeredClip &layered, QObject *parent = nullptr);

    // The figures are examined as long as a result of this function is kept.
    [[nodiscard]] std::shared_ptr<const void> watch();

    // Returns the figures as they were when they were last examined; none before that, and after the clip got other
    // joints.
    [[nodiscard]] const std::vector<FigureTouch> &figures() const { return m_figures; }
    // Returns whether that is how the clip is now.
    [[nodiscard]] bool isDone() const { return m_isDone; }

signals:
    void changed();

private:
    void examineSoon();
    void examine();
    void take(std::vector<FigureTouch> figures);

    const Document &m_document;
    const LayeredClip &m_layered;
    WatchedWork m_work;
    std::vector<FigureTouch> m_figures;
    std::size_t m_joints = 0; // of the clip that was examined
    bool m_isDone = false;
};

} // namespace limber
