// Prints how three-vrm turns the bones of an avatar, as JSON: node vrmbones.mjs NODE_MODULES AVATAR FILE SECONDS…
// FILE is a .vrma, or the avatar itself with the animation as its last one. For each time there are the rotation of each
// bone in the world (x, y, z, w) and the place of the hips; `height` is that of the hips at rest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [modules, avatarFile, motionFile, ...times] = process.argv.slice(2);
const from = (path) => import(pathToFileURL(join(modules, path)));
globalThis.self = globalThis; // what browsers have
globalThis.ProgressEvent ??= class extends Event {};
const { AnimationMixer, Quaternion, Texture, Vector3 } = await from('three/build/three.module.js');
const { GLTFLoader } = await from('three/examples/jsm/loaders/GLTFLoader.js');
const { VRMLoaderPlugin } = await from('@pixiv/three-vrm/lib/three-vrm.module.js');
const { VRMAnimationLoaderPlugin, createVRMAnimationClip } = await from(
    '@pixiv/three-vrm-animation/lib/three-vrm-animation.module.js');

async function read(file) {
    const loader = new GLTFLoader();
    loader.register(() => ({ name: 'without pictures', loadTexture: async () => new Texture() }));
    loader.register((parser) => new VRMLoaderPlugin(parser));
    loader.register((parser) => new VRMAnimationLoaderPlugin(parser));
    const bytes = readFileSync(file);
    return loader.parseAsync(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), '');
}

const isAnimation = motionFile.endsWith('.vrma');
const motion = await read(motionFile);
const { vrm } = isAnimation ? (await read(avatarFile)).userData : motion.userData;
vrm.scene.updateMatrixWorld(true);
const hips = vrm.humanoid.getRawBoneNode('hips');
const height = hips.getWorldPosition(new Vector3()).y;
const mixer = new AnimationMixer(vrm.scene);
const clip = isAnimation ? createVRMAnimationClip(motion.userData.vrmAnimations[0], vrm) : motion.animations.at(-1);
mixer.clipAction(clip).play();
const bones = Object.keys(vrm.humanoid.humanBones);
const frames = times.map((seconds) => {
    mixer.setTime(Number(seconds));
    if (isAnimation) vrm.humanoid.update();
    vrm.scene.updateMatrixWorld(true);
    const rotations = bones.map((bone) => [
        bone, vrm.humanoid.getRawBoneNode(bone).getWorldQuaternion(new Quaternion()).toArray()]);
    return { rotations: Object.fromEntries(rotations), hips: hips.getWorldPosition(new Vector3()).toArray() };
});
console.log(JSON.stringify({ height, duration: clip.duration, frames }));
