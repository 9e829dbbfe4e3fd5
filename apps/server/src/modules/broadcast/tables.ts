import type { sentenceTrackSchema } from '@app/contract/broadcast/schema.ts';
import { codeTable } from '@app/contract/base/codes.ts';
import { pageFailure } from '@app/contract/broadcast/states/failure.ts';
import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import type { ScriptCue } from '@app/deck/script/cues.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { FilmType } from '../../providers/render/port.ts';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { pageTable } from '../courseware/tables.ts';
import { userTable } from '../user/tables.ts';

export type SentenceTrack = z.output<typeof sentenceTrackSchema>;

/**
 * A sentence that was spoken for somebody, under the hash of everything that decides how it sounds. It is kept so that
 * an edit speaks one sentence and not the page; who does not use it for a while loses nothing but time.
 */
export const sentenceTable = pgTable(
  'speech_sentence',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    text: text('text').notNull(),
    track: jsonb('track').$type<SentenceTrack>().notNull(),
    pauseAfterMs: integer('pause_after_ms').notNull(),
    /** The samples: 16 bit, mono. */
    fileKey: text('file_key').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    usedAt: momentColumn('used_at').notNull(),
    /** How long its page waited for it; null where nobody waited, or it went before all others. */
    tookMs: integer('took_ms'),
  },
  (table) => [
    uniqueIndex('sentence_hash').on(table.userId, table.hash),
    index('sentence_used').on(table.usedAt),
  ],
);
export type SentenceRow = typeof sentenceTable.$inferSelect;

/** Where the speech of a page stands. */
export const broadcastState = codeTable('page broadcast state', { speaking: 1, complete: 2, failed: 3 });

const openState = String(broadcastState.encode('speaking'));

/** A sentence as it will be spoken: its hash, where it stands in the script, and its words that a dictionary reads. */
export type PlannedSentence = {
  hash: string;
  text: string;
  srcStart: number;
  srcEnd: number;
  readings?: readonly DictionaryEntry[];
};

/**
 * A film of who presents a page. It goes with this sound and this look of the avatar: with another one of either it is
 * not shown.
 */
export type PageFilm = {
  key: string;
  size: number;
  type: FilmType;
  sound: string;
  look: string;
  avatarId: string;
};
/** The name that an engine has given to a film under way. */
export type OrderedFilm = Pick<PageFilm, 'sound' | 'look'> & { id: string };

export const pageBroadcastTable = pgTable(
  'page_broadcast',
  {
    pageId: uuid('page_id')
      .primaryKey()
      .references(() => pageTable.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The revision of the page whose script this is. */
    revision: integer('revision').notNull(),
    state: stateColumn('state', broadcastState).notNull(),
    /** Why, once it has failed; while it is tried again, what went wrong last. */
    failure: stateColumn('failure', pageFailure),
    plan: jsonb('plan').$type<PlannedSentence[]>().notNull(),
    /** What happens at which letter of that script. */
    cues: jsonb('cues').$type<ScriptCue[]>().notNull().default([]),
    spoken: integer('spoken').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** How long its script will be heard, as it was guessed when it was asked for. */
    expectedMs: integer('expected_ms').notNull().default(0),
    /** Its turn among the pages of its project. */
    place: integer('place').notNull().default(0),
    /** Once it is complete: the whole page as mp3, and its track as JSON. */
    audioKey: text('audio_key'),
    audioSize: bigint('audio_size', { mode: 'number' }),
    trackKey: text('track_key'),
    trackSize: bigint('track_size', { mode: 'number' }),
    film: jsonb('film').$type<PageFilm>(),
    filmOrder: jsonb('film_order').$type<OrderedFilm>(),
    /** When it was asked for; while it is being spoken, when its last sentence was done. */
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    index('broadcast_open')
      .on(table.userId)
      .where(sql`${table.state} = ${sql.raw(openState)}`),
  ],
);
export type BroadcastRow = typeof pageBroadcastTable.$inferSelect;
