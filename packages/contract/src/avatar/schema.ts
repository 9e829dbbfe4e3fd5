import * as z from 'zod/mini';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { makingSchema } from '../photo/schema.ts';
import { contentLanguages } from '../speech/states/language.ts';
import { speechStyles } from '../speech/states/style.ts';
import { avatarLimits } from './limits.ts';
import { avatarMessages } from './messages.ts';
import { greetingsStatus } from './states/greetings-status.ts';
import { modelTypes, styleSexes, timbres } from './states/look.ts';
import { operateStatus } from './states/operate-status.ts';
import { avatarStatus } from './states/status.ts';

/** Spec section 5: not empty, 1 to 20 characters. */
export const avatarNameSchema = z
  .string({ error: avatarMessages.nameEmpty.key })
  .check(
    z.trim(),
    z.minLength(avatarLimits.name.min, { error: avatarMessages.nameEmpty.key }),
    z.maxLength(avatarLimits.name.max, { error: avatarMessages.nameTooLong.key }),
  );

/** The words an avatar begins with. */
export const greetingsSchema = z
  .string()
  .check(z.maxLength(avatarLimits.greetings.max, { error: avatarMessages.greetingsTooLong.key }));

/** Who the avatar is: told to the engine that answers. */
export const personaSchema = z
  .string()
  .check(z.maxLength(avatarLimits.persona.max, { error: avatarMessages.personaTooLong.key }));

/** An avatar (spec section 3) as its owner sees it. */
export const avatarSchema = z.object({
  id: idSchema,
  /** The same id, under the name by which other records and calls refer to an avatar. */
  avatarsId: idSchema,
  name: avatarNameSchema,
  status: wire(avatarStatus),
  operateStatus: wire(operateStatus),
  /** The family of looks; null until one is chosen. */
  modelTypes: z.nullable(z.enum(modelTypes)),
  /** The look inside the family, by the renderer's own name. */
  modelType: z.nullable(z.string()),
  isTimbre: z.enum(timbres),
  ttsId: z.nullable(z.string()),
  /** The voice that speaks each language where nobody chose one for a talk. */
  voices: z.partialRecord(z.enum(contentLanguages), z.string()),
  modelId: z.nullable(z.string()),
  /** Address of the face picture. */
  image: z.nullable(z.string()),
  /** Address of the whole portrait. */
  wholeImage: z.nullable(z.string()),
  styleImageList: z.array(z.string()).check(z.maxLength(avatarLimits.styleImages)),
  styleSex: z.nullable(z.enum(styleSexes)),
  greetingsStatus: wire(greetingsStatus),
  /** How many times new style images may still be drawn for free. */
  freeStyleChange: z.int().check(z.minimum(0)),
  /** Null: as the voice speaks by itself. */
  speechStyle: z.nullable(z.enum(speechStyles)),
  // From here on our own: the spec's entity names the states of these but not the texts themselves.
  /** Address of the rig; null until there is one. */
  rigUrl: z.nullable(z.string()),
  greetings: greetingsSchema,
  persona: personaSchema,
  /** Of one that is made from a photo; null for all others. */
  making: z.nullable(makingSchema),
  isTemplate: z.boolean(),
  isSample: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});

/** An avatar as the code works with it. */
export type Avatar = z.output<typeof avatarSchema>;
