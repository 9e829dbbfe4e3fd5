import type { Transition } from '../../staging.ts';
import { directions, presetNames, transitionNames } from '../read/transition.ts';
import { inverted } from './context.ts';
import { tag } from './xml.ts';

const microsoft = 'http://schemas.microsoft.com/office/powerpoint';

/** The vocabularies that came after the first one, by how a file calls them. */
const spaces: Readonly<Record<string, string>> = {
  p14: `${microsoft}/2010/main`,
  p15: `${microsoft}/2012/main`,
  p159: `${microsoft}/2015/09/main`,
};

// What every program knows; the rest came later.
const first = new Set(
  (
    'blinds checker circle comb cover cut diamond dissolve fade newsflash plus pull push random randomBar split ' +
    'strips wedge wheel wipe zoom'
  ).split(' '),
);

const names = new Map([...transitionNames].toReversed().map(([name, kind]) => [kind, name] as const));
const presets = new Map([...presetNames].toReversed().map(([name, kind]) => [kind, name] as const));
const ways = inverted(directions);

function wayOf({ kind, direction }: Transition): Record<string, string | undefined> {
  if (direction === undefined) return {};
  const [one = '', other] = direction.split('-');
  if (other === 'in' || other === 'out')
    return { orient: one === 'horizontal' ? 'horz' : 'vert', dir: other };
  const way = ways.get(direction);
  return kind === 'split' && (way === 'horz' || way === 'vert') ? { orient: way } : { dir: way };
}

/** The effect, and the vocabulary that it is from. */
function effectOf(transition: Transition): { xml: string; space?: string } {
  const { kind } = transition;
  if (kind === 'none') return { xml: '' };
  if (kind === 'fade-through-black' || kind === 'cut-through-black')
    return { xml: tag(`p:${kind.split('-')[0]}`, { thruBlk: true }) };
  const preset = presets.get(kind);
  if (preset !== undefined) return { xml: tag('p15:prstTrans', { prst: preset }), space: 'p15' };
  const name = names.get(kind);
  if (name === undefined) return { xml: tag('p:fade') };
  if (name === 'morph') return { xml: tag('p159:morph', { option: 'byObject' }), space: 'p159' };
  const way = wayOf(transition);
  return first.has(name) ? { xml: tag(`p:${name}`, way) } : { xml: tag(`p14:${name}`, way), space: 'p14' };
}

const speedOf = (duration: number) => (duration <= 500 ? 'fast' : duration <= 750 ? 'med' : 'slow');

/** How a slide takes the place of the one before; `advanceAfter` is when the next one comes by itself. */
export function transitionXml(transition: Transition | undefined, advanceAfter?: number): string {
  const after = advanceAfter ?? transition?.advanceAfter;
  if (!transition && after === undefined) return '';
  const whole: Transition = transition ?? { kind: 'none', duration: 0 };
  const effect = effectOf(whole);
  const common = {
    spd: speedOf(whole.duration),
    advClick: whole.ignoresClicks ? false : undefined,
    advTm: after === undefined ? undefined : Math.round(after),
  };
  if (whole.kind === 'none') return tag('p:transition', common);
  const needed = [...new Set(['p14', effect.space ?? 'p14'])];
  const declared = Object.fromEntries(needed.map((name) => [`xmlns:${name}`, spaces[name]]));
  const exact = tag('p:transition', { ...common, 'p14:dur': whole.duration }, effect.xml);
  const usual = tag('p:transition', common, effect.space === undefined ? effect.xml : tag('p:fade'));
  return tag(
    'mc:AlternateContent',
    { 'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006' },
    tag('mc:Choice', { ...declared, Requires: effect.space ?? 'p14' }, exact),
    tag('mc:Fallback', {}, usual),
  );
}
