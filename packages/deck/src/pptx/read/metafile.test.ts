import { expect, test } from 'vitest';
import { metafileType } from './media.ts';
import { createMetafiles } from './metafile.ts';

/** A metafile of one filled rectangle: its header, the rectangle, the end. */
function anEmf(records: [type: number, ...values: number[]][] = [[43, 10, 10, 90, 40]]): Uint8Array {
  const header = 88;
  const body = records.flatMap(([type, ...values]) => [type, 8 + values.length * 4, ...values]);
  const all = [...body, 14, 20, 0, 16, 20];
  const view = new DataView(new ArrayBuffer(header + all.length * 4));
  const bounds = [0, 0, 100, 50];
  const frame = bounds.map((side) => side * 26);
  const size = view.byteLength;
  const head = [1, header, ...bounds, ...frame, 0x464d4520, 0x10000, size, records.length + 2, 1, 0, 0, 0];
  [...head, 1920, 1080, 508, 286].forEach((value, index) => view.setInt32(index * 4, value, true));
  all.forEach((value, index) => view.setInt32(header + index * 4, value, true));
  return new Uint8Array(view.buffer);
}
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const given = (bytes: Uint8Array) => ({ url: 'media:1.svg', type: 'emf' as const, bytes });

test('a metafile is known by its bytes', () => {
  expect(metafileType(anEmf())).toBe('emf');
  expect(metafileType(new Uint8Array([0xd7, 0xcd, 0xc6, 0x9a, 0, 0]))).toBe('wmf');
  expect(metafileType(new Uint8Array([1, 0, 9, 0, 0, 3]))).toBe('wmf');
  expect(metafileType(new Uint8Array([1, 0, 0, 0]))).toBeUndefined();
});

test('a metafile becomes an SVG that every browser draws', async () => {
  const { media, isLost } = await createMetafiles()(given(anEmf()));
  expect(isLost).toBe(false);
  expect(media).toMatchObject({ url: 'media:1.svg', type: 'svg' });
  expect(textOf(media.bytes)).toMatch(/^<svg preserveAspectRatio="none"[^]*<(?:rect|path|polygon)\b/);
});

test('one that holds a bitmap becomes an SVG with that picture', async () => {
  const [stretchDibits, copy] = [81, 0x00cc0020];
  const [place, source, size] = [
    [10, 10],
    [0, 0, 2, 1],
    [40, 20],
  ];
  const header = [40, 2, 1, 1 | (32 << 16), 0, 8, 0, 0, 0, 0];
  const where = [80, 40, 120, 8, 0, copy];
  const bitmap = anEmf([
    [stretchDibits, 0, 0, 100, 50, ...place, ...source, ...where, ...size, ...header, 0xff0000, 0x00ff00],
  ]);
  const { media, isLost } = await createMetafiles()(given(bitmap));
  expect(isLost).toBe(false);
  expect(textOf(media.bytes)).toMatch(/<image\b[^>]*data:image\/png/);
});

test('signs of an equation editor are signs, not the letters that their font has in their place', async () => {
  const wide = (text: string, length: number) =>
    Array.from(
      { length },
      (_, at) => (text.charCodeAt(at * 2) || 0) | ((text.charCodeAt(at * 2 + 1) || 0) << 16),
    );
  const write = (text: string, x: number): [number, ...number[]] => {
    const [place, offset] = [[x, 30], 76];
    return [84, 0, 0, 100, 50, 1, 0, 0, ...place, text.length, offset, 0, 0, 0, 0, 0, 0, ...wide(text, 1)];
  };
  const look = [-20, 0, 0, 0, 400, 0x02000000, 0];
  const formula = anEmf([[82, 1, ...look, ...wide('Symbol', 73)], [37, 1], write('sÎ', 5), write('<"', 50)]);
  const { media } = await createMetafiles()(given(formula));
  const svg = textOf(media.bytes);
  expect(svg).toMatch(/<text[^>]*>σ∈<\/text>/);
  expect(svg).toMatch(/<text[^>]*>&lt;∀<\/text>/);
  expect(svg).not.toContain('Symbol');
});

test('one that is broken, or draws nothing, is lost and leaves an empty picture', async () => {
  const drawn = createMetafiles();
  for (const bytes of [anEmf([]), anEmf().slice(0, 60), new Uint8Array(100).fill(255)]) {
    const { media, isLost } = await drawn(given(bytes));
    expect(isLost).toBe(true);
    expect(textOf(media.bytes)).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  }
});

test('drawings that are asked for together count the work of each once, until all of a deck have had enough', async () => {
  let work = 0;
  const drawn = createMetafiles(() => (work += 2_000));
  const together = await Promise.all(Array.from({ length: 10 }, () => drawn(given(anEmf()))));
  expect(together.map(({ isLost }) => isLost)).toEqual([...Array<boolean>(8).fill(false), true, true]);
});

test('one with so many drawings that it would take a minute is lost', async () => {
  const setting: [number, number] = [22, 0];
  const late = anEmf([...Array.from({ length: 30_000 }, () => setting), [43, 10, 10, 90, 40]]);
  expect((await createMetafiles()(given(late))).isLost).toBe(true);
});

test('other pictures stay as they are', async () => {
  const media = { url: 'media:1.png', type: 'png' as const, bytes: new Uint8Array([1]) };
  expect(await createMetafiles()(media)).toEqual({ media, isLost: false });
});
