import { isSpeakable } from '@app/contract/courseware/states/speakable.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';

const { max } = speechLimits.trial.text;

/** The first sentence of a script that says something, as much of it as may be tried; undefined where there is none. */
export function sentenceToHear(script: string): string | undefined {
  const sentences = script.match(/[^。！？!?\n]+[。！？!?]*/g) ?? [];
  const first = sentences.map((sentence) => sentence.trim()).find(isSpeakable);
  if (first === undefined || first.length <= max) return first;
  // Rather less than a word in two.
  const cut = first.slice(0, max);
  return /^.*[，、；：,;:\s]/su.exec(cut)?.[0].trim() ?? cut;
}
