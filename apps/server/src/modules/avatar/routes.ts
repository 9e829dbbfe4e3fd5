import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { AvatarService } from './service.ts';

export function mountAvatar(mount: Mount, avatars: AvatarService): void {
  // Which projects somebody presents is what projects know.
  const { using: _projects, ...calls } = avatarRoutes;
  mount(calls, {
    list: ({ visitor, body, language }) => avatars.list(visitor, body, language),
    get: ({ visitor, params, language }) => avatars.get(visitor, params.id, language),
    draw: ({ visitor, body, language, once }) => avatars.draw(visitor, body, language, once),
    update: ({ visitor, body, language }) => avatars.update(visitor, body, language),
    copy: ({ visitor, body, language, once }) => avatars.copy(visitor, body, language, once),
    delete: ({ visitor, params }) => avatars.delete(visitor, params.id),
    rig: ({ params, query }) => avatars.open.rig(params.id, query),
    picture: ({ params, query }) => avatars.open.picture(params.id, query),
  });
  mount(photoRoutes, {
    upload: async ({ visitor, file }) => avatars.photos.upload(visitor, await file()),
    check: ({ visitor, body, ...call }) => avatars.photos.check(visitor, body, call),
    glance: async ({ visitor, file, ...call }) => avatars.photos.glance(visitor, await file(), call),
    preGeneration: ({ visitor, body, language, once }) => avatars.begin(visitor, body, language, once),
    photo: ({ params, query }) => avatars.open.photo(params.id, query),
    style: ({ params, query }) => avatars.open.style(params.id, query),
    files: ({ visitor, params }) => avatars.filesOf(visitor, params.id),
    likeness: ({ visitor, language }) => avatars.likenesses(visitor, language),
  });
}
