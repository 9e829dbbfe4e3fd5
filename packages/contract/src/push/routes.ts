import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';

const connect = {
  method: 'GET',
  visitors: ['user'],
  params: z.object({ userId: idSchema }),
  answer: 'stream',
  withoutInvite: true,
  withoutFactor: true,
  about: {
    zh: '事件流（text/event-stream）。只能连接自己的流；Last-Event-ID 补发最近 10 分钟内错过的事件。',
    en: 'The event stream (text/event-stream). Only your own; Last-Event-ID replays what was missed in the last 10 minutes.',
  },
} as const;

/** The event stream, under the base of all other calls and under the short path that the spec writes. */
export const pushRoutes = defineRoutes({
  connect: { ...connect, path: '/web-api/portrait/sse/connect/{userId}' },
  connectShort: { ...connect, path: '/portrait/sse/connect/{userId}' },
});
