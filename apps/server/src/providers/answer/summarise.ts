import { type DeckIndex, headOf, type IndexedText } from './deck-index.ts';
import { closing } from './make-questions.ts';
import type { PageOfPassages } from './port.ts';
import { repeatsTitle } from './rank.ts';
import { isQuestion, leadsOn } from './search/see-texts.ts';
import { hasHan } from './words.ts';

const ofPage = 3;
/** A page that is told in so many letters is told whole. */
const wholePage = { han: 120, other: 360 };
const ofTalk = 4;
/** A sentence with fewer words that tell something says little. */
const fewestWords = 3;
/** Long sentences hold more words, but not more of what matters. */
const lengthPower = 0.6;
const shares = { pointsBack: 0.6, title: 1.3, first: 1.1 };
/** What shares more of its words with a chosen sentence says the same again. */
const mostShared = 0.75;

const pointsBack =
  /^(?:它|他|她|这|那|其|因此|所以|但|而|可|也|it|its|this|that|they|these|so|but|and|also|he|she)\b|^[它他她这那]/i;
const greets =
  /大家好|各位|欢迎|我是|谢谢|再见|\b(?:hello|welcome|thank|my name|i am|good (?:morning|afternoon))\b/i;
// What only leads over to something, or says where it comes from.
const leadsOver =
  /^(?:接下来|然后是|下面|首先看|再来?看|我们来看|现在看|最后看)|^(?:now )?let[’']s (?:look|turn|move|see|go)|^(?:source|来源|参考|图源)\b|^来源|https?:\/\/|www\.|\bet al\.$|\[[^\]]*$/i;
const thanks = /谢谢|提问|再见|\b(?:thank|questions?)\b/i;
const concludes =
  /总结|小结|结论|要点|回顾|结语|启示|\b(?:summary|conclusions?|takeaways?|recap|key points|in short|lessons)\b/i;

/** What can be said of some pages: their sentences, or the lines of their slides where they have no script. */
function candidates(index: DeckIndex, pages: readonly number[]): IndexedText[] {
  return pages.flatMap((page) => {
    const all = index
      .textsOn(page)
      .filter(
        (text) =>
          text.told.length >= fewestWords &&
          !isQuestion(text.text) &&
          !leadsOn(text.text) &&
          !repeatsTitle(index, text) &&
          !greets.test(text.text) &&
          !leadsOver.test(text.text),
      );
    const spoken = all.filter(({ kind }) => kind === 'script');
    return spoken.length > 0 ? spoken : all.filter(({ kind }) => kind === 'slide');
  });
}

/** How much a sentence says of what these pages speak of most. */
function scores(index: DeckIndex, texts: readonly IndexedText[]): Map<IndexedText, number> {
  const often = new Map<string, number>();
  for (const { told } of texts) for (const word of told) often.set(word, (often.get(word) ?? 0) + 1);
  const pages = [...index.titles.keys()];
  const weights = new Map<string, number>();
  for (const [word, times] of often) {
    const on = pages.filter((page) => index.isOn(word, page)).length;
    weights.set(word, times * Math.log(1 + pages.length / (on || 1)));
  }
  const firsts = new Set<number>();
  return new Map(
    texts.map((text) => {
      const sum = text.told.reduce((before, word) => before + (weights.get(word) ?? 0), 0);
      const title = index.titles.get(text.page)?.words ?? [];
      const isFirst = !firsts.has(text.page);
      firsts.add(text.page);
      const points =
        (sum / text.told.length ** lengthPower) *
        (pointsBack.test(text.text) ? shares.pointsBack : 1) *
        (text.told.some((word) => title.includes(word)) ? shares.title : 1) *
        (isFirst ? shares.first : 1);
      return [text, points];
    }),
  );
}

const isAlike = (one: IndexedText, other: IndexedText): boolean => {
  const both = one.told.filter((word) => other.has.has(word)).length;
  return both / Math.min(one.told.length, other.told.length) > mostShared;
};

/** The sentences that say most of these pages, in the order in which they are said, none of them twice. */
function best(index: DeckIndex, pages: readonly number[], most: number, perPage = most): IndexedText[] {
  const points = scores(index, candidates(index, pages));
  const chosen: IndexedText[] = [];
  for (const [text] of [...points].toSorted((a, b) => b[1] - a[1])) {
    if (chosen.length >= most) break;
    const onPage = chosen.filter(({ page }) => page === text.page).length;
    if (onPage < perPage && !chosen.some((one) => isAlike(one, text))) chosen.push(text);
  }
  return chosen.toSorted((a, b) => a.at - b.at);
}

/** What a page says, in its own best sentences; all of them where they are short. */
export function summaryOfPage(index: DeckIndex, page: number): IndexedText[] {
  const all = candidates(index, [page]);
  const letters = all.reduce((sum, { text }) => sum + text.length, 0);
  return letters <= wholePage[all.some(({ text }) => hasHan(text)) ? 'han' : 'other']
    ? all
    : best(index, [page], ofPage);
}

/** The pages that say something of their own: neither the first of several, nor contents or thanks. */
const told = (pages: readonly PageOfPassages[]): number[] => {
  const own = pages.filter(
    ({ title }, at) => !(at === 0 && pages.length > 2) && !closing.test(headOf(title)),
  );
  return (own.length > 0 ? own : pages).map(({ page }) => page);
};

/** What each part of a talk says: its pages in as many parts as there are sentences, the best sentence of each. */
export function summaryOfTalk(index: DeckIndex, pages: readonly PageOfPassages[]): IndexedText[] {
  const own = told(pages).filter((page) => candidates(index, [page]).length > 0);
  const parts = Math.min(ofTalk, own.length);
  return Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * own.length) / parts);
    const to = Math.floor(((part + 1) * own.length) / parts);
    return best(index, own.slice(from, to), 1);
  }).flat();
}

/** Who says what to remember says it near the end, and goes on in a sentence or two. */
const remembers =
  /带走一[个句点件]|[请要]记住|最重要的(?:是|一[点句])|归根结底|总而言之|总之|一句话|\bone thing (?:i want|to (?:take|remember))|\btake (?:one thing )?(?:away|from (?:this|today))|\bbottom line|\bremember (?:this|that|one)|\bin (?:short|conclusion)\b|\bto (?:sum up|conclude)\b/i;
const ofEnd = 0.4;
const mostRemembered = 3;

/** The sentence that says what to remember, with those that follow it. */
function remembered(index: DeckIndex, pages: readonly PageOfPassages[]): IndexedText[] {
  const last = pages.slice(Math.floor(pages.length * (1 - ofEnd)));
  for (const { page } of last.toReversed()) {
    const said = index.textsOn(page).filter(({ kind }) => kind === 'script');
    const at = said.findIndex(({ text }) => remembers.test(text));
    if (at >= 0)
      return said
        .slice(at, at + mostRemembered)
        .filter(({ text }) => !isQuestion(text) && !thanks.test(text));
  }
  return [];
}

/** What to remember: what somebody says is to be, what the page says that concludes, or else the sentences that say most of the whole. */
export function takeawaysOf(index: DeckIndex, pages: readonly PageOfPassages[]): IndexedText[] {
  const last = pages.findLast(({ title }) => concludes.test(title));
  const concluded = last ? candidates(index, [last.page]) : [];
  if (concluded.length > 1) return concluded.slice(0, ofTalk);
  const said = remembered(index, pages);
  if (said.length > 0) return said;
  return best(index, told(pages), ofTalk, 1);
}
