import type { Drawn } from '@app/deck/drawn.ts';
import type { Bullet, Paragraph, Run, TextBody } from '@app/deck/text.ts';
import { listNumbers } from '@app/deck/text/list-numbers.ts';
import { canBend } from '@app/deck/text/warp.ts';
import { lazy, memo, Suspense } from 'react';
import { BulletSign } from './bullet-sign.tsx';
import { HangingText } from './hanging.tsx';
import { later } from './later.ts';
import { LinkTo } from './links.tsx';
import {
  bulletStyle,
  bulletText,
  columnStyle,
  type Fitting,
  fittingOf,
  flowStyle,
  frameStyle,
  paragraphStyle,
  type PlaceInText,
  runStyle,
  sizeOfRun,
} from './text-style.ts';

type InParagraph = { paragraph: Drawn<Paragraph>; number: number | undefined; fitting: Fitting };

function BulletView({ bullet, paragraph, number, fitting }: InParagraph & { bullet: Drawn<Bullet> }) {
  const style = bulletStyle(bullet, paragraph, fitting);
  if (bullet.kind === 'picture') {
    return (
      <span aria-hidden style={style}>
        <img src={bullet.url} alt="" style={{ height: '0.8em', width: 'auto' }} />
      </span>
    );
  }
  return (
    <span aria-hidden={bullet.kind === 'character'} style={style}>
      <BulletSign sign={bulletText(bullet, number)} />
    </span>
  );
}

type InLine = { fitting: Fitting; hanging: boolean; following: string };

function RunView({ run, fitting, hanging, following }: InLine & { run: Drawn<Run> }) {
  const style = runStyle(run, fitting);
  const words = hanging ? (
    <HangingText
      text={run.text}
      following={following}
      size={sizeOfRun(run, fitting)}
      spacing={(run.spacing ?? 0) * fitting.scale}
    />
  ) : (
    run.text
  );
  // A line that is empty is as high as the letters of its end.
  if (run.text === '\n')
    return (
      <span style={style}>
        <br />
      </span>
    );
  if (run.link)
    return (
      <LinkTo link={run.link} lang={run.language} style={style}>
        {words}
      </LinkTo>
    );
  return (
    <span lang={run.language} style={style}>
      {words}
    </span>
  );
}

function ParagraphView({ paragraph, number, fitting, place }: InParagraph & { place: PlaceInText }) {
  const { runs, bullet, rightToLeft, hanging = false, align } = paragraph;
  // Where a line stands in the middle or on the right, its last sign counts.
  const end = align === 'center' || align === 'right' ? '\n' : '';
  // A break at the end begins a line that browsers leave out and other programs count.
  const last = runs.at(-1);
  return (
    <p dir={rightToLeft ? 'rtl' : undefined} style={paragraphStyle(paragraph, fitting, place)}>
      {bullet && <BulletView bullet={bullet} paragraph={paragraph} number={number} fitting={fitting} />}
      {runs.map((run, index) => (
        // Runs have no names; they change only together with their paragraph.
        <RunView
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          run={run}
          fitting={fitting}
          hanging={hanging}
          following={runs[index + 1]?.text ?? end}
        />
      ))}
      {runs.every(({ text }) => text === '') && '\u200b'}
      {last?.text.endsWith('\n') && <span style={runStyle(last, fitting)}>{'\u200b'}</span>}
    </p>
  );
}

type ParagraphsProps = Pick<Drawn<TextBody>, 'paragraphs' | 'scale' | 'lineReduction'>;

/** Drawn anew only when the words or their fitting change: many boxes that are moved at once keep theirs. */
const Paragraphs = memo(function Paragraphs({ paragraphs, ...fitted }: ParagraphsProps) {
  const fitting = fittingOf(fitted);
  const numbers = listNumbers(paragraphs);
  return paragraphs.map((each, index) => (
    <ParagraphView
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      paragraph={each}
      number={numbers[index]}
      fitting={fitting}
      place={{ at: index, of: paragraphs.length }}
    />
  ));
});

const paragraphsOf = ({ paragraphs, scale, lineReduction }: Drawn<TextBody>) => (
  <Paragraphs
    paragraphs={paragraphs}
    {...(scale !== undefined && { scale })}
    {...(lineReduction !== undefined && { lineReduction })}
  />
);

/** The paragraphs of a text alone, where something else is their box. */
export function FlowingText({ body }: { body: Drawn<TextBody> }) {
  return <div style={flowStyle}>{paragraphsOf(body)}</div>;
}

type InBox = { body: Drawn<TextBody>; width: number; height: number };

/** Few slides have bent words. */
const WarpedText = lazy(async () => ({ default: (await import('./warped-text.tsx')).WarpedText }));

const isBent = ({ warp, paragraphs }: InBox['body']): boolean =>
  warp !== undefined &&
  canBend(paragraphs.flatMap(({ runs }) => [...runs.map(({ text }) => text), '\n']).join(''));

/** A text in its box; a box that is too small lets it run over. */
export function TextView(text: InBox) {
  if (!isBent(text.body)) return <LevelText {...text} />;
  const level = (
    <>
      <LevelText {...text} />
      <i {...later} />
    </>
  );
  return (
    <Suspense fallback={level}>
      <WarpedText {...text} />
    </Suspense>
  );
}

function LevelText({ body, width, height }: InBox) {
  return (
    <div style={frameStyle(body, width, height)}>
      <div style={columnStyle(body)}>{paragraphsOf(body)}</div>
    </div>
  );
}
