import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cutWordsOf } from '@app/server/providers/answer/cut-words.ts';
import { createSearch } from '@app/server/providers/answer/search/search.ts';
import { p95, round } from '../report.ts';
import { questionsOf, told } from './make-decks.ts';

const pages = 10_000;

/** What the process holds once everything that nobody needs is gone, in MiB. */
function heldMiB(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
}

const termsIn = (text: string): string[] => cutWordsOf(text).terms.split(' ');

/** An index of as many pages as a knowledge base may have, made of words that were cut before. */
export function askBase() {
  const all = Array.from({ length: pages }, (_, page) => {
    const { name, lines, script } = told(Math.floor(page / 100), page % 100);
    const texts = [...script.split(/(?<=。)/), ...lines];
    const terms = { title: termsIn(name), texts: texts.map(termsIn) };
    return { page, title: name, texts, terms };
  });
  const before = heldMiB();
  const began = performance.now();
  const search = createSearch(all);
  const builtMs = performance.now() - began;
  const held = heldMiB() - before;
  const times = [...questionsOf(3), ...questionsOf(7)].map((question) => {
    const asked = performance.now();
    search.look(question);
    return performance.now() - asked;
  });
  return {
    base_search_p95_ms: round(p95(times), 1),
    base_index_ms: round(builtMs, 0),
    base_index_mib: round(held, 0),
  };
}
