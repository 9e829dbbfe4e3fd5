import type { Size } from '../../deck.ts';
import type { Geometry, GeometryPath } from '../../element.ts';
import { evaluateGuides, type Guide, parseGuide } from '../../shapes/guides.ts';
import { drawPath, type PathPlan } from '../../shapes/path.ts';
import { isPreset, textBoxOf } from '../../shapes/preset.ts';
import '../../shapes/rare-presets.ts';
import { child, childrenOf, flag, numberAt, type XmlNode } from '../package/nodes.ts';
import { round } from './context.ts';

const guidesIn = (list: XmlNode | undefined): Guide[] =>
  childrenOf(list, 'a:gd').map(({ attributes }) =>
    parseGuide(attributes['name'] ?? '', attributes['fmla'] ?? 'val 0'),
  );

const letters: Record<string, string> = {
  'a:moveTo': 'M',
  'a:lnTo': 'L',
  'a:cubicBezTo': 'C',
  'a:quadBezTo': 'Q',
  'a:arcTo': 'A',
  'a:close': 'Z',
};
const arcOperands = ['wR', 'hR', 'stAng', 'swAng'];
const fills = new Set<GeometryPath['fill']>([
  'norm',
  'none',
  'lighten',
  'lightenLess',
  'darken',
  'darkenLess',
]);

function planPath(path: XmlNode): PathPlan {
  const fill = path.attributes['fill'] as GeometryPath['fill'];
  return {
    width: numberAt(path, 'w') ?? 0,
    height: numberAt(path, 'h') ?? 0,
    fill: fills.has(fill) ? fill : 'norm',
    stroke: flag(path, 'stroke') ?? true,
    steps: path.children.flatMap((step) => {
      const letter = letters[step.name];
      if (letter === undefined) return [];
      const operands =
        letter === 'A'
          ? arcOperands.map((name) => step.attributes[name] ?? '0')
          : childrenOf(step, 'a:pt').flatMap(({ attributes }) => [
              attributes['x'] ?? '0',
              attributes['y'] ?? '0',
            ]);
      return [{ letter, operands }];
    }),
  };
}

/** Formulas of drawn shapes count in the file's units; their paths are brought to ours. */
function readCustom(node: XmlNode, { width, height }: Size, scale: number): Geometry {
  const size = { width: round(width), height: round(height) };
  const inFile = { width: size.width / scale, height: size.height / scale };
  const values = evaluateGuides(guidesIn(child(node, 'a:avLst')), guidesIn(child(node, 'a:gdLst')), inFile);
  const box = child(node, 'a:rect')?.attributes;
  const paths = childrenOf(child(node, 'a:pathLst'), 'a:path')
    .slice(0, 2000)
    .map((path) => {
      const plan = planPath(path);
      // A path without a size of its own has that of the shape.
      const measured = { ...plan, width: plan.width || inFile.width, height: plan.height || inFile.height };
      return drawPath(measured, values, size);
    });
  const sides = box && ['l', 't', 'r', 'b'].map((side) => box[side] ?? side);
  return { kind: 'custom', ...size, paths, ...(sides && { textBox: textBoxOf(sides, values, inFile) }) };
}

function readPreset(node: XmlNode): Geometry {
  const name = node.attributes['prst'] ?? 'rect';
  const adjust: Record<string, number> = {};
  for (const { name: handle, operands } of guidesIn(child(node, 'a:avLst'))) {
    const value = Number(operands[0]);
    if (Number.isFinite(value) && handle.length <= 20) adjust[handle] = value;
  }
  return {
    kind: 'preset',
    name: isPreset(name) ? name : 'rect',
    ...(Object.keys(adjust).length > 0 && { adjust }),
  };
}

/** Whether shape properties say a geometry. */
export const saysGeometry = (properties: XmlNode | undefined): boolean =>
  child(properties, 'a:custGeom') !== undefined || child(properties, 'a:prstGeom') !== undefined;

/** The geometry of the first of these shape properties that has one. */
export function readGeometry(
  properties: readonly (XmlNode | undefined)[],
  size: Size,
  scale: number,
): Geometry | undefined {
  for (const each of properties) {
    const custom = child(each, 'a:custGeom');
    if (custom) return readCustom(custom, size, scale);
    const preset = child(each, 'a:prstGeom');
    if (preset) return readPreset(preset);
  }
  return undefined;
}
