# limber_formats(TARGET FOLDER…): every source in the folders is one format of files, found by its file's name: NAME.cpp
# defines `Format limber::NAMEFormat()`. Nothing else has to know of it.
function(limber_formats target)
  set(declarations "")
  set(calls "")
  foreach(folder ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS "${folder}/*.cpp")
    list(SORT sources)
    foreach(source ${sources})
      cmake_path(GET source STEM name)
      string(APPEND declarations "Format ${name}Format();\n")
      string(APPEND calls "        ${name}Format(),\n")
      # A program that has more formats than the core compiles only its own ones.
      cmake_path(IS_PREFIX CMAKE_CURRENT_SOURCE_DIR "${source}" NORMALIZE isOwn)
      if(isOwn)
        target_sources(${target} PRIVATE "${source}")
      endif()
    endforeach()
  endforeach()
  # In a folder of its own, it is compiled by itself.
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${target}_formats/formatlist.cpp")
  file(CONFIGURE OUTPUT "${list}" @ONLY CONTENT [=[
#include "formats/format.h"
#include "formats/formatorder.h"

namespace limber {

@declarations@
const std::vector<Format> &formats()
{
    static const std::vector<Format> all = inListedOrder({
@calls@    });
    return all;
}

} // namespace limber
]=])
  target_sources(${target} PRIVATE "${list}")
endfunction()
