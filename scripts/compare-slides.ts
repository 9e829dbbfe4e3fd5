// How like LibreOffice's our slides look: draws decks by both at 640 pixels, says the likeness (SSIM in grey) of each slide, and
// leaves both pictures side by side. LibreOffice and pdftoppm have to be there:
//   node --import tsx scripts/compare-slides.ts <folder for pictures> <deck or folder> …
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { mapDesignAddresses } from '@app/deck/design/addresses.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import { createMetafiles } from '@app/deck/pptx/read/metafile.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { countingIds } from '@app/deck/testing.ts';
import { laterMark } from '@app/slide-view/later.ts';
import { browserFlags, findBrowser } from '@app/e2e/browser.ts';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Grey, likeness } from '../bench/src/import/likeness.ts';
import { htmlOf } from '../bench/src/layout/slide-html.ts';

const width = 640;
const [out = '', ...given] = process.argv.slice(2);
if (given.length === 0) {
  console.error(
    'Which decks? node --import tsx scripts/compare-slides.ts <folder for pictures> <deck or folder> …',
  );
  process.exit(1);
}
const files = given.flatMap((each) =>
  statSync(each).isDirectory()
    ? readdirSync(each)
        .filter((name) => /\.(?:pp[ts]|pot)[xm]$/i.test(name))
        .map((name) => join(each, name))
    : [each],
);

/** LibreOffice's pages, drawn once and kept. */
function drawnByOffice(file: string, folder: string): string[] {
  const pdf = join(folder, `${basename(file).replace(/\.[^.]*$/, '')}.pdf`);
  if (!existsSync(pdf)) {
    const profile = `-env:UserInstallation=${pathToFileURL(join(out, 'profile')).href}`;
    const options = { stdio: 'ignore', timeout: 180_000 } as const;
    execFileSync(
      'soffice',
      [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file],
      options,
    );
  }
  const pages = () => readdirSync(folder).filter((name) => /^office-\d+\.png$/.test(name));
  if (pages().length === 0)
    execFileSync('pdftoppm', [
      '-png',
      '-scale-to-x',
      `${width}`,
      '-scale-to-y',
      '-1',
      pdf,
      join(folder, 'office'),
    ]);
  return pages()
    .toSorted()
    .map((name) => join(folder, name));
}

/** Our slides as they are shown, one picture each. */
async function drawnByUs(file: string, folder: string, page: Page): Promise<string[]> {
  const deck = openDeck(readFileSync(file), { newId: countingIds() });
  const metafiles = createMetafiles();
  const addresses = new Map<string, string>();
  const read = [];
  for (const { slide, media, number } of deck.read()) {
    for (const drawn of await Promise.all(media.map(metafiles))) {
      const { url, bytes } = drawn.media;
      const path = join(folder, url.replace(/^media:/, ''));
      writeFileSync(path, bytes);
      addresses.set(url, pathToFileURL(path).href);
    }
    if (!slide.hidden) read.push({ slide, number });
  }
  const addressOf = (url: string) => addresses.get(url) ?? url;
  const design = mapDesignAddresses(deck.design, addressOf);
  const pictures = [];
  for (const [at, { slide, number }] of read.entries()) {
    const html = join(folder, 'slide.html');
    const draw = () =>
      htmlOf([drawSlide(mapSlideAddresses(slide, addressOf), design, number)], width, deck.viewport);
    // Bent words are drawn by code that comes with the first of them.
    if (draw().includes(laterMark)) {
      await import('@app/slide-view/warped-text.tsx');
      await setImmediate();
    }
    writeFileSync(html, draw());
    await page.goto(pathToFileURL(html).href);
    await page.evaluate(() => document.fonts.ready);
    const picture = join(folder, `ours-${at + 1}.png`);
    await page.locator('section').screenshot({ path: picture });
    pictures.push(picture);
  }
  return pictures;
}

async function greyOf(file: string, height: number): Promise<Grey> {
  const data = await sharp(file).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
  return { width, height, data };
}

const { executablePath, env } = await findBrowser();
const args = [...browserFlags, '--allow-file-access-from-files'];
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
});
const page = await browser.newPage({ viewport: { width: 700, height: 700 } });
const all: number[] = [];
for (const file of files) {
  const name = basename(file).replace(/\.[^.]*$/, '');
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  try {
    const [office, ours] = [drawnByOffice(file, folder), await drawnByUs(file, folder, page)];
    if (office.length !== ours.length) {
      console.log(`${name}\t${ours.length} slides, LibreOffice has ${office.length}`);
      continue;
    }
    for (const [at, picture] of ours.entries()) {
      const { height } = await sharp(office[at]).metadata();
      const like = likeness(await greyOf(picture, height), await greyOf(office[at] ?? '', height));
      all.push(like);
      const beside = [
        { input: picture, left: 0, top: 0 },
        { input: office[at] ?? '', left: width + 10, top: 0 },
      ];
      await sharp({
        create: { width: 2 * width + 10, height: height + 4, channels: 3, background: '#ff00ff' },
      })
        .composite(beside)
        .png()
        .toFile(join(folder, `beside-${at + 1}.png`));
      console.log(`${name}\t${at + 1}\t${like.toFixed(4)}`);
    }
  } catch (error) {
    console.log(`${name}\t${error instanceof Error ? error.message.split('\n')[0] : 'failed'}`);
  }
}
await browser.close();
const sorted = all.toSorted((one, other) => one - other);
const share = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(4);
const mean = sorted.reduce((sum, each) => sum + each, 0) / Math.max(1, sorted.length);
console.log(
  `${all.length} slides: mean ${mean.toFixed(4)}, median ${share(0.5)}, lowest tenth ${share(0.1)}`,
);
