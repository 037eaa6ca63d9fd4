#include "cleanup/operationcounts.h"

#include "actions/operationwords.h"
#include "items/messagetext.h"
#include "operations/operationcount.h"
#include "session/session.h"

#include <QTimer>

namespace limber {

namespace {

constexpr int idleMilliseconds = 700;
constexpr double mostCountedValues = 5e6; // frames times channels: about six seconds of work

bool isCountable(const Document &document)
{
    const Motion &motion = document.motion();
    return !document.isLoading() && !motion.isEmpty() &&
           double(motion.frameCount()) * motion.columnCount() <= mostCountedValues;
}

} // namespace

OperationCounts::OperationCounts(QObject *parent) : QObject(parent), m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setInterval(idleMilliseconds);
    connect(m_timer, &QTimer::timeout, this, &OperationCounts::count);
}

OperationCounts::~OperationCounts() = default;

void OperationCounts::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    connect(&document.undoStack(), &QUndoStack::indexChanged, &context, [this] { drop(); });
    for (const auto changed : {&Document::wasReset, &Document::loaded, &Document::positionRulesChanged,
                               &Document::upAxisChanged, &Document::posesApartChoiceChanged})
        connect(&document, changed, &context, [this] { drop(); });
}

void OperationCounts::showSession()
{
    drop();
}

void OperationCounts::setShown(bool shown)
{
    m_isShown = shown;
    wait();
}

void OperationCounts::setPlaying(bool playing)
{
    m_isPlaying = playing;
    wait();
}

void OperationCounts::delay()
{
    wait();
}

void OperationCounts::drop()
{
    m_done.clear();
    emit dropped();
    wait();
}

// Cancels the running count, but keeps the known counts.
void OperationCounts::wait()
{
    m_work.cancel();
    if (session() && m_isShown && !m_isPlaying)
        m_timer->start();
    else
        m_timer->stop();
}

void OperationCounts::count()
{
    if (!session() || !isCountable(session()->document()))
        return;
    std::vector<const Operation *> wanted;
    for (const Operation &operation : operations()) {
        if (operation.count != nullptr && !m_done.contains(nameOf(operation)))
            wanted.push_back(&operation);
    }
    if (wanted.empty())
        return;
    OperationContext choices;
    choices.positionRule = session()->document().positionRuleChoice();
    choices.upAxis = session()->document().upAxisChoice();
    choices.floor = session()->document().floor();
    choices.posesApart = session()->document().posesApartChoice();
    m_work.start(
        [this, wanted, choices, clip = session()->document().clip(),
         contacts = session()->document().contacts()](const BackgroundWork::Reporter &reporter) {
            OperationContext context = choices;
            context.contacts = contacts ? &*contacts : nullptr;
            for (const Operation *operation : wanted) {
                const Message found = countOf(*operation, clip, context, reporter.progress());
                if (!reporter.isCancelled())
                    reporter.post([this, operation, found] { add(*operation, found); });
            }
            return true;
        },
        [](bool) {}, [](const QString &) {}); // an operation whose count fails shows none
}

void OperationCounts::add(const Operation &operation, const Message &found)
{
    m_done.insert(nameOf(operation));
    emit counted(nameOf(operation), found.isEmpty() ? QString() : textOf(found));
}

} // namespace limber
