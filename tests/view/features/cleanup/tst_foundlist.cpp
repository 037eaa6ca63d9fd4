#include "cleanup/founddelegate.h"
#include "cleanup/foundlist.h"

#include "figures.h"
#include "menus.h"
#include "messages/readingmessages.h"
#include "operations/operation.h"
#include "session/session.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_foundlist {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The list of what an operation found, with a tick for each finding that is repaired.
class FoundListTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theLargestComesFirst();
    void unitsAndFramesAreWritten();
    void untickedFindingsAreExceptions();
    void theMenuTicksOneOrAll();
    void expectedExceptionsHoldUntilSomethingIsFound();
    void findingsOfSeveralJointsHaveNoTick();
    void aFindingIsShownInTheClip();
    void theRowStaysCurrent();
    void longNamesGiveWayToTheWords();

private:
    [[nodiscard]] QStringList column(int column) const
    {
        QStringList texts;
        for (int row = 0; row < m_list->topLevelItemCount(); ++row)
            texts << m_list->topLevelItem(row)->text(column);
        return texts;
    }
    void tick(int row, bool isTicked) const
    {
        m_list->topLevelItem(row)->setCheckState(0, isTicked ? Qt::Checked : Qt::Unchecked);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<FoundList> m_list;
};

namespace {

OperationFinding findingOf(int joint, FrameInterval frames, double amount, bool isTaken = true)
{
    OperationFinding finding;
    finding.joint = joint;
    finding.frames = frames;
    finding.amount = amount;
    finding.limit = 2.0;
    finding.unit = Unit::Degrees;
    finding.isTaken = isTaken;
    return finding;
}

} // namespace

void FoundListTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(50));
    m_list = std::make_unique<FoundList>();
}

void FoundListTest::cleanup()
{
    m_list.reset();
    m_session.reset();
}

void FoundListTest::theLargestComesFirst()
{
    m_list->show({findingOf(chest, {1, 1}, 5.0), findingOf(hips, {2, 2}, 9.0), findingOf(leftLeg, {3, 3}, 5.0)},
                 *m_session);
    QCOMPARE(column(1), (QStringList{u"Hips"_s, u"Chest"_s, u"LeftLeg"_s}));
}

void FoundListTest::unitsAndFramesAreWritten()
{
    OperationFinding distance = findingOf(hips, {7, 9}, 12.25);
    distance.unit = Unit::Ncm;
    distance.limit = 3.0;
    m_list->show({distance, findingOf(chest, {4, 4}, 5.0)}, *m_session);
    QCOMPARE(column(0), (QStringList{u"7–9"_s, u"4"_s}));
    QVERIFY2(column(2).first() == u"12.3 cm"_s || column(2).first() == u"12.2 cm"_s, qPrintable(column(2).first()));
    QCOMPARE(column(2).last(), u"5.0°"_s);
    QCOMPARE(column(3).last(), u"2.0°"_s);
    // The column says what it holds.
    QCOMPARE(m_list->headerItem()->text(2), u"Error"_s);
    OperationFinding gap = findingOf(hips, {7, 60}, 0.9);
    gap.unit = Unit::Seconds;
    m_list->show({gap}, *m_session);
    QCOMPARE(m_list->headerItem()->text(2), u"Length"_s);
    m_list->show({findingOf(chest, {4, 4}, 5.0)}, *m_session);
    QCOMPARE(m_list->headerItem()->text(2), u"Error"_s);
}

void FoundListTest::untickedFindingsAreExceptions()
{
    QSignalSpy ticks(m_list.get(), &FoundList::ticksChanged);
    m_list->show({findingOf(chest, {1, 3}, 5.0), findingOf(hips, {2, 2}, 9.0, false), findingOf(leftLeg, {3, 3}, 4.0)},
                 *m_session);
    QCOMPARE(ticks.count(), 0);
    QCOMPARE(m_list->exceptions(), "Hips@2");
    tick(1, false);
    QCOMPARE(ticks.count(), 1);
    QCOMPARE(m_list->exceptions(), "Hips@2+Chest@1");
    tick(0, true);
    tick(1, true);
    QCOMPARE(m_list->exceptions(), "");
}

void FoundListTest::theMenuTicksOneOrAll()
{
    m_list->resize(400, 200);
    m_list->QWidget::show();
    m_list->show({findingOf(chest, {1, 3}, 5.0), findingOf(hips, {2, 2}, 9.0), findingOf(leftLeg, {3, 3}, 4.0)},
                 *m_session);
    QSignalSpy ticks(m_list.get(), &FoundList::ticksChanged);
    const auto choose = [this](int row, int entry) {
        whenMenuOpens([entry](QMenu &menu) {
            menu.setActiveAction(menu.actions().at(entry));
            QTest::keyClick(&menu, Qt::Key_Return);
        });
        emit m_list->customContextMenuRequested(m_list->visualItemRect(m_list->topLevelItem(row)).center());
    };
    choose(1, 0); // Tick Only This
    QCOMPARE(m_list->exceptions(), "Hips@2+LeftLeg@3");
    choose(1, 1); // Tick All
    QCOMPARE(m_list->exceptions(), "");
    choose(0, 2); // Untick All
    QCOMPARE(m_list->exceptions(), "Hips@2+Chest@1+LeftLeg@3");
    QCOMPARE(ticks.count(), 3); // once for each command
}

void FoundListTest::expectedExceptionsHoldUntilSomethingIsFound()
{
    m_list->expectExceptions("Hips@2");
    QCOMPARE(m_list->exceptions(), "Hips@2");
    m_list->show({findingOf(chest, {1, 3}, 5.0), findingOf(hips, {2, 2}, 9.0, false)}, *m_session);
    QCOMPARE(m_list->exceptions(), "Hips@2");
    m_list->show({findingOf(chest, {1, 3}, 5.0)}, *m_session);
    QCOMPARE(m_list->exceptions(), "");
    m_list->expectExceptions("Hips@2");
    m_list->clearAll();
    QCOMPARE(m_list->exceptions(), "");
}

void FoundListTest::findingsOfSeveralJointsHaveNoTick()
{
    OperationFinding all = findingOf(NoJoint, {5, 5}, 8.0, false);
    all.text = messages::endOfFile();
    m_list->show({all, findingOf(chest, {1, 1}, 5.0)}, *m_session);
    QVERIFY(!(m_list->topLevelItem(0)->flags() & Qt::ItemIsUserCheckable));
    QVERIFY(m_list->topLevelItem(1)->flags() & Qt::ItemIsUserCheckable);
    QCOMPARE(column(1).first(), u"the end of the file"_s);
    QCOMPARE(m_list->exceptions(), "");
}

void FoundListTest::aFindingIsShownInTheClip()
{
    m_list->show({findingOf(chest, {10, 12}, 5.0), findingOf(NoJoint, {20, 20}, 4.0)}, *m_session);
    m_list->setCurrentItem(nullptr);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    QCOMPARE(m_session->playhead().frame(), 10);
    QVERIFY(m_session->isSelected(NodeId::joint(chest)));
    m_list->setCurrentItem(m_list->topLevelItem(1));
    QCOMPARE(m_session->playhead().frame(), 20);
    QVERIFY(m_session->isSelected(NodeId::joint(chest))); // no joint, so the selection stays
    // The clip may have lost the joint since.
    m_list->setCurrentItem(nullptr);
    m_session->document().reset(loneJoint(50));
    m_list->setCurrentItem(m_list->topLevelItem(0));
    QCOMPARE(m_session->playhead().frame(), 10);
    QVERIFY(m_session->selectedNodes().empty());
    m_list->clearAll();
    QCOMPARE(m_list->topLevelItemCount(), 0);
    QCOMPARE(m_list->exceptions(), "");
}

void FoundListTest::theRowStaysCurrent()
{
    const std::vector<OperationFinding> findings = {findingOf(chest, {1, 1}, 9.0), findingOf(hips, {2, 2}, 8.0),
                                                    findingOf(leftLeg, {3, 3}, 7.0)};
    m_list->show(findings, *m_session);
    QVERIFY(m_list->currentItem() == nullptr);
    m_list->setCurrentItem(m_list->topLevelItem(1));
    m_list->show(findings, *m_session);
    QCOMPARE(m_list->indexOfTopLevelItem(m_list->currentItem()), 1);
    m_list->setCurrentItem(m_list->topLevelItem(2));
    m_list->show({findings[0], findings[1]}, *m_session);
    QCOMPARE(m_list->indexOfTopLevelItem(m_list->currentItem()), 1); // the last one that is left
}

void FoundListTest::longNamesGiveWayToTheWords()
{
    const QFontMetrics metrics(m_list->font());
    const QString hand = u"mixamorig:LeftHandWithALongName"_s;
    const QString thigh = u"mixamorig:RightUpLeg"_s;
    const NamedText inTrunk{hand + u" in the trunk"_s, {hand}, {hand.mid(10)}};
    const auto shown = [&](const NamedText &text, const QString &wanted) {
        return fittedText(text, metrics, metrics.horizontalAdvance(wanted));
    };
    QCOMPARE(shown(inTrunk, inTrunk.text), inTrunk.text);
    // Less and less of the name.
    QCOMPARE(shown(inTrunk, u"LeftHandWithALongName in the trunk"_s), u"LeftHandWithALongName in the trunk"_s);
    const QString elided = shown(inTrunk, u"LeftHandWi…Name in the trunk"_s);
    QVERIFY2(elided.startsWith(u"Left"_s) && elided.contains(u"…"_s), qPrintable(elided));
    QVERIFY2(elided.endsWith(u"ame in the trunk"_s), qPrintable(elided));
    QVERIFY(metrics.horizontalAdvance(elided) <= metrics.horizontalAdvance(u"LeftHandWi…Name in the trunk"_s));
    // Of two names the longer one first; one may be part of the other.
    const NamedText inThigh{hand + u" in "_s + thigh, {hand, thigh}, {hand.mid(10), thigh.mid(10)}};
    const QString both = shown(inThigh, u"LeftHand…Name in RightUpLeg"_s);
    QVERIFY2(both.endsWith(u" in RightUpLeg"_s) && both.contains(u"…"_s), qPrintable(both));
    const NamedText nested{u"Hand in LeftHand"_s, {u"Hand"_s, u"LeftHand"_s}, {u"H"_s, u"L"_s}};
    QCOMPARE(shown(nested, u"H in L"_s), u"H in L"_s);
    // Nothing is left to give way.
    QVERIFY(metrics.horizontalAdvance(fittedText(inThigh, metrics, 40)) <= 40);
    const NamedText plain{u"the end of the file"_s, {}, {}};
    QVERIFY(fittedText(plain, metrics, 60).endsWith(u"…"_s));
}

QTEST_MAIN(FoundListTest)

} // namespace tst_foundlist

#include "tst_foundlist.moc"
