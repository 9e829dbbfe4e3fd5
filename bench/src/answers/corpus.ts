import path from 'node:path';

const decks = process.env['CORPUS_DIR'];

/** A folder with documents and decks that nobody here wrote, not part of the project: what stands around `CORPUS_DIR`. */
export const corpus =
  decks === undefined
    ? path.join(import.meta.dirname, '../../../../shared/corpus')
    : path.dirname(path.resolve(decks));
