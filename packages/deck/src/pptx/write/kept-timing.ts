import type { Remainder } from '../../remainder.ts';
import type { Slide } from '../../slide.ts';
import type { Build } from '../../staging.ts';
import { child, descendants, type XmlNode } from '../package/nodes.ts';
import { parseXml } from '../package/xml.ts';
import { readBuilds } from '../read/timing.ts';
import { escapeText, namespaces, tag } from './xml.ts';

/** All that a timing may be made of: nothing here starts a program, plays a part of the file or names a piece of a diagram. */
const known = new Set(
  (
    'timing tnLst par seq excl cTn stCondLst endCondLst cond endSync rtn tn prevCondLst nextCondLst iterate tmAbs tmPct ' +
    'childTnLst subTnLst set anim animEffect animMotion animRot animScale animClr cBhvr tgtEl spTgt sldTgt txEl pRg bg ' +
    'attrNameLst attrName tavLst tav val strVal fltVal intVal boolVal clrVal progress by from to rCtr rgb hsl bldLst bldP'
  )
    .split(' ')
    .map((name) => `p:${name}`),
);

/** Colours that are animated are the only other vocabulary. */
const isKnown = ({ name }: XmlNode) => known.has(name) || name.startsWith('a:');

/** As a string, with other numbers of shapes; names of newer vocabularies stay behind. */
function written({ name, attributes, children, text }: XmlNode, numberOf: (spid: string) => number): string {
  const plain = Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      key.includes(':') ? [] : [[key, key === 'spid' ? numberOf(value) : value]],
    ),
  );
  const inner = children.map((each) => written(each, numberOf));
  return tag(name, plain, ...(inner.length > 0 ? inner : [escapeText(text)]));
}

/** Steps as a text, in whatever order their fields are. */
const inOrder = (builds: readonly Build[]) =>
  JSON.stringify(
    builds.map((build) => Object.entries(build).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );

function timingIn({ xml, of }: Remainder): XmlNode | undefined {
  if (of !== undefined || !/<(?:\w+:)?timing\b/.test(xml)) return undefined;
  try {
    const slide = parseXml(tag('p:sld', namespaces, xml));
    return child(slide, 'p:timing') ? slide : undefined;
  } catch {
    // What is kept may come from a project file of anybody: what cannot be read, or is too deep, is not written.
    return undefined;
  }
}

/**
 * What happened on a slide in its file, where the steps that we know of are still those and all that it concerns is still there:
 * paths and letters that come one by one go out again, though nobody here knows them. Undefined where that cannot be.
 */
export function keptTimingXml(
  { remainder = [], builds = [] }: Slide,
  shapeOf: ReadonlyMap<string, number>,
): string | undefined {
  for (const piece of remainder) {
    const slide = timingIn(piece);
    const timing = child(slide, 'p:timing');
    if (!slide || !timing) continue;
    const nodes = descendants(timing);
    const ids = new Map(Object.entries(piece.shapes ?? {}));
    const isThere = ({ attributes: { spid } }: XmlNode) =>
      spid === undefined || shapeOf.has(ids.get(spid) ?? '');
    if (!nodes.every((node) => isKnown(node) && isThere(node))) continue;
    const before = readBuilds(slide, ids)?.value ?? [];
    if (inOrder(before) !== inOrder(builds)) continue;
    return written(timing, (spid) => shapeOf.get(ids.get(spid) ?? '') ?? 0);
  }
  return undefined;
}
