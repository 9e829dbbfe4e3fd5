import { setTimeout as pause } from 'node:timers/promises';
import { AppError, type ErrorDef } from '@app/contract/base/errors.ts';
import { renderErrors } from '@app/contract/render/errors.ts';
import * as z from 'zod';
import { createEngineCalls, EngineFault, parseJson } from '../../platform/engine-calls.ts';
import { readFilm } from './film-length.ts';
import { type Film, type FilmEngine, type FilmOrder, type FilmWait, isPassing } from './port.ts';

export type HttpFilmsConfig = {
  /** Where its calls begin, such as https://films.example.com/v1, without a slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** The longest that the film of one page may take. */
  readonly timeoutMs: number;
  /** Between two questions whether it is done. */
  readonly pauseMs?: number;
};

const checkMs = 6_000;
const callMs = 60_000;
/** Engines count in frames, and some end with a breath. */
const toleranceMs = 500;
/** Some minutes of a head and shoulders; a film that never ends does not fit. */
export const largestFilm = 64 * 1024 * 1024;
/** So many questions in a row may fail before the engine counts as broken. */
const patience = 4;

const begunSchema = z.object({ id: z.string().regex(/^[\w-]{1,128}$/) });
const progressSchema = z.object({ progress: z.number().min(0).max(100).optional() });

type Calls = ReturnType<typeof createEngineCalls>;
type Sent = Parameters<Calls['sendForBytes']>[1];
type Answer = Awaited<ReturnType<Calls['sendForBytes']>>;

/** An engine with three calls: an order is handed in, asked about until its film is there, and may be taken back. */
export function createHttpFilms({
  baseUrl,
  model,
  apiKey,
  timeoutMs,
  pauseMs = 1_000,
}: HttpFilmsConfig): FilmEngine {
  const { sendForBytes: send, refusal } = createEngineCalls({ baseUrl, apiKey, longestAnswer: largestFilm });
  const fault = (def: ErrorDef, reason: string) => new AppError(def, { engine: model, reason });
  const slow = (ms: number) => new AppError(renderErrors.slow, { engine: model, seconds: ms / 1000 });

  /** What goes wrong on the way becomes a sentence. */
  const call = (path: string, sent: Sent): Promise<Answer> =>
    send(path, sent).catch((error: unknown) => {
      if (!(error instanceof EngineFault)) throw error;
      if (error.kind === 'slow') throw slow(sent.ms);
      throw fault(renderErrors[error.kind], error.message);
    });

  function refuse(answer: Answer): void {
    const { status } = answer;
    if (status < 300) return;
    const def = status >= 500 || status === 429 ? renderErrors.failed : renderErrors.refused;
    throw fault(def, refusal(status, answer.bytes.toString()));
  }

  function filmIn(bytes: Buffer, durationMs: number): Film {
    const film = readFilm(bytes);
    if (!film) throw fault(renderErrors.garbage, 'neither MP4 nor WebM with a length');
    const isFit = Math.abs(film.durationMs - durationMs) <= toleranceMs;
    if (isFit) return { type: film.type, bytes };
    const lengths = `${Math.round(film.durationMs)} ms instead of ${Math.round(durationMs)}`;
    throw fault(renderErrors.garbage, lengths);
  }

  async function begin({ picture, sound, ...timed }: FilmOrder, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    form.set('model', model);
    form.set('picture', new Blob([Uint8Array.from(picture)], { type: 'image/webp' }), 'picture.webp');
    form.set('sound', new Blob([Uint8Array.from(sound)], { type: 'audio/wav' }), 'sound.wav');
    form.set('track', JSON.stringify(timed));
    const answer = await call('films', { body: form, ms: callMs, signal });
    refuse(answer);
    const begun = begunSchema.safeParse(parseJson(answer.bytes.toString()));
    if (!begun.success) throw fault(renderErrors.garbage, 'no id');
    return begun.data.id;
  }

  const follow = following({
    pauseMs,
    look: (id, signal) => call(`films/${id}`, { ms: callMs, signal }),
    refuse,
    filmIn,
  });

  return {
    name: model,
    address: baseUrl,
    begin,

    async finish(id, wait) {
      const late = AbortSignal.timeout(timeoutMs);
      try {
        return await follow(id, wait, AbortSignal.any([wait.signal, late]));
      } catch (error) {
        wait.signal.throwIfAborted();
        throw late.aborted ? slow(timeoutMs) : error;
      }
    },

    cancel: (id) =>
      send(`films/${id}`, { method: 'DELETE', ms: checkMs }).then(
        () => undefined,
        () => undefined,
      ),

    async check() {
      const answer = await call('models', { ms: checkMs });
      // Some have no list of models; that they answer is enough.
      if (answer.status !== 404) refuse(answer);
    },
  };
}

type Following = {
  pauseMs: number;
  look(id: string, signal: AbortSignal): Promise<Answer>;
  refuse(answer: Answer): void;
  filmIn(bytes: Buffer, durationMs: number): Film;
};

/** Asks for a film until it is there. */
function following({ pauseMs, look, refuse, filmIn }: Following) {
  const rest = (signal: AbortSignal) => pause(pauseMs, undefined, { signal });
  const isUnknown = ({ status }: Answer) => status === 404 || status === 410;

  /** A line that breaks once while minutes of work are waited for is no reason to lose them. */
  async function lookPatiently(id: string, signal: AbortSignal): Promise<Answer> {
    for (let failures = 0; ; ) {
      try {
        const answer = await look(id, signal);
        if (!isUnknown(answer)) refuse(answer);
        return answer;
      } catch (error) {
        if (!isPassing(error) || ++failures > patience) throw error;
        await rest(signal);
      }
    }
  }

  return async (id: string, { durationMs, onProgress }: FilmWait, signal: AbortSignal) => {
    for (;;) {
      const answer = await lookPatiently(id, signal);
      if (isUnknown(answer)) return undefined;
      if (answer.status !== 202) return filmIn(answer.bytes, durationMs);
      const said = progressSchema.safeParse(parseJson(answer.bytes.toString()));
      if (said.data?.progress !== undefined) await onProgress(said.data.progress);
      await rest(signal);
    }
  };
}
