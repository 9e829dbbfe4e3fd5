import { readWav } from '../providers/asr/read-wav.ts';
import { recordingsIn } from '../providers/asr/framed.ts';
import { whisperFiles } from '../providers/asr/whisper/files.ts';
import { recordedRate } from '../providers/asr/whisper/log-mel.ts';
import { loadWhisper } from '../providers/asr/whisper/model.ts';
import { transcribeRecording } from '../providers/asr/whisper/transcribe-recording.ts';

// Turns the recordings that it is given as input into text, a line for each, and ends with them. It has no database and
// no network.

const [engineFolder = ''] = process.argv.slice(2);
const whisper = await loadWhisper(whisperFiles(engineFolder));
for await (const recording of recordingsIn(process.stdin)) {
  const heard = await transcribeRecording(whisper, readWav(recording, recordedRate));
  process.stdout.write(`${JSON.stringify(heard)}\n`);
}
