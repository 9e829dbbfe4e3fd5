import { type Drawn, plainNumbers } from '../drawn.ts';
import type { ThemeColor } from '../paint.ts';
import type { Theme, ThemeFont } from '../theme.ts';
import { resolveColor, resolveFont } from './resolve.ts';

/** What a slide is seen with. */
export type Look = { theme: Theme; number: number | undefined };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

// Nothing else in a slide has a slot, but for what the numbers of a shape may be called.
const isSlot = (value: Fields): value is ThemeColor | ThemeFont => 'slot' in value;

const isFont = (value: ThemeColor | ThemeFont): value is ThemeFont =>
  value.slot === 'heading' || value.slot === 'body';

function inList(list: readonly unknown[], look: Look): readonly unknown[] {
  const now = list.map((each) => inside(each, '', look));
  return now.some((each, index) => each !== list[index]) ? now : list;
}

function inFields(fields: Fields, look: Look): Fields {
  // Copied once, when something changes: decks are drawn slide by slide while people wait.
  let now: Fields | undefined;
  for (const name of Object.keys(fields)) {
    const before = fields[name];
    if (typeof before !== 'object' || name === plainNumbers) continue;
    const after = inside(before, name, look);
    if (after === before) continue;
    now ??= { ...fields };
    if (after === undefined) delete now[name];
    else now[name] = after;
  }
  const made = now ?? fields;
  if (made['field'] !== 'slide-number' || look.number === undefined) return made;
  const { field: _, ...run } = made;
  return { ...run, text: String(look.number) };
}

/** What does not change stays the same object: most of a slide has no slots. */
function inside(value: unknown, name: string, look: Look): unknown {
  if (Array.isArray(value)) return inList(value, look);
  if (!isFields(value)) return value;
  if (!isSlot(value)) return value['kind'] === 'none' ? undefined : inFields(value, look);
  if (!isFont(value)) return resolveColor(value, look.theme);
  return resolveFont(value, look.theme, name === 'eastFont' ? 'east' : 'latin');
}

/** The value with the theme's colours and fonts in place of their slots, and without what is none. */
export const seen = <T extends object>(value: T, look: Look): Drawn<T> =>
  // Each slot becomes what `Drawn` says of it; what else it promises was there before.
  inside(value, '', look) as Drawn<T>;
