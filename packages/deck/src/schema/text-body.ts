import * as z from 'zod/mini';
import { isOpenableAddress } from '../text/address.ts';
import type { Bullet, Link, Paragraph, Run, TextBody } from '../text.ts';
import { isKnownWarp } from '../text/warp.ts';
import type { Font } from '../theme.ts';
import { named } from './named.ts';
import { colorSchema, fillSchema, finite, mediaAddress } from './paint.ts';

/** See `Link`. */
export const linkSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('web'), address: z.string().check(z.refine(isOpenableAddress)) }),
  z.strictObject({ kind: z.literal('slide'), slideId: z.string() }),
]) satisfies z.ZodMiniType<Link>;

/** The name of a font. */
export const fontName = z.string().check(z.maxLength(200));

const fontSchema = z.union([
  fontName,
  z.strictObject({ slot: z.enum(['heading', 'body']), letters: z.exactOptional(z.enum(['latin', 'east'])) }),
]) satisfies z.ZodMiniType<Font>;
const flag = z.exactOptional(z.boolean());

/** How words look: what a run has beside its text. */
export const runLookFields = {
  size: z.exactOptional(finite.check(z.positive())),
  color: z.exactOptional(colorSchema),
  fill: z.exactOptional(fillSchema),
  font: z.exactOptional(fontSchema),
  eastFont: z.exactOptional(fontSchema),
  bold: flag,
  italic: flag,
  underline: flag,
  strike: flag,
  highlight: z.exactOptional(colorSchema),
  baseline: z.exactOptional(finite),
  spacing: z.exactOptional(finite),
  caps: z.exactOptional(z.enum(['all', 'small', 'none'])),
};

const runSchema = z.strictObject({
  text: z.string(),
  field: z.exactOptional(z.literal('slide-number')),
  ...runLookFields,
  language: z.exactOptional(z.string().check(z.maxLength(40))),
  link: z.exactOptional(linkSchema),
}) satisfies z.ZodMiniType<Run>;

const bulletLook = {
  color: z.exactOptional(colorSchema),
  font: z.exactOptional(fontSchema),
  size: z.exactOptional(finite),
};

const bulletSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('character'),
    character: z.string().check(z.maxLength(20)),
    ...bulletLook,
  }),
  z.strictObject({
    kind: z.literal('number'),
    style: z.string(),
    startAt: z.exactOptional(z.int()),
    ...bulletLook,
  }),
  z.strictObject({ kind: z.literal('picture'), url: mediaAddress, ...bulletLook }),
]) satisfies z.ZodMiniType<Bullet>;

/** How a paragraph looks: what it has beside its words and its level. */
export const paragraphLookFields = {
  align: z.exactOptional(z.enum(['left', 'center', 'right', 'justify'])),
  left: z.exactOptional(finite),
  right: z.exactOptional(finite),
  indent: z.exactOptional(finite),
  lineHeight: z.exactOptional(
    z.union([z.strictObject({ share: finite }), z.strictObject({ fixed: finite })]),
  ),
  before: z.exactOptional(finite),
  after: z.exactOptional(finite),
  bullet: z.exactOptional(bulletSchema),
  rightToLeft: flag,
  hanging: flag,
};

const paragraphSchema = z.strictObject({
  runs: z.array(runSchema),
  level: z.exactOptional(z.int().check(z.minimum(0), z.maximum(8))),
  ...paragraphLookFields,
}) satisfies z.ZodMiniType<Paragraph>;

/** The box of a text: what it has beside its paragraphs. */
export const textBoxFields = {
  anchor: z.exactOptional(z.enum(['top', 'middle', 'bottom'])),
  anchorCenter: flag,
  inset: z.exactOptional(z.strictObject({ left: finite, top: finite, right: finite, bottom: finite })),
  wrap: flag,
  direction: z.exactOptional(z.enum(['horizontal', 'turned-90', 'turned-270', 'vertical-rl', 'vertical-lr'])),
  fit: z.exactOptional(z.enum(['grow', 'shrink', 'none'])),
  scale: z.exactOptional(finite.check(z.positive())),
  lineReduction: z.exactOptional(finite),
  columns: z.exactOptional(z.strictObject({ count: z.int().check(z.positive()), gap: finite })),
  warp: z.exactOptional(
    z.strictObject({
      name: z.string().check(z.maxLength(40), z.refine(isKnownWarp)),
      adjust: z.exactOptional(z.record(z.string().check(z.maxLength(20)), finite)),
    }),
  ),
};

/** See `TextBody`. */
export const textBodySchema = named(
  'TextBody',
  z.strictObject({ paragraphs: z.array(paragraphSchema), ...textBoxFields }),
) satisfies z.ZodMiniType<TextBody>;
