#pragma once

#include "actions/searchentry.h"

#include <QPointer>
#include <QString>

#include <utility>
#include <vector>

class QAction;

namespace limber {

class SearchFillers;

// The commands of the menus, found by the words that people use for them: those of the menu's text, and synonyms such
// as "fps" for the frame time.
class CommandIndex
{
public:
    struct Command
    {
        QPointer<QAction> action;
        QString title; // "Menu › Command"
        SearchEntry words;
    };

    void add(const QString &menu, QAction *action);
    // Returns the commands in which every word of `query` is found, the best first: the operation or the panel of that
    // name; of two that fit equally well, an enabled one. If there are none, the words that say what is wanted are
    // enough. Returns none for an empty query.
    [[nodiscard]] std::vector<const Command *> find(const QString &query) const;
    // Returns a few commands in which some words of `query` are found, the best first.
    [[nodiscard]] std::vector<const Command *> findSome(const QString &query) const;
    // Returns a sentence about a wanted feature that Limber does not have; empty if `query` asks for none.
    [[nodiscard]] static QString absentFeature(const QString &query);

private:
    using Found = std::vector<std::pair<int, const Command *>>; // with their scores

    [[nodiscard]] std::vector<const Command *> findAll(const QStringList &words, const SearchFillers &fillers) const;
    [[nodiscard]] static std::vector<const Command *> sorted(Found found);

    std::vector<Command> m_commands;
};

} // namespace limber
