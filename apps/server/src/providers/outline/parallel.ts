import type { Sentence } from './material.ts';

// Paragraphs that stand beside each other as the lines of a list do, although no mark is before them: each begins with its
// name, or in the same way.

const least = 3;

/** What a paragraph begins with, and whether a colon makes it a name. */
const begins = /^(?<head>[^:：。.!?！？，,;；]{2,40})(?<sign>[:：，,])\s*\S/u;
const isShort = (head: string): boolean =>
  /\p{Script=Han}/u.test(head) ? head.length <= 14 : head.split(/\s+/u).length <= 5;

type Head = { name: string; isNamed: boolean };

function headOf({ text }: Sentence): Head | undefined {
  const { head = '', sign = '' } = begins.exec(text)?.groups ?? {};
  return head !== '' && isShort(head) ? { name: head, isNamed: /[:：]/u.test(sign) } : undefined;
}

/** What two names end with: 学习方面 and 身体方面, the first stage and the last stage. */
const endOf = (name: string): string =>
  /\p{Script=Han}/u.test(name) ? name.slice(-2) : (name.split(/\s+/u).at(-1)?.toLowerCase() ?? name);

const isLike = (one: Head, other: Head): boolean =>
  one.isNamed
    ? other.isNamed
    : !other.isNamed && one.name !== other.name && endOf(one.name) === endOf(other.name);

/** Who speaks, and what is asked and answered, comes again and again: 提问, 回答, 提问. */
const areDifferent = (names: readonly string[]): boolean => new Set(names).size * 3 > names.length * 2;

/** What a paragraph begins with; undefined for an item of a list, and for what is counted already. */
const headOfFirst = (sentence: Sentence | undefined): Head | undefined =>
  !sentence || sentence.isItem || sentence.list !== undefined ? undefined : headOf(sentence);

/** Says which sentences of a section begin paragraphs that are parallel, and which go on with one of them. */
export function withParallels(sentences: readonly Sentence[]): Sentence[] {
  const firsts = sentences.filter(({ block }, at) => block !== sentences[at - 1]?.block);
  const heads = firsts.map(headOfFirst);
  const lists = new Map<number, string>();
  for (let from = 0; from < firsts.length; ) {
    const head = heads[from];
    let end = from + 1;
    while (head && heads[end] && isLike(head, heads[end] as Head)) end++;
    const group = firsts.slice(from, end);
    const names = heads.slice(from, end).map((each) => each?.name ?? '');
    if (group.length >= least && areDifferent(names))
      for (const { block } of group) lists.set(block, `${group[0]?.block}p`);
    from = end;
  }
  return sentences.map((sentence, at) => {
    const list = lists.get(sentence.block);
    if (list === undefined) return sentence;
    return sentences[at - 1]?.block === sentence.block
      ? { ...sentence, within: list }
      : { ...sentence, list };
  });
}
