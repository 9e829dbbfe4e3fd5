import path from 'node:path';
import { engineFiles } from '@app/server/providers/tts/kokoro/engine-files.ts';
import { kokoroModel } from '@app/server/providers/tts/kokoro/model.ts';
import { openModel } from '@app/server/providers/tts/model/model-file.ts';
import { loadVoiceModel } from '@app/server/providers/tts/kokoro/voice-model.ts';
import { spokenVoice } from '@app/server/providers/tts/kokoro/voices.ts';
import { vocabulary } from '@app/server/providers/tts/phonemes/vocabulary.ts';
import { sampleRate } from '@app/server/providers/tts/port.ts';

// The floor of the cost of speech: the model alone, which gets sounds and gives samples, in a process of its own.
const [engineFolder = '', modelFolder = ''] = process.argv.slice(2);
const files = engineFiles(path.resolve(engineFolder));
const model = await openModel(kokoroModel(files.modelParts), modelFolder, (file) =>
  loadVoiceModel(file, files),
);
/** About as many as a sentence has. */
const letters = [...vocabulary.keys()].filter((letter) => /\p{Letter}/u.test(letter)).slice(0, 60);
const call = {
  sounds: letters.map((sound) => ({ sound, length: 1, pitch: 1, pow: 1, rise: 0, hold: 0 })),
  styles: spokenVoice('qinghe').styles,
  speed: 1,
  heldAt: 0,
};
await model.run(call);
const before = process.cpuUsage();
let samples = 0;
for (let round = 0; round < 3; round++) samples += (await model.run(call)).samples.length;
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1e6 / (samples / sampleRate)));
