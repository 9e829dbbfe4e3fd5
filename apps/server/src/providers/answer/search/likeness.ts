import { isMark } from '../asking.ts';
import type { Channel } from './channel.ts';
import { wordPieces } from './terms.ts';
import { unusualness } from './usual-words.ts';

// What a page holds of a question says nothing of what else stands there, and other decks hold usual words too. So a question is
// also compared with its texts as a whole: the cosine of both, by the letters of their words, rare words before usual ones.

/** How like a page and three of its sentences in a row are to a question, up to 1. */
export type Likeness = { likeWindow: number; likePage: number };

const windowSize = 3;

/** What each piece of a word counts. */
const weightOf = (term: string, pieces: readonly string[]): number =>
  unusualness(term) ** 2 / Math.sqrt(pieces.length);

/** Marks of measures are no words. */
const isWord = (term: string): boolean => !isMark(term);

function bagOf(terms: readonly string[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const term of terms.filter(isWord)) {
    const pieces = wordPieces(term);
    for (const piece of pieces) bag.set(piece, (bag.get(piece) ?? 0) + weightOf(term, pieces));
  }
  return bag;
}

/** The words of a deck in pieces, which are numbers: those of all words one after the other. */
function numberPieces(terms: readonly string[]) {
  const numbers = new Map<string, number>();
  const starts = new Uint32Array(terms.length + 1);
  const weights = new Float64Array(terms.length);
  const all: number[] = [];
  terms.forEach((term, id) => {
    const pieces = isWord(term) ? wordPieces(term) : [];
    for (const piece of pieces) {
      if (!numbers.has(piece)) numbers.set(piece, numbers.size);
      all.push(numbers.get(piece) ?? 0);
    }
    weights[id] = weightOf(term, pieces);
    starts[id + 1] = all.length;
  });
  return { numbers, starts, weights, pieces: Uint32Array.from(all) };
}

/** Gathers terms, each counted once, and compares them with what was asked. */
function createGathering(terms: readonly string[]) {
  const { numbers, starts, weights, pieces } = numberPieces(terms);
  const held = new Float64Array(numbers.size);
  const touched = new Uint32Array(numbers.size);
  const lastIn = new Uint32Array(terms.length);
  let [gathering, many] = [1, 0];
  return {
    numbers,
    add(ids: Uint32Array): void {
      for (const id of ids) {
        if (lastIn[id] === gathering) continue;
        lastIn[id] = gathering;
        const end = starts[id + 1] ?? 0;
        for (let at = starts[id] ?? 0; at < end; at++) {
          const piece = pieces[at] ?? 0;
          if (held[piece] === 0) touched[many++] = piece;
          held[piece] = (held[piece] ?? 0) + (weights[id] ?? 0);
        }
      }
    },
    /** The cosine; what was gathered is forgotten. */
    take(asked: Float64Array, length: number): number {
      let [both, square] = [0, 0];
      for (let at = 0; at < many; at++) {
        const piece = touched[at] ?? 0;
        const own = held[piece] ?? 0;
        held[piece] = 0;
        both += own * (asked[piece] ?? 0);
        square += own * own;
      }
      gathering += 1;
      many = 0;
      return both / (length * Math.sqrt(square) || 1);
    },
  };
}

/** Reads the words of a deck once. */
export function createLikeness(channel: Channel) {
  const gathered = createGathering([...channel.ids.keys()]);

  return (terms: readonly string[]): ((page: number) => Likeness) => {
    const asked = new Float64Array(gathered.numbers.size);
    let square = 0;
    for (const [piece, weight] of bagOf(terms)) {
      square += weight * weight;
      const number = gathered.numbers.get(piece);
      if (number !== undefined) asked[number] = weight;
    }
    const length = Math.sqrt(square);
    return (page) => {
      const { title, terms: ids, ends } = channel.pageAt(page);
      let likeWindow = 0;
      for (let first = 0; first < ends.length; first++) {
        const end = ends[Math.min(first + windowSize, ends.length) - 1];
        gathered.add(ids.subarray(first === 0 ? 0 : ends[first - 1], end));
        likeWindow = Math.max(likeWindow, gathered.take(asked, length));
      }
      gathered.add(title);
      gathered.add(ids);
      return { likeWindow, likePage: gathered.take(asked, length) };
    };
  };
}
