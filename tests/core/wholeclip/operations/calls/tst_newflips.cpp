#include "bvh/read/bvhreader.h"
#include "operations/newflips.h"
#include "operations/operationinput.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_newflips {

using namespace limber;

// Removes flips that an operation has made.
class NewFlipsTest : public QObject
{
    Q_OBJECT

private slots:
    void changedFramesAreUnrolled();
    void flipsThatWereThereStay();
};

namespace {

Clip clipOfAngles(const std::vector<double> &angles)
{
    std::string text = "HIERARCHY\nROOT R\n{\nOFFSET 0 0 0\nCHANNELS 1 Zrotation\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n"
                       "MOTION\nFrames: " +
                       std::to_string(angles.size()) + "\nFrame Time: 0.04\n";
    for (double angle : angles)
        text += std::to_string(angle) + '\n';
    return readBvh(text).clip.value();
}

std::vector<double> anglesAfter(const std::vector<double> &before, const std::vector<double> &after,
                                UnrolledFrames which = UnrolledFrames::Changed)
{
    const Clip clip = clipOfAngles(before);
    Clip result = clipOfAngles(after);
    const OperationInput input{.clip = clip,
                               .rules = {},
                               .up = {},
                               .joints = {0},
                               .frames = {0, clip.motion.frameCount() - 1},
                               .values = {},
                               .progress = {}};
    if (!unrollNewFlips(result, input, which, {}))
        return {};
    std::vector<double> angles;
    for (int frame = 0; frame < result.motion.frameCount(); ++frame)
        angles.push_back(result.motion.value(frame, 0));
    return angles;
}

} // namespace

void NewFlipsTest::changedFramesAreUnrolled()
{
    // The take jumps by itself further on.
    QCOMPARE(anglesAfter({100, 100, 100, -170, -160, -150}, {100, -259, 100, -170, -160, -150}),
             (std::vector<double>{100, 101, 100, -170, -160, -150}));
    QCOMPARE(anglesAfter({100, 100, 100, -170, -160, -150}, {100, 100, 180, -160, -160, -150}),
             (std::vector<double>{100, 100, 180, -160, -160, -150}));
    QCOMPARE(anglesAfter({100, 100, 100, -170, -160, -150}, {100, -259, 100, -170, -160, -150}, UnrolledFrames::All),
             (std::vector<double>{100, 101, 100, 190, 200, 210}));
}

void NewFlipsTest::flipsThatWereThereStay()
{
    QCOMPARE(anglesAfter({170, -170, 170, -170}, {171, -170, 170, -170}), (std::vector<double>{171, -170, 170, -170}));
}

QTEST_GUILESS_MAIN(NewFlipsTest)

} // namespace tst_newflips

#include "tst_newflips.moc"
