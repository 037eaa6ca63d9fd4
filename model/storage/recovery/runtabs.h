#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace limber {

// Which documents were open in a run of the program, so that they can be opened again with those that are restored.
struct RunTabs
{
    struct Tab
    {
        QString journal; // the name of its folder in that of the run; empty where there is none
        QString path; // of its project or file; empty for none
    };
    QList<Tab> tabs; // in their order
    int front = -1; // the one in front; -1 for none
    bool isKept = false; // the user ended the program so that it goes on like this at the next start
};

// As the file of a run holds it: JSON. What is no such file gives no tabs.
[[nodiscard]] QByteArray bytesOf(const RunTabs &tabs);
[[nodiscard]] RunTabs tabsFrom(const QByteArray &bytes);

} // namespace limber
