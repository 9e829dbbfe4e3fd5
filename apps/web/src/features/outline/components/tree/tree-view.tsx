import { outlineLimits } from '@app/contract/outline/limits.ts';
import type { OutlineState } from '@app/contract/outline/schema.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../lib/texts.ts';
import type { OutlineDesk } from '../../store.ts';
import { sourcePages } from '../../rules.ts';
import { treeTexts as texts } from './messages.ts';
import { childrenOf, parentOf } from './rows.ts';
import { TreeRow } from './tree-row.tsx';
import { RedrawButton } from '../redraw-button.tsx';
import { TreeTools } from './tree-tools.tsx';
import styles from './tree.module.css';
import { useTree } from './use-tree.ts';

type Props = {
  projectId: string;
  desk: OutlineDesk;
  source: OutlineState['source'];
  /** The line that is in focus at first. */
  first?: string | undefined;
};

/** Undoing works in the title and beside the lines, too; a line has used the key up. */
function undoing(event: KeyboardEvent, desk: OutlineDesk): void {
  if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) desk.redo();
  else desk.undo();
}

/** The outline as lines that can be typed in, moved and folded. */
export function TreeView({ projectId, desk, source, first }: Props) {
  const { t } = useTexts();
  const grid = useRef<HTMLDivElement>(null);
  const tree = useTree(desk, grid, first);
  const { rows, shown, folded } = tree;
  const howToId = useId();
  /** After Escape the Tab key leaves the outline. */
  const [isLeaving, setIsLeaving] = useState(false);
  const [dragged, setDragged] = useState<string>();
  const pages = rows.filter(({ kind }) => kind === 'page');
  return (
    <div className={styles.view} onKeyDown={(event) => undoing(event, desk)}>
      <TreeTools tree={tree}>
        <RedrawButton projectId={projectId} desk={desk} rowId={tree.current} />
      </TreeTools>
      <TitleField desk={desk} />
      <p id={howToId} className={styles.howTo}>
        {t(texts.howTo)}
      </p>
      {rows.length === 0 ? <p className={styles.empty}>{t(texts.empty)}</p> : null}
      <div
        ref={grid}
        role="treegrid"
        aria-label={t(texts.outline)}
        aria-describedby={howToId}
        className={styles.tree}
        onBlur={() => setIsLeaving(false)}
      >
        {shown.map((at) => {
          const row = rows[at];
          if (!row) return null;
          const siblings = childrenOf(rows, parentOf(rows, at));
          return (
            <TreeRow
              key={row.id}
              row={row}
              number={pages.indexOf(row) + 1}
              place={{ at: siblings.indexOf(at) + 1, of: siblings.length }}
              isFolded={childrenOf(rows, at).length === 0 ? undefined : folded.has(row.id)}
              from={sourcePages(row.from, source)}
              tree={tree}
              leaving={[isLeaving, setIsLeaving]}
              drag={[dragged, setDragged]}
            />
          );
        })}
      </div>
    </div>
  );
}

/** What the talk is called. */
function TitleField({ desk }: { desk: OutlineDesk }) {
  const { t } = useTexts();
  const { title } = useStore(desk.store);
  return (
    <input
      className={styles.title}
      aria-label={t(texts.title)}
      placeholder={t(texts.title)}
      data-saves-itself
      maxLength={outlineLimits.text.max}
      value={title}
      onChange={({ currentTarget }) => desk.rename(currentTarget.value)}
    />
  );
}
