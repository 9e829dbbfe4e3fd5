/** A way to compare texts: by words, or by pieces of words. Terms are numbers inside, so that 10,000 pages take little room. */
export type Channel = ReturnType<typeof createChannel>;

/** What a page is compared by: its title, and what can be said of it, each as a list of terms. */
type PageTerms = { title: readonly string[]; texts: readonly (readonly string[])[] };

/** A page in numbers: the terms of all its texts one after the other, and where each text ends. */
export type NumberedPage = { title: Uint32Array; terms: Uint32Array; ends: Uint32Array };

// Okapi BM25's usual numbers.
const saturation = 1.2;
const lengthShare = 0.75;
/** A word of the title counts so often. */
const titleWeight = 2;

/** How rare a term is that so many of all have. */
const rarity = (having: number, all: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));

export const saturated = (often: number, length: number): number =>
  (often * (saturation + 1)) / (often + saturation * (1 - lengthShare + lengthShare * length));

/** Numbers for the terms, each with how many pages and texts have it. */
function numberTerms(pages: readonly PageTerms[]) {
  const ids = new Map<string, number>();
  const [onPages, inTexts]: [number[], number[]] = [[], []];
  const idOf = (term: string): number => {
    const known = ids.get(term);
    if (known !== undefined) return known;
    ids.set(term, ids.size);
    onPages.push(0);
    inTexts.push(0);
    return ids.size - 1;
  };
  const numbered = pages.map(({ title, texts }): NumberedPage => {
    const ofTitle = Uint32Array.from(title, idOf);
    const ofPage = new Set(ofTitle);
    const ends = new Uint32Array(texts.length);
    const terms: number[] = [];
    texts.forEach((text, at) => {
      const own = text.map(idOf);
      for (const id of new Set(own)) inTexts[id] = (inTexts[id] ?? 0) + 1;
      for (const id of own) {
        ofPage.add(id);
        terms.push(id);
      }
      ends[at] = terms.length;
    });
    for (const id of ofPage) onPages[id] = (onPages[id] ?? 0) + 1;
    return { title: ofTitle, terms: Uint32Array.from(terms), ends };
  });
  return { ids, onPages: Uint32Array.from(onPages), inTexts: Uint32Array.from(inTexts), numbered };
}

/** Which pages have a term, and how often: all terms one after the other. */
function postingsOf(numbered: readonly NumberedPage[], onPages: Uint32Array) {
  const starts = new Uint32Array(onPages.length + 1);
  onPages.forEach((many, id) => (starts[id + 1] = (starts[id] ?? 0) + many));
  const all = starts.at(-1) ?? 0;
  const [places, often] = [new Uint32Array(all), new Float32Array(all)];
  const next = starts.slice(0, -1);
  const lengths = new Float32Array(numbered.length);
  numbered.forEach(({ title, terms }, page) => {
    const counts = new Map<number, number>();
    const add = (id: number, weight: number) => counts.set(id, (counts.get(id) ?? 0) + weight);
    for (const id of title) add(id, titleWeight);
    for (const id of terms) add(id, 1);
    for (const [id, many] of counts) {
      const at = next[id] ?? 0;
      next[id] = at + 1;
      places[at] = page;
      often[at] = many;
      lengths[page] = (lengths[page] ?? 0) + many;
    }
  });
  return { starts, places, often, lengths };
}

const noPage: NumberedPage = {
  title: new Uint32Array(0),
  terms: new Uint32Array(0),
  ends: new Uint32Array(0),
};

export function createChannel(pages: readonly PageTerms[]) {
  const { ids, onPages, inTexts, numbered } = numberTerms(pages);
  const { starts, places, often, lengths } = postingsOf(numbered, onPages);
  const allTexts = numbered.reduce((sum, { ends }) => sum + ends.length, 0);
  const usualPage = lengths.reduce((sum, length) => sum + length, 0) / pages.length || 1;
  const usualText = numbered.reduce((sum, { terms }) => sum + terms.length, 0) / allTexts || 1;

  const numbers = new Set([...ids].flatMap(([term, id]) => (/^\d/.test(term) ? [id] : [])));

  return {
    ids,
    isNumber: (id: number): boolean => numbers.has(id),
    size: pages.length,
    pageAt: (page: number): NumberedPage => numbered[page] ?? noPage,
    usualText,
    lengths,
    usualPage,
    onPages: (id: number): number => onPages[id] ?? 0,
    /** Whether a page has a term; the pages that do stand in their order. */
    isOn(id: number, page: number): boolean {
      let [from, to] = [starts[id] ?? 0, starts[id + 1] ?? 0];
      while (from < to) {
        const half = (from + to) >>> 1;
        if ((places[half] ?? 0) < page) from = half + 1;
        else to = half;
      }
      return from < (starts[id + 1] ?? 0) && places[from] === page;
    },
    /** How rare a term is among the texts; one that nobody has is the rarest. */
    textRarity: (id: number | undefined): number =>
      rarity(id === undefined ? 0 : (inTexts[id] ?? 0), allTexts),
    /** How well every page fits the terms, each weighed. */
    score(asked: Iterable<readonly [id: number, weight: number]>): Float32Array {
      const points = new Float32Array(pages.length);
      for (const [id, weight] of asked) {
        const rare = weight * rarity(onPages[id] ?? 0, pages.length);
        for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at++) {
          const page = places[at] ?? 0;
          const fit = saturated(often[at] ?? 0, (lengths[page] ?? 0) / usualPage);
          points[page] = (points[page] ?? 0) + rare * fit;
        }
      }
      return points;
    },
  };
}
