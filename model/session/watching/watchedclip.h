#pragma once

#include "contacts/contacts.h"
#include "ground/floormotion.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "work/watchedwork.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

namespace limber {

class Document;
class LayeredClip;

// What is known of a document's clip when something is looked for in it; a plain value that a worker can keep.
struct KnownClip
{
    Clip clip;
    PositionRules rules;
    UpAxis up;
    std::optional<Contacts> contacts; // of the user
    FloorChoice floor;
};

// Something that is found out about the clip of a document, such as its faults. That takes some time on a worker
// thread, so it is done only while somebody watches, and again a moment after edits. Meanwhile what was found stays,
// unless the clip has other frames or joints.
class WatchedClip : public QObject
{
    Q_OBJECT

public:
    // It is looked for as long as a result of this function is kept.
    [[nodiscard]] std::shared_ptr<const void> watch();
    // Returns whether what was found is that of the clip as it is now.
    [[nodiscard]] bool isDone() const { return m_isDone; }

signals:
    // Emitted when something was found, when it is out of date, and when it is forgotten.
    void changed();

protected:
    // Looks at the clip with its layers; without `layered` at the document's own, on which operations work.
    WatchedClip(const Document &document, const LayeredClip *layered, QObject *parent);

    // Begins again also when the user's contacts or the floor change.
    void followContacts();
    // Starts `find` on a worker; `take` gets what it returns. A search that fails finds what nothing finds.
    template <typename Find, typename Take>
    void start(Find find, Take take);

    // Starts the search in a clip that has frames and joints.
    virtual void begin(KnownClip clip) = 0;
    virtual void forget() = 0;

private:
    [[nodiscard]] const Clip &clip() const;
    void lookSoon();
    void look();
    void finish();

    const Document &m_document;
    const LayeredClip *m_layered; // null for the document's own clip
    WatchedWork m_work;
    std::size_t m_joints = 0; // of the clip in which it was looked for
    int m_frames = 0; // … likewise
    bool m_isDone = false;
};

template <typename Find, typename Take>
void WatchedClip::start(Find find, Take take)
{
    m_work.start(
        std::move(find),
        [this, take](auto found) {
            take(std::move(found));
            finish();
        },
        [this](const QString &) {
            forget();
            finish();
        });
}

} // namespace limber
