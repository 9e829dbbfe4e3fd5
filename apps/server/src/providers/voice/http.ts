import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import * as z from 'zod/mini';
import { createEngineCalls, EngineFault, parseJson } from '../../platform/engine-calls.ts';
import type { ChildProgram } from '../../platform/child-program.ts';
import { clonedVoice, nameOfClone } from '../tts/cloned-voice.ts';
import { matchedVoice } from './embedded.ts';
import { measureApart } from './measure-program.ts';
import { CloningFailed, type VoiceService } from './port.ts';

type HttpOptions = {
  baseUrl: string;
  apiKey: string | undefined;
  timeoutMs: number;
  /** Measures recordings: what is useless here is useless there, and is not sent. */
  program: ChildProgram;
};

/** The id of a voice is told to the speech engine as it is. */
const answerSchema = z.object({ voice: z.string().check(z.regex(/^[\w.:-]{1,128}$/)) });
const checkMs = 6000;
const longestAnswer = 64 * 1024;
const languages: Readonly<Record<ContentLanguage, ContentLanguage[]>> = {
  'zh-CN': ['zh-CN', 'en-US'],
  'en-US': ['en-US', 'zh-CN'],
};

/**
 * A service that clones voices, for the speech engine that is configured: `POST voices` takes the recording with its language, its name
 * and what was agreed to and answers `{"voice": "<id>"}`, `POST voices/remove` forgets one, `GET voices` says that it is there.
 */
export function createHttpVoices({ baseUrl, apiKey, timeoutMs, program }: HttpOptions): VoiceService {
  const { send, refusal } = createEngineCalls({ baseUrl, apiKey, longestAnswer });

  async function call(path: string, sent: Parameters<typeof send>[1]): Promise<string> {
    const { status, text } = await send(path, sent).catch((error: unknown) => {
      throw error instanceof EngineFault ? new CloningFailed(error.message, false) : error;
    });
    // Asked too often is no judgement of the recording.
    const isRefusal = status >= 400 && status < 500 && status !== 429 && status !== 408;
    if (status >= 300) throw new CloningFailed(refusal(status, text), isRefusal);
    return text;
  }

  return {
    name: new URL(baseUrl).host,
    address: baseUrl,
    kind: 'clone',
    async make({ recording, language, name, consent, signal }) {
      const measure = await measureApart(program, recording, signal);
      const body = new FormData();
      body.set('name', name);
      body.set('language', language);
      body.set('consent', consent);
      body.set('file', new Blob([Uint8Array.from(recording)], { type: 'audio/wav' }), 'recording.wav');
      const answer = answerSchema.safeParse(parseJson(await call('voices', { body, ms: timeoutMs, signal })));
      if (!answer.success) throw new CloningFailed('the answer names no voice', false);
      const { nearest } = matchedVoice(measure, language);
      return { voice: clonedVoice(answer.data.voice), nearest, languages: languages[language], match: null };
    },
    async remove(voice) {
      const body = new FormData();
      body.set('voice', nameOfClone(voice) ?? voice);
      await call('voices/remove', { body, ms: timeoutMs });
    },
    check: async () => void (await call('voices', { ms: checkMs })),
  };
}
