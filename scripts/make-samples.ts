// `node --import tsx scripts/make-samples.ts`: speaks the sample talks with the embedded voice and writes what is
// shipped, apps/server/samples. It needs the engine (npm ci --prefix engines) and some minutes.
// With `--lead-ins` it makes anew only what is said around answers.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultAvatar } from '@app/deck/defaults.ts';
import { defaultViewport } from '@app/deck/deck.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import type { Slide } from '@app/deck/slide.ts';
import { spansOf } from '@app/deck/script/spans.ts';
import {
  plannedSentence,
  placedFromStart,
  speechRequest,
  trackOf,
} from '../apps/server/src/modules/broadcast/rules.ts';
import { type StockFile, stockNames } from '../apps/server/src/modules/broadcast/service/stock.ts';
import { childProgram } from '../apps/server/src/platform/child-program.ts';
import { encodeMp3 } from '../apps/server/src/providers/tts/audio/encode.ts';
import { joinSentences } from '../apps/server/src/providers/tts/audio/join-sentences.ts';
import { createEmbeddedSpeech } from '../apps/server/src/providers/tts/embedded.ts';
import type { SpeechSentence } from '../apps/server/src/providers/tts/port.ts';
import { design } from './samples/drawing.ts';
import { leadInSentences, samplePresenter } from './samples/lead-ins.ts';
import { type Sample, samples } from './samples/solar-system.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'apps/server/samples');
const { avatarsId, speakerFor } = await samplePresenter(root);

type Speech = ReturnType<typeof createEmbeddedSpeech>;

async function speakAll(speech: Speech, sentences: readonly SpeechSentence[]) {
  const spoken = [];
  for (const sentence of sentences) spoken.push(await speech.speakSentence(sentence));
  const pieces = sentences.flatMap((sentence, index) => {
    const said = spoken[index];
    if (!said) return [];
    const planned = plannedSentence(sentence, speech.engine);
    const track = placedFromStart(said, planned.srcStart);
    return [{ planned, track, pauseAfterMs: said.pauseAfterMs, url: null }];
  });
  const { pcm } = joinSentences(spoken);
  return { mp3: await encodeMp3(pcm), pieces, track: { ...trackOf(pieces, true), segments: [] } };
}

const speakPage = (speech: Speech, { language }: Sample, text: string) =>
  speakAll(
    speech,
    speech.sentences(speechRequest(spansOf(scriptFromText(text)), speakerFor(language), language)),
  );

/** What is said around answers: one sound for all samples, because they share their voices. */
async function makeLeadIns(speech: Speech): Promise<void> {
  const { mp3, pieces, track } = await speakAll(speech, leadInSentences(speakerFor));
  const stock: StockFile = {
    sentences: pieces.map((piece, index) => ({
      hash: piece.planned.hash,
      startMs: track.sentences[index]?.startMs ?? 0,
      track: piece.track,
    })),
  };
  writeFileSync(join(folder, stockNames.sound), mp3);
  writeFileSync(join(folder, stockNames.sentences), `${JSON.stringify(stock, rounded)}\n`);
  console.log(`lead-ins: ${(track.durationMs / 1000).toFixed(1)} s, ${Math.round(mp3.length / 1024)} kB`);
}

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

async function makeTalks(speech: Speech): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const sample of samples) {
    const pages = [];
    for (const [index, page] of sample.pages.entries()) {
      const name = `${sample.id}-${index + 1}`;
      const { mp3, track } = await speakPage(speech, sample, page.script);
      writeFileSync(join(folder, `${name}.mp3`), mp3);
      writeFileSync(join(folder, `${name}.track.json`), JSON.stringify(track, rounded));
      const drawn = [...page.elements, defaultAvatar(() => '', defaultViewport)];
      const slide: Slide = {
        id: `${index + 1}`,
        background: { kind: 'solid', color: page.background },
        elements: drawn.map((element, place) => ({ ...element, id: `${index + 1}-${place + 1}` })),
        script: scriptFromText(page.script),
      };
      pages.push({ slide, audio: `${name}.mp3`, track: `${name}.track.json` });
      console.log(`${name}: ${(track.durationMs / 1000).toFixed(1)} s, ${Math.round(mp3.length / 1024)} kB`);
    }
    const { id, title, questions } = sample;
    const text = JSON.stringify({ id, title, avatarsId, questions, design, pages }, rounded, 1);
    writeFileSync(join(folder, `${id}.sample.json`), `${text}\n`);
  }
}

const speech = createEmbeddedSpeech({
  engineFolder: process.env['SPEECH_MODEL_DIR'] ?? join(root, 'engines/node_modules'),
  modelFolder: join(tmpdir(), 'rostrum-samples'),
  program: childProgram(root, 'speak'),
  processes: 1,
});
if (!process.argv.includes('--lead-ins')) await makeTalks(speech);
await makeLeadIns(speech);
await speech.close();
