import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { elementName } from '../canvas/element-name.ts';
import { useEditor } from '../use-editor.ts';
import { arrangeTexts as texts } from './arrange-messages.ts';

/** How layers are dragged by pointer and keys, and what is said of it to those who cannot see it. */
export function useLayerDragging(shown: readonly string[]) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: string | number) => {
    const element = currentSlide(editor.store.getState()).elements.find((each) => each.id === id);
    return element ? elementName(element, t) : '';
  };
  const dropped = ({ active }: { active: { id: string | number } }) =>
    t(texts.dropped, { name: nameOf(active.id) });
  return {
    sensors,
    accessibility: {
      screenReaderInstructions: { draggable: t(texts.dragHelp) },
      announcements: {
        onDragStart: ({ active }: { active: { id: string | number } }) =>
          t(texts.picked, { name: nameOf(active.id) }),
        onDragOver: ({
          active,
          over,
        }: {
          active: { id: string | number };
          over: { id: string | number } | null;
        }) =>
          over
            ? t(texts.movedTo, {
                name: nameOf(active.id),
                place: shown.indexOf(String(over.id)) + 1,
                count: shown.length,
              })
            : undefined,
        onDragEnd: dropped,
        onDragCancel: dropped,
      },
    },
  };
}
