import { outlineLimits } from '@app/contract/outline/limits.ts';
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { type CSSProperties, type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { treeTexts as texts } from './messages.ts';
import { isLeaf, type Row } from './rows.ts';
import { treeAction } from './tree-keys.ts';
import styles from './tree.module.css';
import type { Tree } from './use-tree.ts';

type Switch<V> = readonly [V, (value: V) => void];

type Props = {
  row: Row;
  /** Which page it is; 0 where it is none. */
  number: number;
  place: { at: number; of: number };
  /** Undefined where nothing belongs to it. */
  isFolded: boolean | undefined;
  /** The pages of the document that it comes from. */
  from: readonly number[];
  tree: Tree;
  leaving: Switch<boolean>;
  /** The line that is being dragged. */
  drag: Switch<string | undefined>;
};

/** Lines are dropped on other lines: above their middle before them, below it after. */
function useDropping(id: string, tree: Tree, [dragged, setDragged]: Props['drag']) {
  const [side, setSide] = useState<'before' | 'after'>();
  const isTaken = dragged !== undefined && dragged !== id;
  return {
    side: isTaken ? side : undefined,
    props: {
      onDragOver(event: DragEvent) {
        if (!isTaken) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        setSide(event.clientY < top + height / 2 ? 'before' : 'after');
      },
      onDragLeave: () => setSide(undefined),
      onDrop(event: DragEvent) {
        if (!isTaken) return;
        event.preventDefault();
        tree.dropOn(dragged, id, side ?? 'after');
        setSide(undefined);
        setDragged(undefined);
      },
    },
  };
}

export function TreeRow({ row, number, place, isFolded, from, tree, leaving, drag }: Props) {
  const { t, language } = useTexts();
  const { id, kind, depth, text } = row;
  const fromId = useId();
  const dropping = useDropping(id, tree, drag);
  const name = kind === 'page' ? t(texts.page, { number }) : t(texts[kind]);
  const blank = texts[`${kind}Blank`];
  const isCurrent = tree.current === id;
  return (
    <div
      role="row"
      className={styles.row}
      data-row={id}
      data-kind={isLeaf(row) ? 'point' : kind}
      data-current={isCurrent}
      data-drop={dropping.side}
      aria-level={depth + 1}
      aria-posinset={place.at}
      aria-setsize={place.of}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      // The depth is data: it cannot be a class.
      style={{ '--depth': depth } as CSSProperties}
      {...dropping.props}
    >
      <span role="gridcell" className={styles.cell}>
        <span
          className={styles.handle}
          draggable
          title={t(texts.drag)}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', text);
            drag[1](id);
          }}
          onDragEnd={() => drag[1](undefined)}
        >
          <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
        </span>
        {isFolded === undefined ? (
          <span className={styles.noFold} />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className={styles.fold}
            data-folded={isFolded}
            aria-label={t(isFolded ? texts.unfold : texts.fold)}
            onClick={() => tree.setFold(id, !isFolded)}
          >
            <IconChevronRight size={16} stroke={2} aria-hidden="true" />
          </button>
        )}
        <span className={styles.sign} aria-hidden="true">
          {kind === 'page' ? number : kind === 'table' || kind === 'figure' ? t(texts[kind]) : ''}
        </span>
        <LineField row={row} label={name} blank={t(blank)} fromId={fromId} tree={tree} leaving={leaving} />
        {row.unfounded ? <Unfounded row={row} tree={tree} /> : null}
        {from.length === 0 ? null : (
          <small id={fromId} className={styles.from}>
            {t(texts.from, {
              pages: new Intl.ListFormat(language, { type: 'unit' }).format(from.map(String)),
            })}
          </small>
        )}
      </span>
    </div>
  );
}

/** A model wrote it: it is left out until somebody stands for it. */
function Unfounded({ row, tree }: { row: Row; tree: Tree }) {
  const { t } = useTexts();
  return (
    <span className={styles.unfounded}>
      {t(texts.unfounded)}
      <button
        type="button"
        aria-label={t(texts.keepLine, { text: row.text })}
        onClick={() => tree.keep(row.id)}
      >
        {t(texts.keep)}
      </button>
    </span>
  );
}

type FieldProps = {
  row: Row;
  label: string;
  blank: string;
  fromId: string;
  tree: Tree;
  leaving: Switch<boolean>;
};

/** The words of a line. Tab changes its level, so Escape is the way out. */
function LineField({ row, label, blank, fromId, tree, leaving: [isLeaving, setIsLeaving] }: FieldProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') return setIsLeaving(true);
    const action = treeAction(event);
    if (event.key === 'Tab' && isLeaving) return;
    if (event.key !== 'Shift') setIsLeaving(false);
    if (action !== undefined && tree.act(action)) event.preventDefault();
  };
  return (
    <textarea
      rows={1}
      aria-label={label}
      aria-describedby={fromId}
      placeholder={blank}
      data-saves-itself
      maxLength={outlineLimits.text.max}
      tabIndex={tree.current === row.id ? 0 : -1}
      value={row.text}
      // A line has no breaks; those that were pasted are spaces.
      onChange={({ currentTarget }) => tree.type(row.id, currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onFocus={() => tree.setCurrent(row.id)}
      onKeyDown={onKeyDown}
    />
  );
}
