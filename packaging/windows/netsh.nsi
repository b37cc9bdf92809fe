; SPDX-License-Identifier: GPL-3.0-or-later
; Stands in for netsh under wine, whose own does nothing: rules of the firewall, each the words that made it, are lines of
; C:\windows\rules.txt. Given: OUT.
Unicode true
Target amd64-unicode
RequestExecutionLevel user
SilentInstall silent
OutFile "${OUT}"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

Section
  ${GetParameters} $0
  StrCpy $1 $0 23
  ${If} $1 == "advfirewall firewall ad"
    FileOpen $2 "$WINDIR\rules.txt" a
    FileSeek $2 0 END
    FileWrite $2 "$0$\n"
    FileClose $2
  ${ElseIfNot} ${FileExists} "$WINDIR\rules.txt"
    SetErrorLevel 1
  ${ElseIf} $1 == "advfirewall firewall de"
    Delete "$WINDIR\rules.txt"
  ${EndIf}
SectionEnd
