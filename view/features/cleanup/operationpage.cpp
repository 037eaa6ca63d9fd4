#include "cleanup/operationpage.h"

#include "actions/operationwords.h"
#include "cleanup/choices/fillchoices.h"
#include "cleanup/foundlist.h"
#include "cleanup/lowarea.h"
#include "cleanup/operationform.h"
#include "cleanup/operationresult.h"
#include "cleanup/operationscope.h"
#include "cleanup/presetmenu.h"
#include "cleanup/seams/seamchooser.h"
#include "operations/callcheck.h"
#include "theme/icons.h"
#include "widgets/areas/wholerowsarea.h"
#include "widgets/plainlabel.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int betweenListAndPage = 8;
constexpr int leastHeight = 72; // of the settings and of the findings
// Lines of the result for which a page always keeps room, so that the settings below stay where they are.
constexpr int usualLines = 4;
// Lines of a longer result that a low page shows even if the settings have to be scrolled for that.
constexpr int linesWhenLow = 5;
constexpr int linesOverFindings = 3;
constexpr int rowsWhenLow = 3; // of the findings, likewise

} // namespace

OperationPage::OperationPage(QWidget *parent) : QWidget(parent)
{
    m_result = new OperationResult(this);
    m_resultArea = new LowArea(*m_result, this);
    QLabel &refusal = m_result->refusalLabel(); // in place of the result
    refusal.setMinimumHeight(m_result->heightOfLines(usualLines));
    refusal.setAlignment(Qt::AlignTop);
    connect(m_result, &OperationResult::refusalShown, m_resultArea, &QWidget::setHidden);
    connect(m_result, &OperationResult::renewed, this, [this] { m_resultArea->verticalScrollBar()->setValue(0); });
    m_title = makePlainLabel("operationTitle", "title", this);
    m_help = makePlainLabel("operationHelp", "secondary", this);
    m_presets = new PresetMenu(this);
    auto *scroll = m_settings = new WholeRowsArea(this);
    scroll->setWidget(makeSettings());
    scroll->widget()->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setMinimumHeight(leastHeight);
    m_found = new FoundList(this);
    m_found->hide();
    m_found->setMinimumHeight(leastHeight);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *head = new QHBoxLayout;
    m_choose = new QPushButton(this);
    m_choose->setObjectName(QStringLiteral("chooseOperation"));
    m_choose->setProperty("role", QStringLiteral("choose"));
    m_choose->setAccessibleName(tr("Choose an operation")); // before one is chosen
    m_choose->setAutoDefault(false);
    m_choose->setToolTip(tr("Choose another operation"));
    m_choose->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_choose->setFocusPolicy(Qt::StrongFocus);
    m_choose->hide();
    connect(m_choose, &QPushButton::clicked, this, &OperationPage::listWanted);
    head->addWidget(m_title, 1);
    head->addWidget(m_choose, 1);
    head->addWidget(m_presets);
    layout->addLayout(head);
    layout->addWidget(m_help);
    layout->addWidget(&m_result->refusalLabel());
    layout->addWidget(m_resultArea);
    layout->addWidget(scroll, 3);
    layout->addWidget(m_found, 2);
    layout->addLayout(makeButtons());
    m_sharing = new QTimer(this);
    m_sharing->setSingleShot(true);
    m_sharing->setInterval(0);
    connectAll();
    scroll->widget()->installEventFilter(this);
    m_result->installEventFilter(this);
}

QWidget *OperationPage::makeSettings()
{
    auto *settings = new QWidget(this);
    m_scope = new OperationScope(settings);
    m_form = new OperationForm(settings);
    m_form->hideParameter(exceptKey);
    m_preview = new QCheckBox(tr("Preview"), settings);
    m_preview->setObjectName(QStringLiteral("operationPreview"));
    m_preview->setToolTip(tr("Show the result in the view, and the pose before as a ghost"));
    m_preview->setChecked(true);
    m_seams = new SeamChooser(settings);
    m_seams->hide();
    m_choices = new FillChoices(settings);
    auto *layout = new QVBoxLayout(settings);
    layout->setContentsMargins(0, 0, 2, 0);
    layout->addWidget(m_scope);
    layout->addWidget(&m_seams->cycles()); // the choice that matters most
    layout->addWidget(m_form);
    layout->addWidget(m_choices);
    layout->addWidget(m_preview);
    layout->addWidget(m_seams, 100); // takes all remaining space if it is shown
    layout->addStretch(1);
    return settings;
}

QLayout *OperationPage::makeButtons()
{
    m_reset = new QPushButton(tr("Reset"), this);
    m_reset->setObjectName(QStringLiteral("operationReset"));
    m_reset->setToolTip(tr("Reset all settings to their defaults"));
    m_reset->setAccessibleName(tr("Reset"));
    m_reset->setMinimumWidth(1); // it shows an icon where its word does not fit
    m_apply = new QPushButton(tr("Apply"), this);
    m_apply->setObjectName(QStringLiteral("operationApply"));
    m_apply->setToolTip(tr("Change the document, as one step to undo"));
    m_apply->setDefault(true);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("operationCancel"));
    m_cancel->setToolTip(tr("End the preview and leave the document as it is (Esc)"));
    m_buttons = new QHBoxLayout;
    m_buttons->setSpacing(6);
    m_buttons->addStretch();
    m_buttons->addWidget(m_reset);
    m_buttons->addWidget(m_cancel);
    m_buttons->addWidget(m_apply);
    return m_buttons;
}

void OperationPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitButtons();
    shareHeight();
}

void OperationPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitButtons();
}

// The words of some languages are long.
void OperationPage::fitButtons()
{
    m_reset->setIcon({});
    m_reset->setText(tr("Reset"));
    int needed = 0;
    for (const QPushButton *button : {m_reset, m_cancel, m_apply})
        needed += button->sizeHint().width() + m_buttons->spacing();
    if (needed <= contentsRect().width())
        return;
    m_reset->setText({});
    m_reset->setIcon(themedIcon(QStringLiteral("edit-undo")));
}

void OperationPage::applyIfPossible()
{
    m_apply->click();
}

void OperationPage::connectAll()
{
    connect(m_presets, &PresetMenu::chosen, m_form, &OperationForm::setTo);
    connect(m_form, &OperationForm::changed, this, &OperationPage::changed);
    connect(m_scope, &OperationScope::changed, this, &OperationPage::changed);
    connect(m_scope, &OperationScope::followed, this, &OperationPage::scopeFollowed);
    connect(m_preview, &QCheckBox::toggled, this, &OperationPage::changed);
    connect(m_found, &FoundList::ticksChanged, this, &OperationPage::changed);
    connect(m_sharing, &QTimer::timeout, this, &OperationPage::shareHeight);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_found->model(), signal, m_sharing, [this] { m_sharing->start(); });
    connect(m_found->model(), &QAbstractItemModel::modelReset, m_sharing, [this] { m_sharing->start(); });
    connect(m_seams, &SeamChooser::framesChosen, this, [this](const std::string &frames) {
        if (const Parameter *parameter = seamParameter())
            m_form->setValue(parameter->name, frames);
    });
    connect(m_choices, &FillChoices::chosen, this,
            [this](const std::string &method) { m_form->setValue("method", method); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_found->clearAll();
        m_form->reset();
    });
    connect(m_cancel, &QPushButton::clicked, this, &OperationPage::cancelWanted);
    connect(m_apply, &QPushButton::clicked, this, &OperationPage::applyWanted);
}

void OperationPage::show(const Operation &operation, Session &session, const FieldChoices &choices)
{
    m_operation = &operation;
    const Parameter *seam = seamParameter();
    const bool isJoin = seam != nullptr && seam->kind == Parameter::Kind::FramePair;
    m_seams->setSession(seam != nullptr ? &session : nullptr,
                        isJoin ? SeamChooser::Kind::Join : SeamChooser::Kind::Cycle);
    m_seams->setVisible(seam != nullptr);
    m_title->setText(titleOf(operation));
    m_choose->setText(titleOf(operation) + QStringLiteral(" ▾"));
    m_choose->setAccessibleName(tr("Operation: %1").arg(titleOf(operation)));
    m_help->setText(helpOf(operation));
    m_form->show(operation, choices);
    shareHeight();
    m_scope->show(operation, session);
}

void OperationPage::clear()
{
    m_operation = nullptr;
    m_seams->setSession(nullptr, SeamChooser::Kind::Cycle);
    m_seams->hide();
}

OperationCall OperationPage::call() const
{
    OperationCall call;
    call.name = m_operation->name;
    m_scope->writeTo(call);
    m_form->writeTo(call);
    if (m_operation->parameter(exceptKey) != nullptr)
        call.set(exceptKey, m_found->exceptions());
    return call;
}

const Parameter *OperationPage::seamParameter() const
{
    if (m_operation == nullptr)
        return nullptr;
    const auto seam = std::ranges::find_if(m_operation->parameters, &Parameter::isSeam);
    return seam != m_operation->parameters.end() ? &*seam : nullptr;
}

bool OperationPage::isPreviewWanted() const
{
    return m_preview->isChecked();
}

void OperationPage::setBesideList(bool isBeside)
{
    layout()->setContentsMargins(isBeside ? betweenListAndPage : 0, 0, 0, 0);
}

void OperationPage::setLow(bool isLow)
{
    m_help->setVisible(!isLow);
    m_title->setVisible(!isLow);
    m_choose->setVisible(isLow);
    setFocusProxy(isLow ? m_choose : nullptr);
    m_result->setWarningsFirst(isLow);
    // Of a long result, the first lines are the important ones; the settings must be seen, too.
    m_isLow = isLow;
    shareHeight();
}

void OperationPage::shareHeight()
{
    const bool mayFind = m_operation != nullptr && m_operation->parameter(exceptKey) != nullptr;
    if (m_isLow && m_seams->isHidden())
        return shareLowHeight();
    m_found->setVisible(mayFind);
    m_found->setMinimumHeight(leastHeight);
    m_found->setMaximumHeight(QWIDGETSIZE_MAX);
    const int lines = m_result->heightOfLines(m_isLow ? linesWhenLow : usualLines);
    m_resultArea->setHeights(lines, m_isLow ? lines : QWIDGETSIZE_MAX);
    m_result->refusalLabel().setMinimumHeight(lines);
}

// On a low page, result, settings and findings get what they need. What they do not need all together is the result's,
// so that the settings stay where they are, whatever it says. If there is not enough, the result gives first, then the
// findings, both down to some lines, and then the settings are scrolled.
void OperationPage::shareLowHeight()
{
    const bool hasFound = m_found->topLevelItemCount() > 0;
    m_found->setVisible(hasFound);
    const QLabel &refusal = m_result->refusalLabel();
    const int result = refusal.isHidden() ? m_resultArea->neededHeight(width()) : refusal.heightForWidth(width());
    const int settings = settingsHeight();
    const int found = hasFound ? m_found->heightOfRows(m_found->topLevelItemCount()) : 0;
    const int leastFound = hasFound ? m_found->heightOfRows(rowsWhenLow) : 0;
    const int leastResult = std::min(result, m_result->heightOfLines(hasFound ? linesOverFindings : linesWhenLow));
    const int room = sharedHeight();
    const bool fits = result + settings + found <= room;
    const int ofResult = fits ? room - settings - found : std::clamp(room - settings - leastFound, leastResult, result);
    const int ofSettings = std::min(settings, std::max(leastHeight, room - ofResult - leastFound));
    const int ofFound = std::max(leastFound, room - ofResult - ofSettings);
    m_resultArea->setHeights(ofResult, ofResult);
    m_result->refusalLabel().setMinimumHeight(ofResult);
    m_found->setMinimumHeight(ofFound);
    m_found->setMaximumHeight(ofFound);
}

// Returns the height that is left for result, settings and findings.
int OperationPage::sharedHeight() const
{
    const QMargins margins = layout()->contentsMargins();
    int room = height() - margins.top() - margins.bottom() + layout()->spacing();
    for (int i = 0; i < layout()->count(); ++i) {
        const QLayoutItem &item = *layout()->itemAt(i);
        const QWidget *widget = layout()->itemAt(i)->widget();
        const bool isShared =
            widget == m_resultArea || widget == m_settings || widget == m_found || widget == &m_result->refusalLabel();
        if (!item.isEmpty())
            room -= layout()->spacing() + (isShared ? 0 : item.sizeHint().height());
    }
    return room;
}

int OperationPage::settingsHeight() const
{
    const QLayout &form = *m_settings->widget()->layout();
    const int width = m_settings->viewport()->width();
    return form.hasHeightForWidth() ? form.totalHeightForWidth(width) : form.totalSizeHint().height();
}

bool OperationPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        m_sharing->start();
    return QWidget::eventFilter(watched, event);
}

void OperationPage::setButtonsEnabled(bool canApply, bool canReset, bool canCancel)
{
    m_cancel->setEnabled(canCancel);
    m_apply->setEnabled(canApply);
    m_reset->setEnabled(canReset);
}

void OperationPage::showPreset()
{
    if (m_operation == nullptr)
        return;
    OperationCall settings;
    settings.name = m_operation->name;
    m_form->writeTo(settings);
    m_presets->showSettings(settings, m_form->isStandard());
}

} // namespace limber
