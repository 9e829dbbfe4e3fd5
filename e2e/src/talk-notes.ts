// What a story hears and sees of a talk: sounds that start and fade away, and the words that are marked meanwhile.
import type { Page } from '@playwright/test';

export type Note = {
  /** `speak`: a sentence of an answer begins. */
  what: 'key' | 'click' | 'play' | 'fade' | 'speak' | 'word';
  at: number;
  /** How many pictures the page had drawn: what happens at once happens before the next one, on a slow machine too. */
  frame: number;
  seconds: number;
  text: string;
};
type Noted = Window & { notes: Note[] };

/** Writes down keys and clicks, when sound starts and fades away and where it is then, and every word that is marked. */
export async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Note[] = [];
    (window as unknown as Noted).notes = notes;
    let sounding: HTMLMediaElement | undefined;
    let frame = 0;
    const countFrames = () => {
      frame++;
      requestAnimationFrame(countFrames);
    };
    requestAnimationFrame(countFrames);
    const note = (what: Note['what'], text = '') =>
      notes.push({ what, at: performance.now(), frame, seconds: sounding?.currentTime ?? 0, text });
    window.addEventListener('keydown', ({ key }) => note('key', key), { capture: true });
    window.addEventListener('click', () => note('click'), { capture: true });
    const begins = (element: HTMLMediaElement) => {
      sounding = element;
      note('play', element.src);
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      begins(this);
      return play.call(this);
    };
    const { linearRampToValueAtTime: ramp } = AudioParam.prototype;
    AudioParam.prototype.linearRampToValueAtTime = function (this: AudioParam, value, time) {
      if (value === 0) note('fade');
      return ramp.call(this, value, time);
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when) {
      note('speak');
      return start.apply(this, when);
    };
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector('[data-captions] mark')?.textContent ?? '';
      if (text !== last && text !== '') note('word', text);
      last = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export const notesOf = (page: Page) => page.evaluate(() => (window as unknown as Noted).notes);
export const notesWhere = async (page: Page, what: Note['what']) =>
  (await notesOf(page)).filter((note) => note.what === what);

type Word = { text: string; startMs: number; endMs: number };

/** The words that may be marked at a place of the sound: it is heard a little after it is played. */
export const wordAt = (words: readonly Word[], ms: number) =>
  words.filter(({ startMs, endMs }) => startMs <= ms && endMs > ms - 150).map(({ text }) => text);
