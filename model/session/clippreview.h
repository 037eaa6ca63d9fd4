#pragma once

#include "contacts/contacts.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <QObject>

#include <optional>
#include <vector>

namespace limber {

class Document;

// What an operation would make of a document, shown in its place until it is applied or given up. The document itself
// does not change.
class ClipPreview : public QObject
{
    Q_OBJECT

public:
    explicit ClipPreview(const Document &document, QObject *parent = nullptr);

    // With what decides how it is read.
    void show(const Clip &clip, const PositionRules &rules, Axis upAxis);
    void clear();

    [[nodiscard]] bool isShown() const { return m_clip.has_value(); }
    // While it is shown.
    [[nodiscard]] const Clip &clip() const { return *m_clip; }
    [[nodiscard]] const PositionRules &rules() const { return m_rules; }
    [[nodiscard]] Axis upAxis() const { return m_upAxis; }
    // The frame of the preview at the time of one of the document's.
    [[nodiscard]] int frameAt(int documentFrame) const;
    // The frames of the document whose values it would change; none where frames cannot be compared one by one.
    [[nodiscard]] const std::vector<FrameInterval> &changedFrames() const { return m_changedFrames; }

signals:
    void changed();

private:
    void findChangedFrames();
    [[nodiscard]] bool changesFrame(int frame) const;

    const Document &m_document;
    std::optional<Clip> m_clip;
    PositionRules m_rules;
    Axis m_upAxis = Axis::Y;
    std::vector<FrameInterval> m_changedFrames; // in order
};

} // namespace limber
