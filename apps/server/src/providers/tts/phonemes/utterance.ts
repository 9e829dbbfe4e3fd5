import type { TextSpan } from '../port.ts';

/** A word of the original text. */
export type Word = { text: string; srcStart: number; srcEnd: number; span: TextSpan };

/** A letter of the voice's notation, and the word it belongs to; pauses belong to none. */
export type Sound = { sound: string; word: number | undefined };

/** What the voice says in one sentence. */
export type Utterance = { sounds: readonly Sound[]; words: readonly Word[] };

const opening = /[“(]/;
const ending = /[.!?,;:…—”)]/;

export type UtteranceBuilder = ReturnType<typeof createUtterance>;

/** Puts words and marks together, with the spaces that the voice expects. */
export function createUtterance() {
  const sounds: Sound[] = [];
  const words: Word[] = [];
  const last = (): string => sounds.at(-1)?.sound ?? '';
  const add = (letters: string, word?: number) => {
    for (const sound of letters) sounds.push({ sound, word });
  };
  const addSpace = () => {
    if (sounds.length > 0 && last() !== ' ' && !opening.test(last())) add(' ');
  };
  const dropSpace = () => {
    if (last() === ' ') sounds.pop();
  };

  /** Pieces that stand for the same letters are one word: 三千, then 美元, for $3000. */
  function wordFor(word: Word): number {
    const before = words.at(-1);
    const isSame = before?.srcStart === word.srcStart && before.srcEnd === word.srcEnd;
    if (!isSame) words.push(word);
    return words.length - 1;
  }

  return {
    addWord(letters: string, word: Word): void {
      if (letters === '') return;
      addSpace();
      add(letters, wordFor(word));
    },
    addMark(mark: string): void {
      if (opening.test(mark)) {
        addSpace();
        add(mark);
        return;
      }
      dropSpace();
      if (words.length > 0 && last() !== mark) add(mark);
    },
    finish(): Utterance {
      dropSpace();
      // The voice breaks off where no mark tells it to come to an end.
      if (words.length > 0 && !ending.test(last())) add('.');
      return { sounds, words };
    },
  };
}
