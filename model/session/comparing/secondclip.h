#pragma once

#include "comparison/clipcomparison.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace limber {

class Document;
class LayeredClip;

// A second clip beside a document's, seen in one scene with it and compared with it frame by frame. Both are only read.
// The figures are measured on a worker, and again a moment after either clip changes.
class SecondClip : public QObject
{
    Q_OBJECT

public:
    struct Source
    {
        QString name; // of its file, as text
        std::shared_ptr<const Clip> clip;
        PositionRules rules;
    };

    SecondClip(const Document &document, const LayeredClip &layered, QObject *parent = nullptr);

    // Another second clip, or the same one as it is now; the settings stay.
    void show(Source source);
    void clear();
    [[nodiscard]] bool isShown() const { return m_source.clip != nullptr; }
    [[nodiscard]] const Source &source() const { return m_source; }

    [[nodiscard]] const ComparisonSettings &settings() const { return m_settings; }
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
    // It looks different now: another clip or another placement.
    void changed();
    // There are figures, or those before do not count any more.
    void measured();
    // Why there are none, or no shift, in a sentence.
    void failed(const QString &why);

private:
    void measureSoon();
    void measure();

    const Document &m_document;
    const LayeredClip &m_layered;
    Source m_source;
    ComparisonSettings m_settings;
    ClipComparison m_comparison;
    std::vector<int> m_worst;
    bool m_isMeasured = false;
    QTimer m_delay; // edits come in bursts
    BackgroundWork m_work;
    BackgroundWork m_search; // for the shift
};

} // namespace limber
