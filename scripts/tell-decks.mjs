// What each slide of decks shows, in short, and what the rules say of it, to be read as a listener hears it:
//   node --import tsx scripts/tell-decks.mjs <deck or folder> …
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { Refused } from '@app/deck/pptx/guard/refusal.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { describePage } from '@app/deck/script/outline/describe.ts';
import { outlinePage } from '@app/deck/script/outline/outline-page.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { scriptsOfDeck } from '@app/deck/script/write-scripts.ts';
import { countingIds } from '@app/deck/testing.ts';

const given = process.argv.slice(2);
if (given.length === 0) {
  console.error('Which decks? node --import tsx scripts/tell-decks.mjs <deck or folder> …');
  process.exit(1);
}
const isDeck = /\.(?:pp[ts]|pot)[xm]$/i;
const files = given.flatMap((each) =>
  statSync(each).isDirectory()
    ? readdirSync(each, { recursive: true })
        .filter((name) => isDeck.test(name))
        .toSorted()
        .map((name) => join(each, name))
    : [each],
);

function tell(file) {
  const deck = openDeck(readFileSync(file), { newId: countingIds() });
  const pages = [...deck.read()].map(({ slide, number }) => ({
    outline: outlinePage(drawSlide(slide, deck.design, number)),
    hidden: slide.hidden ?? false,
  }));
  scriptsOfDeck(pages, { height: deck.viewport.height }).forEach((script, index) => {
    const { outline, hidden } = pages[index];
    console.log(`--- ${index + 1}${hidden ? ' (hidden)' : ''}`);
    console.log(describePage(outline).replaceAll(/^/gm, '    '));
    console.log(script ? scriptText(script) : '(silence)');
  });
}

for (const file of files) {
  console.log(`=== ${basename(file)}`);
  try {
    tell(file);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.log(`(refused: ${error.reason})`);
  }
}
