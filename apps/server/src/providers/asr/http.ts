import { languageOfText } from '@app/contract/speech/states/language.ts';
import * as z from 'zod/mini';
import { createEngineCalls, EngineFault, parseJson } from '../../platform/engine-calls.ts';
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
/** Five minutes of speech are some thousand letters. */
const longestAnswer = 1024 * 1024;

/** An engine with the calls of OpenAI: `audio/transcriptions`. */
export function createHttpTranscriber({ baseUrl, model, apiKey, timeoutMs }: HttpOptions): Transcriber {
  const { send, refusal } = createEngineCalls({ baseUrl, apiKey, longestAnswer });

  async function call(path: string, sent: Parameters<typeof send>[1]): Promise<string> {
    const { status, text } = await send(path, sent).catch((error: unknown) => {
      throw error instanceof EngineFault ? new TranscriptionFailed(error.message) : error;
    });
    if (status >= 300) throw new TranscriptionFailed(refusal(status, text));
    return text;
  }

  return {
    name: model,
    hearsPartly: false,
    async transcribe(wav, signal) {
      const body = new FormData();
      body.set('model', model);
      body.set('response_format', 'json');
      body.set('file', new Blob([Uint8Array.from(wav)], { type: 'audio/wav' }), 'recording.wav');
      const said = await call('audio/transcriptions', { body, ms: timeoutMs, signal });
      const answer = answerSchema.safeParse(parseJson(said));
      if (!answer.success) throw new TranscriptionFailed('the answer is no transcription');
      const text = answer.data.text.trim();
      return { text, language: languageOfText(text) };
    },
    missing: () => undefined,
    check: async () => void (await call('models', { ms: checkMs })),
  };
}
