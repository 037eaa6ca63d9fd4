#include "support/results/resultinputs.h"

#include "support/randommotion.h"
#include "support/scenes/scenefiles.h"
#include "support/walker.h"

#include "bvh/write/bvhwriter.h"

#include <QDir>

#include <cmath>
#include <random>

using namespace Qt::StringLiterals;

namespace limber::test {

namespace {

constexpr int firstRotation = 3; // the column after the positions of the root

// std::mt19937 gives the same numbers everywhere; the distributions of the standard library need not.
double noise(std::mt19937 &random)
{
    return double(random()) / double(std::mt19937::max()) * 2.0 - 1.0;
}

QByteArray textOf(const Clip &clip)
{
    return QByteArray::fromStdString(writeBvh(clip));
}

} // namespace

Clip shortWalk()
{
    return makeWalker({.frames = 120}).clip;
}

Clip slowWalk()
{
    return makeWalker({.frames = 60,
                       .framesPerSecond = 24.0,
                       .stride = 90.0,
                       .thigh = 47.0,
                       .shin = 43.0,
                       .scale = 2.54,
                       .up = Axis::Z})
        .clip;
}

Clip noisyWalk()
{
    Clip clip = shortWalk();
    std::mt19937 random(7);
    Motion &motion = clip.motion;
    for (int frame = 0; frame < motion.frameCount(); ++frame) {
        for (int column = 0; column < clip.skeleton.columnCount(); ++column)
            motion.setValue(frame, column, motion.value(frame, column) + 0.4 * noise(random));
    }
    for (const int frame : {30, 31, 77}) { // wrong frames
        const int column = firstRotation + (frame * 5) % (clip.skeleton.columnCount() - firstRotation);
        motion.setValue(frame, column, motion.value(frame, column) + 40.0);
    }
    for (int frame = 50; frame < 70; ++frame)
        motion.setValue(frame, firstRotation + 6, motion.value(frame, firstRotation + 6) + 360.0);
    for (int frame = 90; frame < 100; ++frame) { // the same rotation by other angles
        const int column = firstRotation + 9;
        motion.setValue(frame, column, motion.value(frame, column) + 180.0);
        motion.setValue(frame, column + 1, 180.0 - motion.value(frame, column + 1));
        motion.setValue(frame, column + 2, motion.value(frame, column + 2) - 180.0);
    }
    return clip;
}

Clip movedWalk()
{
    Clip clip = shortWalk();
    Motion &motion = clip.motion;
    for (int frame = 0; frame < motion.frameCount(); ++frame) {
        const double height = motion.value(frame, 1);
        motion.setValue(frame, 0, motion.value(frame, 2) + 31.0);
        motion.setValue(frame, 1, height - 3.0 + 0.02 * frame);
        motion.setValue(frame, 2, -motion.value(frame, 0));
        motion.setValue(frame, 5, motion.value(frame, 5) + 90.0); // the root's rotation about Y is its last
    }
    return clip;
}

void makeResultInputs(const FileFolder &folder)
{
    folder.write(u"walker.bvh"_s, textOf(shortWalk()));
    folder.write(u"slow.bvh"_s, textOf(slowWalk()));
    folder.write(u"noisy.bvh"_s, textOf(noisyWalk()));
    folder.write(u"moved.bvh"_s, textOf(movedWalk()));
    folder.write(u"random.bvh"_s, textOf(makeRandomClip({.seed = 11, .joints = 12, .frames = 40})));
    folder.write(u"leg.gltf"_s, legAsGltf());
    folder.write(u"leg.dae"_s, legAsCollada());
    folder.write(u"leg.fbx"_s, legAsFbx(true));
    const QDir samples(QStringLiteral(LIMBER_SAMPLE_FOLDER));
    for (const QString &name : samples.entryList({u"*.bvh"_s}, QDir::Files))
        folder.write(name, bytesOf(samples.filePath(name)));
}

} // namespace limber::test
