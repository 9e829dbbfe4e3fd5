import type { Emotion } from '@app/contract/speech/states/emotion.ts';
import { createRemoteCalls, type RemoteEngine, type RemotePatience } from './remote-engine.ts';
import { spokenText } from './spoken-text.ts';

type Options = {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  patience: RemotePatience;
};

const [slowest, fastest] = [0.25, 4];

/** Models that take no instructions leave them aside; that is how the protocol has it. */
const moods: Readonly<Record<Exclude<Emotion, 'general'>, string>> = {
  joy: 'Speak joyfully.',
  sorrow: 'Speak sadly.',
  anger: 'Speak angrily.',
};

/** An engine with the call of OpenAI: `audio/speech`. */
export function createOpenAiVoice({ baseUrl, model, apiKey, patience }: Options): RemoteEngine {
  const { ask } = createRemoteCalls({ name: model, baseUrl, apiKey, patience });
  let sent = 0;
  return {
    name: model,
    address: baseUrl,
    identity: `openai+1 ${baseUrl} ${model}`,
    charactersSent: () => sent,

    async say({ spans, language, manner }, { remoteName }, signal) {
      const input = spokenText(spans, language);
      sent += input.length;
      const { emotion } = manner;
      const body = {
        model,
        voice: remoteName,
        input,
        response_format: 'wav',
        speed: Math.min(Math.max(manner.pace, slowest), fastest),
        ...(emotion === 'general' ? {} : { instructions: moods[emotion] }),
      };
      const headers = { 'content-type': 'application/json' };
      return ask({ path: 'audio/speech', body: JSON.stringify(body), headers, signal });
    },

    // Some have no list of models; that they answer is enough.
    check: async () => void (await ask({ path: 'models' }, [404])),
  };
}
