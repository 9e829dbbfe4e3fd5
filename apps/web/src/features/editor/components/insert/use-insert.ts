import { elementRefusal } from '@app/contract/courseware/errors.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { addElements } from '@app/deck/commands/elements.ts';
import { fillPlace } from '@app/deck/commands/fill-place.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notify } from '../../../../lib/notices.ts';
import { say } from '../../../../lib/texts.ts';
import { projectKeys } from '../../../project/api.ts';
import { currentSlide } from '../../store.ts';
import { useEditor } from '../use-editor.ts';

/** How far something is moved so that it does not cover its like. */
const offset = 20;

/** The element, moved so far that it does not stand exactly where another one stands. */
function beside<E extends SlideElement>(element: E, others: readonly SlideElement[]): E {
  const { left, top } = element;
  if (left === undefined || top === undefined) return element;
  const isTaken = others.some((other) => other.left === left && other.top === top);
  return isTaken ? beside({ ...element, left: left + offset, top: top + offset }, others) : element;
}

/** Puts something new on the slide that is looked at. */
export type Insert = {
  /** Whether the slide takes something now; where it does not, it is said why (spec 5). */
  mayInsert: () => boolean;
  /** Puts elements on the slide and chooses them: one of content into an empty place for it, the rest on top. */
  insert: (elements: readonly SlideElement[]) => boolean;
  /** Puts elements where they say, on top of the slide, and chooses them. */
  insertHere: (elements: readonly SlideElement[]) => boolean;
};

/** See `Insert`. */
export function useInsert(): Insert {
  const { editor, project } = useEditor();
  const cache = useQueryClient();
  return useMemo(() => {
    const mayInsert = () => {
      const { slideId } = editor.store.getState();
      const pages = cache.getQueryData<CoursewarePage[]>(projectKeys.pages(project.id));
      const page = pages?.find(({ id }) => id === slideId);
      const refusal = page && elementRefusal(page.pageStatus);
      if (refusal) notify('warning', say(refusal.message));
      return refusal === undefined;
    };
    const insertHere = (elements: readonly SlideElement[]) => {
      if (!mayInsert()) return false;
      const slide = currentSlide(editor.store.getState());
      const placed = elements.map((element) => beside(element, slide.elements));
      editor.perform(addElements(slide.id, slide.elements.length, placed), {
        select: placed.map(({ id }) => id),
      });
      return true;
    };
    return {
      mayInsert,
      insertHere,
      insert(elements) {
        const [only, ...more] = elements;
        const state = editor.store.getState();
        const commands = only && more.length === 0 && fillPlace(currentSlide(state), state.deck.design, only);
        if (!commands) return insertHere(elements);
        if (!mayInsert()) return false;
        editor.perform(commands, { select: [only.id] });
        return true;
      },
    };
  }, [editor, project.id, cache]);
}
