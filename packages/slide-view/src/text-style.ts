import type { Drawn } from '@app/deck/drawn.ts';
import { coursewareTheme } from '@app/deck/limits.ts';
import type { Bullet, Paragraph, Run, TextBody } from '@app/deck/text.ts';
import type { CSSProperties } from 'react';
import { backgroundStyle } from './background.ts';
import { familyOf } from './families.ts';
import { listNumber } from './numbers.ts';

// Texts that are shown and texts that are being written are drawn by the same styles, so that nothing jumps between them.

// Words that name no colour take none from the page around: a slide looks the same on a dark one.
const ownColor = coursewareTheme.fontColor;
const naturalLine = 1.2;
/** Of words that name no size. */
export const defaultSize = 18;
// The format's own: raised and lowered letters are two thirds as large.
const raisedSize = 2 / 3;

/** By how much letters and lines of a text were made smaller to fit its box. */
export type Fitting = { scale: number; reduction: number };

/** The fitting of a text. */
export const fittingOf = (body: Pick<Drawn<TextBody>, 'scale' | 'lineReduction'>): Fitting => ({
  scale: body.scale ?? 1,
  reduction: body.lineReduction ?? 0,
});

/** How large the letters of words are. */
export const sizeOfRun = ({ size = defaultSize, baseline }: Drawn<Run>, { scale }: Fitting): number =>
  size * scale * (baseline ? raisedSize : 1);

/** How words are drawn. */
export function runStyle(run: Drawn<Run>, fitting: Fitting): CSSProperties {
  const { scale } = fitting;
  const lines = [run.underline && 'underline', run.strike && 'line-through'].filter(Boolean).join(' ');
  return {
    fontSize: sizeOfRun(run, fitting),
    fontFamily: familyOf(run.font, run.eastFont, run.text),
    color: run.fill ? 'transparent' : run.color,
    ...(run.fill && { ...backgroundStyle(run.fill), backgroundClip: 'text' }),
    ...(run.bold && { fontWeight: 700 }),
    ...(run.italic && { fontStyle: 'italic' }),
    ...(lines && { textDecorationLine: lines }),
    ...(run.highlight && { backgroundColor: run.highlight }),
    ...(run.baseline && { position: 'relative', top: -run.baseline * (run.size ?? defaultSize) * scale }),
    ...(run.spacing && { letterSpacing: run.spacing * scale }),
    ...(run.caps === 'all' && { textTransform: 'uppercase' }),
    ...(run.caps === 'small' && { fontVariantCaps: 'small-caps' }),
  };
}

/** How the sign before a paragraph is drawn; `first` are the paragraph's first words. */
export function bulletStyle(
  bullet: Drawn<Bullet>,
  { runs: [first], indent = 0 }: Drawn<Paragraph>,
  { scale }: Fitting,
): CSSProperties {
  return {
    display: 'inline-block',
    textIndent: 0,
    minWidth: Math.max(0, -indent),
    color: bullet.color ?? first?.color,
    fontSize: (first?.size ?? defaultSize) * scale * (bullet.size ?? 1),
    fontFamily: familyOf(bullet.font ?? first?.font, first?.eastFont),
    ...(first?.bold && bullet.kind === 'number' && { fontWeight: 700 }),
    ...(first?.italic && bullet.kind === 'number' && { fontStyle: 'italic' }),
  };
}

/** What stands before a paragraph; nothing where that is a picture. */
export function bulletText(bullet: Drawn<Bullet>, number = 1): string {
  if (bullet.kind === 'picture') return '';
  return bullet.kind === 'number' ? listNumber(bullet.style, number) : bullet.character;
}

function lineHeightOf({ lineHeight }: Drawn<Paragraph>, { reduction }: Fitting): CSSProperties['lineHeight'] {
  if (lineHeight && 'fixed' in lineHeight) return `${lineHeight.fixed}px`;
  return Math.max(0.5, naturalLine * ((lineHeight?.share ?? 1) - reduction));
}

/** Which paragraph of a text it is, from 0, and of how many. */
export type PlaceInText = { at: number; of: number };

/**
 * The size that no line of a paragraph is lower than: a line of smaller letters is as high as they are, whatever stands
 * in the lines above it.
 */
const smallestSize = ({ runs }: Drawn<Paragraph>) =>
  Math.min(...(runs.length > 0 ? runs : [{ size: defaultSize }]).map(({ size }) => size ?? defaultSize));

/** How a paragraph is drawn. */
export function paragraphStyle(
  paragraph: Drawn<Paragraph>,
  fitting: Fitting,
  { at, of }: PlaceInText,
): CSSProperties {
  const { left = 0, right = 0, indent = 0, before = 0, after = 0 } = paragraph;
  return {
    margin: 0,
    // The page around may say how its paragraphs break; here their box alone does.
    textWrap: 'inherit',
    paddingInlineStart: left,
    paddingInlineEnd: right,
    textIndent: indent,
    // Space above the first paragraph of a box is not shown, nor below the last one.
    marginTop: at === 0 ? 0 : before * fitting.scale,
    marginBottom: at === of - 1 ? 0 : after * fitting.scale,
    lineHeight: lineHeightOf(paragraph, fitting),
    // The height of a line comes from its letters, also where the paragraph is empty.
    fontSize: smallestSize(paragraph) * fitting.scale,
    textAlign: paragraph.align ?? 'start',
  };
}

const anchors = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

/** Text that is turned by a quarter stands in a box with its sides changed. */
function turnedBox(direction: TextBody['direction'], width: number, height: number): CSSProperties {
  const degrees = direction === 'turned-90' ? 90 : direction === 'turned-270' ? -90 : undefined;
  if (degrees === undefined) return { left: 0, top: 0, width, height };
  return {
    left: (width - height) / 2,
    top: (height - width) / 2,
    width: height,
    height: width,
    transform: `rotate(${degrees}deg)`,
  };
}

/**
 * Chinese boxes are often as wide as their characters: where a browser rounds each of them to whole pixels, the last
 * one falls into the next line.
 */
const exactWidths = { textRendering: 'geometricPrecision' } as const;

/** The frame of a text: where its lines stand in a box of this size. */
export function frameStyle(body: Drawn<TextBody>, width: number, height: number): CSSProperties {
  const { inset, direction } = body;
  const vertical = direction === 'vertical-rl' || direction === 'vertical-lr' ? direction : undefined;
  const [paragraph] = body.paragraphs;
  const across =
    paragraph?.align === 'center' ? 'center' : paragraph?.align === 'right' ? 'flex-end' : 'flex-start';
  return {
    position: 'absolute',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: anchors[body.anchor],
    alignItems: body.wrap && !body.anchorCenter ? 'stretch' : body.anchorCenter ? 'center' : across,
    padding: `${inset.top}px ${inset.right}px ${inset.bottom}px ${inset.left}px`,
    whiteSpace: body.wrap ? 'pre-wrap' : 'pre',
    overflowWrap: 'anywhere',
    lineBreak: 'strict',
    color: ownColor,
    ...exactWidths,
    ...(vertical && { writingMode: vertical }),
    ...turnedBox(direction, width, height),
  };
}

/** How the lines of a text are drawn where something else is their box. */
export const flowStyle: CSSProperties = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  color: ownColor,
  ...exactWidths,
};

/** How the lines of a text are spread over columns. */
export const columnStyle = ({ columns }: Drawn<TextBody>): CSSProperties =>
  columns ? { columnCount: columns.count, columnGap: columns.gap } : {};
