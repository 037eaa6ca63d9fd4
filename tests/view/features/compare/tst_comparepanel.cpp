#include "compare/comparepanel.h"
#include "figures.h"
#include "items/jointtreemodel.h"
#include "support/walker.h"
#include "widgets/elidedlabel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <memory>

namespace tst_comparepanel {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frames = 20;
constexpr int chestZRotation = 12;

} // namespace

// Compares a figure of 20 frames with one whose chest is turned by 32° in frame 5.
class ComparePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void anEmptyPanelTellsWhatToDo();
    void clipsThatWereNotReadAreAskedFor();
    void theSummaryNamesTheLargestDifferences();
    void theSummaryIsOfAllJoints();
    void jointsOfOneClipOnlyAreCounted();
    void jointsWithOtherNamesArePaired();
    void anotherUnitIsReported();
    void clipsWithoutACommonJointHaveNoTable();
    void jointsThatAreAlikeCanBeShown();
    void withoutAlikeJointsNoneCanBeHidden();
    void aTurnedClipIsReported();
    void theLargestDifferenceIsTheFirstRow();
    void aRowGoesToItsJointAndFrame();
    void aNarrowPanelHidesTheMeans();
    void theTableIsCopied();
    void oldMeasurementsStayUntilThereAreNewOnes();

private:
    void compareWith(const Clip &clip, Axis up = Axis::Y);
    void measure() { QTRY_VERIFY(m_session->secondClip().isMeasured()); }
    [[nodiscard]] QString said(const QString &start) const
    {
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->text().startsWith(start))
                return label->text();
        }
        return {};
    }
    [[nodiscard]] QString state() const { return m_panel->findChild<QLabel *>(u"compareState"_s)->text(); }
    [[nodiscard]] QPushButton *button(const QString &name) const { return m_panel->findChild<QPushButton *>(name); }
    [[nodiscard]] QCheckBox *hideAlike() const { return m_panel->findChild<QCheckBox *>(); }
    [[nodiscard]] bool showsTable() const { return m_panel->findChild<QStackedWidget *>()->currentIndex() == 1; }
    [[nodiscard]] QAbstractItemModel &rows() const { return *m_panel->table().model(); }

    Clip m_other;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_window;
    ComparePanel *m_panel = nullptr;
};

void ComparePanelTest::init()
{
    m_window.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(frames));
    m_other = standingFigure(frames);
    m_other.motion.setValue(5, chestZRotation, 32.0);
    m_window = std::make_unique<QWidget>();
    m_window->resize(700, 700);
    m_panel = new ComparePanel(m_window.get());
    m_panel->resize(600, 600);
    m_panel->setSession(m_session.get());
}

void ComparePanelTest::compareWith(const Clip &clip, Axis up)
{
    m_session->secondClip().show(
        {u"other.bvh"_s, std::make_shared<const Clip>(clip), decidePositionRules(clip.skeleton, clip.motion), up});
    measure();
}

void ComparePanelTest::anEmptyPanelTellsWhatToDo()
{
    QVERIFY(state().startsWith(u"Choose a second clip"_s));
    QVERIFY(!showsTable());
    QVERIFY(button(u"loadBeside"_s)->isHidden());
    QVERIFY(button(u"loadAllBeside"_s)->isHidden());
    m_panel->setSession(nullptr);
    QVERIFY(state().startsWith(u"Open a motion"_s));
    QVERIFY(button(u"loadBeside"_s)->isHidden());
    m_panel->setSession(m_session.get());
    m_session->secondClip().show({u"other.bvh"_s, std::make_shared<const Clip>(m_other), {}});
    QCOMPARE(state(), u"Comparing…"_s);
    QVERIFY(!showsTable());
    QVERIFY(button(u"loadBeside"_s)->isHidden());
    measure();
    QVERIFY(showsTable());
}

void ComparePanelTest::clipsThatWereNotReadAreAskedFor()
{
    const auto named = [](const QString &name) {
        ClipBeside clip;
        clip.source.name = name;
        clip.source.path = u"/"_s + name;
        return clip;
    };
    ClipsBeside &beside = m_session->clipsBeside();
    QSignalSpy wanted(m_panel, &ComparePanel::loadWanted);
    beside.takeNamed({named(u"one.bvh"_s)}, 0);
    QVERIFY(state().startsWith(u"one.bvh was beside this clip"_s));
    QVERIFY(!button(u"loadBeside"_s)->isHidden());
    QVERIFY(button(u"loadAllBeside"_s)->isHidden()); // it is the only one
    beside.takeNamed({named(u"two.bvh"_s)}, 0);
    QVERIFY(state().startsWith(u"two.bvh was beside"_s));
    QVERIFY(!button(u"loadAllBeside"_s)->isHidden());
    button(u"loadBeside"_s)->click();
    QCOMPARE(wanted.takeFirst()[0].value<QList<int>>(), QList<int>({beside.all()[1].id}));
    button(u"loadAllBeside"_s)->click();
    QCOMPARE(wanted.takeFirst()[0].value<QList<int>>(), QList<int>({beside.all()[0].id, beside.all()[1].id}));
    beside.add({u"read.bvh"_s, std::make_shared<const Clip>(m_other), {}});
    QVERIFY(button(u"loadBeside"_s)->isHidden());
    QVERIFY(button(u"loadAllBeside"_s)->isHidden());
    button(u"loadAllBeside"_s)->click(); // asks only for those that were not read
    QCOMPARE(wanted.takeFirst()[0].value<QList<int>>().size(), 2);
}

void ComparePanelTest::theSummaryNamesTheLargestDifferences()
{
    compareWith(m_other);
    // The mean over 4 joints and 20 frames, and that over 3 more end sites.
    QCOMPARE(said(u"Rotations:"_s), u"Rotations: mean 0.40°, max 32.00° at Chest, frame 5"_s);
    const QString head = m_session->jointTree().displayName(NodeId::endSite(2)).simplified();
    QCOMPARE(said(u"Positions:"_s), u"Positions: mean 0.020, max 2.756 units at %1, frame 5"_s.arg(head));
    QCOMPARE(said(u"20 frame(s)"_s), u"20 frame(s) compared"_s);
    QCOMPARE(said(u"4 joint(s)"_s), u"4 joint(s) paired"_s);
}

void ComparePanelTest::theSummaryIsOfAllJoints()
{
    m_other.motion.setValue(9, leftLegZRotation, 32.0); // as much as the chest: the first one is named
    m_other.motion.setValue(3, hipsXPosition, 8.0);
    compareWith(m_other);
    QCOMPARE(said(u"Rotations:"_s), u"Rotations: mean 0.80°, max 32.00° at LeftLeg, frame 9"_s);
    QVERIFY(said(u"Positions:"_s).endsWith(u"max 8.000 units at Hips, frame 3"_s));
}

void ComparePanelTest::jointsOfOneClipOnlyAreCounted()
{
    compareWith(makeWalker({.frames = 200}).clip);
    const QStringList parts = m_session->secondClip().arePairedByRole()
                                  ? QStringList{u"paired by body part"_s, u"unmatched"_s}
                                  : QStringList{u"joint(s) paired ·"_s, u"unmatched"_s};
    const QString said = this->said(QString::number(m_session->secondClip().pairedCount()) + u" joint(s)"_s);
    for (const QString &part : parts)
        QVERIFY2(said.contains(part), qPrintable(said));
}

void ComparePanelTest::jointsWithOtherNamesArePaired()
{
    m_other.skeleton.setName(chest, "Belly");
    compareWith(m_other);
    QCOMPARE(said(u"4 joint(s)"_s), u"4 joint(s) paired by body part"_s);
    QVERIFY(rows().index(0, 0).data(Qt::ToolTipRole).toString().contains(u"Chest, compared with Belly"_s));
}

void ComparePanelTest::anotherUnitIsReported()
{
    auto *scaled = m_panel->findChild<ElidedLabel *>(u"compareScaled"_s);
    m_session->document().reset(makeWalker({.frames = frames}).clip);
    compareWith(makeWalker({.frames = frames}).clip);
    QVERIFY(scaled->isHidden());
    compareWith(makeWalker({.frames = frames, .scale = 0.01}).clip);
    QVERIFY(!scaled->isHidden());
    QCOMPARE(scaled->text(), u"Scaled by 100: another size."_s);
}

void ComparePanelTest::clipsWithoutACommonJointHaveNoTable()
{
    compareWith(loneJoint(frames));
    QVERIFY(!showsTable());
    QCOMPARE(state(), u"The two clips have no joints that belong together."_s);
}

void ComparePanelTest::jointsThatAreAlikeCanBeShown()
{
    compareWith(m_other);
    QCOMPARE(hideAlike()->text(), u"Hide 5 joint(s) alike"_s);
    QVERIFY(hideAlike()->isVisibleTo(m_panel));
    QVERIFY(hideAlike()->isChecked());
    QCOMPARE(rows().rowCount(), 2);
    hideAlike()->click();
    QCOMPARE(rows().rowCount(), 7);
    hideAlike()->click();
    QCOMPARE(rows().rowCount(), 2);
}

void ComparePanelTest::withoutAlikeJointsNoneCanBeHidden()
{
    for (int frame = 0; frame < frames; ++frame)
        m_other.motion.setValue(frame, hipsXPosition, 1.0);
    compareWith(m_other);
    QCOMPARE(rows().rowCount(), 7);
    QVERIFY(!hideAlike()->isVisibleTo(m_panel));
}

void ComparePanelTest::aTurnedClipIsReported()
{
    auto *turned = m_panel->findChild<ElidedLabel *>(u"compareTurned"_s);
    compareWith(m_other);
    QVERIFY(turned->isHidden());
    compareWith(m_other, Axis::Z);
    QVERIFY(!turned->isHidden());
    QCOMPARE(turned->text(), u"Rotated: up is Z there and Y here."_s);
}

void ComparePanelTest::theLargestDifferenceIsTheFirstRow()
{
    m_other.motion.setValue(9, leftLegZRotation, 4.0);
    compareWith(m_other);
    QCOMPARE(rows().index(0, 0).data().toString(), u"Chest"_s);
    QCOMPARE(rows().index(1, 0).data().toString(), u"LeftLeg"_s);
    QVERIFY(m_panel->table().isSortingEnabled());
}

void ComparePanelTest::aRowGoesToItsJointAndFrame()
{
    m_other.motion.setValue(3, hipsXPosition, 4.0);
    compareWith(m_other);
    emit m_panel->table().clicked(rows().index(0, 2));
    QCOMPARE(m_session->currentNode(), NodeId::joint(chest));
    QCOMPARE(m_session->playhead().frame(), 5);
    emit m_panel->table().activated(rows().index(0, 5));
    QCOMPARE(m_session->playhead().frame(), 3);
    emit m_panel->table().clicked({});
    QCOMPARE(m_session->playhead().frame(), 3);
    m_other.motion.setValue(3, hipsXPosition, 0.0);
    m_other.motion.setValue(5, chestZRotation, 0.0);
    m_other.motion.setValue(0, chestZRotation, 32.0);
    compareWith(m_other);
    emit m_panel->table().clicked(rows().index(0, 2));
    QCOMPARE(m_session->playhead().frame(), 0);
}

void ComparePanelTest::aNarrowPanelHidesTheMeans()
{
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    const auto hidden = [this] {
        QString columns;
        for (int column = 0; column < rows().columnCount(); ++column)
            columns += m_panel->table().isColumnHidden(column) ? u'-' : u'x';
        return columns;
    };
    QCOMPARE(hidden(), u"xxxxxx"_s);
    m_panel->resize(439, 600);
    QCOMPARE(hidden(), u"x-xx-x"_s);
    m_panel->resize(440, 600);
    QCOMPARE(hidden(), u"xxxxxx"_s);
}

void ComparePanelTest::theTableIsCopied()
{
    compareWith(m_other);
    m_panel->findChild<QToolButton *>(u"copyDifferences"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 8); // a head and all rows
}

void ComparePanelTest::oldMeasurementsStayUntilThereAreNewOnes()
{
    compareWith(m_other);
    ComparisonSettings settings;
    settings.shift = 2;
    m_session->secondClip().setSettings(settings);
    QVERIFY(!m_session->secondClip().isMeasured());
    QVERIFY(showsTable());
    QVERIFY(said(u"Rotations:"_s).endsWith(u"frame 5"_s));
    measure();
    QVERIFY(said(u"Rotations:"_s).endsWith(u"frame 3"_s));
    QCOMPARE(said(u"18 frame(s)"_s), u"18 frame(s) compared"_s);
    m_session->secondClip().clear();
    QVERIFY(!showsTable());
    QVERIFY(state().startsWith(u"Choose a second clip"_s));
}

QTEST_MAIN(ComparePanelTest)

} // namespace tst_comparepanel

#include "tst_comparepanel.moc"
