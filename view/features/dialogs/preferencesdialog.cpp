#include "dialogs/preferencesdialog.h"

#include "document/namecodec.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>

namespace limber {

PreferencesDialog::PreferencesDialog(const Preferences &preferences, const QList<LanguageChoice> &languages,
                                     QWidget *parent)
    : QDialog(parent), m_before(preferences), m_preferences(preferences)
{
    setWindowTitle(tr("Preferences"));
    QComboBox *language = makeLanguageBox(languages); // first, also for the keyboard
    auto *theme = new QComboBox(this);
    theme->setObjectName(QStringLiteral("themeBox"));
    theme->setAccessibleName(tr("Theme"));
    theme->addItem(tr("Match system"), static_cast<int>(Theme::Mode::System));
    theme->addItem(tr("Dark"), static_cast<int>(Theme::Mode::Dark));
    theme->addItem(tr("Light"), static_cast<int>(Theme::Mode::Light));
    theme->setCurrentIndex(theme->findData(static_cast<int>(preferences.theme)));
    auto *toolBar = new QComboBox(this);
    toolBar->setAccessibleName(tr("Toolbar"));
    toolBar->addItem(tr("Icons and text"), static_cast<int>(Qt::ToolButtonTextBesideIcon));
    toolBar->addItem(tr("Icons"), static_cast<int>(Qt::ToolButtonIconOnly));
    toolBar->addItem(tr("Text"), static_cast<int>(Qt::ToolButtonTextOnly));
    toolBar->setCurrentIndex(toolBar->findData(static_cast<int>(preferences.toolBarStyle)));
    auto *startup = new QComboBox(this);
    startup->setObjectName(QStringLiteral("startupBox"));
    startup->setAccessibleName(tr("Startup"));
    startup->setToolTip(tr("With unsaved changes, Limber quits without asking and continues where you left off"));
    startup->addItem(tr("Start page"), static_cast<int>(Preferences::Startup::StartPage));
    startup->addItem(tr("Last session's files"), static_cast<int>(Preferences::Startup::Files));
    startup->addItem(tr("Last session's files with unsaved changes"), static_cast<int>(Preferences::Startup::Changes));
    startup->setCurrentIndex(startup->findData(static_cast<int>(preferences.startup)));

    auto *names = new QComboBox(this);
    names->setObjectName(QStringLiteral("namesBox"));
    names->setAccessibleName(tr("Joint names"));
    names->setToolTip(tr("Default encoding for joint names"));
    for (const NameCodec::Choice &choice : NameCodec::available())
        names->addItem(choice.text, choice.name);
    names->setCurrentIndex(std::max(0, names->findData(preferences.nameCodec)));

    auto *backups = new QComboBox(this);
    backups->setObjectName(QStringLiteral("backupsBox"));
    backups->setAccessibleName(tr("Keep backups"));
    backups->setToolTip(tr("What a file was before it was saved is kept beside it, as walk.bvh.~1~, walk.bvh.~2~ …"));
    backups->addItem(tr("None"), 0);
    backups->addItem(tr("The last one"), 1);
    backups->addItem(tr("The last three"), 3);
    backups->addItem(tr("The last ten"), 10);
    backups->setCurrentIndex(std::max(0, backups->findData(preferences.backups)));

    auto *form = new QFormLayout;
    form->addRow(tr("Language"), language);
    form->addRow(tr("Theme"), theme);
    form->addRow(tr("Toolbar"), toolBar);
    form->addRow(tr("Joint names"), names);
    form->addRow(tr("Keep backups"), backups);
    form->addRow(tr("Startup"), startup);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(theme, &QComboBox::currentIndexChanged, this, [this, theme] {
        m_preferences.theme = static_cast<Theme::Mode>(theme->currentData().toInt());
        announce();
    });
    connect(toolBar, &QComboBox::currentIndexChanged, this, [this, toolBar] {
        m_preferences.toolBarStyle = static_cast<Qt::ToolButtonStyle>(toolBar->currentData().toInt());
        announce();
    });
    connect(names, &QComboBox::currentIndexChanged, this, [this, names] {
        m_preferences.nameCodec = names->currentData().toByteArray();
        announce();
    });
    connect(backups, &QComboBox::currentIndexChanged, this, [this, backups] {
        m_preferences.backups = backups->currentData().toInt();
        announce();
    });
    connect(startup, &QComboBox::currentIndexChanged, this, [this, startup] {
        m_preferences.startup = static_cast<Preferences::Startup>(startup->currentData().toInt());
        announce();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QComboBox *PreferencesDialog::makeLanguageBox(const QList<LanguageChoice> &languages)
{
    auto *box = new QComboBox(this);
    box->setObjectName(QStringLiteral("languageBox"));
    box->setAccessibleName(tr("Language"));
    box->setToolTip(tr("The window changes its language when this dialog is closed"));
    box->addItem(tr("Match system"), QString());
    for (const LanguageChoice &language : languages)
        box->addItem(language.name, language.code);
    box->setCurrentIndex(std::max(0, box->findData(m_preferences.language)));
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        m_preferences.language = box->currentData().toString();
        announce();
    });
    return box;
}

void PreferencesDialog::reject()
{
    m_preferences = m_before;
    announce();
    QDialog::reject();
}

void PreferencesDialog::announce()
{
    emit preferencesChanged(m_preferences);
}

} // namespace limber
