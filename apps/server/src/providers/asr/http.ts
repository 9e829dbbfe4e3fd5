import * as z from 'zod/mini';
import { HearingFailed, type HearingProvider } from './port.ts';

export type HttpHearingOptions = {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  timeoutMs: number;
};

const answerSchema = z.object({ text: z.string(), language: z.optional(z.string()) });
const longestReason = 160;

/** An engine with the calls of OpenAI: `audio/transcriptions`. */
export function createHttpHearing({
  baseUrl,
  model,
  apiKey,
  timeoutMs,
}: HttpHearingOptions): HearingProvider {
  const hide = (text: string): string =>
    (apiKey ? text.replaceAll(apiKey, '***') : text).slice(0, longestReason);
  const call = async (path: string, body: FormData | undefined, signal?: AbortSignal): Promise<Response> => {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
        ...(body ? { body } : {}),
        // The key goes to the address that the host configured, and nowhere else.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([late, signal]) : late,
      });
      if (response.ok) return response;
      throw new HearingFailed(hide(`${response.status} ${await response.text()}`));
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof HearingFailed) throw error;
      throw new HearingFailed(hide(error instanceof Error ? error.message : String(error)));
    }
  };

  return {
    name: model,
    async hear(wav, { language, signal } = {}) {
      const form = new FormData();
      form.set('model', model);
      form.set('response_format', 'json');
      if (language) form.set('language', language.slice(0, 2));
      form.set('file', new Blob([Uint8Array.from(wav)], { type: 'audio/wav' }), 'recording.wav');
      const response = await call('audio/transcriptions', form, signal);
      const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
      if (!answer.success) throw new HearingFailed('the answer is no transcription');
      const text = answer.data.text.trim();
      return { text, language: language ?? (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US') };
    },
    missing: () => undefined,
    check: async () => void (await call('models', undefined)),
  };
}
