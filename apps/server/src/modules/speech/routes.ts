import { speechRoutes } from '@app/contract/speech/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { SpeechService } from './service.ts';

export function mountSpeech(mount: Mount, speech: SpeechService): void {
  mount(speechRoutes, {
    voices: ({ visitor }) => speech.voices(visitor),
    favourite: ({ visitor, body }) => speech.setFavourite(visitor, body),
    say: ({ visitor, body }) => speech.say(visitor, body),
    transcribe: ({ visitor, body, ...caller }) => speech.transcribe(visitor, body, caller),
    sample: ({ visitor, params, query, language }) =>
      speech.sample(visitor, params.ttsId, query.language ?? language),
  });
}
