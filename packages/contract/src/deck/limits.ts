/** Numbers of what is asked about whole decks. */
export const deckLimits = {
  search: { max: 100 },
  /** So many pages with all their times in one answer; a page takes some ten kilobytes. */
  dataAtOnce: 20,
  /** Spec 3 names one document (`docId`): what a project is made from. */
  documents: { max: 1 },
} as const;
