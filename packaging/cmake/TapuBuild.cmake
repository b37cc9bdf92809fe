# SPDX-License-Identifier: GPL-3.0-or-later
# What a build is called. Included: sets TAPU_BUILD and TAPU_BUILD_DATE. As a script (cmake -D HEADER=… -P): writes them
# to a header, which stays untouched if they are what they were.
#   TAPU_BUILD       "1a2b3c4d, 2026-11-21"; "+" behind the commit if files differ from it; the date alone if neither git
#                    nor an archive that git made (packaging/commit.txt) knows the commit
#   TAPU_BUILD_DATE  that of SOURCE_DATE_EPOCH, else of the commit, else today
get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
set(commit "")
set(commitTime "")
find_program(TAPU_GIT git)
if(TAPU_GIT AND EXISTS "${root}/.git")
  execute_process(COMMAND "${TAPU_GIT}" -C "${root}" log -1 --abbrev=8 "--format=%h %ct"
                  OUTPUT_VARIABLE told OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  execute_process(COMMAND "${TAPU_GIT}" -C "${root}" diff --quiet HEAD -- RESULT_VARIABLE differs ERROR_QUIET)
else()
  file(READ "${root}/packaging/commit.txt" told)
  set(differs 0)
endif()
if(told MATCHES "^([0-9a-f]+) ([0-9]+)")
  set(commitTime "${CMAKE_MATCH_2}")
  string(SUBSTRING "${CMAKE_MATCH_1}" 0 8 commit)
  if(NOT differs EQUAL 0)
    string(APPEND commit "+")
  endif()
endif()
set(epoch "$ENV{SOURCE_DATE_EPOCH}")
if(epoch STREQUAL "" AND commitTime)
  set(ENV{SOURCE_DATE_EPOCH} "${commitTime}")  # string(TIMESTAMP) heeds it
endif()
string(TIMESTAMP TAPU_BUILD_DATE "%Y-%m-%d" UTC)
set(ENV{SOURCE_DATE_EPOCH} "${epoch}")
if(epoch STREQUAL "")
  unset(ENV{SOURCE_DATE_EPOCH})
endif()
set(TAPU_BUILD "${TAPU_BUILD_DATE}")
if(commit)
  set(TAPU_BUILD "${commit}, ${TAPU_BUILD_DATE}")
endif()

if(CMAKE_SCRIPT_MODE_FILE)
  set(text "#define TAPU_BUILD \"${TAPU_BUILD}\"\n")
  set(before "")
  if(EXISTS "${HEADER}")
    file(READ "${HEADER}" before)
  endif()
  if(NOT text STREQUAL before)
    file(WRITE "${HEADER}" "${text}")
  endif()
endif()
