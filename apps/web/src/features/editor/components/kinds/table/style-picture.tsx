import { drawOne } from '@app/deck/design/draw-slide.ts';
import type { TableElement, TableLook } from '@app/deck/element.ts';
import { backgroundStyle } from '@app/slide-view/background.ts';
import { borderOf } from '@app/slide-view/box.ts';
import { useMemo } from 'react';
import { useEdited } from '../../use-editor.ts';
import styles from './table.module.css';

const cell = { text: { paragraphs: [{ runs: [{ text: '–' }] }] } };
const sample: TableElement = {
  id: 'sample',
  type: 'table',
  columns: [16, 16, 16],
  rows: [9, 9, 9, 9],
  cells: Array.from({ length: 4 }, () => Array.from({ length: 3 }, () => cell)),
};

/** How a style looks with the theme of the deck. */
export function StylePicture({ look }: { look: TableLook }) {
  const design = useEdited((state) => state.deck.design);
  const drawn = useMemo(() => drawOne({ ...sample, look }, undefined, design), [look, design]);
  if (drawn.type !== 'table') return null;
  return (
    <span className={styles.sample} aria-hidden="true">
      {drawn.cells.flat().map((each, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          style={{
            ...backgroundStyle(each?.fill),
            borderTop: borderOf(each?.borders?.top),
            borderBottom: borderOf(each?.borders?.bottom),
            borderLeft: borderOf(each?.borders?.left),
            borderRight: borderOf(each?.borders?.right),
          }}
        >
          <i style={{ background: each?.text.paragraphs[0]?.runs[0]?.color }} />
        </span>
      ))}
    </span>
  );
}
