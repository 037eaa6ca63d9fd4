#include "retargeting/contactspanel.h"

#include "contactbars/contactbars.h"
#include "contacts/figurelegs.h"
#include "items/shortnames.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace limber {

namespace {

constexpr int leastHeight = 74;
constexpr int mostHeight = 150;

} // namespace

ContactsPanel::ContactsPanel(RetargetSetup &setup, const Colours &colours, QWidget *parent)
    : QWidget(parent), m_setup(setup), m_bars(new ContactBars(colours, this)), m_state(new QLabel(this)),
      m_find(new QPushButton(tr("&Detect Again"), this))
{
    m_bars->setObjectName(QStringLiteral("contactBars"));
    m_bars->setEmptyText(tr("No feet were detected in the source skeleton."));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // joint names may be long
    m_state->setProperty("role", QStringLiteral("secondary"));
    m_find->setObjectName(QStringLiteral("findContacts"));
    m_find->setAutoDefault(false);
    m_find->setToolTip(tr("Discard your changes to the foot contacts and detect them again"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_state, 1);
    row->addWidget(m_find);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(row);
    auto *area = new QScrollArea(this); // a file may have contacts of many joints
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    area->setMinimumHeight(leastHeight);
    area->setMaximumHeight(mostHeight);
    area->setWidget(m_bars);
    layout->addWidget(area);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    const Motion &motion = setup.sourceClip().motion;
    m_bars->setClip(setup.source(), std::vector{legsByRoles(setup.input().sourceRoles)}, motion.frameCount(),
                    motion.playingFrameTimeSeconds());
    QStringList names;
    for (int joint = 0; joint < setup.source().jointCount(); ++joint)
        names << setup.sourceName(joint);
    m_bars->setJointNames(ShortNames(names).shortNames());
    connect(m_bars, &ContactBars::contactsEdited, this, [this](const Contacts &contacts) { setContacts(contacts); });
    connect(m_bars, &ContactBars::chosenChanged, this, [this, area] {
        if (const int chosen = m_bars->chosen().row; chosen >= 0)
            area->ensureVisible(0, qRound(m_bars->rectOfRow(chosen).center().y()), 0, 12);
        showState();
    });
    connect(m_find, &QPushButton::clicked, this, [this] { setContacts(std::nullopt); });
    connect(&m_setup, &RetargetSetup::settingsChanged, this, &ContactsPanel::showSettings);
    showSettings();
}

void ContactsPanel::setContacts(std::optional<Contacts> contacts)
{
    RetargetSettings settings = m_setup.settings();
    settings.contacts = std::move(contacts);
    m_setup.setSettings(std::move(settings));
}

void ContactsPanel::showSettings()
{
    const RetargetSettings &settings = m_setup.settings();
    if (settings.contacts)
        m_bars->setContacts(*settings.contacts);
    const QString why = settings.contacts ? tr("No contact is set.") : tr("No contacts: the report says why.");
    m_bars->setEmptyRowTexts(QStringList(m_setup.source().jointCount(), why));
    m_find->setEnabled(settings.contacts.has_value());
    showState();
}

void ContactsPanel::showState()
{
    const RetargetSettings &settings = m_setup.settings();
    const QString chosen = m_bars->chosenText();
    m_state->setText(!chosen.isEmpty()    ? chosen
                     : !settings.lockFeet ? tr("Foot contacts (not locked)")
                     : settings.contacts  ? tr("Foot contacts (edited)")
                                          : tr("Foot contacts (detected)"));
}

void ContactsPanel::showPrepared(const Retargeter &retargeter)
{
    if (!m_setup.settings().contacts)
        m_bars->setContacts(retargeter.contacts());
}

} // namespace limber
