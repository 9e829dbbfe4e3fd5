// `node --import tsx scripts/count-readings.ts`: reads the words of the dictionary of jieba with pinyin-pro and writes
// readings-in-use.json: the characters that have more than one reading in words people use. It takes half a minute.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { pinyin as Pinyin } from 'pinyin-pro';
import { tidySyllable } from '@app/contract/dictionary/states/pinyin.ts';

const server = join(import.meta.dirname, '../apps/server');
// The packages are those of the server.
const load = createRequire(join(server, 'package.json'));
const { pinyin } = load('pinyin-pro') as { pinyin: typeof Pinyin };
const { dict } = load('@node-rs/jieba/dict.js') as { dict: Uint8Array };

/** Longer entries are sayings and names. */
const longest = 4;
/** A reading is in use when it has so many words, and this share of the words and of how often they are written. */
const leastWords = 3;
const leastShare = 0.1;

type Use = { words: number; times: number };
const uses = new Map<string, Map<string, Use>>();

for (const line of Buffer.from(dict).toString('utf8').split('\n')) {
  const [word = '', times] = line.split(' ');
  const characters = [...word];
  if (characters.length < 2 || characters.length > longest || !/^\p{Script=Han}+$/u.test(word)) continue;
  const syllables = pinyin(word, { toneType: 'num', type: 'array', toneSandhi: false });
  for (const [at, character] of characters.entries()) {
    const syllable = tidySyllable(syllables[at] ?? '');
    // The light tone belongs to a place in a word, not to a character.
    if (syllable.endsWith('5')) continue;
    const readings = uses.get(character) ?? new Map<string, Use>();
    const use = readings.get(syllable) ?? { words: 0, times: 0 };
    readings.set(syllable, { words: use.words + 1, times: use.times + Number(times) });
    uses.set(character, readings);
  }
}

const inUse = [...uses].flatMap(([character, readings]) => {
  const counts = [...readings.values()];
  const allWords = counts.reduce((sum, { words }) => sum + words, 0);
  const allTimes = counts.reduce((sum, { times }) => sum + times, 0);
  const used = counts.filter(
    ({ words, times }) =>
      words >= leastWords && words / allWords >= leastShare && times / allTimes >= leastShare,
  );
  return used.length > 1 ? [character] : [];
});
const file = join(server, 'src/providers/tts/phonemes/chinese/readings-in-use.json');
writeFileSync(file, `${JSON.stringify(inUse.sort().join(''))}\n`);
console.log(`${inUse.length} characters`);
