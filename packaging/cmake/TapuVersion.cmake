# SPDX-License-Identifier: GPL-3.0-or-later
# Version and build, in one place: PROJECT_VERSION comes from project(), the build from the commit and its date.
#   TAPU_BUILD       "1a2b3c4d, 2026-11-21"; "+" behind the commit if files differ from it; the date alone without git
#   TAPU_BUILD_DATE  that of SOURCE_DATE_EPOCH, else of the commit, else today
# Only the sources named with tapu_shows_build() know the build, so that a commit compiles three files, not all.
set(TAPU_COMMIT "")
find_package(Git QUIET)
if(GIT_FOUND AND EXISTS "${PROJECT_SOURCE_DIR}/.git")
  execute_process(COMMAND "${GIT_EXECUTABLE}" -C "${PROJECT_SOURCE_DIR}" log -1 --format=%h --abbrev=8
                  OUTPUT_VARIABLE TAPU_COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  execute_process(COMMAND "${GIT_EXECUTABLE}" -C "${PROJECT_SOURCE_DIR}" log -1 --format=%ct
                  OUTPUT_VARIABLE commit_time OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  execute_process(COMMAND "${GIT_EXECUTABLE}" -C "${PROJECT_SOURCE_DIR}" diff --quiet HEAD --
                  RESULT_VARIABLE differs ERROR_QUIET)
  if(TAPU_COMMIT AND NOT differs EQUAL 0)
    string(APPEND TAPU_COMMIT "+")
  endif()
endif()
set(epoch "$ENV{SOURCE_DATE_EPOCH}")
if(epoch STREQUAL "" AND commit_time)
  set(ENV{SOURCE_DATE_EPOCH} "${commit_time}")  # string(TIMESTAMP) heeds it
endif()
string(TIMESTAMP TAPU_BUILD_DATE "%Y-%m-%d" UTC)
set(ENV{SOURCE_DATE_EPOCH} "${epoch}")
if(epoch STREQUAL "")
  unset(ENV{SOURCE_DATE_EPOCH})
endif()
set(TAPU_BUILD "${TAPU_BUILD_DATE}")
if(TAPU_COMMIT)
  set(TAPU_BUILD "${TAPU_COMMIT}, ${TAPU_BUILD_DATE}")
endif()

# tapu_shows_build(main.cpp): that source gets TAPU_BUILD.
function(tapu_shows_build)
  set_source_files_properties(${ARGN} PROPERTIES COMPILE_DEFINITIONS "TAPU_BUILD=\"${TAPU_BUILD}\"")
endfunction()
