import { Suspense, useEffect, useRef } from 'react';
import { openMenu, useContextMenu } from '../lib/context-menu.ts';
import { later } from '../lib/later.ts';
import { watchMenuWishes } from '../lib/menu-wishes.ts';
import type { ContextMenuTexts } from './context-menu.tsx';

const load = () => import('./context-menu.tsx');
const ContextMenu = later(async () => (await load()).ContextMenu);

/**
 * The one context menu of the page. The browser's own never opens: where an element has a menu (`contextZone`) ours
 * does, and in text fields one with cut, copy and paste.
 */
export function ContextMenuHost({ texts }: { texts: ContextMenuTexts }) {
  const menu = useContextMenu((state) => state.open);
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  useEffect(
    () =>
      watchMenuWishes(({ target, ...place }) => {
        void load().then(
          ({ entriesAt }) => openMenu({ ...place, entries: entriesAt(target, latest.current) }),
          () => undefined,
        );
      }),
    [],
  );
  return menu ? (
    <Suspense fallback={null}>
      <ContextMenu menu={menu} label={texts.menu} />
    </Suspense>
  ) : null;
}
