import { avatarStatus } from '@app/contract/avatar/states/status.ts';
import { modelTypes, styleSexes, timbres } from '@app/contract/avatar/states/look.ts';
import { operateStatus } from '@app/contract/avatar/states/operate-status.ts';
import type { LookName, StyleName } from '@app/contract/avatar/states/style.ts';
import type { CharacterFile } from '@app/contract/character/schema.ts';
import type { Crop } from '@app/contract/photo/schema.ts';
import { likenessSubjects } from '@app/contract/photo/states/consent.ts';
import { photoFileKinds } from '@app/contract/photo/states/file-kind.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { speechStyles } from '@app/contract/speech/states/style.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import type { TaskFault } from '../../platform/jobs/tables.ts';
import { userTable } from '../user/tables.ts';

/** The voice that speaks a language. */
export type Voices = Partial<Record<ContentLanguage, string>>;

export const avatarTable = pgTable(
  'avatar',
  {
    id: uuid('id').primaryKey(),
    /** Null: a template. It is nobody's, and everybody may use it. */
    userId: uuid('user_id').references(() => userTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Where it has another name in English, as templates have; so with greetings and persona. */
    nameEn: text('name_en'),
    status: stateColumn('status', avatarStatus).notNull(),
    operateStatus: stateColumn('operate_status', operateStatus).notNull(),
    modelTypes: text('model_types', { enum: modelTypes }),
    modelType: text('model_type'),
    modelId: text('model_id'),
    isTimbre: text('is_timbre', { enum: timbres }).notNull().default('nonsupport'),
    /** The voice that was chosen for it, whatever is spoken; null: that of the language. */
    ttsId: text('tts_id'),
    voices: jsonb('voices').$type<Voices>().notNull().default({}),
    speechStyle: text('speech_style', { enum: speechStyles }),
    image: text('image'),
    wholeImage: text('whole_image'),
    rigUrl: text('rig_url'),
    /** The drawing of an avatar that somebody has drawn; its rig and its pictures are made from it. */
    character: jsonb('character').$type<CharacterFile>(),
    /** The styles of its images, in order, once all of them are there. */
    styleImageList: jsonb('style_image_list').$type<readonly StyleName[]>().notNull().default([]),
    styleSex: text('style_sex', { enum: styleSexes }),
    freeStyleChange: integer('free_style_change').notNull().default(0),
    greetings: text('greetings').notNull().default(''),
    greetingsEn: text('greetings_en'),
    persona: text('persona').notNull().default(''),
    personaEn: text('persona_en'),
    /** Of a copy: the avatar of the same owner that was copied first. */
    copiedFrom: uuid('copied_from'),
    /** Of the file that a template was last read from. */
    templateVersion: integer('template_version'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [index('avatar_of_user').on(table.userId)],
);
export type AvatarRow = typeof avatarTable.$inferSelect;

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' });
const ofAvatar = () => uuid('avatar_id').references(() => avatarTable.id, { onDelete: 'cascade' });

/** The making of an avatar from a photo. Who was drawn or copied has none. */
export const makingTable = pgTable('avatar_making', {
  avatarId: ofAvatar().primaryKey(),
  /** Credits are set aside until there is a look; then they are paid. Open: they came back, or will be booked anew. */
  payment: text('payment', { enum: ['open', 'reserved', 'paid'] }).notNull(),
  /** How often they were booked: each time under a key of its own. */
  bookings: integer('bookings').notNull(),
  crop: jsonb('crop').$type<Crop>(),
  /** The style that was chosen last, or the photo as it is. */
  chosen: text('chosen').$type<LookName>(),
  /** The work under way; another one that comes late finds another name here and writes nothing. */
  run: uuid('run'),
  taskId: uuid('task_id'),
  /** What the style images under way were taken from. */
  styleCost: text('style_cost', { enum: ['free', 'uses'] }),
  /** Why the last work came to nothing. */
  fault: jsonb('fault').$type<TaskFault>(),
});
export type MakingRow = typeof makingTable.$inferSelect;

/** A photo that somebody uploaded: of no avatar yet, or of the one that is made from it. */
export const photoTable = pgTable(
  'avatar_photo',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    avatarId: ofAvatar(),
    fileKey: text('file_key').notNull(),
    size: integer('size').notNull(),
    type: text('type').notNull(),
    /** How it was cut when it was found good; null: it was not, or not yet. */
    passed: jsonb('passed').$type<{ crop: Crop | null }>(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    index('avatar_photo_of_user').on(table.userId, table.id.desc()),
    index('avatar_photo_of_avatar').on(table.avatarId),
  ],
);
export type PhotoRow = typeof photoTable.$inferSelect;

/** What was made from the photo. A copy of an avatar has the same contents. */
export const avatarFileTable = pgTable(
  'avatar_file',
  {
    avatarId: ofAvatar().notNull(),
    kind: text('kind', { enum: photoFileKinds }).notNull(),
    /** Of style images: which one it is. */
    place: integer('place').notNull().default(0),
    style: text('style').$type<StyleName>(),
    /** Who made it. */
    engine: text('engine').notNull(),
    fileKey: text('file_key').notNull(),
    size: integer('size').notNull(),
    type: text('type').notNull(),
  },
  (table) => [primaryKey({ columns: [table.avatarId, table.kind, table.place] })],
);
export type AvatarFileRow = typeof avatarFileTable.$inferSelect;

/** That a face may be used. It outlives the avatar, and goes with the account. */
export const likenessTable = pgTable(
  'likeness',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    subject: text('subject', { enum: likenessSubjects }).notNull(),
    person: text('person').notNull(),
    /** Of the statement that was agreed to. */
    version: integer('version').notNull(),
    photoHash: text('photo_hash').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('likeness_of_user').on(table.userId, table.id.desc())],
);
export type LikenessRow = typeof likenessTable.$inferSelect;

/** Which avatars show the face; the name is the one that a deleted avatar had. */
export const likenessUseTable = pgTable(
  'likeness_use',
  {
    likenessId: uuid('likeness_id')
      .notNull()
      .references(() => likenessTable.id, { onDelete: 'cascade' }),
    avatarId: uuid('avatar_id').notNull(),
    name: text('name').notNull(),
    since: momentColumn('since').notNull(),
    until: momentColumn('until'),
  },
  (table) => [
    primaryKey({ columns: [table.likenessId, table.avatarId] }),
    index('likeness_use_of_avatar').on(table.avatarId),
  ],
);
export type LikenessUseRow = typeof likenessUseTable.$inferSelect;
