import { expect, test } from 'vitest';
import { kindOfSound } from './kind-of-sound.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const mp4 = (handler: string) =>
  bytes(`\0\0\0\x18ftypM4A \0\0\0\0moov\0\0\0\x20hdlr\0\0\0\0\0\0\0\0${handler}`);

test.each([
  ['a WAV file', bytes('RIFF....WAVEfmt '), 'sound'],
  ['an mp3 file with a tag', bytes('ID3\x04'), 'sound'],
  ['an mp3 file without one', Uint8Array.of(0xff, 0xfb, 0x90, 0), 'sound'],
  ['an m4a file', mp4('soun'), 'sound'],
  ['an mp4 film, whatever it calls itself', mp4('vide'), 'film'],
  ['a WebM film', Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3), 'film'],
  ['an AVI film', bytes('RIFF....AVI LIST'), 'film'],
  ['a text that is called .wav', bytes('hello, this is no sound'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is told by its bytes', (_what, file, kind) => {
  expect(kindOfSound(file)).toBe(kind);
});
