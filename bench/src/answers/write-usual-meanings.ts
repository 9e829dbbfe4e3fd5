import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Meaning } from '@app/server/providers/meaning/port.ts';
import { inBytes, writeMeaning } from '@app/server/providers/meaning/vector.ts';
import { cutText } from './cut-text.ts';
import { meaningOf, readMeanings } from './meanings.ts';
import { chineseSet } from './sets.ts';
import { shortened } from './shorten.ts';

// `npx tsx bench/src/answers/write-usual-meanings.ts`: keeps what any text and any question in Chinese means, as the middle of
// those that are for fitting. `npm run fit:answers near` is due afterwards.

const target = path.join(
  import.meta.dirname,
  '../../../apps/server/src/providers/answer/search/usual-meanings.json',
);

function middleOf(texts: readonly string[]) {
  const meanings = texts.map(meaningOf).filter((meaning): meaning is Meaning => meaning !== undefined);
  const middle = new Float32Array(meanings[0]?.length ?? 0);
  const lengthOf = (vector: Meaning | Float32Array) => Math.hypot(...vector) || 1;
  for (const meaning of meanings) {
    const length = lengthOf(meaning) * meanings.length;
    for (let at = 0; at < middle.length; at += 1)
      middle[at] = (middle[at] ?? 0) + (meaning[at] ?? 0) / length;
  }
  return { length: Number(lengthOf(middle).toPrecision(5)), meaning: writeMeaning(inBytes(middle)) };
}

const documents = [...chineseSet('fit'), ...shortened(chineseSet('fit'))];
await readMeanings(documents);
const texts = chineseSet('fit').flatMap(({ pages }) => pages.flatMap((page, at) => cutText(page, at).texts));
const written = {
  text: middleOf(texts),
  question: middleOf(documents.flatMap(({ questions }) => questions.map(({ question }) => question))),
};
writeFileSync(target, `${JSON.stringify(written, undefined, 2)}\n`);
