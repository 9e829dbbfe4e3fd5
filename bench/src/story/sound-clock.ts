import type { Page } from '@playwright/test';
import { notes } from './browser.ts';
import type { Heard } from './probe.ts';

/** Beginnings that agree to this are the same. */
const sameMs = 25;
/** How far the sound may move between two beginnings. */
const driftMs = 60;
/** Beginnings that agree to this had no stop between them. */
const steadyMs = 5;
/** For how long the last beginning counts. */
const lastMs = 1000;

/** When something is to be heard in a file, found as the ear of the notes finds it: times from the file's start. */
const soundsOf = (page: Page, url: string): Promise<number[]> =>
  page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    const rate = new AudioContext().sampleRate;
    const samples = (await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes)).getChannelData(0);
    const begins: number[] = [];
    let [on, last] = [false, 0];
    for (let at = 0; at < samples.length; at += 128) {
      const isLoud = samples.subarray(at, at + 128).some((value) => Math.abs(value) > 0.004);
      if (isLoud && !on) begins.push((at / rate) * 1000);
      if (isLoud) [on, last] = [true, at];
      else if (on && (at - last) / rate > 0.04) on = false;
    }
    return begins;
  }, url);

type Pair = { heardAt: number; fileMs: number };

/**
 * Pairs what was heard with where it stands in the file. Where most beginnings agree is where the file was started; from
 * there on each pair may be a little off its neighbour, because a busy machine lets the sound stop for a moment.
 */
export function pairsOf(heard: readonly number[], begins: readonly number[]): Pair[] {
  const all = heard.flatMap((heardAt) => begins.map((fileMs) => ({ heardAt, fileMs })));
  const agreeing = (offset: number) =>
    all.filter(({ heardAt, fileMs }) => Math.abs(heardAt - fileMs - offset) < sameMs);
  const best = all.reduce<Pair[]>((most, { heardAt, fileMs }) => {
    const group = agreeing(heardAt - fileMs);
    return group.length > most.length ? group : most;
  }, []);
  const [anchor] = best;
  if (!anchor) return [];
  const follow = (times: readonly number[]): Pair[] => {
    const found: Pair[] = [];
    for (const heardAt of times) {
      const last = found.at(-1) ?? anchor;
      const place = heardAt - (last.heardAt - last.fileMs);
      const fileMs = begins.find((begin) => Math.abs(begin - place) < driftMs);
      if (fileMs !== undefined && fileMs !== last.fileMs) found.push({ heardAt, fileMs });
    }
    return found;
  };
  const before = heard.filter((at) => at < anchor.heardAt).toReversed();
  const after = heard.filter((at) => at > anchor.heardAt);
  return [...follow(before).toReversed(), anchor, ...follow(after)];
}

/** A stretch in which the sound ran without a stop, and when its beginning would have been heard. */
export type Stretch = { from: number; to: number; startedAt: number };

/** Where in a page's sound its listener was when, by the page's clock, and how far the sound moved against it. */
export async function soundClock(page: Page, url: string, from: number) {
  const heard = (await notes(page, 'heard')).filter(({ on, at }: Heard) => on && at >= from);
  const pairs = pairsOf(
    heard.map(({ at }) => at),
    await soundsOf(page, url),
  );
  if (pairs.length < 2) throw new Error(`only ${pairs.length} beginnings of sound were recognised`);
  const starts = pairs.map(({ heardAt, fileMs }) => ({ at: heardAt, startedAt: heardAt - fileMs }));
  const times = starts.map(({ startedAt }) => startedAt);
  const stretches: Stretch[] = starts.flatMap(({ at, startedAt }, index) => {
    const next = starts[index + 1];
    // When in between it stopped, nobody can tell.
    if (next && Math.abs(next.startedAt - startedAt) > steadyMs) return [];
    return [{ from: index === 0 ? 0 : at, to: next?.at ?? at + lastMs, startedAt }];
  });
  return { stretches, spreadMs: Math.max(...times) - Math.min(...times) };
}
