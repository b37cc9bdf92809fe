; SPDX-License-Identifier: GPL-3.0-or-later
; The installer. Given by setup_program.sh: VERSION, STAGE (the folder of files), LIST (what the uninstaller takes away)
; and PROGRAMS (what must not run), both made from STAGE, ART (icon and pictures), LANGUAGES (NSIS's Hindi in our words),
; OUT, SIZE in kB. Who starts it as an administrator installs for all users, everybody else, or with /CurrentUser, for
; themselves. Silent: /S, and /D=FOLDER as the last word. Status 2: refused, and nothing was changed.
Unicode true
Target amd64-unicode
ManifestSupportedOS Win10
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave on
Name "$(game)"
OutFile "${OUT}"
; Its last part is appended to a folder that is looked for; by itself it means that /D named none.
InstallDir "\Tapu"
BrandingText "$(game) ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Tapu"
VIAddVersionKey "FileDescription" "Tapu"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "FileFunc.nsh"
!include "Sections.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tapu"
!define CLASSES "Software\Classes"
!define MUI_ICON "${ART}/tapu.ico"
!define MUI_UNICON "${ART}/tapu.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ART}/welcome.bmp"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${ART}/header.bmp"
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TEXT "$(welcome)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tapu.exe"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(stays)"

Var isForAll
Var alone   ; where Tapu lies that this person installed for themselves alone
Var shared  ; where it lies that was installed for all
Var hadRule ; 1: the firewall lets it through, by a rule of the setup program
Var isSame  ; 1: what Windows knows is replaced in its own folder

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE isFit
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_PAGE_CUSTOMFUNCTION_SHOW mayRun
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGEEX "${LANGUAGES}" "Hindi"
!include "${__FILEDIR__}/words.nsh"

; $1: whether that word is on the command line.
!macro ASKED word
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "${word}" $2
  StrCpy $1 1
  ${If} ${Errors}
    StrCpy $1 0
  ${EndIf}
!macroend

; Whoever may install for all does.
Function who
  UserInfo::GetAccountType
  Pop $0
  !insertmacro ASKED "/CurrentUser"
  ${If} $1 == 0
  ${AndIf} $0 == "Admin"
    StrCpy $isForAll 1
    SetShellVarContext all
  ${Else}
    StrCpy $isForAll 0
    SetShellVarContext current
  ${EndIf}
FunctionEnd

; One installation at a time: two would take menu and types of files from one another. What is for all only an
; administrator replaces. What somebody has for themselves they remove: their registry and folder name a program that
; others could have put there, and an administrator's setup program would lend it its rights.
Function isOnlyOne
  ReadRegStr $alone HKCU "${KEY}" "InstallLocation"
  ReadRegStr $shared HKLM "${KEY}" "InstallLocation"
  ${If} $isForAll == 0
    ${If} $shared != ""
    ${AndIf} ${FileExists} "$shared\uninstall.exe"
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(isShared)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${ElseIf} $alone != ""
  ${AndIf} ${FileExists} "$alone\uninstall.exe"
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(isAlone)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

; $1: whether the installation that Windows knows is the one in $INSTDIR.
!macro KNOWN un
Function ${un}isKnown
  StrCpy $1 0
  ReadRegStr $0 SHCTX "${KEY}" "InstallLocation"
  ${If} $0 != ""
    GetFullPathName /SHORT $0 $0
    GetFullPathName /SHORT $2 $INSTDIR
    ${If} $0 != ""
    ${AndIf} $0 == $2
      StrCpy $1 1
    ${EndIf}
  ${EndIf}
FunctionEnd
!macroend
!insertmacro KNOWN ""
!insertmacro KNOWN "un."

; $1: whether $INSTDIR has something in it, and Tapu is not installed there.
Function isForeign
  Call isKnown
  ${If} $1 == 1
    ${If} ${FileExists} "$INSTDIR\tapu.exe"
    ${OrIf} ${FileExists} "$INSTDIR\uninstall.exe"
      StrCpy $1 0
      Return
    ${EndIf}
    StrCpy $1 0
  ${ElseIf} ${FileExists} "$INSTDIR\tapu.exe"
  ${AndIf} ${FileExists} "$INSTDIR\uninstall.exe"
    Return
  ${EndIf}
  FindFirst $2 $3 "$INSTDIR\*"
  ${While} $3 != ""
    ${If} $3 != "."
    ${AndIf} $3 != ".."
      StrCpy $1 1
    ${EndIf}
    FindNext $2 $3
  ${EndWhile}
  FindClose $2
FunctionEnd

; Nothing is put among the files of others, some of which might have our names.
Function isNotForeign
  Call isForeign
  ${If} $1 == 1
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(foreign)" /SD IDOK
    ${If} ${Silent}
      SetErrorLevel 2
    ${EndIf}
    Abort
  ${EndIf}
FunctionEnd

; What was installed before stays until it is known that something can be put in its place.
Function isWritable
  StrCpy $1 0
  ${IfNot} ${FileExists} "$INSTDIR\*.*"
    StrCpy $1 1
    CreateDirectory "$INSTDIR"
  ${EndIf}
  ClearErrors
  FileOpen $0 "$INSTDIR\written.tmp" w
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(unwritable)" /SD IDOK
    ${If} ${Silent}
      SetErrorLevel 2
    ${EndIf}
    Abort
  ${EndIf}
  FileClose $0
  Delete "$INSTDIR\written.tmp"
  ${If} $1 == 1
    RMDir "$INSTDIR"
  ${EndIf}
FunctionEnd

Function isFit
  Call isNotForeign
  Call isWritable
FunctionEnd

; What an administrator starts runs as the administrator, whose games would be others than those of the person.
Function mayRun
  ${If} $isForAll == 1
    SendMessage $mui.FinishPage.Run ${BM_SETCHECK} ${BST_UNCHECKED} 0
    ShowWindow $mui.FinishPage.Run ${SW_HIDE}
  ${EndIf}
FunctionEnd

; The folder is chosen unless /D named one.
Function .onInit
  SetRegView 64
  Call who
  Call isOnlyOne
  Call hasRule
  ${If} $INSTDIR == "\Tapu"
    ReadRegStr $INSTDIR SHCTX "${KEY}" "InstallLocation"
    ${If} $INSTDIR == ""
      StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Tapu"
      ${If} $isForAll == 1
        StrCpy $INSTDIR "$PROGRAMFILES64\Tapu"
      ${EndIf}
      Call isForeign
      ${If} $1 == 1
        StrCpy $INSTDIR "$INSTDIR\Tapu"
      ${EndIf}
    ${EndIf}
  ${EndIf}
FunctionEnd

; What is left to a copy of an uninstaller that was told where it lies and cannot take away itself.
Function un.last
  StrCpy $0 0
  ${DoWhile} ${FileExists} "$INSTDIR\uninstall.exe"
    ${If} ${FileExists} "$INSTDIR\tapu.exe"
    ${OrIf} $0 == 100
      Return
    ${EndIf}
    Sleep 100
    Delete "$INSTDIR\uninstall.exe"
    IntOp $0 $0 + 1
  ${Loop}
  RMDir "$INSTDIR"
FunctionEnd

; Whose it is tells the place where Windows knows it, not who takes it away.
Function un.onInit
  SetRegView 64
  !insertmacro ASKED "/LAST"
  ${If} $1 == 1
    Call un.last
    Quit
  ${EndIf}
  ; Told of another folder by _?=, it takes nothing away there.
  ${IfNot} ${FileExists} "$INSTDIR\uninstall.exe"
    SetErrorLevel 2
    Quit
  ${EndIf}
  SetShellVarContext all
  Call un.isKnown
  StrCpy $isForAll $1
  ${If} $isForAll == 0
    SetShellVarContext current
    Return
  ${EndIf}
  UserInfo::GetAccountType
  Pop $0
  ${If} $0 != "Admin"
    ${IfNot} ${Silent}
      ClearErrors
      ExecShell "runas" "$INSTDIR\uninstall.exe" ; Windows asks for an administrator
      ${IfNot} ${Errors}
        Quit
      ${EndIf}
    ${EndIf}
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(administrator)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

; A program that runs can be neither replaced nor taken away. It cannot be opened for writing either, nor can one that
; belongs to somebody else.
!macro ASK program
  ${If} ${FileExists} "$INSTDIR\${program}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${program}" a
    IfErrors open
    FileClose $0
  ${EndIf}
!macroend
!macro CLOSED un
Function ${un}isClosed
  again:
    !include "${PROGRAMS}"
    Return
  open:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(open)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Abort
FunctionEnd
!macroend
!insertmacro CLOSED ""
!insertmacro CLOSED "un."

; What another version has put into $4 goes first, by its own list and unless it runs. An uninstaller told where it lies
; is waited for; with /UPDATE it leaves itself and the rule of the firewall.
Function older
  ${If} $4 != ""
  ${AndIf} ${FileExists} "$4\uninstall.exe"
    again:
    StrCpy $1 0
    ExecWait '"$4\uninstall.exe" /S /UPDATE _?=$4' $1
    ${If} $1 == 2
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(open)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 2
      Abort
    ${EndIf}
    Delete "$4\uninstall.exe"
    RMDir "$4"
  ${EndIf}
FunctionEnd

!macro KIND kind words
  WriteRegStr SHCTX "${CLASSES}\${kind}" "" "${words}"
  WriteRegStr SHCTX "${CLASSES}\${kind}\DefaultIcon" "" "$INSTDIR\tapu.exe,0"
  WriteRegStr SHCTX "${CLASSES}\${kind}\shell\open\command" "" '"$INSTDIR\tapu.exe" -- "%1"'
!macroend
!macro TYPE ending kind words
  WriteRegStr SHCTX "${CLASSES}\${ending}" "" "${kind}"
  !insertmacro KIND "${kind}" "${words}"
!macroend

; What others have written into these keys stays, and so does what they have made of ours.
!macro NOKIND kind
  ReadRegStr $0 SHCTX "${CLASSES}\${kind}\shell\open\command" ""
  ${If} $0 == '"$INSTDIR\tapu.exe" -- "%1"'
    DeleteRegValue SHCTX "${CLASSES}\${kind}" ""
    DeleteRegValue SHCTX "${CLASSES}\${kind}" "URL Protocol"
    DeleteRegKey SHCTX "${CLASSES}\${kind}\DefaultIcon"
    DeleteRegKey SHCTX "${CLASSES}\${kind}\shell\open\command"
    DeleteRegKey /ifempty SHCTX "${CLASSES}\${kind}\shell\open"
    DeleteRegKey /ifempty SHCTX "${CLASSES}\${kind}\shell"
    DeleteRegKey /ifempty SHCTX "${CLASSES}\${kind}"
  ${EndIf}
!macroend
!macro NOTYPE ending kind
  ReadRegStr $0 SHCTX "${CLASSES}\${ending}" ""
  ${If} $0 == "${kind}"
    DeleteRegValue SHCTX "${CLASSES}\${ending}" ""
    DeleteRegKey /ifempty SHCTX "${CLASSES}\${ending}"
  ${EndIf}
  !insertmacro NOKIND "${kind}"
!macroend

Section "$(game)" program
  SectionIn RO
  Call isFit
  Call isClosed
  Call isKnown
  StrCpy $isSame $1
  ReadRegStr $4 SHCTX "${KEY}" "InstallLocation"
  Call older
  StrCpy $4 $INSTDIR
  Call older
  SetOutPath "$INSTDIR"
  ; First what takes it away again: the setup program may be cut off.
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr SHCTX "${KEY}" "DisplayName" "$(name)"
  WriteRegStr SHCTX "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  File /r "${STAGE}\*"
  CreateDirectory "$SMPROGRAMS\Tapu"
  CreateShortcut "$SMPROGRAMS\Tapu\$(name).lnk" "$INSTDIR\tapu.exe"
  CreateShortcut "$SMPROGRAMS\Tapu\$(editor).lnk" "$INSTDIR\tapu.exe" "--editor"
  !insertmacro TYPE ".tapuboard" "Tapu.Board" "$(board)"
  !insertmacro TYPE ".tapuchain" "Tapu.Chain" "$(chain)"
  !insertmacro TYPE ".tapu" "Tapu.Record" "$(record)"
  !insertmacro KIND "tapu" "URL:Tapu"
  WriteRegStr SHCTX "${CLASSES}\tapu" "URL Protocol" ""
  WriteRegStr SHCTX "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${KEY}" "DisplayIcon" "$INSTDIR\tapu.exe,0"
  WriteRegStr SHCTX "${KEY}" "Publisher" "The Tapu authors"
  WriteRegDWORD SHCTX "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD SHCTX "${KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${KEY}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; netsh of Windows, not one that lies beside the setup program; its status in $0.
!macro NETSH words
  nsExec::Exec '"$SYSDIR\netsh.exe" advfirewall firewall ${words}'
  Pop $0
!macroend

; Only an administrator may; otherwise Windows asks the first time. An update leaves a rule as it is, which
; its user may have changed.
Section /o "$(firewall)" firewall
  ${If} $isForAll == 1
    StrCpy $0 1
    ${If} $hadRule$isSame == 11
      !insertmacro NETSH 'show rule name="Tapu"'
    ${EndIf}
    ${If} $0 != 0
      !insertmacro NETSH 'delete rule name="Tapu"'
      !insertmacro NETSH 'add rule name="Tapu" dir=in action=allow profile=private program="$INSTDIR\tapu.exe"'
      !insertmacro NETSH 'add rule name="Tapu" dir=in action=allow profile=private program="$INSTDIR\tapu-server.exe"'
    ${EndIf}
    WriteRegDWORD SHCTX "${KEY}" "Firewall" 1
  ${EndIf}
SectionEnd
Section "-"
  ${If} $hadRule == 1
  ${AndIfNot} ${SectionIsSelected} ${firewall}
    !insertmacro NETSH 'delete rule name="Tapu"'
    DeleteRegValue SHCTX "${KEY}" "Firewall"
  ${EndIf}
SectionEnd

; Who has the rule keeps it, unless they choose otherwise. Who is no administrator cannot choose it.
Function hasRule
  StrCpy $hadRule 0
  ${If} $isForAll == 0
    !insertmacro SetSectionFlag ${firewall} ${SF_RO}
  ${EndIf}
  ${If} $isForAll == 1
    ReadRegDWORD $0 SHCTX "${KEY}" "Firewall"
    ${If} $0 == 1
      StrCpy $hadRule 1
      !insertmacro SelectSection ${firewall}
    ${EndIf}
  ${EndIf}
FunctionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${program} "$(aboutProgram)"
  !insertmacro MUI_DESCRIPTION_TEXT ${firewall} "$(aboutFirewall)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; What Windows knows of Tapu is left alone if it is of an installation elsewhere. Links may bear the names of another
; language than the one spoken now.
Section "Uninstall"
  SetOutPath "$TEMP"
  !insertmacro ASKED "/UPDATE"
  StrCpy $3 $1
  Call un.isClosed
  Call un.isKnown
  ${If} $1 == 1
    ReadRegDWORD $0 SHCTX "${KEY}" "Firewall"
    ${If} $0 == 1
    ${AndIf} $3 == 0
      !insertmacro NETSH 'delete rule name="Tapu"'
    ${EndIf}
    Delete "$SMPROGRAMS\Tapu\${nameEnglish}.lnk"
    Delete "$SMPROGRAMS\Tapu\${nameHindi}.lnk"
    Delete "$SMPROGRAMS\Tapu\${editorEnglish}.lnk"
    Delete "$SMPROGRAMS\Tapu\${editorHindi}.lnk"
    RMDir "$SMPROGRAMS\Tapu"
    !insertmacro NOTYPE ".tapuboard" "Tapu.Board"
    !insertmacro NOTYPE ".tapuchain" "Tapu.Chain"
    !insertmacro NOTYPE ".tapu" "Tapu.Record"
    !insertmacro NOKIND "tapu"
    DeleteRegKey SHCTX "${KEY}"
  ${EndIf}
  !include "${LIST}"
  Delete "$INSTDIR\uninstall.exe"
  ; Still there: it was told where it lies, so that this is no copy but itself, which Windows keeps while it runs.
  ${If} $3 == 0
  ${AndIf} ${FileExists} "$INSTDIR\uninstall.exe"
    CopyFiles /SILENT "$INSTDIR\uninstall.exe" "$TEMP\tapu-uninstall.exe"
    Exec '"$TEMP\tapu-uninstall.exe" /S /LAST _?=$INSTDIR'
  ${EndIf}
  RMDir "$INSTDIR"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
