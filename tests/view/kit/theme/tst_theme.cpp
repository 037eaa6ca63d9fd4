#include "theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QMenu>
#include <QSlider>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <memory>
#include <tuple>
#include <vector>

#include <malloc.h>

namespace tst_theme {

using namespace limber;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr bool allocatorCounts = false;
#else
constexpr bool allocatorCounts = true;
#endif

// The memory in use, in kB.
double usedMemory()
{
    return 1e-3 * static_cast<double>(::mallinfo2().uordblks);
}

void makeAndDeleteFields(int count)
{
    std::vector<std::unique_ptr<QWidget>> fields;
    for (int i = 0; i < count; ++i) {
        fields.push_back(std::make_unique<QDoubleSpinBox>());
        auto list = std::make_unique<QComboBox>();
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        fields.push_back(std::move(list));
    }
}

} // namespace

// Properties of the look of the whole program.
class ThemeTest : public QObject
{
    Q_OBJECT

private slots:
    void forgettingDeletedFieldsFreesTheirMemory();
    void drawingAgainUsesNoMoreMemory_data();
    void drawingAgainUsesNoMoreMemory();
};

void ThemeTest::forgettingDeletedFieldsFreesTheirMemory()
{
    if (!allocatorCounts)
        QSKIP("The sanitizer's memory is not counted.");
    Theme theme;
    theme.apply();
    constexpr int count = 500;
    const auto forget = [&theme] {
        theme.forgetGoneFieldsSoon();
        QTest::qWait(400);
    };
    makeAndDeleteFields(count); // allocates what grows only once
    forget();
    const double before = usedMemory();
    makeAndDeleteFields(count);
    const double kept = usedMemory() - before;
    if (kept < 0.2 * count)
        QSKIP("This version of Qt forgets them itself.");
    theme.forgetGoneFieldsSoon();
    QTRY_VERIFY2(usedMemory() - before < 0.2 * kept,
                 qPrintable(QStringLiteral("%1 kB of %2").arg(usedMemory() - before).arg(kept)));
}

void ThemeTest::drawingAgainUsesNoMoreMemory_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"menu", "tree", "header", "tabs", "tool button", "slider", "list of pictures"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

namespace {

std::unique_ptr<QWidget> withArrows(const QString &what)
{
    if (what == QLatin1String("menu")) {
        auto menu = std::make_unique<QMenu>();
        menu->addMenu(what);
        return menu;
    }
    if (what == QLatin1String("tree")) {
        auto tree = std::make_unique<QTreeWidget>();
        auto *parent = new QTreeWidgetItem(tree.get());
        new QTreeWidgetItem(parent);
        return tree;
    }
    if (what == QLatin1String("tabs")) {
        auto tabs = std::make_unique<QTabBar>();
        for (int i = 0; i < 20; ++i)
            tabs->addTab(what);
        tabs->resize(100, 30); // so narrow that arrows to scroll appear
        return tabs;
    }
    if (what == QLatin1String("header")) {
        auto table = std::make_unique<QTreeWidget>();
        table->setSortingEnabled(true);
        return table;
    }
    if (what == QLatin1String("list of pictures")) {
        auto list = std::make_unique<QListWidget>();
        list->addItem(what);
        return list;
    }
    if (what == QLatin1String("slider"))
        return std::make_unique<QSlider>(Qt::Horizontal);
    auto button = std::make_unique<QToolButton>();
    button->setArrowType(Qt::DownArrow);
    return button;
}

} // namespace

// Qt keeps the names of pictures that it has drawn. Some of these names contain the palette, and a style sheet makes
// new palettes.
void ThemeTest::drawingAgainUsesNoMoreMemory()
{
    if (!allocatorCounts)
        QSKIP("The sanitizer's memory is not counted.");
    QFETCH(QString, what);
    Theme theme;
    theme.apply();
    const std::unique_ptr<QWidget> widget = withArrows(what);
    constexpr int count = 300;
    const auto draw = [&] {
        for (int i = 0; i < count; ++i) {
            if (auto *list = qobject_cast<QListWidget *>(widget.get()))
                list->item(0)->setData(Qt::DecorationRole, QColor(i % 256, 0, 0)); // a picture of its own each time
            std::ignore = widget->grab();
        }
    };
    draw(); // allocates what grows only once
    const double before = usedMemory();
    draw();
    const double grown = usedMemory() - before;
    QVERIFY2(grown < 0.05 * count, qPrintable(QStringLiteral("%1 kB").arg(grown)));
}

QTEST_MAIN(ThemeTest)

} // namespace tst_theme

#include "tst_theme.moc"
