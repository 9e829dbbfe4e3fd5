import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// `npx tsx bench/src/answers/write-synonyms.ts <wn-data-cmn.tab> <its LICENSE>`: keeps of the Chinese Open Wordnet which
// words stand for the same. A line of the file is `02131777-v<tab>cmn:lemma<tab>word`.

const target = path.join(
  import.meta.dirname,
  '../../../apps/server/src/providers/answer/search/synonyms-zh.json',
);
const [from = '', licence = ''] = process.argv.slice(2);

const senses = new Map<string, Set<string>>();
for (const line of readFileSync(from, 'utf8').split('\n')) {
  const [sense = '', kind, written = ''] = line.split('\t');
  if (kind !== 'cmn:lemma') continue;
  const word = written
    .replaceAll('+', '')
    .trim()
    .replace(/(?<=..)[的地]$/u, '');
  // Longer ones are explanations.
  if (/^\p{Script=Han}{1,6}$/u.test(word)) senses.set(sense, (senses.get(sense) ?? new Set()).add(word));
}
const groups = [...senses.values()].filter(({ size }) => size > 1).map((words) => [...words].join(' '));
const kept = {
  source: 'Chinese Open Wordnet (Francis Bond and Shan Wang), which words share a sense',
  licence: readFileSync(licence, 'utf8'),
  groups: [...new Set(groups)].toSorted().join('\n'),
};
writeFileSync(target, `${JSON.stringify(kept, undefined, 2)}\n`);
