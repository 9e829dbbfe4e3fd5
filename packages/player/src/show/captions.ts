import type { WordMark } from '../speech/track.ts';

/** Some words that are shown together. `from` and `to` are their places in the list of words. */
export type Caption = { startMs: number; endMs: number; lines: string[]; from: number; to: number };

const columns = 42;
const mostLines = 2;
const mostMs = 7000;
const leastMs = 1000;
/** A pause this long ends a caption. */
const gapMs = 600;
/** A caption stays a moment after its last word. */
const lingerMs = 200;

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const sentenceEnd = /[.!?。！？…]["'”’)）」』]*$/u;
const clauseEnd = /[,;:，；：、—]["'”’)）」』]*$/u;

/** How many columns a text takes; a Chinese character takes two. */
export const columnsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

/** A sign between two words that are spoken as two and written as one, as in "twenty-two". */
const bound = /\S[-‐‑/]$/u;

/** Words of a script without spaces are written without spaces. */
function joined(before: string, word: string): string {
  const isTight =
    before === '' || bound.test(before) || wide.test(before.at(-1) ?? '') || wide.test(word[0] ?? '');
  return isTight ? before + word : `${before} ${word}`;
}

function linesOf(words: readonly WordMark[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { text } of words) {
    const longer = joined(line, text);
    if (line !== '' && columnsOf(longer) > columns) {
      lines.push(line);
      line = text;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Words as captions: at most two lines of 42 columns and seven seconds, broken where the speaker breaks. */
export function captionsOf(words: readonly WordMark[]): Caption[] {
  const captions: Caption[] = [];
  let from = 0;
  const close = (to: number) => {
    const [first, last] = [words[from], words[to - 1]];
    if (first && last)
      captions.push({
        startMs: first.startMs,
        endMs: last.endMs,
        lines: linesOf(words.slice(from, to)),
        from,
        to,
      });
    from = to;
  };
  words.forEach((word, place) => {
    const [first, before] = [words[from], words[place - 1]];
    if (first && before && place > from) {
      const tooLong = word.endMs - first.startMs > mostMs;
      const tooWide = linesOf(words.slice(from, place + 1)).length > mostLines;
      if (tooLong || tooWide || word.startMs - before.endMs > gapMs) close(place);
    }
    const full = columnsOf(linesOf(words.slice(from, place + 1)).join('')) > columns;
    if (sentenceEnd.test(word.text) || (full && clauseEnd.test(word.text))) close(place + 1);
  });
  close(words.length);
  return captions.map((caption, place) => {
    const wanted = Math.max(caption.endMs + lingerMs, caption.startMs + leastMs);
    const next = captions[place + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    return { ...caption, endMs: Math.min(wanted, next, caption.startMs + mostMs + lingerMs) };
  });
}

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
