#include "messages/readingmessages.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "retargeting/retargetreport.h"
#include "support/walker.h"

#include <QLabel>
#include <QTest>
#include <QTreeWidget>

#include <memory>

namespace tst_retargetreport {

using namespace limber;
using namespace limber::test;

// The figures and notes about a retarget, as people read them.
class RetargetReportTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theWorstLimbIsNamed();
    void smallFiguresHaveMoreDecimals();
    void lengthsOfSourceAndResultStandSideBySide();
    void theWorstBoneIsNamed();
    void smoothnessIsComparedWithTheSource();
    void unmeasuredFiguresAreLeftOut();
    void unmappedJointsAreNamed();
    void onlyTheFirstOfManyUnmappedJointsAreNamed();
    void notesStandBelowTheFigures();
    void aSecondResultReplacesTheFirst();

private:
    void show();
    [[nodiscard]] QTreeWidgetItem *row(const QString &what) const;
    [[nodiscard]] QString result(const QString &what) const { return row(what) ? row(what)->text(2) : QString(); }
    [[nodiscard]] QString notes() const
    {
        return m_report->findChild<QLabel *>(QStringLiteral("retargetNotes"))->text();
    }

    Walker m_walker;
    std::unique_ptr<RetargetSetup> m_setup;
    std::shared_ptr<const Retargeter> m_retargeter;
    RetargetedClip m_finished;
    std::unique_ptr<RetargetReport> m_report;
};

void RetargetReportTest::init()
{
    m_walker = makeWalker({.frames = 20});
    m_setup = std::make_unique<RetargetSetup>(m_walker.clip, PositionRules(), Axis::Y, Vocabulary::builtIn());
    m_setup->setTarget({m_walker.clip}, QStringLiteral("Figure"));
    m_finished = RetargetedClip();
    m_finished.measures = RetargetMeasures();
    m_report = std::make_unique<RetargetReport>();
}

void RetargetReportTest::show()
{
    RetargetRun run;
    run.prepared = [this](const auto &prepared) { m_retargeter = prepared; };
    QVERIFY(retargetClip(m_setup->input(), run));
    m_report->show(*m_retargeter, *m_setup, m_finished, m_finished.notes);
}

QTreeWidgetItem *RetargetReportTest::row(const QString &what) const
{
    const auto found = m_report->findChild<QTreeWidget *>()->findItems(what, Qt::MatchStartsWith);
    return found.isEmpty() ? nullptr : found.first();
}

void RetargetReportTest::theWorstLimbIsNamed()
{
    const QString what = QStringLiteral("Knees and elbows");
    show();
    QCOMPARE(result(what), QStringLiteral("0.00 %"));
    m_finished.measures->overextensions = {{BodyPart::Shin, BodySide::Left, 0.1},
                                           {BodyPart::Shin, BodySide::Right, 0.25},
                                           {BodyPart::Forearm, BodySide::Left, 0.05}};
    show();
    QCOMPARE(result(what), QStringLiteral("25.00 %"));
}

void RetargetReportTest::smallFiguresHaveMoreDecimals()
{
    const QString what = QStringLiteral("Floor penetration");
    for (const auto &[value, text] :
         {std::pair{1.234, "1.23 cm"}, std::pair{0.1, "0.10 cm"}, std::pair{0.0999, "0.0999 cm"},
          std::pair{0.00005, "0.0001 cm"}, std::pair{0.00004, "0.00 cm"}, std::pair{0.0, "0.00 cm"}}) {
        m_finished.measures->penetration = MeanAndMaximum{0.0, value};
        show();
        QCOMPARE(result(what), QLatin1String(text));
    }
}

void RetargetReportTest::lengthsOfSourceAndResultStandSideBySide()
{
    ContactMeasures contacts;
    contacts.sourceSlide = {1.0, 5.0};
    contacts.slide = {2.0, 6.0};
    contacts.sourceDrift = {0.5, 3.0};
    contacts.drift = {0.6, 4.0};
    m_finished.measures->contacts = contacts;
    show();
    QCOMPARE(row(QStringLiteral("Foot sliding"))->text(1), QStringLiteral("1.00 cm"));
    QCOMPARE(row(QStringLiteral("Foot sliding"))->text(2), QStringLiteral("2.00 cm"));
    QCOMPARE(row(QStringLiteral("Foot drift"))->text(1), QStringLiteral("3.00 cm"));
    QCOMPARE(row(QStringLiteral("Foot drift"))->text(2), QStringLiteral("4.00 cm"));
    QVERIFY(row(QStringLiteral("Foot drift"))->textAlignment(2) & Qt::AlignRight);
    QVERIFY(!(row(QStringLiteral("Foot drift"))->textAlignment(0) & Qt::AlignRight));
}

void RetargetReportTest::theWorstBoneIsNamed()
{
    DirectionMeasure::Answer directions;
    directions.directionDegrees = {4.0, 20.0};
    directions.worstBone = jointNamed(m_walker.clip.skeleton, "LeftHand");
    m_finished.measures->directions = directions;
    show();
    QCOMPARE(result(QStringLiteral("Bone direction error (average)")), QStringLiteral("4.00°"));
    QTreeWidgetItem *worst = row(QStringLiteral("Bone direction error (max)"));
    QCOMPARE(worst->text(2), QStringLiteral("20.00°"));
    for (int column = 0; column < 3; ++column)
        QVERIFY(worst->toolTip(column).contains(QStringLiteral("ends at LeftHand")));
    m_finished.measures->directions->worstBone = NoJoint;
    show();
    QVERIFY(!row(QStringLiteral("Bone direction error (max)"))->toolTip(0).contains(QStringLiteral("LeftHand")));
}

void RetargetReportTest::smoothnessIsComparedWithTheSource()
{
    m_finished.measures->jerkRatio = 1.5;
    m_finished.measures->jointStepRatio = 0.75;
    m_finished.measures->channelStepsOver170 = 7;
    m_finished.measures->sourceChannelStepsOver170 = 2;
    show();
    QCOMPARE(result(QStringLiteral("Jerk")), QStringLiteral("1.50 ×"));
    QCOMPARE(row(QStringLiteral("Jerk"))->text(1), QStringLiteral("1.00 ×"));
    QCOMPARE(result(QStringLiteral("Largest jump")), QStringLiteral("0.75 ×"));
    QCOMPARE(row(QStringLiteral("Euler flips"))->text(1), QStringLiteral("2"));
    QCOMPARE(result(QStringLiteral("Euler flips")), QStringLiteral("7"));
}

void RetargetReportTest::unmeasuredFiguresAreLeftOut()
{
    show();
    for (const char *what : {"Foot", "Floor", "Bone", "Jerk", "Largest"})
        QVERIFY2(row(QLatin1String(what)) == nullptr, what);
    QCOMPARE(m_report->findChild<QTreeWidget *>()->topLevelItemCount(), 2);
}

void RetargetReportTest::unmappedJointsAreNamed()
{
    const int count = m_walker.clip.skeleton.jointCount();
    show();
    QVERIFY2(notes().startsWith(QStringLiteral("%1 of %1 target joints mapped.").arg(count)), qPrintable(notes()));
    QVERIFY(!notes().contains(QStringLiteral("Unmapped")));
    QVERIFY(m_setup->setSource(jointNamed(m_walker.clip.skeleton, "LeftHand"), NoJoint));
    QVERIFY(m_setup->setSource(jointNamed(m_walker.clip.skeleton, "Head"), NoJoint));
    show();
    QVERIFY2(notes().startsWith(QStringLiteral("%1 of %2 target joints mapped.").arg(count - 2).arg(count)),
             qPrintable(notes()));
    QVERIFY2(notes().contains(QStringLiteral("(move with their parent): Head, LeftHand.")), qPrintable(notes()));
}

void RetargetReportTest::onlyTheFirstOfManyUnmappedJointsAreNamed()
{
    const int count = m_walker.clip.skeleton.jointCount();
    const auto unmap = [&](int from, int to) {
        for (int joint = from; joint < to; ++joint)
            QVERIFY(m_setup->setSource(joint, NoJoint));
    };
    const auto line = [&] { return notes().split(QLatin1Char('\n')).at(1); };
    unmap(count - 12, count);
    show();
    QCOMPARE(line().count(QLatin1Char(',')), 11);
    QVERIFY(line().endsWith(QLatin1Char('.')));
    unmap(count - 13, count - 12);
    show();
    QCOMPARE(line().count(QLatin1Char(',')), 11);
    QVERIFY(line().endsWith(QStringLiteral(" …")));
}

void RetargetReportTest::notesStandBelowTheFigures()
{
    show();
    const qsizetype before = notes().count(QLatin1Char('\n'));
    QCOMPARE(notes().contains(QStringLiteral("Pelvis lowered")), m_retargeter->pelvisDrop() > 0.0);
    m_finished.notes = {{RetargetFile::Target, messages::missingChannels(nameArgument("<b>hips</b>"))}};
    show();
    QCOMPARE(notes().count(QLatin1Char('\n')), before + 1);
    QVERIFY2(notes().contains(QStringLiteral("<b>hips</b>")), qPrintable(notes())); // shown as plain text
}

void RetargetReportTest::aSecondResultReplacesTheFirst()
{
    show();
    const int rows = m_report->findChild<QTreeWidget *>()->topLevelItemCount();
    show();
    QCOMPARE(m_report->findChild<QTreeWidget *>()->topLevelItemCount(), rows);
}

QTEST_MAIN(RetargetReportTest)

} // namespace tst_retargetreport

#include "tst_retargetreport.moc"
