#include "actions/actiontable.h"
#include "actions/shortcuts/shortcutconflicts.h"
#include "actions/shortcuts/shortcutfile.h"
#include "actions/shortcuts/shortcutmap.h"
#include "operations/operation.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_shortcutmap {

using namespace limber;

namespace {

QList<ActionId> allActions()
{
    QList<ActionId> ids;
    for (const MenuRow &menu : actionTable()) {
        for (const ActionRow &row : menu.actions)
            ids << row.id;
    }
    return ids;
}

QString firstKey(const ShortcutMap &map, ActionId action)
{
    return map.keysOf(action).value(0).toString(QKeySequence::PortableText);
}

} // namespace

// Keys that come from presets and from the user, and the file that holds them.
class ShortcutMapTest : public QObject
{
    Q_OBJECT

private slots:
    void presetsHaveNoConflict_data();
    void presetsHaveNoConflict();
    void presetsHaveTheKeysOfThosePrograms();
    void everyPresetHasAKeyForEachCommandThatNeedsOne_data() { presetsHaveNoConflict_data(); }
    void everyPresetHasAKeyForEachCommandThatNeedsOne();
    void changesAreDifferencesToThePreset();
    void changesSurviveASwitchOfThePreset();
    void aConflictIsSeenFromBothSidesWhereScopesOverlap();
    void aFixedKeyIsAConflict();
    void settlingLeavesAKeyToOneAction();
    void operationsAreCommandsToo();
    void readsBackWhatItWrote();
    void damagedFilesAreReportedInWords_data();
    void damagedFilesAreReportedInWords();
    void validEntriesOfADamagedFileAreUsed();
};

void ShortcutMapTest::presetsHaveNoConflict_data()
{
    QTest::addColumn<int>("preset");
    for (const ShortcutPreset preset : keyPresets())
        QTest::newRow(qPrintable(titleOf(preset))) << static_cast<int>(preset);
}

void ShortcutMapTest::presetsHaveNoConflict()
{
    QFETCH(int, preset);
    ShortcutMap map;
    map.setPreset(static_cast<ShortcutPreset>(preset));
    QCOMPARE(map.preset(), static_cast<ShortcutPreset>(preset));
    int keys = 0;
    for (const Command action : allCommands()) {
        keys += static_cast<int>(map.keysOf(action).size());
        QVERIFY(map.keysOf(action).size() <= ShortcutMap::mostKeys);
        const QList<ShortcutConflict> conflicts = conflictsOf(map, action);
        QVERIFY2(conflicts.isEmpty(),
                 conflicts.isEmpty() ? ""
                                     : qPrintable(conflicts.first().key.toString() + u' ' + conflicts.first().text));
    }
    QVERIFY(keys > 80);
    QVERIFY(map.changes().isEmpty());
}

void ShortcutMapTest::presetsHaveTheKeysOfThosePrograms()
{
    ShortcutMap map;
    QCOMPARE(firstKey(map, ActionId::MoveTool), u"W");
    map.setPreset(ShortcutPreset::Blender);
    QCOMPARE(firstKey(map, ActionId::MoveTool), u"G");
    QCOMPARE(firstKey(map, ActionId::RotateTool), u"R");
    QCOMPARE(firstKey(map, ActionId::KeyLayerWeight), u"I");
    QCOMPARE(firstKey(map, ActionId::FrameSelection), u"Num+.");
    QCOMPARE(firstKey(map, ActionId::PlayPause), u"Space");
    QVERIFY(map.keysOf(ActionId::ViewFront).contains(QKeySequence(Qt::KeypadModifier | Qt::Key_1)));
    map.setPreset(ShortcutPreset::Maya);
    QCOMPARE(firstKey(map, ActionId::SelectTool), u"Q");
    QCOMPARE(firstKey(map, ActionId::PlayPause), u"Alt+V");
    QCOMPARE(firstKey(map, ActionId::FrameSelection), u"F");
    QCOMPARE(firstKey(map, ActionId::FrameFigure), u"A");
    QCOMPARE(firstKey(map, ActionId::KeyLayerWeight), u"S");
}

// Where a command has a key in Limber's own preset, no other preset may leave it without one.
void ShortcutMapTest::everyPresetHasAKeyForEachCommandThatNeedsOne()
{
    QFETCH(int, preset);
    for (const ActionId action : allActions()) {
        const bool hasOne = !keysOf(ShortcutPreset::Limber, action).isEmpty();
        QVERIFY2(!hasOne || !keysOf(static_cast<ShortcutPreset>(preset), action).isEmpty(), rowOf(action).name);
    }
}

void ShortcutMapTest::changesAreDifferencesToThePreset()
{
    ShortcutMap map;
    map.setKeys(ActionId::SaveAll, {QKeySequence(), QKeySequence(Qt::Key_F7), QKeySequence(Qt::Key_F7),
                                    QKeySequence(Qt::Key_F8), QKeySequence(Qt::Key_F9)});
    const QList<QKeySequence> wanted{QKeySequence(Qt::Key_F7), QKeySequence(Qt::Key_F8)};
    QCOMPARE(map.keysOf(ActionId::SaveAll), wanted);
    QVERIFY(map.isChanged(ActionId::SaveAll));
    map.removeKey(ActionId::SaveAll, QKeySequence(Qt::Key_F7));
    map.removeKey(ActionId::SaveAll, QKeySequence(Qt::Key_F8));
    QVERIFY(map.keysOf(ActionId::SaveAll).isEmpty());
    QVERIFY(map.isChanged(ActionId::SaveAll)); // removing all keys is a change, too
    map.setKeys(ActionId::SaveAll, keysOf(ShortcutPreset::Limber, ActionId::SaveAll));
    QVERIFY(map == ShortcutMap());
}

void ShortcutMapTest::changesSurviveASwitchOfThePreset()
{
    ShortcutMap map;
    map.setKeys(ActionId::SaveAll, {QKeySequence(Qt::Key_F7)});
    map.setKeys(ActionId::MoveTool, {QKeySequence(Qt::Key_G)}); // the key that it has in Blender's preset
    map.setPreset(ShortcutPreset::Blender);
    QCOMPARE(firstKey(map, ActionId::SaveAll), u"F7");
    QVERIFY(!map.isChanged(ActionId::MoveTool));
    map.resetAll();
    QCOMPARE(firstKey(map, ActionId::SaveAll), u"Ctrl+Alt+S");
    QCOMPARE(map.preset(), ShortcutPreset::Blender);
}

void ShortcutMapTest::aConflictIsSeenFromBothSidesWhereScopesOverlap()
{
    ShortcutMap map;
    // This action works everywhere, so also in the view, where Move has its key.
    map.setKeys(ActionId::SaveAll, {QKeySequence(Qt::Key_W)});
    QCOMPARE(conflictsOf(map, ActionId::SaveAll).size(), 1);
    QCOMPARE(conflictsOf(map, ActionId::SaveAll).first().command, ActionId::MoveTool);
    QCOMPARE(conflictsOf(map, ActionId::MoveTool).first().command, ActionId::SaveAll);
    // The view and the table never have the focus at the same time.
    map.resetAll();
    map.setKeys(ActionId::FillDown, {QKeySequence(Qt::Key_F)});
    QVERIFY(conflictsOf(map, ActionId::FillDown).isEmpty());
    QVERIFY(conflictsOf(map, ActionId::FrameSelection).isEmpty());
}

void ShortcutMapTest::aFixedKeyIsAConflict()
{
    ShortcutMap map;
    map.setKeys(ActionId::ShowTrails, {QKeySequence(Qt::Key_B)});
    QCOMPARE(conflictsOf(map, ActionId::ShowTrails).size(), 1);
    QVERIFY(!conflictsOf(map, ActionId::ShowTrails).first().command);
    map.setKeys(ActionId::ShowTrails, {});
    map.setKeys(ActionId::FillDown, {QKeySequence(Qt::Key_B)}); // this action does not work in the view
    QVERIFY(conflictsOf(map, ActionId::FillDown).isEmpty());
}

void ShortcutMapTest::settlingLeavesAKeyToOneAction()
{
    ShortcutMap map;
    map.setKeys(ActionId::SaveAll, {QKeySequence(Qt::Key_W), QKeySequence(Qt::Key_F7)}); // W belongs to Move
    map.setKeys(ActionId::Undo, {QKeySequence(Qt::Key_F7)});
    map.setKeys(ActionId::FillDown, {QKeySequence(Qt::Key_F)}); // in the table only
    QCOMPARE(settleConflicts(map).size(), 2);
    QCOMPARE(firstKey(map, ActionId::MoveTool), u"W");
    QCOMPARE(map.keysOf(ActionId::SaveAll), QList<QKeySequence>{QKeySequence(Qt::Key_F7)});
    QVERIFY(map.keysOf(ActionId::Undo).isEmpty());
    QCOMPARE(firstKey(map, ActionId::FillDown), u"F");
    QVERIFY(settleConflicts(map).isEmpty());
}

void ShortcutMapTest::operationsAreCommandsToo()
{
    QSet<QString> names;
    for (const CommandGroup &group : commandGroups()) {
        QVERIFY(!group.title.isEmpty() && !group.commands.empty());
        for (const Command command : group.commands) {
            QVERIFY2(Command::named(command.name()) == command, qPrintable(command.name()));
            QVERIFY2(!command.text().isEmpty() && !command.toolTip().isEmpty(), qPrintable(command.name()));
            names.insert(command.name());
        }
    }
    QCOMPARE(names.size(), allCommands().size());
    for (const Operation &operation : operations()) {
        const Command command(operation);
        QVERIFY2(names.contains(command.name()), operation.title);
        for (const ShortcutPreset preset : keyPresets())
            QVERIFY(command.keysIn(preset).isEmpty());
    }
    QVERIFY(!Command::named(QStringLiteral("operation.fly")));
    // A key of an operation is in conflict with that of an action, which keeps it if its preset has it.
    ShortcutMap map;
    const Command smooth = *Command::named(QStringLiteral("operation.smooth"));
    map.setKeys(smooth, {QKeySequence(Qt::Key_W), QKeySequence(Qt::Key_F7)});
    map.setKeys(Command(operations().back()), {QKeySequence(Qt::Key_F7)});
    QVERIFY(conflictsOf(map, ActionId::MoveTool).first().command == smooth);
    QCOMPARE(settleConflicts(map).size(), 2);
    QCOMPARE(map.keysOf(smooth), QList<QKeySequence>{QKeySequence(Qt::Key_F7)});
    QCOMPARE(firstKey(map, ActionId::MoveTool), u"W");
    map.setKeys(smooth, {QKeySequence(Qt::Key_G)}); // Blender moves with it
    map = withPreset(map, ShortcutPreset::Blender);
    QVERIFY(map.keysOf(ActionId::MoveTool).isEmpty());
}

void ShortcutMapTest::readsBackWhatItWrote()
{
    for (const ShortcutPreset preset : keyPresets()) {
        ShortcutMap map;
        map.setPreset(preset);
        map.setKeys(ActionId::SaveAll, {QKeySequence(Qt::CTRL | Qt::Key_Semicolon), QKeySequence(QStringLiteral("ä"))});
        map.setKeys(ActionId::Undo, {});
        map.setKeys(ActionId::ViewTop, {QKeySequence(Qt::KeypadModifier | Qt::Key_9)});
        map.setKeys(*Command::named(QStringLiteral("operation.smooth")), {QKeySequence(Qt::Key_F7)});
        const KeyReading reading = keysFromJson(keysToJson(map));
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.value(0)));
        QVERIFY(reading.isUsable);
        QVERIFY(reading.map == map);
    }
}

void ShortcutMapTest::damagedFilesAreReportedInWords_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isUsable");
    const QByteArray whole = keysToJson(ShortcutMap());
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("no JSON") << QByteArray("keys = F1") << false;
    QTest::newRow("cut") << whole.left(whole.size() / 2) << false;
    QTest::newRow("zeros") << QByteArray(100, '\0') << false;
    QTest::newRow("a list") << QByteArray("[1, 2]") << false;
    QTest::newRow("another file") << QByteArray(R"({"preset": "maya"})") << false;
    QTest::newRow("unknown preset") << QByteArray(R"({"limber-keys": 1, "preset": "Softimage"})") << true;
    QTest::newRow("preset is a number") << QByteArray(R"({"limber-keys": 1, "preset": 3})") << true;
    QTest::newRow("unknown command") << QByteArray(
                                            R"({"limber-keys": 1, "preset": "maya", "changes": {"edit.fly": ["F"]}})")
                                     << true;
    QTest::newRow("keys are no list") << QByteArray(
                                             R"({"limber-keys": 1, "preset": "maya", "changes": {"edit.undo": "F"}})")
                                      << true;
    for (const char *key : {R"("")", R"("Ctrl+")", R"("Hyper+Nonsense")", "7", "null", R"("Ctrl+K, Ctrl+L")"}) {
        const QByteArray json = QByteArray(R"({"limber-keys":1,"preset":"limber","changes":{"edit.undo":[)") + key;
        QTest::newRow(key) << json + "]}}" << true;
    }
}

void ShortcutMapTest::damagedFilesAreReportedInWords()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isUsable);
    const KeyReading reading = keysFromJson(json);
    QCOMPARE(reading.isUsable, isUsable);
    QCOMPARE(reading.problems.size(), 1);
    QVERIFY(reading.problems.first().endsWith(u'.'));
    QVERIFY(reading.map.changes().isEmpty()); // Undo keeps the key of the preset
}

void ShortcutMapTest::validEntriesOfADamagedFileAreUsed()
{
    const QByteArray long200(200, 'x');
    const KeyReading reading =
        keysFromJson(R"({"limber-keys": 1, "preset": "blender", "changes": {"edit.undo": ["F9", "nonsense"], ")" +
                     long200 + R"(": ["F2"], "file.save": []}})");
    QCOMPARE(reading.problems.size(), 2);
    for (const QString &problem : reading.problems)
        QVERIFY(problem.size() < 120);
    QCOMPARE(reading.map.preset(), ShortcutPreset::Blender);
    QCOMPARE(firstKey(reading.map, ActionId::Undo), u"F9");
    QVERIFY(reading.map.keysOf(ActionId::Save).isEmpty());
}

QTEST_MAIN(ShortcutMapTest)

} // namespace tst_shortcutmap

#include "tst_shortcutmap.moc"
