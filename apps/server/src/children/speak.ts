import type { FromSpeaker, SpeakerSettings, ToSpeaker } from '../providers/tts/child-messages.ts';
import { engineFiles } from '../providers/tts/kokoro/engine-files.ts';
import { loadEnglish } from '../providers/tts/kokoro/english-files.ts';
import { openModel } from '../providers/tts/kokoro/model-file.ts';
import { speakSentence } from '../providers/tts/kokoro/speak-sentence.ts';
import { loadVoiceModel } from '../providers/tts/kokoro/voice-model.ts';

// A process that speaks, one sentence after the other. It has no database and no network.

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const send = (message: FromSpeaker, then?: () => void): void =>
  void process.send?.(message, undefined, {}, then);

async function load({ engineFolder, modelFolder }: SpeakerSettings) {
  const files = engineFiles(engineFolder);
  const model = await openModel(files.modelParts, modelFolder, (file) => loadVoiceModel(file, files));
  return { model, english: await loadEnglish(files) };
}

// Ctrl-C reaches the whole group of processes; whoever started this one decides when it ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));

// The one who starts us writes this argument.
const loading = load(JSON.parse(process.argv[2] ?? '{}') as SpeakerSettings);
loading.catch((error: unknown) => send({ kind: 'broken', reason: reasonOf(error) }, () => process.exit(1)));

process.on('message', async (message) => {
  // Only our own provider talks to this process.
  const { id, sentence } = message as ToSpeaker;
  const parts = await loading;
  try {
    send({ kind: 'spoken', id, spoken: await speakSentence(sentence, parts) });
  } catch (error) {
    send({ kind: 'failed', id, reason: reasonOf(error) });
  }
});
