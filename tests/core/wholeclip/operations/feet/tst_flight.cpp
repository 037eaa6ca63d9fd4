#include "bvh/read/bvhfile.h"
#include "bvh/write/bvhwriter.h"
#include "feet/clipflights.h"
#include "feet/weighing.h"
#include "messages/skeletonmessages.h"
#include "operations/operationcount.h"
#include "support/animal.h"
#include "support/operationcalls.h"
#include "support/plainbody.h"
#include "support/randommotion.h"
#include "support/sharedfiles.h"
#include "support/stillroot.h"
#include "support/walker.h"

#include <QFileInfo>
#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tst_flight {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

WeighedClip weighed(const Clip &clip, const glm::dvec3 &up = {0.0, 1.0, 0.0})
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    return *weighClip({.clip = clip, .rules = rules, .up = up, .vocabulary = Vocabulary::builtIn()}, {});
}

// Returns the largest part of gravity by which the centre of mass falls otherwise inside the flights of `before`.
double gravityError(const Clip &before, const Clip &after, double gravity = 9.81, const glm::dvec3 &up = {0, 1, 0})
{
    const FigureWeight weight = weighed(before, up).weight;
    const std::vector<WeightInFrame> frames = weighed(after, up).weight.frames();
    const double step = after.motion.frameTimeSeconds();
    double most = 0.0;
    for (const Flight &flight : flightsOf(weight, before.motion.frameTimeSeconds())) {
        for (int frame = flight.frames.first; frame <= flight.frames.last; ++frame) {
            const auto at = [&](int away) { return frames[std::size_t(frame + away)].centre; };
            const double fall = -glm::dot(at(1) - 2.0 * at(0) + at(-1), up) / (step * step) * weight.metresPerUnit();
            most = std::max(most, std::abs(fall / gravity - 1.0));
        }
    }
    return most;
}

// A body that jumps as on a planet with another gravity, and trembles in the air.
Clip jumper(double framesPerSecond, double gravity = 1300.0)
{
    const auto hips = [jump = jumping(2, 0.45, 0.8, gravity)](double time) {
        const glm::dvec3 place = jump(time);
        return place + glm::dvec3(0.0, 0.0, 0.02 * place.y * std::sin(70.0 * time));
    };
    return makePlainBody({.frames = int(3.3 * framesPerSecond), .framesPerSecond = framesPerSecond, .hips = hips});
}

bool says(const AppliedOperation &result, const Message &message)
{
    return std::ranges::find(result.notes, message) != result.notes.end();
}

bool says(const AppliedOperation &result, std::string_view part)
{
    return std::ranges::any_of(result.notes,
                               [part](const Message &note) { return note.text().find(part) != std::string::npos; });
}

} // namespace

class FlightTest : public QObject
{
    Q_OBJECT

private slots:
    void jumpsObeyGravity_data();
    void jumpsObeyGravity();
    void theListSaysHowManyJumpsThereAre();
    void aSecondTimeChangesNothing();
    void aFrameMoreOfContactChangesNothing();
    void aBodyThatSwaysIsNotKickedAside();
    void whatFallsNearlyAsWantedStays();
    void onlyItsTimeChangesIfThatIsEnough();
    void onlyFlightsChange();
    void stillRootsStayWhereTheyAre();
    void zUpAndMetresAreAlike();
    void framesOutsideOfTheRangeStay();
    void theTimeIsMadeRight_data();
    void theTimeIsMadeRight();
    void aRightTimeIsOffered();
    void aJumpThatWouldBeKickedStays();
    void anotherGravityMayBeSet();
    void eachOfTwoFiguresJumpsByItself();
    void withoutAJumpNothingChanges_data();
    void withoutAJumpNothingChanges();
    void whatCannotMoveIsRefused();
    void wrongValuesAreNamedWithTheirRange_data();
    void wrongValuesAreNamedWithTheirRange();
    void madeJumpsObeyGravity_data();
    void madeJumpsObeyGravity();
};

void FlightTest::jumpsObeyGravity_data()
{
    QTest::addColumn<double>("framesPerSecond");
    for (const double rate : {30.0, 60.0, 120.0})
        QTest::addRow("%g fps", rate) << rate;
}

void FlightTest::jumpsObeyGravity()
{
    QFETCH(double, framesPerSecond);
    const Clip clip = jumper(framesPerSecond);
    QCOMPARE(flightsOf(weighed(clip).weight, 1.0 / framesPerSecond).size(), std::size_t(2));
    QVERIFY(gravityError(clip, clip) > 0.2);
    const double error = gravityError(clip, applied("flight", clip));
    QVERIFY2(error < 0.005, qPrintable(QString::number(error)));
}

void FlightTest::theListSaysHowManyJumpsThereAre()
{
    const Operation *flight = findOperation("flight");
    QCOMPARE(countOf(*flight, jumper(60.0)).text(), std::string("2 jumps"));
    QCOMPARE(countOf(*flight, makePlainBody()).text(), std::string("0 jumps"));
    QVERIFY(countOf(*flight, makePlainBody({.frames = 0})).isEmpty());
}

void FlightTest::aSecondTimeChangesNothing()
{
    const Clip once = applied("flight", jumper(60.0));
    const AppliedOperation again = test::apply("flight", once);
    QVERIFY(!again.changes.isAnyChange);
    QVERIFY(!says(again, "moves by up to"));
}

// In the result of a first time, the contacts before a jump may end somewhat earlier.
void FlightTest::aFrameMoreOfContactChangesNothing()
{
    const Clip once = applied("flight", jumper(60.0));
    const std::vector<Flight> jumps = flightsOf(weighed(once).weight, 1.0 / 60.0);
    QCOMPARE(jumps.size(), std::size_t(2));
    const int end = once.motion.frameCount() - 1;
    for (const int more : {0, 1, 2}) {
        Contacts contacts;
        for (const char *foot : {"LeftFoot", "RightFoot"}) {
            contacts.push_back({jointNamed(once.skeleton, foot),
                                {{0, jumps[0].frames.first - 1 - more},
                                 {jumps[0].frames.last + 1, jumps[1].frames.first - 1},
                                 {jumps[1].frames.last + 1, end}}});
        }
        OperationContext context;
        context.contacts = &contacts;
        const AppliedOperation again = limber::apply("flight", once, context);
        QVERIFY(again.isDone());
        QVERIFY2(!again.changes.isAnyChange, qPrintable(QString::number(more)));
    }
}

// While it bends forward and back, its way over the floor is no straight line.
void FlightTest::aBodyThatSwaysIsNotKickedAside()
{
    Clip clip = makePlainBody({.frames = 200, .hips = jumping(2, 0.45, 0.8, 1300.0)});
    const int bend = clip.skeleton.joint(jointNamed(clip.skeleton, "Spine")).firstColumn + 1;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, bend, 20.0 * std::sin(0.2 * frame));
    const Clip after = applied("flight", clip);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        QCOMPARE(after.motion.value(frame, 0), clip.motion.value(frame, 0));
        QCOMPARE(after.motion.value(frame, 2), clip.motion.value(frame, 2));
    }
    const double error = gravityError(clip, after);
    QVERIFY2(error < 0.005, qPrintable(QString::number(error)));
}

// A jump as of a capture: its gravity is not known better than within some per cent.
void FlightTest::whatFallsNearlyAsWantedStays()
{
    const double gravity = 9.81 / weighed(makePlainBody()).weight.metresPerUnit();
    QVERIFY(!test::apply("flight", jumper(60.0, 0.97 * gravity)).changes.isAnyChange);
    QVERIFY(test::apply("flight", jumper(60.0, 0.9 * gravity)).changes.isAnyChange);
}

// The body hovers a little at its highest, so that no speed makes it fall exactly as wanted.
void FlightTest::onlyItsTimeChangesIfThatIsEnough()
{
    const double gravity = 9.81 / weighed(makePlainBody()).weight.metresPerUnit();
    const auto hips = [jump = jumping(2, 0.45, 0.8, 1.6 * gravity)](double time) {
        const glm::dvec3 place = jump(time);
        return place + glm::dvec3(0.0, 0.02 * place.y * std::sin(9.0 * time), 0.0);
    };
    const Clip clip = makePlainBody({.frames = 200, .hips = hips});
    const AppliedOperation result = limber::apply("flight:time=fit", clip);
    QVERIFY(result.clip.motion.frameTimeSeconds() > 1.2 * clip.motion.frameTimeSeconds());
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        QVERIFY(std::ranges::equal(result.clip.motion.frame(frame), clip.motion.frame(frame)));
}

void FlightTest::onlyFlightsChange()
{
    const Clip clip = jumper(60.0);
    const Clip after = applied("flight", clip);
    std::vector<bool> flies(std::size_t(clip.motion.frameCount()), false);
    for (const Flight &flight : flightsOf(weighed(clip).weight, 1.0 / 60.0))
        std::fill(flies.begin() + flight.frames.first, flies.begin() + flight.frames.last + 1, true);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int column = 0; column < clip.motion.columnCount(); ++column) {
            if (!flies[std::size_t(frame)] || column > 2)
                QCOMPARE(after.motion.value(frame, column), clip.motion.value(frame, column));
        }
    }
    QCOMPARE(after.motion.frameTimeSeconds(), clip.motion.frameTimeSeconds());
}

void FlightTest::stillRootsStayWhereTheyAre()
{
    const Clip clip = withStillRoot(jumper(60.0), glm::dmat3(0, 0, 1, 0, 1, 0, -1, 0, 0), {30.0, 0.0, -20.0});
    const Clip after = applied("flight", clip);
    QVERIFY(gravityError(clip, after) < 0.005);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int column = 0; column < clip.skeleton.joint(0).columnCount(); ++column)
            QCOMPARE(after.motion.value(frame, column), clip.motion.value(frame, column));
    }
}

void FlightTest::zUpAndMetresAreAlike()
{
    const Clip clip = applied("scale:by=0.01", applied("upaxis:to=z", jumper(60.0)));
    const double error = gravityError(clip, applied("flight", clip), 9.81, {0.0, 0.0, 1.0});
    QVERIFY2(error < 0.005, qPrintable(QString::number(error)));
}

void FlightTest::framesOutsideOfTheRangeStay()
{
    const Clip clip = jumper(60.0);
    const Clip after = applied("flight:frames=0-90", clip);
    for (int frame = 90; frame < clip.motion.frameCount(); ++frame)
        QCOMPARE(after.motion.value(frame, 1), clip.motion.value(frame, 1));
    QVERIFY(after.motion.value(60, 1) != clip.motion.value(60, 1));
    const AppliedOperation half = limber::apply("flight:frames=0-60", clip); // ends in the air
    QVERIFY(says(half, messages::noJump()));
}

void FlightTest::theTimeIsMadeRight_data()
{
    QTest::addColumn<double>("times");
    QTest::newRow("right") << 1.0;
    QTest::newRow("25 as 30") << 1.2;
    QTest::newRow("30 as 25") << 25.0 / 30.0;
}

void FlightTest::theTimeIsMadeRight()
{
    QFETCH(double, times);
    const double metres = 0.01 * weighed(makePlainBody()).weight.metresPerUnit() / 0.01;
    Clip clip = jumper(60.0, 9.81 / metres);
    clip.motion.setFrameTimeSeconds(1.0 / 60.0 / times);
    const AppliedOperation result = limber::apply("flight:time=fit", clip);
    const double factor = result.clip.motion.frameTimeSeconds() / clip.motion.frameTimeSeconds();
    QVERIFY2(std::abs(factor / times - 1.0) < 0.01, qPrintable(QString::number(factor)));
    QVERIFY(gravityError(clip, result.clip) < 0.005);
    QCOMPARE(says(result, "times too"), times != 1.0);
    QCOMPARE(says(result, "the frame time was multiplied by"), times != 1.0);
    QVERIFY(!result.offer); // it is done
}

void FlightTest::aRightTimeIsOffered()
{
    const double metres = weighed(makePlainBody()).weight.metresPerUnit();
    Clip clip = jumper(60.0, 9.81 / metres);
    QVERIFY(!limber::apply("flight", clip).offer);
    clip.motion.setFrameTimeSeconds(1.0 / 72.0);
    const auto offer = limber::apply("flight", clip).offer;
    QVERIFY(offer);
    QCOMPARE(std::string(offer->title), std::string("Make Time Right"));
    QCOMPARE(std::string(offer->parameter) + "=" + std::string(offer->value), std::string("time=fit"));
}

// Two leaps in a clip that plays 1.4 times too fast: in so short a time nobody gets as high, and a body that leaves the
// floor as fast as the legs push would have to slow down in one frame.
void FlightTest::aJumpThatWouldBeKickedStays()
{
    const QString path = sharedFolder() + u"/takes/dance-woman.bvh"_s;
    if (!QFileInfo::exists(path))
        QSKIP(sharedIsMissing());
    const Clip clip = *readBvhFile(path.toStdString()).clip;
    const AppliedOperation result = limber::apply("flight", clip);
    QVERIFY(result.isDone());
    QCOMPARE(writeBvh(result.clip), writeBvh(clip));
    QVERIFY(says(result, "gravity would kick the figure"));
    QVERIFY(result.offer); // the time is wrong
}

void FlightTest::anotherGravityMayBeSet()
{
    const Clip clip = jumper(60.0, 200.0);
    QVERIFY(says(limber::apply("flight", clip), messages::noJump())); // nothing on earth falls so slowly
    const double error = gravityError(jumper(60.0), applied("flight:gravity=1.62", jumper(60.0)), 1.62);
    QVERIFY2(error < 0.005, qPrintable(QString::number(error)));
    const double heavy = gravityError(jumper(60.0), applied("flight:gravity=45", jumper(60.0)), 45.0);
    QVERIFY2(heavy < 0.005, qPrintable(QString::number(heavy)));
}

void FlightTest::eachOfTwoFiguresJumpsByItself()
{
    for (const Together together : {Together::TwoRoots, Together::CommonRoot}) {
        const Clip one = jumper(60.0);
        const Clip both = bothIn(makePlainBody({.frames = one.motion.frameCount()}), one, together);
        const Clip after = applied("flight", both);
        const int second = jointNamed(both.skeleton, "B_Hips");
        const int column = both.skeleton.joint(second).firstColumn;
        for (int frame = 0; frame < one.motion.frameCount(); ++frame) {
            for (int other = 0; other < column; ++other)
                QCOMPARE(after.motion.value(frame, other), both.motion.value(frame, other));
        }
        QVERIFY(after.motion.value(60, column + 1) != both.motion.value(60, column + 1));
    }
}

void FlightTest::withoutAJumpNothingChanges_data()
{
    QTest::addColumn<Clip>("clip");
    QTest::newRow("stands") << makePlainBody();
    QTest::newRow("walks") << makeWalker({.frames = 240}).clip;
    QTest::newRow("trots") << makeAnimal().clip;
    QTest::newRow("has no legs") << makePlainBody({.hasLegs = false});
    QTest::newRow("is no body") << makeRandomClip();
    QTest::newRow("one frame") << makePlainBody({.frames = 1});
}

void FlightTest::withoutAJumpNothingChanges()
{
    QFETCH(Clip, clip);
    for (const char *call : {"flight", "flight:time=fit", "flight:gravity=30"}) {
        const AppliedOperation result = limber::apply(call, clip);
        QVERIFY(result.isDone());
        QVERIFY(says(result, messages::noJump()));
        QCOMPARE(writeBvh(result.clip), writeBvh(clip));
    }
}

void FlightTest::whatCannotMoveIsRefused()
{
    Clip clip = makePlainBody();
    clip.motion = Motion(0, clip.skeleton.columnCount());
    QCOMPARE(int(limber::apply("flight", clip).outcome), int(AppliedOperation::Outcome::Refused));
    Clip still;
    Joint root;
    root.name = "Hips";
    root.channels = {{ChannelKind::Rotation, Axis::X}};
    still.skeleton.addJoint(root);
    still.motion = Motion(10, 1);
    QCOMPARE(int(limber::apply("flight", still).outcome), int(AppliedOperation::Outcome::Refused));
}

void FlightTest::wrongValuesAreNamedWithTheirRange_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("range");
    for (const char *value : {"0", "0.09", "50.1", "-9.81", "nan", "fast"})
        QTest::addRow("gravity %s", value)
            << u"flight:gravity="_s + QLatin1StringView(value) << u"from 0.1 to 50 m/s²"_s;
    QTest::newRow("time") << u"flight:time=right"_s << u"keep"_s;
}

void FlightTest::wrongValuesAreNamedWithTheirRange()
{
    QFETCH(QString, call);
    QFETCH(QString, range);
    const AppliedOperation result = limber::apply(call.toStdString(), makePlainBody());
    QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::WrongCall));
    QVERIFY2(QString::fromStdString(result.problem.text()).contains(range), result.problem.text().c_str());
}

void FlightTest::madeJumpsObeyGravity_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"jump0", "jump1"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void FlightTest::madeJumpsObeyGravity()
{
    QFETCH(QString, name);
    const QString path = sharedFolder() + u"/ground/clips/"_s + name + u".bvh"_s;
    if (!QFileInfo::exists(path))
        QSKIP(sharedIsMissing());
    const Clip clip = *readBvhFile(path.toStdString()).clip;
    QCOMPARE(flightsOf(weighed(clip).weight, clip.motion.frameTimeSeconds()).size(), std::size_t(1));
    const double error = gravityError(clip, applied("flight", clip));
    QVERIFY2(error < 0.01, qPrintable(QString::number(error)));
}

QTEST_APPLESS_MAIN(FlightTest)

} // namespace tst_flight

#include "tst_flight.moc"
