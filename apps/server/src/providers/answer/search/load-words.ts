import { loadSounds } from './sounds.ts';
import { loadSynonyms } from './synonyms.ts';
import { loadDictionary } from './terms.ts';

/** Loads now what the first question would have to wait for. */
export function loadWords(): void {
  loadDictionary();
  loadSounds();
  loadSynonyms();
}
