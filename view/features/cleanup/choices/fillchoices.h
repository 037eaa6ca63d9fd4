#pragma once

#include "operations/applyoperation.h"

#include <QImage>
#include <QPointer>
#include <QWidget>

#include <string>
#include <string_view>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace limber {

class FillButton;
class Session;

// Offers the ways to fill a gap: each is a row with a picture of the limb in the frame that shows best how they differ,
// the name of the method, and how far off it is to be expected. Of several gaps, it is about the one in which the
// current frame is, or else the first one.
class FillChoices : public QWidget
{
    Q_OBJECT

public:
    explicit FillChoices(QWidget *parent = nullptr);

    // Shows the ways to fill the gaps of an operation's result for the session's document; without any it hides.
    void show(const AppliedOperation &result, const Operation &operation, const Session &session);
    void clear();
    // While something else is tried, the rows stay where they are, but choose nothing.
    void setStale(bool isStale);
    // Shows the gap of this frame.
    void lookAt(int frame);

signals:
    void chosen(const std::string &method); // by the user; the word in calls

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] std::size_t gapAt(int frame) const;
    void showGap(std::size_t gap);
    void makeButtons(std::size_t count);
    void choose(std::size_t row);
    [[nodiscard]] QString wordsOf(const FilledGap &gap, const FillChoice &choice) const;
    [[nodiscard]] std::vector<QImage> picturesOf(const FilledGap &gap) const;

    QLabel *m_title;
    QVBoxLayout *m_rows;
    std::vector<FillButton *> m_buttons;
    const Operation *m_operation = nullptr; // whose result it is
    QPointer<const Session> m_session; // null without choices
    std::vector<FilledGap> m_gaps;
    std::size_t m_gap = 0; // the one that is shown
    bool m_isStale = false;
};

} // namespace limber
