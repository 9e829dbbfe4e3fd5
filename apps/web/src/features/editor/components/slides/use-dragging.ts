import {
  type Announcements,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { useEditor } from '../use-editor.ts';
import { stripTexts as texts } from './messages.ts';
import { useSlideWork } from './slide-work.ts';

/** Slides are dragged by mouse, finger and keys; those that are chosen go with the one that is held. */
export function useDragging(order: readonly string[]) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const work = useSlideWork();
  const [dragged, setDragged] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
  const place = (id: string | number | undefined) => order.indexOf(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => t(texts.dragStart, { number: place(active.id) + 1 }),
    onDragOver: ({ over }) => (over ? t(texts.dragOver, { number: place(over.id) + 1 }) : undefined),
    onDragEnd: ({ over }) => (over ? t(texts.dragEnd, { number: place(over.id) + 1 }) : t(texts.dragCancel)),
    onDragCancel: () => t(texts.dragCancel),
  };
  return {
    dragged,
    sensors,
    accessibility: { announcements, screenReaderInstructions: { draggable: t(texts.dragHelp) } },
    onDragStart({ active }: { active: { id: string | number } }) {
      const id = String(active.id);
      if (!editor.store.getState().chosenSlides.includes(id)) editor.goTo(id);
      setDragged(id);
    },
    onDragCancel: () => setDragged(undefined),
    onDragEnd({ active, over }: DragEndEvent) {
      setDragged(undefined);
      if (!over || over.id === active.id) return;
      const [from, to] = [place(active.id), place(over.id)];
      work.moveTo(from < to ? to + 1 : to);
    },
  };
}
