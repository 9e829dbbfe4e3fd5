import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { BroadcastService } from './service.ts';

export function mountBroadcast(mount: Mount, broadcasts: BroadcastService): void {
  mount(broadcastRoutes, {
    confirm: ({ visitor, body, once }) => broadcasts.confirm(visitor, body, once),
    cancel: ({ visitor, body }) => broadcasts.cancel(visitor, body.projectId),
    listen: ({ visitor, body, signal }) => broadcasts.listen(visitor, body, signal),
    readings: ({ visitor, body }) => broadcasts.readings(visitor, body),
    left: ({ visitor }) => broadcasts.left(visitor),
    track: ({ params, query }) => broadcasts.openTrack(params.pageId, query),
    audio: ({ params, query }) => broadcasts.openAudio(params.pageId, query),
    film: ({ params, query }) => broadcasts.openFilm(params.pageId, query),
    sentence: ({ params, query }) => broadcasts.openSentence(params.id, query),
    stock: ({ query }) => broadcasts.openStock(query),
  });
}
