import { askedCount, isMark } from './asking.ts';
import { piecesAsked, shareIn } from './beside.ts';
import { choosePage } from './choose-page.ts';
import { asSpoken, orderTexts, type Valued } from './choose-text.ts';
import { countedThing } from './counts.ts';
import { type DeckIndex, type IndexedText, goesOnFrom, labelOf } from './deck-index.ts';
import { after, fitting, type Place, withThing } from './fit-kind.ts';
import { type Found, none } from './found.ts';
import { howItGoesOn, namesSeveral, tellDoer, tellListed, tellReasons } from './tell-announced.ts';
import { tellOfKind } from './tell-of-kind.ts';
import { hasKind, isStrict, type Kind, kindWanted, mayHaveKind, namesPlace } from './lacking.ts';
import { type List, listBelow, listsOn } from './lists.ts';
import { type Asked, enoughNew, newWords, rank, repeatsTitle } from './rank.ts';
import { announces, announcesList, greets, isCaption, leadsIn, namesSource } from './search/announces.ts';
import { isQuestion, leadsOn } from './search/see-texts.ts';
import { enumerated, longestList, tellList } from './tell-list.ts';
import { agenda } from './topics.ts';
import { contentWords, hasHan } from './words.ts';

/** Of so few words each counts, also of those that stand in one sentence alone. */
const fewWords = 4;
/** How much of a short question a sentence must have. */
const enough = { found: 0.55, near: 0.35 };
/** A second sentence belongs to the answer when it fits nearly as well, and holds so much of the question. */
const secondWithin = 0.7;
const enoughHeld = 0.35;
/** What holds half of the words so well is about them, though it does not answer. */
const enoughAbout = 0.8;
/** So many sentences belong to the one that begins with a name. */
const mostRest = 2;
const longestLine = 320;
/** An item of a list has less than this of the question. */
const mostOfItem = 0.5;
const isStage = /阶段|步骤?$|^第|\b(?:phase|stage|step|part)\b/i;

/** In so few words each makes another question: nearly all of them must stand in the sentence that answers. */
function placeOfShort(index: DeckIndex, asked: Asked): Place | undefined {
  if (asked.words.length > fewWords) return undefined;
  const best = rank(index, asked).find(
    ({ isOther, text }) => !isOther && !saysNothing(text) && !isFrame(index, text),
  );
  if (!best || best.share < enough.near) return undefined;
  const ordered = orderTexts(index, asked.question, best.text.page);
  const own = ordered.find(({ text }) => text === best.text);
  const outcome = best.share >= enough.found && best.agrees ? 'found' : 'near';
  return own && { outcome, ordered, best: own };
}

/** What only announces, or names the document that the talk was made of. */
const saysNothing = ({ text, page, kind }: IndexedText): boolean =>
  announces(text) || (page === 1 && kind !== 'script' && namesSource(text));

const ends = /^(?:欢迎提问|谢谢.{0,6}|your questions|questions|thank you.{0,12})[.!。！?？]?$/i;
const asksAtEnd = (index: DeckIndex, page: number): boolean =>
  page > 1 && ends.test(index.titles.get(page)?.text ?? '') && index.texts.every((text) => text.page <= page);

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A page that lists the parts of the talk names what others tell. */
function listsParts(index: DeckIndex, page: number): boolean {
  if (!agenda.test(index.titles.get(page)?.text.trim() ?? '')) return false;
  const lines = index.textsOn(page).filter(({ kind, text }) => kind === 'slide' && /\p{L}/u.test(text));
  const names = new Set([...index.titles].flatMap(([at, { text }]) => (at === page ? [] : [letters(text)])));
  return lines.length > 0 && lines.filter(({ text }) => names.has(letters(text))).length * 2 >= lines.length;
}

/** What greets and names the talk, lists its parts, or asks for questions at its end, is said of every talk. */
const isFrame = (index: DeckIndex, text: IndexedText): boolean =>
  (text.page === 1 && text.kind === 'script' && (repeatsTitle(index, text) || greets(text.text))) ||
  listsParts(index, text.page) ||
  asksAtEnd(index, text.page);

/** So few lines of a cover are its title, who speaks, and where. */
const linesOfCover = 4;

/** A cover whose script only greets and names the talk. */
function onlyGreets(index: DeckIndex, page: number): boolean {
  if (page !== 1 || index.titles.size < fewWords) return false;
  const said = index.textsOn(page).filter(({ kind }) => kind === 'script');
  const shown = index.textsOn(page).length - said.length;
  return (
    said.length > 0 &&
    shown <= linesOfCover &&
    said.every((text) => greets(text.text) || repeatsTitle(index, text))
  );
}

/** A line with more words says something. */
const wordsOfHead = 5;

/** A page that opens a part of the talk has a title, a line that names the part, and is announced. */
function onlyOpens(index: DeckIndex, page: number): boolean {
  const [line, ...others] = index
    .textsOn(page)
    .filter((text) => text.kind !== 'title' && !repeatsTitle(index, text));
  const isSpoken = index.textsOn(page).some(({ kind }) => kind === 'script');
  return (
    isSpoken &&
    line?.kind === 'slide' &&
    others.length === 0 &&
    line.told.length <= wordsOfHead &&
    !/\d/.test(line.text)
  );
}

/** Whether a page has more than its title; one that thanks, and asks for questions, has not. */
const saysMore = (index: DeckIndex, page: number): boolean =>
  !asksAtEnd(index, page) &&
  !onlyGreets(index, page) &&
  !onlyOpens(index, page) &&
  !listsParts(index, page) &&
  index
    .textsOn(page)
    .some(
      (text) =>
        text.kind !== 'title' &&
        !repeatsTitle(index, text) &&
        !saysNothing(text) &&
        !isQuestion(text.text) &&
        !(page === 1 && greets(text.text)),
    );

/**
 * What the fitted page says where it surely answers; else a sentence that has nearly all of a short question, or what the fitted
 * page says.
 */
function placeOf(index: DeckIndex, asked: Asked, watched: number | undefined): Place | undefined {
  const chosen = choosePage(index.search, asked.question, watched, (page) => saysMore(index, page));
  const short = placeOfShort(index, asked);
  const placed = chosen && placeOn(index, asked, chosen);
  const isSure =
    placed?.outcome === 'found' &&
    placed.best.text.page !== short?.best.text.page &&
    newWords(placed.best.text, asked.words) >= enoughNew;
  if (!short || isSure) return placed;
  // Letters of few Chinese words stand in any deck: what the odds refuse is not told as what this one says.
  return chosen || !hasHan(asked.question) ? short : { ...short, outcome: 'near' };
}

function placeOn(
  index: DeckIndex,
  { question }: Asked,
  { page, outcome }: { page: number; outcome: Place['outcome'] },
): Place | undefined {
  const all = orderTexts(index, question, page);
  const own = all.filter(({ text }) => !leadsIn(text.text) && !isCaption(question, text.text));
  const ordered = own.length > 0 ? own : all;
  const best = asSpoken(index, question, ordered);
  return best && { outcome, ordered, best };
}

/** Whether a short question begins with a thing that the deck does not know: then its numbers count other things. */
function isUnknown(index: DeckIndex, { words }: Asked): boolean {
  const [first = ''] = words;
  return words.length <= fewWords && /^\p{Script=Han}{2,}$/u.test(first) && !index.knows(first);
}

/** Whether things are to be counted that the deck never names, of nothing but what all of it is about. */
function countsUnknown(index: DeckIndex, { question, words }: Asked): boolean {
  const things = contentWords(countedThing(question) ?? '');
  const others = words.filter((word) => !things.includes(word) && !isMark(word));
  return (
    things.length > 0 &&
    things.every((word) => !index.knows(word)) &&
    others.every((word) => !index.knows(word) || index.isWide(word))
  );
}

/** What is told where the kind of answer is missing that was asked for: what the page says of it, if it does. */
function without(kind: Kind, index: DeckIndex, asked: Asked, best: Valued): Found {
  const counted = countedThing(asked.question) ?? '';
  const subject = asked.words.filter((word) => !isMark(word) && !counted.includes(word));
  const held = subject.filter((word) => index.holds(word, best.text) >= enoughAbout);
  const isAbout = held.length * 2 > subject.length && newWords(best.text, asked.words) >= enoughNew;
  if (!isAbout || isUnknown(index, asked) || namesPlace(asked.question)) return none;
  // Signs of a place are not sure enough to deny that there is one.
  return { outcome: 'near', texts: [best.text], ...(kind !== 'place' && { lacks: { kind } }) };
}

/** What a line of the slide that a sentence begins with goes on to say, in the sentences that follow. */
function restOfLine(index: DeckIndex, text: IndexedText, next: readonly IndexedText[]): IndexedText[] {
  const said = letters(text.text);
  const line = index
    .textsOn(text.page)
    .find(
      (one) => one.kind === 'slide' && one.text.length <= longestLine && letters(one.text).startsWith(said),
    );
  if (!line || said === '') return [];
  const whole = letters(line.text);
  const end = next.findIndex(({ text: other }) => !whole.includes(letters(other)));
  return end < 0 ? [...next] : next.slice(0, end);
}

/** What follows `Wake: …` until the next such. */
function restOfStage(text: IndexedText, next: readonly IndexedText[], { words }: Asked): IndexedText[] {
  const label = labelOf(text.text);
  if (label === undefined || !words.some((word) => label.toLowerCase().includes(word))) return [];
  const isOther = (one: IndexedText) => labelOf(one.text) !== undefined || leadsOn(one.text);
  const end = next.findIndex((one) => isOther(one) || !(isStage.test(label) || goesOnFrom(one.text)));
  return end < 0 ? [...next] : next.slice(0, end);
}

const explains = /为什么|为何|怎[么样]|如何|\b(?:why|how)\b/i;

/** The list below the line that a sentence says, for who asks why, how or what it is. */
function listOfSaid(index: DeckIndex, text: IndexedText, { question, whatIs }: Asked): List | undefined {
  if (text.kind === 'slide') return listBelow(index, text);
  if (!explains.test(question) && !whatIs && !announcesList(text.text)) return undefined;
  const said = letters(text.text);
  const line = index.textsOn(text.page).find((one) => one.kind === 'slide' && letters(one.text) === said);
  return line && listBelow(index, line);
}

/** The list of reasons that a line is one of: with its lead it is what was asked for, alone it is not. */
function listAround(index: DeckIndex, text: IndexedText, { question }: Asked): List | undefined {
  if (!/为什么|为何|\bwhy\b/i.test(question)) return undefined;
  const said = letters(text.text);
  const pieces = piecesAsked(question);
  const title = index.titles.get(text.page)?.text ?? '';
  if (shareIn(pieces, [text.text]) > mostOfItem) return undefined;
  return listsOn(index, text.page).find(
    ({ lead, items }) =>
      items.some((item) => letters(item.text) === said) &&
      shareIn(pieces, [text.text, lead?.text ?? '', title]) === 1,
  );
}

const asksForStages = /[两二三四五六七八九十] ?个?(?:阶段|步骤?)|\b(?:phase|stage|step|part)s?\b/i;

/** As many stages as are asked for, where the page tells so many. */
function stagesAsked(index: DeckIndex, { text }: Valued, { question }: Asked): IndexedText[] {
  if (!asksForStages.test(question)) return [];
  const stages = index
    .textsOn(text.page)
    .filter((one) => one.kind === text.kind && isStage.test(labelOf(one.text) ?? ''));
  return stages.length === askedCount(question) ? stages.slice(0, longestList) : [];
}

/** What belongs to a text: the lines below it, the rest of its line, or of the stage that it tells. */
function withRest(index: DeckIndex, { text }: Valued, asked: Asked): Found['texts'] {
  const list = listOfSaid(index, text, asked) ?? listAround(index, text, asked);
  if (list) return tellList(index, list);
  if (text.kind !== 'script') return [];
  const after = index.texts.slice(text.at + 1, text.at + 1 + mostRest);
  const end = after.findIndex(({ page, kind }) => page !== text.page || kind !== 'script');
  const next = end < 0 ? after : after.slice(0, end);
  const rest = restOfLine(index, text, next);
  const told = rest.length > 0 ? rest : restOfStage(text, next, asked);
  return told.length > 0 ? [text, ...told] : [];
}

/** A text whose meaning is less near says something else; nearer ones may say the same in other words. */
const enoughMeant = 0.55;

/** Whether the deck has half of the question in no form: the words are in no text of it, and no text of the page means it. */
function isStrange(index: DeckIndex, { question, words }: Asked, { texts }: Found): boolean {
  const named = words.filter((word) => !isMark(word));
  const unknown = named.filter((word) => !index.knows(word));
  if (unknown.length === 0 || unknown.length * 2 < named.length) return false;
  const seen = index.search.look(question).find(({ page }) => page === texts[0]?.page);
  return seen?.near !== undefined && seen.near.text < enoughMeant;
}

const asksWho =
  /^\s*(?:[Aa]nd )?[Ww]ho\b|是谁[?？。]?\s*$|(?:人|者|长|师|员|主任|教授|经理|总裁)叫什么(?:名字)?[?？。]?\s*$/u;
/** Of so few words, one that the deck does not know is what somebody is or did who was asked for. */
const wordsOfWho = 5;

/** Whether somebody is asked for by what the deck never says of anybody: `Who is the treasurer of …`. */
function asksForStranger(index: DeckIndex, { asks, words }: Asked): boolean {
  const named = words.filter((word) => !isMark(word));
  // Who invented a thing is told by a name, whatever word the deck has for it.
  if (!asksWho.test(asks) || kindWanted(asks) === 'person' || named.length > wordsOfWho) return false;
  return named.some((word) => !index.knows(word));
}

/** What the fitted page, or the sentence with nearly all of a short question, says; nothing where what is asked for is strange to the deck. */
export function tellBest(index: DeckIndex, asked: Asked, watched: number | undefined): Found {
  if (asksForStranger(index, asked)) return none;
  const found = tellPlace(index, asked, watched);
  return found.outcome === 'near' && isStrange(index, asked, found) ? none : found;
}

function tellPlace(index: DeckIndex, asked: Asked, watched: number | undefined): Found {
  const place = placeOf(index, asked, watched);
  if (!place) return tellOfKind(index, asked);
  const best = fitting(index, asked, place);
  // What only announces is no answer, and what it announces is none for sure.
  if (place.outcome === 'near' && leadsIn(best.text.text)) return none;
  const kind = kindWanted(asked.asks);
  const { question, words } = asked;
  if (kind !== undefined && isStrict(question) && !mayHaveKind(kind, question, best.text.text)) {
    const told = tellOfKind(index, asked);
    return told.texts.length > 0 ? told : without(kind, index, asked, best);
  }
  if (kind === 'number' && (isUnknown(index, asked) || countsUnknown(index, asked))) return none;
  // Who asks in few words for what the deck does not know, or compares with it, hears at most what comes near.
  const isKnown =
    (words.length > fewWords && !asked.compares) || words.every((word) => isMark(word) || index.knows(word));
  const isOfKind = kind === undefined || hasKind(kind, question, best.text.text);
  const outcome = isKnown && isOfKind && kind !== 'place' ? place.outcome : 'near';
  const stages = stagesAsked(index, best, asked);
  if (stages.length > 0) return { outcome, texts: stages };
  const counted =
    kind === undefined && !namesSeveral(best.text.text) && enumerated(index, best.text.page, asked);
  if (counted) return { outcome, texts: counted };
  const reasons = tellReasons(index, best.text, question);
  if (reasons.length > 0) return { outcome, texts: reasons };
  const rest = withRest(index, best, asked);
  if (rest.length > 0) return { outcome, texts: rest };
  const said = after(index, best.text, asked);
  if (said.length > 0) return { outcome, texts: said };
  const named = kind === 'person' ? tellDoer(index, best.text) : tellListed(index, best.text, asked);
  if (named.length > 0) return { outcome, texts: named };
  const steps = kind === undefined && outcome === 'found' ? howItGoesOn(index, best.text, asked) : [];
  if (steps.length > 0) return { outcome, texts: steps };
  return {
    outcome,
    texts:
      kind === undefined ? withSecond(index, place.ordered, best) : withThing(index, question, best.text),
  };
}

const goesOnSaying = /^(?:\p{L}+ )?also\b|^(?:我们)?(?:还|也|同时|另外|此外)/iu;

function withSecond(index: DeckIndex, ordered: readonly Valued[], best: Valued): IndexedText[] {
  const { kind, text: said } = best.text;
  const next = index.texts[best.text.at + 1];
  if (
    kind === 'script' &&
    next?.page === best.text.page &&
    next.kind === kind &&
    goesOnSaying.test(next.text)
  )
    return [best.text, next];
  const second = ordered.find(
    ({ text, value, held }) =>
      text !== best.text &&
      held >= enoughHeld &&
      text.kind === kind &&
      text.text !== said &&
      !leadsOn(text.text) &&
      !repeatsTitle(index, text) &&
      !saysNothing(text) &&
      value >= best.value - secondWithin,
  );
  return second ? [best.text, second.text] : [best.text];
}
