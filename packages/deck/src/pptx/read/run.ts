import type { Color, Fill } from '../../paint.ts';
import type { Link, Run } from '../../text.ts';
import { isOpenableAddress } from '../../text/address.ts';
import type { Font } from '../../theme.ts';
import { child, flag, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { colorIn, slotOf } from './color.ts';
import { type Context, lose, pointsToUnits, round } from './context.ts';
import { fillNode, readFill } from './fill.ts';
import { short } from './short.ts';
import { fromSigns, fromSymbolFont, isSymbolFont } from './symbol-fonts.ts';
import { isWritten, type Said } from './text-layers.ts';
import { fontOf } from './theme.ts';
import { ownEntry } from './own-entry.ts';

/** How letters look: a run without what it says and where it leads. */
type RunLook = Omit<Run, 'text' | 'field' | 'language' | 'link'>;

/** Run properties, the nearest first. */
type RunLayers = readonly XmlNode[];

const defaultSize = 1800;
const smallest = 0.5;

const firstAttribute = (layers: RunLayers, name: string): XmlNode | undefined =>
  layers.find(({ attributes }) => attributes[name] !== undefined);

const says = (layers: RunLayers, name: string) => firstAttribute(layers, name)?.attributes[name];

const firstChild = (layers: RunLayers, name: string): XmlNode | undefined => {
  for (const layer of layers) {
    const found = child(layer, name);
    if (found) return found;
  }
  return undefined;
};

/** The size of letters in viewport units. */
export const runSize = ({ all }: Said, context: Context): number =>
  Math.max(smallest, pointsToUnits(context, numberAt(firstAttribute(all, 'sz'), 'sz') ?? defaultSize));

/** `{ size }` where it is written. */
export const writtenSize = (said: Said, context: Context): Pick<Run, 'size'> =>
  said.isWhole || firstAttribute(said.own, 'sz') ? { size: runSize(said, context) } : {};

/** The slide that an action such as "next" means from here. */
function jumpOf(action: string, { slideIds, slideNumber }: Context): string | undefined {
  const [, to] = /^ppaction:\/\/hlinkshowjump\?jump=(\w+)/.exec(action) ?? [];
  if (to === undefined || slideNumber === undefined) return undefined;
  const ids = [...slideIds.values()];
  const places: Record<string, number> = {
    nextslide: slideNumber,
    previousslide: slideNumber - 2,
    firstslide: 0,
    lastslide: ids.length - 1,
  };
  return ids[places[to] ?? -1];
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** What a path ends with: the folders before it are those of somebody's machine. */
const fileName = (address: string): string => decoded(address).split(/[\\/]/).findLast(Boolean) ?? address;

/** Names a link that leads nowhere from here; runs of one link are one. */
function loseLink(target: string, { notKept }: Context, words: string): void {
  const [, macro] = /^ppaction:\/\/macro\?name=(.*)$/s.exec(target) ?? [];
  if (macro !== undefined) return lose({ notKept }, 'macro', macro, words);
  const name = short(fileName(target), 500);
  const last = notKept.at(-1);
  if (last?.what === 'file-link' && last.name === name && last.words && words)
    last.words = short(last.words + words, 500);
  else lose({ notKept }, 'file-link', name, words);
}

/** Where a click leads; undefined for actions that are none of ours. `words` are those that are clicked. */
export function readLink(click: XmlNode | undefined, context: Context, words = ''): Link | undefined {
  const jump = jumpOf(click?.attributes['action'] ?? '', context);
  if (jump !== undefined) return { kind: 'slide', slideId: jump };
  const relation = context.part.relations.get(click?.attributes['r:id'] ?? '');
  const action = click?.attributes['action'] ?? '';
  if (action.startsWith('ppaction://macro')) loseLink(action, context, words);
  if (!relation) return undefined;
  if (relation.external) {
    if (isOpenableAddress(relation.target)) return { kind: 'web', address: relation.target };
    if (relation.type === 'hyperlink') loseLink(relation.target, context, words);
    return undefined;
  }
  const slideId = context.slideIds.get(relation.target);
  return slideId === undefined ? undefined : { kind: 'slide', slideId };
}

const transparent = '#00000000';

/** The nearest fill that letters can have: an empty one and a picture leave what they inherit. */
function letterFill(own: RunLayers, context: Context): Fill | undefined {
  for (const layer of own) {
    const node = fillNode(layer);
    // Nobody draws it, so nobody need have it.
    const fill = node?.name === 'a:blipFill' ? undefined : readFill(node, context);
    if (fill) return fill;
  }
  return undefined;
}

function paintOf({ own, isWhole }: Said, context: Context, isLink: boolean): Pick<Run, 'color' | 'fill'> {
  // Links take the theme's colour for them, whatever the run says.
  const linked = isLink && slotOf('hlink', context.colors);
  if (linked) return { color: linked };
  const fill = letterFill(own, context);
  if (fill?.kind === 'none') return { color: transparent };
  if (fill?.kind === 'solid') return { color: fill.color };
  if (fill?.kind === 'gradient') return { color: fill.stops[0]?.color ?? '#000000', fill };
  if (fill?.kind === 'pattern') return { color: fill.front };
  const usual: Color = slotOf('tx1', context.colors) ?? { slot: 'dark1' };
  return isWhole ? { color: usual } : {};
}

function fontsOf({ own, isWhole }: Said): Pick<Run, 'font' | 'eastFont'> {
  const usual: Font | undefined = isWhole ? { slot: 'body' } : undefined;
  const named = (element: string, letters: 'latin' | 'east') => {
    const found = fontOf(firstChild(own, element)?.attributes['typeface'], letters) ?? usual;
    return typeof found === 'string' && isSymbolFont(found) ? undefined : found;
  };
  const font = named('a:latin', 'latin');
  const eastFont = named('a:ea', 'east');
  return { ...(font && { font }), ...(eastFont && { eastFont }) };
}

const capsNames: Record<string, Run['caps']> = { all: 'all', small: 'small', none: 'none' };

/** Whether an attribute that names a kind of line says one; undefined where it is absent. */
function hasLine(layers: RunLayers, name: string, none: string): boolean | undefined {
  const kind = says(layers, name);
  return kind === undefined ? undefined : kind !== none;
}

/** How letters look by what is said for them; those that lead somewhere look like links. */
export function runLook(said: Said, context: Context, isLink = false): RunLook {
  const { own } = said;
  const yes = (name: string) => flag(firstAttribute(own, name), name);
  const [bold, italic] = [yes('b'), yes('i')];
  const underline = isLink || hasLine(own, 'u', 'none');
  const strike = hasLine(own, 'strike', 'noStrike');
  const raised = shareAt(firstAttribute(own, 'baseline'), 'baseline');
  const baseline = raised === undefined ? undefined : round(raised);
  const apart = numberAt(firstAttribute(own, 'spc'), 'spc');
  const spacing = apart === undefined ? undefined : pointsToUnits(context, apart);
  const caps = ownEntry(capsNames, says(own, 'cap'));
  const highlight = colorIn(firstChild(own, 'a:highlight'), context.colors);
  return {
    ...writtenSize(said, context),
    ...paintOf(said, context, isLink),
    ...fontsOf(said),
    ...(isWritten(bold, false, said) && { bold }),
    ...(isWritten(italic, false, said) && { italic }),
    ...(isWritten(underline, false, said) && { underline }),
    ...(isWritten(strike, false, said) && { strike }),
    ...(isWritten(baseline, 0, said) && { baseline }),
    ...(isWritten(spacing, 0, said) && { spacing }),
    ...(isWritten(caps, 'none', said) && { caps }),
    ...(highlight && { highlight }),
  };
}

/** What a run carries beside its text; `own` are its own properties. */
export function readRun(
  own: XmlNode | undefined,
  said: Said,
  context: Context,
  words: string,
): Omit<Run, 'text'> {
  const link = readLink(child(own, 'a:hlinkClick'), context, words);
  const language = says(said.all, 'lang');
  return {
    ...runLook(said, context, link !== undefined),
    ...(language && { language: short(language, 40) }),
    ...(link && { link }),
  };
}

/** The letters of a run, where those of a symbol font become the signs they show. */
export function runText(text: string, { all }: Said): string {
  const font = (element: string) => firstChild(all, element)?.attributes['typeface'];
  const latin = font('a:latin');
  if (latin !== undefined && isSymbolFont(latin)) return fromSymbolFont(text, latin);
  return fromSigns(text, font('a:sym'));
}
