import path from 'node:path';

/** A folder with documents and decks that nobody here wrote: not part of the project, named by who has one. */
export const corpus =
  process.env['CORPUS_DIR'] ?? path.join(import.meta.dirname, '../../../../shared/corpus');
