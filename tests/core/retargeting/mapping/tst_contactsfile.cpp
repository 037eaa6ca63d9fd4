#include "bvh/read/bvhreader.h"
#include "mapping/contactsfile.h"
#include "support/sharedtools.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QTest>

#include <utility>

namespace tst_contactsfile {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// Two joints of the same name, and one whose name needs quoting.
Skeleton twins()
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    skeleton.addJoint({"Foot", 0, {}, {}, 0});
    skeleton.addJoint({"Foot", 0, {}, {}, 0});
    skeleton.addJoint({"a \"b\\ ü", 0, {}, {}, 0});
    return skeleton;
}

} // namespace

class ContactsFileTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrites();
    void readsOneLineAsTheToolsWriteIt();
    void sortsJointsInTheOrderOfTheSkeleton();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void refusesDeepNesting();
    void refusesEveryTruncation();
    void readsTheContactsOfTheSharedWalker();
};

void ContactsFileTest::readsWhatItWrites()
{
    const Contacts contacts{{0, {}}, {1, {{0, 12}, {40, 40}}}, {2, {{3, 99}}}, {3, {{7, 8}}}};
    const std::string text = contactsText(contacts, twins());
    QVERIFY(text.find("\"Foot#2\": [[3, 99]]") != std::string::npos);
    const Reading<Contacts> reading = readContacts(text, twins(), 100);
    QVERIFY(reading.value.has_value());
    QVERIFY(*reading.value == contacts);
    QVERIFY(readContacts(contactsText({}, twins()), twins(), 0).value->empty());
}

void ContactsFileTest::readsOneLineAsTheToolsWriteIt()
{
    const Reading<Contacts> reading = readContacts(R"({"contacts": {"Foot": [[0, 12], [40, 55]]}})", twins(), 56);
    QVERIFY(reading.value.has_value());
    QVERIFY((*reading.value == Contacts{{1, {{0, 12}, {40, 55}}}}));
}

void ContactsFileTest::sortsJointsInTheOrderOfTheSkeleton()
{
    const Reading<Contacts> reading = readContacts(R"({"contacts": {"Foot#2": [], "Hips": [[1, 2]]}})", twins(), 5);
    QCOMPARE(reading.value->front().joint, 0);
    QCOMPARE(reading.value->back().joint, 2);
}

void ContactsFileTest::refusesBadFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("nothing") << QByteArray() << 1 << 1 << QByteArray("expected");
    QTest::newRow("no object") << QByteArray("[]") << 1 << 1 << QByteArray("expected an object");
    QTest::newRow("no contacts") << QByteArray("{\"mapping\": {}}") << 1 << 1 << QByteArray("contacts");
    QTest::newRow("unknown joint") << QByteArray("{\"contacts\": {\n  \"Foot\": [],\n  \"Tail\": []}}") << 3 << 3
                                   << QByteArray("expected a joint of the source, found 'Tail'");
    QTest::newRow("joint twice") << QByteArray("{\"contacts\": {\"Foot\": [], \"Foot\": []}}") << 1 << 27
                                 << QByteArray();
    QTest::newRow("outside") << QByteArray("{\"contacts\": {\"Foot\": [[2, 10]]}}") << 1 << 15
                             << QByteArray("a clip that has 10");
    QTest::newRow("reversed") << QByteArray("{\"contacts\": {\"Foot\": [\n[5, 2]]}}") << 2 << 1 << QByteArray("FIRST");
    QTest::newRow("negative") << QByteArray("{\"contacts\": {\"Foot\": [[-1, 2]]}}") << 1 << 24 << QByteArray("FIRST");
    QTest::newRow("overlapping") << QByteArray("{\"contacts\": {\"Foot\": [[0, 4], [4, 6]]}}") << 1 << 32
                                 << QByteArray("overlap");
    QTest::newRow("unordered") << QByteArray("{\"contacts\": {\"Foot\": [[5, 6], [0, 2]]}}") << 1 << 32 << QByteArray();
    QTest::newRow("fraction") << QByteArray("{\"contacts\": {\"Foot\": [[0, 1.5]]}}") << 1 << 24 << QByteArray();
    QTest::newRow("huge") << QByteArray("{\"contacts\": {\"Foot\": [[0, 1e300]]}}") << 1 << 24 << QByteArray();
    QTest::newRow("text") << QByteArray("{\"contacts\": {\"Foot\": [[0, \"9\"]]}}") << 1 << 24 << QByteArray();
    QTest::newRow("three") << QByteArray("{\"contacts\": {\"Foot\": [[0, 1, 2]]}}") << 1 << 24 << QByteArray();
    QTest::newRow("flat") << QByteArray("{\"contacts\": {\"Foot\": [0, 1]}}") << 1 << 24 << QByteArray();
    QTest::newRow("null") << QByteArray("{\"contacts\": {\"Foot\": null}}") << 1 << 23 << QByteArray();
    QTest::newRow("not UTF-8") << QByteArray("{\"contacts\": {\"F\xff\": []}}") << 1 << -1 << QByteArray();
    QTest::newRow("more after") << QByteArray("{\"contacts\": {}} {}") << 1 << 18 << QByteArray();
}

void ContactsFileTest::refusesBadFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, message);
    const Reading<Contacts> reading = readContacts(text.toStdString(), twins(), 10);
    QVERIFY(!reading.value);
    QVERIFY(reading.error() != nullptr);
    QCOMPARE(reading.error()->severity, Severity::Error);
    QCOMPARE(reading.error()->line, line);
    if (column > 0)
        QCOMPARE(reading.error()->column, column);
    QVERIFY2(reading.error()->message.text().find(message.toStdString()) != std::string::npos,
             reading.error()->message.text().c_str());
}

void ContactsFileTest::refusesDeepNesting()
{
    const std::string text = "{\"contacts\": {\"Foot\": " + std::string(2'000'000, '[');
    QVERIFY(!readContacts(text, twins(), 10).value);
}

void ContactsFileTest::refusesEveryTruncation()
{
    const std::string text = contactsText({{1, {{0, 3}, {5, 9}}}, {3, {{1, 2}}}}, twins());
    for (std::size_t length = 0; length + 2 < text.size(); ++length) {
        const Reading<Contacts> reading = readContacts(std::string_view(text).substr(0, length), twins(), 10);
        QVERIFY(!reading.value && reading.error() && reading.error()->line > 0);
    }
}

void ContactsFileTest::readsTheContactsOfTheSharedWalker()
{
    if (!hasSharedTools())
        QSKIP(sharedToolsAreMissing());
    const FileFolder folder;
    QVERIFY(runSharedTool(u"make_retarget_pairs.py"_s, {u"synth"_s, folder.path(u"walk.bvh"_s)}));
    const ReadResult read = readBvh(bytesOf(folder.path(u"walk.bvh"_s)).toStdString());
    QVERIFY(read.clip.has_value());
    const Reading<Contacts> reading = readContacts(bytesOf(folder.path(u"walk.contacts.json"_s)).toStdString(),
                                                   read.clip->skeleton, read.clip->motion.frameCount());
    QVERIFY(reading.value.has_value());
    QCOMPARE(reading.value->size(), std::size_t(4));
    QVERIFY(!reading.value->front().intervals.empty());
}

QTEST_GUILESS_MAIN(ContactsFileTest)

} // namespace tst_contactsfile

#include "tst_contactsfile.moc"
