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

// The chosen one of the clips that lie beside a document, compared with it frame by frame. Both are only read. The
// figures are measured on a worker, and again a moment after either clip changes.
class SecondClip : public QObject
{
    Q_OBJECT

public:
    using Source = ClipBeside::Source;

    SecondClip(const Document &document, const LayeredClip &layered, ClipsBeside &beside, QObject *parent = nullptr);

    // Another clip in place of the chosen one, or the same one as it is now; how it lies stays. The first one where
    // there is none.
    void show(Source source);
    // Takes the chosen one away.
    void clear();
    // Whether one is chosen and loaded.
    [[nodiscard]] bool isShown() const;
    [[nodiscard]] const Source &source() const;
    // All of them, with the chosen one.
    [[nodiscard]] const ClipsBeside &beside() const { return m_beside; }

    [[nodiscard]] const ComparisonSettings &settings() const;
    void setSettings(const ComparisonSettings &settings);
    // Looks for the shift at which the speeds of both figures agree best, on a worker, and takes it.
    void findShift();

    // What was measured last; empty before.
    [[nodiscard]] const ClipComparison &comparison() const { return m_comparison; }
    // The frames in which the joints are farthest apart, the worst first.
    [[nodiscard]] const std::vector<int> &worst() const { return m_worst; }
    // Whether the figures are those of the clips and settings as they are now.
    [[nodiscard]] bool isMeasured() const { return m_isMeasured; }

    // The second figure at the time of one of the document's frames, where it is placed; nothing where it has no frame.
    [[nodiscard]] std::optional<Pose> pose(int documentFrame) const;
    // Which of its frames that is.
    [[nodiscard]] std::optional<int> frameFor(int documentFrame) const;

signals:
    // One of the clips beside the document looks different now, or another one is chosen.
    void changed();
    // There are figures, or those before do not count any more.
    void measured();
    // Why there are none, or no shift, in a sentence.
    void failed(const QString &why);

private:
    // What the figures depend on, besides the document.
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
    bool m_isMeasured = false;
    QTimer m_delay; // edits come in bursts
    BackgroundWork m_work;
    BackgroundWork m_search; // for the shift
};

} // namespace limber
