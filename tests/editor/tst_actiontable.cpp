#include "actions/action.h"
#include "actions/actiontable.h"
#include "windowdriver.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QToolBar>

#include <functional>
#include <iterator>

namespace tst_actiontable {

using namespace limber;
using namespace limber::test;

namespace {

// A row of a table in the manual: keys, and what they do.
struct ManualRow
{
    QStringList keys;
    QString what;
};

void forEachRow(const std::function<void(const ActionRow &)> &act)
{
    for (const MenuRow &menu : actionTable()) {
        for (const ActionRow &row : menu.actions)
            act(row);
    }
}

bool overlap(KeyScope one, KeyScope other)
{
    return (static_cast<int>(one) & static_cast<int>(other)) != 0;
}

// The name of an action as the manual writes it.
QString nameOf(const ActionRow &row)
{
    return withoutMnemonic(textOf(row)).remove(QChar(0x2026));
}

// The keys of an action as the manual writes them. The manual says once for all tables that the digits of the numeric
// keypad work too.
QStringList keysOf(const ActionRow &row)
{
    QStringList keys;
    for (const QKeySequence &sequence : row.keys.sequences()) {
        QString text = sequence.toString(QKeySequence::PortableText);
        text.replace(QLatin1String("PgDown"), QLatin1String("Page Down"));
        text.replace(QLatin1String("PgUp"), QLatin1String("Page Up"));
        text.replace(QLatin1String("Del"), QLatin1String("Delete"));
        text.replace(QLatin1String("Num+."), QLatin1String("numpad period"));
        if (text == QLatin1String(","))
            text = QStringLiteral("comma");
        if (text == QLatin1String("."))
            text = QStringLiteral("period");
        if (!text.contains(QLatin1String("Num+")))
            keys << text;
    }
    return keys;
}

QStringList manualLines()
{
    QFile file(QStringLiteral(":/limber/manual/keys.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')) : QStringList();
}

// The rows of the tables under a heading of the manual's page of keys.
QList<ManualRow> manualRows(const QString &heading)
{
    QList<ManualRow> rows;
    QString under;
    for (const QString &line : manualLines()) {
        if (line.startsWith(QLatin1String("## ")))
            under = line.mid(3);
        const QStringList cells = line.split(QStringLiteral(" | "));
        if (under != heading || cells.size() != 2 || !line.startsWith(QLatin1String("| ")))
            continue;
        const QString keys = cells.at(0).mid(2);
        rows << ManualRow{keys.split(QStringLiteral(" or ")), cells.at(1).chopped(2)};
    }
    return rows;
}

// The entries of a menu that the table contains; for a submenu, only the entries that belong to it.
std::vector<ActionId> entriesOf(const QMenu &menu, bool isSubmenu = false)
{
    std::vector<ActionId> entries;
    for (const QAction *entry : menu.actions()) {
        const std::optional<ActionId> id = idOf(*entry);
        if (id && (!isSubmenu || rowOf(*id).isInSubmenu))
            entries.push_back(*id);
        if (entry->menu() != nullptr)
            std::ranges::copy(entriesOf(*entry->menu(), true), std::back_inserter(entries));
    }
    return entries;
}

struct Section
{
    const char *heading;
    KeyScope scope;
};

constexpr Section sections[] = {{"Everywhere", KeyScope::Anywhere},
                                {"In the view and the timeline", KeyScope::ViewAndTimeline},
                                {"In the view", KeyScope::View},
                                {"In the tree", KeyScope::Tree},
                                {"In the motion table", KeyScope::Table}};

// An action stands in the section of its place. An action with two places that share no section stands in the sections
// of both.
bool belongsTo(const ActionRow &row, const Section &section)
{
    if (row.keys.sequences().isEmpty())
        return false;
    const bool hasOwn = std::ranges::any_of(sections, [&](const Section &s) { return s.scope == row.keysWorkIn; });
    return hasOwn ? section.scope == row.keysWorkIn
                  : overlap(section.scope, row.keysWorkIn) && section.scope != KeyScope::Anywhere &&
                        section.scope != KeyScope::ViewAndTimeline;
}

} // namespace

// Menus, toolbar, keys and the manual say what the table of actions says.
class ActionTableTest : public QObject
{
    Q_OBJECT

private slots:
    void everyActionHasOneRow();
    void textsAreInTitleCase();
    void noKeyHasTwoMeanings();
    void noMnemonicHasTwoMeanings();
    void everyActionIsInItsMenuOnce();
    void everyActionHasANameAndAToolTip();
    void keysWorkWhereTheTableSays();
    void theToolBarHasTheActionsOfTheTable();
    void everyKeyIsInTheManual_data();
    void everyKeyIsInTheManual();
};

void ActionTableTest::everyActionHasOneRow()
{
    int next = 0;
    QSet<QString> names;
    forEachRow([&](const ActionRow &row) {
        QCOMPARE(static_cast<int>(row.id), next++); // the rows are also in the order of the menus
        QVERIFY2(!names.contains(QLatin1String(row.name)), row.name);
        names.insert(QLatin1String(row.name));
    });
    QCOMPARE(next, actionCount);
}

void ActionTableTest::textsAreInTitleCase()
{
    const QStringList small{QStringLiteral("a"),  QStringLiteral("an"),  QStringLiteral("as"),   QStringLiteral("the"),
                            QStringLiteral("by"), QStringLiteral("for"), QStringLiteral("from"), QStringLiteral("on"),
                            QStringLiteral("to"), QStringLiteral("with")};
    forEachRow([&](const ActionRow &row) {
        for (const QString &word : nameOf(row).split(QLatin1Char(' ')))
            QVERIFY2(word.front().isUpper() || word.front().isDigit() || small.contains(word) ||
                         word.startsWith(QLatin1String("(.")), // the ending of a file
                     row.name);
    });
}

void ActionTableTest::noKeyHasTwoMeanings()
{
    forEachRow([](const ActionRow &row) {
        for (const QKeySequence &keys : row.keys.sequences()) {
            forEachRow([&](const ActionRow &other) {
                const bool meets = &row != &other && overlap(row.keysWorkIn, other.keysWorkIn) &&
                                   other.keys.sequences().contains(keys);
                QVERIFY2(!meets, qPrintable(keys.toString() + QLatin1Char(' ') + QLatin1String(other.name)));
            });
        }
    });
}

void ActionTableTest::noMnemonicHasTwoMeanings()
{
    QSet<QKeySequence> ofMenus;
    for (const MenuRow &menu : actionTable()) {
        const QKeySequence title = QKeySequence::mnemonic(titleOf(menu));
        QVERIFY2(!title.isEmpty() && !ofMenus.contains(title), menu.title);
        ofMenus.insert(title);
        QSet<QKeySequence> ofActions;
        QSet<QKeySequence> ofSubmenu;
        for (const ActionRow &row : menu.actions) {
            if (row.isMenu)
                ofSubmenu.clear();
            QSet<QKeySequence> &taken = row.isInSubmenu ? ofSubmenu : ofActions;
            const QKeySequence mnemonic = QKeySequence::mnemonic(textOf(row));
            QVERIFY2(mnemonic.isEmpty() || !taken.contains(mnemonic), row.name);
            taken.insert(mnemonic);
        }
    }
}

void ActionTableTest::everyActionIsInItsMenuOnce()
{
    WindowDriver driver;
    const QList<QAction *> menus = driver.window().menus().actions();
    QCOMPARE(static_cast<std::size_t>(menus.size()), actionTable().size());
    for (const MenuRow &menu : actionTable()) {
        const QAction *title = menus.at(static_cast<int>(menu.id));
        QCOMPARE(title->text(), titleOf(menu));
        std::vector<ActionId> wanted;
        for (const ActionRow &row : menu.actions)
            wanted.push_back(row.id);
        QVERIFY2(entriesOf(*title->menu()) == wanted, menu.title);
    }
}

void ActionTableTest::everyActionHasANameAndAToolTip()
{
    WindowDriver driver;
    for (const QAction *title : driver.window().menus().actions()) {
        QAccessibleInterface *menu = QAccessible::queryAccessibleInterface(title->menu());
        QVERIFY(menu != nullptr);
        for (int at = 0; at < title->menu()->actions().size(); ++at) {
            const QAction *entry = title->menu()->actions().at(at);
            const auto id = idOf(*entry);
            if (!id)
                continue;
            const ActionRow &row = rowOf(*id);
            QCOMPARE(entry->objectName(), QLatin1String(row.name));
            QVERIFY2(!entry->toolTip().isEmpty() && entry->toolTip() != withoutMnemonic(entry->text()), row.name);
            const QString keys = entry->shortcut().toString(QKeySequence::NativeText);
            QVERIFY2(keys.isEmpty() || entry->toolTip().endsWith(QStringLiteral("(%1)").arg(keys)), row.name);
            QVERIFY2(!menu->child(at)->text(QAccessible::Name).isEmpty(), row.name);
            QVERIFY2(entry->isCheckable() == row.isCheckable && (entry->menu() != nullptr) == row.isMenu, row.name);
        }
    }
}

void ActionTableTest::keysWorkWhereTheTableSays()
{
    WindowDriver driver;
    const std::vector<std::pair<const char *, KeyScope>> widgets{{"limber::ViewportPanel", KeyScope::View},
                                                                 {"limber::TimelineRuler", KeyScope::Timeline},
                                                                 {"limber::HierarchyPanel", KeyScope::Tree},
                                                                 {"QTableView", KeyScope::Table}};
    for (const QAction *action : driver.window().findChildren<QAction *>()) {
        const auto id = idOf(*action);
        if (!id)
            continue;
        const ActionRow &row = rowOf(*id);
        QCOMPARE(action->shortcuts(), row.keys.sequences());
        if (row.keys.sequences().isEmpty() || action->shortcutContext() == Qt::WindowShortcut) {
            QVERIFY2(row.keysWorkIn == KeyScope::Anywhere, row.name);
            continue;
        }
        QCOMPARE(action->shortcutContext(), Qt::WidgetWithChildrenShortcut);
        for (const auto &[type, scope] : widgets) {
            const bool works =
                std::ranges::any_of(action->associatedObjects(),
                                    [&, name = type](const QObject *object) { return object->inherits(name); });
            QVERIFY2(works == overlap(row.keysWorkIn, scope), row.name);
        }
    }
}

void ActionTableTest::theToolBarHasTheActionsOfTheTable()
{
    WindowDriver driver;
    std::vector<ActionId> shown;
    for (const QAction *action : driver.child<QToolBar>("toolBar")->actions()) {
        if (const auto id = idOf(*action))
            shown.push_back(*id);
    }
    std::vector<ActionId> wanted;
    forEachRow([&](const ActionRow &row) {
        if (row.toolBarGroup > 0)
            wanted.push_back(row.id);
    });
    QVERIFY(shown == wanted);
}

void ActionTableTest::everyKeyIsInTheManual_data()
{
    QTest::addColumn<int>("section");
    for (int i = 0; i < static_cast<int>(std::size(sections)); ++i)
        QTest::newRow(sections[i].heading) << i;
}

// Checks both directions: an action with keys is listed with them, and no other row of the section has such a key.
void ActionTableTest::everyKeyIsInTheManual()
{
    QFETCH(int, section);
    const Section &wanted = sections[section];
    QList<ManualRow> rows = manualRows(QLatin1String(wanted.heading));
    QVERIFY(!rows.isEmpty());
    forEachRow([&](const ActionRow &row) {
        if (!belongsTo(row, wanted))
            return;
        const auto found = std::ranges::find(rows, nameOf(row), &ManualRow::what);
        QVERIFY2(found != rows.end(), qPrintable(nameOf(row)));
        QVERIFY2(found->keys == keysOf(row), qPrintable(nameOf(row) + found->keys.join(QLatin1Char(' '))));
        rows.erase(found);
    });
    for (const ManualRow &rest : std::as_const(rows)) {
        forEachRow([&](const ActionRow &row) {
            if (!overlap(row.keysWorkIn, wanted.scope))
                return;
            QVERIFY2(nameOf(row) != rest.what, qPrintable(rest.what));
            for (const QString &keys : rest.keys)
                QVERIFY2(!keysOf(row).contains(keys), qPrintable(rest.what));
        });
    }
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ActionTableTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_actiontable

#include "tst_actiontable.moc"
