#include "session/posing/staleholds.h"

#include "base/at.h"
#include "session/posing/keptinsession.h"
#include "session/session.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int restMilliseconds = 250; // after the last of several edits
constexpr double sameOffset = 1e-6; // radians, or of a position's size

bool areAlike(const std::optional<glm::dvec3> &a, const std::optional<glm::dvec3> &b)
{
    return a.has_value() == b.has_value() &&
           (!a || glm::distance(*a, *b) <= sameOffset * (1.0 + std::max(glm::length(*a), glm::length(*b))));
}

bool areAlike(const std::vector<JointOffset> &a, const std::vector<JointOffset> &b)
{
    return std::ranges::equal(a, b, [](const JointOffset &one, const JointOffset &other) {
        return one.joint == other.joint && areAlike(one.rotation, other.rotation) &&
               areAlike(one.position, other.position);
    });
}

bool areAlike(const LayerKey &a, const LayerKey &b)
{
    return a.frame == b.frame && a.firstRow == b.firstRow && areAlike(a.offsets, b.offsets) &&
           std::ranges::equal(a.rows, b.rows, [](const auto &one, const auto &other) { return areAlike(one, other); });
}

// Returns the ids of the layers whose holds would be others.
std::vector<int> staleOf(const std::vector<HoldOrder> &orders, const Progress &progress)
{
    std::vector<int> ids;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const double count = static_cast<double>(orders.size());
        const Layer &present = at(orders[i].motion.layers, orders[i].motion.layer);
        const HoldLayer made =
            makeHold(orders[i], progress.part(static_cast<double>(i) / count, static_cast<double>(i + 1) / count));
        if (!made.layers)
            continue; // it was stopped, or it cannot be made again
        const bool isSame =
            std::ranges::equal(at(*made.layers, made.layer).keys, present.keys,
                               [](const LayerKey &one, const LayerKey &other) { return areAlike(one, other); });
        if (!isSame)
            ids.push_back(present.id);
    }
    return ids;
}

} // namespace

StaleHolds::StaleHolds(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(restMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &StaleHolds::check);
}

bool StaleHolds::contains(int layerId) const
{
    return std::ranges::find(m_layerIds, layerId) != m_layerIds.end();
}

void StaleHolds::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    connect(&document.undoStack(), &QUndoStack::indexChanged, &context, [this] { checkLater(); });
    for (const auto signal : {&Document::loaded, &Document::wasReset, &Document::positionRulesChanged})
        connect(&document, signal, &context, [this] { checkLater(); });
}

void StaleHolds::detach()
{
    m_work.cancel();
    m_timer.stop();
}

void StaleHolds::showSession()
{
    set({});
    checkLater();
}

void StaleHolds::checkLater()
{
    m_work.cancel();
    const auto holds = [](const Layer &layer) { return layer.hold.has_value(); };
    if (session() == nullptr || std::ranges::none_of(session()->document().layers(), holds)) {
        m_timer.stop();
        return set({});
    }
    m_timer.start();
}

void StaleHolds::check()
{
    if (session() == nullptr || session()->document().isLoading())
        return;
    std::vector<HoldOrder> orders;
    const Layers &layers = session()->document().layers();
    for (int index = 0; index < static_cast<int>(layers.size()); ++index) {
        if (!at(layers, index).hold)
            continue;
        HoldOrder order{.motion = posedMotion(*session()),
                        .up = session()->document().upAxis().axis,
                        .hold = *at(layers, index).hold,
                        .name = {}};
        order.motion.layer = index;
        orders.push_back(std::move(order));
    }
    m_work.start(
        [orders = std::move(orders)](const BackgroundWork::Reporter &reporter) {
            return staleOf(orders, Progress(reporter.progress()));
        },
        [this](std::vector<int> ids) { set(std::move(ids)); }, [](const QString &) {});
}

void StaleHolds::set(std::vector<int> layerIds)
{
    if (layerIds == m_layerIds)
        return;
    m_layerIds = std::move(layerIds);
    emit changed();
}

} // namespace limber
