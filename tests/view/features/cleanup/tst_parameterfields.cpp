#include "cleanup/parameterfield.h"
#include "figures.h"
#include "session/session.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_parameterfields {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

using Kind = Parameter::Kind;

// The fields in which the settings of operations are chosen: each gives the text of a call and takes it.
class ParameterFieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void numbersHaveARangeAndAUnit();
    void wholeNumbersHaveNoFraction();
    void aFrameIsOneOfTheClip();
    void aNumberMayBeAWordInstead();
    void aNumberMayBeNotSet();
    void oneOfAFewWordsIsChosen();
    void aFlagIsYesOrNo();
    void typedTextLosesSpacesAroundIt();
    void framesShowHowTheyAreTyped();
    void aJointIsOneOfTheSkeleton();
    void aRequiredJointIsTheSelectedOne();
    void anOptionalJointMayBeNotSet();
    void aPairOfFramesIsTypedOrChosen();
    void aClipIsAnOpenOneOrAFile();
    void anOptionalClipStaysUnset();
    void severalClipsAreAddedAndRemoved();
    void everyFieldExplainsItself_data();
    void everyFieldExplainsItself();

private:
    // Makes a field and counts in m_changes how often the user changed it.
    ParameterField &make(const Parameter &parameter);
    template <typename Widget>
    [[nodiscard]] Widget &widget() const
    {
        return *m_field->findChild<Widget *>();
    }
    [[nodiscard]] QStringList entries() const
    {
        QStringList texts;
        for (int i = 0; i < widget<QComboBox>().count(); ++i)
            texts << widget<QComboBox>().itemText(i);
        return texts;
    }

    std::unique_ptr<Session> m_session;
    FieldChoices m_choices;
    Parameter m_parameter;
    std::unique_ptr<ParameterField> m_field;
    int m_changes = 0;
};

namespace {

Parameter parameterOf(Kind kind)
{
    return {.name = "size", .title = "Size", .help = "How large it is.", .kind = kind};
}

const std::vector<ParameterWord> autoAndNone = {{"auto", "Automatic"}, {"none", "Nothing"}};

} // namespace

void ParameterFieldsTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(50));
    m_choices = {m_session.get(), {{u"walk.bvh"_s, "clip:2"}, {u"run.bvh"_s, "clip:3"}}};
}

void ParameterFieldsTest::cleanup()
{
    m_field.reset();
    m_session.reset();
}

ParameterField &ParameterFieldsTest::make(const Parameter &parameter)
{
    m_parameter = parameter;
    m_field.reset(ParameterField::make(m_parameter, m_choices, nullptr));
    m_changes = 0;
    connect(m_field.get(), &ParameterField::changed, this, [this] { ++m_changes; });
    return *m_field;
}

void ParameterFieldsTest::numbersHaveARangeAndAUnit()
{
    Parameter parameter = parameterOf(Kind::Number);
    parameter.standard = "6";
    parameter.least = 0.5;
    parameter.most = 30.0;
    parameter.unit = Unit::Hertz;
    ParameterField &field = make(parameter);
    auto &spin = widget<QDoubleSpinBox>();
    QCOMPARE(spin.minimum(), 0.5);
    QCOMPARE(spin.maximum(), 30.0);
    QCOMPARE(spin.suffix(), u" Hz"_s);
    QVERIFY(field.findChild<QComboBox *>() == nullptr);
    field.setText("2.25");
    QCOMPARE(field.text(), "2.25");
    QCOMPARE(m_changes, 0); // the user did not do it
    spin.setValue(4.5);
    QCOMPARE(field.text(), "4.5");
    QCOMPARE(m_changes, 1);
    field.setText("100");
    QCOMPARE(field.text(), "30");
    field.setText("no number");
    QCOMPARE(field.text(), "30");

    parameter.unit = Unit::Degrees;
    (void)make(parameter);
    QCOMPARE(widget<QDoubleSpinBox>().suffix(), u"°"_s);
    parameter.unit = Unit::None;
    (void)make(parameter);
    QCOMPARE(widget<QDoubleSpinBox>().suffix(), QString());
}

void ParameterFieldsTest::wholeNumbersHaveNoFraction()
{
    Parameter parameter = parameterOf(Kind::WholeNumber);
    parameter.standard = "3";
    parameter.least = 1.0;
    parameter.most = 9.0;
    ParameterField &field = make(parameter);
    field.setText("4");
    widget<QDoubleSpinBox>().stepUp();
    QCOMPARE(field.text(), "5");
    parameter.kind = Kind::Number;
    ParameterField &other = make(parameter);
    other.setText("4");
    widget<QDoubleSpinBox>().stepUp();
    QVERIFY(other.text() != "5" && widget<QDoubleSpinBox>().value() > 4.0);
}

void ParameterFieldsTest::aFrameIsOneOfTheClip()
{
    m_session->playhead().setFrame(12);
    Parameter parameter = parameterOf(Kind::Frame);
    parameter.standard = "0";
    ParameterField &field = make(parameter);
    QCOMPARE(field.text(), "12"); // at first the current one
    QCOMPARE(widget<QDoubleSpinBox>().minimum(), 0.0);
    QCOMPARE(widget<QDoubleSpinBox>().maximum(), 49.0);
    field.setText("last");
    QCOMPARE(field.text(), "49");
    field.setText("7");
    QCOMPARE(field.text(), "7");
    m_session->document().reset(standingFigure(0));
    (void)make(parameter);
    QCOMPARE(widget<QDoubleSpinBox>().maximum(), 0.0);
}

void ParameterFieldsTest::aNumberMayBeAWordInstead()
{
    Parameter parameter = parameterOf(Kind::Number);
    parameter.standard = "auto";
    parameter.most = 10.0;
    parameter.words = autoAndNone;
    ParameterField &field = make(parameter);
    QCOMPARE(entries(), (QStringList{u"Automatic"_s, u"Nothing"_s, u"Number"_s}));
    field.setText("auto");
    QCOMPARE(field.text(), "auto");
    QVERIFY(widget<QDoubleSpinBox>().isHidden());
    field.setText("none");
    QCOMPARE(field.text(), "none");
    field.setText("2.5");
    QCOMPARE(field.text(), "2.5");
    QVERIFY(!widget<QDoubleSpinBox>().isHidden());
    QCOMPARE(m_changes, 0);
    widget<QComboBox>().setCurrentIndex(0);
    QCOMPARE(m_changes, 1);
    QCOMPARE(field.text(), "auto");
    QVERIFY(widget<QDoubleSpinBox>().isHidden());
    widget<QComboBox>().setCurrentIndex(2);
    QCOMPARE(field.text(), "2.5"); // it is kept
}

void ParameterFieldsTest::aNumberMayBeNotSet()
{
    Parameter parameter = parameterOf(Kind::Number);
    parameter.most = 10.0;
    ParameterField &field = make(parameter);
    QCOMPARE(entries(), (QStringList{u"Not Set"_s, u"Number"_s}));
    QCOMPARE(field.text(), "");
    field.setText("3");
    QCOMPARE(field.text(), "3");
    field.setText("");
    QCOMPARE(field.text(), "");
    parameter.isRequired = true;
    QCOMPARE(make(parameter).text(), "0");
    QVERIFY(m_field->findChild<QComboBox *>() == nullptr);
}

void ParameterFieldsTest::oneOfAFewWordsIsChosen()
{
    Parameter parameter = parameterOf(Kind::Word);
    parameter.standard = "none";
    parameter.words = autoAndNone;
    ParameterField &field = make(parameter);
    QCOMPARE(entries(), (QStringList{u"Automatic"_s, u"Nothing"_s}));
    field.setText("none");
    QCOMPARE(field.text(), "none");
    field.setText("unknown"); // the first one
    QCOMPARE(field.text(), "auto");
    QCOMPARE(m_changes, 0);
    widget<QComboBox>().setCurrentIndex(1);
    QCOMPARE(field.text(), "none");
    QCOMPARE(m_changes, 1);
    parameter.standard = {};
    QCOMPARE(make(parameter).text(), "");
    QCOMPARE(entries().first(), u"Not Set"_s);
    parameter.isRequired = true;
    QCOMPARE(make(parameter).text(), "auto");
}

void ParameterFieldsTest::aFlagIsYesOrNo()
{
    ParameterField &field = make(parameterOf(Kind::Flag));
    QCOMPARE(field.text(), "no");
    field.setText("yes");
    QCOMPARE(field.text(), "yes");
    field.setText("no");
    QCOMPARE(field.text(), "no");
    QCOMPARE(m_changes, 0);
    widget<QCheckBox>().toggle();
    QCOMPARE(field.text(), "yes");
    QCOMPARE(m_changes, 1);
}

void ParameterFieldsTest::typedTextLosesSpacesAroundIt()
{
    ParameterField &field = make(parameterOf(Kind::Text));
    QCOMPARE(widget<QLineEdit>().placeholderText(), QString());
    field.setText("a b");
    QCOMPARE(m_changes, 0);
    QTest::keyClicks(&widget<QLineEdit>(), u" c  "_s);
    QCOMPARE(field.text(), "a b c");
    QCOMPARE(m_changes, 4);
}

void ParameterFieldsTest::framesShowHowTheyAreTyped()
{
    (void)make(parameterOf(Kind::Frames));
    QCOMPARE(widget<QLineEdit>().placeholderText(), u"0-last"_s);
    (void)make(parameterOf(Kind::Offset));
    QCOMPARE(widget<QLineEdit>().placeholderText(), u"X+Y+Z"_s);
    (void)make(parameterOf(Kind::Pair));
    QCOMPARE(widget<QLineEdit>().placeholderText(), u"X+Y"_s);
}

void ParameterFieldsTest::aJointIsOneOfTheSkeleton()
{
    Parameter parameter = parameterOf(Kind::Joint);
    parameter.standard = "auto";
    parameter.words = autoAndNone;
    ParameterField &field = make(parameter);
    QCOMPARE(entries(),
             (QStringList{u"Automatic"_s, u"Nothing"_s, u"Hips"_s, u"LeftLeg"_s, u"RightLeg"_s, u"Chest"_s}));
    field.setText("Chest");
    QCOMPARE(field.text(), "Chest");
    field.setText("Tail"); // there is none
    QCOMPARE(field.text(), "Chest");
    QCOMPARE(m_changes, 0);
    widget<QComboBox>().setCurrentIndex(2);
    QCOMPARE(field.text(), "Hips");
    QCOMPARE(m_changes, 1);
    parameter.kind = Kind::Node;
    (void)make(parameter);
    QCOMPARE(entries().size(), 2 + 4 + 3); // with the end sites
}

void ParameterFieldsTest::aRequiredJointIsTheSelectedOne()
{
    m_session->selectOnly(NodeId::joint(rightLeg));
    Parameter parameter = parameterOf(Kind::Joint);
    parameter.isRequired = true;
    QCOMPARE(make(parameter).text(), "RightLeg");
    QCOMPARE(entries().size(), 4);
    parameter.isRequired = false;
    parameter.standard = "none";
    parameter.words = autoAndNone;
    QCOMPARE(make(parameter).text(), "auto");
}

void ParameterFieldsTest::anOptionalJointMayBeNotSet()
{
    m_session->selectOnly(NodeId::joint(rightLeg));
    QCOMPARE(make(parameterOf(Kind::Joint)).text(), "");
    QCOMPARE(entries().first(), u"Not Set"_s);
}

void ParameterFieldsTest::aPairOfFramesIsTypedOrChosen()
{
    Parameter parameter = parameterOf(Kind::FramePair);
    parameter.words = autoAndNone;
    ParameterField &field = make(parameter);
    field.setText("none");
    QCOMPARE(field.text(), "none");
    QCOMPARE(widget<QComboBox>().currentText(), u"Nothing"_s);
    field.setText("30:2");
    QCOMPARE(field.text(), "30:2");
    QCOMPARE(m_changes, 0);
    widget<QComboBox>().lineEdit()->clear();
    QTest::keyClicks(widget<QComboBox>().lineEdit(), u" 4:5 "_s);
    QCOMPARE(field.text(), "4:5");
    QCOMPARE(m_changes, 5);
    widget<QComboBox>().lineEdit()->setText(u"Automatic"_s); // a typed title is its word
    QCOMPARE(field.text(), "auto");
    emit widget<QComboBox>().activated(0);
    QCOMPARE(m_changes, 6);
}

void ParameterFieldsTest::aClipIsAnOpenOneOrAFile()
{
    Parameter parameter = parameterOf(Kind::Clip);
    parameter.isRequired = true;
    ParameterField &field = make(parameter);
    QCOMPARE(entries(), (QStringList{u"walk.bvh"_s, u"run.bvh"_s}));
    QCOMPARE(field.text(), "clip:2");
    field.setText("/far/jump.bvh");
    QCOMPARE(field.text(), "/far/jump.bvh");
    field.setText("/far/jump.bvh"); // it is in the list already
    QCOMPARE(entries(), (QStringList{u"walk.bvh"_s, u"run.bvh"_s, u"jump.bvh"_s}));
    field.setText("");
    QCOMPARE(field.text(), "/far/jump.bvh");
    QCOMPARE(m_changes, 0);
    widget<QComboBox>().setCurrentIndex(1);
    QCOMPARE(field.text(), "clip:3");
    QCOMPARE(m_changes, 1);

    parameter.kind = Kind::File; // open clips are no files of another kind
    QCOMPARE(make(parameter).text(), "");
    QCOMPARE(entries(), QStringList{u"Choose a file"_s});
}

void ParameterFieldsTest::anOptionalClipStaysUnset()
{
    Parameter parameter = parameterOf(Kind::Clip);
    ParameterField &field = make(parameter);
    QCOMPARE(entries(), (QStringList{u"Not Set"_s, u"walk.bvh"_s, u"run.bvh"_s}));
    QCOMPARE(field.text(), "");
    field.setText("clip:3");
    QCOMPARE(field.text(), "clip:3");
    field.setText("");
    QCOMPARE(field.text(), "");
    parameter.words = autoAndNone;
    QCOMPARE(make(parameter).text(), "auto");
    QCOMPARE(entries().size(), 4);
}

void ParameterFieldsTest::severalClipsAreAddedAndRemoved()
{
    ParameterField &field = make(parameterOf(Kind::Clips));
    QCOMPARE(field.text(), "");
    auto *add = field.findChild<QPushButton *>(u"parameter.size"_s);
    const auto entry = [&](qsizetype index) {
        emit add->menu()->aboutToShow();
        return add->menu()->actions().at(index);
    };
    entry(1)->trigger();
    QCOMPARE(field.text(), "clip:3");
    QCOMPARE(m_changes, 1);
    QVERIFY(!entry(1)->isEnabled()); // it is chosen already
    field.setText("clip:3+/far/a++b.bvh");
    QCOMPARE(m_changes, 1);
    QCOMPARE(field.text(), "clip:3+/far/a++b.bvh");
    const auto labels = field.findChildren<QLabel *>(Qt::FindChildrenRecursively);
    QStringList shown;
    for (const QLabel *label : labels) {
        if (label->parentWidget()->isVisibleTo(&field))
            shown << label->text();
    }
    QCOMPARE(shown, (QStringList{u"run.bvh"_s, u"a+b.bvh"_s}));
    for (QToolButton *button : field.findChildren<QToolButton *>(u"removeClip"_s)) {
        if (button->accessibleName() == u"Remove run.bvh"_s && button->parentWidget()->isVisibleTo(&field)) {
            button->click();
            break;
        }
    }
    QCOMPARE(field.text(), "/far/a++b.bvh");
    QCOMPARE(m_changes, 2);
    field.setText("");
    QCOMPARE(field.text(), "");
}

void ParameterFieldsTest::everyFieldExplainsItself_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind <= static_cast<int>(Kind::File); ++kind)
        QTest::addRow("kind %d", kind) << kind;
}

void ParameterFieldsTest::everyFieldExplainsItself()
{
    QFETCH(const int, kind);
    ParameterField &field = make(parameterOf(static_cast<Kind>(kind)));
    const auto *first = field.findChild<QWidget *>(u"parameter.size"_s);
    QVERIFY(first != nullptr);
    QCOMPARE(field.focusProxy(), first);
    QCOMPARE(first->accessibleName(), u"Size"_s);
    QVERIFY(first->toolTip().contains(u"How large it is."_s));
}

QTEST_MAIN(ParameterFieldsTest)

} // namespace tst_parameterfields

#include "tst_parameterfields.moc"
