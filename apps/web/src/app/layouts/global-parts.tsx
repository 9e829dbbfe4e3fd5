import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ContextMenuHost } from '../../components/context-menu-host.tsx';
import { useDialogs } from '../../lib/dialogs.ts';
import { guardDevice, onBeforeRestriction } from '../../lib/device-guard.ts';
import { later } from '../../lib/later.ts';
import { useServer } from '../../lib/server-settings.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { watchTyping } from '../../lib/typed-drafts.ts';
import { menuMessages } from '../menu-messages.ts';
import { showRestriction } from '../restriction.ts';
import { screenOf } from '../routes.ts';

const Assistant = later(
  async () => (await import('../../features/helper/components/assistant.tsx')).Assistant,
);
const LiveUpdates = later(async () => (await import('./live-updates.tsx')).LiveUpdates);
const GlobalDialogs = later(async () => (await import('./global-dialogs.tsx')).GlobalDialogs);
const KeyboardParts = later(async () => (await import('./keyboard-parts.tsx')).KeyboardParts);

/** Parts without a place of their own: live updates, assistant, guard, dialogs of any call, palette, keyboard help. */
export function GlobalParts() {
  useGuard();
  const dialog = useDialogs((state) => state.open);
  const wanted = useKeyboardWish();
  const userId = useSession(({ user, tokens }) => (tokens.user === '' ? undefined : user?.id));
  const { pathname, search } = useLocation();
  const screen = screenOf(pathname);
  // Who watches a talk is not talked to from the side.
  const isWatching = new URLSearchParams(search).get('play') === '1';
  return (
    <>
      <Menus />
      <Suspense fallback={null}>
        {userId === undefined ? null : <LiveUpdates userId={userId} />}
        {userId !== undefined && screen?.helper && !isWatching ? <Assistant path={screen.path} /> : null}
        {dialog ? <GlobalDialogs dialog={dialog} /> : null}
        {wanted ? <KeyboardParts first={wanted} /> : null}
      </Suspense>
    </>
  );
}

/** The place of every context menu; the texts are those of text fields. */
function Menus() {
  const { t } = useTexts();
  const texts = {
    menu: t(menuMessages.menu),
    cut: t(menuMessages.cut),
    copy: t(menuMessages.copy),
    paste: t(menuMessages.paste),
    selectAll: t(menuMessages.selectAll),
    pasteRefused: t(menuMessages.pasteRefused),
  };
  return <ContextMenuHost texts={texts} />;
}

function useGuard(): void {
  const guarded = useServer((state) => state.settings?.deviceGuard ?? false);
  useEffect(() => {
    const typing = watchTyping();
    const end = onBeforeRestriction(typing.keep);
    return () => {
      end();
      typing.stop();
    };
  }, []);
  useEffect(() => (guarded ? guardDevice(showRestriction) : undefined), [guarded]);
}

/** Palette and help are loaded when somebody first asks for them. */
function useKeyboardWish(): 'palette' | 'help' | undefined {
  const [wish, setWish] = useState<'palette' | 'help'>();
  useEffect(() => {
    if (wish) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]');
      if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK') {
        event.preventDefault();
        setWish('palette');
      } else if (event.key === '?' && !typing) setWish('help');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [wish]);
  return wish;
}
