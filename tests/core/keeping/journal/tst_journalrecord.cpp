#include "journal/journalrecord.h"

#include <QTest>

#include <vector>

namespace tst_journalrecord {

using namespace limber;

// A journal is used up to its first damaged byte, and the damage is reported.
class JournalRecordTest : public QObject
{
    Q_OBJECT

private slots:
    void recordsAreReadInOrder();
    void everyCutIsDetected();
    void everyChangedBitIsDetected();
    void movedRecordsAreRefused();
    void sizesReserveNoMemory();
};

namespace {

struct Read
{
    std::vector<JournalRecord> records;
    bool isDamaged = false;
    std::uint64_t goodSize = 0;
};

Read read(const std::string &bytes)
{
    JournalReader reader(sourceOf(bytes), bytes.size());
    Read result;
    while (std::optional<JournalRecord> record = reader.next())
        result.records.push_back(std::move(*record));
    result.isDamaged = reader.isDamaged();
    result.goodSize = reader.goodSize();
    return result;
}

const std::vector<JournalRecord> some = {{RecordKind::Origin, "walk.bvh"},
                                         {RecordKind::Start, std::string("\0\1\2", 3)},
                                         {RecordKind::Step, std::string(1000, 'x')},
                                         {RecordKind::Index, ""}};

std::string journal()
{
    std::string bytes(journalHead());
    for (std::size_t i = 0; i < some.size(); ++i)
        bytes += framedRecord(some[i].kind, some[i].content, i);
    return bytes;
}

} // namespace

void JournalRecordTest::recordsAreReadInOrder()
{
    const Read result = read(journal());
    QVERIFY(!result.isDamaged);
    QCOMPARE(result.goodSize, journal().size());
    QCOMPARE(result.records.size(), some.size());
    for (std::size_t i = 0; i < some.size(); ++i) {
        QVERIFY(result.records[i].kind == some[i].kind);
        QCOMPARE(result.records[i].content, some[i].content);
    }
}

void JournalRecordTest::everyCutIsDetected()
{
    const std::string whole = journal();
    std::size_t cutsBetween = 0;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Read result = read(whole.substr(0, size));
        cutsBetween += result.isDamaged ? 0 : 1; // the cut is exactly between two records
        QVERIFY(result.goodSize <= size);
        QVERIFY(result.records.size() < some.size());
    }
    QCOMPARE(cutsBetween, some.size());
}

void JournalRecordTest::everyChangedBitIsDetected()
{
    const std::string whole = journal();
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
            const Read result = read(changed);
            QVERIFY2(result.isDamaged, qPrintable(QString::number(at)));
            QVERIFY(result.goodSize <= at);
        }
    }
}

void JournalRecordTest::movedRecordsAreRefused()
{
    std::string bytes(journalHead());
    bytes += framedRecord(RecordKind::Step, "a", 0) + framedRecord(RecordKind::Step, "a", 0);
    const Read result = read(bytes);
    QCOMPARE(result.records.size(), std::size_t{1});
    QVERIFY(result.isDamaged);
}

void JournalRecordTest::sizesReserveNoMemory()
{
    std::string bytes = journal();
    bytes.resize(journalHead().size() + 1);
    bytes += std::string(8, '\x7f') + std::string(100, 'x');
    const Read result = read(bytes);
    QVERIFY(result.isDamaged);
    QVERIFY(result.records.empty());
}

QTEST_APPLESS_MAIN(JournalRecordTest)

} // namespace tst_journalrecord

#include "tst_journalrecord.moc"
