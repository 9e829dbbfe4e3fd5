import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { outlinePage } from '@app/deck/script/outline/outline-page.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { writeScripts } from '@app/deck/script/write-scripts.ts';
import { countingIds } from '@app/deck/testing.ts';
import { describe, expect, test } from 'vitest';
import { type WordMark, written } from '../speech/track.ts';
import { breakCost } from './break-cost.ts';
import { captionsOf, columnsOf } from './captions.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const samples = path.join(root, 'apps/server/samples');

const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(samples, file), 'utf8')) as T;

/** The words of a shipped sample as they are spoken. */
function sampleWords(language: string): WordMark[][] {
  const { pages } = json<{ pages: { slide: { script: ScriptDocument }; track: string }[] }>(
    `solar-system-${language}.sample.json`,
  );
  return pages.map(({ slide, track }) =>
    written(json<{ words: WordMark[] }>(track).words, scriptText(slide.script)),
  );
}

const splitter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a text, about as long as they take to say. */
function spoken(text: string): WordMark[] {
  let at = 0;
  const words = [...splitter.segment(text)].filter(({ isWordLike }) => isWordLike);
  return written(
    words.map(({ segment, index }) => {
      const startMs = at;
      at += /\p{Script=Han}/u.test(segment) ? segment.length * 220 : segment.length * 70;
      return { text: segment, startMs, endMs: at, srcStart: index, srcEnd: index + segment.length };
    }),
    text,
  );
}

const corpus = path.resolve(root, '../shared/corpus/pptx');

/** What is said over a deck of somebody else: its notes, or what stands on its slides. */
function deckWords(file: string): WordMark[][] {
  const deck = openDeck(readFileSync(path.join(corpus, file)), { newId: countingIds() });
  const slides = [...deck.read()].map(({ slide, number }) => drawSlide(slide, deck.design, number));
  const scripts = writeScripts(slides.map((slide) => outlinePage(slide)));
  return slides.flatMap((slide, index) => {
    const script = slide.script ?? scripts[index];
    return script ? [spoken(scriptText(script))] : [];
  });
}

const isAlone = (line: string) => columnsOf(line) <= 4 || !/\s|\p{Script=Han}{3}/u.test(line);

function faultsOf(pages: WordMark[][]): string[] {
  return pages.flatMap((words) =>
    captionsOf(words).flatMap(({ lines, to }) => {
      const [before, after] = [words[to - 1]?.text ?? '', words[to]?.text];
      return [
        ...lines.filter((line) => columnsOf(line) > 42 && /\s/.test(line)).map((line) => `too wide: ${line}`),
        ...(lines.length === 2 ? lines.filter(isAlone) : []).map((line) => `alone: ${line} in ${lines}`),
        ...lines
          .filter((line) => /^[，。、；：！？,.;:!?)）”]/u.test(line))
          .map((line) => `a sign first: ${line}`),
        ...(after !== undefined && breakCost(before, after) >= 8 ? [`torn apart: ${before} | ${after}`] : []),
      ];
    }),
  );
}

describe('in captions no line has a single word, and none ends inside what belongs together', () => {
  test.each(['zh', 'en'])('sample talk in %s', (language) => {
    expect(faultsOf(sampleWords(language))).toEqual([]);
  });

  test
    .runIf(existsSync(corpus))
    .each([
      'nndl+nndl.github.io/ppt_chap-深度信念网络.pptx',
      'dotnet-presentations+home/ASP.NET_Core_aspnetcore.pptx',
      'hugohe3+ppt-master/examples_ppt169_building_effective_agents_exports_building_effective_agents.pptx',
    ])('deck %s', (file) => {
    expect(faultsOf(deckWords(file))).toEqual([]);
  });
});
