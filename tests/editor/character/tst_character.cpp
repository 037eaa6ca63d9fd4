#include "bvh/write/bvhwriter.h"
#include "characterpanel/characterpanel.h"
#include "documents/fileactions.h"
#include "documents/sessiontabs.h"
#include "figure/characterbody.h"
#include "figure/drawnpoints.h"
#include "mapping/mappingfile.h"
#include "patience.h"
#include "retargeting/retargetdialog.h"
#include "storage/characters/characterforms.h"
#include "storage/rememberedmappings.h"
#include "support/scenes/bodyfile.h"
#include "support/scenes/scenefiles.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"
#include "widgets/messagebar.h"
#include "windowdriver.h"

#include <glm/geometric.hpp>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QUrl>
#include <QWheelEvent>

#include <algorithm>
#include <functional>
#include <memory>
#include <string_view>

namespace tst_character {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The motion on a character, as users see it: opened, removed, kept by a project, written into the file of the
// character.
class CharacterTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theMotionIsShownOnACharacter();
    void itStandsWhereTheFigureStands();
    void itStandsWhereTheFigureHangs();
    void aDraggedPoseIsShownAtOnce_data();
    void aDraggedPoseIsShownAtOnce();
    void aClickOnTheBodySelectsTheJoint();
    void bonesOverItAreItsOwn();
    void itsOwnSkeletonIsShownAsItIs();
    void aDroppedFileIsShownOrOpened();
    void anOpenedFileIsShownOrImported_data();
    void anOpenedFileIsShownOrImported();
    void withoutAMotionItIsImported();
    void theMotionOfTheSameCallIsOpenedFirst();
    void whatCannotBeShownIsSaid();
    void aProjectFindsItAgain();
    void eachStepIsUndone();
    void undoShowsWhatWasShown_data();
    void undoShowsWhatWasShown();
    void aMovedFolderKeepsIt();
    void aMissingOneIsSaid();
    void aMissingOneIsSaidBeforeAllElse();
    void aMissingOneIsFound();
    void aMissingOneThatComesBackIsShown();
    void guessedJointsAreUsedOnRequest();
    void aFileThatChangesIsReadAgain();
    void eachDocumentReadsAChangedFileAgain();
    void aFileThatIsAnotherIsSaid();
    void jointsThatAreGoneAreNamed();
    void aFileElsewhereIsCopied();
    void itsJointsAreEdited();
    void jointsThatFollowNothingAreListed();
    void allOfItIsInSight_data();
    void allOfItIsInSight();
    void itsLookIsChosenInThePanel();
    void theButtonThatWritesStaysInView();
    void theLicenceOfAnAvatarIsPlainText();
    void theMotionIsWrittenInTheChosenForm_data();
    void theMotionIsWrittenInTheChosenForm();
    void aLostFileIsSaidBeforeAnyPathIsAsked();
    void theMotionBecomesADocument();
    void theFloorOfTheMotionCounts();

private:
    [[nodiscard]] DocumentCharacter &character() { return m_driver->session().character(); }
    [[nodiscard]] QString text(const char *label) { return m_driver->child<QLabel>(label)->text(); }
    [[nodiscard]] QString bodyOf(const Clip &clip, const QString &name)
    {
        return m_folder->write(name, bodyAsGltf(clip.skeleton));
    }
    // A body with longer legs and another name for its root.
    [[nodiscard]] QString hero()
    {
        Clip other = makeWalker({.frames = 2, .scale = 1.3}).clip;
        scaleOffsets(other, "Leg", 1.2);
        other.skeleton.setName(0, "Pelvis");
        return bodyOf(other, u"hero.gltf"_s);
    }
    void showOn(const QString &path)
    {
        m_driver->chooseInFileDialog(path);
        m_driver->child<QAction>("character.show")->trigger();
    }
    void chooseForm(std::string_view name)
    {
        auto *const forms = m_driver->child<QComboBox>("characterForms");
        const auto all = characterForms();
        const auto found = std::ranges::find_if(all, [&](const CharacterForm &form) { return form.name == name; });
        forms->setCurrentIndex(int(found - all.begin()));
        emit forms->activated(forms->currentIndex()); // as a user's choice
    }
    // Saves a project with a character, deletes the file of it, and opens the project.
    void openWithout(const QString &file)
    {
        showOn(file);
        QVERIFY(becomesReady());
        m_driver->child<QAction>("file.save")->trigger();
        const QString project = m_folder->path(u"walk.limber"_s);
        QTRY_VERIFY(QFile::exists(project));
        m_driver = std::make_unique<WindowDriver>();
        QVERIFY(QFile::remove(file));
        m_driver->open(project);
    }
    // Returns the button of the message bar with a text.
    [[nodiscard]] QAbstractButton *answer(const QString &text)
    {
        for (QAbstractButton *button :
             m_driver->window().findChildren<MessageBar *>().front()->findChildren<QAbstractButton *>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
    // Returns what the status bar says.
    [[nodiscard]] QString said() { return m_driver->window().findChild<QStatusBar *>()->currentMessage(); }
    [[nodiscard]] bool becomesReady()
    {
        return QTest::qWaitFor(
            [this] { return character().isShown() && !character().isPreparing() && character().poser() != nullptr; },
            testPatience);
    }

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    QString m_walk;
};

namespace {

int bodyPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor c = image.pixelColor(x, y);
            count += c.red() > 3 * c.green() && c.blue() > 3 * c.green() && c.red() > 60 ? 1 : 0;
        }
    }
    return count;
}

} // namespace

void CharacterTest::init()
{
    QDir(RememberedMappings::usersFolder()).removeRecursively(); // what other tests decided
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_walk = m_folder->write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker({.frames = 60}).clip)));
    m_driver->open(m_walk);
}

void CharacterTest::cleanup()
{
    m_driver.reset();
    m_folder.reset();
}

void CharacterTest::theMotionIsShownOnACharacter()
{
    QCOMPARE(bodyPixels(m_driver->viewportPicture()), 0);
    showOn(hero());
    QVERIFY(becomesReady());
    QVERIFY(m_driver->session().figureStyle() == FigureStyle::Body); // bones would hide it
    QVERIFY(bodyPixels(m_driver->viewportPicture()) > 3000);
    QCOMPARE(text("characterName"), u"hero.gltf"_s);
    const QString all = QString::number(character().poser()->sources().size());
    QVERIFY2(text("characterFollows").startsWith(all + u" of "_s + all), qPrintable(text("characterFollows")));
    m_driver->child<QPushButton>("removeCharacter")->click();
    QVERIFY(!character().isShown());
    QCOMPARE(bodyPixels(m_driver->viewportPicture()), 0);
    QVERIFY(!m_driver->child<QAction>("character.remove")->isEnabled());
}

// Bones and handles stay those of the document, so the body must be where they are, whatever its size.
void CharacterTest::itStandsWhereTheFigureStands()
{
    showOn(hero());
    QVERIFY(becomesReady());
    const Skeleton &skeleton = m_driver->document().skeleton();
    for (const int frame : {0, 20, 59}) {
        const Pose pose = m_driver->session().layered().pose(frame);
        const CharacterPoser::Placed placed = character().poser()->placed(frame, pose);
        for (const char *name : {"LeftFoot", "RightFoot", "Hips"}) {
            const int joint = jointNamed(skeleton, name);
            const auto target =
                std::ranges::find(character().poser()->sources(), joint) - character().poser()->sources().begin();
            const glm::dvec3 shown = placed.scale * placed.pose.jointPositions[std::size_t(target)];
            const double apart = glm::distance(shown, pose.jointPositions[std::size_t(joint)]);
            QVERIFY2(apart < 12.0, qPrintable(u"%1 in %2: %3 cm"_s.arg(QLatin1String(name)).arg(frame).arg(apart)));
        }
    }
}

// A figure whose Y axis points down hangs head down in its file; its body stands upright, as the performer did.
void CharacterTest::itStandsWhereTheFigureHangs()
{
    const Clip hanging = hangingWalker({.frames = 60});
    m_driver->open(m_folder->write(u"hanging.bvh"_s, QByteArray::fromStdString(writeBvh(hanging))));
    showOn(hero());
    QVERIFY(becomesReady());
    const CharacterBody body(std::make_shared<const CharacterBody::Surface>(character().file()->character),
                             character().poser());
    const auto heightOf = [&](const SkinnedMesh &skin, const char *name) {
        const int joint = jointNamed(hanging.skeleton, name);
        double sum = 0.0;
        int count = 0;
        for (std::size_t i = 0; i < skin.positions.size(); ++i) {
            if ((*skin.joints)[i] == joint) {
                sum += skin.positionOf(i).y;
                ++count;
            }
        }
        return sum / count;
    };
    glm::dvec3 first(0.0);
    for (const int frame : {0, 20, 59}) {
        Figure figure;
        const SkinnedMesh &skin = figure.skin;
        const Pose pose = m_driver->session().layered().pose(frame);
        body.place(frame, pose, {.up = Axis::Y, .floorHeight = 3.0}, figure);
        QVERIFY(heightOf(skin, "Head") > heightOf(skin, "Hips") + 20.0);
        QVERIFY(std::abs(heightOf(skin, "LeftFoot") - 3.0) < 35.0); // a step is as high
        // It begins where the figure does, and goes as far.
        const glm::dvec3 gone =
            pose.jointPositions.front() - m_driver->session().layered().pose(0).jointPositions.front();
        const glm::dvec3 went = skin.origin - (frame == 0 ? skin.origin : first);
        if (frame == 0)
            first = skin.origin;
        QVERIFY(std::abs(glm::length(glm::dvec2(gone.x, gone.z)) - glm::length(glm::dvec2(went.x, went.z))) < 5.0);
    }
    const glm::dvec3 start = m_driver->session().layered().pose(0).jointPositions.front();
    QVERIFY(glm::length(glm::dvec2(first.x - start.x, first.z - start.z)) < 5.0);
    QVERIFY2(text("characterFollows").contains(u"hangs head down"_s), qPrintable(text("characterFollows")));
}

void CharacterTest::aDraggedPoseIsShownAtOnce_data()
{
    QTest::addColumn<QByteArray>("turned");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("an arm") << QByteArray("LeftArm") << QByteArray("LeftHand");
    QTest::newRow("a leg whose foot stands") << QByteArray("LeftUpLeg") << QByteArray("LeftFoot");
    QTest::newRow("the other leg") << QByteArray("RightUpLeg") << QByteArray("RightFoot");
}

void CharacterTest::aDraggedPoseIsShownAtOnce()
{
    QFETCH(const QByteArray, turned);
    QFETCH(const QByteArray, end);
    showOn(hero());
    QVERIFY(becomesReady());
    const Clip &clip = m_driver->document().clip();
    const int moved = jointNamed(clip.skeleton, turned.constData());
    const int tip = jointNamed(clip.skeleton, end.constData());
    const auto tipAt = [&] {
        const CharacterPoser::Placed placed = character().poser()->placed(20, m_driver->session().layered().pose(20));
        const auto target =
            std::ranges::find(character().poser()->sources(), tip) - character().poser()->sources().begin();
        return placed.pose.jointPositions[std::size_t(target)];
    };
    const glm::dvec3 before = tipAt();
    const int column = clip.skeleton.joint(moved).firstColumn;
    m_driver->document().setValues({20, 1, {column}}, {clip.motion.value(20, column) + 60.0}, u"Test"_s);
    QVERIFY(character().isPreparing()); // and yet
    QVERIFY(glm::distance(tipAt(), before) > 10.0);
    QVERIFY(becomesReady());
    QVERIFY(glm::distance(tipAt(), before) > 10.0);
}

void CharacterTest::aClickOnTheBodySelectsTheJoint()
{
    showOn(hero());
    QVERIFY(becomesReady());
    m_driver->session().clearSelection();
    const QImage picture = m_driver->viewportPicture();
    // The first pixels of the body from above are those of the head.
    QWidget *const canvas = m_driver->window().viewport().focusProxy();
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor c = picture.pixelColor(x, y);
            if (!(c.red() > 3 * c.green() && c.blue() > 3 * c.green() && c.red() > 60))
                continue;
            const double ratio = double(picture.width()) / canvas->width();
            QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(int(x / ratio), int((y + 6) / ratio)));
            QCOMPARE(m_driver->session().selectedNodes().size(), 1U);
            const NodeId node = m_driver->session().selectedNodes().front();
            QCOMPARE(QString::fromStdString(m_driver->document().skeleton().joint(node.index).name), u"Head"_s);
            return;
        }
    }
    QFAIL("no body is in the picture");
}

// Its arms are longer than those of the motion, so that the motion's hands would be in its forearms.
void CharacterTest::bonesOverItAreItsOwn()
{
    Clip other = makeWalker({.frames = 2, .scale = 1.3}).clip;
    scaleOffsets(other, "ForeArm", 1.5);
    scaleOffsets(other, "Hand", 1.5);
    other.skeleton.setName(0, "Pelvis");
    showOn(bodyOf(other, u"reaching.gltf"_s));
    QVERIFY(becomesReady());
    m_driver->session().setFigureStyle(FigureStyle::BodyWithBones);
    m_driver->session().playhead().setFrame(20);
    QVERIFY(!m_driver->viewportPicture().isNull());
    ViewportScene &scene = m_driver->window().viewport().scene();
    const NodeId hand = NodeId::joint(jointNamed(m_driver->document().skeleton(), "LeftHand"));
    const auto markIn = [hand](const std::vector<NodeMark> &marks) {
        return std::ranges::find_if(marks, [hand](const NodeMark &mark) { return mark.node == hand; })->position;
    };
    const Figure &figure = scene.figure();
    const glm::dvec3 shown = markIn(figure.seenMarks());
    double nearest = 1e9; // vertex of the hand
    for (std::size_t i = 0; i < figure.skin.positions.size(); ++i) {
        if ((*figure.skin.joints)[i] == hand.index)
            nearest = std::min(nearest, glm::distance(figure.skin.positionOf(i), shown));
    }
    QVERIFY2(nearest < 8.0, qPrintable(u"%1 cm"_s.arg(nearest)));
    QVERIFY(glm::distance(shown, markIn(figure.marks)) > 10.0);
    QVERIFY(std::ranges::any_of(figure.seenBones(),
                                [&](const BoneShape &bone) { return glm::distance(bone.tip, shown) < 1e-6; }));
    // It is clicked where it is seen, and its name is there; handles stay with the motion.
    m_driver->session().clearSelection();
    const glm::dvec2 pixel = scene.camera().project(shown).value();
    QWidget *const canvas = m_driver->window().viewport().focusProxy();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(int(pixel.x), int(pixel.y)));
    QCOMPARE(m_driver->session().selectedNodes().size(), 1U);
    QVERIFY(m_driver->session().selectedNodes().front() == hand);
    QVERIFY(scene.seenMarkOf(hand)->position == markIn(figure.seenMarks()));
    QVERIFY(scene.markOf(hand)->position == markIn(figure.marks));
    // Bones alone are those of the motion.
    m_driver->session().setFigureStyle(FigureStyle::Bones);
    QVERIFY(!m_driver->viewportPicture().isNull());
    QVERIFY(&scene.figure().seenBones() == &scene.figure().bones);
    // Of a hidden joint nothing is left.
    m_driver->session().setFigureStyle(FigureStyle::BodyWithBones);
    m_driver->session().jointStates().setHidden({hand}, true);
    QVERIFY(!m_driver->viewportPicture().isNull());
    QVERIFY(std::ranges::none_of(scene.figure().seenMarks(), [&](const NodeMark &mark) { return mark.node == hand; }));
    QVERIFY(std::ranges::none_of(scene.figure().seenBones(),
                                 [&](const BoneShape &bone) { return bone.joint == hand.index; }));
}

void CharacterTest::itsOwnSkeletonIsShownAsItIs()
{
    showOn(bodyOf(m_driver->document().clip(), u"own.gltf"_s));
    QVERIFY(becomesReady());
    QVERIFY(character().poser()->isOnOwnSkeleton());
    const Pose pose = m_driver->session().layered().pose(7);
    QVERIFY(character().poser()->placed(7, pose).pose.jointPositions == pose.jointPositions);
    QVERIFY(bodyPixels(m_driver->viewportPicture()) > 3000);
}

void CharacterTest::aDroppedFileIsShownOrOpened()
{
    const auto send = [this](const QString &path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_driver->window(), &enter);
        QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_driver->window(), &event);
    };
    const auto drop = [&](const QString &path) {
        send(path);
        QTRY_VERIFY(m_driver->child<QMenu>("characterDrop") != nullptr);
    };
    const QString path = hero();
    drop(path);
    auto *menu = m_driver->child<QMenu>("characterDrop");
    QCOMPARE(menu->actions().size(), 2);
    QCOMPARE(menu->actions().front()->text(), u"Show walk.bvh on hero.gltf"_s);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QVERIFY(becomesReady());
    // So does another format; escape leaves everything as it is.
    QTRY_VERIFY(m_driver->child<QMenu>("characterDrop") == nullptr);
    drop(m_folder->write(u"leg.fbx"_s, legAsFbx(true)));
    QTest::keyClick(m_driver->child<QMenu>("characterDrop"), Qt::Key_Escape);
    QVERIFY(text("characterName") == u"hero.gltf"_s);
    // The other choice opens the file as before.
    QTRY_VERIFY(m_driver->child<QMenu>("characterDrop") == nullptr);
    drop(path);
    bool asked = false;
    m_driver->whenDialogOpens([&](QWidget *dialog) {
        asked = true;
        dialog->close();
    });
    {
        const QPointer<QMenu> open = m_driver->child<QMenu>("characterDrop");
        open->actions().back()->trigger();
        if (open)
            open->close();
        QTRY_VERIFY(open == nullptr);
    }
    QTRY_VERIFY(asked || m_driver->window().currentSession()->document().path() != m_walk);
    // A file with nothing but a motion is opened without a question.
    const auto menus = [this] { return m_driver->window().findChildren<QMenu *>(u"characterDrop"_s).size(); };
    const qsizetype before = menus();
    asked = false;
    m_driver->whenDialogOpens([&](QWidget *dialog) {
        asked = true;
        dialog->close();
    });
    send(m_folder->write(u"walk.vrma"_s, legAsGltf()));
    QTRY_VERIFY(asked || m_driver->window().currentSession()->document().path() != m_walk);
    QCOMPARE(menus(), before);
}

void CharacterTest::anOpenedFileIsShownOrImported_data()
{
    QTest::addColumn<QByteArray>("way");
    QTest::newRow("by the file dialog") << QByteArray("dialog");
    QTest::newRow("by a later start of the program") << QByteArray("start");
    QTest::newRow("by an argument") << QByteArray("argument");
}

// However a character comes in, the question is the one of a drop.
void CharacterTest::anOpenedFileIsShownOrImported()
{
    QFETCH(const QByteArray, way);
    const QString path = hero();
    const auto open = [&] {
        if (way == "start")
            return m_driver->window().takeFiles({path});
        if (way == "argument")
            return m_driver->window().openFiles({path});
        emit m_driver->window().findChild<FileActions *>()->openWanted({path}); // as the dialog does
    };
    const auto answer = [&](const QString &button) {
        QString question;
        bool isAnswered = false;
        open();
        m_driver->whenDialogOpens([&, button](QWidget *dialog) {
            isAnswered = true;
            if (const auto *box = qobject_cast<QMessageBox *>(dialog)) {
                question = box->text();
                for (QAbstractButton *each : box->buttons()) {
                    if (each->text() == button)
                        return each->click();
                }
            }
            dialog->close();
        });
        (void)QTest::qWaitFor([&] { return isAnswered && QApplication::activeModalWidget() == nullptr; }, testPatience);
        return question;
    };
    QCOMPARE(answer(u"Cancel"_s), u"Show walk.bvh on hero.gltf?"_s);
    QVERIFY(character().path().isEmpty());
    QCOMPARE(answer(u"Show on Character"_s), u"Show walk.bvh on hero.gltf?"_s);
    QVERIFY(becomesReady());
    QCOMPARE(text("characterName"), u"hero.gltf"_s);
    bool isImported = false;
    open();
    m_driver->whenDialogOpens([&](QWidget *dialog) {
        for (QAbstractButton *each : qobject_cast<QMessageBox *>(dialog)->buttons()) {
            if (each->text() == u"Import"_s) {
                m_driver->whenDialogOpens([&](QWidget *import) {
                    isImported = qobject_cast<QMessageBox *>(import) == nullptr;
                    import->close();
                });
                return each->click();
            }
        }
    });
    QTRY_VERIFY(isImported || m_driver->document().path() != m_walk);
}

void CharacterTest::withoutAMotionItIsImported()
{
    m_driver = std::make_unique<WindowDriver>();
    bool isQuestion = true;
    m_driver->whenDialogOpens([&](QWidget *dialog) {
        isQuestion = qobject_cast<QMessageBox *>(dialog) != nullptr;
        dialog->close();
    });
    m_driver->window().openFiles({hero()});
    QTRY_VERIFY(!isQuestion || m_driver->window().currentSession() != nullptr);
}

void CharacterTest::theMotionOfTheSameCallIsOpenedFirst()
{
    m_driver = std::make_unique<WindowDriver>();
    const QString path = hero();
    QString question;
    m_driver->whenDialogOpens([&](QWidget *dialog) {
        if (const auto *box = qobject_cast<QMessageBox *>(dialog)) {
            question = box->text();
            return box->defaultButton()->click();
        }
        dialog->close();
    });
    m_driver->window().openFiles({path, m_walk}); // in whatever order
    QTRY_VERIFY(!question.isEmpty());
    QCOMPARE(question, u"Show walk.bvh on hero.gltf?"_s);
    QVERIFY(becomesReady());
    QCOMPARE(m_driver->window().findChild<SessionTabs *>()->count(), 1);
    QCOMPARE(m_driver->document().path(), m_walk);
}

void CharacterTest::whatCannotBeShownIsSaid()
{
    showOn(m_folder->write(u"leg.gltf"_s, legAsGltf()));
    QTRY_COMPARE(text("characterProblem"), u"leg.gltf: expected a mesh that hangs on joints, found none"_s);
    showOn(m_folder->write(u"broken.glb"_s, "glTF"));
    QTRY_VERIFY(text("characterProblem").startsWith(u"broken.glb: "_s));
    QVERIFY(!character().isShown());
    // One that is shown stays.
    showOn(hero());
    QVERIFY(becomesReady());
    showOn(m_folder->path(u"broken.glb"_s));
    QTRY_VERIFY(text("characterProblem").startsWith(u"broken.glb: "_s));
    QVERIFY(character().isShown());
}

void CharacterTest::aProjectFindsItAgain()
{
    showOn(hero());
    QVERIFY(becomesReady());
    m_driver->child<QAction>("file.save")->trigger();
    const QString project = m_folder->path(u"walk.limber"_s);
    QTRY_VERIFY(QFile::exists(project));
    QVERIFY(bytesOf(project).contains(R"("character": {"file": "hero.gltf", "bytes": )"));
    QTRY_COMPARE(said(), u"Saved walk.limber, with the character hero.gltf"_s);
    QVERIFY2(m_driver->message().contains(u"the view and the character hero.gltf are in walk.limber"_s),
             qPrintable(m_driver->message()));
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(project);
    QVERIFY(becomesReady());
    QCOMPARE(character().path(), m_folder->path(u"hero.gltf"_s));
}

void CharacterTest::eachStepIsUndone()
{
    QUndoStack &steps = m_driver->document().undoStack();
    const QString first = hero();
    showOn(first);
    QVERIFY(becomesReady());
    const QImage shown = m_driver->viewportPicture();
    QCOMPARE(steps.undoText(), u"Show on hero.gltf"_s);
    Clip small = makeWalker({.frames = 2, .scale = 0.7}).clip;
    small.skeleton.setName(0, "Root");
    const QString second = bodyOf(small, u"second.gltf"_s);
    showOn(second);
    QTRY_COMPARE(character().path(), second);
    QVERIFY(becomesReady());
    MappingFile decided;
    decided.mapping = {{"LeftArm", "LeftArm", {}}, {"RightArm", "RightArm", {}}};
    character().decide(mappingText(decided));
    QCOMPARE(steps.undoText(), u"Joints of second.gltf"_s);
    m_driver->child<QAction>("character.remove")->trigger();
    QCOMPARE(steps.undoText(), u"Remove second.gltf"_s);
    QCOMPARE(steps.count(), 4);
    QVERIFY(!character().isShown());
    QCOMPARE(bodyPixels(m_driver->viewportPicture()), 0);
    steps.undo();
    QVERIFY(becomesReady());
    QCOMPARE(character().path(), second);
    QVERIFY(!character().choice()->mapping.empty());
    steps.undo();
    QVERIFY(becomesReady());
    QVERIFY(character().choice()->mapping.empty());
    steps.undo();
    QVERIFY(becomesReady());
    QCOMPARE(character().path(), first);
    QCOMPARE(m_driver->viewportPicture(), shown);
    steps.undo();
    QVERIFY(character().path().isEmpty() && !character().isShown());
    QVERIFY(!m_driver->document().isModified());
    steps.redo(); // the file is still known
    QVERIFY(becomesReady());
    QCOMPARE(m_driver->viewportPicture(), shown);
}

void CharacterTest::undoShowsWhatWasShown_data()
{
    QTest::addColumn<FigureStyle>("before");
    QTest::newRow("bones") << FigureStyle::Bones;
    QTest::newRow("the mannequin with bones") << FigureStyle::BodyWithBones;
}

// Without the character, a mannequin was left that nobody had chosen.
void CharacterTest::undoShowsWhatWasShown()
{
    QFETCH(const FigureStyle, before);
    m_driver->session().setFigureStyle(before);
    const QImage shownBefore = m_driver->viewportPicture();
    const auto style = [this] { return m_driver->session().figureStyle().value(); };
    showOn(hero());
    QVERIFY(becomesReady());
    const FigureStyle first = before == FigureStyle::Bones ? FigureStyle::Body : before;
    QCOMPARE(style(), first);
    QUndoStack &steps = m_driver->document().undoStack();
    steps.undo();
    QCOMPARE(style(), before);
    QCOMPARE(m_driver->viewportPicture(), shownBefore);
    steps.redo();
    QCOMPARE(style(), first);
    // What was chosen for the character comes back with it.
    m_driver->session().setFigureStyle(FigureStyle::Body);
    m_driver->child<QAction>("character.remove")->trigger();
    QCOMPARE(style(), before);
    steps.undo();
    QCOMPARE(style(), FigureStyle::Body);
    steps.undo();
    QCOMPARE(style(), before);
}

void CharacterTest::aMovedFolderKeepsIt()
{
    const QString folder = m_folder->path(u"one"_s);
    QVERIFY(QDir().mkpath(folder + u"/bodies"_s));
    QVERIFY(QFile::rename(hero(), folder + u"/bodies/hero.gltf"_s));
    QVERIFY(QFile::copy(m_walk, folder + u"/walk.bvh"_s));
    m_driver->open(folder + u"/walk.bvh"_s);
    showOn(folder + u"/bodies/hero.gltf"_s);
    QVERIFY(becomesReady());
    const QImage shown = m_driver->viewportPicture();
    m_driver->child<QAction>("file.save")->trigger();
    QTRY_VERIFY(QFile::exists(folder + u"/walk.limber"_s));
    m_driver = std::make_unique<WindowDriver>();
    const QString other = m_folder->path(u"two"_s);
    QVERIFY(QDir().rename(folder, other));
    m_driver->open(other + u"/walk.limber"_s);
    QVERIFY(becomesReady());
    QCOMPARE(character().path(), other + u"/bodies/hero.gltf"_s);
    QCOMPARE(m_driver->message(), QString());
    QVERIFY(!m_driver->document().isModified());
    QCOMPARE(bodyPixels(m_driver->viewportPicture()), bodyPixels(shown));
}

void CharacterTest::aMissingOneIsSaid()
{
    openWithout(hero());
    QTRY_VERIFY2(m_driver->message().contains(u"hero.gltf is not where it was: the motion is shown without it"_s),
                 qPrintable(m_driver->message()));
    QVERIFY(!character().isShown() && character().isGivenUp());
    QVERIFY(!m_driver->document().isModified());
    QVERIFY(!m_driver->child<QPushButton>("editCharacter")->isVisible());
    answer(u"Remove"_s)->click();
    QVERIFY(character().path().isEmpty());
    QCOMPARE(m_driver->message(), QString());
}

// What the project says of its motion is less than a body that is another one.
void CharacterTest::aMissingOneIsSaidBeforeAllElse()
{
    const QString file = hero();
    showOn(file);
    QVERIFY(becomesReady());
    m_driver->child<QAction>("file.save")->trigger();
    QTRY_VERIFY(QFile::exists(m_folder->path(u"walk.limber"_s)));
    m_driver = std::make_unique<WindowDriver>();
    QVERIFY(QFile::remove(file));
    (void)m_folder->write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker({.frames = 61}).clip)));
    m_driver->open(m_folder->path(u"walk.limber"_s));
    auto *const count =
        m_driver->window().findChildren<MessageBar *>().front()->findChild<QToolButton *>(u"messageCount"_s);
    QTRY_COMPARE(count->text(), u"1 of 2"_s);
    QVERIFY2(m_driver->message().contains(u"hero.gltf is not where it was: the motion is shown without it"_s),
             qPrintable(m_driver->message()));
    QVERIFY(answer(u"Find…"_s)->isVisible());
}

void CharacterTest::aMissingOneIsFound()
{
    const QString file = hero();
    QVERIFY(QFile::copy(file, m_folder->path(u"elsewhere.gltf"_s)));
    openWithout(file);
    QTRY_VERIFY(character().isGivenUp());
    m_driver->chooseInFileDialog(m_folder->path(u"elsewhere.gltf"_s));
    answer(u"Find…"_s)->click();
    QVERIFY(becomesReady());
    QCOMPARE(character().path(), m_folder->path(u"elsewhere.gltf"_s));
    QCOMPARE(m_driver->message(), QString());
    m_driver->document().undoStack().undo();
    QVERIFY(!character().isShown());
}

void CharacterTest::aMissingOneThatComesBackIsShown()
{
    const QString file = hero();
    openWithout(file);
    QTRY_VERIFY(character().isGivenUp());
    // On a busy machine the watch may see it only after the first of these.
    QTRY_VERIFY_WITH_TIMEOUT(((void)hero(), QTest::qWaitFor([this] { return character().isShown(); }, 4000)),
                             testPatience);
    QVERIFY(becomesReady());
    QCOMPARE(character().path(), file);
    QCOMPARE(m_driver->message(), QString());
    QVERIFY(!m_driver->document().isModified());
}

void CharacterTest::guessedJointsAreUsedOnRequest()
{
    Clip other = makeWalker({.frames = 2}).clip;
    scaleOffsets(other, "Arm", 1.15);
    scaleOffsets(other, "Hand", 1.23);
    for (const auto &[from, to] : {std::pair{"LeftArm", "L_bicep"},
                                   {"LeftForeArm", "L_ulna"},
                                   {"RightArm", "R_bicep"},
                                   {"RightForeArm", "R_ulna"}})
        other.skeleton.setName(jointNamed(other.skeleton, from), to);
    showOn(bodyOf(other, u"odd.gltf"_s));
    QVERIFY(becomesReady());
    auto *button = m_driver->child<QPushButton>("useGuesses");
    QVERIFY2(button->isVisible(), qPrintable(text("characterFollows")));
    QVERIFY(button->isEnabled());
    QVERIFY2(text("characterFollows").contains(u"By the shape of the body, 4 more could."_s),
             qPrintable(text("characterFollows")));
    const std::vector<int> before = character().poser()->sources();
    const auto bicep = std::size_t(jointNamed(other.skeleton, "L_bicep"));
    QCOMPARE(before[bicep], NoJoint);
    button->click();
    const auto follows = [&] { return character().poser() ? character().poser()->sources() : std::vector<int>(); };
    QTRY_VERIFY(!follows().empty() && follows() != before);
    QCOMPARE(follows()[bicep], jointNamed(m_driver->document().skeleton(), "LeftArm"));
    QVERIFY(!button->isVisible());
    QCOMPARE(m_driver->document().undoStack().undoText(), u"Joints of odd.gltf"_s);
    m_driver->document().undoStack().undo();
    QTRY_COMPARE(follows(), before);
    QTRY_VERIFY(button->isVisible());
}

void CharacterTest::aFileThatChangesIsReadAgain()
{
    const QString file = hero();
    showOn(file);
    QVERIFY(becomesReady());
    const auto before = character().file();
    const int steps = m_driver->document().undoStack().count();
    m_folder->write(u"hero.gltf"_s, bodyAsGltf(makeWalker({.frames = 2, .scale = 0.8}).clip.skeleton));
    QTRY_VERIFY_WITH_TIMEOUT(character().file() != before, testPatience);
    QVERIFY(becomesReady());
    QCOMPARE(m_driver->document().undoStack().count(), steps);
    const auto second = character().file();
    m_folder->write(u"hero.gltf"_s, "{ \"asset\": broken");
    QTRY_VERIFY2_WITH_TIMEOUT(m_driver->message().contains(u"hero.gltf has changed and cannot be shown, so the one"_s),
                              qPrintable(m_driver->message()), testPatience);
    QCOMPARE(character().file(), second);
}

void CharacterTest::eachDocumentReadsAChangedFileAgain()
{
    const QString file = hero();
    showOn(file);
    QVERIFY(becomesReady());
    auto *tabs = m_driver->window().findChild<SessionTabs *>();
    m_driver->open(m_folder->write(u"run.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker({.frames = 30}).clip))));
    QTRY_COMPARE(tabs->count(), 2);
    showOn(file);
    QVERIFY(becomesReady());
    const auto before = character().file();
    m_folder->write(u"hero.gltf"_s, bodyAsGltf(makeWalker({.frames = 2, .scale = 0.8}).clip.skeleton));
    QTRY_VERIFY_WITH_TIMEOUT(character().file() != before, testPatience);
    const auto second = character().file();
    tabs->setCurrentIndex(0);
    QTRY_VERIFY_WITH_TIMEOUT(character().file() != nullptr && character().file()->stamp == second->stamp, testPatience);
}

void CharacterTest::aFileThatIsAnotherIsSaid()
{
    const QString file = hero();
    showOn(file);
    QVERIFY(becomesReady());
    m_driver->child<QAction>("file.save")->trigger();
    QTRY_VERIFY(QFile::exists(m_folder->path(u"walk.limber"_s)));
    m_driver = std::make_unique<WindowDriver>();
    (void)bodyOf(makeWalker({.frames = 2, .scale = 0.8}).clip, u"hero.gltf"_s);
    m_driver->open(m_folder->path(u"walk.limber"_s));
    QVERIFY(becomesReady());
    QCOMPARE(m_driver->message(),
             u"hero.gltf is not the file that this project was saved with. It is used as it is now."_s);
    // A project that is saved now knows the new file.
    m_driver->document().setMarkers({{3, "x"}}, u"Test"_s);
    m_driver->child<QAction>("file.save")->trigger();
    QTRY_VERIFY(!m_driver->document().isModified());
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_folder->path(u"walk.limber"_s));
    QVERIFY(becomesReady());
    QCOMPARE(m_driver->message(), QString());
}

void CharacterTest::jointsThatAreGoneAreNamed()
{
    const QString file = hero();
    showOn(file);
    QVERIFY(becomesReady());
    MappingFile mapping;
    mapping.mapping.push_back({"LeftArm", "LeftArm", {}});
    mapping.mapping.push_back({"Tail <b>", "Hips", {}});
    mapping.mapping.push_back({"Fin", "Head", {}});
    character().decide(mappingText(mapping));
    QTRY_COMPARE(m_driver->message(), u"2 joint(s) of the mapping no longer exist: Tail <b>, Fin."_s);
    QVERIFY(becomesReady());
}

void CharacterTest::aFileElsewhereIsCopied()
{
    const FileFolder elsewhere;
    const QString file = elsewhere.write(u"hero.gltf"_s, bytesOf(hero()));
    m_folder->write(u"hero.gltf"_s, "another file");
    showOn(file);
    QVERIFY(becomesReady());
    QTRY_COMPARE(m_driver->message(),
                 u"A project keeps hero.gltf only if it is in the folder of walk.bvh or below it."_s);
    m_driver->child<QAction>("file.save")->trigger();
    QTRY_COMPARE(said(), u"Saved walk.bvh, without the character hero.gltf, which is in another folder"_s);
    answer(u"Copy hero.gltf beside the project"_s)->click();
    const QString copy = m_folder->path(u"hero-2.gltf"_s);
    QTRY_COMPARE(character().path(), copy);
    QCOMPARE(bytesOf(copy), bytesOf(file));
    QCOMPARE(bytesOf(m_folder->path(u"hero.gltf"_s)), QByteArray("another file"));
    QCOMPARE(m_driver->document().undoStack().undoText(), u"Show on hero-2.gltf"_s);
    QVERIFY(becomesReady());
}

void CharacterTest::itsJointsAreEdited()
{
    Clip other = makeWalker({.frames = 2, .scale = 1.3}).clip;
    other.skeleton.setName(0, "Basin");
    const QString file = bodyOf(other, u"hero.gltf"_s);
    showOn(file);
    QVERIFY(becomesReady());
    const int arm = jointNamed(character().file()->character.rest.skeleton, "LeftArm");
    QVERIFY(character().poser()->sources()[std::size_t(arm)] != NoJoint);
    const auto edit = [&](const std::function<void(RetargetDialog &)> &act) {
        m_driver->whenDialogOpens([&](QWidget *widget) {
            auto *dialog = qobject_cast<RetargetDialog *>(widget);
            QVERIFY(dialog != nullptr);
            QVERIFY(QTest::qWaitFor([&] { return dialog->isReady(); }, testPatience));
            act(*dialog);
        });
        m_driver->child<QPushButton>("editCharacter")->click();
    };
    edit([&](RetargetDialog &dialog) {
        QCOMPARE(dialog.windowTitle(), u"Joints of hero.gltf"_s);
        QVERIFY(!dialog.findChild<QRadioButton *>(u"thisDocument"_s)->isVisible());
        // The result is its body, not bones alone.
        QTRY_VERIFY(bodyPixels(dialog.findChild<QWidget *>(u"resultFigure"_s)->grab().toImage()) > 300);
        dialog.setup().setSource(arm, NoJoint);
        dialog.reject();
    });
    QVERIFY(character().choice()->mapping.empty());
    edit([&](RetargetDialog &dialog) {
        dialog.setup().setSource(arm, NoJoint);
        QVERIFY(QTest::qWaitFor([&] { return dialog.isReady(); }, testPatience));
        dialog.accept();
    });
    QCOMPARE(m_driver->document().undoStack().undoText(), u"Joints of hero.gltf"_s);
    QVERIFY(becomesReady());
    QCOMPARE(character().poser()->sources()[std::size_t(arm)], NoJoint);
    QVERIFY(text("restingJoints").contains(u"LeftArm"_s));
    // The dialog begins with what was decided.
    edit([&](RetargetDialog &dialog) {
        QCOMPARE(dialog.setup().mapping().sourceOf(arm), NoJoint);
        dialog.reject();
    });
    // So does a retarget of the motion.
    m_driver->whenDialogOpens([&](QWidget *widget) {
        auto *dialog = qobject_cast<RetargetDialog *>(widget);
        QCOMPARE(dialog->character()->path, file);
        QCOMPARE(dialog->findChild<QComboBox *>()->currentText(), u"hero.gltf"_s);
        QCOMPARE(dialog->setup().mapping().sourceOf(arm), NoJoint);
        QVERIFY(dialog->findChild<QRadioButton *>(u"thisDocument"_s)->isVisible());
        dialog->reject();
    });
    m_driver->child<QAction>("retarget.onto")->trigger();
    m_driver->document().undoStack().undo();
    QVERIFY(becomesReady());
    QVERIFY(character().poser()->sources()[std::size_t(arm)] != NoJoint);
    // The next time it is used at once.
    m_driver->child<QAction>("character.remove")->trigger();
    showOn(file);
    QVERIFY(becomesReady());
    QCOMPARE(character().poser()->sources()[std::size_t(arm)], NoJoint);
}

void CharacterTest::jointsThatFollowNothingAreListed()
{
    Clip other = makeWalker({.frames = 2}).clip;
    other.skeleton.setName(0, "Pelvis");
    other.skeleton.addJoint({"Tail <i>1</i>", 0, {0.0, 0.0, -20.0}, {}, 0});
    showOn(bodyOf(other, u"tailed.gltf"_s));
    QVERIFY(becomesReady());
    auto *const unfold = m_driver->child<QToolButton>("showResting");
    QVERIFY(unfold->isVisible());
    QVERIFY(unfold->text().startsWith(u"1 "_s));
    QVERIFY(!m_driver->child<QLabel>("restingJoints")->isVisible());
    QTest::mouseClick(unfold, Qt::LeftButton);
    QVERIFY(m_driver->child<QLabel>("restingJoints")->isVisible());
    QCOMPARE(text("restingJoints"), u"Tail <i>1</i>"_s);
    QCOMPARE(m_driver->child<QLabel>("restingJoints")->textFormat(), Qt::PlainText);
}

void CharacterTest::allOfItIsInSight_data()
{
    QTest::addColumn<bool>("looksAtAPart");
    QTest::newRow("the whole figure is in sight") << false;
    QTest::newRow("the user looks at a hand") << true;
}

// The body may be larger than the bones.
void CharacterTest::allOfItIsInSight()
{
    QFETCH(const bool, looksAtAPart);
    Clip giant = makeWalker({.frames = 2}).clip;
    scaleOffsets(giant, "Head", 9.0);
    QVERIFY(!m_driver->viewportPicture().isNull()); // frames the figure
    ViewportScene &scene = m_driver->window().viewport().scene();
    if (looksAtAPart)
        scene.moveCamera([](Camera &camera) { camera.zoom(0.1, {20.0, 20.0}); });
    const Camera before = scene.camera();
    showOn(bodyOf(giant, u"giant.gltf"_s));
    QVERIFY(becomesReady());
    QVERIFY(!m_driver->viewportPicture().isNull());
    QCOMPARE(scene.camera().distance() == before.distance(), looksAtAPart);
    QCOMPARE(scene.camera().target() == before.target(), looksAtAPart);
    std::vector<glm::dvec3> points;
    addDrawnPoints(scene.figure(), 1, points);
    const auto isInSight = [&](const glm::dvec3 &point) {
        const auto pixel = scene.camera().project(point);
        return pixel && pixel->y > 0.0 && pixel->y < scene.camera().canvasSize().y;
    };
    QCOMPARE(std::ranges::all_of(points, isInSight), !looksAtAPart);
}

// Also on a small screen, and when much is said of the character.
void CharacterTest::theButtonThatWritesStaysInView()
{
    m_driver->window().resize(1280, 720);
    Clip other = makeWalker({.frames = 2}).clip;
    other.skeleton.setName(0, "Pelvis");
    for (int tail = 0; tail < 40; ++tail)
        other.skeleton.addJoint({"Tail " + std::to_string(tail), 0, {0.0, 0.0, -20.0 - tail}, {}, 0});
    showOn(bodyOf(other, u"tailed.gltf"_s));
    QVERIFY(becomesReady());
    m_driver->child<QToolButton>("showResting")->click(); // which makes it long
    auto *const button = m_driver->child<QPushButton>("exportToCharacter");
    auto *const panel = m_driver->window().findChild<CharacterPanel *>();
    const auto isSeen = [&] { return button->visibleRegion().boundingRect() == button->rect(); };
    QTRY_VERIFY(m_driver->child<QLabel>("restingJoints")->isVisible());
    QTRY_VERIFY2(isSeen(), qPrintable(u"%1 in %2"_s.arg(button->mapTo(panel, QPoint(0, 0)).y()).arg(panel->height())));
    QTRY_VERIFY(m_driver->child<QScrollArea>("characterScroll")->verticalScrollBar()->maximum() > 0);
}

void CharacterTest::itsLookIsChosenInThePanel()
{
    m_driver->child<QAction>("dock.character.toggle")->trigger();
    m_driver->child<QPushButton>("showMannequin")->click();
    QCOMPARE(m_driver->session().figureStyle(), FigureStyle::Body);
    QVERIFY(!m_driver->child<QAction>("character.textures")->isEnabled());
    const auto menuIsEnabled = [this] {
        QMenu *menu = m_driver->child<QAction>("character.menu")->menu();
        emit qobject_cast<QMenu *>(menu->parentWidget())->aboutToShow();
        return menu->menuAction()->isEnabled();
    };
    QVERIFY(!menuIsEnabled()); // as grey as its entries
    showOn(hero());
    QVERIFY(becomesReady());
    QVERIFY(menuIsEnabled());
    const int steps = m_driver->document().undoStack().count();
    const auto buttonOf = [this](const char *action) -> QToolButton * {
        for (QToolButton *button : m_driver->child<CharacterPanel>("characterPanel")->findChildren<QToolButton *>()) {
            if (button->defaultAction() == m_driver->child<QAction>(action))
                return button;
        }
        return nullptr;
    };
    QVERIFY(buttonOf("view.drawBody")->isChecked());
    buttonOf("view.drawBodyWithBones")->click();
    QCOMPARE(m_driver->session().figureStyle(), FigureStyle::BodyWithBones);
    QVERIFY(!buttonOf("view.drawBody")->isChecked());
    m_driver->child<QCheckBox>("character.textures")->click();
    m_driver->child<QCheckBox>("character.bothSides")->click();
    QVERIFY(m_driver->session().surfaceLook() == (SurfaceLook{.hasTextures = false, .showsBothSides = true}));
    m_driver->child<QAction>("character.textures")->trigger();
    QVERIFY(m_driver->child<QCheckBox>("character.textures")->isChecked());
    QCOMPARE(m_driver->document().undoStack().count(), steps);
}

void CharacterTest::theLicenceOfAnAvatarIsPlainText()
{
    QByteArray avatar = bytesOf(hero());
    QVERIFY(!m_driver->child<QLabel>("characterLicence")->isVisible());
    QJsonObject file = QJsonDocument::fromJson(avatar).object();
    file.insert("extensions"_L1,
                QJsonObject{{u"VRM"_s, QJsonObject{{u"meta"_s, QJsonObject{{u"licenseName"_s, u"<b>CC0</b>"_s}}}}}});
    avatar = QJsonDocument(file).toJson();
    showOn(m_folder->write(u"avatar.vrm"_s, avatar));
    QVERIFY(becomesReady());
    QCOMPARE(text("characterLicence"), u"Licence: <b>CC0</b>"_s);
    QCOMPARE(m_driver->child<QLabel>("characterLicence")->textFormat(), Qt::PlainText);
}

void CharacterTest::theMotionIsWrittenInTheChosenForm_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<bool>("hasMesh");
    QTest::newRow("in its file") << u"file"_s << u"hero-walk.glb"_s << QByteArray("\"name\":\"walk\"") << true;
    QTest::newRow("alone") << u"motion"_s << u"hero-walk-motion.glb"_s << QByteArray("\"name\":\"walk\"") << false;
    QTest::newRow("for avatars") << u"vrma"_s << u"hero-walk.vrma"_s << QByteArray("VRMC_vrm_animation") << false;
    QTest::newRow("FBX") << u"fbx"_s << u"hero-walk.fbx"_s << QByteArray("Kaydara FBX Binary") << false;
}

void CharacterTest::theMotionIsWrittenInTheChosenForm()
{
    QFETCH(const QString, form);
    QFETCH(const QString, file);
    QFETCH(const QByteArray, part);
    QFETCH(const bool, hasMesh);
    QVERIFY(!m_driver->child<QAction>("character.export")->isEnabled());
    showOn(hero());
    QVERIFY(becomesReady());
    chooseForm(form.toStdString());
    QVERIFY(!text("characterFormPurpose").isEmpty());
    auto *const forms = m_driver->child<QComboBox>("characterForms");
    const int chosen = forms->currentIndex();
    m_driver->child<QPushButton>("exportToCharacter")->setFocus();
    QWheelEvent wheel(forms->rect().center(), forms->mapToGlobal(forms->rect().center()), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(forms, &wheel);
    QCOMPARE(forms->currentIndex(), chosen); // it scrolls the panel
    const QString path = m_folder->path(file);
    const int steps = m_driver->document().undoStack().count();
    m_driver->chooseInFileDialog(path);
    QTest::mouseClick(m_driver->child<QPushButton>("exportToCharacter"), Qt::LeftButton);
    QTRY_VERIFY(QFile::exists(path));
    const QByteArray bytes = bytesOf(path);
    QVERIFY(bytes.contains(part));
    QCOMPARE(bytes.contains("\"meshes\""), hasMesh);
    QTRY_COMPARE(said(), u"Wrote %1 for hero.gltf, with the animation “walk”"_s.arg(file));
    QCOMPARE(m_driver->document().undoStack().count(), steps);
    // The form is kept for the next time.
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_walk);
    showOn(hero());
    QVERIFY(becomesReady());
    QCOMPARE(characterForms()[std::size_t(m_driver->child<QComboBox>("characterForms")->currentIndex())].name,
             form.toStdString());
}

void CharacterTest::aLostFileIsSaidBeforeAnyPathIsAsked()
{
    const QString file = hero();
    showOn(file);
    QVERIFY(becomesReady());
    chooseForm("file");
    QVERIFY(QFile::remove(file));
    m_driver->child<QAction>("character.export")->trigger(); // a file dialog would wait for ever
    QVERIFY(m_driver->message().contains(u"hero.gltf is not where it was"_s));
}

void CharacterTest::theMotionBecomesADocument()
{
    showOn(hero());
    QVERIFY(becomesReady());
    Session *const source = &m_driver->session();
    const Skeleton skeleton = character().file()->character.rest.skeleton;
    const int frames = m_driver->document().motion().frameCount();
    m_driver->child<QAction>("character.document")->trigger();
    QTRY_VERIFY(&m_driver->session() != source);
    QCOMPARE(m_driver->document().skeleton().jointCount(), skeleton.jointCount());
    QCOMPARE(m_driver->document().skeleton().joint(0).name, std::string("Pelvis"));
    QCOMPARE(m_driver->document().motion().frameCount(), frames);
    QCOMPARE(m_driver->document().displayName(), u"walk on hero.bvh"_s);
    // It is seen on the character, whose skeleton it has.
    QVERIFY(becomesReady());
    QVERIFY(character().poser()->isOnOwnSkeleton());
    QCOMPARE(m_driver->document().undoStack().count(), 0);
}

// On a treadmill the character's feet move with the belt.
void CharacterTest::theFloorOfTheMotionCounts()
{
    const FloorChoice moving{FloorChoice::Kind::Moving, {0.0, -80.0}};
    showOn(hero());
    QVERIFY(becomesReady());
    const std::shared_ptr<const CharacterPoser> before = character().poser();
    m_driver->document().setFloor(moving, u"x"_s);
    QTRY_VERIFY(character().poser() != before);
    const Document &document = m_driver->document();
    QCOMPARE(character().retarget()->input(document.clip(), document.positionRules(), Axis::Y).settings.floorMotion,
             moving);
    m_driver->whenDialogOpens([&](QWidget *widget) {
        QCOMPARE(qobject_cast<RetargetDialog *>(widget)->setup().settings().floorMotion, moving);
        qobject_cast<QDialog *>(widget)->reject();
    });
    m_driver->child<QPushButton>("editCharacter")->click();
}

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    CharacterTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_character

#include "tst_character.moc"
