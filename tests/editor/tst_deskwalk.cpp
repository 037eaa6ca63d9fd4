#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "viewdriver.h"
#include "viewport/viewportscene.h"
#include "windowdriver.h"

#include <glm/geometric.hpp>

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace tst_deskwalk {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int here = 60; // the frame in which the foot is wrong
constexpr int there = 100; // the frame in which a knee pops

} // namespace

// The walkthrough of the manual's page on shaping poses, done as a new user would do it: with mouse and keys only.
class DeskWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void aTakeIsCorrectedByHand();

private:
    [[nodiscard]] Pose shown(int frame) { return m_driver.session().layered().pose(frame); }
    [[nodiscard]] glm::dvec3 position(const char *joint, int frame)
    {
        return shown(frame).positionOf(m_view.joint(joint));
    }
    void pinTheFeet();
    void pullTheFoot();
    void turnTheHead();
    void setTheKneeRight();
    void saveAndCompare(const QString &path, const QByteArray &before);

    FileFolder m_folder;
    WindowDriver m_driver;
    ViewDriver m_view{m_driver};
};

void DeskWalkTest::pinTheFeet()
{
    m_driver.session().selectOnly(m_view.joint("RightFoot"));
    QTest::keyClick(m_view.canvas(), Qt::Key_P);
    QCOMPARE(m_driver.session().pins().all().size(), 1U);
}

// The other foot stays where it was, in every frame of the change.
void DeskWalkTest::pullTheFoot()
{
    std::vector<glm::dvec3> held;
    for (int frame = 0; frame < 120; ++frame)
        held.push_back(position("RightFoot", frame));
    const glm::dvec3 was = position("LeftFoot", here);
    m_view.key(Qt::Key_R);
    m_view.drag(m_view.pixelOf(m_view.joint("LeftFoot")), {25, -30});
    QVERIFY(glm::distance(position("LeftFoot", here), was) > 2.0);
    for (int frame = 0; frame < 120; ++frame)
        QVERIFY(glm::distance(position("RightFoot", frame), held[static_cast<std::size_t>(frame)]) < 0.01);
    QTest::keyClick(m_view.canvas(), Qt::Key_P, Qt::ControlModifier);
}

// The change reaches over the whole clip, which makes a layer.
void DeskWalkTest::turnTheHead()
{
    const Motion before = m_driver.document().motion();
    m_view.key(Qt::Key_E);
    m_view.action("pose.changeWholeClip")->trigger();
    m_view.drag(m_view.middleOf("Neck", "Head"), {20, 5});
    QCOMPARE(m_driver.document().layers().size(), 1U);
    for (int frame = 0; frame < 120; ++frame)
        QVERIFY(std::ranges::equal(before.frame(frame), m_driver.document().motion().frame(frame)));
}

void DeskWalkTest::setTheKneeRight()
{
    m_driver.session().playhead().setFrame(there);
    m_driver.session().target().choose(ChangeTarget::Base);
    m_view.action("pose.changeFalloff")->trigger();
    const glm::dvec3 was = position("RightFoot", there);
    m_view.drag(m_view.middleOf("RightLeg", "RightFoot"), {15, 0});
    QVERIFY(glm::distance(position("RightFoot", there), was) > 0.5);
}

// The file contains what was done to the base and nothing else; the project beside it contains the layer.
void DeskWalkTest::saveAndCompare(const QString &path, const QByteArray &before)
{
    const Motion shownMotion = m_driver.session().layered().clip().motion;
    const Layers layers = m_driver.document().layers();
    QTest::keyClick(m_view.canvas(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!m_driver.document().isModified());
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const QList<QByteArray> now = file.readAll().split('\n');
    const QList<QByteArray> then = before.split('\n');
    QCOMPARE(now.size(), then.size());
    int changed = 0;
    for (qsizetype line = 0; line < now.size(); ++line)
        changed += now[line] != then[line] ? 1 : 0;
    QVERIFY2(changed > 20 && changed < 80,
             qPrintable(QString::number(changed))); // two falloffs of a quarter of a second
    const QString project = QString(path).replace(".bvh"_L1, ".limber"_L1);
    QVERIFY(QFile::exists(project));
    m_view.action("file.close")->trigger();
    QVERIFY(m_driver.window().currentSession() == nullptr);
    m_driver.open(project);
    QCOMPARE(m_driver.document().layers().size(), layers.size());
    const Motion &again = m_driver.session().layered().clip().motion;
    for (int frame = 0; frame < 120; ++frame) {
        const Pose one = evaluatePose(m_driver.document().skeleton(), shownMotion.frame(frame), {});
        const Pose other = evaluatePose(m_driver.document().skeleton(), again.frame(frame), {});
        QVERIFY(glm::distance(one.jointPositions.back(), other.jointPositions.back()) <
                1e-3); // up to the decimals that the file has
    }
    // The original motion is drawn as a ghost where it differs.
    m_driver.session().target().choose(ChangeTarget::Base);
    QVERIFY(!m_driver.document().isModified());
}

void DeskWalkTest::aTakeIsCorrectedByHand()
{
    const QByteArray before = QByteArray::fromStdString(writeBvh(makeWalker({.frames = 120}).clip));
    const QString path = m_folder.path("take.bvh"_L1);
    m_view.open(makeWalker({.frames = 120}).clip, path);
    m_driver.session().playhead().setFrame(here);
    pinTheFeet();
    pullTheFoot();
    turnTheHead();
    setTheKneeRight();
    QCOMPARE(m_driver.document().undoStack().count(), 3);
    saveAndCompare(path, before);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    DeskWalkTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_deskwalk

#include "tst_deskwalk.moc"
