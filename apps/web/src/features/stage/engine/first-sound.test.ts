// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createFirstSound } from './first-sound.ts';

afterEach(() => vi.unstubAllGlobals());

test('the beginning of a sound is fetched, and left when another one or nothing is wanted', () => {
  const made: HTMLAudioElement[] = [];
  vi.stubGlobal('Audio', function Audio() {
    const audio = document.createElement('audio');
    made.push(audio);
    return audio;
  });
  const first = createFirstSound();
  first.fetch('/one');
  first.fetch('/two');
  first.fetch('/two');
  expect(made.map((audio) => [audio.preload, audio.getAttribute('src')])).toEqual([
    ['metadata', null],
    ['metadata', '/two'],
  ]);
  first.leave();
  expect(made[1]?.getAttribute('src')).toBeNull();
});
