import { languageOfText } from '@app/contract/speech/states/language.ts';
import * as z from 'zod/mini';
import { TranscriptionFailed, type Transcriber } from './port.ts';

type HttpOptions = {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  timeoutMs: number;
};

const answerSchema = z.object({ text: z.string() });
/** Whether it answers at all is known sooner than a recording is heard. */
const checkMs = 6000;
const longestReason = 160;

/** An engine with the calls of OpenAI: `audio/transcriptions`. */
export function createHttpTranscriber({ baseUrl, model, apiKey, timeoutMs }: HttpOptions): Transcriber {
  const hide = (text: string): string =>
    (apiKey ? text.replaceAll(apiKey, '***') : text).slice(0, longestReason);
  const call = async (path: string, body?: FormData, signal?: AbortSignal): Promise<Response> => {
    const late = AbortSignal.timeout(body ? timeoutMs : checkMs);
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
      throw new TranscriptionFailed(hide(`${response.status} ${await response.text()}`));
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof TranscriptionFailed) throw error;
      throw new TranscriptionFailed(hide(error instanceof Error ? error.message : String(error)));
    }
  };

  return {
    name: model,
    async transcribe(wav, signal) {
      const form = new FormData();
      form.set('model', model);
      form.set('response_format', 'json');
      form.set('file', new Blob([Uint8Array.from(wav)], { type: 'audio/wav' }), 'recording.wav');
      const response = await call('audio/transcriptions', form, signal);
      const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
      if (!answer.success) throw new TranscriptionFailed('the answer is no transcription');
      const text = answer.data.text.trim();
      return { text, language: languageOfText(text) };
    },
    missing: () => undefined,
    check: async () => void (await call('models')),
  };
}
