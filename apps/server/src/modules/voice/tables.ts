import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { VoiceMatch } from '@app/contract/voice/schema.ts';
import { voiceSubjects } from '@app/contract/voice/states/consent.ts';
import { voiceKinds, voiceStates } from '@app/contract/voice/states/own-voice.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import type { TaskFault } from '../../platform/jobs/tables.ts';
import { userTable } from '../user/tables.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' });

/** What there is once a voice is made. */
export type Made = {
  /** What the speech engine is told; another engine would not know it. */
  voice: string;
  spokenBy: string;
  /** The voice of the embedded engine that is most like it. */
  nearest: string;
  languages: ContentLanguage[];
  match: VoiceMatch | null;
};

/** A voice of somebody's own. */
export const voiceTable = pgTable(
  'own_voice',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    /** What is spoken in the recording. */
    language: text('language').$type<ContentLanguage>().notNull(),
    state: text('state', { enum: voiceStates }).notNull(),
    kind: text('kind', { enum: voiceKinds }).notNull(),
    /** Who made it, or makes it. */
    engine: text('engine').notNull(),
    made: jsonb('made').$type<Made>(),
    /** The recording, until there is a voice. */
    recordingKey: text('recording_key'),
    recordingSize: integer('recording_size').notNull(),
    /** The work under way; another one that comes late finds another name here and writes nothing. */
    run: uuid('run'),
    taskId: uuid('task_id'),
    /** Why the last work came to nothing. */
    fault: jsonb('fault').$type<TaskFault>(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('own_voice_of_user').on(table.userId, table.id.desc())],
);
export type VoiceRow = typeof voiceTable.$inferSelect;

/** That a voice may be used. It outlives the voice, and goes when its owner deletes it, or with the account. */
export const consentTable = pgTable(
  'voice_consent',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    voiceId: uuid('voice_id').notNull(),
    /** The one that a deleted voice had. */
    voiceName: text('voice_name').notNull(),
    subject: text('subject', { enum: voiceSubjects }).notNull(),
    person: text('person').notNull(),
    /** Of the statement that was agreed to. */
    version: integer('version').notNull(),
    recordingHash: text('recording_hash').notNull(),
    engine: text('engine').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    until: momentColumn('until'),
  },
  (table) => [
    index('voice_consent_of_user').on(table.userId, table.id.desc()),
    index('voice_consent_of_voice').on(table.voiceId),
  ],
);
export type ConsentRow = typeof consentTable.$inferSelect;

/** A voice that somebody wants to find at once: one of an engine, or of their own. */
export const favouriteTable = pgTable(
  'voice_favourite',
  { userId: owner(), ttsId: text('tts_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.ttsId] })],
);
