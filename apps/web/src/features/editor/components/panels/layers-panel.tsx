import { flagElements } from '@app/deck/commands/arrange.ts';
import { elementPlace, move, set, unset } from '@app/deck/commands/place.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import {
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconLock,
  IconLockOpen,
  type IconProps,
} from '@tabler/icons-react';
import { type ComponentType, type KeyboardEvent, memo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { elementName } from '../canvas/element-name.ts';
import { kinds } from '../kinds/registry.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import styles from './layers-panel.module.css';
import { arrangeTexts as texts } from './arrange-messages.ts';
import { panelTexts } from './messages.ts';
import { useLayerDragging } from './use-layer-dragging.ts';

/** The elements of the slide one below the other, the foremost first: also what is hidden or lies under others. */
export function LayersPanel() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const ids = useEdited(useShallow((state) => currentSlide(state).elements.map(({ id }) => id)));
  const shown = ids.toReversed();
  const dragging = useLayerDragging(shown);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const { slideId } = editor.store.getState();
    editor.perform([move(elementPlace(slideId, String(active.id)), ids.indexOf(String(over.id)))]);
  };
  if (shown.length === 0) return <p className={styles.none}>{t(texts.noLayers)}</p>;
  return (
    <DndContext {...dragging} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={shown} strategy={verticalListSortingStrategy}>
        <ul className={styles.layers} aria-label={t(panelTexts.layers)}>
          {shown.map((id) => (
            <Layer key={id} id={id} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const Layer = memo(function Layer({ id }: { id: string }) {
  const element = useEdited((state) => currentSlide(state).elements.find((each) => each.id === id));
  return element ? <LayerRow element={element} /> : null;
});

function LayerRow({ element }: { element: SlideElement }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const { id } = element;
  const isChosen = useEdited(({ selected }) => selected.includes(id));
  const [isNaming, setIsNaming] = useState(false);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id,
  });
  const name = elementName(element, t);
  const Icon = kinds[element.type].icon;
  const choose = (adds: boolean) => {
    const { selected } = editor.store.getState();
    const others = selected.filter((each) => each !== id);
    editor.select(adds ? (isChosen ? others : [...selected, id]) : [id], element.groups?.at(-1));
  };
  const flag = (which: 'hidden' | 'locked') =>
    editor.perform(
      flagElements(currentSlide(editor.store.getState()), [id], which, !(element[which] ?? false)),
    );
  return (
    <li
      ref={setNodeRef}
      className={styles.layer}
      data-hidden={element.hidden === true}
      aria-current={isChosen}
      style={{
        paddingInlineStart: 4 + (element.groups?.length ?? 0) * 12,
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
      }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t(texts.drag, { name })}
      >
        <IconGripVertical size={14} stroke={1.6} aria-hidden="true" />
      </button>
      {isNaming ? (
        <NameField element={element} onEnd={() => setIsNaming(false)} />
      ) : (
        <button
          type="button"
          className={styles.name}
          aria-pressed={isChosen}
          title={name}
          onClick={(event) => choose(event.shiftKey || event.ctrlKey || event.metaKey)}
          onDoubleClick={() => setIsNaming(true)}
          onKeyDown={(event) => event.key === 'F2' && setIsNaming(true)}
        >
          <Icon size={16} stroke={1.6} aria-hidden="true" />
          <span>{name}</span>
        </button>
      )}
      <FlagButton
        label={t(element.locked ? texts.unlockOne : texts.lockOne, { name })}
        icon={element.locked ? IconLock : IconLockOpen}
        isOn={element.locked === true}
        onClick={() => flag('locked')}
      />
      <FlagButton
        label={t(element.hidden ? texts.show : texts.hide, { name })}
        icon={element.hidden ? IconEyeOff : IconEye}
        isOn={element.hidden === true}
        onClick={() => flag('hidden')}
      />
    </li>
  );
}

type FlagProps = { label: string; icon: ComponentType<IconProps>; isOn: boolean; onClick: () => void };

const FlagButton = ({ label, icon: Icon, isOn, onClick }: FlagProps) => (
  <button
    type="button"
    className={styles.flag}
    data-on={isOn}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon size={16} stroke={1.6} aria-hidden="true" />
  </button>
);

function NameField({ element, onEnd }: { element: SlideElement; onEnd: () => void }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const [typed, setTyped] = useState(element.name ?? '');
  const take = () => {
    const place = elementPlace(editor.store.getState().slideId, element.id);
    const name = typed.trim();
    if (name !== '') editor.perform([set(place.to('name'), name)]);
    else if (element.name !== undefined) editor.perform([unset(place, 'name')]);
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') take();
    if (event.key === 'Escape') onEnd();
  };
  return (
    <input
      className={styles.naming}
      aria-label={t(texts.rename)}
      // Who asked for another name wants to type it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      maxLength={500}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  );
}
