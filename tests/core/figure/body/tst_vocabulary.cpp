#include "body/vocabulary.h"

#include <QTest>

namespace tst_vocabulary {

using namespace limber;

namespace {

BodyPart firstMeaning(const Vocabulary &vocabulary, const char *name, std::vector<std::string> stems = {})
{
    std::sort(stems.begin(), stems.end());
    const auto meanings = vocabulary.meaningsOf(jointTerm(name), stems);
    return meanings.empty() ? BodyPart::None : meanings.front().part;
}

} // namespace

class VocabularyTest : public QObject
{
    Q_OBJECT

private slots:
    void readsItsOwnTable();
    void resolvesAmbiguousWordsByAllNames();
    void knowsTheLegsOfAnimals();
    void prefersTheUsersNames();
    void reportsWhereATableIsBroken_data();
    void reportsWhereATableIsBroken();
    void warnsOfUnknownMembers();
    void survivesTextsThatAreDamagedAnywhere();
    void wordsThatComeFirstCountMore();
};

void VocabularyTest::readsItsOwnTable()
{
    const Reading<Vocabulary> reading = Vocabulary::fromJson(builtInVocabulary());
    QVERIFY(reading.value);
    QVERIFY(reading.findings.empty());
    const Vocabulary words = Vocabulary::builtIn();
    QCOMPARE(firstMeaning(words, "LeftUpLeg"), BodyPart::Thigh);
    QCOMPARE(firstMeaning(words, "lHip"), BodyPart::Thigh);
    QCOMPARE(firstMeaning(words, "hip"), BodyPart::Pelvis);
    QCOMPARE(firstMeaning(words, "R_IndexProximal"), BodyPart::IndexFinger);
    QCOMPARE(firstMeaning(words, "左ひじ"), BodyPart::Forearm);
    QCOMPARE(firstMeaning(words, "Tail"), BodyPart::None);
    QCOMPARE(words.meaningsOf(jointTerm("Bip01 L Finger12"), {}).front().number, 3);
    QCOMPARE(words.meaningsOf(jointTerm("LeftHandRing2"), {}).front().number, 2);
}

void VocabularyTest::resolvesAmbiguousWordsByAllNames()
{
    const Vocabulary words = Vocabulary::builtIn();
    QCOMPARE(firstMeaning(words, "LeftShoulder", {"elbow", "wrist"}), BodyPart::UpperArm);
    QCOMPARE(firstMeaning(words, "LeftShoulder", {"arm", "forearm"}), BodyPart::Clavicle);
    QCOMPARE(firstMeaning(words, "LeftShoulder", {"clavicle", "upperarm"}), BodyPart::Clavicle);
    QCOMPARE(firstMeaning(words, "L_Foot", {"ankle"}), BodyPart::Toe);
    QCOMPARE(firstMeaning(words, "L_Foot", {"leg"}), BodyPart::Foot);
    QCOMPARE(firstMeaning(words, "lhand", {"wrist"}), BodyPart::None);
    QCOMPARE(firstMeaning(words, "LeftLeg", {"upleg"}), BodyPart::Shin);
    QCOMPARE(firstMeaning(words, "LeftLeg", {"knee"}), BodyPart::Thigh);
    QCOMPARE(firstMeaning(words, "左足"), BodyPart::Thigh);
    QCOMPARE(firstMeaning(words, "左足", {"太腿"}), BodyPart::Foot);
    QCOMPARE(firstMeaning(words, "ValveBiped.Bip01_Head1"), BodyPart::Head);
    QCOMPARE(firstMeaning(words, "UpperTorso"), BodyPart::Spine);
}

void VocabularyTest::knowsTheLegsOfAnimals()
{
    const Vocabulary words = Vocabulary::builtIn();
    QCOMPARE(firstMeaning(words, "LeftFrontFoot"), BodyPart::Hand);
    QCOMPARE(firstMeaning(words, "R_ForePaw"), BodyPart::Hand);
    QCOMPARE(firstMeaning(words, "LeftHindFoot"), BodyPart::Foot);
    QCOMPARE(firstMeaning(words, "forefoot.L", {"hindfoot"}), BodyPart::Hand);
    QVERIFY(firstMeaning(words, "forefoot.L") != BodyPart::Hand); // that of a human
    QCOMPARE(firstMeaning(words, "LeftHindFoot", {"hock", "hindfoot"}), BodyPart::Toe);
    QCOMPARE(firstMeaning(words, "LeftHock", {"hock", "hindfoot"}), BodyPart::Foot);
}

void VocabularyTest::prefersTheUsersNames()
{
    const auto mine = Vocabulary::fromJson(R"({"limber-joint-names": 1, "joints": {"thigh": ["tail"], "head": ["bulb"]},
        "rules": [{"name": "leg", "is": "foot", "with": ["tail"]}]})");
    QVERIFY(mine.value);
    Vocabulary words = Vocabulary::builtIn();
    words.add(*mine.value);
    QCOMPARE(firstMeaning(words, "LeftTail"), BodyPart::Thigh);
    QCOMPARE(firstMeaning(words, "Bulb"), BodyPart::Head);
    QCOMPARE(firstMeaning(words, "LeftLeg", {"tail"}), BodyPart::Foot);
    QCOMPARE(firstMeaning(words, "LeftUpLeg"), BodyPart::Thigh);
}

void VocabularyTest::reportsWhereATableIsBroken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error");
    const auto add = [](const char *what, const char *text, const char *error) {
        QTest::newRow(what) << QByteArray(text) << QString::fromUtf8(error);
    };
    add("empty", "", "1:1: error: expected a value, found the end of the file");
    add("a list", "[]", "1:1: error: expected an object, found a list");
    add("unknown part", "{\"joints\":\n  {\"fin\": []}}",
        "2:4: error: expected a part of the body, such as \"upper arm\", found 'fin'");
    add("a name for a list", "{\"joints\": {\"head\": \"head\"}}",
        "1:21: error: expected a list of names, found 'head'");
    add("a number for a name", "{\"joints\": {\"head\": [7]}}", "1:22: error: expected a name, found '7'");
    add("part twice", "{\"joints\": {\"head\": [], \"head\": []}}",
        "1:25: error: expected each name once, found 'head' twice");
    add("rule without a part", "{\"rules\": [{\"name\": \"leg\"}]}",
        "1:12: error: expected a rule with \"name\" and \"is\"");
    add("a number for a rule", "{\"rules\": [7]}", "1:12: error: expected a rule, found '7'");
    add("an object for rules", "{\"rules\": {}}", "1:11: error: expected a list of rules, found an object");
    add("a list for parts", "{\"joints\": []}", "1:12: error: expected an object of parts of the body, found a list");
    add("rule with another part", "{\"rules\": [{\"name\": \"leg\", \"is\": \"fin\"}]}",
        "1:34: error: expected a part of the body, such as \"upper arm\", or \"none\", found 'fin'");
    add("other version", "{\"limber-joint-names\": 2}",
        "1:24: error: expected 1, the version that this program knows, found '2'");
    add("comma for a bracket", "{\"joints\": {\"head\": [\"a\",]}}", "1:26: error: expected a value, found ']'");
    add("after the end", "{} x", "1:4: error: expected the end of the file, found 'x'");
}

void VocabularyTest::reportsWhereATableIsBroken()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, error);
    const Reading<Vocabulary> reading = Vocabulary::fromJson(text.toStdString());
    QVERIFY(!reading.value);
    QCOMPARE(reading.findings.size(), 1U);
    QCOMPARE(QString::fromStdString(reading.findings.front().toString("f")), QStringLiteral("f:") + error);
}

void VocabularyTest::warnsOfUnknownMembers()
{
    const Reading<Vocabulary> reading = Vocabulary::fromJson("{\"joints\": {},\n \"colour\": 1}");
    QVERIFY(reading.value);
    QCOMPARE(QString::fromStdString(reading.findings.front().toString("f")),
             QStringLiteral("f:2:2: warning: 'colour' is unknown and was ignored"));
}

void VocabularyTest::survivesTextsThatAreDamagedAnywhere()
{
    const std::string text(builtInVocabulary());
    for (std::size_t i = 0; i < text.rfind('}'); i += 7) {
        std::string damaged = text;
        damaged[i] = static_cast<char>(i * 31);
        const Reading<Vocabulary> changed = Vocabulary::fromJson(damaged);
        QVERIFY(changed.value || !changed.findings.empty());
        QVERIFY(!Vocabulary::fromJson(text.substr(0, i)).value);
    }
}

void VocabularyTest::wordsThatComeFirstCountMore()
{
    const auto read = Vocabulary::fromJson(R"({"joints": {"head": ["skull", "bulb"], "neck": ["bulb", "skull"]}})");
    QVERIFY(read.value);
    QCOMPARE(firstMeaning(*read.value, "Bulb"), BodyPart::Neck);
    QCOMPARE(firstMeaning(*read.value, "Skull"), BodyPart::Head);
}

QTEST_APPLESS_MAIN(VocabularyTest)

} // namespace tst_vocabulary

#include "tst_vocabulary.moc"
