#pragma once

#include "motion/clip.h"
#include "weight/figureweight.h"
#include "work/watchedwork.h"

#include <QObject>

#include <memory>
#include <optional>

namespace limber {

class Document;
class LayeredClip;

// What the weight of a document's figure does in each frame, with its layers: where its centre of mass is and what the
// floor carries. Weighing takes some time on a worker thread, so it runs only while somebody watches, and again a
// moment after edits.
class ClipWeight : public QObject
{
    Q_OBJECT

public:
    ClipWeight(const Document &document, const LayeredClip &layered, QObject *parent = nullptr);

    // The clip is weighed as long as a result of this function is kept.
    [[nodiscard]] std::shared_ptr<const void> watch();

    // Returns the weight of the clip as it was when it was last weighed, for a figure that is 1.70 m tall; null before
    // that, and after the clip got other frames or joints.
    [[nodiscard]] const FigureWeight *weight() const { return m_weight ? &*m_weight : nullptr; }
    // Returns whether it is that of the clip as it is now.
    [[nodiscard]] bool isDone() const { return m_isDone; }

signals:
    void changed();

private:
    void weighSoon();
    void weigh();
    [[nodiscard]] bool isOfAnotherClip() const;

    const Document &m_document;
    const LayeredClip &m_layered;
    WatchedWork m_work;
    std::optional<FigureWeight> m_weight;
    std::size_t m_joints = 0; // of the clip that was weighed
    bool m_isDone = false;
};

} // namespace limber
