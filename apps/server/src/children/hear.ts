import { readFile } from 'node:fs/promises';
import { contentLanguages } from '@app/contract/speech/states/language.ts';
import { readWav } from '../providers/asr/read-wav.ts';
import { hearRecording } from '../providers/asr/whisper/hear-recording.ts';
import { hearingRate } from '../providers/asr/whisper/log-mel.ts';
import { loadWhisper } from '../providers/asr/whisper/model.ts';

// Hears one recording and ends. It has no database and no network.

const [folder = '', file = '', wanted = ''] = process.argv.slice(2);
const sound = readWav(await readFile(file), hearingRate);
const language = contentLanguages.find((name) => name === wanted);
const heard = await hearRecording(await loadWhisper(folder), sound, language);
process.stdout.write(`${JSON.stringify(heard)}\n`);
