// `node --import tsx scripts/measure-voices.ts`: lets each embedded voice read the text that people read for a voice of
// their own, measures it as recordings are measured, and writes known-voices.json, by which recordings are matched. It
// needs the engine (npm ci --prefix engines) and some minutes; with the names of voices it measures these alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readings } from '@app/contract/voice/states/reading.ts';
import { childProgram } from '../apps/server/src/platform/child-program.ts';
import { readWav } from '../apps/server/src/providers/asr/read-wav.ts';
import { encodeWav } from '../apps/server/src/providers/tts/audio/encode.ts';
import { joinSentences } from '../apps/server/src/providers/tts/audio/join-sentences.ts';
import { createEmbeddedSpeech } from '../apps/server/src/providers/tts/embedded.ts';
import { mannerOf, type SpokenSentence } from '../apps/server/src/providers/tts/port.ts';
import { measuredRate } from '../apps/server/src/providers/voice/measure/frames.ts';
import { measureRecording } from '../apps/server/src/providers/voice/measure/measure-recording.ts';
import type { VoiceMeasure } from '../apps/server/src/providers/voice/port.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'apps/server/src/providers/voice/known-voices.json');
const wanted = process.argv.slice(2);
const speech = createEmbeddedSpeech({
  engineFolder: join(root, 'engines/node_modules'),
  modelFolder: join(tmpdir(), 'rostrum-engines'),
  program: childProgram(root, 'speak'),
  processes: 1,
});

const rounded = (value: number): number => Math.round(value * 100) / 100;

async function measureOf(voice: string): Promise<VoiceMeasure> {
  const language = speech.voices().find(({ id }) => id === voice)?.languages[0] ?? 'zh-CN';
  const spoken: SpokenSentence[] = [];
  const request = { text: readings[language], voice, language, manner: mannerOf('natural'), dictionary: [] };
  for await (const sentence of speech.speak(request)) spoken.push(sentence);
  const measured = measureRecording(readWav(encodeWav(joinSentences(spoken).pcm), measuredRate));
  if (measured.fault !== null) throw new Error(`${voice} cannot be measured: ${measured.fault}`);
  const { medianHz, range, envelope } = measured.measure;
  return {
    medianHz: rounded(medianHz),
    range: rounded(range),
    envelope: envelope.map(rounded),
  };
}

// Our own file, written below.
const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, VoiceMeasure>;
for (const { id } of speech.voices())
  if (wanted.length === 0 || wanted.includes(id)) known[id] = await measureOf(id);
writeFileSync(file, `${JSON.stringify(known)}\n`);
await speech.close();
