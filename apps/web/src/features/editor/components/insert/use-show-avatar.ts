import { defaultAvatar } from '@app/deck/defaults.ts';
import type { Slide } from '@app/deck/slide.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { newId } from '../../../../lib/new-id.ts';
import { currentSlide } from '../../store.ts';
import { wishAvatar } from '../kinds/avatar/avatar-wish.ts';
import { useEditor } from '../use-editor.ts';
import { useInsert } from './use-insert.ts';

/** The avatar stands on a slide once: where it does already, it is chosen; else it is put in its usual place (spec 3). */
export function useShowAvatar(): () => void {
  const { editor } = useEditor();
  const { insert } = useInsert();
  return () => {
    const state = editor.store.getState();
    const standing = avatarOf(currentSlide(state));
    if (standing) editor.select([standing.id]);
    else insert([defaultAvatar(newId, state.deck.viewport)]);
  };
}

const avatarOf = (slide: Slide) => slide.elements.find(({ type }) => type === 'avatar');

/**
 * Spec 2: /edit-project/virtual-human-content/virtual-human-picture opens the editor at its avatar: that of the slide that is
 * looked at, else of the first one that has any. An address changes nothing: where there is none, it is chosen who presents.
 */
export function useAvatarAddress(): void {
  const { pathname } = useLocation();
  const { editor } = useEditor();
  useEffect(() => {
    if (!pathname.endsWith('/virtual-human-picture')) return;
    const state = editor.store.getState();
    const slide = [currentSlide(state), ...state.deck.slides].find(avatarOf);
    const avatar = slide && avatarOf(slide);
    wishAvatar();
    if (!avatar) return editor.use({ panel: 'presenter' });
    editor.goTo(slide.id);
    editor.select([avatar.id]);
  }, [pathname, editor]);
}
