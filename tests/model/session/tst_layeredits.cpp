#include "session/layers/layeredits.h"

#include "session/layers/refusaltext.h"
#include "testclips.h"

#include <QTest>

namespace tst_layeredits {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Edits of the layers of a document, each with a name in the history.
class LayerEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void newLayersGetFreeNamesAndTheirPlace();
    void layersAreDuplicatedAboveThemselves();
    void layersAreRemoved();
    void layersAreMoved();
    void layersThatAreNotThereAreLeftAlone();
    void noLayersWhileTheFileIsRead();
    void theWeightHasLimits();
    void weightKeysAreSetInTheirFrames();
    void theLastWeightKeyLeavesItsWeight();
    void timesOfKeysAreSet();
    void timesOfKeysHaveLimits();
    void onlyFadesThatThereAreGetTimes();
    void keysAreRemoved();
    void refusalsNameLayerAndJoint();

private:
    [[nodiscard]] const Layer &layer(int index = 0) const { return m_document->layers().at(std::size_t(index)); }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const Layer &layer : m_document->layers())
            names << QString::fromStdString(layer.name);
        return names;
    }
    [[nodiscard]] QString text() const { return m_document->undoStack().undoText(); }
    [[nodiscard]] int steps() const { return m_document->undoStack().index(); }
    // Gives the first layer keys in these frames, all with this window relative to the frame.
    void setKeys(const std::vector<int> &frames, const FrameInterval &full, std::optional<int> before,
                 std::optional<int> after)
    {
        changeLayer(*m_document, 0, u"keys"_s, [&](Layer &changed) {
            changed.keys.clear();
            for (const int frame : frames) {
                LayerKey key;
                key.frame = frame;
                key.window.full = {frame + full.first, frame + full.last};
                if (before)
                    key.window.zeroBefore = frame + *before;
                if (after)
                    key.window.zeroAfter = frame + *after;
                changed.keys.push_back(key);
            }
        });
    }

    std::unique_ptr<Document> m_document;
};

void LayerEditsTest::init()
{
    m_document = std::make_unique<Document>();
    m_document->reset(leg(200)); // 30 frames per second
    QCOMPARE(addLayer(*m_document, -1), 0);
}

void LayerEditsTest::newLayersGetFreeNamesAndTheirPlace()
{
    QCOMPARE(names(), QStringList{u"Layer 1"_s});
    QCOMPARE(text(), u"New layer"_s);
    QCOMPARE(addLayer(*m_document, -1), 0);
    QCOMPARE(names(), (QStringList{u"Layer 2"_s, u"Layer 1"_s}));
    QCOMPARE(addLayer(*m_document, 0), 1);
    QCOMPARE(names(), (QStringList{u"Layer 2"_s, u"Layer 3"_s, u"Layer 1"_s}));
    removeLayer(*m_document, 0);
    QCOMPARE(addLayer(*m_document, 99), 2); // "Layer 3" is taken
    QCOMPARE(names(), (QStringList{u"Layer 3"_s, u"Layer 1"_s, u"Layer 4"_s}));
    QCOMPARE(addLayer(*m_document, -7), 0);
    QCOMPARE(names().front(), u"Layer 5"_s);
}

void LayerEditsTest::layersAreDuplicatedAboveThemselves()
{
    QCOMPARE(addLayer(*m_document, 0), 1);
    QCOMPARE(duplicateLayer(*m_document, 0), 1);
    QCOMPARE(names(), (QStringList{u"Layer 1"_s, u"Layer 1 copy"_s, u"Layer 2"_s}));
    QVERIFY(layer(1).id != layer(0).id);
    QCOMPARE(text(), u"Duplicate layer"_s);
    QCOMPARE(duplicateLayer(*m_document, 2), 3);
    QCOMPARE(duplicateLayer(*m_document, 4), -1);
    QCOMPARE(duplicateLayer(*m_document, -1), -1);
}

void LayerEditsTest::layersAreRemoved()
{
    QCOMPARE(addLayer(*m_document, 0), 1);
    removeLayer(*m_document, 0);
    QCOMPARE(names(), QStringList{u"Layer 2"_s});
    QCOMPARE(text(), u"Delete layer Layer 1"_s);
    removeLayer(*m_document, 0);
    QVERIFY(names().isEmpty());
}

void LayerEditsTest::layersAreMoved()
{
    QCOMPARE(addLayer(*m_document, 0), 1);
    QCOMPARE(addLayer(*m_document, 1), 2);
    moveLayer(*m_document, 0, 2);
    QCOMPARE(names(), (QStringList{u"Layer 2"_s, u"Layer 3"_s, u"Layer 1"_s}));
    QCOMPARE(text(), u"Move layer Layer 1"_s);
    moveLayer(*m_document, 2, 1);
    QCOMPARE(names(), (QStringList{u"Layer 2"_s, u"Layer 1"_s, u"Layer 3"_s}));
    const int before = steps();
    moveLayer(*m_document, 1, 1);
    moveLayer(*m_document, 1, 3);
    moveLayer(*m_document, 3, 1);
    moveLayer(*m_document, -1, 1);
    moveLayer(*m_document, 1, -1);
    QCOMPARE(steps(), before);
}

void LayerEditsTest::layersThatAreNotThereAreLeftAlone()
{
    const Layers before = m_document->layers();
    for (const int index : {-1, 1}) {
        removeLayer(*m_document, index);
        changeLayer(*m_document, index, u"x"_s, [](Layer &changed) { changed.name = "x"; });
        setLayerKind(*m_document, index, Layer::Kind::Override, PoseChange::Side::Local);
        setLayerWeight(*m_document, index, 3, 0.5);
        toggleWeightKey(*m_document, index, 3);
        setKeyTimes(*m_document, index, 0, 1.0, 1.0);
        removeKeys(*m_document, index, {0});
    }
    QCOMPARE(m_document->layers(), before);
    QCOMPARE(steps(), 1);
    setLayerKind(*m_document, 0, Layer::Kind::Override, PoseChange::Side::Local);
    QCOMPARE(layer().kind, Layer::Kind::Override);
    QCOMPARE(text(), u"Kind of layer Layer 1"_s);
}

void LayerEditsTest::noLayersWhileTheFileIsRead()
{
    m_document->beginLoading(leg(3));
    QCOMPARE(addLayer(*m_document, -1), -1);
    m_document->endLoading(leg(9), {});
    QCOMPARE(addLayer(*m_document, -1), 0);
}

void LayerEditsTest::theWeightHasLimits()
{
    setLayerWeight(*m_document, 0, 3, -2.0);
    QCOMPARE(layer().weight, 0.0);
    QCOMPARE(text(), u"Weight of layer Layer 1"_s);
    setLayerWeight(*m_document, 0, 3, 7.0);
    QCOMPARE(layer().weight, 1.0);
    const int before = steps();
    const int gesture = m_document->newGesture();
    setLayerWeight(*m_document, 0, 3, 0.5, gesture);
    setLayerWeight(*m_document, 0, 3, 0.75, gesture);
    QCOMPARE(steps(), before + 1);
    QCOMPARE(layer().weight, 0.75);
    QVERIFY(layer().weightKeys.empty());
}

void LayerEditsTest::weightKeysAreSetInTheirFrames()
{
    setLayerWeight(*m_document, 0, 0, 0.25);
    toggleWeightKey(*m_document, 0, 10);
    QCOMPARE(text(), u"Key of the weight of layer Layer 1"_s);
    QCOMPARE(layer().weightKeys, (std::vector<WeightKey>{{10, 0.25}}));
    setLayerWeight(*m_document, 0, 20, 0.5);
    setLayerWeight(*m_document, 0, 5, 0.75);
    QCOMPARE(layer().weightKeys, (std::vector<WeightKey>{{5, 0.75}, {10, 0.25}, {20, 0.5}}));
    setLayerWeight(*m_document, 0, 20, 1.0);
    QCOMPARE(layer().weightKeys, (std::vector<WeightKey>{{5, 0.75}, {10, 0.25}, {20, 1.0}}));
    QCOMPARE(layer().weight, 0.25);
}

void LayerEditsTest::theLastWeightKeyLeavesItsWeight()
{
    toggleWeightKey(*m_document, 0, 10);
    setLayerWeight(*m_document, 0, 10, 0.5);
    toggleWeightKey(*m_document, 0, 20); // takes the weight that is there
    setLayerWeight(*m_document, 0, 10, 0.75);
    QCOMPARE(layer().weightKeys, (std::vector<WeightKey>{{10, 0.75}, {20, 0.5}}));
    toggleWeightKey(*m_document, 0, 10);
    QCOMPARE(layer().weightKeys, (std::vector<WeightKey>{{20, 0.5}}));
    QCOMPARE(layer().weight, 1.0);
    toggleWeightKey(*m_document, 0, 20);
    QVERIFY(layer().weightKeys.empty());
    QCOMPARE(layer().weight, 0.5);
}

void LayerEditsTest::timesOfKeysAreSet()
{
    setKeys({50, 100}, {-2, 3}, -10, 12);
    setKeyTimes(*m_document, 0, 1, 0.5, 1.0);
    QCOMPARE(layer().keys[0].window, (KeyWindow{{48, 53}, 40, 62}));
    QCOMPARE(layer().keys[1].window, (KeyWindow{{98, 103}, 85, 130}));
    QCOMPARE(text(), u"Times of a key of layer Layer 1"_s);
    // Frames that take all of the key give way.
    setKeyTimes(*m_document, 0, 1, 2.0 / 30.0, 3.0 / 30.0);
    QCOMPARE(layer().keys[1].window, (KeyWindow{{99, 102}, 98, 103}));
    setKeyTimes(*m_document, 0, 0, 0.0, 0.0);
    QCOMPARE(layer().keys[0].window, (KeyWindow{{50, 50}, 49, 51}));
    const int before = steps();
    setKeyTimes(*m_document, 0, 2, 1.0, 1.0);
    setKeyTimes(*m_document, 0, -1, 1.0, 1.0);
    QCOMPARE(steps(), before);
}

void LayerEditsTest::timesOfKeysHaveLimits()
{
    setKeys({50}, {0, 0}, -10, 12);
    setKeyTimes(*m_document, 0, 0, -1.0, 1.0); // a negative time leaves that side alone
    QCOMPARE(layer().keys[0].window, (KeyWindow{{50, 50}, 40, 80}));
    setKeyTimes(*m_document, 0, 0, 1.0, -1.0);
    QCOMPARE(layer().keys[0].window, (KeyWindow{{50, 50}, 20, 80}));
    setKeyTimes(*m_document, 0, 0, 1e9, 1e9); // an hour at most
    const int hour = 108'000;
    QVERIFY(qAbs(*layer().keys[0].window.zeroBefore - (50 - hour)) <= 1);
    QVERIFY(qAbs(*layer().keys[0].window.zeroAfter - (50 + hour)) <= 1);
}

void LayerEditsTest::onlyFadesThatThereAreGetTimes()
{
    setKeys({50}, {-5, 4}, {}, 12);
    setKeyTimes(*m_document, 0, 0, 0.5, 0.5);
    QCOMPARE(layer().keys[0].window, (KeyWindow{{45, 54}, {}, 65}));
    setKeys({50}, {-5, 4}, -9, {});
    setKeyTimes(*m_document, 0, 0, 0.5, 0.5);
    QCOMPARE(layer().keys[0].window, (KeyWindow{{45, 54}, 35, {}}));
    changeLayer(*m_document, 0, u"rows"_s, [](Layer &changed) { changed.keys[0].rows.resize(3); });
    setKeyTimes(*m_document, 0, 0, 1.0, 1.0); // every frame has its own pose
    QCOMPARE(layer().keys[0].window.zeroBefore, std::optional(35));
}

void LayerEditsTest::keysAreRemoved()
{
    setKeys({10, 20, 30, 40}, {0, 0}, -2, 2);
    removeKeys(*m_document, 0, {-1, 0, 2, 4});
    QCOMPARE(layer().keys.size(), std::size_t(2));
    QCOMPARE(layer().keys[0].frame, 20);
    QCOMPARE(layer().keys[1].frame, 40);
    QCOMPARE(text(), u"Delete 4 key(s) of layer Layer 1"_s);
    removeKeys(*m_document, 0, {0, 1});
    QVERIFY(layer().keys.empty());
    QCOMPARE(text(), u"Delete 2 key(s) of layer Layer 1"_s);
}

void LayerEditsTest::refusalsNameLayerAndJoint()
{
    QCOMPARE(refusalText(LayerRefusal::None, u"Bend"_s, u"Hips"_s), QString());
    for (const LayerRefusal refusal : {LayerRefusal::Locked, LayerRefusal::NotHeard, LayerRefusal::NoWeight})
        QVERIFY(refusalText(refusal, u"Bend"_s, u"Hips"_s).startsWith(u"The layer Bend "_s));
    QCOMPARE(refusalText(LayerRefusal::NotItsJoint, u"Bend"_s, u"Hips"_s),
             u"Hips is not among the joints of the layer Bend."_s);
    QVERIFY(refusalText(LayerRefusal::Hidden, u"Bend"_s, {}).contains(u"hides what was changed"_s));
    QVERIFY(refusalText(LayerRefusal::Hidden, u"Bend"_s, u"Hips"_s).contains(u"hides Hips"_s));
    QVERIFY(refusalText(LayerRefusal::TooFar, u"Bend"_s, u"Hips"_s).contains(u"to bring Hips there"_s));
}

QTEST_GUILESS_MAIN(LayerEditsTest)

} // namespace tst_layeredits

#include "tst_layeredits.moc"
