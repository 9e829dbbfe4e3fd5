import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

/** A piece of text that is compared; whole words weigh more than the letters they are made of. */
export type Term = { text: string; weight: number };

const weights = { word: 1, pair: 0.5, letter: 0.25 };

// Words that ask or join and tell nothing about what is asked for.
const empty = new Set(
  (
    '的 了 吗 呢 吧 啊 呀 么 是 有 在 和 与 或 及 就 都 也 还 又 很 最 更 比 把 被 让 给 对 从 到 上 下 里 中 个 颗 种 些 这 那 哪 哪个 哪些 什么 为什么 怎么 怎样 怎么样 如何 多少 几 谁 何时 何地 请问 一下 可以 能 会 要 想 知道 告诉 我 我们 你 你们 它 它们 他 她 之 其 以 而 并 但 因为 所以 如果 这个 那个 是什么 是不是 有没有 关于 介绍 说说 讲讲 ' +
    'a an the of in on at to for from by with and or is are was were be been do does did has have had it its this that these those what which who whom whose when where why how many much can could will would should may might i you we they he she me us them my your our their there about please tell not no than then so as if also into over under more most very'
  ).split(' '),
);

let cutter: Jieba | undefined;
// Loaded with the first question: the dictionary takes room and a second.
const words = (text: string): string[] => (cutter ??= Jieba.withDict(dict)).cutForSearch(text, true);

/** An English word without its most usual endings: planets and planet are the same question. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/(?:'s|’s)$/, '')
    .replace(/ies$/, 'y')
    .replace(/(ss|us|is)$|s$/, '$1')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})(?:er|est)$/, '');
}

const isChinese = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** The words of a text that tell something, each once. */
export function contentWords(text: string): string[] {
  const found = words(text.toLowerCase().normalize('NFKC'))
    .map((word) => word.trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !empty.has(word))
    .map((word) => (isChinese(word) ? word : stem(word)))
    .filter((word) => word !== '' && !empty.has(word));
  return [...new Set(found)];
}

/** Everything by which a text can be found: its words, and of Chinese also pairs of letters and letters. */
export function termsOf(text: string): Term[] {
  const terms: Term[] = contentWords(text).map((word) => ({ text: word, weight: weights.word }));
  for (const [run] of text.normalize('NFKC').matchAll(/\p{Script=Han}+/gu)) {
    const letters = [...run];
    letters.forEach((letter, index) => {
      if (!empty.has(letter)) terms.push({ text: `1${letter}`, weight: weights.letter });
      const next = letters[index + 1];
      if (next !== undefined) terms.push({ text: `2${letter}${next}`, weight: weights.pair });
    });
  }
  return terms;
}
