#include "mapping/jointkeys.h"
#include "mapping/mappingfile.h"
#include "mapping/mappingreader.h"

#include <QTest>

#include <random>

namespace tst_mappingfile {

using namespace limber;

namespace {

Skeleton skeletonOf(const std::vector<std::pair<std::string, int>> &joints)
{
    Skeleton skeleton;
    for (const auto &[name, parent] : joints)
        skeleton.addJoint({name, parent, {}, {}, 0});
    return skeleton;
}

Skeleton leg()
{
    return skeletonOf({{"Hips", -1}, {"Thigh", 0}, {"Shin", 1}, {"Foot", 2}});
}

QString firstError(const std::vector<Finding> &findings)
{
    for (const Finding &finding : findings) {
        if (finding.severity == Severity::Error)
            return QString::fromStdString(finding.toString("f"));
    }
    return {};
}

Reading<JointMapping> fitted(const char *text)
{
    const Reading<MappingFile> reading = readMapping(text);
    return reading.value ? fitMapping(*reading.value, leg(), leg())
                         : Reading<JointMapping>{std::nullopt, reading.findings};
}

// A file with one entry of each kind.
MappingFile fullFile()
{
    MappingFile file;
    file.sourceJoints = {"Hips", "Thigh \"left\"", "Füße", "\\xE4"};
    file.targetJoints = {"root", "root#2"};
    file.mapping = {{"root", "Hips", {}}, {"root#2", std::nullopt, {}}};
    file.chains = {{{"Spine", "Spine1"}, {"a", "b", "c"}, "from tip", {}}};
    file.rest = "keep";
    file.contacts = {{"Füße", {{0, 4}, {9, 12}}, {}}, {"Hips", {}, {}}};
    file.settings = {{"lock feet", true}, {"scale", 1.1}, {"up", std::string("z")}};
    file.notes = "a\nb\t\x01";
    return file;
}

} // namespace

class MappingFileTest : public QObject
{
    Q_OBJECT

private slots:
    void writesAndReadsTheSame();
    void keepsNamesThatAreNotUnique();
    void keepsNamesThatAreNotUtf8();
    void leavesGuessesUnmapped();
    void readsAMappingAlone();
    void reportsWhereAFileIsBroken_data();
    void reportsWhereAFileIsBroken();
    void refusesContradictions_data();
    void refusesContradictions();
    void refusesMissingJoints();
    void sortsContactsInTheOrderOfTheSkeleton();
    void refusesEveryTruncation();
    void acceptsDeepAndLongTexts();
    void survivesRandomDamage();
};

void MappingFileTest::writesAndReadsTheSame()
{
    const std::string text = mappingText(fullFile());
    const Reading<MappingFile> reading = readMapping(text);
    QVERIFY2(reading.value, qPrintable(firstError(reading.findings)));
    QVERIFY(reading.findings.empty());
    QCOMPARE(mappingText(*reading.value), text);
    QCOMPARE(reading.value->notes, fullFile().notes);
    QCOMPARE(reading.value->contacts->front().intervals, fullFile().contacts->front().intervals);
    QVERIFY(reading.value->settings == fullFile().settings);
    QCOMPARE(readMapping("\xEF\xBB\xBF" + text).value->chains.front().mode, std::string("from tip"));
}

void MappingFileTest::keepsNamesThatAreNotUnique()
{
    const Skeleton skeleton = skeletonOf({{"a", -1}, {"a", 0}, {"a#2", 1}, {"a", 2}, {"b#2", 3}});
    const std::vector<std::string> keys = jointKeys(skeleton);
    QCOMPARE(keys, (std::vector<std::string>{"a", "a#3", "a#2", "a#4", "b#2"}));
    JointMapping mapping;
    for (int joint = 0; joint < 5; ++joint)
        mapping.matches.push_back({joint, 1.0, MatchReason::User});
    const MappingFile file = mappingFileOf(mapping, skeleton, skeleton);
    const Reading<JointMapping> back = fitMapping(*readMapping(mappingText(file)).value, skeleton, skeleton);
    QVERIFY(back.value);
    for (int joint = 0; joint < 5; ++joint)
        QCOMPARE(back.value->sourceOf(joint), joint);
}

void MappingFileTest::keepsNamesThatAreNotUtf8()
{
    // Two different bytes, and a name that looks like the escape sequence of one.
    const Skeleton skeleton = skeletonOf({{"\xE4", -1}, {"\xE5", 0}, {"\\xE4", 1}, {"\x98r", 2}});
    JointMapping mapping;
    for (int joint = 0; joint < 4; ++joint)
        mapping.matches.push_back({joint, 1.0, MatchReason::User});
    const std::string text = mappingText(mappingFileOf(mapping, skeleton, skeleton));
    QVERIFY(isUtf8(text));
    const Reading<JointMapping> back = fitMapping(*readMapping(text).value, skeleton, skeleton);
    QVERIFY(back.findings.empty());
    for (int joint = 0; joint < 4; ++joint)
        QCOMPARE(back.value->sourceOf(joint), joint);
}

void MappingFileTest::leavesGuessesUnmapped()
{
    JointMapping mapping;
    mapping.matches = {
        {0, 1.0, MatchReason::Name}, {1, 0.49, MatchReason::Structure}, {}, {3, 0.5, MatchReason::Structure}};
    const MappingFile file = mappingFileOf(mapping, leg(), leg());
    QVERIFY(file.mapping[0].source && !file.mapping[1].source && !file.mapping[2].source && file.mapping[3].source);
}

void MappingFileTest::readsAMappingAlone()
{
    const Reading<JointMapping> fit = fitted(R"({"mapping": {"Thigh": "Shin", "Hips": null}})");
    QVERIFY(fit.value);
    QCOMPARE(fit.value->sourceOf(1), 2);
    QCOMPARE(fit.value->matches[1].reason, MatchReason::File);
    QCOMPARE(fit.value->sourceOf(0), NoJoint);
    QVERIFY(readMapping(R"({"contacts": {"Foot": [[0, 3], [4, 9]]}})").value->contacts->front().intervals ==
            std::vector<FrameInterval>({{0, 9}}));
}

void MappingFileTest::reportsWhereAFileIsBroken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error");
    const auto add = [](const char *what, const QByteArray &text, const char *error) {
        QTest::newRow(what) << text << QString::fromUtf8(error);
    };
    add("empty", "", "f:1:1: error: expected a value, found the end of the file");
    add("no object", "7", "f:1:1: error: expected an object, found '7'");
    add("neither mapping nor contacts", "{}",
        "f:1:1: error: expected an object with \"mapping\" or \"contacts\", found neither");
    add("no quotes", "{\"mapping\":\n {a: 1}}", "f:2:3: error: expected a name in quotes, found 'a'");
    add("no colon", "{\"mapping\" {}}", "f:1:12: error: expected a colon, found '{'");
    add("no comma", "{\"mapping\": {\"a\": \"b\" \"c\": \"d\"}}",
        "f:1:23: error: expected a comma or }, found '\"c\"'");
    add("not closed", "{\"mapping\": {\"a\": \"b\"", "f:1:22: error: expected a comma or }, found the end of the file");
    add("text not closed", "{\"mapping\": {\"a\": \"b",
        "f:1:21: error: expected a closing quote, found the end of the file");
    add("number for a joint", "{\"mapping\": {\"ä\": 5}}",
        "f:1:19: error: expected the name of a source joint or null, found '5'");
    add("target twice", "{\"mapping\": {\"a\": null, \"a\": null}}",
        "f:1:25: error: expected each name once, found 'a' twice");
    add("member twice", "{\"mapping\": {}, \"mapping\": {}}",
        "f:1:17: error: expected each name once, found 'mapping' twice");
    add("rest mode", "{\"mapping\": {},\n\"rest\": \"best\"}",
        "f:2:9: error: expected one of \"auto\", \"match\", \"keep\", found 'best'");
    add("chain", "{\"mapping\": {}, \"chains\": [{\"source\": \"a\"}]}",
        "f:1:39: error: expected a list of joint names, found 'a'");
    add("frames turned round", "{\"contacts\": {\"a\": [[5, 2]]}}",
        "f:1:21: error: expected [FIRST, LAST], two frames counted from 0, found a list");
    add("half a frame", "{\"contacts\": {\"a\": [[0, 2.5]]}}",
        "f:1:21: error: expected [FIRST, LAST], two frames counted from 0, found a list");
    add("intervals that overlap", "{\"contacts\": {\"a\": [[0, 5], [5, 9]]}}",
        "f:1:29: error: expected intervals in order that do not overlap");
    add("setting", "{\"mapping\": {}, \"settings\": {\"a\": []}}",
        "f:1:35: error: expected a number, a text, true or false, found a list");
    add("version", "{\"limber-mapping\": \"1\", \"mapping\": {}}",
        "f:1:20: error: expected 1, the version that this program knows, found '1'");
    add("not UTF-8", "{\"mapping\": {\"\xE4\": null}}", "f:1:15: error: expected UTF-8, found '\\xE4\"'");
    add("zero byte after the end", QByteArray("{\"mapping\": {}}\0x", 17),
        "f:1:16: error: expected the end of the file, found '\\x00x'");
}

void MappingFileTest::reportsWhereAFileIsBroken()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, error);
    const Reading<MappingFile> reading = readMapping(text.toStdString());
    QVERIFY(!reading.value);
    QCOMPARE(firstError(reading.findings), error);
}

void MappingFileTest::refusesContradictions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error");
    QTest::newRow("a source joint twice")
        << QByteArray("{\"mapping\": {\"Thigh\": \"Shin\",\n \"Shin\": \"Shin\"}}")
        << QStringLiteral("f:2:2: error: expected each source joint once, found 'Shin' for 'Shin' and for 'Thigh'");
    QTest::newRow("upside down")
        << QByteArray("{\"mapping\": {\"Thigh\": \"Foot\",\n \"Foot\": \"Thigh\"}}")
        << QStringLiteral("f:2:2: error: expected pairs in the order of the hierarchies: 'Thigh' is above 'Foot' and "
                          "follows 'Foot', which is below 'Thigh'");
    QTest::newRow("upside down with joints between")
        << QByteArray("{\"mapping\": {\"Foot\": \"Hips\", \"Shin\": null, \"Hips\": \"Shin\"}}")
        << QStringLiteral("f:1:14: error: expected pairs in the order of the hierarchies: 'Hips' is above 'Foot' and "
                          "follows 'Shin', which is below 'Hips'");
}

void MappingFileTest::refusesContradictions()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, error);
    const Reading<JointMapping> fit = fitted(text.constData());
    QVERIFY(!fit.value);
    QCOMPARE(firstError(fit.findings), error);
}

void MappingFileTest::refusesMissingJoints()
{
    const Reading<JointMapping> fit =
        fitted("{\"mapping\": {\n\"Tail\": \"Hips\",\n\"Hips\": \"Wing\",\n\"Foot\": \"Foot\"}}");
    QVERIFY(!fit.value);
    QCOMPARE(fit.findings.size(), 2U);
    QCOMPARE(QString::fromStdString(fit.findings[0].toString("f")),
             QStringLiteral("f:2:1: error: expected a joint of the target, found 'Tail'"));
    QCOMPARE(QString::fromStdString(fit.findings[1].toString("f")),
             QStringLiteral("f:3:1: error: expected a joint of the source, found 'Wing'"));
}

void MappingFileTest::sortsContactsInTheOrderOfTheSkeleton()
{
    const auto file = readMapping(R"({"contacts": {"Foot": [[1, 2]], "Wing": [], "Shin": [[0, 0]]}})").value;
    std::vector<Finding> findings;
    const Contacts contacts = fitContacts(*file, leg(), findings);
    QVERIFY(contacts == Contacts({{2, {{0, 0}}}, {3, {{1, 2}}}}));
    QCOMPARE(findings.size(), 1U);
}

void MappingFileTest::refusesEveryTruncation()
{
    const std::string text = mappingText(fullFile());
    for (std::size_t length = 0; length + 2 < text.size(); ++length) {
        const Reading<MappingFile> reading = readMapping(text.substr(0, length));
        QVERIFY(!reading.value);
        QVERIFY(!firstError(reading.findings).isEmpty());
    }
}

void MappingFileTest::acceptsDeepAndLongTexts()
{
    const std::string deep = "{\"mapping\": " + std::string(100'000, '[');
    QCOMPARE(firstError(readMapping(deep).findings),
             QStringLiteral("f:1:28: error: expected at most 16 levels, found more"));
    std::string objects;
    for (int i = 0; i < 100'000; ++i)
        objects += "{\"a\":";
    QVERIFY(!readMapping(objects).value);

    std::string many = "{\"mapping\": {}, \"notes\": [";
    for (int i = 0; i < 1'100'000; ++i)
        many += "1,";
    QVERIFY(firstError(readMapping(many).findings)
                .endsWith(QStringLiteral("expected at most 1,000,000 values, found more")));
    const std::string longText = "{\"mapping\": {}, \"notes\": \"" + std::string(50'000'000, 'x') + "\"}";
    QCOMPARE(readMapping(longText).value->notes.size(), 50'000'000U);
    QVERIFY(!readMapping(std::string(10'000'000, ' ')).value);
}

void MappingFileTest::survivesRandomDamage()
{
    const std::string text = mappingText(fullFile());
    constexpr std::string_view signs = "{}[]\",:\\0e.-+nulltrue\xC3\xFF ";
    std::mt19937 random(7);
    for (int round = 0; round < 20'000; ++round) {
        std::string damaged = text;
        for (unsigned changes = 1 + random() % 4; changes > 0; --changes) {
            const std::size_t place = random() % damaged.size();
            if (random() % 3 == 0)
                damaged.erase(place, 1 + random() % 5);
            else
                damaged[place] = signs[random() % signs.size()];
        }
        const Reading<MappingFile> reading = readMapping(damaged);
        QCOMPARE(reading.value.has_value(), firstError(reading.findings).isEmpty());
        if (!reading.value)
            continue;
        const Reading<JointMapping> fit = fitMapping(*reading.value, leg(), leg());
        QCOMPARE(fit.value.has_value(), firstError(fit.findings).isEmpty());
        // What was read is written so that it reads back the same.
        const std::string again = mappingText(*reading.value);
        QCOMPARE(mappingText(*readMapping(again).value), again);
    }
}

QTEST_APPLESS_MAIN(MappingFileTest)

} // namespace tst_mappingfile

#include "tst_mappingfile.moc"
