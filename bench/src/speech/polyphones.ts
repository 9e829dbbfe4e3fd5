import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPinyin } from '@app/server/providers/tts/phonemes/chinese/read.ts';

const plain = (syllable: string): string =>
  syllable.replaceAll('u:', 'v').replaceAll('ü', 'v').replace(/0$/, '5');

/** Whether a reading is the wanted one; a tone that we leave out counts as right. */
const isRight = (ours: string, wanted: string): boolean =>
  ours === wanted || (ours.endsWith('5') && ours.slice(0, -1) === wanted.slice(0, -1));

export type Misread = { text: string; character: string; ours: string; wanted: string };

/**
 * Characters with several readings in the sentences of the public set CPP (kakaobrain/g2pM, Apache-2.0), which is no part of
 * this product: its `data` folder is looked for in `.cache/cpp`. Undefined where it is not.
 */
export function polyphones(root: string, part: 'train' | 'dev' | 'test') {
  const file = (ending: string): string => path.join(root, '.cache/cpp', `${part}.${ending}`);
  if (!existsSync(file('sent'))) return undefined;
  const linesOf = (ending: string): string[] => readFileSync(file(ending), 'utf8').trim().split('\n');
  const labels = linesOf('lb');
  const misread: Misread[] = [];
  const sentences = linesOf('sent');
  for (const [index, line] of sentences.entries()) {
    const [before = '', character = '', after = ''] = line.split('▁');
    const at = [...before].length;
    const text = before + character + after;
    const { read } = readPinyin(text, { dictionary: [], given: new Map(), borders: new Set() });
    const [ours, wanted] = [plain(read[at] ?? ''), plain(labels[index] ?? '')];
    if (!isRight(ours, wanted)) misread.push({ text: line, character, ours, wanted });
  }
  return { count: sentences.length, misread };
}
