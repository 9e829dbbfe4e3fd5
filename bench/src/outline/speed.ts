import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChildProgram } from '@app/server/platform/child-program.ts';
import { memoryOf } from '@app/server/platform/memory-of.ts';
import { createTextReading } from '@app/server/providers/document/read-text.ts';
import { makePdf } from '@app/server/providers/document/text/testing.ts';
import { createEmbeddedOutliner } from '@app/server/providers/outline/embedded.ts';
import { floorFrom } from '../product.ts';
import { round } from '../report.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** As it is installed: started from its source a child would first have to be translated. */
const builtProgram = (name: string): ChildProgram => ({
  file: path.join(root, `apps/server/dist/children/${name}.js`),
  execArgv: [],
});
const pages = 50;
const linesOfPage = 40;
const lettersOfLine = 90;

/** Pages of A4 full of these words, with a heading on every third. */
function fullPages(words: readonly string[]): Uint8Array {
  let at = 0;
  const line = () => {
    let text = '';
    while (text.length < lettersOfLine) text += `${words[at++ % words.length]} `;
    return text;
  };
  return makePdf(
    Array.from({ length: pages }, (_, page) => [
      ...(page % 3 === 0
        ? [{ x: 60, y: 60, text: `${page / 3 + 1}. ${line().slice(0, 40)}`, size: 18, isBold: true }]
        : []),
      ...Array.from({ length: linesOfPage }, (_, row) => ({ x: 60, y: 90 + row * 18, text: line() })),
    ]),
  );
}

/** The most memory that one child of this process holds while the work is done. */
async function watched<T>(work: Promise<T>): Promise<{ result: T; bytes: number; ms: number }> {
  const started = performance.now();
  let bytes = 0;
  const look = () => {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ');
    for (const child of children) if (child !== '') bytes = Math.max(bytes, memoryOf(Number(child)));
  };
  const timer = setInterval(look, 20);
  try {
    return { result: await work, bytes, ms: performance.now() - started };
  } finally {
    clearInterval(timer);
  }
}

/** How long 50 full pages take to an outline, and to a deck of at least 20 pages with scripts, as the product does it. */
export async function measureSpeed(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-outline-'));
  try {
    const file = path.join(folder, 'full.pdf');
    writeFileSync(file, fullPages(text.replaceAll(/[^\x20-\x7e]+/gu, ' ').split(/\s+/u)));
    const floor = await floorFrom('bare-pdf.ts', file);
    const outliner = createEmbeddedOutliner(builtProgram('outline'));
    const options = { name: 'full', scene: null, pages: { from: 20, to: 30 } };
    const read = await watched(createTextReading(builtProgram('read-text'), '')(file, { folder }));
    const drawn = await watched(outliner.draw(read.result, options));
    if (!drawn.result) throw new Error('nothing was drawn');
    const made = await watched(outliner.make(drawn.result.outline, read.result, options));
    return {
      '50 pages to outline s': round((read.ms + drawn.ms) / 1000, 2),
      '50 pages to deck s': round((read.ms + drawn.ms + made.ms) / 1000, 2),
      'pages of the deck': made.result.pages.length,
      'letters of 50 pages by PDF.js alone s': round(floor / 1000, 2),
      'memory MB': round(Math.max(read.bytes, drawn.bytes, made.bytes) / 1024 / 1024, 0),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
