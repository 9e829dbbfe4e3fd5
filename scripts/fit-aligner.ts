// `node --import tsx scripts/fit-aligner.ts`: lets the embedded voice speak, and writes what each sound is like to
// apps/server/src/providers/tts/align/sound-shapes.json. It needs the engine (npm ci --prefix engines) and some minutes.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openVoice, sentencesFor } from '../apps/server/src/providers/tts/align/testing.ts';
import { type Example, fitShapes } from './fit-shapes.ts';

const root = resolve(import.meta.dirname, '..');
const speak = await openVoice(root);
const examples: Example[] = [];
for (const sentence of sentencesFor(root, 'fit')) examples.push(await speak(sentence));
const shapes = fitShapes(examples);
const lines = Object.entries(shapes).map(
  ([sound, shape]) => `  ${JSON.stringify(sound)}: ${JSON.stringify(shape)}`,
);
writeFileSync(
  join(root, 'apps/server/src/providers/tts/align/sound-shapes.json'),
  `{\n${lines.join(',\n')}\n}\n`,
);
process.stdout.write(`${examples.length} sentences, ${lines.length} sounds\n`);
