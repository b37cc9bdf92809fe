# SPDX-License-Identifier: GPL-3.0-or-later
# Version and build, in one place: PROJECT_VERSION comes from project(), the build from the commit and its date
# (TapuBuild.cmake). Pages that carry the date take it when they are configured; programs look at every build, so that
# --version names the commit that was built. Only the sources named with tapu_shows_build() know it: a commit compiles
# three files, not all, and a build where nothing changed none.
include(TapuBuild)
set(TAPU_BUILD_HEADER "${CMAKE_BINARY_DIR}/generated/tapu_build.h")
add_custom_target(tapu_build
                  COMMAND "${CMAKE_COMMAND}" -D "HEADER=${TAPU_BUILD_HEADER}" -P "${CMAKE_CURRENT_LIST_DIR}/TapuBuild.cmake"
                  BYPRODUCTS "${TAPU_BUILD_HEADER}" COMMENT "" VERBATIM)

# tapu_shows_build(TARGET main.cpp): that source of the target gets TAPU_BUILD.
function(tapu_shows_build target source)
  add_dependencies(${target} tapu_build)
  set_source_files_properties("${source}" PROPERTIES OBJECT_DEPENDS "${TAPU_BUILD_HEADER}" SKIP_PRECOMPILE_HEADERS ON
                              COMPILE_OPTIONS "-include;${TAPU_BUILD_HEADER}")
endfunction()
