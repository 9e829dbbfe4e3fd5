import { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { OutlineService } from './service.ts';

export function mountOutline(mount: Mount, outlines: OutlineService): void {
  mount(outlineRoutes, {
    draw: ({ visitor, body, once }) => outlines.draw(visitor, body, once),
    get: ({ visitor, params, language }) => outlines.get(visitor, params.id, language),
    save: ({ visitor, body, language }) => outlines.save(visitor, body, language),
    remake: ({ visitor, body, once }) => outlines.remake(visitor, body, once),
    turn: ({ visitor, body, once }) => outlines.turn(visitor, body, once),
    made: ({ visitor, params, language }) => outlines.made(visitor, params.id, language),
    redraw: ({ visitor, body, once, signal }) => outlines.redraw(visitor, body, { once, signal }),
    make: ({ visitor, body, once }) => outlines.make(visitor, body, once),
  });
}
