#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace limber {

// The documents that were open in a run of the program, so that they can be opened again together with the restored
// ones.
struct RunTabs
{
    struct Tab
    {
        QString journal; // the name of its folder in the folder of the run; empty for no journal
        QString path; // of its project or file; empty if there is none
    };
    QList<Tab> tabs; // in the order of the tabs
    int front = -1; // the index of the tab in front; -1 for none
    bool isKept = false; // the user ended the program so that the next start opens these again
};

// Converts the tabs to and from the file of a run, which is JSON. Invalid bytes give no tabs.
[[nodiscard]] QByteArray bytesOf(const RunTabs &tabs);
[[nodiscard]] RunTabs tabsFrom(const QByteArray &bytes);

} // namespace limber
