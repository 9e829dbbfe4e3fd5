import { sampleRoutes } from '@app/contract/sample/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { SampleService } from './service.ts';

export function mountSample(mount: Mount, samples: SampleService): void {
  mount(sampleRoutes, {
    talk: ({ query }) => samples.talkIn(query.language),
    track: ({ params }) => samples.open(params.hash),
    audio: ({ params }) => samples.open(params.hash),
  });
}
