import { escapePattern } from '@app/deck/find/escape-pattern.ts';
import { asksWhatIs, asksWhich, compares } from './asking.ts';
import { count, type DeckIndex, headOf, type IndexedText, withoutBrackets } from './deck-index.ts';
import { leadsOn } from './search/see-texts.ts';
import { withoutEnds } from './search/usual-words.ts';
import { questionWords, termsOf } from './words.ts';

/** A spoken sentence is a better answer than the line of a slide that says the same, and often lacks its subject. */
const scriptBonus = 1.5;
/** `An RBM is a …` answers what an RBM is. */
const definitionBonus = 1.6;
/** Headings, and sentences that only lead on, answer little. */
const emptyShare = 0.5;
/** How many words an answer adds to those of the question, at least, to count in full. */
export const enoughNew = 3;

export const newWords = (text: IndexedText, words: readonly string[]): number =>
  text.told.filter((word) => !words.includes(word)).length;

/** What leads to a title says no more than this: `That brings us to`, 接下来看. No part of it begins like another. */
const leads =
  /^(?:(?:另外还有一部分|我们接着说|接着说|再回到|我们回头看|说到这里|那么|接下来|现在|首先|下面|然后|最后|往下|继续|仍然|还是|再补充一点|我们|先|再|来|接着|还在|进入|第[一二三四五六七八九十]部分|最后一部分|大家好|今天|请大家|请|用|这(?:张|几张)图表?|展示的|画的|看|说|讲|是|，|：)+|(?:that brings us to(?: a new part)?|let's (?:start with|turn to|look at|stay with)|we (?:begin with|come to|go on with)|from here we go on to|there is more to say about|still on|(?:a little|one) more (?:page )?on|next(?: up)?|first|now(?: to)?|to begin|(?:welcome to|today's talk is about)|and then|moving on|back to|we return to|we move on to the next part|let's open the next part|that leaves the last part|the next part(?: is)?|the next topic|and now to this|(?:in|now|look at|let's use) (?:this picture|these pictures)(?: you see| to look at)?|this picture shows|these pictures show)[,:]? ?(?:the |an? )?)$/i;

const longestLead = 40;

const lettersIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What stands before a title that a text ends with, whatever signs either has; undefined where it does not. */
function beforeTitle(text: string, title: string): string | undefined {
  const named = lettersIn(title);
  if (named === '' || !lettersIn(text).endsWith(named)) return undefined;
  for (let at = 0; at <= Math.min(longestLead, text.length); at++)
    if (lettersIn(text.slice(at)) === named) return text.slice(0, at);
  return undefined;
}

/** A title that ends in a colon goes on in the line below it. */
function wholeTitle(index: DeckIndex, page: number): string | undefined {
  const title = index.titles.get(page)?.text;
  if (!title || !/[:：]$/.test(title)) return title;
  const below = index.textsOn(page).find(({ kind, text }) => kind === 'slide' && text !== title);
  return `${title} ${below?.text ?? ''}`.trim();
}

/** Every question asks this of many texts. */
const repeating = new WeakMap<IndexedText, boolean>();
export function repeatsTitle(index: DeckIndex, text: IndexedText): boolean {
  const repeats = repeating.get(text) ?? readRepeats(index, text);
  repeating.set(text, repeats);
  return repeats;
}

/** A script that was made of the slide begins with its title, or leads to it; a Chinese one often adds its English name. */
function readRepeats(index: DeckIndex, { text, page }: IndexedText): boolean {
  const title = wholeTitle(index, page);
  if (!title) return false;
  const said = text.replace(/[。.]$/, '');
  if (said === title) return true;
  // Signs between the parts of a title are read as commas, and what stands in brackets is not.
  if (
    [title, withoutBrackets(title), headOf(title)].some((name) => leads.test(beforeTitle(said, name) ?? ''))
  )
    return true;
  const before = said.slice(0, -title.length);
  const isLead = before.length <= longestLead && leads.test(before);
  if (isLead && said.toLowerCase().endsWith(title.toLowerCase())) return true;
  if (!said.startsWith(title)) return false;
  return /\p{Script=Han}/u.test(title) && /^[ \p{Script=Latin}]+$/u.test(said.slice(title.length));
}

export type Asked = {
  /** In the words of the deck. */
  question: string;
  /** As it was asked: another word for a price need not ask for one. */
  asks: string;
  words: readonly string[];
  /** The things of the deck that it names. */
  names: readonly string[];
  /** Whether it asks for a thing, compares several, or asks what one is. */
  which: boolean;
  compares: boolean;
  whatIs: boolean;
};

export function readQuestion(index: DeckIndex, question: string, asks: string = question): Asked {
  const words = questionWords(question).map((word) => (index.knows(word) ? word : withoutEnds(word)));
  return {
    question,
    asks,
    words,
    names: words.filter((word) => index.names.has(word)),
    // Who asks for the farthest asks which one it is.
    which: asksWhich(question) || words.some((word) => word.startsWith('!')),
    compares: compares(question),
    whatIs: asksWhatIs(question),
  };
}

export type Ranked = { text: IndexedText; points: number; share: number; agrees: boolean; isOther: boolean };

/** Whether a sentence says what the thing is that was asked for. */
function defines({ text }: IndexedText, names: readonly string[]): boolean {
  const [head = ''] = text.toLowerCase().split(/是|就是|指|意味着|\b(?:is|are|means?)\b/u);
  return (
    head !== text.toLowerCase() &&
    head.length < 40 &&
    names.some((name) => new RegExp(escapePattern(name), 'u').test(head))
  );
}

/** Whether a passage may answer: what is about another thing than the question is no answer to it. */
function agreement(
  index: DeckIndex,
  { names, which, compares: many }: Asked,
  text: IndexedText,
): 'full' | 'part' | 'none' {
  if (names.length === 0) return 'full';
  const missing = names.filter(
    (name) => index.holds(name, text) === 0 || (!which && !hasItself(index, name, text)),
  );
  if (missing.length === 0) return 'full';
  if (many && missing.length < names.length) return 'full';
  const isOther = text.subject !== undefined && !names.includes(text.subject);
  const isElsewhere = missing.some((name) => !index.isWide(name) && !index.isOn(name, text.page));
  return (isOther && !which) || isElsewhere ? 'none' : 'part';
}

/** The deck as a whole does not make a sentence be about a thing. */
const hasItself = (index: DeckIndex, name: string, text: IndexedText): boolean =>
  !index.isWide(name) ||
  text.subject === undefined ||
  text.has.has(name) ||
  text.before.has(name) ||
  (index.titles.get(text.page)?.words.includes(name) ?? false);

/** The passages that have to do with the question, the best first. */
export function rank(index: DeckIndex, asked: Asked): Ranked[] {
  const { question, words, names, whatIs } = asked;
  const counted = count(termsOf(question, words));
  const ranked = index.holding(counted).flatMap((text): Ranked[] => {
    const own = index.score(counted, text.counted);
    if (own === 0) return [];
    const added = newWords(text, words);
    const agreed = agreement(index, asked, text);
    const isHeading = repeatsTitle(index, text);
    // What only repeats a word of the question is no answer; but who says a whole sentence of the deck hears it.
    if (added === 0 && text.words.length < enoughNew && !leadsOn(text.text)) return [];
    const isThin = isHeading || (added < enoughNew && !/[:：]$/.test(text.text));
    const bonus =
      (text.kind === 'script' ? scriptBonus : 1) *
      (whatIs && defines(text, names.length > 0 ? names : words) ? definitionBonus : 1) *
      (isThin ? emptyShare : 1);
    const share = index.share(words, text);
    const points = own * bonus * share;
    return [{ text, points, share, agrees: agreed === 'full', isOther: agreed === 'none' }];
  });
  return ranked.toSorted((a, b) => b.points - a.points);
}
