import { uploadRoutes } from '@app/contract/upload/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { UploadService } from './service.ts';

export function mountUpload(mount: Mount, uploads: UploadService): void {
  mount(uploadRoutes, {
    add: async ({ visitor, file }) => uploads.add(visitor, await file()),
    begin: ({ visitor, body }) => uploads.pieces.begin(visitor, body),
    progress: ({ visitor, params }) => uploads.pieces.progress(visitor, params.id),
    piece: ({ visitor, params, query, file }) =>
      uploads.pieces.add(visitor, { id: params.id, start: Number(query.start) }, file),
    finish: ({ visitor, params }) => uploads.pieces.finish(visitor, params.id),
    unlock: ({ visitor, body }) => uploads.unlock(visitor, body),
    list: ({ visitor, body }) => uploads.list(visitor, body),
    file: ({ params, query }) => uploads.open(params.id, query.expires, query.sign),
    rename: ({ visitor, body }) => uploads.rename(visitor, body),
    delete: ({ visitor, params }) => uploads.delete(visitor, params.id),
  });
}
