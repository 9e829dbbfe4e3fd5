import { voiceRoutes } from '@app/contract/voice/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { VoiceService } from './service.ts';

export function mountVoice(mount: Mount, voices: VoiceService): void {
  mount(voiceRoutes, {
    list: ({ visitor, language }) => voices.list(visitor, language),
    add: ({ visitor, body, language }) => voices.add(visitor, body, language),
    again: ({ visitor, body, language }) => voices.again(visitor, body, language),
    update: ({ visitor, body, language }) => voices.rename(visitor, body, language),
    using: ({ visitor, params }) => voices.using(visitor, params.id),
    delete: ({ visitor, params }) => voices.delete(visitor, params.id),
    consents: ({ visitor, language }) => voices.consents(visitor, language),
    forget: ({ visitor, params }) => voices.forget(visitor, params.id),
  });
}
