import path from 'node:path';
import { isReadable, meaningFiles } from '@app/server/providers/meaning/files.ts';
import { loadMeaningModel, type MeaningModel } from '@app/server/providers/meaning/model.ts';
import type { Meaning } from '@app/server/providers/meaning/port.ts';
import type { Passage } from '@app/server/providers/answer/port.ts';
import { writeMeaning } from '@app/server/providers/meaning/vector.ts';
import { cutText } from './cut-text.ts';
import type { AskedDocument } from './sets.ts';

const engines = path.join(import.meta.dirname, '../../../engines/node_modules');
const known = new Map<string, Meaning>();
let model: Promise<MeaningModel> | undefined;

/** What a text means, if it was read before. */
export const meaningOf = (text: string): Meaning | undefined => known.get(text);

/** A passage with what it means, if it was read before. */
export function withMeaning(passage: Passage): Passage {
  const meaning = meaningOf(passage.text);
  return meaning ? { ...passage, meaning: writeMeaning(meaning) } : passage;
}

export async function readTexts(texts: readonly string[]): Promise<void> {
  const missing = [...new Set(texts)].filter((text) => isReadable(text) && !known.has(text));
  model ??= loadMeaningModel(meaningFiles(engines));
  const meanings = await (await model)(missing);
  for (const [at, text] of missing.entries()) if (meanings[at]) known.set(text, meanings[at]);
}

/** Reads what documents and their questions say, once. */
export const readMeanings = (documents: readonly AskedDocument[]): Promise<void> =>
  readTexts(
    documents.flatMap(({ pages, questions }) => [
      ...pages.flatMap((page, at) => cutText(page, at).texts),
      ...questions.map(({ question }) => question),
    ]),
  );
