import { defaultAvatar } from '@app/deck/defaults.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { newId } from '../../../../lib/new-id.ts';
import { currentSlide } from '../../store.ts';
import { useEditor } from '../use-editor.ts';
import { useInsert } from './use-insert.ts';

/** The avatar stands on a slide once: where it does already, it is chosen; else it is put in its usual place (spec 3). */
export function useShowAvatar(): () => void {
  const { editor } = useEditor();
  const { insert } = useInsert();
  return () => {
    const state = editor.store.getState();
    const standing = currentSlide(state).elements.find(({ type }) => type === 'avatar');
    if (standing) editor.select([standing.id]);
    else insert([defaultAvatar(newId, state.deck.viewport)]);
  };
}

/** Spec 2: /edit-project/virtual-human-content/virtual-human-picture opens the editor at its avatar. */
export function useAvatarAddress(): void {
  const { pathname } = useLocation();
  const show = useShowAvatar();
  const latest = useRef(show);
  useEffect(() => {
    if (pathname.endsWith('/virtual-human-picture')) latest.current();
  }, [pathname]);
}
