import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { createEnglishReader, type EnglishReader, parseDictionary } from '../phonemes/english/reader.ts';
import type { EngineFiles } from './engine-files.ts';

type RulesModule = { Language: new () => { phonemizeWord(capitals: string): string[] } };

/** English with the dictionary and the letter rules of the installed engine. */
export async function loadEnglish({ dictionary, letterRules }: EngineFiles): Promise<EnglishReader> {
  // It is installed apart from our own packages, so that only its address is known.
  const { Language } = (await import(pathToFileURL(letterRules).href)) as RulesModule;
  const rules = new Language();
  return createEnglishReader(parseDictionary(await readFile(dictionary, 'utf8')), (word) =>
    rules.phonemizeWord(word).join(''),
  );
}
