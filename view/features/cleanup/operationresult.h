#pragma once

#include "operations/applyoperation.h"

#include <QWidget>

#include <optional>
#include <string>
#include <string_view>

class QFrame;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace limber {

class Document;
class ElidedLabel;

// What an operation would do or has done, in words: how much changes, figures and, in another colour, what would be
// lost. An edge in the colour of previews stands beside it as long as nothing is changed yet. Why it cannot be done is
// a label of its own, which its parent shows where it cannot be scrolled away.
class OperationResult : public QWidget
{
    Q_OBJECT

public:
    explicit OperationResult(QWidget *parent = nullptr);

    // Where only the first lines are seen, what would be lost comes before the figures.
    void setWarningsFirst(bool areFirst);
    void clear();
    void show(const AppliedOperation &result, const Document &document);
    // Shows the same figures as those of the document now.
    void showAsApplied(const AppliedOperation &result);
    // Shows why there is no result.
    void showRefusal(const QString &text);
    // Shows a sentence where no result is.
    void showNothing(const QString &why);
    void showProgress(double fraction);
    // Returns the height in which so many lines are seen whole.
    [[nodiscard]] int heightOfLines(int count) const;
    [[nodiscard]] QString refusal() const;
    // Returns the label that says it; the parent lays it out.
    [[nodiscard]] QLabel &refusalLabel() { return *m_refusal; }

signals:
    void renewed(); // there is something else to read, from its first line
    // Emitted when it says that there is no result, and when it does not any more.
    void refusalShown(bool isShown);
    // Emitted when the user takes the setting that the operation offers.
    void settingWanted(std::string_view parameter, const std::string &value);
    // Emitted when the user wants to see where the result is worst: a frame of the document now, and its joint.
    void placeWanted(int frame, int joint);

private:
    void showOffer(const std::optional<OfferedSetting> &offer);
    void arrange(bool isHeadlineFirst);
    void showPlaceOf(const AppliedOperation &result, const Document &document);

    QProgressBar *m_progress = nullptr;
    QFrame *m_edge = nullptr;
    ElidedLabel *m_headline = nullptr; // one line, so that the figures below it are seen
    QLabel *m_figures = nullptr;
    QLabel *m_warnings = nullptr;
    QLabel *m_refusal = nullptr;
    QPushButton *m_showPlace = nullptr; // shown if the result jumps somewhere
    QPushButton *m_offer = nullptr; // shown if the operation offers a setting
    std::optional<OfferedSetting> m_offered;
    QVBoxLayout *m_lines = nullptr;
    bool m_areWarningsFirst = false;
    int m_frame = 0; // where it does
    int m_joint = 0;
};

} // namespace limber
