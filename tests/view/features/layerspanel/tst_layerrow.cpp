#include "layerspanel/layerrow.h"
#include "layerspanel/layerstrip.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace tst_layerrow {

using namespace limber;
using namespace Qt::StringLiterals;

// The row of one layer, by itself.
class LayerRowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void showsTheLayer();
    void theWeightIsThatOfTheFrame();
    void buttonsWantMuteAndSolo();
    void withCtrlTheButtonsAreForAllLayers();
    void theStripGoesToFramesAndMakesActive();
    void theWeightStepsByATwentieth();
    void aNameIsTypedAndAccepted();
    void aTypedNameIsAcceptedBeforeACommandRuns();
    void anEmptyNameIsNotAccepted();
    void escapeKeepsTheOldName();
    void aDoubleClickStartsTyping();
    void anotherLayerEndsTyping();

private:
    void show(bool isActive = false, bool isEffective = true)
    {
        m_row->showLayer(m_layer, 101, 0, isActive, isEffective);
    }
    [[nodiscard]] bool says(const QString &text) const
    {
        return std::ranges::any_of(m_row->findChildren<QLabel *>(),
                                   [&](const QLabel *label) { return label->text() == text; });
    }
    [[nodiscard]] ElidedLabel *name() const { return m_row->findChild<ElidedLabel *>(); }
    [[nodiscard]] QLineEdit *nameEdit() const
    {
        for (auto *edit : m_row->findChildren<QLineEdit *>()) {
            if (qobject_cast<NumberField *>(edit) == nullptr)
                return edit;
        }
        qFatal("the row has no field for its name");
    }
    [[nodiscard]] NumberField *weight() const { return m_row->findChild<NumberField *>(); }
    [[nodiscard]] QToolButton *button(const QString &letter) const
    {
        for (auto *each : m_row->findChildren<QToolButton *>()) {
            if (each->text() == letter)
                return each;
        }
        qFatal("there is no button %s", qPrintable(letter));
    }

    Layer m_layer;
    std::unique_ptr<LayerRow> m_row;
    std::unique_ptr<QSignalSpy> m_renamed;
};

void LayerRowTest::init()
{
    m_layer = {};
    m_layer.name = "Wave";
    m_row = std::make_unique<LayerRow>();
    m_row->resize(400, 60);
    m_renamed = std::make_unique<QSignalSpy>(m_row.get(), &LayerRow::renamed);
    show();
}

void LayerRowTest::showsTheLayer()
{
    QCOMPARE(name()->text(), u"Wave"_s);
    QVERIFY(name()->isEnabled());
    QVERIFY(says(u"additive"_s));
    QCOMPARE(m_row->accessibleName(), u"Layer Wave"_s);
    QCOMPARE(m_row->property("active").toBool(), false);
    QVERIFY(!button(u"M"_s)->isChecked());
    QVERIFY(!button(u"S"_s)->isChecked());
    const auto isMarkedAsLocked = [this] {
        return std::ranges::any_of(m_row->findChildren<QLabel *>(),
                                   [](const QLabel *label) { return label->toolTip().startsWith(u"Locked"_s); });
    };
    QVERIFY(!isMarkedAsLocked());
    m_layer.kind = Layer::Kind::Override;
    m_layer.isMuted = true;
    show(true, false);
    QVERIFY(!name()->isEnabled());
    QVERIFY(says(u"override"_s));
    QVERIFY(!says(u"additive"_s));
    QCOMPARE(m_row->accessibleName(), u"Layer Wave, active"_s);
    QCOMPARE(m_row->property("active").toBool(), true);
    QVERIFY(button(u"M"_s)->isChecked());
    QVERIFY(!button(u"S"_s)->isChecked());
    m_layer.isMuted = false;
    m_layer.isSolo = true;
    m_layer.isLocked = true;
    show();
    QVERIFY(!button(u"M"_s)->isChecked());
    QVERIFY(button(u"S"_s)->isChecked());
    QVERIFY(isMarkedAsLocked());
}

void LayerRowTest::theWeightIsThatOfTheFrame()
{
    m_layer.weight = 0.75;
    show();
    QCOMPARE(weight()->value(), 0.75);
    QCOMPARE(weight()->text(), u"0.75"_s);
    m_layer.weightKeys = {{0, 1.0}, {10, 0.0}};
    m_layer.between = Layer::Between::Linear;
    m_row->showLayer(m_layer, 101, 3, false, true);
    QCOMPARE(weight()->text(), u"0.70"_s);
    m_row->showFrame(6);
    QCOMPARE(weight()->text(), u"0.40"_s);
}

void LayerRowTest::buttonsWantMuteAndSolo()
{
    const QSignalSpy mute(m_row.get(), &LayerRow::muteWanted);
    const QSignalSpy solo(m_row.get(), &LayerRow::soloWanted);
    button(u"M"_s)->click();
    QCOMPARE(mute.count(), 1);
    QCOMPARE(mute[0], QVariantList({true, false}));
    QCOMPARE(solo.count(), 0);
    button(u"M"_s)->click();
    QCOMPARE(mute[1], QVariantList({false, false}));
    button(u"S"_s)->click();
    QCOMPARE(solo.count(), 1);
    QCOMPARE(solo[0], QVariantList({true, false}));
}

void LayerRowTest::withCtrlTheButtonsAreForAllLayers()
{
    const QSignalSpy mute(m_row.get(), &LayerRow::muteWanted);
    const QSignalSpy solo(m_row.get(), &LayerRow::soloWanted);
    m_row->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_row.get()));
    QTest::mouseClick(button(u"M"_s), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(mute.value(0), QVariantList({true, true}));
    QTest::mouseClick(button(u"S"_s), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(solo.value(0), QVariantList({true, true}));
    QTest::mouseClick(button(u"S"_s), Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(solo.value(1), QVariantList({false, false}));
}

void LayerRowTest::theStripGoesToFramesAndMakesActive()
{
    const QSignalSpy activated(m_row.get(), &LayerFrame::activated);
    const QSignalSpy wanted(m_row.get(), &LayerRow::frameWanted);
    auto *strip = m_row->findChild<LayerStrip *>();
    strip->resize(212, 28);
    QTest::mouseClick(strip, Qt::LeftButton, {}, {46, 10});
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toInt(), 20);
    QCOMPARE(activated.count(), 1);
}

void LayerRowTest::theWeightStepsByATwentieth()
{
    m_layer.weight = 0.5;
    show();
    const QSignalSpy wanted(m_row.get(), &LayerRow::weightWanted);
    QTest::keyClick(weight(), Qt::Key_Up);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toDouble(), 0.55);
    QCOMPARE(wanted[0][1].toBool(), true);
}

void LayerRowTest::aNameIsTypedAndAccepted()
{
    QVERIFY(nameEdit()->isHidden());
    m_row->endRename(true); // nothing is typed
    m_row->startRename();
    QVERIFY(!nameEdit()->isHidden());
    QVERIFY(name()->isHidden());
    QCOMPARE(nameEdit()->text(), u"Wave"_s);
    QCOMPARE(nameEdit()->selectedText(), u"Wave"_s);
    nameEdit()->setText(u"  two   words "_s);
    QTest::keyClick(nameEdit(), Qt::Key_Return);
    QVERIFY(nameEdit()->isHidden());
    QVERIFY(!name()->isHidden());
    QCOMPARE(m_renamed->count(), 1);
    QCOMPARE((*m_renamed)[0][0].toString(), u"two words"_s);
}

void LayerRowTest::aTypedNameIsAcceptedBeforeACommandRuns()
{
    m_row->startRename();
    nameEdit()->setText(u"Nod"_s);
    QKeyEvent save(QEvent::ShortcutOverride, Qt::Key_S, Qt::ControlModifier);
    QCoreApplication::sendEvent(nameEdit(), &save);
    QCOMPARE(m_renamed->count(), 1);
    QCOMPARE((*m_renamed)[0][0].toString(), u"Nod"_s);
}

void LayerRowTest::anEmptyNameIsNotAccepted()
{
    m_row->startRename();
    nameEdit()->setText(u"  "_s);
    QTest::keyClick(nameEdit(), Qt::Key_Return);
    QVERIFY(nameEdit()->isHidden());
    m_row->startRename();
    nameEdit()->setText(u"other"_s);
    m_row->endRename(false);
    QCOMPARE(m_renamed->count(), 0);
}

void LayerRowTest::escapeKeepsTheOldName()
{
    m_row->startRename();
    QTest::keyClicks(nameEdit(), u"other"_s);
    QCOMPARE(nameEdit()->text(), u"other"_s);
    QTest::keyRelease(nameEdit(), Qt::Key_Escape); // of an Escape that was pressed before
    QVERIFY(!nameEdit()->isHidden());
    QTest::keyClick(nameEdit(), Qt::Key_Escape);
    QVERIFY(nameEdit()->isHidden());
    QCOMPARE(m_renamed->count(), 0);
}

void LayerRowTest::aDoubleClickStartsTyping()
{
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, {4, 4});
    QVERIFY(!nameEdit()->isHidden());
}

void LayerRowTest::anotherLayerEndsTyping()
{
    m_row->startRename();
    nameEdit()->setText(u"other"_s);
    m_layer.weight = 0.5;
    show(); // still the same layer
    QVERIFY(!nameEdit()->isHidden());
    m_layer.name = "Nod";
    show();
    QVERIFY(nameEdit()->isHidden());
    QCOMPARE(m_renamed->count(), 0);
    QCOMPARE(name()->text(), u"Nod"_s);
}

QTEST_MAIN(LayerRowTest)

} // namespace tst_layerrow

#include "tst_layerrow.moc"
