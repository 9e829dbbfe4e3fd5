import { describe, expect, test } from 'vitest';
import { opened, page, playing, settle, threePages } from './testing.ts';
import type { Moment } from './timeline.ts';

describe('a show', () => {
  test('loads, plays page after page, fetches the next one early, and ends', async () => {
    const { show, clock, said, states } = await playing();
    expect(states).toEqual(['loading', 'playing']);
    expect(said).toEqual(['play 0', 'prepare b0.mp3']);
    clock.step(600);
    expect(show.moment).toMatchObject({ pageId: 'a', pageMs: 600, word: 1 });
    clock.step(900);
    await settle();
    expect(show.moment).toMatchObject({ pageId: 'b', pageMs: 0 });
    expect(show.state).toBe('playing');
    clock.step(1500);
    await settle();
    clock.step(500);
    expect([show.state, show.moment.ended]).toEqual(['ended', true]);
    show.play();
    await settle();
    expect([show.state, show.place]).toEqual(['playing', { page: 0, ms: 0 }]);
  });

  test('pauses at once and goes on from the same place', async () => {
    const { show, clock, said } = await playing();
    clock.step(700);
    show.pause();
    clock.step(5000);
    expect([show.state, show.place]).toEqual(['paused', { page: 0, ms: 700 }]);
    show.play();
    await settle();
    clock.step(100);
    expect(said).toContain('play 700');
    expect(show.place).toEqual({ page: 0, ms: 800 });
  });

  test('begins where the viewer left off, but not on a page that is gone', async () => {
    expect((await playing(threePages(), { page: 1, ms: 400 })).said[0]).toBe('play 400');
    expect((await opened(threePages(), { page: 7, ms: 400 })).show.place).toEqual({ page: 0, ms: 0 });
  });

  test('is paused when the browser refuses sound, and plays when it is asked again', async () => {
    const { show, refuse } = await opened(threePages()).then((stage) => {
      stage.refuse(true);
      stage.show.play();
      return stage;
    });
    await settle();
    expect(show.state).toBe('paused');
    refuse(false);
    show.play();
    await settle();
    expect(show.state).toBe('playing');
  });

  test('is paused where sound fails on the way', async () => {
    const { show, clock, fail } = await playing();
    clock.step(800);
    fail();
    expect([show.state, show.place]).toEqual(['paused', { page: 0, ms: 800 }]);
  });

  test('a pause while it loads is not undone by the sound that was on its way', async () => {
    const { show } = await opened(threePages());
    show.play();
    show.pause();
    await settle();
    expect(show.state).toBe('paused');
  });

  describe('a page that is still being spoken', () => {
    test('a next page that is known only later is fetched as soon as it is', async () => {
      const { show, said } = await playing([page('a', ['one two']), page('b', [], false)]);
      expect(said).toEqual(['play 0']);
      show.updatePage(1, page('b', ['three'], true));
      expect(said).toEqual(['play 0', 'prepare b0.mp3']);
    });

    test('plays from its first sentence, waits at its end, and goes on with the next', async () => {
      const { show, clock } = await playing([page('a', ['one two'], false), page('b', ['three'])]);
      clock.step(1000);
      expect([show.state, show.moment.waiting, show.moment.pageId]).toEqual(['loading', true, 'a']);
      show.updatePage(0, page('a', ['one two', 'more'], false));
      await settle();
      expect([show.state, show.place]).toEqual(['playing', { page: 0, ms: 1000 }]);
      clock.step(500);
      expect(show.state).toBe('loading');
      show.updatePage(0, page('a', ['one two', 'more'], true));
      await settle();
      expect([show.state, show.moment.pageId]).toEqual(['playing', 'b']);
    });

    test('does not wait when the next sentence is there in time', async () => {
      const { show, clock, states } = await playing([page('a', ['one two'], false)]);
      clock.step(600);
      show.updatePage(0, page('a', ['one two', 'more'], true));
      clock.step(600);
      expect(show.place).toEqual({ page: 0, ms: 1200 });
      expect(states).toEqual(['loading', 'playing', 'playing']);
    });

    test('without a sentence yet it waits for the first', async () => {
      const { show } = await playing([page('a', [], false)]);
      expect(show.state).toBe('loading');
      show.updatePage(0, page('a', ['hello'], false));
      await settle();
      expect(show.state).toBe('playing');
    });
  });

  describe('moving about', () => {
    test('seeks across pages and goes on playing', async () => {
      const { show, said } = await playing();
      show.seek(1700);
      await settle();
      expect([show.state, show.place]).toEqual(['playing', { page: 1, ms: 200 }]);
      expect(said).toContain('play 200');
    });

    test('turns pages forth and back, and not over the edges', async () => {
      const { show } = await playing();
      show.nextPage();
      expect(show.place.page).toBe(1);
      show.previousPage();
      show.previousPage();
      await settle();
      expect(show.place).toEqual({ page: 0, ms: 0 });
      show.goTo(9);
      expect(show.place.page).toBe(0);
    });

    test('a paused show stays paused', async () => {
      const { show } = await playing();
      show.pause();
      show.goTo(2, 100);
      await settle();
      expect([show.state, show.moment.pageId, show.moment.pageMs]).toEqual(['paused', 'c', 100]);
    });

    test('is not possible during a question', async () => {
      const { show } = await playing();
      show.ask();
      show.nextPage();
      expect(show.place.page).toBe(0);
    });

    test('keeps rate and volume inside their limits, and the rate changes the pace', async () => {
      const { show, clock, said } = await playing();
      show.setRate(9);
      show.setRate(0.1);
      show.setVolume(3);
      show.setRate(2);
      expect(said.slice(-4)).toEqual(['rate 2', 'rate 0.5', 'volume 1', 'rate 2']);
      clock.step(300);
      expect(show.place.ms).toBe(600);
    });
  });

  test('tells what is on stage with every tick, until it is told to stop', async () => {
    const { show, clock } = await playing();
    const moments: Moment[] = [];
    const stop = show.onTick((moment) => moments.push(moment));
    clock.step(40);
    clock.step(40);
    stop();
    clock.step(40);
    expect(moments.map(({ pageMs }) => pageMs)).toEqual([40, 80]);
  });
});
