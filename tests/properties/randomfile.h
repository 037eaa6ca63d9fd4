#pragma once

#include "motion/channel.h"

#include <rapidcheck.h>

#include <array>
#include <string>
#include <vector>

namespace limber::test {

// A number as a file may write it, and its value.
struct NumberText
{
    std::string text;
    double value = 0.0;
};

// One joint of a random skeleton, described by how many levels it is above the joint before.
struct RandomJoint
{
    int levelsUp = 0;
    std::string name;
    std::array<NumberText, 3> offset;
    std::vector<Channel> channels;
    bool hasEndSite = false;
    std::array<NumberText, 3> endOffset;
};

// The layout of a file.
struct RandomLayout
{
    std::string indent;
    std::string lineEnd;
    std::string gap; // between words
    int letterCase = 0; // the case of keywords: as in the format, lower, upper
    int commentEvery = 0; // a comment after this many lines; 0 for no comments
    int blankLineEvery = 0;
    bool trailingBlanks = false;
    bool endsWithLineEnd = true;
    bool byteOrderMark = false;
};

// A file and exactly what it has to be read as.
struct RandomFile
{
    std::vector<RandomJoint> joints;
    std::vector<std::vector<NumberText>> frames;
    NumberText frameTime;
    RandomLayout layout;

    [[nodiscard]] int columnCount() const;
    // The parents by joint; a joint without an ancestor that many levels up is a root.
    [[nodiscard]] std::vector<int> parents() const;
};

// A token of the written file.
struct TokenPlace
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct WrittenFile
{
    std::string text;
    std::vector<TokenPlace> names; // by joint
    std::vector<std::array<TokenPlace, 3>> offsets; // by joint
    std::vector<std::vector<TokenPlace>> values; // by frame and column
    TokenPlace frameTime;
};

[[nodiscard]] WrittenFile write(const RandomFile &file);

// Files of 5 to 80 joints in one or more hierarchies, with any channels in any order.
[[nodiscard]] rc::Gen<RandomFile> randomFiles();

void showValue(const RandomFile &file, std::ostream &out);

} // namespace limber::test
