import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formOf } from '@app/server/providers/answer/search/terms.ts';

// `npx tsx bench/src/answers/write-usual-words.ts <WordNet's index.sense> <its licence>`: keeps how often the words of English
// were counted in the texts that WordNet's senses were counted in. A line is `able%3:00:00:: 00001740 1 32`.

const target = path.join(
  import.meta.dirname,
  '../../../apps/server/src/providers/answer/search/usual-en.json',
);
const [from = '', licence = ''] = process.argv.slice(2);
/** Rarer words are all as rare. */
const fewest = 2;

const counts = new Map<string, number>();
for (const line of readFileSync(from, 'utf8').split('\n')) {
  const [key = '', , , count = '0'] = line.split(' ');
  const word = key.split('%')[0] ?? '';
  // A word of several is none that is asked for.
  if (!/^[a-z]+$/.test(word)) continue;
  const form = formOf(word);
  counts.set(form, (counts.get(form) ?? 0) + Number(count));
}
const kept = [...counts].filter(([, count]) => count >= fewest).toSorted((a, b) => b[1] - a[1]);
const data = {
  source:
    'WordNet 3.1 (Princeton University), how often its words were met in the texts that were tagged by it',
  licence: readFileSync(licence, 'utf8'),
  words: kept.map(([word, count]) => `${word} ${count}`).join('\n'),
};
writeFileSync(target, `${JSON.stringify(data, undefined, 2)}\n`);
console.log(
  kept.length,
  'words of',
  [...counts.values()].reduce((sum, count) => sum + count, 0),
  kept.slice(0, 12),
);
