import { existsSync } from 'node:fs';
import { alignSentence, type RecordedSentence } from '../providers/tts/align/align-sentence.ts';
import type { FromSpeaker, SpeakerSettings, ToSpeaker } from '../providers/tts/child-messages.ts';
import { engineFiles } from '../providers/tts/kokoro/engine-files.ts';
import { loadEnglish } from '../providers/tts/kokoro/english-files.ts';
import { createEnglishReader } from '../providers/tts/phonemes/english/reader.ts';

// A process that finds the words in what an engine elsewhere has spoken. It has no database and no network.

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const send = (message: FromSpeaker): void => void process.send?.(message);

/** Where the embedded voice is not installed its dictionary is missing too: letters tell about as long as a word is. */
const byLetters = () => createEnglishReader(new Map(), (word) => word.toLowerCase().replace(/[^a-z]/g, ''));

async function load({ engineFolder }: SpeakerSettings) {
  const files = engineFiles(engineFolder);
  return existsSync(files.dictionary) ? loadEnglish(files) : byLetters();
}

// Ctrl-C reaches the whole group of processes; whoever started this one decides when it ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));

// The one who starts us writes this argument.
const loading = load(JSON.parse(process.argv[2] ?? '{}') as SpeakerSettings);

process.on('message', async (message) => {
  // Only our own provider talks to this process, and each of its sentences has its sound.
  const { id, sentence } = message as ToSpeaker & { sentence: RecordedSentence };
  try {
    send({ kind: 'spoken', id, spoken: { ...alignSentence(sentence, await loading), engine: '' } });
  } catch (error) {
    send({ kind: 'failed', id, reason: reasonOf(error) });
  }
});
