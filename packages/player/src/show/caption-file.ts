import type { WordMark } from '../speech/track.ts';
import { type Caption, captionsOf, leastMs, mostMs } from './captions.ts';

/** Captions of a page at their time in the whole show. */
export const shifted = (captions: readonly Caption[], byMs: number): Caption[] =>
  captions.map((caption) => ({ ...caption, startMs: caption.startMs + byMs, endMs: caption.endMs + byMs }));

function stamp(time: number, point: '.' | ','): string {
  const ms = Math.max(0, Math.round(time));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1000) % 60,
  ];
  return `${two(hours)}:${two(minutes)}:${two(seconds)}${point}${String(ms % 1000).padStart(3, '0')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const vttBlock = (startMs: number, endMs: number, text: string) =>
  `${stamp(startMs, '.')} --> ${stamp(endMs, '.')}\n${escaped(text)}`;

/** Two captions of a line each as one of two lines. */
const joined = (one: Caption, other: Caption): Caption => ({
  ...one,
  endMs: other.endMs,
  to: other.to,
  lines: [...one.lines, ...other.lines],
});

/**
 * Captions that can all be read: one that would be gone within a second takes the next one in, or stays while the next one
 * waits. On the stage words must not wait; in a file nobody can stop to read.
 */
export function readable(captions: readonly Caption[]): Caption[] {
  const kept: Caption[] = [];
  for (const caption of captions) {
    const last = kept.at(-1);
    const isGone = last && caption.startMs < last.startMs + leastMs;
    const fits =
      last && last.lines.length + caption.lines.length <= 2 && caption.endMs - last.startMs <= mostMs;
    if (last && isGone && fits) {
      kept[kept.length - 1] = joined(last, caption);
      continue;
    }
    const startMs = Math.max(caption.startMs, last?.endMs ?? 0);
    const endMs = Math.min(Math.max(caption.endMs, startMs + leastMs), startMs + mostMs);
    kept.push({ ...caption, startMs, endMs });
  }
  return kept;
}

/** The captions of pages that are heard one after the other. */
export function talkCaptions(
  pages: readonly { durationMs: number; words: readonly WordMark[] }[],
): Caption[] {
  let at = 0;
  const all = pages.flatMap(({ durationMs, words }) => {
    const captions = shifted(captionsOf(words), at);
    at += durationMs;
    return captions;
  });
  return readable(all);
}

/** Captions as a WebVTT file. */
export const toVtt = (captions: readonly Caption[]): string =>
  `${['WEBVTT', ...captions.map((caption) => vttBlock(caption.startMs, caption.endMs, caption.lines.join('\n')))].join('\n\n')}\n`;

/** Captions as a SubRip file. */
export const toSrt = (captions: readonly Caption[]): string =>
  `${captions
    .map((caption, place) => {
      const time = `${stamp(caption.startMs, ',')} --> ${stamp(caption.endMs, ',')}`;
      return `${place + 1}\n${time}\n${caption.lines.join('\n')}`;
    })
    .join('\n\n')}\n`;

/** The pages of a show as WebVTT chapters. */
export const toChapters = (pages: readonly { startMs: number; endMs: number; title: string }[]): string =>
  `${['WEBVTT', ...pages.map((page) => vttBlock(page.startMs, page.endMs, page.title))].join('\n\n')}\n`;
