#pragma once

#include "comparison/clipcomparison.h"
#include "pose/pose.h"
#include "session/comparing/clipsbeside.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>
#include <vector>

namespace limber {

class Document;
class LayeredClip;

// Compares the chosen one of the clips beside a document with the document, frame by frame, and only reads both. The
// figures are measured on a worker, and again a moment after either clip changes.
class SecondClip : public QObject
{
    Q_OBJECT

public:
    using Source = ClipBeside::Source;

    SecondClip(const Document &document, const LayeredClip &layered, ClipsBeside &beside, QObject *parent = nullptr);

    // Replaces the chosen clip by its present state or by another clip; its settings stay. If no clip is chosen, adds
    // this one.
    void show(Source source);
    // Removes the chosen clip.
    void clear();
    // Returns whether a clip is chosen and loaded.
    [[nodiscard]] bool isShown() const;
    [[nodiscard]] const Source &source() const;
    // All clips beside the document, including the chosen one.
    [[nodiscard]] const ClipsBeside &beside() const { return m_beside; }

    [[nodiscard]] const ComparisonSettings &settings() const;
    void setSettings(const ComparisonSettings &settings);
    // Searches on a worker for the shift at which the speeds of both figures agree best, and applies it.
    void findShift();

    // Returns the last measurements; empty before the first ones.
    [[nodiscard]] const ClipComparison &comparison() const { return m_comparison; }
    // Returns how many joints were compared in the last measurements, and whether they were paired by their parts of
    // the body instead of their names.
    [[nodiscard]] int pairedCount() const { return m_pairedCount; }
    [[nodiscard]] bool arePairedByRole() const { return m_arePairedByRole; }
    // Returns the frames in which the joints are farthest apart, the worst first.
    [[nodiscard]] const std::vector<int> &worst() const { return m_worst; }
    // Returns whether the measurements belong to the clips and settings as they are now.
    [[nodiscard]] bool isMeasured() const { return m_isMeasured; }

    // Returns the second figure at the time of a frame of the document, at its position in the scene; nothing if it has
    // no frame then.
    [[nodiscard]] std::optional<Pose> pose(int documentFrame) const;
    // Returns the second clip's frame at that time.
    [[nodiscard]] std::optional<int> frameFor(int documentFrame) const;

signals:
    // Emitted when a clip beside the document looks different, or another one is chosen.
    void changed();
    // Emitted when there are new measurements, or when the old ones became invalid.
    void measured();
    // Emitted when measuring or the search for the shift failed; `why` is a sentence.
    void failed(const QString &why);

private:
    // What the measurements depend on, apart from the document.
    struct Subject
    {
        int id = 0;
        Source source;
        ComparisonSettings settings;
    };

    void follow();
    void forget();
    void measureSoon();
    void measure();

    const Document &m_document;
    const LayeredClip &m_layered;
    ClipsBeside &m_beside;
    Subject m_subject;
    ClipComparison m_comparison;
    std::vector<int> m_worst;
    int m_pairedCount = 0;
    bool m_arePairedByRole = false;
    bool m_isMeasured = false;
    QTimer m_delay; // edits come in bursts
    BackgroundWork m_work;
    BackgroundWork m_search; // the search for the shift
};

} // namespace limber
