#include "retarget/mappingsettings.h"

#include <QTest>

#include <limits>

namespace tst_mappingsettings {

using namespace limber;

using Value = MappingFile::Value;

// The settings of a retarget as a mapping file keeps them.
class MappingSettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachChoiceHasAWord();
    void defaultsAreLeftOut();
    void everySettingIsWrittenAndReadBack();
    void storingReplacesWhatWasThere();
    void valuesWithAMeaningAreTaken_data();
    void valuesWithAMeaningAreTaken();
    void valuesWithoutAMeaningAreReported_data();
    void valuesWithoutAMeaningAreReported();
    void anUnknownRestIsAuto();
    void contactsOfMissingJointsAreErrors();
};

namespace {

// A chain with a name that occurs twice.
Skeleton figure()
{
    Skeleton skeleton;
    for (const char *name : {"Hips", "Foot", "Foot"})
        skeleton.addJoint({name, skeleton.jointCount() - 1, {}, {}, 0});
    return skeleton;
}

MappingFile stored(const RetargetSettings &settings)
{
    MappingFile file;
    storeSettings(settings, figure(), file);
    return file;
}

RetargetSettings readBack(const MappingFile &file, std::vector<Finding> &findings)
{
    return settingsOf(file, figure(), findings);
}

// What is stored for these settings: only what differs from the defaults.
std::vector<std::string> namesIn(const MappingFile &file)
{
    std::vector<std::string> names;
    for (const auto &[name, value] : file.settings)
        names.push_back(name);
    return names;
}

} // namespace

void MappingSettingsTest::eachChoiceHasAWord()
{
    for (const auto &[word, mode] :
         {std::pair("auto", RestMode::Auto), {"match", RestMode::Match}, {"keep", RestMode::Keep}}) {
        QCOMPARE(wordOf(mode), std::string_view(word));
        QCOMPARE(restModeFromWord(word), mode);
    }
    for (const auto &[word, goal] : {std::pair("free", HandGoal::Free),
                                     {"other", HandGoal::OtherHand},
                                     {"head", HandGoal::Head},
                                     {"pelvis", HandGoal::Pelvis},
                                     {"world", HandGoal::World}}) {
        QCOMPARE(wordOf(goal), std::string_view(word));
        QCOMPARE(handGoalFromWord(word), goal);
    }
    for (const auto &[word, up] : {std::pair("auto", UpAxisChoice::Auto),
                                   {"x", UpAxisChoice::X},
                                   {"y", UpAxisChoice::Y},
                                   {"z", UpAxisChoice::Z}}) {
        QCOMPARE(wordOf(up), std::string_view(word));
        QCOMPARE(upAxisFromWord(word), up);
    }
    QCOMPARE(restModeFromWord("Match"), std::nullopt);
    QCOMPARE(handGoalFromWord("foot"), std::nullopt);
    QCOMPARE(upAxisFromWord(""), std::nullopt);
}

void MappingSettingsTest::defaultsAreLeftOut()
{
    const MappingFile file = stored({});
    QCOMPARE(file.rest, std::string("auto"));
    QVERIFY(file.settings.empty());
    QVERIFY(!file.contacts);
}

void MappingSettingsTest::everySettingIsWrittenAndReadBack()
{
    RetargetSettings settings;
    settings.rest = RestMode::Keep;
    settings.scale = 1.25;
    settings.sourceReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = 0};
    settings.targetReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = 7};
    settings.targetUp = UpAxisChoice::Z;
    settings.leftHand = HandGoal::Head;
    settings.rightHand = HandGoal::World;
    settings.keepTravel = true;
    settings.setOnFloor = false;
    settings.lockFeet = false;
    settings.spreadChains = true;
    settings.rootMotion = true;
    settings.keepApart = true;
    settings.contacts = Contacts{{1, {{3, 5}}}, {2, {{0, 2}, {8, 9}}}};
    const MappingFile file = stored(settings);
    QCOMPARE(file.rest, std::string("keep"));
    const std::vector<std::pair<std::string, Value>> expected{{"scale", 1.25},
                                                              {"sourceFrame", 0.0},
                                                              {"targetFrame", 7.0},
                                                              {"up", std::string("z")},
                                                              {"leftHand", std::string("head")},
                                                              {"rightHand", std::string("world")},
                                                              {"keepTravel", true},
                                                              {"floor", false},
                                                              {"lockFeet", false},
                                                              {"spreadChains", true},
                                                              {"rootMotion", true},
                                                              {"keepApart", true}};
    QCOMPARE(file.settings, expected);
    QCOMPARE(file.contacts->size(), 2U);
    QCOMPARE(file.contacts->at(0).joint, std::string("Foot"));
    QCOMPARE(file.contacts->at(1).joint, std::string("Foot#2"));
    QCOMPARE(file.contacts->at(1).intervals, (std::vector<FrameInterval>{{0, 2}, {8, 9}}));
    std::vector<Finding> findings;
    const RetargetSettings read = readBack(file, findings);
    QVERIFY(findings.empty());
    QCOMPARE(read.rest, RestMode::Keep);
    QCOMPARE(read.sourceReference.frame, 0);
    QCOMPARE(read.targetReference.frame, 7);
    QVERIFY(read.keepApart);
    QCOMPARE(read.contacts, settings.contacts);
    QCOMPARE(stored(read).settings, expected);
}

void MappingSettingsTest::storingReplacesWhatWasThere()
{
    MappingFile file;
    file.rest = "match";
    file.settings = {{"scale", 2.0}, {"colour", std::string("red")}};
    file.contacts.emplace();
    RetargetSettings settings;
    settings.contacts.emplace(); // the user has removed all contacts
    settings.lockFeet = false;
    storeSettings(settings, figure(), file);
    QCOMPARE(file.rest, std::string("auto"));
    QCOMPARE(namesIn(file), std::vector<std::string>{"lockFeet"});
    QVERIFY(file.contacts && file.contacts->empty());
    storeSettings({}, figure(), file);
    QVERIFY(!file.contacts);
}

void MappingSettingsTest::valuesWithAMeaningAreTaken_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Value>("value");
    const auto row = [](const char *title, const char *name, const Value &value) {
        QTest::newRow(title) << QString::fromLatin1(name) << value;
    };
    row("small scale", "scale", 1e-300);
    row("latest frame of the source", "sourceFrame", 2e9);
    row("first frame of the target", "targetFrame", 0.0);
    row("axis", "up", std::string("x"));
    row("hand", "leftHand", std::string("other"));
    row("other hand", "rightHand", std::string("pelvis"));
    row("travel", "keepTravel", true);
    row("floor", "floor", false);
    row("feet", "lockFeet", false);
    row("chains", "spreadChains", true);
    row("root", "rootMotion", true);
}

void MappingSettingsTest::valuesWithAMeaningAreTaken()
{
    QFETCH(QString, name);
    QFETCH(Value, value);
    MappingFile file;
    file.settings = {{name.toStdString(), value}};
    std::vector<Finding> findings;
    const RetargetSettings settings = readBack(file, findings);
    QVERIFY(findings.empty());
    QCOMPARE(stored(settings).settings, file.settings);
}

void MappingSettingsTest::valuesWithoutAMeaningAreReported_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Value>("value");
    const auto row = [](const char *title, const char *name, const Value &value) {
        QTest::newRow(title) << QString::fromLatin1(name) << value;
    };
    row("unknown", "colour", std::string("red"));
    row("no scale", "scale", 0.0);
    row("negative scale", "scale", -1.0);
    row("infinite scale", "scale", std::numeric_limits<double>::infinity());
    row("scale as a text", "scale", std::string("2"));
    row("half a frame", "sourceFrame", 0.5);
    row("negative frame", "sourceFrame", -1.0);
    row("frame that is too late", "targetFrame", 2e9 + 1.0);
    row("frame that is none", "targetFrame", std::numeric_limits<double>::quiet_NaN());
    row("frame as a text", "targetFrame", std::string("2"));
    row("axis", "up", std::string("w"));
    row("axis as a number", "up", 1.0);
    row("hand", "leftHand", std::string("foot"));
    row("hand as a switch", "rightHand", true);
    row("switch as a number", "floor", 1.0);
    row("switch as a text", "rootMotion", std::string("yes"));
}

void MappingSettingsTest::valuesWithoutAMeaningAreReported()
{
    QFETCH(QString, name);
    QFETCH(Value, value);
    MappingFile file;
    file.settings = {{name.toStdString(), value}, {"scale", 3.0}};
    std::vector<Finding> findings;
    const RetargetSettings settings = readBack(file, findings);
    QCOMPARE(findings.size(), 1U);
    QCOMPARE(findings[0].severity, Severity::Warning);
    QCOMPARE(QString::fromStdString(findings[0].message.text()),
             QStringLiteral("the setting “%1” is unknown or has an unknown value: ignored").arg(name));
    // Nothing else is changed by it.
    const std::vector<std::pair<std::string, Value>> others{{"scale", 3.0}};
    QCOMPARE(stored(settings).settings, others);
}

void MappingSettingsTest::anUnknownRestIsAuto()
{
    MappingFile file;
    std::vector<Finding> findings;
    file.rest = "match";
    QCOMPARE(readBack(file, findings).rest, RestMode::Match);
    file.rest = "sleep";
    QCOMPARE(readBack(file, findings).rest, RestMode::Auto);
}

void MappingSettingsTest::contactsOfMissingJointsAreErrors()
{
    MappingFile file;
    file.contacts = {{"Foot#2", {{1, 2}}, {}}, {"Tail", {{3, 4}}, {3, 5}}};
    std::vector<Finding> findings;
    static_cast<void>(readBack(file, findings));
    QCOMPARE(findings.size(), 1U);
    QCOMPARE(findings[0].severity, Severity::Error);
    QCOMPARE(findings[0].line, 3);
    QCOMPARE(findings[0].column, 5);
    QCOMPARE(findings[0].message.text(), std::string("expected a joint of the source, found 'Tail'"));
}

QTEST_APPLESS_MAIN(MappingSettingsTest)

} // namespace tst_mappingsettings

#include "tst_mappingsettings.moc"
