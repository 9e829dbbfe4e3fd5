import { type Channel, saturated } from './channel.ts';

/** What is asked, in the terms of a channel: their numbers, where it knows them, and how rare each is. */
export type AskedTerms = { ids: readonly (number | undefined)[]; rare: readonly number[]; sum: number };

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

export function askedIn(channel: Channel, terms: readonly string[]): AskedTerms {
  const ids = [...new Set(terms)].map((term) => channel.ids.get(term));
  const rare = ids.map((id) => channel.textRarity(id));
  return { ids, rare, sum: sumOf(rare) || 1 };
}

/** How a page looks to a question. Shares are those of the question's words, by their rarity; points are BM25. */
export type Seen = {
  /** The best sentence and the best three in a row. */
  sentence: number;
  window: number;
  /** What a sentence, three in a row, six in a row and the page hold of the question. */
  sentenceHeld: number;
  windowHeld: number;
  wideHeld: number;
  pageHeld: number;
  /** How much of the title stands in the question. */
  titleShare: number;
  /** What three in a row hold that have the kind of answer that is asked for. */
  typed: number;
  /** Neighbours in the question that are neighbours on the page. */
  close: number;
  /** What three in a row hold on average: a page that is about it throughout. */
  density: number;
  /** The rarest word that the page has, against the rarest of the question. */
  rarest: number;
};

const windowSize = 3;
const wideSize = 6;
/** A word of the title stands beside every sentence, but it says less there. */
const titleBeside = 0.5;
const mostPoints = 2.2;
/** Neighbours with a word between them, or in the other order. */
const nearly = { apart: 0.6, turned: 0.5 };

/** How often each word of the question stands in a text. */
function countsIn(text: Uint32Array, places: ReadonlyMap<number, number>): Uint8Array {
  const counts = new Uint8Array(places.size);
  for (const id of text) {
    const place = places.get(id);
    if (place !== undefined && (counts[place] ?? 0) < 255) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** How near two terms come to each other in a text, up to 1. */
function nearness(text: Uint32Array, one: number, other: number): number {
  let best = 0;
  for (let at = text.indexOf(one); at >= 0 && best < 1; at = text.indexOf(one, at + 1)) {
    if (text[at + 1] === other) best = 1;
    else if (text[at + 2] === other) best = Math.max(best, nearly.apart);
    else if (text[at - 1] === other) best = Math.max(best, nearly.turned);
  }
  return best;
}

function closeness({ ids, rare }: AskedTerms, texts: readonly Uint32Array[]): number {
  let [near, all] = [0, 0];
  for (let at = 0; at + 1 < ids.length; at++) {
    const [one, other] = [ids[at], ids[at + 1]];
    const weight = Math.min(rare[at] ?? 0, rare[at + 1] ?? 0);
    all += weight;
    if (one === undefined || other === undefined) continue;
    let best = 0;
    for (const text of texts) {
      best = Math.max(best, nearness(text, one, other));
      if (best === 1) break;
    }
    near += weight * best;
  }
  return near / (all || 1);
}

/** Looks at one page: `kinds` are those of its texts, `wanted` those that answer. */
export function seePage(
  channel: Channel,
  asked: AskedTerms,
  page: number,
  { kinds, wanted }: { kinds: readonly number[]; wanted: number },
): Seen {
  const { title, texts } = channel.pageAt(page);
  // Only the words that the deck knows: the others are on no page.
  const places = new Map<number, number>();
  const weights: number[] = [];
  asked.ids.forEach((id, at) => {
    if (id === undefined) return;
    weights[places.size] = asked.rare[at] ?? 0;
    places.set(id, places.size);
  });
  const counts = texts.map((text) => countsIn(text, places));
  const inTitle = countsIn(title, places);
  const isOnPage = (place: number): boolean =>
    (inTitle[place] ?? 0) > 0 || counts.some((own) => (own[place] ?? 0) > 0);
  const held = (has: (place: number) => boolean): number =>
    weights.reduce((sum, weight, place) => (has(place) ? sum + weight : sum), 0) / asked.sum;
  const points = (many: (place: number) => number, length: number): number =>
    weights.reduce((sum, weight, place) => {
      const often = many(place);
      return often === 0 ? sum : sum + weight * saturated(often, length / channel.usualText);
    }, 0) /
    (asked.sum * mostPoints);

  const seen: Seen = {
    sentence: 0,
    window: 0,
    sentenceHeld: 0,
    windowHeld: 0,
    wideHeld: 0,
    pageHeld: held(isOnPage),
    titleShare: inTitle.reduce((sum, many) => sum + Number(many > 0), 0) / (new Set(title).size || 1),
    typed: 0,
    close: closeness(asked, [title, ...texts]),
    density: 0,
    rarest:
      Math.max(0, ...weights.filter((_, place) => isOnPage(place))) / Math.max(...asked.rare, Number.EPSILON),
  };
  const together = new Uint16Array(places.size);
  texts.forEach((text, first) => {
    const own = counts[first] ?? inTitle;
    seen.sentence = Math.max(
      seen.sentence,
      points((place) => own[place] ?? 0, text.length),
    );
    seen.sentenceHeld = Math.max(
      seen.sentenceHeld,
      held((place) => (own[place] ?? 0) > 0),
    );
    together.fill(0);
    let [length, has] = [0, 0];
    const end = Math.min(first + wideSize, texts.length);
    for (let next = first; next < end; next++) {
      counts[next]?.forEach((many, place) => (together[place] = (together[place] ?? 0) + many));
      length += texts[next]?.length ?? 0;
      has |= kinds[next] ?? 0;
      if (next + 1 !== Math.min(first + windowSize, texts.length)) continue;
      const share = held((place) => (together[place] ?? 0) > 0);
      const many = (place: number) => (together[place] ?? 0) + ((inTitle[place] ?? 0) > 0 ? titleBeside : 0);
      seen.window = Math.max(seen.window, points(many, length / windowSize));
      seen.windowHeld = Math.max(seen.windowHeld, share);
      seen.density += share / texts.length;
      if (wanted === 0 || (has & wanted) > 0) seen.typed = Math.max(seen.typed, share);
    }
    seen.wideHeld = Math.max(
      seen.wideHeld,
      held((place) => (together[place] ?? 0) > 0),
    );
  });
  return seen;
}
