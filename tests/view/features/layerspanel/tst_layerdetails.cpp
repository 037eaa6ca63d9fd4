#include "figures.h"
#include "layerspanel/layerdetails.h"
#include "layerspanel/layerkeylist.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <memory>

namespace tst_layerdetails {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The settings of the second of three layers, over a clip of 101 frames of 0.01 s.
class LayerDetailsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void theSummaryCountsKeysAndFrames();
    void theKindIsShownAndChosen();
    void onlyAdditiveLayersHaveASide();
    void theWeightIsThatOfTheFrame();
    void theSliderSetsTheWeightInOneStep();
    void theSliderSetsTheWeightWithoutADrag();
    void theWheelScrollsPastTheWeight();
    void theWeightFieldSetsTheWeight();
    void theKeyOfTheWeightIsToggled();
    void theCurveBetweenWeightKeysIsChosen();
    void jointsAreNamedAndCounted();
    void jointsAreTakenFromTheSelection();
    void keysNameTheJointsOfTheClip();
    void keysAreChangedAndDeleted();

private:
    void set(const std::function<void(Layer &)> &change)
    {
        Layers layers = m_session->document().layers();
        change(layers[1]);
        m_session->document().setLayers(std::move(layers), u"set"_s);
        m_details->refresh();
    }
    [[nodiscard]] const Layer &layer() const { return m_session->document().layers()[1]; }
    [[nodiscard]] QString undoText() const { return m_session->document().undoStack().undoText(); }
    [[nodiscard]] int steps() const { return m_session->document().undoStack().index(); }
    [[nodiscard]] QToolButton *button(const QString &text) const
    {
        for (auto *each : m_details->findChildren<QToolButton *>()) {
            if (each->text() == text || each->accessibleName() == text)
                return each;
        }
        qFatal("there is no button %s", qPrintable(text));
    }
    [[nodiscard]] bool says(const QString &text) const
    {
        return std::ranges::any_of(m_details->findChildren<QLabel *>(),
                                   [&](const QLabel *label) { return label->text() == text; });
    }
    [[nodiscard]] QString joints() const { return m_details->findChild<ElidedLabel *>()->text(); }
    [[nodiscard]] QSlider *slider() const { return m_details->findChild<QSlider *>(); }
    [[nodiscard]] NumberField *weight() const { return m_details->findChild<NumberField *>(); }
    [[nodiscard]] QComboBox *between() const { return m_details->findChild<QComboBox *>(); }
    [[nodiscard]] LayerKeyList *keys() const { return m_details->findChild<LayerKeyList *>(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<LayerDetails> m_details;
};

void LayerDetailsTest::init()
{
    m_details.reset();
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(101);
    clip.motion.setFrameTimeSeconds(0.01);
    m_session->document().reset(clip);
    Layers layers(3);
    layers[0].name = "low";
    layers[1].name = "middle";
    layers[2].name = "high";
    m_session->document().setLayers(layers, u"set"_s);
    m_session->target().choose(1);
    m_details = std::make_unique<LayerDetails>();
    m_details->setSession(m_session.get());
    m_details->refresh();
}

void LayerDetailsTest::theSummaryCountsKeysAndFrames()
{
    QVERIFY(says(u"empty"_s));
    const LayerKey key{.frame = 20,
                       .window = {{20, 20}, 10, 30},
                       .offsets = {{.joint = chest, .rotation = {}, .position = {}}},
                       .rows = {}};
    set([&](Layer &layer) { layer.keys = {key}; });
    QVERIFY(says(u"1 key(s) · frames 11–29"_s));
    set([&](Layer &layer) {
        layer.keys.push_back({.frame = 60,
                              .window = {{60, 60}, {}, 61},
                              .offsets = {{.joint = chest, .rotation = {}, .position = {}}},
                              .rows = {}});
    });
    QVERIFY(says(u"2 key(s) · frames 0–60"_s));
    set([&](Layer &layer) {
        layer.keys = {{.frame = 20,
                       .window = {{20, 20}, 19, 21},
                       .offsets = {{.joint = chest, .rotation = {}, .position = {}}},
                       .rows = {}}};
    });
    QVERIFY(says(u"1 key(s) · frames 20–20"_s));
    set([](Layer &layer) {
        layer.keys = {{.frame = 150,
                       .window = {{150, 150}, 140, 160},
                       .offsets = {{.joint = chest, .rotation = {}, .position = {}}},
                       .rows = {}}};
    });
    QVERIFY(says(u"empty"_s)); // the clip ends before its key begins
}

void LayerDetailsTest::theKindIsShownAndChosen()
{
    QVERIFY(button(u"Additive"_s)->isChecked());
    QVERIFY(!button(u"Override"_s)->isChecked());
    button(u"Override"_s)->click();
    QVERIFY(layer().kind == Layer::Kind::Override);
    QVERIFY(layer().side == PoseChange::Side::Parent);
    QCOMPARE(undoText(), u"Kind of layer middle"_s);
    button(u"Additive"_s)->click();
    QVERIFY(layer().kind == Layer::Kind::Additive);
    set([](Layer &layer) { layer.kind = Layer::Kind::Override; });
    QVERIFY(button(u"Override"_s)->isChecked());
    QVERIFY(!button(u"Additive"_s)->isChecked());
}

void LayerDetailsTest::onlyAdditiveLayersHaveASide()
{
    QVERIFY(button(u"Parent"_s)->isChecked());
    QVERIFY(button(u"Local"_s)->isEnabled());
    QVERIFY(button(u"Parent"_s)->isEnabled());
    button(u"Local"_s)->click();
    QVERIFY(layer().side == PoseChange::Side::Local);
    QVERIFY(layer().kind == Layer::Kind::Additive);
    button(u"Parent"_s)->click();
    QVERIFY(layer().side == PoseChange::Side::Parent);
    set([](Layer &layer) { layer.side = PoseChange::Side::Local; });
    QVERIFY(button(u"Local"_s)->isChecked());
    QVERIFY(!button(u"Parent"_s)->isChecked());
    set([](Layer &layer) { layer.kind = Layer::Kind::Override; });
    QVERIFY(!button(u"Local"_s)->isEnabled());
    QVERIFY(!button(u"Parent"_s)->isEnabled());
}

void LayerDetailsTest::theWeightIsThatOfTheFrame()
{
    QCOMPARE(weight()->text(), u"1.00"_s);
    QCOMPARE(slider()->value(), 100);
    QCOMPARE(slider()->minimum(), 0);
    QCOMPARE(slider()->maximum(), 100);
    QVERIFY(!button(u"Key of the weight"_s)->isChecked());
    const int before = steps();
    set([](Layer &layer) {
        layer.weightKeys = {{0, 1.0}, {8, 0.0}};
        layer.between = Layer::Between::Linear;
    });
    QVERIFY(button(u"Key of the weight"_s)->isChecked());
    m_session->playhead().setFrame(3);
    m_details->showFrame();
    QCOMPARE(weight()->value(), 0.625);
    QCOMPARE(weight()->text(), QLocale().toString(0.625, 'f', 2));
    QCOMPARE(slider()->value(), 63); // rounded
    QVERIFY(!button(u"Key of the weight"_s)->isChecked());
    m_session->playhead().setFrame(8);
    m_details->showFrame();
    QVERIFY(button(u"Key of the weight"_s)->isChecked());
    QCOMPARE(steps(), before + 1); // to show a weight sets none
}

void LayerDetailsTest::theSliderSetsTheWeightInOneStep()
{
    const int before = steps();
    slider()->setSliderDown(true);
    slider()->setValue(80);
    slider()->setValue(25);
    QCOMPARE(layer().weight, 0.25);
    QCOMPARE(weight()->text(), u"0.25"_s);
    slider()->setSliderDown(false);
    QCOMPARE(steps(), before + 1);
    QCOMPARE(undoText(), u"Weight of layer middle"_s);
    slider()->setSliderDown(true); // another drag is another step
    slider()->setValue(30);
    QCOMPARE(steps(), before + 2);
}

void LayerDetailsTest::theSliderSetsTheWeightWithoutADrag()
{
    slider()->setSliderDown(true);
    slider()->setValue(80);
    slider()->setSliderDown(false);
    const int before = steps();
    slider()->setValue(70); // with the keys or a click beside the handle
    slider()->setValue(60);
    QCOMPARE(layer().weight, 0.6);
    QCOMPARE(steps(), before + 2);
}

void LayerDetailsTest::theWheelScrollsPastTheWeight()
{
    const int before = steps();
    for (QWidget *field : {static_cast<QWidget *>(slider()), static_cast<QWidget *>(between())}) {
        field->setEnabled(true);
        QWheelEvent wheel({4.0, 4.0}, field->mapToGlobal(QPointF(4.0, 4.0)), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(field, &wheel);
        QVERIFY(!wheel.isAccepted());
    }
    QCOMPARE(steps(), before);
}

void LayerDetailsTest::theWeightFieldSetsTheWeight()
{
    weight()->selectAll();
    QTest::keyClicks(weight(), u"0.5"_s);
    QTest::keyClick(weight(), Qt::Key_Return);
    QCOMPARE(layer().weight, 0.5);
    QCOMPARE(slider()->value(), 50);
    const int before = steps();
    emit weight()->gestureStarted();
    QTest::keyClick(weight(), Qt::Key_Up);
    QTest::keyClick(weight(), Qt::Key_Up);
    QCOMPARE(layer().weight, 0.6);
    QCOMPARE(steps(), before + 1);
    emit weight()->valueWanted(0.1, false);
    emit weight()->valueWanted(0.2, false);
    QCOMPARE(steps(), before + 3);
}

void LayerDetailsTest::theKeyOfTheWeightIsToggled()
{
    m_session->playhead().setFrame(12);
    button(u"Key of the weight"_s)->click();
    QCOMPARE(layer().weightKeys, (std::vector<WeightKey>{{12, 1.0}}));
    button(u"Key of the weight"_s)->click();
    QVERIFY(layer().weightKeys.empty());
}

void LayerDetailsTest::theCurveBetweenWeightKeysIsChosen()
{
    QVERIFY(between()->isHidden());
    set([](Layer &layer) { layer.weightKeys = {{10, 1.0}}; });
    QVERIFY(between()->isHidden());
    set([](Layer &layer) { layer.weightKeys = {{10, 1.0}, {20, 0.0}}; });
    QVERIFY(!between()->isHidden());
    QCOMPARE(between()->currentText(), u"Eased"_s);
    emit between()->activated(0);
    QVERIFY(layer().between == Layer::Between::Linear);
    QCOMPARE(undoText(), u"Weight between keys"_s);
    m_details->refresh();
    QCOMPARE(between()->currentText(), u"Linear"_s);
}

void LayerDetailsTest::jointsAreNamedAndCounted()
{
    QCOMPARE(joints(), u"all"_s);
    QVERIFY(!button(u"All"_s)->isEnabled());
    set([](Layer &layer) { layer.joints = {chest}; });
    QCOMPARE(joints(), u"Chest"_s);
    QVERIFY(button(u"All"_s)->isEnabled());
    set([](Layer &layer) { layer.joints = {leftLeg, rightLeg, chest}; });
    QCOMPARE(joints(), u"LeftLeg and 2 more"_s);
    button(u"All"_s)->click();
    QVERIFY(layer().joints.empty());
    QCOMPARE(undoText(), u"Joints of a layer"_s);
}

void LayerDetailsTest::jointsAreTakenFromTheSelection()
{
    QVERIFY(!button(u"Selected"_s)->isEnabled());
    m_session->selectOnly(NodeId::endSite(0));
    m_details->refresh();
    QVERIFY(!button(u"Selected"_s)->isEnabled());
    m_session->select({NodeId::joint(chest), NodeId::joint(leftLeg), NodeId::endSite(1)},
                      QItemSelectionModel::ClearAndSelect);
    m_details->refresh();
    QVERIFY(button(u"Selected"_s)->isEnabled());
    button(u"Selected"_s)->click();
    QCOMPARE(layer().joints, std::vector<int>({leftLeg, chest}));
    QCOMPARE(undoText(), u"Joints of a layer"_s);
}

void LayerDetailsTest::keysNameTheJointsOfTheClip()
{
    const auto keyOf = [](int frame, int joint) {
        return LayerKey{.frame = frame,
                        .window = {{frame, frame}, {}, {}},
                        .offsets = {{.joint = joint, .rotation = glm::dvec3(0.5, 0.0, 0.0), .position = {}}},
                        .rows = {}};
    };
    set([&](Layer &layer) { layer.keys = {keyOf(1, hips), keyOf(2, chest)}; });
    QCOMPARE(keys()->item(0, 1)->text(), u"Hips 28.6°"_s);
    QCOMPARE(keys()->item(1, 1)->text(), u"Chest 28.6°"_s);
    set([&](Layer &layer) { layer.keys = {keyOf(1, NoJoint), keyOf(2, 4), keyOf(3, chest)}; });
    QCOMPARE(keys()->item(0, 1)->text(), u" 28.6°"_s); // there are no such joints
    QCOMPARE(keys()->item(1, 1)->text(), u" 28.6°"_s);
    m_session->playhead().setFrame(2);
    m_details->showFrame();
    QVERIFY(keys()->item(1, 0)->font().bold());
    QVERIFY(!keys()->item(0, 0)->font().bold());
}

void LayerDetailsTest::keysAreChangedAndDeleted()
{
    const auto keyOf = [](int frame) {
        return LayerKey{.frame = frame,
                        .window = {{frame, frame}, frame - 10, frame + 10},
                        .offsets = {{.joint = chest, .rotation = {}, .position = {}}},
                        .rows = {}};
    };
    set([&](Layer &layer) { layer.keys = {keyOf(20), keyOf(60)}; });
    QCOMPARE(keys()->item(1, 2)->text(), u"0.10 s"_s);
    keys()->item(1, 2)->setText(u"0.25"_s);
    QCOMPARE(layer().keys[1].window.zeroBefore, std::optional(35));
    QCOMPARE(layer().keys[0].window.zeroBefore, std::optional(10));
    QCOMPARE(keys()->item(1, 2)->text(), u"0.25 s"_s);
    const QSignalSpy wanted(m_details.get(), &LayerDetails::frameWanted);
    emit keys()->cellClicked(1, 0);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toInt(), 60);
    emit keys()->deleteWanted({0});
    QCOMPARE(layer().keys.size(), std::size_t(1));
    QCOMPARE(layer().keys[0].frame, 60);
}

QTEST_MAIN(LayerDetailsTest)

} // namespace tst_layerdetails

#include "tst_layerdetails.moc"
