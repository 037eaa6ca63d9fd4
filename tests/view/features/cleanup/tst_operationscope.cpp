#include "cleanup/operationscope.h"

#include "figures.h"
#include "operations/operation.h"
#include "session/session.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTest>

#include <memory>

namespace tst_operationscope {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The choice of joints and frames that an operation works on.
class OperationScopeTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void onlyWhatTheOperationTakesIsShown_data();
    void onlyWhatTheOperationTakesIsShown();
    void theRangeIsTakenIfThereIsOne();
    void aRangeThatGoesIsTheWholeClip();
    void selectedJointsAreNamed();
    void branchesAreWhole();
    void theSelectionIsTakenOver();
    void aSelectionMayBeMissing();
    void anOperationThatNeedsARangeTakesEachRange();
    void anotherOperationWithoutSelectionIsOnAllJoints();
    void anOperationThatFindsJointsSaysSo();
    void anotherDocumentIsFollowed();
    void noWordIsCutInANarrowPanel();
    void choicesAreTakenAgain();

private:
    [[nodiscard]] QComboBox &box(const char *name) const
    {
        return *m_scope->findChild<QComboBox *>(QLatin1StringView(name));
    }
    [[nodiscard]] QComboBox &joints() const { return box("operationJoints"); }
    [[nodiscard]] QComboBox &frames() const { return box("operationFrames"); }
    [[nodiscard]] std::string written() const
    {
        OperationCall call{"smooth", {}};
        m_scope->writeTo(call);
        return call.text();
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<OperationScope> m_scope;
    const Operation &m_smooth = *findOperation("smooth"); // takes joints and frames
};

void OperationScopeTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(50));
    m_scope = std::make_unique<OperationScope>();
}

void OperationScopeTest::cleanup()
{
    m_scope.reset();
    m_session.reset();
}

void OperationScopeTest::onlyWhatTheOperationTakesIsShown_data()
{
    QTest::addColumn<bool>("takesJoints");
    QTest::addColumn<bool>("takesFrames");
    for (const bool takesJoints : {false, true}) {
        for (const bool takesFrames : {false, true})
            QTest::addRow("%d %d", takesJoints, takesFrames) << takesJoints << takesFrames;
    }
}

void OperationScopeTest::onlyWhatTheOperationTakesIsShown()
{
    QFETCH(const bool, takesJoints);
    QFETCH(const bool, takesFrames);
    Operation operation;
    operation.takesJoints = takesJoints;
    operation.takesFrames = takesFrames;
    m_session->playhead().setRange(3, 7);
    m_session->selectOnly(NodeId::joint(chest));
    m_scope->show(operation, *m_session);
    QCOMPARE(!joints().isHidden(), takesJoints);
    QCOMPARE(!frames().isHidden(), takesFrames);
    const auto *label = m_scope->findChild<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(!label->isHidden(), takesJoints || takesFrames);
    m_scope->takeSelection();
    QCOMPARE(written(), std::string("smooth") + (takesJoints || takesFrames ? ":" : "") +
                            (takesJoints ? "joints=Chest" : "") + (takesJoints && takesFrames ? "," : "") +
                            (takesFrames ? "frames=3-7" : ""));
}

void OperationScopeTest::theRangeIsTakenIfThereIsOne()
{
    m_scope->show(m_smooth, *m_session);
    QCOMPARE(frames().currentText(), u"Whole Clip"_s);
    QVERIFY(!frames().isEnabled() && !frames().toolTip().isEmpty());
    QCOMPARE(frames().itemText(1), u"Range"_s);
    QCOMPARE(written(), "smooth");
    QSignalSpy changed(m_scope.get(), &OperationScope::changed);
    QSignalSpy followed(m_scope.get(), &OperationScope::followed);
    m_session->playhead().setRange(10, 20);
    QCOMPARE(followed.count(), 1);
    QCOMPARE(changed.count(), 0);
    QVERIFY(frames().isEnabled() && frames().toolTip().isEmpty());
    QCOMPARE(frames().itemText(1), u"Frames 10–20"_s);
    QCOMPARE(written(), "smooth"); // until the user chooses it
    frames().setCurrentIndex(1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(written(), "smooth:frames=10-20");
    m_session->playhead().setRange(11, 20);
    QCOMPARE(written(), "smooth:frames=11-20");
    frames().setCurrentIndex(0);
    m_scope->show(m_smooth, *m_session); // a new operation starts with the range
    QCOMPARE(written(), "smooth:frames=11-20");
}

void OperationScopeTest::aRangeThatGoesIsTheWholeClip()
{
    m_session->playhead().setRange(10, 20);
    m_scope->show(m_smooth, *m_session);
    QCOMPARE(frames().currentText(), u"Frames 10–20"_s);
    m_session->playhead().clearRange();
    QCOMPARE(frames().currentText(), u"Whole Clip"_s);
    QVERIFY(!frames().isEnabled());
    QCOMPARE(written(), "smooth");
}

void OperationScopeTest::selectedJointsAreNamed()
{
    m_scope->show(m_smooth, *m_session);
    QSignalSpy changed(m_scope.get(), &OperationScope::changed);
    joints().setCurrentIndex(1);
    m_session->select({NodeId::joint(leftLeg), NodeId::endSite(0)}, QItemSelectionModel::ClearAndSelect);
    QCOMPARE(written(), "smooth:joints=LeftLeg");
    m_session->select({NodeId::joint(leftLeg), NodeId::joint(chest)}, QItemSelectionModel::ClearAndSelect);
    QCOMPARE(written(), "smooth:joints=LeftLeg+Chest");
    QCOMPARE(changed.count(), 1); // the selection is followed without it
    joints().setCurrentIndex(0);
    QCOMPARE(written(), "smooth");
}

void OperationScopeTest::branchesAreWhole()
{
    m_scope->show(m_smooth, *m_session);
    m_session->selectOnly(NodeId::joint(hips));
    joints().setCurrentIndex(2);
    QCOMPARE(written(), "smooth:joints=Hips+LeftLeg+RightLeg+Chest");
    joints().setCurrentIndex(1);
    QCOMPARE(written(), "smooth:joints=Hips");
}

void OperationScopeTest::theSelectionIsTakenOver()
{
    m_scope->show(m_smooth, *m_session);
    QSignalSpy changed(m_scope.get(), &OperationScope::changed);
    m_scope->takeSelection();
    QCOMPARE(joints().currentIndex(), 0); // nothing is selected
    m_session->selectOnly(NodeId::joint(chest));
    changed.clear();
    m_scope->takeSelection();
    QCOMPARE(joints().currentIndex(), 1);
    QCOMPARE(changed.count(), 0);
    Operation other;
    m_scope->show(other, *m_session);
    m_scope->takeSelection();
    QCOMPARE(joints().currentIndex(), 0); // it takes no joints
}

void OperationScopeTest::aSelectionMayBeMissing()
{
    m_scope->show(m_smooth, *m_session);
    QVERIFY(!m_scope->lacksSelection());
    joints().setCurrentIndex(1);
    QVERIFY(m_scope->lacksSelection());
    m_session->selectOnly(NodeId::endSite(0)); // no joint
    QVERIFY(m_scope->lacksSelection());
    m_session->selectOnly(NodeId::joint(chest));
    QVERIFY(!m_scope->lacksSelection());
    m_session->clearSelection();
    Operation other;
    m_scope->show(other, *m_session);
    QVERIFY(!m_scope->lacksSelection());
}

void OperationScopeTest::anOperationThatNeedsARangeTakesEachRange()
{
    for (const char *name : {"trim", "interpolate"}) {
        m_session->playhead().clearRange();
        m_scope->show(*findOperation(name), *m_session);
        QVERIFY(m_scope->lacksRange());
        QCOMPARE(frames().currentText(), u"Range"_s);
        QCOMPARE(written(), "smooth");
        m_session->playhead().setRange(10, 20); // after the operation was chosen
        QVERIFY(!m_scope->lacksRange());
        QCOMPARE(frames().currentText(), u"Frames 10–20"_s);
        QCOMPARE(written(), "smooth:frames=10-20");
        QVERIFY(!frames().isEnabled()); // there is nothing to choose
        m_session->playhead().setRange(11, 20);
        QCOMPARE(written(), "smooth:frames=11-20");
    }
    m_scope->show(m_smooth, *m_session);
    QVERIFY(frames().isEnabled() && !m_scope->lacksRange());
    m_session->playhead().clearRange();
    QVERIFY(!m_scope->lacksRange());
    QCOMPARE(frames().currentText(), u"Whole Clip"_s);
}

void OperationScopeTest::anotherOperationWithoutSelectionIsOnAllJoints()
{
    m_scope->show(m_smooth, *m_session);
    m_session->selectOnly(NodeId::joint(chest));
    joints().setCurrentIndex(1);
    const Operation &despike = *findOperation("despike");
    m_scope->show(despike, *m_session);
    QCOMPARE(joints().currentIndex(), 1); // the joint is still selected
    m_session->clearSelection();
    QCOMPARE(joints().currentIndex(), 1); // while the operation is shown, nothing else happens to more joints
    QVERIFY(m_scope->lacksSelection());
    m_scope->show(m_smooth, *m_session);
    QCOMPARE(joints().currentIndex(), 0);
    QCOMPARE(written(), "smooth");
}

void OperationScopeTest::anOperationThatFindsJointsSaysSo()
{
    m_scope->show(*findOperation("fill"), *m_session);
    QCOMPARE(joints().currentText(), u"Joints without Data"_s);
    QCOMPARE(written(), "smooth"); // it looks for them
    m_session->selectOnly(NodeId::joint(chest));
    joints().setCurrentIndex(1);
    QVERIFY(written().starts_with("smooth:joints="));
    m_scope->show(m_smooth, *m_session);
    QCOMPARE(joints().itemText(0), u"All Joints"_s);
}

void OperationScopeTest::anotherDocumentIsFollowed()
{
    m_scope->show(m_smooth, *m_session);
    m_session->selectOnly(NodeId::joint(chest));
    joints().setCurrentIndex(1);
    Session other;
    other.document().reset(standingFigure(9));
    other.selectOnly(NodeId::joint(chest)); // for another reason than an operation
    other.playhead().setRange(1, 2);
    m_scope->show(m_smooth, other);
    QCOMPARE(written(), "smooth:frames=1-2");
    QSignalSpy changed(m_scope.get(), &OperationScope::followed);
    m_session->playhead().setRange(10, 20);
    m_session->selectOnly(NodeId::joint(chest));
    QCOMPARE(changed.count(), 0);
    other.selectOnly(NodeId::joint(leftLeg));
    other.playhead().setRange(1, 3);
    QCOMPARE(changed.count(), 2);
    m_scope.reset(); // before the session that it shows
}

// In German, the whole clip was “Ganze…” beside the joints without data.
void OperationScopeTest::noWordIsCutInANarrowPanel()
{
    m_scope->show(*findOperation("fill"), *m_session);
    QWidget host; // a window would not become narrower than its layout is
    m_scope->setParent(&host);
    host.show();
    m_scope->QWidget::show();
    const auto isWhole = [](const QComboBox &box) {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.subControls = QStyle::SC_All;
        const QRect field =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        return box.fontMetrics().horizontalAdvance(box.currentText()) <= field.width();
    };
    const int needed = joints().fontMetrics().horizontalAdvance(joints().currentText());
    for (int width = needed + 80; width < 3 * needed; width += 10) {
        m_scope->resize(width, m_scope->sizeHint().height());
        QCoreApplication::processEvents();
        QVERIFY2(isWhole(joints()) && isWhole(frames()), qPrintable(QString::number(width)));
        const int right = frames().mapTo(m_scope.get(), QPoint(frames().width(), 0)).x();
        QVERIFY2(right <= width, qPrintable(QString::number(width)));
    }
    QCOMPARE(frames().y(), joints().y()); // beside each other where there is room
    m_scope->resize(needed + 80, m_scope->height());
    QCoreApplication::processEvents();
    QVERIFY(frames().y() > joints().y());
    m_scope->setParent(nullptr);
}

void OperationScopeTest::choicesAreTakenAgain()
{
    m_session->playhead().setRange(3, 7);
    m_scope->show(m_smooth, *m_session);
    frames().setCurrentIndex(0);
    const OperationScope::Choices before = m_scope->choices();
    m_session->selectOnly(NodeId::joint(chest));
    m_scope->takeSelection();
    frames().setCurrentIndex(1);
    QCOMPARE(written(), "smooth:joints=Chest,frames=3-7");
    QSignalSpy changed(m_scope.get(), &OperationScope::changed);
    m_scope->take(before);
    QCOMPARE(written(), "smooth");
    QCOMPARE(changed.count(), 0);
    m_session->playhead().clearRange();
    m_scope->take({OperationScope::Joints::Selected, true}); // there is no range any more
    QCOMPARE(written(), "smooth:joints=Chest");
}

QTEST_MAIN(OperationScopeTest)

} // namespace tst_operationscope

#include "tst_operationscope.moc"
