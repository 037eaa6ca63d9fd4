# limber_verbs(TARGET NAME…): the verbs of the command line, in the order in which people read them. NAME is a source
# NAMEverb.cpp in this folder, which defines `Verb limber::cli::NAMEVerb()`. Nothing else has to know of it.
function(limber_verbs target)
  set(declarations "")
  set(calls "")
  foreach(name ${ARGN})
    string(APPEND declarations "Verb ${name}Verb();\n")
    string(APPEND calls "        ${name}Verb(),\n")
    target_sources(${target} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}/${name}verb.cpp")
  endforeach()
  # In a folder of its own, it is compiled by itself.
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${target}_verbs/verblist.cpp")
  file(CONFIGURE OUTPUT "${list}" @ONLY CONTENT [=[
#include "verbs/verb.h"

#include <vector>

namespace limber::cli {

@declarations@
std::span<const Verb> allVerbs()
{
    static const std::vector<Verb> all{
@calls@    };
    return all;
}

} // namespace limber::cli
]=])
  target_sources(${target} PRIVATE "${list}")
endfunction()
