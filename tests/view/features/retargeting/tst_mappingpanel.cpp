#include "body/vocabulary.h"
#include "retargeting/mappingpanel.h"
#include "session/retargeting/retargetsetup.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <memory>

namespace tst_mappingpanel {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The buttons around the table of a mapping, and what is said about it.
class MappingPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theSummaryCountsMappedJoints();
    void guessesAreAcceptedTogether();
    void clearAutoMapAndUndo();
    void theButtonsUndoAndRedo();
    void theKeyUnmapsTheCurrentJoint();
    void chainsNeedAMappedJoint();
    void savedMappingsAreLoadedAgain();
    void filesThatDoNotFitAreRefused();

private:
    [[nodiscard]] QPushButton *button(const QString &text) const
    {
        for (QPushButton *each : m_panel->findChildren<QPushButton *>()) {
            if (each->text() == text || each->accessibleName() == text)
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] QString summary() const { return m_panel->findChild<QLabel *>(u"mappingSummary"_s)->text(); }
    [[nodiscard]] QTreeView &tree() const { return *m_panel->findChild<QTreeView *>(u"mappingTree"_s); }
    [[nodiscard]] int joint(const char *name) const { return jointNamed(m_setup->target(), name); }
    [[nodiscard]] int mappedJoints() const
    {
        int count = 0;
        for (const JointMatch &match : m_setup->mapping().matches)
            count += match.source != NoJoint && match.score >= JointMapping::Sure ? 1 : 0;
        return count;
    }
    // Chooses an entry of the button's menu, and this path in the file dialog that it opens.
    void chooseFile(const QString &entry, const QString &path)
    {
        QTimer::singleShot(50, m_panel.get(), [path] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
            auto *box = dialog->findChild<QDialogButtonBox *>();
            for (QAbstractButton *each : box->buttons()) {
                if (box->buttonRole(each) == QDialogButtonBox::AcceptRole)
                    return each->click();
            }
        });
        for (QAction *action : button(u"File"_s)->menu()->actions()) {
            if (action->text() == entry)
                return action->trigger();
        }
        QFAIL("no such entry");
    }

    FileFolder m_folder;
    std::unique_ptr<RetargetSetup> m_setup;
    std::unique_ptr<MappingPanel> m_panel;
};

void MappingPanelTest::init()
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_panel.reset();
    m_setup = std::make_unique<RetargetSetup>(makeWalker({.frames = 5}).clip, PositionRules(), Axis::Y,
                                              Vocabulary::builtIn());
    m_setup->setTarget({makeWalker({.frames = 5, .thigh = 50.0}).clip}, u"Figure"_s);
    m_panel = std::make_unique<MappingPanel>(*m_setup);
    m_panel->resize(600, 600);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void MappingPanelTest::theSummaryCountsMappedJoints()
{
    QCOMPARE(summary(), u"18 of 18 target joints mapped."_s);
    QVERIFY(!button(u"Accept Guesses"_s)->isEnabled() && !button(u"Undo"_s)->isEnabled());
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    QCOMPARE(summary(), u"17 of 18 target joints mapped."_s);
    QVERIFY(button(u"Undo"_s)->isEnabled());
    RetargetSetup without(makeWalker({.frames = 5}).clip, PositionRules(), Axis::Y, Vocabulary::builtIn());
    QVERIFY(MappingPanel(without).findChild<QLabel *>(u"mappingSummary"_s)->text().isEmpty());
}

void MappingPanelTest::guessesAreAcceptedTogether()
{
    JointMapping mapping = m_setup->mapping();
    for (const char *name : {"Neck", "Head"}) {
        JointMatch &match = mapping.matches[static_cast<std::size_t>(joint(name))];
        match.score = JointMapping::Sure - 0.1;
        match.reason = MatchReason::Structure;
    }
    mapping.matches[static_cast<std::size_t>(joint("LeftHand"))] = {};
    m_setup->setMapping(mapping);
    QVERIFY2(summary().startsWith(u"15 of 18 target joints mapped. 2 uncertain"), qPrintable(summary()));
    button(u"Accept Guesses"_s)->click();
    QCOMPARE(summary(), u"17 of 18 target joints mapped."_s);
    const auto &matches = m_setup->mapping().matches;
    QCOMPARE(matches[static_cast<std::size_t>(joint("Neck"))].reason, MatchReason::User);
    QCOMPARE(matches[static_cast<std::size_t>(joint("Neck"))].score, 1.0);
    QCOMPARE(matches[static_cast<std::size_t>(joint("LeftHand"))].source, NoJoint);
    QVERIFY(matches[static_cast<std::size_t>(joint("LeftArm"))].reason != MatchReason::User);
    QVERIFY(!button(u"Accept Guesses"_s)->isEnabled());
}

void MappingPanelTest::clearAutoMapAndUndo()
{
    button(u"Clear"_s)->click();
    QCOMPARE(mappedJoints(), 0);
    QCOMPARE(summary(), u"0 of 18 target joints mapped."_s);
    button(u"Undo"_s)->click();
    QCOMPARE(mappedJoints(), 18);
    button(u"Clear"_s)->click();
    button(u"Auto-Map"_s)->click();
    QCOMPARE(mappedJoints(), 18);
}

void MappingPanelTest::theButtonsUndoAndRedo()
{
    QPushButton *undo = button(u"Undo"_s);
    QPushButton *redo = button(u"Redo"_s);
    QVERIFY(redo->toolTip().contains(u"Ctrl+Shift+Z"_s));
    QVERIFY(!redo->icon().isNull());
    QCOMPARE(QAccessible::queryAccessibleInterface(redo)->text(QAccessible::Name), u"Redo"_s);
    QVERIFY(!redo->isEnabled());
    button(u"Clear"_s)->click();
    RetargetSettings settings = m_setup->settings();
    settings.lockFeet = false;
    m_setup->setSettings(settings);
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    undo->click();
    QVERIFY(m_setup->settings().lockFeet);
    QVERIFY(undo->isEnabled() && redo->isEnabled());
    undo->click();
    QCOMPARE(mappedJoints(), 18);
    QCOMPARE(summary(), u"18 of 18 target joints mapped."_s);
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
    redo->click();
    QCOMPARE(mappedJoints(), 0);
    QCOMPARE(summary(), u"0 of 18 target joints mapped."_s);
    redo->click();
    QVERIFY(!m_setup->settings().lockFeet);
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    undo->click();
    m_setup->setTarget({makeWalker({.frames = 5}).clip}, u"Walker"_s); // the steps are about another skeleton
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
}

void MappingPanelTest::theKeyUnmapsTheCurrentJoint()
{
    m_panel->setCurrentJoint(joint("LeftHand"));
    QCOMPARE(m_panel->currentJoint(), joint("LeftHand"));
    for (QAction *action : tree().actions()) {
        if (action->shortcut() == QKeySequence(QKeySequence::Delete))
            action->trigger();
    }
    QCOMPARE(m_setup->mapping().matches[static_cast<std::size_t>(joint("LeftHand"))].source, NoJoint);
    QCOMPARE(mappedJoints(), 17);
    m_panel->follow(jointNamed(m_setup->source(), "LeftHand"));
    QCOMPARE(mappedJoints(), 18);
    m_panel->follow(NoJoint);
    QCOMPARE(mappedJoints(), 18);
    tree().setCurrentIndex({});
    QCOMPARE(m_panel->currentJoint(), NoJoint);
    m_panel->follow(jointNamed(m_setup->source(), "Head")); // without a current joint nothing follows
    QCOMPARE(mappedJoints(), 18);
}

void MappingPanelTest::chainsNeedAMappedJoint()
{
    QAction *fromBase = nullptr;
    for (QAction *action : tree().actions()) {
        if (action->text() == u"Map Chain from Its &Base")
            fromBase = action;
    }
    QVERIFY(fromBase != nullptr);
    tree().setCurrentIndex({});
    fromBase->trigger();
    QCOMPARE(summary(), u"18 of 18 target joints mapped."_s);
    QVERIFY(m_setup->setSource(joint("LeftForeArm"), NoJoint));
    m_panel->setCurrentJoint(joint("LeftForeArm"));
    fromBase->trigger();
    QVERIFY2(summary().startsWith(u"First map this joint"), qPrintable(summary()));
    m_panel->setCurrentJoint(joint("LeftArm"));
    fromBase->trigger();
    QCOMPARE(mappedJoints(), 18);
}

void MappingPanelTest::savedMappingsAreLoadedAgain()
{
    const QString path = m_folder.path(u"own.json"_s);
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    chooseFile(u"&Save Mapping…"_s, path);
    QCOMPARE(summary(), u"Saved as own.json."_s);
    QVERIFY(bytesOf(path).contains("limber-mapping"));
    button(u"Auto-Map"_s)->click();
    QCOMPARE(mappedJoints(), 18);
    chooseFile(u"&Load Mapping…"_s, path);
    QCOMPARE(mappedJoints(), 17);
    QCOMPARE(summary(), u"17 of 18 target joints mapped."_s);
}

void MappingPanelTest::filesThatDoNotFitAreRefused()
{
    const QString path = m_folder.write(u"bad.json"_s, "{\"limber-mapping\": 1, \"mapping\": [}");
    chooseFile(u"&Load Mapping…"_s, path);
    QVERIFY2(summary().startsWith(u"bad.json"), qPrintable(summary()));
    QCOMPARE(mappedJoints(), 18);
}

QTEST_MAIN(MappingPanelTest)

} // namespace tst_mappingpanel

#include "tst_mappingpanel.moc"
