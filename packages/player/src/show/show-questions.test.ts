import { describe, expect, test } from 'vitest';
import { playing, sentence, settle } from './testing.ts';

describe('a question in a show', () => {
  test('stops it at once, and after the answer it goes on with the word that was cut off', async () => {
    const { show, clock, said, states, saidBefore } = await playing();
    clock.step(720);
    show.ask();
    expect(said.at(-1)).toBe('pause 720');
    expect([states.at(-1), saidBefore.at(-1)], 'silent before anybody is told').toEqual([
      'asking',
      'pause 720',
    ]);
    show.beginAnswer();
    await show.addAnswer(new ArrayBuffer(1), sentence('because it'));
    await show.addAnswer(new ArrayBuffer(1), sentence('is'));
    clock.step(600);
    expect(show.speechMs).toBe(600);
    expect(show.speaking.track.words.map(({ text }) => text)).toEqual(['because', 'it', 'is']);
    show.endAnswer();
    await settle();
    expect(said.filter((line) => line.startsWith('play'))).toEqual(['play 0', 'play 500']);
    expect(states).toEqual([
      'loading',
      'playing',
      'asking',
      'answering',
      'answering',
      'answering',
      'resuming',
      'playing',
    ]);
    expect(show.place).toEqual({ page: 0, ms: 500 });
  });

  test('a second question during the answer goes back to where the show was first cut off', async () => {
    const { show, clock } = await playing();
    clock.step(720);
    show.ask();
    show.beginAnswer();
    await show.addAnswer(new ArrayBuffer(1), sentence('well you see'));
    clock.step(300);
    show.ask();
    expect([show.state, show.speechMs]).toEqual(['asking', 500]);
    show.beginAnswer();
    expect(show.speaking.track.words).toEqual([]);
    show.endAnswer();
    await settle();
    expect([show.state, show.place]).toEqual(['playing', { page: 0, ms: 500 }]);
  });

  test('that nobody asks after all lets it go on', async () => {
    const { show, clock } = await playing();
    clock.step(200);
    show.ask();
    show.leaveQuestion();
    await settle();
    expect([show.state, show.place]).toEqual(['playing', { page: 0, ms: 0 }]);
  });

  test('in a paused show leaves it paused', async () => {
    const { show, clock } = await playing();
    clock.step(700);
    show.pause();
    show.ask();
    show.beginAnswer();
    show.endAnswer();
    await settle();
    expect([show.state, show.place]).toEqual(['paused', { page: 0, ms: 500 }]);
  });

  test('a sentence that comes after the answer was left is not spoken', async () => {
    const { show, said } = await playing();
    show.ask();
    show.beginAnswer();
    show.leaveQuestion();
    await show.addAnswer(new ArrayBuffer(1), sentence('late'));
    expect(said).not.toContain('answer');
  });
});
