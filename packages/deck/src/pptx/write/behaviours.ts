import type { Build, BuildEffect, Direction } from '../../staging.ts';
import { tag } from './xml.ts';

/** Numbers for the nodes of one timing. */
export type NextNode = () => number;

const setXml = (next: NextNode, target: string, value: string, delay: number): string =>
  tag(
    'p:set',
    {},
    tag(
      'p:cBhvr',
      {},
      tag('p:cTn', { id: next(), dur: 1, fill: 'hold' }, startXml(delay)),
      target,
      tag('p:attrNameLst', {}, tag('p:attrName', {}, 'style.visibility')),
    ),
    tag('p:to', {}, tag('p:strVal', { val: value })),
  );

/** When something begins. */
export const startXml = (delay: number | 'indefinite'): string =>
  tag('p:stCondLst', {}, tag('p:cond', { delay }));

const filters: Partial<Record<BuildEffect, (way: string) => string>> = {
  blinds: (way) => `blinds(${way === 'vertical' ? 'vertical' : 'horizontal'})`,
  box: (way) => `box(${way === 'out' ? 'out' : 'in'})`,
  checkerboard: (way) => `checkerboard(${way === 'down' ? 'down' : 'across'})`,
  circle: (way) => `circle(${way === 'out' ? 'out' : 'in'})`,
  diamond: (way) => `diamond(${way === 'out' ? 'out' : 'in'})`,
  dissolve: () => 'dissolve',
  plus: (way) => `plus(${way === 'out' ? 'out' : 'in'})`,
  'random-bars': (way) => `randombar(${way === 'vertical' ? 'vertical' : 'horizontal'})`,
  split: (way) =>
    `barn(${way.endsWith('out') ? 'out' : 'in'}${way.startsWith('h') ? 'Horizontal' : 'Vertical'})`,
  wedge: () => 'wedge',
  wheel: () => 'wheel(1)',
  wipe: (way) => `wipe(${['left', 'right', 'up', 'down'].includes(way) ? way : 'up'})`,
};

const filterOf = (effect: BuildEffect, direction: Direction | undefined) =>
  filters[effect]?.(direction ?? '') ?? 'fade';

const behaviourXml = (next: NextNode, target: string, dur: number, names: string[] = []): string =>
  tag(
    'p:cBhvr',
    {},
    tag('p:cTn', { id: next(), dur, fill: 'hold' }),
    target,
    names.length > 0 ? tag('p:attrNameLst', {}, ...names.map((name) => tag('p:attrName', {}, name))) : '',
  );

function emphasisXml({ effect, duration }: Build, target: string, next: NextNode): string {
  const dur = Math.max(1, duration);
  if (effect === 'spin') return tag('p:animRot', { by: 21_600_000 }, behaviourXml(next, target, dur, ['r']));
  if (effect === 'transparency')
    return tag(
      'p:set',
      {},
      behaviourXml(next, target, dur, ['style.opacity']),
      tag('p:to', {}, tag('p:strVal', { val: '0.5' })),
    );
  const by = effect === 'grow' ? 150_000 : 105_000;
  return tag('p:animScale', {}, behaviourXml(next, target, dur), tag('p:by', { x: by, y: by }));
}

/** What is done to an element so that it comes, goes or is pointed out. */
export function behavioursXml(build: Build, target: string, next: NextNode): string {
  const { kind, effect, duration, direction } = build;
  if (kind === 'emphasis') return emphasisXml(build, target, next);
  const isEntry = kind === 'entry';
  const change =
    duration > 0
      ? tag(
          'p:animEffect',
          { transition: isEntry ? 'in' : 'out', filter: filterOf(effect, direction) },
          behaviourXml(next, target, duration),
        )
      : '';
  return isEntry
    ? setXml(next, target, 'visible', 0) + change
    : change + setXml(next, target, 'hidden', Math.max(0, duration - 1));
}
