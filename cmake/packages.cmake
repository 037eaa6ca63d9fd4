# Debian packages by CPack, see scripts/package: limber (the editor), limber-cli, the library, what developers need, and
# the package for Python where that is built.
# Parts are told apart by the components of install().
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME limber)
set(CPACK_PACKAGE_VENDOR "The Limber authors")
set(LIMBER_MAINTAINER "The Limber authors <limber-authors@users.noreply.github.com>" CACHE STRING
  "Whom the packages name")
mark_as_advanced(LIMBER_MAINTAINER)
set(CPACK_PACKAGE_CONTACT "${LIMBER_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has its own
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL Editor CommandLine Library Development)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS OFF)
# Programs link the library statically: the packages need nothing of each other but what is said below.
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(library_package liblimber${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(about "BVH files hold motion capture: a skeleton and how it moves. What
Limber saves differs from what it opened only in what was changed.")

# limber_package(COMPONENT NAME SECTION SUMMARY TEXT DEPENDS)
function(limber_package component name section summary text depends)
  string(TOUPPER ${component} key)
  set(CPACK_DEBIAN_${key}_PACKAGE_NAME ${name} PARENT_SCOPE)
  set(CPACK_DEBIAN_${key}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  set(CPACK_DEBIAN_${key}_PACKAGE_DEPENDS "${depends}" PARENT_SCOPE)
  set(CPACK_COMPONENT_${key}_DESCRIPTION "${summary}\n${text}\n${about}" PARENT_SCOPE)
  # What Debian wants to find beside every package.
  foreach(file changelog.gz changelog.Debian.gz copyright)
    install(FILES "${CMAKE_CURRENT_BINARY_DIR}/packages/${file}" DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name}
      COMPONENT ${component} EXCLUDE_FROM_ALL OPTIONAL)
  endforeach()
endfunction()

limber_package(Editor limber graphics "editor for BVH motion capture files"
  "Shows the joints, the posed skeleton and the numbers; people pose, clean
up, retarget and compare motions with it."
  "limber-cli (= ${PROJECT_VERSION}), libqt6svg6, qt6-translations-l10n")
limber_package(CommandLine limber-cli graphics "works on BVH motion capture files without a window"
  "Checks, edits, cleans up, retargets and converts single files and whole
folders, for scripts and clusters." "")
limber_package(Library ${library_package} libs "library for BVH motion capture files"
  "Reads, writes, poses, cleans up and retargets motions for programs in C++
and C." "")
limber_package(Development liblimber-dev libdevel "library for BVH motion capture files (development)"
  "Headers, the static library, and files for CMake and pkg-config." "${library_package} (= ${PROJECT_VERSION}), libglm-dev")
if(TARGET limber_python)
  math(EXPR next_python "${Python_VERSION_MINOR} + 1")
  limber_package(Python python3-limber python "BVH motion capture files for Python 3"
    "Reads, writes, poses, cleans up and retargets motions, with NumPy arrays."
    "python3 (>= 3.${Python_VERSION_MINOR}), python3 (<< 3.${next_python}), python3-numpy, ${library_package} (= ${PROJECT_VERSION})")
  list(APPEND CPACK_COMPONENTS_ALL Python)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
    "${PROJECT_SOURCE_DIR}/resources/packages/python/postinst;${PROJECT_SOURCE_DIR}/resources/packages/python/prerm")
  # Its module needs the library of the package beside it, which is not installed while packages are made.
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${PROJECT_BINARY_DIR}/model/core")
endif()
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA "${PROJECT_SOURCE_DIR}/resources/packages/triggers")
set(CPACK_DEBIAN_EDITOR_PACKAGE_RECOMMENDS "fonts-dejavu-core")
# Japanese letters.
set(CPACK_DEBIAN_EDITOR_PACKAGE_SUGGESTS "fonts-noto-cjk")
set(CPACK_DEBIAN_COMMANDLINE_PACKAGE_SUGGESTS "ffmpeg")

configure_file("${PROJECT_SOURCE_DIR}/resources/packages/changelog.Debian.in" packages/changelog.Debian @ONLY)
configure_file("${PROJECT_SOURCE_DIR}/resources/packages/copyright" packages/copyright COPYONLY)
configure_file("${PROJECT_SOURCE_DIR}/CHANGELOG.md" packages/changelog COPYONLY)
# -n: the same bytes at any time.
add_custom_command(OUTPUT packages/changelog.gz packages/changelog.Debian.gz
  COMMAND gzip --best --no-name --keep --force packages/changelog packages/changelog.Debian
  DEPENDS "${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${PROJECT_SOURCE_DIR}/resources/packages/changelog.Debian.in"
  VERBATIM)
add_custom_target(limber_package_texts DEPENDS packages/changelog.gz packages/changelog.Debian.gz)
include(CPack)
