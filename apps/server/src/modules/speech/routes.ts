import { speechRoutes } from '@app/contract/speech/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { SpeechService } from './service.ts';

export function mountSpeech(mount: Mount, speech: SpeechService): void {
  mount(speechRoutes, {
    voices: () => speech.voices(),
    say: ({ visitor, body }) => speech.say(visitor, body),
    transcribe: ({ visitor, body, ...caller }) => speech.transcribe(visitor, body, caller),
    sample: ({ params, language }) => speech.sample(params.ttsId, language),
  });
}
