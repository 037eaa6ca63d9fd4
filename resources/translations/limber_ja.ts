<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en_US">
<context>
    <name>Absent</name>
    <message>
        <source>Limber does not read markers from C3D or TRC files.</source>
        <translation>Limber は C3D や TRC のマーカーを読み込みません。</translation>
    </message>
    <message>
        <source>Limber does not play sound.</source>
        <translation>Limber は音を再生しません。</translation>
    </message>
    <message>
        <source>sound audio music wav mp3</source>
        <translation>音 音楽 音声 サウンド</translation>
    </message>
    <message>
        <source>Limber does not write Collada or USD. Export in the File menu writes FBX and glTF, which most programs read.</source>
        <translation>Limber は Collada、USD を書き出せません。「ファイル」メニューの「書き出し」で、多くのプログラムが読める FBX と glTF を書き出せます。</translation>
    </message>
</context>
<context>
    <name>AccessibleParts</name>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>More of the toolbar</source>
        <translation>ツールバーの続き</translation>
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
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>ポーズ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>レイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>スケルトン(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>モーション(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Clean Up</source>
        <translation>クリーンアップ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>ウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Find an Operation</source>
        <translation>処理を検索(&amp;F)</translation>
    </message>
    <message>
        <source>Smooth, repair, trim and shape the motion in the panel Clean Up</source>
        <translation>「クリーンアップ」パネルでモーションをスムーズにし、修復し、トリムし、整える</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>クリーンアップ</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Apply the operation that is shown in the panel Clean Up</source>
        <translation>「クリーンアップ」パネルに表示中の処理を適用する</translation>
    </message>
    <message>
        <source>Apply A&amp;gain</source>
        <translation>もう一度適用(&amp;G)</translation>
    </message>
    <message>
        <source>Apply the last operation again, to this document and its selected joints</source>
        <translation>最後に適用したものを、このドキュメントと選択中のジョイントに適用する</translation>
    </message>
    <message>
        <source>&amp;Record Steps</source>
        <translation>手順を記録(&amp;R)</translation>
    </message>
    <message>
        <source>Record the operations that you apply from now on, and save them as a recipe for limber-cli</source>
        <translation>これから適用するものを記録し、最後に limber-cli 用のレシピとして保存する</translation>
    </message>
    <message>
        <source>&amp;Copy as Command</source>
        <translation>コマンドとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the operation that is shown as a line for limber-cli</source>
        <translation>表示中の処理を limber-cli 用の 1 行としてコピーする</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>最後の変更を元に戻す</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation>最後に元に戻した変更をやり直す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>&amp;Copy Values</source>
        <translation>値をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected cells as a block for a spreadsheet</source>
        <translation>選択したセルを表計算ソフト用のブロックとしてコピーする</translation>
    </message>
    <message>
        <source>&amp;Paste Values</source>
        <translation>値を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Paste a block of numbers at the current cell</source>
        <translation>数値のブロックを現在のセルに貼り付ける</translation>
    </message>
    <message>
        <source>Fill &amp;Down</source>
        <translation>下へフィル(&amp;D)</translation>
    </message>
    <message>
        <source>Repeat the first row of the block in all its rows</source>
        <translation>ブロックの最初の行をすべての行に繰り返す</translation>
    </message>
    <message>
        <source>&amp;Interpolate</source>
        <translation>補間(&amp;I)</translation>
    </message>
    <message>
        <source>Fill the selected cells smoothly between the frames before and after them</source>
        <translation>選択したセルを前後のフレームの間で滑らかに埋める</translation>
    </message>
    <message>
        <source>Interpolate &amp;Linearly</source>
        <translation>線形に補間(&amp;L)</translation>
    </message>
    <message>
        <source>Fill the selected cells in a straight line between the frames before and after them; full rotations take the shortest path</source>
        <translation>選択したセルを前後のフレームの間で直線的に埋める。完全な回転は最短経路をとる</translation>
    </message>
    <message>
        <source>&amp;Add to Values…</source>
        <translation>値に加算(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a number to all selected cells</source>
        <translation>選択したすべてのセルに数値を加える</translation>
    </message>
    <message>
        <source>Scale &amp;Values…</source>
        <translation>値をスケール(&amp;V)…</translation>
    </message>
    <message>
        <source>Multiply all selected cells by a number</source>
        <translation>選択したすべてのセルに数値を掛ける</translation>
    </message>
    <message>
        <source>Fi&amp;t Keys</source>
        <translation>キーをフィット(&amp;T)</translation>
    </message>
    <message>
        <source>Find few keys for the curves of the selected joints; the motion stays as it is until you move them</source>
        <translation>選択中のジョイントのカーブに少数のキーを見つける。キーを動かすまでモーションは変わらない</translation>
    </message>
    <message>
        <source>Set Ke&amp;y</source>
        <translation>キーを設定(&amp;Y)</translation>
    </message>
    <message>
        <source>Give the curves of the selected joints a key in the current frame</source>
        <translation>選択中のジョイントのカーブに、現在のフレームでキーを打つ</translation>
    </message>
    <message>
        <source>&amp;Hide Keys</source>
        <translation>キーを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Drop the keys of the selected joints; the motion stays as it is</source>
        <translation>選択中のジョイントのキーを手放す。モーションは変わらない</translation>
    </message>
    <message>
        <source>&amp;Standardise File…</source>
        <translation>ファイルを標準化(&amp;S)…</translation>
    </message>
    <message>
        <source>Standardise channels and formatting; shows any loss first</source>
        <translation>チャンネルと書式を標準化する。失われるものは先に表示する</translation>
    </message>
    <message>
        <source>&amp;Find a Command</source>
        <translation>コマンドを検索(&amp;F)</translation>
    </message>
    <message>
        <source>Find and run a command</source>
        <translation>コマンドを探して実行する</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>環境設定(&amp;E)…</translation>
    </message>
    <message>
        <source>Theme, toolbar, startup and encoding of joint names</source>
        <translation>テーマ、ツールバー、起動、ジョイント名の文字コード</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
    <message>
        <source>Give commands other keys, or the keys of another program</source>
        <translation>コマンドに別のキーや、他のソフトのキーを割り当てる</translation>
    </message>
    <message>
        <source>&amp;New from Template…</source>
        <translation>テンプレートから新規(&amp;N)…</translation>
    </message>
    <message>
        <source>Start from a built-in skeleton</source>
        <translation>内蔵のスケルトンから始める</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open BVH files and projects</source>
        <translation>BVH ファイルとプロジェクトを開く</translation>
    </message>
    <message>
        <source>Open a Repaired Cop&amp;y</source>
        <translation>修復したコピーを開く(&amp;Y)</translation>
    </message>
    <message>
        <source>Open a repaired copy of the last file that failed to open</source>
        <translation>最後に開けなかったファイルの修復したコピーを開く</translation>
    </message>
    <message>
        <source>Open Sample Wal&amp;k</source>
        <translation>サンプルの歩行を開く(&amp;K)</translation>
    </message>
    <message>
        <source>Open a walk that comes with Limber</source>
        <translation>Limber に付属する歩行を開く</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Open one of the files that were opened recently</source>
        <translation>最近開いたファイルを開く</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the document; what you did not touch keeps its bytes</source>
        <translation>ドキュメントを保存する。触れていない部分のバイトはそのまま残る</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the document under another name</source>
        <translation>ドキュメントを別の名前で保存する</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>すべて保存(&amp;L)</translation>
    </message>
    <message>
        <source>Save every document that has unsaved changes</source>
        <translation>未保存の変更があるドキュメントをすべて保存する</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>読み込み(&amp;M)…</translation>
    </message>
    <message>
        <source>Take motions and skeletons from other programs: glTF, FBX, Collada, Second Life</source>
        <translation>他のソフトのモーションとスケルトンを取り込む：glTF、FBX、Collada、Second Life</translation>
    </message>
    <message>
        <source>Export Mer&amp;ged…</source>
        <translation>統合して書き出し(&amp;G)…</translation>
    </message>
    <message>
        <source>Write the motion with its layers as one BVH file</source>
        <translation>モーションをレイヤーごと 1 つの BVH ファイルに書き出す</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Write the motion with its layers as an animation of Second Life</source>
        <translation>モーションをレイヤーごと Second Life のアニメーションとして書き出す</translation>
    </message>
    <message>
        <source>Export .anim…</source>
        <translation>.anim を書き出し…</translation>
    </message>
    <message>
        <source>Repair everything that prevents an upload of this motion to Second Life</source>
        <translation>このモーションを Second Life で使えなくしているものをすべて修復する</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <translation>画像を保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Write what the view shows to a PNG file</source>
        <translation>ビューの表示を PNG ファイルに書き出す</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>保存時の状態に戻す(&amp;V)</translation>
    </message>
    <message>
        <source>Read the file again and drop all changes</source>
        <translation>ファイルを読み直し、変更をすべて破棄する</translation>
    </message>
    <message>
        <source>Recover &amp;Unsaved Work…</source>
        <translation>未保存の作業を復元(&amp;U)…</translation>
    </message>
    <message>
        <source>Show work of earlier runs that was not saved</source>
        <translation>以前の起動で保存されなかった作業を表示する</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>ドキュメントを閉じる</translation>
    </message>
    <message>
        <source>Close O&amp;thers</source>
        <translation>他を閉じる(&amp;T)</translation>
    </message>
    <message>
        <source>Close every document but the one in front</source>
        <translation>手前のもの以外のドキュメントをすべて閉じる</translation>
    </message>
    <message>
        <source>Close every document</source>
        <translation>すべてのドキュメントを閉じる</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close Limber</source>
        <translation>Limber を閉じる</translation>
    </message>
    <message>
        <source>&amp;New Layer</source>
        <translation>新規レイヤー(&amp;N)</translation>
    </message>
    <message>
        <source>Add an empty layer over the active one; changes by hand go into it</source>
        <translation>アクティブなレイヤーの上に空のレイヤーを追加する。手作業の変更はそこに入る</translation>
    </message>
    <message>
        <source>&amp;Duplicate Layer</source>
        <translation>レイヤーを複製(&amp;D)</translation>
    </message>
    <message>
        <source>Add a copy of the active layer over it</source>
        <translation>アクティブなレイヤーのコピーをその上に追加する</translation>
    </message>
    <message>
        <source>&amp;Rename Layer…</source>
        <translation>レイヤー名を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Give the active layer another name</source>
        <translation>アクティブなレイヤーに別の名前を付ける</translation>
    </message>
    <message>
        <source>D&amp;elete Layer</source>
        <translation>レイヤーを削除(&amp;E)</translation>
    </message>
    <message>
        <source>Delete the active layer and all that it changes</source>
        <translation>アクティブなレイヤーを、その変更ごと取り除く</translation>
    </message>
    <message>
        <source>&amp;Mute Layer</source>
        <translation>レイヤーをミュート(&amp;M)</translation>
    </message>
    <message>
        <source>The active layer has no effect; Ctrl+click on M mutes all layers</source>
        <translation>アクティブなレイヤーを無効にする。M を Ctrl+クリックするとすべてに及ぶ</translation>
    </message>
    <message>
        <source>&amp;Solo Layer</source>
        <translation>レイヤーをソロ(&amp;S)</translation>
    </message>
    <message>
        <source>Of all layers only those that are solo have an effect</source>
        <translation>ソロのレイヤーだけを有効にする</translation>
    </message>
    <message>
        <source>L&amp;ock Layer</source>
        <translation>レイヤーをロック(&amp;O)</translation>
    </message>
    <message>
        <source>Changes by hand do not go into the active layer</source>
        <translation>手作業の変更をアクティブなレイヤーに入れない</translation>
    </message>
    <message>
        <source>&amp;Key Weight</source>
        <translation>ウェイトにキー(&amp;K)</translation>
    </message>
    <message>
        <source>Give the weight of the active layer a key in the current frame, or remove that key</source>
        <translation>アクティブなレイヤーのウェイトに、現在のフレームでキーを打つ、または取り除く</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Let the active layer act after the one above it</source>
        <translation>アクティブなレイヤーを上のレイヤーの後に作用させる</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>下へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>Let the active layer act before the one beneath it</source>
        <translation>アクティブなレイヤーを下のレイヤーの前に作用させる</translation>
    </message>
    <message>
        <source>Mer&amp;ge Down</source>
        <translation>下と統合(&amp;G)</translation>
    </message>
    <message>
        <source>Make the active layer part of what lies beneath it; the motion stays the same</source>
        <translation>アクティブなレイヤーを下にあるものに取り込む。モーションは変わらない</translation>
    </message>
    <message>
        <source>Merge &amp;All Layers</source>
        <translation>すべてのレイヤーを統合(&amp;A)</translation>
    </message>
    <message>
        <source>Make all layers that have an effect part of the base; the motion stays the same</source>
        <translation>有効なレイヤーをすべてベースに取り込む。モーションは変わらない</translation>
    </message>
    <message>
        <source>&amp;First Frame</source>
        <translation>最初のフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the first frame</source>
        <translation>最初のフレームへ移動する</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>1 フレーム戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>1 フレーム前へ戻る</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Step For&amp;ward</source>
        <translation>1 フレーム進む(&amp;W)</translation>
    </message>
    <message>
        <source>Go one frame forward</source>
        <translation>1 フレーム先へ進む</translation>
    </message>
    <message>
        <source>Last F&amp;rame</source>
        <translation>最後のフレーム(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the last frame</source>
        <translation>最後のフレームへ移動する</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>ループ(&amp;L)</translation>
    </message>
    <message>
        <source>Set Range &amp;Start</source>
        <translation>範囲の開始を設定(&amp;S)</translation>
    </message>
    <message>
        <source>Begin the playback range at the current frame</source>
        <translation>再生範囲を現在のフレームから始める</translation>
    </message>
    <message>
        <source>Set Range &amp;End</source>
        <translation>範囲の終了を設定(&amp;E)</translation>
    </message>
    <message>
        <source>End the playback range at the current frame</source>
        <translation>再生範囲を現在のフレームで終える</translation>
    </message>
    <message>
        <source>&amp;Clear Range</source>
        <translation>範囲を解除(&amp;C)</translation>
    </message>
    <message>
        <source>Play the whole clip again</source>
        <translation>再びクリップ全体を再生する</translation>
    </message>
    <message>
        <source>&amp;New Marker</source>
        <translation>新規マーカー(&amp;N)</translation>
    </message>
    <message>
        <source>Give the current frame a name in the timeline</source>
        <translation>タイムラインで現在のフレームに名前を付ける</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mark</source>
        <translation>次のマーク(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next marker, key of the active layer, frame in which a joint jumps, or worst frame of a comparison</source>
        <translation>次のマーカー、アクティブなレイヤーのキー、ジョイントが飛ぶフレーム、比較で最も離れたフレームへ移動する</translation>
    </message>
    <message>
        <source>Previous Mar&amp;k</source>
        <translation>前のマーク(&amp;K)</translation>
    </message>
    <message>
        <source>Go to the previous marker, key of the active layer, frame in which a joint jumps, or worst frame of a comparison</source>
        <translation>前のマーカー、アクティブなレイヤーのキー、ジョイントが飛ぶフレーム、比較で最も離れたフレームへ移動する</translation>
    </message>
    <message>
        <source>Show All Fra&amp;mes</source>
        <translation>全フレームを表示(&amp;M)</translation>
    </message>
    <message>
        <source>Zoom the timeline out to the whole clip</source>
        <translation>タイムラインにクリップ全体を表示する</translation>
    </message>
    <message>
        <source>&amp;Go to Frame…</source>
        <translation>フレームへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Show a frame by its number</source>
        <translation>番号でフレームを表示する</translation>
    </message>
    <message>
        <source>&amp;Insert Frame</source>
        <translation>フレームを挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Insert a frame halfway between the current one and the next</source>
        <translation>現在と次のフレームの中間のフレームを挿入する</translation>
    </message>
    <message>
        <source>D&amp;uplicate Frames</source>
        <translation>フレームを複製(&amp;U)</translation>
    </message>
    <message>
        <source>Insert a copy after the selected frames</source>
        <translation>選択したフレームの後にコピーを挿入する</translation>
    </message>
    <message>
        <source>&amp;Delete Frames</source>
        <translation>フレームを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected frames</source>
        <translation>選択したフレームを削除する</translation>
    </message>
    <message>
        <source>Frame &amp;Time…</source>
        <translation>フレーム時間(&amp;T)…</translation>
    </message>
    <message>
        <source>Play the same frames faster or slower</source>
        <translation>同じフレームを速く、または遅く再生する</translation>
    </message>
    <message>
        <source>Compare Side b&amp;y Side…</source>
        <translation>並べて比較(&amp;Y)…</translation>
    </message>
    <message>
        <source>See a second clip beside this one, and how far apart they are</source>
        <translation>2 つ目のクリップを並べて、両者の差を見る</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>S&amp;how Foot Contacts</source>
        <translation>足の接地を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Show in the timeline when feet stand, and change it there</source>
        <translation>足が床に着いている間をタイムラインに表示し、変更できるようにする</translation>
    </message>
    <message>
        <source>Detect Contacts &amp;Again</source>
        <translation>接地を再検出(&amp;A)</translation>
    </message>
    <message>
        <source>Discard the foot contacts that you set; they are detected again</source>
        <translation>設定した足の接地を破棄し、検出し直す</translation>
    </message>
    <message>
        <source>&amp;Open Contacts…</source>
        <translation>接地を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Read foot contacts from a file, such as one that limber-cli wrote</source>
        <translation>足の接地をファイルから読む。limber-cli が書いたものも読める</translation>
    </message>
    <message>
        <source>Sa&amp;ve Contacts…</source>
        <translation>接地を保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Write the foot contacts to a file; a BVH file cannot hold them</source>
        <translation>足の接地をファイルに書く。BVH ファイルには入れる場所がない</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>Select joints; dragging orbits the view</source>
        <translation>ジョイントを選択する。ドラッグでビューを回す</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>Drag roots and other joints with position channels</source>
        <translation>ルートなど位置チャンネルを持つジョイントをドラッグする</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>回転(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate joints by rings, or freely by their bones</source>
        <translation>ジョイントをリングで、またはボーンをつかんで自由に回転する</translation>
    </message>
    <message>
        <source>I&amp;K</source>
        <translation>IK(&amp;K)</translation>
    </message>
    <message>
        <source>Drag a hand, a foot or any joint, and the limb follows</source>
        <translation>手や足など任意のジョイントをドラッグすると、手足がついてくる</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>ピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>Pin &amp;with Rotation</source>
        <translation>回転ごとピン留め(&amp;O)</translation>
    </message>
    <message>
        <source>Hold the selected joints in their positions and rotations</source>
        <translation>選択中のジョイントを、位置も回転もそのまま保つ</translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation>すべてのピンを外す(&amp;U)</translation>
    </message>
    <message>
        <source>Let all pinned joints move again</source>
        <translation>ピン留めしたジョイントをすべて再び動けるようにする</translation>
    </message>
    <message>
        <source>Cop&amp;y Pose</source>
        <translation>ポーズをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the pose of the current frame: of the selected joints, or of all</source>
        <translation>現在のフレームのポーズをコピーする（選択中のジョイント、なければ全体）</translation>
    </message>
    <message>
        <source>P&amp;aste Pose</source>
        <translation>ポーズを貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>Put the copied pose into the current frame; other frames follow, as set above the view</source>
        <translation>コピーしたポーズを現在のフレームに入れる。他のフレームにも応分に及ぶ</translation>
    </message>
    <message>
        <source>Paste Mirrore&amp;d Pose</source>
        <translation>ポーズを反転して貼り付け(&amp;D)</translation>
    </message>
    <message>
        <source>Put the copied pose into the current frame with left and right swapped</source>
        <translation>コピーしたポーズを左右入れ替えて現在のフレームに入れる</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose…</source>
        <translation>ポーズを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Keep the pose of the current frame in the library: of the selected joints, or of all</source>
        <translation>現在のフレームのポーズをライブラリーに残す（選択中のジョイント、なければ全体）</translation>
    </message>
    <message>
        <source>Pose Li&amp;brary…</source>
        <translation>ポーズライブラリー(&amp;B)…</translation>
    </message>
    <message>
        <source>Show the poses that you keep, and put them into frames</source>
        <translation>残したポーズを表示し、フレームに入れる</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>ローカル軸(&amp;L)</translation>
    </message>
    <message>
        <source>Handles have the axes of the joint itself</source>
        <translation>ハンドルはジョイント自身の軸を持つ</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>Pare&amp;nt&apos;s Axes</source>
        <translation>親の軸(&amp;N)</translation>
    </message>
    <message>
        <source>Handles have the axes of the joint&apos;s parent</source>
        <translation>ハンドルは親ジョイントの軸を持つ</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>World A&amp;xes</source>
        <translation>ワールド軸(&amp;W)</translation>
    </message>
    <message>
        <source>Handles have the axes of the file</source>
        <translation>ハンドルはファイルの軸を持つ</translation>
    </message>
    <message>
        <source>World</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>Snap to St&amp;eps</source>
        <translation>ステップにスナップ(&amp;E)</translation>
    </message>
    <message>
        <source>Drag in whole steps; Ctrl switches this on or off for one drag</source>
        <translation>切りのよいステップでドラッグする。Ctrl を押すとその回だけ切り替わる</translation>
    </message>
    <message>
        <source>Snap T&amp;imes To</source>
        <translation>時間のスナップ先(&amp;I)</translation>
    </message>
    <message>
        <source>What drags in the timeline and the curves snap to</source>
        <translation>タイムラインとカーブのドラッグが何にスナップするか</translation>
    </message>
    <message>
        <source>Whole &amp;Seconds</source>
        <translation>1 秒単位(&amp;S)</translation>
    </message>
    <message>
        <source>Snap drags to whole seconds</source>
        <translation>スナップするドラッグは 1 秒単位で止まる</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>マーカー(&amp;M)</translation>
    </message>
    <message>
        <source>Snap drags to markers</source>
        <translation>スナップするドラッグはマーカーで止まる</translation>
    </message>
    <message>
        <source>Layer &amp;Keys</source>
        <translation>レイヤーのキー(&amp;K)</translation>
    </message>
    <message>
        <source>Snap drags to keys of the active layer</source>
        <translation>スナップするドラッグはアクティブなレイヤーのキーで止まる</translation>
    </message>
    <message>
        <source>&amp;Contact Ends</source>
        <translation>接地の両端(&amp;C)</translation>
    </message>
    <message>
        <source>Snap drags to where feet land and lift</source>
        <translation>スナップするドラッグは足が着く所と離れる所で止まる</translation>
    </message>
    <message>
        <source>&amp;Range Ends</source>
        <translation>範囲の両端(&amp;R)</translation>
    </message>
    <message>
        <source>Snap drags to the first and the last frame of the range</source>
        <translation>スナップするドラッグは範囲の最初と最後のフレームで止まる</translation>
    </message>
    <message>
        <source>Change &amp;This Frame</source>
        <translation>このフレームを変更(&amp;T)</translation>
    </message>
    <message>
        <source>Changes of a pose stay in the current frame</source>
        <translation>ポーズの変更は現在のフレームだけに入る</translation>
    </message>
    <message>
        <source>This frame</source>
        <translation>このフレーム</translation>
    </message>
    <message>
        <source>Chan&amp;ge Range</source>
        <translation>範囲を変更(&amp;G)</translation>
    </message>
    <message>
        <source>Pose changes affect the whole range; Shift+drag on the timeline sets one</source>
        <translation>ポーズの変更は範囲全体に入る。タイムラインの Shift+ドラッグで範囲を設定する</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Change with Fallo&amp;ff</source>
        <translation>フォールオフ付きで変更(&amp;F)</translation>
    </message>
    <message>
        <source>Changes of a pose rise before the current frame and fade after it</source>
        <translation>ポーズの変更は現在のフレームへ向けて強まり、その後弱まる</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>フォールオフ</translation>
    </message>
    <message>
        <source>Change Whole &amp;Clip</source>
        <translation>クリップ全体を変更(&amp;Y)</translation>
    </message>
    <message>
        <source>Pose changes affect all frames equally</source>
        <translation>ポーズの変更はすべてのフレームに同じように入る</translation>
    </message>
    <message>
        <source>Whole clip</source>
        <translation>クリップ全体</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Change the name of the selected joint</source>
        <translation>選択中のジョイントの名前を変える</translation>
    </message>
    <message>
        <source>Edit &amp;Offset</source>
        <translation>オフセットを編集(&amp;O)</translation>
    </message>
    <message>
        <source>Change the offset of the selected joint in the tree</source>
        <translation>ツリーで選択中のジョイントのオフセットを変える</translation>
    </message>
    <message>
        <source>Copy &amp;Name</source>
        <translation>名前をコピー(&amp;N)</translation>
    </message>
    <message>
        <source>Copy the joint&apos;s name</source>
        <translation>ジョイントの名前をコピーする</translation>
    </message>
    <message>
        <source>Select &amp;Branch</source>
        <translation>枝を選択(&amp;B)</translation>
    </message>
    <message>
        <source>Select the selected joints and all their children</source>
        <translation>選択中のジョイントとそのすべての子を選択する</translation>
    </message>
    <message>
        <source>Select &amp;Parent</source>
        <translation>親を選択(&amp;P)</translation>
    </message>
    <message>
        <source>Select the parent of the selected joint</source>
        <translation>選択中のジョイントの親を選択する</translation>
    </message>
    <message>
        <source>Select &amp;Mirrored Joints</source>
        <translation>反対側のジョイントを選択(&amp;M)</translation>
    </message>
    <message>
        <source>Select the joints of the other side in place of the selected ones</source>
        <translation>選択中のジョイントの代わりに反対側のジョイントを選択する</translation>
    </message>
    <message>
        <source>Sa&amp;ve Selection Set…</source>
        <translation>選択セットを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Keep the selected joints under a name, to select them again</source>
        <translation>選択中のジョイントに名前を付けて残し、また選択できるようにする</translation>
    </message>
    <message>
        <source>Selection Se&amp;ts</source>
        <translation>選択セット(&amp;T)</translation>
    </message>
    <message>
        <source>Select joints that were saved under a name</source>
        <translation>名前を付けて残したジョイントを選択する</translation>
    </message>
    <message>
        <source>&amp;Expand Branch</source>
        <translation>枝を展開(&amp;E)</translation>
    </message>
    <message>
        <source>Expand the selected joint and all its children</source>
        <translation>選択中のジョイントとそのすべての子を展開する</translation>
    </message>
    <message>
        <source>&amp;Collapse Branch</source>
        <translation>枝を折りたたむ(&amp;C)</translation>
    </message>
    <message>
        <source>Collapse the selected joint</source>
        <translation>選択中のジョイントを折りたたむ</translation>
    </message>
    <message>
        <source>E&amp;xpand All</source>
        <translation>すべて展開(&amp;X)</translation>
    </message>
    <message>
        <source>Expand every joint of the tree</source>
        <translation>ツリーのジョイントをすべて展開する</translation>
    </message>
    <message>
        <source>Co&amp;llapse All</source>
        <translation>すべて折りたたむ(&amp;L)</translation>
    </message>
    <message>
        <source>Show the roots only</source>
        <translation>ルートだけを表示する</translation>
    </message>
    <message>
        <source>&amp;Filter Joints</source>
        <translation>ジョイントを絞り込む(&amp;F)</translation>
    </message>
    <message>
        <source>Find joints by name</source>
        <translation>名前でジョイントを探す</translation>
    </message>
    <message>
        <source>Hi&amp;de Selected Joints</source>
        <translation>選択中のジョイントを隠す(&amp;D)</translation>
    </message>
    <message>
        <source>Hide the selected joints and their bones</source>
        <translation>選択中のジョイントとそのボーンをビューに表示しない</translation>
    </message>
    <message>
        <source>Isolate Selected &amp;Joints</source>
        <translation>選択中のジョイントだけ表示(&amp;J)</translation>
    </message>
    <message>
        <source>Hide all joints except the selected ones</source>
        <translation>選択中のジョイント以外をビューに表示しない</translation>
    </message>
    <message>
        <source>Sho&amp;w All Joints</source>
        <translation>すべてのジョイントを表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show the hidden joints in the view again</source>
        <translation>隠したジョイントを再びビューに表示する</translation>
    </message>
    <message>
        <source>Loc&amp;k Selected Joints</source>
        <translation>選択中のジョイントをロック(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the selected joints as they are while poses are shaped, or unlock them if all of them are locked</source>
        <translation>ポーズを付ける間、選択中のジョイントをそのまま保つ。すべてロック済みなら解除する</translation>
    </message>
    <message>
        <source>&amp;Unlock All Joints</source>
        <translation>すべてのロックを解除(&amp;U)</translation>
    </message>
    <message>
        <source>Let all locked joints be changed again</source>
        <translation>ロックしたジョイントをすべて再び変更できるようにする</translation>
    </message>
    <message>
        <source>Proport&amp;ions…</source>
        <translation>プロポーション(&amp;I)…</translation>
    </message>
    <message>
        <source>Change limbs, height or single bones, or take the proportions of another file</source>
        <translation>手足、身長、個々のボーンを変える、または他のファイルのプロポーションを使う</translation>
    </message>
    <message>
        <source>&amp;Scale Bones…</source>
        <translation>ボーンをスケール(&amp;S)…</translation>
    </message>
    <message>
        <source>Make the selected bones longer or shorter</source>
        <translation>選択中のボーンを長く、または短くする</translation>
    </message>
    <message>
        <source>Scale Bones</source>
        <translation>ボーンをスケール</translation>
    </message>
    <message>
        <source>Retar&amp;get Onto…</source>
        <translation>リターゲット(&amp;G)…</translation>
    </message>
    <message>
        <source>Retarget</source>
        <translation>リターゲット</translation>
    </message>
    <message>
        <source>Retarget Onto &amp;Avatar…</source>
        <translation>アバターへリターゲット(&amp;A)…</translation>
    </message>
    <message>
        <source>Transfer this motion to the skeleton of Second Life&apos;s avatar</source>
        <translation>このモーションを Second Life のアバターのスケルトンに移す</translation>
    </message>
    <message>
        <source>Retarget…</source>
        <translation>リターゲット…</translation>
    </message>
    <message>
        <source>C&amp;hannels…</source>
        <translation>チャンネル(&amp;H)…</translation>
    </message>
    <message>
        <source>Change which channels the joint has, and their order</source>
        <translation>ジョイントが持つチャンネルとその順序を変える</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>選択に合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>Frame the selected joints</source>
        <translation>選択中のジョイントをビューに収める</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>全体に合わせる(&amp;A)</translation>
    </message>
    <message>
        <source>Frame the whole figure</source>
        <translation>フィギュア全体をビューに収める</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>前(&amp;F)</translation>
    </message>
    <message>
        <source>Look at the figure from the front</source>
        <translation>フィギュアを正面から見る</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>後ろ(&amp;B)</translation>
    </message>
    <message>
        <source>Look at the figure from the back</source>
        <translation>フィギュアを背面から見る</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右(&amp;R)</translation>
    </message>
    <message>
        <source>Look at the figure from its right</source>
        <translation>フィギュアをその右側から見る</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左(&amp;L)</translation>
    </message>
    <message>
        <source>Look at the figure from its left</source>
        <translation>フィギュアをその左側から見る</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上(&amp;T)</translation>
    </message>
    <message>
        <source>Look at the figure from above</source>
        <translation>フィギュアを上から見る</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>下(&amp;O)</translation>
    </message>
    <message>
        <source>Look at the figure from below</source>
        <translation>フィギュアを下から見る</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>透視投影(&amp;P)</translation>
    </message>
    <message>
        <source>Switch between perspective and orthographic</source>
        <translation>透視投影と平行投影を切り替える</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>グリッド(&amp;G)</translation>
    </message>
    <message>
        <source>Show the floor&apos;s grid and axes</source>
        <translation>床のグリッドと軸を表示する</translation>
    </message>
    <message>
        <source>S&amp;hadow</source>
        <translation>影(&amp;H)</translation>
    </message>
    <message>
        <source>Show the figure&apos;s shadow on the floor</source>
        <translation>フィギュアの影を床に表示する</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>ジョイント(&amp;J)</translation>
    </message>
    <message>
        <source>Show a ball at every joint</source>
        <translation>各ジョイントに球を表示する</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Show the names of the selected joints</source>
        <translation>選択中のジョイントの名前を表示する</translation>
    </message>
    <message>
        <source>Original &amp;Motion</source>
        <translation>元のモーション(&amp;M)</translation>
    </message>
    <message>
        <source>Show the motion as it was opened as a ghost, where it differs</source>
        <translation>開いたときのモーションを、異なる所でゴーストとして表示する</translation>
    </message>
    <message>
        <source>Tra&amp;ils</source>
        <translation>軌跡(&amp;I)</translation>
    </message>
    <message>
        <source>Show the paths of the selected joints around the current frame, coloured by speed</source>
        <translation>選択中のジョイントが現在のフレーム前後に通る道筋を、速さで色分けして表示する</translation>
    </message>
    <message>
        <source>Onion S&amp;kins</source>
        <translation>オニオンスキン(&amp;K)</translation>
    </message>
    <message>
        <source>Show the figure a little earlier and a little later, too</source>
        <translation>少し前と少し後のフィギュアも表示する</translation>
    </message>
    <message>
        <source>Follo&amp;w Figure</source>
        <translation>フィギュアを追う(&amp;W)</translation>
    </message>
    <message>
        <source>Camera follows the figure</source>
        <translation>カメラがフィギュアを追う</translation>
    </message>
    <message>
        <source>View La&amp;yout</source>
        <translation>ビューの配置(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the figure in one view, two or four</source>
        <translation>フィギュアを 1 つ、2 つ、または 4 つのビューで表示する</translation>
    </message>
    <message>
        <source>&amp;One View</source>
        <translation>1 画面(&amp;O)</translation>
    </message>
    <message>
        <source>Show the figure in one view</source>
        <translation>フィギュアを 1 つのビューで表示する</translation>
    </message>
    <message>
        <source>&amp;Two Views</source>
        <translation>2 画面(&amp;T)</translation>
    </message>
    <message>
        <source>Show the figure from the right beside the view; choose it again to go back</source>
        <translation>右側から見たビューを並べて表示する。もう一度で元に戻る</translation>
    </message>
    <message>
        <source>&amp;Four Views</source>
        <translation>4 画面(&amp;F)</translation>
    </message>
    <message>
        <source>Show the figure from the front, the right and above beside the view; choose it again to go back</source>
        <translation>正面、右、上から見たビューを並べて表示する。もう一度で元に戻る</translation>
    </message>
    <message>
        <source>&amp;Maximise View</source>
        <translation>ビューを最大化(&amp;M)</translation>
    </message>
    <message>
        <source>Show the active view alone, or all views again</source>
        <translation>アクティブなビューだけを表示し、次に他のビューも戻す</translation>
    </message>
    <message>
        <source>&amp;Larger View</source>
        <translation>ビューを大きく(&amp;L)</translation>
    </message>
    <message>
        <source>Give the active view more of the area</source>
        <translation>アクティブなビューの領域を広げる</translation>
    </message>
    <message>
        <source>&amp;Smaller View</source>
        <translation>ビューを小さく(&amp;S)</translation>
    </message>
    <message>
        <source>Give the active view less of the area</source>
        <translation>アクティブなビューの領域を狭める</translation>
    </message>
    <message>
        <source>&amp;Equal Views</source>
        <translation>ビューを均等に(&amp;E)</translation>
    </message>
    <message>
        <source>Make all views equally large</source>
        <translation>すべてのビューを同じ大きさにする</translation>
    </message>
    <message>
        <source>Saved &amp;Views</source>
        <translation>保存したビュー(&amp;V)</translation>
    </message>
    <message>
        <source>Keep cameras of the view, and go back to them</source>
        <translation>フィギュアの見方を残し、後で戻る</translation>
    </message>
    <message>
        <source>Go to View &amp;1</source>
        <translation>ビュー 1 へ移動(&amp;1)</translation>
    </message>
    <message>
        <source>Go to View &amp;2</source>
        <translation>ビュー 2 へ移動(&amp;2)</translation>
    </message>
    <message>
        <source>Go to View &amp;3</source>
        <translation>ビュー 3 へ移動(&amp;3)</translation>
    </message>
    <message>
        <source>Go to View &amp;4</source>
        <translation>ビュー 4 へ移動(&amp;4)</translation>
    </message>
    <message>
        <source>All &amp;Channels</source>
        <translation>すべてのチャンネル(&amp;C)</translation>
    </message>
    <message>
        <source>Show the channels of all joints in the table, not only of the selected ones</source>
        <translation>選択中だけでなくすべてのジョイントのチャンネルを表に表示する</translation>
    </message>
    <message>
        <source>Joint Name &amp;Encoding</source>
        <translation>ジョイント名の文字コード(&amp;E)</translation>
    </message>
    <message>
        <source>Choose how the bytes of joint names are read</source>
        <translation>ジョイント名のバイトの読み方を選ぶ</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>フルスクリーン(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>画面全体を使う</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>階層</translation>
    </message>
    <message>
        <source>Show or hide the panel Hierarchy</source>
        <translation>「階層」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Show or hide the panel Inspector</source>
        <translation>「インスペクター」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Show or hide the panel Motion</source>
        <translation>「モーション」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Show or hide the panel Layers</source>
        <translation>「レイヤー」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Show or hide the panel Clean Up</source>
        <translation>「クリーンアップ」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Show or hide the panel Compare</source>
        <translation>「比較」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Second Life</source>
        <translation>Second Life</translation>
    </message>
    <message>
        <source>Show or hide the panel Second Life</source>
        <translation>「Second Life」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>Show or hide the panel Findings</source>
        <translation>「検出項目」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Show or hide the panel History</source>
        <translation>「履歴」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Show or hide the panel Timeline</source>
        <translation>「タイムライン」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>カーブ</translation>
    </message>
    <message>
        <source>Show or hide the panel Curves</source>
        <translation>「カーブ」パネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Show or hide the toolbar</source>
        <translation>ツールバーの表示を切り替える</translation>
    </message>
    <message>
        <source>&amp;Browse Layout</source>
        <translation>閲覧用の配置(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Edit Layout</source>
        <translation>編集用の配置(&amp;E)</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>すべてのパネル</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>配置をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default layout</source>
        <translation>標準の配置に戻す</translation>
    </message>
    <message>
        <source>&amp;Dock All</source>
        <translation>すべてドッキング(&amp;D)</translation>
    </message>
    <message>
        <source>Bring floating panels back into the window</source>
        <translation>浮いているパネルをウィンドウに戻す</translation>
    </message>
    <message>
        <source>Next Pane&amp;l</source>
        <translation>次のパネル(&amp;L)</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next panel</source>
        <translation>キーボードの対象を次のパネルに移す</translation>
    </message>
    <message>
        <source>Previous Pa&amp;nel</source>
        <translation>前のパネル(&amp;N)</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous panel</source>
        <translation>キーボードの対象を前のパネルに移す</translation>
    </message>
    <message>
        <source>Ne&amp;xt Document</source>
        <translation>次のドキュメント(&amp;X)</translation>
    </message>
    <message>
        <source>Show the document in the next tab</source>
        <translation>次のタブのドキュメントを表示する</translation>
    </message>
    <message>
        <source>&amp;Previous Document</source>
        <translation>前のドキュメント(&amp;P)</translation>
    </message>
    <message>
        <source>Show the document in the previous tab</source>
        <translation>前のタブのドキュメントを表示する</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Open the manual</source>
        <translation>マニュアルを開く</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>ツアー(&amp;T)</translation>
    </message>
    <message>
        <source>Five steps on the sample walk, which can be left at any time</source>
        <translation>サンプルの歩行で見る 5 つのステップ。いつでもやめられる</translation>
    </message>
    <message>
        <source>&amp;About Limber</source>
        <translation>Limber について(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>Write the motion for other programs, for people or for Second Life</source>
        <translation>他のプログラム、人、Second Life のためにモーションを書き出す</translation>
    </message>
    <message>
        <source>Export for Second &amp;Life (.anim)…</source>
        <translation>Second Life 用に書き出し (.anim)(&amp;L)…</translation>
    </message>
    <message>
        <source>Prepare for &amp;Upload…</source>
        <translation>アップロードの準備(&amp;U)…</translation>
    </message>
    <message>
        <source>Hold the selected joints where they are while the pose changes, feet with their rotation, or free them</source>
        <translation>ポーズが変わっても選択中のジョイントをその場に保つ（足は回転も保つ）、またはピンを外す</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 1</source>
        <translation>ビュー 1 に保存した見方でフィギュアを見る</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 2</source>
        <translation>ビュー 2 に保存した見方でフィギュアを見る</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 3</source>
        <translation>ビュー 3 に保存した見方でフィギュアを見る</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 4</source>
        <translation>ビュー 4 に保存した見方でフィギュアを見る</translation>
    </message>
    <message>
        <source>&amp;Store View 1</source>
        <translation>ビュー 1 を保存(&amp;S)</translation>
    </message>
    <message>
        <source>Store the present camera as View 1</source>
        <translation>今の見方をビュー 1 に保存</translation>
    </message>
    <message>
        <source>S&amp;tore View 2</source>
        <translation>ビュー 2 を保存(&amp;T)</translation>
    </message>
    <message>
        <source>Store the present camera as View 2</source>
        <translation>今の見方をビュー 2 に保存</translation>
    </message>
    <message>
        <source>St&amp;ore View 3</source>
        <translation>ビュー 3 を保存(&amp;O)</translation>
    </message>
    <message>
        <source>Store the present camera as View 3</source>
        <translation>今の見方をビュー 3 に保存</translation>
    </message>
    <message>
        <source>Sto&amp;re View 4</source>
        <translation>ビュー 4 を保存(&amp;R)</translation>
    </message>
    <message>
        <source>Store the present camera as View 4</source>
        <translation>今の見方をビュー 4 に保存</translation>
    </message>
    <message>
        <source>Status Bar</source>
        <translation>ステータスバー</translation>
    </message>
    <message>
        <source>Show or hide the status bar</source>
        <translation>ステータスバーの表示を切り替えます</translation>
    </message>
    <message>
        <source>Tree, view and timeline</source>
        <translation>ツリー、ビュー、タイムライン</translation>
    </message>
    <message>
        <source>&amp;Classic Layout</source>
        <translation>クラシックな配置(&amp;C)</translation>
    </message>
    <message>
        <source>Tree and inspector at the left, all other panels at the right</source>
        <translation>左にツリーとインスペクター、右にその他のパネル</translation>
    </message>
    <message>
        <source>&amp;Taller Timeline</source>
        <translation>タイムラインを高くする(&amp;T)</translation>
    </message>
    <message>
        <source>Give timeline and curves more height, or less again</source>
        <translation>タイムラインとカーブを高くするか、元の高さに戻します</translation>
    </message>
    <message>
        <source>&amp;Hold Feet</source>
        <translation>足を保つ(&amp;H)</translation>
    </message>
    <message>
        <source>Let feet stay where they stand while poses change</source>
        <translation>ポーズが変わっても、接地している足をその場に保つ</translation>
    </message>
    <message>
        <source>P&amp;layback</source>
        <translation>再生方法(&amp;L)</translation>
    </message>
    <message>
        <source>Play backwards, faster, or only the range</source>
        <translation>逆方向、早送り、または範囲だけを再生する</translation>
    </message>
    <message>
        <source>Play &amp;Backwards</source>
        <translation>逆再生(&amp;B)</translation>
    </message>
    <message>
        <source>Play backwards; again: twice, then four times as fast</source>
        <translation>逆方向に再生する。もう一度押すと 2 倍、さらに 4 倍の速さになる</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop playing; while the key is held, those for playing go one frame</source>
        <translation>再生を止める。キーを押している間は、再生のキーが 1 フレームずつ進める</translation>
    </message>
    <message>
        <source>Play &amp;Forwards</source>
        <translation>順再生(&amp;F)</translation>
    </message>
    <message>
        <source>Play forwards; again: twice, then four times as fast</source>
        <translation>順方向に再生する。もう一度押すと 2 倍、さらに 4 倍の速さになる</translation>
    </message>
    <message>
        <source>Play &amp;Range</source>
        <translation>範囲を再生(&amp;R)</translation>
    </message>
    <message>
        <source>Play the range from its first frame</source>
        <translation>範囲を最初のフレームから再生する</translation>
    </message>
    <message>
        <source>Begin again at the end; pressed once more, play back and forth</source>
        <translation>終わりまで来たら最初から繰り返す。もう一度押すと往復再生になる</translation>
    </message>
    <message>
        <source>Bo&amp;dy</source>
        <translation>ボディ(&amp;D)</translation>
    </message>
    <message>
        <source>Show the figure as bones, as a solid body with bones, or as a body</source>
        <translation>フィギュアをボーン、ボディとボーン、またはボディで表示します</translation>
    </message>
    <message>
        <source>Put the mirrored pose of the selected joints of one side onto their partners on the other side</source>
        <translation>選択した片側のジョイントのポーズを反転して反対側のジョイントに付けます</translation>
    </message>
    <message>
        <source>Mirror to the &amp;Other Side</source>
        <translation>反対側にミラー(&amp;X)</translation>
    </message>
    <message>
        <source>What carries the selected pinned joints along while the pose changes</source>
        <translation>ポーズが変わる間、ピン留めした選択中のジョイントを運ぶもの</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>ワールド(&amp;W)</translation>
    </message>
    <message>
        <source>The pinned joints stay where they are</source>
        <translation>ピン留めしたジョイントはその場にとどまる</translation>
    </message>
    <message>
        <source>&amp;Hips</source>
        <translation>腰(&amp;H)</translation>
    </message>
    <message>
        <source>The pinned joints move with the hips</source>
        <translation>ピン留めしたジョイントが腰と一緒に動く</translation>
    </message>
    <message>
        <source>H&amp;ead</source>
        <translation>頭(&amp;E)</translation>
    </message>
    <message>
        <source>The pinned joints move with the head</source>
        <translation>ピン留めしたジョイントが頭と一緒に動く</translation>
    </message>
    <message>
        <source>&amp;Other Hand</source>
        <translation>反対の手(&amp;O)</translation>
    </message>
    <message>
        <source>The pinned hand moves with the other hand</source>
        <translation>ピン留めした手が反対の手と一緒に動く</translation>
    </message>
    <message>
        <source>Hold…</source>
        <translation>保つ…</translation>
    </message>
    <message>
        <source>Keep the selected joint where it is, in the world or on another joint, over many frames</source>
        <translation>選択中のジョイントを、多くのフレームにわたってワールドまたは別のジョイントの上で保つ</translation>
    </message>
    <message>
        <source>Turn a head by dragging what it looks at: a point before it, or onto a joint</source>
        <translation>見る対象をドラッグして頭を回す：頭の前の点、または関節の上へ</translation>
    </message>
    <message>
        <source>Do what a drag does to one side of the body also to the other side, mirrored</source>
        <translation>体の片側でドラッグした変更を、反対側にも鏡写しで行う</translation>
    </message>
    <message>
        <source>Second Col&amp;umn</source>
        <translation>2 列目(&amp;U)</translation>
    </message>
    <message>
        <source>Put the tree into a column of its own at the left of the view, in windows at least 1900 pixels wide</source>
        <translation>幅 1900 ピクセル以上のウィンドウで、ツリーをビューの左の独立した列に置きます</translation>
    </message>
    <message>
        <source>Transfer this motion to another skeleton or to your character</source>
        <translation>このモーションを別のスケルトンやキャラクターに移す</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>軸(&amp;L)</translation>
    </message>
    <message>
        <source>Which axes the handles have</source>
        <translation>ハンドルが持つ軸</translation>
    </message>
    <message>
        <source>A&amp;ffects</source>
        <translation>変更の対象(&amp;F)</translation>
    </message>
    <message>
        <source>Which frames a change of the pose affects</source>
        <translation>ポーズの変更が及ぶフレーム</translation>
    </message>
    <message>
        <source>L&amp;ayout</source>
        <translation>配置(&amp;A)</translation>
    </message>
    <message>
        <source>Ready arrangements of the panels</source>
        <translation>用意されたパネルの配置</translation>
    </message>
    <message>
        <source>&amp;Look At</source>
        <translation>見る(&amp;T)</translation>
    </message>
    <message>
        <source>Pi&amp;n Space</source>
        <translation>ピンのスペース(&amp;N)</translation>
    </message>
    <message>
        <source>Symme&amp;try</source>
        <translation>対称(&amp;Y)</translation>
    </message>
    <message>
        <source>Show on Character…</source>
        <translation>キャラクターで表示…</translation>
    </message>
    <message>
        <source>Show this motion on the body of your character</source>
        <translation>このモーションを自分のキャラクターの体で表示する</translation>
    </message>
    <message>
        <source>Open Character…</source>
        <translation>キャラクターを開く…</translation>
    </message>
    <message>
        <source>Remove Character</source>
        <translation>キャラクターを外す</translation>
    </message>
    <message>
        <source>Show the motion without the character</source>
        <translation>キャラクターなしでモーションを表示する</translation>
    </message>
    <message>
        <source>Write Motion for Character…</source>
        <translation>キャラクター用にモーションを書き出す…</translation>
    </message>
    <message>
        <source>Export Motion…</source>
        <translation>モーションを書き出す…</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>Show or hide the panel Character</source>
        <translation>キャラクターのパネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Write the motion for other programs and people: glTF, FBX, a table, a page for a browser, pictures, a video</source>
        <translation>他のソフトや人のためにモーションを書き出す：glTF、FBX、表、ブラウザー用ページ、画像、動画</translation>
    </message>
    <message>
        <source>Character Joints…</source>
        <translation>キャラクターのジョイント…</translation>
    </message>
    <message>
        <source>Choose which joints of the character follow which, and how</source>
        <translation>キャラクターのどのジョイントがどれにどのように従うかを選びます</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Change how the character follows the motion, or remove it</source>
        <translation>キャラクターがモーションに従う方法を変更、またはキャラクターを外します</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Show the character&apos;s textures, or only the colours of its materials</source>
        <translation>キャラクターのテクスチャ、またはマテリアルの色だけを表示します</translation>
    </message>
    <message>
        <source>Both Sides</source>
        <translation>両面</translation>
    </message>
    <message>
        <source>Show the character&apos;s surface from both sides, as for skirts and hair that have holes from behind</source>
        <translation>キャラクターの表面を両側から表示します。裏から見ると穴があくスカートや髪に使います</translation>
    </message>
    <message>
        <source>Draw Figure As</source>
        <translation>図の描き方</translation>
    </message>
    <message>
        <source>Choose how the figure is drawn</source>
        <translation>図の描き方を選びます</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Draw the figure as bones</source>
        <translation>図を骨として描きます</translation>
    </message>
    <message>
        <source>Body with Bones</source>
        <translation>骨つきの体</translation>
    </message>
    <message>
        <source>Draw the figure as a body with its bones over it</source>
        <translation>図を体として描き、その上に骨を描きます</translation>
    </message>
    <message>
        <source>Body Alone</source>
        <translation>体だけ</translation>
    </message>
    <message>
        <source>Draw the figure as a body without bones</source>
        <translation>図を骨のない体として描きます</translation>
    </message>
    <message>
        <source>Use Guessed Joints</source>
        <translation>推測した関節を使う</translation>
    </message>
    <message>
        <source>Let joints follow the motion whose names say little, but which are where those of the motion are</source>
        <translation>名前からは分からなくても、モーションの関節と同じ位置にある関節を追従させます</translation>
    </message>
    <message>
        <source>Write this motion for the character that shows it: into a copy of its file, alone, as VRM animation or as FBX</source>
        <translation>この動きを、表示しているキャラクター用に書き出します：ファイルのコピーに追加、動きだけ、VRM アニメーション、FBX</translation>
    </message>
    <message>
        <source>Make Document on Character&apos;s Skeleton</source>
        <translation>キャラクターのスケルトンでドキュメントを作成</translation>
    </message>
    <message>
        <source>Open the motion that the character shows as a document on its own skeleton, to edit it there or save it as BVH</source>
        <translation>キャラクターが見せる動きを、そのスケルトン上のドキュメントとして開き、編集したり BVH で保存したりします</translation>
    </message>
    <message>
        <source>Make a Document</source>
        <translation>ドキュメントを作成</translation>
    </message>
    <message>
        <source>Floor Below the Feet</source>
        <translation>足の下の床</translation>
    </message>
    <message>
        <source>Say whether the floor below the feet moves, as on a treadmill</source>
        <translation>トレッドミルのように足の下の床が動くかどうかを指定します</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Find out from the feet whether the floor below them moves</source>
        <translation>足の動きから床が動くかどうかを判断します</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>The floor below the feet does not move</source>
        <translation>足の下の床は動きません</translation>
    </message>
    <message>
        <source>Moving…</source>
        <translation>動く…</translation>
    </message>
    <message>
        <source>Give the speed of the floor below the feet, as of a treadmill</source>
        <translation>トレッドミルなど、足の下の床の速度を指定します</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>書き出し(&amp;E)</translation>
    </message>
    <message>
        <source>Close All</source>
        <translation>すべて閉じる</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重さ</translation>
    </message>
    <message>
        <source>Show the centre of mass, the support of the feet and what each side carries</source>
        <translation>重心、足の支持面、左右にかかる重さを表示します</translation>
    </message>
    <message>
        <source>Touch Shapes</source>
        <translation>接触形状</translation>
    </message>
    <message>
        <source>Show the shapes of body, forearms and hands that Keep Apart keeps out of each other, amber where they touch, red where they are inside</source>
        <translation>「めり込み解消」が互いの外に保つ、体・前腕・手の形を表示します。触れている所は琥珀色、中に入っている所は赤です</translation>
    </message>
</context>
<context>
    <name>BackgroundWork</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>これを行うメモリーが足りません。</translation>
    </message>
    <message>
        <source>This failed: %1</source>
        <translation>失敗しました：%1</translation>
    </message>
</context>
<context>
    <name>CharacterSaving</name>
    <message>
        <source>%1 is not where it was: nothing can be written into a copy of it.</source>
        <translation>%1が元の場所にないため、そのコピーに書き込めません。</translation>
    </message>
    <message>
        <source>Export Motion for %1</source>
        <translation>%1 用に動きを書き出す</translation>
    </message>
    <message>
        <source>Wrote %1 for %2, with the animation “%3”</source>
        <translation>%2 用に %1 をアニメーション「%3」付きで書き出しました</translation>
    </message>
</context>
<context>
    <name>CurveChange</name>
    <message>
        <source>The file is still being read.</source>
        <translation>ファイルはまだ読み込み中です。</translation>
    </message>
    <message>
        <source>The layers are still being computed.</source>
        <translation>レイヤーはまだ計算中です。</translation>
    </message>
</context>
<context>
    <name>CurveLook</name>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>L</source>
        <comment>the left feet</comment>
        <translation>左</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the right feet</comment>
        <translation>右</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>重心</translation>
    </message>
    <message>
        <source>Ground force</source>
        <translation>床反力</translation>
    </message>
    <message>
        <source>°/s</source>
        <translation>°/秒</translation>
    </message>
    <message>
        <source>file units; speed: per second</source>
        <translation>ファイルの単位、速さは毎秒</translation>
    </message>
    <message>
        <source>body weights</source>
        <translation>体重比</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>the feet of that side</comment>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>the feet of that side</comment>
        <translation>右</translation>
    </message>
</context>
<context>
    <name>ExportLosses</name>
    <message>
        <source>Layers are merged into the motion.</source>
        <translation>レイヤーはモーションに統合されます。</translation>
    </message>
    <message>
        <source>Markers and foot contacts are left out.</source>
        <translation>マーカーと足の接地は含まれません。</translation>
    </message>
    <message>
        <source>Markers are left out.</source>
        <translation>マーカーは含まれません。</translation>
    </message>
    <message>
        <source>Foot contacts are left out.</source>
        <translation>足の接地は含まれません。</translation>
    </message>
    <message>
        <source>The file contains the mesh and the textures of %1.</source>
        <translation>ファイルには%1のメッシュとテクスチャが含まれます。</translation>
    </message>
</context>
<context>
    <name>FileFilter</name>
    <message>
        <source>Motion capture (*.bvh *.BVH);;All files (*)</source>
        <translation>モーションキャプチャー (*.bvh *.BVH);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Motion capture, projects and characters (%1);;Motion capture (*.bvh *.BVH);;Projects (*.limber);;All files (*)</source>
        <translation>モーションキャプチャー、プロジェクト、キャラクター (%1);;モーションキャプチャー (*.bvh *.BVH);;プロジェクト (*.limber);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>While held, see the motion as it was before</source>
        <translation>押している間、変更前のモーションを見る</translation>
    </message>
    <message>
        <source>Go to the next or previous field</source>
        <translation>次または前の欄へ移る</translation>
    </message>
    <message>
        <source>Cancel a drag or a selection</source>
        <translation>ドラッグや選択を取り消す</translation>
    </message>
    <message>
        <source>Drag a box to select</source>
        <translation>ボックスをドラッグして選択する</translation>
    </message>
    <message>
        <source>First, last frame</source>
        <translation>最初、最後のフレーム</translation>
    </message>
    <message>
        <source>Ten frames back, forward</source>
        <translation>10 フレーム戻る、進む</translation>
    </message>
    <message>
        <source>Remove a marker</source>
        <translation>マーカーを取り除く</translation>
    </message>
    <message>
        <source>Go through the joints</source>
        <translation>ジョイントを順にたどる</translation>
    </message>
    <message>
        <source>Edit a cell, take its value</source>
        <translation>セルを編集する、値を確定する</translation>
    </message>
    <message>
        <source>Go through the cells</source>
        <translation>セルを順にたどる</translation>
    </message>
</context>
<context>
    <name>FloorText</name>
    <message>
        <source>Moves: %1 m/s backwards</source>
        <translation>動く：%1 m/s 後ろへ</translation>
    </message>
    <message>
        <source>Moves: %1 m/s forwards</source>
        <translation>動く：%1 m/s 前へ</translation>
    </message>
    <message>
        <source>Moves: %1 m/s to the left</source>
        <translation>動く：%1 m/s 左へ</translation>
    </message>
    <message>
        <source>Moves: %1 m/s to the right</source>
        <translation>動く：%1 m/s 右へ</translation>
    </message>
    <message>
        <source>Moves: %1 m/s</source>
        <translation>動く：%1 m/s</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Moves with the travel (up to %1 m/s)</source>
        <translation>移動に合わせて動く（最大 %1 m/s）</translation>
    </message>
    <message>
        <source>Still; feet slide: %1 m/s</source>
        <translation>静止；足のすべり：%1 m/s</translation>
    </message>
</context>
<context>
    <name>KeyScope</name>
    <message>
        <source>In the view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>In the view and the timeline</source>
        <translation>ビューとタイムライン</translation>
    </message>
    <message>
        <source>In the tree</source>
        <translation>ツリー</translation>
    </message>
    <message>
        <source>In the view and the tree</source>
        <translation>ビューとツリー</translation>
    </message>
    <message>
        <source>In the motion table</source>
        <translation>モーションの表</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
</context>
<context>
    <name>LayerEdits</name>
    <message>
        <source>Layer %1</source>
        <translation>レイヤー %1</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>新規レイヤー</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 のコピー</translation>
    </message>
    <message>
        <source>Duplicate layer</source>
        <translation>レイヤーを複製</translation>
    </message>
    <message>
        <source>Delete layer %1</source>
        <translation>レイヤー %1 を削除</translation>
    </message>
    <message>
        <source>Move layer %1</source>
        <translation>レイヤー %1 を移動</translation>
    </message>
    <message>
        <source>Kind of layer %1</source>
        <translation>レイヤー %1 の種類</translation>
    </message>
    <message>
        <source>Weight of layer %1</source>
        <translation>レイヤー %1 のウェイト</translation>
    </message>
    <message>
        <source>Key of the weight of layer %1</source>
        <translation>レイヤー %1 のウェイトのキー</translation>
    </message>
    <message>
        <source>Times of a key of layer %1</source>
        <translation>レイヤー %1 のキーの時間</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n key(s) of layer %1</source>
        <translation>
            <numerusform>レイヤー %1 の %n 個のキーを削除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadProgress</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>Reading progress</source>
        <translation>読み込みの進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>OffsetOutcome</name>
    <message>
        <source>Travel × %1. </source>
        <translation>移動量 × %1。 </translation>
    </message>
    <message numerus="yes">
        <source>%n foot contact(s) locked.</source>
        <translation>
            <numerusform>%n 個の足の接地を固定しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more contact(s) out of reach.</source>
        <translation>
            <numerusform>… 他に %n 個の接地に届きません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames %1–%2: a leg is %3 too short to reach its contact.</source>
        <translation>フレーム %1–%2：脚が接地に %3 届きません。</translation>
    </message>
    <message>
        <source>Joint position error: %1 average, %2 max.</source>
        <translation>ジョイント位置の誤差：平均 %1、最大 %2。</translation>
    </message>
</context>
<context>
    <name>PointDrags</name>
    <message>
        <source>%1, frames %2–%3 change. Esc takes it back.</source>
        <translation>%1、フレーム %2–%3 が変わります。Esc で元に戻ります。</translation>
    </message>
    <message>
        <source>%1 moved by %2</source>
        <comment>points of curves</comment>
        <translation>%1 を %2 移動</translation>
    </message>
    <message>
        <source>%1 per frame</source>
        <comment>a slope</comment>
        <translation>%1／フレーム</translation>
    </message>
    <message>
        <source>values %1 %</source>
        <translation>値 %1 %</translation>
    </message>
    <message>
        <source>times %1 %</source>
        <translation>時間 %1 %</translation>
    </message>
    <message>
        <source>times %1 %, values %2 %</source>
        <translation>時間 %1 %、値 %2 %</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>描画中</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Saving %1…</source>
        <translation>%1 を保存中…</translation>
    </message>
    <message>
        <source>Waiting for the disk of %1…</source>
        <translation>%1 のディスクの応答を待っています…</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存中</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The layer %1 is locked: unlock it in Layers, or choose another one.</source>
        <translation>レイヤー %1 はロックされています。「レイヤー」で解除するか、別のレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>The layer %1 is muted, or another one is solo: a change would not be seen.</source>
        <translation>レイヤー %1 はミュート中か、別のレイヤーがソロです。変更しても見えません。</translation>
    </message>
    <message>
        <source>The layer %1 has no weight in this frame: a change would not be seen.</source>
        <translation>レイヤー %1 はこのフレームでウェイトがありません。変更しても見えません。</translation>
    </message>
    <message>
        <source>%2 is not among the joints of the layer %1.</source>
        <translation>%2 はレイヤー %1 のジョイントに含まれません。</translation>
    </message>
    <message>
        <source>A layer that overrides hides what was changed: choose that one.</source>
        <translation>上書きレイヤーが変更箇所を隠しています。そのレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>A layer that overrides hides %1: choose that one.</source>
        <translation>上書きレイヤーが %1 を隠しています。そのレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>The weight of the layer %1 is too small to bring %2 there.</source>
        <translation>レイヤー %1 のウェイトが小さすぎて、%2 をそこへ動かせません。</translation>
    </message>
</context>
<context>
    <name>SaveQuestions</name>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 は別のプログラムに変更されました。</translation>
    </message>
    <message>
        <source>Saving overwrites the file on the disk with this version.</source>
        <translation>保存すると、今ディスクにあるものがここに見えるものに置き換わります。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n other name(s).</source>
        <translation>
            <numerusform>%1 には他に %n 個の名前があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Other names (hard links) of a file show the same contents. Writing in place changes it under all of its names. Saving over this name makes it a separate file: the others keep the old contents.</source>
        <translation>ファイルの別名（ハードリンク）は同じ内容を示します。直接書き込むと、すべての名前で内容が変わります。この名前で上書き保存すると独立したファイルになり、他の名前には以前の内容が残ります。</translation>
    </message>
    <message>
        <source>Write in Place</source>
        <translation>直接書き込む</translation>
    </message>
    <message>
        <source>Save Over This Name</source>
        <translation>この名前で上書き保存</translation>
    </message>
    <message>
        <source>No new file can be made in the folder of %1.</source>
        <translation>%1 のフォルダーには新しいファイルを作れません。</translation>
    </message>
    <message>
        <source>Limber can overwrite the file itself. It keeps a copy of the old file in %1 until that is done.</source>
        <translation>Limber はファイル自体に上書きできます。終わるまで、今の内容のコピーを %1 に残します。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Nothing was changed. It can be saved without a backup.</source>
        <translation>何も変更されていません。バックアップなしで保存できます。</translation>
    </message>
    <message>
        <source>Save Without a Backup</source>
        <translation>バックアップなしで保存</translation>
    </message>
    <message numerus="yes">
        <source>Open all %n file(s)?</source>
        <translation>
            <numerusform>%n 個のファイルをすべて開きますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Each opens in a tab. Escape stops this.</source>
        <translation>それぞれがタブになります。Escape で中止します。</translation>
    </message>
    <message>
        <source>Open All</source>
        <translation>すべて開く</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 を置き換えますか？</translation>
    </message>
    <message>
        <source>It exists already, and its contents will be lost.</source>
        <translation>すでに存在し、その内容は失われます。</translation>
    </message>
    <message>
        <source>Replace the project %1?</source>
        <translation>プロジェクト %1 を置き換えますか？</translation>
    </message>
    <message>
        <source>It was not opened here: its layers, contacts and markers are not those that you see, and will be lost.</source>
        <translation>ここで開いたものではありません。そのレイヤー、接地、マーカーは表示中のものとは違い、失われます。</translation>
    </message>
    <message>
        <source>Revert %1?</source>
        <translation>%1 を保存時の状態に戻しますか？</translation>
    </message>
    <message>
        <source>All changes since it was last saved will be lost, and the history with them.</source>
        <translation>最後の保存以降の変更は、履歴とともにすべて失われます。</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>保存時の状態に戻す</translation>
    </message>
    <message>
        <source>%1 was repaired while opening.</source>
        <translation>%1 は開くときに修復されました。</translation>
    </message>
    <message>
        <source>The findings list what was assumed. You can keep the original formatting, with nothing but your changes, or rewrite the whole file in standard form.</source>
        <translation>何を仮定したかは「検出項目」に一覧があります。元の書式を残して変更だけを加えるか、ファイル全体を標準形式で書き直すかを選べます。</translation>
    </message>
    <message>
        <source>Keep Original Formatting</source>
        <translation>元の書式を残す</translation>
    </message>
    <message>
        <source>Rewrite in Standard Form</source>
        <translation>標準形式で書き直す</translation>
    </message>
    <message>
        <source>Save changes to %1?</source>
        <translation>%1 への変更を保存しますか？</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>保存していない変更は失われます。</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %n document(s)?</source>
        <translation>
            <numerusform>%n 個のドキュメントへの変更を保存しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes will be lost:</source>
        <translation>保存していない変更は失われます：</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>すべて保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>すべて破棄(&amp;D)</translation>
    </message>
</context>
<context>
    <name>SearchFillers</name>
    <message>
        <source>a an and as at be by do for from get how i in into is it make me my of on or put set some than that the then this to very want what with</source>
        <translation>を に は が の で と も へ から まで する したい</translation>
    </message>
    <message>
        <source>all animation animations apply arm arms body bone bones change character characters clip clips dance dances delete entire every feet figure file finger fingers fix foot hand hands head hide hip hips improve joint joints knee knees leg legs mocap motion motions only person reduce remove rid show shoulder shoulders take takes toggle walk whole</source>
        <translation>アニメーション モーション 動き クリップ キャラクター 腕 脚 手 足 指 頭 膝 肩 腰 関節 ボーン 体 全体 表示 隠す ダンス 削除 除去 取り除く 消す 直す 減らす 適用 改善</translation>
    </message>
</context>
<context>
    <name>Synonyms</name>
    <message>
        <source>operation run do</source>
        <translation>処理 オペレーション 実行 適用</translation>
    </message>
    <message>
        <source>operation repeat last</source>
        <translation>処理 繰り返し 最後 もう一度</translation>
    </message>
    <message>
        <source>recipe macro batch operation</source>
        <translation>レシピ マクロ バッチ 処理 記録</translation>
    </message>
    <message>
        <source>operation script command line shell recipe</source>
        <translation>処理 スクリプト コマンドライン シェル レシピ</translation>
    </message>
    <message>
        <source>back revert step</source>
        <translation>元に戻す 取り消し アンドゥ 戻る</translation>
    </message>
    <message>
        <source>again repeat forward</source>
        <translation>やり直し リドゥ 進む もう一度</translation>
    </message>
    <message>
        <source>cells numbers spreadsheet excel clipboard</source>
        <translation>セル 数値 表計算 エクセル クリップボード</translation>
    </message>
    <message>
        <source>cells numbers spreadsheet excel clipboard insert</source>
        <translation>セル 数値 表計算 エクセル クリップボード ペースト 挿入</translation>
    </message>
    <message>
        <source>repeat hold constant</source>
        <translation>繰り返し 保持 一定</translation>
    </message>
    <message>
        <source>smooth gap fix glitch spike repair bridge hermite</source>
        <translation>スムーズ 隙間 修正 グリッチ スパイク 修復 つなぐ エルミート</translation>
    </message>
    <message>
        <source>straight gap fix glitch slerp</source>
        <translation>直線 隙間 修正 グリッチ slerp</translation>
    </message>
    <message>
        <source>shift move raise lower translate plus</source>
        <translation>ずらす 移動 上げる 下げる プラス 加算</translation>
    </message>
    <message>
        <source>exaggerate stronger weaker more less extreme amplify multiply factor</source>
        <translation>掛ける 倍率 係数 増幅 誇張 強調 大げさ</translation>
    </message>
    <message>
        <source>reduce keyframes simplify decimate bake curve editor graph smooth</source>
        <translation>減らす キーフレーム 簡略化 間引き ベイク カーブエディター グラフ スムーズ</translation>
    </message>
    <message>
        <source>insert add keyframe curve</source>
        <translation>挿入 追加 キーフレーム カーブ</translation>
    </message>
    <message>
        <source>forget samples drop curve keyframes</source>
        <translation>忘れる サンプル 破棄 カーブ キーフレーム</translation>
    </message>
    <message>
        <source>normalise normalize clean alike format rotation order digits spelling</source>
        <translation>正規化 整える 統一 書式 回転順序 桁 綴り</translation>
    </message>
    <message>
        <source>search palette</source>
        <translation>検索 パレット</translation>
    </message>
    <message>
        <source>theme dark light night mode language english german japanese portuguese settings options colours colors toolbar startup encoding</source>
        <translation>テーマ ダーク ライト モード 設定 オプション 色 ツールバー 起動 文字コード エンコーディング 夜 言語 夜間 ダーク</translation>
    </message>
    <message>
        <source>hotkeys keymap keys bindings shortcut rebind customise customize blender maya</source>
        <translation>ホットキー キーマップ キー割り当て ショートカット カスタマイズ blender maya</translation>
    </message>
    <message>
        <source>create character avatar skeleton rig human quadruped second life mixamo</source>
        <translation>作成 キャラクター アバター スケルトン 人間 四足 second life mixamo リグ</translation>
    </message>
    <message>
        <source>load import read browse bvh project limber rokoko xsens optitrack perception neuron</source>
        <translation>ロード インポート 読み込み 参照 bvh プロジェクト limber</translation>
    </message>
    <message>
        <source>fix broken damaged recover refused</source>
        <translation>修正 壊れた 破損 復旧 拒否</translation>
    </message>
    <message>
        <source>example demo test walk</source>
        <translation>例 デモ テスト 歩行 歩き</translation>
    </message>
    <message>
        <source>write store</source>
        <translation>書き込み セーブ</translation>
    </message>
    <message>
        <source>write copy rename export bvh</source>
        <translation>書き込み コピー 改名 エクスポート bvh</translation>
    </message>
    <message>
        <source>fbx gltf glb mixamo convert blender dae collada anim maya unity unreal read open</source>
        <translation>gltf glb fbx dae collada anim mixamo blender maya unity unreal インポート 読む 開く 変換 変換</translation>
    </message>
    <message>
        <source>bake flatten combine base write bvh</source>
        <translation>ベイク 平坦化 結合 ベース 書き込み bvh エクスポート</translation>
    </message>
    <message>
        <source>second life sl opensim avatar animation dance upload write priority</source>
        <translation>second life opensim アバター アニメーション アップロード 書き込み SL ダンス</translation>
    </message>
    <message>
        <source>upload second life sl opensim viewer check repair fix</source>
        <translation>second life opensim ビューアー アップロード 確認 修復 修正 SL アップロード</translation>
    </message>
    <message>
        <source>png image screenshot thumbnail picture export view render snapshot</source>
        <translation>png 画像 スクリーンショット 書き出し ビュー レンダリング スナップショット サムネイル</translation>
    </message>
    <message>
        <source>undo all reload reset restore discard original</source>
        <translation>再読み込み リセット 破棄 元 リバート すべて元に戻す</translation>
    </message>
    <message>
        <source>crash restore journal autosave lost backup killed</source>
        <translation>クラッシュ 復元 ジャーナル 自動保存 消えた バックアップ</translation>
    </message>
    <message>
        <source>tab remove</source>
        <translation>タブ 閉じる</translation>
    </message>
    <message>
        <source>exit end leave</source>
        <translation>終了 閉じる 退出</translation>
    </message>
    <message>
        <source>add create animation nondestructive additive</source>
        <translation>追加 作成 アニメーション 非破壊 加算</translation>
    </message>
    <message>
        <source>copy clone animation</source>
        <translation>コピー クローン アニメーション</translation>
    </message>
    <message>
        <source>name title animation</source>
        <translation>名前 タイトル アニメーション</translation>
    </message>
    <message>
        <source>remove erase animation</source>
        <translation>取り除く 消去 アニメーション</translation>
    </message>
    <message>
        <source>hide off disable without animation</source>
        <translation>隠す オフ 無効 アニメーション</translation>
    </message>
    <message>
        <source>only alone animation</source>
        <translation>だけ 単独 アニメーション</translation>
    </message>
    <message>
        <source>protect keep animation</source>
        <translation>保護 維持 アニメーション</translation>
    </message>
    <message>
        <source>influence blend fade amount animate exaggerate</source>
        <translation>影響 ブレンド フェード 量 アニメーション 誇張</translation>
    </message>
    <message>
        <source>raise order above animation</source>
        <translation>上げる 順序 上 アニメーション</translation>
    </message>
    <message>
        <source>lower order beneath animation</source>
        <translation>下げる 順序 下 アニメーション</translation>
    </message>
    <message>
        <source>flatten bake collapse apply animation</source>
        <translation>平坦化 ベイク 適用 アニメーション</translation>
    </message>
    <message>
        <source>run start stop animate pause</source>
        <translation>実行 開始 停止 一時停止 アニメーション</translation>
    </message>
    <message>
        <source>in point trim crop begin</source>
        <translation>イン点 トリム 切り取り 開始</translation>
    </message>
    <message>
        <source>out point trim crop end</source>
        <translation>アウト点 トリム 切り取り 終了</translation>
    </message>
    <message>
        <source>whole everything all remove</source>
        <translation>全体 すべて 取り除く</translation>
    </message>
    <message>
        <source>flag bookmark label name frame note</source>
        <translation>旗 ブックマーク ラベル 名前 フレーム メモ</translation>
    </message>
    <message>
        <source>jump glitch spike error outlier pop find flag bookmark</source>
        <translation>飛び グリッチ スパイク エラー 外れ値 検索 旗 ブックマーク</translation>
    </message>
    <message>
        <source>fit zoom out reset</source>
        <translation>合わせる ズームアウト リセット</translation>
    </message>
    <message>
        <source>number seek find jump</source>
        <translation>ジャンプ シーク 番号</translation>
    </message>
    <message>
        <source>add new</source>
        <translation>追加 新規</translation>
    </message>
    <message>
        <source>copy hold extend repeat</source>
        <translation>コピー 繰り返し 保持 延長</translation>
    </message>
    <message>
        <source>remove cut trim crop range shorten</source>
        <translation>取り除く 切る トリム 範囲 短縮</translation>
    </message>
    <message>
        <source>fps rate slow speed duration seconds retime faster slower</source>
        <translation>fps レート 速度 遅い 速い 長さ 秒 リタイム 遅く 速く スロー スローモーション</translation>
    </message>
    <message>
        <source>difference diff versus side by side overlay reference ghost take</source>
        <translation>差 差分 対 並べて 重ねる リファレンス ゴースト テイク</translation>
    </message>
    <message>
        <source>foot feet planted standing ground floor plant bars step steps gait</source>
        <translation>足 接地 床 ステップ 滑り 歩行 接地</translation>
    </message>
    <message>
        <source>foot feet planted standing automatic reset find step steps</source>
        <translation>足 接地 自動 リセット 接地</translation>
    </message>
    <message>
        <source>foot feet load import json</source>
        <translation>足 接地 ロード 読み込み json</translation>
    </message>
    <message>
        <source>foot feet export json store keep</source>
        <translation>足 接地 書き出し json 残す</translation>
    </message>
    <message>
        <source>tool pick arrow look pointer</source>
        <translation>ツール 選ぶ 矢印 見る ポインター</translation>
    </message>
    <message>
        <source>tool translate position grab root hips pelvis raise lower lift gizmo</source>
        <translation>ツール 移動 位置 つかむ ルート 腰 ギズモ 腰 上げる 下げる</translation>
    </message>
    <message>
        <source>tool turn spin gizmo rings angle bend fk forward kinematics</source>
        <translation>ツール 回す 回転 ギズモ リング 角度 曲げる 曲げる</translation>
    </message>
    <message>
        <source>tool inverse kinematics reach drag pull effector limb arm leg full body</source>
        <translation>ツール インバースキネマティクス 逆運動学 届く 引く エフェクター 手足 腕 脚 全身</translation>
    </message>
    <message>
        <source>hold lock fix foot feet keep still plant constraint</source>
        <translation>固定 ロック 足 静止 接地 拘束 コンストレイント ピン</translation>
    </message>
    <message>
        <source>hold lock fix orientation foot flat</source>
        <translation>固定 ロック 向き 足 平ら ピン</translation>
    </message>
    <message>
        <source>free release clear remove</source>
        <translation>自由 解放 解除 ピン</translation>
    </message>
    <message>
        <source>store remember frame clipboard</source>
        <translation>残す 覚える フレーム クリップボード</translation>
    </message>
    <message>
        <source>insert apply frame clipboard</source>
        <translation>挿入 適用 フレーム クリップボード ペースト</translation>
    </message>
    <message>
        <source>flip swap sides left right opposite</source>
        <translation>反転 ミラー 入れ替え 側 左右 反対</translation>
    </message>
    <message>
        <source>store keep remember library hand fingers</source>
        <translation>残す 保存 覚える ライブラリー 手 指</translation>
    </message>
    <message>
        <source>hand fingers fist presets collection stored asset apply</source>
        <translation>プリセット コレクション 保存済み アセット 適用 手 指</translation>
    </message>
    <message>
        <source>space gizmo own bone</source>
        <translation>空間 ギズモ 自身 ボーン</translation>
    </message>
    <message>
        <source>space gizmo above</source>
        <translation>空間 ギズモ 上</translation>
    </message>
    <message>
        <source>space gizmo global</source>
        <translation>空間 ギズモ グローバル</translation>
    </message>
    <message>
        <source>magnet grid step degrees increment</source>
        <translation>マグネット グリッド ステップ 角度 増分</translation>
    </message>
    <message>
        <source>magnet snapping time target</source>
        <translation>マグネット スナップ 時間 ターゲット</translation>
    </message>
    <message>
        <source>magnet snapping flag time target</source>
        <translation>マグネット スナップ 旗 時間 ターゲット</translation>
    </message>
    <message>
        <source>magnet snapping keyframe time target</source>
        <translation>マグネット スナップ キーフレーム 時間 ターゲット</translation>
    </message>
    <message>
        <source>magnet snapping foot time target</source>
        <translation>マグネット スナップ 足 時間 ターゲット</translation>
    </message>
    <message>
        <source>magnet snapping in out time target</source>
        <translation>マグネット スナップ イン アウト 時間 ターゲット</translation>
    </message>
    <message>
        <source>only single current</source>
        <translation>だけ 単一 現在</translation>
    </message>
    <message>
        <source>selection part between</source>
        <translation>選択 部分 間</translation>
    </message>
    <message>
        <source>all everything every frame offset</source>
        <translation>すべて 全部 全フレーム オフセット</translation>
    </message>
    <message>
        <source>name bone label</source>
        <translation>名前 ボーン ラベル</translation>
    </message>
    <message>
        <source>bone length translate</source>
        <translation>ボーン 長さ 移動</translation>
    </message>
    <message>
        <source>bone clipboard</source>
        <translation>ボーン クリップボード</translation>
    </message>
    <message>
        <source>children bone hierarchy chain limb</source>
        <translation>子 ボーン 階層 チェーン 手足</translation>
    </message>
    <message>
        <source>bone up</source>
        <translation>ボーン 上</translation>
    </message>
    <message>
        <source>flip swap opposite side left right symmetry</source>
        <translation>反転 入れ替え 反対 側 左右 対称 ミラー</translation>
    </message>
    <message>
        <source>group remember quick store bones</source>
        <translation>グループ 覚える クイック 残す ボーン</translation>
    </message>
    <message>
        <source>groups bones quick pick</source>
        <translation>グループ ボーン クイック 選ぶ</translation>
    </message>
    <message>
        <source>search bone find name</source>
        <translation>検索 ボーン 探す 名前</translation>
    </message>
    <message>
        <source>invisible visibility eye remove from view bone</source>
        <translation>不可視 表示 目 ビュー ボーン 非表示</translation>
    </message>
    <message>
        <source>hide others unselected only solo local view bone</source>
        <translation>他を隠す 非選択 だけ ソロ ローカルビュー ボーン アイソレート</translation>
    </message>
    <message>
        <source>unhide reveal visible bone</source>
        <translation>再表示 表示 ボーン</translation>
    </message>
    <message>
        <source>freeze protect unlock fix bone</source>
        <translation>凍結 保護 解除 固定 ボーン</translation>
    </message>
    <message>
        <source>free release bone</source>
        <translation>自由 解放 ボーン アンロック</translation>
    </message>
    <message>
        <source>bone length size resize longer shorter limb</source>
        <translation>ボーン 長さ サイズ 拡大 縮小 手足</translation>
    </message>
    <message>
        <source>second life sl opensim avatar upload bento transfer map</source>
        <translation>second life opensim アップロード bento 移す マッピング SL</translation>
    </message>
    <message>
        <source>rotation order euler xyz zxy degrees freedom</source>
        <translation>回転順序 オイラー xyz zxy 自由度</translation>
    </message>
    <message>
        <source>zoom focus centre center bone fit</source>
        <translation>ズーム フォーカス 中央 ボーン</translation>
    </message>
    <message>
        <source>zoom fit reset camera centre center</source>
        <translation>ズーム 合わせる リセット カメラ 中央</translation>
    </message>
    <message>
        <source>orthographic camera lens</source>
        <translation>平行投影 カメラ レンズ</translation>
    </message>
    <message>
        <source>ground floor plane axes</source>
        <translation>地面 床 平面 軸</translation>
    </message>
    <message>
        <source>ground floor</source>
        <translation>地面 床</translation>
    </message>
    <message>
        <source>balls spheres bone</source>
        <translation>球 ボール ボーン</translation>
    </message>
    <message>
        <source>labels bone text</source>
        <translation>ラベル ボーン 文字</translation>
    </message>
    <message>
        <source>compare before after ghost difference opened</source>
        <translation>比較 前 後 ゴースト 差 開いた</translation>
    </message>
    <message>
        <source>path motion arc speed trajectory</source>
        <translation>パス モーション 弧 速さ 軌道</translation>
    </message>
    <message>
        <source>ghost before after frames neighbours</source>
        <translation>ゴースト 前 後 フレーム 隣</translation>
    </message>
    <message>
        <source>camera track root</source>
        <translation>カメラ 追跡 ルート</translation>
    </message>
    <message>
        <source>single viewport pane layout</source>
        <translation>単一 ビューポート ペイン 配置</translation>
    </message>
    <message>
        <source>split side viewport panes layout</source>
        <translation>分割 並べる ビューポート ペイン 配置</translation>
    </message>
    <message>
        <source>quad split viewport panes layout orthographic</source>
        <translation>四分割 ビューポート ペイン 配置 平行投影</translation>
    </message>
    <message>
        <source>maximize full large single viewport</source>
        <translation>最大化 全面 大きい 単一 ビューポート</translation>
    </message>
    <message>
        <source>resize grow pane splitter handle</source>
        <translation>サイズ 広げる ペイン 仕切り ハンドル</translation>
    </message>
    <message>
        <source>resize shrink pane splitter handle</source>
        <translation>サイズ 縮める ペイン 仕切り ハンドル</translation>
    </message>
    <message>
        <source>resize reset pane splitter handle</source>
        <translation>サイズ リセット ペイン 仕切り ハンドル</translation>
    </message>
    <message>
        <source>camera bookmark recall restore angle</source>
        <translation>カメラ ブックマーク 呼び出し 復元 角度</translation>
    </message>
    <message>
        <source>camera bookmark save store angle</source>
        <translation>カメラ ブックマーク 保存 残す 角度</translation>
    </message>
    <message>
        <source>columns table joints everything</source>
        <translation>列 表 ジョイント すべて</translation>
    </message>
    <message>
        <source>maximise maximize big</source>
        <translation>最大化 大きい</translation>
    </message>
    <message>
        <source>sl upload avatar opensim viewer anim check</source>
        <translation>アップロード アバター opensim ビューアー anim 確認 SL</translation>
    </message>
    <message>
        <source>graph editor channels samples</source>
        <translation>グラフエディター チャンネル サンプル</translation>
    </message>
    <message>
        <source>layout workspace look</source>
        <translation>配置 レイアウト ワークスペース 見た目</translation>
    </message>
    <message>
        <source>layout workspace</source>
        <translation>配置 レイアウト ワークスペース</translation>
    </message>
    <message>
        <source>layout default panels panel docks lost missing hidden workspace</source>
        <translation>配置 レイアウト 標準 パネル ドック ワークスペース パネル 消えた</translation>
    </message>
    <message>
        <source>panels undock floating</source>
        <translation>フローティング パネル 切り離し</translation>
    </message>
    <message>
        <source>help documentation guide keys shortcuts tutorial</source>
        <translation>ヘルプ 文書 ガイド キー ショートカット チュートリアル</translation>
    </message>
    <message>
        <source>tutorial introduction learn start begin guide lesson</source>
        <translation>チュートリアル 入門 学ぶ 開始 ガイド レッスン</translation>
    </message>
    <message>
        <source>version licence license credits</source>
        <translation>バージョン ライセンス クレジット</translation>
    </message>
    <message>
        <source>operation filter tool repair fix cleanup mocap motion capture</source>
        <translation>処理 オペレーション フィルター ツール 修復 修正 クリーンアップ モーキャプ</translation>
    </message>
    <message>
        <source>bone length height scale size resize taller shorter limbs offsets skeleton</source>
        <translation>ボーン 長さ 身長 スケール サイズ 拡大 背 手足 オフセット スケルトン</translation>
    </message>
    <message>
        <source>dope sheet time slider tracks frames</source>
        <translation>ドープシート タイムスライダー トラック フレーム</translation>
    </message>
    <message>
        <source>smooth soft ease bell proportional blend</source>
        <translation>スムーズ 柔らかい イーズ 釣り鐘 プロポーショナル ブレンド</translation>
    </message>
    <message>
        <source>layout workspace two columns</source>
        <translation>レイアウト ワークスペース 2列</translation>
    </message>
    <message>
        <source>higher timeline curves height larger</source>
        <translation>高い タイムライン カーブ 高さ</translation>
    </message>
    <message>
        <source>pin plant lock ground contacts slide stand free</source>
        <translation>ピン 固定 床 接地 滑り 立つ 解放</translation>
    </message>
    <message>
        <source>reverse rewind shuttle jkl</source>
        <translation>逆再生 巻き戻し jkl</translation>
    </message>
    <message>
        <source>pause halt shuttle jkl</source>
        <translation>一時停止 停止 jkl</translation>
    </message>
    <message>
        <source>fast run shuttle jkl</source>
        <translation>早送り 実行 jkl</translation>
    </message>
    <message>
        <source>from start again in out preview</source>
        <translation>最初から もう一度 プレビュー イン アウト</translation>
    </message>
    <message>
        <source>again repeat ping-pong back and forth cycle</source>
        <translation>繰り返し サイクル もう一度 ピンポン 往復</translation>
    </message>
    <message>
        <source>mannequin solid mesh skin stick figure capsules twist roll</source>
        <translation>マネキン 人形 立体 メッシュ カプセル ねじれ ロール 棒人間</translation>
    </message>
    <message>
        <source>flip copy symmetric symmetry left right opposite limb</source>
        <translation>反転 コピー 対称 左右 反対側 手足</translation>
    </message>
    <message>
        <source>pin space global parent constraint carry</source>
        <translation>ピン スペース グローバル 親 拘束 コンストレイント 運ぶ</translation>
    </message>
    <message>
        <source>pin space pelvis parent constraint carry attach</source>
        <translation>ピン スペース 骨盤 親 拘束 コンストレイント 運ぶ 付ける</translation>
    </message>
    <message>
        <source>pin space face parent constraint carry attach</source>
        <translation>ピン スペース 顔 親 拘束 コンストレイント 運ぶ 付ける</translation>
    </message>
    <message>
        <source>pin space prop both hands grip parent constraint carry attach</source>
        <translation>ピン スペース 小道具 両手 握る 親 拘束 コンストレイント 運ぶ 付ける</translation>
    </message>
    <message>
        <source>stick attach constrain parent space carry grab prop touch lock</source>
        <translation>くっつける 付ける 拘束 親 スペース 運ぶ つかむ 小道具 触れる 固定</translation>
    </message>
    <message>
        <source>tool gaze eyes eye aim face head turn watch camera target</source>
        <translation>ツール 視線 目 狙う 顔 頭 回す 見る 対象 カメラ 視線</translation>
    </message>
    <message>
        <source>mirror x both sides left right arms legs symmetric</source>
        <translation>ミラー x 両側 左右 腕 脚 対称</translation>
    </message>
    <message>
        <source>hierarchy left side wide screen two columns layout</source>
        <translation>階層 左 横長 画面 2列 レイアウト</translation>
    </message>
    <message>
        <source>rig transfer character avatar hero glb gltf vrm vtuber skin map mixamo second life target ground floor feet contacts</source>
        <translation>移す 転送 キャラクター アバター glb gltf vrm スキン マッピング mixamo second life ターゲット 床 足 接地 リグ</translation>
    </message>
    <message>
        <source>tree skeleton joints bones rig outliner</source>
        <translation>ツリー スケルトン ジョイント ボーン</translation>
    </message>
    <message>
        <source>properties values numbers details angles offset</source>
        <translation>プロパティ 値 数値 角度</translation>
    </message>
    <message>
        <source>table spreadsheet numbers values joint angles channels</source>
        <translation>表 数値 値 角度 チャンネル</translation>
    </message>
    <message>
        <source>warnings errors problems messages report</source>
        <translation>警告 エラー 問題 メッセージ</translation>
    </message>
    <message>
        <source>undo steps list</source>
        <translation>元に戻す 手順 一覧</translation>
    </message>
    <message>
        <source>avatar hero body skin mesh model rig preview glb gltf vrm textures open load</source>
        <translation>アバター ヒーロー 体 皮膚 メッシュ モデル リグ プレビュー glb gltf vrm テクスチャ 開く 読み込む</translation>
    </message>
    <message>
        <source>avatar hide mesh body close</source>
        <translation>アバター 隠す メッシュ 体 閉じる</translation>
    </message>
    <message>
        <source>avatar hero mesh skin body</source>
        <translation>アバター ヒーロー メッシュ 皮膚 体</translation>
    </message>
    <message>
        <source>unity unreal godot maya motionbuilder fbx gltf glb vrm vrma csv html web page table angles speeds velocity acceleration numpy python matlab excel blender convert picture png sequence contact sheet video movie mp4 webm gif render</source>
        <translation>gltf glb fbx vrm vrma csv html ウェブ ページ 表 unity unreal godot maya motionbuilder blender numpy 変換 エクスポート 画像 png 連番 コンタクトシート 動画 ムービー mp4 webm gif レンダリング 表 角度 速度</translation>
    </message>
    <message>
        <source>avatar mapping retarget bones follow edit rest pose feet sides</source>
        <translation>アバター 対応付け リターゲット ボーン 従う 編集 レストポーズ 足 左右</translation>
    </message>
    <message>
        <source>avatar pictures images skin plain grey gray</source>
        <translation>アバター 画像 肌 単色 灰色</translation>
    </message>
    <message>
        <source>avatar backface culling double sided holes inside cloth</source>
        <translation>アバター 裏面 カリング 穴 内側 布</translation>
    </message>
    <message>
        <source>stick figure without body</source>
        <translation>棒人間 体なし</translation>
    </message>
    <message>
        <source>mannequin x-ray see through</source>
        <translation>マネキン 透視 透過</translation>
    </message>
    <message>
        <source>mannequin hide bones skin</source>
        <translation>マネキン 骨を隠す 肌</translation>
    </message>
    <message>
        <source>avatar mapping retarget bones follow match shape accept</source>
        <translation>アバター 対応 リターゲット 骨 追従 形 推測</translation>
    </message>
    <message>
        <source>save animation glb vrm vrma fbx game engine unity unreal godot maya motionbuilder bake</source>
        <translation>保存 アニメーション glb vrm vrma fbx ゲーム エンジン unity unreal godot maya motionbuilder ベイク</translation>
    </message>
    <message>
        <source>avatar bake retarget new bvh convert character rig edit</source>
        <translation>アバター ベイク リターゲット 新規 bvh 変換 キャラクター リグ 編集</translation>
    </message>
    <message>
        <source>floor ground detect find treadmill belt in place</source>
        <translation>床 地面 検出 トレッドミル ベルト その場</translation>
    </message>
    <message>
        <source>floor ground fixed static world skating gliding sliding</source>
        <translation>床 地面 固定 静止 ワールド 滑り スケート</translation>
    </message>
    <message>
        <source>floor ground treadmill belt speed conveyor in place walk off</source>
        <translation>床 地面 トレッドミル ベルト 速度 コンベア その場</translation>
    </message>
    <message>
        <source>centre of mass center gravity balance support ground force com</source>
        <translation>重心 質量中心 バランス 支持面 床反力 体重</translation>
    </message>
    <message>
        <source>capsule collision volume penetration thickness inside through</source>
        <translation>カプセル 衝突 ボリューム 貫通 めり込み 厚み</translation>
    </message>
</context>
<context>
    <name>limber::AboutDialog</name>
    <message>
        <source>About Limber</source>
        <translation>Limber について</translation>
    </message>
    <message>
        <source>Limber %1</source>
        <translation>Limber %1</translation>
    </message>
    <message>
        <source>An editor for BVH motion capture files.
What you did not touch does not change.</source>
        <translation>BVH モーションキャプチャーファイルのエディター。
触れていないものは変わりません。</translation>
    </message>
    <message>
        <source>Built with Qt %1 (LGPL), GLM and fast_float. Limber is under the MIT licence.
Graphics: %2</source>
        <translation>Qt %1 (LGPL)、GLM、fast_float を使用。Limber は MIT ライセンスです。
グラフィックス：%2</translation>
    </message>
</context>
<context>
    <name>limber::AnimExporting</name>
    <message>
        <source>Making an animation of %1…</source>
        <translation>%1 のアニメーションを作成中…</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>書き出し中</translation>
    </message>
    <message>
        <source>No animation was written: %1</source>
        <translation>アニメーションは書き込まれませんでした：%1</translation>
    </message>
    <message>
        <source>Animations of Second Life (*.anim);;All files (*)</source>
        <translation>Second Life のアニメーション (*.anim);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Not everything is in the animation.</source>
        <translation>アニメーションに入らないものがあります。</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 を書き出しました</translation>
    </message>
    <message>
        <source>Export for Second Life</source>
        <translation>Second Life 用に書き出し</translation>
    </message>
</context>
<context>
    <name>limber::AnimSettingsForm</name>
    <message>
        <source>Spread</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>自然</translation>
    </message>
    <message>
        <source>Point, both</source>
        <translation>指さし、両手</translation>
    </message>
    <message>
        <source>Fist, both</source>
        <translation>握る、両手</translation>
    </message>
    <message>
        <source>Relaxed, left</source>
        <translation>自然、左</translation>
    </message>
    <message>
        <source>Point, left</source>
        <translation>指さし、左</translation>
    </message>
    <message>
        <source>Fist, left</source>
        <translation>握る、左</translation>
    </message>
    <message>
        <source>Relaxed, right</source>
        <translation>自然、右</translation>
    </message>
    <message>
        <source>Point, right</source>
        <translation>指さし、右</translation>
    </message>
    <message>
        <source>Fist, right</source>
        <translation>握る、右</translation>
    </message>
    <message>
        <source>Salute, right</source>
        <translation>敬礼、右</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>タイピング</translation>
    </message>
    <message>
        <source>Peace, right</source>
        <translation>ピース、右</translation>
    </message>
    <message>
        <source>Palm, right</source>
        <translation>手のひら、右</translation>
    </message>
    <message>
        <source>For .anim files. Kept in the project. When a BVH file is uploaded the viewer asks for them itself.</source>
        <translation>.anim ファイル用。プロジェクトに残ります。BVH ファイルのアップロード時はビューアー自身が尋ねます。</translation>
    </message>
    <message>
        <source>Where two animations move a joint the one with the higher priority wins</source>
        <translation>2 つのアニメーションが同じジョイントを動かすとき、優先度の高いほうが勝つ</translation>
    </message>
    <message>
        <source>P&amp;riority</source>
        <translation>優先度(&amp;R)</translation>
    </message>
    <message>
        <source>Change priority</source>
        <translation>優先度を変更</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Play a&amp;gain and again</source>
        <translation>繰り返し再生(&amp;G)</translation>
    </message>
    <message>
        <source>Repeat a part of the animation until it is stopped</source>
        <translation>停止されるまでアニメーションの一部を繰り返す</translation>
    </message>
    <message>
        <source>Loop from</source>
        <translation>ループの開始</translation>
    </message>
    <message>
        <source>The second at which the loop begins</source>
        <translation>ループが始まる秒</translation>
    </message>
    <message>
        <source>Loop to</source>
        <translation>ループの終了</translation>
    </message>
    <message>
        <source>The second at which the loop ends</source>
        <translation>ループが終わる秒</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>Fr&amp;om</source>
        <translation>開始(&amp;O)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Change loop</source>
        <translation>ループを変更</translation>
    </message>
    <message>
        <source>Change begin of loop</source>
        <translation>ループの開始を変更</translation>
    </message>
    <message>
        <source>Change end of loop</source>
        <translation>ループの終了を変更</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>イーズイン</translation>
    </message>
    <message>
        <source>Seconds in which the avatar blends into the animation</source>
        <translation>アバターがアニメーションに移るまでの秒数</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>イーズアウト</translation>
    </message>
    <message>
        <source>Seconds in which the avatar blends out of the animation</source>
        <translation>アバターがアニメーションから離れるまでの秒数</translation>
    </message>
    <message>
        <source>Ease &amp;in</source>
        <translation>イーズイン(&amp;I)</translation>
    </message>
    <message>
        <source>out</source>
        <translation>アウト</translation>
    </message>
    <message>
        <source>Change ease in</source>
        <translation>イーズインを変更</translation>
    </message>
    <message>
        <source>Change ease out</source>
        <translation>イーズアウトを変更</translation>
    </message>
    <message>
        <source>How the hands are held while the animation plays</source>
        <translation>アニメーション再生中の手の形</translation>
    </message>
    <message>
        <source>Ha&amp;nd pose</source>
        <translation>手の形(&amp;N)</translation>
    </message>
    <message>
        <source>Change hand pose</source>
        <translation>手の形を変更</translation>
    </message>
    <message>
        <source>The name of an expression of the face; empty for none</source>
        <translation>顔の表情の名前。空なら表情なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>E&amp;xpression</source>
        <translation>表情(&amp;X)</translation>
    </message>
    <message>
        <source>Change expression</source>
        <translation>表情を変更</translation>
    </message>
</context>
<context>
    <name>limber::BesideList</name>
    <message>
        <source>Clips beside this one</source>
        <translation>このクリップと並べたクリップ</translation>
    </message>
    <message>
        <source>%1 (not loaded)</source>
        <translation>%1（未読み込み）</translation>
    </message>
    <message>
        <source>Hide it in the view (Enter)</source>
        <translation>ビューで隠す (Enter)</translation>
    </message>
    <message>
        <source>Show it in the view (Enter)</source>
        <translation>ビューに表示 (Enter)</translation>
    </message>
    <message>
        <source>Remove it (Delete)</source>
        <translation>取り除く (Delete)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, hidden</source>
        <translation>%1: %2、非表示</translation>
    </message>
</context>
<context>
    <name>limber::BonesPanel</name>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Include all bones &amp;below</source>
        <translation>下のボーンもすべて含める(&amp;B)</translation>
    </message>
    <message>
        <source>Also change the bones further down the same branches</source>
        <translation>同じ枝のさらに下のボーンも変える</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>New length of the selected bone, in the units of the file</source>
        <translation>選択中のボーンの新しい長さ（ファイルの単位）</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>係数</translation>
    </message>
    <message>
        <source>New length divided by the current length, for all selected bones</source>
        <translation>選択中のすべてのボーンの、新しい長さ ÷ 現在の長さ</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Restore the length of the selected bones</source>
        <translation>選択中のボーンの長さを元に戻す</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a bone by the joints at its ends</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>end site</source>
        <translation>エンドサイト</translation>
    </message>
    <message>
        <source>Select bones in the list, or click a joint in the preview.</source>
        <translation>一覧でボーンを選択するか、プレビューでジョイントをクリックしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) set individually</source>
        <translation>
            <numerusform>%n 本のボーンを個別に設定</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
</context>
<context>
    <name>limber::BottomSwitch</name>
    <message>
        <source>Panels at the bottom</source>
        <translation>下部のパネル</translation>
    </message>
</context>
<context>
    <name>limber::CellActions</name>
    <message numerus="yes">
        <source>%1: %n frame(s)</source>
        <translation>
            <numerusform>%1: %n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Not pasted: the clipboard has %1 × %2 values, but only %3 × %4 fit here.</source>
        <translation>貼り付けませんでした。クリップボードの値は %1 × %2 ですが、ここには %3 × %4 しか入りません。</translation>
    </message>
    <message numerus="yes">
        <source>Paste: %n frame(s)</source>
        <translation>
            <numerusform>貼り付け：%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>下へフィル</translation>
    </message>
    <message>
        <source>Nothing to interpolate: the first and the last frame of the motion stay as they are. Select frames between them.</source>
        <translation>補間するものがありません。モーションの最初と最後のフレームは変わりません。その間のフレームを選択してください。</translation>
    </message>
    <message>
        <source>Interpolate</source>
        <translation>補間</translation>
    </message>
    <message>
        <source>Add to Values</source>
        <translation>値に加算</translation>
    </message>
    <message>
        <source>Add to all selected cells:</source>
        <translation>選択したすべてのセルに加える数：</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>Scale Values</source>
        <translation>値をスケール</translation>
    </message>
    <message>
        <source>Multiply all selected cells by:</source>
        <translation>選択したすべてのセルに掛ける数：</translation>
    </message>
    <message>
        <source>Scale by %1</source>
        <translation>%1 倍にスケール</translation>
    </message>
</context>
<context>
    <name>limber::CellClipboard</name>
    <message>
        <source>Line %1 of the clipboard has %2 cells, the first has %3.</source>
        <translation>クリップボードの %1 行目にはセルが %2 個ありますが、最初の行には %3 個あります。</translation>
    </message>
    <message>
        <source>Line %1 of the clipboard: expected a number, found “%2”.</source>
        <translation>クリップボードの %1 行目：数値が必要ですが、「%2」が見つかりました。</translation>
    </message>
    <message>
        <source>The clipboard holds no numbers.</source>
        <translation>クリップボードに数値がありません。</translation>
    </message>
</context>
<context>
    <name>limber::ChangeRow</name>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>The frames that the next change of a pose affects. Drag the ends: Shift makes both equal, Ctrl snaps to seconds and to the range. Double-click an end to make the other one equal.</source>
        <translation>次のポーズ変更が及ぶフレーム。両端をドラッグする。Shift で両側を同じにし、Ctrl で秒と範囲にスナップする。端をダブルクリックすると反対側も同じになる。</translation>
    </message>
    <message>
        <source>no frames</source>
        <translation>フレームなし</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>The current frame is outside of the range: nothing would change</source>
        <translation>現在のフレームは範囲外です。何も変わりません</translation>
    </message>
    <message>
        <source>There is no range: drag in the ruler with Shift to set one</source>
        <translation>範囲がありません。ルーラーを Shift+ドラッグして設定してください</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>limber::ChannelList</name>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Show or hide this curve; with Alt, show no other</source>
        <translation>このカーブの表示を切り替える。Alt を押すとこれだけを表示する</translation>
    </message>
    <message>
        <source>Lock this channel: no edit of curves changes it</source>
        <translation>このチャンネルをロックする。カーブの編集で変わらなくなる</translation>
    </message>
    <message>
        <source>H hides or shows the selected channels, Shift+L locks or unlocks them</source>
        <translation>H で選択中のチャンネルの表示、Shift+L でロックを切り替える</translation>
    </message>
</context>
<context>
    <name>limber::ChannelsDialog</name>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Channels of %1, in the order of the file:</source>
        <translation>%1 のチャンネル（ファイル内の順）：</translation>
    </message>
    <message>
        <source>Channels of the joint</source>
        <translation>ジョイントのチャンネル</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Move the channel up in the order</source>
        <translation>チャンネルを 1 つ上へ移す</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Move the channel down in the order</source>
        <translation>チャンネルを 1 つ下へ移す</translation>
    </message>
    <message>
        <source>Rotations are applied in file order, each about the axes left by the one before. Changing the order recalculates the angles, so the pose stays the same.</source>
        <translation>回転はファイル内の順に、直前の回転後の軸のまわりに適用されます。順序を変えると角度を計算し直すので、ポーズは変わりません。</translation>
    </message>
    <message>
        <source>Checking all frames…</source>
        <translation>全フレームを確認中…</translation>
    </message>
    <message>
        <source>No loss: the pose stays the same in every frame.</source>
        <translation>損失なし：どのフレームでもポーズは変わりません。</translation>
    </message>
    <message>
        <source>up to %1°</source>
        <translation>最大 %1°</translation>
    </message>
    <message>
        <source>up to %1 units</source>
        <translation>最大 %1 単位</translation>
    </message>
    <message>
        <source>The pose changes by %1 (worst at frame %2).</source>
        <translation>ポーズが %1 変わります（最大はフレーム %2）。</translation>
    </message>
    <message>
        <source> and </source>
        <translation> と </translation>
    </message>
    <message>
        <source>Changing all frames…</source>
        <translation>全フレームを変更中…</translation>
    </message>
    <message>
        <source>Change channels</source>
        <translation>チャンネルを変更</translation>
    </message>
</context>
<context>
    <name>limber::CharacterActions</name>
    <message>
        <source>Show on Character</source>
        <translation>キャラクターで表示</translation>
    </message>
    <message>
        <source>Characters (%1);;All files (*)</source>
        <translation>キャラクター (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Show %1 on %2</source>
        <translation>%1を%2で表示</translation>
    </message>
    <message>
        <source>Import the motion of %1</source>
        <translation>%1のモーションを読み込む</translation>
    </message>
    <message>
        <source>reading was cancelled</source>
        <translation>読み込みがキャンセルされました</translation>
    </message>
    <message>
        <source>Show %1 on %2?</source>
        <translation>%1 を %2 に表示しますか?</translation>
    </message>
    <message>
        <source>The motion stays as it is and is seen on the character. Import opens what the file has of motion as a document of its own.</source>
        <translation>モーションはそのままで、キャラクターに表示されます。「読み込み」は、ファイルに含まれるモーションを別のドキュメントとして開きます。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込み</translation>
    </message>
</context>
<context>
    <name>limber::CharacterExport</name>
    <message>
        <source>Retargeting</source>
        <translation>リターゲット</translation>
    </message>
    <message>
        <source>Retargeting onto %1…</source>
        <translation>%1 にリターゲットしています…</translation>
    </message>
    <message>
        <source>%1 on %2.bvh</source>
        <translation>%1 on %2.bvh</translation>
    </message>
</context>
<context>
    <name>limber::CharacterFormChoice</name>
    <message>
        <source>Write as</source>
        <translation>書き出す形式</translation>
    </message>
    <message>
        <source>What kind of file the motion on the character becomes</source>
        <translation>キャラクターの動きをどの種類のファイルにするか</translation>
    </message>
    <message>
        <source>Motion for %1</source>
        <translation>%1 用の動き</translation>
    </message>
    <message>
        <source>Only for characters of .glb, .gltf and .vrm files</source>
        <translation>.glb、.gltf、.vrm ファイルのキャラクターのみ</translation>
    </message>
</context>
<context>
    <name>limber::CharacterNews</name>
    <message>
        <source>Find…</source>
        <translation>探す…</translation>
    </message>
    <message>
        <source>Choose the file of the character</source>
        <translation>キャラクターのファイルを選びます</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Show the motion without a character</source>
        <translation>キャラクターなしでモーションを表示します</translation>
    </message>
    <message>
        <source>%1 is not the file that this project was saved with. It is used as it is now.</source>
        <translation>%1は、このプロジェクトを保存したときのファイルと異なります。現在の内容を使います。</translation>
    </message>
    <message>
        <source>%1 has changed since it was shown. It is used as it is now.</source>
        <translation>%1は表示してから変更されました。現在の内容を使います。</translation>
    </message>
    <message>
        <source>%1 has changed and cannot be shown, so the one before stays: %2</source>
        <translation>%1は変更されましたが表示できないため、以前のものを残します: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) of the mapping no longer exist: %1.</source>
        <translation>
            <numerusform>対応付けのジョイント%n個がなくなりました: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>A project keeps %1 only if it is in the folder of %2 or below it.</source>
        <translation>プロジェクトが%1を保持するのは、%2のフォルダーまたはその下にある場合だけです。</translation>
    </message>
    <message>
        <source>Copy %1 beside the project</source>
        <translation>%1をプロジェクトの横にコピー</translation>
    </message>
    <message>
        <source>%1 is not where it was: the motion is shown without it.</source>
        <translation>%1 は元の場所にありません。モーションはそれなしで表示されます。</translation>
    </message>
    <message>
        <source>%1 cannot be shown, the motion is shown without it: %2</source>
        <translation>%1 は表示できないため、モーションはそれなしで表示されます: %2</translation>
    </message>
</context>
<context>
    <name>limber::CharacterPanel</name>
    <message>
        <source>See this motion on a character of yours. Open a .glb, .gltf, .vrm or .fbx file, or drop it on the window.</source>
        <translation>このモーションを自分のキャラクターで見られます。.glb、.gltf、.vrm、.fbxのファイルを開くか、ウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>置き換え…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n個のジョイント</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 triangles</source>
        <translation>三角形%1個</translation>
    </message>
    <message>
        <source>%1 m tall</source>
        <translation>高さ%1 m</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>テクスチャ%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph(s) stay at rest.</source>
        <translation>
            <numerusform>%n個のモーフは動きません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Retargeting…</source>
        <translation>リターゲット中…</translation>
    </message>
    <message>
        <source>It has the skeleton of this motion: it is shown as it is.</source>
        <translation>このモーションと同じスケルトンなので、そのまま表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n joint(s) follow the motion.</source>
        <translation>
            <numerusform>%n個のジョイントのうち%1個がモーションに従います。</numerusform>
        </translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>ライセンス: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) follow nothing</source>
        <translation>
            <numerusform>%n個のジョイントは何にも従いません</numerusform>
        </translation>
    </message>
    <message>
        <source>They rest where the joints above them are</source>
        <translation>上のジョイントに付いたまま動きません</translation>
    </message>
    <message>
        <source>Which side is left is not clear for some joints. Edit… asks.</source>
        <translation>一部のジョイントは左右がはっきりしません。「編集…」で答えられます。</translation>
    </message>
    <message>
        <source>The figure hangs head down in its file: the character stands upright, and bones and handles stay where the file has them.</source>
        <translation>ファイルでは体が逆さまです。キャラクターは直立し、ボーンとハンドルはファイルの位置のままです。</translation>
    </message>
    <message>
        <source>Edit… chooses the others.</source>
        <translation>ほかのジョイントは「編集…」で選べます。</translation>
    </message>
    <message>
        <source>Show Mannequin</source>
        <translation>マネキンを表示</translation>
    </message>
    <message numerus="yes">
        <source>The motion has %n figures. The character follows one of them: Edit… chooses which.</source>
        <translation>
            <numerusform>モーションには図が %n 体あります。キャラクターはそのうちの 1 体に従います。［編集…］で選べます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the shape of the body, %n more could.</source>
        <translation>
            <numerusform>体の形から見て、あと %n 個が追従できます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mesh(es)</source>
        <translation>
            <numerusform>メッシュ %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s) of its own</source>
        <translation>
            <numerusform>元からのアニメーション %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Character</source>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>It is not shown: the motion is shown without it.</source>
        <translation>表示されません。モーションはそれなしで表示されます。</translation>
    </message>
</context>
<context>
    <name>limber::CleanUpActions</name>
    <message>
        <source>Copied; it needs the contacts saved as contacts.json: %1</source>
        <translation>コピーしました。接地を contacts.json として保存してください：%1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました：%1</translation>
    </message>
    <message>
        <source>Recording: what you apply becomes a recipe</source>
        <translation>記録中：適用したものがレシピになります</translation>
    </message>
    <message>
        <source>Nothing was applied, so there is no recipe</source>
        <translation>何も適用されなかったため、レシピはありません</translation>
    </message>
    <message>
        <source>Save Recipe</source>
        <translation>レシピを保存</translation>
    </message>
    <message>
        <source>Recipes (*.limber-recipe);;All files (*)</source>
        <translation>レシピ (*.limber-recipe);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 は保存されませんでした：%2</translation>
    </message>
    <message>
        <source>Clean Up Selected Joints</source>
        <translation>選択中のジョイントをクリーンアップ</translation>
    </message>
</context>
<context>
    <name>limber::CleanUpPanel</name>
    <message>
        <source>Choose an operation to see what it does to this motion.</source>
        <translation>処理を選ぶと、このモーションがどうなるかを見られます。</translation>
    </message>
    <message>
        <source>No joint is selected.</source>
        <translation>ジョイントが選択されていません。</translation>
    </message>
    <message>
        <source>Set this first: %1.</source>
        <translation>先に設定してください：%1。</translation>
    </message>
    <message>
        <source>Set a range: Shift and drag in the timeline, or choose %1 and %2.</source>
        <translation>範囲を設定してください：タイムラインで Shift を押しながらドラッグするか、「%1」と「%2」を選びます。</translation>
    </message>
    <message>
        <source>The document has changed. Change a setting to see a preview again.</source>
        <translation>ドキュメントが変わりました。設定を変えると、またプレビューが表示されます。</translation>
    </message>
</context>
<context>
    <name>limber::CleanUpResult</name>
    <message>
        <source>%1, frame %2</source>
        <translation>%1、フレーム %2</translation>
    </message>
    <message>
        <source>Nothing to change</source>
        <translation>変更するものがありません</translation>
    </message>
    <message>
        <source>The skeleton changes</source>
        <translation>スケルトンが変わります</translation>
    </message>
    <message>
        <source>The motion&apos;s values stay</source>
        <translation>モーションの値は変わりません</translation>
    </message>
    <message>
        <source>Largest rotation %1° (%2)</source>
        <translation>最大の回転 %1° (%2)</translation>
    </message>
    <message>
        <source>Largest shift %1 units (%2)</source>
        <translation>最大のずれ %1 単位 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of layers that override reach beyond the remaining frames and will be removed.</source>
        <translation>
            <numerusform>下を覆うレイヤーの %n 個のキーは残るフレームからはみ出すため、取り除かれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The number of frames changes, and layers cannot follow: %n layer(s) will be removed. Merge them first to keep their effect.</source>
        <translation>
            <numerusform>フレーム数が変わり、レイヤーは追従できません。%n 個のレイヤーが取り除かれます。効果を残すには先に統合してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) become %1</source>
        <translation>
            <numerusform>%n フレームが %1 になります</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 frames and %3 of %4 joints change</source>
        <translation>%2 フレーム中 %1 フレーム、%4 ジョイント中 %3 ジョイントが変わります</translation>
    </message>
    <message numerus="yes">
        <source>Applied: %n frame(s) became %1</source>
        <translation>
            <numerusform>適用しました：%n フレームが %1 になりました</numerusform>
        </translation>
    </message>
    <message>
        <source>Applied: the skeleton changed</source>
        <translation>適用しました：スケルトンが変わりました</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>適用しました</translation>
    </message>
    <message numerus="yes">
        <source>Applied: %n frame(s) changed</source>
        <translation>
            <numerusform>適用しました：%n フレームを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) change, joints: %1</source>
        <translation>
            <numerusform>%n フレームが変わります、ジョイント：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) change</source>
        <translation>
            <numerusform>%n フレームが変わります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ClipField</name>
    <message>
        <source>Not Set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選ぶ</translation>
    </message>
    <message>
        <source>BVH files (*.bvh *.BVH);;All files (*)</source>
        <translation>BVH ファイル (*.bvh *.BVH);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose a File</source>
        <translation>ファイルを選択</translation>
    </message>
</context>
<context>
    <name>limber::ClipsField</name>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>From &amp;Files…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose Clips to Learn From</source>
        <translation>学習に使うクリップを選択</translation>
    </message>
    <message>
        <source>Do not learn from this clip</source>
        <translation>このクリップから学習しない</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を外す</translation>
    </message>
</context>
<context>
    <name>limber::CommandNeed</name>
    <message>
        <source>Select a joint first.</source>
        <translation>先にジョイントを選択してください。</translation>
    </message>
    <message>
        <source>Select one joint first.</source>
        <translation>先にジョイントを 1 つ選択してください。</translation>
    </message>
    <message>
        <source>Select cells of the motion table first.</source>
        <translation>先にモーションの表のセルを選択してください。</translation>
    </message>
    <message>
        <source>Select a channel in the curves first.</source>
        <translation>先にカーブでチャンネルを選択してください。</translation>
    </message>
    <message>
        <source>The clip has no frames.</source>
        <translation>クリップにフレームがありません。</translation>
    </message>
    <message>
        <source>Choose a layer that allows it first.</source>
        <translation>先に、それができるレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>The document has no layers.</source>
        <translation>ドキュメントにレイヤーがありません。</translation>
    </message>
    <message>
        <source>Show the motion on a character first.</source>
        <translation>先にモーションをキャラクターに表示してください。</translation>
    </message>
    <message>
        <source>No other document is open.</source>
        <translation>ほかに開いているドキュメントはありません。</translation>
    </message>
    <message>
        <source>Show two or four views first.</source>
        <translation>先に 2 つか 4 つのビューを表示してください。</translation>
    </message>
    <message>
        <source>Choose an operation in Clean Up first.</source>
        <translation>先に「クリーンアップ」で操作を選んでください。</translation>
    </message>
    <message>
        <source>Copy a pose first.</source>
        <translation>先にポーズをコピーしてください。</translation>
    </message>
    <message>
        <source>There are no marks in the timeline.</source>
        <translation>タイムラインに印がありません。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>元に戻す操作がありません。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直す操作がありません。</translation>
    </message>
    <message>
        <source>No operation was applied yet.</source>
        <translation>まだ操作を適用していません。</translation>
    </message>
    <message>
        <source>No file was refused that can be repaired.</source>
        <translation>拒否されたファイルで修復できるものはありません。</translation>
    </message>
    <message>
        <source>The document has no file yet.</source>
        <translation>ドキュメントにまだファイルがありません。</translation>
    </message>
    <message>
        <source>No joint is hidden.</source>
        <translation>隠されたジョイントはありません。</translation>
    </message>
    <message>
        <source>No joint is locked.</source>
        <translation>ロックされたジョイントはありません。</translation>
    </message>
    <message>
        <source>Nothing is pinned.</source>
        <translation>ピン留めはありません。</translation>
    </message>
    <message>
        <source>No range is set.</source>
        <translation>範囲が設定されていません。</translation>
    </message>
    <message>
        <source>No contacts were changed by hand.</source>
        <translation>手で変更した接地はありません。</translation>
    </message>
    <message>
        <source>Open a file first.</source>
        <translation>先にファイルを開いてください。</translation>
    </message>
    <message>
        <source>This is not possible at the moment.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>The window is too narrow for that.</source>
        <translation>ウィンドウの幅が足りません。</translation>
    </message>
</context>
<context>
    <name>limber::CommandSearch</name>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Type a few letters of a command and press Enter</source>
        <translation>コマンドの文字をいくつか入力して Enter を押す</translation>
    </message>
    <message>
        <source>Find a command…  %1</source>
        <translation>コマンドを検索…  %1</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>一致するコマンド</translation>
    </message>
    <message>
        <source>No command matches “%1”</source>
        <translation>「%1」に一致するコマンドはありません</translation>
    </message>
    <message>
        <source>No command matches “%1”; some of the words:</source>
        <translation>「%1」に一致するコマンドはありません。一部の語に一致：</translation>
    </message>
</context>
<context>
    <name>limber::CompareActions</name>
    <message numerus="yes">
        <source>%n clip(s) lie beside this one: no more are possible</source>
        <translation>
            <numerusform>%n 個のクリップが並んでいます。これ以上は並べられません</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with a File</source>
        <translation>ファイルと比較</translation>
    </message>
    <message>
        <source>BVH motion capture files (*.bvh *.BVH);;All files (*)</source>
        <translation>BVH モーションキャプチャーファイル (*.bvh *.BVH);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 は開けませんでした：%2</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>読み込めません</translation>
    </message>
</context>
<context>
    <name>limber::CompareHead</name>
    <message>
        <source>&amp;Placed</source>
        <translation>配置(&amp;P)</translation>
    </message>
    <message>
        <source>As in the Files</source>
        <translation>ファイルのまま</translation>
    </message>
    <message>
        <source>Equal at the Start</source>
        <translation>開始をそろえる</translation>
    </message>
    <message>
        <source>Root on Root</source>
        <translation>ルートを重ねる</translation>
    </message>
    <message>
        <source>Where the second figure stands: as its file says, moved so that both begin in the same position, or with its root on the other one&apos;s root in every frame</source>
        <translation>2 つ目のフィギュアの位置：ファイルのまま、両方が同じ所から始まるように移動、または全フレームでルートを重ねる</translation>
    </message>
    <message>
        <source>&amp;Rotations</source>
        <translation>回転(&amp;R)</translation>
    </message>
    <message>
        <source>Relative to Parents</source>
        <translation>親に対して</translation>
    </message>
    <message>
        <source>In the World</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>Which rotations of the joints are compared</source>
        <translation>ジョイントのどの回転を比べるか</translation>
    </message>
    <message>
        <source>Second clip</source>
        <translation>2 つ目のクリップ</translation>
    </message>
    <message>
        <source>The clip that is seen beside this one and compared with it; it is only read</source>
        <translation>並べて表示し比較するクリップ。読み取るだけで変更しない</translation>
    </message>
    <message>
        <source>Add a clip</source>
        <translation>クリップを追加</translation>
    </message>
    <message>
        <source>&amp;Second clip</source>
        <translation>比較先(&amp;S)</translation>
    </message>
    <message>
        <source>Shift in frames</source>
        <translation>フレームのずらし</translation>
    </message>
    <message>
        <source>A frame of this clip is compared with what the second one shows that many frames later</source>
        <translation>このクリップのフレームを、2 つ目のクリップのこの数だけ後のフレームと比べる</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検出(&amp;F)</translation>
    </message>
    <message>
        <source>Take the shift at which the speeds of both figures agree best, within five seconds</source>
        <translation>5 秒以内で、両方のフィギュアの速さが最もよく合うずらしを使う</translation>
    </message>
    <message>
        <source>Sh&amp;ift</source>
        <translation>ずらし(&amp;I)</translation>
    </message>
    <message>
        <source>Offset along %1</source>
        <translation>%1 方向のオフセット</translation>
    </message>
    <message>
        <source>Moves the second figure from where it is placed, in the units of this clip</source>
        <translation>2 つ目のフィギュアを配置から動かす（このクリップの単位）</translation>
    </message>
    <message>
        <source>&amp;Offset</source>
        <translation>オフセット(&amp;O)</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) lie beside this one: no more are possible</source>
        <translation>
            <numerusform>%n 個のクリップが並んでいます。これ以上は並べられません</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another clip beside this one</source>
        <translation>もう 1 つのクリップを並べる</translation>
    </message>
    <message>
        <source>frames, %1 s</source>
        <translation>フレーム、%1 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>limber::ComparePanel</name>
    <message>
        <source>&amp;Load It</source>
        <translation>読み込む(&amp;L)</translation>
    </message>
    <message>
        <source>Read this file and lay it beside the clip as the project says</source>
        <translation>このファイルを読み、プロジェクトのとおりにクリップと並べる</translation>
    </message>
    <message>
        <source>Load &amp;All</source>
        <translation>すべて読み込む(&amp;A)</translation>
    </message>
    <message>
        <source>Read all files that the project names beside the clip</source>
        <translation>プロジェクトがクリップと並べたファイルをすべて読む</translation>
    </message>
    <message>
        <source>Differences of the joints</source>
        <translation>ジョイントの差</translation>
    </message>
    <message>
        <source>Click a row to select its joint and jump to the frame with the largest difference</source>
        <translation>行を選ぶとジョイントが選択され、最も離れたフレームへ移動する</translation>
    </message>
    <message>
        <source>Leave out joints that differ by less than is shown</source>
        <translation>表示値より差の小さいジョイントを省く</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Copy all rows for a spreadsheet</source>
        <translation>すべての行を表計算ソフト用にコピーする</translation>
    </message>
    <message>
        <source>Open a motion to compare it with another one.</source>
        <translation>モーションを開くと、別のモーションと比較できます。</translation>
    </message>
    <message>
        <source>Choose a second clip above. It is shown beside this one, and the panel lists joint by joint how far apart the two are. Neither is changed.</source>
        <translation>上で 2 つ目のクリップを選んでください。このクリップと並べて表示し、ジョイントごとの差を一覧にします。どちらも変更されません。</translation>
    </message>
    <message>
        <source>%1 was beside this clip when the project was saved. It is not read until you ask for it.</source>
        <translation>%1 はプロジェクト保存時にこのクリップと並んでいました。指示するまで読み込みません。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>Rotated: up is %1 there and %2 here.</source>
        <translation>立つように回転しました。向こうでは %1、このクリップでは %2 が上です。</translation>
    </message>
    <message>
        <source>Rotations: mean %1°, max %2° at %3, frame %4</source>
        <translation>回転：平均 %1°、最大 %2°（%3、フレーム %4）</translation>
    </message>
    <message>
        <source>Positions: mean %1, max %2 units at %3, frame %4</source>
        <translation>位置：平均 %1、最大 %2 単位（%3、フレーム %4）</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) compared</source>
        <translation>
            <numerusform>%n フレームを比較</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n joint(s) or end site(s) unmatched</source>
        <translation>
            <numerusform>%1 · 相手のないジョイントかエンドサイト %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n joint(s) alike</source>
        <translation>
            <numerusform>同じ %n 個のジョイントを隠す</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide joints that are alike</source>
        <translation>差のないジョイントを隠す</translation>
    </message>
    <message>
        <source>Rotations: mean %1°, max %2°</source>
        <translation>回転：平均 %1°、最大 %2°</translation>
    </message>
    <message>
        <source>Positions: mean %1, max %2 units</source>
        <translation>位置：平均 %1、最大 %2 単位</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n unmatched</source>
        <translation>
            <numerusform>%1 · 相手なし %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>The two clips have no joints that belong together.</source>
        <translation>2 つのクリップには対応するジョイントがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) paired by body part</source>
        <translation>
            <numerusform>体の部位で対応したジョイント %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) paired</source>
        <translation>
            <numerusform>対応したジョイント %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaled by %1: another size.</source>
        <translation>%1 倍に拡縮: 大きさが異なります。</translation>
    </message>
</context>
<context>
    <name>limber::ContactActions</name>
    <message>
        <source>Detect contacts again</source>
        <translation>接地を再検出</translation>
    </message>
</context>
<context>
    <name>limber::ContactBars</name>
    <message>
        <source>Foot contacts</source>
        <translation>足の接地</translation>
    </message>
    <message>
        <source>No feet were detected.</source>
        <translation>足が検出されませんでした。</translation>
    </message>
    <message>
        <source>%1 planted, frames %2–%3 (%5 s from %4 s)</source>
        <translation>%1 接地、フレーム %2–%3（%4 秒から %5 秒間）</translation>
    </message>
    <message>
        <source>Drag to add a contact, or double-click for a short one. Drag a bar or its ends to change it, with Ctrl to snap; double-click it to remove it.</source>
        <translation>ドラッグで接地を追加、ダブルクリックで短い接地を追加する。バーやその端をドラッグして変更し、Ctrl でスナップする。ダブルクリックで取り除く。</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>接地</translation>
    </message>
    <message>
        <source>Up and Down select a foot or a toe, Ctrl+Left and Ctrl+Right a contact. Left and Right move one end of it, Home and End select which; with Shift they move the whole contact. Insert adds a contact at the current frame, Delete removes one.</source>
        <translation>上下キーで足またはつま先、Ctrl+左右キーで接地を選ぶ。左右キーで一端を動かし、Home と End でどちらの端かを選ぶ。Shift を押すと接地全体を動かす。Insert で現在のフレームに接地を追加し、Delete で取り除く。</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>左足</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右足</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>limber::ContactFiles</name>
    <message>
        <source>Open Contacts</source>
        <translation>接地を開く</translation>
    </message>
    <message>
        <source>Contacts (*.json);;All files (*)</source>
        <translation>接地 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open contacts</source>
        <translation>接地を開く</translation>
    </message>
    <message>
        <source>Save Contacts</source>
        <translation>接地を保存</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
</context>
<context>
    <name>limber::ContactStrip</name>
    <message>
        <source>Contacts</source>
        <translation>接地</translation>
    </message>
    <message>
        <source>No feet were detected.</source>
        <translation>足が検出されませんでした。</translation>
    </message>
    <message>
        <source>Detecting feet…</source>
        <translation>足を検出中…</translation>
    </message>
    <message>
        <source>Contact of %1</source>
        <translation>%1 の接地</translation>
    </message>
    <message>
        <source>No contact is set.</source>
        <translation>接地が設定されていません。</translation>
    </message>
    <message>
        <source>No contacts: the leg is not complete.</source>
        <translation>接地なし：脚が完全ではありません。</translation>
    </message>
    <message>
        <source>In the air from frame %1 to %2 (%3 s): falls at %4 m/s² if the figure is 1.70 m tall; on earth it would be 9.8</source>
        <translation>フレーム %1〜%2（%3 秒）は空中：身長 1.70 m なら落下は %4 m/s²。地球上では 9.8 です</translation>
    </message>
</context>
<context>
    <name>limber::ContactsPanel</name>
    <message>
        <source>&amp;Detect Again</source>
        <translation>再検出(&amp;D)</translation>
    </message>
    <message>
        <source>No feet were detected in the source skeleton.</source>
        <translation>ソースのスケルトンに足が検出されませんでした。</translation>
    </message>
    <message>
        <source>Discard your changes to the foot contacts and detect them again</source>
        <translation>足の接地への変更を破棄し、検出し直す</translation>
    </message>
    <message>
        <source>Foot contacts (not locked)</source>
        <translation>足の接地（固定なし）</translation>
    </message>
    <message>
        <source>Foot contacts (edited)</source>
        <translation>足の接地（編集済み）</translation>
    </message>
    <message>
        <source>Foot contacts (detected)</source>
        <translation>足の接地（検出）</translation>
    </message>
    <message>
        <source>No contact is set.</source>
        <translation>接地が設定されていません。</translation>
    </message>
    <message>
        <source>No contacts: the report says why.</source>
        <translation>接地なし：理由はレポートにあります。</translation>
    </message>
</context>
<context>
    <name>limber::CrashReportDialog</name>
    <message>
        <source>Report of the Unexpected End</source>
        <translation>予期しない終了のレポート</translation>
    </message>
    <message>
        <source>This is all that was written, to %1. It holds nothing of your files.</source>
        <translation>%1 に書き込まれたのはこれだけです。ファイルの内容は含まれません。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole report, to pass it on</source>
        <translation>人に渡せるよう、レポート全体をコピーする</translation>
    </message>
</context>
<context>
    <name>limber::CurveGesture</name>
    <message>
        <source>The last change is still being computed.</source>
        <translation>最後の変更はまだ計算中です。</translation>
    </message>
    <message>
        <source>The curves are still being computed.</source>
        <translation>カーブはまだ計算中です。</translation>
    </message>
    <message>
        <source>A change of the whole clip creates a separate layer: %1. The values in the file do not change.</source>
        <translation>クリップ全体の変更は専用のレイヤーに入ります：%1。ファイルの数値は変わりません。</translation>
    </message>
</context>
<context>
    <name>limber::CurveHead</name>
    <message>
        <source>Angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>The numbers of the file</source>
        <translation>ファイルの数値</translation>
    </message>
    <message>
        <source>Continuous</source>
        <translation>連続</translation>
    </message>
    <message>
        <source>Rotations without jumps by full turns; edits are written close to the numbers of the file</source>
        <translation>回転から回転へ飛びのない表示。編集はファイルの数値の近くに書かれる</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>How fast each joint rotates, in degrees per second</source>
        <translation>各ジョイントが回る速さ（度／秒）</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Select points with a box</source>
        <translation>ボックスで点を選択する</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>投げ縄</translation>
    </message>
    <message>
        <source>Select points with a lasso</source>
        <translation>投げ縄で点を選択する</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>Draw over the samples; at both ends the falloff blends into the curve</source>
        <translation>サンプルの上に描く。両端ではフォールオフでカーブになじむ</translation>
    </message>
    <message>
        <source>Fit all values</source>
        <translation>全値に合わせる</translation>
    </message>
    <message>
        <source>Show all values (A, Home)</source>
        <translation>すべての値を表示 (A, Home)</translation>
    </message>
    <message>
        <source>Fit selected points</source>
        <translation>選択点に合わせる</translation>
    </message>
    <message>
        <source>Show the selected samples or keys (F)</source>
        <translation>選択中のサンプルやキーを表示 (F)</translation>
    </message>
    <message>
        <source>Keys within</source>
        <translation>キーの許容差</translation>
    </message>
    <message>
        <source>How far the curve of the keys may be from the motion, in degrees; unless you set it, it follows the jitter of the curves</source>
        <translation>キーのカーブがモーションから離れてよい角度（度）。自動ではカーブの細かい揺れに合わせる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Keep detail</source>
        <translation>細部を残す</translation>
    </message>
    <message>
        <source>Preserve captured detail when keys move; otherwise the curve replaces the motion. Changes of a layer always preserve it</source>
        <translation>キーのカーブからはみ出すモーションの細部を、キーを動かしても残す。残さなければカーブに置き換わる。レイヤーの変更では常に残る</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>スナップ</translation>
    </message>
    <message>
        <source>Drag to marks, whole seconds and whole steps of values; Ctrl switches this on or off for one drag</source>
        <translation>マーク、1 秒単位、値のステップへドラッグする。Ctrl を押すとその回だけ切り替わる</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>The step of values, for drags that snap and for Alt with the arrow keys</source>
        <translation>値のステップ。スナップするドラッグと、Alt+矢印キーで使う</translation>
    </message>
    <message>
        <source>Before the last edit</source>
        <translation>最後の編集前</translation>
    </message>
    <message>
        <source>Show the curves as they were before the last edit</source>
        <translation>最後の編集前のカーブを表示する</translation>
    </message>
    <message>
        <source>Finding keys… %1 %</source>
        <translation>キーを検索中… %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) selected</source>
        <translation>
            <numerusform>%n 個のサンプルを選択中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n 個選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>worst %1° at %2, %3 units at %4</source>
        <translation>最大 %1°（%2）、%3 単位（%4）</translation>
    </message>
    <message>
        <source>worst %1° at %2</source>
        <translation>最大 %1°（%2）</translation>
    </message>
    <message numerus="yes">
        <source>a drag changes %n frame(s)</source>
        <translation>
            <numerusform>ドラッグで %n フレームが変わります</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>体重</translation>
    </message>
    <message>
        <source>What the weight of the whole figure does; these curves are computed and cannot be edited</source>
        <translation>人物全体の体重の動き。これらのカーブは計算されたもので、編集できません</translation>
    </message>
    <message>
        <source>Where the centre of mass is and how fast it moves, in the units of the file</source>
        <translation>重心の位置とその速さ。ファイルの単位</translation>
    </message>
    <message>
        <source>What the ground carries of the figure below its left and right feet, in body weights</source>
        <translation>左右の足の下で床が支える力。体重比</translation>
    </message>
</context>
<context>
    <name>limber::CurveKeys</name>
    <message>
        <source>Another edit changed the curves of %1, so their keys no longer apply. Fit Keys creates new ones.</source>
        <translation>別の操作が %1 のカーブを変えたため、キーはなくなりました。「キーをフィット」で新しく見つけられます。</translation>
    </message>
    <message>
        <source>Select a joint with rotations to find keys for it.</source>
        <translation>回転を持つジョイントを選択すると、キーを見つけられます。</translation>
    </message>
    <message>
        <source>The curves are still being computed.</source>
        <translation>カーブはまだ計算中です。</translation>
    </message>
    <message>
        <source>There are no frames.</source>
        <translation>フレームがありません。</translation>
    </message>
</context>
<context>
    <name>limber::CurvePlot</name>
    <message>
        <source>Curves</source>
        <translation>カーブ</translation>
    </message>
    <message>
        <source>Drag a box to select samples or keys, drag them to shape the curves; Ctrl and the arrow keys go from point to point, Alt and the arrow keys move the selected ones</source>
        <translation>ボックスをドラッグしてサンプルやキーを選択し、それらをドラッグしてカーブを整える。Ctrl+矢印キーで点から点へ、Alt+矢印キーで選択した点を動かす</translation>
    </message>
    <message>
        <source>Keys move in time only while no rotation of their joint is locked.</source>
        <translation>ジョイントの回転が 1 つもロックされていない間だけ、キーは時間方向に動きます。</translation>
    </message>
    <message>
        <source>Samples stay in their frames: fit keys to move in time.</source>
        <translation>サンプルはそのフレームから動きません。時間方向に動かすにはキーをフィットしてください。</translation>
    </message>
    <message>
        <source>There are no keys yet: Fit Keys finds some.</source>
        <translation>キーはまだありません。「キーをフィット」で見つけられます。</translation>
    </message>
    <message>
        <source>Select keys to delete them; a motion has a sample in every frame.</source>
        <translation>削除するにはキーを選択してください。モーションはどのフレームにもサンプルを持ちます。</translation>
    </message>
    <message>
        <source>There is no channel to draw on: choose one that is visible and not locked.</source>
        <translation>描けるチャンネルがありません。表示中でロックされていないものを選んでください。</translation>
    </message>
</context>
<context>
    <name>limber::CurvesPanel</name>
    <message>
        <source>Curves panel</source>
        <translation>カーブパネル</translation>
    </message>
    <message>
        <source>Select a joint with channels to see its curves.</source>
        <translation>チャンネルを持つジョイントを選択すると、カーブが表示されます。</translation>
    </message>
    <message>
        <source>Filter channels</source>
        <translation>チャンネルを絞り込む</translation>
    </message>
    <message>
        <source>Filter channels by name</source>
        <translation>名前でチャンネルを絞り込む</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>channels</comment>
        <translation>
            <numerusform>他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>This clip has no figure that can be weighed.</source>
        <translation>このクリップには体重を計算できる人物がありません。</translation>
    </message>
</context>
<context>
    <name>limber::CycleDistances</name>
    <message>
        <source>Frames %1 and %2 (%4 s), the most alike: %3 units apart</source>
        <translation>フレーム %1 と %2（%4 秒）、最も似ている：%3 単位の差</translation>
    </message>
    <message>
        <source>Frames %1 and %2 (%4 s): %3 units apart</source>
        <translation>フレーム %1 と %2（%4 秒）：%3 単位の差</translation>
    </message>
    <message>
        <source>Left and Right move the first frame of the cycle, Up and Down the last one, ten frames with Shift. Return jumps to the nearest matching pair, Home to the best match.</source>
        <translation>左右キーでサイクルの最初のフレーム、上下キーで最後のフレームを動かす。Shift で 10 フレーム。Return で近くの似た組へ、Home で最も似た組へ移動する。</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>Frames %1 to %2: the ends differ by %3 cm on a body of 170, and %4° at most</source>
        <translation>フレーム %1 ～ %2：両端の差は、身長 170 として %3 cm、最大 %4°</translation>
    </message>
    <message>
        <source>Frames %1 and %2 (%4 s), the best cycle: %3 units apart</source>
        <translation>フレーム %1 と %2（%4 秒）、最良のサイクル：%3 単位の差</translation>
    </message>
    <message>
        <source>The figure turns %1° to the left in each cycle.</source>
        <translation>フィギュアは 1 サイクルごとに %1° 左へ回ります。</translation>
    </message>
    <message>
        <source>The figure turns %1° to the right in each cycle.</source>
        <translation>フィギュアは 1 サイクルごとに %1° 右へ回ります。</translation>
    </message>
</context>
<context>
    <name>limber::DifferenceRow</name>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>The largest angle between a joint and the same one of the second clip, and, fainter, the mean of all joints; numbers mark the worst frames</source>
        <translation>ジョイントと 2 つ目のクリップの同じジョイントとの最大角度と、薄くすべてのジョイントの平均。数字は差の大きいフレームを示す</translation>
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
        <translation>両方のクリップにあるジョイントとエンドサイト</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Mean angle between the rotations, over all frames</source>
        <translation>回転の角度差の全フレーム平均</translation>
    </message>
    <message>
        <source>Mean °</source>
        <translation>平均 °</translation>
    </message>
    <message>
        <source>Largest angle between the rotations in one frame</source>
        <translation>1 つのフレームでの回転の最大角度差</translation>
    </message>
    <message>
        <source>Largest °</source>
        <translation>最大 °</translation>
    </message>
    <message>
        <source>The frame in which the rotation is farthest off</source>
        <translation>回転の差が最も大きいフレーム</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Mean distance between the positions, in the units of the file</source>
        <translation>位置の平均距離（ファイルの単位）</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Largest distance between the positions in one frame, in the units of the file</source>
        <translation>1 つのフレームでの位置の最大距離（ファイルの単位）</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Mean degrees</source>
        <translation>平均の角度</translation>
    </message>
    <message>
        <source>Largest degrees</source>
        <translation>最大の角度</translation>
    </message>
    <message>
        <source>Mean units</source>
        <translation>平均の単位</translation>
    </message>
    <message>
        <source>Largest units</source>
        <translation>最大の単位</translation>
    </message>
    <message>
        <source>%1, compared with %2</source>
        <translation>%1（%2 と比較）</translation>
    </message>
</context>
<context>
    <name>limber::DockLayout</name>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>limber::DockTabs</name>
    <message>
        <source>&amp;Float</source>
        <translation>切り離す(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>limber::Document</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Rename joint</source>
        <translation>ジョイント名を変更</translation>
    </message>
    <message>
        <source>Change frame time</source>
        <translation>フレーム時間を変更</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n frame(s)</source>
        <translation>
            <numerusform>%n フレームを削除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::DocumentCharacter</name>
    <message>
        <source>Show on %1</source>
        <translation>%1で表示</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を取り除く</translation>
    </message>
    <message>
        <source>Joints of %1</source>
        <translation>%1のジョイント</translation>
    </message>
</context>
<context>
    <name>limber::EditedRow</name>
    <message>
        <source>Edited</source>
        <translation>編集済み</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames that differ from the file as it was opened, by themselves or by layers; diamonds are keys of the active layer</source>
        <translation>開いたときのファイルと異なるフレーム（フレーム自体またはレイヤーによる変更）。ひし形はアクティブなレイヤーのキーです</translation>
    </message>
</context>
<context>
    <name>limber::ExportAction</name>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 を書き出しました</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n picture(s) from %1 on</source>
        <translation>
            <numerusform>%1 から %n 枚の画像を書き出しました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>%1: needs ffmpeg</source>
        <translation>%1：ffmpeg が必要</translation>
    </message>
    <message>
        <source>Videos are made by ffmpeg, which is not installed. A PNG sequence needs nothing else.</source>
        <translation>動画を作る ffmpeg がインストールされていません。PNG 連番なら他に何もいりません。</translation>
    </message>
</context>
<context>
    <name>limber::FeetChip</name>
    <message>
        <source>Feet: free</source>
        <translation>足：自由</translation>
    </message>
    <message>
        <source>Feet: not found</source>
        <translation>足：見つかりません</translation>
    </message>
    <message>
        <source>Feet: held</source>
        <translation>足：保持</translation>
    </message>
    <message>
        <source>No foot was found that stands, so none is held while poses change. Contacts can be set in the timeline.</source>
        <translation>接地している足が見つからないため、ポーズが変わっても足は保持されません。接地はタイムラインで設定できます。</translation>
    </message>
    <message>
        <source>Feet stay where they stand while poses change. Click to let them move.</source>
        <translation>ポーズが変わっても足は接地した場所に残ります。クリックすると自由に動きます。</translation>
    </message>
    <message>
        <source>Feet move with the body while poses change. Click to hold them where they stand.</source>
        <translation>ポーズが変わると足は体と一緒に動きます。クリックすると接地した場所に保ちます。</translation>
    </message>
    <message>
        <source>Feet: held if found</source>
        <translation>足：見つかれば保持</translation>
    </message>
    <message>
        <source>Feet will stay where they stand while poses change. Limber looks for the frames in which they stand as soon as you choose a tool. Click to let them move.</source>
        <translation>ポーズが変わっても足は接地した場所に残ります。ツールを選ぶと、Limber が足の接地しているフレームを探します。クリックすると自由に動きます。</translation>
    </message>
</context>
<context>
    <name>limber::FileActions</name>
    <message>
        <source>Open a repaired copy of %1</source>
        <translation>%1 の修復したコピーを開く</translation>
    </message>
    <message>
        <source>%1 has no layers: Save As writes all of its motion</source>
        <translation>%1 にはレイヤーがありません：「名前を付けて保存」でモーション全体が保存されます</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Untitled %1</source>
        <translation>無題 %1</translation>
    </message>
    <message>
        <source>%1 will be saved when you let go.</source>
        <translation>%1 は操作を離したときに保存されます。</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Open Containing &amp;Folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
</context>
<context>
    <name>limber::FileNews</name>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Write what you see to another file</source>
        <translation>ここに見えるものを別のファイルに書く</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 は別のプログラムに変更されました。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Show the file as it is now</source>
        <translation>今ファイルにあるものを表示する</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>自分の内容を残す</translation>
    </message>
    <message>
        <source>Keep the version shown here; saving overwrites the file</source>
        <translation>ここに見えるものをそのまま使う。保存すると今ファイルにあるものが置き換わる</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Show the file as it is now beside this version</source>
        <translation>今ファイルにあるものをここに見えるものと並べる</translation>
    </message>
    <message>
        <source>%1 was deleted or moved by another program. What you see is in no file now.</source>
        <translation>%1 は別のプログラムに削除または移動されました。ここに見えるものは今どのファイルにもありません。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Write it to where it was</source>
        <translation>元の場所に書く</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>limber::FillButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>limber::FillChoices</name>
    <message>
        <source>Ways to fill the gap</source>
        <translation>欠損の埋め方</translation>
    </message>
    <message>
        <source>%1, frames %2 to %3:</source>
        <translation>%1、フレーム %2～%3：</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <translation>%1（最良）</translation>
    </message>
    <message>
        <source>Error unknown: the clip is too short for trials</source>
        <translation>誤差は不明：クリップが短すぎて試せません</translation>
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
            <numerusform>ほかのクリップで %n 回試した結果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) in this clip</source>
        <translation>
            <numerusform>このクリップで %n 回試した結果</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an expected error and by how many trials it is known</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Picture: frame %1. Lengths are on a body of 170 cm.</source>
        <translation>画像：フレーム %1。長さは身長 170 cm とした値です。</translation>
    </message>
</context>
<context>
    <name>limber::Finding</name>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 を読み込めませんでした：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2 (line %3)</source>
        <translation>%1 を読み込めませんでした：%2（%3 行目）</translation>
    </message>
    <message>
        <source>%1: %2 (line %3)</source>
        <translation>%1：%2（%3 行目）</translation>
    </message>
</context>
<context>
    <name>limber::FindingsFeature</name>
    <message>
        <source>Findings (%1)</source>
        <translation>検出項目 (%1)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出項目</translation>
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
        <translation>修復したコピーを開く</translation>
    </message>
    <message>
        <source>Open this file as a new document, repaired; the file on disk is unchanged</source>
        <translation>このファイルを修復して新しいドキュメントとして開く。ディスク上のファイルは変わらない</translation>
    </message>
    <message>
        <source>Choose Encoding…</source>
        <translation>文字コードを選択…</translation>
    </message>
    <message>
        <source>Choose how the bytes of joint names are shown as text</source>
        <translation>ジョイント名のバイトを文字としてどう表示するかを選ぶ</translation>
    </message>
    <message>
        <source>Back to the Open Document</source>
        <translation>開いているドキュメントに戻る</translation>
    </message>
    <message>
        <source>Show the findings of the open document</source>
        <translation>開いているドキュメントの検出項目を表示する</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出項目</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Problem and what was done</source>
        <translation>問題と行った処置</translation>
    </message>
    <message>
        <source>%1 could not be opened, but a repaired copy can: it opens as a new document that lists every change.</source>
        <translation>%1 は開けませんでしたが、修復したコピーなら開けます。すべての変更を一覧にした新しいドキュメントとして開きます。</translation>
    </message>
    <message>
        <source>%1 could not be opened:</source>
        <translation>%1 は開けませんでした：</translation>
    </message>
    <message>
        <source>Not all of %1 was used:</source>
        <translation>%1 の一部は使われませんでした：</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>何も開いていません。</translation>
    </message>
    <message numerus="yes">
        <source>Opened as a copy with %n repair(s); the file on disk is unchanged.</source>
        <translation>
            <numerusform>%n 件を修復したコピーとして開きました。ディスク上のファイルは変わっていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n assumption(s) or fix(es); the file on disk is unchanged.</source>
        <translation>
            <numerusform>%n 件の仮定または修正をして開きました。ディスク上のファイルは変わっていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has changed since it was read: this line is no longer there.</source>
        <translation>ファイルが読み込み後に変わりました：この行はもうありません。</translation>
    </message>
    <message>
        <source>The file has changed since it was read: lines may have moved.</source>
        <translation>ファイルが読み込み後に変わりました：行がずれているかもしれません。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Leave Out of Filters</source>
        <translation>フィルターから除外</translation>
    </message>
    <message>
        <source>Trim Away</source>
        <translation>トリムする</translation>
    </message>
    <message>
        <source>Put on Its Feet</source>
        <translation>足で立たせる</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) about the figure.</source>
        <translation>
            <numerusform>フィギュアについて %n 件の確認があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Put figure on its feet</source>
        <translation>フィギュアを足で立たせる</translation>
    </message>
    <message>
        <source>Trim away frame %1</source>
        <translation>フレーム %1 をトリム</translation>
    </message>
    <message>
        <source>Trim away frames %1 to %2</source>
        <translation>フレーム %1 から %2 をトリム</translation>
    </message>
    <message>
        <source>The pose belongs to the motion: operations such as Smooth treat its frames like all others and blend them with the frames beside them. The motion does not change. A second click takes the answer back, and so does Undo.</source>
        <translation>このポーズは動きの一部です。「スムーズ」などの操作は、そのフレームをほかと同じように扱い、前後のフレームと混ぜ合わせます。動きは変わりません。もう一度クリックするか「元に戻す」を使うと、回答を取り消せます。</translation>
    </message>
    <message>
        <source>The pose is no movement but stays in the clip: operations such as Smooth leave its frames as they are and do not blend them into others. They also do so until you answer. A second click takes the answer back, and so does Undo.</source>
        <translation>このポーズは動きではありませんが、クリップに残ります。「スムーズ」などの操作は、そのフレームをそのままにし、ほかのフレームに混ぜません。回答するまでも同じように扱われます。もう一度クリックするか「元に戻す」を使うと、回答を取り消せます。</translation>
    </message>
    <message>
        <source>Delete the frames of this pose from the clip, so that the motion begins or ends without it. Undo brings them back.</source>
        <translation>このポーズのフレームをクリップから削除し、動きがこのポーズなしで始まる、または終わるようにします。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Turn the whole figure over in all frames, so that its head is up, as the operation Up Axis does. Undo turns it back.</source>
        <translation>操作「上方向の軸」と同じように、すべてのフレームでフィギュア全体を回転し、頭が上になるようにします。「元に戻す」で元の向きに戻せます。</translation>
    </message>
    <message>
        <source>Everything that was asked about the figure is answered.</source>
        <translation>フィギュアについての確認にはすべて回答済みです。</translation>
    </message>
    <message>
        <source>Take back answer about a pose</source>
        <translation>ポーズについての回答を取り消す</translation>
    </message>
    <message>
        <source>Keep a pose of its own</source>
        <translation>独立したポーズを残す</translation>
    </message>
    <message>
        <source>Leave a pose out of filters</source>
        <translation>ポーズをフィルターから除外</translation>
    </message>
    <message>
        <source>Fill Frames</source>
        <translation>フレームを補う</translation>
    </message>
    <message>
        <source>Replace these frames with a movement from the frame before them to the frame after them, as the operation Interpolate does. Undo brings them back.</source>
        <translation>これらのフレームを、直前のフレームから直後のフレームへの動きに置き換えます（操作「補間」と同じです）。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Fill frame %1</source>
        <translation>フレーム %1 を補う</translation>
    </message>
    <message>
        <source>Fill frames %1 to %2</source>
        <translation>フレーム %1 から %2 を補う</translation>
    </message>
    <message>
        <source>No problems in the file. Faults of the movement: Clean Up.</source>
        <translation>ファイルに問題はありません。動きの欠陥: クリーンアップ。</translation>
    </message>
    <message>
        <source>Set up this operation for these joints and frames. It shows what it would do before you apply it.</source>
        <translation>この操作をこれらのジョイントとフレームに設定します。適用する前に結果が表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) of the movement.</source>
        <translation>
            <numerusform>動きの欠陥が %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for faults of the movement…</source>
        <translation>動きの欠陥を探しています…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Open Operation…</source>
        <translation>操作を開く…</translation>
    </message>
    <message>
        <source>Make Time Right…</source>
        <translation>時間を正しくする…</translation>
    </message>
</context>
<context>
    <name>limber::FloorActions</name>
    <message>
        <source>Floor: still</source>
        <translation>床：静止</translation>
    </message>
    <message>
        <source>Floor: automatic</source>
        <translation>床：自動</translation>
    </message>
    <message>
        <source>Floor: moving</source>
        <translation>床：動く</translation>
    </message>
</context>
<context>
    <name>limber::FloorDialog</name>
    <message>
        <source>Floor Below the Feet</source>
        <translation>足の下の床</translation>
    </message>
    <message>
        <source>Speed along %1, in units per second</source>
        <translation>%1 方向の速度（単位/秒）</translation>
    </message>
    <message>
        <source>Along %1</source>
        <translation>%1 方向</translation>
    </message>
    <message>
        <source>Units of the file per second. Below a figure that walks ahead in place, the floor moves backwards.</source>
        <translation>ファイルの単位/秒です。その場で前に歩く人物の下では、床は後ろへ動きます。</translation>
    </message>
</context>
<context>
    <name>limber::FloorRow</name>
    <message>
        <source>Floor</source>
        <translation>床</translation>
    </message>
    <message>
        <source>Floor below the feet</source>
        <translation>足の下の床</translation>
    </message>
    <message>
        <source>How the floor below the feet moves, as below a figure on a treadmill or one that walks in place; feet stand if they move with it</source>
        <translation>足の下の床の動き（トレッドミルやその場歩きなど）。床とともに動く足は接地しています</translation>
    </message>
    <message>
        <source>set</source>
        <translation>設定済み</translation>
    </message>
</context>
<context>
    <name>limber::FoldingRow</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>What does not fit into the row</source>
        <translation>この行に入りきらないもの</translation>
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
        <translation>内容(&amp;C)</translation>
    </message>
    <message>
        <source>Numbers of the file</source>
        <translation>ファイルの数値</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Quaternions (w, x, y, z)</source>
        <translation>クォータニオン (w, x, y, z)</translation>
    </message>
    <message>
        <source>Rotation vectors, degrees</source>
        <translation>回転ベクトル、度</translation>
    </message>
    <message>
        <source>Angles of joints, degrees</source>
        <translation>ジョイントの角度、度</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Accelerations</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>Rel&amp;ative to</source>
        <translation>基準(&amp;A)</translation>
    </message>
    <message>
        <source>The world</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>The parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>区切り(&amp;S)</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>For spreadsheets, statistics and scripts: one frame per row.</source>
        <translation>表計算、統計、スクリプト向け：1 行に 1 フレーム。</translation>
    </message>
    <message>
        <source>&amp;Names in the first row</source>
        <translation>最初の行に名前(&amp;N)</translation>
    </message>
    <message>
        <source>Column of f&amp;rame numbers</source>
        <translation>フレーム番号の列(&amp;R)</translation>
    </message>
    <message>
        <source>Column of &amp;times, seconds</source>
        <translation>時間の列、秒(&amp;T)</translation>
    </message>
    <message>
        <source>FBX</source>
        <translation>FBX</translation>
    </message>
    <message>
        <source>glTF uses metres, and BVH does not say what its unit is</source>
        <translation>glTF はメートル単位だが、BVH には単位の記載がない</translation>
    </message>
    <message>
        <source>F&amp;ewer keys, within</source>
        <translation>キーを減らす、許容差(&amp;E)</translation>
    </message>
    <message>
        <source>The largest error of a rotation, degrees; translations may be off by 5 mm for each degree</source>
        <translation>回転の最大誤差（度）。位置は 1 度あたり 5 mm ずれてよい</translation>
    </message>
    <message>
        <source>&amp;Stick figure</source>
        <translation>棒人間(&amp;S)</translation>
    </message>
    <message>
        <source>Programs that show only meshes show nothing without one</source>
        <translation>メッシュだけを表示するソフトでは、これがないと何も見えない</translation>
    </message>
    <message>
        <source>glTF</source>
        <translation>glTF</translation>
    </message>
    <message>
        <source>glTF 2.0, binary</source>
        <translation>glTF 2.0、バイナリー</translation>
    </message>
    <message>
        <source>glTF 2.0, text</source>
        <translation>glTF 2.0、テキスト</translation>
    </message>
    <message>
        <source>For engines and 3D programs: a node for each joint, a skin and the motion.</source>
        <translation>ゲームエンジンと 3D ソフト向け：ジョイントごとのノード、スキン、モーション。</translation>
    </message>
    <message>
        <source>Arrays for NumPy</source>
        <translation>NumPy 用の配列</translation>
    </message>
    <message>
        <source>For Python: joints, offsets, channels and world positions, which numpy.load() opens.</source>
        <translation>Python 向け：numpy.load() で開けるジョイント、オフセット、チャンネル、ワールド位置。</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>ブラウザー用ページ</translation>
    </message>
    <message>
        <source>For people without Limber: one file that plays the motion in any browser, offline.</source>
        <translation>Limber を持たない人向け：どのブラウザーでもオフラインでモーションを再生できる 1 つのファイル。</translation>
    </message>
    <message>
        <source>Rows of numbers</source>
        <translation>数値の行</translation>
    </message>
    <message>
        <source>Second Life</source>
        <translation>Second Life</translation>
    </message>
    <message>
        <source>Animation of Second Life</source>
        <translation>Second Life のアニメーション</translation>
    </message>
    <message>
        <source>&amp;Lengths are in</source>
        <translation>長さの単位(&amp;L)</translation>
    </message>
    <message>
        <source>A video at the motion&apos;s own speed, seen as in the view.</source>
        <translation>ビューのとおりに見た、モーション本来の速さの動画。</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>PNG 連番</translation>
    </message>
    <message>
        <source>A numbered picture of each frame, seen as in the view.</source>
        <translation>ビューのとおりに見た、各フレームの番号付き画像。</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>コンタクトシート</translation>
    </message>
    <message>
        <source>One picture with many in it, seen as in the view.</source>
        <translation>ビューのとおりに見た、多数の絵を 1 枚に並べた画像。</translation>
    </message>
    <message>
        <source>Video, H.264</source>
        <translation>動画、H.264</translation>
    </message>
    <message>
        <source>Video, VP9</source>
        <translation>動画、VP9</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>アニメーション GIF</translation>
    </message>
    <message>
        <source>FBX uses centimetres, and BVH does not say what its unit is</source>
        <translation>FBXの単位はセンチメートルですが、BVHには単位が書かれていません</translation>
    </message>
    <message>
        <source>FBX, binary</source>
        <translation>FBX（バイナリー）</translation>
    </message>
    <message>
        <source>For Unity, Unreal, Maya and MotionBuilder: a skeleton and the motion.</source>
        <translation>Unity、Unreal、Maya、MotionBuilder用：スケルトンとモーション。</translation>
    </message>
    <message>
        <source>&amp;Body around the bones</source>
        <translation>ボーンの周りの体(&amp;B)</translation>
    </message>
    <message>
        <source>VRM uses metres, and BVH does not say what its unit is</source>
        <translation>VRMの単位はメートルですが、BVHには単位が書かれていません</translation>
    </message>
    <message>
        <source>VRM animation</source>
        <translation>VRMアニメーション</translation>
    </message>
    <message>
        <source>For avatars of VRM: the motion of the bones that all of them have, whatever their proportions.</source>
        <translation>VRMのアバター向け：体型にかかわらず、すべてのアバターが持つボーンの動きです。</translation>
    </message>
    <message>
        <source>A mannequin that Limber makes for the skeleton</source>
        <translation>スケルトンに合わせてLimberが作るマネキンです</translation>
    </message>
    <message>
        <source>The document&apos;s character, or else a mannequin</source>
        <translation>ドキュメントのキャラクター、なければマネキン</translation>
    </message>
    <message>
        <source>In Its File</source>
        <translation>そのファイルの中に</translation>
    </message>
    <message>
        <source>The whole character with one more animation. All else that is in its file stays as it is.</source>
        <translation>アニメーションを 1 つ追加したキャラクター全体です。ファイルのほかの内容は変わりません。</translation>
    </message>
    <message>
        <source>Motion Alone</source>
        <translation>動きだけ</translation>
    </message>
    <message>
        <source>The joints of the character and this animation, without meshes, pictures and other animations.</source>
        <translation>キャラクターの関節とこのアニメーションです。メッシュ、画像、ほかのアニメーションは含みません。</translation>
    </message>
    <message>
        <source>VRM Animation</source>
        <translation>VRM アニメーション</translation>
    </message>
    <message>
        <source>For every avatar of VRM: the motion of the bones that all of them have. Other joints are left out, such as those of hair.</source>
        <translation>すべての VRM アバター用：共通するボーンの動きです。髪などほかの関節は含みません。</translation>
    </message>
    <message>
        <source>For Unity, Unreal, Maya and MotionBuilder: the joints of the character and the motion, without meshes.</source>
        <translation>Unity、Unreal、Maya、MotionBuilder 用：キャラクターの関節と動きです。メッシュは含みません。</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>体重</translation>
    </message>
    <message>
        <source>How large forces are depends on how large the figure is</source>
        <translation>力の大きさは人物の大きさで決まります</translation>
    </message>
</context>
<context>
    <name>limber::FoundList</name>
    <message>
        <source>What was found</source>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Tick &amp;Only This</source>
        <translation>これだけにチェック(&amp;O)</translation>
    </message>
    <message>
        <source>Tick &amp;All</source>
        <translation>すべてにチェック(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Untick All</source>
        <translation>すべてのチェックを外す(&amp;U)</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
</context>
<context>
    <name>limber::FrameActions</name>
    <message>
        <source>Insert a copy after frame %1</source>
        <translation>フレーム %1 の後にコピーを挿入</translation>
    </message>
    <message>
        <source>Insert a copy of frames %1 to %2 after them</source>
        <translation>フレーム %1 ～ %2 のコピーをその後に挿入</translation>
    </message>
    <message>
        <source>Delete frame %1</source>
        <translation>フレーム %1 を削除</translation>
    </message>
    <message>
        <source>Delete frames %1 to %2</source>
        <translation>フレーム %1 ～ %2 を削除</translation>
    </message>
    <message>
        <source>Go to Frame</source>
        <translation>フレームへ移動</translation>
    </message>
    <message>
        <source>Frame (0 to %1):</source>
        <translation>フレーム (0 ～ %1)：</translation>
    </message>
    <message>
        <source>Insert frame %1</source>
        <translation>フレーム %1 を挿入</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n frame(s)</source>
        <translation>
            <numerusform>%n フレームを複製</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::FramePainter</name>
    <message>
        <source>frame %1 · %2 s</source>
        <translation>フレーム %1 · %2 秒</translation>
    </message>
    <message>
        <source>%1 · frame %2 · %3 s</source>
        <translation>%1 · フレーム %2 · %3 秒</translation>
    </message>
</context>
<context>
    <name>limber::FrameTimeDialog</name>
    <message>
        <source>Frame Time</source>
        <translation>フレーム時間</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>1 秒あたりのフレーム数</translation>
    </message>
    <message>
        <source>Seconds per frame</source>
        <translation>1 フレームの秒数</translation>
    </message>
    <message>
        <source>Frames are not resampled; the motion plays faster or slower.</source>
        <translation>フレームはリサンプルされず、モーションが速く、または遅くなります。</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>長さ</translation>
    </message>
    <message numerus="yes">
        <source>%1 s, %n frame(s)</source>
        <translation>
            <numerusform>%1 秒、%n フレーム</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::GestureProgress</name>
    <message>
        <source>Changing frames…</source>
        <translation>フレームを変更中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>limber::HandleHint</name>
    <message>
        <source>%1 has no handle on an end site, which has no channels: select its joint.</source>
        <translation>エンドサイトにはチャンネルがないため、「%1」のハンドルはありません。そのジョイントを選択してください。</translation>
    </message>
    <message>
        <source>%1 has no handle on %2, which has no channels for it.</source>
        <translation>%2 には必要なチャンネルがないため、「%1」のハンドルはありません。</translation>
    </message>
</context>
<context>
    <name>limber::HeightPanel</name>
    <message>
        <source>Scale the &amp;whole skeleton to a height</source>
        <translation>スケルトン全体を身長に合わせてスケール(&amp;W)</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>身長</translation>
    </message>
    <message>
        <source>In the units of the file</source>
        <translation>ファイルの単位</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>係数</translation>
    </message>
    <message>
        <source>New height divided by the current height</source>
        <translation>新しい身長 ÷ 現在の身長</translation>
    </message>
    <message>
        <source>Current height</source>
        <translation>現在の身長</translation>
    </message>
    <message>
        <source>New height</source>
        <translation>新しい身長</translation>
    </message>
    <message>
        <source>The height is measured in the rest pose, from the lowest to the highest point. If the figure does not stand upright there, it is measured along the bones from toe to head.</source>
        <translation>身長はレストポーズの最も低い点から最も高い点までを測ります。そこで直立していない場合は、つま先から頭までボーンに沿って測ります。</translation>
    </message>
    <message>
        <source>none (all bones have zero length)</source>
        <translation>なし（すべてのボーンの長さがゼロ）</translation>
    </message>
</context>
<context>
    <name>limber::HelpDialog</name>
    <message>
        <source>Limber Manual</source>
        <translation>Limber マニュアル</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Show the pages with this text; Enter jumps to the next match (Ctrl+F)</source>
        <translation>この文字列を含むページを表示。Enter で次の一致へ (Ctrl+F)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>ページの本文</translation>
    </message>
</context>
<context>
    <name>limber::HelpFeature</name>
    <message>
        <source>New to Limber?</source>
        <translation>Limber は初めてですか？</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>drawn without OpenGL</source>
        <translation>OpenGL なしで描画</translation>
    </message>
</context>
<context>
    <name>limber::HierarchyPanel</name>
    <message>
        <source>Joint hierarchy</source>
        <translation>ジョイントの階層</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>ジョイントを絞り込む</translation>
    </message>
    <message>
        <source>Filter joints by name</source>
        <translation>名前でジョイントを絞り込む</translation>
    </message>
    <message>
        <source>No matching joints</source>
        <translation>一致するジョイントがありません</translation>
    </message>
    <message>
        <source>Selection sets</source>
        <translation>選択セット</translation>
    </message>
    <message>
        <source>Show only joints whose name contains this text</source>
        <translation>この文字列を名前に含むジョイントだけを表示する</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Offset X</source>
        <translation>オフセット X</translation>
    </message>
    <message>
        <source>Offset Y</source>
        <translation>オフセット Y</translation>
    </message>
    <message>
        <source>Offset Z</source>
        <translation>オフセット Z</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>階層</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n joint(s)</source>
        <translation>
            <numerusform>%n 個のジョイントを絞り込み</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>limber::HistoryPanel</name>
    <message>
        <source>History of changes</source>
        <translation>変更の履歴</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>開いた状態</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it; the disk marks the saved one</source>
        <translation>クリックでその手順まで戻る、または進む。ディスクの印は保存済みの状態</translation>
    </message>
</context>
<context>
    <name>limber::HoldBars</name>
    <message>
        <source>Hold %1</source>
        <translation>%1 を保持</translation>
    </message>
    <message>
        <source>Hold %1 on %2</source>
        <translation>%1 を %2 の上に保持</translation>
    </message>
    <message>
        <source>There are already %1 layers.</source>
        <translation>すでに %1 個のレイヤーがあります。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n frame(s)</source>
        <translation>
            <numerusform>%1、%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be held on %2, which moves with it.</source>
        <translation>%2 は一緒に動くので、%1 をその上に保持できません。</translation>
    </message>
    <message>
        <source>No joint can bring %1 to another position.</source>
        <translation>%1 を別の位置へ動かせるジョイントがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot reach its place in %n frame(s): it is up to %2 too far away (frame %3).</source>
        <translation>
            <numerusform>%n フレームで %1 の位置に届きません：最大 %2 遠すぎます（フレーム %3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a layer of its own. Drag its bar in the timeline to hold other frames.</source>
        <translation>「%1」は独立したレイヤーです。ほかのフレームを保持するには、タイムラインのバーをドラッグします。</translation>
    </message>
    <message>
        <source>%1 or the layer beneath it is muted: baking would change the motion.</source>
        <translation>「%1」またはその下のレイヤーがミュートされています：ベイクすると動きが変わります。</translation>
    </message>
    <message>
        <source>The layer beneath %1 has too little weight to take it in.</source>
        <translation>「%1」の下のレイヤーはウェイトが小さすぎて取り込めません。</translation>
    </message>
    <message>
        <source>Bake %1</source>
        <translation>「%1」をベイク</translation>
    </message>
</context>
<context>
    <name>limber::HoldRow</name>
    <message>
        <source>Holds</source>
        <translation>保持</translation>
    </message>
    <message numerus="yes">
        <source>%n held</source>
        <comment>joints</comment>
        <translation>
            <numerusform>%n 個を保持</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>ミュート(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Hold Again</source>
        <translation>もう一度保持(&amp;H)</translation>
    </message>
    <message>
        <source>Make the hold again, after what is beneath it has changed</source>
        <translation>下のものが変わったあとで、保持を作り直します</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>ベイク(&amp;B)</translation>
    </message>
    <message>
        <source>Make the hold a part of what is beneath it</source>
        <translation>保持を下のものに取り込みます</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Unmute: %1</source>
        <translation>ミュート解除：%1</translation>
    </message>
    <message>
        <source>Mute: %1</source>
        <translation>ミュート：%1</translation>
    </message>
    <message>
        <source>Joints that are held; drag a bar or its ends, right-click it for more. A bar in another colour no longer fits the motion beneath it: double-click it to hold again.</source>
        <translation>保持されるジョイント。バーまたは両端をドラッグ、右クリックでほかの操作。色の違うバーは下のモーションに合わなくなっています。ダブルクリックでもう一度保持します。</translation>
    </message>
    <message>
        <source>%1 · double-click to hold again</source>
        <translation>%1 · ダブルクリックでもう一度保持</translation>
    </message>
</context>
<context>
    <name>limber::ImportAction</name>
    <message>
        <source>Import</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 を取り込み中</translation>
    </message>
</context>
<context>
    <name>limber::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>読み込み</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 個のジョイント</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nothing moves: one frame of the rest pose</source>
        <translation>%1、動きなし：レストポーズの 1 フレーム</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <translation>
            <numerusform>%n 個のアニメーション</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1、%2 秒</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>除外：%1。</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>すべて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>Make a document of each animation</source>
        <translation>アニメーションごとにドキュメントを作る</translation>
    </message>
    <message>
        <source>Uncheck all animations</source>
        <translation>すべてのアニメーションの選択を外す</translation>
    </message>
    <message>
        <source>A document of &amp;each:</source>
        <translation>それぞれドキュメントに(&amp;E)：</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>1 秒あたりのフレーム数</translation>
    </message>
    <message>
        <source>How many frames each second of motion gets</source>
        <translation>モーション 1 秒あたりのフレーム数</translation>
    </message>
    <message>
        <source>%1, by the keys</source>
        <translation>%1（キーから）</translation>
    </message>
    <message>
        <source>By the keys of each</source>
        <translation>それぞれのキーから</translation>
    </message>
    <message>
        <source>&amp;Frames per second</source>
        <translation>1 秒あたりのフレーム数(&amp;F)</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>長さの単位</translation>
    </message>
    <message>
        <source>BVH does not store the unit of length: choose the one of your other files</source>
        <translation>BVH には長さの単位の記載がない：手元の他のファイルと同じものを選ぶ</translation>
    </message>
    <message>
        <source>as before the export</source>
        <translation>書き出し前のまま</translation>
    </message>
    <message>
        <source>&amp;Lengths in</source>
        <translation>長さの単位(&amp;L)</translation>
    </message>
</context>
<context>
    <name>limber::ImportFilters</name>
    <message>
        <source>Motions of other programs (%1)</source>
        <translation>他のソフトのモーション (%1)</translation>
    </message>
</context>
<context>
    <name>limber::InspectorPanel</name>
    <message>
        <source>no rotations</source>
        <translation>回転なし</translation>
    </message>
    <message>
        <source>Offset edits keep the motion&apos;s values.</source>
        <translation>オフセットを編集してもモーションの値は変わりません。</translation>
    </message>
    <message>
        <source>Editing offsets does not change the motion&apos;s values. To keep feet planted: Skeleton › Proportions…</source>
        <translation>オフセットを編集してもモーションの値は変わりません。足を接地させたままにするには：スケルトン › プロポーション…</translation>
    </message>
    <message>
        <source>Select a joint in the tree or in the view to see and edit its values.</source>
        <translation>ツリーかビューでジョイントを選択すると、値を見て編集できます。</translation>
    </message>
    <message>
        <source>Order of the rotations</source>
        <translation>回転の順序</translation>
    </message>
    <message>
        <source>Rotations are applied in file order, each about the axes left by the one before</source>
        <translation>回転はファイル内の順に、直前の回転後の軸のまわりに適用される</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>OFFSET from the parent joint, file units</source>
        <translation>親ジョイントからの OFFSET、ファイルの単位</translation>
    </message>
    <message>
        <source>Rotation °</source>
        <translation>回転 °</translation>
    </message>
    <message>
        <source>Rotation channel at this frame, degrees</source>
        <translation>このフレームの回転チャンネル、度</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position channel at this frame, file units</source>
        <translation>このフレームの位置チャンネル、ファイルの単位</translation>
    </message>
    <message>
        <source>World</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>World position at this frame, file units</source>
        <translation>このフレームのワールド位置、ファイルの単位</translation>
    </message>
    <message>
        <source>Offset length</source>
        <translation>オフセットの長さ</translation>
    </message>
    <message>
        <source>Length of the offset</source>
        <translation>オフセットの長さ</translation>
    </message>
    <message>
        <source>joint %1 of %2</source>
        <translation>%2 個中 %1 番目のジョイント</translation>
    </message>
    <message>
        <source>end site %1 of %2</source>
        <translation>%2 個中 %1 番目のエンドサイト</translation>
    </message>
    <message>
        <source>the origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>Length of the bone from %1 to %2; a new length keeps its direction</source>
        <translation>%1 から %2 までのボーンの長さ。新しい長さでも向きは変わらない</translation>
    </message>
    <message numerus="yes">
        <source>%n more joint(s) or end site(s) selected; edits here change only this one.</source>
        <translation>
            <numerusform>他に %n 個のジョイントかエンドサイトを選択中。ここでの編集はこれだけを変えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>end site</source>
        <translation>エンドサイト</translation>
    </message>
    <message>
        <source>No joint selected</source>
        <translation>ジョイント未選択</translation>
    </message>
    <message>
        <source>Change offset of %1</source>
        <translation>%1 のオフセットを変更</translation>
    </message>
    <message>
        <source>Change length of %1</source>
        <translation>%1 の長さを変更</translation>
    </message>
    <message>
        <source>Rotate %1, %2</source>
        <translation>%1 を回転、%2</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>%1 を移動、%2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotation and position also change in %n more joint(s): a number sets all, a step or += adds to each.</source>
        <translation>
            <numerusform>回転と位置は他の %n 個のジョイントでも変わります。数値は全部に同じ値を、ステップや += はそれぞれの値に加えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>joints</comment>
        <translation>
            <numerusform>%1 他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Twist %1, %2</source>
        <translation>%1 をひねる、%2</translation>
    </message>
</context>
<context>
    <name>limber::JoinDistances</name>
    <message>
        <source>Frame %1 of this clip, then frame %2 of the second, the most alike: %3 units apart</source>
        <translation>このクリップのフレーム %1 の次に 2 つ目のフレーム %2、最も似ている：%3 単位の差</translation>
    </message>
    <message>
        <source>Frame %1 of this clip, then frame %2 of the second: %3 units apart</source>
        <translation>このクリップのフレーム %1 の次に 2 つ目のフレーム %2：%3 単位の差</translation>
    </message>
    <message>
        <source>Up and Down move the last frame of this clip, Left and Right the first one of the second clip, ten frames with Shift. Return jumps to the nearest matching pair, Home to the best match.</source>
        <translation>上下キーでこのクリップの最後のフレーム、左右キーで 2 つ目のクリップの最初のフレームを動かす。Shift で 10 フレーム。Return で近くの似た組へ、Home で最も似た組へ移動する。</translation>
    </message>
    <message>
        <source>Frame of the second clip</source>
        <translation>2 つ目のクリップのフレーム</translation>
    </message>
    <message>
        <source>Frame of this clip</source>
        <translation>このクリップのフレーム</translation>
    </message>
</context>
<context>
    <name>limber::JointField</name>
    <message>
        <source>Not Set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Joint or X+Y+Z</source>
        <translation>関節または X+Y+Z</translation>
    </message>
</context>
<context>
    <name>limber::JointMarks</name>
    <message>
        <source>Show in the view; with Shift all below it, too</source>
        <translation>ビューに表示。Shift で下のものもすべて</translation>
    </message>
    <message>
        <source>Hide in the view; with Shift all below it, too</source>
        <translation>ビューで隠す。Shift で下のものもすべて</translation>
    </message>
    <message>
        <source>Unlock; with Shift all below it, too</source>
        <translation>ロックを解除。Shift で下のものもすべて</translation>
    </message>
    <message>
        <source>Lock: no tool changes it; with Shift all below it, too</source>
        <translation>ロック：どのツールでも変わらなくなる。Shift で下のものもすべて</translation>
    </message>
    <message>
        <source>Remove the pin; with Shift all below it, too</source>
        <translation>ピンを外す。Shift で下のものもすべて</translation>
    </message>
</context>
<context>
    <name>limber::JointTreeModel</name>
    <message>
        <source>End site</source>
        <translation>エンドサイト</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Offset X</source>
        <translation>オフセット X</translation>
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
        <translation>長さ</translation>
    </message>
    <message>
        <source>The joint&apos;s name as the file gives it</source>
        <translation>ファイルにあるジョイントの名前</translation>
    </message>
    <message>
        <source>P: position channels; then the order of the rotations</source>
        <translation>P：位置チャンネル、続いて回転の順序</translation>
    </message>
    <message>
        <source>OFFSET from the parent joint, in the file&apos;s units</source>
        <translation>親ジョイントからの OFFSET（ファイルの単位）</translation>
    </message>
    <message>
        <source>Length of the OFFSET, in the file&apos;s units</source>
        <translation>OFFSET の長さ（ファイルの単位）</translation>
    </message>
    <message>
        <source>Change offset of %1</source>
        <translation>%1 のオフセットを変更</translation>
    </message>
    <message>
        <source>“%1” cannot be written in the encoding that names are shown in (%2).</source>
        <translation>「%1」は、名前の表示に使う文字コード (%2) では書けません。</translation>
    </message>
    <message>
        <source>Names cannot be empty, contain braces or control characters, or start or end with a space.</source>
        <translation>名前は空にできません。括弧 { } や制御文字を含めたり、空白で始めたり終えたりすることもできません。</translation>
    </message>
</context>
<context>
    <name>limber::KeyEdit</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no keys yet: Fit Keys finds some.</source>
        <translation>キーはまだありません。「キーをフィット」で見つけられます。</translation>
    </message>
    <message>
        <source>The curves are still being computed.</source>
        <translation>カーブはまだ計算中です。</translation>
    </message>
    <message>
        <source>There is no such frame.</source>
        <translation>そのフレームはありません。</translation>
    </message>
    <message>
        <source>Keys cannot move while a rotation of their joint is locked: a key holds all of its rotations.</source>
        <translation>ジョイントの回転がロックされている間、キーは動きません。キーはそのすべての回転に打たれています。</translation>
    </message>
    <message>
        <source>The first and the last key stay.</source>
        <translation>最初と最後のキーは残ります。</translation>
    </message>
</context>
<context>
    <name>limber::KeyStep</name>
    <message>
        <source>frames %1–%2</source>
        <translation>フレーム %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <comment>by how much keys move in time</comment>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s) of %1 by %2, %3</source>
        <translation>
            <numerusform>%1 の %n 個のキーを %2 移動、%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s) of %1, %2</source>
        <translation>
            <numerusform>%1 の %n 個のキーをスケール、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tangents of %n key(s) of %1, %2</source>
        <translation>
            <numerusform>%1 の %n 個のキーの接線、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n key(s) of %1, %2</source>
        <translation>
            <numerusform>%1 の %n 個のキーを削除、%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::LayerActions</name>
    <message numerus="yes">
        <source>A clip has at most %n layer(s).</source>
        <translation>
            <numerusform>1 つのクリップのレイヤーは最大 %n 個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge all layers into the base?</source>
        <translation>すべてのレイヤーをベースに統合しますか？</translation>
    </message>
    <message>
        <source>Merge all layers into the base</source>
        <translation>すべてのレイヤーをベースに統合</translation>
    </message>
    <message>
        <source>Mute layer</source>
        <translation>レイヤーをミュート</translation>
    </message>
    <message>
        <source>Solo layer</source>
        <translation>レイヤーをソロ</translation>
    </message>
    <message>
        <source>Lock layer</source>
        <translation>レイヤーをロック</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>Merge %1 into %2?</source>
        <translation>%1 を %2 に統合しますか？</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>%1 を %2 に統合</translation>
    </message>
    <message>
        <source>Merging layers…</source>
        <translation>レイヤーを統合中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>This layer, or the one beneath it, has no effect at present: merging would change the motion.</source>
        <translation>このレイヤーかその下のレイヤーは今は無効です。統合するとモーションが変わります。</translation>
    </message>
    <message>
        <source>The layer beneath has too little weight to take this one in.</source>
        <translation>下のレイヤーはウェイトが小さすぎて、これを取り込めません。</translation>
    </message>
    <message>
        <source>Merge Layers</source>
        <translation>レイヤーを統合</translation>
    </message>
    <message>
        <source>%1 in %2 will change. The motion stays as it is shown, and the keys become values of every frame.</source>
        <translation>%2 の %1 が変わります。モーションは表示のまま変わらず、キーは各フレームの値になります。</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s)</source>
        <translation>
            <numerusform>%n 個のチャンネル</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>統合</translation>
    </message>
</context>
<context>
    <name>limber::LayerDetails</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) · frames %1–%2</source>
        <translation>
            <numerusform>%n 個のキー · フレーム %1–%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>The layer adds to the motion beneath it</source>
        <translation>レイヤーは下のモーションに加わる</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>The layer&apos;s poses replace the motion beneath it</source>
        <translation>レイヤーのポーズが下のモーションに取って代わる</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>About the joint&apos;s own axes: best for a twist of a hand or a head</source>
        <translation>ジョイント自身の軸のまわり：手や頭のひねりに最適</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>About the axes of the joint&apos;s parent: the path of a hand stays smoother</source>
        <translation>親ジョイントの軸のまわり：手の軌道がより滑らか</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Weight in the current frame</source>
        <translation>現在のフレームのウェイト</translation>
    </message>
    <message>
        <source>Key of the weight</source>
        <translation>ウェイトのキー</translation>
    </message>
    <message>
        <source>Give the weight a key in the current frame, or remove that key</source>
        <translation>現在のフレームでウェイトにキーを打つ、または取り除く</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Eased</source>
        <translation>イーズ</translation>
    </message>
    <message>
        <source>Between keys of the weight</source>
        <translation>ウェイトのキーの間</translation>
    </message>
    <message>
        <source>How the weight changes between keys</source>
        <translation>ウェイトがキーからキーへどう変わるか</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Only the joints that are selected now take part in the layer</source>
        <translation>今選択中のジョイントだけをこのレイヤーの対象にする</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All joints take part in the layer</source>
        <translation>すべてのジョイントをこのレイヤーの対象にする</translation>
    </message>
    <message>
        <source>Weight between keys</source>
        <translation>キーの間のウェイト</translation>
    </message>
    <message>
        <source>Joints of a layer</source>
        <translation>レイヤーのジョイント</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 他 %n 個</numerusform>
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
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Keys of the layer</source>
        <translation>レイヤーのキー</translation>
    </message>
    <message>
        <source>Click to jump to the key; double-click its times to change them; Delete removes it</source>
        <translation>クリックでキーへ移動、時間をダブルクリックして変更、Delete で取り除く</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Most rotated</source>
        <translation>最も回転</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Feet or pins were held in every frame of this key: its times are fixed</source>
        <translation>このキーでは全フレームで足やピンが保持されたため、時間は変えられません</translation>
    </message>
</context>
<context>
    <name>limber::LayerRow</name>
    <message>
        <source>Name of the layer</source>
        <translation>レイヤーの名前</translation>
    </message>
    <message>
        <source>Weight in the current frame</source>
        <translation>現在のフレームのウェイト</translation>
    </message>
    <message>
        <source>How much of the layer counts in the current frame, 0 to 1</source>
        <translation>現在のフレームでレイヤーがどれだけ効くか、0 ～ 1</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Mute: the layer has no effect (Ctrl+click: all layers)</source>
        <translation>ミュート：レイヤーは無効（Ctrl+クリック：すべてのレイヤー）</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>Solo: only layers that are solo have an effect (Ctrl+click: all)</source>
        <translation>ソロ：ソロのレイヤーだけが有効（Ctrl+クリック：すべて）</translation>
    </message>
    <message>
        <source>additive</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>override</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Locked: changes by hand do not go into it</source>
        <translation>ロック中：手作業の変更は入らない</translation>
    </message>
    <message>
        <source>Layer %1, active</source>
        <translation>レイヤー %1、アクティブ</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>レイヤー %1</translation>
    </message>
</context>
<context>
    <name>limber::LayerStrip</name>
    <message>
        <source>The weight of the layer in each frame, and its keys; click to go to a frame</source>
        <translation>各フレームでのレイヤーのウェイトとそのキー。クリックでフレームへ移動する</translation>
    </message>
    <message>
        <source>Weight and keys of the layer</source>
        <translation>レイヤーのウェイトとキー</translation>
    </message>
</context>
<context>
    <name>limber::LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Saving writes the base to the BVH file. Export Merged writes what is shown, layers and all.</source>
        <translation>保存するとベースが BVH ファイルに書かれます。「統合して書き出し」では、レイヤーを含めて見えるとおりに書かれます。</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>A layer changes the motion and keeps the values in the file. Weaken it, mute it or merge it whenever you like.</source>
        <translation>レイヤーはモーションを変えますが、ファイルの数値はそのまま残します。いつでも弱めたり、ミュートしたり、統合したりできます。</translation>
    </message>
    <message>
        <source>Rename layer</source>
        <translation>レイヤー名を変更</translation>
    </message>
    <message>
        <source>Mute layer</source>
        <translation>レイヤーをミュート</translation>
    </message>
    <message>
        <source>Solo layer</source>
        <translation>レイヤーをソロ</translation>
    </message>
    <message>
        <source>No layers</source>
        <translation>レイヤーなし</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) over the base</source>
        <translation>
            <numerusform>ベースの上に %n 個のレイヤー</numerusform>
        </translation>
    </message>
    <message>
        <source>Base: the numbers of the file</source>
        <translation>ベース：ファイルの数値</translation>
    </message>
</context>
<context>
    <name>limber::LimbFactorsPanel</name>
    <message>
        <source>Thighs</source>
        <translation>太もも</translation>
    </message>
    <message>
        <source>Shins</source>
        <translation>すね</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>足</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>背骨</translation>
    </message>
    <message>
        <source>Hip width</source>
        <translation>腰幅</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>首</translation>
    </message>
    <message>
        <source>Shoulder width</source>
        <translation>肩幅</translation>
    </message>
    <message>
        <source>Upper arms</source>
        <translation>上腕</translation>
    </message>
    <message>
        <source>Forearms</source>
        <translation>前腕</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Set every factor to 1</source>
        <translation>すべての係数を 1 にする</translation>
    </message>
    <message>
        <source>Factor: %1</source>
        <translation>係数：%1</translation>
    </message>
    <message>
        <source>1 keeps the length, 1.1 makes it 10 % longer. Both sides of the body change.</source>
        <translation>1 で長さはそのまま、1.1 で 10 % 長くなります。体の両側が変わります。</translation>
    </message>
    <message>
        <source>not found in this skeleton</source>
        <translation>このスケルトンには見つかりません</translation>
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
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Your settings file is damaged and was kept as %1. The default settings are used.</source>
        <translation>設定ファイルが壊れていたため、%1 として残しました。標準の設定を使います。</translation>
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
        <translation>これを行うメモリーが足りません。</translation>
    </message>
</context>
<context>
    <name>limber::Manual</name>
    <message>
        <source>index.md</source>
        <comment>the first page of the manual in this language, such as index.de.md</comment>
        <translation>index.ja.md</translation>
    </message>
</context>
<context>
    <name>limber::MappingModel</name>
    <message>
        <source>same name</source>
        <translation>同じ名前</translation>
    </message>
    <message>
        <source>by structure</source>
        <translation>構造から</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>remembered</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>ファイルから</translation>
    </message>
    <message>
        <source>(unmapped)</source>
        <translation>（未対応）</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1？</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Guess: not used until accepted</source>
        <translation>推測：承認するまで使われない</translation>
    </message>
    <message>
        <source>Target joint</source>
        <translation>ターゲットのジョイント</translation>
    </message>
    <message>
        <source>Source joint</source>
        <translation>ソースのジョイント</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確からしさ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The source has no joint “%1”.</source>
        <translation>ソースにジョイント「%1」はありません。</translation>
    </message>
    <message>
        <source>More than one joint contains “%1”: %2</source>
        <translation>「%1」を含むジョイントが複数あります：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>別名</translation>
    </message>
</context>
<context>
    <name>limber::MappingPanel</name>
    <message>
        <source>Joint mapping</source>
        <translation>ジョイントのマッピング</translation>
    </message>
    <message>
        <source>&amp;Unmap</source>
        <translation>対応を解除(&amp;U)</translation>
    </message>
    <message>
        <source>Keep its rest rotation relative to the parent</source>
        <translation>親に対するレスト時の回転を保つ</translation>
    </message>
    <message>
        <source>Map Chain from Its &amp;Base</source>
        <translation>チェーンを根元から対応付け(&amp;B)</translation>
    </message>
    <message>
        <source>Map joint after joint, starting at the base of the chain</source>
        <translation>チェーンの根元から順にジョイントを対応付ける</translation>
    </message>
    <message>
        <source>Map Chain from Its &amp;Tip</source>
        <translation>チェーンを先端から対応付け(&amp;T)</translation>
    </message>
    <message>
        <source>Map joint after joint, starting at the tip of the chain</source>
        <translation>チェーンの先端から順にジョイントを対応付ける</translation>
    </message>
    <message>
        <source>First map this joint to a joint of the source chain. Chains cannot cross other chains.</source>
        <translation>先にこのジョイントをソースのチェーンのジョイントに対応付けてください。チェーンは他のチェーンと交差できません。</translation>
    </message>
    <message>
        <source>Auto-Map</source>
        <translation>自動マッピング</translation>
    </message>
    <message>
        <source>Map all joints again, by names and by the structure of the skeletons</source>
        <translation>名前とスケルトンの構造から、すべてのジョイントを対応付け直す</translation>
    </message>
    <message>
        <source>Accept Guesses</source>
        <translation>推測を承認</translation>
    </message>
    <message>
        <source>Also use the uncertain matches, marked “?”</source>
        <translation>「?」の付いた不確かな対応も使う</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Unmap all joints, to map them by hand</source>
        <translation>すべての対応を解除し、手作業で対応付ける</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo the last change of joints, settings or contacts (Ctrl+Z)</source>
        <translation>ジョイント、設定、接地の最後の変更を元に戻す (Ctrl+Z)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Load or save the mapping, settings and foot contacts</source>
        <translation>マッピング、設定、足の接地を読み込む、または保存する</translation>
    </message>
    <message>
        <source>&amp;Load Mapping…</source>
        <translation>マッピングを読み込み(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save Mapping…</source>
        <translation>マッピングを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Load Mapping</source>
        <translation>マッピングを読み込み</translation>
    </message>
    <message>
        <source>Mappings (*.json);;All files (*)</source>
        <translation>マッピング (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save Mapping</source>
        <translation>マッピングを保存</translation>
    </message>
    <message>
        <source>mapping.json</source>
        <translation>mapping.json</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>%1 of %2 target joints mapped.</source>
        <translation>%2 個中 %1 個のターゲットのジョイントを対応付けました。</translation>
    </message>
    <message numerus="yes">
        <source>%n uncertain: check rows marked “?”.</source>
        <translation>
            <numerusform>%n 個が不確かです：「?」の付いた行を確認してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Redo the last change that was undone (Ctrl+Shift+Z)</source>
        <translation>最後に元に戻した変更をやり直す (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>limber::MarkerRow</name>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Enter renames the marker of the current frame, Delete removes it.</source>
        <translation>Enter で現在のフレームのマーカーの名前を変え、Delete で取り除く。</translation>
    </message>
    <message>
        <source>Name of the marker</source>
        <translation>マーカーの名前</translation>
    </message>
    <message>
        <source>M sets a marker at the current frame</source>
        <translation>M で現在のフレームにマーカーを打つ</translation>
    </message>
    <message>
        <source>Move marker %1</source>
        <translation>マーカー %1 を移動</translation>
    </message>
    <message>
        <source>Rename marker %1</source>
        <translation>マーカー %1 の名前を変更</translation>
    </message>
    <message>
        <source>Delete marker %1</source>
        <translation>マーカー %1 を削除</translation>
    </message>
    <message>
        <source>Drag a marker to move it, double-click it to rename it; Delete removes it.</source>
        <translation>マーカーはドラッグで移動、ダブルクリックで名前の変更、Delete で取り除く。</translation>
    </message>
</context>
<context>
    <name>limber::Message</name>
    <message>
        <source>byte %1: expected %2, found %3</source>
        <translation>バイト %1：%2 が必要ですが、%3 が見つかりました</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>ファイルの終わり</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>version 1.0</source>
        <translation>バージョン 1.0</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>a priority of at least -1</source>
        <translation>-1 以上の優先度</translation>
    </message>
    <message>
        <source>a duration from 0 to 60 s</source>
        <translation>0 ～ 60 秒の長さ</translation>
    </message>
    <message>
        <source>the name of an expression with a NUL after it</source>
        <translation>末尾に NUL のある表情の名前</translation>
    </message>
    <message>
        <source>a finite time of the loop</source>
        <translation>有限のループ時間</translation>
    </message>
    <message>
        <source>0 or 1 for the loop</source>
        <translation>ループを示す 0 か 1</translation>
    </message>
    <message>
        <source>a finite ease time</source>
        <translation>有限のイーズ時間</translation>
    </message>
    <message>
        <source>a hand pose from 0 to 13</source>
        <translation>0 ～ 13 の手の形</translation>
    </message>
    <message>
        <source>1 to 216 joints</source>
        <translation>1 ～ 216 個のジョイント</translation>
    </message>
    <message>
        <source>the name of a joint with a NUL after it</source>
        <translation>末尾に NUL のあるジョイントの名前</translation>
    </message>
    <message>
        <source>a number of keys that fits into the remaining %1 bytes</source>
        <translation>残りの %1 バイトで足りるキーの数</translation>
    </message>
    <message>
        <source>0 to 10 constraints</source>
        <translation>0 ～ 10 個のコンストレイント</translation>
    </message>
    <message>
        <source>a constraint of 86 bytes</source>
        <translation>86 バイトのコンストレイント</translation>
    </message>
    <message>
        <source>a chain no longer than there are joints</source>
        <translation>ジョイントの数を超えないチェーン</translation>
    </message>
    <message>
        <source>0 (point) or 1 (plane) for the kind of a constraint</source>
        <translation>コンストレイントの種類を示す 0（点）か 1（平面）</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>有限の数値</translation>
    </message>
    <message numerus="yes">
        <source>byte %1: expected the end of the file, found %n more bytes: left out</source>
        <translation>
            <numerusform>バイト %1：ファイルの終わりのはずですが、さらに %n バイトあります：除外</numerusform>
        </translation>
    </message>
    <message>
        <source>the base priority is %1: the viewer lowers it to 6</source>
        <translation>基本優先度が %1 です：ビューアーは 6 に下げます</translation>
    </message>
    <message>
        <source>the avatar has no joint “%1”: it becomes one below the pelvis</source>
        <translation>アバターにジョイント「%1」はありません：骨盤の下のジョイントになります</translation>
    </message>
    <message>
        <source>a constraint names the volume “%1”, which the avatar does not have</source>
        <translation>コンストレイントが、アバターにないボリューム「%1」を指しています</translation>
    </message>
    <message>
        <source>there is no frame to play</source>
        <translation>再生するフレームがありません</translation>
    </message>
    <message>
        <source>it plays for %1 s: expected at most 60 s</source>
        <translation>再生時間が %1 秒です：60 秒以下が必要です</translation>
    </message>
    <message>
        <source>no joint of the avatar differs from the first frame, which is the reference and is not played</source>
        <translation>最初のフレーム（再生されない基準）と異なるジョイントがアバターにありません</translation>
    </message>
    <message numerus="yes">
        <source>%n joints move: expected at most 216</source>
        <translation>
            <numerusform>%n 個のジョイントが動きます：216 個以下が必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is left out: it never leaves the first frame</source>
        <translation>「%1」は除外されます：最初のフレームから動きません</translation>
    </message>
    <message>
        <source>“%1” is left out: it moves in a single frame that the viewer does not look at</source>
        <translation>「%1」は除外されます：ビューアーが見ない 1 フレームだけで動きます</translation>
    </message>
    <message>
        <source>“%1” is left out: the avatar does not have it</source>
        <translation>「%1」は除外されます：アバターにありません</translation>
    </message>
    <message>
        <source>“%1” is left out with its motion: the avatar does not have it</source>
        <translation>「%1」はその動きとともに除外されます：アバターにありません</translation>
    </message>
    <message>
        <source>“%1” is left out: a joint before it stands for the same joint of the avatar</source>
        <translation>「%1」は除外されます：前のジョイントがアバターの同じジョイントです</translation>
    </message>
    <message>
        <source>“%1” is left out: no animation may move it</source>
        <translation>「%1」は除外されます：アニメーションで動かすことは許されません</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>開けません：%1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>読み込めません：%1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>expected at most %1 MiB, found more</source>
        <translation>%1 MiB 以下が必要ですが、それを超えています</translation>
    </message>
    <message>
        <source>there is not enough memory to repair this file</source>
        <translation>このファイルを修復するメモリーが足りません</translation>
    </message>
    <message>
        <source>there is not enough memory to read this file</source>
        <translation>このファイルを読むメモリーが足りません</translation>
    </message>
    <message>
        <source>was not saved: %1</source>
        <translation>保存されませんでした：%1</translation>
    </message>
    <message>
        <source>no file can be created in its folder or it is write-protected: %1</source>
        <translation>フォルダーにファイルを作れないか、書き込みが禁止されています：%1</translation>
    </message>
    <message>
        <source>its permissions cannot be kept: %1</source>
        <translation>アクセス権を維持できません：%1</translation>
    </message>
    <message>
        <source>writing failed: %1</source>
        <translation>書き込みに失敗しました：%1</translation>
    </message>
    <message>
        <source>the disk did not accept the data: %1</source>
        <translation>ディスクがデータを受け付けませんでした：%1</translation>
    </message>
    <message>
        <source>it cannot be replaced with the new file: %1</source>
        <translation>新しいファイルを元の場所に置けません：%1</translation>
    </message>
    <message>
        <source>no backup of it can be created: %1</source>
        <translation>バックアップを作れません：%1</translation>
    </message>
    <message>
        <source>no copy of it can be kept while it is overwritten: %1</source>
        <translation>上書き中のコピーを残せません：%1</translation>
    </message>
    <message>
        <source>overwriting it failed: %1. The old contents are kept in %2</source>
        <translation>上書きに失敗しました：%1。以前の内容は %2 に残してあります</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>そのようなファイルもフォルダーもありません</translation>
    </message>
    <message>
        <source>permission was refused</source>
        <translation>アクセスが拒否されました</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>リンクが循環しています</translation>
    </message>
    <message>
        <source>there is no space left on the disk</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>ディスクは読み取り専用です</translation>
    </message>
    <message>
        <source>the file would be larger than is allowed here</source>
        <translation>ファイルがここで許される大きさを超えます</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>ディスクがエラーを報告しました</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>expected a file, found a folder</source>
        <translation>ファイルが必要ですが、フォルダーです</translation>
    </message>
    <message>
        <source>expected a file, found a named pipe</source>
        <translation>ファイルが必要ですが、名前付きパイプです</translation>
    </message>
    <message>
        <source>expected a file, found a socket</source>
        <translation>ファイルが必要ですが、ソケットです</translation>
    </message>
    <message>
        <source>expected a file, found a device</source>
        <translation>ファイルが必要ですが、デバイスです</translation>
    </message>
    <message>
        <source>needs more than 4 GiB as .glb, whose lengths have 32 bits: use fewer keys, or .gltf</source>
        <translation>.glb では 4 GiB を超えますが、その長さは 32 ビットです：キーを減らすか .gltf にすれば可能です</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>&apos;%1&apos;</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>expected JSON, found %1</source>
        <translation>JSON が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <translation>値が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected the end of the file, found %1</source>
        <translation>ファイルの終わりのはずですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a name in quotes, found %1</source>
        <translation>引用符で囲んだ名前が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a colon, found %1</source>
        <translation>コロンが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a comma or }, found %1</source>
        <translation>コンマか } が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a comma or ], found %1</source>
        <translation>コンマか ] が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a closing quote, found %1</source>
        <translation>閉じる引用符が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected UTF-8, found %1</source>
        <translation>UTF-8 が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected an escape of JSON, found %1</source>
        <translation>JSON のエスケープが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>数値が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected each name once, found &apos;%1&apos; twice</source>
        <translation>名前は 1 回ずつのはずですが、&apos;%1&apos; が 2 回あります</translation>
    </message>
    <message>
        <source>expected at most 1,000,000 values, found more</source>
        <translation>値は 1,000,000 個以下のはずですが、それを超えています</translation>
    </message>
    <message>
        <source>expected at most 16 levels, found more</source>
        <translation>階層は 16 段以下のはずですが、それを超えています</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown and was ignored</source>
        <translation>&apos;%1&apos; は未知のため無視されました</translation>
    </message>
    <message>
        <source>expected 1, the version that this program knows, found %1</source>
        <translation>このプログラムが扱えるバージョン 1 が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>オブジェクトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation>テキストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a name, found %1</source>
        <translation>名前が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a list of names, found %1</source>
        <translation>名前のリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a list of joint names, found %1</source>
        <translation>ジョイント名のリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>%1 のいずれかが必要ですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>expected an object of parts of the body, found %1</source>
        <translation>体の部位のオブジェクトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a part of the body, such as &quot;upper arm&quot;, found &apos;%1&apos;</source>
        <translation>&quot;upper arm&quot; のような体の部位が必要ですが、&apos;%1&apos; が見つかりました</translation>
    </message>
    <message>
        <source>expected a part of the body, such as &quot;upper arm&quot;, or &quot;none&quot;, found %1</source>
        <translation>&quot;upper arm&quot; のような体の部位か &quot;none&quot; が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a list of rules, found %1</source>
        <translation>規則のリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a rule, found %1</source>
        <translation>規則が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a rule with &quot;name&quot; and &quot;is&quot;</source>
        <translation>&quot;name&quot; と &quot;is&quot; を持つ規則が必要です</translation>
    </message>
    <message>
        <source>expected an object with &quot;mapping&quot; or &quot;contacts&quot;, found neither</source>
        <translation>&quot;mapping&quot; か &quot;contacts&quot; を持つオブジェクトが必要ですが、どちらもありません</translation>
    </message>
    <message>
        <source>expected an object with &quot;contacts&quot;, found a mapping without them</source>
        <translation>&quot;contacts&quot; を持つオブジェクトが必要ですが、それのないマッピングです</translation>
    </message>
    <message>
        <source>expected an object of target joints, found %1</source>
        <translation>ターゲットのジョイントのオブジェクトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected the name of a source joint or null, found %1</source>
        <translation>ソースのジョイントの名前か null が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a list of chains, found %1</source>
        <translation>チェーンのリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a chain, found %1</source>
        <translation>チェーンが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected an object of source joints, found %1</source>
        <translation>ソースのジョイントのオブジェクトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a list of pairs of frames, found %1</source>
        <translation>フレームの組のリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected [FIRST, LAST], two frames counted from 0, found %1</source>
        <translation>0 から数えた 2 つのフレーム [FIRST, LAST] が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected intervals in order that do not overlap</source>
        <translation>順に並び、重ならない区間が必要です</translation>
    </message>
    <message>
        <source>expected an object of settings, found %1</source>
        <translation>設定のオブジェクトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a number, a text, true or false, found %1</source>
        <translation>数値、テキスト、true、false のいずれかが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>the setting “%1” is unknown or has an unknown value: ignored</source>
        <translation>設定「%1」は未知か、値が未知です：無視</translation>
    </message>
    <message>
        <source>expected a joint of the target, found &apos;%1&apos;</source>
        <translation>ターゲットのジョイントが必要ですが、&apos;%1&apos; が見つかりました</translation>
    </message>
    <message>
        <source>expected a joint of the source, found &apos;%1&apos;</source>
        <translation>ソースのジョイントが必要ですが、&apos;%1&apos; が見つかりました</translation>
    </message>
    <message>
        <source>expected each source joint once, found &apos;%1&apos; for &apos;%2&apos; and for &apos;%3&apos;</source>
        <translation>ソースのジョイントは 1 回ずつのはずですが、&apos;%1&apos; が &apos;%2&apos; と &apos;%3&apos; に使われています</translation>
    </message>
    <message>
        <source>expected pairs in the order of the hierarchies: &apos;%1&apos; is above &apos;%2&apos; and follows &apos;%3&apos;, which is below &apos;%4&apos;</source>
        <translation>階層の順の組が必要です：&apos;%1&apos; は &apos;%2&apos; の上にあり、&apos;%3&apos; に従いますが、これは &apos;%4&apos; の下にあります</translation>
    </message>
    <message>
        <source>expected frames of a clip that has %1, found a contact of &apos;%2&apos; up to frame %3</source>
        <translation>%1 のあるクリップのフレームが必要ですが、フレーム %3 までの &apos;%2&apos; の接地があります</translation>
    </message>
    <message>
        <source>a cut-off this high needs more frames: at %1 frames per second it has to be below %2 Hz</source>
        <translation>これほど高いカットオフにはフレームが足りません：%1 フレーム／秒では %2 Hz 未満にする必要があります</translation>
    </message>
    <message numerus="yes">
        <source>%n spikes</source>
        <translation>
            <numerusform>%n 個のスパイク</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spikes left as they are</source>
        <translation>
            <numerusform>%n 個のスパイクをそのまま残しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frame %1 does not fit its neighbours: %n joints differ from the frames beside it</source>
        <translation>
            <numerusform>フレーム %1 は独立したポーズです：%n 個のジョイントが前後のフレームから外れています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flips</source>
        <translation>
            <numerusform>%n 個の反転</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have the rotation order %1</source>
        <translation>
            <numerusform>%n 個のジョイントの順序が %1 になりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have fewer than three rotation channels and keep their order</source>
        <translation>
            <numerusform>%n 個のジョイントは回転チャンネルが 3 つ未満のため、順序を保ちます</numerusform>
        </translation>
    </message>
    <message>
        <source>expected the frames to fill, but not all frames of the clip</source>
        <translation>埋めるフレームが必要です：全フレームは指定できません</translation>
    </message>
    <message>
        <source>nothing to fill: there is no frame between the first and the last one</source>
        <translation>何も埋められません：前のフレームと後のフレームの間にフレームがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n frames now lead from frame %1 to frame %2</source>
        <translation>
            <numerusform>%n フレームがフレーム %1 からフレーム %2 へつながりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n frames at %1 fps, still %2 s</source>
        <translation>
            <numerusform>%1 フレーム／秒で %n フレームになりました。%2 秒のままです</numerusform>
        </translation>
    </message>
    <message>
        <source>movement above %1 Hz is filtered out (limit at %2 fps)</source>
        <translation>%2 フレーム／秒では表せないため、%1 Hz を超える動きを取り除きます</translation>
    </message>
    <message>
        <source>%1 frames would be too many</source>
        <translation>%1 フレームは多すぎます</translation>
    </message>
    <message>
        <source>expected SOURCEFRAME:FRAME with + between them, found “%1”</source>
        <translation>+ でつないだ SOURCEFRAME:FRAME が必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>there is no frame %1 to move: the frames are 0 to %2</source>
        <translation>動かすフレーム %1 はありません：フレームは 0 ～ %2 です</translation>
    </message>
    <message>
        <source>frames keep their order: frames %1 and %2 would meet or change places</source>
        <translation>フレームの順序は保たれます：フレーム %1 と %2 が重なるか、入れ替わってしまいます</translation>
    </message>
    <message>
        <source>expected keys, marks or match, which say where frames move</source>
        <translation>どのフレームがどこへ行くかを示す keys、marks、match のいずれか 1 つが必要です</translation>
    </message>
    <message>
        <source>matching needs at least %1 frames in both clips</source>
        <translation>合わせるには両方のクリップに %1 フレーム以上が必要です</translation>
    </message>
    <message>
        <source>the clips last %1 s and %2 s: nothing is played more than three times as fast or as slowly</source>
        <translation>クリップの長さは %1 秒と %2 秒です：3 倍を超えて速く、または遅く再生することはありません</translation>
    </message>
    <message>
        <source>joints are %1 units from those of the other clip on average, as seen from the figure; stretched evenly they would be %2 units away</source>
        <translation>フィギュアから見て、ジョイントは他のクリップのものから平均 %1 単位離れています。均等に伸縮すると %2 単位です</translation>
    </message>
    <message>
        <source>the file of marks “%1” cannot be read</source>
        <translation>マークのファイル「%1」を読めません</translation>
    </message>
    <message>
        <source>played at %1 to %2 times the speed</source>
        <translation>%1 ～ %2 倍の速さで再生</translation>
    </message>
    <message>
        <source>the other clip has no joint “%1”, and a retarget finds counterparts of only %2 of %3 joints; retarget it with a mapping of your own first</source>
        <translation>他のクリップにジョイント「%1」はなく、リターゲットで対応が見つかるのは %3 個中 %2 個のジョイントだけです。先に自分のマッピングでリターゲットしてください</translation>
    </message>
    <message>
        <source>the other clip has no frames</source>
        <translation>他のクリップにフレームがありません</translation>
    </message>
    <message>
        <source>the clip has no frames</source>
        <translation>クリップにフレームがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have other offsets in the other clip; its rotations are used</source>
        <translation>
            <numerusform>%n 個のジョイントは他のクリップでオフセットが異なります。回転だけを使います</numerusform>
        </translation>
    </message>
    <message>
        <source>the other clip begins at frame %1; the transition ends at frame %2</source>
        <translation>他のクリップはフレーム %1 で始まり、遷移はフレーム %2 で終わります</translation>
    </message>
    <message>
        <source>this clip ends with frame %1, and the other one continues with its frame %2; the poses are %3 units apart</source>
        <translation>このクリップをフレーム %1 の後で離れ、もう一方がフレーム %2 から続きます。ポーズの差は %3 単位です</translation>
    </message>
    <message>
        <source>the clips are alike and too short for a search; they are joined at their ends</source>
        <translation>クリップが同じで、フレームを探すには短すぎるため、両端でつなぎます</translation>
    </message>
    <message>
        <source>%1 rotates by %2° in the transition: the poses are far apart</source>
        <translation>遷移で %1 が %2° 回ります：ポーズが離れています</translation>
    </message>
    <message>
        <source>the cycle is frames %1 to %2; its ends differed by %3 units and by %4° at most</source>
        <translation>フレーム %1 ～ %2 をサイクルにしました。両端の差は %3 単位、最大 %4° でした</translation>
    </message>
    <message>
        <source>a loop needs more frames than these</source>
        <translation>ループにはもっと多くのフレームが必要です</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of the other clip are matched with steps of this one</source>
        <translation>
            <numerusform>他のクリップの %n 歩が、このクリップの足取りと同時に着地します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints of the spine between the mask and the rest are mixed in part: %1</source>
        <translation>
            <numerusform>マスクと残りの間にある背骨の %n 個のジョイントは部分的にミックスされます：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>the clips have no steps that could be matched</source>
        <translation>合わせられる足取りがクリップにありません</translation>
    </message>
    <message>
        <source>the ends of limbs are off by up to %1 (at %2)</source>
        <translation>手足の先のずれは最大 %1（%2）です</translation>
    </message>
    <message>
        <source>expected an operation such as smooth or smooth:cutoff=6</source>
        <translation>smooth や smooth:cutoff=6 のような処理が必要です</translation>
    </message>
    <message>
        <source>%1: expected KEY=VALUE, found “%2”</source>
        <translation>%1：KEY=VALUE が必要ですが、「%2」が見つかりました</translation>
    </message>
    <message>
        <source>%1: expected a closing quote at the end of the value of %2</source>
        <translation>%1：%2 の値の終わりに閉じる引用符が必要です</translation>
    </message>
    <message>
        <source>there is no operation “%1”; limber-cli operations lists them</source>
        <translation>処理「%1」はありません。limber-cli operations で一覧を表示できます</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1。%2 のことですか？</translation>
    </message>
    <message>
        <source>there is no operation “%1”</source>
        <translation>処理「%1」はありません</translation>
    </message>
    <message>
        <source>%1 has no setting “%2”</source>
        <translation>%1 に設定「%2」はありません</translation>
    </message>
    <message>
        <source>%1 has no setting “%2”; it has %3</source>
        <translation>%1 に設定「%2」はありません。あるのは %3 です</translation>
    </message>
    <message>
        <source>%1 has no settings</source>
        <translation>%1 に設定はありません</translation>
    </message>
    <message>
        <source>%1: %2 is given twice</source>
        <translation>%1：%2 が 2 回指定されています</translation>
    </message>
    <message>
        <source>%1: expected %2=%3, found nothing</source>
        <translation>%1：%2=%3 が必要ですが、何もありません</translation>
    </message>
    <message>
        <source>%1: expected %3 for %2, found “%4”</source>
        <translation>%1：%2 には %3 が必要ですが、「%4」が見つかりました</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 ～ %2 の数値</translation>
    </message>
    <message>
        <source>a number from %1 to %2 %3</source>
        <translation>%1 ～ %2 %3 の数値</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 ～ %2 の整数</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 のいずれか</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 または %2</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes か no</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>a frame such as 10 or last</source>
        <translation>10 や last のようなフレーム</translation>
    </message>
    <message>
        <source>frames such as 10-20, 10-last or all</source>
        <translation>10-20、10-last、all のようなフレーム</translation>
    </message>
    <message>
        <source>a frame of this clip and one of the second, such as 120:8 or last:0</source>
        <translation>120:8 や last:0 のような、このクリップと 2 つ目のクリップのフレーム</translation>
    </message>
    <message>
        <source>the names of joints with + between them, or all</source>
        <translation>+ でつないだジョイントの名前、または all</translation>
    </message>
    <message>
        <source>the name of a joint</source>
        <translation>ジョイントの名前</translation>
    </message>
    <message>
        <source>the name of a joint, or PARENT/End for an end site</source>
        <translation>ジョイントの名前、エンドサイトなら PARENT/End</translation>
    </message>
    <message>
        <source>three numbers X+Y+Z</source>
        <translation>3 つの数値 X+Y+Z</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1: there is no joint “%2”</source>
        <translation>%1：ジョイント「%2」はありません</translation>
    </message>
    <message>
        <source>%1: “%2” is an end site, expected a joint</source>
        <translation>%1：「%2」はエンドサイトですが、ジョイントが必要です</translation>
    </message>
    <message>
        <source>%1: there is no frame %2: the frames are 0 to %3</source>
        <translation>%1：フレーム %2 はありません：フレームは 0 ～ %3 です</translation>
    </message>
    <message>
        <source>%1: there is no frame %2 in the second clip: its frames are 0 to %3</source>
        <translation>%1：2 つ目のクリップにフレーム %2 はありません：フレームは 0 ～ %3 です</translation>
    </message>
    <message>
        <source>%1: the clip has no frames</source>
        <translation>%1：クリップにフレームがありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new steps of a channel over 170°</source>
        <translation>
            <numerusform>170° を超えるチャンネルの新しい飛び %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>the contacts that were set do not fit the new frames and are dropped: from now on contacts are detected</source>
        <translation>設定した接地が新しいフレームに合わないため、破棄します：今後は検出されます</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have fewer than three rotation channels and cannot rotate as needed: off by up to %1° (at %2)</source>
        <translation>
            <numerusform>%n 個のジョイントは回転チャンネルが 3 つ未満で、望みどおりに回れません：ずれは最大 %1°（%2）です</numerusform>
        </translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>ユーザーが設定</translation>
    </message>
    <message>
        <source>default: there is no figure</source>
        <translation>既定：フィギュアがありません</translation>
    </message>
    <message>
        <source>default: the figure&apos;s shape is inconclusive</source>
        <translation>既定：フィギュアの形から判断できません</translation>
    </message>
    <message>
        <source>along it the figure is %1</source>
        <translation>それに沿ってフィギュアが%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>tallest in its motion</source>
        <translation>動きの中で最も高い</translation>
    </message>
    <message>
        <source>tallest at rest</source>
        <translation>レスト時に最も高い</translation>
    </message>
    <message>
        <source>steady while it travels</source>
        <translation>移動中に最も安定している</translation>
    </message>
    <message>
        <source>standing on more of its ends</source>
        <translation>より多くの末端で立っている</translation>
    </message>
    <message>
        <source>positions of the joints stay near zero (%1 % of their OFFSETs)</source>
        <translation>ジョイントの位置がゼロの近くにとどまる（OFFSET の %1 %）</translation>
    </message>
    <message>
        <source>root positions stay near zero (%1 % of the OFFSET)</source>
        <translation>ルートの位置がゼロの近くにとどまる（OFFSET の %1 %）</translation>
    </message>
    <message>
        <source>positions repeat the OFFSETs</source>
        <translation>位置が OFFSET を繰り返している</translation>
    </message>
    <message>
        <source>root positions are whole positions</source>
        <translation>ルートの位置が位置全体を表す</translation>
    </message>
    <message>
        <source>no joint has both an OFFSET and position channels</source>
        <translation>位置チャンネルと OFFSET の両方を持つものがない</translation>
    </message>
    <message numerus="yes">
        <source>The OFFSET of %n joints, which position channels replace, was set to the usual position: with the old one, programs would add it to the positions.</source>
        <translation>
            <numerusform>位置チャンネルに置き換えられる %n 個のジョイントの OFFSET を、通常の位置に設定しました：元のままでは、他のソフトがそれを位置に足してしまいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a project of Limber, with &quot;limber-project&quot;: 1, found %1</source>
        <translation>&quot;limber-project&quot;: 1 を持つ Limber のプロジェクトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a project that names its BVH file, found one without</source>
        <translation>BVH ファイルを指すプロジェクトが必要ですが、それがありません</translation>
    </message>
    <message>
        <source>expected the name of a BVH file in the folder of the project or below it, found %1</source>
        <translation>プロジェクトのフォルダー以下にある BVH ファイルの名前が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>the project belongs to the BVH file “%1”, which is missing</source>
        <translation>プロジェクトは BVH ファイル「%1」のものですが、それがありません</translation>
    </message>
    <message>
        <source>the project was saved by a newer Limber, as version %1: parts unknown to this version are ignored</source>
        <translation>プロジェクトは新しい Limber でバージョン %1 として保存されました：この Limber が知らないものは無視されます</translation>
    </message>
    <message>
        <source>%1: the project is used up to here, and the rest is ignored</source>
        <translation>%1：プロジェクトはここまで使われ、その後は使われません</translation>
    </message>
    <message numerus="yes">
        <source>%n more parts of the project were left out</source>
        <translation>
            <numerusform>プロジェクトの他の %n 個の部分は除外されました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it was left out</source>
        <translation>%1：除外されました</translation>
    </message>
    <message>
        <source>%1: the joint was left out</source>
        <translation>%1：ジョイントは除外されました</translation>
    </message>
    <message>
        <source>%1: the selection set was left out</source>
        <translation>%1：選択セットは除外されました</translation>
    </message>
    <message>
        <source>%1: the saved view was left out</source>
        <translation>%1：保存したビューは除外されました</translation>
    </message>
    <message>
        <source>%1: the view was left out</source>
        <translation>%1：ビューは除外されました</translation>
    </message>
    <message>
        <source>%1: the clip beside this one was left out</source>
        <translation>%1：並べたクリップは除外されました</translation>
    </message>
    <message>
        <source>%1: the pin was left out</source>
        <translation>%1：ピンは除外されました</translation>
    </message>
    <message>
        <source>%1: the contacts were left out</source>
        <translation>%1：接地は除外されました</translation>
    </message>
    <message>
        <source>%1: the marker was left out</source>
        <translation>%1：マーカーは除外されました</translation>
    </message>
    <message>
        <source>%1: the layer was left out</source>
        <translation>%1：レイヤーは除外されました</translation>
    </message>
    <message>
        <source>%1: the key was left out</source>
        <translation>%1：キーは除外されました</translation>
    </message>
    <message>
        <source>%1: the weight was left out</source>
        <translation>%1：ウェイトは除外されました</translation>
    </message>
    <message>
        <source>expected a list, found %1</source>
        <translation>リストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected true or false, found %1</source>
        <translation>true か false が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a whole number, found %1</source>
        <translation>整数が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a frame from 0 to %1, found %2</source>
        <translation>0 ～ %1 のフレームが必要ですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>expected [FIRST, LAST], two frames from 0 to %1, found %2</source>
        <translation>0 ～ %1 の 2 つのフレーム [FIRST, LAST] が必要ですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>expected rows for frames of the clip, found more</source>
        <translation>クリップのフレームの行が必要ですが、それより多くあります</translation>
    </message>
    <message>
        <source>expected each frame once, found frame %1 twice</source>
        <translation>フレームは 1 回ずつのはずですが、フレーム %1 が 2 回あります</translation>
    </message>
    <message>
        <source>expected a weight from 0 to 1, found %1</source>
        <translation>0 ～ 1 のウェイトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected [X, Y, Z], three finite numbers, found %1</source>
        <translation>3 つの有限の数値 [X, Y, Z] が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a joint of the BVH file, found &apos;%1&apos;</source>
        <translation>BVH ファイルのジョイントが必要ですが、&apos;%1&apos; が見つかりました</translation>
    </message>
    <message>
        <source>expected the name of a joint of the BVH file, found %1</source>
        <translation>BVH ファイルのジョイントの名前が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected joints of the BVH file, found none of these there</source>
        <translation>BVH ファイルのジョイントが必要ですが、どれもそこにありません</translation>
    </message>
    <message>
        <source>expected &quot;joint&quot; or &quot;end&quot; with the name of a joint of the BVH file, found neither</source>
        <translation>BVH ファイルのジョイントの名前を持つ &quot;joint&quot; か &quot;end&quot; が必要ですが、どちらもありません</translation>
    </message>
    <message>
        <source>expected a joint of the BVH file with an end site, found &apos;%1&apos;</source>
        <translation>エンドサイトを持つ BVH ファイルのジョイントが必要ですが、&apos;%1&apos; が見つかりました</translation>
    </message>
    <message>
        <source>expected the member &quot;%1&quot;, found none</source>
        <translation>メンバー &quot;%1&quot; が必要ですが、ありません</translation>
    </message>
    <message>
        <source>expected frames around that of the key that take all of it, between those that take none of it</source>
        <translation>キー自身の前後でキーを完全に受けるフレームと、その外側の何も受けないフレームが必要です</translation>
    </message>
    <message>
        <source>expected a camera with &quot;target&quot;, &quot;distance&quot;, &quot;yaw&quot; and &quot;pitch&quot;, found %1</source>
        <translation>&quot;target&quot;、&quot;distance&quot;、&quot;yaw&quot;、&quot;pitch&quot; を持つカメラが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a slot from 1 to %1, found %2</source>
        <translation>1 ～ %1 のスロットが必要ですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>expected each slot once, found slot %1 twice</source>
        <translation>スロットは 1 回ずつのはずですが、スロット %1 が 2 回あります</translation>
    </message>
    <message>
        <source>expected each view once, found &apos;%1&apos; twice</source>
        <translation>ビューは 1 回ずつのはずですが、&apos;%1&apos; が 2 回あります</translation>
    </message>
    <message>
        <source>expected a column for each joint once, [JOINT, &quot;radians&quot;] or [JOINT, &quot;position&quot;], found %1</source>
        <translation>各ジョイントに 1 回ずつの列 [JOINT, &quot;radians&quot;] か [JOINT, &quot;position&quot;] が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected &quot;columns&quot; before the values of the rows</source>
        <translation>行の値の前に &quot;columns&quot; が必要です</translation>
    </message>
    <message>
        <source>expected at most %1 layers, found more</source>
        <translation>レイヤーは %1 個以下のはずですが、それより多くあります</translation>
    </message>
    <message>
        <source>expected a shift of at most %1 frames, found %2</source>
        <translation>ずらしは %1 フレーム以下のはずですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>expected at most %1 clips beside this one, found more</source>
        <translation>並べたクリップは %1 個以下のはずですが、それより多くあります</translation>
    </message>
    <message>
        <source>expected seconds, a finite number, found %1</source>
        <translation>秒を表す有限の数値が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a constraint as 172 hexadecimal digits, found %1</source>
        <translation>172 桁の 16 進数のコンストレイントが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected at most %1 markers, found more</source>
        <translation>マーカーは %1 個以下のはずですが、それより多くあります</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found nothing: the file is empty</source>
        <translation>HIERARCHY が必要ですが、何もありません：ファイルが空です</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found nothing: the file is blank</source>
        <translation>HIERARCHY が必要ですが、何もありません：ファイルに空白しかありません</translation>
    </message>
    <message>
        <source>expected a word, found more than %1 MiB of white space</source>
        <translation>単語が必要ですが、%1 MiB を超える空白があります</translation>
    </message>
    <message>
        <source>expected a shorter word, found one of more than %1 MiB</source>
        <translation>もっと短い単語が必要ですが、%1 MiB を超えています</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found %1: this is not a BVH file</source>
        <translation>HIERARCHY が必要ですが、%1 が見つかりました：これは BVH ファイルではありません</translation>
    </message>
    <message>
        <source>expected text, found broken UTF-16</source>
        <translation>テキストが必要ですが、壊れた UTF-16 です</translation>
    </message>
    <message>
        <source>the file is UTF-16 and stays so when saved</source>
        <translation>ファイルは UTF-16 で、保存後もそのままです</translation>
    </message>
    <message numerus="yes">
        <source>and %n more warnings of this kind</source>
        <translation>
            <numerusform>この種の警告が他に %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>gzip data</source>
        <translation>gzip データ</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>zip アーカイブ</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>7-Zip アーカイブ</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR アーカイブ</translation>
    </message>
    <message>
        <source>bzip2 data</source>
        <translation>bzip2 データ</translation>
    </message>
    <message>
        <source>xz data</source>
        <translation>xz データ</translation>
    </message>
    <message>
        <source>an FBX file</source>
        <translation>FBX ファイル</translation>
    </message>
    <message>
        <source>a glTF file</source>
        <translation>glTF ファイル</translation>
    </message>
    <message>
        <source>a Blender file</source>
        <translation>Blender ファイル</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>JPEG 画像</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文書</translation>
    </message>
    <message>
        <source>a Biovision file of another kind</source>
        <translation>別種の Biovision ファイル</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>a Git LFS pointer instead of the file itself</source>
        <translation>ファイル本体ではなく Git LFS のポインター</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>ウェブページ (HTML)</translation>
    </message>
    <message>
        <source>an XML file</source>
        <translation>XML ファイル</translation>
    </message>
    <message>
        <source>a project of Limber, which belongs beside a BVH file</source>
        <translation>BVH ファイルと並べて置く Limber のプロジェクト</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>JSON ファイル</translation>
    </message>
    <message>
        <source>an Acclaim (ASF) skeleton</source>
        <translation>Acclaim (ASF) スケルトン</translation>
    </message>
    <message>
        <source>Acclaim (AMC) motion</source>
        <translation>Acclaim (AMC) モーション</translation>
    </message>
    <message>
        <source>comment line dropped: BVH has no comments</source>
        <translation>コメント行を取り除きました：BVH にコメントはありません</translation>
    </message>
    <message>
        <source>brace not separated from the word beside it: separated</source>
        <translation>括弧が隣の単語から離れていません：離しました</translation>
    </message>
    <message>
        <source>expected %1, found %2: accepted despite unusual capitalisation</source>
        <translation>%1 が必要ですが、%2 が見つかりました：大文字小文字は異例ですが受け入れました</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found %1</source>
        <translation>HIERARCHY が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found %1: accepted</source>
        <translation>HIERARCHY が必要ですが、%1 が見つかりました：受け入れました</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found ROOT: accepted as the start of the hierarchy</source>
        <translation>HIERARCHY が必要ですが、ROOT が見つかりました：階層の始まりとして受け入れました</translation>
    </message>
    <message>
        <source>expected ROOT, found %1</source>
        <translation>ROOT が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected ROOT or MOTION, found %1</source>
        <translation>ROOT か MOTION が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected MOTION, found the end of the file: loaded as a skeleton with 0 frames</source>
        <translation>MOTION が必要ですが、ファイルの終わりです：0 フレームのスケルトンとして読み込みました</translation>
    </message>
    <message>
        <source>expected MOTION, found “MOTION:”: accepted</source>
        <translation>MOTION が必要ですが、「MOTION:」が見つかりました：受け入れました</translation>
    </message>
    <message>
        <source>expected OFFSET or } of the End Site, found %1</source>
        <translation>End Site の OFFSET か } が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected OFFSET, CHANNELS, JOINT, End Site or }, found %1</source>
        <translation>OFFSET、CHANNELS、JOINT、End Site、} のいずれかが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected at most %1 levels of joints, found one more</source>
        <translation>ジョイントは %1 段以下のはずですが、さらに 1 段あります</translation>
    </message>
    <message>
        <source>expected {, found %1</source>
        <translation>{ が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected } of the End Site, found %1</source>
        <translation>End Site の } が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected } of joint “%1”, found %2</source>
        <translation>ジョイント「%1」の } が必要ですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>expected End Site, found “EndSite”: accepted</source>
        <translation>End Site が必要ですが、「EndSite」が見つかりました：受け入れました</translation>
    </message>
    <message>
        <source>expected End Site, found “End” alone: accepted</source>
        <translation>End Site が必要ですが、「End」だけが見つかりました：受け入れました</translation>
    </message>
    <message>
        <source>expected End Site, found “End %1”: accepted</source>
        <translation>End Site が必要ですが、「End %1」が見つかりました：受け入れました</translation>
    </message>
    <message>
        <source>expected an End Site in joint “%1”, found none: its last bone has no length</source>
        <translation>ジョイント「%1」に End Site が必要ですが、ありません：最後のボーンに長さがありません</translation>
    </message>
    <message>
        <source>expected one End Site in joint “%1”, found %2: all kept</source>
        <translation>ジョイント「%1」の End Site は 1 つのはずですが、%2 個あります：すべて残しました</translation>
    </message>
    <message>
        <source>expected JOINT or End Site in joint “%1”, found both: all kept</source>
        <translation>ジョイント「%1」には JOINT か End Site のはずですが、両方あります：すべて残しました</translation>
    </message>
    <message>
        <source>expected OFFSET of the End Site, found }</source>
        <translation>End Site の OFFSET が必要ですが、} が見つかりました</translation>
    </message>
    <message>
        <source>expected OFFSET of joint “%1”, found %2</source>
        <translation>ジョイント「%1」の OFFSET が必要ですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>expected one OFFSET, found a second one</source>
        <translation>OFFSET は 1 つのはずですが、2 つ目が見つかりました</translation>
    </message>
    <message>
        <source>expected three numbers after OFFSET, found %1</source>
        <translation>OFFSET の後に 3 つの数値が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>number too small for a double, read as 0: %1</source>
        <translation>double には小さすぎる数値のため、0 と読みました：%1</translation>
    </message>
    <message>
        <source>number beyond what most programs can read: %1</source>
        <translation>ほとんどのソフトで読めない大きさの数値：%1</translation>
    </message>
    <message>
        <source>expected CHANNELS in joint “%1”, found none: it has no channels</source>
        <translation>ジョイント「%1」に CHANNELS が必要ですが、ありません：チャンネルを持ちません</translation>
    </message>
    <message>
        <source>expected CHANNELS before the joint&apos;s children, found it after one</source>
        <translation>CHANNELS はジョイントの子の前に必要ですが、子の後にあります</translation>
    </message>
    <message>
        <source>expected one CHANNELS list, found a second one</source>
        <translation>CHANNELS のリストは 1 つのはずですが、2 つ目が見つかりました</translation>
    </message>
    <message>
        <source>expected OFFSET before CHANNELS, found it after: accepted</source>
        <translation>OFFSET は CHANNELS の前のはずですが、後にあります：受け入れました</translation>
    </message>
    <message>
        <source>expected no CHANNELS in an End Site, found %1</source>
        <translation>End Site に CHANNELS はないはずですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected no CHANNELS in an End Site, found CHANNELS 0: ignored</source>
        <translation>End Site に CHANNELS はないはずですが、CHANNELS 0 が見つかりました：無視しました</translation>
    </message>
    <message>
        <source>expected the number of channels, found %1</source>
        <translation>チャンネルの数が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a whole number of channels, found %1: accepted</source>
        <translation>チャンネルの数は整数のはずですが、%1 が見つかりました：受け入れました</translation>
    </message>
    <message>
        <source>expected a channel name (%1 of %2 given; Xposition to Zrotation), found %3</source>
        <translation>チャンネル名が必要ですが（%2 個中 %1 個まで；Xposition ～ Zrotation）、%3 が見つかりました</translation>
    </message>
    <message>
        <source>expected each channel once, found %1 again: applied in the order given</source>
        <translation>チャンネルは 1 回ずつのはずですが、%1 がまたあります：書かれた順に適用します</translation>
    </message>
    <message>
        <source>expected a name, found none: the joint has no name</source>
        <translation>名前が必要ですが、ありません：ジョイントに名前がありません</translation>
    </message>
    <message>
        <source>expected a name, found a NUL byte in %1</source>
        <translation>名前が必要ですが、%1 に NUL バイトがあります</translation>
    </message>
    <message>
        <source>joint name %1 %2: kept unchanged</source>
        <translation>ジョイント名 %1 は%2：そのまま残しました</translation>
    </message>
    <message>
        <source>joint name %1 %2; bytes kept (see View › Joint Name Encoding)</source>
        <translation>ジョイント名 %1 は%2。バイトは残しました（「表示 › ジョイント名の文字コード」を参照）</translation>
    </message>
    <message>
        <source>has spaces</source>
        <translation>空白を含みます</translation>
    </message>
    <message>
        <source>is over 255 bytes long</source>
        <translation>255 バイトを超えます</translation>
    </message>
    <message>
        <source>is not UTF-8</source>
        <translation>UTF-8 ではありません</translation>
    </message>
    <message>
        <source>has control characters</source>
        <translation>制御文字を含みます</translation>
    </message>
    <message>
        <source>expected names that differ, found “%1” again: joints are identified by their position in the file</source>
        <translation>異なる名前が必要ですが、「%1」がまたあります：ジョイントはファイル内の位置で区別されます</translation>
    </message>
    <message>
        <source>expected a number that fits a double, found %1</source>
        <translation>double に収まる数値が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>number too small for a double, read as 0</source>
        <translation>double には小さすぎる数値のため、0 と読みました</translation>
    </message>
    <message>
        <source>number beyond what most programs can read: kept</source>
        <translation>ほとんどのソフトで読めない大きさの数値：そのまま残しました</translation>
    </message>
    <message>
        <source>expected Frame Time:, found %1</source>
        <translation>Frame Time: が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected Frames: and Frame Time:, found %1</source>
        <translation>Frames: と Frame Time: が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected Frames:, found no such line: the actual number of rows is used</source>
        <translation>Frames: が必要ですが、その行がありません：実際の行数を使います</translation>
    </message>
    <message>
        <source>expected the rows of the motion, found a second Frames: line</source>
        <translation>モーションの行が必要ですが、2 つ目の Frames: の行があります</translation>
    </message>
    <message>
        <source>expected the rows of the motion, found a second Frame Time: line</source>
        <translation>モーションの行が必要ですが、2 つ目の Frame Time: の行があります</translation>
    </message>
    <message>
        <source>expected Frames: before Frame Time:, found them swapped: accepted</source>
        <translation>Frames: は Frame Time: の前のはずですが、逆になっています：受け入れました</translation>
    </message>
    <message>
        <source>expected Frame Time:, found “%1” in one word: accepted</source>
        <translation>Frame Time: が必要ですが、1 語の「%1」が見つかりました：受け入れました</translation>
    </message>
    <message>
        <source>expected %1: and a space, found no colon: accepted</source>
        <translation>%1: と空白が必要ですが、コロンがありません：受け入れました</translation>
    </message>
    <message>
        <source>expected %1: and a space, found a space before the colon: accepted</source>
        <translation>%1: と空白が必要ですが、コロンの前に空白があります：受け入れました</translation>
    </message>
    <message>
        <source>expected %1: and a space, found no space: accepted</source>
        <translation>%1: と空白が必要ですが、空白がありません：受け入れました</translation>
    </message>
    <message>
        <source>expected %1:, found “%2”: accepted despite unusual capitalisation</source>
        <translation>%1: が必要ですが、「%2」が見つかりました：大文字小文字は異例ですが受け入れました</translation>
    </message>
    <message>
        <source>expected a whole number of frames, found %1</source>
        <translation>フレーム数の整数が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a plain whole number of frames, found %1: accepted</source>
        <translation>フレーム数はふつうの整数のはずですが、%1 が見つかりました：受け入れました</translation>
    </message>
    <message>
        <source>expected a frame time in seconds, found %1</source>
        <translation>秒単位のフレーム時間が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a frame time over 0, found 0: played at 30 frames per second</source>
        <translation>0 より大きいフレーム時間が必要ですが、0 です：30 フレーム／秒で再生します</translation>
    </message>
    <message>
        <source>expected a frame time from 0.001 to 10 seconds, found %1: kept</source>
        <translation>0.001 ～ 10 秒のフレーム時間が必要ですが、%1 が見つかりました：そのまま残しました</translation>
    </message>
    <message>
        <source>expected no values, as there are no channels, found %1</source>
        <translation>チャンネルがないため値はないはずですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected at most %1 frames where there are no channels, found more: loaded with 0 frames</source>
        <translation>チャンネルのない場合フレームは %1 個以下のはずですが、それより多くあります：0 フレームとして読み込みました</translation>
    </message>
    <message>
        <source>expected fewer than 2147483647 frames, found more</source>
        <translation>フレームは 2147483647 個未満のはずですが、それ以上あります</translation>
    </message>
    <message numerus="yes">
        <source>expected more frames as declared, found %n rows: the actual number of rows is used</source>
        <translation>
            <numerusform>宣言ではもっと多くのフレームがありますが、%n 行しかありません：実際の行数を使います</numerusform>
        </translation>
    </message>
    <message>
        <source>expected the end of the file after the last frame, found text: dropped from the clip, kept in the file</source>
        <translation>最後のフレームの後はファイルの終わりのはずですが、文字があります：クリップからは除き、ファイルには残しました</translation>
    </message>
    <message>
        <source>expected the end of the file, found “%1” again: one file holds one motion</source>
        <translation>ファイルの終わりのはずですが、また「%1」があります：1 つのファイルに入るモーションは 1 つです</translation>
    </message>
    <message>
        <source>expected OFFSET of the End Site, found none: OFFSET 0 0 0 added</source>
        <translation>End Site の OFFSET が必要ですが、ありません：OFFSET 0 0 0 を加えました</translation>
    </message>
    <message>
        <source>expected OFFSET of the joint, found none: OFFSET 0 0 0 added</source>
        <translation>ジョイントの OFFSET が必要ですが、ありません：OFFSET 0 0 0 を加えました</translation>
    </message>
    <message numerus="yes">
        <source>expected %n more braces } before MOTION, found none: added</source>
        <translation>
            <numerusform>MOTION の前にあと %n 個の } が必要ですが、ありません：加えました</numerusform>
        </translation>
    </message>
    <message>
        <source>expected Frame Time:, found no such line: %1 s added</source>
        <translation>Frame Time: が必要ですが、その行がありません：%1 秒を加えました</translation>
    </message>
    <message numerus="yes">
        <source>%n decimal commas replaced with points, the first in “%1”</source>
        <translation>
            <numerusform>%n 個の小数点のコンマを点に置き換えました。最初は「%1」です</numerusform>
        </translation>
    </message>
    <message>
        <source>commas or semicolons between the values replaced with spaces</source>
        <translation>値の間のコンマやセミコロンを空白に置き換えました</translation>
    </message>
    <message numerus="yes">
        <source>commas or semicolons between the values of %n rows replaced with spaces</source>
        <translation>
            <numerusform>%n 行の値の間のコンマやセミコロンを空白に置き換えました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected a space between two numbers, found none %n times, first in “%1”: split before the sign</source>
        <translation>
            <numerusform>2 つの数値の間に空白が必要ですが、%n か所にありません。最初は「%1」です：符号の前で分けました</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a number, found “%1”: replaced with %2, the value of frame %3</source>
        <translation>数値が必要ですが、「%1」が見つかりました：フレーム %3 の値 %2 に置き換えました</translation>
    </message>
    <message>
        <source>expected a number, found “%1”: replaced with %2, interpolated between frames %3 and %4</source>
        <translation>数値が必要ですが、「%1」が見つかりました：フレーム %3 と %4 の間を補間した %2 に置き換えました</translation>
    </message>
    <message numerus="yes">
        <source>expected numbers for %1.%2, found “%3” and no number in any of %n frames: set to %4, %5</source>
        <translation>
            <numerusform>%1.%2 に数値が必要ですが、「%3」が見つかり、%n フレームのどれにも数値がありません：%4 に設定しました。%5</numerusform>
        </translation>
    </message>
    <message>
        <source>which is not a rotation</source>
        <translation>これは回転なしです</translation>
    </message>
    <message>
        <source>which keeps the joint at its OFFSET (position rule: add)</source>
        <translation>これでジョイントは OFFSET にとどまります（位置の規則：加算）</translation>
    </message>
    <message>
        <source>which keeps the joint at its OFFSET (position rule: replace)</source>
        <translation>これでジョイントは OFFSET にとどまります（位置の規則：置換）</translation>
    </message>
    <message>
        <source>No contacts: speeds need at least three frames.</source>
        <translation>接地なし：速度には 3 フレーム以上が必要です。</translation>
    </message>
    <message>
        <source>No contacts: speeds need a frame time.</source>
        <translation>接地なし：速度にはフレーム時間が必要です。</translation>
    </message>
    <message>
        <source>No contacts: the figure has no size to compare heights and speeds with.</source>
        <translation>接地なし：フィギュアに、高さや速度を比べる大きさがありません。</translation>
    </message>
    <message>
        <source>No contacts: the positions of the joint are not finite.</source>
        <translation>接地なし：ジョイントの位置が有限ではありません。</translation>
    </message>
    <message>
        <source>No contacts: near the ground the foot never slows below %1 cm/s (slowest: %2; scaled to a 170 cm body).</source>
        <translation>接地なし：床の近くで足が %1 cm/s より遅くなりません（最も遅い値：%2。身長 170 cm に換算）。</translation>
    </message>
    <message>
        <source>No contacts: near the ground the foot never slows below %1 cm/s (slowest: %2; while slow it stays %3 cm or more above the ground, the limit is %4 cm; scaled to a 170 cm body).</source>
        <translation>接地なし：床の近くで足が %1 cm/s より遅くなりません（最も遅い値：%2。遅い間は床から %3 cm 以上の高さにあり、限度は %4 cm です。身長 170 cm に換算）。</translation>
    </message>
    <message>
        <source>No contacts: the foot is never near the ground (within %1 cm; scaled to a 170 cm body).</source>
        <translation>接地なし：足が床に近づきません（%1 cm 以内。身長 170 cm に換算）。</translation>
    </message>
    <message>
        <source>No contacts: the foot is never near the ground (within %1 cm; while slow it stays %2 cm or more above the ground, the limit is %1 cm; scaled to a 170 cm body).</source>
        <translation>接地なし：足が床に近づきません（%1 cm 以内。遅い間は床から %2 cm 以上の高さにあり、限度は %1 cm です。身長 170 cm に換算）。</translation>
    </message>
    <message>
        <source>No contacts: none lasts long enough (longest: %1 s, the limit is %2 s).</source>
        <translation>接地なし：十分に長く続くものがありません（最長：%1 秒、限度は %2 秒）。</translation>
    </message>
    <message>
        <source>No whole leg was found: no feet are held.</source>
        <translation>完全な脚が見つかりません：足は固定されません。</translation>
    </message>
    <message>
        <source>%1 never stands. %2</source>
        <translation>%1 は接地しません。%2</translation>
    </message>
    <message>
        <source>No joint above the legs has position channels: the travel stays as it was.</source>
        <translation>脚より上に位置チャンネルを持つジョイントがありません：移動は元のままです。</translation>
    </message>
    <message numerus="yes">
        <source>Position channels replace the OFFSET of %n joints, which stay where they were.</source>
        <translation>
            <numerusform>%n 個のジョイントの OFFSET が位置チャンネルに置き換えられますが、ジョイントは元の所にとどまりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have zero-length bones, so their directions are unknown; their rotations are copied unchanged.</source>
        <translation>
            <numerusform>%n 個のジョイントは長さゼロのボーンを持ち、向きがわかりません。回転はそのままコピーされます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No target joint is mapped: the figure stays at rest.</source>
        <translation>対応付けたターゲットのジョイントがありません：フィギュアはレストのままです。</translation>
    </message>
    <message>
        <source>The target has no position channels at its root: it turns, but does not travel.</source>
        <translation>ターゲットのルートに位置チャンネルがありません：回りますが、移動しません。</translation>
    </message>
    <message>
        <source>No root above the pelvis: the pelvis carries the travel.</source>
        <translation>骨盤の上にルートがありません：骨盤が移動を受け持ちます。</translation>
    </message>
    <message numerus="yes">
        <source>%n joints move relative to their parents and have no position channels in the target: that movement is lost.</source>
        <translation>
            <numerusform>%n 個のジョイントは親に対して動きますが、ターゲットでは位置チャンネルがありません：その動きは失われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lacks rotation channels; up to %2° are lost.</source>
        <translation>%1 には回転チャンネルが足りません。最大 %2° が失われます。</translation>
    </message>
    <message>
        <source>it has neither JSON nor the mark glTF</source>
        <translation>JSON も glTF の印もありません</translation>
    </message>
    <message>
        <source>expected glTF 2, found version %1</source>
        <translation>glTF 2 が必要ですが、バージョン %1 です</translation>
    </message>
    <message>
        <source>it names no version of glTF</source>
        <translation>glTF のバージョンが書かれていません</translation>
    </message>
    <message>
        <source>byte %1: expected a chunk of a .glb file, found the end of the file</source>
        <translation>バイト %1：.glb ファイルのチャンクが必要ですが、ファイルの終わりです</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>%1 行目、%2 桁目：%3</translation>
    </message>
    <message>
        <source>%1 is not as glTF requires</source>
        <translation>%1 が glTF の規定と異なります</translation>
    </message>
    <message>
        <source>node %1 is below two nodes, or below itself</source>
        <translation>ノード %1 が 2 つのノードの下か、自分自身の下にあります</translation>
    </message>
    <message>
        <source>expected at most 100,000 nodes, found more</source>
        <translation>ノードは 100,000 個以下のはずですが、それより多くあります</translation>
    </message>
    <message>
        <source>accessor %1 claims more bytes than there are</source>
        <translation>アクセサー %1 が実際より多くのバイトを主張しています</translation>
    </message>
    <message>
        <source>accessor %1 has numbers of a type that animations cannot have</source>
        <translation>アクセサー %1 の数値は、アニメーションにない種類です</translation>
    </message>
    <message>
        <source>accessor %1 has a number that is not finite</source>
        <translation>アクセサー %1 に有限でない数値があります</translation>
    </message>
    <message>
        <source>the times in accessor %1 do not rise</source>
        <translation>アクセサー %1 の時間が増えていきません</translation>
    </message>
    <message>
        <source>its numbers are not in its folder, but in “%1”</source>
        <translation>数値がそのフォルダーになく、「%1」にあります</translation>
    </message>
    <message>
        <source>expected %1 with its numbers beside it, found no file “%2” of numbers (.bin) in its folder</source>
        <translation>%1 には数値が添えられているはずですが、フォルダーに数値のファイル「%2」(.bin) がありません</translation>
    </message>
    <message>
        <source>buffer %1: expected numbers as base64, found something else</source>
        <translation>バッファー %1：base64 の数値が必要ですが、別のものです</translation>
    </message>
    <message>
        <source>its animations name more numbers than the memory can hold</source>
        <translation>アニメーションの示す数値の数がメモリーに収まりません</translation>
    </message>
    <message>
        <source>a Collada file</source>
        <translation>Collada ファイル</translation>
    </message>
    <message>
        <source>cannot be read: the program %1, which belongs to Limber, is missing</source>
        <translation>読み込めません：Limber に属するプログラム %1 がありません</translation>
    </message>
    <message>
        <source>cannot be read: the program that reads such files did not start (%1)</source>
        <translation>読み込めません：この種のファイルを読むプログラムが起動しませんでした (%1)</translation>
    </message>
    <message>
        <source>is not read: the program that reads such files could not drop its own rights first (%1)</source>
        <translation>読み込みません：この種のファイルを読むプログラムが、先に自分の権限を手放せませんでした (%1)</translation>
    </message>
    <message>
        <source>expected %1, found one whose reader ended (memory limit of %2 MB)</source>
        <translation>%1 が必要ですが、読み取りプログラムが終了しました（メモリー制限 %2 MB）</translation>
    </message>
    <message>
        <source>expected %1, found one whose reader ended (time limit of %2 s)</source>
        <translation>%1 が必要ですが、読み取りプログラムが終了しました（時間制限 %2 秒）</translation>
    </message>
    <message>
        <source>expected %1, found one whose reader ended (signal %2)</source>
        <translation>%1 が必要ですが、読み取りプログラムが終了しました（シグナル %2）</translation>
    </message>
    <message>
        <source>expected %1, found one with more than %2 MB to read</source>
        <translation>%1 が必要ですが、%2 MB を超えて取り込む必要があります</translation>
    </message>
    <message>
        <source>expected %1, found one that its reader could not use</source>
        <translation>%1 が必要ですが、読み取りプログラムは何も得られませんでした</translation>
    </message>
    <message>
        <source>expected %1, found one that cannot be read: %2</source>
        <translation>%1 が必要ですが、読めないものです：%2</translation>
    </message>
    <message>
        <source>expected a skeleton or an animation, found neither</source>
        <translation>スケルトンかアニメーションが必要ですが、どちらもありません</translation>
    </message>
    <message>
        <source>expected joints at most %1 deep, found deeper ones</source>
        <translation>ジョイントは %1 段以下のはずですが、もっと深くあります</translation>
    </message>
    <message>
        <source>its frames would have more numbers than the memory can hold</source>
        <translation>フレームの数値の数がメモリーに収まりません</translation>
    </message>
    <message>
        <source>expected joints at finite positions, found some that are not</source>
        <translation>ジョイントは有限の位置にあるはずですが、そうでないものがあります</translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n 個のメッシュ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n materials</source>
        <translation>
            <numerusform>%n 個のマテリアル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morphs</source>
        <translation>
            <numerusform>%n 個のモーフ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cameras</source>
        <translation>
            <numerusform>%n 個のカメラ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lights</source>
        <translation>
            <numerusform>%n 個のライト</numerusform>
        </translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>除外：%1</translation>
    </message>
    <message numerus="yes">
        <source>the sizes of %n joints change, which BVH cannot hold: left out</source>
        <translation>
            <numerusform>%n 個のジョイントの大きさが変わりますが、BVH では表せません：除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints are skewed, which BVH cannot hold: left out</source>
        <translation>
            <numerusform>%n 個のジョイントがせん断されていますが、BVH では表せません：除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints got other names, since BVH cannot hold theirs or they repeat</source>
        <translation>
            <numerusform>%n 個のジョイントに別の名前を付けました。BVH で使えない名前か、重複する名前のためです</numerusform>
        </translation>
    </message>
    <message>
        <source>curves between keys are taken as straight</source>
        <translation>キーの間のカーブは直線とみなします</translation>
    </message>
    <message>
        <source>no whole leg was found: thigh, shin and foot, one below the other</source>
        <translation>太もも、すね、足と続く完全な脚が見つかりません</translation>
    </message>
    <message>
        <source>no foot stands in these frames</source>
        <translation>これらのフレームで接地している足はありません</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>高さ %1</translation>
    </message>
    <message>
        <source>no joint above the legs has three position channels: the pelvis is not lowered</source>
        <translation>脚より上に 3 つの位置チャンネルを持つジョイントがありません：骨盤は下がりません</translation>
    </message>
    <message>
        <source>no foot was found standing: the lowest point of the figure shows the floor</source>
        <translation>接地している足が見つかりません：フィギュアの最も低い点を床とします</translation>
    </message>
    <message>
        <source>the floor was tilted by %1°</source>
        <translation>床は %1° 傾いていました</translation>
    </message>
    <message>
        <source>standing feet define no plane: a tilt of the floor cannot be detected</source>
        <translation>接地している足から平面が決まりません：床が傾いているかわかりません</translation>
    </message>
    <message>
        <source>no whole leg was found: no foot is pushed out of the floor</source>
        <translation>完全な脚が見つかりません：足は床から押し出されません</translation>
    </message>
    <message>
        <source>%1 lacks position channels: it stays up to %2 units from where it should be</source>
        <translation>%1 には位置チャンネルがありません：あるべき所から最大 %2 単位ずれたままです</translation>
    </message>
    <message>
        <source>no joint has position channels: nothing travels</source>
        <translation>位置チャンネルを持つジョイントがありません：何も移動しません</translation>
    </message>
    <message>
        <source>%1 does not lie in the floor, since %2 is the up axis: expected one of the other axes</source>
        <translation>%2 が上方向の軸なので、%1 は床の面にありません：他の軸のいずれかが必要です</translation>
    </message>
    <message>
        <source>the figure faces straight up or down in the first frame</source>
        <translation>最初のフレームでフィギュアが真上か真下を向いています</translation>
    </message>
    <message>
        <source>rotated by %1° about the up axis</source>
        <translation>上方向の軸のまわりに %1° 回転</translation>
    </message>
    <message>
        <source>%2 stood %1 units from the origin in the first frame</source>
        <translation>最初のフレームで %2 は原点から %1 単位離れていました</translation>
    </message>
    <message>
        <source>travel removed: %1 units, ending %2 units from its start</source>
        <translation>%1 単位の道筋を取り除きます。始まりから %2 単位の所で終わっていました</translation>
    </message>
    <message>
        <source>turns removed: %1° from the first to the last frame</source>
        <translation>向きの変化を取り除きます。最初から最後のフレームまでで %1° でした</translation>
    </message>
    <message>
        <source>travel restored: %1 units, ending %2 units from its start</source>
        <translation>%1 単位の道筋を戻します。始まりから %2 単位の所で終わります</translation>
    </message>
    <message>
        <source>turns restored: %1° from the first to the last frame</source>
        <translation>向きの変化を戻します。最初から最後のフレームまでで %1° です</translation>
    </message>
    <message>
        <source>the other clip has a frame time of %1 s and this one of %2 s: expected the clip from before its travel was removed</source>
        <translation>他のクリップのフレーム時間は %1 秒、これは %2 秒です：移動を取り除く前のクリップが必要です</translation>
    </message>
    <message>
        <source>the other clip has no joint with position channels: nothing travels in it</source>
        <translation>他のクリップに位置チャンネルを持つジョイントがありません：何も移動していません</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of joints change sides; the mirror is normal to %1</source>
        <translation>
            <numerusform>%n 組のジョイントが左右を入れ替えます。鏡は %1 に垂直です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have no partner on the other side and are mirrored where they are: %1</source>
        <translation>
            <numerusform>%n 個のジョイントは反対側に相手がなく、その場で反転されます：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: expected LEFT=RIGHT, found “%2”</source>
        <translation>%1 行目：LEFT=RIGHT が必要ですが、「%2」が見つかりました</translation>
    </message>
    <message>
        <source>line %1: there is no joint “%2”</source>
        <translation>%1 行目：ジョイント「%2」はありません</translation>
    </message>
    <message>
        <source>line %1: “%2” has a partner already</source>
        <translation>%1 行目：「%2」にはすでに相手がいます</translation>
    </message>
    <message>
        <source>“%1” carries the travel; it ends %2 units from its start</source>
        <translation>「%1」が移動を受け持ち、始まりから %2 単位の所で終わります</translation>
    </message>
    <message>
        <source>expected one of these: a factor, a height, or two units</source>
        <translation>係数、高さ、2 つの単位のうち、どれか 1 つが必要です</translation>
    </message>
    <message>
        <source>the figure has no height that could be scaled</source>
        <translation>フィギュアにスケールできる身長がありません</translation>
    </message>
    <message>
        <source>the lengths would be too large for a number</source>
        <translation>長さが数値に収まらない大きさになります</translation>
    </message>
    <message>
        <source>all lengths multiplied by %1: the figure is now %2 units tall</source>
        <translation>すべての長さを %1 倍：フィギュアの身長は %2 単位になりました</translation>
    </message>
    <message>
        <source>%1 is the up axis already</source>
        <translation>%1 はすでに上方向の軸です</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have another order of rotations, so that they keep their angles</source>
        <translation>
            <numerusform>角度を保つため、%n 個のジョイントの回転順序が変わりました</numerusform>
        </translation>
    </message>
    <message>
        <source>a file cannot hold the name “%1”: no braces, no control characters, no spaces at its ends</source>
        <translation>ファイルは名前「%1」を持てません：括弧 { }、制御文字、両端の空白は使えません</translation>
    </message>
    <message>
        <source>there is a joint “%1” already: the new one is called “%2”</source>
        <translation>ジョイント「%1」はすでにあります：新しいものを「%2」とします</translation>
    </message>
    <message>
        <source>“%1” is now between “%2” and its parent</source>
        <translation>「%1」は「%2」とその親の間にあります</translation>
    </message>
    <message>
        <source>“%1” keeps its orientation but moves by up to %2 units, since the new joint rotates its bone</source>
        <translation>「%1」は向きを保ちますが、新しいジョイントがそのボーンを回すため、最大 %2 単位動きます</translation>
    </message>
    <message>
        <source>expected a parent or an end site, and not both</source>
        <translation>親かエンドサイトのどちらか一方が必要です</translation>
    </message>
    <message>
        <source>expected the offset from the parent</source>
        <translation>親からのオフセットが必要です</translation>
    </message>
    <message>
        <source>“%1” is a joint, expected an end site such as Head/End</source>
        <translation>「%1」はジョイントですが、Head/End のようなエンドサイトが必要です</translation>
    </message>
    <message>
        <source>“%1” is now a child of “%2”</source>
        <translation>「%1」は「%2」に付きました</translation>
    </message>
    <message numerus="yes">
        <source>%n children would not stay where they are: “%1” would be off by up to %2 units (mean %3); loss=positions gives them position channels, loss=accept allows this</source>
        <translation>
            <numerusform>%n 個の子が元の所にとどまれません：「%1」が最大 %2 単位（平均 %3）ずれます。loss=positions で位置チャンネルを与え、loss=accept で受け入れます</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is off by up to %2 units (mean %3)</source>
        <translation>「%1」は最大 %2 単位ずれます（平均 %3）</translation>
    </message>
    <message>
        <source>an end site of “%1” is off by up to %2 units: it cannot have channels</source>
        <translation>「%1」のエンドサイトは最大 %2 単位ずれます：チャンネルを持てません</translation>
    </message>
    <message>
        <source>the end site of “%1” was removed: it has no parent left</source>
        <translation>「%1」のエンドサイトはなくなりました：付くジョイントがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have position channels</source>
        <translation>
            <numerusform>%n 個のジョイントが位置チャンネルを持ちました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the clip now has %n roots</source>
        <translation>
            <numerusform>クリップのルートが %n 個になりました</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing would be left without “%1”</source>
        <translation>「%1」を除くと何も残りません</translation>
    </message>
    <message numerus="yes">
        <source>%n joints removed, from “%1” down</source>
        <translation>
            <numerusform>「%1」以下の %n 個のジョイントを取り除きました</numerusform>
        </translation>
    </message>
    <message>
        <source>“%2” is below “%1” itself: expected a joint that is not</source>
        <translation>「%2」は「%1」自身に付いています：そうでないジョイントが必要です</translation>
    </message>
    <message>
        <source>“%1” is a child of “%2” already</source>
        <translation>「%1」はすでに「%2」に付いています</translation>
    </message>
    <message>
        <source>“%1” is the root already</source>
        <translation>「%1」はすでにルートです</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is now the root; %n joints have changed places with their parents</source>
        <translation>
            <numerusform>「%1」がルートになりました。%n 個のジョイントの親子が逆になりました</numerusform>
        </translation>
    </message>
    <message>
        <source>the OFFSET of “%1” is now 0; its position channels hold the whole position</source>
        <translation>「%1」の OFFSET は 0 になり、位置チャンネルが位置全体を持ちます</translation>
    </message>
    <message>
        <source>expected channels from Xposition to Zrotation, each once, with + between them, or none; found “%1”</source>
        <translation>+ でつないだ 1 回ずつの Xposition ～ Zrotation か none が必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>no channels would be left: without any, a file has no frames</source>
        <translation>チャンネルがなくなります：チャンネルのないファイルにはフレームがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have these channels: %1</source>
        <translation>
            <numerusform>%n 個のジョイントのチャンネル：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” loses rotations of up to %2° (frame %3)</source>
        <translation>「%1」は最大 %2° の回転を失います（フレーム %3）</translation>
    </message>
    <message>
        <source>“%1” loses positions of up to %2 units (frame %3)</source>
        <translation>「%1」は最大 %2 単位の位置を失います（フレーム %3）</translation>
    </message>
    <message numerus="yes">
        <source>%n more joints lose movement</source>
        <translation>
            <numerusform>他に %n 個のジョイントが動きを失います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have other channels</source>
        <translation>
            <numerusform>%n 個のジョイントのチャンネルが変わりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints lose positions that move: %1</source>
        <translation>
            <numerusform>%n 個のジョイントが、動く位置を失います：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the positions of %n joints never change and are now in their OFFSET: %1</source>
        <translation>
            <numerusform>%n 個のジョイントの位置は動かないため、OFFSET に入れました：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names now have _ instead of spaces</source>
        <translation>
            <numerusform>%n 個の名前の空白を _ にしました</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of frame=N, pose=t or a, and aim=x or y</source>
        <translation>frame=N、pose=t か a、aim=x か y のいずれか 1 つが必要です</translation>
    </message>
    <message>
        <source>no arms were found on both sides: the pose is not known</source>
        <translation>両側に腕が見つかりません：ポーズがわかりません</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have another orientation at rest; no joint moves</source>
        <translation>
            <numerusform>%n 個のジョイントのレスト時の向きが変わりました。どのジョイントも動きません</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a text to replace, a style, the names of a program, a mapping file or a prefix</source>
        <translation>置き換える文字列、スタイル、プログラムの名前、マッピングファイル、接頭辞のいずれかが必要です</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression</source>
        <translation>「%1」は正規表現ではありません</translation>
    </message>
    <message numerus="yes">
        <source>%n joints are not a part of the body that these names know: their names stay</source>
        <translation>
            <numerusform>%n 個のジョイントはこの名前の体系にない部位です：名前はそのままです</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” keeps its name: a file cannot hold “%2”</source>
        <translation>「%1」の名前はそのままです：ファイルは「%2」を持てません</translation>
    </message>
    <message>
        <source>“%1” is now “%2”</source>
        <translation>「%1」は「%2」になりました</translation>
    </message>
    <message numerus="yes">
        <source>%n more joints have other names</source>
        <translation>
            <numerusform>他に %n 個のジョイントの名前が変わりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints are not in the mapping file: their names stay</source>
        <translation>
            <numerusform>%n 個のジョイントがマッピングファイルにありません：名前はそのままです</numerusform>
        </translation>
    </message>
    <message>
        <source>several joints follow “%1” in the mapping file: the first one&apos;s name is taken</source>
        <translation>マッピングファイルで複数のジョイントが「%1」に従います：最初のものの名前を使います</translation>
    </message>
    <message>
        <source>the mapping file names no joint of this clip; reverse=yes reads it the other way round</source>
        <translation>マッピングファイルにこのクリップのジョイントがありません。reverse=yes で逆向きに読みます</translation>
    </message>
    <message>
        <source>the mapping file names no joint of this clip; reverse=no reads it the other way round</source>
        <translation>マッピングファイルにこのクリップのジョイントがありません。reverse=no で逆向きに読みます</translation>
    </message>
    <message numerus="yes">
        <source>%n new names have spaces, colons or other characters that some programs do not read</source>
        <translation>
            <numerusform>%n 個の新しい名前に、一部のソフトが読めない空白、コロンなどの記号があります</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a first row with the names of channels, found the end of the file</source>
        <translation>最初の行にチャンネルの名前が必要ですが、ファイルの終わりです</translation>
    </message>
    <message>
        <source>expected columns such as %1 in the first row, found no channel of the skeleton</source>
        <translation>最初の行に %1 のような列が必要ですが、スケルトンのチャンネルがありません</translation>
    </message>
    <message>
        <source>expected each channel once, found &apos;%1&apos; twice</source>
        <translation>チャンネルは 1 回ずつのはずですが、&apos;%1&apos; が 2 回あります</translation>
    </message>
    <message>
        <source>the skeleton has no channel &apos;%1&apos;: the column is left out</source>
        <translation>スケルトンにチャンネル &apos;%1&apos; がありません：列は除外されます</translation>
    </message>
    <message numerus="yes">
        <source>%n channels have no column: they keep the values of the skeleton</source>
        <translation>
            <numerusform>%n 個のチャンネルに列がありません：スケルトンの値を保ちます</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a number, found &apos;%1&apos;</source>
        <translation>数値が必要ですが、&apos;%1&apos; が見つかりました</translation>
    </message>
    <message>
        <source>expected times %1 s apart, found %2 s: the frames are taken as evenly spaced</source>
        <translation>時間の間隔は %1 秒のはずですが、%2 秒です：フレームは等間隔とみなします</translation>
    </message>
    <message>
        <source>expected rising times, found one that is not above the one before</source>
        <translation>時間は増えていくはずですが、前より大きくないものがあります</translation>
    </message>
    <message>
        <source>expected HIERARCHY in the first line, found “%1”</source>
        <translation>最初の行に HIERARCHY が必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected no line with only white space, found one</source>
        <translation>空白だけの行はないはずですが、あります</translation>
    </message>
    <message>
        <source>expected ROOT, JOINT, End Site, } or MOTION, found “%1”</source>
        <translation>ROOT、JOINT、End Site、}、MOTION のいずれかが必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected a name after ROOT or JOINT, found “%1”</source>
        <translation>ROOT か JOINT の後に名前が必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected a name without MOTION and }, where the viewer takes the hierarchy to end, found “%1”</source>
        <translation>MOTION と } を含まない名前が必要です。ビューアーはそこで階層が終わるとみなします。「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected a name without spaces, found “%1”: the viewer reads “%2”</source>
        <translation>空白のない名前が必要ですが、「%1」が見つかりました：ビューアーは「%2」と読みます</translation>
    </message>
    <message>
        <source>expected a name of at most 79 bytes, found %1: the rest is not read</source>
        <translation>79 バイト以下の名前が必要ですが、%1 バイトです：残りは読まれません</translation>
    </message>
    <message>
        <source>expected a line with %1, found “%2”</source>
        <translation>%1 のある行が必要ですが、「%2」が見つかりました</translation>
    </message>
    <message>
        <source>expected CHANNELS 3 or 6, found %1</source>
        <translation>CHANNELS 3 か 6 が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected three of Xrotation, Yrotation and Zrotation in this spelling, found “%1”</source>
        <translation>この綴りの Xrotation、Yrotation、Zrotation の 3 つが必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected Xposition Yposition Zposition before the rotations, as the viewer takes the first three values, found “%1”</source>
        <translation>ビューアーは最初の 3 つの値をとるため、回転の前に Xposition Yposition Zposition が必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected End Site in this spelling, found “%1”</source>
        <translation>この綴りの End Site が必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected {, OFFSET and } in exactly three lines after End Site, found “%1”</source>
        <translation>End Site の後のちょうど 3 行に {、OFFSET、} が必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected a line with MOTION, found the end of the file</source>
        <translation>MOTION の行が必要ですが、ファイルの終わりです</translation>
    </message>
    <message>
        <source>expected “Frames:” and a number at the beginning of a line of its own, found “%1”</source>
        <translation>行の先頭に「Frames:」と数値が必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected “Frame Time:” and a number at the beginning of a line of its own, found “%1”</source>
        <translation>行の先頭に「Frame Time:」と数値が必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>expected a number, found “%1”: only tabs and spaces may be between numbers</source>
        <translation>数値が必要ですが、「%1」が見つかりました：数値の間に置けるのはタブと空白だけです</translation>
    </message>
    <message>
        <source>expected no NUL byte, found one: the viewer reads no further</source>
        <translation>NUL バイトはないはずですが、あります：ビューアーはその先を読みません</translation>
    </message>
    <message>
        <source>expected hip, mPelvis or avatar_mPelvis for the root, found “%1”</source>
        <translation>ルートには hip、mPelvis、avatar_mPelvis のいずれかが必要ですが、「%1」が見つかりました</translation>
    </message>
    <message>
        <source>“%1” moves, and the avatar has no such joint</source>
        <translation>「%1」は動きますが、アバターにそのジョイントはありません</translation>
    </message>
    <message>
        <source>“%1” moves, and no animation may move it</source>
        <translation>「%1」は動きますが、アニメーションで動かすことは許されません</translation>
    </message>
    <message>
        <source>“%1” stands for the same joint of the avatar as one before it</source>
        <translation>「%1」は、前のものとアバターの同じジョイントです</translation>
    </message>
    <message>
        <source>no joint of the avatar differs from the first frame: nothing is left</source>
        <translation>最初のフレームと異なるジョイントがアバターにありません：何も残りません</translation>
    </message>
    <message numerus="yes">
        <source>expected at most 216 joints that move, found %n</source>
        <translation>
            <numerusform>動くジョイントは 216 個以下のはずですが、%n 個あります</numerusform>
        </translation>
    </message>
    <message>
        <source>expected at most 60 s, found %1 s</source>
        <translation>60 秒以下のはずですが、%1 秒です</translation>
    </message>
    <message>
        <source>expected a frame time over 0, found 0: the animation has no duration</source>
        <translation>0 より大きいフレーム時間が必要ですが、0 です：アニメーションに長さがありません</translation>
    </message>
    <message>
        <source>expected an animation of at most 250000 bytes, found %1</source>
        <translation>250000 バイト以下のアニメーションが必要ですが、%1 バイトです</translation>
    </message>
    <message>
        <source>“%1” is more than 5 m away on an axis: it stays at 5 m there</source>
        <translation>「%1」はある軸で 5 m より離れています：そこで 5 m にとどまります</translation>
    </message>
    <message>
        <source>the positions of “%1” are displacements from its OFFSET: the viewer takes them for whole positions</source>
        <translation>「%1」の位置は OFFSET からの変位です：ビューアーは位置全体とみなします</translation>
    </message>
    <message>
        <source>the first frame seems to be part of the motion: it is the reference and is not played</source>
        <translation>最初のフレームがモーションの一部のようです：これは基準で、再生されません</translation>
    </message>
    <message>
        <source>“%1” is held in a pose and left out, since no frame differs from the first</source>
        <translation>最初と異なるフレームがないため、「%1」はポーズのまま除外されます</translation>
    </message>
    <message>
        <source>Rewrite the file in the standard layout.</source>
        <translation>標準のレイアウトでファイルを書き直す。</translation>
    </message>
    <message>
        <source>Give the joint the name of one of the avatar.</source>
        <translation>ジョイントにアバターのジョイントの名前を付ける。</translation>
    </message>
    <message>
        <source>Rename the joint: _ for spaces, no MOTION, no braces.</source>
        <translation>ジョイントの名前を変える：空白は _ に、MOTION と括弧 { } はなしに。</translation>
    </message>
    <message>
        <source>Give the joint three rotations, or three positions in the order X, Y, Z and three rotations.</source>
        <translation>ジョイントに 3 つの回転か、X、Y、Z 順の 3 つの位置と 3 つの回転を与える。</translation>
    </message>
    <message>
        <source>Rename the root to hip.</source>
        <translation>ルートの名前を hip にする。</translation>
    </message>
    <message>
        <source>Give the joint the name of one of the avatar, retarget the motion, or remove the joint&apos;s motion.</source>
        <translation>ジョイントにアバターのジョイントの名前を付けるか、モーションをリターゲットするか、ジョイントの動きを取り除く。</translation>
    </message>
    <message>
        <source>Remove the joint&apos;s motion.</source>
        <translation>ジョイントの動きを取り除く。</translation>
    </message>
    <message>
        <source>Give each joint the name of a different joint of the avatar.</source>
        <translation>各ジョイントにアバターの別々のジョイントの名前を付ける。</translation>
    </message>
    <message>
        <source>Insert a rest pose as a reference before the first frame.</source>
        <translation>最初のフレームの前に、基準としてレストポーズを挿入する。</translation>
    </message>
    <message>
        <source>Remove the motion of some joints.</source>
        <translation>一部のジョイントの動きを取り除く。</translation>
    </message>
    <message>
        <source>Cut the motion to 60 s.</source>
        <translation>モーションを 60 秒に切る。</translation>
    </message>
    <message>
        <source>Set a frame time.</source>
        <translation>フレーム時間を設定する。</translation>
    </message>
    <message>
        <source>Keep fewer frames per second, smooth the motion, or shorten it.</source>
        <translation>1 秒あたりのフレームを減らすか、モーションをスムーズにするか、短くする。</translation>
    </message>
    <message>
        <source>Remove the travel of the root, or check whether the lengths are inches.</source>
        <translation>ルートの移動を取り除くか、長さがインチでないか確認する。</translation>
    </message>
    <message>
        <source>Add the OFFSET to the positions.</source>
        <translation>OFFSET を位置に加える。</translation>
    </message>
    <message>
        <source>Bend the joint a little in the first frame, which is not played.</source>
        <translation>再生されない最初のフレームで、ジョイントを少し曲げる。</translation>
    </message>
    <message>
        <source>Ok</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Invalid HIERARCHY header.</source>
        <translation>HIERARCHY ヘッダーが無効です。</translation>
    </message>
    <message>
        <source>Cannot find ROOT or JOINT.</source>
        <translation>ROOT または JOINT が見つかりません。</translation>
    </message>
    <message>
        <source>Cannot get JOINT name.</source>
        <translation>JOINT 名を取得できません。</translation>
    </message>
    <message>
        <source>Cannot find OFFSET.</source>
        <translation>OFFSET が見つかりません。</translation>
    </message>
    <message>
        <source>Cannot find CHANNELS.</source>
        <translation>CHANNELS が見つかりません。</translation>
    </message>
    <message>
        <source>Cannot get rotation order.</source>
        <translation>回転の順序を取得できません。</translation>
    </message>
    <message>
        <source>Cannot get rotation axis.</source>
        <translation>回転の軸を取得できません。</translation>
    </message>
    <message>
        <source>Cannot get number of frames.</source>
        <translation>フレーム数を取得できません。</translation>
    </message>
    <message>
        <source>Cannot get frame time.</source>
        <translation>フレーム時間を取得できません。</translation>
    </message>
    <message>
        <source>Premature end of file.</source>
        <translation>ファイルが途中で終わっています。</translation>
    </message>
    <message>
        <source>Cannot get position values.</source>
        <translation>位置の値を取得できません。</translation>
    </message>
    <message>
        <source>Incorrect root joint name, use &quot;hip&quot;.</source>
        <translation>ルートジョイントの名前が正しくありません。&quot;hip&quot; を使ってください。</translation>
    </message>
    <message>
        <source>Maximum animation length is 60.0 seconds.</source>
        <translation>アニメーションの長さは最大 60.0 秒です。</translation>
    </message>
    <message>
        <source>Failed to initialize motion</source>
        <translation>モーションの初期化に失敗しました</translation>
    </message>
    <message>
        <source>The animation is too large to be uploaded.</source>
        <translation>アニメーションが大きすぎてアップロードできません。</translation>
    </message>
    <message>
        <source>The viewer shows no error but misreads the motion.</source>
        <translation>何も言わず、モーションを誤って読み取ります。</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, is not installed</source>
        <translation>動画を作る ffmpeg がインストールされていません</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, cannot be started: %1</source>
        <translation>動画を作る ffmpeg を起動できません：%1</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, stopped: %1</source>
        <translation>動画を作る ffmpeg が停止しました：%1</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, was ended from outside</source>
        <translation>動画を作る ffmpeg が外部から終了されました</translation>
    </message>
    <message>
        <source>expected an array as numpy.save() writes it, found something else</source>
        <translation>numpy.save() が書く配列が必要ですが、別のものが見つかりました</translation>
    </message>
    <message>
        <source>expected an array of the type &apos;&lt;f8&apos; in the order of C, found the type %1 or another order</source>
        <translation>型 &apos;&lt;f8&apos; で C 順の配列が必要ですが、型 %1 か別の順序が見つかりました</translation>
    </message>
    <message>
        <source>expected %1 bytes of numbers, found %2</source>
        <translation>%1 バイトの数値が必要ですが、%2 バイトあります</translation>
    </message>
    <message>
        <source>expected finite numbers, found another in frame %1, column %2</source>
        <translation>有限の数値が必要ですが、フレーム %1、列 %2 に別のものがあります</translation>
    </message>
    <message numerus="yes">
        <source>%n cycles</source>
        <translation>
            <numerusform>%n 個のサイクル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the clip has only %n cycles to choose from</source>
        <translation>
            <numerusform>このクリップで選べるサイクルは %n 個だけです</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure hangs head down: −%1 is up in it</source>
        <translation>フィギュアが逆さまです：−%1 が上になっています</translation>
    </message>
    <message>
        <source>the figure hung head down and is turned over about %1</source>
        <translation>フィギュアが逆さまだったので、%1 軸まわりに半回転しました</translation>
    </message>
    <message>
        <source>left and right differ, by up to %1 units (%2); every joint keeps its own bones</source>
        <translation>左右は最大 %1 単位異なります（%2）。各ジョイントは自分のボーンを保ちます</translation>
    </message>
    <message>
        <source>the rest pose does not stand; frame %1 shows left and right</source>
        <translation>レストポーズは立っていません。左右はフレーム %1 で判断しました</translation>
    </message>
    <message>
        <source>expected nothing but rows of numbers, all of the same length</source>
        <translation>同じ長さの数値の行だけが必要です</translation>
    </message>
    <message>
        <source>The rest pose of the source does not stand: frame %1 shows how its body is built.</source>
        <translation>ソースのレストポーズは立っていません。フレーム %1 から体の作りを読み取りました。</translation>
    </message>
    <message>
        <source>The rest pose of the target does not stand: frame %1 of its file shows how its body is built.</source>
        <translation>ターゲットのレストポーズは立っていません。ファイルのフレーム %1 から体の作りを読み取りました。</translation>
    </message>
    <message>
        <source>%1 is rotated about its own bone by %2° compared with the source.</source>
        <translation>%1 はソースと比べて自分のボーンを軸に %2° 回転しています。</translation>
    </message>
    <message>
        <source>largest jump: %1, frame %2, %3°, in the source %4°</source>
        <translation>最大の飛び: %1、フレーム %2、%3°、ソースでは %4°</translation>
    </message>
    <message>
        <source>bent backward: %1, frame %2, %3°, in the source %4°</source>
        <translation>逆方向の曲がり: %1、フレーム %2、%3°、ソースでは %4°</translation>
    </message>
    <message>
        <source>jerked: %1, frame %2</source>
        <translation>急な動き: %1、フレーム %2</translation>
    </message>
    <message>
        <source>frame %1 does not fit its neighbours and stays as it is</source>
        <translation>フレーム %1 は独立したポーズなので、そのまま残します</translation>
    </message>
    <message>
        <source>frames %1 to %2 do not fit their neighbours and stay as they are</source>
        <translation>フレーム %1～%2 は独立したポーズなので、そのまま残します</translation>
    </message>
    <message>
        <source>upright, its head above its feet</source>
        <translation>頭が足より上にある直立の姿勢</translation>
    </message>
    <message>
        <source>Frame %1 is a pose of its own, such as a T-pose, up to %2° from the frame beside it: %3</source>
        <translation>フレーム %1 は T ポーズなどの独立したポーズで、隣のフレームと最大 %2° 異なります: %3</translation>
    </message>
    <message>
        <source>Frames %1 to %2 are poses of their own, such as a T-pose, up to %3° from the frame beside them: %4</source>
        <translation>フレーム %1 から %2 は T ポーズなどの独立したポーズで、隣のフレームと最大 %3° 異なります: %4</translation>
    </message>
    <message>
        <source>left out of filters unless you choose otherwise</source>
        <translation>他を選ばない限りフィルターから除外</translation>
    </message>
    <message>
        <source>left out of filters</source>
        <translation>フィルターから除外</translation>
    </message>
    <message>
        <source>filtered like any other frame</source>
        <translation>他のフレームと同じようにフィルターする</translation>
    </message>
    <message>
        <source>the figure does not stand with its head above its feet, so that nothing would show that it hangs</source>
        <translation>フィギュアは頭が足の上にある姿勢で立っていないため、逆さまであることを示すものがありません</translation>
    </message>
    <message>
        <source>at %1 frames per second a cut-off of %2 Hz is too high: %3 Hz is used</source>
        <translation>%1 フレーム／秒では %2 Hz のカットオフは高すぎます：%3 Hz を使います</translation>
    </message>
    <message>
        <source>two frames are the fewest that keep the first and the last pose: they are %1 s apart now, not %2 s</source>
        <translation>最初と最後のポーズを残すには少なくとも 2 フレームが必要です：間隔は %2 秒ではなく %1 秒になりました</translation>
    </message>
    <message>
        <source>No joint of the source moves %1 and the joints below: they stay still.</source>
        <translation>元の骨格には %1 とその下の関節を動かす関節がありません。これらは静止したままです。</translation>
    </message>
    <message>
        <source>No joint of the target follows %1 and the joints below: their motion is lost.</source>
        <translation>対象の骨格には %1 とその下の関節に従う関節がありません。これらの動きは失われます。</translation>
    </message>
    <message>
        <source>a T-pose is one of a human body, and this figure goes on four feet: insert its rest pose</source>
        <translation>Tポーズは人体のポーズですが、この骨格は四本足で歩きます。レストポーズを挿入してください</translation>
    </message>
    <message>
        <source>the figure does not show that %1 is up: %2 will be read from the file, unless you choose %1</source>
        <translation>この骨格からは %1 が上だとわかりません。%1 を選ばない限り、ファイルからは %2 が読み取られます</translation>
    </message>
    <message>
        <source>through the floor: %1, frame %2, %3 cm on a body of 170, in the source %4 cm</source>
        <translation>床の下: %1、フレーム %2、身長 170 として %3 cm、ソースでは %4 cm</translation>
    </message>
    <message>
        <source>the figure turns %1° to the left in each cycle</source>
        <translation>フィギュアは 1 サイクルごとに %1° 左へ回ります</translation>
    </message>
    <message>
        <source>the figure turns %1° to the right in each cycle</source>
        <translation>フィギュアは 1 サイクルごとに %1° 右へ回ります</translation>
    </message>
    <message numerus="yes">
        <source>the %n figures are moved together, so that they keep their positions relative to each other</source>
        <translation>
            <numerusform>%n 体のフィギュアは、互いの位置を保つよう一緒に動かします</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n figures travel differently, so that each goes on from where its own cycle ends</source>
        <translation>
            <numerusform>%n 体のフィギュアは移動が異なるため、それぞれ自分のサイクルの終わりから続きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of the %n figures stays in place</source>
        <translation>
            <numerusform>%n 体のフィギュアはそれぞれ自分の場所にとどまります</numerusform>
        </translation>
    </message>
    <message>
        <source>the ends do not fit: %1 differs by %2° in frames %3 and %4, so closing the cycle changes how it moves</source>
        <translation>両端が合いません。フレーム %3 と %4 で %1 は %2° 異なるため、サイクルを閉じると動きが変わります</translation>
    </message>
    <message numerus="yes">
        <source>%n spikes repaired; joints: %1, frames in all: %2</source>
        <translation>
            <numerusform>%n 個のスパイクを修復。ジョイント：%1、フレーム計：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>jumps over 170°: %n of %1 removed</source>
        <translation>
            <numerusform>170° を超える飛び（%1 個）のうち %n 個がなくなりました</numerusform>
        </translation>
    </message>
    <message>
        <source>the other clip has another skeleton: its motion was first retargeted to this one (%1 of %2 joints follow it)</source>
        <translation>他のクリップはスケルトンが異なります：先にその動きをこのスケルトンに移しました。従うジョイント：%2 個中 %1 個</translation>
    </message>
    <message>
        <source>the figure turned %1° to the left in the cycle; this was removed with its travel</source>
        <translation>フィギュアはサイクルの間に %1° 左へ回りました。移動とともに取り除きました</translation>
    </message>
    <message>
        <source>the figure turned %1° to the right in the cycle; this was removed with its travel</source>
        <translation>フィギュアはサイクルの間に %1° 右へ回りました。移動とともに取り除きました</translation>
    </message>
    <message>
        <source>this clip has no cycle: %1; to loop all the same, set these or other frames as the cycle</source>
        <translation>このクリップにはサイクルがありません：%1。それでもループにするには、これらまたはほかのフレームをサイクルに設定してください</translation>
    </message>
    <message>
        <source>the figures have no cycle together: %1; to loop all the same, set these or other frames as the cycle</source>
        <translation>フィギュアに共通のサイクルがありません：%1。それでもループにするには、これらまたはほかのフレームをサイクルに設定してください</translation>
    </message>
    <message>
        <source>the movement repeats in frames %1 and %2, but %3 differs by %4°, and the fade hides at most %5°; to loop all the same, set these or other frames as the cycle</source>
        <translation>フレーム %1 と %2 で動きが繰り返しますが、%3 は %4° 異なり、フェードで隠せるのは %5° までです。それでもループにするには、これらまたはほかのフレームをサイクルに設定してください</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°)</source>
        <translation>最もよく似ているのはフレーム %1 と %2 です（%3 は %4° 異なります）</translation>
    </message>
    <message>
        <source>frames %1 to %2 last %3 s, and the shortest cycle that is looked for lasts %4 s</source>
        <translation>フレーム %1 から %2 は %3 秒で、探す最短のサイクルは %4 秒です</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but they are %5 s apart, and the longest cycle that is looked for lasts %6 s</source>
        <translation>最もよく似ているのはフレーム %1 と %2 ですが（%3 は %4° 異なります）、%5 秒離れています。探す最長のサイクルは %6 秒です</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but the figure stands still in %5 % of the frames between them, and the limit is %6 %</source>
        <translation>最もよく似ているのはフレーム %1 と %2 ですが（%3 は %4° 異なります）、その間の %5 % のフレームでフィギュアは静止しています。上限は %6 % です</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but the figure stands still in the first of them</source>
        <translation>最もよく似ているのはフレーム %1 と %2 ですが（%3 は %4° 異なります）、最初のフレームでフィギュアは静止しています</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but they are only %5 frames apart, and a stride takes at least %6</source>
        <translation>最もよく似ているのはフレーム %1 と %2 ですが（%3 は %4° 異なります）、%5 フレームしか離れていません。1 歩行周期には少なくとも %6 フレーム必要です</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but the pose only moves on between them: at the end it is %5 units away, where one that comes back would be at most %6 away</source>
        <translation>最もよく似ているのはフレーム %1 と %2 ですが（%3 は %4° 異なります）、その間ポーズは先へ進むだけです：終わりで %5 単位離れていますが、元に戻るなら %6 以内です</translation>
    </message>
    <message>
        <source>frames %1 to %2 come nearest to one (%3 differs by %4°), but their poses are %5 units apart, and the limit for them is %6</source>
        <translation>最も近いのはフレーム %1 から %2 ですが（%3 は %4° 異なります）、ポーズは %5 単位離れています。上限は %6 です</translation>
    </message>
    <message>
        <source>frames %1 to %2 come nearest to one (%3 differs by %4°), but they are %5 strides, not a whole number</source>
        <translation>最も近いのはフレーム %1 から %2 ですが（%3 は %4° 異なります）、%5 歩行周期で、整数ではありません</translation>
    </message>
    <message>
        <source>frames %1 to %2 come nearest to one, but %3 differs by %4°, and the limit is %5°</source>
        <translation>最も近いのはフレーム %1 から %2 ですが、%3 は %4° 異なります。上限は %5° です</translation>
    </message>
    <message>
        <source>%1 of the figure “%2”</source>
        <translation>フィギュア「%2」の %1</translation>
    </message>
    <message numerus="yes">
        <source>the first %n frames are mixed; the longer clip has %1</source>
        <translation>
            <numerusform>最初の %n フレームをミックスしました。長いほうのクリップは %1 フレームです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys; joints: %1, keys per joint: %2, in %3 % of the frames</source>
        <translation>
            <numerusform>%n 個のキー。ジョイント：%1、1 個あたりのキー：%2、フレームの %3 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other clip has %n frames and this one %1: expected the clip from before its travel was removed</source>
        <translation>
            <numerusform>他のクリップは %n フレーム、これは %1 フレームです：移動を取り除く前のクリップが必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither skeleton has legs: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>どちらのスケルトンにも脚がありません：移動は体の大きさでスケールされ、足は固定されません。</translation>
    </message>
    <message>
        <source>The source has no legs: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>ソースには脚がありません：移動は体の大きさでスケールされ、足は固定されません。</translation>
    </message>
    <message>
        <source>The target has no legs: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>ターゲットには脚がありません：移動は体の大きさでスケールされ、足は固定されません。</translation>
    </message>
    <message>
        <source>No leg of the target follows a leg of the source: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>ターゲットにはソースの脚に従う脚がありません：移動は体の大きさでスケールされ、足は固定されません。</translation>
    </message>
    <message>
        <source>No joint of the target follows the moving joints below %1: their motion is lost.</source>
        <translation>%1 の下で動くジョイントに従うジョイントがターゲットにありません。これらの動きは失われます。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>no head or spine with two feet was found, so that nothing would show that the figure hangs</source>
        <translation>頭または背骨と両足が見つからないため、フィギュアが逆さまであることを示すものがありません</translation>
    </message>
    <message>
        <source>the other clip is rotated by %1° and moved by %2 units along the floor to fit</source>
        <translation>合うように、他のクリップを %1° 回転し、床に沿って %2 単位動かしました</translation>
    </message>
    <message>
        <source>%1 is up in the other clip: it is rotated so that %2 is up, as in this one</source>
        <translation>他のクリップでは %1 が上です。このクリップと同じく %2 が上になるように回転しました</translation>
    </message>
    <message>
        <source>%1 is up in the result, as in the other clip: nothing shows it in this one</source>
        <translation>結果では、他のクリップと同じく %1 が上です。このクリップからは上が分かりません</translation>
    </message>
    <message>
        <source>each cycle moves on by %1 units along the floor</source>
        <translation>1 サイクルごとに床に沿って %1 単位進みます</translation>
    </message>
    <message>
        <source>another cycle is frames %1 to %2; its ends differ by %3 units and by %4° at most</source>
        <translation>フレーム %1 ～ %2 も別のサイクルです。両端の差は %3 単位、最大 %4° です</translation>
    </message>
    <message>
        <source>another cycle is frames %1 to %2, in which the figure turns %5° to the left; its ends differ by %3 units and by %4° at most</source>
        <translation>フレーム %1 ～ %2 も別のサイクルで、フィギュアは %5° 左へ回ります。両端の差は %3 単位、最大 %4° です</translation>
    </message>
    <message>
        <source>another cycle is frames %1 to %2, in which the figure turns %5° to the right; its ends differ by %3 units and by %4° at most</source>
        <translation>フレーム %1 ～ %2 も別のサイクルで、フィギュアは %5° 右へ回ります。両端の差は %3 単位、最大 %4° です</translation>
    </message>
    <message>
        <source>expected a row with [X, Y, Z] or null for each column (%1), found %2</source>
        <translation>各列（%1）に [X, Y, Z] か null を持つ行が必要ですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>expected no more channel names than the count gives (%1), found %2</source>
        <translation>チャンネル名は数の示す個数（%1）までのはずですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>expected rows as declared (Frames: %1), found %2: the actual number of rows is used</source>
        <translation>宣言（Frames: %1）どおりの行数が必要ですが、%2 行あります：実際の行数を使います</translation>
    </message>
    <message numerus="yes">
        <source>expected one frame per line (number of values: %1), found %2: read as one stream, which gives exactly the %n rows declared (%3 before this line)</source>
        <translation>
            <numerusform>1 行に 1 フレーム（値の数：%1）のはずですが、%2 個の値があります：続けて読むと、宣言どおりちょうど %n 行になります（この行の前に %3 行）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2</source>
        <translation>
            <numerusform>フレーム %1 の行に %n 個の値が必要ですが、%2 個あります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the last row, found %1 complete: incomplete row dropped</source>
        <translation>
            <numerusform>最後の行に %n 個の値が必要ですが、完全な値は %1 個です：不完全な行を取り除きました</numerusform>
        </translation>
    </message>
    <message>
        <source>expected the number of rows after Frames:, found %1: changed to %2</source>
        <translation>Frames: の後に行数が必要ですが、%1 が見つかりました：%2 に変更しました</translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the last row, found fewer: incomplete row dropped</source>
        <translation>
            <numerusform>最後の行に %n 個の値が必要ですが、足りません：不完全な行を取り除きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from frame %1 on, the number of values in a row is %2, not %3: only the %n frames before are kept</source>
        <translation>
            <numerusform>フレーム %1 以降の行の値の数は %3 ではなく %2 です：その前の %n フレームだけを残します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %1 values in a row, found %2 in all %n rows: the surplus at the end of each dropped, “%3” in the first</source>
        <translation>
            <numerusform>1 行に %1 個の値が必要ですが、%n 行すべてに %2 個あります：各行の末尾の余りを取り除きました（最初の行では「%3」）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2: all of them interpolated between frames %3 and %4</source>
        <translation>
            <numerusform>フレーム %1 の行に %n 個の値が必要ですが、%2 個あります：すべてをフレーム %3 と %4 の間で補間しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2: all of them replaced with those of frame %3</source>
        <translation>
            <numerusform>フレーム %1 の行に %n 個の値が必要ですが、%2 個あります：すべてをフレーム %3 の値に置き換えました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 never stand. %2</source>
        <translation>%1 は接地しません。%2</translation>
    </message>
    <message>
        <source>%1 never stand; %2 comes nearest. %3</source>
        <translation>%1 は接地しません（最も近いのは %2）。%3</translation>
    </message>
    <message>
        <source>%1 still slides in frames %2 to %3: it is held by %4 %, since its limb would jump.</source>
        <translation>%1 はフレーム %2 ～ %3 でまだ滑ります。手足が飛ぶため、固定は %4 % です。</translation>
    </message>
    <message>
        <source>%1 slides in frames %2 to %3: it is not held, since its limb would jump.</source>
        <translation>%1 はフレーム %2 ～ %3 で滑ります。手足が飛ぶため、固定しません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is held least, by %4 %.</source>
        <translation>
            <numerusform>%1 は %n 個の接地でまだ滑ります。手足が飛ぶためです。固定が最も弱いのはフレーム %2 ～ %3 で、%4 % です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is not held.</source>
        <translation>
            <numerusform>%1 は %n 個の接地でまだ滑ります。手足が飛ぶためです。フレーム %2 ～ %3 では固定しません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are held only in part, since a limb would jump</source>
        <translation>
            <numerusform>%n 個の接地は一部だけ固定しました。固定すると手足が飛ぶためです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are not held, since a limb would jump</source>
        <translation>
            <numerusform>%n 個の接地は固定していません。固定すると手足が飛ぶためです</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still slides in frames %2 to %3: it is held by %4 %, since its limb would jump</source>
        <translation>%1 はフレーム %2 ～ %3 でまだ滑ります。手足が飛ぶため、固定は %4 % です</translation>
    </message>
    <message>
        <source>%1 slides as before in frames %2 to %3: it is not held, since its limb would jump</source>
        <translation>%1 はフレーム %2 ～ %3 で前と同じように滑ります。手足が飛ぶため、固定しません</translation>
    </message>
    <message>
        <source>the floor was at height %1: the clip moves by %2 units along the up axis</source>
        <translation>床の高さは %1 でした：クリップを上方向の軸に沿って %2 単位動かします</translation>
    </message>
    <message numerus="yes">
        <source>expected %n cells as in the first row, found %1</source>
        <translation>
            <numerusform>最初の行と同じ %n 個のセルが必要ですが、%1 個あります</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has nothing but numbers (rows: %1, numbers in a row: %2). import --skeleton reads them with a skeleton that has as many channels.</source>
        <translation>このファイルには数値しかありません（行数：%1、1 行の数値：%2）。同じ数のチャンネルを持つスケルトンがあれば import --skeleton で読み込めます。</translation>
    </message>
    <message>
        <source>expected as many numbers in a row as the skeleton has channels (%1), found %2</source>
        <translation>1 行の数値はスケルトンのチャンネル数（%1）と同じ数が必要ですが、%2 個あります</translation>
    </message>
    <message>
        <source>expected an array of frames with a value for each channel of the skeleton (%1), found the shape %2</source>
        <translation>スケルトンのチャンネル（%1）ごとに 1 個の値を持つフレームの配列が必要ですが、形状 %2 が見つかりました</translation>
    </message>
    <message numerus="yes">
        <source>expected %n lines of values, found %1</source>
        <translation>
            <numerusform>%n 行の値が必要ですが、%1 行あります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n lines of values, found more: the rest is not read</source>
        <translation>
            <numerusform>%n 行の値が必要ですが、それより多くあります：残りは読まれません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in a line, found %1</source>
        <translation>
            <numerusform>1 行に %n 個の値が必要ですが、%1 個あります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in a line, found %1: the rest is not read</source>
        <translation>
            <numerusform>1 行に %n 個の値が必要ですが、%1 個あります：残りは読まれません</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotations become quaternions, and numbers have seven digits.</source>
        <translation>回転はクォータニオンになり、数値は 7 桁になります。</translation>
    </message>
    <message>
        <source>Keys are left out where joints stay within %1°.</source>
        <translation>ジョイントのずれが %1° 以内で済むキーは省かれます。</translation>
    </message>
    <message>
        <source>The hierarchy and the offsets are left out.</source>
        <translation>階層とオフセットは含まれません。</translation>
    </message>
    <message>
        <source>The page holds only positions, with seven digits: the motion cannot be recovered from it.</source>
        <translation>ページに入るのは 7 桁の位置だけです。そこからモーションを取り戻すことはできません。</translation>
    </message>
    <message>
        <source>%1, by the figure&apos;s height</source>
        <translation>%1（フィギュアの身長から）</translation>
    </message>
    <message numerus="yes">
        <source>%n joints on the right take the poses of their partners on the left</source>
        <translation>
            <numerusform>右側の %n 個のジョイントが左側の相手のポーズになります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints on the left take the poses of their partners on the right</source>
        <translation>
            <numerusform>左側の %n 個のジョイントが右側の相手のポーズになります</numerusform>
        </translation>
    </message>
    <message>
        <source>no joint to work on is known to be left or right and has a partner on the other side</source>
        <translation>対象のジョイントに、左右が分かり反対側に相手があるものがありません</translation>
    </message>
    <message>
        <source>“%1” is held where it is in frame %2, from frame %3 to %4</source>
        <translation>「%1」をフレーム %3 ～ %4 で、フレーム %2 の場所に保ちます</translation>
    </message>
    <message>
        <source>“%1” is held on “%2” as in frame %3, from frame %4 to %5</source>
        <translation>「%1」をフレーム %4 ～ %5 で、フレーム %3 と同じように「%2」の上に保ちます</translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot keep its rotation in %n of these frames: it is off by up to %2° (frame %3)</source>
        <translation>
            <numerusform>このうち %n フレームでは「%1」の回転を保てません：最大 %2° ずれています（フレーム %3）</numerusform>
        </translation>
    </message>
    <message>
        <source>neither position nor rotation is selected</source>
        <translation>位置も回転も保つ対象になっていません</translation>
    </message>
    <message>
        <source>“%1” is an end site, which has no rotation of its own</source>
        <translation>「%1」はエンドサイトで、自身の回転がありません</translation>
    </message>
    <message>
        <source>“%1” cannot be held on “%2”, because “%2” moves with the joints that bring it there</source>
        <translation>「%1」は「%2」の上で保てません。「%2」は、そこへ動かすジョイントと一緒に動くためです</translation>
    </message>
    <message>
        <source>no joint can bring “%1” to another position</source>
        <translation>「%1」を別の位置へ動かせるジョイントがありません</translation>
    </message>
    <message>
        <source>“%1” looks at “%2”</source>
        <translation>「%1」は「%2」を見ます</translation>
    </message>
    <message>
        <source>“%1” looks at a point</source>
        <translation>「%1」は一点を見ます</translation>
    </message>
    <message>
        <source>“%1” has no rotation channels to look with</source>
        <translation>「%1」には回転チャンネルがないため、向きを変えられません</translation>
    </message>
    <message>
        <source>“%1” cannot look at “%2”, which moves with it</source>
        <translation>「%1」は、一緒に動く「%2」を見ることができません</translation>
    </message>
    <message>
        <source>“%1” changes nothing while “%2” is “%3”</source>
        <translation>「%2」が「%3」の間、「%1」は何も変えません</translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° to a side at most (yaw)</source>
        <translation>
            <numerusform>「%1」はこれらのうち %n フレームで最大 %2° 目標からそれます（フレーム %3）。横へは最大 %4° までしか回りません (yaw)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° up or down at most (pitch)</source>
        <translation>
            <numerusform>「%1」はこれらのうち %n フレームで最大 %2° 目標からそれます（フレーム %3）。上下へは最大 %4° までしか回りません (pitch)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° in a second at most</source>
        <translation>
            <numerusform>「%1」はこれらのうち %n フレームで最大 %2° 目標からそれます（フレーム %3）。1 秒に最大 %4° までしか回りません</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” turns faster than a head can (frame %2): more frames or a longer fade make it slower</source>
        <translation>「%1」は頭には無理な速さで回ります（フレーム %2）。フレームを増やすかフェードを長くすると遅くなります</translation>
    </message>
    <message numerus="yes">
        <source>“%1” turns by %2° about its bone, spread over %n joints</source>
        <translation>
            <numerusform>「%1」が自分のボーンのまわりに %2° 回り、%n 個のジョイントに分かれます</numerusform>
        </translation>
    </message>
    <message>
        <source>channels between the first joint and “%1” miss the twist by up to %2°</source>
        <translation>最初のジョイントと「%1」の間のチャンネルでは、ひねりが最大 %2° ずれます</translation>
    </message>
    <message>
        <source>“%1” is not above “%2”, and takes no share of its twist</source>
        <translation>「%1」は「%2」の上になく、ひねりを分け持てません</translation>
    </message>
    <message>
        <source>“%1” has no rotation channels to twist with</source>
        <translation>「%1」にはひねるための回転チャンネルがありません</translation>
    </message>
    <message>
        <source>“%1” has no bone to turn about; choose a joint of the spine, the head or a hand</source>
        <translation>「%1」には回転軸となるボーンがありません。背骨、頭、手のいずれかのジョイントを選んでください</translation>
    </message>
    <message>
        <source>a joint, an end site such as Head/End, or a point such as 0+160+200</source>
        <translation>ジョイント、Head/End のようなエンドサイト、または 0+160+200 のような点</translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot reach its place in %n of these frames: it is up to %2 units too far away (frame %3)</source>
        <translation>
            <numerusform>このうち %n フレームでは「%1」の位置に届きません：最大 %2 単位遠すぎます（フレーム %3）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is not in its place in %n of these frames, because channels are missing: by up to %2 units (frame %3)</source>
        <translation>
            <numerusform>チャンネルが足りないため、このうち %n フレームで「%1」はその位置にありません：最大 %2 単位（フレーム %3）</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” turns toward “%2”, but looks past it in every frame</source>
        <translation>「%1」は「%2」の方を向きますが、どのフレームでも目標からそれます</translation>
    </message>
    <message>
        <source>“%1” turns toward a point, but looks past it in every frame</source>
        <translation>「%1」は一点の方を向きますが、どのフレームでも目標からそれます</translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it is behind the figure, and “%1” turns %4° to a side at most (yaw)</source>
        <translation>
            <numerusform>「%1」はこれらのうち %n フレームで最大 %2° 目標からそれます（フレーム %3）。目標は体の後ろにあり、「%1」は横へ最大 %4° までしか回りません (yaw)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is let go in %n of these frames, so that nothing jumps: it is up to %2 units away (frame %3)</source>
        <translation>
            <numerusform>何も飛ばないように、このうち %n フレームで「%1」を放します：最大 %2 単位離れます（フレーム %3）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roots now carry the travel of: %1</source>
        <translation>
            <numerusform>%n 個のルートが移動を受け持つようになりました: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>at rest the figure stands along %1, but %2 is up: it lies in the new frames; pose=t inserts a pose that stands</source>
        <translation>レストポーズではフィギュアは %1 に沿って立っていますが、上方向は %2 です。新しいフレームでは横たわります。pose=t は立ったポーズを挿入します</translation>
    </message>
    <message>
        <source>low, on a floor at zero</source>
        <translation>ゼロの高さの床の上で低い</translation>
    </message>
    <message>
        <source>The figure of the source does not stand in most frames: %1 is taken as its up axis.</source>
        <translation>ソースのフィギュアはほとんどのフレームで立っていません。上方向の軸を %1 とみなします。</translation>
    </message>
    <message>
        <source>The figure is raised by up to %1 units (frame %2): it would sink into the floor.</source>
        <translation>フィギュアが床に沈むため、最大 %1 単位（フレーム %2）持ち上げます。</translation>
    </message>
    <message>
        <source>the humanoid map names node %1 as %2, but there are %3 nodes</source>
        <translation>ヒューマノイドの対応表はノード %1 を %2 としていますが、ノードは %3 個です</translation>
    </message>
    <message>
        <source>%1 keeps its rest pose: its matrix has a shear, which no animation can hold</source>
        <translation>%1 は静止ポーズのままです。行列にせん断があり、アニメーションでは表せません</translation>
    </message>
    <message>
        <source>%1 has a scale that is not the same along all axes: what hangs below it may be off by %2 cm</source>
        <translation>%1 の拡大率は軸によって異なるため、その下にあるものが %2 cm ずれることがあります</translation>
    </message>
    <message>
        <source>“%1”, which belongs to it, is left out: %2</source>
        <translation>付属の「%1」は含まれません: %2</translation>
    </message>
    <message>
        <source>has changed since it was read: read it again</source>
        <translation>読み込んだ後に変更されています。もう一度読み込んでください</translation>
    </message>
    <message>
        <source>%1: the character was left out</source>
        <translation>%1: キャラクターは省かれました</translation>
    </message>
    <message>
        <source>expected a mesh that hangs on joints, found none</source>
        <translation>ジョイントに付くメッシュが必要ですが、ありません</translation>
    </message>
    <message>
        <source>its mesh is compressed with %1 (%2), which Limber does not read: export it without compression</source>
        <translation>メッシュが%1（%2）で圧縮されており、Limberは読めません。圧縮せずに書き出してください</translation>
    </message>
    <message>
        <source>a vertex of “%1” follows joint %2, but its skin has %3 joints</source>
        <translation>「%1」の頂点がジョイント%2に従っていますが、スキンのジョイントは%3個です</translation>
    </message>
    <message>
        <source>triangle %1 of “%2” names vertex %3, but there are %4</source>
        <translation>「%2」の三角形%1が頂点%3を指していますが、頂点は%4個です</translation>
    </message>
    <message>
        <source>vertex %1 of “%2” is not at a finite position</source>
        <translation>「%2」の頂点%1の位置が有限ではありません</translation>
    </message>
    <message>
        <source>expected meshes of at most %1 %2, found more: too much to show</source>
        <translation>メッシュの%2は%1個以下のはずですが、それより多く、表示できません</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>joints in skins</source>
        <translation>スキンのジョイント</translation>
    </message>
    <message>
        <source>texture “%1” is left out: expected PNG or JPEG, found %2</source>
        <translation>テクスチャ「%1」は省かれます: PNGかJPEGが必要ですが、%2です</translation>
    </message>
    <message>
        <source>texture “%1” is left out: expected at most 8192 x 8192 pixels, found more</source>
        <translation>テクスチャ「%1」は省かれます: 8192 x 8192ピクセルまでですが、それより大きいです</translation>
    </message>
    <message>
        <source>texture “%1” is left out: expected its bytes, found none</source>
        <translation>テクスチャ「%1」は省かれます: データが必要ですが、ありません</translation>
    </message>
    <message>
        <source>textures are left out: expected at most 64 and 128 MB, found more</source>
        <translation>テクスチャの一部は省かれます: 64枚、128 MBまでですが、それより多いです</translation>
    </message>
    <message>
        <source>Rotations are written in the order XYZ, numbers have seven digits, and end sites are left out.</source>
        <translation>回転はXYZの順で書かれ、数値は7桁になり、エンドサイトは省かれます。</translation>
    </message>
    <message>
        <source>needs more than 2 GB as .fbx: write fewer frames, or .glb</source>
        <translation>.fbxでは2 GBを超えます。フレームを減らすか、.glbで書き出してください</translation>
    </message>
    <message>
        <source>Frames %1 to %2 are exactly the same, and the movement stops and goes on at once: the capture may have failed there</source>
        <translation>フレーム %1 から %2 はまったく同じで、動きが急に止まり、急に再開します: ここでキャプチャが途切れた可能性があります</translation>
    </message>
    <message>
        <source>Joint “%1” has the number %2 in frame %3, which no movement has</source>
        <translation>ジョイント「%1」のフレーム %3 に、動きではありえない数値 %2 があります</translation>
    </message>
    <message>
        <source>vertices that follow no joint: %1</source>
        <translation>どのジョイントにも従わない頂点: %1</translation>
    </message>
    <message>
        <source>expected a binary .fbx to show its body, found text (ASCII): export the character as binary .fbx or as .glb</source>
        <translation>体を表示するにはバイナリの.fbxが必要ですが、テキスト（ASCII）です。キャラクターをバイナリの.fbxか.glbで書き出してください</translation>
    </message>
    <message>
        <source>%1: the mapping of the character was left out</source>
        <translation>%1: キャラクターの対応付けは除外されました</translation>
    </message>
    <message>
        <source>expected the text of a joint mapping, found %1</source>
        <translation>ジョイントの対応付けのテキストが必要ですが、%1がありました</translation>
    </message>
    <message>
        <source>was not copied: %1</source>
        <translation>はコピーされませんでした: %1</translation>
    </message>
    <message>
        <source>Only the bones of a human are written, in a T-pose: other joints are left out, and of all positions only those of the hips stay.</source>
        <translation>人間のボーンだけがTポーズで書かれます。ほかのジョイントは省かれ、位置は腰のものだけが残ります。</translation>
    </message>
    <message>
        <source>expected the bones %1 for .vrma, without %2</source>
        <translation>.vrmaにはボーン %1 が必要ですが、%2 がありません</translation>
    </message>
    <message>
        <source>expected frames for .vrma, found none</source>
        <translation>.vrmaにはフレームが必要ですが、ありません</translation>
    </message>
    <message>
        <source>the floor of the motion is at %1 m, but that of avatars is at 0: the operation Set on Floor moves it there</source>
        <translation>動きの床は%1 mにありますが、アバターの床は0です。操作「床に置く」で移せます</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>expected a character as .glb, .gltf, .vrm or .vrma, found FBX, which only limber-cli and the window read, by a program without rights</source>
        <translation>.glb、.gltf、.vrm、.vrmaのキャラクターが必要ですが、FBXです。FBXを読むのは、権限のないプログラムを使うlimber-cliとウィンドウだけです</translation>
    </message>
    <message>
        <source>expected a mesh about as large as its skeleton, found one that the bind matrices of its skins make much smaller or larger</source>
        <translation>メッシュはスケルトンとほぼ同じ大きさのはずですが、スキンのバインド行列によりはるかに小さいか大きくなります</translation>
    </message>
    <message>
        <source>two numbers X+Y, each from %1 to %2</source>
        <translation>%1 から %2 までの 2 つの数 X+Y</translation>
    </message>
    <message>
        <source>the figure now travels %1 units in %2 s, turning by %3°</source>
        <translation>フィギュアは %2 秒で %1 単位移動し、%3° 回ります</translation>
    </message>
    <message>
        <source>no foot stands, so there is nothing to walk off from</source>
        <translation>接地している足がないため、歩き出す元がありません</translation>
    </message>
    <message>
        <source>the floor below the feet is still: the figure travels as its feet walk</source>
        <translation>足の下の床は動いていません。フィギュアは足の運びどおりに移動します</translation>
    </message>
    <message>
        <source>No joint of the source moves these and the joints below: %1. They stay still.</source>
        <translation>次の関節とその下の関節を動かす元の関節がありません：%1。これらは動きません。</translation>
    </message>
    <message>
        <source>%1: the floor was left out</source>
        <translation>%1：床は無視されました</translation>
    </message>
    <message>
        <source>expected &quot;still&quot; or [SPEED, SPEED] along the floor, found %1</source>
        <translation>&quot;still&quot; または床に沿った [速度, 速度] が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>As if the figure were 1.70 m tall</source>
        <translation>人物の身長を 1.70 m とみなす</translation>
    </message>
    <message>
        <source>The mass of the body is estimated from the lengths of its bones.</source>
        <translation>体の質量は骨の長さから推定したものです。</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n figures; the table has the weight of the first.</source>
        <translation>
            <numerusform>ファイルには人物が %n 人います。表は最初の人物の体重です。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no figure with a bone, and so no weight.</source>
        <translation>骨のある人物がいないため、体重はありません。</translation>
    </message>
    <message>
        <source>there is no jump in these frames</source>
        <translation>これらのフレームにジャンプはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n jumps</source>
        <translation>
            <numerusform>ジャンプ %n 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps: things fall at %1 m/s² in them if the figure is 1.70 m tall</source>
        <translation>
            <numerusform>ジャンプ %n 回：身長 1.70 m なら落下は %1 m/s² です</numerusform>
        </translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too fast</source>
        <translation>これによるとクリップは %1 倍速すぎます</translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too fast: perhaps %2 frames per second are played at %3</source>
        <translation>これによるとクリップは %1 倍速すぎます：毎秒 %2 フレームのものを %3 で再生しているのかもしれません</translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too slowly</source>
        <translation>これによるとクリップは %1 倍遅すぎます</translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too slowly: perhaps %2 frames per second are played at %3</source>
        <translation>これによるとクリップは %1 倍遅すぎます：毎秒 %2 フレームのものを %3 で再生しているのかもしれません</translation>
    </message>
    <message numerus="yes">
        <source>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too fast</source>
        <translation>
            <numerusform>%n 回のジャンプで、身長 1.70 m なら落下は %1 m/s² です：クリップは %2 倍速すぎるようです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too slowly</source>
        <translation>
            <numerusform>%n 回のジャンプで、身長 1.70 m なら落下は %1 m/s² です：クリップは %2 倍遅すぎるようです</numerusform>
        </translation>
    </message>
    <message>
        <source>the frame time was multiplied by %1 and is now %2 s</source>
        <translation>フレーム時間を %1 倍し、%2 秒になりました</translation>
    </message>
    <message>
        <source>The names of the source call its right side left, as feet and arms show: its joints are mapped by their sides.</source>
        <translation>足と腕から分かるように、ソースの名前は右側を左と呼んでいます。関節は実際の側に従って対応づけられます。</translation>
    </message>
    <message>
        <source>The names of the target call its right side left, as feet and arms show: its joints are mapped by their sides.</source>
        <translation>足と腕から分かるように、ターゲットの名前は右側を左と呼んでいます。関節は実際の側に従って対応づけられます。</translation>
    </message>
    <message>
        <source>expected joints at different places, found all of them in one point: it has no size</source>
        <translation>関節は別々の場所にあるはずですが、すべて一点にあり、大きさがありません</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled from the rest of the body</source>
        <translation>フレーム %1～%2 を体の残りの部分から埋めました</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled from the most similar poses of the rest of the body</source>
        <translation>フレーム %1～%2 を体の残りの部分が最も似ているポーズから埋めました</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled by a curve from one end to the other</source>
        <translation>フレーム %1～%2 を一方の端から他方の端へのカーブで埋めました</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled by the straight way from one end to the other</source>
        <translation>フレーム %1～%2 を一方の端から他方の端へまっすぐに埋めました</translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in this clip</source>
        <translation>
            <numerusform>%1 の予想誤差：身長 170 として %2 cm、10 回中 9 回は最大 %3 cm（このクリップで %n 回試した結果）</numerusform>
        </translation>
    </message>
    <message>
        <source>the expected error is unknown: the clip is too short for trials</source>
        <translation>予想誤差は不明です：クリップが短すぎて試せません</translation>
    </message>
    <message>
        <source>a frame before and one after those to fill must stay: expected frames from 1 to %1</source>
        <translation>埋めるフレームの前後に 1 フレームずつ残す必要があります：1～%1 のフレームを指定してください</translation>
    </message>
    <message>
        <source>the clip has fewer than three frames, so there is none between two others to fill</source>
        <translation>クリップが 3 フレームに満たないため、前後のフレームの間に埋めるフレームがありません</translation>
    </message>
    <message>
        <source>these joints have no channels to fill</source>
        <translation>これらのジョイントには埋めるチャンネルがありません</translation>
    </message>
    <message>
        <source>nothing else of the body is known in these frames: only curve and straight can fill them</source>
        <translation>これらのフレームでは体のほかの部分がわかりません：curve と straight でのみ埋められます</translation>
    </message>
    <message>
        <source>the joints have no numbers in frame %1, which is beside those to fill</source>
        <translation>埋めるフレームの隣のフレーム %1 で、ジョイントに数値がありません</translation>
    </message>
    <message>
        <source>no joint is without data in these frames</source>
        <translation>これらのフレームでデータを失ったジョイントはありません</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: frozen while the body moves</source>
        <translation>
            <numerusform>%1（%n 個のジョイント）にデータがありません、フレーム %2～%3：体が動いているのに固まっています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: all angles are 0</source>
        <translation>
            <numerusform>%1（%n 個のジョイント）にデータがありません、フレーム %2～%3：すべての角度が 0 です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: jumping to and fro</source>
        <translation>
            <numerusform>%1（%n 個のジョイント）にデータがありません、フレーム %2～%3：行ったり来たり跳んでいます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: jumps to where it never is while the body moves like that, and back</source>
        <translation>
            <numerusform>%1（%n 個のジョイント）にデータがありません、フレーム %2～%3：体がこのように動くときには決してない位置へ跳び、戻ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>%n 個の欠落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are not held: the feet tremble too much in the take to say where they stand</source>
        <translation>
            <numerusform>%n 個の接地は固定されません。元の動きで足の揺れが大きすぎて、どこに立っているか分かりません</numerusform>
        </translation>
    </message>
    <message>
        <source>no whole arm was found: upper arm, forearm and hand, one below the other</source>
        <translation>完全な腕が見つかりません: 上腕、前腕、手が順につながっている必要があります</translation>
    </message>
    <message>
        <source>nothing is inside another part of the body</source>
        <translation>体の別の部分に入り込んでいるものはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n か所</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the trunk</source>
        <translation>胴体の中の %1</translation>
    </message>
    <message>
        <source>%1 in the head</source>
        <translation>頭の中の %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 の中の %1</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3, up to %4 cm on a body of 170</source>
        <translation>%1: フレーム %2～%3、身長 170 として最大 %4 cm</translation>
    </message>
    <message>
        <source>%1: frame %2, %3 cm on a body of 170</source>
        <translation>%1: フレーム %2、身長 170 として %3 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n contacts held: the feet stand in them as in the take</source>
        <translation>
            <numerusform>%n 個の接地を固定：足は元のテイクと同じ位置に立ちます</numerusform>
        </translation>
    </message>
    <message>
        <source>an arm that would jump comes out only in part, or stays</source>
        <translation>跳んでしまう腕は、一部だけ外に出るか、そのままになります</translation>
    </message>
    <message>
        <source>an arm that would have to move much farther than it is inside stays as it is</source>
        <translation>めり込みよりずっと大きく動かす必要がある腕は、そのままになります</translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in this clip; it moves nothing below it</source>
        <translation>
            <numerusform>%1 の予想誤差：%2°、10 回中 9 回は最大 %3°（このクリップで %n 回試した結果）。その下で動かすものはありません</numerusform>
        </translation>
    </message>
    <message>
        <source>beside the filling %1 turns by %2° from frame %3 to the next, and nearby by at most %4°: a frame at the end of the gap may be lost, too</source>
        <translation>補完した部分の横で %1 がフレーム %3 から次のフレームで %2° 回転しています（付近では最大 %4°）。欠落区間の端のフレームも失われているかもしれません</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): frozen while the body moves</source>
        <translation>
            <numerusform>%1（%n 個のジョイント）：体が動く間、止まっています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): all angles are 0</source>
        <translation>
            <numerusform>%1（%n 個のジョイント）：すべての角度が 0 です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): jumping to and fro</source>
        <translation>
            <numerusform>%1（%n 個のジョイント）：行ったり来たり飛びます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): where it never is while the body moves like that</source>
        <translation>
            <numerusform>%1（%n 個のジョイント）：体がそう動くときには決してない位置です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: at an end of the clip, where only one side of the gap is known, so that it cannot be filled</source>
        <translation>
            <numerusform>%1（%n 個のジョイント）にデータがありません、フレーム %2～%3：クリップの端にあり、片側しかわからないため補完できません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaning poses</source>
        <translation>
            <numerusform>傾いたポーズ %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>no slow pose leans out</source>
        <translation>重心が足の外に出るゆっくりしたポーズはありません</translation>
    </message>
    <message>
        <source>nothing stands: no foot carries the figure, so there is nothing to balance</source>
        <translation>何も立っていません：体を支える足がないため、バランスを取るものがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n poses stay: so far out, something else than the feet must carry the figure</source>
        <translation>
            <numerusform>%n 個のポーズはそのままです：足の外に大きく出ているため、足以外の何かが体を支えているはずです</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no data from frame %2 to frame %3; of these, only the chosen frames were filled</source>
        <translation>%1 はフレーム %2 から %3 までデータがありません。そのうち選択したフレームだけを補いました</translation>
    </message>
    <message numerus="yes">
        <source>%n joints jump away for 1 to 3 frames and back, such as %1: Despike repairs that</source>
        <translation>
            <numerusform>%n 個のジョイント（%1 など）が 1～3 フレームだけ飛んで戻ります：「スパイク除去」で修正できます</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Fill repairs that</source>
        <translation>%1。「欠落を埋める」で修正できます</translation>
    </message>
    <message numerus="yes">
        <source>%1 jumps away and back at %n places, most in frame %2, by %3°</source>
        <translation>
            <numerusform>%1 が %n か所で飛んで戻ります。最大はフレーム %2 の %3°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jumps to another place and back %n times, farthest in frame %2, by %3 cm on a body of 170</source>
        <translation>
            <numerusform>%1 が %n 回、別の場所へ飛んで戻ります。最大はフレーム %2、身長 170 として %3 cm</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure jumps to another place from frame %1 to frame %2, %3 body lengths away</source>
        <translation>フィギュアがフレーム %1 から %2 で別の場所へ飛びます（身長の %3 倍）</translation>
    </message>
    <message>
        <source>JOINT@FRAME with + between them</source>
        <translation>+ でつないだ JOINT@FRAME</translation>
    </message>
    <message>
        <source>%1: expected JOINT@FRAME with + between them for except, found “%2”: there is no joint “%3”</source>
        <translation>%1：except には + でつないだ JOINT@FRAME が必要ですが、「%2」が見つかりました：ジョイント「%3」はありません</translation>
    </message>
    <message>
        <source>except=%1 leaves nothing out: no fault was found there</source>
        <translation>except=%1 で除かれるものはありません：そこに問題は見つかりませんでした</translation>
    </message>
    <message>
        <source>The feet of the motion stand at height %1, and so do those of the character. Set on Floor brings the motion to height 0.</source>
        <translation>モーションの足は高さ %1 に立っているので、キャラクターの足も同じです。「床に置く」でモーションを高さ 0 に移せます。</translation>
    </message>
    <message numerus="yes">
        <source>%n poses stay: the other foot is so near the floor that it may stand; draw the contacts of the feet to say which one does</source>
        <translation>
            <numerusform>%n 個のポーズはそのままです。もう一方の足が床に近く、立っている可能性があります。どちらの足が立っているか、足の接地を描いて指定してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints got other names, since theirs are empty or repeat</source>
        <translation>
            <numerusform>%n 個のジョイントは、名前が空か重複しているため、別の名前になりました</numerusform>
        </translation>
    </message>
    <message>
        <source>meshopt (EXT_meshopt_compression) is not read: export it without compression</source>
        <translation>meshopt（EXT_meshopt_compression）は読めません。圧縮せずに書き出してください</translation>
    </message>
    <message>
        <source>it needs the unknown extension “%1”: export it without</source>
        <translation>未知の拡張「%1」が必要です。それを使わずに書き出してください</translation>
    </message>
    <message>
        <source>expected a figure from 0.2 to 20 m tall, found one of %1 m: if its units are wrong, set them where it was made and export it again; motions fit it as it is</source>
        <translation>高さ0.2～20 mの人物が必要ですが、%1 mです。単位が間違っているなら、作成したプログラムで直して書き出し直してください。動きはこのままでも合います</translation>
    </message>
    <message>
        <source>no foot stands while the figure travels: its travel does not fit its steps. In Place takes it out; then Walk Off gives it that of its feet</source>
        <translation>体が移動している間、接地する足がありません。移動が歩みに合っていません。「その場で動く」で移動を取り除いてから「歩き出す」を使うと、足に合った移動になります</translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in the other clips</source>
        <translation>
            <numerusform>%1 の予想誤差：身長 170 として %2 cm、10 回中 9 回は最大 %3 cm（ほかのクリップで %n 回試した結果）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in the other clips; it moves nothing below it</source>
        <translation>
            <numerusform>%1 の予想誤差：%2°、10 回中 9 回は最大 %3°（ほかのクリップで %n 回試した結果）。その下には何も動かすものがありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 read to learn from: %n frames</source>
        <translation>
            <numerusform>学習用に %1 を読み込みました：%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing can be learned from %1: its joints are not those of this clip; the first that differs is %2</source>
        <translation>%1 からは学習できません。ジョイントがこのクリップと異なります（最初に異なるのは %2）</translation>
    </message>
    <message>
        <source>nothing can be learned from %1: its rest pose is not that of this clip; the first bone that points elsewhere is %2</source>
        <translation>%1 からは学習できません。レストポーズがこのクリップと異なります（最初に向きが異なるボーンは %2）</translation>
    </message>
    <message>
        <source>nothing can be learned from %1: another axis is up in it</source>
        <translation>%1 からは学習できません。上を向く軸が異なります</translation>
    </message>
    <message>
        <source>nothing can be learned from %1: it has fewer than three frames</source>
        <translation>%1 からは学習できません。フレームが 3 つ未満です</translation>
    </message>
    <message>
        <source>%1 has the same frames as this clip: the expected error is too small, since the trials find there what they hide</source>
        <translation>%1 はこのクリップと同じフレームを含みます。試行で隠した値がそこに見つかるため、予想誤差は小さすぎます</translation>
    </message>
    <message>
        <source>%1 stands in frames %2 to %3 and is held in its place there</source>
        <translation>%1 はフレーム %2～%3 で接地しており、その位置に保たれます</translation>
    </message>
    <message>
        <source>files separated by + (++ for a + in a name)</source>
        <translation>+ で区切ったファイル（名前の中の + は ++）</translation>
    </message>
    <message>
        <source>feet slide nearly all the time, and how the floor moves below them was not found: that of a path that turns is not. Its speed can be set</source>
        <translation>足がほぼずっと滑っており、足の下の床がどう動くかは分かりませんでした。曲がる道の床は見つけられません。床の速度は設定できます</translation>
    </message>
    <message>
        <source>%1 is short of its contact, by up to %2 cm on a body of 170, in frames %3 to %4.</source>
        <translation>%1 は接地に届きません。フレーム %3 ～ %4 では身長 170 として最大 %2 cm 足りません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of %n contacts, by up to %2 cm on a body of 170 in frames %3 to %4.</source>
        <translation>
            <numerusform>%1 は %n 個の接地に届きません。フレーム %3 ～ %4 では身長 170 として最大 %2 cm 足りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>centimetres and metres are those of a figure 1.70 m tall</source>
        <translation>センチメートルとメートルは身長 1.70 m の人物としての値です</translation>
    </message>
    <message numerus="yes">
        <source>%n contacts held: feet slid by up to %1 cm/s in them, now by %2 cm/s</source>
        <translation>
            <numerusform>%n 個の接地を固定：その間の足の滑りは最大 %1 cm/s から %2 cm/s になりました</numerusform>
        </translation>
    </message>
    <message>
        <source>a foot is moved by up to %1 cm: %2, frame %3</source>
        <translation>足が最大 %1 cm動きます: %2、フレーム %3</translation>
    </message>
    <message>
        <source>the feet are held on a floor that moves at %1 m/s below them</source>
        <translation>足は、下を%1 m/s で動く床の上に固定されます</translation>
    </message>
    <message>
        <source>the feet are held on a floor that moves at up to %1 m/s below them</source>
        <translation>足は、下を最大 %1 m/s で動く床の上に固定されます</translation>
    </message>
    <message>
        <source>the travel does not fit the steps: standing feet slide at up to %1 m/s; Walk Off gives the figure the travel that the steps imply</source>
        <translation>移動が歩みに合っていません：接地した足が最大 %1 m/s ですべります。「歩き出す」は歩みに合った移動を与えます</translation>
    </message>
    <message>
        <source>the travel does not fit the steps: standing feet slide at %1 m/s; Walk Off gives the figure the travel that the steps imply</source>
        <translation>移動が歩みに合っていません：接地した足が%1 m/s ですべります。「歩き出す」は歩みに合った移動を与えます</translation>
    </message>
    <message>
        <source>slide %1 cm/s</source>
        <translation>滑り %1 cm/s</translation>
    </message>
    <message>
        <source>the pelvis is lowered by up to %1 cm (frame %2) so that the feet reach their positions</source>
        <translation>脚が届くように骨盤が最大 %1 cm下がります（フレーム %2）</translation>
    </message>
    <message>
        <source>%1 is up to %2 cm short of its contact in frames %3 to %4</source>
        <translation>フレーム %3 ～ %4 で %1 は接地に最大 %2 cm届きません</translation>
    </message>
    <message numerus="yes">
        <source>%n poses leaned out, by up to %1 cm in frames %2 to %3; the pelvis moves by up to %4 cm</source>
        <translation>
            <numerusform>%n 個のポーズの重心が足の外に出ていました（最大 %1 cm、フレーム %2～%3）。骨盤は最大 %4 cm動きます</numerusform>
        </translation>
    </message>
    <message>
        <source>in frames %1 to %2 the figure still leans out, by up to %3 cm</source>
        <translation>フレーム %1～%2 では重心がまだ足の外に最大 %3 cm出ています</translation>
    </message>
    <message>
        <source>in frames %1 to %2 the figure leans out by up to %3 cm and stays: a knee or a standing foot would jump</source>
        <translation>フレーム %1 から %2 で体が最大 %3 cm外へ傾いたままです。直すと膝または接地した足が跳ねるためです</translation>
    </message>
    <message numerus="yes">
        <source>feet were below the floor in %n frames, by up to %1 cm</source>
        <translation>
            <numerusform>%n フレームで足が床より下にありました（最大 %1 cm）</numerusform>
        </translation>
    </message>
    <message>
        <source>the figure moves by up to %1 cm</source>
        <translation>人物は最大 %1 cm移動します</translation>
    </message>
    <message numerus="yes">
        <source>%1, by up to %2 cm on a body of 170 (frame %3), the deepest of %n such places</source>
        <translation>
            <numerusform>%1、身長 170 として最大 %2 cm (フレーム %3)、このような %n か所のうち最も深い場所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n places a hand or a forearm was inside by up to %1 cm; hands move by up to %2 cm</source>
        <translation>
            <numerusform>%n か所で手または前腕が最大 %1 cm入り込んでいました。手は最大 %2 cm動きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n places a hand or a forearm is still inside, by up to %1 cm: frame %2</source>
        <translation>
            <numerusform>%n か所で手または前腕がまだ体にめり込んでいます。最大 %1 cm、フレーム %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2 cm in most frames: taken for the shape of this body and left</source>
        <translation>ほとんどのフレームで %1（%2 cm）：この体の形とみなし、そのままにします</translation>
    </message>
    <message>
        <source>The figure jumps to another place from frame %1 to frame %2, %3 cm away on a body of 170</source>
        <translation>フレーム %1 から %2 で人物が別の場所へ跳びます（身長 170 として %3 cm）</translation>
    </message>
    <message numerus="yes">
        <source>%n contacts stay as they are: the feet already stand in them</source>
        <translation>
            <numerusform>%n 個の接地はそのままです：足はすでに立っています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps stay as they are: gravity would kick the figure by up to %1 m/s where it takes off or lands</source>
        <translation>
            <numerusform>%n 個のジャンプはそのままです：重力に合わせると踏み切りか着地で速度が最大 %1 m/s 急に変わります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of %n contacts, by up to %2 cm in frames %3 to %4</source>
        <translation>
            <numerusform>%1 は %n 個の接地に届きません。フレーム %3 ～ %4 では最大 %2 cm 足りません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: it is held least in frames %2 to %3, by %4 %</source>
        <translation>
            <numerusform>%1 は %n 個の接地でまだ滑ります（固定すると脚が跳ねるため）。最も弱いのはフレーム %2 ～ %3 で、%4 % の固定です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: it is not held in frames %2 to %3</source>
        <translation>
            <numerusform>%1 は %n 個の接地でまだ滑ります（固定すると脚が跳ねるため）。フレーム %2 ～ %3 では固定されません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: expected %2 numbers of at most 1e9, found others</source>
        <translation>%1: 1e9 以下の数値が %2 個必要ですが、違うものがあります</translation>
    </message>
</context>
<context>
    <name>limber::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>次のメッセージを表示する</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>メッセージを閉じる</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Message %1 of %2</source>
        <translation>メッセージ %1 / %2</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>ほかの回答</translation>
    </message>
    <message>
        <source>Show the answers that do not fit into the bar</source>
        <translation>バーに入りきらない回答を表示します</translation>
    </message>
</context>
<context>
    <name>limber::MessageRouting</name>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 を読み込めませんでした。</translation>
    </message>
    <message>
        <source>Open a Repaired Copy</source>
        <translation>修復したコピーを開く</translation>
    </message>
    <message numerus="yes">
        <source>%1 opened with %n repair(s). The file on disk is unchanged.</source>
        <translation>
            <numerusform>%1 を %n 件修復して開きました。ディスク上のファイルは変わっていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opened with %n finding(s). The file on disk is unchanged.</source>
        <translation>
            <numerusform>%1 を開きました（検出項目 %n 件）。ディスク上のファイルは変わっていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Findings</source>
        <translation>検出項目を表示</translation>
    </message>
    <message>
        <source>%1 has a project beside it, %2, which holds what a BVH file cannot. It was not opened.</source>
        <translation>%1 には、BVH ファイルに入らないものを持つプロジェクト %2 が並んでいます。プロジェクトは開いていません。</translation>
    </message>
    <message>
        <source>Open the Project</source>
        <translation>プロジェクトを開く</translation>
    </message>
    <message>
        <source>%1 is not where %2 says: the file of that name beside the project was opened.</source>
        <translation>%1 は %2 の示す場所にありません。プロジェクトと並ぶ同名のファイルを開きました。</translation>
    </message>
    <message>
        <source>%1 has changed since %2 was saved: the project may no longer fit it.</source>
        <translation>%1 は %2 の保存時とは別のものです。プロジェクトがもう合わないかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1（他 %n 個）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the motion alone. Layers, contacts, markers and the view are in %2 beside it; open that file to get them back.</source>
        <translation>%1 に入っているのはモーションだけです。レイヤー、接地、マーカー、ビューは並んでいる %2 にあります。それらを戻すにはそちらを開いてください。</translation>
    </message>
    <message>
        <source>%1 holds the motion alone. Layers, contacts, markers, the view and the character %3 are in %2 beside it; open that file to get them back.</source>
        <translation>%1 に入っているのはモーションだけです。レイヤー、接地、マーカー、ビュー、キャラクター %3 は並んでいる %2 にあります。それらを戻すにはそちらを開いてください。</translation>
    </message>
</context>
<context>
    <name>limber::MotionDelegate</name>
    <message>
        <source>%1 in the preview</source>
        <translation>プレビューでは %1</translation>
    </message>
    <message>
        <source>Value of the cell</source>
        <translation>セルの値</translation>
    </message>
    <message>
        <source>A number, a sum (1.5*2), or relative: +=5, -=5, *2, /2</source>
        <translation>数値、計算式 (1.5*2)、または相対値：+=5、-=5、*2、/2</translation>
    </message>
</context>
<context>
    <name>limber::MotionPanel</name>
    <message>
        <source>Motion: frames by channels</source>
        <translation>モーション：フレーム × チャンネル</translation>
    </message>
    <message>
        <source>The selection has no channels.</source>
        <translation>選択したものにチャンネルがありません。</translation>
    </message>
    <message>
        <source>%1 of %2 channels</source>
        <translation>%2 個中 %1 個のチャンネル</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>limber::MotionTableModel</name>
    <message>
        <source>Frame %1, %2 s</source>
        <translation>フレーム %1、%2 秒</translation>
    </message>
    <message>
        <source>Set %1 %2, frame %3</source>
        <translation>%1 の %2 を設定、フレーム %3</translation>
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
        <translation>日本語 (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>日本語 (EUC-JP)</translation>
    </message>
    <message>
        <source>Chinese, simplified (GB18030)</source>
        <translation>中国語、簡体字 (GB18030)</translation>
    </message>
    <message>
        <source>Chinese, traditional (Big5)</source>
        <translation>中国語、繁体字 (Big5)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>韓国語 (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>西ヨーロッパ (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>西ヨーロッパ (Latin-1)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>中央ヨーロッパ (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>キリル文字 (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>キリル文字 (KOI8-R)</translation>
    </message>
</context>
<context>
    <name>limber::NameMenu</name>
    <message>
        <source>Show the bytes of joint names as text in this encoding; the file does not change</source>
        <translation>ジョイント名のバイトをこの文字コードで表示する。ファイルは変わらない</translation>
    </message>
</context>
<context>
    <name>limber::NormaliseDialog</name>
    <message>
        <source>Standardise File</source>
        <translation>ファイルを標準化</translation>
    </message>
    <message>
        <source>Effect on the pose</source>
        <translation>ポーズへの影響</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>影響</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>Root 6 channels, other joints rotation only</source>
        <translation>ルートは 6 チャンネル、他は回転のみ</translation>
    </message>
    <message>
        <source>Rotation order</source>
        <translation>回転順序</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Replace spaces in joint names</source>
        <translation>ジョイント名の空白を置き換える</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Indent</source>
        <translation>字下げ</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>タブ</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>空白 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>改行</translation>
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
        <translation>桁数</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>必要なだけ</translation>
    </message>
    <message numerus="yes">
        <source>%n decimal(s)</source>
        <translation>
            <numerusform>小数点以下 %n 桁</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard channel spelling</source>
        <translation>標準のチャンネル名の綴り</translation>
    </message>
    <message>
        <source>Standard “End Site”</source>
        <translation>標準の「End Site」</translation>
    </message>
    <message>
        <source>One frame per line</source>
        <translation>1 行に 1 フレーム</translation>
    </message>
    <message>
        <source>Rewrite the whole file in standard form</source>
        <translation>ファイル全体を標準形式で書き直す</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Joints move</source>
        <translation>ジョイントの移動</translation>
    </message>
    <message>
        <source>units</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Joints rotate</source>
        <translation>ジョイントの回転</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>Position channels dropped, although they change: %1</source>
        <translation>変化しているのに失われる位置チャンネル：%1</translation>
    </message>
    <message>
        <source>Constant positions become offsets: %1</source>
        <translation>一定の位置はオフセットになります：%1</translation>
    </message>
    <message>
        <source>No loss.</source>
        <translation>損失なし。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Standardise file</source>
        <translation>ファイルを標準化</translation>
    </message>
    <message>
        <source>The root carries the travel of: %1</source>
        <translation>ルートが移動を受け持ちます: %1</translation>
    </message>
</context>
<context>
    <name>limber::OffsetMatches</name>
    <message>
        <source>Choose a file with the same joint names.</source>
        <translation>ジョイント名が同じファイルを選んでください。</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Matching joints</source>
        <translation>一致するジョイント</translation>
    </message>
    <message>
        <source>Choose File…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>ファイルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>Copy Offsets from a File</source>
        <translation>ファイルからオフセットをコピー</translation>
    </message>
    <message>
        <source>BVH files (*.bvh *.BVH);;All files (*)</source>
        <translation>BVH ファイル (*.bvh *.BVH);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>%1 of %2 match by name; %3 ticked, %4 will change.</source>
        <translation>%2 個中 %1 個の名前が一致。%3 個をチェック、%4 個が変わります。</translation>
    </message>
</context>
<context>
    <name>limber::OffsetMotionChoice</name>
    <message>
        <source>Keep &amp;channel values</source>
        <translation>チャンネルの値を保つ(&amp;C)</translation>
    </message>
    <message>
        <source>The motion&apos;s values stay the same; hands and feet end up elsewhere.</source>
        <translation>モーションの値は変わらず、手足の位置が変わります。</translation>
    </message>
    <message>
        <source>Scale &amp;root travel too</source>
        <translation>ルートの移動もスケール(&amp;R)</translation>
    </message>
    <message>
        <source>Multiplies all position channels by the factor of the page Height, so that the figure travels as far as suits its new size</source>
        <translation>すべての位置チャンネルに「身長」ページの係数を掛け、新しい大きさに見合う距離を移動させる</translation>
    </message>
    <message>
        <source>Keep &amp;feet planted</source>
        <translation>足の接地を保つ(&amp;F)</translation>
    </message>
    <message>
        <source>Planted feet stay put; travel scales with leg length.</source>
        <translation>接地した足は動かず、移動は脚の長さに応じてスケールされます。</translation>
    </message>
    <message>
        <source>&amp;Scale travel along the floor</source>
        <translation>床に沿った移動をスケール(&amp;S)</translation>
    </message>
    <message>
        <source>Without it the figure covers the same distance as before</source>
        <translation>オフにすると、フィギュアは以前と同じ距離を進む</translation>
    </message>
    <message>
        <source>Keep &amp;positions</source>
        <translation>位置を保つ(&amp;P)</translation>
    </message>
    <message>
        <source>Joints stay where they were, as far as the bones allow.</source>
        <translation>ボーンが許す限り、ジョイントは元の所にとどまります。</translation>
    </message>
</context>
<context>
    <name>limber::OpenGLSupport</name>
    <message>
        <source>OpenGL could not be started</source>
        <translation>OpenGL を開始できませんでした</translation>
    </message>
    <message>
        <source>OpenGL is older than 3.3</source>
        <translation>OpenGL が 3.3 より古い</translation>
    </message>
</context>
<context>
    <name>limber::OpenQueue</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Open no more files</source>
        <translation>残りのファイルを開かない</translation>
    </message>
    <message>
        <source>Opening file %1 of %2</source>
        <translation>%2 個中 %1 個目のファイルを開いています</translation>
    </message>
</context>
<context>
    <name>limber::Opening</name>
    <message>
        <source>%1 has changes that are not saved. Save or close it, then open its project.</source>
        <translation>%1 には保存していない変更があります。保存するか閉じてから、プロジェクトを開いてください。</translation>
    </message>
    <message>
        <source>%1 (repaired)%2</source>
        <translation>%1（修復済み）%2</translation>
    </message>
    <message>
        <source>Sample walk</source>
        <translation>サンプルの歩行</translation>
    </message>
    <message>
        <source>%1 is missing from this build.</source>
        <translation>このビルドには %1 がありません。</translation>
    </message>
    <message>
        <source>%1 was changed or saved while its file was read: it was not reverted.</source>
        <translation>ファイルの読み込み中に %1 が変更または保存されたため、保存時の状態に戻しませんでした。</translation>
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
        <translation>すべて小文字</translation>
    </message>
    <message>
        <source>All capitals</source>
        <translation>すべて大文字</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Names of the joints to change, separated by +.</source>
        <translation>対象のジョイント：+ でつないだ名前。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Frames to change: FIRST-LAST.</source>
        <translation>対象のフレーム：FIRST-LAST。</translation>
    </message>
    <message>
        <source>Second clip</source>
        <translation>2 つ目のクリップ</translation>
    </message>
    <message>
        <source>The clip to append. If its skeleton differs, it is retargeted first.</source>
        <translation>後に続くクリップ。スケルトンの異なるものは先にリターゲットされます。</translation>
    </message>
    <message>
        <source>Joined at</source>
        <translation>つなぐ所</translation>
    </message>
    <message>
        <source>The last frame of this clip and the first frame of the second one, such as 120:8. The search finds a pair where the second half of this clip continues like the first half of the second one.</source>
        <translation>このクリップを離れるフレームと、2 つ目のクリップが続くフレーム。例：120:8。自動では、このクリップの後半と 2 つ目の前半が同じように続く組を探します。</translation>
    </message>
    <message>
        <source>End and start</source>
        <translation>終わりと始まり</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>遷移</translation>
    </message>
    <message>
        <source>Fade out the difference at the cut, mix the end of one clip with the start of the other, or cut hard.</source>
        <translation>つなぎ目の差を消していく、一方の終わりと他方の始まりを混ぜる、またはそのままつなぎます。</translation>
    </message>
    <message>
        <source>Fading difference</source>
        <translation>差を消していく</translation>
    </message>
    <message>
        <source>Crossfade</source>
        <translation>クロスフェード</translation>
    </message>
    <message>
        <source>Hard cut</source>
        <translation>そのままつなぐ</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Duration of the transition.</source>
        <translation>遷移にかかる時間。</translation>
    </message>
    <message>
        <source>Align to the end</source>
        <translation>1 つ目の終わりに移動</translation>
    </message>
    <message>
        <source>Rotates and moves the second clip along the floor so that it continues where the first one ends; its height stays.</source>
        <translation>1 つ目の終わりから続くように、2 つ目のクリップを床に沿って回転・移動します。高さは変わりません。</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>つなぐ</translation>
    </message>
    <message>
        <source>Appends a second clip to this one with a smooth transition.</source>
        <translation>このクリップの後に 2 つ目のクリップを置き、動きをつなぎます。</translation>
    </message>
    <message>
        <source>join combine two takes clips append concatenate merge connect together transition crossfade blend seam</source>
        <translation>連結 つなぐ 結合 追加 組み合わせ 遷移 クロスフェード ブレンド 継ぎ目 結合 つなぐ 二つ</translation>
    </message>
    <message>
        <source>The clip to mix in. If its skeleton differs, it is retargeted first.</source>
        <translation>混ぜるクリップ。スケルトンの異なるものは先にリターゲットされます。</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>0 is this clip alone, 1 the second clip alone.</source>
        <translation>0（このクリップだけ）から 1（2 つ目のクリップだけ）まで。</translation>
    </message>
    <message>
        <source>Align to the start</source>
        <translation>このクリップの始まりに移動</translation>
    </message>
    <message>
        <source>Rotates and moves the second clip along the floor so that both begin in the same position; its height stays.</source>
        <translation>両方が同じ位置から始まるように、2 つ目のクリップを床に沿って回転・移動します。高さは変わりません。</translation>
    </message>
    <message>
        <source>Match steps</source>
        <translation>足取りを合わせる</translation>
    </message>
    <message>
        <source>Changes the speed of the second clip so that its steps match those of this clip.</source>
        <translation>足がこのクリップと同時に着地するように、2 つ目のクリップを遅く、または速く再生します。</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>By foot contacts</source>
        <translation>足の接地による</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>背骨</translation>
    </message>
    <message>
        <source>If only the upper or the lower body is mixed: whether the spine blends from one clip to the other joint by joint, or only its named joints are mixed.</source>
        <translation>上半身か下半身だけを混ぜるとき、背骨が一方のクリップから他方へ段階的に移るか、ジョイントの指定どおりか。</translation>
    </message>
    <message>
        <source>Named joints only</source>
        <translation>指定どおり</translation>
    </message>
    <message>
        <source>Joint by joint</source>
        <translation>段階的に</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>足</translation>
    </message>
    <message>
        <source>Locks planted feet in the result; mixing makes them slide.</source>
        <translation>結果で接地している足を固定するか。2 つのクリップを混ぜると足が滑るためです。</translation>
    </message>
    <message>
        <source>As mixed</source>
        <translation>混ぜたまま</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>ミックス</translation>
    </message>
    <message>
        <source>Mixes this clip with a second one, in all joints or only some.</source>
        <translation>すべて、または一部のジョイントで、このクリップと 2 つ目のクリップの間の動きを作ります。</translation>
    </message>
    <message>
        <source>blend merge combine weight mask upper body lower body layer two takes</source>
        <translation>ブレンド 混ぜる 結合 組み合わせ ウェイト マスク 上半身 下半身 レイヤー 混ぜる</translation>
    </message>
    <message>
        <source>Find the floor by</source>
        <translation>床の見つけ方</translation>
    </message>
    <message>
        <source>What shows the floor: the soles of standing feet, or the lowest point of the figure in nearly all frames.</source>
        <translation>接地した足の裏から、またはほぼ全フレームでのフィギュアの最も低い点から。</translation>
    </message>
    <message>
        <source>Standing feet</source>
        <translation>接地した足</translation>
    </message>
    <message>
        <source>Lowest point</source>
        <translation>最も低い点</translation>
    </message>
    <message>
        <source>Level a tilted floor</source>
        <translation>傾いた床を水平に</translation>
    </message>
    <message>
        <source>Rotates the figure so that the plane on which its feet stand becomes level.</source>
        <translation>足の立つ平面が水平になるように、フィギュアを回転します。</translation>
    </message>
    <message>
        <source>Push feet out of the floor</source>
        <translation>足を床から押し出す</translation>
    </message>
    <message>
        <source>Bends the legs where a sole is still below the floor afterwards.</source>
        <translation>その後も足の裏が床より下にある所で、脚を曲げます。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>身長</translation>
    </message>
    <message>
        <source>Height of the floor along the up axis.</source>
        <translation>上方向の軸に沿った床の高さ。</translation>
    </message>
    <message>
        <source>Set on Floor</source>
        <translation>床に置く</translation>
    </message>
    <message>
        <source>Finds the floor below the figure and moves the whole clip up or down so that the floor is at height 0. Rotations stay, unless the floor is tilted.</source>
        <translation>フィギュアの下の床を見つけ、床の高さが 0 になるようにクリップ全体を上下に動かします。床が傾いていない限り、回転は変わりません。</translation>
    </message>
    <message>
        <source>ground floating hovering level height sink sinking float below under above through raise lower put penetration offset</source>
        <translation>地面 床 水平 高さ 沈む 浮く 上げる 下げる オフセット めり込み 浮く 沈む 床</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接地</translation>
    </message>
    <message>
        <source>Which foot contacts to use: those set in the timeline or with --contacts, otherwise detected ones, or those of a file.</source>
        <translation>足が接地する時：タイムラインか --contacts での設定、なければ検出。または接地のファイルから。</translation>
    </message>
    <message>
        <source>As set or detected</source>
        <translation>設定か検出による</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where a foot is locked: at its median position during the contact, or where it touches down.</source>
        <translation>足を固定する所：接地の中央値、または着地した所。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>フェード</translation>
    </message>
    <message>
        <source>How long a foot takes to blend into the lock and out of it.</source>
        <translation>足が自分の軌道を離れ、また戻るまでの時間。</translation>
    </message>
    <message>
        <source>How far the pelvis may be lowered so that a foot reaches its position, as a fraction of the leg&apos;s length.</source>
        <translation>脚が届くように骨盤を下げてよい量。脚の長さに対する割合。</translation>
    </message>
    <message>
        <source>Which feet to lock.</source>
        <translation>固定する足。</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Lock Feet</source>
        <translation>足を固定</translation>
    </message>
    <message>
        <source>Keeps standing feet from sliding: bends the legs, and lowers the pelvis where a leg is too short. The upper body keeps its rotations.</source>
        <translation>接地している間、脚を曲げ、脚が短ければ骨盤を下げて、足を同じ位置に固定します。上半身の回転は変わりません。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Smooth and Repair</source>
        <translation>スムーズと修復</translation>
    </message>
    <message>
        <source>Feet and Floor</source>
        <translation>足と床</translation>
    </message>
    <message>
        <source>Root and Space</source>
        <translation>ルートと空間</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>スケルトン</translation>
    </message>
    <message>
        <source>Two Clips</source>
        <translation>2 つのクリップ</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Number of frames on each side that a frame is compared with.</source>
        <translation>フレームの両側で見るフレームの数。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>A frame is a spike if it differs from the frames around it by this many times the usual difference.</source>
        <translation>周りのフレームとの通常の距離の何倍でスパイクとみなすか。</translation>
    </message>
    <message>
        <source>The smallest difference that counts as a spike, in degrees, or in normalised centimetres for positions. By default it follows the noise of each joint and is at least 0.5.</source>
        <translation>これより小さいものはスパイクとみなしません：度、位置では正規化センチメートル。自動では各ジョイントのノイズに従い、0.5 以上です。</translation>
    </message>
    <message>
        <source>Longest spike</source>
        <translation>最長のスパイク</translation>
    </message>
    <message>
        <source>A change that lasts for more frames than this is movement, not a spike.</source>
        <translation>これより長いフレームにわたって外れるものは動きとみなします。</translation>
    </message>
    <message>
        <source>Except</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Spikes to keep: JOINT@FRAME, separated by +.</source>
        <translation>残すスパイク：+ でつないだ JOINT@FRAME。</translation>
    </message>
    <message>
        <source>Despike</source>
        <translation>スパイク除去</translation>
    </message>
    <message>
        <source>Finds single frames in which a joint jumps away and back, and bridges them with a smooth curve. All other frames stay unchanged.</source>
        <translation>ジョイントが一瞬だけ飛んで戻るフレームを見つけ、滑らかなカーブでつなぎます。他のフレームは変わりません。</translation>
    </message>
    <message>
        <source>Interpolate</source>
        <translation>補間</translation>
    </message>
    <message>
        <source>Replaces frames with a movement from the frame before them to the frame after them.</source>
        <translation>フレームを、前のフレームから後のフレームへの動きに置き換えます。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Matches the speed on both sides, or moves at constant speed.</source>
        <translation>両側の速度で続けるか、一定の速度で続けます。</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>スムーズ</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Rotations within</source>
        <translation>回転の許容差</translation>
    </message>
    <message>
        <source>The largest error of a joint&apos;s rotation.</source>
        <translation>ジョイントが元から回ってよい量。</translation>
    </message>
    <message>
        <source>Positions within</source>
        <translation>位置の許容差</translation>
    </message>
    <message>
        <source>Ends of limbs within</source>
        <translation>手足の先の許容差</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>キーを減らす</translation>
    </message>
    <message>
        <source>Replaces the motion with smooth curves with few keys that stay close to it. The clip still has a value in every frame.</source>
        <translation>モーションを、それに近く、キーの少ない滑らかなカーブに置き換えます。クリップは引き続き全フレームに値を持ちます。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Butterworth removes jitter evenly, Savitzky-Golay keeps peaks, and Gaussian is the softest. One-Euro uses only earlier frames and therefore lags, like a live filter.</source>
        <translation>Butterworth は揺れを均等に除き、Savitzky-Golay は山を残し、ガウスは最も柔らかく、One-Euro は過去だけを見るためライブ用フィルターのように遅れます。</translation>
    </message>
    <message>
        <source>Butterworth, zero phase</source>
        <translation>Butterworth、ゼロ位相</translation>
    </message>
    <message>
        <source>Savitzky-Golay</source>
        <translation>Savitzky-Golay</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>ガウス</translation>
    </message>
    <message>
        <source>One-Euro</source>
        <translation>One-Euro</translation>
    </message>
    <message>
        <source>Cut-off</source>
        <translation>カットオフ</translation>
    </message>
    <message>
        <source>Faster movement than this is removed: 6 Hz suits a walk, 10 to 15 a fight.</source>
        <translation>遅い動きは残り、速い動きは除かれます：歩行には 6 Hz、格闘には 10 ～ 15 Hz が適します。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>A higher order cuts off more steeply and rings more.</source>
        <translation>高いほど急に切れ、余韻も大きくなります。</translation>
    </message>
    <message>
        <source>Number of frames in each fit, which is odd. By default it follows from the cut-off.</source>
        <translation>1 回の当てはめで見るフレームの数（奇数）。指定がなければカットオフに合うもの。</translation>
    </message>
    <message>
        <source>By the cut-off</source>
        <translation>カットオフによる</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Degree of the polynomial that is fitted to the frames of the window.</source>
        <translation>ウィンドウのフレームに当てはめる多項式の次数。</translation>
    </message>
    <message>
        <source>Rise with speed</source>
        <translation>速さによる上昇</translation>
    </message>
    <message>
        <source>How much the cut-off rises with speed, in Hz for one degree or one normalised centimetre per second. Higher values lag less and leave more jitter.</source>
        <translation>速さに応じてカットオフが上がる量。毎秒 1 度、または 1 正規化センチメートルあたりの Hz：大きいほど遅れが減り、揺れが残ります。</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Strength of the filter: 0 changes nothing, 1 applies it fully.</source>
        <translation>0（元のまま）から 1（フィルターのすべて）まで。</translation>
    </message>
    <message>
        <source>As filtered</source>
        <translation>フィルターのまま</translation>
    </message>
    <message>
        <source>Removes jitter from rotations and positions. Angles may wrap, since rotations are filtered and not their numbers.</source>
        <translation>回転と位置から細かい揺れを除きます。数値ではなく回転をフィルターするため、角度がどこを通ってもかまいません。</translation>
    </message>
    <message>
        <source>jitter noise filter shake shaking tremble trembling wobble jerky jerk nervous vibration stabilise stabilize steady calm low-pass lowpass butterworth gaussian savitzky golay euro denoise clean kalman</source>
        <translation>フィルター ジッター ノイズ 揺れ ローパス butterworth ガウス savitzky golay euro デノイズ スムーズ 平滑化 震え ぶれ 揺れ 安定</translation>
    </message>
    <message>
        <source>Unroll</source>
        <translation>角度のアンロール</translation>
    </message>
    <message>
        <source>Writes the same rotations with angles that do not jump: adds multiples of 360° and uses the other set of three angles where it is nearer.</source>
        <translation>同じ回転を、飛びのない角度で書きます：360° の倍数を足し、3 つの角度を同じ意味の別の 3 つに替えることもあります。</translation>
    </message>
    <message>
        <source>euler filter discontinuity flip 360 180 wrap unwrap gimbal jump curves</source>
        <translation>オイラー フィルター 不連続 反転 360 180 アンロール アンラップ ジンバル 飛び カーブ</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>The frame that keeps its angles; the others follow it.</source>
        <translation>角度を変えないフレーム。他はこれに従います。</translation>
    </message>
    <message>
        <source>In Place</source>
        <translation>その場で動く</translation>
    </message>
    <message>
        <source>Removes the travel along the floor, so that the figure walks in place where it stands in the first frame; its height and its sway stay. It can also restore the travel.</source>
        <translation>床に沿った移動を取り除き、最初のフレームの場所で歩くようにします。高さと揺れは残ります。取り除いたものを戻すこともできます。</translation>
    </message>
    <message>
        <source>in-place treadmill remove restore travel root motion stationary</source>
        <translation>インプレース トレッドミル 除去 復元 移動 ルートモーション 静止</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>What to remove: all travel slower than this, the straight line from the first to the last frame, or everything.</source>
        <translation>取り除くもの：これより遅いものすべて、最初から最後のフレームへの直線、または全部。</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Include heading</source>
        <translation>向きも</translation>
    </message>
    <message>
        <source>Also removes the turning: the figure keeps facing as in the first frame.</source>
        <translation>向きの変化も取り除きます：フィギュアは最初のフレームの向きのままです。</translation>
    </message>
    <message>
        <source>Restore from</source>
        <translation>移動を戻す元</translation>
    </message>
    <message>
        <source>Restores travel instead: adds what these settings remove from another clip, the one from before the travel was removed.</source>
        <translation>代わりに移動を戻します：この設定で、以前の別のクリップから取り除かれるもの。</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>検出</translation>
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
        <translation>組</translation>
    </message>
    <message>
        <source>Which joints swap sides: detected by names and offsets, or first taken from a file with LEFT=RIGHT in each line.</source>
        <translation>左右を入れ替えるジョイント：名前とオフセットから、または各行に LEFT=RIGHT を書いたファイルを優先。</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>ミラー</translation>
    </message>
    <message>
        <source>Swaps left and right: mirrors the motion on the same skeleton. If joints are named, only they take the mirrored motion of their partners.</source>
        <translation>左右を入れ替えます：同じスケルトンで、鏡に映したモーションにします。指定したジョイントは相手の反転した動きを受け取り、他は変わりません。</translation>
    </message>
    <message>
        <source>flip swap left right sides handed reflect symmetry reverse</source>
        <translation>反転 フリップ 入れ替え 左右 側 鏡 対称 左利き 左右反転</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>向きを変える</translation>
    </message>
    <message>
        <source>Rotates the whole clip about the up axis so that the figure faces along an axis in the first frame, or by an angle. The centre is where the figure stands in that frame.</source>
        <translation>最初のフレームでフィギュアが軸の方向を向くように、または角度で、クリップ全体を上方向の軸のまわりに回します。そのときのフィギュアの場所で回ります。</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>The direction to face in the first frame, or an angle to rotate by.</source>
        <translation>最初のフレームで向く方向、または回す角度。</translation>
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
        <translation>原点から開始</translation>
    </message>
    <message>
        <source>Moves the whole clip along the floor so that the root stands above the origin in the first frame. Its height stays.</source>
        <translation>最初のフレームでルートが原点の真上に来るように、クリップ全体を床に沿って動かします。高さは変わりません。</translation>
    </message>
    <message>
        <source>center centre zero origin start position move translate</source>
        <translation>中央 ゼロ 開始 位置 移動 原点 中心</translation>
    </message>
    <message>
        <source>Floor Root</source>
        <translation>床のルート</translation>
    </message>
    <message>
        <source>Adds a root on the floor below the figure that carries its travel and its heading, as game engines expect. No other joint moves.</source>
        <translation>フィギュアの下の床に新しいルートを置き、移動と向きを受け持たせます。ゲームエンジン向けです。他のジョイントは動きません。</translation>
    </message>
    <message>
        <source>root motion game engine bone trajectory reference travel extract unreal unity</source>
        <translation>ルートモーション ゲームエンジン unreal unity 軌道 リファレンス 移動 抽出 ゲーム</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The name of the new root.</source>
        <translation>新しいルートの名前。</translation>
    </message>
    <message>
        <source>What the root carries: all travel slower than this, a straight line, or everything along the floor.</source>
        <translation>ルートが受け持つもの：これより遅い移動、直線、または床に沿ったすべて。</translation>
    </message>
    <message>
        <source>The root faces where the figure faces.</source>
        <translation>ルートがフィギュアと同じ方向を向きます。</translation>
    </message>
    <message>
        <source>Metre</source>
        <translation>メートル</translation>
    </message>
    <message>
        <source>Centimetre</source>
        <translation>センチメートル</translation>
    </message>
    <message>
        <source>Millimetre</source>
        <translation>ミリメートル</translation>
    </message>
    <message>
        <source>Inch</source>
        <translation>インチ</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>フィート</translation>
    </message>
    <message>
        <source>CMU unit</source>
        <translation>CMU 単位</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>係数</translation>
    </message>
    <message>
        <source>The factor for all lengths.</source>
        <translation>すべての長さに掛ける数。</translation>
    </message>
    <message>
        <source>Target height.</source>
        <translation>フィギュアの身長。</translation>
    </message>
    <message>
        <source>From unit</source>
        <translation>変換元の単位</translation>
    </message>
    <message>
        <source>Unit of the file.</source>
        <translation>今のファイルの単位。</translation>
    </message>
    <message>
        <source>To unit</source>
        <translation>変換先の単位</translation>
    </message>
    <message>
        <source>Target unit.</source>
        <translation>ファイルの新しい単位。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Multiplies all offsets and positions by one factor, given directly, by the height of the figure, or by two units. Rotations stay.</source>
        <translation>すべてのオフセットと位置に 1 つの係数を掛けます：数値、身長に合わせる係数、または単位を変換する係数。回転は変わりません。</translation>
    </message>
    <message>
        <source>Up Axis</source>
        <translation>上方向の軸</translation>
    </message>
    <message>
        <source>Rotate the root alone</source>
        <translation>ルートだけを回転</translation>
    </message>
    <message>
        <source>Keeps the offsets: the rest pose then lies on its side, and every joint but the root keeps its values. Otherwise the rest pose stands along the new axis, too.</source>
        <translation>オフセットを残します：レストポーズは横倒しになり、ルート以外のジョイントの値は変わりません。そうでなければレストポーズも新しい軸に沿って立ちます。</translation>
    </message>
    <message>
        <source>Order of rotations</source>
        <translation>回転の順序</translation>
    </message>
    <message>
        <source>Keeps the order of the channels with new angles, or the angles with other axes.</source>
        <translation>チャンネルの順序を保って角度を変えるか、角度を保って軸を変えます。</translation>
    </message>
    <message>
        <source>Keep the order</source>
        <translation>順序を保つ</translation>
    </message>
    <message>
        <source>Keep the angles</source>
        <translation>角度を保つ</translation>
    </message>
    <message>
        <source>y-up z-up yup zup upside down head lying back side sideways fallen wrong vertical convert blender unreal coordinate system</source>
        <translation>y-up z-up yup zup 縦 変換 blender unreal 座標系 アップ軸 逆さま 横倒し</translation>
    </message>
    <message>
        <source>Add Joint</source>
        <translation>ジョイントを追加</translation>
    </message>
    <message>
        <source>Adds a joint at the end of a chain, in the position of an end site, or anywhere on a joint. It does not move by itself; everything else stays.</source>
        <translation>チェーンの端、エンドサイトの位置、またはジョイントの任意の場所にジョイントを追加します。それ自身は動かず、他は変わりません。</translation>
    </message>
    <message>
        <source>new bone leaf tip toe finger prop attach</source>
        <translation>新規 ボーン 末端 先端 つま先 指 小道具 取り付け</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>The parent of the new joint.</source>
        <translation>付ける先のジョイント。</translation>
    </message>
    <message>
        <source>End site</source>
        <translation>エンドサイト</translation>
    </message>
    <message>
        <source>The end site whose position it takes.</source>
        <translation>位置を引き継ぐエンドサイト。</translation>
    </message>
    <message>
        <source>The name of the new joint; if not given, that of its parent with _end or _leaf.</source>
        <translation>新しいジョイントの名前。なければ親の名前に _end か _leaf を付けます。</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Its position relative to its parent; for an end site, where the chain ends beyond it.</source>
        <translation>親に対する位置。エンドサイトでは、チェーンがその先で終わる位置。</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>The frame whose pose becomes the rest pose; the first one if nothing else is given.</source>
        <translation>そのポーズをレストポーズにするフレーム。指定がなければ最初のフレーム。</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>T ポーズ</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>A ポーズ</translation>
    </message>
    <message>
        <source>Bones along</source>
        <translation>ボーンの方向</translation>
    </message>
    <message>
        <source>Lays every bone of the rest pose along one axis instead.</source>
        <translation>代わりに、レストポーズのすべてのボーンを 1 つの軸に沿わせます。</translation>
    </message>
    <message>
        <source>Rotation of the root</source>
        <translation>ルートの回転</translation>
    </message>
    <message>
        <source>How much of the root&apos;s rotation in that frame the rest pose takes: none, that about the up axis, or all.</source>
        <translation>そのフレームのルートの回転を、レストポーズがどれだけ示すか：なし、上方向の軸まわりだけ、すべて。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>About the up axis</source>
        <translation>上方向の軸のまわり</translation>
    </message>
    <message>
        <source>Bake Rest Pose</source>
        <translation>レストポーズをベイク</translation>
    </message>
    <message>
        <source>Makes another pose the rest pose, in which all rotations are 0. Offsets and rotations change, and no joint moves in any frame.</source>
        <translation>別のポーズを、すべての回転が 0 のレストポーズにします。オフセットと回転が変わり、どのフレームでもジョイントは動きません。</translation>
    </message>
    <message>
        <source>bind pose t-pose tpose a-pose zero rotations bake bone axis roll</source>
        <translation>バインドポーズ tポーズ aポーズ ゼロ 回転 ベイク ボーン 軸 ロール 初期姿勢</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Changes the channels of joints. The pose stays the same as far as the new channels can express it.</source>
        <translation>ジョイントに別のチャンネルを持たせます。チャンネルで表せる限り、ジョイントは元の所にとどまります。</translation>
    </message>
    <message>
        <source>channel layout position rotation six three degrees of freedom dof</source>
        <translation>チャンネル レイアウト 位置 回転 6 3 自由度 dof</translation>
    </message>
    <message>
        <source>The channels in their order in the file, separated by +; none removes all.</source>
        <translation>ファイル内の順に + でつなぎます。none ですべて取り除きます。</translation>
    </message>
    <message>
        <source>Collapse Joint</source>
        <translation>ジョイントを省く</translation>
    </message>
    <message>
        <source>Removes a joint; its children move to its parent and keep their orientations. Where the joint moved, they keep their positions only if they have channels for them.</source>
        <translation>ジョイントを抜き、子をその親に付けます。子の向きは変わりません。動くジョイントだった場合、子の位置を保つには位置チャンネルが必要です。</translation>
    </message>
    <message>
        <source>remove delete joint merge dissolve keep children bone</source>
        <translation>除去 削除 ジョイント 結合 溶解 子 ボーン</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>The joint to remove.</source>
        <translation>抜くジョイント。</translation>
    </message>
    <message>
        <source>If children would move</source>
        <translation>子が動いてしまうとき</translation>
    </message>
    <message>
        <source>Stop, give them position channels, or accept it.</source>
        <translation>何もしない、位置チャンネルを与える、または受け入れる。</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>受け入れる</translation>
    </message>
    <message>
        <source>Add position channels</source>
        <translation>位置チャンネルを追加</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>Zero Root Offset</source>
        <translation>ルートのオフセットをゼロに</translation>
    </message>
    <message>
        <source>Moves the root&apos;s offset into its position channels, so that programs that add the offset and programs that do not show the same pose. No joint moves.</source>
        <translation>ルートのオフセットを位置チャンネルに移し、オフセットを足すソフトでも足さないソフトでも同じに見えるようにします。何も動きません。</translation>
    </message>
    <message>
        <source>OFFSET zero root position hips double</source>
        <translation>OFFSET ゼロ ルート 位置 腰 二重</translation>
    </message>
    <message>
        <source>Insert Joint</source>
        <translation>ジョイントを挿入</translation>
    </message>
    <message>
        <source>Inserts a joint into the bone above a joint. Everything stays where it is, unless the new joint takes over a part of the rotation.</source>
        <translation>ジョイントの上のボーンに新しいジョイントを入れます。回転の一部を受け持たない限り、すべて元のままです。</translation>
    </message>
    <message>
        <source>add joint bone split subdivide spine twist between</source>
        <translation>追加 ジョイント ボーン 分割 細分化 背骨 ひねり 間</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>上に入れる</translation>
    </message>
    <message>
        <source>The joint at the end of the bone to divide.</source>
        <translation>分けるボーンの末端のジョイント。</translation>
    </message>
    <message>
        <source>Where in the bone: 0 at its beginning, 1 at its end.</source>
        <translation>ボーンの中の位置：0 が始まり、1 が終わり。</translation>
    </message>
    <message>
        <source>The name of the new joint; if not given, that of the other one with a number.</source>
        <translation>新しいジョイントの名前。なければもう一方の名前に番号を付けます。</translation>
    </message>
    <message>
        <source>Fraction of the rotation</source>
        <translation>回転の分担</translation>
    </message>
    <message>
        <source>How much of the joint&apos;s rotation the new one takes over, 0 to 1.</source>
        <translation>ジョイントの回転のうち新しいジョイントが受け持つ量、0 ～ 1。</translation>
    </message>
    <message>
        <source>Rotation Order</source>
        <translation>回転順序</translation>
    </message>
    <message>
        <source>Changes the order of the rotation channels and recomputes their angles. The motion stays the same.</source>
        <translation>回転チャンネルを別の順序で書き、角度を計算し直します。モーションは変わりません。</translation>
    </message>
    <message>
        <source>euler order channels XYZ ZXY ZYX YXZ convert gimbal</source>
        <translation>オイラー 順序 チャンネル XYZ ZXY ZYX YXZ 変換 ジンバル</translation>
    </message>
    <message>
        <source>The order of the channels: the first is the outermost.</source>
        <translation>チャンネルの順序：最初が最も外側。</translation>
    </message>
    <message>
        <source>Remove Branch</source>
        <translation>枝を除去</translation>
    </message>
    <message>
        <source>Removes a joint and everything below it. If its parent has no children left, an end site ends the chain there.</source>
        <translation>ジョイントと、それに付くものをすべて取り除きます。親に何も残らなければ、チェーンはそこでエンドサイトになります。</translation>
    </message>
    <message>
        <source>delete joint subtree prune fingers strip branch</source>
        <translation>削除 ジョイント 部分木 刈り込み 指 枝</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>The text to replace wherever it occurs; with * or ? it has to match the whole name.</source>
        <translation>どこにあっても置き換える文字列。* か ? を使うと名前全体に合う必要があります。</translation>
    </message>
    <message>
        <source>With</source>
        <translation>置き換え後</translation>
    </message>
    <message>
        <source>The replacement, in which * stands for the text that * matched; if empty, the text is removed.</source>
        <translation>代わりに入れるもの。* は元の * の部分を指します。空なら取り除きます。</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Treats the text to replace as a regular expression; $1 is its first group.</source>
        <translation>置き換える文字列を正規表現として読みます。$1 は最初のグループです。</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>スタイル</translation>
    </message>
    <message>
        <source>How names mark left and right, or how their words are written.</source>
        <translation>名前が左右をどう示すか、または単語をどう書くか。</translation>
    </message>
    <message>
        <source>Names of</source>
        <translation>名前の体系</translation>
    </message>
    <message>
        <source>Renames the parts of the body as another program names them.</source>
        <translation>体の部位に、別のソフトで使う名前を付けます。</translation>
    </message>
    <message>
        <source>Mapping file</source>
        <translation>マッピングファイル</translation>
    </message>
    <message>
        <source>Renames joints of the mapping&apos;s source to those of its target.</source>
        <translation>マッピングのソースと同じ名前のジョイントに、ターゲットの名前を付けます。</translation>
    </message>
    <message>
        <source>Mapping reversed</source>
        <translation>マッピングを逆に</translation>
    </message>
    <message>
        <source>Renames joints of the target to those of the source instead.</source>
        <translation>ターゲットの名前からソースの名前へ。</translation>
    </message>
    <message>
        <source>Prefix to remove</source>
        <translation>取り除く接頭辞</translation>
    </message>
    <message>
        <source>The text to remove from the beginning of names that have it.</source>
        <translation>名前の先頭にあれば取り除くもの。</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>接頭辞</translation>
    </message>
    <message>
        <source>The text to put before every name.</source>
        <translation>すべての名前の前に付けるもの。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Renames joints: replaces text, changes the style, or uses the names of another program or of a mapping. The motion stays.</source>
        <translation>ジョイントの名前を変えます：文字列を置き換える、別のスタイルで書く、または体の部位を別のソフトやマッピングの名前にします。モーションは変わりません。</translation>
    </message>
    <message>
        <source>Reparent</source>
        <translation>親を変更</translation>
    </message>
    <message>
        <source>Moves a joint and everything below it to another parent and keeps its motion in the world: exactly with position channels, otherwise with the offset that fits best.</source>
        <translation>ジョイントを、下にあるものごと別の親に付け、ワールドでの動きを保ちます：位置チャンネルなら正確に、なければ最も合うオフセットで。</translation>
    </message>
    <message>
        <source>parent move attach hierarchy tree prop hand</source>
        <translation>親 ペアレント 移動 取り付け 階層 ツリー 小道具 手</translation>
    </message>
    <message>
        <source>The joint to move.</source>
        <translation>付け替えるジョイント。</translation>
    </message>
    <message>
        <source>New parent</source>
        <translation>新しい親</translation>
    </message>
    <message>
        <source>The joint that becomes its parent.</source>
        <translation>付ける先のジョイント。</translation>
    </message>
    <message>
        <source>Keep its position by</source>
        <translation>位置を保つ方法</translation>
    </message>
    <message>
        <source>Position channels keep it exactly, an offset only on average.</source>
        <translation>位置チャンネルなら正確に、オフセットなら平均として保たれます。</translation>
    </message>
    <message>
        <source>Position channels</source>
        <translation>位置チャンネル</translation>
    </message>
    <message>
        <source>Re-root</source>
        <translation>ルートを変更</translation>
    </message>
    <message>
        <source>Makes another joint the root of the hierarchy. All joints keep their positions and orientations; those between the two roots get position channels.</source>
        <translation>すべてが別のジョイントに付くように、ツリーを組み替えます。すべてのジョイントの位置と向きは変わらず、途中のジョイントには位置チャンネルが付きます。</translation>
    </message>
    <message>
        <source>root pelvis hips new root hierarchy invert tree</source>
        <translation>ルート 骨盤 腰 新しいルート 階層 逆転 ツリー</translation>
    </message>
    <message>
        <source>The joint that becomes the root.</source>
        <translation>ルートになるジョイント。</translation>
    </message>
    <message>
        <source>Six channels for the root and three rotations for all other joints, or as they are.</source>
        <translation>ルートに 6 チャンネル、他のジョイントに 3 つの回転、または元のまま。</translation>
    </message>
    <message>
        <source>Root 6 channels, other joints rotation only</source>
        <translation>ルートは 6 チャンネル、他は回転のみ</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Rotation order</source>
        <translation>回転順序</translation>
    </message>
    <message>
        <source>The rotation order of all joints; the first is the outermost.</source>
        <translation>すべてのジョイントの順序。最初が最も外側。</translation>
    </message>
    <message>
        <source>Spaces in names</source>
        <translation>名前の空白</translation>
    </message>
    <message>
        <source>Some programs do not read names with spaces.</source>
        <translation>空白のある名前を読めないソフトがあります。</translation>
    </message>
    <message>
        <source>Replace by _</source>
        <translation>_ に置き換える</translation>
    </message>
    <message>
        <source>Standardise</source>
        <translation>標準化</translation>
    </message>
    <message>
        <source>standardize normalise normalize clean layout channels compatible export</source>
        <translation>標準化 正規化 整える レイアウト チャンネル 互換 書き出し</translation>
    </message>
    <message>
        <source>Whether each cycle continues where the last one ended, or all stay in place.</source>
        <translation>各サイクルが前の終わりから続くか、すべてその場にとどまるか。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Number of cycles in the result.</source>
        <translation>クリップに入れるサイクルの数。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>Whether the first frame is repeated at the end: some game engines need it, in others it stops the loop for a moment.</source>
        <translation>終わりに最初のフレームを繰り返すか：必要とするゲームエンジンもあれば、ループが一瞬止まるものもあります。</translation>
    </message>
    <message>
        <source>Repeat the first one</source>
        <translation>最初を繰り返す</translation>
    </message>
    <message>
        <source>How far from the ends frames are changed so that the ends meet: over the whole cycle, or within some seconds.</source>
        <translation>両端が合うように、端からどこまでのフレームを変えるか：サイクル全体、または秒数。</translation>
    </message>
    <message>
        <source>Whole cycle</source>
        <translation>サイクル全体</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>Cuts the clip to one cycle and adjusts its ends so that it repeats without a jump.</source>
        <translation>クリップを 1 サイクルに切り、飛びなく繰り返し再生できるように両端を曲げます。</translation>
    </message>
    <message>
        <source>cycle repeat loop seamless endless walk run dance idle game cyclic seam times three</source>
        <translation>ループ サイクル シームレス 繰り返し 歩行 走り ゲーム 待機 循環 継ぎ目 ループ 繰り返し 循環</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>1 秒あたりのフレーム数</translation>
    </message>
    <message>
        <source>Frames per second of the result.</source>
        <translation>クリップの 1 秒あたりのフレームの数。</translation>
    </message>
    <message>
        <source>Between frames</source>
        <translation>フレームの間</translation>
    </message>
    <message>
        <source>Smooth curves through the frames, or straight lines from each to the next.</source>
        <translation>フレームを通る滑らかなカーブ、または次のフレームへの直線。</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Fast movement</source>
        <translation>速い動き</translation>
    </message>
    <message>
        <source>For a lower rate: first filters out movement that it cannot show, or picks frames unchanged.</source>
        <translation>フレームを減らすとき：表せない動きを先に取り除くか、フレームをそのまま残すか。</translation>
    </message>
    <message>
        <source>Filter it out</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>リサンプル</translation>
    </message>
    <message>
        <source>Changes the frame rate of the clip. Its duration and its speed stay, and so does the last pose.</source>
        <translation>クリップの 1 秒あたりのフレームの数を変えます。長さと速さ、最後のポーズは変わりません。</translation>
    </message>
    <message>
        <source>fps frame rate frames per second change convert 24 25 30 60 120 downsample upsample</source>
        <translation>fps フレームレート 毎秒 変換 24 25 30 60 120 リサンプリング フレームレート 変更</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>逆再生</translation>
    </message>
    <message>
        <source>Plays the frames in the opposite order.</source>
        <translation>フレームを逆の順に再生します。</translation>
    </message>
    <message>
        <source>backwards rewind flip time</source>
        <translation>反転 後ろ向き 巻き戻し リバース 時間</translation>
    </message>
    <message>
        <source>Time Warp</source>
        <translation>タイムワープ</translation>
    </message>
    <message>
        <source>Moves frames to new times and changes the speed between them without jumps.</source>
        <translation>フレームを別の時間に動かし、その間を遅く、または速く再生します。速さは飛びません。</translation>
    </message>
    <message>
        <source>retime speed faster slower slow fast half double twice speedup slowdown ramp stretch tempo beat bpm timing duration align synchronise dtw</source>
        <translation>リタイム 速さ 速度 遅い 速い ランプ 伸縮 テンポ タイミング 長さ 同期 dtw 半分 二倍 速く 遅く 半分 倍速</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Which frames to move, and where to: SOURCEFRAME:FRAME, separated by +. The first frame stays first.</source>
        <translation>どのフレームがどこへ行くか：+ でつないだ SOURCEFRAME:FRAME。最初のフレームは最初のままです。</translation>
    </message>
    <message>
        <source>File of marks</source>
        <translation>マークのファイル</translation>
    </message>
    <message>
        <source>The same from a text file with one SOURCEFRAME:FRAME in each line.</source>
        <translation>同じものをテキストファイルから。1 行に 1 つの SOURCEFRAME:FRAME。</translation>
    </message>
    <message>
        <source>Clip to match</source>
        <translation>合わせるクリップ</translation>
    </message>
    <message>
        <source>Matches this clip&apos;s timing to another clip, from its first frame to its last.</source>
        <translation>最初から最後のフレームまで、別のクリップと同時に同じポーズになるように再生します。</translation>
    </message>
    <message>
        <source>Trim</source>
        <translation>トリム</translation>
    </message>
    <message>
        <source>Keeps the frames of a range and removes those before and after it.</source>
        <translation>範囲内のフレームを残し、その前後を取り除きます。</translation>
    </message>
    <message>
        <source>cut crop split shorten range start end beginning keep part clip seconds</source>
        <translation>切る 切り取り 短縮 範囲 切り取り カット 短く</translation>
    </message>
    <message>
        <source>Moves the clip along the floor so that it starts above the origin.</source>
        <translation>原点の真上から始まるように、クリップを床に沿って動かします。</translation>
    </message>
    <message>
        <source>The axis normal to the mirror. By default the mirror stands upright along the travel, so that the figure keeps its direction.</source>
        <translation>鏡はこの軸に垂直です。指定しない場合、鏡は進む道に沿って立ち、フィギュアは向きを保ちます。</translation>
    </message>
    <message>
        <source>Rotates a clip between Y up, Z up and X up. The figure looks the same; offsets, positions and rotations use the new axes. A figure that hangs head down is stood on its feet.</source>
        <translation>Y、Z、X のどれが上かを切り替えてクリップを回転します。フィギュアは同じままで、オフセット、位置、回転は新しい軸に沿って表されます。逆さまのフィギュアは足で立たせます。</translation>
    </message>
    <message>
        <source>The frames of one cycle, whose last frame becomes the first again. By default Limber finds one where the movement repeats.</source>
        <translation>1 サイクルのフレーム。最後のフレームは最初と同じになります。指定しない場合は、動きが繰り返されるところを探します。</translation>
    </message>
    <message>
        <source>Which cycle</source>
        <translation>どのサイクルか</translation>
    </message>
    <message>
        <source>Which of the cycles to use that are found: 1 is the best.</source>
        <translation>見つかったサイクルのうち、最良、2 番目、3 番目のどれにするか。</translation>
    </message>
    <message>
        <source>Insert Rest Frame</source>
        <translation>レストフレームを挿入</translation>
    </message>
    <message>
        <source>t-pose tpose rest zero bind reference pose first</source>
        <translation>tポーズ レスト ゼロ バインド 基準 ポーズ 最初</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>At which end of the clip to insert them.</source>
        <translation>クリップのどちらの端に挿入するか。</translation>
    </message>
    <message>
        <source>Before the first frame</source>
        <translation>最初のフレームの前</translation>
    </message>
    <message>
        <source>After the last frame</source>
        <translation>最後のフレームの後</translation>
    </message>
    <message>
        <source>How many frames to insert.</source>
        <translation>挿入するフレームの数。</translation>
    </message>
    <message>
        <source>Swings the arms of the rest pose into a T or an A instead. A rest pose that does not stand becomes one that does.</source>
        <translation>代わりに、レストポーズの腕を T または A の形にします。立っていないレストポーズは立った姿勢になります。</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>除外する</translation>
    </message>
    <message>
        <source>Filter them too</source>
        <translation>一緒にフィルターする</translation>
    </message>
    <message>
        <source>Whether a first or last frame that is not part of the movement, such as a T-pose, is kept out of the filter. By default it is, unless Findings says Keep.</source>
        <translation>T ポーズなど、動きではない最初または最後のフレームをフィルターせずにそのまま残すかどうか。指定がなければ、「検出項目」で「残す」を選んだ場合を除き、そのまま残ります。</translation>
    </message>
    <message>
        <source>As chosen in Findings</source>
        <translation>「検出項目」での選択に従う</translation>
    </message>
    <message>
        <source>The axis that points away from the floor. With a minus, the figure hangs head down, as some camera-based programs expect.</source>
        <translation>床から離れる向きにする軸。マイナスを付けると、カメラを通して見る一部のプログラムが求めるように、フィギュアが逆さまになります。</translation>
    </message>
    <message>
        <source>−Z: head down</source>
        <translation>−Z：逆さま</translation>
    </message>
    <message>
        <source>−Y: head down</source>
        <translation>−Y：逆さま</translation>
    </message>
    <message>
        <source>−X: head down</source>
        <translation>−X：逆さま</translation>
    </message>
    <message>
        <source>Inserts frames of the rest pose, with all rotations zero, or of a T-pose before the first or after the last frame. The figure stands where it is in the frame beside them.</source>
        <translation>すべての回転がゼロのレストポーズ、または T ポーズのフレームを、最初のフレームの前か最後のフレームの後に挿入します。フィギュアは隣のフレームと同じ場所に立ちます。</translation>
    </message>
    <message>
        <source>The rest pose, or a T-pose: the rest pose with its arms out, or, if the rest pose does not stand, a body that stands upright.</source>
        <translation>レストポーズか T ポーズ。T ポーズは腕を横に伸ばしたレストポーズです。レストポーズが立っていなければ、まっすぐ立った体になります。</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>レストポーズ</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Largest pelvis drop</source>
        <translation>骨盤を下げる上限</translation>
    </message>
    <message>
        <source>foot feet sliding slide slip skating skate ice stop sticky plant pin contact ground clean up ik</source>
        <translation>足 滑り スライド 接地 固定 ピン 床 クリーンアップ ik フットロック くっつく 滑り 足滑り</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>From joint noise</source>
        <translation>ジョイントのノイズから</translation>
    </message>
    <message>
        <source>size resize bigger smaller units unit cm m mm inch inches feet centimetre metre meter convert height shrink enlarge character down up</source>
        <translation>サイズ 大きさ 単位 cm m mm インチ フィート センチ メートル 変換 高さ 身長 大きく 小さく 大きく 小さく 拡大 縮小</translation>
    </message>
    <message>
        <source>Cycle (first–last frame)</source>
        <translation>サイクル（最初–最後のフレーム）</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>Omit</source>
        <translation>省く</translation>
    </message>
    <message>
        <source>Move to origin</source>
        <translation>原点に移動</translation>
    </message>
    <message>
        <source>From</source>
        <translation>元の側</translation>
    </message>
    <message>
        <source>The side of the body whose poses are copied. It stays as it is.</source>
        <translation>ポーズをコピーする元の側です。この側は変わりません。</translation>
    </message>
    <message>
        <source>Mirror Side</source>
        <translation>片側をミラー</translation>
    </message>
    <message>
        <source>Puts the mirrored poses of one side of the body onto the other side. The middle of the body stays. If joints are named, on either side, only their pairs are mirrored.</source>
        <translation>体の片側のポーズを反転して反対側に付けます。体の中央は変わりません。ジョイントを指定すると（どちらの側でも）、その組だけが対象になります。</translation>
    </message>
    <message>
        <source>flip copy left right sides reflect symmetry symmetric other half</source>
        <translation>反転 コピー 左右 側 鏡 対称 半身</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>フェードイン</translation>
    </message>
    <message>
        <source>How long the hold takes to rise at the beginning of the frames. It takes longer if a joint would jump, and begins at once with 0.</source>
        <translation>フレームの始めで、保つ力が完全に効くまでの時間。ジョイントが飛びそうなら長くなり、0 ならすぐに始まります。</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>フェードアウト</translation>
    </message>
    <message>
        <source>How long the hold takes to fade at the end of the frames. It takes longer if a joint would jump, and ends at once with 0.</source>
        <translation>フレームの終わりで、保つ力が消えるまでの時間。ジョイントが飛びそうなら長くなり、0 ならすぐに終わります。</translation>
    </message>
    <message>
        <source>The joint or end site to hold: a hand, a foot, the head.</source>
        <translation>保つジョイントまたはエンドサイト：手、足、頭など。</translation>
    </message>
    <message>
        <source>The joint that carries it from the first of the frames on, or the world.</source>
        <translation>最初のフレームから運ぶジョイント、またはワールド。</translation>
    </message>
    <message>
        <source>Whether its position is held.</source>
        <translation>位置を保つかどうか。</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Whether its rotation is held; a hand or a foot that only holds its position keeps the rotation that it has in the world.</source>
        <translation>回転を保つかどうか。位置だけを保つ手や足は、ワールドでの回転のままです。</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>Which joints bring it to its position: those of its limb, or also those of the trunk up to the chest.</source>
        <translation>位置へ動かすジョイント：手足のもの、または胸までの胴のものも。</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>手足</translation>
    </message>
    <message>
        <source>Up to the chest</source>
        <translation>胸まで</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>保つ</translation>
    </message>
    <message>
        <source>Keeps a hand, a foot or another joint where it is in the first of the frames, in the world or on a joint that carries it. Only its limb changes.</source>
        <translation>手、足、その他のジョイントを、最初のフレームでの場所に保ちます。ワールドの中、またはそれを運ぶジョイントの上です。変わるのはその手足だけです。</translation>
    </message>
    <message>
        <source>pin stick attach constraint constrain parent ik grab carry prop object hip touch lock hand keep fix contact</source>
        <translation>ピン くっつける 付ける 拘束 コンストレイント 親 ik つかむ 運ぶ 小道具 触れる 固定 手 接触 持つ 手 固定</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>World</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>The joint that looks, such as the head or an eye.</source>
        <translation>見る関節。頭や目など。</translation>
    </message>
    <message>
        <source>At</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Target: a joint, an end site, or a point X+Y+Z in the units of the file.</source>
        <translation>見る対象：関節、末端、またはファイルの単位で表した点 X+Y+Z。</translation>
    </message>
    <message>
        <source>How long it takes to turn there and back, inside the frames. It does not fade where the clip begins and ends.</source>
        <translation>向きを変えて戻るのにかかる時間（指定フレーム内）。クリップの最初と最後では移行しません。</translation>
    </message>
    <message>
        <source>Share of the neck</source>
        <translation>首の割合</translation>
    </message>
    <message>
        <source>How much of the rotation of a head its neck takes.</source>
        <translation>頭の回転のうち首が受け持つ割合。</translation>
    </message>
    <message>
        <source>Share of the chest</source>
        <translation>胸の割合</translation>
    </message>
    <message>
        <source>How much of the rotation of a head the uppermost joint of the spine takes. The arms move with it.</source>
        <translation>頭の回転のうち背骨の一番上の関節が受け持つ割合。腕も一緒に動きます。</translation>
    </message>
    <message>
        <source>Farthest to a side</source>
        <translation>左右の限界</translation>
    </message>
    <message>
        <source>How far it turns to either side of where the chest faces. If the target passes behind the figure, it turns back to the front.</source>
        <translation>胸の正面から左右にどこまで回るか。対象が体の後ろを通ると、正面に戻ります。</translation>
    </message>
    <message>
        <source>Farthest up and down</source>
        <translation>上下の限界</translation>
    </message>
    <message>
        <source>How far it turns up and down from where the chest faces.</source>
        <translation>胸の正面から上下にどこまで回るか。</translation>
    </message>
    <message>
        <source>Keep upright</source>
        <translation>傾けない</translation>
    </message>
    <message>
        <source>Whether the head stays as upright as it was; otherwise it turns the shortest way, which tilts it.</source>
        <translation>頭の傾きを元のまま保つかどうか。保たない場合は最短の向きに回り、頭が傾きます。</translation>
    </message>
    <message>
        <source>Look At</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Turns a head, an eye or another joint to a point or to a joint in every frame. Neck and chest take a part of it.</source>
        <translation>すべてのフレームで、頭や目などの関節を点や別の関節に向けます。首と胸がその一部を受け持ちます。</translation>
    </message>
    <message>
        <source>gaze eyes eye aim face head turn watch camera target follow direction constraint</source>
        <translation>視線 目 狙う 顔 頭 回す 見る 対象 追う 方向 拘束 カメラ 視線</translation>
    </message>
    <message>
        <source>The joint that turns by the whole twist: the uppermost joint of the spine, the head, a hand.</source>
        <translation>ひねり全体だけ回るジョイント：背骨のいちばん上、頭、手など。</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>ひねり</translation>
    </message>
    <message>
        <source>How far it turns about its own bone, as seen from its end counterclockwise.</source>
        <translation>自分のボーンのまわりに回る角度。先端から見て反時計回り。</translation>
    </message>
    <message>
        <source>The first joint that takes a share; usually the first one of the spine, of the neck or of the forearm.</source>
        <translation>ひねりを分け持つ最初のジョイント。ふつうは背骨、首、前腕の最初のもの。</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>配分</translation>
    </message>
    <message>
        <source>How the twist grows along the length of the bones.</source>
        <translation>ボーンの長さに沿ってひねりがどう増えるか。</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>均等</translation>
    </message>
    <message>
        <source>More toward the tip</source>
        <translation>先端寄り</translation>
    </message>
    <message>
        <source>More toward the base</source>
        <translation>根元寄り</translation>
    </message>
    <message>
        <source>Spread Twist</source>
        <translation>ひねりの分散</translation>
    </message>
    <message>
        <source>Turns a spine, a neck or a forearm about its bones: the last joint by the whole angle, those before it by their shares. No bone of the chain changes its direction.</source>
        <translation>背骨、首、前腕をボーンのまわりに回します。最後のジョイントは角度全体、その前のジョイントは配分だけ回り、ボーンの向きは変わりません。</translation>
    </message>
    <message>
        <source>roll turn rotate spine neck forearm wrist distribute share candy wrapper</source>
        <translation>ロール 回す 回転 背骨 首 前腕 手首 分散 配分 ねじれ</translation>
    </message>
    <message>
        <source>Puts planted feet back where they stand in the take, since a filter makes them slide. Only if all joints are smoothed.</source>
        <translation>フィルターで滑るため、接地した足をテイクで立っている場所に戻します。すべてのジョイントを対象とするときだけ。</translation>
    </message>
    <message>
        <source>As in the take</source>
        <translation>テイクのとおり</translation>
    </message>
    <message>
        <source>Gives all joints the channels that most programs expect. The pose stays, except for joints below the root whose positions move; the root takes the travel.</source>
        <translation>すべてのジョイントに、多くのソフトが想定するチャンネルを持たせます。ルート以外で位置の動くジョイントを除き、ポーズは変わりません。移動はルートが受け持ちます。</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>床</translation>
    </message>
    <message>
        <source>How the floor moves below the feet: as they show it, or with a speed along each axis of the floor, in units per second.</source>
        <translation>足の下の床がどう動くか。足が示すとおりか、床の各軸に沿った速さ（単位毎秒）で指定します。</translation>
    </message>
    <message>
        <source>Leaves out what is faster than this from the travel; 0 leaves out nothing.</source>
        <translation>移動からこれより速い成分を除きます。0 は何も除きません。</translation>
    </message>
    <message>
        <source>Walk Off</source>
        <translation>歩き出す</translation>
    </message>
    <message>
        <source>Gives a figure that walks in place the travel that its standing feet imply, as if it stepped off a treadmill. Heights and rotations stay.</source>
        <translation>その場で歩くフィギュアに、接地している足から求めた移動を与えます。ランニングマシンから降りて歩くのと同じです。高さと回転は残ります。</translation>
    </message>
    <message>
        <source>treadmill in-place travel root motion forward restore walk run on the spot belt displacement</source>
        <translation>ランニングマシン トレッドミル その場 移動 ルートモーション 前進 復元 歩行 走行 変位</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>How fast things fall: 9.81 on earth, 1.62 on the moon. The figure counts as 1.70 m tall.</source>
        <translation>落下の速さ：地球では 9.81、月では 1.62。人物の身長は 1.70 m とみなします。</translation>
    </message>
    <message>
        <source>What happens to the frame time: it stays, or it is first changed so that jumps of this clip have the right gravity.</source>
        <translation>フレーム時間の扱い：そのままにするか、ジャンプが正しい重力になるように先に変更します。</translation>
    </message>
    <message>
        <source>Make gravity right</source>
        <translation>重力を正しくする</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>飛翔</translation>
    </message>
    <message>
        <source>Makes jumps obey gravity: while no foot stands, the figure moves so that its centre of mass follows a parabola from take-off to landing. Rotations and all other frames stay.</source>
        <translation>ジャンプを重力に従わせます：足が接地していない間、重心が踏み切りから着地まで放物線を描くように人物を動かします。回転とほかのフレームは変わりません。</translation>
    </message>
    <message>
        <source>jump leap hop gravity air airborne fall ballistic parabola time scale speed frame rate floaty</source>
        <translation>ジャンプ 跳ぶ 重力 空中 落下 放物線 時間 速度 フレームレート ふわふわ</translation>
    </message>
    <message>
        <source>spike glitch jump pop popping knee elbow outlier twitch snap teleport frame noise hampel repair clean jitter</source>
        <translation>スパイク グリッチ 飛び 外れ値 ノイズ hampel 修復 クリーン ジッター デスパイク 膝 膝 飛び とげ 跳ね テレポート フレーム</translation>
    </message>
    <message>
        <source>fill gap missing lost dropout occlusion bridge frozen frozenhand stuck tween inbetween replace frames slerp spline</source>
        <translation>埋める 隙間 つなぐ 中割り トゥイーン 置き換え フレーム slerp スプライン 欠落 隙間 補間 固まった 止まった 手が固まる</translation>
    </message>
    <message>
        <source>keyframes keys keyframe reduction fewer curves simplify decimate fit hermite bezier compress smaller file delete</source>
        <translation>キーフレーム キー カーブ 簡略化 間引き リデュース フィット エルミート ベジェ 圧縮 キー 削減 削除</translation>
    </message>
    <message>
        <source>rotate turn around root rotation 90 180 degrees heading yaw direction forward facing face backward orientation other opposite way whole character animation</source>
        <translation>回転 90 180 度 向き ヨー 方向 正面 前 向き直す 向き 回転 反対 ルート</translation>
    </message>
    <message>
        <source>Names of the joints to change, separated by +; auto looks for them.</source>
        <translation>変更するジョイントの名前を + で区切ります。auto は自動で探します。</translation>
    </message>
    <message>
        <source>Predicts the joints from the rest of the body, takes similar poses, or leads from end to end; auto takes what does best in trials.</source>
        <translation>ジョイントを体の残りの部分から予測するか、似たポーズを使うか、端から端へつなぎます。auto は試した結果が最もよいものを選びます。</translation>
    </message>
    <message>
        <source>The best in trials</source>
        <translation>試した結果が最もよいもの</translation>
    </message>
    <message>
        <source>Rest of the body</source>
        <translation>体の残りの部分</translation>
    </message>
    <message>
        <source>Similar poses</source>
        <translation>似たポーズ</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>カーブ</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試す回数</translation>
    </message>
    <message>
        <source>At how many other places of the clip the same joints are hidden and filled, to choose the method and to tell the expected error.</source>
        <translation>方法を選び予想誤差を示すために、クリップのほかの何か所で同じジョイントを隠して埋めてみるか。</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>欠落を埋める</translation>
    </message>
    <message>
        <source>Fills frames in which a hand, an arm or a leg was lost, from what the rest of the body does there, and says how far off it expects to be. Without joints it fills the gaps that it finds.</source>
        <translation>手、腕、脚が失われたフレームを、体の残りの部分の動きから埋め、どれだけずれると予想されるかを示します。ジョイントを指定しなければ、見つけた欠落を埋めます。</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>What is kept out of trunk, head and thighs: hands, or forearms too, or also hands out of the other arm.</source>
        <translation>胴体、頭、太ももに入り込ませないもの: 手、前腕も、またはもう一方の腕に入る手も。</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Hands and forearms</source>
        <translation>手と前腕</translation>
    </message>
    <message>
        <source>Also hands and the other arm</source>
        <translation>手ともう一方の腕も</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>太さ</translation>
    </message>
    <message>
        <source>How thick the body is, as a multiple of that of an adult without clothes.</source>
        <translation>体の太さ。服を着ていない大人に対する倍率です。</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Whether a hand that only touches the body stays where it is.</source>
        <translation>体に触れているだけの手をそのままにするかどうか。</translation>
    </message>
    <message>
        <source>Bring apart</source>
        <translation>離す</translation>
    </message>
    <message>
        <source>Places to leave as they are: JOINT@FRAME, separated by +.</source>
        <translation>そのままにする場所: JOINT@FRAME を + で区切ります。</translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation>めり込み解消</translation>
    </message>
    <message>
        <source>Brings hands and forearms out of the body, the head and the thighs. Hands keep their orientation, and frames in which nothing is inside stay.</source>
        <translation>手と前腕を体、頭、太ももの外に出します。手の向きは保たれ、何も入り込んでいないフレームは変わりません。</translation>
    </message>
    <message>
        <source>collision collide intersect penetrate penetration clip clipping self inside through body belly overlap separate push out</source>
        <translation>衝突 貫通 めり込み 交差 干渉 体 腹 離す 押し出す</translation>
    </message>
    <message>
        <source>Poses at the ends</source>
        <translation>両端のポーズ</translation>
    </message>
    <message>
        <source>name names bone bones joint joints prefix namespace replace regex find mixamo unreal unity</source>
        <translation>名前 改名 ボーン ジョイント 接頭辞 名前空間 mixamo unreal unity 置き換え 正規表現 検索</translation>
    </message>
    <message>
        <source>lost missing gap hidden occlusion occluded frozen limb arm leg predict restore reconstruct complete inpaint</source>
        <translation>失われた 欠落 ギャップ 隙間 穴 遮蔽 隠れた 固まった 手足 腕 脚 予測 復元 再構成 補完</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>How far inside of the soles the centre of mass comes, in centimetres of a body of 170.</source>
        <translation>重心を足裏の内側どこまで入れるか。身長 170 の体でのセンチメートル。</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>バランス</translation>
    </message>
    <message>
        <source>Moves the pelvis along the floor where a slow pose leans out so far that it would fall. Feet stay, and the upper body keeps its rotations. Steps and fast movements stay.</source>
        <translation>倒れるほど傾いたゆっくりしたポーズで、骨盤を床に沿って動かします。足は動かず、上半身の回転も変わりません。歩みや速い動きはそのままです。</translation>
    </message>
    <message>
        <source>centre of mass center weight gravity fall lean tilt stand support polygon stable physics hips</source>
        <translation>重心 重さ 重力 倒れる 傾き 立つ 支持面 安定 物理 腰 バランス</translation>
    </message>
    <message>
        <source>Found gaps to leave as they are: JOINT@FRAME, separated by +.</source>
        <translation>そのままにする、見つかった欠落: JOINT@FRAME を + で区切ります。</translation>
    </message>
    <message>
        <source>Make Time Right</source>
        <translation>時間を正しくする</translation>
    </message>
    <message>
        <source>From clips</source>
        <translation>学習元クリップ</translation>
    </message>
    <message>
        <source>Other clips of the same figure, to learn from as well; files with the same joints, separated by +.</source>
        <translation>同じ体のほかのクリップからも学習します。同じジョイントをもつファイルを + で区切ります。</translation>
    </message>
    <message>
        <source>The largest error of position channels, in centimetres of a body of 170.</source>
        <translation>位置チャンネルがずれてよい量（身長 170 としてのセンチメートル）。</translation>
    </message>
    <message>
        <source>The largest error of the world positions of hands, feet and all other joints, in centimetres of a body of 170.</source>
        <translation>手、足、その他すべてのジョイントがワールドでずれてよい量（身長 170 としてのセンチメートル）。</translation>
    </message>
</context>
<context>
    <name>limber::OperationForm</name>
    <message>
        <source>Back to the standard value</source>
        <translation>標準の値に戻す</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 をリセット</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::OperationList</name>
    <message>
        <source>Find an operation</source>
        <translation>処理を検索</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>Recently Used</source>
        <translation>最近使ったもの</translation>
    </message>
    <message>
        <source>%1
Found now: %2</source>
        <translation>%1
現在の検出：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Remove from Favourites</source>
        <translation>お気に入りから外す</translation>
    </message>
    <message>
        <source>Add to Favourites</source>
        <translation>お気に入りに追加</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>No operation matches “%1”</source>
        <translation>「%1」に一致する操作はありません</translation>
    </message>
</context>
<context>
    <name>limber::OperationPage</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Show the result in the view, and the pose before as a ghost</source>
        <translation>ビューに結果を表示し、元のポーズをゴーストで示す</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation>すべての設定を標準の値に戻す</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Change the document, as one step to undo</source>
        <translation>ドキュメントを変更する（1 手順で元に戻せる）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>End the preview and leave the document as it is (Esc)</source>
        <translation>プレビューを終え、ドキュメントをそのまま残す (Esc)</translation>
    </message>
    <message>
        <source>Choose another operation</source>
        <translation>別の操作を選びます</translation>
    </message>
    <message>
        <source>Operation: %1</source>
        <translation>操作: %1</translation>
    </message>
    <message>
        <source>Choose an operation</source>
        <translation>操作を選ぶ</translation>
    </message>
</context>
<context>
    <name>limber::OperationResult</name>
    <message>
        <source>Progress of the preview</source>
        <translation>プレビューの進行状況</translation>
    </message>
    <message>
        <source>Goes to the frame in which the result jumps most, and selects the joint</source>
        <translation>結果が最も大きく飛ぶフレームに移動し、ジョイントを選択します</translation>
    </message>
    <message>
        <source>Show Frame %1</source>
        <translation>フレーム %1 を表示</translation>
    </message>
    <message>
        <source>Changes the settings below to do so, and shows the result</source>
        <translation>そのように下の設定を変え、結果を表示します</translation>
    </message>
    <message>
        <source>Take the offered setting</source>
        <translation>提案された設定を使う</translation>
    </message>
</context>
<context>
    <name>limber::OperationScope</name>
    <message>
        <source>On</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Joints to work on</source>
        <translation>対象のジョイント</translation>
    </message>
    <message>
        <source>Frames to work on</source>
        <translation>対象のフレーム</translation>
    </message>
    <message>
        <source>All Joints</source>
        <translation>すべてのジョイント</translation>
    </message>
    <message>
        <source>Selected Joints</source>
        <translation>選択中のジョイント</translation>
    </message>
    <message>
        <source>Selected Branches</source>
        <translation>選択中の枝</translation>
    </message>
    <message>
        <source>Whole Clip</source>
        <translation>クリップ全体</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Shift+drag in the timeline to choose a range of frames</source>
        <translation>タイムラインを Shift+ドラッグしてフレームの範囲を選ぶ</translation>
    </message>
    <message>
        <source>Frames %1–%2</source>
        <translation>フレーム %1–%2</translation>
    </message>
    <message>
        <source>Joints without Data</source>
        <translation>データのないジョイント</translation>
    </message>
</context>
<context>
    <name>limber::OperationsReference</name>
    <message>
        <source>must be given</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>On the command line: `%1`.</source>
        <translation>コマンドラインでは `%1`。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>If not given</source>
        <translation>指定しない場合</translation>
    </message>
</context>
<context>
    <name>limber::ParameterField</name>
    <message>
        <source>Not Set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
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
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 画像 (*.png)</translation>
    </message>
    <message>
        <source>The picture %1 could not be made</source>
        <translation>画像 %1 を作れませんでした</translation>
    </message>
    <message>
        <source>Saved the picture %1</source>
        <translation>画像 %1 を保存しました</translation>
    </message>
    <message>
        <source>The picture %1 %2</source>
        <translation>画像 %1：%2</translation>
    </message>
</context>
<context>
    <name>limber::PicturePage</name>
    <message>
        <source>Width, pixels</source>
        <translation>幅、ピクセル</translation>
    </message>
    <message>
        <source>Height, pixels</source>
        <translation>高さ、ピクセル</translation>
    </message>
    <message>
        <source>&amp;Size, pixels</source>
        <translation>サイズ、ピクセル(&amp;S)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns and rows; the pictures are spread evenly over the frames</source>
        <translation>列と行。絵はフレーム全体に均等に配置される</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>シート(&amp;H)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>Fra&amp;mes</source>
        <translation>フレーム(&amp;M)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>As in the view</source>
        <translation>ビューのまま</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>背景(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Ghosts</source>
        <translation>ゴースト(&amp;G)</translation>
    </message>
    <message>
        <source>Show the figure in neighbouring frames</source>
        <translation>少し前と少し後のフィギュア</translation>
    </message>
    <message>
        <source>&amp;Trails of the selected joints</source>
        <translation>選択中のジョイントの軌跡(&amp;T)</translation>
    </message>
    <message>
        <source>Their paths, coloured by speed</source>
        <translation>速さで色分けした道筋</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>キャプション(&amp;C)</translation>
    </message>
    <message>
        <source>Name, frame and time, in the lower left corner</source>
        <translation>名前、フレーム、時間を左下に</translation>
    </message>
    <message>
        <source>Of each picture of the sheet</source>
        <translation>シートの各画像に</translation>
    </message>
    <message>
        <source>The first frame comes after the last one.</source>
        <translation>最初のフレームが最後のフレームより後にあります。</translation>
    </message>
    <message>
        <source>Videos are made by ffmpeg, which is not installed. A PNG sequence needs nothing else.</source>
        <translation>動画を作る ffmpeg がインストールされていません。PNG 連番なら他に何もいりません。</translation>
    </message>
    <message>
        <source>The sheet would have %1 × %2 pixels: more than %3 per side take too much memory.</source>
        <translation>シートは %1 × %2 ピクセルになります：1 辺 %3 を超えるとメモリーを使いすぎます。</translation>
    </message>
</context>
<context>
    <name>limber::PointEdit</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>何も選択されていません。</translation>
    </message>
</context>
<context>
    <name>limber::PointFields</name>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>The frame of the key; all selected keys move with it</source>
        <translation>キーのフレーム。選択中のすべてのキーがともに動く</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Degrees or file units; all selected points move with it</source>
        <translation>度またはファイルの単位。選択中のすべての点がともに動く</translation>
    </message>
    <message>
        <source>Tangents</source>
        <translation>接線</translation>
    </message>
    <message>
        <source>How the curves run through the selected keys</source>
        <translation>選択中のキーをカーブがどう通るか</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>スムーズ</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>フラット</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>フリー</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Slope before the key</source>
        <translation>キーの前の傾き</translation>
    </message>
    <message>
        <source>The slope before the key, degrees per frame</source>
        <translation>キーの前の傾き、度／フレーム</translation>
    </message>
    <message>
        <source>Slope after the key</source>
        <translation>キーの後の傾き</translation>
    </message>
    <message>
        <source>The slope after the key, degrees per frame</source>
        <translation>キーの後の傾き、度／フレーム</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>傾き</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>キー %1</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>サンプル %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>No point selected</source>
        <translation>点が選択されていません</translation>
    </message>
</context>
<context>
    <name>limber::PoseActions</name>
    <message numerus="yes">
        <source>Copied the pose of %n joint(s) in frame %1</source>
        <translation>
            <numerusform>フレーム %1 の %n 個のジョイントのポーズをコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the pose of frame %1</source>
        <translation>フレーム %1 のポーズをコピーしました</translation>
    </message>
    <message>
        <source>The pose is already like that, or no joint has the name of a copied one.</source>
        <translation>ポーズはすでに同じか、コピーしたものと同じ名前のジョイントがありません。</translation>
    </message>
    <message>
        <source>Locked and left out: %1</source>
        <translation>ロックされているため除外：%1</translation>
    </message>
    <message>
        <source>The other side has this pose already.</source>
        <translation>反対側はすでにこのポーズです。</translation>
    </message>
</context>
<context>
    <name>limber::PoseFile</name>
    <message>
        <source>it is not a pose</source>
        <translation>ポーズではありません</translation>
    </message>
    <message>
        <source>it was made by a newer Limber</source>
        <translation>新しい Limber で作られています</translation>
    </message>
    <message>
        <source>a part of it is missing or damaged</source>
        <translation>一部が欠けているか壊れています</translation>
    </message>
</context>
<context>
    <name>limber::PoseGesture</name>
    <message>
        <source>%1 is locked. Unlock it to change it.</source>
        <translation>%1 はロックされています。変えるには解除してください。</translation>
    </message>
    <message>
        <source>%1 is not a knee or an elbow.</source>
        <translation>%1 はひざでもひじでもありません。</translation>
    </message>
    <message>
        <source>%1 has no rotation channels.</source>
        <translation>%1 に回転チャンネルがありません。</translation>
    </message>
    <message>
        <source>%1 has no position channels. Move it with IK (R).</source>
        <translation>%1 に位置チャンネルがありません。IK (R) で動かしてください。</translation>
    </message>
    <message>
        <source>The file is still being read.</source>
        <translation>ファイルはまだ読み込み中です。</translation>
    </message>
    <message>
        <source>The clip has no frames: insert one to pose it.</source>
        <translation>クリップにフレームがありません：ポーズを付けるには挿入してください。</translation>
    </message>
    <message>
        <source>The layers are still being computed.</source>
        <translation>レイヤーはまだ計算中です。</translation>
    </message>
    <message>
        <source>The current frame is outside of the range, to which changes go.</source>
        <translation>現在のフレームは、変更の及ぶ範囲の外にあります。</translation>
    </message>
    <message>
        <source>Changes affect the range, but none is set: Shift+drag on the timeline.</source>
        <translation>変更は範囲に入りますが、範囲が設定されていません：タイムラインを Shift+ドラッグしてください。</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %1 %2°, %n frame(s)</source>
        <translation>
            <numerusform>%1 を %2° 回転、%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1, %n frame(s)</source>
        <translation>
            <numerusform>%1 を移動、%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swing %1, %n frame(s)</source>
        <translation>
            <numerusform>%1 をスイング、%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste pose, %n frame(s)</source>
        <translation>
            <numerusform>ポーズを貼り付け、%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>IK %1, %n frame(s)</source>
        <translation>
            <numerusform>IK %1、%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, into %2</source>
        <translation>%1、%2 へ</translation>
    </message>
    <message>
        <source>A change of the whole clip creates a separate layer: %1. The values in the file do not change.</source>
        <translation>クリップ全体の変更は専用のレイヤーに入ります：%1。ファイルの数値は変わりません。</translation>
    </message>
    <message>
        <source>Select joints of the left or right side that have partners on the other side.</source>
        <translation>反対側に相手がある左または右のジョイントを選択してください。</translation>
    </message>
    <message>
        <source>Joints of both sides are selected: select only those of the side to mirror.</source>
        <translation>両側のジョイントが選択されています。ポーズの元になる側だけを選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>Mirror to the other side, %n frame(s)</source>
        <translation>
            <numerusform>反対側にミラー、%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, both sides</source>
        <translation>%1（両側）</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at %2, %n frame(s)</source>
        <translation>
            <numerusform>%1 が %2 を見る、%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at a point, %n frame(s)</source>
        <translation>
            <numerusform>%1 が一点を見る、%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks past it in %n frame(s), by up to %1° (frame %2): a head turns only so far, and not at any speed.</source>
        <translation>
            <numerusform>%n フレームで最大 %1° 目標からそれます（フレーム %2）。頭が回る角度と速さには限りがあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twist %1 %2° from %3, %n frame(s)</source>
        <translation>
            <numerusform>%3 から %1 を %2° ひねる、%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is locked and cannot take its share of the twist. Unlock it, or turn Spread off.</source>
        <translation>%1 はロックされているので、ひねりを分け持てません。解除するか、「分散」を切ってください。</translation>
    </message>
    <message>
        <source>%1 has no rotation channels and cannot take its share of the twist.</source>
        <translation>%1 に回転チャンネルがないので、ひねりを分け持てません。</translation>
    </message>
</context>
<context>
    <name>limber::PoseLibrary</name>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The pose could not be written to %1.</source>
        <translation>ポーズを %1 に書き込めませんでした。</translation>
    </message>
    <message>
        <source>A pose needs a name.</source>
        <translation>ポーズには名前が必要です。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作れません。</translation>
    </message>
    <message>
        <source>The pose no longer exists.</source>
        <translation>ポーズはもうありません。</translation>
    </message>
    <message>
        <source>The pose could not be deleted: %1</source>
        <translation>ポーズを削除できませんでした：%1</translation>
    </message>
</context>
<context>
    <name>limber::PoseLibraryActions</name>
    <message>
        <source>Saved the pose “%1”</source>
        <translation>ポーズ「%1」を保存しました</translation>
    </message>
    <message>
        <source>Save Pose</source>
        <translation>ポーズを保存</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前：</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>フレーム %1</translation>
    </message>
</context>
<context>
    <name>limber::PoseLibraryDialog</name>
    <message>
        <source>Pose Library</source>
        <translation>ポーズライブラリー</translation>
    </message>
    <message>
        <source>Filter poses</source>
        <translation>ポーズを絞り込む</translation>
    </message>
    <message>
        <source>Filter poses by name</source>
        <translation>名前でポーズを絞り込む</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>&amp;Save Pose…</source>
        <translation>ポーズを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep the pose of the current frame: of the selected joints, or of all</source>
        <translation>現在のフレームのポーズを残す（選択中のジョイント、なければ全体）</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Give the pose another name (F2)</source>
        <translation>ポーズに別の名前を付ける (F2)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete the file of the pose</source>
        <translation>ポーズのファイルを削除する</translation>
    </message>
    <message>
        <source>Apply &amp;Mirrored</source>
        <translation>反転して適用(&amp;M)</translation>
    </message>
    <message>
        <source>Put the pose into the current frame with left and right swapped</source>
        <translation>ポーズを左右入れ替えて現在のフレームに入れる</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Put the pose into the current frame; other frames follow, as set above the view</source>
        <translation>ポーズを現在のフレームに入れる。他のフレームにも応分に及ぶ</translation>
    </message>
    <message>
        <source>No poses yet: “Save Pose…” keeps the pose of the current frame.</source>
        <translation>ポーズはまだありません：「ポーズを保存…」で現在のフレームのポーズを残せます。</translation>
    </message>
    <message>
        <source>No matching poses</source>
        <translation>一致するポーズがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n 個のファイルを読み込めませんでした：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>ポーズを削除</translation>
    </message>
    <message>
        <source>Delete the pose “%1”?</source>
        <translation>ポーズ「%1」を削除しますか？</translation>
    </message>
    <message>
        <source>Its file is deleted; this cannot be undone.</source>
        <translation>そのファイルが削除されます。元に戻せません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>limber::PoseOverlay</name>
    <message>
        <source>pole, held</source>
        <translation>ポール、固定</translation>
    </message>
    <message>
        <source>pole</source>
        <translation>ポール</translation>
    </message>
</context>
<context>
    <name>limber::PoseReadout</name>
    <message>
        <source>freely</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>about the line of sight</source>
        <translation>視線のまわり</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>%1 のまわり</translation>
    </message>
    <message>
        <source>about the line to the limb&apos;s end</source>
        <translation>手足の先への線のまわり</translation>
    </message>
    <message>
        <source>out of reach by %1</source>
        <translation>%1 届かない</translation>
    </message>
    <message>
        <source>from where it was</source>
        <translation>元の位置から</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 単位</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>looks at a point</source>
        <translation>一点を見る</translation>
    </message>
    <message>
        <source>looks at %1</source>
        <translation>%1 を見る</translation>
    </message>
    <message>
        <source>cannot turn so far: %1° past it</source>
        <translation>そこまで回れません：%1° ずれ</translation>
    </message>
    <message>
        <source>cannot hold: %1 off</source>
        <translation>固定できません：%1 ずれ</translation>
    </message>
    <message numerus="yes">
        <source>twist shared by %n joint(s)</source>
        <translation>
            <numerusform>ひねりを %n 個のジョイントで分け持つ</numerusform>
        </translation>
    </message>
    <message>
        <source>turns toward a point</source>
        <translation>一点の方を向く</translation>
    </message>
    <message>
        <source>turns toward %1</source>
        <translation>%1 の方を向く</translation>
    </message>
</context>
<context>
    <name>limber::PoseTool</name>
    <message numerus="yes">
        <source>%n joint(s) pinned</source>
        <translation>
            <numerusform>%n 個のジョイントをピン留め</numerusform>
        </translation>
    </message>
    <message>
        <source>frame %1 will change</source>
        <translation>フレーム %1 が変わります</translation>
    </message>
    <message>
        <source>frames %1–%2 will change</source>
        <translation>フレーム %1–%2 が変わります</translation>
    </message>
    <message>
        <source>Esc takes it back</source>
        <translation>Esc で元に戻す</translation>
    </message>
</context>
<context>
    <name>limber::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Icons and text</source>
        <translation>アイコンと文字</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>アイコン</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Joint names</source>
        <translation>ジョイント名</translation>
    </message>
    <message>
        <source>Default encoding for joint names</source>
        <translation>ジョイント名の標準の文字コード</translation>
    </message>
    <message>
        <source>Keep backups</source>
        <translation>バックアップを残す</translation>
    </message>
    <message>
        <source>What a file was before it was saved is kept beside it, as walk.bvh.~1~, walk.bvh.~2~ …</source>
        <translation>保存前のファイルを並べて残す：walk.bvh.~1~、walk.bvh.~2~ …</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>最後の 1 つ</translation>
    </message>
    <message>
        <source>The last three</source>
        <translation>最後の 3 つ</translation>
    </message>
    <message>
        <source>The last ten</source>
        <translation>最後の 10 個</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>With unsaved changes, Limber quits without asking and continues where you left off</source>
        <translation>未保存の変更も引き継ぐ場合は、確認なしで終了し、次回は続きから始まります</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>Last session&apos;s files</source>
        <translation>前回開いていたファイル</translation>
    </message>
    <message>
        <source>Last session&apos;s files with unsaved changes</source>
        <translation>前回開いていたファイルと未保存の変更</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The window changes its language when this dialog is closed</source>
        <translation>このダイアログを閉じるとウィンドウの言語が変わります</translation>
    </message>
</context>
<context>
    <name>limber::PresetMenu</name>
    <message>
        <source>Settings that you keep under a name</source>
        <translation>名前を付けて残した設定</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Kept settings: %1</source>
        <translation>残した設定：%1</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Rename %1…</source>
        <translation>%1 の名前を変更…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Save Settings</source>
        <translation>設定を保存</translation>
    </message>
    <message>
        <source>Rename Settings</source>
        <translation>設定の名前を変更</translation>
    </message>
    <message>
        <source>Name (another one of this name is replaced):</source>
        <translation>名前（同じ名前のものは置き換わります）：</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>limber::PreviewChip</name>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>nothing is changed yet</source>
        <translation>まだ何も変更されていません</translation>
    </message>
    <message>
        <source>Change the document, as one step to undo</source>
        <translation>ドキュメントを変更する（1 手順で元に戻せる）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>End the preview and leave the document as it is</source>
        <translation>プレビューを終了し、ドキュメントはそのままにします</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>プレビュー: %1</translation>
    </message>
</context>
<context>
    <name>limber::ProportionsDialog</name>
    <message>
        <source>Proportions of %1</source>
        <translation>%1 のプロポーション</translation>
    </message>
    <message>
        <source>Limbs</source>
        <translation>手足</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>身長</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>From a File</source>
        <translation>ファイルから</translation>
    </message>
    <message>
        <source>Applied in order: file, limbs, height, bones</source>
        <translation>適用の順：ファイル、手足、身長、ボーン</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>No changes yet</source>
        <translation>まだ変更はありません</translation>
    </message>
    <message numerus="yes">
        <source>%n offset(s) will change</source>
        <translation>
            <numerusform>%n 個のオフセットが変わります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change proportions: %n offset(s)</source>
        <translation>
            <numerusform>プロポーションを変更：%n 個のオフセット</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::RecentMenu</name>
    <message>
        <source>Clear List</source>
        <translation>一覧を消去</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryActions</name>
    <message>
        <source>Limber could not look for unsaved work: %1</source>
        <translation>未保存の作業を探せませんでした：%1</translation>
    </message>
    <message>
        <source>There is no unsaved work of an earlier run.</source>
        <translation>以前の起動の未保存の作業はありません。</translation>
    </message>
    <message>
        <source>The unsaved work on %1 cannot be recovered.</source>
        <translation>%1 の未保存の作業は引き継げません。</translation>
    </message>
    <message>
        <source>The unsaved work on %1 is damaged and cannot be read.</source>
        <translation>%1 の未保存の作業は壊れていて読めません。</translation>
    </message>
    <message>
        <source>The unsaved work on %1 was recovered up to where its journal is damaged.</source>
        <translation>%1 の未保存の作業を、ジャーナルの壊れた所まで復元しました。</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryDialog</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>まだ保存されていません</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1、%n 手順</numerusform>
        </translation>
    </message>
    <message>
        <source>(what came after them is damaged)</source>
        <translation>（その後のものは壊れています）</translation>
    </message>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>未保存の作業を復元</translation>
    </message>
    <message>
        <source>Documents with unsaved work</source>
        <translation>未保存の作業があるドキュメント</translation>
    </message>
    <message>
        <source>Steps that were not saved, the latest first</source>
        <translation>保存されなかった手順、新しい順</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>Steps, the latest first</source>
        <translation>手順、新しい順</translation>
    </message>
    <message>
        <source>Limber ended before this work was saved.</source>
        <translation>この作業が保存される前に Limber が終了しました。</translation>
    </message>
    <message>
        <source>Recover opens it as it was, with its history. The files on disk are as they were last saved; nothing is written to them until you save.</source>
        <translation>「復元」で、履歴ごと元のまま開きます。ディスク上のファイルは最後に保存した状態で、保存するまで何も書き込まれません。</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>破棄(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete the ticked work; the files on disk stay</source>
        <translation>チェックした作業を削除する。ディスク上のファイルは残る</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>後で(&amp;L)</translation>
    </message>
    <message>
        <source>Keep all of it: File, Recover Unsaved Work shows it again, and so does the next start</source>
        <translation>すべて残す：「ファイル」の「未保存の作業を復元」か、次の起動時にまた表示される</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>Open the ticked documents with their unsaved work</source>
        <translation>チェックしたドキュメントを未保存の作業ごと開く</translation>
    </message>
    <message numerus="yes">
        <source>Delete the unsaved work on %n document(s)?</source>
        <translation>
            <numerusform>%n 個のドキュメントの未保存の作業を削除しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be brought back. The files on disk stay as they are.</source>
        <translation>元には戻せません。ディスク上のファイルはそのままです。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Not changed since it was opened</source>
        <translation>開いてから変更されていません</translation>
    </message>
    <message>
        <source>Undone after it was saved</source>
        <translation>保存の後に元に戻されました</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryFeature</name>
    <message>
        <source>Limber ended unexpectedly. A report was written; nothing was sent.</source>
        <translation>Limber は予期せず終了しました。レポートを書き込みました。何も送信していません。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Read the report</source>
        <translation>レポートを読む</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryKeeper</name>
    <message>
        <source>Changes cannot be kept in case Limber ends unexpectedly: %1. Save often.</source>
        <translation>Limber が予期せず終了した場合に備えて変更を残すことができません：%1。こまめに保存してください。</translation>
    </message>
</context>
<context>
    <name>limber::ResultView</name>
    <message>
        <source>The preview appears here when it is ready.</source>
        <translation>準備ができると、ここにプレビューが表示されます。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play the result, with the source as a ghost (Space)</source>
        <translation>ソースをゴーストで示して結果を再生 (Space)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>側面</translation>
    </message>
    <message>
        <source>Show which way each part of both bodies faces, so that a twist can be seen</source>
        <translation>両方の体の各部がどちらを向いているかを示し、ねじれが見えるようにします</translation>
    </message>
</context>
<context>
    <name>limber::RetargetActions</name>
    <message>
        <source>Retarget onto %1</source>
        <translation>%1 へリターゲット</translation>
    </message>
</context>
<context>
    <name>limber::RetargetDialog</name>
    <message>
        <source>Retarget %1</source>
        <translation>%1 をリターゲット</translation>
    </message>
    <message>
        <source>Choose a target skeleton above.</source>
        <translation>上でターゲットのスケルトンを選んでください。</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Target s&amp;keleton</source>
        <translation>ターゲットのスケルトン(&amp;K)</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>As a &amp;new document</source>
        <translation>新しいドキュメントにする(&amp;N)</translation>
    </message>
    <message>
        <source>The source stays open in its own tab, so that both can be compared</source>
        <translation>ソースは自分のタブに開いたまま残り、両者を比べられる</translation>
    </message>
    <message>
        <source>&amp;Replace this motion</source>
        <translation>このモーションを置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>One undo step: Ctrl+Z and Ctrl+Y compare both. Saving overwrites the file of the source.</source>
        <translation>元に戻すのは 1 手順：Ctrl+Z と Ctrl+Y で両者を比べられます。保存するとソースのファイルを上書きします。</translation>
    </message>
    <message>
        <source>Retarget</source>
        <translation>リターゲット</translation>
    </message>
    <message>
        <source>%1 on %2.bvh</source>
        <translation>%1 on %2.bvh</translation>
    </message>
    <message>
        <source>Choose Target Skeleton</source>
        <translation>ターゲットのスケルトンを選択</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 を読み込めません。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>Use the skeleton of a BVH file or of a character (.glb, .gltf, .vrm, .fbx) as the target</source>
        <translation>BVH ファイルまたはキャラクター (.glb、.gltf、.vrm、.fbx) のスケルトンをターゲットにする</translation>
    </message>
    <message>
        <source>Writes a .glb that is the character&apos;s file with this motion as one more animation</source>
        <translation>キャラクターのファイルにこのモーションをアニメーションとして加えた .glb を書き出します</translation>
    </message>
    <message>
        <source>Skeletons (*.bvh *.BVH %1);;All files (*)</source>
        <translation>スケルトン (*.bvh *.BVH %1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Into a &amp;copy of %1…</source>
        <translation>%1 のコピーに書き出す(&amp;C)…</translation>
    </message>
    <message>
        <source>Into a &amp;copy of its file…</source>
        <translation>ファイルのコピーに書き出す(&amp;C)…</translation>
    </message>
    <message>
        <source>Joints of %1</source>
        <translation>%1のジョイント</translation>
    </message>
    <message>
        <source>Use These</source>
        <translation>これを使う</translation>
    </message>
    <message>
        <source>Into a &amp;file for %1…</source>
        <translation>%1 用のファイルに(&amp;F)…</translation>
    </message>
    <message>
        <source>Writes an .fbx with the joints of the character and this motion</source>
        <translation>キャラクターの関節とこの動きを .fbx に書き出します</translation>
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
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Lengths are scaled to a 170 cm body.</source>
        <translation>長さは身長 170 cm に換算しています。</translation>
    </message>
    <message>
        <source>Floor penetration</source>
        <translation>床へのめり込み</translation>
    </message>
    <message>
        <source>The deepest point below the floor, in cm, scaled to a 170 cm body</source>
        <translation>床より下の最も深い点、cm、身長 170 cm に換算</translation>
    </message>
    <message>
        <source>Knees and elbows bent the wrong way</source>
        <translation>逆に曲がったひざとひじ</translation>
    </message>
    <message>
        <source>Fraction of all frames, for the worst limb</source>
        <translation>全フレームに占める割合、最も悪い手足</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Foot sliding (average)</source>
        <translation>足の滑り（平均）</translation>
    </message>
    <message>
        <source>How far planted feet move per frame, in cm, scaled to a 170 cm body</source>
        <translation>接地した足が 1 フレームに動く量、cm、身長 170 cm に換算</translation>
    </message>
    <message>
        <source>Foot drift (max)</source>
        <translation>足のずれ（最大）</translation>
    </message>
    <message>
        <source>How far a planted foot gets from its middle position, in cm, scaled to a 170 cm body</source>
        <translation>接地した足が中央の位置から離れる量、cm、身長 170 cm に換算</translation>
    </message>
    <message>
        <source>Bone direction error (average)</source>
        <translation>ボーンの向きの誤差（平均）</translation>
    </message>
    <message>
        <source>Angle between mapped bones of source and result</source>
        <translation>対応するソースと結果のボーンの角度</translation>
    </message>
    <message>
        <source>Bone direction error (max)</source>
        <translation>ボーンの向きの誤差（最大）</translation>
    </message>
    <message>
        <source>The largest angle of any frame. The bone with the largest average ends at %1.</source>
        <translation>全フレームで最大の角度。平均が最大のボーンの末端は %1 です。</translation>
    </message>
    <message>
        <source>Jerk</source>
        <translation>躍度</translation>
    </message>
    <message>
        <source>Compared with the source. Above 1.6 the motion may look shaky.</source>
        <translation>ソースとの比。1.6 を超えるとモーションが震えて見えることがあります。</translation>
    </message>
    <message>
        <source>Largest jump between frames</source>
        <translation>フレーム間の最大の飛び</translation>
    </message>
    <message>
        <source>Compared with the source. Above 1.5 a joint may pop.</source>
        <translation>ソースとの比。1.5 を超えるとジョイントが飛ぶことがあります。</translation>
    </message>
    <message>
        <source>Euler flips (over 170°)</source>
        <translation>オイラー反転（170° 超）</translation>
    </message>
    <message>
        <source>Angles that jump from frame to frame. The pose is right, but filters in other programs may handle it badly.</source>
        <translation>フレーム間で飛ぶ角度。ポーズは正しくても、他のソフトのフィルターがうまく扱えないことがあります。</translation>
    </message>
    <message>
        <source>%1 of %2 target joints mapped.</source>
        <translation>%2 個中 %1 個のターゲットのジョイントを対応付けました。</translation>
    </message>
    <message>
        <source>Unmapped (move with their parent): %1 …</source>
        <translation>未対応（親とともに動く）：%1 …</translation>
    </message>
    <message>
        <source>Unmapped (move with their parent): %1.</source>
        <translation>未対応（親とともに動く）：%1。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Twist (average)</source>
        <translation>ねじれ（平均）</translation>
    </message>
    <message>
        <source>How far limbs are rotated about their own bones, most at %1. Above 30° a skin looks wrung.</source>
        <translation>手足が自分のボーンを軸にどれだけ回転しているか。最大は %1。30° を超えるとスキンがねじれて見えます。</translation>
    </message>
    <message>
        <source>Pelvis lowered by up to %L1 cm so the feet reach the floor.</source>
        <translation>足が床に届くように、骨盤を最大 %L1 cm下げました。</translation>
    </message>
</context>
<context>
    <name>limber::RetargetSettingsPanel</name>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Match bone directions</source>
        <translation>ボーンの向きを合わせる</translation>
    </message>
    <message>
        <source>Preserve small rest-pose differences</source>
        <translation>レストポーズの小さな違いを残す</translation>
    </message>
    <message>
        <source>Source frame</source>
        <translation>ソースのフレーム</translation>
    </message>
    <message>
        <source>A source frame in which the figure stands like the target at rest, such as a T-pose</source>
        <translation>T ポーズなど、フィギュアがターゲットのレスト時と同じ姿勢で立つソースのフレーム</translation>
    </message>
    <message>
        <source>Source frame of the reference pose</source>
        <translation>基準ポーズにするソースのフレーム</translation>
    </message>
    <message>
        <source>Target file frame</source>
        <translation>ターゲットファイルのフレーム</translation>
    </message>
    <message>
        <source>A frame of the target file to use as its rest pose, instead of all rotations zero</source>
        <translation>すべての回転がゼロの姿勢の代わりに、レストポーズとして使うターゲットファイルのフレーム</translation>
    </message>
    <message>
        <source>Target file frame of the reference pose</source>
        <translation>基準ポーズにするターゲットファイルのフレーム</translation>
    </message>
    <message>
        <source>Distribute bend along spine and neck</source>
        <translation>曲がりを背骨と首に配分</translation>
    </message>
    <message>
        <source>For chains that have more or fewer joints than in the source</source>
        <translation>ソースとジョイントの数が異なるチェーン用</translation>
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
        <translation>脚の長さでスケール</translation>
    </message>
    <message>
        <source>Travel factor</source>
        <translation>移動の係数</translation>
    </message>
    <message>
        <source>Keep travel distance</source>
        <translation>移動距離を保つ</translation>
    </message>
    <message>
        <source>The figure covers the same distance as the source, to meet marks, props or other figures</source>
        <translation>目印、小道具、他のフィギュアに届くように、ソースと同じ距離を進む</translation>
    </message>
    <message>
        <source>Root motion (travel and heading on the root)</source>
        <translation>ルートモーション（移動と向きをルートへ）</translation>
    </message>
    <message>
        <source>For game engines that move a figure by a root joint on the floor, below the pelvis</source>
        <translation>骨盤の下、床の上のルートジョイントでフィギュアを動かすゲームエンジン用</translation>
    </message>
    <message>
        <source>Align to floor</source>
        <translation>床に合わせる</translation>
    </message>
    <message>
        <source>Moves the whole figure up or down by one amount, so that planted feet are on the floor</source>
        <translation>接地した足が床に着くように、フィギュア全体を一定量だけ上下に動かす</translation>
    </message>
    <message>
        <source>Lock planted feet</source>
        <translation>接地した足を固定</translation>
    </message>
    <message>
        <source>Bends the legs so that feet do not slide while they are planted</source>
        <translation>接地している間、足が滑らないように脚を曲げる</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>フリー</translation>
    </message>
    <message>
        <source>Keep distance to other hand</source>
        <translation>反対の手との距離を保つ</translation>
    </message>
    <message>
        <source>Keep distance to head</source>
        <translation>頭との距離を保つ</translation>
    </message>
    <message>
        <source>Keep distance to pelvis</source>
        <translation>骨盤との距離を保つ</translation>
    </message>
    <message>
        <source>Keep world position</source>
        <translation>ワールド位置を保つ</translation>
    </message>
    <message>
        <source>Bends the arm so that the hand keeps its position, scaled by the lengths of the arms</source>
        <translation>腕の長さに応じてスケールした位置に手が残るように、腕を曲げる</translation>
    </message>
    <message>
        <source>Rest poses</source>
        <translation>レストポーズ</translation>
    </message>
    <message>
        <source>Reference pose</source>
        <translation>基準ポーズ</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>係数</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>床</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>足</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>Target up axis</source>
        <translation>ターゲットの上方向</translation>
    </message>
    <message>
        <source>In use: match bone directions</source>
        <translation>使用中：ボーンの向きを合わせる</translation>
    </message>
    <message>
        <source>In use: preserve small rest-pose differences</source>
        <translation>使用中：レストポーズの小さな違いを残す</translation>
    </message>
    <message>
        <source>Already on the floor</source>
        <translation>すでに床の上にあります</translation>
    </message>
    <message>
        <source>Moved up by %L1 units</source>
        <translation>%L1 単位上へ移動</translation>
    </message>
    <message>
        <source>Moved down by %L1 units</source>
        <translation>%L1 単位下へ移動</translation>
    </message>
    <message>
        <source>No contacts detected</source>
        <translation>接地が検出されません</translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s) detected</source>
        <translation>
            <numerusform>%n 個の接地を検出</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands above the floor</source>
        <translation>手を床より上に保つ</translation>
    </message>
    <message>
        <source>Lifts hands that would go through the floor where those of the source do not</source>
        <translation>ソースの手が床を抜けないところで床を抜けてしまう手を持ち上げます</translation>
    </message>
    <message>
        <source>Toes above the floor</source>
        <translation>つま先を床より上に</translation>
    </message>
    <message>
        <source>Bends toes, and feet without toes, that would go through the floor where those of the source do not</source>
        <translation>ソースでは床を突き抜けない所で床を突き抜けるつま先（つま先がなければ足）を曲げます</translation>
    </message>
    <message>
        <source>Keep hands and arms out of the body</source>
        <translation>手と腕を体にめり込ませない</translation>
    </message>
    <message>
        <source>Brings hands and forearms out of trunk, head and thighs, into which other proportions put them, as the operation Keep Apart does</source>
        <translation>体型の違いで胴・頭・太ももにめり込んだ手と前腕を、「めり込み解消」操作と同じように外へ出します</translation>
    </message>
</context>
<context>
    <name>limber::RetargetSetup</name>
    <message>
        <source>Not mapped: %1 is mapped to %2, and this would reverse their order in the hierarchy.</source>
        <translation>対応付けませんでした：%1 は %2 に対応していて、これでは階層の順序が逆になります。</translation>
    </message>
</context>
<context>
    <name>limber::SampleEdit</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n 個のサンプル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1, %n frame(s)</source>
        <comment>a joint and its channel</comment>
        <translation>
            <numerusform>%1 を描画、%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale curve %1 by %2, %n frame(s)</source>
        <comment>a joint and its channel</comment>
        <translation>
            <numerusform>カーブ %1 を %2 倍にスケール、%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Curve %1 %2, %n frame(s)</source>
        <comment>a joint with its channel, and by how much</comment>
        <translation>
            <numerusform>カーブ %1 %2、%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Curve %1</source>
        <translation>カーブ %1</translation>
    </message>
</context>
<context>
    <name>limber::SavedViewActions</name>
    <message>
        <source>View %1 is empty. %2 keeps the present view there.</source>
        <translation>ビュー %1 は空です。%2 で今のビューをそこに残せます。</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>ビュー %1</translation>
    </message>
    <message>
        <source>There is no view to keep yet.</source>
        <translation>残すビューがまだありません。</translation>
    </message>
    <message>
        <source>Saved as View %1. Press %2 to return to it.</source>
        <translation>ビュー %1 として残しました。%2 で戻れます。</translation>
    </message>
</context>
<context>
    <name>limber::Saving</name>
    <message>
        <source>%1 is still loading. You can edit and save it when loading has finished.</source>
        <translation>%1 はまだ読み込み中です。終わると編集と保存ができます。</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>%1 would be a project, which is saved with its BVH file and named like it. Choose a name that ends in .bvh.</source>
        <translation>%1 はプロジェクトになりますが、プロジェクトは BVH ファイルと同じ名前で一緒に保存されます。.bvh で終わる名前を選んでください。</translation>
    </message>
    <message>
        <source>Export Merged</source>
        <translation>統合して書き出し</translation>
    </message>
    <message>
        <source>%1 holds the motion without its layers: choose another name for both in one.</source>
        <translation>%1 にはレイヤーなしのモーションが入っています。両方を 1 つにするには別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 を書き出しました</translation>
    </message>
    <message>
        <source>%1 was not saved: there is no folder for a copy while it is written in place.</source>
        <translation>%1 は保存されませんでした：直接書き込む間のコピーを置くフォルダーがありません。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Saved %1 and %2</source>
        <translation>%1 と %2 を保存しました</translation>
    </message>
    <message>
        <source>%1. %2 was not saved either.</source>
        <translation>%1。%2 も保存されませんでした。</translation>
    </message>
    <message>
        <source>%1 was not saved: it was cancelled</source>
        <translation>%1 は保存されませんでした：キャンセルされました</translation>
    </message>
    <message>
        <source>%1 is saved, but %2</source>
        <translation>%1 は保存されましたが、%2</translation>
    </message>
    <message>
        <source>%1, with the character %2</source>
        <translation>%1（キャラクター：%2）</translation>
    </message>
    <message>
        <source>%1, without the character %2, which is in another folder</source>
        <translation>%1（別のフォルダにあるキャラクター %2 は含まれません）</translation>
    </message>
</context>
<context>
    <name>limber::ScopeChip</name>
    <message>
        <source>The operation in Clean Up changes only these joints. Click to see it.</source>
        <translation>「クリーンアップ」の処理はこれらのジョイントだけを変えます。クリックすると表示します。</translation>
    </message>
    <message>
        <source>Let the operation change all joints</source>
        <translation>処理ですべてのジョイントを変える</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>すべてのジョイント</translation>
    </message>
    <message>
        <source>Selected joints only</source>
        <translation>選択中のジョイントのみ</translation>
    </message>
    <message>
        <source>Selected branches only</source>
        <translation>選択中の枝のみ</translation>
    </message>
</context>
<context>
    <name>limber::SeamChooser</name>
    <message>
        <source>Progress of the comparison of poses</source>
        <translation>ポーズ比較の進行状況</translation>
    </message>
    <message>
        <source>Choose a second clip to see where the two are alike.</source>
        <translation>2 つ目のクリップを選ぶと、両者の似た所が表示されます。</translation>
    </message>
    <message>
        <source>The second clip cannot be compared with this one.</source>
        <translation>2 つ目のクリップはこれと比べられません。</translation>
    </message>
    <message>
        <source>Poses are being compared …</source>
        <translation>ポーズを比較中 …</translation>
    </message>
</context>
<context>
    <name>limber::SeamPicture</name>
    <message>
        <source>Distances between poses</source>
        <translation>ポーズの間の距離</translation>
    </message>
    <message>
        <source>%1 to %2 units</source>
        <translation>%1 ～ %2 単位</translation>
    </message>
</context>
<context>
    <name>limber::SecondClip</name>
    <message>
        <source>No shift was found: the figures do not move alike within five seconds.</source>
        <translation>ずらしが見つかりません：5 秒以内でフィギュアの動きが似ていません。</translation>
    </message>
</context>
<context>
    <name>limber::SecondClipRow</name>
    <message>
        <source>Second Clip</source>
        <translation>2 つ目のクリップ</translation>
    </message>
    <message>
        <source>The clips beside this one, on its timeline; drag a bar to shift its clip</source>
        <translation>このクリップの時間に並べたクリップ。バーをドラッグするとクリップがずれる</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>フレームなし</translation>
    </message>
</context>
<context>
    <name>limber::SecondLifeActions</name>
    <message>
        <source>Nothing needs to be repaired: it can be uploaded as it is.</source>
        <translation>修復は不要です：このままアップロードできます。</translation>
    </message>
    <message>
        <source>None of this can be repaired automatically.</source>
        <translation>自動で修復できるものはありません。</translation>
    </message>
    <message>
        <source>This makes the motion uploadable:</source>
        <translation>これでモーションをアップロードできるようになります：</translation>
    </message>
    <message>
        <source>This repairs what can be repaired automatically:</source>
        <translation>自動で修復できるものを修復します：</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>修復(&amp;R)</translation>
    </message>
    <message>
        <source>Prepare for Upload</source>
        <translation>アップロードの準備</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) that move are none of the avatar, and their motion is lost. Retargeting keeps it.</source>
        <translation>
            <numerusform>動く %n 個のジョイントはアバターになく、その動きは失われます。リターゲットすれば残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Retarget Onto &amp;Avatar…</source>
        <translation>アバターへリターゲット(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>limber::SecondLifePanel</name>
    <message>
        <source>%1; the layers were merged into the motion</source>
        <translation>%1。レイヤーはモーションに統合されました</translation>
    </message>
    <message>
        <source>Everything is as the viewer wants it.</source>
        <translation>すべてビューアーの求めるとおりです。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Open a motion to see what Second Life would make of it.</source>
        <translation>モーションを開くと、Second Life でどうなるかを確認できます。</translation>
    </message>
    <message>
        <source>Still loading…</source>
        <translation>まだ読み込み中…</translation>
    </message>
    <message>
        <source>This motion has no frames: there is nothing to upload.</source>
        <translation>このモーションにはフレームがなく、アップロードするものがありません。</translation>
    </message>
    <message>
        <source>It could not be checked: %1</source>
        <translation>確認できませんでした：%1</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
</context>
<context>
    <name>limber::SeeingPainter</name>
    <message>
        <source>%1 · units/s</source>
        <translation>%1 · 単位／秒</translation>
    </message>
    <message>
        <source>%1 · units per second</source>
        <translation>%1 · 単位／秒</translation>
    </message>
</context>
<context>
    <name>limber::SeeingStrip</name>
    <message>
        <source>What the view shows</source>
        <translation>ビューの表示内容</translation>
    </message>
</context>
<context>
    <name>limber::SelectionMenu</name>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Save Selection Set</source>
        <translation>選択セットを保存</translation>
    </message>
    <message>
        <source>Name; a set of the same name is replaced:</source>
        <translation>名前（同じ名前のセットは置き換わります）：</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>セット %1</translation>
    </message>
    <message>
        <source>Rename Selection Set</source>
        <translation>選択セットの名前を変更</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前：</translation>
    </message>
    <message>
        <source>There is another selection set of that name.</source>
        <translation>その名前の選択セットがすでにあります。</translation>
    </message>
</context>
<context>
    <name>limber::Session</name>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Hi</source>
        <translation>腰</translation>
    </message>
    <message>
        <source>He</source>
        <translation>頭</translation>
    </message>
    <message>
        <source>Ha</source>
        <translation>手</translation>
    </message>
    <message>
        <source>pinned on %1</source>
        <translation>%1 にピン留め</translation>
    </message>
</context>
<context>
    <name>limber::SessionTabs</name>
    <message>
        <source>Not saved yet</source>
        <translation>まだ保存されていません</translation>
    </message>
    <message>
        <source>%1
Project: %2</source>
        <translation>%1
プロジェクト：%2</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>開いているドキュメント</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>このドキュメントを閉じる</translation>
    </message>
    <message>
        <source>Close document</source>
        <translation>ドキュメントを閉じる</translation>
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
        <translation>ショートカットが読めなかったため、プリセット Limber のものを使います。%1</translation>
    </message>
    <message>
        <source>Some of your keyboard shortcuts could not be used. %1</source>
        <translation>一部のショートカットは使えませんでした。%1</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutEditor</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>コマンドとショートカットを検索</translation>
    </message>
    <message>
        <source>Search by command or shortcut</source>
        <translation>コマンドかショートカットで検索</translation>
    </message>
    <message>
        <source>A word of a command, one that other programs use for it, or a shortcut such as Ctrl+Z</source>
        <translation>コマンドの言葉、他のソフトでの呼び名、または Ctrl+Z のようなショートカット</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Begin with the shortcuts of another program; your own changes stay</source>
        <translation>他のソフトのショートカットから始める。自分の変更は残る</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>プリセット(&amp;P)</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation>第 2 のショートカット</translation>
    </message>
    <message>
        <source>or</source>
        <translation>または</translation>
    </message>
    <message>
        <source>Clear the shortcut</source>
        <translation>ショートカットを消す</translation>
    </message>
    <message>
        <source>Clear the second shortcut</source>
        <translation>第 2 のショートカットを消す</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Back to the shortcuts of the preset</source>
        <translation>プリセットのショートカットに戻す</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>そこから取る</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Drop all your changes to the preset</source>
        <translation>プリセットへの変更をすべて破棄する</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込み…</translation>
    </message>
    <message>
        <source>Read shortcuts from a file</source>
        <translation>ショートカットをファイルから読む</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Write these shortcuts to a file</source>
        <translation>これらのショートカットをファイルに書く</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>変更なし</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) changed</source>
        <translation>
            <numerusform>%n 個のコマンドを変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a command to change its shortcuts</source>
        <translation>コマンドを選ぶとショートカットを変えられます</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>Import Shortcuts</source>
        <translation>ショートカットを読み込み</translation>
    </message>
    <message>
        <source>Shortcuts (*.json);;All files (*)</source>
        <translation>ショートカット (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Some shortcuts were left out.</source>
        <translation>一部のショートカットは読み込まれませんでした。</translation>
    </message>
    <message>
        <source>This file has no shortcuts for Limber.</source>
        <translation>このファイルには Limber 用のショートカットがありません。</translation>
    </message>
    <message>
        <source>Export Shortcuts</source>
        <translation>ショートカットを書き出し</translation>
    </message>
    <message>
        <source>Give it to this command; the other one loses it</source>
        <translation>このコマンドに割り当て、ほかのコマンドから外します</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 は「%2」に割り当てられています。</translation>
    </message>
    <message>
        <source>%1 cannot be used here: “%2”.</source>
        <translation>%1 はここでは使えません：「%2」。</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutFile</name>
    <message>
        <source>“%1” is not a command of this version.</source>
        <translation>「%1」はこのバージョンのコマンドではありません。</translation>
    </message>
    <message>
        <source>The shortcuts of “%1” are not a list.</source>
        <translation>「%1」のショートカットがリストではありません。</translation>
    </message>
    <message>
        <source>“%1” is not a shortcut for “%2”.</source>
        <translation>「%1」は「%2」に使えるショートカットではありません。</translation>
    </message>
    <message>
        <source>They are not JSON: %1 at byte %2.</source>
        <translation>JSON ではありません：バイト %2 で %1。</translation>
    </message>
    <message>
        <source>“limber-keys” is missing.</source>
        <translation>「limber-keys」がありません。</translation>
    </message>
    <message>
        <source>“%1” is not a preset.</source>
        <translation>「%1」はプリセットではありません。</translation>
    </message>
    <message>
        <source>%1 stays with “%2”; “%3” had it, too.</source>
        <translation>%1 は「%2」のままです。「%3」にも割り当てられていました。</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutList</name>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>コマンドとそのショートカット</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Shortcuts that cannot be changed</source>
        <translation>変更できないショートカット</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutRecorder</name>
    <message>
        <source>Press this, then the shortcut</source>
        <translation>これを押してから、ショートカットを押す</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>キーを押してください…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>press a key, or Esc to leave it</source>
        <translation>キーを押す。Esc でやめる</translation>
    </message>
</context>
<context>
    <name>limber::SideQuestionBar</name>
    <message>
        <source>&amp;Yes</source>
        <translation>はい(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No, Swap Sides</source>
        <translation>いいえ、左右を逆に(&amp;N)</translation>
    </message>
    <message>
        <source>Question about left and right</source>
        <translation>左右についての質問</translation>
    </message>
    <message>
        <source>Map the joints of both sides as proposed</source>
        <translation>両側のジョイントを提案どおりに対応付ける</translation>
    </message>
    <message>
        <source>%1 is; map the joints of both sides the other way round</source>
        <translation>そうなのは %1。両側のジョイントを逆に対応付ける</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <translation>はい：%1</translation>
    </message>
    <message>
        <source>No, swap sides: %1</source>
        <translation>いいえ、左右を逆に：%1</translation>
    </message>
    <message>
        <source>Does “%1” follow “%2”, or is it the other side?</source>
        <translation>「%1」は「%2」に従いますか？ それとも反対側ですか？</translation>
    </message>
    <message>
        <source>Is “%1” the left leg (“%2” in the source)?</source>
        <translation>「%1」は左脚（ソースの「%2」）ですか？</translation>
    </message>
    <message>
        <source>Is “%1” the right leg (“%2” in the source)?</source>
        <translation>「%1」は右脚（ソースの「%2」）ですか？</translation>
    </message>
    <message>
        <source>Is “%1” the left arm (“%2” in the source)?</source>
        <translation>「%1」は左腕（ソースの「%2」）ですか？</translation>
    </message>
    <message>
        <source>Is “%1” the right arm (“%2” in the source)?</source>
        <translation>「%1」は右腕（ソースの「%2」）ですか？</translation>
    </message>
</context>
<context>
    <name>limber::SourceExcerpt</name>
    <message>
        <source>The file is no longer there.</source>
        <translation>ファイルはもうありません。</translation>
    </message>
    <message>
        <source>The file can no longer be read.</source>
        <translation>ファイルはもう読めません。</translation>
    </message>
</context>
<context>
    <name>limber::SourceView</name>
    <message>
        <source>Lines of the file</source>
        <translation>ファイルの行</translation>
    </message>
</context>
<context>
    <name>limber::SpeedRow</name>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>How fast the selected joints and, fainter, the whole figure move, in the file&apos;s units per second</source>
        <translation>選択中のジョイントと、薄くフィギュア全体が動く速さ（ファイルの単位／秒）</translation>
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
        <translation>モーションを開くか、.bvh ファイルをここにドロップしてください。</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>いいえ、結構です</translation>
    </message>
    <message>
        <source>Do not offer this again; it stays in the menu Help</source>
        <translation>今後は勧めない。メニューからは開ける</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
</context>
<context>
    <name>limber::StateChips</name>
    <message>
        <source>replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Position rule: %1</source>
        <translation>位置の規則：%1</translation>
    </message>
    <message>
        <source>Position rule: %1, joints %2</source>
        <translation>位置の規則：%1、ジョイントは %2</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Where changes go: into the base, the numbers of the file, or into a layer over it</source>
        <translation>変更先: ベース(ファイルの数値)またはその上のレイヤー</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Replace: channels are the full local position</source>
        <translation>置換：チャンネルがローカル位置の全体を表す</translation>
    </message>
    <message>
        <source>Add: channels are added to the offset</source>
        <translation>加算：チャンネルをオフセットに足す</translation>
    </message>
    <message>
        <source>Y is up</source>
        <translation>Y が上</translation>
    </message>
    <message>
        <source>Z is up</source>
        <translation>Z が上</translation>
    </message>
    <message>
        <source>X is up</source>
        <translation>X が上</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>Show Layers</source>
        <translation>レイヤーを表示</translation>
    </message>
    <message>
        <source>Changes go into: %1</source>
        <translation>変更先: %1</translation>
    </message>
    <message>
        <source>How position channels and offsets are combined: %1. Click to change.</source>
        <translation>位置チャンネルとオフセットの組み合わせ方：%1。クリックで変更。</translation>
    </message>
    <message>
        <source>Which axis is up in the view: %1. Click to change; the file stays the same.</source>
        <translation>ビューで上になる軸：%1。クリックで変更。ファイルは変わらない。</translation>
    </message>
    <message>
        <source>The figure hangs head down: its own up axis is %1. The panel Findings can put it on its feet.</source>
        <translation>フィギュアが逆さまです：フィギュア自身の上方向の軸は %1 です。パネル「検出項目」で足で立たせることができます。</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 が上</translation>
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
        <translation>開いているものなし</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>ジョイント %1</translation>
    </message>
    <message>
        <source>End site %1</source>
        <translation>エンドサイト %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joints and end sites</source>
        <translation>
            <numerusform>%n 個のジョイントとエンドサイト</numerusform>
        </translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>未保存の変更 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>未保存</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 個のジョイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s)</source>
        <translation>
            <numerusform>%n 個のチャンネル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::TemplateDialog</name>
    <message>
        <source>New from Template</source>
        <translation>テンプレートから新規</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>A one-frame skeleton in its rest pose, ready to animate.</source>
        <translation>すぐにアニメーションを始められる、レストポーズ 1 フレームのスケルトン。</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Human with fingers</source>
        <translation>人間、指付き</translation>
    </message>
    <message>
        <source>CMU-like human</source>
        <translation>CMU 風の人間</translation>
    </message>
    <message>
        <source>Mixamo-like character</source>
        <translation>Mixamo 風のキャラクター</translation>
    </message>
    <message>
        <source>Second Life avatar</source>
        <translation>Second Life のアバター</translation>
    </message>
    <message>
        <source>Unreal-like mannequin</source>
        <translation>Unreal 風のマネキン</translation>
    </message>
    <message>
        <source>SMPL-like body</source>
        <translation>SMPL 風の体</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>四足動物</translation>
    </message>
</context>
<context>
    <name>limber::TimelineOverview</name>
    <message>
        <source>Overview of the timeline</source>
        <translation>タイムラインの全体表示</translation>
    </message>
    <message>
        <source>Drag to scroll, drag an end to zoom, double-click to show all frames</source>
        <translation>ドラッグでスクロール、端のドラッグで拡大縮小、ダブルクリックで全フレームを表示</translation>
    </message>
</context>
<context>
    <name>limber::TimelinePanel</name>
    <message>
        <source>Timeline panel</source>
        <translation>タイムラインパネル</translation>
    </message>
    <message>
        <source>Dropped frames</source>
        <translation>コマ落ちしたフレーム</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>現在のフレーム</translation>
    </message>
    <message>
        <source>The current frame: type another and press Enter</source>
        <translation>現在のフレーム：別の番号を入力して Enter を押す</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>1 秒あたりのフレーム数</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <source>Speed relative to the file&apos;s frame rate (0.1–4×)</source>
        <translation>ファイルのフレームレートに対する速さ (0.1–4×)</translation>
    </message>
    <message>
        <source>of 0–%1</source>
        <translation>/ 0–%1</translation>
    </message>
    <message>
        <source>no frames</source>
        <translation>フレームなし</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message numerus="yes">
        <source>Range %1–%2 (%n frame(s), %3 s)</source>
        <translation>
            <numerusform>範囲 %1–%2（%n フレーム、%3 秒）</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) dropped</source>
        <translation>
            <numerusform>%n フレーム脱落</numerusform>
        </translation>
    </message>
    <message>
        <source>Range %1–%2</source>
        <translation>範囲 %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>Preview: %n frame(s), %1 s</source>
        <translation>
            <numerusform>プレビュー: %n フレーム、%1 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preview: %n frame(s)</source>
        <translation>
            <numerusform>プレビュー: %n フレーム</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::TimelineRows</name>
    <message>
        <source>Rows of the timeline</source>
        <translation>タイムラインの行</translation>
    </message>
</context>
<context>
    <name>limber::TimelineRuler</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Arrows step through the frames; Ctrl and the wheel zoom; Shift-drag to set the playback range</source>
        <translation>矢印キーで 1 フレームずつ移動、Ctrl+ホイールで拡大縮小、Shift+ドラッグで再生範囲を設定</translation>
    </message>
    <message>
        <source>Frame %1: %2 turns by %3°, its neighbours by none</source>
        <translation>フレーム %1：%2 が %3° 回り、前後のフレームでは回らない</translation>
    </message>
    <message>
        <source>Frame %1: %2 turns by %3°, %4× its neighbours</source>
        <translation>フレーム %1：%2 が前後のフレームの %4 倍の %3° 回る</translation>
    </message>
    <message>
        <source>%1; press %2 for the next mark</source>
        <translation>%1（%2 で次のマークへ）</translation>
    </message>
    <message>
        <source>Frame %1: %2 moves by %3, its neighbours by none</source>
        <translation>フレーム %1：%2 が %3 移動し、前後のフレームでは移動しない</translation>
    </message>
    <message>
        <source>Frame %1: %2 leaves its course by %3, %4× its neighbours</source>
        <translation>フレーム %1：%2 が前後のフレームの %4 倍の %3 進路から外れる</translation>
    </message>
</context>
<context>
    <name>limber::ToolRow</name>
    <message>
        <source>Tool settings</source>
        <translation>ツールの設定</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>Step of rotations</source>
        <translation>回転のステップ</translation>
    </message>
    <message>
        <source>Rotations snap to whole multiples of this, degrees</source>
        <translation>回転がこの整数倍にスナップする（度）</translation>
    </message>
    <message>
        <source>Affects</source>
        <translation>変更の対象</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>前の秒数</translation>
    </message>
    <message>
        <source>Fade-in before the current frame</source>
        <translation>現在のフレームのどれだけ前から変更が強まり始めるか</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>後の秒数</translation>
    </message>
    <message>
        <source>Fade-out after the current frame</source>
        <translation>現在のフレームのどれだけ後で変更が消えるか</translation>
    </message>
    <message>
        <source>Fade inside the range</source>
        <translation>範囲内のフェード</translation>
    </message>
    <message>
        <source>Fade-in and fade-out inside the range</source>
        <translation>範囲の両端の内側で変更が強まり弱まる時間</translation>
    </message>
    <message>
        <source>How much of the body follows a joint that is dragged</source>
        <translation>ドラッグしたジョイントに体のどこまでがついてくるか</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>手足</translation>
    </message>
    <message>
        <source>Up to chest</source>
        <translation>胸まで</translation>
    </message>
    <message>
        <source>Whole body</source>
        <translation>全身</translation>
    </message>
    <message>
        <source>Axes of the channels</source>
        <translation>チャンネルの軸</translation>
    </message>
    <message>
        <source>Each ring changes one rotation channel of the file</source>
        <translation>各リングがファイルの回転チャンネル 1 つを変える</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限界</translation>
    </message>
    <message>
        <source>How far joints follow: by their role, knees and elbows do not bend backwards; from the clip, no joint rotates farther than it does somewhere in the motion</source>
        <translation>ジョイントがどこまで従うか：役割では、ひざとひじが逆に曲がらない。クリップでは、モーション中のどこかで回る以上には回らない</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>役割から</translation>
    </message>
    <message>
        <source>From the clip</source>
        <translation>クリップから</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Frames that a change affects</source>
        <translation>変更が適用されるフレーム</translation>
    </message>
    <message>
        <source>Affects: %1</source>
        <translation>対象: %1</translation>
    </message>
    <message>
        <source>Keep upright</source>
        <translation>傾けない</translation>
    </message>
    <message>
        <source>The head stays as upright as it was; otherwise it turns the shortest way</source>
        <translation>頭の傾きを元のまま保つ。オフにすると最短の向きに回る</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>Spread twist</source>
        <translation>ひねりを分散</translation>
    </message>
    <message>
        <source>The joints above take their shares when a joint of the spine, the neck or a forearm turns about its own bone; over which joints is chosen in the inspector</source>
        <translation>背骨、首、前腕のジョイントが自分のボーンのまわりに回るとき、上のジョイントが分け持ちます。どのジョイントかはインスペクターで選びます</translation>
    </message>
</context>
<context>
    <name>limber::Tour</name>
    <message>
        <source>Look around</source>
        <translation>見まわす</translation>
    </message>
    <message>
        <source>Drag in the view to see the walk from all sides. The wheel zooms, %1 frames the whole figure.</source>
        <translation>ビューをドラッグすると歩行をあらゆる方向から見られます。ホイールで拡大縮小し、%1 でフィギュア全体を収めます。</translation>
    </message>
    <message>
        <source>Play and scrub</source>
        <translation>再生とスクラブ</translation>
    </message>
    <message>
        <source>%1 plays and pauses. Drag in the numbers of the timeline to go to any frame.</source>
        <translation>%1 で再生と一時停止。タイムラインの数字の上をドラッグすると、どのフレームにも移動できます。</translation>
    </message>
    <message>
        <source>Shape a pose</source>
        <translation>ポーズを付ける</translation>
    </message>
    <message>
        <source>Take the tool Rotate (%1), click an arm in the view and drag one of the rings. The row above the view says which frames the change affects.</source>
        <translation>回転ツール (%1) を選び、ビューで腕をクリックしてリングの 1 つをドラッグします。ビューの上の行は、変更がどのフレームに入るかを示します。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>%1 takes the last step back, %2 makes it again. The history lists all steps: click one to go there.</source>
        <translation>%1 で最後の手順を戻し、%2 でやり直します。履歴にはすべての手順が並び、クリックするとそこへ移動します。</translation>
    </message>
    <message>
        <source>Clean up and save</source>
        <translation>整えて保存</translation>
    </message>
    <message>
        <source>Clean Up smooths, repairs and loops a motion: choose an operation to see what it would do. %1 saves; what you did not touch keeps its exact bytes. %2 opens the manual at what is under the mouse.</source>
        <translation>「クリーンアップ」はモーションをスムーズにし、修復し、ループにします。処理を選ぶと、どうなるかを見られます。%1 で保存。触れていないものはバイト単位で元のままです。%2 でマウスの下にあるもののマニュアルが開きます。</translation>
    </message>
</context>
<context>
    <name>limber::TourCard</name>
    <message>
        <source>Tour</source>
        <translation>ツアー</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Leave the tour (Esc); the menu Help starts it again</source>
        <translation>ツアーをやめる (Esc)。「ヘルプ」からまた始められる</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1 / %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>limber::Transport</name>
    <message>
        <source>Marker %1</source>
        <translation>マーカー %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>&amp;Loop Back and Forth</source>
        <translation>往復ループ(&amp;L)</translation>
    </message>
    <message>
        <source>Play back and forth; pressed once more, play only once</source>
        <translation>往復再生する。もう一度押すと 1 回だけ再生する</translation>
    </message>
</context>
<context>
    <name>limber::TwistRow</name>
    <message>
        <source>Twist °</source>
        <translation>ひねり °</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>ひねり</translation>
    </message>
    <message>
        <source>Turn about its own bone at this frame, degrees</source>
        <translation>このフレームでの自分のボーンまわりの回転（度）</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>Joints above this one take their shares of a twist, here and with the Rotate tool</source>
        <translation>上のジョイントがひねりを分け持ちます。ここでも回転ツールでも同じです</translation>
    </message>
    <message>
        <source>&amp;Over</source>
        <translation>範囲(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Shares</source>
        <translation>配分(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>均等(&amp;E)</translation>
    </message>
    <message>
        <source>More Toward the &amp;Tip</source>
        <translation>先端寄り(&amp;T)</translation>
    </message>
    <message>
        <source>More Toward the &amp;Base</source>
        <translation>根元寄り(&amp;B)</translation>
    </message>
    <message>
        <source>Automatic: from %1</source>
        <translation>自動：%1 から</translation>
    </message>
    <message>
        <source>Automatic: alone</source>
        <translation>自動：単独</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>%1 から</translation>
    </message>
</context>
<context>
    <name>limber::Unit</name>
    <message>
        <source>frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
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
        <translation>単位</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>× leg</source>
        <translation>× 脚</translation>
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
        <translation>ルーラーの単位</translation>
    </message>
    <message>
        <source>How the ruler counts time</source>
        <translation>ルーラーの時間の数え方</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Timecode</source>
        <translation>タイムコード</translation>
    </message>
</context>
<context>
    <name>limber::UploadList</name>
    <message>
        <source>What the viewer would say</source>
        <translation>ビューアーの表示内容</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>すべて修復</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) left out</source>
        <translation>
            <numerusform>%n 個のジョイントを除外</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目：%2</translation>
    </message>
    <message>
        <source>%1; the layers are merged into the motion</source>
        <translation>%1。レイヤーはモーションに統合されます</translation>
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
        <translation>その間にモーションが変更されたため、何も修復しませんでした。</translation>
    </message>
    <message>
        <source>The layers are still being computed. Try again in a moment.</source>
        <translation>レイヤーはまだ計算中です。少し待ってからやり直してください。</translation>
    </message>
    <message>
        <source>Make uploadable</source>
        <translation>アップロード可能にする</translation>
    </message>
    <message>
        <source>Rename root to hip</source>
        <translation>ルートの名前を hip に変更</translation>
    </message>
    <message>
        <source>Give joints names that the viewer reads</source>
        <translation>ビューアーの読める名前をジョイントに付ける</translation>
    </message>
    <message>
        <source>Lay out channels for the viewer</source>
        <translation>チャンネルをビューアー用に並べる</translation>
    </message>
    <message>
        <source>Hold joints still that the avatar does not have</source>
        <translation>アバターにないジョイントを止める</translation>
    </message>
    <message>
        <source>Cut to 60 s</source>
        <translation>60 秒に切る</translation>
    </message>
    <message>
        <source>Keep fewer frames per second</source>
        <translation>1 秒あたりのフレームを減らす</translation>
    </message>
    <message>
        <source>Insert rest pose before the first frame</source>
        <translation>最初のフレームの前にレストポーズを挿入</translation>
    </message>
    <message>
        <source>Add OFFSETs to positions</source>
        <translation>OFFSET を位置に加える</translation>
    </message>
    <message>
        <source>Bend held joint in the first frame</source>
        <translation>最初のフレームで固定中のジョイントを曲げる</translation>
    </message>
    <message>
        <source>Write file in the standard layout</source>
        <translation>標準のレイアウトでファイルを書く</translation>
    </message>
</context>
<context>
    <name>limber::UploadWords</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge the layers into the motion</source>
        <translation>レイヤーをモーションに統合</translation>
    </message>
    <message>
        <source>This is left to you:</source>
        <translation>これはご自身で行ってください：</translation>
    </message>
    <message>
        <source>Positions of “%1” are cut at 5 m, the most that the format holds.</source>
        <translation>「%1」の位置は、形式の上限である 5 m で切られます。</translation>
    </message>
    <message numerus="yes">
        <source>%n constraint(s) left out: the chain has more joints than the animation.</source>
        <translation>
            <numerusform>%n 個のコンストレイントを除外：チェーンのジョイントがアニメーションより多くあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) left out that stand still.</source>
        <translation>
            <numerusform>動かない %n 個のジョイントを除外。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has %1 bytes; at most %2 can be uploaded.</source>
        <translation>%1 バイトあります。アップロードできるのは最大 %2 です。</translation>
    </message>
</context>
<context>
    <name>limber::VerdictHead</name>
    <message>
        <source>✕ Would be read wrongly</source>
        <translation>✕ 誤って読み取られます</translation>
    </message>
    <message>
        <source>✓ Can be uploaded</source>
        <translation>✓ アップロードできます</translation>
    </message>
    <message>
        <source>✕ Cannot be uploaded</source>
        <translation>✕ アップロードできません</translation>
    </message>
    <message>
        <source>The viewer: “%1”</source>
        <translation>ビューアー：「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will not be as they are here.</source>
        <translation>
            <numerusform>%n 個の点がここでの表示と異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s of 60 s</source>
        <translation>%1 秒 / 60 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) kept</source>
        <translation>
            <numerusform>%n 個のジョイントを保持</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n 個を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 / %2 バイト</translation>
    </message>
</context>
<context>
    <name>limber::ViewPane</name>
    <message>
        <source>its shaders could not be built</source>
        <translation>シェーダーを作成できませんでした</translation>
    </message>
    <message>
        <source>Drawn without OpenGL: %1</source>
        <translation>OpenGL なしで描画：%1</translation>
    </message>
    <message>
        <source>Click to select joints, drag to orbit, scroll to zoom, right-click for a menu</source>
        <translation>クリックでジョイントを選択、ドラッグで回転、ホイールで拡大縮小、右クリックでメニュー</translation>
    </message>
    <message>
        <source>Figure in 3D</source>
        <translation>フィギュアの 3D 表示</translation>
    </message>
    <message>
        <source>%1 view</source>
        <translation>%1のビュー</translation>
    </message>
</context>
<context>
    <name>limber::ViewportActions</name>
    <message>
        <source>Figure: bones. Next: body with bones</source>
        <translation>フィギュア: ボーン。次: ボディとボーン</translation>
    </message>
    <message>
        <source>Figure: body with bones. Next: body</source>
        <translation>フィギュア: ボディとボーン。次: ボディ</translation>
    </message>
    <message>
        <source>Figure: body. Next: bones</source>
        <translation>フィギュア: ボディ。次: ボーン</translation>
    </message>
</context>
<context>
    <name>limber::ViewportOverlay</name>
    <message>
        <source>orthographic</source>
        <translation>平行投影</translation>
    </message>
    <message>
        <source>perspective</source>
        <translation>透視投影</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>平行投影</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>透視投影</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>後ろ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>grid 1 unit</source>
        <translation>グリッド 1 単位</translation>
    </message>
    <message>
        <source>grid %1 units</source>
        <translation>グリッド %1 単位</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) hidden</source>
        <translation>
            <numerusform>%n 個のジョイントが非表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) hidden · %1 shows all</source>
        <translation>
            <numerusform>%n 個のジョイントが非表示 · %1 ですべて表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at height %2</source>
        <translation>%1、高さ %2</translation>
    </message>
</context>
<context>
    <name>limber::ViewportPanel</name>
    <message>
        <source>Viewport</source>
        <translation>ビューポート</translation>
    </message>
    <message>
        <source>Trails: select a joint first</source>
        <translation>軌跡: 先にジョイントを選択してください</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>limber::VisibilityButton</name>
    <message>
        <source>Hide %1</source>
        <translation>%1 を隠す</translation>
    </message>
    <message>
        <source>Hide this row; the context menu brings it back</source>
        <translation>この行を隠す。コンテキストメニューで戻せる</translation>
    </message>
</context>
<context>
    <name>limber::WeightPainter</name>
    <message>
        <source>Weight: no foot stands</source>
        <translation>重さ: 接地している足はありません</translation>
    </message>
    <message>
        <source>Weight: nothing is carried</source>
        <translation>重さ: 何も支えられていません</translation>
    </message>
    <message>
        <source>Weight: %1 % left</source>
        <translation>重さ: 左 %1 %</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1(推定)</translation>
    </message>
</context>
<context>
    <name>limber::WorkState</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
</context>
<context>
    <name>limber::WorstFrames</name>
    <message>
        <source>Where the result is worst</source>
        <translation>結果が最も悪い箇所</translation>
    </message>
    <message>
        <source>Show Frame %1</source>
        <translation>フレーム %1 を表示</translation>
    </message>
    <message>
        <source>Shows the frame in which the result is like this</source>
        <translation>結果がこうなっているフレームを表示します</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Editor for BVH motion capture files.</source>
        <translation>BVH モーションキャプチャーファイルのエディター。</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>開くファイル。</translation>
    </message>
    <message>
        <source>Open the sample walk.</source>
        <translation>サンプルの歩行を開く。</translation>
    </message>
    <message>
        <source>Open a separate window, even if there is one already.</source>
        <translation>すでにウィンドウがあっても、別のウィンドウを開く。</translation>
    </message>
    <message>
        <source>Show what the program does without a display: open FILE or the sample, change one value, save a copy, draw the pose.</source>
        <translation>画面なしでの動作を示す：FILE かサンプルを開き、値を 1 つ変え、コピーを保存し、ポーズを描く。</translation>
    </message>
    <message>
        <source>Where --without-display writes.</source>
        <translation>--without-display の書き込み先。</translation>
    </message>
</context>
</TS>
