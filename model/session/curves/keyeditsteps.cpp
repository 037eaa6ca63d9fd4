#include "base/at.h"
#include "session/curves/curvekeys.h"
#include "session/curves/curveset.h"
#include "session/curves/keyedit.h"
#include "session/session.h"

#include <QLocale>
#include <QPointer>

#include <algorithm>
#include <cstdlib>

namespace limber {

namespace {

QString signedText(double value)
{
    return (value < 0.0 ? QString() : QStringLiteral("+")) + QLocale().toString(value, 'f', 2) + QStringLiteral("°");
}

std::vector<int> keyFrames(const KeyTrack &track)
{
    std::vector<int> frames;
    for (const CurveKey &key : track.keys())
        frames.push_back(key.frame);
    return frames;
}

} // namespace

// Qt puts only numbers from 0 on into a text.
QString KeyEdit::framesText(int frames)
{
    const QString sign = frames < 0 ? QStringLiteral("-") : QString();
    return sign + tr("%n frame(s)", "by how much keys move in time", std::abs(frames));
}

// Returns the selected points at their positions after the gesture.
CurvePoints KeyEdit::pointsAfter() const
{
    CurvePoints points;
    if (m_kind == Kind::Remove)
        return points;
    for (const auto &[column, indices] : m_indices) {
        const KeyTrack &track = m_after.at(jointOf(column));
        for (const int key : indices)
            points[column].push_back(at(track.keys(), key).frame);
    }
    return points;
}

QString KeyEdit::stepText() const
{
    const Document &document = curves().session()->document();
    const int count = m_kind == Kind::Remove ? countOf(m_indices) : countOf(pointsAfter());
    const int column = m_indices.begin()->first;
    const QString channel = QString::fromLatin1(channelName(document.skeleton().column(column).channel).data(), 4);
    const QString joint = document.textOfName(jointOf(column));
    const QString where = m_indices.size() == 1 ? QStringLiteral("%1 %2").arg(joint, channel) : joint;
    const FrameInterval frames = gesture().frames();
    const QString span = tr("frames %1–%2").arg(frames.first).arg(frames.last);
    switch (m_kind) {
    case Kind::Move: {
        QStringList by;
        if (transform().amount != 0.0)
            by << signedText(transform().amount);
        if (transform().frames != 0)
            by << framesText(transform().frames);
        return tr("Move %n key(s) of %1 by %2, %3", nullptr, count).arg(where, by.join(QStringLiteral(", ")), span);
    }
    case Kind::Scale:
        return tr("Scale %n key(s) of %1, %2", nullptr, count).arg(where, span);
    case Kind::Slopes:
    case Kind::Tangents:
        return tr("Tangents of %n key(s) of %1, %2", nullptr, count).arg(where, span);
    case Kind::Remove:
        return tr("Delete %n key(s) of %1, %2", nullptr, count).arg(where, span);
    }
    return {};
}

CurveGesture::Step KeyEdit::step()
{
    CurveGesture::Step step;
    step.text = stepText();
    // The gesture is over by then, and another document may be in front.
    const QPointer<Session> session(curves().session());
    step.isComing = [this, session, tracks = m_after, points = pointsAfter()] {
        if (session != curves().session())
            return;
        m_keys.expect(tracks);
        replaceSelected(points);
    };
    step.isOver = [this, session, tracks = m_after](bool isStep) {
        if (isStep || session != curves().session())
            return;
        m_keys.expect({});
        for (const auto &[joint, track] : tracks)
            m_keys.put(joint, track);
    };
    return step;
}

QString KeyEdit::addKey(int joint, int frame, const std::vector<int> &columns)
{
    finishRun();
    const KeyTrack *track = m_keys.track(joint);
    if (track == nullptr)
        return tr("There are no keys yet: Fit Keys finds some.");
    if (isRunning() || !curves().isComplete())
        return tr("The curves are still being computed.");
    const CurveValues values = m_keys.valuesOf(joint);
    if (frame < 0 || values.empty() || frame >= static_cast<int>(values.front().size()))
        return tr("There is no such frame.");
    if (track->keyAt(frame) < 0) {
        KeyTrack with = *track;
        (void)with.add(frame, values);
        m_keys.put(joint, std::move(with));
    }
    CurvePoints points;
    for (const int column : columns)
        points[column] = {frame};
    select(std::move(points));
    return {};
}

QString KeyEdit::removeSelected()
{
    if (!movesInTime())
        return tr("Keys cannot move while a rotation of their joint is locked: a key holds all of its rotations.");
    if (QString why = begin(); !why.isEmpty())
        return why;
    for (auto &[joint, track] : m_after)
        track.remove(keysOf(joint), m_keys.valuesOf(joint));
    if (m_after == m_before) {
        cancel();
        return tr("The first and the last key stay.");
    }
    m_kind = Kind::Remove;
    if (takeEarlier())
        return {};
    keepAtOnce();
    return {};
}

// Keeps the change as an undo step, or without one if the curves stay as they are.
void KeyEdit::keepAtOnce()
{
    gesture().show(shaped());
    if (!gesture().shaped().empty())
        return commit();
    const std::map<int, KeyTrack> tracks = m_after;
    cancel();
    for (const auto &[joint, track] : tracks)
        m_keys.put(joint, track);
}

// Adding keys and removing them again changes nothing, so the earlier keys are restored without a step.
bool KeyEdit::takeEarlier()
{
    std::map<int, KeyTrack> tracks;
    for (const auto &[joint, track] : m_after) {
        const KeyTrack *earlier = m_keys.earlier(joint, keyFrames(track));
        if (earlier == nullptr)
            return false;
        tracks[joint] = *earlier;
    }
    cancel();
    for (const auto &[joint, track] : tracks)
        m_keys.put(joint, track);
    return true;
}

QString KeyEdit::setTangent(Tangent tangent)
{
    if (QString why = begin(); !why.isEmpty())
        return why;
    m_kind = Kind::Tangents;
    for (const auto &[column, indices] : m_indices) {
        const CurveKeys::Found found = *m_keys.find(column);
        for (const int key : indices)
            m_after.at(found.joint).setTangent(key, found.curve, tangent);
    }
    keepAtOnce();
    return {};
}

} // namespace limber
