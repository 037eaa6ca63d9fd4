#include "session/curves/keymemory.h"

#include <QTest>

namespace tst_keymemory {

using namespace limber;

// Keys that are found again by the values to which they belong.
class KeyMemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void statesDistinguishValues();
    void keysReturnWithTheirValues();
    void theNewestKeysAreReturned();
    void earlierKeysAreFoundByTheirFrames();
    void theMemoryIsBounded();

private:
    [[nodiscard]] static KeyTrack trackWith(std::vector<int> frames)
    {
        static const std::vector<double> values(100, 0.0);
        KeyedCurves keyed;
        keyed.slopes.assign(1, std::vector<double>(frames.size(), 0.0));
        keyed.frames = std::move(frames);
        return {CurveValues{values}, keyed};
    }
};

void KeyMemoryTest::statesDistinguishValues()
{
    const std::vector<double> one{1.0, 2.0};
    const std::vector<double> other{2.0, 1.0};
    const std::vector<double> minus{0.0};
    const std::vector<double> zero{-0.0};
    QCOMPARE(KeyMemory::stateOf({one, other}), KeyMemory::stateOf({one, other}));
    QVERIFY(KeyMemory::stateOf({one, other}) != KeyMemory::stateOf({other, one}));
    QVERIFY(KeyMemory::stateOf({one}) != KeyMemory::stateOf({one, {}}));
    QVERIFY(KeyMemory::stateOf({minus}) != KeyMemory::stateOf({zero})); // values are distinguished to the last bit
}

void KeyMemoryTest::keysReturnWithTheirValues()
{
    KeyMemory memory;
    QVERIFY(memory.isEmpty());
    QVERIFY(!memory.follow(3, 11));
    memory.put(3, 11, trackWith({0, 10, 99}));
    memory.put(3, 22, trackWith({0, 20, 99}));
    QCOMPARE(memory.track(3)->keys()[1].frame, 20);
    QVERIFY(memory.track(4) == nullptr);
    QVERIFY(memory.follow(3, 11));
    QCOMPARE(memory.track(3)->keys()[1].frame, 10);
    QVERIFY(!memory.follow(3, 33));
    QVERIFY(memory.track(3) == nullptr);
    QVERIFY(memory.follow(3, 22));
    QCOMPARE(memory.track(3)->keys()[1].frame, 20);
    memory.drop(3);
    QVERIFY(!memory.follow(3, 22));
}

void KeyMemoryTest::theNewestKeysAreReturned()
{
    KeyMemory memory;
    memory.put(0, 11, trackWith({0, 10, 99}));
    memory.put(0, 11, trackWith({0, 10, 30, 99}));
    QCOMPARE(memory.track(0)->keys().size(), std::size_t(4));
    memory.put(0, 22, trackWith({0, 99}));
    QVERIFY(memory.follow(0, 11));
    QCOMPARE(memory.track(0)->keys().size(), std::size_t(4));
}

void KeyMemoryTest::earlierKeysAreFoundByTheirFrames()
{
    KeyMemory memory;
    memory.put(0, 11, trackWith({0, 10, 99}));
    memory.put(0, 11, trackWith({0, 10, 30, 99}));
    QVERIFY(memory.earlier(0, {0, 10, 99}) != nullptr);
    QVERIFY(memory.earlier(0, {0, 11, 99}) == nullptr);
    memory.put(0, 22, trackWith({0, 99}));
    QVERIFY(memory.earlier(0, {0, 10, 99}) == nullptr); // keys of other values
    QVERIFY(memory.earlier(1, {0, 10, 99}) == nullptr);
}

void KeyMemoryTest::theMemoryIsBounded()
{
    KeyMemory memory;
    for (KeyMemory::State state = 0; state < 1000; ++state)
        memory.put(0, state, trackWith({0, 99}));
    QVERIFY(memory.follow(0, 999));
    QVERIFY(memory.follow(0, 900));
    QVERIFY(!memory.follow(0, 10));
}

QTEST_APPLESS_MAIN(KeyMemoryTest)

} // namespace tst_keymemory

#include "tst_keymemory.moc"
