import { fill } from '@app/contract/base/messages.ts';
import type { DataOf, RouteDef } from '@app/contract/base/routes.ts';
import { clientLimits } from '@app/contract/client/limits.ts';
import { clientMessages } from '@app/contract/client/messages.ts';
import { dataOf, headersFor, reacting } from './api.ts';
import { CallError } from './call-error.ts';
import { currentLanguage } from './language.ts';

/** A row of the contract that takes a file. */
type UploadRoute = RouteDef & { readonly upload: true };

export type Sending = {
  file: File;
  /** The part that has left, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
  silent?: boolean;
  inPlace?: boolean;
  silentCodes?: readonly number[];
};

/** Sends a file to a row, with progress, which fetch cannot tell. A connection that breaks is tried once more. */
export async function upload<R extends UploadRoute>(route: R, sending: Sending): Promise<DataOf<R>> {
  const { file, onProgress, signal } = sending;
  const form = { address: route.path, body: file, name: file.name, onProgress, signal };
  return reacting(sending, async () => {
    try {
      return await sendForm(route, form);
    } catch (error) {
      if (!(error instanceof CallError) || error.kind !== 'network') throw error;
      sending.onProgress?.(0);
      return sendForm(route, form);
    }
  });
}

type Form = {
  address: string;
  body: Blob;
  name: string;
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** Sends a file, or a piece of one, once. */
export const sendForm = async <R extends UploadRoute>(route: R, form: Form): Promise<DataOf<R>> =>
  dataOf(route, await send(route, form));

function send(route: UploadRoute, { address, body, name, onProgress, signal }: Form): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (kind: 'aborted' | 'network', text: keyof typeof clientMessages | '') => {
      const words = text === '' ? '' : fill(clientMessages[text], currentLanguage());
      reject(new CallError(kind, 0, words));
    };
    if (signal?.aborted) return fail('aborted', '');
    const abort = () => request.abort();
    const patience = createPatience(() => {
      fail('network', 'timeout');
      request.abort();
    });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      patience.renew();
      onProgress?.(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => fail('network', 'networkFailure'));
    request.addEventListener('abort', () => fail('aborted', ''));
    request.addEventListener('loadend', () => {
      patience.end();
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);

    request.open(route.method, address);
    for (const [name, value] of Object.entries(headersFor(false))) request.setRequestHeader(name, value);
    const form = new FormData();
    form.append('file', body, name);
    request.send(form);
    return undefined;
  });
}

/** The spec's limit counts from the last sign of life: a large file on a slow line takes longer in all. */
function createPatience(onEnd: () => void): { renew: () => void; end: () => void } {
  let timer = setTimeout(onEnd, clientLimits.httpTimeoutMs);
  const end = () => clearTimeout(timer);
  return {
    renew() {
      end();
      timer = setTimeout(onEnd, clientLimits.httpTimeoutMs);
    },
    end,
  };
}

const bodiless = new Set([204, 205, 304]);

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  return new Response(bodiless.has(status) ? null : responseText, {
    status,
    headers: {
      'content-type': request.getResponseHeader('content-type') ?? '',
      'x-request-id': request.getResponseHeader('x-request-id') ?? '',
    },
  });
}
