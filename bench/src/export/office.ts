import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { openPdf } from '@app/server/providers/document/text/pdf/open-pdf.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import type { Exported } from './round-trips.ts';

/** LibreOffice, where this machine has it: a program that nobody here wrote opens the files. */
export const hasOffice = (): boolean => spawnSync('soffice', ['--version']).status === 0;

const signs = (text: string): string[] => text.toLowerCase().match(/\p{L}|\p{N}/gu) ?? [];

/** How many of these letters and digits are among others. */
function recall(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const sign of found) left.set(sign, (left.get(sign) ?? 0) + 1);
  let hits = 0;
  for (const sign of wanted) {
    const count = left.get(sign) ?? 0;
    if (count > 0) hits++;
    left.set(sign, count - 1);
  }
  return hits;
}

async function readPages(file: string): Promise<{ pages: number; text: string }> {
  const pdf = await openPdf(new Uint8Array(readFileSync(file)));
  const words: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return { pages: pdf.numPages, text: words.join(' ') };
}

/** What LibreOffice makes of files: how many it opens, with as many pages, and how much of the text is on them. */
export async function openInOffice(decks: readonly Exported[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  const sums = { opened: 0, pages: 0, letters: 0, found: 0 };
  try {
    decks.forEach(({ bytes }, at) => writeFileSync(path.join(folder, `${at}.pptx`), bytes));
    const names = decks.map((_, at) => `${at}.pptx`);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', ...names], {
      cwd: folder,
      stdio: 'ignore',
    });
    for (const [at, { read }] of decks.entries()) {
      const file = path.join(folder, `${at}.pdf`);
      if (!existsSync(file)) continue;
      sums.opened++;
      const { pages, text } = await readPages(file);
      const shown = read.deck.slides.filter(({ hidden }) => !hidden);
      if (pages === shown.length) sums.pages++;
      const words = shown.flatMap((slide) =>
        drawSlide(slide, read.deck.design, 1)
          .elements.filter(({ type }) => type === 'text' || type === 'shape' || type === 'table')
          .map((element) => elementText(element)),
      );
      const wanted = signs(words.join(' '));
      sums.letters += wanted.length;
      sums.found += recall(wanted, signs(text));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return sums;
}
