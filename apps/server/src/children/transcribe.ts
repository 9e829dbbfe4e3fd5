import { buffer } from 'node:stream/consumers';
import { readWav } from '../providers/asr/read-wav.ts';
import { whisperFiles } from '../providers/asr/whisper/files.ts';
import { recordedRate } from '../providers/asr/whisper/log-mel.ts';
import { loadWhisper } from '../providers/asr/whisper/model.ts';
import { transcribeRecording } from '../providers/asr/whisper/transcribe-recording.ts';

// Turns the recording that it is given as input into text and ends. It has no database and no network.

const [engineFolder = ''] = process.argv.slice(2);
const sound = readWav(await buffer(process.stdin), recordedRate);
const whisper = await loadWhisper(whisperFiles(engineFolder));
process.stdout.write(`${JSON.stringify(await transcribeRecording(whisper, sound))}\n`);
