// Prints what Khronos' validator finds in a glTF file, as JSON: node gltfvalidator.mjs VALIDATOR_FOLDER FILE
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [folder, file] = process.argv.slice(2);
const { validateBytes } = createRequire(import.meta.url)(folder);
const { issues } = await validateBytes(new Uint8Array(readFileSync(file)));
console.log(JSON.stringify(issues));
