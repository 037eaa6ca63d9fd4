#include "saving/savequestions.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include <memory>

namespace limber {

namespace {

constexpr int mostNamesListed = 8;

struct SaveQuestions
{
    Q_DECLARE_TR_FUNCTIONS(SaveQuestions)
};

std::unique_ptr<QMessageBox> makeBox(QWidget &window, const QString &text, const QString &details)
{
    auto box = std::make_unique<QMessageBox>(&window);
    box->setIcon(QMessageBox::Question);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(QStringLiteral("Limber"));
    box->setText(text);
    box->setInformativeText(details);
    return box;
}

bool isConfirmed(QMessageBox &box, const QString &button)
{
    const QPushButton *confirm = box.addButton(button, QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == confirm;
}

AfterObstacle answerToObstacle(QMessageBox &box, const QString &goOn)
{
    const QPushButton *confirm = box.addButton(goOn, QMessageBox::AcceptRole);
    QPushButton *saveAs = box.addButton(SaveQuestions::tr("Save As…"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(saveAs);
    box.exec();
    if (box.clickedButton() == confirm)
        return AfterObstacle::GoOn;
    return box.clickedButton() == saveAs ? AfterObstacle::SaveAs : AfterObstacle::Cancel;
}

QString listOf(const QStringList &names)
{
    QStringList lines = names.mid(0, mostNamesListed);
    if (names.size() > mostNamesListed)
        lines << QStringLiteral("…");
    return lines.join(QLatin1Char('\n'));
}

UnsavedChanges answerTo(QMessageBox &box)
{
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return UnsavedChanges::Save;
    case QMessageBox::Discard:
        return UnsavedChanges::Discard;
    default:
        return UnsavedChanges::Cancel;
    }
}

} // namespace

ChangedFile askAboutChangedFile(QWidget &window, const QString &name, bool mayReload)
{
    const auto box = makeBox(window, SaveQuestions::tr("%1 was changed by another program.").arg(name),
                             SaveQuestions::tr("Saving overwrites the file on the disk with this version."));
    QPushButton *saveAs = box->addButton(SaveQuestions::tr("Save As…"), QMessageBox::AcceptRole);
    const QPushButton *reload =
        mayReload ? box->addButton(SaveQuestions::tr("Reload"), QMessageBox::ActionRole) : nullptr;
    const QPushButton *replace = box->addButton(SaveQuestions::tr("Replace"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(saveAs);
    box->exec();
    const QAbstractButton *clicked = box->clickedButton();
    if (clicked == replace)
        return ChangedFile::Replace;
    if (clicked == saveAs)
        return ChangedFile::SaveAs;
    return reload != nullptr && clicked == reload ? ChangedFile::Reload : ChangedFile::Cancel;
}

OtherNames askAboutOtherNames(QWidget &window, const QString &name, int otherNames)
{
    const auto box =
        makeBox(window, SaveQuestions::tr("%1 has %n other name(s).", nullptr, otherNames).arg(name),
                SaveQuestions::tr(
                    "Other names (hard links) of a file show the same contents. Writing in place changes it under all "
                    "of its names. Saving over this name makes it a separate file: the others keep the old contents."));
    QPushButton *inPlace = box->addButton(SaveQuestions::tr("Write in Place"), QMessageBox::AcceptRole);
    const QPushButton *separate = box->addButton(SaveQuestions::tr("Save Over This Name"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    box->exec();
    if (box->clickedButton() == inPlace)
        return OtherNames::WriteInPlace;
    return box->clickedButton() == separate ? OtherNames::Separate : OtherNames::Cancel;
}

AfterObstacle askAboutFolder(QWidget &window, const QString &name, const QString &copies)
{
    const auto box =
        makeBox(window, SaveQuestions::tr("No new file can be made in the folder of %1.").arg(name),
                SaveQuestions::tr(
                    "Limber can overwrite the file itself. It keeps a copy of the old file in %1 until that is done.")
                    .arg(copies));
    return answerToObstacle(*box, SaveQuestions::tr("Write in Place"));
}

AfterObstacle askAboutBackup(QWidget &window, const QString &name, const QString &why)
{
    const auto box = makeBox(window, SaveQuestions::tr("%1 %2.").arg(name, why),
                             SaveQuestions::tr("Nothing was changed. It can be saved without a backup."));
    return answerToObstacle(*box, SaveQuestions::tr("Save Without a Backup"));
}

bool mayOpenMany(QWidget &window, int count)
{
    const auto box = makeBox(window, SaveQuestions::tr("Open all %n file(s)?", nullptr, count),
                             SaveQuestions::tr("Each opens in a tab. Escape stops this."));
    const QPushButton *open = box->addButton(SaveQuestions::tr("Open All"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    box->exec();
    return box->clickedButton() == open;
}

bool mayReplaceFile(QWidget &window, const QString &name)
{
    const auto box = makeBox(window, SaveQuestions::tr("Replace %1?").arg(name),
                             SaveQuestions::tr("It exists already, and its contents will be lost."));
    return isConfirmed(*box, SaveQuestions::tr("Replace"));
}

bool mayReplaceProject(QWidget &window, const QString &name)
{
    const auto box = makeBox(window, SaveQuestions::tr("Replace the project %1?").arg(name),
                             SaveQuestions::tr("It was not opened here: its layers, contacts and markers are not those "
                                               "that you see, and will be lost."));
    return isConfirmed(*box, SaveQuestions::tr("Replace"));
}

bool mayRevert(QWidget &window, const QString &name)
{
    const auto box =
        makeBox(window, SaveQuestions::tr("Revert %1?").arg(name),
                SaveQuestions::tr("All changes since it was last saved will be lost, and the history with them."));
    return isConfirmed(*box, SaveQuestions::tr("Revert"));
}

RepairedSave askHowToSaveRepaired(QWidget &window, const QString &name)
{
    const auto box =
        makeBox(window, SaveQuestions::tr("%1 was repaired while opening.").arg(name),
                SaveQuestions::tr("The findings list what was assumed. You can keep the original formatting, with "
                                  "nothing but your changes, or rewrite the whole file in standard form."));
    QPushButton *keep = box->addButton(SaveQuestions::tr("Keep Original Formatting"), QMessageBox::AcceptRole);
    const QPushButton *standard =
        box->addButton(SaveQuestions::tr("Rewrite in Standard Form"), QMessageBox::AcceptRole);
    const QPushButton *other = box->addButton(SaveQuestions::tr("Save As…"), QMessageBox::ActionRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(keep);
    box->exec();
    if (box->clickedButton() == keep)
        return RepairedSave::KeepFormatting;
    if (box->clickedButton() == standard)
        return RepairedSave::StandardForm;
    return box->clickedButton() == other ? RepairedSave::SaveAs : RepairedSave::Cancel;
}

UnsavedChanges askAboutUnsaved(QWidget &window, const QStringList &names)
{
    const bool isOne = names.size() == 1;
    const auto box =
        isOne ? makeBox(window, SaveQuestions::tr("Save changes to %1?").arg(names.first()),
                        SaveQuestions::tr("Unsaved changes will be lost."))
              : makeBox(window,
                        SaveQuestions::tr("Save changes to %n document(s)?", nullptr, static_cast<int>(names.size())),
                        SaveQuestions::tr("Unsaved changes will be lost:") + QLatin1Char('\n') + listOf(names));
    box->setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    if (!isOne) {
        box->button(QMessageBox::Save)->setText(SaveQuestions::tr("&Save All"));
        box->button(QMessageBox::Discard)->setText(SaveQuestions::tr("&Discard All"));
    }
    return answerTo(*box);
}

} // namespace limber
