import { namedBy } from './asking.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';
import type { Found } from './found.ts';
import { plainWords } from './words.ts';

/** The thing of which an example is asked. */
const asksExample: readonly RegExp[] = [
  /^(?:and |so |can you |could you |please )*(?:give|name|show|tell|is there|are there|do you have|what (?:is|are|would be))(?: me| us)? (?:an?|any|some|one)? ?examples? (?:of|for) (?:an? |the )?(.{2,60}?)[?.! ]*$/i,
  /^(?:请|能不能|能|可以)?(?:再)?举(?:一?个|一些|几个)?(.{1,20}?)的?(?:例子|实例)(?:吗|吧)?[？?。 ]*$/u,
  /^(.{1,20}?)(?:有|的)(?:什么|哪些|没有|啥)?(?:具体)?的?(?:例子|实例|案例)(?:吗|有哪些|是什么)?[？?。 ]*$/u,
];

const isExample =
  /例如|比如|譬如|举例|为例|[例案]子?[：:]|\b(?:for (?:example|instance)|examples?|e\.g\.|such as)(?![\p{L}])/iu;

/** A sentence that gives an example of a thing: it names it, stands right after one that does, or on a page that is called so. */
export function exampleOf(index: DeckIndex, thing: string): IndexedText | undefined {
  const words = plainWords(thing);
  if (words.length === 0) return undefined;
  const names = (text: IndexedText | undefined): boolean =>
    text !== undefined && words.every((word) => text.has.has(word) || text.text.includes(word));
  const isCalled = ({ page: on }: IndexedText): boolean =>
    words.every((word) => index.titles.get(on)?.words.includes(word));
  const examples = index.texts.filter(({ text, kind }) => kind !== 'title' && isExample.test(text));
  const before = ({ at, page: on }: IndexedText) => [index.texts[at - 1]].find((one) => one?.page === on);
  return (
    examples.find((text) => names(text)) ??
    examples.find((text) => names(before(text))) ??
    examples.find(isCalled)
  );
}

/** Who asks for an example of a thing hears the one that the deck gives; undefined where it gives none. */
export function tellExample(index: DeckIndex, question: string): Found | undefined {
  const thing = namedBy(asksExample, question);
  const example = thing === undefined ? undefined : exampleOf(index, thing);
  return example && { outcome: 'found', texts: [example] };
}
