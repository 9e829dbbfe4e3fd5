import {
  type PageTrack,
  pageTrackSchema,
  type SoundClip,
  type TalkReadiness,
} from '@app/contract/broadcast/schema.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { type AnswerEvent, answerEventSchema, type Question } from '@app/contract/conversation/schema.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { sampleRoutes } from '@app/contract/sample/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { call, openStream } from '../../lib/api.ts';
import { CallError } from '../../lib/call-error.ts';
import { forgetKey } from '../../lib/once-keys.ts';
import { useSession } from '../../lib/session.ts';

/** What is fetched while a talk is on stage; it is forgotten with the visit. */
const onStage = (id: string) => ['stage', id, 'on-stage'] as const;

export const stageKeys = {
  sample: (language: ContentLanguage) => ['stage', 'sample', language],
  talk: ({ projectId, listener }: TalkCalls) => ['stage', projectId, 'talk', listener],
  onStage,
  pages: (id: string) => [...onStage(id), 'pages'],
  track: (id: string, pageId: string) => [...onStage(id), 'track', pageId],
};

/** What a stage asks of the server. The token is that of the share, or the screen's own. */
export type TalkCalls = {
  projectId: string;
  load(signal?: AbortSignal): Promise<Talk>;
  ask(asked: Asked, signal: AbortSignal): AsyncIterable<AnswerEvent>;
  /** A recording (WAV) as text. */
  transcribe(recording: Blob, how: { signal: AbortSignal; isPartial?: boolean }): Promise<string>;
  /** How much of it can be heard, and when the rest can. */
  readiness(signal: AbortSignal): Promise<TalkReadiness>;
  /** Tells the listeners of one browser apart: none sees what another asked. */
  listener: string;
};

/** A question with the page on stage and what was asked before. */
export type Asked = Omit<Question, 'projectId'>;

export function createTalkCalls(projectId: string, token?: string): TalkCalls {
  const whose = token === undefined ? {} : { token };
  return {
    projectId,
    load: (signal) =>
      call(projectRoutes.info, { params: { id: projectId }, signal, inPlace: true, ...whose }),
    readiness: (signal) =>
      call(projectRoutes.readiness, { params: { id: projectId }, signal, inPlace: true, ...whose }),
    // Few speak: what that needs is fetched by those who do.
    transcribe: async (recording, how) =>
      (await import('./engine/transcribe.ts')).transcribe(recording, { ...how, ...whose }),
    ask: (asked, signal) => askTalk({ projectId, ...asked }, signal, whose),
    listener: token === undefined ? (useSession.getState().user?.id ?? '') : token,
  };
}

async function* askTalk(
  body: Question,
  signal: AbortSignal,
  whose: { token?: string },
): AsyncIterable<AnswerEvent> {
  const stream = await openStream(conversationRoutes.ask, { body, signal, inPlace: true, ...whose });
  const reader = stream
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const next = await reader.read().catch(() => undefined);
    if (signal.aborted) {
      forgetKey(conversationRoutes.ask, { body });
      throw new CallError('aborted', 0, '');
    }
    if (!next || next.done) return;
    const event = z.safeParse(answerEventSchema, JSON.parse(next.value.data));
    // An event of a newer server, which this page does not know yet.
    if (!event.success) continue;
    // Until here the answer may break off; asked again it goes on the same account.
    if (event.data.kind === 'end') forgetKey(conversationRoutes.ask, { body });
    yield event.data;
  }
}

async function fetched(
  address: string,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(address, signal ? { signal, headers } : { headers });
  if (!response.ok) throw new Error(`${response.status} for the sound of a talk`);
  return response;
}

/** A talk as it is now, however often it is asked for. Without a network one is told so instead of waiting for it. */
export const talkQuery = (calls: TalkCalls) =>
  queryOptions({
    queryKey: stageKeys.talk(calls),
    queryFn: ({ signal }) => calls.load(signal),
    staleTime: 0,
    networkMode: 'always',
  });

/** The sample talk in a language; null where there is none. What is shipped stays as it is, so it is asked for once. */
export const sampleQuery = (language: ContentLanguage) =>
  queryOptions({
    queryKey: stageKeys.sample(language),
    queryFn: async ({ signal }) =>
      (await call(sampleRoutes.talk, { query: { language }, signal, silent: true })).sample,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    // The page is whole without it: one that could not be had is for the next visit.
    retryOnMount: false,
  });

/** What plays on a page, by its signed address. */
export const fetchTrack = async (address: string, signal: AbortSignal): Promise<PageTrack> =>
  z.parse(pageTrackSchema, await (await fetched(address, signal)).json());

/** The sound of a sentence, by its signed address: a file of its own, or the bytes of a longer one around it. */
export async function fetchSound(
  address: string,
  clip: SoundClip | null,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  if (!clip) return (await fetched(address, signal)).arrayBuffer();
  const { firstByte, lastByte } = clip;
  const response = await fetched(address, signal, { range: `bytes=${firstByte}-${lastByte}` });
  const bytes = await response.arrayBuffer();
  // Something on the way may have fetched all of it.
  return response.status === 206 ? bytes : bytes.slice(firstByte, lastByte + 1);
}
