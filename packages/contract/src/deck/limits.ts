/** Numbers of what is asked about whole decks. */
export const deckLimits = {
  search: { max: 100 },
  /** So many pages with all their times in one answer; a page takes some ten kilobytes. */
  dataAtOnce: 20,
  /** What a project may stand on; the first of them is its `docId` (spec 3). */
  documents: { max: 20 },
  /** The id of a deck, or the name of one that comes with the product. */
  name: { max: 100 },
  /** Templates that one account may keep; their files count as those of projects do. */
  templates: { max: 100 },
} as const;
