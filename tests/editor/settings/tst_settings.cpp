#include "settings/settings.h"
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
    Settings().setPreferences(preferences);
    const Preferences again = Settings().preferences();
    QCOMPARE(again.language, preferences.language);
    QCOMPARE(again.theme, preferences.theme);
    QCOMPARE(again.toolBarStyle, preferences.toolBarStyle);
    QCOMPARE(again.startup, preferences.startup);
    QCOMPARE(again.backups, preferences.backups);
    QCOMPARE(again.nameCodec, preferences.nameCodec);
    QCOMPARE(Settings::chosenLanguage(), u"de"_s);
    preferences.startup = Preferences::Startup::Files;
    Settings().setPreferences(preferences);
    QCOMPARE(Settings().preferences().startup, Preferences::Startup::Files);
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
    QCOMPARE(settings.preferences().theme, Preferences().theme);
    QVERIFY(isZero || settings.preferences().toolBarStyle == Preferences().toolBarStyle);
    QCOMPARE(settings.offsetMotion(), OffsetMotion::KeepChannels);
    const ToolChoices tools = settings.toolChoices();
    QVERIFY(isZero || tools.space == ToolChoices().space);
    QVERIFY(isZero || tools.spread.reach == ToolChoices().spread.reach);
    QVERIFY(isZero || tools.body == ToolChoices().body);
    QVERIFY(isZero || tools.limits == ToolChoices().limits);
    QCOMPARE(settings.viewLayout().count, ViewLayout().count);
    QCOMPARE(settings.viewLayout().active, ViewLayout().active);
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
    QCOMPARE(Settings().preferences().backups, backups);
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
    Settings().setToolChoices(choices);
    const ToolChoices again = Settings().toolChoices();
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
    const ToolChoices choices = Settings().toolChoices();
    QCOMPARE(choices.spread, ToolChoices().spread);
    QCOMPARE(choices.snapDegrees, ToolChoices().snapDegrees);
}

void SettingsTest::viewsAreRemembered()
{
    ViewOptions options;
    options.names = !options.names;
    options.trails = !options.trails;
    ViewLayout layout;
    layout.count = ViewCount(4);
    layout.active = ViewPlace(2);
    layout.across = 0.3;
    {
        Settings settings;
        settings.setViewOptions(options);
        settings.setViewLayout(layout);
    }
    const Settings settings;
    QCOMPARE(settings.viewOptions().names, options.names);
    QCOMPARE(settings.viewOptions().trails, options.trails);
    QCOMPARE(settings.viewOptions().grid, options.grid);
    QCOMPARE(settings.viewLayout().count, layout.count);
    QCOMPARE(settings.viewLayout().active, layout.active);
    QCOMPARE(settings.viewLayout().across, layout.across);
}

void SettingsTest::recentFilesAreFewAndTheLatestIsFirst()
{
    Settings settings;
    for (int i = 0; i < 20; ++i)
        settings.addRecentFile(u"/a/%1.bvh"_s.arg(i));
    settings.addRecentFile(u"/a/10.bvh"_s); // adds the same file again
    const QStringList recent = Settings().recentFiles();
    QCOMPARE(recent.size(), 12);
    QCOMPARE(recent.mid(0, 3), (QStringList{u"/a/10.bvh"_s, u"/a/19.bvh"_s, u"/a/18.bvh"_s}));
    QCOMPARE(recent.count(u"/a/10.bvh"_s), 1);
    settings.clearRecentFiles();
    QVERIFY(Settings().recentFiles().isEmpty());
    put(u"recentFiles"_s, QStringList(100'000, u"/a/b.bvh"_s)); // a list that another program damaged
    QCOMPARE(Settings().recentFiles().size(), 12);
}

void SettingsTest::encodingsBelongToTheirFiles()
{
    Settings settings;
    settings.setNameCodecOf(u"/a.bvh"_s, "Shift_JIS");
    settings.setNameCodecOf(u"/b.bvh"_s, "ISO-8859-1");
    QCOMPARE(settings.nameCodecOf(u"/a.bvh"_s), "Shift_JIS"_ba);
    QCOMPARE(settings.nameCodecOf(u"/b.bvh"_s), "ISO-8859-1"_ba);
    QCOMPARE(settings.nameCodecOf(u"/c.bvh"_s), QByteArray());
    settings.setNameCodecOf(u"/a.bvh"_s, "EUC-JP");
    QCOMPARE(settings.nameCodecOf(u"/a.bvh"_s), "EUC-JP"_ba);
    for (int i = 0; i < 200; ++i)
        settings.setNameCodecOf(u"/many/%1.bvh"_s.arg(i), "Big5");
    QCOMPARE(settings.nameCodecOf(u"/a.bvh"_s), QByteArray()); // only the latest 200 are kept
    QCOMPARE(settings.nameCodecOf(u"/many/0.bvh"_s), "Big5"_ba);
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
        QCOMPARE(settings.preferences().theme, Preferences().theme);
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
