<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_US">
<context>
    <name>Absent</name>
    <message>
        <source>Limber does not read markers from C3D or TRC files.</source>
        <translation>Limber liest keine Marker aus Dateien in C3D oder TRC.</translation>
    </message>
    <message>
        <source>Limber does not play sound.</source>
        <translation>Limber spielt keinen Ton.</translation>
    </message>
    <message>
        <source>sound audio music wav mp3</source>
        <translation>Ton Klang Musik</translation>
    </message>
    <message>
        <source>Limber does not write Collada or USD. Export in the File menu writes FBX and glTF, which most programs read.</source>
        <translation>Limber schreibt weder Collada noch USD. „Exportieren“ im Menü „Datei“ schreibt FBX und glTF, die die meisten Programme lesen.</translation>
    </message>
</context>
<context>
    <name>AccessibleParts</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>More of the toolbar</source>
        <translation>Mehr von der Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>&amp;Pose</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>&amp;Skelett</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Be&amp;wegung</translation>
    </message>
    <message>
        <source>&amp;Clean Up</source>
        <translation>Be&amp;reinigen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Find an Operation</source>
        <translation>&amp;Operation suchen</translation>
    </message>
    <message>
        <source>Smooth, repair, trim and shape the motion in the panel Clean Up</source>
        <translation>Die Bewegung im Bedienfeld „Bereinigen“ glätten, reparieren, zuschneiden und formen</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>Bereinigen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Apply the operation that is shown in the panel Clean Up</source>
        <translation>Die im Bedienfeld „Bereinigen“ gezeigte Operation anwenden</translation>
    </message>
    <message>
        <source>Apply A&amp;gain</source>
        <translation>&amp;Erneut anwenden</translation>
    </message>
    <message>
        <source>Apply the last operation again, to this document and its selected joints</source>
        <translation>Das zuletzt Angewendete auf dieses Dokument und seine ausgewählten Gelenke anwenden</translation>
    </message>
    <message>
        <source>&amp;Record Steps</source>
        <translation>&amp;Schritte aufzeichnen</translation>
    </message>
    <message>
        <source>Record the operations that you apply from now on, and save them as a recipe for limber-cli</source>
        <translation>Aufzeichnen, was ab jetzt angewendet wird; am Ende wird es als Rezept für limber-cli gespeichert</translation>
    </message>
    <message>
        <source>&amp;Copy as Command</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the operation that is shown as a line for limber-cli</source>
        <translation>Die gezeigte Operation als Zeile für limber-cli kopieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation>Die zuletzt zurückgenommene Änderung wiederherstellen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Copy Values</source>
        <translation>Werte k&amp;opieren</translation>
    </message>
    <message>
        <source>Copy the selected cells as a block for a spreadsheet</source>
        <translation>Ausgewählte Zellen als Block für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Values</source>
        <translation>&amp;Werte einfügen</translation>
    </message>
    <message>
        <source>Paste a block of numbers at the current cell</source>
        <translation>Einen Block von Zahlen an der aktuellen Zelle einfügen</translation>
    </message>
    <message>
        <source>Fill &amp;Down</source>
        <translation>&amp;Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>Repeat the first row of the block in all its rows</source>
        <translation>Die erste Zeile des Blocks in allen seinen Zeilen wiederholen</translation>
    </message>
    <message>
        <source>&amp;Interpolate</source>
        <translation>&amp;Interpolieren</translation>
    </message>
    <message>
        <source>Fill the selected cells smoothly between the frames before and after them</source>
        <translation>Ausgewählte Zellen glatt zwischen den Bildern davor und danach ausfüllen</translation>
    </message>
    <message>
        <source>Interpolate &amp;Linearly</source>
        <translation>&amp;Linear interpolieren</translation>
    </message>
    <message>
        <source>Fill the selected cells in a straight line between the frames before and after them; full rotations take the shortest path</source>
        <translation>Ausgewählte Zellen geradlinig zwischen den Bildern davor und danach ausfüllen; vollständige Drehungen nehmen den kürzesten Weg</translation>
    </message>
    <message>
        <source>&amp;Add to Values…</source>
        <translation>&amp;Zu Werten addieren…</translation>
    </message>
    <message>
        <source>Add a number to all selected cells</source>
        <translation>Eine Zahl zu allen ausgewählten Zellen addieren</translation>
    </message>
    <message>
        <source>Scale &amp;Values…</source>
        <translation>Werte &amp;skalieren…</translation>
    </message>
    <message>
        <source>Multiply all selected cells by a number</source>
        <translation>Alle ausgewählten Zellen mit einer Zahl multiplizieren</translation>
    </message>
    <message>
        <source>Fi&amp;t Keys</source>
        <translation>Keys &amp;anpassen</translation>
    </message>
    <message>
        <source>Find few keys for the curves of the selected joints; the motion stays as it is until you move them</source>
        <translation>Wenige Keys für die Kurven der ausgewählten Gelenke finden; die Bewegung bleibt, wie sie ist, bis Keys bewegt werden</translation>
    </message>
    <message>
        <source>Set Ke&amp;y</source>
        <translation>&amp;Key setzen</translation>
    </message>
    <message>
        <source>Give the curves of the selected joints a key in the current frame</source>
        <translation>Den Kurven der ausgewählten Gelenke im aktuellen Bild einen Key geben</translation>
    </message>
    <message>
        <source>&amp;Hide Keys</source>
        <translation>Keys a&amp;usblenden</translation>
    </message>
    <message>
        <source>Drop the keys of the selected joints; the motion stays as it is</source>
        <translation>Die Keys der ausgewählten Gelenke aufgeben; die Bewegung bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>&amp;Standardise File…</source>
        <translation>&amp;Datei standardisieren…</translation>
    </message>
    <message>
        <source>Standardise channels and formatting; shows any loss first</source>
        <translation>Kanäle und Formatierung standardisieren; zeigt zuvor jeden Verlust</translation>
    </message>
    <message>
        <source>&amp;Find a Command</source>
        <translation>&amp;Befehl suchen</translation>
    </message>
    <message>
        <source>Find and run a command</source>
        <translation>Einen Befehl suchen und ausführen</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Theme, toolbar, startup and encoding of joint names</source>
        <translation>Farbschema, Werkzeugleiste, Programmstart und Kodierung der Gelenknamen</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Give commands other keys, or the keys of another program</source>
        <translation>Befehlen andere Tasten geben oder die eines anderen Programms</translation>
    </message>
    <message>
        <source>&amp;New from Template…</source>
        <translation>Neu aus &amp;Vorlage…</translation>
    </message>
    <message>
        <source>Start from a built-in skeleton</source>
        <translation>Mit einem mitgelieferten Skelett beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open BVH files and projects</source>
        <translation>BVH-Dateien und Projekte öffnen</translation>
    </message>
    <message>
        <source>Open a Repaired Cop&amp;y</source>
        <translation>&amp;Reparierte Kopie öffnen</translation>
    </message>
    <message>
        <source>Open a repaired copy of the last file that failed to open</source>
        <translation>Eine reparierte Kopie der Datei öffnen, die sich zuletzt nicht öffnen ließ</translation>
    </message>
    <message>
        <source>Open Sample Wal&amp;k</source>
        <translation>Beis&amp;piel öffnen</translation>
    </message>
    <message>
        <source>Open a walk that comes with Limber</source>
        <translation>Einen Gang öffnen, der mit Limber geliefert wird</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>Open one of the files that were opened recently</source>
        <translation>Eine der zuletzt geöffneten Dateien öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the document; what you did not touch keeps its bytes</source>
        <translation>Das Dokument speichern; Unberührtes behält seine Bytes</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the document under another name</source>
        <translation>Das Dokument unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>Save every document that has unsaved changes</source>
        <translation>Jedes Dokument mit ungespeicherten Änderungen speichern</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Take motions and skeletons from other programs: glTF, FBX, Collada, Second Life</source>
        <translation>Bewegungen und Skelette anderer Programme übernehmen: glTF, FBX, Collada, Second Life</translation>
    </message>
    <message>
        <source>Export Mer&amp;ged…</source>
        <translation>&amp;Zusammengeführt exportieren…</translation>
    </message>
    <message>
        <source>Write the motion with its layers as one BVH file</source>
        <translation>Die Bewegung mit ihren Ebenen als eine BVH-Datei schreiben</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write the motion with its layers as an animation of Second Life</source>
        <translation>Die Bewegung mit ihren Ebenen als Animation für Second Life schreiben</translation>
    </message>
    <message>
        <source>Export .anim…</source>
        <translation>.anim exportieren…</translation>
    </message>
    <message>
        <source>Repair everything that prevents an upload of this motion to Second Life</source>
        <translation>Alles reparieren, was diese Bewegung von Second Life fernhält</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <translation>Bildda&amp;tei speichern…</translation>
    </message>
    <message>
        <source>Write what the view shows to a PNG file</source>
        <translation>Die Ansicht in eine PNG-Datei schreiben</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Zurück zur &amp;Dateiversion</translation>
    </message>
    <message>
        <source>Read the file again and drop all changes</source>
        <translation>Die Datei neu lesen und alle Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Recover &amp;Unsaved Work…</source>
        <translation>Ungespeicherte Arbeit &amp;wiederherstellen…</translation>
    </message>
    <message>
        <source>Show work of earlier runs that was not saved</source>
        <translation>Arbeit früherer Läufe zeigen, die nicht gespeichert wurde</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>Das Dokument schließen</translation>
    </message>
    <message>
        <source>Close O&amp;thers</source>
        <translation>A&amp;ndere schließen</translation>
    </message>
    <message>
        <source>Close every document but the one in front</source>
        <translation>Alle Dokumente außer dem vordersten schließen</translation>
    </message>
    <message>
        <source>Close every document</source>
        <translation>Alle Dokumente schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close Limber</source>
        <translation>Limber schließen</translation>
    </message>
    <message>
        <source>&amp;New Layer</source>
        <translation>&amp;Neue Ebene</translation>
    </message>
    <message>
        <source>Add an empty layer over the active one; changes by hand go into it</source>
        <translation>Eine leere Ebene über der aktiven anlegen; Änderungen von Hand gehen hinein</translation>
    </message>
    <message>
        <source>&amp;Duplicate Layer</source>
        <translation>Ebene &amp;duplizieren</translation>
    </message>
    <message>
        <source>Add a copy of the active layer over it</source>
        <translation>Eine Kopie der aktiven Ebene über ihr anlegen</translation>
    </message>
    <message>
        <source>&amp;Rename Layer…</source>
        <translation>Ebene &amp;umbenennen…</translation>
    </message>
    <message>
        <source>Give the active layer another name</source>
        <translation>Der aktiven Ebene einen anderen Namen geben</translation>
    </message>
    <message>
        <source>D&amp;elete Layer</source>
        <translation>Ebene &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the active layer and all that it changes</source>
        <translation>Die aktive Ebene mit allem entfernen, was sie ändert</translation>
    </message>
    <message>
        <source>&amp;Mute Layer</source>
        <translation>Ebene &amp;stummschalten</translation>
    </message>
    <message>
        <source>The active layer has no effect; Ctrl+click on M mutes all layers</source>
        <translation>Die aktive Ebene wirkt nicht; Strg+Klick auf M gilt für alle</translation>
    </message>
    <message>
        <source>&amp;Solo Layer</source>
        <translation>&amp;Ebene solo schalten</translation>
    </message>
    <message>
        <source>Of all layers only those that are solo have an effect</source>
        <translation>Von allen Ebenen wirken nur die auf Solo</translation>
    </message>
    <message>
        <source>L&amp;ock Layer</source>
        <translation>E&amp;bene sperren</translation>
    </message>
    <message>
        <source>Changes by hand do not go into the active layer</source>
        <translation>Änderungen von Hand gehen nicht in die aktive Ebene</translation>
    </message>
    <message>
        <source>&amp;Key Weight</source>
        <translation>&amp;Key für das Gewicht</translation>
    </message>
    <message>
        <source>Give the weight of the active layer a key in the current frame, or remove that key</source>
        <translation>Dem Gewicht der aktiven Ebene im aktuellen Bild einen Key geben oder ihn entfernen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Let the active layer act after the one above it</source>
        <translation>Die aktive Ebene nach der darüber wirken lassen</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Na&amp;ch unten</translation>
    </message>
    <message>
        <source>Let the active layer act before the one beneath it</source>
        <translation>Die aktive Ebene vor der darunter wirken lassen</translation>
    </message>
    <message>
        <source>Mer&amp;ge Down</source>
        <translation>Nach unten &amp;zusammenführen</translation>
    </message>
    <message>
        <source>Make the active layer part of what lies beneath it; the motion stays the same</source>
        <translation>Die aktive Ebene mit dem vereinen, was darunter liegt; die Bewegung bleibt gleich</translation>
    </message>
    <message>
        <source>Merge &amp;All Layers</source>
        <translation>&amp;Alle Ebenen zusammenführen</translation>
    </message>
    <message>
        <source>Make all layers that have an effect part of the base; the motion stays the same</source>
        <translation>Alle wirksamen Ebenen mit der Basis vereinen; die Bewegung bleibt gleich</translation>
    </message>
    <message>
        <source>&amp;First Frame</source>
        <translation>&amp;Erstes Bild</translation>
    </message>
    <message>
        <source>Go to the first frame</source>
        <translation>Zum ersten Bild gehen</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>Ein Bild zurückgehen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step For&amp;ward</source>
        <translation>Schri&amp;tt vor</translation>
    </message>
    <message>
        <source>Go one frame forward</source>
        <translation>Ein Bild weitergehen</translation>
    </message>
    <message>
        <source>Last F&amp;rame</source>
        <translation>&amp;Letztes Bild</translation>
    </message>
    <message>
        <source>Go to the last frame</source>
        <translation>Zum letzten Bild gehen</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>&amp;Schleife</translation>
    </message>
    <message>
        <source>Set Range &amp;Start</source>
        <translation>Berei&amp;chsanfang setzen</translation>
    </message>
    <message>
        <source>Begin the playback range at the current frame</source>
        <translation>Den Wiedergabebereich beim aktuellen Bild beginnen</translation>
    </message>
    <message>
        <source>Set Range &amp;End</source>
        <translation>Be&amp;reichsende setzen</translation>
    </message>
    <message>
        <source>End the playback range at the current frame</source>
        <translation>Den Wiedergabebereich beim aktuellen Bild beenden</translation>
    </message>
    <message>
        <source>&amp;Clear Range</source>
        <translation>Bereic&amp;h aufheben</translation>
    </message>
    <message>
        <source>Play the whole clip again</source>
        <translation>Wieder den ganzen Clip abspielen</translation>
    </message>
    <message>
        <source>&amp;New Marker</source>
        <translation>Neuer &amp;Marker</translation>
    </message>
    <message>
        <source>Give the current frame a name in the timeline</source>
        <translation>Dem aktuellen Bild in der Zeitleiste einen Namen geben</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mark</source>
        <translation>N&amp;ächste Markierung</translation>
    </message>
    <message>
        <source>Go to the next marker, key of the active layer, frame in which a joint jumps, or worst frame of a comparison</source>
        <translation>Zum nächsten Marker, Key der aktiven Ebene, Bild mit einem Gelenksprung oder schlechtesten Bild eines Vergleichs gehen</translation>
    </message>
    <message>
        <source>Previous Mar&amp;k</source>
        <translation>&amp;Vorige Markierung</translation>
    </message>
    <message>
        <source>Go to the previous marker, key of the active layer, frame in which a joint jumps, or worst frame of a comparison</source>
        <translation>Zum vorigen Marker, Key der aktiven Ebene, Bild mit einem Gelenksprung oder schlechtesten Bild eines Vergleichs gehen</translation>
    </message>
    <message>
        <source>Show All Fra&amp;mes</source>
        <translation>&amp;Alle Bilder zeigen</translation>
    </message>
    <message>
        <source>Zoom the timeline out to the whole clip</source>
        <translation>In der Zeitleiste den ganzen Clip zeigen</translation>
    </message>
    <message>
        <source>&amp;Go to Frame…</source>
        <translation>&amp;Gehe zu Bild…</translation>
    </message>
    <message>
        <source>Show a frame by its number</source>
        <translation>Ein Bild nach seiner Nummer zeigen</translation>
    </message>
    <message>
        <source>&amp;Insert Frame</source>
        <translation>B&amp;ild einfügen</translation>
    </message>
    <message>
        <source>Insert a frame halfway between the current one and the next</source>
        <translation>Ein Bild auf halbem Weg zwischen dem aktuellen und dem nächsten einfügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate Frames</source>
        <translation>Bilder &amp;duplizieren</translation>
    </message>
    <message>
        <source>Insert a copy after the selected frames</source>
        <translation>Eine Kopie nach den ausgewählten Bildern einfügen</translation>
    </message>
    <message>
        <source>&amp;Delete Frames</source>
        <translation>&amp;Bilder löschen</translation>
    </message>
    <message>
        <source>Delete the selected frames</source>
        <translation>Die ausgewählten Bilder löschen</translation>
    </message>
    <message>
        <source>Frame &amp;Time…</source>
        <translation>Bildda&amp;uer…</translation>
    </message>
    <message>
        <source>Play the same frames faster or slower</source>
        <translation>Dieselben Bilder schneller oder langsamer abspielen</translation>
    </message>
    <message>
        <source>Compare Side b&amp;y Side…</source>
        <translation>&amp;Nebeneinander vergleichen…</translation>
    </message>
    <message>
        <source>See a second clip beside this one, and how far apart they are</source>
        <translation>Einen zweiten Clip neben diesem sehen, und wie weit beide voneinander abweichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>S&amp;how Foot Contacts</source>
        <translation>&amp;Fußkontakte zeigen</translation>
    </message>
    <message>
        <source>Show in the timeline when feet stand, and change it there</source>
        <translation>In der Zeitleiste zeigen, wann Füße stehen, um es zu ändern</translation>
    </message>
    <message>
        <source>Detect Contacts &amp;Again</source>
        <translation>&amp;Kontakte neu erkennen</translation>
    </message>
    <message>
        <source>Discard the foot contacts that you set; they are detected again</source>
        <translation>Die von Hand gesetzten Fußkontakte verwerfen; sie werden neu erkannt</translation>
    </message>
    <message>
        <source>&amp;Open Contacts…</source>
        <translation>Kontakte &amp;öffnen…</translation>
    </message>
    <message>
        <source>Read foot contacts from a file, such as one that limber-cli wrote</source>
        <translation>Fußkontakte aus einer Datei lesen, auch so, wie limber-cli sie schreibt</translation>
    </message>
    <message>
        <source>Sa&amp;ve Contacts…</source>
        <translation>K&amp;ontakte speichern…</translation>
    </message>
    <message>
        <source>Write the foot contacts to a file; a BVH file cannot hold them</source>
        <translation>Die Fußkontakte in eine Datei schreiben; eine BVH-Datei hat keinen Platz dafür</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>A&amp;uswählen</translation>
    </message>
    <message>
        <source>Select joints; dragging orbits the view</source>
        <translation>Gelenke auswählen; Ziehen dreht die Ansicht</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Bewegen</translation>
    </message>
    <message>
        <source>Drag roots and other joints with position channels</source>
        <translation>Wurzeln und andere Gelenke mit Positionskanälen ziehen</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Rotate joints by rings, or freely by their bones</source>
        <translation>Gelenke mit Ringen oder frei an ihren Knochen drehen</translation>
    </message>
    <message>
        <source>I&amp;K</source>
        <translation>&amp;IK</translation>
    </message>
    <message>
        <source>Drag a hand, a foot or any joint, and the limb follows</source>
        <translation>Eine Hand, einen Fuß oder ein beliebiges Gelenk ziehen, und die Gliedmaße folgt</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Fixieren</translation>
    </message>
    <message>
        <source>Pin &amp;with Rotation</source>
        <translation>&amp;Mit Drehung fixieren</translation>
    </message>
    <message>
        <source>Hold the selected joints in their positions and rotations</source>
        <translation>Die ausgewählten Gelenke in Position und Drehung festhalten</translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation>&amp;Alle Fixierungen lösen</translation>
    </message>
    <message>
        <source>Let all pinned joints move again</source>
        <translation>Alle fixierten Gelenke wieder freigeben</translation>
    </message>
    <message>
        <source>Cop&amp;y Pose</source>
        <translation>Pose &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the pose of the current frame: of the selected joints, or of all</source>
        <translation>Die Pose des aktuellen Bildes kopieren: der ausgewählten Gelenke oder aller</translation>
    </message>
    <message>
        <source>P&amp;aste Pose</source>
        <translation>Pose &amp;einfügen</translation>
    </message>
    <message>
        <source>Put the copied pose into the current frame; other frames follow, as set above the view</source>
        <translation>Die kopierte Pose ins aktuelle Bild setzen; andere Bilder nehmen ihren Teil</translation>
    </message>
    <message>
        <source>Paste Mirrore&amp;d Pose</source>
        <translation>Pose &amp;gespiegelt einfügen</translation>
    </message>
    <message>
        <source>Put the copied pose into the current frame with left and right swapped</source>
        <translation>Die kopierte Pose mit vertauschten Seiten ins aktuelle Bild setzen</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose…</source>
        <translation>P&amp;ose speichern…</translation>
    </message>
    <message>
        <source>Keep the pose of the current frame in the library: of the selected joints, or of all</source>
        <translation>Die Pose des aktuellen Bildes in der Bibliothek ablegen: der ausgewählten Gelenke oder aller</translation>
    </message>
    <message>
        <source>Pose Li&amp;brary…</source>
        <translation>&amp;Posenbibliothek…</translation>
    </message>
    <message>
        <source>Show the poses that you keep, and put them into frames</source>
        <translation>Die abgelegten Posen zeigen und in Bilder setzen</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>&amp;Lokale Achsen</translation>
    </message>
    <message>
        <source>Handles have the axes of the joint itself</source>
        <translation>Griffe haben die Achsen des Gelenks selbst</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>Pare&amp;nt&apos;s Axes</source>
        <translation>Ac&amp;hsen des Elterngelenks</translation>
    </message>
    <message>
        <source>Handles have the axes of the joint&apos;s parent</source>
        <translation>Griffe haben die Achsen des Elterngelenks</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Elterngelenk</translation>
    </message>
    <message>
        <source>World A&amp;xes</source>
        <translation>&amp;Weltachsen</translation>
    </message>
    <message>
        <source>Handles have the axes of the file</source>
        <translation>Griffe haben die Achsen der Datei</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Snap to St&amp;eps</source>
        <translation>In &amp;Schritten einrasten</translation>
    </message>
    <message>
        <source>Drag in whole steps; Ctrl switches this on or off for one drag</source>
        <translation>In ganzen Schritten ziehen; Strg tut es für einmal Ziehen oder hebt es dafür auf</translation>
    </message>
    <message>
        <source>Snap T&amp;imes To</source>
        <translation>&amp;Zeiten einrasten an</translation>
    </message>
    <message>
        <source>What drags in the timeline and the curves snap to</source>
        <translation>Woran Ziehen in Zeitleiste und Kurven einrastet</translation>
    </message>
    <message>
        <source>Whole &amp;Seconds</source>
        <translation>&amp;Ganze Sekunden</translation>
    </message>
    <message>
        <source>Snap drags to whole seconds</source>
        <translation>Ziehen rastet an ganzen Sekunden ein</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>&amp;Marker</translation>
    </message>
    <message>
        <source>Snap drags to markers</source>
        <translation>Ziehen rastet an Markern ein</translation>
    </message>
    <message>
        <source>Layer &amp;Keys</source>
        <translation>&amp;Keys der Ebene</translation>
    </message>
    <message>
        <source>Snap drags to keys of the active layer</source>
        <translation>Ziehen rastet an Keys der aktiven Ebene ein</translation>
    </message>
    <message>
        <source>&amp;Contact Ends</source>
        <translation>&amp;Enden der Kontakte</translation>
    </message>
    <message>
        <source>Snap drags to where feet land and lift</source>
        <translation>Ziehen rastet dort ein, wo Füße aufsetzen und abheben</translation>
    </message>
    <message>
        <source>&amp;Range Ends</source>
        <translation>Enden &amp;des Bereichs</translation>
    </message>
    <message>
        <source>Snap drags to the first and the last frame of the range</source>
        <translation>Ziehen rastet am ersten und am letzten Bild des Bereichs ein</translation>
    </message>
    <message>
        <source>Change &amp;This Frame</source>
        <translation>&amp;Nur dieses Bild ändern</translation>
    </message>
    <message>
        <source>Changes of a pose stay in the current frame</source>
        <translation>Änderungen einer Pose bleiben im aktuellen Bild</translation>
    </message>
    <message>
        <source>This frame</source>
        <translation>Dieses Bild</translation>
    </message>
    <message>
        <source>Chan&amp;ge Range</source>
        <translation>Be&amp;reich ändern</translation>
    </message>
    <message>
        <source>Pose changes affect the whole range; Shift+drag on the timeline sets one</source>
        <translation>Änderungen einer Pose gelten im ganzen Bereich; Umschalt+Ziehen in der Zeitleiste setzt ihn</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Change with Fallo&amp;ff</source>
        <translation>Mi&amp;t Abfall ändern</translation>
    </message>
    <message>
        <source>Changes of a pose rise before the current frame and fade after it</source>
        <translation>Änderungen einer Pose nehmen vor dem aktuellen Bild zu und klingen danach ab</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abfall</translation>
    </message>
    <message>
        <source>Change Whole &amp;Clip</source>
        <translation>Ganzen &amp;Clip ändern</translation>
    </message>
    <message>
        <source>Pose changes affect all frames equally</source>
        <translation>Änderungen einer Pose gelten in allen Bildern gleich</translation>
    </message>
    <message>
        <source>Whole clip</source>
        <translation>Ganzer Clip</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>U&amp;mbenennen</translation>
    </message>
    <message>
        <source>Change the name of the selected joint</source>
        <translation>Den Namen des ausgewählten Gelenks ändern</translation>
    </message>
    <message>
        <source>Edit &amp;Offset</source>
        <translation>Offset &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Change the offset of the selected joint in the tree</source>
        <translation>Den Offset des ausgewählten Gelenks im Baum ändern</translation>
    </message>
    <message>
        <source>Copy &amp;Name</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>Copy the joint&apos;s name</source>
        <translation>Den Namen des Gelenks kopieren</translation>
    </message>
    <message>
        <source>Select &amp;Branch</source>
        <translation>Zweig auswä&amp;hlen</translation>
    </message>
    <message>
        <source>Select the selected joints and all their children</source>
        <translation>Die ausgewählten Gelenke mit allen Kindern auswählen</translation>
    </message>
    <message>
        <source>Select &amp;Parent</source>
        <translation>&amp;Elterngelenk auswählen</translation>
    </message>
    <message>
        <source>Select the parent of the selected joint</source>
        <translation>Das Elterngelenk des ausgewählten Gelenks auswählen</translation>
    </message>
    <message>
        <source>Select &amp;Mirrored Joints</source>
        <translation>&amp;Gespiegelte Gelenke auswählen</translation>
    </message>
    <message>
        <source>Select the joints of the other side in place of the selected ones</source>
        <translation>Statt der ausgewählten die Gelenke der anderen Seite auswählen</translation>
    </message>
    <message>
        <source>Sa&amp;ve Selection Set…</source>
        <translation>Auswahlsatz spei&amp;chern…</translation>
    </message>
    <message>
        <source>Keep the selected joints under a name, to select them again</source>
        <translation>Die ausgewählten Gelenke unter einem Namen behalten, um sie wieder auszuwählen</translation>
    </message>
    <message>
        <source>Selection Se&amp;ts</source>
        <translation>Auswahlsä&amp;tze</translation>
    </message>
    <message>
        <source>Select joints that were saved under a name</source>
        <translation>Unter einem Namen gespeicherte Gelenke auswählen</translation>
    </message>
    <message>
        <source>&amp;Expand Branch</source>
        <translation>&amp;Zweig aufklappen</translation>
    </message>
    <message>
        <source>Expand the selected joint and all its children</source>
        <translation>Das ausgewählte Gelenk mit allen Kindern aufklappen</translation>
    </message>
    <message>
        <source>&amp;Collapse Branch</source>
        <translation>Z&amp;weig zuklappen</translation>
    </message>
    <message>
        <source>Collapse the selected joint</source>
        <translation>Das ausgewählte Gelenk zuklappen</translation>
    </message>
    <message>
        <source>E&amp;xpand All</source>
        <translation>&amp;Alles aufklappen</translation>
    </message>
    <message>
        <source>Expand every joint of the tree</source>
        <translation>Alle Gelenke des Baums aufklappen</translation>
    </message>
    <message>
        <source>Co&amp;llapse All</source>
        <translation>Alles z&amp;uklappen</translation>
    </message>
    <message>
        <source>Show the roots only</source>
        <translation>Nur die Wurzeln zeigen</translation>
    </message>
    <message>
        <source>&amp;Filter Joints</source>
        <translation>Gelenke &amp;filtern</translation>
    </message>
    <message>
        <source>Find joints by name</source>
        <translation>Gelenke nach Namen finden</translation>
    </message>
    <message>
        <source>Hi&amp;de Selected Joints</source>
        <translation>Ausgewählte Gelenke ausblen&amp;den</translation>
    </message>
    <message>
        <source>Hide the selected joints and their bones</source>
        <translation>Die ausgewählten Gelenke und ihre Knochen ausblenden</translation>
    </message>
    <message>
        <source>Isolate Selected &amp;Joints</source>
        <translation>Ausgewählte Gelenke &amp;isolieren</translation>
    </message>
    <message>
        <source>Hide all joints except the selected ones</source>
        <translation>Alles außer den ausgewählten Gelenken in der Ansicht weglassen</translation>
    </message>
    <message>
        <source>Sho&amp;w All Joints</source>
        <translation>A&amp;lle Gelenke zeigen</translation>
    </message>
    <message>
        <source>Show the hidden joints in the view again</source>
        <translation>Die ausgeblendeten Gelenke wieder in der Ansicht zeigen</translation>
    </message>
    <message>
        <source>Loc&amp;k Selected Joints</source>
        <translation>Ausgewählte Gelenke &amp;sperren</translation>
    </message>
    <message>
        <source>Keep the selected joints as they are while poses are shaped, or unlock them if all of them are locked</source>
        <translation>Die ausgewählten Gelenke beim Formen von Posen belassen, oder sie entsperren, wenn alle gesperrt sind</translation>
    </message>
    <message>
        <source>&amp;Unlock All Joints</source>
        <translation>Alle Gelenke entspe&amp;rren</translation>
    </message>
    <message>
        <source>Let all locked joints be changed again</source>
        <translation>Alle gesperrten Gelenke wieder ändern lassen</translation>
    </message>
    <message>
        <source>Proport&amp;ions…</source>
        <translation>&amp;Proportionen…</translation>
    </message>
    <message>
        <source>Change limbs, height or single bones, or take the proportions of another file</source>
        <translation>Gliedmaßen, Größe oder einzelne Knochen ändern oder die Proportionen einer anderen Datei übernehmen</translation>
    </message>
    <message>
        <source>&amp;Scale Bones…</source>
        <translation>Kn&amp;ochen skalieren…</translation>
    </message>
    <message>
        <source>Make the selected bones longer or shorter</source>
        <translation>Die ausgewählten Knochen verlängern oder verkürzen</translation>
    </message>
    <message>
        <source>Scale Bones</source>
        <translation>Knochen skalieren</translation>
    </message>
    <message>
        <source>Retar&amp;get Onto…</source>
        <translation>&amp;Übertragen auf…</translation>
    </message>
    <message>
        <source>Retarget</source>
        <translation>Übertragen</translation>
    </message>
    <message>
        <source>Retarget Onto &amp;Avatar…</source>
        <translation>Auf A&amp;vatar übertragen…</translation>
    </message>
    <message>
        <source>Transfer this motion to the skeleton of Second Life&apos;s avatar</source>
        <translation>Diese Bewegung auf das Skelett des Avatars von Second Life übertragen</translation>
    </message>
    <message>
        <source>Retarget…</source>
        <translation>Übertragen…</translation>
    </message>
    <message>
        <source>C&amp;hannels…</source>
        <translation>&amp;Kanäle…</translation>
    </message>
    <message>
        <source>Change which channels the joint has, and their order</source>
        <translation>Ändern, welche Kanäle das Gelenk in welcher Reihenfolge hat</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>Aus&amp;wahl einpassen</translation>
    </message>
    <message>
        <source>Frame the selected joints</source>
        <translation>Die Ansicht auf die ausgewählten Gelenke richten</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>Alles &amp;einpassen</translation>
    </message>
    <message>
        <source>Frame the whole figure</source>
        <translation>Die Ansicht auf die ganze Figur richten</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>&amp;Vorn</translation>
    </message>
    <message>
        <source>Look at the figure from the front</source>
        <translation>Die Figur von vorn ansehen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Hinten</translation>
    </message>
    <message>
        <source>Look at the figure from the back</source>
        <translation>Die Figur von hinten ansehen</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>Look at the figure from its right</source>
        <translation>Die Figur von ihrer rechten Seite ansehen</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>Look at the figure from its left</source>
        <translation>Die Figur von ihrer linken Seite ansehen</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>&amp;Oben</translation>
    </message>
    <message>
        <source>Look at the figure from above</source>
        <translation>Die Figur von oben ansehen</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>&amp;Unten</translation>
    </message>
    <message>
        <source>Look at the figure from below</source>
        <translation>Die Figur von unten ansehen</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>&amp;Perspektive</translation>
    </message>
    <message>
        <source>Switch between perspective and orthographic</source>
        <translation>Zwischen perspektivisch und orthografisch wechseln</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Gi&amp;tter</translation>
    </message>
    <message>
        <source>Show the floor&apos;s grid and axes</source>
        <translation>Gitter und Achsen des Bodens zeigen</translation>
    </message>
    <message>
        <source>S&amp;hadow</source>
        <translation>S&amp;chatten</translation>
    </message>
    <message>
        <source>Show the figure&apos;s shadow on the floor</source>
        <translation>Den Schatten der Figur auf dem Boden zeigen</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>&amp;Gelenke</translation>
    </message>
    <message>
        <source>Show a ball at every joint</source>
        <translation>An jedem Gelenk eine Kugel zeigen</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>Show the names of the selected joints</source>
        <translation>Die Namen der ausgewählten Gelenke zeigen</translation>
    </message>
    <message>
        <source>Original &amp;Motion</source>
        <translation>Ursprüngliche &amp;Bewegung</translation>
    </message>
    <message>
        <source>Show the motion as it was opened as a ghost, where it differs</source>
        <translation>Die Bewegung, wie sie geöffnet wurde, als Geisterbild zeigen, wo sie abweicht</translation>
    </message>
    <message>
        <source>Tra&amp;ils</source>
        <translation>&amp;Spuren</translation>
    </message>
    <message>
        <source>Show the paths of the selected joints around the current frame, coloured by speed</source>
        <translation>Die Bahnen der ausgewählten Gelenke um das aktuelle Bild zeigen, nach Geschwindigkeit gefärbt</translation>
    </message>
    <message>
        <source>Onion S&amp;kins</source>
        <translation>&amp;Zwiebelschichten</translation>
    </message>
    <message>
        <source>Show the figure a little earlier and a little later, too</source>
        <translation>Auch die Figur etwas früher und etwas später zeigen</translation>
    </message>
    <message>
        <source>Follo&amp;w Figure</source>
        <translation>&amp;Figur folgen</translation>
    </message>
    <message>
        <source>Camera follows the figure</source>
        <translation>Die Kamera folgt der Figur</translation>
    </message>
    <message>
        <source>View La&amp;yout</source>
        <translation>Anordnung &amp;der Ansichten</translation>
    </message>
    <message>
        <source>Show the figure in one view, two or four</source>
        <translation>Die Figur in einer, zwei oder vier Ansichten zeigen</translation>
    </message>
    <message>
        <source>&amp;One View</source>
        <translation>&amp;Eine Ansicht</translation>
    </message>
    <message>
        <source>Show the figure in one view</source>
        <translation>Die Figur in einer Ansicht zeigen</translation>
    </message>
    <message>
        <source>&amp;Two Views</source>
        <translation>&amp;Zwei Ansichten</translation>
    </message>
    <message>
        <source>Show the figure from the right beside the view; choose it again to go back</source>
        <translation>Die Figur neben der Ansicht von rechts zeigen; nochmals führt zurück</translation>
    </message>
    <message>
        <source>&amp;Four Views</source>
        <translation>&amp;Vier Ansichten</translation>
    </message>
    <message>
        <source>Show the figure from the front, the right and above beside the view; choose it again to go back</source>
        <translation>Die Figur neben der Ansicht von vorn, rechts und oben zeigen; nochmals führt zurück</translation>
    </message>
    <message>
        <source>&amp;Maximise View</source>
        <translation>Ansicht &amp;maximieren</translation>
    </message>
    <message>
        <source>Show the active view alone, or all views again</source>
        <translation>Nur die aktive Ansicht zeigen, dann wieder die anderen</translation>
    </message>
    <message>
        <source>&amp;Larger View</source>
        <translation>&amp;Ansicht vergrößern</translation>
    </message>
    <message>
        <source>Give the active view more of the area</source>
        <translation>Der aktiven Ansicht mehr Fläche geben</translation>
    </message>
    <message>
        <source>&amp;Smaller View</source>
        <translation>A&amp;nsicht verkleinern</translation>
    </message>
    <message>
        <source>Give the active view less of the area</source>
        <translation>Der aktiven Ansicht weniger Fläche geben</translation>
    </message>
    <message>
        <source>&amp;Equal Views</source>
        <translation>&amp;Gleich große Ansichten</translation>
    </message>
    <message>
        <source>Make all views equally large</source>
        <translation>Alle Ansichten gleich groß machen</translation>
    </message>
    <message>
        <source>Saved &amp;Views</source>
        <translation>Gespeicherte &amp;Ansichten</translation>
    </message>
    <message>
        <source>Keep cameras of the view, and go back to them</source>
        <translation>Den Blick auf die Figur festhalten und dorthin zurückkehren</translation>
    </message>
    <message>
        <source>Go to View &amp;1</source>
        <translation>Gehe zu Ansicht &amp;1</translation>
    </message>
    <message>
        <source>Go to View &amp;2</source>
        <translation>Gehe zu Ansicht &amp;2</translation>
    </message>
    <message>
        <source>Go to View &amp;3</source>
        <translation>Gehe zu Ansicht &amp;3</translation>
    </message>
    <message>
        <source>Go to View &amp;4</source>
        <translation>Gehe zu Ansicht &amp;4</translation>
    </message>
    <message>
        <source>All &amp;Channels</source>
        <translation>Alle &amp;Kanäle</translation>
    </message>
    <message>
        <source>Show the channels of all joints in the table, not only of the selected ones</source>
        <translation>In der Tabelle die Kanäle aller Gelenke zeigen, nicht nur der ausgewählten</translation>
    </message>
    <message>
        <source>Joint Name &amp;Encoding</source>
        <translation>Kodierung der Gelenkna&amp;men</translation>
    </message>
    <message>
        <source>Choose how the bytes of joint names are read</source>
        <translation>Wählen, wie die Bytes der Gelenknamen gelesen werden</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Vollb&amp;ild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hierarchie</translation>
    </message>
    <message>
        <source>Show or hide the panel Hierarchy</source>
        <translation>Das Bedienfeld „Hierarchie“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Show or hide the panel Inspector</source>
        <translation>Das Bedienfeld „Inspektor“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Show or hide the panel Motion</source>
        <translation>Das Bedienfeld „Bewegung“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Show or hide the panel Layers</source>
        <translation>Das Bedienfeld „Ebenen“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide the panel Clean Up</source>
        <translation>Das Bedienfeld „Bereinigen“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide the panel Compare</source>
        <translation>Das Bedienfeld „Vergleichen“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Second Life</source>
        <translation>Second Life</translation>
    </message>
    <message>
        <source>Show or hide the panel Second Life</source>
        <translation>Das Bedienfeld „Second Life“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Show or hide the panel Findings</source>
        <translation>Das Bedienfeld „Meldungen“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Show or hide the panel History</source>
        <translation>Das Bedienfeld „Verlauf“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Show or hide the panel Timeline</source>
        <translation>Das Bedienfeld „Zeitleiste“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Show or hide the panel Curves</source>
        <translation>Das Bedienfeld „Kurven“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Show or hide the toolbar</source>
        <translation>Die Werkzeugleiste zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>&amp;Browse Layout</source>
        <translation>An&amp;ordnung „Durchsehen“</translation>
    </message>
    <message>
        <source>&amp;Edit Layout</source>
        <translation>Anordnung „&amp;Bearbeiten“</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>Alle Bedienfelder</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the default layout</source>
        <translation>Die Standardanordnung wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Dock All</source>
        <translation>&amp;Alle andocken</translation>
    </message>
    <message>
        <source>Bring floating panels back into the window</source>
        <translation>Frei schwebende Bedienfelder ins Fenster zurückholen</translation>
    </message>
    <message>
        <source>Next Pane&amp;l</source>
        <translation>&amp;Nächstes Bedienfeld</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next panel</source>
        <translation>Die Tastatur dem nächsten Bedienfeld geben</translation>
    </message>
    <message>
        <source>Previous Pa&amp;nel</source>
        <translation>&amp;Voriges Bedienfeld</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous panel</source>
        <translation>Die Tastatur dem vorigen Bedienfeld geben</translation>
    </message>
    <message>
        <source>Ne&amp;xt Document</source>
        <translation>Nä&amp;chstes Dokument</translation>
    </message>
    <message>
        <source>Show the document in the next tab</source>
        <translation>Das Dokument im nächsten Register zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous Document</source>
        <translation>Voriges &amp;Dokument</translation>
    </message>
    <message>
        <source>Show the document in the previous tab</source>
        <translation>Das Dokument im vorigen Register zeigen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Open the manual</source>
        <translation>Das Handbuch öffnen</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>Five steps on the sample walk, which can be left at any time</source>
        <translation>Fünf Schritte am Beispielgang, jederzeit zu verlassen</translation>
    </message>
    <message>
        <source>&amp;About Limber</source>
        <translation>Über &amp;Limber</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
    <message>
        <source>Write the motion for other programs, for people or for Second Life</source>
        <translation>Die Bewegung für andere Programme, für Menschen oder für Second Life schreiben</translation>
    </message>
    <message>
        <source>Export for Second &amp;Life (.anim)…</source>
        <translation>Für Second &amp;Life exportieren (.anim)…</translation>
    </message>
    <message>
        <source>Prepare for &amp;Upload…</source>
        <translation>&amp;Hochladen vorbereiten…</translation>
    </message>
    <message>
        <source>Hold the selected joints where they are while the pose changes, feet with their rotation, or free them</source>
        <translation>Die ausgewählten Gelenke festhalten, während sich die Pose ändert, Füße auch in ihrer Drehung, oder sie freigeben</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 1</source>
        <translation>Die Figur so ansehen, wie es in Ansicht 1 gespeichert ist</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 2</source>
        <translation>Die Figur so ansehen, wie es in Ansicht 2 gespeichert ist</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 3</source>
        <translation>Die Figur so ansehen, wie es in Ansicht 3 gespeichert ist</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 4</source>
        <translation>Die Figur so ansehen, wie es in Ansicht 4 gespeichert ist</translation>
    </message>
    <message>
        <source>&amp;Store View 1</source>
        <translation>&amp;Ansicht 1 speichern</translation>
    </message>
    <message>
        <source>Store the present camera as View 1</source>
        <translation>Den jetzigen Blick auf die Figur als Ansicht 1 speichern</translation>
    </message>
    <message>
        <source>S&amp;tore View 2</source>
        <translation>A&amp;nsicht 2 speichern</translation>
    </message>
    <message>
        <source>Store the present camera as View 2</source>
        <translation>Den jetzigen Blick auf die Figur als Ansicht 2 speichern</translation>
    </message>
    <message>
        <source>St&amp;ore View 3</source>
        <translation>An&amp;sicht 3 speichern</translation>
    </message>
    <message>
        <source>Store the present camera as View 3</source>
        <translation>Den jetzigen Blick auf die Figur als Ansicht 3 speichern</translation>
    </message>
    <message>
        <source>Sto&amp;re View 4</source>
        <translation>Ans&amp;icht 4 speichern</translation>
    </message>
    <message>
        <source>Store the present camera as View 4</source>
        <translation>Den jetzigen Blick auf die Figur als Ansicht 4 speichern</translation>
    </message>
    <message>
        <source>Status Bar</source>
        <translation>Statusleiste</translation>
    </message>
    <message>
        <source>Show or hide the status bar</source>
        <translation>Die Statusleiste zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Tree, view and timeline</source>
        <translation>Baum, Ansicht und Zeitleiste</translation>
    </message>
    <message>
        <source>&amp;Classic Layout</source>
        <translation>Anordnung „&amp;Klassisch“</translation>
    </message>
    <message>
        <source>Tree and inspector at the left, all other panels at the right</source>
        <translation>Baum und Inspektor links, alle anderen Bereiche rechts</translation>
    </message>
    <message>
        <source>&amp;Taller Timeline</source>
        <translation>&amp;Höhere Zeitleiste</translation>
    </message>
    <message>
        <source>Give timeline and curves more height, or less again</source>
        <translation>Zeitleiste und Kurven mehr Höhe geben, oder wieder weniger</translation>
    </message>
    <message>
        <source>&amp;Hold Feet</source>
        <translation>F&amp;üße halten</translation>
    </message>
    <message>
        <source>Let feet stay where they stand while poses change</source>
        <translation>Füße bleiben stehen, wo sie stehen, während sich Posen ändern</translation>
    </message>
    <message>
        <source>P&amp;layback</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>Play backwards, faster, or only the range</source>
        <translation>Rückwärts, schneller oder nur den Bereich abspielen</translation>
    </message>
    <message>
        <source>Play &amp;Backwards</source>
        <translation>&amp;Rückwärts abspielen</translation>
    </message>
    <message>
        <source>Play backwards; again: twice, then four times as fast</source>
        <translation>Rückwärts abspielen; nochmals: zweimal, dann viermal so schnell</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stop playing; while the key is held, those for playing go one frame</source>
        <translation>Wiedergabe anhalten; solange die Taste gehalten wird, gehen die zum Abspielen ein Bild weiter</translation>
    </message>
    <message>
        <source>Play &amp;Forwards</source>
        <translation>&amp;Vorwärts abspielen</translation>
    </message>
    <message>
        <source>Play forwards; again: twice, then four times as fast</source>
        <translation>Vorwärts abspielen; nochmals: zweimal, dann viermal so schnell</translation>
    </message>
    <message>
        <source>Play &amp;Range</source>
        <translation>&amp;Bereich abspielen</translation>
    </message>
    <message>
        <source>Play the range from its first frame</source>
        <translation>Den Bereich von seinem ersten Bild an abspielen</translation>
    </message>
    <message>
        <source>Begin again at the end; pressed once more, play back and forth</source>
        <translation>Am Ende wieder von vorn beginnen; nochmals gedrückt: hin und her abspielen</translation>
    </message>
    <message>
        <source>Bo&amp;dy</source>
        <translation>K&amp;örper</translation>
    </message>
    <message>
        <source>Show the figure as bones, as a solid body with bones, or as a body</source>
        <translation>Die Figur als Knochen, als Körper mit Knochen oder als Körper zeigen</translation>
    </message>
    <message>
        <source>Put the mirrored pose of the selected joints of one side onto their partners on the other side</source>
        <translation>Die gespiegelte Pose der ausgewählten Gelenke einer Seite auf ihre Partner der anderen Seite übertragen</translation>
    </message>
    <message>
        <source>Mirror to the &amp;Other Side</source>
        <translation>Seiten&amp;verkehrt auf die andere Seite übertragen</translation>
    </message>
    <message>
        <source>What carries the selected pinned joints along while the pose changes</source>
        <translation>Was die ausgewählten fixierten Gelenke mitnimmt, während sich die Pose ändert</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>&amp;Welt</translation>
    </message>
    <message>
        <source>The pinned joints stay where they are</source>
        <translation>Die fixierten Gelenke bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>&amp;Hips</source>
        <translation>&amp;Hüfte</translation>
    </message>
    <message>
        <source>The pinned joints move with the hips</source>
        <translation>Die fixierten Gelenke gehen mit der Hüfte</translation>
    </message>
    <message>
        <source>H&amp;ead</source>
        <translation>&amp;Kopf</translation>
    </message>
    <message>
        <source>The pinned joints move with the head</source>
        <translation>Die fixierten Gelenke gehen mit dem Kopf</translation>
    </message>
    <message>
        <source>&amp;Other Hand</source>
        <translation>&amp;Andere Hand</translation>
    </message>
    <message>
        <source>The pinned hand moves with the other hand</source>
        <translation>Die fixierte Hand geht mit der anderen Hand</translation>
    </message>
    <message>
        <source>Hold…</source>
        <translation>Halten…</translation>
    </message>
    <message>
        <source>Keep the selected joint where it is, in the world or on another joint, over many frames</source>
        <translation>Das ausgewählte Gelenk über viele Bilder dort halten, wo es ist: in der Welt oder an einem anderen Gelenk</translation>
    </message>
    <message>
        <source>Turn a head by dragging what it looks at: a point before it, or onto a joint</source>
        <translation>Einen Kopf drehen, indem man zieht, was er ansieht: einen Punkt vor ihm oder auf ein Gelenk</translation>
    </message>
    <message>
        <source>Do what a drag does to one side of the body also to the other side, mirrored</source>
        <translation>Was ein Ziehen an einer Seite des Körpers ändert, spiegelverkehrt auch an der anderen Seite ändern</translation>
    </message>
    <message>
        <source>Second Col&amp;umn</source>
        <translation>Z&amp;weite Spalte</translation>
    </message>
    <message>
        <source>Put the tree into a column of its own at the left of the view, in windows at least 1900 pixels wide</source>
        <translation>Den Baum in einer eigenen Spalte links von der Ansicht zeigen, in mindestens 1900 Pixel breiten Fenstern</translation>
    </message>
    <message>
        <source>Transfer this motion to another skeleton or to your character</source>
        <translation>Diese Bewegung auf ein anderes Skelett oder auf Ihren Charakter übertragen</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>Ac&amp;hsen</translation>
    </message>
    <message>
        <source>Which axes the handles have</source>
        <translation>Welche Achsen die Griffe haben</translation>
    </message>
    <message>
        <source>A&amp;ffects</source>
        <translation>Änderung gilt fü&amp;r</translation>
    </message>
    <message>
        <source>Which frames a change of the pose affects</source>
        <translation>Für welche Bilder eine Änderung der Pose gilt</translation>
    </message>
    <message>
        <source>L&amp;ayout</source>
        <translation>&amp;Anordnung</translation>
    </message>
    <message>
        <source>Ready arrangements of the panels</source>
        <translation>Fertige Anordnungen der Bedienfelder</translation>
    </message>
    <message>
        <source>&amp;Look At</source>
        <translation>A&amp;nsehen</translation>
    </message>
    <message>
        <source>Pi&amp;n Space</source>
        <translation>Raum der Fi&amp;xierung</translation>
    </message>
    <message>
        <source>Symme&amp;try</source>
        <translation>Symme&amp;trie</translation>
    </message>
    <message>
        <source>Show on Character…</source>
        <translation>Auf Charakter zeigen…</translation>
    </message>
    <message>
        <source>Show this motion on the body of your character</source>
        <translation>Diese Bewegung auf dem Körper Ihres Charakters zeigen</translation>
    </message>
    <message>
        <source>Open Character…</source>
        <translation>Charakter öffnen…</translation>
    </message>
    <message>
        <source>Remove Character</source>
        <translation>Charakter entfernen</translation>
    </message>
    <message>
        <source>Show the motion without the character</source>
        <translation>Die Bewegung ohne den Charakter zeigen</translation>
    </message>
    <message>
        <source>Write Motion for Character…</source>
        <translation>Bewegung für Charakter schreiben…</translation>
    </message>
    <message>
        <source>Export Motion…</source>
        <translation>Bewegung exportieren…</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Show or hide the panel Character</source>
        <translation>Das Feld Charakter zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Write the motion for other programs and people: glTF, FBX, a table, a page for a browser, pictures, a video</source>
        <translation>Die Bewegung für andere Programme und Leute schreiben: glTF, FBX, eine Tabelle, eine Seite für den Browser, Bilddateien, ein Video</translation>
    </message>
    <message>
        <source>Character Joints…</source>
        <translation>Gelenke des Charakters…</translation>
    </message>
    <message>
        <source>Choose which joints of the character follow which, and how</source>
        <translation>Auswählen, welche Gelenke des Charakters welchen folgen und wie</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Change how the character follows the motion, or remove it</source>
        <translation>Ändern, wie der Charakter der Bewegung folgt, oder ihn entfernen</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Show the character&apos;s textures, or only the colours of its materials</source>
        <translation>Die Texturen des Charakters zeigen oder nur die Farben seiner Materialien</translation>
    </message>
    <message>
        <source>Both Sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Show the character&apos;s surface from both sides, as for skirts and hair that have holes from behind</source>
        <translation>Die Oberfläche des Charakters von beiden Seiten zeigen, etwa bei Röcken und Haaren, die von hinten Löcher haben</translation>
    </message>
    <message>
        <source>Draw Figure As</source>
        <translation>Figur zeichnen als</translation>
    </message>
    <message>
        <source>Choose how the figure is drawn</source>
        <translation>Wählen, wie die Figur gezeichnet wird</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Draw the figure as bones</source>
        <translation>Die Figur als Knochen zeichnen</translation>
    </message>
    <message>
        <source>Body with Bones</source>
        <translation>Körper mit Knochen</translation>
    </message>
    <message>
        <source>Draw the figure as a body with its bones over it</source>
        <translation>Die Figur als Körper mit ihren Knochen darüber zeichnen</translation>
    </message>
    <message>
        <source>Body Alone</source>
        <translation>Nur Körper</translation>
    </message>
    <message>
        <source>Draw the figure as a body without bones</source>
        <translation>Die Figur als Körper ohne Knochen zeichnen</translation>
    </message>
    <message>
        <source>Use Guessed Joints</source>
        <translation>Vermutete nutzen</translation>
    </message>
    <message>
        <source>Let joints follow the motion whose names say little, but which are where those of the motion are</source>
        <translation>Auch Gelenke folgen lassen, deren Namen wenig sagen, die aber dort sind, wo die der Bewegung sind</translation>
    </message>
    <message>
        <source>Write this motion for the character that shows it: into a copy of its file, alone, as VRM animation or as FBX</source>
        <translation>Diese Bewegung für den Charakter schreiben, der sie zeigt: in eine Kopie seiner Datei, allein, als VRM-Animation oder als FBX</translation>
    </message>
    <message>
        <source>Make Document on Character&apos;s Skeleton</source>
        <translation>Dokument auf dem Skelett des Charakters anlegen</translation>
    </message>
    <message>
        <source>Open the motion that the character shows as a document on its own skeleton, to edit it there or save it as BVH</source>
        <translation>Die Bewegung, die der Charakter zeigt, als Dokument auf seinem eigenen Skelett öffnen, um sie dort zu bearbeiten oder als BVH zu speichern</translation>
    </message>
    <message>
        <source>Make a Document</source>
        <translation>Dokument anlegen</translation>
    </message>
    <message>
        <source>Floor Below the Feet</source>
        <translation>Boden unter den Füßen</translation>
    </message>
    <message>
        <source>Say whether the floor below the feet moves, as on a treadmill</source>
        <translation>Festlegen, ob sich der Boden unter den Füßen bewegt wie auf einem Laufband</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Find out from the feet whether the floor below them moves</source>
        <translation>An den Füßen erkennen, ob sich der Boden unter ihnen bewegt</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Unbewegt</translation>
    </message>
    <message>
        <source>The floor below the feet does not move</source>
        <translation>Der Boden unter den Füßen bewegt sich nicht</translation>
    </message>
    <message>
        <source>Moving…</source>
        <translation>Bewegt…</translation>
    </message>
    <message>
        <source>Give the speed of the floor below the feet, as of a treadmill</source>
        <translation>Die Geschwindigkeit des Bodens unter den Füßen angeben, etwa eines Laufbands</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Close All</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Show the centre of mass, the support of the feet and what each side carries</source>
        <translation>Schwerpunkt, Stützfläche der Füße und die Last jeder Seite zeigen</translation>
    </message>
    <message>
        <source>Touch Shapes</source>
        <translation>Berührungsformen</translation>
    </message>
    <message>
        <source>Show the shapes of body, forearms and hands that Keep Apart keeps out of each other, amber where they touch, red where they are inside</source>
        <translation>Zeigt die Formen von Körper, Unterarmen und Händen, die Auseinanderhalten voneinander fernhält: gelb, wo sie sich berühren, rot, wo sie ineinander sind</translation>
    </message>
</context>
<context>
    <name>BackgroundWork</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht.</translation>
    </message>
    <message>
        <source>This failed: %1</source>
        <translation>Das ist fehlgeschlagen: %1</translation>
    </message>
</context>
<context>
    <name>CharacterSaving</name>
    <message>
        <source>%1 is not where it was: nothing can be written into a copy of it.</source>
        <translation>%1 ist nicht mehr da, wo es war: in eine Kopie davon kann nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>Export Motion for %1</source>
        <translation>Bewegung für %1 exportieren</translation>
    </message>
    <message>
        <source>Wrote %1 for %2, with the animation “%3”</source>
        <translation>%1 für %2 mit der Animation „%3“ geschrieben</translation>
    </message>
</context>
<context>
    <name>CurveChange</name>
    <message>
        <source>The file is still being read.</source>
        <translation>Die Datei wird noch gelesen.</translation>
    </message>
    <message>
        <source>The layers are still being computed.</source>
        <translation>Die Ebenen werden noch berechnet.</translation>
    </message>
</context>
<context>
    <name>CurveLook</name>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>L</source>
        <comment>the left feet</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the right feet</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>Schwerpunkt</translation>
    </message>
    <message>
        <source>Ground force</source>
        <translation>Bodenkraft</translation>
    </message>
    <message>
        <source>°/s</source>
        <translation>°/s</translation>
    </message>
    <message>
        <source>file units; speed: per second</source>
        <translation>Einheiten der Datei; Geschwindigkeit: pro Sekunde</translation>
    </message>
    <message>
        <source>body weights</source>
        <translation>Körpergewichte</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>the feet of that side</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>the feet of that side</comment>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>ExportLosses</name>
    <message>
        <source>Layers are merged into the motion.</source>
        <translation>Ebenen werden mit der Bewegung zusammengeführt.</translation>
    </message>
    <message>
        <source>Markers and foot contacts are left out.</source>
        <translation>Marker und Fußkontakte werden weggelassen.</translation>
    </message>
    <message>
        <source>Markers are left out.</source>
        <translation>Marker werden weggelassen.</translation>
    </message>
    <message>
        <source>Foot contacts are left out.</source>
        <translation>Fußkontakte werden weggelassen.</translation>
    </message>
    <message>
        <source>The file contains the mesh and the textures of %1.</source>
        <translation>Die Datei enthält das Netz und die Texturen von %1.</translation>
    </message>
</context>
<context>
    <name>FileFilter</name>
    <message>
        <source>Motion capture (*.bvh *.BVH);;All files (*)</source>
        <translation>Bewegungsdaten (*.bvh *.BVH);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Motion capture, projects and characters (%1);;Motion capture (*.bvh *.BVH);;Projects (*.limber);;All files (*)</source>
        <translation>Bewegungsdaten, Projekte und Charaktere (%1);;Bewegungsdaten (*.bvh *.BVH);;Projekte (*.limber);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>While held, see the motion as it was before</source>
        <translation>Die Bewegung wie zuvor sehen, solange gedrückt</translation>
    </message>
    <message>
        <source>Go to the next or previous field</source>
        <translation>Zum nächsten oder vorigen Feld gehen</translation>
    </message>
    <message>
        <source>Cancel a drag or a selection</source>
        <translation>Ein Ziehen oder eine Auswahl abbrechen</translation>
    </message>
    <message>
        <source>Drag a box to select</source>
        <translation>Einen Rahmen zum Auswählen ziehen</translation>
    </message>
    <message>
        <source>First, last frame</source>
        <translation>Erstes, letztes Bild</translation>
    </message>
    <message>
        <source>Ten frames back, forward</source>
        <translation>Zehn Bilder zurück, vor</translation>
    </message>
    <message>
        <source>Remove a marker</source>
        <translation>Einen Marker entfernen</translation>
    </message>
    <message>
        <source>Go through the joints</source>
        <translation>Durch die Gelenke gehen</translation>
    </message>
    <message>
        <source>Edit a cell, take its value</source>
        <translation>Eine Zelle bearbeiten, ihren Wert übernehmen</translation>
    </message>
    <message>
        <source>Go through the cells</source>
        <translation>Durch die Zellen gehen</translation>
    </message>
</context>
<context>
    <name>FloorText</name>
    <message>
        <source>Moves: %1 m/s backwards</source>
        <translation>Bewegt sich: %1 m/s rückwärts</translation>
    </message>
    <message>
        <source>Moves: %1 m/s forwards</source>
        <translation>Bewegt sich: %1 m/s vorwärts</translation>
    </message>
    <message>
        <source>Moves: %1 m/s to the left</source>
        <translation>Bewegt sich: %1 m/s nach links</translation>
    </message>
    <message>
        <source>Moves: %1 m/s to the right</source>
        <translation>Bewegt sich: %1 m/s nach rechts</translation>
    </message>
    <message>
        <source>Moves: %1 m/s</source>
        <translation>Bewegt sich: %1 m/s</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Unbewegt</translation>
    </message>
    <message>
        <source>Moves with the travel (up to %1 m/s)</source>
        <translation>Bewegt sich mit dem Weg der Figur (bis %1 m/s)</translation>
    </message>
    <message>
        <source>Still; feet slide: %1 m/s</source>
        <translation>Unbewegt; Füße rutschen: %1 m/s</translation>
    </message>
</context>
<context>
    <name>KeyScope</name>
    <message>
        <source>In the view</source>
        <translation>In der Ansicht</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>In der Zeitleiste</translation>
    </message>
    <message>
        <source>In the view and the timeline</source>
        <translation>In der Ansicht und der Zeitleiste</translation>
    </message>
    <message>
        <source>In the tree</source>
        <translation>Im Baum</translation>
    </message>
    <message>
        <source>In the view and the tree</source>
        <translation>In der Ansicht und im Baum</translation>
    </message>
    <message>
        <source>In the motion table</source>
        <translation>In der Bewegungstabelle</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
</context>
<context>
    <name>LayerEdits</name>
    <message>
        <source>Layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Neue Ebene</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Duplicate layer</source>
        <translation>Ebene duplizieren</translation>
    </message>
    <message>
        <source>Delete layer %1</source>
        <translation>Ebene %1 löschen</translation>
    </message>
    <message>
        <source>Move layer %1</source>
        <translation>Ebene %1 verschieben</translation>
    </message>
    <message>
        <source>Kind of layer %1</source>
        <translation>Art der Ebene %1</translation>
    </message>
    <message>
        <source>Weight of layer %1</source>
        <translation>Gewicht der Ebene %1</translation>
    </message>
    <message>
        <source>Key of the weight of layer %1</source>
        <translation>Key des Gewichts der Ebene %1</translation>
    </message>
    <message>
        <source>Times of a key of layer %1</source>
        <translation>Zeiten eines Keys der Ebene %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n key(s) of layer %1</source>
        <translation>
            <numerusform>%n Key der Ebene %1 löschen</numerusform>
            <numerusform>%n Keys der Ebene %1 löschen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadProgress</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Reading progress</source>
        <translation>Lesefortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>OffsetOutcome</name>
    <message>
        <source>Travel × %1. </source>
        <translation>Fortbewegung × %1. </translation>
    </message>
    <message numerus="yes">
        <source>%n foot contact(s) locked.</source>
        <translation>
            <numerusform>%n Fußkontakt gehalten.</numerusform>
            <numerusform>%n Fußkontakte gehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more contact(s) out of reach.</source>
        <translation>
            <numerusform>… und %n weiterer Kontakt außer Reichweite.</numerusform>
            <numerusform>… und %n weitere Kontakte außer Reichweite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames %1–%2: a leg is %3 too short to reach its contact.</source>
        <translation>Bilder %1–%2: Ein Bein ist um %3 zu kurz für seinen Kontakt.</translation>
    </message>
    <message>
        <source>Joint position error: %1 average, %2 max.</source>
        <translation>Abweichung der Gelenkpositionen: %1 im Mittel, höchstens %2.</translation>
    </message>
</context>
<context>
    <name>PointDrags</name>
    <message>
        <source>%1, frames %2–%3 change. Esc takes it back.</source>
        <translation>%1, Bilder %2–%3 ändern sich. Esc nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1 moved by %2</source>
        <comment>points of curves</comment>
        <translation>%1 um %2 verschoben</translation>
    </message>
    <message>
        <source>%1 per frame</source>
        <comment>a slope</comment>
        <translation>%1 je Bild</translation>
    </message>
    <message>
        <source>values %1 %</source>
        <translation>Werte %1 %</translation>
    </message>
    <message>
        <source>times %1 %</source>
        <translation>Zeiten %1 %</translation>
    </message>
    <message>
        <source>times %1 %, values %2 %</source>
        <translation>Zeiten %1 %, Werte %2 %</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnen</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert…</translation>
    </message>
    <message>
        <source>Waiting for the disk of %1…</source>
        <translation>Warten auf den Datenträger von %1…</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The layer %1 is locked: unlock it in Layers, or choose another one.</source>
        <translation>Die Ebene %1 ist gesperrt: Bitte unter „Ebenen“ entsperren oder eine andere wählen.</translation>
    </message>
    <message>
        <source>The layer %1 is muted, or another one is solo: a change would not be seen.</source>
        <translation>Die Ebene %1 ist stumm, oder eine andere ist solo: Eine Änderung wäre nicht zu sehen.</translation>
    </message>
    <message>
        <source>The layer %1 has no weight in this frame: a change would not be seen.</source>
        <translation>Die Ebene %1 hat in diesem Bild kein Gewicht: Eine Änderung wäre nicht zu sehen.</translation>
    </message>
    <message>
        <source>%2 is not among the joints of the layer %1.</source>
        <translation>%2 gehört nicht zu den Gelenken der Ebene %1.</translation>
    </message>
    <message>
        <source>A layer that overrides hides what was changed: choose that one.</source>
        <translation>Eine ersetzende Ebene verdeckt, was geändert wurde: Bitte jene wählen.</translation>
    </message>
    <message>
        <source>A layer that overrides hides %1: choose that one.</source>
        <translation>Eine ersetzende Ebene verdeckt %1: Bitte jene wählen.</translation>
    </message>
    <message>
        <source>The weight of the layer %1 is too small to bring %2 there.</source>
        <translation>Das Gewicht der Ebene %1 ist zu klein, um %2 dorthin zu führen.</translation>
    </message>
</context>
<context>
    <name>SaveQuestions</name>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Saving overwrites the file on the disk with this version.</source>
        <translation>Speichern ersetzt, was jetzt auf dem Datenträger steht, durch das, was hier zu sehen ist.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n other name(s).</source>
        <translation>
            <numerusform>%1 hat %n weiteren Namen.</numerusform>
            <numerusform>%1 hat %n weitere Namen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other names (hard links) of a file show the same contents. Writing in place changes it under all of its names. Saving over this name makes it a separate file: the others keep the old contents.</source>
        <translation>Weitere Namen (harte Links) einer Datei zeigen denselben Inhalt. Direktes Schreiben ändert ihn unter allen Namen. Speichern über diesen Namen macht daraus eine eigene Datei: Die anderen behalten, was vorher da war.</translation>
    </message>
    <message>
        <source>Write in Place</source>
        <translation>Direkt schreiben</translation>
    </message>
    <message>
        <source>Save Over This Name</source>
        <translation>Über diesen Namen speichern</translation>
    </message>
    <message>
        <source>No new file can be made in the folder of %1.</source>
        <translation>Im Ordner von %1 kann keine neue Datei angelegt werden.</translation>
    </message>
    <message>
        <source>Limber can overwrite the file itself. It keeps a copy of the old file in %1 until that is done.</source>
        <translation>Limber kann die Datei selbst überschreiben. Bis das geschehen ist, liegt eine Kopie des Bisherigen in %1.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Nothing was changed. It can be saved without a backup.</source>
        <translation>Nichts wurde geändert. Es kann ohne Sicherung gespeichert werden.</translation>
    </message>
    <message>
        <source>Save Without a Backup</source>
        <translation>Ohne Sicherung speichern</translation>
    </message>
    <message numerus="yes">
        <source>Open all %n file(s)?</source>
        <translation>
            <numerusform>%n Datei öffnen?</numerusform>
            <numerusform>Alle %n Dateien öffnen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each opens in a tab. Escape stops this.</source>
        <translation>Jede wird ein Register. Escape beendet es.</translation>
    </message>
    <message>
        <source>Open All</source>
        <translation>Alle öffnen</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>It exists already, and its contents will be lost.</source>
        <translation>Es ist schon vorhanden, und sein Inhalt geht verloren.</translation>
    </message>
    <message>
        <source>Replace the project %1?</source>
        <translation>Das Projekt %1 ersetzen?</translation>
    </message>
    <message>
        <source>It was not opened here: its layers, contacts and markers are not those that you see, and will be lost.</source>
        <translation>Es wurde nicht hier geöffnet: Seine Ebenen, Kontakte und Marker sind nicht die gezeigten und gehen verloren.</translation>
    </message>
    <message>
        <source>Revert %1?</source>
        <translation>%1 auf die Dateiversion zurücksetzen?</translation>
    </message>
    <message>
        <source>All changes since it was last saved will be lost, and the history with them.</source>
        <translation>Alle Änderungen seit dem letzten Speichern gehen mitsamt dem Verlauf verloren.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>%1 was repaired while opening.</source>
        <translation>%1 wurde beim Öffnen repariert.</translation>
    </message>
    <message>
        <source>The findings list what was assumed. You can keep the original formatting, with nothing but your changes, or rewrite the whole file in standard form.</source>
        <translation>Die Meldungen nennen, was angenommen wurde. Die ursprüngliche Formatierung kann bleiben, nur mit den eigenen Änderungen, oder die ganze Datei wird in Standardform neu geschrieben.</translation>
    </message>
    <message>
        <source>Keep Original Formatting</source>
        <translation>Formatierung behalten</translation>
    </message>
    <message>
        <source>Rewrite in Standard Form</source>
        <translation>In Standardform neu schreiben</translation>
    </message>
    <message>
        <source>Save changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Ungespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %n document(s)?</source>
        <translation>
            <numerusform>Änderungen an %n Dokument speichern?</numerusform>
            <numerusform>Änderungen an %n Dokumenten speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes will be lost:</source>
        <translation>Ungespeicherte Änderungen gehen verloren:</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>Alle &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>&amp;Alle verwerfen</translation>
    </message>
</context>
<context>
    <name>SearchFillers</name>
    <message>
        <source>a an and as at be by do for from get how i in into is it make me my of on or put set some than that the then this to very want what with</source>
        <translation>der die das den dem des ein eine einen einem und als am an auf bei bis für im in ins ist mach mache machen mein meine mit nach oder setze setzen so soll sehr um von vom was wie zu zum zur zwischen</translation>
    </message>
    <message>
        <source>all animation animations apply arm arms body bone bones change character characters clip clips dance dances delete entire every feet figure file finger fingers fix foot hand hands head hide hip hips improve joint joints knee knees leg legs mocap motion motions only person reduce remove rid show shoulder shoulders take takes toggle walk whole</source>
        <translation>Animation Animationen Arm Arme Armen Bein Beine Bewegung Bewegungen Bild Bilder Clip Clips Datei Figur Finger Fingern Fuß Füße Füßen ganz ganze ganzen Gang Gehen Gelenk Gelenke Gesamte Hand Hände Händen Hüfte Hüften Kopf Knie Knien Knochen Körper nur Person Schulter Schultern Take Takes Tanz anzeigen zeigen ausblenden einblenden ändern anwenden beheben beseitigen entfernen löschen loswerden reparieren verbessern verringern</translation>
    </message>
</context>
<context>
    <name>Synonyms</name>
    <message>
        <source>operation run do</source>
        <translation>Operation ausführen anwenden los</translation>
    </message>
    <message>
        <source>operation repeat last</source>
        <translation>Operation wiederholen letzte nochmal</translation>
    </message>
    <message>
        <source>recipe macro batch operation</source>
        <translation>Rezept Makro Stapel Operation aufnehmen</translation>
    </message>
    <message>
        <source>operation script command line shell recipe</source>
        <translation>Operation Skript Befehlszeile Kommandozeile Shell Rezept</translation>
    </message>
    <message>
        <source>back revert step</source>
        <translation>zurück Undo Schritt widerrufen</translation>
    </message>
    <message>
        <source>again repeat forward</source>
        <translation>nochmal wiederholen vorwärts Redo</translation>
    </message>
    <message>
        <source>cells numbers spreadsheet excel clipboard</source>
        <translation>Zellen Zahlen Tabelle Excel Zwischenablage</translation>
    </message>
    <message>
        <source>cells numbers spreadsheet excel clipboard insert</source>
        <translation>Zellen Zahlen Tabelle Excel Zwischenablage einsetzen</translation>
    </message>
    <message>
        <source>repeat hold constant</source>
        <translation>wiederholen halten konstant</translation>
    </message>
    <message>
        <source>smooth gap fix glitch spike repair bridge hermite</source>
        <translation>glätten Lücke reparieren Fehler Ausreißer überbrücken Hermite</translation>
    </message>
    <message>
        <source>straight gap fix glitch slerp</source>
        <translation>gerade Lücke reparieren Fehler Slerp</translation>
    </message>
    <message>
        <source>shift move raise lower translate plus</source>
        <translation>verschieben bewegen heben senken plus addieren</translation>
    </message>
    <message>
        <source>exaggerate stronger weaker more less extreme amplify multiply factor</source>
        <translation>multiplizieren Faktor verstärken übertreiben übertreiben stärker schwächer</translation>
    </message>
    <message>
        <source>reduce keyframes simplify decimate bake curve editor graph smooth</source>
        <translation>reduzieren Keyframes vereinfachen ausdünnen backen Kurveneditor Graph glätten</translation>
    </message>
    <message>
        <source>insert add keyframe curve</source>
        <translation>einfügen hinzufügen Keyframe Schlüsselbild Kurve</translation>
    </message>
    <message>
        <source>forget samples drop curve keyframes</source>
        <translation>vergessen Werte verwerfen Kurve Keyframes</translation>
    </message>
    <message>
        <source>normalise normalize clean alike format rotation order digits spelling</source>
        <translation>normalisieren bereinigen angleichen Format Drehreihenfolge Stellen Schreibweise</translation>
    </message>
    <message>
        <source>search palette</source>
        <translation>suchen Palette Befehlssuche</translation>
    </message>
    <message>
        <source>theme dark light night mode language english german japanese portuguese settings options colours colors toolbar startup encoding</source>
        <translation>Farbschema Theme dunkel hell Modus Optionen Farben Werkzeugleiste Start Kodierung Voreinstellungen Nacht Sprache Nachtmodus dunkel hell Deutsch Englisch</translation>
    </message>
    <message>
        <source>hotkeys keymap keys bindings shortcut rebind customise customize blender maya</source>
        <translation>Hotkeys Tastenbelegung Tasten Kürzel Shortcut anpassen Blender Maya</translation>
    </message>
    <message>
        <source>create character avatar skeleton rig human quadruped second life mixamo</source>
        <translation>erstellen Charakter Avatar Skelett Mensch Vierbeiner Second Life Mixamo Rig</translation>
    </message>
    <message>
        <source>load import read browse bvh project limber rokoko xsens optitrack perception neuron</source>
        <translation>laden importieren lesen durchsuchen BVH Projekt Limber</translation>
    </message>
    <message>
        <source>fix broken damaged recover refused</source>
        <translation>reparieren defekt beschädigt retten abgelehnt</translation>
    </message>
    <message>
        <source>example demo test walk</source>
        <translation>Beispiel Demo Test Gang Gehen</translation>
    </message>
    <message>
        <source>write store</source>
        <translation>schreiben sichern ablegen</translation>
    </message>
    <message>
        <source>write copy rename export bvh</source>
        <translation>schreiben Kopie umbenennen exportieren BVH</translation>
    </message>
    <message>
        <source>fbx gltf glb mixamo convert blender dae collada anim maya unity unreal read open</source>
        <translation>gltf glb fbx dae collada anim mixamo blender maya unity unreal lesen öffnen konvertieren umwandeln umwandeln</translation>
    </message>
    <message>
        <source>bake flatten combine base write bvh</source>
        <translation>backen flach vereinen kombinieren Basis schreiben BVH</translation>
    </message>
    <message>
        <source>second life sl opensim avatar animation dance upload write priority</source>
        <translation>second life opensim Avatar Animation hochladen Upload schreiben SL Tanz hochladen Priorität</translation>
    </message>
    <message>
        <source>upload second life sl opensim viewer check repair fix</source>
        <translation>second life opensim Viewer hochladen Upload prüfen reparieren SL hochladen</translation>
    </message>
    <message>
        <source>png image screenshot thumbnail picture export view render snapshot</source>
        <translation>png Bild Bildschirmfoto Screenshot exportieren Ansicht rendern Schnappschuss Vorschaubild Bildschirmfoto</translation>
    </message>
    <message>
        <source>undo all reload reset restore discard original</source>
        <translation>neu laden zurücksetzen verwerfen Original Revert alles rückgängig verwerfen</translation>
    </message>
    <message>
        <source>crash restore journal autosave lost backup killed</source>
        <translation>Absturz wiederherstellen Journal Autosave verloren Sicherung</translation>
    </message>
    <message>
        <source>tab remove</source>
        <translation>Register Tab entfernen</translation>
    </message>
    <message>
        <source>exit end leave</source>
        <translation>beenden verlassen Ende</translation>
    </message>
    <message>
        <source>add create animation nondestructive additive</source>
        <translation>hinzufügen erstellen Animation nichtdestruktiv additiv Layer</translation>
    </message>
    <message>
        <source>copy clone animation</source>
        <translation>kopieren klonen Animation Layer</translation>
    </message>
    <message>
        <source>name title animation</source>
        <translation>Name Titel Animation Layer</translation>
    </message>
    <message>
        <source>remove erase animation</source>
        <translation>entfernen löschen Animation Layer</translation>
    </message>
    <message>
        <source>hide off disable without animation</source>
        <translation>verbergen aus deaktivieren ohne Animation Layer Mute</translation>
    </message>
    <message>
        <source>only alone animation</source>
        <translation>nur allein Animation Layer</translation>
    </message>
    <message>
        <source>protect keep animation</source>
        <translation>schützen behalten Animation Layer</translation>
    </message>
    <message>
        <source>influence blend fade amount animate exaggerate</source>
        <translation>Einfluss Überblendung Stärke Animation animieren übertreiben</translation>
    </message>
    <message>
        <source>raise order above animation</source>
        <translation>heben Reihenfolge darüber Animation Layer</translation>
    </message>
    <message>
        <source>lower order beneath animation</source>
        <translation>senken Reihenfolge darunter Animation Layer</translation>
    </message>
    <message>
        <source>flatten bake collapse apply animation</source>
        <translation>flach backen reduzieren Animation anwenden Layer</translation>
    </message>
    <message>
        <source>run start stop animate pause</source>
        <translation>starten stoppen animieren Pause Wiedergabe</translation>
    </message>
    <message>
        <source>in point trim crop begin</source>
        <translation>In-Punkt beschneiden zuschneiden Anfang</translation>
    </message>
    <message>
        <source>out point trim crop end</source>
        <translation>Out-Punkt beschneiden zuschneiden Ende</translation>
    </message>
    <message>
        <source>whole everything all remove</source>
        <translation>ganz alles entfernen</translation>
    </message>
    <message>
        <source>flag bookmark label name frame note</source>
        <translation>Flagge Lesezeichen Name Bild Notiz Frame</translation>
    </message>
    <message>
        <source>jump glitch spike error outlier pop find flag bookmark</source>
        <translation>Sprung Fehler Ausreißer finden Flagge Lesezeichen Glitch</translation>
    </message>
    <message>
        <source>fit zoom out reset</source>
        <translation>einpassen herauszoomen zurücksetzen</translation>
    </message>
    <message>
        <source>number seek find jump</source>
        <translation>springen Nummer suchen Frame</translation>
    </message>
    <message>
        <source>add new</source>
        <translation>hinzufügen neu Frame</translation>
    </message>
    <message>
        <source>copy hold extend repeat</source>
        <translation>kopieren wiederholen halten verlängern Frame</translation>
    </message>
    <message>
        <source>remove cut trim crop range shorten</source>
        <translation>entfernen schneiden kürzen Bereich zuschneiden Frame</translation>
    </message>
    <message>
        <source>fps rate slow speed duration seconds retime faster slower</source>
        <translation>fps Rate Tempo Geschwindigkeit langsam schnell Dauer Sekunden Frame langsam schneller langsamer Zeitlupe</translation>
    </message>
    <message>
        <source>difference diff versus side by side overlay reference ghost take</source>
        <translation>Unterschied Differenz gegen nebeneinander Überlagerung Referenz Geisterbild Take</translation>
    </message>
    <message>
        <source>foot feet planted standing ground floor plant bars step steps gait</source>
        <translation>Fuß Füße stehen Boden Schritte rutschen Schritte Gang</translation>
    </message>
    <message>
        <source>foot feet planted standing automatic reset find step steps</source>
        <translation>Fuß Füße stehen automatisch zurücksetzen Schritte finden</translation>
    </message>
    <message>
        <source>foot feet load import json</source>
        <translation>Fuß Füße laden importieren json</translation>
    </message>
    <message>
        <source>foot feet export json store keep</source>
        <translation>Fuß Füße exportieren json speichern behalten</translation>
    </message>
    <message>
        <source>tool pick arrow look pointer</source>
        <translation>Werkzeug Pfeil ansehen Zeiger</translation>
    </message>
    <message>
        <source>tool translate position grab root hips pelvis raise lower lift gizmo</source>
        <translation>Werkzeug verschieben Position greifen Wurzel Hüfte Gizmo Hüfte heben senken</translation>
    </message>
    <message>
        <source>tool turn spin gizmo rings angle bend fk forward kinematics</source>
        <translation>Werkzeug rotieren drehen Gizmo Ringe Winkel beugen beugen biegen FK</translation>
    </message>
    <message>
        <source>tool inverse kinematics reach drag pull effector limb arm leg full body</source>
        <translation>Werkzeug inverse Kinematik greifen ziehen Effektor Gliedmaße Arm Bein Ganzkörper</translation>
    </message>
    <message>
        <source>hold lock fix foot feet keep still plant constraint</source>
        <translation>halten sperren fest Fuß Füße still stehen Constraint Pin anheften</translation>
    </message>
    <message>
        <source>hold lock fix orientation foot flat</source>
        <translation>halten sperren fest Ausrichtung Fuß flach Pin</translation>
    </message>
    <message>
        <source>free release clear remove</source>
        <translation>frei lösen entfernen Pin</translation>
    </message>
    <message>
        <source>store remember frame clipboard</source>
        <translation>ablegen merken Bild Zwischenablage</translation>
    </message>
    <message>
        <source>insert apply frame clipboard</source>
        <translation>einsetzen anwenden Bild Zwischenablage</translation>
    </message>
    <message>
        <source>flip swap sides left right opposite</source>
        <translation>spiegeln tauschen Seiten links rechts gegenüber</translation>
    </message>
    <message>
        <source>store keep remember library hand fingers</source>
        <translation>ablegen behalten merken Bibliothek Hand Finger</translation>
    </message>
    <message>
        <source>hand fingers fist presets collection stored asset apply</source>
        <translation>Vorlagen Sammlung gespeichert Asset anwenden Hand Finger Faust</translation>
    </message>
    <message>
        <source>space gizmo own bone</source>
        <translation>Raum Gizmo eigene Knochen</translation>
    </message>
    <message>
        <source>space gizmo above</source>
        <translation>Raum Gizmo darüber</translation>
    </message>
    <message>
        <source>space gizmo global</source>
        <translation>Raum Gizmo global</translation>
    </message>
    <message>
        <source>magnet grid step degrees increment</source>
        <translation>Magnet Raster Schritt Grad fangen</translation>
    </message>
    <message>
        <source>magnet snapping time target</source>
        <translation>Magnet einrasten Zeit Ziel fangen</translation>
    </message>
    <message>
        <source>magnet snapping flag time target</source>
        <translation>Magnet einrasten Flagge Zeit Ziel fangen</translation>
    </message>
    <message>
        <source>magnet snapping keyframe time target</source>
        <translation>Magnet einrasten Keyframe Zeit Ziel fangen</translation>
    </message>
    <message>
        <source>magnet snapping foot time target</source>
        <translation>Magnet einrasten Fuß Zeit Ziel fangen</translation>
    </message>
    <message>
        <source>magnet snapping in out time target</source>
        <translation>Magnet einrasten In Out Zeit Ziel fangen</translation>
    </message>
    <message>
        <source>only single current</source>
        <translation>nur einzeln aktuell</translation>
    </message>
    <message>
        <source>selection part between</source>
        <translation>Auswahl Teil zwischen</translation>
    </message>
    <message>
        <source>all everything every frame offset</source>
        <translation>alles überall jedes Bild Offset</translation>
    </message>
    <message>
        <source>name bone label</source>
        <translation>Name Knochen Beschriftung</translation>
    </message>
    <message>
        <source>bone length translate</source>
        <translation>Knochen Länge verschieben</translation>
    </message>
    <message>
        <source>bone clipboard</source>
        <translation>Knochen Zwischenablage</translation>
    </message>
    <message>
        <source>children bone hierarchy chain limb</source>
        <translation>Kinder Knochen Hierarchie Kette Gliedmaße</translation>
    </message>
    <message>
        <source>bone up</source>
        <translation>Knochen hoch Parent Eltern</translation>
    </message>
    <message>
        <source>flip swap opposite side left right symmetry</source>
        <translation>spiegeln tauschen gegenüber Seite links rechts Symmetrie</translation>
    </message>
    <message>
        <source>group remember quick store bones</source>
        <translation>Gruppe merken schnell ablegen Knochen</translation>
    </message>
    <message>
        <source>groups bones quick pick</source>
        <translation>Gruppen Knochen schnell wählen</translation>
    </message>
    <message>
        <source>search bone find name</source>
        <translation>suchen Knochen finden Name</translation>
    </message>
    <message>
        <source>invisible visibility eye remove from view bone</source>
        <translation>unsichtbar Sichtbarkeit Auge entfernen Ansicht Knochen verbergen</translation>
    </message>
    <message>
        <source>hide others unselected only solo local view bone</source>
        <translation>andere verbergen nur solo lokale Ansicht Knochen</translation>
    </message>
    <message>
        <source>unhide reveal visible bone</source>
        <translation>einblenden sichtbar Knochen</translation>
    </message>
    <message>
        <source>freeze protect unlock fix bone</source>
        <translation>einfrieren schützen fest Knochen</translation>
    </message>
    <message>
        <source>free release bone</source>
        <translation>frei lösen Knochen</translation>
    </message>
    <message>
        <source>bone length size resize longer shorter limb</source>
        <translation>Knochen Länge Größe länger kürzer Gliedmaße</translation>
    </message>
    <message>
        <source>second life sl opensim avatar upload bento transfer map</source>
        <translation>second life opensim hochladen Bento übertragen zuordnen Retarget SL</translation>
    </message>
    <message>
        <source>rotation order euler xyz zxy degrees freedom</source>
        <translation>Drehreihenfolge Euler xyz zxy Freiheitsgrade</translation>
    </message>
    <message>
        <source>zoom focus centre center bone fit</source>
        <translation>Zoom Fokus zentrieren Mitte Knochen</translation>
    </message>
    <message>
        <source>zoom fit reset camera centre center</source>
        <translation>Zoom einpassen zurücksetzen Kamera zentrieren Mitte</translation>
    </message>
    <message>
        <source>orthographic camera lens</source>
        <translation>orthografisch Kamera Objektiv</translation>
    </message>
    <message>
        <source>ground floor plane axes</source>
        <translation>Boden Ebene Achsen Raster</translation>
    </message>
    <message>
        <source>ground floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>balls spheres bone</source>
        <translation>Kugeln Knochen</translation>
    </message>
    <message>
        <source>labels bone text</source>
        <translation>Beschriftungen Knochen Text</translation>
    </message>
    <message>
        <source>compare before after ghost difference opened</source>
        <translation>vergleichen vorher nachher Geisterbild Unterschied geöffnet</translation>
    </message>
    <message>
        <source>path motion arc speed trajectory</source>
        <translation>Pfad Bewegung Bogen Tempo Bahn</translation>
    </message>
    <message>
        <source>ghost before after frames neighbours</source>
        <translation>Geisterbild vorher nachher Bilder Nachbarn Onion</translation>
    </message>
    <message>
        <source>camera track root</source>
        <translation>Kamera verfolgen Wurzel</translation>
    </message>
    <message>
        <source>single viewport pane layout</source>
        <translation>einzeln Ansichtsfenster Bereich Anordnung</translation>
    </message>
    <message>
        <source>split side viewport panes layout</source>
        <translation>teilen nebeneinander Ansichtsfenster Anordnung</translation>
    </message>
    <message>
        <source>quad split viewport panes layout orthographic</source>
        <translation>vier teilen Ansichtsfenster Anordnung orthografisch</translation>
    </message>
    <message>
        <source>maximize full large single viewport</source>
        <translation>maximieren voll groß einzeln Ansichtsfenster</translation>
    </message>
    <message>
        <source>resize grow pane splitter handle</source>
        <translation>Größe wachsen Bereich Teiler Griff</translation>
    </message>
    <message>
        <source>resize shrink pane splitter handle</source>
        <translation>Größe schrumpfen Bereich Teiler Griff</translation>
    </message>
    <message>
        <source>resize reset pane splitter handle</source>
        <translation>Größe zurücksetzen Bereich Teiler Griff</translation>
    </message>
    <message>
        <source>camera bookmark recall restore angle</source>
        <translation>Kamera Lesezeichen abrufen wiederherstellen Winkel</translation>
    </message>
    <message>
        <source>camera bookmark save store angle</source>
        <translation>Kamera Lesezeichen speichern ablegen Winkel</translation>
    </message>
    <message>
        <source>columns table joints everything</source>
        <translation>Spalten Tabelle Gelenke alles</translation>
    </message>
    <message>
        <source>maximise maximize big</source>
        <translation>maximieren groß</translation>
    </message>
    <message>
        <source>sl upload avatar opensim viewer anim check</source>
        <translation>hochladen Avatar opensim Viewer anim prüfen SL</translation>
    </message>
    <message>
        <source>graph editor channels samples</source>
        <translation>Grapheditor Kanäle Abtastwerte</translation>
    </message>
    <message>
        <source>layout workspace look</source>
        <translation>Anordnung Arbeitsbereich Layout Aussehen</translation>
    </message>
    <message>
        <source>layout workspace</source>
        <translation>Anordnung Arbeitsbereich Layout</translation>
    </message>
    <message>
        <source>layout default panels panel docks lost missing hidden workspace</source>
        <translation>Anordnung Standard Bedienfelder Docks Layout verschwunden fehlt Bereiche Standard</translation>
    </message>
    <message>
        <source>panels undock floating</source>
        <translation>schwebend Bedienfelder abgedockt</translation>
    </message>
    <message>
        <source>help documentation guide keys shortcuts tutorial</source>
        <translation>Hilfe Dokumentation Anleitung Tasten Kürzel Tutorial</translation>
    </message>
    <message>
        <source>tutorial introduction learn start begin guide lesson</source>
        <translation>Tutorial Einführung lernen Start beginnen Anleitung Lektion</translation>
    </message>
    <message>
        <source>version licence license credits</source>
        <translation>Version Lizenz Danksagung</translation>
    </message>
    <message>
        <source>operation filter tool repair fix cleanup mocap motion capture</source>
        <translation>Operation Filter Werkzeug Reparatur reparieren aufräumen Mocap Aufnahme</translation>
    </message>
    <message>
        <source>bone length height scale size resize taller shorter limbs offsets skeleton</source>
        <translation>Knochen Länge Größe skalieren größer kürzer länger Gliedmaßen Offsets Skelett</translation>
    </message>
    <message>
        <source>dope sheet time slider tracks frames</source>
        <translation>Dopesheet Zeitleiste Zeit Schieber Spuren Bilder</translation>
    </message>
    <message>
        <source>smooth soft ease bell proportional blend</source>
        <translation>glatt weich Verlauf Glocke proportional überblenden</translation>
    </message>
    <message>
        <source>layout workspace two columns</source>
        <translation>Anordnung Arbeitsbereich zwei Spalten</translation>
    </message>
    <message>
        <source>higher timeline curves height larger</source>
        <translation>höher Zeitleiste Kurven Höhe größer</translation>
    </message>
    <message>
        <source>pin plant lock ground contacts slide stand free</source>
        <translation>anpinnen fixieren Boden Kontakte rutschen stehen frei</translation>
    </message>
    <message>
        <source>reverse rewind shuttle jkl</source>
        <translation>rückwärts zurückspulen umkehren jkl</translation>
    </message>
    <message>
        <source>pause halt shuttle jkl</source>
        <translation>Pause anhalten stoppen jkl</translation>
    </message>
    <message>
        <source>fast run shuttle jkl</source>
        <translation>vorspulen schnell laufen jkl</translation>
    </message>
    <message>
        <source>from start again in out preview</source>
        <translation>von Anfang an nochmals Vorschau In Out</translation>
    </message>
    <message>
        <source>again repeat ping-pong back and forth cycle</source>
        <translation>wiederholen Zyklus nochmals Pingpong hin und her</translation>
    </message>
    <message>
        <source>mannequin solid mesh skin stick figure capsules twist roll</source>
        <translation>Puppe Mannequin Figur Masse Haut Kapseln Verdrehung Rollung Strichfigur</translation>
    </message>
    <message>
        <source>flip copy symmetric symmetry left right opposite limb</source>
        <translation>umklappen kopieren symmetrisch symmetrie links rechts gegenüber glied</translation>
    </message>
    <message>
        <source>pin space global parent constraint carry</source>
        <translation>Fixierung Raum global Eltern Constraint mitnehmen</translation>
    </message>
    <message>
        <source>pin space pelvis parent constraint carry attach</source>
        <translation>Fixierung Raum Becken Eltern Constraint mitnehmen anheften</translation>
    </message>
    <message>
        <source>pin space face parent constraint carry attach</source>
        <translation>Fixierung Raum Gesicht Eltern Constraint mitnehmen anheften</translation>
    </message>
    <message>
        <source>pin space prop both hands grip parent constraint carry attach</source>
        <translation>Fixierung Raum Requisit beide Hände greifen Eltern Constraint mitnehmen anheften</translation>
    </message>
    <message>
        <source>stick attach constrain parent space carry grab prop touch lock</source>
        <translation>kleben anheften Constraint Eltern Raum mitnehmen greifen Requisit berühren sperren</translation>
    </message>
    <message>
        <source>tool gaze eyes eye aim face head turn watch camera target</source>
        <translation>Werkzeug Blick Augen zielen Gesicht Kopf drehen schauen Ziel Kamera ansehen Blick</translation>
    </message>
    <message>
        <source>mirror x both sides left right arms legs symmetric</source>
        <translation>spiegeln x beide Seiten links rechts Arme Beine symmetrisch</translation>
    </message>
    <message>
        <source>hierarchy left side wide screen two columns layout</source>
        <translation>Hierarchie links Seite breiter Bildschirm zwei Spalten Anordnung</translation>
    </message>
    <message>
        <source>rig transfer character avatar hero glb gltf vrm vtuber skin map mixamo second life target ground floor feet contacts</source>
        <translation>übernehmen Charakter Avatar Held glb gltf vrm Haut zuordnen Mixamo Second Life Ziel Boden Füße Kontakte Retarget Rig übertragen Figur</translation>
    </message>
    <message>
        <source>tree skeleton joints bones rig outliner</source>
        <translation>Baum Skelett Gelenke Knochen Rig</translation>
    </message>
    <message>
        <source>properties values numbers details angles offset</source>
        <translation>Eigenschaften Werte Zahlen Winkel Einzelheiten</translation>
    </message>
    <message>
        <source>table spreadsheet numbers values joint angles channels</source>
        <translation>Tabelle Zahlen Werte Gelenk Winkel Kanäle</translation>
    </message>
    <message>
        <source>warnings errors problems messages report</source>
        <translation>Warnungen Fehler Probleme Meldungen Bericht</translation>
    </message>
    <message>
        <source>undo steps list</source>
        <translation>rückgängig Schritte Liste</translation>
    </message>
    <message>
        <source>avatar hero body skin mesh model rig preview glb gltf vrm textures open load</source>
        <translation>avatar held körper haut netz modell rig vorschau glb gltf vrm texturen öffnen laden</translation>
    </message>
    <message>
        <source>avatar hide mesh body close</source>
        <translation>avatar verbergen netz körper schließen</translation>
    </message>
    <message>
        <source>avatar hero mesh skin body</source>
        <translation>avatar held netz haut körper</translation>
    </message>
    <message>
        <source>unity unreal godot maya motionbuilder fbx gltf glb vrm vrma csv html web page table angles speeds velocity acceleration numpy python matlab excel blender convert picture png sequence contact sheet video movie mp4 webm gif render</source>
        <translation>gltf glb fbx vrm vrma csv html Web Seite Tabelle unity unreal godot maya motionbuilder blender numpy konvertieren umwandeln Bild png Sequenz Kontaktbogen Video Film mp4 webm gif rendern Tabelle Winkel Geschwindigkeit Beschleunigung umwandeln</translation>
    </message>
    <message>
        <source>avatar mapping retarget bones follow edit rest pose feet sides</source>
        <translation>Avatar Zuordnung Retarget Knochen folgen bearbeiten Ruhepose Füße Seiten</translation>
    </message>
    <message>
        <source>avatar pictures images skin plain grey gray</source>
        <translation>Avatar Bilder Haut einfarbig grau</translation>
    </message>
    <message>
        <source>avatar backface culling double sided holes inside cloth</source>
        <translation>Avatar Rückseite doppelseitig Löcher innen Stoff</translation>
    </message>
    <message>
        <source>stick figure without body</source>
        <translation>Strichfigur ohne Körper</translation>
    </message>
    <message>
        <source>mannequin x-ray see through</source>
        <translation>Gliederpuppe Röntgen durchsichtig</translation>
    </message>
    <message>
        <source>mannequin hide bones skin</source>
        <translation>Gliederpuppe Knochen ausblenden Haut</translation>
    </message>
    <message>
        <source>avatar mapping retarget bones follow match shape accept</source>
        <translation>Avatar Zuordnung Retarget Knochen folgen Form annehmen raten</translation>
    </message>
    <message>
        <source>save animation glb vrm vrma fbx game engine unity unreal godot maya motionbuilder bake</source>
        <translation>speichern animation glb vrm vrma fbx spiel engine unity unreal godot maya motionbuilder backen</translation>
    </message>
    <message>
        <source>avatar bake retarget new bvh convert character rig edit</source>
        <translation>avatar backen retarget übertragen neu bvh umwandeln charakter rig bearbeiten</translation>
    </message>
    <message>
        <source>floor ground detect find treadmill belt in place</source>
        <translation>boden grund erkennen finden laufband band auf der stelle</translation>
    </message>
    <message>
        <source>floor ground fixed static world skating gliding sliding</source>
        <translation>boden grund fest unbewegt welt gleiten rutschen skaten</translation>
    </message>
    <message>
        <source>floor ground treadmill belt speed conveyor in place walk off</source>
        <translation>boden grund laufband band geschwindigkeit förderband auf der stelle</translation>
    </message>
    <message>
        <source>centre of mass center gravity balance support ground force com</source>
        <translation>schwerpunkt massenmittelpunkt gleichgewicht balance stützfläche bodenkraft last</translation>
    </message>
    <message>
        <source>capsule collision volume penetration thickness inside through</source>
        <translation>Kapsel Kollision Volumen Durchdringung Dicke innen durch</translation>
    </message>
</context>
<context>
    <name>limber::AboutDialog</name>
    <message>
        <source>About Limber</source>
        <translation>Über Limber</translation>
    </message>
    <message>
        <source>Limber %1</source>
        <translation>Limber %1</translation>
    </message>
    <message>
        <source>An editor for BVH motion capture files.
What you did not touch does not change.</source>
        <translation>Ein Editor für BVH-Bewegungsdaten.
Was nicht angefasst wird, ändert sich nicht.</translation>
    </message>
    <message>
        <source>Built with Qt %1 (LGPL), GLM and fast_float. Limber is under the MIT licence.
Graphics: %2</source>
        <translation>Gebaut mit Qt %1 (LGPL), GLM und fast_float. Limber steht unter der MIT-Lizenz.
Grafik: %2</translation>
    </message>
</context>
<context>
    <name>limber::AnimExporting</name>
    <message>
        <source>Making an animation of %1…</source>
        <translation>Animation aus %1 wird erzeugt…</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>No animation was written: %1</source>
        <translation>Es wurde keine Animation geschrieben: %1</translation>
    </message>
    <message>
        <source>Animations of Second Life (*.anim);;All files (*)</source>
        <translation>Animationen für Second Life (*.anim);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Not everything is in the animation.</source>
        <translation>Die Animation enthält nicht alles.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>Export for Second Life</source>
        <translation>Für Second Life exportieren</translation>
    </message>
</context>
<context>
    <name>limber::AnimSettingsForm</name>
    <message>
        <source>Spread</source>
        <translation>Gespreizt</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Entspannt</translation>
    </message>
    <message>
        <source>Point, both</source>
        <translation>Zeigen, beide</translation>
    </message>
    <message>
        <source>Fist, both</source>
        <translation>Faust, beide</translation>
    </message>
    <message>
        <source>Relaxed, left</source>
        <translation>Entspannt, links</translation>
    </message>
    <message>
        <source>Point, left</source>
        <translation>Zeigen, links</translation>
    </message>
    <message>
        <source>Fist, left</source>
        <translation>Faust, links</translation>
    </message>
    <message>
        <source>Relaxed, right</source>
        <translation>Entspannt, rechts</translation>
    </message>
    <message>
        <source>Point, right</source>
        <translation>Zeigen, rechts</translation>
    </message>
    <message>
        <source>Fist, right</source>
        <translation>Faust, rechts</translation>
    </message>
    <message>
        <source>Salute, right</source>
        <translation>Salutieren, rechts</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>Peace, right</source>
        <translation>Peace, rechts</translation>
    </message>
    <message>
        <source>Palm, right</source>
        <translation>Handfläche, rechts</translation>
    </message>
    <message>
        <source>For .anim files. Kept in the project. When a BVH file is uploaded the viewer asks for them itself.</source>
        <translation>Für .anim-Dateien. Steht im Projekt. Beim Hochladen einer BVH-Datei fragt der Viewer selbst danach.</translation>
    </message>
    <message>
        <source>Where two animations move a joint the one with the higher priority wins</source>
        <translation>Bewegen zwei Animationen dasselbe Gelenk, gewinnt die mit der höheren Priorität</translation>
    </message>
    <message>
        <source>P&amp;riority</source>
        <translation>Pri&amp;orität</translation>
    </message>
    <message>
        <source>Change priority</source>
        <translation>Priorität ändern</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Play a&amp;gain and again</source>
        <translation>&amp;Immer wieder abspielen</translation>
    </message>
    <message>
        <source>Repeat a part of the animation until it is stopped</source>
        <translation>Einen Teil der Animation wiederholen, bis sie angehalten wird</translation>
    </message>
    <message>
        <source>Loop from</source>
        <translation>Schleife von</translation>
    </message>
    <message>
        <source>The second at which the loop begins</source>
        <translation>Die Sekunde, bei der die Schleife beginnt</translation>
    </message>
    <message>
        <source>Loop to</source>
        <translation>Schleife bis</translation>
    </message>
    <message>
        <source>The second at which the loop ends</source>
        <translation>Die Sekunde, bei der die Schleife endet</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Fr&amp;om</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Change loop</source>
        <translation>Schleife ändern</translation>
    </message>
    <message>
        <source>Change begin of loop</source>
        <translation>Schleifenanfang ändern</translation>
    </message>
    <message>
        <source>Change end of loop</source>
        <translation>Schleifenende ändern</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>Seconds in which the avatar blends into the animation</source>
        <translation>Sekunden, in denen der Avatar zur Animation übergeht</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Seconds in which the avatar blends out of the animation</source>
        <translation>Sekunden, in denen der Avatar die Animation verlässt</translation>
    </message>
    <message>
        <source>Ease &amp;in</source>
        <translation>Ei&amp;nblenden</translation>
    </message>
    <message>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Change ease in</source>
        <translation>Einblenden ändern</translation>
    </message>
    <message>
        <source>Change ease out</source>
        <translation>Ausblenden ändern</translation>
    </message>
    <message>
        <source>How the hands are held while the animation plays</source>
        <translation>Wie die Hände während der Animation gehalten werden</translation>
    </message>
    <message>
        <source>Ha&amp;nd pose</source>
        <translation>Handhal&amp;tung</translation>
    </message>
    <message>
        <source>Change hand pose</source>
        <translation>Handhaltung ändern</translation>
    </message>
    <message>
        <source>The name of an expression of the face; empty for none</source>
        <translation>Der Name eines Gesichtsausdrucks; leer für keinen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>E&amp;xpression</source>
        <translation>A&amp;usdruck</translation>
    </message>
    <message>
        <source>Change expression</source>
        <translation>Ausdruck ändern</translation>
    </message>
</context>
<context>
    <name>limber::BesideList</name>
    <message>
        <source>Clips beside this one</source>
        <translation>Clips neben diesem</translation>
    </message>
    <message>
        <source>%1 (not loaded)</source>
        <translation>%1 (nicht geladen)</translation>
    </message>
    <message>
        <source>Hide it in the view (Enter)</source>
        <translation>In der Ansicht ausblenden (Eingabe)</translation>
    </message>
    <message>
        <source>Show it in the view (Enter)</source>
        <translation>In der Ansicht zeigen (Eingabe)</translation>
    </message>
    <message>
        <source>Remove it (Delete)</source>
        <translation>Entfernen (Entf)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, hidden</source>
        <translation>%1: %2, ausgeblendet</translation>
    </message>
</context>
<context>
    <name>limber::BonesPanel</name>
    <message>
        <source>Bones</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Include all bones &amp;below</source>
        <translation>Alle Knochen darunter &amp;einbeziehen</translation>
    </message>
    <message>
        <source>Also change the bones further down the same branches</source>
        <translation>Auch die weiteren Knochen derselben Zweige ändern</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>New length of the selected bone, in the units of the file</source>
        <translation>Neue Länge des ausgewählten Knochens, in den Einheiten der Datei</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>New length divided by the current length, for all selected bones</source>
        <translation>Neue Länge geteilt durch die aktuelle, für alle ausgewählten Knochen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the length of the selected bones</source>
        <translation>Die Länge der ausgewählten Knochen wiederherstellen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a bone by the joints at its ends</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Ursprung</translation>
    </message>
    <message>
        <source>end site</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Select bones in the list, or click a joint in the preview.</source>
        <translation>Knochen in der Liste auswählen oder ein Gelenk in der Vorschau anklicken.</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) set individually</source>
        <translation>
            <numerusform>%n Knochen einzeln gesetzt</numerusform>
            <numerusform>%n Knochen einzeln gesetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
</context>
<context>
    <name>limber::BottomSwitch</name>
    <message>
        <source>Panels at the bottom</source>
        <translation>Bereiche unten</translation>
    </message>
</context>
<context>
    <name>limber::CellActions</name>
    <message numerus="yes">
        <source>%1: %n frame(s)</source>
        <translation>
            <numerusform>%1: %n Bild</numerusform>
            <numerusform>%1: %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Not pasted: the clipboard has %1 × %2 values, but only %3 × %4 fit here.</source>
        <translation>Nicht eingefügt: Die Zwischenablage hat %1 × %2 Werte, hier passen nur %3 × %4.</translation>
    </message>
    <message numerus="yes">
        <source>Paste: %n frame(s)</source>
        <translation>
            <numerusform>Einfügen: %n Bild</numerusform>
            <numerusform>Einfügen: %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>Nothing to interpolate: the first and the last frame of the motion stay as they are. Select frames between them.</source>
        <translation>Nichts zu interpolieren: Das erste und das letzte Bild der Bewegung bleiben, wie sie sind. Bitte Bilder dazwischen auswählen.</translation>
    </message>
    <message>
        <source>Interpolate</source>
        <translation>Interpolieren</translation>
    </message>
    <message>
        <source>Add to Values</source>
        <translation>Zu Werten addieren</translation>
    </message>
    <message>
        <source>Add to all selected cells:</source>
        <translation>Zu allen ausgewählten Zellen addieren:</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Scale Values</source>
        <translation>Werte skalieren</translation>
    </message>
    <message>
        <source>Multiply all selected cells by:</source>
        <translation>Alle ausgewählten Zellen multiplizieren mit:</translation>
    </message>
    <message>
        <source>Scale by %1</source>
        <translation>Mit %1 skalieren</translation>
    </message>
</context>
<context>
    <name>limber::CellClipboard</name>
    <message>
        <source>Line %1 of the clipboard has %2 cells, the first has %3.</source>
        <translation>Zeile %1 der Zwischenablage hat %2 Zellen, die erste hat %3.</translation>
    </message>
    <message>
        <source>Line %1 of the clipboard: expected a number, found “%2”.</source>
        <translation>Zeile %1 der Zwischenablage: Zahl erwartet, „%2“ gefunden.</translation>
    </message>
    <message>
        <source>The clipboard holds no numbers.</source>
        <translation>Die Zwischenablage enthält keine Zahlen.</translation>
    </message>
</context>
<context>
    <name>limber::ChangeRow</name>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>The frames that the next change of a pose affects. Drag the ends: Shift makes both equal, Ctrl snaps to seconds and to the range. Double-click an end to make the other one equal.</source>
        <translation>Die Bilder, für die die nächste Änderung einer Pose gilt. An den Enden ziehen: Umschalt macht beide gleich, Strg rastet an Sekunden und am Bereich ein. Doppelklick auf ein Ende macht das andere gleich.</translation>
    </message>
    <message>
        <source>no frames</source>
        <translation>keine Bilder</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>The current frame is outside of the range: nothing would change</source>
        <translation>Das aktuelle Bild liegt außerhalb des Bereichs: Es würde sich nichts ändern</translation>
    </message>
    <message>
        <source>There is no range: drag in the ruler with Shift to set one</source>
        <translation>Es gibt keinen Bereich: Mit Umschalt im Lineal ziehen, um ihn zu setzen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>limber::ChannelList</name>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Show or hide this curve; with Alt, show no other</source>
        <translation>Diese Kurve zeigen oder ausblenden; mit Alt nur diese zeigen</translation>
    </message>
    <message>
        <source>Lock this channel: no edit of curves changes it</source>
        <translation>Diesen Kanal sperren: Keine Bearbeitung von Kurven ändert ihn</translation>
    </message>
    <message>
        <source>H hides or shows the selected channels, Shift+L locks or unlocks them</source>
        <translation>H blendet die ausgewählten Kanäle aus oder ein, Umschalt+L sperrt oder entsperrt sie</translation>
    </message>
</context>
<context>
    <name>limber::ChannelsDialog</name>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Channels of %1, in the order of the file:</source>
        <translation>Kanäle von %1 in der Reihenfolge der Datei:</translation>
    </message>
    <message>
        <source>Channels of the joint</source>
        <translation>Kanäle des Gelenks</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Move the channel up in the order</source>
        <translation>Den Kanal in der Reihenfolge nach oben schieben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abwärts</translation>
    </message>
    <message>
        <source>Move the channel down in the order</source>
        <translation>Den Kanal in der Reihenfolge nach unten schieben</translation>
    </message>
    <message>
        <source>Rotations are applied in file order, each about the axes left by the one before. Changing the order recalculates the angles, so the pose stays the same.</source>
        <translation>Drehungen gelten in der Reihenfolge der Datei, jede um die Achsen, die die vorige hinterlässt. Eine andere Reihenfolge rechnet die Winkel um, sodass die Pose gleich bleibt.</translation>
    </message>
    <message>
        <source>Checking all frames…</source>
        <translation>Alle Bilder werden geprüft…</translation>
    </message>
    <message>
        <source>No loss: the pose stays the same in every frame.</source>
        <translation>Kein Verlust: Die Pose bleibt in jedem Bild gleich.</translation>
    </message>
    <message>
        <source>up to %1°</source>
        <translation>bis zu %1°</translation>
    </message>
    <message>
        <source>up to %1 units</source>
        <translation>bis zu %1 Einheiten</translation>
    </message>
    <message>
        <source>The pose changes by %1 (worst at frame %2).</source>
        <translation>Die Pose ändert sich um %1 (am stärksten in Bild %2).</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Changing all frames…</source>
        <translation>Alle Bilder werden geändert…</translation>
    </message>
    <message>
        <source>Change channels</source>
        <translation>Kanäle ändern</translation>
    </message>
</context>
<context>
    <name>limber::CharacterActions</name>
    <message>
        <source>Show on Character</source>
        <translation>Auf Charakter zeigen</translation>
    </message>
    <message>
        <source>Characters (%1);;All files (*)</source>
        <translation>Charaktere (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Show %1 on %2</source>
        <translation>%1 auf %2 zeigen</translation>
    </message>
    <message>
        <source>Import the motion of %1</source>
        <translation>Die Bewegung von %1 importieren</translation>
    </message>
    <message>
        <source>reading was cancelled</source>
        <translation>das Lesen wurde abgebrochen</translation>
    </message>
    <message>
        <source>Show %1 on %2?</source>
        <translation>%1 auf %2 zeigen?</translation>
    </message>
    <message>
        <source>The motion stays as it is and is seen on the character. Import opens what the file has of motion as a document of its own.</source>
        <translation>Die Bewegung bleibt, wie sie ist, und wird auf dem Charakter gezeigt. „Importieren“ öffnet die Bewegung, die die Datei enthält, als eigenes Dokument.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>limber::CharacterExport</name>
    <message>
        <source>Retargeting</source>
        <translation>Übertragen</translation>
    </message>
    <message>
        <source>Retargeting onto %1…</source>
        <translation>Wird auf %1 übertragen…</translation>
    </message>
    <message>
        <source>%1 on %2.bvh</source>
        <translation>%1 auf %2.bvh</translation>
    </message>
</context>
<context>
    <name>limber::CharacterFormChoice</name>
    <message>
        <source>Write as</source>
        <translation>Schreiben als</translation>
    </message>
    <message>
        <source>What kind of file the motion on the character becomes</source>
        <translation>Was für eine Datei aus der Bewegung auf dem Charakter wird</translation>
    </message>
    <message>
        <source>Motion for %1</source>
        <translation>Bewegung für %1</translation>
    </message>
    <message>
        <source>Only for characters of .glb, .gltf and .vrm files</source>
        <translation>Nur für Charaktere aus .glb-, .gltf- und .vrm-Dateien</translation>
    </message>
</context>
<context>
    <name>limber::CharacterNews</name>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Choose the file of the character</source>
        <translation>Die Datei des Charakters auswählen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Show the motion without a character</source>
        <translation>Die Bewegung ohne Charakter zeigen</translation>
    </message>
    <message>
        <source>%1 is not the file that this project was saved with. It is used as it is now.</source>
        <translation>%1 ist nicht die Datei, mit der dieses Projekt gespeichert wurde. Sie wird verwendet, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>%1 has changed since it was shown. It is used as it is now.</source>
        <translation>%1 hat sich geändert, seit sie gezeigt wurde. Sie wird verwendet, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>%1 has changed and cannot be shown, so the one before stays: %2</source>
        <translation>%1 hat sich geändert und kann nicht gezeigt werden, deshalb bleibt die vorige: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) of the mapping no longer exist: %1.</source>
        <translation>
            <numerusform>%n Gelenk der Zuordnung gibt es nicht mehr: %1.</numerusform>
            <numerusform>%n Gelenke der Zuordnung gibt es nicht mehr: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A project keeps %1 only if it is in the folder of %2 or below it.</source>
        <translation>Ein Projekt behält %1 nur, wenn sie im Ordner von %2 oder darunter liegt.</translation>
    </message>
    <message>
        <source>Copy %1 beside the project</source>
        <translation>%1 neben das Projekt kopieren</translation>
    </message>
    <message>
        <source>%1 is not where it was: the motion is shown without it.</source>
        <translation>%1 ist nicht mehr da, wo die Datei war: Die Bewegung wird ohne sie gezeigt.</translation>
    </message>
    <message>
        <source>%1 cannot be shown, the motion is shown without it: %2</source>
        <translation>%1 kann nicht gezeigt werden, die Bewegung wird ohne sie gezeigt: %2</translation>
    </message>
</context>
<context>
    <name>limber::CharacterPanel</name>
    <message>
        <source>See this motion on a character of yours. Open a .glb, .gltf, .vrm or .fbx file, or drop it on the window.</source>
        <translation>Sehen Sie diese Bewegung auf Ihrem eigenen Charakter. Öffnen Sie eine Datei .glb, .gltf, .vrm oder .fbx, oder ziehen Sie sie auf das Fenster.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n Gelenk</numerusform>
            <numerusform>%n Gelenke</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 triangles</source>
        <translation>%1 Dreiecke</translation>
    </message>
    <message>
        <source>%1 m tall</source>
        <translation>%1 m groß</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n Textur</numerusform>
            <numerusform>%n Texturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph(s) stay at rest.</source>
        <translation>
            <numerusform>%n Morph bleibt in Ruhe.</numerusform>
            <numerusform>%n Morphs bleiben in Ruhe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retargeting…</source>
        <translation>Wird übertragen…</translation>
    </message>
    <message>
        <source>It has the skeleton of this motion: it is shown as it is.</source>
        <translation>Sie hat das Skelett dieser Bewegung und wird gezeigt, wie sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n joint(s) follow the motion.</source>
        <translation>
            <numerusform>%1 von %n Gelenk folgt der Bewegung.</numerusform>
            <numerusform>%1 von %n Gelenken folgen der Bewegung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) follow nothing</source>
        <translation>
            <numerusform>%n Gelenk folgt nichts</numerusform>
            <numerusform>%n Gelenke folgen nichts</numerusform>
        </translation>
    </message>
    <message>
        <source>They rest where the joints above them are</source>
        <translation>Sie ruhen an den Gelenken über ihnen</translation>
    </message>
    <message>
        <source>Which side is left is not clear for some joints. Edit… asks.</source>
        <translation>Bei einigen Gelenken ist nicht klar, welche Seite links ist. „Bearbeiten…“ fragt danach.</translation>
    </message>
    <message>
        <source>The figure hangs head down in its file: the character stands upright, and bones and handles stay where the file has them.</source>
        <translation>In ihrer Datei hängt die Figur kopfüber: Der Charakter steht aufrecht, Knochen und Griffe bleiben, wo die Datei sie hat.</translation>
    </message>
    <message>
        <source>Edit… chooses the others.</source>
        <translation>Mit „Bearbeiten…“ werden die anderen ausgewählt.</translation>
    </message>
    <message>
        <source>Show Mannequin</source>
        <translation>Körper von Limber zeigen</translation>
    </message>
    <message numerus="yes">
        <source>The motion has %n figures. The character follows one of them: Edit… chooses which.</source>
        <translation>
            <numerusform>Die Bewegung hat %n Figur.</numerusform>
            <numerusform>Die Bewegung hat %n Figuren. Der Charakter folgt einer davon: „Bearbeiten…“ wählt, welcher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the shape of the body, %n more could.</source>
        <translation>
            <numerusform>Nach der Form des Körpers könnte noch %n folgen.</numerusform>
            <numerusform>Nach der Form des Körpers könnten noch %n folgen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mesh(es)</source>
        <translation>
            <numerusform>%n Netz</numerusform>
            <numerusform>%n Netze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s) of its own</source>
        <translation>
            <numerusform>%n eigene Animation</numerusform>
            <numerusform>%n eigene Animationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>It is not shown: the motion is shown without it.</source>
        <translation>Er wird nicht gezeigt: Die Bewegung ist ohne ihn zu sehen.</translation>
    </message>
</context>
<context>
    <name>limber::CleanUpActions</name>
    <message>
        <source>Copied; it needs the contacts saved as contacts.json: %1</source>
        <translation>Kopiert; die Kontakte dafür als contacts.json speichern: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Recording: what you apply becomes a recipe</source>
        <translation>Aufzeichnung läuft: Was angewendet wird, wird ein Rezept</translation>
    </message>
    <message>
        <source>Nothing was applied, so there is no recipe</source>
        <translation>Es wurde nichts angewendet, also gibt es kein Rezept</translation>
    </message>
    <message>
        <source>Save Recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>Recipes (*.limber-recipe);;All files (*)</source>
        <translation>Rezepte (*.limber-recipe);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 wurde nicht gespeichert: %2</translation>
    </message>
    <message>
        <source>Clean Up Selected Joints</source>
        <translation>Ausgewählte Gelenke bereinigen</translation>
    </message>
</context>
<context>
    <name>limber::CleanUpPanel</name>
    <message>
        <source>Choose an operation to see what it does to this motion.</source>
        <translation>Eine Operation wählen, um zu sehen, was sie mit dieser Bewegung macht.</translation>
    </message>
    <message>
        <source>No joint is selected.</source>
        <translation>Es ist kein Gelenk ausgewählt.</translation>
    </message>
    <message>
        <source>Set this first: %1.</source>
        <translation>Zuerst festlegen: %1.</translation>
    </message>
    <message>
        <source>Set a range: Shift and drag in the timeline, or choose %1 and %2.</source>
        <translation>Einen Bereich setzen: In der Zeitleiste mit Umschalt ziehen oder „%1“ und „%2“ wählen.</translation>
    </message>
    <message>
        <source>The document has changed. Change a setting to see a preview again.</source>
        <translation>Das Dokument hat sich geändert. Ändern Sie eine Einstellung, um wieder eine Vorschau zu sehen.</translation>
    </message>
</context>
<context>
    <name>limber::CleanUpResult</name>
    <message>
        <source>%1, frame %2</source>
        <translation>%1, Bild %2</translation>
    </message>
    <message>
        <source>Nothing to change</source>
        <translation>Nichts zu ändern</translation>
    </message>
    <message>
        <source>The skeleton changes</source>
        <translation>Das Skelett ändert sich</translation>
    </message>
    <message>
        <source>The motion&apos;s values stay</source>
        <translation>Die Werte der Bewegung bleiben</translation>
    </message>
    <message>
        <source>Largest rotation %1° (%2)</source>
        <translation>Größte Drehung %1° (%2)</translation>
    </message>
    <message>
        <source>Largest shift %1 units (%2)</source>
        <translation>Größte Verschiebung %1 Einheiten (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of layers that override reach beyond the remaining frames and will be removed.</source>
        <translation>
            <numerusform>%n Key von Ebenen, die Darunterliegendes verdecken, reicht über die bleibenden Bilder hinaus und wird entfernt.</numerusform>
            <numerusform>%n Keys von Ebenen, die Darunterliegendes verdecken, reichen über die bleibenden Bilder hinaus und werden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The number of frames changes, and layers cannot follow: %n layer(s) will be removed. Merge them first to keep their effect.</source>
        <translation>
            <numerusform>Die Anzahl der Bilder ändert sich, und Ebenen können nicht folgen: %n Ebene wird entfernt. Zuvor zusammenführen, um ihre Wirkung zu behalten.</numerusform>
            <numerusform>Die Anzahl der Bilder ändert sich, und Ebenen können nicht folgen: %n Ebenen werden entfernt. Zuvor zusammenführen, um ihre Wirkung zu behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) become %1</source>
        <translation>
            <numerusform>Aus %n Bild werden %1</numerusform>
            <numerusform>Aus %n Bildern werden %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 frames and %3 of %4 joints change</source>
        <translation>%1 von %2 Bildern und %3 von %4 Gelenken ändern sich</translation>
    </message>
    <message numerus="yes">
        <source>Applied: %n frame(s) became %1</source>
        <translation>
            <numerusform>Angewendet: Aus %n Bild wurden %1</numerusform>
            <numerusform>Angewendet: Aus %n Bildern wurden %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Applied: the skeleton changed</source>
        <translation>Angewendet: Das Skelett wurde geändert</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Angewendet</translation>
    </message>
    <message numerus="yes">
        <source>Applied: %n frame(s) changed</source>
        <translation>
            <numerusform>Angewendet: %n Bild geändert</numerusform>
            <numerusform>Angewendet: %n Bilder geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) change, joints: %1</source>
        <translation>
            <numerusform>%n Bild ändert sich, Gelenke: %1</numerusform>
            <numerusform>%n Bilder ändern sich, Gelenke: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) change</source>
        <translation>
            <numerusform>%n Bild ändert sich</numerusform>
            <numerusform>%n Bilder ändern sich</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ClipField</name>
    <message>
        <source>Not Set</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Eine Datei wählen</translation>
    </message>
    <message>
        <source>BVH files (*.bvh *.BVH);;All files (*)</source>
        <translation>BVH-Dateien (*.bvh *.BVH);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a File</source>
        <translation>Datei wählen</translation>
    </message>
</context>
<context>
    <name>limber::ClipsField</name>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>From &amp;Files…</source>
        <translation>Aus &amp;Dateien…</translation>
    </message>
    <message>
        <source>Choose Clips to Learn From</source>
        <translation>Clips zum Lernen wählen</translation>
    </message>
    <message>
        <source>Do not learn from this clip</source>
        <translation>Nicht aus diesem Clip lernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>limber::CommandNeed</name>
    <message>
        <source>Select a joint first.</source>
        <translation>Wählen Sie zuerst ein Gelenk aus.</translation>
    </message>
    <message>
        <source>Select one joint first.</source>
        <translation>Wählen Sie zuerst ein einzelnes Gelenk aus.</translation>
    </message>
    <message>
        <source>Select cells of the motion table first.</source>
        <translation>Wählen Sie zuerst Zellen der Bewegungstabelle aus.</translation>
    </message>
    <message>
        <source>Select a channel in the curves first.</source>
        <translation>Wählen Sie zuerst einen Kanal in den Kurven aus.</translation>
    </message>
    <message>
        <source>The clip has no frames.</source>
        <translation>Der Clip hat keine Bilder.</translation>
    </message>
    <message>
        <source>Choose a layer that allows it first.</source>
        <translation>Wählen Sie zuerst eine Ebene, die das zulässt.</translation>
    </message>
    <message>
        <source>The document has no layers.</source>
        <translation>Das Dokument hat keine Ebenen.</translation>
    </message>
    <message>
        <source>Show the motion on a character first.</source>
        <translation>Zeigen Sie die Bewegung zuerst an einem Charakter.</translation>
    </message>
    <message>
        <source>No other document is open.</source>
        <translation>Kein anderes Dokument ist offen.</translation>
    </message>
    <message>
        <source>Show two or four views first.</source>
        <translation>Zeigen Sie zuerst zwei oder vier Ansichten.</translation>
    </message>
    <message>
        <source>Choose an operation in Clean Up first.</source>
        <translation>Wählen Sie zuerst eine Operation in Bereinigen.</translation>
    </message>
    <message>
        <source>Copy a pose first.</source>
        <translation>Kopieren Sie zuerst eine Pose.</translation>
    </message>
    <message>
        <source>There are no marks in the timeline.</source>
        <translation>In der Zeitleiste sind keine Marken.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>No operation was applied yet.</source>
        <translation>Noch keine Operation wurde angewendet.</translation>
    </message>
    <message>
        <source>No file was refused that can be repaired.</source>
        <translation>Keine Datei wurde abgelehnt, die sich reparieren lässt.</translation>
    </message>
    <message>
        <source>The document has no file yet.</source>
        <translation>Das Dokument hat noch keine Datei.</translation>
    </message>
    <message>
        <source>No joint is hidden.</source>
        <translation>Kein Gelenk ist ausgeblendet.</translation>
    </message>
    <message>
        <source>No joint is locked.</source>
        <translation>Kein Gelenk ist gesperrt.</translation>
    </message>
    <message>
        <source>Nothing is pinned.</source>
        <translation>Nichts ist fixiert.</translation>
    </message>
    <message>
        <source>No range is set.</source>
        <translation>Es ist kein Bereich gesetzt.</translation>
    </message>
    <message>
        <source>No contacts were changed by hand.</source>
        <translation>Keine Kontakte wurden von Hand geändert.</translation>
    </message>
    <message>
        <source>Open a file first.</source>
        <translation>Öffnen Sie zuerst eine Datei.</translation>
    </message>
    <message>
        <source>This is not possible at the moment.</source>
        <translation>Das ist im Moment nicht möglich.</translation>
    </message>
    <message>
        <source>The window is too narrow for that.</source>
        <translation>Das Fenster ist dafür zu schmal.</translation>
    </message>
</context>
<context>
    <name>limber::CommandSearch</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Type a few letters of a command and press Enter</source>
        <translation>Einige Buchstaben eines Befehls eintippen und Eingabe drücken</translation>
    </message>
    <message>
        <source>Find a command…  %1</source>
        <translation>Befehl suchen…  %1</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>No command matches “%1”</source>
        <translation>Kein Befehl passt zu „%1“</translation>
    </message>
    <message>
        <source>No command matches “%1”; some of the words:</source>
        <translation>Kein Befehl passt zu „%1“; zu einigen der Wörter:</translation>
    </message>
</context>
<context>
    <name>limber::CompareActions</name>
    <message numerus="yes">
        <source>%n clip(s) lie beside this one: no more are possible</source>
        <translation>
            <numerusform>%n Clip liegt neben diesem, mehr geht nicht</numerusform>
            <numerusform>%n Clips liegen neben diesem, mehr geht nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with a File</source>
        <translation>Mit einer Datei vergleichen</translation>
    </message>
    <message>
        <source>BVH motion capture files (*.bvh *.BVH);;All files (*)</source>
        <translation>BVH-Bewegungsdaten (*.bvh *.BVH);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 wurde nicht geöffnet: %2</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>sie kann nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>limber::CompareHead</name>
    <message>
        <source>&amp;Placed</source>
        <translation>La&amp;ge</translation>
    </message>
    <message>
        <source>As in the Files</source>
        <translation>Wie in den Dateien</translation>
    </message>
    <message>
        <source>Equal at the Start</source>
        <translation>Am Anfang gleich</translation>
    </message>
    <message>
        <source>Root on Root</source>
        <translation>Wurzel auf Wurzel</translation>
    </message>
    <message>
        <source>Where the second figure stands: as its file says, moved so that both begin in the same position, or with its root on the other one&apos;s root in every frame</source>
        <translation>Wo die zweite Figur steht: wie in ihrer Datei, so verschoben, dass beide an einer Stelle beginnen, oder in jedem Bild mit ihrer Wurzel auf der anderen</translation>
    </message>
    <message>
        <source>&amp;Rotations</source>
        <translation>Dreh&amp;ungen</translation>
    </message>
    <message>
        <source>Relative to Parents</source>
        <translation>Gegen Elterngelenke</translation>
    </message>
    <message>
        <source>In the World</source>
        <translation>In der Welt</translation>
    </message>
    <message>
        <source>Which rotations of the joints are compared</source>
        <translation>Welche Drehungen der Gelenke verglichen werden</translation>
    </message>
    <message>
        <source>Second clip</source>
        <translation>Zweiter Clip</translation>
    </message>
    <message>
        <source>The clip that is seen beside this one and compared with it; it is only read</source>
        <translation>Der Clip, der neben diesem zu sehen ist und mit ihm verglichen wird; er wird nur gelesen</translation>
    </message>
    <message>
        <source>Add a clip</source>
        <translation>Clip hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Second clip</source>
        <translation>&amp;Zweiter Clip</translation>
    </message>
    <message>
        <source>Shift in frames</source>
        <translation>Verschiebung in Bildern</translation>
    </message>
    <message>
        <source>A frame of this clip is compared with what the second one shows that many frames later</source>
        <translation>Ein Bild dieses Clips wird mit dem verglichen, was der zweite so viele Bilder später zeigt</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>F&amp;inden</translation>
    </message>
    <message>
        <source>Take the shift at which the speeds of both figures agree best, within five seconds</source>
        <translation>Die Verschiebung nehmen, bei der die Geschwindigkeiten beider Figuren am besten übereinstimmen, innerhalb von fünf Sekunden</translation>
    </message>
    <message>
        <source>Sh&amp;ift</source>
        <translation>&amp;Verschiebung</translation>
    </message>
    <message>
        <source>Offset along %1</source>
        <translation>Offset entlang %1</translation>
    </message>
    <message>
        <source>Moves the second figure from where it is placed, in the units of this clip</source>
        <translation>Verschiebt die zweite Figur von ihrer Lage aus, in den Einheiten dieses Clips</translation>
    </message>
    <message>
        <source>&amp;Offset</source>
        <translation>&amp;Offset</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) lie beside this one: no more are possible</source>
        <translation>
            <numerusform>%n Clip liegt neben diesem, mehr geht nicht</numerusform>
            <numerusform>%n Clips liegen neben diesem, mehr geht nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another clip beside this one</source>
        <translation>Einen weiteren Clip neben diesen legen</translation>
    </message>
    <message>
        <source>frames, %1 s</source>
        <translation>Bilder, %1 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>limber::ComparePanel</name>
    <message>
        <source>&amp;Load It</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <source>Read this file and lay it beside the clip as the project says</source>
        <translation>Diese Datei lesen und neben den Clip legen, wie es im Projekt steht</translation>
    </message>
    <message>
        <source>Load &amp;All</source>
        <translation>Alle lade&amp;n</translation>
    </message>
    <message>
        <source>Read all files that the project names beside the clip</source>
        <translation>Alle Dateien lesen, die das Projekt neben dem Clip nennt</translation>
    </message>
    <message>
        <source>Differences of the joints</source>
        <translation>Unterschiede der Gelenke</translation>
    </message>
    <message>
        <source>Click a row to select its joint and jump to the frame with the largest difference</source>
        <translation>Eine Zeile wählt ihr Gelenk aus und geht zu dem Bild, in dem es am weitesten abweicht</translation>
    </message>
    <message>
        <source>Leave out joints that differ by less than is shown</source>
        <translation>Gelenke weglassen, die weniger abweichen als angezeigt wird</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy all rows for a spreadsheet</source>
        <translation>Alle Zeilen für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>Open a motion to compare it with another one.</source>
        <translation>Eine Bewegung öffnen, um sie mit einer anderen zu vergleichen.</translation>
    </message>
    <message>
        <source>Choose a second clip above. It is shown beside this one, and the panel lists joint by joint how far apart the two are. Neither is changed.</source>
        <translation>Oben einen zweiten Clip wählen. Er wird neben diesem gezeigt, und das Bedienfeld nennt Gelenk für Gelenk, wie weit beide voneinander abweichen. Keiner wird geändert.</translation>
    </message>
    <message>
        <source>%1 was beside this clip when the project was saved. It is not read until you ask for it.</source>
        <translation>%1 lag neben diesem Clip, als das Projekt gespeichert wurde. Die Datei wird erst auf Wunsch gelesen.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft…</translation>
    </message>
    <message>
        <source>Rotated: up is %1 there and %2 here.</source>
        <translation>Aufrecht gedreht: Dort ist %1 oben, in diesem Clip %2.</translation>
    </message>
    <message>
        <source>Rotations: mean %1°, max %2° at %3, frame %4</source>
        <translation>Drehungen: Mittel %1°, max. %2° bei %3, Bild %4</translation>
    </message>
    <message>
        <source>Positions: mean %1, max %2 units at %3, frame %4</source>
        <translation>Positionen: Mittel %1, max. %2 Einheiten bei %3, Bild %4</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) compared</source>
        <translation>
            <numerusform>%n Bild verglichen</numerusform>
            <numerusform>%n Bilder verglichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n joint(s) or end site(s) unmatched</source>
        <translation>
            <numerusform>%1 · %n Gelenk oder Endpunkt allein</numerusform>
            <numerusform>%1 · %n Gelenke oder Endpunkte allein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n joint(s) alike</source>
        <translation>
            <numerusform>%n gleiches Gelenk ausblenden</numerusform>
            <numerusform>%n gleiche Gelenke ausblenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide joints that are alike</source>
        <translation>Gleiche Gelenke ausblenden</translation>
    </message>
    <message>
        <source>Rotations: mean %1°, max %2°</source>
        <translation>Drehungen: Mittel %1°, max. %2°</translation>
    </message>
    <message>
        <source>Positions: mean %1, max %2 units</source>
        <translation>Positionen: Mittel %1, max. %2 Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n unmatched</source>
        <translation>
            <numerusform>%1 · %n allein</numerusform>
            <numerusform>%1 · %n allein</numerusform>
        </translation>
    </message>
    <message>
        <source>The two clips have no joints that belong together.</source>
        <translation>Die beiden Clips haben keine Gelenke, die zusammengehören.</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) paired by body part</source>
        <translation>
            <numerusform>%n Gelenk nach Körperteil gepaart</numerusform>
            <numerusform>%n Gelenke nach Körperteilen gepaart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) paired</source>
        <translation>
            <numerusform>%n Gelenk gepaart</numerusform>
            <numerusform>%n Gelenke gepaart</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaled by %1: another size.</source>
        <translation>Mit %1 skaliert: andere Größe.</translation>
    </message>
</context>
<context>
    <name>limber::ContactActions</name>
    <message>
        <source>Detect contacts again</source>
        <translation>Kontakte neu erkennen</translation>
    </message>
</context>
<context>
    <name>limber::ContactBars</name>
    <message>
        <source>Foot contacts</source>
        <translation>Fußkontakte</translation>
    </message>
    <message>
        <source>No feet were detected.</source>
        <translation>Es wurden keine Füße erkannt.</translation>
    </message>
    <message>
        <source>%1 planted, frames %2–%3 (%5 s from %4 s)</source>
        <translation>%1 steht, Bilder %2–%3 (%5 s ab %4 s)</translation>
    </message>
    <message>
        <source>Drag to add a contact, or double-click for a short one. Drag a bar or its ends to change it, with Ctrl to snap; double-click it to remove it.</source>
        <translation>Ziehen fügt einen Kontakt hinzu, Doppelklick einen kurzen. Einen Balken oder seine Enden ziehen, um ihn zu ändern, mit Strg rastet er ein; Doppelklick entfernt ihn.</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>steht</translation>
    </message>
    <message>
        <source>Up and Down select a foot or a toe, Ctrl+Left and Ctrl+Right a contact. Left and Right move one end of it, Home and End select which; with Shift they move the whole contact. Insert adds a contact at the current frame, Delete removes one.</source>
        <translation>Auf und Ab wählen einen Fuß oder eine Zehe, Strg+Links und Strg+Rechts einen Kontakt. Links und Rechts bewegen ein Ende, Pos1 und Ende wählen, welches; mit Umschalt bewegen sie den ganzen Kontakt. Einfg fügt beim aktuellen Bild einen Kontakt hinzu, Entf entfernt einen.</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>Linker Fuß</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>Rechter Fuß</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>limber::ContactFiles</name>
    <message>
        <source>Open Contacts</source>
        <translation>Kontakte öffnen</translation>
    </message>
    <message>
        <source>Contacts (*.json);;All files (*)</source>
        <translation>Kontakte (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open contacts</source>
        <translation>Kontakte öffnen</translation>
    </message>
    <message>
        <source>Save Contacts</source>
        <translation>Kontakte speichern</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
</context>
<context>
    <name>limber::ContactStrip</name>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>No feet were detected.</source>
        <translation>Es wurden keine Füße erkannt.</translation>
    </message>
    <message>
        <source>Detecting feet…</source>
        <translation>Füße werden erkannt…</translation>
    </message>
    <message>
        <source>Contact of %1</source>
        <translation>Kontakt von %1</translation>
    </message>
    <message>
        <source>No contact is set.</source>
        <translation>Es ist kein Kontakt gesetzt.</translation>
    </message>
    <message>
        <source>No contacts: the leg is not complete.</source>
        <translation>Keine Kontakte: Das Bein ist nicht vollständig.</translation>
    </message>
    <message>
        <source>In the air from frame %1 to %2 (%3 s): falls at %4 m/s² if the figure is 1.70 m tall; on earth it would be 9.8</source>
        <translation>In der Luft von Bild %1 bis %2 (%3 s): fällt mit %4 m/s², wenn die Figur 1,70 m groß ist; auf der Erde wären es 9,8</translation>
    </message>
</context>
<context>
    <name>limber::ContactsPanel</name>
    <message>
        <source>&amp;Detect Again</source>
        <translation>Neu &amp;erkennen</translation>
    </message>
    <message>
        <source>No feet were detected in the source skeleton.</source>
        <translation>Im Quellskelett wurden keine Füße erkannt.</translation>
    </message>
    <message>
        <source>Discard your changes to the foot contacts and detect them again</source>
        <translation>Die eigenen Änderungen an den Fußkontakten verwerfen und sie neu erkennen</translation>
    </message>
    <message>
        <source>Foot contacts (not locked)</source>
        <translation>Fußkontakte (nicht gehalten)</translation>
    </message>
    <message>
        <source>Foot contacts (edited)</source>
        <translation>Fußkontakte (bearbeitet)</translation>
    </message>
    <message>
        <source>Foot contacts (detected)</source>
        <translation>Fußkontakte (erkannt)</translation>
    </message>
    <message>
        <source>No contact is set.</source>
        <translation>Es ist kein Kontakt gesetzt.</translation>
    </message>
    <message>
        <source>No contacts: the report says why.</source>
        <translation>Keine Kontakte: Der Bericht nennt den Grund.</translation>
    </message>
</context>
<context>
    <name>limber::CrashReportDialog</name>
    <message>
        <source>Report of the Unexpected End</source>
        <translation>Bericht über das unerwartete Ende</translation>
    </message>
    <message>
        <source>This is all that was written, to %1. It holds nothing of your files.</source>
        <translation>Das ist alles, was geschrieben wurde, in %1. Es enthält nichts aus den Dateien.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the whole report, to pass it on</source>
        <translation>Den ganzen Bericht zum Weitergeben kopieren</translation>
    </message>
</context>
<context>
    <name>limber::CurveGesture</name>
    <message>
        <source>The last change is still being computed.</source>
        <translation>Die letzte Änderung wird noch berechnet.</translation>
    </message>
    <message>
        <source>The curves are still being computed.</source>
        <translation>Die Kurven werden noch berechnet.</translation>
    </message>
    <message>
        <source>A change of the whole clip creates a separate layer: %1. The values in the file do not change.</source>
        <translation>Eine Änderung des ganzen Clips geht in eine eigene Ebene: %1. Die Zahlen der Datei bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>limber::CurveHead</name>
    <message>
        <source>Angles</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>The numbers of the file</source>
        <translation>Die Zahlen der Datei</translation>
    </message>
    <message>
        <source>Continuous</source>
        <translation>Stetig</translation>
    </message>
    <message>
        <source>Rotations without jumps by full turns; edits are written close to the numbers of the file</source>
        <translation>Drehungen ohne Sprünge von Umdrehung zu Umdrehung; Änderungen werden nahe an den Zahlen der Datei geschrieben</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>How fast each joint rotates, in degrees per second</source>
        <translation>Wie schnell sich jedes Gelenk dreht, in Grad je Sekunde</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Select points with a box</source>
        <translation>Punkte mit einem Rahmen auswählen</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Select points with a lasso</source>
        <translation>Punkte mit einem Lasso auswählen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Draw over the samples; at both ends the falloff blends into the curve</source>
        <translation>Über die Werte zeichnen; an beiden Enden geht der Abfall in die Kurve über</translation>
    </message>
    <message>
        <source>Fit all values</source>
        <translation>Alle Werte einpassen</translation>
    </message>
    <message>
        <source>Show all values (A, Home)</source>
        <translation>Alle Werte zeigen (A, Pos1)</translation>
    </message>
    <message>
        <source>Fit selected points</source>
        <translation>Ausgewählte Punkte einpassen</translation>
    </message>
    <message>
        <source>Show the selected samples or keys (F)</source>
        <translation>Die ausgewählten Werte oder Keys zeigen (F)</translation>
    </message>
    <message>
        <source>Keys within</source>
        <translation>Keys innerhalb</translation>
    </message>
    <message>
        <source>How far the curve of the keys may be from the motion, in degrees; unless you set it, it follows the jitter of the curves</source>
        <translation>Wie weit die Kurve der Keys von der Bewegung abweichen darf, in Grad; von selbst passt es zu dem, was in den Kurven zittert</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep detail</source>
        <translation>Details behalten</translation>
    </message>
    <message>
        <source>Preserve captured detail when keys move; otherwise the curve replaces the motion. Changes of a layer always preserve it</source>
        <translation>Was die Bewegung neben der Kurve ihrer Keys ausmacht, bleibt, wenn Keys bewegt werden; sonst tritt die Kurve an ihre Stelle. Änderungen einer Ebene behalten es immer</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Drag to marks, whole seconds and whole steps of values; Ctrl switches this on or off for one drag</source>
        <translation>An Markierungen, ganzen Sekunden und ganzen Wertschritten ziehen; Strg tut es für einmal Ziehen oder hebt es dafür auf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The step of values, for drags that snap and for Alt with the arrow keys</source>
        <translation>Der Wertschritt für einrastendes Ziehen und für Alt mit den Pfeiltasten</translation>
    </message>
    <message>
        <source>Before the last edit</source>
        <translation>Vor der letzten Bearbeitung</translation>
    </message>
    <message>
        <source>Show the curves as they were before the last edit</source>
        <translation>Die Kurven zeigen, wie sie vor der letzten Bearbeitung waren</translation>
    </message>
    <message>
        <source>Finding keys… %1 %</source>
        <translation>Keys werden gesucht… %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) selected</source>
        <translation>
            <numerusform>%n Wert ausgewählt</numerusform>
            <numerusform>%n Werte ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n Key</numerusform>
            <numerusform>%n Keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>worst %1° at %2, %3 units at %4</source>
        <translation>höchstens %1° bei %2, %3 Einheiten bei %4</translation>
    </message>
    <message>
        <source>worst %1° at %2</source>
        <translation>höchstens %1° bei %2</translation>
    </message>
    <message numerus="yes">
        <source>a drag changes %n frame(s)</source>
        <translation>
            <numerusform>beim Ziehen ändert sich %n Bild</numerusform>
            <numerusform>beim Ziehen ändern sich %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>What the weight of the whole figure does; these curves are computed and cannot be edited</source>
        <translation>Was das Gewicht der ganzen Figur tut; diese Kurven sind berechnet und nicht zu bearbeiten</translation>
    </message>
    <message>
        <source>Where the centre of mass is and how fast it moves, in the units of the file</source>
        <translation>Wo der Schwerpunkt ist und wie schnell er sich bewegt, in den Einheiten der Datei</translation>
    </message>
    <message>
        <source>What the ground carries of the figure below its left and right feet, in body weights</source>
        <translation>Was der Boden unter den linken und rechten Füßen von der Figur trägt, in Körpergewichten</translation>
    </message>
</context>
<context>
    <name>limber::CurveKeys</name>
    <message>
        <source>Another edit changed the curves of %1, so their keys no longer apply. Fit Keys creates new ones.</source>
        <translation>Etwas anderes hat die Kurven von %1 geändert: Die Keys sind fort. „Keys anpassen“ findet neue.</translation>
    </message>
    <message>
        <source>Select a joint with rotations to find keys for it.</source>
        <translation>Ein Gelenk mit Drehungen auswählen, um Keys dafür zu finden.</translation>
    </message>
    <message>
        <source>The curves are still being computed.</source>
        <translation>Die Kurven werden noch berechnet.</translation>
    </message>
    <message>
        <source>There are no frames.</source>
        <translation>Es gibt keine Bilder.</translation>
    </message>
</context>
<context>
    <name>limber::CurvePlot</name>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Drag a box to select samples or keys, drag them to shape the curves; Ctrl and the arrow keys go from point to point, Alt and the arrow keys move the selected ones</source>
        <translation>Einen Rahmen ziehen, um Werte oder Keys auszuwählen; an ihnen ziehen, um die Kurven zu formen; Strg und die Pfeiltasten gehen von Punkt zu Punkt, Alt und die Pfeiltasten bewegen die ausgewählten</translation>
    </message>
    <message>
        <source>Keys move in time only while no rotation of their joint is locked.</source>
        <translation>Keys bewegen sich nur in der Zeit, solange keine Drehung ihres Gelenks gesperrt ist.</translation>
    </message>
    <message>
        <source>Samples stay in their frames: fit keys to move in time.</source>
        <translation>Werte bleiben in ihren Bildern: Mit „Keys anpassen“ lassen sie sich in der Zeit bewegen.</translation>
    </message>
    <message>
        <source>There are no keys yet: Fit Keys finds some.</source>
        <translation>Es gibt noch keine Keys: „Keys anpassen“ findet welche.</translation>
    </message>
    <message>
        <source>Select keys to delete them; a motion has a sample in every frame.</source>
        <translation>Zum Löschen Keys auswählen; eine Bewegung hat in jedem Bild einen Wert.</translation>
    </message>
    <message>
        <source>There is no channel to draw on: choose one that is visible and not locked.</source>
        <translation>Es gibt keinen Kanal zum Zeichnen: Bitte einen wählen, der zu sehen und nicht gesperrt ist.</translation>
    </message>
</context>
<context>
    <name>limber::CurvesPanel</name>
    <message>
        <source>Curves panel</source>
        <translation>Bedienfeld „Kurven“</translation>
    </message>
    <message>
        <source>Select a joint with channels to see its curves.</source>
        <translation>Ein Gelenk mit Kanälen auswählen, um seine Kurven zu sehen.</translation>
    </message>
    <message>
        <source>Filter channels</source>
        <translation>Kanäle filtern</translation>
    </message>
    <message>
        <source>Filter channels by name</source>
        <translation>Kanäle nach Namen filtern</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>channels</comment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>This clip has no figure that can be weighed.</source>
        <translation>In diesem Clip ist keine Figur, die gewogen werden kann.</translation>
    </message>
</context>
<context>
    <name>limber::CycleDistances</name>
    <message>
        <source>Frames %1 and %2 (%4 s), the most alike: %3 units apart</source>
        <translation>Bilder %1 und %2 (%4 s), am ähnlichsten: %3 Einheiten auseinander</translation>
    </message>
    <message>
        <source>Frames %1 and %2 (%4 s): %3 units apart</source>
        <translation>Bilder %1 und %2 (%4 s): %3 Einheiten auseinander</translation>
    </message>
    <message>
        <source>Left and Right move the first frame of the cycle, Up and Down the last one, ten frames with Shift. Return jumps to the nearest matching pair, Home to the best match.</source>
        <translation>Links und Rechts bewegen das erste Bild des Zyklus, Auf und Ab das letzte, mit Umschalt zehn Bilder. Eingabe geht zum nächsten ähnlichen Paar, Pos1 zum ähnlichsten.</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Erstes Bild</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Letztes Bild</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Frames %1 to %2: the ends differ by %3 cm on a body of 170, and %4° at most</source>
        <translation>Bilder %1 bis %2: die Enden unterscheiden sich um %3 cm bei einem Körper von 170, und um höchstens %4°</translation>
    </message>
    <message>
        <source>Frames %1 and %2 (%4 s), the best cycle: %3 units apart</source>
        <translation>Bilder %1 und %2 (%4 s), der beste Zyklus: %3 Einheiten auseinander</translation>
    </message>
    <message>
        <source>The figure turns %1° to the left in each cycle.</source>
        <translation>Die Figur dreht sich in jedem Zyklus um %1° nach links.</translation>
    </message>
    <message>
        <source>The figure turns %1° to the right in each cycle.</source>
        <translation>Die Figur dreht sich in jedem Zyklus um %1° nach rechts.</translation>
    </message>
</context>
<context>
    <name>limber::DifferenceRow</name>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>The largest angle between a joint and the same one of the second clip, and, fainter, the mean of all joints; numbers mark the worst frames</source>
        <translation>Der größte Winkel zwischen einem Gelenk und demselben des zweiten Clips und, blasser, das Mittel aller Gelenke; Zahlen markieren die schlechtesten Bilder</translation>
    </message>
    <message>
        <source>%1° / %2°</source>
        <translation>%1° / %2°</translation>
    </message>
</context>
<context>
    <name>limber::DifferenceTable</name>
    <message>
        <source>Joints and end sites that both clips have</source>
        <translation>Gelenke und Endpunkte, die beide Clips haben</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Mean angle between the rotations, over all frames</source>
        <translation>Mittlerer Winkel zwischen den Drehungen, über alle Bilder</translation>
    </message>
    <message>
        <source>Mean °</source>
        <translation>Mittel °</translation>
    </message>
    <message>
        <source>Largest angle between the rotations in one frame</source>
        <translation>Größter Winkel zwischen den Drehungen in einem Bild</translation>
    </message>
    <message>
        <source>Largest °</source>
        <translation>Größter °</translation>
    </message>
    <message>
        <source>The frame in which the rotation is farthest off</source>
        <translation>Das Bild, in dem die Drehung am weitesten abweicht</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Mean distance between the positions, in the units of the file</source>
        <translation>Mittlerer Abstand zwischen den Positionen, in den Einheiten der Datei</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Largest distance between the positions in one frame, in the units of the file</source>
        <translation>Größter Abstand zwischen den Positionen in einem Bild, in den Einheiten der Datei</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Mean degrees</source>
        <translation>Mittlere Grade</translation>
    </message>
    <message>
        <source>Largest degrees</source>
        <translation>Größte Grade</translation>
    </message>
    <message>
        <source>Mean units</source>
        <translation>Mittlere Einheiten</translation>
    </message>
    <message>
        <source>Largest units</source>
        <translation>Größte Einheiten</translation>
    </message>
    <message>
        <source>%1, compared with %2</source>
        <translation>%1, verglichen mit %2</translation>
    </message>
</context>
<context>
    <name>limber::DockLayout</name>
    <message>
        <source>Panels</source>
        <translation>Bedienfelder</translation>
    </message>
</context>
<context>
    <name>limber::DockTabs</name>
    <message>
        <source>&amp;Float</source>
        <translation>Ab&amp;lösen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>limber::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Rename joint</source>
        <translation>Gelenk umbenennen</translation>
    </message>
    <message>
        <source>Change frame time</source>
        <translation>Bilddauer ändern</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n frame(s)</source>
        <translation>
            <numerusform>%n Bild löschen</numerusform>
            <numerusform>%n Bilder löschen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::DocumentCharacter</name>
    <message>
        <source>Show on %1</source>
        <translation>Auf %1 zeigen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Joints of %1</source>
        <translation>Gelenke von %1</translation>
    </message>
</context>
<context>
    <name>limber::EditedRow</name>
    <message>
        <source>Edited</source>
        <translation>Bearbeitet</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames that differ from the file as it was opened, by themselves or by layers; diamonds are keys of the active layer</source>
        <translation>Bilder, die von der geöffneten Datei abweichen, selbst oder durch Ebenen; Rauten sind Keys der aktiven Ebene</translation>
    </message>
</context>
<context>
    <name>limber::ExportAction</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n picture(s) from %1 on</source>
        <translation>
            <numerusform>%n Bilddatei ab %1 exportiert</numerusform>
            <numerusform>%n Bilddateien ab %1 exportiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>%1: needs ffmpeg</source>
        <translation>%1: braucht ffmpeg</translation>
    </message>
    <message>
        <source>Videos are made by ffmpeg, which is not installed. A PNG sequence needs nothing else.</source>
        <translation>Videos erzeugt ffmpeg, das nicht installiert ist. Eine PNG-Sequenz braucht nichts weiter.</translation>
    </message>
</context>
<context>
    <name>limber::FeetChip</name>
    <message>
        <source>Feet: free</source>
        <translation>Füße: frei</translation>
    </message>
    <message>
        <source>Feet: not found</source>
        <translation>Füße: nicht gefunden</translation>
    </message>
    <message>
        <source>Feet: held</source>
        <translation>Füße: gehalten</translation>
    </message>
    <message>
        <source>No foot was found that stands, so none is held while poses change. Contacts can be set in the timeline.</source>
        <translation>Es wurde kein Fuß gefunden, der steht. Daher wird keiner gehalten, wenn sich Posen ändern. Kontakte lassen sich in der Zeitleiste setzen.</translation>
    </message>
    <message>
        <source>Feet stay where they stand while poses change. Click to let them move.</source>
        <translation>Füße bleiben stehen, während sich Posen ändern. Klicken, um sie freizugeben.</translation>
    </message>
    <message>
        <source>Feet move with the body while poses change. Click to hold them where they stand.</source>
        <translation>Füße bewegen sich mit dem Körper, während sich Posen ändern. Klicken, um sie festzuhalten, wo sie stehen.</translation>
    </message>
    <message>
        <source>Feet: held if found</source>
        <translation>Füße: gehalten, falls gefunden</translation>
    </message>
    <message>
        <source>Feet will stay where they stand while poses change. Limber looks for the frames in which they stand as soon as you choose a tool. Click to let them move.</source>
        <translation>Füße bleiben stehen, während sich Posen ändern. Limber sucht die Bilder, in denen sie stehen, sobald Sie ein Werkzeug wählen. Klicken, um sie freizugeben.</translation>
    </message>
</context>
<context>
    <name>limber::FileActions</name>
    <message>
        <source>Open a repaired copy of %1</source>
        <translation>Eine reparierte Kopie von %1 öffnen</translation>
    </message>
    <message>
        <source>%1 has no layers: Save As writes all of its motion</source>
        <translation>%1 hat keine Ebenen: „Speichern unter“ schreibt die ganze Bewegung</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Untitled %1</source>
        <translation>Unbenannt %1</translation>
    </message>
    <message>
        <source>%1 will be saved when you let go.</source>
        <translation>%1 wird beim Loslassen gespeichert.</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Open Containing &amp;Folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>limber::FileNews</name>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Write what you see to another file</source>
        <translation>Was hier zu sehen ist, in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Show the file as it is now</source>
        <translation>Zeigen, was jetzt in der Datei steht</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Keep the version shown here; saving overwrites the file</source>
        <translation>Mit dem weitermachen, was hier zu sehen ist; Speichern ersetzt, was jetzt in der Datei steht</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show the file as it is now beside this version</source>
        <translation>Was jetzt in der Datei steht, neben das hier Gezeigte legen</translation>
    </message>
    <message>
        <source>%1 was deleted or moved by another program. What you see is in no file now.</source>
        <translation>%1 wurde von einem anderen Programm gelöscht oder verschoben. Was hier zu sehen ist, steht jetzt in keiner Datei.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Write it to where it was</source>
        <translation>Dorthin schreiben, wo es war</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>limber::FillButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>limber::FillChoices</name>
    <message>
        <source>Ways to fill the gap</source>
        <translation>Arten, die Lücke zu füllen</translation>
    </message>
    <message>
        <source>%1, frames %2 to %3:</source>
        <translation>%1, Bilder %2 bis %3:</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <translation>%1 (am besten)</translation>
    </message>
    <message>
        <source>Error unknown: the clip is too short for trials</source>
        <translation>Fehler unbekannt: Der Clip ist zu kurz für Versuche</translation>
    </message>
    <message>
        <source>%1 ± %2 cm</source>
        <translation>%1 ± %2 cm</translation>
    </message>
    <message>
        <source>%1 ± %2°</source>
        <translation>%1 ± %2°</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) in the other clips</source>
        <translation>
            <numerusform>%n Versuch in den anderen Clips</numerusform>
            <numerusform>%n Versuche in den anderen Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) in this clip</source>
        <translation>
            <numerusform>%n Versuch in diesem Clip</numerusform>
            <numerusform>%n Versuche in diesem Clip</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an expected error and by how many trials it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Picture: frame %1. Lengths are on a body of 170 cm.</source>
        <translation>Abbildung: Bild %1. Längen gelten für einen Körper von 170 cm.</translation>
    </message>
</context>
<context>
    <name>limber::Finding</name>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 ließ sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2 (line %3)</source>
        <translation>%1 ließ sich nicht lesen: %2 (Zeile %3)</translation>
    </message>
    <message>
        <source>%1: %2 (line %3)</source>
        <translation>%1: %2 (Zeile %3)</translation>
    </message>
</context>
<context>
    <name>limber::FindingsFeature</name>
    <message>
        <source>Findings (%1)</source>
        <translation>Meldungen (%1)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>limber::FindingsPanel</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Open a Repaired Copy</source>
        <translation>Reparierte Kopie öffnen</translation>
    </message>
    <message>
        <source>Open this file as a new document, repaired; the file on disk is unchanged</source>
        <translation>Diese Datei repariert als neues Dokument öffnen; die Datei auf dem Datenträger bleibt unverändert</translation>
    </message>
    <message>
        <source>Choose Encoding…</source>
        <translation>Kodierung wählen…</translation>
    </message>
    <message>
        <source>Choose how the bytes of joint names are shown as text</source>
        <translation>Wählen, wie die Bytes der Gelenknamen als Text gezeigt werden</translation>
    </message>
    <message>
        <source>Back to the Open Document</source>
        <translation>Zurück zum offenen Dokument</translation>
    </message>
    <message>
        <source>Show the findings of the open document</source>
        <translation>Die Meldungen des offenen Dokuments zeigen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Problem and what was done</source>
        <translation>Problem und was getan wurde</translation>
    </message>
    <message>
        <source>%1 could not be opened, but a repaired copy can: it opens as a new document that lists every change.</source>
        <translation>%1 ließ sich nicht öffnen, eine reparierte Kopie aber schon: Sie öffnet sich als neues Dokument, das jede Änderung nennt.</translation>
    </message>
    <message>
        <source>%1 could not be opened:</source>
        <translation>%1 ließ sich nicht öffnen:</translation>
    </message>
    <message>
        <source>Not all of %1 was used:</source>
        <translation>Nicht alles von %1 wurde verwendet:</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Es ist nichts geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>Opened as a copy with %n repair(s); the file on disk is unchanged.</source>
        <translation>
            <numerusform>Als Kopie mit %n Reparatur geöffnet; die Datei auf dem Datenträger ist unverändert.</numerusform>
            <numerusform>Als Kopie mit %n Reparaturen geöffnet; die Datei auf dem Datenträger ist unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n assumption(s) or fix(es); the file on disk is unchanged.</source>
        <translation>
            <numerusform>Mit %n Annahme oder Korrektur geöffnet; die Datei auf dem Datenträger ist unverändert.</numerusform>
            <numerusform>Mit %n Annahmen oder Korrekturen geöffnet; die Datei auf dem Datenträger ist unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has changed since it was read: this line is no longer there.</source>
        <translation>Die Datei hat sich seit dem Lesen geändert: Diese Zeile gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The file has changed since it was read: lines may have moved.</source>
        <translation>Die Datei hat sich seit dem Lesen geändert: Zeilen können verschoben sein.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Leave Out of Filters</source>
        <translation>Aus Filtern heraushalten</translation>
    </message>
    <message>
        <source>Trim Away</source>
        <translation>Wegschneiden</translation>
    </message>
    <message>
        <source>Put on Its Feet</source>
        <translation>Auf die Füße stellen</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) about the figure.</source>
        <translation>
            <numerusform>%n Frage zur Figur.</numerusform>
            <numerusform>%n Fragen zur Figur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put figure on its feet</source>
        <translation>Figur auf die Füße stellen</translation>
    </message>
    <message>
        <source>Trim away frame %1</source>
        <translation>Bild %1 wegschneiden</translation>
    </message>
    <message>
        <source>Trim away frames %1 to %2</source>
        <translation>Bilder %1 bis %2 wegschneiden</translation>
    </message>
    <message>
        <source>The pose belongs to the motion: operations such as Smooth treat its frames like all others and blend them with the frames beside them. The motion does not change. A second click takes the answer back, and so does Undo.</source>
        <translation>Die Pose gehört zur Bewegung: Operationen wie „Glätten“ behandeln ihre Bilder wie alle anderen und mischen sie mit den Nachbarbildern. Die Bewegung ändert sich nicht. Ein zweiter Klick nimmt die Antwort zurück, ebenso „Rückgängig“.</translation>
    </message>
    <message>
        <source>The pose is no movement but stays in the clip: operations such as Smooth leave its frames as they are and do not blend them into others. They also do so until you answer. A second click takes the answer back, and so does Undo.</source>
        <translation>Die Pose ist keine Bewegung, bleibt aber im Clip: Operationen wie „Glätten“ lassen ihre Bilder, wie sie sind, und mischen sie nicht in andere. Das tun sie auch, bis Sie antworten. Ein zweiter Klick nimmt die Antwort zurück, ebenso „Rückgängig“.</translation>
    </message>
    <message>
        <source>Delete the frames of this pose from the clip, so that the motion begins or ends without it. Undo brings them back.</source>
        <translation>Die Bilder dieser Pose aus dem Clip löschen, sodass die Bewegung ohne sie beginnt oder endet. „Rückgängig“ bringt sie zurück.</translation>
    </message>
    <message>
        <source>Turn the whole figure over in all frames, so that its head is up, as the operation Up Axis does. Undo turns it back.</source>
        <translation>Die ganze Figur in allen Bildern umdrehen, sodass ihr Kopf oben ist, wie es die Operation „Hochachse“ tut. „Rückgängig“ dreht sie zurück.</translation>
    </message>
    <message>
        <source>Everything that was asked about the figure is answered.</source>
        <translation>Alle Fragen zur Figur sind beantwortet.</translation>
    </message>
    <message>
        <source>Take back answer about a pose</source>
        <translation>Antwort zu einer Pose zurücknehmen</translation>
    </message>
    <message>
        <source>Keep a pose of its own</source>
        <translation>Eigene Pose behalten</translation>
    </message>
    <message>
        <source>Leave a pose out of filters</source>
        <translation>Pose aus Filtern heraushalten</translation>
    </message>
    <message>
        <source>Fill Frames</source>
        <translation>Bilder füllen</translation>
    </message>
    <message>
        <source>Replace these frames with a movement from the frame before them to the frame after them, as the operation Interpolate does. Undo brings them back.</source>
        <translation>Diese Bilder durch eine Bewegung vom Bild vor ihnen zum Bild nach ihnen ersetzen, wie es die Operation „Interpolieren“ tut. „Rückgängig“ bringt sie zurück.</translation>
    </message>
    <message>
        <source>Fill frame %1</source>
        <translation>Bild %1 füllen</translation>
    </message>
    <message>
        <source>Fill frames %1 to %2</source>
        <translation>Bilder %1 bis %2 füllen</translation>
    </message>
    <message>
        <source>No problems in the file. Faults of the movement: Clean Up.</source>
        <translation>Keine Probleme in der Datei. Fehler der Bewegung: Bereinigen.</translation>
    </message>
    <message>
        <source>Set up this operation for these joints and frames. It shows what it would do before you apply it.</source>
        <translation>Stellt diese Operation auf diese Gelenke und Bilder ein. Sie zeigt, was sie täte, bevor Sie sie anwenden.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) of the movement.</source>
        <translation>
            <numerusform>%n Fehler der Bewegung.</numerusform>
            <numerusform>%n Fehler der Bewegung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for faults of the movement…</source>
        <translation>Fehler der Bewegung werden gesucht …</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Open Operation…</source>
        <translation>Operation öffnen…</translation>
    </message>
    <message>
        <source>Make Time Right…</source>
        <translation>Zeit berichtigen…</translation>
    </message>
</context>
<context>
    <name>limber::FloorActions</name>
    <message>
        <source>Floor: still</source>
        <translation>Boden: unbewegt</translation>
    </message>
    <message>
        <source>Floor: automatic</source>
        <translation>Boden: automatisch</translation>
    </message>
    <message>
        <source>Floor: moving</source>
        <translation>Boden: bewegt</translation>
    </message>
</context>
<context>
    <name>limber::FloorDialog</name>
    <message>
        <source>Floor Below the Feet</source>
        <translation>Boden unter den Füßen</translation>
    </message>
    <message>
        <source>Speed along %1, in units per second</source>
        <translation>Geschwindigkeit entlang %1 in Einheiten pro Sekunde</translation>
    </message>
    <message>
        <source>Along %1</source>
        <translation>Entlang %1</translation>
    </message>
    <message>
        <source>Units of the file per second. Below a figure that walks ahead in place, the floor moves backwards.</source>
        <translation>Einheiten der Datei pro Sekunde. Unter einer Figur, die auf der Stelle vorwärtsgeht, bewegt sich der Boden rückwärts.</translation>
    </message>
</context>
<context>
    <name>limber::FloorRow</name>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Floor below the feet</source>
        <translation>Boden unter den Füßen</translation>
    </message>
    <message>
        <source>How the floor below the feet moves, as below a figure on a treadmill or one that walks in place; feet stand if they move with it</source>
        <translation>Wie sich der Boden unter den Füßen bewegt, etwa auf einem Laufband oder unter einer Figur, die auf der Stelle geht; Füße stehen, wenn sie sich mit ihm bewegen</translation>
    </message>
    <message>
        <source>set</source>
        <translation>gesetzt</translation>
    </message>
</context>
<context>
    <name>limber::FoldingRow</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>What does not fit into the row</source>
        <translation>Was nicht in die Zeile passt</translation>
    </message>
</context>
<context>
    <name>limber::Format</name>
    <message>
        <source>Collada</source>
        <translation>Collada</translation>
    </message>
    <message>
        <source>&amp;Content</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Numbers of the file</source>
        <translation>Zahlen der Datei</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Quaternions (w, x, y, z)</source>
        <translation>Quaternionen (w, x, y, z)</translation>
    </message>
    <message>
        <source>Rotation vectors, degrees</source>
        <translation>Drehvektoren, Grad</translation>
    </message>
    <message>
        <source>Angles of joints, degrees</source>
        <translation>Winkel der Gelenke, Grad</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Accelerations</source>
        <translation>Beschleunigungen</translation>
    </message>
    <message>
        <source>Rel&amp;ative to</source>
        <translation>&amp;Gegen</translation>
    </message>
    <message>
        <source>The world</source>
        <translation>Die Welt</translation>
    </message>
    <message>
        <source>The parent</source>
        <translation>Das Elterngelenk</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>&amp;Trennzeichen</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>For spreadsheets, statistics and scripts: one frame per row.</source>
        <translation>Für Tabellenkalkulation, Statistik und Skripte: ein Bild je Zeile.</translation>
    </message>
    <message>
        <source>&amp;Names in the first row</source>
        <translation>&amp;Namen in der ersten Zeile</translation>
    </message>
    <message>
        <source>Column of f&amp;rame numbers</source>
        <translation>Spalte &amp;der Bildnummern</translation>
    </message>
    <message>
        <source>Column of &amp;times, seconds</source>
        <translation>Spalte der &amp;Zeiten, Sekunden</translation>
    </message>
    <message>
        <source>FBX</source>
        <translation>FBX</translation>
    </message>
    <message>
        <source>glTF uses metres, and BVH does not say what its unit is</source>
        <translation>glTF rechnet in Metern, und BVH sagt nicht, worin</translation>
    </message>
    <message>
        <source>F&amp;ewer keys, within</source>
        <translation>&amp;Weniger Keys, bis auf</translation>
    </message>
    <message>
        <source>The largest error of a rotation, degrees; translations may be off by 5 mm for each degree</source>
        <translation>Der größte Fehler einer Drehung in Grad; Verschiebungen dürfen je Grad 5 mm abweichen</translation>
    </message>
    <message>
        <source>&amp;Stick figure</source>
        <translation>&amp;Strichfigur</translation>
    </message>
    <message>
        <source>Programs that show only meshes show nothing without one</source>
        <translation>Programme, die nur Netze zeigen, zeigen ohne sie nichts</translation>
    </message>
    <message>
        <source>glTF</source>
        <translation>glTF</translation>
    </message>
    <message>
        <source>glTF 2.0, binary</source>
        <translation>glTF 2.0, binär</translation>
    </message>
    <message>
        <source>glTF 2.0, text</source>
        <translation>glTF 2.0, Text</translation>
    </message>
    <message>
        <source>For engines and 3D programs: a node for each joint, a skin and the motion.</source>
        <translation>Für Engines und 3D-Programme: ein Knoten je Gelenk, eine Haut und die Bewegung.</translation>
    </message>
    <message>
        <source>Arrays for NumPy</source>
        <translation>Arrays für NumPy</translation>
    </message>
    <message>
        <source>For Python: joints, offsets, channels and world positions, which numpy.load() opens.</source>
        <translation>Für Python: Gelenke, Offsets, Kanäle und Weltpositionen, die numpy.load() öffnet.</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Seite für den Browser</translation>
    </message>
    <message>
        <source>For people without Limber: one file that plays the motion in any browser, offline.</source>
        <translation>Für Leute ohne Limber: eine Datei, die die Bewegung offline in jedem Browser abspielt.</translation>
    </message>
    <message>
        <source>Rows of numbers</source>
        <translation>Zeilen von Zahlen</translation>
    </message>
    <message>
        <source>Second Life</source>
        <translation>Second Life</translation>
    </message>
    <message>
        <source>Animation of Second Life</source>
        <translation>Animation von Second Life</translation>
    </message>
    <message>
        <source>&amp;Lengths are in</source>
        <translation>&amp;Längen sind in</translation>
    </message>
    <message>
        <source>A video at the motion&apos;s own speed, seen as in the view.</source>
        <translation>Ein Video in der eigenen Geschwindigkeit der Bewegung, gesehen wie in der Ansicht.</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>PNG-Sequenz</translation>
    </message>
    <message>
        <source>A numbered picture of each frame, seen as in the view.</source>
        <translation>Je Bild eine nummerierte Bilddatei, gesehen wie in der Ansicht.</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Bilderbogen</translation>
    </message>
    <message>
        <source>One picture with many in it, seen as in the view.</source>
        <translation>Eine Bilddatei mit vielen Bildern, gesehen wie in der Ansicht.</translation>
    </message>
    <message>
        <source>Video, H.264</source>
        <translation>Video, H.264</translation>
    </message>
    <message>
        <source>Video, VP9</source>
        <translation>Video, VP9</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>Animiertes GIF</translation>
    </message>
    <message>
        <source>FBX uses centimetres, and BVH does not say what its unit is</source>
        <translation>FBX rechnet in Zentimetern, und BVH sagt nicht, was seine Einheit ist</translation>
    </message>
    <message>
        <source>FBX, binary</source>
        <translation>FBX, binär</translation>
    </message>
    <message>
        <source>For Unity, Unreal, Maya and MotionBuilder: a skeleton and the motion.</source>
        <translation>Für Unity, Unreal, Maya und MotionBuilder: ein Skelett und die Bewegung.</translation>
    </message>
    <message>
        <source>&amp;Body around the bones</source>
        <translation>Kö&amp;rper um die Knochen</translation>
    </message>
    <message>
        <source>VRM uses metres, and BVH does not say what its unit is</source>
        <translation>VRM rechnet in Metern, und BVH sagt nicht, was seine Einheit ist</translation>
    </message>
    <message>
        <source>VRM animation</source>
        <translation>VRM-Animation</translation>
    </message>
    <message>
        <source>For avatars of VRM: the motion of the bones that all of them have, whatever their proportions.</source>
        <translation>Für Avatare von VRM: die Bewegung der Knochen, die sie alle haben, gleich welche Proportionen sie haben.</translation>
    </message>
    <message>
        <source>A mannequin that Limber makes for the skeleton</source>
        <translation>Ein Mannequin, das Limber für das Skelett macht</translation>
    </message>
    <message>
        <source>The document&apos;s character, or else a mannequin</source>
        <translation>Der Charakter des Dokuments oder sonst ein Mannequin</translation>
    </message>
    <message>
        <source>In Its File</source>
        <translation>In seiner Datei</translation>
    </message>
    <message>
        <source>The whole character with one more animation. All else that is in its file stays as it is.</source>
        <translation>Der ganze Charakter mit einer weiteren Animation. Alles andere in seiner Datei bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Motion Alone</source>
        <translation>Nur die Bewegung</translation>
    </message>
    <message>
        <source>The joints of the character and this animation, without meshes, pictures and other animations.</source>
        <translation>Die Gelenke des Charakters und diese Animation, ohne Netze, Bilder und andere Animationen.</translation>
    </message>
    <message>
        <source>VRM Animation</source>
        <translation>VRM-Animation</translation>
    </message>
    <message>
        <source>For every avatar of VRM: the motion of the bones that all of them have. Other joints are left out, such as those of hair.</source>
        <translation>Für jeden VRM-Avatar: die Bewegung der Knochen, die alle haben. Andere Gelenke wie die von Haaren werden weggelassen.</translation>
    </message>
    <message>
        <source>For Unity, Unreal, Maya and MotionBuilder: the joints of the character and the motion, without meshes.</source>
        <translation>Für Unity, Unreal, Maya und MotionBuilder: die Gelenke des Charakters und die Bewegung, ohne Netze.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How large forces are depends on how large the figure is</source>
        <translation>Wie groß Kräfte sind, hängt von der Größe der Figur ab</translation>
    </message>
</context>
<context>
    <name>limber::FoundList</name>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Tick &amp;Only This</source>
        <translation>&amp;Nur diesen anhaken</translation>
    </message>
    <message>
        <source>Tick &amp;All</source>
        <translation>&amp;Alle anhaken</translation>
    </message>
    <message>
        <source>&amp;Untick All</source>
        <translation>Alle a&amp;bhaken</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>limber::FrameActions</name>
    <message>
        <source>Insert a copy after frame %1</source>
        <translation>Eine Kopie nach Bild %1 einfügen</translation>
    </message>
    <message>
        <source>Insert a copy of frames %1 to %2 after them</source>
        <translation>Eine Kopie der Bilder %1 bis %2 danach einfügen</translation>
    </message>
    <message>
        <source>Delete frame %1</source>
        <translation>Bild %1 löschen</translation>
    </message>
    <message>
        <source>Delete frames %1 to %2</source>
        <translation>Bilder %1 bis %2 löschen</translation>
    </message>
    <message>
        <source>Go to Frame</source>
        <translation>Gehe zu Bild</translation>
    </message>
    <message>
        <source>Frame (0 to %1):</source>
        <translation>Bild (0 bis %1):</translation>
    </message>
    <message>
        <source>Insert frame %1</source>
        <translation>Bild %1 einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n frame(s)</source>
        <translation>
            <numerusform>%n Bild duplizieren</numerusform>
            <numerusform>%n Bilder duplizieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::FramePainter</name>
    <message>
        <source>frame %1 · %2 s</source>
        <translation>Bild %1 · %2 s</translation>
    </message>
    <message>
        <source>%1 · frame %2 · %3 s</source>
        <translation>%1 · Bild %2 · %3 s</translation>
    </message>
</context>
<context>
    <name>limber::FrameTimeDialog</name>
    <message>
        <source>Frame Time</source>
        <translation>Bilddauer</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Seconds per frame</source>
        <translation>Sekunden pro Bild</translation>
    </message>
    <message>
        <source>Frames are not resampled; the motion plays faster or slower.</source>
        <translation>Bilder werden nicht neu abgetastet; die Bewegung läuft schneller oder langsamer.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message numerus="yes">
        <source>%1 s, %n frame(s)</source>
        <translation>
            <numerusform>%1 s, %n Bild</numerusform>
            <numerusform>%1 s, %n Bilder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::GestureProgress</name>
    <message>
        <source>Changing frames…</source>
        <translation>Bilder werden geändert…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>limber::HandleHint</name>
    <message>
        <source>%1 has no handle on an end site, which has no channels: select its joint.</source>
        <translation>„%1“ hat an einem Endpunkt keinen Griff, weil er keine Kanäle hat: Wählen Sie sein Gelenk aus.</translation>
    </message>
    <message>
        <source>%1 has no handle on %2, which has no channels for it.</source>
        <translation>„%1“ hat an %2 keinen Griff, weil die Kanäle dafür fehlen.</translation>
    </message>
</context>
<context>
    <name>limber::HeightPanel</name>
    <message>
        <source>Scale the &amp;whole skeleton to a height</source>
        <translation>&amp;Das ganze Skelett auf eine Größe skalieren</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>In the units of the file</source>
        <translation>In den Einheiten der Datei</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>New height divided by the current height</source>
        <translation>Neue Größe geteilt durch die aktuelle</translation>
    </message>
    <message>
        <source>Current height</source>
        <translation>Aktuelle Größe</translation>
    </message>
    <message>
        <source>New height</source>
        <translation>Neue Größe</translation>
    </message>
    <message>
        <source>The height is measured in the rest pose, from the lowest to the highest point. If the figure does not stand upright there, it is measured along the bones from toe to head.</source>
        <translation>Die Größe wird in der Ruhepose gemessen, vom tiefsten zum höchsten Punkt. Steht die Figur dort nicht aufrecht, wird entlang der Knochen von den Zehen bis zum Kopf gemessen.</translation>
    </message>
    <message>
        <source>none (all bones have zero length)</source>
        <translation>keine (alle Knochen haben die Länge null)</translation>
    </message>
</context>
<context>
    <name>limber::HelpDialog</name>
    <message>
        <source>Limber Manual</source>
        <translation>Limber-Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Show the pages with this text; Enter jumps to the next match (Ctrl+F)</source>
        <translation>Die Seiten mit diesem Text zeigen; Eingabe springt zum nächsten Treffer (Strg+F)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Text der Seite</translation>
    </message>
</context>
<context>
    <name>limber::HelpFeature</name>
    <message>
        <source>New to Limber?</source>
        <translation>Neu bei Limber?</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>drawn without OpenGL</source>
        <translation>ohne OpenGL gezeichnet</translation>
    </message>
</context>
<context>
    <name>limber::HierarchyPanel</name>
    <message>
        <source>Joint hierarchy</source>
        <translation>Gelenkhierarchie</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>Gelenke filtern</translation>
    </message>
    <message>
        <source>Filter joints by name</source>
        <translation>Gelenke nach Namen filtern</translation>
    </message>
    <message>
        <source>No matching joints</source>
        <translation>Keine passenden Gelenke</translation>
    </message>
    <message>
        <source>Selection sets</source>
        <translation>Auswahlsätze</translation>
    </message>
    <message>
        <source>Show only joints whose name contains this text</source>
        <translation>Nur Gelenke zeigen, deren Name diesen Text enthält</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Offset X</source>
        <translation>Offset X</translation>
    </message>
    <message>
        <source>Offset Y</source>
        <translation>Offset Y</translation>
    </message>
    <message>
        <source>Offset Z</source>
        <translation>Offset Z</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hierarchie</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n joint(s)</source>
        <translation>
            <numerusform>%n Gelenk filtern</numerusform>
            <numerusform>%n Gelenke filtern</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>limber::HistoryPanel</name>
    <message>
        <source>History of changes</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it; the disk marks the saved one</source>
        <translation>Ein Klick geht zu diesem Schritt zurück oder vor; die Diskette markiert, was gespeichert ist</translation>
    </message>
</context>
<context>
    <name>limber::HoldBars</name>
    <message>
        <source>Hold %1</source>
        <translation>%1 halten</translation>
    </message>
    <message>
        <source>Hold %1 on %2</source>
        <translation>%1 auf %2 halten</translation>
    </message>
    <message>
        <source>There are already %1 layers.</source>
        <translation>Es gibt schon %1 Ebenen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n frame(s)</source>
        <translation>
            <numerusform>%1, %n Bild</numerusform>
            <numerusform>%1, %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be held on %2, which moves with it.</source>
        <translation>%1 kann nicht auf %2 gehalten werden, das sich mitbewegt.</translation>
    </message>
    <message>
        <source>No joint can bring %1 to another position.</source>
        <translation>Kein Gelenk kann %1 an eine andere Stelle bringen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot reach its place in %n frame(s): it is up to %2 too far away (frame %3).</source>
        <translation>
            <numerusform>%1 erreicht seine Stelle in %n Bild nicht: Sie ist %2 zu weit entfernt (Bild %3).</numerusform>
            <numerusform>%1 erreicht seine Stelle in %n Bildern nicht: Sie ist bis zu %2 zu weit entfernt (Bild %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a layer of its own. Drag its bar in the timeline to hold other frames.</source>
        <translation>„%1“ ist eine eigene Ebene. Ziehen Sie ihren Balken in der Zeitleiste, um andere Bilder zu halten.</translation>
    </message>
    <message>
        <source>%1 or the layer beneath it is muted: baking would change the motion.</source>
        <translation>„%1“ oder die Ebene darunter ist stumm: Das Einrechnen würde die Bewegung ändern.</translation>
    </message>
    <message>
        <source>The layer beneath %1 has too little weight to take it in.</source>
        <translation>Die Ebene unter „%1“ hat zu wenig Gewicht, um sie aufzunehmen.</translation>
    </message>
    <message>
        <source>Bake %1</source>
        <translation>„%1“ einrechnen</translation>
    </message>
</context>
<context>
    <name>limber::HoldRow</name>
    <message>
        <source>Holds</source>
        <translation>Halte</translation>
    </message>
    <message numerus="yes">
        <source>%n held</source>
        <comment>joints</comment>
        <translation>
            <numerusform>%n gehalten</numerusform>
            <numerusform>%n gehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>&amp;Hold Again</source>
        <translation>&amp;Neu halten</translation>
    </message>
    <message>
        <source>Make the hold again, after what is beneath it has changed</source>
        <translation>Den Halt neu machen, nachdem sich geändert hat, was darunter ist</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>&amp;Einrechnen</translation>
    </message>
    <message>
        <source>Make the hold a part of what is beneath it</source>
        <translation>Den Halt in das einrechnen, was darunter ist</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Unmute: %1</source>
        <translation>Nicht mehr stumm: %1</translation>
    </message>
    <message>
        <source>Mute: %1</source>
        <translation>Stumm: %1</translation>
    </message>
    <message>
        <source>Joints that are held; drag a bar or its ends, right-click it for more. A bar in another colour no longer fits the motion beneath it: double-click it to hold again.</source>
        <translation>Gelenke, die gehalten werden; ziehen Sie einen Balken oder seine Enden, ein Rechtsklick zeigt mehr. Ein Balken in einer anderen Farbe passt nicht mehr zur Bewegung darunter: Ein Doppelklick hält neu.</translation>
    </message>
    <message>
        <source>%1 · double-click to hold again</source>
        <translation>%1 · Doppelklick hält neu</translation>
    </message>
</context>
<context>
    <name>limber::ImportAction</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
</context>
<context>
    <name>limber::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n Gelenk</numerusform>
            <numerusform>%n Gelenke</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nothing moves: one frame of the rest pose</source>
        <translation>%1, nichts bewegt sich: ein Bild der Ruhepose</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <translation>
            <numerusform>%n Animation</numerusform>
            <numerusform>%n Animationen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1, %2 s</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Weggelassen: %1.</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Make a document of each animation</source>
        <translation>Aus jeder Animation ein Dokument machen</translation>
    </message>
    <message>
        <source>Uncheck all animations</source>
        <translation>Alle Animationen abwählen</translation>
    </message>
    <message>
        <source>A document of &amp;each:</source>
        <translation>&amp;Ein Dokument aus jeder:</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>How many frames each second of motion gets</source>
        <translation>Wie viele Bilder eine Sekunde der Bewegung bekommt</translation>
    </message>
    <message>
        <source>%1, by the keys</source>
        <translation>%1, nach den Keys</translation>
    </message>
    <message>
        <source>By the keys of each</source>
        <translation>Jeweils nach den Keys</translation>
    </message>
    <message>
        <source>&amp;Frames per second</source>
        <translation>&amp;Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Längen in</translation>
    </message>
    <message>
        <source>BVH does not store the unit of length: choose the one of your other files</source>
        <translation>BVH sagt nicht, worin Längen sind: Wählen, was die eigenen Dateien sonst haben</translation>
    </message>
    <message>
        <source>as before the export</source>
        <translation>wie vor dem Export</translation>
    </message>
    <message>
        <source>&amp;Lengths in</source>
        <translation>&amp;Längen in</translation>
    </message>
</context>
<context>
    <name>limber::ImportFilters</name>
    <message>
        <source>Motions of other programs (%1)</source>
        <translation>Bewegungen anderer Programme (%1)</translation>
    </message>
</context>
<context>
    <name>limber::InspectorPanel</name>
    <message>
        <source>no rotations</source>
        <translation>keine Drehungen</translation>
    </message>
    <message>
        <source>Offset edits keep the motion&apos;s values.</source>
        <translation>Änderungen am Offset lassen die Werte der Bewegung, wie sie sind.</translation>
    </message>
    <message>
        <source>Editing offsets does not change the motion&apos;s values. To keep feet planted: Skeleton › Proportions…</source>
        <translation>Offsets zu bearbeiten ändert die Werte der Bewegung nicht. Damit Füße stehen bleiben: Skelett › Proportionen…</translation>
    </message>
    <message>
        <source>Select a joint in the tree or in the view to see and edit its values.</source>
        <translation>Ein Gelenk in Baum oder Ansicht auswählen, um seine Werte zu sehen und zu ändern.</translation>
    </message>
    <message>
        <source>Order of the rotations</source>
        <translation>Reihenfolge der Drehungen</translation>
    </message>
    <message>
        <source>Rotations are applied in file order, each about the axes left by the one before</source>
        <translation>Drehungen gelten in der Reihenfolge der Datei, jede um die Achsen, die die vorige hinterlässt</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>OFFSET from the parent joint, file units</source>
        <translation>OFFSET vom Elterngelenk, Einheiten der Datei</translation>
    </message>
    <message>
        <source>Rotation °</source>
        <translation>Drehung °</translation>
    </message>
    <message>
        <source>Rotation channel at this frame, degrees</source>
        <translation>Drehkanal in diesem Bild, Grad</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Position channel at this frame, file units</source>
        <translation>Positionskanal in diesem Bild, Einheiten der Datei</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>World position at this frame, file units</source>
        <translation>Weltposition in diesem Bild, Einheiten der Datei</translation>
    </message>
    <message>
        <source>Offset length</source>
        <translation>Offset-Länge</translation>
    </message>
    <message>
        <source>Length of the offset</source>
        <translation>Offset-Länge</translation>
    </message>
    <message>
        <source>joint %1 of %2</source>
        <translation>Gelenk %1 von %2</translation>
    </message>
    <message>
        <source>end site %1 of %2</source>
        <translation>Endpunkt %1 von %2</translation>
    </message>
    <message>
        <source>the origin</source>
        <translation>der Ursprung</translation>
    </message>
    <message>
        <source>Length of the bone from %1 to %2; a new length keeps its direction</source>
        <translation>Länge des Knochens von %1 bis %2; eine neue Länge behält seine Richtung</translation>
    </message>
    <message numerus="yes">
        <source>%n more joint(s) or end site(s) selected; edits here change only this one.</source>
        <translation>
            <numerusform>%n weiteres Gelenk oder Endpunkt ausgewählt; Änderungen hier betreffen nur dieses.</numerusform>
            <numerusform>%n weitere Gelenke oder Endpunkte ausgewählt; Änderungen hier betreffen nur dieses.</numerusform>
        </translation>
    </message>
    <message>
        <source>end site</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>No joint selected</source>
        <translation>Kein Gelenk ausgewählt</translation>
    </message>
    <message>
        <source>Change offset of %1</source>
        <translation>Offset von %1 ändern</translation>
    </message>
    <message>
        <source>Change length of %1</source>
        <translation>Länge von %1 ändern</translation>
    </message>
    <message>
        <source>Rotate %1, %2</source>
        <translation>%1 drehen, %2</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>%1 bewegen, %2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Bild %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotation and position also change in %n more joint(s): a number sets all, a step or += adds to each.</source>
        <translation>
            <numerusform>Drehung und Position ändern sich auch in %n weiterem Gelenk: eine Zahl gilt für beide, ein Schritt oder += für jedes einzeln.</numerusform>
            <numerusform>Drehung und Position ändern sich auch in %n weiteren Gelenken: eine Zahl gilt für alle, ein Schritt oder += für jedes einzeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>joints</comment>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Twist %1, %2</source>
        <translation>%1 verdrehen, %2</translation>
    </message>
</context>
<context>
    <name>limber::JoinDistances</name>
    <message>
        <source>Frame %1 of this clip, then frame %2 of the second, the most alike: %3 units apart</source>
        <translation>Bild %1 dieses Clips, dann Bild %2 des zweiten, am ähnlichsten: %3 Einheiten auseinander</translation>
    </message>
    <message>
        <source>Frame %1 of this clip, then frame %2 of the second: %3 units apart</source>
        <translation>Bild %1 dieses Clips, dann Bild %2 des zweiten: %3 Einheiten auseinander</translation>
    </message>
    <message>
        <source>Up and Down move the last frame of this clip, Left and Right the first one of the second clip, ten frames with Shift. Return jumps to the nearest matching pair, Home to the best match.</source>
        <translation>Auf und Ab bewegen das letzte Bild dieses Clips, Links und Rechts das erste des zweiten Clips, mit Umschalt zehn Bilder. Eingabe geht zum nächsten ähnlichen Paar, Pos1 zum ähnlichsten.</translation>
    </message>
    <message>
        <source>Frame of the second clip</source>
        <translation>Bild des zweiten Clips</translation>
    </message>
    <message>
        <source>Frame of this clip</source>
        <translation>Bild dieses Clips</translation>
    </message>
</context>
<context>
    <name>limber::JointField</name>
    <message>
        <source>Not Set</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>Joint or X+Y+Z</source>
        <translation>Gelenk / X+Y+Z</translation>
    </message>
</context>
<context>
    <name>limber::JointMarks</name>
    <message>
        <source>Show in the view; with Shift all below it, too</source>
        <translation>In der Ansicht zeigen; mit Umschalt auch alles darunter</translation>
    </message>
    <message>
        <source>Hide in the view; with Shift all below it, too</source>
        <translation>In der Ansicht ausblenden; mit Umschalt auch alles darunter</translation>
    </message>
    <message>
        <source>Unlock; with Shift all below it, too</source>
        <translation>Entsperren; mit Umschalt auch alles darunter</translation>
    </message>
    <message>
        <source>Lock: no tool changes it; with Shift all below it, too</source>
        <translation>Sperren: Kein Werkzeug ändert es; mit Umschalt auch alles darunter</translation>
    </message>
    <message>
        <source>Remove the pin; with Shift all below it, too</source>
        <translation>Freigeben; mit Umschalt auch alles darunter</translation>
    </message>
</context>
<context>
    <name>limber::JointTreeModel</name>
    <message>
        <source>End site</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Offset X</source>
        <translation>Offset X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>The joint&apos;s name as the file gives it</source>
        <translation>Der Name des Gelenks, wie die Datei ihn angibt</translation>
    </message>
    <message>
        <source>P: position channels; then the order of the rotations</source>
        <translation>P: Positionskanäle; dann die Reihenfolge der Drehungen</translation>
    </message>
    <message>
        <source>OFFSET from the parent joint, in the file&apos;s units</source>
        <translation>OFFSET vom Elterngelenk, in den Einheiten der Datei</translation>
    </message>
    <message>
        <source>Length of the OFFSET, in the file&apos;s units</source>
        <translation>Länge des OFFSETs, in den Einheiten der Datei</translation>
    </message>
    <message>
        <source>Change offset of %1</source>
        <translation>Offset von %1 ändern</translation>
    </message>
    <message>
        <source>“%1” cannot be written in the encoding that names are shown in (%2).</source>
        <translation>„%1“ lässt sich nicht in der Kodierung schreiben, in der Namen gezeigt werden (%2).</translation>
    </message>
    <message>
        <source>Names cannot be empty, contain braces or control characters, or start or end with a space.</source>
        <translation>Namen dürfen nicht leer sein, keine Klammern oder Steuerzeichen enthalten und nicht mit einem Leerzeichen beginnen oder enden.</translation>
    </message>
</context>
<context>
    <name>limber::KeyEdit</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n Key</numerusform>
            <numerusform>%n Keys</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no keys yet: Fit Keys finds some.</source>
        <translation>Es gibt noch keine Keys: „Keys anpassen“ findet welche.</translation>
    </message>
    <message>
        <source>The curves are still being computed.</source>
        <translation>Die Kurven werden noch berechnet.</translation>
    </message>
    <message>
        <source>There is no such frame.</source>
        <translation>Dieses Bild gibt es nicht.</translation>
    </message>
    <message>
        <source>Keys cannot move while a rotation of their joint is locked: a key holds all of its rotations.</source>
        <translation>Keys bleiben, solange eine Drehung ihres Gelenks gesperrt ist: Sie stehen auf allen.</translation>
    </message>
    <message>
        <source>The first and the last key stay.</source>
        <translation>Der erste und der letzte Key bleiben.</translation>
    </message>
</context>
<context>
    <name>limber::KeyStep</name>
    <message>
        <source>frames %1–%2</source>
        <translation>Bilder %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <comment>by how much keys move in time</comment>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s) of %1 by %2, %3</source>
        <translation>
            <numerusform>%n Key von %1 um %2 bewegen, %3</numerusform>
            <numerusform>%n Keys von %1 um %2 bewegen, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s) of %1, %2</source>
        <translation>
            <numerusform>%n Key von %1 skalieren, %2</numerusform>
            <numerusform>%n Keys von %1 skalieren, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tangents of %n key(s) of %1, %2</source>
        <translation>
            <numerusform>Tangenten von %n Key von %1, %2</numerusform>
            <numerusform>Tangenten von %n Keys von %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n key(s) of %1, %2</source>
        <translation>
            <numerusform>%n Key von %1 löschen, %2</numerusform>
            <numerusform>%n Keys von %1 löschen, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::LayerActions</name>
    <message numerus="yes">
        <source>A clip has at most %n layer(s).</source>
        <translation>
            <numerusform>Ein Clip hat höchstens %n Ebene.</numerusform>
            <numerusform>Ein Clip hat höchstens %n Ebenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge all layers into the base?</source>
        <translation>Alle Ebenen mit der Basis zusammenführen?</translation>
    </message>
    <message>
        <source>Merge all layers into the base</source>
        <translation>Alle Ebenen mit der Basis zusammenführen</translation>
    </message>
    <message>
        <source>Mute layer</source>
        <translation>Ebene stummschalten</translation>
    </message>
    <message>
        <source>Solo layer</source>
        <translation>Ebene solo schalten</translation>
    </message>
    <message>
        <source>Lock layer</source>
        <translation>Ebene sperren</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>die Basis</translation>
    </message>
    <message>
        <source>Merge %1 into %2?</source>
        <translation>%1 mit %2 zusammenführen?</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>%1 mit %2 zusammenführen</translation>
    </message>
    <message>
        <source>Merging layers…</source>
        <translation>Ebenen werden zusammengeführt…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This layer, or the one beneath it, has no effect at present: merging would change the motion.</source>
        <translation>Diese Ebene oder die darunter wirkt zurzeit nicht: Zusammenführen würde die Bewegung ändern.</translation>
    </message>
    <message>
        <source>The layer beneath has too little weight to take this one in.</source>
        <translation>Die Ebene darunter hat zu wenig Gewicht, um diese aufzunehmen.</translation>
    </message>
    <message>
        <source>Merge Layers</source>
        <translation>Ebenen zusammenführen</translation>
    </message>
    <message>
        <source>%1 in %2 will change. The motion stays as it is shown, and the keys become values of every frame.</source>
        <translation>%1 in %2 ändern sich. Die Bewegung bleibt, wie sie gezeigt wird, und aus den Keys werden Werte in jedem Bild.</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s)</source>
        <translation>
            <numerusform>%n Kanal</numerusform>
            <numerusform>%n Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
</context>
<context>
    <name>limber::LayerDetails</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) · frames %1–%2</source>
        <translation>
            <numerusform>%n Key · Bilder %1–%2</numerusform>
            <numerusform>%n Keys · Bilder %1–%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>Additiv</translation>
    </message>
    <message>
        <source>The layer adds to the motion beneath it</source>
        <translation>Die Ebene kommt zur Bewegung darunter hinzu</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Ersetzend</translation>
    </message>
    <message>
        <source>The layer&apos;s poses replace the motion beneath it</source>
        <translation>Die Posen der Ebene stehen anstelle der Bewegung darunter</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>Drehungen</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>About the joint&apos;s own axes: best for a twist of a hand or a head</source>
        <translation>Um die eigenen Achsen des Gelenks: am besten, um Hand oder Kopf zu verdrehen</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Elterngelenk</translation>
    </message>
    <message>
        <source>About the axes of the joint&apos;s parent: the path of a hand stays smoother</source>
        <translation>Um die Achsen des Elterngelenks: Die Bahn einer Hand bleibt glatter</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Weight in the current frame</source>
        <translation>Gewicht im aktuellen Bild</translation>
    </message>
    <message>
        <source>Key of the weight</source>
        <translation>Key des Gewichts</translation>
    </message>
    <message>
        <source>Give the weight a key in the current frame, or remove that key</source>
        <translation>Dem Gewicht im aktuellen Bild einen Key geben oder ihn entfernen</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Eased</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Between keys of the weight</source>
        <translation>Zwischen Keys des Gewichts</translation>
    </message>
    <message>
        <source>How the weight changes between keys</source>
        <translation>Wie das Gewicht von Key zu Key geht</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Only the joints that are selected now take part in the layer</source>
        <translation>Nur die jetzt ausgewählten Gelenke nehmen an der Ebene teil</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All joints take part in the layer</source>
        <translation>Alle Gelenke nehmen an der Ebene teil</translation>
    </message>
    <message>
        <source>Weight between keys</source>
        <translation>Gewicht zwischen Keys</translation>
    </message>
    <message>
        <source>Joints of a layer</source>
        <translation>Gelenke einer Ebene</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::LayerKeyList</name>
    <message>
        <source>%1 %2°</source>
        <translation>%1 %2°</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Keys of the layer</source>
        <translation>Keys der Ebene</translation>
    </message>
    <message>
        <source>Click to jump to the key; double-click its times to change them; Delete removes it</source>
        <translation>Ein Klick geht zum Key; Doppelklick auf seine Zeiten ändert sie; Entf entfernt ihn</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Most rotated</source>
        <translation>Am meisten gedreht</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Feet or pins were held in every frame of this key: its times are fixed</source>
        <translation>In jedem Bild dieses Keys wurden Füße oder Fixierungen gehalten: Seine Zeiten stehen fest</translation>
    </message>
</context>
<context>
    <name>limber::LayerRow</name>
    <message>
        <source>Name of the layer</source>
        <translation>Name der Ebene</translation>
    </message>
    <message>
        <source>Weight in the current frame</source>
        <translation>Gewicht im aktuellen Bild</translation>
    </message>
    <message>
        <source>How much of the layer counts in the current frame, 0 to 1</source>
        <translation>Wie viel von der Ebene im aktuellen Bild zählt, 0 bis 1</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Mute: the layer has no effect (Ctrl+click: all layers)</source>
        <translation>Stumm: Die Ebene wirkt nicht (Strg+Klick: alle Ebenen)</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo: only layers that are solo have an effect (Ctrl+click: all)</source>
        <translation>Solo: Nur Ebenen auf Solo wirken (Strg+Klick: alle)</translation>
    </message>
    <message>
        <source>additive</source>
        <translation>additiv</translation>
    </message>
    <message>
        <source>override</source>
        <translation>ersetzend</translation>
    </message>
    <message>
        <source>Locked: changes by hand do not go into it</source>
        <translation>Gesperrt: Änderungen von Hand gehen nicht hinein</translation>
    </message>
    <message>
        <source>Layer %1, active</source>
        <translation>Ebene %1, aktiv</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Ebene %1</translation>
    </message>
</context>
<context>
    <name>limber::LayerStrip</name>
    <message>
        <source>The weight of the layer in each frame, and its keys; click to go to a frame</source>
        <translation>Das Gewicht der Ebene in jedem Bild und seine Keys; ein Klick geht zu einem Bild</translation>
    </message>
    <message>
        <source>Weight and keys of the layer</source>
        <translation>Gewicht und Keys der Ebene</translation>
    </message>
</context>
<context>
    <name>limber::LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Saving writes the base to the BVH file. Export Merged writes what is shown, layers and all.</source>
        <translation>Speichern schreibt die Basis in die BVH-Datei. „Zusammengeführt exportieren“ schreibt, was zu sehen ist, mit allen Ebenen.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>A layer changes the motion and keeps the values in the file. Weaken it, mute it or merge it whenever you like.</source>
        <translation>Eine Ebene ändert die Bewegung und lässt die Zahlen der Datei, wie sie sind. Sie lässt sich jederzeit abschwächen, stummschalten oder zusammenführen.</translation>
    </message>
    <message>
        <source>Rename layer</source>
        <translation>Ebene umbenennen</translation>
    </message>
    <message>
        <source>Mute layer</source>
        <translation>Ebene stummschalten</translation>
    </message>
    <message>
        <source>Solo layer</source>
        <translation>Ebene solo schalten</translation>
    </message>
    <message>
        <source>No layers</source>
        <translation>Keine Ebenen</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) over the base</source>
        <translation>
            <numerusform>%n Ebene über der Basis</numerusform>
            <numerusform>%n Ebenen über der Basis</numerusform>
        </translation>
    </message>
    <message>
        <source>Base: the numbers of the file</source>
        <translation>Basis: die Zahlen der Datei</translation>
    </message>
</context>
<context>
    <name>limber::LimbFactorsPanel</name>
    <message>
        <source>Thighs</source>
        <translation>Oberschenkel</translation>
    </message>
    <message>
        <source>Shins</source>
        <translation>Unterschenkel</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Füße</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Wirbelsäule</translation>
    </message>
    <message>
        <source>Hip width</source>
        <translation>Hüftbreite</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Hals</translation>
    </message>
    <message>
        <source>Shoulder width</source>
        <translation>Schulterbreite</translation>
    </message>
    <message>
        <source>Upper arms</source>
        <translation>Oberarme</translation>
    </message>
    <message>
        <source>Forearms</source>
        <translation>Unterarme</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Set every factor to 1</source>
        <translation>Alle Faktoren auf 1 setzen</translation>
    </message>
    <message>
        <source>Factor: %1</source>
        <translation>Faktor: %1</translation>
    </message>
    <message>
        <source>1 keeps the length, 1.1 makes it 10 % longer. Both sides of the body change.</source>
        <translation>1 behält die Länge, 1,1 macht sie 10 % länger. Beide Seiten des Körpers ändern sich.</translation>
    </message>
    <message>
        <source>not found in this skeleton</source>
        <translation>in diesem Skelett nicht gefunden</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>limber::LimitArc</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>limber::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Your settings file is damaged and was kept as %1. The default settings are used.</source>
        <translation>Die Datei der Einstellungen ist beschädigt und wurde als %1 aufgehoben. Es gelten die üblichen Einstellungen.</translation>
    </message>
    <message>
        <source>%1[*] — Limber</source>
        <translation>%1[*] — Limber</translation>
    </message>
    <message>
        <source>Limber</source>
        <translation>Limber</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht.</translation>
    </message>
</context>
<context>
    <name>limber::Manual</name>
    <message>
        <source>index.md</source>
        <comment>the first page of the manual in this language, such as index.de.md</comment>
        <translation>index.de.md</translation>
    </message>
</context>
<context>
    <name>limber::MappingModel</name>
    <message>
        <source>same name</source>
        <translation>gleicher Name</translation>
    </message>
    <message>
        <source>by structure</source>
        <translation>nach dem Aufbau</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>remembered</source>
        <translation>gemerkt</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>(unmapped)</source>
        <translation>(nicht zugeordnet)</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Guess: not used until accepted</source>
        <translation>Vermutung: gilt erst, wenn sie angenommen ist</translation>
    </message>
    <message>
        <source>Target joint</source>
        <translation>Zielgelenk</translation>
    </message>
    <message>
        <source>Source joint</source>
        <translation>Quellgelenk</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>The source has no joint “%1”.</source>
        <translation>Die Quelle hat kein Gelenk „%1“.</translation>
    </message>
    <message>
        <source>More than one joint contains “%1”: %2</source>
        <translation>Mehr als ein Gelenk enthält „%1“: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>Synonym</translation>
    </message>
</context>
<context>
    <name>limber::MappingPanel</name>
    <message>
        <source>Joint mapping</source>
        <translation>Gelenkzuordnung</translation>
    </message>
    <message>
        <source>&amp;Unmap</source>
        <translation>Z&amp;uordnung lösen</translation>
    </message>
    <message>
        <source>Keep its rest rotation relative to the parent</source>
        <translation>Seine Ruhedrehung gegen das Elterngelenk behalten</translation>
    </message>
    <message>
        <source>Map Chain from Its &amp;Base</source>
        <translation>&amp;Kette vom Anfang her zuordnen</translation>
    </message>
    <message>
        <source>Map joint after joint, starting at the base of the chain</source>
        <translation>Gelenk für Gelenk zuordnen, vom Anfang der Kette an</translation>
    </message>
    <message>
        <source>Map Chain from Its &amp;Tip</source>
        <translation>Kette &amp;vom Ende her zuordnen</translation>
    </message>
    <message>
        <source>Map joint after joint, starting at the tip of the chain</source>
        <translation>Gelenk für Gelenk zuordnen, vom Ende der Kette an</translation>
    </message>
    <message>
        <source>First map this joint to a joint of the source chain. Chains cannot cross other chains.</source>
        <translation>Zuerst dieses Gelenk einem Gelenk der Quellkette zuordnen. Ketten dürfen andere Ketten nicht kreuzen.</translation>
    </message>
    <message>
        <source>Auto-Map</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Map all joints again, by names and by the structure of the skeletons</source>
        <translation>Alle Gelenke neu zuordnen, nach Namen und nach dem Aufbau der Skelette</translation>
    </message>
    <message>
        <source>Accept Guesses</source>
        <translation>Vermutungen annehmen</translation>
    </message>
    <message>
        <source>Also use the uncertain matches, marked “?”</source>
        <translation>Auch die unsicheren Paare verwenden, mit „?“ markiert</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Unmap all joints, to map them by hand</source>
        <translation>Alle Zuordnungen lösen, um von Hand zuzuordnen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change of joints, settings or contacts (Ctrl+Z)</source>
        <translation>Die letzte Änderung an Gelenken, Einstellungen oder Kontakten zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Load or save the mapping, settings and foot contacts</source>
        <translation>Zuordnung, Einstellungen und Fußkontakte laden oder speichern</translation>
    </message>
    <message>
        <source>&amp;Load Mapping…</source>
        <translation>Zuordnung &amp;laden…</translation>
    </message>
    <message>
        <source>&amp;Save Mapping…</source>
        <translation>Zuordnung &amp;speichern…</translation>
    </message>
    <message>
        <source>Load Mapping</source>
        <translation>Zuordnung laden</translation>
    </message>
    <message>
        <source>Mappings (*.json);;All files (*)</source>
        <translation>Zuordnungen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save Mapping</source>
        <translation>Zuordnung speichern</translation>
    </message>
    <message>
        <source>mapping.json</source>
        <translation>zuordnung.json</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 of %2 target joints mapped.</source>
        <translation>%1 von %2 Zielgelenken zugeordnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n uncertain: check rows marked “?”.</source>
        <translation>
            <numerusform>%n unsicher: Zeilen mit „?“ prüfen.</numerusform>
            <numerusform>%n unsicher: Zeilen mit „?“ prüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last change that was undone (Ctrl+Shift+Z)</source>
        <translation>Die zuletzt zurückgenommene Änderung wiederherstellen (Strg+Umschalt+Z)</translation>
    </message>
</context>
<context>
    <name>limber::MarkerRow</name>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Enter renames the marker of the current frame, Delete removes it.</source>
        <translation>Eingabe benennt den Marker des aktuellen Bildes um, Entf entfernt ihn.</translation>
    </message>
    <message>
        <source>Name of the marker</source>
        <translation>Name des Markers</translation>
    </message>
    <message>
        <source>M sets a marker at the current frame</source>
        <translation>M setzt beim aktuellen Bild einen Marker</translation>
    </message>
    <message>
        <source>Move marker %1</source>
        <translation>Marker %1 verschieben</translation>
    </message>
    <message>
        <source>Rename marker %1</source>
        <translation>Marker %1 umbenennen</translation>
    </message>
    <message>
        <source>Delete marker %1</source>
        <translation>Marker %1 löschen</translation>
    </message>
    <message>
        <source>Drag a marker to move it, double-click it to rename it; Delete removes it.</source>
        <translation>Einen Marker ziehen, um ihn zu verschieben, Doppelklick benennt ihn um; Entf entfernt ihn.</translation>
    </message>
</context>
<context>
    <name>limber::Message</name>
    <message>
        <source>byte %1: expected %2, found %3</source>
        <translation>Byte %1: %2 erwartet, %3 gefunden</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>version 1.0</source>
        <translation>Version 1.0</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>a priority of at least -1</source>
        <translation>eine Priorität ab -1</translation>
    </message>
    <message>
        <source>a duration from 0 to 60 s</source>
        <translation>eine Dauer von 0 bis 60 s</translation>
    </message>
    <message>
        <source>the name of an expression with a NUL after it</source>
        <translation>den Namen eines Ausdrucks mit NUL dahinter</translation>
    </message>
    <message>
        <source>a finite time of the loop</source>
        <translation>eine endliche Zeit der Schleife</translation>
    </message>
    <message>
        <source>0 or 1 for the loop</source>
        <translation>0 oder 1 für die Schleife</translation>
    </message>
    <message>
        <source>a finite ease time</source>
        <translation>eine endliche Zeit zum Ein- oder Ausblenden</translation>
    </message>
    <message>
        <source>a hand pose from 0 to 13</source>
        <translation>eine Handhaltung von 0 bis 13</translation>
    </message>
    <message>
        <source>1 to 216 joints</source>
        <translation>1 bis 216 Gelenke</translation>
    </message>
    <message>
        <source>the name of a joint with a NUL after it</source>
        <translation>den Namen eines Gelenks mit NUL dahinter</translation>
    </message>
    <message>
        <source>a number of keys that fits into the remaining %1 bytes</source>
        <translation>eine Anzahl von Keys, für die die restlichen %1 Bytes reichen</translation>
    </message>
    <message>
        <source>0 to 10 constraints</source>
        <translation>0 bis 10 Constraints</translation>
    </message>
    <message>
        <source>a constraint of 86 bytes</source>
        <translation>einen Constraint aus 86 Bytes</translation>
    </message>
    <message>
        <source>a chain no longer than there are joints</source>
        <translation>eine Kette, die nicht länger ist, als es Gelenke gibt</translation>
    </message>
    <message>
        <source>0 (point) or 1 (plane) for the kind of a constraint</source>
        <translation>0 (Punkt) oder 1 (Ebene) für die Art eines Constraints</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>eine endliche Zahl</translation>
    </message>
    <message numerus="yes">
        <source>byte %1: expected the end of the file, found %n more bytes: left out</source>
        <translation>
            <numerusform>Byte %1: Ende der Datei erwartet, %n weiteres Byte gefunden: weggelassen</numerusform>
            <numerusform>Byte %1: Ende der Datei erwartet, %n weitere Bytes gefunden: weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>the base priority is %1: the viewer lowers it to 6</source>
        <translation>die Grundpriorität ist %1: Der Viewer senkt sie auf 6</translation>
    </message>
    <message>
        <source>the avatar has no joint “%1”: it becomes one below the pelvis</source>
        <translation>der Avatar hat kein Gelenk „%1“: Es wird eines unter dem Becken</translation>
    </message>
    <message>
        <source>a constraint names the volume “%1”, which the avatar does not have</source>
        <translation>ein Constraint nennt das Volumen „%1“, das der Avatar nicht hat</translation>
    </message>
    <message>
        <source>there is no frame to play</source>
        <translation>es gibt kein Bild zum Abspielen</translation>
    </message>
    <message>
        <source>it plays for %1 s: expected at most 60 s</source>
        <translation>es dauert %1 s: höchstens 60 s erwartet</translation>
    </message>
    <message>
        <source>no joint of the avatar differs from the first frame, which is the reference and is not played</source>
        <translation>kein Gelenk des Avatars weicht vom ersten Bild ab, das die Referenz ist und nicht abgespielt wird</translation>
    </message>
    <message numerus="yes">
        <source>%n joints move: expected at most 216</source>
        <translation>
            <numerusform>%n Gelenk bewegt sich: höchstens 216 erwartet</numerusform>
            <numerusform>%n Gelenke bewegen sich: höchstens 216 erwartet</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is left out: it never leaves the first frame</source>
        <translation>„%1“ wird weggelassen: Es verlässt das erste Bild nie</translation>
    </message>
    <message>
        <source>“%1” is left out: it moves in a single frame that the viewer does not look at</source>
        <translation>„%1“ wird weggelassen: Es bewegt sich nur in einem einzigen Bild, das der Viewer nicht ansieht</translation>
    </message>
    <message>
        <source>“%1” is left out: the avatar does not have it</source>
        <translation>„%1“ wird weggelassen: Der Avatar hat es nicht</translation>
    </message>
    <message>
        <source>“%1” is left out with its motion: the avatar does not have it</source>
        <translation>„%1“ wird mit seiner Bewegung weggelassen: Der Avatar hat es nicht</translation>
    </message>
    <message>
        <source>“%1” is left out: a joint before it stands for the same joint of the avatar</source>
        <translation>„%1“ wird weggelassen: Ein Gelenk davor ist dasselbe des Avatars</translation>
    </message>
    <message>
        <source>“%1” is left out: no animation may move it</source>
        <translation>„%1“ wird weggelassen: Keine Animation darf es bewegen</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>expected at most %1 MiB, found more</source>
        <translation>höchstens %1 MiB erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>there is not enough memory to repair this file</source>
        <translation>der Arbeitsspeicher reicht nicht, um diese Datei zu reparieren</translation>
    </message>
    <message>
        <source>there is not enough memory to read this file</source>
        <translation>der Arbeitsspeicher reicht nicht, um diese Datei zu lesen</translation>
    </message>
    <message>
        <source>was not saved: %1</source>
        <translation>wurde nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>no file can be created in its folder or it is write-protected: %1</source>
        <translation>in ihrem Ordner kann keine Datei angelegt werden, oder sie ist schreibgeschützt: %1</translation>
    </message>
    <message>
        <source>its permissions cannot be kept: %1</source>
        <translation>ihre Zugriffsrechte lassen sich nicht erhalten: %1</translation>
    </message>
    <message>
        <source>writing failed: %1</source>
        <translation>Schreiben fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>the disk did not accept the data: %1</source>
        <translation>der Datenträger nahm die Daten nicht an: %1</translation>
    </message>
    <message>
        <source>it cannot be replaced with the new file: %1</source>
        <translation>die neue Datei kann nicht an ihre Stelle treten: %1</translation>
    </message>
    <message>
        <source>no backup of it can be created: %1</source>
        <translation>es lässt sich keine Sicherung davon anlegen: %1</translation>
    </message>
    <message>
        <source>no copy of it can be kept while it is overwritten: %1</source>
        <translation>beim Überschreiben lässt sich keine Kopie davon aufheben: %1</translation>
    </message>
    <message>
        <source>overwriting it failed: %1. The old contents are kept in %2</source>
        <translation>Überschreiben fehlgeschlagen: %1. Das Bisherige liegt in %2</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>permission was refused</source>
        <translation>der Zugriff wurde verweigert</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>die Links führen im Kreis</translation>
    </message>
    <message>
        <source>there is no space left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the file would be larger than is allowed here</source>
        <translation>die Datei würde größer, als hier erlaubt ist</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Arbeitsspeicher reicht nicht</translation>
    </message>
    <message>
        <source>expected a file, found a folder</source>
        <translation>Datei erwartet, Ordner gefunden</translation>
    </message>
    <message>
        <source>expected a file, found a named pipe</source>
        <translation>Datei erwartet, benannte Pipe gefunden</translation>
    </message>
    <message>
        <source>expected a file, found a socket</source>
        <translation>Datei erwartet, Socket gefunden</translation>
    </message>
    <message>
        <source>expected a file, found a device</source>
        <translation>Datei erwartet, Gerät gefunden</translation>
    </message>
    <message>
        <source>needs more than 4 GiB as .glb, whose lengths have 32 bits: use fewer keys, or .gltf</source>
        <translation>braucht als .glb mehr als 4 GiB, dessen Längen 32 Bit haben: Mit weniger Keys oder als .gltf ist es möglich</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>&apos;%1&apos;</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>expected JSON, found %1</source>
        <translation>JSON erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <translation>Wert erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected the end of the file, found %1</source>
        <translation>Ende der Datei erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a name in quotes, found %1</source>
        <translation>Name in Anführungszeichen erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a colon, found %1</source>
        <translation>Doppelpunkt erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a comma or }, found %1</source>
        <translation>Komma oder } erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a comma or ], found %1</source>
        <translation>Komma oder ] erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a closing quote, found %1</source>
        <translation>schließendes Anführungszeichen erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected UTF-8, found %1</source>
        <translation>UTF-8 erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected an escape of JSON, found %1</source>
        <translation>Escape-Folge von JSON erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>Zahl erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected each name once, found &apos;%1&apos; twice</source>
        <translation>jeder Name nur einmal erwartet, &apos;%1&apos; zweimal gefunden</translation>
    </message>
    <message>
        <source>expected at most 1,000,000 values, found more</source>
        <translation>höchstens 1.000.000 Werte erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>expected at most 16 levels, found more</source>
        <translation>höchstens 16 Ebenen erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown and was ignored</source>
        <translation>&apos;%1&apos; ist unbekannt und wurde übergangen</translation>
    </message>
    <message>
        <source>expected 1, the version that this program knows, found %1</source>
        <translation>1 erwartet, die Version, die dieses Programm kennt, %1 gefunden</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>Objekt erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation>Text erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a name, found %1</source>
        <translation>Name erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a list of names, found %1</source>
        <translation>Liste von Namen erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a list of joint names, found %1</source>
        <translation>Liste von Gelenknamen erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>eines von %1 erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>expected an object of parts of the body, found %1</source>
        <translation>Objekt aus Körperteilen erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a part of the body, such as &quot;upper arm&quot;, found &apos;%1&apos;</source>
        <translation>Körperteil wie &quot;upper arm&quot; erwartet, &apos;%1&apos; gefunden</translation>
    </message>
    <message>
        <source>expected a part of the body, such as &quot;upper arm&quot;, or &quot;none&quot;, found %1</source>
        <translation>Körperteil wie &quot;upper arm&quot; oder &quot;none&quot; erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a list of rules, found %1</source>
        <translation>Liste von Regeln erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a rule, found %1</source>
        <translation>Regel erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a rule with &quot;name&quot; and &quot;is&quot;</source>
        <translation>Regel mit &quot;name&quot; und &quot;is&quot; erwartet</translation>
    </message>
    <message>
        <source>expected an object with &quot;mapping&quot; or &quot;contacts&quot;, found neither</source>
        <translation>Objekt mit &quot;mapping&quot; oder &quot;contacts&quot; erwartet, keines von beiden gefunden</translation>
    </message>
    <message>
        <source>expected an object with &quot;contacts&quot;, found a mapping without them</source>
        <translation>Objekt mit &quot;contacts&quot; erwartet, eine Zuordnung ohne sie gefunden</translation>
    </message>
    <message>
        <source>expected an object of target joints, found %1</source>
        <translation>Objekt aus Zielgelenken erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected the name of a source joint or null, found %1</source>
        <translation>Name eines Quellgelenks oder null erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a list of chains, found %1</source>
        <translation>Liste von Ketten erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a chain, found %1</source>
        <translation>Kette erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected an object of source joints, found %1</source>
        <translation>Objekt aus Quellgelenken erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a list of pairs of frames, found %1</source>
        <translation>Liste von Bildpaaren erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected [FIRST, LAST], two frames counted from 0, found %1</source>
        <translation>[FIRST, LAST] erwartet, zwei ab 0 gezählte Bilder, %1 gefunden</translation>
    </message>
    <message>
        <source>expected intervals in order that do not overlap</source>
        <translation>Abschnitte der Reihe nach und ohne Überschneidung erwartet</translation>
    </message>
    <message>
        <source>expected an object of settings, found %1</source>
        <translation>Objekt aus Einstellungen erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a number, a text, true or false, found %1</source>
        <translation>Zahl, Text, true oder false erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>the setting “%1” is unknown or has an unknown value: ignored</source>
        <translation>die Einstellung „%1“ ist unbekannt oder hat einen unbekannten Wert: übergangen</translation>
    </message>
    <message>
        <source>expected a joint of the target, found &apos;%1&apos;</source>
        <translation>Gelenk des Ziels erwartet, &apos;%1&apos; gefunden</translation>
    </message>
    <message>
        <source>expected a joint of the source, found &apos;%1&apos;</source>
        <translation>Gelenk der Quelle erwartet, &apos;%1&apos; gefunden</translation>
    </message>
    <message>
        <source>expected each source joint once, found &apos;%1&apos; for &apos;%2&apos; and for &apos;%3&apos;</source>
        <translation>jedes Quellgelenk nur einmal erwartet, &apos;%1&apos; für &apos;%2&apos; und für &apos;%3&apos; gefunden</translation>
    </message>
    <message>
        <source>expected pairs in the order of the hierarchies: &apos;%1&apos; is above &apos;%2&apos; and follows &apos;%3&apos;, which is below &apos;%4&apos;</source>
        <translation>Paare in der Reihenfolge der Hierarchien erwartet: &apos;%1&apos; steht über &apos;%2&apos; und folgt &apos;%3&apos;, das unter &apos;%4&apos; steht</translation>
    </message>
    <message>
        <source>expected frames of a clip that has %1, found a contact of &apos;%2&apos; up to frame %3</source>
        <translation>Bilder eines Clips mit %1 erwartet, Kontakt von &apos;%2&apos; bis Bild %3 gefunden</translation>
    </message>
    <message>
        <source>a cut-off this high needs more frames: at %1 frames per second it has to be below %2 Hz</source>
        <translation>eine so hohe Grenzfrequenz braucht mehr Bilder: Bei %1 Bildern pro Sekunde muss sie unter %2 Hz liegen</translation>
    </message>
    <message numerus="yes">
        <source>%n spikes</source>
        <translation>
            <numerusform>%n Ausreißer</numerusform>
            <numerusform>%n Ausreißer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spikes left as they are</source>
        <translation>
            <numerusform>%n Ausreißer belassen, wie er ist</numerusform>
            <numerusform>%n Ausreißer belassen, wie sie sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frame %1 does not fit its neighbours: %n joints differ from the frames beside it</source>
        <translation>
            <numerusform>Bild %1 ist eine eigene Pose: %n Gelenk weicht von den Nachbarbildern ab</numerusform>
            <numerusform>Bild %1 ist eine eigene Pose: %n Gelenke weichen von den Nachbarbildern ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flips</source>
        <translation>
            <numerusform>%n Umschlag</numerusform>
            <numerusform>%n Umschläge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have the rotation order %1</source>
        <translation>
            <numerusform>%n Gelenk hat jetzt die Reihenfolge %1</numerusform>
            <numerusform>%n Gelenke haben jetzt die Reihenfolge %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have fewer than three rotation channels and keep their order</source>
        <translation>
            <numerusform>%n Gelenk hat weniger als drei Drehkanäle und behält seine Reihenfolge</numerusform>
            <numerusform>%n Gelenke haben weniger als drei Drehkanäle und behalten ihre Reihenfolge</numerusform>
        </translation>
    </message>
    <message>
        <source>expected the frames to fill, but not all frames of the clip</source>
        <translation>die auszufüllenden Bilder erwartet: nicht alle des Clips</translation>
    </message>
    <message>
        <source>nothing to fill: there is no frame between the first and the last one</source>
        <translation>nichts wird ausgefüllt: Es gibt kein Bild zwischen dem davor und dem danach</translation>
    </message>
    <message numerus="yes">
        <source>%n frames now lead from frame %1 to frame %2</source>
        <translation>
            <numerusform>%n Bild führt jetzt von Bild %1 zu Bild %2</numerusform>
            <numerusform>%n Bilder führen jetzt von Bild %1 zu Bild %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n frames at %1 fps, still %2 s</source>
        <translation>
            <numerusform>jetzt %n Bild mit %1 pro Sekunde, %2 s wie zuvor</numerusform>
            <numerusform>jetzt %n Bilder mit %1 pro Sekunde, %2 s wie zuvor</numerusform>
        </translation>
    </message>
    <message>
        <source>movement above %1 Hz is filtered out (limit at %2 fps)</source>
        <translation>Bewegung über %1 Hz wird herausgenommen; %2 Bilder pro Sekunde können sie nicht zeigen</translation>
    </message>
    <message>
        <source>%1 frames would be too many</source>
        <translation>%1 Bilder wären zu viele</translation>
    </message>
    <message>
        <source>expected SOURCEFRAME:FRAME with + between them, found “%1”</source>
        <translation>SOURCEFRAME:FRAME erwartet, mit + dazwischen, „%1“ gefunden</translation>
    </message>
    <message>
        <source>there is no frame %1 to move: the frames are 0 to %2</source>
        <translation>es gibt kein Bild %1 zu verschieben: Die Bilder sind 0 bis %2</translation>
    </message>
    <message>
        <source>frames keep their order: frames %1 and %2 would meet or change places</source>
        <translation>Bilder behalten ihre Reihenfolge: Bild %1 und %2 fielen zusammen oder tauschten die Plätze</translation>
    </message>
    <message>
        <source>expected keys, marks or match, which say where frames move</source>
        <translation>eines von keys, marks und match erwartet, die sagen, welches Bild wohin kommt</translation>
    </message>
    <message>
        <source>matching needs at least %1 frames in both clips</source>
        <translation>zum Angleichen sind in beiden Clips mindestens %1 Bilder nötig</translation>
    </message>
    <message>
        <source>the clips last %1 s and %2 s: nothing is played more than three times as fast or as slowly</source>
        <translation>die Clips dauern %1 s und %2 s: Nichts wird mehr als dreimal so schnell oder so langsam abgespielt</translation>
    </message>
    <message>
        <source>joints are %1 units from those of the other clip on average, as seen from the figure; stretched evenly they would be %2 units away</source>
        <translation>die Gelenke sind im Mittel %1 Einheiten von denen des anderen Clips entfernt, von der Figur aus gesehen; gleichmäßig gestreckt wären es %2 Einheiten</translation>
    </message>
    <message>
        <source>the file of marks “%1” cannot be read</source>
        <translation>die Markendatei „%1“ lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>played at %1 to %2 times the speed</source>
        <translation>mit %1- bis %2-facher Geschwindigkeit abgespielt</translation>
    </message>
    <message>
        <source>the other clip has no joint “%1”, and a retarget finds counterparts of only %2 of %3 joints; retarget it with a mapping of your own first</source>
        <translation>der andere Clip hat kein Gelenk „%1“, und eine Übertragung findet nur für %2 von %3 Gelenken ein Gegenstück; er muss erst mit einer eigenen Zuordnung übertragen werden</translation>
    </message>
    <message>
        <source>the other clip has no frames</source>
        <translation>der andere Clip hat keine Bilder</translation>
    </message>
    <message>
        <source>the clip has no frames</source>
        <translation>der Clip hat keine Bilder</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have other offsets in the other clip; its rotations are used</source>
        <translation>
            <numerusform>%n Gelenk hat im anderen Clip einen anderen Offset; dessen Drehungen werden verwendet</numerusform>
            <numerusform>%n Gelenke haben im anderen Clip andere Offsets; dessen Drehungen werden verwendet</numerusform>
        </translation>
    </message>
    <message>
        <source>the other clip begins at frame %1; the transition ends at frame %2</source>
        <translation>der andere Clip beginnt bei Bild %1; der Übergang endet bei Bild %2</translation>
    </message>
    <message>
        <source>this clip ends with frame %1, and the other one continues with its frame %2; the poses are %3 units apart</source>
        <translation>dieser Clip wird nach Bild %1 verlassen, der andere geht mit seinem Bild %2 weiter; die Posen sind %3 Einheiten auseinander</translation>
    </message>
    <message>
        <source>the clips are alike and too short for a search; they are joined at their ends</source>
        <translation>die Clips sind gleich und zu kurz, um Bilder zu suchen; sie werden an ihren Enden verbunden</translation>
    </message>
    <message>
        <source>%1 rotates by %2° in the transition: the poses are far apart</source>
        <translation>%1 dreht sich im Übergang um %2°: Die Posen sind weit auseinander</translation>
    </message>
    <message>
        <source>the cycle is frames %1 to %2; its ends differed by %3 units and by %4° at most</source>
        <translation>die Bilder %1 bis %2 sind der Zyklus; seine Enden unterschieden sich um %3 Einheiten und höchstens %4°</translation>
    </message>
    <message>
        <source>a loop needs more frames than these</source>
        <translation>eine Schleife braucht mehr Bilder als diese</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of the other clip are matched with steps of this one</source>
        <translation>
            <numerusform>%n Schritt des anderen Clips setzt mit dem dieses Clips auf</numerusform>
            <numerusform>%n Schritte des anderen Clips setzen mit denen dieses Clips auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints of the spine between the mask and the rest are mixed in part: %1</source>
        <translation>
            <numerusform>%n Gelenk der Wirbelsäule zwischen der Maske und dem Rest wird anteilig gemischt: %1</numerusform>
            <numerusform>%n Gelenke der Wirbelsäule zwischen der Maske und dem Rest werden anteilig gemischt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the clips have no steps that could be matched</source>
        <translation>die Clips haben keine Schritte, die sich angleichen ließen</translation>
    </message>
    <message>
        <source>the ends of limbs are off by up to %1 (at %2)</source>
        <translation>die Enden der Gliedmaßen weichen bis zu %1 ab, am meisten bei %2</translation>
    </message>
    <message>
        <source>expected an operation such as smooth or smooth:cutoff=6</source>
        <translation>Operation wie smooth oder smooth:cutoff=6 erwartet</translation>
    </message>
    <message>
        <source>%1: expected KEY=VALUE, found “%2”</source>
        <translation>%1: KEY=VALUE erwartet, „%2“ gefunden</translation>
    </message>
    <message>
        <source>%1: expected a closing quote at the end of the value of %2</source>
        <translation>%1: schließendes Anführungszeichen am Ende des Werts von %2 erwartet</translation>
    </message>
    <message>
        <source>there is no operation “%1”; limber-cli operations lists them</source>
        <translation>es gibt keine Operation „%1“; limber-cli operations zählt sie auf</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; war %2 gemeint?</translation>
    </message>
    <message>
        <source>there is no operation “%1”</source>
        <translation>es gibt keine Operation „%1“</translation>
    </message>
    <message>
        <source>%1 has no setting “%2”</source>
        <translation>%1 hat keine Einstellung „%2“</translation>
    </message>
    <message>
        <source>%1 has no setting “%2”; it has %3</source>
        <translation>%1 hat keine Einstellung „%2“; es gibt %3</translation>
    </message>
    <message>
        <source>%1 has no settings</source>
        <translation>%1 hat keine Einstellungen</translation>
    </message>
    <message>
        <source>%1: %2 is given twice</source>
        <translation>%1: %2 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>%1: expected %2=%3, found nothing</source>
        <translation>%1: %2=%3 erwartet, nichts gefunden</translation>
    </message>
    <message>
        <source>%1: expected %3 for %2, found “%4”</source>
        <translation>%1: für %2 wurde %3 erwartet, „%4“ gefunden</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2 %3</source>
        <translation>eine Zahl von %1 bis %2 %3</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes oder no</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a frame such as 10 or last</source>
        <translation>ein Bild wie 10 oder last</translation>
    </message>
    <message>
        <source>frames such as 10-20, 10-last or all</source>
        <translation>Bilder wie 10-20, 10-last oder all</translation>
    </message>
    <message>
        <source>a frame of this clip and one of the second, such as 120:8 or last:0</source>
        <translation>ein Bild dieses Clips und eines des zweiten wie 120:8 oder last:0</translation>
    </message>
    <message>
        <source>the names of joints with + between them, or all</source>
        <translation>Namen von Gelenken mit + dazwischen, oder all</translation>
    </message>
    <message>
        <source>the name of a joint</source>
        <translation>der Name eines Gelenks</translation>
    </message>
    <message>
        <source>the name of a joint, or PARENT/End for an end site</source>
        <translation>der Name eines Gelenks, oder PARENT/End für einen Endpunkt</translation>
    </message>
    <message>
        <source>three numbers X+Y+Z</source>
        <translation>drei Zahlen X+Y+Z</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>%1: there is no joint “%2”</source>
        <translation>%1: Es gibt kein Gelenk „%2“</translation>
    </message>
    <message>
        <source>%1: “%2” is an end site, expected a joint</source>
        <translation>%1: „%2“ ist ein Endpunkt, Gelenk erwartet</translation>
    </message>
    <message>
        <source>%1: there is no frame %2: the frames are 0 to %3</source>
        <translation>%1: Es gibt kein Bild %2: Die Bilder sind 0 bis %3</translation>
    </message>
    <message>
        <source>%1: there is no frame %2 in the second clip: its frames are 0 to %3</source>
        <translation>%1: Im zweiten Clip gibt es kein Bild %2: Seine Bilder sind 0 bis %3</translation>
    </message>
    <message>
        <source>%1: the clip has no frames</source>
        <translation>%1: Der Clip hat keine Bilder</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new steps of a channel over 170°</source>
        <translation>
            <numerusform>%n neuer Sprung eines Kanals über 170°</numerusform>
            <numerusform>%n neue Sprünge eines Kanals über 170°</numerusform>
        </translation>
    </message>
    <message>
        <source>the contacts that were set do not fit the new frames and are dropped: from now on contacts are detected</source>
        <translation>die gesetzten Kontakte passen nicht zu den neuen Bildern und werden aufgegeben: Von jetzt an werden sie erkannt</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have fewer than three rotation channels and cannot rotate as needed: off by up to %1° (at %2)</source>
        <translation>
            <numerusform>%n Gelenk hat weniger als drei Drehkanäle und kann sich nicht wie gewünscht drehen: bis zu %1° daneben, am meisten bei %2</numerusform>
            <numerusform>%n Gelenke haben weniger als drei Drehkanäle und können sich nicht wie gewünscht drehen: bis zu %1° daneben, am meisten bei %2</numerusform>
        </translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>vom Benutzer gesetzt</translation>
    </message>
    <message>
        <source>default: there is no figure</source>
        <translation>Vorgabe: Es gibt keine Figur</translation>
    </message>
    <message>
        <source>default: the figure&apos;s shape is inconclusive</source>
        <translation>Vorgabe: Die Form der Figur lässt keinen Schluss zu</translation>
    </message>
    <message>
        <source>along it the figure is %1</source>
        <translation>entlang ihr ist die Figur %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>tallest in its motion</source>
        <translation>in der Bewegung am höchsten</translation>
    </message>
    <message>
        <source>tallest at rest</source>
        <translation>in Ruhe am höchsten</translation>
    </message>
    <message>
        <source>steady while it travels</source>
        <translation>beim Gehen am ruhigsten</translation>
    </message>
    <message>
        <source>standing on more of its ends</source>
        <translation>auf mehr ihrer Enden stehend</translation>
    </message>
    <message>
        <source>positions of the joints stay near zero (%1 % of their OFFSETs)</source>
        <translation>Positionen der Gelenke bleiben nahe null (%1 % ihrer OFFSETs)</translation>
    </message>
    <message>
        <source>root positions stay near zero (%1 % of the OFFSET)</source>
        <translation>Positionen der Wurzel bleiben nahe null (%1 % des OFFSETs)</translation>
    </message>
    <message>
        <source>positions repeat the OFFSETs</source>
        <translation>Positionen wiederholen die OFFSETs</translation>
    </message>
    <message>
        <source>root positions are whole positions</source>
        <translation>Positionen der Wurzel sind ganze Positionen</translation>
    </message>
    <message>
        <source>no joint has both an OFFSET and position channels</source>
        <translation>kein OFFSET trifft auf Positionskanäle</translation>
    </message>
    <message numerus="yes">
        <source>The OFFSET of %n joints, which position channels replace, was set to the usual position: with the old one, programs would add it to the positions.</source>
        <translation>
            <numerusform>Der OFFSET von %n Gelenk, den Positionskanäle ersetzen, wurde auf die übliche Position gesetzt: Den alten würden Programme zu den Positionen addieren.</numerusform>
            <numerusform>Der OFFSET von %n Gelenken, den Positionskanäle ersetzen, wurde auf die übliche Position gesetzt: Den alten würden Programme zu den Positionen addieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a project of Limber, with &quot;limber-project&quot;: 1, found %1</source>
        <translation>Projekt von Limber mit &quot;limber-project&quot;: 1 erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a project that names its BVH file, found one without</source>
        <translation>Projekt erwartet, das seine BVH-Datei nennt, eines ohne gefunden</translation>
    </message>
    <message>
        <source>expected the name of a BVH file in the folder of the project or below it, found %1</source>
        <translation>Name einer BVH-Datei im Ordner des Projekts oder darunter erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>the project belongs to the BVH file “%1”, which is missing</source>
        <translation>das Projekt gehört zur BVH-Datei „%1“, die nicht da ist</translation>
    </message>
    <message>
        <source>the project was saved by a newer Limber, as version %1: parts unknown to this version are ignored</source>
        <translation>das Projekt wurde von einem neueren Limber gespeichert, als Version %1: Was dieses nicht kennt, wird übergangen</translation>
    </message>
    <message>
        <source>%1: the project is used up to here, and the rest is ignored</source>
        <translation>%1: Bis hierher wird das Projekt verwendet, was danach steht, nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n more parts of the project were left out</source>
        <translation>
            <numerusform>%n weiterer Teil des Projekts wurde weggelassen</numerusform>
            <numerusform>%n weitere Teile des Projekts wurden weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it was left out</source>
        <translation>%1: Es wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the joint was left out</source>
        <translation>%1: Das Gelenk wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the selection set was left out</source>
        <translation>%1: Der Auswahlsatz wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the saved view was left out</source>
        <translation>%1: Die gespeicherte Ansicht wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the view was left out</source>
        <translation>%1: Die Ansicht wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the clip beside this one was left out</source>
        <translation>%1: Der Clip daneben wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the pin was left out</source>
        <translation>%1: Die Fixierung wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the contacts were left out</source>
        <translation>%1: Die Kontakte wurden weggelassen</translation>
    </message>
    <message>
        <source>%1: the marker was left out</source>
        <translation>%1: Der Marker wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the layer was left out</source>
        <translation>%1: Die Ebene wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the key was left out</source>
        <translation>%1: Der Key wurde weggelassen</translation>
    </message>
    <message>
        <source>%1: the weight was left out</source>
        <translation>%1: Das Gewicht wurde weggelassen</translation>
    </message>
    <message>
        <source>expected a list, found %1</source>
        <translation>Liste erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected true or false, found %1</source>
        <translation>einen der Werte true und false erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a whole number, found %1</source>
        <translation>ganze Zahl erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a frame from 0 to %1, found %2</source>
        <translation>Bild von 0 bis %1 erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>expected [FIRST, LAST], two frames from 0 to %1, found %2</source>
        <translation>[FIRST, LAST] erwartet, zwei Bilder von 0 bis %1, %2 gefunden</translation>
    </message>
    <message>
        <source>expected rows for frames of the clip, found more</source>
        <translation>Zeilen für Bilder des Clips erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>expected each frame once, found frame %1 twice</source>
        <translation>jedes Bild nur einmal erwartet, Bild %1 zweimal gefunden</translation>
    </message>
    <message>
        <source>expected a weight from 0 to 1, found %1</source>
        <translation>Gewicht von 0 bis 1 erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected [X, Y, Z], three finite numbers, found %1</source>
        <translation>[X, Y, Z] erwartet, drei endliche Zahlen, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a joint of the BVH file, found &apos;%1&apos;</source>
        <translation>Gelenk der BVH-Datei erwartet, &apos;%1&apos; gefunden</translation>
    </message>
    <message>
        <source>expected the name of a joint of the BVH file, found %1</source>
        <translation>Name eines Gelenks der BVH-Datei erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected joints of the BVH file, found none of these there</source>
        <translation>Gelenke der BVH-Datei erwartet, keines davon gefunden</translation>
    </message>
    <message>
        <source>expected &quot;joint&quot; or &quot;end&quot; with the name of a joint of the BVH file, found neither</source>
        <translation>&quot;joint&quot; oder &quot;end&quot; mit dem Namen eines Gelenks der BVH-Datei erwartet, keines gefunden</translation>
    </message>
    <message>
        <source>expected a joint of the BVH file with an end site, found &apos;%1&apos;</source>
        <translation>Gelenk der BVH-Datei mit einem Endpunkt erwartet, &apos;%1&apos; gefunden</translation>
    </message>
    <message>
        <source>expected the member &quot;%1&quot;, found none</source>
        <translation>Eintrag &quot;%1&quot; erwartet, keiner gefunden</translation>
    </message>
    <message>
        <source>expected frames around that of the key that take all of it, between those that take none of it</source>
        <translation>Bilder erwartet, die den Key um seinen eigenen Zeitpunkt ganz nehmen, zwischen solchen, die nichts nehmen</translation>
    </message>
    <message>
        <source>expected a camera with &quot;target&quot;, &quot;distance&quot;, &quot;yaw&quot; and &quot;pitch&quot;, found %1</source>
        <translation>Kamera mit &quot;target&quot;, &quot;distance&quot;, &quot;yaw&quot; und &quot;pitch&quot; erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a slot from 1 to %1, found %2</source>
        <translation>Platz von 1 bis %1 erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>expected each slot once, found slot %1 twice</source>
        <translation>jeder Platz nur einmal erwartet, Platz %1 zweimal gefunden</translation>
    </message>
    <message>
        <source>expected each view once, found &apos;%1&apos; twice</source>
        <translation>jede Ansicht nur einmal erwartet, &apos;%1&apos; zweimal gefunden</translation>
    </message>
    <message>
        <source>expected a column for each joint once, [JOINT, &quot;radians&quot;] or [JOINT, &quot;position&quot;], found %1</source>
        <translation>je Gelenk einmal eine Spalte [JOINT, &quot;radians&quot;] oder [JOINT, &quot;position&quot;] erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected &quot;columns&quot; before the values of the rows</source>
        <translation>&quot;columns&quot; vor den Werten der Zeilen erwartet</translation>
    </message>
    <message>
        <source>expected at most %1 layers, found more</source>
        <translation>höchstens %1 Ebenen erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>expected a shift of at most %1 frames, found %2</source>
        <translation>Verschiebung um höchstens %1 Bilder erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>expected at most %1 clips beside this one, found more</source>
        <translation>höchstens %1 Clips neben diesem erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>expected seconds, a finite number, found %1</source>
        <translation>Sekunden als endliche Zahl erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a constraint as 172 hexadecimal digits, found %1</source>
        <translation>Constraint aus 172 hexadezimalen Ziffern erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected at most %1 markers, found more</source>
        <translation>höchstens %1 Marker erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found nothing: the file is empty</source>
        <translation>HIERARCHY erwartet, nichts gefunden: Die Datei ist leer</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found nothing: the file is blank</source>
        <translation>HIERARCHY erwartet, nichts gefunden: Die Datei hat nur Leerraum</translation>
    </message>
    <message>
        <source>expected a word, found more than %1 MiB of white space</source>
        <translation>Wort erwartet, mehr als %1 MiB Leerraum gefunden</translation>
    </message>
    <message>
        <source>expected a shorter word, found one of more than %1 MiB</source>
        <translation>kürzeres Wort erwartet, eines mit mehr als %1 MiB gefunden</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found %1: this is not a BVH file</source>
        <translation>HIERARCHY erwartet, %1 gefunden: Das ist keine BVH-Datei</translation>
    </message>
    <message>
        <source>expected text, found broken UTF-16</source>
        <translation>Text erwartet, fehlerhaftes UTF-16 gefunden</translation>
    </message>
    <message>
        <source>the file is UTF-16 and stays so when saved</source>
        <translation>die Datei ist UTF-16 und bleibt es beim Speichern</translation>
    </message>
    <message numerus="yes">
        <source>and %n more warnings of this kind</source>
        <translation>
            <numerusform>und %n weitere Warnung dieser Art</numerusform>
            <numerusform>und %n weitere Warnungen dieser Art</numerusform>
        </translation>
    </message>
    <message>
        <source>gzip data</source>
        <translation>Gzip-Daten</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>ein Zip-Archiv</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>ein 7-Zip-Archiv</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
    </message>
    <message>
        <source>bzip2 data</source>
        <translation>Bzip2-Daten</translation>
    </message>
    <message>
        <source>xz data</source>
        <translation>Xz-Daten</translation>
    </message>
    <message>
        <source>an FBX file</source>
        <translation>eine FBX-Datei</translation>
    </message>
    <message>
        <source>a glTF file</source>
        <translation>eine glTF-Datei</translation>
    </message>
    <message>
        <source>a Blender file</source>
        <translation>eine Blender-Datei</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a Biovision file of another kind</source>
        <translation>eine Biovision-Datei anderer Art</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>eine Datenbank</translation>
    </message>
    <message>
        <source>a Git LFS pointer instead of the file itself</source>
        <translation>einen Git-LFS-Verweis statt der Datei selbst</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>eine Webseite (HTML)</translation>
    </message>
    <message>
        <source>an XML file</source>
        <translation>eine XML-Datei</translation>
    </message>
    <message>
        <source>a project of Limber, which belongs beside a BVH file</source>
        <translation>ein Projekt von Limber, das neben eine BVH-Datei gehört</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>eine JSON-Datei</translation>
    </message>
    <message>
        <source>an Acclaim (ASF) skeleton</source>
        <translation>ein Acclaim-Skelett (ASF)</translation>
    </message>
    <message>
        <source>Acclaim (AMC) motion</source>
        <translation>eine Acclaim-Bewegung (AMC)</translation>
    </message>
    <message>
        <source>comment line dropped: BVH has no comments</source>
        <translation>Kommentarzeile verworfen: BVH kennt keine Kommentare</translation>
    </message>
    <message>
        <source>brace not separated from the word beside it: separated</source>
        <translation>Klammer nicht vom Wort daneben getrennt: getrennt</translation>
    </message>
    <message>
        <source>expected %1, found %2: accepted despite unusual capitalisation</source>
        <translation>%1 erwartet, %2 gefunden: trotz ungewöhnlicher Großschreibung angenommen</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found %1</source>
        <translation>HIERARCHY erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found %1: accepted</source>
        <translation>HIERARCHY erwartet, %1 gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found ROOT: accepted as the start of the hierarchy</source>
        <translation>HIERARCHY erwartet, ROOT gefunden: als Anfang der Hierarchie angenommen</translation>
    </message>
    <message>
        <source>expected ROOT, found %1</source>
        <translation>ROOT erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected ROOT or MOTION, found %1</source>
        <translation>ROOT oder MOTION erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected MOTION, found the end of the file: loaded as a skeleton with 0 frames</source>
        <translation>MOTION erwartet, das Ende der Datei gefunden: als Skelett mit 0 Bildern geladen</translation>
    </message>
    <message>
        <source>expected MOTION, found “MOTION:”: accepted</source>
        <translation>MOTION erwartet, „MOTION:“ gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected OFFSET or } of the End Site, found %1</source>
        <translation>OFFSET oder } der End Site erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected OFFSET, CHANNELS, JOINT, End Site or }, found %1</source>
        <translation>OFFSET, CHANNELS, JOINT, End Site oder } erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected at most %1 levels of joints, found one more</source>
        <translation>höchstens %1 Stufen von Gelenken erwartet, eine mehr gefunden</translation>
    </message>
    <message>
        <source>expected {, found %1</source>
        <translation>{ erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected } of the End Site, found %1</source>
        <translation>} der End Site erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected } of joint “%1”, found %2</source>
        <translation>} des Gelenks „%1“ erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>expected End Site, found “EndSite”: accepted</source>
        <translation>End Site erwartet, „EndSite“ gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected End Site, found “End” alone: accepted</source>
        <translation>End Site erwartet, „End“ allein gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected End Site, found “End %1”: accepted</source>
        <translation>End Site erwartet, „End %1“ gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected an End Site in joint “%1”, found none: its last bone has no length</source>
        <translation>End Site im Gelenk „%1“ erwartet, keine gefunden: Sein letzter Knochen hat keine Länge</translation>
    </message>
    <message>
        <source>expected one End Site in joint “%1”, found %2: all kept</source>
        <translation>eine End Site im Gelenk „%1“ erwartet, %2 gefunden: alle behalten</translation>
    </message>
    <message>
        <source>expected JOINT or End Site in joint “%1”, found both: all kept</source>
        <translation>JOINT oder End Site im Gelenk „%1“ erwartet, beides gefunden: alle behalten</translation>
    </message>
    <message>
        <source>expected OFFSET of the End Site, found }</source>
        <translation>OFFSET der End Site erwartet, } gefunden</translation>
    </message>
    <message>
        <source>expected OFFSET of joint “%1”, found %2</source>
        <translation>OFFSET des Gelenks „%1“ erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>expected one OFFSET, found a second one</source>
        <translation>ein OFFSET erwartet, ein zweites gefunden</translation>
    </message>
    <message>
        <source>expected three numbers after OFFSET, found %1</source>
        <translation>drei Zahlen nach OFFSET erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>number too small for a double, read as 0: %1</source>
        <translation>Zahl zu klein für ein double, als 0 gelesen: %1</translation>
    </message>
    <message>
        <source>number beyond what most programs can read: %1</source>
        <translation>Zahl größer, als die meisten Programme lesen können: %1</translation>
    </message>
    <message>
        <source>expected CHANNELS in joint “%1”, found none: it has no channels</source>
        <translation>CHANNELS im Gelenk „%1“ erwartet, nichts gefunden: Es hat keine Kanäle</translation>
    </message>
    <message>
        <source>expected CHANNELS before the joint&apos;s children, found it after one</source>
        <translation>CHANNELS vor den Kindern des Gelenks erwartet, nach einem gefunden</translation>
    </message>
    <message>
        <source>expected one CHANNELS list, found a second one</source>
        <translation>eine CHANNELS-Liste erwartet, eine zweite gefunden</translation>
    </message>
    <message>
        <source>expected OFFSET before CHANNELS, found it after: accepted</source>
        <translation>OFFSET vor CHANNELS erwartet, danach gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected no CHANNELS in an End Site, found %1</source>
        <translation>keine CHANNELS in einer End Site erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected no CHANNELS in an End Site, found CHANNELS 0: ignored</source>
        <translation>keine CHANNELS in einer End Site erwartet, CHANNELS 0 gefunden: übergangen</translation>
    </message>
    <message>
        <source>expected the number of channels, found %1</source>
        <translation>Anzahl der Kanäle erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a whole number of channels, found %1: accepted</source>
        <translation>ganze Anzahl von Kanälen erwartet, %1 gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected a channel name (%1 of %2 given; Xposition to Zrotation), found %3</source>
        <translation>Kanalname erwartet (%1 von %2 angegeben; Xposition bis Zrotation), %3 gefunden</translation>
    </message>
    <message>
        <source>expected each channel once, found %1 again: applied in the order given</source>
        <translation>jeder Kanal nur einmal erwartet, %1 erneut gefunden: in der angegebenen Reihenfolge angewendet</translation>
    </message>
    <message>
        <source>expected a name, found none: the joint has no name</source>
        <translation>Name erwartet, keiner gefunden: Das Gelenk hat keinen Namen</translation>
    </message>
    <message>
        <source>expected a name, found a NUL byte in %1</source>
        <translation>Name erwartet, NUL-Byte in %1 gefunden</translation>
    </message>
    <message>
        <source>joint name %1 %2: kept unchanged</source>
        <translation>Gelenkname %1 %2: unverändert behalten</translation>
    </message>
    <message>
        <source>joint name %1 %2; bytes kept (see View › Joint Name Encoding)</source>
        <translation>Gelenkname %1 %2; Bytes behalten (siehe Ansicht › Kodierung der Gelenknamen)</translation>
    </message>
    <message>
        <source>has spaces</source>
        <translation>enthält Leerzeichen</translation>
    </message>
    <message>
        <source>is over 255 bytes long</source>
        <translation>ist länger als 255 Bytes</translation>
    </message>
    <message>
        <source>is not UTF-8</source>
        <translation>ist kein UTF-8</translation>
    </message>
    <message>
        <source>has control characters</source>
        <translation>enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>expected names that differ, found “%1” again: joints are identified by their position in the file</source>
        <translation>verschiedene Namen erwartet, „%1“ erneut gefunden: Gelenke werden nach ihrer Stelle in der Datei unterschieden</translation>
    </message>
    <message>
        <source>expected a number that fits a double, found %1</source>
        <translation>Zahl erwartet, die in ein double passt, %1 gefunden</translation>
    </message>
    <message>
        <source>number too small for a double, read as 0</source>
        <translation>Zahl zu klein für ein double, als 0 gelesen</translation>
    </message>
    <message>
        <source>number beyond what most programs can read: kept</source>
        <translation>Zahl größer, als die meisten Programme lesen können: behalten</translation>
    </message>
    <message>
        <source>expected Frame Time:, found %1</source>
        <translation>Frame Time: erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected Frames: and Frame Time:, found %1</source>
        <translation>Frames: und Frame Time: erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected Frames:, found no such line: the actual number of rows is used</source>
        <translation>Frames: erwartet, keine solche Zeile gefunden: Die tatsächliche Zahl der Zeilen gilt</translation>
    </message>
    <message>
        <source>expected the rows of the motion, found a second Frames: line</source>
        <translation>Zeilen der Bewegung erwartet, eine zweite Zeile Frames: gefunden</translation>
    </message>
    <message>
        <source>expected the rows of the motion, found a second Frame Time: line</source>
        <translation>Zeilen der Bewegung erwartet, eine zweite Zeile Frame Time: gefunden</translation>
    </message>
    <message>
        <source>expected Frames: before Frame Time:, found them swapped: accepted</source>
        <translation>Frames: vor Frame Time: erwartet, vertauscht gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected Frame Time:, found “%1” in one word: accepted</source>
        <translation>Frame Time: erwartet, „%1“ in einem Wort gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected %1: and a space, found no colon: accepted</source>
        <translation>%1: und ein Leerzeichen erwartet, keinen Doppelpunkt gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected %1: and a space, found a space before the colon: accepted</source>
        <translation>%1: und ein Leerzeichen erwartet, ein Leerzeichen vor dem Doppelpunkt gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected %1: and a space, found no space: accepted</source>
        <translation>%1: und ein Leerzeichen erwartet, kein Leerzeichen gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected %1:, found “%2”: accepted despite unusual capitalisation</source>
        <translation>%1: erwartet, „%2“ gefunden: trotz ungewöhnlicher Großschreibung angenommen</translation>
    </message>
    <message>
        <source>expected a whole number of frames, found %1</source>
        <translation>ganze Zahl von Bildern erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a plain whole number of frames, found %1: accepted</source>
        <translation>einfache ganze Zahl von Bildern erwartet, %1 gefunden: angenommen</translation>
    </message>
    <message>
        <source>expected a frame time in seconds, found %1</source>
        <translation>Bilddauer in Sekunden erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected a frame time over 0, found 0: played at 30 frames per second</source>
        <translation>Bilddauer über 0 erwartet, 0 gefunden: mit 30 Bildern pro Sekunde abgespielt</translation>
    </message>
    <message>
        <source>expected a frame time from 0.001 to 10 seconds, found %1: kept</source>
        <translation>Bilddauer von 0.001 bis 10 Sekunden erwartet, %1 gefunden: behalten</translation>
    </message>
    <message>
        <source>expected no values, as there are no channels, found %1</source>
        <translation>keine Werte erwartet, da es keine Kanäle gibt, %1 gefunden</translation>
    </message>
    <message>
        <source>expected at most %1 frames where there are no channels, found more: loaded with 0 frames</source>
        <translation>höchstens %1 Bilder erwartet, wo es keine Kanäle gibt, mehr gefunden: mit 0 Bildern geladen</translation>
    </message>
    <message>
        <source>expected fewer than 2147483647 frames, found more</source>
        <translation>weniger als 2147483647 Bilder erwartet, mehr gefunden</translation>
    </message>
    <message numerus="yes">
        <source>expected more frames as declared, found %n rows: the actual number of rows is used</source>
        <translation>
            <numerusform>mehr Bilder wie angegeben erwartet, %n Zeile gefunden: Die tatsächliche Zahl der Zeilen gilt</numerusform>
            <numerusform>mehr Bilder wie angegeben erwartet, %n Zeilen gefunden: Die tatsächliche Zahl der Zeilen gilt</numerusform>
        </translation>
    </message>
    <message>
        <source>expected the end of the file after the last frame, found text: dropped from the clip, kept in the file</source>
        <translation>Ende der Datei nach dem letzten Bild erwartet, Text gefunden: im Clip verworfen, in der Datei behalten</translation>
    </message>
    <message>
        <source>expected the end of the file, found “%1” again: one file holds one motion</source>
        <translation>Ende der Datei erwartet, erneut „%1“ gefunden: Eine Datei enthält eine Bewegung</translation>
    </message>
    <message>
        <source>expected OFFSET of the End Site, found none: OFFSET 0 0 0 added</source>
        <translation>OFFSET der End Site erwartet, keines gefunden: OFFSET 0 0 0 ergänzt</translation>
    </message>
    <message>
        <source>expected OFFSET of the joint, found none: OFFSET 0 0 0 added</source>
        <translation>OFFSET des Gelenks erwartet, keines gefunden: OFFSET 0 0 0 ergänzt</translation>
    </message>
    <message numerus="yes">
        <source>expected %n more braces } before MOTION, found none: added</source>
        <translation>
            <numerusform>noch %n Klammer } vor MOTION erwartet, keine gefunden: ergänzt</numerusform>
            <numerusform>noch %n Klammern } vor MOTION erwartet, keine gefunden: ergänzt</numerusform>
        </translation>
    </message>
    <message>
        <source>expected Frame Time:, found no such line: %1 s added</source>
        <translation>Frame Time: erwartet, keine solche Zeile gefunden: %1 s ergänzt</translation>
    </message>
    <message numerus="yes">
        <source>%n decimal commas replaced with points, the first in “%1”</source>
        <translation>
            <numerusform>%n Dezimalkomma durch einen Punkt ersetzt, zuerst in „%1“</numerusform>
            <numerusform>%n Dezimalkommas durch Punkte ersetzt, zuerst in „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>commas or semicolons between the values replaced with spaces</source>
        <translation>Kommas oder Semikolons zwischen den Werten durch Leerzeichen ersetzt</translation>
    </message>
    <message numerus="yes">
        <source>commas or semicolons between the values of %n rows replaced with spaces</source>
        <translation>
            <numerusform>Kommas oder Semikolons zwischen den Werten von %n Zeile durch Leerzeichen ersetzt</numerusform>
            <numerusform>Kommas oder Semikolons zwischen den Werten von %n Zeilen durch Leerzeichen ersetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected a space between two numbers, found none %n times, first in “%1”: split before the sign</source>
        <translation>
            <numerusform>Leerzeichen zwischen zwei Zahlen erwartet, %n Mal keines gefunden, in „%1“: vor dem Vorzeichen getrennt</numerusform>
            <numerusform>Leerzeichen zwischen zwei Zahlen erwartet, %n Mal keines gefunden, zuerst in „%1“: vor dem Vorzeichen getrennt</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a number, found “%1”: replaced with %2, the value of frame %3</source>
        <translation>Zahl erwartet, „%1“ gefunden: durch %2 ersetzt, den Wert von Bild %3</translation>
    </message>
    <message>
        <source>expected a number, found “%1”: replaced with %2, interpolated between frames %3 and %4</source>
        <translation>Zahl erwartet, „%1“ gefunden: durch %2 ersetzt, zwischen den Bildern %3 und %4 interpoliert</translation>
    </message>
    <message numerus="yes">
        <source>expected numbers for %1.%2, found “%3” and no number in any of %n frames: set to %4, %5</source>
        <translation>
            <numerusform>Zahlen für %1.%2 erwartet, „%3“ und in %n Bild keine Zahl gefunden: auf %4 gesetzt, %5</numerusform>
            <numerusform>Zahlen für %1.%2 erwartet, „%3“ und in keinem von %n Bildern eine Zahl gefunden: auf %4 gesetzt, %5</numerusform>
        </translation>
    </message>
    <message>
        <source>which is not a rotation</source>
        <translation>was keine Drehung ist</translation>
    </message>
    <message>
        <source>which keeps the joint at its OFFSET (position rule: add)</source>
        <translation>was das Gelenk auf seinem OFFSET hält (Positionsregel: addieren)</translation>
    </message>
    <message>
        <source>which keeps the joint at its OFFSET (position rule: replace)</source>
        <translation>was das Gelenk auf seinem OFFSET hält (Positionsregel: ersetzen)</translation>
    </message>
    <message>
        <source>No contacts: speeds need at least three frames.</source>
        <translation>Keine Kontakte: Für Geschwindigkeiten sind mindestens drei Bilder nötig.</translation>
    </message>
    <message>
        <source>No contacts: speeds need a frame time.</source>
        <translation>Keine Kontakte: Für Geschwindigkeiten ist eine Bilddauer nötig.</translation>
    </message>
    <message>
        <source>No contacts: the figure has no size to compare heights and speeds with.</source>
        <translation>Keine Kontakte: Die Figur hat keine Größe, um Höhen und Geschwindigkeiten damit zu vergleichen.</translation>
    </message>
    <message>
        <source>No contacts: the positions of the joint are not finite.</source>
        <translation>Keine Kontakte: Die Positionen des Gelenks sind nicht endlich.</translation>
    </message>
    <message>
        <source>No contacts: near the ground the foot never slows below %1 cm/s (slowest: %2; scaled to a 170 cm body).</source>
        <translation>Keine Kontakte: Nahe am Boden wird der Fuß nie langsamer als %1 cm/s (am langsamsten: %2; auf einen Körper von 170 cm skaliert).</translation>
    </message>
    <message>
        <source>No contacts: near the ground the foot never slows below %1 cm/s (slowest: %2; while slow it stays %3 cm or more above the ground, the limit is %4 cm; scaled to a 170 cm body).</source>
        <translation>Keine Kontakte: Nahe am Boden wird der Fuß nie langsamer als %1 cm/s (am langsamsten: %2; solange er langsam ist, bleibt er %3 cm oder mehr über dem Boden, die Grenze ist %4 cm; auf einen Körper von 170 cm skaliert).</translation>
    </message>
    <message>
        <source>No contacts: the foot is never near the ground (within %1 cm; scaled to a 170 cm body).</source>
        <translation>Keine Kontakte: Der Fuß ist nie nahe am Boden (innerhalb von %1 cm; auf einen Körper von 170 cm skaliert).</translation>
    </message>
    <message>
        <source>No contacts: the foot is never near the ground (within %1 cm; while slow it stays %2 cm or more above the ground, the limit is %1 cm; scaled to a 170 cm body).</source>
        <translation>Keine Kontakte: Der Fuß ist nie nahe am Boden (innerhalb von %1 cm; solange er langsam ist, bleibt er %2 cm oder mehr über dem Boden, die Grenze ist %1 cm; auf einen Körper von 170 cm skaliert).</translation>
    </message>
    <message>
        <source>No contacts: none lasts long enough (longest: %1 s, the limit is %2 s).</source>
        <translation>Keine Kontakte: Keiner dauert lange genug (am längsten: %1 s, die Grenze ist %2 s).</translation>
    </message>
    <message>
        <source>No whole leg was found: no feet are held.</source>
        <translation>Kein vollständiges Bein gefunden: Es werden keine Füße gehalten.</translation>
    </message>
    <message>
        <source>%1 never stands. %2</source>
        <translation>%1 steht nie. %2</translation>
    </message>
    <message>
        <source>No joint above the legs has position channels: the travel stays as it was.</source>
        <translation>Kein Gelenk über den Beinen hat Positionskanäle: Die Fortbewegung bleibt, wie sie war.</translation>
    </message>
    <message numerus="yes">
        <source>Position channels replace the OFFSET of %n joints, which stay where they were.</source>
        <translation>
            <numerusform>Positionskanäle ersetzen den OFFSET von %n Gelenk, das blieb, wo es war.</numerusform>
            <numerusform>Positionskanäle ersetzen den OFFSET von %n Gelenken, die blieben, wo sie waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have zero-length bones, so their directions are unknown; their rotations are copied unchanged.</source>
        <translation>
            <numerusform>%n Gelenk hat einen Knochen der Länge null, seine Richtung ist also unbekannt; seine Drehungen werden unverändert kopiert.</numerusform>
            <numerusform>%n Gelenke haben Knochen der Länge null, ihre Richtungen sind also unbekannt; ihre Drehungen werden unverändert kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No target joint is mapped: the figure stays at rest.</source>
        <translation>Kein Zielgelenk ist zugeordnet: Die Figur bleibt in Ruhe.</translation>
    </message>
    <message>
        <source>The target has no position channels at its root: it turns, but does not travel.</source>
        <translation>Das Ziel hat an seiner Wurzel keine Positionskanäle: Es dreht sich, kommt aber nicht vom Fleck.</translation>
    </message>
    <message>
        <source>No root above the pelvis: the pelvis carries the travel.</source>
        <translation>Keine Wurzel über dem Becken: Das Becken trägt die Fortbewegung.</translation>
    </message>
    <message numerus="yes">
        <source>%n joints move relative to their parents and have no position channels in the target: that movement is lost.</source>
        <translation>
            <numerusform>%n Gelenk bewegt sich gegen sein Elterngelenk und hat im Ziel keine Positionskanäle: Diese Bewegung geht verloren.</numerusform>
            <numerusform>%n Gelenke bewegen sich gegen ihre Elterngelenke und haben im Ziel keine Positionskanäle: Diese Bewegung geht verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lacks rotation channels; up to %2° are lost.</source>
        <translation>%1 fehlen Drehkanäle; bis zu %2° gehen verloren.</translation>
    </message>
    <message>
        <source>it has neither JSON nor the mark glTF</source>
        <translation>es enthält weder JSON noch die Kennung glTF</translation>
    </message>
    <message>
        <source>expected glTF 2, found version %1</source>
        <translation>glTF 2 erwartet, Version %1 gefunden</translation>
    </message>
    <message>
        <source>it names no version of glTF</source>
        <translation>es nennt keine Version von glTF</translation>
    </message>
    <message>
        <source>byte %1: expected a chunk of a .glb file, found the end of the file</source>
        <translation>Byte %1: Abschnitt einer .glb-Datei erwartet, das Ende der Datei gefunden</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>%1 is not as glTF requires</source>
        <translation>%1 ist nicht so, wie glTF es verlangt</translation>
    </message>
    <message>
        <source>node %1 is below two nodes, or below itself</source>
        <translation>Knoten %1 hängt unter zwei Knoten oder unter sich selbst</translation>
    </message>
    <message>
        <source>expected at most 100,000 nodes, found more</source>
        <translation>höchstens 100.000 Knoten erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>accessor %1 claims more bytes than there are</source>
        <translation>Accessor %1 nennt mehr Bytes, als es gibt</translation>
    </message>
    <message>
        <source>accessor %1 has numbers of a type that animations cannot have</source>
        <translation>Accessor %1 hat Zahlen einer Art, die Animationen nicht haben</translation>
    </message>
    <message>
        <source>accessor %1 has a number that is not finite</source>
        <translation>Accessor %1 hat eine Zahl, die nicht endlich ist</translation>
    </message>
    <message>
        <source>the times in accessor %1 do not rise</source>
        <translation>die Zeiten in Accessor %1 steigen nicht an</translation>
    </message>
    <message>
        <source>its numbers are not in its folder, but in “%1”</source>
        <translation>ihre Zahlen liegen nicht in ihrem Ordner, sondern in „%1“</translation>
    </message>
    <message>
        <source>expected %1 with its numbers beside it, found no file “%2” of numbers (.bin) in its folder</source>
        <translation>%1 mit den Zahlen daneben erwartet, in ihrem Ordner keine Zahlendatei „%2“ (.bin) gefunden</translation>
    </message>
    <message>
        <source>buffer %1: expected numbers as base64, found something else</source>
        <translation>Buffer %1: Zahlen als Base64 erwartet, etwas anderes gefunden</translation>
    </message>
    <message>
        <source>its animations name more numbers than the memory can hold</source>
        <translation>ihre Animationen nennen mehr Zahlen, als der Arbeitsspeicher fasst</translation>
    </message>
    <message>
        <source>a Collada file</source>
        <translation>eine Collada-Datei</translation>
    </message>
    <message>
        <source>cannot be read: the program %1, which belongs to Limber, is missing</source>
        <translation>lässt sich nicht lesen: Das Programm %1, das zu Limber gehört, ist nicht da</translation>
    </message>
    <message>
        <source>cannot be read: the program that reads such files did not start (%1)</source>
        <translation>lässt sich nicht lesen: Das Programm, das solche Dateien liest, startete nicht (%1)</translation>
    </message>
    <message>
        <source>is not read: the program that reads such files could not drop its own rights first (%1)</source>
        <translation>wird nicht gelesen: Das Programm, das solche Dateien liest, konnte seine eigenen Rechte nicht abgeben (%1)</translation>
    </message>
    <message>
        <source>expected %1, found one whose reader ended (memory limit of %2 MB)</source>
        <translation>%1 erwartet; das Leseprogramm endete (Speichergrenze von %2 MB)</translation>
    </message>
    <message>
        <source>expected %1, found one whose reader ended (time limit of %2 s)</source>
        <translation>%1 erwartet; das Leseprogramm endete (Zeitgrenze von %2 s)</translation>
    </message>
    <message>
        <source>expected %1, found one whose reader ended (signal %2)</source>
        <translation>%1 erwartet; das Leseprogramm endete (Signal %2)</translation>
    </message>
    <message>
        <source>expected %1, found one with more than %2 MB to read</source>
        <translation>%1 erwartet; daraus müssten mehr als %2 MB übernommen werden</translation>
    </message>
    <message>
        <source>expected %1, found one that its reader could not use</source>
        <translation>%1 erwartet; das Leseprogramm konnte damit nichts anfangen</translation>
    </message>
    <message>
        <source>expected %1, found one that cannot be read: %2</source>
        <translation>%1 erwartet, gefunden wurde etwas, das sich nicht lesen lässt: %2</translation>
    </message>
    <message>
        <source>expected a skeleton or an animation, found neither</source>
        <translation>Skelett oder Animation erwartet, keines gefunden</translation>
    </message>
    <message>
        <source>expected joints at most %1 deep, found deeper ones</source>
        <translation>Gelenke in höchstens %1 Stufen erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>its frames would have more numbers than the memory can hold</source>
        <translation>ihre Bilder hätten mehr Zahlen, als der Arbeitsspeicher fasst</translation>
    </message>
    <message>
        <source>expected joints at finite positions, found some that are not</source>
        <translation>Gelenke an endlichen Stellen erwartet, einige gefunden, die es nicht sind</translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n Netz</numerusform>
            <numerusform>%n Netze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n materials</source>
        <translation>
            <numerusform>%n Material</numerusform>
            <numerusform>%n Materialien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morphs</source>
        <translation>
            <numerusform>%n Morph</numerusform>
            <numerusform>%n Morphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cameras</source>
        <translation>
            <numerusform>%n Kamera</numerusform>
            <numerusform>%n Kameras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lights</source>
        <translation>
            <numerusform>%n Licht</numerusform>
            <numerusform>%n Lichter</numerusform>
        </translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>weggelassen: %1</translation>
    </message>
    <message numerus="yes">
        <source>the sizes of %n joints change, which BVH cannot hold: left out</source>
        <translation>
            <numerusform>die Größe von %n Gelenk ändert sich, was BVH nicht kennt: weggelassen</numerusform>
            <numerusform>die Größen von %n Gelenken ändern sich, was BVH nicht kennt: weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints are skewed, which BVH cannot hold: left out</source>
        <translation>
            <numerusform>%n Gelenk ist geschert, was BVH nicht kennt: weggelassen</numerusform>
            <numerusform>%n Gelenke sind geschert, was BVH nicht kennt: weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints got other names, since BVH cannot hold theirs or they repeat</source>
        <translation>
            <numerusform>%n Gelenk bekam einen anderen Namen, da BVH seinen nicht fassen kann oder er sich wiederholt</numerusform>
            <numerusform>%n Gelenke bekamen andere Namen, da BVH ihre nicht fassen kann oder sie sich wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>curves between keys are taken as straight</source>
        <translation>Kurven zwischen Keys gelten als gerade</translation>
    </message>
    <message>
        <source>no whole leg was found: thigh, shin and foot, one below the other</source>
        <translation>kein vollständiges Bein gefunden: Oberschenkel, Unterschenkel und Fuß untereinander</translation>
    </message>
    <message>
        <source>no foot stands in these frames</source>
        <translation>in diesen Bildern steht kein Fuß</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>no joint above the legs has three position channels: the pelvis is not lowered</source>
        <translation>kein Gelenk über den Beinen hat drei Positionskanäle: Das Becken wird nicht gesenkt</translation>
    </message>
    <message>
        <source>no foot was found standing: the lowest point of the figure shows the floor</source>
        <translation>kein stehender Fuß gefunden: Der tiefste Punkt der Figur zeigt den Boden</translation>
    </message>
    <message>
        <source>the floor was tilted by %1°</source>
        <translation>der Boden war um %1° geneigt</translation>
    </message>
    <message>
        <source>standing feet define no plane: a tilt of the floor cannot be detected</source>
        <translation>stehende Füße ergeben keine Ebene: Ob der Boden geneigt ist, ist nicht bekannt</translation>
    </message>
    <message>
        <source>no whole leg was found: no foot is pushed out of the floor</source>
        <translation>kein vollständiges Bein gefunden: Kein Fuß wird aus dem Boden geschoben</translation>
    </message>
    <message>
        <source>%1 lacks position channels: it stays up to %2 units from where it should be</source>
        <translation>%1 fehlen Positionskanäle: Es bleibt bis zu %2 Einheiten von seinem Platz entfernt</translation>
    </message>
    <message>
        <source>no joint has position channels: nothing travels</source>
        <translation>kein Gelenk hat Positionskanäle: Nichts bewegt sich fort</translation>
    </message>
    <message>
        <source>%1 does not lie in the floor, since %2 is the up axis: expected one of the other axes</source>
        <translation>%1 liegt nicht im Boden, da %2 die Hochachse ist: eine der anderen Achsen erwartet</translation>
    </message>
    <message>
        <source>the figure faces straight up or down in the first frame</source>
        <translation>die Figur blickt im ersten Bild gerade nach oben oder unten</translation>
    </message>
    <message>
        <source>rotated by %1° about the up axis</source>
        <translation>um %1° um die Hochachse gedreht</translation>
    </message>
    <message>
        <source>%2 stood %1 units from the origin in the first frame</source>
        <translation>%2 stand im ersten Bild %1 Einheiten vom Ursprung entfernt</translation>
    </message>
    <message>
        <source>travel removed: %1 units, ending %2 units from its start</source>
        <translation>eine Bahn von %1 Einheiten wird weggenommen; sie endete %2 Einheiten von ihrem Anfang</translation>
    </message>
    <message>
        <source>turns removed: %1° from the first to the last frame</source>
        <translation>Wendungen werden weggenommen; vom ersten bis zum letzten Bild machten sie %1° aus</translation>
    </message>
    <message>
        <source>travel restored: %1 units, ending %2 units from its start</source>
        <translation>eine Bahn von %1 Einheiten wird zurückgegeben; sie endet %2 Einheiten von ihrem Anfang</translation>
    </message>
    <message>
        <source>turns restored: %1° from the first to the last frame</source>
        <translation>Wendungen werden zurückgegeben; vom ersten bis zum letzten Bild machen sie %1° aus</translation>
    </message>
    <message>
        <source>the other clip has a frame time of %1 s and this one of %2 s: expected the clip from before its travel was removed</source>
        <translation>der andere Clip hat eine Bilddauer von %1 s und dieser von %2 s: den Clip vor dem Wegnehmen der Fortbewegung erwartet</translation>
    </message>
    <message>
        <source>the other clip has no joint with position channels: nothing travels in it</source>
        <translation>der andere Clip hat kein Gelenk mit Positionskanälen: Darin bewegt sich nichts fort</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of joints change sides; the mirror is normal to %1</source>
        <translation>
            <numerusform>%n Gelenkpaar tauscht die Seiten; der Spiegel steht senkrecht zu %1</numerusform>
            <numerusform>%n Gelenkpaare tauschen die Seiten; der Spiegel steht senkrecht zu %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have no partner on the other side and are mirrored where they are: %1</source>
        <translation>
            <numerusform>%n Gelenk hat keinen Partner auf der anderen Seite und wird an Ort und Stelle gespiegelt: %1</numerusform>
            <numerusform>%n Gelenke haben keinen Partner auf der anderen Seite und werden an Ort und Stelle gespiegelt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: expected LEFT=RIGHT, found “%2”</source>
        <translation>Zeile %1: LEFT=RIGHT erwartet, „%2“ gefunden</translation>
    </message>
    <message>
        <source>line %1: there is no joint “%2”</source>
        <translation>Zeile %1: Es gibt kein Gelenk „%2“</translation>
    </message>
    <message>
        <source>line %1: “%2” has a partner already</source>
        <translation>Zeile %1: „%2“ hat schon einen Partner</translation>
    </message>
    <message>
        <source>“%1” carries the travel; it ends %2 units from its start</source>
        <translation>„%1“ trägt die Fortbewegung; sie endet %2 Einheiten von ihrem Anfang</translation>
    </message>
    <message>
        <source>expected one of these: a factor, a height, or two units</source>
        <translation>eines von diesen erwartet: ein Faktor, eine Höhe oder zwei Einheiten</translation>
    </message>
    <message>
        <source>the figure has no height that could be scaled</source>
        <translation>die Figur hat keine Größe, die sich skalieren ließe</translation>
    </message>
    <message>
        <source>the lengths would be too large for a number</source>
        <translation>die Längen würden zu groß für eine Zahl</translation>
    </message>
    <message>
        <source>all lengths multiplied by %1: the figure is now %2 units tall</source>
        <translation>alle Längen mal %1: Die Figur ist jetzt %2 Einheiten groß</translation>
    </message>
    <message>
        <source>%1 is the up axis already</source>
        <translation>%1 ist schon die Hochachse</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have another order of rotations, so that they keep their angles</source>
        <translation>
            <numerusform>%n Gelenk hat eine andere Drehreihenfolge, damit es seine Winkel behält</numerusform>
            <numerusform>%n Gelenke haben eine andere Drehreihenfolge, damit sie ihre Winkel behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>a file cannot hold the name “%1”: no braces, no control characters, no spaces at its ends</source>
        <translation>eine Datei kann den Namen „%1“ nicht fassen: keine Klammern, keine Steuerzeichen, keine Leerzeichen an den Enden</translation>
    </message>
    <message>
        <source>there is a joint “%1” already: the new one is called “%2”</source>
        <translation>es gibt schon ein Gelenk „%1“: Das neue heißt „%2“</translation>
    </message>
    <message>
        <source>“%1” is now between “%2” and its parent</source>
        <translation>„%1“ steht zwischen „%2“ und seinem Elterngelenk</translation>
    </message>
    <message>
        <source>“%1” keeps its orientation but moves by up to %2 units, since the new joint rotates its bone</source>
        <translation>„%1“ behält seine Ausrichtung, bewegt sich aber um bis zu %2 Einheiten, da das neue Gelenk seinen Knochen dreht</translation>
    </message>
    <message>
        <source>expected a parent or an end site, and not both</source>
        <translation>ein Elterngelenk oder ein Endpunkt erwartet, nicht beides</translation>
    </message>
    <message>
        <source>expected the offset from the parent</source>
        <translation>der Offset zum Elterngelenk erwartet</translation>
    </message>
    <message>
        <source>“%1” is a joint, expected an end site such as Head/End</source>
        <translation>„%1“ ist ein Gelenk, ein Endpunkt wie Head/End erwartet</translation>
    </message>
    <message>
        <source>“%1” is now a child of “%2”</source>
        <translation>„%1“ hängt jetzt an „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%n children would not stay where they are: “%1” would be off by up to %2 units (mean %3); loss=positions gives them position channels, loss=accept allows this</source>
        <translation>
            <numerusform>%n Kind bliebe nicht, wo es ist: „%1“ läge um bis zu %2 Einheiten daneben (im Mittel %3); loss=positions gibt ihm Positionskanäle, loss=accept nimmt es hin</numerusform>
            <numerusform>%n Kinder blieben nicht, wo sie sind: „%1“ läge um bis zu %2 Einheiten daneben (im Mittel %3); loss=positions gibt ihnen Positionskanäle, loss=accept nimmt es hin</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is off by up to %2 units (mean %3)</source>
        <translation>„%1“ liegt um bis zu %2 Einheiten daneben (im Mittel %3)</translation>
    </message>
    <message>
        <source>an end site of “%1” is off by up to %2 units: it cannot have channels</source>
        <translation>ein Endpunkt von „%1“ liegt um bis zu %2 Einheiten daneben: Er kann keine Kanäle haben</translation>
    </message>
    <message>
        <source>the end site of “%1” was removed: it has no parent left</source>
        <translation>der Endpunkt von „%1“ ist fort: Er hat kein Gelenk, an dem er hängen kann</translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have position channels</source>
        <translation>
            <numerusform>%n Gelenk hat jetzt Positionskanäle</numerusform>
            <numerusform>%n Gelenke haben jetzt Positionskanäle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the clip now has %n roots</source>
        <translation>
            <numerusform>der Clip hat jetzt %n Wurzel</numerusform>
            <numerusform>der Clip hat jetzt %n Wurzeln</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing would be left without “%1”</source>
        <translation>ohne „%1“ bliebe nichts übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n joints removed, from “%1” down</source>
        <translation>
            <numerusform>%n Gelenk entfernt, von „%1“ abwärts</numerusform>
            <numerusform>%n Gelenke entfernt, von „%1“ abwärts</numerusform>
        </translation>
    </message>
    <message>
        <source>“%2” is below “%1” itself: expected a joint that is not</source>
        <translation>„%2“ hängt selbst an „%1“: ein Gelenk erwartet, das es nicht tut</translation>
    </message>
    <message>
        <source>“%1” is a child of “%2” already</source>
        <translation>„%1“ hängt schon an „%2“</translation>
    </message>
    <message>
        <source>“%1” is the root already</source>
        <translation>„%1“ ist schon die Wurzel</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is now the root; %n joints have changed places with their parents</source>
        <translation>
            <numerusform>„%1“ ist jetzt die Wurzel; %n Gelenk hängt andersherum</numerusform>
            <numerusform>„%1“ ist jetzt die Wurzel; %n Gelenke hängen andersherum</numerusform>
        </translation>
    </message>
    <message>
        <source>the OFFSET of “%1” is now 0; its position channels hold the whole position</source>
        <translation>der OFFSET von „%1“ ist jetzt 0; seine Positionskanäle enthalten die ganze Position</translation>
    </message>
    <message>
        <source>expected channels from Xposition to Zrotation, each once, with + between them, or none; found “%1”</source>
        <translation>Kanäle von Xposition bis Zrotation erwartet, jeder einmal, mit + dazwischen, oder none; „%1“ gefunden</translation>
    </message>
    <message>
        <source>no channels would be left: without any, a file has no frames</source>
        <translation>es blieben keine Kanäle: Ohne Kanäle hat eine Datei keine Bilder</translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have these channels: %1</source>
        <translation>
            <numerusform>%n Gelenk hat jetzt diese Kanäle: %1</numerusform>
            <numerusform>%n Gelenke haben jetzt diese Kanäle: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” loses rotations of up to %2° (frame %3)</source>
        <translation>„%1“ verliert Drehungen von bis zu %2° (Bild %3)</translation>
    </message>
    <message>
        <source>“%1” loses positions of up to %2 units (frame %3)</source>
        <translation>„%1“ verliert Positionen von bis zu %2 Einheiten (Bild %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n more joints lose movement</source>
        <translation>
            <numerusform>%n weiteres Gelenk verliert Bewegung</numerusform>
            <numerusform>%n weitere Gelenke verlieren Bewegung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have other channels</source>
        <translation>
            <numerusform>%n Gelenk hat jetzt andere Kanäle</numerusform>
            <numerusform>%n Gelenke haben jetzt andere Kanäle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints lose positions that move: %1</source>
        <translation>
            <numerusform>%n Gelenk verliert Positionen, die sich bewegen: %1</numerusform>
            <numerusform>%n Gelenke verlieren Positionen, die sich bewegen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the positions of %n joints never change and are now in their OFFSET: %1</source>
        <translation>
            <numerusform>die Position von %n Gelenk steht still und ist jetzt in seinem OFFSET: %1</numerusform>
            <numerusform>die Positionen von %n Gelenken stehen still und sind jetzt in ihrem OFFSET: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names now have _ instead of spaces</source>
        <translation>
            <numerusform>%n Name hat jetzt _ für seine Leerzeichen</numerusform>
            <numerusform>%n Namen haben jetzt _ für ihre Leerzeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of frame=N, pose=t or a, and aim=x or y</source>
        <translation>eines von frame=N, pose=t oder a und aim=x oder y erwartet</translation>
    </message>
    <message>
        <source>no arms were found on both sides: the pose is not known</source>
        <translation>nicht auf beiden Seiten Arme gefunden: Die Pose ist nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have another orientation at rest; no joint moves</source>
        <translation>
            <numerusform>%n Gelenk hat in Ruhe eine andere Ausrichtung; kein Gelenk bewegt sich</numerusform>
            <numerusform>%n Gelenke haben in Ruhe eine andere Ausrichtung; kein Gelenk bewegt sich</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a text to replace, a style, the names of a program, a mapping file or a prefix</source>
        <translation>ein zu ersetzender Text, ein Stil, die Namen eines Programms, eine Datei der Zuordnung oder ein Präfix erwartet</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression</source>
        <translation>„%1“ ist kein regulärer Ausdruck</translation>
    </message>
    <message numerus="yes">
        <source>%n joints are not a part of the body that these names know: their names stay</source>
        <translation>
            <numerusform>%n Gelenk ist kein Körperteil, den diese Namen kennen: Seiner bleibt</numerusform>
            <numerusform>%n Gelenke sind keine Körperteile, die diese Namen kennen: Ihre bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” keeps its name: a file cannot hold “%2”</source>
        <translation>„%1“ behält seinen Namen: Eine Datei kann „%2“ nicht fassen</translation>
    </message>
    <message>
        <source>“%1” is now “%2”</source>
        <translation>„%1“ heißt jetzt „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%n more joints have other names</source>
        <translation>
            <numerusform>%n weiteres Gelenk hat einen anderen Namen</numerusform>
            <numerusform>%n weitere Gelenke haben andere Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints are not in the mapping file: their names stay</source>
        <translation>
            <numerusform>%n Gelenk steht nicht in der Zuordnungsdatei: Sein Name bleibt</numerusform>
            <numerusform>%n Gelenke stehen nicht in der Zuordnungsdatei: Ihre Namen bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>several joints follow “%1” in the mapping file: the first one&apos;s name is taken</source>
        <translation>mehrere Gelenke folgen „%1“ in der Zuordnungsdatei: Der Name des ersten wird genommen</translation>
    </message>
    <message>
        <source>the mapping file names no joint of this clip; reverse=yes reads it the other way round</source>
        <translation>die Zuordnungsdatei nennt kein Gelenk dieses Clips; reverse=yes liest sie andersherum</translation>
    </message>
    <message>
        <source>the mapping file names no joint of this clip; reverse=no reads it the other way round</source>
        <translation>die Zuordnungsdatei nennt kein Gelenk dieses Clips; reverse=no liest sie andersherum</translation>
    </message>
    <message numerus="yes">
        <source>%n new names have spaces, colons or other characters that some programs do not read</source>
        <translation>
            <numerusform>%n neuer Name enthält Leerzeichen, Doppelpunkte oder andere Zeichen, die manche Programme nicht lesen</numerusform>
            <numerusform>%n neue Namen enthalten Leerzeichen, Doppelpunkte oder andere Zeichen, die manche Programme nicht lesen</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a first row with the names of channels, found the end of the file</source>
        <translation>erste Zeile mit den Namen der Kanäle erwartet, das Ende der Datei gefunden</translation>
    </message>
    <message>
        <source>expected columns such as %1 in the first row, found no channel of the skeleton</source>
        <translation>Spalten wie %1 in der ersten Zeile erwartet, keinen Kanal des Skeletts gefunden</translation>
    </message>
    <message>
        <source>expected each channel once, found &apos;%1&apos; twice</source>
        <translation>jeder Kanal nur einmal erwartet, &apos;%1&apos; zweimal gefunden</translation>
    </message>
    <message>
        <source>the skeleton has no channel &apos;%1&apos;: the column is left out</source>
        <translation>das Skelett hat keinen Kanal &apos;%1&apos;: Die Spalte wird weggelassen</translation>
    </message>
    <message numerus="yes">
        <source>%n channels have no column: they keep the values of the skeleton</source>
        <translation>
            <numerusform>%n Kanal hat keine Spalte: Er behält die Werte des Skeletts</numerusform>
            <numerusform>%n Kanäle haben keine Spalte: Sie behalten die Werte des Skeletts</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a number, found &apos;%1&apos;</source>
        <translation>Zahl erwartet, &apos;%1&apos; gefunden</translation>
    </message>
    <message>
        <source>expected times %1 s apart, found %2 s: the frames are taken as evenly spaced</source>
        <translation>Zeiten im Abstand von %1 s erwartet, %2 s gefunden: Die Bilder gelten als gleichmäßig</translation>
    </message>
    <message>
        <source>expected rising times, found one that is not above the one before</source>
        <translation>steigende Zeiten erwartet, eine gefunden, die nicht über der vorigen liegt</translation>
    </message>
    <message>
        <source>expected HIERARCHY in the first line, found “%1”</source>
        <translation>HIERARCHY in der ersten Zeile erwartet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected no line with only white space, found one</source>
        <translation>keine leere Zeile erwartet, eine gefunden</translation>
    </message>
    <message>
        <source>expected ROOT, JOINT, End Site, } or MOTION, found “%1”</source>
        <translation>ROOT, JOINT, End Site, } oder MOTION erwartet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected a name after ROOT or JOINT, found “%1”</source>
        <translation>Name nach ROOT oder JOINT erwartet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected a name without MOTION and }, where the viewer takes the hierarchy to end, found “%1”</source>
        <translation>Name ohne MOTION und } erwartet, wo für den Viewer die Hierarchie endet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected a name without spaces, found “%1”: the viewer reads “%2”</source>
        <translation>Name ohne Leerzeichen erwartet, „%1“ gefunden: Der Viewer liest „%2“</translation>
    </message>
    <message>
        <source>expected a name of at most 79 bytes, found %1: the rest is not read</source>
        <translation>Name von höchstens 79 Bytes erwartet, %1 gefunden: Der Rest wird nicht gelesen</translation>
    </message>
    <message>
        <source>expected a line with %1, found “%2”</source>
        <translation>Zeile mit %1 erwartet, „%2“ gefunden</translation>
    </message>
    <message>
        <source>expected CHANNELS 3 or 6, found %1</source>
        <translation>CHANNELS 3 oder 6 erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>expected three of Xrotation, Yrotation and Zrotation in this spelling, found “%1”</source>
        <translation>drei aus Xrotation, Yrotation und Zrotation in dieser Schreibweise erwartet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected Xposition Yposition Zposition before the rotations, as the viewer takes the first three values, found “%1”</source>
        <translation>Xposition Yposition Zposition vor den Drehungen erwartet, da der Viewer die ersten drei Werte nimmt, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected End Site in this spelling, found “%1”</source>
        <translation>End Site in dieser Schreibweise erwartet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected {, OFFSET and } in exactly three lines after End Site, found “%1”</source>
        <translation>{, OFFSET und } in genau drei Zeilen nach End Site erwartet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected a line with MOTION, found the end of the file</source>
        <translation>Zeile mit MOTION erwartet, das Ende der Datei gefunden</translation>
    </message>
    <message>
        <source>expected “Frames:” and a number at the beginning of a line of its own, found “%1”</source>
        <translation>„Frames:“ und eine Zahl am Anfang einer eigenen Zeile erwartet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected “Frame Time:” and a number at the beginning of a line of its own, found “%1”</source>
        <translation>„Frame Time:“ und eine Zahl am Anfang einer eigenen Zeile erwartet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>expected a number, found “%1”: only tabs and spaces may be between numbers</source>
        <translation>Zahl erwartet, „%1“ gefunden: Nur Tabulatoren und Leerzeichen stehen zwischen Zahlen</translation>
    </message>
    <message>
        <source>expected no NUL byte, found one: the viewer reads no further</source>
        <translation>kein NUL-Byte erwartet, eines gefunden: Der Viewer liest nicht weiter</translation>
    </message>
    <message>
        <source>expected hip, mPelvis or avatar_mPelvis for the root, found “%1”</source>
        <translation>als Wurzel hip, mPelvis oder avatar_mPelvis erwartet, „%1“ gefunden</translation>
    </message>
    <message>
        <source>“%1” moves, and the avatar has no such joint</source>
        <translation>„%1“ bewegt sich, und der Avatar hat kein solches Gelenk</translation>
    </message>
    <message>
        <source>“%1” moves, and no animation may move it</source>
        <translation>„%1“ bewegt sich, was keine Animation mit ihm tun darf</translation>
    </message>
    <message>
        <source>“%1” stands for the same joint of the avatar as one before it</source>
        <translation>„%1“ ist dasselbe Gelenk des Avatars wie eines davor</translation>
    </message>
    <message>
        <source>no joint of the avatar differs from the first frame: nothing is left</source>
        <translation>kein Gelenk des Avatars weicht vom ersten Bild ab: Nichts bleibt übrig</translation>
    </message>
    <message numerus="yes">
        <source>expected at most 216 joints that move, found %n</source>
        <translation>
            <numerusform>höchstens 216 bewegte Gelenke erwartet, %n gefunden</numerusform>
            <numerusform>höchstens 216 bewegte Gelenke erwartet, %n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>expected at most 60 s, found %1 s</source>
        <translation>höchstens 60 s erwartet, %1 s gefunden</translation>
    </message>
    <message>
        <source>expected a frame time over 0, found 0: the animation has no duration</source>
        <translation>Bilddauer über 0 erwartet, 0 gefunden: Die Animation hat keine Dauer</translation>
    </message>
    <message>
        <source>expected an animation of at most 250000 bytes, found %1</source>
        <translation>Animation von höchstens 250000 Bytes erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>“%1” is more than 5 m away on an axis: it stays at 5 m there</source>
        <translation>„%1“ ist auf einer Achse mehr als 5 m entfernt: Dort bleibt es bei 5 m</translation>
    </message>
    <message>
        <source>the positions of “%1” are displacements from its OFFSET: the viewer takes them for whole positions</source>
        <translation>die Positionen von „%1“ sind Verschiebungen gegen seinen OFFSET: Der Viewer hält sie für ganze Positionen</translation>
    </message>
    <message>
        <source>the first frame seems to be part of the motion: it is the reference and is not played</source>
        <translation>das erste Bild scheint zur Bewegung zu gehören: Es ist die Referenz und wird nicht abgespielt</translation>
    </message>
    <message>
        <source>“%1” is held in a pose and left out, since no frame differs from the first</source>
        <translation>„%1“ wird in einer Pose gehalten und weggelassen, da kein Bild vom ersten abweicht</translation>
    </message>
    <message>
        <source>Rewrite the file in the standard layout.</source>
        <translation>Die Datei im Standardaufbau neu schreiben.</translation>
    </message>
    <message>
        <source>Give the joint the name of one of the avatar.</source>
        <translation>Dem Gelenk den Namen eines Gelenks des Avatars geben.</translation>
    </message>
    <message>
        <source>Rename the joint: _ for spaces, no MOTION, no braces.</source>
        <translation>Das Gelenk umbenennen: _ für Leerzeichen, kein MOTION, keine Klammern.</translation>
    </message>
    <message>
        <source>Give the joint three rotations, or three positions in the order X, Y, Z and three rotations.</source>
        <translation>Dem Gelenk drei Drehungen geben oder drei Positionen in der Reihenfolge X, Y, Z und drei Drehungen.</translation>
    </message>
    <message>
        <source>Rename the root to hip.</source>
        <translation>Die Wurzel in hip umbenennen.</translation>
    </message>
    <message>
        <source>Give the joint the name of one of the avatar, retarget the motion, or remove the joint&apos;s motion.</source>
        <translation>Dem Gelenk den Namen eines Gelenks des Avatars geben, die Bewegung übertragen oder die Bewegung des Gelenks entfernen.</translation>
    </message>
    <message>
        <source>Remove the joint&apos;s motion.</source>
        <translation>Die Bewegung des Gelenks entfernen.</translation>
    </message>
    <message>
        <source>Give each joint the name of a different joint of the avatar.</source>
        <translation>Jedem Gelenk den Namen eines anderen des Avatars geben.</translation>
    </message>
    <message>
        <source>Insert a rest pose as a reference before the first frame.</source>
        <translation>Vor dem ersten Bild eine Ruhepose als Referenz einfügen.</translation>
    </message>
    <message>
        <source>Remove the motion of some joints.</source>
        <translation>Die Bewegung einiger Gelenke entfernen.</translation>
    </message>
    <message>
        <source>Cut the motion to 60 s.</source>
        <translation>Die Bewegung auf 60 s kürzen.</translation>
    </message>
    <message>
        <source>Set a frame time.</source>
        <translation>Eine Bilddauer setzen.</translation>
    </message>
    <message>
        <source>Keep fewer frames per second, smooth the motion, or shorten it.</source>
        <translation>Weniger Bilder pro Sekunde behalten, die Bewegung glätten oder kürzen.</translation>
    </message>
    <message>
        <source>Remove the travel of the root, or check whether the lengths are inches.</source>
        <translation>Die Fortbewegung der Wurzel wegnehmen oder prüfen, ob die Längen Zoll sind.</translation>
    </message>
    <message>
        <source>Add the OFFSET to the positions.</source>
        <translation>Den OFFSET zu den Positionen addieren.</translation>
    </message>
    <message>
        <source>Bend the joint a little in the first frame, which is not played.</source>
        <translation>Das Gelenk im ersten Bild, das nicht abgespielt wird, ein wenig beugen.</translation>
    </message>
    <message>
        <source>Ok</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Invalid HIERARCHY header.</source>
        <translation>Ungültiger HIERARCHY-Header.</translation>
    </message>
    <message>
        <source>Cannot find ROOT or JOINT.</source>
        <translation>Kein ROOT oder JOINT gefunden.</translation>
    </message>
    <message>
        <source>Cannot get JOINT name.</source>
        <translation>Kein JOINT-Name.</translation>
    </message>
    <message>
        <source>Cannot find OFFSET.</source>
        <translation>Kein OFFSET.</translation>
    </message>
    <message>
        <source>Cannot find CHANNELS.</source>
        <translation>Keine CHANNELS.</translation>
    </message>
    <message>
        <source>Cannot get rotation order.</source>
        <translation>Keine Rotationsreihenfolge.</translation>
    </message>
    <message>
        <source>Cannot get rotation axis.</source>
        <translation>Rotationsachse nicht verfügbar.</translation>
    </message>
    <message>
        <source>Cannot get number of frames.</source>
        <translation>Keine Anzahl von Bildern.</translation>
    </message>
    <message>
        <source>Cannot get frame time.</source>
        <translation>Keine Bilderzeit.</translation>
    </message>
    <message>
        <source>Premature end of file.</source>
        <translation>Datei vorzeitig beendet.</translation>
    </message>
    <message>
        <source>Cannot get position values.</source>
        <translation>Keine Positionswerte.</translation>
    </message>
    <message>
        <source>Incorrect root joint name, use &quot;hip&quot;.</source>
        <translation>Falscher Root-Gelenkname, verwenden Sie ‚hip‘.</translation>
    </message>
    <message>
        <source>Maximum animation length is 60.0 seconds.</source>
        <translation>Die maximale Animationslänge beträgt 60,0 Sekunden.</translation>
    </message>
    <message>
        <source>Failed to initialize motion</source>
        <translation>Bewegung konnte nicht initialisiert werden</translation>
    </message>
    <message>
        <source>The animation is too large to be uploaded.</source>
        <translation>Die Animation ist zu groß zum Hochladen.</translation>
    </message>
    <message>
        <source>The viewer shows no error but misreads the motion.</source>
        <translation>Er sagt nichts und liest die Bewegung falsch.</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, is not installed</source>
        <translation>das Programm ffmpeg, das Videos erzeugt, ist nicht installiert</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, cannot be started: %1</source>
        <translation>das Programm ffmpeg, das Videos erzeugt, lässt sich nicht starten: %1</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, stopped: %1</source>
        <translation>das Programm ffmpeg, das Videos erzeugt, brach ab: %1</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, was ended from outside</source>
        <translation>das Programm ffmpeg, das Videos erzeugt, wurde von außen beendet</translation>
    </message>
    <message>
        <source>expected an array as numpy.save() writes it, found something else</source>
        <translation>Array erwartet, wie numpy.save() es schreibt, etwas anderes gefunden</translation>
    </message>
    <message>
        <source>expected an array of the type &apos;&lt;f8&apos; in the order of C, found the type %1 or another order</source>
        <translation>Array vom Typ &apos;&lt;f8&apos; in der Reihenfolge von C erwartet, den Typ %1 oder eine andere Reihenfolge gefunden</translation>
    </message>
    <message>
        <source>expected %1 bytes of numbers, found %2</source>
        <translation>%1 Bytes mit Zahlen erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>expected finite numbers, found another in frame %1, column %2</source>
        <translation>endliche Zahlen erwartet, eine andere in Bild %1, Spalte %2 gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n cycles</source>
        <translation>
            <numerusform>%n Zyklus</numerusform>
            <numerusform>%n Zyklen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the clip has only %n cycles to choose from</source>
        <translation>
            <numerusform>der Clip hat nur %n Zyklus zur Auswahl</numerusform>
            <numerusform>der Clip hat nur %n Zyklen zur Auswahl</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure hangs head down: −%1 is up in it</source>
        <translation>Die Figur hängt mit dem Kopf nach unten: −%1 zeigt in ihr nach oben</translation>
    </message>
    <message>
        <source>the figure hung head down and is turned over about %1</source>
        <translation>die Figur hing mit dem Kopf nach unten und wird um %1 umgedreht</translation>
    </message>
    <message>
        <source>left and right differ, by up to %1 units (%2); every joint keeps its own bones</source>
        <translation>links und rechts unterscheiden sich um bis zu %1 Einheiten (%2); jedes Gelenk behält seine eigenen Knochen</translation>
    </message>
    <message>
        <source>the rest pose does not stand; frame %1 shows left and right</source>
        <translation>die Ruhepose steht nicht; Bild %1 zeigt links und rechts</translation>
    </message>
    <message>
        <source>expected nothing but rows of numbers, all of the same length</source>
        <translation>nur Zeilen mit Zahlen erwartet, alle gleich lang</translation>
    </message>
    <message>
        <source>The rest pose of the source does not stand: frame %1 shows how its body is built.</source>
        <translation>Die Ruhepose der Quelle steht nicht: Bild %1 zeigt, wie ihr Körper gebaut ist.</translation>
    </message>
    <message>
        <source>The rest pose of the target does not stand: frame %1 of its file shows how its body is built.</source>
        <translation>Die Ruhepose des Ziels steht nicht: Bild %1 seiner Datei zeigt, wie sein Körper gebaut ist.</translation>
    </message>
    <message>
        <source>%1 is rotated about its own bone by %2° compared with the source.</source>
        <translation>%1 ist gegenüber der Quelle um %2° um den eigenen Knochen gedreht.</translation>
    </message>
    <message>
        <source>largest jump: %1, frame %2, %3°, in the source %4°</source>
        <translation>größter Sprung: %1, Bild %2, %3°, in der Quelle %4°</translation>
    </message>
    <message>
        <source>bent backward: %1, frame %2, %3°, in the source %4°</source>
        <translation>nach hinten gebeugt: %1, Bild %2, %3°, in der Quelle %4°</translation>
    </message>
    <message>
        <source>jerked: %1, frame %2</source>
        <translation>ruckt: %1, Bild %2</translation>
    </message>
    <message>
        <source>frame %1 does not fit its neighbours and stays as it is</source>
        <translation>Bild %1 ist eine eigene Pose und bleibt, wie es ist</translation>
    </message>
    <message>
        <source>frames %1 to %2 do not fit their neighbours and stay as they are</source>
        <translation>Die Bilder %1 bis %2 sind eigene Posen und bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>upright, its head above its feet</source>
        <translation>aufrecht, der Kopf über den Füßen</translation>
    </message>
    <message>
        <source>Frame %1 is a pose of its own, such as a T-pose, up to %2° from the frame beside it: %3</source>
        <translation>Bild %1 ist eine eigene Pose, etwa eine T-Pose, bis zu %2° vom Nachbarbild entfernt: %3</translation>
    </message>
    <message>
        <source>Frames %1 to %2 are poses of their own, such as a T-pose, up to %3° from the frame beside them: %4</source>
        <translation>Die Bilder %1 bis %2 sind eigene Posen, etwa eine T-Pose, bis zu %3° vom Nachbarbild entfernt: %4</translation>
    </message>
    <message>
        <source>left out of filters unless you choose otherwise</source>
        <translation>aus Filtern herausgehalten, solange nichts anderes gewählt ist</translation>
    </message>
    <message>
        <source>left out of filters</source>
        <translation>aus Filtern herausgehalten</translation>
    </message>
    <message>
        <source>filtered like any other frame</source>
        <translation>gefiltert wie jedes andere Bild</translation>
    </message>
    <message>
        <source>the figure does not stand with its head above its feet, so that nothing would show that it hangs</source>
        <translation>die Figur steht nicht mit dem Kopf über den Füßen, daher würde nichts zeigen, dass sie hängt</translation>
    </message>
    <message>
        <source>at %1 frames per second a cut-off of %2 Hz is too high: %3 Hz is used</source>
        <translation>bei %1 Bildern pro Sekunde ist eine Grenzfrequenz von %2 Hz zu hoch: Verwendet werden %3 Hz</translation>
    </message>
    <message>
        <source>two frames are the fewest that keep the first and the last pose: they are %1 s apart now, not %2 s</source>
        <translation>zwei Bilder sind das Wenigste, was die erste und die letzte Pose behält: Sie liegen jetzt %1 s auseinander statt %2 s</translation>
    </message>
    <message>
        <source>No joint of the source moves %1 and the joints below: they stay still.</source>
        <translation>Kein Gelenk der Quelle bewegt %1 und die Gelenke darunter: Sie bleiben ruhig.</translation>
    </message>
    <message>
        <source>No joint of the target follows %1 and the joints below: their motion is lost.</source>
        <translation>Kein Gelenk des Ziels folgt %1 und den Gelenken darunter: Ihre Bewegung geht verloren.</translation>
    </message>
    <message>
        <source>a T-pose is one of a human body, and this figure goes on four feet: insert its rest pose</source>
        <translation>Eine T-Pose ist die eines menschlichen Körpers, und diese Figur geht auf vier Füßen: Fügen Sie ihre Ruhepose ein</translation>
    </message>
    <message>
        <source>the figure does not show that %1 is up: %2 will be read from the file, unless you choose %1</source>
        <translation>die Figur zeigt nicht, dass %1 oben ist: Aus der Datei wird %2 gelesen, wenn Sie nicht %1 wählen</translation>
    </message>
    <message>
        <source>through the floor: %1, frame %2, %3 cm on a body of 170, in the source %4 cm</source>
        <translation>durch den Boden: %1, Bild %2, %3 cm bei einem Körper von 170, in der Quelle %4 cm</translation>
    </message>
    <message>
        <source>the figure turns %1° to the left in each cycle</source>
        <translation>die Figur dreht sich in jedem Zyklus um %1° nach links</translation>
    </message>
    <message>
        <source>the figure turns %1° to the right in each cycle</source>
        <translation>die Figur dreht sich in jedem Zyklus um %1° nach rechts</translation>
    </message>
    <message numerus="yes">
        <source>the %n figures are moved together, so that they keep their positions relative to each other</source>
        <translation>
            <numerusform>die %n Figur wird als Ganzes bewegt</numerusform>
            <numerusform>die %n Figuren werden gemeinsam bewegt, sodass sie ihre Plätze zueinander behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n figures travel differently, so that each goes on from where its own cycle ends</source>
        <translation>
            <numerusform>die %n Figur geht dort weiter, wo ihr Zyklus endet</numerusform>
            <numerusform>die %n Figuren bewegen sich verschieden fort, sodass jede dort weitergeht, wo ihr eigener Zyklus endet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of the %n figures stays in place</source>
        <translation>
            <numerusform>die %n Figur bleibt an ihrem Platz</numerusform>
            <numerusform>jede der %n Figuren bleibt an ihrem eigenen Platz</numerusform>
        </translation>
    </message>
    <message>
        <source>the ends do not fit: %1 differs by %2° in frames %3 and %4, so closing the cycle changes how it moves</source>
        <translation>die Enden passen nicht zusammen: %1 unterscheidet sich in den Bildern %3 und %4 um %2°, sodass das Schließen des Zyklus die Bewegung ändert</translation>
    </message>
    <message numerus="yes">
        <source>%n spikes repaired; joints: %1, frames in all: %2</source>
        <translation>
            <numerusform>%n Ausreißer repariert; Gelenke: %1, Bilder insgesamt: %2</numerusform>
            <numerusform>%n Ausreißer repariert; Gelenke: %1, Bilder insgesamt: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>jumps over 170°: %n of %1 removed</source>
        <translation>
            <numerusform>von allen Sprüngen über 170° (%1) ist %n beseitigt</numerusform>
            <numerusform>von allen Sprüngen über 170° (%1) sind %n beseitigt</numerusform>
        </translation>
    </message>
    <message>
        <source>the other clip has another skeleton: its motion was first retargeted to this one (%1 of %2 joints follow it)</source>
        <translation>der andere Clip hat ein anderes Skelett: Seine Bewegung wurde erst auf dieses gelegt; Gelenke, die ihr folgen: %1 von %2</translation>
    </message>
    <message>
        <source>the figure turned %1° to the left in the cycle; this was removed with its travel</source>
        <translation>die Figur drehte sich im Zyklus um %1° nach links; das wurde mit ihrer Fortbewegung entfernt</translation>
    </message>
    <message>
        <source>the figure turned %1° to the right in the cycle; this was removed with its travel</source>
        <translation>die Figur drehte sich im Zyklus um %1° nach rechts; das wurde mit ihrer Fortbewegung entfernt</translation>
    </message>
    <message>
        <source>this clip has no cycle: %1; to loop all the same, set these or other frames as the cycle</source>
        <translation>dieser Clip hat keinen Zyklus: %1; um trotzdem eine Schleife zu machen, diese oder andere Bilder als Zyklus einstellen</translation>
    </message>
    <message>
        <source>the figures have no cycle together: %1; to loop all the same, set these or other frames as the cycle</source>
        <translation>die Figuren haben keinen gemeinsamen Zyklus: %1; um trotzdem eine Schleife zu machen, diese oder andere Bilder als Zyklus einstellen</translation>
    </message>
    <message>
        <source>the movement repeats in frames %1 and %2, but %3 differs by %4°, and the fade hides at most %5°; to loop all the same, set these or other frames as the cycle</source>
        <translation>die Bewegung kommt in den Bildern %1 und %2 wieder, aber %3 unterscheidet sich um %4°, und der Übergang verbirgt höchstens %5°; um trotzdem eine Schleife zu machen, diese oder andere Bilder als Zyklus einstellen</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°)</source>
        <translation>die Bilder %1 und %2 sind sich am ähnlichsten (%3 unterscheidet sich um %4°)</translation>
    </message>
    <message>
        <source>frames %1 to %2 last %3 s, and the shortest cycle that is looked for lasts %4 s</source>
        <translation>die Bilder %1 bis %2 dauern %3 s, und der kürzeste Zyklus, der gesucht wird, dauert %4 s</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but they are %5 s apart, and the longest cycle that is looked for lasts %6 s</source>
        <translation>die Bilder %1 und %2 sind sich am ähnlichsten (%3 unterscheidet sich um %4°), aber sie liegen %5 s auseinander, und der längste Zyklus, der gesucht wird, dauert %6 s</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but the figure stands still in %5 % of the frames between them, and the limit is %6 %</source>
        <translation>die Bilder %1 und %2 sind sich am ähnlichsten (%3 unterscheidet sich um %4°), aber die Figur steht in %5 % der Bilder dazwischen still, und die Grenze ist %6 %</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but the figure stands still in the first of them</source>
        <translation>die Bilder %1 und %2 sind sich am ähnlichsten (%3 unterscheidet sich um %4°), aber im ersten steht die Figur still</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but they are only %5 frames apart, and a stride takes at least %6</source>
        <translation>die Bilder %1 und %2 sind sich am ähnlichsten (%3 unterscheidet sich um %4°), aber sie liegen nur %5 Bilder auseinander, und ein Doppelschritt braucht mindestens %6</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but the pose only moves on between them: at the end it is %5 units away, where one that comes back would be at most %6 away</source>
        <translation>die Bilder %1 und %2 sind sich am ähnlichsten (%3 unterscheidet sich um %4°), aber die Pose geht dazwischen nur weiter: Am Ende ist sie %5 Einheiten entfernt, eine, die wiederkommt, höchstens %6</translation>
    </message>
    <message>
        <source>frames %1 to %2 come nearest to one (%3 differs by %4°), but their poses are %5 units apart, and the limit for them is %6</source>
        <translation>die Bilder %1 bis %2 kommen einem am nächsten (%3 unterscheidet sich um %4°), aber ihre Posen liegen %5 Einheiten auseinander, und die Grenze dafür ist %6</translation>
    </message>
    <message>
        <source>frames %1 to %2 come nearest to one (%3 differs by %4°), but they are %5 strides, not a whole number</source>
        <translation>die Bilder %1 bis %2 kommen einem am nächsten (%3 unterscheidet sich um %4°), aber sie sind %5 Doppelschritte, keine ganze Zahl</translation>
    </message>
    <message>
        <source>frames %1 to %2 come nearest to one, but %3 differs by %4°, and the limit is %5°</source>
        <translation>die Bilder %1 bis %2 kommen einem am nächsten, aber %3 unterscheidet sich um %4°, und die Grenze ist %5°</translation>
    </message>
    <message>
        <source>%1 of the figure “%2”</source>
        <translation>%1 der Figur „%2“</translation>
    </message>
    <message numerus="yes">
        <source>the first %n frames are mixed; the longer clip has %1</source>
        <translation>
            <numerusform>%n Bild am Anfang wird gemischt; der längere Clip hat %1</numerusform>
            <numerusform>die ersten %n Bilder werden gemischt; der längere Clip hat %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys; joints: %1, keys per joint: %2, in %3 % of the frames</source>
        <translation>
            <numerusform>%n Key; Gelenke: %1, Keys je Gelenk: %2, in %3 % der Bilder</numerusform>
            <numerusform>%n Keys; Gelenke: %1, Keys je Gelenk: %2, in %3 % der Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other clip has %n frames and this one %1: expected the clip from before its travel was removed</source>
        <translation>
            <numerusform>der andere Clip hat %n Bild und dieser %1: den Clip vor dem Wegnehmen der Fortbewegung erwartet</numerusform>
            <numerusform>der andere Clip hat %n Bilder und dieser %1: den Clip vor dem Wegnehmen der Fortbewegung erwartet</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither skeleton has legs: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>Keines der beiden Skelette hat Beine: Die Fortbewegung wird nach der Körpergröße skaliert, und keine Füße werden gehalten.</translation>
    </message>
    <message>
        <source>The source has no legs: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>Die Quelle hat keine Beine: Die Fortbewegung wird nach der Körpergröße skaliert, und keine Füße werden gehalten.</translation>
    </message>
    <message>
        <source>The target has no legs: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>Das Ziel hat keine Beine: Die Fortbewegung wird nach der Körpergröße skaliert, und keine Füße werden gehalten.</translation>
    </message>
    <message>
        <source>No leg of the target follows a leg of the source: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>Kein Bein des Ziels folgt einem Bein der Quelle: Die Fortbewegung wird nach der Körpergröße skaliert, und keine Füße werden gehalten.</translation>
    </message>
    <message>
        <source>No joint of the target follows the moving joints below %1: their motion is lost.</source>
        <translation>Kein Gelenk des Ziels folgt den bewegten Gelenken unter %1: Ihre Bewegung geht verloren.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no head or spine with two feet was found, so that nothing would show that the figure hangs</source>
        <translation>weder Kopf noch Wirbelsäule mit zwei Füßen gefunden, daher würde nichts zeigen, dass die Figur hängt</translation>
    </message>
    <message>
        <source>the other clip is rotated by %1° and moved by %2 units along the floor to fit</source>
        <translation>der andere Clip wird um %1° gedreht und um %2 Einheiten über den Boden verschoben, damit er passt</translation>
    </message>
    <message>
        <source>%1 is up in the other clip: it is rotated so that %2 is up, as in this one</source>
        <translation>im anderen Clip ist %1 oben: Er wird gedreht, damit wie in diesem %2 oben ist</translation>
    </message>
    <message>
        <source>%1 is up in the result, as in the other clip: nothing shows it in this one</source>
        <translation>im Ergebnis ist %1 oben, wie im anderen Clip: In diesem zeigt es nichts</translation>
    </message>
    <message>
        <source>each cycle moves on by %1 units along the floor</source>
        <translation>jeder Zyklus geht um %1 Einheiten über den Boden weiter</translation>
    </message>
    <message>
        <source>another cycle is frames %1 to %2; its ends differ by %3 units and by %4° at most</source>
        <translation>ein anderer Zyklus sind die Bilder %1 bis %2; seine Enden unterscheiden sich um %3 Einheiten und um höchstens %4°</translation>
    </message>
    <message>
        <source>another cycle is frames %1 to %2, in which the figure turns %5° to the left; its ends differ by %3 units and by %4° at most</source>
        <translation>ein anderer Zyklus sind die Bilder %1 bis %2, in denen sich die Figur um %5° nach links dreht; seine Enden unterscheiden sich um %3 Einheiten und um höchstens %4°</translation>
    </message>
    <message>
        <source>another cycle is frames %1 to %2, in which the figure turns %5° to the right; its ends differ by %3 units and by %4° at most</source>
        <translation>ein anderer Zyklus sind die Bilder %1 bis %2, in denen sich die Figur um %5° nach rechts dreht; seine Enden unterscheiden sich um %3 Einheiten und um höchstens %4°</translation>
    </message>
    <message>
        <source>expected a row with [X, Y, Z] or null for each column (%1), found %2</source>
        <translation>Zeile mit [X, Y, Z] oder null für jede Spalte (%1) erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>expected no more channel names than the count gives (%1), found %2</source>
        <translation>nicht mehr Kanalnamen erwartet, als die Anzahl nennt (%1), %2 gefunden</translation>
    </message>
    <message>
        <source>expected rows as declared (Frames: %1), found %2: the actual number of rows is used</source>
        <translation>Zeilen wie angegeben (Frames: %1) erwartet, %2 gefunden: Die tatsächliche Zahl der Zeilen gilt</translation>
    </message>
    <message numerus="yes">
        <source>expected one frame per line (number of values: %1), found %2: read as one stream, which gives exactly the %n rows declared (%3 before this line)</source>
        <translation>
            <numerusform>ein Bild je Zeile erwartet (Zahl der Werte: %1), %2 gefunden: als ein Strom gelesen, was genau die %n angegebene Zeile ergibt (%3 vor dieser Zeile)</numerusform>
            <numerusform>ein Bild je Zeile erwartet (Zahl der Werte: %1), %2 gefunden: als ein Strom gelesen, was genau die %n angegebenen Zeilen ergibt (%3 vor dieser Zeile)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2</source>
        <translation>
            <numerusform>%n Wert in der Zeile von Bild %1 erwartet, %2 gefunden</numerusform>
            <numerusform>%n Werte in der Zeile von Bild %1 erwartet, %2 gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the last row, found %1 complete: incomplete row dropped</source>
        <translation>
            <numerusform>%n Wert in der letzten Zeile erwartet, %1 vollständig gefunden: unvollständige Zeile verworfen</numerusform>
            <numerusform>%n Werte in der letzten Zeile erwartet, %1 vollständig gefunden: unvollständige Zeile verworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>expected the number of rows after Frames:, found %1: changed to %2</source>
        <translation>Anzahl der Zeilen nach Frames: erwartet, %1 gefunden: in %2 geändert</translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the last row, found fewer: incomplete row dropped</source>
        <translation>
            <numerusform>%n Wert in der letzten Zeile erwartet, weniger gefunden: unvollständige Zeile verworfen</numerusform>
            <numerusform>%n Werte in der letzten Zeile erwartet, weniger gefunden: unvollständige Zeile verworfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from frame %1 on, the number of values in a row is %2, not %3: only the %n frames before are kept</source>
        <translation>
            <numerusform>ab Bild %1 ist die Zahl der Werte je Zeile %2 statt %3: Nur %n Bild davor bleibt erhalten</numerusform>
            <numerusform>ab Bild %1 ist die Zahl der Werte je Zeile %2 statt %3: Nur die %n Bilder davor bleiben erhalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %1 values in a row, found %2 in all %n rows: the surplus at the end of each dropped, “%3” in the first</source>
        <translation>
            <numerusform>%1 Werte je Zeile erwartet, %2 in der %n Zeile gefunden: „%3“ an ihrem Ende verworfen</numerusform>
            <numerusform>%1 Werte je Zeile erwartet, %2 in allen %n Zeilen gefunden: Überzählige am Ende jeder Zeile verworfen, „%3“ in der ersten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2: all of them interpolated between frames %3 and %4</source>
        <translation>
            <numerusform>%n Wert in der Zeile von Bild %1 erwartet, %2 gefunden: zwischen den Bildern %3 und %4 interpoliert</numerusform>
            <numerusform>%n Werte in der Zeile von Bild %1 erwartet, %2 gefunden: alle zwischen den Bildern %3 und %4 interpoliert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2: all of them replaced with those of frame %3</source>
        <translation>
            <numerusform>%n Wert in der Zeile von Bild %1 erwartet, %2 gefunden: durch den von Bild %3 ersetzt</numerusform>
            <numerusform>%n Werte in der Zeile von Bild %1 erwartet, %2 gefunden: alle durch die von Bild %3 ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 never stand. %2</source>
        <translation>%1 stehen nie. %2</translation>
    </message>
    <message>
        <source>%1 never stand; %2 comes nearest. %3</source>
        <translation>%1 stehen nie; %2 kommt dem am nächsten. %3</translation>
    </message>
    <message>
        <source>%1 still slides in frames %2 to %3: it is held by %4 %, since its limb would jump.</source>
        <translation>%1 rutscht in den Bildern %2 bis %3 noch: zu %4 % gehalten, da die Gliedmaße sonst springen würde.</translation>
    </message>
    <message>
        <source>%1 slides in frames %2 to %3: it is not held, since its limb would jump.</source>
        <translation>%1 rutscht in den Bildern %2 bis %3: nicht gehalten, da die Gliedmaße sonst springen würde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is held least, by %4 %.</source>
        <translation>
            <numerusform>%1 rutscht in %n Kontakt noch, da die Gliedmaße sonst springen würde: in den Bildern %2 bis %3 am wenigsten gehalten, zu %4 %.</numerusform>
            <numerusform>%1 rutscht in %n Kontakten noch, da die Gliedmaße sonst springen würde: in den Bildern %2 bis %3 am wenigsten gehalten, zu %4 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is not held.</source>
        <translation>
            <numerusform>%1 rutscht in %n Kontakt noch, da die Gliedmaße sonst springen würde: in den Bildern %2 bis %3 nicht gehalten.</numerusform>
            <numerusform>%1 rutscht in %n Kontakten noch, da die Gliedmaße sonst springen würde: in den Bildern %2 bis %3 nicht gehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are held only in part, since a limb would jump</source>
        <translation>
            <numerusform>%n Kontakt wird nur zum Teil gehalten, da die Gliedmaße sonst springen würde</numerusform>
            <numerusform>%n Kontakte werden nur zum Teil gehalten, da sonst eine Gliedmaße springen würde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are not held, since a limb would jump</source>
        <translation>
            <numerusform>%n Kontakt wird nicht gehalten, da die Gliedmaße sonst springen würde</numerusform>
            <numerusform>%n Kontakte werden nicht gehalten, da sonst eine Gliedmaße springen würde</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still slides in frames %2 to %3: it is held by %4 %, since its limb would jump</source>
        <translation>%1 rutscht in den Bildern %2 bis %3 noch: zu %4 % gehalten, da die Gliedmaße sonst springen würde</translation>
    </message>
    <message>
        <source>%1 slides as before in frames %2 to %3: it is not held, since its limb would jump</source>
        <translation>%1 rutscht in den Bildern %2 bis %3 wie zuvor: nicht gehalten, da die Gliedmaße sonst springen würde</translation>
    </message>
    <message>
        <source>the floor was at height %1: the clip moves by %2 units along the up axis</source>
        <translation>der Boden lag auf Höhe %1: Der Clip wird um %2 Einheiten entlang der Hochachse verschoben</translation>
    </message>
    <message numerus="yes">
        <source>expected %n cells as in the first row, found %1</source>
        <translation>
            <numerusform>%n Zelle wie in der ersten Zeile erwartet, %1 gefunden</numerusform>
            <numerusform>%n Zellen wie in der ersten Zeile erwartet, %1 gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has nothing but numbers (rows: %1, numbers in a row: %2). import --skeleton reads them with a skeleton that has as many channels.</source>
        <translation>Die Datei enthält nur Zahlen (Zeilen: %1, Zahlen je Zeile: %2). import --skeleton liest sie mit einem Skelett, das ebenso viele Kanäle hat.</translation>
    </message>
    <message>
        <source>expected as many numbers in a row as the skeleton has channels (%1), found %2</source>
        <translation>so viele Zahlen je Zeile erwartet, wie das Skelett Kanäle hat (%1), %2 gefunden</translation>
    </message>
    <message>
        <source>expected an array of frames with a value for each channel of the skeleton (%1), found the shape %2</source>
        <translation>Array aus Bildern mit einem Wert für jeden Kanal des Skeletts (%1) erwartet, die Form %2 gefunden</translation>
    </message>
    <message numerus="yes">
        <source>expected %n lines of values, found %1</source>
        <translation>
            <numerusform>%n Zeile mit Werten erwartet, %1 gefunden</numerusform>
            <numerusform>%n Zeilen mit Werten erwartet, %1 gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n lines of values, found more: the rest is not read</source>
        <translation>
            <numerusform>%n Zeile mit Werten erwartet, mehr gefunden: Der Rest wird nicht gelesen</numerusform>
            <numerusform>%n Zeilen mit Werten erwartet, mehr gefunden: Der Rest wird nicht gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in a line, found %1</source>
        <translation>
            <numerusform>%n Wert in einer Zeile erwartet, %1 gefunden</numerusform>
            <numerusform>%n Werte in einer Zeile erwartet, %1 gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in a line, found %1: the rest is not read</source>
        <translation>
            <numerusform>%n Wert in einer Zeile erwartet, %1 gefunden: Der Rest wird nicht gelesen</numerusform>
            <numerusform>%n Werte in einer Zeile erwartet, %1 gefunden: Der Rest wird nicht gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotations become quaternions, and numbers have seven digits.</source>
        <translation>Drehungen werden Quaternionen, und Zahlen haben sieben Stellen.</translation>
    </message>
    <message>
        <source>Keys are left out where joints stay within %1°.</source>
        <translation>Keys werden weggelassen, wo Gelenke innerhalb von %1° bleiben.</translation>
    </message>
    <message>
        <source>The hierarchy and the offsets are left out.</source>
        <translation>Die Hierarchie und die Offsets werden weggelassen.</translation>
    </message>
    <message>
        <source>The page holds only positions, with seven digits: the motion cannot be recovered from it.</source>
        <translation>Die Seite enthält nur Positionen mit sieben Stellen: Daraus lässt sich die Bewegung nicht zurückgewinnen.</translation>
    </message>
    <message>
        <source>%1, by the figure&apos;s height</source>
        <translation>%1, nach der Größe der Figur</translation>
    </message>
    <message numerus="yes">
        <source>%n joints on the right take the poses of their partners on the left</source>
        <translation>
            <numerusform>%n Gelenk rechts nimmt die Posen seines Partners links an</numerusform>
            <numerusform>%n Gelenke rechts nehmen die Posen ihrer Partner links an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints on the left take the poses of their partners on the right</source>
        <translation>
            <numerusform>%n Gelenk links nimmt die Posen seines Partners rechts an</numerusform>
            <numerusform>%n Gelenke links nehmen die Posen ihrer Partner rechts an</numerusform>
        </translation>
    </message>
    <message>
        <source>no joint to work on is known to be left or right and has a partner on the other side</source>
        <translation>kein Gelenk, das bearbeitet werden soll, ist als links oder rechts bekannt und hat einen Partner auf der anderen Seite</translation>
    </message>
    <message>
        <source>“%1” is held where it is in frame %2, from frame %3 to %4</source>
        <translation>„%1“ wird von Bild %3 bis %4 gehalten, wo es in Bild %2 ist</translation>
    </message>
    <message>
        <source>“%1” is held on “%2” as in frame %3, from frame %4 to %5</source>
        <translation>„%1“ wird von Bild %4 bis %5 an „%2“ gehalten wie in Bild %3</translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot keep its rotation in %n of these frames: it is off by up to %2° (frame %3)</source>
        <translation>
            <numerusform>„%1“ kann seine Drehung in %n dieser Bilder nicht behalten: Sie weicht um %2° ab (Bild %3)</numerusform>
            <numerusform>„%1“ kann seine Drehung in %n dieser Bilder nicht behalten: Sie weicht um bis zu %2° ab (Bild %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>neither position nor rotation is selected</source>
        <translation>weder die Position noch die Drehung soll gehalten werden</translation>
    </message>
    <message>
        <source>“%1” is an end site, which has no rotation of its own</source>
        <translation>„%1“ ist ein Endpunkt, der keine eigene Drehung hat</translation>
    </message>
    <message>
        <source>“%1” cannot be held on “%2”, because “%2” moves with the joints that bring it there</source>
        <translation>„%1“ lässt sich nicht an „%2“ halten, weil „%2“ sich mit den Gelenken bewegt, die es dorthin bringen</translation>
    </message>
    <message>
        <source>no joint can bring “%1” to another position</source>
        <translation>kein Gelenk kann „%1“ in eine andere Position bringen</translation>
    </message>
    <message>
        <source>“%1” looks at “%2”</source>
        <translation>„%1“ sieht „%2“ an</translation>
    </message>
    <message>
        <source>“%1” looks at a point</source>
        <translation>„%1“ sieht einen Punkt an</translation>
    </message>
    <message>
        <source>“%1” has no rotation channels to look with</source>
        <translation>„%1“ hat keine Rotationskanäle, mit denen es etwas ansehen könnte</translation>
    </message>
    <message>
        <source>“%1” cannot look at “%2”, which moves with it</source>
        <translation>„%1“ kann „%2“ nicht ansehen, weil es sich mit ihm bewegt</translation>
    </message>
    <message>
        <source>“%1” changes nothing while “%2” is “%3”</source>
        <translation>„%1“ ändert nichts, solange „%2“ „%3“ ist</translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° to a side at most (yaw)</source>
        <translation>
            <numerusform>„%1“ blickt in %n dieser Bilder um %2° daran vorbei (Bild %3): Es dreht sich höchstens %4° zur Seite (yaw)</numerusform>
            <numerusform>„%1“ blickt in %n dieser Bilder um bis zu %2° daran vorbei (Bild %3): Es dreht sich höchstens %4° zur Seite (yaw)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° up or down at most (pitch)</source>
        <translation>
            <numerusform>„%1“ blickt in %n dieser Bilder um %2° daran vorbei (Bild %3): Es dreht sich höchstens %4° nach oben oder unten (pitch)</numerusform>
            <numerusform>„%1“ blickt in %n dieser Bilder um bis zu %2° daran vorbei (Bild %3): Es dreht sich höchstens %4° nach oben oder unten (pitch)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° in a second at most</source>
        <translation>
            <numerusform>„%1“ blickt in %n dieser Bilder um %2° daran vorbei (Bild %3): Es dreht sich höchstens %4° in einer Sekunde</numerusform>
            <numerusform>„%1“ blickt in %n dieser Bilder um bis zu %2° daran vorbei (Bild %3): Es dreht sich höchstens %4° in einer Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” turns faster than a head can (frame %2): more frames or a longer fade make it slower</source>
        <translation>„%1“ dreht sich schneller, als ein Kopf es kann (Bild %2): Mehr Bilder oder eine längere Blende machen es langsamer</translation>
    </message>
    <message numerus="yes">
        <source>“%1” turns by %2° about its bone, spread over %n joints</source>
        <translation>
            <numerusform>„%1“ dreht sich um %2° um seinen Knochen, verteilt auf %n Gelenk</numerusform>
            <numerusform>„%1“ dreht sich um %2° um seinen Knochen, auf %n Gelenke verteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>channels between the first joint and “%1” miss the twist by up to %2°</source>
        <translation>Kanäle zwischen dem ersten Gelenk und „%1“ verfehlen die Verdrehung um bis zu %2°</translation>
    </message>
    <message>
        <source>“%1” is not above “%2”, and takes no share of its twist</source>
        <translation>„%1“ ist nicht über „%2“ und bekommt keinen Anteil an der Verdrehung</translation>
    </message>
    <message>
        <source>“%1” has no rotation channels to twist with</source>
        <translation>„%1“ hat keine Rotationskanäle, um sich zu verdrehen</translation>
    </message>
    <message>
        <source>“%1” has no bone to turn about; choose a joint of the spine, the head or a hand</source>
        <translation>„%1“ hat keinen Knochen, um den es sich drehen könnte; möglich sind Gelenke der Wirbelsäule, der Kopf und Hände</translation>
    </message>
    <message>
        <source>a joint, an end site such as Head/End, or a point such as 0+160+200</source>
        <translation>ein Gelenk, ein Endpunkt wie Head/End oder ein Punkt wie 0+160+200</translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot reach its place in %n of these frames: it is up to %2 units too far away (frame %3)</source>
        <translation>
            <numerusform>„%1“ erreicht seine Stelle in %n dieser Bilder nicht: Sie ist %2 Einheiten zu weit entfernt (Bild %3)</numerusform>
            <numerusform>„%1“ erreicht seine Stelle in %n dieser Bilder nicht: Sie ist bis zu %2 Einheiten zu weit entfernt (Bild %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is not in its place in %n of these frames, because channels are missing: by up to %2 units (frame %3)</source>
        <translation>
            <numerusform>„%1“ ist in %n dieser Bilder nicht an seiner Stelle, weil Kanäle fehlen: um %2 Einheiten (Bild %3)</numerusform>
            <numerusform>„%1“ ist in %n dieser Bilder nicht an seiner Stelle, weil Kanäle fehlen: um bis zu %2 Einheiten (Bild %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” turns toward “%2”, but looks past it in every frame</source>
        <translation>„%1“ dreht sich zu „%2“, blickt aber in jedem Bild daran vorbei</translation>
    </message>
    <message>
        <source>“%1” turns toward a point, but looks past it in every frame</source>
        <translation>„%1“ dreht sich zu einem Punkt, blickt aber in jedem Bild daran vorbei</translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it is behind the figure, and “%1” turns %4° to a side at most (yaw)</source>
        <translation>
            <numerusform>„%1“ blickt in %n dieser Bilder um %2° daran vorbei (Bild %3): Es liegt hinter der Figur, und „%1“ dreht sich höchstens %4° zur Seite (yaw)</numerusform>
            <numerusform>„%1“ blickt in %n dieser Bilder um bis zu %2° daran vorbei (Bild %3): Es liegt hinter der Figur, und „%1“ dreht sich höchstens %4° zur Seite (yaw)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is let go in %n of these frames, so that nothing jumps: it is up to %2 units away (frame %3)</source>
        <translation>
            <numerusform>„%1“ wird in %n dieser Bilder losgelassen, damit nichts springt: Es ist %2 Einheiten entfernt (Bild %3)</numerusform>
            <numerusform>„%1“ wird in %n dieser Bilder losgelassen, damit nichts springt: Es ist bis zu %2 Einheiten entfernt (Bild %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roots now carry the travel of: %1</source>
        <translation>
            <numerusform>%n Wurzel trägt nun den Weg von: %1</numerusform>
            <numerusform>%n Wurzeln tragen nun den Weg von: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>at rest the figure stands along %1, but %2 is up: it lies in the new frames; pose=t inserts a pose that stands</source>
        <translation>in der Ruhepose steht die Figur entlang %1, oben ist aber %2: in den neuen Bildern liegt sie; pose=t fügt eine Pose ein, die steht</translation>
    </message>
    <message>
        <source>low, on a floor at zero</source>
        <translation>niedrig, auf einem Boden bei null</translation>
    </message>
    <message>
        <source>The figure of the source does not stand in most frames: %1 is taken as its up axis.</source>
        <translation>Die Figur der Quelle steht in den meisten Bildern nicht: %1 gilt als ihre Hochachse.</translation>
    </message>
    <message>
        <source>The figure is raised by up to %1 units (frame %2): it would sink into the floor.</source>
        <translation>Die Figur wird um bis zu %1 Einheiten angehoben (Bild %2): Sie würde in den Boden sinken.</translation>
    </message>
    <message>
        <source>the humanoid map names node %1 as %2, but there are %3 nodes</source>
        <translation>die Humanoid-Zuordnung nennt Knoten %1 als %2, aber es gibt %3 Knoten</translation>
    </message>
    <message>
        <source>%1 keeps its rest pose: its matrix has a shear, which no animation can hold</source>
        <translation>%1 bleibt in seiner Ruhepose: Seine Matrix hat eine Scherung, die keine Animation enthalten kann</translation>
    </message>
    <message>
        <source>%1 has a scale that is not the same along all axes: what hangs below it may be off by %2 cm</source>
        <translation>%1 hat eine Skalierung, die nicht in allen Richtungen gleich ist: Was daran hängt, kann um %2 cm abweichen</translation>
    </message>
    <message>
        <source>“%1”, which belongs to it, is left out: %2</source>
        <translation>„%1“, das dazugehört, fehlt darin: %2</translation>
    </message>
    <message>
        <source>has changed since it was read: read it again</source>
        <translation>hat sich geändert, seit es gelesen wurde: lesen Sie es neu ein</translation>
    </message>
    <message>
        <source>%1: the character was left out</source>
        <translation>%1: der Charakter wurde weggelassen</translation>
    </message>
    <message>
        <source>expected a mesh that hangs on joints, found none</source>
        <translation>ein Netz erwartet, das an Gelenken hängt, aber keines gefunden</translation>
    </message>
    <message>
        <source>its mesh is compressed with %1 (%2), which Limber does not read: export it without compression</source>
        <translation>sein Netz ist mit %1 komprimiert (%2), was Limber nicht liest: exportieren Sie es ohne Kompression</translation>
    </message>
    <message>
        <source>a vertex of “%1” follows joint %2, but its skin has %3 joints</source>
        <translation>ein Punkt von „%1“ folgt Gelenk %2, aber seine Haut hat %3 Gelenke</translation>
    </message>
    <message>
        <source>triangle %1 of “%2” names vertex %3, but there are %4</source>
        <translation>Dreieck %1 von „%2“ nennt Punkt %3, aber es gibt nur %4</translation>
    </message>
    <message>
        <source>vertex %1 of “%2” is not at a finite position</source>
        <translation>Punkt %1 von „%2“ hat keine endliche Position</translation>
    </message>
    <message>
        <source>expected meshes of at most %1 %2, found more: too much to show</source>
        <translation>Netze mit höchstens %1 %2 erwartet, mehr gefunden: zu viel zum Zeigen</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>joints in skins</source>
        <translation>Gelenke in Häuten</translation>
    </message>
    <message>
        <source>texture “%1” is left out: expected PNG or JPEG, found %2</source>
        <translation>Textur „%1“ fehlt: PNG oder JPEG erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>texture “%1” is left out: expected at most 8192 x 8192 pixels, found more</source>
        <translation>Textur „%1“ fehlt: höchstens 8192 x 8192 Pixel erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>texture “%1” is left out: expected its bytes, found none</source>
        <translation>Textur „%1“ fehlt: ihre Bytes erwartet, keine gefunden</translation>
    </message>
    <message>
        <source>textures are left out: expected at most 64 and 128 MB, found more</source>
        <translation>Texturen fehlen: höchstens 64 und 128 MB erwartet, mehr gefunden</translation>
    </message>
    <message>
        <source>Rotations are written in the order XYZ, numbers have seven digits, and end sites are left out.</source>
        <translation>Drehungen werden in der Reihenfolge XYZ geschrieben, Zahlen haben sieben Stellen, und End-Sites fehlen.</translation>
    </message>
    <message>
        <source>needs more than 2 GB as .fbx: write fewer frames, or .glb</source>
        <translation>braucht als .fbx mehr als 2 GB: schreiben Sie weniger Bilder, oder .glb</translation>
    </message>
    <message>
        <source>Frames %1 to %2 are exactly the same, and the movement stops and goes on at once: the capture may have failed there</source>
        <translation>Die Bilder %1 bis %2 sind genau gleich, und die Bewegung hält plötzlich an und geht plötzlich weiter: dort ist vielleicht die Aufnahme ausgefallen</translation>
    </message>
    <message>
        <source>Joint “%1” has the number %2 in frame %3, which no movement has</source>
        <translation>Das Gelenk „%1“ hat in Bild %3 die Zahl %2, die keine Bewegung hat</translation>
    </message>
    <message>
        <source>vertices that follow no joint: %1</source>
        <translation>Punkte, die keinem Gelenk folgen: %1</translation>
    </message>
    <message>
        <source>expected a binary .fbx to show its body, found text (ASCII): export the character as binary .fbx or as .glb</source>
        <translation>binäre .fbx erwartet, um den Körper zu zeigen, Text (ASCII) gefunden: exportieren Sie den Charakter als binäre .fbx oder als .glb</translation>
    </message>
    <message>
        <source>%1: the mapping of the character was left out</source>
        <translation>%1: Die Zuordnung des Charakters wurde ausgelassen</translation>
    </message>
    <message>
        <source>expected the text of a joint mapping, found %1</source>
        <translation>erwartet wurde der Text einer Gelenkzuordnung, gefunden %1</translation>
    </message>
    <message>
        <source>was not copied: %1</source>
        <translation>wurde nicht kopiert: %1</translation>
    </message>
    <message>
        <source>Only the bones of a human are written, in a T-pose: other joints are left out, and of all positions only those of the hips stay.</source>
        <translation>Nur die Knochen eines Menschen werden geschrieben, in einer T-Pose: Andere Gelenke fehlen, und von allen Positionen bleiben nur die der Hüfte.</translation>
    </message>
    <message>
        <source>expected the bones %1 for .vrma, without %2</source>
        <translation>für .vrma die Knochen %1 erwartet, ohne %2</translation>
    </message>
    <message>
        <source>expected frames for .vrma, found none</source>
        <translation>für .vrma Bilder erwartet, keine gefunden</translation>
    </message>
    <message>
        <source>the floor of the motion is at %1 m, but that of avatars is at 0: the operation Set on Floor moves it there</source>
        <translation>der Boden der Bewegung liegt bei %1 m, der von Avataren aber bei 0: Die Operation „Auf den Boden stellen“ verschiebt ihn dorthin</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>Eckpunkte</translation>
    </message>
    <message>
        <source>expected a character as .glb, .gltf, .vrm or .vrma, found FBX, which only limber-cli and the window read, by a program without rights</source>
        <translation>Charakter als .glb, .gltf, .vrm oder .vrma erwartet, FBX gefunden, das nur limber-cli und das Fenster lesen, mit einem Programm ohne Rechte</translation>
    </message>
    <message>
        <source>expected a mesh about as large as its skeleton, found one that the bind matrices of its skins make much smaller or larger</source>
        <translation>ein Netz etwa so groß wie sein Skelett erwartet, eines gefunden, das die Bindematrizen seiner Skins viel kleiner oder größer machen</translation>
    </message>
    <message>
        <source>two numbers X+Y, each from %1 to %2</source>
        <translation>zwei Zahlen X+Y, jede von %1 bis %2</translation>
    </message>
    <message>
        <source>the figure now travels %1 units in %2 s, turning by %3°</source>
        <translation>die Figur bewegt sich jetzt in %2 s um %1 Einheiten fort und dreht sich dabei um %3°</translation>
    </message>
    <message>
        <source>no foot stands, so there is nothing to walk off from</source>
        <translation>kein Fuß steht, also gibt es nichts, wovon die Figur losgehen kann</translation>
    </message>
    <message>
        <source>the floor below the feet is still: the figure travels as its feet walk</source>
        <translation>der Boden unter den Füßen steht still: Die Figur bewegt sich so fort, wie ihre Füße gehen</translation>
    </message>
    <message>
        <source>No joint of the source moves these and the joints below: %1. They stay still.</source>
        <translation>Kein Gelenk der Quelle bewegt diese und die Gelenke darunter: %1. Sie stehen still.</translation>
    </message>
    <message>
        <source>%1: the floor was left out</source>
        <translation>%1: der Boden wurde weggelassen</translation>
    </message>
    <message>
        <source>expected &quot;still&quot; or [SPEED, SPEED] along the floor, found %1</source>
        <translation>&quot;still&quot; oder [TEMPO, TEMPO] entlang des Bodens erwartet, %1 gefunden</translation>
    </message>
    <message>
        <source>As if the figure were 1.70 m tall</source>
        <translation>Als wäre die Figur 1,70 m groß</translation>
    </message>
    <message>
        <source>The mass of the body is estimated from the lengths of its bones.</source>
        <translation>Die Masse des Körpers ist aus den Längen seiner Knochen geschätzt.</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n figures; the table has the weight of the first.</source>
        <translation>
            <numerusform>Die Datei hat %n Figur; die Tabelle enthält ihr Gewicht.</numerusform>
            <numerusform>Die Datei hat %n Figuren; die Tabelle enthält das Gewicht der ersten.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no figure with a bone, and so no weight.</source>
        <translation>Es gibt keine Figur mit einem Knochen und daher kein Gewicht.</translation>
    </message>
    <message>
        <source>there is no jump in these frames</source>
        <translation>in diesen Bildern gibt es keinen Sprung</translation>
    </message>
    <message numerus="yes">
        <source>%n jumps</source>
        <translation>
            <numerusform>%n Sprung</numerusform>
            <numerusform>%n Sprünge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps: things fall at %1 m/s² in them if the figure is 1.70 m tall</source>
        <translation>
            <numerusform>%n Sprung: darin fällt alles mit %1 m/s², wenn die Figur 1,70 m groß ist</numerusform>
            <numerusform>%n Sprünge: darin fällt alles mit %1 m/s², wenn die Figur 1,70 m groß ist</numerusform>
        </translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too fast</source>
        <translation>danach läuft der Clip %1-mal zu schnell</translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too fast: perhaps %2 frames per second are played at %3</source>
        <translation>danach läuft der Clip %1-mal zu schnell: vielleicht werden %2 Bilder pro Sekunde mit %3 abgespielt</translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too slowly</source>
        <translation>danach läuft der Clip %1-mal zu langsam</translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too slowly: perhaps %2 frames per second are played at %3</source>
        <translation>danach läuft der Clip %1-mal zu langsam: vielleicht werden %2 Bilder pro Sekunde mit %3 abgespielt</translation>
    </message>
    <message numerus="yes">
        <source>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too fast</source>
        <translation>
            <numerusform>in %n Sprung fällt alles mit %1 m/s², wenn die Figur 1,70 m groß ist: der Clip scheint %2-mal zu schnell zu laufen</numerusform>
            <numerusform>in %n Sprüngen fällt alles mit %1 m/s², wenn die Figur 1,70 m groß ist: der Clip scheint %2-mal zu schnell zu laufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too slowly</source>
        <translation>
            <numerusform>in %n Sprung fällt alles mit %1 m/s², wenn die Figur 1,70 m groß ist: der Clip scheint %2-mal zu langsam zu laufen</numerusform>
            <numerusform>in %n Sprüngen fällt alles mit %1 m/s², wenn die Figur 1,70 m groß ist: der Clip scheint %2-mal zu langsam zu laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>the frame time was multiplied by %1 and is now %2 s</source>
        <translation>die Framezeit wurde mit %1 multipliziert und ist jetzt %2 s</translation>
    </message>
    <message>
        <source>The names of the source call its right side left, as feet and arms show: its joints are mapped by their sides.</source>
        <translation>Die Namen der Quelle nennen ihre rechte Seite links, wie Füße und Arme zeigen: Ihre Gelenke werden nach ihren Seiten zugeordnet.</translation>
    </message>
    <message>
        <source>The names of the target call its right side left, as feet and arms show: its joints are mapped by their sides.</source>
        <translation>Die Namen des Ziels nennen seine rechte Seite links, wie Füße und Arme zeigen: Seine Gelenke werden nach ihren Seiten zugeordnet.</translation>
    </message>
    <message>
        <source>expected joints at different places, found all of them in one point: it has no size</source>
        <translation>Gelenke an verschiedenen Stellen erwartet, alle in einem Punkt gefunden: Es hat keine Größe</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled from the rest of the body</source>
        <translation>Bilder %1 bis %2 aus dem übrigen Körper ausgefüllt</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled from the most similar poses of the rest of the body</source>
        <translation>Bilder %1 bis %2 aus den ähnlichsten Posen des übrigen Körpers ausgefüllt</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled by a curve from one end to the other</source>
        <translation>Bilder %1 bis %2 mit einer Kurve von einem Ende zum anderen ausgefüllt</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled by the straight way from one end to the other</source>
        <translation>Bilder %1 bis %2 auf dem geraden Weg von einem Ende zum anderen ausgefüllt</translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in this clip</source>
        <translation>
            <numerusform>erwarteter Fehler von %1: %2 cm bei einem Körper von 170, in neun von zehn Fällen höchstens %3 cm, nach %n Versuch in diesem Clip</numerusform>
            <numerusform>erwarteter Fehler von %1: %2 cm bei einem Körper von 170, in neun von zehn Fällen höchstens %3 cm, nach %n Versuchen in diesem Clip</numerusform>
        </translation>
    </message>
    <message>
        <source>the expected error is unknown: the clip is too short for trials</source>
        <translation>der erwartete Fehler ist unbekannt: Der Clip ist zu kurz für Versuche</translation>
    </message>
    <message>
        <source>a frame before and one after those to fill must stay: expected frames from 1 to %1</source>
        <translation>ein Bild vor und eins nach den auszufüllenden muss bleiben: Bilder von 1 bis %1 erwartet</translation>
    </message>
    <message>
        <source>the clip has fewer than three frames, so there is none between two others to fill</source>
        <translation>der Clip hat weniger als drei Bilder: Keins liegt zwischen zwei anderen und kann ausgefüllt werden</translation>
    </message>
    <message>
        <source>these joints have no channels to fill</source>
        <translation>diese Gelenke haben keine Kanäle, die auszufüllen wären</translation>
    </message>
    <message>
        <source>nothing else of the body is known in these frames: only curve and straight can fill them</source>
        <translation>sonst ist in diesen Bildern nichts vom Körper bekannt: Nur curve und straight können sie ausfüllen</translation>
    </message>
    <message>
        <source>the joints have no numbers in frame %1, which is beside those to fill</source>
        <translation>die Gelenke haben keine Zahlen in Bild %1, neben den auszufüllenden</translation>
    </message>
    <message>
        <source>no joint is without data in these frames</source>
        <translation>kein Gelenk ist in diesen Bildern ohne Daten</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: frozen while the body moves</source>
        <translation>
            <numerusform>%1 (%n Gelenk) ohne Daten, Bilder %2 bis %3: eingefroren, während sich der Körper bewegt</numerusform>
            <numerusform>%1 (%n Gelenke) ohne Daten, Bilder %2 bis %3: eingefroren, während sich der Körper bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: all angles are 0</source>
        <translation>
            <numerusform>%1 (%n Gelenk) ohne Daten, Bilder %2 bis %3: alle Winkel sind 0</numerusform>
            <numerusform>%1 (%n Gelenke) ohne Daten, Bilder %2 bis %3: alle Winkel sind 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: jumping to and fro</source>
        <translation>
            <numerusform>%1 (%n Gelenk) ohne Daten, Bilder %2 bis %3: springt hin und her</numerusform>
            <numerusform>%1 (%n Gelenke) ohne Daten, Bilder %2 bis %3: springt hin und her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: jumps to where it never is while the body moves like that, and back</source>
        <translation>
            <numerusform>%1 (%n Gelenk) ohne Daten, Bilder %2 bis %3: springt dorthin, wo es nie ist, während sich der Körper so bewegt, und zurück</numerusform>
            <numerusform>%1 (%n Gelenke) ohne Daten, Bilder %2 bis %3: springt dorthin, wo es nie ist, während sich der Körper so bewegt, und zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>%n Lücke</numerusform>
            <numerusform>%n Lücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are not held: the feet tremble too much in the take to say where they stand</source>
        <translation>
            <numerusform>%n Kontakt wird nicht gehalten: der Fuß zittert in der Aufnahme zu sehr, um zu sagen, wo er steht</numerusform>
            <numerusform>%n Kontakte werden nicht gehalten: die Füße zittern in der Aufnahme zu sehr, um zu sagen, wo sie stehen</numerusform>
        </translation>
    </message>
    <message>
        <source>no whole arm was found: upper arm, forearm and hand, one below the other</source>
        <translation>es wurde kein ganzer Arm gefunden: Oberarm, Unterarm und Hand, eins unter dem anderen</translation>
    </message>
    <message>
        <source>nothing is inside another part of the body</source>
        <translation>nichts steckt in einem anderen Körperteil</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the trunk</source>
        <translation>%1 im Rumpf</translation>
    </message>
    <message>
        <source>%1 in the head</source>
        <translation>%1 im Kopf</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3, up to %4 cm on a body of 170</source>
        <translation>%1: Bilder %2 bis %3, bis zu %4 cm bei einem Körper von 170</translation>
    </message>
    <message>
        <source>%1: frame %2, %3 cm on a body of 170</source>
        <translation>%1: Bild %2, %3 cm bei einem Körper von 170</translation>
    </message>
    <message numerus="yes">
        <source>%n contacts held: the feet stand in them as in the take</source>
        <translation>
            <numerusform>%n Kontakt gehalten: Der Fuß steht dort wie in der Aufnahme</numerusform>
            <numerusform>%n Kontakte gehalten: Die Füße stehen dort wie in der Aufnahme</numerusform>
        </translation>
    </message>
    <message>
        <source>an arm that would jump comes out only in part, or stays</source>
        <translation>ein Arm, der sonst springen würde, kommt nur zum Teil heraus oder bleibt</translation>
    </message>
    <message>
        <source>an arm that would have to move much farther than it is inside stays as it is</source>
        <translation>ein Arm, der sich viel weiter bewegen müsste, als er innen ist, bleibt, wie er ist</translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in this clip; it moves nothing below it</source>
        <translation>
            <numerusform>erwarteter Fehler von %1: %2°, in neun von zehn Fällen höchstens %3°, nach %n Versuch in diesem Clip; darunter bewegt es nichts</numerusform>
            <numerusform>erwarteter Fehler von %1: %2°, in neun von zehn Fällen höchstens %3°, nach %n Versuchen in diesem Clip; darunter bewegt es nichts</numerusform>
        </translation>
    </message>
    <message>
        <source>beside the filling %1 turns by %2° from frame %3 to the next, and nearby by at most %4°: a frame at the end of the gap may be lost, too</source>
        <translation>neben der Füllung dreht sich %1 von Bild %3 zum nächsten um %2°, in der Nähe höchstens um %4°: Ein Bild am Ende der Lücke kann auch verloren sein</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): frozen while the body moves</source>
        <translation>
            <numerusform>%1 (%n Gelenk): eingefroren, während sich der Körper bewegt</numerusform>
            <numerusform>%1 (%n Gelenke): eingefroren, während sich der Körper bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): all angles are 0</source>
        <translation>
            <numerusform>%1 (%n Gelenk): alle Winkel sind 0</numerusform>
            <numerusform>%1 (%n Gelenke): alle Winkel sind 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): jumping to and fro</source>
        <translation>
            <numerusform>%1 (%n Gelenk): springt hin und her</numerusform>
            <numerusform>%1 (%n Gelenke): springt hin und her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): where it never is while the body moves like that</source>
        <translation>
            <numerusform>%1 (%n Gelenk): wo es sonst nie ist, wenn sich der Körper so bewegt</numerusform>
            <numerusform>%1 (%n Gelenke): wo es sonst nie ist, wenn sich der Körper so bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: at an end of the clip, where only one side of the gap is known, so that it cannot be filled</source>
        <translation>
            <numerusform>%1 (%n Gelenk) ohne Daten, Bilder %2 bis %3: an einem Ende des Clips, wo nur eine Seite der Lücke bekannt ist, sodass sie sich nicht füllen lässt</numerusform>
            <numerusform>%1 (%n Gelenke) ohne Daten, Bilder %2 bis %3: an einem Ende des Clips, wo nur eine Seite der Lücke bekannt ist, sodass sie sich nicht füllen lässt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaning poses</source>
        <translation>
            <numerusform>%n geneigte Pose</numerusform>
            <numerusform>%n geneigte Posen</numerusform>
        </translation>
    </message>
    <message>
        <source>no slow pose leans out</source>
        <translation>keine langsame Pose ragt über die Füße hinaus</translation>
    </message>
    <message>
        <source>nothing stands: no foot carries the figure, so there is nothing to balance</source>
        <translation>nichts steht: kein Fuß trägt die Figur, also gibt es nichts auszubalancieren</translation>
    </message>
    <message numerus="yes">
        <source>%n poses stay: so far out, something else than the feet must carry the figure</source>
        <translation>
            <numerusform>%n Pose bleibt: So weit außerhalb muss etwas anderes als die Füße die Figur tragen</numerusform>
            <numerusform>%n Posen bleiben: So weit außerhalb muss etwas anderes als die Füße die Figur tragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no data from frame %2 to frame %3; of these, only the chosen frames were filled</source>
        <translation>%1 hat von Bild %2 bis Bild %3 keine Daten; davon wurden nur die gewählten Bilder gefüllt</translation>
    </message>
    <message numerus="yes">
        <source>%n joints jump away for 1 to 3 frames and back, such as %1: Despike repairs that</source>
        <translation>
            <numerusform>%n Gelenk springt für 1 bis 3 Bilder weg und zurück, nämlich %1: Das behebt „Ausreißer entfernen“</numerusform>
            <numerusform>%n Gelenke springen für 1 bis 3 Bilder weg und zurück, etwa %1: Das behebt „Ausreißer entfernen“</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Fill repairs that</source>
        <translation>%1. Das behebt „Ausfüllen“</translation>
    </message>
    <message numerus="yes">
        <source>%1 jumps away and back at %n places, most in frame %2, by %3°</source>
        <translation>
            <numerusform>%1 springt an %n Stelle weg und zurück, in Bild %2 um %3°</numerusform>
            <numerusform>%1 springt an %n Stellen weg und zurück, am meisten in Bild %2 um %3°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jumps to another place and back %n times, farthest in frame %2, by %3 cm on a body of 170</source>
        <translation>
            <numerusform>%1 springt %n-mal an einen anderen Ort und zurück, in Bild %2, um %3 cm bei einem Körper von 170</numerusform>
            <numerusform>%1 springt %n-mal an einen anderen Ort und zurück, am weitesten in Bild %2, um %3 cm bei einem Körper von 170</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure jumps to another place from frame %1 to frame %2, %3 body lengths away</source>
        <translation>Die Figur springt von Bild %1 zu Bild %2 an einen anderen Ort, %3 Körperlängen entfernt</translation>
    </message>
    <message>
        <source>JOINT@FRAME with + between them</source>
        <translation>JOINT@FRAME mit + dazwischen</translation>
    </message>
    <message>
        <source>%1: expected JOINT@FRAME with + between them for except, found “%2”: there is no joint “%3”</source>
        <translation>%1: JOINT@FRAME mit + dazwischen für except erwartet, „%2“ gefunden: es gibt kein Gelenk „%3“</translation>
    </message>
    <message>
        <source>except=%1 leaves nothing out: no fault was found there</source>
        <translation>except=%1 lässt nichts aus: dort wurde kein Fehler gefunden</translation>
    </message>
    <message>
        <source>The feet of the motion stand at height %1, and so do those of the character. Set on Floor brings the motion to height 0.</source>
        <translation>Die Füße der Bewegung stehen auf Höhe %1, und so auch die der Figur. Auf den Boden stellen bringt die Bewegung auf Höhe 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n poses stay: the other foot is so near the floor that it may stand; draw the contacts of the feet to say which one does</source>
        <translation>
            <numerusform>%n Pose bleibt: Der andere Fuß ist so nah am Boden, dass er stehen kann; zeichnen Sie die Kontakte der Füße, um zu sagen, welcher steht</numerusform>
            <numerusform>%n Posen bleiben: Der andere Fuß ist so nah am Boden, dass er stehen kann; zeichnen Sie die Kontakte der Füße, um zu sagen, welcher steht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints got other names, since theirs are empty or repeat</source>
        <translation>
            <numerusform>%n Gelenk bekam einen anderen Namen, weil seiner leer ist oder sich wiederholt</numerusform>
            <numerusform>%n Gelenke bekamen andere Namen, weil ihre leer sind oder sich wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>meshopt (EXT_meshopt_compression) is not read: export it without compression</source>
        <translation>meshopt (EXT_meshopt_compression) wird nicht gelesen: exportieren Sie es ohne Kompression</translation>
    </message>
    <message>
        <source>it needs the unknown extension “%1”: export it without</source>
        <translation>es braucht die unbekannte Erweiterung „%1“: exportieren Sie es ohne sie</translation>
    </message>
    <message>
        <source>expected a figure from 0.2 to 20 m tall, found one of %1 m: if its units are wrong, set them where it was made and export it again; motions fit it as it is</source>
        <translation>eine Figur von 0,2 bis 20 m Größe erwartet, eine von %1 m gefunden: sind ihre Einheiten falsch, stellen Sie sie dort ein, wo sie gemacht wurde, und exportieren Sie sie noch einmal; Bewegungen passen ihr so, wie sie ist</translation>
    </message>
    <message>
        <source>no foot stands while the figure travels: its travel does not fit its steps. In Place takes it out; then Walk Off gives it that of its feet</source>
        <translation>Während die Figur sich fortbewegt, steht kein Fuß: Ihre Fortbewegung passt nicht zu ihren Schritten. „Auf der Stelle“ nimmt sie heraus; dann gibt „Losgehen“ ihr die ihrer Füße</translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in the other clips</source>
        <translation>
            <numerusform>erwarteter Fehler von %1: %2 cm bei einem Körper von 170, in neun von zehn Fällen höchstens %3 cm, nach %n Versuch in den anderen Clips</numerusform>
            <numerusform>erwarteter Fehler von %1: %2 cm bei einem Körper von 170, in neun von zehn Fällen höchstens %3 cm, nach %n Versuchen in den anderen Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in the other clips; it moves nothing below it</source>
        <translation>
            <numerusform>erwarteter Fehler von %1: %2°, in neun von zehn Fällen höchstens %3°, nach %n Versuch in den anderen Clips; es bewegt nichts unter sich</numerusform>
            <numerusform>erwarteter Fehler von %1: %2°, in neun von zehn Fällen höchstens %3°, nach %n Versuchen in den anderen Clips; es bewegt nichts unter sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 read to learn from: %n frames</source>
        <translation>
            <numerusform>%1 zum Lernen gelesen: %n Bild</numerusform>
            <numerusform>%1 zum Lernen gelesen: %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing can be learned from %1: its joints are not those of this clip; the first that differs is %2</source>
        <translation>aus %1 lässt sich nichts lernen: Die Gelenke sind nicht die dieses Clips; das erste andere ist %2</translation>
    </message>
    <message>
        <source>nothing can be learned from %1: its rest pose is not that of this clip; the first bone that points elsewhere is %2</source>
        <translation>aus %1 lässt sich nichts lernen: Die Ruhepose ist nicht die dieses Clips; der erste Knochen, der woandershin zeigt, ist %2</translation>
    </message>
    <message>
        <source>nothing can be learned from %1: another axis is up in it</source>
        <translation>aus %1 lässt sich nichts lernen: Darin zeigt eine andere Achse nach oben</translation>
    </message>
    <message>
        <source>nothing can be learned from %1: it has fewer than three frames</source>
        <translation>aus %1 lässt sich nichts lernen: Der Clip hat weniger als drei Bilder</translation>
    </message>
    <message>
        <source>%1 has the same frames as this clip: the expected error is too small, since the trials find there what they hide</source>
        <translation>%1 hat dieselben Bilder wie dieser Clip: Der erwartete Fehler ist zu klein, weil die Versuche dort finden, was sie verbergen</translation>
    </message>
    <message>
        <source>%1 stands in frames %2 to %3 and is held in its place there</source>
        <translation>%1 steht in den Bildern %2 bis %3 und wird dort an seinem Platz gehalten</translation>
    </message>
    <message>
        <source>files separated by + (++ for a + in a name)</source>
        <translation>Dateien, getrennt durch + (++ für ein + im Namen)</translation>
    </message>
    <message>
        <source>feet slide nearly all the time, and how the floor moves below them was not found: that of a path that turns is not. Its speed can be set</source>
        <translation>Die Füße rutschen fast die ganze Zeit, und wie sich der Boden unter ihnen bewegt, wurde nicht gefunden: Bei einem Weg mit Kurven gelingt das nicht. Seine Geschwindigkeit lässt sich einstellen</translation>
    </message>
    <message>
        <source>%1 is short of its contact, by up to %2 cm on a body of 170, in frames %3 to %4.</source>
        <translation>%1 erreicht seinen Kontakt nicht; in den Bildern %3 bis %4 fehlen bis zu %2 cm bei einem Körper von 170.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of %n contacts, by up to %2 cm on a body of 170 in frames %3 to %4.</source>
        <translation>
            <numerusform>%1 erreicht %n Kontakt nicht; in den Bildern %3 bis %4 fehlen bis zu %2 cm bei einem Körper von 170.</numerusform>
            <numerusform>%1 erreicht %n Kontakte nicht; in den Bildern %3 bis %4 fehlen bis zu %2 cm bei einem Körper von 170.</numerusform>
        </translation>
    </message>
    <message>
        <source>centimetres and metres are those of a figure 1.70 m tall</source>
        <translation>Zentimeter und Meter sind die einer 1,70 m großen Figur</translation>
    </message>
    <message numerus="yes">
        <source>%n contacts held: feet slid by up to %1 cm/s in them, now by %2 cm/s</source>
        <translation>
            <numerusform>%n Kontakt gehalten: Der Fuß rutschte darin um bis zu %1 cm/s, jetzt um %2 cm/s</numerusform>
            <numerusform>%n Kontakte gehalten: Füße rutschten darin um bis zu %1 cm/s, jetzt um %2 cm/s</numerusform>
        </translation>
    </message>
    <message>
        <source>a foot is moved by up to %1 cm: %2, frame %3</source>
        <translation>ein Fuß wird um bis zu %1 cm bewegt: %2, Bild %3</translation>
    </message>
    <message>
        <source>the feet are held on a floor that moves at %1 m/s below them</source>
        <translation>die Füße werden auf einem Boden gehalten, der sich unter ihnen mit %1 m/s bewegt</translation>
    </message>
    <message>
        <source>the feet are held on a floor that moves at up to %1 m/s below them</source>
        <translation>die Füße werden auf einem Boden gehalten, der sich unter ihnen mit bis zu %1 m/s bewegt</translation>
    </message>
    <message>
        <source>the travel does not fit the steps: standing feet slide at up to %1 m/s; Walk Off gives the figure the travel that the steps imply</source>
        <translation>die Fortbewegung passt nicht zu den Schritten: stehende Füße rutschen um bis zu %1 m/s; Losgehen gibt der Figur die Fortbewegung, die die Schritte verlangen</translation>
    </message>
    <message>
        <source>the travel does not fit the steps: standing feet slide at %1 m/s; Walk Off gives the figure the travel that the steps imply</source>
        <translation>die Fortbewegung passt nicht zu den Schritten: stehende Füße rutschen um %1 m/s; Losgehen gibt der Figur die Fortbewegung, die die Schritte verlangen</translation>
    </message>
    <message>
        <source>slide %1 cm/s</source>
        <translation>Rutschen %1 cm/s</translation>
    </message>
    <message>
        <source>the pelvis is lowered by up to %1 cm (frame %2) so that the feet reach their positions</source>
        <translation>das Becken senkt sich um bis zu %1 cm (Bild %2), damit die Beine reichen</translation>
    </message>
    <message>
        <source>%1 is up to %2 cm short of its contact in frames %3 to %4</source>
        <translation>%1 erreicht seinen Kontakt in den Bildern %3 bis %4 um bis zu %2 cm nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n poses leaned out, by up to %1 cm in frames %2 to %3; the pelvis moves by up to %4 cm</source>
        <translation>
            <numerusform>%n Pose ragte über die Füße hinaus, um bis zu %1 cm in den Bildern %2 bis %3; das Becken bewegt sich um bis zu %4 cm</numerusform>
            <numerusform>%n Posen ragten über die Füße hinaus, um bis zu %1 cm in den Bildern %2 bis %3; das Becken bewegt sich um bis zu %4 cm</numerusform>
        </translation>
    </message>
    <message>
        <source>in frames %1 to %2 the figure still leans out, by up to %3 cm</source>
        <translation>in den Bildern %1 bis %2 ragt die Figur noch um bis zu %3 cm über die Füße hinaus</translation>
    </message>
    <message>
        <source>in frames %1 to %2 the figure leans out by up to %3 cm and stays: a knee or a standing foot would jump</source>
        <translation>In den Bildern %1 bis %2 lehnt sich die Figur um bis zu %3 cm hinaus und bleibt so: Ein Knie oder ein stehender Fuß würde springen</translation>
    </message>
    <message numerus="yes">
        <source>feet were below the floor in %n frames, by up to %1 cm</source>
        <translation>
            <numerusform>Füße waren in %n Bild unter dem Boden, um bis zu %1 cm</numerusform>
            <numerusform>Füße waren in %n Bildern unter dem Boden, um bis zu %1 cm</numerusform>
        </translation>
    </message>
    <message>
        <source>the figure moves by up to %1 cm</source>
        <translation>die Figur bewegt sich um bis zu %1 cm</translation>
    </message>
    <message numerus="yes">
        <source>%1, by up to %2 cm on a body of 170 (frame %3), the deepest of %n such places</source>
        <translation>
            <numerusform>%1, bis zu %2 cm bei einem Körper von 170 tief (Bild %3), an %n Stelle</numerusform>
            <numerusform>%1, bis zu %2 cm bei einem Körper von 170 tief (Bild %3), die tiefste von %n solchen Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n places a hand or a forearm was inside by up to %1 cm; hands move by up to %2 cm</source>
        <translation>
            <numerusform>an %n Stelle steckte eine Hand oder ein Unterarm bis zu %1 cm tief im Körper; Hände bewegen sich um bis zu %2 cm</numerusform>
            <numerusform>an %n Stellen steckte eine Hand oder ein Unterarm bis zu %1 cm tief im Körper; Hände bewegen sich um bis zu %2 cm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n places a hand or a forearm is still inside, by up to %1 cm: frame %2</source>
        <translation>
            <numerusform>An %n Stelle ist eine Hand oder ein Unterarm noch im Körper, um bis zu %1 cm: Bild %2</numerusform>
            <numerusform>An %n Stellen ist eine Hand oder ein Unterarm noch im Körper, um bis zu %1 cm: Bild %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2 cm in most frames: taken for the shape of this body and left</source>
        <translation>%1 um %2 cm in den meisten Bildern: gilt als Form dieses Körpers und bleibt</translation>
    </message>
    <message>
        <source>The figure jumps to another place from frame %1 to frame %2, %3 cm away on a body of 170</source>
        <translation>Die Figur springt von Bild %1 zu Bild %2 an einen anderen Ort, %3 cm weit bei einem Körper von 170</translation>
    </message>
    <message numerus="yes">
        <source>%n contacts stay as they are: the feet already stand in them</source>
        <translation>
            <numerusform>%n Kontakt bleibt, wie er ist: Der Fuß steht dort schon</numerusform>
            <numerusform>%n Kontakte bleiben, wie sie sind: Die Füße stehen dort schon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps stay as they are: gravity would kick the figure by up to %1 m/s where it takes off or lands</source>
        <translation>
            <numerusform>%n Sprung bleibt, wie er ist: Die Schwerkraft gäbe der Figur beim Absprung oder bei der Landung einen Ruck von bis zu %1 m/s</numerusform>
            <numerusform>%n Sprünge bleiben, wie sie sind: Die Schwerkraft gäbe der Figur beim Absprung oder bei der Landung einen Ruck von bis zu %1 m/s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of %n contacts, by up to %2 cm in frames %3 to %4</source>
        <translation>
            <numerusform>%1 erreicht %n Kontakt nicht; in den Bildern %3 bis %4 fehlen bis zu %2 cm</numerusform>
            <numerusform>%1 erreicht %n Kontakte nicht; in den Bildern %3 bis %4 fehlen bis zu %2 cm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: it is held least in frames %2 to %3, by %4 %</source>
        <translation>
            <numerusform>%1 rutscht noch in %n Kontakt, weil das Bein sonst springen würde: am wenigsten gehalten ist es in den Bildern %2 bis %3, zu %4 %</numerusform>
            <numerusform>%1 rutscht noch in %n Kontakten, weil das Bein sonst springen würde: am wenigsten gehalten ist es in den Bildern %2 bis %3, zu %4 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: it is not held in frames %2 to %3</source>
        <translation>
            <numerusform>%1 rutscht noch in %n Kontakt, weil das Bein sonst springen würde: in den Bildern %2 bis %3 ist es nicht gehalten</numerusform>
            <numerusform>%1 rutscht noch in %n Kontakten, weil das Bein sonst springen würde: in den Bildern %2 bis %3 ist es nicht gehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: expected %2 numbers of at most 1e9, found others</source>
        <translation>%1: %2 Zahlen bis höchstens 1e9 erwartet, andere gefunden</translation>
    </message>
</context>
<context>
    <name>limber::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>Die nächste Meldung zeigen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Message %1 of %2</source>
        <translation>Meldung %1 von %2</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>Weitere Antworten</translation>
    </message>
    <message>
        <source>Show the answers that do not fit into the bar</source>
        <translation>Die Antworten zeigen, die nicht in die Leiste passen</translation>
    </message>
</context>
<context>
    <name>limber::MessageRouting</name>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Open a Repaired Copy</source>
        <translation>Reparierte Kopie öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 opened with %n repair(s). The file on disk is unchanged.</source>
        <translation>
            <numerusform>%1 mit %n Reparatur geöffnet. Die Datei auf dem Datenträger ist unverändert.</numerusform>
            <numerusform>%1 mit %n Reparaturen geöffnet. Die Datei auf dem Datenträger ist unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opened with %n finding(s). The file on disk is unchanged.</source>
        <translation>
            <numerusform>%1 mit %n Meldung geöffnet. Die Datei auf dem Datenträger ist unverändert.</numerusform>
            <numerusform>%1 mit %n Meldungen geöffnet. Die Datei auf dem Datenträger ist unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Findings</source>
        <translation>Meldungen zeigen</translation>
    </message>
    <message>
        <source>%1 has a project beside it, %2, which holds what a BVH file cannot. It was not opened.</source>
        <translation>Neben %1 liegt das Projekt %2, das enthält, was eine BVH-Datei nicht kann. Es wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Open the Project</source>
        <translation>Das Projekt öffnen</translation>
    </message>
    <message>
        <source>%1 is not where %2 says: the file of that name beside the project was opened.</source>
        <translation>%1 ist nicht dort, wo %2 sagt: Die Datei dieses Namens neben dem Projekt wurde geöffnet.</translation>
    </message>
    <message>
        <source>%1 has changed since %2 was saved: the project may no longer fit it.</source>
        <translation>%1 ist eine andere Datei als beim Speichern von %2: Das Projekt passt vielleicht nicht mehr dazu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und %n weitere)</numerusform>
            <numerusform>%1 (und %n weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the motion alone. Layers, contacts, markers and the view are in %2 beside it; open that file to get them back.</source>
        <translation>%1 enthält nur die Bewegung. Ebenen, Kontakte, Marker und die Ansicht sind in %2 daneben; diese Datei öffnen, um sie wiederzubekommen.</translation>
    </message>
    <message>
        <source>%1 holds the motion alone. Layers, contacts, markers, the view and the character %3 are in %2 beside it; open that file to get them back.</source>
        <translation>%1 enthält nur die Bewegung. Ebenen, Kontakte, Marker, die Ansicht und der Charakter %3 sind in %2 daneben; diese Datei öffnen, um sie wiederzubekommen.</translation>
    </message>
</context>
<context>
    <name>limber::MotionDelegate</name>
    <message>
        <source>%1 in the preview</source>
        <translation>%1 in der Vorschau</translation>
    </message>
    <message>
        <source>Value of the cell</source>
        <translation>Wert der Zelle</translation>
    </message>
    <message>
        <source>A number, a sum (1.5*2), or relative: +=5, -=5, *2, /2</source>
        <translation>Eine Zahl, eine Rechnung (1.5*2) oder relativ: +=5, -=5, *2, /2</translation>
    </message>
</context>
<context>
    <name>limber::MotionPanel</name>
    <message>
        <source>Motion: frames by channels</source>
        <translation>Bewegung: Bilder mal Kanäle</translation>
    </message>
    <message>
        <source>The selection has no channels.</source>
        <translation>Die Auswahl hat keine Kanäle.</translation>
    </message>
    <message>
        <source>%1 of %2 channels</source>
        <translation>%1 von %2 Kanälen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>limber::MotionTableModel</name>
    <message>
        <source>Frame %1, %2 s</source>
        <translation>Bild %1, %2 s</translation>
    </message>
    <message>
        <source>Set %1 %2, frame %3</source>
        <translation>%1 %2 setzen, Bild %3</translation>
    </message>
</context>
<context>
    <name>limber::NameCodec</name>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>Japanisch (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>Japanisch (EUC-JP)</translation>
    </message>
    <message>
        <source>Chinese, simplified (GB18030)</source>
        <translation>Chinesisch, vereinfacht (GB18030)</translation>
    </message>
    <message>
        <source>Chinese, traditional (Big5)</source>
        <translation>Chinesisch, traditionell (Big5)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Koreanisch (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Westeuropäisch (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Westeuropäisch (Latin-1)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Mitteleuropäisch (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Kyrillisch (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Kyrillisch (KOI8-R)</translation>
    </message>
</context>
<context>
    <name>limber::NameMenu</name>
    <message>
        <source>Show the bytes of joint names as text in this encoding; the file does not change</source>
        <translation>Die Bytes der Gelenknamen als Text in dieser Kodierung zeigen; die Datei ändert sich nicht</translation>
    </message>
</context>
<context>
    <name>limber::NormaliseDialog</name>
    <message>
        <source>Standardise File</source>
        <translation>Datei standardisieren</translation>
    </message>
    <message>
        <source>Effect on the pose</source>
        <translation>Wirkung auf die Pose</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Root 6 channels, other joints rotation only</source>
        <translation>Wurzel 6 Kanäle, andere nur Drehung</translation>
    </message>
    <message>
        <source>Rotation order</source>
        <translation>Folge der Drehungen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Replace spaces in joint names</source>
        <translation>Leerzeichen in Gelenknamen ersetzen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Indent</source>
        <translation>Einzug</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Leerzeichen</numerusform>
            <numerusform>%n Leerzeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Zeilenenden</translation>
    </message>
    <message>
        <source>LF</source>
        <translation>LF</translation>
    </message>
    <message>
        <source>CR LF</source>
        <translation>CR LF</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>So viele wie nötig</translation>
    </message>
    <message numerus="yes">
        <source>%n decimal(s)</source>
        <translation>
            <numerusform>%n Nachkommastelle</numerusform>
            <numerusform>%n Nachkommastellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard channel spelling</source>
        <translation>Kanalnamen in Standardschreibweise</translation>
    </message>
    <message>
        <source>Standard “End Site”</source>
        <translation>„End Site“ in Standardschreibweise</translation>
    </message>
    <message>
        <source>One frame per line</source>
        <translation>Ein Bild je Zeile</translation>
    </message>
    <message>
        <source>Rewrite the whole file in standard form</source>
        <translation>Die ganze Datei in Standardform neu schreiben</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Joints move</source>
        <translation>Gelenke bewegen sich</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Joints rotate</source>
        <translation>Gelenke drehen sich</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Position channels dropped, although they change: %1</source>
        <translation>Weggefallene Positionskanäle, obwohl sie sich ändern: %1</translation>
    </message>
    <message>
        <source>Constant positions become offsets: %1</source>
        <translation>Konstante Positionen werden Offsets: %1</translation>
    </message>
    <message>
        <source>No loss.</source>
        <translation>Kein Verlust.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Standardise file</source>
        <translation>Datei standardisieren</translation>
    </message>
    <message>
        <source>The root carries the travel of: %1</source>
        <translation>Die Wurzel trägt den Weg von: %1</translation>
    </message>
</context>
<context>
    <name>limber::OffsetMatches</name>
    <message>
        <source>Choose a file with the same joint names.</source>
        <translation>Eine Datei mit denselben Gelenknamen wählen.</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Matching joints</source>
        <translation>Passende Gelenke</translation>
    </message>
    <message>
        <source>Choose File…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>Die Datei ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Copy Offsets from a File</source>
        <translation>Offsets aus einer Datei kopieren</translation>
    </message>
    <message>
        <source>BVH files (*.bvh *.BVH);;All files (*)</source>
        <translation>BVH-Dateien (*.bvh *.BVH);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>%1 of %2 match by name; %3 ticked, %4 will change.</source>
        <translation>%1 von %2 passen nach dem Namen; %3 angehakt, %4 ändern sich.</translation>
    </message>
</context>
<context>
    <name>limber::OffsetMotionChoice</name>
    <message>
        <source>Keep &amp;channel values</source>
        <translation>&amp;Kanalwerte behalten</translation>
    </message>
    <message>
        <source>The motion&apos;s values stay the same; hands and feet end up elsewhere.</source>
        <translation>Die Werte der Bewegung bleiben gleich; Hände und Füße landen anderswo.</translation>
    </message>
    <message>
        <source>Scale &amp;root travel too</source>
        <translation>&amp;Auch Fortbewegung der Wurzel skalieren</translation>
    </message>
    <message>
        <source>Multiplies all position channels by the factor of the page Height, so that the figure travels as far as suits its new size</source>
        <translation>Multipliziert alle Positionskanäle mit dem Faktor der Seite „Größe“, sodass die Figur so weit kommt, wie es ihre neue Größe verlangt</translation>
    </message>
    <message>
        <source>Keep &amp;feet planted</source>
        <translation>Füße &amp;stehen lassen</translation>
    </message>
    <message>
        <source>Planted feet stay put; travel scales with leg length.</source>
        <translation>Stehende Füße bleiben am Ort; die Fortbewegung wächst mit der Beinlänge.</translation>
    </message>
    <message>
        <source>&amp;Scale travel along the floor</source>
        <translation>&amp;Fortbewegung am Boden skalieren</translation>
    </message>
    <message>
        <source>Without it the figure covers the same distance as before</source>
        <translation>Ohne dies legt die Figur dieselbe Strecke zurück wie vorher</translation>
    </message>
    <message>
        <source>Keep &amp;positions</source>
        <translation>&amp;Positionen behalten</translation>
    </message>
    <message>
        <source>Joints stay where they were, as far as the bones allow.</source>
        <translation>Gelenke bleiben, wo sie waren, soweit die Knochen es zulassen.</translation>
    </message>
</context>
<context>
    <name>limber::OpenGLSupport</name>
    <message>
        <source>OpenGL could not be started</source>
        <translation>OpenGL ließ sich nicht starten</translation>
    </message>
    <message>
        <source>OpenGL is older than 3.3</source>
        <translation>OpenGL ist älter als 3.3</translation>
    </message>
</context>
<context>
    <name>limber::OpenQueue</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open no more files</source>
        <translation>Keine weiteren Dateien öffnen</translation>
    </message>
    <message>
        <source>Opening file %1 of %2</source>
        <translation>Datei %1 von %2 wird geöffnet</translation>
    </message>
</context>
<context>
    <name>limber::Opening</name>
    <message>
        <source>%1 has changes that are not saved. Save or close it, then open its project.</source>
        <translation>%1 hat ungespeicherte Änderungen. Erst speichern oder schließen, dann das Projekt öffnen.</translation>
    </message>
    <message>
        <source>%1 (repaired)%2</source>
        <translation>%1 (repariert)%2</translation>
    </message>
    <message>
        <source>Sample walk</source>
        <translation>Beispielgang</translation>
    </message>
    <message>
        <source>%1 is missing from this build.</source>
        <translation>%1 fehlt in diesem Build.</translation>
    </message>
    <message>
        <source>%1 was changed or saved while its file was read: it was not reverted.</source>
        <translation>%1 wurde geändert oder gespeichert, während seine Datei gelesen wurde: Es wurde nicht zurückgesetzt.</translation>
    </message>
</context>
<context>
    <name>limber::Operation</name>
    <message>
        <source>LeftArm</source>
        <translation>LeftArm</translation>
    </message>
    <message>
        <source>lArm</source>
        <translation>lArm</translation>
    </message>
    <message>
        <source>L_Arm</source>
        <translation>L_Arm</translation>
    </message>
    <message>
        <source>Arm_L</source>
        <translation>Arm_L</translation>
    </message>
    <message>
        <source>Arm.L</source>
        <translation>Arm.L</translation>
    </message>
    <message>
        <source>Arm_l</source>
        <translation>Arm_l</translation>
    </message>
    <message>
        <source>Arm.l</source>
        <translation>Arm.l</translation>
    </message>
    <message>
        <source>upperArm</source>
        <translation>upperArm</translation>
    </message>
    <message>
        <source>UpperArm</source>
        <translation>UpperArm</translation>
    </message>
    <message>
        <source>upper_arm</source>
        <translation>upper_arm</translation>
    </message>
    <message>
        <source>All small letters</source>
        <translation>Alles klein</translation>
    </message>
    <message>
        <source>All capitals</source>
        <translation>Alles groß</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Names of the joints to change, separated by +.</source>
        <translation>Die zu bearbeitenden Gelenke: Namen mit + dazwischen.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Frames to change: FIRST-LAST.</source>
        <translation>Die zu bearbeitenden Bilder: FIRST-LAST.</translation>
    </message>
    <message>
        <source>Second clip</source>
        <translation>Zweiter Clip</translation>
    </message>
    <message>
        <source>The clip to append. If its skeleton differs, it is retargeted first.</source>
        <translation>Der folgende Clip. Hat er ein anderes Skelett, wird er zuerst übertragen.</translation>
    </message>
    <message>
        <source>Joined at</source>
        <translation>Verbunden bei</translation>
    </message>
    <message>
        <source>The last frame of this clip and the first frame of the second one, such as 120:8. The search finds a pair where the second half of this clip continues like the first half of the second one.</source>
        <translation>Das Bild, nach dem dieser Clip verlassen wird, und das Bild, mit dem der zweite weitergeht, etwa 120:8; von selbst wird ein Paar gesucht, bei dem dieser Clip in seiner zweiten Hälfte so weitergeht wie der zweite in seiner ersten.</translation>
    </message>
    <message>
        <source>End and start</source>
        <translation>Ende und Anfang</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <source>Fade out the difference at the cut, mix the end of one clip with the start of the other, or cut hard.</source>
        <translation>Den Unterschied am Schnitt ausklingen lassen, das Ende des einen mit dem Anfang des anderen mischen oder hart schneiden.</translation>
    </message>
    <message>
        <source>Fading difference</source>
        <translation>Ausklingender Unterschied</translation>
    </message>
    <message>
        <source>Crossfade</source>
        <translation>Überblendung</translation>
    </message>
    <message>
        <source>Hard cut</source>
        <translation>Harter Schnitt</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Duration of the transition.</source>
        <translation>Wie lange der Übergang dauert.</translation>
    </message>
    <message>
        <source>Align to the end</source>
        <translation>Ans Ende des ersten rücken</translation>
    </message>
    <message>
        <source>Rotates and moves the second clip along the floor so that it continues where the first one ends; its height stays.</source>
        <translation>Dreht und verschiebt den zweiten Clip über den Boden, sodass er dort weitergeht, wo der erste endet; seine Höhe bleibt.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Appends a second clip to this one with a smooth transition.</source>
        <translation>Setzt einen zweiten Clip hinter diesen und führt die eine Bewegung in die andere.</translation>
    </message>
    <message>
        <source>join combine two takes clips append concatenate merge connect together transition crossfade blend seam</source>
        <translation>verketten verbinden zusammenfügen anhängen kombinieren Übergang Überblendung Naht zusammenfügen verbinden anhängen zwei Takes Übergang</translation>
    </message>
    <message>
        <source>The clip to mix in. If its skeleton differs, it is retargeted first.</source>
        <translation>Der Clip, der beigemischt wird. Hat er ein anderes Skelett, wird er zuerst übertragen.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>0 is this clip alone, 1 the second clip alone.</source>
        <translation>Von 0, nur dieser Clip, bis 1, nur der zweite Clip.</translation>
    </message>
    <message>
        <source>Align to the start</source>
        <translation>An den Anfang dieses Clips rücken</translation>
    </message>
    <message>
        <source>Rotates and moves the second clip along the floor so that both begin in the same position; its height stays.</source>
        <translation>Dreht und verschiebt den zweiten Clip über den Boden, sodass beide an derselben Stelle beginnen; seine Höhe bleibt.</translation>
    </message>
    <message>
        <source>Match steps</source>
        <translation>Schritte angleichen</translation>
    </message>
    <message>
        <source>Changes the speed of the second clip so that its steps match those of this clip.</source>
        <translation>Spielt den zweiten Clip langsamer oder schneller, sodass seine Füße aufsetzen, wenn die dieses Clips es tun.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>By foot contacts</source>
        <translation>Nach den Kontakten der Füße</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Wirbelsäule</translation>
    </message>
    <message>
        <source>If only the upper or the lower body is mixed: whether the spine blends from one clip to the other joint by joint, or only its named joints are mixed.</source>
        <translation>Wo nur der Ober- oder der Unterkörper gemischt wird: ob die Wirbelsäule in Stufen von einem Clip zum anderen übergeht oder so, wie ihre Gelenke genannt sind.</translation>
    </message>
    <message>
        <source>Named joints only</source>
        <translation>Wie genannt</translation>
    </message>
    <message>
        <source>Joint by joint</source>
        <translation>In Stufen</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Füße</translation>
    </message>
    <message>
        <source>Locks planted feet in the result; mixing makes them slide.</source>
        <translation>Ob im Ergebnis stehende Füße gehalten werden, da die zweier Clips beim Mischen rutschen.</translation>
    </message>
    <message>
        <source>As mixed</source>
        <translation>Wie gemischt</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Mixes this clip with a second one, in all joints or only some.</source>
        <translation>Macht eine Bewegung zwischen diesem Clip und einem zweiten, für alle Gelenke oder einige.</translation>
    </message>
    <message>
        <source>blend merge combine weight mask upper body lower body layer two takes</source>
        <translation>mischen überblenden vereinen kombinieren Gewicht Maske Oberkörper Unterkörper Ebene überblenden mischen Oberkörper Unterkörper</translation>
    </message>
    <message>
        <source>Find the floor by</source>
        <translation>Boden bestimmen nach</translation>
    </message>
    <message>
        <source>What shows the floor: the soles of standing feet, or the lowest point of the figure in nearly all frames.</source>
        <translation>Nach den Sohlen stehender Füße oder nach dem tiefsten Punkt der Figur in fast allen Bildern.</translation>
    </message>
    <message>
        <source>Standing feet</source>
        <translation>Stehende Füße</translation>
    </message>
    <message>
        <source>Lowest point</source>
        <translation>Tiefster Punkt</translation>
    </message>
    <message>
        <source>Level a tilted floor</source>
        <translation>Geneigten Boden ausrichten</translation>
    </message>
    <message>
        <source>Rotates the figure so that the plane on which its feet stand becomes level.</source>
        <translation>Dreht die Figur, sodass die Ebene, auf der ihre Füße stehen, waagerecht wird.</translation>
    </message>
    <message>
        <source>Push feet out of the floor</source>
        <translation>Füße aus dem Boden schieben</translation>
    </message>
    <message>
        <source>Bends the legs where a sole is still below the floor afterwards.</source>
        <translation>Beugt die Beine, wo danach noch eine Sohle unter dem Boden ist.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Height of the floor along the up axis.</source>
        <translation>Wo der Boden entlang der Hochachse liegen soll.</translation>
    </message>
    <message>
        <source>Set on Floor</source>
        <translation>Auf den Boden stellen</translation>
    </message>
    <message>
        <source>Finds the floor below the figure and moves the whole clip up or down so that the floor is at height 0. Rotations stay, unless the floor is tilted.</source>
        <translation>Findet den Boden unter der Figur und verschiebt den ganzen Clip nach oben oder unten, sodass der Boden auf Höhe 0 liegt. Drehungen bleiben, außer der Boden ist geneigt.</translation>
    </message>
    <message>
        <source>ground floating hovering level height sink sinking float below under above through raise lower put penetration offset</source>
        <translation>Boden eben Höhe einsinken schweben heben senken Offset durchdringen Boden schwebt schweben versinkt unter dem durch</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Which foot contacts to use: those set in the timeline or with --contacts, otherwise detected ones, or those of a file.</source>
        <translation>Wann Füße stehen: wie in der Zeitleiste oder mit --contacts gesetzt, sonst erkannt; oder aus einer Datei mit Kontakten.</translation>
    </message>
    <message>
        <source>As set or detected</source>
        <translation>Wie gesetzt oder erkannt</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Where a foot is locked: at its median position during the contact, or where it touches down.</source>
        <translation>Wo ein Fuß gehalten wird: im Median seines Kontakts oder wo er aufsetzt.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Erstes Bild</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <source>How long a foot takes to blend into the lock and out of it.</source>
        <translation>Wie lange ein Fuß braucht, um seine eigene Bahn zu verlassen und zurückzukehren.</translation>
    </message>
    <message>
        <source>How far the pelvis may be lowered so that a foot reaches its position, as a fraction of the leg&apos;s length.</source>
        <translation>Wie weit sich das Becken senken darf, damit ein Bein reicht, als Teil seiner Länge.</translation>
    </message>
    <message>
        <source>Which feet to lock.</source>
        <translation>Welche Füße gehalten werden.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Lock Feet</source>
        <translation>Füße verankern</translation>
    </message>
    <message>
        <source>Keeps standing feet from sliding: bends the legs, and lowers the pelvis where a leg is too short. The upper body keeps its rotations.</source>
        <translation>Hält Füße an einer Stelle, solange sie stehen, indem die Beine gebeugt werden und sich das Becken senkt, wo ein Bein zu kurz ist. Der Oberkörper behält seine Drehungen.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Smooth and Repair</source>
        <translation>Glätten und Reparieren</translation>
    </message>
    <message>
        <source>Feet and Floor</source>
        <translation>Füße und Boden</translation>
    </message>
    <message>
        <source>Root and Space</source>
        <translation>Wurzel und Raum</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Two Clips</source>
        <translation>Zwei Clips</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Number of frames on each side that a frame is compared with.</source>
        <translation>Wie viele Bilder auf jeder Seite eines Bildes betrachtet werden.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>A frame is a spike if it differs from the frames around it by this many times the usual difference.</source>
        <translation>Das Wievielfache des üblichen Abstands zu den Bildern ringsum ein Ausreißer ist.</translation>
    </message>
    <message>
        <source>The smallest difference that counts as a spike, in degrees, or in normalised centimetres for positions. By default it follows the noise of each joint and is at least 0.5.</source>
        <translation>Nichts darunter ist ein Ausreißer: Grad, bei Positionen normierte Zentimeter. Von selbst folgt es dem Rauschen jedes Gelenks und ist mindestens 0,5.</translation>
    </message>
    <message>
        <source>Longest spike</source>
        <translation>Längster Ausreißer</translation>
    </message>
    <message>
        <source>A change that lasts for more frames than this is movement, not a spike.</source>
        <translation>Was länger als so viele Bilder absteht, ist Bewegung.</translation>
    </message>
    <message>
        <source>Except</source>
        <translation>Ausgenommen</translation>
    </message>
    <message>
        <source>Spikes to keep: JOINT@FRAME, separated by +.</source>
        <translation>Ausreißer, die bleiben: JOINT@FRAME mit + dazwischen.</translation>
    </message>
    <message>
        <source>Despike</source>
        <translation>Ausreißer entfernen</translation>
    </message>
    <message>
        <source>Finds single frames in which a joint jumps away and back, and bridges them with a smooth curve. All other frames stay unchanged.</source>
        <translation>Findet einzelne Bilder, in denen ein Gelenk weg- und zurückspringt, und führt eine glatte Kurve darüber hinweg. Alle anderen Bilder bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Interpolate</source>
        <translation>Interpolieren</translation>
    </message>
    <message>
        <source>Replaces frames with a movement from the frame before them to the frame after them.</source>
        <translation>Ersetzt Bilder durch Bewegung vom Bild davor zum Bild danach.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Matches the speed on both sides, or moves at constant speed.</source>
        <translation>Geht mit der Geschwindigkeit weiter, die auf beiden Seiten herrscht, oder mit gleichbleibender.</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Rotations within</source>
        <translation>Drehungen bis auf</translation>
    </message>
    <message>
        <source>The largest error of a joint&apos;s rotation.</source>
        <translation>Wie weit ein Gelenk anders gedreht sein darf, als es war.</translation>
    </message>
    <message>
        <source>Positions within</source>
        <translation>Positionen bis auf</translation>
    </message>
    <message>
        <source>Ends of limbs within</source>
        <translation>Enden der Gliedmaßen bis auf</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Keys reduzieren</translation>
    </message>
    <message>
        <source>Replaces the motion with smooth curves with few keys that stay close to it. The clip still has a value in every frame.</source>
        <translation>Ersetzt die Bewegung durch glatte Kurven mit wenigen Keys, die ihr nahe bleiben. Der Clip hat weiterhin in jedem Bild einen Wert.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Butterworth removes jitter evenly, Savitzky-Golay keeps peaks, and Gaussian is the softest. One-Euro uses only earlier frames and therefore lags, like a live filter.</source>
        <translation>Butterworth nimmt Zittern gleichmäßig heraus, Savitzky-Golay behält Spitzen, Gauß ist am weichsten, und One-Euro blickt nur zurück und hinkt deshalb nach, wie ein Live-Filter.</translation>
    </message>
    <message>
        <source>Butterworth, zero phase</source>
        <translation>Butterworth, phasenfrei</translation>
    </message>
    <message>
        <source>Savitzky-Golay</source>
        <translation>Savitzky-Golay</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>One-Euro</source>
        <translation>One-Euro</translation>
    </message>
    <message>
        <source>Cut-off</source>
        <translation>Grenzfrequenz</translation>
    </message>
    <message>
        <source>Faster movement than this is removed: 6 Hz suits a walk, 10 to 15 a fight.</source>
        <translation>Langsamere Bewegung bleibt, schnellere wird herausgenommen: 6 Hz passen zu einem Gang, 10 bis 15 zu einem Kampf.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>A higher order cuts off more steeply and rings more.</source>
        <translation>Je höher, desto steiler trennt der Filter und desto mehr schwingt er nach.</translation>
    </message>
    <message>
        <source>Number of frames in each fit, which is odd. By default it follows from the cut-off.</source>
        <translation>Wie viele Bilder jede Anpassung betrachtet, eine ungerade Zahl; ohne Angabe eine, die zur Grenzfrequenz passt.</translation>
    </message>
    <message>
        <source>By the cut-off</source>
        <translation>Nach der Grenzfrequenz</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Degree of the polynomial that is fitted to the frames of the window.</source>
        <translation>Des Polynoms, das an die Bilder des Fensters angepasst wird.</translation>
    </message>
    <message>
        <source>Rise with speed</source>
        <translation>Anstieg mit der Geschwindigkeit</translation>
    </message>
    <message>
        <source>How much the cut-off rises with speed, in Hz for one degree or one normalised centimetre per second. Higher values lag less and leave more jitter.</source>
        <translation>Wie stark die Grenzfrequenz mit der Geschwindigkeit steigt, in Hz für ein Grad oder einen normierten Zentimeter je Sekunde: Mehr hinkt weniger nach und lässt mehr Zittern übrig.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength of the filter: 0 changes nothing, 1 applies it fully.</source>
        <translation>Von 0, wie es war, bis 1, der ganze Filter.</translation>
    </message>
    <message>
        <source>As filtered</source>
        <translation>Wie der Filter sie lässt</translation>
    </message>
    <message>
        <source>Removes jitter from rotations and positions. Angles may wrap, since rotations are filtered and not their numbers.</source>
        <translation>Nimmt Zittern aus Drehungen und Positionen. Winkel dürfen jeden Punkt durchlaufen, da Drehungen gefiltert werden und nicht ihre Zahlen.</translation>
    </message>
    <message>
        <source>jitter noise filter shake shaking tremble trembling wobble jerky jerk nervous vibration stabilise stabilize steady calm low-pass lowpass butterworth gaussian savitzky golay euro denoise clean kalman</source>
        <translation>filtern Zittern Rauschen Wackeln Tiefpass Butterworth Gauß Savitzky Golay Euro entrauschen aufräumen glätten zittern zittrig wackeln wackelig ruckeln ruhig beruhigen wackelt zittert ruckelt</translation>
    </message>
    <message>
        <source>Unroll</source>
        <translation>Winkel entrollen</translation>
    </message>
    <message>
        <source>Writes the same rotations with angles that do not jump: adds multiples of 360° and uses the other set of three angles where it is nearer.</source>
        <translation>Schreibt dieselben Drehungen mit Winkeln, die nicht springen: Ganze Umdrehungen kommen hinzu, und je drei Winkel dürfen zu den anderen dreien werden, die dasselbe bedeuten.</translation>
    </message>
    <message>
        <source>euler filter discontinuity flip 360 180 wrap unwrap gimbal jump curves</source>
        <translation>Euler Filter Sprung Umschlag 360 180 Unroll Gimbal Kurven</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>The frame that keeps its angles; the others follow it.</source>
        <translation>Das Bild, dessen Winkel bleiben; die anderen folgen ihm.</translation>
    </message>
    <message>
        <source>In Place</source>
        <translation>Auf der Stelle</translation>
    </message>
    <message>
        <source>Removes the travel along the floor, so that the figure walks in place where it stands in the first frame; its height and its sway stay. It can also restore the travel.</source>
        <translation>Nimmt die Fortbewegung über den Boden weg, sodass die Figur dort geht, wo sie im ersten Bild steht; ihre Höhe und ihr Schwanken bleiben. Gibt sie auch zurück.</translation>
    </message>
    <message>
        <source>in-place treadmill remove restore travel root motion stationary</source>
        <translation>in-place Laufband entfernen wiederherstellen Fortbewegung Root-Motion ortsfest</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Fortbewegung</translation>
    </message>
    <message>
        <source>What to remove: all travel slower than this, the straight line from the first to the last frame, or everything.</source>
        <translation>Was weggenommen wird: alles, was langsamer ist als dies, die gerade Linie vom ersten zum letzten Bild, oder alles.</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>Gerade Linie</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Include heading</source>
        <translation>Auch Blickrichtung</translation>
    </message>
    <message>
        <source>Also removes the turning: the figure keeps facing as in the first frame.</source>
        <translation>Nimmt auch Wendungen weg: Die Figur blickt wie im ersten Bild.</translation>
    </message>
    <message>
        <source>Restore from</source>
        <translation>Zurückgeben aus</translation>
    </message>
    <message>
        <source>Restores travel instead: adds what these settings remove from another clip, the one from before the travel was removed.</source>
        <translation>Gibt stattdessen Fortbewegung zurück: was diese Einstellungen aus diesem anderen Clip nehmen, dem von vorher.</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Which joints swap sides: detected by names and offsets, or first taken from a file with LEFT=RIGHT in each line.</source>
        <translation>Welche Gelenke die Seiten tauschen: nach Namen und Offsets, oder zuerst die aus einer Datei mit LEFT=RIGHT in jeder Zeile.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Swaps left and right: mirrors the motion on the same skeleton. If joints are named, only they take the mirrored motion of their partners.</source>
        <translation>Tauscht links und rechts: die Bewegung, wie ein Spiegel sie zeigt, auf demselben Skelett. Genannte Gelenke nehmen die gespiegelte Bewegung ihrer Partner, die anderen bleiben.</translation>
    </message>
    <message>
        <source>flip swap left right sides handed reflect symmetry reverse</source>
        <translation>spiegeln tauschen links rechts Seiten Symmetrie Mirror Flip linkshändig Seiten tauschen</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Rotates the whole clip about the up axis so that the figure faces along an axis in the first frame, or by an angle. The centre is where the figure stands in that frame.</source>
        <translation>Dreht den ganzen Clip um die Hochachse, sodass die Figur im ersten Bild entlang einer Achse blickt, oder um einen Winkel. Gedreht wird dort, wo die Figur dann steht.</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Blick nach</translation>
    </message>
    <message>
        <source>The direction to face in the first frame, or an angle to rotate by.</source>
        <translation>Die Richtung, in die die Figur im ersten Bild blickt, oder ein Drehwinkel.</translation>
    </message>
    <message>
        <source>+Z</source>
        <translation>+Z</translation>
    </message>
    <message>
        <source>-Z</source>
        <translation>-Z</translation>
    </message>
    <message>
        <source>+X</source>
        <translation>+X</translation>
    </message>
    <message>
        <source>-X</source>
        <translation>-X</translation>
    </message>
    <message>
        <source>+Y</source>
        <translation>+Y</translation>
    </message>
    <message>
        <source>-Y</source>
        <translation>-Y</translation>
    </message>
    <message>
        <source>Start at Origin</source>
        <translation>Am Ursprung beginnen</translation>
    </message>
    <message>
        <source>Moves the whole clip along the floor so that the root stands above the origin in the first frame. Its height stays.</source>
        <translation>Verschiebt den ganzen Clip über den Boden, sodass die Wurzel im ersten Bild über dem Ursprung steht. Ihre Höhe bleibt.</translation>
    </message>
    <message>
        <source>center centre zero origin start position move translate</source>
        <translation>zentrieren Mitte null Anfang Position verschieben Ursprung Mitte Mittelpunkt</translation>
    </message>
    <message>
        <source>Floor Root</source>
        <translation>Bodenwurzel</translation>
    </message>
    <message>
        <source>Adds a root on the floor below the figure that carries its travel and its heading, as game engines expect. No other joint moves.</source>
        <translation>Setzt eine neue Wurzel auf den Boden unter der Figur, die ihre Fortbewegung und Blickrichtung trägt, wie Spiele-Engines es wollen. Kein anderes Gelenk bewegt sich.</translation>
    </message>
    <message>
        <source>root motion game engine bone trajectory reference travel extract unreal unity</source>
        <translation>Root-Motion Spiele-Engine Unreal Unity Bahn Referenz Fortbewegung herauslösen Spiel Wurzelknochen Spielengine</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name of the new root.</source>
        <translation>Der Name der neuen Wurzel.</translation>
    </message>
    <message>
        <source>What the root carries: all travel slower than this, a straight line, or everything along the floor.</source>
        <translation>Was die Wurzel trägt: alle Fortbewegung, die langsamer ist als dies, eine gerade Linie, oder alles über den Boden.</translation>
    </message>
    <message>
        <source>The root faces where the figure faces.</source>
        <translation>Die Wurzel blickt, wohin die Figur blickt.</translation>
    </message>
    <message>
        <source>Metre</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Centimetre</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Millimetre</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Inch</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>CMU unit</source>
        <translation>CMU-Einheit</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>The factor for all lengths.</source>
        <translation>Womit alle Längen multipliziert werden.</translation>
    </message>
    <message>
        <source>Target height.</source>
        <translation>Wie groß die Figur werden soll.</translation>
    </message>
    <message>
        <source>From unit</source>
        <translation>Aus Einheit</translation>
    </message>
    <message>
        <source>Unit of the file.</source>
        <translation>Die Einheit, in der die Datei ist.</translation>
    </message>
    <message>
        <source>To unit</source>
        <translation>In Einheit</translation>
    </message>
    <message>
        <source>Target unit.</source>
        <translation>Die Einheit, in der sie sein soll.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Multiplies all offsets and positions by one factor, given directly, by the height of the figure, or by two units. Rotations stay.</source>
        <translation>Multipliziert alle Offsets und Positionen mit einem Faktor: einer Zahl, dem, was die Figur auf eine Größe bringt, oder dem, was von einer Einheit zu einer anderen führt. Drehungen bleiben.</translation>
    </message>
    <message>
        <source>Up Axis</source>
        <translation>Hochachse</translation>
    </message>
    <message>
        <source>Rotate the root alone</source>
        <translation>Nur die Wurzel drehen</translation>
    </message>
    <message>
        <source>Keeps the offsets: the rest pose then lies on its side, and every joint but the root keeps its values. Otherwise the rest pose stands along the new axis, too.</source>
        <translation>Behält die Offsets: Die Ruhepose liegt dann auf der Seite, und jedes Gelenk außer der Wurzel behält seine Werte. Sonst steht auch die Ruhepose entlang der neuen Achse.</translation>
    </message>
    <message>
        <source>Order of rotations</source>
        <translation>Reihenfolge der Drehungen</translation>
    </message>
    <message>
        <source>Keeps the order of the channels with new angles, or the angles with other axes.</source>
        <translation>Behält die Reihenfolge der Kanäle mit neuen Winkeln oder die Winkel mit anderen Achsen.</translation>
    </message>
    <message>
        <source>Keep the order</source>
        <translation>Reihenfolge behalten</translation>
    </message>
    <message>
        <source>Keep the angles</source>
        <translation>Winkel behalten</translation>
    </message>
    <message>
        <source>y-up z-up yup zup upside down head lying back side sideways fallen wrong vertical convert blender unreal coordinate system</source>
        <translation>y-up z-up yup zup senkrecht umrechnen Blender Unreal Koordinatensystem oben kopfüber liegt liegend seitlich falsche Achse</translation>
    </message>
    <message>
        <source>Add Joint</source>
        <translation>Gelenk hinzufügen</translation>
    </message>
    <message>
        <source>Adds a joint at the end of a chain, in the position of an end site, or anywhere on a joint. It does not move by itself; everything else stays.</source>
        <translation>Fügt ein Gelenk am Ende einer Kette, an der Stelle eines Endpunkts oder irgendwo an einem Gelenk hinzu. Es bewegt sich nicht selbst; alles andere bleibt.</translation>
    </message>
    <message>
        <source>new bone leaf tip toe finger prop attach</source>
        <translation>neu Knochen Blatt Spitze Zehe Finger Requisit anhängen</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Elterngelenk</translation>
    </message>
    <message>
        <source>The parent of the new joint.</source>
        <translation>Das Gelenk, an dem es hängt.</translation>
    </message>
    <message>
        <source>End site</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>The end site whose position it takes.</source>
        <translation>Der Endpunkt, dessen Stelle es einnimmt.</translation>
    </message>
    <message>
        <source>The name of the new joint; if not given, that of its parent with _end or _leaf.</source>
        <translation>Der Name des neuen Gelenks; sonst der seines Elterngelenks mit _end oder _leaf.</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Its position relative to its parent; for an end site, where the chain ends beyond it.</source>
        <translation>Wo es gegen sein Elterngelenk steht; bei einem Endpunkt, wo die Kette jenseits davon endet.</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The frame whose pose becomes the rest pose; the first one if nothing else is given.</source>
        <translation>Das Bild, dessen Pose die Ruhepose wird; ohne Angabe das erste.</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>T-Pose</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>A-Pose</translation>
    </message>
    <message>
        <source>Bones along</source>
        <translation>Knochen entlang</translation>
    </message>
    <message>
        <source>Lays every bone of the rest pose along one axis instead.</source>
        <translation>Legt jeden Knochen der Ruhepose stattdessen entlang einer Achse.</translation>
    </message>
    <message>
        <source>Rotation of the root</source>
        <translation>Drehung der Wurzel</translation>
    </message>
    <message>
        <source>How much of the root&apos;s rotation in that frame the rest pose takes: none, that about the up axis, or all.</source>
        <translation>Wie viel von der Drehung der Wurzel im Bild die Ruhepose zeigt: nichts, die um die Hochachse, oder alles.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>About the up axis</source>
        <translation>Um die Hochachse</translation>
    </message>
    <message>
        <source>Bake Rest Pose</source>
        <translation>Ruhepose backen</translation>
    </message>
    <message>
        <source>Makes another pose the rest pose, in which all rotations are 0. Offsets and rotations change, and no joint moves in any frame.</source>
        <translation>Macht eine andere Pose zur Ruhepose, in der alle Drehungen 0 sind. Offsets und Drehungen ändern sich, und kein Gelenk bewegt sich in irgendeinem Bild.</translation>
    </message>
    <message>
        <source>bind pose t-pose tpose a-pose zero rotations bake bone axis roll</source>
        <translation>T-Pose Bind-Pose T-Pose A-Pose null Drehungen backen Knochen Achse Rollen Grundpose</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Changes the channels of joints. The pose stays the same as far as the new channels can express it.</source>
        <translation>Gibt Gelenken andere Kanäle. Sie bleiben, wo sie sind, soweit diese es zeigen können.</translation>
    </message>
    <message>
        <source>channel layout position rotation six three degrees of freedom dof</source>
        <translation>Kanäle Aufbau Position Drehung sechs drei Freiheitsgrade</translation>
    </message>
    <message>
        <source>The channels in their order in the file, separated by +; none removes all.</source>
        <translation>In ihrer Reihenfolge in der Datei, mit + dazwischen; none nimmt alle weg.</translation>
    </message>
    <message>
        <source>Collapse Joint</source>
        <translation>Gelenk auflösen</translation>
    </message>
    <message>
        <source>Removes a joint; its children move to its parent and keep their orientations. Where the joint moved, they keep their positions only if they have channels for them.</source>
        <translation>Nimmt ein Gelenk heraus; seine Kinder hängen an seinem Elterngelenk und behalten ihre Ausrichtungen. Wo sich das Gelenk bewegte, behalten sie ihre Positionen nur mit Kanälen dafür.</translation>
    </message>
    <message>
        <source>remove delete joint merge dissolve keep children bone</source>
        <translation>entfernen löschen Gelenk vereinen auflösen Kinder behalten Knochen</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>The joint to remove.</source>
        <translation>Das Gelenk, das herausgenommen wird.</translation>
    </message>
    <message>
        <source>If children would move</source>
        <translation>Falls sich Kinder bewegen</translation>
    </message>
    <message>
        <source>Stop, give them position channels, or accept it.</source>
        <translation>Nichts tun, ihnen Positionskanäle geben, oder es hinnehmen.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Add position channels</source>
        <translation>Positionskanäle hinzufügen</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Zero Root Offset</source>
        <translation>Wurzel-Offset auf null</translation>
    </message>
    <message>
        <source>Moves the root&apos;s offset into its position channels, so that programs that add the offset and programs that do not show the same pose. No joint moves.</source>
        <translation>Verlegt den Offset der Wurzel in ihre Positionskanäle, sodass Programme, die ihn addieren, und solche, die es nicht tun, dasselbe zeigen. Nichts bewegt sich.</translation>
    </message>
    <message>
        <source>OFFSET zero root position hips double</source>
        <translation>OFFSET null Wurzel Position Hüfte doppelt</translation>
    </message>
    <message>
        <source>Insert Joint</source>
        <translation>Gelenk einfügen</translation>
    </message>
    <message>
        <source>Inserts a joint into the bone above a joint. Everything stays where it is, unless the new joint takes over a part of the rotation.</source>
        <translation>Setzt ein neues Gelenk in den Knochen über einem Gelenk. Alles bleibt, wo es ist, außer das neue Gelenk übernimmt einen Teil der Drehung.</translation>
    </message>
    <message>
        <source>add joint bone split subdivide spine twist between</source>
        <translation>hinzufügen Gelenk Knochen teilen unterteilen Wirbelsäule verdrehen zwischen</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Oberhalb von</translation>
    </message>
    <message>
        <source>The joint at the end of the bone to divide.</source>
        <translation>Das Gelenk am Ende des Knochens, der geteilt wird.</translation>
    </message>
    <message>
        <source>Where in the bone: 0 at its beginning, 1 at its end.</source>
        <translation>Wo im Knochen: 0 an seinem Anfang, 1 an seinem Ende.</translation>
    </message>
    <message>
        <source>The name of the new joint; if not given, that of the other one with a number.</source>
        <translation>Der Name des neuen Gelenks; sonst der des anderen mit einer Nummer.</translation>
    </message>
    <message>
        <source>Fraction of the rotation</source>
        <translation>Anteil der Drehung</translation>
    </message>
    <message>
        <source>How much of the joint&apos;s rotation the new one takes over, 0 to 1.</source>
        <translation>Wie viel von der Drehung des Gelenks das neue übernimmt, 0 bis 1.</translation>
    </message>
    <message>
        <source>Rotation Order</source>
        <translation>Drehreihenfolge</translation>
    </message>
    <message>
        <source>Changes the order of the rotation channels and recomputes their angles. The motion stays the same.</source>
        <translation>Schreibt die Drehkanäle in anderer Reihenfolge und berechnet ihre Winkel neu. Die Bewegung bleibt gleich.</translation>
    </message>
    <message>
        <source>euler order channels XYZ ZXY ZYX YXZ convert gimbal</source>
        <translation>Euler Reihenfolge Kanäle XYZ ZXY ZYX YXZ umrechnen Gimbal</translation>
    </message>
    <message>
        <source>The order of the channels: the first is the outermost.</source>
        <translation>Die Reihenfolge der Kanäle: Der erste ist der äußerste.</translation>
    </message>
    <message>
        <source>Remove Branch</source>
        <translation>Zweig entfernen</translation>
    </message>
    <message>
        <source>Removes a joint and everything below it. If its parent has no children left, an end site ends the chain there.</source>
        <translation>Entfernt ein Gelenk mit allem, was daran hängt. Wo an seinem Elterngelenk nichts übrig bleibt, endet die Kette dort mit einem Endpunkt.</translation>
    </message>
    <message>
        <source>delete joint subtree prune fingers strip branch</source>
        <translation>löschen Gelenk Teilbaum beschneiden Finger Zweig</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The text to replace wherever it occurs; with * or ? it has to match the whole name.</source>
        <translation>Was ersetzt wird, wo immer es vorkommt; mit * oder ? muss es auf den ganzen Namen passen.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>The replacement, in which * stands for the text that * matched; if empty, the text is removed.</source>
        <translation>Was an seine Stelle tritt, mit * für das, wofür * stand; nichts entfernt es.</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Treats the text to replace as a regular expression; $1 is its first group.</source>
        <translation>Liest das zu Ersetzende als regulären Ausdruck; $1 ist seine erste Gruppe.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>How names mark left and right, or how their words are written.</source>
        <translation>Wie Namen ihre Seite angeben oder wie ihre Wörter geschrieben werden.</translation>
    </message>
    <message>
        <source>Names of</source>
        <translation>Namen von</translation>
    </message>
    <message>
        <source>Renames the parts of the body as another program names them.</source>
        <translation>Gibt den Körperteilen die Namen, die ein anderes Programm verwendet.</translation>
    </message>
    <message>
        <source>Mapping file</source>
        <translation>Datei der Zuordnung</translation>
    </message>
    <message>
        <source>Renames joints of the mapping&apos;s source to those of its target.</source>
        <translation>Gibt Gelenken, die wie die Quelle einer Zuordnung heißen, die Namen ihres Ziels.</translation>
    </message>
    <message>
        <source>Mapping reversed</source>
        <translation>Zuordnung umgekehrt</translation>
    </message>
    <message>
        <source>Renames joints of the target to those of the source instead.</source>
        <translation>Von den Namen des Ziels zu denen der Quelle.</translation>
    </message>
    <message>
        <source>Prefix to remove</source>
        <translation>Präfix entfernen</translation>
    </message>
    <message>
        <source>The text to remove from the beginning of names that have it.</source>
        <translation>Was am Anfang der Namen weggenommen wird, die es haben.</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>The text to put before every name.</source>
        <translation>Was vor jeden Namen gesetzt wird.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Renames joints: replaces text, changes the style, or uses the names of another program or of a mapping. The motion stays.</source>
        <translation>Gibt Gelenken andere Namen: ersetzt Text darin, schreibt sie in einem anderen Stil, oder nennt die Körperteile wie ein anderes Programm oder eine Zuordnung. Die Bewegung bleibt.</translation>
    </message>
    <message>
        <source>Reparent</source>
        <translation>Umhängen</translation>
    </message>
    <message>
        <source>Moves a joint and everything below it to another parent and keeps its motion in the world: exactly with position channels, otherwise with the offset that fits best.</source>
        <translation>Hängt ein Gelenk mit allem darunter an ein anderes Elterngelenk und behält seine Bewegung in der Welt: mit Positionskanälen genau, sonst mit dem am besten passenden Offset.</translation>
    </message>
    <message>
        <source>parent move attach hierarchy tree prop hand</source>
        <translation>Elterngelenk verschieben anhängen Hierarchie Baum Requisit Hand Parent</translation>
    </message>
    <message>
        <source>The joint to move.</source>
        <translation>Das Gelenk, das anderswo hängen soll.</translation>
    </message>
    <message>
        <source>New parent</source>
        <translation>Neues Elterngelenk</translation>
    </message>
    <message>
        <source>The joint that becomes its parent.</source>
        <translation>Das Gelenk, an dem es dann hängt.</translation>
    </message>
    <message>
        <source>Keep its position by</source>
        <translation>Position behalten durch</translation>
    </message>
    <message>
        <source>Position channels keep it exactly, an offset only on average.</source>
        <translation>Positionskanäle behalten sie genau, ein Offset nur im Mittel.</translation>
    </message>
    <message>
        <source>Position channels</source>
        <translation>Positionskanäle</translation>
    </message>
    <message>
        <source>Re-root</source>
        <translation>Wurzel wechseln</translation>
    </message>
    <message>
        <source>Makes another joint the root of the hierarchy. All joints keep their positions and orientations; those between the two roots get position channels.</source>
        <translation>Dreht den Baum um, sodass alles an einem anderen Gelenk hängt. Alle Gelenke behalten ihre Positionen und Ausrichtungen; die auf dem Weg bekommen Positionskanäle.</translation>
    </message>
    <message>
        <source>root pelvis hips new root hierarchy invert tree</source>
        <translation>Wurzel Becken Hüfte neue Wurzel Hierarchie umkehren Baum Re-root</translation>
    </message>
    <message>
        <source>The joint that becomes the root.</source>
        <translation>Das Gelenk, das Wurzel wird.</translation>
    </message>
    <message>
        <source>Six channels for the root and three rotations for all other joints, or as they are.</source>
        <translation>Sechs Kanäle für die Wurzel und drei Drehungen für alle anderen Gelenke, oder wie sie sind.</translation>
    </message>
    <message>
        <source>Root 6 channels, other joints rotation only</source>
        <translation>Wurzel 6 Kanäle, andere nur Drehung</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Rotation order</source>
        <translation>Folge der Drehungen</translation>
    </message>
    <message>
        <source>The rotation order of all joints; the first is the outermost.</source>
        <translation>Aller Gelenke; die erste ist die äußerste.</translation>
    </message>
    <message>
        <source>Spaces in names</source>
        <translation>Leerzeichen in Namen</translation>
    </message>
    <message>
        <source>Some programs do not read names with spaces.</source>
        <translation>Manche Programme lesen keine Namen mit Leerzeichen.</translation>
    </message>
    <message>
        <source>Replace by _</source>
        <translation>Durch _ ersetzen</translation>
    </message>
    <message>
        <source>Standardise</source>
        <translation>Standardisieren</translation>
    </message>
    <message>
        <source>standardize normalise normalize clean layout channels compatible export</source>
        <translation>standardisieren normalisieren bereinigen Aufbau Kanäle verträglich kompatibel exportieren</translation>
    </message>
    <message>
        <source>Whether each cycle continues where the last one ended, or all stay in place.</source>
        <translation>Ob jeder Zyklus dort weitergeht, wo der letzte endete, oder alle auf der Stelle bleiben.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Number of cycles in the result.</source>
        <translation>Wie viele Zyklen der Clip bekommt.</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Letztes Bild</translation>
    </message>
    <message>
        <source>Whether the first frame is repeated at the end: some game engines need it, in others it stops the loop for a moment.</source>
        <translation>Ob das erste Bild am Ende noch einmal kommt: Manche Spiele-Engines wollen es, in anderen hält es die Schleife kurz an.</translation>
    </message>
    <message>
        <source>Repeat the first one</source>
        <translation>Das erste wiederholen</translation>
    </message>
    <message>
        <source>How far from the ends frames are changed so that the ends meet: over the whole cycle, or within some seconds.</source>
        <translation>Wie weit von den Enden sich Bilder ändern, damit sie zusammentreffen: der ganze Zyklus oder Sekunden.</translation>
    </message>
    <message>
        <source>Whole cycle</source>
        <translation>Ganzer Zyklus</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Cuts the clip to one cycle and adjusts its ends so that it repeats without a jump.</source>
        <translation>Schneidet den Clip auf einen Zyklus zu und biegt seine Enden so, dass er immer wieder ohne Sprung abgespielt werden kann.</translation>
    </message>
    <message>
        <source>cycle repeat loop seamless endless walk run dance idle game cyclic seam times three</source>
        <translation>Schleife Zyklus nahtlos wiederholen gehen laufen Spiel zyklisch Naht Loop Zyklus endlos Tanz Schleife nahtlos wiederholen</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Frames per second of the result.</source>
        <translation>Wie viele Bilder pro Sekunde der Clip bekommt.</translation>
    </message>
    <message>
        <source>Between frames</source>
        <translation>Zwischen Bildern</translation>
    </message>
    <message>
        <source>Smooth curves through the frames, or straight lines from each to the next.</source>
        <translation>Glatte Kurven durch die Bilder oder der gerade Weg von jedem zum nächsten.</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>Fast movement</source>
        <translation>Schnelle Bewegung</translation>
    </message>
    <message>
        <source>For a lower rate: first filters out movement that it cannot show, or picks frames unchanged.</source>
        <translation>Für weniger Bilder: ob Bewegung, die sie nicht zeigen können, zuerst herausgenommen wird oder Bilder bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Filter it out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Neu abtasten</translation>
    </message>
    <message>
        <source>Changes the frame rate of the clip. Its duration and its speed stay, and so does the last pose.</source>
        <translation>Gibt dem Clip eine andere Zahl von Bildern pro Sekunde. Dauer und Geschwindigkeit bleiben, ebenso die letzte Pose.</translation>
    </message>
    <message>
        <source>fps frame rate frames per second change convert 24 25 30 60 120 downsample upsample</source>
        <translation>fps Bildrate Bilder pro Sekunde umrechnen 24 25 30 60 120 Resample Bildrate ändern</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Plays the frames in the opposite order.</source>
        <translation>Spielt die Bilder in umgekehrter Reihenfolge ab.</translation>
    </message>
    <message>
        <source>backwards rewind flip time</source>
        <translation>rückwärts zurückspulen umklappen Zeit Reverse</translation>
    </message>
    <message>
        <source>Time Warp</source>
        <translation>Zeit verzerren</translation>
    </message>
    <message>
        <source>Moves frames to new times and changes the speed between them without jumps.</source>
        <translation>Verschiebt Bilder auf andere Zeiten und spielt, was dazwischen liegt, langsamer oder schneller ab, ohne Sprünge in der Geschwindigkeit.</translation>
    </message>
    <message>
        <source>retime speed faster slower slow fast half double twice speedup slowdown ramp stretch tempo beat bpm timing duration align synchronise dtw</source>
        <translation>Retime Geschwindigkeit Tempo langsam schnell strecken Dauer ausrichten synchronisieren DTW Timewarp halb doppelt schneller langsamer Tempo halb doppelt Takt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Which frames to move, and where to: SOURCEFRAME:FRAME, separated by +. The first frame stays first.</source>
        <translation>Welches Bild wohin kommt: SOURCEFRAME:FRAME mit + dazwischen. Das erste Bild bleibt das erste.</translation>
    </message>
    <message>
        <source>File of marks</source>
        <translation>Markendatei</translation>
    </message>
    <message>
        <source>The same from a text file with one SOURCEFRAME:FRAME in each line.</source>
        <translation>Dasselbe aus einer Textdatei, ein SOURCEFRAME:FRAME in jeder Zeile.</translation>
    </message>
    <message>
        <source>Clip to match</source>
        <translation>Clip zum Angleichen</translation>
    </message>
    <message>
        <source>Matches this clip&apos;s timing to another clip, from its first frame to its last.</source>
        <translation>Spielt diesen Clip so, dass seine Posen kommen, wenn die des anderen Clips es tun, von seinem ersten bis zu seinem letzten Bild.</translation>
    </message>
    <message>
        <source>Trim</source>
        <translation>Zuschneiden</translation>
    </message>
    <message>
        <source>Keeps the frames of a range and removes those before and after it.</source>
        <translation>Behält die Bilder eines Bereichs und entfernt die davor und danach.</translation>
    </message>
    <message>
        <source>cut crop split shorten range start end beginning keep part clip seconds</source>
        <translation>schneiden beschneiden kürzen Bereich Trim schneiden abschneiden kürzen kürzer Anfang Ende teilen</translation>
    </message>
    <message>
        <source>Moves the clip along the floor so that it starts above the origin.</source>
        <translation>Verschiebt den Clip über den Boden, sodass er über dem Ursprung beginnt.</translation>
    </message>
    <message>
        <source>The axis normal to the mirror. By default the mirror stands upright along the travel, so that the figure keeps its direction.</source>
        <translation>Der Spiegel steht senkrecht darauf. Wenn sie nicht angegeben ist, steht der Spiegel aufrecht entlang des Weges, sodass die Figur ihre Richtung behält.</translation>
    </message>
    <message>
        <source>Rotates a clip between Y up, Z up and X up. The figure looks the same; offsets, positions and rotations use the new axes. A figure that hangs head down is stood on its feet.</source>
        <translation>Dreht einen Clip zwischen Y, Z und X als Hochachse. Die Figur bleibt dieselbe; Offsets, Positionen und Drehungen werden entlang der neuen Achsen angegeben. Eine Figur, die mit dem Kopf nach unten hängt, wird auf ihre Füße gestellt.</translation>
    </message>
    <message>
        <source>The frames of one cycle, whose last frame becomes the first again. By default Limber finds one where the movement repeats.</source>
        <translation>Die Bilder eines Zyklus, deren letztes wieder das erste sein soll; wenn sie nicht angegeben sind, wird einer gesucht, in dem sich die Bewegung wiederholt.</translation>
    </message>
    <message>
        <source>Which cycle</source>
        <translation>Welcher Zyklus</translation>
    </message>
    <message>
        <source>Which of the cycles to use that are found: 1 is the best.</source>
        <translation>Von den gefundenen Zyklen: der beste, der zweite oder der dritte.</translation>
    </message>
    <message>
        <source>Insert Rest Frame</source>
        <translation>Ruhebild einfügen</translation>
    </message>
    <message>
        <source>t-pose tpose rest zero bind reference pose first</source>
        <translation>t-pose tpose ruhepose null bind referenz pose erstes</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>At which end of the clip to insert them.</source>
        <translation>An welchem Ende des Clips sie eingefügt werden.</translation>
    </message>
    <message>
        <source>Before the first frame</source>
        <translation>Vor dem ersten Bild</translation>
    </message>
    <message>
        <source>After the last frame</source>
        <translation>Nach dem letzten Bild</translation>
    </message>
    <message>
        <source>How many frames to insert.</source>
        <translation>Wie viele Bilder eingefügt werden.</translation>
    </message>
    <message>
        <source>Swings the arms of the rest pose into a T or an A instead. A rest pose that does not stand becomes one that does.</source>
        <translation>Schwenkt stattdessen die Arme der Ruhepose in ein T oder ein A. Aus einer Ruhepose, die nicht steht, wird eine, die steht.</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Filter them too</source>
        <translation>Mitfiltern</translation>
    </message>
    <message>
        <source>Whether a first or last frame that is not part of the movement, such as a T-pose, is kept out of the filter. By default it is, unless Findings says Keep.</source>
        <translation>Ob ein erstes oder letztes Bild, das keine Bewegung ist, etwa eine T-Pose, bleibt, wie es ist, und nicht gefiltert wird. Ohne Angabe bleibt es, außer wenn unter „Meldungen“ „Behalten“ gewählt ist.</translation>
    </message>
    <message>
        <source>As chosen in Findings</source>
        <translation>Wie unter „Meldungen“ gewählt</translation>
    </message>
    <message>
        <source>The axis that points away from the floor. With a minus, the figure hangs head down, as some camera-based programs expect.</source>
        <translation>Die Achse, die vom Boden weg zeigen soll. Mit einem Minus hängt die Figur mit dem Kopf nach unten, wie es manche Programme wollen, die durch eine Kamera sehen.</translation>
    </message>
    <message>
        <source>−Z: head down</source>
        <translation>−Z: Kopf nach unten</translation>
    </message>
    <message>
        <source>−Y: head down</source>
        <translation>−Y: Kopf nach unten</translation>
    </message>
    <message>
        <source>−X: head down</source>
        <translation>−X: Kopf nach unten</translation>
    </message>
    <message>
        <source>Inserts frames of the rest pose, with all rotations zero, or of a T-pose before the first or after the last frame. The figure stands where it is in the frame beside them.</source>
        <translation>Fügt Bilder der Ruhepose, in denen alle Drehungen null sind, oder einer T-Pose vor dem ersten oder nach dem letzten Bild ein. Die Figur steht, wo sie im Bild daneben ist.</translation>
    </message>
    <message>
        <source>The rest pose, or a T-pose: the rest pose with its arms out, or, if the rest pose does not stand, a body that stands upright.</source>
        <translation>Die Ruhepose oder eine T-Pose: die Ruhepose mit ausgestreckten Armen oder, wenn die Ruhepose nicht steht, ein Körper, der aufrecht steht.</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>Ruhepose</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Fixieren</translation>
    </message>
    <message>
        <source>Largest pelvis drop</source>
        <translation>Becken senken bis</translation>
    </message>
    <message>
        <source>foot feet sliding slide slip skating skate ice stop sticky plant pin contact ground clean up ik</source>
        <translation>Fuß gleiten rutschen Fußrutschen fixieren Kontakt Boden aufräumen IK Footskate Skating kleben rutschen rutschende Füße gleiten Eislaufen rutscht</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>From joint noise</source>
        <translation>Aus dem Rauschen des Gelenks</translation>
    </message>
    <message>
        <source>size resize bigger smaller units unit cm m mm inch inches feet centimetre metre meter convert height shrink enlarge character down up</source>
        <translation>Größe skalieren Einheiten Einheit cm m mm Zoll Fuß Zentimeter Meter umrechnen Höhe größer kleiner Figur vergrößern verkleinern größer kleiner</translation>
    </message>
    <message>
        <source>Cycle (first–last frame)</source>
        <translation>Zyklus (erstes–letztes Bild)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Durchläufe</translation>
    </message>
    <message>
        <source>Omit</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Move to origin</source>
        <translation>Zum Ursprung bewegen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The side of the body whose poses are copied. It stays as it is.</source>
        <translation>Die Seite des Körpers, deren Posen kopiert werden. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Mirror Side</source>
        <translation>Seite spiegeln</translation>
    </message>
    <message>
        <source>Puts the mirrored poses of one side of the body onto the other side. The middle of the body stays. If joints are named, on either side, only their pairs are mirrored.</source>
        <translation>Überträgt die gespiegelten Posen einer Körperseite auf die andere. Die Mitte des Körpers bleibt. Sind Gelenke genannt, gleich auf welcher Seite, werden nur deren Paare gespiegelt.</translation>
    </message>
    <message>
        <source>flip copy left right sides reflect symmetry symmetric other half</source>
        <translation>umklappen kopieren links rechts seiten spiegel symmetrie symmetrisch andere hälfte</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>How long the hold takes to rise at the beginning of the frames. It takes longer if a joint would jump, and begins at once with 0.</source>
        <translation>Wie lange das Halten am Anfang der Bilder braucht, bis es ganz wirkt. Es braucht länger, wenn sonst ein Gelenk springen würde, und beginnt mit 0 sofort.</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>How long the hold takes to fade at the end of the frames. It takes longer if a joint would jump, and ends at once with 0.</source>
        <translation>Wie lange das Halten am Ende der Bilder braucht, bis es nicht mehr wirkt. Es braucht länger, wenn sonst ein Gelenk springen würde, und endet mit 0 sofort.</translation>
    </message>
    <message>
        <source>The joint or end site to hold: a hand, a foot, the head.</source>
        <translation>Das Gelenk oder der Endpunkt, der gehalten wird: eine Hand, ein Fuß, der Kopf.</translation>
    </message>
    <message>
        <source>The joint that carries it from the first of the frames on, or the world.</source>
        <translation>Das Gelenk, das es vom ersten der Bilder an mitnimmt, oder die Welt.</translation>
    </message>
    <message>
        <source>Whether its position is held.</source>
        <translation>Ob die Position gehalten wird.</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Whether its rotation is held; a hand or a foot that only holds its position keeps the rotation that it has in the world.</source>
        <translation>Ob die Drehung gehalten wird; eine Hand oder ein Fuß, der nur seine Position hält, behält die Drehung, die er in der Welt hat.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Which joints bring it to its position: those of its limb, or also those of the trunk up to the chest.</source>
        <translation>Welche Gelenke es in seine Position bringen: die seiner Gliedmaße oder auch die des Rumpfes bis zur Brust.</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>Gliedmaße</translation>
    </message>
    <message>
        <source>Up to the chest</source>
        <translation>Bis zur Brust</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Keeps a hand, a foot or another joint where it is in the first of the frames, in the world or on a joint that carries it. Only its limb changes.</source>
        <translation>Hält eine Hand, einen Fuß oder ein anderes Gelenk dort, wo es im ersten der Bilder ist: in der Welt oder an einem Gelenk, das es mitnimmt. Nur seine Gliedmaße ändert sich.</translation>
    </message>
    <message>
        <source>pin stick attach constraint constrain parent ik grab carry prop object hip touch lock hand keep fix contact</source>
        <translation>fixieren kleben anheften Constraint Eltern IK greifen mitnehmen Requisit berühren sperren Hand behalten Kontakt festhalten Hand Hüfte Gegenstand halten</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>The joint that looks, such as the head or an eye.</source>
        <translation>Das Gelenk, das etwas ansieht, etwa der Kopf oder ein Auge.</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Target: a joint, an end site, or a point X+Y+Z in the units of the file.</source>
        <translation>Was es ansieht: ein Gelenk, ein Endpunkt oder ein Punkt X+Y+Z in den Einheiten der Datei.</translation>
    </message>
    <message>
        <source>How long it takes to turn there and back, inside the frames. It does not fade where the clip begins and ends.</source>
        <translation>Wie lange die Drehung hin und zurück dauert, innerhalb der Bilder. Am Anfang und Ende des Clips wird nicht überblendet.</translation>
    </message>
    <message>
        <source>Share of the neck</source>
        <translation>Anteil des Halses</translation>
    </message>
    <message>
        <source>How much of the rotation of a head its neck takes.</source>
        <translation>Wie viel von der Drehung eines Kopfes der Hals übernimmt.</translation>
    </message>
    <message>
        <source>Share of the chest</source>
        <translation>Anteil des Brustkorbs</translation>
    </message>
    <message>
        <source>How much of the rotation of a head the uppermost joint of the spine takes. The arms move with it.</source>
        <translation>Wie viel von der Drehung eines Kopfes das oberste Gelenk der Wirbelsäule übernimmt. Die Arme bewegen sich mit.</translation>
    </message>
    <message>
        <source>Farthest to a side</source>
        <translation>Höchstens zur Seite</translation>
    </message>
    <message>
        <source>How far it turns to either side of where the chest faces. If the target passes behind the figure, it turns back to the front.</source>
        <translation>Wie weit es sich zu beiden Seiten der Blickrichtung des Brustkorbs dreht. Geht das Ziel hinter der Figur vorbei, dreht es sich wieder nach vorn.</translation>
    </message>
    <message>
        <source>Farthest up and down</source>
        <translation>Höchstens nach oben und unten</translation>
    </message>
    <message>
        <source>How far it turns up and down from where the chest faces.</source>
        <translation>Wie weit es sich von der Blickrichtung des Brustkorbs nach oben und unten dreht.</translation>
    </message>
    <message>
        <source>Keep upright</source>
        <translation>Aufrecht halten</translation>
    </message>
    <message>
        <source>Whether the head stays as upright as it was; otherwise it turns the shortest way, which tilts it.</source>
        <translation>Ob der Kopf so aufrecht bleibt, wie er war; sonst dreht er sich auf dem kürzesten Weg und neigt sich dabei.</translation>
    </message>
    <message>
        <source>Look At</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Turns a head, an eye or another joint to a point or to a joint in every frame. Neck and chest take a part of it.</source>
        <translation>Dreht in jedem Bild einen Kopf, ein Auge oder ein anderes Gelenk zu einem Punkt oder einem Gelenk. Hals und Brustkorb übernehmen einen Teil davon.</translation>
    </message>
    <message>
        <source>gaze eyes eye aim face head turn watch camera target follow direction constraint</source>
        <translation>Blick Augen zielen Gesicht Kopf drehen schauen Ziel folgen Richtung Zwang Kamera ansehen anschauen Blick</translation>
    </message>
    <message>
        <source>The joint that turns by the whole twist: the uppermost joint of the spine, the head, a hand.</source>
        <translation>Das Gelenk, das sich um die ganze Verdrehung dreht: das oberste der Wirbelsäule, der Kopf, eine Hand.</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Verdrehung</translation>
    </message>
    <message>
        <source>How far it turns about its own bone, as seen from its end counterclockwise.</source>
        <translation>Wie weit es sich um seinen eigenen Knochen dreht, von dessen Ende gesehen gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The first joint that takes a share; usually the first one of the spine, of the neck or of the forearm.</source>
        <translation>Das erste Gelenk, das einen Anteil bekommt; gewöhnlich das erste der Wirbelsäule, des Halses oder des Unterarms.</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>How the twist grows along the length of the bones.</source>
        <translation>Wie die Verdrehung entlang der Knochen zunimmt.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>More toward the tip</source>
        <translation>Mehr zur Spitze</translation>
    </message>
    <message>
        <source>More toward the base</source>
        <translation>Mehr zum Ansatz</translation>
    </message>
    <message>
        <source>Spread Twist</source>
        <translation>Verdrehung verteilen</translation>
    </message>
    <message>
        <source>Turns a spine, a neck or a forearm about its bones: the last joint by the whole angle, those before it by their shares. No bone of the chain changes its direction.</source>
        <translation>Dreht eine Wirbelsäule, einen Hals oder einen Unterarm um die Knochen: das letzte Gelenk um den ganzen Winkel, die davor um ihre Anteile. Kein Knochen der Kette ändert seine Richtung.</translation>
    </message>
    <message>
        <source>roll turn rotate spine neck forearm wrist distribute share candy wrapper</source>
        <translation>rollen drehen rotieren Wirbelsäule Hals Unterarm Handgelenk verteilen Anteil verdrehen</translation>
    </message>
    <message>
        <source>Puts planted feet back where they stand in the take, since a filter makes them slide. Only if all joints are smoothed.</source>
        <translation>Stellt stehende Füße dorthin zurück, wo sie in der Aufnahme stehen, da sie durch einen Filter rutschen. Nur wenn alle Gelenke geglättet werden.</translation>
    </message>
    <message>
        <source>As in the take</source>
        <translation>Wie in der Aufnahme</translation>
    </message>
    <message>
        <source>Gives all joints the channels that most programs expect. The pose stays, except for joints below the root whose positions move; the root takes the travel.</source>
        <translation>Gibt allen Gelenken die Kanäle, die die meisten Programme erwarten. Die Pose bleibt, außer bei Gelenken unter der Wurzel, deren Positionen sich bewegen; den Weg übernimmt die Wurzel.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>How the floor moves below the feet: as they show it, or with a speed along each axis of the floor, in units per second.</source>
        <translation>Wie sich der Boden unter den Füßen bewegt: so, wie sie es zeigen, oder mit einer Geschwindigkeit entlang jeder Achse des Bodens, in Einheiten pro Sekunde.</translation>
    </message>
    <message>
        <source>Leaves out what is faster than this from the travel; 0 leaves out nothing.</source>
        <translation>Lässt aus der Fortbewegung weg, was schneller ist als das; 0 lässt nichts weg.</translation>
    </message>
    <message>
        <source>Walk Off</source>
        <translation>Losgehen</translation>
    </message>
    <message>
        <source>Gives a figure that walks in place the travel that its standing feet imply, as if it stepped off a treadmill. Heights and rotations stay.</source>
        <translation>Gibt einer Figur, die auf der Stelle geht, die Fortbewegung, die sich aus ihren stehenden Füßen ergibt, als ginge sie vom Laufband herunter. Höhen und Drehungen bleiben.</translation>
    </message>
    <message>
        <source>treadmill in-place travel root motion forward restore walk run on the spot belt displacement</source>
        <translation>laufband auf der stelle fortbewegung wurzelbewegung vorwärts wiederherstellen gehen laufen versatz weg</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>How fast things fall: 9.81 on earth, 1.62 on the moon. The figure counts as 1.70 m tall.</source>
        <translation>Wie schnell etwas fällt: 9,81 auf der Erde, 1,62 auf dem Mond. Die Figur gilt als 1,70 m groß.</translation>
    </message>
    <message>
        <source>What happens to the frame time: it stays, or it is first changed so that jumps of this clip have the right gravity.</source>
        <translation>Was mit der Framezeit geschieht: sie bleibt, oder sie wird zuerst so geändert, dass Sprünge dieses Clips die richtige Schwerkraft haben.</translation>
    </message>
    <message>
        <source>Make gravity right</source>
        <translation>Schwerkraft richtigstellen</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Flug</translation>
    </message>
    <message>
        <source>Makes jumps obey gravity: while no foot stands, the figure moves so that its centre of mass follows a parabola from take-off to landing. Rotations and all other frames stay.</source>
        <translation>Lässt Sprünge der Schwerkraft folgen: solange kein Fuß steht, bewegt sich die Figur so, dass ihr Schwerpunkt vom Absprung bis zur Landung einer Parabel folgt. Drehungen und alle anderen Bilder bleiben.</translation>
    </message>
    <message>
        <source>jump leap hop gravity air airborne fall ballistic parabola time scale speed frame rate floaty</source>
        <translation>sprung springen hüpfen schwerkraft luft fallen parabel zeit tempo geschwindigkeit framerate schwebt</translation>
    </message>
    <message>
        <source>spike glitch jump pop popping knee elbow outlier twitch snap teleport frame noise hampel repair clean jitter</source>
        <translation>Ausreißer Spitze Spike Sprung Zittern Rauschen Hampel reparieren aufräumen Despike Knie Knie springt Sprung zuckt Zucken Aussetzer knackt teleportiert Bild</translation>
    </message>
    <message>
        <source>fill gap missing lost dropout occlusion bridge frozen frozenhand stuck tween inbetween replace frames slerp spline</source>
        <translation>füllen Lücke überbrücken Zwischenbilder ersetzen Bilder Slerp Spline Inbetween Lücke füllen fehlende Bilder Aussetzer eingefroren handeingefroren eingefrorenehand hängt steckt fest</translation>
    </message>
    <message>
        <source>keyframes keys keyframe reduction fewer curves simplify decimate fit hermite bezier compress smaller file delete</source>
        <translation>Keyframes Keys Kurven vereinfachen ausdünnen reduzieren anpassen Hermite Bézier komprimieren weniger Schlüsselbilder reduzieren löschen</translation>
    </message>
    <message>
        <source>rotate turn around root rotation 90 180 degrees heading yaw direction forward facing face backward orientation other opposite way whole character animation</source>
        <translation>umdrehen rotieren drehen 90 180 Grad wenden Blickrichtung Gieren Richtung vorwärts Ausrichtung umdrehen umdrehen drehen anders herum Richtung Wurzel Rotation</translation>
    </message>
    <message>
        <source>Names of the joints to change, separated by +; auto looks for them.</source>
        <translation>Namen der zu ändernden Gelenke, durch + getrennt; auto sucht sie.</translation>
    </message>
    <message>
        <source>Predicts the joints from the rest of the body, takes similar poses, or leads from end to end; auto takes what does best in trials.</source>
        <translation>Sagt die Gelenke aus dem übrigen Körper voraus, nimmt ähnliche Posen oder führt von Ende zu Ende; auto nimmt, was sich in Versuchen am besten bewährt.</translation>
    </message>
    <message>
        <source>The best in trials</source>
        <translation>Das Beste in Versuchen</translation>
    </message>
    <message>
        <source>Rest of the body</source>
        <translation>Übriger Körper</translation>
    </message>
    <message>
        <source>Similar poses</source>
        <translation>Ähnliche Posen</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>At how many other places of the clip the same joints are hidden and filled, to choose the method and to tell the expected error.</source>
        <translation>An wie vielen anderen Stellen des Clips dieselben Gelenke verborgen und ausgefüllt werden, um das Verfahren zu wählen und den erwarteten Fehler anzugeben.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Ausfüllen</translation>
    </message>
    <message>
        <source>Fills frames in which a hand, an arm or a leg was lost, from what the rest of the body does there, and says how far off it expects to be. Without joints it fills the gaps that it finds.</source>
        <translation>Füllt Bilder aus, in denen eine Hand, ein Arm oder ein Bein verloren ging, nach dem, was der übrige Körper dort tut, und sagt, wie weit es voraussichtlich daneben liegt. Ohne Gelenke füllt es die Lücken aus, die es findet.</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>What is kept out of trunk, head and thighs: hands, or forearms too, or also hands out of the other arm.</source>
        <translation>Was nicht in Rumpf, Kopf und Oberschenkeln stecken soll: Hände, auch Unterarme, oder auch Hände nicht im anderen Arm.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Hands and forearms</source>
        <translation>Hände und Unterarme</translation>
    </message>
    <message>
        <source>Also hands and the other arm</source>
        <translation>Auch Hände und der andere Arm</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>How thick the body is, as a multiple of that of an adult without clothes.</source>
        <translation>Wie dick der Körper ist, als Vielfaches eines Erwachsenen ohne Kleidung.</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Berührungen</translation>
    </message>
    <message>
        <source>Whether a hand that only touches the body stays where it is.</source>
        <translation>Ob eine Hand, die den Körper nur berührt, bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Bring apart</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Places to leave as they are: JOINT@FRAME, separated by +.</source>
        <translation>Stellen, die so bleiben: GELENK@FRAME, mit + getrennt.</translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation>Auseinanderhalten</translation>
    </message>
    <message>
        <source>Brings hands and forearms out of the body, the head and the thighs. Hands keep their orientation, and frames in which nothing is inside stay.</source>
        <translation>Bringt Hände und Unterarme aus Körper, Kopf und Oberschenkeln heraus. Hände behalten ihre Ausrichtung, und Bilder, in denen nichts steckt, bleiben.</translation>
    </message>
    <message>
        <source>collision collide intersect penetrate penetration clip clipping self inside through body belly overlap separate push out</source>
        <translation>kollision durchdringung durchdringen schneiden überschneiden stecken körper bauch trennen herausdrücken clipping</translation>
    </message>
    <message>
        <source>Poses at the ends</source>
        <translation>Posen an den Enden</translation>
    </message>
    <message>
        <source>name names bone bones joint joints prefix namespace replace regex find mixamo unreal unity</source>
        <translation>Name Namen Knochen Gelenk Gelenke Präfix Namensraum Mixamo Unreal Unity ersetzen Regex suchen</translation>
    </message>
    <message>
        <source>lost missing gap hidden occlusion occluded frozen limb arm leg predict restore reconstruct complete inpaint</source>
        <translation>verloren fehlt Lücke Loch verborgen Verdeckung verdeckt eingefroren Gliedmaße Arm Bein vorhersagen wiederherstellen rekonstruieren ergänzen</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>How far inside of the soles the centre of mass comes, in centimetres of a body of 170.</source>
        <translation>Wie weit innerhalb der Sohlen der Schwerpunkt zu liegen kommt, in Zentimetern eines Körpers von 170.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausbalancieren</translation>
    </message>
    <message>
        <source>Moves the pelvis along the floor where a slow pose leans out so far that it would fall. Feet stay, and the upper body keeps its rotations. Steps and fast movements stay.</source>
        <translation>Bewegt das Becken über dem Boden, wo eine langsame Pose so weit hinausragt, dass sie umfallen würde. Füße bleiben stehen, und der Oberkörper behält seine Drehungen. Schritte und schnelle Bewegungen bleiben.</translation>
    </message>
    <message>
        <source>centre of mass center weight gravity fall lean tilt stand support polygon stable physics hips</source>
        <translation>Schwerpunkt Gewicht Gleichgewicht Schwerkraft fallen umfallen neigen lehnen stehen Standfläche stabil Physik Hüfte</translation>
    </message>
    <message>
        <source>Found gaps to leave as they are: JOINT@FRAME, separated by +.</source>
        <translation>Gefundene Lücken, die so bleiben: GELENK@FRAME, mit + getrennt.</translation>
    </message>
    <message>
        <source>Make Time Right</source>
        <translation>Zeit berichtigen</translation>
    </message>
    <message>
        <source>From clips</source>
        <translation>Aus Clips</translation>
    </message>
    <message>
        <source>Other clips of the same figure, to learn from as well; files with the same joints, separated by +.</source>
        <translation>Andere Clips derselben Figur, aus denen ebenfalls gelernt wird: Dateien mit denselben Gelenken, getrennt durch +.</translation>
    </message>
    <message>
        <source>The largest error of position channels, in centimetres of a body of 170.</source>
        <translation>Wie weit Positionskanäle abweichen dürfen, in Zentimetern eines Körpers von 170.</translation>
    </message>
    <message>
        <source>The largest error of the world positions of hands, feet and all other joints, in centimetres of a body of 170.</source>
        <translation>Wie weit Hände, Füße und alle anderen Gelenke in der Welt abweichen dürfen, in Zentimetern eines Körpers von 170.</translation>
    </message>
</context>
<context>
    <name>limber::OperationForm</name>
    <message>
        <source>Back to the standard value</source>
        <translation>Zurück zum Standardwert</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::OperationList</name>
    <message>
        <source>Find an operation</source>
        <translation>Operation suchen</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Recently Used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>%1
Found now: %2</source>
        <translation>%1
Jetzt gefunden: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Remove from Favourites</source>
        <translation>Aus Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add to Favourites</source>
        <translation>Zu Favoriten hinzufügen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>No operation matches “%1”</source>
        <translation>Keine Operation passt zu „%1“</translation>
    </message>
</context>
<context>
    <name>limber::OperationPage</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Show the result in the view, and the pose before as a ghost</source>
        <translation>Das Ergebnis in der Ansicht zeigen, und die Pose davor als Geisterbild</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation>Allen Einstellungen ihre Standardwerte geben</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Change the document, as one step to undo</source>
        <translation>Das Dokument ändern, als ein Schritt zum Zurücknehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>End the preview and leave the document as it is (Esc)</source>
        <translation>Die Vorschau beenden und das Dokument lassen, wie es ist (Esc)</translation>
    </message>
    <message>
        <source>Choose another operation</source>
        <translation>Eine andere Operation wählen</translation>
    </message>
    <message>
        <source>Operation: %1</source>
        <translation>Operation: %1</translation>
    </message>
    <message>
        <source>Choose an operation</source>
        <translation>Eine Operation wählen</translation>
    </message>
</context>
<context>
    <name>limber::OperationResult</name>
    <message>
        <source>Progress of the preview</source>
        <translation>Fortschritt der Vorschau</translation>
    </message>
    <message>
        <source>Goes to the frame in which the result jumps most, and selects the joint</source>
        <translation>Geht zu dem Bild, in dem das Ergebnis am meisten springt, und wählt das Gelenk aus</translation>
    </message>
    <message>
        <source>Show Frame %1</source>
        <translation>Bild %1 zeigen</translation>
    </message>
    <message>
        <source>Changes the settings below to do so, and shows the result</source>
        <translation>Ändert dafür die Einstellungen darunter und zeigt das Ergebnis</translation>
    </message>
    <message>
        <source>Take the offered setting</source>
        <translation>Angebotene Einstellung übernehmen</translation>
    </message>
</context>
<context>
    <name>limber::OperationScope</name>
    <message>
        <source>On</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Joints to work on</source>
        <translation>Zu bearbeitende Gelenke</translation>
    </message>
    <message>
        <source>Frames to work on</source>
        <translation>Zu bearbeitende Bilder</translation>
    </message>
    <message>
        <source>All Joints</source>
        <translation>Alle Gelenke</translation>
    </message>
    <message>
        <source>Selected Joints</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Selected Branches</source>
        <translation>Gewählte Zweige</translation>
    </message>
    <message>
        <source>Whole Clip</source>
        <translation>Ganzer Clip</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Shift+drag in the timeline to choose a range of frames</source>
        <translation>Umschalt+Ziehen in der Zeitleiste wählt einen Bereich von Bildern</translation>
    </message>
    <message>
        <source>Frames %1–%2</source>
        <translation>Bilder %1–%2</translation>
    </message>
    <message>
        <source>Joints without Data</source>
        <translation>Gelenke ohne Daten</translation>
    </message>
</context>
<context>
    <name>limber::OperationsReference</name>
    <message>
        <source>must be given</source>
        <translation>muss angegeben werden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>On the command line: `%1`.</source>
        <translation>Auf der Befehlszeile: `%1`.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was sie ist</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>If not given</source>
        <translation>Ohne Angabe</translation>
    </message>
</context>
<context>
    <name>limber::ParameterField</name>
    <message>
        <source>Not Set</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>0-last</source>
        <translation>0-last</translation>
    </message>
</context>
<context>
    <name>limber::PictureAction</name>
    <message>
        <source>Save Picture</source>
        <translation>Bilddatei speichern</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>The picture %1 could not be made</source>
        <translation>Die Bilddatei %1 ließ sich nicht erzeugen</translation>
    </message>
    <message>
        <source>Saved the picture %1</source>
        <translation>Bilddatei %1 gespeichert</translation>
    </message>
    <message>
        <source>The picture %1 %2</source>
        <translation>Bilddatei %1 %2</translation>
    </message>
</context>
<context>
    <name>limber::PicturePage</name>
    <message>
        <source>Width, pixels</source>
        <translation>Breite, Pixel</translation>
    </message>
    <message>
        <source>Height, pixels</source>
        <translation>Höhe, Pixel</translation>
    </message>
    <message>
        <source>&amp;Size, pixels</source>
        <translation>Größe, &amp;Pixel</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns and rows; the pictures are spread evenly over the frames</source>
        <translation>Spalten und Zeilen; die Bilder verteilen sich gleichmäßig über die Bewegung</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>B&amp;ogen</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Erstes Bild</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Letztes Bild</translation>
    </message>
    <message>
        <source>Fra&amp;mes</source>
        <translation>&amp;Bilder</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>As in the view</source>
        <translation>Wie in der Ansicht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Hintergrund</translation>
    </message>
    <message>
        <source>&amp;Ghosts</source>
        <translation>G&amp;eisterbilder</translation>
    </message>
    <message>
        <source>Show the figure in neighbouring frames</source>
        <translation>Die Figur etwas früher und etwas später</translation>
    </message>
    <message>
        <source>&amp;Trails of the selected joints</source>
        <translation>Spuren der &amp;ausgewählten Gelenke</translation>
    </message>
    <message>
        <source>Their paths, coloured by speed</source>
        <translation>Ihre Bahnen, nach Geschwindigkeit gefärbt</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>Bes&amp;chriftung</translation>
    </message>
    <message>
        <source>Name, frame and time, in the lower left corner</source>
        <translation>Name, Bild und Zeit, in der unteren linken Ecke</translation>
    </message>
    <message>
        <source>Of each picture of the sheet</source>
        <translation>Jedes Bilds auf dem Bogen</translation>
    </message>
    <message>
        <source>The first frame comes after the last one.</source>
        <translation>Das erste Bild kommt nach dem letzten.</translation>
    </message>
    <message>
        <source>Videos are made by ffmpeg, which is not installed. A PNG sequence needs nothing else.</source>
        <translation>Videos erzeugt ffmpeg, das nicht installiert ist. Eine PNG-Sequenz braucht nichts weiter.</translation>
    </message>
    <message>
        <source>The sheet would have %1 × %2 pixels: more than %3 per side take too much memory.</source>
        <translation>Der Bogen hätte %1 × %2 Pixel: Mehr als %3 je Seite brauchen zu viel Speicher.</translation>
    </message>
</context>
<context>
    <name>limber::PointEdit</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
</context>
<context>
    <name>limber::PointFields</name>
    <message>
        <source>Frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The frame of the key; all selected keys move with it</source>
        <translation>Das Bild des Keys; alle ausgewählten Keys bewegen sich mit</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Degrees or file units; all selected points move with it</source>
        <translation>Grad oder Einheiten der Datei; alle ausgewählten Punkte bewegen sich mit</translation>
    </message>
    <message>
        <source>Tangents</source>
        <translation>Tangenten</translation>
    </message>
    <message>
        <source>How the curves run through the selected keys</source>
        <translation>Wie die Kurven durch die ausgewählten Keys laufen</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glatt</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Gebrochen</translation>
    </message>
    <message>
        <source>Slope before the key</source>
        <translation>Steigung vor dem Key</translation>
    </message>
    <message>
        <source>The slope before the key, degrees per frame</source>
        <translation>Die Steigung vor dem Key, Grad je Bild</translation>
    </message>
    <message>
        <source>Slope after the key</source>
        <translation>Steigung nach dem Key</translation>
    </message>
    <message>
        <source>The slope after the key, degrees per frame</source>
        <translation>Die Steigung nach dem Key, Grad je Bild</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>Steigungen</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>Wert %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No point selected</source>
        <translation>Kein Punkt ausgewählt</translation>
    </message>
</context>
<context>
    <name>limber::PoseActions</name>
    <message numerus="yes">
        <source>Copied the pose of %n joint(s) in frame %1</source>
        <translation>
            <numerusform>Pose von %n Gelenk in Bild %1 kopiert</numerusform>
            <numerusform>Pose von %n Gelenken in Bild %1 kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the pose of frame %1</source>
        <translation>Pose von Bild %1 kopiert</translation>
    </message>
    <message>
        <source>The pose is already like that, or no joint has the name of a copied one.</source>
        <translation>Die Pose ist schon so, oder kein Gelenk heißt wie ein kopiertes.</translation>
    </message>
    <message>
        <source>Locked and left out: %1</source>
        <translation>Gesperrt und ausgelassen: %1</translation>
    </message>
    <message>
        <source>The other side has this pose already.</source>
        <translation>Die andere Seite hat diese Pose schon.</translation>
    </message>
</context>
<context>
    <name>limber::PoseFile</name>
    <message>
        <source>it is not a pose</source>
        <translation>sie ist keine Pose</translation>
    </message>
    <message>
        <source>it was made by a newer Limber</source>
        <translation>sie stammt von einem neueren Limber</translation>
    </message>
    <message>
        <source>a part of it is missing or damaged</source>
        <translation>ein Teil davon fehlt oder ist beschädigt</translation>
    </message>
</context>
<context>
    <name>limber::PoseGesture</name>
    <message>
        <source>%1 is locked. Unlock it to change it.</source>
        <translation>%1 ist gesperrt. Zum Ändern entsperren.</translation>
    </message>
    <message>
        <source>%1 is not a knee or an elbow.</source>
        <translation>%1 ist kein Knie oder Ellbogen.</translation>
    </message>
    <message>
        <source>%1 has no rotation channels.</source>
        <translation>%1 hat keine Drehkanäle.</translation>
    </message>
    <message>
        <source>%1 has no position channels. Move it with IK (R).</source>
        <translation>%1 hat keine Positionskanäle. Bitte mit IK (R) bewegen.</translation>
    </message>
    <message>
        <source>The file is still being read.</source>
        <translation>Die Datei wird noch gelesen.</translation>
    </message>
    <message>
        <source>The clip has no frames: insert one to pose it.</source>
        <translation>Der Clip hat keine Bilder: zum Posieren eines einfügen.</translation>
    </message>
    <message>
        <source>The layers are still being computed.</source>
        <translation>Die Ebenen werden noch berechnet.</translation>
    </message>
    <message>
        <source>The current frame is outside of the range, to which changes go.</source>
        <translation>Das aktuelle Bild liegt außerhalb des Bereichs, für den Änderungen gelten.</translation>
    </message>
    <message>
        <source>Changes affect the range, but none is set: Shift+drag on the timeline.</source>
        <translation>Änderungen gelten im Bereich, und keiner ist gesetzt: Umschalt+Ziehen in der Zeitleiste.</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %1 %2°, %n frame(s)</source>
        <translation>
            <numerusform>%1 um %2° drehen, %n Bild</numerusform>
            <numerusform>%1 um %2° drehen, %n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1, %n frame(s)</source>
        <translation>
            <numerusform>%1 bewegen, %n Bild</numerusform>
            <numerusform>%1 bewegen, %n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swing %1, %n frame(s)</source>
        <translation>
            <numerusform>%1 schwenken, %n Bild</numerusform>
            <numerusform>%1 schwenken, %n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste pose, %n frame(s)</source>
        <translation>
            <numerusform>Pose einfügen, %n Bild</numerusform>
            <numerusform>Pose einfügen, %n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>IK %1, %n frame(s)</source>
        <translation>
            <numerusform>IK %1, %n Bild</numerusform>
            <numerusform>IK %1, %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, into %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>A change of the whole clip creates a separate layer: %1. The values in the file do not change.</source>
        <translation>Eine Änderung des ganzen Clips geht in eine eigene Ebene: %1. Die Zahlen der Datei bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Select joints of the left or right side that have partners on the other side.</source>
        <translation>Wählen Sie Gelenke der linken oder rechten Seite aus, die Partner auf der anderen Seite haben.</translation>
    </message>
    <message>
        <source>Joints of both sides are selected: select only those of the side to mirror.</source>
        <translation>Gelenke beider Seiten sind ausgewählt: Wählen Sie nur die aus, deren Pose gespiegelt werden soll.</translation>
    </message>
    <message numerus="yes">
        <source>Mirror to the other side, %n frame(s)</source>
        <translation>
            <numerusform>Auf die andere Seite spiegeln, %n Bild</numerusform>
            <numerusform>Auf die andere Seite spiegeln, %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, both sides</source>
        <translation>%1, beide Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at %2, %n frame(s)</source>
        <translation>
            <numerusform>%1 sieht %2 an, %n Bild</numerusform>
            <numerusform>%1 sieht %2 an, %n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at a point, %n frame(s)</source>
        <translation>
            <numerusform>%1 sieht einen Punkt an, %n Bild</numerusform>
            <numerusform>%1 sieht einen Punkt an, %n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks past it in %n frame(s), by up to %1° (frame %2): a head turns only so far, and not at any speed.</source>
        <translation>
            <numerusform>Blickt in %n Bild um %1° daran vorbei (Bild %2): Ein Kopf dreht sich nicht beliebig weit und nicht beliebig schnell.</numerusform>
            <numerusform>Blickt in %n Bildern um bis zu %1° daran vorbei (Bild %2): Ein Kopf dreht sich nicht beliebig weit und nicht beliebig schnell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twist %1 %2° from %3, %n frame(s)</source>
        <translation>
            <numerusform>%1 um %2° verdrehen, ab %3, %n Bild</numerusform>
            <numerusform>%1 um %2° verdrehen, ab %3, %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is locked and cannot take its share of the twist. Unlock it, or turn Spread off.</source>
        <translation>%1 ist gesperrt und kann seinen Anteil an der Verdrehung nicht übernehmen. Entsperren Sie es oder schalten Sie „Verteilen“ aus.</translation>
    </message>
    <message>
        <source>%1 has no rotation channels and cannot take its share of the twist.</source>
        <translation>%1 hat keine Drehkanäle und kann seinen Anteil an der Verdrehung nicht übernehmen.</translation>
    </message>
</context>
<context>
    <name>limber::PoseLibrary</name>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The pose could not be written to %1.</source>
        <translation>Die Pose ließ sich nicht in %1 schreiben.</translation>
    </message>
    <message>
        <source>A pose needs a name.</source>
        <translation>Eine Pose braucht einen Namen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The pose no longer exists.</source>
        <translation>Die Pose ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The pose could not be deleted: %1</source>
        <translation>Die Pose ließ sich nicht löschen: %1</translation>
    </message>
</context>
<context>
    <name>limber::PoseLibraryActions</name>
    <message>
        <source>Saved the pose “%1”</source>
        <translation>Pose „%1“ gespeichert</translation>
    </message>
    <message>
        <source>Save Pose</source>
        <translation>Pose speichern</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Bild %1</translation>
    </message>
</context>
<context>
    <name>limber::PoseLibraryDialog</name>
    <message>
        <source>Pose Library</source>
        <translation>Posenbibliothek</translation>
    </message>
    <message>
        <source>Filter poses</source>
        <translation>Posen filtern</translation>
    </message>
    <message>
        <source>Filter poses by name</source>
        <translation>Posen nach Namen filtern</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Posen</translation>
    </message>
    <message>
        <source>&amp;Save Pose…</source>
        <translation>&amp;Pose speichern…</translation>
    </message>
    <message>
        <source>Keep the pose of the current frame: of the selected joints, or of all</source>
        <translation>Die Pose des aktuellen Bildes ablegen: der ausgewählten Gelenke oder aller</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Give the pose another name (F2)</source>
        <translation>Der Pose einen anderen Namen geben (F2)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Delete the file of the pose</source>
        <translation>Die Datei der Pose löschen</translation>
    </message>
    <message>
        <source>Apply &amp;Mirrored</source>
        <translation>&amp;Gespiegelt anwenden</translation>
    </message>
    <message>
        <source>Put the pose into the current frame with left and right swapped</source>
        <translation>Die Pose mit vertauschten Seiten ins aktuelle Bild setzen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Put the pose into the current frame; other frames follow, as set above the view</source>
        <translation>Die Pose ins aktuelle Bild setzen; andere Bilder nehmen ihren Teil</translation>
    </message>
    <message>
        <source>No poses yet: “Save Pose…” keeps the pose of the current frame.</source>
        <translation>Noch keine Posen: „Pose speichern…“ legt die Pose des aktuellen Bildes ab.</translation>
    </message>
    <message>
        <source>No matching poses</source>
        <translation>Keine passenden Posen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n Datei ließ sich nicht lesen: %1</numerusform>
            <numerusform>%n Dateien ließen sich nicht lesen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>Pose löschen</translation>
    </message>
    <message>
        <source>Delete the pose “%1”?</source>
        <translation>Die Pose „%1“ löschen?</translation>
    </message>
    <message>
        <source>Its file is deleted; this cannot be undone.</source>
        <translation>Ihre Datei wird gelöscht; das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>limber::PoseOverlay</name>
    <message>
        <source>pole, held</source>
        <translation>Pol, gehalten</translation>
    </message>
    <message>
        <source>pole</source>
        <translation>Pol</translation>
    </message>
</context>
<context>
    <name>limber::PoseReadout</name>
    <message>
        <source>freely</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>about the line of sight</source>
        <translation>um die Blicklinie</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>um %1</translation>
    </message>
    <message>
        <source>about the line to the limb&apos;s end</source>
        <translation>um die Linie zum Ende der Gliedmaße</translation>
    </message>
    <message>
        <source>out of reach by %1</source>
        <translation>außer Reichweite um %1</translation>
    </message>
    <message>
        <source>from where it was</source>
        <translation>von seinem Ausgangsort</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>looks at a point</source>
        <translation>sieht einen Punkt an</translation>
    </message>
    <message>
        <source>looks at %1</source>
        <translation>sieht %1 an</translation>
    </message>
    <message>
        <source>cannot turn so far: %1° past it</source>
        <translation>kann sich nicht so weit drehen: %1° daneben</translation>
    </message>
    <message>
        <source>cannot hold: %1 off</source>
        <translation>kann nicht halten: %1 daneben</translation>
    </message>
    <message numerus="yes">
        <source>twist shared by %n joint(s)</source>
        <translation>
            <numerusform>Verdrehung auf %n Gelenk verteilt</numerusform>
            <numerusform>Verdrehung auf %n Gelenke verteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>turns toward a point</source>
        <translation>dreht sich zu einem Punkt</translation>
    </message>
    <message>
        <source>turns toward %1</source>
        <translation>dreht sich zu %1</translation>
    </message>
</context>
<context>
    <name>limber::PoseTool</name>
    <message numerus="yes">
        <source>%n joint(s) pinned</source>
        <translation>
            <numerusform>%n Gelenk fixiert</numerusform>
            <numerusform>%n Gelenke fixiert</numerusform>
        </translation>
    </message>
    <message>
        <source>frame %1 will change</source>
        <translation>Bild %1 ändert sich</translation>
    </message>
    <message>
        <source>frames %1–%2 will change</source>
        <translation>Bilder %1–%2 ändern sich</translation>
    </message>
    <message>
        <source>Esc takes it back</source>
        <translation>Esc nimmt es zurück</translation>
    </message>
</context>
<context>
    <name>limber::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Icons and text</source>
        <translation>Symbole und Text</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Joint names</source>
        <translation>Gelenknamen</translation>
    </message>
    <message>
        <source>Default encoding for joint names</source>
        <translation>Übliche Kodierung der Gelenknamen</translation>
    </message>
    <message>
        <source>Keep backups</source>
        <translation>Sicherungen behalten</translation>
    </message>
    <message>
        <source>What a file was before it was saved is kept beside it, as walk.bvh.~1~, walk.bvh.~2~ …</source>
        <translation>Was eine Datei vor dem Speichern war, liegt daneben als walk.bvh.~1~, walk.bvh.~2~ …</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Die letzte</translation>
    </message>
    <message>
        <source>The last three</source>
        <translation>Die letzten drei</translation>
    </message>
    <message>
        <source>The last ten</source>
        <translation>Die letzten zehn</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Programmstart</translation>
    </message>
    <message>
        <source>With unsaved changes, Limber quits without asking and continues where you left off</source>
        <translation>Mit ungespeicherten Änderungen endet Limber ohne Rückfrage und macht dort weiter, wo aufgehört wurde</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Last session&apos;s files</source>
        <translation>Dateien der letzten Sitzung</translation>
    </message>
    <message>
        <source>Last session&apos;s files with unsaved changes</source>
        <translation>Dateien der letzten Sitzung mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The window changes its language when this dialog is closed</source>
        <translation>Das Fenster wechselt die Sprache, sobald dieser Dialog geschlossen wird</translation>
    </message>
</context>
<context>
    <name>limber::PresetMenu</name>
    <message>
        <source>Settings that you keep under a name</source>
        <translation>Einstellungen, die unter einem Namen aufgehoben sind</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Kept settings: %1</source>
        <translation>Aufgehobene Einstellungen: %1</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Rename %1…</source>
        <translation>%1 umbenennen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Save Settings</source>
        <translation>Einstellungen speichern</translation>
    </message>
    <message>
        <source>Rename Settings</source>
        <translation>Einstellungen umbenennen</translation>
    </message>
    <message>
        <source>Name (another one of this name is replaced):</source>
        <translation>Name (ein gleicher wird ersetzt):</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>limber::PreviewChip</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>nothing is changed yet</source>
        <translation>noch ist nichts geändert</translation>
    </message>
    <message>
        <source>Change the document, as one step to undo</source>
        <translation>Das Dokument ändern, als ein Schritt zum Zurücknehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>End the preview and leave the document as it is</source>
        <translation>Die Vorschau beenden und das Dokument lassen, wie es ist</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
</context>
<context>
    <name>limber::ProportionsDialog</name>
    <message>
        <source>Proportions of %1</source>
        <translation>Proportionen von %1</translation>
    </message>
    <message>
        <source>Limbs</source>
        <translation>Gliedmaßen</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>From a File</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Applied in order: file, limbs, height, bones</source>
        <translation>Angewendet in der Reihenfolge: Datei, Gliedmaßen, Größe, Knochen</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>No changes yet</source>
        <translation>Noch keine Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%n offset(s) will change</source>
        <translation>
            <numerusform>%n Offset ändert sich</numerusform>
            <numerusform>%n Offsets ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change proportions: %n offset(s)</source>
        <translation>
            <numerusform>Proportionen ändern: %n Offset</numerusform>
            <numerusform>Proportionen ändern: %n Offsets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::RecentMenu</name>
    <message>
        <source>Clear List</source>
        <translation>Liste leeren</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryActions</name>
    <message>
        <source>Limber could not look for unsaved work: %1</source>
        <translation>Ungespeicherte Arbeit ließ sich nicht suchen: %1</translation>
    </message>
    <message>
        <source>There is no unsaved work of an earlier run.</source>
        <translation>Es gibt keine ungespeicherte Arbeit eines früheren Laufs.</translation>
    </message>
    <message>
        <source>The unsaved work on %1 cannot be recovered.</source>
        <translation>Die ungespeicherte Arbeit an %1 lässt sich nicht übernehmen.</translation>
    </message>
    <message>
        <source>The unsaved work on %1 is damaged and cannot be read.</source>
        <translation>Die ungespeicherte Arbeit an %1 ist beschädigt und lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The unsaved work on %1 was recovered up to where its journal is damaged.</source>
        <translation>Die ungespeicherte Arbeit an %1 wurde bis dorthin wiederhergestellt, wo ihr Journal beschädigt ist.</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryDialog</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n Schritt</numerusform>
            <numerusform>%1, %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>(what came after them is damaged)</source>
        <translation>(was danach kam, ist beschädigt)</translation>
    </message>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Documents with unsaved work</source>
        <translation>Dokumente mit ungespeicherter Arbeit</translation>
    </message>
    <message>
        <source>Steps that were not saved, the latest first</source>
        <translation>Schritte, die nicht gespeichert wurden, der letzte zuerst</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Steps, the latest first</source>
        <translation>Schritte, der letzte zuerst</translation>
    </message>
    <message>
        <source>Limber ended before this work was saved.</source>
        <translation>Limber endete, bevor diese Arbeit gespeichert war.</translation>
    </message>
    <message>
        <source>Recover opens it as it was, with its history. The files on disk are as they were last saved; nothing is written to them until you save.</source>
        <translation>„Wiederherstellen“ öffnet sie, wie sie war, mit ihrem Verlauf. Die Dateien auf dem Datenträger sind auf dem zuletzt gespeicherten Stand; bis zum Speichern wird nichts hineingeschrieben.</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <source>Delete the ticked work; the files on disk stay</source>
        <translation>Die angehakte Arbeit löschen; die Dateien auf dem Datenträger bleiben</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Keep all of it: File, Recover Unsaved Work shows it again, and so does the next start</source>
        <translation>Alles aufheben: „Datei › Ungespeicherte Arbeit wiederherstellen“ zeigt es wieder, der nächste Start ebenso</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Open the ticked documents with their unsaved work</source>
        <translation>Die angehakten Dokumente mit ihrer ungespeicherten Arbeit öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Delete the unsaved work on %n document(s)?</source>
        <translation>
            <numerusform>Die ungespeicherte Arbeit an %n Dokument löschen?</numerusform>
            <numerusform>Die ungespeicherte Arbeit an %n Dokumenten löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be brought back. The files on disk stay as they are.</source>
        <translation>Sie lässt sich nicht zurückholen. Die Dateien auf dem Datenträger bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Not changed since it was opened</source>
        <translation>Seit dem Öffnen nicht geändert</translation>
    </message>
    <message>
        <source>Undone after it was saved</source>
        <translation>Nach dem Speichern rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryFeature</name>
    <message>
        <source>Limber ended unexpectedly. A report was written; nothing was sent.</source>
        <translation>Limber wurde unerwartet beendet. Ein Bericht wurde geschrieben; nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Read the report</source>
        <translation>Den Bericht lesen</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryKeeper</name>
    <message>
        <source>Changes cannot be kept in case Limber ends unexpectedly: %1. Save often.</source>
        <translation>Änderungen lassen sich nicht für den Fall aufheben, dass Limber unerwartet endet: %1. Bitte oft speichern.</translation>
    </message>
</context>
<context>
    <name>limber::ResultView</name>
    <message>
        <source>The preview appears here when it is ready.</source>
        <translation>Die Vorschau erscheint hier, sobald sie fertig ist.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play the result, with the source as a ghost (Space)</source>
        <translation>Das Ergebnis abspielen, mit der Quelle als Geisterbild (Leertaste)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Show which way each part of both bodies faces, so that a twist can be seen</source>
        <translation>Zeigt, wohin jeder Teil beider Körper weist, damit eine Verdrehung zu sehen ist</translation>
    </message>
</context>
<context>
    <name>limber::RetargetActions</name>
    <message>
        <source>Retarget onto %1</source>
        <translation>Auf %1 übertragen</translation>
    </message>
</context>
<context>
    <name>limber::RetargetDialog</name>
    <message>
        <source>Retarget %1</source>
        <translation>%1 übertragen</translation>
    </message>
    <message>
        <source>Choose a target skeleton above.</source>
        <translation>Oben ein Zielskelett wählen.</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Target s&amp;keleton</source>
        <translation>&amp;Zielskelett</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation>Aus &amp;Datei…</translation>
    </message>
    <message>
        <source>As a &amp;new document</source>
        <translation>&amp;Als neues Dokument</translation>
    </message>
    <message>
        <source>The source stays open in its own tab, so that both can be compared</source>
        <translation>Die Quelle bleibt in ihrem Register offen, sodass sich beide vergleichen lassen</translation>
    </message>
    <message>
        <source>&amp;Replace this motion</source>
        <translation>Diese &amp;Bewegung ersetzen</translation>
    </message>
    <message>
        <source>One undo step: Ctrl+Z and Ctrl+Y compare both. Saving overwrites the file of the source.</source>
        <translation>Ein Schritt zum Zurücknehmen: Strg+Z und Strg+Y vergleichen beide. Speichern überschreibt die Datei der Quelle.</translation>
    </message>
    <message>
        <source>Retarget</source>
        <translation>Übertragen</translation>
    </message>
    <message>
        <source>%1 on %2.bvh</source>
        <translation>%1 auf %2.bvh</translation>
    </message>
    <message>
        <source>Choose Target Skeleton</source>
        <translation>Zielskelett wählen</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen…</translation>
    </message>
    <message>
        <source>Use the skeleton of a BVH file or of a character (.glb, .gltf, .vrm, .fbx) as the target</source>
        <translation>Das Skelett einer BVH-Datei oder eines Charakters (.glb, .gltf, .vrm, .fbx) als Ziel verwenden</translation>
    </message>
    <message>
        <source>Writes a .glb that is the character&apos;s file with this motion as one more animation</source>
        <translation>Schreibt eine .glb, die Datei des Charakters mit dieser Bewegung als weiterer Animation</translation>
    </message>
    <message>
        <source>Skeletons (*.bvh *.BVH %1);;All files (*)</source>
        <translation>Skelette (*.bvh *.BVH %1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Into a &amp;copy of %1…</source>
        <translation>In eine &amp;Kopie von %1…</translation>
    </message>
    <message>
        <source>Into a &amp;copy of its file…</source>
        <translation>In eine &amp;Kopie ihrer Datei…</translation>
    </message>
    <message>
        <source>Joints of %1</source>
        <translation>Gelenke von %1</translation>
    </message>
    <message>
        <source>Use These</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>Into a &amp;file for %1…</source>
        <translation>In eine &amp;Datei für %1…</translation>
    </message>
    <message>
        <source>Writes an .fbx with the joints of the character and this motion</source>
        <translation>Schreibt eine .fbx mit den Gelenken des Charakters und dieser Bewegung</translation>
    </message>
</context>
<context>
    <name>limber::RetargetReport</name>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Lengths are scaled to a 170 cm body.</source>
        <translation>Längen sind auf einen Körper von 170 cm skaliert.</translation>
    </message>
    <message>
        <source>Floor penetration</source>
        <translation>Eindringen in den Boden</translation>
    </message>
    <message>
        <source>The deepest point below the floor, in cm, scaled to a 170 cm body</source>
        <translation>Der tiefste Punkt unter dem Boden, in cm, auf einen Körper von 170 cm skaliert</translation>
    </message>
    <message>
        <source>Knees and elbows bent the wrong way</source>
        <translation>Knie und Ellbogen falsch herum gebeugt</translation>
    </message>
    <message>
        <source>Fraction of all frames, for the worst limb</source>
        <translation>Anteil aller Bilder, für die schlechteste Gliedmaße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Foot sliding (average)</source>
        <translation>Rutschen der Füße (Mittel)</translation>
    </message>
    <message>
        <source>How far planted feet move per frame, in cm, scaled to a 170 cm body</source>
        <translation>Wie weit sich stehende Füße je Bild bewegen, in cm, auf einen Körper von 170 cm skaliert</translation>
    </message>
    <message>
        <source>Foot drift (max)</source>
        <translation>Wandern der Füße (max.)</translation>
    </message>
    <message>
        <source>How far a planted foot gets from its middle position, in cm, scaled to a 170 cm body</source>
        <translation>Wie weit ein stehender Fuß von seiner mittleren Position abkommt, in cm, auf einen Körper von 170 cm skaliert</translation>
    </message>
    <message>
        <source>Bone direction error (average)</source>
        <translation>Abweichung der Knochenrichtung (Mittel)</translation>
    </message>
    <message>
        <source>Angle between mapped bones of source and result</source>
        <translation>Winkel zwischen zugeordneten Knochen von Quelle und Ergebnis</translation>
    </message>
    <message>
        <source>Bone direction error (max)</source>
        <translation>Abweichung der Knochenrichtung (max.)</translation>
    </message>
    <message>
        <source>The largest angle of any frame. The bone with the largest average ends at %1.</source>
        <translation>Der größte Winkel aller Bilder. Der Knochen mit dem größten Mittel endet bei %1.</translation>
    </message>
    <message>
        <source>Jerk</source>
        <translation>Ruck</translation>
    </message>
    <message>
        <source>Compared with the source. Above 1.6 the motion may look shaky.</source>
        <translation>Verglichen mit der Quelle. Über 1,6 kann die Bewegung zittrig wirken.</translation>
    </message>
    <message>
        <source>Largest jump between frames</source>
        <translation>Größter Sprung zwischen Bildern</translation>
    </message>
    <message>
        <source>Compared with the source. Above 1.5 a joint may pop.</source>
        <translation>Verglichen mit der Quelle. Über 1,5 kann ein Gelenk springen.</translation>
    </message>
    <message>
        <source>Euler flips (over 170°)</source>
        <translation>Euler-Umschläge (über 170°)</translation>
    </message>
    <message>
        <source>Angles that jump from frame to frame. The pose is right, but filters in other programs may handle it badly.</source>
        <translation>Winkel, die von Bild zu Bild springen. Die Pose stimmt, aber Filter anderer Programme kommen damit vielleicht schlecht zurecht.</translation>
    </message>
    <message>
        <source>%1 of %2 target joints mapped.</source>
        <translation>%1 von %2 Zielgelenken zugeordnet.</translation>
    </message>
    <message>
        <source>Unmapped (move with their parent): %1 …</source>
        <translation>Nicht zugeordnet (gehen mit dem Elterngelenk mit): %1 …</translation>
    </message>
    <message>
        <source>Unmapped (move with their parent): %1.</source>
        <translation>Nicht zugeordnet (gehen mit dem Elterngelenk mit): %1.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Twist (average)</source>
        <translation>Verdrehung (Mittel)</translation>
    </message>
    <message>
        <source>How far limbs are rotated about their own bones, most at %1. Above 30° a skin looks wrung.</source>
        <translation>Wie weit Gliedmaßen um ihre eigenen Knochen gedreht sind, am meisten bei %1. Über 30° sieht eine Haut verdreht aus.</translation>
    </message>
    <message>
        <source>Pelvis lowered by up to %L1 cm so the feet reach the floor.</source>
        <translation>Becken um bis zu %L1 cm gesenkt, damit die Füße den Boden erreichen.</translation>
    </message>
</context>
<context>
    <name>limber::RetargetSettingsPanel</name>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Match bone directions</source>
        <translation>Knochenrichtungen angleichen</translation>
    </message>
    <message>
        <source>Preserve small rest-pose differences</source>
        <translation>Kleine Unterschiede der Ruhepose erhalten</translation>
    </message>
    <message>
        <source>Source frame</source>
        <translation>Bild der Quelle</translation>
    </message>
    <message>
        <source>A source frame in which the figure stands like the target at rest, such as a T-pose</source>
        <translation>Ein Bild der Quelle, in dem die Figur wie das Ziel in Ruhe steht, etwa eine T-Pose</translation>
    </message>
    <message>
        <source>Source frame of the reference pose</source>
        <translation>Bild der Quelle für die Referenzpose</translation>
    </message>
    <message>
        <source>Target file frame</source>
        <translation>Bild der Zieldatei</translation>
    </message>
    <message>
        <source>A frame of the target file to use as its rest pose, instead of all rotations zero</source>
        <translation>Ein Bild der Zieldatei als deren Ruhepose, statt aller Drehungen null</translation>
    </message>
    <message>
        <source>Target file frame of the reference pose</source>
        <translation>Bild der Zieldatei für die Referenzpose</translation>
    </message>
    <message>
        <source>Distribute bend along spine and neck</source>
        <translation>Beugung auf Wirbelsäule und Hals verteilen</translation>
    </message>
    <message>
        <source>For chains that have more or fewer joints than in the source</source>
        <translation>Für Ketten mit mehr oder weniger Gelenken als in der Quelle</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Scale by leg length</source>
        <translation>Nach Beinlänge skalieren</translation>
    </message>
    <message>
        <source>Travel factor</source>
        <translation>Faktor der Fortbewegung</translation>
    </message>
    <message>
        <source>Keep travel distance</source>
        <translation>Strecke behalten</translation>
    </message>
    <message>
        <source>The figure covers the same distance as the source, to meet marks, props or other figures</source>
        <translation>Die Figur legt dieselbe Strecke zurück wie die Quelle, um Marken, Requisiten oder andere Figuren zu treffen</translation>
    </message>
    <message>
        <source>Root motion (travel and heading on the root)</source>
        <translation>Root-Motion (Fortbewegung und Blickrichtung auf der Wurzel)</translation>
    </message>
    <message>
        <source>For game engines that move a figure by a root joint on the floor, below the pelvis</source>
        <translation>Für Spiele-Engines, die eine Figur über ein Wurzelgelenk am Boden unter dem Becken bewegen</translation>
    </message>
    <message>
        <source>Align to floor</source>
        <translation>Auf den Boden ausrichten</translation>
    </message>
    <message>
        <source>Moves the whole figure up or down by one amount, so that planted feet are on the floor</source>
        <translation>Verschiebt die ganze Figur um einen Betrag nach oben oder unten, sodass stehende Füße auf dem Boden sind</translation>
    </message>
    <message>
        <source>Lock planted feet</source>
        <translation>Stehende Füße halten</translation>
    </message>
    <message>
        <source>Bends the legs so that feet do not slide while they are planted</source>
        <translation>Beugt die Beine, sodass Füße nicht rutschen, solange sie stehen</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Keep distance to other hand</source>
        <translation>Abstand zur anderen Hand behalten</translation>
    </message>
    <message>
        <source>Keep distance to head</source>
        <translation>Abstand zum Kopf behalten</translation>
    </message>
    <message>
        <source>Keep distance to pelvis</source>
        <translation>Abstand zum Becken behalten</translation>
    </message>
    <message>
        <source>Keep world position</source>
        <translation>Position in der Welt behalten</translation>
    </message>
    <message>
        <source>Bends the arm so that the hand keeps its position, scaled by the lengths of the arms</source>
        <translation>Beugt den Arm, sodass die Hand ihren Platz behält, skaliert nach den Armlängen</translation>
    </message>
    <message>
        <source>Rest poses</source>
        <translation>Ruheposen</translation>
    </message>
    <message>
        <source>Reference pose</source>
        <translation>Referenzpose</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Fortbewegung</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Füße</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Linke Hand</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Rechte Hand</translation>
    </message>
    <message>
        <source>Target up axis</source>
        <translation>Hochachse des Ziels</translation>
    </message>
    <message>
        <source>In use: match bone directions</source>
        <translation>In Gebrauch: Knochenrichtungen angleichen</translation>
    </message>
    <message>
        <source>In use: preserve small rest-pose differences</source>
        <translation>In Gebrauch: kleine Unterschiede der Ruhepose erhalten</translation>
    </message>
    <message>
        <source>Already on the floor</source>
        <translation>Schon auf dem Boden</translation>
    </message>
    <message>
        <source>Moved up by %L1 units</source>
        <translation>Um %L1 Einheiten nach oben verschoben</translation>
    </message>
    <message>
        <source>Moved down by %L1 units</source>
        <translation>Um %L1 Einheiten nach unten verschoben</translation>
    </message>
    <message>
        <source>No contacts detected</source>
        <translation>Keine Kontakte erkannt</translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s) detected</source>
        <translation>
            <numerusform>%n Kontakt erkannt</numerusform>
            <numerusform>%n Kontakte erkannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands above the floor</source>
        <translation>Hände über dem Boden</translation>
    </message>
    <message>
        <source>Lifts hands that would go through the floor where those of the source do not</source>
        <translation>Hebt Hände, die durch den Boden gingen, wo die der Quelle es nicht tun</translation>
    </message>
    <message>
        <source>Toes above the floor</source>
        <translation>Zehen über dem Boden</translation>
    </message>
    <message>
        <source>Bends toes, and feet without toes, that would go through the floor where those of the source do not</source>
        <translation>Beugt Zehen, und Füße ohne Zehen, die durch den Boden gingen, wo die der Quelle es nicht tun</translation>
    </message>
    <message>
        <source>Keep hands and arms out of the body</source>
        <translation>Hände und Arme aus dem Körper halten</translation>
    </message>
    <message>
        <source>Brings hands and forearms out of trunk, head and thighs, into which other proportions put them, as the operation Keep Apart does</source>
        <translation>Holt Hände und Unterarme aus Rumpf, Kopf und Oberschenkeln, in die andere Proportionen sie bringen, wie es die Operation Auseinanderhalten tut</translation>
    </message>
</context>
<context>
    <name>limber::RetargetSetup</name>
    <message>
        <source>Not mapped: %1 is mapped to %2, and this would reverse their order in the hierarchy.</source>
        <translation>Nicht zugeordnet: %1 ist %2 zugeordnet, und dies würde ihre Reihenfolge in der Hierarchie umkehren.</translation>
    </message>
</context>
<context>
    <name>limber::SampleEdit</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1, %n frame(s)</source>
        <comment>a joint and its channel</comment>
        <translation>
            <numerusform>%1 zeichnen, %n Bild</numerusform>
            <numerusform>%1 zeichnen, %n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale curve %1 by %2, %n frame(s)</source>
        <comment>a joint and its channel</comment>
        <translation>
            <numerusform>Kurve %1 mit %2 skalieren, %n Bild</numerusform>
            <numerusform>Kurve %1 mit %2 skalieren, %n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Curve %1 %2, %n frame(s)</source>
        <comment>a joint with its channel, and by how much</comment>
        <translation>
            <numerusform>Kurve %1 %2, %n Bild</numerusform>
            <numerusform>Kurve %1 %2, %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Curve %1</source>
        <translation>Kurve %1</translation>
    </message>
</context>
<context>
    <name>limber::SavedViewActions</name>
    <message>
        <source>View %1 is empty. %2 keeps the present view there.</source>
        <translation>Ansicht %1 ist leer. %2 hält die jetzige Ansicht dort fest.</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>Ansicht %1</translation>
    </message>
    <message>
        <source>There is no view to keep yet.</source>
        <translation>Es gibt noch keine Ansicht zum Festhalten.</translation>
    </message>
    <message>
        <source>Saved as View %1. Press %2 to return to it.</source>
        <translation>Als Ansicht %1 festgehalten. %2 kehrt dorthin zurück.</translation>
    </message>
</context>
<context>
    <name>limber::Saving</name>
    <message>
        <source>%1 is still loading. You can edit and save it when loading has finished.</source>
        <translation>%1 wird noch geladen. Danach lässt es sich bearbeiten und speichern.</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>%1 would be a project, which is saved with its BVH file and named like it. Choose a name that ends in .bvh.</source>
        <translation>%1 wäre ein Projekt, das mit seiner BVH-Datei gespeichert wird und wie sie heißt. Bitte einen Namen wählen, der auf .bvh endet.</translation>
    </message>
    <message>
        <source>Export Merged</source>
        <translation>Zusammengeführt exportieren</translation>
    </message>
    <message>
        <source>%1 holds the motion without its layers: choose another name for both in one.</source>
        <translation>%1 enthält die Bewegung ohne ihre Ebenen: Bitte für beides in einem einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>%1 was not saved: there is no folder for a copy while it is written in place.</source>
        <translation>%1 wurde nicht gespeichert: Es gibt keinen Ordner für eine Kopie, während direkt geschrieben wird.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Saved %1 and %2</source>
        <translation>%1 und %2 gespeichert</translation>
    </message>
    <message>
        <source>%1. %2 was not saved either.</source>
        <translation>%1. Auch %2 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 was not saved: it was cancelled</source>
        <translation>%1 wurde nicht gespeichert: Es wurde abgebrochen</translation>
    </message>
    <message>
        <source>%1 is saved, but %2</source>
        <translation>%1 ist gespeichert, aber %2</translation>
    </message>
    <message>
        <source>%1, with the character %2</source>
        <translation>%1, mit dem Charakter %2</translation>
    </message>
    <message>
        <source>%1, without the character %2, which is in another folder</source>
        <translation>%1, ohne den Charakter %2, der in einem anderen Ordner liegt</translation>
    </message>
</context>
<context>
    <name>limber::ScopeChip</name>
    <message>
        <source>The operation in Clean Up changes only these joints. Click to see it.</source>
        <translation>Die Operation in „Aufräumen“ ändert nur diese Gelenke. Klicken, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Let the operation change all joints</source>
        <translation>Die Operation alle Gelenke ändern lassen</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Alle Gelenke</translation>
    </message>
    <message>
        <source>Selected joints only</source>
        <translation>Nur ausgewählte Gelenke</translation>
    </message>
    <message>
        <source>Selected branches only</source>
        <translation>Nur ausgewählte Zweige</translation>
    </message>
</context>
<context>
    <name>limber::SeamChooser</name>
    <message>
        <source>Progress of the comparison of poses</source>
        <translation>Fortschritt des Vergleichs der Posen</translation>
    </message>
    <message>
        <source>Choose a second clip to see where the two are alike.</source>
        <translation>Einen zweiten Clip wählen, um zu sehen, wo sich beide ähneln.</translation>
    </message>
    <message>
        <source>The second clip cannot be compared with this one.</source>
        <translation>Der zweite Clip lässt sich nicht mit diesem vergleichen.</translation>
    </message>
    <message>
        <source>Poses are being compared …</source>
        <translation>Posen werden verglichen …</translation>
    </message>
</context>
<context>
    <name>limber::SeamPicture</name>
    <message>
        <source>Distances between poses</source>
        <translation>Abstände zwischen Posen</translation>
    </message>
    <message>
        <source>%1 to %2 units</source>
        <translation>%1 bis %2 Einheiten</translation>
    </message>
</context>
<context>
    <name>limber::SecondClip</name>
    <message>
        <source>No shift was found: the figures do not move alike within five seconds.</source>
        <translation>Keine Verschiebung gefunden: Die Figuren bewegen sich innerhalb von fünf Sekunden nicht gleich.</translation>
    </message>
</context>
<context>
    <name>limber::SecondClipRow</name>
    <message>
        <source>Second Clip</source>
        <translation>Zweiter Clip</translation>
    </message>
    <message>
        <source>The clips beside this one, on its timeline; drag a bar to shift its clip</source>
        <translation>Die Clips neben diesem auf seiner Zeit; einen Balken ziehen, um seinen Clip zu verschieben</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>kein Bild</translation>
    </message>
</context>
<context>
    <name>limber::SecondLifeActions</name>
    <message>
        <source>Nothing needs to be repaired: it can be uploaded as it is.</source>
        <translation>Nichts muss repariert werden: Es lässt sich hochladen, wie es ist.</translation>
    </message>
    <message>
        <source>None of this can be repaired automatically.</source>
        <translation>Nichts davon lässt sich von selbst reparieren.</translation>
    </message>
    <message>
        <source>This makes the motion uploadable:</source>
        <translation>Dies macht die Bewegung hochladbar:</translation>
    </message>
    <message>
        <source>This repairs what can be repaired automatically:</source>
        <translation>Dies repariert, was sich von selbst reparieren lässt:</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>&amp;Reparieren</translation>
    </message>
    <message>
        <source>Prepare for Upload</source>
        <translation>Hochladen vorbereiten</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) that move are none of the avatar, and their motion is lost. Retargeting keeps it.</source>
        <translation>
            <numerusform>%n Gelenk, das sich bewegt, hat der Avatar nicht; seine Bewegung geht verloren. Beim Übertragen bleibt sie.</numerusform>
            <numerusform>%n Gelenke, die sich bewegen, hat der Avatar nicht; ihre Bewegung geht verloren. Beim Übertragen bleibt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retarget Onto &amp;Avatar…</source>
        <translation>Auf A&amp;vatar übertragen…</translation>
    </message>
</context>
<context>
    <name>limber::SecondLifePanel</name>
    <message>
        <source>%1; the layers were merged into the motion</source>
        <translation>%1; die Ebenen wurden mit der Bewegung zusammengeführt</translation>
    </message>
    <message>
        <source>Everything is as the viewer wants it.</source>
        <translation>Alles ist, wie der Viewer es haben will.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Open a motion to see what Second Life would make of it.</source>
        <translation>Eine Bewegung öffnen, um zu sehen, was Second Life daraus machen würde.</translation>
    </message>
    <message>
        <source>Still loading…</source>
        <translation>Wird noch geladen…</translation>
    </message>
    <message>
        <source>This motion has no frames: there is nothing to upload.</source>
        <translation>Diese Bewegung hat keine Bilder: Es gibt nichts hochzuladen.</translation>
    </message>
    <message>
        <source>It could not be checked: %1</source>
        <translation>Sie ließ sich nicht prüfen: %1</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
</context>
<context>
    <name>limber::SeeingPainter</name>
    <message>
        <source>%1 · units/s</source>
        <translation>%1 · Einheiten/s</translation>
    </message>
    <message>
        <source>%1 · units per second</source>
        <translation>%1 · Einheiten je Sekunde</translation>
    </message>
</context>
<context>
    <name>limber::SeeingStrip</name>
    <message>
        <source>What the view shows</source>
        <translation>Was die Ansicht zeigt</translation>
    </message>
</context>
<context>
    <name>limber::SelectionMenu</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Save Selection Set</source>
        <translation>Auswahlsatz speichern</translation>
    </message>
    <message>
        <source>Name; a set of the same name is replaced:</source>
        <translation>Name; ein gleichnamiger Satz wird ersetzt:</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>Rename Selection Set</source>
        <translation>Auswahlsatz umbenennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>There is another selection set of that name.</source>
        <translation>Es gibt einen anderen Auswahlsatz dieses Namens.</translation>
    </message>
</context>
<context>
    <name>limber::Session</name>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fixiert</translation>
    </message>
    <message>
        <source>Hi</source>
        <translation>Hü</translation>
    </message>
    <message>
        <source>He</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>Ha</source>
        <translation>Ha</translation>
    </message>
    <message>
        <source>pinned on %1</source>
        <translation>an %1 fixiert</translation>
    </message>
</context>
<context>
    <name>limber::SessionTabs</name>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1
Project: %2</source>
        <translation>%1
Projekt: %2</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Offene Dokumente</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>Dieses Dokument schließen</translation>
    </message>
    <message>
        <source>Close document</source>
        <translation>Dokument schließen</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutActions</name>
    <message>
        <source>Your keyboard shortcuts could not be read; those of the preset Limber are used. %1</source>
        <translation>Die eigenen Tastenkürzel waren nicht lesbar; es gelten die der Vorgabe Limber. %1</translation>
    </message>
    <message>
        <source>Some of your keyboard shortcuts could not be used. %1</source>
        <translation>Einige eigene Tastenkürzel sind nicht verwendbar. %1</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutEditor</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>Befehle und Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Search by command or shortcut</source>
        <translation>Nach Befehl oder Kürzel suchen</translation>
    </message>
    <message>
        <source>A word of a command, one that other programs use for it, or a shortcut such as Ctrl+Z</source>
        <translation>Ein Wort eines Befehls, eines aus anderen Programmen dafür oder ein Tastenkürzel wie Strg+Z</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Begin with the shortcuts of another program; your own changes stay</source>
        <translation>Mit den Tastenkürzeln eines anderen Programms beginnen; eigene Änderungen bleiben</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation>Zweites Kürzel</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>Clear the shortcut</source>
        <translation>Kürzel entfernen</translation>
    </message>
    <message>
        <source>Clear the second shortcut</source>
        <translation>Zweites Kürzel entfernen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the shortcuts of the preset</source>
        <translation>Zurück zu den Tastenkürzeln der Vorgabe</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Von dort übernehmen</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Drop all your changes to the preset</source>
        <translation>Alle eigenen Änderungen an der Vorgabe verwerfen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Read shortcuts from a file</source>
        <translation>Tastenkürzel aus einer Datei lesen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write these shortcuts to a file</source>
        <translation>Diese Tastenkürzel in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) changed</source>
        <translation>
            <numerusform>%n Befehl geändert</numerusform>
            <numerusform>%n Befehle geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a command to change its shortcuts</source>
        <translation>Einen Befehl auswählen, um seine Tastenkürzel zu ändern</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Import Shortcuts</source>
        <translation>Tastenkürzel importieren</translation>
    </message>
    <message>
        <source>Shortcuts (*.json);;All files (*)</source>
        <translation>Tastenkürzel (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Some shortcuts were left out.</source>
        <translation>Einige Tastenkürzel wurden ausgelassen.</translation>
    </message>
    <message>
        <source>This file has no shortcuts for Limber.</source>
        <translation>Diese Datei enthält keine Tastenkürzel für Limber.</translation>
    </message>
    <message>
        <source>Export Shortcuts</source>
        <translation>Tastenkürzel exportieren</translation>
    </message>
    <message>
        <source>Give it to this command; the other one loses it</source>
        <translation>Gibt es diesem Befehl; der andere verliert es</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 gehört zu „%2“.</translation>
    </message>
    <message>
        <source>%1 cannot be used here: “%2”.</source>
        <translation>%1 geht hier nicht: „%2“.</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutFile</name>
    <message>
        <source>“%1” is not a command of this version.</source>
        <translation>„%1“ ist kein Befehl dieser Version.</translation>
    </message>
    <message>
        <source>The shortcuts of “%1” are not a list.</source>
        <translation>Die Tastenkürzel von „%1“ sind keine Liste.</translation>
    </message>
    <message>
        <source>“%1” is not a shortcut for “%2”.</source>
        <translation>„%1“ ist kein Tastenkürzel für „%2“.</translation>
    </message>
    <message>
        <source>They are not JSON: %1 at byte %2.</source>
        <translation>Sie sind kein JSON: %1 bei Byte %2.</translation>
    </message>
    <message>
        <source>“limber-keys” is missing.</source>
        <translation>„limber-keys“ fehlt.</translation>
    </message>
    <message>
        <source>“%1” is not a preset.</source>
        <translation>„%1“ ist keine Vorgabe.</translation>
    </message>
    <message>
        <source>%1 stays with “%2”; “%3” had it, too.</source>
        <translation>%1 bleibt bei „%2“; auch „%3“ hatte es.</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutList</name>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Befehle und ihre Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Shortcuts that cannot be changed</source>
        <translation>Tastenkürzel, die sich nicht ändern lassen</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutRecorder</name>
    <message>
        <source>Press this, then the shortcut</source>
        <translation>Hier drücken, dann das Tastenkürzel</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Eine Taste drücken…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>press a key, or Esc to leave it</source>
        <translation>eine Taste drücken, oder Esc zum Verlassen</translation>
    </message>
</context>
<context>
    <name>limber::SideQuestionBar</name>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No, Swap Sides</source>
        <translation>&amp;Nein, Seiten tauschen</translation>
    </message>
    <message>
        <source>Question about left and right</source>
        <translation>Frage nach links und rechts</translation>
    </message>
    <message>
        <source>Map the joints of both sides as proposed</source>
        <translation>Die Gelenke beider Seiten wie vorgeschlagen zuordnen</translation>
    </message>
    <message>
        <source>%1 is; map the joints of both sides the other way round</source>
        <translation>%1 ist es; die Gelenke beider Seiten andersherum zuordnen</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <translation>Ja: %1</translation>
    </message>
    <message>
        <source>No, swap sides: %1</source>
        <translation>Nein, Seiten tauschen: %1</translation>
    </message>
    <message>
        <source>Does “%1” follow “%2”, or is it the other side?</source>
        <translation>Folgt „%1“ dem Gelenk „%2“, oder ist es die andere Seite?</translation>
    </message>
    <message>
        <source>Is “%1” the left leg (“%2” in the source)?</source>
        <translation>Ist „%1“ das linke Bein („%2“ in der Quelle)?</translation>
    </message>
    <message>
        <source>Is “%1” the right leg (“%2” in the source)?</source>
        <translation>Ist „%1“ das rechte Bein („%2“ in der Quelle)?</translation>
    </message>
    <message>
        <source>Is “%1” the left arm (“%2” in the source)?</source>
        <translation>Ist „%1“ der linke Arm („%2“ in der Quelle)?</translation>
    </message>
    <message>
        <source>Is “%1” the right arm (“%2” in the source)?</source>
        <translation>Ist „%1“ der rechte Arm („%2“ in der Quelle)?</translation>
    </message>
</context>
<context>
    <name>limber::SourceExcerpt</name>
    <message>
        <source>The file is no longer there.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The file can no longer be read.</source>
        <translation>Die Datei lässt sich nicht mehr lesen.</translation>
    </message>
</context>
<context>
    <name>limber::SourceView</name>
    <message>
        <source>Lines of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
</context>
<context>
    <name>limber::SpeedRow</name>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>How fast the selected joints and, fainter, the whole figure move, in the file&apos;s units per second</source>
        <translation>Wie schnell sich die ausgewählten Gelenke und, blasser, die ganze Figur bewegen, in Einheiten der Datei je Sekunde</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a joint and its speed</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>limber::StartPage</name>
    <message>
        <source>Limber</source>
        <translation>Limber</translation>
    </message>
    <message>
        <source>Open a motion, or drop a .bvh file here.</source>
        <translation>Eine Bewegung öffnen oder eine .bvh-Datei hier ablegen.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Do not offer this again; it stays in the menu Help</source>
        <translation>Das nicht wieder anbieten; das Menü hat es</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>limber::StateChips</name>
    <message>
        <source>replace</source>
        <translation>ersetzen</translation>
    </message>
    <message>
        <source>add</source>
        <translation>addieren</translation>
    </message>
    <message>
        <source>Position rule: %1</source>
        <translation>Positionsregel: %1</translation>
    </message>
    <message>
        <source>Position rule: %1, joints %2</source>
        <translation>Positionsregel: %1, Gelenke %2</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Where changes go: into the base, the numbers of the file, or into a layer over it</source>
        <translation>Wohin Änderungen gehen: in die Basis, die Zahlen der Datei, oder in eine Ebene darüber</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Replace: channels are the full local position</source>
        <translation>Ersetzen: Kanäle sind die ganze lokale Position</translation>
    </message>
    <message>
        <source>Add: channels are added to the offset</source>
        <translation>Addieren: Kanäle kommen zum Offset hinzu</translation>
    </message>
    <message>
        <source>Y is up</source>
        <translation>Y ist oben</translation>
    </message>
    <message>
        <source>Z is up</source>
        <translation>Z ist oben</translation>
    </message>
    <message>
        <source>X is up</source>
        <translation>X ist oben</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Show Layers</source>
        <translation>Ebenen zeigen</translation>
    </message>
    <message>
        <source>Changes go into: %1</source>
        <translation>Änderungen gehen in: %1</translation>
    </message>
    <message>
        <source>How position channels and offsets are combined: %1. Click to change.</source>
        <translation>Wie Positionskanäle und Offsets verbunden werden: %1. Klicken zum Ändern.</translation>
    </message>
    <message>
        <source>Which axis is up in the view: %1. Click to change; the file stays the same.</source>
        <translation>Welche Achse in der Ansicht oben ist: %1. Klicken zum Ändern; die Datei bleibt dieselbe.</translation>
    </message>
    <message>
        <source>The figure hangs head down: its own up axis is %1. The panel Findings can put it on its feet.</source>
        <translation>Die Figur hängt mit dem Kopf nach unten: Ihre eigene Hochachse ist %1. Der Bereich „Meldungen“ kann sie auf die Füße stellen.</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 oben</translation>
    </message>
</context>
<context>
    <name>limber::StatusPanel</name>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>Nothing open</source>
        <translation>Nichts geöffnet</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Gelenk %1</translation>
    </message>
    <message>
        <source>End site %1</source>
        <translation>Endpunkt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joints and end sites</source>
        <translation>
            <numerusform>%n Gelenke und Endpunkte</numerusform>
            <numerusform>%n Gelenke und Endpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Bild %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>%n ungespeicherte Änderung</numerusform>
            <numerusform>%n ungespeicherte Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>ungespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n Gelenk</numerusform>
            <numerusform>%n Gelenke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s)</source>
        <translation>
            <numerusform>%n Kanal</numerusform>
            <numerusform>%n Kanäle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::TemplateDialog</name>
    <message>
        <source>New from Template</source>
        <translation>Neu aus Vorlage</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>A one-frame skeleton in its rest pose, ready to animate.</source>
        <translation>Ein Skelett mit einem Bild in seiner Ruhepose, bereit zum Animieren.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Human with fingers</source>
        <translation>Mensch mit Fingern</translation>
    </message>
    <message>
        <source>CMU-like human</source>
        <translation>Mensch nach CMU</translation>
    </message>
    <message>
        <source>Mixamo-like character</source>
        <translation>Charakter nach Mixamo</translation>
    </message>
    <message>
        <source>Second Life avatar</source>
        <translation>Avatar von Second Life</translation>
    </message>
    <message>
        <source>Unreal-like mannequin</source>
        <translation>Mannequin nach Unreal</translation>
    </message>
    <message>
        <source>SMPL-like body</source>
        <translation>Körper nach SMPL</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Vierbeiner</translation>
    </message>
</context>
<context>
    <name>limber::TimelineOverview</name>
    <message>
        <source>Overview of the timeline</source>
        <translation>Überblick der Zeitleiste</translation>
    </message>
    <message>
        <source>Drag to scroll, drag an end to zoom, double-click to show all frames</source>
        <translation>Ziehen verschiebt, Ziehen an einem Ende zoomt, Doppelklick zeigt alle Bilder</translation>
    </message>
</context>
<context>
    <name>limber::TimelinePanel</name>
    <message>
        <source>Timeline panel</source>
        <translation>Bedienfeld „Zeitleiste“</translation>
    </message>
    <message>
        <source>Dropped frames</source>
        <translation>Ausgelassene Bilder</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>Aktuelles Bild</translation>
    </message>
    <message>
        <source>The current frame: type another and press Enter</source>
        <translation>Das aktuelle Bild: ein anderes eintippen und Eingabe drücken</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Letztes Bild</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Abspieltempo</translation>
    </message>
    <message>
        <source>Speed relative to the file&apos;s frame rate (0.1–4×)</source>
        <translation>Geschwindigkeit im Verhältnis zur Bildrate der Datei (0,1–4×)</translation>
    </message>
    <message>
        <source>of 0–%1</source>
        <translation>von 0–%1</translation>
    </message>
    <message>
        <source>no frames</source>
        <translation>keine Bilder</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message numerus="yes">
        <source>Range %1–%2 (%n frame(s), %3 s)</source>
        <translation>
            <numerusform>Bereich %1–%2 (%n Bild, %3 s)</numerusform>
            <numerusform>Bereich %1–%2 (%n Bilder, %3 s)</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) dropped</source>
        <translation>
            <numerusform>%n Bild ausgelassen</numerusform>
            <numerusform>%n Bilder ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Range %1–%2</source>
        <translation>Bereich %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>Preview: %n frame(s), %1 s</source>
        <translation>
            <numerusform>Vorschau: %n Bild, %1 s</numerusform>
            <numerusform>Vorschau: %n Bilder, %1 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preview: %n frame(s)</source>
        <translation>
            <numerusform>Vorschau: %n Bild</numerusform>
            <numerusform>Vorschau: %n Bilder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::TimelineRows</name>
    <message>
        <source>Rows of the timeline</source>
        <translation>Zeilen der Zeitleiste</translation>
    </message>
</context>
<context>
    <name>limber::TimelineRuler</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Arrows step through the frames; Ctrl and the wheel zoom; Shift-drag to set the playback range</source>
        <translation>Pfeile gehen Bild für Bild; Strg und das Mausrad zoomen; Umschalt+Ziehen setzt den Wiedergabebereich</translation>
    </message>
    <message>
        <source>Frame %1: %2 turns by %3°, its neighbours by none</source>
        <translation>Bild %1: %2 dreht sich um %3°, in den Bildern daneben gar nicht</translation>
    </message>
    <message>
        <source>Frame %1: %2 turns by %3°, %4× its neighbours</source>
        <translation>Bild %1: %2 dreht sich um %3°, %4× so weit wie daneben</translation>
    </message>
    <message>
        <source>%1; press %2 for the next mark</source>
        <translation>%1; %2 geht zur nächsten Markierung</translation>
    </message>
    <message>
        <source>Frame %1: %2 moves by %3, its neighbours by none</source>
        <translation>Bild %1: %2 springt um %3, in den Bildern daneben gar nicht</translation>
    </message>
    <message>
        <source>Frame %1: %2 leaves its course by %3, %4× its neighbours</source>
        <translation>Bild %1: %2 verlässt seinen Kurs um %3, %4× so weit wie daneben</translation>
    </message>
</context>
<context>
    <name>limber::ToolRow</name>
    <message>
        <source>Tool settings</source>
        <translation>Werkzeugeinstellungen</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Step of rotations</source>
        <translation>Schritt der Drehungen</translation>
    </message>
    <message>
        <source>Rotations snap to whole multiples of this, degrees</source>
        <translation>Drehungen rasten an ganzen Vielfachen davon ein, Grad</translation>
    </message>
    <message>
        <source>Affects</source>
        <translation>Änderung gilt für</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>Sekunden davor</translation>
    </message>
    <message>
        <source>Fade-in before the current frame</source>
        <translation>Wie lange vor dem aktuellen Bild eine Änderung zuzunehmen beginnt</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>Sekunden danach</translation>
    </message>
    <message>
        <source>Fade-out after the current frame</source>
        <translation>Wie lange nach dem aktuellen Bild eine Änderung ausgeklungen ist</translation>
    </message>
    <message>
        <source>Fade inside the range</source>
        <translation>Abfall innerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Fade-in and fade-out inside the range</source>
        <translation>Wie lange eine Änderung innerhalb der Bereichsenden zu- und abnimmt</translation>
    </message>
    <message>
        <source>How much of the body follows a joint that is dragged</source>
        <translation>Wie viel vom Körper einem gezogenen Gelenk folgt</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>Gliedmaße</translation>
    </message>
    <message>
        <source>Up to chest</source>
        <translation>Bis zur Brust</translation>
    </message>
    <message>
        <source>Whole body</source>
        <translation>Ganzer Körper</translation>
    </message>
    <message>
        <source>Axes of the channels</source>
        <translation>Achsen der Kanäle</translation>
    </message>
    <message>
        <source>Each ring changes one rotation channel of the file</source>
        <translation>Jeder Ring ändert einen Drehkanal der Datei</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>How far joints follow: by their role, knees and elbows do not bend backwards; from the clip, no joint rotates farther than it does somewhere in the motion</source>
        <translation>Wie weit Gelenke folgen: nach ihrer Rolle beugen sich Knie und Ellbogen nicht nach hinten; aus dem Clip dreht sich kein Gelenk weiter als irgendwo in der Bewegung</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Nach Rolle</translation>
    </message>
    <message>
        <source>From the clip</source>
        <translation>Aus dem Clip</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Frames that a change affects</source>
        <translation>Bilder, für die eine Änderung gilt</translation>
    </message>
    <message>
        <source>Affects: %1</source>
        <translation>Änderung gilt für: %1</translation>
    </message>
    <message>
        <source>Keep upright</source>
        <translation>Aufrecht halten</translation>
    </message>
    <message>
        <source>The head stays as upright as it was; otherwise it turns the shortest way</source>
        <translation>Der Kopf bleibt so aufrecht, wie er war; sonst dreht er sich auf dem kürzesten Weg</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Spread twist</source>
        <translation>Verdrehung verteilen</translation>
    </message>
    <message>
        <source>The joints above take their shares when a joint of the spine, the neck or a forearm turns about its own bone; over which joints is chosen in the inspector</source>
        <translation>Wenn sich ein Gelenk der Wirbelsäule, des Halses oder eines Unterarms um seinen eigenen Knochen dreht, übernehmen die Gelenke darüber ihre Anteile; welche das sind, steht im Inspektor</translation>
    </message>
</context>
<context>
    <name>limber::Tour</name>
    <message>
        <source>Look around</source>
        <translation>Umsehen</translation>
    </message>
    <message>
        <source>Drag in the view to see the walk from all sides. The wheel zooms, %1 frames the whole figure.</source>
        <translation>In der Ansicht ziehen, um den Gang von allen Seiten zu sehen. Das Mausrad zoomt, %1 zeigt die ganze Figur.</translation>
    </message>
    <message>
        <source>Play and scrub</source>
        <translation>Abspielen und suchen</translation>
    </message>
    <message>
        <source>%1 plays and pauses. Drag in the numbers of the timeline to go to any frame.</source>
        <translation>%1 spielt ab und hält an. In den Zahlen der Zeitleiste ziehen, um zu jedem Bild zu gehen.</translation>
    </message>
    <message>
        <source>Shape a pose</source>
        <translation>Eine Pose formen</translation>
    </message>
    <message>
        <source>Take the tool Rotate (%1), click an arm in the view and drag one of the rings. The row above the view says which frames the change affects.</source>
        <translation>Das Werkzeug „Drehen“ (%1) nehmen, in der Ansicht einen Arm anklicken und an einem der Ringe ziehen. Die Zeile über der Ansicht sagt, für welche Bilder die Änderung gilt.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>%1 takes the last step back, %2 makes it again. The history lists all steps: click one to go there.</source>
        <translation>%1 nimmt den letzten Schritt zurück, %2 macht ihn wieder. Der Verlauf nennt alle Schritte: Ein Klick führt dorthin.</translation>
    </message>
    <message>
        <source>Clean up and save</source>
        <translation>Bereinigen und speichern</translation>
    </message>
    <message>
        <source>Clean Up smooths, repairs and loops a motion: choose an operation to see what it would do. %1 saves; what you did not touch keeps its exact bytes. %2 opens the manual at what is under the mouse.</source>
        <translation>„Bereinigen“ glättet, repariert und schließt Bewegungen zur Schleife: eine Operation wählen, um zu sehen, was sie tun würde. %1 speichert; Unberührtes behält genau seine Bytes. %2 öffnet das Handbuch zu dem, was unter der Maus ist.</translation>
    </message>
</context>
<context>
    <name>limber::TourCard</name>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave the tour (Esc); the menu Help starts it again</source>
        <translation>Den Rundgang verlassen (Esc); „Hilfe“ hat ihn wieder</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>limber::Transport</name>
    <message>
        <source>Marker %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>&amp;Loop Back and Forth</source>
        <translation>&amp;Schleife hin und her</translation>
    </message>
    <message>
        <source>Play back and forth; pressed once more, play only once</source>
        <translation>Hin und her abspielen; nochmals gedrückt: nur einmal abspielen</translation>
    </message>
</context>
<context>
    <name>limber::TwistRow</name>
    <message>
        <source>Twist °</source>
        <translation>Verdrehung °</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Verdrehung</translation>
    </message>
    <message>
        <source>Turn about its own bone at this frame, degrees</source>
        <translation>Drehung um den eigenen Knochen in diesem Bild, Grad</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Joints above this one take their shares of a twist, here and with the Rotate tool</source>
        <translation>Die Gelenke über diesem übernehmen Anteile einer Verdrehung, hier und mit dem Werkzeug Drehen</translation>
    </message>
    <message>
        <source>&amp;Over</source>
        <translation>&amp;Kette</translation>
    </message>
    <message>
        <source>&amp;Shares</source>
        <translation>&amp;Anteile</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Gleichmäßig</translation>
    </message>
    <message>
        <source>More Toward the &amp;Tip</source>
        <translation>Mehr zur &amp;Spitze</translation>
    </message>
    <message>
        <source>More Toward the &amp;Base</source>
        <translation>Mehr zum &amp;Ansatz</translation>
    </message>
    <message>
        <source>Automatic: from %1</source>
        <translation>Automatisch: ab %1</translation>
    </message>
    <message>
        <source>Automatic: alone</source>
        <translation>Automatisch: allein</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Ab %1</translation>
    </message>
</context>
<context>
    <name>limber::Unit</name>
    <message>
        <source>frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>fps</source>
        <translation>fps</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>ncm</source>
        <translation>ncm</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>× leg</source>
        <translation>× Bein</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>m/s²</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
</context>
<context>
    <name>limber::UnitField</name>
    <message>
        <source>Unit of the ruler</source>
        <translation>Einheit des Lineals</translation>
    </message>
    <message>
        <source>How the ruler counts time</source>
        <translation>Wie das Lineal die Zeit zählt</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Timecode</source>
        <translation>Timecode</translation>
    </message>
</context>
<context>
    <name>limber::UploadList</name>
    <message>
        <source>What the viewer would say</source>
        <translation>Was der Viewer sagen würde</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>Alles reparieren</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) left out</source>
        <translation>
            <numerusform>%n Gelenk weggelassen</numerusform>
            <numerusform>%n Gelenke weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1; the layers are merged into the motion</source>
        <translation>%1; die Ebenen werden mit der Bewegung zusammengeführt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>limber::UploadRepairs</name>
    <message>
        <source>The motion was changed meanwhile, and nothing was repaired.</source>
        <translation>Die Bewegung wurde inzwischen geändert, und nichts wurde repariert.</translation>
    </message>
    <message>
        <source>The layers are still being computed. Try again in a moment.</source>
        <translation>Die Ebenen werden noch berechnet. Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Make uploadable</source>
        <translation>Hochladbar machen</translation>
    </message>
    <message>
        <source>Rename root to hip</source>
        <translation>Wurzel in hip umbenennen</translation>
    </message>
    <message>
        <source>Give joints names that the viewer reads</source>
        <translation>Gelenken Namen geben, die der Viewer liest</translation>
    </message>
    <message>
        <source>Lay out channels for the viewer</source>
        <translation>Kanäle für den Viewer anordnen</translation>
    </message>
    <message>
        <source>Hold joints still that the avatar does not have</source>
        <translation>Gelenke stillhalten, die der Avatar nicht hat</translation>
    </message>
    <message>
        <source>Cut to 60 s</source>
        <translation>Auf 60 s kürzen</translation>
    </message>
    <message>
        <source>Keep fewer frames per second</source>
        <translation>Weniger Bilder pro Sekunde behalten</translation>
    </message>
    <message>
        <source>Insert rest pose before the first frame</source>
        <translation>Ruhepose vor dem ersten Bild einfügen</translation>
    </message>
    <message>
        <source>Add OFFSETs to positions</source>
        <translation>OFFSETs zu Positionen addieren</translation>
    </message>
    <message>
        <source>Bend held joint in the first frame</source>
        <translation>Gehaltenes Gelenk im ersten Bild beugen</translation>
    </message>
    <message>
        <source>Write file in the standard layout</source>
        <translation>Datei im Standardaufbau schreiben</translation>
    </message>
</context>
<context>
    <name>limber::UploadWords</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiteres</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge the layers into the motion</source>
        <translation>Die Ebenen mit der Bewegung zusammenführen</translation>
    </message>
    <message>
        <source>This is left to you:</source>
        <translation>Dies bleibt von Hand zu tun:</translation>
    </message>
    <message>
        <source>Positions of “%1” are cut at 5 m, the most that the format holds.</source>
        <translation>Positionen von „%1“ werden bei 5 m abgeschnitten, mehr fasst das Format nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n constraint(s) left out: the chain has more joints than the animation.</source>
        <translation>
            <numerusform>%n Constraint weggelassen: Die Kette hat mehr Gelenke als die Animation.</numerusform>
            <numerusform>%n Constraints weggelassen: Die Kette hat mehr Gelenke als die Animation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) left out that stand still.</source>
        <translation>
            <numerusform>%n unbewegtes Gelenk weggelassen.</numerusform>
            <numerusform>%n unbewegte Gelenke weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has %1 bytes; at most %2 can be uploaded.</source>
        <translation>Es hat %1 Bytes; höchstens %2 lassen sich hochladen.</translation>
    </message>
</context>
<context>
    <name>limber::VerdictHead</name>
    <message>
        <source>✕ Would be read wrongly</source>
        <translation>✕ Würde falsch gelesen</translation>
    </message>
    <message>
        <source>✓ Can be uploaded</source>
        <translation>✓ Kann hochgeladen werden</translation>
    </message>
    <message>
        <source>✕ Cannot be uploaded</source>
        <translation>✕ Kann nicht hochgeladen werden</translation>
    </message>
    <message>
        <source>The viewer: “%1”</source>
        <translation>Der Viewer: „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will not be as they are here.</source>
        <translation>
            <numerusform>%n Sache wird nicht so sein wie hier.</numerusform>
            <numerusform>%n Dinge werden nicht so sein wie hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s of 60 s</source>
        <translation>%1 s von 60 s</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) kept</source>
        <translation>
            <numerusform>%n Gelenk behalten</numerusform>
            <numerusform>%n Gelenke behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n weggelassen</numerusform>
            <numerusform>%n weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 von %2 Bytes</translation>
    </message>
</context>
<context>
    <name>limber::ViewPane</name>
    <message>
        <source>its shaders could not be built</source>
        <translation>seine Shader ließen sich nicht bauen</translation>
    </message>
    <message>
        <source>Drawn without OpenGL: %1</source>
        <translation>Ohne OpenGL gezeichnet: %1</translation>
    </message>
    <message>
        <source>Click to select joints, drag to orbit, scroll to zoom, right-click for a menu</source>
        <translation>Klicken wählt Gelenke, Ziehen dreht, das Mausrad zoomt, ein Rechtsklick zeigt ein Menü</translation>
    </message>
    <message>
        <source>Figure in 3D</source>
        <translation>Figur in 3D</translation>
    </message>
    <message>
        <source>%1 view</source>
        <translation>Ansicht %1</translation>
    </message>
</context>
<context>
    <name>limber::ViewportActions</name>
    <message>
        <source>Figure: bones. Next: body with bones</source>
        <translation>Figur: Knochen. Danach: Körper mit Knochen</translation>
    </message>
    <message>
        <source>Figure: body with bones. Next: body</source>
        <translation>Figur: Körper mit Knochen. Danach: Körper</translation>
    </message>
    <message>
        <source>Figure: body. Next: bones</source>
        <translation>Figur: Körper. Danach: Knochen</translation>
    </message>
</context>
<context>
    <name>limber::ViewportOverlay</name>
    <message>
        <source>orthographic</source>
        <translation>orthografisch</translation>
    </message>
    <message>
        <source>perspective</source>
        <translation>perspektivisch</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>Orthografisch</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>Perspektivisch</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>grid 1 unit</source>
        <translation>Gitter 1 Einheit</translation>
    </message>
    <message>
        <source>grid %1 units</source>
        <translation>Gitter %1 Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) hidden</source>
        <translation>
            <numerusform>%n Gelenk ausgeblendet</numerusform>
            <numerusform>%n Gelenke ausgeblendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) hidden · %1 shows all</source>
        <translation>
            <numerusform>%n Gelenk ausgeblendet · %1 zeigt alle</numerusform>
            <numerusform>%n Gelenke ausgeblendet · %1 zeigt alle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at height %2</source>
        <translation>%1, auf Höhe %2</translation>
    </message>
</context>
<context>
    <name>limber::ViewportPanel</name>
    <message>
        <source>Viewport</source>
        <translation>Ansichtsbereich</translation>
    </message>
    <message>
        <source>Trails: select a joint first</source>
        <translation>Spuren: zuerst ein Gelenk auswählen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
</context>
<context>
    <name>limber::VisibilityButton</name>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Hide this row; the context menu brings it back</source>
        <translation>Diese Zeile ausblenden; das Kontextmenü holt sie zurück</translation>
    </message>
</context>
<context>
    <name>limber::WeightPainter</name>
    <message>
        <source>Weight: no foot stands</source>
        <translation>Gewicht: kein Fuß steht</translation>
    </message>
    <message>
        <source>Weight: nothing is carried</source>
        <translation>Gewicht: nichts wird getragen</translation>
    </message>
    <message>
        <source>Weight: %1 % left</source>
        <translation>Gewicht: %1 % links</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1 (geschätzt)</translation>
    </message>
</context>
<context>
    <name>limber::WorkState</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>limber::WorstFrames</name>
    <message>
        <source>Where the result is worst</source>
        <translation>Wo das Ergebnis am schlechtesten ist</translation>
    </message>
    <message>
        <source>Show Frame %1</source>
        <translation>Bild %1 zeigen</translation>
    </message>
    <message>
        <source>Shows the frame in which the result is like this</source>
        <translation>Zeigt das Bild, in dem das Ergebnis so ist</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Editor for BVH motion capture files.</source>
        <translation>Editor für BVH-Bewegungsdaten.</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>Zu öffnende Dateien.</translation>
    </message>
    <message>
        <source>Open the sample walk.</source>
        <translation>Den Beispielgang öffnen.</translation>
    </message>
    <message>
        <source>Open a separate window, even if there is one already.</source>
        <translation>Ein eigenes Fenster öffnen, auch wenn es schon eines gibt.</translation>
    </message>
    <message>
        <source>Show what the program does without a display: open FILE or the sample, change one value, save a copy, draw the pose.</source>
        <translation>Zeigen, was das Programm ohne Bildschirm tut: FILE oder das Beispiel öffnen, einen Wert ändern, eine Kopie speichern, die Pose zeichnen.</translation>
    </message>
    <message>
        <source>Where --without-display writes.</source>
        <translation>Wohin --without-display schreibt.</translation>
    </message>
</context>
</TS>
