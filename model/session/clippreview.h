#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <QObject>

#include <optional>

namespace limber {

class Document;

// What an operation would make of a document, shown in its place until it is applied or given up. The document itself
// does not change.
class ClipPreview : public QObject
{
    Q_OBJECT

public:
    explicit ClipPreview(const Document &document, QObject *parent = nullptr);

    void show(const Clip &clip, const PositionRules &rules);
    void clear();

    [[nodiscard]] bool isShown() const { return m_clip.has_value(); }
    // While it is shown.
    [[nodiscard]] const Clip &clip() const { return *m_clip; }
    [[nodiscard]] const PositionRules &rules() const { return m_rules; }
    // The frame of the preview at the time of one of the document's.
    [[nodiscard]] int frameAt(int documentFrame) const;
    // Whether a frame of the document looks different; false where frames cannot be compared one by one.
    [[nodiscard]] bool changesFrame(int documentFrame) const;

signals:
    void changed();

private:
    const Document &m_document;
    std::optional<Clip> m_clip;
    PositionRules m_rules;
};

} // namespace limber
