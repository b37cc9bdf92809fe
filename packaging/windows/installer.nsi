; SPDX-License-Identifier: GPL-3.0-or-later
; The installer. Given by package_windows.sh: VERSION, STAGE (the folder of files), LIST (what the uninstaller takes
; away, made from STAGE), OUT, SIZE in kB. Who starts it as an administrator installs for all users, everybody else for
; themselves. Silent: /S, and /D=FOLDER as the last word.
Unicode true
Target amd64-unicode
ManifestSupportedOS Win10
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave on
Name "$(game)"
OutFile "${OUT}"
BrandingText "$(game) ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Tapu"
VIAddVersionKey "FileDescription" "Tapu"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!include "MUI2.nsh"
!include "LogicLib.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tapu"
!define CLASSES "Software\Classes"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TEXT "$(welcome)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tapu.exe"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(stays)"
!define MUI_COMPONENTSPAGE_SMALLDESC

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Hindi"
!include "${__FILEDIR__}/words.nsh"

Var isForAll

; Whoever may install for all does; the folder is chosen unless /D named one.
!macro WHO un
Function ${un}who
  UserInfo::GetAccountType
  Pop $0
  StrCpy $isForAll 0
  ${If} $0 == "Admin"
    StrCpy $isForAll 1
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
FunctionEnd
!macroend
!insertmacro WHO ""
!insertmacro WHO "un."

Function .onInit
  SetRegView 64
  Call who
  ReadRegStr $0 SHCTX "${KEY}" "InstallLocation"
  ${If} $INSTDIR == ""
    ${If} $0 != ""
      StrCpy $INSTDIR $0
    ${ElseIf} $isForAll == 1
      StrCpy $INSTDIR "$PROGRAMFILES64\Tapu"
    ${Else}
      StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Tapu"
    ${EndIf}
  ${EndIf}
FunctionEnd

Function un.onInit
  SetRegView 64
  Call un.who
FunctionEnd

; A program that runs can be neither replaced nor taken away.
!macro CLOSED un
Function ${un}isClosed
  again:
    IfFileExists "$INSTDIR\tapu.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\tapu.exe" a
    IfErrors open
    FileClose $0
    Goto closed
  open:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(open)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Abort
  closed:
FunctionEnd
!macroend
!insertmacro CLOSED ""
!insertmacro CLOSED "un."

; What an older version has put there goes first, by its own list.
Function older
  ReadRegStr $0 SHCTX "${KEY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    ExecWait '"$0\uninstall.exe" /S _?=$0'
  ${EndIf}
FunctionEnd

!macro TYPE ending kind words
  WriteRegStr SHCTX "${CLASSES}\${ending}" "" "${kind}"
  WriteRegStr SHCTX "${CLASSES}\${kind}" "" "${words}"
  WriteRegStr SHCTX "${CLASSES}\${kind}\DefaultIcon" "" "$INSTDIR\tapu.exe,0"
  WriteRegStr SHCTX "${CLASSES}\${kind}\shell\open\command" "" '"$INSTDIR\tapu.exe" "%1"'
!macroend

!macro NOTYPE ending kind
  ReadRegStr $0 SHCTX "${CLASSES}\${ending}" ""
  ${If} $0 == "${kind}"
    DeleteRegKey SHCTX "${CLASSES}\${ending}"
  ${EndIf}
  DeleteRegKey SHCTX "${CLASSES}\${kind}"
!macroend

Section "$(game)" program
  SectionIn RO
  Call isClosed
  Call older
  SetOutPath "$INSTDIR"
  File /r "${STAGE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateDirectory "$SMPROGRAMS\Tapu"
  CreateShortcut "$SMPROGRAMS\Tapu\$(name).lnk" "$INSTDIR\tapu.exe"
  CreateShortcut "$SMPROGRAMS\Tapu\$(editor).lnk" "$INSTDIR\tapu.exe" "--editor"
  !insertmacro TYPE ".tapuboard" "Tapu.Board" "$(board)"
  !insertmacro TYPE ".tapuchain" "Tapu.Chain" "$(chain)"
  !insertmacro TYPE ".tapu" "Tapu.Record" "$(record)"
  WriteRegStr SHCTX "${CLASSES}\tapu" "" "URL:Tapu"
  WriteRegStr SHCTX "${CLASSES}\tapu" "URL Protocol" ""
  WriteRegStr SHCTX "${CLASSES}\tapu\DefaultIcon" "" "$INSTDIR\tapu.exe,0"
  WriteRegStr SHCTX "${CLASSES}\tapu\shell\open\command" "" '"$INSTDIR\tapu.exe" "%1"'
  WriteRegStr SHCTX "${KEY}" "DisplayName" "$(name)"
  WriteRegStr SHCTX "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${KEY}" "DisplayIcon" "$INSTDIR\tapu.exe,0"
  WriteRegStr SHCTX "${KEY}" "Publisher" "The Tapu authors"
  WriteRegStr SHCTX "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD SHCTX "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD SHCTX "${KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${KEY}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Only an administrator may; otherwise Windows asks when the first game is hosted.
Section /o "$(firewall)" firewall
  ${If} $isForAll == 1
    nsExec::Exec 'netsh advfirewall firewall add rule name="Tapu" dir=in action=allow profile=private program="$INSTDIR\tapu.exe"'
    Pop $0
    nsExec::Exec 'netsh advfirewall firewall add rule name="Tapu" dir=in action=allow profile=private program="$INSTDIR\tapu-server.exe"'
    Pop $0
    WriteRegDWORD SHCTX "${KEY}" "Firewall" 1
  ${EndIf}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${program} "$(aboutProgram)"
  !insertmacro MUI_DESCRIPTION_TEXT ${firewall} "$(aboutFirewall)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Section "Uninstall"
  Call un.isClosed
  ReadRegDWORD $1 SHCTX "${KEY}" "Firewall"
  ${If} $1 == 1
    nsExec::Exec 'netsh advfirewall firewall delete rule name="Tapu"'
    Pop $0
  ${EndIf}
  !include "${LIST}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tapu\*.lnk"
  RMDir "$SMPROGRAMS\Tapu"
  !insertmacro NOTYPE ".tapuboard" "Tapu.Board"
  !insertmacro NOTYPE ".tapuchain" "Tapu.Chain"
  !insertmacro NOTYPE ".tapu" "Tapu.Record"
  DeleteRegKey SHCTX "${CLASSES}\tapu"
  DeleteRegKey SHCTX "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
