import { avatarStatus } from '@app/contract/avatar/states/status.ts';
import { modelTypes, styleSexes, timbres } from '@app/contract/avatar/states/look.ts';
import { operateStatus } from '@app/contract/avatar/states/operate-status.ts';
import type { CharacterFile } from '@app/contract/character/schema.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { speechStyles } from '@app/contract/speech/states/style.ts';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
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
    styleImageList: jsonb('style_image_list').$type<readonly string[]>().notNull().default([]),
    styleSex: text('style_sex', { enum: styleSexes }),
    freeStyleChange: integer('free_style_change').notNull().default(0),
    greetings: text('greetings').notNull().default(''),
    greetingsEn: text('greetings_en'),
    persona: text('persona').notNull().default(''),
    personaEn: text('persona_en'),
    /** Of the file that a template was last read from. */
    templateVersion: integer('template_version'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [index('avatar_of_user').on(table.userId)],
);
export type AvatarRow = typeof avatarTable.$inferSelect;
