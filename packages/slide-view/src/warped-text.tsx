import type { Drawn } from '@app/deck/drawn.ts';
import type { Run, TextBody } from '@app/deck/text.ts';
import { type Edge, warpOf } from '@app/deck/text/warp.ts';
import type { ReactNode } from 'react';
import { familyOf } from './families.ts';
import { defaultSize } from './text-style.ts';

type Letter = { sign: string; run: Drawn<Run>; width: number };
type Line = { letters: Letter[]; width: number };

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
/** About how wide letters are, in their size: each is fitted into its room, so that nothing need be measured. */
const widths: [RegExp, number][] = [
  [wide, 1],
  [/[\siljtfrI.,:;'|!()[\]]/u, 0.31],
  [/[mwMW@%]/u, 0.86],
  [/\p{Lu}/u, 0.68],
];
const widthOf = (sign: string) => widths.find(([signs]) => signs.test(sign))?.[1] ?? 0.55;

const letterOf = (sign: string, run: Drawn<Run>): Letter => ({
  sign: run.caps === 'all' ? sign.toUpperCase() : sign,
  run,
  width: widthOf(sign) * (run.size ?? defaultSize),
});

/** A letter and its accents, and people joined to one sign, stay together. */
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text, line by line. */
function linesOf({ paragraphs }: Drawn<TextBody>): Line[] {
  const lines = paragraphs.flatMap(({ runs }) => {
    const split: Letter[][] = [[]];
    for (const run of runs)
      for (const { segment: sign } of signs.segment(run.text.replaceAll('\r', '')))
        if (sign === '\n') split.push([]);
        else split.at(-1)?.push(letterOf(sign, run));
    return split;
  });
  const widthsOf = (letters: Letter[]) => letters.reduce((sum, { width }) => sum + width, 0);
  return lines
    .filter((letters) => letters.some(({ sign }) => sign.trim() !== ''))
    .map((letters) => ({ letters, width: widthsOf(letters) }));
}

const n = (value: number) => Math.round(value * 1000) / 1000;

/** One letter, as wide as it was counted, where `transform` puts it. */
function letter({ sign, run, width }: Letter, transform: string, key: string): ReactNode {
  if (sign.trim() === '') return null;
  return (
    <text
      key={key}
      transform={transform}
      fill={run.color}
      fontSize={run.size ?? defaultSize}
      fontFamily={familyOf(run.font, run.eastFont, run.text)}
      fontWeight={run.bold ? 700 : undefined}
      fontStyle={run.italic ? 'italic' : undefined}
      textLength={n(width)}
      lengthAdjust="spacingAndGlyphs"
    >
      {sign}
    </text>
  );
}

/** How far letters reach above and below their line, in their size. */
function reachOf({ letters }: Line): { above: number; below: number } {
  const text = letters.map(({ sign }) => sign).join('');
  return wide.test(text)
    ? { above: 0.87, below: 0.09 }
    : { above: 0.74, below: /[gjpqyQ,;()]/u.test(text) ? 0.21 : 0.01 };
}

type Box = { width: number; height: number };

/** Each letter is as high as the room between the edges where it stands, and leans as they do. */
function between([top, bottom]: [Edge, Edge], lines: readonly Line[], { width, height }: Box): ReactNode[] {
  const longest = Math.max(...lines.map((line) => line.width));
  return lines.flatMap((line, row) => {
    const { above, below } = reachOf(line);
    const edge = (share: number) => (at: number) => (top(at) + (bottom(at) - top(at)) * share) * height;
    const [upper, lower] = [edge(row / lines.length), edge((row + 1) / lines.length)];
    const scale = width / longest;
    let left = (width - line.width * scale) / 2;
    return line.letters.map((each, at) => {
      const wideAs = each.width * scale;
      const [from, to] = [left / width, (left + wideAs) / width];
      const middle = (from + to) / 2;
      const [high, low] = [upper(middle), lower(middle)];
      const lean = (upper(to) - upper(from) + lower(to) - lower(from)) / 2;
      const size = each.run.size ?? defaultSize;
      const stretch = Math.max(0, low - high) / ((above + below) * size);
      const base = high + above * size * stretch;
      const matrix = [scale, lean / each.width, 0, stretch, left, base - lean / 2].map(n);
      left += wideAs;
      return letter(each, `matrix(${matrix.join(' ')})`, `${row} ${at}`);
    });
  });
}

const steps = 180;

/** Letters stand on an ellipse as large as the box, in their own size where they have room, in the middle of it. */
function along(
  { from, sweep }: { from: number; sweep: number },
  lines: readonly Line[],
  { width, height }: Box,
): ReactNode[] {
  return lines.flatMap((line, row) => {
    const size = Math.max(...line.letters.map(({ run }) => run.size ?? defaultSize));
    // Further lines stand below the first one: nearer to the middle above it, farther from it below.
    const inward = row * size * 1.2 * Math.sign(sweep);
    const [wideRadius, highRadius] = [Math.max(1, width / 2 - inward), Math.max(1, height / 2 - inward)];
    const points = Array.from({ length: steps + 1 }, (_, at) => {
      const angle = ((from + (sweep * at) / steps) * Math.PI) / 180;
      return { x: width / 2 + wideRadius * Math.cos(angle), y: height / 2 + highRadius * Math.sin(angle) };
    });
    const ends = [0];
    for (const [at, point] of points.slice(1).entries()) {
      const before = points[at] ?? point;
      ends.push((ends.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
    }
    const length = ends.at(-1) ?? 0;
    const scale = Math.min(1, length / line.width);
    let gone = (length - line.width * scale) / 2;
    return line.letters.map((each, at) => {
      const place = gone + (each.width * scale) / 2;
      gone += each.width * scale;
      const after = Math.max(
        1,
        ends.findIndex((end) => end >= place),
      );
      const [one, two] = [points[after - 1], points[after]];
      if (!one || !two) return null;
      const share = (place - (ends[after - 1] ?? 0)) / ((ends[after] ?? 0) - (ends[after - 1] ?? 0) || 1);
      const turn = (Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI;
      const [x, y] = [one.x + (two.x - one.x) * share, one.y + (two.y - one.y) * share];
      const put = `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)}) translate(${n(-each.width / 2)} 0)`;
      return letter(each, put, `${row} ${at}`);
    });
  });
}

/** The words of a text in the shape that they are bent to. */
export function WarpedText({
  body,
  width,
  height,
}: {
  body: Drawn<TextBody>;
  width: number;
  height: number;
}) {
  const { inset, warp } = body;
  const how = warp && warpOf(warp);
  const lines = linesOf(body);
  if (!how || lines.length === 0) return null;
  const box = {
    width: Math.max(1, width - inset.left - inset.right),
    height: Math.max(1, height - inset.top - inset.bottom),
  };
  const words = lines.map(({ letters }) => letters.map(({ sign }) => sign).join('')).join(' ');
  return (
    <svg
      role="img"
      aria-label={words}
      {...box}
      style={{ position: 'absolute', left: inset.left, top: inset.top, overflow: 'visible' }}
    >
      {'edges' in how ? between(how.edges, lines, box) : along(how, lines, box)}
    </svg>
  );
}
