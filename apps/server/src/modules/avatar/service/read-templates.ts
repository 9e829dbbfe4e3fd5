import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { avatarNameSchema, greetingsSchema, personaSchema } from '@app/contract/avatar/schema.ts';
import { drawnLook, modelTypes, styleSexes } from '@app/contract/avatar/states/look.ts';
import { idSchema } from '@app/contract/base/wire.ts';
import { ttsIdSchema } from '@app/contract/speech/schema.ts';
import { contentLanguages } from '@app/contract/speech/states/language.ts';
import * as z from 'zod/mini';
import type { TemplateRow } from '../store.ts';

/** An avatar that comes with the product, as its file says. */
export const templateSchema = z.strictObject({
  /** Raised with every change: a row is never taken back to an older file. */
  version: z.int().check(z.minimum(1)),
  /** The same in every installation: projects name it. */
  id: idSchema,
  name: z.strictObject({ zh: avatarNameSchema, en: avatarNameSchema }),
  sex: z.enum(styleSexes),
  modelTypes: z.enum(modelTypes),
  /** The embedded voice it speaks with at first. */
  voices: z.record(z.enum(contentLanguages), ttsIdSchema),
  greetings: z.strictObject({ zh: greetingsSchema, en: greetingsSchema }),
  persona: z.strictObject({ zh: personaSchema, en: personaSchema }),
  /**
   * Address of the folder with `rig.json` and the pictures: `picture.webp` (the whole portrait) and `face.webp` (a small
   * square), or of those who are drawn one `picture.svg` with a view of the face. The name carries a hash of the contents, so the files never change; scripts/make-rigs makes them and writes the name here.
   */
  folder: z.string().check(z.regex(/^\/assets\/avatars\/[a-z]+-[0-9a-f]{8}$/)),
});
export type AvatarTemplate = z.output<typeof templateSchema>;

/** Templates of the game are drawn, the others are photos. */
const looksOf = ({ modelTypes, folder }: AvatarTemplate) =>
  modelTypes === 'GameStyle'
    ? { modelType: drawnLook, image: `${folder}/picture.svg#face`, wholeImage: `${folder}/picture.svg` }
    : { modelType: null, image: `${folder}/face.webp`, wholeImage: `${folder}/picture.webp` };

const rowOf = (template: AvatarTemplate): TemplateRow => ({
  id: template.id,
  name: template.name.zh,
  nameEn: template.name.en,
  modelTypes: template.modelTypes,
  styleSex: template.sex,
  voices: template.voices,
  ...looksOf(template),
  rigUrl: `${template.folder}/rig.json`,
  greetings: template.greetings.zh,
  greetingsEn: template.greetings.en,
  persona: template.persona.zh,
  personaEn: template.persona.en,
  templateVersion: template.version,
});

/** The templates that are shipped in a folder, always in the same order. */
export async function readTemplates(folder: string): Promise<TemplateRow[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.avatar.json'));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const file: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return rowOf(z.parse(templateSchema, file));
    }),
  );
}
