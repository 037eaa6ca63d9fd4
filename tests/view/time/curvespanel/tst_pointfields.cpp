#include "curvespanel/pointfields.h"
#include "time/curvespanel/smallplot.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QComboBox>
#include <QSignalSpy>

#include <memory>

namespace tst_pointfields {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The numbers of selected samples and keys of the chest's Z rotation.
class PointFieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void withoutAPointTheFieldsAreEmpty();
    void aSampleHasAValueOnly();
    void furtherPointsAreCounted();
    void aTypedValueMovesAllSelectedSamples();
    void aSeriesOfStepsIsOneEdit();
    void aKeyHasTangents();
    void aTypedFrameMovesTheKey();
    void aTypedSlopeIsThatOfTheKey();
    void theTangentIsChosen();
    void refusalsAreReported();

private:
    [[nodiscard]] NumberField &field(const QString &name) const { return *m_fields->findChild<NumberField *>(name); }
    [[nodiscard]] QString title() const { return m_fields->findChild<ElidedLabel *>(u"pointTitle"_s)->text(); }
    [[nodiscard]] QComboBox &tangents() const { return *m_fields->findChild<QComboBox *>(); }
    void selectSamples(const std::vector<int> &frames)
    {
        m_small->plot.selectPoints({}, {{chestZRotation, frames}}, {});
    }
    [[nodiscard]] int steps() const { return m_small->session.document().undoStack().index(); }
    [[nodiscard]] KeyPoint key(int frame) const
    {
        return m_small->plot.keyEdit().keyOf({chestZRotation, frame}).value_or(KeyPoint());
    }
    static bool isMarked(const NumberField &field) { return field.property("marked").toBool(); }

    std::unique_ptr<SmallPlot> m_small;
    std::unique_ptr<PointFields> m_fields;
};

void PointFieldsTest::init()
{
    m_fields.reset();
    m_small = std::make_unique<SmallPlot>();
    QVERIFY(m_small->waitForCurves());
    m_fields = std::make_unique<PointFields>(m_small->curves, m_small->plot);
}

void PointFieldsTest::withoutAPointTheFieldsAreEmpty()
{
    const auto isEmpty = [this] {
        for (const QString &name : {u"pointFrame"_s, u"pointValue"_s, u"slopeBefore"_s, u"slopeAfter"_s}) {
            if (field(name).isEnabled() || field(name).text() != u"–"_s)
                return false;
        }
        return title() == u"No point selected"_s && !tangents().isEnabled();
    };
    QVERIFY(isEmpty());
    selectSamples({3});
    QVERIFY(!isEmpty());
    selectSamples({});
    QVERIFY(isEmpty());
    selectSamples({3});
    m_small->curves.setSession(nullptr);
    QTRY_VERIFY(isEmpty());
}

void PointFieldsTest::aSampleHasAValueOnly()
{
    selectSamples({3});
    QCOMPARE(title(), u"Sample 3 · Zrot"_s);
    QCOMPARE(field(u"pointFrame"_s).text(), u"3"_s);
    QVERIFY(!field(u"pointFrame"_s).isEnabled());
    QCOMPARE(field(u"pointValue"_s).text(), u"12.0000"_s);
    QVERIFY(field(u"pointValue"_s).isEnabled());
    QVERIFY(!tangents().isEnabled());
    QCOMPARE(field(u"slopeBefore"_s).text(), u"–"_s);
    QCOMPARE(field(u"slopeAfter"_s).text(), u"–"_s);
}

void PointFieldsTest::furtherPointsAreCounted()
{
    selectSamples({3, 5});
    QCOMPARE(title(), u"Sample 3 and 1 more · Zrot"_s);
    m_small->plot.selectPoints({}, {{chestZRotation, {3, 5}}, {chestXRotation, {3}}}, {});
    QCOMPARE(title(), u"Sample 3 and 2 more · Zrot"_s);
    m_small->plot.selectPoints({}, {{chestXRotation, {4}}}, {});
    QCOMPARE(title(), u"Sample 4 · Xrot"_s);
}

void PointFieldsTest::aTypedValueMovesAllSelectedSamples()
{
    selectSamples({3, 5});
    emit field(u"pointValue"_s).valueWanted(22.0, false);
    QCOMPARE(m_small->value(3), 22.0);
    QCOMPARE(m_small->value(5), 30.0);
    QCOMPARE(m_small->value(4), 16.0);
    QCOMPARE(steps(), 1);
    QTRY_COMPARE(field(u"pointValue"_s).text(), u"22.0000"_s);
    QVERIFY(!isMarked(field(u"pointValue"_s)));
    QVERIFY(m_small->waitForCurves());
    emit field(u"pointValue"_s).valueWanted(21.0, false); // starts from the new value
    QCOMPARE(m_small->value(3), 21.0);
    QCOMPARE(m_small->value(5), 29.0);
}

void PointFieldsTest::aSeriesOfStepsIsOneEdit()
{
    selectSamples({3});
    emit field(u"pointValue"_s).gestureStarted();
    emit field(u"pointValue"_s).valueWanted(13.0, true);
    QVERIFY(isMarked(field(u"pointValue"_s)));
    QVERIFY(!isMarked(field(u"pointFrame"_s)));
    QCOMPARE(field(u"pointValue"_s).text(), u"13.0000"_s);
    emit field(u"pointValue"_s).valueWanted(14.5, true);
    QCOMPARE(field(u"pointValue"_s).text(), u"14.5000"_s);
    QCOMPARE(steps(), 0);
    emit field(u"pointValue"_s).gestureStarted(); // ends the series
    QCOMPARE(steps(), 1);
    QCOMPARE(m_small->value(3), 14.5);
    QTRY_VERIFY(!isMarked(field(u"pointValue"_s)));
}

void PointFieldsTest::aKeyHasTangents()
{
    QVERIFY(m_small->addKey(5));
    QCOMPARE(title(), u"Key 5 · Zrot"_s);
    QCOMPARE(field(u"pointFrame"_s).text(), u"5"_s);
    QVERIFY(field(u"pointFrame"_s).isEnabled());
    QVERIFY(tangents().isEnabled());
    QCOMPARE(tangents().currentIndex(), static_cast<int>(key(5).tangent));
    QCOMPARE(field(u"slopeBefore"_s).value(), key(5).slopeBefore);
    QCOMPARE(field(u"slopeAfter"_s).value(), key(5).slopeAfter);
    QCOMPARE(field(u"slopeAfter"_s).text(), QLocale().toString(key(5).slopeAfter, 'f', 3));
    m_small->curves.setLocked(chestXRotation, true); // a key holds all rotations
    QVERIFY(!field(u"pointFrame"_s).isEnabled());
}

void PointFieldsTest::aTypedFrameMovesTheKey()
{
    QVERIFY(m_small->addKey(5));
    emit field(u"pointFrame"_s).gestureStarted();
    emit field(u"pointFrame"_s).valueWanted(6.4, true);
    QVERIFY(isMarked(field(u"pointFrame"_s)));
    QCOMPARE(title(), u"Key 6 · Zrot"_s);
    emit field(u"pointFrame"_s).valueWanted(6.6, true);
    QCOMPARE(title(), u"Key 7 · Zrot"_s);
    emit field(u"pointFrame"_s).gestureStarted();
    QCOMPARE(steps(), 1);
    QTRY_VERIFY(!isMarked(field(u"pointFrame"_s)));
    QCOMPARE(title(), u"Key 7 · Zrot"_s);
}

void PointFieldsTest::aTypedSlopeIsThatOfTheKey()
{
    QVERIFY(m_small->addKey(5));
    emit field(u"slopeAfter"_s).valueWanted(1.5, false);
    QVERIFY(qAbs(key(5).slopeAfter - 1.5) < 1e-9);
    QVERIFY(qAbs(key(5).slopeBefore - 1.5) < 1e-9); // both sides unless the tangent is broken
    QCOMPARE(steps(), 1);
    QVERIFY(m_small->waitForCurves());
    tangents().setCurrentIndex(3);
    emit tangents().activated(3);
    QVERIFY(m_small->waitForCurves());
    emit field(u"slopeBefore"_s).valueWanted(-0.5, false);
    QVERIFY(qAbs(key(5).slopeBefore + 0.5) < 1e-9);
    QVERIFY(qAbs(key(5).slopeAfter - 1.5) < 1e-9);
    QTRY_COMPARE(field(u"slopeBefore"_s).text(), u"-0.500"_s);
    QVERIFY(m_small->waitForCurves());
    emit field(u"slopeAfter"_s).valueWanted(2.0, false); // each side starts from its own slope
    QVERIFY(qAbs(key(5).slopeAfter - 2.0) < 1e-9);
    QVERIFY(qAbs(key(5).slopeBefore + 0.5) < 1e-9);
}

void PointFieldsTest::theTangentIsChosen()
{
    QVERIFY(m_small->addKey(5));
    tangents().setCurrentIndex(1);
    emit tangents().activated(1);
    QVERIFY(key(5).tangent == Tangent::Flat);
    QCOMPARE(key(5).slopeAfter, 0.0);
    QTRY_COMPARE(field(u"slopeAfter"_s).text(), u"0.000"_s);
    QCOMPARE(tangents().currentText(), u"Flat"_s);
}

void PointFieldsTest::refusalsAreReported()
{
    QVERIFY(m_small->addKey(5));
    const QSignalSpy refused(m_fields.get(), &PointFields::refused);
    const KeyPoint before = key(5);
    Layers layers(1);
    layers[0].isLocked = true;
    m_small->session.document().setLayers(layers, u"set"_s);
    m_small->session.target().choose(0);
    QVERIFY(m_small->waitForCurves());
    emit field(u"slopeAfter"_s).valueWanted(before.slopeAfter + 1.0, false);
    tangents().setCurrentIndex(1);
    emit tangents().activated(1);
    QCOMPARE(refused.count(), 2);
    QCOMPARE(key(5), before);
    QCOMPARE(tangents().currentIndex(), static_cast<int>(before.tangent));
    m_small->plot.selectPoints({}, {}, {});
    emit field(u"slopeAfter"_s).valueWanted(3.0, false); // of no key
    QCOMPARE(refused.count(), 2);
    QCOMPARE(steps(), 1); // only that of the layer
}

QTEST_MAIN(PointFieldsTest)

} // namespace tst_pointfields

#include "tst_pointfields.moc"
