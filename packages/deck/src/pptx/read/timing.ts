import { coursewareLimits } from '../../limits.ts';
import type { Build } from '../../staging.ts';
import { child, childAt, descendants, numberAt, type XmlNode } from '../package/nodes.ts';
import { directionOf, effectOf, isNamedWholly } from './effects.ts';
import { milliseconds, type Understood } from './transition.ts';

/** The ids of the elements and groups that shapes of a slide became, by the numbers that the file gives to shapes. */
export type Targets = ReadonlyMap<string, string>;

const triggers: Record<string, Build['trigger']> = {
  clickEffect: 'click',
  withEffect: 'with',
  afterEffect: 'after',
};

const timeOf = (node: XmlNode): XmlNode | undefined => child(node, 'p:cTn');

const delayOf = (time: XmlNode | undefined): number =>
  numberAt(childAt(time, 'p:stCondLst', 'p:cond'), 'delay') ?? 0;

/** An effect is made of behaviours that each wait and last; it is over with the last of them. */
function durationOf(effect: XmlNode): number {
  const ends = descendants(effect)
    .filter(({ name }) => name === 'p:cTn')
    .map((time) => delayOf(time) + (numberAt(time, 'dur') ?? 0));
  const end = Math.max(0, ...ends);
  // What happens at once is written with a length of one.
  return end <= 1 ? 0 : end;
}

/** Whom an effect concerns; `isPart` where that is a bar or the axes of a chart. */
type Target = { spid: string; paragraphs: (number | undefined)[]; isPart?: true };

/** A shape as a whole, paragraphs of it, or a part of a chart. Undefined for any other part of it, or several shapes. */
function targetOf(effect: XmlNode): Target | undefined {
  const targets = descendants(effect).filter(({ name }) => name === 'p:spTgt');
  const [first] = targets;
  const spid = first?.attributes['spid'];
  if (spid === undefined || targets.some(({ attributes }) => attributes['spid'] !== spid)) return undefined;
  const [part] = first?.children ?? [];
  if (!part) return { spid, paragraphs: [undefined] };
  if (part.name === 'p:graphicEl' && child(part, 'a:chart'))
    return { spid, paragraphs: [undefined], isPart: true };
  const range = child(part, 'p:pRg');
  const [from, to] = [numberAt(range, 'st'), numberAt(range, 'end')];
  if (part.name !== 'p:txEl' || from === undefined || to === undefined || to < from || to - from > 100)
    return undefined;
  return { spid, paragraphs: Array.from({ length: to - from + 1 }, (_, index) => from + index) };
}

// How an effect is varied beyond its preset.
const variations = ['repeatCount', 'repeatDur', 'autoRev', 'spd', 'accel', 'decel', 'p14:presetBounceEnd'];

/** What steps are read with: the elements of their slide, and those steps so far that concern a part of a chart. */
type Reading = { targets: Targets; ofParts: Set<Build> };

/** The steps of one effect; none where the model has no place for it. */
function stepsOf(time: XmlNode, effect: XmlNode, { targets, ofParts }: Reading): Understood<Build[]> {
  const nothing = { value: [], isWhole: false };
  const { presetClass = '', nodeType = '' } = time.attributes;
  const named = effectOf(presetClass, numberAt(time, 'presetID') ?? 0);
  const target = targetOf(effect);
  const elementId = targets.get(target?.spid ?? '');
  const trigger = triggers[nodeType];
  if (!named || !target || elementId === undefined || !trigger) return nothing;
  const variant = numberAt(time, 'presetSubtype') ?? 0;
  const direction = directionOf(named.effect, variant);
  const isVaried =
    child(time, 'p:iterate') !== undefined ||
    child(time, 'p:subTnLst') !== undefined ||
    variations.some((name) => time.attributes[name] !== undefined);
  const value = target.paragraphs.map(
    (paragraph, index): Build => ({
      elementId,
      ...(paragraph !== undefined && { paragraph }),
      ...named,
      ...(direction && { direction }),
      trigger: index === 0 ? trigger : 'with',
      delay: milliseconds(delayOf(time)),
      duration: milliseconds(durationOf(effect)),
    }),
  );
  if (target.isPart) value.forEach((build) => ofParts.add(build));
  return {
    value,
    isWhole:
      !target.isPart && isNamedWholly(named) && !isVaried && (variant === 0 || direction !== undefined),
  };
}

function readSteps(nodes: readonly XmlNode[], reading: Reading): Understood<Build[]> {
  const found = nodes.map((node): Understood<Build[]> => {
    const time = timeOf(node);
    if (node.name !== 'p:par' || !time) return { value: [], isWhole: false };
    if (time.attributes['presetClass'] !== undefined) return stepsOf(time, node, reading);
    return readSteps(child(time, 'p:childTnLst')?.children ?? [], reading);
  });
  return { value: found.flatMap(({ value }) => value), isWhole: found.every(({ isWhole }) => isWhole) };
}

/**
 * A chart is one thing here: it comes with the first of its parts and goes with the last. The steps between stay steps, which
 * point it out.
 */
function asWholeCharts(builds: readonly Build[], ofParts: ReadonlySet<Build>): Build[] {
  const moves =
    ({ kind, elementId }: Build) =>
    (each: Build) =>
      ofParts.has(each) && each.kind === kind && each.elementId === elementId;
  return builds.map((build): Build => {
    const isMoved =
      build.kind === 'exit' ? builds.findLast(moves(build)) === build : builds.find(moves(build)) === build;
    if (!ofParts.has(build) || build.kind === 'emphasis' || isMoved) return build;
    const { direction: _none, ...step } = build;
    return { ...step, kind: 'emphasis', effect: 'other' };
  });
}

/** Whether anything has an effect; effects are named by their class, and what only starts a film has none. */
export const isAnimated = (timing: XmlNode): boolean =>
  descendants(timing).some(({ attributes }) => attributes['presetClass']);

// Says again what the effects say, of texts; of charts and diagrams it says what they do not.
const isRepeated = ({ name }: XmlNode) => name === 'p:bldP';

/** What happens on a slide, in its order; undefined where its file says nothing of it. */
export function readBuilds(slide: XmlNode, targets: Targets): Understood<Build[]> | undefined {
  const timing = child(slide, 'p:timing');
  const root = timeOf(childAt(timing, 'p:tnLst', 'p:par') ?? slide);
  const sequences = child(root, 'p:childTnLst')?.children ?? [];
  if (!timing || !(sequences.length > 0 || isAnimated(timing))) return undefined;
  const isMain = (node: XmlNode) => timeOf(node)?.attributes['nodeType'] === 'mainSeq';
  const main = sequences.find(isMain);
  const ofParts = new Set<Build>();
  const nodes = child(main && timeOf(main), 'p:childTnLst')?.children ?? [];
  const steps = readSteps(nodes, { targets, ofParts });
  const value = asWholeCharts(steps.value.slice(0, coursewareLimits.staging.builds), ofParts);
  const isWhole =
    main !== undefined &&
    steps.isWhole &&
    value.length === steps.value.length &&
    // What a click on a shape starts, and films that are played.
    sequences.every((node) => node === main) &&
    (child(timing, 'p:bldLst')?.children ?? []).every(isRepeated);
  return { value, isWhole };
}
