import { canBend, isKnownWarp } from '../../text/warp.ts';
import { type Source, sourceMark } from '../package/alternate-content.ts';
import { child, childAt, descendants, numberAt, type XmlNode } from '../package/nodes.ts';
import { lose } from './context.ts';
import { nameOf } from './element-base.ts';
import type { Place } from './place.ts';
import type { LostThing } from './report.ts';

const flatCameras = new Set(['orthographicFront', 'perspectiveFront', undefined]);
const solid = ['a:bevelT', 'a:bevelB'];

/** Whether something has edges of its own, is thick, or is seen from the side. */
function hasDepth(properties: XmlNode | undefined): boolean {
  const form = child(properties, 'a:sp3d');
  const camera = childAt(properties, 'a:scene3d', 'a:camera');
  const isTurned = child(camera, 'a:rot')?.attributes;
  return (
    solid.some((edge) => child(form, edge) !== undefined) ||
    (numberAt(form, 'extrusionH') ?? 0) > 0 ||
    !flatCameras.has(camera?.attributes['prst']) ||
    ['lat', 'lon'].some((angle) => Number(isTurned?.[angle] ?? 0) !== 0)
  );
}

const effects = ['a:glow', 'a:reflection', 'a:softEdge', 'a:innerShdw', 'a:blur'];

const wordsOf = (shape: XmlNode): string =>
  descendants(shape)
    .map(({ name, text }) => (name === 'a:t' ? text : ''))
    .join('');

function looksOf(shape: XmlNode): LostThing[] {
  const properties = child(shape, 'p:spPr');
  const box = childAt(shape, 'p:txBody', 'a:bodyPr');
  const warp = child(box, 'a:prstTxWarp')?.attributes['prst'] ?? 'textNoShape';
  const isDrawn = () => isKnownWarp(warp) && canBend(wordsOf(shape));
  const has: [LostThing, boolean][] = [
    ['pattern', childAt(properties, 'a:ln', 'a:pattFill') !== undefined],
    ['depth', hasDepth(properties) || hasDepth(box)],
    ['effect', effects.some((name) => childAt(properties, 'a:effectLst', name))],
    ['warp', warp !== 'textNoShape' && warp !== 'textPlain' && !isDrawn()],
  ];
  return has.flatMap(([what, is]) => (is ? [what] : []));
}

/** Names what of the look of a shape is drawn in a plainer way. */
export function loseLooks(shape: XmlNode, { context }: Place): void {
  for (const what of looksOf(shape)) lose(context, what, nameOf(shape));
}

const sources: Record<Source, LostThing> = { model3d: 'model', chart: 'newer-chart', sldZm: 'zoom' };

/** Names what a picture stands for that we cannot read. */
export function loseSource(picture: XmlNode, { context }: Place): void {
  const source = Object.keys(sources).find((each) => each === picture.attributes[sourceMark]);
  // The list of keys is that of the type.
  if (source) lose(context, sources[source as Source], nameOf(picture));
}

/** Names handwriting that brings no picture of itself. */
export function loseInk(ink: XmlNode, { context }: Place): void {
  const names = descendants(ink).find(({ name }) => name.endsWith(':cNvPr'))?.attributes;
  lose(context, 'ink', names?.['name'], names?.['descr']?.trim());
}
