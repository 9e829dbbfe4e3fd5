import type { Placeholder } from '../../design.ts';
import { designLimits } from '../../limits.ts';
import { placementOf, propertiesOf } from './element-base.ts';
import { isSeen } from './fill.ts';
import { readGeometry } from './geometry.ts';
import type { Ground } from './ground.ts';
import { fillOf, strokeOf, unmirrored } from './look.ts';
import type { Place } from './place.ts';
import {
  type Filled,
  type Inheritance,
  inheritanceOf,
  isFurniture,
  placeholderOf,
  roleOf,
} from './placeholder.ts';
import { placed } from './placement.ts';
import { placeholderBoxes, placeholderDefaults, placeholderLists } from './shape-text.ts';
import { short } from './short.ts';
import { isDrawn } from './stroke.ts';
import { readBox } from './text-body.ts';
import { readLevels } from './text-level.ts';

const nameOf = ({ type, index }: Filled) => short(index === undefined ? type : `${type}-${index}`, 50);

function readForm(id: string, inheritance: Inheritance, place: Place): Placeholder[] {
  const { context, ground, textDefaults } = place;
  const { shapes, type } = inheritance;
  const placement = placementOf(shapes, place);
  // Without a place of its own it cannot give one: what fills it is written out.
  if (!placement) return [];
  const geometry = readGeometry(shapes.map(propertiesOf), placement, context.scale);
  const isBox = !geometry || (geometry.kind === 'preset' && geometry.name === 'rect');
  const levels = readLevels(
    placeholderLists(inheritance, ground),
    placeholderDefaults(inheritance, ground, textDefaults),
    context,
  );
  const [fill, stroke, role] = [fillOf(shapes, place), strokeOf(shapes, place), roleOf(type)];
  return [
    {
      id,
      ...(role && { role }),
      box: placed(unmirrored(placement)),
      body: readBox(placeholderBoxes(inheritance), context),
      levels: isFurniture(type) ? levels.slice(0, 1) : levels,
      ...(!isBox && { geometry }),
      ...(isSeen(fill) && { fill }),
      ...(isDrawn(stroke) && { stroke }),
    },
  ];
}

/** The placeholders of a layout, complete with what they take from its master. */
export function readForms(place: Place): Ground['forms'] {
  const { layoutPlaceholders, masterPlaceholders } = place.ground;
  const ids = new Set<string>();
  return layoutPlaceholders.slice(0, designLimits.placeholders).flatMap((shape) => {
    const is = placeholderOf(shape);
    if (!is) return [];
    const inheritance = inheritanceOf(is, [shape], masterPlaceholders);
    const id = ids.has(nameOf(is)) ? `${nameOf(is)}-${ids.size}` : nameOf(is);
    ids.add(id);
    return readForm(id, inheritance, place).map((placeholder) => ({ inheritance, placeholder }));
  });
}
