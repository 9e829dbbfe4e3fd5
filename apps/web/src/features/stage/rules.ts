import { fill, type Language } from '@app/contract/base/messages.ts';
import type { PageTrack, TalkReadiness } from '@app/contract/broadcast/schema.ts';
import { conversationErrors } from '@app/contract/conversation/errors.ts';
import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { EarlierQuestion } from '@app/contract/conversation/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { CallError } from '../../lib/call-error.ts';
import { spokenSeconds } from '@app/contract/speech/states/spoken-seconds.ts';
import { timeLeft } from '../../lib/time-left.ts';
import { stageMessages as texts } from './messages.ts';
import type { Citation, Sentence, StageState, Turn } from './store.ts';

export type TalkPage = Talk['pages'][number];
export type Place = { page: number; ms: number };

/** A page on which nothing is said stays for this long. */
export const silentPageMs = 4000;
/** What the keys and the menu offer. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Whether a page has something to say that nobody has spoken yet. */
export const isUnspoken = ({ script, broadcast }: TalkPage): boolean =>
  broadcast === null && script.trim() !== '';

/** Whether its owner has had any of it spoken. */
export const isBegun = (pages: readonly TalkPage[]): boolean => pages.some(({ broadcast }) => broadcast);

/** Whether nothing of a talk can be heard yet that will be: it has no pages, or none is wholly spoken. */
export const isPreparing = (pages: readonly TalkPage[]): boolean =>
  pages.length === 0 ||
  ((isBegun(pages) || pages.some(isUnspoken)) && !pages.some(({ broadcast }) => broadcast?.complete));

/** How much of a talk can be heard, and when the rest can, in a sentence. */
export function readinessText({ pages, ready, waiting }: TalkReadiness, language: Language): string {
  const time = timeLeft(waiting.at(-1)?.seconds ?? 0, language);
  return fill(texts.readyPages, language, { pages, ready, time });
}

/** What is said while a page is not there yet: when it will be, where that is known. */
export function waitingText(
  page: TalkPage | undefined,
  readiness: TalkReadiness | undefined,
  language: Language,
): string {
  const due = readiness?.waiting.find(({ id }) => id === page?.id);
  if (due) return fill(texts.waitingTime, language, { time: timeLeft(due.seconds, language) });
  return fill(page && isUnspoken(page) ? texts.unspoken : texts.waiting, language);
}

/** How long a page takes on the line of time: what is known of it; while it is being spoken, what is expected. */
export function lengthOf({ script, broadcast }: TalkPage, track: PageTrack | undefined): number {
  const { durationMs, complete } = track ?? broadcast ?? { durationMs: 0, complete: false };
  const expected = complete ? 0 : spokenSeconds(script) * 1000;
  return Math.max(durationMs, expected) || silentPageMs;
}

export const totalOf = (lengths: readonly number[]): number => lengths.reduce((sum, ms) => sum + ms, 0);

/** The time of a place on the line. */
export const timeOf = (lengths: readonly number[], { page, ms }: Place): number =>
  totalOf(lengths.slice(0, page)) + ms;

/** The place at a time of the line; what is beyond its ends is its end. */
export function placeOf(lengths: readonly number[], time: number): Place {
  let left = Math.max(0, time);
  for (const [page, length] of lengths.entries()) {
    if (left < length) return { page, ms: left };
    left -= length;
  }
  const last = lengths.length - 1;
  return { page: Math.max(0, last), ms: lengths[last] ?? 0 };
}

/** Whether two places are so close that the same thing happened at both. */
export const isNear = (one: Place, other: Place): boolean =>
  one.page === other.page && Math.abs(one.ms - other.ms) < 1000;

/** 1:20, or 1:02:05 from an hour on. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The next faster or slower of the offered speeds. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const place = rates.findIndex((each) => each >= rate);
  const from = place < 0 ? rates.length - 1 : place;
  return rates[Math.min(rates.length - 1, Math.max(0, from + direction))] ?? rate;
}

/** The page that is seen: a cue may turn to the next one while the last words of this one are said. */
export const pageSeen = ({
  page,
  pageMs,
  pages,
  tracks,
}: Pick<StageState, 'page' | 'pageMs' | 'pages' | 'tracks'>): number =>
  pages[page + 1] &&
  tracks[page]?.cues.some(({ action, startMs }) => action === 'turn-page' && startMs <= pageMs)
    ? page + 1
    : page;

/** What a key asks for. */
export type KeyWish =
  | { do: 'toggle' | 'captions' | 'mute' | 'fullScreen' | 'ask' | 'presenter' }
  | { do: 'seek'; byMs: number }
  | { do: 'page'; by: 1 | -1 }
  | { do: 'volume'; by: number }
  | { do: 'rate'; by: 1 | -1 };

const wishes: Record<string, KeyWish> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  arrowleft: { do: 'seek', byMs: -5000 },
  arrowright: { do: 'seek', byMs: 5000 },
  j: { do: 'seek', byMs: -10_000 },
  l: { do: 'seek', byMs: 10_000 },
  pageup: { do: 'page', by: -1 },
  pagedown: { do: 'page', by: 1 },
  arrowup: { do: 'volume', by: 0.1 },
  arrowdown: { do: 'volume', by: -0.1 },
  c: { do: 'captions' },
  m: { do: 'mute' },
  f: { do: 'fullScreen' },
  '<': { do: 'rate', by: -1 },
  '>': { do: 'rate', by: 1 },
  q: { do: 'ask' },
  p: { do: 'presenter' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key on the stage means; undefined when it belongs to somebody else. */
export function keyWish(pressed: Pressed, target?: { closest(selector: string): unknown } | null) {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (target?.closest('input, textarea, select, [contenteditable], [aria-modal="true"]')) return undefined;
  const wish = wishes[key.toLowerCase()];
  // A button that has the focus is pressed by the space bar, and arrows walk through tabs.
  if (key === ' ' && target?.closest('button, a, summary')) return undefined;
  if (key.startsWith('Arrow') && target?.closest('[role="tab"]')) return undefined;
  return wish;
}

const noMoreToday: readonly number[] = [
  conversationErrors.askEnoughToday.code,
  conversationErrors.askShareEnough.code,
];

/** Whether a question that failed may be answered when it is sent once more; not where the day's questions are used up. */
export const helpsToRetry = (error: unknown): boolean =>
  !(error instanceof CallError && noMoreToday.includes(error.code));

/** What a new question may refer to: those that were answered, with the page of the answer and how it began. */
export const earlierOf = (turns: readonly Turn[]): EarlierQuestion[] =>
  turns
    .filter(({ outcome }) => outcome === 'found' || outcome === 'near')
    .slice(-conversationLimits.earlierQuestions)
    .map(({ question, sentences }) => ({
      question,
      page: sentences.find(({ page }) => page !== null)?.page ?? null,
      answer: sentences
        .map(({ text }) => text)
        .join(' ')
        .slice(0, conversationLimits.earlierAnswer),
    }));

/** Where a sentence of an answer comes from. What only leads to the next sentence already shows what that is about. */
export function citationOf(sentences: readonly Sentence[], index: number): Citation | undefined {
  const { page = null, quote } = sentences[index] ?? {};
  if (page === null) return undefined;
  const elementId = sentences.slice(index).find((one) => one.page === page && one.elementId)?.elementId;
  return { page: page - 1, ...(elementId ? { elementId } : {}), ...(quote ? { quote } : {}) };
}

/** What to fetch next: the page on stage, then what follows it, then what was before it. */
export function nextToLoad(needed: readonly boolean[], current: number): number | undefined {
  const order = [...needed.keys()];
  return [...order.slice(current), ...order.slice(0, current)].find((page) => needed[page]);
}

/** A page that grew: pieces that were known keep their address, which is signed anew with every answer. */
export function grownSegments(before: PageTrack | undefined, after: PageTrack): PageTrack['segments'] {
  return after.segments.map((segment, index) => {
    const old = before?.segments[index];
    const same =
      old !== undefined && old.startMs === segment.startMs && old.durationMs === segment.durationMs;
    return same && (old.url === null) === (segment.url === null) ? old : segment;
  });
}

/** Nothing is being said at this time of a page: its sound can be exchanged without anybody hearing it. */
export const isBetweenSentences = ({ sentences }: PageTrack, ms: number): boolean =>
  !sentences.some(({ startMs, endMs }) => ms >= startMs && ms < endMs);

/** A piece of text; `word` is the place of the spoken word that it is. */
export type Piece = { text: string; word?: number };

/** Finds words in a text, in their order, and cuts the text at them. */
function cutAtWords(text: string, words: readonly { text: string; word: number }[]): [Piece[], number] {
  const pieces: Piece[] = [];
  let at = 0;
  let used = 0;
  for (const { text: wanted, word } of words) {
    const found = wanted === '' ? -1 : text.indexOf(wanted, at);
    if (found < 0) break;
    if (found > at) pieces.push({ text: text.slice(at, found) });
    pieces.push({ text: wanted, word });
    at = found + wanted.length;
    used++;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return [pieces, used];
}

/** The lines of a caption with their words, so that the spoken one can be marked. */
export function captionLines(
  { lines, from, to }: { lines: readonly string[]; from: number; to: number },
  words: readonly { text: string }[],
): Piece[][] {
  let left = words.slice(from, to).map(({ text }, index) => ({ text, word: from + index }));
  return lines.map((line) => {
    const [pieces, used] = cutAtWords(line, left);
    left = left.slice(used);
    return pieces;
  });
}

type Marked = { srcStart: number; srcEnd: number };

/** A sentence of a script with its words; the places are those of the script. */
export function sentencePieces(script: string, sentence: Marked, words: readonly Marked[]): Piece[] {
  const pieces: Piece[] = [];
  let at = sentence.srcStart;
  words.forEach(({ srcStart, srcEnd }, word) => {
    if (srcStart < at || srcEnd > sentence.srcEnd || srcEnd <= srcStart) return;
    if (srcStart > at) pieces.push({ text: script.slice(at, srcStart) });
    pieces.push({ text: script.slice(srcStart, srcEnd), word });
    at = srcEnd;
  });
  if (at < sentence.srcEnd) pieces.push({ text: script.slice(at, sentence.srcEnd) });
  return pieces;
}

/** What is kept of a visit. The page goes by its id: pages may be moved in between. */
export const placeToKeep = (pages: readonly TalkPage[], { page, ms }: Place): string =>
  JSON.stringify({ page: pages[page]?.id, ms: Math.round(ms) });

/** Where the last visit ended; the beginning when that page is gone or nothing sensible was kept. */
export function keptPlace(pages: readonly TalkPage[], kept: string | null): Place {
  const start = { page: 0, ms: 0 };
  try {
    const { page: id, ms } = JSON.parse(kept ?? '{}') as { page?: unknown; ms?: unknown };
    const page = pages.findIndex((each) => each.id === id);
    if (page < 0 || typeof ms !== 'number' || !(ms >= 0)) return start;
    return { page, ms };
  } catch {
    return start;
  }
}
