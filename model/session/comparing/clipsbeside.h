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

// A clip that lies beside a document, and how.
struct ClipBeside
{
    // What lies there.
    struct Source
    {
        QString name; // of its file, as text
        std::shared_ptr<const Clip> clip; // null where a project only names it
        PositionRules rules;
        Axis up = Axis::Y;
        QString path = {}; // absolute; empty where it has no file
    };

    int id = 0; // in its document; none is given twice
    int place = 0; // 0 to 7, the lowest that was free: it has the letter B to I and a colour of its own
    Source source;
    ComparisonSettings settings; // but for the turn, which follows from the up axes
    bool isVisible = true;

    [[nodiscard]] bool isLoaded() const { return source.clip != nullptr; }
    [[nodiscard]] QChar letter() const { return QChar(u'B' + place); }
};

// A clip that was read from a file. Looks at all of its frames.
[[nodiscard]] ClipBeside::Source besideFromFile(const QString &path, Clip clip);

// The clips that lie beside a document, of which one is chosen: it is compared. Nothing of them is a change of the
// document.
class ClipsBeside : public QObject
{
    Q_OBJECT

public:
    static constexpr int most = 8;

    ClipsBeside(const Document &document, const LayeredClip &layered, QObject *parent = nullptr);

    [[nodiscard]] const std::vector<ClipBeside> &all() const { return m_clips; }
    [[nodiscard]] bool isFull() const { return static_cast<int>(m_clips.size()) >= most; }
    // Null for none.
    [[nodiscard]] const ClipBeside *chosen() const { return find(m_chosen); }
    [[nodiscard]] const ClipBeside *find(int id) const;

    // It is chosen from then on. Its id; 0 where there are enough already.
    int add(ClipBeside::Source source);
    // The same one as it is now, or another in its place; how it lies stays.
    void replace(int id, ClipBeside::Source source);
    void remove(int id);
    void choose(int id);
    void setVisible(int id, bool visible);
    void setSettings(int id, const ComparisonSettings &settings);
    // Those that a project names, without clips, and which of them is chosen (-1 for none). One that is here by its
    // path already only lies as the project says.
    void takeNamed(const std::vector<ClipBeside> &named, int chosenRow);

    // With the turn that stands it upright beside the document.
    [[nodiscard]] ComparisonSettings settingsOf(const ClipBeside &clip) const;
    // Whether another axis is up in it than in the document.
    [[nodiscard]] bool isTurned(const ClipBeside &clip) const;
    // Which of its frames is seen at the time of one of the document's; nothing where it has none.
    [[nodiscard]] std::optional<int> frameFor(const ClipBeside &clip, int documentFrame) const;
    // Its figure then, in the coordinates of the document.
    [[nodiscard]] std::optional<Pose> pose(const ClipBeside &clip, int documentFrame) const;

signals:
    // Others lie there, another is chosen, or one lies or looks otherwise.
    void changed();

private:
    [[nodiscard]] ClipBeside *mutableOf(int id);
    [[nodiscard]] int freePlace() const;

    const Document &m_document;
    const LayeredClip &m_layered;
    std::vector<ClipBeside> m_clips; // in the order in which they came
    int m_chosen = 0; // id
    int m_lastId = 0;
};

} // namespace limber
