import type { Drawn } from '@app/deck/drawn.ts';
import type { Bullet, Paragraph, Run, TextBody } from '@app/deck/text.ts';
import { listNumbers } from '@app/deck/text/list-numbers.ts';
import type { CSSProperties } from 'react';
import { backgroundStyle } from './background.ts';
import { familyOf } from './families.ts';
import { listNumber } from './numbers.ts';

const naturalLine = 1.2;
const defaultSize = 18;
// The format's own: raised and lowered letters are two thirds as large.
const raisedSize = 2 / 3;

type Fitting = { scale: number; reduction: number };

function runStyle(run: Drawn<Run>, { scale }: Fitting): CSSProperties {
  const size = (run.size ?? defaultSize) * scale * (run.baseline ? raisedSize : 1);
  const lines = [run.underline && 'underline', run.strike && 'line-through'].filter(Boolean).join(' ');
  return {
    fontSize: size,
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

function BulletView({
  bullet,
  number = 1,
  first,
  width,
  fitting,
}: {
  bullet: Drawn<Bullet>;
  number: number | undefined;
  first: Drawn<Run> | undefined;
  width: number;
  fitting: Fitting;
}) {
  const size = (first?.size ?? defaultSize) * fitting.scale * (bullet.size ?? 1);
  const style: CSSProperties = {
    display: 'inline-block',
    textIndent: 0,
    minWidth: Math.max(0, width),
    color: bullet.color ?? first?.color,
    fontSize: size,
    fontFamily: familyOf(bullet.font ?? first?.font, first?.eastFont),
    ...(first?.bold && bullet.kind === 'number' && { fontWeight: 700 }),
  };
  if (bullet.kind === 'picture') {
    return (
      <span aria-hidden style={style}>
        <img src={bullet.url} alt="" style={{ height: '0.8em', width: 'auto' }} />
      </span>
    );
  }
  const text = bullet.kind === 'number' ? listNumber(bullet.style, number) : bullet.character;
  return (
    <span aria-hidden={bullet.kind === 'character'} style={style}>
      {text}
    </span>
  );
}

function lineHeightOf({ lineHeight }: Drawn<Paragraph>, { reduction }: Fitting): CSSProperties['lineHeight'] {
  if (lineHeight && 'fixed' in lineHeight) return `${lineHeight.fixed}px`;
  return Math.max(0.5, naturalLine * ((lineHeight?.share ?? 1) - reduction));
}

function RunView({ run, fitting }: { run: Drawn<Run>; fitting: Fitting }) {
  const style = runStyle(run, fitting);
  if (run.text === '\n') return <br />;
  if (run.link?.kind === 'web') {
    return (
      <a href={run.link.address} target="_blank" rel="noopener noreferrer" lang={run.language} style={style}>
        {run.text}
      </a>
    );
  }
  return (
    <span lang={run.language} style={style}>
      {run.text}
    </span>
  );
}

function ParagraphView({
  paragraph,
  number,
  fitting,
  isFirst,
}: {
  paragraph: Drawn<Paragraph>;
  number: number | undefined;
  fitting: Fitting;
  isFirst: boolean;
}) {
  const { runs, bullet, left = 0, right = 0, indent = 0, before = 0, after = 0 } = paragraph;
  const [first] = runs;
  return (
    <p
      dir={paragraph.rightToLeft ? 'rtl' : undefined}
      style={{
        margin: 0,
        // The page around may say how its paragraphs break; here their box alone does.
        textWrap: 'inherit',
        paddingInlineStart: left,
        paddingInlineEnd: right,
        textIndent: indent,
        // Space above the first paragraph of a box is not shown.
        marginTop: isFirst ? 0 : before * fitting.scale,
        marginBottom: after * fitting.scale,
        lineHeight: lineHeightOf(paragraph, fitting),
        // The height of a line comes from its letters, also where the paragraph is empty.
        fontSize: (first?.size ?? defaultSize) * fitting.scale,
        textAlign: paragraph.align ?? 'start',
      }}
    >
      {bullet && (
        <BulletView bullet={bullet} number={number} first={first} width={-indent} fitting={fitting} />
      )}
      {runs.map((run, index) => (
        // Runs have no names; they change only together with their paragraph.
        // oxlint-disable-next-line react/no-array-index-key
        <RunView key={index} run={run} fitting={fitting} />
      ))}
      {runs.every(({ text }) => text === '') && '\u200b'}
    </p>
  );
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

const fittingOf = (body: Drawn<TextBody>): Fitting => ({
  scale: body.scale ?? 1,
  reduction: body.lineReduction ?? 0,
});

function Paragraphs({ body }: { body: Drawn<TextBody> }) {
  const fitting = fittingOf(body);
  const numbers = listNumbers(body.paragraphs);
  return body.paragraphs.map((each, index) => (
    <ParagraphView
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      paragraph={each}
      number={numbers[index]}
      fitting={fitting}
      isFirst={index === 0}
    />
  ));
}

/** The paragraphs of a text alone, where something else is their box. */
export function FlowingText({ body }: { body: Drawn<TextBody> }) {
  return (
    <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineBreak: 'strict' }}>
      <Paragraphs body={body} />
    </div>
  );
}

/** A text in its box; a box that is too small lets it run over. */
export function TextView({ body, width, height }: { body: Drawn<TextBody>; width: number; height: number }) {
  const { inset, direction, columns } = body;
  const vertical = direction === 'vertical-rl' || direction === 'vertical-lr' ? direction : undefined;
  const [paragraph] = body.paragraphs;
  const across =
    paragraph?.align === 'center' ? 'center' : paragraph?.align === 'right' ? 'flex-end' : 'flex-start';
  return (
    <div
      style={{
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
        ...(vertical && { writingMode: vertical }),
        ...turnedBox(direction, width, height),
      }}
    >
      <div style={columns && { columnCount: columns.count, columnGap: columns.gap }}>
        <Paragraphs body={body} />
      </div>
    </div>
  );
}
