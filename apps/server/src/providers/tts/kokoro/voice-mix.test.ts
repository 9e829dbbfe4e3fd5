import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createEmbeddedSpeech } from '../embedded.ts';
import { mannerOf } from '../port.ts';
import { mannerWith } from './manner.ts';
import { writeMix } from './voice-mix.ts';
import { kokoroVoice, spokenVoice } from './voices.ts';

const mix = {
  parts: [
    ['qinghe', 0.75],
    ['mingyuan', 0.25],
  ],
  pitch: -2,
  intonation: 0.2,
} satisfies Parameters<typeof writeMix>[0];

test('a voice of the engine is spoken with its own file, as it is', () => {
  const { styles, against } = spokenVoice('qinghe');
  expect(styles).toEqual([{ file: kokoroVoice('qinghe').file, share: 1 }]);
  expect(mannerWith(mannerOf('natural'), against)).toEqual(mannerOf('natural'));
});

test('a mixture has the files and the pitch between those of its parts, and is moved', () => {
  const { styles, medianHz, against } = spokenVoice(writeMix(mix));
  expect(styles.map(({ share }) => share)).toEqual([0.75, 0.25]);
  expect(medianHz).toBeGreaterThan(kokoroVoice('mingyuan').medianHz);
  expect(medianHz).toBeLessThan(kokoroVoice('qinghe').medianHz);
  const usual = mannerOf('natural');
  expect(mannerWith(usual, against)).toMatchObject({ pitch: -2, pace: usual.pace });
});

test('the embedded engine takes a mixture as a voice, word for word: what is kept by its name is kept for it alone', () => {
  const folder = tmpdir();
  const program = { file: '', execArgv: [] };
  const speech = createEmbeddedSpeech({ engineFolder: folder, modelFolder: folder, program, processes: 1 });
  const voice = writeMix(mix);
  const request = {
    text: '你好。再见。',
    voice,
    language: 'zh-CN',
    manner: mannerOf('natural'),
    dictionary: [],
  } as const;
  expect(speech.sentences(request).map((sentence) => sentence.voice)).toEqual([voice, voice]);
});

test.each([
  ['mix:', 'JSON'],
  ['mix:{}', 'parts'],
  ['mix:{"parts":[["nobody",1]],"pitch":0,"intonation":0}', 'no voice nobody'],
  ['nobody', 'no voice nobody'],
])('what is no voice is a mistake of the program: %s', (voice, reason) => {
  expect(() => spokenVoice(voice)).toThrow(reason);
});
