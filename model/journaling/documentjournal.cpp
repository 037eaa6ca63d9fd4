#include "journaling/documentjournal.h"

#include "journaling/journalthread.h"
#include "project/projectwriter.h"
#include "session/session.h"
#include "session/sessionproject.h"

#include <QDateTime>
#include <QPointer>

#include <cerrno>
#include <new>

namespace limber {

namespace {

constexpr int delayMilliseconds = 300;
// A journal that grows larger than this starts again from the document as it is then: the work is kept, older steps are
// not.
constexpr std::uint64_t mostBytes = std::uint64_t{2} << 30;

// Returns what bytesOf() needs of the state before an edit; copying the rest would be useless.
EditedClip neededBefore(const DocumentEdit &edit, const Document &document)
{
    if (std::holds_alternative<ClipEdit>(edit))
        return {document.clip(), document.additions(), document.positionRuleChoice()};
    if (std::holds_alternative<AdditionsEdit>(edit))
        return {{}, document.additions(), {}};
    return {};
}

// Returns whether a later edit makes an earlier one, with which it was merged, superfluous.
bool replaces(const DocumentEdit &later, const DocumentEdit &earlier)
{
    const auto *values = std::get_if<ValuesEdit>(&later);
    const auto *valuesBefore = std::get_if<ValuesEdit>(&earlier);
    return values != nullptr && valuesBefore != nullptr && values->where == valuesBefore->where;
}

} // namespace

DocumentJournal::DocumentJournal(Session &session, RecoveryStore &store, JournalThread &thread, QObject *parent)
    : QObject(parent), m_session(session), m_store(store), m_thread(thread)
{
    listen();
    if (m_session.document().isModified() && !m_session.document().isLoading())
        begin();
}

DocumentJournal::DocumentJournal(Session &session, RecoveryStore &store, JournalThread &thread,
                                 std::shared_ptr<JournalWriter> writer, QObject *parent)
    : QObject(parent), m_session(session), m_store(store), m_thread(thread), m_writer(std::move(writer)),
      m_folder(m_writer->folder())
{
    listen();
}

void DocumentJournal::listen()
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &DocumentJournal::flush);
    const Document &document = m_session.document();
    connect(&document, &Document::aboutToPerform, this, &DocumentJournal::note);
    connect(&document, &Document::performed, this, &DocumentJournal::noteDone);
    connect(&document, &Document::performFailed, this, &DocumentJournal::noteFailure);
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &DocumentJournal::noteIndex);
    connect(&document, &Document::wasSaved, this, &DocumentJournal::noteSaved);
    connect(&document, &Document::pathChanged, this,
            [this] { write([origin = origin()](JournalWriter &writer) { writer.addOrigin(origin); }); });
    connect(&document, &Document::historyStarted, this, [this] {
        discard();
        if (m_session.document().isModified() && !m_session.document().isLoading())
            begin();
    });
}

// Begins a journal from the document as it is now.
void DocumentJournal::begin()
{
    const QString folder = m_store.newJournalFolder();
    if (folder.isEmpty())
        return fail(errno);
    m_firstIndex = m_session.document().undoStack().index();
    m_beganUnsaved = !m_session.document().undoStack().isClean();
    m_writer = std::make_shared<JournalWriter>(folder);
    m_folder = folder;
    emit folderChanged();
    write([origin = origin(), start = state()](JournalWriter &writer) { writer.begin(origin, start); });
    m_delay.start();
}

void DocumentJournal::note(const DocumentEdit &edit, const QString &text, int gesture)
{
    m_isPerforming = true;
    if (!m_writer)
        begin();
    if (!m_writer)
        return;
    try {
        m_pending.push_back({{{}, text.toStdString(), gesture, {}}, edit, neededBefore(edit, m_session.document())});
    } catch (const std::bad_alloc &) {
        // The edit itself is more important. A journal without it would not match the document.
        discard();
        fail(ENOMEM);
    }
}

void DocumentJournal::noteFailure()
{
    m_isPerforming = false;
    if (!m_pending.empty())
        m_pending.pop_back();
}

void DocumentJournal::fail(int error)
{
    if (!std::exchange(m_hasFailed, true))
        emit failed(QString::fromStdString(reasonFor(error).text()));
}

void DocumentJournal::noteDone()
{
    m_isPerforming = false;
    if (!m_writer || m_pending.empty())
        return;
    m_pending.back().step.after = moment();
    dropReplaced();
    if (!m_delay.isActive())
        m_delay.start();
}

// If a drag writes the same cells again and again, only its last edit is needed.
void DocumentJournal::dropReplaced()
{
    if (m_pending.size() < 2)
        return;
    const auto last = m_pending.end() - 1;
    const auto before = last - 1;
    if (before->step.after.index == last->step.after.index && replaces(last->edit, before->edit))
        m_pending.erase(before);
}

void DocumentJournal::noteIndex()
{
    if (m_isPerforming || !m_writer)
        return;
    writeSteps();
    if (moment().index < 0)
        return beginAgain();
    write([now = moment()](JournalWriter &writer) { writer.addIndex(now); });
    if (!m_delay.isActive())
        m_delay.start();
}

void DocumentJournal::noteSaved()
{
    if (!m_writer)
        return;
    writeSteps();
    const Document &document = m_session.document();
    write(
        [now = moment(), origin = document.origin(), isWhole = document.undoStack().isClean()](JournalWriter &writer) {
            writer.addOrigin(origin);
            if (isWhole)
                writer.addSaved(now);
        });
    flush();
}

void DocumentJournal::flush()
{
    m_delay.stop();
    if (!m_writer)
        return;
    writeSteps();
    const QPointer<DocumentJournal> self(this);
    write([view = view(), self, thread = &m_thread](JournalWriter &writer) {
        writer.addView(view);
        writer.sync();
        const int error = writer.error();
        if (error == 0 && writer.size() < mostBytes)
            return;
        thread->report([self, error] {
            if (!self)
                return;
            if (error == 0)
                return self->beginAgain();
            self->fail(error);
        });
    });
}

void DocumentJournal::discard()
{
    m_delay.stop();
    m_pending.clear();
    if (m_writer) {
        m_writer->abandon(); // what waits to be written holds memory of the document
        m_thread.post([writer = std::exchange(m_writer, nullptr)] { writer->remove(); });
    }
    if (!std::exchange(m_folder, {}).isEmpty())
        emit folderChanged();
}

// Starts a new journal from the document as it is now; the old one is removed once the new one exists.
void DocumentJournal::beginAgain()
{
    const std::shared_ptr<JournalWriter> old = std::exchange(m_writer, nullptr);
    m_pending.clear();
    begin();
    flush();
    if (old && m_writer)
        m_thread.post([old] { old->remove(); });
}

void DocumentJournal::writeSteps()
{
    if (m_pending.empty())
        return;
    const auto steps = std::make_shared<std::vector<Pending>>(std::exchange(m_pending, {}));
    write([steps](JournalWriter &writer) {
        for (Pending &each : *steps)
            writer.addStep(std::move(each.step), each.edit, each.before);
    });
}

void DocumentJournal::write(std::function<void(JournalWriter &)> work)
{
    if (!m_writer)
        return;
    m_thread.post([writer = m_writer, work = std::move(work)] {
        if (!writer->isAbandoned())
            work(*writer);
    });
}

EditedClip DocumentJournal::state() const
{
    const Document &document = m_session.document();
    return {document.clip(), document.additions(), document.positionRuleChoice()};
}

// A journal that begins in the middle of a history starts from a state that is not saved in any file.
DocumentOrigin DocumentJournal::origin() const
{
    DocumentOrigin origin = m_session.document().origin();
    origin.neverSaved = origin.neverSaved || m_beganUnsaved;
    return origin;
}

StepMoment DocumentJournal::moment() const
{
    return {m_session.document().undoStack().index() - m_firstIndex, QDateTime::currentMSecsSinceEpoch()};
}

ViewRecord DocumentJournal::view() const
{
    // The project may be saved after a recovery, so it still names the clips beside the document.
    Project project = projectOf(m_session, m_session.document().origin().project.path);
    project.additions = {}; // the steps have them
    const Document &document = m_session.document();
    return {document.nameCodec().name().toStdString(), projectText(project, document.skeleton())};
}

} // namespace limber
