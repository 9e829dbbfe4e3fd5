import type { Page } from '@playwright/test';
import { median } from '../report.ts';
import { notes } from './browser.ts';
import type { Heard } from './probe.ts';

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

/** Pairs what was heard with where it stands in the file; the first pair decides which belong together. */
export function pairsOf(heard: readonly number[], begins: readonly number[]): number[] {
  const offsets = heard.flatMap((at) => begins.map((begin) => at - begin));
  const near = (offset: number) => offsets.filter((other) => Math.abs(other - offset) < 25);
  // Where most beginnings agree is where the file was started.
  const best = offsets.reduce<number[]>((most, offset) => {
    const group = near(offset);
    return group.length > most.length ? group : most;
  }, []);
  return best;
}

/** When the start of a page's sound would have been heard, by the page's clock, and how far the beginnings disagree. */
export async function soundClock(page: Page, url: string, from: number) {
  const heard = (await notes(page, 'heard')).filter(({ on, at }: Heard) => on && at >= from);
  const begins = await soundsOf(page, url);
  const offsets = pairsOf(
    heard.map(({ at }) => at),
    begins,
  );
  if (offsets.length < 2) throw new Error(`only ${offsets.length} beginnings of sound were recognised`);
  const startedAt = median(offsets);
  return { startedAt, spreadMs: Math.max(...offsets.map((offset) => Math.abs(offset - startedAt))) };
}
