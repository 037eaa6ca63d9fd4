#include "documents/savequestions.h"

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

bool mayReplaceChangedFile(QWidget &window, const QString &name)
{
    const auto box = makeBox(window, SaveQuestions::tr("%1 was changed by another program.").arg(name),
                             SaveQuestions::tr("Saving replaces what is on the disk now with what you see here."));
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
