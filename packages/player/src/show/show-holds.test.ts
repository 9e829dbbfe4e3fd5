import { describe, expect, test } from 'vitest';
import { page, playing, settle } from './testing.ts';
import type { Hold } from './timeline.ts';

/** Six words of half a second; the film comes at the third. */
const pages = () => [page('a', ['one two three', 'four five six']), page('b', ['seven'])];
const film: Hold = { elementId: 'film', startMs: 1000 };

async function held(holds: Hold[] = [film]) {
  const stage = await playing(pages(), undefined, holds);
  stage.clock.step(1010);
  return stage;
}

describe('speech that waits for a film', () => {
  test('stands at its word until the film is over, and goes on with that word', async () => {
    const { show, clock, said } = await held();
    expect(show).toMatchObject({ state: 'playing', held: film, place: { page: 0, ms: 1000 } });
    clock.step(9000);
    expect(show.place).toEqual({ page: 0, ms: 1000 });
    show.release(film);
    await settle();
    clock.step(600);
    expect(show).toMatchObject({ state: 'playing', held: undefined, place: { page: 0, ms: 1600 } });
    expect(said.filter((what) => /^(play|pause)/.test(what))).toEqual(['play 0', 'pause 1010', 'play 1000']);
    clock.step(1500);
    await settle();
    expect(show.moment.pageId).toBe('b');
  });

  test('is paused and played again without losing the film', async () => {
    const { show, said } = await held();
    show.pause();
    expect(show).toMatchObject({ state: 'paused', held: film });
    show.play();
    await settle();
    expect(show).toMatchObject({ state: 'playing', held: film });
    expect(said.filter((what) => what.startsWith('play'))).toEqual(['play 0']);
    show.pause();
    show.release(film);
    await settle();
    expect(show).toMatchObject({ state: 'paused', held: undefined });
  });

  test('comes back to the film after a question, and not to one that is over', async () => {
    const { show, clock } = await held();
    show.ask();
    expect(show).toMatchObject({ state: 'asking', held: film });
    show.leaveQuestion();
    await settle();
    expect(show).toMatchObject({ state: 'playing', held: film });
    show.release(film);
    await settle();
    clock.step(100);
    show.ask();
    show.leaveQuestion();
    await settle();
    clock.step(50);
    expect(show).toMatchObject({ held: undefined, place: { page: 0, ms: 1050 } });
  });

  test('forgets the film when somebody jumps, meets it again before it, and not after it', async () => {
    const { show, clock } = await held();
    show.goTo(0, 1500);
    await settle();
    clock.step(100);
    expect(show).toMatchObject({ held: undefined, place: { page: 0, ms: 1600 } });
    show.goTo(0, 1000);
    await settle();
    expect(show.held).toEqual(film);
    show.goTo(1);
    await settle();
    expect(show).toMatchObject({ held: undefined, place: { page: 1, ms: 0 } });
  });

  test('waits for one after the other, also for what comes after the last word', async () => {
    const after = { elementId: 'after', startMs: 3000 };
    const both = { elementId: 'both', startMs: 1000 };
    const { show, clock } = await held([film, both, after]);
    show.release(film);
    await settle();
    expect(show.held).toEqual(both);
    show.release(film);
    expect(show.held).toEqual(both);
    show.release(both);
    await settle();
    clock.step(2000);
    await settle();
    expect(show).toMatchObject({ held: after, place: { page: 0, ms: 3000 } });
    show.release(after);
    await settle();
    expect(show.place).toEqual({ page: 1, ms: 0 });
  });

  test('does not wait for what the viewer had left behind at the last visit', async () => {
    const { show, clock } = await playing(pages(), { page: 0, ms: 1100 }, [film]);
    clock.step(500);
    expect(show).toMatchObject({ held: undefined, place: { page: 0, ms: 1600 } });
  });

  test('keeps waiting when its page has grown, and finds a film that came with what grew', async () => {
    const holds: Hold[] = [];
    const [first] = pages();
    const { show, clock } = await playing(pages(), undefined, holds);
    clock.step(500);
    holds.push(film);
    show.updatePage(0, first!);
    clock.step(600);
    expect(show.held).toEqual(film);
    show.updatePage(0, first!);
    show.renewSound();
    expect(show).toMatchObject({ held: film, place: { page: 0, ms: 1000 } });
  });
});
