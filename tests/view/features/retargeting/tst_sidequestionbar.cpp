#include "retargeting/sidequestionbar.h"
#include "session/retargeting/retargetsetup.h"

#include <glm/geometric.hpp>

#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace tst_sidequestionbar {

using namespace limber;

namespace {

// Hips with two legs. Without names, and with the legs in one line, they cannot be distinguished.
Clip legs(bool hasNames)
{
    Clip clip;
    const std::vector<Channel> turns(allChannels.begin() + 3, allChannels.end());
    const auto add = [&](const char *name, int parent, const glm::dvec3 &offset) {
        const int index = clip.skeleton.jointCount();
        const glm::dvec3 place = hasNames ? offset : glm::dvec3(glm::length(offset), 0.0, 0.0);
        return clip.skeleton.addJoint({hasNames ? name : "node_" + std::to_string(index), parent, place, turns, 0});
    };
    const int hips = add("Hips", NoJoint, {0, 0, 0});
    for (const auto &[side, sign] : {std::pair("Left", 1.0), {"Right", -1.0}}) {
        const int thigh = add((std::string(side) + "UpLeg").c_str(), hips, {sign * 9, -4, 0});
        const int shin = add((std::string(side) + "Leg").c_str(), thigh, {0, -42, 0});
        add((std::string(side) + "Foot").c_str(), shin, {0, -41, 0});
        clip.skeleton.addEndSite({"Site", shin + 1, {0, -4, 14}, 0});
    }
    clip.motion = Motion(1, clip.skeleton.columnCount());
    return clip;
}

} // namespace

class SideQuestionBarTest : public QObject
{
    Q_OBJECT

private slots:
    void isShownOnlyWhileAQuestionIsOpen();
    void noSwapsTheSides();
};

void SideQuestionBarTest::isShownOnlyWhileAQuestionIsOpen()
{
    RetargetSetup setup(legs(true), PositionRules(), Axis::Y, Vocabulary::builtIn());
    SideQuestionBar bar(setup);
    QVERIFY(bar.isHidden());
    setup.setTarget({legs(true)}, QStringLiteral("named"));
    QVERIFY(bar.isHidden());
    setup.setTarget({legs(false)}, QStringLiteral("nameless"));
    QVERIFY(!bar.isHidden());
    const auto *text = bar.findChild<QLabel *>(QStringLiteral("sideQuestionText"));
    auto *yes = bar.findChild<QPushButton *>(QStringLiteral("sideQuestionYes"));
    QVERIFY(text->text().contains(QStringLiteral("left leg (“LeftUpLeg”")));
    QVERIFY(yes->accessibleName().contains(text->text()));
    const SideQuestion question = setup.mapping().questions.front();
    yes->click();
    QVERIFY(bar.isHidden());
    QCOMPARE(setup.input().mapping.sourceOf(question.target), question.source);
    setup.undoStack().undo();
    QVERIFY(!bar.isHidden());
}

void SideQuestionBarTest::noSwapsTheSides()
{
    RetargetSetup setup(legs(true), PositionRules(), Axis::Y, Vocabulary::builtIn());
    setup.setTarget({legs(false)}, QStringLiteral("nameless"));
    SideQuestionBar bar(setup);
    const SideQuestion question = setup.mapping().questions.front();
    bar.findChild<QPushButton *>(QStringLiteral("sideQuestionNo"))->click();
    QCOMPARE(setup.input().mapping.sourceOf(question.target), question.otherSource);
    QCOMPARE(setup.input().mapping.sourceOf(question.otherTarget), question.source);
    QVERIFY(bar.isHidden());
}

QTEST_MAIN(SideQuestionBarTest)

} // namespace tst_sidequestionbar

#include "tst_sidequestionbar.moc"
