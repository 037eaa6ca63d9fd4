#include "retargeting/resultview.h"
#include "retargeting/worstframes.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_worstframes {

using namespace limber;

// The list of where a result is worst.
class WorstFramesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachLineShowsItsFrame();
    void anEmptyListHides();
    void liesOverTheResultAndLeavesItsSize();
};

void WorstFramesTest::eachLineShowsItsFrame()
{
    WorstFrames list;
    list.setEntries({{QStringLiteral("The chest jumps."), 12}, {QStringLiteral("<b>A knee</b> bends back."), 40}});
    const auto buttons = list.findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 2);
    QSignalSpy wanted(&list, &WorstFrames::frameWanted);
    buttons[1]->click();
    QCOMPARE(wanted.takeFirst().first().toInt(), 40);
    buttons[0]->click();
    QCOMPARE(wanted.takeFirst().first().toInt(), 12);
    QCOMPARE(list.findChildren<QLabel *>()[1]->text(), QStringLiteral("<b>A knee</b> bends back."));
    QCOMPARE(list.findChildren<QLabel *>()[1]->textFormat(), Qt::PlainText);
}

void WorstFramesTest::anEmptyListHides()
{
    WorstFrames list;
    QVERIFY(list.isHidden());
    list.setEntries({{QStringLiteral("The chest jumps."), 12}});
    QVERIFY(!list.isHidden());
    list.setEntries({});
    QVERIFY(list.isHidden());
    QVERIFY(list.findChildren<QPushButton *>().isEmpty());
}

void WorstFramesTest::liesOverTheResultAndLeavesItsSize()
{
    ResultView view(Colours::darkTheme());
    view.setMotion(50, 0.1);
    view.resize(300, 200);
    view.show();
    QWidget *picture = view.worst().parentWidget();
    const QRect before = picture->geometry();
    view.worst().setEntries({{QString(400, u'x'), 7}});
    QTRY_VERIFY(view.worst().isVisible() && view.worst().height() > 0);
    QCOMPARE(picture->geometry(), before);
    QVERIFY(picture->rect().contains(view.worst().geometry()));
    view.worst().findChild<QPushButton *>()->click();
    QCOMPARE(view.frame(), 7);
}

QTEST_MAIN(WorstFramesTest)

} // namespace tst_worstframes

#include "tst_worstframes.moc"
