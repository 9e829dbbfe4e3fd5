import { buffer } from 'node:stream/consumers';
import { readWav } from '../providers/asr/read-wav.ts';
import { measuredRate } from '../providers/voice/measure/frames.ts';
import { measureRecording } from '../providers/voice/measure/measure-recording.ts';

// Measures the recording of a voice that it is given as input and ends. It has no database and no network.

const sound = readWav(await buffer(process.stdin), measuredRate);
process.stdout.write(`${JSON.stringify(measureRecording(sound))}\n`);
