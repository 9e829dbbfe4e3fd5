import * as z from 'zod/mini';
import { parseJson } from '../../../platform/engine-calls.ts';
import {
  createRemoteCalls,
  type RemoteEngine,
  type RemotePatience,
  type RemoteVoice,
} from './remote-engine.ts';
import { ssmlOf } from './azure-ssml.ts';

type Options = {
  baseUrl: string;
  apiKey: string;
  /** Those that the host offers: whether the service has them is part of its health. */
  voices: readonly RemoteVoice[];
  patience: RemotePatience;
};

const headers = {
  'content-type': 'application/ssml+xml',
  // With a head, so that half a file can be told from a whole one.
  'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
  // The service refuses who does not say who they are.
  'user-agent': 'Rostrum',
};
const listSchema = z.array(z.object({ ShortName: z.string() }));

/** Azure Speech by its REST call. */
export function createAzureVoice({ baseUrl, apiKey, voices, patience }: Options): RemoteEngine {
  const name = 'Azure Speech';
  const keyHeader = 'ocp-apim-subscription-key';
  const { ask, fault } = createRemoteCalls({ name, baseUrl, apiKey, keyHeader, patience });
  let sent = 0;
  return {
    name,
    address: baseUrl,
    identity: 'azure+1',
    charactersSent: () => sent,

    async say(sentence, voice, signal) {
      const body = ssmlOf(sentence, voice);
      // Markup is charged for as well.
      sent += body.length;
      return ask({ path: 'cognitiveservices/v1', body, headers, signal });
    },

    async check() {
      const bytes = await ask({ path: 'cognitiveservices/voices/list' });
      const list = listSchema.safeParse(parseJson(Buffer.from(bytes).toString()));
      if (!list.success) throw fault('garbage', 'no list of voices');
      const there = new Set(list.data.map(({ ShortName }) => ShortName));
      const gone = voices.find(({ remoteName }) => !there.has(remoteName));
      if (gone) throw fault('noVoice', gone.remoteName);
    },
  };
}
