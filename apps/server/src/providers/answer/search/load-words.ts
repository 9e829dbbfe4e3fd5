import { loadSounds } from './sounds.ts';
import { loadSynonyms } from './synonyms.ts';
import { loadDictionary } from './terms.ts';
import { loadUsualWords } from './usual-words.ts';

/** Loads now what the first question would have to wait for. */
export function loadWords(): void {
  loadDictionary();
  loadSounds();
  loadSynonyms();
  loadUsualWords();
}
