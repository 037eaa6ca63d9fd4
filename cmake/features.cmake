# limber_features(TARGET NAME…): the features of the window, in this order, in which panels of one side and entries of
# context menus lie. NAME is a source NAMEfeature.cpp in this folder, or a folder of this name with all sources of the
# feature; it defines `void limber::addNAME(FeatureHost &)`, where NAME begins with a capital. Nothing else has to know
# of it.
function(limber_features target)
  set(declarations "")
  set(calls "")
  foreach(name ${ARGN})
    string(SUBSTRING ${name} 0 1 first)
    string(TOUPPER ${first} first)
    string(SUBSTRING ${name} 1 -1 others)
    string(APPEND declarations "void add${first}${others}(FeatureHost &host);\n")
    string(APPEND calls "    add${first}${others}(host);\n")
    if(IS_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/${name}")
      file(GLOB sources CONFIGURE_DEPENDS "${name}/*.cpp" "${name}/*.h")
    else()
      set(sources "${CMAKE_CURRENT_SOURCE_DIR}/${name}feature.cpp")
    endif()
    target_sources(${target} PRIVATE ${sources})
  endforeach()
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${target}_features/featurelist.cpp")
  file(CONFIGURE OUTPUT "${list}" @ONLY CONTENT [=[
#include "features/featurehost.h"

namespace limber {

@declarations@
void addFeatures(FeatureHost &host)
{
@calls@}

} // namespace limber
]=])
  target_sources(${target} PRIVATE "${list}")
endfunction()
