import type { FromSpeaker, SpeakerSettings, ToSpeaker } from '../providers/tts/child-messages.ts';
import { engineFiles } from '../providers/tts/kokoro/engine-files.ts';
import { loadEnglish } from '../providers/tts/kokoro/english-files.ts';
import { kokoroModel } from '../providers/tts/kokoro/model.ts';
import { loadVoiceModel } from '../providers/tts/kokoro/voice-model.ts';
import { openModel } from '../providers/tts/model/model-file.ts';
import { piperModel } from '../providers/tts/piper/model.ts';
import { loadQuickModel, type QuickModel } from '../providers/tts/piper/quick-model.ts';
import { type EmbeddedModels, speakEmbedded } from '../providers/tts/speak-embedded.ts';

// A process that speaks, one sentence after the other. It has no database and no network.

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const send = (message: FromSpeaker, then?: () => void): void =>
  void process.send?.(message, undefined, {}, then);

async function load({ engineFolder, modelFolder }: SpeakerSettings): Promise<EmbeddedModels> {
  const files = engineFiles(engineFolder);
  // It is loaded ahead, because most voices are of it; the quick one is there in less than a second.
  const kokoro = await openModel(kokoroModel(files.modelParts), modelFolder, (file) =>
    loadVoiceModel(file, files),
  );
  let quick: Promise<QuickModel> | undefined;
  return {
    english: await loadEnglish(files),
    kokoro,
    quick: () => (quick ??= openModel(piperModel(files.quickBundle), modelFolder, loadQuickModel)),
  };
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
  const models = await loading;
  try {
    send({ kind: 'spoken', id, spoken: await speakEmbedded(sentence, models) });
  } catch (error) {
    send({ kind: 'failed', id, reason: reasonOf(error) });
  }
});
