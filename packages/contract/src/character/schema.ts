import * as z from 'zod/mini';
import { characterLimits } from './limits.ts';
import {
  beardKinds,
  browKinds,
  clothesKinds,
  clothNames,
  earringKinds,
  eyeKinds,
  faceNames,
  glassesKinds,
  hairColours,
  hairStyles,
  irisNames,
  noseKinds,
  skinNames,
} from './states/part.ts';

const { version, build, head, turn } = characterLimits;

const between = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));
const maybe = (min: number, max: number) => z.optional(between(min, max));
const angle = between(-turn, turn);

/**
 * A presenter who is drawn, as data alone: names of parts, and numbers where a face differs from what its parts usually
 * look like. Face and body have their origin between the eyes, y down.
 */
export const characterSchema = z.strictObject({
  kind: z.literal('drawn'),
  version: z.literal(version),
  skin: z.enum(skinNames),
  face: z.enum(faceNames),
  build: between(build.min, build.max),
  head: maybe(head.min, head.max),
  /** How the head is held at rest. */
  turn: z.strictObject({ yaw: angle, pitch: angle, roll: angle }),
  hair: z.strictObject({
    style: z.enum(hairStyles),
    colour: z.enum(hairColours),
    /** Grey temples. */
    grey: z.optional(z.boolean()),
    /** The cloth of a headscarf. */
    scarf: z.optional(z.enum(clothNames)),
  }),
  eyes: z.strictObject({
    kind: z.enum(eyeKinds),
    colour: z.enum(irisNames),
    /** From the middle of the face, width, height, how much the outer corner is higher. */
    x: maybe(38, 50),
    w: maybe(38, 56),
    h: maybe(16, 32),
    tilt: maybe(-4, 6),
    /** The line of the lashes: how thick, and how far it runs out. */
    line: maybe(2, 6),
    wing: maybe(0, 0.4),
    bag: maybe(0, 0.6),
  }),
  brows: z.strictObject({ kind: z.enum(browKinds), y: maybe(-46, -24), w: maybe(4, 13) }),
  nose: z.strictObject({ kind: z.enum(noseKinds), w: maybe(13, 27), y: maybe(48, 64) }),
  mouth: z.strictObject({
    y: maybe(84, 104),
    w: maybe(26, 42),
    /** How full the lips are. */
    up: maybe(3, 12),
    low: maybe(5, 15),
    smile: maybe(0, 1),
    /** How much of the teeth is seen at rest. */
    teeth: maybe(0, 1),
    dimple: maybe(0, 1),
  }),
  glasses: z.optional(z.enum(glassesKinds)),
  beard: z.optional(z.enum(beardKinds)),
  earrings: z.optional(z.enum(earringKinds)),
  /** Lines beside the mouth and the eyes. */
  aged: z.optional(z.boolean()),
  clothes: z.strictObject({
    kind: z.enum(clothesKinds),
    outer: z.enum(clothNames),
    inner: z.optional(z.enum(clothNames)),
    /** With a suit. */
    tie: z.optional(z.enum(clothNames)),
  }),
});

/** A drawn presenter as it is stored. */
export type CharacterFile = z.output<typeof characterSchema>;
