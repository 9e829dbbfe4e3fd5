import { namedBy } from './asking.ts';
import { type DeckIndex, headOf, type IndexedText, isInOrder } from './deck-index.ts';
import type { Found } from './found.ts';
import { listsOn } from './lists.ts';
import type { PageOfPassages } from './port.ts';
import { repeatsTitle } from './rank.ts';
import { isCode } from './search/announces.ts';
import { agenda } from './topics.ts';
import { plainWords } from './words.ts';

// What comes after a thing shares no word with it: it is the next of what the thing stands in.

/** The thing after which the question asks; it comes first or last in its pattern. */
const asksAfter: readonly RegExp[] = [
  /^(?:and |so |then )*(?:what|which (?:step|stage|phase|part|topic|one|item)) (?:follows?(?! from\b)|(?:comes?|follows?|is (?:next|done|covered)|do (?:we|you) (?:cover|do))(?: up| next| right| directly| immediately)* (?:after|on from)) (?:the )?(.{2,60}?)[?.! ]*$/i,
  /^(?:and |so |then )*what(?:’s|'s| is| are)? the (?:next )?(?:step|stage|phase|part|topic|item)s? (?:after|following) (?:the )?(.{2,60}?)[?.! ]*$/i,
  /^(?:那么?)?(?:讲|说|做|介绍|进行)?完?(.{1,20}?)(?:完成|结束|[讲做说]完)?(?:之后|以后|后面|后|下面)(?:的)?(?:是|讲|说|介绍|做|进行|要|会|该|应该|再|接着|接下来|还|需要|到|轮到)*(?:什么|啥|哪些|哪一?[步个部节])(?:内容|部分|步骤|步)?[？?。 ]*$/u,
  /^(.{1,20}?)的?(?:下一[步个节]|后一[步个])(?:骤|部分)?(?:是|做|讲|要做|该做)*(?:什么|啥|哪一?[步个])[？?。 ]*$/u,
];

/** The thing that is asked to be followed; undefined where it is asked for nothing of the kind. */
export const thingBefore = (question: string): string | undefined => namedBy(asksAfter, question);

/** What is to be done after a thing is said by steps alone: after a fire comes no other risk of the list. */
const asksToDo = /[做办]什么|[要该](?!讲|说|介绍)|\b(?:do|done)\b(?!.*\bcover)/iu;
const ofSteps =
  /流程|步骤|过程|程序|顺序|工序|阶段|做法|方法|计划|日程|\b(?:steps?|process|procedure|stages?|phases?|plan|schedule|how)\b/iu;

/** Of what a part of the talk is called at least this much is named. */
const enoughNamed = 0.5;

type Thing = { words: readonly string[]; length: number };
const lengthOf = (text: string): number => text.trim().split(/\s+/).length;

/** Whether a line, or what stands before its colon, is the thing and nothing more. */
function isThing(text: string, { words, length }: Thing): boolean {
  const head = headOf(text);
  const own = plainWords(head);
  return own.length === words.length && lengthOf(head) <= length && words.every((word) => own.includes(word));
}

/** Whether a part of the talk is called by the thing: 'Authenticating your users'. */
function isCalled(text: string, { words }: Thing): boolean {
  const own = plainWords(headOf(text));
  return words.every((word) => own.includes(word)) && words.length >= own.length * enoughNamed;
}

/** Steps that a sentence tells one after the other: `needs, then preparation, and finally financing`. */
const tellsSteps = /[,，] ?(?:and )?(?:then|finally)\b|→|(?:然后|接着|再|最后)(?:是|到|做|进行)?/iu;
const betweenSteps = /[,，、;；→]/u;
const beforeStep = /^\s*(?:and |then |finally |first |(?:首先|先|然后|接着|再|最后)(?:是|到|做|进行)?)*/iu;

/** The sentence that tells the thing as a step which another one follows. */
function inSteps({ text }: IndexedText, thing: Thing): boolean {
  if (!tellsSteps.test(text)) return false;
  const steps = text
    .replace(/^[^：:]{1,60}[：:]/u, '')
    .split(betweenSteps)
    .map((step) => step.replace(beforeStep, ''));
  const at = steps.findIndex((step) => isThing(step, thing));
  return at >= 0 && at < steps.length - 1;
}

/** The item after the thing in the first list that has it; the spoken sentence that begins with it, where there is one. */
function nextItem(
  index: DeckIndex,
  pages: readonly number[],
  is: (text: string) => boolean,
): IndexedText | undefined {
  for (const { items, page } of pages.flatMap((one) => listsOn(index, one))) {
    const at = items.findIndex(({ text }) => is(text));
    const next = at < 0 ? undefined : items[at + 1];
    // What stands in a program comes after nothing.
    if (!next || isCode(next.text)) continue;
    const said = index
      .textsOn(page)
      .find(({ kind, text }) => kind === 'script' && headOf(text) === headOf(next.text));
    return said ?? next;
  }
  return undefined;
}

/** What opens the page after the last one in a row that is called so. */
function nextPage(index: DeckIndex, pages: readonly PageOfPassages[], thing: Thing): IndexedText | undefined {
  const called = pages.map(({ title }) => headOf(title)).filter((title) => isCalled(title, thing));
  const exact = called.find((title) => isThing(title, thing));
  // Of several parts nobody knows which one is meant.
  const name = exact ?? (new Set(called).size === 1 ? called[0] : undefined);
  if (name === undefined) return undefined;
  const first = pages.findIndex(({ title }) => headOf(title) === name);
  const next = pages.slice(first + 1).find(({ title }) => title !== '' && headOf(title) !== name);
  const here = index.textsOn(next?.page ?? 0);
  return here.find((text) => text.kind === 'title' || repeatsTitle(index, text)) ?? here[0];
}

/** Who asks what comes after a thing hears the next item, step or page; undefined where nothing comes after it. */
export function tellNext(
  index: DeckIndex,
  question: string,
  pages: readonly PageOfPassages[],
): Found | undefined {
  const named = thingBefore(question) ?? '';
  const thing = { words: plainWords(named), length: lengthOf(named) };
  if (thing.words.length === 0) return undefined;
  const toDo = asksToDo.test(question);
  const places = pages.filter(({ title }) => !toDo || ofSteps.test(title)).map(({ page }) => page);
  const contents = pages.filter(({ title }) => agenda.test(title.trim())).map(({ page }) => page);
  const told =
    nextItem(index, places, (text) => isThing(text, thing)) ??
    index.texts.find((text) => !isInOrder(text.text) && inSteps(text, thing)) ??
    (toDo
      ? undefined
      : (nextItem(index, contents, (text) => isCalled(text, thing)) ?? nextPage(index, pages, thing)));
  return told && { outcome: 'found', texts: [told] };
}
