// Prints where three.js puts every joint of a glTF file at some times, as JSON:
// node gltfpositions.mjs THREE_FOLDER FILE SECONDS…
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, file, ...times] = process.argv.slice(2);
const from = (path) => import(pathToFileURL(join(folder, path)));
globalThis.self = globalThis; // what browsers have
globalThis.ProgressEvent ??= class extends Event {};
const { GLTFLoader } = await from('examples/jsm/loaders/GLTFLoader.js');
const { AnimationMixer } = await from('build/three.module.js');
const bytes = readFileSync(file);
const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
const { scene, animations } = await new GLTFLoader().parseAsync(buffer, '');
const mixer = new AnimationMixer(scene);
mixer.clipAction(animations[0]).play();
const frames = times.map((seconds) => {
    mixer.setTime(Number(seconds));
    scene.updateMatrixWorld(true);
    const positions = {};
    scene.traverse((node) => {
        if (node.userData.bvhName) positions[node.userData.bvhName] = node.matrixWorld.elements.slice(12, 15);
    });
    return positions;
});
console.log(JSON.stringify(frames));
