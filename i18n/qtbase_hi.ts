<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi_IN" sourcelanguage="en_US">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>टैब बंद करें</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>%1 का परिचय</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 को छिपाएँ</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>बाकी सब छिपाएँ</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>सेटिंग…</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>%1 से बाहर निकलें</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>सेवाएँ</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>सब दिखाएँ</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>उपनाम</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ड्राइव</translation>
    </message>
    <message>
        <source>File</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>शॉर्टकट</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>अनजान</translation>
    </message>
</context>
<context>
    <name>QAbstractSocket</name>
    <message>
        <source>Connection refused</source>
        <translation>कनेक्शन ठुकराया गया</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>कनेक्शन में बहुत देर लगी</translation>
    </message>
    <message>
        <source>Host not found</source>
        <translation>इस पते का कंप्यूटर नहीं मिला</translation>
    </message>
    <message>
        <source>Network unreachable</source>
        <translation>नेटवर्क तक पहुँच नहीं है</translation>
    </message>
    <message>
        <source>Operation on socket is not supported</source>
        <translation>कनेक्शन पर यह काम नहीं किया जा सकता</translation>
    </message>
    <message>
        <source>Socket is not connected</source>
        <translation>कनेक्शन जुड़ा नहीं है</translation>
    </message>
    <message>
        <source>Socket operation timed out</source>
        <translation>नेटवर्क का काम समय पर पूरा नहीं हो सका</translation>
    </message>
    <message>
        <source>Trying to connect while connection is in progress</source>
        <translation>कनेक्शन पहले से जोड़ा जा रहा है</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>सब चुनें (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>एक कदम ऊपर (&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>एक कदम नीचे (&amp;D)</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>घटाएँ</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>मान घटाएँ</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>एक पेज पीछे जाता है</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>अगले पेज पर जाता है</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>बढ़ाएँ</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>मान बढ़ाएँ</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>अगला पेज</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>दबाएँ</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>पिछला पेज</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>नीचे खिसकाएँ</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>बाईं ओर खिसकाएँ</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>दाईं ओर खिसकाएँ</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>ऊपर खिसकाएँ</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>नीचे खिसकाता है</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>बाईं ओर खिसकाता है</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>दाईं ओर खिसकाता है</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>ऊपर खिसकाता है</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>फ़ोकस लाएँ</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>फ़ोकस यहाँ लाता है</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>मेन्यू दिखाएँ</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>मेन्यू दिखाता है</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>बदलें</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>चालू या बंद करता है</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>काम शुरू करता है</translation>
    </message>
</context>
<context>
    <name>QCocoaMenu</name>
    <message>
        <source>Edit</source>
        <translation>संपादन</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>अपने रंगों में जोड़ें (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>मूल रंग (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>अपने रंग (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>हरा (&amp;G):</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>HTML (&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>स्क्रीन से रंग उठाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>लाल (&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>गहराई (&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>चमक (&amp;V):</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>पारदर्शिता (&amp;L):</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>नीला (&amp;U):</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>कर्सर की जगह: %1, %2
रद्द करने के लिए Esc दबाएँ</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>रंगत (&amp;E):</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>रंग चुनें</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>विकल्पों की सूची खोलें</translation>
    </message>
    <message>
        <source>True</source>
        <translation>हाँ</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Arguments:</source>
        <translation>मान:</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Qt के विकल्पों के साथ पूरी मदद दिखाता है।</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>कमांड लाइन के विकल्पों की मदद दिखाता है।</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>संस्करण दिखाता है।</translation>
    </message>
    <message>
        <source>Missing value after '%1'.</source>
        <translation>“%1” के बाद मान नहीं है।</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>विकल्प:</translation>
    </message>
    <message>
        <source>Unexpected value after '%1'.</source>
        <translation>“%1” के बाद कोई मान नहीं होना चाहिए।</translation>
    </message>
    <message>
        <source>Unknown option '%1'.</source>
        <translation>अनजान विकल्प: “%1”</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>अनजान विकल्प: %1</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>चलाने का तरीका: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[विकल्प]</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What's This?</source>
        <translation>यह क्या है?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>पैनल बंद करता है</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>अलग करें</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>पैनल को अलग करता है और फिर से जोड़ता है</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>ठीक है (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>यह संदेश फिर दिखाएँ (&amp;S)</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>गंभीर गड़बड़ी:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>डीबग संदेश:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>घातक गड़बड़ी:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>जानकारी:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>चेतावनी:</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot create %1 for output: %2</source>
        <translation>%1 बनाई नहीं जा सकी: %2</translation>
    </message>
    <message>
        <source>Cannot open %1 for input</source>
        <translation>%1 पढ़ने के लिए नहीं खुल सकी</translation>
    </message>
    <message>
        <source>Cannot open destination file: %1</source>
        <translation>जिस फ़ाइल में लिखना है, वह नहीं खुल सकी: %1</translation>
    </message>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>लिखने के लिए नहीं खुल सकी: %1</translation>
    </message>
    <message>
        <source>Cannot remove source file</source>
        <translation>मूल फ़ाइल हटाई नहीं जा सकी</translation>
    </message>
    <message>
        <source>Destination file exists</source>
        <translation>इस नाम की फ़ाइल पहले से है</translation>
    </message>
    <message>
        <source>Destination file is the same file.</source>
        <translation>दोनों फ़ाइलें एक ही हैं।</translation>
    </message>
    <message>
        <source>Error while renaming: %1</source>
        <translation>नाम बदलने में गड़बड़ी: %1</translation>
    </message>
    <message>
        <source>Failure to write block: %1</source>
        <translation>डेटा लिखा नहीं जा सका: %1</translation>
    </message>
    <message>
        <source>Source file does not exist.</source>
        <translation>मूल फ़ाइल मौजूद नहीं है।</translation>
    </message>
    <message>
        <source>Unable to restore from %1: %2</source>
        <translation>%1 से वापस नहीं लाया जा सका: %2</translation>
    </message>
    <message>
        <source>Will not rename sequential file using block copy</source>
        <translation>इस तरह की फ़ाइल का नाम कॉपी करके नहीं बदला जाता</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available</source>
        <translation>फ़ाइल तक पहुँचने का साधन नहीं है</translation>
    </message>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>फ़ाइल तक पहुँचने का साधन नहीं है या वह UnMapExtension नहीं जानता</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
फ़ोल्डर नहीं मिला।
कृपया जाँचें कि फ़ोल्डर का नाम सही है।</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
फ़ाइल नहीं मिली।
कृपया जाँचें कि फ़ाइल का नाम सही है।</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 पहले से मौजूद है।
क्या उसकी जगह नई फ़ाइल रखनी है?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>चुनें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>हटाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>नया फ़ोल्डर (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>खोलें (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>नाम बदलें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सहेजें (&amp;S)</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” में बदलाव की अनुमति नहीं है।
क्या फिर भी इसे हटाना है?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>क्या “%1” को सचमुच हटाना है?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पीछे</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>विवरण के साथ दिखाएँ</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>सूची की तरह दिखाएँ</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>फ़ोल्डर हटाया नहीं जा सका।</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>विवरण</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>फ़ोल्डर:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>फ़ाइल का नाम (&amp;N):</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फ़ाइलें</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>फ़ाइल का प्रकार:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>फ़ोल्डर खोजें</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>पीछे जाएँ</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>आगे जाएँ</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>ऊपर वाले फ़ोल्डर में जाएँ</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>सूची</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>जगहों और बुकमार्क की सूची</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>यहाँ देखें:</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>नया फ़ोल्डर</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>ऊपर वाला फ़ोल्डर</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>हाल की जगहें</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>सूची से हटाएँ</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>इस नाम से सहेजें</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>दिखाएँ: </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>छिपी फ़ाइलें दिखाएँ (&amp;H)</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>साइडबार</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name "%1" cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;“%1” नाम नहीं रखा जा सकता।&lt;/b&gt;&lt;p&gt;कोई छोटा या विराम चिह्नों के बिना नाम आज़माएँ।</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>कंप्यूटर</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>बदलने की तारीख</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>फ़ाइल का नाम सही नहीं है</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>मेरा कंप्यूटर</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>आकार</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
</context>
<context>
    <name>QFontDialog</name>
    <message>
        <source>&amp;Font</source>
        <translation>फ़ॉन्ट (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>आकार (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Underline</source>
        <translation>नीचे रेखा (&amp;U)</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>प्रभाव</translation>
    </message>
    <message>
        <source>Font st&amp;yle</source>
        <translation>फ़ॉन्ट की शैली (&amp;Y)</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>नमूना</translation>
    </message>
    <message>
        <source>Select Font</source>
        <translation>फ़ॉन्ट चुनें</translation>
    </message>
    <message>
        <source>Stri&amp;keout</source>
        <translation>बीच में रेखा (&amp;K)</translation>
    </message>
    <message>
        <source>Wr&amp;iting System</source>
        <translation>लिपि (&amp;I)</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>रद्द करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>बंद करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>ठीक है (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सहेजें (&amp;S)</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>सहेजे बिना बंद करें</translation>
    </message>
</context>
<context>
    <name>QHostInfo</name>
    <message>
        <source>No host name given</source>
        <translation>कंप्यूटर का नाम नहीं दिया</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>अनजान गड़बड़ी</translation>
    </message>
</context>
<context>
    <name>QHostInfoAgent</name>
    <message>
        <source>Host not found</source>
        <translation>इस नाम का कंप्यूटर नहीं मिला</translation>
    </message>
    <message>
        <source>Invalid hostname</source>
        <translation>कंप्यूटर का नाम सही नहीं है</translation>
    </message>
    <message>
        <source>No host name given</source>
        <translation>कंप्यूटर का नाम नहीं दिया</translation>
    </message>
    <message>
        <source>Unknown address type</source>
        <translation>पते का प्रकार अनजान है</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>डिस्क पर जगह नहीं बची</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ऐसी कोई फ़ाइल या फ़ोल्डर नहीं है</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>अनुमति नहीं है</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>एक साथ बहुत ज़्यादा फ़ाइलें खुली हैं</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>अनजान गड़बड़ी</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>जो खोलना है, वह फ़ाइल नहीं, फ़ोल्डर है</translation>
    </message>
</context>
<context>
    <name>QImageReader</name>
    <message>
        <source>File not found</source>
        <translation>फ़ाइल नहीं मिली</translation>
    </message>
    <message>
        <source>Invalid device</source>
        <translation>डिवाइस सही नहीं है</translation>
    </message>
    <message>
        <source>Unable to read image data</source>
        <translation>चित्र का डेटा पढ़ा नहीं जा सका</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>अनजान गड़बड़ी</translation>
    </message>
    <message>
        <source>Unsupported image format</source>
        <translation>चित्र का यह प्रकार नहीं चलता</translation>
    </message>
</context>
<context>
    <name>QImageWriter</name>
    <message>
        <source>Cannot open device for writing: %1</source>
        <translation>लिखने के लिए नहीं खुल सका: %1</translation>
    </message>
    <message>
        <source>Device is not set</source>
        <translation>डिवाइस तय नहीं है</translation>
    </message>
    <message>
        <source>Device not writable</source>
        <translation>डिवाइस पर लिखने की अनुमति नहीं है</translation>
    </message>
    <message>
        <source>Image is empty</source>
        <translation>चित्र खाली है</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>अनजान गड़बड़ी</translation>
    </message>
    <message>
        <source>Unsupported image format</source>
        <translation>चित्र का यह प्रकार नहीं चलता</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>मान लिखें:</translation>
    </message>
</context>
<context>
    <name>QJsonParseError</name>
    <message>
        <source>garbage at the end of the document</source>
        <translation>दस्तावेज़ के अंत में फ़ालतू अक्षर हैं</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>संख्या सही नहीं है</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>मान सही नहीं है</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>UTF-8 टेक्स्ट सही नहीं है</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>“\” के बाद का चिह्न सही नहीं है</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>दस्तावेज़ संख्या पर खत्म नहीं हो सकता</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>नाम के बाद “:” नहीं है</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>दो मानों के बीच अल्पविराम नहीं है</translation>
    </message>
    <message>
        <source>no error occurred</source>
        <translation>कोई गड़बड़ी नहीं हुई</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>अल्पविराम के बाद कुछ नहीं है</translation>
    </message>
    <message>
        <source>too deeply nested document</source>
        <translation>दस्तावेज़ में बहुत ज़्यादा परतें हैं</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>दस्तावेज़ बहुत बड़ा है</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>सूची “[” बंद नहीं है</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <translation>वस्तु “{” बंद नहीं है</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>उद्धरण चिह्न बंद नहीं है</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>%1, ...</source>
        <translation>%1, …</translation>
    </message>
    <message>
        <source>Press shortcut</source>
        <translation>शॉर्टकट दबाएँ</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर से करें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें (&amp;U)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें (&amp;T)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QLocalServer</name>
    <message>
        <source>%1: Address in use</source>
        <translation>%1: पता पहले से इस्तेमाल में है</translation>
    </message>
    <message>
        <source>%1: Name error</source>
        <translation>%1: नाम की गड़बड़ी</translation>
    </message>
    <message>
        <source>%1: Permission denied</source>
        <translation>%1: अनुमति नहीं है</translation>
    </message>
    <message>
        <source>%1: Unknown error %2</source>
        <translation>%1: अनजान गड़बड़ी %2</translation>
    </message>
</context>
<context>
    <name>QMdiArea</name>
    <message>
        <source>(Untitled)</source>
        <translation>(बिना नाम)</translation>
    </message>
</context>
<context>
    <name>QMdiSubWindow</name>
    <message>
        <source>%1 - [%2]</source>
        <translation>%1 - [%2]</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>बंद करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>खिसकाएँ (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>वापस लाएँ (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>आकार बदलें (&amp;S)</translation>
    </message>
    <message>
        <source>- [%1]</source>
        <translation>- [%1]</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>Ma&amp;ximize</source>
        <translation>बड़ा करें (&amp;X)</translation>
    </message>
    <message>
        <source>Maximize</source>
        <translation>बड़ा करें</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>मेन्यू</translation>
    </message>
    <message>
        <source>Mi&amp;nimize</source>
        <translation>छोटा करें (&amp;N)</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>छोटा करें</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>वापस लाएँ</translation>
    </message>
    <message>
        <source>Restore Down</source>
        <translation>पहले के आकार में लाएँ</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>समेटें</translation>
    </message>
    <message>
        <source>Stay on &amp;Top</source>
        <translation>सबसे ऊपर रखें (&amp;T)</translation>
    </message>
    <message>
        <source>Unshade</source>
        <translation>फैलाएँ</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Qt का परिचय&lt;/h3&gt;&lt;p&gt;यह प्रोग्राम Qt के संस्करण %1 पर चलता है।&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under multiple licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt licensed under GNU (L)GPL is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the respective licenses.&lt;/p&gt;&lt;p&gt;Please see &lt;a href="http://%2/"&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href="http://%3/"&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt कई तरह के कंप्यूटरों के लिए ऐप्लिकेशन बनाने का C++ टूलकिट है।&lt;/p&gt;&lt;p&gt;Qt में एक ही स्रोत कोड सभी बड़े डेस्कटॉप ऑपरेटिंग सिस्टम पर चलता है। यह एंबेडेड Linux और दूसरे एंबेडेड और मोबाइल ऑपरेटिंग सिस्टम के लिए भी उपलब्ध है।&lt;/p&gt;&lt;p&gt;Qt कई लाइसेंस विकल्पों में मिलता है, ताकि हर तरह के उपयोगकर्ता की ज़रूरत पूरी हो।&lt;/p&gt;&lt;p&gt;Qt का व्यावसायिक लाइसेंस ऐसे सॉफ़्टवेयर के लिए है जिसका स्रोत कोड आप किसी और को नहीं देना चाहते या जिसमें GNU (L)GPL की शर्तें पूरी नहीं हो सकतीं।&lt;/p&gt;&lt;p&gt;GNU (L)GPL लाइसेंस वाला Qt ऐसे Qt&amp;nbsp;ऐप्लिकेशन के लिए है जो उन लाइसेंसों की शर्तें पूरी करते हैं।&lt;/p&gt;&lt;p&gt;Qt के लाइसेंसों की जानकारी यहाँ है: &lt;a href="http://%2/"&gt;%2&lt;/a&gt;&lt;/p&gt;&lt;p&gt;कॉपीराइट (C) %1 The Qt Company Ltd और अन्य योगदानकर्ता।&lt;/p&gt;&lt;p&gt;Qt और Qt का लोगो The Qt Company Ltd के ट्रेडमार्क हैं।&lt;/p&gt;&lt;p&gt;Qt, The Qt Company Ltd का उत्पाद है, जिसे खुले स्रोत की परियोजना की तरह बनाया जाता है। ज़्यादा जानकारी: &lt;a href="http://%3/"&gt;%3&lt;/a&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Qt का परिचय</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>विवरण छिपाएँ…</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>विवरण दिखाएँ…</translation>
    </message>
</context>
<context>
    <name>QNativeSocketEngine</name>
    <message>
        <source>Another socket is already listening on the same port</source>
        <translation>इस पोर्ट पर पहले से कोई दूसरा प्रोग्राम है</translation>
    </message>
    <message>
        <source>Attempt to use IPv6 socket on a platform with no IPv6 support</source>
        <translation>इस सिस्टम में IPv6 नहीं है</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>कनेक्शन ठुकराया गया</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>दूसरी ओर से कनेक्शन तोड़ा गया</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>कनेक्शन में बहुत देर लगी</translation>
    </message>
    <message>
        <source>Datagram was too large to send</source>
        <translation>डेटा एक बार में भेजने के लिए बहुत बड़ा है</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <translation>उस कंप्यूटर तक पहुँच नहीं है</translation>
    </message>
    <message>
        <source>Invalid socket descriptor</source>
        <translation>कनेक्शन की पहचान सही नहीं है</translation>
    </message>
    <message>
        <source>Network dropped connection on reset</source>
        <translation>नेटवर्क फिर से शुरू होने पर कनेक्शन टूट गया</translation>
    </message>
    <message>
        <source>Network error</source>
        <translation>नेटवर्क की गड़बड़ी</translation>
    </message>
    <message>
        <source>Network operation timed out</source>
        <translation>नेटवर्क का काम समय पर पूरा नहीं हो सका</translation>
    </message>
    <message>
        <source>Network unreachable</source>
        <translation>नेटवर्क तक पहुँच नहीं है</translation>
    </message>
    <message>
        <source>Operation on non-socket</source>
        <translation>यह कनेक्शन नहीं है</translation>
    </message>
    <message>
        <source>Out of resources</source>
        <translation>सिस्टम के साधन खत्म हो गए हैं</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>अनुमति नहीं है</translation>
    </message>
    <message>
        <source>Protocol type not supported</source>
        <translation>यह प्रोटोकॉल नहीं चलता</translation>
    </message>
    <message>
        <source>Temporary error</source>
        <translation>कुछ देर की गड़बड़ी</translation>
    </message>
    <message>
        <source>The address is not available</source>
        <translation>यह पता इस कंप्यूटर का नहीं है</translation>
    </message>
    <message>
        <source>The address is protected</source>
        <translation>इस पते की अनुमति नहीं है</translation>
    </message>
    <message>
        <source>The bound address is already in use</source>
        <translation>यह पता और पोर्ट पहले से इस्तेमाल में है</translation>
    </message>
    <message>
        <source>The proxy type is invalid for this operation</source>
        <translation>इस काम के लिए प्रॉक्सी का प्रकार सही नहीं है</translation>
    </message>
    <message>
        <source>The remote host closed the connection</source>
        <translation>दूसरी ओर से कनेक्शन बंद किया गया</translation>
    </message>
    <message>
        <source>Unable to initialize broadcast socket</source>
        <translation>सबको भेजने वाला कनेक्शन तैयार नहीं हो सका</translation>
    </message>
    <message>
        <source>Unable to initialize non-blocking socket</source>
        <translation>कनेक्शन तैयार नहीं हो सका</translation>
    </message>
    <message>
        <source>Unable to receive a message</source>
        <translation>डेटा लिया नहीं जा सका</translation>
    </message>
    <message>
        <source>Unable to send a message</source>
        <translation>डेटा भेजा नहीं जा सका</translation>
    </message>
    <message>
        <source>Unable to write</source>
        <translation>डेटा लिखा नहीं जा सका</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>अनजान गड़बड़ी</translation>
    </message>
    <message>
        <source>Unsupported socket operation</source>
        <translation>कनेक्शन पर यह काम नहीं किया जा सकता</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>नहीं (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>हाँ (&amp;Y)</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>छोड़ दें</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>लागू करें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>न सहेजें</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>अनदेखा करें</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>सबके लिए नहीं (&amp;O)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>रीसेट करें</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>मूल सेटिंग पर लौटाएँ</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>सब सहेजें</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>सबके लिए हाँ (&amp;A)</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
</context>
<context>
    <name>QSQLiteDriver</name>
    <message>
        <source>Error closing database</source>
        <translation>डेटाबेस बंद करने में गड़बड़ी</translation>
    </message>
    <message>
        <source>Error opening database</source>
        <translation>डेटाबेस खोलने में गड़बड़ी</translation>
    </message>
    <message>
        <source>Unable to begin transaction</source>
        <translation>बदलाव शुरू नहीं किए जा सके</translation>
    </message>
    <message>
        <source>Unable to commit transaction</source>
        <translation>बदलाव पक्के नहीं किए जा सके</translation>
    </message>
    <message>
        <source>Unable to rollback transaction</source>
        <translation>बदलाव वापस नहीं लिए जा सके</translation>
    </message>
</context>
<context>
    <name>QSQLiteResult</name>
    <message>
        <source>No query</source>
        <translation>कोई प्रश्न नहीं है</translation>
    </message>
    <message>
        <source>Parameter count mismatch</source>
        <translation>मानों की गिनती मेल नहीं खाती</translation>
    </message>
    <message>
        <source>Unable to bind parameters</source>
        <translation>मान जोड़े नहीं जा सके</translation>
    </message>
    <message>
        <source>Unable to execute multiple statements at a time</source>
        <translation>एक साथ कई आदेश नहीं चल सकते</translation>
    </message>
    <message>
        <source>Unable to execute statement</source>
        <translation>आदेश चलाया नहीं जा सका</translation>
    </message>
    <message>
        <source>Unable to fetch row</source>
        <translation>पंक्ति पढ़ी नहीं जा सकी</translation>
    </message>
    <message>
        <source>Unable to reset statement</source>
        <translation>आदेश रीसेट नहीं किया जा सका</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>%1 पहले से है और उसमें लिखने की अनुमति नहीं है</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>यह नाम एक फ़ोल्डर का है</translation>
    </message>
    <message>
        <source>QSaveFile cannot open '%1' without direct write fallback enabled.</source>
        <translation>सीधे लिखने की अनुमति के बिना “%1” नहीं खुल सकती।</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>प्रोग्राम ने लिखना रद्द किया</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>निचला सिरा</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>बायाँ सिरा</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>एक पेज नीचे</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>एक पेज बाईं ओर</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>एक पेज दाईं ओर</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>एक पेज ऊपर</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>दायाँ सिरा</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>नीचे खिसकाएँ</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>यहाँ तक खिसकाएँ</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>बाईं ओर खिसकाएँ</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>दाईं ओर खिसकाएँ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>ऊपर खिसकाएँ</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>ऊपरी सिरा</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>चेतावनी संदेश</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>एनिमेशन</translation>
    </message>
    <message>
        <source>application</source>
        <translation>ऐप्लिकेशन</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>मेन्यू वाला बटन</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>खाना</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>चार्ट</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>चेक बॉक्स</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>घड़ी</translation>
    </message>
    <message>
        <source>color chooser</source>
        <translation>रंग चुनने का डायलॉग</translation>
    </message>
    <message>
        <source>column</source>
        <translation>कॉलम</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>कॉलम का शीर्षक</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>विकल्प सूची</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>कर्सर</translation>
    </message>
    <message>
        <source>dial</source>
        <translation>डायल</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>डायलॉग</translation>
    </message>
    <message>
        <source>document</source>
        <translation>दस्तावेज़</translation>
    </message>
    <message>
        <source>form</source>
        <translation>फ़ॉर्म</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>फ़्रेम</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>चित्र</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>शीर्षक</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>संकेतक</translation>
    </message>
    <message>
        <source>label</source>
        <translation>लेबल</translation>
    </message>
    <message>
        <source>link</source>
        <translation>लिंक</translation>
    </message>
    <message>
        <source>list</source>
        <translation>सूची</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>सूची का विकल्प</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>मेन्यू बार</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>मेन्यू का विकल्प</translation>
    </message>
    <message>
        <source>note</source>
        <translation>टिप्पणी</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>सूचना</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>टैब</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>टैब की सूची</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>पैनल</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>अनुच्छेद</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>पॉपअप मेन्यू</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>प्रगति पट्टी</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>बटन</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>रेडियो बटन</translation>
    </message>
    <message>
        <source>row</source>
        <translation>पंक्ति</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>पंक्ति का शीर्षक</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>स्क्रॉल बार</translation>
    </message>
    <message>
        <source>section</source>
        <translation>भाग</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>विभाजक</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>स्लाइडर</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>ध्वनि</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>संख्या का खाना</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>विभाजक पट्टी</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>स्थिति पट्टी</translation>
    </message>
    <message>
        <source>table</source>
        <translation>तालिका</translation>
    </message>
    <message>
        <source>text</source>
        <translation>टेक्स्ट</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>शीर्षक पट्टी</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>टूल बार</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>टूल टिप</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>वृक्ष सूची</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>वृक्ष सूची का विकल्प</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Applications</source>
        <translation>ऐप्लिकेशन</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>डेस्कटॉप</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>दस्तावेज़</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>डाउनलोड</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>फ़ॉन्ट</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>होम</translation>
    </message>
    <message>
        <source>Movies</source>
        <translation>फ़िल्में</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>संगीत</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>चित्र</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>साझा</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>टेंपलेट</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>बाईं ओर खिसकाएँ</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>दाईं ओर खिसकाएँ</translation>
    </message>
</context>
<context>
    <name>QTcpServer</name>
    <message>
        <source>Operation on socket is not supported</source>
        <translation>कनेक्शन पर यह काम नहीं किया जा सकता</translation>
    </message>
</context>
<context>
    <name>QUdpSocket</name>
    <message>
        <source>No datagram available for reading</source>
        <translation>पढ़ने के लिए कोई डेटा नहीं है</translation>
    </message>
    <message>
        <source>Unable to send a datagram</source>
        <translation>डेटा भेजा नहीं जा सका</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>फिर से करें</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>फिर से करें: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>पूर्ववत करें: %1</translation>
    </message>
</context>
<context>
    <name>QUndoModel</name>
    <message>
        <source>&lt;empty&gt;</source>
        <translation>&lt;खाली&gt;</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <translation>फिर से करें</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>फिर से करें: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>पूर्ववत करें: %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI पहले अक्षर की दिशा वाला अलग टेक्स्ट</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>यूनिकोड नियंत्रण वर्ण डालें</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE बाएँ से दाएँ जड़े टेक्स्ट की शुरुआत</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI बाएँ से दाएँ अलग टेक्स्ट</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM बाएँ से दाएँ चिह्न</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO बाएँ से दाएँ दिशा की शुरुआत</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF दिशा की फ़ॉर्मैटिंग का अंत</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI अलग टेक्स्ट का अंत</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE दाएँ से बाएँ जड़े टेक्स्ट की शुरुआत</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI दाएँ से बाएँ अलग टेक्स्ट</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM दाएँ से बाएँ चिह्न</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO दाएँ से बाएँ दिशा की शुरुआत</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ बिना चौड़ाई का जोड़ने वाला वर्ण</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ बिना चौड़ाई का अलग रखने वाला वर्ण</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP बिना चौड़ाई की खाली जगह</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What's This?</source>
        <translation>यह क्या है?</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर से करें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें (&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>लिंक का पता कॉपी करें (&amp;L)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें (&amp;T)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>&amp;Finish</source>
        <translation>पूरा करें (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>मदद (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>आगे (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>आगे &gt; (&amp;N)</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; पीछे (&amp;B)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>पक्का करें</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>पूरा</translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation>पीछे जाएँ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
</context>
<context>
    <name>quiaccessibilityelement</name>
    <message>
        <source>checked</source>
        <translation>चुना हुआ</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>चुना हुआ नहीं</translation>
    </message>
</context>
</TS>
