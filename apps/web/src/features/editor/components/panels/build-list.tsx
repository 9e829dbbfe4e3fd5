import { changeBuild, moveBuild, removeBuild, splitBuild } from '@app/deck/commands/builds.ts';
import type { Command } from '@app/deck/commands/command.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Build } from '@app/deck/staging.ts';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { elementName } from '../canvas/element-name.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { BuildFields } from './build-fields.tsx';
import { effectName } from './effect-names.ts';
import { panelTexts as texts } from './messages.ts';
import styles from './panels.module.css';

/** The builds of the slide in their order; one of them is open. They are dragged by hand and by keys. */
export function BuildList() {
  const { editor } = useEditor();
  const builds = useEdited((state) => currentSlide(state).builds) ?? [];
  const [open, setOpen] = useState(0);
  const change = (make: (slide: Slide) => Command[]) =>
    editor.perform(make(currentSlide(editor.store.getState())));
  const move = (from: number, to: number) => {
    if (to < 0 || to >= builds.length) return;
    change((slide) => moveBuild(slide, from, to));
    setOpen(to);
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const build = builds[open];
  // Builds have no ids; their places are what is sorted.
  const places = builds.map((_, index) => String(index + 1));
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => over && move(Number(active.id) - 1, Number(over.id) - 1)}
      >
        <SortableContext items={places} strategy={verticalListSortingStrategy}>
          <ol className={styles.builds}>
            {builds.map((each, index) => (
              <BuildRow
                key={places[index]}
                place={places[index] ?? ''}
                build={each}
                isOpen={index === open}
                onOpen={() => {
                  setOpen(index);
                  editor.select([each.elementId]);
                }}
                onMove={(by) => move(index, index + by)}
                onRemove={() => change((slide) => removeBuild(slide, index))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {build ? (
        <BuildFields
          build={build}
          onChange={(part) => change((slide) => changeBuild(slide, open, part))}
          onSplit={(isSplit) => change((slide) => splitBuild(slide, open, isSplit))}
        />
      ) : null}
    </>
  );
}

type RowProps = {
  place: string;
  build: Build;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function BuildRow({ place, build, isOpen, onOpen, onMove, onRemove }: RowProps) {
  const { t } = useTexts();
  const { listeners, attributes, setNodeRef, transform, transition } = useSortable({ id: place });
  const name = useBuildName(build, place);
  return (
    <li
      ref={setNodeRef}
      className={styles.build}
      data-open={isOpen}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <span className={styles.grip} {...attributes} {...listeners} aria-label={name}>
        <IconGripVertical size={14} stroke={1.8} aria-hidden="true" />
      </span>
      <button type="button" aria-pressed={isOpen} onClick={onOpen} title={name}>
        {name}
      </button>
      <IconButton size="small" icon={IconArrowUp} label={t(texts.buildUp)} onClick={() => onMove(-1)} />
      <IconButton size="small" icon={IconArrowDown} label={t(texts.buildDown)} onClick={() => onMove(1)} />
      <IconButton size="small" icon={IconTrash} label={t(texts.removeBuild)} onClick={onRemove} />
    </li>
  );
}

function useBuildName({ elementId, paragraph, kind, effect }: Build, number: string): string {
  const { t } = useTexts();
  const element = useEdited((state) => currentSlide(state).elements.find(({ id }) => id === elementId));
  const part = paragraph === undefined ? '' : ` · ${t(texts.paragraph, { number: paragraph + 1 })}`;
  const name = `${element ? elementName(element, t) : t(texts.gone)}${part}`;
  return t(texts.buildName, { number, name, effect: `${t(texts[kind])} · ${effectName(effect, t)}` });
}
