import { IconAdjustmentsHorizontal, IconArrowsMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { divider, type MenuEntry } from '../../../../lib/actions.ts';
import { openMenuBelow } from '../../../../lib/context-menu.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { zoomBy, zoomSteps, zoomTo } from '../../gestures/zoom.ts';
import styles from './canvas.module.css';
import { viewEntries } from './menu-entries.ts';
import { canvasTexts as texts } from './messages.ts';
import { useStage } from './use-stage.ts';

const percent = (scale: number) => `${Math.round(scale * 100)}%`;

// A press without a pointer is one of Enter or Space: then the menu takes the focus.
const openBelow = (event: MouseEvent<HTMLElement>, entries: readonly MenuEntry[]) =>
  openMenuBelow(event.currentTarget, entries, event.detail === 0);

/** How large the slide is shown, and what helps to arrange things. */
export function CanvasFoot({ scale }: { scale: number }) {
  const { t } = useTexts();
  const stage = useStage();
  const sizes: MenuEntry[] = [
    { name: 'fit', label: t(texts.fit), run: () => zoomTo(stage, 'fit') },
    divider,
    ...zoomSteps.map((step) => ({
      name: percent(step),
      label: percent(step),
      run: () => zoomTo(stage, step),
    })),
  ];
  return (
    <div className={styles.foot} role="toolbar" aria-label={t(texts.zoom)}>
      <IconButton
        label={t(texts.view)}
        icon={IconAdjustmentsHorizontal}
        size="small"
        aria-haspopup="menu"
        onClick={(event) => openBelow(event, viewEntries(stage))}
      />
      <IconButton
        label={t(texts.zoomOut)}
        icon={IconZoomOut}
        size="small"
        onClick={() => zoomBy(stage, -1)}
      />
      <button
        type="button"
        className={styles.percent}
        aria-haspopup="menu"
        aria-label={`${t(texts.zoom)} ${percent(scale)}`}
        onClick={(event) => openBelow(event, sizes)}
      >
        {percent(scale)}
      </button>
      <IconButton label={t(texts.zoomIn)} icon={IconZoomIn} size="small" onClick={() => zoomBy(stage, 1)} />
      <IconButton
        label={t(texts.fit)}
        icon={IconArrowsMaximize}
        size="small"
        onClick={() => zoomTo(stage, 'fit')}
      />
    </div>
  );
}
