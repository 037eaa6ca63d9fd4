#include "figures.h"
#include "pose/pose.h"
#include "session/session.h"
#include "viewport/seeing/secondfigure.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <cmath>
#include <memory>

namespace tst_secondfigure {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The figures of clips beside a document, and which joints are farthest from their counterparts.
class SecondFigureTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void eachVisibleClipHasAFigure();
    void aClipWithoutAFrameThereHasNoBones();
    void theFarthestJointsAreOfTheChosenClip();
    void nearJointsAreNoPairs();
    void figuresAreInViewSpace();
    void clearForgetsAll();

private:
    int add(const QString &name, const Clip &clip)
    {
        return m_session->clipsBeside().add({name, std::make_shared<Clip>(clip), {}, Axis::Y});
    }
    // Turns both legs of the standing figure.
    [[nodiscard]] static Clip withLegs(double leftDegrees, double rightDegrees, int frames = 10)
    {
        Clip clip = standingFigure(frames);
        for (int frame = 0; frame < frames; ++frame) {
            clip.motion.setValue(frame, leftLegZRotation, leftDegrees);
            clip.motion.setValue(frame, leftLegZRotation + 3, rightDegrees);
        }
        return clip;
    }
    void update(int frame = 4, const glm::dmat3 &toView = glm::dmat3(1.0))
    {
        const Document &document = m_session->document();
        m_figure.update(m_session->secondClip(), frame, poseAt(document.clip(), frame, document.positionRules()),
                        toView, 19.0);
    }

    std::unique_ptr<Session> m_session;
    SecondFigure m_figure;
};

void SecondFigureTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(10));
    m_figure = {};
}

void SecondFigureTest::cleanup()
{
    m_session.reset();
}

void SecondFigureTest::eachVisibleClipHasAFigure()
{
    update();
    QVERIFY(m_figure.all().empty() && m_figure.figure().bones.empty());
    const int first = add(u"one"_s, standingFigure(10));
    const int second = add(u"two"_s, standingFigure(10));
    update();
    QCOMPARE(m_figure.all().size(), std::size_t(2));
    QCOMPARE(m_figure.all()[0].name, u"one"_s);
    QVERIFY(!m_figure.all()[0].isChosen && m_figure.all()[1].isChosen);
    QCOMPARE(m_figure.all()[1].place, 1);
    QVERIFY(!m_figure.all()[0].figure.bones.empty());
    QCOMPARE(&m_figure.figure(), &m_figure.all()[1].figure);
    m_session->clipsBeside().setVisible(second, false);
    update();
    QCOMPARE(m_figure.all().size(), std::size_t(1));
    QVERIFY(m_figure.figure().bones.empty()); // the chosen one is not visible
    m_session->clipsBeside().choose(first);
    update();
    QVERIFY(!m_figure.figure().bones.empty());
    m_session->clipsBeside().remove(first);
    update();
    QVERIFY(m_figure.all().empty());
}

void SecondFigureTest::aClipWithoutAFrameThereHasNoBones()
{
    add(u"short"_s, standingFigure(3));
    update(2);
    QVERIFY(!m_figure.figure().bones.empty());
    update(4);
    QCOMPARE(m_figure.all().size(), std::size_t(1));
    QVERIFY(m_figure.figure().bones.empty());
}

void SecondFigureTest::theFarthestJointsAreOfTheChosenClip()
{
    const int other = add(u"other"_s, withLegs(80.0, 80.0));
    Clip moved = withLegs(0.0, 0.0);
    for (int frame = 0; frame < 10; ++frame)
        moved.motion.setValue(frame, hipsXPosition, 3.0);
    add(u"moved"_s, moved); // is chosen
    QTRY_VERIFY(m_session->secondClip().isMeasured());
    update();
    QVERIFY(!m_figure.farthest().empty() && m_figure.farthest().size() <= 3);
    for (const JointPair &pair : m_figure.farthest())
        QVERIFY(std::abs(glm::distance(pair.first, pair.second) - 3.0) < 1e-9);
    QCOMPARE(m_figure.farthest().size(), std::size_t(3)); // of four joints
    m_session->clipsBeside().choose(other);
    QTRY_VERIFY(m_session->secondClip().isMeasured());
    update();
    for (std::size_t i = 1; i < m_figure.farthest().size(); ++i) {
        const JointPair &farther = m_figure.farthest()[i - 1];
        const JointPair &nearer = m_figure.farthest()[i];
        QVERIFY(glm::distance(farther.first, farther.second) >= glm::distance(nearer.first, nearer.second));
    }
}

void SecondFigureTest::nearJointsAreNoPairs()
{
    for (const auto &[by, pairs] : {std::pair(0.09, std::size_t(0)), {0.1, std::size_t(3)}}) {
        Clip moved = standingFigure(10);
        for (int frame = 0; frame < 10; ++frame)
            moved.motion.setValue(frame, hipsXPosition, by);
        const int id = add(u"moved"_s, moved);
        QTRY_VERIFY(m_session->secondClip().isMeasured());
        update();
        QCOMPARE(m_figure.farthest().size(), pairs); // the limit is 0.095
        m_session->clipsBeside().remove(id);
    }
}

void SecondFigureTest::figuresAreInViewSpace()
{
    Clip moved = standingFigure(10);
    for (int frame = 0; frame < 10; ++frame)
        moved.motion.setValue(frame, hipsXPosition, 3.0);
    add(u"moved"_s, moved);
    QTRY_VERIFY(m_session->secondClip().isMeasured());
    const glm::dmat3 toView(glm::dvec3(0, 1, 0), glm::dvec3(0, 0, 1), glm::dvec3(1, 0, 0)); // x becomes y, and so on
    update(4, toView);
    QVERIFY(!m_figure.farthest().empty());
    for (const JointPair &pair : m_figure.farthest())
        QVERIFY(glm::distance(pair.second - pair.first, {0.0, 3.0, 0.0}) < 1e-9);
    const NodeMark &root = m_figure.figure().marks.front();
    QVERIFY(glm::distance(root.position, toView * glm::dvec3(3.0, 10.0, 0.0)) < 1e-9);
}

void SecondFigureTest::clearForgetsAll()
{
    add(u"moved"_s, withLegs(30.0, 0.0));
    QTRY_VERIFY(m_session->secondClip().isMeasured());
    update();
    QVERIFY(!m_figure.all().empty());
    m_figure.clear();
    QVERIFY(m_figure.all().empty() && m_figure.farthest().empty() && m_figure.figure().bones.empty());
}

QTEST_MAIN(SecondFigureTest)

} // namespace tst_secondfigure

#include "tst_secondfigure.moc"
