import { commonErrors } from '@app/contract/base/common-errors.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import type { Upload, UploadProgress } from '@app/contract/upload/schema.ts';
import { call, reacting } from './api.ts';
import { CallError } from './call-error.ts';
import { localStore } from './storage.ts';
import { type Sending, sendForm, upload } from './upload.ts';

/** Where a file that comes back, also after a reload, finds what the server has of it. */
const keptKey = 'unfinishedUploads';
const mostKept = 20;
/** So often in a row nothing may arrive before it is told; the file can then be tried again, and goes on where it stopped. */
const mostTries = 6;
const longestWaitMs = 15_000;

const nameOf = ({ name, size, lastModified }: File): string => `${name}|${size}|${lastModified}`;

function keptIds(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStore.get(keptKey) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

function keep(file: File, id: string | undefined): void {
  const others = keptIds().filter(([name]) => name !== nameOf(file));
  const all = id === undefined ? others : [...others, [nameOf(file), id]];
  localStore.set(keptKey, JSON.stringify(all.slice(-mostKept)));
}

const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.code === commonErrors.notFound.code;
const isBroken = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.kind === 'network' || error.kind === 'status' || error.code === uploadErrors.outOfOrder.code);

/** Sends a file of one's own. A large one goes in pieces: after a broken line or a reload it goes on where it stopped. */
export function uploadFile(sending: Sending): Promise<Upload> {
  if (sending.file.size <= uploadLimits.pieceBytes) return upload(uploadRoutes.add, sending);
  return reacting(sending, () => sendInPieces(sending));
}

async function sendInPieces({ file, onProgress, signal }: Sending): Promise<Upload> {
  const quiet = { silent: true, signal } as const;
  const begin = async (): Promise<UploadProgress> => {
    const begun = await call(uploadRoutes.begin, { body: { name: file.name, size: file.size }, ...quiet });
    keep(file, begun.id);
    return begun;
  };
  /** What the server has of it; begun anew where it knows nothing of it. */
  const find = async (): Promise<UploadProgress> => {
    const id = keptIds().find(([name]) => name === nameOf(file))?.[1];
    if (id === undefined) return begin();
    try {
      return await call(uploadRoutes.progress, { params: { id }, ...quiet });
    } catch (error) {
      if (!isGone(error)) throw error;
      return begin();
    }
  };
  /** All of it, as far as the line holds. */
  const goOn = async (onArrived: () => void): Promise<Upload> => {
    let state = await find();
    while (state.received < state.size) {
      const { id, received, pieceBytes } = state;
      onProgress?.(received / file.size);
      const piece = file.slice(received, received + pieceBytes);
      state = await sendForm(uploadRoutes.piece, {
        address: `${uploadRoutes.piece.path.replace('{id}', id)}?start=${received}`,
        body: piece,
        name: file.name,
        signal,
        onProgress: (share) => onProgress?.((received + share * piece.size) / file.size),
      });
      onArrived();
    }
    const whole = await call(uploadRoutes.finish, { params: { id: state.id }, ...quiet });
    keep(file, undefined);
    return whole;
  };

  for (let tries = 1; ; tries++) {
    try {
      return await goOn(() => (tries = 0));
    } catch (error) {
      if (!isBroken(error)) {
        // A refusal ends it; nothing of it is left to go on with.
        if (error instanceof CallError && error.kind === 'refused') keep(file, undefined);
        throw error;
      }
      if (tries >= mostTries) throw error;
      await untilOnline(Math.min(longestWaitMs, 500 * 2 ** tries), signal);
    }
  }
}

/** Waits a while, and as long as the browser knows that there is no network. */
function untilOnline(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal?.removeEventListener('abort', abort);
      resolve();
    };
    const abort = () => {
      done();
      reject(new CallError('aborted', 0, ''));
    };
    const timer = setTimeout(() => navigator.onLine && done(), ms);
    window.addEventListener('online', done);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  });
}
