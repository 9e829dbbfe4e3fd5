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

type Match = { place: number; worth: number };

function matchesOf(asked: readonly AskedTerm[]): Map<number, Match> {
  const byId = new Map<number, Match>();
  asked.forEach(({ ids }, place) => {
    for (const [id, worth] of ids) if (worth > (byId.get(id)?.worth ?? 0)) byId.set(id, { place, worth });
  });
  return byId;
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
  const byId = matchesOf(asked);
  const placesIn = (ids: Uint32Array) => Int16Array.from(ids, (id) => byId.get(id)?.place ?? -1);
  const near = new Float32Array(asked.length);
  const inTitle = new Float32Array(asked.length);
  const ofTitle = new Set(title);
  let known = 0;
  for (const id of ofTitle) {
    const match = byId.get(id);
    if (!match) continue;
    known += 1;
    inTitle[match.place] = Math.max(inTitle[match.place] ?? 0, match.worth);
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
      const worth = byId.get(terms[at] ?? 0)?.worth ?? 0;
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
