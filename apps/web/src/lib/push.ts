import { type PushMessage, readPush } from '@app/contract/push/events.ts';
import { pushRoutes } from '@app/contract/push/routes.ts';
import { reconnectDelay } from '@app/contract/push/states/reconnect.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { headersFor } from './api.ts';
import { type PushState, usePush } from './push-state.ts';
import { endLostSession } from './reactions.ts';
import { tokenOf } from './session.ts';

const setState = (state: PushState) => usePush.setState({ state });

const listeners = new Set<(message: PushMessage) => void>();

/** Hears every event of the logged-in user; returns how to stop. */
export function onPush(listener: (message: PushMessage) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** An event and its number, which says where to go on after a loss. */
type Heard = { json: unknown; id: string | undefined };

// One tab holds the connection and tells the others: browsers allow few connections per server.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('push');
channel?.addEventListener('message', (event: MessageEvent<Heard>) => tell(event.data));

// Kept by every tab: the one that takes over goes on where the one before it was.
let lastId: string | undefined;

function tell({ json, id }: Heard): void {
  lastId = id ?? lastId;
  let message: PushMessage;
  try {
    message = readPush(json);
  } catch {
    return; // an event of a newer server, which this page does not know yet
  }
  for (const listener of listeners) listener(message);
}

let stop: (() => void) | undefined;
let lastUser: string | undefined;

/** Connects to the stream of a user, and stays connected until `disconnectPush`. */
export function connectPush(userId: string): void {
  disconnectPush();
  if (userId !== lastUser) lastId = undefined;
  lastUser = userId;
  const end = new AbortController();
  stop = () => end.abort();
  const run = () => keepConnected(userId, end.signal);
  // Where the browser knows no locks every tab has a connection of its own.
  if (navigator.locks === undefined) void run();
  else navigator.locks.request(`push ${userId}`, { signal: end.signal }, run).catch(() => undefined);
  const again = () => {
    if (document.visibilityState !== 'visible' || usePush.getState().state !== 'MAX_RETRY_EXCEEDED') return;
    connectPush(userId);
  };
  window.addEventListener('online', again, { signal: end.signal });
  document.addEventListener('visibilitychange', again, { signal: end.signal });
}

export function disconnectPush(): void {
  stop?.();
  stop = undefined;
  setState('closed');
}

async function keepConnected(userId: string, signal: AbortSignal): Promise<void> {
  let retry = 0;
  while (!signal.aborted) {
    setState('connecting');
    try {
      await listen(userId, signal, () => {
        // Reset by an event and not by the opening: a server that takes and drops connections must not loop for ever.
        retry = 0;
      });
    } catch {
      // The network or the server went away: wait and try again.
    }
    if (signal.aborted) return;
    const delay = reconnectDelay(++retry, Math.random());
    if (delay === undefined) return setState('MAX_RETRY_EXCEEDED');
    setState('waiting');
    await pause(delay, signal);
  }
}

async function listen(userId: string, signal: AbortSignal, onEvent: () => void): Promise<void> {
  // The user's own on every screen: that of a share opens no stream.
  const token = tokenOf('user');
  const response = await fetch(pushRoutes.connect.path.replace('{userId}', userId), {
    headers: {
      ...headersFor(false, token),
      accept: 'text/event-stream',
      ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    },
    signal,
  });
  // A refusal is an envelope. It may pass, as when too many streams are open; a session that is over does not.
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    const refusal = (await response.json()) as { code?: number };
    return endLostSession(refusal.code ?? 0, token);
  }
  setState('open');
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return;
    onEvent();
    const heard: Heard = { json: JSON.parse(next.value.data), id: next.value.id };
    tell(heard);
    channel?.postMessage(heard);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
