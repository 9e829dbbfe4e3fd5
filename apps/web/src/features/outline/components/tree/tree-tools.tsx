import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconCornerDownRight,
  IconFoldDown,
  IconFoldUp,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { treeTexts as texts } from './messages.ts';
import styles from './tree.module.css';
import type { Tree } from './use-tree.ts';

const lineTools = [
  ['add', IconPlus],
  ['addBelow', IconCornerDownRight],
  ['promote', IconIndentDecrease],
  ['demote', IconIndentIncrease],
  ['up', IconArrowUp],
  ['down', IconArrowDown],
  ['remove', IconTrash],
] as const;

/** All that keys do, for a pointer and for fingers: with the line that one is in. */
export function TreeTools({ tree, children }: { tree: Tree; children: ReactNode }) {
  const { t } = useTexts();
  const isFolded = tree.folded.size > 0;
  return (
    <div
      role="toolbar"
      aria-label={t(texts.tools)}
      className={styles.tools}
      // The line keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {lineTools.map(([action, icon]) => (
        <IconButton
          key={action}
          label={t(texts[action])}
          icon={icon}
          disabled={tree.current === undefined && action !== 'add'}
          onClick={() => tree.act(action)}
        />
      ))}
      {children}
      <span className={styles.gap} />
      <IconButton
        label={t(texts.undo)}
        icon={IconArrowBackUp}
        disabled={!tree.canUndo}
        onClick={() => tree.act('undo')}
      />
      <IconButton
        label={t(texts.redo)}
        icon={IconArrowForwardUp}
        disabled={!tree.canRedo}
        onClick={() => tree.act('redo')}
      />
      <IconButton
        label={t(isFolded ? texts.unfoldAll : texts.foldAll)}
        icon={isFolded ? IconFoldDown : IconFoldUp}
        onClick={() => tree.foldAll(!isFolded)}
      />
    </div>
  );
}
