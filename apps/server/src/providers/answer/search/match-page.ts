import type { NumberedPage } from './channel.ts';
import type { AskedTerm } from './see-page.ts';

/** Where the terms of a question stand on a page; all lists are by the terms' places in the question. */
export type Matches = {
  /** How often each text has them, with what the likes of a term are worth; undefined where it has none. */
  counts: readonly (Float32Array | undefined)[];
  /** How many terms each text has. */
  lengths: Uint32Array;
  inTitle: Float32Array;
  onPage: Float32Array;
  /** How much of the title stands in the question. */
  titleShare: number;
  /** Neighbours in the question that are neighbours on the page. */
  close: number;
};

/** Neighbours with a word between them, or in the other order. */
const nearly = { apart: 0.6, turned: 0.5 };

/** By the numbers of terms: the place in the question that each stands for, -1 for none, and what it is worth there. */
type ById = { places: Int16Array; worths: Float64Array };

function readAsked(asked: readonly AskedTerm[]): ById {
  const length = asked.reduce((most, { ids }) => Math.max(most, ...ids.map(([id]) => id + 1)), 0);
  const [places, worths] = [new Int16Array(length).fill(-1), new Float64Array(length)];
  asked.forEach(({ ids }, place) => {
    for (const [id, worth] of ids) {
      if (worth <= (worths[id] ?? 0)) continue;
      places[id] = place;
      worths[id] = worth;
    }
  });
  return { places, worths };
}

/** Many pages are looked at for one question. */
const matches = new WeakMap<readonly AskedTerm[], ById>();
function byIdOf(asked: readonly AskedTerm[]): ById {
  const known = matches.get(asked) ?? readAsked(asked);
  matches.set(asked, known);
  return known;
}

/** How near each term of the question comes in a text to the one that follows it, up to 1. */
function noteNeighbours(near: Float32Array, places: Int16Array, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    const place = places[at] ?? -1;
    if (place < 0 || place + 1 >= near.length) continue;
    const next = place + 1;
    let here = 0;
    if (at + 1 < end && places[at + 1] === next) here = 1;
    else if (at + 2 < end && places[at + 2] === next) here = nearly.apart;
    else if (at > start && places[at - 1] === next) here = nearly.turned;
    near[place] = Math.max(near[place] ?? 0, here);
  }
}

function closeness(near: Float32Array, asked: readonly AskedTerm[]): number {
  let [sum, all] = [0, 0];
  for (let place = 0; place + 1 < asked.length; place++) {
    const weight = Math.min(asked[place]?.weight ?? 0, asked[place + 1]?.weight ?? 0);
    all += weight;
    sum += weight * (near[place] ?? 0);
  }
  return sum / (all || 1);
}

export function matchPage({ title, terms, ends }: NumberedPage, asked: readonly AskedTerm[]): Matches {
  const byId = byIdOf(asked);
  const placesIn = (ids: Uint32Array): Int16Array => {
    const places = new Int16Array(ids.length);
    for (let at = 0; at < ids.length; at++) places[at] = byId.places[ids[at] ?? 0] ?? -1;
    return places;
  };
  const near = new Float32Array(asked.length);
  const inTitle = new Float32Array(asked.length);
  const ofTitle = new Set(title);
  let known = 0;
  for (const id of ofTitle) {
    const place = byId.places[id] ?? -1;
    if (place < 0) continue;
    known += 1;
    inTitle[place] = Math.max(inTitle[place] ?? 0, byId.worths[id] ?? 0);
  }
  noteNeighbours(near, placesIn(title), 0, title.length);

  const onPage = Float32Array.from(inTitle);
  const places = placesIn(terms);
  const lengths = new Uint32Array(ends.length);
  const counts = Array.from(ends, (end, text): Float32Array | undefined => {
    const start = text === 0 ? 0 : (ends[text - 1] ?? 0);
    lengths[text] = end - start;
    let own: Float32Array | undefined;
    for (let at = start; at < end; at++) {
      const place = places[at] ?? -1;
      if (place < 0) continue;
      const worth = byId.worths[terms[at] ?? 0] ?? 0;
      own ??= new Float32Array(asked.length);
      own[place] = (own[place] ?? 0) + worth;
      onPage[place] = Math.max(onPage[place] ?? 0, worth);
    }
    if (own) noteNeighbours(near, places, start, end);
    return own;
  });
  return {
    counts,
    lengths,
    inTitle,
    onPage,
    titleShare: known / (ofTitle.size || 1),
    close: closeness(near, asked),
  };
}
