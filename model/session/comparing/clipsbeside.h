#pragma once

#include "comparison/clipcomparison.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace limber {

class Document;
class LayeredClip;

// A clip that lies beside a document, with its alignment and visibility.
struct ClipBeside
{
    // The clip itself and where it comes from.
    struct Source
    {
        QString name; // of its file, as text
        std::shared_ptr<const Clip> clip; // null if a project only names the clip
        PositionRules rules;
        Axis up = Axis::Y;
        QString path = {}; // absolute; empty if the clip has no file
    };

    int id = 0; // unique within the document; never used again
    int place = 0; // 0 to 7, the lowest that was free: it decides the letter B to I and the colour
    Source source;
    ComparisonSettings settings; // without turn and scale, which follow from the two clips
    bool isVisible = true;

    [[nodiscard]] bool isLoaded() const { return source.clip != nullptr; }
    [[nodiscard]] QChar letter() const { return QChar(u'B' + place); }
};

// Returns a source for a clip that was read from a file. Looks at all of its frames.
[[nodiscard]] ClipBeside::Source besideFromFile(const QString &path, Clip clip);

// The clips that lie beside a document. One of them is chosen: it is compared with the document. Changing them never
// changes the document.
class ClipsBeside : public QObject
{
    Q_OBJECT

public:
    static constexpr int most = 8;

    ClipsBeside(const Document &document, const LayeredClip &layered, QObject *parent = nullptr);

    [[nodiscard]] const std::vector<ClipBeside> &all() const { return m_clips; }
    [[nodiscard]] bool isFull() const { return static_cast<int>(m_clips.size()) >= most; }
    // Returns null if no clip is chosen.
    [[nodiscard]] const ClipBeside *chosen() const { return find(m_chosen); }
    [[nodiscard]] const ClipBeside *find(int id) const;

    // Adds a clip, chooses it and returns its id, or 0 if there are too many clips already.
    int add(ClipBeside::Source source);
    // Replaces a clip by its present state or by another clip; settings and visibility stay.
    void replace(int id, ClipBeside::Source source);
    void remove(int id);
    void choose(int id);
    void setVisible(int id, bool visible);
    void setSettings(int id, const ComparisonSettings &settings);
    // Adds the clips that a project names, without loading them, and chooses the one of row `chosenRow` (-1 for none).
    // A clip whose path is here already only gets the settings and visibility from the project.
    void takeNamed(const std::vector<ClipBeside> &named, int chosenRow);

    // Returns the clip's settings with the turn that stands it upright beside the document, and the scale that brings
    // it to the document's unit.
    [[nodiscard]] ComparisonSettings settingsOf(const ClipBeside &clip) const;
    // Returns whether another axis is up in the clip than in the document.
    [[nodiscard]] bool isTurned(const ClipBeside &clip) const;
    // Returns the clip's frame at the time of a frame of the document; nothing if it has no frame then.
    [[nodiscard]] std::optional<int> frameFor(const ClipBeside &clip, int documentFrame) const;
    // Returns the clip's figure at that time, in the coordinates of the document.
    [[nodiscard]] std::optional<Pose> pose(const ClipBeside &clip, int documentFrame) const;

signals:
    // Emitted when clips were added or removed, another one is chosen, or the settings or visibility of one changed.
    void changed();

private:
    [[nodiscard]] ClipBeside *mutableOf(int id);
    [[nodiscard]] int freePlace() const;

    const Document &m_document;
    const LayeredClip &m_layered;
    std::vector<ClipBeside> m_clips; // in the order in which they were added
    int m_chosen = 0; // an id; 0 for none
    int m_lastId = 0;
};

} // namespace limber
