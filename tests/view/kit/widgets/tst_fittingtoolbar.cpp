#include "widgets/fittingtoolbar.h"

#include <QAction>
#include <QTest>

namespace tst_fittingtoolbar {

using namespace limber;

// A toolbar hides the texts of its buttons before it hides buttons.
class FittingToolBarTest : public QObject
{
    Q_OBJECT

private slots:
    void textsAreShownWhereTheyFit();
    void buttonsThatComeLaterNeedSpaceToo();
    void theWantedStyleOverridesTheSpace();
};

void FittingToolBarTest::textsAreShownWhereTheyFit()
{
    FittingToolBar bar(QStringLiteral("Toolbar"));
    for (int i = 0; i < 6; ++i)
        bar.addAction(QIcon(), QStringLiteral("A long text of a button"));
    bar.setWantedStyle(Qt::ToolButtonTextBesideIcon);
    const int needed = bar.sizeHint().width();
    bar.resize(needed, 40);
    bar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
    QCOMPARE(bar.toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    bar.resize(needed - 1, 40);
    QTRY_COMPARE(bar.toolButtonStyle(), Qt::ToolButtonIconOnly);
    bar.resize(needed + 50, 40);
    QTRY_COMPARE(bar.toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
}

void FittingToolBarTest::buttonsThatComeLaterNeedSpaceToo()
{
    FittingToolBar bar(QStringLiteral("Toolbar"));
    bar.setWantedStyle(Qt::ToolButtonTextBesideIcon);
    bar.resize(300, 40);
    bar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
    QCOMPARE(bar.toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    for (int i = 0; i < 6; ++i)
        bar.addAction(QIcon(), QStringLiteral("A long text of a button"));
    QTRY_COMPARE(bar.toolButtonStyle(), Qt::ToolButtonIconOnly);
    bar.clear();
    QTRY_COMPARE(bar.toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
}

void FittingToolBarTest::theWantedStyleOverridesTheSpace()
{
    FittingToolBar bar(QStringLiteral("Toolbar"));
    bar.addAction(QIcon(), QStringLiteral("Button"));
    bar.setWantedStyle(Qt::ToolButtonIconOnly);
    bar.resize(2000, 40);
    bar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
    QCOMPARE(bar.toolButtonStyle(), Qt::ToolButtonIconOnly);
    bar.setWantedStyle(Qt::ToolButtonTextUnderIcon);
    QCOMPARE(bar.toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
}

QTEST_MAIN(FittingToolBarTest)

} // namespace tst_fittingtoolbar

#include "tst_fittingtoolbar.moc"
