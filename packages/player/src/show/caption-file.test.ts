import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { describe, expect, test } from 'vitest';
import { type WordMark, written } from '../speech/track.ts';
import { readable, talkCaptions, toSrt, toVtt } from './caption-file.ts';
import { columnsOf } from './captions.ts';

const samples = path.resolve(import.meta.dirname, '../../../../apps/server/samples');
const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(samples, file), 'utf8')) as T;

/** A shipped sample as it is spoken. */
function sample(language: string) {
  type Sample = { pages: { slide: { script: ScriptDocument }; track: string }[] };
  return json<Sample>(`solar-system-${language}.sample.json`).pages.map(({ slide, track }) => {
    const { durationMs, words } = json<{ durationMs: number; words: WordMark[] }>(track);
    return { durationMs, words: written(words, scriptText(slide.script)) };
  });
}

type Cue = { startMs: number; endMs: number; lines: string[] };
const time = /^(\d\d):(\d\d):(\d\d)([.,])(\d{3}) --> (\d\d):(\d\d):(\d\d)\4(\d{3})$/;

/** The cues of a file, held against the form it must have; `point` parts seconds from what is below. */
function cuesOf(blocks: readonly string[], point: string): Cue[] {
  return blocks.map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const found = time.exec(head);
    if (!found || found[4] !== point) throw new Error(`no times: ${head}`);
    const [h1, m1, s1, , ms1, h2, m2, s2, ms2] = found.slice(1).map(Number);
    const at = (h = 0, m = 0, s = 0, ms = 0) => ((h * 60 + m) * 60 + s) * 1000 + ms;
    if (lines.length === 0 || lines.some((line) => line.trim() === '' || line.includes('-->')))
      throw new Error(`no words: ${block}`);
    return { startMs: at(h1, m1, s1, ms1), endMs: at(h2, m2, s2, ms2), lines };
  });
}

function readVtt(file: string): Cue[] {
  const [head, ...blocks] = file.trimEnd().split('\n\n');
  if (head !== 'WEBVTT') throw new Error('no WebVTT');
  if (/[<>]|&(?!amp;|lt;|gt;)/.test(blocks.join('').replaceAll('-->', '')))
    throw new Error('a sign is not escaped');
  return cuesOf(blocks, '.');
}

function readSrt(file: string): Cue[] {
  const blocks = file.trimEnd().split('\n\n');
  return cuesOf(
    blocks.map((block, at) => {
      if (!block.startsWith(`${at + 1}\n`)) throw new Error(`not numbered: ${block}`);
      return block.slice(block.indexOf('\n') + 1);
    }),
    ',',
  );
}

describe.each(['zh', 'en'])('the captions of the whole sample in %s', (language) => {
  const pages = sample(language);
  const captions = talkCaptions(pages);

  test('are valid files of both kinds with the same cues', () => {
    const cues = captions.map(({ startMs, endMs, lines }) => ({
      startMs: Math.round(startMs),
      endMs: Math.round(endMs),
      lines,
    }));
    expect(readSrt(toSrt(captions))).toEqual(cues);
    expect(readVtt(toVtt(captions))).toHaveLength(cues.length);
  });

  test('have lines that can be read in time', () => {
    for (const { lines, startMs, endMs } of captions) {
      const text = lines.join('|');
      expect(lines.length, text).toBeLessThanOrEqual(2);
      expect(endMs - startMs, text).toBeGreaterThanOrEqual(1000);
      expect(endMs - startMs, text).toBeLessThanOrEqual(7000);
      for (const line of lines) {
        const most = /\p{Script=Han}/u.test(line) ? 40 : 42;
        expect(columnsOf(line), line).toBeLessThanOrEqual(most);
        expect(line).not.toMatch(/^[，。！？；：、）》」』”’…,.!?;:)\]%]/u);
      }
    }
  });

  test('follow each other over all pages, with every word that is said', () => {
    for (const [at, { startMs }] of captions.entries())
      expect(startMs).toBeGreaterThanOrEqual(captions[at - 1]?.endMs ?? 0);
    const said = pages.flatMap(({ words }) => words.map(({ text }) => text)).join('');
    const shown = captions.flatMap(({ lines }) => lines).join('');
    expect(shown.replaceAll(/\s/g, '')).toBe(said.replaceAll(/\s/g, ''));
    const second = pages[0]!.durationMs;
    const first = pages[1]!.words[0]!;
    expect(captions.some(({ startMs }) => Math.abs(startMs - second - first.startMs) < 700)).toBe(true);
  });
});

const caption = (startMs: number, endMs: number, ...lines: string[]) => ({
  startMs,
  endMs,
  lines,
  from: 0,
  to: 1,
});

test('what would be gone within a second takes the next one in, or lets it wait', () => {
  expect(readable([caption(0, 400, '好。'), caption(400, 3000, '我们开始。')])).toEqual([
    caption(0, 3000, '好。', '我们开始。'),
  ]);
  expect(readable([caption(0, 400, '好。'), caption(400, 3000, '一', '二')])).toEqual([
    caption(0, 1000, '好。'),
    caption(1000, 3000, '一', '二'),
  ]);
});

test('signs that WebVTT would take for its own are words', () => {
  expect(readVtt(toVtt([caption(0, 1000, 'a < b && c > d')]))[0]?.lines).toEqual([
    'a &lt; b &amp;&amp; c &gt; d',
  ]);
});
