import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../pdf/read-pdf.ts';
import { linesOf, noContext } from '../testing.ts';
import { scanFiles } from './files.ts';
import { textLimits } from '../../read-text.ts';
import { isTimeUp, mostScanWorkMs } from './limits.ts';
import { isGarbage } from './read-scans.ts';
import { engineFolder, makeScan, scannedPage } from './testing.ts';

const context = { ...noContext, engineFolder };
const words = 'A page of words that were typed and can be read as they are, without looking at any picture.';
const turnedBy = async (degrees: number) =>
  sharp(await scannedPage('zh'))
    .rotate(degrees)
    .jpeg()
    .toBuffer();
const said = (document: Parameters<typeof linesOf>[0]) => linesOf(document).join('').replaceAll(/\s/gu, '');

describe.skipIf(!scanFiles(engineFolder))('a scan', () => {
  // A page takes seconds of a processor, so that both pages are read once for all.
  let document: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    document = await readPdf(
      await makeScan([await scannedPage('zh'), await scannedPage('columns')]),
      context,
    );
  });
  const page = (number: number) => ({ blocks: document.blocks.filter((block) => block.page === number) });

  test('is read as a title and paragraphs, each with its page', () => {
    expect(document.scan).toEqual({ read: 2, left: 0 });
    expect(document.blocks[0]).toMatchObject({ kind: 'heading', page: 1, text: '数字人讲解系统的总体设计' });
    expect(linesOf(page(1)).join()).toContain('扫描件往往存在倾斜、噪声和低对比度等情况');
    expect(document.blocks.at(-1)?.page).toBe(2);
  });

  test('of two columns is read one after the other', () => {
    const text = said(page(2));
    const places = ['第一栏', '随内容变化而调整', 'Livenarration', '第二栏', 'Thewholepipeline'].map((each) =>
      text.indexOf(each),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test.each([180, 270, 3])('that was laid %i degrees askew is read all the same', async (degrees) => {
    const text = said(await readPdf(await makeScan([await turnedBy(degrees)]), context));
    expect(text).toContain('数字人讲解系统的总体设计');
    expect(text).toContain('运行时不访问外部网络');
  });

  test('among typed pages is the only page that is recognised, and tells how far it is', async () => {
    const told: [number, number][] = [];
    const onScan = (page: number, pages: number) => void told.push([page, pages]);
    const pages = [words, await scannedPage('zh'), words];
    const document = await readPdf(await makeScan(pages), { ...context, onScan });
    expect(document.scan).toEqual({ read: 1, left: 0 });
    expect(told).toEqual([[1, 1]]);
    expect(document.blocks.map(({ page }) => page)).toEqual([1, 2, 2, 2, 2, 2, 3]);
  });
});

test('a scan without a recogniser is refused as one, and among typed pages it is counted', async () => {
  const picture = await scannedPage('zh');
  await expect(readPdf(await makeScan([picture]), noContext)).rejects.toMatchObject({
    reason: 'no-recogniser',
  });
  const mixed = await readPdf(await makeScan([words, picture]), noContext);
  expect(mixed.scan).toEqual({ read: 0, left: 1, why: 'no-engine' });
  expect(linesOf(mixed)).toEqual([words]);
});

test('recognition stops by itself before its process is ended, however many cores work on it', () => {
  const minute = 60_000;
  expect(isTimeUp({ ms: 5 * minute, workedMs: 10 * minute })).toBe(false);
  expect(isTimeUp({ ms: 11 * minute, workedMs: minute })).toBe(true);
  expect(isTimeUp({ ms: 8 * minute, workedMs: mostScanWorkMs + 1 })).toBe(true);
  // A page that was begun in time, and the text of all others.
  expect(textLimits.milliseconds).toBeGreaterThanOrEqual(mostScanWorkMs + 2 * minute);
});

test('letters that mean nothing are told from those of a language', () => {
  expect(isGarbage('\ufffd\ufffd\ue012\ue013 a')).toBe(true);
  for (const text of ['', 'Plain words.', '绿茶', 'שלום', '• point']) expect(isGarbage(text)).toBe(false);
});
