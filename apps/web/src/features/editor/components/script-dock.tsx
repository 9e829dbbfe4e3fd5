import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { localStore } from '../../../lib/storage.ts';
import { useTexts } from '../../../lib/texts.ts';
import { editorMessages as texts } from '../messages.ts';
import styles from './editor.module.css';

const key = 'editorScriptHeight';
const least = 44;
/** On a low screen the slide needs the room more. */
const usual = Math.min(236, Math.round(window.innerHeight * 0.27));
const step = 24;
const most = () => Math.round(window.innerHeight * 0.6);
const within = (height: number) => Math.min(most(), Math.max(least, height));

/** There is one dock on a page. */
const dock = createStore(() => ({ height: within(Number(localStore.get(key) ?? usual) || usual) }));

function setHeight(wanted: number): void {
  dock.setState({ height: within(wanted) });
  localStore.set(key, String(within(wanted)));
}

/** Makes room for the script where there is little. */
export function openScriptDock(): void {
  if (dock.getState().height < usual) setHeight(usual);
}

/** What stands below the canvas, as high as somebody drew it; kept on this device. */
export function ScriptDock({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { height } = useStore(dock);
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setHeight(height - event.movementY);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    event.stopPropagation();
    setHeight(height + direction * step);
  };
  return (
    <div className={styles.dock} style={{ height }} data-region="script">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions: a separator that can be moved is a control */}
      <div
        className={styles.divider}
        role="separator"
        aria-orientation="horizontal"
        aria-label={t(texts.scriptHeight)}
        aria-valuenow={height}
        aria-valuemin={least}
        aria-valuemax={most()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onDoubleClick={() => setHeight(height > least ? least : usual)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.docked}>{children}</div>
    </div>
  );
}
