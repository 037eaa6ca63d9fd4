<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en_US">
<context>
    <name>Absent</name>
    <message>
        <source>Limber does not read markers from C3D or TRC files.</source>
        <translation>O Limber não lê marcadores de arquivos C3D ou TRC.</translation>
    </message>
    <message>
        <source>Limber does not play sound.</source>
        <translation>O Limber não reproduz som.</translation>
    </message>
    <message>
        <source>sound audio music wav mp3</source>
        <translation>som áudio música</translation>
    </message>
    <message>
        <source>Limber does not write Collada or USD. Export in the File menu writes FBX and glTF, which most programs read.</source>
        <translation>O Limber não escreve Collada nem USD. Exportar, no menu Arquivo, escreve FBX e glTF, que a maioria dos programas lê.</translation>
    </message>
</context>
<context>
    <name>AccessibleParts</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>More of the toolbar</source>
        <translation>Mais da barra de ferramentas</translation>
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
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>&amp;Pose</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Camadas</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>Es&amp;queleto</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimento</translation>
    </message>
    <message>
        <source>&amp;Clean Up</source>
        <translation>&amp;Limpeza</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Janela</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Find an Operation</source>
        <translation>&amp;Procurar uma operação</translation>
    </message>
    <message>
        <source>Smooth, repair, trim and shape the motion in the panel Clean Up</source>
        <translation>Suavizar, reparar, aparar e moldar o movimento no painel Limpeza</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>Limpeza</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>Apply the operation that is shown in the panel Clean Up</source>
        <translation>Aplicar a operação mostrada no painel Limpeza</translation>
    </message>
    <message>
        <source>Apply A&amp;gain</source>
        <translation>Aplicar &amp;de novo</translation>
    </message>
    <message>
        <source>Apply the last operation again, to this document and its selected joints</source>
        <translation>Fazer o que foi aplicado por último neste documento e em suas juntas selecionadas</translation>
    </message>
    <message>
        <source>&amp;Record Steps</source>
        <translation>&amp;Gravar etapas</translation>
    </message>
    <message>
        <source>Record the operations that you apply from now on, and save them as a recipe for limber-cli</source>
        <translation>Gravar o que for aplicado a partir de agora; no fim, é salvo como receita para o limber-cli</translation>
    </message>
    <message>
        <source>&amp;Copy as Command</source>
        <translation>&amp;Copiar como comando</translation>
    </message>
    <message>
        <source>Copy the operation that is shown as a line for limber-cli</source>
        <translation>Copiar a operação mostrada como uma linha para o limber-cli</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Desfazer a última alteração</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation>Fazer de novo a alteração desfeita por último</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>&amp;Copy Values</source>
        <translation>&amp;Copiar valores</translation>
    </message>
    <message>
        <source>Copy the selected cells as a block for a spreadsheet</source>
        <translation>Copiar as células selecionadas como um bloco para uma planilha</translation>
    </message>
    <message>
        <source>&amp;Paste Values</source>
        <translation>Colar &amp;valores</translation>
    </message>
    <message>
        <source>Paste a block of numbers at the current cell</source>
        <translation>Colar um bloco de números na célula atual</translation>
    </message>
    <message>
        <source>Fill &amp;Down</source>
        <translation>Preencher para &amp;baixo</translation>
    </message>
    <message>
        <source>Repeat the first row of the block in all its rows</source>
        <translation>Repetir a primeira linha do bloco em todas as suas linhas</translation>
    </message>
    <message>
        <source>&amp;Interpolate</source>
        <translation>&amp;Interpolar</translation>
    </message>
    <message>
        <source>Fill the selected cells smoothly between the frames before and after them</source>
        <translation>Preencher as células selecionadas suavemente entre os quadros antes e depois delas</translation>
    </message>
    <message>
        <source>Interpolate &amp;Linearly</source>
        <translation>Interpolar &amp;linearmente</translation>
    </message>
    <message>
        <source>Fill the selected cells in a straight line between the frames before and after them; full rotations take the shortest path</source>
        <translation>Preencher as células selecionadas em linha reta entre os quadros antes e depois delas; rotações completas seguem o caminho mais curto</translation>
    </message>
    <message>
        <source>&amp;Add to Values…</source>
        <translation>&amp;Somar aos valores…</translation>
    </message>
    <message>
        <source>Add a number to all selected cells</source>
        <translation>Somar um número a todas as células selecionadas</translation>
    </message>
    <message>
        <source>Scale &amp;Values…</source>
        <translation>&amp;Escalar valores…</translation>
    </message>
    <message>
        <source>Multiply all selected cells by a number</source>
        <translation>Multiplicar todas as células selecionadas por um número</translation>
    </message>
    <message>
        <source>Fi&amp;t Keys</source>
        <translation>&amp;Ajustar chaves</translation>
    </message>
    <message>
        <source>Find few keys for the curves of the selected joints; the motion stays as it is until you move them</source>
        <translation>Encontrar poucas chaves para as curvas das juntas selecionadas; o movimento fica como está até que elas sejam movidas</translation>
    </message>
    <message>
        <source>Set Ke&amp;y</source>
        <translation>Defi&amp;nir chave</translation>
    </message>
    <message>
        <source>Give the curves of the selected joints a key in the current frame</source>
        <translation>Dar às curvas das juntas selecionadas uma chave no quadro atual</translation>
    </message>
    <message>
        <source>&amp;Hide Keys</source>
        <translation>&amp;Ocultar chaves</translation>
    </message>
    <message>
        <source>Drop the keys of the selected joints; the motion stays as it is</source>
        <translation>Abandonar as chaves das juntas selecionadas; o movimento fica como está</translation>
    </message>
    <message>
        <source>&amp;Standardise File…</source>
        <translation>&amp;Padronizar arquivo…</translation>
    </message>
    <message>
        <source>Standardise channels and formatting; shows any loss first</source>
        <translation>Padronizar canais e formatação; mostra antes qualquer perda</translation>
    </message>
    <message>
        <source>&amp;Find a Command</source>
        <translation>Procurar &amp;um comando</translation>
    </message>
    <message>
        <source>Find and run a command</source>
        <translation>Encontrar e executar um comando</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>Theme, toolbar, startup and encoding of joint names</source>
        <translation>Tema, barra de ferramentas, inicialização e codificação dos nomes das juntas</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>Atalhos de &amp;teclado…</translation>
    </message>
    <message>
        <source>Give commands other keys, or the keys of another program</source>
        <translation>Dar outras teclas aos comandos, ou as de outro programa</translation>
    </message>
    <message>
        <source>&amp;New from Template…</source>
        <translation>Novo a &amp;partir de modelo…</translation>
    </message>
    <message>
        <source>Start from a built-in skeleton</source>
        <translation>Começar com um esqueleto incluído</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open BVH files and projects</source>
        <translation>Abrir arquivos BVH e projetos</translation>
    </message>
    <message>
        <source>Open a Repaired Cop&amp;y</source>
        <translation>Abrir &amp;cópia reparada</translation>
    </message>
    <message>
        <source>Open a repaired copy of the last file that failed to open</source>
        <translation>Abrir uma cópia reparada do último arquivo que não pôde ser aberto</translation>
    </message>
    <message>
        <source>Open Sample Wal&amp;k</source>
        <translation>Abrir caminhada &amp;de exemplo</translation>
    </message>
    <message>
        <source>Open a walk that comes with Limber</source>
        <translation>Abrir uma caminhada que vem com o Limber</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>A&amp;brir recente</translation>
    </message>
    <message>
        <source>Open one of the files that were opened recently</source>
        <translation>Abrir um dos últimos arquivos abertos</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save the document; what you did not touch keeps its bytes</source>
        <translation>Salvar o documento; o que não foi tocado mantém seus bytes</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Sa&amp;lvar como…</translation>
    </message>
    <message>
        <source>Save the document under another name</source>
        <translation>Salvar o documento com outro nome</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>Salvar t&amp;udo</translation>
    </message>
    <message>
        <source>Save every document that has unsaved changes</source>
        <translation>Salvar todos os documentos com alterações não salvas</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Take motions and skeletons from other programs: glTF, FBX, Collada, Second Life</source>
        <translation>Trazer movimentos e esqueletos de outros programas: glTF, FBX, Collada, Second Life</translation>
    </message>
    <message>
        <source>Export Mer&amp;ged…</source>
        <translation>Exportar &amp;mesclado…</translation>
    </message>
    <message>
        <source>Write the motion with its layers as one BVH file</source>
        <translation>Gravar o movimento com suas camadas como um arquivo BVH</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Write the motion with its layers as an animation of Second Life</source>
        <translation>Gravar o movimento com suas camadas como uma animação do Second Life</translation>
    </message>
    <message>
        <source>Export .anim…</source>
        <translation>Exportar .anim…</translation>
    </message>
    <message>
        <source>Repair everything that prevents an upload of this motion to Second Life</source>
        <translation>Reparar tudo o que impede este movimento de ir para o Second Life</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <translation>Salvar ima&amp;gem…</translation>
    </message>
    <message>
        <source>Write what the view shows to a PNG file</source>
        <translation>Gravar o que a vista mostra em um arquivo PNG</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Re&amp;verter</translation>
    </message>
    <message>
        <source>Read the file again and drop all changes</source>
        <translation>Ler o arquivo de novo e descartar todas as alterações</translation>
    </message>
    <message>
        <source>Recover &amp;Unsaved Work…</source>
        <translation>Recuperar trabalho &amp;não salvo…</translation>
    </message>
    <message>
        <source>Show work of earlier runs that was not saved</source>
        <translation>Mostrar trabalho de execuções anteriores que não foi salvo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>Fechar o documento</translation>
    </message>
    <message>
        <source>Close O&amp;thers</source>
        <translation>Fechar &amp;os outros</translation>
    </message>
    <message>
        <source>Close every document but the one in front</source>
        <translation>Fechar todos os documentos menos o da frente</translation>
    </message>
    <message>
        <source>Close every document</source>
        <translation>Fechar todos os documentos</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Close Limber</source>
        <translation>Fechar o Limber</translation>
    </message>
    <message>
        <source>&amp;New Layer</source>
        <translation>&amp;Nova camada</translation>
    </message>
    <message>
        <source>Add an empty layer over the active one; changes by hand go into it</source>
        <translation>Adicionar uma camada vazia sobre a ativa; as alterações à mão vão para ela</translation>
    </message>
    <message>
        <source>&amp;Duplicate Layer</source>
        <translation>&amp;Duplicar camada</translation>
    </message>
    <message>
        <source>Add a copy of the active layer over it</source>
        <translation>Adicionar uma cópia da camada ativa sobre ela</translation>
    </message>
    <message>
        <source>&amp;Rename Layer…</source>
        <translation>&amp;Renomear camada…</translation>
    </message>
    <message>
        <source>Give the active layer another name</source>
        <translation>Dar outro nome à camada ativa</translation>
    </message>
    <message>
        <source>D&amp;elete Layer</source>
        <translation>&amp;Excluir camada</translation>
    </message>
    <message>
        <source>Delete the active layer and all that it changes</source>
        <translation>Remover a camada ativa com tudo o que ela altera</translation>
    </message>
    <message>
        <source>&amp;Mute Layer</source>
        <translation>&amp;Silenciar camada</translation>
    </message>
    <message>
        <source>The active layer has no effect; Ctrl+click on M mutes all layers</source>
        <translation>A camada ativa não tem efeito; Ctrl+clique em M vale para todas</translation>
    </message>
    <message>
        <source>&amp;Solo Layer</source>
        <translation>C&amp;amada em solo</translation>
    </message>
    <message>
        <source>Of all layers only those that are solo have an effect</source>
        <translation>De todas as camadas, só as que estão em solo têm efeito</translation>
    </message>
    <message>
        <source>L&amp;ock Layer</source>
        <translation>&amp;Bloquear camada</translation>
    </message>
    <message>
        <source>Changes by hand do not go into the active layer</source>
        <translation>Alterações à mão não vão para a camada ativa</translation>
    </message>
    <message>
        <source>&amp;Key Weight</source>
        <translation>&amp;Chave do peso</translation>
    </message>
    <message>
        <source>Give the weight of the active layer a key in the current frame, or remove that key</source>
        <translation>Dar ao peso da camada ativa uma chave no quadro atual, ou removê-la</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>M&amp;over para cima</translation>
    </message>
    <message>
        <source>Let the active layer act after the one above it</source>
        <translation>Fazer a camada ativa agir depois da que está acima</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Mover &amp;para baixo</translation>
    </message>
    <message>
        <source>Let the active layer act before the one beneath it</source>
        <translation>Fazer a camada ativa agir antes da que está abaixo</translation>
    </message>
    <message>
        <source>Mer&amp;ge Down</source>
        <translation>&amp;Mesclar para baixo</translation>
    </message>
    <message>
        <source>Make the active layer part of what lies beneath it; the motion stays the same</source>
        <translation>Tornar a camada ativa parte do que está abaixo; o movimento continua igual</translation>
    </message>
    <message>
        <source>Merge &amp;All Layers</source>
        <translation>Mesclar &amp;todas as camadas</translation>
    </message>
    <message>
        <source>Make all layers that have an effect part of the base; the motion stays the same</source>
        <translation>Tornar parte da base todas as camadas que têm efeito; o movimento continua igual</translation>
    </message>
    <message>
        <source>&amp;First Frame</source>
        <translation>&amp;Primeiro quadro</translation>
    </message>
    <message>
        <source>Go to the first frame</source>
        <translation>Ir para o primeiro quadro</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>&amp;Voltar um quadro</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>Ir um quadro para trás</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Reprodu&amp;zir</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Step For&amp;ward</source>
        <translation>Avançar &amp;um quadro</translation>
    </message>
    <message>
        <source>Go one frame forward</source>
        <translation>Ir um quadro para a frente</translation>
    </message>
    <message>
        <source>Last F&amp;rame</source>
        <translation>&amp;Último quadro</translation>
    </message>
    <message>
        <source>Go to the last frame</source>
        <translation>Ir para o último quadro</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>&amp;Repetir</translation>
    </message>
    <message>
        <source>Set Range &amp;Start</source>
        <translation>Definir in&amp;ício do intervalo</translation>
    </message>
    <message>
        <source>Begin the playback range at the current frame</source>
        <translation>Começar o intervalo de reprodução no quadro atual</translation>
    </message>
    <message>
        <source>Set Range &amp;End</source>
        <translation>Definir &amp;fim do intervalo</translation>
    </message>
    <message>
        <source>End the playback range at the current frame</source>
        <translation>Terminar o intervalo de reprodução no quadro atual</translation>
    </message>
    <message>
        <source>&amp;Clear Range</source>
        <translation>&amp;Limpar intervalo</translation>
    </message>
    <message>
        <source>Play the whole clip again</source>
        <translation>Reproduzir de novo o clipe inteiro</translation>
    </message>
    <message>
        <source>&amp;New Marker</source>
        <translation>&amp;Novo marcador</translation>
    </message>
    <message>
        <source>Give the current frame a name in the timeline</source>
        <translation>Dar um nome ao quadro atual na linha do tempo</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mark</source>
        <translation>Pró&amp;xima marca</translation>
    </message>
    <message>
        <source>Go to the next marker, key of the active layer, frame in which a joint jumps, or worst frame of a comparison</source>
        <translation>Ir para o próximo marcador, chave da camada ativa, quadro em que uma junta salta ou pior quadro de uma comparação</translation>
    </message>
    <message>
        <source>Previous Mar&amp;k</source>
        <translation>Marca &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the previous marker, key of the active layer, frame in which a joint jumps, or worst frame of a comparison</source>
        <translation>Ir para o marcador anterior, chave da camada ativa, quadro em que uma junta salta ou pior quadro de uma comparação</translation>
    </message>
    <message>
        <source>Show All Fra&amp;mes</source>
        <translation>Mostrar &amp;todos os quadros</translation>
    </message>
    <message>
        <source>Zoom the timeline out to the whole clip</source>
        <translation>Mostrar o clipe inteiro na linha do tempo</translation>
    </message>
    <message>
        <source>&amp;Go to Frame…</source>
        <translation>Ir para &amp;o quadro…</translation>
    </message>
    <message>
        <source>Show a frame by its number</source>
        <translation>Mostrar um quadro pelo número</translation>
    </message>
    <message>
        <source>&amp;Insert Frame</source>
        <translation>&amp;Inserir quadro</translation>
    </message>
    <message>
        <source>Insert a frame halfway between the current one and the next</source>
        <translation>Inserir um quadro a meio caminho entre o atual e o seguinte</translation>
    </message>
    <message>
        <source>D&amp;uplicate Frames</source>
        <translation>Duplicar &amp;quadros</translation>
    </message>
    <message>
        <source>Insert a copy after the selected frames</source>
        <translation>Inserir uma cópia depois dos quadros selecionados</translation>
    </message>
    <message>
        <source>&amp;Delete Frames</source>
        <translation>&amp;Excluir quadros</translation>
    </message>
    <message>
        <source>Delete the selected frames</source>
        <translation>Excluir os quadros selecionados</translation>
    </message>
    <message>
        <source>Frame &amp;Time…</source>
        <translation>Dura&amp;ção do quadro…</translation>
    </message>
    <message>
        <source>Play the same frames faster or slower</source>
        <translation>Reproduzir os mesmos quadros mais rápido ou mais devagar</translation>
    </message>
    <message>
        <source>Compare Side b&amp;y Side…</source>
        <translation>&amp;Comparar lado a lado…</translation>
    </message>
    <message>
        <source>See a second clip beside this one, and how far apart they are</source>
        <translation>Ver um segundo clipe ao lado deste, e quanto eles diferem</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>S&amp;how Foot Contacts</source>
        <translation>&amp;Mostrar contatos dos pés</translation>
    </message>
    <message>
        <source>Show in the timeline when feet stand, and change it there</source>
        <translation>Mostrar na linha do tempo quando os pés estão apoiados, para mudar isso</translation>
    </message>
    <message>
        <source>Detect Contacts &amp;Again</source>
        <translation>&amp;Detectar contatos de novo</translation>
    </message>
    <message>
        <source>Discard the foot contacts that you set; they are detected again</source>
        <translation>Descartar os contatos dos pés definidos à mão; eles são detectados de novo</translation>
    </message>
    <message>
        <source>&amp;Open Contacts…</source>
        <translation>A&amp;brir contatos…</translation>
    </message>
    <message>
        <source>Read foot contacts from a file, such as one that limber-cli wrote</source>
        <translation>Ler contatos dos pés de um arquivo, também como o limber-cli os grava</translation>
    </message>
    <message>
        <source>Sa&amp;ve Contacts…</source>
        <translation>&amp;Salvar contatos…</translation>
    </message>
    <message>
        <source>Write the foot contacts to a file; a BVH file cannot hold them</source>
        <translation>Gravar os contatos dos pés em um arquivo; um arquivo BVH não tem lugar para eles</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Selecio&amp;nar</translation>
    </message>
    <message>
        <source>Select joints; dragging orbits the view</source>
        <translation>Selecionar juntas; arrastar gira a vista</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mover</translation>
    </message>
    <message>
        <source>Drag roots and other joints with position channels</source>
        <translation>Arrastar raízes e outras juntas com canais de posição</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>Rotate joints by rings, or freely by their bones</source>
        <translation>Girar juntas por anéis, ou livremente por seus ossos</translation>
    </message>
    <message>
        <source>I&amp;K</source>
        <translation>I&amp;K</translation>
    </message>
    <message>
        <source>Drag a hand, a foot or any joint, and the limb follows</source>
        <translation>Arrastar uma mão, um pé ou qualquer junta, e o membro acompanha</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Fixar</translation>
    </message>
    <message>
        <source>Pin &amp;with Rotation</source>
        <translation>Fixar com &amp;rotação</translation>
    </message>
    <message>
        <source>Hold the selected joints in their positions and rotations</source>
        <translation>Manter as juntas selecionadas onde estão e com a rotação que têm</translation>
    </message>
    <message>
        <source>&amp;Unpin All</source>
        <translation>&amp;Soltar todas</translation>
    </message>
    <message>
        <source>Let all pinned joints move again</source>
        <translation>Deixar todas as juntas fixadas se moverem de novo</translation>
    </message>
    <message>
        <source>Cop&amp;y Pose</source>
        <translation>&amp;Copiar pose</translation>
    </message>
    <message>
        <source>Copy the pose of the current frame: of the selected joints, or of all</source>
        <translation>Copiar a pose do quadro atual: das juntas selecionadas, ou de todas</translation>
    </message>
    <message>
        <source>P&amp;aste Pose</source>
        <translation>Colar &amp;pose</translation>
    </message>
    <message>
        <source>Put the copied pose into the current frame; other frames follow, as set above the view</source>
        <translation>Pôr a pose copiada no quadro atual; outros recebem sua parte</translation>
    </message>
    <message>
        <source>Paste Mirrore&amp;d Pose</source>
        <translation>Colar pose espel&amp;hada</translation>
    </message>
    <message>
        <source>Put the copied pose into the current frame with left and right swapped</source>
        <translation>Pôr a pose copiada no quadro atual com esquerda e direita trocadas</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose…</source>
        <translation>Sal&amp;var pose…</translation>
    </message>
    <message>
        <source>Keep the pose of the current frame in the library: of the selected joints, or of all</source>
        <translation>Guardar a pose do quadro atual na biblioteca: das juntas selecionadas, ou de todas</translation>
    </message>
    <message>
        <source>Pose Li&amp;brary…</source>
        <translation>&amp;Biblioteca de poses…</translation>
    </message>
    <message>
        <source>Show the poses that you keep, and put them into frames</source>
        <translation>Mostrar as poses guardadas e pô-las em quadros</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>Eixos &amp;locais</translation>
    </message>
    <message>
        <source>Handles have the axes of the joint itself</source>
        <translation>As alças têm os eixos da própria junta</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Pare&amp;nt&apos;s Axes</source>
        <translation>Eixos da &amp;junta pai</translation>
    </message>
    <message>
        <source>Handles have the axes of the joint&apos;s parent</source>
        <translation>As alças têm os eixos da junta pai</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Pai</translation>
    </message>
    <message>
        <source>World A&amp;xes</source>
        <translation>&amp;Eixos do mundo</translation>
    </message>
    <message>
        <source>Handles have the axes of the file</source>
        <translation>As alças têm os eixos do arquivo</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>Snap to St&amp;eps</source>
        <translation>&amp;Aderir a passos</translation>
    </message>
    <message>
        <source>Drag in whole steps; Ctrl switches this on or off for one drag</source>
        <translation>Arrastar em passos inteiros; Ctrl faz isso em um só arraste, ou o desliga em um só</translation>
    </message>
    <message>
        <source>Snap T&amp;imes To</source>
        <translation>&amp;Tempos aderem a</translation>
    </message>
    <message>
        <source>What drags in the timeline and the curves snap to</source>
        <translation>A que os arrastes na linha do tempo e nas curvas aderem</translation>
    </message>
    <message>
        <source>Whole &amp;Seconds</source>
        <translation>&amp;Segundos inteiros</translation>
    </message>
    <message>
        <source>Snap drags to whole seconds</source>
        <translation>Arrastes que aderem vão para segundos inteiros</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>&amp;Marcadores</translation>
    </message>
    <message>
        <source>Snap drags to markers</source>
        <translation>Arrastes que aderem vão para marcadores</translation>
    </message>
    <message>
        <source>Layer &amp;Keys</source>
        <translation>&amp;Chaves da camada</translation>
    </message>
    <message>
        <source>Snap drags to keys of the active layer</source>
        <translation>Arrastes que aderem vão para chaves da camada ativa</translation>
    </message>
    <message>
        <source>&amp;Contact Ends</source>
        <translation>&amp;Fins dos contatos</translation>
    </message>
    <message>
        <source>Snap drags to where feet land and lift</source>
        <translation>Arrastes que aderem vão para onde os pés pousam e se erguem</translation>
    </message>
    <message>
        <source>&amp;Range Ends</source>
        <translation>Fins &amp;do intervalo</translation>
    </message>
    <message>
        <source>Snap drags to the first and the last frame of the range</source>
        <translation>Arrastes que aderem vão para o primeiro e o último quadro do intervalo</translation>
    </message>
    <message>
        <source>Change &amp;This Frame</source>
        <translation>Alterar este &amp;quadro</translation>
    </message>
    <message>
        <source>Changes of a pose stay in the current frame</source>
        <translation>Alterações de uma pose ficam no quadro atual</translation>
    </message>
    <message>
        <source>This frame</source>
        <translation>Este quadro</translation>
    </message>
    <message>
        <source>Chan&amp;ge Range</source>
        <translation>Alterar o &amp;intervalo</translation>
    </message>
    <message>
        <source>Pose changes affect the whole range; Shift+drag on the timeline sets one</source>
        <translation>Alterações de uma pose vão para o intervalo inteiro; Shift+arrastar na linha do tempo define um</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Change with Fallo&amp;ff</source>
        <translation>Alterar com &amp;decaimento</translation>
    </message>
    <message>
        <source>Changes of a pose rise before the current frame and fade after it</source>
        <translation>Alterações de uma pose crescem antes do quadro atual e decaem depois dele</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Decaimento</translation>
    </message>
    <message>
        <source>Change Whole &amp;Clip</source>
        <translation>Alterar &amp;o clipe inteiro</translation>
    </message>
    <message>
        <source>Pose changes affect all frames equally</source>
        <translation>Alterações de uma pose vão igualmente para todos os quadros</translation>
    </message>
    <message>
        <source>Whole clip</source>
        <translation>Clipe inteiro</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>Change the name of the selected joint</source>
        <translation>Alterar o nome da junta selecionada</translation>
    </message>
    <message>
        <source>Edit &amp;Offset</source>
        <translation>E&amp;ditar offset</translation>
    </message>
    <message>
        <source>Change the offset of the selected joint in the tree</source>
        <translation>Alterar o offset da junta selecionada na árvore</translation>
    </message>
    <message>
        <source>Copy &amp;Name</source>
        <translation>Copiar &amp;nome</translation>
    </message>
    <message>
        <source>Copy the joint&apos;s name</source>
        <translation>Copiar o nome da junta</translation>
    </message>
    <message>
        <source>Select &amp;Branch</source>
        <translation>&amp;Selecionar ramo</translation>
    </message>
    <message>
        <source>Select the selected joints and all their children</source>
        <translation>Selecionar as juntas selecionadas e todas as suas filhas</translation>
    </message>
    <message>
        <source>Select &amp;Parent</source>
        <translation>Selecionar &amp;pai</translation>
    </message>
    <message>
        <source>Select the parent of the selected joint</source>
        <translation>Selecionar a junta pai da junta selecionada</translation>
    </message>
    <message>
        <source>Select &amp;Mirrored Joints</source>
        <translation>Selecionar &amp;juntas espelhadas</translation>
    </message>
    <message>
        <source>Select the joints of the other side in place of the selected ones</source>
        <translation>Selecionar as juntas do outro lado no lugar das selecionadas</translation>
    </message>
    <message>
        <source>Sa&amp;ve Selection Set…</source>
        <translation>Sal&amp;var conjunto de seleção…</translation>
    </message>
    <message>
        <source>Keep the selected joints under a name, to select them again</source>
        <translation>Guardar as juntas selecionadas sob um nome, para selecioná-las de novo</translation>
    </message>
    <message>
        <source>Selection Se&amp;ts</source>
        <translation>Conjuntos de seleç&amp;ão</translation>
    </message>
    <message>
        <source>Select joints that were saved under a name</source>
        <translation>Selecionar juntas salvas sob um nome</translation>
    </message>
    <message>
        <source>&amp;Expand Branch</source>
        <translation>E&amp;xpandir ramo</translation>
    </message>
    <message>
        <source>Expand the selected joint and all its children</source>
        <translation>Expandir a junta selecionada e todas as suas filhas</translation>
    </message>
    <message>
        <source>&amp;Collapse Branch</source>
        <translation>Recol&amp;her ramo</translation>
    </message>
    <message>
        <source>Collapse the selected joint</source>
        <translation>Recolher a junta selecionada</translation>
    </message>
    <message>
        <source>E&amp;xpand All</source>
        <translation>&amp;Expandir tudo</translation>
    </message>
    <message>
        <source>Expand every joint of the tree</source>
        <translation>Expandir todas as juntas da árvore</translation>
    </message>
    <message>
        <source>Co&amp;llapse All</source>
        <translation>Recolher t&amp;udo</translation>
    </message>
    <message>
        <source>Show the roots only</source>
        <translation>Mostrar só as raízes</translation>
    </message>
    <message>
        <source>&amp;Filter Joints</source>
        <translation>&amp;Filtrar juntas</translation>
    </message>
    <message>
        <source>Find joints by name</source>
        <translation>Encontrar juntas pelo nome</translation>
    </message>
    <message>
        <source>Hi&amp;de Selected Joints</source>
        <translation>&amp;Ocultar juntas selecionadas</translation>
    </message>
    <message>
        <source>Hide the selected joints and their bones</source>
        <translation>Ocultar as juntas selecionadas e seus ossos</translation>
    </message>
    <message>
        <source>Isolate Selected &amp;Joints</source>
        <translation>&amp;Isolar juntas selecionadas</translation>
    </message>
    <message>
        <source>Hide all joints except the selected ones</source>
        <translation>Deixar fora da vista tudo menos as juntas selecionadas</translation>
    </message>
    <message>
        <source>Sho&amp;w All Joints</source>
        <translation>&amp;Mostrar todas as juntas</translation>
    </message>
    <message>
        <source>Show the hidden joints in the view again</source>
        <translation>Mostrar de novo na vista as juntas ocultas</translation>
    </message>
    <message>
        <source>Loc&amp;k Selected Joints</source>
        <translation>&amp;Bloquear juntas selecionadas</translation>
    </message>
    <message>
        <source>Keep the selected joints as they are while poses are shaped, or unlock them if all of them are locked</source>
        <translation>Manter as juntas selecionadas como estão enquanto se moldam poses, ou desbloqueá-las se todas estiverem bloqueadas</translation>
    </message>
    <message>
        <source>&amp;Unlock All Joints</source>
        <translation>Desblo&amp;quear todas as juntas</translation>
    </message>
    <message>
        <source>Let all locked joints be changed again</source>
        <translation>Deixar todas as juntas bloqueadas serem alteradas de novo</translation>
    </message>
    <message>
        <source>Proport&amp;ions…</source>
        <translation>Propor&amp;ções…</translation>
    </message>
    <message>
        <source>Change limbs, height or single bones, or take the proportions of another file</source>
        <translation>Alterar membros, altura ou ossos isolados, ou usar as proporções de outro arquivo</translation>
    </message>
    <message>
        <source>&amp;Scale Bones…</source>
        <translation>Esca&amp;lar ossos…</translation>
    </message>
    <message>
        <source>Make the selected bones longer or shorter</source>
        <translation>Tornar os ossos selecionados mais longos ou mais curtos</translation>
    </message>
    <message>
        <source>Scale Bones</source>
        <translation>Escalar ossos</translation>
    </message>
    <message>
        <source>Retar&amp;get Onto…</source>
        <translation>&amp;Transferir para…</translation>
    </message>
    <message>
        <source>Retarget</source>
        <translation>Transferir</translation>
    </message>
    <message>
        <source>Retarget Onto &amp;Avatar…</source>
        <translation>Transferir para &amp;avatar…</translation>
    </message>
    <message>
        <source>Transfer this motion to the skeleton of Second Life&apos;s avatar</source>
        <translation>Transferir este movimento para o esqueleto do avatar do Second Life</translation>
    </message>
    <message>
        <source>Retarget…</source>
        <translation>Transferir…</translation>
    </message>
    <message>
        <source>C&amp;hannels…</source>
        <translation>&amp;Canais…</translation>
    </message>
    <message>
        <source>Change which channels the joint has, and their order</source>
        <translation>Alterar que canais a junta tem, e a ordem deles</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>Enquadrar se&amp;leção</translation>
    </message>
    <message>
        <source>Frame the selected joints</source>
        <translation>Enquadrar as juntas selecionadas</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>En&amp;quadrar tudo</translation>
    </message>
    <message>
        <source>Frame the whole figure</source>
        <translation>Enquadrar a figura inteira</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>&amp;Frente</translation>
    </message>
    <message>
        <source>Look at the figure from the front</source>
        <translation>Olhar a figura pela frente</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Costas</translation>
    </message>
    <message>
        <source>Look at the figure from the back</source>
        <translation>Olhar a figura por trás</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Direita</translation>
    </message>
    <message>
        <source>Look at the figure from its right</source>
        <translation>Olhar a figura pela direita dela</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Esquerda</translation>
    </message>
    <message>
        <source>Look at the figure from its left</source>
        <translation>Olhar a figura pela esquerda dela</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>&amp;Topo</translation>
    </message>
    <message>
        <source>Look at the figure from above</source>
        <translation>Olhar a figura de cima</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>&amp;Base</translation>
    </message>
    <message>
        <source>Look at the figure from below</source>
        <translation>Olhar a figura de baixo</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>&amp;Perspectiva</translation>
    </message>
    <message>
        <source>Switch between perspective and orthographic</source>
        <translation>Alternar entre perspectiva e ortográfica</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grade</translation>
    </message>
    <message>
        <source>Show the floor&apos;s grid and axes</source>
        <translation>Mostrar a grade e os eixos do chão</translation>
    </message>
    <message>
        <source>S&amp;hadow</source>
        <translation>&amp;Sombra</translation>
    </message>
    <message>
        <source>Show the figure&apos;s shadow on the floor</source>
        <translation>Mostrar a sombra da figura no chão</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>&amp;Juntas</translation>
    </message>
    <message>
        <source>Show a ball at every joint</source>
        <translation>Mostrar uma bola em cada junta</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Nomes</translation>
    </message>
    <message>
        <source>Show the names of the selected joints</source>
        <translation>Mostrar os nomes das juntas selecionadas</translation>
    </message>
    <message>
        <source>Original &amp;Motion</source>
        <translation>&amp;Movimento original</translation>
    </message>
    <message>
        <source>Show the motion as it was opened as a ghost, where it differs</source>
        <translation>Mostrar como fantasma o movimento como foi aberto, onde ele difere</translation>
    </message>
    <message>
        <source>Tra&amp;ils</source>
        <translation>&amp;Rastros</translation>
    </message>
    <message>
        <source>Show the paths of the selected joints around the current frame, coloured by speed</source>
        <translation>Mostrar os caminhos das juntas selecionadas em torno do quadro atual, coloridos pela velocidade</translation>
    </message>
    <message>
        <source>Onion S&amp;kins</source>
        <translation>C&amp;asca de cebola</translation>
    </message>
    <message>
        <source>Show the figure a little earlier and a little later, too</source>
        <translation>Mostrar também a figura um pouco antes e um pouco depois</translation>
    </message>
    <message>
        <source>Follo&amp;w Figure</source>
        <translation>Seg&amp;uir figura</translation>
    </message>
    <message>
        <source>Camera follows the figure</source>
        <translation>A câmera segue a figura</translation>
    </message>
    <message>
        <source>View La&amp;yout</source>
        <translation>D&amp;isposição das vistas</translation>
    </message>
    <message>
        <source>Show the figure in one view, two or four</source>
        <translation>Mostrar a figura em uma vista, duas ou quatro</translation>
    </message>
    <message>
        <source>&amp;One View</source>
        <translation>&amp;Uma vista</translation>
    </message>
    <message>
        <source>Show the figure in one view</source>
        <translation>Mostrar a figura em uma vista</translation>
    </message>
    <message>
        <source>&amp;Two Views</source>
        <translation>Duas &amp;vistas</translation>
    </message>
    <message>
        <source>Show the figure from the right beside the view; choose it again to go back</source>
        <translation>Mostrar a figura pela direita ao lado da vista; mais uma vez volta</translation>
    </message>
    <message>
        <source>&amp;Four Views</source>
        <translation>&amp;Quatro vistas</translation>
    </message>
    <message>
        <source>Show the figure from the front, the right and above beside the view; choose it again to go back</source>
        <translation>Mostrar a figura pela frente, pela direita e de cima ao lado da vista; mais uma vez volta</translation>
    </message>
    <message>
        <source>&amp;Maximise View</source>
        <translation>&amp;Maximizar vista</translation>
    </message>
    <message>
        <source>Show the active view alone, or all views again</source>
        <translation>Mostrar só a vista ativa, e depois as outras de novo</translation>
    </message>
    <message>
        <source>&amp;Larger View</source>
        <translation>&amp;Aumentar vista</translation>
    </message>
    <message>
        <source>Give the active view more of the area</source>
        <translation>Dar mais área à vista ativa</translation>
    </message>
    <message>
        <source>&amp;Smaller View</source>
        <translation>&amp;Diminuir vista</translation>
    </message>
    <message>
        <source>Give the active view less of the area</source>
        <translation>Dar menos área à vista ativa</translation>
    </message>
    <message>
        <source>&amp;Equal Views</source>
        <translation>&amp;Igualar vistas</translation>
    </message>
    <message>
        <source>Make all views equally large</source>
        <translation>Tornar todas as vistas do mesmo tamanho</translation>
    </message>
    <message>
        <source>Saved &amp;Views</source>
        <translation>&amp;Vistas salvas</translation>
    </message>
    <message>
        <source>Keep cameras of the view, and go back to them</source>
        <translation>Guardar como a figura é vista, e voltar a isso</translation>
    </message>
    <message>
        <source>Go to View &amp;1</source>
        <translation>Ir para a vista &amp;1</translation>
    </message>
    <message>
        <source>Go to View &amp;2</source>
        <translation>Ir para a vista &amp;2</translation>
    </message>
    <message>
        <source>Go to View &amp;3</source>
        <translation>Ir para a vista &amp;3</translation>
    </message>
    <message>
        <source>Go to View &amp;4</source>
        <translation>Ir para a vista &amp;4</translation>
    </message>
    <message>
        <source>All &amp;Channels</source>
        <translation>Todos &amp;os canais</translation>
    </message>
    <message>
        <source>Show the channels of all joints in the table, not only of the selected ones</source>
        <translation>Mostrar na tabela os canais de todas as juntas, não só das selecionadas</translation>
    </message>
    <message>
        <source>Joint Name &amp;Encoding</source>
        <translation>Codifica&amp;ção dos nomes</translation>
    </message>
    <message>
        <source>Choose how the bytes of joint names are read</source>
        <translation>Escolher como os bytes dos nomes das juntas são lidos</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Tela c&amp;heia</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar a tela inteira</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hierarquia</translation>
    </message>
    <message>
        <source>Show or hide the panel Hierarchy</source>
        <translation>Mostrar ou ocultar o painel Hierarquia</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Show or hide the panel Inspector</source>
        <translation>Mostrar ou ocultar o painel Inspetor</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Show or hide the panel Motion</source>
        <translation>Mostrar ou ocultar o painel Movimento</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Camadas</translation>
    </message>
    <message>
        <source>Show or hide the panel Layers</source>
        <translation>Mostrar ou ocultar o painel Camadas</translation>
    </message>
    <message>
        <source>Show or hide the panel Clean Up</source>
        <translation>Mostrar ou ocultar o painel Limpeza</translation>
    </message>
    <message>
        <source>Show or hide the panel Compare</source>
        <translation>Mostrar ou ocultar o painel Comparar</translation>
    </message>
    <message>
        <source>Second Life</source>
        <translation>Second Life</translation>
    </message>
    <message>
        <source>Show or hide the panel Second Life</source>
        <translation>Mostrar ou ocultar o painel Second Life</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>Show or hide the panel Findings</source>
        <translation>Mostrar ou ocultar o painel Achados</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Show or hide the panel History</source>
        <translation>Mostrar ou ocultar o painel Histórico</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Show or hide the panel Timeline</source>
        <translation>Mostrar ou ocultar o painel Linha do tempo</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>Show or hide the panel Curves</source>
        <translation>Mostrar ou ocultar o painel Curvas</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Show or hide the toolbar</source>
        <translation>Mostrar ou ocultar a barra de ferramentas</translation>
    </message>
    <message>
        <source>&amp;Browse Layout</source>
        <translation>Layout de &amp;navegação</translation>
    </message>
    <message>
        <source>&amp;Edit Layout</source>
        <translation>&amp;Layout de edição</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>Todos os painéis</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Restaurar layout</translation>
    </message>
    <message>
        <source>Restore the default layout</source>
        <translation>Restaurar o layout padrão</translation>
    </message>
    <message>
        <source>&amp;Dock All</source>
        <translation>&amp;Encaixar todos</translation>
    </message>
    <message>
        <source>Bring floating panels back into the window</source>
        <translation>Trazer os painéis flutuantes de volta para a janela</translation>
    </message>
    <message>
        <source>Next Pane&amp;l</source>
        <translation>&amp;Próximo painel</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next panel</source>
        <translation>Dar o teclado ao próximo painel</translation>
    </message>
    <message>
        <source>Previous Pa&amp;nel</source>
        <translation>Painel &amp;anterior</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous panel</source>
        <translation>Dar o teclado ao painel anterior</translation>
    </message>
    <message>
        <source>Ne&amp;xt Document</source>
        <translation>Pró&amp;ximo documento</translation>
    </message>
    <message>
        <source>Show the document in the next tab</source>
        <translation>Mostrar o documento da próxima aba</translation>
    </message>
    <message>
        <source>&amp;Previous Document</source>
        <translation>&amp;Documento anterior</translation>
    </message>
    <message>
        <source>Show the document in the previous tab</source>
        <translation>Mostrar o documento da aba anterior</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Open the manual</source>
        <translation>Abrir o manual</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visita guiada</translation>
    </message>
    <message>
        <source>Five steps on the sample walk, which can be left at any time</source>
        <translation>Cinco etapas na caminhada de exemplo, que se pode deixar a qualquer momento</translation>
    </message>
    <message>
        <source>&amp;About Limber</source>
        <translation>&amp;Sobre o Limber</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Versão e licenças</translation>
    </message>
    <message>
        <source>Write the motion for other programs, for people or for Second Life</source>
        <translation>Escrever o movimento para outros programas, para pessoas ou para o Second Life</translation>
    </message>
    <message>
        <source>Export for Second &amp;Life (.anim)…</source>
        <translation>Exportar para Second &amp;Life (.anim)…</translation>
    </message>
    <message>
        <source>Prepare for &amp;Upload…</source>
        <translation>&amp;Preparar para envio…</translation>
    </message>
    <message>
        <source>Hold the selected joints where they are while the pose changes, feet with their rotation, or free them</source>
        <translation>Manter as juntas selecionadas onde estão enquanto a pose muda, os pés também com a rotação, ou soltá-las</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 1</source>
        <translation>Olhar a figura como foi guardado na vista 1</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 2</source>
        <translation>Olhar a figura como foi guardado na vista 2</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 3</source>
        <translation>Olhar a figura como foi guardado na vista 3</translation>
    </message>
    <message>
        <source>Go back to the camera that was stored as View 4</source>
        <translation>Olhar a figura como foi guardado na vista 4</translation>
    </message>
    <message>
        <source>&amp;Store View 1</source>
        <translation>&amp;Guardar vista 1</translation>
    </message>
    <message>
        <source>Store the present camera as View 1</source>
        <translation>Guardar na vista 1 como a figura é vista agora</translation>
    </message>
    <message>
        <source>S&amp;tore View 2</source>
        <translation>G&amp;uardar vista 2</translation>
    </message>
    <message>
        <source>Store the present camera as View 2</source>
        <translation>Guardar na vista 2 como a figura é vista agora</translation>
    </message>
    <message>
        <source>St&amp;ore View 3</source>
        <translation>Gu&amp;ardar vista 3</translation>
    </message>
    <message>
        <source>Store the present camera as View 3</source>
        <translation>Guardar na vista 3 como a figura é vista agora</translation>
    </message>
    <message>
        <source>Sto&amp;re View 4</source>
        <translation>Gua&amp;rdar vista 4</translation>
    </message>
    <message>
        <source>Store the present camera as View 4</source>
        <translation>Guardar na vista 4 como a figura é vista agora</translation>
    </message>
    <message>
        <source>Status Bar</source>
        <translation>Barra de status</translation>
    </message>
    <message>
        <source>Show or hide the status bar</source>
        <translation>Mostrar ou ocultar a barra de status</translation>
    </message>
    <message>
        <source>Tree, view and timeline</source>
        <translation>Árvore, vista e linha do tempo</translation>
    </message>
    <message>
        <source>&amp;Classic Layout</source>
        <translation>Layout &amp;clássico</translation>
    </message>
    <message>
        <source>Tree and inspector at the left, all other panels at the right</source>
        <translation>Árvore e inspetor à esquerda, todos os outros painéis à direita</translation>
    </message>
    <message>
        <source>&amp;Taller Timeline</source>
        <translation>Linha do &amp;tempo mais alta</translation>
    </message>
    <message>
        <source>Give timeline and curves more height, or less again</source>
        <translation>Dar mais altura à linha do tempo e às curvas, ou menos outra vez</translation>
    </message>
    <message>
        <source>&amp;Hold Feet</source>
        <translation>Manter os p&amp;és</translation>
    </message>
    <message>
        <source>Let feet stay where they stand while poses change</source>
        <translation>Os pés ficam onde pisam enquanto as poses mudam</translation>
    </message>
    <message>
        <source>P&amp;layback</source>
        <translation>&amp;Reprodução</translation>
    </message>
    <message>
        <source>Play backwards, faster, or only the range</source>
        <translation>Reproduzir para trás, mais rápido ou só o intervalo</translation>
    </message>
    <message>
        <source>Play &amp;Backwards</source>
        <translation>Reproduzir para &amp;trás</translation>
    </message>
    <message>
        <source>Play backwards; again: twice, then four times as fast</source>
        <translation>Reproduzir para trás; de novo: duas e depois quatro vezes mais rápido</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Stop playing; while the key is held, those for playing go one frame</source>
        <translation>Parar a reprodução; com a tecla pressionada, as de reproduzir andam um quadro</translation>
    </message>
    <message>
        <source>Play &amp;Forwards</source>
        <translation>Reproduzir para a &amp;frente</translation>
    </message>
    <message>
        <source>Play forwards; again: twice, then four times as fast</source>
        <translation>Reproduzir para a frente; de novo: duas e depois quatro vezes mais rápido</translation>
    </message>
    <message>
        <source>Play &amp;Range</source>
        <translation>Reproduzir o &amp;intervalo</translation>
    </message>
    <message>
        <source>Play the range from its first frame</source>
        <translation>Reproduzir o intervalo desde o primeiro quadro</translation>
    </message>
    <message>
        <source>Begin again at the end; pressed once more, play back and forth</source>
        <translation>Recomeçar ao chegar ao fim; mais uma vez: reproduzir em vaivém</translation>
    </message>
    <message>
        <source>Bo&amp;dy</source>
        <translation>E&amp;xibir corpo</translation>
    </message>
    <message>
        <source>Show the figure as bones, as a solid body with bones, or as a body</source>
        <translation>Mostrar a figura como ossos, como corpo sólido com ossos ou como corpo</translation>
    </message>
    <message>
        <source>Put the mirrored pose of the selected joints of one side onto their partners on the other side</source>
        <translation>Aplica a pose espelhada das juntas selecionadas de um lado às suas parceiras do outro lado</translation>
    </message>
    <message>
        <source>Mirror to the &amp;Other Side</source>
        <translation>Espelhar para o o&amp;utro lado</translation>
    </message>
    <message>
        <source>What carries the selected pinned joints along while the pose changes</source>
        <translation>O que leva as juntas fixadas selecionadas enquanto a pose muda</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>&amp;Mundo</translation>
    </message>
    <message>
        <source>The pinned joints stay where they are</source>
        <translation>As juntas fixadas ficam onde estão</translation>
    </message>
    <message>
        <source>&amp;Hips</source>
        <translation>&amp;Quadril</translation>
    </message>
    <message>
        <source>The pinned joints move with the hips</source>
        <translation>As juntas fixadas acompanham o quadril</translation>
    </message>
    <message>
        <source>H&amp;ead</source>
        <translation>&amp;Cabeça</translation>
    </message>
    <message>
        <source>The pinned joints move with the head</source>
        <translation>As juntas fixadas acompanham a cabeça</translation>
    </message>
    <message>
        <source>&amp;Other Hand</source>
        <translation>&amp;Outra mão</translation>
    </message>
    <message>
        <source>The pinned hand moves with the other hand</source>
        <translation>A mão fixada acompanha a outra mão</translation>
    </message>
    <message>
        <source>Hold…</source>
        <translation>Manter…</translation>
    </message>
    <message>
        <source>Keep the selected joint where it is, in the world or on another joint, over many frames</source>
        <translation>Manter a junta selecionada onde está, no mundo ou em outra junta, por muitos quadros</translation>
    </message>
    <message>
        <source>Turn a head by dragging what it looks at: a point before it, or onto a joint</source>
        <translation>Girar uma cabeça arrastando o que ela olha: um ponto à frente dela ou até uma articulação</translation>
    </message>
    <message>
        <source>Do what a drag does to one side of the body also to the other side, mirrored</source>
        <translation>Fazer também no outro lado do corpo, espelhado, o que um arraste faz em um lado</translation>
    </message>
    <message>
        <source>Second Col&amp;umn</source>
        <translation>Segunda col&amp;una</translation>
    </message>
    <message>
        <source>Put the tree into a column of its own at the left of the view, in windows at least 1900 pixels wide</source>
        <translation>Põe a árvore em uma coluna própria à esquerda da vista, em janelas com pelo menos 1900 pixels de largura</translation>
    </message>
    <message>
        <source>Transfer this motion to another skeleton or to your character</source>
        <translation>Transferir este movimento para outro esqueleto ou para seu personagem</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>&amp;Eixos</translation>
    </message>
    <message>
        <source>Which axes the handles have</source>
        <translation>Quais eixos as alças têm</translation>
    </message>
    <message>
        <source>A&amp;ffects</source>
        <translation>A&amp;lteração vai para</translation>
    </message>
    <message>
        <source>Which frames a change of the pose affects</source>
        <translation>Quais quadros uma alteração da pose afeta</translation>
    </message>
    <message>
        <source>L&amp;ayout</source>
        <translation>La&amp;yout</translation>
    </message>
    <message>
        <source>Ready arrangements of the panels</source>
        <translation>Disposições prontas dos painéis</translation>
    </message>
    <message>
        <source>&amp;Look At</source>
        <translation>&amp;Olhar para</translation>
    </message>
    <message>
        <source>Pi&amp;n Space</source>
        <translation>Espaço &amp;da fixação</translation>
    </message>
    <message>
        <source>Symme&amp;try</source>
        <translation>S&amp;imetria</translation>
    </message>
    <message>
        <source>Show on Character…</source>
        <translation>Mostrar no personagem…</translation>
    </message>
    <message>
        <source>Show this motion on the body of your character</source>
        <translation>Mostrar este movimento no corpo do seu personagem</translation>
    </message>
    <message>
        <source>Open Character…</source>
        <translation>Abrir personagem…</translation>
    </message>
    <message>
        <source>Remove Character</source>
        <translation>Remover personagem</translation>
    </message>
    <message>
        <source>Show the motion without the character</source>
        <translation>Mostrar o movimento sem o personagem</translation>
    </message>
    <message>
        <source>Write Motion for Character…</source>
        <translation>Gravar movimento para o personagem…</translation>
    </message>
    <message>
        <source>Export Motion…</source>
        <translation>Exportar movimento…</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personagem</translation>
    </message>
    <message>
        <source>Show or hide the panel Character</source>
        <translation>Mostrar ou ocultar o painel Personagem</translation>
    </message>
    <message>
        <source>Write the motion for other programs and people: glTF, FBX, a table, a page for a browser, pictures, a video</source>
        <translation>Gravar o movimento para outros programas e pessoas: glTF, FBX, uma tabela, uma página para navegador, imagens, um vídeo</translation>
    </message>
    <message>
        <source>Character Joints…</source>
        <translation>Articulações do personagem…</translation>
    </message>
    <message>
        <source>Choose which joints of the character follow which, and how</source>
        <translation>Escolher quais articulações do personagem seguem quais, e como</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Change how the character follows the motion, or remove it</source>
        <translation>Mudar como o personagem segue o movimento, ou removê-lo</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturas</translation>
    </message>
    <message>
        <source>Show the character&apos;s textures, or only the colours of its materials</source>
        <translation>Mostrar as texturas do personagem ou apenas as cores dos seus materiais</translation>
    </message>
    <message>
        <source>Both Sides</source>
        <translation>Os dois lados</translation>
    </message>
    <message>
        <source>Show the character&apos;s surface from both sides, as for skirts and hair that have holes from behind</source>
        <translation>Mostrar a superfície do personagem dos dois lados, como em saias e cabelos que têm buracos por trás</translation>
    </message>
    <message>
        <source>Draw Figure As</source>
        <translation>Desenhar a figura como</translation>
    </message>
    <message>
        <source>Choose how the figure is drawn</source>
        <translation>Escolher como a figura é desenhada</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Ossos</translation>
    </message>
    <message>
        <source>Draw the figure as bones</source>
        <translation>Desenhar a figura como ossos</translation>
    </message>
    <message>
        <source>Body with Bones</source>
        <translation>Corpo com ossos</translation>
    </message>
    <message>
        <source>Draw the figure as a body with its bones over it</source>
        <translation>Desenhar a figura como um corpo com os ossos por cima</translation>
    </message>
    <message>
        <source>Body Alone</source>
        <translation>Só o corpo</translation>
    </message>
    <message>
        <source>Draw the figure as a body without bones</source>
        <translation>Desenhar a figura como um corpo sem ossos</translation>
    </message>
    <message>
        <source>Use Guessed Joints</source>
        <translation>Usar articulações supostas</translation>
    </message>
    <message>
        <source>Let joints follow the motion whose names say little, but which are where those of the motion are</source>
        <translation>Fazer seguir também articulações cujos nomes dizem pouco, mas que estão onde estão as do movimento</translation>
    </message>
    <message>
        <source>Write this motion for the character that shows it: into a copy of its file, alone, as VRM animation or as FBX</source>
        <translation>Grava este movimento para o personagem que o mostra: em uma cópia do arquivo dele, sozinho, como animação VRM ou como FBX</translation>
    </message>
    <message>
        <source>Make Document on Character&apos;s Skeleton</source>
        <translation>Criar documento no esqueleto do personagem</translation>
    </message>
    <message>
        <source>Open the motion that the character shows as a document on its own skeleton, to edit it there or save it as BVH</source>
        <translation>Abre o movimento que o personagem mostra como documento no próprio esqueleto, para editá-lo ou salvá-lo como BVH</translation>
    </message>
    <message>
        <source>Make a Document</source>
        <translation>Criar documento</translation>
    </message>
    <message>
        <source>Floor Below the Feet</source>
        <translation>Chão sob os pés</translation>
    </message>
    <message>
        <source>Say whether the floor below the feet moves, as on a treadmill</source>
        <translation>Diz se o chão sob os pés se move, como em uma esteira</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Find out from the feet whether the floor below them moves</source>
        <translation>Descobre pelos pés se o chão sob eles se move</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Parado</translation>
    </message>
    <message>
        <source>The floor below the feet does not move</source>
        <translation>O chão sob os pés não se move</translation>
    </message>
    <message>
        <source>Moving…</source>
        <translation>Em movimento…</translation>
    </message>
    <message>
        <source>Give the speed of the floor below the feet, as of a treadmill</source>
        <translation>Informa a velocidade do chão sob os pés, como a de uma esteira</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Close All</source>
        <translation>Fechar tudo</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Show the centre of mass, the support of the feet and what each side carries</source>
        <translation>Mostrar o centro de massa, o apoio dos pés e o que cada lado carrega</translation>
    </message>
    <message>
        <source>Touch Shapes</source>
        <translation>Formas de toque</translation>
    </message>
    <message>
        <source>Show the shapes of body, forearms and hands that Keep Apart keeps out of each other, amber where they touch, red where they are inside</source>
        <translation>Mostra as formas do corpo, dos antebraços e das mãos que Manter separado mantém fora umas das outras: âmbar onde se tocam, vermelho onde estão dentro</translation>
    </message>
</context>
<context>
    <name>BackgroundWork</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Não há memória suficiente para isso.</translation>
    </message>
    <message>
        <source>This failed: %1</source>
        <translation>Isto falhou: %1</translation>
    </message>
</context>
<context>
    <name>CharacterSaving</name>
    <message>
        <source>%1 is not where it was: nothing can be written into a copy of it.</source>
        <translation>%1 não está mais onde estava: nada pode ser gravado em uma cópia dele.</translation>
    </message>
    <message>
        <source>Export Motion for %1</source>
        <translation>Exportar movimento para %1</translation>
    </message>
    <message>
        <source>Wrote %1 for %2, with the animation “%3”</source>
        <translation>%1 gravado para %2 com a animação “%3”</translation>
    </message>
</context>
<context>
    <name>CurveChange</name>
    <message>
        <source>The file is still being read.</source>
        <translation>O arquivo ainda está sendo lido.</translation>
    </message>
    <message>
        <source>The layers are still being computed.</source>
        <translation>As camadas ainda estão sendo calculadas.</translation>
    </message>
</context>
<context>
    <name>CurveLook</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>L</source>
        <comment>the left feet</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the right feet</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>Centro de massa</translation>
    </message>
    <message>
        <source>Ground force</source>
        <translation>Força do chão</translation>
    </message>
    <message>
        <source>°/s</source>
        <translation>°/s</translation>
    </message>
    <message>
        <source>file units; speed: per second</source>
        <translation>unidades do arquivo; velocidade: por segundo</translation>
    </message>
    <message>
        <source>body weights</source>
        <translation>pesos corporais</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>the feet of that side</comment>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>the feet of that side</comment>
        <translation>Direita</translation>
    </message>
</context>
<context>
    <name>ExportLosses</name>
    <message>
        <source>Layers are merged into the motion.</source>
        <translation>As camadas são mescladas ao movimento.</translation>
    </message>
    <message>
        <source>Markers and foot contacts are left out.</source>
        <translation>Marcadores e contatos dos pés são deixados de fora.</translation>
    </message>
    <message>
        <source>Markers are left out.</source>
        <translation>Marcadores são deixados de fora.</translation>
    </message>
    <message>
        <source>Foot contacts are left out.</source>
        <translation>Contatos dos pés são deixados de fora.</translation>
    </message>
    <message>
        <source>The file contains the mesh and the textures of %1.</source>
        <translation>O arquivo contém a malha e as texturas de %1.</translation>
    </message>
</context>
<context>
    <name>FileFilter</name>
    <message>
        <source>Motion capture (*.bvh *.BVH);;All files (*)</source>
        <translation>Captura de movimento (*.bvh *.BVH);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Motion capture, projects and characters (%1);;Motion capture (*.bvh *.BVH);;Projects (*.limber);;All files (*)</source>
        <translation>Captura de movimento, projetos e personagens (%1);;Captura de movimento (*.bvh *.BVH);;Projetos (*.limber);;Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>While held, see the motion as it was before</source>
        <translation>Ver o movimento como era antes, enquanto pressionada</translation>
    </message>
    <message>
        <source>Go to the next or previous field</source>
        <translation>Ir para o campo seguinte ou anterior</translation>
    </message>
    <message>
        <source>Cancel a drag or a selection</source>
        <translation>Cancelar um arraste ou uma seleção</translation>
    </message>
    <message>
        <source>Drag a box to select</source>
        <translation>Arrastar uma caixa para selecionar</translation>
    </message>
    <message>
        <source>First, last frame</source>
        <translation>Primeiro, último quadro</translation>
    </message>
    <message>
        <source>Ten frames back, forward</source>
        <translation>Dez quadros para trás, para a frente</translation>
    </message>
    <message>
        <source>Remove a marker</source>
        <translation>Remover um marcador</translation>
    </message>
    <message>
        <source>Go through the joints</source>
        <translation>Percorrer as juntas</translation>
    </message>
    <message>
        <source>Edit a cell, take its value</source>
        <translation>Editar uma célula, aceitar seu valor</translation>
    </message>
    <message>
        <source>Go through the cells</source>
        <translation>Percorrer as células</translation>
    </message>
</context>
<context>
    <name>FloorText</name>
    <message>
        <source>Moves: %1 m/s backwards</source>
        <translation>Move-se: %1 m/s para trás</translation>
    </message>
    <message>
        <source>Moves: %1 m/s forwards</source>
        <translation>Move-se: %1 m/s para a frente</translation>
    </message>
    <message>
        <source>Moves: %1 m/s to the left</source>
        <translation>Move-se: %1 m/s para a esquerda</translation>
    </message>
    <message>
        <source>Moves: %1 m/s to the right</source>
        <translation>Move-se: %1 m/s para a direita</translation>
    </message>
    <message>
        <source>Moves: %1 m/s</source>
        <translation>Move-se: %1 m/s</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Parado</translation>
    </message>
    <message>
        <source>Moves with the travel (up to %1 m/s)</source>
        <translation>Move-se com o deslocamento (até %1 m/s)</translation>
    </message>
    <message>
        <source>Still; feet slide: %1 m/s</source>
        <translation>Parado; pés deslizam: %1 m/s</translation>
    </message>
</context>
<context>
    <name>KeyScope</name>
    <message>
        <source>In the view</source>
        <translation>Na vista</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>Na linha do tempo</translation>
    </message>
    <message>
        <source>In the view and the timeline</source>
        <translation>Na vista e na linha do tempo</translation>
    </message>
    <message>
        <source>In the tree</source>
        <translation>Na árvore</translation>
    </message>
    <message>
        <source>In the view and the tree</source>
        <translation>Na vista e na árvore</translation>
    </message>
    <message>
        <source>In the motion table</source>
        <translation>Na tabela de movimento</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em toda parte</translation>
    </message>
</context>
<context>
    <name>LayerEdits</name>
    <message>
        <source>Layer %1</source>
        <translation>Camada %1</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Nova camada</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 (cópia)</translation>
    </message>
    <message>
        <source>Duplicate layer</source>
        <translation>Duplicar camada</translation>
    </message>
    <message>
        <source>Delete layer %1</source>
        <translation>Excluir camada %1</translation>
    </message>
    <message>
        <source>Move layer %1</source>
        <translation>Mover camada %1</translation>
    </message>
    <message>
        <source>Kind of layer %1</source>
        <translation>Tipo da camada %1</translation>
    </message>
    <message>
        <source>Weight of layer %1</source>
        <translation>Peso da camada %1</translation>
    </message>
    <message>
        <source>Key of the weight of layer %1</source>
        <translation>Chave do peso da camada %1</translation>
    </message>
    <message>
        <source>Times of a key of layer %1</source>
        <translation>Tempos de uma chave da camada %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n key(s) of layer %1</source>
        <translation>
            <numerusform>Excluir %n chave da camada %1</numerusform>
            <numerusform>Excluir %n chaves da camada %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadProgress</name>
    <message>
        <source>Reading %1</source>
        <translation>Lendo %1</translation>
    </message>
    <message>
        <source>Reading progress</source>
        <translation>Progresso da leitura</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>OffsetOutcome</name>
    <message>
        <source>Travel × %1. </source>
        <translation>Deslocamento × %1. </translation>
    </message>
    <message numerus="yes">
        <source>%n foot contact(s) locked.</source>
        <translation>
            <numerusform>%n contato de pé travado.</numerusform>
            <numerusform>%n contatos de pés travados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more contact(s) out of reach.</source>
        <translation>
            <numerusform>… e mais %n contato fora de alcance.</numerusform>
            <numerusform>… e mais %n contatos fora de alcance.</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames %1–%2: a leg is %3 too short to reach its contact.</source>
        <translation>Quadros %1–%2: uma perna é curta demais em %3 para alcançar seu contato.</translation>
    </message>
    <message>
        <source>Joint position error: %1 average, %2 max.</source>
        <translation>Erro de posição das juntas: média %1, máx. %2.</translation>
    </message>
</context>
<context>
    <name>PointDrags</name>
    <message>
        <source>%1, frames %2–%3 change. Esc takes it back.</source>
        <translation>%1, quadros %2–%3 mudam. Esc desfaz.</translation>
    </message>
    <message>
        <source>%1 moved by %2</source>
        <comment>points of curves</comment>
        <translation>%1 movido em %2</translation>
    </message>
    <message>
        <source>%1 per frame</source>
        <comment>a slope</comment>
        <translation>%1 por quadro</translation>
    </message>
    <message>
        <source>values %1 %</source>
        <translation>valores %1 %</translation>
    </message>
    <message>
        <source>times %1 %</source>
        <translation>tempos %1 %</translation>
    </message>
    <message>
        <source>times %1 %, values %2 %</source>
        <translation>tempos %1 %, valores %2 %</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Desenhando</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Saving %1…</source>
        <translation>Salvando %1…</translation>
    </message>
    <message>
        <source>Waiting for the disk of %1…</source>
        <translation>Aguardando o disco de %1…</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Salvando</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The layer %1 is locked: unlock it in Layers, or choose another one.</source>
        <translation>A camada %1 está bloqueada: desbloqueie-a em Camadas, ou escolha outra.</translation>
    </message>
    <message>
        <source>The layer %1 is muted, or another one is solo: a change would not be seen.</source>
        <translation>A camada %1 está silenciada, ou outra está em solo: uma alteração não seria vista.</translation>
    </message>
    <message>
        <source>The layer %1 has no weight in this frame: a change would not be seen.</source>
        <translation>A camada %1 não tem peso neste quadro: uma alteração não seria vista.</translation>
    </message>
    <message>
        <source>%2 is not among the joints of the layer %1.</source>
        <translation>%2 não está entre as juntas da camada %1.</translation>
    </message>
    <message>
        <source>A layer that overrides hides what was changed: choose that one.</source>
        <translation>Uma camada de substituição esconde o que foi alterado: escolha essa camada.</translation>
    </message>
    <message>
        <source>A layer that overrides hides %1: choose that one.</source>
        <translation>Uma camada de substituição esconde %1: escolha essa camada.</translation>
    </message>
    <message>
        <source>The weight of the layer %1 is too small to bring %2 there.</source>
        <translation>O peso da camada %1 é pequeno demais para levar %2 até lá.</translation>
    </message>
</context>
<context>
    <name>SaveQuestions</name>
    <message>
        <source>Save As…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 foi alterado por outro programa.</translation>
    </message>
    <message>
        <source>Saving overwrites the file on the disk with this version.</source>
        <translation>Salvar substitui o que está agora no disco pelo que se vê aqui.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n other name(s).</source>
        <translation>
            <numerusform>%1 tem mais %n nome.</numerusform>
            <numerusform>%1 tem mais %n nomes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other names (hard links) of a file show the same contents. Writing in place changes it under all of its names. Saving over this name makes it a separate file: the others keep the old contents.</source>
        <translation>Outros nomes (links físicos) de um arquivo mostram o mesmo conteúdo. Gravar no próprio arquivo o altera sob todos os nomes. Salvar sobre este nome faz dele um arquivo próprio: os outros mantêm o que havia antes.</translation>
    </message>
    <message>
        <source>Write in Place</source>
        <translation>Gravar no próprio arquivo</translation>
    </message>
    <message>
        <source>Save Over This Name</source>
        <translation>Salvar sobre este nome</translation>
    </message>
    <message>
        <source>No new file can be made in the folder of %1.</source>
        <translation>Não é possível criar um novo arquivo na pasta de %1.</translation>
    </message>
    <message>
        <source>Limber can overwrite the file itself. It keeps a copy of the old file in %1 until that is done.</source>
        <translation>O Limber pode gravar sobre o próprio arquivo. Até isso terminar, uma cópia do que está lá fica em %1.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Nothing was changed. It can be saved without a backup.</source>
        <translation>Nada foi alterado. É possível salvar sem backup.</translation>
    </message>
    <message>
        <source>Save Without a Backup</source>
        <translation>Salvar sem backup</translation>
    </message>
    <message numerus="yes">
        <source>Open all %n file(s)?</source>
        <translation>
            <numerusform>Abrir %n arquivo?</numerusform>
            <numerusform>Abrir todos os %n arquivos?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each opens in a tab. Escape stops this.</source>
        <translation>Cada um vira uma aba. Esc interrompe.</translation>
    </message>
    <message>
        <source>Open All</source>
        <translation>Abrir todos</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Substituir %1?</translation>
    </message>
    <message>
        <source>It exists already, and its contents will be lost.</source>
        <translation>Ele já existe, e seu conteúdo será perdido.</translation>
    </message>
    <message>
        <source>Replace the project %1?</source>
        <translation>Substituir o projeto %1?</translation>
    </message>
    <message>
        <source>It was not opened here: its layers, contacts and markers are not those that you see, and will be lost.</source>
        <translation>Ele não foi aberto aqui: suas camadas, contatos e marcadores não são os que se veem, e serão perdidos.</translation>
    </message>
    <message>
        <source>Revert %1?</source>
        <translation>Reverter %1?</translation>
    </message>
    <message>
        <source>All changes since it was last saved will be lost, and the history with them.</source>
        <translation>Todas as alterações desde a última vez que foi salvo serão perdidas, e o histórico com elas.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Reverter</translation>
    </message>
    <message>
        <source>%1 was repaired while opening.</source>
        <translation>%1 foi reparado ao abrir.</translation>
    </message>
    <message>
        <source>The findings list what was assumed. You can keep the original formatting, with nothing but your changes, or rewrite the whole file in standard form.</source>
        <translation>Os achados listam o que foi presumido. É possível manter a formatação original, só com as suas alterações, ou regravar o arquivo inteiro na forma padrão.</translation>
    </message>
    <message>
        <source>Keep Original Formatting</source>
        <translation>Manter formatação original</translation>
    </message>
    <message>
        <source>Rewrite in Standard Form</source>
        <translation>Regravar na forma padrão</translation>
    </message>
    <message>
        <source>Save changes to %1?</source>
        <translation>Salvar alterações em %1?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Alterações não salvas serão perdidas.</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %n document(s)?</source>
        <translation>
            <numerusform>Salvar alterações em %n documento?</numerusform>
            <numerusform>Salvar alterações em %n documentos?</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes will be lost:</source>
        <translation>Alterações não salvas serão perdidas:</translation>
    </message>
    <message>
        <source>&amp;Save All</source>
        <translation>&amp;Salvar todos</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>&amp;Descartar todos</translation>
    </message>
</context>
<context>
    <name>SearchFillers</name>
    <message>
        <source>a an and as at be by do for from get how i in into is it make me my of on or put set some than that the then this to very want what with</source>
        <translation>o a os as um uma de do da dos das e em no na nos nas para por com ao à que é ou meu minha faz fazer deixar ficar mais muito</translation>
    </message>
    <message>
        <source>all animation animations apply arm arms body bone bones change character characters clip clips dance dances delete entire every feet figure file finger fingers fix foot hand hands head hide hip hips improve joint joints knee knees leg legs mocap motion motions only person reduce remove rid show shoulder shoulders take takes toggle walk whole</source>
        <translation>animação animações braço braços perna pernas corpo osso ossos junta juntas mão mãos pé pés cabeça joelho joelhos ombro ombros quadril dedo dedos movimento movimentos clipe clipes arquivo dança personagem figura pessoa mostrar ocultar mudar todo toda tudo andar aplicar apagar corrigir excluir melhorar reduzir remover tirar</translation>
    </message>
</context>
<context>
    <name>Synonyms</name>
    <message>
        <source>operation run do</source>
        <translation>operação executar fazer rodar</translation>
    </message>
    <message>
        <source>operation repeat last</source>
        <translation>operação repetir última</translation>
    </message>
    <message>
        <source>recipe macro batch operation</source>
        <translation>receita macro lote operação gravar</translation>
    </message>
    <message>
        <source>operation script command line shell recipe</source>
        <translation>operação script linha de comando terminal shell receita</translation>
    </message>
    <message>
        <source>back revert step</source>
        <translation>voltar reverter passo undo</translation>
    </message>
    <message>
        <source>again repeat forward</source>
        <translation>de novo repetir avançar redo</translation>
    </message>
    <message>
        <source>cells numbers spreadsheet excel clipboard</source>
        <translation>células números planilha excel área de transferência</translation>
    </message>
    <message>
        <source>cells numbers spreadsheet excel clipboard insert</source>
        <translation>células números planilha excel área de transferência inserir</translation>
    </message>
    <message>
        <source>repeat hold constant</source>
        <translation>repetir manter constante</translation>
    </message>
    <message>
        <source>smooth gap fix glitch spike repair bridge hermite</source>
        <translation>suavizar lacuna consertar falha pico reparar ponte hermite</translation>
    </message>
    <message>
        <source>straight gap fix glitch slerp</source>
        <translation>reta lacuna consertar falha slerp</translation>
    </message>
    <message>
        <source>shift move raise lower translate plus</source>
        <translation>deslocar mover subir descer transladar mais adicionar</translation>
    </message>
    <message>
        <source>exaggerate stronger weaker more less extreme amplify multiply factor</source>
        <translation>multiplicar fator amplificar exagerar exagerar mais forte</translation>
    </message>
    <message>
        <source>reduce keyframes simplify decimate bake curve editor graph smooth</source>
        <translation>reduzir keyframes quadros-chave simplificar dizimar bake editor de curvas gráfico suavizar</translation>
    </message>
    <message>
        <source>insert add keyframe curve</source>
        <translation>inserir adicionar keyframe quadro-chave curva</translation>
    </message>
    <message>
        <source>forget samples drop curve keyframes</source>
        <translation>esquecer amostras descartar curva keyframes</translation>
    </message>
    <message>
        <source>normalise normalize clean alike format rotation order digits spelling</source>
        <translation>normalizar limpar uniformizar formato ordem de rotação dígitos grafia</translation>
    </message>
    <message>
        <source>search palette</source>
        <translation>buscar pesquisar paleta</translation>
    </message>
    <message>
        <source>theme dark light night mode language english german japanese portuguese settings options colours colors toolbar startup encoding</source>
        <translation>tema escuro claro modo configurações opções cores barra de ferramentas inicialização codificação noite idioma modo noturno escuro claro</translation>
    </message>
    <message>
        <source>hotkeys keymap keys bindings shortcut rebind customise customize blender maya</source>
        <translation>teclas de atalho mapa de teclas personalizar blender maya</translation>
    </message>
    <message>
        <source>create character avatar skeleton rig human quadruped second life mixamo</source>
        <translation>criar personagem avatar esqueleto humano quadrúpede second life mixamo rig</translation>
    </message>
    <message>
        <source>load import read browse bvh project limber rokoko xsens optitrack perception neuron</source>
        <translation>carregar importar ler procurar bvh projeto limber</translation>
    </message>
    <message>
        <source>fix broken damaged recover refused</source>
        <translation>consertar quebrado danificado recuperar recusado</translation>
    </message>
    <message>
        <source>example demo test walk</source>
        <translation>exemplo demonstração teste caminhada andar</translation>
    </message>
    <message>
        <source>write store</source>
        <translation>gravar guardar</translation>
    </message>
    <message>
        <source>write copy rename export bvh</source>
        <translation>gravar cópia renomear exportar bvh</translation>
    </message>
    <message>
        <source>fbx gltf glb mixamo convert blender dae collada anim maya unity unreal read open</source>
        <translation>gltf glb fbx dae collada anim mixamo blender maya unity unreal ler abrir converter converter</translation>
    </message>
    <message>
        <source>bake flatten combine base write bvh</source>
        <translation>bake achatar combinar base gravar bvh</translation>
    </message>
    <message>
        <source>second life sl opensim avatar animation dance upload write priority</source>
        <translation>second life opensim avatar animação upload enviar gravar SL dança prioridade</translation>
    </message>
    <message>
        <source>upload second life sl opensim viewer check repair fix</source>
        <translation>second life opensim visualizador upload enviar verificar reparar SL enviar</translation>
    </message>
    <message>
        <source>png image screenshot thumbnail picture export view render snapshot</source>
        <translation>png imagem captura de tela exportar vista renderizar foto miniatura</translation>
    </message>
    <message>
        <source>undo all reload reset restore discard original</source>
        <translation>recarregar restaurar descartar original desfazer tudo</translation>
    </message>
    <message>
        <source>crash restore journal autosave lost backup killed</source>
        <translation>falha queda restaurar diário salvamento automático perdido backup</translation>
    </message>
    <message>
        <source>tab remove</source>
        <translation>aba remover</translation>
    </message>
    <message>
        <source>exit end leave</source>
        <translation>sair encerrar fim</translation>
    </message>
    <message>
        <source>add create animation nondestructive additive</source>
        <translation>adicionar criar animação não destrutiva aditiva layer</translation>
    </message>
    <message>
        <source>copy clone animation</source>
        <translation>copiar clonar animação layer</translation>
    </message>
    <message>
        <source>name title animation</source>
        <translation>nome título animação layer</translation>
    </message>
    <message>
        <source>remove erase animation</source>
        <translation>remover apagar deletar animação layer</translation>
    </message>
    <message>
        <source>hide off disable without animation</source>
        <translation>esconder desligar desativar sem animação layer mute</translation>
    </message>
    <message>
        <source>only alone animation</source>
        <translation>só sozinha animação layer</translation>
    </message>
    <message>
        <source>protect keep animation</source>
        <translation>proteger manter animação layer</translation>
    </message>
    <message>
        <source>influence blend fade amount animate exaggerate</source>
        <translation>influência mistura intensidade animar layer exagerar</translation>
    </message>
    <message>
        <source>raise order above animation</source>
        <translation>subir ordem acima animação layer</translation>
    </message>
    <message>
        <source>lower order beneath animation</source>
        <translation>descer ordem abaixo animação layer</translation>
    </message>
    <message>
        <source>flatten bake collapse apply animation</source>
        <translation>achatar bake recolher aplicar animação layer</translation>
    </message>
    <message>
        <source>run start stop animate pause</source>
        <translation>iniciar parar animar pausa tocar</translation>
    </message>
    <message>
        <source>in point trim crop begin</source>
        <translation>ponto de entrada aparar cortar começo</translation>
    </message>
    <message>
        <source>out point trim crop end</source>
        <translation>ponto de saída aparar cortar fim</translation>
    </message>
    <message>
        <source>whole everything all remove</source>
        <translation>inteiro tudo todos remover</translation>
    </message>
    <message>
        <source>flag bookmark label name frame note</source>
        <translation>bandeira favorito rótulo nome quadro nota</translation>
    </message>
    <message>
        <source>jump glitch spike error outlier pop find flag bookmark</source>
        <translation>salto falha pico erro anomalia encontrar bandeira favorito</translation>
    </message>
    <message>
        <source>fit zoom out reset</source>
        <translation>ajustar afastar zoom restaurar</translation>
    </message>
    <message>
        <source>number seek find jump</source>
        <translation>saltar pular número frame</translation>
    </message>
    <message>
        <source>add new</source>
        <translation>adicionar novo frame</translation>
    </message>
    <message>
        <source>copy hold extend repeat</source>
        <translation>copiar repetir manter estender frame</translation>
    </message>
    <message>
        <source>remove cut trim crop range shorten</source>
        <translation>remover cortar aparar intervalo encurtar deletar frame</translation>
    </message>
    <message>
        <source>fps rate slow speed duration seconds retime faster slower</source>
        <translation>fps taxa velocidade lento rápido duração segundos devagar rápido câmera lenta</translation>
    </message>
    <message>
        <source>difference diff versus side by side overlay reference ghost take</source>
        <translation>diferença contra lado a lado sobrepor referência fantasma take</translation>
    </message>
    <message>
        <source>foot feet planted standing ground floor plant bars step steps gait</source>
        <translation>pé pés apoiado chão passos deslizar passos marcha</translation>
    </message>
    <message>
        <source>foot feet planted standing automatic reset find step steps</source>
        <translation>pé pés apoiado automático restaurar passos</translation>
    </message>
    <message>
        <source>foot feet load import json</source>
        <translation>pé pés carregar importar json</translation>
    </message>
    <message>
        <source>foot feet export json store keep</source>
        <translation>pé pés exportar json guardar</translation>
    </message>
    <message>
        <source>tool pick arrow look pointer</source>
        <translation>ferramenta escolher seta olhar ponteiro</translation>
    </message>
    <message>
        <source>tool translate position grab root hips pelvis raise lower lift gizmo</source>
        <translation>ferramenta transladar posição pegar raiz quadril gizmo quadril levantar baixar</translation>
    </message>
    <message>
        <source>tool turn spin gizmo rings angle bend fk forward kinematics</source>
        <translation>ferramenta rotacionar virar gizmo anéis ângulo dobrar dobrar</translation>
    </message>
    <message>
        <source>tool inverse kinematics reach drag pull effector limb arm leg full body</source>
        <translation>ferramenta cinemática inversa alcançar puxar efetor membro braço perna corpo inteiro</translation>
    </message>
    <message>
        <source>hold lock fix foot feet keep still plant constraint</source>
        <translation>segurar travar fixo pé pés parado apoiar restrição pin</translation>
    </message>
    <message>
        <source>hold lock fix orientation foot flat</source>
        <translation>segurar travar fixo orientação pé plano pin</translation>
    </message>
    <message>
        <source>free release clear remove</source>
        <translation>liberar livre limpar remover pin</translation>
    </message>
    <message>
        <source>store remember frame clipboard</source>
        <translation>guardar lembrar quadro área de transferência</translation>
    </message>
    <message>
        <source>insert apply frame clipboard</source>
        <translation>inserir aplicar quadro área de transferência</translation>
    </message>
    <message>
        <source>flip swap sides left right opposite</source>
        <translation>espelhar trocar lados esquerda direita oposto</translation>
    </message>
    <message>
        <source>store keep remember library hand fingers</source>
        <translation>guardar manter lembrar biblioteca mão dedos</translation>
    </message>
    <message>
        <source>hand fingers fist presets collection stored asset apply</source>
        <translation>predefinições coleção guardada asset aplicar mão dedos</translation>
    </message>
    <message>
        <source>space gizmo own bone</source>
        <translation>espaço gizmo próprio osso</translation>
    </message>
    <message>
        <source>space gizmo above</source>
        <translation>espaço gizmo acima</translation>
    </message>
    <message>
        <source>space gizmo global</source>
        <translation>espaço gizmo global</translation>
    </message>
    <message>
        <source>magnet grid step degrees increment</source>
        <translation>ímã grade passo graus incremento snap</translation>
    </message>
    <message>
        <source>magnet snapping time target</source>
        <translation>ímã aderir tempo alvo snap</translation>
    </message>
    <message>
        <source>magnet snapping flag time target</source>
        <translation>ímã aderir bandeira tempo alvo snap</translation>
    </message>
    <message>
        <source>magnet snapping keyframe time target</source>
        <translation>ímã aderir keyframe tempo alvo snap</translation>
    </message>
    <message>
        <source>magnet snapping foot time target</source>
        <translation>ímã aderir pé tempo alvo snap</translation>
    </message>
    <message>
        <source>magnet snapping in out time target</source>
        <translation>ímã aderir entrada saída tempo alvo snap</translation>
    </message>
    <message>
        <source>only single current</source>
        <translation>só único atual</translation>
    </message>
    <message>
        <source>selection part between</source>
        <translation>seleção parte entre</translation>
    </message>
    <message>
        <source>all everything every frame offset</source>
        <translation>tudo todos em toda parte offset</translation>
    </message>
    <message>
        <source>name bone label</source>
        <translation>nome osso rótulo</translation>
    </message>
    <message>
        <source>bone length translate</source>
        <translation>osso comprimento transladar</translation>
    </message>
    <message>
        <source>bone clipboard</source>
        <translation>osso área de transferência</translation>
    </message>
    <message>
        <source>children bone hierarchy chain limb</source>
        <translation>filhos osso hierarquia cadeia membro</translation>
    </message>
    <message>
        <source>bone up</source>
        <translation>osso acima parent</translation>
    </message>
    <message>
        <source>flip swap opposite side left right symmetry</source>
        <translation>espelhar trocar oposto lado esquerda direita simetria</translation>
    </message>
    <message>
        <source>group remember quick store bones</source>
        <translation>grupo lembrar rápido guardar ossos</translation>
    </message>
    <message>
        <source>groups bones quick pick</source>
        <translation>grupos ossos rápido escolher</translation>
    </message>
    <message>
        <source>search bone find name</source>
        <translation>buscar osso encontrar nome</translation>
    </message>
    <message>
        <source>invisible visibility eye remove from view bone</source>
        <translation>invisível visibilidade olho remover da vista osso esconder</translation>
    </message>
    <message>
        <source>hide others unselected only solo local view bone</source>
        <translation>esconder outros só solo vista local osso</translation>
    </message>
    <message>
        <source>unhide reveal visible bone</source>
        <translation>reexibir revelar visível osso</translation>
    </message>
    <message>
        <source>freeze protect unlock fix bone</source>
        <translation>congelar proteger fixo osso travar</translation>
    </message>
    <message>
        <source>free release bone</source>
        <translation>liberar soltar osso destravar</translation>
    </message>
    <message>
        <source>bone length size resize longer shorter limb</source>
        <translation>osso comprimento tamanho redimensionar maior menor membro</translation>
    </message>
    <message>
        <source>second life sl opensim avatar upload bento transfer map</source>
        <translation>retarget second life opensim upload bento transferir mapear SL</translation>
    </message>
    <message>
        <source>rotation order euler xyz zxy degrees freedom</source>
        <translation>ordem de rotação euler xyz zxy graus de liberdade</translation>
    </message>
    <message>
        <source>zoom focus centre center bone fit</source>
        <translation>zoom foco centralizar centro osso</translation>
    </message>
    <message>
        <source>zoom fit reset camera centre center</source>
        <translation>zoom ajustar restaurar câmera centralizar centro</translation>
    </message>
    <message>
        <source>orthographic camera lens</source>
        <translation>ortográfica câmera lente</translation>
    </message>
    <message>
        <source>ground floor plane axes</source>
        <translation>chão plano eixos</translation>
    </message>
    <message>
        <source>ground floor</source>
        <translation>chão</translation>
    </message>
    <message>
        <source>balls spheres bone</source>
        <translation>bolas esferas osso</translation>
    </message>
    <message>
        <source>labels bone text</source>
        <translation>rótulos osso texto</translation>
    </message>
    <message>
        <source>compare before after ghost difference opened</source>
        <translation>comparar antes depois fantasma diferença aberto</translation>
    </message>
    <message>
        <source>path motion arc speed trajectory</source>
        <translation>caminho movimento arco velocidade trajetória</translation>
    </message>
    <message>
        <source>ghost before after frames neighbours</source>
        <translation>fantasma antes depois quadros vizinhos onion</translation>
    </message>
    <message>
        <source>camera track root</source>
        <translation>câmera acompanhar raiz</translation>
    </message>
    <message>
        <source>single viewport pane layout</source>
        <translation>única viewport divisão disposição</translation>
    </message>
    <message>
        <source>split side viewport panes layout</source>
        <translation>dividir lado a lado viewport disposição</translation>
    </message>
    <message>
        <source>quad split viewport panes layout orthographic</source>
        <translation>quatro dividir viewport disposição ortográfica</translation>
    </message>
    <message>
        <source>maximize full large single viewport</source>
        <translation>maximizar cheia grande única viewport</translation>
    </message>
    <message>
        <source>resize grow pane splitter handle</source>
        <translation>redimensionar crescer divisão divisor alça</translation>
    </message>
    <message>
        <source>resize shrink pane splitter handle</source>
        <translation>redimensionar encolher divisão divisor alça</translation>
    </message>
    <message>
        <source>resize reset pane splitter handle</source>
        <translation>redimensionar restaurar divisão divisor alça</translation>
    </message>
    <message>
        <source>camera bookmark recall restore angle</source>
        <translation>câmera favorito recuperar restaurar ângulo</translation>
    </message>
    <message>
        <source>camera bookmark save store angle</source>
        <translation>câmera favorito salvar guardar ângulo</translation>
    </message>
    <message>
        <source>columns table joints everything</source>
        <translation>colunas tabela juntas tudo</translation>
    </message>
    <message>
        <source>maximise maximize big</source>
        <translation>maximizar grande</translation>
    </message>
    <message>
        <source>sl upload avatar opensim viewer anim check</source>
        <translation>upload enviar avatar opensim visualizador anim verificar SL</translation>
    </message>
    <message>
        <source>graph editor channels samples</source>
        <translation>editor de gráficos canais amostras</translation>
    </message>
    <message>
        <source>layout workspace look</source>
        <translation>disposição espaço de trabalho aparência</translation>
    </message>
    <message>
        <source>layout workspace</source>
        <translation>disposição espaço de trabalho</translation>
    </message>
    <message>
        <source>layout default panels panel docks lost missing hidden workspace</source>
        <translation>disposição padrão painéis docas espaço de trabalho painel perdido</translation>
    </message>
    <message>
        <source>panels undock floating</source>
        <translation>flutuante painéis soltos</translation>
    </message>
    <message>
        <source>help documentation guide keys shortcuts tutorial</source>
        <translation>ajuda documentação guia teclas atalhos tutorial</translation>
    </message>
    <message>
        <source>tutorial introduction learn start begin guide lesson</source>
        <translation>tutorial introdução aprender começar guia lição</translation>
    </message>
    <message>
        <source>version licence license credits</source>
        <translation>versão licença créditos</translation>
    </message>
    <message>
        <source>operation filter tool repair fix cleanup mocap motion capture</source>
        <translation>operação filtro ferramenta reparar consertar limpar mocap captura</translation>
    </message>
    <message>
        <source>bone length height scale size resize taller shorter limbs offsets skeleton</source>
        <translation>osso comprimento altura escala tamanho redimensionar maior menor membros offsets esqueleto</translation>
    </message>
    <message>
        <source>dope sheet time slider tracks frames</source>
        <translation>dope sheet linha do tempo barra trilhas quadros</translation>
    </message>
    <message>
        <source>smooth soft ease bell proportional blend</source>
        <translation>suave curva sino proporcional falloff misturar</translation>
    </message>
    <message>
        <source>layout workspace two columns</source>
        <translation>layout espaço de trabalho duas colunas</translation>
    </message>
    <message>
        <source>higher timeline curves height larger</source>
        <translation>mais alta linha do tempo curvas altura maior</translation>
    </message>
    <message>
        <source>pin plant lock ground contacts slide stand free</source>
        <translation>fixar prender chão contatos deslizar pisar soltar</translation>
    </message>
    <message>
        <source>reverse rewind shuttle jkl</source>
        <translation>inverter rebobinar voltar jkl</translation>
    </message>
    <message>
        <source>pause halt shuttle jkl</source>
        <translation>pausa parar jkl</translation>
    </message>
    <message>
        <source>fast run shuttle jkl</source>
        <translation>avançar rápido jkl</translation>
    </message>
    <message>
        <source>from start again in out preview</source>
        <translation>desde o início de novo prévia entrada saída</translation>
    </message>
    <message>
        <source>again repeat ping-pong back and forth cycle</source>
        <translation>repetir ciclo de novo pingue-pongue vaivém</translation>
    </message>
    <message>
        <source>mannequin solid mesh skin stick figure capsules twist roll</source>
        <translation>manequim boneco sólido malha pele cápsulas torção rolagem boneco palito</translation>
    </message>
    <message>
        <source>flip copy symmetric symmetry left right opposite limb</source>
        <translation>inverter copiar simétrico simetria esquerda direita oposto membro</translation>
    </message>
    <message>
        <source>pin space global parent constraint carry</source>
        <translation>fixar espaço global pai restrição levar</translation>
    </message>
    <message>
        <source>pin space pelvis parent constraint carry attach</source>
        <translation>fixar espaço pelve pai restrição levar prender</translation>
    </message>
    <message>
        <source>pin space face parent constraint carry attach</source>
        <translation>fixar espaço rosto pai restrição levar prender</translation>
    </message>
    <message>
        <source>pin space prop both hands grip parent constraint carry attach</source>
        <translation>fixar espaço objeto duas mãos segurar pai restrição levar prender</translation>
    </message>
    <message>
        <source>stick attach constrain parent space carry grab prop touch lock</source>
        <translation>grudar prender restrição pai espaço levar agarrar objeto tocar travar</translation>
    </message>
    <message>
        <source>tool gaze eyes eye aim face head turn watch camera target</source>
        <translation>ferramenta olhar olhos mirar rosto cabeça girar observar alvo olhar câmera</translation>
    </message>
    <message>
        <source>mirror x both sides left right arms legs symmetric</source>
        <translation>espelhar x ambos os lados esquerda direita braços pernas simétrico</translation>
    </message>
    <message>
        <source>hierarchy left side wide screen two columns layout</source>
        <translation>hierarquia esquerda lado tela larga duas colunas layout</translation>
    </message>
    <message>
        <source>rig transfer character avatar hero glb gltf vrm vtuber skin map mixamo second life target ground floor feet contacts</source>
        <translation>retarget personagem avatar herói glb gltf vrm pele mapear mixamo second life alvo chão pés contatos rig personagem</translation>
    </message>
    <message>
        <source>tree skeleton joints bones rig outliner</source>
        <translation>árvore esqueleto juntas ossos rig</translation>
    </message>
    <message>
        <source>properties values numbers details angles offset</source>
        <translation>propriedades valores números ângulos detalhes</translation>
    </message>
    <message>
        <source>table spreadsheet numbers values joint angles channels</source>
        <translation>tabela planilha números valores ângulos canais</translation>
    </message>
    <message>
        <source>warnings errors problems messages report</source>
        <translation>avisos erros problemas mensagens relatório</translation>
    </message>
    <message>
        <source>undo steps list</source>
        <translation>desfazer passos lista</translation>
    </message>
    <message>
        <source>avatar hero body skin mesh model rig preview glb gltf vrm textures open load</source>
        <translation>avatar herói corpo pele malha modelo rig prévia glb gltf vrm texturas abrir carregar</translation>
    </message>
    <message>
        <source>avatar hide mesh body close</source>
        <translation>avatar ocultar malha corpo fechar</translation>
    </message>
    <message>
        <source>avatar hero mesh skin body</source>
        <translation>avatar herói malha pele corpo</translation>
    </message>
    <message>
        <source>unity unreal godot maya motionbuilder fbx gltf glb vrm vrma csv html web page table angles speeds velocity acceleration numpy python matlab excel blender convert picture png sequence contact sheet video movie mp4 webm gif render</source>
        <translation>gltf glb fbx vrm vrma csv html web página tabela unity unreal godot maya motionbuilder blender numpy converter imagem png sequência folha vídeo filme mp4 webm gif renderizar tabela ângulos velocidade aceleração</translation>
    </message>
    <message>
        <source>avatar mapping retarget bones follow edit rest pose feet sides</source>
        <translation>avatar mapeamento retarget ossos seguir editar pose de repouso pés lados</translation>
    </message>
    <message>
        <source>avatar pictures images skin plain grey gray</source>
        <translation>avatar imagens pele liso cinza</translation>
    </message>
    <message>
        <source>avatar backface culling double sided holes inside cloth</source>
        <translation>avatar verso dupla face buracos dentro tecido</translation>
    </message>
    <message>
        <source>stick figure without body</source>
        <translation>boneco palito sem corpo</translation>
    </message>
    <message>
        <source>mannequin x-ray see through</source>
        <translation>manequim raio-x transparente</translation>
    </message>
    <message>
        <source>mannequin hide bones skin</source>
        <translation>manequim ocultar ossos pele</translation>
    </message>
    <message>
        <source>avatar mapping retarget bones follow match shape accept</source>
        <translation>avatar mapeamento retarget ossos seguir forma aceitar supor</translation>
    </message>
    <message>
        <source>save animation glb vrm vrma fbx game engine unity unreal godot maya motionbuilder bake</source>
        <translation>salvar animação glb vrm vrma fbx jogo motor unity unreal godot maya motionbuilder assar</translation>
    </message>
    <message>
        <source>avatar bake retarget new bvh convert character rig edit</source>
        <translation>avatar assar retarget transferir novo bvh converter personagem rig editar</translation>
    </message>
    <message>
        <source>floor ground detect find treadmill belt in place</source>
        <translation>chão piso detectar achar esteira no lugar</translation>
    </message>
    <message>
        <source>floor ground fixed static world skating gliding sliding</source>
        <translation>chão piso fixo parado mundo deslizar patinar</translation>
    </message>
    <message>
        <source>floor ground treadmill belt speed conveyor in place walk off</source>
        <translation>chão piso esteira velocidade correia no lugar</translation>
    </message>
    <message>
        <source>centre of mass center gravity balance support ground force com</source>
        <translation>centro de massa gravidade equilíbrio apoio força do chão</translation>
    </message>
    <message>
        <source>capsule collision volume penetration thickness inside through</source>
        <translation>cápsula colisão volume penetração espessura dentro através</translation>
    </message>
</context>
<context>
    <name>limber::AboutDialog</name>
    <message>
        <source>About Limber</source>
        <translation>Sobre o Limber</translation>
    </message>
    <message>
        <source>Limber %1</source>
        <translation>Limber %1</translation>
    </message>
    <message>
        <source>An editor for BVH motion capture files.
What you did not touch does not change.</source>
        <translation>Um editor de arquivos BVH de captura de movimento.
O que não foi tocado não muda.</translation>
    </message>
    <message>
        <source>Built with Qt %1 (LGPL), GLM and fast_float. Limber is under the MIT licence.
Graphics: %2</source>
        <translation>Feito com Qt %1 (LGPL), GLM e fast_float. O Limber está sob a licença MIT.
Gráficos: %2</translation>
    </message>
</context>
<context>
    <name>limber::AnimExporting</name>
    <message>
        <source>Making an animation of %1…</source>
        <translation>Criando uma animação de %1…</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>No animation was written: %1</source>
        <translation>Nenhuma animação foi gravada: %1</translation>
    </message>
    <message>
        <source>Animations of Second Life (*.anim);;All files (*)</source>
        <translation>Animações do Second Life (*.anim);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Not everything is in the animation.</source>
        <translation>Nem tudo está na animação.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Expor&amp;tar…</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportado</translation>
    </message>
    <message>
        <source>Export for Second Life</source>
        <translation>Exportar para Second Life</translation>
    </message>
</context>
<context>
    <name>limber::AnimSettingsForm</name>
    <message>
        <source>Spread</source>
        <translation>Abertas</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Relaxadas</translation>
    </message>
    <message>
        <source>Point, both</source>
        <translation>Apontar, ambas</translation>
    </message>
    <message>
        <source>Fist, both</source>
        <translation>Punho, ambas</translation>
    </message>
    <message>
        <source>Relaxed, left</source>
        <translation>Relaxada, esquerda</translation>
    </message>
    <message>
        <source>Point, left</source>
        <translation>Apontar, esquerda</translation>
    </message>
    <message>
        <source>Fist, left</source>
        <translation>Punho, esquerda</translation>
    </message>
    <message>
        <source>Relaxed, right</source>
        <translation>Relaxada, direita</translation>
    </message>
    <message>
        <source>Point, right</source>
        <translation>Apontar, direita</translation>
    </message>
    <message>
        <source>Fist, right</source>
        <translation>Punho, direita</translation>
    </message>
    <message>
        <source>Salute, right</source>
        <translation>Continência, direita</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Digitar</translation>
    </message>
    <message>
        <source>Peace, right</source>
        <translation>Paz, direita</translation>
    </message>
    <message>
        <source>Palm, right</source>
        <translation>Palma, direita</translation>
    </message>
    <message>
        <source>For .anim files. Kept in the project. When a BVH file is uploaded the viewer asks for them itself.</source>
        <translation>Para arquivos .anim. Guardado no projeto. Ao enviar um arquivo BVH, o próprio visualizador pergunta.</translation>
    </message>
    <message>
        <source>Where two animations move a joint the one with the higher priority wins</source>
        <translation>Onde duas animações movem uma junta, vence a de maior prioridade</translation>
    </message>
    <message>
        <source>P&amp;riority</source>
        <translation>Pr&amp;ioridade</translation>
    </message>
    <message>
        <source>Change priority</source>
        <translation>Alterar prioridade</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Play a&amp;gain and again</source>
        <translation>&amp;Repetir sem parar</translation>
    </message>
    <message>
        <source>Repeat a part of the animation until it is stopped</source>
        <translation>Repetir uma parte da animação até que seja parada</translation>
    </message>
    <message>
        <source>Loop from</source>
        <translation>Repetição de</translation>
    </message>
    <message>
        <source>The second at which the loop begins</source>
        <translation>O segundo em que a repetição começa</translation>
    </message>
    <message>
        <source>Loop to</source>
        <translation>Repetição até</translation>
    </message>
    <message>
        <source>The second at which the loop ends</source>
        <translation>O segundo em que a repetição termina</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fim</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Fr&amp;om</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>até</translation>
    </message>
    <message>
        <source>Change loop</source>
        <translation>Alterar repetição</translation>
    </message>
    <message>
        <source>Change begin of loop</source>
        <translation>Alterar início da repetição</translation>
    </message>
    <message>
        <source>Change end of loop</source>
        <translation>Alterar fim da repetição</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Seconds in which the avatar blends into the animation</source>
        <translation>Segundos em que o avatar passa para a animação</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Seconds in which the avatar blends out of the animation</source>
        <translation>Segundos em que o avatar sai da animação</translation>
    </message>
    <message>
        <source>Ease &amp;in</source>
        <translation>E&amp;ntrada</translation>
    </message>
    <message>
        <source>out</source>
        <translation>saída</translation>
    </message>
    <message>
        <source>Change ease in</source>
        <translation>Alterar entrada</translation>
    </message>
    <message>
        <source>Change ease out</source>
        <translation>Alterar saída</translation>
    </message>
    <message>
        <source>How the hands are held while the animation plays</source>
        <translation>Como as mãos ficam enquanto a animação é reproduzida</translation>
    </message>
    <message>
        <source>Ha&amp;nd pose</source>
        <translation>P&amp;ose das mãos</translation>
    </message>
    <message>
        <source>Change hand pose</source>
        <translation>Alterar pose das mãos</translation>
    </message>
    <message>
        <source>The name of an expression of the face; empty for none</source>
        <translation>O nome de uma expressão do rosto; vazio para nenhuma</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>E&amp;xpression</source>
        <translation>Expre&amp;ssão</translation>
    </message>
    <message>
        <source>Change expression</source>
        <translation>Alterar expressão</translation>
    </message>
</context>
<context>
    <name>limber::BesideList</name>
    <message>
        <source>Clips beside this one</source>
        <translation>Clipes ao lado deste</translation>
    </message>
    <message>
        <source>%1 (not loaded)</source>
        <translation>%1 (não carregado)</translation>
    </message>
    <message>
        <source>Hide it in the view (Enter)</source>
        <translation>Ocultar na vista (Enter)</translation>
    </message>
    <message>
        <source>Show it in the view (Enter)</source>
        <translation>Mostrar na vista (Enter)</translation>
    </message>
    <message>
        <source>Remove it (Delete)</source>
        <translation>Remover (Delete)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, hidden</source>
        <translation>%1: %2, oculto</translation>
    </message>
</context>
<context>
    <name>limber::BonesPanel</name>
    <message>
        <source>Bones</source>
        <translation>Ossos</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Osso</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Atual</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Include all bones &amp;below</source>
        <translation>&amp;Incluir todos os ossos abaixo</translation>
    </message>
    <message>
        <source>Also change the bones further down the same branches</source>
        <translation>Alterar também os ossos mais abaixo nos mesmos ramos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>New length of the selected bone, in the units of the file</source>
        <translation>Novo comprimento do osso selecionado, nas unidades do arquivo</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Fator</translation>
    </message>
    <message>
        <source>New length divided by the current length, for all selected bones</source>
        <translation>Novo comprimento dividido pelo atual, para todos os ossos selecionados</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore the length of the selected bones</source>
        <translation>Restaurar o comprimento dos ossos selecionados</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a bone by the joints at its ends</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>end site</source>
        <translation>extremidade</translation>
    </message>
    <message>
        <source>Select bones in the list, or click a joint in the preview.</source>
        <translation>Selecione ossos na lista, ou clique em uma junta na prévia.</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) set individually</source>
        <translation>
            <numerusform>%n osso definido individualmente</numerusform>
            <numerusform>%n ossos definidos individualmente</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>misto</translation>
    </message>
</context>
<context>
    <name>limber::BottomSwitch</name>
    <message>
        <source>Panels at the bottom</source>
        <translation>Painéis na parte inferior</translation>
    </message>
</context>
<context>
    <name>limber::CellActions</name>
    <message numerus="yes">
        <source>%1: %n frame(s)</source>
        <translation>
            <numerusform>%1: %n quadro</numerusform>
            <numerusform>%1: %n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Not pasted: the clipboard has %1 × %2 values, but only %3 × %4 fit here.</source>
        <translation>Não colado: a área de transferência tem %1 × %2 valores, mas só %3 × %4 cabem aqui.</translation>
    </message>
    <message numerus="yes">
        <source>Paste: %n frame(s)</source>
        <translation>
            <numerusform>Colar: %n quadro</numerusform>
            <numerusform>Colar: %n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Preencher para baixo</translation>
    </message>
    <message>
        <source>Nothing to interpolate: the first and the last frame of the motion stay as they are. Select frames between them.</source>
        <translation>Nada a interpolar: o primeiro e o último quadro do movimento ficam como estão. Selecione quadros entre eles.</translation>
    </message>
    <message>
        <source>Interpolate</source>
        <translation>Interpolar</translation>
    </message>
    <message>
        <source>Add to Values</source>
        <translation>Somar aos valores</translation>
    </message>
    <message>
        <source>Add to all selected cells:</source>
        <translation>Somar a todas as células selecionadas:</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Adicionar %1</translation>
    </message>
    <message>
        <source>Scale Values</source>
        <translation>Escalar valores</translation>
    </message>
    <message>
        <source>Multiply all selected cells by:</source>
        <translation>Multiplicar todas as células selecionadas por:</translation>
    </message>
    <message>
        <source>Scale by %1</source>
        <translation>Escalar por %1</translation>
    </message>
</context>
<context>
    <name>limber::CellClipboard</name>
    <message>
        <source>Line %1 of the clipboard has %2 cells, the first has %3.</source>
        <translation>A linha %1 da área de transferência tem %2 células, a primeira tem %3.</translation>
    </message>
    <message>
        <source>Line %1 of the clipboard: expected a number, found “%2”.</source>
        <translation>Linha %1 da área de transferência: esperado um número, encontrado “%2”.</translation>
    </message>
    <message>
        <source>The clipboard holds no numbers.</source>
        <translation>A área de transferência não contém números.</translation>
    </message>
</context>
<context>
    <name>limber::ChangeRow</name>
    <message>
        <source>Change</source>
        <translation>Alteração</translation>
    </message>
    <message>
        <source>The frames that the next change of a pose affects. Drag the ends: Shift makes both equal, Ctrl snaps to seconds and to the range. Double-click an end to make the other one equal.</source>
        <translation>Os quadros a que vai a próxima alteração de uma pose. Arraste os fins: Shift iguala os dois, Ctrl adere a segundos e ao intervalo. Clique duplo em um fim iguala o outro.</translation>
    </message>
    <message>
        <source>no frames</source>
        <translation>nenhum quadro</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>The current frame is outside of the range: nothing would change</source>
        <translation>O quadro atual está fora do intervalo: nada mudaria</translation>
    </message>
    <message>
        <source>There is no range: drag in the ruler with Shift to set one</source>
        <translation>Não há intervalo: arraste na régua com Shift para definir um</translation>
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
        <translation>Canais</translation>
    </message>
    <message>
        <source>Show or hide this curve; with Alt, show no other</source>
        <translation>Mostrar ou ocultar esta curva; com Alt, mostrar só ela</translation>
    </message>
    <message>
        <source>Lock this channel: no edit of curves changes it</source>
        <translation>Bloquear este canal: nenhuma edição de curvas o altera</translation>
    </message>
    <message>
        <source>H hides or shows the selected channels, Shift+L locks or unlocks them</source>
        <translation>H oculta ou mostra os canais selecionados, Shift+L os bloqueia ou desbloqueia</translation>
    </message>
</context>
<context>
    <name>limber::ChannelsDialog</name>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
    </message>
    <message>
        <source>Channels of %1, in the order of the file:</source>
        <translation>Canais de %1, na ordem do arquivo:</translation>
    </message>
    <message>
        <source>Channels of the joint</source>
        <translation>Canais da junta</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Para cima</translation>
    </message>
    <message>
        <source>Move the channel up in the order</source>
        <translation>Mover o canal para cima na ordem</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Para baixo</translation>
    </message>
    <message>
        <source>Move the channel down in the order</source>
        <translation>Mover o canal para baixo na ordem</translation>
    </message>
    <message>
        <source>Rotations are applied in file order, each about the axes left by the one before. Changing the order recalculates the angles, so the pose stays the same.</source>
        <translation>As rotações são aplicadas na ordem do arquivo, cada uma em torno dos eixos deixados pela anterior. Mudar a ordem recalcula os ângulos, de modo que a pose continua igual.</translation>
    </message>
    <message>
        <source>Checking all frames…</source>
        <translation>Verificando todos os quadros…</translation>
    </message>
    <message>
        <source>No loss: the pose stays the same in every frame.</source>
        <translation>Sem perda: a pose continua igual em todos os quadros.</translation>
    </message>
    <message>
        <source>up to %1°</source>
        <translation>até %1°</translation>
    </message>
    <message>
        <source>up to %1 units</source>
        <translation>até %1 unidades</translation>
    </message>
    <message>
        <source>The pose changes by %1 (worst at frame %2).</source>
        <translation>A pose muda em %1 (pior no quadro %2).</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>Changing all frames…</source>
        <translation>Alterando todos os quadros…</translation>
    </message>
    <message>
        <source>Change channels</source>
        <translation>Alterar canais</translation>
    </message>
</context>
<context>
    <name>limber::CharacterActions</name>
    <message>
        <source>Show on Character</source>
        <translation>Mostrar no personagem</translation>
    </message>
    <message>
        <source>Characters (%1);;All files (*)</source>
        <translation>Personagens (%1);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Show %1 on %2</source>
        <translation>Mostrar %1 em %2</translation>
    </message>
    <message>
        <source>Import the motion of %1</source>
        <translation>Importar o movimento de %1</translation>
    </message>
    <message>
        <source>reading was cancelled</source>
        <translation>a leitura foi cancelada</translation>
    </message>
    <message>
        <source>Show %1 on %2?</source>
        <translation>Mostrar %1 em %2?</translation>
    </message>
    <message>
        <source>The motion stays as it is and is seen on the character. Import opens what the file has of motion as a document of its own.</source>
        <translation>O movimento fica como está e é visto no personagem. “Importar” abre o movimento que o arquivo contém como um documento próprio.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
</context>
<context>
    <name>limber::CharacterExport</name>
    <message>
        <source>Retargeting</source>
        <translation>Retarget</translation>
    </message>
    <message>
        <source>Retargeting onto %1…</source>
        <translation>Transferindo para %1…</translation>
    </message>
    <message>
        <source>%1 on %2.bvh</source>
        <translation>%1 em %2.bvh</translation>
    </message>
</context>
<context>
    <name>limber::CharacterFormChoice</name>
    <message>
        <source>Write as</source>
        <translation>Gravar como</translation>
    </message>
    <message>
        <source>What kind of file the motion on the character becomes</source>
        <translation>Em que tipo de arquivo o movimento no personagem se torna</translation>
    </message>
    <message>
        <source>Motion for %1</source>
        <translation>Movimento para %1</translation>
    </message>
    <message>
        <source>Only for characters of .glb, .gltf and .vrm files</source>
        <translation>Só para personagens de arquivos .glb, .gltf e .vrm</translation>
    </message>
</context>
<context>
    <name>limber::CharacterNews</name>
    <message>
        <source>Find…</source>
        <translation>Procurar…</translation>
    </message>
    <message>
        <source>Choose the file of the character</source>
        <translation>Escolher o arquivo do personagem</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Show the motion without a character</source>
        <translation>Mostrar o movimento sem personagem</translation>
    </message>
    <message>
        <source>%1 is not the file that this project was saved with. It is used as it is now.</source>
        <translation>%1 não é o arquivo com que este projeto foi salvo. Ele é usado como está agora.</translation>
    </message>
    <message>
        <source>%1 has changed since it was shown. It is used as it is now.</source>
        <translation>%1 mudou desde que foi mostrado. Ele é usado como está agora.</translation>
    </message>
    <message>
        <source>%1 has changed and cannot be shown, so the one before stays: %2</source>
        <translation>%1 mudou e não pode ser mostrado, por isso o anterior permanece: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) of the mapping no longer exist: %1.</source>
        <translation>
            <numerusform>%n articulação do mapeamento não existe mais: %1.</numerusform>
            <numerusform>%n articulações do mapeamento não existem mais: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A project keeps %1 only if it is in the folder of %2 or below it.</source>
        <translation>Um projeto só mantém %1 se estiver na pasta de %2 ou abaixo dela.</translation>
    </message>
    <message>
        <source>Copy %1 beside the project</source>
        <translation>Copiar %1 para junto do projeto</translation>
    </message>
    <message>
        <source>%1 is not where it was: the motion is shown without it.</source>
        <translation>%1 não está onde estava: o movimento é mostrado sem ele.</translation>
    </message>
    <message>
        <source>%1 cannot be shown, the motion is shown without it: %2</source>
        <translation>Não é possível mostrar %1, o movimento é mostrado sem ele: %2</translation>
    </message>
</context>
<context>
    <name>limber::CharacterPanel</name>
    <message>
        <source>See this motion on a character of yours. Open a .glb, .gltf, .vrm or .fbx file, or drop it on the window.</source>
        <translation>Veja este movimento em um personagem seu. Abra um arquivo .glb, .gltf, .vrm ou .fbx, ou solte-o na janela.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lendo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Substituir…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n articulação</numerusform>
            <numerusform>%n articulações</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 triangles</source>
        <translation>%1 triângulos</translation>
    </message>
    <message>
        <source>%1 m tall</source>
        <translation>%1 m de altura</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n textura</numerusform>
            <numerusform>%n texturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph(s) stay at rest.</source>
        <translation>
            <numerusform>%n morph fica em repouso.</numerusform>
            <numerusform>%n morphs ficam em repouso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retargeting…</source>
        <translation>Transferindo…</translation>
    </message>
    <message>
        <source>It has the skeleton of this motion: it is shown as it is.</source>
        <translation>Ele tem o esqueleto deste movimento: é mostrado como está.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n joint(s) follow the motion.</source>
        <translation>
            <numerusform>%1 de %n articulação segue o movimento.</numerusform>
            <numerusform>%1 de %n articulações seguem o movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licença: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) follow nothing</source>
        <translation>
            <numerusform>%n articulação não segue nada</numerusform>
            <numerusform>%n articulações não seguem nada</numerusform>
        </translation>
    </message>
    <message>
        <source>They rest where the joints above them are</source>
        <translation>Elas repousam junto às articulações acima delas</translation>
    </message>
    <message>
        <source>Which side is left is not clear for some joints. Edit… asks.</source>
        <translation>Em algumas articulações não está claro qual lado é o esquerdo. Editar… pergunta.</translation>
    </message>
    <message>
        <source>The figure hangs head down in its file: the character stands upright, and bones and handles stay where the file has them.</source>
        <translation>No arquivo a figura está de cabeça para baixo: o personagem fica de pé, e ossos e alças ficam onde o arquivo os tem.</translation>
    </message>
    <message>
        <source>Edit… chooses the others.</source>
        <translation>Editar… escolhe as outras.</translation>
    </message>
    <message>
        <source>Show Mannequin</source>
        <translation>Mostrar manequim</translation>
    </message>
    <message numerus="yes">
        <source>The motion has %n figures. The character follows one of them: Edit… chooses which.</source>
        <translation>
            <numerusform>O movimento tem %n figura.</numerusform>
            <numerusform>O movimento tem %n figuras. O personagem segue uma delas: “Editar…” escolhe qual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the shape of the body, %n more could.</source>
        <translation>
            <numerusform>Pela forma do corpo, mais %n poderia seguir.</numerusform>
            <numerusform>Pela forma do corpo, mais %n poderiam seguir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mesh(es)</source>
        <translation>
            <numerusform>%n malha</numerusform>
            <numerusform>%n malhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s) of its own</source>
        <translation>
            <numerusform>%n animação própria</numerusform>
            <numerusform>%n animações próprias</numerusform>
        </translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personagem</translation>
    </message>
    <message>
        <source>It is not shown: the motion is shown without it.</source>
        <translation>Ele não é mostrado: o movimento é mostrado sem ele.</translation>
    </message>
</context>
<context>
    <name>limber::CleanUpActions</name>
    <message>
        <source>Copied; it needs the contacts saved as contacts.json: %1</source>
        <translation>Copiado; salve os contatos como contacts.json para ele: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Recording: what you apply becomes a recipe</source>
        <translation>Gravando: o que for aplicado vira uma receita</translation>
    </message>
    <message>
        <source>Nothing was applied, so there is no recipe</source>
        <translation>Nada foi aplicado, portanto não há receita</translation>
    </message>
    <message>
        <source>Save Recipe</source>
        <translation>Salvar receita</translation>
    </message>
    <message>
        <source>Recipes (*.limber-recipe);;All files (*)</source>
        <translation>Receitas (*.limber-recipe);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 não foi salvo: %2</translation>
    </message>
    <message>
        <source>Clean Up Selected Joints</source>
        <translation>Limpar juntas selecionadas</translation>
    </message>
</context>
<context>
    <name>limber::CleanUpPanel</name>
    <message>
        <source>Choose an operation to see what it does to this motion.</source>
        <translation>Escolha uma operação para ver o que ela faz com este movimento.</translation>
    </message>
    <message>
        <source>No joint is selected.</source>
        <translation>Nenhuma junta está selecionada.</translation>
    </message>
    <message>
        <source>Set this first: %1.</source>
        <translation>Defina isto primeiro: %1.</translation>
    </message>
    <message>
        <source>Set a range: Shift and drag in the timeline, or choose %1 and %2.</source>
        <translation>Defina um intervalo: arraste na linha do tempo com Shift, ou escolha “%1” e “%2”.</translation>
    </message>
    <message>
        <source>The document has changed. Change a setting to see a preview again.</source>
        <translation>O documento mudou. Altere uma configuração para ver a prévia de novo.</translation>
    </message>
</context>
<context>
    <name>limber::CleanUpResult</name>
    <message>
        <source>%1, frame %2</source>
        <translation>%1, quadro %2</translation>
    </message>
    <message>
        <source>Nothing to change</source>
        <translation>Nada a alterar</translation>
    </message>
    <message>
        <source>The skeleton changes</source>
        <translation>O esqueleto muda</translation>
    </message>
    <message>
        <source>The motion&apos;s values stay</source>
        <translation>Os valores do movimento ficam</translation>
    </message>
    <message>
        <source>Largest rotation %1° (%2)</source>
        <translation>Maior giro %1° (%2)</translation>
    </message>
    <message>
        <source>Largest shift %1 units (%2)</source>
        <translation>Maior desvio %1 unidades (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of layers that override reach beyond the remaining frames and will be removed.</source>
        <translation>
            <numerusform>%n chave de camadas que encobrem o que está abaixo vai além dos quadros que ficam, e será retirada.</numerusform>
            <numerusform>%n chaves de camadas que encobrem o que está abaixo vão além dos quadros que ficam, e serão retiradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The number of frames changes, and layers cannot follow: %n layer(s) will be removed. Merge them first to keep their effect.</source>
        <translation>
            <numerusform>O número de quadros muda, e as camadas não podem acompanhar: %n camada será retirada. Mescle-a antes para manter o que ela faz.</numerusform>
            <numerusform>O número de quadros muda, e as camadas não podem acompanhar: %n camadas serão retiradas. Mescle-as antes para manter o que elas fazem.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) become %1</source>
        <translation>
            <numerusform>%n quadro vira %1</numerusform>
            <numerusform>%n quadros viram %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 frames and %3 of %4 joints change</source>
        <translation>%1 de %2 quadros e %3 de %4 juntas mudam</translation>
    </message>
    <message numerus="yes">
        <source>Applied: %n frame(s) became %1</source>
        <translation>
            <numerusform>Aplicado: %n quadro virou %1</numerusform>
            <numerusform>Aplicado: %n quadros viraram %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Applied: the skeleton changed</source>
        <translation>Aplicado: o esqueleto mudou</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Aplicado</translation>
    </message>
    <message numerus="yes">
        <source>Applied: %n frame(s) changed</source>
        <translation>
            <numerusform>Aplicado: %n quadro mudou</numerusform>
            <numerusform>Aplicado: %n quadros mudaram</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) change, joints: %1</source>
        <translation>
            <numerusform>%n quadro muda, juntas: %1</numerusform>
            <numerusform>%n quadros mudam, juntas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) change</source>
        <translation>
            <numerusform>%n quadro muda</numerusform>
            <numerusform>%n quadros mudam</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ClipField</name>
    <message>
        <source>Not Set</source>
        <translation>Não definido</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Escolher um arquivo</translation>
    </message>
    <message>
        <source>BVH files (*.bvh *.BVH);;All files (*)</source>
        <translation>Arquivos BVH (*.bvh *.BVH);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Choose a File</source>
        <translation>Escolher um arquivo</translation>
    </message>
</context>
<context>
    <name>limber::ClipsField</name>
    <message>
        <source>Add…</source>
        <translation>Adicionar…</translation>
    </message>
    <message>
        <source>From &amp;Files…</source>
        <translation>De &amp;arquivos…</translation>
    </message>
    <message>
        <source>Choose Clips to Learn From</source>
        <translation>Escolher clipes para aprender</translation>
    </message>
    <message>
        <source>Do not learn from this clip</source>
        <translation>Não aprender com este clipe</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
</context>
<context>
    <name>limber::CommandNeed</name>
    <message>
        <source>Select a joint first.</source>
        <translation>Selecione primeiro uma junta.</translation>
    </message>
    <message>
        <source>Select one joint first.</source>
        <translation>Selecione primeiro uma única junta.</translation>
    </message>
    <message>
        <source>Select cells of the motion table first.</source>
        <translation>Selecione primeiro células da tabela de movimento.</translation>
    </message>
    <message>
        <source>Select a channel in the curves first.</source>
        <translation>Selecione primeiro um canal nas curvas.</translation>
    </message>
    <message>
        <source>The clip has no frames.</source>
        <translation>O clipe não tem quadros.</translation>
    </message>
    <message>
        <source>Choose a layer that allows it first.</source>
        <translation>Escolha primeiro uma camada que permita isso.</translation>
    </message>
    <message>
        <source>The document has no layers.</source>
        <translation>O documento não tem camadas.</translation>
    </message>
    <message>
        <source>Show the motion on a character first.</source>
        <translation>Mostre primeiro o movimento em um personagem.</translation>
    </message>
    <message>
        <source>No other document is open.</source>
        <translation>Nenhum outro documento está aberto.</translation>
    </message>
    <message>
        <source>Show two or four views first.</source>
        <translation>Mostre primeiro duas ou quatro vistas.</translation>
    </message>
    <message>
        <source>Choose an operation in Clean Up first.</source>
        <translation>Escolha primeiro uma operação em Limpeza.</translation>
    </message>
    <message>
        <source>Copy a pose first.</source>
        <translation>Copie primeiro uma pose.</translation>
    </message>
    <message>
        <source>There are no marks in the timeline.</source>
        <translation>Não há marcas na linha do tempo.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Não há nada para desfazer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Não há nada para refazer.</translation>
    </message>
    <message>
        <source>No operation was applied yet.</source>
        <translation>Nenhuma operação foi aplicada ainda.</translation>
    </message>
    <message>
        <source>No file was refused that can be repaired.</source>
        <translation>Nenhum arquivo recusado pode ser reparado.</translation>
    </message>
    <message>
        <source>The document has no file yet.</source>
        <translation>O documento ainda não tem arquivo.</translation>
    </message>
    <message>
        <source>No joint is hidden.</source>
        <translation>Nenhuma junta está oculta.</translation>
    </message>
    <message>
        <source>No joint is locked.</source>
        <translation>Nenhuma junta está bloqueada.</translation>
    </message>
    <message>
        <source>Nothing is pinned.</source>
        <translation>Nada está fixado.</translation>
    </message>
    <message>
        <source>No range is set.</source>
        <translation>Nenhum intervalo está definido.</translation>
    </message>
    <message>
        <source>No contacts were changed by hand.</source>
        <translation>Nenhum contato foi alterado à mão.</translation>
    </message>
    <message>
        <source>Open a file first.</source>
        <translation>Abra primeiro um arquivo.</translation>
    </message>
    <message>
        <source>This is not possible at the moment.</source>
        <translation>Isso não é possível no momento.</translation>
    </message>
    <message>
        <source>The window is too narrow for that.</source>
        <translation>A janela é estreita demais para isso.</translation>
    </message>
</context>
<context>
    <name>limber::CommandSearch</name>
    <message>
        <source>Find a command</source>
        <translation>Procurar um comando</translation>
    </message>
    <message>
        <source>Type a few letters of a command and press Enter</source>
        <translation>Digite algumas letras de um comando e pressione Enter</translation>
    </message>
    <message>
        <source>Find a command…  %1</source>
        <translation>Procurar um comando…  %1</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Comandos encontrados</translation>
    </message>
    <message>
        <source>No command matches “%1”</source>
        <translation>Nenhum comando corresponde a “%1”</translation>
    </message>
    <message>
        <source>No command matches “%1”; some of the words:</source>
        <translation>Nenhum comando corresponde a “%1”; a algumas das palavras:</translation>
    </message>
</context>
<context>
    <name>limber::CompareActions</name>
    <message numerus="yes">
        <source>%n clip(s) lie beside this one: no more are possible</source>
        <translation>
            <numerusform>%n clipe está ao lado deste, e não cabem mais</numerusform>
            <numerusform>%n clipes estão ao lado deste, e não cabem mais</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with a File</source>
        <translation>Comparar com um arquivo</translation>
    </message>
    <message>
        <source>BVH motion capture files (*.bvh *.BVH);;All files (*)</source>
        <translation>Arquivos BVH de captura de movimento (*.bvh *.BVH);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 não foi aberto: %2</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
</context>
<context>
    <name>limber::CompareHead</name>
    <message>
        <source>&amp;Placed</source>
        <translation>P&amp;osição</translation>
    </message>
    <message>
        <source>As in the Files</source>
        <translation>Como nos arquivos</translation>
    </message>
    <message>
        <source>Equal at the Start</source>
        <translation>Iguais no início</translation>
    </message>
    <message>
        <source>Root on Root</source>
        <translation>Raiz sobre raiz</translation>
    </message>
    <message>
        <source>Where the second figure stands: as its file says, moved so that both begin in the same position, or with its root on the other one&apos;s root in every frame</source>
        <translation>Onde a segunda figura fica: como diz seu arquivo, movida de modo que ambas comecem no mesmo lugar, ou com sua raiz sobre a outra em cada quadro</translation>
    </message>
    <message>
        <source>&amp;Rotations</source>
        <translation>&amp;Rotações</translation>
    </message>
    <message>
        <source>Relative to Parents</source>
        <translation>Em relação aos pais</translation>
    </message>
    <message>
        <source>In the World</source>
        <translation>No mundo</translation>
    </message>
    <message>
        <source>Which rotations of the joints are compared</source>
        <translation>Que rotações das juntas são comparadas</translation>
    </message>
    <message>
        <source>Second clip</source>
        <translation>Segundo clipe</translation>
    </message>
    <message>
        <source>The clip that is seen beside this one and compared with it; it is only read</source>
        <translation>O clipe que se vê ao lado deste e é comparado com ele; é apenas lido</translation>
    </message>
    <message>
        <source>Add a clip</source>
        <translation>Adicionar um clipe</translation>
    </message>
    <message>
        <source>&amp;Second clip</source>
        <translation>&amp;2º clipe</translation>
    </message>
    <message>
        <source>Shift in frames</source>
        <translation>Defasagem em quadros</translation>
    </message>
    <message>
        <source>A frame of this clip is compared with what the second one shows that many frames later</source>
        <translation>Um quadro deste clipe é comparado com o que o segundo mostra tantos quadros depois</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>E&amp;ncontrar</translation>
    </message>
    <message>
        <source>Take the shift at which the speeds of both figures agree best, within five seconds</source>
        <translation>Usar a defasagem em que as velocidades das duas figuras mais coincidem, dentro de cinco segundos</translation>
    </message>
    <message>
        <source>Sh&amp;ift</source>
        <translation>De&amp;fasagem</translation>
    </message>
    <message>
        <source>Offset along %1</source>
        <translation>Deslocamento em %1</translation>
    </message>
    <message>
        <source>Moves the second figure from where it is placed, in the units of this clip</source>
        <translation>Move a segunda figura de onde está posta, nas unidades deste clipe</translation>
    </message>
    <message>
        <source>&amp;Offset</source>
        <translation>&amp;Offset</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Arquivo…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) lie beside this one: no more are possible</source>
        <translation>
            <numerusform>%n clipe está ao lado deste, e não cabem mais</numerusform>
            <numerusform>%n clipes estão ao lado deste, e não cabem mais</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another clip beside this one</source>
        <translation>Pôr mais um clipe ao lado deste</translation>
    </message>
    <message>
        <source>frames, %1 s</source>
        <translation>quadros, %1 s</translation>
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
        <translation>Carre&amp;gar</translation>
    </message>
    <message>
        <source>Read this file and lay it beside the clip as the project says</source>
        <translation>Ler este arquivo e pô-lo ao lado do clipe como diz o projeto</translation>
    </message>
    <message>
        <source>Load &amp;All</source>
        <translation>Carregar &amp;todos</translation>
    </message>
    <message>
        <source>Read all files that the project names beside the clip</source>
        <translation>Ler todos os arquivos que o projeto cita ao lado do clipe</translation>
    </message>
    <message>
        <source>Differences of the joints</source>
        <translation>Diferenças das juntas</translation>
    </message>
    <message>
        <source>Click a row to select its joint and jump to the frame with the largest difference</source>
        <translation>Uma linha seleciona sua junta e vai para o quadro em que ela mais difere</translation>
    </message>
    <message>
        <source>Leave out joints that differ by less than is shown</source>
        <translation>Deixar de fora as juntas que diferem menos do que se mostra</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabela</translation>
    </message>
    <message>
        <source>Copy all rows for a spreadsheet</source>
        <translation>Copiar todas as linhas para uma planilha</translation>
    </message>
    <message>
        <source>Open a motion to compare it with another one.</source>
        <translation>Abra um movimento para compará-lo com outro.</translation>
    </message>
    <message>
        <source>Choose a second clip above. It is shown beside this one, and the panel lists joint by joint how far apart the two are. Neither is changed.</source>
        <translation>Escolha acima um segundo clipe. Ele é mostrado ao lado deste, e o painel lista junta por junta quanto os dois diferem. Nenhum é alterado.</translation>
    </message>
    <message>
        <source>%1 was beside this clip when the project was saved. It is not read until you ask for it.</source>
        <translation>%1 estava ao lado deste clipe quando o projeto foi salvo. Só é lido quando você pedir.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Rotated: up is %1 there and %2 here.</source>
        <translation>Virado para ficar em pé: lá %1 aponta para cima, neste clipe %2.</translation>
    </message>
    <message>
        <source>Rotations: mean %1°, max %2° at %3, frame %4</source>
        <translation>Rotações: média %1°, máx. %2° em %3, quadro %4</translation>
    </message>
    <message>
        <source>Positions: mean %1, max %2 units at %3, frame %4</source>
        <translation>Posições: média %1, máx. %2 unidades em %3, quadro %4</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) compared</source>
        <translation>
            <numerusform>%n quadro comparado</numerusform>
            <numerusform>%n quadros comparados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n joint(s) or end site(s) unmatched</source>
        <translation>
            <numerusform>%1 · %n junta ou extremidade sem par</numerusform>
            <numerusform>%1 · %n juntas ou extremidades sem par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n joint(s) alike</source>
        <translation>
            <numerusform>Ocultar %n junta igual</numerusform>
            <numerusform>Ocultar %n juntas iguais</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide joints that are alike</source>
        <translation>Ocultar juntas iguais</translation>
    </message>
    <message>
        <source>Rotations: mean %1°, max %2°</source>
        <translation>Rotações: média %1°, máx. %2°</translation>
    </message>
    <message>
        <source>Positions: mean %1, max %2 units</source>
        <translation>Posições: média %1, máx. %2 unidades</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n unmatched</source>
        <translation>
            <numerusform>%1 · %n sem par</numerusform>
            <numerusform>%1 · %n sem par</numerusform>
        </translation>
    </message>
    <message>
        <source>The two clips have no joints that belong together.</source>
        <translation>Os dois clipes não têm juntas que correspondam.</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) paired by body part</source>
        <translation>
            <numerusform>%n junta pareada pela parte do corpo</numerusform>
            <numerusform>%n juntas pareadas pela parte do corpo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) paired</source>
        <translation>
            <numerusform>%n junta pareada</numerusform>
            <numerusform>%n juntas pareadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaled by %1: another size.</source>
        <translation>Escala de %1: outro tamanho.</translation>
    </message>
</context>
<context>
    <name>limber::ContactActions</name>
    <message>
        <source>Detect contacts again</source>
        <translation>Detectar contatos de novo</translation>
    </message>
</context>
<context>
    <name>limber::ContactBars</name>
    <message>
        <source>Foot contacts</source>
        <translation>Contatos dos pés</translation>
    </message>
    <message>
        <source>No feet were detected.</source>
        <translation>Nenhum pé foi detectado.</translation>
    </message>
    <message>
        <source>%1 planted, frames %2–%3 (%5 s from %4 s)</source>
        <translation>%1 apoiado, quadros %2–%3 (%5 s a partir de %4 s)</translation>
    </message>
    <message>
        <source>Drag to add a contact, or double-click for a short one. Drag a bar or its ends to change it, with Ctrl to snap; double-click it to remove it.</source>
        <translation>Arraste para adicionar um contato, ou clique duplo para um curto. Arraste uma barra ou seus fins para alterá-la, com Ctrl para aderir; clique duplo a remove.</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>apoiado</translation>
    </message>
    <message>
        <source>Up and Down select a foot or a toe, Ctrl+Left and Ctrl+Right a contact. Left and Right move one end of it, Home and End select which; with Shift they move the whole contact. Insert adds a contact at the current frame, Delete removes one.</source>
        <translation>Para cima e para baixo escolhem um pé ou uma ponta, Ctrl+esquerda e Ctrl+direita um contato. Esquerda e direita movem um fim dele, Home e End escolhem qual; com Shift movem o contato inteiro. Insert adiciona um contato no quadro atual, Delete remove um.</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>Pé esquerdo</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>Pé direito</translation>
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
        <translation>Abrir contatos</translation>
    </message>
    <message>
        <source>Contacts (*.json);;All files (*)</source>
        <translation>Contatos (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open contacts</source>
        <translation>Abrir contatos</translation>
    </message>
    <message>
        <source>Save Contacts</source>
        <translation>Salvar contatos</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
</context>
<context>
    <name>limber::ContactStrip</name>
    <message>
        <source>Contacts</source>
        <translation>Contatos</translation>
    </message>
    <message>
        <source>No feet were detected.</source>
        <translation>Nenhum pé foi detectado.</translation>
    </message>
    <message>
        <source>Detecting feet…</source>
        <translation>Detectando pés…</translation>
    </message>
    <message>
        <source>Contact of %1</source>
        <translation>Contato de %1</translation>
    </message>
    <message>
        <source>No contact is set.</source>
        <translation>Nenhum contato está definido.</translation>
    </message>
    <message>
        <source>No contacts: the leg is not complete.</source>
        <translation>Sem contatos: a perna não está completa.</translation>
    </message>
    <message>
        <source>In the air from frame %1 to %2 (%3 s): falls at %4 m/s² if the figure is 1.70 m tall; on earth it would be 9.8</source>
        <translation>No ar do quadro %1 ao %2 (%3 s): cai a %4 m/s² se a figura tiver 1,70 m; na Terra seriam 9,8</translation>
    </message>
</context>
<context>
    <name>limber::ContactsPanel</name>
    <message>
        <source>&amp;Detect Again</source>
        <translation>&amp;Detectar de novo</translation>
    </message>
    <message>
        <source>No feet were detected in the source skeleton.</source>
        <translation>Nenhum pé foi detectado no esqueleto fonte.</translation>
    </message>
    <message>
        <source>Discard your changes to the foot contacts and detect them again</source>
        <translation>Descartar suas alterações nos contatos dos pés e detectá-los de novo</translation>
    </message>
    <message>
        <source>Foot contacts (not locked)</source>
        <translation>Contatos dos pés (não travados)</translation>
    </message>
    <message>
        <source>Foot contacts (edited)</source>
        <translation>Contatos dos pés (editados)</translation>
    </message>
    <message>
        <source>Foot contacts (detected)</source>
        <translation>Contatos dos pés (detectados)</translation>
    </message>
    <message>
        <source>No contact is set.</source>
        <translation>Nenhum contato está definido.</translation>
    </message>
    <message>
        <source>No contacts: the report says why.</source>
        <translation>Sem contatos: o relatório diz por quê.</translation>
    </message>
</context>
<context>
    <name>limber::CrashReportDialog</name>
    <message>
        <source>Report of the Unexpected End</source>
        <translation>Relatório do fim inesperado</translation>
    </message>
    <message>
        <source>This is all that was written, to %1. It holds nothing of your files.</source>
        <translation>Isto é tudo o que foi gravado, em %1. Não contém nada dos seus arquivos.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the whole report, to pass it on</source>
        <translation>Copiar o relatório inteiro, para repassá-lo</translation>
    </message>
</context>
<context>
    <name>limber::CurveGesture</name>
    <message>
        <source>The last change is still being computed.</source>
        <translation>A última alteração ainda está sendo calculada.</translation>
    </message>
    <message>
        <source>The curves are still being computed.</source>
        <translation>As curvas ainda estão sendo calculadas.</translation>
    </message>
    <message>
        <source>A change of the whole clip creates a separate layer: %1. The values in the file do not change.</source>
        <translation>Uma alteração do clipe inteiro vai para uma camada própria: %1. Os números do arquivo ficam como estão.</translation>
    </message>
</context>
<context>
    <name>limber::CurveHead</name>
    <message>
        <source>Angles</source>
        <translation>Ângulos</translation>
    </message>
    <message>
        <source>The numbers of the file</source>
        <translation>Os números do arquivo</translation>
    </message>
    <message>
        <source>Continuous</source>
        <translation>Contínuos</translation>
    </message>
    <message>
        <source>Rotations without jumps by full turns; edits are written close to the numbers of the file</source>
        <translation>Rotações sem saltos de volta em volta; edições são gravadas perto dos números do arquivo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>How fast each joint rotates, in degrees per second</source>
        <translation>A velocidade com que cada junta gira, em graus por segundo</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Select points with a box</source>
        <translation>Selecionar pontos com uma caixa</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Laço</translation>
    </message>
    <message>
        <source>Select points with a lasso</source>
        <translation>Selecionar pontos com um laço</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Desenhar</translation>
    </message>
    <message>
        <source>Draw over the samples; at both ends the falloff blends into the curve</source>
        <translation>Desenhar sobre as amostras; nas duas pontas o decaimento se funde com a curva</translation>
    </message>
    <message>
        <source>Fit all values</source>
        <translation>Ajustar a todos os valores</translation>
    </message>
    <message>
        <source>Show all values (A, Home)</source>
        <translation>Mostrar todos os valores (A, Home)</translation>
    </message>
    <message>
        <source>Fit selected points</source>
        <translation>Ajustar aos pontos selecionados</translation>
    </message>
    <message>
        <source>Show the selected samples or keys (F)</source>
        <translation>Mostrar as amostras ou chaves selecionadas (F)</translation>
    </message>
    <message>
        <source>Keys within</source>
        <translation>Chaves dentro de</translation>
    </message>
    <message>
        <source>How far the curve of the keys may be from the motion, in degrees; unless you set it, it follows the jitter of the curves</source>
        <translation>Quanto a curva das chaves pode se afastar do movimento, em graus; por si só se ajusta ao que treme nas curvas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep detail</source>
        <translation>Manter detalhe</translation>
    </message>
    <message>
        <source>Preserve captured detail when keys move; otherwise the curve replaces the motion. Changes of a layer always preserve it</source>
        <translation>O que o movimento é além da curva de suas chaves fica quando as chaves se movem; senão essa curva toma seu lugar. Alterações de uma camada sempre o mantêm</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Aderir</translation>
    </message>
    <message>
        <source>Drag to marks, whole seconds and whole steps of values; Ctrl switches this on or off for one drag</source>
        <translation>Arrastar até marcas, segundos inteiros e passos inteiros de valores; Ctrl faz isso em um só arraste, ou o desliga em um só</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>The step of values, for drags that snap and for Alt with the arrow keys</source>
        <translation>O passo dos valores, para arrastes que aderem e para Alt com as setas</translation>
    </message>
    <message>
        <source>Before the last edit</source>
        <translation>Antes da última edição</translation>
    </message>
    <message>
        <source>Show the curves as they were before the last edit</source>
        <translation>Mostrar as curvas como eram antes da última edição</translation>
    </message>
    <message>
        <source>Finding keys… %1 %</source>
        <translation>Procurando chaves… %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) selected</source>
        <translation>
            <numerusform>%n amostra selecionada</numerusform>
            <numerusform>%n amostras selecionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n chave</numerusform>
            <numerusform>%n chaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selecionado</numerusform>
            <numerusform>%n selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>worst %1° at %2, %3 units at %4</source>
        <translation>pior %1° em %2, %3 unidades em %4</translation>
    </message>
    <message>
        <source>worst %1° at %2</source>
        <translation>pior %1° em %2</translation>
    </message>
    <message numerus="yes">
        <source>a drag changes %n frame(s)</source>
        <translation>
            <numerusform>um arraste altera %n quadro</numerusform>
            <numerusform>um arraste altera %n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>What the weight of the whole figure does; these curves are computed and cannot be edited</source>
        <translation>O que faz o peso da figura inteira; estas curvas são calculadas e não podem ser editadas</translation>
    </message>
    <message>
        <source>Where the centre of mass is and how fast it moves, in the units of the file</source>
        <translation>Onde está o centro de massa e com que velocidade se move, nas unidades do arquivo</translation>
    </message>
    <message>
        <source>What the ground carries of the figure below its left and right feet, in body weights</source>
        <translation>O que o chão suporta da figura sob os pés esquerdos e direitos, em pesos corporais</translation>
    </message>
</context>
<context>
    <name>limber::CurveKeys</name>
    <message>
        <source>Another edit changed the curves of %1, so their keys no longer apply. Fit Keys creates new ones.</source>
        <translation>Outra coisa alterou as curvas de %1: as chaves se foram. Ajustar chaves encontra novas.</translation>
    </message>
    <message>
        <source>Select a joint with rotations to find keys for it.</source>
        <translation>Selecione uma junta com rotações para encontrar chaves para ela.</translation>
    </message>
    <message>
        <source>The curves are still being computed.</source>
        <translation>As curvas ainda estão sendo calculadas.</translation>
    </message>
    <message>
        <source>There are no frames.</source>
        <translation>Não há quadros.</translation>
    </message>
</context>
<context>
    <name>limber::CurvePlot</name>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>Drag a box to select samples or keys, drag them to shape the curves; Ctrl and the arrow keys go from point to point, Alt and the arrow keys move the selected ones</source>
        <translation>Arraste uma caixa para selecionar amostras ou chaves, arraste-as para moldar as curvas; Ctrl e as setas vão de ponto a ponto, Alt e as setas movem os selecionados</translation>
    </message>
    <message>
        <source>Keys move in time only while no rotation of their joint is locked.</source>
        <translation>As chaves só se movem no tempo enquanto nenhuma rotação de sua junta está bloqueada.</translation>
    </message>
    <message>
        <source>Samples stay in their frames: fit keys to move in time.</source>
        <translation>As amostras ficam em seus quadros: ajuste chaves para mover no tempo.</translation>
    </message>
    <message>
        <source>There are no keys yet: Fit Keys finds some.</source>
        <translation>Ainda não há chaves: Ajustar chaves encontra algumas.</translation>
    </message>
    <message>
        <source>Select keys to delete them; a motion has a sample in every frame.</source>
        <translation>Selecione chaves para excluí-las; um movimento tem uma amostra em cada quadro.</translation>
    </message>
    <message>
        <source>There is no channel to draw on: choose one that is visible and not locked.</source>
        <translation>Não há canal em que desenhar: escolha um que esteja visível e não bloqueado.</translation>
    </message>
</context>
<context>
    <name>limber::CurvesPanel</name>
    <message>
        <source>Curves panel</source>
        <translation>Painel de curvas</translation>
    </message>
    <message>
        <source>Select a joint with channels to see its curves.</source>
        <translation>Selecione uma junta com canais para ver suas curvas.</translation>
    </message>
    <message>
        <source>Filter channels</source>
        <translation>Filtrar canais</translation>
    </message>
    <message>
        <source>Filter channels by name</source>
        <translation>Filtrar canais pelo nome</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>channels</comment>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>This clip has no figure that can be weighed.</source>
        <translation>Este clipe não tem uma figura que possa ser pesada.</translation>
    </message>
</context>
<context>
    <name>limber::CycleDistances</name>
    <message>
        <source>Frames %1 and %2 (%4 s), the most alike: %3 units apart</source>
        <translation>Quadros %1 e %2 (%4 s), os mais parecidos: %3 unidades de distância</translation>
    </message>
    <message>
        <source>Frames %1 and %2 (%4 s): %3 units apart</source>
        <translation>Quadros %1 e %2 (%4 s): %3 unidades de distância</translation>
    </message>
    <message>
        <source>Left and Right move the first frame of the cycle, Up and Down the last one, ten frames with Shift. Return jumps to the nearest matching pair, Home to the best match.</source>
        <translation>Esquerda e direita movem o primeiro quadro do ciclo, para cima e para baixo o último, dez quadros com Shift. Enter vai para o par parecido mais próximo, Home para o mais parecido.</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Primeiro quadro</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Último quadro</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Frames %1 to %2: the ends differ by %3 cm on a body of 170, and %4° at most</source>
        <translation>Quadros %1 a %2: as pontas diferem em %3 cm num corpo de 170, e %4° no máximo</translation>
    </message>
    <message>
        <source>Frames %1 and %2 (%4 s), the best cycle: %3 units apart</source>
        <translation>Quadros %1 e %2 (%4 s), o melhor ciclo: %3 unidades de distância</translation>
    </message>
    <message>
        <source>The figure turns %1° to the left in each cycle.</source>
        <translation>A figura gira %1° para a esquerda em cada ciclo.</translation>
    </message>
    <message>
        <source>The figure turns %1° to the right in each cycle.</source>
        <translation>A figura gira %1° para a direita em cada ciclo.</translation>
    </message>
</context>
<context>
    <name>limber::DifferenceRow</name>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>The largest angle between a joint and the same one of the second clip, and, fainter, the mean of all joints; numbers mark the worst frames</source>
        <translation>O maior ângulo entre uma junta e a mesma do segundo clipe e, mais claro, a média de todas as juntas; números marcam os piores quadros</translation>
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
        <translation>Juntas e extremidades que os dois clipes têm</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Junta</translation>
    </message>
    <message>
        <source>Mean angle between the rotations, over all frames</source>
        <translation>Ângulo médio entre as rotações, em todos os quadros</translation>
    </message>
    <message>
        <source>Mean °</source>
        <translation>Média °</translation>
    </message>
    <message>
        <source>Largest angle between the rotations in one frame</source>
        <translation>Maior ângulo entre as rotações em um quadro</translation>
    </message>
    <message>
        <source>Largest °</source>
        <translation>Maior °</translation>
    </message>
    <message>
        <source>The frame in which the rotation is farthest off</source>
        <translation>O quadro em que a rotação mais difere</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Mean distance between the positions, in the units of the file</source>
        <translation>Distância média entre as posições, nas unidades do arquivo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Largest distance between the positions in one frame, in the units of the file</source>
        <translation>Maior distância entre as posições em um quadro, nas unidades do arquivo</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distância</translation>
    </message>
    <message>
        <source>Mean degrees</source>
        <translation>Graus em média</translation>
    </message>
    <message>
        <source>Largest degrees</source>
        <translation>Graus no máximo</translation>
    </message>
    <message>
        <source>Mean units</source>
        <translation>Unidades em média</translation>
    </message>
    <message>
        <source>Largest units</source>
        <translation>Unidades no máximo</translation>
    </message>
    <message>
        <source>%1, compared with %2</source>
        <translation>%1, comparada com %2</translation>
    </message>
</context>
<context>
    <name>limber::DockLayout</name>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
</context>
<context>
    <name>limber::DockTabs</name>
    <message>
        <source>&amp;Float</source>
        <translation>&amp;Destacar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>limber::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Rename joint</source>
        <translation>Renomear junta</translation>
    </message>
    <message>
        <source>Change frame time</source>
        <translation>Alterar duração do quadro</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n frame(s)</source>
        <translation>
            <numerusform>Excluir %n quadro</numerusform>
            <numerusform>Excluir %n quadros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::DocumentCharacter</name>
    <message>
        <source>Show on %1</source>
        <translation>Mostrar em %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Joints of %1</source>
        <translation>Articulações de %1</translation>
    </message>
</context>
<context>
    <name>limber::EditedRow</name>
    <message>
        <source>Edited</source>
        <translation>Editado</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames that differ from the file as it was opened, by themselves or by layers; diamonds are keys of the active layer</source>
        <translation>Quadros que diferem do arquivo como foi aberto, por si mesmos ou por camadas; losangos são chaves da camada ativa</translation>
    </message>
</context>
<context>
    <name>limber::ExportAction</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportado</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n picture(s) from %1 on</source>
        <translation>
            <numerusform>%n imagem exportada a partir de %1</numerusform>
            <numerusform>%n imagens exportadas a partir de %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>F&amp;ormato</translation>
    </message>
    <message>
        <source>%1: needs ffmpeg</source>
        <translation>%1: precisa do ffmpeg</translation>
    </message>
    <message>
        <source>Videos are made by ffmpeg, which is not installed. A PNG sequence needs nothing else.</source>
        <translation>Vídeos são feitos pelo ffmpeg, que não está instalado. Uma sequência PNG não precisa de mais nada.</translation>
    </message>
</context>
<context>
    <name>limber::FeetChip</name>
    <message>
        <source>Feet: free</source>
        <translation>Pés: livres</translation>
    </message>
    <message>
        <source>Feet: not found</source>
        <translation>Pés: não encontrados</translation>
    </message>
    <message>
        <source>Feet: held</source>
        <translation>Pés: mantidos</translation>
    </message>
    <message>
        <source>No foot was found that stands, so none is held while poses change. Contacts can be set in the timeline.</source>
        <translation>Nenhum pé apoiado foi encontrado, por isso nenhum é mantido enquanto as poses mudam. Os contatos podem ser definidos na linha do tempo.</translation>
    </message>
    <message>
        <source>Feet stay where they stand while poses change. Click to let them move.</source>
        <translation>Os pés ficam onde pisam enquanto as poses mudam. Clique para deixá-los mover-se.</translation>
    </message>
    <message>
        <source>Feet move with the body while poses change. Click to hold them where they stand.</source>
        <translation>Os pés se movem com o corpo enquanto as poses mudam. Clique para mantê-los onde pisam.</translation>
    </message>
    <message>
        <source>Feet: held if found</source>
        <translation>Pés: mantidos se achados</translation>
    </message>
    <message>
        <source>Feet will stay where they stand while poses change. Limber looks for the frames in which they stand as soon as you choose a tool. Click to let them move.</source>
        <translation>Os pés ficarão onde pisam enquanto as poses mudam. O Limber procura os quadros em que eles pisam assim que você escolhe uma ferramenta. Clique para deixá-los mover-se.</translation>
    </message>
</context>
<context>
    <name>limber::FileActions</name>
    <message>
        <source>Open a repaired copy of %1</source>
        <translation>Abrir uma cópia reparada de %1</translation>
    </message>
    <message>
        <source>%1 has no layers: Save As writes all of its motion</source>
        <translation>%1 não tem camadas: Salvar como grava todo o seu movimento</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Untitled %1</source>
        <translation>Sem título %1</translation>
    </message>
    <message>
        <source>%1 will be saved when you let go.</source>
        <translation>%1 será salvo quando você soltar.</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>&amp;Copiar caminho</translation>
    </message>
    <message>
        <source>Open Containing &amp;Folder</source>
        <translation>&amp;Abrir pasta</translation>
    </message>
</context>
<context>
    <name>limber::FileNews</name>
    <message>
        <source>Save As…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Write what you see to another file</source>
        <translation>Gravar o que se vê aqui em outro arquivo</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 foi alterado por outro programa.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Show the file as it is now</source>
        <translation>Mostrar o que há no arquivo agora</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Manter o meu</translation>
    </message>
    <message>
        <source>Keep the version shown here; saving overwrites the file</source>
        <translation>Continuar com o que se vê aqui; salvar substitui o que há no arquivo agora</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show the file as it is now beside this version</source>
        <translation>Pôr o que há no arquivo agora ao lado do que se vê aqui</translation>
    </message>
    <message>
        <source>%1 was deleted or moved by another program. What you see is in no file now.</source>
        <translation>%1 foi excluído ou movido por outro programa. O que se vê aqui não está mais em nenhum arquivo.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Write it to where it was</source>
        <translation>Gravá-lo onde estava</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Tentar de novo</translation>
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
        <translation>Formas de preencher a lacuna</translation>
    </message>
    <message>
        <source>%1, frames %2 to %3:</source>
        <translation>%1, quadros %2 a %3:</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <translation>%1 (melhor)</translation>
    </message>
    <message>
        <source>Error unknown: the clip is too short for trials</source>
        <translation>Erro desconhecido: o clipe é curto demais para tentativas</translation>
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
            <numerusform>%n tentativa nos outros clipes</numerusform>
            <numerusform>%n tentativas nos outros clipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) in this clip</source>
        <translation>
            <numerusform>%n tentativa neste clipe</numerusform>
            <numerusform>%n tentativas neste clipe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an expected error and by how many trials it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Picture: frame %1. Lengths are on a body of 170 cm.</source>
        <translation>Imagem: quadro %1. Os comprimentos são num corpo de 170 cm.</translation>
    </message>
</context>
<context>
    <name>limber::Finding</name>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 não pôde ser lido: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2 (line %3)</source>
        <translation>%1 não pôde ser lido: %2 (linha %3)</translation>
    </message>
    <message>
        <source>%1: %2 (line %3)</source>
        <translation>%1: %2 (linha %3)</translation>
    </message>
</context>
<context>
    <name>limber::FindingsFeature</name>
    <message>
        <source>Findings (%1)</source>
        <translation>Achados (%1)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
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
        <translation>Abrir cópia reparada</translation>
    </message>
    <message>
        <source>Open this file as a new document, repaired; the file on disk is unchanged</source>
        <translation>Abrir este arquivo como um novo documento, reparado; o arquivo no disco não muda</translation>
    </message>
    <message>
        <source>Choose Encoding…</source>
        <translation>Escolher codificação…</translation>
    </message>
    <message>
        <source>Choose how the bytes of joint names are shown as text</source>
        <translation>Escolher como os bytes dos nomes das juntas são mostrados como texto</translation>
    </message>
    <message>
        <source>Back to the Open Document</source>
        <translation>Voltar ao documento aberto</translation>
    </message>
    <message>
        <source>Show the findings of the open document</source>
        <translation>Mostrar os achados do documento aberto</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Problem and what was done</source>
        <translation>Problema e o que foi feito</translation>
    </message>
    <message>
        <source>%1 could not be opened, but a repaired copy can: it opens as a new document that lists every change.</source>
        <translation>%1 não pôde ser aberto, mas uma cópia reparada pode: ela abre como um novo documento que lista cada alteração.</translation>
    </message>
    <message>
        <source>%1 could not be opened:</source>
        <translation>%1 não pôde ser aberto:</translation>
    </message>
    <message>
        <source>Not all of %1 was used:</source>
        <translation>Nem tudo de %1 foi usado:</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nada está aberto.</translation>
    </message>
    <message numerus="yes">
        <source>Opened as a copy with %n repair(s); the file on disk is unchanged.</source>
        <translation>
            <numerusform>Aberto como cópia com %n reparo; o arquivo no disco não mudou.</numerusform>
            <numerusform>Aberto como cópia com %n reparos; o arquivo no disco não mudou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n assumption(s) or fix(es); the file on disk is unchanged.</source>
        <translation>
            <numerusform>Aberto com %n suposição ou correção; o arquivo no disco não mudou.</numerusform>
            <numerusform>Aberto com %n suposições ou correções; o arquivo no disco não mudou.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has changed since it was read: this line is no longer there.</source>
        <translation>O arquivo mudou desde que foi lido: esta linha não existe mais.</translation>
    </message>
    <message>
        <source>The file has changed since it was read: lines may have moved.</source>
        <translation>O arquivo mudou desde que foi lido: as linhas podem ter se deslocado.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Leave Out of Filters</source>
        <translation>Deixar fora dos filtros</translation>
    </message>
    <message>
        <source>Trim Away</source>
        <translation>Aparar</translation>
    </message>
    <message>
        <source>Put on Its Feet</source>
        <translation>Pôr de pé</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) about the figure.</source>
        <translation>
            <numerusform>%n pergunta sobre a figura.</numerusform>
            <numerusform>%n perguntas sobre a figura.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put figure on its feet</source>
        <translation>Pôr a figura de pé</translation>
    </message>
    <message>
        <source>Trim away frame %1</source>
        <translation>Aparar o quadro %1</translation>
    </message>
    <message>
        <source>Trim away frames %1 to %2</source>
        <translation>Aparar os quadros %1 a %2</translation>
    </message>
    <message>
        <source>The pose belongs to the motion: operations such as Smooth treat its frames like all others and blend them with the frames beside them. The motion does not change. A second click takes the answer back, and so does Undo.</source>
        <translation>A pose faz parte do movimento: operações como “Suavizar” tratam seus quadros como todos os outros e os misturam com os quadros vizinhos. O movimento não muda. Um segundo clique retira a resposta, e “Desfazer” também.</translation>
    </message>
    <message>
        <source>The pose is no movement but stays in the clip: operations such as Smooth leave its frames as they are and do not blend them into others. They also do so until you answer. A second click takes the answer back, and so does Undo.</source>
        <translation>A pose não é movimento, mas fica no clipe: operações como “Suavizar” deixam seus quadros como estão e não os misturam a outros. Elas também fazem isso até você responder. Um segundo clique retira a resposta, e “Desfazer” também.</translation>
    </message>
    <message>
        <source>Delete the frames of this pose from the clip, so that the motion begins or ends without it. Undo brings them back.</source>
        <translation>Exclui do clipe os quadros desta pose, para que o movimento comece ou termine sem ela. “Desfazer” os traz de volta.</translation>
    </message>
    <message>
        <source>Turn the whole figure over in all frames, so that its head is up, as the operation Up Axis does. Undo turns it back.</source>
        <translation>Vira a figura inteira em todos os quadros, para que a cabeça fique para cima, como faz a operação “Eixo vertical”. “Desfazer” a vira de volta.</translation>
    </message>
    <message>
        <source>Everything that was asked about the figure is answered.</source>
        <translation>Todas as perguntas sobre a figura foram respondidas.</translation>
    </message>
    <message>
        <source>Take back answer about a pose</source>
        <translation>Retirar a resposta sobre uma pose</translation>
    </message>
    <message>
        <source>Keep a pose of its own</source>
        <translation>Manter uma pose à parte</translation>
    </message>
    <message>
        <source>Leave a pose out of filters</source>
        <translation>Deixar uma pose fora dos filtros</translation>
    </message>
    <message>
        <source>Fill Frames</source>
        <translation>Preencher quadros</translation>
    </message>
    <message>
        <source>Replace these frames with a movement from the frame before them to the frame after them, as the operation Interpolate does. Undo brings them back.</source>
        <translation>Substitui estes quadros por um movimento do quadro anterior ao quadro seguinte, como faz a operação Interpolar. “Desfazer” os traz de volta.</translation>
    </message>
    <message>
        <source>Fill frame %1</source>
        <translation>Preencher o quadro %1</translation>
    </message>
    <message>
        <source>Fill frames %1 to %2</source>
        <translation>Preencher os quadros %1 a %2</translation>
    </message>
    <message>
        <source>No problems in the file. Faults of the movement: Clean Up.</source>
        <translation>Nenhum problema no arquivo. Falhas do movimento: Limpeza.</translation>
    </message>
    <message>
        <source>Set up this operation for these joints and frames. It shows what it would do before you apply it.</source>
        <translation>Prepara esta operação para estas juntas e estes quadros. Ela mostra o que faria antes de você aplicá-la.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) of the movement.</source>
        <translation>
            <numerusform>%n falha do movimento.</numerusform>
            <numerusform>%n falhas do movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for faults of the movement…</source>
        <translation>Procurando falhas do movimento…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Open Operation…</source>
        <translation>Abrir operação…</translation>
    </message>
    <message>
        <source>Make Time Right…</source>
        <translation>Corrigir o tempo…</translation>
    </message>
</context>
<context>
    <name>limber::FloorActions</name>
    <message>
        <source>Floor: still</source>
        <translation>Chão: parado</translation>
    </message>
    <message>
        <source>Floor: automatic</source>
        <translation>Chão: automático</translation>
    </message>
    <message>
        <source>Floor: moving</source>
        <translation>Chão: em movimento</translation>
    </message>
</context>
<context>
    <name>limber::FloorDialog</name>
    <message>
        <source>Floor Below the Feet</source>
        <translation>Chão sob os pés</translation>
    </message>
    <message>
        <source>Speed along %1, in units per second</source>
        <translation>Velocidade ao longo de %1, em unidades por segundo</translation>
    </message>
    <message>
        <source>Along %1</source>
        <translation>Ao longo de %1</translation>
    </message>
    <message>
        <source>Units of the file per second. Below a figure that walks ahead in place, the floor moves backwards.</source>
        <translation>Unidades do arquivo por segundo. Sob uma figura que anda para a frente no lugar, o chão se move para trás.</translation>
    </message>
</context>
<context>
    <name>limber::FloorRow</name>
    <message>
        <source>Floor</source>
        <translation>Chão</translation>
    </message>
    <message>
        <source>Floor below the feet</source>
        <translation>Chão sob os pés</translation>
    </message>
    <message>
        <source>How the floor below the feet moves, as below a figure on a treadmill or one that walks in place; feet stand if they move with it</source>
        <translation>Como o chão sob os pés se move, por exemplo em uma esteira ou sob uma figura que anda no lugar; pés estão apoiados quando se movem com ele</translation>
    </message>
    <message>
        <source>set</source>
        <translation>definido</translation>
    </message>
</context>
<context>
    <name>limber::FoldingRow</name>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>What does not fit into the row</source>
        <translation>O que não cabe na linha</translation>
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
        <translation>&amp;Conteúdo</translation>
    </message>
    <message>
        <source>Numbers of the file</source>
        <translation>Números do arquivo</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Quaternions (w, x, y, z)</source>
        <translation>Quaternions (w, x, y, z)</translation>
    </message>
    <message>
        <source>Rotation vectors, degrees</source>
        <translation>Vetores de rotação, graus</translation>
    </message>
    <message>
        <source>Angles of joints, degrees</source>
        <translation>Ângulos das juntas, graus</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Velocidades</translation>
    </message>
    <message>
        <source>Accelerations</source>
        <translation>Acelerações</translation>
    </message>
    <message>
        <source>Rel&amp;ative to</source>
        <translation>Em relação &amp;a</translation>
    </message>
    <message>
        <source>The world</source>
        <translation>O mundo</translation>
    </message>
    <message>
        <source>The parent</source>
        <translation>A junta pai</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>&amp;Separador</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Vírgula</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Ponto e vírgula</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulação</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>For spreadsheets, statistics and scripts: one frame per row.</source>
        <translation>Para planilhas, estatística e scripts: um quadro por linha.</translation>
    </message>
    <message>
        <source>&amp;Names in the first row</source>
        <translation>&amp;Nomes na primeira linha</translation>
    </message>
    <message>
        <source>Column of f&amp;rame numbers</source>
        <translation>Coluna &amp;de números de quadro</translation>
    </message>
    <message>
        <source>Column of &amp;times, seconds</source>
        <translation>Coluna de tempos, se&amp;gundos</translation>
    </message>
    <message>
        <source>FBX</source>
        <translation>FBX</translation>
    </message>
    <message>
        <source>glTF uses metres, and BVH does not say what its unit is</source>
        <translation>glTF conta em metros, e BVH não diz em quê</translation>
    </message>
    <message>
        <source>F&amp;ewer keys, within</source>
        <translation>&amp;Menos chaves, dentro de</translation>
    </message>
    <message>
        <source>The largest error of a rotation, degrees; translations may be off by 5 mm for each degree</source>
        <translation>O maior erro de uma rotação, em graus; translações podem se afastar 5 mm por grau</translation>
    </message>
    <message>
        <source>&amp;Stick figure</source>
        <translation>Figura de &amp;palitos</translation>
    </message>
    <message>
        <source>Programs that show only meshes show nothing without one</source>
        <translation>Programas que só mostram malhas não mostram nada sem ela</translation>
    </message>
    <message>
        <source>glTF</source>
        <translation>glTF</translation>
    </message>
    <message>
        <source>glTF 2.0, binary</source>
        <translation>glTF 2.0, binário</translation>
    </message>
    <message>
        <source>glTF 2.0, text</source>
        <translation>glTF 2.0, texto</translation>
    </message>
    <message>
        <source>For engines and 3D programs: a node for each joint, a skin and the motion.</source>
        <translation>Para motores de jogo e programas 3D: um nó por junta, uma pele e o movimento.</translation>
    </message>
    <message>
        <source>Arrays for NumPy</source>
        <translation>Arrays para NumPy</translation>
    </message>
    <message>
        <source>For Python: joints, offsets, channels and world positions, which numpy.load() opens.</source>
        <translation>Para Python: juntas, offsets, canais e posições no mundo, que numpy.load() abre.</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Página para navegador</translation>
    </message>
    <message>
        <source>For people without Limber: one file that plays the motion in any browser, offline.</source>
        <translation>Para quem não tem o Limber: um arquivo que reproduz o movimento em qualquer navegador, sem internet.</translation>
    </message>
    <message>
        <source>Rows of numbers</source>
        <translation>Linhas de números</translation>
    </message>
    <message>
        <source>Second Life</source>
        <translation>Second Life</translation>
    </message>
    <message>
        <source>Animation of Second Life</source>
        <translation>Animação do Second Life</translation>
    </message>
    <message>
        <source>&amp;Lengths are in</source>
        <translation>Comprimentos &amp;em</translation>
    </message>
    <message>
        <source>A video at the motion&apos;s own speed, seen as in the view.</source>
        <translation>Um vídeo na velocidade do próprio movimento, como se vê na vista.</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>Sequência PNG</translation>
    </message>
    <message>
        <source>A numbered picture of each frame, seen as in the view.</source>
        <translation>Uma imagem numerada de cada quadro, como se vê na vista.</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Folha de miniaturas</translation>
    </message>
    <message>
        <source>One picture with many in it, seen as in the view.</source>
        <translation>Uma imagem com muitas dentro, como se vê na vista.</translation>
    </message>
    <message>
        <source>Video, H.264</source>
        <translation>Vídeo, H.264</translation>
    </message>
    <message>
        <source>Video, VP9</source>
        <translation>Vídeo, VP9</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animado</translation>
    </message>
    <message>
        <source>FBX uses centimetres, and BVH does not say what its unit is</source>
        <translation>O FBX usa centímetros, e o BVH não diz qual é sua unidade</translation>
    </message>
    <message>
        <source>FBX, binary</source>
        <translation>FBX, binário</translation>
    </message>
    <message>
        <source>For Unity, Unreal, Maya and MotionBuilder: a skeleton and the motion.</source>
        <translation>Para Unity, Unreal, Maya e MotionBuilder: um esqueleto e o movimento.</translation>
    </message>
    <message>
        <source>&amp;Body around the bones</source>
        <translation>&amp;Corpo ao redor dos ossos</translation>
    </message>
    <message>
        <source>VRM uses metres, and BVH does not say what its unit is</source>
        <translation>O VRM usa metros, e o BVH não diz qual é sua unidade</translation>
    </message>
    <message>
        <source>VRM animation</source>
        <translation>Animação de VRM</translation>
    </message>
    <message>
        <source>For avatars of VRM: the motion of the bones that all of them have, whatever their proportions.</source>
        <translation>Para avatares de VRM: o movimento dos ossos que todos eles têm, quaisquer que sejam suas proporções.</translation>
    </message>
    <message>
        <source>A mannequin that Limber makes for the skeleton</source>
        <translation>Um manequim que o Limber faz para o esqueleto</translation>
    </message>
    <message>
        <source>The document&apos;s character, or else a mannequin</source>
        <translation>O personagem do documento ou, sem ele, um manequim</translation>
    </message>
    <message>
        <source>In Its File</source>
        <translation>No arquivo dele</translation>
    </message>
    <message>
        <source>The whole character with one more animation. All else that is in its file stays as it is.</source>
        <translation>O personagem inteiro com mais uma animação. Todo o resto do arquivo fica como está.</translation>
    </message>
    <message>
        <source>Motion Alone</source>
        <translation>Só o movimento</translation>
    </message>
    <message>
        <source>The joints of the character and this animation, without meshes, pictures and other animations.</source>
        <translation>As articulações do personagem e esta animação, sem malhas, imagens e outras animações.</translation>
    </message>
    <message>
        <source>VRM Animation</source>
        <translation>Animação VRM</translation>
    </message>
    <message>
        <source>For every avatar of VRM: the motion of the bones that all of them have. Other joints are left out, such as those of hair.</source>
        <translation>Para qualquer avatar VRM: o movimento dos ossos que todos têm. Outras articulações, como as do cabelo, ficam de fora.</translation>
    </message>
    <message>
        <source>For Unity, Unreal, Maya and MotionBuilder: the joints of the character and the motion, without meshes.</source>
        <translation>Para Unity, Unreal, Maya e MotionBuilder: as articulações do personagem e o movimento, sem malhas.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>How large forces are depends on how large the figure is</source>
        <translation>O tamanho das forças depende do tamanho da figura</translation>
    </message>
</context>
<context>
    <name>limber::FoundList</name>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Junta</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Desvio</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>Tick &amp;Only This</source>
        <translation>Marcar &amp;só este</translation>
    </message>
    <message>
        <source>Tick &amp;All</source>
        <translation>Marcar &amp;todos</translation>
    </message>
    <message>
        <source>&amp;Untick All</source>
        <translation>&amp;Desmarcar todos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
</context>
<context>
    <name>limber::FrameActions</name>
    <message>
        <source>Insert a copy after frame %1</source>
        <translation>Inserir uma cópia depois do quadro %1</translation>
    </message>
    <message>
        <source>Insert a copy of frames %1 to %2 after them</source>
        <translation>Inserir uma cópia dos quadros %1 a %2 depois deles</translation>
    </message>
    <message>
        <source>Delete frame %1</source>
        <translation>Excluir quadro %1</translation>
    </message>
    <message>
        <source>Delete frames %1 to %2</source>
        <translation>Excluir quadros %1 a %2</translation>
    </message>
    <message>
        <source>Go to Frame</source>
        <translation>Ir para o quadro</translation>
    </message>
    <message>
        <source>Frame (0 to %1):</source>
        <translation>Quadro (0 a %1):</translation>
    </message>
    <message>
        <source>Insert frame %1</source>
        <translation>Inserir quadro %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n frame(s)</source>
        <translation>
            <numerusform>Duplicar %n quadro</numerusform>
            <numerusform>Duplicar %n quadros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::FramePainter</name>
    <message>
        <source>frame %1 · %2 s</source>
        <translation>quadro %1 · %2 s</translation>
    </message>
    <message>
        <source>%1 · frame %2 · %3 s</source>
        <translation>%1 · quadro %2 · %3 s</translation>
    </message>
</context>
<context>
    <name>limber::FrameTimeDialog</name>
    <message>
        <source>Frame Time</source>
        <translation>Duração do quadro</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Quadros por segundo</translation>
    </message>
    <message>
        <source>Seconds per frame</source>
        <translation>Segundos por quadro</translation>
    </message>
    <message>
        <source>Frames are not resampled; the motion plays faster or slower.</source>
        <translation>Os quadros não são reamostrados; o movimento fica mais rápido ou mais lento.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message numerus="yes">
        <source>%1 s, %n frame(s)</source>
        <translation>
            <numerusform>%1 s, %n quadro</numerusform>
            <numerusform>%1 s, %n quadros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::GestureProgress</name>
    <message>
        <source>Changing frames…</source>
        <translation>Alterando quadros…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>limber::HandleHint</name>
    <message>
        <source>%1 has no handle on an end site, which has no channels: select its joint.</source>
        <translation>“%1” não tem alça em uma extremidade, que não tem canais: selecione a junta dela.</translation>
    </message>
    <message>
        <source>%1 has no handle on %2, which has no channels for it.</source>
        <translation>“%1” não tem alça em %2, que não tem canais para isso.</translation>
    </message>
</context>
<context>
    <name>limber::HeightPanel</name>
    <message>
        <source>Scale the &amp;whole skeleton to a height</source>
        <translation>Escalar &amp;o esqueleto inteiro para uma altura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>In the units of the file</source>
        <translation>Nas unidades do arquivo</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Fator</translation>
    </message>
    <message>
        <source>New height divided by the current height</source>
        <translation>Nova altura dividida pela atual</translation>
    </message>
    <message>
        <source>Current height</source>
        <translation>Altura atual</translation>
    </message>
    <message>
        <source>New height</source>
        <translation>Nova altura</translation>
    </message>
    <message>
        <source>The height is measured in the rest pose, from the lowest to the highest point. If the figure does not stand upright there, it is measured along the bones from toe to head.</source>
        <translation>A altura é medida na pose de repouso, do ponto mais baixo ao mais alto. Se a figura não estiver em pé nela, é medida ao longo dos ossos, dos dedos dos pés à cabeça.</translation>
    </message>
    <message>
        <source>none (all bones have zero length)</source>
        <translation>nenhuma (todos os ossos têm comprimento zero)</translation>
    </message>
</context>
<context>
    <name>limber::HelpDialog</name>
    <message>
        <source>Limber Manual</source>
        <translation>Manual do Limber</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Pesquisar no manual</translation>
    </message>
    <message>
        <source>Show the pages with this text; Enter jumps to the next match (Ctrl+F)</source>
        <translation>Mostrar as páginas com este texto; Enter salta para a próxima ocorrência (Ctrl+F)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Texto da página</translation>
    </message>
</context>
<context>
    <name>limber::HelpFeature</name>
    <message>
        <source>New to Limber?</source>
        <translation>É novo no Limber?</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>drawn without OpenGL</source>
        <translation>desenhado sem OpenGL</translation>
    </message>
</context>
<context>
    <name>limber::HierarchyPanel</name>
    <message>
        <source>Joint hierarchy</source>
        <translation>Hierarquia de juntas</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>Filtrar juntas</translation>
    </message>
    <message>
        <source>Filter joints by name</source>
        <translation>Filtrar juntas pelo nome</translation>
    </message>
    <message>
        <source>No matching joints</source>
        <translation>Nenhuma junta encontrada</translation>
    </message>
    <message>
        <source>Selection sets</source>
        <translation>Conjuntos de seleção</translation>
    </message>
    <message>
        <source>Show only joints whose name contains this text</source>
        <translation>Mostrar só as juntas cujo nome contém este texto</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
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
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hierarquia</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n joint(s)</source>
        <translation>
            <numerusform>Filtrar %n junta</numerusform>
            <numerusform>Filtrar %n juntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
</context>
<context>
    <name>limber::HistoryPanel</name>
    <message>
        <source>History of changes</source>
        <translation>Histórico de alterações</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Como aberto</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it; the disk marks the saved one</source>
        <translation>Um clique volta ou avança até essa etapa; o disquete marca o que está salvo</translation>
    </message>
</context>
<context>
    <name>limber::HoldBars</name>
    <message>
        <source>Hold %1</source>
        <translation>Segurar %1</translation>
    </message>
    <message>
        <source>Hold %1 on %2</source>
        <translation>Segurar %1 em %2</translation>
    </message>
    <message>
        <source>There are already %1 layers.</source>
        <translation>Já há %1 camadas.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n frame(s)</source>
        <translation>
            <numerusform>%1, %n quadro</numerusform>
            <numerusform>%1, %n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be held on %2, which moves with it.</source>
        <translation>%1 não pode ser segurada em %2, que se move com ela.</translation>
    </message>
    <message>
        <source>No joint can bring %1 to another position.</source>
        <translation>Nenhuma junta pode levar %1 a outra posição.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot reach its place in %n frame(s): it is up to %2 too far away (frame %3).</source>
        <translation>
            <numerusform>%1 não alcança o seu lugar em %n quadro: ele está %2 longe demais (quadro %3).</numerusform>
            <numerusform>%1 não alcança o seu lugar em %n quadros: ele está até %2 longe demais (quadro %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a layer of its own. Drag its bar in the timeline to hold other frames.</source>
        <translation>“%1” é uma camada própria. Arraste a barra dela na linha do tempo para segurar outros quadros.</translation>
    </message>
    <message>
        <source>%1 or the layer beneath it is muted: baking would change the motion.</source>
        <translation>“%1” ou a camada abaixo está muda: incorporar mudaria o movimento.</translation>
    </message>
    <message>
        <source>The layer beneath %1 has too little weight to take it in.</source>
        <translation>A camada abaixo de “%1” tem peso pequeno demais para recebê-la.</translation>
    </message>
    <message>
        <source>Bake %1</source>
        <translation>Incorporar “%1”</translation>
    </message>
</context>
<context>
    <name>limber::HoldRow</name>
    <message>
        <source>Holds</source>
        <translation>Retenções</translation>
    </message>
    <message numerus="yes">
        <source>%n held</source>
        <comment>joints</comment>
        <translation>
            <numerusform>%n segurada</numerusform>
            <numerusform>%n seguradas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Emudecer</translation>
    </message>
    <message>
        <source>&amp;Hold Again</source>
        <translation>&amp;Segurar de novo</translation>
    </message>
    <message>
        <source>Make the hold again, after what is beneath it has changed</source>
        <translation>Refaz a retenção depois que mudou o que está abaixo dela</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>&amp;Incorporar</translation>
    </message>
    <message>
        <source>Make the hold a part of what is beneath it</source>
        <translation>Torna a retenção parte do que está abaixo dela</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>Unmute: %1</source>
        <translation>Reativar: %1</translation>
    </message>
    <message>
        <source>Mute: %1</source>
        <translation>Emudecer: %1</translation>
    </message>
    <message>
        <source>Joints that are held; drag a bar or its ends, right-click it for more. A bar in another colour no longer fits the motion beneath it: double-click it to hold again.</source>
        <translation>Juntas que são seguradas; arraste uma barra ou as suas pontas, clique nela com o botão direito para mais. Uma barra de outra cor não se ajusta mais ao movimento abaixo dela: clique duas vezes para segurar de novo.</translation>
    </message>
    <message>
        <source>%1 · double-click to hold again</source>
        <translation>%1 · clique duas vezes para segurar de novo</translation>
    </message>
</context>
<context>
    <name>limber::ImportAction</name>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lendo %1</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
</context>
<context>
    <name>limber::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n junta</numerusform>
            <numerusform>%n juntas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nothing moves: one frame of the rest pose</source>
        <translation>%1, nada se move: um quadro da pose de repouso</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <translation>
            <numerusform>%n animação</numerusform>
            <numerusform>%n animações</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1, %2 s</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Deixado de fora: %1.</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Todas</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhuma</translation>
    </message>
    <message>
        <source>Make a document of each animation</source>
        <translation>Fazer um documento de cada animação</translation>
    </message>
    <message>
        <source>Uncheck all animations</source>
        <translation>Desmarcar todas as animações</translation>
    </message>
    <message>
        <source>A document of &amp;each:</source>
        <translation>&amp;Um documento de cada:</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animações</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Quadros por segundo</translation>
    </message>
    <message>
        <source>How many frames each second of motion gets</source>
        <translation>Quantos quadros recebe um segundo de movimento</translation>
    </message>
    <message>
        <source>%1, by the keys</source>
        <translation>%1, pelas chaves</translation>
    </message>
    <message>
        <source>By the keys of each</source>
        <translation>Pelas chaves de cada uma</translation>
    </message>
    <message>
        <source>&amp;Frames per second</source>
        <translation>&amp;Quadros por segundo</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Comprimentos em</translation>
    </message>
    <message>
        <source>BVH does not store the unit of length: choose the one of your other files</source>
        <translation>BVH não diz em que estão os comprimentos: escolha o que seus outros arquivos têm</translation>
    </message>
    <message>
        <source>as before the export</source>
        <translation>como antes da exportação</translation>
    </message>
    <message>
        <source>&amp;Lengths in</source>
        <translation>&amp;Comprimentos em</translation>
    </message>
</context>
<context>
    <name>limber::ImportFilters</name>
    <message>
        <source>Motions of other programs (%1)</source>
        <translation>Movimentos de outros programas (%1)</translation>
    </message>
</context>
<context>
    <name>limber::InspectorPanel</name>
    <message>
        <source>no rotations</source>
        <translation>sem rotações</translation>
    </message>
    <message>
        <source>Offset edits keep the motion&apos;s values.</source>
        <translation>Edições do offset mantêm os valores do movimento.</translation>
    </message>
    <message>
        <source>Editing offsets does not change the motion&apos;s values. To keep feet planted: Skeleton › Proportions…</source>
        <translation>Editar offsets não altera os valores do movimento. Para manter os pés apoiados: Esqueleto › Proporções…</translation>
    </message>
    <message>
        <source>Select a joint in the tree or in the view to see and edit its values.</source>
        <translation>Selecione uma junta na árvore ou na vista para ver e editar seus valores.</translation>
    </message>
    <message>
        <source>Order of the rotations</source>
        <translation>Ordem das rotações</translation>
    </message>
    <message>
        <source>Rotations are applied in file order, each about the axes left by the one before</source>
        <translation>As rotações são aplicadas na ordem do arquivo, cada uma em torno dos eixos deixados pela anterior</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>OFFSET from the parent joint, file units</source>
        <translation>OFFSET a partir da junta pai, unidades do arquivo</translation>
    </message>
    <message>
        <source>Rotation °</source>
        <translation>Rotação °</translation>
    </message>
    <message>
        <source>Rotation channel at this frame, degrees</source>
        <translation>Canal de rotação neste quadro, graus</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Position channel at this frame, file units</source>
        <translation>Canal de posição neste quadro, unidades do arquivo</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>World position at this frame, file units</source>
        <translation>Posição no mundo neste quadro, unidades do arquivo</translation>
    </message>
    <message>
        <source>Offset length</source>
        <translation>Compr. offset</translation>
    </message>
    <message>
        <source>Length of the offset</source>
        <translation>Comprimento do offset</translation>
    </message>
    <message>
        <source>joint %1 of %2</source>
        <translation>junta %1 de %2</translation>
    </message>
    <message>
        <source>end site %1 of %2</source>
        <translation>extremidade %1 de %2</translation>
    </message>
    <message>
        <source>the origin</source>
        <translation>a origem</translation>
    </message>
    <message>
        <source>Length of the bone from %1 to %2; a new length keeps its direction</source>
        <translation>Comprimento do osso de %1 a %2; um novo comprimento mantém sua direção</translation>
    </message>
    <message numerus="yes">
        <source>%n more joint(s) or end site(s) selected; edits here change only this one.</source>
        <translation>
            <numerusform>Mais %n junta ou extremidade selecionada; edições aqui alteram só esta.</numerusform>
            <numerusform>Mais %n juntas ou extremidades selecionadas; edições aqui alteram só esta.</numerusform>
        </translation>
    </message>
    <message>
        <source>end site</source>
        <translation>extremidade</translation>
    </message>
    <message>
        <source>No joint selected</source>
        <translation>Nenhuma junta selecionada</translation>
    </message>
    <message>
        <source>Change offset of %1</source>
        <translation>Alterar offset de %1</translation>
    </message>
    <message>
        <source>Change length of %1</source>
        <translation>Alterar comprimento de %1</translation>
    </message>
    <message>
        <source>Rotate %1, %2</source>
        <translation>Girar %1, %2</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>Mover %1, %2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>quadro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotation and position also change in %n more joint(s): a number sets all, a step or += adds to each.</source>
        <translation>
            <numerusform>Rotação e posição mudam também em mais %n junta: um número vale para ambas, um passo ou += para cada uma.</numerusform>
            <numerusform>Rotação e posição mudam também em mais %n juntas: um número vale para todas, um passo ou += para cada uma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>joints</comment>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Twist %1, %2</source>
        <translation>Torcer %1, %2</translation>
    </message>
</context>
<context>
    <name>limber::JoinDistances</name>
    <message>
        <source>Frame %1 of this clip, then frame %2 of the second, the most alike: %3 units apart</source>
        <translation>Quadro %1 deste clipe, depois quadro %2 do segundo, os mais parecidos: %3 unidades de distância</translation>
    </message>
    <message>
        <source>Frame %1 of this clip, then frame %2 of the second: %3 units apart</source>
        <translation>Quadro %1 deste clipe, depois quadro %2 do segundo: %3 unidades de distância</translation>
    </message>
    <message>
        <source>Up and Down move the last frame of this clip, Left and Right the first one of the second clip, ten frames with Shift. Return jumps to the nearest matching pair, Home to the best match.</source>
        <translation>Para cima e para baixo movem o último quadro deste clipe, esquerda e direita o primeiro do segundo clipe, dez quadros com Shift. Enter vai para o par parecido mais próximo, Home para o mais parecido.</translation>
    </message>
    <message>
        <source>Frame of the second clip</source>
        <translation>Quadro do segundo clipe</translation>
    </message>
    <message>
        <source>Frame of this clip</source>
        <translation>Quadro deste clipe</translation>
    </message>
</context>
<context>
    <name>limber::JointField</name>
    <message>
        <source>Not Set</source>
        <translation>Não definido</translation>
    </message>
    <message>
        <source>Joint or X+Y+Z</source>
        <translation>Junta ou X+Y+Z</translation>
    </message>
</context>
<context>
    <name>limber::JointMarks</name>
    <message>
        <source>Show in the view; with Shift all below it, too</source>
        <translation>Mostrar na vista; com Shift também tudo abaixo</translation>
    </message>
    <message>
        <source>Hide in the view; with Shift all below it, too</source>
        <translation>Ocultar na vista; com Shift também tudo abaixo</translation>
    </message>
    <message>
        <source>Unlock; with Shift all below it, too</source>
        <translation>Desbloquear; com Shift também tudo abaixo</translation>
    </message>
    <message>
        <source>Lock: no tool changes it; with Shift all below it, too</source>
        <translation>Bloquear: nenhuma ferramenta a altera; com Shift também tudo abaixo</translation>
    </message>
    <message>
        <source>Remove the pin; with Shift all below it, too</source>
        <translation>Soltar; com Shift também tudo abaixo</translation>
    </message>
</context>
<context>
    <name>limber::JointTreeModel</name>
    <message>
        <source>End site</source>
        <translation>Extremidade</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
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
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>The joint&apos;s name as the file gives it</source>
        <translation>O nome da junta como o arquivo o dá</translation>
    </message>
    <message>
        <source>P: position channels; then the order of the rotations</source>
        <translation>P: canais de posição; depois a ordem das rotações</translation>
    </message>
    <message>
        <source>OFFSET from the parent joint, in the file&apos;s units</source>
        <translation>OFFSET a partir da junta pai, nas unidades do arquivo</translation>
    </message>
    <message>
        <source>Length of the OFFSET, in the file&apos;s units</source>
        <translation>Comprimento do OFFSET, nas unidades do arquivo</translation>
    </message>
    <message>
        <source>Change offset of %1</source>
        <translation>Alterar offset de %1</translation>
    </message>
    <message>
        <source>“%1” cannot be written in the encoding that names are shown in (%2).</source>
        <translation>“%1” não pode ser gravado na codificação em que os nomes são mostrados (%2).</translation>
    </message>
    <message>
        <source>Names cannot be empty, contain braces or control characters, or start or end with a space.</source>
        <translation>Nomes não podem ser vazios, conter chaves { } ou caracteres de controle, nem começar ou terminar com espaço.</translation>
    </message>
</context>
<context>
    <name>limber::KeyEdit</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n chave</numerusform>
            <numerusform>%n chaves</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no keys yet: Fit Keys finds some.</source>
        <translation>Ainda não há chaves: Ajustar chaves encontra algumas.</translation>
    </message>
    <message>
        <source>The curves are still being computed.</source>
        <translation>As curvas ainda estão sendo calculadas.</translation>
    </message>
    <message>
        <source>There is no such frame.</source>
        <translation>Esse quadro não existe.</translation>
    </message>
    <message>
        <source>Keys cannot move while a rotation of their joint is locked: a key holds all of its rotations.</source>
        <translation>As chaves ficam enquanto uma rotação de sua junta está bloqueada: elas estão em todas.</translation>
    </message>
    <message>
        <source>The first and the last key stay.</source>
        <translation>A primeira e a última chave ficam.</translation>
    </message>
</context>
<context>
    <name>limber::KeyStep</name>
    <message>
        <source>frames %1–%2</source>
        <translation>quadros %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <comment>by how much keys move in time</comment>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s) of %1 by %2, %3</source>
        <translation>
            <numerusform>Mover %n chave de %1 em %2, %3</numerusform>
            <numerusform>Mover %n chaves de %1 em %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s) of %1, %2</source>
        <translation>
            <numerusform>Escalar %n chave de %1, %2</numerusform>
            <numerusform>Escalar %n chaves de %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tangents of %n key(s) of %1, %2</source>
        <translation>
            <numerusform>Tangentes de %n chave de %1, %2</numerusform>
            <numerusform>Tangentes de %n chaves de %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n key(s) of %1, %2</source>
        <translation>
            <numerusform>Excluir %n chave de %1, %2</numerusform>
            <numerusform>Excluir %n chaves de %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::LayerActions</name>
    <message numerus="yes">
        <source>A clip has at most %n layer(s).</source>
        <translation>
            <numerusform>Um clipe tem no máximo %n camada.</numerusform>
            <numerusform>Um clipe tem no máximo %n camadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge all layers into the base?</source>
        <translation>Mesclar todas as camadas à base?</translation>
    </message>
    <message>
        <source>Merge all layers into the base</source>
        <translation>Mesclar todas as camadas à base</translation>
    </message>
    <message>
        <source>Mute layer</source>
        <translation>Silenciar camada</translation>
    </message>
    <message>
        <source>Solo layer</source>
        <translation>Camada em solo</translation>
    </message>
    <message>
        <source>Lock layer</source>
        <translation>Bloquear camada</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>a base</translation>
    </message>
    <message>
        <source>Merge %1 into %2?</source>
        <translation>Mesclar %1 a %2?</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>Mesclar %1 a %2</translation>
    </message>
    <message>
        <source>Merging layers…</source>
        <translation>Mesclando camadas…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This layer, or the one beneath it, has no effect at present: merging would change the motion.</source>
        <translation>Esta camada, ou a que está abaixo dela, não tem efeito no momento: mesclar alteraria o movimento.</translation>
    </message>
    <message>
        <source>The layer beneath has too little weight to take this one in.</source>
        <translation>A camada abaixo tem peso de menos para receber esta.</translation>
    </message>
    <message>
        <source>Merge Layers</source>
        <translation>Mesclar camadas</translation>
    </message>
    <message>
        <source>%1 in %2 will change. The motion stays as it is shown, and the keys become values of every frame.</source>
        <translation>%1 em %2 vão mudar. O movimento fica como é mostrado, e as chaves viram valores de cada quadro.</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s)</source>
        <translation>
            <numerusform>%n canal</numerusform>
            <numerusform>%n canais</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Mesclar</translation>
    </message>
</context>
<context>
    <name>limber::LayerDetails</name>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) · frames %1–%2</source>
        <translation>
            <numerusform>%n chave · quadros %1–%2</numerusform>
            <numerusform>%n chaves · quadros %1–%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>Aditiva</translation>
    </message>
    <message>
        <source>The layer adds to the motion beneath it</source>
        <translation>A camada se soma ao movimento abaixo dela</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Substituição</translation>
    </message>
    <message>
        <source>The layer&apos;s poses replace the motion beneath it</source>
        <translation>As poses da camada ficam no lugar do movimento abaixo dela</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>Rotações</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>About the joint&apos;s own axes: best for a twist of a hand or a head</source>
        <translation>Em torno dos eixos da própria junta: o melhor para torcer uma mão ou a cabeça</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Pai</translation>
    </message>
    <message>
        <source>About the axes of the joint&apos;s parent: the path of a hand stays smoother</source>
        <translation>Em torno dos eixos da junta pai: o caminho de uma mão fica mais suave</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Juntas</translation>
    </message>
    <message>
        <source>Weight in the current frame</source>
        <translation>Peso no quadro atual</translation>
    </message>
    <message>
        <source>Key of the weight</source>
        <translation>Chave do peso</translation>
    </message>
    <message>
        <source>Give the weight a key in the current frame, or remove that key</source>
        <translation>Dar ao peso uma chave no quadro atual, ou removê-la</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Eased</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>Between keys of the weight</source>
        <translation>Entre chaves do peso</translation>
    </message>
    <message>
        <source>How the weight changes between keys</source>
        <translation>Como o peso vai de chave a chave</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Selecionadas</translation>
    </message>
    <message>
        <source>Only the joints that are selected now take part in the layer</source>
        <translation>Só as juntas selecionadas agora participam da camada</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All joints take part in the layer</source>
        <translation>Todas as juntas participam da camada</translation>
    </message>
    <message>
        <source>Weight between keys</source>
        <translation>Peso entre chaves</translation>
    </message>
    <message>
        <source>Joints of a layer</source>
        <translation>Juntas de uma camada</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
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
        <translation>Chaves da camada</translation>
    </message>
    <message>
        <source>Click to jump to the key; double-click its times to change them; Delete removes it</source>
        <translation>Um clique vai para a chave; clique duplo em seus tempos os altera; Delete a remove</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Most rotated</source>
        <translation>Mais girada</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Feet or pins were held in every frame of this key: its times are fixed</source>
        <translation>Pés ou fixações foram mantidos em cada quadro desta chave: seus tempos são fixos</translation>
    </message>
</context>
<context>
    <name>limber::LayerRow</name>
    <message>
        <source>Name of the layer</source>
        <translation>Nome da camada</translation>
    </message>
    <message>
        <source>Weight in the current frame</source>
        <translation>Peso no quadro atual</translation>
    </message>
    <message>
        <source>How much of the layer counts in the current frame, 0 to 1</source>
        <translation>Quanto da camada conta no quadro atual, de 0 a 1</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Mute: the layer has no effect (Ctrl+click: all layers)</source>
        <translation>Silenciar: a camada não tem efeito (Ctrl+clique: todas as camadas)</translation>
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
        <translation>Solo: só camadas em solo têm efeito (Ctrl+clique: todas)</translation>
    </message>
    <message>
        <source>additive</source>
        <translation>aditiva</translation>
    </message>
    <message>
        <source>override</source>
        <translation>substituição</translation>
    </message>
    <message>
        <source>Locked: changes by hand do not go into it</source>
        <translation>Bloqueada: alterações à mão não vão para ela</translation>
    </message>
    <message>
        <source>Layer %1, active</source>
        <translation>Camada %1, ativa</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Camada %1</translation>
    </message>
</context>
<context>
    <name>limber::LayerStrip</name>
    <message>
        <source>The weight of the layer in each frame, and its keys; click to go to a frame</source>
        <translation>O peso da camada em cada quadro, e suas chaves; clique para ir a um quadro</translation>
    </message>
    <message>
        <source>Weight and keys of the layer</source>
        <translation>Peso e chaves da camada</translation>
    </message>
</context>
<context>
    <name>limber::LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Camadas</translation>
    </message>
    <message>
        <source>Saving writes the base to the BVH file. Export Merged writes what is shown, layers and all.</source>
        <translation>Salvar grava a base no arquivo BVH. Exportar mesclado grava o que se vê, com camadas e tudo.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>A layer changes the motion and keeps the values in the file. Weaken it, mute it or merge it whenever you like.</source>
        <translation>Uma camada altera o movimento e deixa os números do arquivo como estão. É possível enfraquecê-la, silenciá-la ou mesclá-la quando se quiser.</translation>
    </message>
    <message>
        <source>Rename layer</source>
        <translation>Renomear camada</translation>
    </message>
    <message>
        <source>Mute layer</source>
        <translation>Silenciar camada</translation>
    </message>
    <message>
        <source>Solo layer</source>
        <translation>Camada em solo</translation>
    </message>
    <message>
        <source>No layers</source>
        <translation>Nenhuma camada</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) over the base</source>
        <translation>
            <numerusform>%n camada sobre a base</numerusform>
            <numerusform>%n camadas sobre a base</numerusform>
        </translation>
    </message>
    <message>
        <source>Base: the numbers of the file</source>
        <translation>Base: os números do arquivo</translation>
    </message>
</context>
<context>
    <name>limber::LimbFactorsPanel</name>
    <message>
        <source>Thighs</source>
        <translation>Coxas</translation>
    </message>
    <message>
        <source>Shins</source>
        <translation>Canelas</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Pés</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Hip width</source>
        <translation>Largura do quadril</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Pescoço</translation>
    </message>
    <message>
        <source>Shoulder width</source>
        <translation>Largura dos ombros</translation>
    </message>
    <message>
        <source>Upper arms</source>
        <translation>Braços</translation>
    </message>
    <message>
        <source>Forearms</source>
        <translation>Antebraços</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Restaurar tudo</translation>
    </message>
    <message>
        <source>Set every factor to 1</source>
        <translation>Definir todos os fatores como 1</translation>
    </message>
    <message>
        <source>Factor: %1</source>
        <translation>Fator: %1</translation>
    </message>
    <message>
        <source>1 keeps the length, 1.1 makes it 10 % longer. Both sides of the body change.</source>
        <translation>1 mantém o comprimento, 1,1 o torna 10 % maior. Os dois lados do corpo mudam.</translation>
    </message>
    <message>
        <source>not found in this skeleton</source>
        <translation>não encontrado neste esqueleto</translation>
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
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Your settings file is damaged and was kept as %1. The default settings are used.</source>
        <translation>O arquivo das suas configurações está danificado e foi guardado como %1. São usadas as configurações habituais.</translation>
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
        <translation>Não há memória suficiente para isso.</translation>
    </message>
</context>
<context>
    <name>limber::Manual</name>
    <message>
        <source>index.md</source>
        <comment>the first page of the manual in this language, such as index.de.md</comment>
        <translation>index.pt_BR.md</translation>
    </message>
</context>
<context>
    <name>limber::MappingModel</name>
    <message>
        <source>same name</source>
        <translation>mesmo nome</translation>
    </message>
    <message>
        <source>by structure</source>
        <translation>pela estrutura</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>espelhado</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>remembered</source>
        <translation>lembrado</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>de um arquivo</translation>
    </message>
    <message>
        <source>(unmapped)</source>
        <translation>(não mapeada)</translation>
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
        <translation>Palpite: só usado depois de aceito</translation>
    </message>
    <message>
        <source>Target joint</source>
        <translation>Junta destino</translation>
    </message>
    <message>
        <source>Source joint</source>
        <translation>Junta fonte</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiança</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>The source has no joint “%1”.</source>
        <translation>A fonte não tem a junta “%1”.</translation>
    </message>
    <message>
        <source>More than one joint contains “%1”: %2</source>
        <translation>Mais de uma junta contém “%1”: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>sinônimo</translation>
    </message>
</context>
<context>
    <name>limber::MappingPanel</name>
    <message>
        <source>Joint mapping</source>
        <translation>Mapeamento de juntas</translation>
    </message>
    <message>
        <source>&amp;Unmap</source>
        <translation>Des&amp;fazer mapeamento</translation>
    </message>
    <message>
        <source>Keep its rest rotation relative to the parent</source>
        <translation>Manter sua rotação de repouso em relação ao pai</translation>
    </message>
    <message>
        <source>Map Chain from Its &amp;Base</source>
        <translation>Mapear cadeia a partir da &amp;base</translation>
    </message>
    <message>
        <source>Map joint after joint, starting at the base of the chain</source>
        <translation>Mapear junta por junta, começando na base da cadeia</translation>
    </message>
    <message>
        <source>Map Chain from Its &amp;Tip</source>
        <translation>Mapear cadeia a &amp;partir da ponta</translation>
    </message>
    <message>
        <source>Map joint after joint, starting at the tip of the chain</source>
        <translation>Mapear junta por junta, começando na ponta da cadeia</translation>
    </message>
    <message>
        <source>First map this joint to a joint of the source chain. Chains cannot cross other chains.</source>
        <translation>Primeiro mapeie esta junta para uma junta da cadeia fonte. Cadeias não podem cruzar outras cadeias.</translation>
    </message>
    <message>
        <source>Auto-Map</source>
        <translation>Mapear automaticamente</translation>
    </message>
    <message>
        <source>Map all joints again, by names and by the structure of the skeletons</source>
        <translation>Mapear todas as juntas de novo, pelos nomes e pela estrutura dos esqueletos</translation>
    </message>
    <message>
        <source>Accept Guesses</source>
        <translation>Aceitar palpites</translation>
    </message>
    <message>
        <source>Also use the uncertain matches, marked “?”</source>
        <translation>Usar também os pares incertos, marcados com “?”</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Unmap all joints, to map them by hand</source>
        <translation>Desfazer o mapeamento de todas as juntas, para mapeá-las à mão</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the last change of joints, settings or contacts (Ctrl+Z)</source>
        <translation>Desfazer a última alteração de juntas, configurações ou contatos (Ctrl+Z)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Load or save the mapping, settings and foot contacts</source>
        <translation>Carregar ou salvar o mapeamento, as configurações e os contatos dos pés</translation>
    </message>
    <message>
        <source>&amp;Load Mapping…</source>
        <translation>&amp;Carregar mapeamento…</translation>
    </message>
    <message>
        <source>&amp;Save Mapping…</source>
        <translation>Salvar &amp;mapeamento…</translation>
    </message>
    <message>
        <source>Load Mapping</source>
        <translation>Carregar mapeamento</translation>
    </message>
    <message>
        <source>Mappings (*.json);;All files (*)</source>
        <translation>Mapeamentos (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save Mapping</source>
        <translation>Salvar mapeamento</translation>
    </message>
    <message>
        <source>mapping.json</source>
        <translation>mapeamento.json</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>%1 of %2 target joints mapped.</source>
        <translation>%1 de %2 juntas destino mapeadas.</translation>
    </message>
    <message numerus="yes">
        <source>%n uncertain: check rows marked “?”.</source>
        <translation>
            <numerusform>%n incerta: confira as linhas marcadas com “?”.</numerusform>
            <numerusform>%n incertas: confira as linhas marcadas com “?”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Redo the last change that was undone (Ctrl+Shift+Z)</source>
        <translation>Fazer de novo a alteração desfeita por último (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>limber::MarkerRow</name>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Enter renames the marker of the current frame, Delete removes it.</source>
        <translation>Enter renomeia o marcador do quadro atual, Delete o remove.</translation>
    </message>
    <message>
        <source>Name of the marker</source>
        <translation>Nome do marcador</translation>
    </message>
    <message>
        <source>M sets a marker at the current frame</source>
        <translation>M põe um marcador no quadro atual</translation>
    </message>
    <message>
        <source>Move marker %1</source>
        <translation>Mover marcador %1</translation>
    </message>
    <message>
        <source>Rename marker %1</source>
        <translation>Renomear marcador %1</translation>
    </message>
    <message>
        <source>Delete marker %1</source>
        <translation>Excluir marcador %1</translation>
    </message>
    <message>
        <source>Drag a marker to move it, double-click it to rename it; Delete removes it.</source>
        <translation>Arraste um marcador para movê-lo, clique duplo o renomeia; Delete o remove.</translation>
    </message>
</context>
<context>
    <name>limber::Message</name>
    <message>
        <source>byte %1: expected %2, found %3</source>
        <translation>byte %1: esperado %2, encontrado %3</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>o fim do arquivo</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>version 1.0</source>
        <translation>versão 1.0</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>a priority of at least -1</source>
        <translation>uma prioridade a partir de -1</translation>
    </message>
    <message>
        <source>a duration from 0 to 60 s</source>
        <translation>uma duração de 0 a 60 s</translation>
    </message>
    <message>
        <source>the name of an expression with a NUL after it</source>
        <translation>o nome de uma expressão com um NUL depois</translation>
    </message>
    <message>
        <source>a finite time of the loop</source>
        <translation>um tempo finito da repetição</translation>
    </message>
    <message>
        <source>0 or 1 for the loop</source>
        <translation>0 ou 1 para a repetição</translation>
    </message>
    <message>
        <source>a finite ease time</source>
        <translation>um tempo finito de entrada ou saída</translation>
    </message>
    <message>
        <source>a hand pose from 0 to 13</source>
        <translation>uma pose das mãos de 0 a 13</translation>
    </message>
    <message>
        <source>1 to 216 joints</source>
        <translation>1 a 216 juntas</translation>
    </message>
    <message>
        <source>the name of a joint with a NUL after it</source>
        <translation>o nome de uma junta com um NUL depois</translation>
    </message>
    <message>
        <source>a number of keys that fits into the remaining %1 bytes</source>
        <translation>um número de chaves para o qual bastem os %1 bytes que restam</translation>
    </message>
    <message>
        <source>0 to 10 constraints</source>
        <translation>0 a 10 restrições</translation>
    </message>
    <message>
        <source>a constraint of 86 bytes</source>
        <translation>uma restrição de 86 bytes</translation>
    </message>
    <message>
        <source>a chain no longer than there are joints</source>
        <translation>uma cadeia não mais longa que o número de juntas</translation>
    </message>
    <message>
        <source>0 (point) or 1 (plane) for the kind of a constraint</source>
        <translation>0 (ponto) ou 1 (plano) para o tipo de uma restrição</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>um número finito</translation>
    </message>
    <message numerus="yes">
        <source>byte %1: expected the end of the file, found %n more bytes: left out</source>
        <translation>
            <numerusform>byte %1: esperado o fim do arquivo, encontrado mais %n byte: deixado de fora</numerusform>
            <numerusform>byte %1: esperado o fim do arquivo, encontrados mais %n bytes: deixados de fora</numerusform>
        </translation>
    </message>
    <message>
        <source>the base priority is %1: the viewer lowers it to 6</source>
        <translation>a prioridade base é %1: o visualizador a reduz a 6</translation>
    </message>
    <message>
        <source>the avatar has no joint “%1”: it becomes one below the pelvis</source>
        <translation>o avatar não tem a junta “%1”: ela vira uma abaixo da pelve</translation>
    </message>
    <message>
        <source>a constraint names the volume “%1”, which the avatar does not have</source>
        <translation>uma restrição cita o volume “%1”, que o avatar não tem</translation>
    </message>
    <message>
        <source>there is no frame to play</source>
        <translation>não há nenhum quadro a reproduzir</translation>
    </message>
    <message>
        <source>it plays for %1 s: expected at most 60 s</source>
        <translation>dura %1 s: esperado no máximo 60 s</translation>
    </message>
    <message>
        <source>no joint of the avatar differs from the first frame, which is the reference and is not played</source>
        <translation>nenhuma junta do avatar difere do primeiro quadro, que é a referência e não é reproduzido</translation>
    </message>
    <message numerus="yes">
        <source>%n joints move: expected at most 216</source>
        <translation>
            <numerusform>%n junta se move: esperado no máximo 216</numerusform>
            <numerusform>%n juntas se movem: esperado no máximo 216</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is left out: it never leaves the first frame</source>
        <translation>“%1” é deixada de fora: nunca sai do primeiro quadro</translation>
    </message>
    <message>
        <source>“%1” is left out: it moves in a single frame that the viewer does not look at</source>
        <translation>“%1” é deixada de fora: move-se em um único quadro que o visualizador não olha</translation>
    </message>
    <message>
        <source>“%1” is left out: the avatar does not have it</source>
        <translation>“%1” é deixada de fora: o avatar não a tem</translation>
    </message>
    <message>
        <source>“%1” is left out with its motion: the avatar does not have it</source>
        <translation>“%1” é deixada de fora com seu movimento: o avatar não a tem</translation>
    </message>
    <message>
        <source>“%1” is left out: a joint before it stands for the same joint of the avatar</source>
        <translation>“%1” é deixada de fora: uma junta antes dela é a mesma do avatar</translation>
    </message>
    <message>
        <source>“%1” is left out: no animation may move it</source>
        <translation>“%1” é deixada de fora: nenhuma animação pode movê-la</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>não pode ser aberto: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>não pode ser lido: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>expected at most %1 MiB, found more</source>
        <translation>esperado no máximo %1 MiB, encontrado mais</translation>
    </message>
    <message>
        <source>there is not enough memory to repair this file</source>
        <translation>não há memória suficiente para reparar este arquivo</translation>
    </message>
    <message>
        <source>there is not enough memory to read this file</source>
        <translation>não há memória suficiente para ler este arquivo</translation>
    </message>
    <message>
        <source>was not saved: %1</source>
        <translation>não foi salvo: %1</translation>
    </message>
    <message>
        <source>no file can be created in its folder or it is write-protected: %1</source>
        <translation>nenhum arquivo pode ser criado em sua pasta ou ele está protegido contra gravação: %1</translation>
    </message>
    <message>
        <source>its permissions cannot be kept: %1</source>
        <translation>suas permissões não podem ser mantidas: %1</translation>
    </message>
    <message>
        <source>writing failed: %1</source>
        <translation>a gravação falhou: %1</translation>
    </message>
    <message>
        <source>the disk did not accept the data: %1</source>
        <translation>o disco não aceitou os dados: %1</translation>
    </message>
    <message>
        <source>it cannot be replaced with the new file: %1</source>
        <translation>o novo arquivo não pode tomar seu lugar: %1</translation>
    </message>
    <message>
        <source>no backup of it can be created: %1</source>
        <translation>não é possível fazer um backup dele: %1</translation>
    </message>
    <message>
        <source>no copy of it can be kept while it is overwritten: %1</source>
        <translation>não é possível guardar uma cópia dele enquanto é sobrescrito: %1</translation>
    </message>
    <message>
        <source>overwriting it failed: %1. The old contents are kept in %2</source>
        <translation>a gravação sobre ele falhou: %1. O que havia antes está guardado em %2</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>não existe tal arquivo ou pasta</translation>
    </message>
    <message>
        <source>permission was refused</source>
        <translation>a permissão foi negada</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>seus links andam em círculo</translation>
    </message>
    <message>
        <source>there is no space left on the disk</source>
        <translation>não há mais espaço no disco</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>o disco é somente leitura</translation>
    </message>
    <message>
        <source>the file would be larger than is allowed here</source>
        <translation>o arquivo seria maior do que é permitido aqui</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>o disco relata um erro</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>não há memória suficiente</translation>
    </message>
    <message>
        <source>expected a file, found a folder</source>
        <translation>esperado um arquivo, encontrada uma pasta</translation>
    </message>
    <message>
        <source>expected a file, found a named pipe</source>
        <translation>esperado um arquivo, encontrado um pipe nomeado</translation>
    </message>
    <message>
        <source>expected a file, found a socket</source>
        <translation>esperado um arquivo, encontrado um socket</translation>
    </message>
    <message>
        <source>expected a file, found a device</source>
        <translation>esperado um arquivo, encontrado um dispositivo</translation>
    </message>
    <message>
        <source>needs more than 4 GiB as .glb, whose lengths have 32 bits: use fewer keys, or .gltf</source>
        <translation>precisa de mais de 4 GiB como .glb, cujos comprimentos têm 32 bits: menos chaves ou a forma .gltf o tornam possível</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>&apos;%1&apos;</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>expected JSON, found %1</source>
        <translation>esperado JSON, encontrado %1</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <translation>esperado um valor, encontrado %1</translation>
    </message>
    <message>
        <source>expected the end of the file, found %1</source>
        <translation>esperado o fim do arquivo, encontrado %1</translation>
    </message>
    <message>
        <source>expected a name in quotes, found %1</source>
        <translation>esperado um nome entre aspas, encontrado %1</translation>
    </message>
    <message>
        <source>expected a colon, found %1</source>
        <translation>esperado dois-pontos, encontrado %1</translation>
    </message>
    <message>
        <source>expected a comma or }, found %1</source>
        <translation>esperada uma vírgula ou }, encontrado %1</translation>
    </message>
    <message>
        <source>expected a comma or ], found %1</source>
        <translation>esperada uma vírgula ou ], encontrado %1</translation>
    </message>
    <message>
        <source>expected a closing quote, found %1</source>
        <translation>esperado o fechamento das aspas, encontrado %1</translation>
    </message>
    <message>
        <source>expected UTF-8, found %1</source>
        <translation>esperado UTF-8, encontrado %1</translation>
    </message>
    <message>
        <source>expected an escape of JSON, found %1</source>
        <translation>esperada uma sequência de escape de JSON, encontrado %1</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>esperado um número, encontrado %1</translation>
    </message>
    <message>
        <source>expected each name once, found &apos;%1&apos; twice</source>
        <translation>esperado cada nome uma vez, encontrado &apos;%1&apos; duas vezes</translation>
    </message>
    <message>
        <source>expected at most 1,000,000 values, found more</source>
        <translation>esperado no máximo 1.000.000 de valores, encontrado mais</translation>
    </message>
    <message>
        <source>expected at most 16 levels, found more</source>
        <translation>esperado no máximo 16 níveis, encontrado mais</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown and was ignored</source>
        <translation>&apos;%1&apos; é desconhecido e foi ignorado</translation>
    </message>
    <message>
        <source>expected 1, the version that this program knows, found %1</source>
        <translation>esperado 1, a versão que este programa conhece, encontrado %1</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>esperado um objeto, encontrado %1</translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation>esperado um texto, encontrado %1</translation>
    </message>
    <message>
        <source>expected a name, found %1</source>
        <translation>esperado um nome, encontrado %1</translation>
    </message>
    <message>
        <source>expected a list of names, found %1</source>
        <translation>esperada uma lista de nomes, encontrado %1</translation>
    </message>
    <message>
        <source>expected a list of joint names, found %1</source>
        <translation>esperada uma lista de nomes de juntas, encontrado %1</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>esperado um de %1, encontrado %2</translation>
    </message>
    <message>
        <source>expected an object of parts of the body, found %1</source>
        <translation>esperado um objeto de partes do corpo, encontrado %1</translation>
    </message>
    <message>
        <source>expected a part of the body, such as &quot;upper arm&quot;, found &apos;%1&apos;</source>
        <translation>esperada uma parte do corpo, como &quot;upper arm&quot;, encontrado &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a part of the body, such as &quot;upper arm&quot;, or &quot;none&quot;, found %1</source>
        <translation>esperada uma parte do corpo, como &quot;upper arm&quot;, ou &quot;none&quot;, encontrado %1</translation>
    </message>
    <message>
        <source>expected a list of rules, found %1</source>
        <translation>esperada uma lista de regras, encontrado %1</translation>
    </message>
    <message>
        <source>expected a rule, found %1</source>
        <translation>esperada uma regra, encontrado %1</translation>
    </message>
    <message>
        <source>expected a rule with &quot;name&quot; and &quot;is&quot;</source>
        <translation>esperada uma regra com &quot;name&quot; e &quot;is&quot;</translation>
    </message>
    <message>
        <source>expected an object with &quot;mapping&quot; or &quot;contacts&quot;, found neither</source>
        <translation>esperado um objeto com &quot;mapping&quot; ou &quot;contacts&quot;, encontrado nenhum</translation>
    </message>
    <message>
        <source>expected an object with &quot;contacts&quot;, found a mapping without them</source>
        <translation>esperado um objeto com &quot;contacts&quot;, encontrado um mapeamento sem eles</translation>
    </message>
    <message>
        <source>expected an object of target joints, found %1</source>
        <translation>esperado um objeto de juntas destino, encontrado %1</translation>
    </message>
    <message>
        <source>expected the name of a source joint or null, found %1</source>
        <translation>esperado o nome de uma junta fonte ou null, encontrado %1</translation>
    </message>
    <message>
        <source>expected a list of chains, found %1</source>
        <translation>esperada uma lista de cadeias, encontrado %1</translation>
    </message>
    <message>
        <source>expected a chain, found %1</source>
        <translation>esperada uma cadeia, encontrado %1</translation>
    </message>
    <message>
        <source>expected an object of source joints, found %1</source>
        <translation>esperado um objeto de juntas fonte, encontrado %1</translation>
    </message>
    <message>
        <source>expected a list of pairs of frames, found %1</source>
        <translation>esperada uma lista de pares de quadros, encontrado %1</translation>
    </message>
    <message>
        <source>expected [FIRST, LAST], two frames counted from 0, found %1</source>
        <translation>esperado [FIRST, LAST], dois quadros contados a partir de 0, encontrado %1</translation>
    </message>
    <message>
        <source>expected intervals in order that do not overlap</source>
        <translation>esperados intervalos em ordem que não se sobreponham</translation>
    </message>
    <message>
        <source>expected an object of settings, found %1</source>
        <translation>esperado um objeto de configurações, encontrado %1</translation>
    </message>
    <message>
        <source>expected a number, a text, true or false, found %1</source>
        <translation>esperado um número, um texto, true ou false, encontrado %1</translation>
    </message>
    <message>
        <source>the setting “%1” is unknown or has an unknown value: ignored</source>
        <translation>a configuração “%1” é desconhecida ou tem um valor desconhecido: ignorada</translation>
    </message>
    <message>
        <source>expected a joint of the target, found &apos;%1&apos;</source>
        <translation>esperada uma junta do destino, encontrado &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a joint of the source, found &apos;%1&apos;</source>
        <translation>esperada uma junta da fonte, encontrado &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected each source joint once, found &apos;%1&apos; for &apos;%2&apos; and for &apos;%3&apos;</source>
        <translation>esperada cada junta fonte uma vez, encontrado &apos;%1&apos; para &apos;%2&apos; e para &apos;%3&apos;</translation>
    </message>
    <message>
        <source>expected pairs in the order of the hierarchies: &apos;%1&apos; is above &apos;%2&apos; and follows &apos;%3&apos;, which is below &apos;%4&apos;</source>
        <translation>esperados pares na ordem das hierarquias: &apos;%1&apos; está acima de &apos;%2&apos; e segue &apos;%3&apos;, que está abaixo de &apos;%4&apos;</translation>
    </message>
    <message>
        <source>expected frames of a clip that has %1, found a contact of &apos;%2&apos; up to frame %3</source>
        <translation>esperados quadros de um clipe que tem %1, encontrado um contato de &apos;%2&apos; até o quadro %3</translation>
    </message>
    <message>
        <source>a cut-off this high needs more frames: at %1 frames per second it has to be below %2 Hz</source>
        <translation>um corte tão alto precisa de mais quadros: com %1 quadros por segundo ele tem de ficar abaixo de %2 Hz</translation>
    </message>
    <message numerus="yes">
        <source>%n spikes</source>
        <translation>
            <numerusform>%n pico</numerusform>
            <numerusform>%n picos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spikes left as they are</source>
        <translation>
            <numerusform>%n pico deixado como está</numerusform>
            <numerusform>%n picos deixados como estão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frame %1 does not fit its neighbours: %n joints differ from the frames beside it</source>
        <translation>
            <numerusform>o quadro %1 é uma pose à parte: %n junta destoa dos quadros vizinhos</numerusform>
            <numerusform>o quadro %1 é uma pose à parte: %n juntas destoam dos quadros vizinhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flips</source>
        <translation>
            <numerusform>%n inversão</numerusform>
            <numerusform>%n inversões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have the rotation order %1</source>
        <translation>
            <numerusform>%n junta está agora na ordem %1</numerusform>
            <numerusform>%n juntas estão agora na ordem %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have fewer than three rotation channels and keep their order</source>
        <translation>
            <numerusform>%n junta tem menos de três canais de rotação e mantém sua ordem</numerusform>
            <numerusform>%n juntas têm menos de três canais de rotação e mantêm sua ordem</numerusform>
        </translation>
    </message>
    <message>
        <source>expected the frames to fill, but not all frames of the clip</source>
        <translation>esperados os quadros a preencher: não todos os do clipe</translation>
    </message>
    <message>
        <source>nothing to fill: there is no frame between the first and the last one</source>
        <translation>nada é preenchido: não há quadro entre o de onde vir e o para onde ir</translation>
    </message>
    <message numerus="yes">
        <source>%n frames now lead from frame %1 to frame %2</source>
        <translation>
            <numerusform>%n quadro leva agora do quadro %1 ao quadro %2</numerusform>
            <numerusform>%n quadros levam agora do quadro %1 ao quadro %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n frames at %1 fps, still %2 s</source>
        <translation>
            <numerusform>agora %n quadro a %1 por segundo, %2 s como antes</numerusform>
            <numerusform>agora %n quadros a %1 por segundo, %2 s como antes</numerusform>
        </translation>
    </message>
    <message>
        <source>movement above %1 Hz is filtered out (limit at %2 fps)</source>
        <translation>o movimento acima de %1 Hz é retirado, pois %2 quadros por segundo não podem mostrá-lo</translation>
    </message>
    <message>
        <source>%1 frames would be too many</source>
        <translation>%1 quadros seriam demais</translation>
    </message>
    <message>
        <source>expected SOURCEFRAME:FRAME with + between them, found “%1”</source>
        <translation>esperado SOURCEFRAME:FRAME com + entre eles, encontrado “%1”</translation>
    </message>
    <message>
        <source>there is no frame %1 to move: the frames are 0 to %2</source>
        <translation>não há quadro %1 a mover: os quadros vão de 0 a %2</translation>
    </message>
    <message>
        <source>frames keep their order: frames %1 and %2 would meet or change places</source>
        <translation>os quadros mantêm sua ordem: os quadros %1 e %2 se encontrariam ou trocariam de lugar</translation>
    </message>
    <message>
        <source>expected keys, marks or match, which say where frames move</source>
        <translation>esperado um de keys, marks e match, que dizem que quadro vai para onde</translation>
    </message>
    <message>
        <source>matching needs at least %1 frames in both clips</source>
        <translation>a correspondência precisa de pelo menos %1 quadros nos dois clipes</translation>
    </message>
    <message>
        <source>the clips last %1 s and %2 s: nothing is played more than three times as fast or as slowly</source>
        <translation>os clipes duram %1 s e %2 s: nada é reproduzido mais de três vezes mais rápido ou mais devagar</translation>
    </message>
    <message>
        <source>joints are %1 units from those of the other clip on average, as seen from the figure; stretched evenly they would be %2 units away</source>
        <translation>as juntas estão em média a %1 unidades das do outro clipe, vistas da figura; esticadas por igual estariam a %2 unidades</translation>
    </message>
    <message>
        <source>the file of marks “%1” cannot be read</source>
        <translation>o arquivo de marcas “%1” não pode ser lido</translation>
    </message>
    <message>
        <source>played at %1 to %2 times the speed</source>
        <translation>reproduzido de %1 a %2 vezes a velocidade</translation>
    </message>
    <message>
        <source>the other clip has no joint “%1”, and a retarget finds counterparts of only %2 of %3 joints; retarget it with a mapping of your own first</source>
        <translation>o outro clipe não tem a junta “%1”, e uma transferência acha correspondentes de só %2 de %3 juntas; transfira-o primeiro com um mapeamento seu</translation>
    </message>
    <message>
        <source>the other clip has no frames</source>
        <translation>o outro clipe não tem quadros</translation>
    </message>
    <message>
        <source>the clip has no frames</source>
        <translation>o clipe não tem quadros</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have other offsets in the other clip; its rotations are used</source>
        <translation>
            <numerusform>%n junta tem outro offset no outro clipe; são usadas as rotações dele</numerusform>
            <numerusform>%n juntas têm outros offsets no outro clipe; são usadas as rotações dele</numerusform>
        </translation>
    </message>
    <message>
        <source>the other clip begins at frame %1; the transition ends at frame %2</source>
        <translation>o outro clipe começa no quadro %1; a transição termina no quadro %2</translation>
    </message>
    <message>
        <source>this clip ends with frame %1, and the other one continues with its frame %2; the poses are %3 units apart</source>
        <translation>este clipe é deixado depois do quadro %1, e o outro continua com seu quadro %2; as poses estão a %3 unidades de distância</translation>
    </message>
    <message>
        <source>the clips are alike and too short for a search; they are joined at their ends</source>
        <translation>os clipes são iguais e curtos demais para procurar quadros; são unidos em suas pontas</translation>
    </message>
    <message>
        <source>%1 rotates by %2° in the transition: the poses are far apart</source>
        <translation>%1 gira %2° na transição: as poses estão distantes</translation>
    </message>
    <message>
        <source>the cycle is frames %1 to %2; its ends differed by %3 units and by %4° at most</source>
        <translation>os quadros %1 a %2 são o ciclo; suas pontas diferiam em %3 unidades, e %4° no máximo</translation>
    </message>
    <message>
        <source>a loop needs more frames than these</source>
        <translation>um ciclo precisa de mais quadros do que estes</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of the other clip are matched with steps of this one</source>
        <translation>
            <numerusform>%n passo do outro clipe pousa com o deste</numerusform>
            <numerusform>%n passos do outro clipe pousam com os deste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints of the spine between the mask and the rest are mixed in part: %1</source>
        <translation>
            <numerusform>%n junta da coluna entre a máscara e o resto é misturada em parte: %1</numerusform>
            <numerusform>%n juntas da coluna entre a máscara e o resto são misturadas em parte: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the clips have no steps that could be matched</source>
        <translation>os clipes não têm passos que se possam igualar</translation>
    </message>
    <message>
        <source>the ends of limbs are off by up to %1 (at %2)</source>
        <translation>as pontas dos membros se afastam até %1, o máximo em %2</translation>
    </message>
    <message>
        <source>expected an operation such as smooth or smooth:cutoff=6</source>
        <translation>esperada uma operação como smooth ou smooth:cutoff=6</translation>
    </message>
    <message>
        <source>%1: expected KEY=VALUE, found “%2”</source>
        <translation>%1: esperado KEY=VALUE, encontrado “%2”</translation>
    </message>
    <message>
        <source>%1: expected a closing quote at the end of the value of %2</source>
        <translation>%1: esperado o fechamento das aspas no fim do valor de %2</translation>
    </message>
    <message>
        <source>there is no operation “%1”; limber-cli operations lists them</source>
        <translation>não existe a operação “%1”; limber-cli operations as lista</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; você quis dizer %2?</translation>
    </message>
    <message>
        <source>there is no operation “%1”</source>
        <translation>não existe a operação “%1”</translation>
    </message>
    <message>
        <source>%1 has no setting “%2”</source>
        <translation>%1 não tem a opção “%2”</translation>
    </message>
    <message>
        <source>%1 has no setting “%2”; it has %3</source>
        <translation>%1 não tem a opção “%2”; tem %3</translation>
    </message>
    <message>
        <source>%1 has no settings</source>
        <translation>%1 não tem opções</translation>
    </message>
    <message>
        <source>%1: %2 is given twice</source>
        <translation>%1: %2 foi dado duas vezes</translation>
    </message>
    <message>
        <source>%1: expected %2=%3, found nothing</source>
        <translation>%1: esperado %2=%3, encontrado nada</translation>
    </message>
    <message>
        <source>%1: expected %3 for %2, found “%4”</source>
        <translation>%1: esperado %3 para %2, encontrado “%4”</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>um número de %1 a %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2 %3</source>
        <translation>um número de %1 a %2 %3</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>um número inteiro de %1 a %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>um de %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes ou no</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>um texto</translation>
    </message>
    <message>
        <source>a frame such as 10 or last</source>
        <translation>um quadro como 10 ou last</translation>
    </message>
    <message>
        <source>frames such as 10-20, 10-last or all</source>
        <translation>quadros como 10-20, 10-last ou all</translation>
    </message>
    <message>
        <source>a frame of this clip and one of the second, such as 120:8 or last:0</source>
        <translation>um quadro deste clipe e um do segundo, como 120:8 ou last:0</translation>
    </message>
    <message>
        <source>the names of joints with + between them, or all</source>
        <translation>os nomes de juntas com + entre eles, ou all</translation>
    </message>
    <message>
        <source>the name of a joint</source>
        <translation>o nome de uma junta</translation>
    </message>
    <message>
        <source>the name of a joint, or PARENT/End for an end site</source>
        <translation>o nome de uma junta, ou PARENT/End para uma extremidade</translation>
    </message>
    <message>
        <source>three numbers X+Y+Z</source>
        <translation>três números X+Y+Z</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>um arquivo</translation>
    </message>
    <message>
        <source>%1: there is no joint “%2”</source>
        <translation>%1: não existe a junta “%2”</translation>
    </message>
    <message>
        <source>%1: “%2” is an end site, expected a joint</source>
        <translation>%1: “%2” é uma extremidade, esperada uma junta</translation>
    </message>
    <message>
        <source>%1: there is no frame %2: the frames are 0 to %3</source>
        <translation>%1: não existe o quadro %2: os quadros vão de 0 a %3</translation>
    </message>
    <message>
        <source>%1: there is no frame %2 in the second clip: its frames are 0 to %3</source>
        <translation>%1: não existe o quadro %2 no segundo clipe: seus quadros vão de 0 a %3</translation>
    </message>
    <message>
        <source>%1: the clip has no frames</source>
        <translation>%1: o clipe não tem quadros</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new steps of a channel over 170°</source>
        <translation>
            <numerusform>%n novo salto de um canal acima de 170°</numerusform>
            <numerusform>%n novos saltos de um canal acima de 170°</numerusform>
        </translation>
    </message>
    <message>
        <source>the contacts that were set do not fit the new frames and are dropped: from now on contacts are detected</source>
        <translation>os contatos definidos não se ajustam aos novos quadros e são abandonados: a partir de agora são detectados</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have fewer than three rotation channels and cannot rotate as needed: off by up to %1° (at %2)</source>
        <translation>
            <numerusform>%n junta tem menos de três canais de rotação e não pode girar como desejado: até %1° de diferença, o máximo em %2</numerusform>
            <numerusform>%n juntas têm menos de três canais de rotação e não podem girar como desejado: até %1° de diferença, o máximo em %2</numerusform>
        </translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>definido pelo usuário</translation>
    </message>
    <message>
        <source>default: there is no figure</source>
        <translation>padrão: não há figura</translation>
    </message>
    <message>
        <source>default: the figure&apos;s shape is inconclusive</source>
        <translation>padrão: a forma da figura não permite concluir</translation>
    </message>
    <message>
        <source>along it the figure is %1</source>
        <translation>ao longo dele a figura é %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>tallest in its motion</source>
        <translation>mais alta em seu movimento</translation>
    </message>
    <message>
        <source>tallest at rest</source>
        <translation>mais alta em repouso</translation>
    </message>
    <message>
        <source>steady while it travels</source>
        <translation>mais estável enquanto se desloca</translation>
    </message>
    <message>
        <source>standing on more of its ends</source>
        <translation>apoiada em mais de suas extremidades</translation>
    </message>
    <message>
        <source>positions of the joints stay near zero (%1 % of their OFFSETs)</source>
        <translation>as posições das juntas ficam perto de zero (%1 % de seus OFFSETs)</translation>
    </message>
    <message>
        <source>root positions stay near zero (%1 % of the OFFSET)</source>
        <translation>as posições da raiz ficam perto de zero (%1 % do OFFSET)</translation>
    </message>
    <message>
        <source>positions repeat the OFFSETs</source>
        <translation>as posições repetem os OFFSETs</translation>
    </message>
    <message>
        <source>root positions are whole positions</source>
        <translation>as posições da raiz são posições inteiras</translation>
    </message>
    <message>
        <source>no joint has both an OFFSET and position channels</source>
        <translation>nenhum OFFSET encontra canais de posição</translation>
    </message>
    <message numerus="yes">
        <source>The OFFSET of %n joints, which position channels replace, was set to the usual position: with the old one, programs would add it to the positions.</source>
        <translation>
            <numerusform>O OFFSET de %n junta, que canais de posição substituem, foi definido como a posição habitual: com o antigo, programas o somariam às posições.</numerusform>
            <numerusform>O OFFSET de %n juntas, que canais de posição substituem, foi definido como a posição habitual: com o antigo, programas o somariam às posições.</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a project of Limber, with &quot;limber-project&quot;: 1, found %1</source>
        <translation>esperado um projeto do Limber, com &quot;limber-project&quot;: 1, encontrado %1</translation>
    </message>
    <message>
        <source>expected a project that names its BVH file, found one without</source>
        <translation>esperado um projeto que cite seu arquivo BVH, encontrado um sem isso</translation>
    </message>
    <message>
        <source>expected the name of a BVH file in the folder of the project or below it, found %1</source>
        <translation>esperado o nome de um arquivo BVH na pasta do projeto ou abaixo dela, encontrado %1</translation>
    </message>
    <message>
        <source>the project belongs to the BVH file “%1”, which is missing</source>
        <translation>o projeto pertence ao arquivo BVH “%1”, que não está lá</translation>
    </message>
    <message>
        <source>the project was saved by a newer Limber, as version %1: parts unknown to this version are ignored</source>
        <translation>o projeto foi salvo por um Limber mais novo, como versão %1: o que este não conhece é ignorado</translation>
    </message>
    <message>
        <source>%1: the project is used up to here, and the rest is ignored</source>
        <translation>%1: o projeto é usado até aqui, o que vem depois não é</translation>
    </message>
    <message numerus="yes">
        <source>%n more parts of the project were left out</source>
        <translation>
            <numerusform>mais %n parte do projeto foi deixada de fora</numerusform>
            <numerusform>mais %n partes do projeto foram deixadas de fora</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it was left out</source>
        <translation>%1: foi deixado de fora</translation>
    </message>
    <message>
        <source>%1: the joint was left out</source>
        <translation>%1: a junta foi deixada de fora</translation>
    </message>
    <message>
        <source>%1: the selection set was left out</source>
        <translation>%1: o conjunto de seleção foi deixado de fora</translation>
    </message>
    <message>
        <source>%1: the saved view was left out</source>
        <translation>%1: a vista salva foi deixada de fora</translation>
    </message>
    <message>
        <source>%1: the view was left out</source>
        <translation>%1: a vista foi deixada de fora</translation>
    </message>
    <message>
        <source>%1: the clip beside this one was left out</source>
        <translation>%1: o clipe ao lado deste foi deixado de fora</translation>
    </message>
    <message>
        <source>%1: the pin was left out</source>
        <translation>%1: a fixação foi deixada de fora</translation>
    </message>
    <message>
        <source>%1: the contacts were left out</source>
        <translation>%1: os contatos foram deixados de fora</translation>
    </message>
    <message>
        <source>%1: the marker was left out</source>
        <translation>%1: o marcador foi deixado de fora</translation>
    </message>
    <message>
        <source>%1: the layer was left out</source>
        <translation>%1: a camada foi deixada de fora</translation>
    </message>
    <message>
        <source>%1: the key was left out</source>
        <translation>%1: a chave foi deixada de fora</translation>
    </message>
    <message>
        <source>%1: the weight was left out</source>
        <translation>%1: o peso foi deixado de fora</translation>
    </message>
    <message>
        <source>expected a list, found %1</source>
        <translation>esperada uma lista, encontrado %1</translation>
    </message>
    <message>
        <source>expected true or false, found %1</source>
        <translation>esperado true ou false, encontrado %1</translation>
    </message>
    <message>
        <source>expected a whole number, found %1</source>
        <translation>esperado um número inteiro, encontrado %1</translation>
    </message>
    <message>
        <source>expected a frame from 0 to %1, found %2</source>
        <translation>esperado um quadro de 0 a %1, encontrado %2</translation>
    </message>
    <message>
        <source>expected [FIRST, LAST], two frames from 0 to %1, found %2</source>
        <translation>esperado [FIRST, LAST], dois quadros de 0 a %1, encontrado %2</translation>
    </message>
    <message>
        <source>expected rows for frames of the clip, found more</source>
        <translation>esperadas linhas para quadros do clipe, encontrado mais</translation>
    </message>
    <message>
        <source>expected each frame once, found frame %1 twice</source>
        <translation>esperado cada quadro uma vez, encontrado o quadro %1 duas vezes</translation>
    </message>
    <message>
        <source>expected a weight from 0 to 1, found %1</source>
        <translation>esperado um peso de 0 a 1, encontrado %1</translation>
    </message>
    <message>
        <source>expected [X, Y, Z], three finite numbers, found %1</source>
        <translation>esperado [X, Y, Z], três números finitos, encontrado %1</translation>
    </message>
    <message>
        <source>expected a joint of the BVH file, found &apos;%1&apos;</source>
        <translation>esperada uma junta do arquivo BVH, encontrado &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected the name of a joint of the BVH file, found %1</source>
        <translation>esperado o nome de uma junta do arquivo BVH, encontrado %1</translation>
    </message>
    <message>
        <source>expected joints of the BVH file, found none of these there</source>
        <translation>esperadas juntas do arquivo BVH, encontrado nenhuma delas lá</translation>
    </message>
    <message>
        <source>expected &quot;joint&quot; or &quot;end&quot; with the name of a joint of the BVH file, found neither</source>
        <translation>esperado &quot;joint&quot; ou &quot;end&quot; com o nome de uma junta do arquivo BVH, encontrado nenhum</translation>
    </message>
    <message>
        <source>expected a joint of the BVH file with an end site, found &apos;%1&apos;</source>
        <translation>esperada uma junta do arquivo BVH com uma extremidade, encontrado &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected the member &quot;%1&quot;, found none</source>
        <translation>esperado o membro &quot;%1&quot;, encontrado nenhum</translation>
    </message>
    <message>
        <source>expected frames around that of the key that take all of it, between those that take none of it</source>
        <translation>esperados quadros que recebem a chave inteira em torno do seu, entre os que nada recebem</translation>
    </message>
    <message>
        <source>expected a camera with &quot;target&quot;, &quot;distance&quot;, &quot;yaw&quot; and &quot;pitch&quot;, found %1</source>
        <translation>esperada uma câmera com &quot;target&quot;, &quot;distance&quot;, &quot;yaw&quot; e &quot;pitch&quot;, encontrado %1</translation>
    </message>
    <message>
        <source>expected a slot from 1 to %1, found %2</source>
        <translation>esperada uma posição de 1 a %1, encontrado %2</translation>
    </message>
    <message>
        <source>expected each slot once, found slot %1 twice</source>
        <translation>esperada cada posição uma vez, encontrada a posição %1 duas vezes</translation>
    </message>
    <message>
        <source>expected each view once, found &apos;%1&apos; twice</source>
        <translation>esperada cada vista uma vez, encontrado &apos;%1&apos; duas vezes</translation>
    </message>
    <message>
        <source>expected a column for each joint once, [JOINT, &quot;radians&quot;] or [JOINT, &quot;position&quot;], found %1</source>
        <translation>esperada uma coluna para cada junta uma vez, [JOINT, &quot;radians&quot;] ou [JOINT, &quot;position&quot;], encontrado %1</translation>
    </message>
    <message>
        <source>expected &quot;columns&quot; before the values of the rows</source>
        <translation>esperado &quot;columns&quot; antes dos valores das linhas</translation>
    </message>
    <message>
        <source>expected at most %1 layers, found more</source>
        <translation>esperado no máximo %1 camadas, encontrado mais</translation>
    </message>
    <message>
        <source>expected a shift of at most %1 frames, found %2</source>
        <translation>esperada uma defasagem de no máximo %1 quadros, encontrado %2</translation>
    </message>
    <message>
        <source>expected at most %1 clips beside this one, found more</source>
        <translation>esperado no máximo %1 clipes ao lado deste, encontrado mais</translation>
    </message>
    <message>
        <source>expected seconds, a finite number, found %1</source>
        <translation>esperados segundos, um número finito, encontrado %1</translation>
    </message>
    <message>
        <source>expected a constraint as 172 hexadecimal digits, found %1</source>
        <translation>esperada uma restrição como 172 dígitos hexadecimais, encontrado %1</translation>
    </message>
    <message>
        <source>expected at most %1 markers, found more</source>
        <translation>esperado no máximo %1 marcadores, encontrado mais</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found nothing: the file is empty</source>
        <translation>esperado HIERARCHY, encontrado nada: o arquivo está vazio</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found nothing: the file is blank</source>
        <translation>esperado HIERARCHY, encontrado nada: o arquivo está em branco</translation>
    </message>
    <message>
        <source>expected a word, found more than %1 MiB of white space</source>
        <translation>esperada uma palavra, encontrado mais de %1 MiB de espaços</translation>
    </message>
    <message>
        <source>expected a shorter word, found one of more than %1 MiB</source>
        <translation>esperada uma palavra mais curta, encontrada uma de mais de %1 MiB</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found %1: this is not a BVH file</source>
        <translation>esperado HIERARCHY, encontrado %1: este não é um arquivo BVH</translation>
    </message>
    <message>
        <source>expected text, found broken UTF-16</source>
        <translation>esperado texto, encontrado UTF-16 inválido</translation>
    </message>
    <message>
        <source>the file is UTF-16 and stays so when saved</source>
        <translation>o arquivo é UTF-16 e continua assim ao ser salvo</translation>
    </message>
    <message numerus="yes">
        <source>and %n more warnings of this kind</source>
        <translation>
            <numerusform>e mais %n aviso deste tipo</numerusform>
            <numerusform>e mais %n avisos deste tipo</numerusform>
        </translation>
    </message>
    <message>
        <source>gzip data</source>
        <translation>dados gzip</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>um arquivo zip</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>um arquivo 7-Zip</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>um arquivo RAR</translation>
    </message>
    <message>
        <source>bzip2 data</source>
        <translation>dados bzip2</translation>
    </message>
    <message>
        <source>xz data</source>
        <translation>dados xz</translation>
    </message>
    <message>
        <source>an FBX file</source>
        <translation>um arquivo FBX</translation>
    </message>
    <message>
        <source>a glTF file</source>
        <translation>um arquivo glTF</translation>
    </message>
    <message>
        <source>a Blender file</source>
        <translation>um arquivo do Blender</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>uma imagem PNG</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>uma imagem JPEG</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>um documento PDF</translation>
    </message>
    <message>
        <source>a Biovision file of another kind</source>
        <translation>um arquivo Biovision de outro tipo</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>um banco de dados</translation>
    </message>
    <message>
        <source>a Git LFS pointer instead of the file itself</source>
        <translation>um ponteiro Git LFS em vez do próprio arquivo</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>uma página web (HTML)</translation>
    </message>
    <message>
        <source>an XML file</source>
        <translation>um arquivo XML</translation>
    </message>
    <message>
        <source>a project of Limber, which belongs beside a BVH file</source>
        <translation>um projeto do Limber, que acompanha um arquivo BVH</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>um arquivo JSON</translation>
    </message>
    <message>
        <source>an Acclaim (ASF) skeleton</source>
        <translation>um esqueleto Acclaim (ASF)</translation>
    </message>
    <message>
        <source>Acclaim (AMC) motion</source>
        <translation>um movimento Acclaim (AMC)</translation>
    </message>
    <message>
        <source>comment line dropped: BVH has no comments</source>
        <translation>linha de comentário descartada: BVH não tem comentários</translation>
    </message>
    <message>
        <source>brace not separated from the word beside it: separated</source>
        <translation>chave { ou } não separada da palavra ao lado: separada</translation>
    </message>
    <message>
        <source>expected %1, found %2: accepted despite unusual capitalisation</source>
        <translation>esperado %1, encontrado %2: aceito apesar do uso incomum de maiúsculas</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found %1</source>
        <translation>esperado HIERARCHY, encontrado %1</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found %1: accepted</source>
        <translation>esperado HIERARCHY, encontrado %1: aceito</translation>
    </message>
    <message>
        <source>expected HIERARCHY, found ROOT: accepted as the start of the hierarchy</source>
        <translation>esperado HIERARCHY, encontrado ROOT: aceito como início da hierarquia</translation>
    </message>
    <message>
        <source>expected ROOT, found %1</source>
        <translation>esperado ROOT, encontrado %1</translation>
    </message>
    <message>
        <source>expected ROOT or MOTION, found %1</source>
        <translation>esperado ROOT ou MOTION, encontrado %1</translation>
    </message>
    <message>
        <source>expected MOTION, found the end of the file: loaded as a skeleton with 0 frames</source>
        <translation>esperado MOTION, encontrado o fim do arquivo: carregado como um esqueleto com 0 quadros</translation>
    </message>
    <message>
        <source>expected MOTION, found “MOTION:”: accepted</source>
        <translation>esperado MOTION, encontrado “MOTION:”: aceito</translation>
    </message>
    <message>
        <source>expected OFFSET or } of the End Site, found %1</source>
        <translation>esperado OFFSET ou } da End Site, encontrado %1</translation>
    </message>
    <message>
        <source>expected OFFSET, CHANNELS, JOINT, End Site or }, found %1</source>
        <translation>esperado OFFSET, CHANNELS, JOINT, End Site ou }, encontrado %1</translation>
    </message>
    <message>
        <source>expected at most %1 levels of joints, found one more</source>
        <translation>esperado no máximo %1 níveis de juntas, encontrado mais um</translation>
    </message>
    <message>
        <source>expected {, found %1</source>
        <translation>esperado {, encontrado %1</translation>
    </message>
    <message>
        <source>expected } of the End Site, found %1</source>
        <translation>esperado } da End Site, encontrado %1</translation>
    </message>
    <message>
        <source>expected } of joint “%1”, found %2</source>
        <translation>esperado } da junta “%1”, encontrado %2</translation>
    </message>
    <message>
        <source>expected End Site, found “EndSite”: accepted</source>
        <translation>esperado End Site, encontrado “EndSite”: aceito</translation>
    </message>
    <message>
        <source>expected End Site, found “End” alone: accepted</source>
        <translation>esperado End Site, encontrado só “End”: aceito</translation>
    </message>
    <message>
        <source>expected End Site, found “End %1”: accepted</source>
        <translation>esperado End Site, encontrado “End %1”: aceito</translation>
    </message>
    <message>
        <source>expected an End Site in joint “%1”, found none: its last bone has no length</source>
        <translation>esperada uma End Site na junta “%1”, encontrado nenhuma: seu último osso não tem comprimento</translation>
    </message>
    <message>
        <source>expected one End Site in joint “%1”, found %2: all kept</source>
        <translation>esperada uma End Site na junta “%1”, encontradas %2: todas mantidas</translation>
    </message>
    <message>
        <source>expected JOINT or End Site in joint “%1”, found both: all kept</source>
        <translation>esperado JOINT ou End Site na junta “%1”, encontrados ambos: todos mantidos</translation>
    </message>
    <message>
        <source>expected OFFSET of the End Site, found }</source>
        <translation>esperado OFFSET da End Site, encontrado }</translation>
    </message>
    <message>
        <source>expected OFFSET of joint “%1”, found %2</source>
        <translation>esperado OFFSET da junta “%1”, encontrado %2</translation>
    </message>
    <message>
        <source>expected one OFFSET, found a second one</source>
        <translation>esperado um OFFSET, encontrado um segundo</translation>
    </message>
    <message>
        <source>expected three numbers after OFFSET, found %1</source>
        <translation>esperados três números depois de OFFSET, encontrado %1</translation>
    </message>
    <message>
        <source>number too small for a double, read as 0: %1</source>
        <translation>número pequeno demais para um double, lido como 0: %1</translation>
    </message>
    <message>
        <source>number beyond what most programs can read: %1</source>
        <translation>número além do que a maioria dos programas consegue ler: %1</translation>
    </message>
    <message>
        <source>expected CHANNELS in joint “%1”, found none: it has no channels</source>
        <translation>esperado CHANNELS na junta “%1”, encontrado nenhum: ela não tem canais</translation>
    </message>
    <message>
        <source>expected CHANNELS before the joint&apos;s children, found it after one</source>
        <translation>esperado CHANNELS antes das filhas da junta, encontrado depois de uma</translation>
    </message>
    <message>
        <source>expected one CHANNELS list, found a second one</source>
        <translation>esperada uma lista CHANNELS, encontrada uma segunda</translation>
    </message>
    <message>
        <source>expected OFFSET before CHANNELS, found it after: accepted</source>
        <translation>esperado OFFSET antes de CHANNELS, encontrado depois: aceito</translation>
    </message>
    <message>
        <source>expected no CHANNELS in an End Site, found %1</source>
        <translation>nenhum CHANNELS esperado em uma End Site, encontrado %1</translation>
    </message>
    <message>
        <source>expected no CHANNELS in an End Site, found CHANNELS 0: ignored</source>
        <translation>nenhum CHANNELS esperado em uma End Site, encontrado CHANNELS 0: ignorado</translation>
    </message>
    <message>
        <source>expected the number of channels, found %1</source>
        <translation>esperado o número de canais, encontrado %1</translation>
    </message>
    <message>
        <source>expected a whole number of channels, found %1: accepted</source>
        <translation>esperado um número inteiro de canais, encontrado %1: aceito</translation>
    </message>
    <message>
        <source>expected a channel name (%1 of %2 given; Xposition to Zrotation), found %3</source>
        <translation>esperado um nome de canal (%1 de %2 dados; de Xposition a Zrotation), encontrado %3</translation>
    </message>
    <message>
        <source>expected each channel once, found %1 again: applied in the order given</source>
        <translation>esperado cada canal uma vez, encontrado %1 de novo: aplicado na ordem dada</translation>
    </message>
    <message>
        <source>expected a name, found none: the joint has no name</source>
        <translation>esperado um nome, encontrado nenhum: a junta não tem nome</translation>
    </message>
    <message>
        <source>expected a name, found a NUL byte in %1</source>
        <translation>esperado um nome, encontrado um byte NUL em %1</translation>
    </message>
    <message>
        <source>joint name %1 %2: kept unchanged</source>
        <translation>nome de junta %1 %2: mantido sem alteração</translation>
    </message>
    <message>
        <source>joint name %1 %2; bytes kept (see View › Joint Name Encoding)</source>
        <translation>nome de junta %1 %2; bytes mantidos (veja Exibir › Codificação dos nomes)</translation>
    </message>
    <message>
        <source>has spaces</source>
        <translation>tem espaços</translation>
    </message>
    <message>
        <source>is over 255 bytes long</source>
        <translation>tem mais de 255 bytes</translation>
    </message>
    <message>
        <source>is not UTF-8</source>
        <translation>não é UTF-8</translation>
    </message>
    <message>
        <source>has control characters</source>
        <translation>tem caracteres de controle</translation>
    </message>
    <message>
        <source>expected names that differ, found “%1” again: joints are identified by their position in the file</source>
        <translation>esperados nomes diferentes, encontrado “%1” de novo: as juntas são identificadas por seu lugar no arquivo</translation>
    </message>
    <message>
        <source>expected a number that fits a double, found %1</source>
        <translation>esperado um número que caiba em um double, encontrado %1</translation>
    </message>
    <message>
        <source>number too small for a double, read as 0</source>
        <translation>número pequeno demais para um double, lido como 0</translation>
    </message>
    <message>
        <source>number beyond what most programs can read: kept</source>
        <translation>número além do que a maioria dos programas consegue ler: mantido</translation>
    </message>
    <message>
        <source>expected Frame Time:, found %1</source>
        <translation>esperado Frame Time:, encontrado %1</translation>
    </message>
    <message>
        <source>expected Frames: and Frame Time:, found %1</source>
        <translation>esperado Frames: e Frame Time:, encontrado %1</translation>
    </message>
    <message>
        <source>expected Frames:, found no such line: the actual number of rows is used</source>
        <translation>esperado Frames:, encontrada nenhuma linha assim: usa-se o número real de linhas</translation>
    </message>
    <message>
        <source>expected the rows of the motion, found a second Frames: line</source>
        <translation>esperadas as linhas do movimento, encontrado Frames: pela segunda vez</translation>
    </message>
    <message>
        <source>expected the rows of the motion, found a second Frame Time: line</source>
        <translation>esperadas as linhas do movimento, encontrado Frame Time: pela segunda vez</translation>
    </message>
    <message>
        <source>expected Frames: before Frame Time:, found them swapped: accepted</source>
        <translation>esperado Frames: antes de Frame Time:, encontrados trocados: aceito</translation>
    </message>
    <message>
        <source>expected Frame Time:, found “%1” in one word: accepted</source>
        <translation>esperado Frame Time:, encontrado “%1” em uma só palavra: aceito</translation>
    </message>
    <message>
        <source>expected %1: and a space, found no colon: accepted</source>
        <translation>esperado %1: e um espaço, encontrado sem dois-pontos: aceito</translation>
    </message>
    <message>
        <source>expected %1: and a space, found a space before the colon: accepted</source>
        <translation>esperado %1: e um espaço, encontrado um espaço antes dos dois-pontos: aceito</translation>
    </message>
    <message>
        <source>expected %1: and a space, found no space: accepted</source>
        <translation>esperado %1: e um espaço, encontrado sem espaço: aceito</translation>
    </message>
    <message>
        <source>expected %1:, found “%2”: accepted despite unusual capitalisation</source>
        <translation>esperado %1:, encontrado “%2”: aceito apesar do uso incomum de maiúsculas</translation>
    </message>
    <message>
        <source>expected a whole number of frames, found %1</source>
        <translation>esperado um número inteiro de quadros, encontrado %1</translation>
    </message>
    <message>
        <source>expected a plain whole number of frames, found %1: accepted</source>
        <translation>esperado um número inteiro simples de quadros, encontrado %1: aceito</translation>
    </message>
    <message>
        <source>expected a frame time in seconds, found %1</source>
        <translation>esperada uma duração do quadro em segundos, encontrado %1</translation>
    </message>
    <message>
        <source>expected a frame time over 0, found 0: played at 30 frames per second</source>
        <translation>esperada uma duração do quadro acima de 0, encontrado 0: reproduzido a 30 quadros por segundo</translation>
    </message>
    <message>
        <source>expected a frame time from 0.001 to 10 seconds, found %1: kept</source>
        <translation>esperada uma duração do quadro de 0.001 a 10 segundos, encontrado %1: mantida</translation>
    </message>
    <message>
        <source>expected no values, as there are no channels, found %1</source>
        <translation>nenhum valor esperado, pois não há canais, encontrado %1</translation>
    </message>
    <message>
        <source>expected at most %1 frames where there are no channels, found more: loaded with 0 frames</source>
        <translation>esperado no máximo %1 quadros onde não há canais, encontrado mais: carregado com 0 quadros</translation>
    </message>
    <message>
        <source>expected fewer than 2147483647 frames, found more</source>
        <translation>esperado menos de 2147483647 quadros, encontrado mais</translation>
    </message>
    <message numerus="yes">
        <source>expected more frames as declared, found %n rows: the actual number of rows is used</source>
        <translation>
            <numerusform>esperados mais quadros como declarado, encontrada %n linha: usa-se o número real de linhas</numerusform>
            <numerusform>esperados mais quadros como declarado, encontradas %n linhas: usa-se o número real de linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>expected the end of the file after the last frame, found text: dropped from the clip, kept in the file</source>
        <translation>esperado o fim do arquivo depois do último quadro, encontrado texto: descartado do clipe, mantido no arquivo</translation>
    </message>
    <message>
        <source>expected the end of the file, found “%1” again: one file holds one motion</source>
        <translation>esperado o fim do arquivo, encontrado “%1” de novo: um arquivo contém um movimento</translation>
    </message>
    <message>
        <source>expected OFFSET of the End Site, found none: OFFSET 0 0 0 added</source>
        <translation>esperado OFFSET da End Site, encontrado nenhum: OFFSET 0 0 0 adicionado</translation>
    </message>
    <message>
        <source>expected OFFSET of the joint, found none: OFFSET 0 0 0 added</source>
        <translation>esperado OFFSET da junta, encontrado nenhum: OFFSET 0 0 0 adicionado</translation>
    </message>
    <message numerus="yes">
        <source>expected %n more braces } before MOTION, found none: added</source>
        <translation>
            <numerusform>esperada mais %n chave } antes de MOTION, encontrada nenhuma: adicionada</numerusform>
            <numerusform>esperadas mais %n chaves } antes de MOTION, encontrada nenhuma: adicionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>expected Frame Time:, found no such line: %1 s added</source>
        <translation>esperado Frame Time:, encontrada nenhuma linha assim: %1 s adicionado</translation>
    </message>
    <message numerus="yes">
        <source>%n decimal commas replaced with points, the first in “%1”</source>
        <translation>
            <numerusform>%n vírgula decimal substituída por ponto, a primeira em “%1”</numerusform>
            <numerusform>%n vírgulas decimais substituídas por pontos, a primeira em “%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>commas or semicolons between the values replaced with spaces</source>
        <translation>vírgulas ou pontos e vírgulas entre os valores substituídos por espaços</translation>
    </message>
    <message numerus="yes">
        <source>commas or semicolons between the values of %n rows replaced with spaces</source>
        <translation>
            <numerusform>vírgulas ou pontos e vírgulas entre os valores de %n linha substituídos por espaços</numerusform>
            <numerusform>vírgulas ou pontos e vírgulas entre os valores de %n linhas substituídos por espaços</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected a space between two numbers, found none %n times, first in “%1”: split before the sign</source>
        <translation>
            <numerusform>esperado um espaço entre dois números, faltou %n vez, em “%1”: dividido antes do sinal</numerusform>
            <numerusform>esperado um espaço entre dois números, faltou %n vezes, a primeira em “%1”: dividido antes do sinal</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a number, found “%1”: replaced with %2, the value of frame %3</source>
        <translation>esperado um número, encontrado “%1”: substituído por %2, o valor do quadro %3</translation>
    </message>
    <message>
        <source>expected a number, found “%1”: replaced with %2, interpolated between frames %3 and %4</source>
        <translation>esperado um número, encontrado “%1”: substituído por %2, interpolado entre os quadros %3 e %4</translation>
    </message>
    <message numerus="yes">
        <source>expected numbers for %1.%2, found “%3” and no number in any of %n frames: set to %4, %5</source>
        <translation>
            <numerusform>esperados números para %1.%2, encontrado “%3” e nenhum número em %n quadro: definido como %4, %5</numerusform>
            <numerusform>esperados números para %1.%2, encontrado “%3” e nenhum número em nenhum de %n quadros: definido como %4, %5</numerusform>
        </translation>
    </message>
    <message>
        <source>which is not a rotation</source>
        <translation>o que não é rotação</translation>
    </message>
    <message>
        <source>which keeps the joint at its OFFSET (position rule: add)</source>
        <translation>o que mantém a junta em seu OFFSET (regra de posição: somar)</translation>
    </message>
    <message>
        <source>which keeps the joint at its OFFSET (position rule: replace)</source>
        <translation>o que mantém a junta em seu OFFSET (regra de posição: substituir)</translation>
    </message>
    <message>
        <source>No contacts: speeds need at least three frames.</source>
        <translation>Sem contatos: velocidades precisam de pelo menos três quadros.</translation>
    </message>
    <message>
        <source>No contacts: speeds need a frame time.</source>
        <translation>Sem contatos: velocidades precisam de uma duração do quadro.</translation>
    </message>
    <message>
        <source>No contacts: the figure has no size to compare heights and speeds with.</source>
        <translation>Sem contatos: a figura não tem tamanho com que comparar alturas e velocidades.</translation>
    </message>
    <message>
        <source>No contacts: the positions of the joint are not finite.</source>
        <translation>Sem contatos: as posições da junta não são finitas.</translation>
    </message>
    <message>
        <source>No contacts: near the ground the foot never slows below %1 cm/s (slowest: %2; scaled to a 170 cm body).</source>
        <translation>Sem contatos: perto do chão o pé nunca fica abaixo de %1 cm/s (mais lento: %2; escalado para um corpo de 170 cm).</translation>
    </message>
    <message>
        <source>No contacts: near the ground the foot never slows below %1 cm/s (slowest: %2; while slow it stays %3 cm or more above the ground, the limit is %4 cm; scaled to a 170 cm body).</source>
        <translation>Sem contatos: perto do chão o pé nunca fica abaixo de %1 cm/s (mais lento: %2; enquanto lento fica %3 cm ou mais acima do chão, o limite é %4 cm; escalado para um corpo de 170 cm).</translation>
    </message>
    <message>
        <source>No contacts: the foot is never near the ground (within %1 cm; scaled to a 170 cm body).</source>
        <translation>Sem contatos: o pé nunca está perto do chão (dentro de %1 cm; escalado para um corpo de 170 cm).</translation>
    </message>
    <message>
        <source>No contacts: the foot is never near the ground (within %1 cm; while slow it stays %2 cm or more above the ground, the limit is %1 cm; scaled to a 170 cm body).</source>
        <translation>Sem contatos: o pé nunca está perto do chão (dentro de %1 cm; enquanto lento fica %2 cm ou mais acima do chão, o limite é %1 cm; escalado para um corpo de 170 cm).</translation>
    </message>
    <message>
        <source>No contacts: none lasts long enough (longest: %1 s, the limit is %2 s).</source>
        <translation>Sem contatos: nenhum dura o bastante (mais longo: %1 s, o limite é %2 s).</translation>
    </message>
    <message>
        <source>No whole leg was found: no feet are held.</source>
        <translation>Nenhuma perna completa foi encontrada: nenhum pé é mantido.</translation>
    </message>
    <message>
        <source>%1 never stands. %2</source>
        <translation>%1 nunca fica apoiado. %2</translation>
    </message>
    <message>
        <source>No joint above the legs has position channels: the travel stays as it was.</source>
        <translation>Nenhuma junta acima das pernas tem canais de posição: o deslocamento ficou como era.</translation>
    </message>
    <message numerus="yes">
        <source>Position channels replace the OFFSET of %n joints, which stay where they were.</source>
        <translation>
            <numerusform>Canais de posição substituem o OFFSET de %n junta, que ficou onde estava.</numerusform>
            <numerusform>Canais de posição substituem o OFFSET de %n juntas, que ficaram onde estavam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have zero-length bones, so their directions are unknown; their rotations are copied unchanged.</source>
        <translation>
            <numerusform>%n junta tem osso de comprimento zero, portanto sua direção é desconhecida; suas rotações são copiadas sem alteração.</numerusform>
            <numerusform>%n juntas têm ossos de comprimento zero, portanto suas direções são desconhecidas; suas rotações são copiadas sem alteração.</numerusform>
        </translation>
    </message>
    <message>
        <source>No target joint is mapped: the figure stays at rest.</source>
        <translation>Nenhuma junta destino está mapeada: a figura fica em repouso.</translation>
    </message>
    <message>
        <source>The target has no position channels at its root: it turns, but does not travel.</source>
        <translation>O destino não tem canais de posição em sua raiz: ele gira, mas não se desloca.</translation>
    </message>
    <message>
        <source>No root above the pelvis: the pelvis carries the travel.</source>
        <translation>Nenhuma raiz acima da pelve: a pelve leva o deslocamento.</translation>
    </message>
    <message numerus="yes">
        <source>%n joints move relative to their parents and have no position channels in the target: that movement is lost.</source>
        <translation>
            <numerusform>%n junta se move em relação ao pai e não tem canais de posição no destino: esse movimento se perde.</numerusform>
            <numerusform>%n juntas se movem em relação aos pais e não têm canais de posição no destino: esse movimento se perde.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lacks rotation channels; up to %2° are lost.</source>
        <translation>%1 não tem canais de rotação suficientes; até %2° se perdem.</translation>
    </message>
    <message>
        <source>it has neither JSON nor the mark glTF</source>
        <translation>não tem nem JSON nem a marca glTF</translation>
    </message>
    <message>
        <source>expected glTF 2, found version %1</source>
        <translation>esperado glTF 2, encontrada a versão %1</translation>
    </message>
    <message>
        <source>it names no version of glTF</source>
        <translation>não diz a versão do glTF</translation>
    </message>
    <message>
        <source>byte %1: expected a chunk of a .glb file, found the end of the file</source>
        <translation>byte %1: esperado um bloco de um arquivo .glb, encontrado o fim do arquivo</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>%1 is not as glTF requires</source>
        <translation>%1 não está como glTF manda</translation>
    </message>
    <message>
        <source>node %1 is below two nodes, or below itself</source>
        <translation>o nó %1 está abaixo de dois nós, ou abaixo de si mesmo</translation>
    </message>
    <message>
        <source>expected at most 100,000 nodes, found more</source>
        <translation>esperado no máximo 100.000 nós, encontrado mais</translation>
    </message>
    <message>
        <source>accessor %1 claims more bytes than there are</source>
        <translation>o acessor %1 declara mais bytes do que existem</translation>
    </message>
    <message>
        <source>accessor %1 has numbers of a type that animations cannot have</source>
        <translation>o acessor %1 tem números de um tipo que animações não têm</translation>
    </message>
    <message>
        <source>accessor %1 has a number that is not finite</source>
        <translation>o acessor %1 tem um número que não é finito</translation>
    </message>
    <message>
        <source>the times in accessor %1 do not rise</source>
        <translation>os tempos no acessor %1 não crescem</translation>
    </message>
    <message>
        <source>its numbers are not in its folder, but in “%1”</source>
        <translation>seus números não estão em sua pasta, mas em “%1”</translation>
    </message>
    <message>
        <source>expected %1 with its numbers beside it, found no file “%2” of numbers (.bin) in its folder</source>
        <translation>esperado %1 com seus números ao lado, não encontrado em sua pasta o arquivo de números “%2” (.bin)</translation>
    </message>
    <message>
        <source>buffer %1: expected numbers as base64, found something else</source>
        <translation>buffer %1: esperados números em base64, encontrada outra coisa</translation>
    </message>
    <message>
        <source>its animations name more numbers than the memory can hold</source>
        <translation>suas animações citam mais números do que a memória comporta</translation>
    </message>
    <message>
        <source>a Collada file</source>
        <translation>um arquivo Collada</translation>
    </message>
    <message>
        <source>cannot be read: the program %1, which belongs to Limber, is missing</source>
        <translation>não pode ser lido: o programa %1, que faz parte do Limber, não está lá</translation>
    </message>
    <message>
        <source>cannot be read: the program that reads such files did not start (%1)</source>
        <translation>não pode ser lido: o programa que lê tais arquivos não iniciou (%1)</translation>
    </message>
    <message>
        <source>is not read: the program that reads such files could not drop its own rights first (%1)</source>
        <translation>não é lido: o programa que lê tais arquivos não pôde antes abrir mão dos próprios poderes (%1)</translation>
    </message>
    <message>
        <source>expected %1, found one whose reader ended (memory limit of %2 MB)</source>
        <translation>esperado %1, encontrado um cujo leitor terminou (limite de memória de %2 MB)</translation>
    </message>
    <message>
        <source>expected %1, found one whose reader ended (time limit of %2 s)</source>
        <translation>esperado %1, encontrado um cujo leitor terminou (limite de tempo de %2 s)</translation>
    </message>
    <message>
        <source>expected %1, found one whose reader ended (signal %2)</source>
        <translation>esperado %1, encontrado um cujo leitor terminou (sinal %2)</translation>
    </message>
    <message>
        <source>expected %1, found one with more than %2 MB to read</source>
        <translation>esperado %1, encontrado um do qual seria preciso tomar mais de %2 MB</translation>
    </message>
    <message>
        <source>expected %1, found one that its reader could not use</source>
        <translation>esperado %1, encontrado um do qual seu leitor nada fez</translation>
    </message>
    <message>
        <source>expected %1, found one that cannot be read: %2</source>
        <translation>esperado %1, encontrado um que não pode ser lido: %2</translation>
    </message>
    <message>
        <source>expected a skeleton or an animation, found neither</source>
        <translation>esperado um esqueleto ou uma animação, encontrado nenhum</translation>
    </message>
    <message>
        <source>expected joints at most %1 deep, found deeper ones</source>
        <translation>esperadas juntas em no máximo %1 níveis, encontradas mais fundas</translation>
    </message>
    <message>
        <source>its frames would have more numbers than the memory can hold</source>
        <translation>seus quadros teriam mais números do que a memória comporta</translation>
    </message>
    <message>
        <source>expected joints at finite positions, found some that are not</source>
        <translation>esperadas juntas em lugares finitos, encontradas algumas que não estão</translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n malha</numerusform>
            <numerusform>%n malhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n materials</source>
        <translation>
            <numerusform>%n material</numerusform>
            <numerusform>%n materiais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morphs</source>
        <translation>
            <numerusform>%n morph</numerusform>
            <numerusform>%n morphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cameras</source>
        <translation>
            <numerusform>%n câmera</numerusform>
            <numerusform>%n câmeras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lights</source>
        <translation>
            <numerusform>%n luz</numerusform>
            <numerusform>%n luzes</numerusform>
        </translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>deixado de fora: %1</translation>
    </message>
    <message numerus="yes">
        <source>the sizes of %n joints change, which BVH cannot hold: left out</source>
        <translation>
            <numerusform>o tamanho de %n junta muda, o que BVH não conhece: deixado de fora</numerusform>
            <numerusform>os tamanhos de %n juntas mudam, o que BVH não conhece: deixados de fora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints are skewed, which BVH cannot hold: left out</source>
        <translation>
            <numerusform>%n junta está inclinada (skew), o que BVH não conhece: deixado de fora</numerusform>
            <numerusform>%n juntas estão inclinadas (skew), o que BVH não conhece: deixado de fora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints got other names, since BVH cannot hold theirs or they repeat</source>
        <translation>
            <numerusform>%n junta recebeu outro nome, pois BVH não comporta o dela ou ele se repete</numerusform>
            <numerusform>%n juntas receberam outros nomes, pois BVH não comporta os delas ou eles se repetem</numerusform>
        </translation>
    </message>
    <message>
        <source>curves between keys are taken as straight</source>
        <translation>curvas entre chaves são tomadas como retas</translation>
    </message>
    <message>
        <source>no whole leg was found: thigh, shin and foot, one below the other</source>
        <translation>nenhuma perna completa foi encontrada: coxa, canela e pé, um abaixo do outro</translation>
    </message>
    <message>
        <source>no foot stands in these frames</source>
        <translation>nenhum pé está apoiado nestes quadros</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>no joint above the legs has three position channels: the pelvis is not lowered</source>
        <translation>nenhuma junta acima das pernas tem três canais de posição: a pelve não é baixada</translation>
    </message>
    <message>
        <source>no foot was found standing: the lowest point of the figure shows the floor</source>
        <translation>nenhum pé apoiado foi encontrado: o ponto mais baixo da figura mostra o chão</translation>
    </message>
    <message>
        <source>the floor was tilted by %1°</source>
        <translation>o chão estava inclinado em %1°</translation>
    </message>
    <message>
        <source>standing feet define no plane: a tilt of the floor cannot be detected</source>
        <translation>os pés apoiados não mostram um plano: não se sabe se o chão está inclinado</translation>
    </message>
    <message>
        <source>no whole leg was found: no foot is pushed out of the floor</source>
        <translation>nenhuma perna completa foi encontrada: nenhum pé é empurrado para fora do chão</translation>
    </message>
    <message>
        <source>%1 lacks position channels: it stays up to %2 units from where it should be</source>
        <translation>%1 não tem canais de posição: fica até %2 unidades longe de onde deveria estar</translation>
    </message>
    <message>
        <source>no joint has position channels: nothing travels</source>
        <translation>nenhuma junta tem canais de posição: nada se desloca</translation>
    </message>
    <message>
        <source>%1 does not lie in the floor, since %2 is the up axis: expected one of the other axes</source>
        <translation>%1 não está no chão, pois %2 é o eixo vertical: esperado um dos outros eixos</translation>
    </message>
    <message>
        <source>the figure faces straight up or down in the first frame</source>
        <translation>a figura está voltada direto para cima ou para baixo no primeiro quadro</translation>
    </message>
    <message>
        <source>rotated by %1° about the up axis</source>
        <translation>girado em %1° em torno do eixo vertical</translation>
    </message>
    <message>
        <source>%2 stood %1 units from the origin in the first frame</source>
        <translation>%2 estava a %1 unidades da origem no primeiro quadro</translation>
    </message>
    <message>
        <source>travel removed: %1 units, ending %2 units from its start</source>
        <translation>um caminho de %1 unidades é retirado; ele terminava a %2 unidades de seu começo</translation>
    </message>
    <message>
        <source>turns removed: %1° from the first to the last frame</source>
        <translation>os giros são retirados; do primeiro ao último quadro somavam %1°</translation>
    </message>
    <message>
        <source>travel restored: %1 units, ending %2 units from its start</source>
        <translation>um caminho de %1 unidades é devolvido; ele termina a %2 unidades de seu começo</translation>
    </message>
    <message>
        <source>turns restored: %1° from the first to the last frame</source>
        <translation>os giros são devolvidos; do primeiro ao último quadro somam %1°</translation>
    </message>
    <message>
        <source>the other clip has a frame time of %1 s and this one of %2 s: expected the clip from before its travel was removed</source>
        <translation>o outro clipe tem uma duração do quadro de %1 s e este de %2 s: esperado o clipe de antes de seu deslocamento ser retirado</translation>
    </message>
    <message>
        <source>the other clip has no joint with position channels: nothing travels in it</source>
        <translation>o outro clipe não tem junta com canais de posição: nada se desloca nele</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of joints change sides; the mirror is normal to %1</source>
        <translation>
            <numerusform>%n par de juntas troca de lado; o espelho é normal a %1</numerusform>
            <numerusform>%n pares de juntas trocam de lado; o espelho é normal a %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have no partner on the other side and are mirrored where they are: %1</source>
        <translation>
            <numerusform>%n junta não tem par do outro lado e é espelhada onde está: %1</numerusform>
            <numerusform>%n juntas não têm par do outro lado e são espelhadas onde estão: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: expected LEFT=RIGHT, found “%2”</source>
        <translation>linha %1: esperado LEFT=RIGHT, encontrado “%2”</translation>
    </message>
    <message>
        <source>line %1: there is no joint “%2”</source>
        <translation>linha %1: não existe a junta “%2”</translation>
    </message>
    <message>
        <source>line %1: “%2” has a partner already</source>
        <translation>linha %1: “%2” já tem um par</translation>
    </message>
    <message>
        <source>“%1” carries the travel; it ends %2 units from its start</source>
        <translation>“%1” leva o deslocamento; ele termina a %2 unidades de seu começo</translation>
    </message>
    <message>
        <source>expected one of these: a factor, a height, or two units</source>
        <translation>esperado um destes: um fator, uma altura ou duas unidades</translation>
    </message>
    <message>
        <source>the figure has no height that could be scaled</source>
        <translation>a figura não tem altura que se possa escalar</translation>
    </message>
    <message>
        <source>the lengths would be too large for a number</source>
        <translation>os comprimentos seriam grandes demais para um número</translation>
    </message>
    <message>
        <source>all lengths multiplied by %1: the figure is now %2 units tall</source>
        <translation>todos os comprimentos vezes %1: a figura tem agora %2 unidades de altura</translation>
    </message>
    <message>
        <source>%1 is the up axis already</source>
        <translation>%1 já é o eixo vertical</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have another order of rotations, so that they keep their angles</source>
        <translation>
            <numerusform>%n junta tem outra ordem de rotações, para manter seus ângulos</numerusform>
            <numerusform>%n juntas têm outra ordem de rotações, para manter seus ângulos</numerusform>
        </translation>
    </message>
    <message>
        <source>a file cannot hold the name “%1”: no braces, no control characters, no spaces at its ends</source>
        <translation>um arquivo não comporta o nome “%1”: sem chaves { }, sem caracteres de controle, sem espaços nas pontas</translation>
    </message>
    <message>
        <source>there is a joint “%1” already: the new one is called “%2”</source>
        <translation>já existe uma junta “%1”: a nova se chama “%2”</translation>
    </message>
    <message>
        <source>“%1” is now between “%2” and its parent</source>
        <translation>“%1” fica entre “%2” e seu pai</translation>
    </message>
    <message>
        <source>“%1” keeps its orientation but moves by up to %2 units, since the new joint rotates its bone</source>
        <translation>“%1” mantém sua orientação mas se move até %2 unidades, pois a nova junta gira seu osso</translation>
    </message>
    <message>
        <source>expected a parent or an end site, and not both</source>
        <translation>esperado um pai ou uma extremidade, e não ambos</translation>
    </message>
    <message>
        <source>expected the offset from the parent</source>
        <translation>esperado o offset em relação ao pai</translation>
    </message>
    <message>
        <source>“%1” is a joint, expected an end site such as Head/End</source>
        <translation>“%1” é uma junta, esperada uma extremidade como Head/End</translation>
    </message>
    <message>
        <source>“%1” is now a child of “%2”</source>
        <translation>“%1” está agora presa a “%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n children would not stay where they are: “%1” would be off by up to %2 units (mean %3); loss=positions gives them position channels, loss=accept allows this</source>
        <translation>
            <numerusform>%n filha não ficaria onde está: “%1” se afastaria até %2 unidades (média %3); loss=positions lhe dá canais de posição, loss=accept aceita isso</numerusform>
            <numerusform>%n filhas não ficariam onde estão: “%1” se afastaria até %2 unidades (média %3); loss=positions lhes dá canais de posição, loss=accept aceita isso</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is off by up to %2 units (mean %3)</source>
        <translation>“%1” se afasta até %2 unidades (média %3)</translation>
    </message>
    <message>
        <source>an end site of “%1” is off by up to %2 units: it cannot have channels</source>
        <translation>uma extremidade de “%1” se afasta até %2 unidades: ela não pode ter canais</translation>
    </message>
    <message>
        <source>the end site of “%1” was removed: it has no parent left</source>
        <translation>a extremidade de “%1” se foi: não tem junta a que se prender</translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have position channels</source>
        <translation>
            <numerusform>%n junta tem agora canais de posição</numerusform>
            <numerusform>%n juntas têm agora canais de posição</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the clip now has %n roots</source>
        <translation>
            <numerusform>o clipe tem agora %n raiz</numerusform>
            <numerusform>o clipe tem agora %n raízes</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing would be left without “%1”</source>
        <translation>nada restaria sem “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n joints removed, from “%1” down</source>
        <translation>
            <numerusform>%n junta removida, de “%1” para baixo</numerusform>
            <numerusform>%n juntas removidas, de “%1” para baixo</numerusform>
        </translation>
    </message>
    <message>
        <source>“%2” is below “%1” itself: expected a joint that is not</source>
        <translation>“%2” está presa à própria “%1”: esperada uma junta que não esteja</translation>
    </message>
    <message>
        <source>“%1” is a child of “%2” already</source>
        <translation>“%1” já está presa a “%2”</translation>
    </message>
    <message>
        <source>“%1” is the root already</source>
        <translation>“%1” já é a raiz</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is now the root; %n joints have changed places with their parents</source>
        <translation>
            <numerusform>“%1” é agora a raiz; %n junta está presa no sentido contrário</numerusform>
            <numerusform>“%1” é agora a raiz; %n juntas estão presas no sentido contrário</numerusform>
        </translation>
    </message>
    <message>
        <source>the OFFSET of “%1” is now 0; its position channels hold the whole position</source>
        <translation>o OFFSET de “%1” é agora 0; seus canais de posição contêm a posição inteira</translation>
    </message>
    <message>
        <source>expected channels from Xposition to Zrotation, each once, with + between them, or none; found “%1”</source>
        <translation>esperados canais de Xposition a Zrotation, cada um uma vez, com + entre eles, ou none; encontrado “%1”</translation>
    </message>
    <message>
        <source>no channels would be left: without any, a file has no frames</source>
        <translation>nenhum canal restaria: sem nenhum, um arquivo não tem quadros</translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have these channels: %1</source>
        <translation>
            <numerusform>%n junta tem agora estes canais: %1</numerusform>
            <numerusform>%n juntas têm agora estes canais: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” loses rotations of up to %2° (frame %3)</source>
        <translation>“%1” perde rotações de até %2° (quadro %3)</translation>
    </message>
    <message>
        <source>“%1” loses positions of up to %2 units (frame %3)</source>
        <translation>“%1” perde posições de até %2 unidades (quadro %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n more joints lose movement</source>
        <translation>
            <numerusform>mais %n junta perde movimento</numerusform>
            <numerusform>mais %n juntas perdem movimento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have other channels</source>
        <translation>
            <numerusform>%n junta tem agora outros canais</numerusform>
            <numerusform>%n juntas têm agora outros canais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints lose positions that move: %1</source>
        <translation>
            <numerusform>%n junta perde posições que se movem: %1</numerusform>
            <numerusform>%n juntas perdem posições que se movem: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the positions of %n joints never change and are now in their OFFSET: %1</source>
        <translation>
            <numerusform>a posição de %n junta está parada e agora está em seu OFFSET: %1</numerusform>
            <numerusform>as posições de %n juntas estão paradas e agora estão em seus OFFSETs: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names now have _ instead of spaces</source>
        <translation>
            <numerusform>%n nome tem agora _ no lugar dos espaços</numerusform>
            <numerusform>%n nomes têm agora _ no lugar dos espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of frame=N, pose=t or a, and aim=x or y</source>
        <translation>esperado um de frame=N, pose=t ou a, e aim=x ou y</translation>
    </message>
    <message>
        <source>no arms were found on both sides: the pose is not known</source>
        <translation>não foram encontrados braços dos dois lados: a pose não é conhecida</translation>
    </message>
    <message numerus="yes">
        <source>%n joints have another orientation at rest; no joint moves</source>
        <translation>
            <numerusform>%n junta tem outra orientação em repouso; nenhuma junta se move</numerusform>
            <numerusform>%n juntas têm outra orientação em repouso; nenhuma junta se move</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a text to replace, a style, the names of a program, a mapping file or a prefix</source>
        <translation>esperado um texto a substituir, um estilo, os nomes de um programa, um arquivo de mapeamento ou um prefixo</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression</source>
        <translation>“%1” não é uma expressão regular</translation>
    </message>
    <message numerus="yes">
        <source>%n joints are not a part of the body that these names know: their names stay</source>
        <translation>
            <numerusform>%n junta não é parte do corpo que estes nomes conheçam: o dela fica</numerusform>
            <numerusform>%n juntas não são partes do corpo que estes nomes conheçam: os delas ficam</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” keeps its name: a file cannot hold “%2”</source>
        <translation>“%1” mantém seu nome: um arquivo não comporta “%2”</translation>
    </message>
    <message>
        <source>“%1” is now “%2”</source>
        <translation>“%1” é agora “%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n more joints have other names</source>
        <translation>
            <numerusform>mais %n junta tem outro nome</numerusform>
            <numerusform>mais %n juntas têm outros nomes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints are not in the mapping file: their names stay</source>
        <translation>
            <numerusform>%n junta não está no arquivo de mapeamento: seu nome fica</numerusform>
            <numerusform>%n juntas não estão no arquivo de mapeamento: seus nomes ficam</numerusform>
        </translation>
    </message>
    <message>
        <source>several joints follow “%1” in the mapping file: the first one&apos;s name is taken</source>
        <translation>várias juntas seguem “%1” no arquivo de mapeamento: usa-se o nome da primeira</translation>
    </message>
    <message>
        <source>the mapping file names no joint of this clip; reverse=yes reads it the other way round</source>
        <translation>o arquivo de mapeamento não cita nenhuma junta deste clipe; reverse=yes o lê no sentido contrário</translation>
    </message>
    <message>
        <source>the mapping file names no joint of this clip; reverse=no reads it the other way round</source>
        <translation>o arquivo de mapeamento não cita nenhuma junta deste clipe; reverse=no o lê no sentido contrário</translation>
    </message>
    <message numerus="yes">
        <source>%n new names have spaces, colons or other characters that some programs do not read</source>
        <translation>
            <numerusform>%n novo nome tem espaços, dois-pontos ou outros sinais que alguns programas não leem</numerusform>
            <numerusform>%n novos nomes têm espaços, dois-pontos ou outros sinais que alguns programas não leem</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a first row with the names of channels, found the end of the file</source>
        <translation>esperada uma primeira linha com os nomes dos canais, encontrado o fim do arquivo</translation>
    </message>
    <message>
        <source>expected columns such as %1 in the first row, found no channel of the skeleton</source>
        <translation>esperadas colunas como %1 na primeira linha, não encontrado nenhum canal do esqueleto</translation>
    </message>
    <message>
        <source>expected each channel once, found &apos;%1&apos; twice</source>
        <translation>esperado cada canal uma vez, encontrado &apos;%1&apos; duas vezes</translation>
    </message>
    <message>
        <source>the skeleton has no channel &apos;%1&apos;: the column is left out</source>
        <translation>o esqueleto não tem o canal &apos;%1&apos;: a coluna é deixada de fora</translation>
    </message>
    <message numerus="yes">
        <source>%n channels have no column: they keep the values of the skeleton</source>
        <translation>
            <numerusform>%n canal não tem coluna: mantém os valores do esqueleto</numerusform>
            <numerusform>%n canais não têm coluna: mantêm os valores do esqueleto</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a number, found &apos;%1&apos;</source>
        <translation>esperado um número, encontrado &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected times %1 s apart, found %2 s: the frames are taken as evenly spaced</source>
        <translation>esperados tempos a %1 s de distância, encontrado %2 s: os quadros são tomados como uniformes</translation>
    </message>
    <message>
        <source>expected rising times, found one that is not above the one before</source>
        <translation>esperados tempos crescentes, encontrado um que não está acima do anterior</translation>
    </message>
    <message>
        <source>expected HIERARCHY in the first line, found “%1”</source>
        <translation>esperado HIERARCHY na primeira linha, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected no line with only white space, found one</source>
        <translation>nenhuma linha só de espaços esperada, encontrada uma</translation>
    </message>
    <message>
        <source>expected ROOT, JOINT, End Site, } or MOTION, found “%1”</source>
        <translation>esperado ROOT, JOINT, End Site, } ou MOTION, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected a name after ROOT or JOINT, found “%1”</source>
        <translation>esperado um nome depois de ROOT ou JOINT, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected a name without MOTION and }, where the viewer takes the hierarchy to end, found “%1”</source>
        <translation>esperado um nome sem MOTION e }, onde o visualizador toma a hierarquia por terminada, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected a name without spaces, found “%1”: the viewer reads “%2”</source>
        <translation>esperado um nome sem espaços, encontrado “%1”: o visualizador lê “%2”</translation>
    </message>
    <message>
        <source>expected a name of at most 79 bytes, found %1: the rest is not read</source>
        <translation>esperado um nome de no máximo 79 bytes, encontrado %1: o resto não é lido</translation>
    </message>
    <message>
        <source>expected a line with %1, found “%2”</source>
        <translation>esperada uma linha com %1, encontrado “%2”</translation>
    </message>
    <message>
        <source>expected CHANNELS 3 or 6, found %1</source>
        <translation>esperado CHANNELS 3 ou 6, encontrado %1</translation>
    </message>
    <message>
        <source>expected three of Xrotation, Yrotation and Zrotation in this spelling, found “%1”</source>
        <translation>esperados três de Xrotation, Yrotation e Zrotation nesta grafia, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected Xposition Yposition Zposition before the rotations, as the viewer takes the first three values, found “%1”</source>
        <translation>esperado Xposition Yposition Zposition antes das rotações, pois o visualizador toma os três primeiros valores, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected End Site in this spelling, found “%1”</source>
        <translation>esperado End Site nesta grafia, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected {, OFFSET and } in exactly three lines after End Site, found “%1”</source>
        <translation>esperado {, OFFSET e } em exatamente três linhas depois de End Site, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected a line with MOTION, found the end of the file</source>
        <translation>esperada uma linha com MOTION, encontrado o fim do arquivo</translation>
    </message>
    <message>
        <source>expected “Frames:” and a number at the beginning of a line of its own, found “%1”</source>
        <translation>esperado “Frames:” e um número no começo de uma linha própria, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected “Frame Time:” and a number at the beginning of a line of its own, found “%1”</source>
        <translation>esperado “Frame Time:” e um número no começo de uma linha própria, encontrado “%1”</translation>
    </message>
    <message>
        <source>expected a number, found “%1”: only tabs and spaces may be between numbers</source>
        <translation>esperado um número, encontrado “%1”: só tabulações e espaços ficam entre números</translation>
    </message>
    <message>
        <source>expected no NUL byte, found one: the viewer reads no further</source>
        <translation>nenhum byte NUL esperado, encontrado um: o visualizador não lê além dele</translation>
    </message>
    <message>
        <source>expected hip, mPelvis or avatar_mPelvis for the root, found “%1”</source>
        <translation>esperado hip, mPelvis ou avatar_mPelvis como raiz, encontrado “%1”</translation>
    </message>
    <message>
        <source>“%1” moves, and the avatar has no such joint</source>
        <translation>“%1” se move, e o avatar não tem tal junta</translation>
    </message>
    <message>
        <source>“%1” moves, and no animation may move it</source>
        <translation>“%1” se move, o que nenhuma animação pode fazer com ela</translation>
    </message>
    <message>
        <source>“%1” stands for the same joint of the avatar as one before it</source>
        <translation>“%1” é a mesma junta do avatar que uma antes dela</translation>
    </message>
    <message>
        <source>no joint of the avatar differs from the first frame: nothing is left</source>
        <translation>nenhuma junta do avatar difere do primeiro quadro: nada resta</translation>
    </message>
    <message numerus="yes">
        <source>expected at most 216 joints that move, found %n</source>
        <translation>
            <numerusform>esperado no máximo 216 juntas em movimento, encontrada %n</numerusform>
            <numerusform>esperado no máximo 216 juntas em movimento, encontradas %n</numerusform>
        </translation>
    </message>
    <message>
        <source>expected at most 60 s, found %1 s</source>
        <translation>esperado no máximo 60 s, encontrado %1 s</translation>
    </message>
    <message>
        <source>expected a frame time over 0, found 0: the animation has no duration</source>
        <translation>esperada uma duração do quadro acima de 0, encontrado 0: a animação não tem duração</translation>
    </message>
    <message>
        <source>expected an animation of at most 250000 bytes, found %1</source>
        <translation>esperada uma animação de no máximo 250000 bytes, encontrado %1</translation>
    </message>
    <message>
        <source>“%1” is more than 5 m away on an axis: it stays at 5 m there</source>
        <translation>“%1” está a mais de 5 m em um eixo: lá fica em 5 m</translation>
    </message>
    <message>
        <source>the positions of “%1” are displacements from its OFFSET: the viewer takes them for whole positions</source>
        <translation>as posições de “%1” são desvios de seu OFFSET: o visualizador as toma por posições inteiras</translation>
    </message>
    <message>
        <source>the first frame seems to be part of the motion: it is the reference and is not played</source>
        <translation>o primeiro quadro parece fazer parte do movimento: ele é a referência e não é reproduzido</translation>
    </message>
    <message>
        <source>“%1” is held in a pose and left out, since no frame differs from the first</source>
        <translation>“%1” é mantida em uma pose e deixada de fora, pois nenhum quadro difere do primeiro</translation>
    </message>
    <message>
        <source>Rewrite the file in the standard layout.</source>
        <translation>Gravar o arquivo de novo no formato padrão.</translation>
    </message>
    <message>
        <source>Give the joint the name of one of the avatar.</source>
        <translation>Dar à junta o nome de uma do avatar.</translation>
    </message>
    <message>
        <source>Rename the joint: _ for spaces, no MOTION, no braces.</source>
        <translation>Renomear a junta: _ no lugar de espaços, sem MOTION, sem chaves { }.</translation>
    </message>
    <message>
        <source>Give the joint three rotations, or three positions in the order X, Y, Z and three rotations.</source>
        <translation>Dar à junta três rotações, ou três posições na ordem X, Y, Z e três rotações.</translation>
    </message>
    <message>
        <source>Rename the root to hip.</source>
        <translation>Renomear a raiz para hip.</translation>
    </message>
    <message>
        <source>Give the joint the name of one of the avatar, retarget the motion, or remove the joint&apos;s motion.</source>
        <translation>Dar à junta o nome de uma do avatar, transferir o movimento ou remover o movimento da junta.</translation>
    </message>
    <message>
        <source>Remove the joint&apos;s motion.</source>
        <translation>Remover o movimento da junta.</translation>
    </message>
    <message>
        <source>Give each joint the name of a different joint of the avatar.</source>
        <translation>Dar a cada junta o nome de outra do avatar.</translation>
    </message>
    <message>
        <source>Insert a rest pose as a reference before the first frame.</source>
        <translation>Inserir uma pose de repouso como referência antes do primeiro quadro.</translation>
    </message>
    <message>
        <source>Remove the motion of some joints.</source>
        <translation>Remover o movimento de algumas juntas.</translation>
    </message>
    <message>
        <source>Cut the motion to 60 s.</source>
        <translation>Cortar o movimento em 60 s.</translation>
    </message>
    <message>
        <source>Set a frame time.</source>
        <translation>Definir uma duração do quadro.</translation>
    </message>
    <message>
        <source>Keep fewer frames per second, smooth the motion, or shorten it.</source>
        <translation>Manter menos quadros por segundo, suavizar o movimento ou encurtá-lo.</translation>
    </message>
    <message>
        <source>Remove the travel of the root, or check whether the lengths are inches.</source>
        <translation>Retirar o deslocamento da raiz, ou verificar se os comprimentos são polegadas.</translation>
    </message>
    <message>
        <source>Add the OFFSET to the positions.</source>
        <translation>Somar o OFFSET às posições.</translation>
    </message>
    <message>
        <source>Bend the joint a little in the first frame, which is not played.</source>
        <translation>Dobrar um pouco a junta no primeiro quadro, que não é reproduzido.</translation>
    </message>
    <message>
        <source>Ok</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Invalid HIERARCHY header.</source>
        <translation>Cabeçalho HIERARCHY inválido.</translation>
    </message>
    <message>
        <source>Cannot find ROOT or JOINT.</source>
        <translation>Impossível encontrar ROOT ou JOINT.</translation>
    </message>
    <message>
        <source>Cannot get JOINT name.</source>
        <translation>Impossível obter o nome do JOINT.</translation>
    </message>
    <message>
        <source>Cannot find OFFSET.</source>
        <translation>Impossível encontrar OFFSET.</translation>
    </message>
    <message>
        <source>Cannot find CHANNELS.</source>
        <translation>Impossível encontrar CHANNELS.</translation>
    </message>
    <message>
        <source>Cannot get rotation order.</source>
        <translation>Impossível obter a ordem de rotação.</translation>
    </message>
    <message>
        <source>Cannot get rotation axis.</source>
        <translation>Impossível obter o eixo de rotação.</translation>
    </message>
    <message>
        <source>Cannot get number of frames.</source>
        <translation>Impossível obter o número de quadros.</translation>
    </message>
    <message>
        <source>Cannot get frame time.</source>
        <translation>Impossível obter o tempo do quadro.</translation>
    </message>
    <message>
        <source>Premature end of file.</source>
        <translation>Fim prematuro do arquivo.</translation>
    </message>
    <message>
        <source>Cannot get position values.</source>
        <translation>Impossível obter os valores de posição.</translation>
    </message>
    <message>
        <source>Incorrect root joint name, use &quot;hip&quot;.</source>
        <translation>Nome incorreto da junta raiz, use &quot;hip&quot;.</translation>
    </message>
    <message>
        <source>Maximum animation length is 60.0 seconds.</source>
        <translation>A duração máxima da animação é de 60,0 segundos.</translation>
    </message>
    <message>
        <source>Failed to initialize motion</source>
        <translation>Falha ao inicializar o movimento</translation>
    </message>
    <message>
        <source>The animation is too large to be uploaded.</source>
        <translation>A animação é grande demais para ser enviada.</translation>
    </message>
    <message>
        <source>The viewer shows no error but misreads the motion.</source>
        <translation>Ele não diz nada, e lê o movimento errado.</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, is not installed</source>
        <translation>o ffmpeg, que faz vídeos, não está instalado</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, cannot be started: %1</source>
        <translation>o ffmpeg, que faz vídeos, não pode ser iniciado: %1</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, stopped: %1</source>
        <translation>o ffmpeg, que faz vídeos, parou: %1</translation>
    </message>
    <message>
        <source>ffmpeg, which makes videos, was ended from outside</source>
        <translation>o ffmpeg, que faz vídeos, foi encerrado de fora</translation>
    </message>
    <message>
        <source>expected an array as numpy.save() writes it, found something else</source>
        <translation>esperado um array como numpy.save() o grava, encontrada outra coisa</translation>
    </message>
    <message>
        <source>expected an array of the type &apos;&lt;f8&apos; in the order of C, found the type %1 or another order</source>
        <translation>esperado um array do tipo &apos;&lt;f8&apos; na ordem de C, encontrado o tipo %1 ou outra ordem</translation>
    </message>
    <message>
        <source>expected %1 bytes of numbers, found %2</source>
        <translation>esperados %1 bytes de números, encontrados %2</translation>
    </message>
    <message>
        <source>expected finite numbers, found another in frame %1, column %2</source>
        <translation>esperados números finitos, encontrado outro no quadro %1, coluna %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cycles</source>
        <translation>
            <numerusform>%n ciclo</numerusform>
            <numerusform>%n ciclos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the clip has only %n cycles to choose from</source>
        <translation>
            <numerusform>o clipe só tem %n ciclo para escolher</numerusform>
            <numerusform>o clipe só tem %n ciclos para escolher</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure hangs head down: −%1 is up in it</source>
        <translation>A figura está de cabeça para baixo: −%1 aponta para cima nela</translation>
    </message>
    <message>
        <source>the figure hung head down and is turned over about %1</source>
        <translation>a figura estava de cabeça para baixo e foi virada em torno de %1</translation>
    </message>
    <message>
        <source>left and right differ, by up to %1 units (%2); every joint keeps its own bones</source>
        <translation>esquerda e direita diferem em até %1 unidades (%2); cada junta mantém os próprios ossos</translation>
    </message>
    <message>
        <source>the rest pose does not stand; frame %1 shows left and right</source>
        <translation>a pose de repouso não está de pé; o quadro %1 mostra esquerda e direita</translation>
    </message>
    <message>
        <source>expected nothing but rows of numbers, all of the same length</source>
        <translation>esperadas apenas linhas de números, todas do mesmo comprimento</translation>
    </message>
    <message>
        <source>The rest pose of the source does not stand: frame %1 shows how its body is built.</source>
        <translation>A pose de repouso da fonte não está em pé: o quadro %1 mostra como o corpo é construído.</translation>
    </message>
    <message>
        <source>The rest pose of the target does not stand: frame %1 of its file shows how its body is built.</source>
        <translation>A pose de repouso do destino não está em pé: o quadro %1 do arquivo mostra como o corpo é construído.</translation>
    </message>
    <message>
        <source>%1 is rotated about its own bone by %2° compared with the source.</source>
        <translation>%1 está girado %2° em torno do próprio osso em comparação com a fonte.</translation>
    </message>
    <message>
        <source>largest jump: %1, frame %2, %3°, in the source %4°</source>
        <translation>maior salto: %1, quadro %2, %3°, na fonte %4°</translation>
    </message>
    <message>
        <source>bent backward: %1, frame %2, %3°, in the source %4°</source>
        <translation>dobrado para trás: %1, quadro %2, %3°, na fonte %4°</translation>
    </message>
    <message>
        <source>jerked: %1, frame %2</source>
        <translation>solavanco: %1, quadro %2</translation>
    </message>
    <message>
        <source>frame %1 does not fit its neighbours and stays as it is</source>
        <translation>o quadro %1 é uma pose à parte e fica como está</translation>
    </message>
    <message>
        <source>frames %1 to %2 do not fit their neighbours and stay as they are</source>
        <translation>os quadros %1 a %2 são poses à parte e ficam como estão</translation>
    </message>
    <message>
        <source>upright, its head above its feet</source>
        <translation>ereta, com a cabeça acima dos pés</translation>
    </message>
    <message>
        <source>Frame %1 is a pose of its own, such as a T-pose, up to %2° from the frame beside it: %3</source>
        <translation>O quadro %1 é uma pose à parte, como uma pose em T, a até %2° do quadro vizinho: %3</translation>
    </message>
    <message>
        <source>Frames %1 to %2 are poses of their own, such as a T-pose, up to %3° from the frame beside them: %4</source>
        <translation>Os quadros %1 a %2 são poses à parte, como uma pose em T, a até %3° do quadro vizinho: %4</translation>
    </message>
    <message>
        <source>left out of filters unless you choose otherwise</source>
        <translation>fora dos filtros, a menos que se escolha outra coisa</translation>
    </message>
    <message>
        <source>left out of filters</source>
        <translation>fora dos filtros</translation>
    </message>
    <message>
        <source>filtered like any other frame</source>
        <translation>filtrado como qualquer outro quadro</translation>
    </message>
    <message>
        <source>the figure does not stand with its head above its feet, so that nothing would show that it hangs</source>
        <translation>a figura não está de pé com a cabeça acima dos pés; nada mostraria que ela está de cabeça para baixo</translation>
    </message>
    <message>
        <source>at %1 frames per second a cut-off of %2 Hz is too high: %3 Hz is used</source>
        <translation>com %1 quadros por segundo um corte de %2 Hz é alto demais: são usados %3 Hz</translation>
    </message>
    <message>
        <source>two frames are the fewest that keep the first and the last pose: they are %1 s apart now, not %2 s</source>
        <translation>dois quadros são o mínimo que mantém a primeira e a última pose: agora há %1 s entre elas, não %2 s</translation>
    </message>
    <message>
        <source>No joint of the source moves %1 and the joints below: they stay still.</source>
        <translation>Nenhuma junta da origem move %1 e as juntas abaixo: elas ficam paradas.</translation>
    </message>
    <message>
        <source>No joint of the target follows %1 and the joints below: their motion is lost.</source>
        <translation>Nenhuma junta do destino segue %1 e as juntas abaixo: o movimento delas se perde.</translation>
    </message>
    <message>
        <source>a T-pose is one of a human body, and this figure goes on four feet: insert its rest pose</source>
        <translation>uma pose em T é de um corpo humano, e esta figura anda sobre quatro patas: insira a pose de repouso dela</translation>
    </message>
    <message>
        <source>the figure does not show that %1 is up: %2 will be read from the file, unless you choose %1</source>
        <translation>a figura não mostra que %1 aponta para cima: %2 será lido do arquivo, a menos que você escolha %1</translation>
    </message>
    <message>
        <source>through the floor: %1, frame %2, %3 cm on a body of 170, in the source %4 cm</source>
        <translation>através do chão: %1, quadro %2, %3 cm num corpo de 170, na fonte %4 cm</translation>
    </message>
    <message>
        <source>the figure turns %1° to the left in each cycle</source>
        <translation>a figura gira %1° para a esquerda em cada ciclo</translation>
    </message>
    <message>
        <source>the figure turns %1° to the right in each cycle</source>
        <translation>a figura gira %1° para a direita em cada ciclo</translation>
    </message>
    <message numerus="yes">
        <source>the %n figures are moved together, so that they keep their positions relative to each other</source>
        <translation>
            <numerusform>a %n figura é movida como um todo</numerusform>
            <numerusform>as %n figuras são movidas juntas, para que mantenham seus lugares entre si</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n figures travel differently, so that each goes on from where its own cycle ends</source>
        <translation>
            <numerusform>a %n figura continua de onde seu ciclo termina</numerusform>
            <numerusform>as %n figuras se deslocam de modo diferente, por isso cada uma continua de onde seu próprio ciclo termina</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of the %n figures stays in place</source>
        <translation>
            <numerusform>a %n figura fica em seu lugar</numerusform>
            <numerusform>cada uma das %n figuras fica em seu próprio lugar</numerusform>
        </translation>
    </message>
    <message>
        <source>the ends do not fit: %1 differs by %2° in frames %3 and %4, so closing the cycle changes how it moves</source>
        <translation>as pontas não se ajustam: %1 difere em %2° nos quadros %3 e %4, de modo que fechar o ciclo altera seu movimento</translation>
    </message>
    <message numerus="yes">
        <source>%n spikes repaired; joints: %1, frames in all: %2</source>
        <translation>
            <numerusform>%n pico reparado; juntas: %1, quadros ao todo: %2</numerusform>
            <numerusform>%n picos reparados; juntas: %1, quadros ao todo: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>jumps over 170°: %n of %1 removed</source>
        <translation>
            <numerusform>de todos os saltos acima de 170° (%1), %n sumiu</numerusform>
            <numerusform>de todos os saltos acima de 170° (%1), %n sumiram</numerusform>
        </translation>
    </message>
    <message>
        <source>the other clip has another skeleton: its motion was first retargeted to this one (%1 of %2 joints follow it)</source>
        <translation>o outro clipe tem outro esqueleto: seu movimento foi posto primeiro neste; juntas que o seguem: %1 de %2</translation>
    </message>
    <message>
        <source>the figure turned %1° to the left in the cycle; this was removed with its travel</source>
        <translation>a figura girava %1° para a esquerda no ciclo, o que foi removido com o deslocamento</translation>
    </message>
    <message>
        <source>the figure turned %1° to the right in the cycle; this was removed with its travel</source>
        <translation>a figura girava %1° para a direita no ciclo, o que foi removido com o deslocamento</translation>
    </message>
    <message>
        <source>this clip has no cycle: %1; to loop all the same, set these or other frames as the cycle</source>
        <translation>este clipe não tem ciclo: %1; para fazer o ciclo mesmo assim, defina estes ou outros quadros como ciclo</translation>
    </message>
    <message>
        <source>the figures have no cycle together: %1; to loop all the same, set these or other frames as the cycle</source>
        <translation>as figuras não têm um ciclo em comum: %1; para fazer o ciclo mesmo assim, defina estes ou outros quadros como ciclo</translation>
    </message>
    <message>
        <source>the movement repeats in frames %1 and %2, but %3 differs by %4°, and the fade hides at most %5°; to loop all the same, set these or other frames as the cycle</source>
        <translation>o movimento se repete nos quadros %1 e %2, mas %3 difere em %4°, e a transição esconde no máximo %5°; para fazer o ciclo mesmo assim, defina estes ou outros quadros como ciclo</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°)</source>
        <translation>os quadros %1 e %2 são os mais parecidos (%3 difere em %4°)</translation>
    </message>
    <message>
        <source>frames %1 to %2 last %3 s, and the shortest cycle that is looked for lasts %4 s</source>
        <translation>os quadros %1 a %2 duram %3 s, e o ciclo mais curto que se procura dura %4 s</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but they are %5 s apart, and the longest cycle that is looked for lasts %6 s</source>
        <translation>os quadros %1 e %2 são os mais parecidos (%3 difere em %4°), mas estão a %5 s um do outro, e o ciclo mais longo que se procura dura %6 s</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but the figure stands still in %5 % of the frames between them, and the limit is %6 %</source>
        <translation>os quadros %1 e %2 são os mais parecidos (%3 difere em %4°), mas a figura fica parada em %5 % dos quadros entre eles, e o limite é %6 %</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but the figure stands still in the first of them</source>
        <translation>os quadros %1 e %2 são os mais parecidos (%3 difere em %4°), mas no primeiro a figura está parada</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but they are only %5 frames apart, and a stride takes at least %6</source>
        <translation>os quadros %1 e %2 são os mais parecidos (%3 difere em %4°), mas estão a só %5 quadros um do outro, e uma passada leva pelo menos %6</translation>
    </message>
    <message>
        <source>frames %1 and %2 are most alike (%3 differs by %4°), but the pose only moves on between them: at the end it is %5 units away, where one that comes back would be at most %6 away</source>
        <translation>os quadros %1 e %2 são os mais parecidos (%3 difere em %4°), mas a pose só segue adiante entre eles: no fim está a %5 unidades, e uma que volta estaria a no máximo %6</translation>
    </message>
    <message>
        <source>frames %1 to %2 come nearest to one (%3 differs by %4°), but their poses are %5 units apart, and the limit for them is %6</source>
        <translation>os quadros %1 a %2 são os que mais se aproximam de um (%3 difere em %4°), mas suas poses estão a %5 unidades uma da outra, e o limite para elas é %6</translation>
    </message>
    <message>
        <source>frames %1 to %2 come nearest to one (%3 differs by %4°), but they are %5 strides, not a whole number</source>
        <translation>os quadros %1 a %2 são os que mais se aproximam de um (%3 difere em %4°), mas são %5 passadas, não um número inteiro</translation>
    </message>
    <message>
        <source>frames %1 to %2 come nearest to one, but %3 differs by %4°, and the limit is %5°</source>
        <translation>os quadros %1 a %2 são os que mais se aproximam de um, mas %3 difere em %4°, e o limite é %5°</translation>
    </message>
    <message>
        <source>%1 of the figure “%2”</source>
        <translation>%1 da figura “%2”</translation>
    </message>
    <message numerus="yes">
        <source>the first %n frames are mixed; the longer clip has %1</source>
        <translation>
            <numerusform>%n quadro do início é misturado; o clipe mais longo tem %1</numerusform>
            <numerusform>os primeiros %n quadros são misturados; o clipe mais longo tem %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys; joints: %1, keys per joint: %2, in %3 % of the frames</source>
        <translation>
            <numerusform>%n chave; juntas: %1, chaves por junta: %2, em %3 % dos quadros</numerusform>
            <numerusform>%n chaves; juntas: %1, chaves por junta: %2, em %3 % dos quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other clip has %n frames and this one %1: expected the clip from before its travel was removed</source>
        <translation>
            <numerusform>o outro clipe tem %n quadro e este %1: esperado o clipe de antes de seu deslocamento ser retirado</numerusform>
            <numerusform>o outro clipe tem %n quadros e este %1: esperado o clipe de antes de seu deslocamento ser retirado</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither skeleton has legs: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>Nenhum dos dois esqueletos tem pernas: o deslocamento é escalado pelo tamanho dos corpos, e nenhum pé é travado.</translation>
    </message>
    <message>
        <source>The source has no legs: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>A origem não tem pernas: o deslocamento é escalado pelo tamanho dos corpos, e nenhum pé é travado.</translation>
    </message>
    <message>
        <source>The target has no legs: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>O destino não tem pernas: o deslocamento é escalado pelo tamanho dos corpos, e nenhum pé é travado.</translation>
    </message>
    <message>
        <source>No leg of the target follows a leg of the source: travel is scaled by the size of the bodies, and no feet are locked.</source>
        <translation>Nenhuma perna do destino segue uma perna da origem: o deslocamento é escalado pelo tamanho dos corpos, e nenhum pé é travado.</translation>
    </message>
    <message>
        <source>No joint of the target follows the moving joints below %1: their motion is lost.</source>
        <translation>Nenhuma junta do destino segue as juntas em movimento abaixo de %1: o movimento delas se perde.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no head or spine with two feet was found, so that nothing would show that the figure hangs</source>
        <translation>não foi encontrada uma cabeça ou coluna com dois pés; nada mostraria que a figura está de cabeça para baixo</translation>
    </message>
    <message>
        <source>the other clip is rotated by %1° and moved by %2 units along the floor to fit</source>
        <translation>o outro clipe é girado em %1° e movido em %2 unidades pelo chão para encaixar</translation>
    </message>
    <message>
        <source>%1 is up in the other clip: it is rotated so that %2 is up, as in this one</source>
        <translation>no outro clipe, %1 aponta para cima: ele é girado para que seja %2, como neste</translation>
    </message>
    <message>
        <source>%1 is up in the result, as in the other clip: nothing shows it in this one</source>
        <translation>no resultado, %1 aponta para cima, como no outro clipe: neste, nada o mostra</translation>
    </message>
    <message>
        <source>each cycle moves on by %1 units along the floor</source>
        <translation>cada ciclo avança %1 unidades pelo chão</translation>
    </message>
    <message>
        <source>another cycle is frames %1 to %2; its ends differ by %3 units and by %4° at most</source>
        <translation>outro ciclo são os quadros %1 a %2; suas pontas diferem em %3 unidades e em %4° no máximo</translation>
    </message>
    <message>
        <source>another cycle is frames %1 to %2, in which the figure turns %5° to the left; its ends differ by %3 units and by %4° at most</source>
        <translation>outro ciclo são os quadros %1 a %2, em que a figura gira %5° para a esquerda; suas pontas diferem em %3 unidades e em %4° no máximo</translation>
    </message>
    <message>
        <source>another cycle is frames %1 to %2, in which the figure turns %5° to the right; its ends differ by %3 units and by %4° at most</source>
        <translation>outro ciclo são os quadros %1 a %2, em que a figura gira %5° para a direita; suas pontas diferem em %3 unidades e em %4° no máximo</translation>
    </message>
    <message>
        <source>expected a row with [X, Y, Z] or null for each column (%1), found %2</source>
        <translation>esperada uma linha com [X, Y, Z] ou null para cada coluna (%1), encontrado %2</translation>
    </message>
    <message>
        <source>expected no more channel names than the count gives (%1), found %2</source>
        <translation>esperados não mais nomes de canais do que o número dá (%1), encontrado %2</translation>
    </message>
    <message>
        <source>expected rows as declared (Frames: %1), found %2: the actual number of rows is used</source>
        <translation>esperadas linhas como declarado (Frames: %1), encontradas %2: usa-se o número real de linhas</translation>
    </message>
    <message numerus="yes">
        <source>expected one frame per line (number of values: %1), found %2: read as one stream, which gives exactly the %n rows declared (%3 before this line)</source>
        <translation>
            <numerusform>esperado um quadro por linha (número de valores: %1), encontrados %2: lido como um só fluxo, que dá exatamente a %n linha declarada (%3 antes desta linha)</numerusform>
            <numerusform>esperado um quadro por linha (número de valores: %1), encontrados %2: lido como um só fluxo, que dá exatamente as %n linhas declaradas (%3 antes desta linha)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2</source>
        <translation>
            <numerusform>esperado %n valor na linha do quadro %1, encontrados %2</numerusform>
            <numerusform>esperados %n valores na linha do quadro %1, encontrados %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the last row, found %1 complete: incomplete row dropped</source>
        <translation>
            <numerusform>esperado %n valor na última linha, encontrados %1 completos: linha incompleta descartada</numerusform>
            <numerusform>esperados %n valores na última linha, encontrados %1 completos: linha incompleta descartada</numerusform>
        </translation>
    </message>
    <message>
        <source>expected the number of rows after Frames:, found %1: changed to %2</source>
        <translation>esperado o número de linhas após Frames:, encontrado %1: alterado para %2</translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the last row, found fewer: incomplete row dropped</source>
        <translation>
            <numerusform>esperado %n valor na última linha, encontrados menos: linha incompleta descartada</numerusform>
            <numerusform>esperados %n valores na última linha, encontrados menos: linha incompleta descartada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from frame %1 on, the number of values in a row is %2, not %3: only the %n frames before are kept</source>
        <translation>
            <numerusform>a partir do quadro %1, o número de valores por linha é %2, não %3: só %n quadro anterior é mantido</numerusform>
            <numerusform>a partir do quadro %1, o número de valores por linha é %2, não %3: só os %n quadros anteriores são mantidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %1 values in a row, found %2 in all %n rows: the surplus at the end of each dropped, “%3” in the first</source>
        <translation>
            <numerusform>esperados %1 valores por linha, encontrados %2 na %n linha: “%3” no fim descartado</numerusform>
            <numerusform>esperados %1 valores por linha, encontrados %2 em todas as %n linhas: o excedente no fim de cada uma descartado, “%3” na primeira</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2: all of them interpolated between frames %3 and %4</source>
        <translation>
            <numerusform>esperado %n valor na linha do quadro %1, encontrados %2: interpolado entre os quadros %3 e %4</numerusform>
            <numerusform>esperados %n valores na linha do quadro %1, encontrados %2: todos interpolados entre os quadros %3 e %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2: all of them replaced with those of frame %3</source>
        <translation>
            <numerusform>esperado %n valor na linha do quadro %1, encontrados %2: substituído pelo do quadro %3</numerusform>
            <numerusform>esperados %n valores na linha do quadro %1, encontrados %2: todos substituídos pelos do quadro %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 never stand. %2</source>
        <translation>%1 nunca ficam apoiados. %2</translation>
    </message>
    <message>
        <source>%1 never stand; %2 comes nearest. %3</source>
        <translation>%1 nunca ficam apoiados; %2 chega mais perto. %3</translation>
    </message>
    <message>
        <source>%1 still slides in frames %2 to %3: it is held by %4 %, since its limb would jump.</source>
        <translation>%1 ainda desliza nos quadros %2 a %3: fica %4 % preso, pois senão o membro saltaria.</translation>
    </message>
    <message>
        <source>%1 slides in frames %2 to %3: it is not held, since its limb would jump.</source>
        <translation>%1 desliza nos quadros %2 a %3: não fica preso, pois senão o membro saltaria.</translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is held least, by %4 %.</source>
        <translation>
            <numerusform>%1 ainda desliza em %n contato, pois senão o membro saltaria: nos quadros %2 a %3 fica menos preso, %4 %.</numerusform>
            <numerusform>%1 ainda desliza em %n contatos, pois senão o membro saltaria: nos quadros %2 a %3 fica menos preso, %4 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is not held.</source>
        <translation>
            <numerusform>%1 ainda desliza em %n contato, pois senão o membro saltaria: nos quadros %2 a %3 não fica preso.</numerusform>
            <numerusform>%1 ainda desliza em %n contatos, pois senão o membro saltaria: nos quadros %2 a %3 não fica preso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are held only in part, since a limb would jump</source>
        <translation>
            <numerusform>%n contato é mantido só em parte, pois senão o membro saltaria</numerusform>
            <numerusform>%n contatos são mantidos só em parte, pois senão um membro saltaria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are not held, since a limb would jump</source>
        <translation>
            <numerusform>%n contato não é mantido, pois senão o membro saltaria</numerusform>
            <numerusform>%n contatos não são mantidos, pois senão um membro saltaria</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still slides in frames %2 to %3: it is held by %4 %, since its limb would jump</source>
        <translation>%1 ainda desliza nos quadros %2 a %3: fica %4 % preso, pois senão o membro saltaria</translation>
    </message>
    <message>
        <source>%1 slides as before in frames %2 to %3: it is not held, since its limb would jump</source>
        <translation>%1 desliza como antes nos quadros %2 a %3: não fica preso, pois senão o membro saltaria</translation>
    </message>
    <message>
        <source>the floor was at height %1: the clip moves by %2 units along the up axis</source>
        <translation>o chão estava na altura %1: o clipe se move %2 unidades ao longo do eixo vertical</translation>
    </message>
    <message numerus="yes">
        <source>expected %n cells as in the first row, found %1</source>
        <translation>
            <numerusform>esperada %n célula como na primeira linha, encontradas %1</numerusform>
            <numerusform>esperadas %n células como na primeira linha, encontradas %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has nothing but numbers (rows: %1, numbers in a row: %2). import --skeleton reads them with a skeleton that has as many channels.</source>
        <translation>O arquivo só tem números (linhas: %1, números por linha: %2). import --skeleton os lê com um esqueleto que tenha o mesmo número de canais.</translation>
    </message>
    <message>
        <source>expected as many numbers in a row as the skeleton has channels (%1), found %2</source>
        <translation>esperados tantos números por linha quantos os canais do esqueleto (%1), encontrados %2</translation>
    </message>
    <message>
        <source>expected an array of frames with a value for each channel of the skeleton (%1), found the shape %2</source>
        <translation>esperado um array de quadros com um valor para cada canal do esqueleto (%1), encontrada a forma %2</translation>
    </message>
    <message numerus="yes">
        <source>expected %n lines of values, found %1</source>
        <translation>
            <numerusform>esperada %n linha de valores, encontradas %1</numerusform>
            <numerusform>esperadas %n linhas de valores, encontradas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n lines of values, found more: the rest is not read</source>
        <translation>
            <numerusform>esperada %n linha de valores, encontradas mais: o resto não é lido</numerusform>
            <numerusform>esperadas %n linhas de valores, encontradas mais: o resto não é lido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in a line, found %1</source>
        <translation>
            <numerusform>esperado %n valor em uma linha, encontrados %1</numerusform>
            <numerusform>esperados %n valores em uma linha, encontrados %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in a line, found %1: the rest is not read</source>
        <translation>
            <numerusform>esperado %n valor em uma linha, encontrados %1: o resto não é lido</numerusform>
            <numerusform>esperados %n valores em uma linha, encontrados %1: o resto não é lido</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotations become quaternions, and numbers have seven digits.</source>
        <translation>Rotações viram quaternions, e os números têm sete dígitos.</translation>
    </message>
    <message>
        <source>Keys are left out where joints stay within %1°.</source>
        <translation>Chaves são deixadas de fora onde as juntas ficam dentro de %1°.</translation>
    </message>
    <message>
        <source>The hierarchy and the offsets are left out.</source>
        <translation>A hierarquia e os offsets são deixados de fora.</translation>
    </message>
    <message>
        <source>The page holds only positions, with seven digits: the motion cannot be recovered from it.</source>
        <translation>A página guarda só posições, com sete dígitos: dela ninguém recupera o movimento.</translation>
    </message>
    <message>
        <source>%1, by the figure&apos;s height</source>
        <translation>%1, pela altura da figura</translation>
    </message>
    <message numerus="yes">
        <source>%n joints on the right take the poses of their partners on the left</source>
        <translation>
            <numerusform>%n junta do lado direito recebe as poses de sua parceira do lado esquerdo</numerusform>
            <numerusform>%n juntas do lado direito recebem as poses de suas parceiras do lado esquerdo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints on the left take the poses of their partners on the right</source>
        <translation>
            <numerusform>%n junta do lado esquerdo recebe as poses de sua parceira do lado direito</numerusform>
            <numerusform>%n juntas do lado esquerdo recebem as poses de suas parceiras do lado direito</numerusform>
        </translation>
    </message>
    <message>
        <source>no joint to work on is known to be left or right and has a partner on the other side</source>
        <translation>nenhuma junta a alterar é conhecida como esquerda ou direita e tem uma parceira do outro lado</translation>
    </message>
    <message>
        <source>“%1” is held where it is in frame %2, from frame %3 to %4</source>
        <translation>“%1” é mantida onde está no quadro %2, do quadro %3 ao %4</translation>
    </message>
    <message>
        <source>“%1” is held on “%2” as in frame %3, from frame %4 to %5</source>
        <translation>“%1” é mantida em “%2” como no quadro %3, do quadro %4 ao %5</translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot keep its rotation in %n of these frames: it is off by up to %2° (frame %3)</source>
        <translation>
            <numerusform>“%1” não pode manter a rotação em %n desses quadros: ela difere em %2° (quadro %3)</numerusform>
            <numerusform>“%1” não pode manter a rotação em %n desses quadros: ela difere em até %2° (quadro %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>neither position nor rotation is selected</source>
        <translation>nem a posição nem a rotação deve ser mantida</translation>
    </message>
    <message>
        <source>“%1” is an end site, which has no rotation of its own</source>
        <translation>“%1” é uma extremidade, que não tem rotação própria</translation>
    </message>
    <message>
        <source>“%1” cannot be held on “%2”, because “%2” moves with the joints that bring it there</source>
        <translation>“%1” não pode ser mantida em “%2”, porque “%2” se move com as juntas que a levam até lá</translation>
    </message>
    <message>
        <source>no joint can bring “%1” to another position</source>
        <translation>nenhuma junta pode levar “%1” a outra posição</translation>
    </message>
    <message>
        <source>“%1” looks at “%2”</source>
        <translation>“%1” olha para “%2”</translation>
    </message>
    <message>
        <source>“%1” looks at a point</source>
        <translation>“%1” olha para um ponto</translation>
    </message>
    <message>
        <source>“%1” has no rotation channels to look with</source>
        <translation>“%1” não tem canais de rotação com que olhar</translation>
    </message>
    <message>
        <source>“%1” cannot look at “%2”, which moves with it</source>
        <translation>“%1” não pode olhar para “%2”, que se move com ela</translation>
    </message>
    <message>
        <source>“%1” changes nothing while “%2” is “%3”</source>
        <translation>“%1” não muda nada enquanto “%2” for “%3”</translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° to a side at most (yaw)</source>
        <translation>
            <numerusform>“%1” desvia-se do alvo em %n destes quadros, em %2° (quadro %3): gira no máximo %4° para um lado (yaw)</numerusform>
            <numerusform>“%1” desvia-se do alvo em %n destes quadros, em até %2° (quadro %3): gira no máximo %4° para um lado (yaw)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° up or down at most (pitch)</source>
        <translation>
            <numerusform>“%1” desvia-se do alvo em %n destes quadros, em %2° (quadro %3): gira no máximo %4° para cima ou para baixo (pitch)</numerusform>
            <numerusform>“%1” desvia-se do alvo em %n destes quadros, em até %2° (quadro %3): gira no máximo %4° para cima ou para baixo (pitch)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° in a second at most</source>
        <translation>
            <numerusform>“%1” desvia-se do alvo em %n destes quadros, em %2° (quadro %3): gira no máximo %4° por segundo</numerusform>
            <numerusform>“%1” desvia-se do alvo em %n destes quadros, em até %2° (quadro %3): gira no máximo %4° por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” turns faster than a head can (frame %2): more frames or a longer fade make it slower</source>
        <translation>“%1” gira mais rápido do que uma cabeça consegue (quadro %2): mais quadros ou uma transição mais longa o deixam mais lento</translation>
    </message>
    <message numerus="yes">
        <source>“%1” turns by %2° about its bone, spread over %n joints</source>
        <translation>
            <numerusform>“%1” gira %2° em torno do seu osso, distribuídos por %n junta</numerusform>
            <numerusform>“%1” gira %2° em torno do seu osso, distribuídos por %n juntas</numerusform>
        </translation>
    </message>
    <message>
        <source>channels between the first joint and “%1” miss the twist by up to %2°</source>
        <translation>canais entre a primeira junta e “%1” erram a torção em até %2°</translation>
    </message>
    <message>
        <source>“%1” is not above “%2”, and takes no share of its twist</source>
        <translation>“%1” não está acima de “%2” e não leva parte da torção</translation>
    </message>
    <message>
        <source>“%1” has no rotation channels to twist with</source>
        <translation>“%1” não tem canais de rotação para torcer</translation>
    </message>
    <message>
        <source>“%1” has no bone to turn about; choose a joint of the spine, the head or a hand</source>
        <translation>“%1” não tem osso em torno do qual girar; escolha uma articulação da coluna, a cabeça ou uma mão</translation>
    </message>
    <message>
        <source>a joint, an end site such as Head/End, or a point such as 0+160+200</source>
        <translation>uma junta, uma extremidade como Head/End ou um ponto como 0+160+200</translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot reach its place in %n of these frames: it is up to %2 units too far away (frame %3)</source>
        <translation>
            <numerusform>“%1” não alcança o seu lugar em %n desses quadros: ele está %2 unidades longe demais (quadro %3)</numerusform>
            <numerusform>“%1” não alcança o seu lugar em %n desses quadros: ele está até %2 unidades longe demais (quadro %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is not in its place in %n of these frames, because channels are missing: by up to %2 units (frame %3)</source>
        <translation>
            <numerusform>“%1” não está no seu lugar em %n desses quadros, porque faltam canais: por %2 unidades (quadro %3)</numerusform>
            <numerusform>“%1” não está no seu lugar em %n desses quadros, porque faltam canais: por até %2 unidades (quadro %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” turns toward “%2”, but looks past it in every frame</source>
        <translation>“%1” vira-se para “%2”, mas desvia-se dele em todos os quadros</translation>
    </message>
    <message>
        <source>“%1” turns toward a point, but looks past it in every frame</source>
        <translation>“%1” vira-se para um ponto, mas desvia-se dele em todos os quadros</translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it is behind the figure, and “%1” turns %4° to a side at most (yaw)</source>
        <translation>
            <numerusform>“%1” desvia-se do alvo em %n destes quadros, em %2° (quadro %3): ele está atrás da figura, e “%1” gira no máximo %4° para um lado (yaw)</numerusform>
            <numerusform>“%1” desvia-se do alvo em %n destes quadros, em até %2° (quadro %3): ele está atrás da figura, e “%1” gira no máximo %4° para um lado (yaw)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is let go in %n of these frames, so that nothing jumps: it is up to %2 units away (frame %3)</source>
        <translation>
            <numerusform>“%1” é solta em %n desses quadros, para que nada salte: ela fica a %2 unidades (quadro %3)</numerusform>
            <numerusform>“%1” é solta em %n desses quadros, para que nada salte: ela fica a até %2 unidades (quadro %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roots now carry the travel of: %1</source>
        <translation>
            <numerusform>%n raiz agora leva o percurso de: %1</numerusform>
            <numerusform>%n raízes agora levam o percurso de: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>at rest the figure stands along %1, but %2 is up: it lies in the new frames; pose=t inserts a pose that stands</source>
        <translation>em repouso a figura fica em pé ao longo de %1, mas %2 é para cima: nos novos quadros ela fica deitada; pose=t insere uma pose em pé</translation>
    </message>
    <message>
        <source>low, on a floor at zero</source>
        <translation>baixa, sobre um chão em zero</translation>
    </message>
    <message>
        <source>The figure of the source does not stand in most frames: %1 is taken as its up axis.</source>
        <translation>A figura da origem não fica em pé na maioria dos quadros: %1 é tomado como eixo para cima.</translation>
    </message>
    <message>
        <source>The figure is raised by up to %1 units (frame %2): it would sink into the floor.</source>
        <translation>A figura é erguida em até %1 unidades (quadro %2): ela afundaria no chão.</translation>
    </message>
    <message>
        <source>the humanoid map names node %1 as %2, but there are %3 nodes</source>
        <translation>o mapa humanoide indica o nó %1 como %2, mas há %3 nós</translation>
    </message>
    <message>
        <source>%1 keeps its rest pose: its matrix has a shear, which no animation can hold</source>
        <translation>%1 mantém sua pose de descanso: sua matriz tem um cisalhamento, que nenhuma animação pode conter</translation>
    </message>
    <message>
        <source>%1 has a scale that is not the same along all axes: what hangs below it may be off by %2 cm</source>
        <translation>%1 tem uma escala que não é igual em todos os eixos: o que está abaixo pode ficar deslocado em %2 cm</translation>
    </message>
    <message>
        <source>“%1”, which belongs to it, is left out: %2</source>
        <translation>“%1”, que faz parte dele, fica de fora: %2</translation>
    </message>
    <message>
        <source>has changed since it was read: read it again</source>
        <translation>mudou desde que foi lido: leia-o de novo</translation>
    </message>
    <message>
        <source>%1: the character was left out</source>
        <translation>%1: o personagem foi deixado de fora</translation>
    </message>
    <message>
        <source>expected a mesh that hangs on joints, found none</source>
        <translation>esperada uma malha presa a articulações, nenhuma encontrada</translation>
    </message>
    <message>
        <source>its mesh is compressed with %1 (%2), which Limber does not read: export it without compression</source>
        <translation>sua malha está comprimida com %1 (%2), que o Limber não lê: exporte sem compressão</translation>
    </message>
    <message>
        <source>a vertex of “%1” follows joint %2, but its skin has %3 joints</source>
        <translation>um vértice de “%1” segue a articulação %2, mas sua pele tem %3 articulações</translation>
    </message>
    <message>
        <source>triangle %1 of “%2” names vertex %3, but there are %4</source>
        <translation>o triângulo %1 de “%2” cita o vértice %3, mas há %4</translation>
    </message>
    <message>
        <source>vertex %1 of “%2” is not at a finite position</source>
        <translation>o vértice %1 de “%2” não está em uma posição finita</translation>
    </message>
    <message>
        <source>expected meshes of at most %1 %2, found more: too much to show</source>
        <translation>esperadas malhas de no máximo %1 %2, encontrado mais: demais para mostrar</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>triângulos</translation>
    </message>
    <message>
        <source>joints in skins</source>
        <translation>articulações em peles</translation>
    </message>
    <message>
        <source>texture “%1” is left out: expected PNG or JPEG, found %2</source>
        <translation>a textura “%1” foi deixada de fora: esperado PNG ou JPEG, encontrado %2</translation>
    </message>
    <message>
        <source>texture “%1” is left out: expected at most 8192 x 8192 pixels, found more</source>
        <translation>a textura “%1” foi deixada de fora: esperados no máximo 8192 x 8192 pixels, encontrados mais</translation>
    </message>
    <message>
        <source>texture “%1” is left out: expected its bytes, found none</source>
        <translation>a textura “%1” foi deixada de fora: esperados seus bytes, nenhum encontrado</translation>
    </message>
    <message>
        <source>textures are left out: expected at most 64 and 128 MB, found more</source>
        <translation>texturas foram deixadas de fora: esperadas no máximo 64 e 128 MB, encontradas mais</translation>
    </message>
    <message>
        <source>Rotations are written in the order XYZ, numbers have seven digits, and end sites are left out.</source>
        <translation>As rotações são gravadas na ordem XYZ, os números têm sete dígitos, e os end sites são deixados de fora.</translation>
    </message>
    <message>
        <source>needs more than 2 GB as .fbx: write fewer frames, or .glb</source>
        <translation>precisa de mais de 2 GB como .fbx: grave menos quadros, ou .glb</translation>
    </message>
    <message>
        <source>Frames %1 to %2 are exactly the same, and the movement stops and goes on at once: the capture may have failed there</source>
        <translation>Os quadros %1 a %2 são exatamente iguais, e o movimento para e continua de repente: a captura pode ter falhado ali</translation>
    </message>
    <message>
        <source>Joint “%1” has the number %2 in frame %3, which no movement has</source>
        <translation>A junta “%1” tem no quadro %3 o número %2, que nenhum movimento tem</translation>
    </message>
    <message>
        <source>vertices that follow no joint: %1</source>
        <translation>vértices que não seguem nenhuma articulação: %1</translation>
    </message>
    <message>
        <source>expected a binary .fbx to show its body, found text (ASCII): export the character as binary .fbx or as .glb</source>
        <translation>esperado um .fbx binário para mostrar o corpo, encontrado texto (ASCII): exporte o personagem como .fbx binário ou como .glb</translation>
    </message>
    <message>
        <source>%1: the mapping of the character was left out</source>
        <translation>%1: o mapeamento do personagem foi omitido</translation>
    </message>
    <message>
        <source>expected the text of a joint mapping, found %1</source>
        <translation>esperava-se o texto de um mapeamento de articulações, encontrado %1</translation>
    </message>
    <message>
        <source>was not copied: %1</source>
        <translation>não foi copiado: %1</translation>
    </message>
    <message>
        <source>Only the bones of a human are written, in a T-pose: other joints are left out, and of all positions only those of the hips stay.</source>
        <translation>Só os ossos de um ser humano são gravados, em pose T: outras juntas são deixadas de fora, e de todas as posições ficam só as do quadril.</translation>
    </message>
    <message>
        <source>expected the bones %1 for .vrma, without %2</source>
        <translation>esperados os ossos %1 para .vrma, sem %2</translation>
    </message>
    <message>
        <source>expected frames for .vrma, found none</source>
        <translation>esperados quadros para .vrma, encontrado nenhum</translation>
    </message>
    <message>
        <source>the floor of the motion is at %1 m, but that of avatars is at 0: the operation Set on Floor moves it there</source>
        <translation>o chão do movimento está em %1 m, mas o dos avatares está em 0: a operação Pôr no chão o leva para lá</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>vértices</translation>
    </message>
    <message>
        <source>expected a character as .glb, .gltf, .vrm or .vrma, found FBX, which only limber-cli and the window read, by a program without rights</source>
        <translation>esperado um personagem em .glb, .gltf, .vrm ou .vrma, encontrado FBX, que só o limber-cli e a janela leem, com um programa sem direitos</translation>
    </message>
    <message>
        <source>expected a mesh about as large as its skeleton, found one that the bind matrices of its skins make much smaller or larger</source>
        <translation>esperada uma malha mais ou menos do tamanho do esqueleto, encontrada uma que as matrizes de vínculo das suas peles tornam muito menor ou maior</translation>
    </message>
    <message>
        <source>two numbers X+Y, each from %1 to %2</source>
        <translation>dois números X+Y, cada um de %1 a %2</translation>
    </message>
    <message>
        <source>the figure now travels %1 units in %2 s, turning by %3°</source>
        <translation>a figura agora se desloca %1 unidades em %2 s e gira %3°</translation>
    </message>
    <message>
        <source>no foot stands, so there is nothing to walk off from</source>
        <translation>nenhum pé está apoiado: não há de onde sair andando</translation>
    </message>
    <message>
        <source>the floor below the feet is still: the figure travels as its feet walk</source>
        <translation>o chão sob os pés está parado: a figura se desloca como seus pés andam</translation>
    </message>
    <message>
        <source>No joint of the source moves these and the joints below: %1. They stay still.</source>
        <translation>Nenhuma articulação da origem move estas e as que estão abaixo: %1. Elas ficam paradas.</translation>
    </message>
    <message>
        <source>%1: the floor was left out</source>
        <translation>%1: o chão foi deixado de fora</translation>
    </message>
    <message>
        <source>expected &quot;still&quot; or [SPEED, SPEED] along the floor, found %1</source>
        <translation>esperado &quot;still&quot; ou [VELOCIDADE, VELOCIDADE] ao longo do chão, encontrado %1</translation>
    </message>
    <message>
        <source>As if the figure were 1.70 m tall</source>
        <translation>Como se a figura tivesse 1,70 m de altura</translation>
    </message>
    <message>
        <source>The mass of the body is estimated from the lengths of its bones.</source>
        <translation>A massa do corpo é estimada pelos comprimentos dos ossos.</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n figures; the table has the weight of the first.</source>
        <translation>
            <numerusform>O arquivo tem %n figura; a tabela tem o peso dela.</numerusform>
            <numerusform>O arquivo tem %n figuras; a tabela tem o peso da primeira.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no figure with a bone, and so no weight.</source>
        <translation>Não há figura com um osso e, portanto, não há peso.</translation>
    </message>
    <message>
        <source>there is no jump in these frames</source>
        <translation>não há salto nestes quadros</translation>
    </message>
    <message numerus="yes">
        <source>%n jumps</source>
        <translation>
            <numerusform>%n salto</numerusform>
            <numerusform>%n saltos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps: things fall at %1 m/s² in them if the figure is 1.70 m tall</source>
        <translation>
            <numerusform>%n salto: nele as coisas caem a %1 m/s² se a figura tiver 1,70 m</numerusform>
            <numerusform>%n saltos: neles as coisas caem a %1 m/s² se a figura tiver 1,70 m</numerusform>
        </translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too fast</source>
        <translation>por isso o clipe toca %1 vezes rápido demais</translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too fast: perhaps %2 frames per second are played at %3</source>
        <translation>por isso o clipe toca %1 vezes rápido demais: talvez %2 quadros por segundo sejam tocados a %3</translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too slowly</source>
        <translation>por isso o clipe toca %1 vezes devagar demais</translation>
    </message>
    <message>
        <source>by that the clip plays %1 times too slowly: perhaps %2 frames per second are played at %3</source>
        <translation>por isso o clipe toca %1 vezes devagar demais: talvez %2 quadros por segundo sejam tocados a %3</translation>
    </message>
    <message numerus="yes">
        <source>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too fast</source>
        <translation>
            <numerusform>em %n salto as coisas caem a %1 m/s² se a figura tiver 1,70 m: o clipe parece tocar %2 vezes rápido demais</numerusform>
            <numerusform>em %n saltos as coisas caem a %1 m/s² se a figura tiver 1,70 m: o clipe parece tocar %2 vezes rápido demais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too slowly</source>
        <translation>
            <numerusform>em %n salto as coisas caem a %1 m/s² se a figura tiver 1,70 m: o clipe parece tocar %2 vezes devagar demais</numerusform>
            <numerusform>em %n saltos as coisas caem a %1 m/s² se a figura tiver 1,70 m: o clipe parece tocar %2 vezes devagar demais</numerusform>
        </translation>
    </message>
    <message>
        <source>the frame time was multiplied by %1 and is now %2 s</source>
        <translation>o tempo de quadro foi multiplicado por %1 e agora é %2 s</translation>
    </message>
    <message>
        <source>The names of the source call its right side left, as feet and arms show: its joints are mapped by their sides.</source>
        <translation>Os nomes da origem chamam o lado direito de esquerdo, como mostram pés e braços: as articulações são mapeadas pelo lado real.</translation>
    </message>
    <message>
        <source>The names of the target call its right side left, as feet and arms show: its joints are mapped by their sides.</source>
        <translation>Os nomes do alvo chamam o lado direito de esquerdo, como mostram pés e braços: as articulações são mapeadas pelo lado real.</translation>
    </message>
    <message>
        <source>expected joints at different places, found all of them in one point: it has no size</source>
        <translation>esperadas articulações em lugares diferentes, encontradas todas num só ponto: não tem tamanho</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled from the rest of the body</source>
        <translation>quadros %1 a %2 preenchidos a partir do resto do corpo</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled from the most similar poses of the rest of the body</source>
        <translation>quadros %1 a %2 preenchidos a partir das poses mais parecidas do resto do corpo</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled by a curve from one end to the other</source>
        <translation>quadros %1 a %2 preenchidos com uma curva de uma ponta à outra</translation>
    </message>
    <message>
        <source>frames %1 to %2 filled by the straight way from one end to the other</source>
        <translation>quadros %1 a %2 preenchidos pelo caminho reto de uma ponta à outra</translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in this clip</source>
        <translation>
            <numerusform>erro esperado de %1: %2 cm num corpo de 170, no máximo %3 cm em nove de dez casos, por %n tentativa neste clipe</numerusform>
            <numerusform>erro esperado de %1: %2 cm num corpo de 170, no máximo %3 cm em nove de dez casos, por %n tentativas neste clipe</numerusform>
        </translation>
    </message>
    <message>
        <source>the expected error is unknown: the clip is too short for trials</source>
        <translation>o erro esperado é desconhecido: o clipe é curto demais para tentativas</translation>
    </message>
    <message>
        <source>a frame before and one after those to fill must stay: expected frames from 1 to %1</source>
        <translation>um quadro antes e um depois dos que se preenchem devem ficar: esperados quadros de 1 a %1</translation>
    </message>
    <message>
        <source>the clip has fewer than three frames, so there is none between two others to fill</source>
        <translation>o clipe tem menos de três quadros: nenhum fica entre dois outros para ser preenchido</translation>
    </message>
    <message>
        <source>these joints have no channels to fill</source>
        <translation>estas juntas não têm canais a preencher</translation>
    </message>
    <message>
        <source>nothing else of the body is known in these frames: only curve and straight can fill them</source>
        <translation>nada mais do corpo é conhecido nestes quadros: só curve e straight podem preenchê-los</translation>
    </message>
    <message>
        <source>the joints have no numbers in frame %1, which is beside those to fill</source>
        <translation>as juntas não têm números no quadro %1, ao lado dos que se preenchem</translation>
    </message>
    <message>
        <source>no joint is without data in these frames</source>
        <translation>nenhuma junta está sem dados nestes quadros</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: frozen while the body moves</source>
        <translation>
            <numerusform>%1 (%n junta) sem dados, quadros %2 a %3: congelada enquanto o corpo se move</numerusform>
            <numerusform>%1 (%n juntas) sem dados, quadros %2 a %3: congelada enquanto o corpo se move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: all angles are 0</source>
        <translation>
            <numerusform>%1 (%n junta) sem dados, quadros %2 a %3: todos os ângulos são 0</numerusform>
            <numerusform>%1 (%n juntas) sem dados, quadros %2 a %3: todos os ângulos são 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: jumping to and fro</source>
        <translation>
            <numerusform>%1 (%n junta) sem dados, quadros %2 a %3: saltando de um lado para outro</numerusform>
            <numerusform>%1 (%n juntas) sem dados, quadros %2 a %3: saltando de um lado para outro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: jumps to where it never is while the body moves like that, and back</source>
        <translation>
            <numerusform>%1 (%n junta) sem dados, quadros %2 a %3: salta para onde nunca está enquanto o corpo se move assim, e volta</numerusform>
            <numerusform>%1 (%n juntas) sem dados, quadros %2 a %3: salta para onde nunca está enquanto o corpo se move assim, e volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>%n lacuna</numerusform>
            <numerusform>%n lacunas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are not held: the feet tremble too much in the take to say where they stand</source>
        <translation>
            <numerusform>%n contato não é mantido: o pé treme demais na captura para dizer onde está apoiado</numerusform>
            <numerusform>%n contatos não são mantidos: os pés tremem demais na captura para dizer onde estão apoiados</numerusform>
        </translation>
    </message>
    <message>
        <source>no whole arm was found: upper arm, forearm and hand, one below the other</source>
        <translation>nenhum braço inteiro foi encontrado: braço, antebraço e mão, um abaixo do outro</translation>
    </message>
    <message>
        <source>nothing is inside another part of the body</source>
        <translation>nada está dentro de outra parte do corpo</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the trunk</source>
        <translation>%1 no tronco</translation>
    </message>
    <message>
        <source>%1 in the head</source>
        <translation>%1 na cabeça</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1: frames %2 to %3, up to %4 cm on a body of 170</source>
        <translation>%1: quadros %2 a %3, até %4 cm num corpo de 170</translation>
    </message>
    <message>
        <source>%1: frame %2, %3 cm on a body of 170</source>
        <translation>%1: quadro %2, %3 cm num corpo de 170</translation>
    </message>
    <message numerus="yes">
        <source>%n contacts held: the feet stand in them as in the take</source>
        <translation>
            <numerusform>%n contato mantido: nele o pé fica como na tomada</numerusform>
            <numerusform>%n contatos mantidos: neles os pés ficam como na tomada</numerusform>
        </translation>
    </message>
    <message>
        <source>an arm that would jump comes out only in part, or stays</source>
        <translation>um braço que saltaria sai só em parte, ou fica como está</translation>
    </message>
    <message>
        <source>an arm that would have to move much farther than it is inside stays as it is</source>
        <translation>um braço que teria de se mover muito mais do que está dentro fica como está</translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in this clip; it moves nothing below it</source>
        <translation>
            <numerusform>erro esperado de %1: %2°, no máximo %3° em nove de dez casos, por %n tentativa neste clipe; não move nada abaixo dela</numerusform>
            <numerusform>erro esperado de %1: %2°, no máximo %3° em nove de dez casos, por %n tentativas neste clipe; não move nada abaixo dela</numerusform>
        </translation>
    </message>
    <message>
        <source>beside the filling %1 turns by %2° from frame %3 to the next, and nearby by at most %4°: a frame at the end of the gap may be lost, too</source>
        <translation>ao lado do preenchimento, %1 gira %2° do quadro %3 para o seguinte, e por perto no máximo %4°: um quadro no fim da lacuna também pode estar perdido</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): frozen while the body moves</source>
        <translation>
            <numerusform>%1 (%n junta): parada enquanto o corpo se move</numerusform>
            <numerusform>%1 (%n juntas): parada enquanto o corpo se move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): all angles are 0</source>
        <translation>
            <numerusform>%1 (%n junta): todos os ângulos são 0</numerusform>
            <numerusform>%1 (%n juntas): todos os ângulos são 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): jumping to and fro</source>
        <translation>
            <numerusform>%1 (%n junta): saltando de um lado para outro</numerusform>
            <numerusform>%1 (%n juntas): saltando de um lado para outro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): where it never is while the body moves like that</source>
        <translation>
            <numerusform>%1 (%n junta): onde nunca está enquanto o corpo se move assim</numerusform>
            <numerusform>%1 (%n juntas): onde nunca está enquanto o corpo se move assim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: at an end of the clip, where only one side of the gap is known, so that it cannot be filled</source>
        <translation>
            <numerusform>%1 (%n junta) sem dados, quadros %2 a %3: em uma ponta do clipe, onde só um lado da lacuna é conhecido, de modo que não pode ser preenchida</numerusform>
            <numerusform>%1 (%n juntas) sem dados, quadros %2 a %3: em uma ponta do clipe, onde só um lado da lacuna é conhecido, de modo que não pode ser preenchida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaning poses</source>
        <translation>
            <numerusform>%n pose inclinada</numerusform>
            <numerusform>%n poses inclinadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no slow pose leans out</source>
        <translation>nenhuma pose lenta se inclina para fora dos pés</translation>
    </message>
    <message>
        <source>nothing stands: no foot carries the figure, so there is nothing to balance</source>
        <translation>nada está de pé: nenhum pé sustenta a figura, então não há nada a equilibrar</translation>
    </message>
    <message numerus="yes">
        <source>%n poses stay: so far out, something else than the feet must carry the figure</source>
        <translation>
            <numerusform>%n pose fica como está: tão para fora, algo além dos pés deve sustentar a figura</numerusform>
            <numerusform>%n poses ficam como estão: tão para fora, algo além dos pés deve sustentar a figura</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no data from frame %2 to frame %3; of these, only the chosen frames were filled</source>
        <translation>%1 não tem dados do quadro %2 ao quadro %3; destes, só os quadros escolhidos foram preenchidos</translation>
    </message>
    <message numerus="yes">
        <source>%n joints jump away for 1 to 3 frames and back, such as %1: Despike repairs that</source>
        <translation>
            <numerusform>%n junta salta por 1 a 3 quadros e volta, %1: Remover picos corrige isso</numerusform>
            <numerusform>%n juntas saltam por 1 a 3 quadros e voltam, como %1: Remover picos corrige isso</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Fill repairs that</source>
        <translation>%1. Preencher corrige isso</translation>
    </message>
    <message numerus="yes">
        <source>%1 jumps away and back at %n places, most in frame %2, by %3°</source>
        <translation>
            <numerusform>%1 salta e volta em %n lugar, no quadro %2, em %3°</numerusform>
            <numerusform>%1 salta e volta em %n lugares, mais no quadro %2, em %3°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jumps to another place and back %n times, farthest in frame %2, by %3 cm on a body of 170</source>
        <translation>
            <numerusform>%1 salta %n vez para outro lugar e volta, no quadro %2, em %3 cm num corpo de 170</numerusform>
            <numerusform>%1 salta para outro lugar e volta %n vezes, mais longe no quadro %2, em %3 cm num corpo de 170</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure jumps to another place from frame %1 to frame %2, %3 body lengths away</source>
        <translation>A figura salta para outro lugar do quadro %1 ao quadro %2, a %3 alturas do corpo</translation>
    </message>
    <message>
        <source>JOINT@FRAME with + between them</source>
        <translation>JOINT@FRAME com + entre eles</translation>
    </message>
    <message>
        <source>%1: expected JOINT@FRAME with + between them for except, found “%2”: there is no joint “%3”</source>
        <translation>%1: esperado JOINT@FRAME com + entre eles para except, encontrado “%2”: não há junta “%3”</translation>
    </message>
    <message>
        <source>except=%1 leaves nothing out: no fault was found there</source>
        <translation>except=%1 não deixa nada de fora: nenhuma falha foi encontrada ali</translation>
    </message>
    <message>
        <source>The feet of the motion stand at height %1, and so do those of the character. Set on Floor brings the motion to height 0.</source>
        <translation>Os pés do movimento ficam na altura %1, e os do personagem também. Pôr no chão leva o movimento à altura 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n poses stay: the other foot is so near the floor that it may stand; draw the contacts of the feet to say which one does</source>
        <translation>
            <numerusform>%n pose fica: o outro pé está tão perto do chão que pode estar apoiado; desenhe os contatos dos pés para dizer qual está</numerusform>
            <numerusform>%n poses ficam: o outro pé está tão perto do chão que pode estar apoiado; desenhe os contatos dos pés para dizer qual está</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints got other names, since theirs are empty or repeat</source>
        <translation>
            <numerusform>%n articulação recebeu outro nome, porque o dela está vazio ou se repete</numerusform>
            <numerusform>%n articulações receberam outros nomes, porque os delas estão vazios ou se repetem</numerusform>
        </translation>
    </message>
    <message>
        <source>meshopt (EXT_meshopt_compression) is not read: export it without compression</source>
        <translation>meshopt (EXT_meshopt_compression) não é lido: exporte sem compressão</translation>
    </message>
    <message>
        <source>it needs the unknown extension “%1”: export it without</source>
        <translation>precisa da extensão desconhecida “%1”: exporte sem ela</translation>
    </message>
    <message>
        <source>expected a figure from 0.2 to 20 m tall, found one of %1 m: if its units are wrong, set them where it was made and export it again; motions fit it as it is</source>
        <translation>esperada uma figura de 0,2 a 20 m de altura, encontrada uma de %1 m: se as unidades estão erradas, corrija-as onde ela foi feita e exporte de novo; os movimentos servem nela como está</translation>
    </message>
    <message>
        <source>no foot stands while the figure travels: its travel does not fit its steps. In Place takes it out; then Walk Off gives it that of its feet</source>
        <translation>nenhum pé fica apoiado enquanto a figura se desloca: o deslocamento não combina com os passos. “No lugar” o retira; depois “Sair andando” dá o dos pés</translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in the other clips</source>
        <translation>
            <numerusform>erro esperado de %1: %2 cm num corpo de 170, no máximo %3 cm em nove de dez casos, por %n tentativa nos outros clipes</numerusform>
            <numerusform>erro esperado de %1: %2 cm num corpo de 170, no máximo %3 cm em nove de dez casos, por %n tentativas nos outros clipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in the other clips; it moves nothing below it</source>
        <translation>
            <numerusform>erro esperado de %1: %2°, no máximo %3° em nove de dez casos, por %n tentativa nos outros clipes; não move nada abaixo dela</numerusform>
            <numerusform>erro esperado de %1: %2°, no máximo %3° em nove de dez casos, por %n tentativas nos outros clipes; não move nada abaixo dela</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 read to learn from: %n frames</source>
        <translation>
            <numerusform>%1 lido para aprender: %n quadro</numerusform>
            <numerusform>%1 lido para aprender: %n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing can be learned from %1: its joints are not those of this clip; the first that differs is %2</source>
        <translation>nada se aprende com %1: as juntas não são as deste clipe; a primeira diferente é %2</translation>
    </message>
    <message>
        <source>nothing can be learned from %1: its rest pose is not that of this clip; the first bone that points elsewhere is %2</source>
        <translation>nada se aprende com %1: a pose de repouso não é a deste clipe; o primeiro osso que aponta para outro lado é %2</translation>
    </message>
    <message>
        <source>nothing can be learned from %1: another axis is up in it</source>
        <translation>nada se aprende com %1: nele outro eixo aponta para cima</translation>
    </message>
    <message>
        <source>nothing can be learned from %1: it has fewer than three frames</source>
        <translation>nada se aprende com %1: tem menos de três quadros</translation>
    </message>
    <message>
        <source>%1 has the same frames as this clip: the expected error is too small, since the trials find there what they hide</source>
        <translation>%1 tem os mesmos quadros que este clipe: o erro esperado é pequeno demais, pois as tentativas encontram ali o que escondem</translation>
    </message>
    <message>
        <source>%1 stands in frames %2 to %3 and is held in its place there</source>
        <translation>%1 está apoiado nos quadros %2 a %3 e é mantido no lugar</translation>
    </message>
    <message>
        <source>files separated by + (++ for a + in a name)</source>
        <translation>arquivos separados por + (++ para um + no nome)</translation>
    </message>
    <message>
        <source>feet slide nearly all the time, and how the floor moves below them was not found: that of a path that turns is not. Its speed can be set</source>
        <translation>os pés deslizam quase o tempo todo, e não se descobriu como o chão se move sob eles: o de um caminho que faz curvas não se descobre. A velocidade pode ser definida</translation>
    </message>
    <message>
        <source>%1 is short of its contact, by up to %2 cm on a body of 170, in frames %3 to %4.</source>
        <translation>%1 não alcança seu contato; nos quadros %3 a %4 faltam até %2 cm num corpo de 170.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of %n contacts, by up to %2 cm on a body of 170 in frames %3 to %4.</source>
        <translation>
            <numerusform>%1 não alcança %n contato; nos quadros %3 a %4 faltam até %2 cm num corpo de 170.</numerusform>
            <numerusform>%1 não alcança %n contatos; nos quadros %3 a %4 faltam até %2 cm num corpo de 170.</numerusform>
        </translation>
    </message>
    <message>
        <source>centimetres and metres are those of a figure 1.70 m tall</source>
        <translation>centímetros e metros são os de uma figura de 1,70 m de altura</translation>
    </message>
    <message numerus="yes">
        <source>%n contacts held: feet slid by up to %1 cm/s in them, now by %2 cm/s</source>
        <translation>
            <numerusform>%n contato mantido: nele o pé deslizava até %1 cm/s, agora %2 cm/s</numerusform>
            <numerusform>%n contatos mantidos: neles os pés deslizavam até %1 cm/s, agora %2 cm/s</numerusform>
        </translation>
    </message>
    <message>
        <source>a foot is moved by up to %1 cm: %2, frame %3</source>
        <translation>um pé é movido em até %1 cm: %2, quadro %3</translation>
    </message>
    <message>
        <source>the feet are held on a floor that moves at %1 m/s below them</source>
        <translation>os pés são mantidos em um chão que se move a %1 m/s sob eles</translation>
    </message>
    <message>
        <source>the feet are held on a floor that moves at up to %1 m/s below them</source>
        <translation>os pés são mantidos em um chão que se move a até %1 m/s sob eles</translation>
    </message>
    <message>
        <source>the travel does not fit the steps: standing feet slide at up to %1 m/s; Walk Off gives the figure the travel that the steps imply</source>
        <translation>o deslocamento não combina com os passos: pés apoiados deslizam a até %1 m/s; Sair andando dá à figura o deslocamento que os passos pedem</translation>
    </message>
    <message>
        <source>the travel does not fit the steps: standing feet slide at %1 m/s; Walk Off gives the figure the travel that the steps imply</source>
        <translation>o deslocamento não combina com os passos: pés apoiados deslizam a %1 m/s; Sair andando dá à figura o deslocamento que os passos pedem</translation>
    </message>
    <message>
        <source>slide %1 cm/s</source>
        <translation>deslize %1 cm/s</translation>
    </message>
    <message>
        <source>the pelvis is lowered by up to %1 cm (frame %2) so that the feet reach their positions</source>
        <translation>a pelve desce até %1 cm (quadro %2) para que as pernas alcancem</translation>
    </message>
    <message>
        <source>%1 is up to %2 cm short of its contact in frames %3 to %4</source>
        <translation>%1 fica até %2 cm aquém de seu contato nos quadros %3 a %4</translation>
    </message>
    <message numerus="yes">
        <source>%n poses leaned out, by up to %1 cm in frames %2 to %3; the pelvis moves by up to %4 cm</source>
        <translation>
            <numerusform>%n pose se inclinava para fora dos pés, em até %1 cm nos quadros %2 a %3; a pelve se move em até %4 cm</numerusform>
            <numerusform>%n poses se inclinavam para fora dos pés, em até %1 cm nos quadros %2 a %3; a pelve se move em até %4 cm</numerusform>
        </translation>
    </message>
    <message>
        <source>in frames %1 to %2 the figure still leans out, by up to %3 cm</source>
        <translation>nos quadros %1 a %2 a figura ainda se inclina em até %3 cm para fora dos pés</translation>
    </message>
    <message>
        <source>in frames %1 to %2 the figure leans out by up to %3 cm and stays: a knee or a standing foot would jump</source>
        <translation>nos quadros %1 a %2 a figura se inclina para fora em até %3 cm e fica assim: um joelho ou um pé apoiado saltaria</translation>
    </message>
    <message numerus="yes">
        <source>feet were below the floor in %n frames, by up to %1 cm</source>
        <translation>
            <numerusform>os pés estavam abaixo do chão em %n quadro, em até %1 cm</numerusform>
            <numerusform>os pés estavam abaixo do chão em %n quadros, em até %1 cm</numerusform>
        </translation>
    </message>
    <message>
        <source>the figure moves by up to %1 cm</source>
        <translation>a figura se move até %1 cm</translation>
    </message>
    <message numerus="yes">
        <source>%1, by up to %2 cm on a body of 170 (frame %3), the deepest of %n such places</source>
        <translation>
            <numerusform>%1, por até %2 cm num corpo de 170 (quadro %3), em %n lugar</numerusform>
            <numerusform>%1, por até %2 cm num corpo de 170 (quadro %3), o mais fundo de %n lugares assim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n places a hand or a forearm was inside by up to %1 cm; hands move by up to %2 cm</source>
        <translation>
            <numerusform>em %n lugar uma mão ou um antebraço estava dentro por até %1 cm; as mãos se movem por até %2 cm</numerusform>
            <numerusform>em %n lugares uma mão ou um antebraço estava dentro por até %1 cm; as mãos se movem por até %2 cm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n places a hand or a forearm is still inside, by up to %1 cm: frame %2</source>
        <translation>
            <numerusform>em %n lugar uma mão ou um antebraço ainda está dentro do corpo, em até %1 cm: quadro %2</numerusform>
            <numerusform>em %n lugares uma mão ou um antebraço ainda está dentro do corpo, em até %1 cm: quadro %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2 cm in most frames: taken for the shape of this body and left</source>
        <translation>%1 em %2 cm na maioria dos quadros: considerado a forma deste corpo e mantido</translation>
    </message>
    <message>
        <source>The figure jumps to another place from frame %1 to frame %2, %3 cm away on a body of 170</source>
        <translation>A figura salta para outro lugar do quadro %1 ao %2, a %3 cm num corpo de 170</translation>
    </message>
    <message numerus="yes">
        <source>%n contacts stay as they are: the feet already stand in them</source>
        <translation>
            <numerusform>%n contato fica como está: nele o pé já está parado</numerusform>
            <numerusform>%n contatos ficam como estão: neles os pés já estão parados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps stay as they are: gravity would kick the figure by up to %1 m/s where it takes off or lands</source>
        <translation>
            <numerusform>%n salto fica como está: a gravidade daria à figura um tranco de até %1 m/s na decolagem ou na aterrissagem</numerusform>
            <numerusform>%n saltos ficam como estão: a gravidade daria à figura um tranco de até %1 m/s na decolagem ou na aterrissagem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of %n contacts, by up to %2 cm in frames %3 to %4</source>
        <translation>
            <numerusform>%1 não alcança %n contato; nos quadros %3 a %4 faltam até %2 cm</numerusform>
            <numerusform>%1 não alcança %n contatos; nos quadros %3 a %4 faltam até %2 cm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: it is held least in frames %2 to %3, by %4 %</source>
        <translation>
            <numerusform>%1 ainda desliza em %n contato, pois o membro saltaria: nos quadros %2 a %3 é menos mantido, %4 %</numerusform>
            <numerusform>%1 ainda desliza em %n contatos, pois o membro saltaria: nos quadros %2 a %3 é menos mantido, %4 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: it is not held in frames %2 to %3</source>
        <translation>
            <numerusform>%1 ainda desliza em %n contato, pois o membro saltaria: nos quadros %2 a %3 não é mantido</numerusform>
            <numerusform>%1 ainda desliza em %n contatos, pois o membro saltaria: nos quadros %2 a %3 não é mantido</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: expected %2 numbers of at most 1e9, found others</source>
        <translation>%1: esperados %2 números de no máximo 1e9, encontrados outros</translation>
    </message>
</context>
<context>
    <name>limber::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>Mostrar a próxima mensagem</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Fechar mensagem</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Message %1 of %2</source>
        <translation>Mensagem %1 de %2</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>Mais respostas</translation>
    </message>
    <message>
        <source>Show the answers that do not fit into the bar</source>
        <translation>Mostrar as respostas que não cabem na barra</translation>
    </message>
</context>
<context>
    <name>limber::MessageRouting</name>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 não pôde ser lido.</translation>
    </message>
    <message>
        <source>Open a Repaired Copy</source>
        <translation>Abrir cópia reparada</translation>
    </message>
    <message numerus="yes">
        <source>%1 opened with %n repair(s). The file on disk is unchanged.</source>
        <translation>
            <numerusform>%1 aberto com %n reparo. O arquivo no disco não mudou.</numerusform>
            <numerusform>%1 aberto com %n reparos. O arquivo no disco não mudou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opened with %n finding(s). The file on disk is unchanged.</source>
        <translation>
            <numerusform>%1 aberto com %n achado. O arquivo no disco não mudou.</numerusform>
            <numerusform>%1 aberto com %n achados. O arquivo no disco não mudou.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Findings</source>
        <translation>Mostrar achados</translation>
    </message>
    <message>
        <source>%1 has a project beside it, %2, which holds what a BVH file cannot. It was not opened.</source>
        <translation>%1 tem ao lado um projeto, %2, que guarda o que um arquivo BVH não pode. Ele não foi aberto.</translation>
    </message>
    <message>
        <source>Open the Project</source>
        <translation>Abrir o projeto</translation>
    </message>
    <message>
        <source>%1 is not where %2 says: the file of that name beside the project was opened.</source>
        <translation>%1 não está onde %2 diz: foi aberto o arquivo desse nome ao lado do projeto.</translation>
    </message>
    <message>
        <source>%1 has changed since %2 was saved: the project may no longer fit it.</source>
        <translation>%1 é outro que não o de quando %2 foi salvo: talvez o projeto já não sirva para ele.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (e mais %n)</numerusform>
            <numerusform>%1 (e mais %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the motion alone. Layers, contacts, markers and the view are in %2 beside it; open that file to get them back.</source>
        <translation>%1 contém só o movimento. Camadas, contatos, marcadores e a vista estão em %2 ao lado; abra esse arquivo para tê-los de volta.</translation>
    </message>
    <message>
        <source>%1 holds the motion alone. Layers, contacts, markers, the view and the character %3 are in %2 beside it; open that file to get them back.</source>
        <translation>%1 contém só o movimento. Camadas, contatos, marcadores, a vista e o personagem %3 estão em %2 ao lado; abra esse arquivo para tê-los de volta.</translation>
    </message>
</context>
<context>
    <name>limber::MotionDelegate</name>
    <message>
        <source>%1 in the preview</source>
        <translation>%1 na prévia</translation>
    </message>
    <message>
        <source>Value of the cell</source>
        <translation>Valor da célula</translation>
    </message>
    <message>
        <source>A number, a sum (1.5*2), or relative: +=5, -=5, *2, /2</source>
        <translation>Um número, uma conta (1.5*2), ou relativo: +=5, -=5, *2, /2</translation>
    </message>
</context>
<context>
    <name>limber::MotionPanel</name>
    <message>
        <source>Motion: frames by channels</source>
        <translation>Movimento: quadros por canais</translation>
    </message>
    <message>
        <source>The selection has no channels.</source>
        <translation>A seleção não tem canais.</translation>
    </message>
    <message>
        <source>%1 of %2 channels</source>
        <translation>%1 de %2 canais</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>limber::MotionTableModel</name>
    <message>
        <source>Frame %1, %2 s</source>
        <translation>Quadro %1, %2 s</translation>
    </message>
    <message>
        <source>Set %1 %2, frame %3</source>
        <translation>Definir %1 %2, quadro %3</translation>
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
        <translation>Japonês (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>Japonês (EUC-JP)</translation>
    </message>
    <message>
        <source>Chinese, simplified (GB18030)</source>
        <translation>Chinês simplificado (GB18030)</translation>
    </message>
    <message>
        <source>Chinese, traditional (Big5)</source>
        <translation>Chinês tradicional (Big5)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Coreano (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Europeu ocidental (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Europeu ocidental (Latin-1)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Europeu central (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Cirílico (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Cirílico (KOI8-R)</translation>
    </message>
</context>
<context>
    <name>limber::NameMenu</name>
    <message>
        <source>Show the bytes of joint names as text in this encoding; the file does not change</source>
        <translation>Mostrar os bytes dos nomes das juntas como texto nesta codificação; o arquivo não muda</translation>
    </message>
</context>
<context>
    <name>limber::NormaliseDialog</name>
    <message>
        <source>Standardise File</source>
        <translation>Padronizar arquivo</translation>
    </message>
    <message>
        <source>Effect on the pose</source>
        <translation>Efeito na pose</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efeito</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Junta</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clipe</translation>
    </message>
    <message>
        <source>Root 6 channels, other joints rotation only</source>
        <translation>Raiz 6 canais, outras só rotação</translation>
    </message>
    <message>
        <source>Rotation order</source>
        <translation>Ordem de rotação</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Replace spaces in joint names</source>
        <translation>Substituir espaços nos nomes das juntas</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Indent</source>
        <translation>Recuo</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulação</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n espaço</numerusform>
            <numerusform>%n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Fins de linha</translation>
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
        <translation>Dígitos</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>Quantos forem necessários</translation>
    </message>
    <message numerus="yes">
        <source>%n decimal(s)</source>
        <translation>
            <numerusform>%n casa decimal</numerusform>
            <numerusform>%n casas decimais</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard channel spelling</source>
        <translation>Canais na grafia padrão</translation>
    </message>
    <message>
        <source>Standard “End Site”</source>
        <translation>“End Site” na grafia padrão</translation>
    </message>
    <message>
        <source>One frame per line</source>
        <translation>Um quadro por linha</translation>
    </message>
    <message>
        <source>Rewrite the whole file in standard form</source>
        <translation>Regravar o arquivo inteiro na forma padrão</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Verificando…</translation>
    </message>
    <message>
        <source>Joints move</source>
        <translation>Juntas se movem</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unidades</translation>
    </message>
    <message>
        <source>Joints rotate</source>
        <translation>Juntas giram</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>graus</translation>
    </message>
    <message>
        <source>Position channels dropped, although they change: %1</source>
        <translation>Canais de posição descartados, embora mudem: %1</translation>
    </message>
    <message>
        <source>Constant positions become offsets: %1</source>
        <translation>Posições constantes viram offsets: %1</translation>
    </message>
    <message>
        <source>No loss.</source>
        <translation>Sem perda.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Standardise file</source>
        <translation>Padronizar arquivo</translation>
    </message>
    <message>
        <source>The root carries the travel of: %1</source>
        <translation>A raiz leva o percurso de: %1</translation>
    </message>
</context>
<context>
    <name>limber::OffsetMatches</name>
    <message>
        <source>Choose a file with the same joint names.</source>
        <translation>Escolha um arquivo com os mesmos nomes de juntas.</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Junta</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Atual</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Matching joints</source>
        <translation>Juntas correspondentes</translation>
    </message>
    <message>
        <source>Choose File…</source>
        <translation>Escolher arquivo…</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>O arquivo não pôde ser lido.</translation>
    </message>
    <message>
        <source>Copy Offsets from a File</source>
        <translation>Copiar offsets de um arquivo</translation>
    </message>
    <message>
        <source>BVH files (*.bvh *.BVH);;All files (*)</source>
        <translation>Arquivos BVH (*.bvh *.BVH);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
    </message>
    <message>
        <source>%1 of %2 match by name; %3 ticked, %4 will change.</source>
        <translation>%1 de %2 correspondem pelo nome; %3 marcadas, %4 vão mudar.</translation>
    </message>
</context>
<context>
    <name>limber::OffsetMotionChoice</name>
    <message>
        <source>Keep &amp;channel values</source>
        <translation>Manter &amp;valores dos canais</translation>
    </message>
    <message>
        <source>The motion&apos;s values stay the same; hands and feet end up elsewhere.</source>
        <translation>Os valores do movimento ficam iguais; mãos e pés vão parar em outro lugar.</translation>
    </message>
    <message>
        <source>Scale &amp;root travel too</source>
        <translation>&amp;Escalar também o deslocamento da raiz</translation>
    </message>
    <message>
        <source>Multiplies all position channels by the factor of the page Height, so that the figure travels as far as suits its new size</source>
        <translation>Multiplica todos os canais de posição pelo fator da página Altura, de modo que a figura vá tão longe quanto seu novo tamanho pede</translation>
    </message>
    <message>
        <source>Keep &amp;feet planted</source>
        <translation>Manter &amp;pés apoiados</translation>
    </message>
    <message>
        <source>Planted feet stay put; travel scales with leg length.</source>
        <translation>Pés apoiados ficam no lugar; o deslocamento acompanha o comprimento das pernas.</translation>
    </message>
    <message>
        <source>&amp;Scale travel along the floor</source>
        <translation>Escalar &amp;deslocamento pelo chão</translation>
    </message>
    <message>
        <source>Without it the figure covers the same distance as before</source>
        <translation>Sem isso a figura percorre a mesma distância de antes</translation>
    </message>
    <message>
        <source>Keep &amp;positions</source>
        <translation>&amp;Manter posições</translation>
    </message>
    <message>
        <source>Joints stay where they were, as far as the bones allow.</source>
        <translation>As juntas ficam onde estavam, até onde os ossos permitem.</translation>
    </message>
</context>
<context>
    <name>limber::OpenGLSupport</name>
    <message>
        <source>OpenGL could not be started</source>
        <translation>O OpenGL não pôde ser iniciado</translation>
    </message>
    <message>
        <source>OpenGL is older than 3.3</source>
        <translation>O OpenGL é mais antigo que 3.3</translation>
    </message>
</context>
<context>
    <name>limber::OpenQueue</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open no more files</source>
        <translation>Não abrir mais arquivos</translation>
    </message>
    <message>
        <source>Opening file %1 of %2</source>
        <translation>Abrindo arquivo %1 de %2</translation>
    </message>
</context>
<context>
    <name>limber::Opening</name>
    <message>
        <source>%1 has changes that are not saved. Save or close it, then open its project.</source>
        <translation>%1 tem alterações não salvas. Salve-o ou feche-o, e depois abra seu projeto.</translation>
    </message>
    <message>
        <source>%1 (repaired)%2</source>
        <translation>%1 (reparado)%2</translation>
    </message>
    <message>
        <source>Sample walk</source>
        <translation>Caminhada de exemplo</translation>
    </message>
    <message>
        <source>%1 is missing from this build.</source>
        <translation>%1 falta nesta compilação.</translation>
    </message>
    <message>
        <source>%1 was changed or saved while its file was read: it was not reverted.</source>
        <translation>%1 foi alterado ou salvo enquanto o arquivo era lido: não foi revertido.</translation>
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
        <translation>Tudo em minúsculas</translation>
    </message>
    <message>
        <source>All capitals</source>
        <translation>Tudo em maiúsculas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Juntas</translation>
    </message>
    <message>
        <source>Names of the joints to change, separated by +.</source>
        <translation>As juntas em que trabalhar: nomes com + entre eles.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Quadros</translation>
    </message>
    <message>
        <source>Frames to change: FIRST-LAST.</source>
        <translation>Os quadros em que trabalhar: FIRST-LAST.</translation>
    </message>
    <message>
        <source>Second clip</source>
        <translation>Segundo clipe</translation>
    </message>
    <message>
        <source>The clip to append. If its skeleton differs, it is retargeted first.</source>
        <translation>O clipe que segue. Um com outro esqueleto é transferido primeiro.</translation>
    </message>
    <message>
        <source>Joined at</source>
        <translation>Unidos em</translation>
    </message>
    <message>
        <source>The last frame of this clip and the first frame of the second one, such as 120:8. The search finds a pair where the second half of this clip continues like the first half of the second one.</source>
        <translation>O quadro depois do qual este clipe é deixado, e o quadro com que o segundo continua, como 120:8; por si só se procura um par em que este clipe, em sua segunda metade, continue como a primeira metade do segundo.</translation>
    </message>
    <message>
        <source>End and start</source>
        <translation>Fim e início</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Encontrar</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>Transição</translation>
    </message>
    <message>
        <source>Fade out the difference at the cut, mix the end of one clip with the start of the other, or cut hard.</source>
        <translation>Deixar a diferença no corte se desvanecer, misturar o fim de um com o começo do outro, ou cortar seco.</translation>
    </message>
    <message>
        <source>Fading difference</source>
        <translation>Diferença que se desvanece</translation>
    </message>
    <message>
        <source>Crossfade</source>
        <translation>Fusão</translation>
    </message>
    <message>
        <source>Hard cut</source>
        <translation>Corte seco</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Duration of the transition.</source>
        <translation>Quanto dura a transição.</translation>
    </message>
    <message>
        <source>Align to the end</source>
        <translation>Mover para o fim do primeiro</translation>
    </message>
    <message>
        <source>Rotates and moves the second clip along the floor so that it continues where the first one ends; its height stays.</source>
        <translation>Gira e move o segundo clipe pelo chão de modo que continue onde o primeiro termina; sua altura fica.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Appends a second clip to this one with a smooth transition.</source>
        <translation>Põe um segundo clipe depois deste e leva um movimento ao outro.</translation>
    </message>
    <message>
        <source>join combine two takes clips append concatenate merge connect together transition crossfade blend seam</source>
        <translation>concatenar unir juntar mesclar anexar combinar transição fusão emenda juntar unir dois clipes transição</translation>
    </message>
    <message>
        <source>The clip to mix in. If its skeleton differs, it is retargeted first.</source>
        <translation>O clipe a misturar. Um com outro esqueleto é transferido primeiro.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>0 is this clip alone, 1 the second clip alone.</source>
        <translation>De 0, só este clipe, a 1, só o segundo clipe.</translation>
    </message>
    <message>
        <source>Align to the start</source>
        <translation>Mover para o início deste clipe</translation>
    </message>
    <message>
        <source>Rotates and moves the second clip along the floor so that both begin in the same position; its height stays.</source>
        <translation>Gira e move o segundo clipe pelo chão de modo que ambos comecem na mesma posição; sua altura fica.</translation>
    </message>
    <message>
        <source>Match steps</source>
        <translation>Igualar passos</translation>
    </message>
    <message>
        <source>Changes the speed of the second clip so that its steps match those of this clip.</source>
        <translation>Reproduz o segundo clipe mais devagar ou mais rápido de modo que seus pés pousem quando os deste clipe pousam.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>By foot contacts</source>
        <translation>Pelos contatos dos pés</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>If only the upper or the lower body is mixed: whether the spine blends from one clip to the other joint by joint, or only its named joints are mixed.</source>
        <translation>Onde só a parte de cima ou de baixo do corpo é misturada: se a coluna passa de um clipe ao outro em degraus, ou como suas juntas são citadas.</translation>
    </message>
    <message>
        <source>Named joints only</source>
        <translation>Como citadas</translation>
    </message>
    <message>
        <source>Joint by joint</source>
        <translation>Em degraus</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Pés</translation>
    </message>
    <message>
        <source>Locks planted feet in the result; mixing makes them slide.</source>
        <translation>Se pés apoiados no resultado são mantidos, já que os de dois clipes deslizam quando são misturados.</translation>
    </message>
    <message>
        <source>As mixed</source>
        <translation>Como misturados</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Misturar</translation>
    </message>
    <message>
        <source>Mixes this clip with a second one, in all joints or only some.</source>
        <translation>Faz um movimento entre este clipe e um segundo, de todas as juntas ou de algumas.</translation>
    </message>
    <message>
        <source>blend merge combine weight mask upper body lower body layer two takes</source>
        <translation>misturar mesclar combinar peso máscara parte superior inferior do corpo camada misturar dois clipes</translation>
    </message>
    <message>
        <source>Find the floor by</source>
        <translation>Achar o chão por</translation>
    </message>
    <message>
        <source>What shows the floor: the soles of standing feet, or the lowest point of the figure in nearly all frames.</source>
        <translation>Pelas solas de pés apoiados, ou pelo ponto mais baixo da figura em quase todos os quadros.</translation>
    </message>
    <message>
        <source>Standing feet</source>
        <translation>Pés apoiados</translation>
    </message>
    <message>
        <source>Lowest point</source>
        <translation>Ponto mais baixo</translation>
    </message>
    <message>
        <source>Level a tilted floor</source>
        <translation>Nivelar chão inclinado</translation>
    </message>
    <message>
        <source>Rotates the figure so that the plane on which its feet stand becomes level.</source>
        <translation>Gira a figura de modo que o plano em que seus pés se apoiam fique nivelado.</translation>
    </message>
    <message>
        <source>Push feet out of the floor</source>
        <translation>Empurrar pés para fora do chão</translation>
    </message>
    <message>
        <source>Bends the legs where a sole is still below the floor afterwards.</source>
        <translation>Dobra as pernas onde uma sola ainda está abaixo do chão depois disso.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Height of the floor along the up axis.</source>
        <translation>Onde o chão deve ficar ao longo do eixo vertical.</translation>
    </message>
    <message>
        <source>Set on Floor</source>
        <translation>Pôr no chão</translation>
    </message>
    <message>
        <source>Finds the floor below the figure and moves the whole clip up or down so that the floor is at height 0. Rotations stay, unless the floor is tilted.</source>
        <translation>Acha o chão sob a figura e move o clipe inteiro para cima ou para baixo de modo que o chão fique na altura 0. As rotações ficam, a menos que o chão esteja inclinado.</translation>
    </message>
    <message>
        <source>ground floating hovering level height sink sinking float below under above through raise lower put penetration offset</source>
        <translation>chão nível altura afundar flutuar subir descer offset penetração chão flutuando afundando abaixo</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contatos</translation>
    </message>
    <message>
        <source>Which foot contacts to use: those set in the timeline or with --contacts, otherwise detected ones, or those of a file.</source>
        <translation>Quando os pés estão apoiados: como definido na linha do tempo ou com --contacts, ou então detectado; ou de um arquivo de contatos.</translation>
    </message>
    <message>
        <source>As set or detected</source>
        <translation>Como definido ou detectado</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Where a foot is locked: at its median position during the contact, or where it touches down.</source>
        <translation>Onde um pé é mantido: na mediana de seu contato, ou onde ele pousa.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Primeiro quadro</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>Transição</translation>
    </message>
    <message>
        <source>How long a foot takes to blend into the lock and out of it.</source>
        <translation>Quanto tempo um pé leva para deixar seu próprio caminho e voltar a ele.</translation>
    </message>
    <message>
        <source>How far the pelvis may be lowered so that a foot reaches its position, as a fraction of the leg&apos;s length.</source>
        <translation>Quanto a pelve pode descer para que uma perna alcance, como parte de seu comprimento.</translation>
    </message>
    <message>
        <source>Which feet to lock.</source>
        <translation>Que pés são mantidos.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Lock Feet</source>
        <translation>Travar pés</translation>
    </message>
    <message>
        <source>Keeps standing feet from sliding: bends the legs, and lowers the pelvis where a leg is too short. The upper body keeps its rotations.</source>
        <translation>Mantém os pés em uma posição enquanto estão apoiados, dobrando as pernas e baixando a pelve onde uma perna é curta demais. A parte de cima do corpo mantém suas rotações.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Smooth and Repair</source>
        <translation>Suavizar e reparar</translation>
    </message>
    <message>
        <source>Feet and Floor</source>
        <translation>Pés e chão</translation>
    </message>
    <message>
        <source>Root and Space</source>
        <translation>Raiz e espaço</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Esqueleto</translation>
    </message>
    <message>
        <source>Two Clips</source>
        <translation>Dois clipes</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Number of frames on each side that a frame is compared with.</source>
        <translation>Quantos quadros são olhados de cada lado de um quadro.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>A frame is a spike if it differs from the frames around it by this many times the usual difference.</source>
        <translation>Quantas vezes a distância habitual aos quadros em volta faz um pico.</translation>
    </message>
    <message>
        <source>The smallest difference that counts as a spike, in degrees, or in normalised centimetres for positions. By default it follows the noise of each joint and is at least 0.5.</source>
        <translation>Nada abaixo disso é um pico: graus, e centímetros normalizados para posições. Por si só segue o ruído de cada junta e é no mínimo 0,5.</translation>
    </message>
    <message>
        <source>Longest spike</source>
        <translation>Pico mais longo</translation>
    </message>
    <message>
        <source>A change that lasts for more frames than this is movement, not a spike.</source>
        <translation>O que destoa por mais quadros do que isto é movimento.</translation>
    </message>
    <message>
        <source>Except</source>
        <translation>Exceto</translation>
    </message>
    <message>
        <source>Spikes to keep: JOINT@FRAME, separated by +.</source>
        <translation>Picos a deixar em paz: JOINT@FRAME com + entre eles.</translation>
    </message>
    <message>
        <source>Despike</source>
        <translation>Remover picos</translation>
    </message>
    <message>
        <source>Finds single frames in which a joint jumps away and back, and bridges them with a smooth curve. All other frames stay unchanged.</source>
        <translation>Acha quadros isolados em que uma junta salta para longe e volta, e passa uma curva suave por eles. Todos os outros quadros ficam como estão.</translation>
    </message>
    <message>
        <source>Interpolate</source>
        <translation>Interpolar</translation>
    </message>
    <message>
        <source>Replaces frames with a movement from the frame before them to the frame after them.</source>
        <translation>Substitui quadros por movimento do quadro antes deles ao quadro depois deles.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Matches the speed on both sides, or moves at constant speed.</source>
        <translation>Continua na velocidade que há dos dois lados, ou em velocidade constante.</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suavizar</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Rotations within</source>
        <translation>Rotações dentro de</translation>
    </message>
    <message>
        <source>The largest error of a joint&apos;s rotation.</source>
        <translation>Quanto uma junta pode ser girada de onde estava.</translation>
    </message>
    <message>
        <source>Positions within</source>
        <translation>Posições dentro de</translation>
    </message>
    <message>
        <source>Ends of limbs within</source>
        <translation>Pontas dos membros dentro de</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Reduzir chaves</translation>
    </message>
    <message>
        <source>Replaces the motion with smooth curves with few keys that stay close to it. The clip still has a value in every frame.</source>
        <translation>Substitui o movimento por curvas suaves com poucas chaves que ficam perto dele. O clipe ainda tem um valor em cada quadro.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Butterworth removes jitter evenly, Savitzky-Golay keeps peaks, and Gaussian is the softest. One-Euro uses only earlier frames and therefore lags, like a live filter.</source>
        <translation>Butterworth retira o tremor por igual, Savitzky-Golay mantém picos, gaussiano é o mais suave, e One-Euro só olha para trás e por isso atrasa, como um filtro ao vivo.</translation>
    </message>
    <message>
        <source>Butterworth, zero phase</source>
        <translation>Butterworth, fase zero</translation>
    </message>
    <message>
        <source>Savitzky-Golay</source>
        <translation>Savitzky-Golay</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussiano</translation>
    </message>
    <message>
        <source>One-Euro</source>
        <translation>One-Euro</translation>
    </message>
    <message>
        <source>Cut-off</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Faster movement than this is removed: 6 Hz suits a walk, 10 to 15 a fight.</source>
        <translation>Movimento mais lento fica, mais rápido é retirado: 6 Hz serve para uma caminhada, 10 a 15 para uma luta.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>A higher order cuts off more steeply and rings more.</source>
        <translation>Quanto maior, mais brusco o corte do filtro, e mais ele oscila.</translation>
    </message>
    <message>
        <source>Number of frames in each fit, which is odd. By default it follows from the cut-off.</source>
        <translation>Quantos quadros cada ajuste olha, um número ímpar; um que sirva ao corte, se não for dado.</translation>
    </message>
    <message>
        <source>By the cut-off</source>
        <translation>Pelo corte</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Degree of the polynomial that is fitted to the frames of the window.</source>
        <translation>Do polinômio que é ajustado aos quadros da janela.</translation>
    </message>
    <message>
        <source>Rise with speed</source>
        <translation>Aumento com a velocidade</translation>
    </message>
    <message>
        <source>How much the cut-off rises with speed, in Hz for one degree or one normalised centimetre per second. Higher values lag less and leave more jitter.</source>
        <translation>Quanto o corte sobe com a velocidade, em Hz para um grau ou um centímetro normalizado por segundo: mais atrasa menos e deixa mais tremor.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Intensidade</translation>
    </message>
    <message>
        <source>Strength of the filter: 0 changes nothing, 1 applies it fully.</source>
        <translation>De 0, como era, a 1, o filtro inteiro.</translation>
    </message>
    <message>
        <source>As filtered</source>
        <translation>Como o filtro os deixa</translation>
    </message>
    <message>
        <source>Removes jitter from rotations and positions. Angles may wrap, since rotations are filtered and not their numbers.</source>
        <translation>Retira o tremor de rotações e posições. Os ângulos podem passar por qualquer ponto, já que se filtram rotações e não seus números.</translation>
    </message>
    <message>
        <source>jitter noise filter shake shaking tremble trembling wobble jerky jerk nervous vibration stabilise stabilize steady calm low-pass lowpass butterworth gaussian savitzky golay euro denoise clean kalman</source>
        <translation>filtro tremor ruído vibração passa-baixa butterworth gaussiano savitzky golay euro limpar suavizar tremer tremido vibração estabilizar suave</translation>
    </message>
    <message>
        <source>Unroll</source>
        <translation>Desenrolar ângulos</translation>
    </message>
    <message>
        <source>Writes the same rotations with angles that do not jump: adds multiples of 360° and uses the other set of three angles where it is nearer.</source>
        <translation>Grava as mesmas rotações com ângulos que não saltam: voltas inteiras são somadas, e cada três ângulos podem virar os outros três que significam o mesmo.</translation>
    </message>
    <message>
        <source>euler filter discontinuity flip 360 180 wrap unwrap gimbal jump curves</source>
        <translation>euler filtro descontinuidade inversão 360 180 unroll gimbal salto curvas</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Âncora</translation>
    </message>
    <message>
        <source>The frame that keeps its angles; the others follow it.</source>
        <translation>O quadro cujos ângulos ficam; os outros o seguem.</translation>
    </message>
    <message>
        <source>In Place</source>
        <translation>No lugar</translation>
    </message>
    <message>
        <source>Removes the travel along the floor, so that the figure walks in place where it stands in the first frame; its height and its sway stay. It can also restore the travel.</source>
        <translation>Retira o deslocamento pelo chão, de modo que a figura anda onde está no primeiro quadro; sua altura fica, e também seu balanço. Também o devolve.</translation>
    </message>
    <message>
        <source>in-place treadmill remove restore travel root motion stationary</source>
        <translation>in-place esteira remover restaurar deslocamento root motion parado</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Deslocamento</translation>
    </message>
    <message>
        <source>What to remove: all travel slower than this, the straight line from the first to the last frame, or everything.</source>
        <translation>O que é retirado: tudo o que é mais lento que isto, a linha reta do primeiro ao último quadro, ou tudo.</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>Linha reta</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Include heading</source>
        <translation>Rumo também</translation>
    </message>
    <message>
        <source>Also removes the turning: the figure keeps facing as in the first frame.</source>
        <translation>Retira também os giros: a figura fica voltada como no primeiro quadro.</translation>
    </message>
    <message>
        <source>Restore from</source>
        <translation>Devolver de</translation>
    </message>
    <message>
        <source>Restores travel instead: adds what these settings remove from another clip, the one from before the travel was removed.</source>
        <translation>Em vez disso devolve o deslocamento: o que estas configurações retiram deste outro clipe, o de antes.</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Eixo</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Detectado</translation>
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
        <translation>Pares</translation>
    </message>
    <message>
        <source>Which joints swap sides: detected by names and offsets, or first taken from a file with LEFT=RIGHT in each line.</source>
        <translation>Que juntas trocam de lado: pelos nomes e offsets, ou primeiro as de um arquivo com LEFT=RIGHT em cada linha.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espelhar</translation>
    </message>
    <message>
        <source>Swaps left and right: mirrors the motion on the same skeleton. If joints are named, only they take the mirrored motion of their partners.</source>
        <translation>Troca esquerda e direita: o movimento como um espelho o mostra, no mesmo esqueleto. As juntas citadas recebem o movimento espelhado de seus pares, as outras ficam.</translation>
    </message>
    <message>
        <source>flip swap left right sides handed reflect symmetry reverse</source>
        <translation>espelhar trocar esquerda direita lados refletir simetria flip canhoto trocar lados</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>Orientar</translation>
    </message>
    <message>
        <source>Rotates the whole clip about the up axis so that the figure faces along an axis in the first frame, or by an angle. The centre is where the figure stands in that frame.</source>
        <translation>Gira o clipe inteiro em torno do eixo vertical de modo que a figura fique voltada para um eixo no primeiro quadro, ou por um ângulo. Gira onde a figura está nesse quadro.</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Voltar para</translation>
    </message>
    <message>
        <source>The direction to face in the first frame, or an angle to rotate by.</source>
        <translation>A direção a que ficar voltada no primeiro quadro, ou um ângulo de giro.</translation>
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
        <translation>Começar na origem</translation>
    </message>
    <message>
        <source>Moves the whole clip along the floor so that the root stands above the origin in the first frame. Its height stays.</source>
        <translation>Move o clipe inteiro pelo chão de modo que a raiz fique acima da origem no primeiro quadro. Sua altura fica.</translation>
    </message>
    <message>
        <source>center centre zero origin start position move translate</source>
        <translation>centro centralizar zero início posição mover transladar origem centro</translation>
    </message>
    <message>
        <source>Floor Root</source>
        <translation>Raiz no chão</translation>
    </message>
    <message>
        <source>Adds a root on the floor below the figure that carries its travel and its heading, as game engines expect. No other joint moves.</source>
        <translation>Põe no chão sob a figura uma nova raiz, que leva seu deslocamento e seu rumo, como motores de jogo querem. Nenhuma outra junta se move.</translation>
    </message>
    <message>
        <source>root motion game engine bone trajectory reference travel extract unreal unity</source>
        <translation>root motion motor de jogo unreal unity trajetória referência deslocamento extrair jogo osso raiz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>The name of the new root.</source>
        <translation>O nome da nova raiz.</translation>
    </message>
    <message>
        <source>What the root carries: all travel slower than this, a straight line, or everything along the floor.</source>
        <translation>O que a raiz leva: todo o deslocamento mais lento que isto, uma linha reta, ou tudo pelo chão.</translation>
    </message>
    <message>
        <source>The root faces where the figure faces.</source>
        <translation>A raiz fica voltada para onde a figura está voltada.</translation>
    </message>
    <message>
        <source>Metre</source>
        <translation>Metro</translation>
    </message>
    <message>
        <source>Centimetre</source>
        <translation>Centímetro</translation>
    </message>
    <message>
        <source>Millimetre</source>
        <translation>Milímetro</translation>
    </message>
    <message>
        <source>Inch</source>
        <translation>Polegada</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Pé</translation>
    </message>
    <message>
        <source>CMU unit</source>
        <translation>Unidade CMU</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Fator</translation>
    </message>
    <message>
        <source>The factor for all lengths.</source>
        <translation>Pelo que todos os comprimentos são multiplicados.</translation>
    </message>
    <message>
        <source>Target height.</source>
        <translation>Que altura a figura deve ter.</translation>
    </message>
    <message>
        <source>From unit</source>
        <translation>Da unidade</translation>
    </message>
    <message>
        <source>Unit of the file.</source>
        <translation>A unidade em que o arquivo está.</translation>
    </message>
    <message>
        <source>To unit</source>
        <translation>Para a unidade</translation>
    </message>
    <message>
        <source>Target unit.</source>
        <translation>A unidade em que ele deve ficar.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Multiplies all offsets and positions by one factor, given directly, by the height of the figure, or by two units. Rotations stay.</source>
        <translation>Multiplica todos os offsets e posições por um fator: um número, o que dá uma altura à figura, ou o que leva de uma unidade a outra. As rotações ficam.</translation>
    </message>
    <message>
        <source>Up Axis</source>
        <translation>Eixo vertical</translation>
    </message>
    <message>
        <source>Rotate the root alone</source>
        <translation>Girar só a raiz</translation>
    </message>
    <message>
        <source>Keeps the offsets: the rest pose then lies on its side, and every joint but the root keeps its values. Otherwise the rest pose stands along the new axis, too.</source>
        <translation>Mantém os offsets: a pose de repouso então fica deitada, e toda junta menos a raiz mantém seus valores. Senão a pose de repouso também fica em pé ao longo do novo eixo.</translation>
    </message>
    <message>
        <source>Order of rotations</source>
        <translation>Ordem das rotações</translation>
    </message>
    <message>
        <source>Keeps the order of the channels with new angles, or the angles with other axes.</source>
        <translation>Mantém a ordem dos canais com novos ângulos, ou os ângulos com outros eixos.</translation>
    </message>
    <message>
        <source>Keep the order</source>
        <translation>Manter a ordem</translation>
    </message>
    <message>
        <source>Keep the angles</source>
        <translation>Manter os ângulos</translation>
    </message>
    <message>
        <source>y-up z-up yup zup upside down head lying back side sideways fallen wrong vertical convert blender unreal coordinate system</source>
        <translation>y-up z-up yup zup vertical converter blender unreal sistema de coordenadas para cima cabeça para baixo deitado eixo errado</translation>
    </message>
    <message>
        <source>Add Joint</source>
        <translation>Adicionar junta</translation>
    </message>
    <message>
        <source>Adds a joint at the end of a chain, in the position of an end site, or anywhere on a joint. It does not move by itself; everything else stays.</source>
        <translation>Adiciona uma junta no fim de uma cadeia, na posição de uma extremidade, ou em qualquer lugar de uma junta. Ela não se move por si; todo o resto fica.</translation>
    </message>
    <message>
        <source>new bone leaf tip toe finger prop attach</source>
        <translation>nova osso folha ponta dedo objeto anexar</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Pai</translation>
    </message>
    <message>
        <source>The parent of the new joint.</source>
        <translation>A junta a que ela se prende.</translation>
    </message>
    <message>
        <source>End site</source>
        <translation>Extremidade</translation>
    </message>
    <message>
        <source>The end site whose position it takes.</source>
        <translation>A extremidade cuja posição ela toma.</translation>
    </message>
    <message>
        <source>The name of the new joint; if not given, that of its parent with _end or _leaf.</source>
        <translation>O nome da nova junta; senão o de seu pai com _end ou _leaf.</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Its position relative to its parent; for an end site, where the chain ends beyond it.</source>
        <translation>Onde ela fica em relação ao pai; para uma extremidade, onde a cadeia termina além dela.</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>The frame whose pose becomes the rest pose; the first one if nothing else is given.</source>
        <translation>O quadro cuja pose se torna a pose de repouso; o primeiro, se nada for dado.</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>Pose em T</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>Pose em A</translation>
    </message>
    <message>
        <source>Bones along</source>
        <translation>Ossos ao longo de</translation>
    </message>
    <message>
        <source>Lays every bone of the rest pose along one axis instead.</source>
        <translation>Em vez disso, deita cada osso da pose de repouso ao longo de um eixo.</translation>
    </message>
    <message>
        <source>Rotation of the root</source>
        <translation>Rotação da raiz</translation>
    </message>
    <message>
        <source>How much of the root&apos;s rotation in that frame the rest pose takes: none, that about the up axis, or all.</source>
        <translation>Quanto da rotação da raiz nesse quadro a pose de repouso mostra: nada, a em torno do eixo vertical, ou toda.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>About the up axis</source>
        <translation>Em torno do eixo vertical</translation>
    </message>
    <message>
        <source>Bake Rest Pose</source>
        <translation>Bake da pose de repouso</translation>
    </message>
    <message>
        <source>Makes another pose the rest pose, in which all rotations are 0. Offsets and rotations change, and no joint moves in any frame.</source>
        <translation>Torna outra pose a pose de repouso, em que todas as rotações são 0. Offsets e rotações mudam, e nenhuma junta se move em quadro algum.</translation>
    </message>
    <message>
        <source>bind pose t-pose tpose a-pose zero rotations bake bone axis roll</source>
        <translation>bind pose t-pose tpose a-pose zerar rotações bake osso eixo roll consolidar</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
    </message>
    <message>
        <source>Changes the channels of joints. The pose stays the same as far as the new channels can express it.</source>
        <translation>Dá outros canais às juntas. Elas ficam onde estão até onde estes podem mostrar.</translation>
    </message>
    <message>
        <source>channel layout position rotation six three degrees of freedom dof</source>
        <translation>canais layout posição rotação seis três graus de liberdade dof</translation>
    </message>
    <message>
        <source>The channels in their order in the file, separated by +; none removes all.</source>
        <translation>Em sua ordem no arquivo, com + entre eles; none retira todos.</translation>
    </message>
    <message>
        <source>Collapse Joint</source>
        <translation>Dissolver junta</translation>
    </message>
    <message>
        <source>Removes a joint; its children move to its parent and keep their orientations. Where the joint moved, they keep their positions only if they have channels for them.</source>
        <translation>Retira uma junta; suas filhas se prendem ao pai dela e mantêm suas orientações. Onde a junta se movia, elas só mantêm suas posições com canais para isso.</translation>
    </message>
    <message>
        <source>remove delete joint merge dissolve keep children bone</source>
        <translation>remover excluir junta mesclar dissolver manter filhas osso</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Junta</translation>
    </message>
    <message>
        <source>The joint to remove.</source>
        <translation>A junta a retirar.</translation>
    </message>
    <message>
        <source>If children would move</source>
        <translation>Se filhas se movessem</translation>
    </message>
    <message>
        <source>Stop, give them position channels, or accept it.</source>
        <translation>Não fazer nada, dar-lhes canais de posição, ou aceitar.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Add position channels</source>
        <translation>Adicionar canais de posição</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Não fazer nada</translation>
    </message>
    <message>
        <source>Zero Root Offset</source>
        <translation>Zerar offset da raiz</translation>
    </message>
    <message>
        <source>Moves the root&apos;s offset into its position channels, so that programs that add the offset and programs that do not show the same pose. No joint moves.</source>
        <translation>Põe o offset da raiz em seus canais de posição, de modo que programas que o somam e programas que não o somam mostrem o mesmo. Nada se move.</translation>
    </message>
    <message>
        <source>OFFSET zero root position hips double</source>
        <translation>OFFSET zero raiz posição quadril dobro</translation>
    </message>
    <message>
        <source>Insert Joint</source>
        <translation>Inserir junta</translation>
    </message>
    <message>
        <source>Inserts a joint into the bone above a joint. Everything stays where it is, unless the new joint takes over a part of the rotation.</source>
        <translation>Põe uma nova junta no osso acima de uma junta. Tudo fica onde está, a menos que a nova junta assuma uma parte da rotação.</translation>
    </message>
    <message>
        <source>add joint bone split subdivide spine twist between</source>
        <translation>adicionar junta osso dividir subdividir coluna torção entre</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Acima de</translation>
    </message>
    <message>
        <source>The joint at the end of the bone to divide.</source>
        <translation>A junta no fim do osso a dividir.</translation>
    </message>
    <message>
        <source>Where in the bone: 0 at its beginning, 1 at its end.</source>
        <translation>Onde no osso: 0 em seu começo, 1 em seu fim.</translation>
    </message>
    <message>
        <source>The name of the new joint; if not given, that of the other one with a number.</source>
        <translation>O nome da nova junta; senão o da outra com um número.</translation>
    </message>
    <message>
        <source>Fraction of the rotation</source>
        <translation>Parte da rotação</translation>
    </message>
    <message>
        <source>How much of the joint&apos;s rotation the new one takes over, 0 to 1.</source>
        <translation>Quanto da rotação da junta a nova assume, de 0 a 1.</translation>
    </message>
    <message>
        <source>Rotation Order</source>
        <translation>Ordem de rotação</translation>
    </message>
    <message>
        <source>Changes the order of the rotation channels and recomputes their angles. The motion stays the same.</source>
        <translation>Grava os canais de rotação em outra ordem e calcula seus ângulos de novo. O movimento continua igual.</translation>
    </message>
    <message>
        <source>euler order channels XYZ ZXY ZYX YXZ convert gimbal</source>
        <translation>euler ordem canais XYZ ZXY ZYX YXZ converter gimbal</translation>
    </message>
    <message>
        <source>The order of the channels: the first is the outermost.</source>
        <translation>A ordem dos canais: o primeiro é o mais externo.</translation>
    </message>
    <message>
        <source>Remove Branch</source>
        <translation>Remover ramo</translation>
    </message>
    <message>
        <source>Removes a joint and everything below it. If its parent has no children left, an end site ends the chain there.</source>
        <translation>Remove uma junta com tudo o que se prende a ela. Onde nada resta em seu pai, a cadeia termina ali com uma extremidade.</translation>
    </message>
    <message>
        <source>delete joint subtree prune fingers strip branch</source>
        <translation>excluir junta subárvore podar dedos retirar ramo</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>The text to replace wherever it occurs; with * or ? it has to match the whole name.</source>
        <translation>O que é substituído onde quer que ocorra; com * ou ? tem de servir para o nome inteiro.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>The replacement, in which * stands for the text that * matched; if empty, the text is removed.</source>
        <translation>O que toma seu lugar, com * para o que * representava; vazio o remove.</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expressão regular</translation>
    </message>
    <message>
        <source>Treats the text to replace as a regular expression; $1 is its first group.</source>
        <translation>Lê o que é substituído como uma expressão regular; $1 é seu primeiro grupo.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>How names mark left and right, or how their words are written.</source>
        <translation>Como os nomes indicam seu lado, ou como suas palavras são escritas.</translation>
    </message>
    <message>
        <source>Names of</source>
        <translation>Nomes de</translation>
    </message>
    <message>
        <source>Renames the parts of the body as another program names them.</source>
        <translation>Dá às partes do corpo os nomes que outro programa usa.</translation>
    </message>
    <message>
        <source>Mapping file</source>
        <translation>Arquivo de mapeamento</translation>
    </message>
    <message>
        <source>Renames joints of the mapping&apos;s source to those of its target.</source>
        <translation>Dá às juntas com nomes da fonte de um mapeamento os nomes de seu destino.</translation>
    </message>
    <message>
        <source>Mapping reversed</source>
        <translation>Mapeamento invertido</translation>
    </message>
    <message>
        <source>Renames joints of the target to those of the source instead.</source>
        <translation>Dos nomes do destino para os da fonte.</translation>
    </message>
    <message>
        <source>Prefix to remove</source>
        <translation>Prefixo a remover</translation>
    </message>
    <message>
        <source>The text to remove from the beginning of names that have it.</source>
        <translation>O que é retirado do começo dos nomes que o têm.</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Prefixo</translation>
    </message>
    <message>
        <source>The text to put before every name.</source>
        <translation>O que é posto antes de cada nome.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Renames joints: replaces text, changes the style, or uses the names of another program or of a mapping. The motion stays.</source>
        <translation>Dá outros nomes às juntas: substitui texto neles, escreve-os em outro estilo, ou nomeia as partes do corpo como outro programa ou um mapeamento. O movimento fica.</translation>
    </message>
    <message>
        <source>Reparent</source>
        <translation>Mudar de pai</translation>
    </message>
    <message>
        <source>Moves a joint and everything below it to another parent and keeps its motion in the world: exactly with position channels, otherwise with the offset that fits best.</source>
        <translation>Prende uma junta com tudo abaixo dela a outro pai e mantém seu movimento no mundo: com canais de posição exatamente, senão com o offset que melhor serve.</translation>
    </message>
    <message>
        <source>parent move attach hierarchy tree prop hand</source>
        <translation>pai mover anexar hierarquia árvore objeto mão parent</translation>
    </message>
    <message>
        <source>The joint to move.</source>
        <translation>A junta a prender em outro lugar.</translation>
    </message>
    <message>
        <source>New parent</source>
        <translation>Novo pai</translation>
    </message>
    <message>
        <source>The joint that becomes its parent.</source>
        <translation>A junta a que ela então se prende.</translation>
    </message>
    <message>
        <source>Keep its position by</source>
        <translation>Manter posição por</translation>
    </message>
    <message>
        <source>Position channels keep it exactly, an offset only on average.</source>
        <translation>Canais de posição a mantêm exatamente, um offset só em média.</translation>
    </message>
    <message>
        <source>Position channels</source>
        <translation>Canais de posição</translation>
    </message>
    <message>
        <source>Re-root</source>
        <translation>Trocar de raiz</translation>
    </message>
    <message>
        <source>Makes another joint the root of the hierarchy. All joints keep their positions and orientations; those between the two roots get position channels.</source>
        <translation>Vira a árvore de modo que tudo se prenda a outra junta. Todas as juntas mantêm suas posições e orientações; as que ficam no caminho recebem canais de posição.</translation>
    </message>
    <message>
        <source>root pelvis hips new root hierarchy invert tree</source>
        <translation>raiz pelve quadril nova raiz hierarquia inverter árvore re-root</translation>
    </message>
    <message>
        <source>The joint that becomes the root.</source>
        <translation>A junta que se torna a raiz.</translation>
    </message>
    <message>
        <source>Six channels for the root and three rotations for all other joints, or as they are.</source>
        <translation>Seis canais para a raiz e três rotações para todas as outras juntas, ou como estão.</translation>
    </message>
    <message>
        <source>Root 6 channels, other joints rotation only</source>
        <translation>Raiz 6 canais, outras só rotação</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Rotation order</source>
        <translation>Ordem de rotação</translation>
    </message>
    <message>
        <source>The rotation order of all joints; the first is the outermost.</source>
        <translation>De todas as juntas; a primeira é a mais externa.</translation>
    </message>
    <message>
        <source>Spaces in names</source>
        <translation>Espaços nos nomes</translation>
    </message>
    <message>
        <source>Some programs do not read names with spaces.</source>
        <translation>Alguns programas não leem nomes com espaços.</translation>
    </message>
    <message>
        <source>Replace by _</source>
        <translation>Substituir por _</translation>
    </message>
    <message>
        <source>Standardise</source>
        <translation>Padronizar</translation>
    </message>
    <message>
        <source>standardize normalise normalize clean layout channels compatible export</source>
        <translation>padronizar normalizar limpar layout canais compatível exportar</translation>
    </message>
    <message>
        <source>Whether each cycle continues where the last one ended, or all stay in place.</source>
        <translation>Se cada ciclo continua onde o último terminou, ou todos ficam no lugar.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Number of cycles in the result.</source>
        <translation>Quantos ciclos o clipe recebe.</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Último quadro</translation>
    </message>
    <message>
        <source>Whether the first frame is repeated at the end: some game engines need it, in others it stops the loop for a moment.</source>
        <translation>Se o primeiro quadro vem de novo no fim: alguns motores de jogo querem isso, em outros isso para o ciclo por um instante.</translation>
    </message>
    <message>
        <source>Repeat the first one</source>
        <translation>Repetir o primeiro</translation>
    </message>
    <message>
        <source>How far from the ends frames are changed so that the ends meet: over the whole cycle, or within some seconds.</source>
        <translation>Até que distância das pontas os quadros mudam para que se encontrem: o ciclo inteiro, ou segundos.</translation>
    </message>
    <message>
        <source>Whole cycle</source>
        <translation>Ciclo inteiro</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Cuts the clip to one cycle and adjusts its ends so that it repeats without a jump.</source>
        <translation>Corta o clipe em um ciclo e dobra suas pontas de modo que possa ser reproduzido sem parar e sem salto.</translation>
    </message>
    <message>
        <source>cycle repeat loop seamless endless walk run dance idle game cyclic seam times three</source>
        <translation>loop ciclo contínuo repetir caminhar correr jogo parado cíclico emenda ciclo dança contínuo repetir</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Quadros por segundo</translation>
    </message>
    <message>
        <source>Frames per second of the result.</source>
        <translation>Quantos quadros por segundo o clipe recebe.</translation>
    </message>
    <message>
        <source>Between frames</source>
        <translation>Entre quadros</translation>
    </message>
    <message>
        <source>Smooth curves through the frames, or straight lines from each to the next.</source>
        <translation>Curvas suaves através dos quadros, ou o caminho reto de cada um ao seguinte.</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Reto</translation>
    </message>
    <message>
        <source>Fast movement</source>
        <translation>Movimento rápido</translation>
    </message>
    <message>
        <source>For a lower rate: first filters out movement that it cannot show, or picks frames unchanged.</source>
        <translation>Para menos quadros: se o movimento que eles não podem mostrar é retirado primeiro, ou os quadros são mantidos como estão.</translation>
    </message>
    <message>
        <source>Filter it out</source>
        <translation>Retirá-lo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Mantê-lo</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Reamostrar</translation>
    </message>
    <message>
        <source>Changes the frame rate of the clip. Its duration and its speed stay, and so does the last pose.</source>
        <translation>Dá ao clipe outro número de quadros por segundo. Sua duração e sua velocidade ficam, e também a última pose.</translation>
    </message>
    <message>
        <source>fps frame rate frames per second change convert 24 25 30 60 120 downsample upsample</source>
        <translation>fps taxa de quadros por segundo converter 24 25 30 60 120 resample mudar taxa de quadros</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Plays the frames in the opposite order.</source>
        <translation>Reproduz os quadros na ordem oposta.</translation>
    </message>
    <message>
        <source>backwards rewind flip time</source>
        <translation>de trás para a frente rebobinar virar tempo reverse</translation>
    </message>
    <message>
        <source>Time Warp</source>
        <translation>Distorcer tempo</translation>
    </message>
    <message>
        <source>Moves frames to new times and changes the speed between them without jumps.</source>
        <translation>Move quadros para outros tempos e reproduz o que está entre eles mais devagar ou mais rápido, sem saltos de velocidade.</translation>
    </message>
    <message>
        <source>retime speed faster slower slow fast half double twice speedup slowdown ramp stretch tempo beat bpm timing duration align synchronise dtw</source>
        <translation>retime velocidade lento rápido rampa esticar ritmo duração alinhar sincronizar dtw timewarp metade dobro mais rápido mais devagar lento metade dobro</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chaves</translation>
    </message>
    <message>
        <source>Which frames to move, and where to: SOURCEFRAME:FRAME, separated by +. The first frame stays first.</source>
        <translation>Que quadro vai para onde: SOURCEFRAME:FRAME com + entre eles. O primeiro quadro continua o primeiro.</translation>
    </message>
    <message>
        <source>File of marks</source>
        <translation>Arquivo de marcas</translation>
    </message>
    <message>
        <source>The same from a text file with one SOURCEFRAME:FRAME in each line.</source>
        <translation>O mesmo a partir de um arquivo de texto, um SOURCEFRAME:FRAME em cada linha.</translation>
    </message>
    <message>
        <source>Clip to match</source>
        <translation>Clipe a acompanhar</translation>
    </message>
    <message>
        <source>Matches this clip&apos;s timing to another clip, from its first frame to its last.</source>
        <translation>Reproduz este clipe de modo que suas poses venham quando as do outro clipe vêm, do primeiro ao último quadro.</translation>
    </message>
    <message>
        <source>Trim</source>
        <translation>Aparar</translation>
    </message>
    <message>
        <source>Keeps the frames of a range and removes those before and after it.</source>
        <translation>Mantém os quadros de um intervalo e remove os de antes e depois dele.</translation>
    </message>
    <message>
        <source>cut crop split shorten range start end beginning keep part clip seconds</source>
        <translation>cortar recortar encurtar intervalo trim cortar encurtar início fim dividir</translation>
    </message>
    <message>
        <source>Moves the clip along the floor so that it starts above the origin.</source>
        <translation>Move o clipe pelo chão de modo que comece acima da origem.</translation>
    </message>
    <message>
        <source>The axis normal to the mirror. By default the mirror stands upright along the travel, so that the figure keeps its direction.</source>
        <translation>O espelho é perpendicular a ele. Se não for dado, o espelho fica de pé ao longo do caminho, de modo que a figura mantém sua direção.</translation>
    </message>
    <message>
        <source>Rotates a clip between Y up, Z up and X up. The figure looks the same; offsets, positions and rotations use the new axes. A figure that hangs head down is stood on its feet.</source>
        <translation>Gira um clipe entre Y, Z e X para cima. A figura permanece a mesma; offsets, posições e rotações são dados ao longo dos novos eixos. Uma figura de cabeça para baixo é posta de pé.</translation>
    </message>
    <message>
        <source>The frames of one cycle, whose last frame becomes the first again. By default Limber finds one where the movement repeats.</source>
        <translation>Os quadros de um ciclo, dos quais o último volta a ser o primeiro; se não forem dados, é procurado um onde o movimento se repete.</translation>
    </message>
    <message>
        <source>Which cycle</source>
        <translation>Qual ciclo</translation>
    </message>
    <message>
        <source>Which of the cycles to use that are found: 1 is the best.</source>
        <translation>Dos ciclos encontrados: o melhor, o segundo ou o terceiro.</translation>
    </message>
    <message>
        <source>Insert Rest Frame</source>
        <translation>Inserir quadro de repouso</translation>
    </message>
    <message>
        <source>t-pose tpose rest zero bind reference pose first</source>
        <translation>t-pose tpose repouso zero bind referência pose primeiro</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>At which end of the clip to insert them.</source>
        <translation>Em qual ponta do clipe são inseridos.</translation>
    </message>
    <message>
        <source>Before the first frame</source>
        <translation>Antes do primeiro quadro</translation>
    </message>
    <message>
        <source>After the last frame</source>
        <translation>Depois do último quadro</translation>
    </message>
    <message>
        <source>How many frames to insert.</source>
        <translation>Quantos quadros são inseridos.</translation>
    </message>
    <message>
        <source>Swings the arms of the rest pose into a T or an A instead. A rest pose that does not stand becomes one that does.</source>
        <translation>Em vez disso, leva os braços da pose de repouso a um T ou a um A. Uma pose de repouso que não está em pé passa a estar.</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Deixar de fora</translation>
    </message>
    <message>
        <source>Filter them too</source>
        <translation>Filtrar também</translation>
    </message>
    <message>
        <source>Whether a first or last frame that is not part of the movement, such as a T-pose, is kept out of the filter. By default it is, unless Findings says Keep.</source>
        <translation>Se um primeiro ou último quadro que não é movimento, como uma pose em T, fica como está e fora do filtro. Se não for indicado, fica, a menos que em Achados se escolha Manter.</translation>
    </message>
    <message>
        <source>As chosen in Findings</source>
        <translation>Como escolhido em Achados</translation>
    </message>
    <message>
        <source>The axis that points away from the floor. With a minus, the figure hangs head down, as some camera-based programs expect.</source>
        <translation>O eixo que deve apontar para longe do chão. Com um menos, a figura fica de cabeça para baixo, como querem alguns programas que olham por uma câmera.</translation>
    </message>
    <message>
        <source>−Z: head down</source>
        <translation>−Z: de cabeça para baixo</translation>
    </message>
    <message>
        <source>−Y: head down</source>
        <translation>−Y: de cabeça para baixo</translation>
    </message>
    <message>
        <source>−X: head down</source>
        <translation>−X: de cabeça para baixo</translation>
    </message>
    <message>
        <source>Inserts frames of the rest pose, with all rotations zero, or of a T-pose before the first or after the last frame. The figure stands where it is in the frame beside them.</source>
        <translation>Insere quadros da pose de repouso, com todas as rotações em zero, ou de uma pose em T antes do primeiro ou depois do último quadro. A figura fica onde está no quadro ao lado.</translation>
    </message>
    <message>
        <source>The rest pose, or a T-pose: the rest pose with its arms out, or, if the rest pose does not stand, a body that stands upright.</source>
        <translation>A pose de repouso ou uma pose em T: a pose de repouso com os braços abertos ou, se a pose de repouso não está em pé, um corpo ereto.</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>Pose de repouso</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Largest pelvis drop</source>
        <translation>Descida máxima da pelve</translation>
    </message>
    <message>
        <source>foot feet sliding slide slip skating skate ice stop sticky plant pin contact ground clean up ik</source>
        <translation>pé deslizar escorregar patinar apoiar fixar contato chão limpar ik foot skating grudar pés deslizando escorregar</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>From joint noise</source>
        <translation>Pelo ruído da junta</translation>
    </message>
    <message>
        <source>size resize bigger smaller units unit cm m mm inch inches feet centimetre metre meter convert height shrink enlarge character down up</source>
        <translation>tamanho redimensionar unidades unidade cm m mm polegada pés centímetro metro converter altura maior menor personagem aumentar diminuir maior menor</translation>
    </message>
    <message>
        <source>Cycle (first–last frame)</source>
        <translation>Ciclo (primeiro–último quadro)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repetições</translation>
    </message>
    <message>
        <source>Omit</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Move to origin</source>
        <translation>Mover para a origem</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>The side of the body whose poses are copied. It stays as it is.</source>
        <translation>O lado do corpo cujas poses são copiadas. Ele fica como está.</translation>
    </message>
    <message>
        <source>Mirror Side</source>
        <translation>Espelhar lado</translation>
    </message>
    <message>
        <source>Puts the mirrored poses of one side of the body onto the other side. The middle of the body stays. If joints are named, on either side, only their pairs are mirrored.</source>
        <translation>Aplica as poses espelhadas de um lado do corpo ao outro lado. O meio do corpo fica. Se juntas forem indicadas, de qualquer lado, só os pares delas são espelhados.</translation>
    </message>
    <message>
        <source>flip copy left right sides reflect symmetry symmetric other half</source>
        <translation>inverter copiar esquerda direita lados refletir simetria simétrico outra metade</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>How long the hold takes to rise at the beginning of the frames. It takes longer if a joint would jump, and begins at once with 0.</source>
        <translation>Quanto tempo a retenção leva para agir por inteiro no começo dos quadros. Leva mais se uma junta saltaria, e com 0 começa de uma vez.</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>How long the hold takes to fade at the end of the frames. It takes longer if a joint would jump, and ends at once with 0.</source>
        <translation>Quanto tempo a retenção leva para sumir no fim dos quadros. Leva mais se uma junta saltaria, e com 0 termina de uma vez.</translation>
    </message>
    <message>
        <source>The joint or end site to hold: a hand, a foot, the head.</source>
        <translation>A junta ou a extremidade a manter: uma mão, um pé, a cabeça.</translation>
    </message>
    <message>
        <source>The joint that carries it from the first of the frames on, or the world.</source>
        <translation>A junta que a leva a partir do primeiro dos quadros, ou o mundo.</translation>
    </message>
    <message>
        <source>Whether its position is held.</source>
        <translation>Se a posição é mantida.</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotação</translation>
    </message>
    <message>
        <source>Whether its rotation is held; a hand or a foot that only holds its position keeps the rotation that it has in the world.</source>
        <translation>Se a rotação é mantida; uma mão ou um pé que só mantém a posição conserva a rotação que tem no mundo.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Cadeia</translation>
    </message>
    <message>
        <source>Which joints bring it to its position: those of its limb, or also those of the trunk up to the chest.</source>
        <translation>Que juntas a levam à posição: as de seu membro, ou também as do tronco até o peito.</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>Membro</translation>
    </message>
    <message>
        <source>Up to the chest</source>
        <translation>Até o peito</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keeps a hand, a foot or another joint where it is in the first of the frames, in the world or on a joint that carries it. Only its limb changes.</source>
        <translation>Mantém uma mão, um pé ou outra junta onde está no primeiro dos quadros, no mundo ou em uma junta que a leva. Só o membro dela muda.</translation>
    </message>
    <message>
        <source>pin stick attach constraint constrain parent ik grab carry prop object hip touch lock hand keep fix contact</source>
        <translation>fixar grudar prender restrição pai ik agarrar levar objeto tocar travar mão manter contato segurar mão quadril objeto</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>The joint that looks, such as the head or an eye.</source>
        <translation>A articulação que olha, como a cabeça ou um olho.</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Alvo</translation>
    </message>
    <message>
        <source>Target: a joint, an end site, or a point X+Y+Z in the units of the file.</source>
        <translation>O que ela olha: uma articulação, uma extremidade ou um ponto X+Y+Z nas unidades do arquivo.</translation>
    </message>
    <message>
        <source>How long it takes to turn there and back, inside the frames. It does not fade where the clip begins and ends.</source>
        <translation>Quanto tempo leva para girar e voltar, dentro dos quadros. Não há transição no início e no fim do clipe.</translation>
    </message>
    <message>
        <source>Share of the neck</source>
        <translation>Parte do pescoço</translation>
    </message>
    <message>
        <source>How much of the rotation of a head its neck takes.</source>
        <translation>Quanto da rotação de uma cabeça fica com o pescoço.</translation>
    </message>
    <message>
        <source>Share of the chest</source>
        <translation>Parte do peito</translation>
    </message>
    <message>
        <source>How much of the rotation of a head the uppermost joint of the spine takes. The arms move with it.</source>
        <translation>Quanto da rotação de uma cabeça fica com a articulação mais alta da coluna. Os braços se movem com ela.</translation>
    </message>
    <message>
        <source>Farthest to a side</source>
        <translation>Máximo para o lado</translation>
    </message>
    <message>
        <source>How far it turns to either side of where the chest faces. If the target passes behind the figure, it turns back to the front.</source>
        <translation>Até onde gira para cada lado da frente do peito. Se o alvo passa por trás da figura, volta para a frente.</translation>
    </message>
    <message>
        <source>Farthest up and down</source>
        <translation>Máximo para cima e para baixo</translation>
    </message>
    <message>
        <source>How far it turns up and down from where the chest faces.</source>
        <translation>Até onde gira para cima e para baixo a partir da frente do peito.</translation>
    </message>
    <message>
        <source>Keep upright</source>
        <translation>Manter na vertical</translation>
    </message>
    <message>
        <source>Whether the head stays as upright as it was; otherwise it turns the shortest way, which tilts it.</source>
        <translation>Se a cabeça fica tão na vertical quanto estava; caso contrário gira pelo caminho mais curto, o que a inclina.</translation>
    </message>
    <message>
        <source>Look At</source>
        <translation>Olhar para</translation>
    </message>
    <message>
        <source>Turns a head, an eye or another joint to a point or to a joint in every frame. Neck and chest take a part of it.</source>
        <translation>Gira em cada quadro uma cabeça, um olho ou outra articulação para um ponto ou uma articulação. Pescoço e peito assumem uma parte.</translation>
    </message>
    <message>
        <source>gaze eyes eye aim face head turn watch camera target follow direction constraint</source>
        <translation>olhar olhos mirar rosto cabeça girar observar alvo seguir direção restrição olhar câmera</translation>
    </message>
    <message>
        <source>The joint that turns by the whole twist: the uppermost joint of the spine, the head, a hand.</source>
        <translation>A junta que gira a torção inteira: a mais alta da coluna, a cabeça, uma mão.</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Torção</translation>
    </message>
    <message>
        <source>How far it turns about its own bone, as seen from its end counterclockwise.</source>
        <translation>Quanto ela gira em torno do próprio osso, no sentido anti-horário visto da ponta.</translation>
    </message>
    <message>
        <source>The first joint that takes a share; usually the first one of the spine, of the neck or of the forearm.</source>
        <translation>A primeira junta que leva uma parte; em geral a primeira da coluna, do pescoço ou do antebraço.</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>How the twist grows along the length of the bones.</source>
        <translation>Como a torção cresce ao longo dos ossos.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Iguais</translation>
    </message>
    <message>
        <source>More toward the tip</source>
        <translation>Mais para a ponta</translation>
    </message>
    <message>
        <source>More toward the base</source>
        <translation>Mais para a base</translation>
    </message>
    <message>
        <source>Spread Twist</source>
        <translation>Distribuir torção</translation>
    </message>
    <message>
        <source>Turns a spine, a neck or a forearm about its bones: the last joint by the whole angle, those before it by their shares. No bone of the chain changes its direction.</source>
        <translation>Gira uma coluna, um pescoço ou um antebraço em torno dos ossos: a última junta o ângulo inteiro, as anteriores a sua parte. Nenhum osso da cadeia muda de direção.</translation>
    </message>
    <message>
        <source>roll turn rotate spine neck forearm wrist distribute share candy wrapper</source>
        <translation>rolar girar rotacionar coluna pescoço antebraço punho distribuir parte torcer</translation>
    </message>
    <message>
        <source>Puts planted feet back where they stand in the take, since a filter makes them slide. Only if all joints are smoothed.</source>
        <translation>Recoloca os pés apoiados onde ficam na captura, pois um filtro os faz deslizar. Só se todas as juntas forem suavizadas.</translation>
    </message>
    <message>
        <source>As in the take</source>
        <translation>Como na captura</translation>
    </message>
    <message>
        <source>Gives all joints the channels that most programs expect. The pose stays, except for joints below the root whose positions move; the root takes the travel.</source>
        <translation>Dá a todas as juntas os canais que a maioria dos programas espera. A pose fica, exceto em juntas abaixo da raiz cujas posições se movem; a raiz leva o percurso.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Chão</translation>
    </message>
    <message>
        <source>How the floor moves below the feet: as they show it, or with a speed along each axis of the floor, in units per second.</source>
        <translation>Como o chão se move sob os pés: como eles o mostram, ou com uma velocidade ao longo de cada eixo do chão, em unidades por segundo.</translation>
    </message>
    <message>
        <source>Leaves out what is faster than this from the travel; 0 leaves out nothing.</source>
        <translation>Deixa fora do deslocamento o que é mais rápido que isto; 0 não deixa nada fora.</translation>
    </message>
    <message>
        <source>Walk Off</source>
        <translation>Sair andando</translation>
    </message>
    <message>
        <source>Gives a figure that walks in place the travel that its standing feet imply, as if it stepped off a treadmill. Heights and rotations stay.</source>
        <translation>Dá a uma figura que anda no lugar o deslocamento que seus pés apoiados indicam, como se ela saísse de uma esteira. Alturas e rotações ficam.</translation>
    </message>
    <message>
        <source>treadmill in-place travel root motion forward restore walk run on the spot belt displacement</source>
        <translation>esteira no lugar deslocamento movimento da raiz para a frente restaurar andar correr caminho</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravidade</translation>
    </message>
    <message>
        <source>How fast things fall: 9.81 on earth, 1.62 on the moon. The figure counts as 1.70 m tall.</source>
        <translation>Com que rapidez as coisas caem: 9,81 na Terra, 1,62 na Lua. A figura conta como tendo 1,70 m.</translation>
    </message>
    <message>
        <source>What happens to the frame time: it stays, or it is first changed so that jumps of this clip have the right gravity.</source>
        <translation>O que acontece com o tempo de quadro: fica como está ou é mudado antes para que os saltos deste clipe tenham a gravidade certa.</translation>
    </message>
    <message>
        <source>Make gravity right</source>
        <translation>Corrigir a gravidade</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Voo</translation>
    </message>
    <message>
        <source>Makes jumps obey gravity: while no foot stands, the figure moves so that its centre of mass follows a parabola from take-off to landing. Rotations and all other frames stay.</source>
        <translation>Faz os saltos obedecerem à gravidade: enquanto nenhum pé está apoiado, a figura se move de modo que o centro de massa siga uma parábola da decolagem ao pouso. Rotações e todos os outros quadros ficam.</translation>
    </message>
    <message>
        <source>jump leap hop gravity air airborne fall ballistic parabola time scale speed frame rate floaty</source>
        <translation>salto pular gravidade ar queda parábola tempo velocidade taxa de quadros flutua</translation>
    </message>
    <message>
        <source>spike glitch jump pop popping knee elbow outlier twitch snap teleport frame noise hampel repair clean jitter</source>
        <translation>pico falha salto tremor anomalia ruído hampel reparar limpar despike joelho joelho salto estalo pico teleporte quadro</translation>
    </message>
    <message>
        <source>fill gap missing lost dropout occlusion bridge frozen frozenhand stuck tween inbetween replace frames slerp spline</source>
        <translation>preencher lacuna ponte tween intermediário substituir quadros slerp spline lacuna preencher faltando congelado mãocongelada travado preso</translation>
    </message>
    <message>
        <source>keyframes keys keyframe reduction fewer curves simplify decimate fit hermite bezier compress smaller file delete</source>
        <translation>keyframes quadros-chave chaves curvas simplificar dizimar reduzir ajustar hermite bezier comprimir menos quadros-chave redução apagar</translation>
    </message>
    <message>
        <source>rotate turn around root rotation 90 180 degrees heading yaw direction forward facing face backward orientation other opposite way whole character animation</source>
        <translation>girar virar 90 180 graus rumo guinada direção frente voltar orientação virar virar girar outro lado raiz rotação</translation>
    </message>
    <message>
        <source>Names of the joints to change, separated by +; auto looks for them.</source>
        <translation>Nomes das juntas a mudar, separados por +; auto as procura.</translation>
    </message>
    <message>
        <source>Predicts the joints from the rest of the body, takes similar poses, or leads from end to end; auto takes what does best in trials.</source>
        <translation>Prevê as juntas a partir do resto do corpo, usa poses parecidas ou leva de ponta a ponta; auto usa o que se sai melhor nas tentativas.</translation>
    </message>
    <message>
        <source>The best in trials</source>
        <translation>O melhor nas tentativas</translation>
    </message>
    <message>
        <source>Rest of the body</source>
        <translation>Resto do corpo</translation>
    </message>
    <message>
        <source>Similar poses</source>
        <translation>Poses parecidas</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>At how many other places of the clip the same joints are hidden and filled, to choose the method and to tell the expected error.</source>
        <translation>Em quantos outros lugares do clipe as mesmas juntas são ocultadas e preenchidas, para escolher o método e dizer o erro esperado.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Preencher</translation>
    </message>
    <message>
        <source>Fills frames in which a hand, an arm or a leg was lost, from what the rest of the body does there, and says how far off it expects to be. Without joints it fills the gaps that it finds.</source>
        <translation>Preenche quadros em que uma mão, um braço ou uma perna se perdeu, pelo que o resto do corpo faz ali, e diz quanto espera errar. Sem juntas, preenche as lacunas que encontra.</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>What is kept out of trunk, head and thighs: hands, or forearms too, or also hands out of the other arm.</source>
        <translation>O que fica fora de tronco, cabeça e coxas: mãos, antebraços também, ou ainda mãos fora do outro braço.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Hands and forearms</source>
        <translation>Mãos e antebraços</translation>
    </message>
    <message>
        <source>Also hands and the other arm</source>
        <translation>Também mãos e o outro braço</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Espessura</translation>
    </message>
    <message>
        <source>How thick the body is, as a multiple of that of an adult without clothes.</source>
        <translation>A espessura do corpo, como múltiplo da de um adulto sem roupa.</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Toques</translation>
    </message>
    <message>
        <source>Whether a hand that only touches the body stays where it is.</source>
        <translation>Se uma mão que apenas toca o corpo fica onde está.</translation>
    </message>
    <message>
        <source>Bring apart</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Places to leave as they are: JOINT@FRAME, separated by +.</source>
        <translation>Lugares que ficam como estão: JUNTA@QUADRO, separados por +.</translation>
    </message>
    <message>
        <source>Keep Apart</source>
        <translation>Manter separado</translation>
    </message>
    <message>
        <source>Brings hands and forearms out of the body, the head and the thighs. Hands keep their orientation, and frames in which nothing is inside stay.</source>
        <translation>Tira mãos e antebraços de dentro do corpo, da cabeça e das coxas. As mãos mantêm a orientação, e os quadros em que nada está dentro ficam como estão.</translation>
    </message>
    <message>
        <source>collision collide intersect penetrate penetration clip clipping self inside through body belly overlap separate push out</source>
        <translation>colisão colidir penetração penetrar atravessar interseção corpo barriga sobrepor separar empurrar</translation>
    </message>
    <message>
        <source>Poses at the ends</source>
        <translation>Poses nas pontas</translation>
    </message>
    <message>
        <source>name names bone bones joint joints prefix namespace replace regex find mixamo unreal unity</source>
        <translation>nome nomes osso ossos junta juntas prefixo namespace mixamo unreal unity substituir regex procurar</translation>
    </message>
    <message>
        <source>lost missing gap hidden occlusion occluded frozen limb arm leg predict restore reconstruct complete inpaint</source>
        <translation>perdido faltando lacuna buraco oclusão oculto escondido congelado membro braço perna prever restaurar reconstruir completar</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>How far inside of the soles the centre of mass comes, in centimetres of a body of 170.</source>
        <translation>Até onde o centro de massa entra nas solas, em centímetros de um corpo de 170.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrar</translation>
    </message>
    <message>
        <source>Moves the pelvis along the floor where a slow pose leans out so far that it would fall. Feet stay, and the upper body keeps its rotations. Steps and fast movements stay.</source>
        <translation>Move a pelve ao longo do chão onde uma pose lenta se inclina tanto que cairia. Os pés ficam no lugar e a parte de cima do corpo mantém as rotações. Passos e movimentos rápidos ficam como estão.</translation>
    </message>
    <message>
        <source>centre of mass center weight gravity fall lean tilt stand support polygon stable physics hips</source>
        <translation>centro de massa peso gravidade cair queda inclinar inclinação ficar de pé apoio estável física quadril equilíbrio</translation>
    </message>
    <message>
        <source>Found gaps to leave as they are: JOINT@FRAME, separated by +.</source>
        <translation>Lacunas encontradas que ficam como estão: JOINT@FRAME, separadas por +.</translation>
    </message>
    <message>
        <source>Make Time Right</source>
        <translation>Corrigir o tempo</translation>
    </message>
    <message>
        <source>From clips</source>
        <translation>De clipes</translation>
    </message>
    <message>
        <source>Other clips of the same figure, to learn from as well; files with the same joints, separated by +.</source>
        <translation>Outros clipes da mesma figura, para também aprender com eles: arquivos com as mesmas juntas, separados por +.</translation>
    </message>
    <message>
        <source>The largest error of position channels, in centimetres of a body of 170.</source>
        <translation>Quanto canais de posição podem se afastar, em centímetros de um corpo de 170.</translation>
    </message>
    <message>
        <source>The largest error of the world positions of hands, feet and all other joints, in centimetres of a body of 170.</source>
        <translation>Quanto mãos, pés e todas as outras juntas podem se afastar no mundo, em centímetros de um corpo de 170.</translation>
    </message>
</context>
<context>
    <name>limber::OperationForm</name>
    <message>
        <source>Back to the standard value</source>
        <translation>Voltar ao valor padrão</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restaurar %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::OperationList</name>
    <message>
        <source>Find an operation</source>
        <translation>Procurar uma operação</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operações</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Recently Used</source>
        <translation>Usadas por último</translation>
    </message>
    <message>
        <source>%1
Found now: %2</source>
        <translation>%1
Encontrado agora: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Remove from Favourites</source>
        <translation>Remover das favoritas</translation>
    </message>
    <message>
        <source>Add to Favourites</source>
        <translation>Adicionar às favoritas</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>No operation matches “%1”</source>
        <translation>Nenhuma operação corresponde a “%1”</translation>
    </message>
</context>
<context>
    <name>limber::OperationPage</name>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Show the result in the view, and the pose before as a ghost</source>
        <translation>Mostrar o resultado na vista, e a pose anterior como fantasma</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation>Dar a todas as opções seus valores padrão</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Change the document, as one step to undo</source>
        <translation>Alterar o documento, como uma etapa que se desfaz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>End the preview and leave the document as it is (Esc)</source>
        <translation>Encerrar a prévia e deixar o documento como está (Esc)</translation>
    </message>
    <message>
        <source>Choose another operation</source>
        <translation>Escolher outra operação</translation>
    </message>
    <message>
        <source>Operation: %1</source>
        <translation>Operação: %1</translation>
    </message>
    <message>
        <source>Choose an operation</source>
        <translation>Escolher uma operação</translation>
    </message>
</context>
<context>
    <name>limber::OperationResult</name>
    <message>
        <source>Progress of the preview</source>
        <translation>Progresso da prévia</translation>
    </message>
    <message>
        <source>Goes to the frame in which the result jumps most, and selects the joint</source>
        <translation>Vai ao quadro em que o resultado mais salta e seleciona a junta</translation>
    </message>
    <message>
        <source>Show Frame %1</source>
        <translation>Mostrar quadro %1</translation>
    </message>
    <message>
        <source>Changes the settings below to do so, and shows the result</source>
        <translation>Muda as configurações abaixo para isso e mostra o resultado</translation>
    </message>
    <message>
        <source>Take the offered setting</source>
        <translation>Usar a configuração oferecida</translation>
    </message>
</context>
<context>
    <name>limber::OperationScope</name>
    <message>
        <source>On</source>
        <translation>Em</translation>
    </message>
    <message>
        <source>Joints to work on</source>
        <translation>Juntas em que trabalhar</translation>
    </message>
    <message>
        <source>Frames to work on</source>
        <translation>Quadros em que trabalhar</translation>
    </message>
    <message>
        <source>All Joints</source>
        <translation>Todas as juntas</translation>
    </message>
    <message>
        <source>Selected Joints</source>
        <translation>Selecionadas</translation>
    </message>
    <message>
        <source>Selected Branches</source>
        <translation>Ramos da seleção</translation>
    </message>
    <message>
        <source>Whole Clip</source>
        <translation>Clipe inteiro</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Shift+drag in the timeline to choose a range of frames</source>
        <translation>Shift+arrastar na linha do tempo escolhe um intervalo de quadros</translation>
    </message>
    <message>
        <source>Frames %1–%2</source>
        <translation>Quadros %1–%2</translation>
    </message>
    <message>
        <source>Joints without Data</source>
        <translation>Juntas sem dados</translation>
    </message>
</context>
<context>
    <name>limber::OperationsReference</name>
    <message>
        <source>must be given</source>
        <translation>deve ser dado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>On the command line: `%1`.</source>
        <translation>Na linha de comando: `%1`.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>O que é</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>If not given</source>
        <translation>Se não dada</translation>
    </message>
</context>
<context>
    <name>limber::ParameterField</name>
    <message>
        <source>Not Set</source>
        <translation>Não definido</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
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
        <translation>Salvar imagem</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Imagens PNG (*.png)</translation>
    </message>
    <message>
        <source>The picture %1 could not be made</source>
        <translation>A imagem %1 não pôde ser feita</translation>
    </message>
    <message>
        <source>Saved the picture %1</source>
        <translation>Imagem %1 salva</translation>
    </message>
    <message>
        <source>The picture %1 %2</source>
        <translation>A imagem %1 %2</translation>
    </message>
</context>
<context>
    <name>limber::PicturePage</name>
    <message>
        <source>Width, pixels</source>
        <translation>Largura, pixels</translation>
    </message>
    <message>
        <source>Height, pixels</source>
        <translation>Altura, pixels</translation>
    </message>
    <message>
        <source>&amp;Size, pixels</source>
        <translation>&amp;Tamanho, pixels</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Columns and rows; the pictures are spread evenly over the frames</source>
        <translation>Colunas e linhas; as imagens se distribuem por igual pelos quadros</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>Fol&amp;ha</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Primeiro quadro</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Último quadro</translation>
    </message>
    <message>
        <source>Fra&amp;mes</source>
        <translation>&amp;Quadros</translation>
    </message>
    <message>
        <source>to</source>
        <translation>até</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>As in the view</source>
        <translation>Como na vista</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparente</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>F&amp;undo</translation>
    </message>
    <message>
        <source>&amp;Ghosts</source>
        <translation>&amp;Fantasmas</translation>
    </message>
    <message>
        <source>Show the figure in neighbouring frames</source>
        <translation>A figura um pouco antes e depois</translation>
    </message>
    <message>
        <source>&amp;Trails of the selected joints</source>
        <translation>&amp;Rastros das juntas selecionadas</translation>
    </message>
    <message>
        <source>Their paths, coloured by speed</source>
        <translation>Seus caminhos, coloridos pela velocidade</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>&amp;Legenda</translation>
    </message>
    <message>
        <source>Name, frame and time, in the lower left corner</source>
        <translation>Nome, quadro e tempo, no canto inferior esquerdo</translation>
    </message>
    <message>
        <source>Of each picture of the sheet</source>
        <translation>De cada imagem da folha</translation>
    </message>
    <message>
        <source>The first frame comes after the last one.</source>
        <translation>O primeiro quadro vem depois do último.</translation>
    </message>
    <message>
        <source>Videos are made by ffmpeg, which is not installed. A PNG sequence needs nothing else.</source>
        <translation>Vídeos são feitos pelo ffmpeg, que não está instalado. Uma sequência PNG não precisa de mais nada.</translation>
    </message>
    <message>
        <source>The sheet would have %1 × %2 pixels: more than %3 per side take too much memory.</source>
        <translation>A folha teria %1 × %2 pixels: mais de %3 por lado ocupam memória demais.</translation>
    </message>
</context>
<context>
    <name>limber::PointEdit</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nada está selecionado.</translation>
    </message>
</context>
<context>
    <name>limber::PointFields</name>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>The frame of the key; all selected keys move with it</source>
        <translation>O quadro da chave; todas as chaves selecionadas se movem com ela</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Degrees or file units; all selected points move with it</source>
        <translation>Graus ou unidades do arquivo; todos os pontos selecionados se movem com ele</translation>
    </message>
    <message>
        <source>Tangents</source>
        <translation>Tangentes</translation>
    </message>
    <message>
        <source>How the curves run through the selected keys</source>
        <translation>Como as curvas passam pelas chaves selecionadas</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plana</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Quebrada</translation>
    </message>
    <message>
        <source>Slope before the key</source>
        <translation>Inclinação antes da chave</translation>
    </message>
    <message>
        <source>The slope before the key, degrees per frame</source>
        <translation>A inclinação antes da chave, graus por quadro</translation>
    </message>
    <message>
        <source>Slope after the key</source>
        <translation>Inclinação depois da chave</translation>
    </message>
    <message>
        <source>The slope after the key, degrees per frame</source>
        <translation>A inclinação depois da chave, graus por quadro</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>Inclinações</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Chave %1</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>Amostra %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No point selected</source>
        <translation>Nenhum ponto selecionado</translation>
    </message>
</context>
<context>
    <name>limber::PoseActions</name>
    <message numerus="yes">
        <source>Copied the pose of %n joint(s) in frame %1</source>
        <translation>
            <numerusform>Pose de %n junta copiada no quadro %1</numerusform>
            <numerusform>Pose de %n juntas copiada no quadro %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the pose of frame %1</source>
        <translation>Pose do quadro %1 copiada</translation>
    </message>
    <message>
        <source>The pose is already like that, or no joint has the name of a copied one.</source>
        <translation>A pose já é assim, ou nenhuma junta tem o nome de uma copiada.</translation>
    </message>
    <message>
        <source>Locked and left out: %1</source>
        <translation>Bloqueadas e deixadas de fora: %1</translation>
    </message>
    <message>
        <source>The other side has this pose already.</source>
        <translation>O outro lado já tem esta pose.</translation>
    </message>
</context>
<context>
    <name>limber::PoseFile</name>
    <message>
        <source>it is not a pose</source>
        <translation>não é uma pose</translation>
    </message>
    <message>
        <source>it was made by a newer Limber</source>
        <translation>foi feita por um Limber mais novo</translation>
    </message>
    <message>
        <source>a part of it is missing or damaged</source>
        <translation>uma parte dela falta ou está danificada</translation>
    </message>
</context>
<context>
    <name>limber::PoseGesture</name>
    <message>
        <source>%1 is locked. Unlock it to change it.</source>
        <translation>%1 está bloqueada. Desbloqueie-a para alterá-la.</translation>
    </message>
    <message>
        <source>%1 is not a knee or an elbow.</source>
        <translation>%1 não é joelho nem cotovelo.</translation>
    </message>
    <message>
        <source>%1 has no rotation channels.</source>
        <translation>%1 não tem canais de rotação.</translation>
    </message>
    <message>
        <source>%1 has no position channels. Move it with IK (R).</source>
        <translation>%1 não tem canais de posição. Mova-a com IK (R).</translation>
    </message>
    <message>
        <source>The file is still being read.</source>
        <translation>O arquivo ainda está sendo lido.</translation>
    </message>
    <message>
        <source>The clip has no frames: insert one to pose it.</source>
        <translation>O clipe não tem quadros: insira um para fazer a pose.</translation>
    </message>
    <message>
        <source>The layers are still being computed.</source>
        <translation>As camadas ainda estão sendo calculadas.</translation>
    </message>
    <message>
        <source>The current frame is outside of the range, to which changes go.</source>
        <translation>O quadro atual está fora do intervalo, para o qual vão as alterações.</translation>
    </message>
    <message>
        <source>Changes affect the range, but none is set: Shift+drag on the timeline.</source>
        <translation>As alterações vão para o intervalo, e nenhum está definido: Shift+arrastar na linha do tempo.</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %1 %2°, %n frame(s)</source>
        <translation>
            <numerusform>Girar %1 %2°, %n quadro</numerusform>
            <numerusform>Girar %1 %2°, %n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1, %n frame(s)</source>
        <translation>
            <numerusform>Mover %1, %n quadro</numerusform>
            <numerusform>Mover %1, %n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swing %1, %n frame(s)</source>
        <translation>
            <numerusform>Balançar %1, %n quadro</numerusform>
            <numerusform>Balançar %1, %n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste pose, %n frame(s)</source>
        <translation>
            <numerusform>Colar pose, %n quadro</numerusform>
            <numerusform>Colar pose, %n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>IK %1, %n frame(s)</source>
        <translation>
            <numerusform>IK %1, %n quadro</numerusform>
            <numerusform>IK %1, %n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, into %2</source>
        <translation>%1, em %2</translation>
    </message>
    <message>
        <source>A change of the whole clip creates a separate layer: %1. The values in the file do not change.</source>
        <translation>Uma alteração do clipe inteiro vai para uma camada própria: %1. Os números do arquivo ficam como estão.</translation>
    </message>
    <message>
        <source>Select joints of the left or right side that have partners on the other side.</source>
        <translation>Selecione juntas do lado esquerdo ou direito que tenham parceiras do outro lado.</translation>
    </message>
    <message>
        <source>Joints of both sides are selected: select only those of the side to mirror.</source>
        <translation>Há juntas dos dois lados selecionadas: selecione só aquelas cuja pose deve ser espelhada.</translation>
    </message>
    <message numerus="yes">
        <source>Mirror to the other side, %n frame(s)</source>
        <translation>
            <numerusform>Espelhar para o outro lado, %n quadro</numerusform>
            <numerusform>Espelhar para o outro lado, %n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, both sides</source>
        <translation>%1, ambos os lados</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at %2, %n frame(s)</source>
        <translation>
            <numerusform>%1 olha para %2, %n quadro</numerusform>
            <numerusform>%1 olha para %2, %n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at a point, %n frame(s)</source>
        <translation>
            <numerusform>%1 olha para um ponto, %n quadro</numerusform>
            <numerusform>%1 olha para um ponto, %n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks past it in %n frame(s), by up to %1° (frame %2): a head turns only so far, and not at any speed.</source>
        <translation>
            <numerusform>Desvia-se do alvo em %n quadro, em %1° (quadro %2): uma cabeça gira só até certo ponto e não a qualquer velocidade.</numerusform>
            <numerusform>Desvia-se do alvo em %n quadros, em até %1° (quadro %2): uma cabeça gira só até certo ponto e não a qualquer velocidade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twist %1 %2° from %3, %n frame(s)</source>
        <translation>
            <numerusform>Torcer %1 %2° a partir de %3, %n quadro</numerusform>
            <numerusform>Torcer %1 %2° a partir de %3, %n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is locked and cannot take its share of the twist. Unlock it, or turn Spread off.</source>
        <translation>%1 está bloqueada e não pode levar a sua parte da torção. Desbloqueie-a ou desligue Distribuir.</translation>
    </message>
    <message>
        <source>%1 has no rotation channels and cannot take its share of the twist.</source>
        <translation>%1 não tem canais de rotação e não pode levar a sua parte da torção.</translation>
    </message>
</context>
<context>
    <name>limber::PoseLibrary</name>
    <message>
        <source>it is too large</source>
        <translation>é grande demais</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The pose could not be written to %1.</source>
        <translation>A pose não pôde ser gravada em %1.</translation>
    </message>
    <message>
        <source>A pose needs a name.</source>
        <translation>Uma pose precisa de um nome.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>A pasta %1 não pode ser criada.</translation>
    </message>
    <message>
        <source>The pose no longer exists.</source>
        <translation>A pose não está mais lá.</translation>
    </message>
    <message>
        <source>The pose could not be deleted: %1</source>
        <translation>A pose não pôde ser excluída: %1</translation>
    </message>
</context>
<context>
    <name>limber::PoseLibraryActions</name>
    <message>
        <source>Saved the pose “%1”</source>
        <translation>Pose “%1” salva</translation>
    </message>
    <message>
        <source>Save Pose</source>
        <translation>Salvar pose</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Quadro %1</translation>
    </message>
</context>
<context>
    <name>limber::PoseLibraryDialog</name>
    <message>
        <source>Pose Library</source>
        <translation>Biblioteca de poses</translation>
    </message>
    <message>
        <source>Filter poses</source>
        <translation>Filtrar poses</translation>
    </message>
    <message>
        <source>Filter poses by name</source>
        <translation>Filtrar poses pelo nome</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Poses</translation>
    </message>
    <message>
        <source>&amp;Save Pose…</source>
        <translation>&amp;Salvar pose…</translation>
    </message>
    <message>
        <source>Keep the pose of the current frame: of the selected joints, or of all</source>
        <translation>Guardar a pose do quadro atual: das juntas selecionadas, ou de todas</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>Give the pose another name (F2)</source>
        <translation>Dar outro nome à pose (F2)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>Delete the file of the pose</source>
        <translation>Excluir o arquivo da pose</translation>
    </message>
    <message>
        <source>Apply &amp;Mirrored</source>
        <translation>&amp;Aplicar espelhada</translation>
    </message>
    <message>
        <source>Put the pose into the current frame with left and right swapped</source>
        <translation>Pôr a pose no quadro atual com esquerda e direita trocadas</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Apli&amp;car</translation>
    </message>
    <message>
        <source>Put the pose into the current frame; other frames follow, as set above the view</source>
        <translation>Pôr a pose no quadro atual; outros recebem sua parte</translation>
    </message>
    <message>
        <source>No poses yet: “Save Pose…” keeps the pose of the current frame.</source>
        <translation>Ainda não há poses: “Salvar pose…” guarda a pose do quadro atual.</translation>
    </message>
    <message>
        <source>No matching poses</source>
        <translation>Nenhuma pose encontrada</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n arquivo não pôde ser lido: %1</numerusform>
            <numerusform>%n arquivos não puderam ser lidos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>Excluir pose</translation>
    </message>
    <message>
        <source>Delete the pose “%1”?</source>
        <translation>Excluir a pose “%1”?</translation>
    </message>
    <message>
        <source>Its file is deleted; this cannot be undone.</source>
        <translation>Seu arquivo é excluído; isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>limber::PoseOverlay</name>
    <message>
        <source>pole, held</source>
        <translation>polo, mantido</translation>
    </message>
    <message>
        <source>pole</source>
        <translation>polo</translation>
    </message>
</context>
<context>
    <name>limber::PoseReadout</name>
    <message>
        <source>freely</source>
        <translation>livremente</translation>
    </message>
    <message>
        <source>about the line of sight</source>
        <translation>em torno da linha de visão</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>em torno de %1</translation>
    </message>
    <message>
        <source>about the line to the limb&apos;s end</source>
        <translation>em torno da linha até a ponta do membro</translation>
    </message>
    <message>
        <source>out of reach by %1</source>
        <translation>fora de alcance por %1</translation>
    </message>
    <message>
        <source>from where it was</source>
        <translation>de onde estava</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 unidades</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>looks at a point</source>
        <translation>olha para um ponto</translation>
    </message>
    <message>
        <source>looks at %1</source>
        <translation>olha para %1</translation>
    </message>
    <message>
        <source>cannot turn so far: %1° past it</source>
        <translation>não consegue girar tanto: %1° de desvio</translation>
    </message>
    <message>
        <source>cannot hold: %1 off</source>
        <translation>não consegue manter: %1 de desvio</translation>
    </message>
    <message numerus="yes">
        <source>twist shared by %n joint(s)</source>
        <translation>
            <numerusform>torção dividida por %n junta</numerusform>
            <numerusform>torção dividida por %n juntas</numerusform>
        </translation>
    </message>
    <message>
        <source>turns toward a point</source>
        <translation>vira-se para um ponto</translation>
    </message>
    <message>
        <source>turns toward %1</source>
        <translation>vira-se para %1</translation>
    </message>
</context>
<context>
    <name>limber::PoseTool</name>
    <message numerus="yes">
        <source>%n joint(s) pinned</source>
        <translation>
            <numerusform>%n junta fixada</numerusform>
            <numerusform>%n juntas fixadas</numerusform>
        </translation>
    </message>
    <message>
        <source>frame %1 will change</source>
        <translation>o quadro %1 vai mudar</translation>
    </message>
    <message>
        <source>frames %1–%2 will change</source>
        <translation>os quadros %1–%2 vão mudar</translation>
    </message>
    <message>
        <source>Esc takes it back</source>
        <translation>Esc desfaz</translation>
    </message>
</context>
<context>
    <name>limber::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Icons and text</source>
        <translation>Ícones e texto</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Ícones</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Joint names</source>
        <translation>Nomes das juntas</translation>
    </message>
    <message>
        <source>Default encoding for joint names</source>
        <translation>Codificação padrão dos nomes das juntas</translation>
    </message>
    <message>
        <source>Keep backups</source>
        <translation>Manter backups</translation>
    </message>
    <message>
        <source>What a file was before it was saved is kept beside it, as walk.bvh.~1~, walk.bvh.~2~ …</source>
        <translation>O que um arquivo era antes de ser salvo fica ao lado dele, como walk.bvh.~1~, walk.bvh.~2~ …</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>O último</translation>
    </message>
    <message>
        <source>The last three</source>
        <translation>Os três últimos</translation>
    </message>
    <message>
        <source>The last ten</source>
        <translation>Os dez últimos</translation>
    </message>
    <message>
        <source>Startup</source>
        <translation>Inicialização</translation>
    </message>
    <message>
        <source>With unsaved changes, Limber quits without asking and continues where you left off</source>
        <translation>Com alterações não salvas, o Limber termina sem perguntar e continua de onde você parou</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Last session&apos;s files</source>
        <translation>Arquivos da última sessão</translation>
    </message>
    <message>
        <source>Last session&apos;s files with unsaved changes</source>
        <translation>Arquivos da última sessão com alterações não salvas</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The window changes its language when this dialog is closed</source>
        <translation>A janela muda de idioma quando este diálogo é fechado</translation>
    </message>
</context>
<context>
    <name>limber::PresetMenu</name>
    <message>
        <source>Settings that you keep under a name</source>
        <translation>Configurações guardadas sob um nome</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Não salvo</translation>
    </message>
    <message>
        <source>Kept settings: %1</source>
        <translation>Configurações guardadas: %1</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Rename %1…</source>
        <translation>Renomear %1…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Save Settings</source>
        <translation>Salvar configurações</translation>
    </message>
    <message>
        <source>Rename Settings</source>
        <translation>Renomear configurações</translation>
    </message>
    <message>
        <source>Name (another one of this name is replaced):</source>
        <translation>Nome (outra com este nome é substituída):</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>limber::PreviewChip</name>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>nothing is changed yet</source>
        <translation>nada foi alterado ainda</translation>
    </message>
    <message>
        <source>Change the document, as one step to undo</source>
        <translation>Alterar o documento, como uma etapa que se desfaz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>End the preview and leave the document as it is</source>
        <translation>Encerrar a prévia e deixar o documento como está</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Prévia: %1</translation>
    </message>
</context>
<context>
    <name>limber::ProportionsDialog</name>
    <message>
        <source>Proportions of %1</source>
        <translation>Proporções de %1</translation>
    </message>
    <message>
        <source>Limbs</source>
        <translation>Membros</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Ossos</translation>
    </message>
    <message>
        <source>From a File</source>
        <translation>De um arquivo</translation>
    </message>
    <message>
        <source>Applied in order: file, limbs, height, bones</source>
        <translation>Aplicado na ordem: arquivo, membros, altura, ossos</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>No changes yet</source>
        <translation>Ainda sem alterações</translation>
    </message>
    <message numerus="yes">
        <source>%n offset(s) will change</source>
        <translation>
            <numerusform>%n offset vai mudar</numerusform>
            <numerusform>%n offsets vão mudar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change proportions: %n offset(s)</source>
        <translation>
            <numerusform>Alterar proporções: %n offset</numerusform>
            <numerusform>Alterar proporções: %n offsets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::RecentMenu</name>
    <message>
        <source>Clear List</source>
        <translation>Limpar lista</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryActions</name>
    <message>
        <source>Limber could not look for unsaved work: %1</source>
        <translation>Não foi possível procurar trabalho não salvo: %1</translation>
    </message>
    <message>
        <source>There is no unsaved work of an earlier run.</source>
        <translation>Não há trabalho não salvo de uma execução anterior.</translation>
    </message>
    <message>
        <source>The unsaved work on %1 cannot be recovered.</source>
        <translation>O trabalho não salvo em %1 não pode ser assumido.</translation>
    </message>
    <message>
        <source>The unsaved work on %1 is damaged and cannot be read.</source>
        <translation>O trabalho não salvo em %1 está danificado e não pode ser lido.</translation>
    </message>
    <message>
        <source>The unsaved work on %1 was recovered up to where its journal is damaged.</source>
        <translation>O trabalho não salvo em %1 foi recuperado até onde seu diário está danificado.</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryDialog</name>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Ainda não salvo</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n etapa</numerusform>
            <numerusform>%1, %n etapas</numerusform>
        </translation>
    </message>
    <message>
        <source>(what came after them is damaged)</source>
        <translation>(o que veio depois está danificado)</translation>
    </message>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>Recuperar trabalho não salvo</translation>
    </message>
    <message>
        <source>Documents with unsaved work</source>
        <translation>Documentos com trabalho não salvo</translation>
    </message>
    <message>
        <source>Steps that were not saved, the latest first</source>
        <translation>Etapas que não foram salvas, a última primeiro</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Steps, the latest first</source>
        <translation>Etapas, a última primeiro</translation>
    </message>
    <message>
        <source>Limber ended before this work was saved.</source>
        <translation>O Limber terminou antes que este trabalho fosse salvo.</translation>
    </message>
    <message>
        <source>Recover opens it as it was, with its history. The files on disk are as they were last saved; nothing is written to them until you save.</source>
        <translation>Recuperar o abre como era, com seu histórico. Os arquivos no disco estão como foram salvos por último; nada é gravado neles até você salvar.</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Descartar…</translation>
    </message>
    <message>
        <source>Delete the ticked work; the files on disk stay</source>
        <translation>Excluir o trabalho marcado; os arquivos no disco ficam</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>D&amp;epois</translation>
    </message>
    <message>
        <source>Keep all of it: File, Recover Unsaved Work shows it again, and so does the next start</source>
        <translation>Manter tudo: Arquivo, Recuperar trabalho não salvo o mostra de novo, e também a próxima inicialização</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>Open the ticked documents with their unsaved work</source>
        <translation>Abrir os documentos marcados com seu trabalho não salvo</translation>
    </message>
    <message numerus="yes">
        <source>Delete the unsaved work on %n document(s)?</source>
        <translation>
            <numerusform>Excluir o trabalho não salvo em %n documento?</numerusform>
            <numerusform>Excluir o trabalho não salvo em %n documentos?</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be brought back. The files on disk stay as they are.</source>
        <translation>Ele não pode ser trazido de volta. Os arquivos no disco ficam como estão.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Not changed since it was opened</source>
        <translation>Não alterado desde que foi aberto</translation>
    </message>
    <message>
        <source>Undone after it was saved</source>
        <translation>Desfeito depois de salvo</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryFeature</name>
    <message>
        <source>Limber ended unexpectedly. A report was written; nothing was sent.</source>
        <translation>O Limber terminou inesperadamente. Um relatório foi gravado; nada foi enviado.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Read the report</source>
        <translation>Ler o relatório</translation>
    </message>
</context>
<context>
    <name>limber::RecoveryKeeper</name>
    <message>
        <source>Changes cannot be kept in case Limber ends unexpectedly: %1. Save often.</source>
        <translation>As alterações não podem ser guardadas para o caso de o Limber terminar inesperadamente: %1. Salve com frequência.</translation>
    </message>
</context>
<context>
    <name>limber::ResultView</name>
    <message>
        <source>The preview appears here when it is ready.</source>
        <translation>A prévia aparece aqui quando estiver pronta.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Play the result, with the source as a ghost (Space)</source>
        <translation>Reproduzir o resultado, com a fonte como fantasma (Espaço)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Show which way each part of both bodies faces, so that a twist can be seen</source>
        <translation>Mostra para onde cada parte dos dois corpos está virada, para que se veja uma torção</translation>
    </message>
</context>
<context>
    <name>limber::RetargetActions</name>
    <message>
        <source>Retarget onto %1</source>
        <translation>Transferir para %1</translation>
    </message>
</context>
<context>
    <name>limber::RetargetDialog</name>
    <message>
        <source>Retarget %1</source>
        <translation>Transferir %1</translation>
    </message>
    <message>
        <source>Choose a target skeleton above.</source>
        <translation>Escolha acima um esqueleto destino.</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Juntas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Target s&amp;keleton</source>
        <translation>&amp;Esqueleto destino</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation>De &amp;arquivo…</translation>
    </message>
    <message>
        <source>As a &amp;new document</source>
        <translation>Como &amp;novo documento</translation>
    </message>
    <message>
        <source>The source stays open in its own tab, so that both can be compared</source>
        <translation>A fonte fica aberta em sua própria aba, para que se possam comparar</translation>
    </message>
    <message>
        <source>&amp;Replace this motion</source>
        <translation>S&amp;ubstituir este movimento</translation>
    </message>
    <message>
        <source>One undo step: Ctrl+Z and Ctrl+Y compare both. Saving overwrites the file of the source.</source>
        <translation>Uma etapa a desfazer: Ctrl+Z e Ctrl+Y comparam os dois. Salvar sobrescreve o arquivo da fonte.</translation>
    </message>
    <message>
        <source>Retarget</source>
        <translation>Transferir</translation>
    </message>
    <message>
        <source>%1 on %2.bvh</source>
        <translation>%1 em %2.bvh</translation>
    </message>
    <message>
        <source>Choose Target Skeleton</source>
        <translation>Escolher esqueleto destino</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 não pode ser lido.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Medindo…</translation>
    </message>
    <message>
        <source>Use the skeleton of a BVH file or of a character (.glb, .gltf, .vrm, .fbx) as the target</source>
        <translation>Usar o esqueleto de um arquivo BVH ou de um personagem (.glb, .gltf, .vrm, .fbx) como destino</translation>
    </message>
    <message>
        <source>Writes a .glb that is the character&apos;s file with this motion as one more animation</source>
        <translation>Grava um .glb que é o arquivo do personagem com este movimento como mais uma animação</translation>
    </message>
    <message>
        <source>Skeletons (*.bvh *.BVH %1);;All files (*)</source>
        <translation>Esqueletos (*.bvh *.BVH %1);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Into a &amp;copy of %1…</source>
        <translation>Em uma &amp;cópia de %1…</translation>
    </message>
    <message>
        <source>Into a &amp;copy of its file…</source>
        <translation>Em uma &amp;cópia do arquivo…</translation>
    </message>
    <message>
        <source>Joints of %1</source>
        <translation>Articulações de %1</translation>
    </message>
    <message>
        <source>Use These</source>
        <translation>Usar estas</translation>
    </message>
    <message>
        <source>Into a &amp;file for %1…</source>
        <translation>Em um &amp;arquivo para %1…</translation>
    </message>
    <message>
        <source>Writes an .fbx with the joints of the character and this motion</source>
        <translation>Grava um .fbx com as articulações do personagem e este movimento</translation>
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
        <translation>Medidas</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Lengths are scaled to a 170 cm body.</source>
        <translation>Os comprimentos são escalados para um corpo de 170 cm.</translation>
    </message>
    <message>
        <source>Floor penetration</source>
        <translation>Penetração no chão</translation>
    </message>
    <message>
        <source>The deepest point below the floor, in cm, scaled to a 170 cm body</source>
        <translation>O ponto mais fundo abaixo do chão, em cm, escalado para um corpo de 170 cm</translation>
    </message>
    <message>
        <source>Knees and elbows bent the wrong way</source>
        <translation>Joelhos e cotovelos dobrados ao contrário</translation>
    </message>
    <message>
        <source>Fraction of all frames, for the worst limb</source>
        <translation>Parte de todos os quadros, para o pior membro</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Foot sliding (average)</source>
        <translation>Deslize dos pés (média)</translation>
    </message>
    <message>
        <source>How far planted feet move per frame, in cm, scaled to a 170 cm body</source>
        <translation>Quanto pés apoiados se movem por quadro, em cm, escalado para um corpo de 170 cm</translation>
    </message>
    <message>
        <source>Foot drift (max)</source>
        <translation>Desvio dos pés (máx.)</translation>
    </message>
    <message>
        <source>How far a planted foot gets from its middle position, in cm, scaled to a 170 cm body</source>
        <translation>Quanto um pé apoiado se afasta de sua posição média, em cm, escalado para um corpo de 170 cm</translation>
    </message>
    <message>
        <source>Bone direction error (average)</source>
        <translation>Erro de direção dos ossos (média)</translation>
    </message>
    <message>
        <source>Angle between mapped bones of source and result</source>
        <translation>Ângulo entre ossos mapeados da fonte e do resultado</translation>
    </message>
    <message>
        <source>Bone direction error (max)</source>
        <translation>Erro de direção dos ossos (máx.)</translation>
    </message>
    <message>
        <source>The largest angle of any frame. The bone with the largest average ends at %1.</source>
        <translation>O maior ângulo de todos os quadros. O osso com a maior média termina em %1.</translation>
    </message>
    <message>
        <source>Jerk</source>
        <translation>Solavanco</translation>
    </message>
    <message>
        <source>Compared with the source. Above 1.6 the motion may look shaky.</source>
        <translation>Comparado com a fonte. Acima de 1,6 o movimento pode parecer trêmulo.</translation>
    </message>
    <message>
        <source>Largest jump between frames</source>
        <translation>Maior salto entre quadros</translation>
    </message>
    <message>
        <source>Compared with the source. Above 1.5 a joint may pop.</source>
        <translation>Comparado com a fonte. Acima de 1,5 uma junta pode saltar.</translation>
    </message>
    <message>
        <source>Euler flips (over 170°)</source>
        <translation>Inversões de Euler (acima de 170°)</translation>
    </message>
    <message>
        <source>Angles that jump from frame to frame. The pose is right, but filters in other programs may handle it badly.</source>
        <translation>Ângulos que saltam de quadro a quadro. A pose está certa, mas filtros de outros programas podem lidar mal com isso.</translation>
    </message>
    <message>
        <source>%1 of %2 target joints mapped.</source>
        <translation>%1 de %2 juntas destino mapeadas.</translation>
    </message>
    <message>
        <source>Unmapped (move with their parent): %1 …</source>
        <translation>Não mapeadas (movem-se com o pai): %1 …</translation>
    </message>
    <message>
        <source>Unmapped (move with their parent): %1.</source>
        <translation>Não mapeadas (movem-se com o pai): %1.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Twist (average)</source>
        <translation>Torção (média)</translation>
    </message>
    <message>
        <source>How far limbs are rotated about their own bones, most at %1. Above 30° a skin looks wrung.</source>
        <translation>Quanto os membros estão girados em torno dos próprios ossos, mais em %1. Acima de 30° uma pele parece torcida.</translation>
    </message>
    <message>
        <source>Pelvis lowered by up to %L1 cm so the feet reach the floor.</source>
        <translation>Pelve baixada em até %L1 cm para que os pés alcancem o chão.</translation>
    </message>
</context>
<context>
    <name>limber::RetargetSettingsPanel</name>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Match bone directions</source>
        <translation>Igualar direções dos ossos</translation>
    </message>
    <message>
        <source>Preserve small rest-pose differences</source>
        <translation>Preservar pequenas diferenças da pose de repouso</translation>
    </message>
    <message>
        <source>Source frame</source>
        <translation>Quadro da fonte</translation>
    </message>
    <message>
        <source>A source frame in which the figure stands like the target at rest, such as a T-pose</source>
        <translation>Um quadro da fonte em que a figura está como o destino em repouso, como uma pose em T</translation>
    </message>
    <message>
        <source>Source frame of the reference pose</source>
        <translation>Quadro da fonte da pose de referência</translation>
    </message>
    <message>
        <source>Target file frame</source>
        <translation>Quadro do arquivo destino</translation>
    </message>
    <message>
        <source>A frame of the target file to use as its rest pose, instead of all rotations zero</source>
        <translation>Um quadro do arquivo destino a usar como sua pose de repouso, em vez de todas as rotações zero</translation>
    </message>
    <message>
        <source>Target file frame of the reference pose</source>
        <translation>Quadro do arquivo destino da pose de referência</translation>
    </message>
    <message>
        <source>Distribute bend along spine and neck</source>
        <translation>Distribuir a curvatura pela coluna e pelo pescoço</translation>
    </message>
    <message>
        <source>For chains that have more or fewer joints than in the source</source>
        <translation>Para cadeias que têm mais ou menos juntas do que na fonte</translation>
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
        <translation>Escalar pelo comprimento das pernas</translation>
    </message>
    <message>
        <source>Travel factor</source>
        <translation>Fator de deslocamento</translation>
    </message>
    <message>
        <source>Keep travel distance</source>
        <translation>Manter distância percorrida</translation>
    </message>
    <message>
        <source>The figure covers the same distance as the source, to meet marks, props or other figures</source>
        <translation>A figura percorre a mesma distância que a fonte, para chegar a marcas, objetos ou outras figuras</translation>
    </message>
    <message>
        <source>Root motion (travel and heading on the root)</source>
        <translation>Root motion (deslocamento e rumo na raiz)</translation>
    </message>
    <message>
        <source>For game engines that move a figure by a root joint on the floor, below the pelvis</source>
        <translation>Para motores de jogo que movem uma figura por uma junta raiz no chão, abaixo da pelve</translation>
    </message>
    <message>
        <source>Align to floor</source>
        <translation>Alinhar ao chão</translation>
    </message>
    <message>
        <source>Moves the whole figure up or down by one amount, so that planted feet are on the floor</source>
        <translation>Move a figura inteira para cima ou para baixo por um mesmo valor, de modo que pés apoiados fiquem no chão</translation>
    </message>
    <message>
        <source>Lock planted feet</source>
        <translation>Travar pés apoiados</translation>
    </message>
    <message>
        <source>Bends the legs so that feet do not slide while they are planted</source>
        <translation>Dobra as pernas de modo que os pés não deslizem enquanto apoiados</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Keep distance to other hand</source>
        <translation>Manter distância da outra mão</translation>
    </message>
    <message>
        <source>Keep distance to head</source>
        <translation>Manter distância da cabeça</translation>
    </message>
    <message>
        <source>Keep distance to pelvis</source>
        <translation>Manter distância da pelve</translation>
    </message>
    <message>
        <source>Keep world position</source>
        <translation>Manter posição no mundo</translation>
    </message>
    <message>
        <source>Bends the arm so that the hand keeps its position, scaled by the lengths of the arms</source>
        <translation>Dobra o braço de modo que a mão mantenha seu lugar, escalado pelos comprimentos dos braços</translation>
    </message>
    <message>
        <source>Rest poses</source>
        <translation>Poses de repouso</translation>
    </message>
    <message>
        <source>Reference pose</source>
        <translation>Pose de referência</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Deslocamento</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Fator</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Chão</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Pés</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Mão esquerda</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Mão direita</translation>
    </message>
    <message>
        <source>Target up axis</source>
        <translation>Eixo vertical do destino</translation>
    </message>
    <message>
        <source>In use: match bone directions</source>
        <translation>Em uso: igualar direções dos ossos</translation>
    </message>
    <message>
        <source>In use: preserve small rest-pose differences</source>
        <translation>Em uso: preservar pequenas diferenças da pose de repouso</translation>
    </message>
    <message>
        <source>Already on the floor</source>
        <translation>Já no chão</translation>
    </message>
    <message>
        <source>Moved up by %L1 units</source>
        <translation>Movido %L1 unidades para cima</translation>
    </message>
    <message>
        <source>Moved down by %L1 units</source>
        <translation>Movido %L1 unidades para baixo</translation>
    </message>
    <message>
        <source>No contacts detected</source>
        <translation>Nenhum contato detectado</translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s) detected</source>
        <translation>
            <numerusform>%n contato detectado</numerusform>
            <numerusform>%n contatos detectados</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands above the floor</source>
        <translation>Mãos acima do chão</translation>
    </message>
    <message>
        <source>Lifts hands that would go through the floor where those of the source do not</source>
        <translation>Levanta as mãos que atravessariam o chão onde as da fonte não o fazem</translation>
    </message>
    <message>
        <source>Toes above the floor</source>
        <translation>Dedos dos pés acima do chão</translation>
    </message>
    <message>
        <source>Bends toes, and feet without toes, that would go through the floor where those of the source do not</source>
        <translation>Dobra os dedos dos pés, e os pés sem dedos, que atravessariam o chão onde os da origem não atravessam</translation>
    </message>
    <message>
        <source>Keep hands and arms out of the body</source>
        <translation>Manter mãos e braços fora do corpo</translation>
    </message>
    <message>
        <source>Brings hands and forearms out of trunk, head and thighs, into which other proportions put them, as the operation Keep Apart does</source>
        <translation>Tira mãos e antebraços do tronco, da cabeça e das coxas, onde outras proporções os põem, como faz a operação Manter separado</translation>
    </message>
</context>
<context>
    <name>limber::RetargetSetup</name>
    <message>
        <source>Not mapped: %1 is mapped to %2, and this would reverse their order in the hierarchy.</source>
        <translation>Não mapeado: %1 está mapeada para %2, e isto inverteria sua ordem na hierarquia.</translation>
    </message>
</context>
<context>
    <name>limber::SampleEdit</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n amostra</numerusform>
            <numerusform>%n amostras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1, %n frame(s)</source>
        <comment>a joint and its channel</comment>
        <translation>
            <numerusform>Desenhar %1, %n quadro</numerusform>
            <numerusform>Desenhar %1, %n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale curve %1 by %2, %n frame(s)</source>
        <comment>a joint and its channel</comment>
        <translation>
            <numerusform>Escalar curva %1 por %2, %n quadro</numerusform>
            <numerusform>Escalar curva %1 por %2, %n quadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Curve %1 %2, %n frame(s)</source>
        <comment>a joint with its channel, and by how much</comment>
        <translation>
            <numerusform>Curva %1 %2, %n quadro</numerusform>
            <numerusform>Curva %1 %2, %n quadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Curve %1</source>
        <translation>Curva %1</translation>
    </message>
</context>
<context>
    <name>limber::SavedViewActions</name>
    <message>
        <source>View %1 is empty. %2 keeps the present view there.</source>
        <translation>A vista %1 está vazia. %2 guarda nela a vista presente.</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>Vista %1</translation>
    </message>
    <message>
        <source>There is no view to keep yet.</source>
        <translation>Ainda não há vista a guardar.</translation>
    </message>
    <message>
        <source>Saved as View %1. Press %2 to return to it.</source>
        <translation>Guardada como vista %1. %2 volta a ela.</translation>
    </message>
</context>
<context>
    <name>limber::Saving</name>
    <message>
        <source>%1 is still loading. You can edit and save it when loading has finished.</source>
        <translation>%1 ainda está carregando. Será possível editá-lo e salvá-lo quando terminar.</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>%1 would be a project, which is saved with its BVH file and named like it. Choose a name that ends in .bvh.</source>
        <translation>%1 seria um projeto, que é salvo com seu arquivo BVH e tem o nome dele. Escolha um nome que termine em .bvh.</translation>
    </message>
    <message>
        <source>Export Merged</source>
        <translation>Exportar mesclado</translation>
    </message>
    <message>
        <source>%1 holds the motion without its layers: choose another name for both in one.</source>
        <translation>%1 contém o movimento sem suas camadas: escolha outro nome para ambos em um.</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportado</translation>
    </message>
    <message>
        <source>%1 was not saved: there is no folder for a copy while it is written in place.</source>
        <translation>%1 não foi salvo: não há pasta para uma cópia enquanto se grava no próprio arquivo.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>Saved %1 and %2</source>
        <translation>%1 e %2 salvos</translation>
    </message>
    <message>
        <source>%1. %2 was not saved either.</source>
        <translation>%1. %2 também não foi salvo.</translation>
    </message>
    <message>
        <source>%1 was not saved: it was cancelled</source>
        <translation>%1 não foi salvo: foi cancelado</translation>
    </message>
    <message>
        <source>%1 is saved, but %2</source>
        <translation>%1 está salvo, mas %2</translation>
    </message>
    <message>
        <source>%1, with the character %2</source>
        <translation>%1, com o personagem %2</translation>
    </message>
    <message>
        <source>%1, without the character %2, which is in another folder</source>
        <translation>%1, sem o personagem %2, que está em outra pasta</translation>
    </message>
</context>
<context>
    <name>limber::ScopeChip</name>
    <message>
        <source>The operation in Clean Up changes only these joints. Click to see it.</source>
        <translation>A operação em Limpeza muda só estas juntas. Clique para vê-la.</translation>
    </message>
    <message>
        <source>Let the operation change all joints</source>
        <translation>Deixar a operação mudar todas as juntas</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Todas as juntas</translation>
    </message>
    <message>
        <source>Selected joints only</source>
        <translation>Só as juntas selecionadas</translation>
    </message>
    <message>
        <source>Selected branches only</source>
        <translation>Só os ramos selecionados</translation>
    </message>
</context>
<context>
    <name>limber::SeamChooser</name>
    <message>
        <source>Progress of the comparison of poses</source>
        <translation>Progresso da comparação de poses</translation>
    </message>
    <message>
        <source>Choose a second clip to see where the two are alike.</source>
        <translation>Escolha um segundo clipe para ver onde os dois se parecem.</translation>
    </message>
    <message>
        <source>The second clip cannot be compared with this one.</source>
        <translation>O segundo clipe não pode ser comparado com este.</translation>
    </message>
    <message>
        <source>Poses are being compared …</source>
        <translation>Poses estão sendo comparadas …</translation>
    </message>
</context>
<context>
    <name>limber::SeamPicture</name>
    <message>
        <source>Distances between poses</source>
        <translation>Distâncias entre poses</translation>
    </message>
    <message>
        <source>%1 to %2 units</source>
        <translation>%1 a %2 unidades</translation>
    </message>
</context>
<context>
    <name>limber::SecondClip</name>
    <message>
        <source>No shift was found: the figures do not move alike within five seconds.</source>
        <translation>Nenhuma defasagem foi encontrada: as figuras não se movem de modo parecido dentro de cinco segundos.</translation>
    </message>
</context>
<context>
    <name>limber::SecondClipRow</name>
    <message>
        <source>Second Clip</source>
        <translation>Segundo clipe</translation>
    </message>
    <message>
        <source>The clips beside this one, on its timeline; drag a bar to shift its clip</source>
        <translation>Os clipes ao lado deste em seu tempo; arraste uma barra para defasar seu clipe</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>quadro %1</translation>
    </message>
    <message>
        <source>no frame</source>
        <translation>nenhum quadro</translation>
    </message>
</context>
<context>
    <name>limber::SecondLifeActions</name>
    <message>
        <source>Nothing needs to be repaired: it can be uploaded as it is.</source>
        <translation>Nada precisa ser reparado: pode ser enviado como está.</translation>
    </message>
    <message>
        <source>None of this can be repaired automatically.</source>
        <translation>Nada disso pode ser reparado por si só.</translation>
    </message>
    <message>
        <source>This makes the motion uploadable:</source>
        <translation>Isto torna o movimento enviável:</translation>
    </message>
    <message>
        <source>This repairs what can be repaired automatically:</source>
        <translation>Isto repara o que pode ser reparado por si só:</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>&amp;Reparar</translation>
    </message>
    <message>
        <source>Prepare for Upload</source>
        <translation>Preparar para envio</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) that move are none of the avatar, and their motion is lost. Retargeting keeps it.</source>
        <translation>
            <numerusform>%n junta que se move não existe no avatar, e o seu movimento se perde. A transferência o mantém.</numerusform>
            <numerusform>%n juntas que se movem não existem no avatar, e o seu movimento se perde. A transferência o mantém.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retarget Onto &amp;Avatar…</source>
        <translation>Transferir para &amp;avatar…</translation>
    </message>
</context>
<context>
    <name>limber::SecondLifePanel</name>
    <message>
        <source>%1; the layers were merged into the motion</source>
        <translation>%1; as camadas foram mescladas ao movimento</translation>
    </message>
    <message>
        <source>Everything is as the viewer wants it.</source>
        <translation>Tudo está como o visualizador quer.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Open a motion to see what Second Life would make of it.</source>
        <translation>Abra um movimento para ver o que o Second Life faria dele.</translation>
    </message>
    <message>
        <source>Still loading…</source>
        <translation>Ainda carregando…</translation>
    </message>
    <message>
        <source>This motion has no frames: there is nothing to upload.</source>
        <translation>Este movimento não tem quadros: não há nada a enviar.</translation>
    </message>
    <message>
        <source>It could not be checked: %1</source>
        <translation>Não pôde ser verificado: %1</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Verificando…</translation>
    </message>
</context>
<context>
    <name>limber::SeeingPainter</name>
    <message>
        <source>%1 · units/s</source>
        <translation>%1 · unidades/s</translation>
    </message>
    <message>
        <source>%1 · units per second</source>
        <translation>%1 · unidades por segundo</translation>
    </message>
</context>
<context>
    <name>limber::SeeingStrip</name>
    <message>
        <source>What the view shows</source>
        <translation>O que a vista mostra</translation>
    </message>
</context>
<context>
    <name>limber::SelectionMenu</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Save Selection Set</source>
        <translation>Salvar conjunto de seleção</translation>
    </message>
    <message>
        <source>Name; a set of the same name is replaced:</source>
        <translation>Nome; um conjunto com o mesmo nome é substituído:</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Conjunto %1</translation>
    </message>
    <message>
        <source>Rename Selection Set</source>
        <translation>Renomear conjunto de seleção</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>There is another selection set of that name.</source>
        <translation>Há outro conjunto de seleção com esse nome.</translation>
    </message>
</context>
<context>
    <name>limber::Session</name>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fixada</translation>
    </message>
    <message>
        <source>Hi</source>
        <translation>Qu</translation>
    </message>
    <message>
        <source>He</source>
        <translation>Ca</translation>
    </message>
    <message>
        <source>Ha</source>
        <translation>Mã</translation>
    </message>
    <message>
        <source>pinned on %1</source>
        <translation>fixada em %1</translation>
    </message>
</context>
<context>
    <name>limber::SessionTabs</name>
    <message>
        <source>Not saved yet</source>
        <translation>Ainda não salvo</translation>
    </message>
    <message>
        <source>%1
Project: %2</source>
        <translation>%1
Projeto: %2</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documentos abertos</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>Fechar este documento</translation>
    </message>
    <message>
        <source>Close document</source>
        <translation>Fechar documento</translation>
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
        <translation>Seus atalhos de teclado não puderam ser lidos; valem os da predefinição Limber. %1</translation>
    </message>
    <message>
        <source>Some of your keyboard shortcuts could not be used. %1</source>
        <translation>Alguns dos seus atalhos de teclado não puderam ser usados. %1</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutEditor</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>Pesquisar comandos e atalhos</translation>
    </message>
    <message>
        <source>Search by command or shortcut</source>
        <translation>Pesquisar por comando ou atalho</translation>
    </message>
    <message>
        <source>A word of a command, one that other programs use for it, or a shortcut such as Ctrl+Z</source>
        <translation>Uma palavra de um comando, uma que outros programas usam para ele, ou um atalho como Ctrl+Z</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Predefinição</translation>
    </message>
    <message>
        <source>Begin with the shortcuts of another program; your own changes stay</source>
        <translation>Começar com os atalhos de outro programa; suas alterações ficam</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Predefinição</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atalho</translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation>Segundo atalho</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>Clear the shortcut</source>
        <translation>Limpar o atalho</translation>
    </message>
    <message>
        <source>Clear the second shortcut</source>
        <translation>Limpar o segundo atalho</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Back to the shortcuts of the preset</source>
        <translation>Voltar aos atalhos da predefinição</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Tirar de lá</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Restaurar tudo</translation>
    </message>
    <message>
        <source>Drop all your changes to the preset</source>
        <translation>Descartar todas as suas alterações na predefinição</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Read shortcuts from a file</source>
        <translation>Ler atalhos de um arquivo</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write these shortcuts to a file</source>
        <translation>Gravar estes atalhos em um arquivo</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nada alterado</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) changed</source>
        <translation>
            <numerusform>%n comando alterado</numerusform>
            <numerusform>%n comandos alterados</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a command to change its shortcuts</source>
        <translation>Selecione um comando para alterar seus atalhos</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Import Shortcuts</source>
        <translation>Importar atalhos</translation>
    </message>
    <message>
        <source>Shortcuts (*.json);;All files (*)</source>
        <translation>Atalhos (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Some shortcuts were left out.</source>
        <translation>Alguns atalhos foram deixados de fora.</translation>
    </message>
    <message>
        <source>This file has no shortcuts for Limber.</source>
        <translation>Este arquivo não tem atalhos para o Limber.</translation>
    </message>
    <message>
        <source>Export Shortcuts</source>
        <translation>Exportar atalhos</translation>
    </message>
    <message>
        <source>Give it to this command; the other one loses it</source>
        <translation>Dá-o a este comando; o outro o perde</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 pertence a “%2”.</translation>
    </message>
    <message>
        <source>%1 cannot be used here: “%2”.</source>
        <translation>%1 não pode ser usado aqui: “%2”.</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutFile</name>
    <message>
        <source>“%1” is not a command of this version.</source>
        <translation>“%1” não é um comando desta versão.</translation>
    </message>
    <message>
        <source>The shortcuts of “%1” are not a list.</source>
        <translation>Os atalhos de “%1” não são uma lista.</translation>
    </message>
    <message>
        <source>“%1” is not a shortcut for “%2”.</source>
        <translation>“%1” não é um atalho para “%2”.</translation>
    </message>
    <message>
        <source>They are not JSON: %1 at byte %2.</source>
        <translation>Não são JSON: %1 no byte %2.</translation>
    </message>
    <message>
        <source>“limber-keys” is missing.</source>
        <translation>Falta “limber-keys”.</translation>
    </message>
    <message>
        <source>“%1” is not a preset.</source>
        <translation>“%1” não é uma predefinição.</translation>
    </message>
    <message>
        <source>%1 stays with “%2”; “%3” had it, too.</source>
        <translation>%1 fica com “%2”; “%3” também o tinha.</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutList</name>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Comandos e seus atalhos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Shortcuts that cannot be changed</source>
        <translation>Atalhos que não podem ser alterados</translation>
    </message>
</context>
<context>
    <name>limber::ShortcutRecorder</name>
    <message>
        <source>Press this, then the shortcut</source>
        <translation>Pressione aqui, depois o atalho</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Pressione uma tecla…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>press a key, or Esc to leave it</source>
        <translation>pressione uma tecla, ou Esc para sair</translation>
    </message>
</context>
<context>
    <name>limber::SideQuestionBar</name>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>&amp;No, Swap Sides</source>
        <translation>Não, &amp;trocar os lados</translation>
    </message>
    <message>
        <source>Question about left and right</source>
        <translation>Pergunta sobre esquerda e direita</translation>
    </message>
    <message>
        <source>Map the joints of both sides as proposed</source>
        <translation>Mapear as juntas dos dois lados como proposto</translation>
    </message>
    <message>
        <source>%1 is; map the joints of both sides the other way round</source>
        <translation>%1 é; mapear as juntas dos dois lados ao contrário</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <translation>Sim: %1</translation>
    </message>
    <message>
        <source>No, swap sides: %1</source>
        <translation>Não, trocar os lados: %1</translation>
    </message>
    <message>
        <source>Does “%1” follow “%2”, or is it the other side?</source>
        <translation>“%1” segue “%2”, ou é o outro lado?</translation>
    </message>
    <message>
        <source>Is “%1” the left leg (“%2” in the source)?</source>
        <translation>“%1” é a perna esquerda (“%2” na fonte)?</translation>
    </message>
    <message>
        <source>Is “%1” the right leg (“%2” in the source)?</source>
        <translation>“%1” é a perna direita (“%2” na fonte)?</translation>
    </message>
    <message>
        <source>Is “%1” the left arm (“%2” in the source)?</source>
        <translation>“%1” é o braço esquerdo (“%2” na fonte)?</translation>
    </message>
    <message>
        <source>Is “%1” the right arm (“%2” in the source)?</source>
        <translation>“%1” é o braço direito (“%2” na fonte)?</translation>
    </message>
</context>
<context>
    <name>limber::SourceExcerpt</name>
    <message>
        <source>The file is no longer there.</source>
        <translation>O arquivo não está mais lá.</translation>
    </message>
    <message>
        <source>The file can no longer be read.</source>
        <translation>O arquivo não pode mais ser lido.</translation>
    </message>
</context>
<context>
    <name>limber::SourceView</name>
    <message>
        <source>Lines of the file</source>
        <translation>Linhas do arquivo</translation>
    </message>
</context>
<context>
    <name>limber::SpeedRow</name>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>How fast the selected joints and, fainter, the whole figure move, in the file&apos;s units per second</source>
        <translation>Com que rapidez se movem as juntas selecionadas e, mais claro, a figura inteira, nas unidades do arquivo por segundo</translation>
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
        <translation>Abra um movimento, ou solte um arquivo .bvh aqui.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>Não, obrigado</translation>
    </message>
    <message>
        <source>Do not offer this again; it stays in the menu Help</source>
        <translation>Não oferecer isto de novo; o menu tem a visita</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>limber::StateChips</name>
    <message>
        <source>replace</source>
        <translation>substituir</translation>
    </message>
    <message>
        <source>add</source>
        <translation>somar</translation>
    </message>
    <message>
        <source>Position rule: %1</source>
        <translation>Regra de posição: %1</translation>
    </message>
    <message>
        <source>Position rule: %1, joints %2</source>
        <translation>Regra de posição: %1, juntas %2</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Where changes go: into the base, the numbers of the file, or into a layer over it</source>
        <translation>Para onde vão as alterações: para a base, os números do arquivo, ou para uma camada sobre ela</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Replace: channels are the full local position</source>
        <translation>Substituir: os canais são a posição local inteira</translation>
    </message>
    <message>
        <source>Add: channels are added to the offset</source>
        <translation>Somar: os canais são somados ao offset</translation>
    </message>
    <message>
        <source>Y is up</source>
        <translation>Y para cima</translation>
    </message>
    <message>
        <source>Z is up</source>
        <translation>Z para cima</translation>
    </message>
    <message>
        <source>X is up</source>
        <translation>X para cima</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Show Layers</source>
        <translation>Mostrar camadas</translation>
    </message>
    <message>
        <source>Changes go into: %1</source>
        <translation>As alterações vão para: %1</translation>
    </message>
    <message>
        <source>How position channels and offsets are combined: %1. Click to change.</source>
        <translation>Como canais de posição e offsets são combinados: %1. Clique para alterar.</translation>
    </message>
    <message>
        <source>Which axis is up in the view: %1. Click to change; the file stays the same.</source>
        <translation>Que eixo aponta para cima na vista: %1. Clique para alterar; o arquivo continua o mesmo.</translation>
    </message>
    <message>
        <source>The figure hangs head down: its own up axis is %1. The panel Findings can put it on its feet.</source>
        <translation>A figura está de cabeça para baixo: o próprio eixo vertical dela é %1. O painel “Achados” pode pô-la de pé.</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 para cima</translation>
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
        <translation>Nada aberto</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Junta %1</translation>
    </message>
    <message>
        <source>End site %1</source>
        <translation>Extremidade %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joints and end sites</source>
        <translation>
            <numerusform>%n juntas e extremidades</numerusform>
            <numerusform>%n juntas e extremidades</numerusform>
        </translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>quadro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>%n alteração não salva</numerusform>
            <numerusform>%n alterações não salvas</numerusform>
        </translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>não salvo</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n junta</numerusform>
            <numerusform>%n juntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s)</source>
        <translation>
            <numerusform>%n canal</numerusform>
            <numerusform>%n canais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::TemplateDialog</name>
    <message>
        <source>New from Template</source>
        <translation>Novo a partir de modelo</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>A one-frame skeleton in its rest pose, ready to animate.</source>
        <translation>Um esqueleto de um quadro em sua pose de repouso, pronto para animar.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Human with fingers</source>
        <translation>Humano com dedos</translation>
    </message>
    <message>
        <source>CMU-like human</source>
        <translation>Humano como CMU</translation>
    </message>
    <message>
        <source>Mixamo-like character</source>
        <translation>Personagem como Mixamo</translation>
    </message>
    <message>
        <source>Second Life avatar</source>
        <translation>Avatar do Second Life</translation>
    </message>
    <message>
        <source>Unreal-like mannequin</source>
        <translation>Manequim como Unreal</translation>
    </message>
    <message>
        <source>SMPL-like body</source>
        <translation>Corpo como SMPL</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Quadrúpede</translation>
    </message>
</context>
<context>
    <name>limber::TimelineOverview</name>
    <message>
        <source>Overview of the timeline</source>
        <translation>Visão geral da linha do tempo</translation>
    </message>
    <message>
        <source>Drag to scroll, drag an end to zoom, double-click to show all frames</source>
        <translation>Arraste para rolar, arraste uma ponta para o zoom, clique duplo mostra todos os quadros</translation>
    </message>
</context>
<context>
    <name>limber::TimelinePanel</name>
    <message>
        <source>Timeline panel</source>
        <translation>Painel da linha do tempo</translation>
    </message>
    <message>
        <source>Dropped frames</source>
        <translation>Quadros perdidos</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>Quadro atual</translation>
    </message>
    <message>
        <source>The current frame: type another and press Enter</source>
        <translation>O quadro atual: digite outro e pressione Enter</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Último quadro</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Quadros por segundo</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocidade de reprodução</translation>
    </message>
    <message>
        <source>Speed relative to the file&apos;s frame rate (0.1–4×)</source>
        <translation>Velocidade em relação à taxa de quadros do arquivo (0,1–4×)</translation>
    </message>
    <message>
        <source>of 0–%1</source>
        <translation>de 0–%1</translation>
    </message>
    <message>
        <source>no frames</source>
        <translation>nenhum quadro</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message numerus="yes">
        <source>Range %1–%2 (%n frame(s), %3 s)</source>
        <translation>
            <numerusform>Intervalo %1–%2 (%n quadro, %3 s)</numerusform>
            <numerusform>Intervalo %1–%2 (%n quadros, %3 s)</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) dropped</source>
        <translation>
            <numerusform>%n quadro perdido</numerusform>
            <numerusform>%n quadros perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Range %1–%2</source>
        <translation>Intervalo %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>Preview: %n frame(s), %1 s</source>
        <translation>
            <numerusform>Prévia: %n quadro, %1 s</numerusform>
            <numerusform>Prévia: %n quadros, %1 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preview: %n frame(s)</source>
        <translation>
            <numerusform>Prévia: %n quadro</numerusform>
            <numerusform>Prévia: %n quadros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::TimelineRows</name>
    <message>
        <source>Rows of the timeline</source>
        <translation>Linhas da linha do tempo</translation>
    </message>
</context>
<context>
    <name>limber::TimelineRuler</name>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Arrows step through the frames; Ctrl and the wheel zoom; Shift-drag to set the playback range</source>
        <translation>As setas percorrem os quadros; Ctrl e a roda fazem zoom; Shift+arrastar define o intervalo de reprodução</translation>
    </message>
    <message>
        <source>Frame %1: %2 turns by %3°, its neighbours by none</source>
        <translation>Quadro %1: %2 gira %3°, e nos vizinhos não gira</translation>
    </message>
    <message>
        <source>Frame %1: %2 turns by %3°, %4× its neighbours</source>
        <translation>Quadro %1: %2 gira %3°, %4× o dos vizinhos</translation>
    </message>
    <message>
        <source>%1; press %2 for the next mark</source>
        <translation>%1; %2 vai para a próxima marca</translation>
    </message>
    <message>
        <source>Frame %1: %2 moves by %3, its neighbours by none</source>
        <translation>Quadro %1: %2 salta %3, e nos vizinhos nada</translation>
    </message>
    <message>
        <source>Frame %1: %2 leaves its course by %3, %4× its neighbours</source>
        <translation>Quadro %1: %2 sai do seu curso em %3, %4× o dos vizinhos</translation>
    </message>
</context>
<context>
    <name>limber::ToolRow</name>
    <message>
        <source>Tool settings</source>
        <translation>Opções da ferramenta</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Eixos</translation>
    </message>
    <message>
        <source>Step of rotations</source>
        <translation>Passo das rotações</translation>
    </message>
    <message>
        <source>Rotations snap to whole multiples of this, degrees</source>
        <translation>As rotações aderem a múltiplos inteiros disto, graus</translation>
    </message>
    <message>
        <source>Affects</source>
        <translation>Alteração vai para</translation>
    </message>
    <message>
        <source>Seconds before</source>
        <translation>Segundos antes</translation>
    </message>
    <message>
        <source>Fade-in before the current frame</source>
        <translation>Quanto antes do quadro atual uma alteração começa a crescer</translation>
    </message>
    <message>
        <source>Seconds after</source>
        <translation>Segundos depois</translation>
    </message>
    <message>
        <source>Fade-out after the current frame</source>
        <translation>Quanto depois do quadro atual uma alteração já decaiu</translation>
    </message>
    <message>
        <source>Fade inside the range</source>
        <translation>Transição dentro do intervalo</translation>
    </message>
    <message>
        <source>Fade-in and fade-out inside the range</source>
        <translation>Quanto tempo uma alteração cresce e decai dentro dos fins do intervalo</translation>
    </message>
    <message>
        <source>How much of the body follows a joint that is dragged</source>
        <translation>Quanto do corpo segue uma junta que é arrastada</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>Membro</translation>
    </message>
    <message>
        <source>Up to chest</source>
        <translation>Até o peito</translation>
    </message>
    <message>
        <source>Whole body</source>
        <translation>Corpo inteiro</translation>
    </message>
    <message>
        <source>Axes of the channels</source>
        <translation>Eixos dos canais</translation>
    </message>
    <message>
        <source>Each ring changes one rotation channel of the file</source>
        <translation>Cada anel altera um canal de rotação do arquivo</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>How far joints follow: by their role, knees and elbows do not bend backwards; from the clip, no joint rotates farther than it does somewhere in the motion</source>
        <translation>Até onde as juntas acompanham: pelo papel, joelhos e cotovelos não dobram para trás; pelo clipe, nenhuma junta gira mais do que gira em algum ponto do movimento</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sem</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Pelo papel</translation>
    </message>
    <message>
        <source>From the clip</source>
        <translation>Pelo clipe</translation>
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
        <translation>Quadros afetados por uma alteração</translation>
    </message>
    <message>
        <source>Affects: %1</source>
        <translation>Afeta: %1</translation>
    </message>
    <message>
        <source>Keep upright</source>
        <translation>Manter na vertical</translation>
    </message>
    <message>
        <source>The head stays as upright as it was; otherwise it turns the shortest way</source>
        <translation>A cabeça fica tão na vertical quanto estava; caso contrário gira pelo caminho mais curto</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Cadeia</translation>
    </message>
    <message>
        <source>Spread twist</source>
        <translation>Distribuir torção</translation>
    </message>
    <message>
        <source>The joints above take their shares when a joint of the spine, the neck or a forearm turns about its own bone; over which joints is chosen in the inspector</source>
        <translation>As juntas acima levam as suas partes quando uma junta da coluna, do pescoço ou de um antebraço gira em torno do próprio osso; quais são elas se escolhe no inspetor</translation>
    </message>
</context>
<context>
    <name>limber::Tour</name>
    <message>
        <source>Look around</source>
        <translation>Olhar em volta</translation>
    </message>
    <message>
        <source>Drag in the view to see the walk from all sides. The wheel zooms, %1 frames the whole figure.</source>
        <translation>Arraste na vista para ver a caminhada de todos os lados. A roda faz zoom, %1 enquadra a figura inteira.</translation>
    </message>
    <message>
        <source>Play and scrub</source>
        <translation>Reproduzir e percorrer</translation>
    </message>
    <message>
        <source>%1 plays and pauses. Drag in the numbers of the timeline to go to any frame.</source>
        <translation>%1 reproduz e pausa. Arraste nos números da linha do tempo para ir a qualquer quadro.</translation>
    </message>
    <message>
        <source>Shape a pose</source>
        <translation>Moldar uma pose</translation>
    </message>
    <message>
        <source>Take the tool Rotate (%1), click an arm in the view and drag one of the rings. The row above the view says which frames the change affects.</source>
        <translation>Pegue a ferramenta Girar (%1), clique em um braço na vista e arraste um dos anéis. A linha acima da vista diz para que quadros a alteração vai.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>%1 takes the last step back, %2 makes it again. The history lists all steps: click one to go there.</source>
        <translation>%1 desfaz a última etapa, %2 a faz de novo. O histórico lista todas as etapas: clique em uma para ir a ela.</translation>
    </message>
    <message>
        <source>Clean up and save</source>
        <translation>Limpar e salvar</translation>
    </message>
    <message>
        <source>Clean Up smooths, repairs and loops a motion: choose an operation to see what it would do. %1 saves; what you did not touch keeps its exact bytes. %2 opens the manual at what is under the mouse.</source>
        <translation>Limpeza suaviza, repara e põe um movimento em ciclo: escolha uma operação para ver o que ela faria. %1 salva; o que não foi tocado mantém seus bytes exatos. %2 abre o manual no que está sob o mouse.</translation>
    </message>
</context>
<context>
    <name>limber::TourCard</name>
    <message>
        <source>Tour</source>
        <translation>Visita</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave the tour (Esc); the menu Help starts it again</source>
        <translation>Sair da visita (Esc); Ajuda a tem de novo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Etapa %1 de %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Concluir</translation>
    </message>
</context>
<context>
    <name>limber::Transport</name>
    <message>
        <source>Marker %1</source>
        <translation>Marcador %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Adicionar %1</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>&amp;Loop Back and Forth</source>
        <translation>R&amp;epetir em vaivém</translation>
    </message>
    <message>
        <source>Play back and forth; pressed once more, play only once</source>
        <translation>Reproduzir em vaivém; mais uma vez: reproduzir só uma vez</translation>
    </message>
</context>
<context>
    <name>limber::TwistRow</name>
    <message>
        <source>Twist °</source>
        <translation>Torção °</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Torção</translation>
    </message>
    <message>
        <source>Turn about its own bone at this frame, degrees</source>
        <translation>Giro em torno do próprio osso neste quadro, em graus</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Distribuir</translation>
    </message>
    <message>
        <source>Joints above this one take their shares of a twist, here and with the Rotate tool</source>
        <translation>As juntas acima desta levam partes de uma torção, aqui e com a ferramenta Girar</translation>
    </message>
    <message>
        <source>&amp;Over</source>
        <translation>&amp;Cadeia</translation>
    </message>
    <message>
        <source>&amp;Shares</source>
        <translation>&amp;Partes</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Iguais</translation>
    </message>
    <message>
        <source>More Toward the &amp;Tip</source>
        <translation>Mais para a p&amp;onta</translation>
    </message>
    <message>
        <source>More Toward the &amp;Base</source>
        <translation>Mais para a &amp;base</translation>
    </message>
    <message>
        <source>Automatic: from %1</source>
        <translation>Automático: desde %1</translation>
    </message>
    <message>
        <source>Automatic: alone</source>
        <translation>Automático: sozinha</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Desde %1</translation>
    </message>
</context>
<context>
    <name>limber::Unit</name>
    <message>
        <source>frames</source>
        <translation>quadros</translation>
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
        <translation>unidades</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>× leg</source>
        <translation>× perna</translation>
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
        <translation>Unidade da régua</translation>
    </message>
    <message>
        <source>How the ruler counts time</source>
        <translation>Como a régua conta o tempo</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Quadros</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
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
        <translation>O que o visualizador diria</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>Reparar tudo</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) left out</source>
        <translation>
            <numerusform>%n junta deixada de fora</numerusform>
            <numerusform>%n juntas deixadas de fora</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>%1; the layers are merged into the motion</source>
        <translation>%1; as camadas são mescladas ao movimento</translation>
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
        <translation>O movimento foi alterado nesse meio-tempo, e nada foi reparado.</translation>
    </message>
    <message>
        <source>The layers are still being computed. Try again in a moment.</source>
        <translation>As camadas ainda estão sendo calculadas. Tente de novo em um instante.</translation>
    </message>
    <message>
        <source>Make uploadable</source>
        <translation>Tornar enviável</translation>
    </message>
    <message>
        <source>Rename root to hip</source>
        <translation>Renomear raiz para hip</translation>
    </message>
    <message>
        <source>Give joints names that the viewer reads</source>
        <translation>Dar às juntas nomes que o visualizador lê</translation>
    </message>
    <message>
        <source>Lay out channels for the viewer</source>
        <translation>Dispor canais para o visualizador</translation>
    </message>
    <message>
        <source>Hold joints still that the avatar does not have</source>
        <translation>Parar juntas que o avatar não tem</translation>
    </message>
    <message>
        <source>Cut to 60 s</source>
        <translation>Cortar em 60 s</translation>
    </message>
    <message>
        <source>Keep fewer frames per second</source>
        <translation>Manter menos quadros por segundo</translation>
    </message>
    <message>
        <source>Insert rest pose before the first frame</source>
        <translation>Inserir pose de repouso antes do primeiro quadro</translation>
    </message>
    <message>
        <source>Add OFFSETs to positions</source>
        <translation>Somar OFFSETs às posições</translation>
    </message>
    <message>
        <source>Bend held joint in the first frame</source>
        <translation>Dobrar a junta mantida no primeiro quadro</translation>
    </message>
    <message>
        <source>Write file in the standard layout</source>
        <translation>Gravar arquivo no formato padrão</translation>
    </message>
</context>
<context>
    <name>limber::UploadWords</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e mais %n</numerusform>
            <numerusform>… e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge the layers into the motion</source>
        <translation>Mesclar as camadas ao movimento</translation>
    </message>
    <message>
        <source>This is left to you:</source>
        <translation>Isto fica com você:</translation>
    </message>
    <message>
        <source>Positions of “%1” are cut at 5 m, the most that the format holds.</source>
        <translation>Posições de “%1” são cortadas em 5 m, o máximo que o formato comporta.</translation>
    </message>
    <message numerus="yes">
        <source>%n constraint(s) left out: the chain has more joints than the animation.</source>
        <translation>
            <numerusform>%n restrição deixada de fora: a cadeia tem mais juntas que a animação.</numerusform>
            <numerusform>%n restrições deixadas de fora: a cadeia tem mais juntas que a animação.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) left out that stand still.</source>
        <translation>
            <numerusform>%n junta parada deixada de fora.</numerusform>
            <numerusform>%n juntas paradas deixadas de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has %1 bytes; at most %2 can be uploaded.</source>
        <translation>Tem %1 bytes; no máximo %2 podem ser enviados.</translation>
    </message>
</context>
<context>
    <name>limber::VerdictHead</name>
    <message>
        <source>✕ Would be read wrongly</source>
        <translation>✕ Seria lido errado</translation>
    </message>
    <message>
        <source>✓ Can be uploaded</source>
        <translation>✓ Pode ser enviado</translation>
    </message>
    <message>
        <source>✕ Cannot be uploaded</source>
        <translation>✕ Não pode ser enviado</translation>
    </message>
    <message>
        <source>The viewer: “%1”</source>
        <translation>O visualizador: “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will not be as they are here.</source>
        <translation>
            <numerusform>%n coisa não será como é aqui.</numerusform>
            <numerusform>%n coisas não serão como são aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s of 60 s</source>
        <translation>%1 s de 60 s</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) kept</source>
        <translation>
            <numerusform>%n junta mantida</numerusform>
            <numerusform>%n juntas mantidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n deixada de fora</numerusform>
            <numerusform>%n deixadas de fora</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 de %2 bytes</translation>
    </message>
</context>
<context>
    <name>limber::ViewPane</name>
    <message>
        <source>its shaders could not be built</source>
        <translation>seus shaders não puderam ser construídos</translation>
    </message>
    <message>
        <source>Drawn without OpenGL: %1</source>
        <translation>Desenhado sem OpenGL: %1</translation>
    </message>
    <message>
        <source>Click to select joints, drag to orbit, scroll to zoom, right-click for a menu</source>
        <translation>Clique para selecionar juntas, arraste para orbitar, role para o zoom, botão direito para um menu</translation>
    </message>
    <message>
        <source>Figure in 3D</source>
        <translation>Figura em 3D</translation>
    </message>
    <message>
        <source>%1 view</source>
        <translation>Vista %1</translation>
    </message>
</context>
<context>
    <name>limber::ViewportActions</name>
    <message>
        <source>Figure: bones. Next: body with bones</source>
        <translation>Figura: ossos. Depois: corpo com ossos</translation>
    </message>
    <message>
        <source>Figure: body with bones. Next: body</source>
        <translation>Figura: corpo com ossos. Depois: corpo</translation>
    </message>
    <message>
        <source>Figure: body. Next: bones</source>
        <translation>Figura: corpo. Depois: ossos</translation>
    </message>
</context>
<context>
    <name>limber::ViewportOverlay</name>
    <message>
        <source>orthographic</source>
        <translation>ortográfica</translation>
    </message>
    <message>
        <source>perspective</source>
        <translation>perspectiva</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>Ortográfica</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>Perspectiva</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Costas</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Topo</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>grid 1 unit</source>
        <translation>grade de 1 unidade</translation>
    </message>
    <message>
        <source>grid %1 units</source>
        <translation>grade de %1 unidades</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) hidden</source>
        <translation>
            <numerusform>%n junta oculta</numerusform>
            <numerusform>%n juntas ocultas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) hidden · %1 shows all</source>
        <translation>
            <numerusform>%n junta oculta · %1 mostra todas</numerusform>
            <numerusform>%n juntas ocultas · %1 mostra todas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at height %2</source>
        <translation>%1, na altura %2</translation>
    </message>
</context>
<context>
    <name>limber::ViewportPanel</name>
    <message>
        <source>Viewport</source>
        <translation>Área de visualização</translation>
    </message>
    <message>
        <source>Trails: select a joint first</source>
        <translation>Rastros: selecione primeiro uma junta</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibir</translation>
    </message>
</context>
<context>
    <name>limber::VisibilityButton</name>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Hide this row; the context menu brings it back</source>
        <translation>Ocultar esta linha; o menu de contexto a traz de volta</translation>
    </message>
</context>
<context>
    <name>limber::WeightPainter</name>
    <message>
        <source>Weight: no foot stands</source>
        <translation>Peso: nenhum pé apoiado</translation>
    </message>
    <message>
        <source>Weight: nothing is carried</source>
        <translation>Peso: nada é sustentado</translation>
    </message>
    <message>
        <source>Weight: %1 % left</source>
        <translation>Peso: %1 % à esquerda</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1 (estimado)</translation>
    </message>
</context>
<context>
    <name>limber::WorkState</name>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
</context>
<context>
    <name>limber::WorstFrames</name>
    <message>
        <source>Where the result is worst</source>
        <translation>Onde o resultado é pior</translation>
    </message>
    <message>
        <source>Show Frame %1</source>
        <translation>Mostrar quadro %1</translation>
    </message>
    <message>
        <source>Shows the frame in which the result is like this</source>
        <translation>Mostra o quadro em que o resultado está assim</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Editor for BVH motion capture files.</source>
        <translation>Editor de arquivos BVH de captura de movimento.</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>Arquivos a abrir.</translation>
    </message>
    <message>
        <source>Open the sample walk.</source>
        <translation>Abrir a caminhada de exemplo.</translation>
    </message>
    <message>
        <source>Open a separate window, even if there is one already.</source>
        <translation>Abrir uma janela própria, mesmo que já haja uma.</translation>
    </message>
    <message>
        <source>Show what the program does without a display: open FILE or the sample, change one value, save a copy, draw the pose.</source>
        <translation>Mostrar o que o programa faz sem tela: abrir FILE ou o exemplo, alterar um valor, salvar uma cópia, desenhar a pose.</translation>
    </message>
    <message>
        <source>Where --without-display writes.</source>
        <translation>Onde --without-display grava.</translation>
    </message>
</context>
</TS>
