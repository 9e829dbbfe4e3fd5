import { type PointerEvent, useMemo, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { slideSlots } from '../../../slide/rules.ts';
import { editorMessages as texts } from '../../messages.ts';
import { currentSlide } from '../../store.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import styles from './canvas.module.css';
import { ElementNode } from './element-node.tsx';
import { Ground } from './ground.tsx';
import { SelectionBox } from './selection-box.tsx';
import { useScale } from './use-scale.ts';

/** The slide that is edited, in the middle of its room. Inside everything is in units of the viewport. */
export function Canvas() {
  const { t, language } = useTexts();
  const { editor } = useEditor();
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room);
  const { width, height } = useEdited((state) => state.deck.viewport);
  const ids = useEdited(useShallow((state) => currentSlide(state).elements.map(({ id }) => id)));
  const slots = useMemo(() => slideSlots(language), [language]);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const node = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-element]') : null;
    editor.select(node?.dataset['element'] === undefined ? [] : [node.dataset['element']]);
  };
  return (
    <div
      ref={room}
      className={styles.room}
      role="application"
      aria-label={t(texts.canvas)}
      onPointerDown={press}
    >
      <div className={styles.paper} style={{ width: width * scale, height: height * scale }}>
        <div className={styles.world} style={{ width, height, transform: `scale(${scale})` }}>
          <Ground slots={slots} />
          {ids.map((id) => (
            <ElementNode key={id} id={id} slots={slots} />
          ))}
        </div>
        <SelectionBox scale={scale} />
      </div>
    </div>
  );
}
