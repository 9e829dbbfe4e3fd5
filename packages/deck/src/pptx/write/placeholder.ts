import type { Layout, Placeholder } from '../../design.ts';
import type { ElementRole, SlideElement } from '../../element.ts';
import { roleOf } from '../read/placeholder.ts';
import type { PartWriter } from './context.ts';
import { tag } from './xml.ts';

const types: Readonly<Record<Exclude<ElementRole, 'decoration'>, string>> = {
  title: 'title',
  subtitle: 'subTitle',
  body: 'body',
  footer: 'ftr',
  'slide-number': 'sldNum',
  date: 'dt',
};

/** The kinds that have no role with us. */
const others = new Set(['pic', 'chart', 'tbl', 'clipArt', 'dgm', 'media']);

/** The kind of a place: that of the file it came from, where its name still says it. */
function typeOf({ id, role }: Placeholder): string {
  const [named = ''] = id.split('-');
  if (role === undefined) return others.has(named) ? named : 'pic';
  return roleOf(named) === role ? named : role === 'decoration' ? 'body' : types[role];
}

/** How slides call the places of a layout: by kind and number, no two alike. */
export function placeNames({ placeholders }: Layout): ReadonlyMap<string, { type: string; idx?: number }> {
  const wanted = (id: string) => Number(/-(\d{1,9})$/.exec(id)?.[1] ?? Number.NaN);
  const taken = new Set(placeholders.map(({ id }) => wanted(id)));
  let next = 10;
  const free = () => {
    while (taken.has(next)) next++;
    taken.add(next);
    return next;
  };
  const used = new Set<string>();
  const names = new Map<string, { type: string; idx?: number }>();
  for (const place of placeholders) {
    const type = typeOf(place);
    const own = wanted(place.id);
    // The one title of a layout needs no number.
    const isOnly = (type === 'title' || type === 'ctrTitle') && !used.has('title');
    const isFree = Number.isInteger(own) && !used.has(String(own));
    const idx = isFree ? own : isOnly ? undefined : free();
    used.add(isOnly ? 'title' : type).add(String(idx));
    names.set(place.id, { type, ...(idx !== undefined && { idx }) });
  }
  return names;
}

/** The mark that makes a shape a place, or what fills one. */
export const placeXml = ({ type, idx }: { type: string; idx?: number }): string =>
  tag('p:ph', { type: type === 'obj' ? undefined : type, idx });

const layoutOf = ({ design, layoutId }: PartWriter): Layout | undefined =>
  design.masters.flatMap(({ layouts }) => layouts).find(({ id }) => id === layoutId);

/** What an element fills: a place of its layout, or for a title that stands free the place that every program looks for. */
export function filledPlace(
  element: SlideElement,
  writer: PartWriter,
): { xml: string; isOfLayout: boolean } | undefined {
  const layout = element.placeholder === undefined ? undefined : layoutOf(writer);
  const name = layout && placeNames(layout).get(element.placeholder ?? '');
  if (name) return { xml: placeXml(name), isOfLayout: true };
  if (element.type !== 'text' || element.groups?.length || writer.slideNumber === undefined) return undefined;
  const { role } = element;
  if (role === undefined || role === 'decoration') return undefined;
  const isTaken = writer.shapeOf.has(`role ${role}`);
  if (role === 'title' && isTaken) return undefined;
  writer.shapeOf.set(`role ${role}`, 0);
  const idx = role === 'title' ? undefined : 1000 + writer.shapeOf.size;
  return { xml: placeXml({ type: types[role], ...(idx !== undefined && { idx }) }), isOfLayout: false };
}
