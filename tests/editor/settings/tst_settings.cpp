#include "proportions/offsetretarget.h"
#include "settings/filesettings.h"
#include "settings/posingsettings.h"
#include "settings/preferencesettings.h"
#include "settings/settings.h"
#include "settings/viewsettings.h"
#include "windowdriver.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <limits>

namespace tst_settings {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// The settings as another program could write them.
class Store : public QSettings
{
public:
    Store() : QSettings(u"Limber"_s, u"Limber"_s) {}
};

void put(const QString &key, const QVariant &value)
{
    Store().setValue(key, value);
}

} // namespace

// Settings are remembered, and values that no version of Limber wrote do no harm.
class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { Store().clear(); }
    void preferencesAreRemembered();
    void numbersOutOfRangeGiveTheDefaults_data();
    void numbersOutOfRangeGiveTheDefaults();
    void oneValueIsDeclaredWhereItIsUsed();
    void theNumberOfBackupsIsLimited_data();
    void theNumberOfBackupsIsLimited();
    void toolsAreRemembered();
    void timesThatAreNotNumbersGiveTheDefaults();
    void viewsAreRemembered();
    void recentFilesAreFewAndTheLatestIsFirst();
    void encodingsBelongToTheirFiles();
    void aDamagedFileIsKept();
};

void SettingsTest::preferencesAreRemembered()
{
    Preferences preferences;
    preferences.language = u"de"_s;
    preferences.theme = Theme::Mode::Light;
    preferences.toolBarStyle = Qt::ToolButtonIconOnly;
    preferences.startup = Preferences::Startup::Changes;
    preferences.backups = 7;
    preferences.nameCodec = "Shift_JIS";
    Settings store;
    storePreferences(store, preferences);
    const Preferences again = storedPreferences(Settings());
    QCOMPARE(again.language, preferences.language);
    QCOMPARE(again.theme, preferences.theme);
    QCOMPARE(again.toolBarStyle, preferences.toolBarStyle);
    QCOMPARE(again.startup, preferences.startup);
    QCOMPARE(again.backups, preferences.backups);
    QCOMPARE(again.nameCodec, preferences.nameCodec);
    QCOMPARE(Settings::chosenLanguage(), u"de"_s);
    preferences.startup = Preferences::Startup::Files;
    storePreferences(store, preferences);
    QCOMPARE(storedPreferences(Settings()).startup, Preferences::Startup::Files);
}

void SettingsTest::numbersOutOfRangeGiveTheDefaults_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::newRow("too high") << QVariant(99);
    QTest::newRow("negative") << QVariant(-1);
    QTest::newRow("huge") << QVariant(std::numeric_limits<int>::max());
    QTest::newRow("a word") << QVariant(u"junk"_s);
    QTest::newRow("a list") << QVariant(QStringList{u"a"_s, u"b"_s});
}

void SettingsTest::numbersOutOfRangeGiveTheDefaults()
{
    QFETCH(QVariant, value);
    for (const char *key : {"theme", "toolBarStyle", "offsetMotion", "posing/axes", "posing/reach", "posing/body",
                            "posing/limitSource", "view/count", "view/active"})
        put(QLatin1String(key), value);
    const Settings settings;
    const bool isZero = value.toInt() == 0; // zero is the first choice of each setting
    QCOMPARE(storedPreferences(settings).theme, Preferences().theme);
    QVERIFY(isZero || storedPreferences(settings).toolBarStyle == Preferences().toolBarStyle);
    const ChoiceSetting<OffsetMotion> motion{"offsetMotion", OffsetMotion::KeepPositions, OffsetMotion::KeepChannels};
    QCOMPARE(settings.value(motion), OffsetMotion::KeepChannels);
    const ToolChoices tools = storedToolChoices(settings);
    QVERIFY(isZero || tools.space == ToolChoices().space);
    QVERIFY(isZero || tools.spread.reach == ToolChoices().spread.reach);
    QVERIFY(isZero || tools.body == ToolChoices().body);
    QVERIFY(isZero || tools.limits == ToolChoices().limits);
    QCOMPARE(storedViewLayout(settings).count, ViewLayout().count);
    QCOMPARE(storedViewLayout(settings).active, ViewLayout().active);
}

void SettingsTest::oneValueIsDeclaredWhereItIsUsed()
{
    const Setting<int> number{"test/number", 5};
    const Setting<QStringList> names{"test/names", {u"otherwise"_s}};
    const ChoiceSetting<OffsetMotion> choice{"test/choice", OffsetMotion::KeepPositions, OffsetMotion::KeepPositions};
    Settings settings;
    QCOMPARE(settings.value(number), 5);
    QCOMPARE(settings.value(names), QStringList{u"otherwise"_s});
    QCOMPARE(settings.value(choice), OffsetMotion::KeepPositions);
    settings.set(number, 7);
    settings.set(names, {u"a"_s, u"b"_s});
    settings.set(choice, OffsetMotion::KeepChannels);
    const Settings again;
    QCOMPARE(again.value(number), 7);
    QCOMPARE(again.value(names), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(again.value(choice), OffsetMotion::KeepChannels);
    put(u"test/number"_s, QStringList{u"a"_s, u"b"_s});
    QCOMPARE(Settings().value(number), 5);
}

void SettingsTest::theNumberOfBackupsIsLimited_data()
{
    QTest::addColumn<int>("stored");
    QTest::addColumn<int>("backups");
    for (const auto &[stored, backups] : {std::pair(0, 0), {1, 1}, {100, 100}, {101, 0}, {-1, 0}, {1 << 30, 0}})
        QTest::addRow("%d", stored) << stored << backups;
}

void SettingsTest::theNumberOfBackupsIsLimited()
{
    QFETCH(int, stored);
    QFETCH(int, backups);
    put(u"backups"_s, stored);
    QCOMPARE(storedPreferences(Settings()).backups, backups);
}

void SettingsTest::toolsAreRemembered()
{
    ToolChoices choices;
    choices.space = HandleSpace(2);
    choices.spread = {ChangeReach::WholeClip, 0.5, 0.75, 0.25};
    choices.body = SolverReach(2);
    choices.limits = LimitSource(2);
    choices.snapDegrees = 12.5;
    choices.snaps = !choices.snaps;
    choices.snapTargets.markers = !choices.snapTargets.markers;
    Settings store;
    storeToolChoices(store, choices);
    const ToolChoices again = storedToolChoices(Settings());
    QCOMPARE(again.space, choices.space);
    QCOMPARE(again.spread, choices.spread);
    QCOMPARE(again.body, choices.body);
    QCOMPARE(again.limits, choices.limits);
    QCOMPARE(again.snapDegrees, choices.snapDegrees);
    QCOMPARE(again.snaps, choices.snaps);
    QCOMPARE(again.snapTargets.markers, choices.snapTargets.markers);
    QCOMPARE(again.snapTargets.seconds, choices.snapTargets.seconds);
}

void SettingsTest::timesThatAreNotNumbersGiveTheDefaults()
{
    for (const char *key :
         {"posing/secondsBefore", "posing/secondsAfter", "posing/rangeFadeSeconds", "posing/snapDegrees"})
        put(QLatin1String(key), u"inf"_s);
    const ToolChoices choices = storedToolChoices(Settings());
    QCOMPARE(choices.spread, ToolChoices().spread);
    QCOMPARE(choices.snapDegrees, ToolChoices().snapDegrees);
}

void SettingsTest::viewsAreRemembered()
{
    ViewOptions options;
    options.names = !options.names;
    options.trails = !options.trails;
    options.touchShapes = !options.touchShapes;
    ViewLayout layout;
    layout.count = ViewCount(4);
    layout.active = ViewPlace(2);
    layout.across = 0.3;
    {
        Settings settings;
        storeViewOptions(settings, options);
        storeViewLayout(settings, layout);
    }
    const Settings settings;
    QVERIFY(storedViewOptions(settings) == options);
    QCOMPARE(storedViewLayout(settings).count, layout.count);
    QCOMPARE(storedViewLayout(settings).active, layout.active);
    QCOMPARE(storedViewLayout(settings).across, layout.across);
}

void SettingsTest::recentFilesAreFewAndTheLatestIsFirst()
{
    Settings settings;
    for (int i = 0; i < 20; ++i)
        addRecentFile(settings, u"/a/%1.bvh"_s.arg(i));
    addRecentFile(settings, u"/a/10.bvh"_s); // adds the same file again
    const QStringList recent = recentFiles(Settings());
    QCOMPARE(recent.size(), 12);
    QCOMPARE(recent.mid(0, 3), (QStringList{u"/a/10.bvh"_s, u"/a/19.bvh"_s, u"/a/18.bvh"_s}));
    QCOMPARE(recent.count(u"/a/10.bvh"_s), 1);
    clearRecentFiles(settings);
    QVERIFY(recentFiles(Settings()).isEmpty());
    put(u"recentFiles"_s, QStringList(100'000, u"/a/b.bvh"_s)); // a list that another program damaged
    QCOMPARE(recentFiles(Settings()).size(), 12);
}

void SettingsTest::encodingsBelongToTheirFiles()
{
    Settings settings;
    storeNameCodec(settings, u"/a.bvh"_s, "Shift_JIS");
    storeNameCodec(settings, u"/b.bvh"_s, "ISO-8859-1");
    QCOMPARE(nameCodecOf(settings, u"/a.bvh"_s), "Shift_JIS"_ba);
    QCOMPARE(nameCodecOf(settings, u"/b.bvh"_s), "ISO-8859-1"_ba);
    QCOMPARE(nameCodecOf(settings, u"/c.bvh"_s), QByteArray());
    storeNameCodec(settings, u"/a.bvh"_s, "EUC-JP");
    QCOMPARE(nameCodecOf(settings, u"/a.bvh"_s), "EUC-JP"_ba);
    for (int i = 0; i < 200; ++i)
        storeNameCodec(settings, u"/many/%1.bvh"_s.arg(i), "Big5");
    QCOMPARE(nameCodecOf(settings, u"/a.bvh"_s), QByteArray()); // only the latest 200 are kept
    QCOMPARE(nameCodecOf(settings, u"/many/0.bvh"_s), "Big5"_ba);
}

void SettingsTest::aDamagedFileIsKept()
{
    put(u"theme"_s, 2);
    const QString path = Store().fileName();
    const QByteArray damaged("[General]\ntheme=1\n\x01\x02junk\xff", 27);
    for (int i = 1; i <= 11; ++i) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(damaged);
        file.close();
        QCOMPARE(Settings::chosenLanguage(), QString());
        const Settings settings;
        QVERIFY(!settings.damagedCopy().isEmpty());
        QFile copy(settings.damagedCopy());
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), damaged);
        QCOMPARE(storedPreferences(settings).theme, Preferences().theme);
    }
    QVERIFY(Settings().damagedCopy().isEmpty());
    // The number of copies is limited.
    QVERIFY(QFile::exists(path + u".damaged9"_s));
    QVERIFY(QFileInfo(path).dir().entryList({u"*.damaged*"_s}).size() <= 10);
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    SettingsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_settings

#include "tst_settings.moc"
