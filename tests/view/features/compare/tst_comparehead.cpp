#include "compare/comparehead.h"
#include "drawing.h"
#include "figures.h"
#include "widgets/numberfield.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <memory>

namespace tst_comparehead {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The head of a clip with frames of 0.01 s, beside which "other & more.bvh" is open.
class CompareHeadTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void theChooserListsTheOtherOpenClips();
    void theChosenClipIsCurrent();
    void aClipThatIsNotOpenIsListedToo();
    void choicesAreWanted();
    void aClosedClipIsNotWanted();
    void settingsNeedALoadedClip();
    void furtherClipsNeedAFirstOne();
    void theMenuListsFurtherClips();
    void theShiftIsShownInSeconds();
    void placementAndRotationsAreChosen();
    void theOffsetIsTypedByAxis();
    void theShiftIsFound();
    void eachOffsetHasTheLetterOfItsAxis();
    void manyChangesRefreshItOnce();
    void withoutASessionItIsDisabled();

private:
    [[nodiscard]] QStringList entries() const
    {
        QStringList result;
        for (int index = 0; index < m_head->chooser().count(); ++index)
            result << m_head->chooser().itemText(index);
        return result;
    }
    int lay(const QString &name)
    {
        const Clip clip = standingFigure(5);
        return m_session->clipsBeside().add(
            {name, std::make_shared<const Clip>(clip), decidePositionRules(clip.skeleton, clip.motion)});
    }
    void layWithoutReading(const QString &name)
    {
        ClipBeside named;
        named.source.name = name;
        named.source.path = u"/"_s + name;
        m_session->clipsBeside().takeNamed({named}, 0);
    }
    template <typename Widget>
    [[nodiscard]] Widget &child(const QString &name) const
    {
        auto *widget = m_head->findChild<Widget *>(name);
        if (widget == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return *widget;
    }
    [[nodiscard]] QComboBox &placement() const { return child<QComboBox>(u"comparePlacement"_s); }
    [[nodiscard]] QComboBox &rotations() const { return child<QComboBox>(u"compareRotations"_s); }
    [[nodiscard]] QSpinBox &shift() const { return child<QSpinBox>(u"compareShift"_s); }
    [[nodiscard]] QPushButton &find() const { return child<QPushButton>(u"findShift"_s); }
    [[nodiscard]] QToolButton &addButton() const { return child<QToolButton>(u"addClipBeside"_s); }
    [[nodiscard]] NumberField &offset(QChar axis) const { return child<NumberField>(u"compareOffset"_s + axis); }
    [[nodiscard]] bool says(const QString &text) const
    {
        const auto labels = m_head->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == text; });
    }
    [[nodiscard]] const ComparisonSettings &settings() const { return m_session->secondClip().settings(); }
    [[nodiscard]] QList<QWidget *> fields() const
    {
        return {&placement(), &rotations(), &shift(), &find(), &offset(u'X'), &offset(u'Y'), &offset(u'Z')};
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Session> m_other;
    std::unique_ptr<CompareHead> m_head;
};

void CompareHeadTest::init()
{
    m_head.reset();
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(5);
    clip.motion.setFrameTimeSeconds(0.01);
    m_session->document().reset(clip);
    m_other = std::make_unique<Session>();
    m_head = std::make_unique<CompareHead>();
    m_head->setOpenClips([this] {
        return QList<CompareHead::OpenClip>{{u"own.bvh"_s, m_session.get()}, {u"other & more.bvh"_s, m_other.get()}};
    });
    m_head->setSession(m_session.get());
}

void CompareHeadTest::theChooserListsTheOtherOpenClips()
{
    QCOMPARE(entries(), QStringList({u"None"_s, u"other & more.bvh"_s, u"File…"_s}));
    QCOMPARE(m_head->chooser().currentIndex(), 0);
}

void CompareHeadTest::theChosenClipIsCurrent()
{
    lay(u"other & more.bvh"_s);
    QCOMPARE(entries(), QStringList({u"None"_s, u"other & more.bvh"_s, u"File…"_s}));
    QCOMPARE(m_head->chooser().currentIndex(), 1);
}

void CompareHeadTest::aClipThatIsNotOpenIsListedToo()
{
    lay(u"closed.bvh"_s);
    QCOMPARE(entries(), QStringList({u"None"_s, u"other & more.bvh"_s, u"closed.bvh"_s, u"File…"_s}));
    QCOMPARE(m_head->chooser().currentIndex(), 2);
    QSignalSpy wanted(m_head.get(), &CompareHead::clipWanted);
    emit m_head->chooser().activated(2); // it is chosen already
    QCOMPARE(wanted.count(), 0);
}

void CompareHeadTest::choicesAreWanted()
{
    QSignalSpy wanted(m_head.get(), &CompareHead::clipWanted);
    QSignalSpy file(m_head.get(), &CompareHead::fileWanted);
    emit m_head->chooser().activated(1);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].value<Session *>(), m_other.get());
    emit m_head->chooser().activated(0);
    QCOMPARE(wanted.count(), 2);
    QVERIFY(wanted[1][0].value<Session *>() == nullptr);
    m_head->chooser().setCurrentIndex(2);
    QCOMPARE(file.count(), 0);
    emit m_head->chooser().activated(2);
    QCOMPARE(file.count(), 1);
    QCOMPARE(m_head->chooser().currentIndex(), 0); // until a file was read
}

void CompareHeadTest::aClosedClipIsNotWanted()
{
    QSignalSpy wanted(m_head.get(), &CompareHead::clipWanted);
    m_other.reset();
    m_head->setOpenClips({});
    emit m_head->chooser().activated(1);
    QCOMPARE(wanted.count(), 0);
    QCOMPARE(entries(), QStringList({u"None"_s, u"File…"_s}));
}

void CompareHeadTest::settingsNeedALoadedClip()
{
    QVERIFY(m_head->isEnabled());
    for (const QWidget *field : fields())
        QVERIFY(!field->isEnabled());
    layWithoutReading(u"later.bvh"_s);
    for (const QWidget *field : fields())
        QVERIFY(!field->isEnabled());
    lay(u"now.bvh"_s);
    for (const QWidget *field : fields())
        QVERIFY(field->isEnabled());
}

void CompareHeadTest::furtherClipsNeedAFirstOne()
{
    QVERIFY(!addButton().isEnabled());
    for (int count = 1; count < ClipsBeside::most; ++count) {
        lay(QString::number(count));
        QVERIFY(addButton().isEnabled());
    }
    QCOMPARE(addButton().toolTip(), u"Add another clip beside this one"_s);
    lay(u"last"_s);
    QVERIFY(!addButton().isEnabled());
    QCOMPARE(addButton().toolTip(), u"8 clip(s) lie beside this one: no more are possible"_s);
}

void CompareHeadTest::theMenuListsFurtherClips()
{
    QSignalSpy wanted(m_head.get(), &CompareHead::furtherClipWanted);
    QSignalSpy file(m_head.get(), &CompareHead::furtherFileWanted);
    auto &menu = child<QMenu>(u"furtherClips"_s);
    emit menu.aboutToShow();
    emit menu.aboutToShow(); // does not list them twice
    QCOMPARE(menu.actions().size(), 3);
    QCOMPARE(menu.actions()[0]->text(), u"other && more.bvh"_s);
    QVERIFY(menu.actions()[1]->isSeparator());
    menu.actions()[0]->trigger();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].value<Session *>(), m_other.get());
    menu.actions()[2]->trigger();
    QCOMPARE(file.count(), 1);
    m_other.reset(); // it was closed while the menu was open
    menu.actions()[0]->trigger();
    QCOMPARE(wanted.count(), 1);
    m_head->setSession(nullptr);
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), 2);
}

void CompareHeadTest::theShiftIsShownInSeconds()
{
    lay(u"clip"_s);
    QVERIFY(says(u"frames, 0.000 s"_s));
    shift().setValue(15);
    QCOMPARE(settings().shift, 15);
    QVERIFY(says(u"frames, 0.150 s"_s));
    ComparisonSettings changed = settings();
    changed.shift = -20;
    m_session->secondClip().setSettings(changed);
    QCOMPARE(shift().value(), -20);
    QVERIFY(says(u"frames, -0.200 s"_s));
    m_session->document().setFrameTime(0.5);
    QVERIFY(says(u"frames, -10.000 s"_s));
    QCOMPARE(shift().minimum(), -1000000);
    QCOMPARE(shift().maximum(), 1000000);
}

void CompareHeadTest::placementAndRotationsAreChosen()
{
    lay(u"clip"_s);
    QCOMPARE(placement().count(), 3);
    QCOMPARE(rotations().count(), 2);
    placement().setCurrentIndex(2);
    emit placement().activated(2);
    QVERIFY(settings().placement == ComparisonSettings::Placement::RootOnRoot);
    rotations().setCurrentIndex(1);
    emit rotations().activated(1);
    QVERIFY(settings().rotations == ComparisonSettings::Rotations::World);
    QVERIFY(settings().placement == ComparisonSettings::Placement::RootOnRoot);
    m_session->secondClip().setSettings({});
    QCOMPARE(placement().currentIndex(), 0);
    QCOMPARE(rotations().currentIndex(), 0);
}

void CompareHeadTest::theOffsetIsTypedByAxis()
{
    lay(u"clip"_s);
    emit offset(u'Y').valueWanted(2.5, false);
    QCOMPARE(settings().offset, glm::dvec3(0.0, 2.5, 0.0));
    QCOMPARE(offset(u'Y').text(), u"2.5"_s);
    QCOMPARE(offset(u'X').text(), u"0"_s);
    emit offset(u'Z').valueWanted(-1.0, false);
    emit offset(u'X').valueWanted(4.0, false);
    QCOMPARE(settings().offset, glm::dvec3(4.0, 2.5, -1.0));
    emit offset(u'X').valueWanted(std::numeric_limits<double>::infinity(), false);
    QCOMPARE(settings().offset.x, 4.0);
}

void CompareHeadTest::theShiftIsFound()
{
    find().click(); // there is nothing to compare with
    lay(u"clip"_s);
    m_head->setSession(nullptr);
    find().click();
    shift().setValue(3);
    emit offset(u'X').valueWanted(4.0, false);
    QCOMPARE(settings(), ComparisonSettings());
}

void CompareHeadTest::eachOffsetHasTheLetterOfItsAxis()
{
    for (const QChar axis : {u'X', u'Y', u'Z'}) {
        NumberField &field = offset(axis);
        QCOMPARE(field.accessibleName(), u"Offset along "_s + axis);
        Drawing drawing(field.size());
        field.render(&drawing, {}, {}, QWidget::RenderFlags());
        QVERIFY(drawing.texts().contains(QString(axis)));
    }
}

void CompareHeadTest::manyChangesRefreshItOnce()
{
    int count = 0;
    m_head->setOpenClips([&count] {
        ++count;
        return QList<CompareHead::OpenClip>();
    });
    m_head->refreshSoon();
    m_head->refreshSoon();
    QCOMPARE(count, 0);
    QTRY_COMPARE(count, 1);
    for (int round = 0; round < 20; ++round)
        QCoreApplication::processEvents();
    QCOMPARE(count, 1);
    m_head->setOpenClips({});
}

void CompareHeadTest::withoutASessionItIsDisabled()
{
    m_head->setSession(nullptr);
    QVERIFY(!m_head->isEnabled());
    QCOMPARE(entries(), QStringList({u"None"_s, u"File…"_s}));
    QVERIFY(says(u"frames, 0.000 s"_s));
}

QTEST_MAIN(CompareHeadTest)

} // namespace tst_comparehead

#include "tst_comparehead.moc"
