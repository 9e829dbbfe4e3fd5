import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChartElement } from '@app/deck/element.ts';
import { openPackage } from '@app/deck/pptx/package/package.ts';
import { readWhole, sourcesOf } from '@app/deck/pptx/round-trip.ts';
import { makeDeck, tinyPng } from '@app/deck/pptx/testing.ts';
import { writeDeck } from '@app/deck/pptx/write/write-deck.ts';
import { zipEntries } from '@app/deck/pptx/write/zip.ts';
import { aDeck, aText } from '@app/deck/testing.ts';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { childProgram } from '../../platform/child-program.ts';
import { createEmbeddedDeckWriting, writeLimits } from './embedded.ts';
import { DeckTooHeavy, type WrittenDeck } from './port.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const program = childProgram(root, 'write-deck');
const work = mkdtempSync(path.join(tmpdir(), 'deck-writer-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const folder = path.join(work, 'own');

const picture = { id: 'p', type: 'image', url: '/a.png', left: 0, top: 0, width: 10, height: 10 } as const;
const chart: ChartElement = {
  id: 'c',
  type: 'chart',
  chart: 'column',
  categories: ['A'],
  series: [{ name: 'one', values: [1] }],
};
const outgoing = {
  deck: aDeck({
    slides: [
      { id: 'one', elements: [aText('First <slide> & 第一页'), picture, chart] },
      { id: 'two', elements: [aText('Second'), { ...picture, id: 'q', url: '/nobody.png' }] },
    ],
  }),
  title: 'Deck',
  media: sourcesOf([{ url: '/a.png', type: 'png', bytes: tinyPng }]),
  narrations: new Map(),
};

async function pack({ entries }: WrittenDeck): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipEntries(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

test('a deck that is written in a process of its own is the same as one that is written here', async () => {
  const seen: number[] = [];
  const writing = createEmbeddedDeckWriting(program);
  const options = { folder, onSlide: (count: number) => void seen.push(count) };
  const [bytes, missing] = await writing.write(outgoing, options, async (written) => [
    await pack(written),
    written.missing,
  ]);
  const here = await writeDeck(outgoing);
  expect(unzipSync(bytes)).toEqual(unzipSync(await pack(here)));
  expect(missing).toEqual(here.missing);
  expect(seen).toEqual([1, 2]);
  expect(existsSync(folder)).toBe(false);
});

test('a deck goes into the file that it was made from; one that nobody can read does not keep it from going out', async () => {
  const file = path.join(work, 'original.pptx');
  const original = makeDeck({ slides: [{ notes: 'The sun is a star.' }, {}] });
  const { deck, media } = readWhole(original);
  const writing = createEmbeddedDeckWriting(program);
  const from = (bytes: Uint8Array) => {
    writeFileSync(file, bytes);
    const given = { deck, title: 'Deck', media: sourcesOf(media), narrations: new Map() };
    return writing.write({ ...given, original: { path: file, contents: new Map() } }, { folder }, pack);
  };
  const slide = 'ppt/slides/slide1.xml';
  const before = openPackage(original).read(slide);
  expect(openPackage(await from(original)).read(slide)).toEqual(before);
  const anew = unzipSync(await pack(await writeDeck({ deck, title: 'Deck', media: sourcesOf(media) })));
  const bomb = zipSync({ 'ppt/presentation.xml': new Uint8Array(20_000_000) });
  for (const hostile of [bomb, original.slice(0, 500), new Uint8Array()])
    expect(unzipSync(await from(hostile))).toEqual(anew);
});

test.each([
  ['memory', { memoryBytes: 1024 * 1024 }],
  ['words', { outputBytes: 10 }],
])('a deck that asks for too much %s is stopped, and leaves nothing', async (_what, limits) => {
  const writing = createEmbeddedDeckWriting(program, { ...writeLimits, ...limits });
  const written = writing.write(outgoing, { folder }, () => Promise.resolve('made'));
  await expect(written).rejects.toBeInstanceOf(DeckTooHeavy);
  expect(existsSync(folder)).toBe(false);
});

test('how far it is never goes back, where a file is given up and the deck is written anew', async () => {
  const again = path.join(work, 'again.mjs');
  const told = [1, 2, 1, 2, 3].map((count) => ({ kind: 'slide', count }));
  const lines = [...told, { kind: 'done', missing: [] }].map((each) => JSON.stringify(each)).join('\n');
  writeFileSync(again, `process.stdin.resume(); process.stdout.write(${JSON.stringify(`${lines}\n`)});`);
  const seen: number[] = [];
  const options = { folder, onSlide: (count: number) => void seen.push(count) };
  await createEmbeddedDeckWriting({ execArgv: [], file: again }).write(outgoing, options, () =>
    Promise.resolve('made'),
  );
  expect(seen).toEqual([1, 2, 3]);
});

test('whoever stops it is heard', async () => {
  const stop = new AbortController();
  const writing = createEmbeddedDeckWriting(program);
  const options = { folder, signal: stop.signal, onSlide: () => stop.abort(new Error('stopped')) };
  await expect(writing.write(outgoing, options, () => Promise.resolve('made'))).rejects.toThrow('stopped');
});
