#include "patience.h"
#include "support/walker.h"

#include "additions/showncharacter.h"
#include "base/bytesource.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "journal/journalrecord.h"
#include "journal/steprecord.h"
#include "journaling/documentjournal.h"
#include "journaling/documentrestorer.h"
#include "journaling/journalthread.h"
#include "mapping/mappingfile.h"
#include "operations/applyoperation.h"
#include "session/session.h"
#include "storage/recovery/journalfile.h"
#include "storage/recovery/journalsummary.h"
#include "storage/recovery/ownfile.h"
#include "storage/recovery/recoveredclip.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <latch>
#include <memory>
#include <random>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_documentjournal {

using namespace limber;
using namespace limber::test;
using namespace std::chrono_literals;

// Every change of a document is in its journal and can be recovered from there with its history, whatever happened.
class DocumentJournalTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsWrittenBeforeTheFirstEdit();
    void nothingMoreIsWrittenToADiscardedJournal();
    void everyEditIsRecoveredWithItsHistory();
    void undoneStepsAreRecoveredAsUndone();
    void aDragIsOneStep();
    void savedDocumentsAreNotOffered();
    void aDocumentThatWasNeverSavedIsKeptAtOnce();
    void viewAndAdditionsAreRecovered();
    void theCharacterIsRecoveredByName();
    void clipsBesideAreRecoveredByName();
    void aRecoveredJournalIsContinued();
    void anotherClipStartsAnotherJournal();
    void anUndoBeyondTheStartOfTheJournalIsKept();
    void aCutJournalGivesTheStepsBeforeTheCut();
    void damagedBytesNeverGiveAnotherState();
    void wholeRecordsOfNonsenseAreDamage_data();
    void wholeRecordsOfNonsenseAreDamage();
    void aDamagedTextGivesNothing();
    void foreignFoldersAndLinksAreRefused();
    void runsDoNotTakeTheJournalsOfOthers();
    void aFullDiskIsReported();

private:
    void edit(Session &session);
    [[nodiscard]] DocumentRestorer::Result restored(const QString &folder);
    [[nodiscard]] QString onlyJournal() const;

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<RecoveryStore> m_store;
    std::unique_ptr<JournalThread> m_thread;
};

namespace {

std::string walkText()
{
    return writeBvh(makeWalker({.frames = 40}).clip);
}

std::unique_ptr<Session> openedWalk()
{
    auto session = std::make_unique<Session>();
    session->document().setOrigin(DocumentOrigin::ofFile({QStringLiteral("/takes/walk.bvh"), 100, {}}));
    session->document().reset(*readBvh(walkText()).clip);
    return session;
}

std::string textOf(const Session &session)
{
    return writeBvh(session.document().clip());
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
}

} // namespace

void DocumentJournalTest::init()
{
    m_thread.reset();
    m_store.reset();
    m_home = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<RecoveryStore>(m_home->filePath(QStringLiteral("state/limber/recovery")));
    m_thread = std::make_unique<JournalThread>();
}

// Makes every kind of edit.
void DocumentJournalTest::edit(Session &session)
{
    Document &document = session.document();
    document.setValues({3, 2, {0, 5}}, {1.25, 2, 3, -0.0}, QStringLiteral("Type"));
    document.setOffsets({{NodeId::joint(1), glm::dvec3(1, 2, 3)}}, QStringLiteral("Offset"));
    document.setName(2, "Knee \xff");
    document.setFrameTime(0.02);
    document.setMarkers({{4, "heel"}}, QStringLiteral("Marker"));
    document.setContacts(Contacts{{1, {{2, 9}}}}, QStringLiteral("Contacts"));
    Layer layer;
    layer.name = "Polish";
    layer.keys = {{7, {{6, 8}, 5, 9}, {{0, glm::dvec3(0.1), std::nullopt}}, 0, {}}};
    document.setLayers({layer}, QStringLiteral("Layer"));
    document.removeFrames(0, 3);
    document.insertFrames(5, document.motion().copyOfFrames(1, 4), QStringLiteral("Paste"));
    const AppliedOperation smooth = apply("smooth", document.clip());
    QVERIFY(smooth.isDone());
    document.replaceClip(smooth.clip, QStringLiteral("Smooth"));
    document.setValues({0, 1, {0}}, {17}, QStringLiteral("Type again"));
}

DocumentRestorer::Result DocumentJournalTest::restored(const QString &folder)
{
    DocumentRestorer::Result result;
    bool isDone = false;
    new DocumentRestorer(folder, [&](DocumentRestorer::Result made) {
        result = std::move(made);
        isDone = true;
    });
    if (!QTest::qWaitFor([&] { return isDone; }, testPatience))
        qFatal("nothing was restored");
    return result;
}

QString DocumentJournalTest::onlyJournal() const
{
    const QDir root(m_store->folder());
    QStringList journals;
    for (const QString &run : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QString &name : QDir(root.filePath(run)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            journals << root.filePath(run) + QLatin1Char('/') + name;
    }
    return journals.size() == 1 ? journals.first() : QString();
}

void DocumentJournalTest::nothingIsWrittenBeforeTheFirstEdit()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    QVERIFY(!QDir(m_store->folder()).exists());
    session->document().setFrameTime(0.5);
    QTRY_VERIFY(summaryOf(onlyJournal()) && summaryOf(onlyJournal())->steps.size() == 1);
    journal.discard();
    QVERIFY(m_thread->finish(10s));
    QVERIFY(onlyJournal().isEmpty());
}

void DocumentJournalTest::nothingMoreIsWrittenToADiscardedJournal()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    std::latch discarded(1);
    m_thread->post([&discarded] { discarded.wait(); });
    edit(*session);
    journal.flush();
    const QString path = journalPath(journal.folder());
    bool wasWritten = true;
    m_thread->post([&wasWritten, path] { wasWritten = QFile::exists(path); });
    journal.discard();
    discarded.count_down();
    QVERIFY(m_thread->finish(10s));
    QVERIFY(!wasWritten);
    QVERIFY(onlyJournal().isEmpty());
}

void DocumentJournalTest::everyEditIsRecoveredWithItsHistory()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    edit(*session);
    journal.flush();
    QVERIFY(m_thread->finish(10s));

    const std::optional<JournalSummary> summary = summaryOf(onlyJournal());
    QVERIFY(summary);
    QVERIFY(summary->isUnsaved());
    QVERIFY(!summary->isDamaged);
    QCOMPARE(summary->origin.path, QStringLiteral("/takes/walk.bvh"));
    QCOMPARE(summary->steps.size(), session->document().undoStack().count());
    QVERIFY(summary->steps.contains(QStringLiteral("Smooth")));
    QVERIFY(summary->lastChange.secsTo(QDateTime::currentDateTime()) < 60);

    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session);
    QVERIFY(!result.isDamaged);
    Document &document = result.session->document();
    QUndoStack &history = document.undoStack();
    QVERIFY(document.isModified());
    QCOMPARE(textOf(*result.session), textOf(*session));
    // Goes step by step down to the bytes that were read, and up again.
    for (int index = history.count(); index >= 0; --index) {
        QCOMPARE(history.text(std::max(0, index - 1)), session->document().undoStack().text(std::max(0, index - 1)));
        history.setIndex(index);
        session->document().undoStack().setIndex(index);
        QCOMPARE(textOf(*result.session), textOf(*session));
        QVERIFY(document.additions().get<Markers>() == session->document().additions().get<Markers>());
        QVERIFY(document.additions().get<SetContacts>() == session->document().additions().get<SetContacts>());
        QCOMPARE(document.layers().size(), session->document().layers().size());
    }
    QCOMPARE(textOf(*result.session), walkText());
    QVERIFY(!document.isModified());
    history.setIndex(history.count());
    session->document().undoStack().setIndex(history.count());
    QCOMPARE(textOf(*result.session), textOf(*session));

    journal.flush(); // the journal has stored all undos and redos
    QVERIFY(m_thread->finish(10s));
    const std::optional<RecoveredClip> clip = recoverClip(onlyJournal());
    QVERIFY(clip);
    QCOMPARE(clip->lostSteps, 0);
    QCOMPARE(writeBvh(clip->state.clip), textOf(*session));
    QVERIFY(clip->state.additions == session->document().additions());
}

void DocumentJournalTest::undoneStepsAreRecoveredAsUndone()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    edit(*session);
    QUndoStack &history = session->document().undoStack();
    history.setIndex(4);
    session->document().setValues({9, 1, {1}}, {5}, QStringLiteral("Another way"));
    history.undo();
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    QCOMPARE(summaryOf(onlyJournal())->steps.size(), 4);
    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session);
    QCOMPARE(result.session->document().undoStack().index(), 4);
    QCOMPARE(result.session->document().undoStack().count(), 5);
    QCOMPARE(textOf(*result.session), textOf(*session));
    QCOMPARE(writeBvh(recoverClip(onlyJournal())->state.clip), textOf(*session));
    result.session->document().undoStack().redo();
    history.redo();
    QCOMPARE(textOf(*result.session), textOf(*session));
}

void DocumentJournalTest::aDragIsOneStep()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    Document &document = session->document();
    const int gesture = document.newGesture();
    for (int i = 0; i < 500; ++i)
        document.setValues({0, 30, {0}}, std::vector<double>(30, i + 0.5), QStringLiteral("Drag"), gesture);
    const int other = document.newGesture();
    for (int i = 0; i < 50; ++i) {
        document.setOffsets({{NodeId::joint(1), glm::dvec3(i + 1, 0, 0)}}, QStringLiteral("Drag offset"), other);
        if (i == 25)
            journal.flush();
    }
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    QVERIFY(QFileInfo(journalPath(onlyJournal())).size() < 40000);
    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session);
    QCOMPARE(result.session->document().undoStack().count(), 2);
    QCOMPARE(textOf(*result.session), textOf(*session));
    QCOMPARE(writeBvh(recoverClip(onlyJournal())->state.clip), textOf(*session));
    // The next drag is another one.
    QVERIFY(result.session->document().newGesture() > other);
}

void DocumentJournalTest::savedDocumentsAreNotOffered()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    Document &document = session->document();
    edit(*session);
    document.markSaved({QStringLiteral("/takes/other.bvh"), 5, {}}, {QStringLiteral("/takes/other.limber"), 6, {}});
    QVERIFY(m_thread->finish(10s));
    QVERIFY(!summaryOf(onlyJournal())->isUnsaved());
    QCOMPARE(summaryOf(onlyJournal())->origin.path, QStringLiteral("/takes/other.bvh"));
    document.setFrameTime(0.5);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    QVERIFY(summaryOf(onlyJournal())->isUnsaved());
    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session->document().isModified());
    QCOMPARE(result.session->document().origin().project.path, QStringLiteral("/takes/other.limber"));
    result.session->document().undoStack().undo();
    QVERIFY(!result.session->document().isModified());
    document.undoStack().undo();
    document.undoStack().undo(); // an undo to before the saved state
    document.setFrameTime(0.7);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    QVERIFY(summaryOf(onlyJournal())->isUnsaved());
    QCOMPARE(summaryOf(onlyJournal())->savedIndex, -1);
}

void DocumentJournalTest::aDocumentThatWasNeverSavedIsKeptAtOnce()
{
    Session session;
    DocumentOrigin origin = DocumentOrigin::untitled(QStringLiteral("Retargeted"));
    origin.neverSaved = true;
    session.document().setOrigin(origin);
    Clip clip = makeWalker({.frames = 30}).clip;
    clip.source.reset();
    clip.motion.forgetSourceRows();
    session.document().reset(clip);
    DocumentJournal journal(session, *m_store, *m_thread);
    QTRY_VERIFY(summaryOf(onlyJournal()));
    QVERIFY(summaryOf(onlyJournal())->isUnsaved());
    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session);
    QCOMPARE(result.session->document().displayName(), QStringLiteral("Retargeted"));
    QVERIFY(result.session->document().isModified());
    QCOMPARE(textOf(*result.session), writeBvh(clip));
}

void DocumentJournalTest::viewAndAdditionsAreRecovered()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    edit(*session);
    session->playhead().setFrame(11);
    session->playhead().setRange(5, 20);
    session->document().setNameCodec(NameCodec("Shift_JIS"));
    session->document().setUpAxisChoice(UpAxisChoice::Z);
    session->jointStates().setHidden({NodeId::joint(3)}, true);
    session->target().choose(0);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session);
    QCOMPARE(result.session->playhead().frame(), 11);
    QCOMPARE(result.session->playhead().lastFrame(), 20);
    QCOMPARE(result.session->document().nameCodec().name(), session->document().nameCodec().name());
    QCOMPARE(result.session->document().upAxisChoice(), UpAxisChoice::Z);
    QVERIFY(result.session->jointStates().isHidden(NodeId::joint(3)));
    QVERIFY(result.session->document().markers() == session->document().markers());
    QCOMPARE(result.session->document().layers().front().name, std::string("Polish"));
    QCOMPARE(result.session->target().layer(), 0);
}

// The file itself is never in a journal.
void DocumentJournalTest::theCharacterIsRecoveredByName()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    const ShownCharacter first{"/bodies/hero.glb", 700, "0123456789abcdef0123456789abcdef01234567"};
    ShownCharacter second{"/bodies/b\xffird.vrm", 900, {}};
    second.mapping = mappingText(MappingFile());
    session->document().setAddition(CharacterChoice(first), QStringLiteral("Show on hero.glb"));
    session->document().setAddition(CharacterChoice(second), QStringLiteral("Show on bird.vrm"));
    session->document().setAddition(CharacterChoice(), QStringLiteral("Remove bird.vrm"));
    session->document().undoStack().undo();
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session && !result.isDamaged);
    Document &document = result.session->document();
    QCOMPARE(document.addition<CharacterChoice>(), CharacterChoice(second));
    QVERIFY(result.session->character().isMissing()); // it is read when the document is in front
    QCOMPARE(result.session->character().path(), characterPath(second));
    document.undoStack().undo();
    QCOMPARE(document.addition<CharacterChoice>(), CharacterChoice(first));
    QCOMPARE(document.undoStack().redoText(), QStringLiteral("Show on bird.vrm"));
}

void DocumentJournalTest::clipsBesideAreRecoveredByName()
{
    const auto session = openedWalk();
    session->document().setOrigin(DocumentOrigin::ofFile({QStringLiteral("/takes/walk.bvh"), 100, {}},
                                                         {QStringLiteral("/takes/walk.limber"), 100, {}}));
    DocumentJournal journal(*session, *m_store, *m_thread);
    const auto clip = std::make_shared<const Clip>(makeWalker({.frames = 9}).clip);
    session->secondClip().show(
        {QStringLiteral("second.bvh"), clip, {}, Axis::Y, QStringLiteral("/takes/takes/second.bvh")});
    edit(*session);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session);
    const std::vector<ClipBeside> &beside = result.session->clipsBeside().all();
    QCOMPARE(beside.size(), std::size_t(1));
    QCOMPARE(beside.front().source.path, QStringLiteral("/takes/takes/second.bvh"));
    QVERIFY(!beside.front().isLoaded());
}

void DocumentJournalTest::aRecoveredJournalIsContinued()
{
    const auto session = openedWalk();
    {
        DocumentJournal journal(*session, *m_store, *m_thread);
        edit(*session);
        journal.flush();
        QVERIFY(m_thread->finish(10s));
    }
    // Half a record stands at the end, as after a kill.
    QFile file(journalPath(onlyJournal()));
    QVERIFY(file.open(QIODevice::Append));
    file.write("\4\20\0\0", 4);
    file.close();
    DocumentRestorer::Result first = restored(onlyJournal());
    QVERIFY(first.session);
    QVERIFY(first.isDamaged);
    {
        DocumentJournal journal(*first.session, *m_store, *m_thread, first.writer);
        first.session->document().setFrameTime(0.125);
        first.session->document().undoStack().setIndex(2);
        first.session->document().setName(0, "Pelvis");
        journal.flush();
        QVERIFY(m_thread->finish(10s));
    }
    const DocumentRestorer::Result second = restored(onlyJournal());
    QVERIFY(second.session);
    QVERIFY(!second.isDamaged);
    QCOMPARE(textOf(*second.session), textOf(*first.session));
    QCOMPARE(second.session->document().undoStack().count(), 3);
    second.session->document().undoStack().setIndex(0);
    QCOMPARE(textOf(*second.session), walkText());
}

void DocumentJournalTest::anotherClipStartsAnotherJournal()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    edit(*session);
    journal.flush();
    session->document().reset(*readBvh(walkText()).clip); // Revert
    QVERIFY(m_thread->finish(10s));
    QVERIFY(onlyJournal().isEmpty());
    session->document().setFrameTime(0.25);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    QCOMPARE(summaryOf(onlyJournal())->steps.size(), 1);
}

void DocumentJournalTest::anUndoBeyondTheStartOfTheJournalIsKept()
{
    const auto session = openedWalk();
    session->document().setFrameTime(0.25);
    session->document().setFrameTime(0.5);
    DocumentJournal journal(*session, *m_store, *m_thread); // starts at once, because there is unsaved work
    session->document().setFrameTime(0.75);
    session->document().undoStack().setIndex(1);
    QVERIFY(m_thread->finish(10s));
    QTRY_VERIFY(!onlyJournal().isEmpty());
    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session);
    QCOMPARE(result.session->document().motion().frameTimeSeconds(), 0.25);
    QCOMPARE(result.session->document().undoStack().count(), 0);
    QVERIFY(result.session->document().isModified());
}

// Only the steps that were cut off are lost.
void DocumentJournalTest::aCutJournalGivesTheStepsBeforeTheCut()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    edit(*session);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    const QString folder = onlyJournal();
    const QByteArray whole = contentOf(journalPath(folder));
    std::vector<std::string> states;
    for (int index = 0; index <= session->document().undoStack().count(); ++index) {
        session->document().undoStack().setIndex(index);
        states.push_back(textOf(*session));
    }
    QVERIFY(m_thread->finish(10s));
    qsizetype before = 0;
    for (qsizetype size = 0; size <= whole.size(); size += 97) {
        QFile::remove(journalPath(folder));
        write(journalPath(folder), whole.first(size));
        const std::optional<JournalSummary> summary = summaryOf(folder);
        const std::optional<RecoveredClip> clip = recoverClip(folder);
        QCOMPARE(summary.has_value(), clip.has_value());
        if (!clip)
            continue;
        QCOMPARE(clip->stepCount, static_cast<int>(summary->steps.size()));
        QCOMPARE(clip->lostSteps, 0);
        QVERIFY(summary->steps.size() >= before);
        before = summary->steps.size();
        QCOMPARE(writeBvh(clip->state.clip), states[static_cast<std::size_t>(clip->stepCount)]);
    }
    QVERIFY(before >= static_cast<qsizetype>(states.size()) - 3);
}

void DocumentJournalTest::damagedBytesNeverGiveAnotherState()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    edit(*session);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    const QString folder = onlyJournal();
    const QByteArray whole = contentOf(journalPath(folder));
    std::mt19937 random(5);
    int readable = 0;
    for (int trial = 0; trial < 300; ++trial) {
        QByteArray damaged = whole;
        const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(whole.size()));
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << (trial % 8)));
        QFile::remove(journalPath(folder));
        write(journalPath(folder), damaged);
        const std::optional<JournalSummary> summary = summaryOf(folder);
        if (!summary)
            continue;
        ++readable;
        QVERIFY(summary->isDamaged);
        QVERIFY(summary->steps.size() < session->document().undoStack().count() || at > whole.size() / 2);
        QCOMPARE(recoverClip(folder)->stepCount, static_cast<int>(summary->steps.size()));
    }
    QVERIFY(readable > 50);
}

void DocumentJournalTest::wholeRecordsOfNonsenseAreDamage_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("content");
    const auto moment = [](int index) { return QByteArray::fromStdString(bytesOf(StepMoment{index, 0})); };
    for (const RecordKind kind : {RecordKind::Index, RecordKind::Saved, RecordKind::Step, RecordKind::Origin}) {
        QTest::addRow("nothing in %d", int(kind)) << int(kind) << QByteArray();
        QTest::addRow("a letter in %d", int(kind)) << int(kind) << QByteArray("x");
    }
    QTest::newRow("beyond the steps") << int(RecordKind::Index) << moment(99);
    QTest::newRow("before the first step") << int(RecordKind::Index) << moment(-2);
    QTest::newRow("saved beyond the steps") << int(RecordKind::Saved) << moment(99);
    QTest::newRow("a step without an edit")
        << int(RecordKind::Step) << QByteArray::fromStdString(bytesOf(StepRecord{{3, 0}, "Type", 0, {}}));
}

// The check values are right, so that only the meaning is wrong.
void DocumentJournalTest::wholeRecordsOfNonsenseAreDamage()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, content);
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    edit(*session);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    const QString path = journalPath(onlyJournal());
    const std::string whole = contentOf(path).toStdString();
    JournalReader reader(sourceOf(whole), whole.size());
    while (reader.next())
        ;
    QVERIFY(!reader.isDamaged());
    QFile::remove(path);
    write(path, QByteArray::fromStdString(whole +
                                          framedRecord(RecordKind(kind), content.toStdString(), reader.recordCount())));
    const DocumentRestorer::Result result = restored(onlyJournal());
    QVERIFY(result.session);
    QVERIFY(result.isDamaged);
    QCOMPARE(textOf(*result.session), textOf(*session));
    QCOMPARE(result.session->document().undoStack().count(), session->document().undoStack().count());
}

void DocumentJournalTest::aDamagedTextGivesNothing()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    edit(*session);
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    const QString text = journalTextPath(onlyJournal(), 0);
    QByteArray bytes = contentOf(text);
    QCOMPARE(bytes, QByteArray::fromStdString(walkText()));
    bytes[bytes.size() - 5] = '7';
    write(text, bytes);
    QVERIFY(!recoverClip(onlyJournal()));
    QVERIFY(!restored(onlyJournal()).session);
}

void DocumentJournalTest::foreignFoldersAndLinksAreRefused()
{
    const QString outside = m_home->filePath(QStringLiteral("outside"));
    QDir().mkpath(outside);
    QDir().mkpath(QFileInfo(m_store->folder()).path());
    QVERIFY(QFile::link(outside, m_store->folder()));
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    QSignalSpy failed(&journal, &DocumentJournal::failed);
    session->document().setFrameTime(0.5);
    session->document().setFrameTime(0.6);
    QCOMPARE(failed.count(), 1); // reported once
    QVERIFY(QDir(outside).isEmpty());
    QFile::remove(m_store->folder());
    QDir().mkpath(m_store->folder());
    ::chmod(QFile::encodeName(m_store->folder()).constData(), 0777); // others might put something there
    QVERIFY(m_store->newJournalFolder().isEmpty());
    ::chmod(QFile::encodeName(m_store->folder()).constData(), 0700);
    QVERIFY(!m_store->newJournalFolder().isEmpty());
    // A link with the name of a journal is not followed either.
    const QString folder = m_store->newJournalFolder();
    write(m_home->filePath(QStringLiteral("secret")), "x");
    QVERIFY(QFile::link(m_home->filePath(QStringLiteral("secret")), journalPath(folder)));
    QVERIFY(!openOwnFile(journalPath(folder), OwnFileUse::Read).isOpen());
    JournalFile file;
    QVERIFY(!file.create(folder));
    QCOMPARE(contentOf(m_home->filePath(QStringLiteral("secret"))), QByteArray("x"));
}

void DocumentJournalTest::runsDoNotTakeTheJournalsOfOthers()
{
    const auto session = openedWalk();
    auto first = std::make_unique<RecoveryStore>(m_store->folder());
    {
        DocumentJournal journal(*session, *first, *m_thread);
        edit(*session);
        journal.flush();
        QVERIFY(m_thread->finish(10s));
    }
    QVERIFY(m_store->endedRuns().empty()); // the run has not ended
    first.reset();
    {
        const std::vector<EndedRun> ended = m_store->endedRuns();
        QCOMPARE(ended.size(), std::size_t{1});
        QCOMPARE(ended.front().journals().size(), 1);
        QVERIFY(RecoveryStore(m_store->folder()).endedRuns().empty()); // another run has taken the journals
    }
    std::vector<EndedRun> ended = m_store->endedRuns();
    QCOMPARE(ended.size(), std::size_t{1});
    const QString mine = m_store->adopt(ended.front().journals().first());
    QVERIFY(!mine.isEmpty());
    QVERIFY(ended.front().journals().isEmpty());
    ended.front().removeIfEmpty();
    ended.clear();
    QVERIFY(RecoveryStore(m_store->folder()).endedRuns().empty());
    QVERIFY(summaryOf(mine));
    QVERIFY(restored(mine).session);
}

void DocumentJournalTest::aFullDiskIsReported()
{
    const auto session = openedWalk();
    DocumentJournal journal(*session, *m_store, *m_thread);
    QSignalSpy failed(&journal, &DocumentJournal::failed);
    struct rlimit before = {};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const struct rlimit small = {2000, before.rlim_max};
    ::signal(SIGXFSZ, SIG_IGN);
    ::setrlimit(RLIMIT_FSIZE, &small);
    session->document().setFrameTime(0.5);
    journal.flush();
    const bool isDone = m_thread->finish(10s);
    ::setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(isDone);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains(QStringLiteral("larger than is allowed")));
    session->document().setFrameTime(0.6); // the program continues
    journal.flush();
    QVERIFY(m_thread->finish(10s));
    QTest::qWait(50);
    QCOMPARE(failed.count(), 1);
}

QTEST_GUILESS_MAIN(DocumentJournalTest)

} // namespace tst_documentjournal

#include "tst_documentjournal.moc"
