import { scriptRoutes } from '@app/contract/script/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { ScriptService } from './service.ts';

export function mountScript(mount: Mount, scripts: ScriptService): void {
  mount(scriptRoutes, {
    writer: () => scripts.writer(),
    extract: ({ visitor, body, ...asked }) => scripts.extract(visitor, body, asked),
    writeAll: ({ visitor, body, ...asked }) => scripts.writeAll(visitor, body, asked),
    writing: ({ visitor, params, language }) => scripts.writing(visitor, params.id, language),
    change: ({ visitor, body, ...asked }) => scripts.change(visitor, body, asked),
  });
}
