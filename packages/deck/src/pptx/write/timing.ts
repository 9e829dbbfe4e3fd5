import type { Build } from '../../staging.ts';
import { comingAndGoing, emphasis, kinds, sides } from '../read/effects.ts';
import { behavioursXml, type NextNode, startXml } from './behaviours.ts';
import { inverted } from './context.ts';
import { tag } from './xml.ts';

const entryNumbers = new Map([...comingAndGoing].map(([number, effect]) => [effect, number]));
const emphasisNumbers = new Map([...emphasis].map(([number, effect]) => [effect, number]));
const classes = inverted(kinds);
const sideNumbers = new Map(Object.entries(sides).map(([number, side]) => [side, Number(number)]));
const triggers = { click: 'clickEffect', with: 'withEffect', after: 'afterEffect' } as const;

/** A film or sound on the slide by the number of its shape. */
export type Played = {
  shape: number;
  kind: 'audio' | 'video';
  /** It begins with the slide. */
  autoplay?: boolean;
  loop?: boolean;
  volume?: number;
  isNarration?: boolean;
  milliseconds?: number;
};

/** What happens on a slide; `shapes` are the numbers of what it concerns. */
type Happening = {
  builds: readonly Build[];
  shapes: ReadonlyMap<string, number>;
  played: readonly Played[];
};

type Step = { trigger: Build['trigger']; write(next: NextNode): string };

const targetXml = (shape: number, paragraph?: number): string => {
  const range = paragraph === undefined ? '' : tag('p:pRg', { st: paragraph, end: paragraph });
  return tag('p:tgtEl', {}, tag('p:spTgt', { spid: shape }, range && tag('p:txEl', {}, range)));
};

function buildStep(build: Build, shape: number): Step {
  const number =
    build.kind === 'emphasis' ? emphasisNumbers.get(build.effect) : entryNumbers.get(build.effect);
  return {
    trigger: build.trigger,
    write: (next) =>
      tag(
        'p:par',
        {},
        tag(
          'p:cTn',
          {
            id: next(),
            presetID: number ?? 10,
            presetClass: classes.get(build.kind),
            presetSubtype: (build.direction && sideNumbers.get(build.direction)) ?? 0,
            fill: 'hold',
            grpId: 0,
            nodeType: triggers[build.trigger],
          },
          startXml(build.delay),
          tag('p:childTnLst', {}, behavioursXml(build, targetXml(shape, build.paragraph), next)),
        ),
      ),
  };
}

const playStep = ({ shape, milliseconds }: Played): Step => ({
  trigger: 'with',
  write: (next) =>
    tag(
      'p:par',
      {},
      tag(
        'p:cTn',
        {
          id: next(),
          presetID: 1,
          presetClass: 'mediacall',
          presetSubtype: 0,
          fill: 'hold',
          nodeType: 'withEffect',
        },
        startXml(0),
        tag(
          'p:childTnLst',
          {},
          tag(
            'p:cmd',
            { type: 'call', cmd: 'playFrom(0.0)' },
            tag(
              'p:cBhvr',
              {},
              tag('p:cTn', { id: next(), dur: milliseconds ?? 1, fill: 'hold' }),
              targetXml(shape),
            ),
          ),
        ),
      ),
    ),
});

/** Steps that begin together. */
const togetherXml = (steps: readonly Step[], next: NextNode): string =>
  tag(
    'p:par',
    {},
    tag(
      'p:cTn',
      { id: next(), fill: 'hold' },
      startXml(0),
      tag('p:childTnLst', {}, ...steps.map(({ write }) => write(next))),
    ),
  );

/** Cuts steps where one of these begins. */
function cutAt(steps: readonly Step[], triggers: readonly Build['trigger'][]): Step[][] {
  const pieces: Step[][] = [];
  for (const step of steps) {
    const last = pieces.at(-1);
    if (last && !triggers.includes(step.trigger)) last.push(step);
    else pieces.push([step]);
  }
  return pieces;
}

/** What a click starts, or the slide itself. */
function clickXml(steps: readonly Step[], isFirst: boolean, sequence: number, next: NextNode): string {
  const isBySlide = isFirst && steps[0]?.trigger !== 'click';
  const begin = tag('p:cond', { evt: 'onBegin', delay: 0 }, tag('p:tn', { val: sequence }));
  const id = next();
  return tag(
    'p:par',
    {},
    tag(
      'p:cTn',
      { id, fill: 'hold' },
      tag('p:stCondLst', {}, tag('p:cond', { delay: 'indefinite' }), isBySlide ? begin : ''),
      tag('p:childTnLst', {}, ...cutAt(steps, ['after']).map((each) => togetherXml(each, next))),
    ),
  );
}

const turn = (name: string, event: string) =>
  tag(name, {}, tag('p:cond', { evt: event, delay: 0 }, tag('p:tgtEl', {}, tag('p:sldTgt'))));

function sequenceXml(steps: readonly Step[], next: NextNode): string {
  if (steps.length === 0) return '';
  const id = next();
  const clicks = cutAt(steps, ['click']).map((each, at) => clickXml(each, at === 0, id, next));
  return tag(
    'p:seq',
    { concurrent: true, nextAc: 'seek' },
    tag('p:cTn', { id, dur: 'indefinite', nodeType: 'mainSeq' }, tag('p:childTnLst', {}, ...clicks)),
    turn('p:prevCondLst', 'onPrev'),
    turn('p:nextCondLst', 'onNext'),
  );
}

const playedXml = ({ shape, kind, loop, volume, isNarration }: Played, next: NextNode): string =>
  tag(
    `p:${kind}`,
    { isNarration: isNarration || undefined },
    tag(
      'p:cMediaNode',
      { vol: Math.round((volume ?? 0.8) * 100_000), showWhenStopped: isNarration ? false : undefined },
      tag(
        'p:cTn',
        { id: next(), repeatCount: loop ? 'indefinite' : undefined, fill: 'hold', display: false },
        startXml('indefinite'),
      ),
      targetXml(shape),
    ),
  );

/** What happens on a slide; nothing where nothing does. */
export function timingXml({ builds, shapes, played }: Happening): string {
  let node = 0;
  const next = () => ++node;
  const known = builds.flatMap((build) => {
    const shape = shapes.get(build.elementId);
    return shape === undefined ? [] : [{ build, shape }];
  });
  const steps = [
    ...played.filter(({ autoplay }) => autoplay).map(playStep),
    ...known.map(({ build, shape }) => buildStep(build, shape)),
  ];
  if (steps.length === 0 && played.length === 0) return '';
  const root = next();
  const sequence = sequenceXml(steps, next);
  const texts = [
    ...new Set(known.filter(({ build }) => build.paragraph !== undefined).map(({ shape }) => shape)),
  ];
  const list = texts.map((spid) => tag('p:bldP', { spid, grpId: 0, build: 'p' }));
  return tag(
    'p:timing',
    {},
    tag(
      'p:tnLst',
      {},
      tag(
        'p:par',
        {},
        tag(
          'p:cTn',
          { id: root, dur: 'indefinite', restart: 'never', nodeType: 'tmRoot' },
          tag('p:childTnLst', {}, sequence, ...played.map((each) => playedXml(each, next))),
        ),
      ),
    ),
    list.length > 0 ? tag('p:bldLst', {}, ...list) : '',
  );
}
