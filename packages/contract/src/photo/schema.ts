import * as z from 'zod/mini';
import { modelTypes } from '../avatar/states/look.ts';
import { photoFaults } from '../avatar/states/photo-fault.ts';
import { naturalLook, styleNames } from '../avatar/states/style.ts';
import { idSchema, timeSchema } from '../base/wire.ts';
import { photoLimits } from './limits.ts';
import { photoMessages } from './messages.ts';
import { likenessSubjects } from './states/consent.ts';
import { photoFileKinds } from './states/file-kind.ts';

const { side, turn, person } = photoLimits;
const pixels = z.int().check(z.minimum(-side), z.maximum(side));
const length = z.int().check(z.minimum(1), z.maximum(side));
const boxFields = { left: pixels, top: pixels, width: length, height: length };

/** Part of a photo, in its pixels as they are seen (after EXIF). */
export const boxSchema = z.object(boxFields);

/** Where the picture is cut out: the photo is turned by `turn` degrees about the middle of the box, which stays upright. */
export const cropSchema = z.strictObject({
  ...boxFields,
  turn: z.number().check(z.minimum(-turn), z.maximum(turn)),
});
export type Crop = z.output<typeof cropSchema>;

/** A photo on its way to an avatar. */
export const photoSchema = z.object({
  fileId: idSchema,
  size: z.int(),
  type: z.string(),
  /** A signed address, for its owner alone. */
  url: z.string(),
});
export type Photo = z.output<typeof photoSchema>;

/** Something about a photo, with a sentence in the caller's language that says what to do. */
export const photoRemarkSchema = z.object({ fault: z.enum(photoFaults), text: z.string() });

/** What is seen in a photo. Without refusals an avatar can be made of it. */
export const photoReportSchema = z.object({
  /** Of the whole photo; zero when it cannot be read. */
  width: z.int(),
  height: z.int(),
  refusals: z.array(photoRemarkSchema),
  warnings: z.array(photoRemarkSchema),
  /** The largest face. */
  face: z.nullable(boxSchema),
  /** A good one. */
  crop: z.nullable(cropSchema),
  /** A refused photo is deleted at once, unless another crop of it may do. */
  isKept: z.boolean(),
});
export type PhotoReport = z.output<typeof photoReportSchema>;

const personError = { error: photoMessages.personEmpty.key };

/** Whose face it is, and that it may be used. */
export const consentSchema = z.strictObject({
  subject: z.enum(likenessSubjects),
  person: z
    .string(personError)
    .check(
      z.trim(),
      z.minLength(1, personError),
      z.maxLength(person.max, { error: photoMessages.personTooLong.key }),
    ),
  agreed: z.literal(true, { error: photoMessages.consentMissing.key }),
});
export type Consent = z.output<typeof consentSchema>;

/** The photo of an avatar. Of one that it has already, another crop needs no second consent. */
export const photoChoiceSchema = z.strictObject({
  fileId: idSchema,
  crop: z.optional(cropSchema),
  consent: z.optional(consentSchema),
});

/** How the avatar would look. */
export const styleImageSchema = z.object({
  style: z.enum(styleNames),
  modelTypes: z.enum(modelTypes),
  /** A signed address, for its owner alone. */
  url: z.string(),
  /** Which engine made it. */
  engine: z.string(),
});

/** The making of an avatar from a photo: what runs, and what there is so far. */
export const makingSchema = z.object({
  /** The work that is under way, which task/cancel ends; null when there is none. */
  taskId: z.nullable(idSchema),
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  /** When the work that is under way was asked for. */
  since: z.nullable(timeSchema),
  /** Why the last work came to nothing, in the caller's language; empty otherwise. */
  reason: z.string(),
  /** The last work came to nothing because its owner wanted so. */
  isCancelled: z.boolean(),
  /** The style that was chosen last, or the photo as it is. */
  chosen: z.nullable(z.enum([...styleNames, naturalLook])),
  photo: z.nullable(z.extend(photoSchema, { crop: z.nullable(cropSchema) })),
  /** As they come; `styleImageList` has the addresses once all are there. */
  styles: z.array(styleImageSchema),
});
export type Making = z.output<typeof makingSchema>;

/** A file that goes when its avatar is deleted. */
export const avatarFileSchema = z.object({
  kind: z.enum(photoFileKinds),
  /** Of a style image. */
  style: z.nullable(z.enum(styleNames)),
  size: z.int(),
  /** A copy of the avatar needs it, so it stays until that is deleted, too. */
  isShared: z.boolean(),
});
export type AvatarFile = z.output<typeof avatarFileSchema>;

/** That a face may be used, for which avatars, and since when. It stays when they are deleted; the photo does not. */
export const likenessSchema = z.object({
  id: idSchema,
  subject: z.enum(likenessSubjects),
  person: z.string(),
  /** What was agreed to, in the caller's language. */
  statement: z.string(),
  version: z.int(),
  /** SHA-256 of the photo. */
  photoHash: z.string(),
  agreedAt: timeSchema,
  avatars: z.array(
    z.object({
      avatarsId: idSchema,
      name: z.string(),
      since: timeSchema,
      /** When the avatar was deleted or got another photo; null as long as it shows this face. */
      until: z.nullable(timeSchema),
    }),
  ),
});
export type Likeness = z.output<typeof likenessSchema>;
