// Prints where three.js puts every joint of a BVH file, frame by frame, as JSON: node threejs.mjs THREE_FOLDER FILE
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, file] = process.argv.slice(2);
const { BVHLoader } = await import(pathToFileURL(join(folder, 'examples/jsm/loaders/BVHLoader.js')));
const { skeleton, clip } = new BVHLoader().parse(readFileSync(file, 'utf8'));
const bones = new Map(skeleton.bones.map((bone) => [bone.name, bone]));
const frameCount = Math.max(...clip.tracks.map((track) => track.times.length));
const frames = [];
for (let frame = 0; frame < frameCount; frame++) {
    for (const track of clip.tracks) {
        const [, name, property] = /^(?:\.bones\[)?(.+?)\]?\.(position|quaternion)$/.exec(track.name);
        bones.get(name)[property].fromArray(track.values, frame * track.getValueSize());
    }
    skeleton.bones[0].updateMatrixWorld(true);
    frames.push(Object.fromEntries(skeleton.bones.map((bone) => [bone.name, bone.matrixWorld.elements.slice(12, 15)])));
}
console.log(JSON.stringify(frames));
