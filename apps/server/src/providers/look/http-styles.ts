import type { StyleName } from '@app/contract/avatar/states/style.ts';
import { AppError, type ErrorDef } from '@app/contract/base/errors.ts';
import { photoErrors } from '@app/contract/photo/errors.ts';
import * as z from 'zod';
import { createEngineCalls, EngineFault, parseJson } from '../../platform/engine-calls.ts';
import type { LookEngine, StyleEngine } from './port.ts';

export type HttpStylesConfig = {
  /** Where its calls begin, such as https://api.example.com/v1, without a slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** The longest that one image may take. */
  readonly timeoutMs: number;
  /** Cuts the person out: nothing else of the photo leaves this machine. */
  readonly looks: Pick<LookEngine, 'build'>;
};

export type HttpStyles = StyleEngine & {
  readonly address: string;
  /** Throws when it cannot be reached or refuses the key. */
  check(): Promise<void>;
};

const portrait =
  'Keep the identity, age, skin, hair and glasses of the person in the picture exactly. Upper body, facing the camera, ' +
  'eyes open, mouth closed, friendly and calm, the whole head in view, plain background, no text.';
const prompts: readonly (readonly [StyleName, string])[] = [
  ['studio', `A photo portrait taken in a bright studio with soft light. ${portrait}`],
  ['cinematic', `A photo portrait like a still of a film: warm side light, dark backdrop. ${portrait}`],
  ['film', `A portrait as a character of a three-dimensional animated film. ${portrait}`],
  ['comic', `A portrait drawn as in a comic, with clear lines and flat colours. ${portrait}`],
];

/** A picture of one and a half megapixels, as text. */
const longestAnswer = 24 * 1024 * 1024;
const checkMs = 6_000;

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.base64().min(1) })).min(1) });

/** Lets an endpoint with the protocol of OpenAI (`/images/edits`) make the style images. */
export function createHttpStyles(config: HttpStylesConfig): HttpStyles {
  const { baseUrl, model, apiKey, timeoutMs, looks } = config;
  const { send, refusal } = createEngineCalls({ baseUrl, apiKey, longestAnswer });
  const fault = (def: ErrorDef, reason: string) => new AppError(def, { engine: model, reason });

  /** The text of an answer; what goes wrong becomes a sentence. */
  async function call(path: string, sent: Parameters<typeof send>[1]) {
    return send(path, sent).catch((error: unknown) => {
      if (!(error instanceof EngineFault)) throw error;
      if (error.kind === 'slow')
        throw new AppError(photoErrors.engineSlow, { engine: model, seconds: sent.ms / 1000 });
      const { engineGarbage, engineUnreachable } = photoErrors;
      throw fault(error.kind === 'garbage' ? engineGarbage : engineUnreachable, error.message);
    });
  }

  function refuse(status: number, text: string): void {
    const reason = refusal(status, text);
    if (status >= 500 || status === 429) throw fault(photoErrors.engineFailed, reason);
    if (status >= 300) throw fault(photoErrors.engineRefused, reason);
  }

  async function draw(picture: Uint8Array, prompt: string, signal: AbortSignal): Promise<Uint8Array> {
    const form = new FormData();
    form.set('model', model);
    form.set('prompt', prompt);
    form.set('size', '1024x1536');
    form.set('image', new Blob([Uint8Array.from(picture)], { type: 'image/webp' }), 'portrait.webp');
    const { status, text } = await call('images/edits', { body: form, ms: timeoutMs, signal });
    refuse(status, text);
    const read = answerSchema.safeParse(parseJson(text));
    const [image] = read.data?.data ?? [];
    if (!image) throw fault(photoErrors.engineGarbage, 'no b64_json');
    const drawn = Buffer.from(image.b64_json, 'base64');
    if (!isPicture(drawn)) throw fault(photoErrors.engineGarbage, 'neither PNG nor JPEG');
    return drawn;
  }

  return {
    name: model,
    address: baseUrl,

    async styles(photo, crop, { keep, signal }) {
      const look = await looks.build(photo, crop, 'natural', { signal });
      if (look.kind !== 'photo') throw new Error('a photo was cut out as something else');
      const ending = new AbortController();
      const both = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
      const asked = prompts.map(([style, prompt], place) =>
        keep({ style, place }, () => draw(look.picture, prompt, both)),
      );
      try {
        await Promise.all(asked);
      } finally {
        // When one fails the others are not wanted any more.
        ending.abort();
        await Promise.allSettled(asked);
      }
    },

    async check() {
      const { status, text } = await call('models', { ms: checkMs });
      // Some have no list of models; that they answer is enough.
      if (status !== 404) refuse(status, text);
    },
  };
}

/** PNG and JPEG: an avatar is built from the image that was chosen, as from a photo, and photos are of these types alone. */
const beginnings = ['\x89PNG', '\xff\xd8\xff'];
const isPicture = (picture: Buffer): boolean =>
  beginnings.some((bytes) => picture.toString('latin1', 0, bytes.length) === bytes);
