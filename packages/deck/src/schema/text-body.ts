import * as z from 'zod/mini';
import { isOpenableAddress } from '../text/address.ts';
import type { Bullet, Link, Paragraph, Run, TextBody } from '../text.ts';
import { named } from './named.ts';
import { colorSchema, fillSchema, finite, mediaAddress } from './paint.ts';

/** See `Link`. */
export const linkSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('web'), address: z.string().check(z.refine(isOpenableAddress)) }),
  z.strictObject({ kind: z.literal('slide'), slideId: z.string() }),
]) satisfies z.ZodMiniType<Link>;

const fontName = z.string().check(z.maxLength(200));
const flag = z.exactOptional(z.boolean());

const runSchema = z.strictObject({
  text: z.string(),
  size: z.exactOptional(finite.check(z.positive())),
  color: z.exactOptional(colorSchema),
  fill: z.exactOptional(fillSchema),
  font: z.exactOptional(fontName),
  eastFont: z.exactOptional(fontName),
  bold: flag,
  italic: flag,
  underline: flag,
  strike: flag,
  highlight: z.exactOptional(colorSchema),
  baseline: z.exactOptional(finite),
  spacing: z.exactOptional(finite),
  caps: z.exactOptional(z.enum(['all', 'small'])),
  language: z.exactOptional(z.string().check(z.maxLength(40))),
  link: z.exactOptional(linkSchema),
}) satisfies z.ZodMiniType<Run>;

const bulletLook = {
  color: z.exactOptional(colorSchema),
  font: z.exactOptional(fontName),
  size: z.exactOptional(finite),
};

const bulletSchema = z.discriminatedUnion('kind', [
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

const paragraphSchema = z.strictObject({
  runs: z.array(runSchema),
  align: z.exactOptional(z.enum(['left', 'center', 'right', 'justify'])),
  level: z.exactOptional(z.int().check(z.minimum(0), z.maximum(8))),
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
}) satisfies z.ZodMiniType<Paragraph>;

/** See `TextBody`. */
export const textBodySchema = named(
  'TextBody',
  z.strictObject({
    paragraphs: z.array(paragraphSchema),
    anchor: z.enum(['top', 'middle', 'bottom']),
    anchorCenter: flag,
    inset: z.strictObject({ left: finite, top: finite, right: finite, bottom: finite }),
    wrap: z.boolean(),
    direction: z.exactOptional(
      z.enum(['horizontal', 'turned-90', 'turned-270', 'vertical-rl', 'vertical-lr']),
    ),
    fit: z.enum(['grow', 'shrink', 'none']),
    scale: z.exactOptional(finite.check(z.positive())),
    lineReduction: z.exactOptional(finite),
    columns: z.exactOptional(z.strictObject({ count: z.int().check(z.positive()), gap: finite })),
  }),
) satisfies z.ZodMiniType<TextBody>;
