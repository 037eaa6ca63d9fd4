#include "journaling/documentrestorer.h"

#include "journal/editcode.h"
#include "project/projectreader.h"
#include "session/session.h"
#include "session/sessionproject.h"
#include "storage/recovery/journalsummary.h"
#include "storage/recovery/origincode.h"
#include "storage/recovery/textfolder.h"

#include <QElapsedTimer>
#include <QTimer>

namespace limber {

namespace {

constexpr int sliceMilliseconds = 50;

} // namespace

DocumentRestorer::DocumentRestorer(QString folder, std::function<void(Result)> done, QObject *parent)
    : QObject(parent), m_folder(std::move(folder)), m_done(std::move(done))
{
    m_work.start([folder = m_folder](const BackgroundWork::Reporter &) { return read(folder); },
                 [this](Reading reading) { takeReading(std::move(reading)); }, [this](const QString &) { finish(); });
}

DocumentRestorer::~DocumentRestorer() = default;

// Runs on the worker.
DocumentRestorer::Reading DocumentRestorer::read(const QString &folder)
{
    Reading reading;
    reading.texts = std::make_shared<TextFolder>(folder);
    std::string start;
    const auto take = [&](JournalRecord record, std::uint64_t goodSize) {
        if (record.kind == RecordKind::Start)
            start = record.content;
        if (record.kind == RecordKind::Origin && !reading.origin)
            reading.origin = originFrom(record.content);
        if (const auto text = record.kind == RecordKind::Text ? textFrom(record.content) : std::nullopt) {
            reading.texts->add(*text);
            static_cast<void>(reading.texts->text(text->number)); // reads the text here, while the window goes on
        }
        reading.records.push_back({std::move(record), goodSize});
        return true;
    };
    if (readJournal(folder, take, reading.isDamaged))
        reading.start = startFrom(start, reading.texts->known());
    return reading;
}

void DocumentRestorer::takeReading(Reading reading)
{
    m_reading = std::move(reading);
    if (!m_reading.start || !m_reading.origin)
        return finish();
    m_session = std::make_unique<Session>();
    Document &document = m_session->document();
    document.setOrigin(*m_reading.origin);
    document.reset(std::move(m_reading.start->clip), {}, std::move(m_reading.start->additions));
    if (m_reading.start->positions != PositionRuleChoice::Auto)
        document.setPositionRuleChoice(m_reading.start->positions);
    goOn();
}

void DocumentRestorer::goOn()
{
    QElapsedTimer time;
    time.start();
    while (m_next < m_reading.records.size()) {
        if (!take(m_reading.records[m_next].record)) {
            m_reading.isDamaged = true;
            break;
        }
        ++m_next;
        if (time.elapsed() > sliceMilliseconds)
            return QTimer::singleShot(0, this, &DocumentRestorer::goOn);
    }
    takeLastView();
    finish();
}

bool DocumentRestorer::take(const JournalRecord &record)
{
    switch (record.kind) {
    case RecordKind::Origin:
        return takeOrigin(record.content);
    case RecordKind::Step:
        return takeStep(record.content);
    case RecordKind::Index:
        return takeMoment(record.content, false);
    case RecordKind::Saved:
        return takeMoment(record.content, true);
    case RecordKind::View:
        m_view = record.content;
        return true;
    case RecordKind::Text:
    case RecordKind::Start:
        break;
    }
    return true;
}

bool DocumentRestorer::takeOrigin(const std::string &content)
{
    const std::optional<DocumentOrigin> origin = originFrom(content);
    if (origin)
        m_session->document().setOrigin(*origin);
    return origin.has_value();
}

bool DocumentRestorer::takeStep(const std::string &content)
{
    Document &document = m_session->document();
    std::optional<StepRecord> step = stepFrom(content);
    if (!step)
        return false;
    std::optional<DocumentEdit> edit = editFrom(step->edit, state(), m_reading.texts->known());
    if (!edit)
        return false;
    document.perform(std::move(*edit), QString::fromStdString(step->text), step->gesture);
    return document.undoStack().index() == step->after.index;
}

bool DocumentRestorer::takeMoment(const std::string &content, bool isSaved)
{
    Document &document = m_session->document();
    const std::optional<StepMoment> moment = momentFrom(content);
    if (!moment || moment->index > document.undoStack().count())
        return false;
    document.undoStack().setIndex(moment->index);
    if (isSaved)
        document.markSaved(document.origin().onDisk, document.origin().project);
    return true;
}

EditedClip DocumentRestorer::state() const
{
    const Document &document = m_session->document();
    return {document.clip(), document.additions(), document.positionRuleChoice()};
}

void DocumentRestorer::takeLastView()
{
    const std::optional<ViewRecord> view = viewFrom(m_view);
    if (!view)
        return;
    Document &document = m_session->document();
    document.setNameCodec(NameCodec(QByteArray::fromStdString(view->encoding)));
    takeView(*m_session, readProject(view->project, document.skeleton(), document.motion().frameCount()).project);
}

void DocumentRestorer::finish()
{
    Result result;
    result.isDamaged = m_reading.isDamaged;
    if (m_session) {
        const std::uint64_t goodSize = m_next > 0 ? m_reading.records[m_next - 1].goodSize : 0;
        result.writer =
            std::make_shared<JournalWriter>(m_folder, JournalWriter::Place{goodSize, m_next}, m_reading.texts->texts());
        result.session = std::move(m_session);
    }
    m_done(std::move(result));
    deleteLater();
}

} // namespace limber
