import * as z from 'zod/mini';
import { avatarLimits } from '../avatar/limits.ts';
import { codeTable, type NameOf } from '../base/codes.ts';
import { idSchema, timeSchema, wire } from '../base/wire.ts';

/** The events that the server pushes to a user: the codes 0 to 27 of spec section 4 and decisions, section 5. */
export const pushEvent = codeTable('push event', {
  connection: 0,
  check: 1,
  'style-completed': 2,
  'style-failed': 3,
  'model-completed': 4,
  'model-failed': 5,
  'test-bank-completed': 6,
  'test-bank-failed': 7,
  'broadcast-progress': 8,
  'broadcast-completed': 9,
  'broadcast-failed': 10,
  'payment-completed': 11,
  'outline-pushed': 12,
  'outline-completed': 13,
  'outline-failed': 14,
  'knowledge-graph-completed': 15,
  'knowledge-graph-failed': 16,
  'text-generation-progress': 17,
  'text-generation-completed': 18,
  'text-generation-failed': 19,
  'document-parsed': 20,
  'document-failed': 21,
  'sound-cloning-completed': 22,
  'sound-cloning-failed': 23,
  'export-progress': 24,
  'export-completed': 25,
  'export-failed': 26,
  'little-assistant-consumes-num': 27,
});

/** The name of a push event. */
export type PushEvent = NameOf<typeof pushEvent>;

/** A sentence with its slots filled, in both languages: an event may be read after the user switched. */
const sentence = z.object({ zh: z.string(), en: z.string() });
const progress = z.int().check(z.minimum(0), z.maximum(100));

const avatar = z.object({ avatarsId: idSchema });
const avatarFailed = z.object({ avatarsId: idSchema, reason: sentence });
const project = z.object({ projectId: idSchema });
const projectFailed = z.object({ projectId: idSchema, reason: sentence });
/** Progress of the whole project; the page is the one that was finished last, null at the start. */
const pagesProgress = z.object({ projectId: idSchema, coursewarePageId: z.nullable(idSchema), progress });
/** The page is null when the work failed as a whole. */
const pagesFailed = z.object({
  projectId: idSchema,
  coursewarePageId: z.nullable(idSchema),
  reason: sentence,
});
/** A question bank belongs to an avatar or to a project. */
const bank = { avatarsId: z.nullable(idSchema), projectId: z.nullable(idSchema) };

/** What each event carries besides its code and user. */
export const pushPayloads = {
  connection: z.object({ serverVersion: z.string() }),
  /** Look again: events since this moment may have been missed and can no longer be replayed. */
  check: z.object({ since: timeSchema }),
  'style-completed': z.object({
    avatarsId: idSchema,
    styleImageList: z.array(z.string()).check(z.maxLength(avatarLimits.styleImages)),
  }),
  'style-failed': avatarFailed,
  'model-completed': avatar,
  'model-failed': avatarFailed,
  'test-bank-completed': z.object({ ...bank, questions: z.int().check(z.nonnegative()) }),
  'test-bank-failed': z.object({ ...bank, reason: sentence }),
  'broadcast-progress': pagesProgress,
  'broadcast-completed': project,
  'broadcast-failed': pagesFailed,
  'payment-completed': z.object({ orderId: idSchema }),
  /** Nodes by which an outline that is still being drawn has grown, in their order; `parentId` is null for a chapter. */
  'outline-pushed': z.object({
    projectId: idSchema,
    nodes: z.array(z.object({ id: z.string(), parentId: z.nullable(z.string()), title: z.string() })),
  }),
  'outline-completed': project,
  'outline-failed': projectFailed,
  'knowledge-graph-completed': project,
  'knowledge-graph-failed': projectFailed,
  'text-generation-progress': pagesProgress,
  'text-generation-completed': project,
  'text-generation-failed': pagesFailed,
  'document-parsed': z.object({ documentId: idSchema }),
  /** `fault` is a code of document/states/fault.ts, or any other code of a parser. */
  'document-failed': z.object({ documentId: idSchema, fault: z.string(), reason: sentence }),
  'sound-cloning-completed': z.object({ avatarsId: z.nullable(idSchema), ttsId: z.string() }),
  'sound-cloning-failed': z.object({ avatarsId: z.nullable(idSchema), reason: sentence }),
  'export-progress': z.object({ taskId: idSchema, progress }),
  /** `url` is a signed address. */
  'export-completed': z.object({ taskId: idSchema, url: z.string() }),
  'export-failed': z.object({ taskId: idSchema, reason: sentence }),
  /** With a message the web shows it as a success notice; with or without, it refreshes the count. */
  'little-assistant-consumes-num': z.object({ message: z.optional(sentence), count: z.optional(z.int()) }),
} as const satisfies Record<PushEvent, z.ZodMiniType>;

/** What one event carries, as the code works with it. */
export type PushPayload<E extends PushEvent> = z.output<(typeof pushPayloads)[E]>;

/** An event as the code works with it: the name decides what `data` is. */
export type PushMessage = {
  [E in PushEvent]: { readonly event: E; readonly userId: string; readonly data: PushPayload<E> };
}[PushEvent];

const frameSchema = z.object({ event: wire(pushEvent), userId: idSchema, data: z.unknown() });

/** Reads what came over the stream (already parsed JSON); throws when it is not one of our events. */
export function readPush(json: unknown): PushMessage {
  const frame = z.parse(frameSchema, json);
  const data = z.parse(pushPayloads[frame.event], frame.data);
  // The schema was looked up by the event's own name, which the compiler cannot follow through a union.
  return { ...frame, data } as PushMessage;
}

/** Makes of an event what travels: the code instead of the name, and text instead of dates. */
export function writePush({ event, userId, data }: PushMessage): {
  event: number;
  userId: string;
  data: unknown;
} {
  // As above: the payload belongs to the event by the type of PushMessage.
  const payload = z.encode(pushPayloads[event] as z.ZodMiniType, data);
  return { event: pushEvent.encode(event), userId, data: payload };
}
