import * as z from 'zod/mini';
import { cutChart } from '../chart-cells.ts';
import type { PictureFilter, SlideElement } from '../element.ts';
import { defaultDesign } from '../default-design.ts';
import { coursewareTheme, designLimits } from '../limits.ts';
import { largeChartSchema } from './chart.ts';
import { deckVersion, migrate } from '../migrate/migrate.ts';
import type { Design } from '../design.ts';
import type { Fill } from '../paint.ts';
import type { ScriptDocument } from '../script/document.ts';
import type { Remainder } from '../remainder.ts';
import type { Slide } from '../slide.ts';
import { designSchema, masterSchema, placeholderSchema } from './design.ts';
import { slideElementSchema } from './element.ts';
import { filterSchema } from './image.ts';
import { fillSchema } from './paint.ts';
import { remainderSchema } from './remainder.ts';
import { scriptDocumentSchema } from './script.ts';
import { sectionSchema } from './slide.ts';
import { stagingSchema } from './staging.ts';

// What is stored was checked when it came in; rows of an older product, or of one with a fault, may still be others.
// One part that cannot be read must not take the rest of its deck away.
function readable<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | undefined {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : undefined;
}

/** Charts had no limit once: of a larger one the beginning is kept, and its page can still be changed. */
function cut(element: unknown): unknown {
  const chart = readable(largeChartSchema, element);
  return chart ? cutChart(chart) : element;
}

/** An element as it was stored by this version or an older one; undefined when it cannot be read. */
export const storedElement = (body: unknown, version: number): SlideElement | undefined =>
  readable(slideElementSchema, cut(migrate('element', body, version)));

/** A picture's filter that stood outside of its deck; undefined when it cannot be read. */
export const storedFilter = (filter: unknown): PictureFilter | undefined => readable(filterSchema, filter);

/** The paint behind a stored page; white where it cannot be read. */
export const storedBackground = (background: unknown, version: number): Fill =>
  readable(fillSchema, migrate('background', background, version)) ?? {
    kind: 'solid',
    color: coursewareTheme.backgroundColor,
  };

/** The script of a stored page; null where there is none, or none that can be read. */
export const storedScript = (script: unknown, version: number): ScriptDocument | null =>
  script === null ? null : (readable(scriptDocumentSchema, migrate('script', script, version)) ?? null);

const hasList = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown[]> =>
  typeof value === 'object' && value !== null && name in value && Array.isArray(Reflect.get(value, name));

const only = (list: readonly unknown[], schema: z.ZodMiniType) =>
  list.filter((each) => readable(schema, each) !== undefined);

/** A master or layout without what cannot be read on it. */
const readableGround = (ground: unknown): unknown => ({
  ...(typeof ground === 'object' && ground),
  ...(hasList(ground, 'elements') && {
    elements: only(ground.elements, slideElementSchema).slice(0, designLimits.elements),
  }),
  ...(hasList(ground, 'placeholders') && { placeholders: only(ground.placeholders, placeholderSchema) }),
  ...(hasList(ground, 'layouts') && { layouts: ground.layouts.map(readableGround) }),
});

/** The design of a stored deck, or of one that was made elsewhere: as much of it as can be read. */
export function storedDesign(design: unknown, version: number): Design {
  const value = migrate('design', design, version);
  const whole = readable(designSchema, value);
  if (whole || !hasList(value, 'masters')) return whole ?? defaultDesign;
  const masters = only(value.masters.map(readableGround), masterSchema);
  const [most, least] = [
    { ...value, masters },
    { ...value, masters: [] },
  ];
  return readable(designSchema, most) ?? readable(designSchema, least) ?? defaultDesign;
}

/** How a slide comes and what happens on it; nothing where there is nothing, or nothing that can be read. */
export type Staging = Pick<Slide, 'transition' | 'builds'>;

/** The staging of a stored page. */
export const storedStaging = (staging: unknown, version: number): Staging =>
  readable(stagingSchema, migrate('staging', staging ?? {}, version)) ?? {};

/** What a stored page keeps of its file; nothing where it cannot be read. */
export const storedRemainder = (remainder: unknown, version: number): Remainder[] =>
  readable(remainderSchema, migrate('remainder', remainder, version)) ?? [];

const givenSlide = z.object({
  id: z.string(),
  layoutId: z.exactOptional(z.string()),
  hidesLayout: z.exactOptional(z.boolean()),
  background: z.optional(z.unknown()),
  elements: z.array(z.unknown()),
  script: z.optional(z.unknown()),
  transition: z.optional(z.unknown()),
  builds: z.optional(z.unknown()),
  hidden: z.optional(z.unknown()),
  section: z.optional(z.unknown()),
  remainder: z.optional(z.unknown()),
});

/** A slide that was made elsewhere, by this version or an older one, and how many of its elements cannot be read. */
export function readSlide(value: unknown, version = deckVersion): { slide: Slide; unreadable: number } {
  const given = z.parse(givenSlide, value);
  const { background, elements, script = null, transition, builds, hidden, ...more } = given;
  const { section: begins, remainder: source = [], ...rest } = more;
  const section = readable(sectionSchema, begins);
  const remainder = storedRemainder(source, version);
  const kept = elements.flatMap((body) => storedElement(body, version) ?? []);
  const spoken = storedScript(script, version);
  return {
    slide: {
      ...rest,
      ...(background !== undefined && { background: storedBackground(background, version) }),
      elements: kept,
      ...(spoken && { script: spoken }),
      // One of the two that cannot be read does not take the other away.
      ...(transition !== undefined && storedStaging({ transition }, version)),
      ...(builds !== undefined && storedStaging({ builds }, version)),
      ...(hidden === true && { hidden: true }),
      ...(section !== undefined && { section }),
      ...(remainder.length > 0 && { remainder }),
    },
    unreadable: elements.length - kept.length,
  };
}
