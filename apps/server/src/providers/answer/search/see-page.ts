import { type Channel, saturated } from './channel.ts';
import { matchPage, type Matches } from './match-page.ts';

/** A term of a question: the numbers that a channel knows it or its like by, each with what that is worth, and its weight. */
export type AskedTerm = {
  term: string;
  ids: readonly (readonly [id: number, worth: number])[];
  weight: number;
};

/** How a page looks to a question. Shares are those of the question's terms, by their weights; points are BM25. */
export type Seen = {
  /** The best sentence and the best three in a row. */
  sentence: number;
  window: number;
  /** What a sentence, three in a row, six in a row, the page and its title hold of the question. */
  sentenceHeld: number;
  windowHeld: number;
  wideHeld: number;
  pageHeld: number;
  titleHeld: number;
  /** How much of the title stands in the question. */
  titleShare: number;
  /** What a sentence, and three in a row, hold that have the kind of answer that is asked for. */
  typedSentence: number;
  typed: number;
  /** Neighbours in the question that are neighbours on the page. */
  close: number;
  /** What three in a row hold on average: a page that is about it throughout. */
  density: number;
  /** The weightiest term that the page has, against the weightiest of the question. */
  rarest: number;
  /** What three in a row hold of the weighty terms: each by its weight squared. */
  sharp: number;
};

const windowSize = 3;
const wideSize = 6;
/** A word of the title stands beside every sentence, but it says less there. */
const titleBeside = 0.5;
const mostPoints = 2.2;

/** Sums up what is held of the terms. */
function measuresOf(asked: readonly AskedTerm[], usualText: number) {
  const weights = Float64Array.from(asked, ({ weight }) => weight);
  const squares = weights.map((weight) => weight * weight);
  const share = (many: Float32Array, by: Float64Array): number => {
    let [has, all] = [0, 0];
    for (let place = 0; place < by.length; place++) {
      const weight = by[place] ?? 0;
      all += weight;
      has += weight * Math.min(1, many[place] ?? 0);
    }
    return has / (all || 1);
  };
  return {
    held: (many: Float32Array): number => share(many, weights),
    sharp: (many: Float32Array): number => share(many, squares),
    points(many: Float32Array, length: number, beside?: Float32Array): number {
      let [sum, all] = [0, 0];
      for (let place = 0; place < weights.length; place++) {
        const often = (many[place] ?? 0) + titleBeside * (beside?.[place] ?? 0);
        const weight = weights[place] ?? 0;
        all += weight;
        if (often > 0) sum += weight * saturated(often, length / usualText);
      }
      return sum / ((all || 1) * mostPoints);
    },
    rarest(many: Float32Array): number {
      let [best, top] = [0, Number.EPSILON];
      weights.forEach((weight, place) => {
        top = Math.max(top, weight);
        if ((many[place] ?? 0) > 0) best = Math.max(best, weight);
      });
      return best / top;
    },
  };
}

/** What a page looks like as a whole, before its sentences are looked at. */
function seeWhole(
  { inTitle, onPage, titleShare, close }: Matches,
  measures: ReturnType<typeof measuresOf>,
): Seen {
  return {
    sentence: 0,
    window: 0,
    sentenceHeld: 0,
    windowHeld: 0,
    wideHeld: 0,
    pageHeld: measures.held(onPage),
    titleHeld: measures.held(inTitle),
    titleShare,
    typedSentence: 0,
    typed: 0,
    close,
    density: 0,
    rarest: measures.rarest(onPage),
    sharp: 0,
  };
}

/** Looks at one page: `kinds` are those of its texts, `wanted` those that answer. */
export function seePage(
  channel: Channel,
  asked: readonly AskedTerm[],
  page: number,
  { kinds, wanted }: { kinds: Uint8Array; wanted: number },
): Seen {
  const matches = matchPage(channel.pageAt(page), asked);
  const measures = measuresOf(asked, channel.usualText);
  const { counts, lengths, inTitle } = matches;
  const seen = seeWhole(matches, measures);
  const answers = (has: number): boolean => wanted === 0 || (has & wanted) > 0;
  const together = new Float32Array(asked.length);
  for (let first = 0; first < lengths.length; first++) {
    const own = counts[first];
    if (own) {
      const share = measures.held(own);
      seen.sentence = Math.max(seen.sentence, measures.points(own, lengths[first] ?? 0));
      seen.sentenceHeld = Math.max(seen.sentenceHeld, share);
      if (answers(kinds[first] ?? 0)) seen.typedSentence = Math.max(seen.typedSentence, share);
    }
    together.fill(0);
    let [length, has] = [0, 0];
    for (let next = first; next < Math.min(first + wideSize, lengths.length); next++) {
      counts[next]?.forEach((many, place) => (together[place] = (together[place] ?? 0) + many));
      length += lengths[next] ?? 0;
      has |= kinds[next] ?? 0;
      if (next + 1 !== Math.min(first + windowSize, lengths.length)) continue;
      const share = measures.held(together);
      if (share === 0) continue;
      seen.window = Math.max(seen.window, measures.points(together, length / windowSize, inTitle));
      seen.windowHeld = Math.max(seen.windowHeld, share);
      seen.sharp = Math.max(seen.sharp, measures.sharp(together));
      seen.density += share / lengths.length;
      if (answers(has)) seen.typed = Math.max(seen.typed, share);
    }
    seen.wideHeld = Math.max(seen.wideHeld, measures.held(together));
  }
  return seen;
}
